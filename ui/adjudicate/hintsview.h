// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adjudication/hints.h"
#include "core/adjudication/precedents.h"

#include <QFrame>

#include <array>
#include <memory>
#include <vector>

class QLabel;
class QScrollArea;

namespace subtext {

class WholeText;

/// The hints, folded away and without a word in them until there are any: after the first pick of
/// every question that is asked.
class HintsView : public QFrame
{
    Q_OBJECT
public:
    explicit HintsView(QWidget* parent = nullptr);

    /// What the task has hints for; hidden where it has none.
    void setTask(const std::shared_ptr<const Task>& task);
    struct Content
    {
        bool areOpen = false; ///< Else the view is empty and folded.
        std::optional<Hints> hints;
        std::optional<OwnPrecedents> precedents; ///< None: they could not be read.
        bool isSettled = false;                  ///< What the ratings differ in is said to be.
        /// What the guesses of the annotators say (surpriseText), also where the task has no hints.
        QString surprise;
        bool isPickable = true; ///< There is still a pick to come, after which hints appear.

        bool operator==(const Content&) const = default;
    };
    /// Returns whether that is another than before: only then its height may be.
    bool setContent(const Content& content);
    QString spokenText() const;
    /// How much of that height, from the top, is filled by lines that are whole in it.
    int wholeLines(int height) const;
    /// Where the hints scroll in this frame, or a note among them is cut, they are opened whole by
    /// a click, or by keys.
    void letBeOpenedFrom(QScrollArea& frame);

Q_SIGNALS:
    void unfolded();

private:
    QStringList lines() const;
    void showContent();
    void showSurprise();
    void showPrecedents(const std::vector<Precedent>& precedents);

    std::shared_ptr<const Task> m_task;
    QLabel* m_closed;
    QLabel* m_polarity;
    QLabel* m_nearest;
    QLabel* m_surprise;
    QLabel* m_heading;
    std::array<QLabel*, PrecedentsShown> m_precedents{};
    bool m_hasHints = true;           ///< The task has.
    std::optional<Content> m_content; ///< None: not shown in the words of the task yet.
    bool m_isNoteCut = false;         ///< Of a decision that is shown.
    WholeText* m_whole = nullptr;     ///< None before there is a frame.
};

} // namespace subtext
