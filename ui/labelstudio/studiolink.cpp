// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labelstudio/studiolink.h"

#include <utility>

namespace subtext {
namespace {

/// Whether no Label Studio is at an address, as far as can be told without the key.
bool isNoneThere(const Error& error)
{
    return error.code == ErrorCode::Cancelled || error.code == ErrorCode::ServerUnreachable ||
           error.code == ErrorCode::ServerUntrusted ||
           (error.code == ErrorCode::ServerRefused &&
            (error.value == QLatin1String("page") || error.value == QLatin1String("answer")));
}

} // namespace

/// The parts of one thing that is done; those that refer to others come after them.
struct StudioLink::Talk : public QObject
{
    Talk(std::unique_ptr<HttpTransport> over, const StudioLink& link)
        : transport(std::move(over))
        , client(link.m_server, link.m_token, {*transport, link.m_clock, systemLater()})
    {}

    std::unique_ptr<HttpTransport> transport;
    LabelStudioClient client;
    std::unique_ptr<ProjectList> list;
    std::unique_ptr<ProjectFetch> fetch;
    std::unique_ptr<ProjectPush> push;
};

StudioLink::StudioLink(const ModelAccess& access, const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_access(access)
    , m_clock(clock)
{}

StudioLink::~StudioLink()
{
    end();
}

void StudioLink::end()
{
    delete std::exchange(m_talk, nullptr);
    m_isBusy = false;
}

void StudioLink::signIn(const QUrl& server, const QByteArray& token)
{
    m_server = server;
    m_token = token;
}

StudioLink::Talk& StudioLink::begin()
{
    if (m_talk)
        m_talk->deleteLater(); // it may be what called
    m_talk = new Talk(m_access.transport(m_clock), *this);
    m_isBusy = true;
    return *m_talk;
}

template <typename Answer, typename Done> auto StudioLink::heard(Done done)
{
    return [this, talk = m_talk, done = std::move(done)](const Answer& answer) {
        if (talk != m_talk)
            return;
        m_isBusy = false;
        done(answer);
    };
}

void StudioLink::knock(Knocked knocked)
{
    m_token.clear();
    Talk& talk = begin();
    talk.client.get(QStringLiteral("/api/version"),
                    heard<Result<QJsonDocument>>([knocked](const Result<QJsonDocument>& answer) {
                        const bool isNone = !answer && isNoneThere(answer.error());
                        knocked(isNone ? Result<void>(fail(answer.error())) : Result<void>());
                    }));
}

void StudioLink::list(ProjectList::Listed listed)
{
    Talk& talk = begin();
    talk.list = std::make_unique<ProjectList>(talk.client);
    talk.list->start(heard<Result<std::vector<StudioProject>>>(std::move(listed)));
}

void StudioLink::fetch(qint64 project, ProjectFetch::Fetched fetched)
{
    Talk& talk = begin();
    auto folder = PrivateFolder::make();
    if (!folder) {
        // As everything else: after whoever asks has returned.
        QMetaObject::invokeMethod(
            &talk,
            [said = heard<Result<FetchedProject>>(std::move(fetched)), error = folder.error()] {
                said(fail(error));
            },
            Qt::QueuedConnection);
        return;
    }
    m_folder = std::move(*folder);
    talk.fetch = std::make_unique<ProjectFetch>(talk.client, project, m_folder->path());
    connect(talk.fetch.get(), &ProjectFetch::stepped, this, &StudioLink::stepped);
    talk.fetch->start(heard<Result<FetchedProject>>(std::move(fetched)));
}

void StudioLink::look(const PushSource& source, const PushWishes& wishes,
                      std::optional<qint64> project, ProjectPush::Looked looked)
{
    Talk& talk = begin();
    talk.push = std::make_unique<ProjectPush>(talk.client, source, wishes, project);
    connect(talk.push.get(), &ProjectPush::progressed, this, &StudioLink::progressed);
    talk.push->look(heard<Result<PushLook>>(std::move(looked)));
}

void StudioLink::push(ProjectPush::Pushed pushed)
{
    Q_ASSERT(m_talk && m_talk->push);
    m_isBusy = true;
    m_talk->push->run(heard<Result<void>>(std::move(pushed)));
}

PushDone StudioLink::pushed() const
{
    return m_talk && m_talk->push ? m_talk->push->done() : PushDone();
}

void StudioLink::cancel()
{
    if (m_isBusy)
        m_talk->client.cancel();
}

} // namespace subtext
