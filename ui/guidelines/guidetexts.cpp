// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guidelines/guidetexts.h"

#include "core/course/courserules.h"
#include "core/domain/decision.h"
#include "core/study/study.h"
#include "ui/text/coursetext.h"
#include "ui/text/language.h"
#include "ui/text/shownwords.h"

namespace subtext {
namespace {

/// A study's own words in Markdown, letter by letter.
QString plain(const QString& words)
{
    QString escaped;
    for (const QChar c : words) {
        if (c.unicode() < 0x80 && (c.isPunct() || c.isSymbol()))
            escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

QString defined(const QString& word, const QString& definition)
{
    return QStringLiteral("**%1**: %2\n\n").arg(plain(word), plain(definition));
}

QString headed(const QString& word, const QString& hint)
{
    const QString head = QStringLiteral("### %1\n\n").arg(plain(word));
    return hint.isEmpty() ? head : head + plain(hint) + QStringLiteral("\n\n");
}

/// A paragraph each; words that nothing more is said of go into one.
template <typename Part> QString definitions(std::span<const Part> parts)
{
    QString text;
    QStringList alone;
    for (const Part& part : parts) {
        if (part.definition.isEmpty())
            alone << plain(part.word);
        else
            text += defined(part.word, part.definition);
    }
    if (!alone.isEmpty())
        text += alone.join(QStringLiteral(" · ")) + QStringLiteral("\n\n");
    return text;
}

/// Below the title of a text that ships, the rules of this study; whoever wrote a text of their own
/// has said them.
QString withRule(const QString& text, const QString& own, const QString& rule)
{
    if (text.isEmpty() || !own.isEmpty() || rule.isEmpty())
        return text;
    const qsizetype title = text.startsWith(QLatin1String("# ")) ? text.indexOf(u'\n') + 1 : 0;
    return text.left(title) + QStringLiteral("\n**%1**\n\n").arg(rule) + text.mid(title);
}

} // namespace

QString definitionsMarkdown(const Task& task)
{
    QString text;
    for (const QuestionRun& run : questionRuns(task)) {
        const Question& first = task.questions[run.first];
        text += run.isBoard()
                    ? headed(wordOfToken(run.board), {}) + definitions(questionsOf(task, run))
                    : headed(first.word, first.hint);
        if (!run.isBoard() || !isYesNo(task, run))
            text += definitions(std::span<const Option>(first.options));
    }
    for (const Scale& scale : task.scales)
        text +=
            headed(scale.word, scale.hint) + definitions(std::span<const ScalePoint>(scale.points));
    return text;
}

GuideTexts guideTexts(Study& study, Reads& reads)
{
    GuideTexts texts;
    texts.guideline = reads.take(study.courseRules().shownText(TaskText::Guideline, language()));
    texts.cheatSheet = reads.take(study.courseRules().shownText(TaskText::CheatSheet, language()));
    const auto task = reads.take(shownTask(study));
    if (!task)
        return texts;
    const QString rule = optionalExplanationText(*task, reads.take(study.protocol()));
    const auto ownOf = [&](TaskText text) { return reads.take(study.courseRules().ownText(text)); };
    texts.guideline = withRule(texts.guideline, ownOf(TaskText::Guideline), rule);
    texts.cheatSheet = withRule(texts.cheatSheet, ownOf(TaskText::CheatSheet), rule);
    if (texts.cheatSheet.isEmpty())
        texts.cheatSheet = definitionsMarkdown(*task);
    return texts;
}

} // namespace subtext
