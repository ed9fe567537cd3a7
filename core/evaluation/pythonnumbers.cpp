// SPDX-License-Identifier: MIT
#include "core/evaluation/pythonnumbers.h"

namespace subtext::evaluation {
namespace {

constexpr qsizetype LongestWord = 9; // "-Infinity"

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isNumberWord(const QByteArray& word)
{
    return word == "NaN" || word == "Infinity" || word == "-Infinity";
}

} // namespace

void PythonNumbers::rewind()
{
    m_text.rewind();
    m_word.clear();
    m_isInString = false;
    m_isEscaped = false;
}

QByteArray PythonNumbers::next()
{
    QByteArray out;
    while (out.isEmpty()) {
        const QByteArray block = m_text.next();
        if (block.isEmpty()) {
            m_error = m_text.error();
            endWord(out);
            return out;
        }
        out.reserve(block.size());
        for (const char c : block)
            take(c, out);
    }
    return out;
}

void PythonNumbers::take(char c, QByteArray& out)
{
    if (m_isInString) {
        out += c;
        m_isInString = c != '"' || m_isEscaped;
        m_isEscaped = c == '\\' && !m_isEscaped;
        return;
    }
    const bool isOfWord = isLetter(c) || (c == '-' && m_word.isEmpty());
    if (isOfWord && m_word.size() < LongestWord) {
        m_word += c;
        return;
    }
    endWord(out);
    out += c;
    m_isInString = c == '"';
}

void PythonNumbers::endWord(QByteArray& out)
{
    out += isNumberWord(m_word) ? '"' + m_word + '"' : m_word;
    m_word.clear();
}

} // namespace subtext::evaluation
