// SPDX-License-Identifier: MIT
#pragma once

#include "core/study/study.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/thirdtask.h"

#include <QTemporaryDir>

namespace subtext::test {

/// An empty study of the third task.
class MailStudy
{
public:
    MailStudy()
        : m_study(must(Study::create(path(), setup(), {m_clock, m_ids, {}})))
    {}

    Study& operator*() { return *m_study; }
    Study* operator->() { return m_study.get(); }
    void reopen()
    {
        m_study.reset();
        m_study = must(Study::open(path(), Study::Access::Write, {m_clock, m_ids, {}}));
    }

private:
    QString path() const { return m_folder.filePath(QStringLiteral("mail.subtext")); }
    static Study::Setup setup()
    {
        Study::Setup setup;
        setup.title = QStringLiteral("Mail");
        setup.task = thirdTask();
        return setup;
    }

    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    std::unique_ptr<Study> m_study;
};

} // namespace subtext::test
