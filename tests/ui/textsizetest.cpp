// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/theme/styledparts.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QMap>
#include <QShowEvent>

#include <cmath>

using namespace subtext;
using namespace subtext::test;

namespace {

using Sizes = QMap<QString, qreal>;

/// The points of each label and button below, by the way that leads to it.
void collect(const QWidget& widget, const QString& path, Sizes& sizes)
{
    if (qobject_cast<const QLabel*>(&widget) || qobject_cast<const QAbstractButton*>(&widget))
        sizes[path] = widget.font().pointSizeF();
    int place = 0;
    for (const QObject* child : widget.children()) {
        const auto* below = qobject_cast<const QWidget*>(child);
        // A table's corner has no words, and no fixed place among the rest of the table.
        if (!below || below->isWindow() || below->inherits("QTableCornerButton"))
            continue;
        const QString name = QString::fromLatin1(below->metaObject()->className());
        collect(*below, path + QStringLiteral("/%1 %2").arg(name).arg(++place), sizes);
    }
}

Sizes sizesIn(Desk& desk)
{
    desk.window().actions(); // with it every place is made
    // What is out of sight follows when it is shown.
    for (QWidget* part : desk.window().findChildren<QWidget*>()) {
        QShowEvent shown;
        if (theme::isStyledAlone(*part))
            QCoreApplication::sendEvent(part, &shown);
    }
    Sizes sizes;
    collect(desk.window(), {}, sizes);
    return sizes;
}

QString differences(const Sizes& is, const Sizes& expected)
{
    QStringList lines;
    for (auto it = expected.begin(); it != expected.end(); ++it) {
        if (!is.contains(it.key()))
            lines << it.key() + QStringLiteral(" is missing");
        else if (std::abs(is[it.key()] - it.value()) > 0.05)
            lines << QStringLiteral("%1: %2, not %3").arg(it.key()).arg(is[it.key()]).arg(*it);
    }
    return lines.join(u'\n');
}

} // namespace

/// Text grows and shrinks as a whole, headings and captions with the rest.
class TextSizeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { theme::apply(*qApp, theme::Mode::Light); }
    void steps_areLikeAStartAtThatSize();
    void partsThatAreMadeAnew_arePassedOver();
};

void TextSizeTest::steps_areLikeAStartAtThatSize()
{
    constexpr int Larger = 125; // two steps
    Sizes small;
    Sizes grown;
    {
        Desk desk;
        desk.startLabelling(1);
        small = sizesIn(desk);
        desk.press(Qt::Key_Plus, Qt::ControlModifier);
        desk.press(Qt::Key_Plus, Qt::ControlModifier);
        grown = sizesIn(desk);
    }
    QVERIFY2(small.size() > 300, qPrintable(QString::number(small.size()))); // of every place
    Desk desk(Desk::Knows::Keys, Larger);
    desk.startLabelling(1);
    const QString unlikeAStart = differences(grown, sizesIn(desk));
    QVERIFY2(unlikeAStart.isEmpty(), qPrintable(unlikeAStart));
    desk.press(Qt::Key_0, Qt::ControlModifier);
    const QString unlikeBefore = differences(sizesIn(desk), small);
    QVERIFY2(unlikeBefore.isEmpty(), qPrintable(unlikeBefore));
}

// As the bars of a summary, which are made anew for the words that they hold.
void TextSizeTest::partsThatAreMadeAnew_arePassedOver()
{
    class Rebuilding : public QWidget
    {
    public:
        Rebuilding() { rebuild(); }
        int rebuilt = 0;

    protected:
        void changeEvent(QEvent* event) override
        {
            if (event->type() == QEvent::FontChange)
                rebuild();
            QWidget::changeEvent(event);
        }

    private:
        void rebuild()
        {
            ++rebuilt;
            qDeleteAll(findChildren<QLabel*>());
            for (int i = 0; i < 200; ++i)
                (new QLabel(this))->setFont(theme::font(theme::TextRole::Small));
        }
    };
    Rebuilding widget;
    widget.show();
    const int before = widget.rebuilt;
    theme::setTextSize(*qApp, 125);
    QTRY_VERIFY(widget.rebuilt > before);
    const auto labels = widget.findChildren<QLabel*>();
    QCOMPARE(labels.size(), qsizetype{200});
    theme::setTextSize(*qApp, 100);
    QCOMPARE(theme::font(theme::TextRole::Small).pointSizeF(),
             widget.findChild<QLabel*>()->font().pointSizeF());
}

SUBTEXT_TEST(TextSizeTest)
#include "textsizetest.moc"
