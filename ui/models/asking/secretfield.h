// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace subtext {

namespace llm {
class KeyRing;
}

/// A key for the keychain: what is typed goes there and is gone from the field. It is shown as
/// dots, or as it is while somebody wants to see it.
class SecretField : public QWidget
{
    Q_OBJECT
public:
    SecretField(llm::KeyRing& keys, QWidget* parent);

    /// Under which name it is kept; none yet: it cannot be.
    void setEntry(const QString& name);
    void clear();

    QLineEdit* field() const { return m_field; }
    QPushButton* keepButton() const { return m_keep; }
    QCheckBox* showBox() const { return m_show; }
    /// What became of it; empty before.
    QString report() const { return m_report->isHidden() ? QString() : m_report->text(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keep();
    void offer();

    llm::KeyRing& m_keys;
    QString m_entry;
    QLineEdit* m_field;
    QPushButton* m_keep;
    QCheckBox* m_show;
    QLabel* m_report;
};

} // namespace subtext
