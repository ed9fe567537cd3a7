// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/adjudicate/cuelayers.h"

#include <QWidget>

#include <optional>

namespace subtext {

/// What the marks over a scene mean, and how many people made them.
class CueLegend : public QWidget
{
    Q_OBJECT
public:
    explicit CueLegend(QWidget* parent);

    /// `onlyOf` is who the marks are of, where they are of one person alone.
    void setLayers(const CueLayers& layers, const QString& onlyOf = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Entry
    {
        std::optional<CueShare> sample; ///< None: no word looks so.
        QString text;
    };
    std::vector<Entry> m_entries;
};

} // namespace subtext
