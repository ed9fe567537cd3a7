-- SPDX-License-Identifier: MIT
-- The chain, and what it covers. Columns are listed, never *: a digest once written must come out
-- the same under every later schema.

-- name: audit.head
SELECT hash, json_extract(detail, '$.state.version') FROM audit ORDER BY id DESC LIMIT 1;

-- name: audit.first
SELECT action, detail FROM audit WHERE id = 1;

-- name: audit.insert
INSERT INTO audit (at, action, detail, hash) VALUES (?, ?, ?, ?);

-- name: audit.links
SELECT action, hash FROM audit ORDER BY id;

-- name: audit.all
SELECT id, at, action, detail, hash FROM audit ORDER BY id;

-- name: audit.coveredByAll
SELECT covers.key, max(json_extract(covers.value, '$.last'))
FROM audit, json_each(audit.detail, '$.covers') AS covers GROUP BY covers.key;

-- name: audit.covered
SELECT json_extract(detail, ?1) FROM audit WHERE json_extract(detail, ?1) IS NOT NULL
ORDER BY id DESC LIMIT 1;

-- name: audit.people
SELECT uuid, id, code, name, role FROM person ORDER BY uuid;

-- name: audit.assignments
SELECT p.uuid, s.uuid, a.position, a.seat
FROM assignment a
LEFT JOIN person p ON p.id = a.person_id
LEFT JOIN scenario s ON s.id = a.scenario_id
ORDER BY p.uuid, s.uuid;

-- name: audit.study
SELECT uuid, title, task, created_at FROM study;

-- name: audit.scenarios.max
SELECT coalesce(max(id), 0) FROM scenario;

-- name: audit.scenarios
SELECT id, uuid, subtype, source_id, domain, power, power_derived, speaker_role, listener_role,
       context, utterance
FROM scenario WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.protocols.max
SELECT coalesce(max(revision), 0) FROM protocol;

-- name: audit.protocols
SELECT revision, at, raters_per_item, seed, item_order, explanation_required, names_shown,
       practice, repeats, consent_required, release_names
FROM protocol WHERE revision BETWEEN ? AND ? ORDER BY revision;

-- name: audit.qualityProtocols.max
SELECT coalesce(max(revision), 0) FROM quality_protocol;

-- name: audit.qualityProtocols
SELECT revision, at, self_check, thresholds
FROM quality_protocol WHERE revision BETWEEN ? AND ? ORDER BY revision;

-- name: audit.guidelines.max
SELECT coalesce(max(revision), 0) FROM guideline;

-- name: audit.guidelines
SELECT revision, at, markdown
FROM guideline WHERE revision BETWEEN ? AND ? ORDER BY revision;

-- name: audit.consentTexts.max
SELECT coalesce(max(revision), 0) FROM consent_text;

-- name: audit.consentTexts
SELECT revision, at, text
FROM consent_text WHERE revision BETWEEN ? AND ? ORDER BY revision;

-- name: audit.consents.max
SELECT coalesce(max(id), 0) FROM consent;

-- name: audit.consents
SELECT id, uuid, person_id, at, text_sha256, text_revision, accepted
FROM consent WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.visits.max
SELECT coalesce(max(id), 0) FROM visit;

-- name: audit.visits
SELECT id, uuid, person_id, scenario_id, began_at, wall_ms, active_ms, focus_losses
FROM visit WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.selfChecks.max
SELECT coalesce(max(id), 0) FROM self_check;

-- name: audit.selfChecks
SELECT id, uuid, person_id, scenario_id, code, event, at
FROM self_check WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.practice.max
SELECT coalesce(max(id), 0) FROM practice_answer;

-- name: audit.practice
SELECT id, uuid, person_id, item, round, at, emotion, valence, arousal, dominance, confidence,
       active_ms
FROM practice_answer WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.repeats.max
SELECT coalesce(max(id), 0) FROM repeat_answer;

-- name: audit.repeats
SELECT id, uuid, person_id, scenario_id, submitted_at, emotion, valence, arousal, dominance,
       confidence, active_ms
FROM repeat_answer WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.handIns.max
SELECT coalesce(max(id), 0) FROM hand_in;

-- name: audit.handIns
SELECT id, uuid, person_id, at, submitted, open
FROM hand_in WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.dismissals.max
SELECT coalesce(max(id), 0) FROM flag_dismissal;

-- name: audit.dismissals
SELECT id, uuid, code, person_id, scenario_id, dimension, dismissed, reason, by_person, at
FROM flag_dismissal WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.locks.max
SELECT coalesce(max(id), 0) FROM study_lock;

-- name: audit.locks
SELECT id, uuid, at, locked, reason, by_person
FROM study_lock WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.datasheet.max
SELECT coalesce(max(id), 0) FROM datasheet_answer;

-- name: audit.datasheet
SELECT id, uuid, token, revision, text, by_person, at
FROM datasheet_answer WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.releases.max
SELECT coalesce(max(id), 0) FROM data_release;

-- name: audit.releases
SELECT id, uuid, version, date, names, seed, extended, checksum, overridden, contents,
       changelog, by_person, at
FROM data_release WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.passphrases.max
SELECT coalesce(max(id), 0) FROM passphrase;

-- name: audit.passphrases
SELECT id, person_id, at, hash
FROM passphrase WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.withdrawals.max
SELECT coalesce(max(id), 0) FROM withdrawal;

-- name: audit.withdrawals
SELECT id, person_id, at, withdrawn
FROM withdrawal WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.handOuts.max
SELECT coalesce(max(id), 0) FROM handout;

-- name: audit.handOuts
SELECT id, uuid, person_id, at, file, items
FROM handout WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.mergedFiles.max
SELECT coalesce(max(id), 0) FROM merged_file;

-- name: audit.mergedFiles
SELECT id, uuid, at, file, sha256, person_id, taken, known, refused, report
FROM merged_file WHERE id BETWEEN ? AND ? ORDER BY id;
