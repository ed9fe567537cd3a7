// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/needed.h"
#include "app/tour/tourplaces.h"
#include "core/task/builtintasks.h"
#include "core/task/editing/partchanges.h"
#include "core/task/editing/taskedits.h"
#include "ui/setup/setupwizard.h"
#include "ui/setup/taskcard.h"
#include "ui/setup/taskpage.h"
#include "ui/taskeditor/livepage.h"
#include "ui/taskeditor/taskeditor.h"
#include "ui/widgets/segmentbar.h"

#include <QDir>
#include <QPushButton>
#include <QScrollBar>

namespace subtext {
namespace {

const char Letters[] = R"({"schema": "subtext.task/1", "token": "letters",
"title": "Letters to the editor", "version": "1",
"scene": [{"token": "article", "word": "What it is about", "kind": "text", "place": "paragraph"},
  {"token": "reader", "word": "Reader", "kind": "role", "place": "from", "required": true},
  {"token": "letter", "word": "Letter", "kind": "text", "place": "hero", "required": true}],
"group": {"token": "section", "word": "Section"},
"questions": [{"token": "tone", "word": "Tone", "ask": "How does {reader} write?", "options": [
    {"token": "matter-of-fact", "word": "Matter of fact", "definition": "Says what is the case."},
    {"token": "amused", "word": "Amused", "colour": "#b06a00", "valence": "positive"},
    {"token": "grateful", "word": "Grateful", "colour": "#3f8f4f", "valence": "positive"},
    {"token": "weary", "word": "Weary", "colour": "#6a6f9f", "valence": "negative"},
    {"token": "angry", "word": "Angry", "colour": "#b04a3a", "valence": "negative"}]},
  {"token": "facts", "word": "Facts", "ask": "Does it correct facts?", "board": "wants",
   "options": [{"token": "no", "word": "No"}, {"token": "yes", "word": "Yes"}]},
  {"token": "change", "word": "Change", "ask": "Does it ask for a change?", "board": "wants",
   "options": [{"token": "no", "word": "No"}, {"token": "yes", "word": "Yes"}]}],
"boards": [{"token": "wants", "ask": "What does {reader} want?"}],
"scales": [{"token": "warmth", "word": "Warmth", "ask": "How warm is it?", "figure": "face",
  "points": [{"value": -2, "word": "icy"}, {"value": -1, "word": "cool"}, {"value": 0, "word": "even"},
             {"value": 1, "word": "kind"}, {"value": 2, "word": "warm"}]}]})";

QString write(const QString& folder, const char* name, const QByteArray& document)
{
    const QString path = QDir(folder).filePath(QString::fromLatin1(name));
    writeFile(path, document);
    return path;
}

void tourEditor(Prompts& prompts, const TaskDocument& document, const QByteArray& name,
                const std::vector<TaskPart>& parts, const TakePicture& picture)
{
    TaskEditor editor(prompts, document, nullptr);
    editor.show();
    int number = 0;
    for (const TaskPart part : parts) {
        editor.choosePart(part);
        picture(editor, name + '-' + QByteArray::number(++number));
    }
    // What is beyond mending by itself, and where there is no room the page alone.
    editor.goTo(placeOf(editor.draft().task(), parts.back()));
    if (!editor.views()->isHidden()) {
        editor.views()->button(1)->click();
        picture(editor, name + "-page");
    }
}

} // namespace

void tourTaskEditor(SetupWizard& wizard, Prompts& prompts, const QString& folder,
                    const TakePicture& picture)
{
    TaskPage& page = *wizard.task();
    QByteArray broken(Letters);
    broken.replace("\"token\": \"weary\"", "\"token\": \"angry\"");
    broken.replace("\"value\": 1", "\"value\": 0");
    broken.replace("\"figure\"", "\"picture\"");
    page.readFile(write(folder, "broken.json", broken));
    picture(wizard, "setup-task-refused");
    page.readFile(write(folder, "letters.json", Letters));
    picture(wizard, "setup-task-own");
    const TaskDocument letters = page.chosen();
    TaskDocument faulty = letters;
    setWord(faulty.task, {PartKind::Option, 3, 0}, {});
    faulty.task.scales[0].points[1].value = 7;
    page.card(1)->click();
    picture(wizard, "setup-task-emoscene");
    page.card(0)->click();

    const TaskDocument cei{defaultTask(), {}, {}, {}};
    const TaskDocument emoscene{*builtInTask(u"emoscene"), {}, {}, {}};
    tourEditor(prompts, cei, "task-cei",
               {{PartKind::Head}, {PartKind::Field, 5}, {PartKind::Option, 0, 0}}, picture);
    tourEditor(prompts, emoscene, "task-emoscene",
               {{PartKind::Board, 0}, {PartKind::Question, 2}, {PartKind::Group}}, picture);
    tourEditor(prompts, letters, "task-own",
               {{PartKind::Question, 0}, {PartKind::Point, 2, 0}, {PartKind::Option, 4, 0}},
               picture);
    tourEditor(prompts, faulty, "task-faulty", {{PartKind::Option, 3, 0}}, picture);
}

} // namespace subtext
