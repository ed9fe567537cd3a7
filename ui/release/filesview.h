// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/release/releaseworker.h"

#include <QWidget>

class QLabel;
class QSplitter;
class QTableWidget;

namespace subtext {

class FilePreview;

/// Every file of the release with its size, and the one that is chosen.
class FilesView : public QWidget
{
    Q_OBJECT
public:
    explicit FilesView(QWidget* parent);

    /// The file that is chosen stays chosen.
    void setRelease(const std::shared_ptr<const PreparedRelease>& release);
    void setStale(bool isStale);
    void forget();

    QTableWidget* list() const { return m_list; }
    FilePreview* preview() const { return m_preview; }
    QStringList paths() const;
    void chooseFile(const QString& path);

Q_SIGNALS:
    /// What stands in the files is not as it should be: a scene has a typing error.
    void correctionRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showChosen();
    void fillList(const QString& chosen);
    const ReleaseFile* chosenFile() const;

    std::shared_ptr<const PreparedRelease> m_release;
    std::vector<const ReleaseFile*> m_files; ///< By row; none in the row of a folder's name.
    QLabel* m_lead;
    QSplitter* m_splitter; ///< List and preview: side by side, or where it is narrow, stacked.
    QTableWidget* m_list;
    FilePreview* m_preview;
};

} // namespace subtext
