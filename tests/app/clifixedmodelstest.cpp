// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/app/fixedbytes.h"
#include "tests/app/fixedmodeldigests.h"
#include "tests/app/fixedmodels.h"
#include "tests/core/task/sampletask.h"
#include "tests/support/answeredtable.h"
#include "tests/support/checks.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/scriptedserver.h"
#include "tests/support/thirdtask.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <array>
#include <functional>
#include <utility>

using namespace subtext;
using namespace subtext::test;

/// What models say stays the same to the byte, from the file to the release, whatever becomes of
/// the code between: for CEI's layout, for vectors and for a task that no code knows. A difference
/// here is either a mistake or a change that the changelog has to name.
class CliFixedModelsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cei_keepsItsBytes();
    void emoScene_keepsItsBytes();
    void thirdTask_keepsItsBytes();

private:
    QTemporaryDir m_settings;
};

namespace {

/// A study in a folder of its own, all that is done with it, and the digests of what came of that.
class FixedModels
{
public:
    explicit FixedModels(const fixed::Work& work)
        : m_work(work)
        , m_server([this](const AskedOfServer& /*asked*/) { return nextAnswer(); })
    {
        for (const fixed::File& file : m_work.files)
            write(QString::fromUtf8(file.name), file.bytes);
    }

    void write(const QString& name, const QByteArray& bytes) const
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        writeFile(path, bytes);
    }

    Digests digests()
    {
        take(m_work.taking);
        noteLines(QStringLiteral("rows"), Predictions);
        take(m_work.looking);
        const CliRun added = run(QStringLiteral("llm profiles add p --model m --concurrency 1 "
                                                "--log-probabilities 5 --base-url ") +
                                 m_server.address(QStringLiteral("/v1")));
        if (added.status != 0)
            qFatal("%s", added.describe().constData());
        take(m_work.asking);
        noteLines(QStringLiteral("requests"), Requests);
        for (const fixed::File& file : m_work.broken) {
            const QString name = QStringLiteral("broken/") + QString::fromUtf8(file.name);
            write(name, file.bytes);
            step(QStringLiteral("broken: ") + QString::fromUtf8(file.name),
                 QStringLiteral("predictions import @s.subtext @%1 --json")
                     .arg(name.section(u'/', 0, 1)));
        }
        noteLines(QStringLiteral("rows, in the end"), Predictions);
        return m_digests;
    }

private:
    // Without what is drawn anew each time: times, UUIDs, how long an answer took.
    static constexpr const char* Predictions =
        "SELECT s.id || ' ' || s.model || ':' || s.mode || ':' || s.run || ' ' || s.file || ' ' || "
        "c.group_token || '/' || c.source_id || ' ' || p.answer AS line FROM prediction p "
        "JOIN prediction_set s ON s.uuid = p.set_uuid JOIN scenario c ON c.id = p.scenario_id "
        "ORDER BY p.id";
    static constexpr const char* Requests =
        "SELECT r.model || ':' || r.mode || ':' || r.run || ' ' || r.host || ' ' || r.kind || ' ' "
        "|| r.parameters || ' ' || c.group_token || '/' || c.source_id || ' ' || q.question || ' ' "
        "|| q.try || ' ' || q.request || ' ' || q.status || ' ' || q.fault || ' ' || q.headers || "
        "' ' || q.answer || ' ' || q.finish || ' ' || ifnull(q.input_tokens, '-') || ' ' || "
        "ifnull(q.output_tokens, '-') || ' ' || ifnull(q.reasoning_tokens, '-') AS line "
        "FROM model_request q JOIN model_run r ON r.uuid = q.run_uuid "
        "JOIN scenario c ON c.id = q.scenario_id ORDER BY q.id";

    ServerAnswer nextAnswer()
    {
        const fixed::Reply& reply = m_work.replies[m_asked++ % m_work.replies.size()];
        if (reply.status != 200)
            return answerWith(reply.status, reply.body);
        return answerWith(200, QByteArray(R"({"choices":[)") + reply.body +
                                   R"(],"usage":{"prompt_tokens":100,"completion_tokens":10}})");
    }

