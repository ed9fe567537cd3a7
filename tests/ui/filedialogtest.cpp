// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "ui/prompts/prompts.h"
#include "ui/settings/settings.h"

#include <QAbstractItemView>
#include <QFileDialog>
#include <QFileSystemModel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>
#include <QWidget>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace subtext;
using namespace subtext::test;

/// Qt's own file dialog beside a study that is open.
class FileDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listingTheFolderOfAnOpenStudy_keepsItsLocks();
    void typedFolder_isMade();
    void folderThatCannotBeMade_isSaid();
    void suggestedFolder_isTaken();
    void nextChoice_beginsWhereTheLastWasMade();
    void folderThatIsGone_isNotBegunIn();
    void question_hasAButtonToStay_data();
    void question_hasAButtonToStay();
    void newFile_isSuggestedUnderAFreeName();
    void newFile_isNoReplacement();
    void newFile_beginsWhereTheLastStudyWasPut();
    void offer_isTakenByReturn();
};

namespace {

/// Whether another process finds a lock of SQLite's on the file. A process does not see its own.
bool isLockedForOthers(const QString& path)
{
    constexpr off_t SharedFirst = 0x40000002; // where SQLite has the locks of those who read
    constexpr off_t SharedSize = 510;
    const QByteArray name = QFile::encodeName(path);
    const pid_t child = fork();
    if (child == 0) {
        const int file = ::open(name.constData(), O_RDWR);
        struct flock lock = {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = SharedFirst;
        lock.l_len = SharedSize;
        const bool isAsked = file >= 0 && fcntl(file, F_GETLK, &lock) == 0;
        _exit(isAsked && lock.l_type != F_UNLCK ? 0 : 1);
    }
    int status = -1;
    return waitpid(child, &status, 0) == child && status == 0;
}

} // namespace

void FileDialogTest::listingTheFolderOfAnOpenStudy_keepsItsLocks()
{
    TestStudy study;
    QVERIFY(isLockedForOthers(study.path()));
    QWidget window;
    window.show();
    DialogPrompts().saveFile(&window, QStringLiteral("Save"),
                             study.filePath(QStringLiteral("copy")),
                             QStringLiteral("Studies (*.subtext)"), [](const QString&) {});
    auto* dialog = window.findChild<QFileDialog*>();
    QVERIFY(dialog);
    auto* model = dialog->findChild<QFileSystemModel*>();
    QVERIFY(model);
    const auto file = [&] { return model->index(study.path()); };
    QTRY_VERIFY(file().isValid() && !model->fileIcon(file()).isNull()); // it was looked at
    QVERIFY(isLockedForOthers(study.path()));
    dialog->reject();
}

namespace {

/// Asks for a folder; what came of typing `typed` and of Return.
struct AskedFolder
{
    AskedFolder(const QString& suggestion, const QString& typed)
    {
        window.show();
        DialogPrompts().openFolder(&window, QStringLiteral("Where?"), suggestion,
                                   [this](const QString& folder) { chosen = folder; });
        auto* dialog = window.findChild<QFileDialog*>();
        beganIn = dialog->directory().absolutePath();
        auto* line = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        if (!typed.isNull()) {
            // What is typed replaces what is chosen in the list.
            for (QAbstractItemView* view : dialog->findChildren<QAbstractItemView*>())
                view->clearSelection();
            line->setText(typed);
        }
        QTest::keyClick(line, Qt::Key_Return);
    }

