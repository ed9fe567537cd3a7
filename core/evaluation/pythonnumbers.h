// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/textsource.h"

namespace subtext::evaluation {

/// A text of JSON in which NaN, Infinity and −Infinity, which Python writes and JSON does not know,
/// are texts of that word; everything else stays. `text` must outlive it.
class PythonNumbers : public TextSource
{
public:
    explicit PythonNumbers(TextSource& text)
        : m_text(text)
    {}

    void rewind() override;
    QByteArray next() override;

private:
    void take(char c, QByteArray& out);
    void endWord(QByteArray& out);

    TextSource& m_text;
    QByteArray m_word; ///< Letters outside of strings, with a minus sign before them.
    bool m_isInString = false;
    bool m_isEscaped = false;
};

} // namespace subtext::evaluation
