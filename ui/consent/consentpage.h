// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"

#include <QStackedWidget>
#include <QWidget>

class QLabel;
class QPushButton;

namespace subtext {

class ElidedLabel;
class NoticeBar;
class TextReader;

/// What one is asked to agree to, before anything else; and a calm page for whoever does not.
class ConsentPage : public QWidget
{
    Q_OBJECT
public:
    explicit ConsentPage(QWidget* parent = nullptr);

    /// Shows the present text; or, where the person has declined just this one, what that means.
    void start(Study& study, PersonId person);
    void stop() { m_study = nullptr; }
    PersonId person() const { return m_person; }

    TextReader* reader() const { return m_reader; }
    QPushButton* acceptButton() const { return m_accept; }
    QPushButton* declineButton() const { return m_decline; }
    QPushButton* readAgainButton() const { return m_readAgain; }

Q_SIGNALS:
    void accepted();
    void left();

private:
    QWidget* makeText();
    QWidget* makeDeclined();
    void record(bool isAccepted);
    void showText();
    void showDeclined();

    Study* m_study = nullptr;
    PersonId m_person;
    QString m_language; ///< Of what is shown: that is what people agree to.
    NoticeBar* m_notice;
    QStackedWidget* m_stack;
    TextReader* m_reader;
    ElidedLabel* m_for;
    QLabel* m_version;
    QPushButton* m_accept;
    QPushButton* m_decline;
    QPushButton* m_readAgain;
};

} // namespace subtext
