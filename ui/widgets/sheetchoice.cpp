// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sheetchoice.h"

#include "ui/widgets/controls.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace subtext {

SheetChoice::SheetChoice(QWidget* parent, const QString& workbook)
    : QWidget(parent)
    , m_box(new QComboBox(this))
{
    setProperty("transparent", true);
    const QString name = workbook.isEmpty() ? tr("Sheet") : tr("Sheet of %1").arg(workbook);
    QHBoxLayout* row = makeRow(this, {}, 8);
    auto* word = makeLabel(name, theme::TextRole::Small, LabelTone::Muted, this);
    word->setBuddy(m_box);
    m_box->setObjectName(QStringLiteral("sheet"));
    m_box->setAccessibleName(name);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(10);
    row->addWidget(word);
    row->addWidget(m_box, 1);
    hide();
    connect(m_box, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT sheetChosen(m_box->currentText()); });
}

void SheetChoice::setSheets(const QStringList& sheets, const QString& chosen)
{
    const QSignalBlocker quiet(m_box);
    m_box->clear();
    m_box->addItems(sheets);
    m_box->setCurrentIndex(std::max(0, static_cast<int>(sheets.indexOf(chosen))));
    setVisible(sheets.size() > 1);
}

} // namespace subtext
