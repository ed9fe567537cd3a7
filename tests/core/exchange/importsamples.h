// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace subtext::test {

// Small files of every layout that the importer knows.
inline const QByteArray Header("id,subtype,speaker_role,listener_role,context,utterance");
inline const QByteArray Row("1,sarcasm-irony,boss,clerk,A context.,An utterance.");
inline const QByteArray
    CeiHeader("id,sd_listener_role,sd_situation,sd_speaker_role,sd_utterance,"
              "sl_plutchik_primary_Ann,sl_plutchik_primary_Bob,gold_standard,sl_v_Ann,"
              "sl_v_Bob,sl_a_Ann,sl_a_Bob,sl_d_Ann,sl_d_Bob,sl_confidence_Ann,"
              "sl_confidence_Bob,Notes");
inline const QByteArray
    CeiRow("7,clerk ,A context.,boss,An utterance.,Joy,fear ,joy,pleasant ,neutral,calm,"
           "very calm,in control,controlled,confident,unsure,\"a note,\nby Ann\"");
inline const QByteArray
    TidyHeader(Header + ",annotator,emotion,valence,arousal,dominance,confidence,gold,note");
inline const QByteArray TidyAnn(Row + ",Ann,joy,pleasant,calm,in control,unsure,joy,n");
inline const QByteArray TidyBob(Row + ",Bob,fear,neutral,calm,in control,unsure,joy,n");

} // namespace subtext::test
