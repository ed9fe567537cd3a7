// SPDX-License-Identifier: MIT
#pragma once

#include "core/http/http.h"
#include "core/llm/profile.h"
#include "core/llm/prompts.h"

#include <QJsonObject>

namespace subtext::llm {

struct Ask
{
    QString prompt;
    int tokenLimit = 1'024;
    std::optional<double> temperature = 0; ///< None: the provider's default.
    std::optional<qint64> seed; ///< Passed over where the kind of server has no such thing.
    std::optional<double> topP; ///< None: it is not sent, and the provider's default holds.
    int logProbabilities = 0;   ///< How many alternatives; 0: not asked for.
    AnswerForm form = AnswerForm::Free;
    Scoring scoring = Scoring::Answer; ///< Where the form is scored.
    QStringList scales{};        ///< Tokens of those whose points are asked for (askedscales.h).
    bool asksConfidence = false; ///< By a rubric (confidencerubric.h).
    bool thinksFirst = false;    ///< Where there is a schema: it has a place for thought.
    QJsonObject schema{};        ///< All that the answer may be (answerSchema); empty: anything.
};

/// Whether a request is about one option, as a completion (completions.h).
bool isAboutAnOption(const Ask& ask);
/// Whether a server that ignored the schema may understand it in another form of `SchemaForm`: it
/// got the one that not all servers know.
bool hasOtherSchemaForm(const Profile& profile, const Ask& ask);

/// The ask with what it says about one item.
Ask askAbout(Ask ask, const PromptTemplate& of, const Task& task, const Question& question,
             const Scenario& scene);

/// What a run keeps of an ask beside the prompt, by the names that its parameters have.
void addAskParameters(QJsonObject& parameters, const Ask& ask);

/// The body of the request, as the kind of server wants it. The same ask gives the same bytes.
QByteArray bodyOf(const Profile& profile, const Ask& ask);

/// The whole request. The key is in a header, never in the address or the body; an empty one is
/// left out.
HttpRequest requestOf(const Profile& profile, const QByteArray& body, const QByteArray& key);
/// The same to another place of the server: its path behind that of the profile, "/embeddings".
HttpRequest requestTo(const QString& path, const Profile& profile, const QByteArray& body,
                      const QByteArray& key);

} // namespace subtext::llm
