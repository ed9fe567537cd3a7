// SPDX-License-Identifier: MIT
// The main function of every test program. SUBTEXT_TEST_WIDGETS: with widgets;
// SUBTEXT_TEST_TEXTS: with the texts of ui.
#include "tests/support/registeredtest.h"

#include <QFileInfo>

#include <cstdio>
#include <map>
#include <vector>

#ifdef SUBTEXT_TEST_WIDGETS
#include <QApplication>
using PlainApplication = QApplication;
#else
using PlainApplication = QCoreApplication;
#endif
#if defined(__has_feature) // of Clang, with which sanitizers are built
#if __has_feature(thread_sanitizer)
#define SUBTEXT_WATCHES_THREADS
#endif
#endif
#ifdef SUBTEXT_WATCHES_THREADS
#include "tests/support/threadhandovers.h"
using TestApplication = subtext::test::WatchedApplication<PlainApplication>;
#else
using TestApplication = PlainApplication;
#endif
#ifdef SUBTEXT_TEST_TEXTS
#include "ui/text/plurals.h"
#endif

namespace subtext::test {
namespace {

std::map<QByteArray, RegisteredTest::Run>& registeredTests()
{
    static std::map<QByteArray, RegisteredTest::Run> tests; // filled before main
    return tests;
}

} // namespace

RegisteredTest::RegisteredTest(const char* file, Run run)
{
    QByteArray name = QFileInfo(QString::fromLocal8Bit(file)).completeBaseName().toLocal8Bit();
    name.chop(static_cast<qsizetype>(qstrlen("test")));
    const bool isNew = registeredTests().emplace(name, run).second;
    if (!isNew)
        qFatal("two tests are called %s", name.constData());
}

} // namespace subtext::test

int main(int argc, char** argv)
{
    const auto& tests = subtext::test::registeredTests();
    const auto chosen = tests.find(argc > 1 ? QByteArray(argv[1]) : QByteArray());
    if (chosen == tests.end()) {
        std::fprintf(stderr, "%s TEST [what Qt Test understands]; the tests:\n", argv[0]);
        for (const auto& [name, run] : tests)
            std::fprintf(stderr, "  %s\n", name.constData());
        return 2;
    }
    std::vector<char*> left(argv, argv + argc);
    left.erase(left.begin() + 1);
    int count = static_cast<int>(left.size());
    left.push_back(nullptr);
#ifdef SUBTEXT_TEST_WIDGETS
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
#endif
    TestApplication application(count, left.data());
#ifdef SUBTEXT_TEST_TEXTS
    subtext::installPlurals(application);
#endif
    return chosen->second(count, left.data());
}
