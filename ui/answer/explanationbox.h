// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace subtext {

class ExplanationEdit;

/// The explanation with its title and how many sentences it has, beside how many are aimed at.
class ExplanationBox : public QWidget
{
    Q_OBJECT
public:
    ExplanationBox(Explanation asked, QWidget* parent);

    ExplanationEdit* field() const { return m_field; }
    /// Replaces the text without announcing it.
    void showText(const QString& text);
    /// By the protocol; the task may ask for less.
    void setRequired(bool isRequired);
    void setMissing(bool isMissing);
    /// In a row the title stands beside the text and takes `titleWidth`.
    void setRow(bool isRow, int titleWidth);
    /// "2 to 4 sentences"; empty where the task says nothing of its length.
    QString aim() const;
    int aimWidth() const;
    /// A screen reader hears it before what to look out for.
    void sayFirst(const QString& words);

Q_SIGNALS:
    void edited(const QString& text);

private:
    void describe();
    void showTitle();
    bool isNeeded() const { return m_isRequired && m_asked.isRequired; }

    Explanation m_asked;
    bool m_isRequired = true;
    bool m_isMissing = false;
    bool m_isRow = false;
    QBoxLayout* m_rows;
    QWidget* m_head;
    QLabel* m_title;
    QLabel* m_sentences;
    ExplanationEdit* m_field;
};

} // namespace subtext
