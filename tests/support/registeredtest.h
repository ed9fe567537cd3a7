// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>

namespace subtext::test {

/// A test class in a program with all those of its folder. Its name there is that of its file:
/// "merge" of mergetest.cpp.
struct RegisteredTest
{
    using Run = int (*)(int argc, char** argv);

    RegisteredTest(const char* file, Run run);
};

/// In the place of QTEST_MAIN: the program is given the name of the test first, then what Qt Test
/// understands.
#define SUBTEXT_TEST(Class)                                                                        \
    static const subtext::test::RegisteredTest registered##Class(                                  \
        __FILE__, [](int argc, char** argv) {                                                      \
            Class test;                                                                            \
            return QTest::qExec(&test, argc, argv);                                                \
        });

} // namespace subtext::test
