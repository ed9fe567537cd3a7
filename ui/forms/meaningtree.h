// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/interfacemapping.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace subtext {

/// What a foreign labelling interface means in the study: for each of its texts, controls, their
/// words, and for each person there, a choice. What is known or proposed is chosen already. No two
/// texts or controls are the same field: choosing one leaves the other out.
class MeaningTree : public QWidget
{
    Q_OBJECT
public:
    explicit MeaningTree(QWidget* parent);

    struct Somebody
    {
        QString key;
        QString shown;
        bool isKnown = false; ///< The study recognizes them by this, said or not.
        /// Other keys by which a mapping may call them: what is chosen goes before those.
        QStringList otherKeys = {};
    };
    /// `people`: those of the server; `roster`: codes and names that they may be.
    void show(std::shared_ptr<const Task> task, const LabelInterface& interface,
              const ImportMapping& mapping, const std::vector<Somebody>& people,
              const std::vector<InterfaceMeaning>& roster);
    /// As chosen; words, numbers and people that have no row are as they were in what was shown.
    ImportMapping mapping() const;

    /// The choice for a text, a control ("tone"), a word of one ("tone: glad") or a person
    /// ("person: KEY"); none where there is no such row. Of a text and a control of one name it is
    /// the control's.
    QComboBox* choice(const QString& of) const;
    QTreeWidget* tree() const { return m_tree; }

Q_SIGNALS:
    void changed();

private:
    struct Row
    {
        enum class Kind { Text, Control, Word, Numbers, Person };
        Kind kind;
        QString name; ///< As choice() has it.
        QString said; ///< The column, the word or the key.
        QComboBox* box = nullptr;
        const InterfaceControl* control = nullptr;
        QTreeWidgetItem* item = nullptr;
        QStringList otherKeys = {}; ///< Of a person.

        bool isField() const { return kind == Kind::Text || kind == Kind::Control; }
    };

    QTreeWidgetItem* group(const QString& title);
    Row& add(QTreeWidgetItem& below, Row row, const QString& shown,
             const std::vector<InterfaceMeaning>& meanings, const QString& none,
             const QString& chosen);
    std::vector<InterfaceMeaning> shownFields(std::vector<InterfaceMeaning> fields) const;
    void addTexts();
    QString ownMeaning(const InterfaceControl& control) const;
    void addControls();
    void addPeople(const std::vector<Somebody>& people,
                   const std::vector<InterfaceMeaning>& roster);
    /// The words of a control, in the field that it is now; `mapping` where nothing was chosen yet.
    void addWords(QTreeWidgetItem& of, const InterfaceControl& control, const QString& field,
                  const ImportMapping* mapping);
    bool addNumbers(QTreeWidgetItem& of, const InterfaceControl& control, const QString& field,
                    const ImportMapping* mapping);
    void removeWords(const InterfaceControl& control);
    std::vector<Row>::iterator holderOf(const QString& field, const QComboBox* besides = nullptr);
    void leaveOutOthers(const QComboBox& chosen);
    void beginField(const Row& row, const QString& field, ImportMapping& said) const;
    QString fieldOf(const QString& column, const std::vector<InterfaceMeaning>& fields) const;

    std::shared_ptr<const Task> m_task;
    Task m_words; ///< It in the words of the window.
    LabelInterface m_interface;
    ImportMapping m_shown;
    QTreeWidget* m_tree;
    std::vector<Row> m_rows;
};

} // namespace subtext
