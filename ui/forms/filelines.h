// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/controls.h"
#include "ui/widgets/tabledelegate.h"

class QListView;
class QListWidgetItem;

namespace subtext {

/// Says of a file on a list why it cannot be used, as a fault (Danger) or as what is left to do
/// (Muted); no reason: it can.
void markFile(QListWidgetItem& line, const QString& reason, LabelTone tone = LabelTone::Danger);
/// Why the file of a line cannot be used; empty where it can.
QString reasonOf(const QListWidgetItem& line);

/// Lines of a list of files. Below one that cannot be used stands the whole reason.
class FileLines : public LineDelegate
{
    Q_OBJECT
public:
    using LineDelegate::LineDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Has a list show its files so, in as many lines as its width takes.
void showFileLines(QListView& list);

} // namespace subtext
