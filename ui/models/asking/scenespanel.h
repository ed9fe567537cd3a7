// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/models/scenegenerator.h"
#include "ui/background/studythread.h"
#include "ui/models/asking/modelaccess.h"
#include "ui/models/asking/writescenesdialog.h"

#include <QHash>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QPushButton;

namespace subtext {

class FigureTable;
class Prompts;

/// Scenes that models wrote for the study: each with what it was made of above it and with what
/// the checks say, to be accepted, edited first, or rejected. Nothing that a model wrote is in the
/// study before somebody has accepted it; what was rejected can still be accepted. What a model
/// writes comes while this is there; its end ends that, and it can go on later. What somebody edits
/// waits as a draft while other scenes are read; whoever closes its window asks `leave` first.
class ScenesPanel : public QWidget
{
    Q_OBJECT
public:
    /// `study`, `access` and `prompts` must outlive it.
    ScenesPanel(Study& study, const Environment& environment, const ModelAccess& access,
                Prompts& prompts, PersonId person, QWidget* parent);
    ~ScenesPanel() override;

    WriteScenesDialog* writing() const { return m_dialog; }
    FigureTable* list() const { return m_list; }
    QPlainTextEdit* text() const { return m_text; }
    QString source() const { return m_source->toPlainText(); }
    QString verdict() const { return m_verdict->isHidden() ? QString() : m_verdict->text(); }
    QString warnings() const { return m_warnings->isHidden() ? QString() : m_warnings->text(); }
    QString report() const { return m_report->isHidden() ? QString() : m_report->text(); }
    bool isWriting() const { return m_generator != nullptr; }
    bool isWorking() const { return m_reading > 0 || m_refresh.isActive() || m_check.isActive(); }
    const std::vector<WrittenScene>& scenes() const { return m_scenes; }
    /// Null where none is open.
    const WrittenScene* opened() const;

    /// At the end of the row of buttons.
    void addToHead(QWidget* control);
    /// Calls `close` at once where nothing is lost by it, otherwise once somebody has agreed.
    void leave(const std::function<void()>& close);

Q_SIGNALS:
    /// Another scene is open, or none.
    void sceneOpened();

private:
    struct Draft
    {
        QString text;
        QString reason;
    };
    QLayout* buildHead();
    QWidget* buildScene();
    void read();
    void take(std::vector<WrittenScene> scenes);
    void showList();
    void markOpened();
    void openRow(int row);
    /// What is written about the opened scene and is in no study yet.
    void keepDraft();
    void showScene();
    void checkText();
    void showFaults(const std::vector<generation::SceneFault>& faults);
    void updateButtons();
    void askForWriting();
    void begin(const Uuid& run, const ScenePlan& plan);
    void conclude(const RunOutcome& outcome);
    void takeIn();
    void refuse();
    void openNext();
    void tell(const QString& text, bool isBad);
    bool canWrite() const;

    Study& m_study;
    Environment m_environment;
    const ModelAccess& m_access;
    Prompts& m_prompts;
    PersonId m_person;
    std::vector<WrittenScene> m_scenes;
    std::vector<std::size_t> m_shown; ///< Of the scenes, by row.
    std::optional<Uuid> m_opened;
    QHash<Uuid, Draft> m_drafts; ///< By the request that a scene came of.
    bool m_isListing = false;    ///< The list changes by itself: nobody chose a row.
    QTimer m_refresh{this};
    QTimer m_check{this};
    int m_reading = 0;
    QPointer<WriteScenesDialog> m_dialog;
    Uuid m_run; ///< That goes on.
    std::unique_ptr<HttpTransport> m_transport;
    std::unique_ptr<SceneGenerator> m_generator; // before its transport

    QHBoxLayout* m_head = nullptr;
    QPushButton* m_write = nullptr;
    QPushButton* m_cancel = nullptr;
    QLabel* m_now = nullptr;
    QComboBox* m_filter = nullptr;
    QLabel* m_report = nullptr;
    FigureTable* m_list = nullptr;
    QWidget* m_scene = nullptr;
    QPlainTextEdit* m_source = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_warnings = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_accept = nullptr;
    QPushButton* m_refuse = nullptr;
    StudyThread m_thread; // last: it ends before what its work refers to
};

} // namespace subtext
