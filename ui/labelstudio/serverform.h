// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/profile.h"

#include <QLineEdit>
#include <QUrl>
#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;

namespace subtext {

namespace llm {
class KeyRing;
}
class SecretField;

/// Where a server of Label Studio is and where its key is kept. A key that is kept is shown
/// nowhere.
class ServerForm : public QWidget
{
    Q_OBJECT
public:
    ServerForm(llm::KeyRing& keys, QWidget* parent);

    void setAddress(const QString& address) { m_address->setText(address); }
    /// None where what stands there is no address.
    std::optional<QUrl> server() const;
    /// The number of the project whose page was given as the address.
    std::optional<qint64> project() const;
    /// By what the key is looked for.
    llm::Profile keyPlace() const;

    /// Why what stands there is no address; empty where it is one, and where it only begins.
    QString fault() const;

    /// To where a new key is typed, or where it is said where the key is.
    void focusKey();

    QLineEdit* addressField() const { return m_address; }
    QComboBox* keyBox() const { return m_key; }
    SecretField* secret() const { return m_secret; }

Q_SIGNALS:
    void edited();

private:
    void refresh();
    void showFault();

    QFormLayout* m_form;
    QLineEdit* m_address;
    QLabel* m_fault;
    QComboBox* m_key;
    SecretField* m_secret;
};

} // namespace subtext
