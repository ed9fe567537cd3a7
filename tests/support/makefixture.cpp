// SPDX-License-Identifier: MIT
// Makes tests/fixtures/schema-1.subtext, which later versions must always be able to open. It was
// run once, when schema 1 was the current one, and must not be run again for that name: a new
// schema gets a fixture of its own. Usage: subtext-make-fixture OUT
#include "core/study/importing.h"
#include "tests/support/checks.h"
#include "tests/support/teststudy.h"

#include <QFile>

using namespace subtext;
using namespace subtext::test;

int main(int argc, char** argv)
{
    if (argc != 2)
        return 2;
    TestStudy::Shape shape;
    shape.perSubtype = 1;
    shape.subtypes = {Subtype::PassiveAggression, Subtype::SarcasmIrony};
    shape.annotators = 2;
    shape.ratersPerItem = 2;
    TestStudy study(shape);
    const auto submitted = study.labelling().submit(
        study.person(1), study.scenario(1),
        submissionOf(
            completeAnswer(Emotion::Anger, QStringLiteral("Kept since schema 1: é … 🙂"))));
    const auto copied = study->copyTo(study.filePath(QStringLiteral("copy.subtext")));
    if (!submitted || !copied)
        return 1;
    writeFile(QString::fromLocal8Bit(argv[1]),
              readFile(study.filePath(QStringLiteral("copy.subtext"))));
    return 0;
}
