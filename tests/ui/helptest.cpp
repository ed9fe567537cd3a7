// SPDX-License-Identifier: MIT
#include "tests/layering/sourcetree.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/support/teamdesk.h"
#include "ui/help/manual.h"
#include "ui/help/manualpages.h"
#include "ui/help/manualreader.h"
#include "ui/help/manualwindow.h"
#include "ui/label/guidelinedock.h"
#include "ui/roster/rosterpage.h"
#include "ui/setup/setupwizard.h"
#include "ui/shell/viewhelp.h"
#include "ui/start/startpage.h"
#include "ui/text/language.h"

#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPdfWriter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTextBlock>

using namespace subtext;
using namespace subtext::test;

/// The manual in its window, and the ways there.
class HelpTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { closeManual(); }
    void pages_areAllOfTheManual();
    void translatedPage_isThatOfTheWindowsLanguage_data();
    void translatedPage_isThatOfTheWindowsLanguage();
    void everyPlace_hasAHeadingOfItsOwnPage_data();
    void everyPlace_hasAHeadingOfItsOwnPage();
    void page_showsNoComment_data();
    void page_showsNoComment();
    void page_hasNoDeadLink_data();
    void page_hasNoDeadLink();
    void pictures_areAsWideAsThereIsRoom();
    void picture_hasNoBlankBelow();
    void link_isFollowedAndBackLeadsBack();
    void keys_followALinkOfThePage();
    void search_leadsToThePageThatHasTheWords();
    void escape_emptiesTheSearchThenCloses();
    void controls_haveNames();
    void print_makesPagesForPaper_data();
    void print_makesPagesForPaper();
    void startPage_opensTheCourse();
    void desk_opensItsPage();
    void dialogs_haveAHeadingEach();
    void views_haveHeadingsOfTheirOwn();
    void rosterViews_openTheirHeadings();
    void label_hasTheManualBesideTheGuide();
    void summaryOfLabel_hasTheManualOfAnnotators();
    void wizard_opensItsPage();
    void dialogsOfATeam_openTheirHeadings();
    void manual_closesWithTheWindow();

private:
    static ManualWindow* shown()
    {
        for (QWidget* window : QApplication::topLevelWidgets()) {
            if (auto* manual = qobject_cast<ManualWindow*>(window))
                return manual;
        }
        return nullptr;
    }
    static ManualWindow& opened(ManualPlace place)
    {
        showManual(place);
        QCoreApplication::processEvents();
        ManualWindow* manual = shown();
        if (!manual)
            qFatal("no manual");
        QApplication::setActiveWindow(manual);
        return *manual;
    }
    static void press(ManualWindow& manual, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget* where = manual.focusWidget() ? manual.focusWidget() : &manual;
        QTest::keyClick(where, key, modifiers);
        QCoreApplication::processEvents();
    }
    /// The heading that stands first in the reader, or the text there.
    static QString topText(ManualWindow& manual)
    {
        return manual.reader()->document()->findBlock(manual.reader()->topPosition()).text();
    }
    /// Where the links of the page lead, as they are written.
    /// Of links and pictures.
    static QStringList targetsIn(const QString& markdown)
    {
        static const QRegularExpression target(QStringLiteral("\\]\\(([^)]*)\\)"));
        QStringList targets;
        for (auto found = target.globalMatch(markdown); found.hasNext();)
            targets << found.next().captured(1);
        return targets;
    }

    static QStringList linksOf(const QTextDocument& page)
    {
        QStringList links;
        for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                const QString link = part.fragment().charFormat().anchorHref();
                if (!link.isEmpty())
                    links << link;
            }
        }
        return links;
    }
    /// Whether a page of the manual has the heading that a link of `from` means.
    static bool leadsSomewhere(const QString& from, const QString& link)
    {
        const QString file = link.section(u'#', 0, 0);
        const ManualPage* page = manualPage(file.isEmpty() ? from : file);
        const QString anchor = link.section(u'#', 1);
        if (!page || anchor.isEmpty())
            return page != nullptr;
        static QHash<QString, QHash<QString, int>> anchors;
        if (!anchors.contains(page->file)) {
            TextReader reader;
            reader.setMarkdownText(page->markdown);
            anchors.insert(page->file, headingAnchors(*reader.document()));
        }
        return anchors.value(page->file).contains(anchor);
    }
    static void namePages()
    {
        QTest::addColumn<QString>("file");
        for (const ManualPage& page : manualPages())
            QTest::newRow(qPrintable(page.file)) << page.file;
    }
};