    QStringList wordsOf(const QString& line) const
    {
        QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        for (QString& word : words) {
            if (word.startsWith(u'@'))
                word = m_folder.filePath(word.mid(1));
        }
        return words;
    }
    CliRun run(const QString& line) const { return runCli(wordsOf(line)); }

    /// The folder, the server's port and the time of day are others in every run.
    QByteArray normal(const QByteArray& bytes) const
    {
        static const QRegularExpression time(
            QStringLiteral("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z"));
        return QString::fromUtf8(bytes)
            .replace(m_folder.path(), QStringLiteral("DIR"))
            .replace(m_server.address(), QStringLiteral("SERVER"))
            .replace(time, QStringLiteral("TIME"))
            .toUtf8();
    }

    void note(const QString& name, const QByteArray& bytes)
    {
        if (m_digests.contains(name))
            qFatal("two are called “%s”", qPrintable(name));
        m_digests[name] = digestOf(normal(bytes));
    }

    void noteLines(const QString& name, const char* select)
    {
        RawSql study(m_folder.filePath(QStringLiteral("s.subtext")));
        note(name, study
                       .value(QStringLiteral("SELECT group_concat(line, char(10)) FROM (%1)")
                                  .arg(QLatin1String(select)))
                       .toUtf8());
    }

    void take(const std::vector<fixed::Step>& steps)
    {
        for (const fixed::Step& each : steps)
            step(QString::fromUtf8(each.name), QString::fromUtf8(each.line));
    }

    void step(const QString& name, const QString& line)
    {
        const CliRun of = run(line);
        note(name, QByteArray::number(of.status) + '\n' + of.out + '\n' + of.err);
        const QStringList words = wordsOf(line);
        const qsizetype option = words.indexOf(QStringLiteral("--out"));
        const QString out = option < 0 ? QString() : words.value(option + 1);
        if (QFileInfo(out).isDir())
            noteRelease(name, out);
        else if (QFileInfo::exists(out))
            note(name + QStringLiteral(": file"), readFile(out));
    }

    /// What a release says of models.
    void noteRelease(const QString& name, const QString& folder)
    {
        QStringList paths;
        QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            paths << QDir(folder).relativeFilePath(files.next());
        paths.sort();
        const auto noteThose = [&](const char* what,
                                   const std::function<bool(const QString&)>& isMeant) {
            QByteArray bytes;
            for (const QString& path : std::as_const(paths)) {
                if (isMeant(path))
                    bytes += path.toUtf8() + '\n' + readFile(QDir(folder).filePath(path));
            }
            note(name + QLatin1String(": ") + QLatin1String(what), bytes);
        };
        noteThose("predictions", [](const QString& path) {
            return path.startsWith(QLatin1String("predictions/"));
        });
        noteThose("evaluation", [](const QString& path) {
            return path.startsWith(QLatin1String("reports/evaluation"));
        });
        noteThose("leaderboards",
                  [](const QString& path) { return path.contains(QLatin1String("leaderboard")); });
    }

    const fixed::Work& m_work;
    QTemporaryDir m_folder;
    std::size_t m_asked = 0; // before the server, whose thread counts
    ScriptedServer m_server;
    Digests m_digests;
};

// The scenes are those of the demonstration; who says what of them follows from their places, so
// that no row hangs on a UUID, as the answers of the demonstration's people do.

const QByteArrayList FixedEmotions{"joy",     "trust",   "fear",  "surprise",
                                   "sadness", "disgust", "anger", "anticipation"};
const QByteArrayList FixedArousal{"calm", "neutral", "excited"};

struct FixedModel
{
    QByteArray model;
    QByteArray mode;
    int errsAt; ///< 5: at every fifth place.
};

/// The first `most` of those that ship: the files compared with were made when there were so many.
QJsonArray fixedScenes(const char* file, int most)
{
    const QString path = QStringLiteral(SUBTEXT_SOURCE_DIR "/resources/demo/");
    QJsonArray scenes = QJsonDocument::fromJson(readFile(path + QLatin1String(file))).array();
    while (scenes.size() > most)
        scenes.removeLast();
    return scenes;
}

QByteArray fixedCells(const QJsonValue& scene, const QByteArrayList& columns)
{
    QByteArray cells;
    for (const QByteArray& column : columns) {
        QString text = scene[QLatin1String(column)].toString();
        cells += '"' + text.replace(u'"', QStringLiteral("\"\"")).toUtf8() + "\",";
    }
    return cells;
}

