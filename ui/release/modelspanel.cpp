// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/modelspanel.h"

#include "ui/entanglement/smoothingbox.h"
#include "ui/text/modeltext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int AroundRow = 10;

bool isMeant(const SetName& set, const ModelChoice& choice)
{
    return choice.sets.isEmpty() ||
           std::any_of(choice.sets.begin(), choice.sets.end(),
                       [&](const QString& name) { return isNamed(set, name); });
}

} // namespace

ModelsPanel::ModelsPanel(QWidget* parent)
    : QWidget(parent)
    , m_caption(makeLabel(QString(), theme::TextRole::Caption, LabelTone::Muted, this))
    , m_predictions(new QCheckBox(tr("Predictions, with scores"), this))
    , m_sets(new QListWidget(this))
    , m_raw(new QCheckBox(tr("The models’ own words"), this))
    , m_entanglement(new QCheckBox(tr("Entanglement"), this))
    , m_smoothing(makeSmoothingBox(LeastSmoothing::ALittle, this))
{
    m_smoothing->setObjectName(QStringLiteral("smoothing"));
    m_entanglement->setObjectName(QStringLiteral("entanglement"));
    m_predictions->setObjectName(QStringLiteral("predictions"));
    m_raw->setObjectName(QStringLiteral("rawResponses"));
    QVBoxLayout* column = makeColumn(this, {0, 10, 0, 0}, 4);
    m_caption->setObjectName(QStringLiteral("caption"));
    column->addWidget(m_caption);
    m_predictions->setToolTip(tr("Predictions of models, one file per set, with their evaluation "
                                 "and its tables. No label in the data comes from them."));
    m_predictions->setAccessibleDescription(m_predictions->toolTip());
    column->addWidget(m_predictions);
    m_sets->setAccessibleName(tr("Prediction sets in the release"));
    m_sets->setTabKeyNavigation(false);
    m_sets->setTextElideMode(Qt::ElideMiddle); // mode and run stand at the end
    m_sets->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sets->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_sets, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (!item || !m_sets->hasFocus())
            return;
        const QRect line = m_sets->visualItemRect(item);
        Q_EMIT setReached(
            {m_sets->viewport()->mapTo(this, line.topLeft()), QSize(1, line.height())});
    });
    column->addWidget(m_sets);
    m_raw->setToolTip(tr("The texts that models wrote. Without them each answer is only the label "
                         "that was read from its text."));
    m_raw->setAccessibleDescription(m_raw->toolTip());
    column->addWidget(m_raw);
    m_entanglement->setToolTip(
        tr("How often emotions go together, and the priors over them, as figures and tables."));
    m_entanglement->setAccessibleDescription(m_entanglement->toolTip());
    column->addWidget(m_entanglement);
    column->addWidget(m_smoothing);
    for (QCheckBox* box : {m_predictions, m_raw, m_entanglement})
        connect(box, &QCheckBox::toggled, this, &ModelsPanel::onChosen);
    connect(m_smoothing, &QDoubleSpinBox::valueChanged, this, &ModelsPanel::onChosen);
    connect(m_sets, &QListWidget::itemChanged, this, &ModelsPanel::onChosen);
}

std::vector<QWidget*> ModelsPanel::fields() const
{
    return {m_predictions, m_sets, m_raw, m_entanglement, m_smoothing};
}

void ModelsPanel::start(bool hasVectors)
{
    m_hasVectors = hasVectors;
    m_isChosen = false;
    m_proposed = {};
    setSets({});
}

void ModelsPanel::setSets(const std::vector<SetName>& sets)
{
    ModelChoice chosen = m_isChosen ? choice() : m_proposed;
    m_names = sets;
    showChoice(chosen);
}

void ModelsPanel::markHidden(const QStringList& hidden)
{
    m_hidden = hidden;
    nameSets();
    m_sets->viewport()->update();
}

void ModelsPanel::propose(const ModelChoice& choice)
{
    m_proposed = choice;
    if (!m_isChosen)
        showChoice(choice);
}

