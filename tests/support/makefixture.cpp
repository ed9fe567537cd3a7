// SPDX-License-Identifier: MIT
// Makes a file for tests/fixtures, named after the schema of today, which later versions must
// always be able to open. It is run once for each schema, before the next one comes, and never
// again for that name. Usage: subtext-make-fixture OUT
#include "core/study/importing.h"
#include "core/study/qualitydesk.h"
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
    const QString gold = writeFile(study.filePath(QStringLiteral("gold_sarcasm-irony.csv")),
                                   "id,speaker_role,listener_role,context,utterance,"
                                   "power_relation,gold,note\n"
                                   "9,a,b,Context.,Utterance.,peer,fear,Kept too.\n");
    const auto imported = study->importing().importFiles({gold}, {});
    QualityProtocol limits = study->quality().protocol();
    limits.thresholds.outlierZ = 3.25;
    const auto limited = study->quality().setProtocol(limits);
    const auto dismissed =
        study->quality().dismiss({QualityCode::TooFast, study.person(1), study.scenario(1), {}},
                                 QStringLiteral("Looked into."), study.person(2));
    const auto copied = study->copyTo(study.filePath(QStringLiteral("copy.subtext")));
    if (!submitted || !imported || !limited || !dismissed || !copied)
        return 1;
    writeFile(QString::fromLocal8Bit(argv[1]),
              readFile(study.filePath(QStringLiteral("copy.subtext"))));
    return 0;
}
