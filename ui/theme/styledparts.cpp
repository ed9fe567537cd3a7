// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/styledparts.h"

#include <QApplication>
#include <QEvent>
#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <vector>

namespace subtext::theme {
namespace {

class StyledPart;

struct Sheet
{
    QString text;
    int change = 0; ///< How often it was set.
    std::vector<StyledPart*> parts;
};

Sheet& sheet()
{
    static Sheet sheet;
    return sheet;
}

class StyledPart : public QObject
{
public:
    explicit StyledPart(QWidget& part)
        : QObject(&part)
        , m_part(part)
    {
        sheet().parts.push_back(this);
        part.installEventFilter(this);
        update();
    }

    ~StyledPart() override
    {
        std::vector<StyledPart*>& parts = sheet().parts;
        parts.erase(std::remove(parts.begin(), parts.end(), this), parts.end());
    }

    void noteChange()
    {
        if (m_part.isVisible())
            update();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show)
            update();
        return QObject::eventFilter(watched, event);
    }

private:
    void update()
    {
        if (m_change == sheet().change)
            return;
        m_change = sheet().change;
        m_part.setStyleSheet(sheet().text);
    }

    QWidget& m_part;
    int m_change = 0;
};

constexpr const char* InParts = "subtextInParts";
constexpr const char* IsPart = "subtextIsPart";

} // namespace

void styleAlone(QWidget& part)
{
    part.setProperty(IsPart, true);
    new StyledPart(part); // which belongs to it
}

bool isStyledAlone(const QWidget& widget)
{
    return widget.property(IsPart).toBool();
}

void styleInParts(QWidget& window)
{
    window.setProperty(InParts, true);
}

void styleWindow(QWidget& widget)
{
    // A window that belongs to a part, such as the list of a combo box, has the style of the part.
    const bool isStyled = widget.style() != QApplication::style();
    if (widget.isWindow() && !isStyled && !widget.property(InParts).toBool() &&
        !isStyledAlone(widget) && sheet().change > 0)
        styleAlone(widget);
}

void setSheet(const QString& text)
{
    sheet().text = text;
    renewSheet();
}

void renewSheet()
{
    ++sheet().change;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (window->testAttribute(Qt::WA_WState_Polished))
            styleWindow(*window);
    }
    const std::vector<StyledPart*> parts = sheet().parts; // a part may make another
    for (StyledPart* part : parts)
        part->noteChange();
}

} // namespace subtext::theme
