// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/newstudydialog.h"

#include "ui/prompts/prompts.h"
#include "ui/start/importpreview.h"
#include "ui/text/errortext.h"
#include "ui/widgets/controls.h"

#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTextBrowser>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {

NewStudyDialog::NewStudyDialog(Prompts& prompts, const Environment& environment, QWidget* parent)
    : QDialog(parent)
    , m_prompts(prompts)
    , m_environment(environment)
{
    setWindowTitle(tr("New study"));
    resize(1040, 640);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(28, 24, 28, 20);
    layout->setSpacing(16);
    layout->addWidget(
        makeLabel(tr("New study from files"), theme::TextRole::Title, LabelTone::Normal, this));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(24);
    buildLeft(columns);
    buildRight(columns);
    layout->addLayout(columns, 1);

    auto* buttons = new QHBoxLayout;
    m_obstacle = makeLabel(QString(), theme::TextRole::Body, LabelTone::Muted, this);
    m_obstacle->setWordWrap(true);
    buttons->addWidget(m_obstacle, 1);
    auto* cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, this);
    m_make = makeButton(tr("Make the study…"), ButtonKind::Primary, this);
    m_make->setObjectName(QStringLiteral("make"));
    buttons->addWidget(cancel);
    buttons->addWidget(m_make);
    layout->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_make, &QPushButton::clicked, this, &NewStudyDialog::requestMake);
    connect(m_title, &QLineEdit::textChanged, this, &NewStudyDialog::refresh);
    connect(m_raters, &QSpinBox::valueChanged, this, &NewStudyDialog::refresh);
    connect(m_roster, &QPlainTextEdit::textChanged, this, &NewStudyDialog::refresh);
    refresh();
}

NewStudyDialog::~NewStudyDialog()
{
    if (m_worker)
        m_worker->wait();
}

void NewStudyDialog::buildLeft(QLayout* columns)
{
    auto* left = new QVBoxLayout;
    left->setSpacing(6);
    const auto caption = [this](const QString& text, QWidget* buddy) {
        QLabel* label = makeLabel(text, theme::TextRole::Caption, LabelTone::Normal, this);
        label->setBuddy(buddy);
        return label;
    };
    m_title = new QLineEdit(this);
    m_title->setObjectName(QStringLiteral("title"));
    m_title->setAccessibleName(tr("Name of the study"));
    m_title->setPlaceholderText(tr("Pragmatic emotions, spring term"));
    left->addWidget(caption(tr("&Name"), m_title));
    left->addWidget(m_title);
    left->addSpacing(8);

    m_files = new QListWidget(this);
    m_files->setAccessibleName(tr("Files"));
    m_files->setMaximumHeight(110);
    m_files->setTextElideMode(Qt::ElideMiddle);
    auto* fileHead = new QHBoxLayout;
    fileHead->addWidget(caption(tr("&Files"), m_files));
    fileHead->addStretch(1);
    m_remove = makeButton(tr("Remove"), ButtonKind::Quiet, this);
    auto* add = makeButton(tr("Add files…"), ButtonKind::Normal, this);
    fileHead->addWidget(m_remove);
    fileHead->addWidget(add);
    left->addLayout(fileHead);
    left->addWidget(m_files);
    left->addSpacing(8);

    m_roster = new QPlainTextEdit(this);
    m_roster->setObjectName(QStringLiteral("roster"));
    m_roster->setAccessibleName(tr("Roster"));
    m_roster->setTabChangesFocus(true);
    m_roster->setPlaceholderText(tr("One person a line:\nMaya Ortiz\nA07, Sam Weller\n"
                                    "M01, Ruth Adler, adjudicator"));
    left->addWidget(caption(tr("&Roster"), m_roster));
    left->addWidget(m_roster, 1);
    left->addSpacing(8);

    auto* numbers = new QGridLayout;
    numbers->setHorizontalSpacing(16);
    m_raters = new QSpinBox(this);
    m_raters->setRange(1, 99);
    m_raters->setValue(3);
    m_raters->setObjectName(QStringLiteral("raters"));
    m_raters->setAccessibleName(tr("Annotators per item"));
    m_seed = new QSpinBox(this);
    m_seed->setRange(0, 999'999'999);
    m_seed->setValue(42);
    m_seed->setAccessibleName(tr("Seed"));
    numbers->addWidget(caption(tr("&Annotators per item"), m_raters), 0, 0);
    numbers->addWidget(m_raters, 1, 0);
    numbers->addWidget(caption(tr("&Seed of the random orders"), m_seed), 0, 1);
    numbers->addWidget(m_seed, 1, 1);
    left->addLayout(numbers);
    static_cast<QHBoxLayout*>(columns)->addLayout(left, 5);

    connect(add, &QPushButton::clicked, this, [this] {
        m_prompts.openFiles(this, tr("Add files"),
                            tr("Scenarios and labels (*.csv *.json *.jsonl *.tsv *.txt)"),
                            [this](const QStringList& paths) { addFiles(paths); });
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        delete m_files->takeItem(m_files->currentRow());
        readFiles();
    });
}

void NewStudyDialog::buildRight(QLayout* columns)
{
    auto* card = makeCard(this);
    auto* right = new QVBoxLayout(card);
    right->setContentsMargins(20, 16, 12, 12);
    right->addWidget(
        makeLabel(tr("What the importer found"), theme::TextRole::Caption, LabelTone::Muted, card));
    m_preview = new QTextBrowser(card);
    m_preview->setAccessibleName(tr("What the importer found"));
    m_preview->setOpenLinks(false);
    right->addWidget(m_preview, 1);
    static_cast<QHBoxLayout*>(columns)->addWidget(card, 6);
}

