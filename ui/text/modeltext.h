// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/modelrunner.h"
#include "core/models/modelruns.h"
#include "ui/text/errortext.h"

namespace subtext {

/// What is wrong with a profile, by the name of its field: "its address (base URL) is …".
QString profileFaultText(const QString& field);

/// Whether an error is about a template that somebody wrote: of its file, or of a place in it.
bool isTemplateError(const Error& error);
/// Whether an error is about asking models: a key, a plan, a run.
bool isModelError(const Error& error);
ErrorText modelErrorText(const Error& error);
/// The same for the window, where no options of a command are typed.
QString askingErrorText(const Error& error);
/// A request, with what it asks as text before it: JSON has it in one line, and of what somebody
/// wrote they see how it reads.
QString requestWithPromptText(const QString& prompt, const QString& request);
/// Of a key that was to go into the keychain and did not.
ErrorText keyNotStoredText(const Error& error);

/// Where the key of a profile would be looked for: "none needed", "keychain openai".
QString keyPlaceText(const llm::Profile& profile);

QString runEndText(const RunOutcome& outcome);
/// The same in a word or two, of a run that nobody asks at the moment: "complete", "cancelled", …
/// `open`: how many questions it has left.
QString runStateWord(const RunState& state, std::size_t open);

/// Its name with how far it is: "llama:cot (unfinished: 12 of 20 answered)".
QString unfinishedName(const QString& name, const OpenRun& open);
/// Its name with what it was asked about: "llama:cot (60 of 300 asked)".
QString partName(const QString& name, const AskedPart& part);

/// Its name where it is shown although somebody hid it.
QString hiddenName(const QString& name);

/// What came in place of an answer: "3 × HTTP 429, 1 × time limit"; empty where nothing did.
QString failuresText(const std::vector<FailedTries>& failures);
/// One try: "answered", "refused by the provider", "HTTP 429", "time limit: …".
QString tryText(const ModelRequest& request);

/// Of what has been asked until now: "0.0123 USD so far", "0 USD so far"; "price not known".
QString spentText(const std::optional<double>& cost);
/// "0.03, at most 0.63 USD".
QString estimatedCostText(const CostEstimate& estimate);
/// "0.0123 USD", "0 USD"; "price not known".
QString costText(const std::optional<double>& cost);
/// "300 requests, about 45,000 tokens sent and 6,000 received, about 0.03, at most 0.63 USD".
QString estimateText(const CostEstimate& estimate);
/// What the two costs of an estimate are of; empty where there is no bound.
QString estimateExplanation(const CostEstimate& estimate);

/// Whether so many answers were ended by the limit of tokens that hidden reasoning may be spending
/// it, and the sentence about that; empty where not.
QString lengthsText(const ModelRunCounts& counts);
/// That a run begins with answers which are none of the options, and the form of the schema or of
/// the answers that may do better.
QString unusableText(const llm::Ask& ask, const llm::Profile& profile);

} // namespace subtext
