// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/navigationbar.h"

#include "ui/actions/keytext.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/spokenrole.h"

#include <QButtonGroup>
#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int LeastWidth = 94;
constexpr int AroundNames = 30;
constexpr int Gap = 4;

} // namespace

NavigationBar::NavigationBar(QWidget* parent)
    : QFrame(parent)
    , m_group(new QButtonGroup(this))
{
    setProperty("panel", true);
    setSpokenRole(*this, QAccessible::PageTabList);
    setAccessibleName(tr("Places", "Of the window"));
    QVBoxLayout* layout = makeColumn(this, {7, 14, 7, 12}, Gap);
    m_top = makeColumn(Gap);
    layout->addLayout(m_top);
    layout->addStretch(1);
    m_manual = addButton(tr("Manual"));
    m_manual->setToolTip(tr("Shift+F1"));
    layout->addWidget(m_manual);
    // By its own name, which is read in a window of another language, too.
    const QString spoken = findLanguage(language())->name;
    m_language = addButton(spoken + u'…');
    m_language->setObjectName(QStringLiteral("language"));
    m_language->setToolTip(plainToolTip(tr("Language of the window (Ctrl+Shift+K)")));
    m_language->setAccessibleName(tr("Language of the window: %1").arg(spoken));
    layout->addWidget(m_language);
    // Without wrapping, by which the height of the bar would follow from its width and not from
    // minimumSizeHint: setPerson breaks the lines.
    m_person = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this);
    m_person->setAlignment(Qt::AlignHCenter);
    layout->addWidget(m_person);
    m_signOut = addButton(tr("Sign out"));
    layout->addWidget(m_signOut);
    connect(m_manual, &QToolButton::clicked, this, &NavigationBar::manualRequested);
    connect(m_language, &QToolButton::clicked, this, &NavigationBar::languageRequested);
    connect(m_signOut, &QToolButton::clicked, this, &NavigationBar::signOutRequested);
    connect(m_group, &QButtonGroup::idClicked, this, &NavigationBar::placeChosen);
    tint();
}

QToolButton* NavigationBar::addButton(const QString& text)
{
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setAutoRaise(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

int NavigationBar::addPlace(const QString& icon, const QString& name, const QKeySequence& key)
{
    auto* button = new QToolButton(this);
    button->setText(name);
    button->setAccessibleName(name);
    button->setToolTip(plainToolTip(keyText(key)));
    button->setCheckable(true);
    setSpokenRole(*button, QAccessible::PageTab);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(QSize(24, 24));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFont(theme::font(theme::TextRole::Small));
    const int place = static_cast<int>(m_places.size());
    m_group->addButton(button, place);
    m_top->addWidget(button);
    m_places.push_back({button, icon});
    tint();
    return place;
}

void NavigationBar::setStyle(Qt::ToolButtonStyle style)
{
    for (const Place& place : m_places)
        place.button->setToolButtonStyle(style);
    layout()->activate();
}

void NavigationBar::setSpacing(Spacing spacing)
{
    m_spacing = spacing;
    const int gap = spacing == Spacing::Loose ? Gap : 0;
    m_top->setSpacing(gap);
    layout()->setSpacing(gap);
    showPerson();
    layout()->activate();
}

/// Where there is no height for all: first without gaps and with the person on one line, then names
/// alone without their icons; last of all the language gives way, which has a key.
void NavigationBar::arrange()
{
    const QFontMetrics metrics(theme::font(theme::TextRole::Small));
    const QMargins margins = layout()->contentsMargins();
    int widest = 0;
    for (const QToolButton* button : {m_manual, m_signOut})
        widest = std::max({widest, metrics.horizontalAdvance(button->text()) + AroundNames,
                           button->sizeHint().width() + margins.left() + margins.right()});
    for (const Place& place : m_places) {
        if (place.button->isHidden())
            continue;
        const QToolButton& button = *place.button;
        widest = std::max({widest, metrics.horizontalAdvance(button.text()) + AroundNames,
                           button.minimumSizeHint().width() + margins.left() + margins.right()});
    }
    setFixedWidth(std::max(LeastWidth, widest));
    m_language->show();
    for (const auto style : {Qt::ToolButtonTextUnderIcon, Qt::ToolButtonTextOnly}) {
        setStyle(style);
        for (const Spacing spacing : {Spacing::Loose, Spacing::Close, Spacing::Closest}) {
            setSpacing(spacing);
            if (layout()->totalMinimumSize().height() <= height())
                return;
        }
    }
    m_language->hide();
    layout()->activate();
}

/// Of names alone and close together, so that neither icons nor gaps ask for more height, nor does
/// the language.
QSize NavigationBar::minimumSizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    int height = margins.top() + margins.bottom() + m_manual->sizeHint().height() +
                 m_person->fontMetrics().height() + m_signOut->sizeHint().height();
    for (const Place& place : m_places) {
        if (!place.button->isHidden())
            height += m_signOut->sizeHint().height();
    }
    return {width(), height};
}

void NavigationBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrange();
}

void NavigationBar::setPlaceShown(int place, bool isShown)
{
    m_places.at(static_cast<std::size_t>(place)).button->setVisible(isShown);
    arrange();
}

void NavigationBar::setCurrent(int place)
{
    m_places.at(static_cast<std::size_t>(place)).button->setChecked(true);
}

void NavigationBar::setPerson(const QString& name)
{
    m_name = name;
    m_person->setToolTip(plainToolTip(name));
    arrange();
}

/// A word a line, where there is room for it; what is too long for the bar is cut.
void NavigationBar::showPerson()
{
    QStringList lines = m_spacing == Spacing::Closest ? QStringList{m_name}
                                                      : m_name.split(u' ', Qt::SkipEmptyParts);
    for (QString& line : lines)
        line = m_person->fontMetrics().elidedText(line, Qt::ElideRight, width() - 16);
    m_person->setText(lines.join(u'\n'));
}

void NavigationBar::tint()
{
    const theme::Colors& c = theme::colors(palette());
    for (const Place& place : m_places)
        place.button->setIcon(theme::icon(place.icon, c.muted, c.accent));
}

void NavigationBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        tint();
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace subtext
