// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/desk/deciding.h"
#include "core/operation/qualitydesk.h"
#include "core/publishing/releasing.h"
#include "core/release/datasheet.h"
#include "core/travel/handouts.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/openwatch.h"
#include "tests/ui/uiharness.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/desksession.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/agreement/agreementpage.h"
#include "ui/charts/chartpanel.h"
#include "ui/consent/consentpage.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/home/homepage.h"
#include "ui/label/labelending.h"
#include "ui/prompts/prompts.h"
#include "ui/quality/findingsview.h"
#include "ui/quality/qualitypage.h"
#include "ui/release/filesview.h"
#include "ui/release/releasepage.h"
#include "ui/roster/rosterpage.h"
#include "ui/setup/filespage.h"
#include "ui/setup/setupwizard.h"
#include "ui/shell/beforework.h"
#include "ui/start/signinpage.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/textreader.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QHeaderView>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTextBlock>
#include <QToolTip>

using namespace subtext;
using namespace subtext::test;

/// What somebody else wrote is shown and loads nothing: no file of the machine is opened for it.
class ForeignTextsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void watch_noticesAPictureOfALabel();
    void study_ofMarkupEverywhere_opensNothing();
    void dialogs_ofMarkup_openNothing();
    void setUp_ofMarkup_opensNothing();
    void reader_showsTheWordsOfAPicture();
    void reader_keepsItsOwnResources();
    void reader_followsNothingByItself();
    void reader_handsWebAddressesToTheDesktop();
    void toolTip_isReadLetterByLetter_data();
    void toolTip_isReadLetterByLetter();

public Q_SLOTS:
    void noteAddress(const QUrl& url) { m_addresses << url.toString(); }

private:
    QString markup(const QString& about) const
    {
        return QStringLiteral("%1 <img src=\"%2\"> ![x](%2)").arg(about, m_url);
    }
    void makeStudy(const QString& path);
    /// Has everything painted and every tool tip shown that `root` has, and fails where a file was
    /// opened for it.
    bool isQuiet(QWidget& root, const char* where);
    static void showToolTips(QWidget& root);
    static void showToolTips(QAbstractItemView& view);

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/f-XXXXXX")};
    QString m_url;
    QString m_shortMarkup; // also where names are cut
    QStringList m_addresses;
    std::unique_ptr<OpenWatch> m_watch;
    FixedClock m_clock;
    CountingIds m_ids;
    Person m_annotator;
    Person m_adjudicator;
    Person m_coordinator;
};