QByteArray fixedName(const QJsonValue& scene, const char* group)
{
    return (scene[QLatin1String(group)].toString() + u'/' + scene[QLatin1String("id")].toString())
        .toUtf8();
}

QByteArray hundredths(int count)
{
    return "0." + QByteArray::number(count).rightJustified(2, '0');
}

/// `most` of a hundred at one place, the rest at the next one.
QByteArray sharesAt(int place, int places, int most)
{
    QByteArray cells;
    for (int i = 0; i < places; ++i) {
        cells += ',';
        if (i == place)
            cells += hundredths(most);
        else if (i == (place + 1) % places)
            cells += hundredths(100 - most);
    }
    return cells;
}

/// Three people, of four scenes two unanimous, one by majority and one split.
QByteArray ceiPeople()
{
    const QByteArrayList columns{"id",           "subtype",       "domain",  "power_relation",
                                 "speaker_role", "listener_role", "context", "utterance"};
    const QByteArrayList valence{"unpleasant", "neutral", "pleasant"};
    const QByteArrayList dominance{"controlled", "neutral", "in control"};
    QByteArray csv =
        columns.join(',') + ",annotator,emotion,valence,arousal,dominance,confidence,explanation\n";
    const QJsonArray scenes = fixedScenes("scenarios.json", 60);
    for (int scene = 0; scene < scenes.size(); ++scene) {
        for (int person = 0; person < 3; ++person) {
            const int spread = scene % 4;
            const int step = spread < 2 ? 0 : spread == 2 ? person / 2 : person;
            csv += fixedCells(scenes[scene], columns) + 'R' + QByteArray::number(person + 1) + ',' +
                   FixedEmotions[(3 * scene + step) % 8] + ',' + valence[(scene + person) % 3] +
                   ',' + FixedArousal[(scene + 2 * person) % 3] + ',' + dominance[scene % 3] +
                   ",confident,It sounds so. There is no more to say of " +
                   QByteArray::number(scene) + ".\n";
        }
    }
    return csv;
}

QByteArray ceiModels()
{
    const std::array<FixedModel, 3> models{
        {{"large", "zero-shot", 5}, {"small", "zero-shot", 3}, {"large", "cot", 7}}};
    const QByteArrayList valence{"-1", "-0.5", "0", "0.5", "1"};
    QByteArray csv =
        "scenario,model,mode,emotion,valence,arousal,p_" + FixedEmotions.join(",p_") + '\n';
    const QJsonArray scenes = fixedScenes("scenarios.json", 60);
    int number = 0;
    for (const FixedModel& model : models) {
        for (int scene = 0; scene < scenes.size(); ++scene) {
            const int error = scene % model.errsAt == 0 ? number + 1 : 0;
            const int place = (3 * scene + error) % 8;
            csv += fixedName(scenes[scene], "subtype") + ',' + model.model + ',' + model.mode +
                   ',' + FixedEmotions[place] + ',' + valence[(scene + number) % 5] + ',' +
                   FixedArousal[(scene + number) % 3] + sharesAt(place, 8, 60 + scene % 40) + '\n';
        }
        ++number;
    }
    return csv;
}

bool isFeltIn(int story, int emotion)
{
    return (7 * story + 5 * emotion) % 11 < 4;
}

/// Three people, the third of whom sees some emotions otherwise.
QByteArray emoScenePeople()
{
    const QByteArrayList columns{"topic", "id", "subject", "text"};
    QByteArray csv = columns.join(',') + ",split,annotator," + FixedEmotions.join(',') + '\n';
    const QJsonArray stories = fixedScenes("narratives.json", 30);
    for (int story = 0; story < stories.size(); ++story) {
        for (int person = 0; person < 3; ++person) {
            const char* part = story % 5 == 4 ? "test" : story % 5 == 3 ? "val" : "train";
            csv +=
                fixedCells(stories[story], columns) + part + ",R" + QByteArray::number(person + 1);
            for (int i = 0; i < 8; ++i) {
                const bool isOther = person == 2 && (story + i) % 6 == 0;
                csv += isFeltIn(story, i) != isOther ? ",yes" : ",no";
            }
            csv += '\n';
        }
    }
    return csv;
}

