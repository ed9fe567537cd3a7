// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/llm/profile.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace subtext {

namespace llm {
class KeyRing;
}
class Prompts;
class SecretField;

/// Which model is asked, and how: one of the profiles that somebody keeps, or another. A key is
/// named here and never shown; one that is typed goes into the keychain and is gone from the field.
class ProfileForm : public QWidget
{
    Q_OBJECT
public:
    ProfileForm(llm::KeyRing& keys, Prompts& prompts, QWidget* parent);

    /// What can be chosen from; the first is shown.
    void setProfiles(const std::vector<llm::Profile>& profiles);
    /// Chooses the profile of that name and model, where there is one.
    bool choose(const QString& name, const QString& model);
    llm::Profile profile() const;
    /// Of this folder the profiles are: one that is no longer wanted can be removed there.
    void setFolder(const QString& folder);

    QLineEdit* nameField() const { return m_name; }
    QLineEdit* modelField() const { return m_model; }
    QComboBox* keySourceBox() const { return m_keySource; }
    QLineEdit* keyNameField() const { return m_keyName; }

Q_SIGNALS:
    void edited();
    void notRemoved(const subtext::Error& error);

private:
    QLineEdit* addLine(const QString& label, const QString& about, const QString& usual = {});
    void buildKey();
    void buildAdvanced();
    void buildPrice();
    void buildWays();
    void buildScoring();
    void show(const llm::Profile& profile);
    void showKeyFields();
    void showUsualAddress(llm::ProviderKind kind);
    void updateRemoving();
    void askToRemove();
    void remove(const QString& name);
    void showAdvanced(bool isShown);

    llm::KeyRing& m_keys;
    Prompts& m_prompts;
    QString m_folder; ///< Empty: nothing can be removed.
    std::vector<llm::Profile> m_known;
    llm::Profile m_shown; ///< With what has no field here.
    QFormLayout* m_form;
    QPushButton* m_advancedButton = nullptr; ///< Unfolds what is seldom changed.
    QWidget* m_advanced = nullptr;
    QFormLayout* m_advancedForm = nullptr;
    QComboBox* m_profiles = nullptr;
    QPushButton* m_remove = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_address = nullptr;
    QLineEdit* m_model = nullptr;
    QComboBox* m_keySource = nullptr;
    QLineEdit* m_keyName = nullptr;
    SecretField* m_secret = nullptr;
    QSpinBox* m_concurrency = nullptr;
    QCheckBox* m_ownTemperature = nullptr;
    QDoubleSpinBox* m_temperature = nullptr; ///< Of no use where that is ticked.
    QDoubleSpinBox* m_topP = nullptr;
    QCheckBox* m_completionTokens = nullptr;
    QComboBox* m_schemaForm = nullptr;
    QComboBox* m_scoring = nullptr;
    QSpinBox* m_logProbabilities = nullptr;
    QDoubleSpinBox* m_priceIn = nullptr;
    QDoubleSpinBox* m_priceOut = nullptr;
};

} // namespace subtext
