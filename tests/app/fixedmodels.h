// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

// What CliFixedModelsTest does with each of three studies, as data: the files that it takes in,
// what a server answers, and the command lines. All of it is made up. In a line, @NAME is a file of
// the test's folder.
namespace subtext::test::fixed {

struct File
{
    const char* name;
    const char* bytes;
};

/// A run of the program; what it prints, its status and the file after --out are fixed under
/// `name`.
struct Step
{
    const char* name;
    const char* line;
};

/// What a server says to one request: of 200 the choice, of every other status the whole body.
struct Reply
{
    int status;
    const char* body;
};

struct Work
{
    std::vector<File> files;
    std::vector<Step> taking; ///< Until the study holds all that the files say.
    std::vector<Step> looking;
    std::vector<Reply> replies; ///< In turn, and then from the start.
    std::vector<Step> asking;
    std::vector<File> broken; ///< Each is taken in, as far as it can be.
};

inline const Work Cei{
    {{"decisions.csv", R"(scenario,gold,basis,ambiguous,note
sarcasm-irony/4,joy,override,no,Read again.
sarcasm-irony/8,sadness,override,yes,It could be both.
mixed-signals/4,,,yes,
)"},
     // Every column of the tidy layout, and every way in which an answer can end.
     {"tidy.csv",
      R"(scenario,model,mode,run,emotion,raw_response,valence,arousal,dominance,p_joy,p_trust,p_fear,p_anger,status,finish_reason
sarcasm-irony/1,tidy,cot,1,joy,"{""emotion"": ""joy""}",0.5,calm,in control,0.75,0.25,,,,stop
sarcasm-irony/2,tidy,cot,1,,"First I thought of anger.
Answer: **Fear**",-0.67,,,,,,,,
sarcasm-irony/3,tidy,cot,1,,It is a mess.,,,,,,,,,
sarcasm-irony/4,tidy,cot,1,Concern,,0,very excited,neutral,,,,,,
sarcasm-irony/5,tidy,cot,1,glee,,,,,0.1,0.2,0.3,0.4,,
sarcasm-irony/6,tidy,cot,1,,,,,,,,0.5,0.5,,
sarcasm-irony/7,tidy,cot,1,,,,,,,,,1,,
sarcasm-irony/8,tidy,cot,1,,I would rather not.,,,,,,,,refusal,
sarcasm-irony/9,tidy,cot,1,,"{""emotion"": ""sad",,,,,,,,,length
sarcasm-irony/10,tidy,cot,1,,,,,,,,,,missing,
mixed-signals/1,tidy,cot,1,trust,"{""emotion"": ""mistrust""}",unpleasant,,,,,,,,
mixed-signals/2,tidy,cot,1,,  ,,,,,,,,,
mixed-signals/3,tidy,cot,1,,,,,,,,,,error,
mixed-signals/4,tidy,cot,1,anger,,,,,,,,,truncated,
mixed-signals/5,tidy,cot,1,,,,,,,,,,unparsed,
mixed-signals/1,=tidy,zero-shot,2,anticipation,,1,-1,0.33,,,,,,
)"},
     {"lines.jsonl",
      R"({"scenario": "sarcasm-irony/1", "model": "lines", "raw_response": "  {\"emotion\": \"Joy\"}\n", "gold": "fear"}
{"scenario_id": "mixed-signals_1", "model_id": "lines", "raw_response": "Sarcasm.", "valence": 0.25, "dominance": null}

{"scenario": "mixed-signals/2", "model": "lines", "raw_response": "mistrust", "emotion": "trust", "confidence": 5}
{"subtype": "Mixed_Signals", "id": 3, "model": "lines", "raw_response": "Joy or fear, who knows.", "probabilities": {"joy": 0.75, "fear": 0.25}}
{"scenario": "sarcasm-irony/2", "model": "lines", "prediction": {"emotion": "Anger", "probabilities": {"anger": 1, "joy": null}}}
{"scenario": "sarcasm-irony/3", "model": "lines", "emotion": null, "arousal": "excited", "success": false}
{"scenario": "sarcasm-irony/4", "model": "l\u00f6we \ud83e\udd81", "mode": "few-shot", "run": 3, "label": "surprise", "finish_reason": "SAFETY"}
)"},
     {"list_cot.json", R"([{"scenario": "sarcasm-irony/1", "predicted_emotion": "joy"},
 {"scenario": "sarcasm-irony/2", "predicted": "worry", "predicted_valence": -1}])"},
     {"authors_cot.json",
      R"({"m1": [{"id": "1", "subtype": "mixed-signals", "gold": "joy", "predicted": null,
  "raw_response": "{\"emotion\": \"joy\"}", "cached": false}], "m2": [],
 "m3": [{"id": 2, "subtype": "mixed-signals", "gold": "", "predicted": "fear", "raw_response": ""}]})"},
     {"checkpoint.json",
      R"({"a::b::mixed-signals::7": "{\"emotion\": \"joy\"}", "c::sarcasm-irony::8": "",
 "c::sarcasm-irony::9": "Answer: fear", "c::sarcasm-irony::10": null})"},
     {"records/1.json", R"({"scenario_id": "sarcasm-irony_1", "model_id": "r", "success": true,
 "prediction": {"emotion": "joy", "valence": 0.5, "arousal": "calm"}, "latency_ms": 3})"},
     {"records/2.json", R"({"scenario_id": "sarcasm-irony_2", "model_id": "r", "success": false})"},
     {"foreign.csv", R"(item;feeling;chance;V
mixed-signals/1;joy;0.5;0.33
mixed-signals/2;glum;0.25;0.67
)"},
     {"again.csv", R"(scenario,model,mode,emotion
sarcasm-irony/1,r,zero-shot,fear
)"},
     {"words.csv", R"(label,emotion
glum,sadness
glee,joy
)"}},
    {{"create", "study create @s.subtext --title Fixed"},
     {"people", "import @s.subtext @people.csv --json"},
     {"decisions", "adjudicate @s.subtext @decisions.csv"},
     {"nothing kept", "evaluate @s.subtext"},
     {"tidy", "predictions import @s.subtext @tidy.csv --json"},
     {"tidy, again", "predictions import @s.subtext @tidy.csv --json"},
     {"lines", "predictions import @s.subtext @lines.jsonl --json"},
     {"list", "predictions import @s.subtext @list_cot.json --mode cot --run 4 --json"},
     {"authors", "predictions import @s.subtext @authors_cot.json --json"},
     {"checkpoint", "predictions import @s.subtext @checkpoint.json --json"},
     {"records", "predictions import @s.subtext @records --json"},
     {"unmapped", "predictions import @s.subtext @foreign.csv --map emotion=feelings"},
     {"no such field", "predictions import @s.subtext @foreign.csv --map feelings=feeling"},
     {"mapped", "predictions import @s.subtext @foreign.csv --map scenario=item "
                "--map emotion=feeling --map valence=V --harmonise @words.csv --json"},
     {"another answer", "predictions import @s.subtext @again.csv"},
     {"another run", "predictions import @s.subtext @again.csv --run 2 --json"},
     {"all", "predictions import @s.subtext @all.csv"}},
    {{"list, JSON", "predictions list @s.subtext --json"},
     {"list, words", "predictions list @s.subtext"},
     {"export, CSV", "predictions export @s.subtext --format csv --out @all-out.csv"},
     {"export, JSON Lines", "predictions export @s.subtext --format jsonl --out @all-out.jsonl"},
     {"export, authors", "predictions export @s.subtext --format authors --out @all-out.json"},
     {"export, one set", "predictions export @s.subtext --format csv --set tidy --out @one.csv"},
     {"export, a mode",
      "predictions export @s.subtext --format jsonl --set large:cot --out @l.jsonl"},
     {"export, nobody", "predictions export @s.subtext --format csv --set nobody --out @no.csv"},
     {"back, CSV", "predictions import @s.subtext @all-out.csv --json"},
     {"back, JSON Lines", "predictions import @s.subtext @all-out.jsonl --json"},
     {"back, authors", "predictions import @s.subtext @all-out.json --json"},
     {"evaluate", "evaluate @s.subtext --json --seed 7 --resamples 300"},
     {"evaluate, words", "evaluate @s.subtext --seed 7 --resamples 300"},
     {"evaluate, NumPy", "evaluate @s.subtext --set large --set small --stream numpy-published "
                         "--json --seed 7 --resamples 300"},
     {"evaluate, the file's labels", "evaluate @s.subtext --labels file --json --resamples 50"},
     {"evaluate, no table", "evaluate @s.subtext --harmonise none --json --resamples 50"},
     {"evaluate, own table", "evaluate @s.subtext --harmonise @words.csv --json --resamples 50"},
     {"evaluate, test", "evaluate @s.subtext --split test --json --resamples 50"},
     {"evaluate, no ambiguous", "evaluate @s.subtext --without-ambiguous --json --resamples 50"},
     {"evaluate, gold of files", "evaluate @s.subtext @lines.jsonl @authors_cot.json --gold file "
                                 "--json --resamples 50"},
     {"evaluate, files", "evaluate @s.subtext @all.csv --json --seed 7 --resamples 300"},
     {"evaluate, too bad", "evaluate @s.subtext --set small --min 0.99 --resamples 50"},
     {"evaluate, nobody", "evaluate @s.subtext --set nobody"},
     {"evaluate, a protocol", "evaluate @s.subtext --protocol held_out"},
     {"map", "map @s.subtext --out @map.csv"},
     {"release", "release @s.subtext --out @r1 --version 1.0.0 --date 2026-01-02 --yes "
                 "--reason Test --no-figures --predictions --json"},
     {"release, raw answers", "release @s.subtext --out @r2 --version 1.0.1 --date 2026-01-02 "
                              "--yes --reason Test --no-figures --predictions --raw-responses"},
     {"release, one set", "release @s.subtext --out @r3 --version 1.0.2 --date 2026-01-02 --yes "
                          "--reason Test --no-figures --predictions --set large:cot"}},
    {{200, R"({"message":{"content":"{\"emotion\": \"joy\"}"},"finish_reason":"stop"})"},
     {200, R"({"message":{"content":"Let me think.\nAnswer: Fear"},"finish_reason":"stop"})"},
     {400, R"({"error":{"message":"no such thing"}})"},
     {200, R"({"message":{"content":"{\"emotion\": \"sar"},"finish_reason":"length"})"},
     {200, R"({"message":{"content":"","refusal":"No."},"finish_reason":"stop"})"},
     {200, R"({"message":{"content":"Who knows?"},"finish_reason":"content_filter"})"},
     {200, R"({"message":{"content":"concern"},"finish_reason":"stop"})"}},
    {{"run, nothing sent", "llm run @s.subtext --profile p --mode zero-shot --dry-run --json"},
     {"run", "llm run @s.subtext --profile p --mode zero-shot --limit 7 --json"},
     {"run, not another", "llm run @s.subtext --profile p --mode zero-shot --limit 7 --json"},
     {"run, unfinished", "evaluate @s.subtext --json --resamples 50"},
     {"run, unfinished, words", "evaluate @s.subtext --resamples 50"},
     {"run, release", "release @s.subtext --out @r4 --version 1.0.3 --date 2026-01-02 --yes "
                      "--reason Test --no-figures --predictions --raw-responses --set m "
                      "--set large"},
     {"run, goes on", "llm run @s.subtext --profile p --mode zero-shot --resume --limit 9 --json"},
     {"run, cot", "llm run @s.subtext --profile p --mode cot --limit 4 --seed 3 --json"},
     {"run, list", "predictions list @s.subtext --json"},
     {"run, evaluated", "evaluate @s.subtext --json --set m --resamples 50"},
     {"run, CSV", "predictions export @s.subtext --set m --format csv --out @m.csv"},
     {"run, JSON Lines", "predictions export @s.subtext --set m --format jsonl --out @m.jsonl"},
     {"run, authors", "predictions export @s.subtext --set m --format authors --out @m.json"},
     {"run, back", "predictions import @s.subtext @m.jsonl --json"}},
    {{"empty.csv", ""},
     {"one-column.csv", R"(scenario
sarcasm-irony/1
)"},
     {"no-scenario.csv", R"(model,emotion
m,joy
)"},
     {"no-answer.csv", R"(scenario,model
sarcasm-irony/1,m
)"},
     {"other-study.csv", R"(scenario,emotion
riddle/1,joy
)"},
     {"old-ids.csv", R"(scenario,emotion
CEI-0001,joy
)"},
     {"cells.csv", R"(scenario,emotion
sarcasm-irony/1,joy
sarcasm-irony/2
sarcasm-irony/3,joy,fear
)"},
     {"nowhere.csv", R"(scenario,subtype,emotion
,,joy
1,,joy
1,riddle,joy
sarcasm-irony/99,,joy
CEI-0007,,joy
sarcasm-irony/5,,joy
)"},
     {"scales.csv", R"(scenario,emotion,valence,arousal,dominance
sarcasm-irony/1,joy,2,much,unusable
sarcasm-irony/2,joy,nan,calm,0.5
)"},
     {"scaled.json", R"([{"scenario": "sarcasm-irony/1", "valence": [1], "arousal": true}])"},
     {"shares.csv", R"(scenario,p_joy,p_fear
sarcasm-irony/1,0.5,0.4
sarcasm-irony/2,-0.5,1.5
sarcasm-irony/3,half,0.5
sarcasm-irony/4,0.4995,0.5
)"},
     {"shared.jsonl", R"({"scenario": "sarcasm-irony/1", "probabilities": {"joy": 0.5, "glee": 0.5}}
{"scenario": "sarcasm-irony/2", "probabilities": [1]}
{"scenario": "sarcasm-irony/3", "probabilities": "{\"joy\": 1}"}
)"},
     {"conflict.csv", R"(scenario,model,emotion
sarcasm-irony/1,m,joy
sarcasm-irony/2,m,joy
sarcasm-irony/1,m,fear
)"},
     {"repeated.csv", R"(scenario,model,emotion
sarcasm-irony/1,repeated,joy
sarcasm-irony/1,repeated,joy
)"},
     {"kept.csv", R"(scenario,model,mode,emotion
sarcasm-irony/2,new,cot,joy
sarcasm-irony/2,large,cot,glee
)"},
     {"half.json", R"([{"scenario": "sarcasm-irony/1", "emotion": "joy"},
 {"scenario": )"},
     {"half.jsonl", R"({"scenario": "sarcasm-irony/1", "emotion": "joy"}
{"scenario": "sarcasm-irony/2", "emotion" "joy"}
)"},
     {"numbers.json", R"([{"scenario": "sarcasm-irony/1", "emotion": "joy"},
 2])"},
     {"quotes.csv", R"(scenario,emotion
sarcasm-irony/1,"joy
)"},
     {"none/notes.txt", "nothing"},
     {"long.csv", R"(scenario,mode,emotion
sarcasm-irony/1,mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm,joy
)"},
     {"unread.json",
      R"({"scenario": "sarcasm-irony/1", "emotion": ["joy"], "raw_response": {}})"}}};

