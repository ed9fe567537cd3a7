// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/needed.h"
#include "app/tour/tourplaces.h"
#include "core/llm/keyring.h"
#include "ui/forms/importform.h"
#include "ui/labelstudio/pullpage.h"
#include "ui/labelstudio/serverform.h"
#include "ui/labelstudio/studiodialog.h"
#include "ui/labelstudio/studiostudydialog.h"
#include "ui/prompts/prompts.h"
#include "ui/roster/importdialog.h"
#include "ui/widgets/consentbox.h"
#include "ui/widgets/segmentbar.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

namespace subtext {
namespace {

const char Projects[] = R"({"results": [
{"id": 3, "title": "Feelings in the office", "label_config": "<View/>", "task_number": 2,
 "total_annotations_number": 2},
{"id": 4, "title": "Pilot, autumn", "label_config": "<View/>", "task_number": 120,
 "total_annotations_number": 351}], "next": null})";

const char Project[] = R"json({"id": 3, "title": "Feelings in the office", "task_number": 2,
"total_annotations_number": 2, "label_config": "<View><Text name=\"context\" value=\"$context\"/><Text name=\"utterance\" value=\"$utterance\"/><Choices name=\"emotion\" toName=\"utterance\" choice=\"single\"><Choice value=\"glad\"/><Choice value=\"anger\"/></Choices><Rating name=\"valence\" toName=\"utterance\" maxRating=\"7\"/><Rating name=\"arousal\" toName=\"utterance\" maxRating=\"7\"/><Rating name=\"dominance\" toName=\"utterance\" maxRating=\"7\"/><Rating name=\"confidence\" toName=\"utterance\" maxRating=\"7\"/><Taxonomy name=\"topics\" toName=\"utterance\"/></View>"})json";

const char People[] = R"([{"id": 1, "email": "ada@example.org", "first_name": "Ada",
"last_name": "Coleman"}, {"id": 2, "email": "sam@example.org", "first_name": "Sam",
"last_name": "Weller"}])";

/// Two tasks: a word of one answer is known, that of the other is not.
QByteArray tasks()
{
    QByteArray all;
    int number = 901;
    for (const char* feeling : {"anger", "glad"}) {
        QByteArray results = R"([{"from_name": "emotion", "to_name": "utterance",
            "type": "choices", "value": {"choices": [")" +
                             QByteArray(feeling) + R"("]}})";
        for (const char* scale : {"valence", "arousal", "dominance", "confidence"})
            results += R"(, {"from_name": ")" + QByteArray(scale) +
                       R"(", "to_name": "utterance", "type": "rating", "value": {"rating": 2}})";
        all += (all.isEmpty() ? "[" : ", ") + QByteArray(R"({"id": )") +
               QByteArray::number(number) + R"(, "data": {"subtype": "sarcasm-irony", "id": ")" +
               QByteArray::number(number) + R"(", "speaker_role": "colleague",
            "listener_role": "colleague", "power_relation": "peer", "domain": "workplace",
            "context": "The printer is out of paper again.", "utterance": "Lovely."},
            "annotations": [{"id": 21, "completed_by": {"id": 2, "email": "sam@example.org"},
            "result": )" +
               results + "]}]}";
        ++number;
    }
    return all + "]";
}

/// A server that is nowhere: it has a project and takes nothing.
class InventedStudio : public HttpTransport
{
public:
    Id send(const HttpRequest& request, Done done) override
    {
        HttpReply reply;
        reply.status = 200;
        reply.headers = {{"Content-Type", "application/json"}};
        reply.body = answerTo(request.method, request.url.path());
        if (!request.saveTo.isEmpty()) {
            QFile file(request.saveTo);
            if (!file.open(QIODevice::WriteOnly) || file.write(reply.body) < 0)
                reply.fault = HttpFault::Unwritable;
        }
        QTimer::singleShot(0, &m_home, [reply, done = std::move(done)] { done(reply); });
        return ++m_last;
    }
    void cancel(Id /*id*/) override {}

private:
    static QByteArray answerTo(const QByteArray& method, const QString& path)
    {
        if (path.endsWith(QLatin1String("/version")))
            return R"({"release": "1.23.2"})";
        if (path.endsWith(QLatin1String("/users/")))
            return People;
        if (path.endsWith(QLatin1String("/projects/")))
            return Projects;
        if (path.endsWith(QLatin1String("/exports/")))
            return method == "POST" ? R"({"id": 1, "status": "completed"})" : "[]";
        if (path.endsWith(QLatin1String("/download")))
            return tasks();
        if (path.endsWith(QLatin1String("/tasks/")))
            return R"({"tasks": [], "total": 0})";
        return Project;
    }

    QObject m_home;
    Id m_last = 0;
};

class InventedKeys : public llm::KeyRing
{
public:
    void find(const llm::Profile& /*profile*/, QObject* context, Found found) override
    {
        QTimer::singleShot(0, context, [found] { found(QByteArray("invented")); });
    }
    void store(const QString& /*name*/, const QByteArray& /*key*/, QObject* /*context*/,
               Stored /*stored*/) override
    {}
    void remove(const QString& /*name*/, QObject* /*context*/, Stored /*removed*/) override {}
};

void await(StudioFrame& dialog)
{
    awaitDone([&] { return !dialog.isWorking(); });
}

/// What a project asks, as the task of a new study. (The next step asks for a file.)
void tourNewStudy(const StudioStudyDialog::Context& context, const TakePicture& take)
{
    StudioStudyDialog dialog(context, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    dialog.server()->setAddress(QStringLiteral("https://label.example.org"));
    dialog.consentBox()->setChecked(true);
    take(dialog, "label-studio-new-server");
    dialog.actButton()->click();
    await(dialog);
    dialog.actButton()->click();
    await(dialog);
    dialog.coordinator()->setText(QStringLiteral("Ada Coleman"));
    take(dialog, "label-studio-new-study");
}

/// What the controls of an exported file mean, of which nothing is known.
void tourForeignExport(Prompts& prompts, Study& study, const TakePicture& take)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("feelings.json"));
    writeFile(path, tasks());
    ImportDialog dialog(prompts, study, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.form()->addFiles({path});
    dialog.form()->finishReading();
    dialog.show();
    take(dialog, "roster-import-meanings");
}

} // namespace

void tourLabelStudio(Study& study, const Person& coordinator, const Environment& environment,
                     const TakePicture& take)
{
    DialogPrompts prompts;
    InventedKeys keys;
    const ModelAccess access{
        {}, &keys, [](const Clock&) { return std::make_unique<InventedStudio>(); }};
    StudioDialog dialog({prompts, study, environment, access, coordinator.id}, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    dialog.server()->setAddress(QStringLiteral("https://label.example.org"));
    dialog.server()->keyBox()->setCurrentIndex(1);
    take(dialog, "label-studio-server");
    dialog.consentBox()->setChecked(true);
    dialog.actButton()->click();
    await(dialog);
    take(dialog, "label-studio-projects");
    dialog.actButton()->click();
    await(dialog);
    take(dialog, "label-studio-meanings");
    dialog.pullPage()->views()->button(0)->click();
    take(dialog, "label-studio-preview");
    dialog.backButton()->click();
    dialog.pushButton()->click();
    await(dialog);
    take(dialog, "label-studio-push");
    tourNewStudy({prompts, environment, access}, take);
    tourForeignExport(prompts, study, take);
}

} // namespace subtext
