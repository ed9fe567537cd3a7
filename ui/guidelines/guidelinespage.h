// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/guidelines/guidetexts.h"

#include <QWidget>

namespace subtext {

class TextReader;

/// The place where the guideline is read in full, with the cheat sheet beside it.
class GuidelinesPage : public QWidget
{
    Q_OBJECT
public:
    explicit GuidelinesPage(QWidget* parent = nullptr);

    void setTexts(const GuideTexts& texts);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void load();
    void placeSide();

    GuideTexts m_texts;
    TextReader* m_guideline;
    TextReader* m_cheatSheet;
    QWidget* m_side;
    bool m_isLoaded = false;
};

} // namespace subtext
