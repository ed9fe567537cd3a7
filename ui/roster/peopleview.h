// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/roster/peoplemodel.h"

#include <QLabel>
#include <QWidget>

class QPushButton;
class QTableView;

namespace subtext {

class FittedPage;

/// The people of the study, and at the right the one who is chosen with what can be done for them.
class PeopleView : public QWidget
{
    Q_OBJECT
public:
    explicit PeopleView(QWidget* parent);

    void read(Study& study);
    void clear();
    void setChangeable(bool isChangeable);
    void choose(PersonId person);
    /// None where nobody is chosen.
    std::optional<PeopleModel::Row> chosen() const;

    const PeopleModel& model() const { return m_model; }
    QTableView* table() const { return m_table; }
    QString details() const { return m_details->text(); }

Q_SIGNALS:
    void addRequested();
    void handOutRequested(subtext::PersonId person);
    void mailRequested(subtext::PersonId person);
    void editRequested(subtext::PersonId person);
    void passphraseRequested(subtext::PersonId person);
    void dropOutRequested(subtext::PersonId person);
    void comeBackRequested(subtext::PersonId person);
    void mirrorsRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildSide();
    void fitSide();
    void fitNames();
    /// What the table has no room for, of one row.
    QStringList hiddenLines(int row) const;
    void showChosen();
    /// Nobody is told how others answered before the study is locked.
    void offerMirrors();

    Study* m_study = nullptr;
    bool m_isChangeable = false;
    QString m_whyNot; ///< See whyFixed().
    PeopleModel m_model;
    QTableView* m_table;
    FittedPage* m_side = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_mirrors = nullptr;
    QLabel* m_name = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_details = nullptr;
    QPushButton* m_handOut = nullptr;
    QPushButton* m_mail = nullptr;
    QPushButton* m_edit = nullptr;
    QPushButton* m_passphrase = nullptr;
    QPushButton* m_dropOut = nullptr;
};

} // namespace subtext
