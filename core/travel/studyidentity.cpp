// SPDX-License-Identifier: MIT
#include "core/travel/studyidentity.h"

#include "core/base/privatefolder.h"
#include "core/operation/studycontext.h"
#include "core/storage/handoutstore.h"
#include "core/storage/studystore.h"
#include "core/travel/privatecopy.h"

namespace subtext {
namespace {

constexpr qint64 LargestStudy = qint64{1} << 30; // it may be the study itself

Result<StudyIdentity> identifyCopy(const QString& copy, const QString& folder)
{
    auto database = openCopy(copy, folder, {});
    if (!database)
        return fail(database.error());
    SystemClock clock;
    RandomIds ids;
    StudyContext context(std::move(*database), {clock, ids, {}});
    StudyIdentity identity;
    const auto read = context.db->read([&] {
        const StudyInfo info = context.study.info();
        identity = {info.uuid, info.title, context.handOuts.mark().has_value()};
    });
    return read ? Result<StudyIdentity>(identity) : fail(read.error());
}

} // namespace

Result<StudyIdentity> identifyStudy(const QString& path)
{
    const auto folder = PrivateFolder::make();
    if (!folder)
        return fail(folder.error());
    const QString copy = (*folder)->filePath(QStringLiteral("copy.subtext"));
    if (const auto copied = copyPrivately(path, copy, WhileOpen::Read, LargestStudy, {}); !copied)
        return fail(copied.error());
    auto identity = identifyCopy(copy, (*folder)->path());
    if (!identity)
        return fail(aboutOriginal(identity.error(), path));
    return identity;
}

} // namespace subtext
