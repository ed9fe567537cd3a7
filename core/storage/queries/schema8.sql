-- SPDX-License-Identifier: MIT
-- Rows as they were up to schema 8: the names of columns and the words in them are part of the
-- digests that the chain has from then (asInSchema8, auditdigest.cpp). No views of the file: SQLite
-- lets no function of JSON be used in what a file brings along.

-- name: schema8.scenario
SELECT uuid, ordinal, subtype, source_id, domain, power, power_derived, speaker_role,
    listener_role, context, utterance
FROM (
    SELECT id, uuid, ordinal, group_token AS subtype, source_id, f1 AS domain, f2 AS power,
        guessed IS NOT NULL AS power_derived, f3 AS speaker_role, f4 AS listener_role, f5 AS context,
        f6 AS utterance
    FROM scenario
) WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: schema8.annotation
SELECT uuid, person_id, scenario_id, revision, submitted_at, origin, emotion, emotion_set,
    valence, arousal, dominance, confidence, explanation, flagged, flag_reason, position,
    active_ms, wall_ms, visits, focus_losses, first_emotion_ms, first_valence_ms,
    first_arousal_ms, first_dominance_ms, first_confidence_ms, first_explanation_ms
FROM (
    SELECT id, uuid, person_id, scenario_id, revision, submitted_at, origin,
        CASE ballot WHEN '0' THEN 'joy' WHEN '1' THEN 'trust' WHEN '2' THEN 'fear'
            WHEN '3' THEN 'surprise' WHEN '4' THEN 'sadness' WHEN '5' THEN 'disgust'
            WHEN '6' THEN 'anger' WHEN '7' THEN 'anticipation' END AS emotion,
        NULL AS emotion_set,
        nullif(instr('0123456', substr(points, 1, 1)), 0) - 4 AS valence,
        nullif(instr('0123456', substr(points, 2, 1)), 0) - 4 AS arousal,
        nullif(instr('0123456', substr(points, 3, 1)), 0) - 4 AS dominance,
        nullif(instr('0123456', substr(points, 4, 1)), 0) - 4 AS confidence,
        explanation, flagged, flag_reason, position, active_ms, wall_ms, visits, focus_losses,
        json_extract(first_ms, '$[0]') AS first_emotion_ms,
        json_extract(first_ms, '$[1]') AS first_valence_ms,
        json_extract(first_ms, '$[2]') AS first_arousal_ms,
        json_extract(first_ms, '$[3]') AS first_dominance_ms,
        json_extract(first_ms, '$[4]') AS first_confidence_ms,
        json_extract(first_ms, '$[5]') AS first_explanation_ms
    FROM annotation
) WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: schema8.practice_answer
SELECT uuid, person_id, item, round, at, emotion, valence, arousal, dominance, confidence,
    active_ms
FROM (
    SELECT id, uuid, person_id, item, round, at,
        CASE ballot WHEN '0' THEN 'joy' WHEN '1' THEN 'trust' WHEN '2' THEN 'fear'
            WHEN '3' THEN 'surprise' WHEN '4' THEN 'sadness' WHEN '5' THEN 'disgust'
            WHEN '6' THEN 'anger' WHEN '7' THEN 'anticipation' END AS emotion,
        nullif(instr('0123456', substr(points, 1, 1)), 0) - 4 AS valence,
        nullif(instr('0123456', substr(points, 2, 1)), 0) - 4 AS arousal,
        nullif(instr('0123456', substr(points, 3, 1)), 0) - 4 AS dominance,
        nullif(instr('0123456', substr(points, 4, 1)), 0) - 4 AS confidence,
        active_ms
    FROM practice_answer
) WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: schema8.repeat_answer
SELECT uuid, person_id, scenario_id, submitted_at, emotion, valence, arousal, dominance,
    confidence, active_ms
FROM (
    SELECT id, uuid, person_id, scenario_id, submitted_at,
        CASE ballot WHEN '0' THEN 'joy' WHEN '1' THEN 'trust' WHEN '2' THEN 'fear'
            WHEN '3' THEN 'surprise' WHEN '4' THEN 'sadness' WHEN '5' THEN 'disgust'
            WHEN '6' THEN 'anger' WHEN '7' THEN 'anticipation' END AS emotion,
        nullif(instr('0123456', substr(points, 1, 1)), 0) - 4 AS valence,
        nullif(instr('0123456', substr(points, 2, 1)), 0) - 4 AS arousal,
        nullif(instr('0123456', substr(points, 3, 1)), 0) - 4 AS dominance,
        nullif(instr('0123456', substr(points, 4, 1)), 0) - 4 AS confidence,
        active_ms
    FROM repeat_answer
) WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: schema8.decision
SELECT uuid, rank_at, scenario_id, person_id, label, basis, ambiguous, note, origin, decided_at,
    final, second_person_id, withdrawn, shown_order, first_pick, hint_polarity, hint_nearest,
    hint_likeliest, active_ms, undoes, redoes
