// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words.h"

#include "core/domain/emotion.h"
#include "ui/text/language.h"
#include "ui/text/plurals.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRegularExpression>

#include <array>

namespace subtext {
namespace {

struct CommonWords
{
    Q_DECLARE_TR_FUNCTIONS(subtext::CommonWords)
};

// The labels of the instrument, which pointWord() looks up.
[[maybe_unused]] constexpr std::array PointWords{
    QT_TRANSLATE_NOOP("subtext::CommonWords", "very unpleasant"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "unpleasant"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "mildly unpleasant"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "neutral"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "mildly pleasant"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "pleasant"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "very pleasant"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "very calm"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "calm"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "slightly calm"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "slightly excited"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "excited"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "very excited"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "very controlled"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "controlled"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "slightly controlled"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "slightly in control"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "in control"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "very in control"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "very unsure"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "unsure"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "mildly unsure"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "mildly confident"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "confident"),
    QT_TRANSLATE_NOOP("subtext::CommonWords", "very confident"),
};

} // namespace

QString emotionWord(Choice emotion)
{
    switch (emotion) {
    case Emotion::Joy:
        return CommonWords::tr("Joy");
    case Emotion::Trust:
        return CommonWords::tr("Trust");
    case Emotion::Fear:
        return CommonWords::tr("Fear");
    case Emotion::Surprise:
        return CommonWords::tr("Surprise");
    case Emotion::Sadness:
        return CommonWords::tr("Sadness");
    case Emotion::Disgust:
        return CommonWords::tr("Disgust");
    case Emotion::Anger:
        return CommonWords::tr("Anger");
    case Emotion::Anticipation:
        return CommonWords::tr("Anticipation");
    }
    Q_UNREACHABLE();
}

QString dimensionWord(ScaleIndex dimension)
{
    switch (dimension) {
    case Dimension::Valence:
        return CommonWords::tr("Valence");
    case Dimension::Arousal:
        return CommonWords::tr("Arousal");
    case Dimension::Dominance:
        return CommonWords::tr("Dominance");
    case Dimension::Confidence:
        return CommonWords::tr("Confidence");
    }
    Q_UNREACHABLE();
}

QString pointWord(ScaleIndex dimension, int point)
{
    return CommonWords::tr(scaleLabel(dimension, point).data());
}

QString subtypeWord(const QString& subtype)
{
    if (subtype == Subtype::DeflectionMisdirection)
        return CommonWords::tr("Deflection and misdirection");
    if (subtype == Subtype::MixedSignals)
        return CommonWords::tr("Mixed signals");
    if (subtype == Subtype::PassiveAggression)
        return CommonWords::tr("Passive aggression");
    if (subtype == Subtype::SarcasmIrony)
        return CommonWords::tr("Sarcasm and irony");
    if (subtype == Subtype::StrategicPoliteness)
        return CommonWords::tr("Strategic politeness");
    return subtype;
}

QString roleWord(Role role)
{
    switch (role) {
    case Role::Annotator:
        return CommonWords::tr("Annotator", "The role");
    case Role::Adjudicator:
        return CommonWords::tr("Adjudicator");
    case Role::Coordinator:
        return CommonWords::tr("Coordinator");
    }
    Q_UNREACHABLE();
}

QString personWords(const QString& name, const QString& code)
{
    return name.isEmpty() || name == code ? code : CommonWords::tr("%1 (%2)").arg(name, code);
}

QString domainWord(Domain domain)
{
    switch (domain) {
    case Domain::Unknown:
        return CommonWords::tr("Unknown domain");
    case Domain::Workplace:
        return CommonWords::tr("Workplace");
    case Domain::Family:
        return CommonWords::tr("Family");
    case Domain::Social:
        return CommonWords::tr("Social");
    case Domain::Service:
        return CommonWords::tr("Service");
    }
    Q_UNREACHABLE();
}

QString powerWord(PowerRelation power)
{
    switch (power) {
    case PowerRelation::Peer:
        return CommonWords::tr("Between equals");
    case PowerRelation::HighToLow:
        return CommonWords::tr("High to low");
    case PowerRelation::LowToHigh:
        return CommonWords::tr("Low to high");
    }
    Q_UNREACHABLE();
}

QString powerPhrase(PowerRelation power)
{
    switch (power) {
    case PowerRelation::Peer:
        return CommonWords::tr("speaks to an equal");
    case PowerRelation::HighToLow:
        return CommonWords::tr("speaks to someone with less power");
    case PowerRelation::LowToHigh:
        return CommonWords::tr("speaks to someone with more power");
    }
    Q_UNREACHABLE();
}

QString groupedNumber(qint64 number)
{
    return shownLocale().toString(number);
}

QString withGroups(QString text, qint64 number)
{
    return text.replace(QString::number(number), groupedNumber(number));
}

QString shownNumber(double value, int places)
{
    return withShownPoint(QString::number(value, 'f', places));
}

QString withShownPoint(QString number)
{
    return number.replace(QLatin1String("."), shownLocale().decimalPoint());
}

QString percentWords(const QString& number)
{
    return number + percentSuffix();
}

QString percentSuffix()
{
    return CommonWords::tr(" %", "Behind a number");
}

QString shownFigureCell(const QString& cell)
{
    static const QRegularExpression figures(
        QStringLiteral("\\A[-+−]?\\d+\\.\\d+(?: %)?(?: \\p{L}+ [-+−]?\\d+\\.\\d+(?: %)?)?\\z"));
    return figures.match(cell).hasMatch()
               ? withShownPoint(cell).replace(QLatin1String(" %"), percentSuffix())
               : cell;
}

QString withMinusSign(QString number)
{
    return number.replace(u'-', u'−');
}

QString keptTogether(QString text)
{
    static const QRegularExpression gap(QStringLiteral("(?<=\\d) (?=(?:s|min|h|%)(?!\\w))"));
    return text.replace(gap, QString(QChar::Nbsp));
}

QString durationWords(qint64 milliseconds)
{
    const qint64 seconds = (milliseconds + 500) / 1000;
    if (seconds < 60)
        return CommonWords::tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return CommonWords::tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
    const qint64 minutes = (milliseconds + 30'000) / 60'000;
    return CommonWords::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

std::pair<QString, QString> unlikeDurationWords(qint64 one, qint64 other)
{
    std::pair words{durationWords(one), durationWords(other)};
    if (one == other)
        return words;
    const auto inSeconds = [](qint64 milliseconds, int decimals) {
        return CommonWords::tr("%1 s").arg(
            shownLocale().toString(static_cast<double>(milliseconds) / 1000, 'f', decimals));
    };
    constexpr int Most = 3; // a millisecond
    for (int decimals = 1; words.first == words.second && decimals <= Most; ++decimals)
        words = {inSeconds(one, decimals), inSeconds(other, decimals)};
    return words;
}

QString midSentence(const QString& word)
{
    return midSentence(word, InEnglish::isOn() ? QStringLiteral("en") : language());
}

QString midSentence(const QString& word, const QString& language)
{
    if (language.isEmpty())
        return midSentence(word);
    const QString code = language.section(u'-', 0, 0);
    const bool areNounsCapital = code == QLatin1String("de") || code == QLatin1String("lb");
    return areNounsCapital ? word : word.toLower();
}

QString midSentence(const QString& word, const Task& task)
{
    return midSentence(word, task.language);
}

QString listed(const QStringList& parts)
{
    return parts.join(CommonWords::tr(", ", "Between the parts of a list"));
}

QString saidTogether(const QStringList& sentences)
{
    QString said;
    for (const QString& sentence : sentences) {
        if (said.isEmpty())
            said = sentence;
        else if (!sentence.isEmpty())
            said = CommonWords::tr("%1 %2", "One sentence after the other").arg(said, sentence);
    }
    return said;
}

QString withAside(const QString& text, const QString& aside)
{
    return aside.isEmpty()
               ? text
               : CommonWords::tr("%1 (%2)", "A text, and what is said of it").arg(text, aside);
}

QString momentWords(qint64 utcMilliseconds)
{
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(utcMilliseconds);
    return shownLocale().toString(
        moment, CommonWords::tr("d MMMM yyyy, HH:mm", "How a moment is written, for QLocale"));
}

QString shortMomentWords(qint64 utcMilliseconds)
{
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(utcMilliseconds);
    return shownLocale().toString(
        moment, CommonWords::tr("d MMM, HH:mm", "How a moment is written, for QLocale"));
}

QString sizeWords(qint64 bytes)
{
    constexpr double Kilo = 1'000;
    const auto real = static_cast<double>(bytes);
    if (bytes < 1'000)
        return CommonWords::tr("%n bytes", nullptr, plural(bytes));
    if (real < Kilo * Kilo)
        return CommonWords::tr("%1 KB").arg(shownNumber(real / Kilo, 1));
    return CommonWords::tr("%1 MB").arg(shownNumber(real / (Kilo * Kilo), 1));
}

} // namespace subtext
