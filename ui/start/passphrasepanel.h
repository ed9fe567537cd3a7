// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/study/study.h"

#include <QLabel>
#include <QTimer>
#include <QWidget>

class QLineEdit;
class QPushButton;

namespace subtext {

/// Asks for somebody's passphrase. After a wrong one there is a wait, twice as long each time; it
/// says nothing about whose passphrase it might have been, and another name does not shorten it.
class PassphrasePanel : public QWidget
{
    Q_OBJECT
public:
    static constexpr int FirstWaitMs = 1'000;
    static constexpr int LongestWaitMs = 60'000;

    explicit PassphrasePanel(QWidget* parent = nullptr);

    /// `isAlone`: there is nobody else to choose, so no way back.
    void ask(Study& study, const Person& person, bool isAlone);
    void stop() { m_study = nullptr; }
    bool isWaiting() const { return m_wait.isActive(); }

    QLineEdit* field() const { return m_field; }
    QPushButton* backButton() const { return m_back; }
    QString message() const { return m_message->text(); }

Q_SIGNALS:
    void opened(subtext::PersonId person);
    void backRequested();

private:
    void tryIt();
    void refuse();
    void showWait();

    Study* m_study = nullptr;
    PersonId m_person;
    int m_refusals = 0;
    QTimer m_wait{this}; // a child with a name, for tests to run out
    QLabel* m_title;
    QLineEdit* m_field;
    QLabel* m_message;
    QPushButton* m_open;
    QPushButton* m_back;
};

} // namespace subtext
