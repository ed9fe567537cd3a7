// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/optionspanel.h"

#include "core/models/goldvectors.h"
#include "core/release/datasheet.h"
#include "core/release/layoutchoice.h"
#include "core/release/licences.h"
#include "core/release/metadata.h"
#include "ui/release/modelspanel.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/segmentbar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

namespace subtext {
namespace {

bool isVersion(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})$"));
    return form.match(text).hasMatch();
}

} // namespace

OptionsPanel::OptionsPanel(QWidget* parent)
    : QWidget(parent)
    , m_version(new QLineEdit(this))
    , m_reason(makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, this))
    , m_date(new QLineEdit(this))
    , m_licence(new QComboBox(this))
    , m_creators(makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this))
    , m_nameCreators(makeButton(QString(), ButtonKind::Normal, this, "creators"))
    , m_names(new SegmentBar(tr("People are called by"), this))
    , m_randomCodes(new QCheckBox(tr("Codes at random"), this))
    , m_extended(new QCheckBox(tr("Extended CSV files"), this))
    , m_formulas(new QCheckBox(tr("Formulas as text"), this))
    , m_seed(new QLineEdit(this))
    , m_models(new ModelsPanel(this))
{
    m_randomCodes->setObjectName(QStringLiteral("randomCodes"));
    m_date->setObjectName(QStringLiteral("date"));
    m_licence->setObjectName(QStringLiteral("licence"));
    m_extended->setObjectName(QStringLiteral("extended"));
    m_formulas->setObjectName(QStringLiteral("formulas"));
    layOut();
    orderTabs();
    connectFields();
}

void OptionsPanel::layOut()
{
    QVBoxLayout* column = makeColumn(this, {}, 4);
    const auto add = [&](const QString& caption, QWidget* field) {
        auto* label = makeLabel(caption, theme::TextRole::Caption, LabelTone::Muted, this);
        label->setBuddy(field);
        if (column->count() > 0)
            column->addSpacing(10);
        column->addWidget(label);
        column->addWidget(field);
    };
    add(tr("Version"), m_version);
    m_version->setAccessibleName(tr("Version"));
    column->addWidget(m_reason);
    add(tr("Date of the release"), m_date);
    m_date->setAccessibleName(tr("Date of the release"));
    m_date->setPlaceholderText(QStringLiteral("YYYY-MM-DD"));
    add(tr("Licence of the data"), m_licence);
    m_licence->setAccessibleName(tr("Licence of the data"));
    for (const Licence& licence : licences()) {
        m_licence->addItem(QLatin1String(licence.token));
        m_licence->setItemData(m_licence->count() - 1, QString::fromUtf8(licence.name).simplified(),
                               Qt::ToolTipRole);
    }
    add(tr("Creators"), m_creators);
    column->addWidget(m_nameCreators, 0, Qt::AlignLeft);
    add(tr("People are called by"), m_names);
    m_names->addSegment(tr("Codes"));
    m_names->addSegment(tr("Names"));
    m_randomCodes->setToolTip(
        tr("Everybody gets a different code from the one in the study, the same in every such "
           "release. Useful where codes follow the order of the names."));
    m_randomCodes->setAccessibleDescription(m_randomCodes->toolTip());
    column->addWidget(m_randomCodes);
    add(tr("Seed"), m_seed);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
    column->addSpacing(10);
    m_extended->setToolTip(
        tr("The CSV files of each subtype get more columns after those of CEI’s layout."));
    m_extended->setAccessibleDescription(m_extended->toolTip());
    addWidgets(*column, m_extended, m_formulas, m_models);
    column->addStretch(1);
}

void OptionsPanel::orderTabs()
{
    // The buttons of the names are younger than what stands below them.
    QWidget* before = m_version;
    for (QWidget* field : std::initializer_list<QWidget*>{
             m_date, m_licence, m_nameCreators, m_names->button(0), m_names->button(1),
             m_randomCodes, m_seed, m_extended, m_formulas}) {
        setTabOrder(before, field);
        before = field;
    }
    for (QWidget* field : m_models->fields()) {
        setTabOrder(before, field);
        before = field;
    }
}

void OptionsPanel::connectFields()
{
    connect(m_version, &QLineEdit::textEdited, this, &OptionsPanel::onVersionEdited);
    connect(m_date, &QLineEdit::textEdited, this, [this] {
        m_isOwnDate = true;
        Q_EMIT changed();
    });
    connect(m_licence, &QComboBox::textActivated, this, &OptionsPanel::licenceChosen);
    connect(m_nameCreators, &QPushButton::clicked, this, &OptionsPanel::creatorsRequested);
    connect(m_seed, &QLineEdit::textEdited, this, &OptionsPanel::changed);
    connect(m_names, &SegmentBar::chosen, this, [this] {
        showRandomCodes();
        Q_EMIT changed();
    });
    connect(m_randomCodes, &QCheckBox::toggled, this, [this] {
        m_isRandomChosen = true;
        Q_EMIT changed();
    });
    connect(m_extended, &QCheckBox::toggled, this, &OptionsPanel::changed);
    connect(m_formulas, &QCheckBox::toggled, this, &OptionsPanel::changed);
    connect(m_models, &ModelsPanel::changed, this, &OptionsPanel::changed);
}

