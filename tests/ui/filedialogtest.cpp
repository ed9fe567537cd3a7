// SPDX-License-Identifier: MIT
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "ui/prompts/prompts.h"

#include <QFileDialog>
#include <QFileSystemModel>
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

SUBTEXT_TEST(FileDialogTest)
#include "filedialogtest.moc"
