// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/entanglement/emotionvector.h"
#include "core/evaluation/predictions.h"
#include "core/predictions/scenarionames.h"

#include <QMap>
#include <QStringList>

namespace subtext::evaluation {

struct ReadOptions
{
    QMap<QString, QString> columns;  ///< Field (fieldNames) to the file's own column or key.
    QString model;                   ///< For rows that name none; empty: the file's name says it.
    QString mode;                    ///< For rows that name none; empty: the file's name, or
                                     ///< "zero-shot".
    QString run;                     ///< For rows that name none; empty: "1".
    QMap<QString, QString> sheets{}; ///< By path: of workbooks of which one was chosen.
};

/// Reads prediction files of any encoding, each of the layout that its content shows:
///   tidy         CSV with a header, a JSON array of objects, or an object a line
///   protocol     one JSON object with a scenario_id
///   results      {model: [{id, subtype, gold, predicted, raw_response}]}
///   checkpoint   {"model::subtype::id": "raw text"}; an empty text is no answer
///   folder       files *.json, each one object, whose answer may stand under "prediction"
/// CSV, arrays and lines are read row by row. A set that several files have is one. Rows and values
/// that cannot be used are in `problems`, identical repetitions in `repeated`. `questions`: the
/// same items for each question that is read; of several, those that one of the files has no column
/// of are answered by no row.
/// Errors for what cannot be used at all, with file and place: those of openTextFile, readCsv and
/// jsontext.h; EmptyFile; MissingColumn (value: the column); MalformedFile with the detail "record"
/// (value: the type that stands where a record should); UnknownFormat with the detail
/// "predictions", or "folder" where that has no file *.json; InvalidValue with the detail
/// "conflict FILE:LINE" where a set has another answer to the item `value` there; UnknownScenario
/// where no row of a file is about an item of the study (detail "ids": by the ids of an older
/// release); Cancelled.
Result<Predictions> readPredictions(const QStringList& paths, const std::vector<Input>& questions,
                                    const ScenarioNames& names, const ReadOptions& options,
                                    const CancelToken& cancel = {});

/// The same of a board of eight yes or no, each a part of a row (vectorparts.h), in the layouts of
/// VectorLayout: CSV, a JSON array of objects, an object a line, or one object. Values that cannot
/// be used are left out and are in `problems`.
Result<Predictions> readVectors(const QStringList& paths,
                                const entanglement::EmotionNames& emotions, const Input& input,
                                const ScenarioNames& names, const ReadOptions& options,
                                const CancelToken& cancel = {});

/// Keeps the items of one part, in the input and in the sets.
void restrictTo(Partition part, Input& input, std::vector<Column>& sets);

} // namespace subtext::evaluation
