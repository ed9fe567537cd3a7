// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/meaningtree.h"

#include "core/exchange/labelstudio/labelstudiorows.h"
#include "core/exchange/rows/columns.h"
#include "ui/text/shownwords.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/formfields.h"

#include <QComboBox>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int MostNumbers = 21;  // for each of which a row is worth reading
constexpr int LongestShown = 60; // letters of a word in a row

/// What a control can say; of stars and numbers, each of them.
std::vector<InterfaceControl::Word> wordsOf(const InterfaceControl& control)
{
    std::vector<InterfaceControl::Word> words = control.words;
    if (!words.empty())
        return words;
    const bool areFew = control.range && control.range->count() <= MostNumbers;
    for (int i = 0; areFew && i < control.range->count(); ++i) {
        const int step = control.range->first <= control.range->last ? i : -i;
        words.push_back({QString::number(control.range->first + step), {}, {}});
    }
    return words;
}

QString controlText(const InterfaceControl& control)
{
    QString text = control.name;
    if (!control.asked.isEmpty())
        text += QStringLiteral(" – ") + control.asked;
    return text.left(LongestShown);
}

} // namespace

MeaningTree::MeaningTree(QWidget* parent)
    : QWidget(parent)
    , m_tree(new QTreeWidget(this))
{
    setProperty("transparent", true);
    QVBoxLayout* column = makeColumn(this);
    column->addWidget(m_tree);
    m_tree->setColumnCount(2);
    m_tree->setHeaderLabels({tr("In Label Studio"), tr("In this study")});
    m_tree->setAccessibleName(tr("What the interface of the project means"));
    m_tree->setSelectionMode(QAbstractItemView::NoSelection);
    m_tree->header()->setSectionResizeMode(QHeaderView::Stretch);
}

void MeaningTree::show(std::shared_ptr<const Task> task, const LabelInterface& interface,
                       const ImportMapping& mapping, const std::vector<Somebody>& people,
                       const std::vector<InterfaceMeaning>& roster)
{
    m_tree->clear();
    m_rows.clear();
    m_task = std::move(task);
    m_words = inShownWords(*m_task);
    m_interface = interface;
    m_shown = mapping;
    addTexts();
    addControls();
    addPeople(people, roster);
    m_tree->expandAll();
}

QTreeWidgetItem* MeaningTree::group(const QString& title)
{
    auto* item = new QTreeWidgetItem(m_tree, {title});
    item->setFirstColumnSpanned(true);
    QFont strong = font();
    strong.setBold(true);
    item->setFont(0, strong);
    return item;
}

MeaningTree::Row& MeaningTree::add(QTreeWidgetItem& below, Row row, const QString& shown,
                                   const std::vector<InterfaceMeaning>& meanings,
                                   const QString& none, const QString& chosen)
{
    row.item = new QTreeWidgetItem(&below, {shown});
    row.box = makeNarrowChoice(m_tree);
    row.box->addItem(none, QString());
    for (const InterfaceMeaning& meaning : meanings)
        row.box->addItem(meaning.word, meaning.token);
    if (!row.isField() || holderOf(chosen) == m_rows.end())
        row.box->setCurrentIndex(std::max(0, row.box->findData(chosen)));
    explainField(*row.box, tr("Meaning of “%1”").arg(shown), tr("What it means in this study."));
    m_tree->setItemWidget(row.item, 1, row.box);
    if (row.isField())
        connect(row.box, &QComboBox::currentIndexChanged, this,
                [this, box = row.box] { leaveOutOthers(*box); });
    if (row.kind != Row::Kind::Control) // of which the words change first
        connect(row.box, &QComboBox::currentIndexChanged, this, &MeaningTree::changed);
    m_rows.push_back(row);
    return m_rows.back();
}

/// The text or control that is a field.
std::vector<MeaningTree::Row>::iterator MeaningTree::holderOf(const QString& field,
                                                              const QComboBox* besides)
{
    return std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) {
        return row.isField() && !field.isEmpty() && row.box != besides &&
               row.box->currentData().toString() == field;
    });
}

/// A field is read from one column: what was it before is left out, for everybody to see.
void MeaningTree::leaveOutOthers(const QComboBox& chosen)
{
    const auto holder = holderOf(chosen.currentData().toString(), &chosen);
    if (holder == m_rows.end())
        return;
    const Row before = *holder; // the rows of its words go, and move it
    const QSignalBlocker quiet(before.box);
    before.box->setCurrentIndex(0);
    if (before.control != nullptr)
        removeWords(*before.control);
}

/// What a column of the project is: as it was said, else by its own name.
QString MeaningTree::fieldOf(const QString& column,
                             const std::vector<InterfaceMeaning>& fields) const
{
    if (m_shown.unused.contains(column))
        return {};
    const QString said = m_shown.columns.key(column);
    if (!said.isEmpty())
        return said;
    const auto own = std::find_if(fields.begin(), fields.end(), [&](const InterfaceMeaning& field) {
        return field.token.compare(column, Qt::CaseInsensitive) == 0 &&
               !m_shown.columns.contains(field.token);
    });
    return own == fields.end() ? QString() : own->token;
}

