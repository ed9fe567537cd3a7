// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/announcing.h"

#include <QAccessibleObject>
#include <QLabel>
#include <QMetaObject>
#include <QWidget>

namespace subtext {
namespace {

/// Is nowhere in the tree, so that nobody who walks it comes upon words that are past.
class SpokenAnnouncer : public QAccessibleObject
{
public:
    explicit SpokenAnnouncer(Announcer& announcer)
        : QAccessibleObject(&announcer)
        , m_announcer(announcer)
    {}

    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_announcer.said() : QString();
    }
    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(&m_announcer.window());
    }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }

private:
    Announcer& m_announcer;
};

QAccessibleInterface* makeAnnounced(const QString& /*className*/, QObject* object)
{
    auto* announcer = qobject_cast<Announcer*>(object);
    return announcer ? new SpokenAnnouncer(*announcer) : nullptr;
}

} // namespace

Announcer::Announcer(QWidget& window)
    : QObject(&window)
{
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(makeAnnounced);
        return true;
    }();
}

Announcer& Announcer::of(QWidget& window)
{
    auto* known = window.findChild<Announcer*>({}, Qt::FindDirectChildrenOnly);
    return known ? *known : *new Announcer(window);
}

QWidget& Announcer::window() const
{
    return *static_cast<QWidget*>(parent());
}

void Announcer::say(const QString& text)
{
    if (m_isDue) {
        if (!m_text.contains(text))
            m_text += u'\n' + text;
        return;
    }
    m_text = text;
    m_isDue = true;
    // Later in this turn the focus may move, and what is said of it cuts off what was said before.
    QMetaObject::invokeMethod(this, &Announcer::appear, Qt::QueuedConnection);
}

void Announcer::appear()
{
    m_isDue = false;
    QAccessibleEvent shown(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

void raiseAlert(QWidget& source)
{
    QAccessibleEvent alert(&source, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    if (const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&source))
        sayAloud(source, spoken->text(QAccessible::Name));
}

void announceText(QWidget& source, const QString& text)
{
    if (source.accessibleName() != text)
        source.setAccessibleName(text);
    raiseAlert(source);
}

void tellAt(QLabel& label, const QString& text, LabelTone tone)
{
    setTone(&label, tone);
    label.setText(text);
    label.show();
    announceText(label, text);
}

void warnAt(QLabel& label, const QString& text)
{
    if (!text.isEmpty() && text != label.text())
        announceText(label, text);
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

void sayAloud(QWidget& near, const QString& text)
{
    if (!text.isEmpty())
        Announcer::of(*near.window()).say(text);
}

} // namespace subtext
