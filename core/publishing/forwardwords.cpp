// SPDX-License-Identifier: MIT
#include "core/publishing/forwardwords.h"

#include "core/exchange/wordlist.h"
#include "core/models/goldvectors.h"
#include "core/release/datadictionary.h"

namespace subtext {

void addForwardWords(ReleaseInput& release)
{
    const QStringList& words = release.options.forwardMarkers;
    const Task& task = taskOf(release.data);
    if (words.isEmpty() || !hasVectors(task))
        return;
    const QString path = QStringLiteral("forward_words.txt");
    release.models.files.push_back(
        {{path, TableFormat::Csv, describeFile(path, task), {}}, wordListFile(words)});
    release.models.texts.push_back({{}, QStringLiteral("forward_words"), words.join(u'\n')});
}

} // namespace subtext
