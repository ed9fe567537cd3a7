// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guidelines/guidelinespage.h"

#include "ui/guidelines/guidelinetext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/textreader.h"

#include <QFrame>
#include <QHBoxLayout>

namespace subtext {
namespace {

constexpr int ReadingWidth = 720;
constexpr int SideBySideFrom = 1100;

} // namespace

GuidelinesPage::GuidelinesPage(QWidget* parent)
    : QWidget(parent)
{
    QHBoxLayout* layout = makeRow(this, {40, 32, 32, 24}, 32);
    m_guideline = makeReader(this);
    m_guideline->setAccessibleName(tr("Guideline"));
    m_guideline->setMaximumWidth(ReadingWidth);
    m_guideline->followLinksOnClick();
    layout->addWidget(m_guideline, 3);

    m_side = makeCard(this);
    QVBoxLayout* side = makeColumn(m_side, {20, 18, 12, 12});
    m_cheatSheet = makeReader(m_side);
    m_cheatSheet->setAccessibleName(tr("Cheat sheet"));
    side->addWidget(m_cheatSheet);
    layout->addWidget(m_side, 2);
    layout->addStretch(0);
}

void GuidelinesPage::showEvent(QShowEvent* event)
{
    // Not at start: laying out the guideline is work that the first frame need not wait for.
    if (!m_isLoaded)
        load();
    QWidget::showEvent(event);
}

void GuidelinesPage::setTexts(const GuideTexts& texts)
{
    if (texts == m_texts)
        return;
    m_texts = texts;
    m_isLoaded = false;
    if (isVisible())
        load();
}

/// A study without a guideline has its words alone, and they take the page.
void GuidelinesPage::load()
{
    const bool hasGuideline = !m_texts.guideline.isEmpty();
    showMarkdown(m_guideline, hasGuideline ? m_texts.guideline : m_texts.cheatSheet);
    m_guideline->setAccessibleName(hasGuideline ? tr("Guideline") : tr("Definitions"));
    showMarkdown(m_cheatSheet, m_texts.cheatSheet);
    m_isLoaded = true;
    placeSide();
}

void GuidelinesPage::placeSide()
{
    m_side->setVisible(width() >= SideBySideFrom && !m_texts.guideline.isEmpty());
}

void GuidelinesPage::resizeEvent(QResizeEvent* event)
{
    placeSide();
    QWidget::resizeEvent(event);
}

} // namespace subtext
