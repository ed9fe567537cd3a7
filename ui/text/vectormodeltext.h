// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/entanglement/inference.h"
#include "core/entanglement/protocolresult.h"
#include "core/entanglement/setevaluation.h"
#include "ui/text/studywords.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace subtext {

/// "Held out", "In sample", … and what it means with priors of that smoothing, in a sentence.
QString protocolWord(entanglement::EvaluationProtocol protocol);
QString protocolExplanation(entanglement::EvaluationProtocol protocol, double smoothing);

/// Why a protocol has no figures; `data` is what its prior was to be made of.
QString noResultText(const entanglement::NoResult& why, const entanglement::CoOccurrence& data,
                     const StudyWords& emotions);

/// "joy and trust", "joy, trust and fear", "none of the eight".
QString vectorWords(EmotionSet vector, const StudyWords& emotions);

/// "Trust missed", "Anticipation added"; of a pair "One of joy and trust missed".
QString errorWords(const entanglement::SingleError& error, const StudyWords& emotions);
QString halfPairWords(std::size_t pair, const StudyWords& emotions);

QString signalWord(entanglement::SureSignal signal);

/// What MAP is, and what it did to the answers of a set by one protocol, in plain sentences; null:
/// the protocol has no figures of it.
QString mapText(const entanglement::ProtocolResult* result);

/// Four decimals; "–" where a ratio has no denominator.
QString shareText(const std::optional<double>& share);
/// An α as tables that can be saved have it: "0.75", with a point.
QString alphaText(double alpha);

/// Why MAP says at this α what it says of a scenario, emotion by emotion, against the model's own
/// answer. One sentence a line.
QStringList explanationOf(const entanglement::Inference& inference,
                          const entanglement::LogOdds& odds, const StudyWords& emotions);

} // namespace subtext
