// SPDX-License-Identifier: MIT
// The window of a coordinator while answers come from a server: the place on screen shows each,
// and nobody has to press anything for it.
#include "tests/core/desk/deskstudy.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/remote/support/holdswithin.h"
#include "tests/remote/support/sharedcourse.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/agreement/agreementpage.h"
#include "ui/quality/annotatormodel.h"
#include "ui/quality/qualitypage.h"
#include "ui/roster/rosterpage.h"
#include "ui/shell/mainwindow.h"
#include "ui/team/windowteam.h"

#include <QTableView>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class TeamPlacesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void answersThatCome_areInThePlaceOnScreen();

private:
    class Seminar;

    std::unique_ptr<PostgresServer> m_server;
};

namespace {

constexpr int ShownWithin = 60'000; // milliseconds; what has not come by then never will
constexpr int ItemsOfAll = 3;
const QString WhoIsAway = QStringLiteral("A01");

} // namespace

/// Three items which two of three have labelled, and the third labels elsewhere; the window of the
/// coordinator is open.
class TeamPlacesTest::Seminar
{
public:
    explicit Seminar(PostgresServer& server)
    {
        for (int item = 1; item <= ItemsOfAll; ++item) {
            for (int person = 2; person <= 3; ++person)
                must(study.labelling().submit(study.person(person), study.scenario(item),
                                              submissionOf(completeAnswer(Emotion::Joy))));
        }
        course = std::make_unique<SharedCourse>(server, study, server.port());
        course->join(WhoIsAway);
        away = std::make_unique<AtHome>(course->path(WhoIsAway), 2);
        own = std::make_unique<ServerTeam>(course->ownSecrets(), course->folder());
        study.close();
        desk = std::make_unique<Desk>();
        desk->window().setTeam({own.get()});
        desk->window().resize(1366, 768);
        desk->window().adopt(
            must(Study::open(study.path(), Study::Access::Write, study.environment())));
        desk->window().signIn(study.coordinator());
    }

    /// At home, and sent.
    void label(int position)
    {
        must(away->label(position, Emotion::Joy));
        must(course->syncFile(WhoIsAway, away->study()));
    }
    MainWindow& window() { return desk->window(); }
    bool isCurrent() { return window().team()->link()->state().kind == LinkState::Kind::Current; }

    // What the places say of the one who labels at home, or of all.
    QString quality()
    {
        const QAbstractItemModel& people =
            *child<QTableView>(*window().qualityPage(), "annotators")->model();
        for (int row = 0; row < people.rowCount(); ++row) {
            const auto cell = [&](int column) {
                return people.index(row, column).data().toString();
            };
            if (cell(AnnotatorModel::NameColumn).contains(QStringLiteral("Person 1")))
                return cell(AnnotatorModel::ProgressColumn);
        }
        return {};
    }
    qint64 completeItems()
    {
        const AgreementReport* shown = window().agreementPage()->shown();
        return shown ? shown->overall.completeItems : -1;
    }
    QString agreement() { return window().agreementPage()->lead(); }
    QString roster() { return window().rosterPage()->leadText(); }

    DeskStudy study{ItemsOfAll};
    std::unique_ptr<SharedCourse> course;
    std::unique_ptr<AtHome> away;
    std::unique_ptr<ServerTeam> own;
    std::unique_ptr<Desk> desk; ///< The first to go: its threads ask the server.
};

void TeamPlacesTest::initTestCase()
{
    START_OR_SKIP(m_server);
}

void TeamPlacesTest::answersThatCome_areInThePlaceOnScreen()
{
    Seminar at(*m_server);
    QVERIFY(holdsWithin(ShownWithin, [&] { return at.isCurrent(); }));

    at.window().showPlace(MainWindow::Place::Quality);
    QVERIFY(holdsWithin(ShownWithin, [&] { return at.quality() == QLatin1String("0 of 3"); }));
    at.label(1);
    QVERIFY(holdsWithin(ShownWithin, [&] { return at.quality() == QLatin1String("1 of 3"); }));

    at.window().showPlace(MainWindow::Place::Agreement);
    QVERIFY(holdsWithin(ShownWithin, [&] { return at.completeItems() == 1; }));
    at.label(2);
    QVERIFY(holdsWithin(ShownWithin, [&] { return at.completeItems() == 2; }));
    QVERIFY2(at.agreement().contains(QLatin1String("2 with all 3 ratings")),
             qPrintable(at.agreement()));

    at.window().showPlace(MainWindow::Place::Roster);
    const auto says = [&](const char* answers) {
        return holdsWithin(ShownWithin,
                           [&] { return at.roster().contains(QLatin1String(answers)); });
    };
    QVERIFY2(says("8 of 9 answers in"), qPrintable(at.roster()));
    at.label(3);
    QVERIFY2(says("9 of 9 answers in"), qPrintable(at.roster()));
}

SUBTEXT_TEST(TeamPlacesTest)
#include "teamplacestest.moc"
