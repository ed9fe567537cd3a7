<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>subtext::AddPeopleDialog</name>
    <message numerus="yes">
        <source>Add %n people</source>
        <translation>
            <numerusform>Add %n person</numerusform>
            <numerusform>Add %n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::AgreementPage</name>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambiguous items left out</source>
        <translation>
            <numerusform>%n ambiguous item left out</numerusform>
            <numerusform>%n ambiguous items left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::AgreementText</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations</source>
        <translation>
            <numerusform>%n annotation</numerusform>
            <numerusform>%n annotations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Agreement needs two annotators on an item. None of the %n items has two yet.</source>
        <translation>
            <numerusform>Agreement needs two annotators on an item. The %n item does not have two yet.</numerusform>
            <numerusform>Agreement needs two annotators on an item. None of the %n items has two yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers asked for after a split left out of agreement</source>
        <translation>
            <numerusform>%n answer asked for after a split left out of agreement</numerusform>
            <numerusform>%n answers asked for after a split left out of agreement</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::AnnotatorFlags</name>
    <message numerus="yes">
        <source>Annotators have flagged %n items as broken or unclear.</source>
        <translation>
            <numerusform>An annotator has flagged %n item as broken or unclear.</numerusform>
            <numerusform>Annotators have flagged %n items as broken or unclear.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are left out of the data.</source>
        <translation>
            <numerusform>%n more is left out of the data.</numerusform>
            <numerusform>%n more are left out of the data.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::AnnotatorModel</name>
    <message numerus="yes">
        <source>%1 of items, %n findings about all</source>
        <translation>
            <numerusform>%1 of items, %n finding about all</numerusform>
            <numerusform>%1 of items, %n findings about all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::AssignmentPage</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotators of your roster get no items.</source>
        <translation>
            <numerusform>%n annotator of your roster gets no items.</numerusform>
            <numerusform>%n annotators of your roster get no items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each %1 has a team of its own; with %n people, some are in several.</source>
        <translation>
            <numerusform>Each %1 has a team of its own; with %n person, they are in several.</numerusform>
            <numerusform>Each %1 has a team of its own; with %n people, some are in several.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ChangesView</name>
    <message numerus="yes">
        <source>%n gold labels changed</source>
        <translation>
            <numerusform>%n gold label changed</numerusform>
            <numerusform>%n gold labels changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checks</source>
        <translation>
            <numerusform>%n check</numerusform>
            <numerusform>%n checks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ChartBoard</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ChecklistView</name>
    <message numerus="yes">
        <source>%n notes will be changed</source>
        <translation>
            <numerusform>%n note will be changed</numerusform>
            <numerusform>%n notes will be changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::CollectView</name>
    <message numerus="yes">
        <source>%n new scenarios</source>
        <translation>
            <numerusform>%n new scenario</numerusform>
            <numerusform>%n new scenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation>
            <numerusform>%n label</numerusform>
            <numerusform>%n labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels</source>
        <translation>
            <numerusform>%n gold label</numerusform>
            <numerusform>%n gold labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand-outs</source>
        <translation>
            <numerusform>%n hand-out</numerusform>
            <numerusform>%n hand-outs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::CommonWords</name>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ConfusionChart</name>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::CueChart</name>
    <message numerus="yes">
        <source>of %n answers with marks</source>
        <translation>
            <numerusform>of %n answer with marks</numerusform>
            <numerusform>of %n answers with marks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::CueRow</name>
    <message numerus="yes">
        <source>%n words marked</source>
        <translation>
            <numerusform>%n word marked</numerusform>
            <numerusform>%n words marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::DecisionPanel</name>
    <message numerus="yes">
        <source>%n answers are asked for again: each counts until the new one is there.</source>
        <translation>
            <numerusform>%n answer is asked for again: it counts until the new one is there.</numerusform>
            <numerusform>%n answers are asked for again: each counts until the new one is there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::DecisionsDialog</name>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows only say what the votes give by themselves.</source>
        <translation>
            <numerusform>%n row only says what the votes give by themselves.</numerusform>
            <numerusform>%n rows only say what the votes give by themselves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::DeskCharts</name>
    <message numerus="yes">
        <source>%n other items decided</source>
        <translation>
            <numerusform>%n other item decided</numerusform>
            <numerusform>%n other items decided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits waiting</source>
        <translation>
            <numerusform>%n split waiting</numerusform>
            <numerusform>%n splits waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n items</source>
        <translation>
            <numerusform>of %n item</numerusform>
            <numerusform>of %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n decisions with hints</source>
        <translation>
            <numerusform>of %n decision with hints</numerusform>
            <numerusform>of %n decisions with hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n with hints</source>
        <translation>
            <numerusform>of %n with hints</numerusform>
            <numerusform>of %n with hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::DeskPage</name>
    <message numerus="yes">
        <source>%n held items are all that is left to decide; the queue lists them under “Held”.</source>
        <translation>
            <numerusform>%n held item is all that is left to decide; the queue lists it under “Held”.</numerusform>
            <numerusform>%n held items are all that is left to decide; the queue lists them under “Held”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::DeskProgress</name>
    <message numerus="yes">
        <source>%n proposals waiting</source>
        <translation>
            <numerusform>%n proposal waiting</numerusform>
            <numerusform>%n proposals waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits that you have not decided</source>
        <translation>
            <numerusform>%n split that you have not decided</numerusform>
            <numerusform>%n splits that you have not decided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits that nobody has decided</source>
        <translation>
            <numerusform>%n split that nobody has decided</numerusform>
            <numerusform>%n splits that nobody has decided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items on which the adjudicators disagree: no gold label</source>
        <translation>
            <numerusform>%n item on which the adjudicators disagree: no gold label</numerusform>
            <numerusform>%n items on which the adjudicators disagree: no gold label</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items with an answer revised after the decision</source>
        <translation>
            <numerusform>%n decided item with an answer revised after the decision</numerusform>
            <numerusform>%n decided items with an answer revised after the decision</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items held</source>
        <translation>
            <numerusform>%n item held</numerusform>
            <numerusform>%n items held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items with ratings missing</source>
        <translation>
            <numerusform>%n item with ratings missing</numerusform>
            <numerusform>%n items with ratings missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are not decided yet: they are waiting for labels.</source>
        <translation>
            <numerusform>%n item is not decided yet: it is waiting for labels.</numerusform>
            <numerusform>%n items are not decided yet: they are waiting for labels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers that were asked for again and have not come</source>
        <translation>
            <numerusform>%n answer that was asked for again and has not come</numerusform>
            <numerusform>%n answers that were asked for again and have not come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items without a reply</source>
        <translation>
            <numerusform>%n question about an item without a reply</numerusform>
            <numerusform>%n questions about items without a reply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers that were asked for again have not come; the earlier ones count until then.</source>
        <translation>
            <numerusform>%n answer that was asked for again has not come; the earlier one counts until then.</numerusform>
            <numerusform>%n answers that were asked for again have not come; the earlier ones count until then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people do not have the replies to their questions yet: they need a new hand-out, and a locked study writes none</source>
        <translation>
            <numerusform>%n person does not have the replies to their questions yet: they need a new hand-out, and a locked study writes none</numerusform>
            <numerusform>%n people do not have the replies to their questions yet: they need a new hand-out, and a locked study writes none</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::DisagreementChart</name>
    <message numerus="yes">
        <source>%n second readings</source>
        <translation>
            <numerusform>%n second reading</numerusform>
            <numerusform>%n second readings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items with two answers</source>
        <translation>
            <numerusform>%n item with two answers</numerusform>
            <numerusform>%n items with two answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n annotator</numerusform>
            <numerusform>%n annotators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeats</source>
        <translation>
            <numerusform>%n repeat</numerusform>
            <numerusform>%n repeats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %n answers asked for after a split.</source>
        <translation>
            <numerusform>Without %n answer asked for after a split.</numerusform>
            <numerusform>Without %n answers asked for after a split.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::EmbedDialog</name>
    <message numerus="yes">
        <source>%n texts</source>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::EmotionChart</name>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n annotator</numerusform>
            <numerusform>%n annotators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::EntanglementMaps</name>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::EntanglementPage</name>
    <message numerus="yes">
        <source>From all %n scenarios with gold</source>
        <translation>
            <numerusform>From %n scenario with gold</numerusform>
            <numerusform>From all %n scenarios with gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n scenarios with gold, of the train part</source>
        <translation>
            <numerusform>From %n scenario with gold, of the train part</numerusform>
            <numerusform>From %n scenarios with gold, of the train part</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::EvaluationText</name>
    <message numerus="yes">
        <source>%n more rows repeat others and were dropped</source>
        <translation>
            <numerusform>%n more row repeats another and was dropped</numerusform>
            <numerusform>%n more rows repeat others and were dropped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ExplanationBox</name>
    <message numerus="yes">
        <source>%n sentences</source>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ExportDialog</name>
    <message numerus="yes">
        <source>%n cells start like formulas, and a spreadsheet would compute them. “Formulas as text” keeps it from that.</source>
        <translation>
            <numerusform>%n cell starts like a formula, and a spreadsheet would compute it. “Formulas as text” keeps it from that.</numerusform>
            <numerusform>%n cells start like formulas, and a spreadsheet would compute them. “Formulas as text” keeps it from that.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::FaultPanel</name>
    <message numerus="yes">
        <source>%n things to correct</source>
        <translation>
            <numerusform>%n thing to correct</numerusform>
            <numerusform>%n things to correct</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::FilesView</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::FinalLabelsView</name>
    <message numerus="yes">
        <source>%n of your %1 labels differ from the final one: scenes that can be read in more than one way. Votes and note show how others read them. Press Enter on a row to see the item.</source>
        <translation>
            <numerusform>%n of your %1 labels differs from the final one: a scene that can be read in more than one way. Votes and note show how others read it. Press Enter on a row to see the item.</numerusform>
            <numerusform>%n of your %1 labels differ from the final one: scenes that can be read in more than one way. Votes and note show how others read them. Press Enter on a row to see the item.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your %1 answers differ from the final one, in %2 of your %3 items: scenes that can be read in more than one way. Votes and note show how others read them. Press Enter on a row to see the item.</source>
        <translation>
            <numerusform>%n of your %1 answers differs from the final one, in %2 of your %3 items: a scene that can be read in more than one way. Votes and note show how others read it. Press Enter on a row to see the item.</numerusform>
            <numerusform>%n of your %1 answers differ from the final one, in %2 of your %3 items: scenes that can be read in more than one way. Votes and note show how others read them. Press Enter on a row to see the item.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your %n labels differs from the final one.</source>
        <translation>
            <numerusform>Your label does not differ from the final one.</numerusform>
            <numerusform>None of your %n labels differs from the final one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your %n answers differs from the final one.</source>
        <translation>
            <numerusform>Your answer does not differ from the final one.</numerusform>
            <numerusform>None of your %n answers differs from the final one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::FindingsView</name>
    <message numerus="yes">
        <source>%n findings dismissed.</source>
        <translation>
            <numerusform>%n finding dismissed.</numerusform>
            <numerusform>%n findings dismissed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings brought back.</source>
        <translation>
            <numerusform>%n finding brought back.</numerusform>
            <numerusform>%n findings brought back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::FlagTimelineChart</name>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::GateRow</name>
    <message numerus="yes">
        <source>Show %n places</source>
        <translation>
            <numerusform>Show %n place</numerusform>
            <numerusform>Show %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Is it a name? Show %n places</source>
        <translation>
            <numerusform>Is it a name? Show %n place</numerusform>
            <numerusform>Is it a name? Show %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::GoldChart</name>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n annotator</numerusform>
            <numerusform>%n annotators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::HandInCard</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeats</source>
        <translation>
            <numerusform>%n repeat</numerusform>
            <numerusform>%n repeats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n new replies to your questions about items.</source>
        <translation>
            <numerusform>There is %n new reply to your questions about items.</numerusform>
            <numerusform>There are %n new replies to your questions about items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %n replies</source>
        <translation>
            <numerusform>Show %n reply</numerusform>
            <numerusform>Show %n replies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::HomePage</name>
    <message numerus="yes">
        <source>%n reminders are copied, one below the other.</source>
        <translation>
            <numerusform>The reminder is copied. Paste it into a mail.</numerusform>
            <numerusform>%n reminders are copied, one below the other.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::IccChart</name>
    <message numerus="yes">
        <source>%n items rated by everybody</source>
        <translation>
            <numerusform>%n item rated by everybody</numerusform>
            <numerusform>%n items rated by everybody</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raters</source>
        <translation>
            <numerusform>%n rater</numerusform>
            <numerusform>%n raters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ImportForm</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels, with notes</source>
        <translation>
            <numerusform>%n gold label, with notes</numerusform>
            <numerusform>%n gold labels, with notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ImportView</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are in the study already.</source>
        <translation>
            <numerusform>%n row is in the study already.</numerusform>
            <numerusform>%n rows are in the study already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are new.</source>
        <translation>
            <numerusform>%n is new.</numerusform>
            <numerusform>%n are new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were there already.</source>
        <translation>
            <numerusform>%n was there already.</numerusform>
            <numerusform>%n were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows or values were left out.</source>
        <translation>
            <numerusform>%n row or value was left out.</numerusform>
            <numerusform>%n rows or values were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows repeat others and were dropped.</source>
        <translation>
            <numerusform>%n row repeats another and was dropped.</numerusform>
            <numerusform>%n rows repeat others and were dropped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::InviteDialog</name>
    <message numerus="yes">
        <source>%n invitations were written to %1.</source>
        <translation>
            <numerusform>%n invitation was written to %1.</numerusform>
            <numerusform>%n invitations were written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Invite %n people at %1</source>
        <translation>
            <numerusform>Invite %n person at %1</numerusform>
            <numerusform>Invite %n people at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Invite %n people</source>
        <translation>
            <numerusform>Invite %n person</numerusform>
            <numerusform>Invite %n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ItemSourcesChart</name>
    <message numerus="yes">
        <source>The %n rows with the most disagreement are drawn; the table has all.</source>
        <translation>
            <numerusform>The row with the most disagreement is drawn; the table has all.</numerusform>
            <numerusform>The %n rows with the most disagreement are drawn; the table has all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ItemsView</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::KappaChart</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::LabelEnding</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are open.</source>
        <translation>
            <numerusform>%n item is open.</numerusform>
            <numerusform>%n items are open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items were changed after they were submitted, and not updated.</source>
        <translation>
            <numerusform>%n item was changed after it was submitted, and not updated.</numerusform>
            <numerusform>%n items were changed after they were submitted, and not updated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items were submitted or revised since the latest hand-in.</source>
        <translation>
            <numerusform>%n item was submitted or revised since the latest hand-in.</numerusform>
            <numerusform>%n items were submitted or revised since the latest hand-in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::LabelViews</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::Leaderboard</name>
    <message numerus="yes">
        <source>It gives no answer for %n items, which count as wrong</source>
        <translation>
            <numerusform>It gives no answer for %n item, which counts as wrong</numerusform>
            <numerusform>It gives no answer for %n items, which count as wrong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs open</source>
        <translation>
            <numerusform>%n run open</numerusform>
            <numerusform>%n runs open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::LeaderboardView</name>
    <message numerus="yes">
        <source>It is over %n items with gold.</source>
        <translation>
            <numerusform>It is over %n item with gold.</numerusform>
            <numerusform>It is over %n items with gold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::LengthChart</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::MarkerRow</name>
    <message numerus="yes">
        <source>Words that look forward: %n words from %1</source>
        <translation>
            <numerusform>Words that look forward: %n word from %1</numerusform>
            <numerusform>Words that look forward: %n words from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::MatrixModel</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::MeanValenceChart</name>
    <message numerus="yes">
        <source>%n ratings</source>
        <translation>
            <numerusform>%n rating</numerusform>
            <numerusform>%n ratings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ModelItemPanel</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::NormingChart</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::NormingCountsView</name>
    <message numerus="yes">
        <source>How all voted: %n votes</source>
        <translation>
            <numerusform>How all voted: %n vote</numerusform>
            <numerusform>How all voted: %n votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::NormingMovesChart</name>
    <message numerus="yes">
        <source>%n votes</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::NormingPage</name>
    <message numerus="yes">
        <source>%n items have no vote yet.</source>
        <translation>
            <numerusform>%n item has no vote yet.</numerusform>
            <numerusform>%n items have no vote yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PaletteDialog</name>
    <message numerus="yes">
        <source>%n found.</source>
        <translation>
            <numerusform>%n found.</numerusform>
            <numerusform>%n found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PassphrasePanel</name>
    <message numerus="yes">
        <source>That was not right. You can try again in %n seconds.</source>
        <translation>
            <numerusform>That was not right. You can try again in a second.</numerusform>
            <numerusform>That was not right. You can try again in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PatternChart</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PickButton</name>
    <message numerus="yes">
        <source>%n votes</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::Plurals</name>
    <message numerus="yes">
        <source>%n items without a gold label are left out.</source>
        <translation>
            <numerusform>%n item without a gold label is left out.</numerusform>
            <numerusform>%n items without a gold label are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations</source>
        <translation>
            <numerusform>%n annotation</numerusform>
            <numerusform>%n annotations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels</source>
        <translation>
            <numerusform>%n gold label</numerusform>
            <numerusform>%n gold labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed answers</source>
        <translation>
            <numerusform>%n changed answer</numerusform>
            <numerusform>%n changed answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them changed since the study had them</source>
        <translation>
            <numerusform>%n of them changed since the study had it</numerusform>
            <numerusform>%n of them changed since the study had them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts</source>
        <translation>
            <numerusform>%n draft</numerusform>
            <numerusform>%n drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new people</source>
        <translation>
            <numerusform>%n new person</numerusform>
            <numerusform>%n new people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows refused</source>
        <translation>
            <numerusform>%n row refused</numerusform>
            <numerusform>%n rows refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points above the reference</source>
        <translation>
            <numerusform>%n point above the reference</numerusform>
            <numerusform>%n points above the reference</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points below the reference</source>
        <translation>
            <numerusform>%n point below the reference</numerusform>
            <numerusform>%n points below the reference</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentences</source>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n backups are damaged</source>
        <translation>
            <numerusform>%n backup is damaged</numerusform>
            <numerusform>%n backups are damaged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer backups are damaged too.</source>
        <translation>
            <numerusform>%n newer backup is damaged too.</numerusform>
            <numerusform>%n newer backups are damaged too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n visits</source>
        <translation>
            <numerusform>%n visit</numerusform>
            <numerusform>%n visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n self-checks</source>
        <translation>
            <numerusform>%n self-check</numerusform>
            <numerusform>%n self-checks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n consents</source>
        <translation>
            <numerusform>%n consent</numerusform>
            <numerusform>%n consents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice answers</source>
        <translation>
            <numerusform>%n practice answer</numerusform>
            <numerusform>%n practice answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated answers</source>
        <translation>
            <numerusform>%n repeated answer</numerusform>
            <numerusform>%n repeated answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand-ins</source>
        <translation>
            <numerusform>%n hand-in</numerusform>
            <numerusform>%n hand-ins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n annotator</numerusform>
            <numerusform>%n annotators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adjudicators</source>
        <translation>
            <numerusform>%n adjudicator</numerusform>
            <numerusform>%n adjudicators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coordinators</source>
        <translation>
            <numerusform>%n coordinator</numerusform>
            <numerusform>%n coordinators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n items.</source>
        <translation>
            <numerusform>Everybody gets %n item.</numerusform>
            <numerusform>Everybody gets %n items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeats at the end</source>
        <translation>
            <numerusform>%n repeat at the end</numerusform>
            <numerusform>%n repeats at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new entries were merged</source>
        <translation>
            <numerusform>%n new entry was merged</numerusform>
            <numerusform>%n new entries were merged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were known already</source>
        <translation>
            <numerusform>%n was known already</numerusform>
            <numerusform>%n were known already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were refused</source>
        <translation>
            <numerusform>%n was refused</numerusform>
            <numerusform>%n were refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new entries</source>
        <translation>
            <numerusform>%n new entry</numerusform>
            <numerusform>%n new entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files were refused.</source>
        <translation>
            <numerusform>%n file was refused.</numerusform>
            <numerusform>%n files were refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were refused.</source>
        <translation>
            <numerusform>%n entry was refused.</numerusform>
            <numerusform>%n entries were refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every item has its %n annotators.</source>
        <translation>
            <numerusform>Every item has an annotator.</numerusform>
            <numerusform>Every item has its %n annotators.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assignments are missing: items have too few annotators.</source>
        <translation>
            <numerusform>%n assignment is missing: an item has too few annotators.</numerusform>
            <numerusform>%n assignments are missing: items have too few annotators.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled items stay as they are</source>
        <translation>
            <numerusform>%n labelled item stays as it is</numerusform>
            <numerusform>%n labelled items stay as they are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open items are taken back, with their drafts.</source>
        <translation>
            <numerusform>%n open item is taken back, with its draft.</numerusform>
            <numerusform>%n open items are taken back, with their drafts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until they are assigned to somebody else, they have fewer than %n annotators.</source>
        <translation>
            <numerusform>Until they are assigned to somebody else, nobody labels them.</numerusform>
            <numerusform>Until they are assigned to somebody else, they have fewer than %n annotators.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can take %n of them.</source>
        <translation>
            <numerusform>Others can take %n of them.</numerusform>
            <numerusform>Others can take %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assignments are missing.</source>
        <translation>
            <numerusform>%n assignment is missing.</numerusform>
            <numerusform>%n assignments are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every item should have its %n annotators.</source>
        <translation>
            <numerusform>Every item should have an annotator.</numerusform>
            <numerusform>Every item should have its %n annotators.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n can be assigned now.</source>
        <translation>
            <numerusform>It can be assigned now.</numerusform>
            <numerusform>All %n can be assigned now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be assigned now.</source>
        <translation>
            <numerusform>%n of them can be assigned now.</numerusform>
            <numerusform>%n of them can be assigned now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay unassigned: nobody is left who could take them, because whoever labels that group has the items already. Add annotators, then assign again.</source>
        <translation>
            <numerusform>%n stays unassigned: nobody is left who could take it, because whoever labels that group has the item already. Add annotators, then assign again.</numerusform>
            <numerusform>%n stay unassigned: nobody is left who could take them, because whoever labels that group has the items already. Add annotators, then assign again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts were left out: nobody has submitted them.</source>
        <translation>
            <numerusform>%n draft was left out: nobody has submitted it.</numerusform>
            <numerusform>%n drafts were left out: nobody has submitted them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped tasks became drafts with a flag.</source>
        <translation>
            <numerusform>%n skipped task became a draft with a flag.</numerusform>
            <numerusform>%n skipped tasks became drafts with a flag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped tasks were left as they are here: there is an answer or a draft already, or it is unclear whose they are.</source>
        <translation>
            <numerusform>%n skipped task was left as it is here: there is an answer or a draft already, or it is unclear whose it is.</numerusform>
            <numerusform>%n skipped tasks were left as they are here: there is an answer or a draft already, or it is unclear whose they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts became drafts here.</source>
        <translation>
            <numerusform>%n draft became a draft here.</numerusform>
            <numerusform>%n drafts became drafts here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: no person gave them.</source>
        <translation>
            <numerusform>%n prediction was left out: no person gave it.</numerusform>
            <numerusform>%n predictions were left out: no person gave them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and were left out; --ground-truth gold imports them as gold labels, --ground-truth answer as answers.</source>
        <translation>
            <numerusform>%n annotation is marked as ground truth and was left out; --ground-truth gold imports it as a gold label, --ground-truth answer as an answer.</numerusform>
            <numerusform>%n annotations are marked as ground truth and were left out; --ground-truth gold imports them as gold labels, --ground-truth answer as answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and were left out; the menu “Marked as ground truth” can make them gold labels or answers.</source>
        <translation>
            <numerusform>%n annotation is marked as ground truth and was left out; the menu “Marked as ground truth” can make it a gold label or an answer.</numerusform>
            <numerusform>%n annotations are marked as ground truth and were left out; the menu “Marked as ground truth” can make them gold labels or answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and became gold labels.</source>
        <translation>
            <numerusform>%n annotation is marked as ground truth and became a gold label.</numerusform>
            <numerusform>%n annotations are marked as ground truth and became gold labels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were last changed by somebody else than who gave them.</source>
        <translation>
            <numerusform>%n annotation was last changed by somebody else than who gave it.</numerusform>
            <numerusform>%n annotations were last changed by somebody else than who gave them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations began as predictions that were filled in.</source>
        <translation>
            <numerusform>%n annotation began as a prediction that was filled in.</numerusform>
            <numerusform>%n annotations began as predictions that were filled in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are impossible and were left out; their answers were kept.</source>
        <translation>
            <numerusform>%n time is impossible and was left out; its answer was kept.</numerusform>
            <numerusform>%n times are impossible and were left out; their answers were kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags have no reason; they were kept with “(no reason given)”.</source>
        <translation>
            <numerusform>%n flag has no reason; it was kept with “(no reason given)”.</numerusform>
            <numerusform>%n flags have no reason; they were kept with “(no reason given)”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios were recognised by their texts.</source>
        <translation>
            <numerusform>%n scenario was recognised by its texts.</numerusform>
            <numerusform>%n scenarios were recognised by their texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were changed since the study had them; they were kept as later revisions.</source>
        <translation>
            <numerusform>%n answer was changed since the study had it; it was kept as a later revision.</numerusform>
            <numerusform>%n answers were changed since the study had them; they were kept as later revisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios have no power relation; it was derived from the role words.</source>
        <translation>
            <numerusform>%n scenario has no power relation; it was derived from the role words.</numerusform>
            <numerusform>%n scenarios have no power relation; it was derived from the role words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios have no power relation, and no rule matched their roles. Figures count them as “peer” beside scenarios that have one; annotators are shown nothing.</source>
        <translation>
            <numerusform>%n scenario has no power relation, and no rule matched its roles. Figures count it as “peer” beside scenarios that have one; annotators are shown nothing.</numerusform>
            <numerusform>%n scenarios have no power relation, and no rule matched their roles. Figures count them as “peer” beside scenarios that have one; annotators are shown nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios were in the study already.</source>
        <translation>
            <numerusform>%n scenario was in the study already.</numerusform>
            <numerusform>%n scenarios were in the study already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were in the study already.</source>
        <translation>
            <numerusform>%n annotation was in the study already.</numerusform>
            <numerusform>%n annotations were in the study already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were cancelled or empty in Label Studio; they were left out.</source>
        <translation>
            <numerusform>%n annotation was cancelled or empty in Label Studio; it was left out.</numerusform>
            <numerusform>%n annotations were cancelled or empty in Label Studio; they were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were left out: the same person gave a later one for the scenario.</source>
        <translation>
            <numerusform>%n annotation was left out: the same person gave a later one for the scenario.</numerusform>
            <numerusform>%n annotations were left out: the same person gave a later one for the scenario.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more damaged characters; they were kept as they are.</source>
        <translation>
            <numerusform>%n more damaged character; it was kept as it is.</numerusform>
            <numerusform>%n more damaged characters; they were kept as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more rows of %1: %2</source>
        <translation>
            <numerusform>%n more row of %1: %2</numerusform>
            <numerusform>%n more rows of %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were kept, as answers of their models</source>
        <translation>
            <numerusform>%n prediction was kept, as an answer of its model</numerusform>
            <numerusform>%n predictions were kept, as answers of their models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were kept before</source>
        <translation>
            <numerusform>%n prediction was kept before</numerusform>
            <numerusform>%n predictions were kept before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: their models have other answers here</source>
        <translation>
            <numerusform>%n prediction was left out: its model has another answer here</numerusform>
            <numerusform>%n predictions were left out: their models have other answers here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: their models have later ones for the scenarios</source>
        <translation>
            <numerusform>%n prediction was left out: its model has a later one for the scenario</numerusform>
            <numerusform>%n predictions were left out: their models have later ones for the scenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: the names of their models are too long</source>
        <translation>
            <numerusform>%n prediction was left out: the name of its model is too long</numerusform>
            <numerusform>%n predictions were left out: the names of their models are too long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: they answer no question of this study</source>
        <translation>
            <numerusform>%n prediction was left out: it answers no question of this study</numerusform>
            <numerusform>%n predictions were left out: they answer no question of this study</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of our answers there were removed: they have later revisions, or stood there twice.</source>
        <translation>
            <numerusform>%n of our answers there was removed: it has a later revision, or stood there twice.</numerusform>
            <numerusform>%n of our answers there were removed: they have later revisions, or stood there twice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers to send</source>
        <translation>
            <numerusform>%n answer to send</numerusform>
            <numerusform>%n answers to send</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of our answers there have later revisions here, or stand there twice: they are removed</source>
        <translation>
            <numerusform>%n of our answers there has a later revision here, or stands there twice: it is removed</numerusform>
            <numerusform>%n of our answers there have later revisions here, or stand there twice: they are removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers are there already</source>
        <translation>
            <numerusform>%n answer is there already</numerusform>
            <numerusform>%n answers are there already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were given there; they are not sent back</source>
        <translation>
            <numerusform>%n answer was given there; it is not sent back</numerusform>
            <numerusform>%n answers were given there; they are not sent back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were changed there and stay: pull first</source>
        <translation>
            <numerusform>%n answer was changed there and stays: pull first</numerusform>
            <numerusform>%n answers were changed there and stay: pull first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n returned files were not merged.</source>
        <translation>
            <numerusform>The returned file was not merged.</numerusform>
            <numerusform>The %n returned files were not merged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned files are to be merged</source>
        <translation>
            <numerusform>%n returned file is to be merged</numerusform>
            <numerusform>%n returned files are to be merged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other files in archives were left aside.</source>
        <translation>
            <numerusform>%n other file in an archive was left aside.</numerusform>
            <numerusform>%n other files in archives were left aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open findings</source>
        <translation>
            <numerusform>%n open finding</numerusform>
            <numerusform>%n open findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other items decided</source>
        <translation>
            <numerusform>%n other item decided</numerusform>
            <numerusform>%n other items decided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items to look at again</source>
        <translation>
            <numerusform>%n decided item to look at again</numerusform>
            <numerusform>%n decided items to look at again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items have answers that were revised since: look at them again in Adjudicate.</source>
        <translation>
            <numerusform>%n decided item has an answer that was revised since: look at it again in Adjudicate.</numerusform>
            <numerusform>%n decided items have answers that were revised since: look at them again in Adjudicate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits open</source>
        <translation>
            <numerusform>%n split open</numerusform>
            <numerusform>%n splits open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n releases</source>
        <translation>
            <numerusform>%n release</numerusform>
            <numerusform>%n releases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n items…</source>
        <translation>
            <numerusform>Assign %n item…</numerusform>
            <numerusform>Assign %n items…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide %n splits…</source>
        <translation>
            <numerusform>Decide %n split…</numerusform>
            <numerusform>Decide %n splits…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios have no %1. Annotators see who speaks to whom and no more.</source>
        <translation>
            <numerusform>%n scenario has no %1. Annotators see who speaks to whom and no more.</numerusform>
            <numerusform>%n scenarios have no %1. Annotators see who speaks to whom and no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have nobody to label them.</source>
        <translation>
            <numerusform>%n item has nobody to label it.</numerusform>
            <numerusform>%n items have nobody to label them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people have items and are not invited yet.</source>
        <translation>
            <numerusform>%n person has items and is not invited yet.</numerusform>
            <numerusform>%n people have items and are not invited yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people have not opened their invitation yet.</source>
        <translation>
            <numerusform>%n person has not opened their invitation yet.</numerusform>
            <numerusform>%n people have not opened their invitation yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the folder cannot be used:</source>
        <translation>
            <numerusform>%n file of the folder cannot be used:</numerusform>
            <numerusform>%n files of the folder cannot be used:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are open</source>
        <translation>
            <numerusform>%n item is open</numerusform>
            <numerusform>%n items are open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions imported.</source>
        <translation>
            <numerusform>%n decision imported.</numerusform>
            <numerusform>%n decisions imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are left out: they were decided to be ambiguous.</source>
        <translation>
            <numerusform>One item is left out: it was decided to be ambiguous.</numerusform>
            <numerusform>%n items are left out: they were decided to be ambiguous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <comment>begins a sentence</comment>
        <translation>
            <numerusform>One item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels of the files differ from the study&apos;s; --json lists them.</source>
        <translation>
            <numerusform>One gold label of the files differs from the study&apos;s; --json lists it.</numerusform>
            <numerusform>%n gold labels of the files differ from the study&apos;s; --json lists them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions</source>
        <translation>
            <numerusform>%n prediction</numerusform>
            <numerusform>%n predictions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels of the files differ from the study&apos;s, which keeps its own.</source>
        <translation>
            <numerusform>%n gold label of the files differs from the study&apos;s, which keeps its own.</numerusform>
            <numerusform>%n gold labels of the files differ from the study&apos;s, which keeps its own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were</source>
        <translation>
            <numerusform>%n was</numerusform>
            <numerusform>%n were</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of another copy of the study say something different</source>
        <translation>
            <numerusform>%n row of another copy of the study says something different</numerusform>
            <numerusform>%n rows of another copy of the study say something different</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>one question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scales</source>
        <translation>
            <numerusform>one scale</numerusform>
            <numerusform>%n scales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers (%1)</source>
        <translation>
            <numerusform>%n answer (%1)</numerusform>
            <numerusform>%n answers (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revisions (%1)</source>
        <translation>
            <numerusform>%n revision (%1)</numerusform>
            <numerusform>%n revisions (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files back (%1)</source>
        <translation>
            <numerusform>%n file back (%1)</numerusform>
            <numerusform>%n files back (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labels of %n items changed since then: the next release has them.</source>
        <translation>
            <numerusform>Labels of %n item changed since then: the next release has them.</numerusform>
            <numerusform>Labels of %n items changed since then: the next release has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labels of %n items changed since then (answers of %1): the next release has them.</source>
        <translation>
            <numerusform>Labels of %n item changed since then (answers of %1): the next release has them.</numerusform>
            <numerusform>Labels of %n items changed since then (answers of %1): the next release has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels changed since version %1.</source>
        <translation>
            <numerusform>%n gold label changed since version %1.</numerusform>
            <numerusform>%n gold labels changed since version %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels that differ from the last release</source>
        <translation>
            <numerusform>%n gold label that differs from the last release</numerusform>
            <numerusform>%n gold labels that differ from the last release</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items labelled differently from the last release</source>
        <translation>
            <numerusform>%n item labelled differently from the last release</numerusform>
            <numerusform>%n items labelled differently from the last release</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits decided</source>
        <translation>
            <numerusform>%n split decided</numerusform>
            <numerusform>%n splits decided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings of the checks are open: look at them in Quality, or release anyway.</source>
        <translation>
            <numerusform>%n finding of the checks is open: look at it in Quality, or release anyway.</numerusform>
            <numerusform>%n findings of the checks are open: look at them in Quality, or release anyway.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings of the checks are open.</source>
        <translation>
            <numerusform>%n finding of the checks is open.</numerusform>
            <numerusform>%n findings of the checks are open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written into %1</source>
        <translation>
            <numerusform>%n file written into %1</numerusform>
            <numerusform>%n files written into %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenes refused.</source>
        <translation>
            <numerusform>%n scene refused.</numerusform>
            <numerusform>%n scenes refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no id for their scenario, so the numbers of the tasks in Label Studio are used.</source>
        <translation>
            <numerusform>%n row has no id for its scenario, so the number of the task in Label Studio is used.</numerusform>
            <numerusform>%n rows have no id for their scenario, so the numbers of the tasks in Label Studio are used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were changed since the study had them; they would be revised here.</source>
        <translation>
            <numerusform>%n answer was changed since the study had it; it would be revised here.</numerusform>
            <numerusform>%n answers were changed since the study had them; they would be revised here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts would become drafts here.</source>
        <translation>
            <numerusform>%n draft would become a draft here.</numerusform>
            <numerusform>%n drafts would become drafts here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped tasks would become drafts with a flag.</source>
        <translation>
            <numerusform>%n skipped task would become a draft with a flag.</numerusform>
            <numerusform>%n skipped tasks would become drafts with a flag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and would become gold labels.</source>
        <translation>
            <numerusform>%n annotation is marked as ground truth and would become a gold label.</numerusform>
            <numerusform>%n annotations are marked as ground truth and would become gold labels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%n task</numerusform>
            <numerusform>%n tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits are decided by the project’s gold labels</source>
        <translation>
            <numerusform>%n split is decided by the project’s gold labels</numerusform>
            <numerusform>%n splits are decided by the project’s gold labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits are left to adjudicate</source>
        <translation>
            <numerusform>%n split is left to adjudicate</numerusform>
            <numerusform>%n splits are left to adjudicate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags have no reason; they would be kept with “(no reason given)”.</source>
        <translation>
            <numerusform>%n flag has no reason; it would be kept with “(no reason given)”.</numerusform>
            <numerusform>%n flags have no reason; they would be kept with “(no reason given)”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items</source>
        <translation>
            <numerusform>%n question about an item</numerusform>
            <numerusform>%n questions about items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replies to questions</source>
        <translation>
            <numerusform>%n reply to a question</numerusform>
            <numerusform>%n replies to questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items without a reply</source>
        <translation>
            <numerusform>%n question about an item without a reply</numerusform>
            <numerusform>%n questions about items without a reply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows can be used</source>
        <translation>
            <numerusform>%1 of %n row can be used</numerusform>
            <numerusform>%1 of %n rows can be used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are refused</source>
        <translation>
            <numerusform>%n is refused</numerusform>
            <numerusform>%n are refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items came in.</source>
        <translation>
            <numerusform>%n question about an item came in.</numerusform>
            <numerusform>%n questions about items came in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replies to questions came in.</source>
        <translation>
            <numerusform>%n reply to a question came in.</numerusform>
            <numerusform>%n replies to questions came in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were asked for again and not given; the earlier answers count.</source>
        <translation>
            <numerusform>%n answer was asked for again and not given; the earlier answer counts.</numerusform>
            <numerusform>%n answers were asked for again and not given; the earlier answers count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people need a new hand-out (%1).</source>
        <translation>
            <numerusform>%n person needs a new hand-out (%1).</numerusform>
            <numerusform>%n people need a new hand-out (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids are used in more than one group; each use is a scenario of its own. Ids with their lines: %1.</source>
        <translation>
            <numerusform>%n id is used in more than one group; each use is a scenario of its own. The id with its lines: %1.</numerusform>
            <numerusform>%n ids are used in more than one group; each use is a scenario of its own. Ids with their lines: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios to send</source>
        <translation>
            <numerusform>%n scenario to send</numerusform>
            <numerusform>%n scenarios to send</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios are there already</source>
        <translation>
            <numerusform>%n scenario is there already</numerusform>
            <numerusform>%n scenarios are there already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks there are not scenarios of this study</source>
        <translation>
            <numerusform>%n task there is not a scenario of this study</numerusform>
            <numerusform>%n tasks there are not scenarios of this study</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks there repeat scenarios</source>
        <translation>
            <numerusform>%n task there repeats a scenario</numerusform>
            <numerusform>%n tasks there repeat scenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers labelled again (%1)</source>
        <translation>
            <numerusform>%n answer labelled again (%1)</numerusform>
            <numerusform>%n answers labelled again (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Item %1 was labelled again. The new answer counts; %n earlier answers are kept.</source>
        <translation>
            <numerusform>Item %1 was labelled again. The new answer counts; %n earlier answer is kept.</numerusform>
            <numerusform>Item %1 was labelled again. The new answer counts; %n earlier answers are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Item %1 was revised. The new answer counts; %n earlier answers are kept.</source>
        <translation>
            <numerusform>Item %1 was revised. The new answer counts; %n earlier answer is kept.</numerusform>
            <numerusform>Item %1 was revised. The new answer counts; %n earlier answers are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were asked for again; the earlier ones count until the new ones come.</source>
        <translation>
            <numerusform>%n answer was asked for again; the earlier one counts until the new one comes.</numerusform>
            <numerusform>%n answers were asked for again; the earlier ones count until the new ones come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people did not get the replies to their questions before the lock: they need a new hand-out, and a locked study writes none.</source>
        <translation>
            <numerusform>%n person did not get the replies to their questions before the lock: they need a new hand-out, and a locked study writes none.</numerusform>
            <numerusform>%n people did not get the replies to their questions before the lock: they need a new hand-out, and a locked study writes none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more annotators after a split</source>
        <translation>
            <numerusform>%n more annotator after a split</numerusform>
            <numerusform>%n more annotators after a split</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers of further annotators are still to come.</source>
        <translation>
            <numerusform>%n answer of a further annotator is to come.</numerusform>
            <numerusform>%n answers of further annotators are still to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits received answers from more annotators.</source>
        <translation>
            <numerusform>%n split received answers from more annotators.</numerusform>
            <numerusform>%n splits received answers from more annotators.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them changed.</source>
        <translation>
            <numerusform>%n of them changed.</numerusform>
            <numerusform>%n of them changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Annotators split on %n items.</source>
        <translation>
            <numerusform>Annotators split on %n item.</numerusform>
            <numerusform>Annotators split on %n items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more answers would be asked for.</source>
        <translation>
            <numerusform>%n more answer would be asked for.</numerusform>
            <numerusform>%n more answers would be asked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody is free for %n of them.</source>
        <translation>
            <numerusform>Nobody is free for %n of them.</numerusform>
            <numerusform>Nobody is free for %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guesses</source>
        <translation>
            <numerusform>%n guess</numerusform>
            <numerusform>%n guesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is shown about groups of fewer than %n people.</source>
        <translation>
            <numerusform>Nothing is shown about groups of fewer than %n person.</numerusform>
            <numerusform>Nothing is shown about groups of fewer than %n people.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask more annotators about %n splits…</source>
        <translation>
            <numerusform>Ask more annotators about %n split…</numerusform>
            <numerusform>Ask more annotators about %n splits…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items.</source>
        <translation>
            <numerusform>%n item.</numerusform>
            <numerusform>%n items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n votes</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have no vote yet.</source>
        <translation>
            <numerusform>%n item has no vote yet.</numerusform>
            <numerusform>%n items have no vote yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assignments are missing, and nobody can take them over.</source>
        <translation>
            <numerusform>%n assignment is missing, and nobody can take it over.</numerusform>
            <numerusform>%n assignments are missing, and nobody can take them over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every item needs %n annotators and the roster has %1.</source>
        <translation>
            <numerusform>Every item needs %n annotator and the roster has %1.</numerusform>
            <numerusform>Every item needs %n annotators and the roster has %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items of further annotators have not been begun.</source>
        <translation>
            <numerusform>%n item of a further annotator has not been begun.</numerusform>
            <numerusform>%n items of further annotators have not been begun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items were taken back.</source>
        <translation>
            <numerusform>%n item was taken back.</numerusform>
            <numerusform>%n items were taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers are kept and do not count: the items are no longer assigned to this person.</source>
        <translation>
            <numerusform>%n answer is kept and does not count: the item is no longer assigned to this person.</numerusform>
            <numerusform>%n answers are kept and do not count: the items are no longer assigned to this person.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PowerList</name>
    <message numerus="yes">
        <source>The roles of %n scenarios match no rule, so nothing says who has more power. Say it here, or leave it: such scenarios show annotators no relation, and figures count them as “peer” beside scenarios that have one.</source>
        <translation>
            <numerusform>The roles of %n scenario match no rule, so nothing says who has more power. Say it here, or leave it: such a scenario shows annotators no relation, and figures count it as “peer” beside scenarios that have one.</numerusform>
            <numerusform>The roles of %n scenarios match no rule, so nothing says who has more power. Say it here, or leave it: such scenarios show annotators no relation, and figures count them as “peer” beside scenarios that have one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PracticeOutcome</name>
    <message numerus="yes">
        <source>And %n more mix-ups.</source>
        <translation>
            <numerusform>And %n more mix-up.</numerusform>
            <numerusform>And %n more mix-ups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PracticeWelcome</name>
    <message numerus="yes">
        <source>%n scenes to practise on.</source>
        <translation>
            <numerusform>%n scene to practise on.</numerusform>
            <numerusform>%n scenes to practise on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenes that teach %1.</source>
        <translation>
            <numerusform>%n scene that teaches %1.</numerusform>
            <numerusform>%n scenes that teach %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue: %n scenes left</source>
        <translation>
            <numerusform>Continue: %n scene left</numerusform>
            <numerusform>Continue: %n scenes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PullPage</name>
    <message numerus="yes">
        <source>%n predictions are read as answers of their models</source>
        <translation>
            <numerusform>%n prediction is read as an answer of its model</numerusform>
            <numerusform>%n predictions are read as answers of their models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::QualityPage</name>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n annotator</numerusform>
            <numerusform>%n annotators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open findings</source>
        <translation>
            <numerusform>%n open finding</numerusform>
            <numerusform>%n open findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::QuestionKappaChart</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ReaderChart</name>
    <message numerus="yes">
        <source>%n groups are left out: fewer than %1 of their people answered this question, or so few others did that these would be given away.</source>
        <translation>
            <numerusform>%n group is left out: fewer than %1 of its people answered this question, or so few others did that these would be given away.</numerusform>
            <numerusform>%n groups are left out: fewer than %1 of their people answered this question, or so few others did that these would be given away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ReleasePage</name>
    <message numerus="yes">
        <source>Datasheet · %n open</source>
        <translation>
            <numerusform>Datasheet · %n open</numerusform>
            <numerusform>Datasheet · %n open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ReleaseText</name>
    <message numerus="yes">
        <source>%n assigned labels are missing. Ask the annotators, or assign the items to somebody else.</source>
        <translation>
            <numerusform>%n assigned label is missing. Ask the annotator, or assign the item to somebody else.</numerusform>
            <numerusform>%n assigned labels are missing. Ask the annotators, or assign the items to somebody else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are assigned to nobody. Assign them.</source>
        <translation>
            <numerusform>%n item is assigned to nobody. Assign it.</numerusform>
            <numerusform>%n items are assigned to nobody. Assign them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits have no decision. Decide them at the desk, or keep them as ambiguous.</source>
        <translation>
            <numerusform>%n split has no decision. Decide it at the desk, or keep it as ambiguous.</numerusform>
            <numerusform>%n splits have no decision. Decide them at the desk, or keep them as ambiguous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two adjudicators differ on %n items. Settle them at the desk.</source>
        <translation>
            <numerusform>Two adjudicators differ on %n item. Settle it at the desk.</numerusform>
            <numerusform>Two adjudicators differ on %n items. Settle them at the desk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have fewer labels than the study asks for. Assign them to more people, or decide them at the desk.</source>
        <translation>
            <numerusform>%n item has fewer labels than the study asks for. Assign it to more people, or decide it at the desk.</numerusform>
            <numerusform>%n items have fewer labels than the study asks for. Assign them to more people, or decide them at the desk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people labelled and were never asked for consent. Let them sign in and answer, or say why it is right.</source>
        <translation>
            <numerusform>%n person labelled and was never asked for consent. Let them sign in and answer, or say why it is right.</numerusform>
            <numerusform>%n people labelled and were never asked for consent. Let them sign in and answer, or say why it is right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people declined consent: their answers must not be released.</source>
        <translation>
            <numerusform>%n person declined consent: their answers must not be released.</numerusform>
            <numerusform>%n people declined consent: their answers must not be released.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n e-mail addresses</source>
        <translation>
            <numerusform>%n e-mail address</numerusform>
            <numerusform>%n e-mail addresses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time stamps</source>
        <translation>
            <numerusform>%n time stamp</numerusform>
            <numerusform>%n time stamps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys of servers</source>
        <translation>
            <numerusform>%n key of a server</numerusform>
            <numerusform>%n keys of servers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of explanations</source>
        <translation>
            <numerusform>%n piece of an explanation</numerusform>
            <numerusform>%n pieces of explanations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words may be names. Look at each and say whether it is.</source>
        <translation>
            <numerusform>%n word may be a name. Look at it and say whether it is.</numerusform>
            <numerusform>%n words may be names. Look at each and say whether it is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions of the datasheet are unanswered</source>
        <translation>
            <numerusform>%n question of the datasheet is unanswered</numerusform>
            <numerusform>%n questions of the datasheet are unanswered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places break the form of the data. Correct them.</source>
        <translation>
            <numerusform>%n answer breaks the form of the data. Correct it.</numerusform>
            <numerusform>%n places break the form of the data. Correct them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters look damaged. Correct the texts, or say why they are right.</source>
        <translation>
            <numerusform>%n character looks damaged. Correct the text, or say why it is right.</numerusform>
            <numerusform>%n characters look damaged. Correct the texts, or say why they are right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells start like a formula: a spreadsheet would compute them. Tick “Formulas as text”.</source>
        <translation>
            <numerusform>%n cell starts like a formula: a spreadsheet would compute it. Tick “Formulas as text”.</numerusform>
            <numerusform>%n cells start like a formula: a spreadsheet would compute them. Tick “Formulas as text”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings of the checks are open. Look at them, or release anyway. This does not block the release.</source>
        <translation>
            <numerusform>%n finding of the checks is open. Look at it, or release anyway. This does not block the release.</numerusform>
            <numerusform>%n findings of the checks are open. Look at them, or release anyway. This does not block the release.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items have answers that were revised since. Look at them again in Adjudicate, or release anyway. This does not block the release.</source>
        <translation>
            <numerusform>%n decided item has an answer that was revised since. Look at it again in Adjudicate, or release anyway. This does not block the release.</numerusform>
            <numerusform>%n decided items have answers that were revised since. Look at them again in Adjudicate, or release anyway. This does not block the release.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags of annotators are open. Correct the scenes, leave the items out, or close the flags. This does not block the release.</source>
        <translation>
            <numerusform>%n flag of an annotator is open. Correct the scene, leave the item out, or close the flag. This does not block the release.</numerusform>
            <numerusform>%n flags of annotators are open. Correct the scenes, leave the items out, or close the flags. This does not block the release.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places to look at.</source>
        <translation>
            <numerusform>%n place to look at.</numerusform>
            <numerusform>%n places to look at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are not decided yet: labels are missing.</source>
        <translation>
            <numerusform>%n item is not decided yet: labels are missing.</numerusform>
            <numerusform>%n items are not decided yet: labels are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels changed</source>
        <translation>
            <numerusform>%n gold label changed</numerusform>
            <numerusform>%n gold labels changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items removed</source>
        <translation>
            <numerusform>%n item removed</numerusform>
            <numerusform>%n items removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields removed</source>
        <translation>
            <numerusform>%n field removed</numerusform>
            <numerusform>%n fields removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items added</source>
        <translation>
            <numerusform>%n item added</numerusform>
            <numerusform>%n items added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open items decided</source>
        <translation>
            <numerusform>%n open item decided</numerusform>
            <numerusform>%n open items decided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields added</source>
        <translation>
            <numerusform>%n field added</numerusform>
            <numerusform>%n fields added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>labels of %n items changed</source>
        <translation>
            <numerusform>labels of %n item changed</numerusform>
            <numerusform>labels of %n items changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction sets added</source>
        <translation>
            <numerusform>%n prediction set added</numerusform>
            <numerusform>%n prediction sets added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction sets removed</source>
        <translation>
            <numerusform>%n prediction set removed</numerusform>
            <numerusform>%n prediction sets removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes came that this program cannot use</source>
        <translation>
            <numerusform>%n change came that this program cannot use</numerusform>
            <numerusform>%n changes came that this program cannot use</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes in this file were not accepted by the team</source>
        <translation>
            <numerusform>%n change in this file was not accepted by the team</numerusform>
            <numerusform>%n changes in this file were not accepted by the team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes by %1 have not reached the team</source>
        <translation>
            <numerusform>%n change by %1 has not reached the team</numerusform>
            <numerusform>%n changes by %1 have not reached the team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were asked for again and not given; the earlier answers count. This does not block the release.</source>
        <translation>
            <numerusform>%n answer was asked for again and not given; the earlier answer counts. This does not block the release.</numerusform>
            <numerusform>%n answers were asked for again and not given; the earlier answers count. This does not block the release.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings are open</source>
        <translation>
            <numerusform>%n finding is open</numerusform>
            <numerusform>%n findings are open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places in texts that would be released name people on the roster, or have a word that is such a name. Names in notes are replaced automatically, in other texts not. At a place that is a word, say that it is not a name.</source>
        <translation>
            <numerusform>%n place in a text that would be released names somebody on the roster, or has a word that is such a name. Names in notes are replaced automatically, in other texts not. If it is a word there, say that it is not a name.</numerusform>
            <numerusform>%n places in texts that would be released name people on the roster, or have a word that is such a name. Names in notes are replaced automatically, in other texts not. At a place that is a word, say that it is not a name.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ReliabilityChart</name>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restarts</source>
        <translation>
            <numerusform>%n restart</numerusform>
            <numerusform>%n restarts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n annotator</numerusform>
            <numerusform>%n annotators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::RepeatsView</name>
    <message numerus="yes">
        <source>All your items are submitted. %n of the earlier items come up again. Answer as you read them now; your earlier answers are not shown.</source>
        <translation>
            <numerusform>All your items are submitted. One of the earlier items comes up again. Answer as you read it now; your earlier answer is not shown.</numerusform>
            <numerusform>All your items are submitted. %n of the earlier items come up again. Answer as you read them now; your earlier answers are not shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ReplyNotice</name>
    <message numerus="yes">
        <source>%n new replies to your questions about items.</source>
        <translation>
            <numerusform>%n new reply to your questions about items.</numerusform>
            <numerusform>%n new replies to your questions about items.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ReportView</name>
    <message numerus="yes">
        <source>%n of the tables and figures can be made. The others say what the study lacks.</source>
        <translation>
            <numerusform>%n of the tables and figures can be made. The others say what the study lacks.</numerusform>
            <numerusform>%n of the tables and figures can be made. The others say what the study lacks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are written into %1.</source>
        <translation>
            <numerusform>%n file is written into %1.</numerusform>
            <numerusform>%n files are written into %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ResponseTimeChart</name>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n annotator</numerusform>
            <numerusform>%n annotators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are flagged</source>
        <translation>
            <numerusform>%n time is flagged</numerusform>
            <numerusform>%n times are flagged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::RosterActions</name>
    <message numerus="yes">
        <source>%n people were added.</source>
        <translation>
            <numerusform>%n person was added.</numerusform>
            <numerusform>%n people were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assignments were made.</source>
        <translation>
            <numerusform>%n assignment was made.</numerusform>
            <numerusform>%n assignments were made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n present assignments are discarded.</source>
        <translation>
            <numerusform>The present assignment is discarded.</numerusform>
            <numerusform>The %n present assignments are discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open items were taken back.</source>
        <translation>
            <numerusform>%n open item was taken back.</numerusform>
            <numerusform>%n open items were taken back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::RosterPage</name>
    <message numerus="yes">
        <source>%n files are back</source>
        <translation>
            <numerusform>%n file is back</numerusform>
            <numerusform>%n files are back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand-outs</source>
        <translation>
            <numerusform>%n hand-out</numerusform>
            <numerusform>%n hand-outs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mirrors written to %1. Give each to its person only.</source>
        <translation>
            <numerusform>%n mirror written to %1. Give it to its person only.</numerusform>
            <numerusform>%n mirrors written to %1. Give each to its person only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Questions · %n open</source>
        <translation>
            <numerusform>Questions · %n open</numerusform>
            <numerusform>Questions · %n open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::RunsView</name>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries.</source>
        <translation>
            <numerusform>%n try.</numerusform>
            <numerusform>%n tries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ScaleChart</name>
    <message numerus="yes">
        <source>%n ratings</source>
        <translation>
            <numerusform>%n rating</numerusform>
            <numerusform>%n ratings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ScenarioScore</name>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::SceneCorrection</name>
    <message numerus="yes">
        <source>%n people have labelled the present text. The labels stay, and the release says who read which text.</source>
        <translation>
            <numerusform>%n person has labelled the present text. The label stays, and the release says who read which text.</numerusform>
            <numerusform>%n people have labelled the present text. The labels stay, and the release says who read which text.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ScenesPanel</name>
    <message numerus="yes">
        <source>What you wrote about %n scenes is not saved and will be lost.</source>
        <translation>
            <numerusform>What you wrote about %n scene is not saved and will be lost.</numerusform>
            <numerusform>What you wrote about %n scenes is not saved and will be lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::SetContents</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of the items</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts of the items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::SetView</name>
    <message numerus="yes">
        <source>Over %n items with gold.</source>
        <translation>
            <numerusform>Over %n item with gold.</numerusform>
            <numerusform>Over %n items with gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>People and the most frequent label are over all %n items with gold.</source>
        <translation>
            <numerusform>People and the most frequent label are over the %n item with gold.</numerusform>
            <numerusform>People and the most frequent label are over all %n items with gold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::SettingsView</name>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n annotator</numerusform>
            <numerusform>%n annotators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::StudioDialog</name>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::SubmissionQuestions</name>
    <message numerus="yes">
        <source>The self-check asks about %n more items.</source>
        <translation>
            <numerusform>The self-check asks about %n more item.</numerusform>
            <numerusform>The self-check asks about %n more items.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::SummaryPage</name>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation>
            <numerusform>%n label</numerusform>
            <numerusform>%n labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels</source>
        <translation>
            <numerusform>%n gold label</numerusform>
            <numerusform>%n gold labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n annotators from the files</source>
        <translation>
            <numerusform>and %n annotator from the files</numerusform>
            <numerusform>and %n annotators from the files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotators for each item</source>
        <translation>
            <numerusform>%n annotator for each item</numerusform>
            <numerusform>%n annotators for each item</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about the reader</source>
        <translation>
            <numerusform>%n question about the reader</numerusform>
            <numerusform>%n questions about the reader</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::SummaryView</name>
    <message numerus="yes">
        <source>The self-check asks about %n items</source>
        <translation>
            <numerusform>The self-check asks about %n item</numerusform>
            <numerusform>The self-check asks about %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are open</source>
        <translation>
            <numerusform>%n item is open</numerusform>
            <numerusform>%n items are open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items still to do</source>
        <translation>
            <numerusform>%n item still to do</numerusform>
            <numerusform>%n items still to do</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See %n early items again</source>
        <translation>
            <numerusform>See %n early item again</numerusform>
            <numerusform>See %n early items again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::TakenItems</name>
    <message numerus="yes">
        <source>%n items are no longer yours to label. What you submitted stays.</source>
        <translation>
            <numerusform>%n item is no longer yours to label. What you submitted stays.</numerusform>
            <numerusform>%n items are no longer yours to label. What you submitted stays.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::TaskSentences</name>
    <message numerus="yes">
        <source>a table of %n rows</source>
        <translation>
            <numerusform>a table of %n row</numerusform>
            <numerusform>a table of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scales</source>
        <translation>
            <numerusform>%n scale</numerusform>
            <numerusform>%n scales</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::TeamDialog</name>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements</source>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand-ins</source>
        <translation>
            <numerusform>%n hand-in</numerusform>
            <numerusform>%n hand-ins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of the kind “%1”</source>
        <translation>
            <numerusform>%n row of the kind “%1”</numerusform>
            <numerusform>%n rows of the kind “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of this file wait to be sent.</source>
        <translation>
            <numerusform>%n row of this file waits to be sent.</numerusform>
            <numerusform>%n rows of this file wait to be sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server did not accept %n rows of this file:</source>
        <translation>
            <numerusform>The server did not accept %n row of this file:</numerusform>
            <numerusform>The server did not accept %n rows of this file:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were waiting there when it was last seen.</source>
        <translation>
            <numerusform>%n row was waiting there when it was last seen.</numerusform>
            <numerusform>%n rows were waiting there when it was last seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices were revoked.</source>
        <translation>
            <numerusform>%n device was revoked.</numerusform>
            <numerusform>%n devices were revoked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are on the server as they were sent.</source>
        <translation>
            <numerusform>%n row is on the server as it was sent.</numerusform>
            <numerusform>%n rows are on the server as they were sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are in the folder as they were sent.</source>
        <translation>
            <numerusform>%n row is in the folder as it was sent.</numerusform>
            <numerusform>%n rows are in the folder as they were sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items</source>
        <translation>
            <numerusform>%n question about an item</numerusform>
            <numerusform>%n questions about items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replies to questions</source>
        <translation>
            <numerusform>%n reply to a question</numerusform>
            <numerusform>%n replies to questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second looks</source>
        <translation>
            <numerusform>%n second look</numerusform>
            <numerusform>%n second looks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests to label again</source>
        <translation>
            <numerusform>%n request to label again</numerusform>
            <numerusform>%n requests to label again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::TeamLine</name>
    <message numerus="yes">
        <source>%n changes in this file are waiting to be sent.</source>
        <translation>
            <numerusform>%n change in this file is waiting to be sent.</numerusform>
            <numerusform>%n changes in this file are waiting to be sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes were not accepted.</source>
        <translation>
            <numerusform>%n change was not accepted.</numerusform>
            <numerusform>%n changes were not accepted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files there cannot be used (%1): “Team…” says which.</source>
        <translation>
            <numerusform>%n file there cannot be used (%1): “Team…” says which.</numerusform>
            <numerusform>%n files there cannot be used (%1): “Team…” says which.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes in this file wait: the study is locked.</source>
        <translation>
            <numerusform>%n change in this file waits: the study is locked.</numerusform>
            <numerusform>%n changes in this file wait: the study is locked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes came that this program cannot use.</source>
        <translation>
            <numerusform>%n change came that this program cannot use.</numerusform>
            <numerusform>%n changes came that this program cannot use.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::TopicContents</name>
    <message numerus="yes">
        <source>%n scenes</source>
        <translation>
            <numerusform>%n scene</numerusform>
            <numerusform>%n scenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topics: %1, the elbow</source>
        <translation>
            <numerusform>%n topic: %1, the elbow</numerusform>
            <numerusform>%n topics: %1, the elbow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topics: %1</source>
        <translation>
            <numerusform>%n topic: %1</numerusform>
            <numerusform>%n topics: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topics, by hand.</source>
        <translation>
            <numerusform>%n topic, by hand.</numerusform>
            <numerusform>%n topics, by hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::TopicsDialog</name>
    <message numerus="yes">
        <source>%n topics found.</source>
        <translation>
            <numerusform>%n topic found.</numerusform>
            <numerusform>%n topics found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenes</source>
        <translation>
            <numerusform>%n scene</numerusform>
            <numerusform>%n scenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::VectorModels</name>
    <message numerus="yes">
        <source>%1 from %2 to %3: %n answers, %4 sure, %5 right</source>
        <translation>
            <numerusform>%1 from %2 to %3: %n answer, %4 sure, %5 right</numerusform>
            <numerusform>%1 from %2 to %3: %n answers, %4 sure, %5 right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n answers</source>
        <translation>
            <numerusform>n = %n answer</numerusform>
            <numerusform>n = %n answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::VectorViews</name>
    <message numerus="yes">
        <source>%n scenarios with gold</source>
        <translation>
            <numerusform>%n scenario with gold</numerusform>
            <numerusform>%n scenarios with gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without gold are left out.</source>
        <translation>
            <numerusform>%n without gold is left out.</numerusform>
            <numerusform>%n without gold are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lack a probability.</source>
        <translation>
            <numerusform>%n lacks a probability.</numerusform>
            <numerusform>%n lack a probability.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n written answers contradict their probability.</source>
        <translation>
            <numerusform>%n written answer contradicts its probability.</numerusform>
            <numerusform>%n written answers contradict their probability.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::VerdictCard</name>
    <message numerus="yes">
        <source>%n of %1 checks failed. Fix what they found, or override them with a reason.</source>
        <translation>
            <numerusform>%n of %1 checks failed. Fix what it found, or override it with a reason.</numerusform>
            <numerusform>%n of %1 checks failed. Fix what they found, or override them with a reason.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checks are overridden; the README will say so.</source>
        <translation>
            <numerusform>%n check is overridden; the README will say so.</numerusform>
            <numerusform>%n checks are overridden; the README will say so.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::WriteScenesDialog</name>
    <message numerus="yes">
        <source>Resume the unfinished run of %n answers: ask only for what it lacks</source>
        <translation>
            <numerusform>Resume the unfinished run of %n answer: ask only for what it lacks</numerusform>
            <numerusform>Resume the unfinished run of %n answers: ask only for what it lacks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::WrittenSceneText</name>
    <message numerus="yes">
        <source>it has %n sentences, which is not what was asked for</source>
        <translation>
            <numerusform>it has %n sentence, which is not what was asked for</numerusform>
            <numerusform>it has %n sentences, which is not what was asked for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it is too long: %n words</source>
        <translation>
            <numerusform>it is too long: %n word</numerusform>
            <numerusform>it is too long: %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it is too short: %n words</source>
        <translation>
            <numerusform>it is too short: %n word</numerusform>
            <numerusform>it is too short: %n words</numerusform>
        </translation>
    </message>
</context>
</TS>
