// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/fulldisk.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/releaseharness.h"
#include "ui/agreement/agreementpage.h"
#include "ui/home/homepage.h"
#include "ui/models/modelspage.h"
#include "ui/quality/qualitypage.h"
#include "ui/roster/rosterpage.h"
#include "ui/widgets/announcement.h"
#include "ui/widgets/noticebar.h"

#include <QProgressBar>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// Every place on a disk that stops giving pages, at each read in turn: it shows everything, or
/// what it showed before, and says so; never less as if that were all.
class RefusedPlacesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void start_showsAllOrSaysSo_data() { places(); }
    void start_showsAllOrSaysSo();
    void change_keepsWhatIsShownAndSaysSo_data() { places(); }
    void change_keepsWhatIsShownAndSaysSo();

private:
    /// A study with answers, decisions, a flag and a draft; everybody can sign in.
    struct Window
    {
        ReleaseDesk at{3};
        Place place;
        PersonId person;

        Window(Place where, bool isAnnotator);
        QWidget& page();
        void settle();
        /// What the place says, but for what a notice says.
        QStringList texts();
        bool isUnread() { return !page().isVisible(); }
        QList<NoticeBar*> notices();
        bool isSaid();
        void enter();
        void forgetPages();
        /// As after a commit that changes everything.
        void change();
    };
    static void places();
    /// Every read of the first, then one in 41; all with SUBTEXT_LONG.
    static int next(int from)
    {
        constexpr int All = 10;
        return from < All || qEnvironmentVariableIsSet("SUBTEXT_LONG") ? from + 1 : from + 41;
    }
    /// What is there besides, and what is missing; empty: nothing.
    static QByteArray difference(const QStringList& now, const QStringList& before);
};

QByteArray RefusedPlacesTest::difference(const QStringList& now, const QStringList& before)
{
    QStringList lines;
    for (const QString& text : now) {
        if (!before.contains(text))
            lines << QStringLiteral("besides: ") + text;
    }
    for (const QString& text : before) {
        if (!now.contains(text))
            lines << QStringLiteral("missing: ") + text;
    }
    return lines.join(u'\n').toUtf8();
}

RefusedPlacesTest::Window::Window(Place where, bool isAnnotator)
    : place(where)
    , person(isAnnotator ? at.study.person(1) : at.person())
{
    at.labelAll();
    at.label(2, Emotion::Joy, Emotion::Anger, Emotion::Trust);
    at.label(3, Emotion::Fear, Emotion::Anger, Emotion::Trust);
    at.decide(2, Emotion::Anger, QStringLiteral("It is meant."));
    Draft draft;
    draft.answer = completeAnswer(Emotion::Sadness, QStringLiteral("Half a thought"));
    if (!at.study.labelling().saveDraft(at.study.person(1), at.study.scenario(3), draft))
        qFatal("draft");
    at.study.close();
    at.desk.window().resize(1366, 768);
    // Some texts are made at the second look only, such as what an empty chart would say.
    enter();
    at.desk.window().closeStudy();
    enter();
    change();
}

QWidget& RefusedPlacesTest::Window::page()
{
    MainWindow& window = at.desk.window();
    const std::array<QWidget*, 8> pages{
        window.homePage(),    window.labelPage(),  window.deskPage(),    window.agreementPage(),
        window.qualityPage(), window.rosterPage(), window.releasePage(), window.modelsPage()};
    const std::array<Place, 8> of{Place::Home,      Place::Label,   Place::Adjudicate,
                                  Place::Agreement, Place::Quality, Place::Roster,
                                  Place::Release,   Place::Models};
    return *pages.at(static_cast<std::size_t>(std::find(of.begin(), of.end(), place) - of.begin()));
}

void RefusedPlacesTest::Window::settle()
{
    MainWindow& window = at.desk.window();
    QCoreApplication::processEvents();
    QTRY_VERIFY_WITH_TIMEOUT(
        !window.homePage()->isWorking() && !window.agreementPage()->isWorking() &&
            !window.rosterPage()->isWorking() && !window.releasePage()->isWorking() &&
            !window.modelsPage()->isWorking(),
        ReleaseDesk::LongestWait);
    QCoreApplication::processEvents();
}

QStringList RefusedPlacesTest::Window::texts()
{
    QStringList texts = textsOf(page(), page().findChild<NoticeBar*>());
    for (const QProgressBar* bar : page().findChildren<QProgressBar*>())
        texts.removeAll(bar->text()); // of a run, not of the study
    // The roster's line about one person; it is no figure, and says what it lacks.
    texts.replaceInStrings(QStringLiteral("\nConsent and practice could not be read."), QString());
    return texts;
}

QList<NoticeBar*> RefusedPlacesTest::Window::notices()
{
    return page().findChildren<NoticeBar*>() << at.desk.window().notice();
}

