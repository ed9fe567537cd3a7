// SPDX-License-Identifier: MIT
#include "core/exchange/rows/answerwords.h"

#include "core/domain/vocabulary.h"

namespace subtext {
namespace {

QString keyOf(const QString& text)
{
    QString key = text.simplified().toCaseFolded();
    key.replace(u'-', u'_').replace(u' ', u'_');
    return key;
}

/// "3" of "3.0" and "−3" of "-3": numbers as other programs write them.
QString pointKeyOf(const QString& text)
{
    QString number = text.trimmed();
    number.replace(QChar(0x2212), u'-');
    if (number.endsWith(QLatin1String(".0")))
        number.chop(2);
    bool isNumber = false;
    const int value = number.toInt(&isNumber);
    return isNumber ? QStringLiteral("=%1").arg(value) : keyOf(text);
}

} // namespace

AnswerWords::AnswerWords(const ColumnNames& names)
    : m_names(names)
{
    const Task& task = names.task();
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        for (const ListedWord& option : task.scene[i].options)
            add(sceneField(i), option.token, option.word);
    }
    if (task.group && task.group->isClosed()) {
        for (const ListedWord& option : *task.group->options)
            add(Field::Group, option.token, option.word);
    }
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        for (const Option& option : task.questions[i].options) {
            add(questionField(i), option.token, option.word);
            add(goldField(i), option.token, option.word);
        }
        if (!isYesNo(task.questions[i]))
            continue;
        int place = 0;
        for (const char* words : {"false 0", "true 1"}) {
            for (const QString& word : QString::fromLatin1(words).split(u' '))
                wordsOf(questionField(i)).places.insert(word, place);
            ++place;
        }
    }
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        Words& words = wordsOf(scaleField(i));
        for (const ScalePoint& point : task.scales[i].points) {
            const auto place = static_cast<int>(words.tokens.size());
            const QString value = QString::number(point.value);
            words.places.insert(pointKeyOf(value), place);
            words.places.insert(keyOf(point.word), place);
            words.tokens << value;
            words.expected << value + u' ' + point.word;
        }
    }
    addTranslations(task);
}

/// Once every word of the task's own language has its place.
void AnswerWords::addTranslations(const Task& task)
{
    for (std::size_t i = 0; i < task.scene.size(); ++i)
        addTranslations(sceneField(i), task.scene[i].options);
    if (task.group && task.group->isClosed())
        addTranslations(Field::Group, *task.group->options);
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        addTranslations(questionField(i), task.questions[i].options);
        addTranslations(goldField(i), task.questions[i].options);
    }
    for (std::size_t i = 0; i < task.scales.size(); ++i)
        addTranslations(scaleField(i), task.scales[i].points);
}

/// Parts in the order of their places. What has a meaning keeps it, and what two parts are called,
/// be it in two languages, has none.
template <typename Parts> void AnswerWords::addTranslations(Field field, const Parts& parts)
{
    constexpr int Several = -1;
    QHash<QString, int> found;
    int place = 0;
    for (const auto& part : parts) {
        const auto of = part.others.find(QStringLiteral("word"));
        if (of != part.others.end()) {
            for (const auto& [code, word] : of->second) {
                const QString key = isScale(field) ? pointKeyOf(word) : keyOf(word);
                const auto known = found.constFind(key);
                found.insert(key, known == found.constEnd() || *known == place ? place : Several);
            }
        }
        ++place;
    }
    QHash<QString, int>& places = wordsOf(field).places;
    for (auto word = found.constBegin(); word != found.constEnd(); ++word) {
        if (word.value() != Several && !word.key().isEmpty() && !places.contains(word.key()))
            places.insert(word.key(), word.value());
    }
}

void AnswerWords::add(Field field, const QString& token, const QString& word)
{
    Words& words = wordsOf(field);
    const auto place = static_cast<int>(words.tokens.size());
    words.places.insert(keyOf(token), place);
    words.places.insert(keyOf(word), place);
    words.tokens << token;
    words.expected << token;
}

void AnswerWords::teach(const QMap<QString, QMap<QString, QString>>& values)
{
    for (auto of = values.begin(); of != values.end(); ++of) {
        const auto field = m_names.named(of.key());
        for (auto pair = of->begin(); field && pair != of->end(); ++pair) {
            const auto place = placeOf(*field, pair.value());
            if (!place)
                continue; // said by whoever asks first whether it is a token
            wordsOf(*field).places.insert(
                isScale(*field) ? pointKeyOf(pair.key()) : keyOf(pair.key()), *place);
        }
    }
}

std::optional<int> AnswerWords::placeOf(Field field, const QString& text) const
{
    const Words& words = wordsOf(field);
    const auto found = words.places.constFind(isScale(field) ? pointKeyOf(text) : keyOf(text));
    return found == words.places.constEnd() ? std::nullopt : std::optional(*found);
}

QString AnswerWords::expected(Field field) const
{
    return wordsOf(field).expected.join(QStringLiteral(", "));
}

std::optional<Choice> AnswerWords::optionOf(std::size_t question, const QString& text) const
{
    const auto place = placeOf(questionField(question), text);
    return place ? std::optional(static_cast<Choice>(*place)) : std::nullopt;
}

std::optional<int> AnswerWords::pointOf(std::size_t scale, const QString& text) const
{
    const auto place = placeOf(scaleField(scale), text);
    return place ? std::optional(
                       m_names.task().scales[scale].points[static_cast<std::size_t>(*place)].value)
                 : std::nullopt;
}

std::optional<QString> AnswerWords::tokenOf(Field field, const QString& text) const
{
    const auto place = placeOf(field, text);
    return place ? std::optional(wordsOf(field).tokens.at(*place)) : std::nullopt;
}

std::optional<QString> groupOf(const Task& task, const QString& text)
{
    if (task.layout == TaskLayout::Cei) {
        for (const ListedWord& subtype : *task.group->options) {
            if (subtype.word.compare(text.simplified(), Qt::CaseInsensitive) == 0)
                return subtype.token;
        }
        return subtypeFromToken(text);
    }
    if (!task.group || text.trimmed().isEmpty())
        return std::nullopt;
    if (!task.group->isClosed())
        return text.trimmed();
    const ColumnNames names(task);
    return AnswerWords(names).tokenOf(Field::Group, text);
}

std::optional<QString> unknownValue(const Task& task,
                                    const QMap<QString, QMap<QString, QString>>& values)
{
    const ColumnNames names(task);
    const AnswerWords words(names);
    for (auto of = values.begin(); of != values.end(); ++of) {
        const auto field = names.named(of.key());
        for (auto pair = of->begin(); pair != of->end(); ++pair) {
            if (!field || !words.placeOf(*field, pair.value()))
                return of.key() + u':' + pair.key() + u'=' + pair.value();
        }
    }
    return std::nullopt;
}

QString optionToken(const Task& task, std::size_t question, const std::optional<Choice>& choice)
{
    if (!choice)
        return {};
    return task.questions.at(question).options.at(slotOf(*choice)).token;
}

QString sweptTokens(const Task& task, const Answer& answer)
{
    QStringList tokens;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        if ((answer.swept >> i & 1U) != 0)
            tokens << task.questions[i].token;
    }
    return tokens.join(u' ');
}

} // namespace subtext