inline const Work EmoScene{
    {{"wide.csv",
      R"(scenario,model,mode,run,p_joy,p_fear,logit_yes_trust,logit_no_trust,answer_joy,answer_anger,confidence_joy,raw_joy,raw_sadness
office/1,wide,cot,1,0.75,0.125,1.5,-0.5,yes,no,5,"<answer>yes</answer><confidence>5</confidence>",
office/2,wide,cot,1,1,0,-900,900,No,TRUE,,,"I think <answer>no</answer>, or <answer>yes</answer>
<confidence>2</confidence>"
office/3,wide,cot,1,,,,,,,,,Who knows?
office/4,wide,cot,1,1e-3,5e-1,0,0,1,0,1,,
)"},
     {"cells.csv", R"(scenario,model,emotion,p_yes,logit_yes,logit_no,answer,confidence,raw_response
office/1,=cells,joy,0.25,,,no,4,
office/2,=cells,Trust,,2,0.5,,,
office/1,=cells,fear,,,,,,"<answer>yes</answer>"
office/1,=cells,joy,0.25,,,no,4,
office/1,=cells,anger,0.5,,,,,"<confidence>3</confidence>"
)"},
     {"objects.jsonl",
      R"({"scenario": "office/1", "model": "objects", "probabilities": {"joy": 0.25, "anger": 1.0, "fear": null}, "answers": {"joy": false, "anger": "yes"}, "confidence": {"joy": 4}}
{"scenario_id": "office/2", "model_id": "objects", "logits": {"joy": {"yes": 2, "no": 0.5}, "trust": {"yes": -1, "no": 1}}, "raw_responses": {"fear": "<answer>No</answer>", "disgust": "\ud83e\udd81"}}
{"topic": "office", "id": "office/3", "model": "objects", "run": 2, "p_joy": 0.5, "answer_joy": "No", "answer_anger": true, "confidence_joy": "4"}
)"},
     {"list.json", R"([{"scenario": "family/1", "emotion": "joy", "p": 0.5},
 {"scenario": "family/1", "question": "trust", "answer": true}])"},
     {"foreign.csv", R"(item;chance;feeling
family/2;0.5;joy
family/2;0.75;anger
)"},
     {"again.csv", R"(scenario,model,mode,p_joy
office/1,wide,cot,0.5
)"}},
    {{"create", "study create @s.subtext --task emoscene --title Fixed"},
     {"people", "import @s.subtext @people.csv --json"},
     {"nothing kept", "evaluate @s.subtext"},
     {"wide", "predictions import @s.subtext @wide.csv --json"},
     {"wide, again", "predictions import @s.subtext @wide.csv --json"},
     {"cells", "predictions import @s.subtext @cells.csv --json"},
     {"objects", "predictions import @s.subtext @objects.jsonl --json"},
     {"list", "predictions import @s.subtext @list.json --mode few-shot --run 4 --json"},
     {"unmapped", "predictions import @s.subtext @foreign.csv --map p_yes=chances"},
     {"no such field", "predictions import @s.subtext @foreign.csv --map chance=chance"},
     {"mapped", "predictions import @s.subtext @foreign.csv --map scenario=item --map p_yes=chance "
                "--map emotion=feeling --model foreign --json"},
     {"another answer", "predictions import @s.subtext @again.csv"},
     {"another run", "predictions import @s.subtext @again.csv --run 2 --json"},
     {"all", "predictions import @s.subtext @all.csv"}},
    {{"list, JSON", "predictions list @s.subtext --json"},
     {"list, words", "predictions list @s.subtext"},
     {"export, CSV", "predictions export @s.subtext --format csv --out @all-out.csv"},
     {"export, JSON Lines", "predictions export @s.subtext --format jsonl --out @all-out.jsonl"},
     {"export, authors", "predictions export @s.subtext --format authors --out @all-out.json"},
     {"export, one set", "predictions export @s.subtext --format csv --set wide --out @one.csv"},
     {"export, a mode",
      "predictions export @s.subtext --format jsonl --set large:cot --out @l.jsonl"},
     {"export, nobody", "predictions export @s.subtext --format csv --set nobody --out @no.csv"},
     {"back, CSV", "predictions import @s.subtext @all-out.csv --json"},
     {"back, JSON Lines", "predictions import @s.subtext @all-out.jsonl --json"},
     {"evaluate", "evaluate @s.subtext --json --seed 7 --resamples 300"},
     {"evaluate, words", "evaluate @s.subtext --seed 7 --resamples 300"},
     {"evaluate, held out", "evaluate @s.subtext --protocol held_out --set large --json"},
     {"evaluate, as published", "evaluate @s.subtext --protocol published --smoothing 0 --json"},
     {"evaluate, files", "evaluate @s.subtext @all.csv @wide.csv --json --seed 7 --resamples 300"},
     {"evaluate, nobody", "evaluate @s.subtext --set nobody"},
     {"evaluate, labels", "evaluate @s.subtext --labels file"},
     {"entanglement", "entanglement @s.subtext --json"},
     {"map", "map @s.subtext --out @map.csv"},
     {"map, files", "map @s.subtext @all.csv --set small --protocol in_sample --out @map2.csv"},
     {"release", "release @s.subtext --out @r1 --version 1.0.0 --date 2026-01-02 --yes "
                 "--reason Test --no-figures --predictions --entanglement --json"},
     {"release, raw answers", "release @s.subtext --out @r2 --version 1.0.1 --date 2026-01-02 "
                              "--yes --reason Test --no-figures --predictions --raw-responses"},
     {"release, one set", "release @s.subtext --out @r3 --version 1.0.2 --date 2026-01-02 --yes "
                          "--reason Test --no-figures --predictions --set large:cot"}},
    {{200,
      R"({"message":{"content":"yes"},"finish_reason":"stop","logprobs":{"content":[{"token":"yes","logprob":-0.25,"top_logprobs":[{"token":"yes","logprob":-0.25},{"token":"no","logprob":-1.5}]}]}})"},
     {200,
      R"({"message":{"content":"<answer>no</answer> <confidence>4</confidence>"},"finish_reason":"stop"})"},
     {200, R"({"message":{"content":"No."},"finish_reason":"stop"})"},
     {400, R"({"error":{"message":"no such thing"}})"},
     {200, R"({"message":{"content":"Yes, or rather"},"finish_reason":"length"})"},
     {200, R"({"message":{"content":"","refusal":"No."},"finish_reason":"stop"})"},
     {200,
      R"({"message":{"content":"no"},"finish_reason":"stop","logprobs":{"content":[{"token":"no","logprob":-0.5,"top_logprobs":[{"token":" Yes","logprob":-2},{"token":"no","logprob":-0.5}]}]}})"}},
    {{"run, nothing sent", "llm run @s.subtext --profile p --mode zero-shot --dry-run --json"},
     {"run", "llm run @s.subtext --profile p --mode zero-shot --limit 3 --json"},
     {"run, not another", "llm run @s.subtext --profile p --mode zero-shot --limit 3 --json"},
     {"run, unfinished", "evaluate @s.subtext --json --resamples 50"},
     {"run, unfinished, words", "evaluate @s.subtext --resamples 50"},
     {"run, release", "release @s.subtext --out @r4 --version 1.0.3 --date 2026-01-02 --yes "
                      "--reason Test --no-figures --predictions --raw-responses --set m "
                      "--set large"},
     {"run, goes on", "llm run @s.subtext --profile p --mode zero-shot --resume --limit 4 --json"},
     {"run, cot", "llm run @s.subtext --profile p --mode cot --limit 2 --seed 3 --json"},
     {"run, list", "predictions list @s.subtext --json"},
     {"run, evaluated", "evaluate @s.subtext --json --set m --resamples 50"},
     {"run, CSV", "predictions export @s.subtext --set m --format csv --out @m.csv"},
     {"run, JSON Lines", "predictions export @s.subtext --set m --format jsonl --out @m.jsonl"},
     {"run, map", "map @s.subtext --set m --out @map3.csv"},
     {"run, back", "predictions import @s.subtext @m.jsonl --json"}},
    {{"empty.csv", ""},
     {"one-column.csv", R"(scenario
office/1
)"},
     {"no-scenario.csv", R"(model,p_joy
m,0.5
)"},
     {"no-answer.csv", R"(scenario,model
office/1,m
)"},
     {"other-study.csv", R"(scenario,p_joy
riddle/1,0.5
)"},
     {"wrong-cells.csv", R"(scenario,p_joy
office/1,0.5
office/2
office/3,0.5,0.5
)"},
     {"nowhere.csv", R"(scenario,emotion,p_yes
,joy,0.5
1,joy,0.5
riddle/1,joy,0.5
office/1,glee,0.5
office/1,joy,0.5
)"},
     {"values.csv",
      R"(scenario,p_joy,answer_joy,confidence_joy,p_fear,logit_yes_trust,logit_no_trust
office/1,1.5,perhaps,0,0.5,1,
office/2,nan,yes,2.5,-0.1,x,1
office/3,high,,six,0.5,,2
)"},
     {"tags.csv", R"(scenario,raw_joy
office/1,<answer>perhaps</answer><confidence>9</confidence>
office/2,<answer></answer>
)"},
     {"said.json", R"([{"scenario": "office/1", "probabilities": {"joy": "x", "fear": 2},
 "logits": {"trust": {"yes": 1}}, "answers": {"joy": 7}, "confidence": {"joy": [5]}}])"},
     {"conflict.csv", R"(scenario,model,p_joy
office/1,m,0.5
office/2,m,0.5
office/1,m,0.25
)"},
     {"conflicting-cells.csv", R"(scenario,model,emotion,p_yes
office/1,m,joy,0.5
office/1,m,fear,0.5
office/1,m,joy,0.25
)"},
     {"repeated.csv", R"(scenario,model,p_joy
office/1,repeated,0.5
office/1,repeated,0.5
)"},
     {"kept.csv", R"(scenario,model,mode,p_joy
office/2,new,cot,0.5
office/2,large,cot,0.015625
)"},
     {"half.json", R"([{"scenario": "office/1", "p_joy": 0.5},
 {"scenario": )"},
     {"half.jsonl", R"({"scenario": "office/1", "p_joy": 0.5}
{"scenario": "office/2", "p_joy" 0.5}
)"},
     {"numbers.json", R"([{"scenario": "office/1", "p_joy": 0.5},
 2])"},
     {"quotes.csv", R"(scenario,p_joy
office/1,"0.5
)"},
     {"none/notes.txt", "nothing"},
     {"records/1.json", R"({"scenario": "office/1", "p_joy": 0.5})"}}};

