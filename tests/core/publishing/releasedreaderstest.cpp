// SPDX-License-Identifier: MIT
#include "core/course/aboutreaders.h"
#include "core/course/courserules.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/readerform.h"
#include "tests/support/registeredtest.h"

#include <algorithm>
#include <utility>

using namespace subtext;
using namespace subtext::test;

namespace {

const QString ReadersFile = QStringLiteral("readers.csv");

/// Three annotators, and groups of two.
ReleasePlan askingReadersOf()
{
    ReleasePlan plan;
    plan.protocol.readerForm = aReaderForm();
    return plan;
}

PersonId annotatorOf(ReleaseStudy& study, const char* code)
{
    for (const Person& person : must(study->roster().people())) {
        if (person.code == QLatin1String(code))
            return person.id;
    }
    qFatal("nobody is called %s", code);
}

bool areReadersMentioned(ReleaseStudy& study)
{
    for (const ReleaseFile& file : filesOf(study.draft())) {
        if (file.path == ReadersFile || file.bytes.contains(ReadersFile.toUtf8()))
            return true;
    }
    return false;
}

} // namespace

/// What a release says of who read.
class ReleasedReadersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void answers_leaveAsGroupsAlone();
    void randomCodes_countTheSamePeople();
    void notSaid_leavesNothing();
    void formAlone_changesNoByte();
};

void ReleasedReadersTest::answers_leaveAsGroupsAlone()
{
    ReleaseStudy study(askingReadersOf());
    const QString age = QStringLiteral("age");
    const QString language = QStringLiteral("first_language");
    const std::pair<const char*, const char*> ages[]{
        {"X01", "18-27"}, {"X02", "18-27"}, {"X03", "48-49"}};
    for (const auto& [code, said] : ages)
        must(study->readers().answer(
            annotatorOf(study, code),
            {{age, QLatin1String(said)}, {language, QStringLiteral("german")}}));
    const std::vector<ReleaseFile> files = filesOf(study.draft());
    QByteArray table = contentOf(files, ReadersFile);
    table.replace("\r\n", "\n");
    QCOMPARE(table.trimmed(), QByteArray("field,value,people\n"
                                         "first_language,german,3\n"
                                         "age,everybody else,3\n" // else one would be 48-49
                                         "sarcastic,everybody else,3"));
    for (const ReleaseFile& file : files)
        QVERIFY2(!file.bytes.contains("48-49"), qPrintable(file.path));
    QVERIFY(!table.contains("18-27"));
    for (const char* path : {"README.md", "croissant.json", "SHA256SUMS", "DATASHEET.md"})
        QVERIFY2(contentOf(files, QLatin1String(path)).contains("readers.csv"), path);
    QVERIFY(contentOf(files, QStringLiteral("DATASHEET.md"))
                .contains("where these are 2 people or more"));
}

// Numbers of people are others in a release under codes at random. Under some secrets, so that
// no chance gives the readers each other's.
void ReleasedReadersTest::randomCodes_countTheSamePeople()
{
    ReleaseStudy study(askingReadersOf());
    const QString age = QStringLiteral("age");
    const QString language = QStringLiteral("first_language");
    for (const char* code : {"X01", "X02", "X03"})
        must(study->readers().answer(
            annotatorOf(study, code),
            {{age, QStringLiteral("18-27")}, {language, QStringLiteral("german")}}));
    const QByteArray plain = contentOf(filesOf(study.draft()), ReadersFile);
    QVERIFY2(plain.contains("age,18-27,3") && plain.contains("first_language,german,3"), plain);
    bool isTelling = false; // else nobody would notice if the numbers of the study were looked up
    for (const char* secret : {"one", "two", "three", "four", "five"}) {
        ReleaseOptions options;
        options.hasRandomCodes = true;
        options.codeSecret = QLatin1String(secret);
        const ReleaseDraft draft = study.draft(options);
        QCOMPARE(contentOf(filesOf(draft), ReadersFile), plain);
        const std::vector<Annotation>& answers = draft.publicData.annotations;
        for (const char* code : {"X01", "X02"})
            isTelling = isTelling || std::none_of(answers.begin(), answers.end(),
                                                  [of = annotatorOf(study, code)](const auto& a) {
                                                      return a.person == of;
                                                  });
    }
    QVERIFY(isTelling);
}

void ReleasedReadersTest::notSaid_leavesNothing()
{
    ReleaseStudy study(askingReadersOf());
    must(study->readers().answer(annotatorOf(study, "X01"), {{QStringLiteral("age"), QString()}}));
    QVERIFY(!areReadersMentioned(study));
}

void ReleasedReadersTest::formAlone_changesNoByte()
{
    ReleaseStudy study;
    const std::vector<ReleaseFile> before = filesOf(study.draft());
    Protocol rules = must(study->protocol());
    rules.readerForm = aReaderForm();
    must(study->courseRules().setProtocol(rules));
    QVERIFY(filesOf(study.draft()) == before);
}

SUBTEXT_TEST(ReleasedReadersTest)
#include "releasedreaderstest.moc"
