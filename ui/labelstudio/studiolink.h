// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/base/privatefolder.h"
#include "core/labelstudio/projectfetch.h"
#include "core/labelstudio/projectpush.h"
#include "ui/models/asking/modelaccess.h"

namespace subtext {

/// What a window does with a server of Label Studio, one thing at a time: whatever begins ends what
/// went on before, of which nothing more is heard. Without signIn() nothing can be asked.
class StudioLink : public QObject
{
    Q_OBJECT
public:
    StudioLink(const ModelAccess& access, const Clock& clock, QObject* parent);
    ~StudioLink() override;

    void signIn(const QUrl& server, const QByteArray& token);
    const QUrl& server() const { return m_server; }

    using Knocked = std::function<void(const Result<void>& there)>;
    /// Asks without the key whether a Label Studio may be there. Errors: those of the client that
    /// say that none is, and Cancelled.
    void knock(Knocked knocked);
    void list(ProjectList::Listed listed);
    /// The file that is fetched is its owner's alone and stays until the next one or the end.
    /// Errors: also those of PrivateFolder.
    void fetch(qint64 project, ProjectFetch::Fetched fetched);
    /// What a push would do; the source must last until it is done.
    void look(const PushSource& source, const PushWishes& wishes, std::optional<qint64> project,
              ProjectPush::Looked looked);
    /// After a look.
    void push(ProjectPush::Pushed pushed);
    PushDone pushed() const;
    /// What goes on ends with Cancelled.
    void cancel();
    /// What goes on is dropped, and nothing more is heard of it.
    void end();
    bool isBusy() const { return m_isBusy; }

Q_SIGNALS:
    void stepped(const QString& step);
    void progressed(double done);

private:
    struct Talk;
    /// A new one; what the old one still says is dropped.
    Talk& begin();
    template <typename Answer, typename Done> auto heard(Done done);

    const ModelAccess& m_access;
    const Clock& m_clock;
    QUrl m_server;
    QByteArray m_token;
    Talk* m_talk = nullptr;
    std::unique_ptr<PrivateFolder> m_folder;
    bool m_isBusy = false;
};

} // namespace subtext
