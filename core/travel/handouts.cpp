// SPDX-License-Identifier: MIT
#include "core/travel/handouts.h"

#include "core/base/diskfolder.h"
#include "core/base/filenames.h"
#include "core/base/sha256.h"
#include "core/course/consents.h"
#include "core/operation/studycontext.h"
#include "core/storage/coursestore.h"
#include "core/storage/handoutstore.h"
#include "core/storage/normingstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/studystore.h"
#include "core/travel/handoutcontent.h"
#include "core/travel/mergingsource.h"
#include "core/travel/personswork.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

bool isThere(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

qsizetype lettersIn(const QString& text)
{
    return std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); });
}

/// Whether the file may go: it is that person's hand-out, and this study has all of its work.
Result<void> requireReplaceable(StudyContext& context, const Person& person, const QString& path)
{
    const auto returned = readReturned(path, {});
    if (!returned && isSystemRefusal(returned.error().code))
        return fail(returned.error());
    const auto refused = [&](ErrorCode code, const char* why) {
        return fail({code, path, 0, 0, person.name, QLatin1String(why)});
    };
    if (!returned)
        return refused(ErrorCode::FileExists, "handout");
    Standing standing = Standing::OfAnother;
    const auto read =
        context.db->readConsistently([&] { standing = standingOf(context, person, *returned); });
    if (!read)
        return read;
    if (standing == Standing::OfAnother)
        return refused(ErrorCode::FileExists, "handout");
    if (standing == Standing::HasMore)
        return refused(ErrorCode::LabelledWork, "handout");
    if (returned->hasDrafts)
        return refused(ErrorCode::LabelledWork, "handout-begun");
    if (standing == Standing::HasTimes)
        return refused(ErrorCode::LabelledWork, "handout-times");
    return {};
}

QString placeFor(const Person& person, const QString& folder, HandOuts::Layout layout)
{
    return layout == HandOuts::Layout::FolderEach
               ? QDir(folder).filePath(HandOuts::folderName(person))
               : folder;
}

/// True where the folder was not there before.
Result<bool> makePlace(const QString& folder)
{
    if (QFileInfo(folder).isDir())
        return false;
    if (const auto made = disk::makeFolder(folder); !made)
        return fail(made.error());
    if (const auto synced = disk::syncFolder(QFileInfo(folder).absolutePath()); !synced)
        return fail(synced.error());
    return true;
}

} // namespace

QString HandOuts::fileName(const Person& person)
{
    // File systems take 255 bytes, and beside the file lie others with longer names while it is
    // written. The code tells the files apart, so the name makes room for it; a code that is cut
    // does so no more, and gets a few digits of its digest.
    constexpr qsizetype MostBytes = 190;
    constexpr qsizetype MostOfCode = 120;
    QString code = fileNamePart(person.code, MostOfCode);
    if (lettersIn(code) < lettersIn(person.code.normalized(QString::NormalizationForm_C))) {
        constexpr qsizetype Digits = 8;
        code += u'-' + QString::fromLatin1(QCryptographicHash::hash(person.code.toUtf8(),
                                                                    QCryptographicHash::Sha256)
                                               .toHex()
                                               .left(Digits));
    }
    const QString name = fileNamePart(person.name, MostBytes - code.toUtf8().size() - 1);
    const QString stem = name.isEmpty() || code.isEmpty() ? name + code : name + u'-' + code;
    return (stem.isEmpty() ? QStringLiteral("annotator") : stem) + QStringLiteral(".subtext");
}

QString HandOuts::folderName(const Person& person)
{
    return QFileInfo(fileName(person)).completeBaseName();
}

Result<HandOutRecord> HandOuts::write(PersonId person, const QString& path)
{
    if (isThere(path))
        return fail(ErrorCode::FileExists, path);
    if (!QFileInfo(path).absoluteDir().exists())
        return fail(ErrorCode::FolderMissing, QFileInfo(path).absolutePath());
    return replace(person, path);
}

/// Everybody agrees to the same words: from the first hand-out on the text is the study's own, and
/// no longer that of whichever version of the program opens it.
Result<ChangeSet> HandOuts::keepConsentText()
{
    const auto text = Consents(m_context).text();
    if (!text)
        return fail(text.error());
    return m_context.operate(QStringLiteral("study.consent_text"), [&](ChangeSet& changes) {
        m_context.course.setTaskText(TaskText::Consent, text->written, m_context.env.clock.now());
        changes.kinds = ChangeSet::CourseChanged;
        return QJsonObject{
            {QStringLiteral("revision"), m_context.course.taskText(TaskText::Consent).revision},
            {QStringLiteral("sha256"), QString::fromLatin1(sha256Of(text->written.toUtf8()))}};
    });
}

Result<HandOutContent> HandOuts::content(PersonId person)
{
    return m_context.readConsistently([&] { return readHandOutContent(m_context, person); });
}

