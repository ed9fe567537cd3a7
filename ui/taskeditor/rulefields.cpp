// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/taskeditor/rulefields.h"

#include "core/task/faultlist.h"
#include "core/task/tasklimits.h"
#include "ui/taskeditor/formrows.h"
#include "ui/text/tasktext.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

constexpr int MostItems = 1'000'000;
constexpr int MostSeconds = 86'400;
constexpr double Most = 1'000'000;

/// Tokens that a rule can name, with their words; the first is none.
struct Named
{
    QStringList tokens;
    QStringList words;

    double indexOf(const QString& token) const
    {
        return double(std::max(qsizetype{0}, tokens.indexOf(token)));
    }
    QString at(double index) const { return tokens.value(static_cast<qsizetype>(index)); }
};

class RuleFields
{
    Q_DECLARE_TR_FUNCTIONS(subtext::RuleFields)

public:
    RuleFields(FormRows& rows, const Task& task, TaskPart part)
        : m_rows(rows)
        , m_task(task)
        , m_part(part)
    {}

    void add();

private:
    QString at(const char* key) const
    {
        return placeOfKey(placeOf(m_task, m_part), QLatin1String(key));
    }
    Named questions() const;
    Named boards() const;
    Named scales() const;
    void addStraightLining();
    void addContradiction();
    void addRange();
    void addTimes();
    void addHints();
    void addTexts();

    FormRows& m_rows;
    const Task& m_task;
    TaskPart m_part;
};

Named RuleFields::questions() const
{
    Named named{{QString()}, {tr("None")}};
    for (const Question& question : m_task.questions) {
        named.tokens << question.token;
        named.words << question.word;
    }
    return named;
}

Named RuleFields::boards() const
{
    Named named{{QString()}, {tr("None")}};
    for (const QuestionRun& run : boardsOf(m_task)) {
        named.tokens << run.board;
        named.words << wordOfToken(run.board);
    }
    return named;
}

/// Confidence is about the annotator, so no rule is about it.
Named RuleFields::scales() const
{
    Named named{{QString()}, {tr("None")}};
    for (const Scale& scale : m_task.scales) {
        if (scale.isConfidence)
            continue;
        named.tokens << scale.token;
        named.words << scale.word;
    }
    return named;
}

void RuleFields::addStraightLining()
{
    const std::size_t i = m_part.at;
    const auto rule = [i](Task& t) -> StraightLining& { return t.checks.straightLining.at(i); };
    const auto of = [i](const Task& t) -> const StraightLining& {
        return t.checks.straightLining.at(i);
    };
    m_rows.addNote(tr("Somebody keeps giving the same answer, to one question or to all rows of a "
                      "table together."));
    const Named questions = this->questions();
    m_rows.addChoice(
        tr("Question"), at("question"), questions.words,
        [of, questions](const Task& t) { return questions.indexOf(of(t).question); },
        [rule, questions](Task& t, double index) {
            rule(t).question = questions.at(index);
            if (index > 0)
                rule(t) = {
                    questions.at(index), {}, rule(t).share, rule(t).from, true, false, false};
        });
    const Named boards = this->boards();
    m_rows.addChoice(
        tr("Or table"), at("board"), boards.words,
        [of, boards](const Task& t) { return boards.indexOf(of(t).board); },
        [rule, boards](Task& t, double index) {
            rule(t).board = boards.at(index);
            if (index > 0)
                rule(t).question.clear();
        });
    m_rows.addWhole(
        tr("More than this share of the answers"), at("share"), 0, 100,
        [of](const Task& t) { return qRound(of(t).share * 100); },
        [rule](Task& t, double percent) { rule(t).share = percent / 100; }, percentSuffix());
    m_rows.addWhole(
        tr("Minimum number of items"), at("from"), 0, MostItems,
        [of](const Task& t) { return of(t).from; },
        [rule](Task& t, double from) { rule(t).from = static_cast<int>(from); });
    if (of(m_task).board.isEmpty())
        return;
    const std::pair<QString, bool StraightLining::*> vectors[] = {
        {tr("Any answers that are the same"), &StraightLining::isSameAsked},
        {tr("No to everything"), &StraightLining::isNoAsked},
        {tr("Yes to everything"), &StraightLining::isYesAsked}};
    for (const auto& [words, isAsked] : vectors) {
        m_rows.addTick(
            words, at("vectors"), [of, isAsked = isAsked](const Task& t) { return of(t).*isAsked; },
            [rule, isAsked = isAsked](Task& t, double isOn) { rule(t).*isAsked = isOn != 0; });
    }
}

void RuleFields::addContradiction()
{
    const std::size_t i = m_part.at;
    m_rows.addNote(tr("A pleasant option with an unpleasant point of a scale, or the other way "
                      "round."));
    const Named questions = this->questions();
    m_rows.addChoice(
        tr("Question"), at("question"), questions.words,
        [i, questions](const Task& t) {
            return questions.indexOf(t.checks.contradictions.at(i).question);
        },
        [i, questions](Task& t, double index) {
            t.checks.contradictions.at(i).question = questions.at(index);
        });
    const Named scales = this->scales();
    m_rows.addChoice(
        tr("Scale"), at("scale"), scales.words,
        [i, scales](const Task& t) { return scales.indexOf(t.checks.contradictions.at(i).scale); },
        [i, scales](Task& t, double index) {
            t.checks.contradictions.at(i).scale = scales.at(index);
        });
    m_rows.addWhole(
        tr("Minimum distance from its midpoint"), at("distance"), 1, TaskLimits::MostPoints,
        [i](const Task& t) { return t.checks.contradictions.at(i).distance; },
        [i](Task& t, double n) { t.checks.contradictions.at(i).distance = static_cast<int>(n); });
}

