<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>subtext::ActionRegistry</name>
    <message>
        <source>Place: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <comment>Place and view</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::AddPeopleDialog</name>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One person per line. Latecomers get items that lack annotators; nobody’s work is touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Add %n people</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::AgreementPage</name>
    <message>
        <source>Agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the computation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All subtypes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power relation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any power relation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves out items that were decided to be ambiguous, with a label or without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleiss’ κ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement beyond chance, with chance estimated from the label distribution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Krippendorff’s α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nominal. Like κ, but corrected for small samples and missing ratings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gwet’s AC1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement beyond chance, robust to a dominant label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of rating pairs that agree, not corrected for chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unanimous · majority · split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items with all their ratings, by how their votes are distributed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chosen twice or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Equal agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the items, or stop computing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items behind a mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return on a row of its table; arrow keys and Return in the heat map, the patterns and the lengths</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n ambiguous items left out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, other than gold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::AgreementText</name>
    <message>
        <source>unanimous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>majority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>substantial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>almost perfect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Fleiss’ κ of the items that were labelled again (n = %2): before %3, after %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items asked for: %1. Labelled again by all who were asked: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place Agreement has κ before and after, question by question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, second looks: %2 of %3 done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3 of the picks the same, Cohen’s κ %4 (%5), n = %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all rated once, as asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rated once, as asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all with their %1 ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with all %2 ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Agreement needs two annotators on an item. None of the %n items has two yet.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>can detect even small effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can detect medium and large effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can detect large effects only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few items to detect effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest effect (Cohen’s w) that a χ² test with %1 degrees of freedom finds in %2 items with power .80 at α = .05 is %3. The published paper prints √(χ²-critical/N) = %4, which has a power of only about one half.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::AnnotatorFlags</name>
    <message>
        <source>Correct, leave out or close…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flagged by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags of the annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotator has flagged an item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Annotators have flagged %n items as broken or unclear.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Flags still open: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more are left out of the data.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Flagged: “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flag of %1 is closed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flag of %1 is open again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::AnnotatorModel</name>
    <message numerus="yes">
        <source>%1 of items, %n findings about all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tied, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equally often, %1 each: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, below the bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed up in the first whole round: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels of the best practice round that match the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed up in everybody’s first whole round: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-agreement: %1 of the labels the same, Cohen’s κ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-agreement: %1 of the labels the same, Cohen’s κ %2, scales %3 points apart on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items submitted of those assigned, without those that are asked for again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of items with a finding, dismissed ones included; the mark is the study’s limit. A finding about all items, such as straight-lining, is counted beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most frequent answer to the first question, and its share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most frequent emotion and its share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median active time of an item, and the times in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items whose answers contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items whose valence contradicts their emotion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most items in a row with the same answer, where the order of the items is known; for information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most items in a row with one emotion, where the order of the items is known; for information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard deviation of the scale answers, 0 to 1; for information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank correlation of response time with position, where that is known: negative means getting faster; for information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels that were the same when an early item was seen again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last activity</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::AnnotatorStandings</name>
    <message>
        <source>%1, before the new hand-out</source>
        <translation>%1, vor der neuen Arbeitsdatei</translation>
    </message>
    <message>
        <source>%1, revised since</source>
        <translation>%1, seitdem geändert</translation>
    </message>
    <message>
        <source>%1, more since</source>
        <translation>%1, seitdem mehr</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>Annotiert</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>Letzte Antwort</translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation>Abgegeben</translation>
    </message>
</context>
<context>
    <name>subtext::AnswerKeysText</name>
    <message>
        <source>Keys 1 to %1.</source>
        <translation>Tasten 1 bis %1.</translation>
    </message>
    <message>
        <source>Keys 1 to 9, then a.</source>
        <translation>Tasten 1 bis 9, dann a.</translation>
    </message>
    <message>
        <source>Keys 1 to 9, then a to %1.</source>
        <translation>Tasten 1 bis 9, dann a bis %1.</translation>
    </message>
</context>
<context>
    <name>subtext::AnswerMarks</name>
    <message>
        <source>%1 active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::AnswerPanel</name>
    <message>
        <source>This answer is complete.</source>
        <translation>Diese Antwort ist vollständig.</translation>
    </message>
    <message>
        <source>Enter to change</source>
        <translation>Eingabe zum Ändern</translation>
    </message>
