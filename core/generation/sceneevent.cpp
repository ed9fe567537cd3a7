// SPDX-License-Identifier: MIT
#include "core/generation/sceneevent.h"

#include "core/base/builtin.h"
#include "core/base/sha256.h"
#include "core/domain/shingles.h"
#include "core/generation/wordforms.h"
#include "core/predictions/recordfile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace subtext::generation {
namespace {

constexpr std::array RelationTokens{
    QLatin1String("feels"), QLatin1String("body"),    QLatin1String("face"), QLatin1String("does"),
    QLatin1String("says"),  QLatin1String("because"), QLatin1String("then")};

/// Whom an event is about that names nobody.
constexpr std::array Names{"Anna", "Ben",   "Clara", "David", "Elena", "Felix", "Grace",
                           "Hugo", "Iris",  "Jonas", "Karim", "Lena",  "Marek", "Nora",
                           "Omar", "Paula", "Ravi",  "Sofia", "Tom",   "Vera"};

const QString ShippedPath = QStringLiteral(":/subtext/generation/events.csv");

QString trimmedValue(const evaluation::Record& record, const char* column)
{
    const evaluation::FieldValue* value = record.find(QString::fromLatin1(column));
    return value ? value->text.trimmed() : QString();
}

class EventCollector
{
public:
    explicit EventCollector(const QMap<QString, QString>& relations)
        : m_relations(relations)
    {}

    void take(const evaluation::Record& record)
    {
        for (const char* needed : {"event", "relation", "tail"}) {
            if (trimmedValue(record, needed).isEmpty())
                return refuse(record.line, needed, {}, EventProblem::Reason::MissingValue);
        }
        const QString named = trimmedValue(record, "relation");
        const auto relation = relationFromToken(m_relations.value(named, named).toLower());
        if (!relation)
            return refuse(record.line, "relation", named, EventProblem::Reason::UnknownRelation);
        SceneEvent& event = placeOf(record);
        const QString subject = trimmedValue(record, "subject");
        if (!subject.isEmpty() && !event.subject.isEmpty() && subject != event.subject)
            return refuse(record.line, "subject", subject, EventProblem::Reason::OtherSubject);
        if (!subject.isEmpty())
            event.subject = subject;
        if (event.group.isEmpty())
            event.group = trimmedValue(record, "group");
        for (const QString& word : trimmedValue(record, "barred").split(u';')) {
            if (!word.trimmed().isEmpty() && !event.barred.contains(word.trimmed()))
                event.barred << word.trimmed();
        }
        const EventPair pair{*relation, trimmedValue(record, "tail")};
        if (std::find(event.pairs.begin(), event.pairs.end(), pair) == event.pairs.end())
            event.pairs.push_back(pair);
    }

    void refuse(qint64 line, const char* column, const QString& value, EventProblem::Reason reason)
    {
        m_table.refused.push_back({line, QString::fromLatin1(column), value, reason});
    }

    EventTable finish()
    {
        // A refused first row may have begun an event of which nothing came.
        std::erase_if(m_table.events, [](const SceneEvent& event) { return event.pairs.empty(); });
        QByteArray all;
        for (std::size_t i = 0; i < m_table.events.size(); ++i) {
            SceneEvent& event = m_table.events[i];
            if (event.subject.isEmpty())
                event.subject = QString::fromLatin1(Names.at(i % Names.size()));
            all += eventJson(event).toUtf8() + '\n';
        }
        m_table.sha256 = sha256Of(all);
        return std::move(m_table);
    }

private:
    SceneEvent& placeOf(const evaluation::Record& record)
    {
        const QString id = trimmedValue(record, "id");
        const QString event = trimmedValue(record, "event");
        const auto known =
            std::find_if(m_table.events.begin(), m_table.events.end(), [&](const SceneEvent& of) {
                return id.isEmpty() ? of.event == event : of.id == id;
            });
        if (known != m_table.events.end())
            return *known;
        SceneEvent& added = m_table.events.emplace_back();
        added.id = id.isEmpty() ? QStringLiteral("event-%1").arg(m_table.events.size()) : id;
        added.event = event;
        return added;
    }

    const QMap<QString, QString>& m_relations;
    EventTable m_table;
};

QStringList textsOf(const QJsonValue& array)
{
    QStringList texts;
    const QJsonArray listed = array.toArray();
    for (const QJsonValue& text : listed)
        texts << text.toString();
    return texts;
}

} // namespace

