// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/assigning.h"
#include "core/domain/person.h"
#include "core/study/study.h"

#include <QObject>

#include <functional>

class QWidget;

namespace subtext {

class NoticeBar;
class PeopleView;
class Prompts;

/// What the coordinator does about people and their items in the Roster place: asks where it
/// matters, does it, and says on the notice what came of it.
class RosterActions : public QObject
{
    Q_OBJECT
public:
    RosterActions(Prompts& prompts, PeopleView& people, NoticeBar& notice, QWidget* page);

    void start(Study& study, const Person& person);
    void stop();

    /// Where scenes can be imported, as the place says.
    void askForImport();
    /// The same of decisions.
    void askForDecisions();
    /// What an import brought, and whether some of it is to be assigned.
    void sayImported(const QString& what);
    void addPeople();
    /// Asks first, then gives out what is missing.
    void fill();
    /// Asks first, then gives the splits to more annotators.
    void askMore();
    /// Asks first, then takes back what they have not begun.
    void askFewer();
    /// Begins, opens and closes norming rounds, and shows what they come to.
    void askForNorming();
    void assign(int ratersPerItem, quint32 seed, Assigning::Teams teams);
    void dropOut(PersonId person);
    void comeBack(PersonId person);
    void editPerson(PersonId person);
    void askForPassphrase(PersonId person);
    /// Asks for the folder; everybody else's hand-outs stay as they are.
    void writeHandOut(PersonId person);
    void copyMail(PersonId person);

    void say(const QString& text);
    void refuse(const Error& error);
    /// `elsewhere` asks for another folder, where what is in this one is in the way.
    void refuseHandOuts(const Error& error, const std::function<void()>& elsewhere);

Q_SIGNALS:
    /// The place is to be read anew, before anything is said about it.
    void changed();

private:
    bool isChangeable() const;
    /// To be changed; none where nothing may be, there is nobody, or the study cannot be read.
    std::optional<Person> personFor(PersonId person);
    /// With the offer to assign, where items have too few annotators.
    void sayWithFilling(const QString& what);
    /// Gives out what is missing and says who got how much; a sentence, or an error on the screen.
    std::optional<QString> fillMissing();
    /// The same of whatever `make` assigns.
    std::optional<QString> give(const std::function<Result<qint64>()>& make);

    QWidget& m_page; ///< Whose dialogs they are.
    Prompts& m_prompts;
    PeopleView& m_people;
    NoticeBar& m_notice;
    Study* m_study = nullptr;
    Person m_person;
};

} // namespace subtext
