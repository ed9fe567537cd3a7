// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluationjson.h"
#include "core/models/modelanswers.h"

#include <QDialog>

class QPushButton;

namespace subtext {

class TextReader;

/// "2 sets, 800 answers taken; 3 were known already."
QString takenPredictionsText(const ModelAnswers::Taken& taken);

/// After files of predictions were taken in: what was taken, and every row or value that was not,
/// with its place and why.
class PredictionReport : public QDialog
{
    Q_OBJECT
public:
    PredictionReport(const QString& taken, const evaluation::ReadingNotes& notes, QWidget* parent);

    QString text() const;
    QPushButton* closeButton() const { return m_close; }

private:
    TextReader* m_reader;
    QPushButton* m_close;
};

} // namespace subtext