FROM (
    SELECT id, uuid, rank_at, scenario_id, person_id, revision,
        CASE picks WHEN '0' THEN 'joy' WHEN '1' THEN 'trust' WHEN '2' THEN 'fear'
            WHEN '3' THEN 'surprise' WHEN '4' THEN 'sadness' WHEN '5' THEN 'disgust'
            WHEN '6' THEN 'anger' WHEN '7' THEN 'anticipation' END AS label,
        basis, picks = '~' AS ambiguous, note, origin, decided_at, final, second_person_id, withdrawn,
        shown_order,
        CASE first_picks WHEN '0' THEN 'joy' WHEN '1' THEN 'trust' WHEN '2' THEN 'fear'
            WHEN '3' THEN 'surprise' WHEN '4' THEN 'sadness' WHEN '5' THEN 'disgust'
            WHEN '6' THEN 'anger' WHEN '7' THEN 'anticipation' WHEN '~' THEN 'ambiguous' END AS first_pick,
        json_extract(hints, '$.polarity') AS hint_polarity,
        json_extract(hints, '$.nearest') AS hint_nearest,
        json_extract(hints, '$.likeliest') AS hint_likeliest,
        active_ms, undoes, redoes
    FROM decision
) WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: schema8.flag_dismissal
SELECT uuid, rank_at, code, person_id, scenario_id, dimension, dismissed, reason, by_person, at
FROM (
    SELECT id, uuid, rank_at, code, person_id, scenario_id, part AS dimension, dismissed, reason,
        by_person, at
    FROM flag_dismissal
) WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.scenarios
SELECT id, uuid, subtype, source_id, domain, power, power_derived, speaker_role, listener_role,
    context, utterance
FROM (
    SELECT id, uuid, ordinal, group_token AS subtype, source_id, f1 AS domain, f2 AS power,
        guessed IS NOT NULL AS power_derived, f3 AS speaker_role, f4 AS listener_role, f5 AS context,
        f6 AS utterance
    FROM scenario
) WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.practice
SELECT id, uuid, person_id, item, round, at, emotion, valence, arousal, dominance, confidence,
    active_ms
FROM (
    SELECT id, uuid, person_id, item, round, at,
        CASE ballot WHEN '0' THEN 'joy' WHEN '1' THEN 'trust' WHEN '2' THEN 'fear'
            WHEN '3' THEN 'surprise' WHEN '4' THEN 'sadness' WHEN '5' THEN 'disgust'
            WHEN '6' THEN 'anger' WHEN '7' THEN 'anticipation' END AS emotion,
        nullif(instr('0123456', substr(points, 1, 1)), 0) - 4 AS valence,
        nullif(instr('0123456', substr(points, 2, 1)), 0) - 4 AS arousal,
        nullif(instr('0123456', substr(points, 3, 1)), 0) - 4 AS dominance,
        nullif(instr('0123456', substr(points, 4, 1)), 0) - 4 AS confidence,
        active_ms
    FROM practice_answer
) WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.repeats
SELECT id, uuid, person_id, scenario_id, submitted_at, emotion, valence, arousal, dominance,
    confidence, active_ms
FROM (
    SELECT id, uuid, person_id, scenario_id, submitted_at,
        CASE ballot WHEN '0' THEN 'joy' WHEN '1' THEN 'trust' WHEN '2' THEN 'fear'
            WHEN '3' THEN 'surprise' WHEN '4' THEN 'sadness' WHEN '5' THEN 'disgust'
            WHEN '6' THEN 'anger' WHEN '7' THEN 'anticipation' END AS emotion,
        nullif(instr('0123456', substr(points, 1, 1)), 0) - 4 AS valence,
        nullif(instr('0123456', substr(points, 2, 1)), 0) - 4 AS arousal,
        nullif(instr('0123456', substr(points, 3, 1)), 0) - 4 AS dominance,
        nullif(instr('0123456', substr(points, 4, 1)), 0) - 4 AS confidence,
        active_ms
    FROM repeat_answer
) WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.dismissals
SELECT id, uuid, code, person_id, scenario_id, dimension, dismissed, reason, by_person, at
FROM (
    SELECT id, uuid, rank_at, code, person_id, scenario_id, part AS dimension, dismissed, reason,
        by_person, at
    FROM flag_dismissal
) WHERE id BETWEEN ? AND ? ORDER BY id;
