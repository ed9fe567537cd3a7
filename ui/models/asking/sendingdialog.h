// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/llm/prices.h"
#include "core/llm/profile.h"
#include "ui/models/asking/modelaccess.h"
#include "ui/text/errortext.h"
#include "ui/widgets/consentbox.h"

#include <QDialog>
#include <QJsonObject>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTimer>

#include <optional>
#include <vector>

class QFormLayout;
class QHBoxLayout;
class QPushButton;

namespace subtext {

class ProfileForm;
class Prompts;
class Study;

/// Something that a model is asked: at the left which one, and what of it; at the right what that
/// may cost, and the whole of what would be sent first. It is worked out anew whatever is filled
/// in. Where somebody else's machine is asked, nothing is sent before somebody has agreed to that
/// host.
class SendingDialog : public QDialog
{
    Q_OBJECT
public:
    ProfileForm* form() const { return m_form; }
    ConsentBox* consentBox() const { return m_consent; }
    QString estimate() const { return m_estimate->text(); }
    QString problem() const { return m_problem->isHidden() ? QString() : m_problem->text(); }
    /// Why nothing can be sent yet; empty where it can.
    QString whyNot() const { return m_whyNot->text(); }
    QString example() const { return m_example->toPlainText(); }
    bool isPlanning() const { return m_later.isActive() || isWorkingOut(); }

    void reject() override;

protected:
    struct Words
    {
        QString window;
        QString title;
        QString exampleHead; ///< Above the example; empty: none.
        QString exampleName;
        QString exampleAbout;
        QString begin;       ///< On the button, where nothing leaves this machine.
        QString nothingOpen; ///< Where there is no request to send.
        QString agreeFirst;
    };
    struct Sending
    {
        llm::Profile profile;
        QString estimate;
        QString bound; ///< What its highest cost is of; empty: there is none.
        QString note;  ///< A warning; empty: none.
        QString example;
        qint64 requests = 0;
        /// What somebody agrees to: a host and a wording are agreed to once.
        QByteArray wording;
        QString agreement;
        QJsonObject shown;
    };

    SendingDialog(Study& study, const ModelAccess& access, Prompts& prompts, PersonId person,
                  const Words& words, QWidget* parent);

    QFormLayout& fields() const { return *m_fields; }
    /// To stand above the agreement, before start(); hidden where there is no plan.
    void addChoice(QWidget& choice) { m_choices.push_back(&choice); }
    bool hasProfiles() const { return m_hasProfiles; }
    const llm::PriceTable& prices() const { return m_prices; }
    /// Ends the construction of whatever derives from this: nothing but the fields is there before.
    /// `isFilledIn`: it is planned at once; else nobody has said anything yet that could be wrong.
    void start(bool isFilledIn);

    /// Something was changed: what was worked out before is of no use any more.
    void planLater();
    /// Which state of the fields is worked out; what comes for an earlier one is dropped.
    quint64 number() const { return m_number; }
    /// Works out what would be sent to a complete profile: ends, then or later, in take() or
    /// refusePlan().
    virtual void workOut(const llm::Profile& profile) = 0;
    virtual bool isWorkingOut() const { return false; }
    void take(const Sending& sending);
    bool isPlanned() const { return m_sending.has_value(); }
    void refusePlan(const QString& why);
    /// Begins what was shown last; what somebody agreed to is written down already.
    virtual void go(const QByteArray& key) = 0;
    void refuse(const ErrorText& why);
    void showProblem(const QString& text);
    void updateButton();

    Study& study() const { return m_study; }
    Prompts& prompts() const { return m_prompts; }
    PersonId person() const { return m_person; }

private:
    QWidget* buildFields();
    QWidget* buildExample();
    QLayout* buildButtons();
    void plan();
    QString whyNotYet() const;
    void send();
    Result<void> keep();
    void setSending(bool isSending);

    Study& m_study;
    const ModelAccess& m_access;
    Prompts& m_prompts;
    PersonId m_person;
    Words m_words;
    llm::PriceTable m_prices;
    bool m_hasProfiles = false;
    std::optional<Error> m_notLoaded;
    std::optional<Sending> m_sending;
    quint64 m_number = 0;
    bool m_isSending = false;
    QTimer m_later{this};

    QHBoxLayout* m_halves = nullptr;
    std::vector<QWidget*> m_choices;
    QWidget* m_page = nullptr;
    ProfileForm* m_form = nullptr;
    QFormLayout* m_fields = nullptr;
    QLabel* m_estimate = nullptr;
    QLabel* m_bound = nullptr;
    QLabel* m_where = nullptr;
    QLabel* m_note = nullptr;
    QPlainTextEdit* m_example = nullptr;
    QLabel* m_problem = nullptr;
    QLabel* m_whyNot = nullptr;
    ConsentBox* m_consent = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_send = nullptr;
};

} // namespace subtext
