// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/practice.h"
#include "core/course/roster.h"
#include "core/travel/handouts.h"
#include "tests/support/ceipractice.h"
#include "tests/support/must.h"
#include "tests/ui/uiharness.h"
#include "tests/ui/wholecourseplan.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/placekeys.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/consent/consentpage.h"
#include "ui/label/labelending.h"
#include "ui/practice/practicepage.h"
#include "ui/shell/beforework.h"

#include <QApplication>
#include <QDir>
#include <QPushButton>

namespace subtext::test {

/// The real window on somebody's own machine. All machines take their ids from one source, as real
/// ones never draw the same twice.
class Laptop
{
public:
    Laptop(const QString& folder, FixedClock& clock, IdSource& ids)
        : m_clock(clock)
        , m_settings(folder)
    {
        QDir().mkpath(folder);
        m_window = std::make_unique<MainWindow>(m_settings, prompts,
                                                Environment{clock, ids, m_settings.backupFolder()});
        m_window->resize(1366, 768);
        m_window->show();
        QApplication::setActiveWindow(m_window.get());
        QCoreApplication::processEvents();
    }
    ~Laptop() { m_window->close(); }

    MainWindow& window() { return *m_window; }
    Study& study() { return *m_window->study(); }
    LabelPage& label() { return *m_window->labelPage(); }
    DeskPage& desk() { return *m_window->deskPage(); }

    /// A key to whatever has the focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* target = QApplication::focusWidget();
        QTest::keyClick(target ? target : m_window.get(), key, modifiers);
    }
    void type(const QString& text)
    {
        for (const QChar c : text) {
            QWidget* target = QApplication::focusWidget();
            QTest::keyClick(target ? target : m_window.get(), c.toLatin1());
        }
    }
    void save() { press(Qt::Key_Return, Qt::ControlModifier); }

    void agree()
    {
        QVERIFY(m_window->isBeforeWork());
        QTest::mouseClick(m_window->beforeWork()->consent()->acceptButton(), Qt::LeftButton);
    }

    /// The whole calibration round; everybody has another idea of the scales.
    void practise(int offset)
    {
        QVERIFY(m_window->isBeforeWork());
        press(Qt::Key_Space); // Start
        for (const CalibrationItem& item : ceiPractice().items) {
            Answer answer;
            answer.ballot[0] = *item.reference.ballot[0];
            for (ScaleIndex dimension : AllDimensions)
                answer.scale(dimension) = MinPoint + offset % PointCount;
            m_clock.advance(9'000);
            type(digitsOf(answer));
            save();
            press(Qt::Key_Space); // on
        }
        press(Qt::Key_Space); // Begin
        QVERIFY(!m_window->isBeforeWork());
    }

    /// Every open item as planned, from where the work broke off, then the early ones that come
    /// again, until the summary.
    void labelAll(const CoursePlan& plan, const QString& code)
    {
        LabelSession& session = *label().session();
        const int count = static_cast<int>(session.items().size());
        while (session.submittedCount() < count) {
            const int before = session.submittedCount();
            labelItem(plan, code);
            QCOMPARE(session.submittedCount(), before + 1);
        }
        QVERIFY(label().ending()->areRepeatsShown());
        press(Qt::Key_Space); // Start
        type(QStringLiteral("87654"));
        save();
        QVERIFY(label().ending()->isSummaryShown());
    }

    /// What is missing of the item on screen.
    void labelItem(const CoursePlan& plan, const QString& code)
    {
        LabelSession& session = *label().session();
        const Answer& said = plan.answer(code, session.item().scenario.name()).answer;
        m_clock.advance(15'000);
        type(digitsOf(said).mid(digitsOn(session.answer())));
        m_clock.advance(8'000);
        type(said.explanation);
        save();
    }

    /// The first digits of the item on screen and no more.
    void beginItem(const CoursePlan& plan, const QString& code, int digits)
    {
        const Answer& said = plan.answer(code, label().session()->item().scenario.name()).answer;
        type(digitsOf(said).left(digits));
        QCOMPARE(digitsOn(label().session()->answer()), digits);
    }

    /// The item on which the person thinks again.
    void changeMind(const QString& item, Choice emotion)
    {
        LabelSession& session = *label().session();
        for (std::size_t i = 0; i < session.items().size(); ++i) {
            if (must(study().scenario(session.items()[i].scenario))->name() == item)
                label().showItem(session.items()[i].scenario);
        }
        QCOMPARE(session.item().scenario.name(), item);
        m_clock.advance(15'000);
        label().answerPanel()->stepWidget(Step::Emotion)->setFocus();
        press(static_cast<Qt::Key>(Qt::Key_1 + indexOf(emotion)));
        save();
        QVERIFY(!label().ending()->isSummaryShown()); // one stays where one revised
        press(Qt::Key_F4);
        QVERIFY(label().ending()->isSummaryShown());
    }

    /// From the summary: the file to return, which is then sent to `file`.
    void handIn(const QString& file)
    {
        const auto who = must(study().roster().person(label().session()->person()));
        const QString written =
            QFileInfo(study().path())
                .absoluteDir()
                .filePath(HandOuts::folderName(*who) + QStringLiteral("-returned.subtext"));
        press(Qt::Key_Space); // the hand-in button has the focus
        QVERIFY2(QFile::rename(written, file),
                 qPrintable(written + u'\n' + prompts.said.join(u'\n')));
    }

    /// What waits at the desk, one after the other.
    void decideAll(const CoursePlan& plan)
    {
        DeskSession& session = *desk().session();
        QCOMPARE(session.queue().waitingCount(), static_cast<qint64>(plan.decisions().size()));
        for (std::size_t i = 0; i < plan.decisions().size(); ++i) {
            const QString item = session.editing().item().scenario.name();
            QVERIFY2(plan.decisions().count(item) == 1, qPrintable(item));
            m_clock.advance(20'000);
            decide(plan.decisions().at(item));
        }
        QCOMPARE(session.queue().waitingCount(), 0);
    }

    ScriptedPrompts prompts;

private:
    static int digitsOn(const Answer& answer)
    {
        int digits = answer.ballot[0] ? 1 : 0;
        for (ScaleIndex dimension : AllDimensions)
            digits += answer.scale(dimension) ? 1 : 0;
        return digits;
    }

    void decide(const PlannedDecision& decision)
    {
        if (decision.pick.isAmbiguous()) {
            press(Qt::Key_B, Qt::ControlModifier);
        } else {
            for (int place = 1; place <= desk().columns()->count(); ++place) {
                if (desk().columns()->column(place)->label() == decision.pick.label)
                    press(PlaceKeys.at(static_cast<std::size_t>(place - 1)));
            }
            // The keys of the bases stand in the order of their names here.
            const int basis =
                static_cast<int>(decision.basis) - static_cast<int>(Basis::ValencePolarity);
            press(static_cast<Qt::Key>(Qt::Key_1 + basis), Qt::ControlModifier);
        }
        if (!decision.note.isEmpty()) {
            press(Qt::Key_L, Qt::ControlModifier);
            type(decision.note);
        }
        save();
    }

    FixedClock& m_clock;
    Settings m_settings;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace subtext::test
