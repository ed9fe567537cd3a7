// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QFile>

#include <memory>
#include <optional>

namespace subtext {

/// A text as UTF-8, read block by block and as often as is needed, so that a large file is never
/// in memory as a whole.
class TextSource
{
public:
    TextSource() = default;
    virtual ~TextSource() = default;
    TextSource(const TextSource&) = delete;
    TextSource& operator=(const TextSource&) = delete;

    virtual void rewind() = 0;
    /// What comes next; empty at the end, and where the file could not be read (error()).
    virtual QByteArray next() = 0;
    /// FileUnreadable, without the file's name, once reading has failed.
    const std::optional<Error>& error() const { return m_error; }

protected:
    std::optional<Error> m_error;
};

class MemoryText : public TextSource
{
public:
    explicit MemoryText(QByteArray utf8)
        : m_utf8(std::move(utf8))
    {}

    void rewind() override { m_isRead = false; }
    QByteArray next() override;

private:
    QByteArray m_utf8;
    bool m_isRead = false;
};

/// The text of an open file, from `begin` on.
class FileText : public TextSource
{
public:
    static constexpr qint64 BlockSize = 256 * 1024;

    explicit FileText(std::unique_ptr<QFile> file, qint64 begin = 0);

    void rewind() override;
    QByteArray next() override;

private:
    std::unique_ptr<QFile> m_file;
    qint64 m_begin;
};

enum class LineEnds {
    All,      ///< LF, CRLF and CR.
    LineFeed, ///< LF alone.
};

/// Cuts a text into lines, wherever its blocks end.
class LineReader
{
public:
    /// Reads on from where the text is.
    explicit LineReader(TextSource& text, LineEnds ends)
        : m_text(text)
        , m_ends(ends)
    {}

    /// The next line with its end, as long as no further one is asked for; none at the end.
    std::optional<QByteArrayView> next();

private:
    /// One past the end of the line that begins at m_from; −1 where the next block has to say.
    qsizetype endOfLine();

    TextSource& m_text;
    LineEnds m_ends;
    QByteArray m_block;
    qsizetype m_from = 0;
    qsizetype m_searched = 0; ///< No line ends before here.
    bool m_isAtEnd = false;
};

} // namespace subtext
