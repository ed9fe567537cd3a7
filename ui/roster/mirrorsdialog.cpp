// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/mirrorsdialog.h"

#include "core/base/filewriter.h"
#include "core/figures/figures.h"
#include "core/study/study.h"
#include "ui/help/manual.h"
#include "ui/prompts/prompts.h"
#include "ui/roster/mirrordocument.h"
#include "ui/text/errortext.h"
#include "ui/text/mirrortext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/wrappedtick.h"

#include <QDir>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace subtext {

MirrorsDialog::MirrorsDialog(const Study& study, const Environment& environment, Prompts& prompts,
                             const std::vector<Person>& people, QWidget* parent)
    : QDialog(parent)
    , m_prompts(prompts)
    , m_people(people)
    , m_list(new QListWidget(this))
    , m_reasons(new WrappedTick(tr("The consent text allows others’ explanations and marked words "
                                   "to be shown under codes"),
                                this))
    , m_report(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_print(makeButton(tr("&Print…"), ButtonKind::Quiet, this, "print"))
    , m_write(makeButton(tr("&Write PDF files…"), ButtonKind::Primary, this, "write"))
    , m_thread(study.path(), environment, *this)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Mirrors"));
    offerManual(*this, ManualPlace::Mirrors);
    build();
    connect(m_list, &QListWidget::itemChanged, this, &MirrorsDialog::updateButtons);
    connect(m_write, &QPushButton::clicked, this, &MirrorsDialog::askForFolder);
    connect(m_print, &QPushButton::clicked, this, &MirrorsDialog::askToPrint);
    updateButtons();
    resizeToRoom(*this, {620, 560});
    m_list->setFocus();
}

void MirrorsDialog::build()
{
    QVBoxLayout* column = makeColumn(this, {28, 24, 28, 20}, 10);
    column->addWidget(makeLabel(tr("Mirrors"), theme::TextRole::Title, LabelTone::Normal, this));
    column->addWidget(makeLines(
        tr("A page for each person, their answers beside those of the others: where they read "
           "scenes differently, with intervals and without a grade, three scenes worth rereading, "
           "and how steady they were on early items. Pages of the same name in the folder are "
           "replaced. Give each page to its person only."),
        theme::TextRole::Body, LabelTone::Muted, this));
    m_list->setAccessibleName(tr("Whose pages"));
    for (const Person& person : m_people) {
        auto* item = new QListWidgetItem(personWords(person.name, person.code), m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    if (m_list->count() > 0)
        m_list->setCurrentRow(0);
    column->addWidget(m_list, 1);
    m_reasons->setObjectName(QStringLiteral("reasons"));
    column->addWidget(m_reasons);
    column->addWidget(m_report);
    column->addLayout(makeDialogButtons(*this, *m_write, m_print));
}

std::vector<PersonId> MirrorsDialog::ticked() const
{
    std::vector<PersonId> people;
    for (std::size_t i = 0; i < m_people.size(); ++i) {
        if (m_list->item(static_cast<int>(i))->checkState() == Qt::Checked)
            people.push_back(m_people[i].id);
    }
    return people;
}

void MirrorsDialog::updateButtons()
{
    const std::size_t count = ticked().size();
    m_write->setEnabled(!m_isWorking && count > 0);
    m_print->setEnabled(!m_isWorking && count == 1);
    m_print->setToolTip(plainToolTip(count == 1 ? QString() : tr("Tick one person to print.")));
}

void MirrorsDialog::setWorking(bool isWorking, const QString& report)
{
    m_isWorking = isWorking;
    m_list->setEnabled(!isWorking);
    m_reasons->setEnabled(!isWorking);
    setTone(m_report, LabelTone::Muted);
    m_report->setText(report);
    updateButtons();
}

void MirrorsDialog::refuse(const Error& error)
{
    setWorking(false, errorText(error).oneLine());
    setTone(m_report, LabelTone::Danger);
}

void MirrorsDialog::withMirrors(std::function<void(const Mirrors&)> then)
{
    MirrorOptions options;
    options.people = ticked();
    options.hasReasons = m_reasons->isChecked();
    if (m_isWorking || options.people.empty())
        return;
    setWorking(true, tr("Computing the pages…"));
    m_thread.read([options](Study& study) { return study.figures().mirrors(options); },
                  [this, then = std::move(then)](const Result<Mirrors>& mirrors) {
                      if (mirrors)
                          then(*mirrors);
                      else
                          refuse(mirrors.error());
                  });
}

void MirrorsDialog::askForFolder()
{
    m_prompts.openFolder(this, tr("Write the mirrors into a folder"), {},
                         [this](const QString& folder) { writeInto(folder); });
}

void MirrorsDialog::writeInto(const QString& folder)
{
    m_folder = folder;
    withMirrors([this](const Mirrors& mirrors) {
        const auto names = mirrorFileNames(mirrors, QStringLiteral(".pdf"));
        if (!names)
            refuse(names.error());
        else
            writePage(std::make_shared<const Mirrors>(mirrors), *names, 0);
    });
}

/// One page a turn, so that the window goes on between them.
void MirrorsDialog::writePage(const std::shared_ptr<const Mirrors>& mirrors,
                              const std::vector<QString>& names, std::size_t page)
{
    if (page == names.size()) {
        setWorking(false);
        Q_EMIT written(static_cast<int>(names.size()), m_folder);
        accept();
        return;
    }
    m_report->setText(tr("Writing page %1 of %2").arg(page + 1).arg(names.size()));
    const auto pdf = mirrorPdf(*mirrors, mirrors->people.at(page));
    // Names and answers are on it: nobody but its owner reads the file.
    const auto done =
        pdf ? writeWholeFile(QDir(m_folder).filePath(names[page]), *pdf, Readers::Owner)
            : Result<void>(fail(pdf.error()));
    if (!done) {
        refuse(done.error());
        return;
    }
    QMetaObject::invokeMethod(
        this, [this, mirrors, names, page] { writePage(mirrors, names, page + 1); },
        Qt::QueuedConnection);
}

void MirrorsDialog::printTo(QPagedPaintDevice& device)
{
    withMirrors([this, &device](const Mirrors& mirrors) {
        if (!mirrors.people.empty())
            printMirror(mirrors, mirrors.people.front(), device);
        setWorking(false);
    });
}

void MirrorsDialog::askToPrint()
{
    withMirrors([this](const Mirrors& mirrors) {
        setWorking(false);
        if (mirrors.people.empty())
            return;
        const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
        printer->setDocName(mirrorTitle(mirrors.people.front()));
        auto* dialog = new QPrintDialog(printer.get(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, this,
                [printer, mirrors] { printMirror(mirrors, mirrors.people.front(), *printer); });
        dialog->open();
    });
}

} // namespace subtext