QLatin1String relationToken(Relation relation)
{
    return RelationTokens.at(static_cast<std::size_t>(relation));
}

std::optional<Relation> relationFromToken(QStringView token)
{
    for (const Relation relation : AllRelations) {
        if (token == relationToken(relation))
            return relation;
    }
    return std::nullopt;
}

QString relationWords(Relation relation)
{
    constexpr std::array Words{"may feel", "in the body",         "in the face",        "may do",
                               "may say",  "how it came to that", "what may come of it"};
    return QString::fromLatin1(Words.at(static_cast<std::size_t>(relation)));
}

QStringList SceneEvent::barredWords() const
{
    QStringList words;
    for (const QString& entry : barred)
        words << wordsOf(entry);
    for (const EventPair& pair : pairs) {
        if (pair.relation != Relation::Feels)
            continue;
        for (const QString& word : wordsOf(pair.tail)) {
            if (!isFunctionWord(word))
                words << word;
        }
    }
    words.sort();
    words.removeDuplicates();
    return words;
}

QString eventJson(const SceneEvent& event)
{
    QJsonArray pairs;
    for (const EventPair& pair : event.pairs)
        pairs.append(QJsonArray{QString(relationToken(pair.relation)), pair.tail});
    const QJsonObject object{{QStringLiteral("id"), event.id},
                             {QStringLiteral("event"), event.event},
                             {QStringLiteral("subject"), event.subject},
                             {QStringLiteral("group"), event.group},
                             {QStringLiteral("pairs"), pairs},
                             {QStringLiteral("barred"), QJsonArray::fromStringList(event.barred)}};
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<SceneEvent> eventFromJson(const QString& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    const QJsonObject object = document.object();
    SceneEvent event;
    event.id = object[QLatin1String("id")].toString();
    event.event = object[QLatin1String("event")].toString();
    event.subject = object[QLatin1String("subject")].toString();
    event.group = object[QLatin1String("group")].toString();
    event.barred = textsOf(object[QLatin1String("barred")]);
    const QJsonArray values = object[QLatin1String("pairs")].toArray();
    for (const QJsonValue& value : values) {
        const QStringList pair = textsOf(value);
        const auto relation = relationFromToken(pair.value(0));
        if (!relation || pair.size() != 2)
            return std::nullopt;
        event.pairs.push_back({*relation, pair.at(1)});
    }
    if (event.id.isEmpty() || event.event.isEmpty() || event.subject.isEmpty())
        return std::nullopt;
    return event;
}

const SceneEvent* EventTable::find(const QString& id) const
{
    const auto found = std::find_if(events.begin(), events.end(),
                                    [&](const SceneEvent& event) { return event.id == id; });
    return found == events.end() ? nullptr : &*found;
}

Result<EventTable> readEvents(const QString& path, const QMap<QString, QString>& relations,
                              const CancelToken& cancel)
{
    EventCollector collector(relations);
    evaluation::RecordSink sink;
    sink.names = [](const QStringList& columns) -> Result<void> {
        for (const char* needed : {"event", "relation", "tail"}) {
            if (!columns.contains(QString::fromLatin1(needed), Qt::CaseInsensitive))
                return fail({ErrorCode::MissingColumn, {}, 0, 0, QString::fromLatin1(needed), {}});
        }
        return {};
    };
    sink.take = [&](const evaluation::Record& record) -> Result<void> {
        collector.take(record);
        return {};
    };
    sink.refuse = [&](const evaluation::RowProblem& problem) {
        collector.refuse(problem.line, "", problem.value, EventProblem::Reason::WrongCellCount);
    };
    const auto named = [&](Error error) {
        error.file = path;
        return fail(std::move(error));
    };
    if (const auto read = evaluation::readRecordFile(path, sink, cancel); !read)
        return named(read.error());
    EventTable table = collector.finish();
    if (table.events.empty())
        return named({ErrorCode::EmptyFile, {}, 0, 0, {}, {}});
    return table;
}

QByteArray shippedEventsCsv()
{
    return builtIn(ShippedPath);
}

EventTable shippedEvents()
{
    const auto table = readEvents(ShippedPath);
    // It travels inside the program: whoever cannot read it has no memory for it.
    if (!table)
        throw std::bad_alloc();
    return *table;
}

} // namespace subtext::generation