    QWidget window;
    QString beganIn;
    QString chosen;
};

} // namespace

void FileDialogTest::typedFolder_isMade()
{
    QTemporaryDir folder;
    const QString wanted = folder.filePath(QStringLiteral("releases/spring"));
    const AskedFolder asked(folder.path(), wanted);
    QCOMPARE(asked.chosen, wanted);
    QVERIFY(QFileInfo(wanted).isDir());
}

void FileDialogTest::folderThatCannotBeMade_isSaid()
{
    QTemporaryDir folder;
    const QString file = writeFile(folder.filePath(QStringLiteral("file")), "text");
    const AskedFolder asked(folder.path(), file + QStringLiteral("/spring"));
    QVERIFY(asked.chosen.isEmpty());
    auto* box = asked.window.findChild<QMessageBox*>();
    QVERIFY(box);
    QVERIFY2(box->text().contains(QStringLiteral("cannot be created")),
             qUtf8Printable(box->text()));
}

void FileDialogTest::suggestedFolder_isTaken()
{
    QTemporaryDir folder;
    const QString inner = folder.filePath(QStringLiteral("studies"));
    QVERIFY(QDir().mkpath(inner));
    const AskedFolder asked(inner, {});
    QCOMPARE(asked.beganIn, inner);
    QCOMPARE(asked.chosen, inner);
}

namespace {

/// Where a dialog for a file begins in a new run of the program.
QString beginsIn(const QString& settingsFolder)
{
    Settings settings(settingsFolder);
    QWidget window;
    DialogPrompts(&settings).openFile(&window, QStringLiteral("Open"),
                                      QStringLiteral("Studies (*.subtext)"), [](const QString&) {});
    return window.findChild<QFileDialog*>()->directory().absolutePath();
}

void saveTo(const QString& settingsFolder, const QString& path)
{
    Settings settings(settingsFolder);
    QWidget window;
    window.show();
    DialogPrompts(&settings).saveFile(&window, QStringLiteral("Save"), path,
                                      QStringLiteral("Studies (*.subtext)"), [](const QString&) {});
    auto* dialog = window.findChild<QFileDialog*>();
    QTest::keyClick(dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")), Qt::Key_Return);
    QCOMPARE(dialog->result(), static_cast<int>(QDialog::Accepted));
}

} // namespace

void FileDialogTest::nextChoice_beginsWhereTheLastWasMade()
{
    QTemporaryDir folder;
    const QString work = folder.filePath(QStringLiteral("work"));
    QVERIFY(QDir().mkpath(work));
    saveTo(folder.path(), QDir(work).filePath(QStringLiteral("new.subtext")));
    QCOMPARE(beginsIn(folder.path()), work);
}

void FileDialogTest::folderThatIsGone_isNotBegunIn()
{
    QTemporaryDir folder;
    Settings(folder.path()).setLastFolder(folder.filePath(QStringLiteral("gone")));
    const QString begun = beginsIn(folder.path());
    QVERIFY2(QFileInfo(begun).isDir() && !begun.startsWith(folder.path()), qPrintable(begun));
}

void FileDialogTest::question_hasAButtonToStay_data()
{
    QTest::addColumn<QString>("stay"); // empty: the usual one
    QTest::addColumn<bool>("isByKey");
    for (const bool isByKey : {false, true}) {
        const char* way = isByKey ? "by Escape" : "by a click";
        QTest::addRow("named, %s", way) << QStringLiteral("Keep going") << isByKey;
        QTest::addRow("the usual one, %s", way) << QString() << isByKey;
    }
}

void FileDialogTest::question_hasAButtonToStay()
{
    QFETCH(QString, stay);
    QFETCH(bool, isByKey);
    QWidget window;
    std::optional<int> chosen;
    DialogPrompts().chooseOrStay(&window, QStringLiteral("Leave?"), QStringLiteral("It is lost."),
                                 {QStringLiteral("Leave")}, stay,
                                 [&](int choice) { chosen = choice; });
    auto* box = window.findChild<QMessageBox*>();
    QVERIFY(box);
    QCOMPARE(box->buttons().size(), 2);
    QAbstractButton* button = box->escapeButton();
    QVERIFY(button);
    QCOMPARE(box->defaultButton(), button); // Return does not leave
    if (!stay.isEmpty())
        QCOMPARE(button->text(), stay);
    QCOMPARE(box->button(QMessageBox::Cancel) != nullptr, stay.isEmpty());
    if (isByKey)
        QTest::keyClick(box, Qt::Key_Escape);
    else
        button->click();
    QTRY_VERIFY(chosen.has_value());
    QCOMPARE(*chosen, -1);
}

namespace {

/// Asks for a new file in a folder.
struct AskedNewFile
{
    explicit AskedNewFile(const QString& folder)
        : settings(folder)
    {
        settings.setLastStudyFolder(folder);
        window.show();
        DialogPrompts(&settings).saveNewFile(
            &window, QStringLiteral("New"), QStringLiteral("spring.subtext"),
            QStringLiteral("Studies (*.subtext)"), [this](const QString& path) { chosen = path; });
        dialog = window.findChild<QFileDialog*>();
        name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    }

