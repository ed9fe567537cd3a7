// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/studydata.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/teststudy.h"

namespace subtext::test {

/// A study with nothing but what was imported into it.
class PublishedStudy
{
public:
    explicit PublishedStudy(const QStringList& files = publishedData())
        : m_study(empty())
    {
        const auto report = m_study->importing().importFiles(files, {});
        if (!report || !report->refused.empty())
            qFatal("the files cannot be imported");
    }

    StudyData data() { return must(m_study->snapshot()); }

private:
    static TestStudy::Shape empty()
    {
        TestStudy::Shape shape;
        shape.perSubtype = 0;
        shape.annotators = 0;
        shape.ratersPerItem = 0;
        return shape;
    }

    TestStudy m_study;
};

} // namespace subtext::test
