// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette/palettemodel.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListView;

namespace subtext {

/// A field and below it what it finds. The keys stay in the field: Up, Down and the page keys move
/// the mark in the list, Return goes there, Escape closes.
class PaletteDialog : public QDialog
{
    Q_OBJECT
public:
    /// What is chosen happens in `window` once it has the keys again, and not at all if it is gone
    /// by then.
    PaletteDialog(std::vector<PaletteEntry> entries, QWidget& window);

    const PaletteModel& model() const { return m_model; }
    QLineEdit* field() const { return m_field; }
    QListView* list() const { return m_list; }
    /// Below the list: how many more there are; in its place: that nothing is called so.
    QString note() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildList();
    void narrow(const QString& query);
    void showNote();
    void moveMark(int by);
    int pageLength() const;
    void goThere();

    QWidget& m_window;
    PaletteModel m_model;
    QLineEdit* m_field;
    QListView* m_list;
    QLabel* m_nothing; ///< In the place of the list where nothing is found.
    QLabel* m_note;
};

} // namespace subtext
