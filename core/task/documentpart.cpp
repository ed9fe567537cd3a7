// SPDX-License-Identifier: MIT
#include "core/task/documentpart.h"

#include "core/task/faultlist.h"

#include <QStringList>

#include <algorithm>
#include <limits>

namespace subtext {
namespace {

// What a message shows of a text that does not belong there.
constexpr qsizetype ShownLength = 80;

QString shown(const QString& text)
{
    return text.left(ShownLength);
}

QString kindNameOf(JsonValue::Kind kind)
{
    return JsonValue(kind, 0, {}).kindName();
}

bool isWholeNumber(const QString& text)
{
    const qsizetype from = text.startsWith(u'-') ? 1 : 0;
    return std::all_of(text.begin() + from, text.end(),
                       [](QChar c) { return c >= u'0' && c <= u'9'; });
}

double numberAt(DocumentNotes& notes, const JsonValue& value, const QString& place)
{
    if (!DocumentPart::isOfKind(notes, value, place, JsonValue::Kind::Number))
        return 0;
    return value.text().toDouble();
}

} // namespace

void DocumentNotes::add(TaskFaultCode code, const QString& place, qint64 line, const QString& value,
                        const QString& detail)
{
    faults.push_back({code, place, line, 0, shown(value), detail});
}

qint64 DocumentNotes::lineOf(QString place) const
{
    while (!place.isEmpty()) {
        const auto found = lines.constFind(place);
        if (found != lines.constEnd())
            return *found;
        place.truncate(std::max({place.lastIndexOf(u'.'), place.lastIndexOf(u'['), qsizetype{0}}));
    }
    return lines.value(QString(), 1);
}

DocumentPart::DocumentPart(DocumentNotes& notes, const JsonValue& value, const QString& path,
                           Keys keys)
    : m_notes(notes)
    , m_value(value)
    , m_path(path)
{
    m_notes.lines.insert(path, value.line());
    if (!isOfKind(notes, value, path, JsonValue::Kind::Object))
        return;
    for (std::size_t i = 0; i < value.keys().size(); ++i) {
        const std::string& key = value.keys()[i];
        if (std::find(keys.begin(), keys.end(), key) != keys.end())
            continue;
        QStringList known;
        for (const char* name : keys)
            known << QString::fromLatin1(name);
        notes.add(TaskFaultCode::UnknownKey, path, value.elements()[i].line(),
                  QString::fromStdString(key), known.join(QStringLiteral(", ")));
    }
}

QString DocumentPart::placeOf(const char* key) const
{
    return placeOfKey(m_path, QLatin1String(key));
}

const JsonValue* DocumentPart::valueOf(const char* key) const
{
    const JsonValue* value = m_value.find(key);
    if (value)
        m_notes.lines.insert(placeOf(key), value->line());
    return value;
}

const JsonValue* DocumentPart::neededValue(const char* key) const
{
    const JsonValue* value = valueOf(key);
    if (!value && m_value.isObject())
        m_notes.add(TaskFaultCode::MissingKey, placeOf(key), m_value.line(),
                    QString::fromLatin1(key));
    return value;
}

bool DocumentPart::isOfKind(DocumentNotes& notes, const JsonValue& value, const QString& place,
                            JsonValue::Kind kind)
{
    if (value.kind() == kind)
        return true;
    notes.add(TaskFaultCode::WrongType, place, value.line(), value.kindName(), kindNameOf(kind));
    return false;
}

QString DocumentPart::textAt(DocumentNotes& notes, const JsonValue& value, const QString& place)
{
    if (!isOfKind(notes, value, place, JsonValue::Kind::Text))
        return {};
    const QString text = value.text();
    if (text.trimmed().isEmpty()) {
        notes.add(TaskFaultCode::EmptyText, place, value.line());
        return {};
    }
    return text;
}

int DocumentPart::wholeAt(DocumentNotes& notes, const JsonValue& value, const QString& place)
{
    if (!isOfKind(notes, value, place, JsonValue::Kind::Number))
        return 0;
    const QString text = value.text();
    bool fits = false;
    const int number = text.toInt(&fits);
    if (!isWholeNumber(text))
        notes.add(TaskFaultCode::NotWhole, place, value.line(), text);
    else if (!fits)
        notes.add(TaskFaultCode::OutOfRange, place, value.line(), text,
                  QStringLiteral("%1–%2")
                      .arg(std::numeric_limits<int>::min())
                      .arg(std::numeric_limits<int>::max()));
    return fits ? number : 0;
}

QString DocumentPart::text(const char* key) const
{
    const JsonValue* value = neededValue(key);
    return value ? textAt(m_notes, *value, placeOf(key)) : QString();
}

QString DocumentPart::textOr(const char* key, const QString& absent) const
{
    const JsonValue* value = valueOf(key);
    return value ? textAt(m_notes, *value, placeOf(key)) : absent;
}

QString DocumentPart::words(const char* key, Translations& others) const
{
    const JsonValue* value = neededValue(key);
    return value ? wordsOf(key, *value, others) : QString();
}

QString DocumentPart::wordsOr(const char* key, Translations& others, const QString& absent) const
{
    const JsonValue* value = valueOf(key);
    return value ? wordsOf(key, *value, others) : absent;
}

QString DocumentPart::wordsOf(const char* key, const JsonValue& value, Translations& others) const
{
    const QString place = placeOf(key);
    if (!value.isObject())
        return textAt(m_notes, value, place);
    if (m_notes.language.isEmpty()) {
        m_notes.add(TaskFaultCode::MissingKey, QStringLiteral("language"), value.line(),
                    QStringLiteral("language"));
        return {};
    }
    QString own;
    bool hasOwn = false;
    for (std::size_t i = 0; i < value.keys().size(); ++i) {
        const QString language = QString::fromStdString(value.keys()[i]);
        const QString at = place + u'.' + language;
        m_notes.lines.insert(at, value.elements()[i].line());
        const QString text = textAt(m_notes, value.elements()[i], at);
        if (language == m_notes.language) {
            own = text;
            hasOwn = true;
        } else if (!text.isEmpty()) {
            others[QString::fromLatin1(key)][language] = text;
        }
    }
    if (!hasOwn)
        m_notes.add(TaskFaultCode::MissingKey, place, value.line(), m_notes.language);
    return own;
}

int DocumentPart::whole(const char* key) const
{
    const JsonValue* value = neededValue(key);
    return value ? wholeAt(m_notes, *value, placeOf(key)) : 0;
}

int DocumentPart::wholeOr(const char* key, int absent) const
{
    const JsonValue* value = valueOf(key);
    return value ? wholeAt(m_notes, *value, placeOf(key)) : absent;
}

double DocumentPart::number(const char* key) const
{
    const JsonValue* value = neededValue(key);
    return value ? numberAt(m_notes, *value, placeOf(key)) : 0;
}

double DocumentPart::numberOr(const char* key, double absent) const
{
    const JsonValue* value = valueOf(key);
    return value ? numberAt(m_notes, *value, placeOf(key)) : absent;
}

bool DocumentPart::truthOr(const char* key, bool absent) const
{
    const JsonValue* value = valueOf(key);
    if (!value || !isOfKind(m_notes, *value, placeOf(key), JsonValue::Kind::Truth))
        return absent;
    return value->isTrue();
}

void DocumentPart::unknownWord(const char* key, const QString& word, const QStringList& known) const
{
    m_notes.add(TaskFaultCode::UnknownWord, placeOf(key), m_notes.lineOf(placeOf(key)), word,
                known.join(QStringLiteral(", ")));
}

void DocumentPart::eachOf(const char* key, int most, const Visitor& visit, bool isNeeded) const
{
    const JsonValue* list = isNeeded ? neededValue(key) : valueOf(key);
    const QString place = placeOf(key);
    if (!list || !isOfKind(m_notes, *list, place, JsonValue::Kind::List))
        return;
    const std::size_t count = list->elements().size();
    if (count > static_cast<std::size_t>(most))
        m_notes.add(TaskFaultCode::TooMany, place, list->line(), QString::number(count),
                    QString::number(most));
    for (std::size_t i = 0; i < std::min(count, static_cast<std::size_t>(most)); ++i) {
        const QString item = placeOfItem(place, i);
        m_notes.lines.insert(item, list->elements()[i].line());
        visit(list->elements()[i], item);
    }
}

} // namespace subtext
