// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words.h"

#include "core/domain/emotion.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

namespace subtext {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("subtext::words", text);
}

} // namespace

QString emotionWord(Choice emotion)
{
    switch (emotion) {
    case Emotion::Joy:
        return tr("Joy");
    case Emotion::Trust:
        return tr("Trust");
    case Emotion::Fear:
        return tr("Fear");
    case Emotion::Surprise:
        return tr("Surprise");
    case Emotion::Sadness:
        return tr("Sadness");
    case Emotion::Disgust:
        return tr("Disgust");
    case Emotion::Anger:
        return tr("Anger");
    case Emotion::Anticipation:
        return tr("Anticipation");
    }
    Q_UNREACHABLE();
}

QString dimensionWord(ScaleIndex dimension)
{
    switch (dimension) {
    case Dimension::Valence:
        return tr("Valence");
    case Dimension::Arousal:
        return tr("Arousal");
    case Dimension::Dominance:
        return tr("Dominance");
    case Dimension::Confidence:
        return tr("Confidence");
    }
    Q_UNREACHABLE();
}

QString pointWord(ScaleIndex dimension, int point)
{
    // The labels are part of the instrument; a translation of the study translates them here.
    return tr(scaleLabel(dimension, point).data());
}

QString subtypeWord(const QString& subtype)
{
    if (subtype == Subtype::DeflectionMisdirection)
        return tr("Deflection and misdirection");
    if (subtype == Subtype::MixedSignals)
        return tr("Mixed signals");
    if (subtype == Subtype::PassiveAggression)
        return tr("Passive aggression");
    if (subtype == Subtype::SarcasmIrony)
        return tr("Sarcasm and irony");
    if (subtype == Subtype::StrategicPoliteness)
        return tr("Strategic politeness");
    return subtype;
}

QString roleWord(Role role)
{
    switch (role) {
    case Role::Annotator:
        return tr("Annotator");
    case Role::Adjudicator:
        return tr("Adjudicator");
    case Role::Coordinator:
        return tr("Coordinator");
    }
    Q_UNREACHABLE();
}

QString domainWord(Domain domain)
{
    switch (domain) {
    case Domain::Unknown:
        return tr("Unknown domain");
    case Domain::Workplace:
        return tr("Workplace");
    case Domain::Family:
        return tr("Family");
    case Domain::Social:
        return tr("Social");
    case Domain::Service:
        return tr("Service");
    }
    Q_UNREACHABLE();
}

QString powerWord(PowerRelation power)
{
    switch (power) {
    case PowerRelation::Peer:
        return tr("Between equals");
    case PowerRelation::HighToLow:
        return tr("High to low");
    case PowerRelation::LowToHigh:
        return tr("Low to high");
    }
    Q_UNREACHABLE();
}

QString powerPhrase(PowerRelation power)
{
    switch (power) {
    case PowerRelation::Peer:
        return tr("speaks to an equal");
    case PowerRelation::HighToLow:
        return tr("speaks to someone with less power");
    case PowerRelation::LowToHigh:
        return tr("speaks to someone with more power");
    }
    Q_UNREACHABLE();
}

QString groupedNumber(qint64 number)
{
    return QLocale(QLocale::English).toString(number);
}

QString withGroups(QString text, qint64 number)
{
    return text.replace(QString::number(number), groupedNumber(number));
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
        return tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
    const qint64 minutes = (milliseconds + 30'000) / 60'000;
    return tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

QString momentWords(qint64 utcMilliseconds)
{
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(utcMilliseconds);
    return QLocale().toString(moment, QStringLiteral("d MMMM yyyy, HH:mm"));
}

QString shortMomentWords(qint64 utcMilliseconds)
{
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(utcMilliseconds);
    return QLocale().toString(moment, QStringLiteral("d MMM, HH:mm"));
}

} // namespace subtext