void HelpTest::pages_areAllOfTheManual()
{
    QStringList files;
    for (const ManualPage& page : manualPages()) {
        files << page.file;
        QVERIFY2(!page.title.isEmpty(), qPrintable(page.file));
        QVERIFY2(page.markdown.size() > 1'000, qPrintable(page.file));
    }
    files.sort();
    const QDir folder(QStringLiteral(SUBTEXT_SOURCE_DIR "/guidelines/manual"));
    QStringList there = folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    there.removeIf([](const QString& file) { return file.count(u'.') > 1; }); // translated
    QCOMPARE(files, there);
}

void HelpTest::translatedPage_isThatOfTheWindowsLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("wayRound"); // the last of what Windows asks
    QTest::newRow("de") << QStringLiteral("de") << QStringLiteral("Für Annotierende")
                        << QStringLiteral("*Trotzdem ausführen*");
    QTest::newRow("es") << QStringLiteral("es") << QStringLiteral("Para anotadores")
                        << QStringLiteral("*Ejecutar de todas formas*");
    QTest::newRow("zh_CN") << QStringLiteral("zh_CN") << QStringLiteral("写给标注员")
                           << QStringLiteral("*仍要运行*");
}

void HelpTest::translatedPage_isThatOfTheWindowsLanguage()
{
    QFETCH(QString, language);
    QFETCH(QString, title);
    QFETCH(QString, wayRound);
    const QString file = QStringLiteral("annotator.md");
    const ManualPage english = *manualPage(file);
    QVERIFY(english.markdown.contains(QLatin1String("*Run anyway*")));
    QVERIFY(english.markdown.contains(QLatin1String("pictures/windows-warning.png)")));
    const auto back = qScopeGuard([] { setLanguage(*qApp, QStringLiteral("en")); });
    setLanguage(*qApp, language);
    const ManualPage& page = *manualPage(file);
    QCOMPARE(page.title, title);
    QVERIFY(page.markdown.contains(wayRound));
    QCOMPARE(targetsIn(page.markdown), targetsIn(english.markdown));
    QCOMPARE(page.markdown.count(QLatin1String("\n| ")),
             english.markdown.count(QLatin1String("\n| ")));
    QCOMPARE(page.markdown.count(QLatin1String("\n- ")),
             english.markdown.count(QLatin1String("\n- ")));
    QCOMPARE(page.anchors.size(), page.markdown.count(QRegularExpression(QStringLiteral("\n#+ "))));
    // Links call a heading what it is called in English.
    ManualWindow manual;
    manual.open(file);
    QVERIFY(manual.reader()->toPlainText().startsWith(title));
    const auto anchors = headingAnchors(*manual.reader()->document(), page.anchors);
    QVERIFY(anchors.value(QStringLiteral("good-to-know")) > 0);
    QVERIFY(anchors.value(QStringLiteral("keys")) > anchors.value(QStringLiteral("good-to-know")));
    // What nobody translated is there in English.
    QVERIFY(manualPage(QStringLiteral("reference.md"))->anchors.isEmpty());
}

void HelpTest::everyPlace_hasAHeadingOfItsOwnPage_data()
{
    QTest::addColumn<int>("place");
    for (int place = 0; place < ManualPlaceCount; ++place)
        QTest::addRow("%d", place) << place;
}

void HelpTest::everyPlace_hasAHeadingOfItsOwnPage()
{
    QFETCH(int, place);
    const QString target = manualTarget(static_cast<ManualPlace>(place));
    QVERIFY(!target.startsWith(u'#'));
    QVERIFY2(leadsSomewhere({}, target), qPrintable(target));
}

void HelpTest::page_showsNoComment_data()
{
    namePages();
}

void HelpTest::page_showsNoComment()
{
    QFETCH(QString, file);
    ManualWindow manual;
    manual.open(file);
    const QString text = manual.reader()->toPlainText();
    QVERIFY(text.startsWith(manualPage(file)->title));
    for (const char* comment : {"SPDX", "<!--", "-->"})
        QVERIFY2(!text.contains(QLatin1String(comment)), comment);
}

void HelpTest::page_hasNoDeadLink_data()
{
    namePages();
}

void HelpTest::page_hasNoDeadLink()
{
    QFETCH(QString, file);
    ManualWindow manual;
    manual.open(file);
    for (const QString& link : linksOf(*manual.reader()->document())) {
        if (!link.startsWith(QLatin1String("http")))
            QVERIFY2(leadsSomewhere(file, link), qPrintable(link));
    }
    // What is no picture of the program stands there as words.
    QVERIFY(!manual.reader()->toPlainText().contains(QLatin1String("[Picture")));
    const QString markdown = manualPage(file)->markdown;
    static const QRegularExpression picture(QStringLiteral("!\\[[^]]*\\]\\(qrc([^)]+)\\)"));
    for (auto found = picture.globalMatch(markdown); found.hasNext();) {
        const QString path = found.next().captured(1);
        QVERIFY2(!QImage(path).isNull(), qPrintable(path));
    }
    QCOMPARE(markdown.count(QLatin1String("![")), markdown.count(picture));
}

