// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompts/prompts.h"

#include "ui/settings/settings.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

#include <algorithm>

namespace subtext {
namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(subtext::DialogPrompts)
};

/// Icons by kind alone. Qt's own look into every file of a folder to tell its type. Where that file
/// is the open study, closing it again drops the locks that SQLite has on it (POSIX: a process
/// loses its locks when it closes any handle of the file), and the next program takes the study for
/// one that nobody has open.
class PlainIcons : public QFileIconProvider
{
public:
    using QFileIconProvider::icon;
    QIcon icon(const QFileInfo& info) const override
    {
        return QFileIconProvider::icon(info.isDir() ? Folder : File);
    }
    QString type(const QFileInfo& info) const override { return info.suffix(); }
};

QMessageBox* makeBox(QWidget* parent, const QString& title, const QString& text)
{
    auto* box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(title);
    box->setText(title);
    box->setInformativeText(text);
    // Also the second text, whose label the property does not reach.
    for (QLabel* label : box->findChildren<QLabel*>())
        label->setTextFormat(Qt::PlainText);
    return box;
}

/// Where somebody chose last, while it is there: the disk may be gone since.
QString firstFolder(const QString& last)
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    for (const QString& folder : {last, documents}) {
        if (!folder.isEmpty() && QFileInfo(folder).isDir())
            return folder;
    }
    return QDir::homePath();
}

/// The folder that was chosen, or that of the file.
QString folderOf(const QString& chosen)
{
    const QFileInfo info(chosen);
    return info.isDir() ? info.absoluteFilePath() : info.absolutePath();
}

void prepare(QFileDialog& dialog, Settings* settings)
{
    static PlainIcons icons;
    static QString ofThisRun;
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    dialog.setIconProvider(&icons);
    dialog.setDirectory(firstFolder(settings ? settings->lastFolder() : ofThisRun));
    QObject::connect(&dialog, &QDialog::accepted, &dialog, [&dialog, settings] {
        const QStringList chosen = dialog.selectedFiles();
        if (chosen.isEmpty())
            return;
        if (settings)
            settings->setLastFolder(folderOf(chosen.front()));
        else
            ofThisRun = folderOf(chosen.front());
    });
}

/// Has a dialog for a new study begin where the last one was put.
void beginAmongStudies(QFileDialog& dialog, Settings* settings)
{
    static QString ofThisRun;
    dialog.setDirectory(firstFolder(settings ? settings->lastStudyFolder() : ofThisRun));
    QObject::connect(&dialog, &QFileDialog::fileSelected, &dialog,
                     [settings](const QString& chosen) {
                         if (settings)
                             settings->setLastStudyFolder(folderOf(chosen));
                         else
                             ofThisRun = folderOf(chosen);
                     });
}

QFileDialog* makeDialog(QWidget* parent, const QString& title, const QString& filter,
                        Settings* settings)
{
    // A dialog reads its first folder at once, with Qt's icons: it must be none that holds studies.
    auto* dialog = new QFileDialog(parent, title, QDir::rootPath());
    prepare(*dialog, settings);
    dialog->setNameFilter(filter);
    return dialog;
}

/// For a file that is to be saved.
QFileDialog* makeSaveDialog(QWidget* parent, const QString& title, const QString& filter,
                            Settings* settings)
{
    QFileDialog* dialog = makeDialog(parent, title, filter, settings);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    // "Studies (*.subtext)" → subtext
    dialog->setDefaultSuffix(
        filter.section(QStringLiteral("*."), 1, 1).section(u')', 0, 0).section(u' ', 0, 0));
    return dialog;
}

/// "spring 2.subtext" where there is a spring.subtext.
QString freeName(const QDir& folder, const QString& name)
{
    const QFileInfo wanted(name);
    QString free = name;
    for (int number = 2; folder.exists(free); ++number)
        free = QStringLiteral("%1 %2.%3")
                   .arg(wanted.completeBaseName(), QString::number(number), wanted.suffix());
    return free;
}

/// Makes a folder that was typed and is not there, where Qt's would say "Directory not found".
class FolderDialog : public QFileDialog
{
public:
    FolderDialog(QWidget* parent, const QString& title, Settings* settings)
        : QFileDialog(parent, title, QDir::rootPath()) // see makeDialog
    {
        prepare(*this, settings);
        setFileMode(QFileDialog::Directory);
        setOption(QFileDialog::ShowDirsOnly);
    }

protected:
    void accept() override
    {
        const QString typed = selectedFiles().value(0);
        const QFileInfo info(typed);
        if (typed.isEmpty() || info.isDir() || (!info.exists() && QDir().mkpath(typed))) {
            QFileDialog::accept();
            return;
        }
        const QString name = QDir::toNativeSeparators(typed);
        makeBox(this,
                info.exists() ? Text::tr("“%1” is a file, not a folder.").arg(name)
                              : Text::tr("“%1” does not exist and cannot be created.").arg(name),
                Text::tr("Choose a folder that you can write to."))
            ->open();
    }
};

