// SPDX-License-Identifier: MIT
#include "core/generation/scenechecks.h"

#include "core/generation/wordforms.h"

#include <algorithm>

namespace subtext::generation {
namespace {

constexpr std::array FaultTokens{QLatin1String("empty"),     QLatin1String("barred"),
                                 QLatin1String("short"),     QLatin1String("long"),
                                 QLatin1String("sentences"), QLatin1String("subject"),
                                 QLatin1String("near")};

/// Whether the words of a name stand one after the other among those of a text.
bool isNamed(const QStringList& words, const QString& name)
{
    const QStringList wanted = wordsOf(name);
    return !wanted.isEmpty() &&
           std::search(words.begin(), words.end(), wanted.begin(), wanted.end(),
                       [](const QString& word, const QString& of) {
                           return word == of || word == of + QStringLiteral("'s");
                       }) != words.end();
}

/// No text of a scene has them, and some of them no study can hold: what a model writes in their
/// place is seen to be damaged.
QString withoutControls(QString text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool isPair =
            c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (isPair)
            ++i;
        else if (c.isSurrogate() || c.category() == QChar::Other_Control)
            text[i] = QChar(QChar::ReplacementCharacter);
    }
    return text;
}

} // namespace

QLatin1String sceneFaultToken(SceneFaultKind kind)
{
    return FaultTokens.at(static_cast<std::size_t>(kind));
}

std::vector<SceneFault> sceneFaults(const QString& text, const SceneEvent& event,
                                    const ShingleIndex& others, const SceneLimits& limits)
{
    const QStringList words = wordsOf(text);
    if (words.isEmpty())
        return {{SceneFaultKind::Empty, {}}};
    std::vector<SceneFault> faults;
    QStringList named;
    for (const QString& barred : event.barredWords()) {
        for (const QString& word : words) {
            if (isFormOf(word, barred) && !named.contains(word)) {
                named << word;
                faults.push_back({SceneFaultKind::BarredWord, word});
            }
        }
    }
    if (words.size() < limits.fewestWords)
        faults.push_back({SceneFaultKind::TooFewWords, QString::number(words.size())});
    if (words.size() > limits.mostWords)
        faults.push_back({SceneFaultKind::TooManyWords, QString::number(words.size())});
    const int sentences = sentencesIn(text);
    if (sentences < limits.fewestSentences || sentences > limits.mostSentences)
        faults.push_back({SceneFaultKind::Sentences, QString::number(sentences)});
    if (!isNamed(words, event.subject))
        faults.push_back({SceneFaultKind::NoSubject, event.subject});
    if (const auto near = others.nearest(text); near && near->resemblance >= limits.nearDuplicate)
        faults.push_back({SceneFaultKind::NearDuplicate, near->name});
    return faults;
}

QString sceneTextOf(const QString& answer)
{
    QString text = withoutControls(answer.simplified());
    const auto isQuoted = [&] {
        return text.size() > 1 && ((text.startsWith(u'"') && text.endsWith(u'"')) ||
                                   (text.startsWith(u'“') && text.endsWith(u'”')));
    };
    // Quotation marks around all of it, and not those of somebody who speaks first and last.
    if (isQuoted() && text.count(text.front()) + text.count(text.back()) <= 4 &&
        !text.mid(1, text.size() - 2).contains(u'"') &&
        !text.mid(1, text.size() - 2).contains(u'“'))
        text = text.mid(1, text.size() - 2).trimmed();
    return text;
}

} // namespace subtext::generation
