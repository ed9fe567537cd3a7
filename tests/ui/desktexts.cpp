// SPDX-License-Identifier: MIT
// The reading of whole widget trees; the window itself is in deskharness.cpp.
#include "tests/ui/deskharness.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QMetaProperty>
#include <QPointer>
#include <QSet>

namespace subtext::test {
namespace {

constexpr int LastRole = Qt::UserRole + 16;

bool isWithin(const QObject* object, const QObject* ancestor)
{
    for (; object; object = object->parent()) {
        if (object == ancestor)
            return true;
    }
    return false;
}

void addText(QSet<QString>& texts, const QVariant& value)
{
    if (value.typeId() == QMetaType::QString || value.typeId() == QMetaType::QStringList)
        texts.insert(value.toStringList().join(u'\n'));
}

void addModel(QSet<QString>& texts, const QAbstractItemModel* model)
{
    for (int row = 0; model && row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            for (int role = 0; role <= LastRole; ++role)
                addText(texts, model->index(row, column).data(role));
        }
    }
}

void addObject(QSet<QString>& texts, const QObject& object)
{
    const QMetaObject* meta = object.metaObject();
    for (int i = 0; i < meta->propertyCount(); ++i) {
        // How it is drawn says nothing, nor does the document that a label makes of its text when
        // somebody first looks; a text field has its words as plain text besides.
        const QLatin1String name(meta->property(i).name());
        if (name != QLatin1String("styleSheet") && name != QLatin1String("html"))
            addText(texts, meta->property(i).read(&object));
    }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&object))
        addModel(texts, view->model());
    if (const auto* box = qobject_cast<const QComboBox*>(&object))
        addModel(texts, box->model());
}

void addSpoken(QSet<QString>& texts, QAccessibleInterface* spoken, const QObject* except, int depth)
{
    if (!spoken || depth > 40 || (except && spoken->object() == except))
        return;
    for (QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                                   QAccessible::Help, QAccessible::Accelerator})
        texts.insert(spoken->text(kind));
    if (QAccessibleTextInterface* text = spoken->textInterface())
        texts.insert(text->text(0, text->characterCount()));
    if (QAccessibleValueInterface* value = spoken->valueInterface())
        texts.insert(value->currentValue().toString());
    for (int i = 0; i < spoken->childCount(); ++i)
        addSpoken(texts, spoken->child(i), except, depth + 1);
}

QStringList sorted(QSet<QString> texts)
{
    texts.remove(QString());
    QStringList list = texts.values();
    list.sort();
    return list;
}

} // namespace

QStringList textsOf(const QObject& root, const QObject* except)
{
    QSet<QString> texts;
    addObject(texts, root);
    // Reading a property may make or delete objects behind it.
    QList<QPointer<QObject>> objects;
    for (QObject* object : root.findChildren<QObject*>())
        objects << object;
    for (const QPointer<QObject>& object : objects) {
        if (object && (!except || !isWithin(object, except)))
            addObject(texts, *object);
    }
    return sorted(texts);
}

QStringList spokenTexts(QWidget& root, const QObject* except)
{
    // Lists tell their rows anew only to a screen reader that runs; what they told before may be
    // of rows that are gone.
    for (QAbstractItemView* view : root.findChildren<QAbstractItemView*>()) {
        if (QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(view))
            QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(spoken));
    }
    QSet<QString> texts;
    addSpoken(texts, QAccessible::queryAccessibleInterface(&root), except, 0);
    return sorted(texts);
}

} // namespace subtext::test
