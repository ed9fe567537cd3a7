// SPDX-License-Identifier: MIT
#include "core/base/textsource.h"

#include <utility>

namespace subtext {

QByteArray MemoryText::next()
{
    return std::exchange(m_isRead, true) ? QByteArray() : m_utf8;
}

FileText::FileText(std::unique_ptr<QFile> file, qint64 begin)
    : m_file(std::move(file))
    , m_begin(begin)
{
    rewind();
}

void FileText::rewind()
{
    if (!m_file->seek(m_begin))
        m_error = Error{ErrorCode::FileUnreadable, {}, 0, 0, {}, m_file->errorString()};
}

QByteArray FileText::next()
{
    if (m_error)
        return {};
    QByteArray block(BlockSize, Qt::Uninitialized);
    const qint64 size = m_file->read(block.data(), block.size());
    if (size < 0) {
        m_error = Error{ErrorCode::FileUnreadable, {}, 0, 0, {}, m_file->errorString()};
        return {};
    }
    block.truncate(size);
    return block;
}

std::optional<QByteArrayView> LineReader::next()
{
    qsizetype end = endOfLine();
    while (end < 0) {
        const QByteArray more = m_text.next();
        m_isAtEnd = more.isEmpty();
        m_searched -= m_from;
        m_block.remove(0, m_from);
        m_block.append(more);
        m_from = 0;
        end = endOfLine();
    }
    if (end == m_from)
        return std::nullopt;
    const QByteArrayView line = QByteArrayView(m_block).sliced(m_from, end - m_from);
    m_from = end;
    m_searched = end;
    return line;
}

qsizetype LineReader::endOfLine()
{
    const qsizetype size = m_block.size();
    const auto isEnd = [this](char c) {
        return c == '\n' || (c == '\r' && m_ends == LineEnds::All);
    };
    while (m_searched < size && !isEnd(m_block.at(m_searched)))
        ++m_searched;
    if (m_searched == size)
        return m_isAtEnd ? size : -1;
    if (m_block.at(m_searched) == '\n')
        return m_searched + 1;
    if (m_searched + 1 == size) // CR: whether an LF follows
        return m_isAtEnd ? size : -1;
    return m_searched + (m_block.at(m_searched + 1) == '\n' ? 2 : 1);
}

} // namespace subtext
