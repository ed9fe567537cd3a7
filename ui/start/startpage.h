// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/demonstration/demonstration.h"
#include "ui/settings/settings.h"
#include "ui/widgets/centredpage.h"

#include <QLabel>

class QMenu;
class QPushButton;
class QVBoxLayout;

namespace subtext {

class CardButton;

/// Where the application begins: what was open lately, and the ways to a study. Files can be
/// dropped onto it.
class StartPage : public CentredPage
{
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);

    /// Adds the way from a running Label Studio.
    void offerLabelStudio();
    /// Adds the way by an invitation that was sent as a link.
    void offerTeam();
    void setRecents(const std::vector<Settings::Recent>& recents);

Q_SIGNALS:
    void openRequested();
    void newRequested();
    void labelStudioRequested();
    void mergeRequested();
    void joinRequested();
    void demonstrationRequested(const subtext::Demonstration& demonstration);
    void recentRequested(const QString& path);
    void manualRequested();
    void languageRequested();
    void dropped(const QStringList& paths);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* /*event*/) override { m_veil->hide(); }
    void dropEvent(QDropEvent* event) override;

private:
    void makeWays();
    QLayout* makeRecents();
    QLayout* makeFoot();
    void showDemonstrations();
    CardButton* makeWay(const QString& icon, const QString& title, const QString& text,
                        void (StartPage::*signal)());

    QVBoxLayout* m_ways = nullptr;
    CardButton* m_fromFiles = nullptr;
    bool m_isLabelStudioOffered = false;
    QPushButton* m_join = nullptr; ///< By a link.
    QMenu* m_demonstrations;       ///< Which one to open.
    CardButton* m_demo;
    QVBoxLayout* m_recents;
    QLabel* m_noRecents;
    QLabel* m_veil;
};

} // namespace subtext
