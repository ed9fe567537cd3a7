// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/translationfile.h"
#include "ui/text/language.h"

#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// The files of Qt Linguist: each language has every text, and loses nothing that the program fills
/// in or draws.
class TranslationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyText_isInTheFile_data() { addLanguages(); }
    void everyText_isInTheFile();
    void everyTranslation_isWhole_data() { addLanguages(); }
    void everyTranslation_isWhole();
    void lostPart_isFound_data();
    void lostPart_isFound();

private:
    static void addLanguages();
};

namespace {

QString fileOf(const QString& language)
{
    return QStringLiteral(SUBTEXT_SOURCE_DIR "/resources/i18n/subtext_%1.ts").arg(language);
}

QStringList partsOf(const QString& pattern, const QString& text)
{
    QStringList parts;
    for (auto found = QRegularExpression(pattern).globalMatch(text); found.hasNext();)
        parts << found.next().captured();
    parts.sort();
    return parts;
}

/// What a translation lost of its text, or added to it; empty: nothing.
QString fault(const TranslatedText& text, const QString& form, bool hasBlanks = true)
{
    QStringList places = partsOf(QStringLiteral("%L?\\d"), text.source);
    QStringList kept = partsOf(QStringLiteral("%L?\\d"), form);
    places.removeDuplicates();
    kept.removeDuplicates();
    if (places != kept)
        return QStringLiteral("places");
    // A singular may say "one".
    if (form.contains(QLatin1String("%n")) && !text.hasNumber)
        return QStringLiteral("number");
    const QString tags = QStringLiteral("</?\\w+[^>]*>");
    if (partsOf(tags, text.source) != partsOf(tags, form))
        return QStringLiteral("tags");
    const QString names = QStringLiteral("\\{\\w+\\}");
    if (partsOf(names, text.source) != partsOf(names, form))
        return QStringLiteral("names in braces");
    const QString mnemonic = QStringLiteral("&(?=\\w)(?!\\w+;)");
    if (partsOf(mnemonic, text.source).size() != partsOf(mnemonic, form).size())
        return QStringLiteral("mnemonic");
    const QString patterns = QStringLiteral("\\*\\.[\\w-]+");
    if (partsOf(patterns, text.source) != partsOf(patterns, form))
        return QStringLiteral("file patterns");
    const auto isBlankAt = [](const QString& words, qsizetype at) {
        return !words.isEmpty() && words.at(at).isSpace();
    };
    if (form.trimmed().isEmpty())
        return QStringLiteral("empty");
    if (hasBlanks &&
        (isBlankAt(text.source, 0) != isBlankAt(form, 0) ||
         isBlankAt(text.source, text.source.size() - 1) != isBlankAt(form, form.size() - 1)))
        return QStringLiteral("blanks at its ends");
    return {};
}

} // namespace

void TranslationsTest::addLanguages()
{
    QTest::addColumn<QString>("code");
    for (const Language& language : languages()) {
        if (language.code != QLatin1String("en"))
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
}

void TranslationsTest::everyText_isInTheFile()
{
    QFETCH(QString, code);
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("subtext_%1.ts").arg(code));
    QVERIFY(QFile::copy(fileOf(code), copy));
    const QByteArray failure = updateFromSources(copy);
    QVERIFY2(failure.isEmpty(), failure.constData());
    const auto there = textsIn(readFile(fileOf(code)));
    QVERIFY(there.size() > 4'000); // fewer: it is read wrongly
    const QStringList wrong = differingNames(there, textsIn(readFile(copy)));
    QVERIFY2(wrong.isEmpty(),
             qUtf8Printable(QStringLiteral("build the target translations\n") + wrong.join(u'\n')));
}

void TranslationsTest::everyTranslation_isWhole()
{
    QFETCH(QString, code);
    const bool isChinese = code.startsWith(QLatin1String("zh")); // no plurals, no blanks
    const qsizetype forms = isChinese ? 1 : 2;
    QStringList wrong;
    for (const TranslatedText& text : textsIn(readFile(fileOf(code)))) {
        if (!text.isFinished)
            wrong << QStringLiteral("unfinished: ") + text.name();
        else if (text.forms.size() != (text.hasNumber ? forms : 1))
            wrong << QStringLiteral("forms: ") + text.name();
        else {
            for (const QString& form : text.forms) {
                if (const QString lost = fault(text, form, !isChinese); !lost.isEmpty())
                    wrong << lost + QStringLiteral(": ") + text.name();
            }
        }
    }
    QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.mid(0, 100).join(u'\n')));
}

void TranslationsTest::lostPart_isFound_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* source, const char* form,
                        const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(form)
                            << QString::fromUtf8(expected);
    };
    row("sound", "%1 of %2", "%2 hat %1", "");
    row("a place twice", "%1 of %2", "%2 von %2, %1", "");
    row("place", "%1 of %2", "%1 von", "places");
    row("number", "many", "%n", "number");
    row("tag", "<b>now</b>", "<b>jetzt<b>", "tags");
    row("mnemonic", "&Next", "Weiter", "mnemonic");
    row("an entity is none", "a &amp; b", "a &amp; b", "");
    row("pattern", "Studies (*.subtext)", "Studien (.subtext)", "file patterns");
    row("name in braces", "{text} here", "hier {Text}", "names in braces");
    row("blank", " and", "und", "blanks at its ends");
    row("empty", "and", "", "empty");
}

void TranslationsTest::lostPart_isFound()
{
    QFETCH(QString, source);
    QFETCH(QString, form);
    QFETCH(QString, expected);
    QCOMPARE(fault({{}, source, {}, {}}, form), expected);
}

SUBTEXT_TEST(TranslationsTest)
#include "translationstest.moc"
