// SPDX-License-Identifier: MIT
#include "tests/ui/uiharness.h"

#include "core/course/assigning.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>

namespace subtext::test {

void ScriptedPrompts::tell(QWidget* /*parent*/, const QString& title, const QString& text)
{
    said << title + QStringLiteral(" | ") + text;
}

void ScriptedPrompts::chooseOrStay(QWidget* /*parent*/, const QString& title, const QString& text,
                                   const QStringList& offered, const QString& stay,
                                   const std::function<void(int)>& done)
{
    const QStringList buttons = stay.isEmpty() ? offered : offered + QStringList{stay};
    said << title + QStringLiteral(" | ") + text + QStringLiteral(" | ") +
                buttons.join(QStringLiteral("/"));
    done(choices.isEmpty() ? -1 : choices.takeFirst());
}

void ScriptedPrompts::openFiles(QWidget* /*parent*/, const QString& /*title*/,
                                const QString& /*filter*/,
                                const std::function<void(const QStringList&)>& done)
{
    done(std::exchange(paths, {}));
}

void ScriptedPrompts::openFile(QWidget* /*parent*/, const QString& /*title*/,
                               const QString& /*filter*/,
                               const std::function<void(const QString&)>& done)
{
    if (!paths.isEmpty())
        done(paths.takeFirst());
}

void ScriptedPrompts::openFolder(QWidget* /*parent*/, const QString& title,
                                 const QString& suggestion,
                                 const std::function<void(const QString&)>& done)
{
    folders << title + QStringLiteral(" | ") + suggestion;
    if (!paths.isEmpty())
        done(paths.takeFirst());
}

void ScriptedPrompts::saveFile(QWidget* /*parent*/, const QString& /*title*/,
                               const QString& suggestion, const QString& /*filter*/,
                               const std::function<void(const QString&)>& done)
{
    suggestions << suggestion;
    if (!paths.isEmpty())
        done(paths.takeFirst());
}

void ScriptedPrompts::saveNewFile(QWidget* parent, const QString& title, const QString& suggestion,
                                  const QString& filter,
                                  const std::function<void(const QString&)>& done)
{
    saveFile(parent, title, suggestion, filter, done);
}

Desk::Desk(Knows knows, int textSize)
    : m_settings(m_folder.filePath(QStringLiteral("app")))
{
    theme::apply(*qApp, theme::Mode::Light, textSize);
    QDir().mkpath(m_settings.folder());
    if (knows == Knows::Keys)
        m_settings.setKeysTold();
    openWindow();
}

void Desk::openWindow()
{
    m_window = std::make_unique<MainWindow>(m_settings, prompts,
                                            Environment{clock, ids, m_settings.backupFolder()});
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
    QCoreApplication::processEvents();
}

std::unique_ptr<Study> Desk::makeStudy(const std::optional<Task>& task)
{
    m_studyPath = filePath(QStringLiteral("study.subtext"));
    Study::Setup setup;
    setup.title = QStringLiteral("Test study");
    setup.protocol.order = ItemOrder::File;
    setup.task = task;
    return must(Study::create(m_studyPath, setup, {clock, ids, {}}));
}

/// Gives everything in the study to one annotator.
void Desk::signInAlone(std::unique_ptr<Study> study)
{
    m_person =
        must(study->roster().add({{{}, QStringLiteral("Robin"), Role::Annotator}})).front().id;
    must(study->assigning().assign(1, 42));
    m_window->adopt(std::move(study));
    m_window->signIn(m_person);
    QCoreApplication::processEvents();
}

void Desk::startLabelling(int items)
{
    auto study = makeStudy({});
    must(study->importing().importFiles({writeScenes(m_folder.path(), items)}, {}));
    signInAlone(std::move(study));
}

void Desk::startLabelling(const Task& task, const std::vector<Scenario>& scenes)
{
    auto study = makeStudy(task);
    ImportedFile file;
    for (const Scenario& scene : scenes) {
        ImportedRecord record;
        record.line = static_cast<qint64>(file.records.size()) + 1;
        record.scenario = scene;
        file.records.push_back(record);
    }
    must(study->importing().apply({file}));
    signInAlone(std::move(study));
}

void Desk::restart()
{
    m_window->close();
    m_window.reset();
    openWindow();
    m_window->openStudy(m_studyPath);
    m_window->signIn(m_person);
    QCoreApplication::processEvents();
}

void Desk::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget* target = QApplication::focusWidget();
    QTest::keyClick(target ? target : m_window.get(), key, modifiers);
}

void Desk::type(const QString& text)
{
    for (QChar c : text) {
        QWidget* target = QApplication::focusWidget();
        QTest::sendKeyEvent(QTest::Click, target ? target : m_window.get(), Qt::Key_unknown,
                            QString(c), Qt::NoModifier);
    }
}

void Desk::labelItem(const QString& digits, const QString& explanation)
{
    for (QChar digit : digits)
        press(static_cast<Qt::Key>(Qt::Key_0 + digit.digitValue()));
    type(explanation);
    press(Qt::Key_Return, Qt::ControlModifier);
}

QString writeScenes(const QString& folder, int count)
{
    QByteArray csv = "id,speaker_role,listener_role,context,utterance,power_relation\n";
    for (int i = 1; i <= count; ++i) {
        const QByteArray number = QByteArray::number(i);
        csv += number + ",tenant,landlord,The heating has been off for " + number +
               " days.,How cosy it is in here.,peer\n";
    }
    return writeFile(QDir(folder).filePath(QStringLiteral("scenes_sarcasm-irony.csv")), csv);
}

} // namespace subtext::test
