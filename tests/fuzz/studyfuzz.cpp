// SPDX-License-Identifier: MIT
#include "core/course/roster.h"
#include "core/study/demonstration/demonstration.h"
#include "core/travel/handouts.h"
#include "core/travel/merging.h"
#include "tests/fuzz/fuzzing.h"

using namespace subtext;

namespace {

template <typename T> T orQuit(Result<T> result, const char* what)
{
    if (!result)
        qFatal("%s", what);
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

/// A study, and a returned hand-out of it with some work in it.
class ReturnedFiles
{
public:
    ReturnedFiles()
        : m_study(orQuit(makeDemonstration(path("study.subtext"), m_environment), "no study"))
    {
        const std::vector<Person> people = orQuit(m_study->roster().people(), "no roster");
        const auto annotator = std::find_if(people.begin(), people.end(), [](const Person& p) {
            return p.role == Role::Annotator;
        });
        const QString file = path("hand-out.subtext");
        orQuit(m_study->handouts().write(annotator->id, file), "no hand-out");
        {
            const auto handOut =
                orQuit(Study::open(file, Study::Access::Write, m_environment), "it does not open");
            const auto owner = orQuit(handOut->handouts().owner(), "no owner");
            orQuit(simulateLabelling(*handOut, {*owner}, 3, 42), "no work");
            if (!handOut->makeSelfContained())
                qFatal("it is not one file");
        }
        QFile bytes(file);
        if (!bytes.open(QIODevice::ReadOnly))
            qFatal("it cannot be read");
        m_returned = bytes.readAll();
    }

    /// The returned file with some bytes replaced: four bytes of input say where and by what. An
    /// input that begins with '=' is the file itself.
    QByteArray returned(const QByteArray& input) const
    {
        if (input.startsWith('='))
            return input.mid(1);
        QByteArray file = m_returned;
        for (qsizetype i = 0; i + 3 < input.size(); i += 4) {
            const auto byte = [&](qsizetype at) {
                return static_cast<qsizetype>(static_cast<std::uint8_t>(input.at(i + at)));
            };
            file[((byte(0) << 16) | (byte(1) << 8) | byte(2)) % file.size()] = input.at(i + 3);
        }
        return file;
    }

    Study& study() { return *m_study; }
    fuzz::InputFile& input() { return m_input; }

private:
    QString path(const char* name) const { return m_input.folder() + u'/' + QLatin1String(name); }

    fuzz::InputFile m_input;
    SystemClock m_clock;
    RandomIds m_ids;
    Environment m_environment{m_clock, m_ids, {}};
    std::unique_ptr<Study> m_study;
    QByteArray m_returned;
};

} // namespace

// A file that somebody returns: read as a study, and merged into another one. Whatever it holds,
// the study's chain must hold afterwards.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static ReturnedFiles course;
    const QByteArray file = course.returned(fuzz::InputFile::bytes(data, size));
    const QString path = course.input().write(
        QStringLiteral("returned.subtext"), reinterpret_cast<const std::uint8_t*>(file.constData()),
        static_cast<std::size_t>(file.size()));
    static_cast<void>(course.study().merging().merge({path}));
    static int runs = 0;
    if (++runs % 1000 == 0 && !course.study().verifyAudit())
        qFatal("the audit chain broke");
    return 0;
}
