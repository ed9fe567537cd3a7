// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/child.h"
#include "tests/ui/studiodesk.h"
#include "ui/labelstudio/studiostudydialog.h"
#include "ui/start/cardbutton.h"
#include "ui/start/startpage.h"

#include <QDir>
#include <QFileInfo>
#include <QLineEdit>

namespace subtext::test {

/// The start page, and a server within its reach.
class NewStudyDesk : public StudioServer
{
public:
    NewStudyDesk() { desk.window().setAccess(model); }

    /// Two tasks of other words than any task that ships, each answered by one person.
    int addFeelings(const QString& interface = foreignXml(),
                    const QString& title = QStringLiteral("Feelings"))
    {
        const int project = studio.addProject(title, interface);
        int id = 901;
        for (const char* feeling : {"glad", "anger"}) {
            const int task = studio.addTask(
                project, {{QStringLiteral("id"), QString::number(id)},
                          {QStringLiteral("context"), QStringLiteral("They wait.")},
                          {QStringLiteral("utterance"), QStringLiteral("Line %1").arg(id)}});
            studio.annotate(task, 2, foreignAnswer(feeling));
            ++id;
        }
        return project;
    }
    QString path() const { return desk.filePath(QStringLiteral("moved.subtext")); }

    StudioStudyDialog* dialog() { return desk.window().findChild<StudioStudyDialog*>(); }
    StudioStudyDialog& open()
    {
        child<CardButton>(desk.window().startPage(), "labelStudio")->click();
        if (!dialog())
            qFatal("no dialog");
        return *dialog();
    }
    void settle(StudioStudyDialog& of) { QTRY_VERIFY_WITH_TIMEOUT(!of.isWorking(), 20'000); }
    void act(StudioStudyDialog& of)
    {
        of.actButton()->click();
        settle(of);
    }
    void connectTo(StudioStudyDialog& of, const QString& address = {})
    {
        of.server()->setAddress(address.isEmpty() ? server->address() : address);
        if (of.consentBox()->isVisible())
            of.consentBox()->setChecked(true);
        act(of);
    }
    /// To what the project asks.
    StudioStudyDialog& openProject(const QString& address = {})
    {
        StudioStudyDialog& of = open();
        connectTo(of, address);
        act(of);
        return of;
    }
    /// To what would be pulled.
    StudioStudyDialog& makeStudy(const QString& address = {})
    {
        StudioStudyDialog& of = openProject(address);
        of.coordinator()->setText(QStringLiteral("Ada Coleman"));
        desk.prompts.paths = {path()};
        act(of);
        return of;
    }
    /// Nothing of the study is there, and that was said.
    void verifyNoStudy()
    {
        QVERIFY(!QFileInfo::exists(path()));
        QCOMPARE(QDir(desk.filePath(QString()))
                     .entryList({QStringLiteral("moved*")}, QDir::Files | QDir::Hidden),
                 QStringList());
        QVERIFY(!desk.window().study());
    }

    Desk desk;
};

} // namespace subtext::test
