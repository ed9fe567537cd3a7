// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/records.h"
#include "core/study/study.h"
#include "ui/widgets/centredpage.h"

#include <QLabel>

class QLineEdit;
class QVBoxLayout;

namespace subtext {

class CardButton;
class CoordinatorOffer;
class PassphrasePanel;

/// "Who are you?": the roster of a study, to choose one's name from; and
/// the passphrase of whoever has one. In a hand-out nobody else is listed.
class SignInPage : public CentredPage
{
    Q_OBJECT
public:
    explicit SignInPage(QWidget* parent = nullptr);

    void setStudy(Study& study, const std::vector<Person>& people,
                  const std::vector<PersonProgress>& progress);
    /// Shows no roster and asks this one person for their passphrase.
    void askOnly(Study& study, const Person& person);
    /// `files` returned files are to be merged here: says so, and has the coordinator chosen
    /// already. Until the next setStudy.
    void showWaiting(qint64 files);
    /// Who signed in last on this machine, by UUID: their name stands first. Before setStudy.
    void setLast(const QString& uuid) { m_lastUuid = uuid; }
    QString waitingText() const { return m_waiting->text(); }
    PassphrasePanel* passphrase() const { return m_passphrase; }
    CoordinatorOffer* offer() const { return m_offer; }
    /// Narrows the names down; shown where there are many.
    QLineEdit* search() const { return m_search; }

Q_SIGNALS:
    void signedIn(subtext::PersonId person);
    void closeRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& text);
    void clear(Study& study);
    void choose(const Person& person);
    void showRoster();
    static QString groupWord(Role role);
    QList<CardButton*> cards() const;
    void addLast(const std::vector<Person>& people, const std::vector<PersonProgress>& progress);
    CardButton* addCard(const Person& person, const std::vector<PersonProgress>& progress);
    bool typeAhead(const QString& typed);
    void showCard(CardButton& card);
    void addGroup(Role role, const std::vector<Person>& people,
                  const std::vector<PersonProgress>& progress);

    Study* m_study = nullptr;
    CardButton* m_coordinator = nullptr; ///< The first of them.
    CardButton* m_last = nullptr;
    QString m_lastUuid;
    QString m_typed; ///< What was typed on the names so far.
    QLabel* m_title;
    QLabel* m_path;
    QLabel* m_waiting;
    QWidget* m_roster;
    PassphrasePanel* m_passphrase;
    CoordinatorOffer* m_offer;
    QLineEdit* m_search;
    QLabel* m_nobody;
    QLabel* m_unknown; ///< What was typed is nobody.
    QVBoxLayout* m_list;
};

} // namespace subtext
