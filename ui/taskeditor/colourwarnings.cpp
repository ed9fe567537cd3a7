// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/taskeditor/colourwarnings.h"

#include "core/task/editing/colourchecks.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>

#include <cmath>
#include <map>

namespace subtext {
namespace {

class ColourWords
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ColourWords)

public:
    static QString contrast(double ratio, bool isDark)
    {
        const QString number = shownNumber(std::floor(ratio * 10) / 10, 1); // 2.96 is not 3
        return isDark ? tr("On a dark background its contrast is %1 : 1; at least 3 : 1 is easy to "
                           "see.")
                            .arg(number)
                      : tr("On a light background its contrast is %1 : 1; at least 3 : 1 is easy "
                           "to see.")
                            .arg(number);
    }
    static QString alike(const QString& word, const QStringList& whom)
    {
        return tr("Hard to tell from “%1” %2.").arg(word, whom.join(tr(" or ")));
    }
    static QString to(ColourVision vision)
    {
        switch (vision) {
        case ColourVision::Usual:
            return tr("for everybody");
        case ColourVision::Protanopia:
            return tr("without red vision (protanopia)");
        case ColourVision::Deuteranopia:
            return tr("without green vision (deuteranopia)");
        case ColourVision::Tritanopia:
            return tr("without blue vision (tritanopia)");
        }
        Q_UNREACHABLE();
    }
};

std::vector<QString> coloursOn(const theme::Colors& ground, const std::vector<ColouredPart>& parts)
{
    std::vector<QString> colours;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool hasDark = ground.isDark && !parts[i].colourDark.isEmpty();
        const QString& own = hasDark ? parts[i].colourDark : parts[i].colour;
        colours.push_back(own.isEmpty() ? ground.emotions.at(i % ground.emotions.size()).name()
                                        : own);
    }
    return colours;
}

} // namespace

QStringList colourWarnings(const std::vector<ColouredPart>& parts, std::size_t at)
{
    QStringList warnings;
    std::map<std::size_t, std::map<ColourVision, bool>> alike;
    for (const theme::Colors* ground : {&theme::lightColors(), &theme::darkColors()}) {
        const std::vector<QString> colours = coloursOn(*ground, parts);
        const double ratio = contrastRatio(colours.at(at), ground->surface.name());
        if (ratio < LeastContrast)
            warnings << ColourWords::contrast(ratio, ground->isDark);
        for (const AlikePair& pair : alikePairs(colours)) {
            if (pair.first == at || pair.second == at)
                alike[pair.first == at ? pair.second : pair.first][pair.vision] = true;
        }
    }
    for (const auto& [other, visions] : alike) {
        QStringList whom;
        for (const auto& of : visions)
            whom << ColourWords::to(of.first);
        if (visions.contains(ColourVision::Usual))
            whom = QStringList{ColourWords::to(ColourVision::Usual)};
        warnings << ColourWords::alike(parts.at(other).word, whom);
    }
    return warnings;
}

} // namespace subtext
