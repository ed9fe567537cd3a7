// SPDX-License-Identifier: MIT
#include "tests/ui/translationfile.h"

#include <QProcess>
#include <QSet>
#include <QXmlStreamReader>

namespace subtext::test {
namespace {

QStringList onlyIn(const std::vector<TranslatedText>& texts,
                   const std::vector<TranslatedText>& others)
{
    QSet<QString> known;
    for (const TranslatedText& text : others)
        known.insert(text.name());
    QStringList names;
    for (const TranslatedText& text : texts) {
        if (!known.contains(text.name()))
            names << text.name();
    }
    names.sort();
    return names;
}

} // namespace

std::vector<TranslatedText> textsIn(const QByteArray& file)
{
    std::vector<TranslatedText> texts;
    QString context;
    QXmlStreamReader xml(file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            texts.push_back({context, {}, {}, {}});
            texts.back().hasNumber = xml.attributes().hasAttribute(QLatin1String("numerus"));
        } else if (xml.name() == QLatin1String("source")) {
            texts.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            texts.back().comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            texts.back().isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!texts.back().hasNumber)
                texts.back().forms << xml.readElementText();
        } else if (xml.name() == QLatin1String("numerusform")) {
            texts.back().forms << xml.readElementText();
        }
    }
    return xml.hasError() ? std::vector<TranslatedText>() : texts;
}

QByteArray updateFromSources(const QString& path, const QStringList& options)
{
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(SUBTEXT_SOURCE_DIR));
    lupdate.start(
        QStringLiteral(SUBTEXT_LUPDATE),
        options +
            QStringLiteral("-silent -no-obsolete -locations none -I . ui app -ts").split(u' ') +
            QStringList{path});
    const bool isDone = lupdate.waitForFinished(-1) && lupdate.exitCode() == 0;
    return isDone ? QByteArray() : "lupdate: " + lupdate.readAllStandardError();
}

QStringList differingNames(const std::vector<TranslatedText>& there,
                           const std::vector<TranslatedText>& wanted)
{
    QStringList names;
    for (const QString& name : onlyIn(wanted, there))
        names << QStringLiteral("missing: ") + name;
    for (const QString& name : onlyIn(there, wanted))
        names << QStringLiteral("no longer said: ") + name;
    return names;
}

} // namespace subtext::test
