// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/steps.h"

#include <QCoreApplication>
#include <QString>

#include <functional>

namespace subtext {

class NoticeBar;
struct Task;

/// What the notice bar says of an answer that was not submitted because something is missing.
class MissingNotice
{
    Q_DECLARE_TR_FUNCTIONS(subtext::MissingNotice)
public:
    explicit MissingNotice(NoticeBar& notice)
        : m_notice(notice)
    {}

    /// Where nothing is missing, takes back that something was.
    void tell(const MissingParts& missing, const Task& task);
    /// The same of the answer to an item as it stands, by the rules.
    void follow(const Answer& answer, const Task& task, const Protocol& protocol,
                const Scenario& item);
    /// Nothing at all is an answer as good as any, and is said, not assumed.
    void askAboutEmptyBoard(const std::function<void()>& submit);
    /// Whether the bar says it now.
    bool isShown() const;
    /// Nothing where the bar says something else.
    void dismiss();

private:
    NoticeBar& m_notice;
    QString m_text; ///< As it was told last.
};

} // namespace subtext