/// `current`: the choice that holds now; −1: none does.
void openChoices(QMessageBox* box, const QStringList& choices, const QString& stay, int current,
                 const std::function<void(int)>& done)
{
    QList<QPushButton*> buttons;
    for (const QString& choice : choices)
        buttons << box->addButton(choice, QMessageBox::AcceptRole);
    QPushButton* cancel = stay.isEmpty() ? box->addButton(QMessageBox::Cancel)
                                         : box->addButton(stay, QMessageBox::RejectRole);
    box->setEscapeButton(cancel);
    if (choices.size() == 1) // a question whether to do it: Return does not
        box->setDefaultButton(cancel);
    if (current >= 0 && current < buttons.size())
        box->setDefaultButton(buttons.at(current));
    constexpr qsizetype LongestInARow = 24;
    const bool isLong = std::any_of(choices.begin(), choices.end(), [](const QString& choice) {
        return choice.size() > LongestInARow;
    });
    if (auto* row = box->findChild<QDialogButtonBox*>(); row && isLong)
        row->setOrientation(Qt::Vertical); // side by side their ends would be cut off
    QObject::connect(box, &QMessageBox::finished, box, [box, buttons, done] {
        const auto clicked = std::find(buttons.begin(), buttons.end(), box->clickedButton());
        done(clicked == buttons.end() ? -1 : static_cast<int>(clicked - buttons.begin()));
    });
    box->open();
}

} // namespace

void DialogPrompts::tell(QWidget* parent, const QString& title, const QString& text)
{
    QMessageBox* box = makeBox(parent, title, text);
    box->setStandardButtons(QMessageBox::Ok);
    box->open();
}

void DialogPrompts::offer(QWidget* parent, const QString& title, const QString& text,
                          const QString& choice, const std::function<void()>& done)
{
    QMessageBox* box = makeBox(parent, title, text);
    QPushButton* button = box->addButton(choice, QMessageBox::AcceptRole);
    box->setEscapeButton(box->addButton(QMessageBox::Cancel));
    box->setDefaultButton(button);
    QObject::connect(box, &QMessageBox::finished, box, [box, button, done] {
        if (box->clickedButton() == button)
            done();
    });
    box->open();
}

void DialogPrompts::chooseOrStay(QWidget* parent, const QString& title, const QString& text,
                                 const QStringList& choices, const QString& stay,
                                 const std::function<void(int)>& done)
{
    openChoices(makeBox(parent, title, text), choices, stay, -1, done);
}

void DialogPrompts::chooseAnew(QWidget* parent, const QString& title, const QString& text,
                               const QStringList& choices, int current,
                               const std::function<void(int)>& done)
{
    openChoices(makeBox(parent, title, text), choices, {}, current, done);
}

void DialogPrompts::openFiles(QWidget* parent, const QString& title, const QString& filter,
                              const std::function<void(const QStringList&)>& done)
{
    QFileDialog* dialog = makeDialog(parent, title, filter, m_settings);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    QObject::connect(dialog, &QFileDialog::filesSelected, dialog, done);
    dialog->open();
}

void DialogPrompts::openFile(QWidget* parent, const QString& title, const QString& filter,
                             const std::function<void(const QString&)>& done)
{
    QFileDialog* dialog = makeDialog(parent, title, filter, m_settings);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, done);
    dialog->open();
}

void DialogPrompts::openFolder(QWidget* parent, const QString& title, const QString& suggestion,
                               const std::function<void(const QString&)>& done)
{
    auto* dialog = new FolderDialog(parent, title, m_settings);
    if (QFileInfo(suggestion).isDir())
        dialog->setDirectory(suggestion); // as a file to select it would open the folder above
    else if (!suggestion.isEmpty())
        dialog->selectFile(suggestion);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, done);
    dialog->open();
}

void DialogPrompts::saveFile(QWidget* parent, const QString& title, const QString& suggestion,
                             const QString& filter, const std::function<void(const QString&)>& done)
{
    QFileDialog* dialog = makeSaveDialog(parent, title, filter, m_settings);
    dialog->selectFile(suggestion);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, done);
    dialog->open();
}

void DialogPrompts::saveNewFile(QWidget* parent, const QString& title, const QString& suggestion,
                                const QString& filter,
                                const std::function<void(const QString&)>& done)
{
    QFileDialog* dialog = makeSaveDialog(parent, title, filter, m_settings);
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    beginAmongStudies(*dialog, m_settings);
    dialog->selectFile(freeName(dialog->directory(), suggestion));
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, done);
    dialog->open();
}

} // namespace subtext
