// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/labelstudiosurvey.h"

#include "core/exchange/labelstudio/labelstudiorows.h"

namespace subtext {
namespace {

quint32 numberOf(const QString& text, QHash<QString, quint32>& numbers)
{
    const auto known = numbers.constFind(text);
    if (known != numbers.constEnd())
        return *known;
    return *numbers.insert(text, static_cast<quint32>(numbers.size()));
}

} // namespace

void LabelStudioSurveyor::refuse(qint64 line, const QString& column, const QString& value,
                                 RefusalReason reason)
{
    m_refusals.add({{}, line, column, value, reason});
}

void LabelStudioSurveyor::noteControl(const QString& name)
{
    constexpr qsizetype Shown = 20;
    if (m_survey.controls.size() < Shown && !m_survey.controls.contains(name))
        m_survey.controls << name;
}

void LabelStudioSurveyor::noteSkipped(const QString& person)
{
    note(ImportNotice::SkippedAnswers, 1);
    const QString known = m_survey.addressOf.value(person, person);
    if (!known.isEmpty())
        ++m_survey.skippedBy[known];
}

void LabelStudioSurveyor::noteUnclear(const QString& column)
{
    if (!m_survey.unclear.contains(column))
        m_survey.unclear << column;
}

void LabelStudioSurveyor::take(Row row)
{
    const std::size_t number = m_survey.isReplaced.size();
    m_survey.isReplaced.push_back(false);
    if (row.isNumbered)
        note(ImportNotice::NumberedScenes, 1);
    for (const QString& alias : row.aliases) {
        if (wholeNumber(alias) && row.annotator.contains(u'@'))
            m_survey.addressOf.insert(alias, row.annotator);
    }
    if (row.isAnnotation)
        noteGaps(row);
    const bool isNamed = hasScenarioName(row);
    if (!row.isAnnotation || row.annotator.isEmpty()) {
        m_named += isNamed ? 1 : 0;
        return;
    }
    const Age age = ageOf(row);
    const quint64 key = keyOf(row);
    const auto known = m_latest.find(key);
    if (known == m_latest.end()) {
        m_named += isNamed ? 1 : 0;
        m_latest.insert(key, {number, age, isNamed});
        return;
    }
    const int order = compare(age, known->age);
    if (order == 0) {
        m_named += isNamed ? 1 : 0;
        return; // both stay: the second will be refused
    }
    note(ImportNotice::EarlierAnswers, 1);
    m_survey.isReplaced[order > 0 ? known->row : number] = true;
    if (order > 0) {
        m_named += (isNamed ? 1 : 0) - (known->isScenarioNamed ? 1 : 0);
        *known = {number, age, isNamed};
    }
}

/// An answer is worth more than its times or the reason of its flag.
void LabelStudioSurveyor::noteGaps(const Row& row)
{
    const bool hasLeadTime = row.leadTime.isEmpty() || labelStudioWallMs(row.leadTime);
    const bool hasMoment = row.createdAt.isEmpty() || labelStudioMoment(row.createdAt);
    if (const int dropped = (hasLeadTime ? 0 : 1) + (hasMoment ? 0 : 1); dropped > 0)
        note(ImportNotice::DroppedTimes, dropped);
    const bool isFlagged = !textAt(row, columnOf(Field::Flagged)).trimmed().isEmpty();
    if (isFlagged && textAt(row, columnOf(Field::FlagReason)).trimmed().isEmpty())
        note(ImportNotice::MissingReasons, 1);
}

Result<LabelStudioSurvey> LabelStudioSurveyor::finish()
{
    if (error())
        return fail(*error());
    if (m_survey.isReplaced.empty() && m_survey.refused.empty())
        return fail(ErrorCode::EmptyFile);
    m_survey.hasLabels = hasLabels() || hasDrafts();
    const bool isWithoutLabels = options().kind == ImportKind::Annotations && !hasLabels();
    const auto has = [this](Field field) { return columnOf(field) >= 0; };
    if (isWithoutLabels || (hasLabels() && !has(questionField(0))))
        return fail(
            errorAt(ErrorCode::MissingColumn, 1, 0, names().tokenOf(questionField(0)),
                    QStringLiteral("controls:") + m_survey.controls.join(QStringLiteral(", "))));
    m_survey.columns = columns();
    m_survey.ownColumns = columns().size();
    // Names that were all understood are no column any more.
    const qsizetype scenario = columnNamed(LabelStudioScenario);
    if (scenario >= 0 && m_named == 0)
        m_survey.columns[scenario].clear();
    if (m_survey.hasLabels)
        addColumns();
    return std::move(m_survey);
}

/// For what the answers say beside their results, and what is said in their place.
void LabelStudioSurveyor::addColumns()
{
    std::vector<Field> fields{Field::Annotator,   Field::AnnotatorCode, Field::WallMs,
                              Field::SubmittedAt, Field::ActiveMs,      Field::Visits,
                              Field::FocusLosses, Field::Position};
    if (columnOf(Field::Flagged) >= 0)
        fields.push_back(Field::FlagReason);
    if (hasDrafts()) {
        for (std::size_t i = 0; i < names().task().questions.size(); ++i)
            fields.push_back(questionField(i));
        for (std::size_t i = 0; i < names().task().scales.size(); ++i)
            fields.push_back(scaleField(i));
    }
    if (m_survey.notes.contains(ImportNotice::GroundTruthTaken))
        fields.insert(fields.end(), {goldField(0), Field::Basis});
    for (Field field : fields) {
        const bool isAboutPerson = field <= Field::AnnotatorCode && field >= Field::Annotator;
        const qsizetype known = isAboutPerson ? -1 : columnOf(field);
        m_survey.added[field] = known < 0 ? m_survey.columns.size() : known;
        if (known >= 0)
            continue;
        // Where all were skipped no answer shows the control of a question.
        const QString token = names().tokenOf(field);
        const bool isAnswered = isQuestion(field) || isScale(field);
        m_survey.columns << (isAnswered ? options().columns.value(token, token) : token);
    }
    // A control that may stay empty is in no export where nobody filled it in.
    for (Field field : {Field::Explanation, Field::Flagged, Field::FlagReason, Field::Swept}) {
        const QString said = options().columns.value(names().tokenOf(field));
        if (!said.isEmpty() && !m_survey.columns.contains(said))
            m_survey.columns << said;
    }
}

LabelStudioSurveyor::Age LabelStudioSurveyor::ageOf(const Row& row)
{
    Age age;
    age.changed = labelStudioMoment(row.updatedAt);
    if (!age.changed)
        age.changed = labelStudioMoment(row.createdAt);
    bool isNumber = false;
    const qint64 number = row.number.toLongLong(&isNumber);
    if (isNumber)
        age.number = number;
    return age;
}

/// Greater than 0 where `a` is later than `b`, 0 where nothing tells.
int LabelStudioSurveyor::compare(const Age& a, const Age& b)
{
    if (a.changed && b.changed && a.changed != b.changed)
        return *a.changed > *b.changed ? 1 : -1;
    if (!a.number || !b.number || a.number == b.number)
        return 0;
    return *a.number > *b.number ? 1 : -1;
}

bool LabelStudioSurveyor::hasScenarioName(const Row& row)
{
    return !textAt(row, columnNamed(LabelStudioScenario)).isEmpty();
}

quint64 LabelStudioSurveyor::keyOf(const Row& row)
{
    const QString scenario = textAt(row, columnOf(Field::Group)) + QChar(0) +
                             textAt(row, columnOf(Field::Id)) + QChar(0) +
                             textAt(row, columnOf(Field::Scenario));
    const auto said = saidPerson(QStringList{row.annotator} + row.aliases);
    // An export may name one person by number here and by address there.
    const bool isNumberKnown = row.rater.isEmpty() && wholeNumber(row.aliases.value(0));
    const QString person = said ? *said : isNumberKnown ? row.aliases.front() : row.annotator;
    return quint64{numberOf(person, m_annotators)} << 32U | numberOf(scenario, m_scenarios);
}

} // namespace subtext
