// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

#include <functional>

namespace subtext {

/// Shows a text of a study or of a file. Whatever the text says, nothing is loaded but the
/// program's own resources, and no link is followed unless somebody asks for it: a guideline comes
/// with a hand-out from somebody else, and a picture in it could be any file of this machine.
class TextReader : public QTextBrowser
{
    Q_OBJECT
public:
    explicit TextReader(QWidget* parent = nullptr);

    /// Replaces the text; pictures are shown as the words that stand for them. `dress` gives it its
    /// looks before it is laid out, which takes long for each change of a text on the screen.
    void setMarkdownText(const QString& markdown,
                         const std::function<void(QTextDocument&)>& dress = {});
    /// What such a text comes to, letter by letter, without being laid out.
    static QString plainTextOf(const QString& markdown);
    /// What people click: a place in the text is scrolled to, a web or mail address is handed to
    /// the desktop. Everything else stays where it is.
    void followLinksOnClick();

    QVariant loadResource(int type, const QUrl& name) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow(const QUrl& link);
    /// Qt lays a document out bit by bit, and where a table was too wide on the way its bar goes on
    /// scrolling sideways over nothing.
    void settleSideways();

    bool m_isMarkdown = false;
};

} // namespace subtext
