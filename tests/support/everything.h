// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace subtext::test {

/// The bytes of a study of the present schema with rows in every table but those of hand-outs, made
/// once by subtext-make-fixture, the program at `makeFixture`.
QByteArray studyWithEverything(const char* makeFixture);

} // namespace subtext::test
