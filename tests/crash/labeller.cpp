// SPDX-License-Identifier: MIT
//
// Labels the study given as an argument through the real window, by key events, until it is
// killed. Every change and every acknowledgement is reported on standard output at once, one line
// each, so that whoever kills it knows what had been promised:
//   edit ITEM DIGEST          the answer on screen changed
//   kept                      the screen said that what stands on it is on the disk
//   submitted ITEM REVISION   the screen said "submitted"
#include "tests/crash/answerdigest.h"
#include "tests/crash/scripted.h"
#include "tests/support/must.h"
#include "tests/ui/uiharness.h"
#include "ui/label/labelending.h"
#include "ui/text/plurals.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QRandomGenerator>

using namespace subtext;
using namespace subtext::test;

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    installPlurals(application);
    if (argc < 3)
        return 2;
    theme::apply(application, theme::Mode::Light);
    SystemClock clock;
    RandomIds ids;
    Settings settings(QString::fromLocal8Bit(argv[2]));
    ScriptedPrompts prompts;
    MainWindow window(settings, prompts, {clock, ids, settings.backupFolder()});
    window.show();
    QApplication::setActiveWindow(&window);
    window.openStudy(QString::fromLocal8Bit(argv[1]));
    if (!window.study())
        return 4;
    window.signIn(must(window.study()->roster().people()).front().id);
    LabelSession& session = *window.labelPage()->session();

    QObject::connect(&session, &LabelSession::answerChanged, &application, [&] {
        report("edit " + QByteArray::number(session.item().scenario.id.value) + ' ' +
               digestOf(session.answer()));
    });
    QObject::connect(&session, &LabelSession::saveStateChanged, &application, [&] {
        const SaveState state = session.saveState();
        if (state == SaveState::Draft || state == SaveState::Edited)
            report("kept");
    });
    QObject::connect(&session, &LabelSession::submitted, &application,
                     [&](ScenarioId scenario, int revision) {
                         report("submitted " + QByteArray::number(scenario.value) + ' ' +
                                QByteArray::number(revision));
                     });
    report("ready");
    QRandomGenerator random(static_cast<quint32>(getpid()));
    for (;;) {
        if (window.labelPage()->ending()->isSummaryShown())
            window.labelPage()->showItem(session.items().front().scenario);
        window.labelPage()->answerPanel()->stepWidget(Step::Emotion)->setFocus();
        for (int step = 0; step < 5; ++step) {
            const int digit = 1 + static_cast<int>(random.bounded(7));
            press(window, Qt::Key_0 + digit, {}, QString::number(digit));
            QTest::qWait(static_cast<int>(random.bounded(40)));
        }
        const QString words = QStringLiteral("Word %1. And more.").arg(random.generate());
        for (QChar c : words) {
            press(window, Qt::Key_unknown, {}, QString(c));
            QTest::qWait(static_cast<int>(random.bounded(8)));
        }
        press(window, Qt::Key_Return, Qt::ControlModifier, {});
        QTest::qWait(1);
    }
}
