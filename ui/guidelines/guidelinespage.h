// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace subtext {

class TextReader;

/// The place where the guideline is read in full, with the cheat sheet beside it.
class GuidelinesPage : public QWidget
{
    Q_OBJECT
public:
    explicit GuidelinesPage(QWidget* parent = nullptr);

    /// The study's own guideline as Markdown; empty: the built-in one.
    void setGuideline(const QString& markdown);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void load();

    QString m_ownGuideline;
    TextReader* m_guideline;
    TextReader* m_cheatSheet;
    QWidget* m_side;
    bool m_isLoaded = false;
};

} // namespace subtext
