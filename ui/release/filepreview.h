// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/layout/release.h"

#include <QFrame>
#include <QLabel>

class QPlainTextEdit;
class QStackedWidget;
class QTableWidget;

namespace subtext {

class ElidedLabel;

class SvgView;
class TextReader;

/// One file of a release as people read it: CSV as a table, Markdown as prose, SVG as a picture,
/// everything else as it is. Of large files the beginning, and a word that it is only that.
class FilePreview : public QFrame
{
    Q_OBJECT
public:
    enum class Look { Nothing, Table, Prose, Plain, Picture };

    static constexpr int MostRows = 300;
    static constexpr qsizetype MostBytes = 100'000;

    explicit FilePreview(QWidget* parent);

    /// `about`: what it is. `picture`: what is shown in place of a PDF; empty where there
    /// is none.
    void showFile(const ReleaseFile& file, const QString& about, const QByteArray& picture = {});
    void showNothing();

    Look look() const { return m_look; }
    QString notice() const { return m_notice->text(); }
    QString text() const;
    QTableWidget* table() const { return m_table; }

private:
    void showTable(const QByteArray& csv);
    void showProse(const QByteArray& markdown);
    void showPlain(const QByteArray& bytes);
    void showPicture(const QByteArray& svg);
    void setNotice(const QString& text);

    Look m_look = Look::Nothing;
    ElidedLabel* m_name;
    QLabel* m_about;
    QLabel* m_notice;
    QStackedWidget* m_stack;
    QTableWidget* m_table;
    TextReader* m_prose;
    QPlainTextEdit* m_plain;
    SvgView* m_picture;
    QWidget* m_nothing;
};

} // namespace subtext
