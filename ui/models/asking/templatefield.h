// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/owntemplate.h"

#include <QWidget>

#include <optional>

class QPushButton;

namespace subtext {

class ElidedLabel;
class Prompts;

/// Which text asks: the one that ships, or a file that somebody wrote. The file is
/// read when it is chosen.
class TemplateField : public QWidget
{
    Q_OBJECT
public:
    /// What it says, of what is asked.
    struct Words
    {
        QString usual;   ///< Where none is chosen: "the mode’s prompt".
        QString choose;  ///< Explains the button that chooses one …
        QString without; ///< … and the one that does without.
    };
    TemplateField(Prompts& prompts, const Words& words, QWidget* parent);

    /// None: the one that ships.
    const std::optional<llm::TemplateFile>& chosen() const { return m_chosen; }
    /// Why the file that was chosen cannot be read; none where it can.
    const std::optional<Error>& fault() const { return m_fault; }
    QString said() const;

    /// The text that a run was begun with, which cannot be changed any more.
    void fix(const std::optional<llm::TemplateFile>& ofRun);

Q_SIGNALS:
    void changed();

private:
    void take(const QString& path);
    void say(const QString& line);

    const Words m_words;
    std::optional<llm::TemplateFile> m_chosen;
    std::optional<Error> m_fault;
    ElidedLabel* m_said;
    QPushButton* m_choose;
    QPushButton* m_without;
};

} // namespace subtext