</context>
<context>
    <name>subtext::AnswerText</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reason for the flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 sentences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::AskDialog</name>
    <message>
        <source>Zero-shot: the answer at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain of thought: a few lines first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few-shot: after three worked scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free: a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constrained: the options only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored: how likely each option is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(and a header with the key: %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a model about every scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent for the first scene:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request for the first scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole request. It never contains ids, labels, notes or names of people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing left to ask: everything has an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the box above before sending the texts to this host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the model is asked; the text at the right shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that of the mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text file of your own that asks, with places like {scene} and {options}; the text at the right shows it filled in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask with the prompt of the mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model is held to. Small models keep to the options when answers are constrained or scored; not every server can do both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit to the first N scenes for a trial, or ask about all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum tokens per answer (default 1,024; 2,048 with chain of thought). Reasoning tokens count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> USD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run stops before a request that might exceed it; it can be resumed later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whom the task asks about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom the template asks about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it is not whom the task asks about: “listener”, where people were asked about the speaker. The run keeps it, and reports say it beside the scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for a point of each scale in the same request. The points are scored beside the labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 1 to 5, by five lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask how sure the model is as well, with five lines that say what the numbers mean. Numbers of two models can be compared only where both were given the same lines. A template shows them at {confidence_rubric}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was begun with a different model, address, prompt version or limits: choose its profile, or begin another run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I agree to sending the texts and roles of these scenes to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks the same and lacks answers. “Resume…” asks only for those; this asks everything again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::AssignmentPage</name>
    <message>
        <source>For the %1 in the files: their labels say who labelled what, and nothing is drawn.</source>
        <translation>Für die Personen in den Dateien (%1): Ihre Labels sagen, wer was annotiert hat; es wird nichts ausgelost.</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Until an item has that many labels, its votes decide nothing.</source>
        <translation>Solange ein Item nicht so viele Labels hat, entscheiden seine Stimmen nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators of your roster get no items.</source>
        <translation>
            <numerusform>%n annotierende Person auf Ihrer Personenliste bekommt keine Items.</numerusform>
            <numerusform>%n Annotierende auf Ihrer Personenliste bekommen keine Items.</numerusform>
        </translation>
    </message>
    <message>
        <source>To use your roster instead, untick the labels on the page Files.</source>
        <translation>Wenn stattdessen Ihre Personenliste gelten soll, entfernen Sie auf der Seite „Dateien“ das Häkchen bei den Labels.</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Zuteilung</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>&amp;Annotators per item</source>
        <translation>&amp;Annotierende pro Item</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Seed</translation>
    </message>
    <message>
        <source>One for each %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>Everybody labels all</source>
        <translation>Alle annotieren alles</translation>
    </message>
    <message>
        <source>Teams: %1</source>
        <translation>Teams: %1</translation>
    </message>
    <message>
        <source>The seed decides who gets what, and the same seed always gives the same result.</source>
        <translation>Der Seed bestimmt, wer was bekommt; derselbe Seed ergibt immer dasselbe.</translation>
    </message>
    <message>
        <source>With %1 people there are too few for one %2 each, so they share.</source>
        <translation>Mit %1 Personen sind es zu wenige für je eine eigene Einheit (%2), also teilen sie sich welche.</translation>
    </message>
    <message>
        <source>Each person labels one %1 where there are enough people, so that they keep one question in mind.</source>
        <translation>Wenn genug Personen da sind, annotiert jede nur eine Einheit (%1) und muss so nur eine Frage im Kopf behalten.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 bekommt %2.</translation>
    </message>
</context>
<context>
    <name>subtext::AssignmentView</name>
    <message>
        <source>Label again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign them…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody labels all</source>
        <translation>Alle annotieren alles</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Zuteilung</translation>
    </message>
    <message>
        <source>Choose scenes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+N. Read what was written, and refuse what is not labelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators per item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise each group has its own people, where there are enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign anew…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at what was asked for again and not given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for new answers to the items that a changed clause touches.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::BackupText</name>
    <message>
        <source>No backup of it was found on this machine; ask for a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound backup of it was found on this machine: %1 too. Ask for a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its newest sound backup is from %1 and has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A date in the future means that a clock was wrong; go by the number of answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restoring makes a new file beside the study; nothing is overwritten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore %1 (in the future), %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backup is made: this study is damaged (%1). Earlier backups are kept. Close the study and open it again to restore one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backup is made: the folder %1 cannot be created. Check that nothing else has its name and that you may write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backup is made: the folder %1 cannot be written to. Change its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backup is made: the disk of %1 is full. Make room there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backup is made in %1 (%2). Check that disk.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::BasisBox</name>
    <message>
        <source>Basis of the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basis (required)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basis…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::BoardStep</name>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
    <message>
        <source>%1 %2: %3, row %4 of %5</source>
        <translation>%1 %2: %3, Zeile %4 von %5</translation>
    </message>
    <message>
        <source>Shift+key: no. 0: no to all remaining rows.</source>
        <translation>Umschalt+Taste: Nein. 0: Nein für alle übrigen Zeilen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No to every row that is not answered yet</source>
        <translation>Nein für jede Zeile, die noch nicht beantwortet ist</translation>
    </message>
    <message>
        <source>%1 — please answer</source>
        <translation>%1 – bitte antworten</translation>
    </message>
</context>
<context>
    <name>subtext::ChangesView</name>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier releases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences from the last release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of SHA256SUMS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has changed since %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labelled differently since then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labelled differently, and nothing says by whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided since then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictions of models added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictions of models removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n checks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ChartBoard</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ChartPanel</name>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to show yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the chart: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chart can be saved as .svg, .pdf, .png, .csv, .xlsx or .tex, but the file was to be called %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be saved. Check that the folder exists and the disk is not full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is saved as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is copied as a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is copied as a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ChartSaving</name>
    <message>
        <source>Picture for print (SVG)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page (PDF)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (Excel)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (LaTeX)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel workbooks (*.xlsx)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::CheckText</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight-lining: %1 answered the same for %2, over %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight-lining: %1 answered no throughout for %2, over %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight-lining: %1 answered yes throughout for %2, over %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 against %3 “%4”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split: %1, %2 answers among %3 annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wide range: %1, %2 apart, over %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, over %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2 “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 answers among %3 annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 apart, over %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same answer for more than %1 of the items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No to every row for more than %1 of the items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes to every row for more than %1 of the items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A positive answer with %1 “%2” or lower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A negative answer with %1 “%2” or higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer has more votes than every other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two annotators are more than %1 apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, which is not a point of it; correct it at its source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ChecklistView</name>
    <message>
        <source>They name people on the roster. The release has codes in their place; the study keeps every note as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n notes will be changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ChoiceBars</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ChoiceStep</name>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
    <message>
        <source>%1: please answer</source>
        <translation>%1: bitte antworten</translation>
    </message>
    <message>
        <source>%1 — please answer</source>
        <translation>%1 – bitte antworten</translation>
    </message>
</context>
<context>
    <name>subtext::ChooseScenesDialog</name>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>labelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one text too short, one too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: words %2, asked are %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generated by %1 from “%2”, and edited before it was accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generated by %1 from “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which scenes are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generated scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near duplicate of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which kind of scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused or left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why? For example: too much like another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept with the study. The datasheet says how many scenes were refused for which reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no scenes yet. Import some, or have a model write them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no scenes yet. Import some first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written, %2 kept, %3 refused. What is refused stays in the study and counts nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of those that are kept, %1 are shorter and %2 longer than the task asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too short or too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, target %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has labelled it, so it cannot be refused. “Edit…” can leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R. A reason is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Included again: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ClaimsDialog</name>
    <message>
        <source>Annotators may get more items, up to %1 open at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators may not get more items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More items for annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has submitted everything then finds “Get more items” in the summary of their work. Items nearest to having all their raters are given first, and no item gets more raters than the study wants. What was given stays with whoever got it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators may get more items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open items at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many items one annotator may have whose answer is not on the server yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving on %1…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::CollectView</name>
    <message>
        <source>Imported: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n new scenarios</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-outs and returned files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been handed out or returned, and nothing needs to be: the team’s answers arrive by themselves. Whoever works without the team can still get a hand-out; drop the returned file here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been handed out or returned yet. Write the hand-outs, mail each to its person, and drop the returned files here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Handed out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the mail texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merged: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand-outs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1. The mail texts could not be made: the study could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1, each in a folder of its own. Share each folder with its person; the text is below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1. Mail each file to its person; the text is below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ColourField</name>
    <message>
        <source>Pick…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen by the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: pick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ColourWords</name>
    <message>
        <source>On a dark background its contrast is %1 : 1; at least 3 : 1 is easy to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a light background its contrast is %1 : 1; at least 3 : 1 is easy to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard to tell from “%1” %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without red vision (protanopia)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without green vision (deuteranopia)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without blue vision (tritanopia)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ColumnMapping</name>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listener</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power relation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utterance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emotion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arousal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read with these columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All scenarios of the file are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning of column “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check what the columns of %1 are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match the columns of %1 below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns are matched, but no %1 of this task is called “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>” or “</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is there; the rows name scenarios that the study has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows with another value are refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others are shown when you point at the name of a column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two columns for: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::CommonWords</name>
    <message>
        <source>Joy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sadness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disgust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anticipation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arousal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deflection and misdirection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed signals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passive aggression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sarcasm and irony</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategic politeness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workplace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Social</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between equals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High to low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low to high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaks to an equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaks to someone with less power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaks to someone with more power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ConfusionChart</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2: %3, %4 % of the pairs with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most often confused: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most often confused: %1. %2 of %3 differing pairs are neighbours on the wheel: %4 %, by chance it would be %5 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels that meet on one item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often two people gave one item these two labels. The stronger the shade, the larger the share of the row’s pairs; outlined: both chose the same. Click a cell for its items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item has two answers yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ConsentPage</name>
    <message>
        <source>What you are asked to agree to</source>
        <translation>Worin Sie einwilligen sollen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>Ich willige nicht ein</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Ich willige ein</translation>
    </message>
    <message>
        <source>That is fine</source>
        <translation>Das ist in Ordnung</translation>
    </message>
    <message>
        <source>You did not agree, so nothing is asked of you and no scene is shown. Only the fact that you declined is recorded. You need not give a reason, and you can change your mind.</source>
        <translation>Sie haben nicht eingewilligt. Deshalb wird nichts von Ihnen verlangt und keine Szene gezeigt. Festgehalten wird nur, dass Sie abgelehnt haben. Gründe brauchen Sie nicht zu nennen, und Sie können es sich jederzeit anders überlegen.</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Noch einmal lesen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has changed since you last answered.</source>
        <translation>Der Text hat sich geändert, seit Sie zuletzt geantwortet haben.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Nicht gespeichert. %1</translation>
    </message>
</context>
<context>
    <name>subtext::Controls</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>subtext::CoordinatorOffer</name>
    <message>
        <source>I run this study…</source>
        <translation>Ich leite diese Studie…</translation>
    </message>
    <message>
        <source>Add me and sign in</source>
        <translation>Mich hinzufügen und anmelden</translation>
    </message>
    <message>
        <source>This study has no coordinator: nobody can assign items, see its quality or make a release.</source>
        <translation>Diese Studie hat keine Koordination: Niemand kann Items zuteilen, die Qualität einsehen oder ein Release erstellen.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Your name, as coordinator</source>
        <translation>Ihr Name, als Koordination</translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>Die Studie ist schreibgeschützt geöffnet.</translation>
    </message>
</context>
<context>
    <name>subtext::CourseForm</name>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A few scenes before the first item, each with a reference answer and the reason. Kept apart, never part of the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many labels of a practice round must match before the first item comes. After three rounds it comes anyway, and Roster says who fell short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of the first items come up again at the end, to see how well people agree with themselves. Never part of the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked before anything else; which version was accepted is recorded. Whoever declines cannot continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The practice scenes do not fit the questions of this task: nobody would see them. Name others among the texts of the task, or do without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check this against your own scenes: the built-in text says what they are about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This task has no practice scenes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::CoursePage</name>
    <message>
        <source>Consent and practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What people see before their first item and after their last. All of it can change later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the consent text, or choose the built-in one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::CourseText</name>
    <message>
        <source>People get %1 to %2 items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 labels match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, scales off by %2 points on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first round: %1; best round: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first and best round: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first round: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bar of %1 was not reached (whole rounds: %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study asks that at least %1 of the labels of a round match the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study asks for at least %1 of the labels, and this round reached that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study asks for at least %1 of the labels, and an earlier round reached that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study asks for at least %1 of the labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1 whole rounds your items are open anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please practise once more, with the same scenes. After %1 whole rounds your items open in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took %1 once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took %1 twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took %1 %2 times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has their own order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody follows the order of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An explanation is required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An explanation is optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cue words can be marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cue words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions about items are allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No questions about items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-check on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-check off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual limits for the checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed limits for the checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second looks at %1 % of the decided splits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No second looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicators see names before the lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicators see no names before the lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Releases under codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Releases under names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for consent, with the study’s own text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for consent, with the built-in text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice before the first item, at least %1 % of the labels matching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice before the first item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not ask for consent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing in it is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returned empty: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returned: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 answers refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 entries refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not the work of the person whose file this is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is by somebody who is not on the roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study has no such item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text of the item differs from the study’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the item is not assigned to this person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study has this row with different content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it gives consent to a text that the study never had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not written by Subtext: no version of it writes such a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1 and %2 more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 read, %2 merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items that somebody has still to label and that practice shows with their answer: %1. Remove them from the practice scenes, in Settings of Roster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is assigned yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has labelled nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand-out has not come back yet: merge it first, or the labels in it will be refused later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item is open, so nobody else gets any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody on the roster can take them: everybody who labels that group has them already. Add an annotator, then assign what is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They go to those with the fewest items: people of the same group, and people who have no items yet. New items come at the end of a person’s order; items already assigned or labelled stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed: labelling has begun, and this decides who labels what in which order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3. It asks for your consent; a few practice scenes follow, then your items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3. It asks for your consent; your items follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3. It begins with a few practice scenes; your items follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3. Label your items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attached is your file for “%1”: %2. It holds %3 and the guideline, and nothing from anybody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your file for “%1” is in the folder that I share with you: %2. It holds %3 and the guideline, and nothing from anybody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your file for “%1” is %2; you get it by mail or in a folder that I share with you. It holds %3 and the guideline, and nothing from anybody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1. Save the file on your computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1. Let the folder be copied to your computer, and leave the file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1. Save the file on your computer; if it is in a shared folder, leave it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4. When you have finished, choose “Hand in”. It says which file to send; please reply with that file attached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4. When you have finished, choose “Hand in”. It writes the file for me beside yours, in the same folder; you need not send anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4. When you have finished, choose “Hand in”. It says which file is for me: please mail it to me, unless it is in the shared folder, where I find it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: your file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dear %1,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2. Open it with Subtext: a double click is enough if Subtext is installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It asks for the passphrase that we agreed on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is saved as you go; you can stop and come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please do not rename the file, and work on one copy only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you,</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::CoverageBar</name>
    <message>
        <source>Coverage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::CueChart</name>
    <message>
        <source>Cue words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 answers mark words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean overlap in an item (F1): %1, n = %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Krippendorff’s α for unitizing the texts: %1, n = %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below: the words most marked with a label. All items, whatever is chosen above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has marked a word of the scenes as they read now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers with marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers that mark it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers that mark the word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 answers with marks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::CueLegend</name>
    <message>
        <source>Marked by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by all who marked (%1 of %2 marked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This annotator marked no word: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks of one annotator: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at an annotator’s column, or go there with Tab, to see their marks alone.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::CueMarker</name>
    <message>
        <source>%1, marked</source>
        <translation>%1, markiert</translation>
    </message>
</context>
<context>
    <name>subtext::CueRow</name>
    <message>
        <source>Quote in the explanation</source>
        <translation>In der Begründung zitieren</translation>
    </message>
    <message>
        <source>Clear marks</source>
        <translation>Markierungen löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n words marked</source>
        <translation>
            <numerusform>%n Wort markiert</numerusform>
            <numerusform>%n Wörter markiert</numerusform>
        </translation>
    </message>
    <message>
        <source>No more places can be marked: the limit is %1</source>
        <translation>Mehr Stellen lassen sich nicht markieren: Die Grenze liegt bei %1</translation>
    </message>
    <message>
        <source>The scene was corrected after you marked words in it.</source>
        <translation>Die Szene wurde korrigiert, nachdem Sie Wörter darin markiert hatten.</translation>
    </message>
    <message>
        <source>No words marked</source>
        <translation>Keine Wörter markiert</translation>
    </message>
    <message>
        <source>Click the words that gave it away, or Ctrl+K</source>
        <translation>Klicken Sie die verräterischen Wörter an, oder Strg+K</translation>
    </message>
</context>
<context>
    <name>subtext::CueSentences</name>
    <message>
        <source>By all who marked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By several: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By one: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::CueTexts</name>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked words of an earlier text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and words of an earlier text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DatasheetForm</name>
    <message>
        <source>What the study knows is filled in already, and you can reword it. Only people can answer the rest. The answers are kept in the study and printed in DATASHEET.md.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unanswered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 questions are answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 questions answered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DecisionPanel</name>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History of the item, and to use it as practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this item out: the scene is unusable (Ctrl+M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label is ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the label as the closest of several that apply, and marks the item as ambiguous (Ctrl+Shift+B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: what decided it? Published, so name no one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold for later and go on (Ctrl+H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note (required): why against the votes? Published, so name no one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm %1 and next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose and next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You disagree, and it is not settled yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You disagree. One of you proposes a label, the other confirms it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rule: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rule: %1, %2. A pick overrides it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all ratings are in yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A split that nobody decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A split. Nothing is decided until you do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided, saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a label, or “Ambiguous”, first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a label, or “Ambiguous”, for %1 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A split needs a basis: what decided it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This overrides the votes. Explain why in the note.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This keeps the distribution: there is no label to mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a label first; then it can be marked as ambiguous.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer was given after this decision (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vote was revised after this decision (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scale was revised after this decision (%1), and no vote changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An explanation was revised after this decision (%1), and no vote changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer was revised after this decision (%1), and no vote changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>date unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving replaces this decision (%1, %2); the history keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save to keep it, or choose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answers are asked for again: each counts until the new one is there.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Still needed: the basis, what decided it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still needed: a note that says why, as this overrides the votes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DecisionSide</name>
    <message>
        <source>No item is on the desk, so there is nothing to decide.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DecisionsDialog</name>
    <message>
        <source>&amp;Choose a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file is chosen yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row for each scenario, with the columns scenario, gold, basis, ambiguous and note. All rows are imported, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions that are nobody’s replace those made before. A person’s are recorded as their own, and that person can undo them at the desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>(the first %1 are shown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows only say what the votes give by themselves.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::DeskCharts</name>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No splits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No splits to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n splits waiting</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no splits waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 disputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 disputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n other items decided</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A split has no gold label until a person decides. The queue also holds wide ranges and items that a rater called broken or unclear; they are not counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unanimous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unanimous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>majority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Majority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 with all ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no item has all ratings yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of %n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>none complete yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the votes of an item are distributed. The first two get their gold label by rule; a decision can override it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picks by file order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picks by place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A label no rater chose, or ambiguous: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few decisions to test for a preference (%1 of %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, first place vs %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sign of a preference, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, 1st vs %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no preference, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not tested: items have different numbers of raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not tested: raters differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rater’s label taken yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no split decided yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none taken yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none decided yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each rater’s label became gold, by file order, as some decisions came without the order on screen. A preferred place means that the order decided, not the scene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the label in each place on screen was taken. A preferred place means that the order decided, not the scene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label nearest in %1 taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick changed after the hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>likeliest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most likely label taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of %n decisions with hints</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n with hints</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no decision with hints yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none with hints yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the final pick followed the hints, and how often the first pick was changed after them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no gold label yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-way tie, %2 each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-way tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most often %1, %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most often %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold labels, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits are the emotions in wheel order; ± means ambiguous: the distribution of the votes is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options of %1 in their order; ± means ambiguous: the distribution of the votes is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time per decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing decided here yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time at the desk, decision by decision; the dotted line is the median.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DeskHead</name>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of items, and the search in it (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items left out of all figures, and how to include them again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splits that you decided, for another look (F9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second looks: %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock the study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DeskLeavingOut</name>
    <message>
        <source>The item was not left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is left out of the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone at the desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item was not included again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DeskPage</name>
    <message>
        <source>Adjudicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an option, as in Label; on a board: yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same; on a board: no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+1 to Shift+9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options or rows beyond the ninth, as in Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A to W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+A to Shift+W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next question that needs a pick, or else the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the label of the annotator in the first, second, … place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A  S  D  F  G  H  J  K  L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, where letters choose options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+A, S, D, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambiguous: keep the distribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the label as ambiguous; label and mark are both kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the item out: the scene is unusable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basis, in the order of the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and next; when settling: propose, or confirm the proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next item of the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous item of the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the note, or leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases for the note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold for later and go on; on a held item, stop holding it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo, including decisions and settling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the tallies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History of the item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the item as a practice scene, with a note on what it teaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply to a question about the item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second looks at splits that you decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have a screen reader say the scene again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts: this group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which items the charts below cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: %1. Ctrl+Shift+Z brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts: all items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts: this %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This study is open for reading only; nothing can be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lock was not changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item is on the desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a practice scene now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DeskProgress</name>
    <message>
        <source>%1 (you)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n proposals waiting</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Two adjudicators: κ = %1. %2 decided by both, %3 disputed, %4 settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two adjudicators; %1 decided by both so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 You have finished; waiting for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splits decided: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Decisions are compared once both have finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 disagree and will settle it. Nothing is waiting for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by %1. Nothing is waiting for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final labels are in Release, under Files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every split is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answers that were asked for again have not come; the earlier ones count until then.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Next, the coordinator looks at the findings and makes the release. Locking the study ends all changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items are not decided yet: they are waiting for labels.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>it could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is locked. Labels and decisions no longer change; annotators see where the final label differs from theirs. Reason: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n splits that you have not decided</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits that nobody has decided</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items on which the adjudicators disagree: no gold label</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items with an answer revised after the decision</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items held</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items with ratings missing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers that were asked for again and have not come</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items without a reply</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::DeskQuestions</name>
    <message>
        <source>Reply…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DeskSession</name>
    <message>
        <source>Undone at the desk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DeskStrip</name>
    <message>
        <source>Hide the tallies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only progress and time (Ctrl+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places picked, hints followed, labels so far (Ctrl+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DeskText</name>
    <message>
        <source>scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item of this %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>items of this %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, no basis given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revisited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unanimous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>majority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 polarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misreading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>override</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unstated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All raters chose this label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More raters chose this label than any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The raters differ in the %1 but share the sign of %2, and this label goes with that sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody chose this label; those who chose another misread the scene, the speaker or the tone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This label is the nearest to where the raters put %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The votes give another label, or nobody chose this one, but it is better, for the reason in the note.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The label came with a file that gives no reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not apply here: the votes give this label by themselves, so its basis is “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not apply here: this study has no scale for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not apply here: the votes alone do not give this label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not apply here: nobody chose this label, so nobody read the scene that way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not apply here: somebody chose this label, and the votes give no other, so there is nothing to override.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not apply here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1 ratings are negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1 ratings are neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1 ratings are positive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 ratings differ in sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no %2 has this gold label yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One label only; nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few %1 have a gold label to compare the votes with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest of the voted labels in %4: &lt;b&gt;%1&lt;/b&gt;, by %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of the voted labels are about equally near (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Based on the %1 that have a gold label so far, including labels by rule; it can change as more of them get one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The distance from the item’s mean %1 to the mean of the %3 decided for each voted label, not counting this item. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scale runs from −1 to +1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scales run from −1 to +1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 ratings differ in sign. Is polarity still the basis?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ratings are nearer to %1. Is the fit still the basis?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few %1 have a gold label to compare the ratings with. Is the fit still the basis?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (ambiguous)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tie %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is shared; the labels name the same feeling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One annotator took the words literally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One annotator labelled the %1, not the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 decides between the two readings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both readings hold; the scene does not decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eighth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ninth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p &lt; 0.0001</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DeviceTable</name>
    <message>
        <source>%1, dropped out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut off for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not invited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revoked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invited until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined (this one)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People and devices of the team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DialogButtons</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DialogPrompts</name>
    <message>
        <source>“%1” is a file, not a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not exist and cannot be created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder that you can write to.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::DismissRow</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for dismissing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why these findings are dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this finding is dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why these findings are dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why this finding is dismissed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::EmbedDialog</name>
    <message>
        <source>Ask for embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request embeddings from a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole request: texts only. It never contains ids, labels, notes or names of people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every text has an embedding by this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the box above before sending the texts to this host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings need a server with the API “openai”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n texts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>I agree to sending the texts of these scenes to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::EmotionChart</name>
    <message>
        <source>Emotions chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of each emotion in a person’s answers, in the order of the wheel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what everybody chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of each row in what a person said yes to, in the order of the task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of each answer in a person’s answers, in the order of the task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has labelled anything yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Of all answers: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 (%5 %)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::EmotionKappaChart</name>
    <message>
        <source>κ by option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>κ by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each %1 against all others, over all items, with 95 % intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleiss’ κ of the label against its absence. It is undefined where nobody, or everybody, chose the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item has labels of two people yet, so there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleiss’ κ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleiss’ κ by %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::EntanglementMaps</name>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest gap of an emotion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest gap of a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ln Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: θ = %2, felt in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn together most: %1. Kept apart most: %2. Of eight dyads %3 are positive, of four opposites %4 are negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: felt in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most often together: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 where %2 is felt: undefined, since it never is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 where %2 is felt: %3, %4 of %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P(felt | given)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often one emotion is felt where another is; the table has all 56.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 nats, together in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutual information (nats)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: largest gap %2, of a pair %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: undefined</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::EntanglementPage</name>
    <message>
        <source>Entanglement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios without gold: votes split on an emotion, or a rating missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the train part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use s = ½</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios with gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those of which every emotion is decided, by votes or by a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ln Z makes the probabilities of the 256 vectors sum to one. Below: the largest gaps between the prior’s own shares and the data’s, of an emotion and of a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ln Z, published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ln Z, smoothed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ln Z, fitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ, published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ, smoothed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ, fitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Felt together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P(row | column)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutual information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marginals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the choice of scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios behind a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return on a row of a table; arrow keys and Return in a heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The train part is named in the study’s files: it is all that a prior may see when a model is measured on the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The train part is 70 % of the scenarios, drawn with seed 42: it is all that a prior may see when a model is measured on the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>From all %n scenarios with gold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n scenarios with gold, of the train part</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Without gold: %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gaps ≤ %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ, published (s = 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logit of the share on the diagonal, logarithm of the lift elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ, smoothed (s = %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same with %1 added to the counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum entropy: the weights that reproduce the shares of the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Framed: dyads, %2 of 8 positive; dashed: opposites, %3 of 4 negative. %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Framed: dyads; dashed: opposites. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios with both emotions; on the diagonal, with the one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the emotion of the row is felt where that of the column is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one emotion tells about the other, in nats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each emotion is felt in the data, and would be under each prior. The table has the gaps, also of pairs. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to show here either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With gold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::EntanglementText</name>
    <message>
        <source>love</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>submission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>awe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disapproval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remorse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aggressiveness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opposites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenario here has gold for all eight emotions yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined without smoothing (s = 0).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never felt: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Felt in every scenario: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never felt together: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With s = ½ every term has a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With every other protocol each term has a value.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ErrorTexts</name>
    <message>
        <source>the row has a different number of cells from the header (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row names no scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row has no reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several scenarios have the id “%1”; name the group too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is left out already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not one of the eight emotions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row has no label and does not say that the item is ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the votes do not give this label as “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not one of unanimous, majority, valence-polarity, misreading, vad-fit, override, unstated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be used (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reason for the flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no note yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what the scene teaches; whoever practises reads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is one of the practice scenes already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it teaches can be changed in Roster, Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another adjudicator decides as well, and you are not both through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use items as practice once you are: a practice scene shows what was decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not have a final label on every question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide it first; a scene that is kept as ambiguous without a label teaches none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody rated “%1” on every scale, so it has no reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators who have yet to see “%1” again as a repeat: %2. Practice would show them its answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it as practice once they have finished their repeats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators who have still to submit “%1”: %2. Practice would show them its answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it as practice once everybody to whom it is assigned has submitted it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This study takes no questions about items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coordinator can allow them in the settings of the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no question yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what you want to know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no reply yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what the annotator is to know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no question “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“questions STUDY” lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no topics yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find some and keep them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task lists its groups, so topics cannot become groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task already has a part with the token “topic”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two scenarios would both be called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not to be labelled again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not labelled “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not have to label “%2” again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten it; nothing of it was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study’s task is “%1”, which has no such figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They exist for EmoScene only; figures of agreement exist for every task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a valid code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a valid code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code has no invisible characters, and letters of one script only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it there and try again; nothing was imported from the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text would be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the item out instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of “%1” would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code “%1” gives the person’s name away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Releases print codes: choose one that reveals nothing, or none for the next free one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The votes do not give this label as “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another basis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The licence “%1” of the data is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one in the place Release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scene can be “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the group or a field with a list of words, and what stands there: FIELD:VALUE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number of scenes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one from 1 to 1,000,000, or 0 for no target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no reason yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State one; it is kept with the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be used (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be used (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one person a line: CODE, NAME, ROLE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fields are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no sheet “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its sheets are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a mapping that can be used: “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mapping has the schema “subtext.mapping/1” and the keys columns, first_of, group, people, scales, skipped, unused and values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-outs of the current assignment are out; returned work would no longer fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. To assign anew anyway, confirm it (--yes), and write the hand-outs again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The earlier hand-out of %1 (%2) has answers or other work that this study does not have yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge that file first, or choose another folder; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The earlier hand-out of %1 (%2) was worked in after it was handed in: this study lacks no answer of it, but times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge that file as well, or choose another folder; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The earlier hand-out of %1 (%2) has something that was begun and not submitted or sent, which a merge does not bring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: somebody has labelled “%2” already, or begun to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has labelled “%1” already, or begun to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was refused. Leave a labelled scene out instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has items or decisions in the current role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the person again under another code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labelling has begun, so the assignment can no longer be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed; start a new study to assign afresh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This item is not assigned to this person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign it first, or choose another item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no “%1” on the roster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the person to the roster first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files of “%1” and “%2” would have the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the file of “%1” separately, under another name; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code “%1” is taken, or looks like one that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a study that is shared with a team only a coordinator locks and unlocks, in their own file: from this one nobody else would hear of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a coordinator of the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has another role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 assignments are missing, and nobody can take them over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an annotator first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every item needs %1 annotators and the roster has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add annotators or ask for fewer per item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign some first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no scenarios yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import some first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is locked: labels and decisions can no longer change. The reason: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock it first, with a reason; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is not locked: labels and decisions can still change, and nobody is told before that how others answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock it first, in the place Adjudicate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The adjudicators do not differ on “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to settle; decide the item anew to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no decision to undo or redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decision on “%1” goes against the votes and has no note.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain why in the note.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The label for “%1” has no basis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what it rests on: the polarity of valence, a misreading, the fit of the ratings, or an override.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is not complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in what is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no scenario “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no scenario “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is a hand-out: it holds the work of one person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do that in the study that the hand-out was written from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An index of the study was damaged. It was rebuilt from the rows, which the audit chain shows to be unchanged: nothing is lost. Check the disk.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::EvaluationText</name>
    <message>
        <source>Correct it there; the table has the columns label and emotion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: “%2” is not one of the labels of the question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: “%2” was there already, with another emotion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: “%2” cannot be translated: it is empty, or one of the labels itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model, a mode or a run has an empty name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is too long for the name of a model, a mode or a run: it has %2 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has 1 to %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answers %2 differently from %3, for the same model, mode and run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one of the two, or tell them apart in a column “run”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answers %2 differently from %3 in the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study keeps what it has. Import the file as another run: --run 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table cei-2026 is about CEI&apos;s eight emotions, but the question “%1” has other options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use --harmonise none, or a table of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names its scenarios by the ids of an older release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the table of that release, which says what they stood for, with --ids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row of %1 is about an item of this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items are named subtype/id, subtype_id or by their id. Check that file and study belong together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no column “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table of labels has the columns label and emotion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of an older release has the columns scenario_id, context and utterance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs the scenario (or subtype and id) and an answer: emotion, raw_response, probabilities or scales. Name a column that is called something else with --map FIELD=NAME.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 holds no file that ends in .json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the folder that holds the records, or a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in a format for predictions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use CSV with a header, JSON or JSON Lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 an answer was expected, a JSON object, but a value of type %2 was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it there and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs the scenario (or subtype and id) and an answer: emotion, raw_response, probabilities or scales. If a column has another name, give it under “Other columns”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under “Other columns or ids” choose the table of that release, which says what they stood for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row has a different number of cells from the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row does not say which scenario it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study has no such scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several scenarios have this id: name it with its subtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an id of an older release, and no table of it says which scenario it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither a number from -1 to 1 nor a word of the scale; only this value was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no distribution over the labels (a negative share, another label, or a sum other than 1); only the distribution was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study does not ask for that emotion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither a probability from 0 to 1 nor a finite logit; only this value was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither yes nor no; only this value was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no whole number from 1 to 5, and no share of a label; only this value was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:%2 repeats %3:%4 (%5) and was dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more rows repeat others and were dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template with SHA-256 %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked about: %1; where people were asked about somebody else, the scores are agreement with the answers to another question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translated by the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no single label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ExampleScene</name>
    <message>
        <source>Mara</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>her neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“You have thought of everything. Even of the umbrella.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has rained since the morning. Mara comes home late, and the parcel that she waited for stands dry behind the door.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ExplanationBox</name>
    <message>
        <source>Would this help someone choose between readings?</source>
        <translation>Würde das jemandem helfen, zwischen Lesarten zu wählen?</translation>
    </message>
    <message numerus="yes">
        <source>%n sentences</source>
        <translation>
            <numerusform>%n Satz</numerusform>
            <numerusform>%n Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>very short, is it enough?</source>
        <translation>sehr kurz – reicht das?</translation>
    </message>
    <message>
        <source>%1, %2 expected</source>
        <translation>%1, erwartet: %2</translation>
    </message>
    <message>
        <source>%1:
please answer</source>
        <translation>%1:
bitte antworten</translation>
    </message>
    <message>
        <source>%1 — please answer</source>
        <translation>%1 – bitte antworten</translation>
    </message>
</context>
<context>
    <name>subtext::ExportDialog</name>
    <message>
        <source>&amp;Tidy CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row per annotation, in one file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV in &amp;CEI’s layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file per subtype, in a folder; without explanations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;JSON Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One scenario per line, with its annotations and decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Decisions as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row per revision of a decision: everything that was decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Label Studio, tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios and annotations, for an import there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label Studio, &amp;interface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The labelling interface that those tasks need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;CSV, two files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios and annotations, each in a file, in a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One scenario per line, with its annotations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cells start like formulas, and a spreadsheet would compute them. “Formulas as text” keeps it from that.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Formulas as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For work outside Subtext. It holds names and explanations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a release: for others, write a release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An apostrophe stands before every cell that a spreadsheet would compute: a copy for reading, not for an import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace files of the folder?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are there already, and may be what the study was made from: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ExportMeanings</name>
    <message>
        <source>Marked as ground truth: left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked as ground truth: gold labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked as ground truth: answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How annotations that Label Studio calls ground truth are imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped tasks: not imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped tasks: flagged drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether tasks that somebody skipped in Label Studio are counted and no more, or become drafts of that person with a flag.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::FaultPanel</name>
    <message>
        <source>the fields of this scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a task without an explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not fit %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose “%1” under “%2”, or keep the tokens that it needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What needs correcting</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n things to correct</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::FeedbackCard</name>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of your %2 answers match the reference.</source>
        <translation>%1 Ihrer %2 Antworten stimmen mit der Referenz überein.</translation>
    </message>
    <message>
        <source>Careful readers differ here; yours is one of the answers that fit.</source>
        <translation>Aufmerksame Leser sind hier verschiedener Meinung; Ihre Antwort ist eine der passenden.</translation>
    </message>
    <message>
        <source>Careful readers differ here, but yours is not one of the answers that fit.</source>
        <translation>Aufmerksame Leser sind hier verschiedener Meinung, aber Ihre Antwort gehört nicht zu den passenden.</translation>
    </message>
    <message>
        <source>You read this as the reference does.</source>
        <translation>Sie lesen das wie die Referenz.</translation>
    </message>
    <message>
        <source>You read this differently from the reference.</source>
        <translation>Sie lesen das anders als die Referenz.</translation>
    </message>
    <message>
        <source>Yours: %1. Accepted: %2.</source>
        <translation>Ihre: %1. Akzeptiert: %2.</translation>
    </message>
    <message>
        <source>You chose %1; the reference is %2.</source>
        <translation>Sie haben %1 gewählt; die Referenz ist %2.</translation>
    </message>
    <message>
        <source>Yours: %1.</source>
        <translation>Ihre: %1.</translation>
    </message>
    <message>
        <source>Reference: %1.</source>
        <translation>Referenz: %1.</translation>
    </message>
    <message>
        <source>Careful readers differ on: %1.</source>
        <translation>Aufmerksame Leser sind verschiedener Meinung bei: %1.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <source>Your scales: the dot is yours, the ring is the reference</source>
        <translation>Ihre Skalen: Der Punkt steht für Sie, der Ring für die Referenz</translation>
    </message>
</context>
<context>
    <name>subtext::FileErrorText</name>
    <message>
        <source>Nothing more is saved there. Save a copy of your own, or put the file back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was replaced by another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has overwritten %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has removed the log of %1, which belongs beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that was saved is in the file. Close the study and open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer there: it was moved, renamed or deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no answers to “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which of them it is with --column FIELD=NAME. If the project asked something other than this study, make a task from its labelling interface (subtext-cli task from-label-studio CONFIG.xml --out TASK.json) and a study that asks the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a formula without its result, at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the workbook in Excel or LibreOffice, save it, and add it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unpacks to more than can be read (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the sheet that you need as CSV UTF-8, and add that file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a damaged Excel workbook (%2 cannot be read).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get the file again, or open it in Excel and save it under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Excel workbook has room for 1,048,576 rows, and the table has %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Excel workbook has room for 16,384 columns, and the table has %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell of an Excel workbook has room for 32,767 characters, and that in row %1, column %2 has %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no file that ends in .subtext.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download what was handed in for the assignment with the hand-outs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2 files, more than a learning platform packs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpack it, and merge the files that end in .subtext.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The studies in %1 are more than can be unpacked at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge this archive by itself, or unpack it and merge the files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is protected by a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpack the archive, and merge the file from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged in its archive and cannot be unpacked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download the archive again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a ZIP archive, or a damaged one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 there is no checksum of a file in this folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row that begins at %1 has a quotation mark in a place where CSV allows none, or one that is never closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid JSON at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid XML at %1, or more than a labelling interface needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before %1 two choices are both exported as “%2”: their answers could not be told apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 lists or objects are nested more than 100 deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 an object has more than %2 keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 there are more than %2 columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 a number has more than 4,096 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed while it was being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 a scenario was expected, a JSON object, but a value of type %2 was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no list of scenarios.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 the value of “%2” is of type %3; only text and numbers can be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study %1 is damaged: in the table “%2” the row %3 has a value in “%4” that no version of Subtext writes (“%5”).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study %1 is damaged: its tables are not those of Subtext. It was left untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study %1 is damaged: an index does not fit its table, so that answers could be missed. It was left untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study %1 is damaged and was left untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Open a backup of it, or ask for a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it once for work: if no row is damaged, that repairs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it in the window of Subtext on the machine where it was worked on: its sound backups are offered there. Without any, ask for a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The audit chain of %1 does not hold (%2, entry %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The audit chain of %1 does not hold: the file has something that no entry records (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it is a file and that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the place of the hand-out of %2, and is none that this study wrote for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move that file away, or choose another folder; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a file in the place of the folder for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds more than a release (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder, or an empty one; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name; nothing is ever overwritten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it first or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a Subtext study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only its extension is that of a study. Ask for the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file that ends in .subtext, or import data files into a study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Subtext (schema %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the newer version; the file was left untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was made by an older version of Subtext.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it once for writing, so that it is brought up to date (a copy is kept).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was made by an unreleased build of Subtext and cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export its data with that build and import them into a new study; the file was left untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was changed by another program; compare it with a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large to be read (%2 bytes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a labelling interface, not data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says what the answers of an export mean: in the window, add the project&apos;s export (JSON) to the files beside it (on the command line: subtext-cli import STUDY EXPORT --interface FILE).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a table of a release that holds no answers: gold and shares follow from the answers and the decisions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out: scenarios.csv and annotations.csv are enough. Decisions are imported separately: subtext-cli adjudicate STUDY decisions.csv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in a format that can be imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use CEI CSV, scenarios as CSV, JSON or JSON Lines, or an export of Label Studio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an Excel workbook that cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is damaged, protected by a password, or of another kind than .xlsx. In Excel: Save as, Excel Workbook (.xlsx) or CSV UTF-8. Then add that file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no text (it begins with %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as UTF-8 text and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get SHA256SUMS again from where the release is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it there and import the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no columns for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no column “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs id and reason; the group is needed where several scenarios have the same id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs scenario (or subtype and id) and gold or ambiguous; basis and note are optional.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say in the window which column holds it, or rename one (on the command line: --column FIELD=NAME).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seems to belong to another task: it has the columns %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This study reads %1. Say in the window which column holds what (on the command line: --column FIELD=NAME).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 an object has the key “%2” twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename or remove one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the column “%2” twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not give the subtype of its scenarios.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a column “subtype”, or put the subtype into the file’s name (data_sarcasm-irony.csv).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file that holds the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for a hand-out (%2 bytes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a study, not a hand-out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the files that the annotators sent back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to another study (“%2”).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge it there; nothing was merged here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks other questions than this study (its task is “%2”; they differ at %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the hand-out anew from this study; nothing was merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that it is the work of %2, but it was not made for that person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the file again; nothing was merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full; %1 could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space. What was saved before is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a second name (a hard link), through which it could be changed unnoticed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it to a file of its own, or open it here for reading only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not write to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folder, or copy it to a place of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it there and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open already (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it there, or open it here for reading only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is reading %1, so part of the study is still in the files beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it there and try again; until then do not mail or copy the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine does not have enough memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine does not have enough memory for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close other programs and try again; what was saved before is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on a disk where files cannot be locked (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it to a disk of this machine and open it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read or written (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk and try again; what was saved before is safe.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::FilePreview</name>
    <message>
        <source>Contents as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::FilesPage</name>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>CSV files in CEI’s layout, scenarios as CSV, Excel workbook, JSON or JSON Lines, or exports of Label Studio.</source>
        <translation>CSV-Dateien im CEI-Format, Szenarien als CSV, Excel-Arbeitsmappe, JSON oder JSON Lines oder Exporte von Label Studio.</translation>
    </message>
    <message>
        <source>Scenarios, with or without answers, as CSV, Excel workbook, JSON or JSON Lines, or exports of Label Studio.</source>
        <translation>Szenarien mit oder ohne Antworten, als CSV, Excel-Arbeitsmappe, JSON oder JSON Lines, oder Exporte von Label Studio.</translation>
    </message>
    <message>
        <source>They are read and left as they are; nothing is written before the last page.</source>
        <translation>Sie werden gelesen und bleiben, wie sie sind; vor der letzten Seite wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>“Next” reads %1 with these columns.</source>
        <translation>„Weiter“ liest %1 mit diesen Spalten.</translation>
    </message>
</context>
<context>
    <name>subtext::FilesView</name>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 together, exactly as they will be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The study has changed; making the files again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the files…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::FinalLabelsView</name>
    <message>
        <source>read differently</source>
        <translation>anders gelesen</translation>
    </message>
    <message>
        <source>None of your %1 labels differs from the final one.</source>
        <translation>Keines Ihrer %1 Labels weicht vom endgültigen ab.</translation>
    </message>
    <message>
        <source>None of your %1 answers differs from the final one.</source>
        <translation>Keine Ihrer %1 Antworten weicht von der endgültigen ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your %1 labels differ from the final one: scenes that can be read in more than one way. Votes and note show how others read them. Press Enter on a row to see the item.</source>
        <translation>
            <numerusform>%n Ihrer %1 Labels weicht vom endgültigen ab: eine Szene, die sich unterschiedlich lesen lässt. Stimmen und Notiz zeigen, wie andere sie gelesen haben. Mit der Eingabetaste öffnen Sie das Item einer Zeile.</numerusform>
            <numerusform>%n Ihrer %1 Labels weichen vom endgültigen ab: Szenen, die sich unterschiedlich lesen lassen. Stimmen und Notiz zeigen, wie andere sie gelesen haben. Mit der Eingabetaste öffnen Sie das Item einer Zeile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your %1 answers differ from the final one, in %2 of your %3 items: scenes that can be read in more than one way. Votes and note show how others read them. Press Enter on a row to see the item.</source>
        <translation>
            <numerusform>%n Ihrer %1 Antworten weicht von der endgültigen ab, in %2 von %3 Items: eine Szene, die sich unterschiedlich lesen lässt. Stimmen und Notiz zeigen, wie andere sie gelesen haben. Mit der Eingabetaste öffnen Sie das Item einer Zeile.</numerusform>
            <numerusform>%n Ihrer %1 Antworten weichen von der endgültigen ab, in %2 von %3 Items: Szenen, die sich unterschiedlich lesen lassen. Stimmen und Notiz zeigen, wie andere sie gelesen haben. Mit der Eingabetaste öffnen Sie das Item einer Zeile.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the items</source>
        <translation>Zurück zu den Items</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>Endgültige Labels</translation>
    </message>
    <message>
        <source>Items whose final label differs from yours</source>
        <translation>Items, deren endgültiges Label von Ihrem abweicht</translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your label</source>
        <translation>Ihr Label</translation>
    </message>
    <message>
        <source>Final label</source>
        <translation>Endgültiges Label</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::FlagModel</name>
    <message>
        <source>all items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dismissed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked for again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled by a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, usually %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::FlagRow</name>
    <message>
        <source>Flagged as broken or unclear</source>
        <translation>Als defekt oder unklar gemeldet</translation>
    </message>
    <message>
        <source>Reason for the flag</source>
        <translation>Grund der Meldung</translation>
    </message>
    <message>
        <source>What is wrong with the item?</source>
        <translation>Was stimmt mit dem Item nicht?</translation>
    </message>
</context>
<context>
    <name>subtext::FlagTimelineChart</name>
    <message>
        <source>Findings over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of today’s findings come from answers up to each moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no times in this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 between %2 and %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::FolderText</name>
    <message>
        <source>%1 was in the shared folder and is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until the folder is copied as a whole, or restore the file. If neither helps, tell the coordinator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not as it was written into the shared folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore it, or tell the coordinator. The file of the study can still be handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared folder %1 does not have the whole study yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until the coordinator’s files are copied, and try again; nothing was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until the folder is copied as a whole and sync again, or restore the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it is copied as a whole and sync again, or restore it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read, or a later version wrote it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore it, or update Subtext.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not follow what was read before: it was changed or replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore it, or let its owner hand in a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not sealed by its device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is of another study or device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it away, and restore what was there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says what its owner may not say, and nothing of it was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whose device it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a second copy and was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is of a device that was not invited, and was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says what the locked study does not take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is taken once the study is unlocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not copied as a whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of another study or device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not invited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 has nothing of this team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it is copied as a whole, or name the folder that the coordinator shares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared folder %1 is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start what copies or connects it. If it was moved, “subtext-cli team folder” says where it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the coordinator wrote into the shared folder is not there yet (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until the folder is copied as a whole, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read, which says who takes part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that you may read the shared folder, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not as the coordinator wrote it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it is copied as a whole, or restore it; until then nothing is sent or received.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is of another study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore what was there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared folder %1 has another key of this device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the coordinator for a new invitation, or hand in as a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not take part by the shared folder %1, or may not do this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the coordinator; the file of the study can still be handed in.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::GateRow</name>
    <message>
        <source>See them in Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for overriding “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason; it is printed in the README of the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Override</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overridden: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overridden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Show %n places</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Override…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Override “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw the override of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::GoldChart</name>
    <message>
        <source>Answers equal to gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each annotator’s accuracy against gold, over items with a gold label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solid lines: the mean of the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dashed line: the mean of all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item has a gold label yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal to gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items with gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. From %2 % (%3, %4) to %5 % (%6, %7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Mean of %1: %2 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of all annotators: %1 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of all annotators: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 items equal to gold (%4 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % (%2 of %3)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::GroupTexts</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This task has no %1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This task has no %1 %2 or %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task has: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::GuidelineDock</name>
    <message>
        <source>Revision %1</source>
        <translation>Revision %1</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>imported without a time</source>
        <translation>ohne Zeitangabe importiert</translation>
    </message>
    <message>
        <source>Flagged: %1</source>
        <translation>Gemeldet: %1</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Spickzettel</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History %1</source>
        <translation>Verlauf %1</translation>
    </message>
    <message>
        <source>Your earlier answer is kept. It is shown here once you have submitted the new one.</source>
        <translation>Ihre frühere Antwort bleibt erhalten. Sie erscheint hier, sobald Sie die neue eingereicht haben.</translation>
    </message>
    <message>
        <source>This item has not been submitted yet. Every submission will be listed here; none is ever overwritten.</source>
        <translation>Dieses Item ist noch nicht eingereicht. Hier wird jede Einreichung aufgeführt; keine wird je überschrieben.</translation>
    </message>
</context>
<context>
    <name>subtext::GuidelinesPage</name>
    <message>
        <source>Guideline</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Spickzettel</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definitionen</translation>
    </message>
</context>
<context>
    <name>subtext::HandInCard</name>
    <message>
        <source>Hand in</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Hand in my work</source>
        <translation>Arbeit abgeben</translation>
    </message>
    <message>
        <source>Back to the items</source>
        <translation>Zurück zu den Items</translation>
    </message>
    <message>
        <source>Path copied</source>
        <translation>Pfad kopiert</translation>
    </message>
    <message>
        <source>Message to send with it</source>
        <translation>Begleitnachricht</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeats</source>
        <translation>
            <numerusform>%n Wiederholung</numerusform>
            <numerusform>%n Wiederholungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1 of %2 items submitted</source>
        <translation>mit %1 von %2 eingereichten Items</translation>
    </message>
    <message>
        <source>%1 So nothing can be handed in.</source>
        <translation>%1 Deshalb lässt sich nichts abgeben.</translation>
    </message>
    <message>
        <source>Handed in on %1. %2 changed since. %3</source>
        <translation>Abgegeben am %1. Seitdem geändert: %2. %3</translation>
    </message>
    <message>
        <source>Handed in on %1, %2. %3</source>
        <translation>Abgegeben am %1, %2. %3</translation>
    </message>
    <message>
        <source>Handing in records that you have finished. Your work is sent to %1 by itself.</source>
        <translation>Mit der Abgabe halten Sie fest, dass Sie fertig sind. Ihre Arbeit geht von selbst an %1.</translation>
    </message>
    <message>
        <source>Handed in on %1. %2 changed since. Hand in again when you have finished. It is sent to %3 by itself.</source>
        <translation>Abgegeben am %1. Seitdem geändert: %2. Geben Sie noch einmal ab, wenn Sie fertig sind. Ihre Arbeit geht von selbst an %3.</translation>
    </message>
    <message>
        <source>Your work is handed in, %1. It is sent to %2 by itself.</source>
        <translation>Ihre Arbeit ist abgegeben, %1. Sie geht von selbst an %2.</translation>
    </message>
    <message>
        <source>Your work is handed in. It is sent to %1 by itself.</source>
        <translation>Ihre Arbeit ist abgegeben. Sie geht von selbst an %1.</translation>
    </message>
    <message>
        <source>Handed in on %1. %2 changed since. The file is out of date: write it again and send back the new one.</source>
        <translation>Abgegeben am %1. Seitdem geändert: %2. Die Datei ist veraltet: Schreiben Sie sie neu und schicken Sie die neue zurück.</translation>
    </message>
    <message>
        <source>Handed in on %1. %2 changed since. Hand in again when you have finished. Your work is in:
%3</source>
        <translation>Abgegeben am %1. Seitdem geändert: %2. Geben Sie noch einmal ab, wenn Sie fertig sind. Ihre Arbeit liegt in:
%3</translation>
    </message>
    <message>
        <source>Your file is ready, %1. One step is left: send it back, by mail or as you were asked to:
%2
If you change anything later, hand in again.</source>
        <translation>Ihre Datei ist fertig, %1. Ein Schritt fehlt noch: Schicken Sie sie zurück, per E-Mail oder wie mit Ihnen vereinbart:
%2
Wenn Sie später etwas ändern, geben Sie noch einmal ab.</translation>
    </message>
    <message>
        <source>Your file is ready. One step is left: send it back, by mail or as you were asked to:
%1
It holds everything; if you change anything later, hand in again.</source>
        <translation>Ihre Datei ist fertig. Ein Schritt fehlt noch: Schicken Sie sie zurück, per E-Mail oder wie mit Ihnen vereinbart:
%1
Sie enthält alles; wenn Sie später etwas ändern, geben Sie noch einmal ab.</translation>
    </message>
    <message>
        <source>Handed in on %1, %2. Hand in again to write a new file to send back.</source>
        <translation>Abgegeben am %1, %2. Wenn Sie noch einmal abgeben, entsteht eine neue Datei zum Zurückschicken.</translation>
    </message>
    <message>
        <source>Handing in writes one file with all of your work beside this one. That file is what you send back:
%1</source>
        <translation>Bei der Abgabe wird neben dieser Datei eine weitere mit Ihrer gesamten Arbeit geschrieben. Diese Datei schicken Sie zurück:
%1</translation>
    </message>
    <message>
        <source>Handing in writes one file with all of your work. You choose where; that file is what you send back.</source>
        <translation>Bei der Abgabe wird eine Datei mit Ihrer gesamten Arbeit geschrieben. Den Ort wählen Sie; diese Datei schicken Sie zurück.</translation>
    </message>
    <message>
        <source>Handed in on %1, %2. Your work is in this file; leave it where it is, or send it if you were asked to:
%3</source>
        <translation>Abgegeben am %1, %2. Ihre Arbeit steckt in dieser Datei; lassen Sie sie, wo sie ist, oder verschicken Sie sie, wenn Sie darum gebeten wurden:
%3</translation>
    </message>
    <message>
        <source>Handing in records that you have finished and puts all of your work into this one file:
%1</source>
        <translation>Mit der Abgabe halten Sie fest, dass Sie fertig sind; Ihre gesamte Arbeit kommt in diese eine Datei:
%1</translation>
    </message>
    <message>
        <source>Hello,

Here is my work for “%1”: %2, with %3 of %4 items submitted.

Best wishes</source>
        <translation>Guten Tag,

anbei meine Arbeit für „%1“: %2, %3 von %4 Items eingereicht.

Viele Grüße</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Datei zeigen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>Neu schreiben</translation>
    </message>
    <message>
        <source>Hand in again</source>
        <translation>Noch einmal abgeben</translation>
    </message>
</context>
<context>
    <name>subtext::Hiding</name>
    <message>
        <source>Show hidden (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::HintsView</name>
    <message>
        <source>unanimous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt; · votes: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean ratings: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You decided: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints appear after your first pick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints appear once every open question has its first pick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the item is settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have decided no other item yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own decisions most similar to this one:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::HistoryDialog</name>
    <message>
        <source>from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled by both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to the earlier decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first pick %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>date unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item is on the desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not decided this item, so there is no history to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use as practice…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a practice scene of this item, with a note on what it teaches (Ctrl+Shift+L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::HomePage</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Change or stop</source>
        <translation>Ändern oder beenden</translation>
    </message>
    <message>
        <source>Goes to Files in the Roster</source>
        <translation>Führt zu „Dateien“ in der Personenliste</translation>
    </message>
    <message>
        <source>The folder “%1” is watched; no returned file has come in yet.</source>
        <translation>Der Ordner „%1“ wird beobachtet; bisher ist keine zurückgeschickte Datei eingegangen.</translation>
    </message>
    <message>
        <source>The folder “%1” is watched; the last returned file came in %2.</source>
        <translation>Der Ordner „%1“ wird beobachtet; die letzte zurückgeschickte Datei ging %2 ein.</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no annotators yet. Once they are on the roster, this shows what each of them has done.</source>
        <translation>Noch gibt es keine Annotierenden. Sobald sie auf der Personenliste stehen, ist hier zu sehen, was jede Person erledigt hat.</translation>
    </message>
    <message>
        <source>Copy a reminder</source>
        <translation>Erinnerung kopieren</translation>
    </message>
    <message>
        <source>Save as e-mail…</source>
        <translation>Als E-Mail speichern…</translation>
    </message>
    <message>
        <source>A file that your mail program opens; you address and send it.</source>
        <translation>Eine Datei, die Ihr Mailprogramm öffnet; Empfänger eintragen und absenden müssen Sie selbst.</translation>
    </message>
    <message>
        <source>Do what is next</source>
        <translation>Nächsten Schritt ausführen</translation>
    </message>
    <message>
        <source>Copy a reminder to those chosen who are late</source>
        <translation>Erinnerung für die Säumigen unter den Ausgewählten kopieren</translation>
    </message>
    <message>
        <source>Save that reminder as an e-mail</source>
        <translation>Diese Erinnerung als E-Mail speichern</translation>
    </message>
    <message>
        <source>open for reading only</source>
        <translation>schreibgeschützt geöffnet</translation>
    </message>
    <message>
        <source>Reading the study.</source>
        <translation>Die Studie wird gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n reminders are copied, one below the other.</source>
        <translation>
            <numerusform>%n Erinnerung ist kopiert.</numerusform>
            <numerusform>%n Erinnerungen sind kopiert, untereinander.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the reminder</source>
        <translation>Erinnerung speichern</translation>
    </message>
    <message>
        <source>E-mail (*.eml)</source>
        <translation>E-Mail (*.eml)</translation>
    </message>
    <message>
        <source>Save the reminders into a folder</source>
        <translation>Erinnerungen in einen Ordner speichern</translation>
    </message>
    <message>
        <source>Choose in the table who is to be reminded.</source>
        <translation>Wählen Sie in der Tabelle, wer erinnert werden soll.</translation>
    </message>
    <message>
        <source>Nobody is late.</source>
        <translation>Niemand ist im Rückstand.</translation>
    </message>
    <message>
        <source>Saved. Open it in your mail program, and say who it goes to.</source>
        <translation>Gespeichert. Öffnen Sie die Datei in Ihrem Mailprogramm und tragen Sie ein, an wen sie geht.</translation>
    </message>
</context>
<context>
    <name>subtext::IccChart</name>
    <message>
        <source>fewer than two raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no item rated by everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one item rated by everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all ratings are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items rated by everybody</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ICC. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined for %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ICC by scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ICC(2,1) of items rated by everybody, with 95 % intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute agreement of single raters: the share of the variance of the ratings that lies between items, not between people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small: the subtypes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small: by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has the interval of every %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has rated anything yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ICC(2,1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordinal α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rated by everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why undefined</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ImportDialog</name>
    <message>
        <source>Imported: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Decisions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import into this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the study already has stays as it is. A row that contradicts it is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+I. Import the decisions of adjudicators from a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ImportForm</name>
    <message>
        <source>&amp;Add files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use from them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the refused rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>They bring their people and who labelled what. Without them your roster labels the scenes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without them everything is still to be adjudicated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios and labels (*.csv *.json *.jsonl *.tsv *.txt *.xml *.xlsx *.xls)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the importer found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meanings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was on the list already. It is read again, and counts once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its columns are still to be matched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The labels of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels, with notes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No files yet. Add them, or drop them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the columns of %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take every %1 from the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files were not read to the end. Read them again, or remove them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read %1 with these columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match the columns of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose under “Meanings” what %1 says, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix %1, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the files that hold the scenarios.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take every %1 from the files, or correct the files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row of these files can be used.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ImportPreviewText</name>
    <message>
        <source>In all: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 in the study already, %2 new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “%2”: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no scenarios and no answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the right one under “Meanings”. If the project asked something else, make a new study with a task that asks the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; says what the answers of the exports mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add CSV files in CEI’s layout, or scenarios as CSV, Excel workbook, JSON or JSON Lines. Their contents will be shown here before anything is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add scenarios and annotations as CSV, Excel workbook, JSON or JSON Lines. Their contents will be shown here before anything is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first scene</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ImportSource</name>
    <message>
        <source>as it is called here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other columns…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For files with other column names, or with scenario ids of an older release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column or key of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the files have this field. Empty: in its usual place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is in the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of an older release…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For ids like CEI-0001: which scenes they stood for, by their texts. It has the columns scenario_id, context and utterance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of an older release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.xlsx);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other columns or ids…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ids by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ImportText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of its exports, JSON keeps ids; CSV and JSON-MIN leave them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot tell whether %1 is gold or somebody’s answer; it was left out. Use the JSON export, or say that it is gold with --column gold=NAME.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: damaged character “%3”; it was kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: “%3” is probably a damaged “%4”; it was kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read as %1. Check accents and quotation marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the sheet “%1” was read. To read another, choose it below the files (on the command line: --sheet NAME).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the column “%1” is not known and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read with what its columns meant before (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the labels come without response times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not one of the seven labels of this scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a point of this scale by the range %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a word that this column can have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not one of: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of another task than this study’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of another task than this study’s (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number, and nobody said what the numbers count; add the project&apos;s labelling interface, an .xml file, to the files (on the command line: --interface FILE, or --scale %1=LOW..HIGH, the lowest point first)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row has a different number of cells from the header (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell is empty and must not be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not one of sarcasm-irony, mixed-signals, strategic-politeness, passive-aggression, deflection-misdirection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not one of workplace, family, social, service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not one of peer, high-to-low, low-to-high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not one of the eight emotions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number or time that can be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this scenario was there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this annotator answered this scenario already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study has this scenario with another text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study has another answer of this annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study has another gold label or note for this scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the roster, but not as an annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a code with an invisible character or letters of two scripts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks like the code of somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study has no scenario of this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scenarios of several groups have this id; write group/id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several were chosen where one is asked; --first-of FIELD imports the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be somebody whom the study has under another name; say who it is with --person NAME=CODE, or that it is somebody new with --person NAME=NAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has another gold label for this scenario as well; decide it at the desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>task %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scenario %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annotation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rows have a different number of cells from the header</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ImportView</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>In the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not imported yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows and values that are left out; the others can be imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported predictions stay here and go into copies of the study, but never into a hand-out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels that are none of the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported as they are. They count as no label unless a label table translates them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold labels that are not the study’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study keeps its own and scores against them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used for rows without these columns. Defaults: file name, zero-shot, 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For rows that name no model. Empty: the name of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero-shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For rows that name no mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For rows that name no run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import predictions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>Die Studie ist schreibgeschützt geöffnet.</translation>
    </message>
    <message>
        <source>Bring in what models answered, from files: CSV with a header, Excel, JSON or JSON Lines, of one model or several. They are read and checked first, and nothing is kept before you import it; gold labels in a file never replace the study’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (withdrawn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictions (*.csv *.tsv *.json *.jsonl *.xlsx);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows are in the study already.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Importing this changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n are new.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Give a shorter one above, or in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Give the run another name above, or discard the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 imported, from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were there already.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows or values were left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::IntervalChart</name>
    <message>
        <source>undefined: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::IntervalContent</name>
    <message>
        <source>%1 (the axis does not begin at 0)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::InviteDialog</name>
    <message>
        <source>Invite to the team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For another device of yours. The file can be opened once, and whoever opens it works as you: give it to nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each person gets a file. It can be opened once, and whoever opens it works as that person: send it to that person alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is ticked is invited. Space ticks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For how many days an invitation can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the files are written, each named after a code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder for the invitations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a message in the place of the file. Each link opens the same invitation: send it to that person alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was cut off for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only annotators can be invited to a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yourself: for another device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes part already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has dropped out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invited until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inviting %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inviting %1 at %2…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 can be opened until %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not invited. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not asked any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n invitations were written to %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It opens once. Take it to your other device, and delete it here once it was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each opens once, for that person only. Send each file to that person alone, and delete it here once it was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever joins is asked where the shared folder is on their computer: share it with them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Invite %n people</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Invite %n people at %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ItemCard</name>
    <message>
        <source>active %1, visits %2</source>
        <translation>aktiv %1, Besuche %2</translation>
    </message>
    <message>
        <source>The item</source>
        <translation>Das Item</translation>
    </message>
    <message>
        <source>Choose a finding or a point in a chart; its item will be shown here.</source>
        <translation>Wählen Sie einen Befund oder einen Punkt in einem Diagramm; das zugehörige Item erscheint dann hier.</translation>
    </message>
    <message>
        <source>The item of a finding, or of a point in a chart, is shown here.</source>
        <translation>Hier erscheint das Item eines Befunds oder eines Punkts in einem Diagramm.</translation>
    </message>
    <message>
        <source>The answers are shown at the desk.</source>
        <translation>Die Antworten sind in der Adjudikation zu sehen.</translation>
    </message>
</context>
<context>
    <name>subtext::ItemListModel</name>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label again</source>
        <translation>erneut annotieren</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>eingereicht</translation>
    </message>
    <message>
        <source>changed, not updated</source>
        <translation>geändert, nicht aktualisiert</translation>
    </message>
    <message>
        <source>Item %1, %2. %3</source>
        <translation>Item %1, %2. %3</translation>
    </message>
    <message>
        <source>question not sent</source>
        <translation>Frage nicht gesendet</translation>
    </message>
    <message>
        <source>new reply</source>
        <translation>neue Antwort</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>gemeldet</translation>
    </message>
</context>
<context>
    <name>subtext::ItemListPanel</name>
    <message>
        <source>Your items</source>
        <translation>Ihre Items</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Gemeldet</translation>
    </message>
    <message>
        <source>No items are assigned to you.</source>
        <translation>Ihnen sind keine Items zugeteilt.</translation>
    </message>
    <message>
        <source>Every item is submitted.</source>
        <translation>Alle Items sind eingereicht.</translation>
    </message>
    <message>
        <source>Nothing is submitted yet.</source>
        <translation>Noch ist nichts eingereicht.</translation>
    </message>
    <message>
        <source>No item is flagged.</source>
        <translation>Kein Item ist gemeldet.</translation>
    </message>
</context>
<context>
    <name>subtext::ItemMenu</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use as practice…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was decided about the item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a practice scene of the item, with a note on what it teaches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ItemPanel</name>
    <message>
        <source>To the desk</source>
        <translation>Zur Adjudikation</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
</context>
<context>
    <name>subtext::ItemsModel</name>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ItemsView</name>
    <message>
        <source>All items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever was answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People agree, models do not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All votes are the gold label, and no set gave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models agree, people do not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sets gave one label, and the votes are split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label outside the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set gave a label that is none of the options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept by keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set’s label was found as a word in its text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no room for: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::JoinDialog</name>
    <message>
        <source>Join a team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever coordinates a study has sent you an invitation, a file or a link that can be opened once. It makes a study file on this computer. You work in that file, also without a connection; whenever there is one, Subtext sends your work and receives what is for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that you were sent (.subtext-invite), or the link (subtext-team://).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file, or paste the link here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the folder is on this computer that the coordinator has shared with you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where your study file is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file on this computer, which joining makes. It must not be there yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate of the authority that signed the server’s, where neither the invitation nor this system has it. Whoever runs the server does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an invitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invitations (*.subtext-invite)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the study file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the shared folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The invitation is no longer valid. Ask the coordinator for a new one, unless you have opened this one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1 in the study “%2”, in a shared folder. It is not blind: whoever can open the folder can read what you answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1 in the study “%2”, on the server %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be opened until %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining at %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret of this device is in a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study file is made, with what could be read in the shared folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this to open the study. What is missing comes by itself, once it is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::KappaChart</name>
    <message>
        <source>Fleiss’ κ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Krippendorff’s α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gwet’s AC1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>substantial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>almost perfect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 resamples, item by item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 resamples, equal items together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleiss’ κ: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>κ and other coefficients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is what chance alone would give. There are several coefficients because they differ in what they count as chance: κ and α estimate it from how often each label was used and fall when one label dominates; AC1 does not. Percent agreement is not corrected for chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>κ by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement on %1, with 95 % intervals. Hollow: not corrected for chance. Words: Landis and Koch, for κ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item has labels of two people yet, so there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>κ low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>κ high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AC1 low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AC1 high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent agreement (share)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intervals of κ, α and share</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::KeyTable</name>
    <message>
        <source>Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicator: the annotator’s, and</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinator: the adjudicator’s, and</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>| Keys | What they do |</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::KindsOfStudy</name>
    <message>
        <source>where the study asks for cue words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the study takes questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the study asks for second looks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::LabelAgainDialog</name>
    <message>
        <source>No guide has changed, as far as is known, since the answers were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for new labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New labels are asked for. Items: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered by an old guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be labelled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All items with an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which items are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search items, texts and roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still owed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>The scene, and why it was asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an item to read its scene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The items of the findings are chosen. Say why they are to be labelled again, and ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a clause of the guide changed: choose the items that it touches, say what changed, and ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are open again for whoever had labelled them, without the old answer in view. The old answers stay, and count until the new ones are there. People who work on files need a new hand-out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why, in a sentence that annotators read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed, in a sentence that annotators read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not given by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing how far annotators agree…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search finds no item here. Change or clear it, or list all items with an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer is known to have been given by another guide than the present one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item is to be labelled again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item has an answer yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked for because: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody who labelled them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::LabelBar</name>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Show the item list (F2)</source>
        <translation>Itemliste anzeigen (F2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Previous item (Ctrl+Left)</source>
        <translation>Voriges Item (Strg+Links)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next item (Ctrl+Right)</source>
        <translation>Nächstes Item (Strg+Rechts)</translation>
    </message>
    <message>
        <source>Submitted items</source>
        <translation>Eingereichte Items</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item is broken or unclear (Ctrl+M)</source>
        <translation>Das Item ist defekt oder unklar (Strg+M)</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>Guideline and definitions (F1)</source>
        <translation>Richtlinie und Definitionen (F1)</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Einreichen</translation>
    </message>
    <message>
        <source>Submit and go to the next open item (Ctrl+Enter)</source>
        <translation>Einreichen und zum nächsten offenen Item (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 submitted</source>
        <translation>%1 eingereicht</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>Endgültige Labels</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Your labels beside the final ones</source>
        <translation>Ihre Labels neben den endgültigen</translation>
    </message>
    <message>
        <source>Summary and hand-in (F4)</source>
        <translation>Überblick und Abgabe (F4)</translation>
    </message>
    <message>
        <source>Item %1 saved</source>
        <translation>Item %1 gespeichert</translation>
    </message>
    <message>
        <source>All answered. Ctrl+Enter submits.</source>
        <translation>Alles beantwortet. Strg+Eingabe reicht ein.</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted, saved</source>
        <translation>Eingereicht, gespeichert</translation>
    </message>
    <message>
        <source>Change saved as draft, not updated yet</source>
        <translation>Änderung als Entwurf gespeichert, noch nicht aktualisiert</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::LabelEnding</name>
    <message>
        <source>The study is locked; nothing can be changed.</source>
        <translation>Die Studie ist gesperrt; nichts lässt sich mehr ändern.</translation>
    </message>
    <message>
        <source>This study is open for reading only; nothing can be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items are open.</source>
        <translation>
            <numerusform>%n Item ist noch offen.</numerusform>
            <numerusform>%n Items sind noch offen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items were changed after they were submitted, and not updated.</source>
        <translation>
            <numerusform>%n Item wurde nach dem Einreichen geändert und nicht aktualisiert.</numerusform>
            <numerusform>%n Items wurden nach dem Einreichen geändert und nicht aktualisiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the work of %1: %2 of %3 submitted. Nothing was changed in this session.</source>
        <translation>Das ist die Arbeit von %1: %2 von %3 eingereicht. In dieser Sitzung wurde nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hand in anyway?</source>
        <translation>Trotzdem abgeben?</translation>
    </message>
    <message>
        <source>Hand in this work?</source>
        <translation>Diese Arbeit abgeben?</translation>
    </message>
    <message>
        <source>Not everything is submitted</source>
        <translation>Noch nicht alles eingereicht</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Hand in anyway</source>
        <translation>Trotzdem abgeben</translation>
    </message>
    <message>
        <source>Where to save the file that you send back</source>
        <translation>Speicherort der Datei, die Sie zurückschicken</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handed in, but the file is not complete. %1 %2</source>
        <translation>Abgegeben, aber die Datei ist nicht vollständig. %1 %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your work is saved, but the file to send back was not written. %1</source>
        <translation>Ihre Arbeit ist gespeichert, aber die Datei zum Zurückschicken wurde nicht geschrieben. %1</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Anderen Ordner wählen</translation>
    </message>
</context>
<context>
    <name>subtext::LabelPage</name>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the highlighted step and move on</source>
        <translation>Hervorgehobenen Schritt beantworten und weiter</translation>
    </message>
    <message>
        <source>1 to 9, then a to w</source>
        <translation>1 bis 9, dann a bis w</translation>
    </message>
    <message>
        <source>On a board: yes to a row; with Shift: no</source>
        <translation>In einem Raster: Ja für eine Zeile; mit Umschalt: Nein</translation>
    </message>
    <message>
        <source>1 to 9, then a to g</source>
        <translation>1 bis 9, dann a bis g</translation>
    </message>
    <message>
        <source>On a board: no to all remaining rows</source>
        <translation>In einem Raster: Nein für alle übrigen Zeilen</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Adjust the highlighted step</source>
        <translation>Hervorgehobenen Schritt verändern</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Clear the choice</source>
        <translation>Auswahl zurücknehmen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Next or previous step</source>
        <translation>Nächster oder voriger Schritt</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Submit or update, and go to the next open item</source>
        <translation>Einreichen oder aktualisieren und zum nächsten offenen Item</translation>
    </message>
    <message>
        <source>Previous item (in a text: Alt+Left)</source>
        <translation>Voriges Item (im Text: Alt+Links)</translation>
    </message>
    <message>
        <source>Next item (in a text: Alt+Right)</source>
        <translation>Nächstes Item (im Text: Alt+Rechts)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag as broken or unclear</source>
        <translation>Als defekt oder unklar melden</translation>
    </message>
    <message>
        <source>Into the explanation</source>
        <translation>In die Begründung</translation>
    </message>
    <message>
        <source>Out of the explanation, to the first step</source>
        <translation>Aus der Begründung zum ersten Schritt</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Guideline, cheat sheet and definitions</source>
        <translation>Richtlinie, Spickzettel und Definitionen</translation>
    </message>
    <message>
        <source>Item list</source>
        <translation>Itemliste</translation>
    </message>
    <message>
        <source>History of the item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have a screen reader say the scene again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise with feedback</source>
        <translation>Üben mit Rückmeldung</translation>
    </message>
    <message>
        <source>Summary and hand-in</source>
        <translation>Überblick und Abgabe</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>Endgültige Labels</translation>
    </message>
    <message>
        <source>Item %1 saved.</source>
        <translation>Item %1 gespeichert.</translation>
    </message>
    <message>
        <source>Back at item %1. It stays submitted until you change and update it.</source>
        <translation>Zurück bei Item %1. Es bleibt eingereicht, bis Sie es ändern und aktualisieren.</translation>
    </message>
    <message>
        <source>Back at item %1.</source>
        <translation>Zurück bei Item %1.</translation>
    </message>
    <message>
        <source>Item %1 of %2.</source>
        <translation>Item %1 von %2.</translation>
    </message>
    <message>
        <source>Digits answer and move on · Ctrl+Enter submits · F1 guide · F12 all keys</source>
        <translation>Ziffern antworten und gehen weiter · Strg+Eingabe reicht ein · F1 Leitfaden · F12 alle Tasten</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Not saved. Your answer is still on the screen. %1</source>
        <translation>Nicht gespeichert. Ihre Antwort steht noch auf dem Bildschirm. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>Leitfaden: %1</translation>
    </message>
    <message>
        <source>Guide closed</source>
        <translation>Leitfaden geschlossen</translation>
    </message>
</context>
<context>
    <name>subtext::LabelQuestions</name>
    <message>
        <source>F7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions about this item</source>
        <translation>Fragen zu diesem Item</translation>
    </message>
    <message>
        <source>Ask about the item</source>
        <translation>Zum Item fragen</translation>
    </message>
    <message>
        <source>Ask about this item…</source>
        <translation>Zu diesem Item fragen…</translation>
    </message>
    <message>
        <source>Your questions…</source>
        <translation>Ihre Fragen…</translation>
    </message>
    <message>
        <source>Questions about item %1</source>
        <translation>Fragen zu Item %1</translation>
    </message>
    <message>
        <source>The coordinator and the adjudicators read your question; other annotators do not. It is not part of your answer. From a hand-out it goes to them when you hand in, and a reply comes with the next hand-out.</source>
        <translation>Ihre Frage lesen die Koordination und die Adjudizierenden, nicht aber andere Annotierende. Sie gehört nicht zu Ihrer Antwort. Aus einer Arbeitsdatei gelangt sie mit der Abgabe zu ihnen; eine Antwort kommt mit der nächsten Arbeitsdatei.</translation>
    </message>
    <message>
        <source>This study takes no further questions about items.</source>
        <translation>Diese Studie nimmt keine weiteren Fragen zu Items an.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Ihre Frage</translation>
    </message>
</context>
<context>
    <name>subtext::LabelStudioText</name>
    <message>
        <source>The address has a user or a password in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them out: Subtext signs in with the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of a server has no “?” and no “#”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out what begins with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” begins with neither https:// nor http://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it like https://label.example.org.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not the address of a server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it like https://label.example.org, without user and password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was pulled. Check the address, or try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer from %1 broke off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was pulled. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be reached%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the address and whether the server runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no encrypted connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key would travel unencrypted: nothing was sent. Use https, or a server on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answers, but without encryption.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent. Perhaps its address begins with http:// instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent: the key goes unencrypted only to this machine. Perhaps https has another port there; ask whoever runs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 redirects to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is never passed on to another server: nothing was sent there. If that is the right one, give its address instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot prove that it is the right server%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its certificate is not trusted here: nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project “%1” asks something other than the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its answers cannot go there. Push only the scenarios, or push the answers to the study’s own project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answered with a web page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label Studio is not at this address, or its version is too old: check the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer from %1 is not one that Label Studio gives%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was pulled. Check the address and the version of the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer from %1 is larger than %2 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was pulled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not allow it%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whoever runs it for permission, or use another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no such project%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of projects shows those that the key may see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 refused it (%2)%3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was sent before stays there; trying again sends only what is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>project %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of these requests are sent one by one, about %2 a second: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not accept the key%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it again there: Account &amp; Settings › Personal Access Token, or Access Token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot do this now (%2)%3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again later; what was sent before stays there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no tasks yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to pull.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the server sent as the tasks of %1 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no key under %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the variable SUBTEXT_LABELSTUDIO_TOKEN, or put the key into the keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key under %1 has characters that are not allowed in a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it again from Label Studio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain did not return the key %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the variable SUBTEXT_LABELSTUDIO_TOKEN instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine has no keychain that answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the key under “New key”: it is kept in memory until the program closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain did not return the key (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock the keychain and connect again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The variable %1 was not set when the program was started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the system’s keychain as the place of the key, and type the key under “New key”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain has no key for this server yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type it under “New key”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no answers to “%1”. It has: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the right one under “Meanings”, pull the scenarios only, or make a task from the project for a new study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has instructions of its own. They are not pulled: the study keeps its guideline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2. Untick “Gold labels and notes” to adjudicate all of them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no split is left to adjudicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an earlier push had left half-way there was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending again sends only what is missing there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an earlier push left half-way there is removed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::LabelViews</name>
    <message>
        <source>labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prediction files may include the gold labels they were published with. Scored on these, figures can be compared with the publication.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves out items that have a label and were decided to be ambiguous.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How would a model do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare models with people: how often models give the gold label, how often they give a person’s label, and whether a model could stand in for a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import predictions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the figure, the set or the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items behind a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return on a row of a table; arrow keys and Return in a heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return on its row of the leaderboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study holds no predictions yet. Import them from files, which you check before anything is kept, or ask models (Asking). Nothing is sent before you agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study holds no predictions yet. A coordinator imports them from files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only coordinators can import predictions, because the report names undecided items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, scored on %2 with gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 ambiguous or without gold left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 without gold left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is one prediction set, compared with people’s gold labels, or with their votes for the vote share: further right is better. Lines are 95 % bootstrap intervals over items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One prediction set: how many items it labelled, how often its labels are the gold labels, and which labels it gave instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is one item: people’s votes, its gold label, and the label that each prediction set gave, with ✓ where it is the gold label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All prediction sets are hidden. “Show hidden” brings them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All prediction sets are withdrawn. “Withdrawn sets” says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer of this run is scored yet: none is for an item with a gold label.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::Leaderboard</name>
    <message>
        <source>Annotator accuracy against gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean over annotators. It flatters them: their own votes helped to make the gold labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator accuracy against others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often an annotator gives the label that most of an item’s other annotators gave. Compare a model’s vote share with this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best single label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean largest share of an item’s votes: no single label agrees with more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most frequent gold label, whatever the item says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A label drawn at random, each equally likely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, as often as gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A label drawn at random, each as likely as it is frequent in gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 items with a label</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It gives no answer for %n items, which count as wrong</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No set has a figure here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: highest is %4, of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighted-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of all items with a gold label that the set labels correctly; where the set has no label, it counts as wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct of the items that the set labelled: read it with the accuracy, never instead of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean F1 over all options, however often each is gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean F1, each option weighted by how often it is gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean share of an item’s votes for the model’s label, of all items with votes: how often it agrees with a person picked at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topic: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of %3 items)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n runs open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the label table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked about part of the items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People, against gold they voted for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether %1 could stand in for a person cannot be said: no annotator has an item that somebody else labelled too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could stand in for a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not stand in for a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With ε = %1 it matches or beats %2 of %3 annotators in agreeing with the others (winning rate ω = %4; it passes from 0.50). Compared with an annotator on an item, it is at least as close to the others in %5 of cases (advantage probability). Counted over all items with votes, n = %6.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::LeaderboardView</name>
    <message>
        <source>%1: it is ranked and compared once it has ended, since questions not asked yet would count as wrong. Return shows its answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its figures cover these items only, so it is compared with no other set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: it gives no answer for the others, which count as wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a set to compare it with the others; Return opens it. Two sets differ significantly where Holm’s p of their accuracies on the items shown is below 0.05.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures for the same answers may differ from those of a publication: gold is what this study holds now, labels outside the options follow the chosen table, and intervals use Subtext’s own random numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items without gold are those whose votes split or that lack ratings, the harder ones. Accuracy and F1 leave them out, which usually makes both higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of the sets, people and chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could it stand in for a person?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε = </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much worse the model may be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much worse than a person the model may be and still count as equal, since a person costs more: 0.2 for trained annotators, less for a crowd.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alternative annotator test of Calderon, Reichart and Dror (2025): on each item, whoever agrees with more of the others wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which items with gold count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vote share covers all items with votes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▸ is chosen; ≈ does not differ significantly from it in accuracy on these items (Holm’s p is 0.05 or more).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Annotator accuracy against gold” flatters people: their own votes helped to make the gold labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
n = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighted-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>Annotiert</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its 95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>McNemar p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holm p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versus chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy where labels outside the options count as no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between its accuracy and that of the chosen set, on the items shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>McNemar’s p on the items shown, adjusted for all pairs of sets there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::LengthChart</name>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length and agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each item at its number of words, in the band for how many of its votes agree on one label. Strokes: the mean of a band. The height within a band has no meaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the words of the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utterance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the words of the utterance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item has all its answers yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unanimous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Majority, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Context words, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context words, median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utterance words, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utterance words, median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, mean %3 words</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words in the context; Spearman’s ρ = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words in the utterance; Spearman’s ρ = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; a sample of %1 of %2 items is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::LimitNote</name>
    <message>
        <source>%1 characters</source>
        <translation>%1 Zeichen</translation>
    </message>
    <message>
        <source>This is the maximum length: %1. What did not fit was left out.</source>
        <translation>Das ist die Höchstlänge: %1. Was nicht passte, wurde weggelassen.</translation>
    </message>
</context>
<context>
    <name>subtext::LimitedTextEdit</name>
    <message>
        <source>This is the maximum length: %1.</source>
        <translation>Das ist die Höchstlänge: %1.</translation>
    </message>
    <message>
        <source>Not added: with these %1 the text would be longer than the maximum of %2.</source>
        <translation>Nicht hinzugefügt: Mit diesen %1 würde der Text länger als die höchstens erlaubten %2.</translation>
    </message>
</context>
<context>
    <name>subtext::LimitsDialog</name>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of the quality checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every change is a new revision in the study; annotators get it at their next sign-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set these limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight-lining: over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight-lining: from this many items on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too fast: under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disengaged: over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timing outlier: modified Z over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timing outlier: from this many timed items on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check for contradictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction: valence opposes the emotion by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction: least distance from the midpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positive emotions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negative emotions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wide range on one scale: over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check explanations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same explanation: in at least this many items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied explanation: over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied explanation: of at least this many words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit for the share of items with findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask annotators while they label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About contradictory and too fast answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask why the votes are overridden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::LivePage</name>
    <message>
        <source>As annotators will see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below is the task as it was before it had anything to correct.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It appears here once what is listed below is corrected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::LockDialog</name>
    <message>
        <source>Lock anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels, decisions and assignments can change again. Adjudicators no longer see who gave which answer, but names already seen cannot be hidden again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels, decisions and assignments can no longer be changed. Names are shown at the desk, and annotators see where the final label differs from theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still open:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason; it is recorded with the date and your code</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::LostStudy</name>
    <message>
        <source>%1 What you see is what was read before.</source>
        <translation>%1 Sie sehen, was davor gelesen wurde.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Save my copy as…</source>
        <translation>Meine Kopie speichern unter…</translation>
    </message>
    <message>
        <source>Save a copy first?</source>
        <translation>Erst eine Kopie speichern?</translation>
    </message>
    <message>
        <source>The study is no longer where it was, and nothing more is saved there. A copy keeps everything that you submitted or began.</source>
        <translation>Die Studie ist nicht mehr am alten Ort, dort wird nichts mehr gespeichert. Eine Kopie bewahrt alles, was Sie eingereicht oder begonnen haben.</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>Ohne Kopie verlassen</translation>
    </message>
    <message>
        <source>%1 (my copy)</source>
        <translation>%1 (meine Kopie)</translation>
    </message>
    <message>
        <source>Save my copy as</source>
        <translation>Meine Kopie speichern unter</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is on the screen is not in it.</source>
        <translation>Was auf dem Bildschirm steht, ist nicht darin.</translation>
    </message>
    <message>
        <source>The copy was not saved. %1 Choose another place; the study is no longer where it was.</source>
        <translation>Die Kopie wurde nicht gespeichert. %1 Wählen Sie einen anderen Ort; die Studie ist nicht mehr am alten.</translation>
    </message>
    <message>
        <source>Your copy is saved with everything that you submitted or began: %1. Continue in it; once the study is back, merge the copy into it as you merge returned files.</source>
        <translation>Ihre Kopie ist gespeichert, mit allem, was Sie eingereicht oder begonnen haben: %1. Arbeiten Sie darin weiter; sobald die Studie wieder da ist, führen Sie die Kopie mit ihr zusammen wie zurückgeschickte Dateien.</translation>
    </message>
    <message>
        <source>Continue in the copy</source>
        <translation>In der Kopie weiterarbeiten</translation>
    </message>
</context>
<context>
    <name>subtext::MainWindow</name>
    <message>
        <source>Open a study</source>
        <translation>Studie öffnen</translation>
    </message>
    <message>
        <source>Studies and invitations (*.subtext *.subtext-invite)</source>
        <translation>Studien und Einladungen (*.subtext *.subtext-invite)</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>Diese Tastenübersicht</translation>
    </message>
    <message>
        <source>Keyboard, shortcuts, settings, preferences</source>
        <comment>Words by which people look for it</comment>
        <translation>Tastatur, Tastenkürzel, Tastenkombinationen, Shortcuts, Einstellungen</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Gehe zu…</translation>
    </message>
    <message>
        <source>Seminar: items one by one, on the whole screen</source>
        <translation>Seminar: Items einzeln auf dem ganzen Bildschirm</translation>
    </message>
    <message>
        <source>Manual, at the section on this place</source>
        <translation>Handbuch, beim Abschnitt zu diesem Bereich</translation>
    </message>
    <message>
        <source>Guide or manual</source>
        <translation>Leitfaden oder Handbuch</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>What was found: the next, the one before</source>
        <translation>Fundstellen: die nächste, die vorige</translation>
    </message>
    <message>
        <source>F3, Shift+F3</source>
        <translation>F3, Umschalt+F3</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Zurück, vorwärts</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Links, Alt+Rechts</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>Empty the search, else close</source>
        <translation>Suche leeren, sonst schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>%1 – Subtext</source>
        <translation>%1 – Subtext</translation>
    </message>
    <message>
        <source>The study could not be read. %1 What you see is what was read before.</source>
        <translation>Die Studie konnte nicht gelesen werden. %1 Sie sehen, was davor gelesen wurde.</translation>
    </message>
</context>
<context>
    <name>subtext::ManualWindow</name>
    <message>
        <source>Manual – Subtext</source>
        <translation>Handbuch – Subtext</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Handbuchseite</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Links</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Rechts</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Umschalt+F3</translation>
    </message>
    <message>
        <source>Where the words stand before this</source>
        <translation>Vorige Stelle mit diesen Wörtern</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>F3, or Return in the search</source>
        <translation>F3, oder Eingabe im Suchfeld</translation>
    </message>
    <message>
        <source>Where the words stand after this</source>
        <translation>Nächste Stelle mit diesen Wörtern</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Ctrl+P: on paper, or into a PDF file</source>
        <translation>Strg+P: auf Papier oder in eine PDF-Datei</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on this page</source>
        <translation>%1 auf dieser Seite</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None on this page</source>
        <translation>Keine auf dieser Seite</translation>
    </message>
</context>
<context>
    <name>subtext::MappingFiles</name>
    <message>
        <source>Mapping from a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save mapping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mapping that was saved here or on the command line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For another study, or for the command line. It names people who have answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mappings (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mapping from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mapping cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is for a study that asks something else: this one has no %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mapping was not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::MatrixModel</name>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 labelled</source>
        <translation>%1 von %2 annotiert</translation>
    </message>
    <message>
        <source>%1, %2 asked for again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::MeanValenceChart</name>
    <message numerus="yes">
        <source>%n ratings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cut at the end of the scale; computed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean valence by option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean valence by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From very unpleasant (−1) to very pleasant (+1), with 95 % intervals of the mean, cut at the ends of the scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the ratings whose author chose the %1, and of all ratings of items with that gold label. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no ratings of valence yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the annotator’s own label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By gold label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own label: mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample SD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold label: mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean valence by the annotator’s own label: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item has a gold label yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::MeaningTree</name>
    <message>
        <source>In Label Studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the interface of the project means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it means in this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose answer it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what “all others no” answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not imported: a study cannot ask a question of the kind %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as its numbers count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known: refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the lowest point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 the highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new person, if they answered in Label Studio itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new person, if there are answers of theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the study knows them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::MergeText</name>
    <message>
        <source>%1; sign in as coordinator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, but nobody on the roster is a coordinator. Close the study, and merge with
subtext-cli merge STUDY FILES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 flagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 revised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 labelled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 practice labels match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handed in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not handed in yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the empty file that you sent to %1: nothing was done in it. Ask for the one that was worked on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is the study “%1” that the returned files belong to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a hand-out, not the study “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file that the hand-outs were written from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is another study with the same title (“%2”).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the study “%2”, not “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these %1 files can be merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Choose the files that the annotators sent back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a coordinator can merge them. Sign out, sign in as coordinator, and merge them at Roster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is open for reading only. Close it where it is open for writing, and merge again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::MirrorPage</name>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror of %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clear difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearer to “%1” than the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few items to say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Items that you answered: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page shows your answers beside those of the others who labelled the same scenes. It is no grade: whoever reads a scene differently may have seen what the others missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from %2 (%3) to %4 (%5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where your ratings lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You read the scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Difference: your point minus the mean of the others’ points, on average over the items that another rated too. Where the interval holds 0, or there are fewer than %1 items, the figures show no clear difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as most of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as the final label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each label was chosen, on the items that another labelled too; of the others all votes are counted:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your label</source>
        <translation>Ihr Label</translation>
    </message>
    <message>
        <source>Final label</source>
        <translation>Endgültiges Label</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your ratings:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your explanation:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that you marked:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note of the adjudicator:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes worth rereading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your labels differs from the final one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes whose final label differs from yours, those first on which your ratings lie farthest from the others’.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early items again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items that you were shown again after your last: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same label both times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the two ratings lie apart, on average and in the numbers of the scale:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanations of others are not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanations of others and words that they marked stand under their codes. Whoever made this page stated that the consent text allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanations of others stand under their codes. Whoever made this page stated that the consent text allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Intervals: percentile bootstrap over the items, %2 resamples, seed %3.</source>
        <translation>%1 Intervalle: Perzentil-Bootstrap über die Items, %2 Stichproben, Seed %3.</translation>
    </message>
</context>
<context>
    <name>subtext::MirrorsDialog</name>
    <message>
        <source>The consent text allows others’ explanations and marked words to be shown under codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write PDF files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page for each person, their answers beside those of the others: where they read scenes differently, with intervals and without a grade, three scenes worth rereading, and how steady they were on early items. Pages of the same name in the folder are replaced. Give each page to its person only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick one person to print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing the pages…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the mirrors into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::MissingNotice</name>
    <message>
        <source>Not submitted yet. Still missing: %1.</source>
        <translation>Noch nicht eingereicht. Es fehlt noch: %1.</translation>
    </message>
    <message>
        <source>Not submitted yet. You answered No to every row. Press Ctrl+Enter again to submit.</source>
        <translation>Noch nicht eingereicht. Sie haben in jeder Zeile Nein geantwortet. Drücken Sie noch einmal Strg+Eingabe, um es so einzureichen.</translation>
    </message>
    <message>
        <source>Submit as it is</source>
        <translation>So einreichen</translation>
    </message>
</context>
<context>
    <name>subtext::ModelItemPanel</name>
    <message>
        <source>no label (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, said “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, found as a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their own words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the models answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What models answered is shown once the item is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ModelText</name>
    <message>
        <source>There is no key under the name “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the variable, or put the key into the keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key under the name “%1” has characters that are not allowed in a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it again, without spaces and line breaks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain did not return the key “%1”: it says “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock the keychain, or name an environment variable instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is a byte %2, which text in UTF-8 does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the template as plain text in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: {examples} is for the mode few-shot only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask few-shot, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: “{%2}” is not a place that can be filled here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are: %1. Braces that are text have a space or a quotation mark behind the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for a prompt (%2 bytes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a text of at most 100,000 bytes: every request carries it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write in it what the model is to be asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what is said of whom it asks about is too long (%2 characters).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the person in a few words, at most 60 characters: “listener”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not show the scene, so every request would be the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one of these where it belongs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not show the event, so every request would be the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {event} where it belongs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not say whom a scene is about, and nor does the event “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {subject} where the name belongs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not say which question of the task is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {ask} where the question belongs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not name the options of “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {options} where they belong, or write all of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for constrained answers (--answer constrained).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The API “%1” gives no probabilities of tokens, so its answers cannot be scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The API “%1” has no completions, so the options cannot be scored as such.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the answers themselves (--score-by answer), or ask a server with the OpenAI API.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored answers are read at the first token, where a chain of thought has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask zero-shot, or for constrained answers (--answer constrained).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has more than 20 options; servers give the probabilities of no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options %1 of “%2” begin alike, so that the first token does not tell them apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task “%1” has no scales that a model can be asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scored answer is the probabilities of the options and has no points of scales.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for constrained answers (--answer constrained), or without scales.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worked examples have no points of scales.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask zero-shot or with a chain of thought, or without scales.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scored answer is the probabilities of the options and has no confidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for constrained answers (--answer constrained), or without the rubric.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not show the lines of the rubric.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {confidence_rubric} where they belong, or ask without the rubric.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worked examples do not say how sure their answers are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask zero-shot or with a chain of thought, or without the rubric.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer in the reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTTP %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name must consist of letters, digits, “.”, “-” and “_”, 100 at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its address (base URL) must be like https://host/v1, without a password in it and without the path of a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names no model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not say where its key is: the name of an environment variable has letters, digits and _ only, and the key itself does not belong here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 64 requests can be open at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its requests a minute are negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tokens a minute are negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its time limit must be from 1 s to 1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its temperature must be from 0 to 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its top p must be from 0.0001 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to 20 alternatives of a token can be asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its price is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its %1 is missing or not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompt:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” could not be put into the keychain: it says “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock the keychain, or set an environment variable instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no worked examples for the task “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask it zero-shot or with a chain of thought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked example %1 is an item of this study, so that its answer would be given away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask in another mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key would be sent to %1 unencrypted, readable by everybody on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the profile an https:// address, or reach the server through a tunnel that begins on this machine (http://127.0.0.1:PORT).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of %1 is not known, so a budget cannot be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a price to its profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything was asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything was asked; what failed is asked again when the run is resumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. The run can be resumed later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: the next request might exceed the budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server refuses: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quota is used up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server asked to wait too long: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server cannot be trusted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server did not answer: %1. Check that its address is right and that it runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five items in a row failed, the last with: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer could not be saved, so nothing further was asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused: budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped: refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused: quota used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused: asked to wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped: server not trusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped: failures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped: not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked, some failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (unfinished: %2 of %3 answered)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of %3 asked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused by the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one option scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered, cut off by the token limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 USD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 USD so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at most %2 USD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, about %2 tokens sent and %3 received, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most: if every answer used all the tokens that it may. Failed requests are sent again, up to %1 times; they rarely cost anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 answers were cut off by the token limit; reasoning tokens may be using it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first five answers are none of the options. The run continues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; another one with “%2” answers may do better.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ModelViews</name>
    <message>
        <source>Hide set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show set again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hidden set is not scored here, and not compared with the others. It stays in the study: exports, releases and other people’s windows have it as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is withdrawn: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is hidden. “Show hidden” brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ModelsPage</name>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views of the models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the items</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ModelsPanel</name>
    <message>
        <source>Predictions, with scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The models’ own words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entanglement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictions of models, one file per set, with their evaluation and its tables. No label in the data comes from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prediction sets in the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts that models wrote. Without them each answer is only the label that was read from its text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often emotions go together, and the priors over them, as figures and tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No prediction set is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::MoreItems</name>
    <message>
        <source>No more items came. %1</source>
        <translation>Es kamen keine weiteren Items. %1</translation>
    </message>
    <message>
        <source>This study gives you no more items. Ask whoever coordinates it.</source>
        <translation>In dieser Studie bekommen Sie keine weiteren Items. Fragen Sie die Koordination.</translation>
    </message>
    <message>
        <source>No items are left for you now. Others have taken them all.</source>
        <translation>Im Moment sind keine Items für Sie übrig. Andere haben alle übernommen.</translation>
    </message>
    <message>
        <source>More items came: %1.</source>
        <translation>Weitere Items sind da: %1.</translation>
    </message>
</context>
<context>
    <name>subtext::NavigationBar</name>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Umschalt+F1</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
</context>
<context>
    <name>subtext::NoteChangesHtml</name>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::Offering</name>
    <message>
        <source>The study is open for reading only.</source>
        <translation>Die Studie ist schreibgeschützt geöffnet.</translation>
    </message>
    <message>
        <source>The study is locked. To do this, unlock it in Adjudicate.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::OptionsPanel</name>
    <message>
        <source>People are called by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extended CSV files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formulas as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date of the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence of the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets a different code from the one in the study, the same in every such release. Useful where codes follow the order of the names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The CSV files of each subtype get more columns after those of CEI’s layout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In CSV files an apostrophe stands before what a spreadsheet would compute, such as notes that begin with “-”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The JSON Lines keep every text to the character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is named yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name them…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the creators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the creators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed: %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version has the form 1.0.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date has the form YYYY-MM-DD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed is a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::OwnQuestions</name>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
</context>
<context>
    <name>subtext::PaletteDialog</name>
    <message>
        <source>Nothing is called that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to, or what to do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down move · Enter goes there · Escape closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n found.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PaletteModel</name>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PartFields</name>
    <message>
        <source>Short name, used in files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of this wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a question, {%1} stands for this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who somebody is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of several words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place on the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The large text that the questions are about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who it goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is between the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not shown separately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every scene must have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 and 0: no length is given. Choose scenes marks those that are shorter or longer; none is refused for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes fall into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the groups in the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour on a dark background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short name, in tables and charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help for answering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options form a circle: the last is next to the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question above the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question yet: annotators see only the rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows without a name: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows form a circle: the last is next to the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows have the same answers. With the answers no and yes, in this order, one key answers a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it pleasant?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pleasant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpleasant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help for choosing it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is about how sure annotators are, not about the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value, used in files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number, used for figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An explanation is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why do you think so?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text in the empty field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences, from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences, to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 and 0: no length is given. Explanations are never published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What annotators read. Up to %1 fields; one of them is the large text that the questions are about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to %1 questions, each with exactly one answer. Rows of a table are asked together and have the same answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to %1 scales of %2 to %3 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules for checking answers. They never block anything.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PartTree</name>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  ⚠</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, needs correcting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a part</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PartWords</name>
    <message>
        <source>Name and layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same answer repeatedly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wide range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints at the desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>The tables of every task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables of every task, and files in CEI’s layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures of every task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures of every task, and EmoScene’s entanglement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without a word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PassphraseDialog</name>
    <message>
        <source>Remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps others from signing in under this name by mistake, here and in hand-outs written from now on. Only its hash is kept: nobody can read it, and the file itself is not encrypted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat the passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least %1 characters; a few words are easier to remember.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PassphrasePanel</name>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Jemand anderes</translation>
    </message>
    <message>
        <source>Passphrase of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>That was not right. You can try again in %n seconds.</source>
        <translation>
            <numerusform>Das war nicht richtig. In %n Sekunde können Sie es erneut versuchen.</numerusform>
            <numerusform>Das war nicht richtig. In %n Sekunden können Sie es erneut versuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was not right. Try again.</source>
        <translation>Das war nicht richtig. Versuchen Sie es noch einmal.</translation>
    </message>
</context>
<context>
    <name>subtext::PatternChart</name>
    <message>
        <source>Patterns of votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items with all their ratings, by how their votes are distributed. Click a piece for its items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unanimous: all chose the same %1. Majority: one %1 has the most votes. Split: none has. Items that miss a rating that the study asks for are not counted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study asks for one rating of each item; to compare votes, an item needs two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item has all its ratings yet, so there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Unanimous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Majority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unanimous (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Majority (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 unanimous, %3 majority, %4 split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 (%5 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no item with all ratings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PeopleModel</name>
    <message>
        <source>Dropped out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>Annotiert</translation>
    </message>
    <message>
        <source>Hand-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Came back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>Letzte Antwort</translation>
    </message>
</context>
<context>
    <name>subtext::PeoplePage</name>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody who works on the study. Their names stay in it; in what is published codes take their place. People can be added later.</source>
        <translation>Alle, die an der Studie mitarbeiten. Ihre Namen bleiben in der Studie; in Veröffentlichtem stehen stattdessen Codes. Weitere Personen lassen sich später hinzufügen.</translation>
    </message>
    <message>
        <source>Also in the roster as coordinator, and counted as one person.</source>
        <translation>Steht zugleich als Koordination auf der Personenliste und zählt als eine Person.</translation>
    </message>
    <message>
        <source>Give the annotators of the files their &amp;codes at random</source>
        <translation>Den Annotierenden der Dateien ihre &amp;Codes per Zufall geben</translation>
    </message>
    <message>
        <source>&amp;Your name, as the coordinator</source>
        <translation>&amp;Ihr Name, als Koordination</translation>
    </message>
    <message>
        <source>Your name, as the coordinator</source>
        <translation>Ihr Name, als Koordination</translation>
    </message>
    <message>
        <source>Who hands out, collects and releases</source>
        <translation>Wer austeilt, einsammelt und veröffentlicht</translation>
    </message>
    <message>
        <source>&amp;Roster</source>
        <translation>&amp;Personenliste</translation>
    </message>
    <message>
        <source>Otherwise the codes follow the alphabetical order of the names, and whoever has a list of the annotators can tell whose they are.</source>
        <translation>Sonst folgen die Codes der alphabetischen Reihenfolge der Namen, und wer eine Liste der Annotierenden hat, kann sie zuordnen.</translation>
    </message>
    <message>
        <source>Line %1 of the roster cannot be used yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who coordinates the study: without a coordinator nobody can hand out or collect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the people who label, one per line.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PeopleView</name>
    <message>
        <source>Consent and practice could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs in with a passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent: not asked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent: given on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent: declined on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed up in the first whole round: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the mail text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and role…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add people…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirrors…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page for each annotator: their answers beside the others’.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the study is locked, in the place Adjudicate: a page for each annotator, their answers beside the others’.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has answered anything yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items labelled: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped out…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PersonDialog</name>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and role of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code stays: hand-outs and releases know the person by it. A role can change as long as there is no work in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PickButton</name>
    <message>
        <source>Ambiguous, keep the distribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+B. No label; the votes themselves are the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n votes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PlacePanel</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word in small letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In notes a code takes its place; elsewhere it has to be corrected. The same is recorded wherever this word is still open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this text “%1” stays as it is. You are asked about it in every other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays as it is. The same is recorded wherever this word is still open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” stays as it is in every text, now and later. With a capital you are asked about it as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open at the desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who has not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::Places</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>Richtlinien</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Personenliste</translation>
    </message>
    <message>
        <source>Release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entanglement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>%1 konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>What is on the screen could not be saved.</source>
        <translation>Was auf dem Bildschirm steht, konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Stay and try again, or go and lose what is not saved.</source>
        <translation>Bleiben Sie und versuchen Sie es noch einmal, oder gehen Sie und verlieren, was nicht gespeichert ist.</translation>
    </message>
    <message>
        <source>Go anyway</source>
        <translation>Trotzdem gehen</translation>
    </message>
</context>
<context>
    <name>subtext::Plurals</name>
    <message numerus="yes">
        <source>%n items without a gold label are left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows can be used</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are refused</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed answers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them changed since the study had them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new people</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows refused</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios have no %1. Annotators see who speaks to whom and no more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points above the reference</source>
        <translation>
            <numerusform>%n Punkt über der Referenz</numerusform>
            <numerusform>%n Punkte über der Referenz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points below the reference</source>
        <translation>
            <numerusform>%n Punkt unter der Referenz</numerusform>
            <numerusform>%n Punkte unter der Referenz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions imported.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentences</source>
        <translation>
            <numerusform>%n Satz</numerusform>
            <numerusform>%n Sätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n backups are damaged</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer backups are damaged too.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n visits</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n self-checks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n consents</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice answers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated answers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replies to questions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand-ins</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items came in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replies to questions came in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adjudicators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coordinators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n items.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeats at the end</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new entries were merged</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were known already</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were refused</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files were refused.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were refused.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every item has its %n annotators.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assignments are missing: items have too few annotators.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled items stay as they are</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open items are taken back, with their drafts.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until they are assigned to somebody else, they have fewer than %n annotators.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can take %n of them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assignments are missing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every item should have its %n annotators.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n can be assigned now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be assigned now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay unassigned: nobody is left who could take them, because whoever labels that group has the items already. Add annotators, then assign again.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the folder cannot be used:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were changed since the study had them; they would be revised here.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were changed since the study had them; they were kept as later revisions.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no id for their scenario, so the numbers of the tasks in Label Studio are used.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and were left out; --ground-truth gold imports them as gold labels, --ground-truth answer as answers.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and were left out; the menu “Marked as ground truth” can make them gold labels or answers.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts would become drafts here.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped tasks would become drafts with a flag.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and would become gold labels.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags have no reason; they would be kept with “(no reason given)”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts were left out: nobody has submitted them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts became drafts here.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped tasks became drafts with a flag.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped tasks were left as they are here: there is an answer or a draft already, or it is unclear whose they are.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: no person gave them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and became gold labels.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were last changed by somebody else than who gave them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations began as predictions that were filled in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are impossible and were left out; their answers were kept.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags have no reason; they were kept with “(no reason given)”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios were recognised by their texts.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios have no power relation; it was derived from the role words.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios have no power relation, and no rule matched their roles. Figures count them as “peer” beside scenarios that have one; annotators are shown nothing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios were in the study already.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids are used in more than one group; each use is a scenario of its own. Ids with their lines: %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were in the study already.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were cancelled or empty in Label Studio; they were left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were left out: the same person gave a later one for the scenario.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more damaged characters; they were kept as they are.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more rows of %1: %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits are decided by the project’s gold labels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits are left to adjudicate</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were kept, as answers of their models</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were kept before</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: their models have other answers here</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: their models have later ones for the scenarios</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: the names of their models are too long</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: they answer no question of this study</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of our answers there were removed: they have later revisions, or stood there twice.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios to send</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers to send</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of our answers there have later revisions here, or stand there twice: they are removed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios are there already</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers are there already</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were given there; they are not sent back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were changed there and stay: pull first</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks there are not scenarios of this study</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks there repeat scenarios</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n returned files were not merged.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned files are to be merged</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other files in archives were left aside.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the missing ones were asked for again; the earlier answers count until the new ones come.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people have not opened their invitation yet.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels changed since version %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labels of %n items changed since then: the next release has them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labels of %n items changed since then (answers of %1): the next release has them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items have answers that were revised since: look at them again in Adjudicate.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were asked for again and not given; the earlier answers count.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people need a new hand-out (%1).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have nobody to label them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people have items and are not invited yet.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings of the checks are open: look at them in Quality, or release anyway.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings of the checks are open.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open findings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items without a reply</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other items decided</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items to look at again</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n releases</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n items…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide %n splits…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers (%1)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revisions (%1)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers labelled again (%1)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files back (%1)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits decided</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items labelled differently from the last release</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels that differ from the last release</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are left out: they were decided to be ambiguous.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenes refused.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <comment>begins a sentence</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels of the files differ from the study&apos;s; --json lists them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written into %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels of the files differ from the study&apos;s, which keeps its own.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of another copy of the study say something different</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scales</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PowerList</name>
    <message>
        <source>Who has more power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All unstated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios without a power relation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first letter of an answer selects it; Space opens the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The roles of %n scenarios match no rule, so nothing says who has more power. Say it here, or leave it: such scenarios show annotators no relation, and figures count them as “peer” beside scenarios that have one.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 stated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PowerModel</name>
    <message>
        <source>Unstated (assumed: peer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither (peers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listener</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaker → listener</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utterance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has more power</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PracticeDialog</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted as well: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to look out for next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the order in which they are shown. Answers that were given to a scene stay when it is removed, and count for nothing. Hand-outs that are out keep the scenes that they have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this is the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to look out for next time; may stay empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what the scene is about, and why this is the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is saved yet. Cancel once more to discard your edits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One scene stays. Practice itself is switched off in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The practice scenes were changed elsewhere meanwhile, so that your edits cannot be saved. Copy what you need, cancel, and open them again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PracticeOutcome</name>
    <message>
        <source>Your scales were exactly those of the reference.</source>
        <translation>Ihre Skalenwerte stimmten genau mit der Referenz überein.</translation>
    </message>
    <message>
        <source>Your scales were %1 points from the reference on average; a point or so is usual.</source>
        <translation>Ihre Skalenwerte lagen im Mittel %1 Punkte von der Referenz entfernt; etwa ein Punkt ist üblich.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more mix-ups.</source>
        <translation>
            <numerusform>Und %n weitere Verwechslung.</numerusform>
            <numerusform>Und %n weitere Verwechslungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice done</source>
        <translation>Übung abgeschlossen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation>Noch einmal üben</translation>
    </message>
    <message>
        <source>%1 of %2 labels match the reference.</source>
        <translation>%1 von %2 Labels stimmen mit der Referenz überein.</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>Einen zweiten Blick wert:</translation>
    </message>
    <message>
        <source>One more round</source>
        <translation>Noch eine Runde</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>To my work</source>
        <translation>Zu meiner Arbeit</translation>
    </message>
    <message>
        <source>Show the scene, your answer and the reference</source>
        <translation>Szene, Ihre Antwort und die Referenz zeigen</translation>
    </message>
</context>
<context>
    <name>subtext::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guideline and definitions</source>
        <translation>Richtlinie und Definitionen</translation>
    </message>
    <message>
        <source>Answer the highlighted step and move on</source>
        <translation>Hervorgehobenen Schritt beantworten und weiter</translation>
    </message>
    <message>
        <source>1 to 9, then a to w</source>
        <translation>1 bis 9, dann a bis w</translation>
    </message>
    <message>
        <source>Submit, and go to the next scene</source>
        <translation>Einreichen und zur nächsten Szene</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have a screen reader say the scene again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>To my work</source>
        <translation>Zu meiner Arbeit</translation>
    </message>
    <message>
        <source>Practice %1 of %2</source>
        <translation>Übung %1 von %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>Leitfaden: %1</translation>
    </message>
    <message>
        <source>Guide closed</source>
        <translation>Leitfaden geschlossen</translation>
    </message>
    <message>
        <source>See how it went</source>
        <translation>Auswertung ansehen</translation>
    </message>
    <message>
        <source>Next scene</source>
        <translation>Nächste Szene</translation>
    </message>
    <message>
        <source>Not saved. Your answer is still on the screen. %1</source>
        <translation>Nicht gespeichert. Ihre Antwort steht noch auf dem Bildschirm. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PracticeWelcome</name>
    <message>
        <source>Practice does not count: your answers are kept apart from your work and are never published. Whoever coordinates the study can see them.</source>
        <translation>Die Übung zählt nicht: Ihre Antworten werden getrennt von Ihrer Arbeit aufbewahrt und nie veröffentlicht. Die Koordination der Studie kann sie sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n scenes to practise on.</source>
        <translation>
            <numerusform>%n Szene zum Üben.</numerusform>
            <numerusform>%n Szenen zum Üben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenes that teach %1.</source>
        <translation>
            <numerusform>%n Szene zum Thema: %1.</numerusform>
            <numerusform>%n Szenen zum Thema: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You answer as you will later, without an explanation.</source>
        <translation>Sie antworten wie später auch, nur ohne Begründung.</translation>
    </message>
    <message>
        <source>You answer as you will later.</source>
        <translation>Sie antworten wie später auch.</translation>
    </message>
    <message>
        <source>After each scene you see how it is usually read, and why.</source>
        <translation>Nach jeder Szene sehen Sie, wie sie meist gelesen wird und warum.</translation>
    </message>
    <message>
        <source>A little practice first</source>
        <translation>Zuerst etwas Übung</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message numerus="yes">
        <source>Continue: %n scenes left</source>
        <translation>
            <numerusform>Fortsetzen: noch %n Szene</numerusform>
            <numerusform>Fortsetzen: noch %n Szenen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>To my work</source>
        <translation>Zu meiner Arbeit</translation>
    </message>
</context>
<context>
    <name>subtext::ProfileForm</name>
    <message>
        <source>OpenAI and compatible servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anthropic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gemini</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON object with a schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grammar (llama.cpp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the tokens of the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By completion, each option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model that you have asked before, or another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes it from your settings. Its runs stay, and so does a key in the keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile’s name in your settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>my-model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API of the server. llama.cpp, Ollama and vLLM use the OpenAI API.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base URL of the server, without the path of a request. Empty: the provider’s own, shown in grey.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model’s name on that server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of requests at once, prices, and special requirements of a server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many requests are open at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▾ Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▸ Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the system keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the key is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtext writes the key itself to no file and never shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the variable or of the keychain entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USD per million tokens. “By the table”: the price in Subtext’s price table, if it lists the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USD per million input tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of input tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USD per million output tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of output tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepts no temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If ticked, none is sent and the provider’s default applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How freely the model draws its words when it is asked, from 0 to 2. 0 gives the likeliest ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wants max_completion_tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter name that newer OpenAI models require for the token limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constrained answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a server with the OpenAI API is told that only the options may be answered. Older servers of llama.cpp accept only the second or the third.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of probability from which tokens are drawn. Some models accept either this or a temperature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token probabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many alternatives per token the server can return. They are requested where a question is answered by yes or no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By completion takes one request for each option, and a server with the OpenAI API whose completions give the log-probabilities of the prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, if left empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the profile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is removed from your settings. Its runs stay, and so does a key in the keychain.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ProfileLegend</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend of the profiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled dots: one annotator. Rings on a dotted line: the mean of all. From left to right, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left to right: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PullPage</name>
    <message>
        <source>What is shown of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is pulled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meanings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be pulled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a task from it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A task document that asks what this project asks, for a new study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers, drafts, gold labels and predictions stay in Label Studio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold labels and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that stand in the tasks, as Subtext writes them there. Without them everything is still to be adjudicated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold labels and notes stay in Label Studio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n predictions are read as answers of their models</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Would be pulled: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no new scenarios and no new answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pulled: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No task can be made from it: a task asks for at least one choice between options. You can write one in the task editor instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task documents (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task is saved. Make a new study with it, and pull the project into that study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not ask: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::PushRefusalText</name>
    <message>
        <source>It stays in this file. Tell the coordinator, who can merge the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is older than this program and does not know what this is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sent once whoever runs the server has updated it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yours to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server cannot read this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long for the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sent once the study is opened again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desks were opened before it came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sent in the next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item was never assigned to this person on the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sent once the item has been assigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two adjudicators differ there, as far as you may see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sent once the desks are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not know this person yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sent once the person has been added there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody who has read the answers of others cannot label again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a separate person for that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else has this code on the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the person with another code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has it already, with different content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server did not accept it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::QualityPage</name>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Limits…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings, charts and flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators’ flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no findings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finding matches these filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only one annotator’s findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return on the annotator’s row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo a dismissal or a closed flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo a dismissal or a closed flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits and self-check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings, charts or flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for new answers to the items of the chosen findings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n findings dismissed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings brought back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open findings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>open for reading only</source>
        <translation>schreibgeschützt geöffnet</translation>
    </message>
    <message>
        <source>no room for: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::QualityText</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight-lining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disengaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timing outlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction (positive)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction (negative)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three-way split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wide range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied from the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like another’s explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One emotion for more than %1 of the items, with %2 items or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered in under %1 of active time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took more than %1 of active time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far from this person’s own median: modified Z over %1, with %2 timed items or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of %1 with the valence “%2” or lower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of %1 with the valence “%2” or higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No emotion has more votes than every other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two annotators are more than %1 apart on one scale (−1 to +1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No to every row of a board, again and again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes to every row of a board, again and again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An explanation of fewer sentences than the task asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An explanation of more sentences than the task asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same explanation for %1 items or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than %1 of an explanation of %2 words or more appears in the scene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than %1 of an explanation of %2 words or more appears in that of another annotator of the item, not counting quotes of the scene. Which of the two wrote first is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one emotion for %1, over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, under %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far faster than usual for this person (%1; beyond ±%2 counts)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far slower than usual for this person (%1; beyond ±%2 counts)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valence “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 labels among %2 annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 apart, over %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at least %2 asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at most %2 asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one text for %1 items, limit %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of it stands in the scene, over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of it stands in another annotator’s, over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one emotion for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one text for %1 items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of it stands in the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of it stands in another annotator’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scenario is not in the study; import it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the person is not on the roster; add them first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the item is not assigned to this person; assign it or take the answer out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revision “%1” is impossible; the file was changed by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revision %1 is there twice; compare the file with a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no emotion; ask the annotator to answer again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is none of the eight emotions; correct it at its source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no answer; ask the annotator to answer again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, outside −3 to +3; correct it at its source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no explanation; ask the annotator, or make it optional in the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flagged without a reason; ask the annotator for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is negative (%2); the clock was wrong, leave the time out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is none of the options of %2; correct it at its source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1 with “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Keep or change?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1 was labelled again. Revision %2 counts; the earlier ones are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1 was revised. Revision %2 counts; the earlier ones are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1 was submitted very quickly. Keep it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1 is revised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1 is submitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 Keep it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Its explanation is shorter than asked (%2). Keep it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Its explanation is longer than asked (%2). Keep it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::QuestionDialog</name>
    <message>
        <source>Asked and answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is sent yet. Cancel once more to discard what you wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You reply to “%1”. Only the annotator who asked it will read the reply; whoever works in a hand-out gets it with the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is locked or open for reading only, so nobody can reply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your reply</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::QuestionKappaChart</name>
    <message>
        <source>κ by question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every question over all items, and the mean of their κ, with 95 % intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleiss’ κ. All questions share their resamples, so the interval of the mean allows for their correlation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item has labels of two people yet, so there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleiss’ κ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent agreement (share)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleiss’ κ by question: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::QuestionModel</name>
    <message>
        <source>needs a pick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::QuestionTable</name>
    <message>
        <source>Questions of the item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a pick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::QuestionText</name>
    <message>
        <source>Asked by an annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply of the adjudicator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply of the coordinator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You asked: “%1” There is no reply yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your question about this item is not sent yet: F7 opens it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2: “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your reply is not sent yet: F7 opens it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An adjudicator has replied. You can read it once both adjudicators have decided every split, or after the lock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for a reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has asked anything yet. Annotators ask in Label, about the item in front of them; what they ask in a hand-out comes with the returned file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators cannot ask about items in this study. A coordinator can allow it in the settings of the study.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::QuestionsView</name>
    <message>
        <source>Reply…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked and answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply not sent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::QueueModel</name>
    <message>
        <source>answer added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vote revised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale revised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explanation revised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer revised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked for again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reply not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>question without a reply</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::QueuePanel</name>
    <message>
        <source>To review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wide ranges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flagged as broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicators disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search scenes and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All, one %1 at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names, utterances, contexts, roles and notes (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names, texts and notes (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search for “%1” finds no item here. Change or clear it in the queue (Ctrl+F).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search for “%1” finds other items. Choose one in the queue; in the search Enter opens the first (Ctrl+F).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an item in the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to decide: the study has no items that count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item is listed under “%1”. Choose “%2” in the queue to see every item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shown · nothing to review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shown · %2 to review · %3 waiting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::RaterColumn</name>
    <message>
        <source>Explanation, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken or unclear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (no reason given)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No explanation.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::RaterHead</name>
    <message>
        <source>%1: %2; take this label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. This is the label taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (key %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No label</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ReasonDialog</name>
    <message>
        <source>Flagged: “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figure, export or release will count it, but the list of errata names it with the reason. Its answers stay, and it can be included again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why? For example: the text is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out of the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These items count in no figure, export or release. An item that you include again keeps its answers and decisions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why include it again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1 as practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene is added to the study’s practice scenes with its final label. Whoever practises reads your note after they answered, so name no one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use as practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does it teach? For example: she agrees, and blames him by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it teaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ReleasePage</name>
    <message>
        <source>Release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views of the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Datasheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables and figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E. Everything, for work outside Subtext: not a release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved. Your answer is still on the screen. %1</source>
        <translation>Nicht gespeichert. Ihre Antwort steht noch auf dem Bildschirm. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop, or close the item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item behind a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return on its line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written: a check fails now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. The earlier checks are still shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is open for reading only, and a release is recorded in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Datasheet · %1 open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files were exported to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ReleaseText</name>
    <message>
        <source>There is nothing to release yet. Import scenarios.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n assigned labels are missing. Ask the annotators, or assign the items to somebody else.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are assigned to nobody. Assign them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits have no decision. Decide them at the desk, or keep them as ambiguous.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two adjudicators differ on %n items. Settle them at the desk.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have fewer labels than the study asks for. Assign them to more people, or decide them at the desk.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people labelled and were never asked for consent. Let them sign in and answer, or say why it is right.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people declined consent: their answers must not be released.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n e-mail addresses</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time stamps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys of servers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of explanations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Found in texts that would be released: %1. Change the note at the desk; correct the text of a scene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason for an override names somebody, or may do so, and it is printed in the README: give another reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n names of people on the roster are in texts that would be released. Notes are rewritten automatically; other texts are not. If one is a word there, say so at its place.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words may be names. Look at each and say whether it is.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions of the datasheet are unanswered</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and no creator is named. The release will say so; this does not block it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The release will say so; this does not block it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n changes came that this program cannot use</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes in this file were not accepted by the team</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes by %1 are not sent yet</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>it was never read to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything is as the team has it: %1. Connect to the team and wait for it, or release anyway. This does not block the release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n places break the form of the data. Correct them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters look damaged. Correct the texts, or say why they are right.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells start like a formula: a spreadsheet would compute them. Tick “Formulas as text”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags of annotators are open. Correct the scenes, leave the items out, or close the flags. This does not block the release.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Labels of splits were picked by place (%1): the first place was taken more or less often than chance gives. Look at those decisions again, or say so in the datasheet. This does not block the release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n findings of the checks are open. Look at them, or release anyway. This does not block the release.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were asked for again and not given; the earlier answers count. This does not block the release.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items have answers that were revised since. Look at them again in Adjudicate, or release anyway. This does not block the release.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Empty parts of splits.json: %1. There are too few scenarios to divide; the datasheet says how many each part has. This does not block the release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n places to look at.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every item is assigned, and every annotator has labelled all of theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every item with all its labels has a gold label or is kept as ambiguous.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody who labelled here has agreed to the consent text; imported labels are not covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study does not ask for consent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every answer has the form that the data dictionary promises.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No e-mail address, time stamp or piece of an explanation in any text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text contains a name from the roster, and every word close to one has been looked at. A release under names does not need this check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No character looks damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell starts like a formula, or those that do are written as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is spelt like a name (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may be a name with an s (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the beginning of a name (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a name, or is part of one (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may be initials (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may be a given name (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may be a name in two pieces (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an e-mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a time stamp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks like a key of a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study has no items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assigned to nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no label of %1 yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a split without a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two adjudicators differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few labels for a gold label by rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 labelled without having been asked for consent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 appears in an explanation of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a name (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 called it broken or unclear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>labels picked for splits, from the first place to the last: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unanswered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked by the study, and not answered here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n findings are open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no scenario is in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked of %1 again, and not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an answer was revised after the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 starts with “%2”, like a formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” looks damaged; probably “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every item labelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every item decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent of everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All answers well-formed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No names under codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No damaged characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No formulas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags of the annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No preferred place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Datasheet answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings of the checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labelled again where asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of the team&apos;s work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios in every part</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items are not decided yet: labels are missing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>speaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>listener</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>title of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>task document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earlier changelog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code of an annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of an annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reason why scenes were refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>datasheet, answer “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>origin of a generated scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model’s answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of a prediction set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reason for the override “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first release of this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items removed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields removed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items added</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open items decided</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields added</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Major: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minor: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>labels of %n items changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction sets added</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction sets removed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Patch: items, gold labels and fields are those of the last release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ReleaseWriting</name>
    <message>
        <source>Choose a folder: “%1” will be created in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A release there is replaced as a whole. Anything else is left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is complete, but it could not be recorded in the study: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1 is in “%2” and recorded in the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ReliabilityChart</name>
    <message>
        <source>Reliability without gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far each annotator’s labels can be trusted, as models infer it from the answers alone: 0 is guessing or worse, 1 always right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dawid–Skene, full: accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dawid–Skene, one-coin: accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MACE: competence</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 trusts %2 completely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: not usable here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log-likelihood %1 full, %2 one-coin; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n restarts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too few answers to fit the models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, accuracy by the full model from %3 (%4) to %5 (%6); %7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::RepeatsView</name>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>You have seen some of these before</source>
        <translation>Einiges davon kennen Sie schon</translation>
    </message>
    <message>
        <source>This measures how consistent labels are. It is stored separately, changes none of your answers, and does not test you.</source>
        <translation>Damit wird gemessen, wie beständig Labels sind. Es wird getrennt gespeichert, ändert keine Ihrer Antworten und prüft nicht Sie.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message numerus="yes">
        <source>All your items are submitted. %n of the earlier items come up again. Answer as you read them now; your earlier answers are not shown.</source>
        <translation>
            <numerusform>Alle Ihre Items sind eingereicht. %n der frühen Items kommt noch einmal. Antworten Sie so, wie Sie es jetzt lesen; Ihre frühere Antwort wird nicht gezeigt.</numerusform>
            <numerusform>Alle Ihre Items sind eingereicht. %n der frühen Items kommen noch einmal. Antworten Sie so, wie Sie sie jetzt lesen; Ihre früheren Antworten werden nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen before: %1 of %2</source>
        <translation>Schon gesehen: %1 von %2</translation>
    </message>
</context>
<context>
    <name>subtext::ReplyNotice</name>
    <message numerus="yes">
        <source>%n new replies to your questions about items.</source>
        <translation>
            <numerusform>%n neue Antwort auf Ihre Fragen zu Items.</numerusform>
            <numerusform>%n neue Antworten auf Ihre Fragen zu Items.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>subtext::ReportCard</name>
    <message>
        <source>Which of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be made: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the picture: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ReportSentences</name>
    <message>
        <source>The study has no scenarios.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has answered anything yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task has no groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task has no power relations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item states a power relation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task has no scale of valence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task asks nothing but yes or no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has anything to label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No adjudicator has decided anything yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study holds no predictions of models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All prediction sets of the study are withdrawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models answer this task in vectors, not in single labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No prediction set is complete and about all items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item has a gold label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model gave a label outside the options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task has no board of yes and no that a prior connects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model gave probabilities of yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model gave written answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model said how sure it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no topics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has marked any word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than two scenarios have a topic and an embedding of their text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ReportView</name>
    <message>
        <source>The study has data for every table and figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of the tables and figures can be made. The others say what the study lacks.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Progress of the computation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all in a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables and figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has changed; making them again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the tables and figures…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being made…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is copied as a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table or the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can be saved as %2, but the file was to be called %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is saved as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder: a new one will be created in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files are written into %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ResponseTimeChart</name>
    <message>
        <source>Response times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box: the middle half of a person’s items, with the median. Whiskers: the other items that no timing rule flags. Points: the items that one does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no times in this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items with a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest (s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower quartile (s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median (s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper quartile (s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest (s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flagged times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Medians from %2 (%3) to %4 (%5). %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are flagged</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>too fast: under %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disengaged: over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: median %2, middle half %3 to %4, %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2. Click for the item.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ReturnedFiles</name>
    <message>
        <source>Merge returned files</source>
        <translation>Rücklauf zusammenführen</translation>
    </message>
    <message>
        <source>Returned files (*.subtext *.zip)</source>
        <translation>Zurückgeschickte Dateien (*.subtext *.zip)</translation>
    </message>
    <message>
        <source>There is no file that ends in .subtext.</source>
        <translation>Es ist keine Datei mit der Endung .subtext dabei.</translation>
    </message>
    <message>
        <source>Drop a study to open it, or the files that the annotators sent back to merge them.</source>
        <translation>Legen Sie eine Studie hier ab, um sie zu öffnen, oder die Dateien, die die Annotierenden zurückgeschickt haben, um sie zusammenzuführen.</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Andere Datei wählen</translation>
    </message>
</context>
<context>
    <name>subtext::RevisionTexts</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::RolesBadge</name>
    <message>
        <source>%1 (derived from the roles)</source>
        <translation>%1 (aus den Rollen abgeleitet)</translation>
    </message>
    <message>
        <source>%1 speaks to %2</source>
        <translation>%1 spricht zu %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::RosterActions</name>
    <message>
        <source>Choose another folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some items have too few annotators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign them</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n people were added.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assigned: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write these hand-outs again: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign what is missing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n assignments were made.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Assign everything anew?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The %n present assignments are discarded.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hand-outs that are out no longer fit and must be written again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has dropped out. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n open items were taken back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop out and give the items to others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drops out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is back. The items that were given to others stay with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 signs in without a passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 signs in with the new passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail text for %1 is copied; paste it into a mail.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::RosterEdit</name>
    <message>
        <source>From a &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Personenliste</translation>
    </message>
    <message>
        <source>One person per line: code, name, role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One person per line:
Maya Ortiz
A07, Sam Weller
M01, Ruth Adler, adjudicator

Or paste a list from Moodle or Canvas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV or text: your own list, or that of Moodle or Canvas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People to be added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rosters (*.csv *.tsv *.txt *.xlsx)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the list of a course, or type it. Without a code people get the next free one; without a role they are annotators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Change what is wrong in the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::RosterModel</name>
    <message>
        <source>Proposed: the next code that is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from the list so that nothing is mistaken for a name. The study does not keep addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail (not kept)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::RosterPage</name>
    <message>
        <source>Drop the returned files here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Personenliste</translation>
    </message>
    <message>
        <source>Views of the roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Zuteilung</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge returned files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write hand-outs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label Studio…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All into one folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder for each person…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape. What is already merged stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings are saved, and the earlier ones are on record. Hand-outs that are out have the old ones until they are written again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merging %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write hand-outs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply to the chosen question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Return in Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write hand-outs, a folder for each person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge returned files</source>
        <translation>Rücklauf zusammenführen</translation>
    </message>
    <message>
        <source>Watch a folder for returned files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typo, correct a text, correction, edit, refuse, leave out, include again</source>
        <comment>Words by which people look for it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label Studio: pull a project, or push the study there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team: share the study, invite people, see devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop merging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+L. Pull a project of a running Label Studio into the study, or push the study there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program cannot reach a server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+I. Scenarios, labels and gold from CSV, JSON or Label Studio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+O, or drop the files here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Questions · %1 open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 answers in</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files are back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Write the hand-outs, each in its own folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the hand-outs into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the hand-outs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hand-outs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 written to %2, each in a folder of its own. Share each with its person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written to %2. Mail each to its person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returned files (*.subtext *.zip)</source>
        <translation>Zurückgeschickte Dateien (*.subtext *.zip)</translation>
    </message>
    <message numerus="yes">
        <source>%n mirrors written to %1. Give each to its person only.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is no file that ends in .subtext.</source>
        <translation>Es ist keine Datei mit der Endung .subtext dabei.</translation>
    </message>
    <message>
        <source>Nothing in the folders is new.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::RosterText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no name. Write it beside the code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is more than a code, a name and a role. Write the name in one cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a role. Choose annotator, adjudicator or coordinator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a valid code. A code has no invisible characters, and letters of one script only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” looks like a student’s number. A release prints codes: leave it empty for the next free one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code “%1” gives the name away. A release prints codes: leave it empty for the next free one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code “%1” is taken, or looks like one that is. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not imported: %1. A column of codes is called “code”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In both the list and the file, counted as one person each: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::RuleFields</name>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody keeps giving the same answer, to one question or to all rows of a table together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than this share of the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum number of items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any answers that are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No to everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes to everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pleasant option with an unpleasant point of a scale, or the other way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum distance from its midpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers to one item are far apart on a scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By more than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too fast: fewer seconds than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disengaged: more seconds than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timing outlier: more standard deviations than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timing outlier: minimum number of items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the desk may show after an adjudicator’s first pick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearness on the scale “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared sign of the votes, on the scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The adjudicator’s own decisions on the most similar items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of files beside the document; built-in:cei is the text that comes with CEI. The wizard for a new study also lets you choose the guideline and the consent text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Spickzettel</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases for notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::RulesForm</name>
    <message>
        <source>%1, %2: the same answer for more than %3 % of the items, with at least %4 items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2, at least %3 points from the midpoint of the scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: ratings of one item more than %2 apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A separate order for each person, drawn from the seed, spreads fatigue over all items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One per person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A few sentences on each item. Exports hold them, releases never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cue words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators mark the words of the scene that gave it away. Nobody has to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions about items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators may ask about an item, and you or an adjudicator answer. Nobody else sees it, and it is never part of the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators are asked about contradictory or too fast answers. They decide; nothing is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of the checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What counts as too fast, too long or too uniform.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A share of the splits that an adjudicator decided comes back two days later, without hints, to see how well they agree with themselves. The first decision stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What adjudicators see of who answered, before the study is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In releases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes keep people unnamed in what is published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradictions are not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanations are not checked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are good as they stand. All but the order can change later; every change is recorded.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::RunsView</name>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a run out of this list on this machine, for example one that failed. The study keeps it with all its answers, and its set stays on the leaderboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generated scenes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have a model write scenes, then review, edit, accept or reject them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the scenes are about: groups of scenes with similar embeddings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show its set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read its answers again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the labels again from the stored answers. Nothing is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failures only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request and response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generated scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics of the scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the run in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a run or a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return on its row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 read again from the stored responses; items that failed: %3. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A run is already in progress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>Die Studie ist schreibgeschützt geöffnet.</translation>
    </message>
    <message>
        <source>This program cannot reach models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks only for the missing answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is one run: this program asked a model about the scenes, and kept every answer. A run can be cancelled at any time and resumed later; answered questions are never sent again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is one run: this program asked a model about the scenes. Only coordinators ask models; what they said about an item is shown once it is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · profile %2 · prompt version %3 · at most %4 tokens per answer · temperature: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider’s default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · top p: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · template with SHA-256 %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · asked about: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · answers: %1, with a schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · answers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · scales: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · confidence rubric: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tries.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Received (%1):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop without waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 answered, failed: %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for open requests. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With probabilities of the options: %1 of %2 answers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ScaleChart</name>
    <message>
        <source>Use of the scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each point was chosen. Bars lean to the side chosen more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The middle of the neutral point of every bar lies on one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the scales chart and table show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no ratings of %1 yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in items of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, mean %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n ratings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2 to %3. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: share of the ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 (%5 %)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ScaleOffset</name>
    <message>
        <source>as the reference</source>
        <translation>wie die Referenz</translation>
    </message>
    <message>
        <source>%1: %2 (you: %3, reference: %4)</source>
        <translation>%1: %2 (Sie: %3, Referenz: %4)</translation>
    </message>
</context>
<context>
    <name>subtext::ScatterChart</name>
    <message>
        <source>1 item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; a sample of %2 of %3 places is drawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ScenarioScore</name>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Search for a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a scenario by its name or its text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score, term by term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α = </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the prior counts beside the text. 0: the model alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the prior, in twentieths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the α that the protocol chose for this set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen: α = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a scenario that this set answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No probability came back for %1: it takes no part in MAP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no gold yet: one of its emotions is undecided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written answer: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runner-up: %1, %2 behind.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SceneCorrection</name>
    <message>
        <source>Nobody has labelled it yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n people have labelled the present text. The labels stay, and the release says who read which text.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Nothing is wrong: close the flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example: a character was damaged in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include it &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures, exports and releases count the item again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figure, export or release counts the item. Its answers stay, and it can be included again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item stays as it is, and the flag is no open one any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a correction, change a text and say why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is saved yet. Cancel once more to discard what you wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is corrected. The earlier text is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 counts again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is left out of the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flag of %1 is closed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SceneMarking</name>
    <message>
        <source>Mark words of the scene</source>
        <translation>Wörter der Szene markieren</translation>
    </message>
    <message>
        <source>Among the words: go, extend, mark or unmark, leave</source>
        <translation>Zwischen den Wörtern: bewegen, erweitern, markieren oder Markierung aufheben, verlassen</translation>
    </message>
    <message>
        <source>Arrow keys, with Shift, Space, Enter</source>
        <translation>Pfeiltasten, mit Umschalt, Leertaste, Eingabe</translation>
    </message>
</context>
<context>
    <name>subtext::SceneTargetsDialog</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets for scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many scenes of a kind are to be kept. Write a number into the column Target; 0 is none. Targets are kept with the study and are in no release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts and targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SceneView</name>
    <message>
        <source>The scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ScenesDialog</name>
    <message>
        <source>Generated scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ScenesPanel</name>
    <message>
        <source>Scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have a model &amp;write…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop the writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it was made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event, its details, and the words that a scene must not contain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the model wrote it. It can be edited here before it is accepted; the model’s own text is kept in the study too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for accepting despite a warning, or for rejecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed to accept a scene despite the warning of a check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes it a scenario of the study (Ctrl+Enter).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays out of the study (Ctrl+R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scene has been generated yet. A generated scene enters the study only when somebody accepts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written, %2 to be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was rejected, and can still be accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was rejected, and can still be accepted. The reason was: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept as edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>Die Studie ist schreibgeschützt geöffnet.</translation>
    </message>
    <message>
        <source>This program cannot reach models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 written, failed: %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is now scenario %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close and lose what you wrote?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>What you wrote about %n scenes is not saved and will be lost.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SecondLookDialog</name>
    <message>
        <source>Keep and next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You settled this item before. Choose as you see it now; your decision stands either way, and only how far the two agree is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>What you have not kept comes again (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SecondLookOffer</name>
    <message>
        <source>All second looks that were waiting are done: %1. How far you agree with yourself is in Agreement.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SecretField</name>
    <message>
        <source>Put into the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key for the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only needed if the keychain does not have it yet. It goes there and nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine has no keychain that answers. The key is kept in memory until the program closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain has the key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SelfCheckRow</name>
    <message>
        <source>Keep</source>
        <translation>Beibehalten</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
</context>
<context>
    <name>subtext::SeminarDialog</name>
    <message>
        <source>Which items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seminar</source>
        <translation>Seminar</translation>
    </message>
    <message>
        <source>Which items with a final label are shown, the hardest first. The choice is kept until you sign out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All settled items (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splits only (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No settled item has these words. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the items to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No settled item matches.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SeminarRow</name>
    <message>
        <source>%1 ✓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One vote fewer for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One vote more for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>room: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annotators: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the final label</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SeminarWindow</name>
    <message>
        <source>Seminar</source>
        <translation>Seminar</translation>
    </message>
    <message>
        <source>How many say yes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to show yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seminar shows items with a final label. Esc closes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space: votes of the room · Right: next item · Esc: close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key adds a vote, with Shift it takes one away · Space: what the annotators said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space: the final label · Backspace: back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space: next item · Ctrl+S: save the votes · Esc: close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · without a final label and not shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>striped: annotators (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solid: the room · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked by %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No votes yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in the room has voted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the votes</source>
        <translation>Stimmen speichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The votes were not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SendingDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile is not complete: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To %1. Key: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To %1, which is this machine: nothing leaves it. Key: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is being looked up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request is being prepared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First say which model to ask: the name of a profile, and the model.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ServerErrorText</name>
    <message>
        <source>Nothing was changed on the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is locked on the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The invitation has already been used, or was revoked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the coordinator for a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person has a device already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They can invite another one themselves, by “Team…” and “Invite…”; or revoke theirs first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person has as many devices as the server allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke one that is no longer used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody would be left to coordinate the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let another coordinator join first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server knows nobody by that name in this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share the study&apos;s people first, or ask whoever coordinates it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person was cut off for good: nobody can invite them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What they sent stays. To have them back, add them under another code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has this study already, shared from another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue with that file, or ask whoever coordinates it for an invitation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has other work of this device than this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An older copy of the file was opened, or it is used in two places. Continue with the newer one, or ask for a new invitation; the file can still be handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server lacks earlier work of this device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was restored from a backup; the next exchange sends again what is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your share of the server&apos;s space is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whoever runs it; the file can still be handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has something different in place of a row of this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody changed it on the way. Tell the coordinator, and hand in as a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server refused it (%1: %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server %1 cannot be reached (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work goes on without it; what waits is sent later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server could not prove that it is the one of the invitation (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent. Ask whoever runs it about its certificate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not know this device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the coordinator for a new invitation, or hand in as a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not take part in this study on the server, or may not do this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the coordinator; the file can still be handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server cannot do this now (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was lost; try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work that the server had is no longer there (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was received or sent. If the server was restored from a backup, whoever runs it has to confirm that with “subtext-cli team restored”; if not, tell the coordinator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server returned something other than what was sent to it (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of it was used. Tell the coordinator; the file can still be handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something on the server was not sealed by the device that it names (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody added, changed or removed something there. Tell the coordinator, and hand in as a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server says in its own name what it may not say (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody added something there. Tell the coordinator, and hand in as a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server gave an answer that this program cannot read (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of it was used. Update Subtext, or ask whoever runs the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library %1, which reaches the server of a team, is not installed or cannot be used (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the package libpq5 and start Subtext again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ServerForm</name>
    <message>
        <source>Address of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the browser; of a project’s page, that project is chosen in the list. A server on another machine needs https.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the variable %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the system’s keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the key is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An access token of Label Studio. Subtext saves it in no file, and shows it only where somebody asks for that while typing it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Label Studio it is under Account &amp; Settings › Personal Access Token, or Access Token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SetContents</name>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold %1, %2 %3: %4 of %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 are the gold label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arousal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, mean of people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model − people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: MAE %3, r %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: people %2, model %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Majority class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator accuracy against others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator accuracy against gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighted-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy of %1 in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n parts of the items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::SetView</name>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of the items with gold. Only valid and translated answers have a label; the others count as wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– where the share is undefined: no such answer, or no such gold. It counts as 0 in the macro-F1. A row opens the items with that gold label; its precision or “Answered” opens those that were answered so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels outside the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valence, arousal, dominance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the mean of the item’s raters; for people, an annotator against the mean of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its labels against gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are gold labels, columns its answers, the last without a label. Shade: share of the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People’s votes against gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same for every vote of the annotators. Gold is made from these votes, so they come closer to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By part of the items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy with its 95 % interval beside people and the most frequent gold label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scales, item by item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each item at the mean of its raters and at the model’s value. On the line the model agrees with people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answered %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold %1, voted %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the table %1 translates them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translated to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MAE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People: MAE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People: r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set has no answers on these scales.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold %1, answered %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold %1, no label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, item by item</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SettingRow</name>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SettingsView</name>
    <message>
        <source>The study is locked, so most settings are read only. You can still change the names in releases, the practice scenes and the guideline. To change the others, unlock the study in Adjudicate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent, practice and repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Undo the changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What annotators are asked of each scene. It stays as it is; only its words may change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Zuteilung</translation>
    </message>
    <message>
        <source>How many annotators each item has, and the seed of every random order. Until labelling begins, the Assignment view draws it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the practice scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each with the answer that it teaches, and why. The desk adds settled items (Use as practice); here they are put in order, reworded or removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none yet: the desk can add settled items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>Die Studie ist schreibgeschützt geöffnet.</translation>
    </message>
    <message>
        <source>Not saved yet. Hand-outs that are out keep the old settings until they are written again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every change is recorded with the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings were changed and are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save them, discard the changes, or stay and look at them once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SettleView</name>
    <message>
        <source>left to the votes, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No note.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You proposed: %1.%2 It is settled when the other confirms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 proposes: %2.%3 Ctrl+Enter confirms; a different pick is your own proposal.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SetupWizard</name>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Zuteilung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent, practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Links</translation>
    </message>
    <message>
        <source>Return, or Ctrl+Return in a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is read. Look at what was found in it before you go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Make the study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is written before you choose a file name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, row %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the new study?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is written yet, and what you entered is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::ShareDialog</name>
    <message>
        <source>The server does not accept this login with this password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check both with whoever runs the server; nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This login may not set up a study on the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whoever runs the server; nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This study is shared with a team already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invite people to that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder has this study already, shared from another file (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open that file, or choose another folder; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share with a team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several computers can work on one study. It goes to a server or into a folder as a whole: scenarios, answers, decisions, codes and names. Secrets stay on this computer; nothing is sent before you agree below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a shared folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this computer; the others have it in places of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the shared folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As HOST/DATABASE or HOST:PORT/DATABASE. The database must be there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional. The certificate of the authority that signed the server’s, where this system does not know it. Whoever runs the server has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Login</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The login of whoever may set up the server, used once for each study; not your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The password of that login. It is not saved anywhere, and is cleared here once it was used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder that all can open, such as one that a service copies to every computer, carries a team of annotators and one coordinator. It is not blind: a server decides who reads what, a folder cannot. Whoever can open it can read everything in it, names included. Use a server where that matters, and wherever people adjudicate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PostgreSQL server that your institution runs. Only people whom you invite can sign in, and each can read what their role allows. Whoever runs the server can read everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I agree that this study goes into the folder “%1”, which is not blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I agree that this study is sent to %1 and kept there for its team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting the study up in the folder “%1”…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting the study up on %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is shared in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is shared on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its contents are being sent, which needs nothing more from you. Next, invite people: choose “Team…” at the foot of the window, then “Invite…”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the folder, and tick the box above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the server, and tick the box above.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SheetChoice</name>
    <message>
        <source>Sheet</source>
        <translation>Tabellenblatt</translation>
    </message>
    <message>
        <source>Sheet of %1</source>
        <translation>Tabellenblatt von %1</translation>
    </message>
</context>
<context>
    <name>subtext::ShortAnswer</name>
    <message>
        <source>All answered. Ctrl+Enter submits.</source>
        <translation>Alles beantwortet. Strg+Eingabe reicht ein.</translation>
    </message>
    <message>
        <source>Scenes answered</source>
        <translation>Beantwortete Szenen</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Einreichen</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still missing: %1</source>
        <translation>Es fehlt noch: %1</translation>
    </message>
    <message>
        <source>You answered No to every row. Ctrl+Enter again submits.</source>
        <translation>Sie haben in jeder Zeile Nein geantwortet. Noch einmal Strg+Eingabe reicht so ein.</translation>
    </message>
</context>
<context>
    <name>subtext::SignInPage</name>
    <message>
        <source>Another study</source>
        <translation>Andere Studie</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wer sind Sie?</translation>
    </message>
    <message>
        <source>Type your name</source>
        <translation>Namen eingeben</translation>
    </message>
    <message>
        <source>Nobody is on the roster of this study yet. Make a study with “New study from files”, or add people with
subtext-cli roster add STUDY CODE NAME</source>
        <translation>Auf der Personenliste dieser Studie steht noch niemand. Legen Sie über „Neue Studie aus Dateien“ eine Studie an oder tragen Sie Personen ein mit
subtext-cli roster add STUDY CODE NAME</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicators</source>
        <translation>Adjudizierende</translation>
    </message>
    <message>
        <source>Coordinators</source>
        <translation>Koordination</translation>
    </message>
    <message>
        <source>You, last time</source>
        <translation>Zuletzt Sie</translation>
    </message>
    <message>
        <source>%1 of %2 submitted</source>
        <translation>%1 von %2 eingereicht</translation>
    </message>
    <message>
        <source>Nobody of this study has a name or a code with “%1”. Look for another spelling, or ask whoever runs the study to add you to the roster.</source>
        <translation>In dieser Studie hat niemand einen Namen oder Code mit „%1“. Probieren Sie eine andere Schreibweise oder bitten Sie die Studienleitung, Sie auf die Personenliste zu setzen.</translation>
    </message>
</context>
<context>
    <name>subtext::Smoothing</name>
    <message>
        <source>Smoothing s = </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing of the prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to every count, so that a pair that was never seen has a weight: θ of an emotion is ln((c + s) / (n − c + s)), of a pair ln((c + s) / (expected + s)).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::StageLine</name>
    <message>
        <source>→ %1</source>
        <translation>→ %1</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, erledigt</translation>
    </message>
</context>
<context>
    <name>subtext::StandingText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 answers are in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 hand-outs are not back. Merge what people send you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>items asked for again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>questions answered: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no scenarios yet. Import files, or pull a project with “Label Studio…” in Roster. A pull that was cut off can be started again there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has scenarios, and nobody to label them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items are assigned, but some annotators have no hand-out to label them in. Annotators who work in this study file need none: they sign in here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is labelled. A split has no gold label until a person decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is labelled, and every split is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1 is released; everything is labelled and decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 assigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 hand-outs back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-outs to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New hand-outs to write: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 items complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To label again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked for again, not given: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latest: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import scenarios…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add annotators…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write hand-outs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge returned files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See how everybody is doing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a release…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing new since you last looked here (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1 released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New since you last looked here (%1): %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 asked for again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not back yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the new one is not back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not back yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late: items are open, and the last answer or the hand-out is at least %1 days old, or there is neither and others have begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dear %1,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In “%1” you have labelled %2 of %3 so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you have gone further in your file, please choose “Hand in” in it and send the file that it names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When can you go on? You can stop and come back at any time; everything is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you,</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::StartPage</name>
    <message>
        <source>Reading between the lines, and writing it down.</source>
        <translation>Zwischen den Zeilen lesen – und festhalten, was dort steht.</translation>
    </message>
    <message>
        <source>Drop one study to open it, or several returned files to merge them</source>
        <translation>Eine Studie zum Öffnen oder mehrere zurückgeschickte Dateien zum Zusammenführen hier ablegen</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Studie öffnen</translation>
    </message>
    <message>
        <source>A file that ends in .subtext</source>
        <translation>Eine Datei mit der Endung .subtext</translation>
    </message>
    <message>
        <source>New study from files</source>
        <translation>Neue Studie aus Dateien</translation>
    </message>
    <message>
        <source>Scenarios from CSV, Excel or JSON, a roster, an assignment</source>
        <translation>Szenarien aus CSV, Excel oder JSON, eine Personenliste, eine Zuteilung</translation>
    </message>
    <message>
        <source>Merge returned files</source>
        <translation>Rücklauf zusammenführen</translation>
    </message>
    <message>
        <source>What the annotators sent back; or drop the files here</source>
        <translation>Was die Annotierenden zurückgeschickt haben; oder Dateien hier ablegen</translation>
    </message>
    <message>
        <source>Demonstration study</source>
        <translation>Demo-Studie</translation>
    </message>
    <message>
        <source>Scenes and invented people to try everything with</source>
        <translation>Szenen und erfundene Personen, um alles auszuprobieren</translation>
    </message>
    <message>
        <source>Recent studies</source>
        <translation>Zuletzt geöffnete Studien</translation>
    </message>
    <message>
        <source>Studies that you open will be listed here.</source>
        <translation>Hier erscheinen die Studien, die Sie öffnen.</translation>
    </message>
    <message>
        <source>Everything stays on this machine unless you send it. No account, no telemetry.  ·  F1 manual  ·  F12 keys</source>
        <translation>Alles bleibt auf diesem Rechner, solange Sie nichts verschicken. Kein Konto, keine Telemetrie.  ·  F1 Handbuch  ·  F12 Tasten</translation>
    </message>
    <message>
        <source>Join a team…</source>
        <translation>Einem Team beitreten…</translation>
    </message>
    <message>
        <source>With an invitation that you were sent, a file or a link.</source>
        <translation>Mit einer Einladung, die Sie als Datei oder Link bekommen haben.</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>The name of a language</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>From Label Studio…</source>
        <translation>Aus Label Studio…</translation>
    </message>
    <message>
        <source>A project of a running server, with its people and answers</source>
        <translation>Ein Projekt eines laufenden Servers mit Personen und Antworten</translation>
    </message>
    <message>
        <source>%1 is no longer there. Click to look for its backups.</source>
        <translation>%1 ist nicht mehr da. Klicken Sie, um nach Sicherungen zu suchen.</translation>
    </message>
</context>
<context>
    <name>subtext::StepList</name>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::StratumBox</name>
    <message>
        <source>Items that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::StudioDialog</name>
    <message>
        <source>Label Studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull a project from a running Label Studio into this study, or push the study there. Nothing is requested before you connect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see what would be pulled or pushed before it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project that was made from this study, or a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Label Studio’s free edition everybody in a project can see and change everything in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers too, with codes and names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold labels and notes too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are not shown while labelling, but anybody in the project can look them up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push the study to it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study’s own project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull “%1” into this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push this study to “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push the study there…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the texts of the scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers with codes and names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold labels and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I agree that these are sent to %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was pulled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking what is there…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into project %1, “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new project will be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project %1: %2 and %3 were sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::StudioFrame</name>
    <message>
        <source>Signing in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is preparing the project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetching the project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking for the project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects on the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the box above before connecting to this host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I agree that Subtext signs in at %1 with my key; nothing from the study goes there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking %1 (at most %2 s)…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::StudioStudyDialog</name>
    <message>
        <source>This project has no labelling interface yet. Choose what the study asks; or set the interface up in Label Studio, under Settings › Labeling Interface, and come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The labelling interface of this project cannot be read%1. Choose what the study asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New study from Label Studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a study from a project of a running Label Studio, with its scenarios, people and answers. Nothing is requested before you connect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the project. The next pages show what it asks and what would be pulled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name, as the coordinator</source>
        <translation>Ihr Name, als Koordination</translation>
    </message>
    <message>
        <source>Who hands out, collects and releases</source>
        <translation>Wer austeilt, einsammelt und veröffentlicht</translation>
    </message>
    <message>
        <source>Annotators per item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Your name, as the coordinator</source>
        <translation>&amp;Ihr Name, als Koordination</translation>
    </message>
    <message>
        <source>&amp;Annotators per item</source>
        <translation>&amp;Annotierende pro Item</translation>
    </message>
    <message>
        <source>Projects on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study for “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull “%1” into the new study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to what the study asks?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is pulled yet. The study that was begun is removed, and what you said of meanings is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the new study?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is pulled yet, and what you entered is lost. The study that was begun is removed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is pulled yet, and what you entered is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No study was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key gives access to no project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was pulled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no tasks yet, so there is nothing to pull. Import its data in Label Studio first, or choose another project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at another project?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you changed for “%1” is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the other project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of “%1” can be imported as “%2”: its tasks have other columns, and without a labelling interface nothing says what they mean. Choose another task, set the interface up in Label Studio, or make a new study from the file that its tasks came from (New study from files, page Files).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its instructions are too long to become the guideline: they stay in Label Studio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its instructions become the guideline; at the bottom of the page they can be changed or left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task “%1” was made from what the project asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No task can be made from this project: a task asks for at least one choice between options. Choose what the study asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” asks what the project asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not ask: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who coordinates the study: without a coordinator nobody can hand out or collect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was pulled, and the study that was begun for it was removed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was pulled, and the study that was begun for it could not be removed. Delete it: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::StudyFile</name>
    <message>
        <source>%1 exists already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new study is never written over a file. That file stays as it is; choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::StudyOpener</name>
    <message>
        <source>The study was repaired</source>
        <translation>Die Studie wurde repariert</translation>
    </message>
    <message>
        <source>Open for reading</source>
        <translation>Schreibgeschützt öffnen</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Von der Liste nehmen</translation>
    </message>
    <message>
        <source>Some rows of the files were not imported.</source>
        <translation>Einige Zeilen der Dateien wurden nicht importiert.</translation>
    </message>
</context>
<context>
    <name>subtext::StudyPlace</name>
    <message>
        <source>Stopped. The figures are those from before.</source>
        <translation>Angehalten. Die Zahlen sind die vom letzten Mal.</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SubmissionQuestions</name>
    <message numerus="yes">
        <source>The self-check asks about %n more items.</source>
        <translation>
            <numerusform>Die Selbstprüfung fragt bei %n weiteren Item nach.</numerusform>
            <numerusform>Die Selbstprüfung fragt bei %n weiteren Items nach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>So lassen</translation>
    </message>
</context>
<context>
    <name>subtext::SummaryPage</name>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n annotators from the files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>As in the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; everybody labels of all groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, seed %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n annotators for each item</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The study’s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Zuteilung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent, practice and repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it once more. The last step asks for a file name and makes the study; the hand-outs are written from the Roster place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the refused rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused rows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::SummaryView</name>
    <message>
        <source>Get more items</source>
        <translation>Weitere Items holen</translation>
    </message>
    <message>
        <source>Practise (F6)</source>
        <translation>Üben (F6)</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>Endgültige Labels</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>eingereicht</translation>
    </message>
    <message>
        <source>active time</source>
        <translation>aktive Zeit</translation>
    </message>
    <message>
        <source>median per item</source>
        <translation>Median pro Item</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>gemeldet</translation>
    </message>
    <message>
        <source>revised</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>labelled again</source>
        <translation>erneut annotiert</translation>
    </message>
    <message numerus="yes">
        <source>The self-check asks about %n items</source>
        <translation>
            <numerusform>Die Selbstprüfung fragt bei %n Item nach</numerusform>
            <numerusform>Die Selbstprüfung fragt bei %n Items nach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items still to do</source>
        <translation>
            <numerusform>Noch %n Item zu bearbeiten</numerusform>
            <numerusform>Noch %n Items zu bearbeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Item %1: changed, not updated</source>
        <translation>Item %1: geändert, nicht aktualisiert</translation>
    </message>
    <message>
        <source>Item %1: label again</source>
        <translation>Item %1: erneut annotieren</translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more in the item list (F2)</source>
        <translation>und %1 weitere in der Itemliste (F2)</translation>
    </message>
    <message>
        <source>Item %1: keep or change?</source>
        <translation>Item %1: beibehalten oder ändern?</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your emotions</source>
        <translation>Ihre Emotionen</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>Ihre Antworten</translation>
    </message>
    <message>
        <source>Nothing is assigned to you</source>
        <translation>Ihnen ist nichts zugeteilt</translation>
    </message>
    <message>
        <source>In this study you have no items to label. If you expected some, ask whoever coordinates the study, or sign in under another name.</source>
        <translation>In dieser Studie haben Sie keine Items zu annotieren. Falls Sie welche erwartet haben, fragen Sie die Koordination der Studie oder melden Sie sich unter einem anderen Namen an.</translation>
    </message>
    <message>
        <source>All done. Thank you.</source>
        <translation>Alles erledigt. Vielen Dank.</translation>
    </message>
    <message>
        <source>Your work so far</source>
        <translation>Ihre bisherige Arbeit</translation>
    </message>
    <message>
        <source>Every item is submitted and saved. %1</source>
        <translation>Alle Items sind eingereicht und gespeichert. %1</translation>
    </message>
    <message>
        <source>Every item is submitted and saved. You can still page back and revise; earlier answers are kept.</source>
        <translation>Alle Items sind eingereicht und gespeichert. Sie können weiterhin zurückblättern und ändern; frühere Antworten bleiben erhalten.</translation>
    </message>
    <message>
        <source>Everything so far is saved. Some items are still to do.</source>
        <translation>Bis hierher ist alles gespeichert. Einige Items stehen noch aus.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All items are submitted</source>
        <translation>Alle Items sind eingereicht</translation>
    </message>
    <message>
        <source>Your work is handed in. A few early items can still be shown again; if you answer them, hand in again.</source>
        <translation>Ihre Arbeit ist abgegeben. Einige frühe Items können noch einmal gezeigt werden; wenn Sie sie beantworten, geben Sie danach noch einmal ab.</translation>
    </message>
    <message>
        <source>A few early items come up again. Hand in when you have answered them.</source>
        <translation>Einige frühe Items kommen noch einmal. Geben Sie ab, wenn Sie sie beantwortet haben.</translation>
    </message>
    <message numerus="yes">
        <source>See %n early items again</source>
        <translation>
            <numerusform>%n frühes Item noch einmal sehen</numerusform>
            <numerusform>%n frühe Items noch einmal sehen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::TableChoice</name>
    <message>
        <source>How labels outside the options are translated. A table of your own is a CSV file with the columns label and emotion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label table %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No label table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label table from a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.xlsx);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::TaskEditor</name>
    <message>
        <source>Edit a task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>A task from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tasks (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields or page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As annotators will see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use this task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct what is listed above; then the file can be read again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct what is listed above first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the task?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your changes are not saved and will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::TaskPage</name>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What annotators read, and what they are asked about each scene. Once there are answers, only its wording can change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ame of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pragmatic emotions, spring term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Annotators read it in the Guidelines place. Your own replaces the built-in one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A task from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tasks (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From &amp;Label Studio…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the study from a project of a running server, with its people and answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong with the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the study a name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::TaskSentences</name>
    <message>
        <source>it is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A task has at most %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is in this object twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not the schema of a task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is of type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a value of type %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not used here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it, or use one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists or objects are nested more than 100 deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A task needs five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object has too many keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A task needs fifteen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number has too many characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for a comma, a quotation mark or a bracket that is missing or one too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write something, or leave the key out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text begins or ends with a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has an invisible character, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it; a text is one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten it to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use small letters, digits, “-” and “_”, a letter first, 32 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a column that every task has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is also the token of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could also mean %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change one of the two; files may hold either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write # and six hexadecimal digits, such as #d9a400.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a valid name for a file beside the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file without its folder, or built-in:cei or built-in:emoscene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no file “%1” beside the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it there, or correct the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{%1}” names no field of the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the token of one in braces, and use braces for nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one without a decimal point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be within %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too few here (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add some: there must be at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many here (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove some: there may be at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not greater than %2, which comes before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put them in ascending order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is its own opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name another, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not name this as its opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opposite of “%1” is “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposites come in pairs: let each name the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a question outside a board has no opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it a board, or remove the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no field has the place “hero”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which text the questions are about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is at the place “%2” already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one of the two another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field at the place “hero” is of kind “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field at the place “hero” may be absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it required.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field of kind “%1” has no options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove them, or make it a choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a text has a number of words, not a field of kind “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it, or make the field a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the scale of confidence already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other questions stand between those of the board “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put its questions next to each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the options differ from those of %1 on the board “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give all questions of a board the same options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no question is on the board “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it, or name it in a question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no option “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one by its token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no question “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no board “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no scale “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board “%1” has other options than no and yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for “same” only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this names neither a question nor a board, or both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no option of “%1” is positive or negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give options a valence, or remove the check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is about the annotator, not the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name another scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layout “%1” does not fit: the part “%2” differs from its task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the layout “tidy”, or keep the tokens of that task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the analysis “%1” does not fit: the part “%2” differs from its task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the analysis “none”, or keep the tokens of that task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>a table of %n rows</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 question with %1 options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n groups</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>groups from the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an explanation, optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guideline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cheat sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>consent text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These built-in texts mention answers that this task does not have: %1. Write your own, or name none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n scales</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::TeamDialog</name>
    <message numerus="yes">
        <source>%n answers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand-ins</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replies to questions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second looks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests to label again</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of the kind “%1”</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows of this file wait to be sent.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server did not accept %n rows of this file:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Everything in this file has been sent and accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The invitation can then not be opened any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the device writes into the folder after that is not taken; its file can still be handed in. It can read the folder for as long as that is shared with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device can then send and receive nothing through %1. What it has not sent stays in its file, which can still be handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows were waiting there when it was last seen.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is this device: this file would no longer take part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can be invited again, unless you cut them off for good, with all their devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More items…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads everything there again and compares it with what was sent and read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether annotators may ask for more items when they have submitted everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the folder %1. It is not blind: whoever can open it can read everybody’s answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On %1, database %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A device is one computer of one person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The devices of others are shown to coordinators only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke this device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke the invitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut %1 off for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke a device of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoking at %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n devices were revoked.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reading everything again from %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows are in the folder as they were sent.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are on the server as they were sent.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Everything that this file has read is still there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::TeamLine</name>
    <message numerus="yes">
        <source>%n changes in this file are waiting to be sent.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files there cannot be used (%1): “Team…” says which.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Opening the folder “%1”…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team in the folder “%1”: everything sent and received at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team in the folder “%1”:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team on %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team on %1: everything sent and received at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server %1 cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared folder “%1” is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared folder “%1” is not there as a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep working: your work is saved in the study file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n changes were not accepted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::TeamOffer</name>
    <message>
        <source>Without files: share the study with a team on a server of yours, or in a folder that all can open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared with a team in %1: answers arrive by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared with a team on %1: answers arrive by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share with a team…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::TeamRequest</name>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done by then stays done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret of this device for the team cannot be read or kept (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock the keychain of this system, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No keychain of this system answers, so the secret of this device is in a file of the settings that your account alone can read. Whoever can read it can write in your name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::TemplateField</name>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text files (*.txt *.md);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the template of the run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::TermsModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector with the highest score is the answer; it leads by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ln(p / (1 − p)) by the text and α θ by how often the emotion is felt; a vector with it gets both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α θ of the two together; a vector gets it where it has both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runner-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p with the prior</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::TextChoice</name>
    <message>
        <source>From a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># A heading

A paragraph, with *emphasis*.

- a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as it is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md *.markdown *.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::TextReader</name>
    <message>
        <source>[Picture]</source>
        <translation>[Bild]</translation>
    </message>
    <message>
        <source>[Picture: %1]</source>
        <translation>[Bild: %1]</translation>
    </message>
</context>
<context>
    <name>subtext::TopicContents</name>
    <message>
        <source>topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>squared distances to the centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squared distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k-means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 topics: %2, the elbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 topics: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The elbow is at %1 topics: beyond it, more topics hardly bring the texts closer to their centres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 topics, by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first principal component (%1 of the variance)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: topic %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A two-dimensional view: it shows %1 of the variance between the texts. Topics are found in all dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mostly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the most frequent label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of those with gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest topic is “%2”, with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n scenes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::TopicsDialog</name>
    <message>
        <source>This model gave no two embeddings of the same length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are fewer texts with an embedding than topics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no elbow: give the number of topics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics of the scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far texts lie from the centres of their topics, by the number of topics. The star is the elbow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map of the scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first two principal components of the embeddings. For viewing only: topics are not found on this map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No topics have been looked for yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for &amp;embeddings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop asking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model that made the embeddings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the elbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the elbow: the number beyond which more topics hardly bring texts together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes them the topics of the study. Those that were kept before stay on record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;w study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no topics yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study’s topics, by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>Die Studie ist schreibgeschützt geöffnet.</translation>
    </message>
    <message>
        <source>This program cannot reach models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for texts that have none by that model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task lists its groups, so topics cannot become groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep topics first: they become the groups of the new study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study of the same scenes with the kept topics as its groups. Nobody has labelled anything in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found and not kept yet, by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number was given by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n topics found.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Scenes without an embedding, and so without a topic: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are the topics of the study now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New study by topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n scenes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n groups</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Scenes without a topic were left out: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::TopicsView</name>
    <message>
        <source>What are the scenes about?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics are groups of scenes with similar texts. Of each you see its keywords, its most frequent gold label, and the scenes in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find topics…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find topics again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many scenes each topic has, and its most frequent label with its share of the scenes with gold. A row opens the scenes of the topic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map of the scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first two principal components of the embeddings. Colours and shapes are topics, by their numbers. For viewing only: topics are not found on this map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no topics yet. A coordinator can find them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model is asked for embeddings of the texts. You say which one, and see its host and what would be sent: nothing is sent before you agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts are sent to the host of a model, for their embeddings: %1. Nothing is sent before you agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study’s topics, found in embeddings by %1 and kept %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes without a topic: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no embeddings of these texts any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::VadProfile</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of all raters: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 (%2) to %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::VectorBoard</name>
    <message>
        <source>%1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which scenarios count in this chart. Prior and α stay those of all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What MAP gains, held out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published: runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As printed by Kotaprolu et al. 2026 for 4,731 scenarios that are not in this study. Prior, α and figures are from the same scenarios: compare “As published”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published: ablation and errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As printed by Kotaprolu et al. 2026 for the mode cot; the table has P1–P4 before MAP, calibration errors and gains by quartile. 0.00 stands for “about 0”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep of α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the sweep shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ablation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain by quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Single errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of which one was missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected calibration error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All prediction sets are hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All prediction sets are withdrawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study holds no predictions yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives written answers only: without probabilities there is nothing for a prior to weigh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 of each set before and after MAP, and of what it wrote. The table has the other measures. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After − before on the test part, with 95 % intervals: prior and α have not seen it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By protocol: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 before and after MAP by each of the protocols. Only what is held out was measured on scenarios that α has not seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ablation: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 without the prior, with its weights of single emotions alone, and with those of pairs too; each set at the α chosen for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right answers of eight that MAP brings, by how sure the model is. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What MAP changed: %1 answers in %2 scenarios. Filled: to right; hollow: to wrong. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at each weight of the prior; the star is the α that was chosen, by macro-F1 where α was chosen. %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the scenarios where the emotion is predicted, how many have it in gold. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the scenarios that have the emotion in gold, how many have it predicted. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision and recall in one figure. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios in which an emotion of gold was missed, or one was added; P1 and P2 are those that the publication names. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios with both emotions in gold of which only one was predicted; P3 and P4 are those that the publication names. The table has all 28. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All scenarios with gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reliability: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often answers are right at each level of confidence, in ten bins. A small mark stands for fewer than %1 answers. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives neither complete probabilities nor a confidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far confidence is from accuracy, on average over all answers of each set. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::VectorModelText</name>
    <message>
        <source>%1 from the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from how often it is felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held out, fitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior, α and figures from all scenarios, without smoothing: as in the paper. α was chosen on the same scenarios that it is measured on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior, α and figures from all scenarios, smoothed by s = %1. α was chosen on the same scenarios that it is measured on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior and α from the train part, smoothed by s = %1; measured on the test part, which was used for neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As held out, with the maximum-entropy prior: its shares equal those of the train part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenario that α could be chosen on has gold and all eight probabilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenario to measure on has gold and all eight probabilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of %1 missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-report of yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-report of no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum a posteriori (MAP) adjusts the model’s own answers by how often people feel these emotions together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here α = 0 was chosen, so nothing was moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here it took away %1 wrong and %2 right emotions, and added %3 right and %4 wrong ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At α = %1 the answer remains what the model says by itself: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By itself the model says %1. At α = %2 the answer is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is added: it contributes %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dropped: it would contribute %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 vectors share the best score; the one with the fewest emotions, then the earliest on the wheel, is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::VectorModels</name>
    <message>
        <source>probabilities and words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before MAP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After MAP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>%1 predicted, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in gold or predicted, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most frequent before MAP: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emotion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 right, %2 added, %3 missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 before and after MAP: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, α = %2: %3 %4, %5 of %6 scenarios changed%7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; this α was chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, α = %2: changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Micro-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α, the weight of the prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 where α was chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single emotions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at α = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with the whole prior: %2. Chosen: α = %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q1, least sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q4, surest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right cells of eight: after − before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added, wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed, wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What MAP did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MAP changed %1 answers in %2 scenarios: %3 to right and %4 to wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share that is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfect calibration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 to %3: %4 answers, %5 sure, %6 right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: expected calibration error %2, mean confidence %3, right %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single emotions, at the α of the whole prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single emotions, at their own α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1, emotions in gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hamming loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: not all eight right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 before and after MAP: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, macro-F1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (α = 0: prior not used)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After − before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resamples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: changed by MAP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % intervals of the gain in macro-F1: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the gain that the pairs bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain of the pairs over that of single emotions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 without prior, with single emotions, with all: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected calibration error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ECE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = %1 answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected calibration error of the probabilities: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 before, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell accuracy before, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact match before, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published: 14 runs, macro-F1 before MAP %1 to %2, after %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without prior, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single emotions, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole prior, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ECE of self-report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ECE of probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain by quartile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published, in the mode cot: macro-F1 without prior, with single emotions and with the whole prior, of seven models.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::VectorViews</name>
    <message>
        <source>vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prediction set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One model in one mode, shown by the charts of one set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of this scenario…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a model’s predictions: for each scenario the probability of yes for eight emotions, or its written answers, as CSV, JSON or JSON Lines. Subtext then combines them with the prior of the gold vectors by maximum a posteriori (MAP) and shows what that gains, where, and why. The published figures are below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import predictions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the choice of set, or to the search of a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios behind a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return on a row of a table; arrow keys and Return in a chart of lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another α in the score of a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys on the slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicators should not see what models say: the coordinator imports predictions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All prediction sets are hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All prediction sets are withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model has answered these scenarios yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives no answer for this scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer of this run is scored yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is one prediction set, scored by how well its yes or no to eight emotions matches the gold labels: further right is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of the chosen set’s answers as the prior, how often people feel emotions together, gets more weight (α).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which emotions the chosen set misses or adds, compared with the gold labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether answers that a model gives with 80 % confidence are right 80 % of the time: points on the diagonal say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One scenario: which emotions the model says, and why maximum a posteriori (MAP), which adds how often people feel them together, keeps or changes them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios with gold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 without gold left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lack a probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n written answers contradict their probability</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>answers to undecided scenarios are withheld</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::VerdictCard</name>
    <message>
        <source>Write the release…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checks have not been run yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 checks failed. Fix what they found, or override them with a reason.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>May be released</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n checks are overridden; the README will say so.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 checks that can block the release pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has changed since %1: another release is of use where a text has, such as the datasheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::VerifiedText</name>
    <message>
        <source>the coordinator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sealed, because the device joined before devices signed: rows of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed, but not checked, because this file may not read the key: rows of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file’s own history is not the one that this device sealed: it was restored from an older copy, or changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::WatchedFolder</name>
    <message>
        <source>Watch a folder for returned files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last came in, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder to watch, and files that are returned into it, or into a person’s folder inside it, are merged as they arrive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching %1. Files that come in there are merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching %1, which cannot be reached at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::WaysTo</name>
    <message>
        <source>Rules, protocol: Roster</source>
        <translation>Regeln, Protokoll: Personenliste</translation>
    </message>
    <message>
        <source>Label again: Roster &gt; Assignment</source>
        <translation>Erneut annotieren: Personenliste &gt; Zuteilung</translation>
    </message>
    <message>
        <source>Mirrors, one for each annotator: Roster &gt; People</source>
        <translation>Spiegel, einer für jede annotierende Person: Personenliste &gt; Personen</translation>
    </message>
    <message>
        <source>Passphrase of somebody: Roster &gt; People</source>
        <translation>Passphrase einer Person: Personenliste &gt; Personen</translation>
    </message>
    <message>
        <source>Password</source>
        <comment>Words by which people look for it</comment>
        <translation>Passwort, Kennwort</translation>
    </message>
    <message>
        <source>Undo a dismissal: Quality</source>
        <translation>Verwerfen rückgängig machen: Qualität</translation>
    </message>
    <message>
        <source>Export: Release</source>
        <translation>Exportieren: Release</translation>
    </message>
    <message>
        <source>Final labels, gold labels: Release &gt; Files</source>
        <translation>Endgültige Labels, Gold-Labels: Release &gt; Dateien</translation>
    </message>
    <message>
        <source>DOI of the data: Release</source>
        <translation>DOI der Daten: Release</translation>
    </message>
    <message>
        <source>Report, tables and figures of a paper: Release</source>
        <translation>Bericht, Tabellen und Abbildungen eines Artikels: Release</translation>
    </message>
    <message>
        <source>History of a decision: Adjudicate</source>
        <translation>Verlauf einer Entscheidung: Adjudizieren</translation>
    </message>
    <message>
        <source>Undo a decision: Adjudicate</source>
        <translation>Entscheidung rückgängig machen: Adjudizieren</translation>
    </message>
    <message>
        <source>Lock, unlock the study: Adjudicate</source>
        <translation>Studie sperren, entsperren: Adjudizieren</translation>
    </message>
    <message>
        <source>Kappa, alpha, power: Agreement</source>
        <translation>Kappa, Alpha, Teststärke: Übereinstimmung</translation>
    </message>
    <message>
        <source>Submission of a prediction set: Models</source>
        <translation>Submission eines Vorhersagesets: Modelle</translation>
    </message>
</context>
<context>
    <name>subtext::WholeText</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::WindowLook</name>
    <message>
        <source>Light, dark or high contrast</source>
        <translation>Hell, dunkel oder hoher Kontrast</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Text size as on the desktop</source>
        <translation>Textgröße wie auf dem Desktop</translation>
    </message>
    <message>
        <source>Theme, appearance, colours, night, black, white, settings, preferences</source>
        <comment>Words by which people look for it</comment>
        <translation>Design, Theme, Erscheinungsbild, Aussehen, Farben, Nacht, Dunkelmodus, schwarz, weiß, Einstellungen</translation>
    </message>
    <message>
        <source>Text size, font, letters, zoom, bigger, scale, settings, preferences</source>
        <comment>Words by which people look for it</comment>
        <translation>Textgröße, Schriftgröße, Schrift, Buchstaben, Zoom, größer, Skalierung, Einstellungen</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buttons, messages, numbers and dates. What the study says, and every file that is written, stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::WindowSeminar</name>
    <message>
        <source>Seminar</source>
        <translation>Seminar</translation>
    </message>
    <message>
        <source>What comes next, what came before</source>
        <translation>Was als Nächstes kommt, was davor kam</translation>
    </message>
    <message>
        <source>Space, Backspace</source>
        <translation>Leertaste, Rücktaste</translation>
    </message>
    <message>
        <source>Another item</source>
        <translation>Ein anderes Item</translation>
    </message>
    <message>
        <source>Right, Left, Home, End</source>
        <translation>Rechts, Links, Pos1, Ende</translation>
    </message>
    <message>
        <source>A vote of the room more, one fewer</source>
        <translation>Eine Stimme des Raums mehr, eine weniger</translation>
    </message>
    <message>
        <source>the label’s key, with Shift</source>
        <translation>die Taste des Labels, mit Umschalt</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>Eine andere Frage</translation>
    </message>
    <message>
        <source>Down, Up</source>
        <translation>Ab, Auf</translation>
    </message>
    <message>
        <source>Save the votes</source>
        <translation>Stimmen speichern</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::WindowTeam</name>
    <message>
        <source>This program cannot join a team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This build cannot connect to a server. Open the invitation with Subtext from the Debian package.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::Withdrawing</name>
    <message>
        <source>Withdraw set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A withdrawn set is in no figure, report, export or release of the study, for everybody. The study keeps it, with the reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figure, report, export or release has it any more, for everybody who works on the study. Its answers stay, and it can be restored. Both are recorded, with the reason and your code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why? For example: asked with the wrong template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These sets are in no figure, report, export or release. The study keeps what they say; a set that is restored counts as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why restore it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn sets (%1)…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::WorkArea</name>
    <message>
        <source>Label again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it up</source>
        <translation>Wieder aufgreifen</translation>
    </message>
    <message>
        <source>Label again: %1</source>
        <translation>Erneut annotieren: %1</translation>
    </message>
    <message>
        <source>You had begun a change on %1. It is kept, and not in view.</source>
        <translation>Sie hatten am %1 eine Änderung begonnen. Sie ist aufbewahrt, aber nicht eingeblendet.</translation>
    </message>
</context>
<context>
    <name>subtext::WriteScenesDialog</name>
    <message>
        <source>Have a model write scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have a model write scenes from events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent for the first event:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request for the first event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole request. It contains nothing of the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no event to write about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the box above before sending the events to this host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 40 that come with Subtext</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path of a CSV or JSON Lines file with event, relation and tail; empty: the table that comes with Subtext.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit to the first N of the table, or use all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes for each event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each is requested separately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes per event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> USD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stops before a request that might exceed it; it can be resumed later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one that comes with Subtext</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text file of your own that asks for a scene, with places like {event}, {subject} and {pairs}; the text at the right shows it filled in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask with the prompt that comes with Subtext.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature of scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In place of that of the profile, which is for answers (default 0.9). Not sent to a model that accepts none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum tokens per scene (default 300). Reasoning tokens count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of the table that cannot be used and are left out: %1. The first is line %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume the unfinished run of %1 answers: ask only for what it lacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I agree to sending these events to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same was asked before (%1). This is a new run, which asks for everything again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::WrittenSceneText</name>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it contains the barred word “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>it is too short: %n words</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it is too long: %n words</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has %n sentences, which is not what was asked for</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is nearly the same as “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The person: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barred words: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene is not in the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene is a scenario of the study already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes of the task “%1” are not one person&apos;s story: it needs a role and a text, and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task has no group “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene was not accepted: a check found something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit it, or say why it is accepted anyway.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::answer</name>
    <message>
        <source>All others no</source>
        <translation>Alle übrigen Nein</translation>
    </message>
</context>
<context>
    <name>subtext::charts</name>
    <message>
        <source>All items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.3 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1000 days</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::setexport</name>
    <message>
        <source>Table (CSV)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Lines…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout of the CEI authors…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of the CEI protocol…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the answers of this set to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictions (*.%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>subtext::setsubmission</name>
    <message>
        <source>Submission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write this set into a folder as a submission to a benchmark: answers, model card, scores, prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A submission has one label for each item, and this study asks several questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder: “%1” will be created in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The submission is in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there already and was left as it is. Remove it, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
