// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/publishing/releaserows.h"

#include <QComboBox>
#include <QLabel>
#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace subtext {

class ModelsPanel;
class SegmentBar;

/// Version, date, licence, creators, names and seed of the release. The version is the proposal
/// until somebody types another; codes are at random where those of the last release under codes
/// were, and what it had of models the next one has.
class OptionsPanel : public QWidget
{
    Q_OBJECT
public:
    explicit OptionsPanel(QWidget* parent);

    /// `today`: "YYYY-MM-DD".
    void start(const QString& today, ReleaseNames names, const Task& task);
    void setRecords(const std::vector<ReleaseRecord>& records);
    void showProposal(const QString& version, const QString& reason);
    void setAnswers(const DatasheetAnswers& answers);
    void setLicenceChangeable(bool isChangeable) { m_licence->setEnabled(isChangeable); }
    /// Back to the proposal, and to today.
    void takeProposal();
    void setChangeable(bool isChangeable) { setEnabled(isChangeable); }

    /// Without a version where the proposal is taken, and without the secret of random codes. Only
    /// where there is no problem().
    ReleaseOptions options() const;
    /// What is wrong with the fields, in a sentence; empty where nothing is.
    QString problem() const;

    QLineEdit* version() const { return m_version; }
    QString creators() const { return m_creators->text(); }
    SegmentBar* names() const { return m_names; }
    ModelsPanel* models() const { return m_models; }
    QString reason() const { return m_reason->text(); }

Q_SIGNALS:
    void changed();
    /// Another licence, by its token; it is none of options().
    void licenceChosen(const QString& token);
    void creatorsRequested();

private:
    void layOut();
    void orderTabs();
    void connectFields();
    QString dateFor(const QString& version) const;
    void onVersionEdited();
    void tell();
    void showRandomCodes();

    QString m_today;
    QString m_proposal;
    QString m_proposalReason;
    std::vector<std::pair<QString, QString>> m_dates; ///< Version and date of each release so far.
    bool m_isOwnVersion = false;
    bool m_isOwnDate = false;
    bool m_isRandomChosen = false;
    QLineEdit* m_version;
    QLabel* m_reason;
    QLineEdit* m_date;
    QComboBox* m_licence;
    QLabel* m_creators;
    QPushButton* m_nameCreators;
    SegmentBar* m_names;
    QCheckBox* m_randomCodes;
    QCheckBox* m_extended;
    QCheckBox* m_formulas;
    QLineEdit* m_seed;
    ModelsPanel* m_models;
};

} // namespace subtext
