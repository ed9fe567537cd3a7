// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/mirrortext.h"

#include "core/agreement/agreementinput.h"
#include "core/domain/scenemarks.h"
#include "core/domain/scenetext.h"
#include "core/domain/vocabulary.h"
#include "core/travel/handouts.h"
#include "ui/text/answertext.h"
#include "ui/text/cuetext.h"
#include "ui/text/desktext.h"
#include "ui/text/scaletext.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QMap>
#include <QStringList>

#include <cmath>

namespace subtext {
namespace {

/// The sentences of a page, and the page of them.
class MirrorPage
{
    Q_DECLARE_TR_FUNCTIONS(subtext::MirrorPage)

public:
    MirrorPage(const Mirrors& mirrors, const Mirror& mirror)
        : m_mirrors(mirrors)
        , m_mirror(mirror)
        , m_task(*mirrors.task)
    {}

    QString html() const;
    static QString title(const Mirror& mirror);
    static QString leaning(Leaning leaning, const Scale& scale);

private:
    QString head() const;
    QString scales() const;
    QString shares() const;
    QString options() const;
    QString scenes() const;
    QString scene(const MirrorScene& scene) const;
    QString labelsOf(const MirrorScene& scene) const;
    QString reasonWords(const MirrorScene& scene, const OthersReason& reason) const;
    QString reasonsOf(const MirrorScene& scene) const;
    QString steadiness() const;
    bool hasMarksOfOthers() const;
    QString foot() const;

    const Mirrors& m_mirrors;
    const Mirror& m_mirror;
    const Task& m_task;
};

QString element(const char* tag, const QString& text)
{
    return QStringLiteral("<%1>%2</%1>\n").arg(QLatin1String(tag), text.toHtmlEscaped());
}

/// Line breaks of what people wrote stay.
QString paragraph(const QString& lead, const QString& text)
{
    QString written = text.trimmed().toHtmlEscaped();
    written.replace(u'\n', QLatin1String("<br>"));
    return QStringLiteral("<p><b>%1</b> %2</p>\n").arg(lead.toHtmlEscaped(), written);
}

QString rowOfTable(const QStringList& cells, const char* tag = "td")
{
    QString row = QStringLiteral("<tr>");
    for (const QString& cell : cells)
        row += QStringLiteral("<%1 align=\"left\">%2</%1>")
                   .arg(QLatin1String(tag), cell.toHtmlEscaped());
    return row + QStringLiteral("</tr>\n");
}

QString tableOf(const QStringList& header, const std::vector<QStringList>& rows)
{
    QString table = QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">\n") +
                    rowOfTable(header, "th");
    for (const QStringList& row : rows)
        table += rowOfTable(row);
    return table + QStringLiteral("</table>\n");
}

/// A number of a point: "−1", "+0.33", or "4" on a scale without a middle.
QString pointNumber(const Scale& scale, double number)
{
    const int places = std::floor(number) == number ? 0 : 2;
    return scale.points.front().number < 0 ? signedNumber(number, places)
                                           : shownNumber(number, places);
}

/// "7 of 9 (77.8 %)"; a dash where there is nothing to share.
QString shareWords(const MirrorShare& share)
{
    const auto part = share.share();
    if (!part)
        return QStringLiteral("–");
    return MirrorPage::tr("%1 of %2 (%3 %)")
        .arg(share.same)
        .arg(share.items)
        .arg(shownNumber(*part * 100, 1));
}

QString MirrorPage::title(const Mirror& mirror)
{
    const AgreementRater& who = mirror.rater;
    return who.name.isEmpty() || who.name == who.code
               ? tr("Mirror of %1").arg(who.code)
               : tr("Mirror of %1 (%2)").arg(who.name, who.code);
}

QString MirrorPage::leaning(Leaning leaning, const Scale& scale)
{
    switch (leaning) {
    case Leaning::None:
        return tr("No clear difference");
    case Leaning::Lower:
        return tr("Nearer to “%1” than the others").arg(scale.points.front().word);
    case Leaning::Higher:
        return tr("Nearer to “%1” than the others").arg(scale.points.back().word);
    case Leaning::TooFew:
        break;
    }
    return tr("Too few items to say");
}

QString MirrorPage::head() const
{
    return element("h1", title(m_mirror)) +
           element("p", tr("%1. Items that you answered: %2.")
                            .arg(m_mirrors.title, QString::number(m_mirror.figures.items))) +
           element("p", tr("This page shows your answers beside those of the others who labelled "
                           "the same scenes. It is no grade: whoever reads a scene differently may "
                           "have seen what the others missed."));
}

QString MirrorPage::scales() const
{
    if (m_task.scales.empty())
        return {};
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < m_task.scales.size(); ++i) {
        const Scale& scale = m_task.scales[i];
        const MirrorScale& figures = m_mirror.figures.scales.at(i);
        const ScalePoint& first = scale.points.front();
        const ScalePoint& last = scale.points.back();
        rows.push_back(
            {tr("%1, from %2 (%3) to %4 (%5)")
                 .arg(scale.word, pointNumber(scale, first.number), first.word,
                      pointNumber(scale, last.number), last.word),
             leaning(figures.leaning, scale),
             figures.difference ? signedNumber(*figures.difference, 2) : QStringLiteral("–"),
             figures.interval ? tr("%1 to %2")
                                    .arg(signedNumber(figures.interval->low, 2),
                                         signedNumber(figures.interval->high, 2))
                              : QStringLiteral("–"),
             QString::number(figures.items)});
    }
    return element("h2", tr("Where your ratings lie")) +
           tableOf({tr("Scale"), tr("You read the scenes"), tr("Difference"), tr("95% interval"),
                    tr("Items")},
                   rows) +
           element("p", tr("Difference: your point minus the mean of the others’ points, on "
                           "average over the items that another rated too. Where the interval "
                           "holds 0, or there are fewer than %1 items, the figures show no clear "
                           "difference.")
                            .arg(FewestForLeaning));
}