void OptionsPanel::start(const QString& today, ReleaseNames names, const Task& task)
{
    // Tidy tables have every column, and no JSON Lines beside them.
    const bool hasExtension = releaseLayoutOf(task).hasExtension();
    m_extended->setVisible(hasExtension);
    QString what = tr("In CSV files an apostrophe stands before what a spreadsheet would compute, "
                      "such as notes that begin with “-”.");
    if (hasExtension)
        what = saidTogether({what, tr("The JSON Lines keep every text to the character.")});
    m_formulas->setToolTip(plainToolTip(what));
    m_formulas->setAccessibleDescription(what);
    m_today = today;
    m_proposal.clear();
    m_proposalReason.clear();
    m_dates.clear();
    m_names->setCurrent(names == ReleaseNames::Names ? 1 : 0);
    const QSignalBlocker blocker(m_extended);
    m_extended->setChecked(false);
    const QSignalBlocker formulasBlocker(m_formulas);
    m_formulas->setChecked(false);
    const QSignalBlocker randomBlocker(m_randomCodes);
    m_randomCodes->setChecked(false);
    m_isRandomChosen = false;
    showRandomCodes();
    m_models->start(hasVectors(task));
    m_seed->setText(QString::number(ReleaseOptions().seed));
    takeProposal();
}

void OptionsPanel::setRecords(const std::vector<ReleaseRecord>& records)
{
    m_dates.clear();
    for (const ReleaseRecord& record : records)
        m_dates.emplace_back(record.version, record.date);
    if (!records.empty())
        m_models->propose(records.back().models);
    // Codes of both kinds would undo each other.
    for (const ReleaseRecord& record : records) {
        if (m_isRandomChosen || record.names != ReleaseNames::Codes)
            continue;
        const QSignalBlocker blocker(m_randomCodes);
        m_randomCodes->setChecked(!record.randomCodes.empty());
    }
}

void OptionsPanel::setAnswers(const DatasheetAnswers& answers)
{
    const Licence* licence = chosenLicence(answers);
    m_licence->setCurrentIndex(licence ? m_licence->findText(QLatin1String(licence->token)) : -1);
    const QString named = answerTo(answers, QStringLiteral("creators"));
    m_creators->setText(named.isEmpty() ? tr("Nobody is named yet.") : named);
    m_nameCreators->setText(named.isEmpty() ? tr("Name them…") : tr("Change…"));
    m_nameCreators->setAccessibleName(named.isEmpty() ? tr("Name the creators")
                                                      : tr("Change the creators"));
}

void OptionsPanel::showRandomCodes()
{
    m_randomCodes->setEnabled(m_names->current() == 0);
}

void OptionsPanel::takeProposal()
{
    m_isOwnVersion = false;
    m_isOwnDate = false;
    m_version->setText(m_proposal);
    m_date->setText(m_today);
    tell();
}

void OptionsPanel::showProposal(const QString& version, const QString& reason)
{
    m_proposal = version;
    m_proposalReason = reason;
    // A field that somebody has just emptied stays empty under their hands.
    const bool isBeingTyped = m_version->hasFocus() && m_version->text().isEmpty();
    if (!m_isOwnVersion && !isBeingTyped && m_version->text() != version)
        m_version->setText(version);
    m_version->setPlaceholderText(version);
    tell();
}

/// A release that is made again has the date that it had.
QString OptionsPanel::dateFor(const QString& version) const
{
    for (const auto& [released, date] : m_dates) {
        if (released == version && !date.isEmpty())
            return date;
    }
    return m_today;
}

void OptionsPanel::onVersionEdited()
{
    const QString version = m_version->text().trimmed();
    m_isOwnVersion = !version.isEmpty() && version != m_proposal;
    if (!m_isOwnDate)
        m_date->setText(dateFor(version));
    tell();
    Q_EMIT changed();
}

void OptionsPanel::tell()
{
    m_reason->setText(m_isOwnVersion ? tr("Proposed: %1. %2").arg(m_proposal, m_proposalReason)
                                     : m_proposalReason);
    m_reason->setVisible(!m_reason->text().isEmpty());
}

ReleaseOptions OptionsPanel::options() const
{
    ReleaseOptions options;
    if (m_isOwnVersion)
        options.version = m_version->text().trimmed();
    options.date = m_date->text().trimmed();
    options.names = m_names->current() == 0 ? ReleaseNames::Codes : ReleaseNames::Names;
    options.hasRandomCodes = options.names == ReleaseNames::Codes && m_randomCodes->isChecked();
    options.isExtended = m_extended->isChecked();
    options.areFormulasText = m_formulas->isChecked();
    options.seed = m_seed->text().toULongLong();
    options.models = m_models->choice();
    return options;
}

QString OptionsPanel::problem() const
{
    if (m_isOwnVersion && !isVersion(m_version->text().trimmed()))
        return tr("The version has the form 1.0.0.");
    const QString date = m_date->text().trimmed();
    if (date.isEmpty() || validDate(date) != date)
        return tr("The date has the form YYYY-MM-DD.");
    if (m_seed->text().isEmpty())
        return tr("The seed is a whole number.");
    return m_models->problem();
}

} // namespace subtext
