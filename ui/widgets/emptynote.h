// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QAbstractItemModel;
class QAbstractItemView;
class QLabel;

namespace subtext {

/// Says in the middle of a list or a table why it has no rows, while it has none.
class EmptyNote : public QObject
{
    Q_OBJECT
public:
    /// A child of the view. `filtered` is said where there are rows and a filter leaves none.
    EmptyNote(QAbstractItemView& view, const QString& none, const QString& filtered);

    /// Goes with the rows of the view's model from now on; to be called once it has another one.
    void follow();

private:
    void watch(const QAbstractItemModel& model);
    void refresh();

    QAbstractItemView& m_view;
    QLabel* m_label; ///< Over the rows.
    QString m_none;
    QString m_filtered;
};

} // namespace subtext