void ModelsPanel::showChoice(const ModelChoice& choice)
{
    const QSignalBlocker predictionsBlocker(m_predictions);
    const QSignalBlocker setsBlocker(m_sets);
    const QSignalBlocker rawBlocker(m_raw);
    const QSignalBlocker entanglementBlocker(m_entanglement);
    m_predictions->setChecked(choice.hasPredictions && !m_names.empty());
    m_raw->setChecked(choice.hasRawAnswers);
    const QSignalBlocker smoothingBlocker(m_smoothing);
    m_entanglement->setChecked(choice.hasEntanglement && m_hasVectors);
    m_smoothing->setValue(choice.smoothing);
    const int row = m_sets->currentRow();
    m_sets->clear();
    for (const SetName& set : m_names) {
        auto* item = new QListWidgetItem(m_sets);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setSizeHint({0, m_sets->fontMetrics().height() + AroundRow});
        item->setCheckState(isMeant(set, choice) ? Qt::Checked : Qt::Unchecked);
    }
    nameSets();
    m_sets->setCurrentRow(std::clamp(row, 0, std::max(0, m_sets->count() - 1)));
    adapt();
}

void ModelsPanel::nameSets()
{
    const QSignalBlocker quiet(m_sets); // nothing is chosen by it
    for (int i = 0; i < m_sets->count(); ++i) {
        const QString name = m_names.at(static_cast<std::size_t>(i)).text();
        m_sets->item(i)->setText(m_hidden.contains(name) ? hiddenName(name) : name);
        // The panel may be too narrow for it.
        m_sets->item(i)->setToolTip(plainToolTip(m_sets->item(i)->text()));
    }
}

/// What there is to choose from, and what depends on what.
void ModelsPanel::adapt()
{
    setVisible(!m_names.empty() || m_hasVectors);
    m_caption->setText(m_names.empty() ? tr("Figures of the emotions") : tr("Models"));
    m_predictions->setVisible(!m_names.empty());
    m_raw->setVisible(!m_names.empty());
    m_entanglement->setVisible(m_hasVectors);
    m_smoothing->setVisible(m_hasVectors);
    m_smoothing->setEnabled(m_predictions->isChecked() || m_entanglement->isChecked());
    m_sets->setVisible(m_names.size() > 1);
    // As high as all of them: what the panel is in scrolls.
    m_sets->setFixedHeight(std::max(1, m_sets->sizeHintForRow(0)) * std::max(1, m_sets->count()) +
                           2 * m_sets->frameWidth() + 2);
    m_sets->setEnabled(m_predictions->isChecked());
    m_raw->setEnabled(m_predictions->isChecked());
}

void ModelsPanel::onChosen()
{
    m_isChosen = true;
    adapt();
    Q_EMIT changed();
}

int ModelsPanel::checkedSets() const
{
    int checked = 0;
    for (int i = 0; i < m_sets->count(); ++i)
        checked += m_sets->item(i)->checkState() == Qt::Checked ? 1 : 0;
    return checked;
}

ModelChoice ModelsPanel::choice() const
{
    ModelChoice choice;
    choice.hasPredictions = m_predictions->isChecked();
    choice.hasRawAnswers = choice.hasPredictions && m_raw->isChecked();
    choice.hasEntanglement = m_entanglement->isChecked();
    if (m_hasVectors && !choice.isNothing())
        choice.smoothing = m_smoothing->value();
    if (!choice.hasPredictions || checkedSets() == m_sets->count())
        return choice;
    for (int i = 0; i < m_sets->count(); ++i) {
        if (m_sets->item(i)->checkState() == Qt::Checked)
            choice.sets << m_names.at(static_cast<std::size_t>(i)).text();
    }
    return choice;
}

QString ModelsPanel::problem() const
{
    return m_predictions->isChecked() && checkedSets() == 0 ? tr("No prediction set is chosen.")
                                                            : QString();
}

} // namespace subtext