Result<HandOutRecord> HandOuts::replace(PersonId person, const QString& path)
{
    auto content = this->content(person);
    if (content && content->protocol.isConsentRequired && content->consentText.text.isEmpty()) {
        if (const auto kept = keepConsentText(); !kept)
            return fail(kept.error());
        content = this->content(person);
    }
    if (!content)
        return fail(content.error());
    HandOutRecord record;
    record.uuid = m_context.env.ids.next();
    record.person = person;
    record.at = m_context.env.clock.now();
    record.file = QFileInfo(path).fileName();
    record.items = static_cast<qint64>(content->assignments.size());
    // Written beside and renamed: half a hand-out never stands under its name.
    const QString unfinished = path + QStringLiteral(".part");
    removeDatabase(unfinished); // of a program that did not end well
    if (const auto written = writeHandOutFile(*content, record, m_context.env, unfinished);
        !written)
        return fail(written.error());
    const auto done = m_context.operate(QStringLiteral("handout.write"), [&](ChangeSet& changes) {
        m_context.handOuts.insert(record);
        // On the disk: the study shall not speak of a file whose name a power cut takes back.
        if (const auto renamed = renameDatabase(unfinished, path); !renamed)
            throw Failure(renamed.error());
        changes = ChangeSet::about(ChangeSet::CourseChanged, person);
        return QJsonObject{{QStringLiteral("person"), content->person.code},
                           {QStringLiteral("handout"), record.uuid.text()},
                           {QStringLiteral("file"), record.file},
                           {QStringLiteral("items"), record.items}};
    });
    if (!done) {
        removeDatabase(QFile::exists(unfinished) ? unfinished : path);
        return fail(done.error());
    }
    return record;
}

Result<std::vector<HandOutRecord>> HandOuts::writeAll(const QString& folder,
                                                      const CancelToken& cancel,
                                                      const ProgressSink& progress, Layout layout,
                                                      std::optional<PersonId> only)
{
    if (!QFileInfo(folder).isDir())
        return fail(ErrorCode::FolderMissing, folder);
    std::vector<Person> people;
    const auto read = m_context.db->read([&] {
        QSet<Uuid> voting;
        for (const NormingRound& round : m_context.norming.rounds())
            voting.unite(QSet<Uuid>(round.people.begin(), round.people.end()));
        for (const Person& person : m_context.people.all()) {
            if (only.value_or(person.id) == person.id && person.role == Role::Annotator &&
                !m_context.course.isWithdrawn(person.id) &&
                (m_context.people.assignmentCount(person.id) > 0 || voting.contains(person.uuid)))
                people.push_back(person);
        }
    });
    if (!read)
        return fail(read.error());
    QHash<QString, QString> codes;
    for (const Person& person : people) {
        const QString place = placeFor(person, folder, layout);
        const QString path = QDir(place).filePath(fileName(person));
        QString& code = codes[fileName(person).toCaseFolded()];
        if (!code.isEmpty())
            return fail({ErrorCode::DuplicateCode, path, 0, 0, person.code, code});
        code = person.code;
        if (isThere(place) && !QFileInfo(place).isDir())
            return fail({ErrorCode::FileExists, place, 0, 0, person.name,
                         QStringLiteral("handout-folder")});
        if (!isThere(path))
            continue;
        if (const auto free = requireReplaceable(m_context, person, path); !free)
            return fail(free.error());
    }
    std::vector<HandOutRecord> written;
    for (const Person& person : people) {
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        const QString place = placeFor(person, folder, layout);
        const auto made = makePlace(place);
        if (!made)
            return fail(made.error());
        auto record = replace(person.id, QDir(place).filePath(fileName(person)));
        if (!record) {
            if (*made)
                QDir().rmdir(place);
            return fail(record.error());
        }
        written.push_back(std::move(*record));
        if (progress)
            progress(static_cast<double>(written.size()) / static_cast<double>(people.size()));
    }
    return written;
}

Result<std::vector<HandOutRecord>> HandOuts::records() const
{
    return m_context.read([&] { return m_context.handOuts.all(); });
}

Result<std::optional<PersonId>> HandOuts::owner() const
{
    return m_context.read([&] {
        const auto mark = m_context.handOuts.mark();
        return mark ? std::optional<PersonId>(mark->person) : std::nullopt;
    });
}

bool HandOuts::canReturnTo(const QString& path) const
{
    if (!isThere(path))
        return true;
    // Drafts in it are those that were here when it was written.
    const auto returned = readReturned(path, {});
    if (!returned)
        return false;
    Standing standing = Standing::OfAnother;
    const auto read = m_context.db->readConsistently([&] {
        const auto mark = m_context.handOuts.mark();
        const auto owner = mark ? m_context.people.byId(mark->person) : std::nullopt;
        if (owner)
            standing = standingOf(m_context, *owner, *returned);
    });
    return read && standing == Standing::AllHere;
}

} // namespace subtext
