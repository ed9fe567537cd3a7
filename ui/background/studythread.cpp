// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/background/studythread.h"

namespace subtext {
namespace {

// A bar moves in steps that can be seen, not two thousand times.
constexpr double ProgressStep = 0.02;

} // namespace

StudyThread::StudyThread(const QString& studyPath, const Environment& environment,
                         QObject& receiver, Study::Proof proof)
    : m_receiver(&receiver)
    , m_path(studyPath)
    , m_environment(environment)
    , m_proof(proof)
    , m_home(new QObject)
{
    m_home->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_home, [this] {
        m_study.reset(); // on the thread that opened it
        m_home->deleteLater();
    });
    m_thread.start(QThread::LowPriority);
}

StudyThread::~StudyThread()
{
    m_cancel.cancel();
    m_thread.quit();
    m_thread.wait();
}

CancelToken StudyThread::begin()
{
    m_cancel = CancelToken();
    return m_cancel;
}

ProgressSink StudyThread::progress(std::function<void(double)> tell, double begin, double end) const
{
    return [receiver = m_receiver, tell = std::move(tell), begin, end,
            told = begin](double part) mutable {
        const double now = begin + (end - begin) * part;
        if (now < told + ProgressStep)
            return;
        told = now;
        QMetaObject::invokeMethod(
            receiver, [tell, now] { tell(now); }, Qt::QueuedConnection);
    };
}

Result<Study*> StudyThread::opened()
{
    if (!m_study) {
        auto opened = Study::open(m_path, Study::Access::Read, m_environment, m_proof);
        if (!opened)
            return fail(opened.error());
        m_study = std::move(*opened);
    }
    return m_study.get();
}

} // namespace subtext
