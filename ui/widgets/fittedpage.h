// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include <functional>
#include <utility>

namespace subtext {

/// A page as large as the room for it, and never smaller than it can be: where there is less, it
/// scrolls. So no page asks the window to grow, and nothing of it is out of reach.
class FittedPage : public QScrollArea
{
    Q_OBJECT
public:
    /// Takes the page as its own. One that is made with another parent has each of its widgets
    /// styled and measured a second time as it moves in: a large one is better made in here.
    explicit FittedPage(QWidget* page, QWidget* parent = nullptr);

    /// Makes a page in its frame, from `arguments` and the parent, which comes last.
    template <class Page, class... Arguments>
    static Page* make(QWidget* parent, Arguments&&... arguments)
    {
        return (new FittedPage(nullptr, parent))->put<Page>(std::forward<Arguments>(arguments)...);
    }

    /// The same for a frame that has no page yet.
    template <class Page, class... Arguments> Page* put(Arguments&&... arguments)
    {
        auto* page = new Page(std::forward<Arguments>(arguments)..., viewport());
        take(page);
        return page;
    }

    /// The frame of a page that was made in one.
    static FittedPage* frameOf(const QWidget& page);

    /// Leaves the room of the vertical scroll bar free while there is none: what is on the page
    /// keeps its width when the bar comes.
    void reserveBar();
    /// Where the page scrolls, what is in view ends at a whole line: of the page down to a height
    /// `wholeLines` says how much is filled by whole lines.
    void endAtLine(std::function<int(int)> wholeLines);
    /// Scrolls to where both are whole, or as much of the field as there is room for above or below
    /// the words about it. Both are on the page.
    void bringIntoView(const QWidget& field, const QWidget& words);
    /// Every frame around `part` from its left edge again; and from its top too, where asked.
    static void showStart(const QWidget& part, Qt::Orientations along = Qt::Horizontal);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void take(QWidget* page);
    void fit();
    void fitEnd();
    QSize sizeIn(const QSize& room) const;
    QRect placeOf(const QWidget& part) const;

    bool m_isBarReserved = false;
    int m_room = 0; ///< How high it is inside, beside a bar that the page's width needs.
    std::function<int(int)> m_wholeLines; ///< Null: it ends where it ends.
};

} // namespace subtext
