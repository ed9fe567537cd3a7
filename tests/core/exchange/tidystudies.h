// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/exporter.h"
#include "core/study/study.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/writtentables.h"

#include <QTemporaryDir>

namespace subtext::test {

inline QString latin(const char* text)
{
    return QString::fromLatin1(text);
}

/// An empty study of a task, in a folder of its own.
class StudyOf
{
public:
    explicit StudyOf(const Task& task)
        : m_study(must(Study::create(filePath(QStringLiteral("study.subtext")),
                                     {QStringLiteral("A study"), task, {}}, environment())))
    {}

    Study* operator->() { return m_study.get(); }
    QString filePath(const QString& name) const { return m_folder.filePath(name); }
    Environment environment() { return {m_clock, m_ids, {}}; }

    /// Writes a file and imports it.
    Result<ImportReport> take(const QByteArray& bytes, const ImportOptions& options = {},
                              const QString& name = QStringLiteral("input"))
    {
        return m_study->importing().importFiles({writeFile(filePath(name), bytes)}, options);
    }
    QByteArray table() { return tidyCsv(must(m_study->snapshot())); }

private:
    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    std::unique_ptr<Study> m_study;
};

// Texts that are hard to keep, words and tokens, numbers and words of points, two groups with one
// id, a scene that nobody labelled.
inline const QByteArray ThirdTable(
    "Channel,id,product,earlier,customer,agent,message,annotator,tone,refund,repair,apology,mood,"
    "effort,explanation,flag,flag_reason,swept,submitted_at,active_ms,position\n"
    "mail,1,Hand blender,,Mrs Q,bot,\"It, \"\"well\"\",\nbroke.\",Ann,cross,yes,no,No,"
    "bitter,5,\"two\nlines\",,,repair apology,2026-01-02T03:04:05.678Z,1200,7\n"
    "mail,1,hand-blender,,Mrs Q,bot,\"It, \"\"well\"\",\nbroke.\",Bob,Worried,1,FALSE,0,"
    "\xE2\x88\x92"
    "1,a  Day,,yes,odd,,,,\n"
    "chat/2,1,,earlier \xF0\x9F\x99\x82,A,,  =1+1 ,Ann,calm,no,no,no,0,1,,,,refund repair "
    "apology,,,400\n"
    "chat/2,007,kettle,,B,,NA,,,,,,,,,,,,,,\n");

inline const QByteArray EmoSceneTable(
    "topic,id,subject,text,annotator,joy,trust,fear,surprise,sadness,disgust,anger,anticipation,"
    "flag,swept,position\n"
    "market,1,Samir,Samir laughed.,R1,yes,yes,no,no,no,no,no,yes,,fear surprise sadness disgust "
    "anger,2\n"
    "market,1,Samir,Samir laughed.,R2,no,no,no,no,no,no,no,no,,,1\n"
    "garden,2,Nadia,\"Nadia, again.\",R1,No,YES,0,1,false,true,no,no,a bad scene,,\n");

} // namespace subtext::test
