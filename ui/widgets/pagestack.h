// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/styledparts.h"
#include "ui/widgets/fittedpage.h"

#include <QStackedWidget>

namespace subtext {

/// Pages that take the room that is left for them, and scroll where that is too little: the window
/// does not grow as one goes from page to page. Where a stack asks its pages how high they would be
/// at each width, every line of the window is measured anew whenever a notice comes or goes above
/// it, once for each layout in between.
class PageStack : public QStackedWidget
{
    Q_OBJECT
public:
    explicit PageStack(QWidget* parent = nullptr);

    /// Makes a page from `arguments` and its parent, and adds it.
    template <class Page, class... Arguments> Page* add(Arguments&&... arguments)
    {
        auto* page = FittedPage::make<Page>(this, std::forward<Arguments>(arguments)...);
        addWidget(FittedPage::frameOf(*page));
        return page;
    }

    /// The same for a page that is styled by itself.
    template <class Page, class... Arguments> Page* addPart(Arguments&&... arguments)
    {
        auto* frame = new FittedPage(nullptr, this);
        theme::styleAlone(*frame); // before there is anything to be styled twice
        auto* page = frame->put<Page>(std::forward<Arguments>(arguments)...);
        addWidget(frame);
        return page;
    }

    void showPage(QWidget* page);
    QWidget* shownPage() const;

    bool hasHeightForWidth() const override { return false; }
};

} // namespace subtext
