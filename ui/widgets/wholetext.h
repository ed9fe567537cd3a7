// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <functional>

namespace subtext {

class TextReader;

/// Opens a text to be read over the window of `part`, in a dialog of the name "wholeText"; `fill`
/// puts it there.
void openToRead(const QWidget& part, const QString& title,
                const std::function<void(TextReader&)>& fill);

/// Has a text that stands cut, or is scrolled, read whole: a click on its part of the window, or
/// Return or Space there, opens all of it. Tab stops at the part while there is more than is shown.
/// It lives as long as the part.
class WholeText : public QObject
{
    Q_OBJECT
public:
    /// `title` is what the text is called, `isCut` says whether there is more, `text` what.
    WholeText(QWidget& part, const QString& title, const std::function<bool()>& isCut,
              const std::function<QString()>& text);

    /// Asks `isCut` anew. Done by itself where the part has another size or tool tip.
    void refresh();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open();
    void showRing();

    QWidget& m_part;
    QPointer<QWidget> m_ring; ///< Over the part, while it has the keys.
    QString m_title;
    std::function<bool()> m_isCut;
    std::function<QString()> m_text;
    bool m_isNamed = false; ///< The part has a name without this.
};

} // namespace subtext
