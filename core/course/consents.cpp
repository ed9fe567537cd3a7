// SPDX-License-Identifier: MIT
#include "core/course/consents.h"

#include "core/base/builtin.h"
#include "core/base/sha256.h"
#include "core/operation/studycontext.h"
#include "core/storage/coursestore.h"
#include "core/storage/studystore.h"

namespace subtext {
namespace {

QString digestOf(const QString& text)
{
    return QString::fromLatin1(sha256Of(text.toUtf8()));
}

/// What a consent text says beside its own words where annotators are asked about themselves; in
/// English where it is not there in that language.
QString readerNotice(const QString& language)
{
    const QString path =
        isShippedLanguage(language)
            ? QStringLiteral(":/subtext/annotation/any/%1/readers.md").arg(language)
            : QStringLiteral(":/subtext/annotation/any/readers.md");
    return QString::fromUtf8(builtIn(path));
}

QString withNotice(const QString& written, const QString& language)
{
    QString text = written;
    while (text.endsWith(u'\n'))
        text.chop(1);
    return text + QStringLiteral("\n\n") + readerNotice(language);
}

ConsentText presentText(StudyContext& context, const QString& language = {})
{
    const TextRevision own = context.course.taskText(TaskText::Consent);
    const bool isNamed = !context.study.protocol().readerForm.isEmpty();
    ConsentText text;
    text.written = context.shownText(TaskText::Consent, language);
    text.text = isNamed ? withNotice(text.written, language) : text.written;
    text.revision = own.text.isEmpty() ? 0 : own.revision;
    text.sha256 = digestOf(text.text);
    for (const QString& written : context.shownTexts(TaskText::Consent)) {
        // Who agreed to less did not agree to the form.
        std::vector<QString> shown = shownConsents(written);
        if (isNamed)
            shown.erase(shown.begin());
        else
            shown.resize(1);
        for (const QString& one : shown)
            text.everySha256.push_back(digestOf(one));
    }
    return text;
}

} // namespace

std::vector<QString> shownConsents(const QString& written)
{
    std::vector<QString> shown{written, withNotice(written, {})};
    for (const QLatin1String language : ShippedLanguages)
        shown.push_back(withNotice(written, language));
    return shown;
}

Result<ConsentText> Consents::text(const QString& language) const
{
    return m_context.read([&] { return presentText(m_context, language); });
}

Result<ChangeSet> Consents::setText(const QString& text)
{
    const auto before = this->text();
    if (!before || before->written == text)
        return before.map([](const ConsentText& /*same*/) { return ChangeSet(); });
    return m_context.operate(QStringLiteral("study.consent_text"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        m_context.course.setTaskText(TaskText::Consent, text, m_context.env.clock.now());
        changes.kinds = ChangeSet::CourseChanged;
        const ConsentText present = presentText(m_context);
        return QJsonObject{{QStringLiteral("revision"), present.revision},
                           {QStringLiteral("sha256"), present.sha256}};
    });
}

Result<std::optional<Consent>> Consents::of(PersonId person) const
{
    return m_context.read([&] { return m_context.course.consentOf(person); });
}

Result<bool> Consents::isDue(PersonId person) const
{
    return m_context.readConsistently([&] {
        if (!m_context.study.protocol().isConsentRequired)
            return false;
        const auto consent = m_context.course.consentOf(person);
        return !consent || !consent->isAccepted ||
               !presentText(m_context).isOf(consent->textSha256);
    });
}

Result<ChangeSet> Consents::record(PersonId person, bool isAccepted, const QString& language)
{
    return m_context.operate(QStringLiteral("course.consent"), [&](ChangeSet& changes) {
        const Person who = m_context.requirePerson(person);
        const ConsentText text = presentText(m_context, language);
        Consent consent;
        consent.uuid = m_context.env.ids.next();
        consent.person = person;
        consent.at = m_context.env.clock.now();
        consent.textSha256 = text.sha256;
        consent.textRevision = text.revision;
        consent.isAccepted = isAccepted;
        m_context.course.insertConsent(consent);
        changes = ChangeSet::about(ChangeSet::CourseChanged, person);
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("accepted"), isAccepted},
                           {QStringLiteral("text_revision"), text.revision},
                           {QStringLiteral("text_sha256"), text.sha256}};
    });
}

} // namespace subtext
