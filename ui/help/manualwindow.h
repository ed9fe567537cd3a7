// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPagedPaintDevice;
class QPushButton;
class QUrl;

namespace subtext {

class ManualReader;

/// The manual, read beside the work: its pages, what is searched for in all of them, and the way
/// that one came. It has no parent, so that dialogs of the program's window leave it usable.
class ManualWindow : public QWidget
{
    Q_OBJECT
public:
    explicit ManualWindow(QWidget* parent = nullptr);

    /// A page and a heading of it, as a link: "course.md#4-collect".
    void open(const QString& target);
    /// The file of the page that is shown.
    const QString& page() const { return m_here.file; }
    /// Counts and marks them; what is read stays where it is.
    void search(const QString& words);
    /// To the next hit, or the one before it; from page to page only where this one has none.
    void stepHit(int by);
    void back() { goAlong(-1); }
    void forward() { goAlong(1); }
    void printTo(QPagedPaintDevice& device) const;

    ManualReader* reader() const { return m_reader; }
    QListWidget* pages() const { return m_pages; }

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Where
    {
        QString file;
        int position = 0; ///< In its text.
    };

    QWidget* buildSide();
    QHBoxLayout* buildBar();
    void registerKeys();
    void follow(const QUrl& link);
    void showPage(const QString& file);
    /// Remembers where one is before one goes elsewhere.
    void leave();
    void goAlong(int by);
    void choosePage(int row);
    void showCounts();
    void findHits();
    void showHit(int hit);
    int hitFromHere() const;
    void escape();
    void askToPrint();
    void dressAgain();

    std::vector<QString> m_texts; ///< Of every page, as its reader has it.
    QString m_words;
    std::vector<int> m_hits; ///< On the page that is shown.
    int m_hit = -1;          ///< The chosen one.
    Where m_here;
    std::vector<Where> m_before; ///< The last is where Back leads.
    std::vector<Where> m_after;
    QTimer m_dressing;
    QLineEdit* m_search = nullptr;
    QListWidget* m_pages = nullptr;
    QLabel* m_nothing = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_forward = nullptr;
    QLabel* m_hitText = nullptr;
    QPushButton* m_previous = nullptr;
    QPushButton* m_next = nullptr;
    ManualReader* m_reader = nullptr;
};

} // namespace subtext
