// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/background/studyplace.h"
#include "ui/charts/chartexport.h"
#include "ui/release/reportresult.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QSplitter;
class QTableWidget;

namespace subtext {

class MarkerRow;
class Prompts;
class ReportCard;

/// Every table and figure of a paper, one place each: in a list with what the study lacks for those
/// that cannot be made, and beside it the one that is chosen. Computes beside the window, and only
/// while it is on the screen.
class ReportView : public FiguresPlace<ReportRequest, ReportResult>
{
    Q_OBJECT
public:
    ReportView(Prompts& prompts, QWidget* parent);
    ~ReportView() override;

    /// What is on the screen; none before the first result.
    const ReportResult* shown() const { return m_result.get(); }

    void choose(const QString& name);
    /// The table that is shown, for a spreadsheet or a word processor.
    void copy();
    /// Asks for a file, and saves what is shown now.
    void saveWith(charts::FileFormat format);
    /// Asks for a folder and makes one in it, with the files of `subtext-cli report --out`.
    void saveAll();
    QTableWidget* list() const { return m_list; }
    ReportCard* card() const { return m_card; }
    NoticeBar* notice() const { return m_notice; }
    /// Words that look forward, of a file that somebody chose; empty: the built-in ones.
    const QStringList& markers() const;
    /// How many can be made, or that they are being made.
    QString summary() const;

Q_SIGNALS:
    /// Another list of words that look forward counts.
    void markersChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildHead();
    void buildMarkers();
    void buildList();
    void showStudy(const Environment& environment) override;
    void forgetStudy() override;
    ReportRequest request() override;
    void take() override;
    void showProgress(std::optional<double> part) override;
    void showSummary();
    void fillList();
    void showChosen();
    void saveTo(const QString& path, const ReportDocument& document);
    void writeAll(const QString& folder);
    void tellFailure(const QString& what);
    QString freeFolder(const QString& parent) const;

    Prompts& m_prompts;
    bool m_isWriting = false;
    QLabel* m_summary = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_saveAll = nullptr;
    MarkerRow* m_markers = nullptr;  ///< Shown where the words are counted.
    QSplitter* m_splitter = nullptr; ///< Side by side, or where it is narrow, stacked.
    QTableWidget* m_list = nullptr;
    ReportCard* m_card = nullptr;
};

} // namespace subtext
