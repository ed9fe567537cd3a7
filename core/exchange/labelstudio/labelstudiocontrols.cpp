// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/labelstudiocontrols.h"

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype MostWords = 60; // of one control
constexpr qsizetype LongestWord = 100;
constexpr qsizetype MostPeople = 500;

const QLatin1String ResultMark(" (result)");
const QLatin1String DataMark(" (data)");

/// Numbers by their size, words as they came.
void sortNumbers(QStringList& words)
{
    const bool areNumbers = std::all_of(words.begin(), words.end(), [](const QString& word) {
        return wholeNumber(word).has_value();
    });
    if (areNumbers)
        std::sort(words.begin(), words.end(), [](const QString& a, const QString& b) {
            return *wholeNumber(a) < *wholeNumber(b);
        });
}

} // namespace

bool LabelStudioControls::isEither(const QString& column) const
{
    static const QStringList bookkeeping{
        QStringLiteral("id"),         QStringLiteral("annotation_id"), QStringLiteral("annotator"),
        QStringLiteral("created_at"), QStringLiteral("updated_at"),    QStringLiteral("lead_time"),
        QStringLiteral("agreement"),  QStringLiteral("history"),       LabelStudioScenario};
    // A name that a field has in the study says what it is.
    return m_isFlat && !bookkeeping.contains(column) && !names().ofColumn(column, {});
}

bool LabelStudioControls::isAnswerColumn(const QString& column)
{
    return isEither(column) || LabelStudioRows::isAnswerColumn(column);
}

void LabelStudioControls::take(Row row)
{
    m_said.resize(static_cast<std::size_t>(columns().size()));
    const bool isNew = !row.annotator.isEmpty() && !m_people.contains(row.annotator);
    if (isNew && m_people.size() < MostPeople)
        m_people << row.annotator;
    for (const auto& [column, value] : row.cells.all()) {
        Said& said = m_said.at(static_cast<std::size_t>(column));
        const QString word = (value.isSeveral ? value.first : value.text).simplified();
        if (word.isEmpty())
            continue;
        said.isNumber = value.isNumber;
        said.isText = said.isText || value.isText;
        said.isSeveral = said.isSeveral || value.isSeveral;
        if (word.size() > LongestWord || said.words.size() >= MostWords)
            said.isLong = said.isLong || !said.words.contains(word);
        else if (!said.words.contains(word))
            said.words << word;
    }
}

InterfaceControl LabelStudioControls::controlOf(const QString& name, const Said& said) const
{
    InterfaceControl control;
    control.name = name;
    control.isSeen = true;
    control.isSeveral = said.isSeveral;
    if (said.isText || (m_isFlat && said.isLong)) {
        control.kind = InterfaceControl::Kind::TextArea;
        control.tag = QStringLiteral("TextArea");
        return control;
    }
    control.kind = said.isNumber ? InterfaceControl::Kind::Number : InterfaceControl::Kind::Choices;
    control.tag = said.isNumber ? QStringLiteral("Number") : QStringLiteral("Choices");
    control.mayBeText = m_isFlat && !said.isNumber;
    QStringList words = said.words;
    sortNumbers(words);
    for (const QString& word : words)
        control.words.push_back({word, word, {}});
    return control;
}

LabelStudioContent LabelStudioControls::content()
{
    LabelStudioContent content;
    content.people = m_people;
    for (std::size_t i = 0; i < m_said.size(); ++i) {
        QString name = columns().at(static_cast<qsizetype>(i));
        const Said& said = m_said[i];
        const bool isResult = name.endsWith(ResultMark);
        const bool isData = name.endsWith(DataMark);
        const bool isAnswer = isResult || (!isData && isAnswerColumn(name));
        const bool isText = !isAnswer || (!isResult && isEither(name));
        if (isResult)
            name.chop(ResultMark.size());
        if (isData)
            name.chop(DataMark.size());
        if (name.isEmpty() || (said.words.isEmpty() && !said.isLong))
            continue;
        if (isText)
            content.interface.texts.push_back({name, name, {}});
        if (isAnswer)
            content.interface.controls.push_back(controlOf(name, said));
    }
    return content;
}

} // namespace subtext
