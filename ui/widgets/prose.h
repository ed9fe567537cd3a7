// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextDocument>
#include <QWidget>

#include <vector>

namespace subtext {

/// A paragraph set for reading: generous line height, its own writing direction, the height that
/// its width asks for. Plain text only; every character is shown as it is.
class Prose : public QWidget
{
    Q_OBJECT
public:
    explicit Prose(QWidget* parent = nullptr);

    void setText(const QString& text);
    const QString& text() const { return m_text; }
    /// Sets parts of the text off from the rest, in ways that need no colour.
    enum class Mark {
        Name, ///< Bold and underlined.
        Head, ///< Bold.
    };
    struct MarkedPart
    {
        qsizetype start = 0;
        qsizetype length = 0;
        Mark mark = Mark::Name;

        bool operator==(const MarkedPart&) const = default;
    };
    /// Of the text as it is now; another text has none.
    void setMarks(const std::vector<MarkedPart>& marks);
    const std::vector<MarkedPart>& marks() const { return m_marks; }
    void setTextFont(const QFont& font);
    /// Where a part of the text is drawn, a rectangle for each line that it stands in.
    std::vector<QRectF> areasOf(qsizetype start, qsizetype length) const;
    /// Percent of the font's own line height.
    void setLineHeight(int percent);
    /// Pixels around the text, for the frame that shows where the keys are; 0 at first.
    void setMargin(int margin);
    int margin() const { return m_margin; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void dress();
    void claimHeight();

    QString m_text;
    std::vector<MarkedPart> m_marks;
    QFont m_font;
    qreal m_base; ///< The points of the application's text when the font was set.
    int m_lineHeight = 140;
    int m_margin = 0;
    mutable QTextDocument m_document;
};

} // namespace subtext