void HelpTest::picture_hasNoBlankBelow()
{
    ManualWindow& manual = opened(ManualPlace::Adjudicate);
    const QTextDocument& page = *manual.reader()->document();
    int pictures = 0;
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        if (block.text() != QChar::ObjectReplacementCharacter)
            continue;
        const qreal height = block.begin().fragment().charFormat().toImageFormat().height();
        QVERIFY(page.documentLayout()->blockBoundingRect(block).height() < height + 40);
        ++pictures;
    }
    QVERIFY(pictures > 0);
}

void HelpTest::pictures_areAsWideAsThereIsRoom()
{
    ManualWindow& manual = opened(ManualPlace::Adjudicate);
    const auto widest = [&] {
        qreal width = 0;
        const QTextDocument& page = *manual.reader()->document();
        for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                if (part.fragment().charFormat().isImageFormat())
                    width = std::max(width, part.fragment().charFormat().toImageFormat().width());
            }
        }
        return width;
    };
    for (const int width : {1120, 700}) {
        manual.resize(width, 600);
        QCoreApplication::processEvents();
        const int room = manual.reader()->viewport()->width();
        QVERIFY2(widest() > room - 40 && widest() <= room, qPrintable(QString::number(widest())));
    }
}

void HelpTest::link_isFollowedAndBackLeadsBack()
{
    ManualWindow& manual = opened(ManualPlace::Adjudicate);
    Q_EMIT manual.reader()->anchorClicked(QUrl(QStringLiteral("reference.md#quality")));
    QCOMPARE(manual.page(), QStringLiteral("reference.md"));
    QCOMPARE(topText(manual), QStringLiteral("Quality"));
    Q_EMIT manual.reader()->anchorClicked(QUrl(QStringLiteral("#corrections")));
    QCOMPARE(manual.page(), QStringLiteral("reference.md"));
    QCOMPARE(topText(manual), QStringLiteral("Corrections"));
    press(manual, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(topText(manual), QStringLiteral("Quality"));
    press(manual, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(manual.page(), QStringLiteral("expert.md"));
    QVERIFY(!child<QPushButton>(manual, "back")->isEnabled());
    press(manual, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(topText(manual), QStringLiteral("Quality"));
    Q_EMIT manual.reader()->anchorClicked(QUrl(QStringLiteral("nowhere.md")));
    QCOMPARE(manual.page(), QStringLiteral("reference.md"));
}

void HelpTest::keys_followALinkOfThePage()
{
    ManualWindow& manual = opened(ManualPlace::Start);
    manual.reader()->setFocus();
    press(manual, Qt::Key_Tab); // to the first link
    press(manual, Qt::Key_Return);
    QVERIFY2(manual.page() != QStringLiteral("course.md"), qPrintable(manual.page()));
}

void HelpTest::search_leadsToThePageThatHasTheWords()
{
    ManualWindow& manual = opened(ManualPlace::Label);
    child<QLineEdit>(manual, "searchAllPages")->setFocus();
    QTest::keyClicks(child<QLineEdit>(manual, "searchAllPages"),
                     QStringLiteral("cei_benchmark.csv"));
    QCOMPARE(manual.page(), QStringLiteral("annotator.md")); // nobody is taken away while typing
    for (int row = 0; row < manual.pages()->count(); ++row)
        QCOMPARE(manual.pages()->item(row)->isHidden(), row != manual.pages()->count() - 1);
    press(manual, Qt::Key_Return);
    QCOMPARE(manual.page(), QStringLiteral("reference.md"));
    QCOMPARE(child<QLabel>(manual, "hits")->text(), QStringLiteral("1 of 1"));
    QTest::keyClicks(child<QLineEdit>(manual, "searchAllPages"),
                     QStringLiteral(" and nothing like it"));
    QVERIFY(manual.reader()->extraSelections().isEmpty());
    QCOMPARE(child<QLabel>(manual, "hits")->text(), QStringLiteral("None on this page"));
}

void HelpTest::escape_emptiesTheSearchThenCloses()
{
    ManualWindow& manual = opened(ManualPlace::Label);
    child<QLineEdit>(manual, "searchAllPages")->setFocus();
    QTest::keyClicks(child<QLineEdit>(manual, "searchAllPages"), QStringLiteral("scene"));
    press(manual, Qt::Key_Escape);
    QVERIFY(child<QLineEdit>(manual, "searchAllPages")->text().isEmpty());
    QCOMPARE(manual.pages()->item(0)->text(), manualPages().front().title);
    QVERIFY(manual.isVisible());
    QTest::keyClick(child<QLineEdit>(manual, "searchAllPages"), Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!shown());
}

void HelpTest::controls_haveNames()
{
    ManualWindow& manual = opened(ManualPlace::Start);
    for (QWidget* control : manual.findChildren<QWidget*>()) {
        if (!(control->focusPolicy() & Qt::TabFocus) || control->focusProxy())
            continue;
        const QString name =
            QAccessible::queryAccessibleInterface(control)->text(QAccessible::Name);
        QVERIFY2(!name.isEmpty(), control->metaObject()->className());
    }
}

void HelpTest::print_makesPagesForPaper_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("leastBytes");
    const QString annotator = QStringLiteral("annotator.md"); // what people have on paper
    QTest::newRow("adjudicator") << QStringLiteral("expert.md") << QStringLiteral("en")
                                 << 20'000; // with its picture
    for (const char* language : {"en", "de", "es", "zh_CN"})
        QTest::newRow(language) << annotator << QString::fromLatin1(language) << 2'000;
}

void HelpTest::print_makesPagesForPaper()
{
    QFETCH(QString, file);
    QFETCH(QString, language);
    QFETCH(int, leastBytes);
    const auto back = qScopeGuard([] { setLanguage(*qApp, QStringLiteral("en")); });
    setLanguage(*qApp, language);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("page.pdf"));
    ManualWindow manual;
    manual.open(file);
    const auto printed = manual.reader()->printed();
    QCOMPARE(printed->firstBlock().text(), manualPage(file)->title);
    QCOMPARE(printed->toPlainText(), manual.reader()->toPlainText());
    {
        QPdfWriter writer(path);
        manual.printTo(writer);
    }
    QFile pdf(path);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    const QByteArray bytes = pdf.readAll();
    QVERIFY(bytes.startsWith("%PDF"));
    QVERIFY2(bytes.size() > leastBytes, qPrintable(QString::number(bytes.size())));
    const auto pages = bytes.count("/Type /Page\n");
    QVERIFY2(pages >= 2 && pages <= 20, qPrintable(QString::number(pages)));
    if (language == QLatin1String("en"))
        return;
    // Each in its own language, not the English page again.
    setLanguage(*qApp, QStringLiteral("en"));
    QVERIFY(printed->firstBlock().text() != manualPage(file)->title);
}

void HelpTest::startPage_opensTheCourse()
{
    Desk desk;
    desk.press(Qt::Key_F1);
    QVERIFY(shown());
    QCOMPARE(shown()->page(), QStringLiteral("course.md"));
    closeManual();
    child<QPushButton>(desk.window().startPage(), "manual")->click();
    QVERIFY(shown());
}

void HelpTest::desk_opensItsPage()
{
    DeskWindow at;
    at.press(Qt::Key_F1);
    QVERIFY(shown());
    QCOMPARE(shown()->page(), QStringLiteral("expert.md"));
    at.window().showPlace(MainWindow::Place::Agreement);
    at.window().showManual();
    QCOMPARE(shown()->page(), QStringLiteral("reference.md"));
    QCOMPARE(topText(*shown()), QStringLiteral("Agreement"));
    at.window().showPlace(MainWindow::Place::Models);
    at.window().showManual();
    QCOMPARE(topText(*shown()), QStringLiteral("Leaderboard"));
}

void HelpTest::dialogs_haveAHeadingEach()
{
    // One that stands here without a heading of its own says why.
    static const QHash<QString, QString> without{
        {QStringLiteral("ui/widgets/reasondialog"), QStringLiteral("one line, on any place")},
        {QStringLiteral("ui/palette/palettedialog"), QStringLiteral("is a way, with a line only")},
        {QStringLiteral("ui/help/keysdialog"), QStringLiteral("is help itself")},
        {QStringLiteral("ui/team/teamrequest"), QStringLiteral("its dialogs offer theirs")},
        {QStringLiteral("ui/labelstudio/studioframe"), QStringLiteral("its dialogs offer theirs")}};
    QStringList missing;
    int dialogs = 0;
    const auto headers = treeBelow({QStringLiteral("ui")}, {QStringLiteral("*.h")});
    for (auto header = headers.begin(); header != headers.end(); ++header) {
        if (!header.value().contains(QLatin1String(" : public QDialog")))
            continue;
        ++dialogs;
        const QString name = header.key().chopped(2);
        const QByteArray code = readFile(QStringLiteral(SUBTEXT_SOURCE_DIR "/%1.cpp").arg(name));
        if (code.contains("offerManual(") == without.contains(name))
            missing << name;
    }
    QVERIFY(dialogs > 20); // else it looks in the wrong place
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void HelpTest::views_haveHeadingsOfTheirOwn()
{
    using Roster = RosterPage::View;
    QSet<QString> ofRoster;
    for (const Roster view :
         {Roster::People, Roster::Assignment, Roster::Files, Roster::Settings, Roster::Questions})
        ofRoster << manualTarget(manualPlaceOf(view));
    QCOMPARE(ofRoster.size(), 5);
    QSet<QString> ofModels;
    for (const ModelView view :
         {ModelView::Leaderboard, ModelView::Set, ModelView::Items, ModelView::Import,
          ModelView::Asking, ModelView::Topics, ModelView::Gain})
        ofModels << manualTarget(manualPlaceOf(view));
    QCOMPARE(ofModels.size(), 7);
    QCOMPARE(manualPlaceOf(ReleasePage::View::Report), ManualPlace::Report);
    QVERIFY(manualPlaceOf(ReleasePage::View::Files) != manualPlaceOf(ReleasePage::View::Checklist));
}

void HelpTest::rosterViews_openTheirHeadings()
{
    CourseDesk at(1, {});
    at.window().signIn(at.noor.id);
    at.window().showPlace(MainWindow::Place::Roster);
    const std::initializer_list<std::pair<RosterPage::View, QLatin1String>> headings{
        {RosterPage::View::Questions, QLatin1String("Questions about items")},
        {RosterPage::View::Settings, QLatin1String("Settings")},
        {RosterPage::View::People, QLatin1String("3. Hand out")}};
    for (const auto& [view, heading] : headings) {
        at.window().rosterPage()->showView(view);
        at.window().showManual();
        QCOMPARE(shown()->page(), QStringLiteral("course.md"));
        QCOMPARE(shown()->reader()->textCursor().block().text(), heading);
    }
}

void HelpTest::label_hasTheManualBesideTheGuide()
{
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_F1);
    QVERIFY(!shown());
    QVERIFY(desk.page().findChild<GuidelineDock*>()->isVisible());
    desk.press(Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(shown());
    QCOMPARE(shown()->page(), QStringLiteral("annotator.md"));
}

void HelpTest::summaryOfLabel_hasTheManualOfAnnotators()
{
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_F4);
    desk.press(Qt::Key_F1);
    QVERIFY(shown());
    QCOMPARE(shown()->page(), QStringLiteral("annotator.md"));
    QVERIFY(desk.page().findChild<GuidelineDock*>()->isHidden()); // nor behind it
}

void HelpTest::wizard_opensItsPage()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}}, &desk.window());
    wizard.open();
    QApplication::setActiveWindow(&wizard);
    QCoreApplication::processEvents();
    QTest::keyClick(&wizard, Qt::Key_F1);
    QVERIFY(shown());
    QCOMPARE(shown()->page(), QStringLiteral("course.md"));
    QTRY_COMPARE(topText(*shown()), QStringLiteral("1. Set up from your files"));
}

