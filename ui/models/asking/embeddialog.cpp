// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/embeddialog.h"

#include "core/llm/embeddingrequest.h"
#include "core/llm/modelsettings.h"
#include "core/models/runplanning.h"
#include "core/study/study.h"
#include "ui/text/modeltext.h"
#include "ui/text/plurals.h"

namespace subtext {

EmbedDialog::EmbedDialog(Study& study, const Environment& environment, const ModelAccess& access,
                         Prompts& prompts, PersonId person, QWidget* parent)
    : SendingDialog(study, access, prompts, person,
                    {tr("Ask for embeddings"), tr("Request embeddings from a model"), QString(),
                     tr("First request"),
                     tr("The whole request: texts only. It never contains ids, labels, notes or "
                        "names of people."),
                     tr("Begin"), tr("Every text has an embedding by this model."),
                     tr("Tick the box above before sending the texts to this host.")},
                    parent)
    , m_thread(study.path(), environment, *this)
{
    start(hasProfiles());
}

Result<EmbedDialog::Planned> EmbedDialog::planOf(Study& study, EmbeddingPlan plan)
{
    const auto open = openScenes(study.topics(), plan);
    if (!open)
        return fail(open.error());
    const std::vector<QByteArray> bodies = embeddingBodies(*open, plan);
    qint64 bytes = 0;
    for (const QByteArray& body : bodies)
        bytes += body.size();
    const CostEstimate estimate =
        estimateOf(static_cast<qint64>(bodies.size()), bytes, AnswerTokens(), plan.price);
    return Planned{std::move(plan), open->size(), estimate,
                   bodies.empty() ? QByteArray() : bodies.front()};
}

void EmbedDialog::workOut(const llm::Profile& profile)
{
    EmbeddingPlan wanted;
    wanted.profile = profile;
    wanted.price = llm::priceFor(profile, prices());
    if (!llm::givesEmbeddings(profile.kind))
        return refusePlan(tr("Embeddings need a server with the API “openai”."));
    if (const auto may = mayAsk(profile, wanted.budget, wanted.price); !may)
        return refusePlan(modelErrorText(may.error()).oneLine());
    ++m_planning;
    m_thread.read([wanted](Study& study) { return planOf(study, wanted); },
                  [this, asked = number()](const Result<Planned>& planned) {
                      --m_planning;
                      if (asked != number())
                          updateButton(); // something was changed since
                      else if (planned)
                          takePlan(*planned);
                      else
                          refusePlan(errorText(planned.error()).oneLine());
                  });
}

void EmbedDialog::takePlan(const Planned& planned)
{
    m_plan = planned.plan;
    const auto texts = static_cast<qint64>(planned.texts);
    const QString example = QString::fromUtf8(planned.example);
    Sending sending;
    sending.profile = planned.plan.profile;
    sending.estimate = texts == 0 ? tr("Every text has an embedding by this model.")
                                  : tr("%1: %2").arg(tr("%n texts", nullptr, plural(texts)),
                                                     estimateText(planned.estimate));
    sending.example = example;
    sending.requests = planned.estimate.requests;
    sending.wording = embeddingWording();
    sending.agreement = tr("I agree to sending the texts of these scenes to %1")
                            .arg(originOf(planned.plan.profile.baseUrl));
    sending.shown = {{QStringLiteral("requests"), planned.estimate.requests},
                     {QStringLiteral("example"), example},
                     {QStringLiteral("key"), llm::keyWords(planned.plan.profile)}};
    take(sending);
}

void EmbedDialog::go(const QByteArray& key)
{
    EmbeddingPlan plan = m_plan;
    plan.key = key;
    accept();
    Q_EMIT agreed(plan);
}

} // namespace subtext