/// Those that the task has no word for in the words of the window, too.
std::vector<InterfaceMeaning> MeaningTree::shownFields(std::vector<InterfaceMeaning> fields) const
{
    const ColumnNames names(m_words);
    for (InterfaceMeaning& field : fields) {
        const auto named = names.named(field.token);
        if (named == Field::Id)
            field.word = tr("Id");
        else if (named == Field::Group && m_words.group)
            field.word = m_words.group->word;
        else if (named == Field::Explanation)
            field.word = tr("Explanation");
        else if (named == Field::Flagged)
            field.word = tr("Flagged");
        else if (named == Field::FlagReason)
            field.word = tr("Flag reason");
    }
    return fields;
}

void MeaningTree::addTexts()
{
    QStringList seen;
    QTreeWidgetItem* texts = group(tr("Texts"));
    const std::vector<InterfaceMeaning> fields = shownFields(sceneFieldsOf(m_words));
    const ColumnNames names(*m_task);
    for (const InterfaceText& text : m_interface.texts) {
        const bool isOffered =
            !names.named(text.variable) ||
            std::any_of(fields.begin(), fields.end(), [&](const InterfaceMeaning& field) {
                return names.named(field.token) == names.named(text.variable);
            });
        // A name that says more than a text of the scene is read as what it says.
        if (!isOffered || text.variable.isEmpty() || text.variable == LabelStudioScenario ||
            seen.contains(text.variable))
            continue;
        seen << text.variable;
        add(*texts, {Row::Kind::Text, text.variable, text.variable}, text.variable, fields,
            tr("left out"), fieldOf(text.variable, fields));
    }
}

/// What a control of Subtext's own says beside the answer; empty for any other.
QString MeaningTree::ownMeaning(const InterfaceControl& control) const
{
    if (saysWhoAnswered(control))
        return tr("whose answer it is");
    const bool isSwept = ColumnNames(*m_task).named(control.name) == Field::Swept;
    return isSwept ? tr("what “all others no” answered") : QString();
}

void MeaningTree::addControls()
{
    QTreeWidgetItem* controls = group(tr("Questions"));
    for (const InterfaceControl& control : m_interface.controls) {
        if (const QString known = ownMeaning(control); !known.isEmpty()) {
            auto* item = new QTreeWidgetItem(controls, {controlText(control)});
            item->setText(1, known);
            continue;
        }
        const std::vector<InterfaceMeaning> fields = shownFields(fieldsFor(m_words, control));
        if (fields.empty()) {
            auto* item = new QTreeWidgetItem(controls, {controlText(control)});
            item->setText(
                1,
                tr("not imported: a study cannot ask a question of the kind %1").arg(control.tag));
            continue;
        }
        const Row row =
            add(*controls, {Row::Kind::Control, control.name, control.name, nullptr, &control},
                controlText(control), fields, tr("left out"), fieldOf(control.name, fields));
        addWords(*row.item, control, row.box->currentData().toString(), &m_shown);
        connect(row.box, &QComboBox::currentIndexChanged, this, [this, row] {
            removeWords(*row.control);
            addWords(*row.item, *row.control, row.box->currentData().toString(), nullptr);
            row.item->setExpanded(true);
            Q_EMIT changed();
        });
    }
}

void MeaningTree::removeWords(const InterfaceControl& control)
{
    for (auto row = m_rows.begin(); row != m_rows.end();) {
        const bool isOfIt = row->control == &control && row->kind != Row::Kind::Control;
        if (isOfIt)
            delete row->item; // with its choice
        row = isOfIt ? m_rows.erase(row) : row + 1;
    }
}

void MeaningTree::addWords(QTreeWidgetItem& of, const InterfaceControl& control,
                           const QString& field, const ImportMapping* mapping)
{
    const std::vector<InterfaceMeaning> meanings = meaningsIn(m_words, field);
    if (meanings.empty())
        return;
    const bool isCounted = addNumbers(of, control, field, mapping);
    if (isCounted && !control.isSeen)
        return;
    for (const InterfaceControl::Word& word : wordsOf(control)) {
        const auto said = mapping ? mapping->values.value(field) : QMap<QString, QString>();
        const QString meaning = said.value(word.exported, meaningOf(*m_task, field, word));
        const QString shown = word.shown.isEmpty() || word.shown == word.exported
                                  ? word.exported
                                  : QStringLiteral("%1 (%2)").arg(word.exported, word.shown);
        add(of,
            {Row::Kind::Word, control.name + QStringLiteral(": ") + word.exported, word.exported,
             nullptr, &control},
            shown.left(LongestShown), meanings,
            isCounted ? tr("as its numbers count") : tr("not known: refused"), meaning);
    }
}

