// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/practice.h"
#include "core/domain/protocol.h"
#include "core/task/task.h"

#include <QWidget>

class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace subtext {

class Prompts;
class ReaderFormChoice;
class SegmentBar;
class SettingCard;
class SettingRow;
class TextChoice;

/// Consent, practice, repeats and what annotators are asked about themselves, as fields. The set-up
/// and the settings of the Roster place both ask with it.
class CourseForm : public QWidget
{
    Q_OBJECT
public:
    CourseForm(Prompts& prompts, QWidget* parent);

    void setTask(const Task& task, PracticeFit practice);
    bool hasPractice() const { return m_hasPractice; }
    void show(const Protocol& protocol, const QString& consentText);
    /// Overwrites what the form is about; the rest stays.
    void apply(Protocol& protocol) const;
    QString consentText() const;
    /// Why the form about readers may not change any more; empty: it may.
    void setReaderFormFixed(const QString& why);
    QWidget* firstField() const;

    SegmentBar* consent() const { return m_consent; }
    TextChoice* text() const { return m_text; }
    SegmentBar* practice() const { return m_practice; }
    QSpinBox* repeats() const { return m_repeats; }
    ReaderFormChoice* readers() const { return m_readers; }

Q_SIGNALS:
    void changed();

private:
    void addNotes(QVBoxLayout& column);
    void addReaders(Prompts& prompts, SettingCard& card);
    void refresh();

    bool m_hasPractice = true;
    bool m_isPracticeUnfit = false;
    QLabel* m_practiceNote = nullptr; ///< That the practice scenes do not fit the task.
    QLabel* m_consentNote = nullptr;  ///< That the built-in text is to be checked.
    SegmentBar* m_consent = nullptr;
    TextChoice* m_text = nullptr;
    SegmentBar* m_practice = nullptr;
    QSpinBox* m_bar = nullptr;
    QSpinBox* m_repeats = nullptr;
    ReaderFormChoice* m_readers = nullptr;
    SettingRow* m_readerRow = nullptr;
};

} // namespace subtext
