// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/study/study.h"

#include <QStackedWidget>

namespace subtext {

class ActionRegistry;
class ConsentPage;
class PracticePage;
class ReaderPage;

/// What an annotator goes through before the first item: consent, then what they are asked about
/// themselves, then practice, each where the study asks for it. Nobody meets an item before all are
/// done.
class BeforeWork : public QStackedWidget
{
    Q_OBJECT
public:
    explicit BeforeWork(ActionRegistry& actions, QWidget* parent = nullptr);

    /// Shows what is due; false where nothing is. An error where that cannot be read: then nobody
    /// goes on to work.
    Result<bool> start(Study& study, const Person& person, const Clock& clock);
    void practise(Study& study, PersonId person, const Clock& clock);
    /// Keeps what is half answered; false where the disk refuses.
    bool keep();
    void stop();
    /// The places of what is on the screen by which its keys are listed.
    QStringList placesOfKeys() const;

    ConsentPage* consent() const { return m_consent; }
    ReaderPage* readers() const { return m_readers; }
    PracticePage* practice() const { return m_practice; }

Q_SIGNALS:
    /// One thing is done; ask start() again what comes next.
    void passed(subtext::PersonId person);
    void practised(subtext::PersonId person);
    void left();

private:
    ActionRegistry& m_actions;
    bool m_isBetween = false;
    ConsentPage* m_consent;
    ReaderPage* m_readers;
    PracticePage* m_practice;
};

} // namespace subtext