QString MirrorPage::shares() const
{
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < m_task.questions.size(); ++i) {
        const MirrorQuestion& figures = m_mirror.figures.questions.at(i);
        rows.push_back({questionWord(m_task.questions[i]), shareWords(figures.withOthers),
                        shareWords(figures.withGold)});
    }
    return element("h2", tr("Your labels")) +
           tableOf(
               {tr("Question"), tr("Same as most of the others"), tr("Same as the final label")},
               rows);
}

QString MirrorPage::options() const
{
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < m_task.questions.size(); ++i) {
        const MirrorQuestion& figures = m_mirror.figures.questions.at(i);
        for (std::size_t option = 0; option < figures.own.size(); ++option) {
            if (figures.own[option] + figures.others.at(option) > 0)
                rows.push_back({questionWord(m_task.questions[i]),
                                optionWord(m_task, i, static_cast<Choice>(option)),
                                QString::number(figures.own[option]),
                                QString::number(figures.others[option])});
        }
    }
    return element("p", tr("How often each label was chosen, on the items that another labelled "
                           "too; of the others all votes are counted:")) +
           tableOf({tr("Question"), tr("Label"), tr("You"), tr("The others")}, rows);
}

QString MirrorPage::labelsOf(const MirrorScene& scene) const
{
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < m_task.questions.size(); ++i) {
        const std::optional<Choice> own = scene.own.ballot.at(i);
        const std::optional<Pick>& gold = scene.gold.at(i);
        if (own && gold && gold->label && gold->label != own)
            rows.push_back({questionWord(m_task.questions[i]), optionWord(m_task, i, *own),
                            pickWord(*gold, m_task, static_cast<QuestionIndex>(i)),
                            voteCountsText(scene.votes.at(i), m_task, i)});
    }
    return tableOf({tr("Question"), tr("Your label"), tr("Final label"), tr("Votes")}, rows);
}

/// What somebody wrote, and below it what they marked.
QString MirrorPage::reasonWords(const MirrorScene& scene, const OthersReason& reason) const
{
    QStringList lines;
    if (!reason.explanation.trimmed().isEmpty())
        lines << reason.explanation.trimmed();
    if (const QString marked = quotedCues(scene.scenario, reason.cues); !marked.isEmpty())
        lines << tr("Marked: %1").arg(marked);
    return lines.join(u'\n');
}

QString MirrorPage::reasonsOf(const MirrorScene& scene) const
{
    QString text;
    for (const OthersReason& reason : scene.reasons)
        text += paragraph(tr("%1, %2:").arg(reason.code, ballotWords(m_task, reason.ballot)),
                          reasonWords(scene, reason));
    return text;
}

/// Whoever labelled was not shown what was merely assumed, and is not now.
bool isMerelyAssumed(const Task& task, const Scenario& scene, std::size_t field)
{
    if (task.scene[field].place != FieldPlace::Relation || !hasPowerRelations(task))
        return false;
    const auto roleAt = [&](FieldPlace place) {
        const SceneField* role = fieldAt(task, place);
        return role ? scene.fields.at(static_cast<std::size_t>(role - task.scene.data()))
                    : QString();
    };
    const auto index = static_cast<FieldIndex>(field);
    return powerSourceOf(scene.isGuessed(index), roleAt(FieldPlace::From),
                         roleAt(FieldPlace::To)) == PowerSource::Assumed;
}

QString MirrorPage::scene(const MirrorScene& scene) const
{
    QString text = element("h3", scene.scenario.name());
    for (std::size_t i = 0; i < m_task.scene.size(); ++i) {
        const QString said = fieldText(m_task, scene.scenario, static_cast<FieldIndex>(i));
        if (m_task.scene[i].place != FieldPlace::None && !said.isEmpty() &&
            !isMerelyAssumed(m_task, scene.scenario, i))
            text += paragraph(tr("%1:").arg(m_task.scene[i].word), said);
    }
    text += labelsOf(scene);
    QStringList points;
    for (std::size_t i = 0; i < m_task.scales.size(); ++i) {
        if (const auto point = scene.own.scales.at(i))
            points << tr("%1: %2").arg(m_task.scales[i].word,
                                       pointWordOf(m_task.scales[i], *point));
    }
    if (!points.isEmpty())
        text += paragraph(tr("Your ratings:"), points.join(QStringLiteral(" · ")));
    if (!scene.own.explanation.trimmed().isEmpty())
        text += paragraph(tr("Your explanation:"), scene.own.explanation);
    if (const QString marked = quotedCues(scene.scenario, scene.own.cues); !marked.isEmpty())
        text += paragraph(tr("Words that you marked:"), marked);
    if (!scene.note.trimmed().isEmpty())
        text += paragraph(tr("Note of the adjudicator:"), scene.note);
    return text + reasonsOf(scene);
}