void HelpTest::dialogsOfATeam_openTheirHeadings()
{
    ShareDesk share;
    InviteDesk team;
    JoinDesk join;
    const std::initializer_list<std::pair<QDialog*, QLatin1String>> headings{
        {share.dialog, QLatin1String("Share the study: 1 click, 4 fields")},
        {&team.open(), QLatin1String("While it runs")},
        {&team.openInvite(), QLatin1String("Invite: 3 clicks for everybody")},
        {&join.open(join.invitation), QLatin1String("Join: 2 clicks")}};
    for (const auto& [dialog, heading] : headings) {
        QApplication::setActiveWindow(dialog);
        QCoreApplication::processEvents();
        QTest::keyClick(dialog, Qt::Key_F1);
        QVERIFY2(shown(), qPrintable(dialog->windowTitle()));
        QCOMPARE(shown()->page(), QStringLiteral("team.md"));
        // The last heading of a page cannot stand first in a high window.
        QCOMPARE(shown()->reader()->textCursor().block().text(), heading);
        closeManual();
    }
}

void HelpTest::manual_closesWithTheWindow()
{
    Desk desk;
    desk.press(Qt::Key_F1);
    QVERIFY(shown());
    desk.window().close();
    QVERIFY(!shown());
}

SUBTEXT_TEST(HelpTest)
#include "helptest.moc"
