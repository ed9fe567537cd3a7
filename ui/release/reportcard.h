// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartexport.h"
#include "ui/release/reportresult.h"

#include <QFrame>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QStandardItemModel;
class QTableView;

namespace subtext {

class SvgView;

/// One kind of table or figure as a report has it, with its caption beneath: a figure as a picture
/// or as the table of its numbers. Where it cannot be made, why.
class ReportCard : public QFrame
{
    Q_OBJECT
public:
    explicit ReportCard(QWidget* parent);

    /// Of those with several documents the one that was chosen stays, as far as there is one of its
    /// name. `result` outlives what is shown of it.
    void showEntry(const std::shared_ptr<const ReportResult>& result, const ReportKind& kind);
    /// A title, and a sentence in place of the table.
    void showWords(const QString& title, const QString& words);

    /// What is shown; null where it is words.
    const ReportDocument* document() const;
    QTableView* table() const { return m_table; }
    /// Of figures; what is not shown as a table of its numbers is shown as a picture.
    void setTableShown(bool isShown);
    bool isTableShown() const;
    QPushButton* toggle() const { return m_toggle; }
    QComboBox* choice() const { return m_choice; }
    /// With a menu of what the document can be saved as.
    QPushButton* saveButton() const { return m_save; }
    QString title() const;
    QString words() const;   ///< In place of a table; empty where there is one.
    QString caption() const; ///< Empty where there is no table.

Q_SIGNALS:
    void copyRequested();
    void saveRequested(subtext::charts::FileFormat format);

private:
    void buildHead();
    void offerFormats();
    void buildPages();
    void showDocument();
    void showPage();
    void showTable(const ReportDocument& shown);

    std::shared_ptr<const ReportResult> m_result;
    const ReportEntry* m_entry = nullptr; ///< Of the result.
    QString m_shownStem;                  ///< Of the table that is shown; empty for none.
    QLabel* m_title = nullptr;
    QComboBox* m_choice = nullptr; ///< Shown where there are several documents.
    QHBoxLayout* m_controls = nullptr;
    QPushButton* m_toggle = nullptr; ///< Shown where there is a picture.
    QPushButton* m_copy = nullptr;
    QPushButton* m_save = nullptr;
    QStackedWidget* m_pages = nullptr;
    QStandardItemModel* m_model = nullptr;
    QTableView* m_table = nullptr;
    SvgView* m_picture = nullptr;
    bool m_isTableWanted = false; ///< Of figures.
    QLabel* m_words = nullptr;
    QLabel* m_caption = nullptr;
};

} // namespace subtext
