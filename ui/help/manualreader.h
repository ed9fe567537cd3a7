// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/manualpages.h"
#include "ui/widgets/textreader.h"

#include <QHash>
#include <QImage>

#include <memory>
#include <vector>

namespace subtext {

/// A page of the manual: its pictures are as wide as there is room, and its headings can be gone
/// to.
class ManualReader : public TextReader
{
    Q_OBJECT
public:
    explicit ManualReader(QWidget* parent);

    void showPage(const ManualPage& page);
    /// To a heading as links call it; to the beginning where there is none.
    void showHeading(const QString& anchor);
    /// What stands first on the screen, as a place in the text.
    int topPosition() const;
    void scrollToPosition(int position);

    /// Marks what was found, all of it the same number of letters long, and chooses one: −1 is
    /// none.
    void markHits(const std::vector<int>& hits, int length, int chosen);
    /// The page for paper, where pictures have the width of a sheet.
    std::unique_ptr<QTextDocument> printed() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitPictures();

    QStringList m_anchors;             ///< ManualPage::anchors of what is shown.
    QHash<QString, QImage> m_pictures; ///< As they are in the program.
    int m_room = 0;                    ///< That the pictures were fitted to.
};

} // namespace subtext
