// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/persondialogs.h"

#include "ui/forms/rostercodes.h"
#include "ui/forms/rosteredit.h"
#include "ui/help/manual.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/segmentbar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

QVBoxLayout* dialogRows(QDialog& dialog, const QString& title, const QString& about)
{
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    dialog.setWindowTitle(title);
    offerManual(dialog, ManualPlace::People);
    QVBoxLayout* column = makeColumn(&dialog, {28, 24, 28, 20}, 10);
    column->addWidget(makeLabel(title, theme::TextRole::Title, LabelTone::Normal, &dialog));
    column->addWidget(makeLines(about, theme::TextRole::Body, LabelTone::Muted, &dialog));
    column->addSpacing(6);
    return column;
}

} // namespace

AddPeopleDialog::AddPeopleDialog(Prompts& prompts, const QSet<QString>& taken, QWidget* parent)
    : QDialog(parent)
    , m_taken(taken)
    , m_roster(new RosterEdit(prompts, this))
    , m_problem(makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this))
    , m_add(makeButton(tr("Add"), ButtonKind::Primary, this, "add"))
{
    auto* column = dialogRows(*this, tr("Add people"),
                              tr("One person per line. Latecomers get items that lack annotators; "
                                 "nobody’s work is touched."));
    resizeToRoom(*this, {820, 520});
    m_roster->setTaken(taken);
    column->addWidget(m_roster, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_problem, 1);
    auto* cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, this);
    buttons->addWidget(cancel);
    buttons->addWidget(m_add);
    column->addLayout(buttons);
    const auto refresh = [this] {
        m_problem->clear();
        const auto count = static_cast<qint64>(m_roster->people().size());
        m_add->setEnabled(count > 0);
        m_add->setText(count > 0 ? tr("Add %n people", nullptr, plural(count)) : tr("Add"));
    };
    connect(m_roster, &RosterEdit::changed, this, refresh);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this,
            [this] { Q_EMIT addRequested(withCodes(m_roster->people(), m_taken)); });
    refresh();
    m_roster->edit()->setFocus();
}

PersonDialog::PersonDialog(const Person& person, bool isOneself, QWidget* parent)
    : QDialog(parent)
    , m_name(new QLineEdit(person.name, this))
    , m_role(new SegmentBar(tr("Role"), this))
    , m_save(makeButton(tr("Save"), ButtonKind::Primary, this, "save"))
{
    auto* column = dialogRows(*this, tr("Name and role of %1").arg(person.code),
                              tr("The code stays: hand-outs and releases know the person by it. A "
                                 "role can change as long as there is no work in it."));
    setMinimumWidth(520);
    auto* label =
        makeLabel(tr("Name", "Of a person"), theme::TextRole::Caption, LabelTone::Normal, this);
    label->setBuddy(m_name);
    column->addWidget(label);
    m_name->setAccessibleName(tr("Name", "Of a person"));
    column->addWidget(m_name);
    column->addWidget(makeLabel(tr("Role"), theme::TextRole::Caption, LabelTone::Normal, this));
    for (Role role : {Role::Annotator, Role::Adjudicator, Role::Coordinator})
        m_role->addSegment(roleWord(role)); // in the order of Role
    m_role->setCurrent(static_cast<int>(person.role));
    m_role->setEnabled(!isOneself);
    column->addWidget(m_role);
    column->addSpacing(6);
    column->addLayout(makeDialogButtons(*this, *m_save));
    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString& name) { m_save->setEnabled(!name.trimmed().isEmpty()); });
    connect(m_save, &QPushButton::clicked, this, [this] {
        Q_EMIT chosen(m_name->text().simplified(), static_cast<Role>(m_role->current()));
        accept();
    });
}

PassphraseDialog::PassphraseDialog(const Person& person, bool hasPassphrase, QWidget* parent)
    : QDialog(parent)
    , m_first(new QLineEdit(this))
    , m_again(new QLineEdit(this))
    , m_state(makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this))
    , m_remove(makeButton(tr("Remove it"), ButtonKind::Quiet, this, "remove"))
    , m_set(makeButton(tr("Set the passphrase"), ButtonKind::Primary, this, "set"))
{
    m_again->setObjectName(QStringLiteral("again"));
    auto* column =
        dialogRows(*this, tr("Passphrase of %1").arg(person.name),
                   tr("It keeps others from signing in under this name by mistake, here and in "
                      "hand-outs written from now on. Only its hash is kept: nobody can read it, "
                      "and the file itself is not encrypted."));
    setMinimumWidth(520);
    for (const auto& [field, name] :
         {std::pair{m_first, tr("Passphrase")}, std::pair{m_again, tr("Repeat the passphrase")}}) {
        auto* label = makeLabel(name, theme::TextRole::Caption, LabelTone::Normal, this);
        label->setBuddy(field);
        column->addWidget(label);
        field->setAccessibleName(name);
        field->setEchoMode(QLineEdit::Password);
        column->addWidget(field);
        connect(field, &QLineEdit::textChanged, this, &PassphraseDialog::refresh);
    }
    column->addWidget(m_state);
    column->addSpacing(6);
    m_remove->setVisible(hasPassphrase);
    column->addLayout(makeDialogButtons(*this, *m_set, m_remove));
    connect(m_remove, &QPushButton::clicked, this, [this] {
        Q_EMIT chosen({});
        accept();
    });
    connect(m_set, &QPushButton::clicked, this, [this] {
        Q_EMIT chosen(m_first->text());
        accept();
    });
    refresh();
    resizeToText(*this, minimumWidth());
}

void PassphraseDialog::refresh()
{
    const bool isLong = m_first->text().size() >= Shortest;
    const bool isSame = m_first->text() == m_again->text();
    m_set->setEnabled(isLong && isSame);
    m_state->setText(
        !isLong   ? tr("At least %1 characters; a few words are easier to remember.").arg(Shortest)
        : !isSame ? tr("The two are not the same.")
                  : tr("Both are the same."));
}

} // namespace subtext
