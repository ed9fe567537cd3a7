// SPDX-License-Identifier: MIT
// Tells the thread sanitizer of what Qt hands from one thread to another. Debian's Qt is built
// without it, so that the locks around its queues of events are not seen, and everything that a
// queued call takes along would be a race. Here whoever posts, calls or emits gives up what was
// written so far, and whoever gets an event, or has waited for a thread, takes that over. What two
// threads touch while each handles an event is still told of.
//
// Part of the test program with main: calls of our own code come here instead of to Qt.
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEvent>
#include <QMetaObject>
#include <QThread>

#include <dlfcn.h>
#include <future>
#include <sanitizer/tsan_interface.h>

namespace subtext::test {

inline char everythingHandedOver; // its address is what is given up and taken over

inline void giveUp()
{
    __tsan_release(&everythingHandedOver);
}

inline void takeOver()
{
    __tsan_acquire(&everythingHandedOver);
}

template <typename Function> Function qtsOwn(const char* name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

/// The application of a test program, which sees each event of each thread.
template <typename Application> class WatchedApplication : public Application
{
public:
    using Application::Application;

    bool notify(QObject* receiver, QEvent* event) override
    {
        takeOver();
        const bool isHandled = Application::notify(receiver, event);
        giveUp();
        return isHandled;
    }
};

} // namespace subtext::test

bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot,
                                   Qt::ConnectionType type, void* result)
{
    using Own = bool (*)(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*);
    static const Own own =
        subtext::test::qtsOwn<Own>("_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlot"
                                   "ObjectBaseEN2Qt14ConnectionTyp"
                                   "eEPv");
    slot->ref(); // whichever of the two threads deletes it has taken over before
    subtext::test::giveUp();
    const bool isInvoked = own(object, slot, type, result);
    subtext::test::takeOver(); // it may have waited for the other thread, or that was quick
    slot->destroyIfLastRef();
    return isInvoked;
}

void QMetaObject::activate(QObject* sender, const QMetaObject* of, int signal, void** arguments)
{
    using Own = void (*)(QObject*, const QMetaObject*, int, void**);
    static const Own own =
        subtext::test::qtsOwn<Own>("_ZN11QMetaObject8activateEP7QObjectPKS_iPPv");
    subtext::test::giveUp();
    own(sender, of, signal, arguments);
    subtext::test::takeOver();
}

void QCoreApplication::postEvent(QObject* receiver, QEvent* event, int priority)
{
    using Own = void (*)(QObject*, QEvent*, int);
    static const Own own =
        subtext::test::qtsOwn<Own>("_ZN16QCoreApplication9postEventEP7QObjectP6QEventi");
    subtext::test::giveUp();
    own(receiver, event, priority);
}

void QObject::deleteLater()
{
    using Own = void (*)(QObject*);
    static const Own own = subtext::test::qtsOwn<Own>("_ZN7QObject11deleteLaterEv");
    subtext::test::giveUp();
    own(this);
}

void QThread::quit()
{
    using Own = void (*)(QThread*);
    static const Own own = subtext::test::qtsOwn<Own>("_ZN7QThread4quitEv");
    subtext::test::giveUp();
    own(this);
}

bool QThread::wait(QDeadlineTimer deadline)
{
    using Own = bool (*)(QThread*, QDeadlineTimer);
    static const Own own = subtext::test::qtsOwn<Own>("_ZN7QThread4waitE14QDeadlineTimer");
    const bool isOver = own(this, deadline);
    subtext::test::takeOver();
    return isOver;
}

QThread* QThread::createThreadImpl(std::future<void>&& work)
{
    using Own = QThread* (*)(std::future<void> &&);
    static const Own own =
        subtext::test::qtsOwn<Own>("_ZN7QThread16createThreadImplEOSt6futureIvE");
    return own(std::async(std::launch::deferred, [work = std::move(work)]() mutable {
        work.get();
        subtext::test::giveUp();
    }));
}
