// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/readerform.h"
#include "core/study/study.h"
#include "ui/widgets/centredpage.h"

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace subtext {

class NoticeBar;

/// What annotators are asked about themselves. Each question begins with “Prefer not to say”, and
/// all of them can be skipped, which says the same.
class ReaderPage : public CentredPage
{
    Q_OBJECT
public:
    explicit ReaderPage(QWidget* parent = nullptr);

    /// Asks the questions of one moment.
    void ask(Study& study, PersonId person, ReaderMoment when);
    /// All of them, with what was answered, to change it.
    void change(Study& study, PersonId person);
    void stop() { m_study = nullptr; }
    PersonId person() const { return m_person; }

    /// In the order of the questions; the first entry of each is “Prefer not to say”.
    const std::vector<QComboBox*>& answers() const { return m_answers; }
    QPushButton* saveButton() const { return m_save; }
    NoticeBar* notice() const { return m_notice; }

Q_SIGNALS:
    /// Everything that was asked is answered, skipped or left as it was.
    void finished();

private:
    void show(Study& study, PersonId person, std::vector<ReaderField> fields);
    void addQuestion(const ReaderField& field, const QString& said);
    void save();
    void skip();
    void record(bool isSkipped);

    Study* m_study = nullptr;
    PersonId m_person;
    bool m_isChanging = false;
    std::vector<ReaderField> m_fields;
    std::vector<QComboBox*> m_answers;
    QWidget* m_questions = nullptr; ///< Made anew for each form.
    QVBoxLayout* m_place;           ///< Of the questions.
    QLabel* m_title;
    QLabel* m_lead;
    NoticeBar* m_notice;
    QPushButton* m_save;
    QPushButton* m_skip;
};

} // namespace subtext