void NewStudyDialog::setTitle(const QString& title)
{
    m_title->setText(title);
}

void NewStudyDialog::setRoster(const QString& text)
{
    m_roster->setPlainText(text);
}

void NewStudyDialog::setRatersPerItem(int raters)
{
    m_raters->setValue(raters);
}

void NewStudyDialog::addFiles(const QStringList& paths)
{
    for (const QString& path : paths) {
        auto* item = new QListWidgetItem(QFileInfo(path).fileName(), m_files);
        item->setData(Qt::UserRole, path);
        item->setToolTip(path);
    }
    m_files->setCurrentRow(m_files->count() - 1);
    readFiles();
}

void NewStudyDialog::readFiles()
{
    QStringList paths;
    for (int i = 0; i < m_files->count(); ++i)
        paths << m_files->item(i)->data(Qt::UserRole).toString();
    finishReading(); // files come one dialog at a time; a second worker is not worth its care
    m_read.clear();
    m_readError.reset();
    m_worker.reset(QThread::create([this, paths] { m_fromWorker = readImportFiles(paths, {}); }));
    connect(m_worker.get(), &QThread::finished, this, &NewStudyDialog::takeFromWorker);
    m_worker->start();
    refresh();
}

void NewStudyDialog::takeFromWorker()
{
    if (!m_worker || !m_worker->wait())
        return;
    m_worker.reset();
    if (m_fromWorker)
        m_read = std::move(*m_fromWorker);
    else
        m_readError = m_fromWorker.error();
    refresh();
}

void NewStudyDialog::finishReading()
{
    takeFromWorker();
}

qsizetype NewStudyDialog::annotatorCount() const
{
    return std::count_if(m_people.begin(), m_people.end(),
                         [](const auto& p) { return p.role == Role::Annotator; });
}

QString NewStudyDialog::obstacle() const
{
    if (isReading())
        return tr("Reading the files…");
    if (m_readError)
        return errorText(*m_readError).oneLine();
    if (m_rosterError)
        return errorText(*m_rosterError).oneLine();
    if (m_title->text().trimmed().isEmpty())
        return tr("Give the study a name.");
    if (m_read.empty())
        return tr("Add the files that hold the scenarios.");
    const bool hasRecords =
        std::any_of(m_read.begin(), m_read.end(), [](const auto& f) { return !f.records.empty(); });
    if (!hasRecords)
        return tr("No row of these files can be used.");
    if (!hasAnswers(m_read) && annotatorCount() < m_raters->value())
        return tr("Every item needs %1 annotators; the roster has %2.")
            .arg(m_raters->value())
            .arg(annotatorCount());
    return {};
}

QString NewStudyDialog::previewText() const
{
    return m_preview->toPlainText();
}

void NewStudyDialog::refresh()
{
    m_people.clear();
    m_rosterError.reset();
    if (auto people = parseRoster(m_roster->toPlainText()))
        m_people = std::move(*people);
    else
        m_rosterError = people.error();
    if (isReading())
        m_preview->setPlainText(tr("Reading the files…"));
    else if (m_readError)
        m_preview->setHtml(errorHtml(*m_readError));
    else
        m_preview->setHtml(previewHtml(m_read));
    const QString why = obstacle();
    const bool isReady = why.isEmpty();
    m_obstacle->setText(isReady ? tr("Ready. Nothing is written before you choose a file name.")
                                : why);
    setTone(m_obstacle, m_readError || m_rosterError ? LabelTone::Danger : LabelTone::Muted);
    m_make->setEnabled(isReady);
    m_remove->setEnabled(m_files->count() > 0);
}

void NewStudyDialog::requestMake()
{
    const QString suggestion =
        m_title->text().trimmed().toLower().replace(u' ', u'-').remove(u'/') +
        QStringLiteral(".subtext");
    m_prompts.saveFile(this, tr("Make the study"), suggestion, tr("Studies (*.subtext)"),
                       [this](const QString& path) { Q_EMIT makeRequested(path); });
}

Result<std::unique_ptr<Study>> NewStudyDialog::make(const QString& path)
{
    Study::Setup setup;
    setup.title = m_title->text().trimmed();
    setup.protocol.ratersPerItem = m_raters->value();
    setup.protocol.seed = static_cast<quint32>(m_seed->value());
    auto study = Study::create(path, setup, m_environment);
    if (!study)
        return study;
    const auto fill = [&]() -> Result<void> {
        if (const auto taken = (*study)->importing().apply(m_read); !taken)
            return fail(taken.error());
        if (!m_people.empty()) {
            if (const auto added = (*study)->roster().add(m_people); !added)
                return fail(added.error());
        }
        // Files with labels bring their assignment; scenarios alone need one.
        if (!hasAnswers(m_read)) {
            const auto assigned =
                (*study)->roster().assign(setup.protocol.ratersPerItem, setup.protocol.seed);
            if (!assigned)
                return fail(assigned.error());
        }
        return {};
    };
    if (const auto filled = fill(); !filled) {
        study->reset();
        QFile::remove(path); // made a moment ago, by this call
        return fail(filled.error());
    }
    return study;
}

} // namespace subtext
