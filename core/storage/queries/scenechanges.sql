-- SPDX-License-Identifier: MIT

-- name: scenechange.insert
INSERT INTO scene_change (uuid, rank_at, at, scenario_id, by_person, part, old_text, new_text, left_out,
                          reason, labelled)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: scenechange.all
SELECT id, at, scenario_id, by_person, part, old_text, new_text, left_out, reason, labelled
FROM scene_change ORDER BY rank_at, uuid;

-- name: scenechange.texts
SELECT id, scenario_id, part, new_text FROM scene_change WHERE part IS NOT NULL
ORDER BY rank_at, uuid;

-- name: scenechange.textsOf
SELECT id, scenario_id, part, new_text FROM scene_change WHERE scenario_id = ? AND part IS NOT NULL
ORDER BY rank_at, uuid;

-- name: scenechange.refused
SELECT scenario_id FROM scene_change said WHERE left_out = 1 AND labelled = '[]'
    AND NOT EXISTS (SELECT 1 FROM annotation n WHERE n.scenario_id = said.scenario_id)
    AND NOT EXISTS (SELECT 1 FROM decision d WHERE d.scenario_id = said.scenario_id)
    AND NOT EXISTS (
        SELECT 1 FROM scene_change later
        WHERE later.scenario_id = said.scenario_id AND later.left_out IS NOT NULL
          AND (later.rank_at, later.uuid) > (said.rank_at, said.uuid));

-- name: scenechange.leftOut
SELECT scenario_id FROM scene_change said WHERE left_out = 1 AND NOT EXISTS (
    SELECT 1 FROM scene_change later
    WHERE later.scenario_id = said.scenario_id AND later.left_out IS NOT NULL
      AND (later.rank_at, later.uuid) > (said.rank_at, said.uuid));
