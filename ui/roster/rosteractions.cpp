// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/rosteractions.h"

#include "core/course/assigning.h"
#include "core/course/moreraters.h"
#include "core/course/roster.h"
#include "core/course/signingin.h"
#include "core/travel/handouts.h"
#include "ui/norming/normingdialog.h"
#include "ui/prompts/prompts.h"
#include "ui/roster/decisionsdialog.h"
#include "ui/roster/handoutmails.h"
#include "ui/roster/importdialog.h"
#include "ui/roster/peopleview.h"
#include "ui/roster/persondialogs.h"
#include "ui/text/coursetext.h"
#include "ui/text/errortext.h"
#include "ui/text/moreraterstext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/noticebar.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <map>
#include <set>

namespace subtext {
namespace {

Result<std::map<PersonId, qint64>> itemsByPerson(const Roster& roster)
{
    return roster.progress().map([](const std::vector<PersonProgress>& progress) {
        std::map<PersonId, qint64> items;
        for (const PersonProgress& of : progress)
            items[of.person] = of.assigned;
        return items;
    });
}

} // namespace

RosterActions::RosterActions(Prompts& prompts, PeopleView& people, NoticeBar& notice, QWidget* page)
    : QObject(page)
    , m_page(*page)
    , m_prompts(prompts)
    , m_people(people)
    , m_notice(notice)
{}

void RosterActions::start(Study& study, const Person& person)
{
    m_study = &study;
    m_person = person;
}

void RosterActions::stop()
{
    qDeleteAll(m_page.findChildren<ImportDialog*>()); // they work on the study
    qDeleteAll(m_page.findChildren<DecisionsDialog*>());
    qDeleteAll(m_page.findChildren<NormingDialog*>());
    m_study = nullptr;
}

bool RosterActions::isChangeable() const
{
    return m_study && m_study->access() == Study::Access::Write;
}

void RosterActions::say(const QString& text)
{
    m_notice.showNotice(NoticeBar::Kind::Info, text);
}

void RosterActions::refuse(const Error& error)
{
    m_notice.showNotice(NoticeBar::Kind::Danger, errorText(error).oneLine());
}

void RosterActions::refuseHandOuts(const Error& error, const std::function<void()>& elsewhere)
{
    const bool isOfFolder = error.code == ErrorCode::FileExists ||
                            error.code == ErrorCode::LabelledWork ||
                            error.code == ErrorCode::Locked;
    if (!isOfFolder)
        return refuse(error);
    m_notice.showNotice(NoticeBar::Kind::Open, errorText(error).oneLine(),
                        tr("Choose another folder…"), elsewhere);
}

void RosterActions::askForImport()
{
    auto* dialog = new ImportDialog(m_prompts, *m_study, &m_page);
    connect(dialog, &ImportDialog::imported, this, &RosterActions::sayImported);
    connect(dialog, &ImportDialog::decisionsWanted, this, &RosterActions::askForDecisions);
    dialog->open();
}

void RosterActions::askForDecisions()
{
    if (m_page.findChild<DecisionsDialog*>())
        return;
    auto* dialog = new DecisionsDialog(m_prompts, *m_study, m_person, &m_page);
    connect(dialog, &DecisionsDialog::imported, this, &RosterActions::say);
    dialog->open();
}

void RosterActions::sayImported(const QString& what)
{
    Q_EMIT changed();
    sayWithFilling(what);
}

void RosterActions::sayWithFilling(const QString& what)
{
    const bool canFill = m_study->assigning().missing().value_or(0) > 0;
    m_notice.showNotice(NoticeBar::Kind::Info,
                        canFill ? saidTogether({what, tr("Some items have too few annotators.")})
                                : what,
                        canFill ? tr("Assign them") : QString(), [this] { fill(); });
}

void RosterActions::addPeople()
{
    if (!isChangeable())
        return;
    const auto present = m_study->roster().people();
    if (!present) {
        refuse(present.error());
        return;
    }
    QSet<QString> taken;
    for (const Person& person : *present)
        taken.insert(person.code.toUpper());
    auto* dialog = new AddPeopleDialog(m_prompts, taken, &m_page);
    connect(dialog, &AddPeopleDialog::addRequested, this,
            [this, dialog](const std::vector<Roster::NewPerson>& people) {
                const auto added = m_study->roster().add(people);
                if (!added) {
                    dialog->showProblem(errorText(added.error()).oneLine());
                    return;
                }
                dialog->accept();
                Q_EMIT changed();
                m_people.choose(added->front().id);
                sayWithFilling(tr("%n people were added.", nullptr, plural(added->size())));
            });
    dialog->open();
}

std::optional<QString> RosterActions::fillMissing()
{
    const auto protocol = m_study->protocol();
    if (!protocol) {
        refuse(protocol.error());
        return std::nullopt;
    }
    return give([&] { return m_study->assigning().fill(protocol->seed); });
}

std::optional<QString> RosterActions::give(const std::function<Result<qint64>()>& make)
{
    Assigning& assigning = m_study->assigning();
    Roster& roster = m_study->roster();
    Reads reads;
    const auto before = reads.take(itemsByPerson(roster));
    if (const auto read = reads.outcome(); !read) {
        refuse(read.error());
        return std::nullopt;
    }
    const auto made = make();
    if (!made) {
        refuse(made.error());
        return std::nullopt;
    }
    const auto after = reads.take(itemsByPerson(roster));
    const auto people = reads.take(roster.people());
    const qint64 left = reads.take(assigning.missing());
    std::set<PersonId> handedOut;
    for (const HandOutRecord& record : reads.take(m_study->handouts().records()))
        handedOut.insert(record.person);
    std::vector<std::pair<QString, qint64>> gains;
    QStringList outdated; // by their names
    for (const Person& person : people) {
        const auto was = before.find(person.id);
        const auto is = after.find(person.id);
        if (is == after.end())
            continue;
        gains.emplace_back(person.name, is->second - (was == before.end() ? 0 : was->second));
        if (gains.back().second > 0 && handedOut.count(person.id) > 0)
            outdated << person.name;
    }
    if (*made == 0)
        return tr("Nothing was missing.");
    QStringList sentences{tr("Assigned: %1.").arg(gainsText(gains))};
    if (!outdated.isEmpty())
        sentences << tr("Write these hand-outs again: %1.").arg(listed(outdated));
    if (left > 0)
        sentences << unfillableText(left);
    return saidTogether(sentences);
}

void RosterActions::fill()
{
    if (!isChangeable())
        return;
    Reads reads;
    const Protocol protocol = reads.take(m_study->protocol());
    const qint64 missing = reads.take(m_study->assigning().missing());
    const qint64 fillable = reads.take(m_study->assigning().fillable());
    if (const auto read = reads.outcome(); !read) {
        refuse(read.error());
        return;
    }
    const QString text = missingText(missing, fillable, protocol.ratersPerItem);
    if (missing > 0 && fillable == 0) {
        say(text); // there is nothing to ask
        return;
    }
    m_prompts.choose(&m_page, tr("Assign what is missing?"), text, {tr("Assign")},
                     [this](int choice) {
                         const auto done = choice == 0 ? fillMissing() : std::nullopt;
                         if (!done)
                             return;
                         Q_EMIT changed();
                         say(*done);
                     });
}

void RosterActions::askMore()
{
    if (!isChangeable())
        return;
    const auto state = m_study->moreRaters().state();
    if (!state) {
        refuse(state.error());
        return;
    }
    if (state->items.empty())
        return;
    const QString text = moreRatersQuestion(*state);
    const bool isAnybodyFree =
        std::any_of(state->items.begin(), state->items.end(),
                    [](const ItemForMore& item) { return !item.free.empty(); });
    if (!isAnybodyFree) {
        say(text); // there is nothing to ask
        return;
    }
    m_prompts.choose(&m_page, tr("Ask more annotators?"), text, {tr("Assign")}, [this](int choice) {
        const auto done =
            choice == 0 ? give([this] { return m_study->moreRaters().assign(); }) : std::nullopt;
        if (!done)
            return;
        Q_EMIT changed();
        say(*done);
    });
}

void RosterActions::askFewer()
{
    if (!isChangeable())
        return;
    const auto state = m_study->moreRaters().state();
    if (!state) {
        refuse(state.error());
        return;
    }
    if (state->takeable == 0)
        return;
    m_prompts.choose(&m_page, tr("Take items back?"), takeBackQuestion(*state), {tr("Take back")},
                     [this](int choice) {
                         if (choice != 0)
                             return;
                         const auto taken = m_study->moreRaters().takeBack();
                         if (!taken) {
                             refuse(taken.error());
                             return;
                         }
                         Q_EMIT changed();
                         say(takenBackText(*taken));
                     });
}

void RosterActions::askForNorming()
{
    if (m_study && !m_page.findChild<NormingDialog*>())
        (new NormingDialog(*m_study, m_prompts, &m_page))->open();
}

void RosterActions::assign(int ratersPerItem, quint32 seed, Assigning::Teams teams)
{
    const auto run = [this, ratersPerItem, seed, teams] {
        const auto made =
            m_study->assigning().assign(ratersPerItem, seed, Assigning::HandedOut::Replace, teams);
        if (!made) {
            refuse(made.error());
            return;
        }
        Q_EMIT changed();
        say(tr("%n assignments were made.", nullptr, plural(*made)));
    };
    const auto items = itemsByPerson(m_study->roster());
    if (!items) {
        refuse(items.error());
        return;
    }
    qint64 assigned = 0;
    for (const auto& [person, count] : *items)
        assigned += count;
    if (assigned == 0) {
        run();
        return;
    }
    m_prompts.choose(
        &m_page, tr("Assign everything anew?"),
        saidTogether({tr("The %n present assignments are discarded.", nullptr, plural(assigned)),
                      tr("Hand-outs that are out no longer fit and must be written again.")}),
        {tr("Assign anew")}, [run](int choice) {
            if (choice == 0)
                run();
        });
}

void RosterActions::dropOut(PersonId person)
{
    const int at = m_people.model().rowOf(person);
    if (!isChangeable() || at < 0)
        return;
    const PeopleModel::Row row = m_people.model().rows()[static_cast<std::size_t>(at)];
    const auto withdraw = [this, row](bool isFilled) {
        const auto taken = m_study->assigning().withdraw(row.person.id);
        if (!taken) {
            refuse(taken.error());
            return;
        }
        QString text = tr("%1 has dropped out. %2")
                           .arg(row.person.name,
                                tr("%n open items were taken back.", nullptr, plural(*taken)));
        const auto given = isFilled ? fillMissing() : std::optional<QString>();
        Q_EMIT changed();
        if (given)
            text = saidTogether({text, *given});
        if (given || !isFilled)
            say(text);
    };
    const qint64 open = row.assigned - row.labelled;
    Reads reads;
    const qint64 takeable = open > 0 ? reads.take(m_study->assigning().takeableFrom(person)) : 0;
    const Protocol protocol = reads.take(m_study->protocol());
    if (const auto read = reads.outcome(); !read) {
        refuse(read.error());
        return;
    }
    QStringList choices{tr("Drop out")};
    if (takeable > 0)
        choices.prepend(tr("Drop out and give the items to others"));
    m_prompts.choose(&m_page, tr("%1 drops out?").arg(row.person.name),
                     withdrawalText({row.person.name, row.labelled, open, takeable,
                                     protocol.ratersPerItem, row.isOut()}),
                     choices, [withdraw, takeable](int choice) {
                         if (choice >= 0)
                             withdraw(takeable > 0 && choice == 0);
                     });
}

void RosterActions::comeBack(PersonId person)
{
    const auto who = m_study->roster().person(person);
    if (!who) {
        refuse(who.error());
        return;
    }
    if (const auto done = m_study->assigning().readmit(person); !done) {
        refuse(done.error());
        return;
    }
    Q_EMIT changed();
    say(tr("%1 is back. The items that were given to others stay with them.")
            .arg(who->value_or(Person()).name));
}

std::optional<Person> RosterActions::personFor(PersonId person)
{
    if (!isChangeable())
        return std::nullopt;
    const auto found = m_study->roster().person(person);
    if (!found)
        refuse(found.error());
    return found.value_or(std::nullopt);
}

void RosterActions::editPerson(PersonId person)
{
    const auto found = personFor(person);
    if (!found)
        return;
    auto* dialog = new PersonDialog(*found, person == m_person.id, &m_page);
    connect(dialog, &PersonDialog::chosen, this,
            [this, who = *found](const QString& name, Role role) {
                Result<ChangeSet> done;
                if (name != who.name)
                    done = m_study->roster().rename(who.id, name);
                if (done && role != who.role)
                    done = m_study->roster().setRole(who.id, role);
                Q_EMIT changed();
                if (!done)
                    refuse(done.error());
            });
    dialog->open();
}

void RosterActions::askForPassphrase(PersonId person)
{
    const auto found = personFor(person);
    if (!found)
        return;
    const auto hasPassphrase = m_study->signingIn().hasPassphrase(person);
    if (!hasPassphrase) {
        refuse(hasPassphrase.error());
        return;
    }
    auto* dialog = new PassphraseDialog(*found, *hasPassphrase, &m_page);
    connect(
        dialog, &PassphraseDialog::chosen, this, [this, who = *found](const QString& passphrase) {
            if (const auto set = m_study->signingIn().setPassphrase(who.id, passphrase); !set) {
                refuse(set.error());
                return;
            }
            Q_EMIT changed();
            say(passphrase.isEmpty() ? tr("%1 signs in without a passphrase.").arg(who.name)
                                     : tr("%1 signs in with the new passphrase.").arg(who.name));
        });
    dialog->open();
}

void RosterActions::writeHandOut(PersonId person)
{
    if (!personFor(person))
        return;
    m_prompts.openFolder(
        &m_page, tr("Write the hand-out into a folder"), {}, [this, person](const QString& folder) {
            const auto written =
                m_study->handouts().writeAll(folder, {}, {}, HandOuts::Layout::OneFolder, person);
            if (!written) {
                refuseHandOuts(written.error(), [this, person] { writeHandOut(person); });
                return;
            }
            Q_EMIT changed();
            say(tr("%1 is written to %2. Mail it to its person.")
                    .arg(written->front().file, folder));
        });
}

void RosterActions::copyMail(PersonId person)
{
    const int at = m_people.model().rowOf(person);
    if (at < 0)
        return;
    const PeopleModel::Row& row = m_people.model().rows()[static_cast<std::size_t>(at)];
    const auto mail =
        mailForHandOut(*m_study, row.person, row.assigned, m_person.name, HandOutMail::Way::Either);
    if (!mail) {
        refuse(mail.error());
        return;
    }
    QGuiApplication::clipboard()->setText(mail->whole());
    say(tr("The mail text for %1 is copied; paste it into a mail.").arg(row.person.name));
}

} // namespace subtext
