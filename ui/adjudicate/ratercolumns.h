// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/deskqueue.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QHBoxLayout;
class QScrollArea;
class QScrollBar;

namespace subtext {

class ProfileLegend;
class RaterColumn;

/// The raters of one item side by side, in the order of their places. Columns are equally wide and
/// kept from item to item; more than fit are scrolled to.
class RaterColumns : public QWidget
{
    Q_OBJECT
public:
    explicit RaterColumns(QWidget* parent = nullptr);
    ~RaterColumns() override;

    void setTask(const std::shared_ptr<const Task>& task);
    /// Titles by place; where there is none, the word of the place. Nothing is picked afterwards.
    void setCase(const DeskCase& deskCase, const QStringList& titles);
    /// Marks the columns whose label it is on a question; several where raters agree.
    void setPick(std::optional<Pick> pick, QuestionIndex question = FirstQuestion);

    /// Whether a rater's label can be taken; without it the heads look disabled, and are.
    void setTakeable(bool isTakeable);

    int count() const { return m_count; }
    /// `place` from 1 to count().
    RaterColumn* column(int place) const;

    /// The column that is pointed at, or else the one that the keys came into; 0: none.
    int attendedPlace() const;

    static int widthOf(int count);
    /// Of as many cards as an item usually has, beside each other.
    int usualWidth() const;
    /// Makes the bar that scrolls the cards sideways stand elsewhere, on screen only while there is
    /// something to scroll to: below a page that scrolls itself their own may be out of view.
    QScrollBar* makeOuterBar(QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A rater's label was taken; their place, from 1.
    void labelTaken(int place);
    void attended(int place); ///< See attendedPlace().

private:
    void makeColumns(int count);
    int cardWidth() const;

    std::shared_ptr<const Task> m_task;
    QScrollArea* m_area;
    ProfileLegend* m_legend;
    QHBoxLayout* m_layout;
    std::vector<RaterColumn*> m_columns; // shown ones first, then spare ones
    int m_count = 0;
    bool m_isTakeable = true;
    QuestionIndex m_question = FirstQuestion;
};

} // namespace subtext
