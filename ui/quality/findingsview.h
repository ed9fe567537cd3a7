// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/figures/livequality.h"
#include "core/study/study.h"
#include "ui/quality/flagmodel.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QTableView;
class QUndoStack;
class QVBoxLayout;

namespace subtext {

class ColumnFit;
class DismissRow;
class EmptyNote;
class ItemCard;
class NoticeBar;

/// The findings with their filters, the item of the chosen one beside them, and what dismisses
/// them and brings them back. Follows the work.
class FindingsView : public QWidget
{
    Q_OBJECT
public:
    /// What is dismissed goes onto `undo`, what was done into `notice`; both must outlive this.
    FindingsView(QUndoStack& undo, NoticeBar& notice, QWidget* parent);
    ~FindingsView() override;

    /// `live` is of that study; both live until stop().
    void start(Study& study, LiveQuality& live, PersonId person, const Environment& environment);
    void stop();
    /// Takes in what others decided since.
    void refresh();

    /// How many are open; 0 where nothing is started.
    int openCount() const;
    /// The column of the list, which a notice can stand below.
    QVBoxLayout& list() const { return *m_list; }

    /// Only the findings about one annotator.
    void showPerson(PersonId person);
    void showItem(PersonId person, ScenarioId scenario);
    void choose(int row);
    /// Every finding that is chosen and open, for one reason and in one step.
    void dismissChosen(const QString& reason);
    /// Every finding that is chosen and dismissed.
    void restoreChosen();
    /// For new answers to the items of the chosen findings, in a dialog over this place.
    void askForLabelsAgain();
    /// Of the last step on the stack, whoever put it there.
    void undo();
    void redo();

    /// Each column has the room of its texts from the first showing on; what was made wider stays
    /// so.
    void fitColumns();
    /// Rows and columns, when the table has another font.
    void fitFont();

Q_SIGNALS:
    /// Findings came, went, or were dismissed.
    void countsChanged();
    /// Why nothing can be changed, as of now; empty where it can.
    void whyFixedRead(const QString& whyNot);
    void failed(const subtext::Error& error);

private:
    void buildFilters(QVBoxLayout& column);
    void buildList(QVBoxLayout& column);
    void fillFilters();
    void onChosen();
    std::optional<QualityFlag> chosenFlag() const;
    /// What is chosen and can be dismissed, or, where all of it is dismissed, brought back; by the
    /// reason of its dismissal, which is empty while there is none.
    std::map<QString, std::vector<FlagKey>> chosenFlags(bool areDismissed) const;
    std::vector<int> chosenRows() const;
    /// Everything that is chosen was dismissed.
    bool isBringingBack() const;
    void showDismissing();
    void chooseNear(int row);
    /// The disk refused the last step, and the notice says so.
    bool isRefused() const;
    void offerUndo(const QString& what);

    QUndoStack& m_undo;
    NoticeBar& m_notice;
    Study* m_study = nullptr; ///< With m_live.
    LiveQuality* m_live = nullptr;
    PersonId m_person;
    std::optional<Environment> m_environment;
    std::unique_ptr<FlagModel> m_model;
    std::unique_ptr<FlagFilter> m_filter;
    QString m_whyNot; ///< See whyFixed().
    bool m_isFitted = false;

    QComboBox* m_personFilter = nullptr;
    QComboBox* m_codeFilter = nullptr;
    QComboBox* m_stateFilter = nullptr;
    QPushButton* m_again = nullptr;
    QVBoxLayout* m_list = nullptr;
    QTableView* m_table = nullptr;
    EmptyNote* m_noFindings = nullptr;
    ColumnFit* m_fit = nullptr;
    ItemCard* m_item = nullptr;
    DismissRow* m_dismissing = nullptr;
};

} // namespace subtext
