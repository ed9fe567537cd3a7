// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/standing/studystanding.h"

#include <QAbstractTableModel>

#include <vector>

namespace subtext {

/// The annotators of a study and how far each has come; who is late stands on top.
class AnnotatorStandings : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        StateColumn,
        DoneColumn,
        AnswerColumn,
        HandInColumn,
        ColumnCount,
    };

    explicit AnnotatorStandings(QObject* parent = nullptr);

    /// Rows that did not change stay untouched, as long as the order stays.
    void setRows(std::vector<AnnotatorStanding> rows, qint64 nowMs);
    void clear() { setRows({}, 0); }
    const std::vector<AnnotatorStanding>& rows() const { return m_rows; }
    bool isLateAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static QString handedInText(const AnnotatorStanding& row);
    QString words(const AnnotatorStanding& row, int column) const;

    std::vector<AnnotatorStanding> m_rows;
    qint64 m_now = 0; ///< As of which somebody is late.
};

} // namespace subtext
