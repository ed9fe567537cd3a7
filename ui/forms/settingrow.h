// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/besideorbelow.h"

#include <QFrame>
#include <QLabel>

class QSpinBox;

namespace subtext {

class SegmentBar;

/// A field for a share in whole percent, 0 being "None".
QSpinBox* makePercent(QWidget* parent);

/// One setting: what it is and what it means at the left, its control at the right, or below where
/// there is no room beside the words; and where it may not change, why.
class SettingRow : public BesideOrBelow
{
    Q_OBJECT
public:
    SettingRow(const QString& title, const QString& about, QWidget* control, QWidget* parent);

    /// Why the setting stays as it is; empty: it may change.
    void setFixed(const QString& why);
    QString whyFixed() const { return m_fixed->text(); }

protected:
    int leastBeside() const override;
    int leastBelow() const override;
    void fitParts(bool isBeside) override;

private:
    int leastWords() const;
    int leastControl() const;

    QLabel* m_title;
    QLabel* m_fixed;
    QWidget* m_control;
};

/// A card with rows under one another and hairlines between them.
class SettingCard : public QFrame
{
    Q_OBJECT
public:
    explicit SettingCard(QWidget* parent);

    SettingRow* addRow(const QString& title, const QString& about, QWidget* control);
    /// A row whose control is a choice of one of a few.
    SegmentBar* addChoice(const QString& title, const QString& about, const QStringList& choices);
    /// Hides a row with the hairline above it, or shows both.
    void setRowShown(SettingRow* row, bool isShown);
    void addWide(QWidget* widget);

private:
    void addHairline();
};

} // namespace subtext