void RuleFields::addRange()
{
    const std::size_t i = m_part.at;
    m_rows.addNote(tr("The answers to one item are far apart on a scale."));
    const Named scales = this->scales();
    m_rows.addChoice(
        tr("Scale"), at("scale"), scales.words,
        [i, scales](const Task& t) { return scales.indexOf(t.checks.ranges.at(i).scale); },
        [i, scales](Task& t, double index) { t.checks.ranges.at(i).scale = scales.at(index); });
    m_rows.addReal(
        tr("By more than"), at("over"), 0, Most, 2,
        [i](const Task& t) { return t.checks.ranges.at(i).over; },
        [i](Task& t, double over) { t.checks.ranges.at(i).over = over; });
}

void RuleFields::addTimes()
{
    const auto seconds = [this](const QString& caption, const char* key, int TimeChecks::*ms) {
        m_rows.addReal(
            caption, at(key), 0, MostSeconds, 1,
            [ms](const Task& t) { return (*t.checks.times).*ms / 1000.0; },
            [ms](Task& t, double s) { (*t.checks.times).*ms = qRound(s * 1000); });
    };
    seconds(tr("Too fast: fewer seconds than"), "too_fast_ms", &TimeChecks::tooFastMs);
    seconds(tr("Disengaged: more seconds than"), "disengaged_ms", &TimeChecks::disengagedMs);
    m_rows.addReal(
        tr("Timing outlier: more standard deviations than"), at("outlier_z"), 0, 100, 2,
        [](const Task& t) { return t.checks.times->outlierZ; },
        [](Task& t, double z) { t.checks.times->outlierZ = z; });
    m_rows.addWhole(
        tr("Timing outlier: minimum number of items"), at("outlier_from"), 0, MostItems,
        [](const Task& t) { return t.checks.times->outlierFrom; },
        [](Task& t, double n) { t.checks.times->outlierFrom = static_cast<int>(n); });
}

void RuleFields::addHints()
{
    m_rows.addNote(tr("What the desk may show after an adjudicator’s first pick."));
    const Named scales = this->scales();
    for (qsizetype i = 1; i < scales.tokens.size(); ++i) {
        const QString token = scales.tokens.at(i);
        m_rows.addTick(
            tr("Nearness on the scale “%1”").arg(scales.words.at(i)), at("nearest"),
            [token](const Task& t) {
                return std::count(t.hints.nearest.begin(), t.hints.nearest.end(), token) > 0;
            },
            [token](Task& t, double isOn) {
                std::erase(t.hints.nearest, token);
                if (isOn != 0)
                    t.hints.nearest.push_back(token);
            });
    }
    m_rows.addChoice(
        tr("Shared sign of the votes, on the scale"), at("sign"), scales.words,
        [scales](const Task& t) { return scales.indexOf(t.hints.sign); },
        [scales](Task& t, double index) { t.hints.sign = scales.at(index); });
    m_rows.addTick(
        tr("The adjudicator’s own decisions on the most similar items"), at("precedents"),
        [](const Task& t) { return t.hints.hasPrecedents ? 1 : 0; },
        [](Task& t, double isOn) { t.hints.hasPrecedents = isOn != 0; });
}

void RuleFields::addTexts()
{
    m_rows.addNote(
        tr("Names of files beside the document; built-in:cei is the text that comes with CEI. The "
           "wizard for a new study also lets you choose the guideline and the consent text."));
    const std::tuple<QString, const char*, QString TaskTexts::*> texts[] = {
        {tr("Guideline"), "guideline", &TaskTexts::guideline},
        {tr("Cheat sheet"), "cheat_sheet", &TaskTexts::cheatSheet},
        {tr("Consent"), "consent", &TaskTexts::consent},
        {tr("Practice scenes"), "practice", &TaskTexts::practice},
        {tr("Phrases for notes"), "phrases", &TaskTexts::phrases}};
    for (const auto& [caption, key, text] : texts) {
        m_rows.addLine(
            caption, at(key), [text = text](const Task& t) { return t.texts.*text; },
            [text = text](Task& t, const QString& typed) { t.texts.*text = typed; });
    }
    m_rows.addWarning([](const Task& t) { return outgrownTextsText(t); });
}

void RuleFields::add()
{
    switch (m_part.kind) {
    case PartKind::StraightLining:
        addStraightLining();
        break;
    case PartKind::Contradiction:
        addContradiction();
        break;
    case PartKind::WideRange:
        addRange();
        break;
    case PartKind::Times:
        addTimes();
        break;
    case PartKind::Hints:
        addHints();
        break;
    default:
        addTexts();
        break;
    }
}

} // namespace

void addRuleFields(FormRows& rows, const Task& task, TaskPart part)
{
    RuleFields(rows, task, part).add();
}

QString rulesShape(const Task& task, TaskPart part)
{
    QStringList shape;
    for (const Question& question : task.questions)
        shape << question.token << question.word << question.board;
    for (const Scale& scale : task.scales)
        shape << scale.token << scale.word
              << (scale.isConfidence ? QStringLiteral("!") : QString());
    if (part.kind == PartKind::StraightLining)
        shape << (task.checks.straightLining.at(part.at).board.isEmpty() ? QStringLiteral("q")
                                                                         : QStringLiteral("b"));
    return shape.join(u'\n');
}

} // namespace subtext
