// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/studywords.h"

#include "ui/text/answertext.h"
#include "ui/text/words.h"

namespace subtext {

StudyWords::StudyWords(const QStringList& words, const QString& language)
    : QStringList(words)
    , m_language(language)
{}

StudyWords StudyWords::ofQuestions(const Task& task)
{
    StudyWords words({}, task.language);
    for (const Question& question : task.questions)
        words << questionWord(question);
    return words;
}

QString StudyWords::inside(std::size_t place) const
{
    return inside(at(static_cast<qsizetype>(place)));
}

QString StudyWords::inside(const QString& words) const
{
    return midSentence(words, m_language);
}

} // namespace subtext