QByteArray emoSceneModels()
{
    const std::array<FixedModel, 3> models{
        {{"large", "zero-shot", 9}, {"small", "zero-shot", 4}, {"large", "cot", 7}}};
    QByteArray csv = "scenario,model,mode,p_" + FixedEmotions.join(",p_") + ",confidence_joy\n";
    const QJsonArray stories = fixedScenes("narratives.json", 30);
    int number = 0;
    for (const FixedModel& model : models) {
        for (int story = 0; story < stories.size(); ++story) {
            csv += fixedName(stories[story], "topic") + ',' + model.model + ',' + model.mode;
            for (int i = 0; i < 8; ++i) {
                const bool isError = (story + i) % model.errsAt == 0;
                const int least = isFeltIn(story, i) != isError ? 55 : 5;
                const bool isLeftOut = number == 1 && (story + i) % 10 == 9;
                csv += ',' + (isLeftOut ? QByteArray()
                                        : hundredths(least + (3 * story + 7 * i + number) % 40));
            }
            csv += ',' + QByteArray::number(1 + (story + number) % 5) + '\n';
        }
        ++number;
    }
    return csv;
}

constexpr int FixedMails = 12;

QByteArray mailModels()
{
    const std::array<FixedModel, 2> models{{{"large", {}, 5}, {"small", {}, 3}}};
    const QByteArrayList tones{"calm", "grateful", "worried", "hurried", "cross"};
    QByteArray csv =
        "scenario,model,tone,refund,repair,apology,p_tone_" + tones.join(",p_tone_") + '\n';
    int number = 0;
    for (const FixedModel& model : models) {
        for (int mail = 0; mail < FixedMails; ++mail) {
            const int error = mail % model.errsAt == 0 ? number + 1 : 0;
            const int place = (mail + error) % 5;
            csv += (mail % 2 == 0 ? "mail/" : "chat/") + QByteArray::number(mail + 1) + ',' +
                   model.model + ',' + tones[place];
            for (int i = 0; i < 3; ++i) {
                const int isError = mail % (4 + i + number) == 0 ? 1 : 0;
                csv += (mail + isError) % 2 == 1 ? ",yes" : ",no";
            }
            csv += sharesAt(place, 5, 60 + mail) + '\n';
        }
        ++number;
    }
    return csv;
}

Digests digestsIn(const std::vector<fixed::Digest>& list)
{
    Digests digests;
    for (const fixed::Digest& each : list)
        digests[QString::fromUtf8(each.name)] = each.digits;
    return digests;
}

const QString FixedPeople = QStringLiteral("people.csv");
const QString FixedAnswers = QStringLiteral("all.csv");

} // namespace

void CliFixedModelsTest::initTestCase()
{
    qputenv("XDG_CONFIG_HOME", m_settings.path().toLocal8Bit());
    qputenv("XDG_RUNTIME_DIR", m_settings.path().toLocal8Bit()); // without one Qt says so
    qputenv("LC_ALL", "C.UTF-8");
}

void CliFixedModelsTest::cei_keepsItsBytes()
{
    FixedModels models(fixed::Cei);
    models.write(FixedPeople, ceiPeople());
    models.write(FixedAnswers, ceiModels());
    compareDigests(models.digests(), digestsIn(fixed::CeiDigests));
}

void CliFixedModelsTest::emoScene_keepsItsBytes()
{
    FixedModels models(fixed::EmoScene);
    models.write(FixedPeople, emoScenePeople());
    models.write(FixedAnswers, emoSceneModels());
    compareDigests(models.digests(), digestsIn(fixed::EmoSceneDigests));
}

void CliFixedModelsTest::thirdTask_keepsItsBytes()
{
    FixedModels models(fixed::ThirdTask);
    models.write(QStringLiteral("task.json"), sampleDocument());
    models.write(FixedPeople, answeredTable(thirdTask(), FixedMails));
    models.write(FixedAnswers, mailModels());
    compareDigests(models.digests(), digestsIn(fixed::ThirdTaskDigests));
}

SUBTEXT_TEST(CliFixedModelsTest)
#include "clifixedmodelstest.moc"
