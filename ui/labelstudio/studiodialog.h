// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bridge/studiobridge.h"
#include "ui/labelstudio/studioframe.h"

class QCheckBox;
class QPushButton;

namespace subtext {

class Prompts;
class PullPage;
class Study;
class TextReader;

/// Takes a project of a running Label Studio into the study, or sends the study to one. Nothing is
/// asked of a server before somebody has agreed to it, no text goes there before somebody has
/// agreed to that, and everything is shown before it is done. What is taken, is taken whole or not
/// at all.
class StudioDialog : public StudioFrame
{
    Q_OBJECT
public:
    struct Context
    {
        Prompts& prompts;
        Study& study;
        const Environment& environment;
        const ModelAccess& access;
        PersonId person;
        Settings* settings = nullptr;
    };
    StudioDialog(const Context& context, QWidget* parent);
    ~StudioDialog() override;

    enum class Step { Server, Projects, Pull, Push, Done };
    Step step() const { return m_step; }
    PullPage* pullPage() const { return m_pull; }
    /// Of a chosen project: what it would get.
    QPushButton* pushButton() const { return m_pushInto; }
    /// What would be taken or sent; at the end, what was.
    QString report() const;
    bool isWorking() const override;

    void reject() override;

Q_SIGNALS:
    void imported(const QString& what);

private:
    QWidget* buildPush();
    void addButtons();

    void showStep(Step step);
    void goBack() override;
    void act() override;
    void refresh() override;
    void showConsent();
    Result<void> keepConsent(const QByteArray& wording, const QJsonObject& shown);
    Result<void> keepSignIn() override;
    void enterProjects() override;
    QString stoppedText() const override;
    std::optional<qint64> projectBefore() const override;

    void fetchProject();
    void pull();

    void beginPush();
    void look();
    void showPlan(const PushLook& look);
    void push();
    void endPush(const Result<void>& pushed);
    PushWishes pushWishes() const;

    Study& m_study;
    PersonId m_person;
    /// What is sent, as the study was when the step was entered. The link refers to it: it changes
    /// only while nothing is asked.
    std::unique_ptr<PushMaterial> m_material;
    Step m_step = Step::Server;
    /// That is taken from or sent to, whichever is chosen since; none: one of the study's own.
    std::optional<StudioProject> m_target;
    std::optional<PushLook> m_look;
    bool m_isPushing = false;

    QPushButton* m_pushInto = nullptr;
    PullPage* m_pull = nullptr;
    QCheckBox* m_withAnswers = nullptr;
    QCheckBox* m_withGold = nullptr;
    TextReader* m_plan = nullptr;
    TextReader* m_report = nullptr;
};

} // namespace subtext
