// SPDX-License-Identifier: MIT
#pragma once

#include "core/folderteam/folderplaces.h"
#include "core/folderteam/folderteam.h"
#include "core/travel/newteamfile.h"
#include "core/travel/syncing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/machinesecrets.h"

#include <QDir>

namespace subtext::test {

/// A study with two items, annotators A01 and A02, and a coordinator who shares it by a folder.
class FolderCourse
{
public:
    static constexpr int Items = 2;

    FolderCourse()
        : study(Items, 2)
        , shared(study.filePath(QStringLiteral("shared")))
        , before(study.filePath(QStringLiteral("before.subtext")))
    {
        if (!QDir().mkpath(shared))
            qFatal("no folder");
        must(study->copyTo(before));
        const Person leader = *must(study.roster().person(study.coordinator()));
        membership =
            must(team.create(folder(), {must(study->info()).uuid, leader.uuid, leader.code}, {}));
        must(study->syncing().join(membership));
        must(sync());
    }

    ServerAddress folder() const
    {
        ServerAddress address;
        address.host = shared;
        return address;
    }
    Result<Invitation> invite(const QString& code)
    {
        const Person person = *must(study.roster().byCode(code));
        auto invitation =
            team.invite(membership, {person.uuid, code, must(study->info()).title, 14, person.role},
                        study->syncing(), {});
        if (invitation)
            invitation->address.host = shared; // as whoever joins says
        return invitation;
    }
    /// All devices of that person.
    Result<int> revoke(const TeamMembership& of)
    {
        return team.revoke(membership, of.person, {}, study->syncing(), {});
    }
    Result<SyncOutcome> sync()
    {
        return must(team.connect(membership, study->syncing(), {}, {}))->sync({});
    }
    QString folderOf(const Uuid& device) const
    {
        return folderOfDevice(folderOfStudy(shared, membership.database), device);
    }

    DeskStudy study;
    QString shared;
    QString before; ///< A copy of the study from before it was shared.
    MachineSecrets secrets;
    FolderTeam team{secrets};
    TeamMembership membership;
};

/// An annotator with a file on a machine of their own.
class FolderMate
{
public:
    FolderMate(FolderCourse& course, const QString& code, int source)
        : m_course(course)
        , invitation(must(course.invite(code)))
        , path(course.study.filePath(code + QStringLiteral(".subtext")))
    {
        NewTeamFile file;
        const auto joined = team.join(invitation, {}, file, {});
        membership = must(joined).membership;
        SystemClock clock;
        RandomIds ids;
        must(file.write(path, membership, {clock, ids, {}}));
        home = std::make_unique<AtHome>(path, source);
    }

    Result<SyncOutcome> sync()
    {
        return must(team.connect(membership, home->study().syncing(), {}, {}))->sync({});
    }
    QString folder() const { return m_course.folderOf(membership.device); }
    QString batch(qint64 number) const { return batchPath(folder(), number); }

private:
    FolderCourse& m_course;

public:
    Invitation invitation;
    QString path;
    MachineSecrets secrets;
    FolderTeam team{secrets};
    TeamMembership membership;
    std::unique_ptr<AtHome> home;
};

inline QStringList faultsOf(const SyncOutcome& outcome)
{
    QStringList faults;
    for (const FolderTrouble& trouble : outcome.troubles)
        faults << folderFaultToken(trouble.fault);
    return faults;
}

inline qint64 answersIn(FolderCourse& course)
{
    return course.study.sql(QStringLiteral("SELECT count(*) FROM annotation")).toLongLong();
}

} // namespace subtext::test