/// What the numbers of a control count. False where they are no points of the field.
bool MeaningTree::addNumbers(QTreeWidgetItem& of, const InterfaceControl& control,
                             const QString& field, const ImportMapping* mapping)
{
    const std::vector<NumberRange> ranges = rangesFor(*m_task, field, control);
    if (ranges.empty())
        return false;
    std::vector<InterfaceMeaning> choices;
    for (const NumberRange& range : ranges) {
        const QString lowest = tr("%1 is the lowest point").arg(range.first);
        choices.push_back(
            {numberRangeText(range),
             control.isSeen ? tr("%1, %2 the highest").arg(lowest).arg(range.last) : lowest});
    }
    // What answers alone have said tells neither the ends nor the direction.
    const QString unsaid = control.isSeen ? QString() : numberRangeText(ranges.front());
    const bool isSaid = mapping && mapping->scales.contains(field);
    add(of, {Row::Kind::Numbers, control.name + QStringLiteral(": numbers"), {}, nullptr, &control},
        tr("its numbers"), choices, tr("not known: refused"),
        isSaid ? numberRangeText(mapping->scales.value(field)) : unsaid);
    return true;
}

void MeaningTree::addPeople(const std::vector<Somebody>& people,
                            const std::vector<InterfaceMeaning>& roster)
{
    if (people.empty())
        return;
    QTreeWidgetItem* item = group(tr("People"));
    // Answers of a project that was pushed say by themselves whose they are; their account is that
    // of whoever pushed them.
    const bool isPushed =
        std::any_of(m_interface.controls.begin(), m_interface.controls.end(), saysWhoAnswered);
    const QString unsaid = isPushed ? tr("a new person, if they answered in Label Studio itself")
                                    : tr("a new person, if there are answers of theirs");
    for (const Somebody& somebody : people)
        add(*item,
            {Row::Kind::Person, QStringLiteral("person: ") + somebody.key, somebody.key, nullptr,
             nullptr, nullptr, somebody.otherKeys},
            somebody.shown, roster, somebody.isKnown ? tr("as the study knows them") : unsaid,
            m_shown.people.value(somebody.key));
}

/// What was said of words and numbers of a field stays for those that no row shows, as long as it
/// is the same column.
void MeaningTree::beginField(const Row& row, const QString& field, ImportMapping& said) const
{
    said.columns.insert(field, row.said);
    const bool isControl = row.kind == Row::Kind::Control;
    if (fieldOf(row.said, isControl ? fieldsFor(*m_task, *row.control) : sceneFieldsOf(*m_task)) !=
        field)
        return;
    if (const auto words = m_shown.values.constFind(field); words != m_shown.values.constEnd())
        said.values.insert(field, *words);
    if (const auto range = m_shown.scales.constFind(field); range != m_shown.scales.constEnd())
        said.scales.insert(field, *range);
}

ImportMapping MeaningTree::mapping() const
{
    ImportMapping said;
    said.people = m_shown.people; // also those whom no row shows
    QHash<const InterfaceControl*, QString> fields;
    for (const Row& row : m_rows) {
        const QString chosen = row.box->currentData().toString();
        const QString field = fields.value(row.control);
        switch (row.kind) {
        case Row::Kind::Control:
            fields.insert(row.control, chosen);
            [[fallthrough]];
        case Row::Kind::Text:
            if (chosen.isEmpty())
                said.unused << row.said;
            else
                beginField(row, chosen, said);
            break;
        case Row::Kind::Word: // its field is said, even where no word of it is known
            said.values[field].remove(row.said);
            if (!chosen.isEmpty())
                said.values[field].insert(row.said, chosen);
            break;
        case Row::Kind::Numbers:
            said.scales.remove(field);
            if (const auto range = numberRangeFrom(chosen))
                said.scales.insert(field, *range);
            break;
        case Row::Kind::Person:
            said.people.remove(row.said);
            for (const QString& key : row.otherKeys)
                said.people.remove(key);
            if (!chosen.isEmpty())
                said.people.insert(row.said, chosen);
            break;
        }
    }
    // In flat exports a column may be a text or an answer: it is read as what was chosen.
    for (const QString& column : std::as_const(said.columns))
        said.unused.removeAll(column);
    said.unused.removeDuplicates();
    said.firstOf = m_shown.firstOf;
    said.group = m_shown.group;
    said.flagsSkipped = m_shown.flagsSkipped;
    return said;
}

QComboBox* MeaningTree::choice(const QString& of) const
{
    QComboBox* found = nullptr;
    for (const Row& row : m_rows) {
        if (row.name == of && (found == nullptr || row.kind == Row::Kind::Control))
            found = row.box;
    }
    return found;
}

} // namespace subtext