inline const Work ThirdTask{
    {{"helpdesk.md", "# How to read mail"},
     {"tidy.csv",
      R"(scenario,model,mode,tone,refund,repair,apology,raw_response_tone,raw_response_refund,p_tone_calm,p_tone_cross,p_refund_no,p_refund_yes,status,status_tone,finish_reason
mail/1,tidy,cot,calm,yes,No,,,,0.75,0.25,0.25,0.75,,,
chat/2,tidy,cot,Grateful,,,,,"I say: {""refund"": ""no""}",,,,,,,
mail/3,tidy,cot,,,,,"{""tone"": ""wor","Answer: yes",,,,,,,length
chat/4,tidy,cot,,,,,,,,,,,refusal,,
mail/5,tidy,cot,,yes,,,Nothing to say.,,,,,,,unparsed,
chat/6,tidy,cot,glad,maybe,,,,,,,0.5,0.5,,,
mail/1,=tidy,zero-shot,cross,,,yes,,,,,,,,,
)"},
     {"lines.jsonl",
      R"({"scenario": "mail/1", "model": "lines", "raw_response_tone": "{\"tone\": \"calm\"}", "refund": "yes", "valence": 0.5}
{"scenario": "chat/2", "model": "lines", "raw_response_tone": "Calm or cross.", "raw_response_refund": "Answer: no", "probabilities_tone": {"calm": 1}}
{"scenario": "mail/3", "model": "lines", "status": "refusal"}
{"scenario": "chat/4", "model": "lines", "run": 2, "tone": null, "gold_tone": "calm", "apology": "\ud83e\udd81"}
)"},
     {"records/1.json", R"({"scenario_id": "mail/1", "model_id": "r", "success": true,
 "prediction": {"tone": "calm", "repair": "yes"}})"},
     {"records/2.json",
      R"({"scenario_id": "chat/2", "model_id": "r", "success": false, "tone": ""})"},
     {"foreign.csv", R"(item;how;money
mail/1;calm;yes
chat/2;glum;no
)"},
     {"again.csv", R"(scenario,model,mode,tone
mail/1,tidy,cot,cross
)"},
     {"words.csv", R"(label,emotion
glum,worried
)"}},
    {{"create", "study create @s.subtext --task @task.json --title Fixed"},
     {"people", "import @s.subtext @people.csv --json"},
     {"nothing kept", "evaluate @s.subtext"},
     {"tidy", "predictions import @s.subtext @tidy.csv --json"},
     {"tidy, again", "predictions import @s.subtext @tidy.csv --json"},
     {"lines", "predictions import @s.subtext @lines.jsonl --json"},
     {"records", "predictions import @s.subtext @records --json"},
     {"unmapped", "predictions import @s.subtext @foreign.csv --map tone=hows"},
     {"no such field", "predictions import @s.subtext @foreign.csv --map mood=how"},
     {"mapped", "predictions import @s.subtext @foreign.csv --map scenario=item --map tone=how "
                "--map refund=money --json"},
     {"another answer", "predictions import @s.subtext @again.csv"},
     {"another run", "predictions import @s.subtext @again.csv --run 2 --json"},
     {"all", "predictions import @s.subtext @all.csv"}},
    {{"list, JSON", "predictions list @s.subtext --json"},
     {"list, words", "predictions list @s.subtext"},
     {"export, CSV", "predictions export @s.subtext --format csv --out @all-out.csv"},
     {"export, JSON Lines", "predictions export @s.subtext --format jsonl --out @all-out.jsonl"},
     {"export, authors", "predictions export @s.subtext --format authors --out @all-out.json"},
     {"export, refund",
      "predictions export @s.subtext --format csv --question refund --out @r.csv"},
     {"export, refund, lines",
      "predictions export @s.subtext --format jsonl --question refund --out @r.jsonl"},
     {"export, one set", "predictions export @s.subtext --format csv --set tidy --out @one.csv"},
     {"export, nobody", "predictions export @s.subtext --format csv --set nobody --out @no.csv"},
     {"back, CSV", "predictions import @s.subtext @all-out.csv --json"},
     {"back, JSON Lines", "predictions import @s.subtext @r.jsonl --json"},
     {"evaluate", "evaluate @s.subtext --json --seed 7 --resamples 300"},
     {"evaluate, words", "evaluate @s.subtext --seed 7 --resamples 300"},
     {"evaluate, refund", "evaluate @s.subtext --question refund --json --seed 7 --resamples 300"},
     {"evaluate, apology", "evaluate @s.subtext --question apology --json --resamples 50"},
     {"evaluate, no such question", "evaluate @s.subtext --question mood"},
     {"evaluate, CEI's table", "evaluate @s.subtext --harmonise cei-2026"},
     {"evaluate, own table", "evaluate @s.subtext --harmonise @words.csv --json --resamples 50"},
     {"evaluate, files", "evaluate @s.subtext @all.csv --json --seed 7 --resamples 300"},
     {"evaluate, gold of files",
      "evaluate @s.subtext @lines.jsonl --gold file --json --resamples 50"},
     {"release", "release @s.subtext --out @r1 --version 1.0.0 --date 2026-01-02 --yes "
                 "--reason Test --no-figures --predictions --json"},
     {"release, raw answers", "release @s.subtext --out @r2 --version 1.0.1 --date 2026-01-02 "
                              "--yes --reason Test --no-figures --predictions --raw-responses"},
     {"release, one set", "release @s.subtext --out @r3 --version 1.0.2 --date 2026-01-02 --yes "
                          "--reason Test --no-figures --predictions --set tidy:cot"}},
    {{200, R"({"message":{"content":"{\"tone\": \"calm\"}"},"finish_reason":"stop"})"},
     {200, R"({"message":{"content":"yes"},"finish_reason":"stop"})"},
     {200,
      R"({"message":{"content":"{\"tone\": \"cross\", \"refund\": \"no\", \"repair\": \"yes\", \"apology\": \"no\"}"},"finish_reason":"stop"})"},
     {400, R"({"error":{"message":"no such thing"}})"},
     {200, R"({"message":{"content":"Answer: **No**"},"finish_reason":"length"})"},
     {200, R"({"message":{"content":"Who knows?"},"finish_reason":"stop"})"},
     {200, R"({"message":{"content":"","refusal":"No."},"finish_reason":"stop"})"}},
    {{"run, nothing sent", "llm run @s.subtext --profile p --mode zero-shot --dry-run --json"},
     {"run", "llm run @s.subtext --profile p --mode zero-shot --limit 4 --json"},
     {"run, not another", "llm run @s.subtext --profile p --mode zero-shot --limit 4 --json"},
     {"run, unfinished", "evaluate @s.subtext --json --resamples 50"},
     {"run, release", "release @s.subtext --out @r4 --version 1.0.3 --date 2026-01-02 --yes "
                      "--reason Test --no-figures --predictions --raw-responses --set m "
                      "--set large"},
     {"run, goes on", "llm run @s.subtext --profile p --mode zero-shot --resume --limit 5 --json"},
     {"run, cot", "llm run @s.subtext --profile p --mode cot --limit 2 --seed 3 --json"},
     {"run, list", "predictions list @s.subtext --json"},
     {"run, evaluated", "evaluate @s.subtext --json --set m --question refund --resamples 50"},
     {"run, CSV", "predictions export @s.subtext --set m --format csv --out @m.csv"},
     {"run, JSON Lines",
      "predictions export @s.subtext --set m --question refund --format jsonl --out @m.jsonl"},
     {"run, back", "predictions import @s.subtext @m.jsonl --json"}},
    {{"empty.csv", ""},
     {"no-scenario.csv", R"(model,tone
m,calm
)"},
     {"no-answer.csv", R"(scenario,model
mail/1,m
)"},
     {"bare.csv", R"(scenario,emotion,raw_response
mail/1,calm,calm
)"},
     {"other-study.csv", R"(scenario,tone
riddle/1,calm
)"},
     {"nowhere.csv", R"(scenario,tone,refund
,calm,no
riddle/1,calm,no
mail/1
chat/2,calm,no
)"},
     {"shares.csv", R"(scenario,p_tone_calm,p_tone_cross,p_refund_yes
mail/1,0.5,0.4,1
chat/2,x,0.5,0.5
)"},
     {"shared.jsonl", R"({"scenario": "mail/1", "probabilities_tone": {"glum": 1}, "refund": "no"}
{"scenario": "chat/2", "probabilities_refund": [1], "tone": "calm"}
)"},
     {"conflict.csv", R"(scenario,model,tone,refund
mail/1,m,calm,no
mail/1,m,calm,yes
)"},
     {"repeated.csv", R"(scenario,model,tone,refund
mail/1,repeated,calm,no
mail/1,repeated,calm,no
)"},
     {"kept.csv", R"(scenario,model,refund
mail/3,large,maybe
)"},
     {"half.json", R"([{"scenario": "mail/1", "tone": "calm"},
 {"scenario": )"},
     {"numbers.json", R"([{"scenario": "mail/1", "tone": "calm"},
 2])"}}};

} // namespace subtext::test::fixed
