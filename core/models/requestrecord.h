// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/modelrun.h"
#include "core/http/http.h"
#include "core/llm/modelanswer.h"

namespace subtext {

QString withoutKey(const QString& text, const QByteArray& key);

/// Makes the row of one try, in which the key cannot be, whoever said it. A key that the request's
/// body shows is no secret: body and answer are kept as they are then, so that they can be read.
class RequestRecord
{
public:
    RequestRecord(ScenarioId scenario, QString question, int tries, QByteArray body, qint64 at,
                  QByteArray key);

    /// `answer`: what was read out of the reply; null where it is none.
    ModelRequest of(const HttpReply& reply, const llm::ModelAnswer* answer) const;
    /// Of a reply that is part of an answer: without an end, and with a count of what was written.
    ModelRequest ofPart(const HttpReply& reply, const llm::Usage& usage) const;
    /// What people are told of a reply that is no answer.
    QString wordsOf(const HttpReply& reply) const;

private:
    QString kept(const QByteArray& bytes) const;

    ScenarioId m_scenario;
    QString m_question;
    int m_tries;
    QByteArray m_body;
    qint64 m_at;
    QByteArray m_key;
};

} // namespace subtext
