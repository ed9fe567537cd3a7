// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quality/qualityrecords.h"
#include "core/study/study.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace subtext {

class CourseForm;
class Prompts;
class RulesForm;
class SettingRow;
class TextChoice;

/// Every setting of the study: what it is, whether it may still change and why not. What is changed
/// is written with one button; each change is a revision in the study and a row of its audit.
class SettingsView : public QWidget
{
    Q_OBJECT
public:
    SettingsView(Prompts& prompts, QWidget* parent);

    /// What the study says; fields that are being edited stay as they are.
    void read(Study& study);
    void clear() { m_study = nullptr; }
    void setChangeable(bool isChangeable);
    bool isEdited() const { return m_study && !(fields() == m_stored); }
    void save();
    void revert();
    /// Runs `then` where nothing is unsaved; otherwise asks first whether to save or to discard it.
    /// Not run where the user stays, or saving fails.
    void whenSettled(const std::function<void()>& then);
    bool isUnsaved() const { return m_isChangeable && isEdited(); }

    RulesForm* rules() const { return m_rules; }
    CourseForm* course() const { return m_course; }
    TextChoice* guideline() const { return m_guideline; }

Q_SIGNALS:
    void saved();
    void failed(const subtext::Error& error);

private:
    struct Values
    {
        Protocol protocol;
        QualityProtocol quality;
        QString consentText;
        QString guideline;

        bool operator==(const Values&) const = default;
    };
    Result<Values> valuesOf(Study& study) const;
    Values fields() const;
    void show(const Values& values);
    void refresh();
    Result<void> write(const Values& values);
    QWidget* buildStudy(); ///< What of it stays as it is.
    QWidget* buildPracticeScenes();
    void editPractice();

    Prompts& m_prompts;
    Study* m_study = nullptr;
    bool m_isChangeable = false;
    Values m_stored;
    QWidget* m_fields = nullptr;
    QLabel* m_task = nullptr;
    QLabel* m_facts = nullptr;
    SettingRow* m_assignment = nullptr;
    RulesForm* m_rules = nullptr;
    CourseForm* m_course = nullptr;
    QPushButton* m_editPractice = nullptr;
    TextChoice* m_guideline = nullptr;
    QLabel* m_locked =
        nullptr; ///< Why most settings stay as they are; on the screen after the lock.
    QLabel* m_state = nullptr;
    QPushButton* m_revert = nullptr;
    QPushButton* m_save = nullptr;
};

} // namespace subtext
