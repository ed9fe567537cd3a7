// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"
#include "ui/widgets/centredpage.h"

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace subtext {

/// "Who are you?": the roster of a study, to choose one's name from.
class SignInPage : public CentredPage
{
    Q_OBJECT
public:
    explicit SignInPage(QWidget* parent = nullptr);

    void setStudy(const Study& study, const std::vector<Person>& people,
                  const std::vector<PersonProgress>& progress);

Q_SIGNALS:
    void signedIn(subtext::PersonId person);
    void closeRequested();

private:
    void filter(const QString& text);
    void addGroup(Role role, const std::vector<Person>& people,
                  const std::vector<PersonProgress>& progress);

    QLabel* m_title;
    QLabel* m_path;
    QLineEdit* m_search;
    QLabel* m_nobody;
    QVBoxLayout* m_list;
};

} // namespace subtext
