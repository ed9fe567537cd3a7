// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/files/setsubmission.h"

#include "core/base/filenames.h"
#include "core/llm/modelsettings.h"
#include "core/report/submission.h"
#include "core/study/study.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/plaintooltip.h"

#include <QCoreApplication>
#include <QDir>
#include <QMenu>
#include <QPushButton>

namespace subtext::setsubmission {
namespace {

struct SubmissionTexts
{
    Q_DECLARE_TR_FUNCTIONS(subtext::setsubmission)
};

QString submissionFolderName(const SetName& set)
{
    return fileNamePart(QStringLiteral("submission-") + set.text());
}

Result<void> addCostsFrom(const QString& settingsFolder, Submission& submission)
{
    if (settingsFolder.isEmpty())
        return {};
    const auto profiles = llm::loadProfiles(settingsFolder);
    if (!profiles)
        return fail(profiles.error());
    const auto prices = llm::loadPrices(settingsFolder);
    if (!prices)
        return fail(prices.error());
    addCosts(submission, *profiles, *prices);
    return {};
}

} // namespace

QPushButton* makeButton(QWidget* parent)
{
    auto* button =
        subtext::makeButton(SubmissionTexts::tr("Submission…"), ButtonKind::Quiet, parent);
    button->setObjectName(QStringLiteral("submission"));
    return button;
}

QAction* addTo(QMenu& menu)
{
    QAction* action = menu.addAction(SubmissionTexts::tr("Submission…"));
    action->setObjectName(QStringLiteral("submission"));
    return action;
}

void offer(QPushButton& button, const Task& task)
{
    const bool isFitting = canBeSubmitted(task);
    button.setEnabled(isFitting);
    button.setToolTip(plainToolTip(
        isFitting ? SubmissionTexts::tr("Write this set into a folder as a submission to a "
                                        "benchmark: answers, model card, scores, prompt")
                  : SubmissionTexts::tr("A submission has one label for each item, and this study "
                                        "asks several questions.")));
}

void askWhereTo(Prompts& prompts, QWidget* parent, const SetName& set,
                std::function<void(const QString& folder)> then)
{
    const QString name = submissionFolderName(set);
    prompts.openFolder(
        parent, SubmissionTexts::tr("Choose a folder: “%1” will be created in it").arg(name), {},
        [name, then = std::move(then)](const QString& in) { then(QDir(in).filePath(name)); });
}

Result<void> write(Study& study, const SetName& set, const QString& settingsFolder,
                   const QString& folder, const CancelToken& cancel)
{
    if (const auto verified = study.verifyAudit(); !verified)
        return fail(verified.error());
    const auto written = writeSubmission(
        folder, study, set,
        [&](Submission& submission) { return addCostsFrom(settingsFolder, submission); }, cancel);
    return written ? Result<void>() : fail(written.error());
}

void tellOutcome(NoticeBar& notice, const QString& folder, const Result<void>& written,
                 const std::function<void()>& openFolder)
{
    const QString shown = QDir::toNativeSeparators(folder);
    if (written)
        notice.showNotice(NoticeBar::Kind::Info,
                          SubmissionTexts::tr("The submission is in %1.").arg(shown),
                          SubmissionTexts::tr("Open folder"), openFolder);
    else if (written.error().code == ErrorCode::FileExists)
        notice.showNotice(NoticeBar::Kind::Danger,
                          SubmissionTexts::tr("%1 is there already and was left as it is. Remove "
                                              "it, or choose another folder.")
                              .arg(shown));
    else
        notice.showNotice(NoticeBar::Kind::Danger, errorText(written.error()).oneLine());
}

} // namespace subtext::setsubmission