bool RefusedPlacesTest::Window::isSaid()
{
    const QList<NoticeBar*> all = notices();
    return std::any_of(all.begin(), all.end(),
                       [](const NoticeBar* notice) { return notice->isVisible(); });
}

void RefusedPlacesTest::Window::enter()
{
    at.desk.window().openStudy(at.study.path());
    if (!at.desk.window().study())
        qFatal("a sound study was not opened: %s", qPrintable(at.desk.prompts.said.join(u'\n')));
    at.desk.window().signIn(person);
    at.desk.window().showPlace(place);
    settle();
}

void RefusedPlacesTest::Window::forgetPages()
{
    // Another program's commit has SQLite forget what it read before.
    QCOMPARE(RawSql(at.study.path()).run(QStringLiteral("PRAGMA user_version = 1")), QString());
}

void RefusedPlacesTest::Window::change()
{
    Q_EMIT at.desk.study().changed(
        {ChangeSet::ScenariosChanged | ChangeSet::PeopleChanged | ChangeSet::AssignmentsChanged |
             ChangeSet::AnnotationChanged | ChangeSet::DecisionsChanged | ChangeSet::StudyChanged |
             ChangeSet::QualityChanged | ChangeSet::ReleaseChanged | ChangeSet::ModelsChanged,
         {},
         {}});
    settle();
}

void RefusedPlacesTest::places()
{
    QTest::addColumn<Place>("place");
    QTest::addColumn<bool>("isAnnotator");
    QTest::newRow("Home") << Place::Home << false;
    QTest::newRow("Label") << Place::Label << true;
    QTest::newRow("Adjudicate") << Place::Adjudicate << false;
    QTest::newRow("Agreement") << Place::Agreement << false;
    QTest::newRow("Quality") << Place::Quality << false;
    QTest::newRow("Roster") << Place::Roster << false;
    QTest::newRow("Release") << Place::Release << false;
    QTest::newRow("Models") << Place::Models << false;
}

void RefusedPlacesTest::start_showsAllOrSaysSo()
{
    QFETCH(Place, place);
    QFETCH(bool, isAnnotator);
    FullDisk disk;
    Window window(place, isAnnotator);
    const QStringList all = window.texts();
    MainWindow& main = window.at.desk.window();
    int unread = 0;
    int said = 0;
    int from = 1;
    for (bool wasRefused = true; wasRefused; from = next(from)) {
        main.closeStudy();
        main.openStudy(window.at.study.path());
        QVERIFY(main.study());
        window.forgetPages();
        disk.refuseReadsFrom(from);
        main.signIn(window.person);
        main.showPlace(place);
        window.settle();
        wasRefused = disk.reads() >= from;
        disk.refuseReadsFrom(0);
        const bool isUnread = window.isUnread();
        unread += isUnread ? 1 : 0;
        said += window.isSaid() ? 1 : 0;
        if (!isUnread && !window.isSaid())
            QCOMPARE(difference(window.texts(), all), QByteArray());
        if (isUnread)
            QVERIFY(window.isSaid());
    }
    window.at.desk.window().closeStudy();
    window.enter();
    QCOMPARE(difference(window.texts(), all), QByteArray());
    QVERIFY(said > 0);
    qInfo("up to read %d; said at %d, of which %d without the place", from, said, unread);
}

void RefusedPlacesTest::change_keepsWhatIsShownAndSaysSo()
{
    QFETCH(Place, place);
    QFETCH(bool, isAnnotator);
    FullDisk disk;
    Window window(place, isAnnotator);
    const QStringList all = window.texts();
    int said = 0;
    int from = 1;
    for (bool wasRefused = true; wasRefused; from = next(from)) {
        window.forgetPages();
        disk.refuseReadsFrom(from);
        window.change();
        wasRefused = disk.reads() >= from;
        disk.refuseReadsFrom(0);
        QVERIFY(!window.isUnread());
        QStringList now = window.texts();
        if (window.isSaid())
            now.removeAll(QStringLiteral("Not saved")); // nor could the desk's draft be
        QCOMPARE(difference(now, all), QByteArray());
        if (!window.isSaid())
            continue;
        ++said;
        // Each offers to try again. What looks at the study by itself, at moments of its own, may
        // have been refused as well and say so after the first click.
        constexpr int Clicks = 3;
        for (int click = 0; click < Clicks && window.isSaid(); ++click) {
            for (NoticeBar* notice : window.notices()) {
                if (!notice->isVisible())
                    continue;
                QVERIFY(notice->actionButton()->isVisible());
                notice->actionButton()->click();
                window.settle();
            }
        }
        QCOMPARE(difference(window.texts(), all), QByteArray());
        QVERIFY(!window.isSaid());
    }
    qInfo("up to read %d; said at %d", from, said);
}

SUBTEXT_TEST(RefusedPlacesTest)
#include "refusedplacestest.moc"
