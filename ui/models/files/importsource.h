// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QWidget>

class QComboBox;
class QPushButton;

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
    void setFiles(const QStringList& paths);

    /// Field to column.
    const QMap<QString, QString>& columns() const { return m_columns; }
    /// The table of the older release; empty: none.
    const QString& ids() const { return m_ids; }

    QString said() const;

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
    QPushButton* m_fold;
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
