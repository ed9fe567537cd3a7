// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QLabel>
#include <QWidget>

#include <functional>

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

    /// Under which name it is kept; none yet: it cannot be. What became of a key under another name
    /// is said no more.
    void setEntry(const QString& name);
    void clear();
    /// Whether a key is typed that has not been put into the keychain.
    bool canKeep() const;
    /// Puts it there, as the button does; `then` is called when that has ended, with whether it can
    /// be found now, and not after this object ended.
    void keep(const std::function<void(bool isKept)>& then = {});
    void forgetReport();

    QLineEdit* field() const { return m_field; }
    QPushButton* keepButton() const { return m_keep; }
    /// What became of it; empty before.
    QString report() const { return m_report->isHidden() ? QString() : m_report->text(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Whether it is kept anywhere.
    bool tellKept(const Result<void>& kept, const QString& entry, const QByteArray& key);
    void offer();

    llm::KeyRing& m_keys;
    QString m_entry;
    QLineEdit* m_field;
    QPushButton* m_keep;
    QCheckBox* m_show;
    QLabel* m_report;
};

} // namespace subtext
