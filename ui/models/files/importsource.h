// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMap>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace subtext {

class ElidedLabel;
class Prompts;
struct Task;

/// What is to be told of files of predictions that are laid out in a way of their own: in which of
/// their columns a field stands, and what the ids of an older release stood for. Folded until
/// somebody asks for it.
class ImportSource : public QWidget
{
    Q_OBJECT
public:
    ImportSource(Prompts& prompts, QWidget* parent);

    /// Of a study; forgets what was chosen.
    void start(const Task& task);
    /// Others are read now: their sheets and columns are not known yet.
    void forgetFiles();

    /// Field to column.
    const QMap<QString, QString>& columns() const { return m_columns; }
    /// The table of the older release; empty: none.
    const QString& ids() const { return m_ids; }
    /// By path, of the workbooks of which somebody has chosen a sheet.
    const QMap<QString, QString>& sheets() const { return m_sheets; }
    /// Has a choice for each workbook of several sheets. A sheet that was chosen stays so while its
    /// workbook has it.
    void offerSheets(const QStringList& paths, const QHash<QString, QStringList>& sheets);
    /// Those of the first file, to choose from.
    void offerColumns(const QStringList& columns);

    QString said() const;
    /// What the button for other columns says.
    QString otherColumns() const;

Q_SIGNALS:
    void changed();

private:
    QWidget* buildColumns();
    QWidget* buildIds();
    void showField();
    void takeColumn();
    void setIds(const QString& path);
    void say();

    Prompts& m_prompts;
    QMap<QString, QString> m_columns;
    QString m_ids;
    QMap<QString, QString> m_sheets;
    QHash<QString, QStringList> m_offered; ///< By path, the sheets to choose from.
    QStringList m_columnsOffered;
    QPushButton* m_fold;
    QVBoxLayout* m_workbooks;
    QWidget* m_inside;
    QComboBox* m_field = nullptr;
    QComboBox* m_column = nullptr;
    ElidedLabel* m_said = nullptr;
    QWidget* m_idsRow = nullptr;
    ElidedLabel* m_idsName = nullptr;
    QPushButton* m_chooseIds = nullptr;
    QPushButton* m_withoutIds = nullptr;
};

} // namespace subtext