QString MirrorPage::scenes() const
{
    QString text = element("h2", tr("Scenes worth rereading"));
    if (m_mirror.scenes.empty())
        return text + element("p", tr("None of your labels differs from the final one."));
    text += element("p", tr("Scenes whose final label differs from yours, those first on which "
                            "your ratings lie farthest from the others’."));
    for (const MirrorScene& one : m_mirror.scenes)
        text += scene(one);
    return text;
}

QString MirrorPage::steadiness() const
{
    const auto& steadiness = m_mirror.figures.steadiness;
    if (!steadiness)
        return {};
    std::vector<QStringList> labels;
    for (std::size_t i = 0; i < m_task.questions.size(); ++i)
        labels.push_back(
            {questionWord(m_task.questions[i]), shareWords(steadiness->questions.at(i))});
    QString text =
        element("h2", tr("Early items again")) +
        element("p",
                tr("Items that you were shown again after your last: %1.").arg(steadiness->items)) +
        tableOf({tr("Question"), tr("Same label both times")}, labels);
    std::vector<QStringList> scales;
    for (std::size_t i = 0; i < m_task.scales.size(); ++i) {
        const MirrorGap& gap = steadiness->scales.at(i);
        if (gap.distance)
            scales.push_back(
                {m_task.scales[i].word, shownNumber(*gap.distance, 2), QString::number(gap.items)});
    }
    if (scales.empty())
        return text;
    return text +
           element("p", tr("How far the two ratings lie apart, on average and in the "
                           "numbers of the scale:")) +
           tableOf({tr("Scale"), tr("Apart"), tr("Items")}, scales);
}

bool MirrorPage::hasMarksOfOthers() const
{
    for (const MirrorScene& scene : m_mirror.scenes) {
        for (const OthersReason& reason : scene.reasons) {
            if (!markedStretches(reason.cues, scene.scenario).empty())
                return true;
        }
    }
    return false;
}

QString MirrorPage::foot() const
{
    const MirrorResampling& how = m_mirrors.resampling;
    const QString reasons =
        !m_mirrors.hasReasons ? tr("Explanations of others are not shown.")
        : hasMarksOfOthers()
            ? tr("Explanations of others and words that they marked stand under their codes. "
                 "Whoever made this page stated that the consent text allows it.")
            : tr("Explanations of others stand under their codes. Whoever made this page stated "
                 "that the consent text allows it.");
    return QStringLiteral("<hr>\n") +
           element("p", tr("%1 Intervals: percentile bootstrap over the items, %2 resamples, seed "
                           "%3.")
                            .arg(reasons, groupedNumber(how.resamples))
                            .arg(how.seed));
}

QString MirrorPage::html() const
{
    const QString style = QStringLiteral("body { font-family: sans-serif; max-width: 46em; } "
                                         "table { border-collapse: collapse; }");
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                          "<title>%1</title>\n<style>%2</style>\n</head>\n<body>\n")
               .arg(title(m_mirror).toHtmlEscaped(), style) +
           head() + scales() + shares() + options() + scenes() + steadiness() + foot() +
           QStringLiteral("</body>\n</html>\n");
}

} // namespace

QString voteCountsText(const std::vector<int>& votes, const Task& task, std::size_t question)
{
    QStringList counts;
    for (std::size_t i = 0; i < votes.size(); ++i) {
        if (votes[i] > 0)
            counts << QStringLiteral("%1 %2").arg(votes[i]).arg(
                optionWord(task, question, static_cast<Choice>(i)));
    }
    return listed(counts);
}

QString leaningText(Leaning leaning, const Scale& scale)
{
    return MirrorPage::leaning(leaning, scale);
}

QString mirrorTitle(const Mirror& mirror)
{
    return MirrorPage::title(mirror);
}

QString mirrorHtml(const Mirrors& mirrors, const Mirror& mirror)
{
    return MirrorPage(mirrors, mirror).html();
}

Result<std::vector<QString>> mirrorFileNames(const Mirrors& mirrors, const QString& ending)
{
    std::vector<QString> names;
    QMap<QString, QString> codes; // by name in small letters, as not every system tells them apart
    for (const Mirror& mirror : mirrors.people) {
        Person person;
        person.code = mirror.rater.code;
        person.name = mirror.rater.name;
        names.push_back(QStringLiteral("mirror-%1%2").arg(HandOuts::folderName(person), ending));
        const QString small = names.back().toLower();
        if (codes.contains(small))
            return fail({ErrorCode::DuplicateCode, {}, 0, 0, person.code, codes.value(small)});
        codes.insert(small, person.code);
    }
    return names;
}

} // namespace subtext
