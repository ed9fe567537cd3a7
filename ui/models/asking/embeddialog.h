// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/models/embedder.h"
#include "core/models/modelrunner.h"
#include "ui/background/studythread.h"
#include "ui/models/asking/sendingdialog.h"

namespace subtext {

/// Which model is asked for embeddings of the texts of the study. The example is the first request.
class EmbedDialog : public SendingDialog
{
    Q_OBJECT
public:
    EmbedDialog(Study& study, const Environment& environment, const ModelAccess& access,
                Prompts& prompts, PersonId person, QWidget* parent);

Q_SIGNALS:
    /// It may be asked. The plan has the key.
    void agreed(const subtext::EmbeddingPlan& plan);

private:
    struct Planned
    {
        EmbeddingPlan plan;
        std::size_t texts = 0;
        CostEstimate estimate;
        QByteArray example; ///< The first body; empty where nothing is open.
    };
    static Result<Planned> planOf(Study& study, EmbeddingPlan plan);

    void workOut(const llm::Profile& profile) override;
    bool isWorkingOut() const override { return m_planning > 0; }
    void takePlan(const Planned& planned);
    void go(const QByteArray& key) override;

    EmbeddingPlan m_plan;
    int m_planning = 0;
    StudyThread m_thread; // last: it ends before what its work refers to
};

} // namespace subtext
