// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/settings.h"
#include "ui/widgets/centredpage.h"

class QLabel;
class QVBoxLayout;

namespace subtext {

/// Where the application begins: what was open lately, and the ways to a study.
class StartPage : public CentredPage
{
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);

    void setRecents(const std::vector<Settings::Recent>& recents);

Q_SIGNALS:
    void openRequested();
    void newRequested();
    void demonstrationRequested();
    void recentRequested(const QString& path);
    void recentForgotten(const QString& path);

private:
    QVBoxLayout* m_recents;
    QLabel* m_noRecents;
};

} // namespace subtext
