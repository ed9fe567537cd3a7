// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manualreader.h"

#include "ui/guidelines/guidelinetext.h"
#include "ui/theme/theme.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextImageFormat>
#include <QUrl>
#include <QtMath>

#include <algorithm>

namespace subtext {
namespace {

constexpr int LeastPictureWidth = 120;
constexpr int PaperWidth = 600; // of A4 and Letter, both with margins of 2 cm

/// Calls `fit` with each picture's format, to be changed.
template <typename Fit> void changePictures(QTextDocument& document, const Fit& fit)
{
    struct Found
    {
        int position;
        QTextImageFormat format;
    };
    std::vector<Found> pictures;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            if (format.isImageFormat())
                pictures.push_back({part.fragment().position(), format.toImageFormat()});
        }
    }
    for (Found& picture : pictures) {
        fit(picture.format);
        QTextCursor cursor(&document);
        cursor.setPosition(picture.position);
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        cursor.setCharFormat(picture.format);
    }
}

/// No larger than it is, and no wider than there is room.
QSize fittedSize(const QSize& size, int room)
{
    return size.width() <= room ? size : QSize(room, size.height() * room / size.width());
}

} // namespace

ManualReader::ManualReader(QWidget* parent)
    : TextReader(parent)
{
    document()->setDocumentMargin(0);
    // Pictures follow the width: a bar that comes and goes with their height would never rest.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
}

void ManualReader::showPage(const ManualPage& page)
{
    showMarkdown(this, page.markdown);
    m_anchors = page.anchors;
    m_room = 0;
    fitPictures();
}

void ManualReader::showHeading(const QString& anchor)
{
    const QHash<QString, int> anchors = headingAnchors(*document(), m_anchors);
    scrollToPosition(anchors.value(anchor, 0));
}

int ManualReader::topPosition() const
{
    return cursorForPosition(QPoint(0, fontMetrics().height() / 2)).position();
}

void ManualReader::scrollToPosition(int position)
{
    moveCursor(QTextCursor::End); // only now the bar knows how far it can go
    QTextCursor cursor(document());
    cursor.setPosition(std::min(position, document()->characterCount() - 1));
    setTextCursor(cursor);
    QScrollBar& bar = *verticalScrollBar();
    bar.setValue(position == 0 ? 0 : bar.value() + cursorRect(cursor).top());
}

void ManualReader::markHits(const std::vector<int>& hits, int length, int chosen)
{
    const theme::Colors& colors = theme::colors(palette());
    QList<QTextEdit::ExtraSelection> marks;
    for (const int hit : hits) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document());
        mark.cursor.setPosition(hit);
        mark.cursor.setPosition(hit + length, QTextCursor::KeepAnchor);
        mark.format.setBackground(colors.accentSoft);
        mark.format.setForeground(colors.text);
        marks << mark;
    }
    if (chosen >= 0) {
        QTextEdit::ExtraSelection& mark = marks[chosen];
        mark.format.setBackground(colors.accent);
        mark.format.setForeground(colors.onAccent);
        QTextCursor cursor = mark.cursor;
        cursor.setPosition(mark.cursor.selectionStart());
        setTextCursor(cursor);
        ensureCursorVisible();
    }
    setExtraSelections(marks);
}

std::unique_ptr<QTextDocument> ManualReader::printed() const
{
    std::unique_ptr<QTextDocument> page(document()->clone());
    changePictures(*page, [&](QTextImageFormat& format) {
        const QImage picture = m_pictures.value(format.name());
        const QSize size = fittedSize(picture.size(), PaperWidth);
        format.setWidth(size.width());
        format.setHeight(size.height());
        page->addResource(QTextDocument::ImageResource, QUrl(format.name()), picture);
    });
    return page;
}

void ManualReader::resizeEvent(QResizeEvent* event)
{
    TextReader::resizeEvent(event);
    fitPictures();
}

void ManualReader::fitPictures()
{
    const int margin = qCeil(document()->rootFrame()->frameFormat().rightMargin());
    const int room = std::max(viewport()->width() - margin, LeastPictureWidth);
    if (room == m_room)
        return;
    m_room = room;
    const qreal ratio = devicePixelRatioF();
    changePictures(*document(), [&](QTextImageFormat& format) {
        const QUrl url(format.name());
        QImage& picture = m_pictures[format.name()];
        if (picture.isNull())
            picture.load(u':' + url.path());
        const QSize size = fittedSize(picture.size(), room);
        QImage fitted = picture.scaled(size * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        fitted.setDevicePixelRatio(ratio);
        document()->addResource(QTextDocument::ImageResource, url, fitted);
        format.setWidth(size.width());
        format.setHeight(size.height());
    });
}

} // namespace subtext
