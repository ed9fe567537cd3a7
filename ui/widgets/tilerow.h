// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;

namespace subtext {

class FigureTile;

/// Headline figures side by side, equally wide. Where a caption would be cut they go on in rows
/// below, of which the last is filled by its last tile.
class TileRow : public QWidget
{
    Q_OBJECT
public:
    explicit TileRow(QWidget* parent);

    /// Adds a tile that says in its tool tip, and to screen readers, what it is about.
    FigureTile* add(const QString& caption, const QString& explanation);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int columnsThatFit() const;
    void arrange();

    std::vector<FigureTile*> m_tiles;
    QGridLayout* m_grid;
    int m_columns = 0;
};

} // namespace subtext
