// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;

namespace subtext {

/// One label in a seminar: its key, its word, how many in the room chose it, and how many of the
/// annotators. The room's bar is solid, that of the annotators is an outline with strokes.
class SeminarRow : public QWidget
{
    Q_OBJECT
public:
    struct Content
    {
        QString key;
        QString word;
        QColor colour;
        std::optional<int> room;       ///< None before the votes.
        std::optional<int> annotators; ///< None before they are shown.
        int roomOf = 0;                ///< All votes of the room.
        int annotatorsOf = 0;
        bool isFinal = false; ///< It is the final label, and that is shown.
        bool isVoting = false;

        bool operator==(const Content&) const = default;
    };

    explicit SeminarRow(QWidget* parent = nullptr);

    void setContent(const Content& content);
    const Content& content() const { return m_content; }
    void setTextFont(const QFont& font);
    void setWordWidth(int width);
    int wordWidth() const;

Q_SIGNALS:
    void voted(int by);

private:
    class Bars;

    QLabel* m_key;
    QLabel* m_word;
    Bars* m_bars;
    QToolButton* m_fewer;
    QToolButton* m_more;
    Content m_content;
};

} // namespace subtext