void ForeignTextsTest::initTestCase()
{
    const QString path = m_folder.filePath(QStringLiteral("m"));
    QImage picture(8, 8, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(picture.save(path, "PNG"));
    m_url = QUrl::fromLocalFile(path).toString();
    m_shortMarkup = QStringLiteral("<img src=%1>").arg(path);
    m_watch = std::make_unique<OpenWatch>(path);
    if (!m_watch->isWatching())
        QSKIP("nothing here tells who opens a file");
}

void ForeignTextsTest::showToolTips(QAbstractItemView& view)
{
    const auto show = [&](const QVariant& tip) {
        if (!tip.toString().isEmpty())
            QToolTip::showText(view.mapToGlobal(QPoint(1, 1)), tip.toString(), &view);
    };
    const QAbstractItemModel* model = view.model();
    for (int row = 0; model && row < std::min(model->rowCount(), 40); ++row) {
        for (int column = 0; column < model->columnCount(); ++column)
            show(model->index(row, column).data(Qt::ToolTipRole));
    }
    for (int column = 0; model && column < model->columnCount(); ++column)
        show(model->headerData(column, Qt::Horizontal, Qt::ToolTipRole));
}

void ForeignTextsTest::showToolTips(QWidget& root)
{
    QList<QPointer<QWidget>> widgets{&root};
    for (QWidget* widget : root.findChildren<QWidget*>())
        widgets << widget;
    for (const QPointer<QWidget>& widget : widgets) {
        if (!widget || !widget->isVisible()) // tool tips are widgets too, and go
            continue;
        if (!widget->toolTip().isEmpty())
            QToolTip::showText(widget->mapToGlobal(QPoint(1, 1)), widget->toolTip(), widget);
        if (auto* view = qobject_cast<QAbstractItemView*>(widget.data()))
            showToolTips(*view);
        // And those that are made where the pointer rests.
        for (int x = 4; x < widget->width(); x += std::max(8, widget->width() / 6)) {
            for (int y = 4; y < widget->height(); y += std::max(8, widget->height() / 10)) {
                QHelpEvent event(QEvent::ToolTip, {x, y}, widget->mapToGlobal(QPoint(x, y)));
                QApplication::sendEvent(widget, &event);
            }
        }
    }
    QToolTip::hideText();
}

bool ForeignTextsTest::isQuiet(QWidget& root, const char* where)
{
    QCoreApplication::processEvents();
    root.grab();
    const int painted = m_watch->opened();
    showToolTips(root);
    QCoreApplication::processEvents();
    const int told = m_watch->opened();
    if (painted > 0 || told > 0)
        qWarning("%s: opened %d times when painted, %d times by tool tips", where, painted, told);
    return painted == 0 && told == 0;
}

void ForeignTextsTest::makeStudy(const QString& path)
{
    const auto cell = [&](const char* about) {
        return '"' + markup(QString::fromLatin1(about)).toUtf8().replace('"', "\"\"") + '"';
    };
    QByteArray csv =
        "id,subtype,domain,power_relation,speaker_role,listener_role,context,utterance\n";
    for (int i = 1; i <= 3; ++i)
        csv += cell(QByteArray::number(i).constData()) + ",sarcasm-irony,workplace,peer," +
               cell("speaker") + ',' + cell("listener") + ',' + cell("context") + ',' +
               cell("utterance") + '\n';
    Study::Setup setup;
    setup.title = markup(QStringLiteral("Title"));
    setup.protocol.order = ItemOrder::File;
    setup.protocol.isConsentRequired = true;
    setup.protocol.areNamesShown = true;
    setup.protocol.releaseNames = NamePolicy::Names;
    auto study = Study::create(path, setup, {m_clock, m_ids, {}});
    VERIFY_HOLDS(study);
    const QString file = m_folder.filePath(QStringLiteral("scenes.csv"));
    VERIFY_HOLDS((*study)->importing().importFiles({writeFile(file, csv)}, {}));
    VERIFY_HOLDS((*study)->courseRules().setGuideline(markup(QStringLiteral("# Guideline\n\n"))));
    VERIFY_HOLDS((*study)->consents().setText(markup(QStringLiteral("# Consent\n\n"))));
    std::vector<Roster::NewPerson> people;
    for (int i = 1; i <= 3; ++i)
        people.push_back(
            {markup(QStringLiteral("A%1").arg(i)), QStringLiteral("Q"), Role::Annotator});
    people.push_back({{}, markup(QStringLiteral("Mo")), Role::Adjudicator});
    people.push_back({{}, markup(QStringLiteral("Cor")), Role::Coordinator});
    auto added = (*study)->roster().add(people);
    VERIFY_HOLDS(added);
    // A new code may say nothing of a name; names change later.
    for (std::size_t i = 0; i < 3; ++i) {
        VERIFY_HOLDS((*study)->roster().rename(added->at(i).id, m_shortMarkup));
        added->at(i).name = m_shortMarkup;
    }
    m_annotator = added->at(0);
    m_adjudicator = added->at(3);
    m_coordinator = added->at(4);
    VERIFY_HOLDS((*study)->assigning().assign(3, 42));
    for (std::size_t i = 0; i < 3; ++i) {
        const Person& person = added->at(i);
        VERIFY_HOLDS((*study)->consents().record(person.id, true));
        int number = 0;
        for (const Scenario& scenario : must((*study)->scenarios())) {
            Answer answer = completeAnswer(++number == 1 ? AllEmotions.at(i) : Emotion::Joy,
                                           markup(QStringLiteral("explanation")));
            answer.scale(Dimension::Valence) = number == 2 ? -3 : 3;
            answer.isFlagged = true;
            answer.flagReason = markup(QStringLiteral("flag"));
            VERIFY_HOLDS(
                (*study)->labelling().submit(person.id, scenario.id, submissionOf(answer)));
        }
    }
    Verdict verdict;
    verdict.picks = picksOf(Pick{Emotion::Joy});
    verdict.basis = Basis::Misreading;
    verdict.note = markup(QStringLiteral("note ") + added->at(1).name);
    const ScenarioId first = must((*study)->scenarios()).front().id;
    VERIFY_HOLDS((*study)->deciding().decide(m_adjudicator.id, first, verdict));
    for (const DatasheetQuestion& question : datasheetQuestions())
        VERIFY_HOLDS((*study)->releasing().answer(question.token, markup(QStringLiteral("answer")),
                                                  m_coordinator.id));
}

void ForeignTextsTest::watch_noticesAPictureOfALabel()
{
    QLabel label(markup(QStringLiteral("A picture")));
    label.show();
    label.grab();
    QVERIFY(m_watch->opened() > 0);
}

void ForeignTextsTest::study_ofMarkupEverywhere_opensNothing()
{
    const QString path = m_folder.filePath(QStringLiteral("study.subtext"));
    makeStudy(path);
    QVERIFY(m_coordinator.id.isValid());
    Desk desk;
    desk.clock.advance(60'000);
    MainWindow& window = desk.window();
    window.resize(1366, 900);
    window.openStudy(path);
    QVERIFY(window.study());
    QVERIFY(isQuiet(window, "sign-in"));
    window.closeStudy();
    window.refreshStart();
    QVERIFY(isQuiet(window, "start"));

    window.openStudy(path);
    VERIFY_HOLDS(desk.study().consents().setText(markup(QStringLiteral("# Anew\n\n"))));
    window.signIn(m_annotator.id);
    QVERIFY(window.isBeforeWork());
    QVERIFY(isQuiet(window, "consent"));
    VERIFY_HOLDS(desk.study().consents().record(m_annotator.id, true));
    window.signIn(m_annotator.id);
    QVERIFY(!window.isBeforeWork());
    desk.page().showItem(desk.session().items().front().scenario);
    desk.page().setItemListShown(true);
    desk.page().setDockShown(true);
    for (auto* tabs : desk.page().findChildren<QTabWidget*>()) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QVERIFY(isQuiet(window, "label"));
        }
    }
    desk.page().ending()->showSummary();
    QVERIFY(isQuiet(window, "summary"));
    window.showPlace(MainWindow::Place::Guidelines);
    QVERIFY(isQuiet(window, "guidelines"));

    window.signIn(m_adjudicator.id);
    window.showPlace(MainWindow::Place::Adjudicate);
    window.deskPage()->queue()->setFilter(QueueFilter::All);
    for (ScenarioId scenario : window.deskPage()->queue()->visible()) {
        window.deskPage()->session()->show(scenario);
        QVERIFY(isQuiet(window, "adjudicate"));
    }
    window.deskPage()->setLocked(true, markup(QStringLiteral("reason")));
    QVERIFY(isQuiet(window, "locked"));
    window.signIn(m_annotator.id);
    desk.page().showFinalLabels();
    QVERIFY(isQuiet(window, "final labels"));

    window.signIn(m_coordinator.id);
    HomePage& home = *window.homePage();
    QTRY_VERIFY_WITH_TIMEOUT(home.shown() && !home.isWorking(), 30'000);
    home.table()->selectAll();
    home.copyReminders();
    QVERIFY(isQuiet(window, "home"));
    window.showPlace(MainWindow::Place::Quality);
    QualityPage& quality = *window.qualityPage();
    quality.findings()->choose(0);
    QVERIFY(isQuiet(window, "flags"));
    quality.findings()->dismissChosen(markup(QStringLiteral("dismissal")));
    QVERIFY(isQuiet(window, "dismissed flag"));
    quality.tabs()->setCurrentIndex(1);
    QVERIFY(isQuiet(window, "charts of quality"));

    window.showPlace(MainWindow::Place::Agreement);
    AgreementPage& agreement = *window.agreementPage();
    QTRY_VERIFY_WITH_TIMEOUT(agreement.shown() && !agreement.isComputing(), 30'000);
    for (ChartPanel* chart : agreement.charts()) {
        QVERIFY(isQuiet(*chart, "chart"));
        chart->setTableShown(true);
        QVERIFY(isQuiet(*chart, "table of a chart"));
    }
    QVERIFY(isQuiet(window, "agreement"));

    window.showPlace(MainWindow::Place::Roster);
    RosterPage& roster = *window.rosterPage();
    QTRY_VERIFY_WITH_TIMEOUT(!roster.isWorking(), 30'000);
    const QString folder = m_folder.filePath(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(folder));
    roster.writeHandOuts(folder);
    for (auto view : {RosterPage::View::People, RosterPage::View::Assignment,
                      RosterPage::View::Files, RosterPage::View::Settings}) {
        roster.showView(view);
        QVERIFY(isQuiet(window, "roster"));
    }
    roster.takeIn({folder});
    QTRY_VERIFY_WITH_TIMEOUT(!roster.isWorking(), 30'000);
    roster.showView(RosterPage::View::Files);
    QVERIFY(isQuiet(window, "taken in"));

    window.showPlace(MainWindow::Place::Release);
    ReleasePage& release = *window.releasePage();
    QTRY_VERIFY_WITH_TIMEOUT(release.shown() && !release.isWorking(), 30'000);
    for (auto view :
         {ReleasePage::View::Checklist, ReleasePage::View::Datasheet, ReleasePage::View::Changes,
          ReleasePage::View::Report, ReleasePage::View::Files}) {
        release.showView(view);
        QVERIFY(isQuiet(window, "release"));
    }
    QTRY_VERIFY_WITH_TIMEOUT(!release.isWorking() && release.files()->paths().size() > 3, 60'000);
    for (const QString& file : release.files()->paths()) {
        release.files()->chooseFile(file);
        QVERIFY2(isQuiet(window, "preview"), qUtf8Printable(file));
    }
}

void ForeignTextsTest::dialogs_ofMarkup_openNothing()
{
    QWidget window;
    window.show();
    DialogPrompts prompts;
    prompts.choose(&window, markup(QStringLiteral("What")), markup(QStringLiteral("Remedy")),
                   {markup(QStringLiteral("Choice"))}, [](int) {});
    auto* box = window.findChild<QMessageBox*>();
    QVERIFY(box && box->isVisible());
    QVERIFY(isQuiet(*box, "question"));
    for (const QLabel* label : box->findChildren<QLabel*>())
        QCOMPARE(label->textFormat(), Qt::PlainText);
    box->reject();
}

void ForeignTextsTest::setUp_ofMarkup_opensNothing()
{
    const QString path = m_folder.filePath(QStringLiteral("copy.subtext"));
    makeStudy(path); // writes the file of scenes
    Desk desk;
    desk.window().newStudy();
    auto* wizard = desk.window().findChild<SetupWizard*>();
    QVERIFY(wizard);
    wizard->files()->addFiles({m_folder.filePath(QStringLiteral("scenes.csv"))});
    wizard->files()->finishReading();
    QVERIFY(wizard->files()->previewText().contains(QStringLiteral("<img")));
    QVERIFY(isQuiet(*wizard, "set-up"));
}

void ForeignTextsTest::reader_showsTheWordsOfAPicture()
{
    TextReader reader;
    reader.resize(400, 300);
    reader.show();
    reader.setMarkdownText(
        QStringLiteral(
            "# Rules ![in a heading](%1)\n\nSee ![the *wheel*](%1).\n\n<img src=\"%1\">\n")
            .arg(m_url));
    QVERIFY(isQuiet(reader, "reader"));
    const QString text = reader.toPlainText();
    for (const char* words :
         {"Rules [Picture: in a heading]", "See [Picture: the wheel]", "<img src="})
        QVERIFY2(text.contains(QString::fromLatin1(words)), qUtf8Printable(text));
    // By the other ways into it as well.
    reader.setHtml(markup(QStringLiteral("<p>Some</p>")));
    QVERIFY(isQuiet(reader, "HTML"));
    reader.setSource(QUrl(m_url));
    QVERIFY(isQuiet(reader, "source"));
}

void ForeignTextsTest::reader_keepsItsOwnResources()
{
    TextReader reader;
    const QVariant own = reader.loadResource(
        QTextDocument::ImageResource, QUrl(QStringLiteral("qrc:/subtext/icons/subtext.svg")));
    QVERIFY(!own.toByteArray().isEmpty());
    for (const char* foreign :
         {"file:///etc/passwd", "/etc/passwd", "passwd", "//host/share/x", "qrc://host/x",
          "https://example.org/x.png", "data:image/png;base64,AAAA", "qrc:/../../etc/passwd"}) {
        const QVariant instead =
            reader.loadResource(QTextDocument::ImageResource, QUrl(QString::fromLatin1(foreign)));
        QVERIFY2(instead.toByteArray().isEmpty(), foreign);
    }
}

void ForeignTextsTest::reader_followsNothingByItself()
{
    QDesktopServices::setUrlHandler(QStringLiteral("https"), this, "noteAddress");
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "noteAddress");
    const auto undo = qScopeGuard([] {
        QDesktopServices::unsetUrlHandler(QStringLiteral("https"));
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    });
    m_addresses.clear();
    TextReader reader;
    reader.followLinksOnClick();
    reader.show();
    const QString text =
        QStringLiteral("[file](%1) [web](https://example.org/a) <https://example.org/b>")
            .arg(m_url);
    reader.setMarkdownText(text);
    const QString shown = reader.toPlainText();
    QVERIFY(isQuiet(reader, "links"));
    Q_EMIT reader.anchorClicked(QUrl(m_url)); // a file is not opened even when it is clicked
    Q_EMIT reader.anchorClicked(QUrl(QStringLiteral("other.md")));
    QVERIFY(isQuiet(reader, "links"));
    QCOMPARE(m_addresses, QStringList());
    QCOMPARE(reader.toPlainText(), shown);
}

void ForeignTextsTest::reader_handsWebAddressesToTheDesktop()
{
    QDesktopServices::setUrlHandler(QStringLiteral("https"), this, "noteAddress");
    const auto undo =
        qScopeGuard([] { QDesktopServices::unsetUrlHandler(QStringLiteral("https")); });
    m_addresses.clear();
    TextReader reader;
    reader.resize(400, 200);
    reader.setMarkdownText(QStringLiteral("[our page](https://example.org/a)"));
    reader.show();
    QVERIFY(QTest::qWaitForWindowExposed(&reader));
    const auto click = [&reader] {
        QTextCursor cursor(reader.document());
        cursor.setPosition(3);
        QTest::mouseClick(reader.viewport(), Qt::LeftButton, {},
                          reader.cursorRect(cursor).center());
    };
    click();
    QCOMPARE(m_addresses, QStringList()); // only where it was asked to
    reader.followLinksOnClick();
    click();
    QCOMPARE(m_addresses, QStringList{QStringLiteral("https://example.org/a")});
    QCOMPARE(reader.toPlainText(), QStringLiteral("our page"));
}

void ForeignTextsTest::toolTip_isReadLetterByLetter_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("a word") << QStringLiteral("Ann");
    QTest::newRow("two lines") << QStringLiteral("Ann\nTake joy (key 1)");
    QTest::newRow("markup") << QStringLiteral("<b>Ann</b> <img src=\"x\">");
    QTest::newRow("an escape") << QStringLiteral("Ann &lt;b&gt;");
    QTest::newRow("markup in the second line") << QStringLiteral("Ann\n<img src=x>");
    QTest::newRow("long") << QStringLiteral("word ").repeated(60).trimmed();
    QTest::newRow("long with markup") << QStringLiteral("<i>word</i> ").repeated(60).trimmed();
}

void ForeignTextsTest::toolTip_isReadLetterByLetter()
{
    QFETCH(QString, text);
    const QString tip = plainToolTip(text);
    QTextDocument shown; // as the label of a tool tip shows it
    if (Qt::mightBeRichText(tip))
        shown.setHtml(tip);
    else
        shown.setPlainText(tip);
    QCOMPARE(shown.toPlainText(), text);
    const bool isLong = text.size() > 200;
    QVERIFY(!isLong || Qt::mightBeRichText(tip)); // or it would not wrap
    QVERIFY(plainToolTip(QStringLiteral("x").repeated(1'000'000)).size() < 3'000);
}

SUBTEXT_TEST(ForeignTextsTest)
#include "foreigntextstest.moc"
