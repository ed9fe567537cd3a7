// SPDX-License-Identifier: MIT
#include "core/storage/topicstore.h"

#include "core/storage/checkedrow.h"
#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"

#include <QtEndian>

#include <cmath>

namespace subtext {
namespace {

QString base64Of(const std::vector<float>& vector)
{
    QByteArray bytes(static_cast<qsizetype>(vector.size() * sizeof(float)), Qt::Uninitialized);
    qToLittleEndian<float>(vector.data(), static_cast<qsizetype>(vector.size()), bytes.data());
    return QString::fromLatin1(bytes.toBase64());
}

std::vector<float> numbersOf(const CheckedRow& checked, const QString& text)
{
    const auto decoded =
        QByteArray::fromBase64Encoding(text.toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    const QByteArray& bytes = decoded.decoded;
    constexpr qsizetype Size = sizeof(float);
    if (!decoded || bytes.isEmpty() || bytes.size() % Size != 0)
        checked.refuse("vector", text.left(60));
    std::vector<float> vector(static_cast<std::size_t>(bytes.size() / Size));
    qFromLittleEndian<float>(bytes.constData(), bytes.size() / Size, vector.data());
    for (const float number : vector) {
        if (!std::isfinite(number))
            checked.refuse("vector", text.left(60));
    }
    return vector;
}

} // namespace

void TopicStore::insert(const Uuid& uuid, const Embedding& embedding)
{
    Query query(m_database, "embedding.insert");
    query.add(uuid).add(m_database.stamps().rank()).add(embedding.at);
    query.add(embedding.scenario.value).add(embedding.model).add(embedding.host);
    query.add(QString::fromLatin1(embedding.textSha256)).add(base64Of(embedding.vector)).run();
}

std::vector<Embedding> TopicStore::embeddings(const QString& model)
{
    return Query(m_database, "embedding.ofModel").add(model).all([](Query& row) {
        const CheckedRow checked(row, {"embedding", row.integer()});
        Embedding embedding;
        embedding.at = row.integer();
        embedding.scenario = ScenarioId{row.integer()};
        embedding.model = row.text();
        embedding.host = row.text();
        embedding.textSha256 = row.text().toLatin1();
        embedding.vector = numbersOf(checked, row.text());
        return embedding;
    });
}

std::vector<QString> TopicStore::models()
{
    return Query(m_database, "embedding.models").all(&Query::text);
}

void TopicStore::insert(const TopicSet& set, PersonId by)
{
    Query query(m_database, "topicSet.insert");
    query.add(set.uuid).add(m_database.stamps().rank()).add(set.at).add(set.model);
    query.add(set.parameters).add(set.topics);
    query.add(idOrNull(by)).run();
}

std::vector<TopicSet> TopicStore::sets()
{
    return Query(m_database, "topicSet.all").all([](Query& row) {
        const CheckedRow checked(row, {"topic_set", row.integer()});
        TopicSet set;
        set.uuid = checked.uuid();
        set.at = row.integer();
        set.model = row.text();
        set.parameters = row.text();
        set.topics = row.text();
        return set;
    });
}

} // namespace subtext
