// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/files/hiding.h"

#include "ui/settings/settings.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace subtext {

Hiding::Hiding(const Words& words, Settings& settings, QWidget* parent)
    : QWidget(parent)
    , m_words(words)
    , m_settings(settings)
    , m_action(new QAction(this))
    , m_button(makeButton(QString(), ButtonKind::Quiet, this, "hide"))
    , m_tick(new QCheckBox(this))
{
    setProperty("transparent", true);
    QHBoxLayout* row = makeRow(this, {}, 8);
    m_tick->setObjectName(QStringLiteral("showHidden"));
    for (QWidget* each : {static_cast<QWidget*>(m_button), static_cast<QWidget*>(m_tick)}) {
        each->setToolTip(plainToolTip(words.about));
        each->setAccessibleDescription(words.about);
    }
    addWidgets(*row, m_button, m_tick);
    row->addStretch(1);
    connect(m_button, &QPushButton::clicked, this, &Hiding::turn);
    connect(m_action, &QAction::triggered, this, &Hiding::turn);
    connect(m_tick, &QCheckBox::toggled, this, &Hiding::changed);
    showState();
}

void Hiding::start(const QString& study)
{
    m_study = study;
    m_hidden = m_settings.hidden(m_words.list, study);
    const QSignalBlocker quiet(m_tick);
    m_tick->setChecked(false);
    m_row.clear();
    setRows({});
}

void Hiding::setRows(const QStringList& rows)
{
    m_rows = rows;
    count();
    showState();
}

void Hiding::choose(const QString& row, const QString& name)
{
    m_row = row;
    m_name = name;
    showState();
}

bool Hiding::areShown() const
{
    return m_tick->isChecked();
}

void Hiding::turn()
{
    if (m_row.isEmpty())
        return;
    if (!m_hidden.removeOne(m_row))
        m_hidden << m_row;
    m_settings.setHidden(m_words.list, m_study, m_hidden);
    count();
    showState();
    Q_EMIT changed();
}

void Hiding::count()
{
    m_count = std::count_if(m_rows.begin(), m_rows.end(),
                            [this](const QString& row) { return isHidden(row); });
    if (m_count > 0 || m_rows.isEmpty())
        return;
    const QSignalBlocker quiet(m_tick); // shows what it showed
    m_tick->setChecked(false);
}

void Hiding::showState()
{
    const QString what = isHidden(m_row) ? m_words.showAgain : m_words.hide;
    m_button->setText(what);
    m_button->setToolTip(
        plainToolTip(QStringLiteral("%1: %2\n%3").arg(what, m_name, m_words.about)));
    m_button->setVisible(!m_row.isEmpty());
    m_action->setText(
        QStringLiteral("%1: %2").arg(what, QString(m_name).replace(u'&', QLatin1String("&&"))));
    m_action->setEnabled(!m_row.isEmpty());
    m_tick->setText(tr("Show hidden (%1)").arg(m_count));
    m_tick->setVisible(m_count > 0);
    setHidden(m_button->isHidden() && m_tick->isHidden());
}

} // namespace subtext
