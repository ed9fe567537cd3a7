// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/recentplaces.h"

#include <algorithm>
#include <vector>

namespace subtext {
namespace {

/// How many names from the first on all have in common, of which each keeps one at least.
qsizetype commonLength(const std::vector<QStringList>& all)
{
    qsizetype length = all.front().size();
    for (const QStringList& names : all) {
        const auto [differing, other] =
            std::mismatch(names.begin(), names.end(), all.front().begin(), all.front().end());
        length = std::min({length, qsizetype{differing - names.begin()}, names.size() - 1});
    }
    return std::max(length, qsizetype{0});
}

QStringList withoutCommon(const std::vector<QStringList>& all)
{
    const qsizetype common = commonLength(all);
    QStringList places;
    for (const QStringList& names : all)
        places << names.mid(common).join(u'/');
    return places;
}

} // namespace

QStringList placesApart(const QStringList& paths)
{
    if (paths.isEmpty())
        return {};
    std::vector<QStringList> files;
    std::vector<QStringList> folders;
    for (const QString& path : paths) {
        files.push_back(path.split(u'/', Qt::SkipEmptyParts));
        folders.push_back(files.back().mid(0, files.back().size() - 1));
    }
    const QStringList places = withoutCommon(folders);
    const bool isEachItsOwn =
        QStringList(places).removeDuplicates() == 0 && !places.contains(QString());
    return isEachItsOwn ? places : withoutCommon(files);
}

QStringList placesOfNamesakes(const QStringList& titles, const QStringList& paths)
{
    QStringList places;
    for (qsizetype i = 0; i < titles.size(); ++i) {
        QStringList ofTitle;
        qsizetype at = 0;
        for (qsizetype j = 0; j < titles.size(); ++j) {
            if (j == i)
                at = ofTitle.size();
            if (titles[j].simplified() == titles[i].simplified())
                ofTitle << paths[j];
        }
        places << (ofTitle.size() > 1 ? placesApart(ofTitle)[at] : QString());
    }
    return places;
}

} // namespace subtext
