// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/vectormodels/predictionreport.h"

#include "ui/guidelines/guidelinetext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogsize.h"
#include "ui/widgets/textreader.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr std::size_t MostShown = 200;

QString cell(const QString& text)
{
    return QStringLiteral("<td>%1</td>").arg(text.toHtmlEscaped());
}

QString headCell(const QString& text)
{
    return QStringLiteral("<th align=\"left\">%1</th>").arg(text.toHtmlEscaped());
}

QString reportHtml(const QString& taken, const evaluation::ReadingNotes& notes)
{
    QString html = QStringLiteral("<p>%1</p>").arg(taken.toHtmlEscaped());
    if (!notes.refused.empty())
        html += QStringLiteral("<h3>%1</h3><table cellspacing=\"8\"><tr>%2%3%4%5</tr>")
                    .arg(counted(std::ssize(notes.refused),
                                 PredictionReport::tr("1 row or value not taken"),
                                 PredictionReport::tr("%1 rows or values not taken"))
                             .toHtmlEscaped(),
                         headCell(PredictionReport::tr("Place")),
                         headCell(PredictionReport::tr("Column")),
                         headCell(PredictionReport::tr("Value")),
                         headCell(PredictionReport::tr("Why")));
    for (std::size_t i = 0; i < std::min(notes.refused.size(), MostShown); ++i) {
        const evaluation::ReadingNotes::Refused& of = notes.refused[i];
        html += QStringLiteral("<tr>%1%2%3%4</tr>")
                    .arg(cell(QStringLiteral("%1:%2").arg(of.file).arg(of.line)), cell(of.column),
                         cell(of.value.left(80)), cell(of.reason));
    }
    if (!notes.refused.empty())
        html += QStringLiteral("</table>");
    if (notes.refused.size() > MostShown)
        html += QStringLiteral("<p>%1</p>")
                    .arg(PredictionReport::tr("and %1 more").arg(notes.refused.size() - MostShown));
    for (const QString& warning : notes.warnings.mid(0, static_cast<qsizetype>(MostShown)))
        html += QStringLiteral("<p>%1</p>").arg(warning.toHtmlEscaped());
    return html;
}

} // namespace

QString takenPredictionsText(const ModelAnswers::Taken& taken)
{
    const QString sets =
        counted(taken.sets, PredictionReport::tr("1 set"), PredictionReport::tr("%1 sets"));
    const QString rows =
        counted(taken.rows, PredictionReport::tr("1 answer"), PredictionReport::tr("%1 answers"));
    return taken.known == 0 ? PredictionReport::tr("Taken: %1, %2.").arg(sets, rows)
                            : PredictionReport::tr("Taken: %1, %2; %3 were known already.")
                                  .arg(sets, rows)
                                  .arg(taken.known);
}

PredictionReport::PredictionReport(const QString& taken, const evaluation::ReadingNotes& notes,
                                   QWidget* parent)
    : QDialog(parent)
    , m_reader(makeReader(this))
    , m_close(makeButton(tr("Close"), ButtonKind::Primary, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Predictions taken in"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 18);
    column->setSpacing(12);
    column->addWidget(
        makeLabel(tr("Predictions taken in"), theme::TextRole::Title, LabelTone::Normal, this));
    m_reader->setAccessibleName(tr("What was taken and what was not"));
    m_reader->setHtml(reportHtml(taken, notes));
    column->addWidget(m_reader, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    column->addLayout(buttons);
    m_close->setDefault(true);
    m_close->setFocus();
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    resizeToRoom(*this, {820, 480});
}

QString PredictionReport::text() const
{
    return m_reader->toPlainText();
}

} // namespace subtext
