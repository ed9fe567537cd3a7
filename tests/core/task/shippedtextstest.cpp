// SPDX-License-Identifier: MIT
#include "core/task/builtintasks.h"
#include "core/task/tasktexts.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

namespace {

QString annotationFolder()
{
    return QStringLiteral(SUBTEXT_SOURCE_DIR "/guidelines/annotation");
}

QString textOfFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What each line is, in order: a translation says the same in the same places.
QStringList shapeOf(const QString& markdown)
{
    static const QRegularExpression start(
        QStringLiteral("\\A(#+ \\d?|- (?:\\*\\*)?|> |\\*\\*|\\d+\\. (?:\\*\\*)?|!\\[)"));
    static const QRegularExpression target(QStringLiteral("\\]\\([^)]*\\)"));
    QStringList shape;
    for (const QString& line : markdown.split(u'\n')) {
        QString is = line.startsWith(u'|') ? QStringLiteral("|%1").arg(line.count(u'|'))
                                           : start.match(line).captured(1);
        for (auto found = target.globalMatch(line); found.hasNext();)
            is += found.next().captured();
        shape << (is.isEmpty() && !line.isEmpty() ? QStringLiteral("words") : is);
    }
    return shape;
}

/// What of a calibration round is no explanation.
QJsonObject withoutSayings(QJsonObject round)
{
    round.remove(QLatin1String("teaches"));
    const auto stripped = [&](QLatin1String list, std::initializer_list<const char*> sayings) {
        QJsonArray left;
        for (const QJsonValue& value : round.value(list).toArray()) {
            QJsonObject object = value.toObject();
            for (const char* saying : sayings) {
                if (!object.value(QLatin1String(saying)).toString().isEmpty())
                    object.insert(QLatin1String(saying), true);
            }
            left.push_back(object);
        }
        round.insert(list, left);
    };
    stripped(QLatin1String("cards"), {"title", "text"});
    stripped(QLatin1String("items"), {"boundary", "why", "careful"});
    return round;
}

} // namespace

class ShippedTextsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void translation_saysTheSameInTheSamePlaces_data();
    void translation_saysTheSameInTheSamePlaces();
    void everyTask_isThereInEveryLanguage();
    void unknownLanguage_isEnglish();
    void taskWithoutTexts_hasAConsentTextInEveryLanguage();
};

void ShippedTextsTest::translation_saysTheSameInTheSamePlaces_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("translated");
    for (const QString& task :
         QDir(annotationFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        for (const QLatin1String language : ShippedLanguages) {
            const QDir folder(QStringLiteral("%1/%2/%3").arg(annotationFolder(), task, language));
            for (const QString& name : folder.entryList(QDir::Files)) {
                QTest::addRow(
                    "%s", qUtf8Printable(folder.filePath(name).mid(annotationFolder().size() + 1)))
                    << QStringLiteral("%1/%2/%3").arg(annotationFolder(), task, name)
                    << folder.filePath(name);
            }
        }
}

void ShippedTextsTest::translation_saysTheSameInTheSamePlaces()
{
    QFETCH(QString, english);
    QFETCH(QString, translated);
    const QString source = textOfFile(english);
    const QString text = textOfFile(translated);
    QVERIFY(!source.isEmpty());
    QVERIFY(!text.isEmpty());
    QVERIFY(text != source);
    if (english.endsWith(QLatin1String(".json"))) {
        const QJsonObject round = QJsonDocument::fromJson(text.toUtf8()).object();
        QVERIFY(!round.isEmpty());
        QCOMPARE(withoutSayings(round),
                 withoutSayings(QJsonDocument::fromJson(source.toUtf8()).object()));
    } else {
        QCOMPARE(shapeOf(text), shapeOf(source));
    }
}

void ShippedTextsTest::everyTask_isThereInEveryLanguage()
{
    for (const QLatin1String token : BuiltInTaskTokens) {
        const Task& task = *builtInTask(QString(token));
        for (const TaskText text :
             {TaskText::Guideline, TaskText::CheatSheet, TaskText::Consent, TaskText::Practice}) {
            const std::vector<QString> texts = shippedTexts(task, text);
            QCOMPARE(texts.size(), ShippedLanguages.size() + 1);
            QCOMPARE(texts.front(), shippedText(task, text));
            for (std::size_t i = 0; i < ShippedLanguages.size(); ++i)
                QCOMPARE(texts[i + 1], shippedText(task, text, ShippedLanguages[i]));
        }
    }
}

void ShippedTextsTest::unknownLanguage_isEnglish()
{
    const Task& task = defaultTask();
    const QString english = shippedText(task, TaskText::Guideline);
    QVERIFY(!english.isEmpty());
    for (const char* language : {"", "en", "fr", "..", "../emoscene", "de/../es"})
        QCOMPARE(shippedText(task, TaskText::Guideline, QString::fromLatin1(language)), english);
}

void ShippedTextsTest::taskWithoutTexts_hasAConsentTextInEveryLanguage()
{
    Task task = defaultTask();
    task.texts = {};
    QCOMPARE(shippedTexts(task, TaskText::Consent).size(), ShippedLanguages.size() + 1);
    QVERIFY(shippedText(task, TaskText::Consent, QStringLiteral("de")) !=
            shippedText(defaultTask(), TaskText::Consent, QStringLiteral("de")));
    QVERIFY(shippedTexts(task, TaskText::Guideline).empty());
}

SUBTEXT_TEST(ShippedTextsTest)
#include "shippedtextstest.moc"