    Settings settings;
    QWidget window;
    QFileDialog* dialog = nullptr;
    QLineEdit* name = nullptr;
    QString chosen;
};

} // namespace

void FileDialogTest::newFile_isSuggestedUnderAFreeName()
{
    QTemporaryDir folder;
    QCOMPARE(AskedNewFile(folder.path()).name->text(), QStringLiteral("spring.subtext"));
    writeFile(folder.filePath(QStringLiteral("spring.subtext")), "somebody's");
    QCOMPARE(AskedNewFile(folder.path()).name->text(), QStringLiteral("spring 2.subtext"));
    writeFile(folder.filePath(QStringLiteral("spring 2.subtext")), "somebody's");
    QCOMPARE(AskedNewFile(folder.path()).name->text(), QStringLiteral("spring 3.subtext"));
}

void FileDialogTest::newFile_isNoReplacement()
{
    QTemporaryDir folder;
    const QString taken =
        writeFile(folder.filePath(QStringLiteral("spring.subtext")), "somebody's");
    AskedNewFile asked(folder.path());
    asked.name->setText(QStringLiteral("spring.subtext"));
    QTest::keyClick(asked.name, Qt::Key_Return);
    QVERIFY(asked.window.findChildren<QMessageBox*>().isEmpty()); // nobody asks to replace it
    QCOMPARE(asked.chosen, taken);
}

void FileDialogTest::newFile_beginsWhereTheLastStudyWasPut()
{
    QTemporaryDir folder;
    const QString studies = folder.filePath(QStringLiteral("studies"));
    const QString downloads = folder.filePath(QStringLiteral("downloads"));
    QVERIFY(QDir().mkpath(studies) && QDir().mkpath(downloads));
    Settings settings(folder.path());
    const auto begun = [&](bool isSaved) {
        QWidget window;
        window.show();
        DialogPrompts(&settings).saveNewFile(
            &window, QStringLiteral("New"), QStringLiteral("spring.subtext"),
            QStringLiteral("Studies (*.subtext)"), [](const QString&) {});
        auto* dialog = window.findChild<QFileDialog*>();
        const QString folderThen = dialog->directory().absolutePath();
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        if (isSaved) {
            name->setText(QDir(studies).filePath(QStringLiteral("spring.subtext")));
            QTest::keyClick(name, Qt::Key_Return);
        }
        return folderThen;
    };
    settings.setLastFolder(downloads); // a file was taken from there
    QVERIFY(begun(true) != downloads);
    settings.setLastFolder(downloads);
    QCOMPARE(begun(false), studies);
}

void FileDialogTest::offer_isTakenByReturn()
{
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape}) {
        QWidget window;
        int taken = 0;
        DialogPrompts().offer(&window, QStringLiteral("It exists already"),
                              QStringLiteral("It stays as it is."),
                              QStringLiteral("Choose another name…"), [&] { ++taken; });
        const QPointer<QMessageBox> box = window.findChild<QMessageBox*>();
        QVERIFY(box);
        QCOMPARE(box->defaultButton()->text(), QStringLiteral("Choose another name…"));
        QTest::keyClick(box, key);
        QTRY_VERIFY(!box || box->isHidden());
        QCOMPARE(taken, key == Qt::Key_Return ? 1 : 0);
    }
}

SUBTEXT_TEST(FileDialogTest)
#include "filedialogtest.moc"
