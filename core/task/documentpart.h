// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/jsontext.h"
#include "core/task/task.h"
#include "core/task/taskfault.h"

#include <QHash>

#include <functional>
#include <initializer_list>
#include <optional>
#include <vector>

namespace subtext {

struct DocumentNotes
{
    TaskFaults faults;
    QHash<QString, qint64> lines; ///< Of the places that were looked at.
    QString language;             ///< Of the task's own texts, as the document says; else empty.

    void add(TaskFaultCode code, const QString& place, qint64 line, const QString& value = {},
             const QString& detail = {});
    /// The line of a place, or of the nearest that holds it and has one.
    qint64 lineOf(QString place) const;
};

/// An object of the document, whose keys are known. What is not as it should be is noted, and a
/// default stands for it; so the reading goes on and finds the rest.
class DocumentPart
{
public:
    using Keys = std::initializer_list<const char*>;

    /// Notes a wrong type and unknown keys.
    DocumentPart(DocumentNotes& notes, const JsonValue& value, const QString& path, Keys keys);

    const QString& path() const { return m_path; }
    QString placeOf(const char* key) const;
    bool has(const char* key) const { return m_value.find(key) != nullptr; }

    // With a key that must be there, and one that need not.
    QString text(const char* key) const;
    QString textOr(const char* key, const QString& absent = {}) const;
    /// The same of a text that people read, which may be one in several languages:
    /// {"en": "Joy", "de": "Freude"}. Gives that in the task's own, and the others to `others`.
    QString words(const char* key, Translations& others) const;
    QString wordsOr(const char* key, Translations& others, const QString& absent = {}) const;
    int whole(const char* key) const;
    int wholeOr(const char* key, int absent) const;
    double number(const char* key) const;
    double numberOr(const char* key, double absent) const;
    bool truthOr(const char* key, bool absent) const;
    /// A word of those that `tokenOf` gives for `all`; the first of them where it is absent.
    template <typename Value, std::size_t N>
    Value wordOr(const char* key, const Value (&all)[N], QLatin1String (*tokenOf)(Value)) const
    {
        QStringList known;
        for (const Value value : all)
            known << tokenOf(value);
        const QString word = textOr(key, known.first());
        const qsizetype index = known.indexOf(word);
        if (index < 0 && !word.isEmpty()) // an empty one was noted already
            unknownWord(key, word, known);
        return index < 0 ? all[0] : all[index];
    }

    /// Hands on the elements of a list with their places, `most` of them; notes more. A key that
    /// must be there is noted where it is not.
    using Visitor = std::function<void(const JsonValue& element, const QString& place)>;
    void eachOf(const char* key, int most, const Visitor& visit, bool isNeeded = false) const;

    /// A text that stands by itself, in a list.
    static QString textAt(DocumentNotes& notes, const JsonValue& value, const QString& place);
    static int wholeAt(DocumentNotes& notes, const JsonValue& value, const QString& place);
    static bool isOfKind(DocumentNotes& notes, const JsonValue& value, const QString& place,
                         JsonValue::Kind kind);
    void unknownWord(const char* key, const QString& word, const QStringList& known) const;
    /// The value of a key, whose line is noted; null where it is absent.
    const JsonValue* valueOf(const char* key) const;

private:
    QString wordsOf(const char* key, const JsonValue& value, Translations& others) const;
    /// The same, and that it is absent is noted.
    const JsonValue* neededValue(const char* key) const;

    DocumentNotes& m_notes;
    const JsonValue& m_value;
    QString m_path;
};

} // namespace subtext
