// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/textreader.h"

#include "ui/widgets/plaintooltip.h"

#include <QDesktopServices>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>

#include <vector>

namespace subtext {
namespace {

/// ":/…" or "qrc:/…": built into the program.
bool isOwnResource(const QUrl& url)
{
    if (url.scheme().isEmpty())
        return url.path().startsWith(QLatin1String(":/"));
    return url.scheme() == QLatin1String("qrc") && url.host().isEmpty();
}

struct Picture
{
    int position;
    int length;
    QString name;
    QStringList words; ///< That stand for it.
};

/// Where the pictures of others are, first to last.
std::vector<Picture> picturesIn(const QTextDocument& document)
{
    std::vector<Picture> pictures;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            const QString name = fragment.charFormat().toImageFormat().name();
            if (!fragment.charFormat().isImageFormat() || isOwnResource(QUrl(name)))
                continue;
            // Of words with stress Qt makes as many pictures in a row as there are parts.
            const bool isSame =
                !pictures.empty() && pictures.back().name == name &&
                pictures.back().position + pictures.back().length == fragment.position();
            if (!isSame)
                pictures.push_back({fragment.position(), 0, name, {}});
            pictures.back().length += fragment.length();
            pictures.back().words
                << fragment.charFormat().stringProperty(QTextFormat::ImageAltText).simplified();
        }
    }
    return pictures;
}

void replacePictures(QTextDocument& document)
{
    const std::vector<Picture> pictures = picturesIn(document);
    for (auto picture = pictures.rbegin(); picture != pictures.rend(); ++picture) {
        QTextCursor cursor(&document);
        cursor.setPosition(picture->position);
        cursor.setPosition(picture->position + picture->length, QTextCursor::KeepAnchor);
        QTextCharFormat format = document.findBlock(picture->position).charFormat();
        format.setFontItalic(true);
        const QString words = picture->words.join(u' ').simplified();
        cursor.insertText(words.isEmpty() ? TextReader::tr("[Picture]")
                                          : TextReader::tr("[Picture: %1]").arg(words),
                          format);
    }
}

void readMarkdown(QTextDocument& document, const QString& markdown)
{
    document.setMarkdown(markdown,
                         QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                             QTextDocument::MarkdownNoHTML);
    replacePictures(document);
}

} // namespace

TextReader::TextReader(QWidget* parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
}

void TextReader::setMarkdownText(const QString& markdown,
                                 const std::function<void(QTextDocument&)>& dress)
{
    // Into a document that is not on the screen yet: laying one out asks for its pictures.
    auto* text = new QTextDocument(document()->parent());
    text->setDefaultFont(document()->defaultFont());
    text->setDocumentMargin(document()->documentMargin());
    readMarkdown(*text, markdown);
    if (dress)
        dress(*text);
    setDocument(text); // deletes the one before, which has the same parent
    m_isMarkdown = true;
    settleSideways();
}

QString TextReader::plainTextOf(const QString& markdown)
{
    QTextDocument text;
    readMarkdown(text, markdown);
    return text.toPlainText();
}

void TextReader::settleSideways()
{
    if (m_isMarkdown && document()->size().width() <= viewport()->width())
        horizontalScrollBar()->setRange(0, 0);
}

void TextReader::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    settleSideways();
}

void TextReader::followLinksOnClick()
{
    connect(this, &QTextBrowser::anchorClicked, this, &TextReader::follow);
    // The words of a link say what they like; where it leads is seen before it is clicked.
    connect(this, &QTextBrowser::highlighted, this,
            [this](const QUrl& link) { setToolTip(plainToolTip(link.toDisplayString())); });
}

void TextReader::follow(const QUrl& link)
{
    const bool isInside = link.isRelative() && link.path().isEmpty() && link.hasFragment();
    if (isInside)
        scrollToAnchor(link.fragment());
    else if (link.scheme() == QLatin1String("https") || link.scheme() == QLatin1String("http") ||
             link.scheme() == QLatin1String("mailto"))
        QDesktopServices::openUrl(link);
}

QVariant TextReader::loadResource(int type, const QUrl& name)
{
    if (isOwnResource(name))
        return QTextBrowser::loadResource(type, name);
    // Something, and a picture with a pixel: where it gets nothing, or a picture without one, Qt
    // goes and opens the file by itself.
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(Qt::transparent);
    return nothing;
}

} // namespace subtext
