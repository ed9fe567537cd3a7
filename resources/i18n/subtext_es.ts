<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>subtext::ActionRegistry</name>
    <message>
        <source>Place: %1</source>
        <translation>Lugar: %1</translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <comment>Place and view</comment>
        <translation>%1 &gt; %2</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
</context>
<context>
    <name>subtext::AddPeopleDialog</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add people</source>
        <translation>Añadir personas</translation>
    </message>
    <message>
        <source>One person per line. Latecomers get items that lack annotators; nobody’s work is touched.</source>
        <translation>Una persona por línea. Quienes llegan tarde reciben ítems a los que les faltan anotadores; no se toca el trabajo de nadie.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Add %n people</source>
        <translation>
            <numerusform>Añadir %n persona</numerusform>
            <numerusform>Añadir %n personas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::AgreementPage</name>
    <message>
        <source>Agreement</source>
        <translation>Acuerdo</translation>
    </message>
    <message>
        <source>Progress of the computation</source>
        <translation>Progreso del cálculo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Subtype</source>
        <translation>Subtipo</translation>
    </message>
    <message>
        <source>All subtypes</source>
        <translation>Todos los subtipos</translation>
    </message>
    <message>
        <source>Power relation</source>
        <translation>Relación de poder</translation>
    </message>
    <message>
        <source>Any power relation</source>
        <translation>Cualquier relación de poder</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Ámbito</translation>
    </message>
    <message>
        <source>Any domain</source>
        <translation>Cualquier ámbito</translation>
    </message>
    <message>
        <source>Without ambiguous</source>
        <translation>Sin ambiguos</translation>
    </message>
    <message>
        <source>Leaves out items that were decided to be ambiguous, with a label or without.</source>
        <translation>Excluye los ítems que se decidieron ambiguos, con etiqueta o sin ella.</translation>
    </message>
    <message>
        <source>Fleiss’ κ</source>
        <translation>κ de Fleiss</translation>
    </message>
    <message>
        <source>Agreement beyond chance, with chance estimated from the label distribution.</source>
        <translation>Acuerdo más allá del azar, que se estima a partir de la distribución de las etiquetas.</translation>
    </message>
    <message>
        <source>Krippendorff’s α</source>
        <translation>α de Krippendorff</translation>
    </message>
    <message>
        <source>Nominal. Like κ, but corrected for small samples and missing ratings.</source>
        <translation>Nominal. Como κ, pero corregido para muestras pequeñas y valoraciones ausentes.</translation>
    </message>
    <message>
        <source>Gwet’s AC1</source>
        <translation>AC1 de Gwet</translation>
    </message>
    <message>
        <source>Agreement beyond chance, robust to a dominant label.</source>
        <translation>Acuerdo más allá del azar, robusto frente a una etiqueta dominante.</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>Porcentaje de acuerdo</translation>
    </message>
    <message>
        <source>Share of rating pairs that agree, not corrected for chance.</source>
        <translation>Proporción de pares de valoraciones que coinciden, sin corrección por azar.</translation>
    </message>
    <message>
        <source>Unanimous · majority · split</source>
        <translation>Unánimes · mayoría · divididos</translation>
    </message>
    <message>
        <source>Items with all their ratings, by how their votes are distributed.</source>
        <translation>Ítems con todas sus valoraciones, según cómo se reparten sus votos.</translation>
    </message>
    <message>
        <source>%1: all</source>
        <translation>%1: todo</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>%1 chosen twice or more</source>
        <translation>%1 elegida dos veces o más</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n par</numerusform>
            <numerusform>%n pares</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal agreement</source>
        <translation>Acuerdo igual</translation>
    </message>
    <message>
        <source>Close the items, or stop computing</source>
        <translation>Cerrar los ítems o detener el cálculo</translation>
    </message>
    <message>
        <source>To the filters</source>
        <translation>Ir a los filtros</translation>
    </message>
    <message>
        <source>Items behind a mark</source>
        <translation>Ítems detrás de una marca</translation>
    </message>
    <message>
        <source>Return on a row of its table; arrow keys and Return in the heat map, the patterns and the lengths</source>
        <translation>Intro en una fila de su tabla; flechas e Intro en el mapa de calor, los patrones y las longitudes</translation>
    </message>
    <message numerus="yes">
        <source>%n ambiguous items left out</source>
        <translation>
            <numerusform>%n ítem ambiguo excluido</numerusform>
            <numerusform>%n ítems ambiguos excluidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, other than gold</source>
        <translation>%1, distinto de gold</translation>
    </message>
</context>
<context>
    <name>subtext::AgreementText</name>
    <message>
        <source>unanimous</source>
        <translation>unánime</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>mayoría</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividido</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>indefinido</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>no interval</source>
        <translation>sin intervalo</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>pobre</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>leve</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>aceptable</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>moderado</translation>
    </message>
    <message>
        <source>substantial</source>
        <translation>considerable</translation>
    </message>
    <message>
        <source>almost perfect</source>
        <translation>casi perfecto</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 a %2 %</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: Fleiss’ κ of the items that were labelled again (n = %2): before %3, after %4.</source>
        <translation>%1: κ de Fleiss de los ítems que se volvieron a etiquetar (n = %2): antes %3, después %4.</translation>
    </message>
    <message>
        <source>Items asked for: %1. Labelled again by all who were asked: %2.</source>
        <translation>Ítems solicitados: %1. Etiquetados de nuevo por todas las personas a quienes se pidió: %2.</translation>
    </message>
    <message>
        <source>The place Agreement has κ before and after, question by question.</source>
        <translation>En Acuerdo se ve el κ de antes y de después, pregunta por pregunta.</translation>
    </message>
    <message>
        <source>%1, second looks: %2 of %3 done.</source>
        <translation>%1, segundas lecturas: %2 de %3 hechas.</translation>
    </message>
    <message>
        <source>%1 %2: %3 of the picks the same, Cohen’s κ %4 (%5), n = %6.</source>
        <translation>%1 %2: %3 de las elecciones coinciden, κ de Cohen %4 (%5), n = %6.</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations</source>
        <translation>
            <numerusform>%n anotación</numerusform>
            <numerusform>%n anotaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>No items</source>
        <translation>Sin ítems</translation>
    </message>
    <message>
        <source>all rated once, as asked</source>
        <translation>todos valorados una vez, como se pidió</translation>
    </message>
    <message>
        <source>%1 rated once, as asked</source>
        <translation>%1 valorados una vez, como se pidió</translation>
    </message>
    <message>
        <source>all with their %1 ratings</source>
        <translation>todos con sus %1 valoraciones</translation>
    </message>
    <message>
        <source>%1 with all %2 ratings</source>
        <translation>%1 con las %2 valoraciones</translation>
    </message>
    <message numerus="yes">
        <source>Agreement needs two annotators on an item. None of the %n items has two yet.</source>
        <translation>
            <numerusform>El acuerdo requiere dos anotadores por ítem. El único ítem (%n) aún no los tiene.</numerusform>
            <numerusform>El acuerdo requiere dos anotadores por ítem. Ninguno de los %n ítems los tiene todavía.</numerusform>
        </translation>
    </message>
    <message>
        <source>can detect even small effects</source>
        <translation>puede detectar incluso efectos pequeños</translation>
    </message>
    <message>
        <source>can detect medium and large effects</source>
        <translation>puede detectar efectos medianos y grandes</translation>
    </message>
    <message>
        <source>can detect large effects only</source>
        <translation>solo puede detectar efectos grandes</translation>
    </message>
    <message>
        <source>too few items to detect effects</source>
        <translation>muy pocos ítems para detectar efectos</translation>
    </message>
    <message>
        <source>The smallest effect (Cohen’s w) that a χ² test with %1 degrees of freedom finds in %2 items with power .80 at α = .05 is %3. The published paper prints √(χ²-critical/N) = %4, which has a power of only about one half.</source>
        <translation>El menor efecto (w de Cohen) que una prueba χ² con %1 grados de libertad detecta en %2 ítems con una potencia de 0,80 y α = 0,05 es %3. El artículo publicado da √(χ² crítico/N) = %4, cuya potencia es solo de aproximadamente la mitad.</translation>
    </message>
</context>
<context>
    <name>subtext::AnnotatorFlags</name>
    <message>
        <source>Correct, leave out or close…</source>
        <translation>Corregir, excluir o cerrar…</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>Flagged by</source>
        <translation>Señalado por</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Flags of the annotators</source>
        <translation>Ítems señalados por los anotadores</translation>
    </message>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>excluido</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corregido</translation>
    </message>
    <message>
        <source>nothing wrong</source>
        <translation>sin problema</translation>
    </message>
    <message>
        <source>No annotator has flagged an item.</source>
        <translation>Ningún anotador ha señalado ningún ítem.</translation>
    </message>
    <message numerus="yes">
        <source>Annotators have flagged %n items as broken or unclear.</source>
        <translation>
            <numerusform>Los anotadores han señalado %n ítem como defectuoso o poco claro.</numerusform>
            <numerusform>Los anotadores han señalado %n ítems como defectuosos o poco claros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flags still open: %1.</source>
        <translation>Avisos aún abiertos: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more are left out of the data.</source>
        <translation>
            <numerusform>%n más está excluido de los datos.</numerusform>
            <numerusform>%n más están excluidos de los datos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flagged: “%1”.</source>
        <translation>Señalado: «%1».</translation>
    </message>
    <message>
        <source>The flag of %1 is closed again.</source>
        <translation>El aviso sobre %1 está cerrado de nuevo.</translation>
    </message>
    <message>
        <source>The flag of %1 is open again.</source>
        <translation>El aviso sobre %1 está abierto de nuevo.</translation>
    </message>
</context>
<context>
    <name>subtext::AnnotatorModel</name>
    <message numerus="yes">
        <source>%1 of items, %n findings about all</source>
        <translation>
            <numerusform>%1 de los ítems, %n incidencia sobre todos</numerusform>
            <numerusform>%1 de los ítems, %n incidencias sobre todos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tied, %2</source>
        <translation>%1 empatadas, %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>Equally often, %1 each: %2</source>
        <translation>Igual de frecuentes, %1 cada una: %2</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>%1 de %2 coinciden</translation>
    </message>
    <message>
        <source>%1, below the bar</source>
        <translation>%1, por debajo del mínimo</translation>
    </message>
    <message>
        <source>Practice, %1.</source>
        <translation>Práctica, %1.</translation>
    </message>
    <message>
        <source>Mixed up in the first whole round: %1.</source>
        <translation>Confusiones en la primera ronda completa: %1.</translation>
    </message>
    <message>
        <source>Labels of the best practice round that match the reference</source>
        <translation>Etiquetas de la mejor ronda de práctica que coinciden con la referencia</translation>
    </message>
    <message>
        <source>Mixed up in everybody’s first whole round: %1.</source>
        <translation>Confusiones en la primera ronda completa de todos: %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Self-agreement: %1 of the labels the same, Cohen’s κ %2</source>
        <translation>Acuerdo intraanotador: %1 de las etiquetas iguales, κ de Cohen %2</translation>
    </message>
    <message>
        <source>Self-agreement: %1 of the labels the same, Cohen’s κ %2, scales %3 points apart on average</source>
        <translation>Acuerdo intraanotador: %1 de las etiquetas iguales, κ de Cohen %2, escalas a %3 puntos de media</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Items submitted of those assigned, without those that are asked for again</source>
        <translation>Ítems confirmados de los asignados, sin los que se han pedido de nuevo</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Incidencias</translation>
    </message>
    <message>
        <source>Share of items with a finding, dismissed ones included; the mark is the study’s limit. A finding about all items, such as straight-lining, is counted beside it</source>
        <translation>Proporción de ítems con alguna incidencia, incluidas las descartadas; la marca es el límite del estudio. Una incidencia sobre todos los ítems, como la respuesta invariable, se cuenta al lado</translation>
    </message>
    <message>
        <source>Dominant</source>
        <translation>Dominante</translation>
    </message>
    <message>
        <source>Most frequent answer to the first question, and its share</source>
        <translation>Respuesta más frecuente a la primera pregunta, y su proporción</translation>
    </message>
    <message>
        <source>Most frequent emotion and its share</source>
        <translation>Emoción más frecuente, y su proporción</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Tiempo mediano</translation>
    </message>
    <message>
        <source>Median active time of an item, and the times in order</source>
        <translation>Tiempo activo mediano por ítem, y los tiempos en su orden</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Contradicciones</translation>
    </message>
    <message>
        <source>Items whose answers contradict each other</source>
        <translation>Ítems cuyas respuestas se contradicen</translation>
    </message>
    <message>
        <source>Items whose valence contradicts their emotion</source>
        <translation>Ítems cuya valencia contradice su emoción</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Racha</translation>
    </message>
    <message>
        <source>Most items in a row with the same answer, where the order of the items is known; for information</source>
        <translation>Mayor número de ítems seguidos con la misma respuesta, si se conoce el orden de los ítems; a título informativo</translation>
    </message>
    <message>
        <source>Most items in a row with one emotion, where the order of the items is known; for information</source>
        <translation>Mayor número de ítems seguidos con una misma emoción, si se conoce el orden de los ítems; a título informativo</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>Standard deviation of the scale answers, 0 to 1; for information</source>
        <translation>Desviación estándar de las respuestas en escalas, de 0 a 1; a título informativo</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Deriva</translation>
    </message>
    <message>
        <source>Rank correlation of response time with position, where that is known: negative means getting faster; for information</source>
        <translation>Correlación de rangos entre tiempo de respuesta y posición, si se conoce; negativa significa que se acelera; a título informativo</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>Labels that were the same when an early item was seen again</source>
        <translation>Etiquetas que fueron iguales al volver a ver uno de los primeros ítems</translation>
    </message>
    <message>
        <source>Last activity</source>
        <translation>Última actividad</translation>
    </message>
</context>
<context>
    <name>subtext::AnnotatorStandings</name>
    <message>
        <source>%1, before the new hand-out</source>
        <translation>%1, antes del nuevo archivo de trabajo</translation>
    </message>
    <message>
        <source>%1, revised since</source>
        <translation>%1, revisado desde entonces</translation>
    </message>
    <message>
        <source>%1, more since</source>
        <translation>%1, más desde entonces</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>Etiquetados</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>Última respuesta</translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation>Entregado</translation>
    </message>
</context>
<context>
    <name>subtext::AnswerKeysText</name>
    <message>
        <source>Keys 1 to %1.</source>
        <translation>Teclas 1 a %1.</translation>
    </message>
    <message>
        <source>Keys 1 to 9, then a.</source>
        <translation>Teclas 1 a 9, luego a.</translation>
    </message>
    <message>
        <source>Keys 1 to 9, then a to %1.</source>
        <translation>Teclas 1–9, luego a–%1.</translation>
    </message>
</context>
<context>
    <name>subtext::AnswerMarks</name>
    <message>
        <source>%1 active</source>
        <translation>%1 activo</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>tiempo desconocido</translation>
    </message>
</context>
<context>
    <name>subtext::AnswerPanel</name>
    <message>
        <source>This answer is complete.</source>
        <translation>Esta respuesta está completa.</translation>
    </message>
    <message>
        <source>Enter to change</source>
        <translation>Intro para cambiarla</translation>
    </message>
</context>
<context>
    <name>subtext::AnswerText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 filas</translation>
    </message>
    <message>
        <source>the reason for the flag</source>
        <translation>el motivo por el que lo señala</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 to %2 sentences</source>
        <translation>%1 a %2 frases</translation>
    </message>
</context>
<context>
    <name>subtext::AskDialog</name>
    <message>
        <source>Zero-shot: the answer at once</source>
        <translation>Zero-shot: la respuesta de inmediato</translation>
    </message>
    <message>
        <source>Chain of thought: a few lines first</source>
        <translation>Cadena de pensamiento: antes, unas líneas</translation>
    </message>
    <message>
        <source>Few-shot: after three worked scenes</source>
        <translation>Few-shot: tras tres escenas resueltas</translation>
    </message>
    <message>
        <source>Free: a text</source>
        <translation>Libre: un texto</translation>
    </message>
    <message>
        <source>Constrained: the options only</source>
        <translation>Restringida: solo las opciones</translation>
    </message>
    <message>
        <source>Scored: how likely each option is</source>
        <translation>Puntuada: lo probable que es cada opción</translation>
    </message>
    <message>
        <source>(and a header with the key: %1)</source>
        <translation>(y una cabecera con la clave: %1)</translation>
    </message>
    <message>
        <source>Resume a run</source>
        <translation>Reanudar una ejecución</translation>
    </message>
    <message>
        <source>Ask a model</source>
        <translation>Preguntar a un modelo</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Reanudar %1</translation>
    </message>
    <message>
        <source>Ask a model about every scene</source>
        <translation>Preguntar a un modelo por cada escena</translation>
    </message>
    <message>
        <source>Sent for the first scene:</source>
        <translation>Se envía para la primera escena:</translation>
    </message>
    <message>
        <source>Request for the first scene</source>
        <translation>Petición para la primera escena</translation>
    </message>
    <message>
        <source>The whole request. It never contains ids, labels, notes or names of people.</source>
        <translation>La petición completa. Nunca contiene id, etiquetas, notas ni nombres de personas.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Nothing left to ask: everything has an answer.</source>
        <translation>No queda nada por preguntar: todo tiene respuesta.</translation>
    </message>
    <message>
        <source>Tick the box above before sending the texts to this host.</source>
        <translation>Marque la casilla de arriba antes de enviar los textos a este servidor.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>How the model is asked; the text at the right shows it.</source>
        <translation>Cómo se pregunta al modelo; el texto de la derecha lo muestra.</translation>
    </message>
    <message>
        <source>that of the mode</source>
        <translation>el del modo</translation>
    </message>
    <message>
        <source>A text file of your own that asks, with places like {scene} and {options}; the text at the right shows it filled in.</source>
        <translation>Un archivo de texto propio que pregunta, con marcadores como {scene} y {options}; el texto de la derecha lo muestra rellenado.</translation>
    </message>
    <message>
        <source>Ask with the prompt of the mode.</source>
        <translation>Preguntar con el prompt del modo.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>What the model is held to. Small models keep to the options when answers are constrained or scored; not every server can do both.</source>
        <translation>A qué se obliga al modelo. Los modelos pequeños se ciñen a las opciones cuando las respuestas son restringidas o puntuadas; no todos los servidores permiten ambas cosas.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Escenas</translation>
    </message>
    <message>
        <source>Limit to the first N scenes for a trial, or ask about all.</source>
        <translation>Limitar a las primeras N escenas para una prueba, o preguntar por todas.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predeterminado</translation>
    </message>
    <message>
        <source>Tokens per answer</source>
        <translation>Tokens por respuesta</translation>
    </message>
    <message>
        <source>Maximum tokens per answer (default 1,024; 2,048 with chain of thought). Reasoning tokens count.</source>
        <translation>Máximo de tokens por respuesta (predeterminado: 1024; 2048 con cadena de pensamiento). Los tokens de razonamiento cuentan.</translation>
    </message>
    <message>
        <source>Answer tokens</source>
        <translation>Tokens de la respuesta</translation>
    </message>
    <message>
        <source> USD</source>
        <translation> USD</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>The run stops before a request that might exceed it; it can be resumed later.</source>
        <translation>La ejecución se detiene antes de una petición que pudiera superarlo; se puede reanudar más tarde.</translation>
    </message>
    <message>
        <source>whom the task asks about</source>
        <translation>la persona por la que pregunta la tarea</translation>
    </message>
    <message>
        <source>Whom the template asks about</source>
        <translation>Por quién pregunta la plantilla</translation>
    </message>
    <message>
        <source>Where it is not whom the task asks about: “listener”, where people were asked about the speaker. The run keeps it, and reports say it beside the scores.</source>
        <translation>Si no es la persona por la que pregunta la tarea: «listener», cuando a las personas se les preguntó por el hablante. La ejecución lo guarda, y los informes lo dicen junto a las puntuaciones.</translation>
    </message>
    <message>
        <source>Asks about</source>
        <translation>Pregunta por</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Escalas</translation>
    </message>
    <message>
        <source>Ask for a point of each scale in the same request. The points are scored beside the labels.</source>
        <translation>Pedir un punto de cada escala en la misma petición. Los puntos se puntúan junto con las etiquetas.</translation>
    </message>
    <message>
        <source>From 1 to 5, by five lines</source>
        <translation>De 1 a 5, según cinco líneas</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Seguridad</translation>
    </message>
    <message>
        <source>Ask how sure the model is as well, with five lines that say what the numbers mean. Numbers of two models can be compared only where both were given the same lines. A template shows them at {confidence_rubric}.</source>
        <translation>Preguntar también qué seguridad tiene el modelo, con cinco líneas que dicen qué significan los números. Los números de dos modelos solo se pueden comparar si a ambos se les dieron las mismas líneas. Una plantilla las muestra en {confidence_rubric}.</translation>
    </message>
    <message>
        <source>The run was begun with a different model, address, prompt version or limits: choose its profile, or begin another run.</source>
        <translation>La ejecución empezó con otro modelo, dirección, versión del prompt o límites: elija su perfil o empiece otra ejecución.</translation>
    </message>
    <message>
        <source>I agree to sending the texts and roles of these scenes to %1</source>
        <translation>Acepto que se envíen los textos y los papeles de estas escenas a %1</translation>
    </message>
    <message>
        <source>%1 asks the same and lacks answers. “Resume…” asks only for those; this asks everything again.</source>
        <translation>%1 pregunta lo mismo y le faltan respuestas. «Reanudar…» solo pide esas; esto lo pregunta todo de nuevo.</translation>
    </message>
</context>
<context>
    <name>subtext::AssignmentPage</name>
    <message>
        <source>For the %1 in the files: their labels say who labelled what, and nothing is drawn.</source>
        <translation>Según los archivos, para %1: las etiquetas dicen quién etiquetó qué, y no se sortea nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n personas</numerusform>
        </translation>
    </message>
    <message>
        <source>Until an item has that many labels, its votes decide nothing.</source>
        <translation>Hasta que un ítem tiene ese número de etiquetas, sus votos no deciden nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators of your roster get no items.</source>
        <translation>
            <numerusform>%n anotador de su lista no recibe ningún ítem.</numerusform>
            <numerusform>%n anotadores de su lista no reciben ningún ítem.</numerusform>
        </translation>
    </message>
    <message>
        <source>To use your roster instead, untick the labels on the page Files.</source>
        <translation>Para usar su lista de participantes, desmarque las etiquetas en la página Archivos.</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Asignación</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>&amp;Annotators per item</source>
        <translation>&amp;Anotadores por ítem</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semilla</translation>
    </message>
    <message>
        <source>One for each %1</source>
        <translation>Uno por cada %1</translation>
    </message>
    <message>
        <source>Everybody labels all</source>
        <translation>Todos etiquetan todo</translation>
    </message>
    <message>
        <source>Teams: %1</source>
        <translation>Equipos: %1</translation>
    </message>
    <message>
        <source>The seed decides who gets what, and the same seed always gives the same result.</source>
        <translation>La semilla decide a quién le toca qué, y la misma semilla da siempre el mismo resultado.</translation>
    </message>
    <message>
        <source>With %1 people there are too few for one %2 each, so they share.</source>
        <translation>%1 personas no bastan para que cada una tenga un %2 propio, así que los comparten.</translation>
    </message>
    <message>
        <source>Each person labels one %1 where there are enough people, so that they keep one question in mind.</source>
        <translation>Cada persona etiqueta un %1 si hay suficientes personas, para poder centrarse en una sola pregunta.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>A %1 le corresponden %2.</translation>
    </message>
</context>
<context>
    <name>subtext::AssignmentView</name>
    <message>
        <source>Label again…</source>
        <translation>Volver a etiquetar…</translation>
    </message>
    <message>
        <source>Assign them…</source>
        <translation>Asignarlos…</translation>
    </message>
    <message>
        <source>Everybody labels all</source>
        <translation>Todos etiquetan todo</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Asignar</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Asignación</translation>
    </message>
    <message>
        <source>Choose scenes…</source>
        <translation>Elegir escenas…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N. Read what was written, and refuse what is not labelled.</source>
        <translation>Ctrl+Mayús+N. Leer lo escrito y rechazar lo que no esté etiquetado.</translation>
    </message>
    <message>
        <source>Annotators per item</source>
        <translation>Anotadores por ítem</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Otherwise each group has its own people, where there are enough.</source>
        <translation>Si no, cada grupo tiene sus propias personas, si hay suficientes.</translation>
    </message>
    <message>
        <source>Assign anew…</source>
        <translation>Asignar de nuevo…</translation>
    </message>
    <message>
        <source>Look at what was asked for again and not given.</source>
        <translation>Ver lo que se pidió de nuevo y no se ha dado.</translation>
    </message>
    <message>
        <source>Ask for new answers to the items that a changed clause touches.</source>
        <translation>Pedir respuestas nuevas a los ítems a los que afecta una cláusula modificada.</translation>
    </message>
</context>
<context>
    <name>subtext::BackupText</name>
    <message>
        <source>No backup of it was found on this machine; ask for a copy.</source>
        <translation>No se encontró en este dispositivo ninguna copia de seguridad del estudio; pida una copia.</translation>
    </message>
    <message>
        <source>No sound backup of it was found on this machine: %1 too. Ask for a copy.</source>
        <translation>No se encontró en este dispositivo ninguna copia de seguridad del estudio en buen estado: también %1. Pida una copia.</translation>
    </message>
    <message>
        <source>Its newest sound backup is from %1 and has %2.</source>
        <translation>La copia de seguridad en buen estado más reciente del estudio es del %1 y tiene %2.</translation>
    </message>
    <message>
        <source>A date in the future means that a clock was wrong; go by the number of answers.</source>
        <translation>Una fecha futura indica que algún reloj iba mal; guíese por el número de respuestas.</translation>
    </message>
    <message>
        <source>Restoring makes a new file beside the study; nothing is overwritten.</source>
        <translation>Al restaurar se crea un archivo nuevo junto al estudio; no se sobrescribe nada.</translation>
    </message>
    <message>
        <source>Restore %1 (in the future), %2</source>
        <translation>Restaurar la copia del %1 (en el futuro), %2</translation>
    </message>
    <message>
        <source>Restore %1, %2</source>
        <translation>Restaurar la copia del %1, %2</translation>
    </message>
    <message>
        <source>No backup is made: this study is damaged (%1). Earlier backups are kept. Close the study and open it again to restore one.</source>
        <translation>No se hace copia de seguridad: este estudio está dañado (%1). Las copias anteriores se conservan. Cierre el estudio y ábralo de nuevo para restaurar una.</translation>
    </message>
    <message>
        <source>No backup is made: the folder %1 cannot be created. Check that nothing else has its name and that you may write there.</source>
        <translation>No se hace copia de seguridad: no se puede crear la carpeta %1. Compruebe que nada más lleve ese nombre y que usted tenga permiso de escritura ahí.</translation>
    </message>
    <message>
        <source>No backup is made: the folder %1 cannot be written to. Change its permissions.</source>
        <translation>No se hace copia de seguridad: no se puede escribir en la carpeta %1. Cambie sus permisos.</translation>
    </message>
    <message>
        <source>No backup is made: the disk of %1 is full. Make room there.</source>
        <translation>No se hace copia de seguridad: el disco de %1 está lleno. Libere espacio en él.</translation>
    </message>
    <message>
        <source>No backup is made in %1 (%2). Check that disk.</source>
        <translation>No se hace copia de seguridad en %1 (%2). Revise ese disco.</translation>
    </message>
</context>
<context>
    <name>subtext::BasisBox</name>
    <message>
        <source>Basis of the decision</source>
        <translation>Fundamento de la decisión</translation>
    </message>
    <message>
        <source>Basis (required)…</source>
        <translation>Fundamento (obligatorio)…</translation>
    </message>
    <message>
        <source>Basis…</source>
        <translation>Fundamento…</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation>Ctrl+%1</translation>
    </message>
</context>
<context>
    <name>subtext::BoardStep</name>
    <message>
        <source>not answered</source>
        <translation>sin responder</translation>
    </message>
    <message>
        <source>%1 %2: %3, row %4 of %5</source>
        <translation>%1 %2: %3, fila %4 de %5</translation>
    </message>
    <message>
        <source>Shift+key: no. 0: no to all remaining rows.</source>
        <translation>Mayús+tecla: no. 0: no en todas las filas restantes.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No to every row that is not answered yet</source>
        <translation>No en todas las filas aún sin responder</translation>
    </message>
    <message>
        <source>%1 — please answer</source>
        <translation>%1 — responda</translation>
    </message>
</context>
<context>
    <name>subtext::ChangesView</name>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels changed</source>
        <translation>
            <numerusform>cambió %n etiqueta gold</numerusform>
            <numerusform>cambiaron %n etiquetas gold</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier releases</source>
        <translation>Publicaciones anteriores</translation>
    </message>
    <message>
        <source>Differences from the last release</source>
        <translation>Diferencias con la última publicación</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>Pasadas por alto</translation>
    </message>
    <message>
        <source>SHA-256 of SHA256SUMS</source>
        <translation>SHA-256 de SHA256SUMS</translation>
    </message>
    <message>
        <source>Nothing to compare with</source>
        <translation>No hay con qué comparar</translation>
    </message>
    <message>
        <source>Nothing has changed since %1.</source>
        <translation>No ha cambiado nada desde %1.</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 a %2</translation>
    </message>
    <message>
        <source>Labelled differently since then</source>
        <translation>Etiquetados de otro modo desde entonces</translation>
    </message>
    <message>
        <source>Labelled differently, and nothing says by whom</source>
        <translation>Etiquetados de otro modo, sin que conste por quién</translation>
    </message>
    <message>
        <source>Decided since then</source>
        <translation>Decididos desde entonces</translation>
    </message>
    <message>
        <source>Items added</source>
        <translation>Ítems añadidos</translation>
    </message>
    <message>
        <source>Items removed</source>
        <translation>Ítems retirados</translation>
    </message>
    <message>
        <source>Fields added</source>
        <translation>Campos añadidos</translation>
    </message>
    <message>
        <source>Fields removed</source>
        <translation>Campos retirados</translation>
    </message>
    <message>
        <source>Predictions of models added</source>
        <translation>Predicciones de modelos añadidas</translation>
    </message>
    <message>
        <source>Predictions of models removed</source>
        <translation>Predicciones de modelos retiradas</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>códigos</translation>
    </message>
    <message>
        <source>names</source>
        <translation>nombres</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message numerus="yes">
        <source>%n checks</source>
        <translation>
            <numerusform>%n comprobación</numerusform>
            <numerusform>%n comprobaciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ChartBoard</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ChartPanel</name>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>There is nothing to show yet.</source>
        <translation>Todavía no hay nada que mostrar.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar tabla</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>Gráfico: %1</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Tabla: %1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <translation>Guardar: %1</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Show the chart: %1</source>
        <translation>Mostrar el gráfico: %1</translation>
    </message>
    <message>
        <source>Show the table: %1</source>
        <translation>Mostrar la tabla: %1</translation>
    </message>
    <message>
        <source>A chart can be saved as .svg, .pdf, .png, .csv, .xlsx or .tex, but the file was to be called %1.</source>
        <translation>Un gráfico se puede guardar como .svg, .pdf, .png, .csv, .xlsx o .tex, pero el archivo iba a llamarse %1.</translation>
    </message>
    <message>
        <source>%1 could not be saved. Check that the folder exists and the disk is not full.</source>
        <translation>%1 no se pudo guardar. Compruebe que la carpeta existe y que el disco no está lleno.</translation>
    </message>
    <message>
        <source>%1 is saved as %2.</source>
        <translation>%1 se guardó como %2.</translation>
    </message>
    <message>
        <source>%1 is copied as a picture.</source>
        <translation>%1 se copió como imagen.</translation>
    </message>
    <message>
        <source>%1 is copied as a table.</source>
        <translation>%1 se copió como tabla.</translation>
    </message>
    <message>
        <source>The chart was not saved</source>
        <translation>El gráfico no se guardó</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Guardar el gráfico</translation>
    </message>
</context>
<context>
    <name>subtext::ChartSaving</name>
    <message>
        <source>Picture for print (SVG)…</source>
        <translation>Imagen para imprenta (SVG)…</translation>
    </message>
    <message>
        <source>Page (PDF)…</source>
        <translation>Página (PDF)…</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>Imagen (PNG)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabla (CSV)…</translation>
    </message>
    <message>
        <source>Table (Excel)…</source>
        <translation>Tabla (Excel)…</translation>
    </message>
    <message>
        <source>Table (LaTeX)…</source>
        <translation>Tabla (LaTeX)…</translation>
    </message>
    <message>
        <source>Excel workbooks (*.xlsx)</source>
        <translation>Libros de Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Archivos %1 (*.%2)</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ya existe.</translation>
    </message>
</context>
<context>
    <name>subtext::CheckText</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>straight-lining: %1 answered the same for %2, over %3</source>
        <translation>respuesta invariable: %1 con la misma respuesta en el %2, más del %3</translation>
    </message>
    <message>
        <source>straight-lining: %1 answered no throughout for %2, over %3</source>
        <translation>respuesta invariable: %1 con todo «no» en el %2, más del %3</translation>
    </message>
    <message>
        <source>straight-lining: %1 answered yes throughout for %2, over %3</source>
        <translation>respuesta invariable: %1 con todo «sí» en el %2, más del %3</translation>
    </message>
    <message>
        <source>%1: %2 against %3 “%4”</source>
        <translation>%1: %2 frente a %3 «%4»</translation>
    </message>
    <message>
        <source>split: %1, %2 answers among %3 annotators</source>
        <translation>dividido: %1, %2 respuestas entre %3 anotadores</translation>
    </message>
    <message>
        <source>wide range: %1, %2 apart, over %3</source>
        <translation>rango amplio: %1, %2 de distancia, más de %3</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividido</translation>
    </message>
    <message>
        <source>%1: %2, over %3</source>
        <translation>%1: %2, más del %3</translation>
    </message>
    <message>
        <source>%1 against %2 “%3”</source>
        <translation>%1 frente a %2 «%3»</translation>
    </message>
    <message>
        <source>%1: %2 answers among %3 annotators</source>
        <translation>%1: %2 respuestas entre %3 anotadores</translation>
    </message>
    <message>
        <source>%1: %2 apart, over %3</source>
        <translation>%1: %2 de distancia, más de %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 apart</source>
        <translation>%1: %2 de distancia</translation>
    </message>
    <message>
        <source>The same answer for more than %1 of the items.</source>
        <translation>La misma respuesta en más del %1 de los ítems.</translation>
    </message>
    <message>
        <source>No to every row for more than %1 of the items.</source>
        <translation>No en todas las filas en más del %1 de los ítems.</translation>
    </message>
    <message>
        <source>Yes to every row for more than %1 of the items.</source>
        <translation>Sí en todas las filas en más del %1 de los ítems.</translation>
    </message>
    <message>
        <source>A positive answer with %1 “%2” or lower.</source>
        <translation>Una respuesta positiva con %1 «%2» o menos.</translation>
    </message>
    <message>
        <source>A negative answer with %1 “%2” or higher.</source>
        <translation>Una respuesta negativa con %1 «%2» o más.</translation>
    </message>
    <message>
        <source>No answer has more votes than every other.</source>
        <translation>Ninguna respuesta supera en votos a las demás.</translation>
    </message>
    <message>
        <source>Two annotators are more than %1 apart.</source>
        <translation>Dos anotadores distan más de %1.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a point of it; correct it at its source</source>
        <translation>%1 es %2, que no es un punto de esa escala; corríjalo en su origen</translation>
    </message>
</context>
<context>
    <name>subtext::ChecklistView</name>
    <message>
        <source>They name people on the roster. The release has codes in their place; the study keeps every note as it is.</source>
        <translation>Nombran a personas de la lista de participantes. La publicación pone códigos en su lugar; el estudio conserva cada nota tal como está.</translation>
    </message>
    <message numerus="yes">
        <source>%n notes will be changed</source>
        <translation>
            <numerusform>Se cambiará %n nota</numerusform>
            <numerusform>Se cambiarán %n notas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ChoiceBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>subtext::ChoiceStep</name>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sin responder</translation>
    </message>
    <message>
        <source>%1: please answer</source>
        <translation>%1: responda</translation>
    </message>
    <message>
        <source>%1 — please answer</source>
        <translation>%1 — responda</translation>
    </message>
</context>
<context>
    <name>subtext::ChooseScenesDialog</name>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>labelled</source>
        <translation>etiquetada</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>excluido</translation>
    </message>
    <message>
        <source>one text too short, one too long</source>
        <translation>un texto demasiado corto, otro demasiado largo</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>demasiado corta</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>demasiado larga</translation>
    </message>
    <message>
        <source>%1: words %2, asked are %3 to %4</source>
        <translation>%1: %2 palabras; se piden de %3 a %4</translation>
    </message>
    <message>
        <source>Generated by %1 from “%2”, and edited before it was accepted.</source>
        <translation>Generada por %1 a partir de «%2», y editada antes de aceptarla.</translation>
    </message>
    <message>
        <source>Generated by %1 from “%2”.</source>
        <translation>Generada por %1 a partir de «%2».</translation>
    </message>
    <message>
        <source>Choose scenes</source>
        <translation>Elegir escenas</translation>
    </message>
    <message>
        <source>Which scenes are read</source>
        <translation>Qué escenas se leen</translation>
    </message>
    <message>
        <source>In the study</source>
        <translation>En el estudio</translation>
    </message>
    <message>
        <source>Generated scenes</source>
        <translation>Escenas generadas</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation>Ctrl+%1</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Near duplicate of</source>
        <translation>Casi igual que</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Escenas</translation>
    </message>
    <message>
        <source>Which kind of scenes</source>
        <translation>Qué tipo de escenas</translation>
    </message>
    <message>
        <source>Which scenes</source>
        <translation>Qué escenas</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservadas</translation>
    </message>
    <message>
        <source>Near duplicates</source>
        <translation>Casi duplicadas</translation>
    </message>
    <message>
        <source>Refused or left out</source>
        <translation>Rechazadas o excluidas</translation>
    </message>
    <message>
        <source>Targets…</source>
        <translation>Objetivos…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>La escena</translation>
    </message>
    <message>
        <source>Why? For example: too much like another</source>
        <translation>¿Por qué? Por ejemplo: demasiado parecida a otra</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Kept with the study. The datasheet says how many scenes were refused for which reason.</source>
        <translation>Se guarda con el estudio. La ficha de datos dice cuántas escenas se rechazaron y por qué motivo.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>The study has no scenes yet. Import some, or have a model write them.</source>
        <translation>El estudio no tiene escenas todavía. Importe algunas o haga que un modelo las escriba.</translation>
    </message>
    <message>
        <source>The study has no scenes yet. Import some first.</source>
        <translation>El estudio no tiene escenas todavía. Importe primero algunas.</translation>
    </message>
    <message>
        <source>%1 written, %2 kept, %3 refused. What is refused stays in the study and counts nowhere.</source>
        <translation>%1 escritas, %2 conservadas, %3 rechazadas. Lo rechazado se queda en el estudio y no cuenta en ningún sitio.</translation>
    </message>
    <message>
        <source>Of those that are kept, %1 are shorter and %2 longer than the task asks.</source>
        <translation>De las conservadas, %1 son más cortas y %2 más largas de lo que pide la tarea.</translation>
    </message>
    <message>
        <source>Too short or too long</source>
        <translation>Demasiado cortas o largas</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Generadas</translation>
    </message>
    <message>
        <source>%1: %2 of %3 kept</source>
        <translation>%1: %2 de %3 conservadas</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>%1, target %2</source>
        <translation>%1, objetivo %2</translation>
    </message>
    <message>
        <source>Somebody has labelled it, so it cannot be refused. “Edit…” can leave it out.</source>
        <translation>Alguien la ha etiquetado, así que no se puede rechazar. «Editar…» permite excluirla.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Ctrl+R. A reason is needed.</source>
        <translation>Ctrl+R. Hace falta un motivo.</translation>
    </message>
    <message>
        <source>Include it again</source>
        <translation>Volver a incluir</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Rechazada: %1.</translation>
    </message>
    <message>
        <source>Included again: %1.</source>
        <translation>Incluida de nuevo: %1.</translation>
    </message>
</context>
<context>
    <name>subtext::ClaimsDialog</name>
    <message>
        <source>Annotators may get more items, up to %1 open at a time.</source>
        <translation>Los anotadores pueden pedir más ítems, con un máximo de %1 pendientes a la vez.</translation>
    </message>
    <message>
        <source>Annotators may not get more items.</source>
        <translation>Los anotadores no pueden pedir más ítems.</translation>
    </message>
    <message>
        <source>More items for annotators</source>
        <translation>Más ítems para los anotadores</translation>
    </message>
    <message>
        <source>Whoever has submitted everything then finds “Get more items” in the summary of their work. Items nearest to having all their raters are given first, and no item gets more raters than the study wants. What was given stays with whoever got it.</source>
        <translation>Quien lo ha confirmado todo encuentra entonces «Pedir más ítems» en el resumen de su trabajo. Primero se dan los ítems más próximos a tener a todos sus anotadores, y ningún ítem recibe más de los que quiere el estudio. Lo que se dio se queda con quien lo recibió.</translation>
    </message>
    <message>
        <source>Annotators may get more items</source>
        <translation>Los anotadores pueden pedir más ítems</translation>
    </message>
    <message>
        <source>Open items at most</source>
        <translation>Ítems pendientes como máximo</translation>
    </message>
    <message>
        <source>How many items one annotator may have whose answer is not on the server yet.</source>
        <translation>Cuántos ítems puede tener un anotador cuya respuesta aún no está en el servidor.</translation>
    </message>
    <message>
        <source>Save on %1</source>
        <translation>Guardar en %1</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>Preguntando a %1…</translation>
    </message>
    <message>
        <source>Saving on %1…</source>
        <translation>Guardando en %1…</translation>
    </message>
</context>
<context>
    <name>subtext::CollectView</name>
    <message>
        <source>Imported: %1</source>
        <translation>Importado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new scenarios</source>
        <translation>
            <numerusform>%n escenario nuevo</numerusform>
            <numerusform>%n escenarios nuevos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation>
            <numerusform>%n etiqueta</numerusform>
            <numerusform>%n etiquetas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels</source>
        <translation>
            <numerusform>%n etiqueta gold</numerusform>
            <numerusform>%n etiquetas gold</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Hand-outs and returned files</source>
        <translation>Archivos de trabajo y archivos devueltos</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Nothing has been handed out or returned, and nothing needs to be: the team’s answers arrive by themselves. Whoever works without the team can still get a hand-out; drop the returned file here.</source>
        <translation>No se ha repartido ni devuelto nada, y no hace falta: las respuestas del equipo llegan solas. Quien trabaja sin el equipo puede recibir igualmente un archivo de trabajo; suelte aquí el archivo devuelto.</translation>
    </message>
    <message>
        <source>Nothing has been handed out or returned yet. Write the hand-outs, mail each to its person, and drop the returned files here.</source>
        <translation>Todavía no se ha repartido ni devuelto nada. Escriba los archivos de trabajo, envíe cada uno a su persona y suelte aquí los archivos devueltos.</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>Handed out: %1</source>
        <translation>Repartido: %1</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importado</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Copy the mail texts</source>
        <translation>Copiar los textos de correo</translation>
    </message>
    <message>
        <source>Merged: %1</source>
        <translation>Fusionado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand-outs</source>
        <translation>
            <numerusform>%n archivo de trabajo</numerusform>
            <numerusform>%n archivos de trabajo</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1. The mail texts could not be made: the study could not be read.</source>
        <translation>Escritos en %1. No se pudieron crear los textos de correo: no se pudo leer el estudio.</translation>
    </message>
    <message>
        <source>Written to %1, each in a folder of its own. Share each folder with its person; the text is below it.</source>
        <translation>Escritos en %1, cada uno en su propia carpeta. Comparta cada carpeta con su persona; el texto está debajo.</translation>
    </message>
    <message>
        <source>Written to %1. Mail each file to its person; the text is below it.</source>
        <translation>Escritos en %1. Envíe cada archivo a su persona; el texto está debajo.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
</context>
<context>
    <name>subtext::ColourField</name>
    <message>
        <source>Pick…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>chosen by the program</source>
        <translation>elegido por el programa</translation>
    </message>
    <message>
        <source>%1: pick</source>
        <translation>%1: elegir</translation>
    </message>
</context>
<context>
    <name>subtext::ColourWords</name>
    <message>
        <source>On a dark background its contrast is %1 : 1; at least 3 : 1 is easy to see.</source>
        <translation>Sobre fondo oscuro su contraste es %1 : 1; se ve bien a partir de 3 : 1.</translation>
    </message>
    <message>
        <source>On a light background its contrast is %1 : 1; at least 3 : 1 is easy to see.</source>
        <translation>Sobre fondo claro su contraste es %1 : 1; se ve bien a partir de 3 : 1.</translation>
    </message>
    <message>
        <source>Hard to tell from “%1” %2.</source>
        <translation>Difícil de distinguir de «%1» %2.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>for everybody</source>
        <translation>para todo el mundo</translation>
    </message>
    <message>
        <source>without red vision (protanopia)</source>
        <translation>sin visión del rojo (protanopía)</translation>
    </message>
    <message>
        <source>without green vision (deuteranopia)</source>
        <translation>sin visión del verde (deuteranopía)</translation>
    </message>
    <message>
        <source>without blue vision (tritanopia)</source>
        <translation>sin visión del azul (tritanopía)</translation>
    </message>
</context>
<context>
    <name>subtext::ColumnMapping</name>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Subtype</source>
        <translation>Subtipo</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Hablante</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>Oyente</translation>
    </message>
    <message>
        <source>Power relation</source>
        <translation>Relación de poder</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Ámbito</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Utterance</source>
        <translation>Enunciado</translation>
    </message>
    <message>
        <source>Gold label</source>
        <translation>Etiqueta gold</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>Emotion</source>
        <translation>Emoción</translation>
    </message>
    <message>
        <source>Valence</source>
        <translation>Valencia</translation>
    </message>
    <message>
        <source>Arousal</source>
        <translation>Activación</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>Dominancia</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Seguridad</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Nombre del escenario</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Read with these columns</source>
        <translation>Leer con estas columnas</translation>
    </message>
    <message>
        <source>Columns of the file</source>
        <translation>Columnas del archivo</translation>
    </message>
    <message>
        <source>All scenarios of the file are</source>
        <translation>Todos los escenarios del archivo son</translation>
    </message>
    <message>
        <source>choose a %1</source>
        <translation>elegir %1</translation>
    </message>
    <message>
        <source>Meaning of column “%1”</source>
        <translation>Significado de la columna «%1»</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>sin usar</translation>
    </message>
    <message>
        <source>Check what the columns of %1 are.</source>
        <translation>Compruebe qué son las columnas de %1.</translation>
    </message>
    <message>
        <source>Match the columns of %1 below.</source>
        <translation>Asocie abajo las columnas de %1.</translation>
    </message>
    <message>
        <source>Read as: %1.</source>
        <translation>Leído como: %1.</translation>
    </message>
    <message>
        <source>The columns are matched, but no %1 of this task is called “%2”.</source>
        <translation>Las columnas están asociadas, pero en esta tarea ningún %1 se llama «%2».</translation>
    </message>
    <message>
        <source>” or “</source>
        <translation>» o «</translation>
    </message>
    <message>
        <source>Everything is there; the rows name scenarios that the study has.</source>
        <translation>Está todo; las filas nombran escenarios que el estudio tiene.</translation>
    </message>
    <message>
        <source>Everything is there.</source>
        <translation>Está todo.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rows with another value are refused.</source>
        <translation>Las filas con otro valor no se admiten.</translation>
    </message>
    <message>
        <source>The others are shown when you point at the name of a column.</source>
        <translation>Los demás se muestran al apuntar al nombre de una columna.</translation>
    </message>
    <message>
        <source>Two columns for: %1.</source>
        <translation>Dos columnas para: %1.</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>Falta aún: %1.</translation>
    </message>
</context>
<context>
    <name>subtext::CommonWords</name>
    <message>
        <source>Joy</source>
        <translation>Alegría</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Fear</source>
        <translation>Miedo</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Sorpresa</translation>
    </message>
    <message>
        <source>Sadness</source>
        <translation>Tristeza</translation>
    </message>
    <message>
        <source>Disgust</source>
        <translation>Asco</translation>
    </message>
    <message>
        <source>Anger</source>
        <translation>Ira</translation>
    </message>
    <message>
        <source>Anticipation</source>
        <translation>Anticipación</translation>
    </message>
    <message>
        <source>Valence</source>
        <translation>Valencia</translation>
    </message>
    <message>
        <source>Arousal</source>
        <translation>Activación</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>Dominancia</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Seguridad</translation>
    </message>
    <message>
        <source>Deflection and misdirection</source>
        <translation>Desvío y despiste</translation>
    </message>
    <message>
        <source>Mixed signals</source>
        <translation>Señales contradictorias</translation>
    </message>
    <message>
        <source>Passive aggression</source>
        <translation>Agresividad pasiva</translation>
    </message>
    <message>
        <source>Sarcasm and irony</source>
        <translation>Sarcasmo e ironía</translation>
    </message>
    <message>
        <source>Strategic politeness</source>
        <translation>Cortesía estratégica</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>Adjudicator</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Coordinator</source>
        <translation>Coordinador</translation>
    </message>
    <message>
        <source>Unknown domain</source>
        <translation>Ámbito desconocido</translation>
    </message>
    <message>
        <source>Workplace</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Social</source>
        <translation>Vida social</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicios</translation>
    </message>
    <message>
        <source>Between equals</source>
        <translation>Entre iguales</translation>
    </message>
    <message>
        <source>High to low</source>
        <translation>De más a menos poder</translation>
    </message>
    <message>
        <source>Low to high</source>
        <translation>De menos a más poder</translation>
    </message>
    <message>
        <source>speaks to an equal</source>
        <translation>habla con un igual</translation>
    </message>
    <message>
        <source>speaks to someone with less power</source>
        <translation>habla con alguien con menos poder</translation>
    </message>
    <message>
        <source>speaks to someone with more power</source>
        <translation>habla con alguien con más poder</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>, </source>
        <comment>Between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>d MMMM yyyy, HH:mm</source>
        <comment>How a moment is written, for QLocale</comment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy, HH:mm</translation>
    </message>
    <message>
        <source>d MMM, HH:mm</source>
        <comment>How a moment is written, for QLocale</comment>
        <translation>d MMM, HH:mm</translation>
    </message>
</context>
<context>
    <name>subtext::ConfusionChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 and %2: %3, %4 % of the pairs with %1</source>
        <translation>%1 y %2: %3, %4 % de los pares con %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n par</numerusform>
            <numerusform>%n pares</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs agree.</source>
        <translation>Todos los pares coinciden.</translation>
    </message>
    <message>
        <source>%1 and %2 (%3)</source>
        <translation>%1 y %2 (%3)</translation>
    </message>
    <message>
        <source>Most often confused: %1.</source>
        <translation>Lo que más se confunde: %1.</translation>
    </message>
    <message>
        <source>Most often confused: %1. %2 of %3 differing pairs are neighbours on the wheel: %4 %, by chance it would be %5 %.</source>
        <translation>Lo que más se confunde: %1. %2 de %3 pares discordantes son vecinos en la rueda: %4 %; por azar sería el %5 %.</translation>
    </message>
    <message>
        <source>Labels that meet on one item</source>
        <translation>Etiquetas que coinciden en un ítem</translation>
    </message>
    <message>
        <source>How often two people gave one item these two labels. The stronger the shade, the larger the share of the row’s pairs; outlined: both chose the same. Click a cell for its items.</source>
        <translation>Con qué frecuencia dos personas dieron a un ítem estas dos etiquetas. Cuanto más intenso el tono, mayor la proporción de los pares de la fila; con contorno: ambas eligieron lo mismo. Haga clic en una celda para ver sus ítems.</translation>
    </message>
    <message>
        <source>No item has two answers yet.</source>
        <translation>Ningún ítem tiene dos respuestas todavía.</translation>
    </message>
</context>
<context>
    <name>subtext::ConsentPage</name>
    <message>
        <source>What you are asked to agree to</source>
        <translation>Lo que se le pide que acepte</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>No acepto</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Acepto</translation>
    </message>
    <message>
        <source>That is fine</source>
        <translation>No hay ningún problema</translation>
    </message>
    <message>
        <source>You did not agree, so nothing is asked of you and no scene is shown. Only the fact that you declined is recorded. You need not give a reason, and you can change your mind.</source>
        <translation>No ha aceptado, así que no se le pedirá nada ni se le mostrará ninguna escena. Solo queda registrado que declinó participar. No tiene que dar ningún motivo y puede cambiar de opinión.</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Volver a leerlo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The text has changed since you last answered.</source>
        <translation>El texto ha cambiado desde que usted respondió.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>No se ha guardado. %1</translation>
    </message>
</context>
<context>
    <name>subtext::Controls</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>subtext::CoordinatorOffer</name>
    <message>
        <source>I run this study…</source>
        <translation>Coordino este estudio…</translation>
    </message>
    <message>
        <source>Add me and sign in</source>
        <translation>Añadirme y entrar</translation>
    </message>
    <message>
        <source>This study has no coordinator: nobody can assign items, see its quality or make a release.</source>
        <translation>Este estudio no tiene coordinador: nadie puede asignar ítems, ver su calidad ni hacer una publicación.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Your name, as coordinator</source>
        <translation>Su nombre, como coordinador</translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>El estudio está abierto solo para lectura.</translation>
    </message>
</context>
<context>
    <name>subtext::CourseForm</name>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>A few scenes before the first item, each with a reference answer and the reason. Kept apart, never part of the data.</source>
        <translation>Unas pocas escenas antes del primer ítem, cada una con una respuesta de referencia y el motivo. Se guardan aparte y nunca forman parte de los datos.</translation>
    </message>
    <message>
        <source>Bar to pass</source>
        <translation>Mínimo exigido</translation>
    </message>
    <message>
        <source>How many labels of a practice round must match before the first item comes. After three rounds it comes anyway, and Roster says who fell short.</source>
        <translation>Cuántas etiquetas de una ronda de práctica deben coincidir para pasar al primer ítem. Después de tres rondas se pasa de todos modos, y en Participantes se ve quién no llegó.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>Some of the first items come up again at the end, to see how well people agree with themselves. Never part of the data.</source>
        <translation>Algunos de los primeros ítems vuelven a aparecer al final, para ver hasta qué punto cada cual coincide consigo mismo. Nunca forman parte de los datos.</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Consentimiento</translation>
    </message>
    <message>
        <source>Asked before anything else; which version was accepted is recorded. Whoever declines cannot continue.</source>
        <translation>Se pide antes que nada; queda registrada la versión que se aceptó. Quien no lo da no puede continuar.</translation>
    </message>
    <message>
        <source>The practice scenes do not fit the questions of this task: nobody would see them. Name others among the texts of the task, or do without.</source>
        <translation>Las escenas de práctica no encajan con las preguntas de esta tarea: nadie las vería. Indique otras entre los textos de la tarea, o prescinda de ellas.</translation>
    </message>
    <message>
        <source>Check this against your own scenes: the built-in text says what they are about.</source>
        <translation>Contraste esto con sus propias escenas: el texto incorporado dice de qué tratan.</translation>
    </message>
    <message>
        <source>Consent text</source>
        <translation>Texto de consentimiento</translation>
    </message>
    <message>
        <source>This task has no practice scenes.</source>
        <translation>Esta tarea no tiene escenas de práctica.</translation>
    </message>
</context>
<context>
    <name>subtext::CoursePage</name>
    <message>
        <source>Consent and practice</source>
        <translation>Consentimiento y práctica</translation>
    </message>
    <message>
        <source>What people see before their first item and after their last. All of it can change later.</source>
        <translation>Lo que se ve antes del primer ítem y después del último. Todo puede cambiarse más adelante.</translation>
    </message>
    <message>
        <source>Write the consent text, or choose the built-in one.</source>
        <translation>Escriba el texto de consentimiento o elija el incorporado.</translation>
    </message>
</context>
<context>
    <name>subtext::CourseText</name>
    <message>
        <source>People get %1 to %2 items.</source>
        <translation>A cada persona le tocan de %1 a %2 ítems.</translation>
    </message>
    <message>
        <source>%1 of %2 labels match</source>
        <translation>%1 de %2 etiquetas coinciden</translation>
    </message>
    <message>
        <source>%1, scales off by %2 points on average</source>
        <translation>%1, escalas desviadas %2 puntos de media</translation>
    </message>
    <message>
        <source>first round: %1; best round: %2</source>
        <translation>primera ronda: %1; mejor ronda: %2</translation>
    </message>
    <message>
        <source>first and best round: %1</source>
        <translation>primera y mejor ronda: %1</translation>
    </message>
    <message>
        <source>first round: %1</source>
        <translation>primera ronda: %1</translation>
    </message>
    <message>
        <source>The bar of %1 was not reached (whole rounds: %2)</source>
        <translation>No se alcanzó el mínimo exigido de %1 (rondas completas: %2)</translation>
    </message>
    <message>
        <source>The study asks that at least %1 of the labels of a round match the reference.</source>
        <translation>El estudio pide que al menos el %1 de las etiquetas de una ronda coincida con la referencia.</translation>
    </message>
    <message>
        <source>The study asks for at least %1 of the labels, and this round reached that.</source>
        <translation>El estudio pide al menos el %1 de las etiquetas, y esta ronda lo alcanzó.</translation>
    </message>
    <message>
        <source>The study asks for at least %1 of the labels, and an earlier round reached that.</source>
        <translation>El estudio pide al menos el %1 de las etiquetas, y una ronda anterior lo alcanzó.</translation>
    </message>
    <message>
        <source>The study asks for at least %1 of the labels.</source>
        <translation>El estudio pide al menos el %1 de las etiquetas.</translation>
    </message>
    <message>
        <source>After %1 whole rounds your items are open anyway.</source>
        <translation>Después de %1 rondas completas sus ítems se abren de todos modos.</translation>
    </message>
    <message>
        <source>Please practise once more, with the same scenes. After %1 whole rounds your items open in any case.</source>
        <translation>Practique una vez más, con las mismas escenas. Después de %1 rondas completas sus ítems se abren en cualquier caso.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%2 en vez de %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>You took %1 once.</source>
        <translation>Una vez eligió %1.</translation>
    </message>
    <message>
        <source>You took %1 twice.</source>
        <translation>Dos veces eligió %1.</translation>
    </message>
    <message>
        <source>You took %1 %2 times.</source>
        <translation>%2 veces eligió %1.</translation>
    </message>
    <message>
        <source>Everybody has their own order</source>
        <translation>Cada persona tiene su propio orden</translation>
    </message>
    <message>
        <source>Everybody follows the order of the files</source>
        <translation>Todas las personas siguen el orden de los archivos</translation>
    </message>
    <message>
        <source>An explanation is required</source>
        <translation>La explicación es obligatoria</translation>
    </message>
    <message>
        <source>An explanation is optional</source>
        <translation>La explicación es opcional</translation>
    </message>
    <message>
        <source>Cue words can be marked</source>
        <translation>Se pueden marcar pistas</translation>
    </message>
    <message>
        <source>No cue words</source>
        <translation>Sin pistas</translation>
    </message>
    <message>
        <source>Questions about items are allowed</source>
        <translation>Se admiten consultas sobre los ítems</translation>
    </message>
    <message>
        <source>No questions about items</source>
        <translation>Sin consultas sobre los ítems</translation>
    </message>
    <message>
        <source>Self-check on</source>
        <translation>Autocomprobación activada</translation>
    </message>
    <message>
        <source>Self-check off</source>
        <translation>Autocomprobación desactivada</translation>
    </message>
    <message>
        <source>The usual limits for the checks</source>
        <translation>Los límites habituales para las comprobaciones</translation>
    </message>
    <message>
        <source>Changed limits for the checks</source>
        <translation>Límites modificados para las comprobaciones</translation>
    </message>
    <message>
        <source>Second looks at %1 % of the decided splits</source>
        <translation>Segunda lectura del %1 % de los ítems divididos ya decididos</translation>
    </message>
    <message>
        <source>No second looks</source>
        <translation>Sin segundas lecturas</translation>
    </message>
    <message>
        <source>Adjudicators see names before the lock</source>
        <translation>Los árbitros ven los nombres antes del bloqueo</translation>
    </message>
    <message>
        <source>Adjudicators see no names before the lock</source>
        <translation>Los árbitros no ven nombres antes del bloqueo</translation>
    </message>
    <message>
        <source>Releases under codes</source>
        <translation>Publica con códigos</translation>
    </message>
    <message>
        <source>Releases under names</source>
        <translation>Publica con nombres</translation>
    </message>
    <message>
        <source>Asks for consent, with the study’s own text</source>
        <translation>Pide consentimiento, con el texto propio del estudio</translation>
    </message>
    <message>
        <source>Asks for consent, with the built-in text</source>
        <translation>Pide consentimiento, con el texto incorporado</translation>
    </message>
    <message>
        <source>Practice before the first item, at least %1 % of the labels matching</source>
        <translation>Práctica antes del primer ítem, con al menos un %1 % de etiquetas coincidentes</translation>
    </message>
    <message>
        <source>Practice before the first item</source>
        <translation>Práctica antes del primer ítem</translation>
    </message>
    <message>
        <source>No practice</source>
        <translation>Sin práctica</translation>
    </message>
    <message>
        <source>No repeats</source>
        <translation>Sin repeticiones</translation>
    </message>
    <message>
        <source>Does not ask for consent</source>
        <translation>No pide consentimiento</translation>
    </message>
    <message>
        <source>nothing in it is new</source>
        <translation>no contiene nada nuevo</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>No admitidos: %1</translation>
    </message>
    <message>
        <source>Returned empty: %1</source>
        <translation>Devueltos vacíos: %1</translation>
    </message>
    <message>
        <source>Returned: %1</source>
        <translation>Devueltos: %1</translation>
    </message>
    <message>
        <source>%1 of %2 answers refused</source>
        <translation>%1 de %2 respuestas no admitidas</translation>
    </message>
    <message>
        <source>%1 of %2 entries refused</source>
        <translation>%1 de %2 entradas no admitidas</translation>
    </message>
    <message>
        <source>it is not the work of the person whose file this is</source>
        <translation>no es el trabajo de la persona a quien pertenece el archivo</translation>
    </message>
    <message>
        <source>it is by somebody who is not on the roster</source>
        <translation>es de alguien que no está en la lista de participantes</translation>
    </message>
    <message>
        <source>the study has no such item</source>
        <translation>el estudio no tiene ese ítem</translation>
    </message>
    <message>
        <source>the text of the item differs from the study’s</source>
        <translation>el texto del ítem difiere del que tiene el estudio</translation>
    </message>
    <message>
        <source>the item is not assigned to this person</source>
        <translation>el ítem no está asignado a esta persona</translation>
    </message>
    <message>
        <source>the study has this row with different content</source>
        <translation>el estudio tiene esta fila con otro contenido</translation>
    </message>
    <message>
        <source>it gives consent to a text that the study never had</source>
        <translation>da el consentimiento a un texto que el estudio nunca tuvo</translation>
    </message>
    <message>
        <source>not written by Subtext: no version of it writes such a row</source>
        <translation>no lo escribió Subtext: ninguna versión escribe una fila así</translation>
    </message>
    <message>
        <source> (%1 and %2 more)</source>
        <translation> (%1 y %2 más)</translation>
    </message>
    <message>
        <source>%1 read, %2 merged.</source>
        <translation>Leído: %1; fusionado: %2.</translation>
    </message>
    <message>
        <source>Items that somebody has still to label and that practice shows with their answer: %1. Remove them from the practice scenes, in Settings of Roster.</source>
        <translation>Ítems que alguien tiene aún por etiquetar y que la práctica muestra con su respuesta: %1. Quítelos de las escenas de práctica, en Configuración de Participantes.</translation>
    </message>
    <message>
        <source>Nothing is assigned yet.</source>
        <translation>Todavía no hay nada asignado.</translation>
    </message>
    <message>
        <source>%1 has labelled nothing.</source>
        <translation>%1 no ha etiquetado nada.</translation>
    </message>
    <message>
        <source>Of %1, %2.</source>
        <translation>De %1: %2.</translation>
    </message>
    <message>
        <source>A hand-out has not come back yet: merge it first, or the labels in it will be refused later.</source>
        <translation>Un archivo de trabajo aún no ha vuelto: fusiónelo primero, o las etiquetas que contiene no se admitirán después.</translation>
    </message>
    <message>
        <source>No item is open, so nobody else gets any.</source>
        <translation>No hay ningún ítem pendiente, así que no pasa ninguno a otra persona.</translation>
    </message>
    <message>
        <source>Nobody on the roster can take them: everybody who labels that group has them already. Add an annotator, then assign what is missing.</source>
        <translation>Nadie de la lista puede asumirlos: todos los que etiquetan ese grupo ya los tienen. Añada un anotador y asigne después lo que falta.</translation>
    </message>
    <message>
        <source>They go to those with the fewest items: people of the same group, and people who have no items yet. New items come at the end of a person’s order; items already assigned or labelled stay as they are.</source>
        <translation>Van a quienes tienen menos ítems: personas del mismo grupo y personas que aún no tienen ninguno. Los ítems nuevos se añaden al final del orden de cada persona; los ya asignados o etiquetados quedan como están.</translation>
    </message>
    <message>
        <source>Fixed: labelling has begun, and this decides who labels what in which order.</source>
        <translation>Fijado: el etiquetado ya ha empezado, y esto decide quién etiqueta qué y en qué orden.</translation>
    </message>
    <message>
        <source>3. It asks for your consent; a few practice scenes follow, then your items.</source>
        <translation>3. Se le pedirá su consentimiento; siguen unas escenas de práctica y después sus ítems.</translation>
    </message>
    <message>
        <source>3. It asks for your consent; your items follow.</source>
        <translation>3. Se le pedirá su consentimiento; después siguen sus ítems.</translation>
    </message>
    <message>
        <source>3. It begins with a few practice scenes; your items follow.</source>
        <translation>3. Empieza con unas escenas de práctica; después siguen sus ítems.</translation>
    </message>
    <message>
        <source>3. Label your items.</source>
        <translation>3. Etiquete sus ítems.</translation>
    </message>
    <message>
        <source>Attached is your file for “%1”: %2. It holds %3 and the guideline, and nothing from anybody else.</source>
        <translation>Le adjunto su archivo para «%1»: %2. Contiene %3 y las directrices, y nada de ninguna otra persona.</translation>
    </message>
    <message>
        <source>Your file for “%1” is in the folder that I share with you: %2. It holds %3 and the guideline, and nothing from anybody else.</source>
        <translation>Su archivo para «%1» está en la carpeta que comparto con usted: %2. Contiene %3 y las directrices, y nada de ninguna otra persona.</translation>
    </message>
    <message>
        <source>Your file for “%1” is %2; you get it by mail or in a folder that I share with you. It holds %3 and the guideline, and nothing from anybody else.</source>
        <translation>Su archivo para «%1» es %2; lo recibirá por correo o en una carpeta que comparto con usted. Contiene %3 y las directrices, y nada de ninguna otra persona.</translation>
    </message>
    <message>
        <source>1. Save the file on your computer.</source>
        <translation>1. Guarde el archivo en su dispositivo.</translation>
    </message>
    <message>
        <source>1. Let the folder be copied to your computer, and leave the file in it.</source>
        <translation>1. Deje que la carpeta se copie en su dispositivo y no saque el archivo de ella.</translation>
    </message>
    <message>
        <source>1. Save the file on your computer; if it is in a shared folder, leave it there.</source>
        <translation>1. Guarde el archivo en su dispositivo; si está en una carpeta compartida, déjelo ahí.</translation>
    </message>
    <message>
        <source>4. When you have finished, choose “Hand in”. It says which file to send; please reply with that file attached.</source>
        <translation>4. Cuando haya terminado, elija «Entregar». Se le indicará qué archivo enviar; responda a este mensaje con ese archivo adjunto.</translation>
    </message>
    <message>
        <source>4. When you have finished, choose “Hand in”. It writes the file for me beside yours, in the same folder; you need not send anything.</source>
        <translation>4. Cuando haya terminado, elija «Entregar». El archivo para mí se escribe junto al suyo, en la misma carpeta; no tiene que enviar nada.</translation>
    </message>
    <message>
        <source>4. When you have finished, choose “Hand in”. It says which file is for me: please mail it to me, unless it is in the shared folder, where I find it.</source>
        <translation>4. Cuando haya terminado, elija «Entregar». Se le indicará qué archivo es para mí: envíemelo por correo, salvo que esté en la carpeta compartida, donde ya lo encontraré.</translation>
    </message>
    <message>
        <source>%1: your file</source>
        <translation>%1: su archivo</translation>
    </message>
    <message>
        <source>Dear %1,</source>
        <translation>Hola, %1:</translation>
    </message>
    <message>
        <source>2. Open it with Subtext: a double click is enough if Subtext is installed.</source>
        <translation>2. Ábralo con Subtext: si Subtext está instalado, basta un doble clic.</translation>
    </message>
    <message>
        <source>It asks for the passphrase that we agreed on.</source>
        <translation>Se le pedirá la contraseña que acordamos.</translation>
    </message>
    <message>
        <source>Everything is saved as you go; you can stop and come back.</source>
        <translation>Todo se guarda sobre la marcha; puede parar y volver cuando quiera.</translation>
    </message>
    <message>
        <source>Please do not rename the file, and work on one copy only.</source>
        <translation>No cambie el nombre del archivo y trabaje siempre en una sola copia.</translation>
    </message>
    <message>
        <source>Thank you,</source>
        <translation>Gracias.</translation>
    </message>
</context>
<context>
    <name>subtext::CoverageBar</name>
    <message>
        <source>Coverage</source>
        <translation>Cobertura</translation>
    </message>
</context>
<context>
    <name>subtext::CueChart</name>
    <message>
        <source>Cue words</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>%1 of %2 answers mark words.</source>
        <translation>%1 de %2 respuestas marcan palabras.</translation>
    </message>
    <message>
        <source>Mean overlap in an item (F1): %1, n = %2.</source>
        <translation>Solapamiento medio en un ítem (F1): %1, n = %2.</translation>
    </message>
    <message>
        <source>Krippendorff’s α for unitizing the texts: %1, n = %2.</source>
        <translation>α de Krippendorff para la segmentación de los textos: %1, n = %2.</translation>
    </message>
    <message>
        <source>Below: the words most marked with a label. All items, whatever is chosen above.</source>
        <translation>Abajo: las palabras más marcadas con cada etiqueta. Todos los ítems, se elija lo que se elija arriba.</translation>
    </message>
    <message>
        <source>Nobody has marked a word of the scenes as they read now.</source>
        <translation>Nadie ha marcado ninguna palabra de las escenas tal como están ahora.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Answers with marks</source>
        <translation>Respuestas con marcas</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Answers that mark it</source>
        <translation>Respuestas que la marcan</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Answers that mark the word</source>
        <translation>Respuestas que marcan la palabra</translation>
    </message>
    <message>
        <source>“%1”, %2</source>
        <translation>«%1», %2</translation>
    </message>
    <message>
        <source>of %1 answers with marks</source>
        <translation>de %1 respuestas con marcas</translation>
    </message>
</context>
<context>
    <name>subtext::CueLegend</name>
    <message>
        <source>Marked by one</source>
        <translation>Marcado por uno</translation>
    </message>
    <message>
        <source>by several</source>
        <translation>por varios</translation>
    </message>
    <message>
        <source>by all who marked (%1 of %2 marked)</source>
        <translation>por todos los que marcaron (marcaron %1 de %2)</translation>
    </message>
    <message>
        <source>This annotator marked no word: %1</source>
        <translation>Este anotador no marcó ninguna palabra: %1</translation>
    </message>
    <message>
        <source>Marks of one annotator: %1</source>
        <translation>Marcas de un anotador: %1</translation>
    </message>
    <message>
        <source>Point at an annotator’s column, or go there with Tab, to see their marks alone.</source>
        <translation>Apunte a la columna de un anotador, o vaya a ella con Tab, para ver solo sus marcas.</translation>
    </message>
</context>
<context>
    <name>subtext::CueMarker</name>
    <message>
        <source>%1, marked</source>
        <translation>%1, marcada</translation>
    </message>
</context>
<context>
    <name>subtext::CueRow</name>
    <message>
        <source>Quote in the explanation</source>
        <translation>Citar en la explicación</translation>
    </message>
    <message>
        <source>Clear marks</source>
        <translation>Quitar marcas</translation>
    </message>
    <message numerus="yes">
        <source>%n words marked</source>
        <translation>
            <numerusform>%n palabra marcada</numerusform>
            <numerusform>%n palabras marcadas</numerusform>
        </translation>
    </message>
    <message>
        <source>No more places can be marked: the limit is %1</source>
        <translation>No se pueden marcar más lugares: el límite es %1</translation>
    </message>
    <message>
        <source>The scene was corrected after you marked words in it.</source>
        <translation>La escena se corrigió después de que usted marcara palabras en ella.</translation>
    </message>
    <message>
        <source>No words marked</source>
        <translation>Ninguna palabra marcada</translation>
    </message>
    <message>
        <source>Click the words that gave it away, or Ctrl+K</source>
        <translation>Haga clic en las palabras que le dieron la clave, o pulse Ctrl+K</translation>
    </message>
</context>
<context>
    <name>subtext::CueSentences</name>
    <message>
        <source>By all who marked: %1</source>
        <translation>Por todos los que marcaron: %1</translation>
    </message>
    <message>
        <source>By several: %1</source>
        <translation>Por varios: %1</translation>
    </message>
    <message>
        <source>By one: %1</source>
        <translation>Por uno: %1</translation>
    </message>
</context>
<context>
    <name>subtext::CueTexts</name>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Marked words of an earlier text</source>
        <translation>Palabras marcadas de un texto anterior</translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <translation>Marcado: %1</translation>
    </message>
    <message>
        <source>%1, and words of an earlier text</source>
        <translation>%1, y palabras de un texto anterior</translation>
    </message>
</context>
<context>
    <name>subtext::DatasheetForm</name>
    <message>
        <source>What the study knows is filled in already, and you can reword it. Only people can answer the rest. The answers are kept in the study and printed in DATASHEET.md.</source>
        <translation>Lo que el estudio sabe ya está relleno, y puede redactarlo de otro modo. Lo demás solo pueden responderlo personas. Las respuestas se guardan en el estudio y se imprimen en DATASHEET.md.</translation>
    </message>
    <message>
        <source>unanswered</source>
        <translation>sin responder</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>All %1 questions are answered</source>
        <translation>Las %1 preguntas están respondidas</translation>
    </message>
    <message>
        <source>%1 of %2 questions answered</source>
        <translation>%1 de %2 preguntas respondidas</translation>
    </message>
</context>
<context>
    <name>subtext::DecisionPanel</name>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>History of the item, and to use it as practice</source>
        <translation>Historial del ítem y uso como práctica</translation>
    </message>
    <message>
        <source>Leave out…</source>
        <translation>Excluir…</translation>
    </message>
    <message>
        <source>Leave this item out: the scene is unusable (Ctrl+M)</source>
        <translation>Excluir este ítem: la escena no sirve (Ctrl+M)</translation>
    </message>
    <message>
        <source>Label is ambiguous</source>
        <translation>La etiqueta es ambigua</translation>
    </message>
    <message>
        <source>Keeps the label as the closest of several that apply, and marks the item as ambiguous (Ctrl+Shift+B)</source>
        <translation>Mantiene la etiqueta como la más cercana de varias que encajan, y marca el ítem como ambiguo (Ctrl+Mayús+B)</translation>
    </message>
    <message>
        <source>Note on the decision</source>
        <translation>Nota sobre la decisión</translation>
    </message>
    <message>
        <source>Note: what decided it? Published, so name no one.</source>
        <translation>Nota: ¿qué fue lo decisivo? Se publica; no nombre a nadie.</translation>
    </message>
    <message>
        <source>Save and next</source>
        <translation>Guardar y seguir</translation>
    </message>
    <message>
        <source>Phrases…</source>
        <translation>Frases…</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Aplazar</translation>
    </message>
    <message>
        <source>Hold for later and go on (Ctrl+H)</source>
        <translation>Aplazar para más tarde y seguir (Ctrl+H)</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Note (required): why against the votes? Published, so name no one.</source>
        <translation>Nota (obligatoria): ¿por qué contra los votos? Se publica; no nombre a nadie.</translation>
    </message>
    <message>
        <source>the proposal</source>
        <translation>la propuesta</translation>
    </message>
    <message>
        <source>Confirm %1 and next</source>
        <translation>Confirmar %1 y seguir</translation>
    </message>
    <message>
        <source>Propose and next</source>
        <translation>Proponer y seguir</translation>
    </message>
    <message>
        <source>Replace decision</source>
        <translation>Sustituir la decisión</translation>
    </message>
    <message>
        <source>You disagree, and it is not settled yet.</source>
        <translation>Hay desacuerdo entre ustedes, y aún no está zanjado.</translation>
    </message>
    <message>
        <source>You disagree. One of you proposes a label, the other confirms it.</source>
        <translation>Hay desacuerdo entre ustedes. Uno propone una etiqueta y el otro la confirma.</translation>
    </message>
    <message>
        <source>Decided: %1.</source>
        <translation>Decidido: %1.</translation>
    </message>
    <message>
        <source>By rule: %1, %2.</source>
        <translation>Por regla: %1, %2.</translation>
    </message>
    <message>
        <source>By rule: %1, %2. A pick overrides it.</source>
        <translation>Por regla: %1, %2. Si usted elige, prevalece su elección.</translation>
    </message>
    <message>
        <source>Not all ratings are in yet.</source>
        <translation>Aún no están todas las valoraciones.</translation>
    </message>
    <message>
        <source>A split that nobody decided.</source>
        <translation>Un ítem dividido que nadie decidió.</translation>
    </message>
    <message>
        <source>A split. Nothing is decided until you do.</source>
        <translation>Un ítem dividido. Nada está decidido hasta que usted decida.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Draft saved</source>
        <translation>Borrador guardado</translation>
    </message>
    <message>
        <source>Decided, saved</source>
        <translation>Decidido y guardado</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Choose a label, or “Ambiguous”, first.</source>
        <translation>Elija primero una etiqueta, o «Ambiguo».</translation>
    </message>
    <message>
        <source>Choose a label, or “Ambiguous”, for %1 first.</source>
        <translation>Elija primero una etiqueta, o «Ambiguo», para %1.</translation>
    </message>
    <message>
        <source>A split needs a basis: what decided it?</source>
        <translation>Un ítem dividido necesita un fundamento: ¿qué fue lo decisivo?</translation>
    </message>
    <message>
        <source>This overrides the votes. Explain why in the note.</source>
        <translation>Esto va contra los votos. Explique el porqué en la nota.</translation>
    </message>
    <message>
        <source>This keeps the distribution: there is no label to mark.</source>
        <translation>Esto conserva la distribución: no hay etiqueta que marcar.</translation>
    </message>
    <message>
        <source>Choose a label first; then it can be marked as ambiguous.</source>
        <translation>Elija primero una etiqueta; después podrá marcarla como ambigua.</translation>
    </message>
    <message>
        <source>An answer was given after this decision (%1).</source>
        <translation>Después de esta decisión se dio una respuesta (%1).</translation>
    </message>
    <message>
        <source>A vote was revised after this decision (%1).</source>
        <translation>Después de esta decisión se revisó un voto (%1).</translation>
    </message>
    <message>
        <source>A scale was revised after this decision (%1), and no vote changed.</source>
        <translation>Después de esta decisión se revisó una escala (%1), y no cambió ningún voto.</translation>
    </message>
    <message>
        <source>An explanation was revised after this decision (%1), and no vote changed.</source>
        <translation>Después de esta decisión se revisó una explicación (%1), y no cambió ningún voto.</translation>
    </message>
    <message>
        <source>An answer was revised after this decision (%1), and no vote changed.</source>
        <translation>Después de esta decisión se revisó una respuesta (%1), y no cambió ningún voto.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>de un archivo</translation>
    </message>
    <message>
        <source>date unknown</source>
        <translation>fecha desconocida</translation>
    </message>
    <message>
        <source>Saving replaces this decision (%1, %2); the history keeps it.</source>
        <translation>Al guardar se sustituye esta decisión (%1, %2); el historial la conserva.</translation>
    </message>
    <message>
        <source>Save to keep it, or choose again.</source>
        <translation>Guarde para mantenerla, o elija otra vez.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers are asked for again: each counts until the new one is there.</source>
        <translation>
            <numerusform>%n respuesta se ha pedido de nuevo: la actual cuenta hasta que llegue la nueva.</numerusform>
            <numerusform>%n respuestas se han pedido de nuevo: las actuales cuentan hasta que lleguen las nuevas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still needed: the basis, what decided it.</source>
        <translation>Falta aún: el fundamento, qué fue lo decisivo.</translation>
    </message>
    <message>
        <source>Still needed: a note that says why, as this overrides the votes.</source>
        <translation>Falta aún: una nota que diga el porqué, ya que esto va contra los votos.</translation>
    </message>
</context>
<context>
    <name>subtext::DecisionSide</name>
    <message>
        <source>No item is on the desk, so there is nothing to decide.</source>
        <translation>No hay ningún ítem en la mesa, así que no hay nada que decidir.</translation>
    </message>
</context>
<context>
    <name>subtext::DecisionsDialog</name>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>&amp;Elegir un archivo…</translation>
    </message>
    <message>
        <source>No file is chosen yet.</source>
        <translation>Aún no se ha elegido ningún archivo.</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importar</translation>
    </message>
    <message>
        <source>Import decisions</source>
        <translation>Importar decisiones</translation>
    </message>
    <message>
        <source>A row for each scenario, with the columns scenario, gold, basis, ambiguous and note. All rows are imported, or none.</source>
        <translation>Una fila por escenario, con las columnas scenario, gold, basis, ambiguous y note. Se importan todas las filas o ninguna.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Fundamento</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Decisions in the file</source>
        <translation>Decisiones del archivo</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>&amp;De quién son las decisiones</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>De quién son las decisiones</translation>
    </message>
    <message>
        <source>Decisions that are nobody’s replace those made before. A person’s are recorded as their own, and that person can undo them at the desk.</source>
        <translation>Las decisiones que no son de nadie sustituyen a las tomadas antes. Las de una persona se registran como suyas, y ella puede deshacerlas en la mesa.</translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <translation>De nadie</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt *.xlsx);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decisión</numerusform>
            <numerusform>%n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>(the first %1 are shown)</source>
        <translation>(se muestran las primeras %1)</translation>
    </message>
    <message numerus="yes">
        <source>%n rows only say what the votes give by themselves.</source>
        <translation>
            <numerusform>%n fila solo dice lo que los votos ya dan por sí mismos.</numerusform>
            <numerusform>%n filas solo dicen lo que los votos ya dan por sí mismos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::DeskCharts</name>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 de %2 (%3 %)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Progress, %1</source>
        <translation>Progreso, %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>No splits</source>
        <translation>Sin ítems divididos</translation>
    </message>
    <message>
        <source>%1 of %2 decided</source>
        <translation>%1 de %2 decididos</translation>
    </message>
    <message>
        <source>No splits to decide</source>
        <translation>No hay ítems divididos por decidir</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decididos</translation>
    </message>
    <message numerus="yes">
        <source>%n splits waiting</source>
        <translation>
            <numerusform>%n ítem dividido en espera</numerusform>
            <numerusform>%n ítems divididos en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>no splits waiting</source>
        <translation>ningún ítem dividido en espera</translation>
    </message>
    <message>
        <source>, %1 disputed</source>
        <translation>, %1 en disputa</translation>
    </message>
    <message>
        <source>%1 disputed</source>
        <translation>%1 en disputa</translation>
    </message>
    <message numerus="yes">
        <source>%n other items decided</source>
        <translation>
            <numerusform>otros ítems decididos: %n</numerusform>
            <numerusform>otros ítems decididos: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A split has no gold label until a person decides. The queue also holds wide ranges and items that a rater called broken or unclear; they are not counted here.</source>
        <translation>Un ítem dividido no tiene etiqueta gold hasta que decide una persona. La cola contiene además rangos amplios e ítems que algún anotador señaló como defectuosos o poco claros; aquí no se cuentan.</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Patrones</translation>
    </message>
    <message>
        <source>unanimous</source>
        <translation>unánime</translation>
    </message>
    <message>
        <source>Unanimous</source>
        <translation>Unánime</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>mayoría</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>Mayoría</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividido</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividido</translation>
    </message>
    <message>
        <source>of %1 with all ratings</source>
        <translation>de %1 con todas las valoraciones</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>no item has all ratings yet</source>
        <translation>ningún ítem tiene aún todas las valoraciones</translation>
    </message>
    <message numerus="yes">
        <source>of %n items</source>
        <translation>
            <numerusform>de %n ítem</numerusform>
            <numerusform>de %n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>none complete yet</source>
        <translation>ninguno completo todavía</translation>
    </message>
    <message>
        <source>How the votes of an item are distributed. The first two get their gold label by rule; a decision can override it.</source>
        <translation>Cómo se reparten los votos de un ítem. Los dos primeros patrones obtienen su etiqueta gold por regla; una decisión puede ir contra ella.</translation>
    </message>
    <message>
        <source>Picks by file order</source>
        <translation>Elecciones por orden del archivo</translation>
    </message>
    <message>
        <source>Picks by place</source>
        <translation>Elecciones por lugar</translation>
    </message>
    <message>
        <source>%1 place</source>
        <translation>Lugar: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>A label no rater chose, or ambiguous: %1</source>
        <translation>Una etiqueta que no eligió ningún anotador, o ambiguo: %1</translation>
    </message>
    <message>
        <source>too few decisions to test for a preference (%1 of %2)</source>
        <translation>muy pocas decisiones para contrastar una preferencia (%1 de %2)</translation>
    </message>
    <message>
        <source>too few: %1 of %2</source>
        <translation>muy pocas: %1 de %2</translation>
    </message>
    <message>
        <source>%1, first place vs %2</source>
        <translation>%1, primer lugar frente a %2</translation>
    </message>
    <message>
        <source>no sign of a preference, %1</source>
        <translation>sin indicios de preferencia, %1</translation>
    </message>
    <message>
        <source>%1, 1st vs %2</source>
        <translation>%1, 1.º frente a %2</translation>
    </message>
    <message>
        <source>no preference, %1</source>
        <translation>sin preferencia, %1</translation>
    </message>
    <message>
        <source>not tested: items have different numbers of raters</source>
        <translation>sin contraste: los ítems tienen distinto número de anotadores</translation>
    </message>
    <message>
        <source>not tested: raters differ</source>
        <translation>sin contraste: n.º de anotadores distinto</translation>
    </message>
    <message>
        <source>no rater’s label taken yet</source>
        <translation>aún no se ha tomado la etiqueta de ningún anotador</translation>
    </message>
    <message>
        <source>no split decided yet</source>
        <translation>aún no hay ningún ítem dividido decidido</translation>
    </message>
    <message>
        <source>none taken yet</source>
        <translation>ninguna tomada aún</translation>
    </message>
    <message>
        <source>none decided yet</source>
        <translation>ninguno decidido aún</translation>
    </message>
    <message>
        <source>How often each rater’s label became gold, by file order, as some decisions came without the order on screen. A preferred place means that the order decided, not the scene.</source>
        <translation>Con qué frecuencia pasó a ser gold la etiqueta de cada anotador, según el orden del archivo, ya que algunas decisiones llegaron sin el orden en pantalla. Un lugar preferido significa que decidió el orden y no la escena.</translation>
    </message>
    <message>
        <source>How often the label in each place on screen was taken. A preferred place means that the order decided, not the scene.</source>
        <translation>Con qué frecuencia se tomó la etiqueta de cada lugar en pantalla. Un lugar preferido significa que decidió el orden y no la escena.</translation>
    </message>
    <message>
        <source>Hints followed</source>
        <translation>Sugerencias seguidas</translation>
    </message>
    <message>
        <source>nearest</source>
        <translation>la más cercana</translation>
    </message>
    <message>
        <source>Label nearest in %1 taken</source>
        <translation>Se tomó la etiqueta más cercana en %1</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modificado</translation>
    </message>
    <message>
        <source>Pick changed after the hints</source>
        <translation>Elección cambiada tras las sugerencias</translation>
    </message>
    <message>
        <source>likeliest</source>
        <translation>la más probable</translation>
    </message>
    <message>
        <source>Most likely label taken</source>
        <translation>Se tomó la etiqueta más probable</translation>
    </message>
    <message numerus="yes">
        <source>of %n decisions with hints</source>
        <translation>
            <numerusform>de %n decisión con sugerencias</numerusform>
            <numerusform>de %n decisiones con sugerencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n with hints</source>
        <translation>
            <numerusform>de %n con sugerencias</numerusform>
            <numerusform>de %n con sugerencias</numerusform>
        </translation>
    </message>
    <message>
        <source>no decision with hints yet</source>
        <translation>aún no hay decisiones con sugerencias</translation>
    </message>
    <message>
        <source>none with hints yet</source>
        <translation>aún ninguna con sugerencias</translation>
    </message>
    <message>
        <source>Whether the final pick followed the hints, and how often the first pick was changed after them.</source>
        <translation>Si la elección final siguió las sugerencias, y con qué frecuencia se cambió la primera elección después de verlas.</translation>
    </message>
    <message>
        <source>no gold label yet</source>
        <translation>aún sin etiqueta gold</translation>
    </message>
    <message>
        <source>all ambiguous</source>
        <translation>todos ambiguos</translation>
    </message>
    <message>
        <source>%1-way tie, %2 each</source>
        <translation>empate entre %1, %2 cada uno</translation>
    </message>
    <message>
        <source>%1-way tie</source>
        <translation>empate entre %1</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>ambiguo</translation>
    </message>
    <message>
        <source>most often %1, %2 of %3</source>
        <translation>con más frecuencia %1, %2 de %3</translation>
    </message>
    <message>
        <source>most often %1</source>
        <translation>con más frecuencia %1</translation>
    </message>
    <message>
        <source>Gold labels</source>
        <translation>Etiquetas gold</translation>
    </message>
    <message>
        <source>Gold labels, %1</source>
        <translation>Etiquetas gold, %1</translation>
    </message>
    <message>
        <source>Digits are the emotions in wheel order; ± means ambiguous: the distribution of the votes is kept.</source>
        <translation>Los números son las emociones en el orden de la rueda; ± significa ambiguo: se conserva la distribución de los votos.</translation>
    </message>
    <message>
        <source>The options of %1 in their order; ± means ambiguous: the distribution of the votes is kept.</source>
        <translation>Las opciones de %1 en su orden; ± significa ambiguo: se conserva la distribución de los votos.</translation>
    </message>
    <message>
        <source>Time per decision</source>
        <translation>Tiempo por decisión</translation>
    </message>
    <message>
        <source>nothing decided here yet</source>
        <translation>aún no se ha decidido nada aquí</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decisión</numerusform>
            <numerusform>%n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, %2 a %3</translation>
    </message>
    <message>
        <source>Active time at the desk, decision by decision; the dotted line is the median.</source>
        <translation>Tiempo activo en la mesa, decisión por decisión; la línea de puntos es la mediana.</translation>
    </message>
</context>
<context>
    <name>subtext::DeskHead</name>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>The list of items, and the search in it (Ctrl+F)</source>
        <translation>La lista de ítems y su búsqueda (Ctrl+F)</translation>
    </message>
    <message>
        <source>Items left out of all figures, and how to include them again</source>
        <translation>Ítems excluidos de todas las cifras, y cómo volver a incluirlos</translation>
    </message>
    <message>
        <source>Splits that you decided, for another look (F9)</source>
        <translation>Ítems divididos que usted decidió, para una segunda lectura (F9)</translation>
    </message>
    <message>
        <source>Left out: %1…</source>
        <translation>Excluidos: %1…</translation>
    </message>
    <message>
        <source>Second looks: %1…</source>
        <translation>Segundas lecturas: %1…</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Desbloquear…</translation>
    </message>
    <message>
        <source>Lock the study…</source>
        <translation>Bloquear el estudio…</translation>
    </message>
    <message>
        <source>Lock…</source>
        <translation>Bloquear…</translation>
    </message>
</context>
<context>
    <name>subtext::DeskLeavingOut</name>
    <message>
        <source>The item was not left out</source>
        <translation>El ítem no se excluyó</translation>
    </message>
    <message>
        <source>%1 is left out of the data.</source>
        <translation>%1 queda excluido de los datos.</translation>
    </message>
    <message>
        <source>Include it again</source>
        <translation>Volver a incluir</translation>
    </message>
    <message>
        <source>Undone at the desk</source>
        <translation>Deshecho en la mesa</translation>
    </message>
    <message>
        <source>The item was not included again</source>
        <translation>El ítem no se volvió a incluir</translation>
    </message>
</context>
<context>
    <name>subtext::DeskPage</name>
    <message>
        <source>Adjudicate</source>
        <translation>Arbitraje</translation>
    </message>
    <message>
        <source>Choose an option, as in Label; on a board: yes</source>
        <translation>Elegir una opción, como en Etiquetado; en un tablero: sí</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 a 9</translation>
    </message>
    <message>
        <source>The same; on a board: no</source>
        <translation>Lo mismo; en un tablero: no</translation>
    </message>
    <message>
        <source>Shift+1 to Shift+9</source>
        <translation>Mayús+1 a Mayús+9</translation>
    </message>
    <message>
        <source>The options or rows beyond the ninth, as in Label</source>
        <translation>Las opciones o filas más allá de la novena, como en Etiquetado</translation>
    </message>
    <message>
        <source>A to W</source>
        <translation>A a W</translation>
    </message>
    <message>
        <source>Shift+A to Shift+W</source>
        <translation>Mayús+A a Mayús+W</translation>
    </message>
    <message>
        <source>Next question that needs a pick, or else the next one</source>
        <translation>Siguiente pregunta que necesita una elección, o la siguiente sin más</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Pregunta anterior</translation>
    </message>
    <message>
        <source>Take the label of the annotator in the first, second, … place</source>
        <translation>Tomar la etiqueta del anotador del primer, segundo, … lugar</translation>
    </message>
    <message>
        <source>A  S  D  F  G  H  J  K  L</source>
        <translation>A  S  D  F  G  H  J  K  L</translation>
    </message>
    <message>
        <source>The same, where letters choose options</source>
        <translation>Lo mismo, donde las letras eligen opciones</translation>
    </message>
    <message>
        <source>Alt+A, S, D, …</source>
        <translation>Alt+A, S, D, …</translation>
    </message>
    <message>
        <source>Ambiguous: keep the distribution</source>
        <translation>Ambiguo: conservar la distribución</translation>
    </message>
    <message>
        <source>Mark the label as ambiguous; label and mark are both kept</source>
        <translation>Marcar la etiqueta como ambigua; se conservan la etiqueta y la marca</translation>
    </message>
    <message>
        <source>Leave the item out: the scene is unusable</source>
        <translation>Excluir el ítem: la escena no sirve</translation>
    </message>
    <message>
        <source>Basis, in the order of the box</source>
        <translation>Fundamento, en el orden del cuadro</translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+6</source>
        <translation>Ctrl+1 a Ctrl+6</translation>
    </message>
    <message>
        <source>Save and next; when settling: propose, or confirm the proposal</source>
        <translation>Guardar y seguir; al zanjar: proponer, o confirmar la propuesta</translation>
    </message>
    <message>
        <source>Next item of the queue</source>
        <translation>Ítem siguiente de la cola</translation>
    </message>
    <message>
        <source>Previous item of the queue</source>
        <translation>Ítem anterior de la cola</translation>
    </message>
    <message>
        <source>Go to the note, or leave it</source>
        <translation>Ir a la nota, o salir de ella</translation>
    </message>
    <message>
        <source>Leave the note</source>
        <translation>Salir de la nota</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Phrases for the note</source>
        <translation>Frases para la nota</translation>
    </message>
    <message>
        <source>Hold for later and go on; on a held item, stop holding it</source>
        <translation>Aplazar para más tarde y seguir; en un ítem aplazado, dejar de aplazarlo</translation>
    </message>
    <message>
        <source>Undo, including decisions and settling</source>
        <translation>Deshacer, incluidas las decisiones y los desacuerdos zanjados</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Show or hide the tallies</source>
        <translation>Mostrar u ocultar los recuentos</translation>
    </message>
    <message>
        <source>Search the queue</source>
        <translation>Buscar en la cola</translation>
    </message>
    <message>
        <source>History of the item</source>
        <translation>Historial del ítem</translation>
    </message>
    <message>
        <source>Use the item as a practice scene, with a note on what it teaches</source>
        <translation>Usar el ítem como escena de práctica, con una nota sobre lo que enseña</translation>
    </message>
    <message>
        <source>Reply to a question about the item</source>
        <translation>Contestar a una consulta sobre el ítem</translation>
    </message>
    <message>
        <source>Second looks at splits that you decided</source>
        <translation>Segundas lecturas de ítems divididos que usted decidió</translation>
    </message>
    <message>
        <source>Have a screen reader say the scene again</source>
        <translation>Hacer que un lector de pantalla repita la escena</translation>
    </message>
    <message>
        <source>Charts: this group</source>
        <translation>Gráficos: este grupo</translation>
    </message>
    <message>
        <source>Which items the charts below cover</source>
        <translation>Qué ítems abarcan los gráficos de abajo</translation>
    </message>
    <message>
        <source>Taken back: %1. Ctrl+Shift+Z brings it back.</source>
        <translation>Retirado: %1. Ctrl+Mayús+Z lo recupera.</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>No se ha guardado. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>All items</source>
        <translation>Todos los ítems</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Charts: all items</source>
        <translation>Gráficos: todos los ítems</translation>
    </message>
    <message>
        <source>Charts: this %1</source>
        <translation>Gráficos: este %1</translation>
    </message>
    <message>
        <source>This study is open for reading only; nothing can be changed.</source>
        <translation>Este estudio está abierto solo para lectura; no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>The lock was not changed</source>
        <translation>El bloqueo no se cambió</translation>
    </message>
    <message>
        <source>No item is on the desk.</source>
        <translation>No hay ningún ítem en la mesa.</translation>
    </message>
    <message>
        <source>“%1” is a practice scene now.</source>
        <translation>«%1» es ahora una escena de práctica.</translation>
    </message>
</context>
<context>
    <name>subtext::DeskProgress</name>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (usted)</translation>
    </message>
    <message>
        <source>%1 for %2.</source>
        <translation>%1 para %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n proposals waiting</source>
        <translation>
            <numerusform>%n propuesta en espera</numerusform>
            <numerusform>%n propuestas en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>Two adjudicators: κ = %1. %2 decided by both, %3 disputed, %4 settled.</source>
        <translation>Dos árbitros: κ = %1. Decididos por ambos: %2; en disputa: %3; zanjados: %4.</translation>
    </message>
    <message>
        <source>Two adjudicators; %1 decided by both so far.</source>
        <translation>Dos árbitros; %1 decididos por ambos hasta ahora.</translation>
    </message>
    <message>
        <source>%1 You have finished; waiting for %2.</source>
        <translation>%1 Usted ha terminado; se espera a %2.</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 de %3</translation>
    </message>
    <message>
        <source>Splits decided: %1.</source>
        <translation>Ítems divididos decididos: %1.</translation>
    </message>
    <message>
        <source>%1 Decisions are compared once both have finished.</source>
        <translation>%1 Las decisiones se compararán cuando ambos hayan terminado.</translation>
    </message>
    <message>
        <source>%1 disagree and will settle it. Nothing is waiting for you.</source>
        <translation>%1 no están de acuerdo y lo zanjarán. No hay nada pendiente para usted.</translation>
    </message>
    <message>
        <source>Decided by %1. Nothing is waiting for you.</source>
        <translation>Decidido por %1. No hay nada pendiente para usted.</translation>
    </message>
    <message>
        <source>The final labels are in Release, under Files.</source>
        <translation>Las etiquetas finales están en Publicación, en Archivos.</translation>
    </message>
    <message>
        <source>Every split is decided.</source>
        <translation>Todos los ítems divididos están decididos.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers that were asked for again have not come; the earlier ones count until then.</source>
        <translation>
            <numerusform>%n respuesta pedida de nuevo no ha llegado; hasta entonces cuenta la anterior.</numerusform>
            <numerusform>%n respuestas pedidas de nuevo no han llegado; hasta entonces cuentan las anteriores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next, the coordinator looks at the findings and makes the release. Locking the study ends all changes.</source>
        <translation>Ahora el coordinador mira las incidencias y hace la publicación. Bloquear el estudio pone fin a todos los cambios.</translation>
    </message>
    <message numerus="yes">
        <source>%n items are not decided yet: they are waiting for labels.</source>
        <translation>
            <numerusform>%n ítem no está decidido aún: espera etiquetas.</numerusform>
            <numerusform>%n ítems no están decididos aún: esperan etiquetas.</numerusform>
        </translation>
    </message>
    <message>
        <source>it could not be read</source>
        <translation>no se pudo leer</translation>
    </message>
    <message>
        <source>The study is locked. Labels and decisions no longer change; annotators see where the final label differs from theirs. Reason: “%1”</source>
        <translation>El estudio está bloqueado. Las etiquetas y las decisiones ya no cambian; los anotadores ven dónde difiere la etiqueta final de la suya. Motivo: «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n splits that you have not decided</source>
        <translation>
            <numerusform>%n ítem dividido que usted no ha decidido</numerusform>
            <numerusform>%n ítems divididos que usted no ha decidido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits that nobody has decided</source>
        <translation>
            <numerusform>%n ítem dividido que nadie ha decidido</numerusform>
            <numerusform>%n ítems divididos que nadie ha decidido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items on which the adjudicators disagree: no gold label</source>
        <translation>
            <numerusform>%n ítem en que los árbitros no están de acuerdo: sin etiqueta gold</numerusform>
            <numerusform>%n ítems en que los árbitros no están de acuerdo: sin etiqueta gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items with an answer revised after the decision</source>
        <translation>
            <numerusform>%n ítem decidido con una respuesta revisada después de la decisión</numerusform>
            <numerusform>%n ítems decididos con una respuesta revisada después de la decisión</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items held</source>
        <translation>
            <numerusform>%n ítem aplazado</numerusform>
            <numerusform>%n ítems aplazados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items with ratings missing</source>
        <translation>
            <numerusform>%n ítem al que le faltan valoraciones</numerusform>
            <numerusform>%n ítems a los que les faltan valoraciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers that were asked for again and have not come</source>
        <translation>
            <numerusform>%n respuesta pedida de nuevo que no ha llegado</numerusform>
            <numerusform>%n respuestas pedidas de nuevo que no han llegado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items without a reply</source>
        <translation>
            <numerusform>%n consulta sobre ítems sin contestación</numerusform>
            <numerusform>%n consultas sobre ítems sin contestación</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::DeskQuestions</name>
    <message>
        <source>Reply…</source>
        <translation>Contestar…</translation>
    </message>
    <message>
        <source>F7</source>
        <translation>F7</translation>
    </message>
    <message>
        <source>Questions…</source>
        <translation>Consultas…</translation>
    </message>
</context>
<context>
    <name>subtext::DeskSession</name>
    <message>
        <source>Undone at the desk</source>
        <translation>Deshecho en la mesa</translation>
    </message>
</context>
<context>
    <name>subtext::DeskStrip</name>
    <message>
        <source>Hide the tallies</source>
        <translation>Ocultar los recuentos</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>Recuentos</translation>
    </message>
    <message>
        <source>Only progress and time (Ctrl+T)</source>
        <translation>Solo progreso y tiempo (Ctrl+T)</translation>
    </message>
    <message>
        <source>Places picked, hints followed, labels so far (Ctrl+T)</source>
        <translation>Lugares elegidos, sugerencias seguidas, etiquetas hasta ahora (Ctrl+T)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Figures, %1</source>
        <translation>Cifras, %1</translation>
    </message>
</context>
<context>
    <name>subtext::DeskText</name>
    <message>
        <source>scale</source>
        <translation>escala</translation>
    </message>
    <message>
        <source>item of this %1</source>
        <translation>ítem de este %1</translation>
    </message>
    <message>
        <source>item</source>
        <translation>ítem</translation>
    </message>
    <message>
        <source>items of this %1</source>
        <translation>ítems de este %1</translation>
    </message>
    <message>
        <source>items</source>
        <translation>ítems</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1, no basis given</source>
        <translation>%1, sin fundamento indicado</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>by rule</source>
        <translation>por regla</translation>
    </message>
    <message>
        <source>held</source>
        <translation>aplazado</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>decidido</translation>
    </message>
    <message>
        <source>revisited</source>
        <translation>revisado</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>en disputa</translation>
    </message>
    <message>
        <source>by others</source>
        <translation>por otros</translation>
    </message>
    <message>
        <source>others differ</source>
        <translation>otros difieren</translation>
    </message>
    <message>
        <source>unanimous</source>
        <translation>unánime</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>mayoría</translation>
    </message>
    <message>
        <source>%1 polarity</source>
        <translation>polaridad de %1</translation>
    </message>
    <message>
        <source>misreading</source>
        <translation>lectura errónea</translation>
    </message>
    <message>
        <source>%1 fit</source>
        <translation>ajuste de %1</translation>
    </message>
    <message>
        <source>override</source>
        <translation>contra los votos</translation>
    </message>
    <message>
        <source>unstated</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>All raters chose this label.</source>
        <translation>Todos los anotadores eligieron esta etiqueta.</translation>
    </message>
    <message>
        <source>More raters chose this label than any other.</source>
        <translation>Esta etiqueta la eligieron más anotadores que cualquier otra.</translation>
    </message>
    <message>
        <source>The raters differ in the %1 but share the sign of %2, and this label goes with that sign.</source>
        <translation>Los anotadores difieren (%1), pero coinciden en el signo (%2), y esta etiqueta concuerda con ese signo.</translation>
    </message>
    <message>
        <source>Somebody chose this label; those who chose another misread the scene, the speaker or the tone.</source>
        <translation>Alguien eligió esta etiqueta; quienes eligieron otra leyeron mal la escena, al hablante o el tono.</translation>
    </message>
    <message>
        <source>This label is the nearest to where the raters put %1.</source>
        <translation>Esta etiqueta es la más cercana a las valoraciones de los anotadores (%1).</translation>
    </message>
    <message>
        <source>The votes give another label, or nobody chose this one, but it is better, for the reason in the note.</source>
        <translation>Los votos dan otra etiqueta, o nadie eligió esta, pero es mejor por el motivo que da la nota.</translation>
    </message>
    <message>
        <source>The label came with a file that gives no reason.</source>
        <translation>La etiqueta llegó con un archivo que no da ningún motivo.</translation>
    </message>
    <message>
        <source>“%1” does not apply here: the votes give this label by themselves, so its basis is “%2”.</source>
        <translation>«%1» no procede aquí: los votos dan por sí solos esta etiqueta, así que su fundamento es «%2».</translation>
    </message>
    <message>
        <source>“%1” does not apply here: this study has no scale for it.</source>
        <translation>«%1» no procede aquí: este estudio no tiene escala para ello.</translation>
    </message>
    <message>
        <source>“%1” does not apply here: the votes alone do not give this label.</source>
        <translation>«%1» no procede aquí: los votos por sí solos no dan esta etiqueta.</translation>
    </message>
    <message>
        <source>“%1” does not apply here: nobody chose this label, so nobody read the scene that way.</source>
        <translation>«%1» no procede aquí: nadie eligió esta etiqueta, así que nadie leyó la escena de ese modo.</translation>
    </message>
    <message>
        <source>“%1” does not apply here: somebody chose this label, and the votes give no other, so there is nothing to override.</source>
        <translation>«%1» no procede aquí: alguien eligió esta etiqueta y los votos no dan ninguna otra, así que no hay nada contra lo que decidir.</translation>
    </message>
    <message>
        <source>“%1” does not apply here.</source>
        <translation>«%1» no procede aquí.</translation>
    </message>
    <message>
        <source>all %1 ratings are negative</source>
        <translation>todas las valoraciones de %1 son negativas</translation>
    </message>
    <message>
        <source>all %1 ratings are neutral</source>
        <translation>todas las valoraciones de %1 son neutras</translation>
    </message>
    <message>
        <source>all %1 ratings are positive</source>
        <translation>todas las valoraciones de %1 son positivas</translation>
    </message>
    <message>
        <source>the %1 ratings differ in sign</source>
        <translation>las valoraciones de %1 difieren en el signo</translation>
    </message>
    <message>
        <source>%1: no %2 has this gold label yet</source>
        <translation>%1: ningún %2 tiene aún esta etiqueta gold</translation>
    </message>
    <message>
        <source>One label only; nothing to compare.</source>
        <translation>Una sola etiqueta; no hay nada que comparar.</translation>
    </message>
    <message>
        <source>Too few %1 have a gold label to compare the votes with.</source>
        <translation>Muy pocos %1 tienen etiqueta gold con la que comparar los votos.</translation>
    </message>
    <message>
        <source>Nearest of the voted labels in %4: &lt;b&gt;%1&lt;/b&gt;, by %2 (%3).</source>
        <translation>La más cercana de las etiquetas votadas en %4: &lt;b&gt;%1&lt;/b&gt;, por %2 (%3).</translation>
    </message>
    <message>
        <source>Two of the voted labels are about equally near (%1).</source>
        <translation>Dos de las etiquetas votadas están casi a la misma distancia (%1).</translation>
    </message>
    <message>
        <source>Based on the %1 that have a gold label so far, including labels by rule; it can change as more of them get one.</source>
        <translation>Se basa en los %1 que tienen etiqueta gold hasta ahora, incluidas las etiquetas por regla; puede cambiar a medida que la tengan más.</translation>
    </message>
    <message>
        <source>The distance from the item’s mean %1 to the mean of the %3 decided for each voted label, not counting this item. %2</source>
        <translation>La distancia entre la media del ítem (%1) y la media de los %3 decididos para cada etiqueta votada, sin contar este ítem. %2</translation>
    </message>
    <message>
        <source>The scale runs from −1 to +1.</source>
        <translation>La escala va de −1 a +1.</translation>
    </message>
    <message>
        <source>Scales run from −1 to +1.</source>
        <translation>Las escalas van de −1 a +1.</translation>
    </message>
    <message>
        <source>The %1 ratings differ in sign. Is polarity still the basis?</source>
        <translation>Las valoraciones de %1 difieren en el signo. ¿Sigue siendo la polaridad el fundamento?</translation>
    </message>
    <message>
        <source>The ratings are nearer to %1. Is the fit still the basis?</source>
        <translation>Las valoraciones están más cerca de %1. ¿Sigue siendo el ajuste el fundamento?</translation>
    </message>
    <message>
        <source>Too few %1 have a gold label to compare the ratings with. Is the fit still the basis?</source>
        <translation>Muy pocos %1 tienen etiqueta gold con la que comparar las valoraciones. ¿Sigue siendo el ajuste el fundamento?</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Ambiguo</translation>
    </message>
    <message>
        <source>%1 (ambiguous)</source>
        <translation>%1 (ambiguo)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>tie %1</source>
        <translation>empate %1</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 «%2»</translation>
    </message>
    <message>
        <source>%1 is shared; the labels name the same feeling.</source>
        <translation>Coinciden en %1; las etiquetas nombran el mismo sentimiento.</translation>
    </message>
    <message>
        <source>One annotator took the words literally.</source>
        <translation>Un anotador tomó las palabras al pie de la letra.</translation>
    </message>
    <message>
        <source>One annotator labelled the %1, not the %2.</source>
        <translation>Un anotador etiquetó otro papel: %1 en vez de %2.</translation>
    </message>
    <message>
        <source>The %1 decides between the two readings.</source>
        <translation>Lo que decide entre las dos lecturas: %1.</translation>
    </message>
    <message>
        <source>Both readings hold; the scene does not decide.</source>
        <translation>Ambas lecturas son válidas; la escena no decide entre ellas.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>leve</translation>
    </message>
    <message>
        <source>mild</source>
        <translation>leve</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marcada</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Tercero</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>Cuarto</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>Quinto</translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation>Sexto</translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation>Séptimo</translation>
    </message>
    <message>
        <source>Eighth</source>
        <translation>Octavo</translation>
    </message>
    <message>
        <source>Ninth</source>
        <translation>Noveno</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Lugar %1</translation>
    </message>
    <message>
        <source>%1st</source>
        <translation>%1.º</translation>
    </message>
    <message>
        <source>%1nd</source>
        <translation>%1.º</translation>
    </message>
    <message>
        <source>%1rd</source>
        <translation>%1.º</translation>
    </message>
    <message>
        <source>%1th</source>
        <translation>%1.º</translation>
    </message>
    <message>
        <source>p &lt; 0.0001</source>
        <translation>p &lt; 0,0001</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
</context>
<context>
    <name>subtext::DeviceTable</name>
    <message>
        <source>%1, dropped out</source>
        <translation>%1, se retiró</translation>
    </message>
    <message>
        <source>cut off for good</source>
        <translation>acceso cortado</translation>
    </message>
    <message>
        <source>not invited</source>
        <translation>no invitado</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>revocado</translation>
    </message>
    <message>
        <source>invited until %1</source>
        <translation>invitado hasta el %1</translation>
    </message>
    <message>
        <source>joined (this one)</source>
        <translation>unido (este)</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>unido</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>%1 de adelanto</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>%1 de atraso</translation>
    </message>
    <message>
        <source>People and devices of the team</source>
        <translation>Personas y dispositivos del equipo</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visto por última vez</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Not accepted</source>
        <translation>No aceptado</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
</context>
<context>
    <name>subtext::DialogButtons</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>subtext::DialogPrompts</name>
    <message>
        <source>“%1” is a file, not a folder.</source>
        <translation>«%1» es un archivo, no una carpeta.</translation>
    </message>
    <message>
        <source>“%1” does not exist and cannot be created.</source>
        <translation>«%1» no existe y no se puede crear.</translation>
    </message>
    <message>
        <source>Choose a folder that you can write to.</source>
        <translation>Elija una carpeta en la que pueda escribir.</translation>
    </message>
</context>
<context>
    <name>subtext::DismissRow</name>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Reason for dismissing</source>
        <translation>Motivo del descarte</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>Recuperar %1</translation>
    </message>
    <message>
        <source>Dismiss %1</source>
        <translation>Descartar %1</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Why these findings are dismissed</source>
        <translation>Por qué se descartan estas incidencias</translation>
    </message>
    <message>
        <source>Why this finding is dismissed</source>
        <translation>Por qué se descarta esta incidencia</translation>
    </message>
    <message>
        <source>Say why these findings are dismissed</source>
        <translation>Diga por qué se descartan estas incidencias</translation>
    </message>
    <message>
        <source>Say why this finding is dismissed</source>
        <translation>Diga por qué se descarta esta incidencia</translation>
    </message>
</context>
<context>
    <name>subtext::EmbedDialog</name>
    <message>
        <source>Ask for embeddings</source>
        <translation>Pedir embeddings</translation>
    </message>
    <message>
        <source>Request embeddings from a model</source>
        <translation>Solicitar embeddings a un modelo</translation>
    </message>
    <message>
        <source>First request</source>
        <translation>Primera petición</translation>
    </message>
    <message>
        <source>The whole request: texts only. It never contains ids, labels, notes or names of people.</source>
        <translation>La petición completa: solo textos. Nunca contiene id, etiquetas, notas ni nombres de personas.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Every text has an embedding by this model.</source>
        <translation>Todos los textos tienen un embedding de este modelo.</translation>
    </message>
    <message>
        <source>Tick the box above before sending the texts to this host.</source>
        <translation>Marque la casilla de arriba antes de enviar los textos a este servidor.</translation>
    </message>
    <message>
        <source>Embeddings need a server with the API “openai”.</source>
        <translation>Los embeddings necesitan un servidor con la API «openai».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n texts</source>
        <translation>
            <numerusform>%n texto</numerusform>
            <numerusform>%n textos</numerusform>
        </translation>
    </message>
    <message>
        <source>I agree to sending the texts of these scenes to %1</source>
        <translation>Acepto que se envíen los textos de estas escenas a %1</translation>
    </message>
</context>
<context>
    <name>subtext::EmotionChart</name>
    <message>
        <source>Emotions chosen</source>
        <translation>Emociones elegidas</translation>
    </message>
    <message>
        <source>The share of each emotion in a person’s answers, in the order of the wheel.</source>
        <translation>La proporción de cada emoción en las respuestas de una persona, en el orden de la rueda.</translation>
    </message>
    <message>
        <source>%1: what everybody chooses</source>
        <translation>%1: lo que elige cada cual</translation>
    </message>
    <message>
        <source>The share of each row in what a person said yes to, in the order of the task.</source>
        <translation>La proporción de cada fila en lo que una persona respondió con «sí», en el orden de la tarea.</translation>
    </message>
    <message>
        <source>The share of each answer in a person’s answers, in the order of the task.</source>
        <translation>La proporción de cada respuesta en las de una persona, en el orden de la tarea.</translation>
    </message>
    <message>
        <source>Nobody has labelled anything yet.</source>
        <translation>Nadie ha etiquetado nada todavía.</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>%1. Of all answers: %2.</source>
        <translation>%1. De todas las respuestas: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n anotador</numerusform>
            <numerusform>%n anotadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 (%5 %)</source>
        <translation>%1: %2, %3 de %4 (%5 %)</translation>
    </message>
</context>
<context>
    <name>subtext::EmotionKappaChart</name>
    <message>
        <source>κ by option</source>
        <translation>κ por opción</translation>
    </message>
    <message>
        <source>option</source>
        <translation>opción</translation>
    </message>
    <message>
        <source>κ by %1</source>
        <translation>κ por %1</translation>
    </message>
    <message>
        <source>Each %1 against all others, over all items, with 95 % intervals.</source>
        <translation>Cada %1 frente a todas las demás, sobre todos los ítems, con intervalos del 95 %.</translation>
    </message>
    <message>
        <source>Fleiss’ κ of the label against its absence. It is undefined where nobody, or everybody, chose the %1.</source>
        <translation>κ de Fleiss de la etiqueta frente a su ausencia. Es indefinido si nadie, o todo el mundo, eligió esa %1.</translation>
    </message>
    <message>
        <source>No item has labels of two people yet, so there is nothing to compare.</source>
        <translation>Ningún ítem tiene todavía etiquetas de dos personas, así que no hay nada que comparar.</translation>
    </message>
    <message>
        <source>Fleiss’ κ</source>
        <translation>κ de Fleiss</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Inferior</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Superior</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Share of the labels</source>
        <translation>Proporción de las etiquetas</translation>
    </message>
    <message>
        <source>%1 % of the labels</source>
        <translation>%1 % de las etiquetas</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Fleiss’ κ by %1: %2.</source>
        <translation>κ de Fleiss por %1: %2.</translation>
    </message>
</context>
<context>
    <name>subtext::EntanglementMaps</name>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n escenario</numerusform>
            <numerusform>%n escenarios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>s = %1</source>
        <translation>s = %1</translation>
    </message>
    <message>
        <source>Fitted</source>
        <translation>Ajustado</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Sentida</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>%1: gap</source>
        <translation>%1: desviación</translation>
    </message>
    <message>
        <source>Largest gap of an emotion</source>
        <translation>Mayor desviación de una emoción</translation>
    </message>
    <message>
        <source>Largest gap of a pair</source>
        <translation>Mayor desviación de un par</translation>
    </message>
    <message>
        <source>ln Z</source>
        <translation>ln Z</translation>
    </message>
    <message>
        <source>%1: θ = %2, felt in %3</source>
        <translation>%1: θ = %2, sentida en %3</translation>
    </message>
    <message>
        <source>θ</source>
        <translation>θ</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relación</translation>
    </message>
    <message>
        <source>Drawn together most: %1. Kept apart most: %2. Of eight dyads %3 are positive, of four opposites %4 are negative.</source>
        <translation>Las que más se atraen: %1. Las que más se repelen: %2. De ocho díadas, %3 son positivas; de cuatro opuestos, %4 son negativos.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: felt in %2</source>
        <translation>%1: sentida en %2</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Most often together: %1.</source>
        <translation>Más a menudo juntas: %1.</translation>
    </message>
    <message>
        <source>%1 where %2 is felt: undefined, since it never is</source>
        <translation>%1 donde se siente %2: indefinido, ya que nunca se siente</translation>
    </message>
    <message>
        <source>%1 where %2 is felt: %3, %4 of %5</source>
        <translation>%1 donde se siente %2: %3, %4 de %5</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Dada</translation>
    </message>
    <message>
        <source>P(felt | given)</source>
        <translation>P(sentida | dada)</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>How often one emotion is felt where another is; the table has all 56.</source>
        <translation>Con qué frecuencia se siente una emoción donde se siente otra; la tabla tiene las 56.</translation>
    </message>
    <message>
        <source>%1 with itself</source>
        <translation>%1 consigo misma</translation>
    </message>
    <message>
        <source>%1: %2 nats, together in %3</source>
        <translation>%1: %2 nats, juntas en %3</translation>
    </message>
    <message>
        <source>Mutual information (nats)</source>
        <translation>Información mutua (nats)</translation>
    </message>
    <message>
        <source>Most: %1.</source>
        <translation>Máxima: %1.</translation>
    </message>
    <message>
        <source>Share of scenarios</source>
        <translation>Proporción de escenarios</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>desviación %1</translation>
    </message>
    <message>
        <source>%1: largest gap %2, of a pair %3</source>
        <translation>%1: mayor desviación %2, de un par %3</translation>
    </message>
    <message>
        <source>%1: undefined</source>
        <translation>%1: indefinido</translation>
    </message>
</context>
<context>
    <name>subtext::EntanglementPage</name>
    <message>
        <source>Entanglement</source>
        <translation>Entrelazamiento</translation>
    </message>
    <message>
        <source>Scenarios without gold: votes split on an emotion, or a rating missing.</source>
        <translation>Escenarios sin gold: los votos están divididos en una emoción, o falta una valoración.</translation>
    </message>
    <message>
        <source>From all</source>
        <translation>A partir de todos</translation>
    </message>
    <message>
        <source>From the train part</source>
        <translation>A partir de la partición de entrenamiento</translation>
    </message>
    <message>
        <source>Scenarios that count</source>
        <translation>Escenarios que cuentan</translation>
    </message>
    <message>
        <source>Use s = ½</source>
        <translation>Usar s = ½</translation>
    </message>
    <message>
        <source>Without gold</source>
        <translation>Sin gold</translation>
    </message>
    <message>
        <source>Scenarios with gold</source>
        <translation>Escenarios con gold</translation>
    </message>
    <message>
        <source>Those of which every emotion is decided, by votes or by a person.</source>
        <translation>Aquellos en que todas las emociones están decididas, por votos o por una persona.</translation>
    </message>
    <message>
        <source>ln Z makes the probabilities of the 256 vectors sum to one. Below: the largest gaps between the prior’s own shares and the data’s, of an emotion and of a pair.</source>
        <translation>ln Z hace que las probabilidades de los 256 vectores sumen uno. Abajo: las mayores desviaciones entre las proporciones de la propia distribución previa y las de los datos, de una emoción y de un par.</translation>
    </message>
    <message>
        <source>ln Z, published</source>
        <translation>ln Z, publicado</translation>
    </message>
    <message>
        <source>ln Z, smoothed</source>
        <translation>ln Z, suavizado</translation>
    </message>
    <message>
        <source>ln Z, fitted</source>
        <translation>ln Z, ajustado</translation>
    </message>
    <message>
        <source>θ, published</source>
        <translation>θ, publicado</translation>
    </message>
    <message>
        <source>θ, smoothed</source>
        <translation>θ, suavizado</translation>
    </message>
    <message>
        <source>θ, fitted</source>
        <translation>θ, ajustado</translation>
    </message>
    <message>
        <source>Felt together</source>
        <translation>Sentidas a la vez</translation>
    </message>
    <message>
        <source>P(row | column)</source>
        <translation>P(fila | columna)</translation>
    </message>
    <message>
        <source>Mutual information</source>
        <translation>Información mutua</translation>
    </message>
    <message>
        <source>Marginals</source>
        <translation>Marginales</translation>
    </message>
    <message>
        <source>Close the items</source>
        <translation>Cerrar los ítems</translation>
    </message>
    <message>
        <source>To the choice of scenarios</source>
        <translation>Ir a la elección de escenarios</translation>
    </message>
    <message>
        <source>Scenarios behind a figure</source>
        <translation>Escenarios detrás de una cifra</translation>
    </message>
    <message>
        <source>Return on a row of a table; arrow keys and Return in a heat map</source>
        <translation>Intro en una fila de una tabla; flechas e Intro en un mapa de calor</translation>
    </message>
    <message>
        <source>The train part is named in the study’s files: it is all that a prior may see when a model is measured on the others.</source>
        <translation>La partición de entrenamiento está indicada en los archivos del estudio: es todo lo que la distribución previa puede ver cuando un modelo se mide en los demás escenarios.</translation>
    </message>
    <message>
        <source>The train part is 70 % of the scenarios, drawn with seed 42: it is all that a prior may see when a model is measured on the others.</source>
        <translation>La partición de entrenamiento es el 70 % de los escenarios, sorteado con la semilla 42: es todo lo que la distribución previa puede ver cuando un modelo se mide en los demás.</translation>
    </message>
    <message numerus="yes">
        <source>From all %n scenarios with gold</source>
        <translation>
            <numerusform>A partir del único escenario con gold (%n)</numerusform>
            <numerusform>A partir de los %n escenarios con gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n scenarios with gold, of the train part</source>
        <translation>
            <numerusform>A partir de %n escenario con gold, de la partición de entrenamiento</numerusform>
            <numerusform>A partir de %n escenarios con gold, de la partición de entrenamiento</numerusform>
        </translation>
    </message>
    <message>
        <source>Without gold: %1…</source>
        <translation>Sin gold: %1…</translation>
    </message>
    <message>
        <source>%1 without gold</source>
        <translation>%1 sin gold</translation>
    </message>
    <message>
        <source>gaps ≤ %1 and %2</source>
        <translation>desviaciones ≤ %1 y %2</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>indefinido</translation>
    </message>
    <message>
        <source>θ, published (s = 0)</source>
        <translation>θ, publicado (s = 0)</translation>
    </message>
    <message>
        <source>Logit of the share on the diagonal, logarithm of the lift elsewhere.</source>
        <translation>Logit de la proporción en la diagonal; fuera de ella, logaritmo del lift.</translation>
    </message>
    <message>
        <source>θ, smoothed (s = %1)</source>
        <translation>θ, suavizado (s = %1)</translation>
    </message>
    <message>
        <source>The same with %1 added to the counts.</source>
        <translation>Lo mismo, sumando %1 a los recuentos.</translation>
    </message>
    <message>
        <source>Maximum entropy: the weights that reproduce the shares of the data.</source>
        <translation>Máxima entropía: los pesos que reproducen las proporciones de los datos.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 Framed: dyads, %2 of 8 positive; dashed: opposites, %3 of 4 negative. %4.</source>
        <translation>%1 Con marco: díadas, %2 de 8 positivas; discontinuo: opuestos, %3 de 4 negativos. %4.</translation>
    </message>
    <message>
        <source>Framed: dyads; dashed: opposites. %1.</source>
        <translation>Con marco: díadas; discontinuo: opuestos. %1.</translation>
    </message>
    <message>
        <source>Scenarios with both emotions; on the diagonal, with the one.</source>
        <translation>Escenarios con ambas emociones; en la diagonal, con una sola.</translation>
    </message>
    <message>
        <source>How often the emotion of the row is felt where that of the column is.</source>
        <translation>Con qué frecuencia se siente la emoción de la fila donde se siente la de la columna.</translation>
    </message>
    <message>
        <source>What one emotion tells about the other, in nats.</source>
        <translation>Lo que una emoción dice de la otra, en nats.</translation>
    </message>
    <message>
        <source>How often each emotion is felt in the data, and would be under each prior. The table has the gaps, also of pairs. %1.</source>
        <translation>Con qué frecuencia se siente cada emoción en los datos, y se sentiría según cada distribución previa. La tabla tiene las desviaciones, también las de los pares. %1.</translation>
    </message>
    <message>
        <source>Nothing to show here either.</source>
        <translation>Aquí tampoco hay nada que mostrar.</translation>
    </message>
    <message>
        <source>With gold</source>
        <translation>Con gold</translation>
    </message>
</context>
<context>
    <name>subtext::EntanglementText</name>
    <message>
        <source>love</source>
        <translation>amor</translation>
    </message>
    <message>
        <source>submission</source>
        <translation>sumisión</translation>
    </message>
    <message>
        <source>awe</source>
        <translation>sobrecogimiento</translation>
    </message>
    <message>
        <source>disapproval</source>
        <translation>desaprobación</translation>
    </message>
    <message>
        <source>remorse</source>
        <translation>remordimiento</translation>
    </message>
    <message>
        <source>contempt</source>
        <translation>desprecio</translation>
    </message>
    <message>
        <source>aggressiveness</source>
        <translation>agresividad</translation>
    </message>
    <message>
        <source>optimism</source>
        <translation>optimismo</translation>
    </message>
    <message>
        <source>opposites</source>
        <translation>opuestas</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>No scenario here has gold for all eight emotions yet.</source>
        <translation>Aquí ningún escenario tiene aún gold para las ocho emociones.</translation>
    </message>
    <message>
        <source>Undefined without smoothing (s = 0).</source>
        <translation>Indefinido sin suavizado (s = 0).</translation>
    </message>
    <message>
        <source>Never felt: %1.</source>
        <translation>Nunca sentidas: %1.</translation>
    </message>
    <message>
        <source>Felt in every scenario: %1.</source>
        <translation>Sentidas en todos los escenarios: %1.</translation>
    </message>
    <message>
        <source>Never felt together: %1.</source>
        <translation>Nunca sentidas a la vez: %1.</translation>
    </message>
    <message>
        <source>With s = ½ every term has a value.</source>
        <translation>Con s = ½ todos los términos tienen valor.</translation>
    </message>
    <message>
        <source>With every other protocol each term has a value.</source>
        <translation>Con cualquier otro protocolo todos los términos tienen valor.</translation>
    </message>
</context>
<context>
    <name>subtext::ErrorTexts</name>
    <message>
        <source>the row has a different number of cells from the header (%1)</source>
        <translation>la fila tiene un número de celdas distinto del de la cabecera (%1)</translation>
    </message>
    <message>
        <source>the row names no scenario</source>
        <translation>la fila no indica ningún escenario</translation>
    </message>
    <message>
        <source>the row has no reason</source>
        <translation>la fila no tiene motivo</translation>
    </message>
    <message>
        <source>several scenarios have the id “%1”; name the group too</source>
        <translation>varios escenarios tienen el id «%1»; indique también el grupo</translation>
    </message>
    <message>
        <source>“%1” is left out already</source>
        <translation>«%1» ya está excluido</translation>
    </message>
    <message>
        <source>“%1” was there already</source>
        <translation>«%1» ya estaba</translation>
    </message>
    <message>
        <source>“%1” is not one of the eight emotions</source>
        <translation>«%1» no es una de las ocho emociones</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no</source>
        <translation>«%1» no es ni sí ni no</translation>
    </message>
    <message>
        <source>the row has no label and does not say that the item is ambiguous</source>
        <translation>la fila no tiene etiqueta y no dice que el ítem sea ambiguo</translation>
    </message>
    <message>
        <source>the votes do not give this label as “%1”</source>
        <translation>los votos no dan esta etiqueta como «%1»</translation>
    </message>
    <message>
        <source>“%1” is not one of unanimous, majority, valence-polarity, misreading, vad-fit, override, unstated</source>
        <translation>«%1» no es ninguno de unanimous, majority, valence-polarity, misreading, vad-fit, override, unstated</translation>
    </message>
    <message>
        <source>“%1” cannot be used (%2)</source>
        <translation>«%1» no se puede usar (%2)</translation>
    </message>
    <message>
        <source>explanation</source>
        <translation>la explicación</translation>
    </message>
    <message>
        <source>reason for the flag</source>
        <translation>el motivo por el que se señala</translation>
    </message>
    <message>
        <source>note</source>
        <translation>la nota</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>el motivo</translation>
    </message>
    <message>
        <source>question</source>
        <translation>la consulta</translation>
    </message>
    <message>
        <source>reply</source>
        <translation>la contestación</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>la respuesta</translation>
    </message>
    <message>
        <source>There is no note yet.</source>
        <translation>Todavía no hay nota.</translation>
    </message>
    <message>
        <source>Say what the scene teaches; whoever practises reads it.</source>
        <translation>Diga qué enseña la escena; lo lee quien practica.</translation>
    </message>
    <message>
        <source>“%1” is one of the practice scenes already.</source>
        <translation>«%1» ya es una de las escenas de práctica.</translation>
    </message>
    <message>
        <source>What it teaches can be changed in Roster, Settings.</source>
        <translation>Lo que enseña se puede cambiar en Participantes, Configuración.</translation>
    </message>
    <message>
        <source>Another adjudicator decides as well, and you are not both through.</source>
        <translation>También decide otro árbitro, y aún no han terminado los dos.</translation>
    </message>
    <message>
        <source>Use items as practice once you are: a practice scene shows what was decided.</source>
        <translation>Use ítems como práctica cuando hayan terminado: una escena de práctica muestra lo que se decidió.</translation>
    </message>
    <message>
        <source>“%1” does not have a final label on every question.</source>
        <translation>«%1» no tiene etiqueta final en todas las preguntas.</translation>
    </message>
    <message>
        <source>Decide it first; a scene that is kept as ambiguous without a label teaches none.</source>
        <translation>Decídalo primero; una escena que se deja como ambigua y sin etiqueta no enseña ninguna.</translation>
    </message>
    <message>
        <source>Nobody rated “%1” on every scale, so it has no reference.</source>
        <translation>Nadie valoró «%1» en todas las escalas, así que no tiene referencia.</translation>
    </message>
    <message>
        <source>Choose another item.</source>
        <translation>Elija otro ítem.</translation>
    </message>
    <message>
        <source>Annotators who have yet to see “%1” again as a repeat: %2. Practice would show them its answer.</source>
        <translation>Anotadores a quienes aún se volverá a mostrar «%1» como repetición: %2. La práctica les mostraría su respuesta.</translation>
    </message>
    <message>
        <source>Use it as practice once they have finished their repeats.</source>
        <translation>Úselo como práctica cuando hayan terminado sus repeticiones.</translation>
    </message>
    <message>
        <source>Annotators who have still to submit “%1”: %2. Practice would show them its answer.</source>
        <translation>Anotadores que aún tienen que confirmar «%1»: %2. La práctica les mostraría su respuesta.</translation>
    </message>
    <message>
        <source>Use it as practice once everybody to whom it is assigned has submitted it.</source>
        <translation>Úselo como práctica cuando lo hayan confirmado todos los que lo tienen asignado.</translation>
    </message>
    <message>
        <source>This study takes no questions about items.</source>
        <translation>Este estudio no admite consultas sobre los ítems.</translation>
    </message>
    <message>
        <source>A coordinator can allow them in the settings of the study.</source>
        <translation>Un coordinador puede permitirlas en la configuración del estudio.</translation>
    </message>
    <message>
        <source>There is no question yet.</source>
        <translation>Todavía no hay ninguna consulta.</translation>
    </message>
    <message>
        <source>Write what you want to know.</source>
        <translation>Escriba lo que quiere saber.</translation>
    </message>
    <message>
        <source>There is no reply yet.</source>
        <translation>Todavía no hay ninguna contestación.</translation>
    </message>
    <message>
        <source>Write what the annotator is to know.</source>
        <translation>Escriba lo que el anotador debe saber.</translation>
    </message>
    <message>
        <source>There is no question “%1”.</source>
        <translation>No hay ninguna consulta «%1».</translation>
    </message>
    <message>
        <source>“questions STUDY” lists them.</source>
        <translation>«questions STUDY» las enumera.</translation>
    </message>
    <message>
        <source>The study has no topics yet.</source>
        <translation>El estudio no tiene temas todavía.</translation>
    </message>
    <message>
        <source>Find some and keep them first.</source>
        <translation>Busque algunos y guárdelos primero.</translation>
    </message>
    <message>
        <source>The task lists its groups, so topics cannot become groups.</source>
        <translation>La tarea enumera sus grupos, así que los temas no pueden pasar a ser grupos.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>No se escribió nada.</translation>
    </message>
    <message>
        <source>The task already has a part with the token “topic”.</source>
        <translation>La tarea ya tiene una parte con el token «topic».</translation>
    </message>
    <message>
        <source>Two scenarios would both be called “%1”.</source>
        <translation>Dos escenarios se llamarían ambos «%1».</translation>
    </message>
    <message>
        <source>“%1” is not to be labelled again.</source>
        <translation>«%1» no está entre lo que hay que volver a etiquetar.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se cambió nada.</translation>
    </message>
    <message>
        <source>%1 has not labelled “%2”.</source>
        <translation>%1 no ha etiquetado «%2».</translation>
    </message>
    <message>
        <source>%1 does not have to label “%2” again.</source>
        <translation>%1 no tiene que volver a etiquetar «%2».</translation>
    </message>
    <message>
        <source>The %1 is too long.</source>
        <translation>Texto demasiado largo: %1.</translation>
    </message>
    <message>
        <source>Shorten it; nothing of it was lost.</source>
        <translation>Acórtelo; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The study’s task is “%1”, which has no such figures.</source>
        <translation>La tarea del estudio es «%1», que no tiene cifras de este tipo.</translation>
    </message>
    <message>
        <source>They exist for EmoScene only; figures of agreement exist for every task.</source>
        <translation>Solo existen para EmoScene; las cifras de acuerdo existen para cualquier tarea.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a valid code.</source>
        <translation>Línea %1: «%2» no es un código válido.</translation>
    </message>
    <message>
        <source>“%1” is not a valid code.</source>
        <translation>«%1» no es un código válido.</translation>
    </message>
    <message>
        <source>A code has no invisible characters, and letters of one script only.</source>
        <translation>Un código no tiene caracteres invisibles y solo usa letras de un mismo alfabeto.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Correct it there and try again; nothing was imported from the file.</source>
        <translation>Corríjalo ahí y vuelva a intentarlo; no se importó nada del archivo.</translation>
    </message>
    <message>
        <source>The text would be empty.</source>
        <translation>El texto quedaría vacío.</translation>
    </message>
    <message>
        <source>Leave the item out instead.</source>
        <translation>En su lugar, excluya el ítem.</translation>
    </message>
    <message>
        <source>Nothing of “%1” would change.</source>
        <translation>En «%1» no cambiaría nada.</translation>
    </message>
    <message>
        <source>The code “%1” gives the person’s name away.</source>
        <translation>El código «%1» delata el nombre de la persona.</translation>
    </message>
    <message>
        <source>Releases print codes: choose one that reveals nothing, or none for the next free one.</source>
        <translation>Las publicaciones muestran códigos: elija uno que no revele nada, o ninguno para que se use el siguiente libre.</translation>
    </message>
    <message>
        <source>The votes do not give this label as “%1”.</source>
        <translation>Los votos no dan esta etiqueta como «%1».</translation>
    </message>
    <message>
        <source>Choose another basis.</source>
        <translation>Elija otro fundamento.</translation>
    </message>
    <message>
        <source>The licence “%1” of the data is not known.</source>
        <translation>No se conoce la licencia «%1» de los datos.</translation>
    </message>
    <message>
        <source>Choose one in the place Release.</source>
        <translation>Elija una en Publicación.</translation>
    </message>
    <message>
        <source>No scene can be “%1”.</source>
        <translation>Ninguna escena puede ser «%1».</translation>
    </message>
    <message>
        <source>Name the group or a field with a list of words, and what stands there: FIELD:VALUE.</source>
        <translation>Indique el grupo, o un campo con lista de palabras y lo que pone en él: FIELD:VALUE.</translation>
    </message>
    <message>
        <source>“%1” is not a number of scenes.</source>
        <translation>«%1» no es un número de escenas.</translation>
    </message>
    <message>
        <source>Give one from 1 to 1,000,000, or 0 for no target.</source>
        <translation>Dé uno entre 1 y 1 000 000, o 0 para no fijar objetivo.</translation>
    </message>
    <message>
        <source>There is no reason yet.</source>
        <translation>Todavía no hay motivo.</translation>
    </message>
    <message>
        <source>State one; it is kept with the study.</source>
        <translation>Indique uno; se guarda con el estudio.</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be used (%3).</source>
        <translation>Línea %1: «%2» no se puede usar (%3).</translation>
    </message>
    <message>
        <source>“%1” cannot be used (%2).</source>
        <translation>«%1» no se puede usar (%2).</translation>
    </message>
    <message>
        <source>Write one person a line: CODE, NAME, ROLE.</source>
        <translation>Escriba una persona por línea: CODE, NAME, ROLE.</translation>
    </message>
    <message>
        <source>There is no field “%1”.</source>
        <translation>No existe el campo «%1».</translation>
    </message>
    <message>
        <source>The fields are: %1.</source>
        <translation>Los campos son: %1.</translation>
    </message>
    <message>
        <source>%1 has no sheet “%2”.</source>
        <translation>%1 no tiene ninguna hoja «%2».</translation>
    </message>
    <message>
        <source>Its sheets are: %1.</source>
        <translation>Sus hojas son: %1.</translation>
    </message>
    <message>
        <source>%1 is not a mapping that can be used: “%2”.</source>
        <translation>%1 no es una correspondencia que se pueda usar: «%2».</translation>
    </message>
    <message>
        <source>A mapping has the schema “subtext.mapping/1” and the keys columns, first_of, group, people, scales, skipped, unused and values.</source>
        <translation>Una correspondencia tiene el esquema «subtext.mapping/1» y las claves columns, first_of, group, people, scales, skipped, unused y values.</translation>
    </message>
    <message>
        <source>Hand-outs of the current assignment are out; returned work would no longer fit.</source>
        <translation>Ya se han repartido archivos de trabajo de la asignación actual; el trabajo devuelto dejaría de encajar.</translation>
    </message>
    <message>
        <source>Nothing was changed. To assign anew anyway, confirm it (--yes), and write the hand-outs again.</source>
        <translation>No se cambió nada. Para asignar de nuevo de todos modos, confírmelo (--yes) y vuelva a escribir los archivos de trabajo.</translation>
    </message>
    <message>
        <source>The earlier hand-out of %1 (%2) has answers or other work that this study does not have yet.</source>
        <translation>El archivo de trabajo anterior de %1 (%2) contiene respuestas u otro trabajo que este estudio aún no tiene.</translation>
    </message>
    <message>
        <source>Merge that file first, or choose another folder; nothing was written.</source>
        <translation>Fusione primero ese archivo o elija otra carpeta; no se escribió nada.</translation>
    </message>
    <message>
        <source>The earlier hand-out of %1 (%2) was worked in after it was handed in: this study lacks no answer of it, but times.</source>
        <translation>En el archivo de trabajo anterior de %1 (%2) se siguió trabajando después de la entrega: a este estudio no le falta ninguna respuesta suya, pero sí tiempos.</translation>
    </message>
    <message>
        <source>Merge that file as well, or choose another folder; nothing was written.</source>
        <translation>Fusione también ese archivo o elija otra carpeta; no se escribió nada.</translation>
    </message>
    <message>
        <source>The earlier hand-out of %1 (%2) has something that was begun and not submitted or sent, which a merge does not bring.</source>
        <translation>El archivo de trabajo anterior de %1 (%2) contiene algo empezado y no confirmado ni enviado, que la fusión no incorpora.</translation>
    </message>
    <message>
        <source>Choose another folder; nothing was written.</source>
        <translation>Elija otra carpeta; no se escribió nada.</translation>
    </message>
    <message>
        <source>%1: somebody has labelled “%2” already, or begun to.</source>
        <translation>%1: alguien ya ha etiquetado «%2», o ha empezado a hacerlo.</translation>
    </message>
    <message>
        <source>Somebody has labelled “%1” already, or begun to.</source>
        <translation>Alguien ya ha etiquetado «%1», o ha empezado a hacerlo.</translation>
    </message>
    <message>
        <source>Nothing was refused. Leave a labelled scene out instead.</source>
        <translation>No se rechazó nada. Si una escena ya está etiquetada, exclúyala.</translation>
    </message>
    <message>
        <source>“%1” has items or decisions in the current role.</source>
        <translation>«%1» tiene ítems o decisiones en su papel actual.</translation>
    </message>
    <message>
        <source>Add the person again under another code.</source>
        <translation>Añada a la persona otra vez con un código distinto.</translation>
    </message>
    <message>
        <source>Labelling has begun, so the assignment can no longer be replaced.</source>
        <translation>El etiquetado ya ha empezado, así que la asignación no puede sustituirse.</translation>
    </message>
    <message>
        <source>Nothing was changed; start a new study to assign afresh.</source>
        <translation>No se cambió nada; cree un estudio nuevo para asignar desde cero.</translation>
    </message>
    <message>
        <source>This item is not assigned to this person.</source>
        <translation>Este ítem no está asignado a esta persona.</translation>
    </message>
    <message>
        <source>Assign it first, or choose another item.</source>
        <translation>Asígnelo primero o elija otro ítem.</translation>
    </message>
    <message>
        <source>There is no “%1” on the roster.</source>
        <translation>«%1» no figura en la lista de participantes.</translation>
    </message>
    <message>
        <source>Add the person to the roster first.</source>
        <translation>Añada primero a la persona a la lista.</translation>
    </message>
    <message>
        <source>The files of “%1” and “%2” would have the same name.</source>
        <translation>Los archivos de «%1» y «%2» tendrían el mismo nombre.</translation>
    </message>
    <message>
        <source>Write the file of “%1” separately, under another name; nothing was written.</source>
        <translation>Escriba el archivo de «%1» por separado, con otro nombre; no se escribió nada.</translation>
    </message>
    <message>
        <source>The code “%1” is taken, or looks like one that is.</source>
        <translation>El código «%1» ya está en uso, o se parece a uno que lo está.</translation>
    </message>
    <message>
        <source>Choose another code.</source>
        <translation>Elija otro código.</translation>
    </message>
    <message>
        <source>In a study that is shared with a team only a coordinator locks and unlocks, in their own file: from this one nobody else would hear of it.</source>
        <translation>En un estudio compartido con un equipo solo un coordinador bloquea y desbloquea, en su propio archivo: desde este nadie más se enteraría.</translation>
    </message>
    <message>
        <source>Ask a coordinator of the study.</source>
        <translation>Pídaselo a un coordinador del estudio.</translation>
    </message>
    <message>
        <source>“%1” has another role.</source>
        <translation>«%1» tiene otro papel.</translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <translation>Elija a otra persona.</translation>
    </message>
    <message>
        <source>%1 assignments are missing, and nobody can take them over.</source>
        <translation>Faltan %1 asignaciones y nadie puede asumirlas.</translation>
    </message>
    <message>
        <source>Add an annotator first.</source>
        <translation>Añada primero un anotador.</translation>
    </message>
    <message>
        <source>Every item needs %1 annotators and the roster has %2.</source>
        <translation>Cada ítem necesita %1 anotadores y la lista tiene %2.</translation>
    </message>
    <message>
        <source>Add annotators or ask for fewer per item.</source>
        <translation>Añada anotadores o pida menos por ítem.</translation>
    </message>
    <message>
        <source>“%1” has no items.</source>
        <translation>«%1» no tiene ítems.</translation>
    </message>
    <message>
        <source>Assign some first.</source>
        <translation>Asigne primero algunos.</translation>
    </message>
    <message>
        <source>The study has no scenarios yet.</source>
        <translation>El estudio no tiene escenarios todavía.</translation>
    </message>
    <message>
        <source>Import some first.</source>
        <translation>Importe primero algunos.</translation>
    </message>
    <message>
        <source>The study is locked: labels and decisions can no longer change. The reason: “%1”</source>
        <translation>El estudio está bloqueado: las etiquetas y las decisiones ya no pueden cambiar. El motivo: «%1»</translation>
    </message>
    <message>
        <source>Unlock it first, with a reason; nothing was changed.</source>
        <translation>Desbloquéelo primero, indicando un motivo; no se cambió nada.</translation>
    </message>
    <message>
        <source>The study is not locked: labels and decisions can still change, and nobody is told before that how others answered.</source>
        <translation>El estudio no está bloqueado: las etiquetas y las decisiones aún pueden cambiar, y hasta entonces no se dice a nadie cómo respondieron los demás.</translation>
    </message>
    <message>
        <source>Lock it first, in the place Adjudicate.</source>
        <translation>Bloquéelo primero, en Arbitraje.</translation>
    </message>
    <message>
        <source>The adjudicators do not differ on “%1”.</source>
        <translation>Los árbitros no difieren en «%1».</translation>
    </message>
    <message>
        <source>There is nothing to settle; decide the item anew to change it.</source>
        <translation>No hay nada que zanjar; para cambiarlo, decida el ítem de nuevo.</translation>
    </message>
    <message>
        <source>There is no decision to undo or redo.</source>
        <translation>No hay ninguna decisión que deshacer ni rehacer.</translation>
    </message>
    <message>
        <source>The decision on “%1” goes against the votes and has no note.</source>
        <translation>La decisión sobre «%1» va contra los votos y no tiene nota.</translation>
    </message>
    <message>
        <source>Explain why in the note.</source>
        <translation>Explique el porqué en la nota.</translation>
    </message>
    <message>
        <source>The label for “%1” has no basis.</source>
        <translation>La etiqueta de «%1» no tiene fundamento.</translation>
    </message>
    <message>
        <source>Choose what it rests on: the polarity of valence, a misreading, the fit of the ratings, or an override.</source>
        <translation>Elija en qué se basa: la polaridad de la valencia, una lectura errónea, el ajuste de las valoraciones, o una decisión contra los votos.</translation>
    </message>
    <message>
        <source>The answer is not complete.</source>
        <translation>La respuesta no está completa.</translation>
    </message>
    <message>
        <source>Fill in what is missing.</source>
        <translation>Rellene lo que falta.</translation>
    </message>
    <message>
        <source>%1: there is no scenario “%2”.</source>
        <translation>%1: no existe el escenario «%2».</translation>
    </message>
    <message>
        <source>There is no scenario “%1”.</source>
        <translation>No existe el escenario «%1».</translation>
    </message>
    <message>
        <source>Check its name.</source>
        <translation>Compruebe el nombre.</translation>
    </message>
    <message>
        <source>This file is a hand-out: it holds the work of one person.</source>
        <translation>Este archivo es un archivo de trabajo: contiene el trabajo de una sola persona.</translation>
    </message>
    <message>
        <source>Do that in the study that the hand-out was written from.</source>
        <translation>Hágalo en el estudio a partir del cual se escribió.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>An index of the study was damaged. It was rebuilt from the rows, which the audit chain shows to be unchanged: nothing is lost. Check the disk.</source>
        <translation>Un índice del estudio estaba dañado. Se reconstruyó a partir de las filas, que según la cadena de auditoría están intactas: no se ha perdido nada. Revise el disco.</translation>
    </message>
</context>
<context>
    <name>subtext::EvaluationText</name>
    <message>
        <source>Correct it there; the table has the columns label and emotion.</source>
        <translation>Corríjalo allí; la tabla tiene las columnas label y emotion.</translation>
    </message>
    <message>
        <source>%1: “%2” is not one of the labels of the question.</source>
        <translation>%1: «%2» no es ninguna de las etiquetas de la pregunta.</translation>
    </message>
    <message>
        <source>%1: “%2” was there already, with another emotion.</source>
        <translation>%1: «%2» ya aparecía, con otra emoción.</translation>
    </message>
    <message>
        <source>%1: “%2” cannot be translated: it is empty, or one of the labels itself.</source>
        <translation>%1: «%2» no se puede traducir: está vacía o ya es una de las etiquetas.</translation>
    </message>
    <message>
        <source>A model, a mode or a run has an empty name.</source>
        <translation>Un modelo, un modo o una ejecución tiene el nombre vacío.</translation>
    </message>
    <message>
        <source>“%1” is too long for the name of a model, a mode or a run: it has %2 characters.</source>
        <translation>«%1» es demasiado largo como nombre de un modelo, un modo o una ejecución: tiene %2 caracteres.</translation>
    </message>
    <message>
        <source>A name has 1 to %1 characters.</source>
        <translation>Un nombre tiene de 1 a %1 caracteres.</translation>
    </message>
    <message>
        <source>%1 answers %2 differently from %3, for the same model, mode and run.</source>
        <translation>%1 responde a %2 de otro modo que %3, con el mismo modelo, modo y ejecución.</translation>
    </message>
    <message>
        <source>Remove one of the two, or tell them apart in a column “run”.</source>
        <translation>Quite uno de los dos o distíngalos en una columna «run».</translation>
    </message>
    <message>
        <source>%1 answers %2 differently from %3 in the study.</source>
        <translation>%1 responde a %2 de otro modo que %3 en el estudio.</translation>
    </message>
    <message>
        <source>The study keeps what it has. Import the file as another run: --run 2.</source>
        <translation>El estudio conserva lo que tiene. Importe el archivo como otra ejecución: --run 2.</translation>
    </message>
    <message>
        <source>The table cei-2026 is about CEI&apos;s eight emotions, but the question “%1” has other options.</source>
        <translation>La tabla cei-2026 trata de las ocho emociones de CEI, pero la pregunta «%1» tiene otras opciones.</translation>
    </message>
    <message>
        <source>Use --harmonise none, or a table of your own.</source>
        <translation>Use --harmonise none o una tabla propia.</translation>
    </message>
    <message>
        <source>%1 names its scenarios by the ids of an older release.</source>
        <translation>%1 nombra los escenarios con los id de una publicación anterior.</translation>
    </message>
    <message>
        <source>Name the table of that release, which says what they stood for, with --ids.</source>
        <translation>Indique con --ids la tabla de esa publicación, que dice a qué correspondían.</translation>
    </message>
    <message>
        <source>No row of %1 is about an item of this study.</source>
        <translation>Ninguna fila de %1 trata de un ítem de este estudio.</translation>
    </message>
    <message>
        <source>Items are named subtype/id, subtype_id or by their id. Check that file and study belong together.</source>
        <translation>Los ítems se llaman subtype/id, subtype_id o por su id. Compruebe que el archivo y el estudio se corresponden.</translation>
    </message>
    <message>
        <source>%1 has no column “%2”.</source>
        <translation>%1 no tiene la columna «%2».</translation>
    </message>
    <message>
        <source>A table of labels has the columns label and emotion.</source>
        <translation>Una tabla de etiquetas tiene las columnas label y emotion.</translation>
    </message>
    <message>
        <source>The table of an older release has the columns scenario_id, context and utterance.</source>
        <translation>La tabla de una publicación anterior tiene las columnas scenario_id, context y utterance.</translation>
    </message>
    <message>
        <source>%1 has no “%2”.</source>
        <translation>%1 no tiene «%2».</translation>
    </message>
    <message>
        <source>It needs the scenario (or subtype and id) and an answer: emotion, raw_response, probabilities or scales. Name a column that is called something else with --map FIELD=NAME.</source>
        <translation>Hacen falta el escenario (o subtype e id) y una respuesta: emotion, raw_response, probabilities o escalas. Si una columna se llama de otro modo, indíquela con --map FIELD=NAME.</translation>
    </message>
    <message>
        <source>The folder %1 holds no file that ends in .json.</source>
        <translation>La carpeta %1 no contiene ningún archivo que termine en .json.</translation>
    </message>
    <message>
        <source>Name the folder that holds the records, or a file.</source>
        <translation>Indique la carpeta que contiene los registros, o un archivo.</translation>
    </message>
    <message>
        <source>%1 is not in a format for predictions.</source>
        <translation>%1 no tiene un formato de predicciones.</translation>
    </message>
    <message>
        <source>Use CSV with a header, JSON or JSON Lines.</source>
        <translation>Use CSV con cabecera, JSON o JSON Lines.</translation>
    </message>
    <message>
        <source>At %1 an answer was expected, a JSON object, but a value of type %2 was found.</source>
        <translation>En %1 se esperaba una respuesta, un objeto JSON, pero se encontró un valor de tipo %2.</translation>
    </message>
    <message>
        <source>Correct it there and try again.</source>
        <translation>Corríjalo allí e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>It needs the scenario (or subtype and id) and an answer: emotion, raw_response, probabilities or scales. If a column has another name, give it under “Other columns”.</source>
        <translation>Hacen falta el escenario (o subtype e id) y una respuesta: emotion, raw_response, probabilidades o escalas. Si una columna tiene otro nombre, indíquelo en «Otras columnas».</translation>
    </message>
    <message>
        <source>Under “Other columns or ids” choose the table of that release, which says what they stood for.</source>
        <translation>En «Otras columnas o id», elija la tabla de esa publicación, que dice a qué correspondían.</translation>
    </message>
    <message>
        <source>the row has a different number of cells from the header</source>
        <translation>la fila tiene un número de celdas distinto del de la cabecera</translation>
    </message>
    <message>
        <source>the row does not say which scenario it is about</source>
        <translation>la fila no dice de qué escenario trata</translation>
    </message>
    <message>
        <source>the study has no such scenario</source>
        <translation>el estudio no tiene ese escenario</translation>
    </message>
    <message>
        <source>several scenarios have this id: name it with its subtype</source>
        <translation>varios escenarios tienen este id: indique también el subtipo</translation>
    </message>
    <message>
        <source>an id of an older release, and no table of it says which scenario it was</source>
        <translation>un id de una publicación anterior, y ninguna tabla dice qué escenario era</translation>
    </message>
    <message>
        <source>neither a number from -1 to 1 nor a word of the scale; only this value was left out</source>
        <translation>ni un número de -1 a 1 ni una palabra de la escala; solo se omitió este valor</translation>
    </message>
    <message>
        <source>no distribution over the labels (a negative share, another label, or a sum other than 1); only the distribution was left out</source>
        <translation>no es una distribución sobre las etiquetas (una proporción negativa, otra etiqueta o una suma distinta de 1); solo se omitió la distribución</translation>
    </message>
    <message>
        <source>the study does not ask for that emotion</source>
        <translation>el estudio no pregunta por esa emoción</translation>
    </message>
    <message>
        <source>neither a probability from 0 to 1 nor a finite logit; only this value was left out</source>
        <translation>ni una probabilidad de 0 a 1 ni un logit finito; solo se omitió este valor</translation>
    </message>
    <message>
        <source>neither yes nor no; only this value was left out</source>
        <translation>ni sí ni no; solo se omitió este valor</translation>
    </message>
    <message>
        <source>no whole number from 1 to 5, and no share of a label; only this value was left out</source>
        <translation>no es un entero de 1 a 5 ni una proporción de una etiqueta; solo se omitió este valor</translation>
    </message>
    <message>
        <source>%1 more: %2</source>
        <translation>%1 más: %2</translation>
    </message>
    <message>
        <source>%1:%2 repeats %3:%4 (%5) and was dropped</source>
        <translation>%1:%2 repite %3:%4 (%5) y se descartó</translation>
    </message>
    <message>
        <source>%1 more rows repeat others and were dropped</source>
        <translation>%1 filas más repiten otras y se descartaron</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>Respuestas: %1</translation>
    </message>
    <message>
        <source>Template with SHA-256 %1</source>
        <translation>Plantilla con SHA-256 %1</translation>
    </message>
    <message>
        <source>Asked about: %1; where people were asked about somebody else, the scores are agreement with the answers to another question</source>
        <translation>Se preguntó por: %1; donde a las personas se les preguntó por otra, las puntuaciones son el acuerdo con las respuestas a otra pregunta</translation>
    </message>
    <message>
        <source>Temperature: %1</source>
        <translation>Temperatura: %1</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>válida</translation>
    </message>
    <message>
        <source>translated by the table</source>
        <translation>traducida por la tabla</translation>
    </message>
    <message>
        <source>outside the labels</source>
        <translation>fuera de las etiquetas</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>cortada</translation>
    </message>
    <message>
        <source>no single label</source>
        <translation>sin una única etiqueta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
</context>
<context>
    <name>subtext::ExampleScene</name>
    <message>
        <source>Mara</source>
        <translation>Mara</translation>
    </message>
    <message>
        <source>her neighbour</source>
        <translation>su vecina</translation>
    </message>
    <message>
        <source>“You have thought of everything. Even of the umbrella.”</source>
        <translation>«Has pensado en todo. Hasta en el paraguas».</translation>
    </message>
    <message>
        <source>It has rained since the morning. Mara comes home late, and the parcel that she waited for stands dry behind the door.</source>
        <translation>Llueve desde la mañana. Mara llega tarde a casa, y el paquete que esperaba está seco detrás de la puerta.</translation>
    </message>
</context>
<context>
    <name>subtext::ExplanationBox</name>
    <message>
        <source>Would this help someone choose between readings?</source>
        <translation>¿Ayudaría esto a alguien a elegir entre varias lecturas?</translation>
    </message>
    <message numerus="yes">
        <source>%n sentences</source>
        <translation>
            <numerusform>%n frase</numerusform>
            <numerusform>%n frases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>very short, is it enough?</source>
        <translation>muy breve, ¿es suficiente?</translation>
    </message>
    <message>
        <source>%1, %2 expected</source>
        <translation>%1, se esperan %2</translation>
    </message>
    <message>
        <source>%1:
please answer</source>
        <translation>%1:
responda</translation>
    </message>
    <message>
        <source>%1 — please answer</source>
        <translation>%1 — responda</translation>
    </message>
</context>
<context>
    <name>subtext::ExportDialog</name>
    <message>
        <source>&amp;Tidy CSV</source>
        <translation>CSV &amp;ordenado (tidy)</translation>
    </message>
    <message>
        <source>One row per annotation, in one file.</source>
        <translation>Una fila por anotación, en un solo archivo.</translation>
    </message>
    <message>
        <source>CSV in &amp;CEI’s layout</source>
        <translation>CSV en el formato de &amp;CEI</translation>
    </message>
    <message>
        <source>One file per subtype, in a folder; without explanations.</source>
        <translation>Un archivo por subtipo, en una carpeta; sin explicaciones.</translation>
    </message>
    <message>
        <source>&amp;JSON Lines</source>
        <translation>&amp;JSON Lines</translation>
    </message>
    <message>
        <source>One scenario per line, with its annotations and decision.</source>
        <translation>Un escenario por línea, con sus anotaciones y su decisión.</translation>
    </message>
    <message>
        <source>&amp;Decisions as CSV</source>
        <translation>&amp;Decisiones como CSV</translation>
    </message>
    <message>
        <source>One row per revision of a decision: everything that was decided.</source>
        <translation>Una fila por revisión de una decisión: todo lo que se decidió.</translation>
    </message>
    <message>
        <source>&amp;Label Studio, tasks</source>
        <translation>&amp;Label Studio, tareas</translation>
    </message>
    <message>
        <source>Scenarios and annotations, for an import there.</source>
        <translation>Escenarios y anotaciones, para importarlos allí.</translation>
    </message>
    <message>
        <source>Label Studio, &amp;interface</source>
        <translation>Label Studio, &amp;interfaz</translation>
    </message>
    <message>
        <source>The labelling interface that those tasks need.</source>
        <translation>La interfaz de etiquetado que necesitan esas tareas.</translation>
    </message>
    <message>
        <source>&amp;CSV, two files</source>
        <translation>&amp;CSV, dos archivos</translation>
    </message>
    <message>
        <source>Scenarios and annotations, each in a file, in a folder.</source>
        <translation>Escenarios y anotaciones, cada cosa en su archivo, en una carpeta.</translation>
    </message>
    <message>
        <source>One scenario per line, with its annotations.</source>
        <translation>Un escenario por línea, con sus anotaciones.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells start like formulas, and a spreadsheet would compute them. “Formulas as text” keeps it from that.</source>
        <translation>
            <numerusform>%n celda empieza como una fórmula, y una hoja de cálculo la calcularía. «Fórmulas como texto» lo evita.</numerusform>
            <numerusform>%n celdas empiezan como fórmulas, y una hoja de cálculo las calcularía. «Fórmulas como texto» lo evita.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Formulas as text</source>
        <translation>&amp;Fórmulas como texto</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>For work outside Subtext. It holds names and explanations.</source>
        <translation>Para trabajar fuera de Subtext. Contiene nombres y explicaciones.</translation>
    </message>
    <message>
        <source>It is not a release: for others, write a release.</source>
        <translation>No es una publicación: para otras personas, escriba una publicación.</translation>
    </message>
    <message>
        <source>An apostrophe stands before every cell that a spreadsheet would compute: a copy for reading, not for an import.</source>
        <translation>Delante de cada celda que una hoja de cálculo calcularía hay un apóstrofo: es una copia para leer, no para importar.</translation>
    </message>
    <message>
        <source>Export into a folder</source>
        <translation>Exportar a una carpeta</translation>
    </message>
    <message>
        <source>Replace files of the folder?</source>
        <translation>¿Sustituir archivos de la carpeta?</translation>
    </message>
    <message>
        <source>These are there already, and may be what the study was made from: %1.</source>
        <translation>Estos ya están ahí, y puede que el estudio se creara a partir de ellos: %1.</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Sustituirlos</translation>
    </message>
</context>
<context>
    <name>subtext::ExportMeanings</name>
    <message>
        <source>Marked as ground truth: left out</source>
        <translation>Marcadas como ground truth: se omiten</translation>
    </message>
    <message>
        <source>Marked as ground truth: gold labels</source>
        <translation>Marcadas como ground truth: etiquetas gold</translation>
    </message>
    <message>
        <source>Marked as ground truth: answers</source>
        <translation>Marcadas como ground truth: respuestas</translation>
    </message>
    <message>
        <source>Ground truth</source>
        <translation>Ground truth</translation>
    </message>
    <message>
        <source>How annotations that Label Studio calls ground truth are imported.</source>
        <translation>Cómo se importan las anotaciones que Label Studio llama ground truth.</translation>
    </message>
    <message>
        <source>Skipped tasks: not imported</source>
        <translation>Tareas omitidas: no se importan</translation>
    </message>
    <message>
        <source>Skipped tasks: flagged drafts</source>
        <translation>Tareas omitidas: borradores señalados</translation>
    </message>
    <message>
        <source>Skipped tasks</source>
        <translation>Tareas omitidas</translation>
    </message>
    <message>
        <source>Whether tasks that somebody skipped in Label Studio are counted and no more, or become drafts of that person with a flag.</source>
        <translation>Si las tareas que alguien omitió en Label Studio solo se cuentan, o pasan a ser borradores señalados de esa persona.</translation>
    </message>
</context>
<context>
    <name>subtext::FaultPanel</name>
    <message>
        <source>the fields of this scene</source>
        <translation>los campos de esta escena</translation>
    </message>
    <message>
        <source>these groups</source>
        <translation>estos grupos</translation>
    </message>
    <message>
        <source>these questions</source>
        <translation>estas preguntas</translation>
    </message>
    <message>
        <source>these scales</source>
        <translation>estas escalas</translation>
    </message>
    <message>
        <source>a task without an explanation</source>
        <translation>una tarea sin explicación</translation>
    </message>
    <message>
        <source>“%1” does not fit %2</source>
        <translation>«%1» no encaja con %2</translation>
    </message>
    <message>
        <source>Choose “%1” under “%2”, or keep the tokens that it needs.</source>
        <translation>Elija «%1» en «%2», o conserve los tokens que necesita.</translation>
    </message>
    <message>
        <source>What needs correcting</source>
        <translation>Qué hay que corregir</translation>
    </message>
    <message numerus="yes">
        <source>%n things to correct</source>
        <translation>
            <numerusform>%n cosa por corregir</numerusform>
            <numerusform>%n cosas por corregir</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
</context>
<context>
    <name>subtext::FeedbackCard</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 of your %2 answers match the reference.</source>
        <translation>%1 de sus %2 respuestas coinciden con la referencia.</translation>
    </message>
    <message>
        <source>Careful readers differ here; yours is one of the answers that fit.</source>
        <translation>Aquí difieren incluso quienes leen con atención; la suya es una de las respuestas que encajan.</translation>
    </message>
    <message>
        <source>Careful readers differ here, but yours is not one of the answers that fit.</source>
        <translation>Aquí difieren incluso quienes leen con atención, pero la suya no es una de las respuestas que encajan.</translation>
    </message>
    <message>
        <source>You read this as the reference does.</source>
        <translation>Su lectura coincide con la referencia.</translation>
    </message>
    <message>
        <source>You read this differently from the reference.</source>
        <translation>Su lectura difiere de la referencia.</translation>
    </message>
    <message>
        <source>Yours: %1. Accepted: %2.</source>
        <translation>La suya: %1. Aceptadas: %2.</translation>
    </message>
    <message>
        <source>You chose %1; the reference is %2.</source>
        <translation>Eligió %1; la referencia es %2.</translation>
    </message>
    <message>
        <source>Yours: %1.</source>
        <translation>La suya: %1.</translation>
    </message>
    <message>
        <source>Reference: %1.</source>
        <translation>Referencia: %1.</translation>
    </message>
    <message>
        <source>Careful readers differ on: %1.</source>
        <translation>Quienes leen con atención difieren en: %1.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>Your scales: the dot is yours, the ring is the reference</source>
        <translation>Sus escalas: el punto es su valor; el anillo, la referencia</translation>
    </message>
</context>
<context>
    <name>subtext::FileErrorText</name>
    <message>
        <source>Nothing more is saved there. Save a copy of your own, or put the file back.</source>
        <translation>Ahí no se guarda nada más. Guarde una copia propia o vuelva a poner el archivo en su sitio.</translation>
    </message>
    <message>
        <source>%1 was replaced by another file.</source>
        <translation>Otro archivo ha sustituido a %1.</translation>
    </message>
    <message>
        <source>Another program has overwritten %1.</source>
        <translation>Otro programa ha sobrescrito %1.</translation>
    </message>
    <message>
        <source>Another program has removed the log of %1, which belongs beside it.</source>
        <translation>Otro programa ha eliminado el registro de %1, que debe estar junto a él.</translation>
    </message>
    <message>
        <source>Everything that was saved is in the file. Close the study and open it again.</source>
        <translation>Todo lo que se guardó está en el archivo. Cierre el estudio y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is no longer there: it was moved, renamed or deleted.</source>
        <translation>%1 ya no está ahí: se movió, se renombró o se eliminó.</translation>
    </message>
    <message>
        <source>%1 has no answers to “%2”.</source>
        <translation>%1 no tiene respuestas a «%2».</translation>
    </message>
    <message>
        <source>It has: %1.</source>
        <translation>Tiene: %1.</translation>
    </message>
    <message>
        <source>Say which of them it is with --column FIELD=NAME. If the project asked something other than this study, make a task from its labelling interface (subtext-cli task from-label-studio CONFIG.xml --out TASK.json) and a study that asks the same.</source>
        <translation>Indique cuál de ellas es con --column FIELD=NAME. Si el proyecto preguntaba algo distinto de este estudio, cree una tarea a partir de su interfaz de etiquetado (subtext-cli task from-label-studio CONFIG.xml --out TASK.json) y un estudio que pregunte lo mismo.</translation>
    </message>
    <message>
        <source>%1 holds a formula without its result, at %2.</source>
        <translation>%1 contiene una fórmula sin resultado, en %2.</translation>
    </message>
    <message>
        <source>Open the workbook in Excel or LibreOffice, save it, and add it again.</source>
        <translation>Abra el libro en Excel o LibreOffice, guárdelo y añádalo de nuevo.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than can be read (%2).</source>
        <translation>%1 ocupa, descomprimido, más de lo que se puede leer (%2).</translation>
    </message>
    <message>
        <source>Save the sheet that you need as CSV UTF-8, and add that file.</source>
        <translation>Guarde la hoja que necesita como CSV UTF-8 y añada ese archivo.</translation>
    </message>
    <message>
        <source>%1 is a damaged Excel workbook (%2 cannot be read).</source>
        <translation>%1 es un libro de Excel dañado (no se puede leer %2).</translation>
    </message>
    <message>
        <source>Get the file again, or open it in Excel and save it under another name.</source>
        <translation>Consiga el archivo de nuevo, o ábralo en Excel y guárdelo con otro nombre.</translation>
    </message>
    <message>
        <source>Save it as CSV.</source>
        <translation>Guárdelo como CSV.</translation>
    </message>
    <message>
        <source>An Excel workbook has room for 1,048,576 rows, and the table has %1.</source>
        <translation>Un libro de Excel admite 1 048 576 filas, y la tabla tiene %1.</translation>
    </message>
    <message>
        <source>An Excel workbook has room for 16,384 columns, and the table has %1.</source>
        <translation>Un libro de Excel admite 16 384 columnas, y la tabla tiene %1.</translation>
    </message>
    <message>
        <source>A cell of an Excel workbook has room for 32,767 characters, and that in row %1, column %2 has %3.</source>
        <translation>Una celda de un libro de Excel admite 32 767 caracteres, y la de la fila %1, columna %2 tiene %3.</translation>
    </message>
    <message>
        <source>%1 holds no file that ends in .subtext.</source>
        <translation>%1 no contiene ningún archivo que termine en .subtext.</translation>
    </message>
    <message>
        <source>Download what was handed in for the assignment with the hand-outs.</source>
        <translation>Descargue lo que se entregó en la actividad de los archivos de trabajo.</translation>
    </message>
    <message>
        <source>%1 holds %2 files, more than a learning platform packs.</source>
        <translation>%1 contiene %2 archivos, más de los que empaqueta una plataforma educativa.</translation>
    </message>
    <message>
        <source>Unpack it, and merge the files that end in .subtext.</source>
        <translation>Descomprímalo y fusione los archivos que terminan en .subtext.</translation>
    </message>
    <message>
        <source>The studies in %1 are more than can be unpacked at once.</source>
        <translation>Los estudios de %1 son más de los que se pueden descomprimir de una vez.</translation>
    </message>
    <message>
        <source>Merge this archive by itself, or unpack it and merge the files.</source>
        <translation>Fusione este archivo comprimido por separado, o descomprímalo y fusione los archivos.</translation>
    </message>
    <message>
        <source>%1 is protected by a password.</source>
        <translation>%1 está protegido con contraseña.</translation>
    </message>
    <message>
        <source>Unpack the archive, and merge the file from there.</source>
        <translation>Descomprímalo y fusione el archivo desde ahí.</translation>
    </message>
    <message>
        <source>%1 is damaged in its archive and cannot be unpacked.</source>
        <translation>%1 está dañado dentro del archivo comprimido y no se puede descomprimir.</translation>
    </message>
    <message>
        <source>Download the archive again.</source>
        <translation>Descargue de nuevo el archivo comprimido.</translation>
    </message>
    <message>
        <source>%1 is not a ZIP archive, or a damaged one.</source>
        <translation>%1 no es un archivo ZIP, o está dañado.</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Descárguelo de nuevo.</translation>
    </message>
    <message>
        <source>At %1 there is no checksum of a file in this folder.</source>
        <translation>En %1 no hay ninguna suma de comprobación de un archivo de esta carpeta.</translation>
    </message>
    <message>
        <source>The row that begins at %1 has a quotation mark in a place where CSV allows none, or one that is never closed.</source>
        <translation>La fila que empieza en %1 tiene una comilla donde CSV no la permite, o una que nunca se cierra.</translation>
    </message>
    <message>
        <source>This is not valid JSON at %1.</source>
        <translation>Esto no es JSON válido en %1.</translation>
    </message>
    <message>
        <source>This is not valid XML at %1, or more than a labelling interface needs.</source>
        <translation>Esto no es XML válido en %1, o es más de lo que necesita una interfaz de etiquetado.</translation>
    </message>
    <message>
        <source>Before %1 two choices are both exported as “%2”: their answers could not be told apart.</source>
        <translation>Antes de %1 hay dos opciones que se exportan como «%2»: sus respuestas no se podrían distinguir.</translation>
    </message>
    <message>
        <source>At %1 lists or objects are nested more than 100 deep.</source>
        <translation>En %1 hay listas u objetos anidados a más de 100 niveles.</translation>
    </message>
    <message>
        <source>At %1 an object has more than %2 keys.</source>
        <translation>En %1 un objeto tiene más de %2 claves.</translation>
    </message>
    <message>
        <source>At %1 there are more than %2 columns.</source>
        <translation>En %1 hay más de %2 columnas.</translation>
    </message>
    <message>
        <source>At %1 a number has more than 4,096 characters.</source>
        <translation>En %1 un número tiene más de 4096 caracteres.</translation>
    </message>
    <message>
        <source>%1 was changed while it was being read.</source>
        <translation>%1 cambió mientras se leía.</translation>
    </message>
    <message>
        <source>At %1 a scenario was expected, a JSON object, but a value of type %2 was found.</source>
        <translation>En %1 se esperaba un escenario, un objeto JSON, pero se encontró un valor de tipo %2.</translation>
    </message>
    <message>
        <source>%1 holds no list of scenarios.</source>
        <translation>%1 no contiene ninguna lista de escenarios.</translation>
    </message>
    <message>
        <source>At %1 the value of “%2” is of type %3; only text and numbers can be used.</source>
        <translation>En %1 el valor de «%2» es de tipo %3; solo se pueden usar textos y números.</translation>
    </message>
    <message>
        <source>The study %1 is damaged: in the table “%2” the row %3 has a value in “%4” that no version of Subtext writes (“%5”).</source>
        <translation>El estudio %1 está dañado: en la tabla «%2» la fila %3 tiene en «%4» un valor que ninguna versión de Subtext escribe («%5»).</translation>
    </message>
    <message>
        <source>The study %1 is damaged: its tables are not those of Subtext. It was left untouched.</source>
        <translation>El estudio %1 está dañado: sus tablas no son las de Subtext. No se ha tocado.</translation>
    </message>
    <message>
        <source>The study %1 is damaged: an index does not fit its table, so that answers could be missed. It was left untouched.</source>
        <translation>El estudio %1 está dañado: un índice no concuerda con su tabla, de modo que podrían pasarse por alto respuestas. No se ha tocado.</translation>
    </message>
    <message>
        <source>The study %1 is damaged and was left untouched.</source>
        <translation>El estudio %1 está dañado y no se ha tocado.</translation>
    </message>
    <message>
        <source>Nothing was written. Open a backup of it, or ask for a copy.</source>
        <translation>No se escribió nada. Abra una copia de seguridad del estudio o pida una copia.</translation>
    </message>
    <message>
        <source>Open it once for work: if no row is damaged, that repairs it.</source>
        <translation>Ábralo una vez para trabajar: si no hay ninguna fila dañada, eso lo repara.</translation>
    </message>
    <message>
        <source>Open it in the window of Subtext on the machine where it was worked on: its sound backups are offered there. Without any, ask for a copy.</source>
        <translation>Ábralo en la ventana de Subtext en el dispositivo donde se trabajó con él: ahí se ofrecen sus copias de seguridad en buen estado. Si no hay ninguna, pida una copia.</translation>
    </message>
    <message>
        <source>The audit chain of %1 does not hold (%2, entry %3).</source>
        <translation>La cadena de auditoría de %1 no es válida (%2, entrada %3).</translation>
    </message>
    <message>
        <source>The audit chain of %1 does not hold: the file has something that no entry records (%2).</source>
        <translation>La cadena de auditoría de %1 no es válida: el archivo contiene algo que ninguna entrada registra (%2).</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>No existe el archivo %1.</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>Compruebe el nombre y la carpeta.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>Check that it is a file and that you may read it.</source>
        <translation>Compruebe que es un archivo y que tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>%1 is in the place of the hand-out of %2, and is none that this study wrote for them.</source>
        <translation>%1 ocupa el lugar del archivo de trabajo de %2 y no es uno que este estudio escribiera para esa persona.</translation>
    </message>
    <message>
        <source>Move that file away, or choose another folder; nothing was written.</source>
        <translation>Mueva ese archivo a otro lugar o elija otra carpeta; no se escribió nada.</translation>
    </message>
    <message>
        <source>%1 is a file in the place of the folder for %2.</source>
        <translation>%1 es un archivo que ocupa el lugar de la carpeta para %2.</translation>
    </message>
    <message>
        <source>%1 holds more than a release (%2).</source>
        <translation>%1 contiene algo más que una publicación (%2).</translation>
    </message>
    <message>
        <source>Choose another folder, or an empty one; nothing was changed.</source>
        <translation>Elija otra carpeta, o una vacía; no se cambió nada.</translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>Choose another name; nothing is ever overwritten.</source>
        <translation>Elija otro nombre; nunca se sobrescribe nada.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>No existe la carpeta %1.</translation>
    </message>
    <message>
        <source>Make it first or choose another.</source>
        <translation>Créela primero o elija otra.</translation>
    </message>
    <message>
        <source>%1 is not a Subtext study.</source>
        <translation>%1 no es un estudio de Subtext.</translation>
    </message>
    <message>
        <source>Only its extension is that of a study. Ask for the file again.</source>
        <translation>Solo su extensión es la de un estudio. Pida el archivo de nuevo.</translation>
    </message>
    <message>
        <source>Choose a file that ends in .subtext, or import data files into a study.</source>
        <translation>Elija un archivo que termine en .subtext, o importe archivos de datos a un estudio.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Subtext (schema %2).</source>
        <translation>%1 se creó con una versión más reciente de Subtext (esquema %2).</translation>
    </message>
    <message>
        <source>Install the newer version; the file was left untouched.</source>
        <translation>Instale la versión más reciente; el archivo no se ha tocado.</translation>
    </message>
    <message>
        <source>%1 was made by an older version of Subtext.</source>
        <translation>%1 se creó con una versión anterior de Subtext.</translation>
    </message>
    <message>
        <source>Open it once for writing, so that it is brought up to date (a copy is kept).</source>
        <translation>Ábralo una vez para escritura, para ponerlo al día (se guarda una copia).</translation>
    </message>
    <message>
        <source>%1 was made by an unreleased build of Subtext and cannot be opened.</source>
        <translation>%1 se creó con una compilación de Subtext no publicada y no se puede abrir.</translation>
    </message>
    <message>
        <source>Export its data with that build and import them into a new study; the file was left untouched.</source>
        <translation>Exporte sus datos con esa compilación e impórtelos a un estudio nuevo; el archivo no se ha tocado.</translation>
    </message>
    <message>
        <source>The file was changed by another program; compare it with a backup.</source>
        <translation>Otro programa cambió el archivo; compárelo con una copia de seguridad.</translation>
    </message>
    <message>
        <source>%1 is too large to be read (%2 bytes).</source>
        <translation>%1 es demasiado grande para leerlo (%2 bytes).</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>Compruebe que es el archivo correcto.</translation>
    </message>
    <message>
        <source>%1 is a labelling interface, not data.</source>
        <translation>%1 es una interfaz de etiquetado, no datos.</translation>
    </message>
    <message>
        <source>It says what the answers of an export mean: in the window, add the project&apos;s export (JSON) to the files beside it (on the command line: subtext-cli import STUDY EXPORT --interface FILE).</source>
        <translation>Indica qué significan las respuestas de una exportación: en la ventana, añada junto a ella la exportación del proyecto (JSON) (en la línea de comandos: subtext-cli import STUDY EXPORT --interface FILE).</translation>
    </message>
    <message>
        <source>%1 is a table of a release that holds no answers: gold and shares follow from the answers and the decisions.</source>
        <translation>%1 es una tabla de una publicación que no contiene respuestas: las etiquetas gold y las proporciones se derivan de las respuestas y las decisiones.</translation>
    </message>
    <message>
        <source>Leave it out: scenarios.csv and annotations.csv are enough. Decisions are imported separately: subtext-cli adjudicate STUDY decisions.csv.</source>
        <translation>Omítala: basta con scenarios.csv y annotations.csv. Las decisiones se importan aparte: subtext-cli adjudicate STUDY decisions.csv.</translation>
    </message>
    <message>
        <source>%1 is not in a format that can be imported.</source>
        <translation>%1 no está en un formato que se pueda importar.</translation>
    </message>
    <message>
        <source>Use CEI CSV, scenarios as CSV, JSON or JSON Lines, or an export of Label Studio.</source>
        <translation>Use CSV de CEI, escenarios en CSV, JSON o JSON Lines, o una exportación de Label Studio.</translation>
    </message>
    <message>
        <source>%1 is an Excel workbook that cannot be read.</source>
        <translation>%1 es un libro de Excel que no se puede leer.</translation>
    </message>
    <message>
        <source>It is damaged, protected by a password, or of another kind than .xlsx. In Excel: Save as, Excel Workbook (.xlsx) or CSV UTF-8. Then add that file.</source>
        <translation>Está dañado, protegido con contraseña o no es .xlsx. En Excel: Guardar como, Libro de Excel (.xlsx) o CSV UTF-8. Después, añada ese archivo.</translation>
    </message>
    <message>
        <source>%1 holds no text (it begins with %2).</source>
        <translation>%1 no contiene texto (empieza por %2).</translation>
    </message>
    <message>
        <source>Save it as UTF-8 text and try again.</source>
        <translation>Guárdelo como texto UTF-8 y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Get SHA256SUMS again from where the release is.</source>
        <translation>Consiga de nuevo SHA256SUMS del lugar donde está la publicación.</translation>
    </message>
    <message>
        <source>Correct it there and import the file again.</source>
        <translation>Corríjalo ahí e importe el archivo de nuevo.</translation>
    </message>
    <message>
        <source>%1 has no columns for %2.</source>
        <translation>%1 no tiene columnas para %2.</translation>
    </message>
    <message>
        <source>%1 has no column “%2”.</source>
        <translation>%1 no tiene la columna «%2».</translation>
    </message>
    <message>
        <source>It needs id and reason; the group is needed where several scenarios have the same id.</source>
        <translation>Necesita id y reason; también el grupo si varios escenarios tienen el mismo id.</translation>
    </message>
    <message>
        <source>It needs scenario (or subtype and id) and gold or ambiguous; basis and note are optional.</source>
        <translation>Necesita scenario (o subtype e id) y gold o ambiguous; basis y note son opcionales.</translation>
    </message>
    <message>
        <source>Say in the window which column holds it, or rename one (on the command line: --column FIELD=NAME).</source>
        <translation>Indique en la ventana qué columna lo contiene, o cambie el nombre de una (en la línea de comandos: --column FIELD=NAME).</translation>
    </message>
    <message>
        <source>%1 seems to belong to another task: it has the columns %2.</source>
        <translation>%1 parece pertenecer a otra tarea: tiene las columnas %2.</translation>
    </message>
    <message>
        <source>This study reads %1. Say in the window which column holds what (on the command line: --column FIELD=NAME).</source>
        <translation>Este estudio lee %1. Indique en la ventana qué contiene cada columna (en la línea de comandos: --column FIELD=NAME).</translation>
    </message>
    <message>
        <source>At %1 an object has the key “%2” twice.</source>
        <translation>En %1 un objeto tiene dos veces la clave «%2».</translation>
    </message>
    <message>
        <source>Rename or remove one of them.</source>
        <translation>Cambie el nombre de una de las dos o quítela.</translation>
    </message>
    <message>
        <source>%1 has the column “%2” twice.</source>
        <translation>%1 tiene dos veces la columna «%2».</translation>
    </message>
    <message>
        <source>%1 does not give the subtype of its scenarios.</source>
        <translation>%1 no indica el subtipo de sus escenarios.</translation>
    </message>
    <message>
        <source>Add a column “subtype”, or put the subtype into the file’s name (data_sarcasm-irony.csv).</source>
        <translation>Añada una columna «subtype», o ponga el subtipo en el nombre del archivo (data_sarcasm-irony.csv).</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>Choose the file that holds the data.</source>
        <translation>Elija el archivo que contiene los datos.</translation>
    </message>
    <message>
        <source>%1 is too large for a hand-out (%2 bytes).</source>
        <translation>%1 es demasiado grande para un archivo de trabajo (%2 bytes).</translation>
    </message>
    <message>
        <source>%1 is a study, not a hand-out.</source>
        <translation>%1 es un estudio, no un archivo de trabajo.</translation>
    </message>
    <message>
        <source>Choose the files that the annotators sent back.</source>
        <translation>Elija los archivos que devolvieron los anotadores.</translation>
    </message>
    <message>
        <source>%1 belongs to another study (“%2”).</source>
        <translation>%1 pertenece a otro estudio («%2»).</translation>
    </message>
    <message>
        <source>Merge it there; nothing was merged here.</source>
        <translation>Fusiónelo ahí; aquí no se fusionó nada.</translation>
    </message>
    <message>
        <source>%1 asks other questions than this study (its task is “%2”; they differ at %3).</source>
        <translation>%1 hace preguntas distintas de las de este estudio (su tarea es «%2»; difieren en %3).</translation>
    </message>
    <message>
        <source>Make the hand-out anew from this study; nothing was merged.</source>
        <translation>Vuelva a crear el archivo de trabajo a partir de este estudio; no se fusionó nada.</translation>
    </message>
    <message>
        <source>%1 says that it is the work of %2, but it was not made for that person.</source>
        <translation>%1 dice ser el trabajo de %2, pero no se creó para esa persona.</translation>
    </message>
    <message>
        <source>Ask for the file again; nothing was merged.</source>
        <translation>Pida el archivo de nuevo; no se fusionó nada.</translation>
    </message>
    <message>
        <source>The disk is full; %1 could not be written.</source>
        <translation>El disco está lleno; no se pudo escribir %1.</translation>
    </message>
    <message>
        <source>Free some space. What was saved before is safe.</source>
        <translation>Libere espacio. Lo que se guardó antes está a salvo.</translation>
    </message>
    <message>
        <source>%1 has a second name (a hard link), through which it could be changed unnoticed.</source>
        <translation>%1 tiene un segundo nombre (un enlace físico), a través del cual podría modificarse sin que se note.</translation>
    </message>
    <message>
        <source>Copy it to a file of its own, or open it here for reading only.</source>
        <translation>Cópielo a un archivo propio, o ábralo aquí solo para lectura.</translation>
    </message>
    <message>
        <source>You may not write to %1.</source>
        <translation>No tiene permiso para escribir en %1.</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folder, or copy it to a place of your own.</source>
        <translation>Revise los permisos del archivo y de su carpeta, o cópielo a un lugar propio.</translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation>Otro programa está usando %1.</translation>
    </message>
    <message>
        <source>Close it there and try again.</source>
        <translation>Ciérrelo ahí y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>%1 is open already (%2).</source>
        <translation>%1 ya está abierto (%2).</translation>
    </message>
    <message>
        <source>Close it there, or open it here for reading only.</source>
        <translation>Ciérrelo ahí, o ábralo aquí solo para lectura.</translation>
    </message>
    <message>
        <source>Another program is reading %1, so part of the study is still in the files beside it.</source>
        <translation>Otro programa está leyendo %1, así que parte del estudio sigue en los archivos que lo acompañan.</translation>
    </message>
    <message>
        <source>Close it there and try again; until then do not mail or copy the file.</source>
        <translation>Ciérrelo ahí y vuelva a intentarlo; hasta entonces no envíe ni copie el archivo.</translation>
    </message>
    <message>
        <source>This machine does not have enough memory.</source>
        <translation>Este dispositivo no tiene memoria suficiente.</translation>
    </message>
    <message>
        <source>This machine does not have enough memory for %1.</source>
        <translation>Este dispositivo no tiene memoria suficiente para %1.</translation>
    </message>
    <message>
        <source>Close other programs and try again; what was saved before is safe.</source>
        <translation>Cierre otros programas y vuelva a intentarlo; lo que se guardó antes está a salvo.</translation>
    </message>
    <message>
        <source>%1 is on a disk where files cannot be locked (%2).</source>
        <translation>%1 está en un disco donde los archivos no se pueden bloquear (%2).</translation>
    </message>
    <message>
        <source>Copy it to a disk of this machine and open it there.</source>
        <translation>Cópielo a un disco de este dispositivo y ábralo ahí.</translation>
    </message>
    <message>
        <source>%1 could not be read or written (%2).</source>
        <translation>No se pudo leer o escribir %1 (%2).</translation>
    </message>
    <message>
        <source>Check the disk and try again; what was saved before is safe.</source>
        <translation>Revise el disco y vuelva a intentarlo; lo que se guardó antes está a salvo.</translation>
    </message>
</context>
<context>
    <name>subtext::FilePreview</name>
    <message>
        <source>Contents as a table</source>
        <translation>Contenido como tabla</translation>
    </message>
    <message>
        <source>Contents as text</source>
        <translation>Contenido como texto</translation>
    </message>
    <message>
        <source>Contents as they are</source>
        <translation>Contenido tal cual</translation>
    </message>
    <message>
        <source>Contents as a picture</source>
        <translation>Contenido como imagen</translation>
    </message>
    <message>
        <source>No file chosen</source>
        <translation>Ningún archivo elegido</translation>
    </message>
    <message>
        <source>The first %1 rows</source>
        <translation>Las primeras %1 filas</translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>Primeros %1</translation>
    </message>
</context>
<context>
    <name>subtext::FilesPage</name>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>CSV files in CEI’s layout, scenarios as CSV, Excel workbook, JSON or JSON Lines, or exports of Label Studio.</source>
        <translation>Archivos CSV con el formato de CEI; escenarios en CSV, libro de Excel, JSON o JSON Lines; o exportaciones de Label Studio.</translation>
    </message>
    <message>
        <source>Scenarios, with or without answers, as CSV, Excel workbook, JSON or JSON Lines, or exports of Label Studio.</source>
        <translation>Escenarios, con o sin respuestas, en CSV, libro de Excel, JSON o JSON Lines, o exportaciones de Label Studio.</translation>
    </message>
    <message>
        <source>They are read and left as they are; nothing is written before the last page.</source>
        <translation>Se leen y se dejan como están; no se escribe nada hasta la última página.</translation>
    </message>
    <message>
        <source>“Next” reads %1 with these columns.</source>
        <translation>«Siguiente» lee %1 con estas columnas.</translation>
    </message>
</context>
<context>
    <name>subtext::FilesView</name>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>%1, %2 together, exactly as they will be written</source>
        <translation>%1, %2 en total, exactamente como se escribirán</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>The study has changed; making the files again…</source>
        <translation>El estudio ha cambiado; creando los archivos de nuevo…</translation>
    </message>
    <message>
        <source>Making the files…</source>
        <translation>Creando los archivos…</translation>
    </message>
</context>
<context>
    <name>subtext::FinalLabelsView</name>
    <message>
        <source>read differently</source>
        <translation>lecturas distintas</translation>
    </message>
    <message>
        <source>None of your %1 labels differs from the final one.</source>
        <translation>Ninguna de sus %1 etiquetas difiere de la final.</translation>
    </message>
    <message>
        <source>None of your %1 answers differs from the final one.</source>
        <translation>Ninguna de sus %1 respuestas difiere de la final.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your %1 labels differ from the final one: scenes that can be read in more than one way. Votes and note show how others read them. Press Enter on a row to see the item.</source>
        <translation>
            <numerusform>%n de sus %1 etiquetas difiere de la final: una escena que admite más de una lectura. Los votos y la nota muestran cómo la leyeron los demás. Pulse Intro en una fila para ver el ítem.</numerusform>
            <numerusform>%n de sus %1 etiquetas difieren de la final: escenas que admiten más de una lectura. Los votos y la nota muestran cómo las leyeron los demás. Pulse Intro en una fila para ver el ítem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your %1 answers differ from the final one, in %2 of your %3 items: scenes that can be read in more than one way. Votes and note show how others read them. Press Enter on a row to see the item.</source>
        <translation>
            <numerusform>%n de sus %1 respuestas difiere de la final, en %2 de sus %3 ítems: una escena que admite más de una lectura. Los votos y la nota muestran cómo la leyeron los demás. Pulse Intro en una fila para ver el ítem.</numerusform>
            <numerusform>%n de sus %1 respuestas difieren de la final, en %2 de sus %3 ítems: escenas que admiten más de una lectura. Los votos y la nota muestran cómo las leyeron los demás. Pulse Intro en una fila para ver el ítem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the items</source>
        <translation>Volver a los ítems</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>Etiquetas finales</translation>
    </message>
    <message>
        <source>Items whose final label differs from yours</source>
        <translation>Ítems cuya etiqueta final difiere de la suya</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Your label</source>
        <translation>Su etiqueta</translation>
    </message>
    <message>
        <source>Final label</source>
        <translation>Etiqueta final</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Votos</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Fundamento</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>subtext::FlagModel</name>
    <message>
        <source>all items</source>
        <translation>todos los ítems</translation>
    </message>
    <message>
        <source>all annotators</source>
        <translation>todos los anotadores</translation>
    </message>
    <message>
        <source>dismissed: %1</source>
        <translation>descartada: %1</translation>
    </message>
    <message>
        <source>asked for again</source>
        <translation>pedida de nuevo</translation>
    </message>
    <message>
        <source>settled by a decision</source>
        <translation>resuelta por una decisión</translation>
    </message>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <translation>Aquí: %1.</translation>
    </message>
    <message>
        <source>%1, usually %2</source>
        <translation>%1, habitualmente %2</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Incidencia</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>subtext::FlagRow</name>
    <message>
        <source>Flagged as broken or unclear</source>
        <translation>Señalado como defectuoso o poco claro</translation>
    </message>
    <message>
        <source>Reason for the flag</source>
        <translation>Motivo por el que lo señala</translation>
    </message>
    <message>
        <source>What is wrong with the item?</source>
        <translation>¿Qué problema tiene el ítem?</translation>
    </message>
</context>
<context>
    <name>subtext::FlagTimelineChart</name>
    <message>
        <source>Findings over time</source>
        <translation>Incidencias en el tiempo</translation>
    </message>
    <message>
        <source>How many of today’s findings come from answers up to each moment.</source>
        <translation>Cuántas de las incidencias de hoy proceden de respuestas dadas hasta cada momento.</translation>
    </message>
    <message>
        <source>There are no times in this study.</source>
        <translation>En este estudio no hay fechas ni horas.</translation>
    </message>
    <message>
        <source>%1 between %2 and %3.</source>
        <translation>%1 entre %2 y %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n incidencia</numerusform>
            <numerusform>%n incidencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>New findings</source>
        <translation>Incidencias nuevas</translation>
    </message>
    <message>
        <source>Findings so far</source>
        <translation>Incidencias hasta entonces</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>Anotadores</translation>
    </message>
    <message>
        <source>%1: %2, %3 so far</source>
        <translation>%1: %2, %3 hasta entonces</translation>
    </message>
</context>
<context>
    <name>subtext::FolderText</name>
    <message>
        <source>%1 was in the shared folder and is no longer there.</source>
        <translation>%1 estaba en la carpeta compartida y ya no está ahí.</translation>
    </message>
    <message>
        <source>Wait until the folder is copied as a whole, or restore the file. If neither helps, tell the coordinator.</source>
        <translation>Espere a que la carpeta se copie por completo, o restaure el archivo. Si nada de eso sirve, avise al coordinador.</translation>
    </message>
    <message>
        <source>%1 is not as it was written into the shared folder.</source>
        <translation>%1 no está como se escribió en la carpeta compartida.</translation>
    </message>
    <message>
        <source>Restore it, or tell the coordinator. The file of the study can still be handed in.</source>
        <translation>Restáurelo o avise al coordinador. El archivo del estudio aún se puede entregar.</translation>
    </message>
    <message>
        <source>The shared folder %1 does not have the whole study yet.</source>
        <translation>La carpeta compartida %1 aún no tiene el estudio completo.</translation>
    </message>
    <message>
        <source>Wait until the coordinator’s files are copied, and try again; nothing was made.</source>
        <translation>Espere a que se copien los archivos del coordinador y vuelva a intentarlo; no se creó nada.</translation>
    </message>
    <message>
        <source>the folder “%1”</source>
        <translation>la carpeta «%1»</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>Wait until the folder is copied as a whole and sync again, or restore the file.</source>
        <translation>Espere a que la carpeta se copie por completo y sincronice de nuevo, o restaure el archivo.</translation>
    </message>
    <message>
        <source>%1 has no end.</source>
        <translation>A %1 le falta el final.</translation>
    </message>
    <message>
        <source>Wait until it is copied as a whole and sync again, or restore it.</source>
        <translation>Espere a que se copie por completo y sincronice de nuevo, o restáurelo.</translation>
    </message>
    <message>
        <source>%1 cannot be read, or a later version wrote it.</source>
        <translation>%1 no se puede leer, o lo escribió una versión posterior.</translation>
    </message>
    <message>
        <source>Restore it, or update Subtext.</source>
        <translation>Restáurelo o actualice Subtext.</translation>
    </message>
    <message>
        <source>%1 does not follow what was read before: it was changed or replaced.</source>
        <translation>%1 no es la continuación de lo que se leyó antes: se cambió o se sustituyó.</translation>
    </message>
    <message>
        <source>Restore it, or let its owner hand in a file.</source>
        <translation>Restáurelo, o pida a su propietario que entregue un archivo.</translation>
    </message>
    <message>
        <source>%1 is not sealed by its device.</source>
        <translation>%1 no lleva el sello de su dispositivo.</translation>
    </message>
    <message>
        <source>%1 is of another study or device.</source>
        <translation>%1 es de otro estudio u otro dispositivo.</translation>
    </message>
    <message>
        <source>Move it away, and restore what was there.</source>
        <translation>Muévalo a otro lugar y restaure lo que había.</translation>
    </message>
    <message>
        <source>%1 says what its owner may not say, and nothing of it was taken.</source>
        <translation>%1 contiene algo que a su propietario no le corresponde decir, y no se tomó nada de él.</translation>
    </message>
    <message>
        <source>Ask whose device it is.</source>
        <translation>Pregunte de quién es el dispositivo.</translation>
    </message>
    <message>
        <source>%1 is a second copy and was not read.</source>
        <translation>%1 es una segunda copia y no se leyó.</translation>
    </message>
    <message>
        <source>Move it away.</source>
        <translation>Muévalo a otro lugar.</translation>
    </message>
    <message>
        <source>%1 is of a device that was not invited, and was not read.</source>
        <translation>%1 es de un dispositivo que no fue invitado y no se leyó.</translation>
    </message>
    <message>
        <source>%1 says what the locked study does not take.</source>
        <translation>%1 contiene algo que el estudio bloqueado no admite.</translation>
    </message>
    <message>
        <source>It is taken once the study is unlocked.</source>
        <translation>Se tomará cuando se desbloquee el estudio.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>not copied as a whole</source>
        <translation>no copiado por completo</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modificado</translation>
    </message>
    <message>
        <source>not sealed</source>
        <translation>sin sello</translation>
    </message>
    <message>
        <source>of another study or device</source>
        <translation>de otro estudio o dispositivo</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>no permitido</translation>
    </message>
    <message>
        <source>a second copy</source>
        <translation>una segunda copia</translation>
    </message>
    <message>
        <source>not invited</source>
        <translation>no invitado</translation>
    </message>
    <message>
        <source>after the lock</source>
        <translation>posterior al bloqueo</translation>
    </message>
    <message>
        <source>The folder %1 has nothing of this team.</source>
        <translation>La carpeta %1 no tiene nada de este equipo.</translation>
    </message>
    <message>
        <source>Wait until it is copied as a whole, or name the folder that the coordinator shares.</source>
        <translation>Espere a que se copie por completo, o indique la carpeta que comparte el coordinador.</translation>
    </message>
    <message>
        <source>The shared folder %1 is not there.</source>
        <translation>La carpeta compartida %1 no está ahí.</translation>
    </message>
    <message>
        <source>Start what copies or connects it. If it was moved, “subtext-cli team folder” says where it is now.</source>
        <translation>Inicie el programa que la copia o la conecta. Si se movió, «subtext-cli team folder» indica dónde está ahora.</translation>
    </message>
    <message>
        <source>What the coordinator wrote into the shared folder is not there yet (%1).</source>
        <translation>Lo que el coordinador escribió en la carpeta compartida aún no ha llegado (%1).</translation>
    </message>
    <message>
        <source>Wait until the folder is copied as a whole, and try again.</source>
        <translation>Espere a que la carpeta se copie por completo y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>%1 cannot be read, which says who takes part.</source>
        <translation>No se puede leer %1, que dice quién participa.</translation>
    </message>
    <message>
        <source>Check that you may read the shared folder, and try again.</source>
        <translation>Compruebe que tiene permiso para leer la carpeta compartida y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>%1 is not as the coordinator wrote it.</source>
        <translation>%1 no está como lo escribió el coordinador.</translation>
    </message>
    <message>
        <source>Wait until it is copied as a whole, or restore it; until then nothing is sent or received.</source>
        <translation>Espere a que se copie por completo, o restáurelo; hasta entonces no se envía ni se recibe nada.</translation>
    </message>
    <message>
        <source>%1 is of another study.</source>
        <translation>%1 es de otro estudio.</translation>
    </message>
    <message>
        <source>Restore what was there.</source>
        <translation>Restaure lo que había.</translation>
    </message>
    <message>
        <source>The shared folder %1 has another key of this device.</source>
        <translation>La carpeta compartida %1 tiene otra clave de este dispositivo.</translation>
    </message>
    <message>
        <source>Ask the coordinator for a new invitation, or hand in as a file.</source>
        <translation>Pida al coordinador una invitación nueva, o entregue como archivo.</translation>
    </message>
    <message>
        <source>You do not take part by the shared folder %1, or may not do this.</source>
        <translation>Usted no participa a través de la carpeta compartida %1, o esto no le está permitido.</translation>
    </message>
    <message>
        <source>Ask the coordinator; the file of the study can still be handed in.</source>
        <translation>Pregunte al coordinador; el archivo del estudio aún se puede entregar.</translation>
    </message>
</context>
<context>
    <name>subtext::GateRow</name>
    <message>
        <source>See them in Quality</source>
        <translation>Verlas en Calidad</translation>
    </message>
    <message>
        <source>Places of “%1”</source>
        <translation>Lugares de «%1»</translation>
    </message>
    <message>
        <source>Reason for overriding “%1”</source>
        <translation>Motivo para pasar por alto «%1»</translation>
    </message>
    <message>
        <source>Reason; it is printed in the README of the release</source>
        <translation>Motivo; se imprime en el README de la publicación</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Pasar por alto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Overridden: %1</source>
        <translation>Pasada por alto: %1</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>aún sin calcular</translation>
    </message>
    <message>
        <source>for information</source>
        <translation>a título informativo</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>overridden</source>
        <translation>pasada por alto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message numerus="yes">
        <source>Show %n places</source>
        <translation>
            <numerusform>Mostrar %n lugar</numerusform>
            <numerusform>Mostrar %n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation>%1 de «%2»</translation>
    </message>
    <message>
        <source>Override…</source>
        <translation>Pasar por alto…</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Override “%1”</source>
        <translation>Pasar por alto «%1»</translation>
    </message>
    <message>
        <source>Withdraw the override of “%1”</source>
        <translation>Dejar de pasar por alto «%1»</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
</context>
<context>
    <name>subtext::GoldChart</name>
    <message>
        <source>Answers equal to gold</source>
        <translation>Respuestas iguales a gold</translation>
    </message>
    <message>
        <source>Each annotator’s accuracy against gold, over items with a gold label.</source>
        <translation>La exactitud de cada anotador frente a gold, en los ítems con etiqueta gold.</translation>
    </message>
    <message>
        <source>Solid lines: the mean of the %1.</source>
        <translation>Líneas continuas: la media por %1.</translation>
    </message>
    <message>
        <source>Dashed line: the mean of all.</source>
        <translation>Línea discontinua: la media de todos.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>No item has a gold label yet.</source>
        <translation>Ningún ítem tiene etiqueta gold todavía.</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>Equal to gold</source>
        <translation>Iguales a gold</translation>
    </message>
    <message>
        <source>Items with gold</source>
        <translation>Ítems con gold</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>Proporción (%)</translation>
    </message>
    <message>
        <source>%1. From %2 % (%3, %4) to %5 % (%6, %7).</source>
        <translation>%1. De %2 % (%3, %4) a %5 % (%6, %7).</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n anotador</numerusform>
            <numerusform>%n anotadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean of %1: %2 %.</source>
        <translation>Media de %1: %2 %.</translation>
    </message>
    <message>
        <source>Mean of all annotators: %1 %.</source>
        <translation>Media de todos los anotadores: %1 %.</translation>
    </message>
    <message>
        <source>mean of all annotators: %1 %</source>
        <translation>media de todos los anotadores: %1 %</translation>
    </message>
    <message>
        <source>%1: %2 of %3 items equal to gold (%4 %)</source>
        <translation>%1: %2 de %3 ítems iguales a gold (%4 %)</translation>
    </message>
    <message>
        <source>mean %1 %</source>
        <translation>media %1 %</translation>
    </message>
    <message>
        <source>%1 % (%2 of %3)</source>
        <translation>%1 % (%2 de %3)</translation>
    </message>
</context>
<context>
    <name>subtext::GroupTexts</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>This task has no %1 %2.</source>
        <translation>En esta tarea no hay %1 %2.</translation>
    </message>
    <message>
        <source>This task has no %1 %2 or %3.</source>
        <translation>En esta tarea no hay %1 %2 ni %3.</translation>
    </message>
    <message>
        <source>The task has: %1.</source>
        <translation>La tarea tiene: %1.</translation>
    </message>
</context>
<context>
    <name>subtext::GuidelineDock</name>
    <message>
        <source>Revision %1</source>
        <translation>Revisión %1</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>vigente</translation>
    </message>
    <message>
        <source>imported without a time</source>
        <translation>importada sin fecha</translation>
    </message>
    <message>
        <source>Flagged: %1</source>
        <translation>Señalado: %1</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Hoja resumen</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Directrices</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>History %1</source>
        <translation>Historial %1</translation>
    </message>
    <message>
        <source>Your earlier answer is kept. It is shown here once you have submitted the new one.</source>
        <translation>Su respuesta anterior se conserva. Se mostrará aquí en cuanto confirme la nueva.</translation>
    </message>
    <message>
        <source>This item has not been submitted yet. Every submission will be listed here; none is ever overwritten.</source>
        <translation>Este ítem aún no se ha confirmado. Aquí se verá cada confirmación; ninguna se sobrescribe jamás.</translation>
    </message>
</context>
<context>
    <name>subtext::GuidelinesPage</name>
    <message>
        <source>Guideline</source>
        <translation>Directrices</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Hoja resumen</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definiciones</translation>
    </message>
</context>
<context>
    <name>subtext::HandInCard</name>
    <message>
        <source>Hand in</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Hand in my work</source>
        <translation>Entregar mi trabajo</translation>
    </message>
    <message>
        <source>Back to the items</source>
        <translation>Volver a los ítems</translation>
    </message>
    <message>
        <source>Path copied</source>
        <translation>Ruta copiada</translation>
    </message>
    <message>
        <source>Message to send with it</source>
        <translation>Mensaje para acompañar el envío</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeats</source>
        <translation>
            <numerusform>%n repetición</numerusform>
            <numerusform>%n repeticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>with %1 of %2 items submitted</source>
        <translation>con %1 de %2 ítems confirmados</translation>
    </message>
    <message>
        <source>%1 So nothing can be handed in.</source>
        <translation>%1 Por eso no se puede entregar nada.</translation>
    </message>
    <message>
        <source>Handed in on %1. %2 changed since. %3</source>
        <translation>Entregado el %1. Cambios desde entonces: %2. %3</translation>
    </message>
    <message>
        <source>Handed in on %1, %2. %3</source>
        <translation>Entregado el %1, %2. %3</translation>
    </message>
    <message>
        <source>Handing in records that you have finished. Your work is sent to %1 by itself.</source>
        <translation>La entrega deja constancia de que ha terminado. Su trabajo se envía solo a %1.</translation>
    </message>
    <message>
        <source>Handed in on %1. %2 changed since. Hand in again when you have finished. It is sent to %3 by itself.</source>
        <translation>Entregado el %1. Cambios desde entonces: %2. Vuelva a entregar cuando haya terminado. El trabajo se envía solo a %3.</translation>
    </message>
    <message>
        <source>Your work is handed in, %1. It is sent to %2 by itself.</source>
        <translation>Su trabajo está entregado, %1. Se envía solo a %2.</translation>
    </message>
    <message>
        <source>Your work is handed in. It is sent to %1 by itself.</source>
        <translation>Su trabajo está entregado. Se envía solo a %1.</translation>
    </message>
    <message>
        <source>Handed in on %1. %2 changed since. The file is out of date: write it again and send back the new one.</source>
        <translation>Entregado el %1. Cambios desde entonces: %2. El archivo ha quedado desactualizado: vuelva a escribirlo y envíe el nuevo.</translation>
    </message>
    <message>
        <source>Handed in on %1. %2 changed since. Hand in again when you have finished. Your work is in:
%3</source>
        <translation>Entregado el %1. Cambios desde entonces: %2. Vuelva a entregar cuando haya terminado. Su trabajo está en:
%3</translation>
    </message>
    <message>
        <source>Your file is ready, %1. One step is left: send it back, by mail or as you were asked to:
%2
If you change anything later, hand in again.</source>
        <translation>Su archivo está listo, %1. Queda un paso: devolverlo, por correo o como se le haya indicado:
%2
Si más adelante cambia algo, vuelva a entregar.</translation>
    </message>
    <message>
        <source>Your file is ready. One step is left: send it back, by mail or as you were asked to:
%1
It holds everything; if you change anything later, hand in again.</source>
        <translation>Su archivo está listo. Queda un paso: devolverlo, por correo o como se le haya indicado:
%1
Lo contiene todo; si más adelante cambia algo, vuelva a entregar.</translation>
    </message>
    <message>
        <source>Handed in on %1, %2. Hand in again to write a new file to send back.</source>
        <translation>Entregado el %1, %2. Vuelva a entregar para escribir un archivo nuevo que devolver.</translation>
    </message>
    <message>
        <source>Handing in writes one file with all of your work beside this one. That file is what you send back:
%1</source>
        <translation>Al entregar se escribe, junto a este archivo, otro con todo su trabajo. Ese es el que debe devolver:
%1</translation>
    </message>
    <message>
        <source>Handing in writes one file with all of your work. You choose where; that file is what you send back.</source>
        <translation>Al entregar se escribe un archivo con todo su trabajo. Usted elige dónde; ese es el archivo que debe devolver.</translation>
    </message>
    <message>
        <source>Handed in on %1, %2. Your work is in this file; leave it where it is, or send it if you were asked to:
%3</source>
        <translation>Entregado el %1, %2. Su trabajo está en este archivo; déjelo donde está, o envíelo si así se le pidió:
%3</translation>
    </message>
    <message>
        <source>Handing in records that you have finished and puts all of your work into this one file:
%1</source>
        <translation>La entrega deja constancia de que ha terminado y reúne todo su trabajo en este único archivo:
%1</translation>
    </message>
    <message>
        <source>Hello,

Here is my work for “%1”: %2, with %3 of %4 items submitted.

Best wishes</source>
        <translation>Hola:

Adjunto mi trabajo para «%1»: %2, con %3 de %4 ítems confirmados.

Un saludo</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Mostrar el archivo</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar la ruta</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>Escribirlo de nuevo</translation>
    </message>
    <message>
        <source>Hand in again</source>
        <translation>Volver a entregar</translation>
    </message>
</context>
<context>
    <name>subtext::Hiding</name>
    <message>
        <source>Show hidden (%1)</source>
        <translation>Mostrar ocultos (%1)</translation>
    </message>
</context>
<context>
    <name>subtext::HintsView</name>
    <message>
        <source>unanimous</source>
        <translation>unánime</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt; · votes: %3</source>
        <translation>%1: &lt;b&gt;%2&lt;/b&gt; · votos: %3</translation>
    </message>
    <message>
        <source>Votes: %1</source>
        <translation>Votos: %1</translation>
    </message>
    <message>
        <source>Mean ratings: %1</source>
        <translation>Valoraciones medias: %1</translation>
    </message>
    <message>
        <source>You decided: %1</source>
        <translation>Usted decidió: %1</translation>
    </message>
    <message>
        <source>in votes</source>
        <translation>en votos</translation>
    </message>
    <message>
        <source>in ratings</source>
        <translation>en valoraciones</translation>
    </message>
    <message>
        <source>and in %1</source>
        <translation>y en %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>Nearest %1.</source>
        <translation>Los más cercanos %1.</translation>
    </message>
    <message>
        <source>Hints appear after your first pick.</source>
        <translation>Las sugerencias aparecen después de su primera elección.</translation>
    </message>
    <message>
        <source>Hints appear once every open question has its first pick.</source>
        <translation>Las sugerencias aparecen cuando cada pregunta abierta tiene su primera elección.</translation>
    </message>
    <message>
        <source>%1; the item is settled</source>
        <translation>%1; el ítem está resuelto</translation>
    </message>
    <message>
        <source>You have decided no other item yet.</source>
        <translation>Aún no ha decidido ningún otro ítem.</translation>
    </message>
    <message>
        <source>Your own decisions most similar to this one:</source>
        <translation>Sus propias decisiones más parecidas a esta:</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Sugerencias</translation>
    </message>
</context>
<context>
    <name>subtext::HistoryDialog</name>
    <message>
        <source>from a file</source>
        <translation>de un archivo</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (usted)</translation>
    </message>
    <message>
        <source>a proposal</source>
        <translation>una propuesta</translation>
    </message>
    <message>
        <source>settled by both</source>
        <translation>zanjado por ambos</translation>
    </message>
    <message>
        <source>back to the earlier decision</source>
        <translation>vuelta a la decisión anterior</translation>
    </message>
    <message>
        <source>brought back</source>
        <translation>recuperada</translation>
    </message>
    <message>
        <source>first pick %1</source>
        <translation>primera elección %1</translation>
    </message>
    <message>
        <source>date unknown</source>
        <translation>fecha desconocida</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Note only</source>
        <translation>Solo nota</translation>
    </message>
    <message>
        <source>No item is on the desk.</source>
        <translation>No hay ningún ítem en la mesa.</translation>
    </message>
    <message>
        <source>You have not decided this item, so there is no history to show.</source>
        <translation>Usted no ha decidido este ítem, así que no hay historial que mostrar.</translation>
    </message>
    <message>
        <source>History of %1</source>
        <translation>Historial de %1</translation>
    </message>
    <message>
        <source>Use as practice…</source>
        <translation>Usar como práctica…</translation>
    </message>
    <message>
        <source>Make a practice scene of this item, with a note on what it teaches (Ctrl+Shift+L)</source>
        <translation>Hacer de este ítem una escena de práctica, con una nota sobre lo que enseña (Ctrl+Mayús+L)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>subtext::HomePage</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Change or stop</source>
        <translation>Cambiar o detener</translation>
    </message>
    <message>
        <source>Goes to Files in the Roster</source>
        <translation>Va a Archivos, en Participantes</translation>
    </message>
    <message>
        <source>The folder “%1” is watched; no returned file has come in yet.</source>
        <translation>Se vigila la carpeta «%1»; aún no ha llegado ningún archivo devuelto.</translation>
    </message>
    <message>
        <source>The folder “%1” is watched; the last returned file came in %2.</source>
        <translation>Se vigila la carpeta «%1»; el último archivo devuelto llegó el %2.</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>Anotadores</translation>
    </message>
    <message>
        <source>There are no annotators yet. Once they are on the roster, this shows what each of them has done.</source>
        <translation>Todavía no hay anotadores. Cuando estén en la lista de participantes, aquí se verá lo que ha hecho cada uno.</translation>
    </message>
    <message>
        <source>Copy a reminder</source>
        <translation>Copiar un recordatorio</translation>
    </message>
    <message>
        <source>Save as e-mail…</source>
        <translation>Guardar como correo…</translation>
    </message>
    <message>
        <source>A file that your mail program opens; you address and send it.</source>
        <translation>Un archivo que se abre en su programa de correo; usted pone la dirección y lo envía.</translation>
    </message>
    <message>
        <source>Do what is next</source>
        <translation>Hacer lo que sigue</translation>
    </message>
    <message>
        <source>Copy a reminder to those chosen who are late</source>
        <translation>Copiar un recordatorio para los elegidos que van con retraso</translation>
    </message>
    <message>
        <source>Save that reminder as an e-mail</source>
        <translation>Guardar ese recordatorio como correo</translation>
    </message>
    <message>
        <source>open for reading only</source>
        <translation>abierto solo para lectura</translation>
    </message>
    <message>
        <source>Reading the study.</source>
        <translation>Leyendo el estudio.</translation>
    </message>
    <message numerus="yes">
        <source>%n reminders are copied, one below the other.</source>
        <translation>
            <numerusform>Se ha copiado %n recordatorio.</numerusform>
            <numerusform>Se han copiado %n recordatorios, uno debajo de otro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the reminder</source>
        <translation>Guardar el recordatorio</translation>
    </message>
    <message>
        <source>E-mail (*.eml)</source>
        <translation>Correo (*.eml)</translation>
    </message>
    <message>
        <source>Save the reminders into a folder</source>
        <translation>Guardar los recordatorios en una carpeta</translation>
    </message>
    <message>
        <source>Choose in the table who is to be reminded.</source>
        <translation>Elija en la tabla a quién va dirigido el recordatorio.</translation>
    </message>
    <message>
        <source>Nobody is late.</source>
        <translation>Nadie va con retraso.</translation>
    </message>
    <message>
        <source>Saved. Open it in your mail program, and say who it goes to.</source>
        <translation>Guardado. Ábralo en su programa de correo e indique a quién va dirigido.</translation>
    </message>
</context>
<context>
    <name>subtext::IccChart</name>
    <message>
        <source>fewer than two raters</source>
        <translation>menos de dos anotadores</translation>
    </message>
    <message>
        <source>no item rated by everybody</source>
        <translation>ningún ítem valorado por todos</translation>
    </message>
    <message>
        <source>only one item rated by everybody</source>
        <translation>un solo ítem valorado por todos</translation>
    </message>
    <message>
        <source>all ratings are equal</source>
        <translation>todas las valoraciones son iguales</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n items rated by everybody</source>
        <translation>
            <numerusform>%n ítem valorado por todos</numerusform>
            <numerusform>%n ítems valorados por todos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raters</source>
        <translation>
            <numerusform>%n anotador</numerusform>
            <numerusform>%n anotadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>ICC. %1</source>
        <translation>CCI. %1</translation>
    </message>
    <message>
        <source>Undefined: %1.</source>
        <translation>Indefinido: %1.</translation>
    </message>
    <message>
        <source>Undefined for %1: %2.</source>
        <translation>Indefinido para %1: %2.</translation>
    </message>
    <message>
        <source>ICC by scale</source>
        <translation>CCI por escala</translation>
    </message>
    <message>
        <source>ICC(2,1) of items rated by everybody, with 95 % intervals.</source>
        <translation>CCI(2,1) de los ítems valorados por todos, con intervalos del 95 %.</translation>
    </message>
    <message>
        <source>Absolute agreement of single raters: the share of the variance of the ratings that lies between items, not between people.</source>
        <translation>Acuerdo absoluto de anotadores individuales: la proporción de la varianza de las valoraciones que está entre los ítems y no entre las personas.</translation>
    </message>
    <message>
        <source>Small: the subtypes.</source>
        <translation>En pequeño: los subtipos.</translation>
    </message>
    <message>
        <source>Small: by %1.</source>
        <translation>En pequeño: por %1.</translation>
    </message>
    <message>
        <source>The table has the interval of every %1.</source>
        <translation>La tabla tiene el intervalo de cada %1.</translation>
    </message>
    <message>
        <source>Nobody has rated anything yet.</source>
        <translation>Nadie ha valorado nada todavía.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Items of</source>
        <translation>Ítems de</translation>
    </message>
    <message>
        <source>ICC(2,1)</source>
        <translation>CCI(2,1)</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Inferior</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Superior</translation>
    </message>
    <message>
        <source>Ordinal α</source>
        <translation>α ordinal</translation>
    </message>
    <message>
        <source>Raters</source>
        <translation>Anotadores</translation>
    </message>
    <message>
        <source>Rated by everybody</source>
        <translation>Valorados por todos</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Excluidos</translation>
    </message>
    <message>
        <source>Why undefined</source>
        <translation>Por qué es indefinido</translation>
    </message>
</context>
<context>
    <name>subtext::ImportDialog</name>
    <message>
        <source>Imported: %1.</source>
        <translation>Importado: %1.</translation>
    </message>
    <message>
        <source>&amp;Decisions…</source>
        <translation>&amp;Decisiones…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import into this study</source>
        <translation>Importar a este estudio</translation>
    </message>
    <message>
        <source>What the study already has stays as it is. A row that contradicts it is refused.</source>
        <translation>Lo que el estudio ya tiene se queda como está. Una fila que lo contradiga no se admite.</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>Lo que se importó</translation>
    </message>
    <message>
        <source>Ctrl+Shift+I. Import the decisions of adjudicators from a file.</source>
        <translation>Ctrl+Mayús+I. Importar decisiones de árbitros desde un archivo.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>subtext::ImportForm</name>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Añadir archivos…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Use from them</source>
        <translation>Qué se usa de ellos</translation>
    </message>
    <message>
        <source>Show the refused rows</source>
        <translation>Mostrar las filas no admitidas</translation>
    </message>
    <message>
        <source>What is shown of the files</source>
        <translation>Qué se muestra de los archivos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>They bring their people and who labelled what. Without them your roster labels the scenes.</source>
        <translation>Traen sus personas y quién etiquetó qué. Sin ellas, las personas de su lista de participantes etiquetan las escenas.</translation>
    </message>
    <message>
        <source>Without them everything is still to be adjudicated.</source>
        <translation>Sin ellas está todo por arbitrar.</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>Añadir archivos</translation>
    </message>
    <message>
        <source>Scenarios and labels (*.csv *.json *.jsonl *.tsv *.txt *.xml *.xlsx *.xls)</source>
        <translation>Escenarios y etiquetas (*.csv *.json *.jsonl *.tsv *.txt *.xml *.xlsx *.xls)</translation>
    </message>
    <message>
        <source>What the importer found</source>
        <translation>Lo que encontró la importación</translation>
    </message>
    <message>
        <source>What is imported</source>
        <translation>Qué se importa</translation>
    </message>
    <message>
        <source>Meanings</source>
        <translation>Significados</translation>
    </message>
    <message>
        <source>%1 was on the list already. It is read again, and counts once.</source>
        <translation>%1 ya estaba en la lista. Se lee de nuevo y cuenta una sola vez.</translation>
    </message>
    <message>
        <source>Its columns are still to be matched.</source>
        <translation>Sus columnas están aún por asociar.</translation>
    </message>
    <message>
        <source>The labels of %1</source>
        <translation>Las etiquetas de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n personas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels, with notes</source>
        <translation>
            <numerusform>%n etiqueta gold, con nota</numerusform>
            <numerusform>%n etiquetas gold, con notas</numerusform>
        </translation>
    </message>
    <message>
        <source>No files yet. Add them, or drop them here.</source>
        <translation>Todavía no hay archivos. Añádalos o suéltelos aquí.</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Detener la lectura</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Choose the columns of %1…</source>
        <translation>Elegir las columnas de %1…</translation>
    </message>
    <message>
        <source>&amp;Take every %1 from the files</source>
        <translation>&amp;Tomar todos los %1 de los archivos</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Leyendo los archivos…</translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <translation>La lectura se detuvo.</translation>
    </message>
    <message>
        <source>The files were not read to the end. Read them again, or remove them.</source>
        <translation>Los archivos no se leyeron hasta el final. Léalos de nuevo o quítelos.</translation>
    </message>
    <message>
        <source>Read %1 with these columns.</source>
        <translation>Lea %1 con estas columnas.</translation>
    </message>
    <message>
        <source>Match the columns of %1.</source>
        <translation>Asocie las columnas de %1.</translation>
    </message>
    <message>
        <source>Choose under “Meanings” what %1 says, or remove it.</source>
        <translation>Elija en «Significados» lo que dice %1, o quítelo.</translation>
    </message>
    <message>
        <source>Fix %1, or remove it.</source>
        <translation>Arregle %1 o quítelo.</translation>
    </message>
    <message>
        <source>Add the files that hold the scenarios.</source>
        <translation>Añada los archivos que contienen los escenarios.</translation>
    </message>
    <message>
        <source>Take every %1 from the files, or correct the files.</source>
        <translation>Tome todos los %1 de los archivos, o corrija los archivos.</translation>
    </message>
    <message>
        <source>No row of these files can be used.</source>
        <translation>No se puede usar ninguna fila de estos archivos.</translation>
    </message>
</context>
<context>
    <name>subtext::ImportPreviewText</name>
    <message>
        <source>In all: %1</source>
        <translation>En total: %1</translation>
    </message>
    <message>
        <source>, %1 in the study already, %2 new</source>
        <translation>, %1 ya en el estudio, %2 nuevos</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>%1 “%2”: %3</source>
        <translation>%1 «%2»: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation>Conviene saber</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>no scenarios and no answers</source>
        <translation>ni escenarios ni respuestas</translation>
    </message>
    <message>
        <source>Choose the right one under “Meanings”. If the project asked something else, make a new study with a task that asks the same.</source>
        <translation>Elija el correcto en «Significados». Si el proyecto preguntaba otra cosa, cree un estudio nuevo con una tarea que pregunte lo mismo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; says what the answers of the exports mean.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; dice qué significan las respuestas de las exportaciones.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>The first answers</source>
        <translation>Las primeras respuestas</translation>
    </message>
    <message>
        <source>Add CSV files in CEI’s layout, or scenarios as CSV, Excel workbook, JSON or JSON Lines. Their contents will be shown here before anything is made.</source>
        <translation>Añada archivos CSV en el formato de CEI, o escenarios en CSV, libro de Excel, JSON o JSON Lines. Su contenido se mostrará aquí antes de crear nada.</translation>
    </message>
    <message>
        <source>Add scenarios and annotations as CSV, Excel workbook, JSON or JSON Lines. Their contents will be shown here before anything is made.</source>
        <translation>Añada escenarios y anotaciones en CSV, libro de Excel, JSON o JSON Lines. Su contenido se mostrará aquí antes de crear nada.</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Por %1</translation>
    </message>
    <message>
        <source>The first scene</source>
        <translation>La primera escena</translation>
    </message>
</context>
<context>
    <name>subtext::ImportSource</name>
    <message>
        <source>as it is called here</source>
        <translation>como se llama aquí</translation>
    </message>
    <message>
        <source>Other columns…</source>
        <translation>Otras columnas…</translation>
    </message>
    <message>
        <source>For files with other column names, or with scenario ids of an older release</source>
        <translation>Para archivos con otros nombres de columna, o con id de escenario de una publicación anterior</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Column or key of the file</source>
        <translation>Columna o clave del archivo</translation>
    </message>
    <message>
        <source>Where the files have this field. Empty: in its usual place.</source>
        <translation>Dónde tienen los archivos este campo. Vacío: en su lugar habitual.</translation>
    </message>
    <message>
        <source>is in the column</source>
        <translation>está en la columna</translation>
    </message>
    <message>
        <source>Table of an older release…</source>
        <translation>Tabla de una publicación anterior…</translation>
    </message>
    <message>
        <source>For ids like CEI-0001: which scenes they stood for, by their texts. It has the columns scenario_id, context and utterance.</source>
        <translation>Para id como CEI-0001: qué escenas representaban, por sus textos. Tiene las columnas scenario_id, context y utterance.</translation>
    </message>
    <message>
        <source>Without it</source>
        <translation>Sin ella</translation>
    </message>
    <message>
        <source>Table of an older release</source>
        <translation>Tabla de una publicación anterior</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.xlsx);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.xlsx);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Other columns or ids…</source>
        <translation>Otras columnas o id…</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 en «%2»</translation>
    </message>
    <message>
        <source>ids by %1</source>
        <translation>id según %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>subtext::ImportText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>Of its exports, JSON keeps ids; CSV and JSON-MIN leave them out.</source>
        <translation>De sus exportaciones, JSON conserva los id; CSV y JSON-MIN los omiten.</translation>
    </message>
    <message>
        <source>the file cannot tell whether %1 is gold or somebody’s answer; it was left out. Use the JSON export, or say that it is gold with --column gold=NAME.</source>
        <translation>el archivo no permite saber si %1 es gold o la respuesta de alguien; se omitió. Use la exportación JSON, o indique que es gold con --column gold=NAME.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>%1, %2: damaged character “%3”; it was kept as it is.</source>
        <translation>%1, %2: carácter dañado «%3»; se dejó como está.</translation>
    </message>
    <message>
        <source>%1, %2: “%3” is probably a damaged “%4”; it was kept as it is.</source>
        <translation>%1, %2: «%3» es probablemente un «%4» dañado; se dejó como está.</translation>
    </message>
    <message>
        <source>read as %1. Check accents and quotation marks.</source>
        <translation>leído como %1. Revise los acentos y las comillas.</translation>
    </message>
    <message>
        <source>only the sheet “%1” was read. To read another, choose it below the files (on the command line: --sheet NAME).</source>
        <translation>solo se leyó la hoja «%1». Para leer otra, elíjala debajo de los archivos (en la línea de comandos: --sheet NAME).</translation>
    </message>
    <message>
        <source>the column “%1” is not known and was left out.</source>
        <translation>la columna «%1» no se conoce y se omitió.</translation>
    </message>
    <message>
        <source>read with what its columns meant before (%1).</source>
        <translation>leído según lo que sus columnas significaban antes (%1).</translation>
    </message>
    <message>
        <source>the labels come without response times.</source>
        <translation>las etiquetas vienen sin tiempos de respuesta.</translation>
    </message>
    <message>
        <source>not one of the seven labels of this scale</source>
        <translation>no es una de las siete etiquetas de esta escala</translation>
    </message>
    <message>
        <source>not a point of this scale by the range %1</source>
        <translation>no es un punto de esta escala según el rango %1</translation>
    </message>
    <message>
        <source>not a word that this column can have</source>
        <translation>no es una palabra que esta columna pueda tener</translation>
    </message>
    <message>
        <source>not one of: %1</source>
        <translation>no es ninguno de: %1</translation>
    </message>
    <message>
        <source>of another task than this study’s</source>
        <translation>de una tarea distinta de la de este estudio</translation>
    </message>
    <message>
        <source>of another task than this study’s (%1)</source>
        <translation>de una tarea distinta de la de este estudio (%1)</translation>
    </message>
    <message>
        <source>a number, and nobody said what the numbers count; add the project&apos;s labelling interface, an .xml file, to the files (on the command line: --interface FILE, or --scale %1=LOW..HIGH, the lowest point first)</source>
        <translation>un número, y nadie indicó qué cuentan los números; añada a los archivos la interfaz de etiquetado del proyecto, un archivo .xml (en la línea de comandos: --interface FILE, o --scale %1=LOW..HIGH, con el punto más bajo primero)</translation>
    </message>
    <message>
        <source>the row has a different number of cells from the header (%1)</source>
        <translation>la fila tiene un número de celdas distinto del de la cabecera (%1)</translation>
    </message>
    <message>
        <source>the cell is empty and must not be</source>
        <translation>la celda está vacía y no debe estarlo</translation>
    </message>
    <message>
        <source>not one of sarcasm-irony, mixed-signals, strategic-politeness, passive-aggression, deflection-misdirection</source>
        <translation>no es ninguno de sarcasm-irony, mixed-signals, strategic-politeness, passive-aggression, deflection-misdirection</translation>
    </message>
    <message>
        <source>not one of workplace, family, social, service</source>
        <translation>no es ninguno de workplace, family, social, service</translation>
    </message>
    <message>
        <source>not one of peer, high-to-low, low-to-high</source>
        <translation>no es ninguno de peer, high-to-low, low-to-high</translation>
    </message>
    <message>
        <source>not one of the eight emotions</source>
        <translation>no es ninguna de las ocho emociones</translation>
    </message>
    <message>
        <source>not a number or time that can be used</source>
        <translation>no es un número o una hora que se pueda usar</translation>
    </message>
    <message>
        <source>this scenario was there already</source>
        <translation>este escenario ya estaba</translation>
    </message>
    <message>
        <source>this annotator answered this scenario already</source>
        <translation>este anotador ya había respondido a este escenario</translation>
    </message>
    <message>
        <source>the study has this scenario with another text</source>
        <translation>el estudio tiene este escenario con otro texto</translation>
    </message>
    <message>
        <source>the study has another answer of this annotator</source>
        <translation>el estudio tiene otra respuesta de este anotador</translation>
    </message>
    <message>
        <source>the study has another gold label or note for this scenario</source>
        <translation>el estudio tiene otra etiqueta gold u otra nota para este escenario</translation>
    </message>
    <message>
        <source>on the roster, but not as an annotator</source>
        <translation>está en la lista de participantes, pero no como anotador</translation>
    </message>
    <message>
        <source>a code with an invisible character or letters of two scripts</source>
        <translation>un código con un carácter invisible o letras de dos alfabetos</translation>
    </message>
    <message>
        <source>looks like the code of somebody else</source>
        <translation>se parece al código de otra persona</translation>
    </message>
    <message>
        <source>the study has no scenario of this name</source>
        <translation>el estudio no tiene ningún escenario con este nombre</translation>
    </message>
    <message>
        <source>scenarios of several groups have this id; write group/id</source>
        <translation>escenarios de varios grupos tienen este id; escriba grupo/id</translation>
    </message>
    <message>
        <source>several were chosen where one is asked; --first-of FIELD imports the first</source>
        <translation>se eligieron varias opciones donde se pide una; --first-of FIELD importa la primera</translation>
    </message>
    <message>
        <source>may be somebody whom the study has under another name; say who it is with --person NAME=CODE, or that it is somebody new with --person NAME=NAME</source>
        <translation>podría ser alguien que el estudio tiene con otro nombre; indique quién es con --person NAME=CODE, o que es alguien nuevo con --person NAME=NAME</translation>
    </message>
    <message>
        <source>the file has another gold label for this scenario as well; decide it at the desk</source>
        <translation>el archivo tiene además otra etiqueta gold para este escenario; decídalo en la mesa</translation>
    </message>
    <message>
        <source>task %1</source>
        <translation>tarea %1</translation>
    </message>
    <message>
        <source>scenario %1</source>
        <translation>escenario %1</translation>
    </message>
    <message>
        <source>annotation %1</source>
        <translation>anotación %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>the rows have a different number of cells from the header</source>
        <translation>las filas tienen un número de celdas distinto del de la cabecera</translation>
    </message>
</context>
<context>
    <name>subtext::ImportView</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Y %n más.</numerusform>
            <numerusform>Y %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the files</source>
        <translation>En los archivos</translation>
    </message>
    <message>
        <source>Not imported yet.</source>
        <translation>Aún sin importar.</translation>
    </message>
    <message>
        <source>What cannot be used</source>
        <translation>Qué no se puede usar</translation>
    </message>
    <message>
        <source>Rows and values that are left out; the others can be imported.</source>
        <translation>Filas y valores que se omiten; los demás se pueden importar.</translation>
    </message>
    <message>
        <source>Kept in the study</source>
        <translation>Guardado en el estudio</translation>
    </message>
    <message>
        <source>Imported predictions stay here and go into copies of the study, but never into a hand-out.</source>
        <translation>Las predicciones importadas se quedan aquí y van en las copias del estudio, pero nunca en un archivo de trabajo.</translation>
    </message>
    <message>
        <source>Labels that are none of the options</source>
        <translation>Etiquetas que no son ninguna de las opciones</translation>
    </message>
    <message>
        <source>Imported as they are. They count as no label unless a label table translates them.</source>
        <translation>Se importan tal cual. Cuentan como falta de etiqueta salvo que una tabla de etiquetas las traduzca.</translation>
    </message>
    <message>
        <source>Gold labels that are not the study’s</source>
        <translation>Etiquetas gold que no son las del estudio</translation>
    </message>
    <message>
        <source>The study keeps its own and scores against them.</source>
        <translation>El estudio conserva las suyas y puntúa con ellas.</translation>
    </message>
    <message>
        <source>Used for rows without these columns. Defaults: file name, zero-shot, 1.</source>
        <translation>Se usan para filas sin estas columnas. Predeterminado: nombre del archivo, zero-shot, 1.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>name of the file</source>
        <translation>nombre del archivo</translation>
    </message>
    <message>
        <source>For rows that name no model. Empty: the name of the file.</source>
        <translation>Para filas que no nombran ningún modelo. Vacío: el nombre del archivo.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>zero-shot</source>
        <translation>zero-shot</translation>
    </message>
    <message>
        <source>For rows that name no mode.</source>
        <translation>Para filas que no nombran ningún modo.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>For rows that name no run.</source>
        <translation>Para filas que no nombran ninguna ejecución.</translation>
    </message>
    <message>
        <source>Import predictions…</source>
        <translation>Importar predicciones…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>El estudio está abierto solo para lectura.</translation>
    </message>
    <message>
        <source>Bring in what models answered, from files: CSV with a header, Excel, JSON or JSON Lines, of one model or several. They are read and checked first, and nothing is kept before you import it; gold labels in a file never replace the study’s.</source>
        <translation>Traiga lo que respondieron los modelos, desde archivos: CSV con cabecera, Excel, JSON o JSON Lines, de uno o varios modelos. Primero se leen y se comprueban, y no se guarda nada hasta que usted lo importa; las etiquetas gold de un archivo nunca sustituyen a las del estudio.</translation>
    </message>
    <message>
        <source>%1 (withdrawn)</source>
        <translation>%1 (retirado)</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallidas</translation>
    </message>
    <message>
        <source>Contradicted</source>
        <translation>En contradicción</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importado</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Predicciones</translation>
    </message>
    <message>
        <source>Predictions (*.csv *.tsv *.json *.jsonl *.xlsx);;All files (*)</source>
        <translation>Predicciones (*.csv *.tsv *.json *.jsonl *.xlsx);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>With a label</source>
        <translation>Con etiqueta</translation>
    </message>
    <message>
        <source>Items of the study</source>
        <translation>Ítems del estudio</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are in the study already.</source>
        <translation>
            <numerusform>%n fila ya está en el estudio.</numerusform>
            <numerusform>%n filas ya están en el estudio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing this changes nothing.</source>
        <translation>Importar esto no cambia nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n are new.</source>
        <translation>
            <numerusform>%n es nueva.</numerusform>
            <numerusform>%n son nuevas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Give a shorter one above, or in the file.</source>
        <translation>%1 Dé uno más corto arriba o en el archivo.</translation>
    </message>
    <message>
        <source>%1 Give the run another name above, or discard the file.</source>
        <translation>%1 Dé otro nombre a la ejecución arriba, o descarte el archivo.</translation>
    </message>
    <message>
        <source>%1 imported, from %2.</source>
        <translation>Importado: %1, de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n respuesta</numerusform>
            <numerusform>%n respuestas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n conjunto</numerusform>
            <numerusform>%n conjuntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were there already.</source>
        <translation>
            <numerusform>%n ya estaba.</numerusform>
            <numerusform>%n ya estaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows or values were left out.</source>
        <translation>
            <numerusform>Se omitió %n fila o valor.</numerusform>
            <numerusform>Se omitieron %n filas o valores.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::IntervalChart</name>
    <message>
        <source>undefined: %1</source>
        <translation>indefinido: %1</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>indefinido</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>95 % interval: %1</source>
        <translation>intervalo del 95 %: %1</translation>
    </message>
</context>
<context>
    <name>subtext::IntervalContent</name>
    <message>
        <source>%1 (the axis does not begin at 0)</source>
        <translation>%1 (el eje no empieza en 0)</translation>
    </message>
</context>
<context>
    <name>subtext::InviteDialog</name>
    <message>
        <source>Invite to the team</source>
        <translation>Invitar al equipo</translation>
    </message>
    <message>
        <source>For another device of yours. The file can be opened once, and whoever opens it works as you: give it to nobody.</source>
        <translation>Para otro dispositivo suyo. El archivo se puede abrir una sola vez, y quien lo abre trabaja como usted: no se lo dé a nadie.</translation>
    </message>
    <message>
        <source>Each person gets a file. It can be opened once, and whoever opens it works as that person: send it to that person alone.</source>
        <translation>Cada persona recibe un archivo. Se puede abrir una sola vez, y quien lo abre trabaja como esa persona: envíeselo solo a ella.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Whoever is ticked is invited. Space ticks.</source>
        <translation>Se invita a quien esté marcado. Con Espacio se marca.</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>For how many days an invitation can be opened.</source>
        <translation>Durante cuántos días se puede abrir una invitación.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Where the files are written, each named after a code.</source>
        <translation>Dónde se escriben los archivos, cada uno con el nombre de un código.</translation>
    </message>
    <message>
        <source>Choose a folder for the invitations</source>
        <translation>Elegir una carpeta para las invitaciones</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Invitar</translation>
    </message>
    <message>
        <source>&amp;Copy as links</source>
        <translation>&amp;Copiar como enlaces</translation>
    </message>
    <message>
        <source>For a message in the place of the file. Each link opens the same invitation: send it to that person alone.</source>
        <translation>Para un mensaje en lugar del archivo. Cada enlace abre la misma invitación: envíelo solo a esa persona.</translation>
    </message>
    <message>
        <source>was cut off for good</source>
        <translation>se le cortó el acceso definitivamente</translation>
    </message>
    <message>
        <source>only annotators can be invited to a folder</source>
        <translation>a una carpeta solo se puede invitar a anotadores</translation>
    </message>
    <message>
        <source>yourself: for another device</source>
        <translation>usted: para otro dispositivo</translation>
    </message>
    <message>
        <source>takes part already</source>
        <translation>ya participa</translation>
    </message>
    <message>
        <source>has dropped out</source>
        <translation>se ha retirado</translation>
    </message>
    <message>
        <source>invited until %1</source>
        <translation>invitado hasta el %1</translation>
    </message>
    <message>
        <source>Inviting %1…</source>
        <translation>Invitando a %1…</translation>
    </message>
    <message>
        <source>Inviting %1 at %2…</source>
        <translation>Invitando a %1 en %2…</translation>
    </message>
    <message>
        <source>%1: %2 can be opened until %3.</source>
        <translation>%1: %2 se puede abrir hasta el %3.</translation>
    </message>
    <message>
        <source>%1: not invited. %2</source>
        <translation>%1: sin invitar. %2</translation>
    </message>
    <message>
        <source>%1: not asked any more.</source>
        <translation>%1: ya no se preguntó.</translation>
    </message>
    <message numerus="yes">
        <source>%n invitations were written to %1.</source>
        <translation>
            <numerusform>Se escribió %n invitación en %1.</numerusform>
            <numerusform>Se escribieron %n invitaciones en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It opens once. Take it to your other device, and delete it here once it was opened.</source>
        <translation>Se abre una sola vez. Llévela a su otro dispositivo y bórrela aquí en cuanto se haya abierto.</translation>
    </message>
    <message>
        <source>Each opens once, for that person only. Send each file to that person alone, and delete it here once it was opened.</source>
        <translation>Cada una se abre una sola vez y solo para esa persona. Envíe cada archivo solo a ella y bórrelo aquí en cuanto se haya abierto.</translation>
    </message>
    <message>
        <source>Whoever joins is asked where the shared folder is on their computer: share it with them first.</source>
        <translation>A quien se une se le pregunta dónde está la carpeta compartida en su dispositivo: compártala antes.</translation>
    </message>
    <message numerus="yes">
        <source>Invite %n people</source>
        <translation>
            <numerusform>Invitar a %n persona</numerusform>
            <numerusform>Invitar a %n personas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Invite %n people at %1</source>
        <translation>
            <numerusform>Invitar a %n persona en %1</numerusform>
            <numerusform>Invitar a %n personas en %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ItemCard</name>
    <message>
        <source>active %1, visits %2</source>
        <translation>activo %1, visitas %2</translation>
    </message>
    <message>
        <source>The item</source>
        <translation>El ítem</translation>
    </message>
    <message>
        <source>Choose a finding or a point in a chart; its item will be shown here.</source>
        <translation>Elija una incidencia o un punto de un gráfico; su ítem se mostrará aquí.</translation>
    </message>
    <message>
        <source>The item of a finding, or of a point in a chart, is shown here.</source>
        <translation>Aquí se muestra el ítem de una incidencia o de un punto de un gráfico.</translation>
    </message>
    <message>
        <source>The answers are shown at the desk.</source>
        <translation>Las respuestas se muestran en la mesa de arbitraje.</translation>
    </message>
</context>
<context>
    <name>subtext::ItemListModel</name>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>label again</source>
        <translation>volver a etiquetar</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>empezado</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>confirmado</translation>
    </message>
    <message>
        <source>changed, not updated</source>
        <translation>cambiado, sin actualizar</translation>
    </message>
    <message>
        <source>Item %1, %2. %3</source>
        <translation>Ítem %1, %2. %3</translation>
    </message>
    <message>
        <source>question not sent</source>
        <translation>consulta sin enviar</translation>
    </message>
    <message>
        <source>new reply</source>
        <translation>contestación nueva</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>señalado</translation>
    </message>
</context>
<context>
    <name>subtext::ItemListPanel</name>
    <message>
        <source>Your items</source>
        <translation>Sus ítems</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abiertos</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>No items are assigned to you.</source>
        <translation>No tiene ningún ítem asignado.</translation>
    </message>
    <message>
        <source>Every item is submitted.</source>
        <translation>Todos los ítems están confirmados.</translation>
    </message>
    <message>
        <source>Nothing is submitted yet.</source>
        <translation>Aún no hay nada confirmado.</translation>
    </message>
    <message>
        <source>No item is flagged.</source>
        <translation>No hay ningún ítem señalado.</translation>
    </message>
</context>
<context>
    <name>subtext::ItemMenu</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Use as practice…</source>
        <translation>Usar como práctica…</translation>
    </message>
    <message>
        <source>What was decided about the item</source>
        <translation>Lo que se decidió sobre el ítem</translation>
    </message>
    <message>
        <source>Make a practice scene of the item, with a note on what it teaches</source>
        <translation>Hacer del ítem una escena de práctica, con una nota sobre lo que enseña</translation>
    </message>
</context>
<context>
    <name>subtext::ItemPanel</name>
    <message>
        <source>To the desk</source>
        <translation>Ir a la mesa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Ítems</translation>
    </message>
</context>
<context>
    <name>subtext::ItemsModel</name>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>once decided</source>
        <translation>cuando se decida</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>ambiguo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
</context>
<context>
    <name>subtext::ItemsView</name>
    <message>
        <source>All items</source>
        <translation>Todos los ítems</translation>
    </message>
    <message>
        <source>Whatever was answered.</source>
        <translation>Sea cual sea la respuesta.</translation>
    </message>
    <message>
        <source>People agree, models do not</source>
        <translation>Las personas coinciden; los modelos, no</translation>
    </message>
    <message>
        <source>All votes are the gold label, and no set gave it.</source>
        <translation>Todos los votos son la etiqueta gold, y ningún conjunto la dio.</translation>
    </message>
    <message>
        <source>Models agree, people do not</source>
        <translation>Los modelos coinciden; las personas, no</translation>
    </message>
    <message>
        <source>All sets gave one label, and the votes are split.</source>
        <translation>Todos los conjuntos dieron una misma etiqueta, y los votos están divididos.</translation>
    </message>
    <message>
        <source>Label outside the options</source>
        <translation>Etiqueta ajena a las opciones</translation>
    </message>
    <message>
        <source>A set gave a label that is none of the options.</source>
        <translation>Un conjunto dio una etiqueta que no es ninguna de las opciones.</translation>
    </message>
    <message>
        <source>Kept by keyword</source>
        <translation>Rescatada por palabra clave</translation>
    </message>
    <message>
        <source>A set’s label was found as a word in its text.</source>
        <translation>La etiqueta de un conjunto se encontró como palabra en su texto.</translation>
    </message>
    <message>
        <source>Which items</source>
        <translation>Qué ítems</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Ítems</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>no room for: %1</source>
        <translation>no cabe: %1</translation>
    </message>
</context>
<context>
    <name>subtext::JoinDialog</name>
    <message>
        <source>Join a team</source>
        <translation>Unirse a un equipo</translation>
    </message>
    <message>
        <source>Whoever coordinates a study has sent you an invitation, a file or a link that can be opened once. It makes a study file on this computer. You work in that file, also without a connection; whenever there is one, Subtext sends your work and receives what is for you.</source>
        <translation>Quien coordina un estudio le ha enviado una invitación: un archivo o un enlace que se puede abrir una sola vez. Crea un archivo de estudio en este dispositivo. Usted trabaja en ese archivo, también sin conexión; cuando la hay, Subtext envía su trabajo y recibe lo que es para usted.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invitación</translation>
    </message>
    <message>
        <source>The file that you were sent (.subtext-invite), or the link (subtext-team://).</source>
        <translation>El archivo que le enviaron (.subtext-invite), o el enlace (subtext-team://).</translation>
    </message>
    <message>
        <source>Choose the file, or paste the link here</source>
        <translation>Elija el archivo o pegue aquí el enlace</translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation>Carpeta compartida</translation>
    </message>
    <message>
        <source>Where the folder is on this computer that the coordinator has shared with you.</source>
        <translation>Dónde está en este dispositivo la carpeta que el coordinador ha compartido con usted.</translation>
    </message>
    <message>
        <source>Where your study file is kept</source>
        <translation>Dónde se guarda su archivo de estudio</translation>
    </message>
    <message>
        <source>A file on this computer, which joining makes. It must not be there yet.</source>
        <translation>Un archivo en este dispositivo, que se crea al unirse. Todavía no debe existir.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>The certificate of the authority that signed the server’s, where neither the invitation nor this system has it. Whoever runs the server does.</source>
        <translation>El certificado de la autoridad que firmó el del servidor, si no lo tienen ni la invitación ni este sistema. Lo tiene quien administra el servidor.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>Open an invitation</source>
        <translation>Abrir una invitación</translation>
    </message>
    <message>
        <source>Invitations (*.subtext-invite)</source>
        <translation>Invitaciones (*.subtext-invite)</translation>
    </message>
    <message>
        <source>Save the study file</source>
        <translation>Guardar el archivo de estudio</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>Estudios (*.subtext)</translation>
    </message>
    <message>
        <source>Choose the shared folder</source>
        <translation>Elegir la carpeta compartida</translation>
    </message>
    <message>
        <source>Choose a certificate</source>
        <translation>Elegir un certificado</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificados (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>The invitation is no longer valid. Ask the coordinator for a new one, unless you have opened this one before.</source>
        <translation>La invitación ya no es válida. Pida una nueva al coordinador, salvo que ya haya abierto esta antes.</translation>
    </message>
    <message>
        <source>For %1 in the study “%2”, in a shared folder. It is not blind: whoever can open the folder can read what you answer.</source>
        <translation>Para %1 en el estudio «%2», en una carpeta compartida. No es ciego: quien pueda abrir la carpeta puede leer lo que usted responde.</translation>
    </message>
    <message>
        <source>For %1 in the study “%2”, on the server %3.</source>
        <translation>Para %1 en el estudio «%2», en el servidor %3.</translation>
    </message>
    <message>
        <source>It can be opened until %1.</source>
        <translation>Se puede abrir hasta el %1.</translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation>Uniéndose…</translation>
    </message>
    <message>
        <source>Joining at %1…</source>
        <translation>Uniéndose en %1…</translation>
    </message>
    <message>
        <source>The secret of this device is in a file</source>
        <translation>El secreto de este dispositivo está en un archivo</translation>
    </message>
    <message>
        <source>The study file is made, with what could be read in the shared folder.</source>
        <translation>El archivo de estudio está creado, con lo que se pudo leer en la carpeta compartida.</translation>
    </message>
    <message>
        <source>Close this to open the study. What is missing comes by itself, once it is there.</source>
        <translation>Cierre esto para abrir el estudio. Lo que falta llegará solo, en cuanto esté allí.</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>Unirse a %1</translation>
    </message>
</context>
<context>
    <name>subtext::KappaChart</name>
    <message>
        <source>Fleiss’ κ</source>
        <translation>κ de Fleiss</translation>
    </message>
    <message>
        <source>Krippendorff’s α</source>
        <translation>α de Krippendorff</translation>
    </message>
    <message>
        <source>Gwet’s AC1</source>
        <translation>AC1 de Gwet</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>Porcentaje de acuerdo</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>leve</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>aceptable</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>moderado</translation>
    </message>
    <message>
        <source>substantial</source>
        <translation>considerable</translation>
    </message>
    <message>
        <source>almost perfect</source>
        <translation>casi perfecto</translation>
    </message>
    <message>
        <source>%1 resamples, item by item</source>
        <translation>%1 remuestreos, ítem por ítem</translation>
    </message>
    <message>
        <source>%1 resamples, equal items together</source>
        <translation>%1 remuestreos, los ítems iguales a la vez</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Fleiss’ κ: %1.</source>
        <translation>κ de Fleiss: %1.</translation>
    </message>
    <message>
        <source>κ and other coefficients</source>
        <translation>κ y otros coeficientes</translation>
    </message>
    <message>
        <source>0 is what chance alone would give. There are several coefficients because they differ in what they count as chance: κ and α estimate it from how often each label was used and fall when one label dominates; AC1 does not. Percent agreement is not corrected for chance.</source>
        <translation>0 es lo que daría solo el azar. Hay varios coeficientes porque difieren en lo que consideran azar: κ y α lo estiman a partir de la frecuencia de cada etiqueta y bajan cuando domina una; AC1 no. El porcentaje de acuerdo no se corrige por azar.</translation>
    </message>
    <message>
        <source>κ by %1</source>
        <translation>κ por %1</translation>
    </message>
    <message>
        <source>Agreement on %1, with 95 % intervals. Hollow: not corrected for chance. Words: Landis and Koch, for κ.</source>
        <translation>Acuerdo (%1), con intervalos del 95 %. Hueco: sin corrección por azar. Palabras: Landis y Koch, para κ.</translation>
    </message>
    <message>
        <source>No item has labels of two people yet, so there is nothing to compare.</source>
        <translation>Ningún ítem tiene todavía etiquetas de dos personas, así que no hay nada que comparar.</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Items of</source>
        <translation>Ítems de</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Ítems</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Excluidos</translation>
    </message>
    <message>
        <source>κ low</source>
        <translation>κ inferior</translation>
    </message>
    <message>
        <source>κ high</source>
        <translation>κ superior</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>α low</source>
        <translation>α inferior</translation>
    </message>
    <message>
        <source>α high</source>
        <translation>α superior</translation>
    </message>
    <message>
        <source>AC1 low</source>
        <translation>AC1 inferior</translation>
    </message>
    <message>
        <source>AC1 high</source>
        <translation>AC1 superior</translation>
    </message>
    <message>
        <source>Percent agreement (share)</source>
        <translation>Porcentaje de acuerdo (proporción)</translation>
    </message>
    <message>
        <source>Share low</source>
        <translation>Proporción inferior</translation>
    </message>
    <message>
        <source>Share high</source>
        <translation>Proporción superior</translation>
    </message>
    <message>
        <source>Intervals of κ, α and share</source>
        <translation>Intervalos de κ, α y proporción</translation>
    </message>
</context>
<context>
    <name>subtext::KeyTable</name>
    <message>
        <source>Annotator</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>Adjudicator: the annotator’s, and</source>
        <translation>Árbitro: las del anotador, y</translation>
    </message>
    <message>
        <source>Coordinator: the adjudicator’s, and</source>
        <translation>Coordinador: las del árbitro, y</translation>
    </message>
    <message>
        <source>| Keys | What they do |</source>
        <translation>| Teclas | Qué hacen |</translation>
    </message>
</context>
<context>
    <name>subtext::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>subtext::KindsOfStudy</name>
    <message>
        <source>where the study asks for cue words</source>
        <translation>donde el estudio pide pistas</translation>
    </message>
    <message>
        <source>where the study takes questions</source>
        <translation>donde el estudio admite consultas</translation>
    </message>
    <message>
        <source>where the study asks for second looks</source>
        <translation>donde el estudio pide segundas lecturas</translation>
    </message>
</context>
<context>
    <name>subtext::LabelAgainDialog</name>
    <message>
        <source>No guide has changed, as far as is known, since the answers were given.</source>
        <translation>Que se sepa, ninguna guía ha cambiado desde que se dieron las respuestas.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Ask for new labels</source>
        <translation>Pedir etiquetas nuevas</translation>
    </message>
    <message>
        <source>Label again</source>
        <translation>Volver a etiquetar</translation>
    </message>
    <message>
        <source>New labels are asked for. Items: %1</source>
        <translation>Se piden etiquetas nuevas. Ítems: %1</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Retirado.</translation>
    </message>
    <message>
        <source>Answered by an old guide</source>
        <translation>Respondidos con una guía antigua</translation>
    </message>
    <message>
        <source>To be labelled again</source>
        <translation>Por volver a etiquetar</translation>
    </message>
    <message>
        <source>All items with an answer</source>
        <translation>Todos los ítems con respuesta</translation>
    </message>
    <message>
        <source>Which items are listed</source>
        <translation>Qué ítems se muestran</translation>
    </message>
    <message>
        <source>Search items, texts and roles</source>
        <translation>Buscar ítems, textos y papeles</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Old guide</source>
        <translation>Guía antigua</translation>
    </message>
    <message>
        <source>Still owed by</source>
        <translation>Pendiente de</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Ítems</translation>
    </message>
    <message>
        <source>The scene, and why it was asked for</source>
        <translation>La escena, y por qué se pidió</translation>
    </message>
    <message>
        <source>Choose an item to read its scene.</source>
        <translation>Elija un ítem para leer su escena.</translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation>A quién se pide</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The items of the findings are chosen. Say why they are to be labelled again, and ask.</source>
        <translation>Están elegidos los ítems de las incidencias. Diga por qué hay que volver a etiquetarlos, y pídalo.</translation>
    </message>
    <message>
        <source>After a clause of the guide changed: choose the items that it touches, say what changed, and ask.</source>
        <translation>Cuando ha cambiado una cláusula de la guía: elija los ítems a los que afecta, diga qué ha cambiado, y pídalo.</translation>
    </message>
    <message>
        <source>They are open again for whoever had labelled them, without the old answer in view. The old answers stay, and count until the new ones are there. People who work on files need a new hand-out.</source>
        <translation>Vuelven a abrirse para quienes los habían etiquetado, sin la respuesta antigua a la vista. Las respuestas antiguas se quedan, y cuentan hasta que lleguen las nuevas. Quienes trabajan con archivos necesitan un archivo de trabajo nuevo.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Qué ha cambiado</translation>
    </message>
    <message>
        <source>Why, in a sentence that annotators read</source>
        <translation>Por qué, en una frase que leerán los anotadores</translation>
    </message>
    <message>
        <source>What changed, in a sentence that annotators read</source>
        <translation>Qué ha cambiado, en una frase que leerán los anotadores</translation>
    </message>
    <message>
        <source>Not given by</source>
        <translation>No la ha dado</translation>
    </message>
    <message>
        <source>Computing how far annotators agree…</source>
        <translation>Calculando el acuerdo entre los anotadores…</translation>
    </message>
    <message>
        <source>The search finds no item here. Change or clear it, or list all items with an answer.</source>
        <translation>La búsqueda no encuentra aquí ningún ítem. Cámbiela o bórrela, o muestre todos los ítems con respuesta.</translation>
    </message>
    <message>
        <source>No answer is known to have been given by another guide than the present one.</source>
        <translation>No se sabe de ninguna respuesta dada con una guía distinta de la actual.</translation>
    </message>
    <message>
        <source>No item is to be labelled again.</source>
        <translation>No hay ítems por volver a etiquetar.</translation>
    </message>
    <message>
        <source>No item has an answer yet.</source>
        <translation>Ningún ítem tiene respuesta todavía.</translation>
    </message>
    <message>
        <source>Asked for because: %1</source>
        <translation>Se pidió porque: %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Everybody who labelled them</source>
        <translation>A todos los que los etiquetaron</translation>
    </message>
</context>
<context>
    <name>subtext::LabelBar</name>
    <message>
        <source>Items</source>
        <translation>Ítems</translation>
    </message>
    <message>
        <source>Show the item list (F2)</source>
        <translation>Mostrar la lista de ítems (F2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Previous item (Ctrl+Left)</source>
        <translation>Ítem anterior (Ctrl+Izquierda)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next item (Ctrl+Right)</source>
        <translation>Ítem siguiente (Ctrl+Derecha)</translation>
    </message>
    <message>
        <source>Submitted items</source>
        <translation>Ítems confirmados</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Señalar</translation>
    </message>
    <message>
        <source>The item is broken or unclear (Ctrl+M)</source>
        <translation>El ítem es defectuoso o poco claro (Ctrl+M)</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Guideline and definitions (F1)</source>
        <translation>Directrices y definiciones (F1)</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Submit and go to the next open item (Ctrl+Enter)</source>
        <translation>Confirmar y pasar al siguiente ítem pendiente (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 submitted</source>
        <translation>%1 confirmados</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>Etiquetas finales</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Your labels beside the final ones</source>
        <translation>Sus etiquetas junto a las finales</translation>
    </message>
    <message>
        <source>Summary and hand-in (F4)</source>
        <translation>Resumen y entrega (F4)</translation>
    </message>
    <message>
        <source>Item %1 saved</source>
        <translation>Ítem %1 guardado</translation>
    </message>
    <message>
        <source>All answered. Ctrl+Enter submits.</source>
        <translation>Todo respondido. Ctrl+Intro para confirmar.</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Sin empezar</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Draft saved</source>
        <translation>Borrador guardado</translation>
    </message>
    <message>
        <source>Submitted, saved</source>
        <translation>Confirmado y guardado</translation>
    </message>
    <message>
        <source>Change saved as draft, not updated yet</source>
        <translation>Cambio guardado como borrador, aún sin actualizar</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
</context>
<context>
    <name>subtext::LabelEnding</name>
    <message>
        <source>The study is locked; nothing can be changed.</source>
        <translation>El estudio está bloqueado; no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>This study is open for reading only; nothing can be changed.</source>
        <translation>Este estudio está abierto solo para lectura; no se puede cambiar nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n items are open.</source>
        <translation>
            <numerusform>Queda %n ítem pendiente.</numerusform>
            <numerusform>Quedan %n ítems pendientes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items were changed after they were submitted, and not updated.</source>
        <translation>
            <numerusform>%n ítem se cambió después de confirmarlo y no se ha actualizado.</numerusform>
            <numerusform>%n ítems se cambiaron después de confirmarlos y no se han actualizado.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the work of %1: %2 of %3 submitted. Nothing was changed in this session.</source>
        <translation>Este es el trabajo de %1: %2 de %3 confirmados. No se ha cambiado nada en esta sesión.</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand in anyway?</source>
        <translation>¿Entregar de todos modos?</translation>
    </message>
    <message>
        <source>Hand in this work?</source>
        <translation>¿Entregar este trabajo?</translation>
    </message>
    <message>
        <source>Not everything is submitted</source>
        <translation>No está todo confirmado</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Hand in anyway</source>
        <translation>Entregar de todos modos</translation>
    </message>
    <message>
        <source>Where to save the file that you send back</source>
        <translation>Dónde guardar el archivo que va a devolver</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>Estudios (*.subtext)</translation>
    </message>
    <message>
        <source>Handed in, but the file is not complete. %1 %2</source>
        <translation>Entregado, pero el archivo no está completo. %1 %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Your work is saved, but the file to send back was not written. %1</source>
        <translation>Su trabajo está guardado, pero no se pudo escribir el archivo que debe devolver. %1</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Elegir otra carpeta</translation>
    </message>
</context>
<context>
    <name>subtext::LabelPage</name>
    <message>
        <source>Label</source>
        <translation>Etiquetado</translation>
    </message>
    <message>
        <source>Answer the highlighted step and move on</source>
        <translation>Responder al paso resaltado y avanzar</translation>
    </message>
    <message>
        <source>1 to 9, then a to w</source>
        <translation>1–9, luego a–w</translation>
    </message>
    <message>
        <source>On a board: yes to a row; with Shift: no</source>
        <translation>En un tablero: sí en una fila; con Mayús: no</translation>
    </message>
    <message>
        <source>1 to 9, then a to g</source>
        <translation>1–9, luego a–g</translation>
    </message>
    <message>
        <source>On a board: no to all remaining rows</source>
        <translation>En un tablero: no en todas las filas restantes</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Adjust the highlighted step</source>
        <translation>Ajustar el paso resaltado</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de flecha</translation>
    </message>
    <message>
        <source>Clear the choice</source>
        <translation>Borrar la elección</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Next or previous step</source>
        <translation>Paso siguiente o anterior</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
        <source>Submit or update, and go to the next open item</source>
        <translation>Confirmar o actualizar, y pasar al siguiente ítem pendiente</translation>
    </message>
    <message>
        <source>Previous item (in a text: Alt+Left)</source>
        <translation>Ítem anterior (en un texto: Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Next item (in a text: Alt+Right)</source>
        <translation>Ítem siguiente (en un texto: Alt+Derecha)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Flag as broken or unclear</source>
        <translation>Señalar como defectuoso o poco claro</translation>
    </message>
    <message>
        <source>Into the explanation</source>
        <translation>Entrar en la explicación</translation>
    </message>
    <message>
        <source>Out of the explanation, to the first step</source>
        <translation>Salir de la explicación al primer paso</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Guideline, cheat sheet and definitions</source>
        <translation>Directrices, hoja resumen y definiciones</translation>
    </message>
    <message>
        <source>Item list</source>
        <translation>Lista de ítems</translation>
    </message>
    <message>
        <source>History of the item</source>
        <translation>Historial del ítem</translation>
    </message>
    <message>
        <source>Have a screen reader say the scene again</source>
        <translation>Hacer que un lector de pantalla repita la escena</translation>
    </message>
    <message>
        <source>Practise with feedback</source>
        <translation>Practicar con comentarios</translation>
    </message>
    <message>
        <source>Summary and hand-in</source>
        <translation>Resumen y entrega</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>Etiquetas finales</translation>
    </message>
    <message>
        <source>Item %1 saved.</source>
        <translation>Ítem %1 guardado.</translation>
    </message>
    <message>
        <source>Back at item %1. It stays submitted until you change and update it.</source>
        <translation>De nuevo en el ítem %1. Sigue confirmado hasta que lo cambie y lo actualice.</translation>
    </message>
    <message>
        <source>Back at item %1.</source>
        <translation>De nuevo en el ítem %1.</translation>
    </message>
    <message>
        <source>Item %1 of %2.</source>
        <translation>Ítem %1 de %2.</translation>
    </message>
    <message>
        <source>Digits answer and move on · Ctrl+Enter submits · F1 guide · F12 all keys</source>
        <translation>Números: responder y avanzar · Ctrl+Intro: confirmar · F1: guía · F12: todas las teclas</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Not saved. Your answer is still on the screen. %1</source>
        <translation>No se ha guardado. Su respuesta sigue en la pantalla. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>Guía: %1</translation>
    </message>
    <message>
        <source>Guide closed</source>
        <translation>Guía cerrada</translation>
    </message>
</context>
<context>
    <name>subtext::LabelQuestions</name>
    <message>
        <source>F7</source>
        <translation>F7</translation>
    </message>
    <message>
        <source>Questions about this item</source>
        <translation>Consultas sobre este ítem</translation>
    </message>
    <message>
        <source>Ask about the item</source>
        <translation>Consultar sobre el ítem</translation>
    </message>
    <message>
        <source>Ask about this item…</source>
        <translation>Consultar sobre este ítem…</translation>
    </message>
    <message>
        <source>Your questions…</source>
        <translation>Sus consultas…</translation>
    </message>
    <message>
        <source>Questions about item %1</source>
        <translation>Consultas sobre el ítem %1</translation>
    </message>
    <message>
        <source>The coordinator and the adjudicators read your question; other annotators do not. It is not part of your answer. From a hand-out it goes to them when you hand in, and a reply comes with the next hand-out.</source>
        <translation>Los coordinadores y los árbitros leen su consulta; los demás anotadores, no. No forma parte de su respuesta. Desde un archivo de trabajo les llega cuando usted entrega, y la contestación viene con el siguiente archivo de trabajo.</translation>
    </message>
    <message>
        <source>This study takes no further questions about items.</source>
        <translation>Este estudio ya no admite consultas sobre los ítems.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Su consulta</translation>
    </message>
</context>
<context>
    <name>subtext::LabelStudioText</name>
    <message>
        <source>The address has a user or a password in it.</source>
        <translation>La dirección lleva un usuario o una contraseña.</translation>
    </message>
    <message>
        <source>Leave them out: Subtext signs in with the key.</source>
        <translation>Quítelos: Subtext se identifica con la clave.</translation>
    </message>
    <message>
        <source>The address of a server has no “?” and no “#”.</source>
        <translation>La dirección de un servidor no lleva «?» ni «#».</translation>
    </message>
    <message>
        <source>Leave out what begins with them.</source>
        <translation>Quite lo que empieza por ellos.</translation>
    </message>
    <message>
        <source>“%1” begins with neither https:// nor http://.</source>
        <translation>«%1» no empieza por https:// ni por http://.</translation>
    </message>
    <message>
        <source>Write it like https://label.example.org.</source>
        <translation>Escríbala así: https://label.example.org.</translation>
    </message>
    <message>
        <source>“%1” is not the address of a server.</source>
        <translation>«%1» no es la dirección de un servidor.</translation>
    </message>
    <message>
        <source>Write it like https://label.example.org, without user and password.</source>
        <translation>Escríbala así: https://label.example.org, sin usuario ni contraseña.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 no respondió a tiempo.</translation>
    </message>
    <message>
        <source>Nothing was pulled. Check the address, or try again later.</source>
        <translation>No se trajo nada. Compruebe la dirección o inténtelo más tarde.</translation>
    </message>
    <message>
        <source>The answer from %1 broke off.</source>
        <translation>La respuesta de %1 se cortó.</translation>
    </message>
    <message>
        <source>Nothing was pulled. Try again.</source>
        <translation>No se trajo nada. Vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>%1 cannot be reached%2.</source>
        <translation>No se puede conectar con %1%2.</translation>
    </message>
    <message>
        <source>Check the address and whether the server runs.</source>
        <translation>Compruebe la dirección y si el servidor está en marcha.</translation>
    </message>
    <message>
        <source>%1 has no encrypted connection.</source>
        <translation>%1 no tiene conexión cifrada.</translation>
    </message>
    <message>
        <source>The key would travel unencrypted: nothing was sent. Use https, or a server on this machine.</source>
        <translation>La clave viajaría sin cifrar: no se envió nada. Use https, o un servidor en este dispositivo.</translation>
    </message>
    <message>
        <source>%1 answers, but without encryption.</source>
        <translation>%1 responde, pero sin cifrado.</translation>
    </message>
    <message>
        <source>Nothing was sent. Perhaps its address begins with http:// instead.</source>
        <translation>No se envió nada. Quizá su dirección empiece por http://.</translation>
    </message>
    <message>
        <source>Nothing was sent: the key goes unencrypted only to this machine. Perhaps https has another port there; ask whoever runs it.</source>
        <translation>No se envió nada: la clave solo va sin cifrar a este mismo dispositivo. Quizá https tenga allí otro puerto; pregunte a quien lo administra.</translation>
    </message>
    <message>
        <source>%1 redirects to %2.</source>
        <translation>%1 redirige a %2.</translation>
    </message>
    <message>
        <source>The key is never passed on to another server: nothing was sent there. If that is the right one, give its address instead.</source>
        <translation>La clave nunca se pasa a otro servidor: allí no se envió nada. Si ese es el correcto, indique su dirección.</translation>
    </message>
    <message>
        <source>%1 cannot prove that it is the right server%2.</source>
        <translation>%1 no puede demostrar que es el servidor correcto%2.</translation>
    </message>
    <message>
        <source>Its certificate is not trusted here: nothing was sent.</source>
        <translation>Aquí no se confía en su certificado: no se envió nada.</translation>
    </message>
    <message>
        <source>The project “%1” asks something other than the study.</source>
        <translation>El proyecto «%1» pregunta algo distinto que el estudio.</translation>
    </message>
    <message>
        <source>Its answers cannot go there. Push only the scenarios, or push the answers to the study’s own project.</source>
        <translation>Sus respuestas no pueden ir allí. Envíe solo los escenarios, o envíe las respuestas al proyecto propio del estudio.</translation>
    </message>
    <message>
        <source>%1 answered with a web page.</source>
        <translation>%1 respondió con una página web.</translation>
    </message>
    <message>
        <source>Label Studio is not at this address, or its version is too old: check the address.</source>
        <translation>Label Studio no está en esta dirección, o su versión es demasiado antigua: compruebe la dirección.</translation>
    </message>
    <message>
        <source>The answer from %1 is not one that Label Studio gives%2.</source>
        <translation>La respuesta de %1 no es de las que da Label Studio%2.</translation>
    </message>
    <message>
        <source>Nothing was pulled. Check the address and the version of the server.</source>
        <translation>No se trajo nada. Compruebe la dirección y la versión del servidor.</translation>
    </message>
    <message>
        <source>The answer from %1 is larger than %2 bytes.</source>
        <translation>La respuesta de %1 supera los %2 bytes.</translation>
    </message>
    <message>
        <source>Nothing was pulled.</source>
        <translation>No se trajo nada.</translation>
    </message>
    <message>
        <source>%1 does not allow it%2.</source>
        <translation>%1 no lo permite%2.</translation>
    </message>
    <message>
        <source>Ask whoever runs it for permission, or use another key.</source>
        <translation>Pida permiso a quien lo administra, o use otra clave.</translation>
    </message>
    <message>
        <source>%1 has no such project%2.</source>
        <translation>%1 no tiene ese proyecto%2.</translation>
    </message>
    <message>
        <source>The list of projects shows those that the key may see.</source>
        <translation>La lista de proyectos muestra los que la clave permite ver.</translation>
    </message>
    <message>
        <source>%1 refused it (%2)%3.</source>
        <translation>%1 lo rechazó (%2)%3.</translation>
    </message>
    <message>
        <source>What was sent before stays there; trying again sends only what is missing.</source>
        <translation>Lo que se envió antes se queda allí; si vuelve a intentarlo, se envía solo lo que falta.</translation>
    </message>
    <message>
        <source>project %1</source>
        <translation>proyecto %1</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>menos de un minuto</translation>
    </message>
    <message>
        <source>%1 of these requests are sent one by one, about %2 a second: %3</source>
        <translation>%1 de estas peticiones se envían una a una, unas %2 por segundo: %3</translation>
    </message>
    <message>
        <source>%1 does not accept the key%2.</source>
        <translation>%1 no acepta la clave%2.</translation>
    </message>
    <message>
        <source>Copy it again there: Account &amp; Settings › Personal Access Token, or Access Token.</source>
        <translation>Cópiela de nuevo allí: Account &amp; Settings › Personal Access Token, o Access Token.</translation>
    </message>
    <message>
        <source>%1 cannot do this now (%2)%3.</source>
        <translation>%1 no puede hacerlo ahora (%2)%3.</translation>
    </message>
    <message>
        <source>Try again later; what was sent before stays there.</source>
        <translation>Inténtelo más tarde; lo que se envió antes se queda allí.</translation>
    </message>
    <message>
        <source>The project has no tasks yet.</source>
        <translation>El proyecto aún no tiene tareas.</translation>
    </message>
    <message>
        <source>There is nothing to pull.</source>
        <translation>No hay nada que traer.</translation>
    </message>
    <message>
        <source>What the server sent as the tasks of %1 cannot be read.</source>
        <translation>No se puede leer lo que el servidor envió como tareas de %1.</translation>
    </message>
    <message>
        <source>There is no key under %1.</source>
        <translation>No hay ninguna clave con el nombre %1.</translation>
    </message>
    <message>
        <source>Set the variable SUBTEXT_LABELSTUDIO_TOKEN, or put the key into the keychain.</source>
        <translation>Defina la variable SUBTEXT_LABELSTUDIO_TOKEN, o guarde la clave en el llavero.</translation>
    </message>
    <message>
        <source>The key under %1 has characters that are not allowed in a key.</source>
        <translation>La clave con el nombre %1 tiene caracteres que no se permiten en una clave.</translation>
    </message>
    <message>
        <source>Copy it again from Label Studio.</source>
        <translation>Cópiela de nuevo desde Label Studio.</translation>
    </message>
    <message>
        <source>The keychain did not return the key %1 (%2).</source>
        <translation>El llavero no devolvió la clave %1 (%2).</translation>
    </message>
    <message>
        <source>Set the variable SUBTEXT_LABELSTUDIO_TOKEN instead.</source>
        <translation>Defina en su lugar la variable SUBTEXT_LABELSTUDIO_TOKEN.</translation>
    </message>
    <message>
        <source>This machine has no keychain that answers.</source>
        <translation>En este dispositivo no responde ningún llavero.</translation>
    </message>
    <message>
        <source>Type the key under “New key”: it is kept in memory until the program closes.</source>
        <translation>Escriba la clave en «Clave nueva»: se mantiene en memoria hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>The keychain did not return the key (%1).</source>
        <translation>El llavero no devolvió la clave (%1).</translation>
    </message>
    <message>
        <source>Unlock the keychain and connect again.</source>
        <translation>Desbloquee el llavero y conéctese de nuevo.</translation>
    </message>
    <message>
        <source>The variable %1 was not set when the program was started.</source>
        <translation>La variable %1 no estaba definida cuando se inició el programa.</translation>
    </message>
    <message>
        <source>Choose the system’s keychain as the place of the key, and type the key under “New key”.</source>
        <translation>Elija el llavero del sistema como lugar de la clave y escríbala en «Clave nueva».</translation>
    </message>
    <message>
        <source>The keychain has no key for this server yet.</source>
        <translation>El llavero aún no tiene ninguna clave para este servidor.</translation>
    </message>
    <message>
        <source>Type it under “New key”.</source>
        <translation>Escríbala en «Clave nueva».</translation>
    </message>
    <message>
        <source>The project has no answers to “%1”. It has: %2.</source>
        <translation>El proyecto no tiene respuestas a «%1». Tiene: %2.</translation>
    </message>
    <message>
        <source>Choose the right one under “Meanings”, pull the scenarios only, or make a task from the project for a new study.</source>
        <translation>Elija la correcta en «Significados», traiga solo los escenarios o cree una tarea a partir del proyecto para un estudio nuevo.</translation>
    </message>
    <message>
        <source>The project has instructions of its own. They are not pulled: the study keeps its guideline.</source>
        <translation>El proyecto tiene instrucciones propias. No se traen: el estudio conserva sus directrices.</translation>
    </message>
    <message>
        <source>%1; %2. Untick “Gold labels and notes” to adjudicate all of them here.</source>
        <translation>%1; %2. Desmarque «Etiquetas gold y notas» para arbitrarlos todos aquí.</translation>
    </message>
    <message>
        <source>no split is left to adjudicate</source>
        <translation>no queda ningún ítem dividido por arbitrar</translation>
    </message>
    <message>
        <source>What an earlier push had left half-way there was removed.</source>
        <translation>Se retiró lo que un envío anterior había dejado allí a medias.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Sending again sends only what is missing there.</source>
        <translation>Al enviar de nuevo se envía solo lo que falta allí.</translation>
    </message>
    <message>
        <source>What an earlier push left half-way there is removed</source>
        <translation>Se retira lo que un envío anterior dejó allí a medias</translation>
    </message>
</context>
<context>
    <name>subtext::LabelViews</name>
    <message>
        <source>labels</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Gold labels</source>
        <translation>Etiquetas gold</translation>
    </message>
    <message>
        <source>Gold of the study</source>
        <translation>Gold del estudio</translation>
    </message>
    <message>
        <source>Gold of the files</source>
        <translation>Gold de los archivos</translation>
    </message>
    <message>
        <source>Prediction files may include the gold labels they were published with. Scored on these, figures can be compared with the publication.</source>
        <translation>Los archivos de predicciones pueden incluir las etiquetas gold con que se publicaron. Si se puntúa con ellas, las cifras se pueden comparar con la publicación.</translation>
    </message>
    <message>
        <source>Without ambiguous</source>
        <translation>Sin ambiguos</translation>
    </message>
    <message>
        <source>Leaves out items that have a label and were decided to be ambiguous.</source>
        <translation>Excluye los ítems que tienen etiqueta y se decidieron ambiguos.</translation>
    </message>
    <message>
        <source>How would a model do?</source>
        <translation>¿Cómo lo haría un modelo?</translation>
    </message>
    <message>
        <source>Compare models with people: how often models give the gold label, how often they give a person’s label, and whether a model could stand in for a person.</source>
        <translation>Compare modelos con personas: con qué frecuencia los modelos dan la etiqueta gold, con qué frecuencia dan la etiqueta de una persona, y si un modelo podría sustituir a una persona.</translation>
    </message>
    <message>
        <source>Import predictions…</source>
        <translation>Importar predicciones…</translation>
    </message>
    <message>
        <source>To the figure, the set or the filter</source>
        <translation>Ir a la cifra, al conjunto o al filtro</translation>
    </message>
    <message>
        <source>Items behind a figure</source>
        <translation>Ítems detrás de una cifra</translation>
    </message>
    <message>
        <source>Return on a row of a table; arrow keys and Return in a heat map</source>
        <translation>Intro en una fila de una tabla; flechas e Intro en un mapa de calor</translation>
    </message>
    <message>
        <source>Open a set</source>
        <translation>Abrir un conjunto</translation>
    </message>
    <message>
        <source>Return on its row of the leaderboard</source>
        <translation>Intro en su fila de la clasificación</translation>
    </message>
    <message>
        <source>The study holds no predictions yet. Import them from files, which you check before anything is kept, or ask models (Asking). Nothing is sent before you agree.</source>
        <translation>El estudio aún no contiene predicciones. Impórtelas de archivos, que usted comprueba antes de que se guarde nada, o pregunte a modelos (Preguntar). No se envía nada antes de que lo acepte.</translation>
    </message>
    <message>
        <source>The study holds no predictions yet. A coordinator imports them from files.</source>
        <translation>El estudio aún no contiene predicciones. Un coordinador las importa de archivos.</translation>
    </message>
    <message>
        <source>Only coordinators can import predictions, because the report names undecided items.</source>
        <translation>Solo los coordinadores pueden importar predicciones, porque el informe nombra ítems sin decidir.</translation>
    </message>
    <message>
        <source>%1, scored on %2 with gold</source>
        <translation>%1, puntuado sobre %2 con gold</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source> of the files</source>
        <translation> de los archivos</translation>
    </message>
    <message>
        <source>; %1 ambiguous or without gold left out</source>
        <translation>; %1 ambiguos o sin gold excluidos</translation>
    </message>
    <message>
        <source>; %1 without gold left out</source>
        <translation>; %1 sin gold excluidos</translation>
    </message>
    <message>
        <source>Each row is one prediction set, compared with people’s gold labels, or with their votes for the vote share: further right is better. Lines are 95 % bootstrap intervals over items.</source>
        <translation>Cada fila es un conjunto de predicciones, comparado con las etiquetas gold de las personas, o con sus votos en el caso de la proporción de votos: cuanto más a la derecha, mejor. Las líneas son intervalos bootstrap del 95 % sobre los ítems.</translation>
    </message>
    <message>
        <source>One prediction set: how many items it labelled, how often its labels are the gold labels, and which labels it gave instead.</source>
        <translation>Un conjunto de predicciones: cuántos ítems etiquetó, con qué frecuencia sus etiquetas son las gold, y qué etiquetas dio en su lugar.</translation>
    </message>
    <message>
        <source>Each row is one item: people’s votes, its gold label, and the label that each prediction set gave, with ✓ where it is the gold label.</source>
        <translation>Cada fila es un ítem: los votos de las personas, su etiqueta gold y la etiqueta que dio cada conjunto de predicciones, con ✓ si es la gold.</translation>
    </message>
    <message>
        <source>All prediction sets are hidden. “Show hidden” brings them back.</source>
        <translation>Todos los conjuntos de predicciones están ocultos. «Mostrar ocultos» los recupera.</translation>
    </message>
    <message>
        <source>All prediction sets are withdrawn. “Withdrawn sets” says why.</source>
        <translation>Todos los conjuntos de predicciones están retirados. «Conjuntos retirados» dice por qué.</translation>
    </message>
    <message>
        <source>No answer of this run is scored yet: none is for an item with a gold label.</source>
        <translation>Aún no se ha puntuado ninguna respuesta de esta ejecución: ninguna es de un ítem con etiqueta gold.</translation>
    </message>
</context>
<context>
    <name>subtext::Leaderboard</name>
    <message>
        <source>Annotator accuracy against gold</source>
        <translation>Exactitud de los anotadores frente a gold</translation>
    </message>
    <message>
        <source>The mean over annotators. It flatters them: their own votes helped to make the gold labels.</source>
        <translation>La media de los anotadores. Les favorece: sus propios votos ayudaron a formar las etiquetas gold.</translation>
    </message>
    <message>
        <source>Annotator accuracy against others</source>
        <translation>Exactitud de los anotadores frente a los demás</translation>
    </message>
    <message>
        <source>How often an annotator gives the label that most of an item’s other annotators gave. Compare a model’s vote share with this.</source>
        <translation>Con qué frecuencia un anotador da la etiqueta que dio la mayoría de los demás anotadores del ítem. Compare con ella la proporción de votos de un modelo.</translation>
    </message>
    <message>
        <source>Best single label</source>
        <translation>Mejor etiqueta única</translation>
    </message>
    <message>
        <source>The mean largest share of an item’s votes: no single label agrees with more.</source>
        <translation>La media de la mayor proporción de votos de cada ítem: ninguna etiqueta única coincide con más.</translation>
    </message>
    <message>
        <source>Always “%1”</source>
        <translation>Siempre «%1»</translation>
    </message>
    <message>
        <source>The most frequent gold label, whatever the item says.</source>
        <translation>La etiqueta gold más frecuente, diga lo que diga el ítem.</translation>
    </message>
    <message>
        <source>Random, uniform</source>
        <translation>Al azar, uniforme</translation>
    </message>
    <message>
        <source>A label drawn at random, each equally likely.</source>
        <translation>Una etiqueta sorteada, todas con la misma probabilidad.</translation>
    </message>
    <message>
        <source>Random, as often as gold</source>
        <translation>Al azar, con la frecuencia de gold</translation>
    </message>
    <message>
        <source>A label drawn at random, each as likely as it is frequent in gold.</source>
        <translation>Una etiqueta sorteada, cada una con una probabilidad igual a su frecuencia en gold.</translation>
    </message>
    <message>
        <source>%1 of %2 items with a label</source>
        <translation>%1 de %2 ítems con etiqueta</translation>
    </message>
    <message numerus="yes">
        <source>It gives no answer for %n items, which count as wrong</source>
        <translation>
            <numerusform>No da respuesta en %n ítem, que cuenta como error</numerusform>
            <numerusform>No da respuesta en %n ítems, que cuentan como errores</numerusform>
        </translation>
    </message>
    <message>
        <source>No set has a figure here.</source>
        <translation>Ningún conjunto tiene aquí una cifra.</translation>
    </message>
    <message>
        <source>%1 of %2: highest is %4, of %3.</source>
        <translation>%1 de %2: la más alta es %4, de %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n conjunto</numerusform>
            <numerusform>%n conjuntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Accuracy answered</source>
        <translation>Exactitud en lo respondido</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>Macro-F1</translation>
    </message>
    <message>
        <source>Weighted-F1</source>
        <translation>F1 ponderada</translation>
    </message>
    <message>
        <source>Vote share</source>
        <translation>Proporción de votos</translation>
    </message>
    <message>
        <source>The share of all items with a gold label that the set labels correctly; where the set has no label, it counts as wrong.</source>
        <translation>La proporción de todos los ítems con etiqueta gold que el conjunto etiqueta correctamente; si no tiene etiqueta, cuenta como error.</translation>
    </message>
    <message>
        <source>Correct of the items that the set labelled: read it with the accuracy, never instead of it.</source>
        <translation>Aciertos entre los ítems que el conjunto etiquetó: léase junto con la exactitud, nunca en su lugar.</translation>
    </message>
    <message>
        <source>The mean F1 over all options, however often each is gold.</source>
        <translation>La media de F1 sobre todas las opciones, sea cual sea la frecuencia de cada una en gold.</translation>
    </message>
    <message>
        <source>The mean F1, each option weighted by how often it is gold.</source>
        <translation>La media de F1, ponderando cada opción por su frecuencia en gold.</translation>
    </message>
    <message>
        <source>The mean share of an item’s votes for the model’s label, of all items with votes: how often it agrees with a person picked at random.</source>
        <translation>La proporción media de los votos de un ítem a favor de la etiqueta del modelo, sobre todos los ítems con votos: con qué frecuencia coincide con una persona elegida al azar.</translation>
    </message>
    <message>
        <source>All items</source>
        <translation>Todos los ítems</translation>
    </message>
    <message>
        <source>Votes: %1</source>
        <translation>Votos: %1</translation>
    </message>
    <message>
        <source>Split: %1</source>
        <translation>Partición: %1</translation>
    </message>
    <message>
        <source>Topic: %1</source>
        <translation>Tema: %1</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 items)</source>
        <translation>%1 (%2 de %3 ítems)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n runs open</source>
        <translation>
            <numerusform>%n ejecución abierta</numerusform>
            <numerusform>%n ejecuciones abiertas</numerusform>
        </translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Without the label table</source>
        <translation>Sin la tabla de etiquetas</translation>
    </message>
    <message>
        <source>Asked about part of the items</source>
        <translation>Preguntados por una parte de los ítems</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>People, against gold they voted for</source>
        <translation>Personas, frente al gold que votaron</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>Whether %1 could stand in for a person cannot be said: no annotator has an item that somebody else labelled too.</source>
        <translation>No se puede decir si %1 podría sustituir a una persona: ningún anotador tiene un ítem que también etiquetara otra persona.</translation>
    </message>
    <message>
        <source>%1 could stand in for a person.</source>
        <translation>%1 podría sustituir a una persona.</translation>
    </message>
    <message>
        <source>%1 could not stand in for a person.</source>
        <translation>%1 no podría sustituir a una persona.</translation>
    </message>
    <message>
        <source>With ε = %1 it matches or beats %2 of %3 annotators in agreeing with the others (winning rate ω = %4; it passes from 0.50). Compared with an annotator on an item, it is at least as close to the others in %5 of cases (advantage probability). Counted over all items with votes, n = %6.</source>
        <translation>Con ε = %1 iguala o supera a %2 de %3 anotadores en el acuerdo con los demás (tasa de victorias ω = %4; se supera a partir de 0,50). Comparado con un anotador en un ítem, está al menos igual de cerca de los demás en el %5 de los casos (probabilidad de ventaja). Contado sobre todos los ítems con votos, n = %6.</translation>
    </message>
</context>
<context>
    <name>subtext::LeaderboardView</name>
    <message>
        <source>%1: it is ranked and compared once it has ended, since questions not asked yet would count as wrong. Return shows its answers.</source>
        <translation>%1: entrará en la clasificación y se comparará cuando haya terminado, ya que las preguntas aún no hechas contarían como errores. Intro muestra sus respuestas.</translation>
    </message>
    <message>
        <source>%1: its figures cover these items only, so it is compared with no other set.</source>
        <translation>%1: sus cifras solo abarcan estos ítems, así que no se compara con ningún otro conjunto.</translation>
    </message>
    <message>
        <source>%1: it gives no answer for the others, which count as wrong.</source>
        <translation>%1: no da respuesta en los demás, que cuentan como errores.</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Todas las cifras</translation>
    </message>
    <message>
        <source>Choose a set to compare it with the others; Return opens it. Two sets differ significantly where Holm’s p of their accuracies on the items shown is below 0.05.</source>
        <translation>Elija un conjunto para compararlo con los demás; Intro lo abre. Dos conjuntos difieren significativamente si la p de Holm de sus exactitudes en los ítems mostrados es inferior a 0,05.</translation>
    </message>
    <message>
        <source>Figures for the same answers may differ from those of a publication: gold is what this study holds now, labels outside the options follow the chosen table, and intervals use Subtext’s own random numbers.</source>
        <translation>Las cifras de unas mismas respuestas pueden diferir de las de una publicación: gold es lo que este estudio tiene ahora, las etiquetas ajenas a las opciones siguen la tabla elegida, y los intervalos usan los números aleatorios propios de Subtext.</translation>
    </message>
    <message>
        <source>Items without gold are those whose votes split or that lack ratings, the harder ones. Accuracy and F1 leave them out, which usually makes both higher.</source>
        <translation>Los ítems sin gold son aquellos cuyos votos están divididos o a los que les faltan valoraciones, es decir, los más difíciles. La exactitud y F1 los excluyen, lo que suele aumentar ambas.</translation>
    </message>
    <message>
        <source>Figures of the sets, people and chance</source>
        <translation>Cifras de los conjuntos, las personas y el azar</translation>
    </message>
    <message>
        <source>Could it stand in for a person?</source>
        <translation>¿Podría sustituir a una persona?</translation>
    </message>
    <message>
        <source>ε = </source>
        <translation>ε = </translation>
    </message>
    <message>
        <source>How much worse the model may be</source>
        <translation>Cuánto peor puede ser el modelo</translation>
    </message>
    <message>
        <source>How much worse than a person the model may be and still count as equal, since a person costs more: 0.2 for trained annotators, less for a crowd.</source>
        <translation>Cuánto peor que una persona puede ser el modelo y contar aún como igual, ya que una persona cuesta más: 0,2 para anotadores formados, menos para crowdsourcing.</translation>
    </message>
    <message>
        <source>The alternative annotator test of Calderon, Reichart and Dror (2025): on each item, whoever agrees with more of the others wins.</source>
        <translation>La prueba del anotador alternativo de Calderon, Reichart y Dror (2025): en cada ítem gana quien coincide con más de los demás.</translation>
    </message>
    <message>
        <source>Which items with gold count</source>
        <translation>Qué ítems con gold cuentan</translation>
    </message>
    <message>
        <source>The vote share covers all items with votes.</source>
        <translation>La proporción de votos abarca todos los ítems con votos.</translation>
    </message>
    <message>
        <source>Choose a set.</source>
        <translation>Elija un conjunto.</translation>
    </message>
    <message>
        <source>▸ is chosen; ≈ does not differ significantly from it in accuracy on these items (Holm’s p is 0.05 or more).</source>
        <translation>▸ es el elegido; ≈ no difiere significativamente de él en exactitud en estos ítems (la p de Holm es 0,05 o más).</translation>
    </message>
    <message>
        <source>“Annotator accuracy against gold” flatters people: their own votes helped to make the gold labels.</source>
        <translation>«Exactitud de los anotadores frente a gold» favorece a las personas: sus propios votos ayudaron a formar las etiquetas gold.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>different</source>
        <translation>distinto</translation>
    </message>
    <message>
        <source>not different</source>
        <translation>no distinto</translation>
    </message>
    <message>
        <source>%1
n = %2</source>
        <translation>%1
n = %2</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondido</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>Macro-F1</translation>
    </message>
    <message>
        <source>Weighted-F1</source>
        <translation>F1 ponderada</translation>
    </message>
    <message>
        <source>Vote share</source>
        <translation>Proporción de votos</translation>
    </message>
    <message>
        <source>No table</source>
        <translation>Sin tabla</translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>Etiquetados</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>its 95 % interval</source>
        <translation>su intervalo del 95 %</translation>
    </message>
    <message>
        <source>McNemar p</source>
        <translation>p de McNemar</translation>
    </message>
    <message>
        <source>Holm p</source>
        <translation>p de Holm</translation>
    </message>
    <message>
        <source>Versus chosen</source>
        <translation>Frente al elegido</translation>
    </message>
    <message>
        <source>Accuracy where labels outside the options count as no answer</source>
        <translation>Exactitud si las etiquetas ajenas a las opciones cuentan como falta de respuesta</translation>
    </message>
    <message>
        <source>Between its accuracy and that of the chosen set, on the items shown</source>
        <translation>Entre su exactitud y la del conjunto elegido, en los ítems mostrados</translation>
    </message>
    <message>
        <source>McNemar’s p on the items shown, adjusted for all pairs of sets there</source>
        <translation>p de McNemar en los ítems mostrados, ajustada por todos los pares de conjuntos que hay ahí</translation>
    </message>
</context>
<context>
    <name>subtext::LengthChart</name>
    <message>
        <source>undefined</source>
        <translation>indefinido</translation>
    </message>
    <message>
        <source>Length and agreement</source>
        <translation>Longitud y acuerdo</translation>
    </message>
    <message>
        <source>Each item at its number of words, in the band for how many of its votes agree on one label. Strokes: the mean of a band. The height within a band has no meaning.</source>
        <translation>Cada ítem según su número de palabras, en la banda que indica cuántos de sus votos coinciden en una etiqueta. Trazos: la media de una banda. La altura dentro de una banda no significa nada.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Show the words of the context</source>
        <translation>Mostrar las palabras del contexto</translation>
    </message>
    <message>
        <source>Utterance</source>
        <translation>Enunciado</translation>
    </message>
    <message>
        <source>Show the words of the utterance</source>
        <translation>Mostrar las palabras del enunciado</translation>
    </message>
    <message>
        <source>No item has all its answers yet.</source>
        <translation>Ningún ítem tiene todas sus respuestas todavía.</translation>
    </message>
    <message>
        <source>Unanimous</source>
        <translation>Unánime</translation>
    </message>
    <message>
        <source>Majority, %1</source>
        <translation>Mayoría, %1</translation>
    </message>
    <message>
        <source>Split, %1</source>
        <translation>Divididos, %1</translation>
    </message>
    <message>
        <source>%1 agree</source>
        <translation>coinciden %1</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Acuerdo</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Ítems</translation>
    </message>
    <message>
        <source>Context words, mean</source>
        <translation>Palabras del contexto, media</translation>
    </message>
    <message>
        <source>Context words, median</source>
        <translation>Palabras del contexto, mediana</translation>
    </message>
    <message>
        <source>Utterance words, mean</source>
        <translation>Palabras del enunciado, media</translation>
    </message>
    <message>
        <source>Utterance words, median</source>
        <translation>Palabras del enunciado, mediana</translation>
    </message>
    <message>
        <source>%1: %2, mean %3 words</source>
        <translation>%1: %2, media de %3 palabras</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>words in the context; Spearman’s ρ = %1</source>
        <translation>palabras del contexto; ρ de Spearman = %1</translation>
    </message>
    <message>
        <source>words in the utterance; Spearman’s ρ = %1</source>
        <translation>palabras del enunciado; ρ de Spearman = %1</translation>
    </message>
    <message>
        <source>; a sample of %1 of %2 items is drawn</source>
        <translation>; se dibuja una muestra de %1 de %2 ítems</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation>Ítem %1</translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>media %1</translation>
    </message>
</context>
<context>
    <name>subtext::LimitNote</name>
    <message>
        <source>%1 characters</source>
        <translation>%1 caracteres</translation>
    </message>
    <message>
        <source>This is the maximum length: %1. What did not fit was left out.</source>
        <translation>Esta es la longitud máxima: %1. Lo que no cabía se omitió.</translation>
    </message>
</context>
<context>
    <name>subtext::LimitedTextEdit</name>
    <message>
        <source>This is the maximum length: %1.</source>
        <translation>Esta es la longitud máxima: %1.</translation>
    </message>
    <message>
        <source>Not added: with these %1 the text would be longer than the maximum of %2.</source>
        <translation>No se añadió: con estos %1 el texto superaría el máximo de %2.</translation>
    </message>
</context>
<context>
    <name>subtext::LimitsDialog</name>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Limits of the quality checks</source>
        <translation>Límites de las comprobaciones de calidad</translation>
    </message>
    <message>
        <source>Every change is a new revision in the study; annotators get it at their next sign-in.</source>
        <translation>Cada cambio es una nueva revisión en el estudio; los anotadores la reciben la próxima vez que entran.</translation>
    </message>
    <message>
        <source>Set these limits</source>
        <translation>Establecer estos límites</translation>
    </message>
    <message>
        <source>Straight-lining: over</source>
        <translation>Respuesta invariable: más de</translation>
    </message>
    <message>
        <source>Straight-lining: from this many items on</source>
        <translation>Respuesta invariable: a partir de este número de ítems</translation>
    </message>
    <message>
        <source>Too fast: under</source>
        <translation>Demasiado rápido: menos de</translation>
    </message>
    <message>
        <source>Disengaged: over</source>
        <translation>Desatención: más de</translation>
    </message>
    <message>
        <source>Timing outlier: modified Z over</source>
        <translation>Tiempo atípico: Z modificada superior a</translation>
    </message>
    <message>
        <source>Timing outlier: from this many timed items on</source>
        <translation>Tiempo atípico: a partir de este número de ítems cronometrados</translation>
    </message>
    <message>
        <source>Check for contradictions</source>
        <translation>Comprobar contradicciones</translation>
    </message>
    <message>
        <source>Contradiction: valence opposes the emotion by</source>
        <translation>Contradicción: la valencia se opone a la emoción en</translation>
    </message>
    <message>
        <source>Contradiction: least distance from the midpoint</source>
        <translation>Contradicción: distancia mínima al punto medio</translation>
    </message>
    <message>
        <source>Positive emotions</source>
        <translation>Emociones positivas</translation>
    </message>
    <message>
        <source>Negative emotions</source>
        <translation>Emociones negativas</translation>
    </message>
    <message>
        <source>Wide range on one scale: over</source>
        <translation>Rango amplio en una escala: más de</translation>
    </message>
    <message>
        <source>Check explanations</source>
        <translation>Comprobar explicaciones</translation>
    </message>
    <message>
        <source>Same explanation: in at least this many items</source>
        <translation>Misma explicación: al menos en este número de ítems</translation>
    </message>
    <message>
        <source>Copied explanation: over</source>
        <translation>Explicación copiada: más de</translation>
    </message>
    <message>
        <source>Copied explanation: of at least this many words</source>
        <translation>Explicación copiada: con al menos este número de palabras</translation>
    </message>
    <message>
        <source>Limit for the share of items with findings</source>
        <translation>Límite de la proporción de ítems con incidencias</translation>
    </message>
    <message>
        <source>Ask annotators while they label</source>
        <translation>Preguntar a los anotadores mientras etiquetan</translation>
    </message>
    <message>
        <source>About contradictory and too fast answers.</source>
        <translation>Sobre respuestas contradictorias o demasiado rápidas.</translation>
    </message>
    <message>
        <source>Self-check</source>
        <translation>Autocomprobación</translation>
    </message>
    <message>
        <source>Ask why the votes are overridden</source>
        <translation>Preguntar por qué se decide contra los votos</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>En la mesa</translation>
    </message>
</context>
<context>
    <name>subtext::LivePage</name>
    <message>
        <source>As annotators will see it</source>
        <translation>Como lo verán los anotadores</translation>
    </message>
    <message>
        <source>Below is the task as it was before it had anything to correct.</source>
        <translation>Abajo se ve la tarea tal como estaba antes de que hubiera algo que corregir.</translation>
    </message>
    <message>
        <source>It appears here once what is listed below is corrected.</source>
        <translation>Aparecerá aquí cuando se haya corregido lo que se enumera abajo.</translation>
    </message>
</context>
<context>
    <name>subtext::LockDialog</name>
    <message>
        <source>Lock anyway</source>
        <translation>Bloquear de todos modos</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Unlock the study</source>
        <translation>Desbloquear el estudio</translation>
    </message>
    <message>
        <source>Lock the study</source>
        <translation>Bloquear el estudio</translation>
    </message>
    <message>
        <source>Labels, decisions and assignments can change again. Adjudicators no longer see who gave which answer, but names already seen cannot be hidden again.</source>
        <translation>Las etiquetas, decisiones y asignaciones pueden volver a cambiar. Los árbitros dejan de ver quién dio cada respuesta, pero los nombres ya vistos no se pueden volver a ocultar.</translation>
    </message>
    <message>
        <source>Labels, decisions and assignments can no longer be changed. Names are shown at the desk, and annotators see where the final label differs from theirs.</source>
        <translation>Las etiquetas, decisiones y asignaciones ya no se podrán cambiar. En la mesa se muestran los nombres, y los anotadores ven dónde difiere la etiqueta final de la suya.</translation>
    </message>
    <message>
        <source>Still open:</source>
        <translation>Aún pendiente:</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason; it is recorded with the date and your code</source>
        <translation>Motivo; se registra con la fecha y el código de usted</translation>
    </message>
</context>
<context>
    <name>subtext::LostStudy</name>
    <message>
        <source>%1 What you see is what was read before.</source>
        <translation>%1 Lo que ve es lo que se leyó antes.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Abrirlo de nuevo</translation>
    </message>
    <message>
        <source>Save my copy as…</source>
        <translation>Guardar mi copia como…</translation>
    </message>
    <message>
        <source>Save a copy first?</source>
        <translation>¿Guardar antes una copia?</translation>
    </message>
    <message>
        <source>The study is no longer where it was, and nothing more is saved there. A copy keeps everything that you submitted or began.</source>
        <translation>El estudio ya no está donde estaba y ahí no se guarda nada más. Una copia conserva todo lo que usted confirmó o empezó.</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>Salir sin ella</translation>
    </message>
    <message>
        <source>%1 (my copy)</source>
        <translation>%1 (mi copia)</translation>
    </message>
    <message>
        <source>Save my copy as</source>
        <translation>Guardar mi copia como</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>Estudios (*.subtext)</translation>
    </message>
    <message>
        <source>What is on the screen is not in it.</source>
        <translation>Lo que está en la pantalla no se incluye en la copia.</translation>
    </message>
    <message>
        <source>The copy was not saved. %1 Choose another place; the study is no longer where it was.</source>
        <translation>La copia no se guardó. %1 Elija otro lugar; el estudio ya no está donde estaba.</translation>
    </message>
    <message>
        <source>Your copy is saved with everything that you submitted or began: %1. Continue in it; once the study is back, merge the copy into it as you merge returned files.</source>
        <translation>Su copia está guardada con todo lo que confirmó o empezó: %1. Continúe en ella; cuando el estudio vuelva a estar disponible, fusione la copia con él como se fusionan los archivos devueltos.</translation>
    </message>
    <message>
        <source>Continue in the copy</source>
        <translation>Continuar en la copia</translation>
    </message>
</context>
<context>
    <name>subtext::MainWindow</name>
    <message>
        <source>Open a study</source>
        <translation>Abrir un estudio</translation>
    </message>
    <message>
        <source>Studies and invitations (*.subtext *.subtext-invite)</source>
        <translation>Estudios e invitaciones (*.subtext *.subtext-invite)</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>Estudios (*.subtext)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>Esta lista de teclas</translation>
    </message>
    <message>
        <source>Keyboard, shortcuts, settings, preferences</source>
        <comment>Words by which people look for it</comment>
        <translation>Teclado, atajos, configuración, ajustes, preferencias, opciones</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Ir a…</translation>
    </message>
    <message>
        <source>Seminar: items one by one, on the whole screen</source>
        <translation>Seminario: los ítems uno a uno, a pantalla completa</translation>
    </message>
    <message>
        <source>Manual, at the section on this place</source>
        <translation>Manual, en la sección de este lugar</translation>
    </message>
    <message>
        <source>Guide or manual</source>
        <translation>Guía o manual</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Buscar en todas las páginas</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>What was found: the next, the one before</source>
        <translation>Lo encontrado: el siguiente, el anterior</translation>
    </message>
    <message>
        <source>F3, Shift+F3</source>
        <translation>F3, Mayús+F3</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Atrás, adelante</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Izquierda, Alt+Derecha</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Empty the search, else close</source>
        <translation>Vaciar la búsqueda; si no, cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Language of the window…</source>
        <translation>Idioma de la ventana…</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>%1 – Subtext</source>
        <translation>%1 – Subtext</translation>
    </message>
    <message>
        <source>The study could not be read. %1 What you see is what was read before.</source>
        <translation>No se pudo leer el estudio. %1 Lo que ve es lo que se leyó antes.</translation>
    </message>
</context>
<context>
    <name>subtext::ManualWindow</name>
    <message>
        <source>Manual – Subtext</source>
        <translation>Manual – Subtext</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Página del manual</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Buscar en todas las páginas</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Ninguna página contiene estas palabras.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Izquierda</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Derecha</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Mayús+F3</translation>
    </message>
    <message>
        <source>Where the words stand before this</source>
        <translation>Dónde aparecen las palabras antes de aquí</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>F3, or Return in the search</source>
        <translation>F3, o Intro en la búsqueda</translation>
    </message>
    <message>
        <source>Where the words stand after this</source>
        <translation>Dónde aparecen las palabras después de aquí</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Ctrl+P: on paper, or into a PDF file</source>
        <translation>Ctrl+P: en papel o en un archivo PDF</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 on this page</source>
        <translation>%1 en esta página</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>None on this page</source>
        <translation>Ninguna en esta página</translation>
    </message>
</context>
<context>
    <name>subtext::MappingFiles</name>
    <message>
        <source>Mapping from a file…</source>
        <translation>Correspondencia desde un archivo…</translation>
    </message>
    <message>
        <source>Save mapping…</source>
        <translation>Guardar correspondencia…</translation>
    </message>
    <message>
        <source>A mapping that was saved here or on the command line.</source>
        <translation>Una correspondencia guardada aquí o en la línea de comandos.</translation>
    </message>
    <message>
        <source>For another study, or for the command line. It names people who have answered.</source>
        <translation>Para otro estudio, o para la línea de comandos. Nombra a personas que han respondido.</translation>
    </message>
    <message>
        <source>Mappings (*.json)</source>
        <translation>Correspondencias (*.json)</translation>
    </message>
    <message>
        <source>Mapping from a file</source>
        <translation>Correspondencia desde un archivo</translation>
    </message>
    <message>
        <source>Save mapping</source>
        <translation>Guardar correspondencia</translation>
    </message>
    <message>
        <source>The mapping cannot be used</source>
        <translation>La correspondencia no se puede usar</translation>
    </message>
    <message>
        <source>%1 is for a study that asks something else: this one has no %2.</source>
        <translation>%1 es para un estudio que pregunta otra cosa: este no tiene %2.</translation>
    </message>
    <message>
        <source>The mapping was not saved</source>
        <translation>La correspondencia no se guardó</translation>
    </message>
</context>
<context>
    <name>subtext::MatrixModel</name>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 labelled</source>
        <translation>%1 de %2 etiquetados</translation>
    </message>
    <message>
        <source>%1, %2 asked for again</source>
        <translation>%1, %2 pedidos de nuevo</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
</context>
<context>
    <name>subtext::MeanValenceChart</name>
    <message numerus="yes">
        <source>%n ratings</source>
        <translation>
            <numerusform>%n valoración</numerusform>
            <numerusform>%n valoraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut at the end of the scale; computed: %1</source>
        <translation>Recortado al final de la escala; calculado: %1</translation>
    </message>
    <message>
        <source>Mean valence by option</source>
        <translation>Valencia media por opción</translation>
    </message>
    <message>
        <source>Mean valence by %1</source>
        <translation>Valencia media por %1</translation>
    </message>
    <message>
        <source>From very unpleasant (−1) to very pleasant (+1), with 95 % intervals of the mean, cut at the ends of the scale.</source>
        <translation>De muy desagradable (−1) a muy agradable (+1), con intervalos del 95 % de la media, recortados en los extremos de la escala.</translation>
    </message>
    <message>
        <source>Of the ratings whose author chose the %1, and of all ratings of items with that gold label. %2</source>
        <translation>De las valoraciones cuyo autor eligió esa %1, y de todas las valoraciones de los ítems con esa etiqueta gold. %2</translation>
    </message>
    <message>
        <source>option</source>
        <translation>opción</translation>
    </message>
    <message>
        <source>There are no ratings of valence yet.</source>
        <translation>Todavía no hay valoraciones de valencia.</translation>
    </message>
    <message>
        <source>By the annotator’s own label</source>
        <translation>Según la etiqueta del propio anotador</translation>
    </message>
    <message>
        <source>By gold label</source>
        <translation>Según la etiqueta gold</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Own label: mean</source>
        <translation>Etiqueta propia: media</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Inferior</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Superior</translation>
    </message>
    <message>
        <source>Sample SD</source>
        <translation>DE muestral</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Valoraciones</translation>
    </message>
    <message>
        <source>Gold label: mean</source>
        <translation>Etiqueta gold: media</translation>
    </message>
    <message>
        <source>Mean valence by the annotator’s own label: %1.</source>
        <translation>Valencia media según la etiqueta del propio anotador: %1.</translation>
    </message>
    <message>
        <source>No item has a gold label yet.</source>
        <translation>Ningún ítem tiene etiqueta gold todavía.</translation>
    </message>
</context>
<context>
    <name>subtext::MeaningTree</name>
    <message>
        <source>In Label Studio</source>
        <translation>En Label Studio</translation>
    </message>
    <message>
        <source>In this study</source>
        <translation>En este estudio</translation>
    </message>
    <message>
        <source>What the interface of the project means</source>
        <translation>Qué significa la interfaz del proyecto</translation>
    </message>
    <message>
        <source>Meaning of “%1”</source>
        <translation>Significado de «%1»</translation>
    </message>
    <message>
        <source>What it means in this study.</source>
        <translation>Qué significa en este estudio.</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>excluido</translation>
    </message>
    <message>
        <source>whose answer it is</source>
        <translation>de quién es la respuesta</translation>
    </message>
    <message>
        <source>what “all others no” answered</source>
        <translation>lo que respondió «las demás, no»</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>not imported: a study cannot ask a question of the kind %1</source>
        <translation>no se importa: un estudio no puede hacer una pregunta de tipo %1</translation>
    </message>
    <message>
        <source>as its numbers count</source>
        <translation>según lo que cuentan sus números</translation>
    </message>
    <message>
        <source>not known: refused</source>
        <translation>desconocido: no se admite</translation>
    </message>
    <message>
        <source>%1 is the lowest point</source>
        <translation>%1 es el punto más bajo</translation>
    </message>
    <message>
        <source>%1, %2 the highest</source>
        <translation>%1; %2, el más alto</translation>
    </message>
    <message>
        <source>its numbers</source>
        <translation>sus números</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>a new person, if they answered in Label Studio itself</source>
        <translation>una persona nueva, si respondió en el propio Label Studio</translation>
    </message>
    <message>
        <source>a new person, if there are answers of theirs</source>
        <translation>una persona nueva, si hay respuestas suyas</translation>
    </message>
    <message>
        <source>as the study knows them</source>
        <translation>como las conoce el estudio</translation>
    </message>
</context>
<context>
    <name>subtext::MergeText</name>
    <message>
        <source>%1; sign in as coordinator.</source>
        <translation>%1; entre como coordinador.</translation>
    </message>
    <message>
        <source>%1, but nobody on the roster is a coordinator. Close the study, and merge with
subtext-cli merge STUDY FILES</source>
        <translation>%1, pero en la lista de participantes no hay ningún coordinador. Cierre el estudio y fusione con
subtext-cli merge STUDY FILES</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 flagged</source>
        <translation>%1 señalados</translation>
    </message>
    <message>
        <source>%1 revised</source>
        <translation>%1 revisados</translation>
    </message>
    <message>
        <source>%1 labelled again</source>
        <translation>%1 etiquetados de nuevo</translation>
    </message>
    <message>
        <source>%1 of %2 practice labels match</source>
        <translation>%1 de %2 etiquetas de práctica coinciden</translation>
    </message>
    <message>
        <source>handed in %1</source>
        <translation>entregado el %1</translation>
    </message>
    <message>
        <source>not handed in yet</source>
        <translation>aún sin entregar</translation>
    </message>
    <message>
        <source>This is the empty file that you sent to %1: nothing was done in it. Ask for the one that was worked on.</source>
        <translation>Este es el archivo vacío que usted envió a %1: no se hizo nada en él. Pida aquel en el que se trabajó.</translation>
    </message>
    <message>
        <source>Where is the study “%1” that the returned files belong to?</source>
        <translation>¿Dónde está el estudio «%1» al que pertenecen los archivos devueltos?</translation>
    </message>
    <message>
        <source>%1 is a hand-out, not the study “%2”.</source>
        <translation>%1 es un archivo de trabajo, no el estudio «%2».</translation>
    </message>
    <message>
        <source>Choose the file that the hand-outs were written from.</source>
        <translation>Elija el archivo a partir del cual se escribieron los archivos de trabajo.</translation>
    </message>
    <message>
        <source>%1 is another study with the same title (“%2”).</source>
        <translation>%1 es otro estudio con el mismo título («%2»).</translation>
    </message>
    <message>
        <source>%1 is the study “%2”, not “%3”.</source>
        <translation>%1 es el estudio «%2», no «%3».</translation>
    </message>
    <message>
        <source>None of these %1 files can be merged.</source>
        <translation>Ninguno de estos %1 archivos se puede fusionar.</translation>
    </message>
    <message>
        <source>%1 Choose the files that the annotators sent back.</source>
        <translation>%1 Elija los archivos que devolvieron los anotadores.</translation>
    </message>
    <message>
        <source>Only a coordinator can merge them. Sign out, sign in as coordinator, and merge them at Roster.</source>
        <translation>Solo un coordinador puede fusionarlos. Cierre la sesión, entre como coordinador y fusiónelos en Participantes.</translation>
    </message>
    <message>
        <source>The study is open for reading only. Close it where it is open for writing, and merge again.</source>
        <translation>El estudio está abierto solo para lectura. Ciérrelo donde esté abierto para escritura y fusione de nuevo.</translation>
    </message>
</context>
<context>
    <name>subtext::MirrorPage</name>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 de %2 (%3 %)</translation>
    </message>
    <message>
        <source>Mirror of %1</source>
        <translation>Espejo de %1</translation>
    </message>
    <message>
        <source>Mirror of %1 (%2)</source>
        <translation>Espejo de %1 (%2)</translation>
    </message>
    <message>
        <source>No clear difference</source>
        <translation>Sin diferencia clara</translation>
    </message>
    <message>
        <source>Nearer to “%1” than the others</source>
        <translation>Más cerca de «%1» que los demás</translation>
    </message>
    <message>
        <source>Too few items to say</source>
        <translation>Muy pocos ítems para afirmarlo</translation>
    </message>
    <message>
        <source>%1. Items that you answered: %2.</source>
        <translation>%1. Ítems que usted respondió: %2.</translation>
    </message>
    <message>
        <source>This page shows your answers beside those of the others who labelled the same scenes. It is no grade: whoever reads a scene differently may have seen what the others missed.</source>
        <translation>Esta página muestra sus respuestas junto a las de las demás personas que etiquetaron las mismas escenas. No es una calificación: quien lee una escena de otro modo puede haber visto lo que a los demás se les escapó.</translation>
    </message>
    <message>
        <source>%1, from %2 (%3) to %4 (%5)</source>
        <translation>%1, de %2 (%3) a %4 (%5)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Where your ratings lie</source>
        <translation>Dónde se sitúan sus valoraciones</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>You read the scenes</source>
        <translation>Usted lee las escenas</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Ítems</translation>
    </message>
    <message>
        <source>Difference: your point minus the mean of the others’ points, on average over the items that another rated too. Where the interval holds 0, or there are fewer than %1 items, the figures show no clear difference.</source>
        <translation>Diferencia: su punto menos la media de los puntos de los demás, en promedio sobre los ítems que también valoró otra persona. Si el intervalo contiene el 0, o hay menos de %1 ítems, las cifras no muestran una diferencia clara.</translation>
    </message>
    <message>
        <source>Your labels</source>
        <translation>Sus etiquetas</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Same as most of the others</source>
        <translation>Igual que la mayoría de los demás</translation>
    </message>
    <message>
        <source>Same as the final label</source>
        <translation>Igual que la etiqueta final</translation>
    </message>
    <message>
        <source>How often each label was chosen, on the items that another labelled too; of the others all votes are counted:</source>
        <translation>Con qué frecuencia se eligió cada etiqueta en los ítems que también etiquetó otra persona; de los demás se cuentan todos los votos:</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>Your label</source>
        <translation>Su etiqueta</translation>
    </message>
    <message>
        <source>Final label</source>
        <translation>Etiqueta final</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Votos</translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <translation>Marcado: %1</translation>
    </message>
    <message>
        <source>%1, %2:</source>
        <translation>%1, %2:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your ratings:</source>
        <translation>Sus valoraciones:</translation>
    </message>
    <message>
        <source>Your explanation:</source>
        <translation>Su explicación:</translation>
    </message>
    <message>
        <source>Words that you marked:</source>
        <translation>Palabras que usted marcó:</translation>
    </message>
    <message>
        <source>Note of the adjudicator:</source>
        <translation>Nota del árbitro:</translation>
    </message>
    <message>
        <source>Scenes worth rereading</source>
        <translation>Escenas que merece la pena releer</translation>
    </message>
    <message>
        <source>None of your labels differs from the final one.</source>
        <translation>Ninguna de sus etiquetas difiere de la final.</translation>
    </message>
    <message>
        <source>Scenes whose final label differs from yours, those first on which your ratings lie farthest from the others’.</source>
        <translation>Escenas cuya etiqueta final difiere de la suya; primero, aquellas en que sus valoraciones quedan más lejos de las de los demás.</translation>
    </message>
    <message>
        <source>Early items again</source>
        <translation>Primeros ítems, otra vez</translation>
    </message>
    <message>
        <source>Items that you were shown again after your last: %1.</source>
        <translation>Ítems que se le volvieron a mostrar después del último: %1.</translation>
    </message>
    <message>
        <source>Same label both times</source>
        <translation>La misma etiqueta ambas veces</translation>
    </message>
    <message>
        <source>How far the two ratings lie apart, on average and in the numbers of the scale:</source>
        <translation>Cuánto distan las dos valoraciones, en promedio y en números de la escala:</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Explanations of others are not shown.</source>
        <translation>Las explicaciones de los demás no se muestran.</translation>
    </message>
    <message>
        <source>Explanations of others and words that they marked stand under their codes. Whoever made this page stated that the consent text allows it.</source>
        <translation>Las explicaciones de los demás y las palabras que marcaron figuran bajo sus códigos. Quien creó esta página declaró que el texto de consentimiento lo permite.</translation>
    </message>
    <message>
        <source>Explanations of others stand under their codes. Whoever made this page stated that the consent text allows it.</source>
        <translation>Las explicaciones de los demás figuran bajo sus códigos. Quien creó esta página declaró que el texto de consentimiento lo permite.</translation>
    </message>
    <message>
        <source>%1 Intervals: percentile bootstrap over the items, %2 resamples, seed %3.</source>
        <translation>%1 Intervalos: bootstrap de percentiles sobre los ítems, %2 remuestreos, semilla %3.</translation>
    </message>
</context>
<context>
    <name>subtext::MirrorsDialog</name>
    <message>
        <source>The consent text allows others’ explanations and marked words to be shown under codes</source>
        <translation>El texto de consentimiento permite mostrar, bajo códigos, las explicaciones y las palabras marcadas de los demás</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>&amp;Write PDF files…</source>
        <translation>&amp;Escribir archivos PDF…</translation>
    </message>
    <message>
        <source>Mirrors</source>
        <translation>Espejos</translation>
    </message>
    <message>
        <source>A page for each person, their answers beside those of the others: where they read scenes differently, with intervals and without a grade, three scenes worth rereading, and how steady they were on early items. Pages of the same name in the folder are replaced. Give each page to its person only.</source>
        <translation>Una página por persona, con sus respuestas junto a las de los demás: dónde lee las escenas de otro modo, con intervalos y sin calificación, tres escenas que merece la pena releer, y su constancia en los primeros ítems. Las páginas del mismo nombre que haya en la carpeta se sustituyen. Dé cada página solo a su persona.</translation>
    </message>
    <message>
        <source>Whose pages</source>
        <translation>De quién son las páginas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tick one person to print.</source>
        <translation>Marque una persona para imprimir.</translation>
    </message>
    <message>
        <source>Computing the pages…</source>
        <translation>Calculando las páginas…</translation>
    </message>
    <message>
        <source>Write the mirrors into a folder</source>
        <translation>Escribir los espejos en una carpeta</translation>
    </message>
    <message>
        <source>Writing page %1 of %2</source>
        <translation>Escribiendo la página %1 de %2</translation>
    </message>
</context>
<context>
    <name>subtext::MissingNotice</name>
    <message>
        <source>Not submitted yet. Still missing: %1.</source>
        <translation>Aún no se ha confirmado. Falta: %1.</translation>
    </message>
    <message>
        <source>Not submitted yet. You answered No to every row. Press Ctrl+Enter again to submit.</source>
        <translation>Aún no se ha confirmado. Ha respondido «No» en todas las filas. Pulse Ctrl+Intro otra vez para confirmar.</translation>
    </message>
    <message>
        <source>Submit as it is</source>
        <translation>Confirmar tal cual</translation>
    </message>
</context>
<context>
    <name>subtext::ModelItemPanel</name>
    <message>
        <source>no label (%1)</source>
        <translation>sin etiqueta (%1)</translation>
    </message>
    <message>
        <source>%1, said “%2”</source>
        <translation>%1, dijo «%2»</translation>
    </message>
    <message>
        <source>%1, found as a word</source>
        <translation>%1, encontrada como palabra</translation>
    </message>
    <message>
        <source>Their own words</source>
        <translation>Sus propias palabras</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>What the models answered</source>
        <translation>Qué respondieron los modelos</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>What models answered is shown once the item is decided.</source>
        <translation>Lo que respondieron los modelos se muestra cuando el ítem está decidido.</translation>
    </message>
    <message>
        <source>Gold: %1</source>
        <translation>Gold: %1</translation>
    </message>
    <message>
        <source>No gold</source>
        <translation>Sin gold</translation>
    </message>
    <message>
        <source>The file has no text.</source>
        <translation>El archivo no tiene texto.</translation>
    </message>
</context>
<context>
    <name>subtext::ModelText</name>
    <message>
        <source>There is no key under the name “%1”.</source>
        <translation>No hay ninguna clave con el nombre «%1».</translation>
    </message>
    <message>
        <source>Set the variable, or put the key into the keychain.</source>
        <translation>Defina la variable o guarde la clave en el llavero.</translation>
    </message>
    <message>
        <source>The key under the name “%1” has characters that are not allowed in a key.</source>
        <translation>La clave con el nombre «%1» tiene caracteres que no se permiten en una clave.</translation>
    </message>
    <message>
        <source>Copy it again, without spaces and line breaks.</source>
        <translation>Cópiela de nuevo, sin espacios ni saltos de línea.</translation>
    </message>
    <message>
        <source>The keychain did not return the key “%1”: it says “%2”.</source>
        <translation>El llavero no devolvió la clave «%1»; dice: «%2».</translation>
    </message>
    <message>
        <source>Unlock the keychain, or name an environment variable instead.</source>
        <translation>Desbloquee el llavero, o indique en su lugar una variable de entorno.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <translation>%1, línea %2, columna %3</translation>
    </message>
    <message>
        <source>%1: there is a byte %2, which text in UTF-8 does not have.</source>
        <translation>%1: hay un byte %2, que no existe en un texto UTF-8.</translation>
    </message>
    <message>
        <source>Save the template as plain text in UTF-8.</source>
        <translation>Guarde la plantilla como texto sin formato en UTF-8.</translation>
    </message>
    <message>
        <source>%1: {examples} is for the mode few-shot only.</source>
        <translation>%1: {examples} es solo para el modo few-shot.</translation>
    </message>
    <message>
        <source>Ask few-shot, or remove it.</source>
        <translation>Pregunte en few-shot, o quítelo.</translation>
    </message>
    <message>
        <source>%1: “{%2}” is not a place that can be filled here.</source>
        <translation>%1: «{%2}» no es un marcador que se pueda rellenar aquí.</translation>
    </message>
    <message>
        <source>There are: %1. Braces that are text have a space or a quotation mark behind the first.</source>
        <translation>Existen: %1. Las llaves que forman parte del texto llevan un espacio o una comilla detrás de la primera.</translation>
    </message>
    <message>
        <source>The template</source>
        <translation>La plantilla</translation>
    </message>
    <message>
        <source>%1 is too large for a prompt (%2 bytes).</source>
        <translation>%1 es demasiado grande para un prompt (%2 bytes).</translation>
    </message>
    <message>
        <source>Choose a text of at most 100,000 bytes: every request carries it.</source>
        <translation>Elija un texto de 100 000 bytes como máximo: va en cada petición.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>Write in it what the model is to be asked.</source>
        <translation>Escriba en ella lo que se debe preguntar al modelo.</translation>
    </message>
    <message>
        <source>%1: what is said of whom it asks about is too long (%2 characters).</source>
        <translation>%1: la indicación de la persona por la que se pregunta es demasiado larga (%2 caracteres).</translation>
    </message>
    <message>
        <source>Name the person in a few words, at most 60 characters: “listener”.</source>
        <translation>Nombre a la persona en pocas palabras, 60 caracteres como máximo: «listener».</translation>
    </message>
    <message>
        <source>%1 does not show the scene, so every request would be the same.</source>
        <translation>%1 no muestra la escena, así que todas las peticiones serían iguales.</translation>
    </message>
    <message>
        <source>Put one of these where it belongs: %1</source>
        <translation>Ponga uno de estos donde corresponda: %1</translation>
    </message>
    <message>
        <source>%1 does not show the event, so every request would be the same.</source>
        <translation>%1 no muestra el suceso, así que todas las peticiones serían iguales.</translation>
    </message>
    <message>
        <source>Put {event} where it belongs.</source>
        <translation>Ponga {event} donde corresponda.</translation>
    </message>
    <message>
        <source>%1 does not say whom a scene is about, and nor does the event “%2”.</source>
        <translation>%1 no dice de quién trata la escena, ni tampoco el suceso «%2».</translation>
    </message>
    <message>
        <source>Put {subject} where the name belongs.</source>
        <translation>Ponga {subject} donde va el nombre.</translation>
    </message>
    <message>
        <source>%1 does not say which question of the task is asked.</source>
        <translation>%1 no dice qué pregunta de la tarea se hace.</translation>
    </message>
    <message>
        <source>Put {ask} where the question belongs.</source>
        <translation>Ponga {ask} donde va la pregunta.</translation>
    </message>
    <message>
        <source>%1 does not name the options of “%2”.</source>
        <translation>%1 no nombra las opciones de «%2».</translation>
    </message>
    <message>
        <source>Put {options} where they belong, or write all of them out.</source>
        <translation>Ponga {options} donde corresponda, o escríbalas todas.</translation>
    </message>
    <message>
        <source>Ask for constrained answers (--answer constrained).</source>
        <translation>Pida respuestas restringidas (--answer constrained).</translation>
    </message>
    <message>
        <source>The API “%1” gives no probabilities of tokens, so its answers cannot be scored.</source>
        <translation>La API «%1» no da probabilidades de tokens, así que sus respuestas no se pueden puntuar.</translation>
    </message>
    <message>
        <source>The API “%1” has no completions, so the options cannot be scored as such.</source>
        <translation>La API «%1» no tiene modo de compleción, así que las opciones no se pueden puntuar de esa forma.</translation>
    </message>
    <message>
        <source>Score the answers themselves (--score-by answer), or ask a server with the OpenAI API.</source>
        <translation>Puntúe las propias respuestas (--score-by answer), o pregunte a un servidor con la API de OpenAI.</translation>
    </message>
    <message>
        <source>Scored answers are read at the first token, where a chain of thought has none.</source>
        <translation>Las respuestas puntuadas se leen en el primer token, donde una cadena de pensamiento no tiene ninguna.</translation>
    </message>
    <message>
        <source>Ask zero-shot, or for constrained answers (--answer constrained).</source>
        <translation>Pregunte en zero-shot o pida respuestas restringidas (--answer constrained).</translation>
    </message>
    <message>
        <source>“%1” has more than 20 options; servers give the probabilities of no more.</source>
        <translation>«%1» tiene más de 20 opciones; los servidores no dan las probabilidades de más.</translation>
    </message>
    <message>
        <source>The options %1 of “%2” begin alike, so that the first token does not tell them apart.</source>
        <translation>Las opciones %1 de «%2» empiezan igual, así que el primer token no las distingue.</translation>
    </message>
    <message>
        <source>The task “%1” has no scales that a model can be asked for.</source>
        <translation>La tarea «%1» no tiene escalas por las que se pueda preguntar a un modelo.</translation>
    </message>
    <message>
        <source>Ask without them.</source>
        <translation>Pregunte sin ellas.</translation>
    </message>
    <message>
        <source>A scored answer is the probabilities of the options and has no points of scales.</source>
        <translation>Una respuesta puntuada son las probabilidades de las opciones y no tiene puntos de escalas.</translation>
    </message>
    <message>
        <source>Ask for constrained answers (--answer constrained), or without scales.</source>
        <translation>Pida respuestas restringidas (--answer constrained), o pregunte sin escalas.</translation>
    </message>
    <message>
        <source>The worked examples have no points of scales.</source>
        <translation>Los ejemplos resueltos no tienen puntos de escalas.</translation>
    </message>
    <message>
        <source>Ask zero-shot or with a chain of thought, or without scales.</source>
        <translation>Pregunte en zero-shot o con cadena de pensamiento, o sin escalas.</translation>
    </message>
    <message>
        <source>A scored answer is the probabilities of the options and has no confidence.</source>
        <translation>Una respuesta puntuada son las probabilidades de las opciones y no tiene grado de seguridad.</translation>
    </message>
    <message>
        <source>Ask for constrained answers (--answer constrained), or without the rubric.</source>
        <translation>Pida respuestas restringidas (--answer constrained), o pregunte sin la rúbrica.</translation>
    </message>
    <message>
        <source>%1 does not show the lines of the rubric.</source>
        <translation>%1 no muestra las líneas de la rúbrica.</translation>
    </message>
    <message>
        <source>Put {confidence_rubric} where they belong, or ask without the rubric.</source>
        <translation>Ponga {confidence_rubric} donde corresponda, o pregunte sin la rúbrica.</translation>
    </message>
    <message>
        <source>The worked examples do not say how sure their answers are.</source>
        <translation>Los ejemplos resueltos no dicen qué seguridad tienen sus respuestas.</translation>
    </message>
    <message>
        <source>Ask zero-shot or with a chain of thought, or without the rubric.</source>
        <translation>Pregunte en zero-shot o con cadena de pensamiento, o sin la rúbrica.</translation>
    </message>
    <message>
        <source>no answer in the reply</source>
        <translation>lo que devolvió no contiene ninguna respuesta</translation>
    </message>
    <message>
        <source>HTTP %1</source>
        <translation>HTTP %1</translation>
    </message>
    <message>
        <source>its name must consist of letters, digits, “.”, “-” and “_”, 100 at most</source>
        <translation>su nombre debe constar de letras, cifras, «.», «-» y «_», 100 como máximo</translation>
    </message>
    <message>
        <source>its address (base URL) must be like https://host/v1, without a password in it and without the path of a request</source>
        <translation>su dirección (URL base) debe ser como https://host/v1, sin contraseña y sin la ruta de una petición</translation>
    </message>
    <message>
        <source>it names no model</source>
        <translation>no nombra ningún modelo</translation>
    </message>
    <message>
        <source>it does not say where its key is: the name of an environment variable has letters, digits and _ only, and the key itself does not belong here</source>
        <translation>no dice dónde está su clave: el nombre de una variable de entorno solo tiene letras, cifras y _, y la clave misma no va aquí</translation>
    </message>
    <message>
        <source>1 to 64 requests can be open at once</source>
        <translation>puede haber de 1 a 64 peticiones abiertas a la vez</translation>
    </message>
    <message>
        <source>its requests a minute are negative</source>
        <translation>sus peticiones por minuto son negativas</translation>
    </message>
    <message>
        <source>its tokens a minute are negative</source>
        <translation>sus tokens por minuto son negativos</translation>
    </message>
    <message>
        <source>its time limit must be from 1 s to 1 h</source>
        <translation>su límite de tiempo debe estar entre 1 s y 1 h</translation>
    </message>
    <message>
        <source>its temperature must be from 0 to 2</source>
        <translation>su temperatura debe estar entre 0 y 2</translation>
    </message>
    <message>
        <source>its top p must be from 0.0001 to 1</source>
        <translation>su top p debe estar entre 0,0001 y 1</translation>
    </message>
    <message>
        <source>0 to 20 alternatives of a token can be asked for</source>
        <translation>se pueden pedir de 0 a 20 alternativas de un token</translation>
    </message>
    <message>
        <source>its price is negative</source>
        <translation>su precio es negativo</translation>
    </message>
    <message>
        <source>its %1 is missing or not valid</source>
        <translation>falta %1 o no es válido</translation>
    </message>
    <message>
        <source>The prompt:</source>
        <translation>El prompt:</translation>
    </message>
    <message>
        <source>The request:</source>
        <translation>La petición:</translation>
    </message>
    <message>
        <source>The key “%1” could not be put into the keychain: it says “%2”.</source>
        <translation>No se pudo guardar la clave «%1» en el llavero; dice: «%2».</translation>
    </message>
    <message>
        <source>Unlock the keychain, or set an environment variable instead.</source>
        <translation>Desbloquee el llavero, o defina en su lugar una variable de entorno.</translation>
    </message>
    <message>
        <source>There are no worked examples for the task “%1”.</source>
        <translation>No hay ejemplos resueltos para la tarea «%1».</translation>
    </message>
    <message>
        <source>Ask it zero-shot or with a chain of thought.</source>
        <translation>Pregunte en zero-shot o con cadena de pensamiento.</translation>
    </message>
    <message>
        <source>Worked example %1 is an item of this study, so that its answer would be given away.</source>
        <translation>El ejemplo resuelto %1 es un ítem de este estudio, así que se revelaría su respuesta.</translation>
    </message>
    <message>
        <source>Ask in another mode.</source>
        <translation>Pregunte en otro modo.</translation>
    </message>
    <message>
        <source>The key would be sent to %1 unencrypted, readable by everybody on the way.</source>
        <translation>La clave se enviaría a %1 sin cifrar, legible para cualquiera por el camino.</translation>
    </message>
    <message>
        <source>Give the profile an https:// address, or reach the server through a tunnel that begins on this machine (http://127.0.0.1:PORT).</source>
        <translation>Ponga en el perfil una dirección https://, o llegue al servidor por un túnel que empiece en este dispositivo (http://127.0.0.1:PORT).</translation>
    </message>
    <message>
        <source>The price of %1 is not known, so a budget cannot be kept.</source>
        <translation>No se conoce el precio de %1, así que no se puede respetar un presupuesto.</translation>
    </message>
    <message>
        <source>Add a price to its profile.</source>
        <translation>Añada un precio a su perfil.</translation>
    </message>
    <message>
        <source>Everything was asked.</source>
        <translation>Se preguntó todo.</translation>
    </message>
    <message>
        <source>Everything was asked; what failed is asked again when the run is resumed.</source>
        <translation>Se preguntó todo; lo que falló se vuelve a preguntar al reanudar la ejecución.</translation>
    </message>
    <message>
        <source>Stopped. The run can be resumed later.</source>
        <translation>Detenida. La ejecución se puede reanudar más tarde.</translation>
    </message>
    <message>
        <source>Stopped: the next request might exceed the budget.</source>
        <translation>Detenida: la siguiente petición podría superar el presupuesto.</translation>
    </message>
    <message>
        <source>The server refuses: %1</source>
        <translation>El servidor lo rechaza: %1</translation>
    </message>
    <message>
        <source>The quota is used up: %1</source>
        <translation>La cuota está agotada: %1</translation>
    </message>
    <message>
        <source>The server asked to wait too long: %1</source>
        <translation>El servidor pidió una espera demasiado larga: %1</translation>
    </message>
    <message>
        <source>The server cannot be trusted: %1</source>
        <translation>No se puede confiar en el servidor: %1</translation>
    </message>
    <message>
        <source>The server did not answer: %1. Check that its address is right and that it runs.</source>
        <translation>El servidor no respondió: %1. Compruebe que su dirección es correcta y que está en marcha.</translation>
    </message>
    <message>
        <source>Five items in a row failed, the last with: %1</source>
        <translation>Fallaron cinco ítems seguidos, el último con: %1</translation>
    </message>
    <message>
        <source>An answer could not be saved, so nothing further was asked.</source>
        <translation>No se pudo guardar una respuesta, así que no se preguntó nada más.</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>paused: budget</source>
        <translation>en pausa: presupuesto</translation>
    </message>
    <message>
        <source>stopped: refused</source>
        <translation>detenida: rechazo</translation>
    </message>
    <message>
        <source>paused: quota used up</source>
        <translation>en pausa: cuota agotada</translation>
    </message>
    <message>
        <source>paused: asked to wait</source>
        <translation>en pausa: espera solicitada</translation>
    </message>
    <message>
        <source>stopped: server not trusted</source>
        <translation>detenida: servidor no fiable</translation>
    </message>
    <message>
        <source>stopped: failures</source>
        <translation>detenida: fallos</translation>
    </message>
    <message>
        <source>stopped: not saved</source>
        <translation>detenida: sin guardar</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>asked, some failed</source>
        <translation>preguntado, con fallos</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>%1 (unfinished: %2 of %3 answered)</source>
        <translation>%1 (sin terminar: %2 de %3 respondidos)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 asked)</source>
        <translation>%1 (%2 de %3 preguntados)</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (oculto)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>refused by the provider</source>
        <translation>rechazado por el proveedor</translation>
    </message>
    <message>
        <source>one option scored</source>
        <translation>una opción puntuada</translation>
    </message>
    <message>
        <source>answered, cut off by the token limit</source>
        <translation>respondido, cortado por el límite de tokens</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondido</translation>
    </message>
    <message>
        <source>%1 USD</source>
        <translation>%1 USD</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>precio desconocido</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 hasta ahora</translation>
    </message>
    <message>
        <source>0 USD so far</source>
        <translation>0 USD hasta ahora</translation>
    </message>
    <message>
        <source>%1, at most %2 USD</source>
        <translation>%1, como máximo %2 USD</translation>
    </message>
    <message>
        <source>%1, about %2 tokens sent and %3 received, %4</source>
        <translation>%1, unos %2 tokens enviados y %3 recibidos, %4</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>unos %1</translation>
    </message>
    <message>
        <source>At most: if every answer used all the tokens that it may. Failed requests are sent again, up to %1 times; they rarely cost anything.</source>
        <translation>Como máximo: si cada respuesta gastara todos los tokens que se le permiten. Las peticiones fallidas se repiten hasta %1 veces; rara vez cuestan algo.</translation>
    </message>
    <message>
        <source>%1 of %2 answers were cut off by the token limit; reasoning tokens may be using it up.</source>
        <translation>%1 de %2 respuestas se cortaron por el límite de tokens; puede que lo estén agotando los tokens de razonamiento.</translation>
    </message>
    <message>
        <source>The first five answers are none of the options. The run continues</source>
        <translation>Ninguna de las cinco primeras respuestas es una de las opciones. La ejecución continúa</translation>
    </message>
    <message>
        <source>%1; another one with “%2” answers may do better.</source>
        <translation>%1; con respuestas «%2» otra podría ir mejor.</translation>
    </message>
</context>
<context>
    <name>subtext::ModelViews</name>
    <message>
        <source>Hide set</source>
        <translation>Ocultar conjunto</translation>
    </message>
    <message>
        <source>Show set again</source>
        <translation>Volver a mostrar conjunto</translation>
    </message>
    <message>
        <source>A hidden set is not scored here, and not compared with the others. It stays in the study: exports, releases and other people’s windows have it as before.</source>
        <translation>Un conjunto oculto no se puntúa aquí ni se compara con los demás. Sigue en el estudio: las exportaciones, las publicaciones y las ventanas de otras personas lo tienen como antes.</translation>
    </message>
    <message>
        <source>%1 is withdrawn: %2</source>
        <translation>%1 está retirado: %2</translation>
    </message>
    <message>
        <source>%1 is hidden. “Show hidden” brings it back.</source>
        <translation>%1 está oculto. «Mostrar ocultos» lo recupera.</translation>
    </message>
</context>
<context>
    <name>subtext::ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Views of the models</source>
        <translation>Vistas de Modelos</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Ítems</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganancia</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Fiabilidad</translation>
    </message>
    <message>
        <source>One scenario</source>
        <translation>Un escenario</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Close the items</source>
        <translation>Cerrar los ítems</translation>
    </message>
</context>
<context>
    <name>subtext::ModelsPanel</name>
    <message>
        <source>Predictions, with scores</source>
        <translation>Predicciones, con puntuaciones</translation>
    </message>
    <message>
        <source>The models’ own words</source>
        <translation>Las palabras de los propios modelos</translation>
    </message>
    <message>
        <source>Entanglement</source>
        <translation>Entrelazamiento</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Predictions of models, one file per set, with their evaluation and its tables. No label in the data comes from them.</source>
        <translation>Predicciones de modelos, un archivo por conjunto, con su evaluación y sus tablas. Ninguna etiqueta de los datos procede de ellas.</translation>
    </message>
    <message>
        <source>Prediction sets in the release</source>
        <translation>Conjuntos de predicciones en la publicación</translation>
    </message>
    <message>
        <source>The texts that models wrote. Without them each answer is only the label that was read from its text.</source>
        <translation>Los textos que escribieron los modelos. Sin ellos, cada respuesta es solo la etiqueta que se leyó de su texto.</translation>
    </message>
    <message>
        <source>How often emotions go together, and the priors over them, as figures and tables.</source>
        <translation>Con qué frecuencia aparecen juntas las emociones, y las distribuciones previas sobre ellas, como figuras y tablas.</translation>
    </message>
    <message>
        <source>No prediction set is chosen.</source>
        <translation>No hay ningún conjunto de predicciones elegido.</translation>
    </message>
</context>
<context>
    <name>subtext::MoreItems</name>
    <message>
        <source>No more items came. %1</source>
        <translation>No llegaron más ítems. %1</translation>
    </message>
    <message>
        <source>This study gives you no more items. Ask whoever coordinates it.</source>
        <translation>Este estudio no le da más ítems. Pregunte a quien lo coordina.</translation>
    </message>
    <message>
        <source>No items are left for you now. Others have taken them all.</source>
        <translation>Por ahora no quedan ítems para usted. Los demás los han tomado todos.</translation>
    </message>
    <message>
        <source>More items came: %1.</source>
        <translation>Llegaron más ítems: %1.</translation>
    </message>
</context>
<context>
    <name>subtext::NavigationBar</name>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Mayús+F1</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>subtext::NoteChangesHtml</name>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
</context>
<context>
    <name>subtext::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>subtext::Offering</name>
    <message>
        <source>The study is open for reading only.</source>
        <translation>El estudio está abierto solo para lectura.</translation>
    </message>
    <message>
        <source>The study is locked. To do this, unlock it in Adjudicate.</source>
        <translation>El estudio está bloqueado. Para hacerlo, desbloquéelo en Arbitraje.</translation>
    </message>
</context>
<context>
    <name>subtext::OptionsPanel</name>
    <message>
        <source>People are called by</source>
        <translation>A las personas se las identifica por</translation>
    </message>
    <message>
        <source>Codes at random</source>
        <translation>Códigos al azar</translation>
    </message>
    <message>
        <source>Extended CSV files</source>
        <translation>Archivos CSV ampliados</translation>
    </message>
    <message>
        <source>Formulas as text</source>
        <translation>Fórmulas como texto</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Date of the release</source>
        <translation>Fecha de la publicación</translation>
    </message>
    <message>
        <source>Licence of the data</source>
        <translation>Licencia de los datos</translation>
    </message>
    <message>
        <source>Creators</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Códigos</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Everybody gets a different code from the one in the study, the same in every such release. Useful where codes follow the order of the names.</source>
        <translation>Cada persona recibe un código distinto del que tiene en el estudio, el mismo en todas las publicaciones de este tipo. Útil cuando los códigos siguen el orden de los nombres.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The CSV files of each subtype get more columns after those of CEI’s layout.</source>
        <translation>Los archivos CSV de cada subtipo reciben más columnas detrás de las del formato de CEI.</translation>
    </message>
    <message>
        <source>In CSV files an apostrophe stands before what a spreadsheet would compute, such as notes that begin with “-”.</source>
        <translation>En los archivos CSV se pone un apóstrofo delante de lo que una hoja de cálculo calcularía, como las notas que empiezan con «-».</translation>
    </message>
    <message>
        <source>The JSON Lines keep every text to the character.</source>
        <translation>Los JSON Lines conservan cada texto carácter por carácter.</translation>
    </message>
    <message>
        <source>Nobody is named yet.</source>
        <translation>Aún no se nombra a nadie.</translation>
    </message>
    <message>
        <source>Name them…</source>
        <translation>Nombrarlos…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Name the creators</source>
        <translation>Nombrar a los autores</translation>
    </message>
    <message>
        <source>Change the creators</source>
        <translation>Cambiar los autores</translation>
    </message>
    <message>
        <source>Proposed: %1. %2</source>
        <translation>Propuesto: %1. %2</translation>
    </message>
    <message>
        <source>The version has the form 1.0.0.</source>
        <translation>La versión tiene la forma 1.0.0.</translation>
    </message>
    <message>
        <source>The date has the form YYYY-MM-DD.</source>
        <translation>La fecha tiene la forma AAAA-MM-DD.</translation>
    </message>
    <message>
        <source>The seed is a whole number.</source>
        <translation>La semilla es un número entero.</translation>
    </message>
</context>
<context>
    <name>subtext::OwnQuestions</name>
    <message>
        <source>you</source>
        <translation>usted</translation>
    </message>
</context>
<context>
    <name>subtext::PaletteDialog</name>
    <message>
        <source>Nothing is called that.</source>
        <translation>No hay nada que se llame así.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Where to, or what to do?</source>
        <translation>¿Adónde ir o qué hacer?</translation>
    </message>
    <message>
        <source>Up and Down move · Enter goes there · Escape closes</source>
        <translation>Arriba y Abajo: moverse · Intro: ir · Esc: cerrar</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Resultados</translation>
    </message>
    <message numerus="yes">
        <source>%n found.</source>
        <translation>
            <numerusform>%n resultado.</numerusform>
            <numerusform>%n resultados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PaletteModel</name>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
</context>
<context>
    <name>subtext::PartFields</name>
    <message>
        <source>Short name, used in files</source>
        <translation>Nombre corto, usado en archivos</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Version of this wording</source>
        <translation>Versión de esta redacción</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>In a question, {%1} stands for this text.</source>
        <translation>En una pregunta, {%1} representa este texto.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Who somebody is</source>
        <translation>Quién es alguien</translation>
    </message>
    <message>
        <source>One of several words</source>
        <translation>Una de varias palabras</translation>
    </message>
    <message>
        <source>Place on the page</source>
        <translation>Lugar en la página</translation>
    </message>
    <message>
        <source>A paragraph</source>
        <translation>Un párrafo</translation>
    </message>
    <message>
        <source>The large text that the questions are about</source>
        <translation>El texto grande sobre el que son las preguntas</translation>
    </message>
    <message>
        <source>Who it comes from</source>
        <translation>De quién viene</translation>
    </message>
    <message>
        <source>Who it goes to</source>
        <translation>A quién se dirige</translation>
    </message>
    <message>
        <source>What is between the two</source>
        <translation>Qué hay entre ambos</translation>
    </message>
    <message>
        <source>Not shown separately</source>
        <translation>No se muestra por separado</translation>
    </message>
    <message>
        <source>Every scene must have it</source>
        <translation>Todas las escenas deben tenerlo</translation>
    </message>
    <message>
        <source>Words, from</source>
        <translation>Palabras, desde</translation>
    </message>
    <message>
        <source>Words, to</source>
        <translation>Palabras, hasta</translation>
    </message>
    <message>
        <source>0 and 0: no length is given. Choose scenes marks those that are shorter or longer; none is refused for it.</source>
        <translation>0 y 0: no se indica longitud. En «Elegir escenas» se marcan las más cortas o más largas; ninguna se rechaza por eso.</translation>
    </message>
    <message>
        <source>Scenes fall into</source>
        <translation>Las escenas se dividen en</translation>
    </message>
    <message>
        <source>no groups</source>
        <translation>ningún grupo</translation>
    </message>
    <message>
        <source>the groups in the files</source>
        <translation>los grupos de los archivos</translation>
    </message>
    <message>
        <source>these groups</source>
        <translation>estos grupos</translation>
    </message>
    <message>
        <source>Name of the groups</source>
        <translation>Nombre de los grupos</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Colour on a dark background</source>
        <translation>Color sobre fondo oscuro</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Its opposite</source>
        <translation>Su opuesto</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Short name, in tables and charts</source>
        <translation>Nombre corto, en tablas y gráficos</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Qué significa</translation>
    </message>
    <message>
        <source>Help for answering</source>
        <translation>Ayuda para responder</translation>
    </message>
    <message>
        <source>The options form a circle: the last is next to the first</source>
        <translation>Las opciones forman un círculo: la última es vecina de la primera</translation>
    </message>
    <message>
        <source>Question above the rows</source>
        <translation>Pregunta encima de las filas</translation>
    </message>
    <message>
        <source>No question yet: annotators see only the rows.</source>
        <translation>Aún no hay pregunta: los anotadores ven solo las filas.</translation>
    </message>
    <message>
        <source>Rows without a name: %1.</source>
        <translation>Filas sin nombre: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The rows form a circle: the last is next to the first</source>
        <translation>Las filas forman un círculo: la última es vecina de la primera</translation>
    </message>
    <message>
        <source>All rows have the same answers. With the answers no and yes, in this order, one key answers a row.</source>
        <translation>Todas las filas tienen las mismas respuestas. Con las respuestas «no» y «sí», en este orden, una sola tecla responde una fila.</translation>
    </message>
    <message>
        <source>Is it pleasant?</source>
        <translation>¿Es agradable?</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Ni lo uno ni lo otro</translation>
    </message>
    <message>
        <source>Pleasant</source>
        <translation>Agradable</translation>
    </message>
    <message>
        <source>Unpleasant</source>
        <translation>Desagradable</translation>
    </message>
    <message>
        <source>Help for choosing it</source>
        <translation>Ayuda para elegirla</translation>
    </message>
    <message>
        <source>Drawn as</source>
        <translation>Dibujada como</translation>
    </message>
    <message>
        <source>Words only</source>
        <translation>Solo palabras</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barras</translation>
    </message>
    <message>
        <source>It is about how sure annotators are, not about the scene</source>
        <translation>Trata de la seguridad de los anotadores, no de la escena</translation>
    </message>
    <message>
        <source>Value, used in files</source>
        <translation>Valor, usado en archivos</translation>
    </message>
    <message>
        <source>Number, used for figures</source>
        <translation>Número, usado en las cifras</translation>
    </message>
    <message>
        <source>An explanation is</source>
        <translation>La explicación</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>no se pide</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoria</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Why do you think so?</source>
        <translation>¿Por qué lo cree así?</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nombre corto</translation>
    </message>
    <message>
        <source>Text in the empty field</source>
        <translation>Texto en el campo vacío</translation>
    </message>
    <message>
        <source>Sentences, from</source>
        <translation>Frases, desde</translation>
    </message>
    <message>
        <source>Sentences, to</source>
        <translation>Frases, hasta</translation>
    </message>
    <message>
        <source>0 and 0: no length is given. Explanations are never published.</source>
        <translation>0 y 0: no se indica longitud. Las explicaciones nunca se publican.</translation>
    </message>
    <message>
        <source>What annotators read. Up to %1 fields; one of them is the large text that the questions are about.</source>
        <translation>Lo que leen los anotadores. Hasta %1 campos; uno de ellos es el texto grande sobre el que son las preguntas.</translation>
    </message>
    <message>
        <source>Up to %1 questions, each with exactly one answer. Rows of a table are asked together and have the same answers.</source>
        <translation>Hasta %1 preguntas, cada una con exactamente una respuesta. Las filas de una tabla se preguntan juntas y tienen las mismas respuestas.</translation>
    </message>
    <message>
        <source>Up to %1 scales of %2 to %3 points.</source>
        <translation>Hasta %1 escalas de %2 a %3 puntos.</translation>
    </message>
    <message>
        <source>Rules for checking answers. They never block anything.</source>
        <translation>Reglas para comprobar las respuestas. Nunca bloquean nada.</translation>
    </message>
</context>
<context>
    <name>subtext::PartTree</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Abajo</translation>
    </message>
    <message>
        <source>Parts of the task</source>
        <translation>Partes de la tarea</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1  ⚠</source>
        <translation>%1  ⚠</translation>
    </message>
    <message>
        <source>%1, needs correcting</source>
        <translation>%1, necesita corrección</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Añadir: %1</translation>
    </message>
    <message>
        <source>Add a part</source>
        <translation>Añadir una parte</translation>
    </message>
</context>
<context>
    <name>subtext::PartWords</name>
    <message>
        <source>Name and layout</source>
        <translation>Nombre y formato</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Table of rows</source>
        <translation>Tabla de filas</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Escalas</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>The same answer repeatedly</source>
        <translation>La misma respuesta repetida</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Contradicción</translation>
    </message>
    <message>
        <source>Wide range</source>
        <translation>Rango amplio</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Hints at the desk</source>
        <translation>Sugerencias en la mesa</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Respuesta: %1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>The tables of every task</source>
        <translation>Las tablas de toda tarea</translation>
    </message>
    <message>
        <source>The tables of every task, and files in CEI’s layout</source>
        <translation>Las tablas de toda tarea, y archivos en el formato de CEI</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>The figures of every task</source>
        <translation>Las cifras de toda tarea</translation>
    </message>
    <message>
        <source>The figures of every task, and EmoScene’s entanglement</source>
        <translation>Las cifras de toda tarea, y el entrelazamiento de EmoScene</translation>
    </message>
    <message>
        <source>%1 without a word</source>
        <translation>%1 sin palabra</translation>
    </message>
</context>
<context>
    <name>subtext::PassphraseDialog</name>
    <message>
        <source>Remove it</source>
        <translation>Quitarla</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Establecer la contraseña</translation>
    </message>
    <message>
        <source>Passphrase of %1</source>
        <translation>Contraseña de %1</translation>
    </message>
    <message>
        <source>It keeps others from signing in under this name by mistake, here and in hand-outs written from now on. Only its hash is kept: nobody can read it, and the file itself is not encrypted.</source>
        <translation>Evita que otros entren por error con este nombre, aquí y en los archivos de trabajo que se escriban desde ahora. Solo se guarda su hash: nadie puede leerla, y el archivo en sí no está cifrado.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Repeat the passphrase</source>
        <translation>Repita la contraseña</translation>
    </message>
    <message>
        <source>At least %1 characters; a few words are easier to remember.</source>
        <translation>Al menos %1 caracteres; unas cuantas palabras se recuerdan mejor.</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>Las dos no son iguales.</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>Las dos son iguales.</translation>
    </message>
</context>
<context>
    <name>subtext::PassphrasePanel</name>
    <message>
        <source>Passphrase</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Soy otra persona</translation>
    </message>
    <message>
        <source>Passphrase of %1</source>
        <translation>Contraseña de %1</translation>
    </message>
    <message numerus="yes">
        <source>That was not right. You can try again in %n seconds.</source>
        <translation>
            <numerusform>No es correcta. Podrá intentarlo de nuevo en %n segundo.</numerusform>
            <numerusform>No es correcta. Podrá intentarlo de nuevo en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was not right. Try again.</source>
        <translation>No es correcta. Inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>subtext::PatternChart</name>
    <message>
        <source>Patterns of votes</source>
        <translation>Patrones de votos</translation>
    </message>
    <message>
        <source>Items with all their ratings, by how their votes are distributed. Click a piece for its items.</source>
        <translation>Ítems con todas sus valoraciones, según cómo se reparten sus votos. Haga clic en una parte para ver sus ítems.</translation>
    </message>
    <message>
        <source>Unanimous: all chose the same %1. Majority: one %1 has the most votes. Split: none has. Items that miss a rating that the study asks for are not counted yet.</source>
        <translation>Unánime: todos eligieron la misma %1. Mayoría: una %1 tiene más votos que las demás. Dividido: ninguna los tiene. Los ítems a los que falta una valoración que pide el estudio aún no se cuentan.</translation>
    </message>
    <message>
        <source>option</source>
        <translation>opción</translation>
    </message>
    <message>
        <source>The study asks for one rating of each item; to compare votes, an item needs two.</source>
        <translation>El estudio pide una valoración por ítem; para comparar votos, un ítem necesita dos.</translation>
    </message>
    <message>
        <source>No item has all its ratings yet, so there is nothing to compare.</source>
        <translation>Ningún ítem tiene todas sus valoraciones todavía, así que no hay nada que comparar.</translation>
    </message>
    <message>
        <source>Items of</source>
        <translation>Ítems de</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Ítems</translation>
    </message>
    <message>
        <source>Unanimous</source>
        <translation>Unánime</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>Mayoría</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividido</translation>
    </message>
    <message>
        <source>Unanimous (%)</source>
        <translation>Unánimes (%)</translation>
    </message>
    <message>
        <source>Majority (%)</source>
        <translation>Mayoría (%)</translation>
    </message>
    <message>
        <source>Split (%)</source>
        <translation>Divididos (%)</translation>
    </message>
    <message>
        <source>%1: %2 unanimous, %3 majority, %4 split.</source>
        <translation>%1: %2 unánimes, %3 por mayoría, %4 divididos.</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 (%5 %)</source>
        <translation>%1: %2, %3 de %4 (%5 %)</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>no item with all ratings</source>
        <translation>ningún ítem con todas las valoraciones</translation>
    </message>
</context>
<context>
    <name>subtext::PeopleModel</name>
    <message>
        <source>Dropped out</source>
        <translation>Se retiró</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>sin escribir</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>Etiquetados</translation>
    </message>
    <message>
        <source>Hand-out</source>
        <translation>Archivo de trabajo</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>Devuelto</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>Última respuesta</translation>
    </message>
</context>
<context>
    <name>subtext::PeoplePage</name>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Everybody who works on the study. Their names stay in it; in what is published codes take their place. People can be added later.</source>
        <translation>Todas las personas que trabajan en el estudio. Sus nombres se quedan en él; en lo que se publica los sustituyen códigos. Se pueden añadir personas más adelante.</translation>
    </message>
    <message>
        <source>Also in the roster as coordinator, and counted as one person.</source>
        <translation>También figura en la lista como coordinador, y cuenta como una sola persona.</translation>
    </message>
    <message>
        <source>Give the annotators of the files their &amp;codes at random</source>
        <translation>Asignar al azar los &amp;códigos de los anotadores de los archivos</translation>
    </message>
    <message>
        <source>&amp;Your name, as the coordinator</source>
        <translation>S&amp;u nombre, como coordinador</translation>
    </message>
    <message>
        <source>Your name, as the coordinator</source>
        <translation>Su nombre, como coordinador</translation>
    </message>
    <message>
        <source>Who hands out, collects and releases</source>
        <translation>Quién reparte, recoge y publica</translation>
    </message>
    <message>
        <source>&amp;Roster</source>
        <translation>&amp;Participantes</translation>
    </message>
    <message>
        <source>Otherwise the codes follow the alphabetical order of the names, and whoever has a list of the annotators can tell whose they are.</source>
        <translation>Si no, los códigos siguen el orden alfabético de los nombres, y quien tenga una lista de los anotadores puede saber de quién es cada uno.</translation>
    </message>
    <message>
        <source>Line %1 of the roster cannot be used yet.</source>
        <translation>La línea %1 de la lista de participantes todavía no se puede usar.</translation>
    </message>
    <message>
        <source>Say who coordinates the study: without a coordinator nobody can hand out or collect.</source>
        <translation>Indique quién coordina el estudio: sin coordinador nadie puede repartir ni recoger.</translation>
    </message>
    <message>
        <source>Add the people who label, one per line.</source>
        <translation>Añada a las personas que etiquetan, una por línea.</translation>
    </message>
</context>
<context>
    <name>subtext::PeopleView</name>
    <message>
        <source>Consent and practice could not be read.</source>
        <translation>No se pudieron leer el consentimiento y la práctica.</translation>
    </message>
    <message>
        <source>Signs in with a passphrase.</source>
        <translation>Entra con contraseña.</translation>
    </message>
    <message>
        <source>Consent: not asked yet.</source>
        <translation>Consentimiento: aún no se ha pedido.</translation>
    </message>
    <message>
        <source>Consent: given on %1.</source>
        <translation>Consentimiento: dado el %1.</translation>
    </message>
    <message>
        <source>Consent: declined on %1.</source>
        <translation>Consentimiento: denegado el %1.</translation>
    </message>
    <message>
        <source>Practice, %1.</source>
        <translation>Práctica, %1.</translation>
    </message>
    <message>
        <source>Mixed up in the first whole round: %1.</source>
        <translation>Confusiones en la primera ronda completa: %1.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Copy the mail text</source>
        <translation>Copiar el texto de correo</translation>
    </message>
    <message>
        <source>Name and role…</source>
        <translation>Nombre y papel…</translation>
    </message>
    <message>
        <source>Passphrase…</source>
        <translation>Contraseña…</translation>
    </message>
    <message>
        <source>Add people…</source>
        <translation>Añadir personas…</translation>
    </message>
    <message>
        <source>Mirrors…</source>
        <translation>Espejos…</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>A page for each annotator: their answers beside the others’.</source>
        <translation>Una página por anotador: sus respuestas junto a las de los demás.</translation>
    </message>
    <message>
        <source>Once the study is locked, in the place Adjudicate: a page for each annotator, their answers beside the others’.</source>
        <translation>Cuando el estudio se haya bloqueado, en Arbitraje: una página por anotador, con sus respuestas junto a las de los demás.</translation>
    </message>
    <message>
        <source>Nobody has answered anything yet.</source>
        <translation>Nadie ha respondido nada todavía.</translation>
    </message>
    <message>
        <source>Nobody is chosen</source>
        <translation>No hay nadie elegido</translation>
    </message>
    <message>
        <source>dropped out</source>
        <translation>se retiró</translation>
    </message>
    <message>
        <source>Items labelled: %1.</source>
        <translation>Ítems etiquetados: %1.</translation>
    </message>
    <message>
        <source>No items.</source>
        <translation>Sin ítems.</translation>
    </message>
    <message>
        <source>Back again</source>
        <translation>Ha vuelto</translation>
    </message>
    <message>
        <source>Dropped out…</source>
        <translation>Se retira…</translation>
    </message>
</context>
<context>
    <name>subtext::PersonDialog</name>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Name and role of %1</source>
        <translation>Nombre y papel de %1</translation>
    </message>
    <message>
        <source>The code stays: hand-outs and releases know the person by it. A role can change as long as there is no work in it.</source>
        <translation>El código se queda: los archivos de trabajo y las publicaciones identifican por él a la persona. El papel puede cambiar mientras no haya trabajo hecho en él.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>subtext::PickButton</name>
    <message>
        <source>Ambiguous, keep the distribution</source>
        <translation>Ambiguo, conservar la distribución</translation>
    </message>
    <message>
        <source>Ctrl+B. No label; the votes themselves are the result.</source>
        <translation>Ctrl+B. Sin etiqueta; los propios votos son el resultado.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n votes</source>
        <translation>
            <numerusform>%n voto</numerusform>
            <numerusform>%n votos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PlacePanel</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Correct the text…</source>
        <translation>Corregir el texto…</translation>
    </message>
    <message>
        <source>It is not a name</source>
        <translation>No es un nombre</translation>
    </message>
    <message>
        <source>It is a name</source>
        <translation>Es un nombre</translation>
    </message>
    <message>
        <source>A word in small letters</source>
        <translation>Una palabra en minúsculas</translation>
    </message>
    <message>
        <source>In notes a code takes its place; elsewhere it has to be corrected. The same is recorded wherever this word is still open.</source>
        <translation>En las notas lo sustituye un código; en otros sitios hay que corregirlo. Lo mismo se registra allí donde esta palabra siga abierta.</translation>
    </message>
    <message>
        <source>In this text “%1” stays as it is. You are asked about it in every other.</source>
        <translation>En este texto «%1» queda como está. En los demás se le preguntará por ello.</translation>
    </message>
    <message>
        <source>It stays as it is. The same is recorded wherever this word is still open.</source>
        <translation>Queda como está. Lo mismo se registra allí donde esta palabra siga abierta.</translation>
    </message>
    <message>
        <source>“%1” stays as it is in every text, now and later. With a capital you are asked about it as before.</source>
        <translation>«%1» queda como está en todos los textos, ahora y más adelante. Con mayúscula inicial se le preguntará como hasta ahora.</translation>
    </message>
    <message>
        <source>Open at the desk</source>
        <translation>Abrir en la mesa</translation>
    </message>
    <message>
        <source>See who has not finished</source>
        <translation>Ver quién no ha terminado</translation>
    </message>
    <message>
        <source>To the answer</source>
        <translation>Ir a la respuesta</translation>
    </message>
</context>
<context>
    <name>subtext::Places</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiquetado</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>Directrices</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Arbitraje</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Acuerdo</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>Entanglement</source>
        <translation>Entrelazamiento</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>No se pudo leer %1</translation>
    </message>
    <message>
        <source>What is on the screen could not be saved.</source>
        <translation>No se pudo guardar lo que está en la pantalla.</translation>
    </message>
    <message>
        <source>Stay and try again, or go and lose what is not saved.</source>
        <translation>Quédese y vuelva a intentarlo, o salga y pierda lo que no está guardado.</translation>
    </message>
    <message>
        <source>Go anyway</source>
        <translation>Salir de todos modos</translation>
    </message>
</context>
<context>
    <name>subtext::Plurals</name>
    <message numerus="yes">
        <source>%n items without a gold label are left out.</source>
        <translation>
            <numerusform>Se excluye %n ítem sin etiqueta gold.</numerusform>
            <numerusform>Se excluyen %n ítems sin etiqueta gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n escenario</numerusform>
            <numerusform>%n escenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations</source>
        <translation>
            <numerusform>%n anotación</numerusform>
            <numerusform>%n anotaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels</source>
        <translation>
            <numerusform>%n etiqueta gold</numerusform>
            <numerusform>%n etiquetas gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows can be used</source>
        <translation>
            <numerusform>%1 de %n fila utilizable</numerusform>
            <numerusform>%1 de %n filas utilizables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are refused</source>
        <translation>
            <numerusform>%n no se admite</numerusform>
            <numerusform>%n no se admiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed answers</source>
        <translation>
            <numerusform>%n respuesta cambiada</numerusform>
            <numerusform>%n respuestas cambiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n respuesta</numerusform>
            <numerusform>%n respuestas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them changed since the study had them</source>
        <translation>
            <numerusform>%n de ellas cambió desde que el estudio la recibió</numerusform>
            <numerusform>%n de ellas cambiaron desde que el estudio las recibió</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts</source>
        <translation>
            <numerusform>%n borrador</numerusform>
            <numerusform>%n borradores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new people</source>
        <translation>
            <numerusform>%n persona nueva</numerusform>
            <numerusform>%n personas nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows refused</source>
        <translation>
            <numerusform>%n fila no admitida</numerusform>
            <numerusform>%n filas no admitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios have no %1. Annotators see who speaks to whom and no more.</source>
        <translation>
            <numerusform>%n escenario no tiene %1. Los anotadores ven quién habla con quién y nada más.</numerusform>
            <numerusform>%n escenarios no tienen %1. Los anotadores ven quién habla con quién y nada más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points above the reference</source>
        <translation>
            <numerusform>%n punto por encima de la referencia</numerusform>
            <numerusform>%n puntos por encima de la referencia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points below the reference</source>
        <translation>
            <numerusform>%n punto por debajo de la referencia</numerusform>
            <numerusform>%n puntos por debajo de la referencia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions imported.</source>
        <translation>
            <numerusform>%n decisión importada.</numerusform>
            <numerusform>%n decisiones importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentences</source>
        <translation>
            <numerusform>%n frase</numerusform>
            <numerusform>%n frases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n backups are damaged</source>
        <translation>
            <numerusform>está dañada %n copia de seguridad</numerusform>
            <numerusform>están dañadas %n copias de seguridad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer backups are damaged too.</source>
        <translation>
            <numerusform>%n copia de seguridad más reciente también está dañada.</numerusform>
            <numerusform>%n copias de seguridad más recientes también están dañadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n visits</source>
        <translation>
            <numerusform>%n visita</numerusform>
            <numerusform>%n visitas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n self-checks</source>
        <translation>
            <numerusform>%n autocomprobación</numerusform>
            <numerusform>%n autocomprobaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n consents</source>
        <translation>
            <numerusform>%n consentimiento</numerusform>
            <numerusform>%n consentimientos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice answers</source>
        <translation>
            <numerusform>%n respuesta de práctica</numerusform>
            <numerusform>%n respuestas de práctica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated answers</source>
        <translation>
            <numerusform>%n respuesta repetida</numerusform>
            <numerusform>%n respuestas repetidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items</source>
        <translation>
            <numerusform>%n consulta sobre ítems</numerusform>
            <numerusform>%n consultas sobre ítems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replies to questions</source>
        <translation>
            <numerusform>%n contestación a consultas</numerusform>
            <numerusform>%n contestaciones a consultas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand-ins</source>
        <translation>
            <numerusform>%n entrega</numerusform>
            <numerusform>%n entregas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items came in.</source>
        <translation>
            <numerusform>Llegó %n consulta sobre ítems.</numerusform>
            <numerusform>Llegaron %n consultas sobre ítems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replies to questions came in.</source>
        <translation>
            <numerusform>Llegó %n contestación a consultas.</numerusform>
            <numerusform>Llegaron %n contestaciones a consultas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n anotador</numerusform>
            <numerusform>%n anotadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adjudicators</source>
        <translation>
            <numerusform>%n árbitro</numerusform>
            <numerusform>%n árbitros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coordinators</source>
        <translation>
            <numerusform>%n coordinador</numerusform>
            <numerusform>%n coordinadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n items.</source>
        <translation>
            <numerusform>A cada persona le toca %n ítem.</numerusform>
            <numerusform>A cada persona le tocan %n ítems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeats at the end</source>
        <translation>
            <numerusform>%n repetición al final</numerusform>
            <numerusform>%n repeticiones al final</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new entries were merged</source>
        <translation>
            <numerusform>se fusionó %n entrada nueva</numerusform>
            <numerusform>se fusionaron %n entradas nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were known already</source>
        <translation>
            <numerusform>%n ya se conocía</numerusform>
            <numerusform>%n ya se conocían</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were refused</source>
        <translation>
            <numerusform>%n no se admitió</numerusform>
            <numerusform>%n no se admitieron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new entries</source>
        <translation>
            <numerusform>%n entrada nueva</numerusform>
            <numerusform>%n entradas nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files were refused.</source>
        <translation>
            <numerusform>%n archivo no se admitió.</numerusform>
            <numerusform>%n archivos no se admitieron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were refused.</source>
        <translation>
            <numerusform>%n entrada no se admitió.</numerusform>
            <numerusform>%n entradas no se admitieron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every item has its %n annotators.</source>
        <translation>
            <numerusform>Cada ítem tiene su anotador (%n).</numerusform>
            <numerusform>Cada ítem tiene sus %n anotadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assignments are missing: items have too few annotators.</source>
        <translation>
            <numerusform>Falta %n asignación: hay ítems con muy pocos anotadores.</numerusform>
            <numerusform>Faltan %n asignaciones: hay ítems con muy pocos anotadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled items stay as they are</source>
        <translation>
            <numerusform>%n ítem etiquetado queda como está</numerusform>
            <numerusform>%n ítems etiquetados quedan como están</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open items are taken back, with their drafts.</source>
        <translation>
            <numerusform>Se retira %n ítem pendiente, con su borrador.</numerusform>
            <numerusform>Se retiran %n ítems pendientes, con sus borradores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until they are assigned to somebody else, they have fewer than %n annotators.</source>
        <translation>
            <numerusform>Hasta que se asignen a otra persona, tienen menos de %n anotador.</numerusform>
            <numerusform>Hasta que se asignen a otra persona, tienen menos de %n anotadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can take %n of them.</source>
        <translation>
            <numerusform>Otras personas pueden asumir %n de ellos.</numerusform>
            <numerusform>Otras personas pueden asumir %n de ellos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assignments are missing.</source>
        <translation>
            <numerusform>Falta %n asignación.</numerusform>
            <numerusform>Faltan %n asignaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every item should have its %n annotators.</source>
        <translation>
            <numerusform>Cada ítem debería tener su anotador (%n).</numerusform>
            <numerusform>Cada ítem debería tener sus %n anotadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n can be assigned now.</source>
        <translation>
            <numerusform>Se puede asignar ya la única que falta (%n).</numerusform>
            <numerusform>Se pueden asignar ya las %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be assigned now.</source>
        <translation>
            <numerusform>Se puede asignar ya %n de ellas.</numerusform>
            <numerusform>Se pueden asignar ya %n de ellas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay unassigned: nobody is left who could take them, because whoever labels that group has the items already. Add annotators, then assign again.</source>
        <translation>
            <numerusform>%n queda sin asignar: no hay nadie que pueda asumirla, porque quienes etiquetan ese grupo ya tienen los ítems. Añada anotadores y vuelva a asignar.</numerusform>
            <numerusform>%n quedan sin asignar: no hay nadie que pueda asumirlas, porque quienes etiquetan ese grupo ya tienen los ítems. Añada anotadores y vuelva a asignar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the folder cannot be used:</source>
        <translation>
            <numerusform>%n archivo de la carpeta no se puede usar:</numerusform>
            <numerusform>%n archivos de la carpeta no se pueden usar:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were changed since the study had them; they would be revised here.</source>
        <translation>
            <numerusform>%n respuesta cambió desde que el estudio la recibió; aquí se guardaría como revisión nueva.</numerusform>
            <numerusform>%n respuestas cambiaron desde que el estudio las recibió; aquí se guardarían como revisiones nuevas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were changed since the study had them; they were kept as later revisions.</source>
        <translation>
            <numerusform>%n respuesta cambió desde que el estudio la recibió; se guardó como revisión posterior.</numerusform>
            <numerusform>%n respuestas cambiaron desde que el estudio las recibió; se guardaron como revisiones posteriores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no id for their scenario, so the numbers of the tasks in Label Studio are used.</source>
        <translation>
            <numerusform>%n fila no tiene id de su escenario, así que se usa el número de la tarea en Label Studio.</numerusform>
            <numerusform>%n filas no tienen id de su escenario, así que se usan los números de las tareas en Label Studio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and were left out; --ground-truth gold imports them as gold labels, --ground-truth answer as answers.</source>
        <translation>
            <numerusform>%n anotación está marcada como ground truth y se omitió; --ground-truth gold la importa como etiqueta gold; --ground-truth answer, como respuesta.</numerusform>
            <numerusform>%n anotaciones están marcadas como ground truth y se omitieron; --ground-truth gold las importa como etiquetas gold; --ground-truth answer, como respuestas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and were left out; the menu “Marked as ground truth” can make them gold labels or answers.</source>
        <translation>
            <numerusform>%n anotación está marcada como ground truth y se omitió; con el menú «Marcadas como ground truth» puede pasar a etiqueta gold o a respuesta.</numerusform>
            <numerusform>%n anotaciones están marcadas como ground truth y se omitieron; con el menú «Marcadas como ground truth» pueden pasar a etiquetas gold o a respuestas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts would become drafts here.</source>
        <translation>
            <numerusform>%n borrador se importaría como borrador.</numerusform>
            <numerusform>%n borradores se importarían como borradores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped tasks would become drafts with a flag.</source>
        <translation>
            <numerusform>%n tarea omitida pasaría a ser un borrador señalado.</numerusform>
            <numerusform>%n tareas omitidas pasarían a ser borradores señalados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and would become gold labels.</source>
        <translation>
            <numerusform>%n anotación está marcada como ground truth y pasaría a ser etiqueta gold.</numerusform>
            <numerusform>%n anotaciones están marcadas como ground truth y pasarían a ser etiquetas gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags have no reason; they would be kept with “(no reason given)”.</source>
        <translation>
            <numerusform>%n ítem señalado no tiene motivo; se guardaría con «(sin motivo indicado)».</numerusform>
            <numerusform>%n ítems señalados no tienen motivo; se guardarían con «(sin motivo indicado)».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts were left out: nobody has submitted them.</source>
        <translation>
            <numerusform>%n borrador se omitió: nadie lo ha confirmado.</numerusform>
            <numerusform>%n borradores se omitieron: nadie los ha confirmado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts became drafts here.</source>
        <translation>
            <numerusform>%n borrador se importó como borrador.</numerusform>
            <numerusform>%n borradores se importaron como borradores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped tasks became drafts with a flag.</source>
        <translation>
            <numerusform>%n tarea omitida pasó a ser un borrador señalado.</numerusform>
            <numerusform>%n tareas omitidas pasaron a ser borradores señalados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped tasks were left as they are here: there is an answer or a draft already, or it is unclear whose they are.</source>
        <translation>
            <numerusform>%n tarea omitida quedó como está aquí: ya hay una respuesta o un borrador, o no está claro de quién es.</numerusform>
            <numerusform>%n tareas omitidas quedaron como están aquí: ya hay una respuesta o un borrador, o no está claro de quién son.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: no person gave them.</source>
        <translation>
            <numerusform>%n predicción se omitió: no la dio ninguna persona.</numerusform>
            <numerusform>%n predicciones se omitieron: no las dio ninguna persona.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and became gold labels.</source>
        <translation>
            <numerusform>%n anotación está marcada como ground truth y pasó a ser etiqueta gold.</numerusform>
            <numerusform>%n anotaciones están marcadas como ground truth y pasaron a ser etiquetas gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were last changed by somebody else than who gave them.</source>
        <translation>
            <numerusform>%n anotación la modificó por última vez alguien distinto de quien la dio.</numerusform>
            <numerusform>%n anotaciones las modificó por última vez alguien distinto de quien las dio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations began as predictions that were filled in.</source>
        <translation>
            <numerusform>%n anotación empezó como una predicción rellenada de antemano.</numerusform>
            <numerusform>%n anotaciones empezaron como predicciones rellenadas de antemano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are impossible and were left out; their answers were kept.</source>
        <translation>
            <numerusform>%n tiempo es imposible y se omitió; la respuesta se conservó.</numerusform>
            <numerusform>%n tiempos son imposibles y se omitieron; las respuestas se conservaron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags have no reason; they were kept with “(no reason given)”.</source>
        <translation>
            <numerusform>%n ítem señalado no tiene motivo; se guardó con «(sin motivo indicado)».</numerusform>
            <numerusform>%n ítems señalados no tienen motivo; se guardaron con «(sin motivo indicado)».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios were recognised by their texts.</source>
        <translation>
            <numerusform>%n escenario se reconoció por su texto.</numerusform>
            <numerusform>%n escenarios se reconocieron por sus textos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios have no power relation; it was derived from the role words.</source>
        <translation>
            <numerusform>%n escenario no tiene relación de poder; se dedujo de las palabras de los papeles.</numerusform>
            <numerusform>%n escenarios no tienen relación de poder; se dedujo de las palabras de los papeles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios have no power relation, and no rule matched their roles. Figures count them as “peer” beside scenarios that have one; annotators are shown nothing.</source>
        <translation>
            <numerusform>%n escenario no tiene relación de poder y ninguna regla encajó con sus papeles. Las cifras lo cuentan como «peer» junto a los escenarios que sí la tienen; a los anotadores no se les muestra nada.</numerusform>
            <numerusform>%n escenarios no tienen relación de poder y ninguna regla encajó con sus papeles. Las cifras los cuentan como «peer» junto a los escenarios que sí la tienen; a los anotadores no se les muestra nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios were in the study already.</source>
        <translation>
            <numerusform>%n escenario ya estaba en el estudio.</numerusform>
            <numerusform>%n escenarios ya estaban en el estudio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids are used in more than one group; each use is a scenario of its own. Ids with their lines: %1.</source>
        <translation>
            <numerusform>%n id se usa en más de un grupo; cada uso es un escenario distinto. Id con sus líneas: %1.</numerusform>
            <numerusform>%n id se usan en más de un grupo; cada uso es un escenario distinto. Id con sus líneas: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were in the study already.</source>
        <translation>
            <numerusform>%n anotación ya estaba en el estudio.</numerusform>
            <numerusform>%n anotaciones ya estaban en el estudio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were cancelled or empty in Label Studio; they were left out.</source>
        <translation>
            <numerusform>%n anotación estaba cancelada o vacía en Label Studio; se omitió.</numerusform>
            <numerusform>%n anotaciones estaban canceladas o vacías en Label Studio; se omitieron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were left out: the same person gave a later one for the scenario.</source>
        <translation>
            <numerusform>%n anotación se omitió: la misma persona dio otra posterior para el escenario.</numerusform>
            <numerusform>%n anotaciones se omitieron: la misma persona dio otra posterior para el escenario.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more damaged characters; they were kept as they are.</source>
        <translation>
            <numerusform>%n carácter dañado más; se dejó como está.</numerusform>
            <numerusform>%n caracteres dañados más; se dejaron como están.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more rows of %1: %2</source>
        <translation>
            <numerusform>%n fila más de %1: %2</numerusform>
            <numerusform>%n filas más de %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>alrededor de %n minuto</numerusform>
            <numerusform>alrededor de %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits are decided by the project’s gold labels</source>
        <translation>
            <numerusform>%n ítem dividido se decide por las etiquetas gold del proyecto</numerusform>
            <numerusform>%n ítems divididos se deciden por las etiquetas gold del proyecto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits are left to adjudicate</source>
        <translation>
            <numerusform>queda %n ítem dividido por arbitrar</numerusform>
            <numerusform>quedan %n ítems divididos por arbitrar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%n tarea</numerusform>
            <numerusform>%n tareas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were kept, as answers of their models</source>
        <translation>
            <numerusform>%n predicción se guardó, como respuesta de su modelo</numerusform>
            <numerusform>%n predicciones se guardaron, como respuestas de sus modelos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were kept before</source>
        <translation>
            <numerusform>%n predicción ya estaba guardada</numerusform>
            <numerusform>%n predicciones ya estaban guardadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: their models have other answers here</source>
        <translation>
            <numerusform>%n predicción se omitió: su modelo tiene aquí otra respuesta</numerusform>
            <numerusform>%n predicciones se omitieron: sus modelos tienen aquí otras respuestas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: their models have later ones for the scenarios</source>
        <translation>
            <numerusform>%n predicción se omitió: su modelo tiene otra posterior para el escenario</numerusform>
            <numerusform>%n predicciones se omitieron: sus modelos tienen otras posteriores para los escenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: the names of their models are too long</source>
        <translation>
            <numerusform>%n predicción se omitió: el nombre de su modelo es demasiado largo</numerusform>
            <numerusform>%n predicciones se omitieron: los nombres de sus modelos son demasiado largos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: they answer no question of this study</source>
        <translation>
            <numerusform>%n predicción se omitió: no responde a ninguna pregunta de este estudio</numerusform>
            <numerusform>%n predicciones se omitieron: no responden a ninguna pregunta de este estudio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of our answers there were removed: they have later revisions, or stood there twice.</source>
        <translation>
            <numerusform>Se retiró allí %n de nuestras respuestas: tiene una revisión posterior, o estaba dos veces.</numerusform>
            <numerusform>Se retiraron allí %n de nuestras respuestas: tienen revisiones posteriores, o estaban dos veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios to send</source>
        <translation>
            <numerusform>%n escenario por enviar</numerusform>
            <numerusform>%n escenarios por enviar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers to send</source>
        <translation>
            <numerusform>%n respuesta por enviar</numerusform>
            <numerusform>%n respuestas por enviar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of our answers there have later revisions here, or stand there twice: they are removed</source>
        <translation>
            <numerusform>%n de nuestras respuestas de allí tiene aquí una revisión posterior, o está dos veces: se retira</numerusform>
            <numerusform>%n de nuestras respuestas de allí tienen aquí revisiones posteriores, o están dos veces: se retiran</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios are there already</source>
        <translation>
            <numerusform>%n escenario ya está allí</numerusform>
            <numerusform>%n escenarios ya están allí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers are there already</source>
        <translation>
            <numerusform>%n respuesta ya está allí</numerusform>
            <numerusform>%n respuestas ya están allí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were given there; they are not sent back</source>
        <translation>
            <numerusform>%n respuesta se dio allí; no se devuelve</numerusform>
            <numerusform>%n respuestas se dieron allí; no se devuelven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were changed there and stay: pull first</source>
        <translation>
            <numerusform>%n respuesta se cambió allí y se queda: traiga primero</numerusform>
            <numerusform>%n respuestas se cambiaron allí y se quedan: traiga primero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks there are not scenarios of this study</source>
        <translation>
            <numerusform>%n tarea de allí no es un escenario de este estudio</numerusform>
            <numerusform>%n tareas de allí no son escenarios de este estudio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks there repeat scenarios</source>
        <translation>
            <numerusform>%n tarea de allí repite un escenario</numerusform>
            <numerusform>%n tareas de allí repiten escenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n returned files were not merged.</source>
        <translation>
            <numerusform>El archivo devuelto (%n) no se fusionó.</numerusform>
            <numerusform>Los %n archivos devueltos no se fusionaron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned files are to be merged</source>
        <translation>
            <numerusform>Hay %n archivo devuelto por fusionar</numerusform>
            <numerusform>Hay %n archivos devueltos por fusionar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other files in archives were left aside.</source>
        <translation>
            <numerusform>%n archivo ajeno dentro de los comprimidos se dejó aparte.</numerusform>
            <numerusform>%n archivos ajenos dentro de los comprimidos se dejaron aparte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n petición</numerusform>
            <numerusform>%n peticiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the missing ones were asked for again; the earlier answers count until the new ones come.</source>
        <translation>
            <numerusform>%n de las que faltan se pidió de nuevo; la respuesta anterior cuenta hasta que llegue la nueva.</numerusform>
            <numerusform>%n de las que faltan se pidieron de nuevo; las respuestas anteriores cuentan hasta que lleguen las nuevas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people have not opened their invitation yet.</source>
        <translation>
            <numerusform>%n persona no ha abierto aún su invitación.</numerusform>
            <numerusform>%n personas no han abierto aún su invitación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels changed since version %1.</source>
        <translation>
            <numerusform>%n etiqueta gold cambió desde la versión %1.</numerusform>
            <numerusform>%n etiquetas gold cambiaron desde la versión %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labels of %n items changed since then: the next release has them.</source>
        <translation>
            <numerusform>Desde entonces cambiaron las etiquetas de %n ítem: la próxima publicación las tendrá.</numerusform>
            <numerusform>Desde entonces cambiaron las etiquetas de %n ítems: la próxima publicación las tendrá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labels of %n items changed since then (answers of %1): the next release has them.</source>
        <translation>
            <numerusform>Desde entonces cambiaron las etiquetas de %n ítem (respuestas de %1): la próxima publicación las tendrá.</numerusform>
            <numerusform>Desde entonces cambiaron las etiquetas de %n ítems (respuestas de %1): la próxima publicación las tendrá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items have answers that were revised since: look at them again in Adjudicate.</source>
        <translation>
            <numerusform>%n ítem decidido tiene respuestas revisadas después: vuelva a mirarlo en Arbitraje.</numerusform>
            <numerusform>%n ítems decididos tienen respuestas revisadas después: vuelva a mirarlos en Arbitraje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were asked for again and not given; the earlier answers count.</source>
        <translation>
            <numerusform>%n respuesta se pidió de nuevo y no se ha dado; cuenta la anterior.</numerusform>
            <numerusform>%n respuestas se pidieron de nuevo y no se han dado; cuentan las anteriores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people need a new hand-out (%1).</source>
        <translation>
            <numerusform>%n persona necesita un archivo de trabajo nuevo (%1).</numerusform>
            <numerusform>%n personas necesitan un archivo de trabajo nuevo (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have nobody to label them.</source>
        <translation>
            <numerusform>%n ítem no tiene quien lo etiquete.</numerusform>
            <numerusform>%n ítems no tienen quien los etiquete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people have items and are not invited yet.</source>
        <translation>
            <numerusform>%n persona tiene ítems y aún no está invitada.</numerusform>
            <numerusform>%n personas tienen ítems y aún no están invitadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings of the checks are open: look at them in Quality, or release anyway.</source>
        <translation>
            <numerusform>%n incidencia de las comprobaciones está abierta: mírela en Calidad o publique de todos modos.</numerusform>
            <numerusform>%n incidencias de las comprobaciones están abiertas: mírelas en Calidad o publique de todos modos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings of the checks are open.</source>
        <translation>
            <numerusform>%n incidencia de las comprobaciones está abierta.</numerusform>
            <numerusform>%n incidencias de las comprobaciones están abiertas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open findings</source>
        <translation>
            <numerusform>%n incidencia abierta</numerusform>
            <numerusform>%n incidencias abiertas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items without a reply</source>
        <translation>
            <numerusform>%n consulta sobre ítems sin contestación</numerusform>
            <numerusform>%n consultas sobre ítems sin contestación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits open</source>
        <translation>
            <numerusform>%n ítem dividido pendiente</numerusform>
            <numerusform>%n ítems divididos pendientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other items decided</source>
        <translation>
            <numerusform>otros ítems decididos: %n</numerusform>
            <numerusform>otros ítems decididos: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items to look at again</source>
        <translation>
            <numerusform>%n ítem decidido por volver a mirar</numerusform>
            <numerusform>%n ítems decididos por volver a mirar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n releases</source>
        <translation>
            <numerusform>%n publicación</numerusform>
            <numerusform>%n publicaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n items…</source>
        <translation>
            <numerusform>Asignar %n ítem…</numerusform>
            <numerusform>Asignar %n ítems…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide %n splits…</source>
        <translation>
            <numerusform>Decidir %n ítem dividido…</numerusform>
            <numerusform>Decidir %n ítems divididos…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers (%1)</source>
        <translation>
            <numerusform>%n respuesta (%1)</numerusform>
            <numerusform>%n respuestas (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revisions (%1)</source>
        <translation>
            <numerusform>%n revisión (%1)</numerusform>
            <numerusform>%n revisiones (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers labelled again (%1)</source>
        <translation>
            <numerusform>%n respuesta etiquetada de nuevo (%1)</numerusform>
            <numerusform>%n respuestas etiquetadas de nuevo (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files back (%1)</source>
        <translation>
            <numerusform>%n archivo devuelto (%1)</numerusform>
            <numerusform>%n archivos devueltos (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits decided</source>
        <translation>
            <numerusform>%n ítem dividido decidido</numerusform>
            <numerusform>%n ítems divididos decididos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items labelled differently from the last release</source>
        <translation>
            <numerusform>%n ítem etiquetado de otro modo que en la última publicación</numerusform>
            <numerusform>%n ítems etiquetados de otro modo que en la última publicación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels that differ from the last release</source>
        <translation>
            <numerusform>%n etiqueta gold que difiere de la última publicación</numerusform>
            <numerusform>%n etiquetas gold que difieren de la última publicación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are open</source>
        <translation>
            <numerusform>%n ítem está pendiente</numerusform>
            <numerusform>%n ítems están pendientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are left out: they were decided to be ambiguous.</source>
        <translation>
            <numerusform>Se excluye %n ítem: se decidió que es ambiguo.</numerusform>
            <numerusform>Se excluyen %n ítems: se decidió que son ambiguos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenes refused.</source>
        <translation>
            <numerusform>%n escena rechazada.</numerusform>
            <numerusform>%n escenas rechazadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <comment>begins a sentence</comment>
        <translation>
            <numerusform>Un ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels of the files differ from the study&apos;s; --json lists them.</source>
        <translation>
            <numerusform>%n etiqueta gold de los archivos difiere de la del estudio; --json la muestra.</numerusform>
            <numerusform>%n etiquetas gold de los archivos difieren de las del estudio; --json las muestra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written into %1</source>
        <translation>
            <numerusform>%n archivo escrito en %1</numerusform>
            <numerusform>%n archivos escritos en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions</source>
        <translation>
            <numerusform>%n predicción</numerusform>
            <numerusform>%n predicciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels of the files differ from the study&apos;s, which keeps its own.</source>
        <translation>
            <numerusform>%n etiqueta gold de los archivos difiere de la del estudio, que conserva la suya.</numerusform>
            <numerusform>%n etiquetas gold de los archivos difieren de las del estudio, que conserva las suyas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n conjunto</numerusform>
            <numerusform>%n conjuntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were</source>
        <translation>
            <numerusform>%n lo fue</numerusform>
            <numerusform>%n lo fueron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of another copy of the study say something different</source>
        <translation>
            <numerusform>%n fila de otra copia del estudio dice algo distinto</numerusform>
            <numerusform>%n filas de otra copia del estudio dicen algo distinto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n pregunta</numerusform>
            <numerusform>%n preguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scales</source>
        <translation>
            <numerusform>%n escala</numerusform>
            <numerusform>%n escalas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PowerList</name>
    <message>
        <source>Who has more power</source>
        <translation>Quién tiene más poder</translation>
    </message>
    <message>
        <source>All unstated</source>
        <translation>Todos sin indicar</translation>
    </message>
    <message>
        <source>Scenarios without a power relation</source>
        <translation>Escenarios sin relación de poder</translation>
    </message>
    <message>
        <source>The first letter of an answer selects it; Space opens the list.</source>
        <translation>La primera letra de una respuesta la selecciona; Espacio abre la lista.</translation>
    </message>
    <message numerus="yes">
        <source>The roles of %n scenarios match no rule, so nothing says who has more power. Say it here, or leave it: such scenarios show annotators no relation, and figures count them as “peer” beside scenarios that have one.</source>
        <translation>
            <numerusform>Los papeles de %n escenario no encajan con ninguna regla, así que nada dice quién tiene más poder. Indíquelo aquí, o déjelo: en un escenario así los anotadores no ven ninguna relación, y las cifras lo cuentan como «peer» junto a los que sí la tienen.</numerusform>
            <numerusform>Los papeles de %n escenarios no encajan con ninguna regla, así que nada dice quién tiene más poder. Indíquelo aquí, o déjelo: en tales escenarios los anotadores no ven ninguna relación, y las cifras los cuentan como «peer» junto a los que sí la tienen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 stated</source>
        <translation>%1 de %2 indicados</translation>
    </message>
</context>
<context>
    <name>subtext::PowerModel</name>
    <message>
        <source>Unstated (assumed: peer)</source>
        <translation>Sin indicar (se supone: iguales)</translation>
    </message>
    <message>
        <source>Neither (peers)</source>
        <translation>Nadie (iguales)</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Hablante</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>Oyente</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Speaker → listener</source>
        <translation>Hablante → oyente</translation>
    </message>
    <message>
        <source>Utterance</source>
        <translation>Enunciado</translation>
    </message>
    <message>
        <source>Who has more power</source>
        <translation>Quién tiene más poder</translation>
    </message>
</context>
<context>
    <name>subtext::PracticeDialog</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>accepted as well: %1</source>
        <translation>también se acepta: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Built-in scenes</source>
        <translation>Escenas incorporadas</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>What to look out for next time</source>
        <translation>En qué fijarse la próxima vez</translation>
    </message>
    <message>
        <source>Practice scenes</source>
        <translation>Escenas de práctica</translation>
    </message>
    <message>
        <source>In the order in which they are shown. Answers that were given to a scene stay when it is removed, and count for nothing. Hand-outs that are out keep the scenes that they have.</source>
        <translation>En el orden en que se muestran. Las respuestas dadas a una escena se quedan cuando esta se quita, y no cuentan para nada. Los archivos de trabajo ya repartidos conservan las escenas que tienen.</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>La escena</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>De qué trata</translation>
    </message>
    <message>
        <source>Why this is the answer</source>
        <translation>Por qué es esta la respuesta</translation>
    </message>
    <message>
        <source>What to look out for next time; may stay empty</source>
        <translation>En qué fijarse la próxima vez; puede quedar vacío</translation>
    </message>
    <message>
        <source>Say what the scene is about, and why this is the answer.</source>
        <translation>Diga de qué trata la escena y por qué es esta la respuesta.</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Cancel once more to discard your edits.</source>
        <translation>Aún no se ha guardado nada. Cancele otra vez para descartar sus cambios.</translation>
    </message>
    <message>
        <source>One scene stays. Practice itself is switched off in Settings.</source>
        <translation>Debe quedar una escena. La práctica se desactiva en Configuración.</translation>
    </message>
    <message>
        <source>The practice scenes were changed elsewhere meanwhile, so that your edits cannot be saved. Copy what you need, cancel, and open them again.</source>
        <translation>Entretanto las escenas de práctica se cambiaron en otro sitio, así que sus cambios no se pueden guardar. Copie lo que necesite, cancele y ábralas de nuevo.</translation>
    </message>
</context>
<context>
    <name>subtext::PracticeOutcome</name>
    <message>
        <source>Your scales were exactly those of the reference.</source>
        <translation>Sus escalas fueron exactamente las de la referencia.</translation>
    </message>
    <message>
        <source>Your scales were %1 points from the reference on average; a point or so is usual.</source>
        <translation>Sus escalas se apartaron %1 puntos de la referencia en promedio; un punto más o menos es lo habitual.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more mix-ups.</source>
        <translation>
            <numerusform>Y %n confusión más.</numerusform>
            <numerusform>Y %n confusiones más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice done</source>
        <translation>Práctica terminada</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation>Practicar otra vez</translation>
    </message>
    <message>
        <source>%1 of %2 labels match the reference.</source>
        <translation>%1 de %2 etiquetas coinciden con la referencia.</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>Merece otra mirada:</translation>
    </message>
    <message>
        <source>One more round</source>
        <translation>Una ronda más</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>To my work</source>
        <translation>Ir a mi trabajo</translation>
    </message>
    <message>
        <source>Show the scene, your answer and the reference</source>
        <translation>Mostrar la escena, su respuesta y la referencia</translation>
    </message>
</context>
<context>
    <name>subtext::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Guideline and definitions</source>
        <translation>Directrices y definiciones</translation>
    </message>
    <message>
        <source>Answer the highlighted step and move on</source>
        <translation>Responder al paso resaltado y avanzar</translation>
    </message>
    <message>
        <source>1 to 9, then a to w</source>
        <translation>1–9, luego a–w</translation>
    </message>
    <message>
        <source>Submit, and go to the next scene</source>
        <translation>Confirmar y pasar a la escena siguiente</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Have a screen reader say the scene again</source>
        <translation>Hacer que un lector de pantalla repita la escena</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>To my work</source>
        <translation>Ir a mi trabajo</translation>
    </message>
    <message>
        <source>Practice %1 of %2</source>
        <translation>Práctica %1 de %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>Guía: %1</translation>
    </message>
    <message>
        <source>Guide closed</source>
        <translation>Guía cerrada</translation>
    </message>
    <message>
        <source>See how it went</source>
        <translation>Ver el resultado</translation>
    </message>
    <message>
        <source>Next scene</source>
        <translation>Escena siguiente</translation>
    </message>
    <message>
        <source>Not saved. Your answer is still on the screen. %1</source>
        <translation>No se ha guardado. Su respuesta sigue en la pantalla. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>subtext::PracticeWelcome</name>
    <message>
        <source>Practice does not count: your answers are kept apart from your work and are never published. Whoever coordinates the study can see them.</source>
        <translation>La práctica no cuenta: sus respuestas se guardan aparte de su trabajo y nunca se publican. Quien coordina el estudio puede verlas.</translation>
    </message>
    <message numerus="yes">
        <source>%n scenes to practise on.</source>
        <translation>
            <numerusform>%n escena para practicar.</numerusform>
            <numerusform>%n escenas para practicar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenes that teach %1.</source>
        <translation>
            <numerusform>%n escena que enseña %1.</numerusform>
            <numerusform>%n escenas que enseñan %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You answer as you will later, without an explanation.</source>
        <translation>Se responde igual que después, pero sin explicación.</translation>
    </message>
    <message>
        <source>You answer as you will later.</source>
        <translation>Se responde igual que después.</translation>
    </message>
    <message>
        <source>After each scene you see how it is usually read, and why.</source>
        <translation>Tras cada escena verá cómo se suele leer, y por qué.</translation>
    </message>
    <message>
        <source>A little practice first</source>
        <translation>Primero, un poco de práctica</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message numerus="yes">
        <source>Continue: %n scenes left</source>
        <translation>
            <numerusform>Continuar: queda %n escena</numerusform>
            <numerusform>Continuar: quedan %n escenas</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>To my work</source>
        <translation>Ir a mi trabajo</translation>
    </message>
</context>
<context>
    <name>subtext::ProfileForm</name>
    <message>
        <source>OpenAI and compatible servers</source>
        <translation>OpenAI y servidores compatibles</translation>
    </message>
    <message>
        <source>Anthropic</source>
        <translation>Anthropic</translation>
    </message>
    <message>
        <source>Gemini</source>
        <translation>Gemini</translation>
    </message>
    <message>
        <source>JSON schema</source>
        <translation>Esquema JSON</translation>
    </message>
    <message>
        <source>JSON object with a schema</source>
        <translation>Objeto JSON con esquema</translation>
    </message>
    <message>
        <source>Grammar (llama.cpp)</source>
        <translation>Gramática (llama.cpp)</translation>
    </message>
    <message>
        <source>By the tokens of the answer</source>
        <translation>Por los tokens de la respuesta</translation>
    </message>
    <message>
        <source>By completion, each option</source>
        <translation>Por compleción, cada opción</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>A model that you have asked before, or another.</source>
        <translation>Un modelo al que ya ha preguntado, u otro.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove this profile</source>
        <translation>Quitar este perfil</translation>
    </message>
    <message>
        <source>Removes it from your settings. Its runs stay, and so does a key in the keychain.</source>
        <translation>Lo quita de su configuración. Sus ejecuciones se quedan, y también una clave en el llavero.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The profile’s name in your settings.</source>
        <translation>El nombre del perfil en su configuración.</translation>
    </message>
    <message>
        <source>my-model</source>
        <translation>mi-modelo</translation>
    </message>
    <message>
        <source>API of the server</source>
        <translation>API del servidor</translation>
    </message>
    <message>
        <source>API of the server. llama.cpp, Ollama and vLLM use the OpenAI API.</source>
        <translation>API del servidor. llama.cpp, Ollama y vLLM usan la API de OpenAI.</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>The base URL of the server, without the path of a request. Empty: the provider’s own, shown in grey.</source>
        <translation>La URL base del servidor, sin la ruta de una petición. Vacía: la del propio proveedor, que se muestra en gris.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>The model’s name on that server.</source>
        <translation>El nombre del modelo en ese servidor.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Number of requests at once, prices, and special requirements of a server.</source>
        <translation>Número de peticiones a la vez, precios y requisitos especiales de un servidor.</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Peticiones a la vez</translation>
    </message>
    <message>
        <source>How many requests are open at the same time.</source>
        <translation>Cuántas peticiones hay abiertas al mismo tiempo.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>A la vez</translation>
    </message>
    <message>
        <source>▾ Advanced</source>
        <translation>▾ Avanzado</translation>
    </message>
    <message>
        <source>▸ Advanced</source>
        <translation>▸ Avanzado</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin clave</translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation>En una variable de entorno</translation>
    </message>
    <message>
        <source>In the system keychain</source>
        <translation>En el llavero del sistema</translation>
    </message>
    <message>
        <source>Where the key is</source>
        <translation>Dónde está la clave</translation>
    </message>
    <message>
        <source>Subtext writes the key itself to no file and never shows it.</source>
        <translation>Subtext no escribe la clave en ningún archivo y nunca la muestra.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation>Nombre de la clave</translation>
    </message>
    <message>
        <source>Name of the variable or of the keychain entry.</source>
        <translation>Nombre de la variable o de la entrada del llavero.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Clave nueva</translation>
    </message>
    <message>
        <source>by the table</source>
        <translation>según la tabla</translation>
    </message>
    <message>
        <source>USD per million tokens. “By the table”: the price in Subtext’s price table, if it lists the model.</source>
        <translation>USD por millón de tokens. «Según la tabla»: el precio de la tabla de precios de Subtext, si el modelo figura en ella.</translation>
    </message>
    <message>
        <source>USD per million input tokens</source>
        <translation>USD por millón de tokens de entrada</translation>
    </message>
    <message>
        <source>Price of input tokens</source>
        <translation>Precio de los tokens de entrada</translation>
    </message>
    <message>
        <source>USD per million output tokens</source>
        <translation>USD por millón de tokens de salida</translation>
    </message>
    <message>
        <source>Price of output tokens</source>
        <translation>Precio de los tokens de salida</translation>
    </message>
    <message>
        <source>Accepts no temperature</source>
        <translation>No admite temperatura</translation>
    </message>
    <message>
        <source>If ticked, none is sent and the provider’s default applies.</source>
        <translation>Si está marcado, no se envía ninguna y rige la predeterminada del proveedor.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>How freely the model draws its words when it is asked, from 0 to 2. 0 gives the likeliest ones.</source>
        <translation>Con cuánta libertad sortea el modelo sus palabras cuando se le pregunta, de 0 a 2. Con 0 da las más probables.</translation>
    </message>
    <message>
        <source>Wants max_completion_tokens</source>
        <translation>Requiere max_completion_tokens</translation>
    </message>
    <message>
        <source>Parameter name that newer OpenAI models require for the token limit.</source>
        <translation>Nombre del parámetro que los modelos más recientes de OpenAI exigen para el límite de tokens.</translation>
    </message>
    <message>
        <source>Constrained answers</source>
        <translation>Respuestas restringidas</translation>
    </message>
    <message>
        <source>How a server with the OpenAI API is told that only the options may be answered. Older servers of llama.cpp accept only the second or the third.</source>
        <translation>Cómo se indica a un servidor con la API de OpenAI que solo se puede responder con las opciones. Los servidores antiguos de llama.cpp solo aceptan la segunda o la tercera forma.</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>no se envía</translation>
    </message>
    <message>
        <source>Top p</source>
        <translation>Top p</translation>
    </message>
    <message>
        <source>The share of probability from which tokens are drawn. Some models accept either this or a temperature.</source>
        <translation>La parte de la probabilidad de la que se sortean los tokens. Algunos modelos aceptan o bien esto o bien una temperatura.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Token probabilities</source>
        <translation>Probabilidades de tokens</translation>
    </message>
    <message>
        <source>How many alternatives per token the server can return. They are requested where a question is answered by yes or no.</source>
        <translation>Cuántas alternativas por token puede devolver el servidor. Se piden donde se responde a una pregunta con sí o no.</translation>
    </message>
    <message>
        <source>Probabilities</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Scored answers</source>
        <translation>Respuestas puntuadas</translation>
    </message>
    <message>
        <source>By completion takes one request for each option, and a server with the OpenAI API whose completions give the log-probabilities of the prompt.</source>
        <translation>«Por compleción» requiere una petición por opción y un servidor con la API de OpenAI cuyas compleciones den las log-probabilidades del prompt.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Another model…</source>
        <translation>Otro modelo…</translation>
    </message>
    <message>
        <source>%1, if left empty</source>
        <translation>%1, si se deja vacío</translation>
    </message>
    <message>
        <source>Remove the profile?</source>
        <translation>¿Quitar el perfil?</translation>
    </message>
    <message>
        <source>%1 is removed from your settings. Its runs stay, and so does a key in the keychain.</source>
        <translation>%1 se quitará de su configuración. Sus ejecuciones se quedan, y también una clave en el llavero.</translation>
    </message>
</context>
<context>
    <name>subtext::ProfileLegend</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Legend of the profiles</source>
        <translation>Leyenda de los perfiles</translation>
    </message>
    <message>
        <source>Filled dots: one annotator. Rings on a dotted line: the mean of all. From left to right, %1.</source>
        <translation>Puntos rellenos: un anotador. Anillos sobre una línea de puntos: la media de todos. De izquierda a derecha, %1.</translation>
    </message>
    <message>
        <source>one annotator</source>
        <translation>un anotador</translation>
    </message>
    <message>
        <source>mean of all</source>
        <translation>media de todos</translation>
    </message>
    <message>
        <source>left to right: %1</source>
        <translation>de izquierda a derecha: %1</translation>
    </message>
</context>
<context>
    <name>subtext::PullPage</name>
    <message>
        <source>What is shown of the project</source>
        <translation>Qué se muestra del proyecto</translation>
    </message>
    <message>
        <source>What is pulled</source>
        <translation>Qué se trae</translation>
    </message>
    <message>
        <source>Meanings</source>
        <translation>Significados</translation>
    </message>
    <message>
        <source>What would be pulled</source>
        <translation>Qué se traería</translation>
    </message>
    <message>
        <source>Make a task from it…</source>
        <translation>Crear una tarea a partir de él…</translation>
    </message>
    <message>
        <source>A task document that asks what this project asks, for a new study.</source>
        <translation>Un documento de tarea que pregunta lo mismo que este proyecto, para un estudio nuevo.</translation>
    </message>
    <message>
        <source>Scenarios only</source>
        <translation>Solo escenarios</translation>
    </message>
    <message>
        <source>Answers, drafts, gold labels and predictions stay in Label Studio.</source>
        <translation>Las respuestas, los borradores, las etiquetas gold y las predicciones se quedan en Label Studio.</translation>
    </message>
    <message>
        <source>Gold labels and notes</source>
        <translation>Etiquetas gold y notas</translation>
    </message>
    <message>
        <source>Those that stand in the tasks, as Subtext writes them there. Without them everything is still to be adjudicated.</source>
        <translation>Las que figuran en las tareas, como Subtext las escribe allí. Sin ellas está todo por arbitrar.</translation>
    </message>
    <message>
        <source>Gold labels and notes stay in Label Studio.</source>
        <translation>Las etiquetas gold y las notas se quedan en Label Studio.</translation>
    </message>
    <message numerus="yes">
        <source>%n predictions are read as answers of their models</source>
        <translation>
            <numerusform>%n predicción se lee como respuesta de su modelo</numerusform>
            <numerusform>%n predicciones se leen como respuestas de sus modelos</numerusform>
        </translation>
    </message>
    <message>
        <source>Would be pulled: %1.</source>
        <translation>Se traería: %1.</translation>
    </message>
    <message>
        <source>It has no new scenarios and no new answers.</source>
        <translation>No tiene escenarios ni respuestas nuevos.</translation>
    </message>
    <message>
        <source>Pulled: %1.</source>
        <translation>Traído: %1.</translation>
    </message>
    <message>
        <source>No task can be made from it: a task asks for at least one choice between options. You can write one in the task editor instead.</source>
        <translation>De él no se puede crear una tarea: una tarea pide al menos una elección entre opciones. Puede escribir una en el editor de tareas.</translation>
    </message>
    <message>
        <source>Save the task</source>
        <translation>Guardar la tarea</translation>
    </message>
    <message>
        <source>Task documents (*.json)</source>
        <translation>Documentos de tarea (*.json)</translation>
    </message>
    <message>
        <source>The task is saved. Make a new study with it, and pull the project into that study.</source>
        <translation>La tarea está guardada. Cree un estudio nuevo con ella y traiga el proyecto a ese estudio.</translation>
    </message>
    <message>
        <source>It does not ask: %1.</source>
        <translation>No pregunta: %1.</translation>
    </message>
    <message>
        <source>Task saved</source>
        <translation>Tarea guardada</translation>
    </message>
</context>
<context>
    <name>subtext::PushRefusalText</name>
    <message>
        <source>It stays in this file. Tell the coordinator, who can merge the file.</source>
        <translation>Se queda en este archivo. Avise al coordinador, que puede fusionar el archivo.</translation>
    </message>
    <message>
        <source>The server is older than this program and does not know what this is.</source>
        <translation>El servidor es más antiguo que este programa y no conoce esto.</translation>
    </message>
    <message>
        <source>It is sent once whoever runs the server has updated it.</source>
        <translation>Se enviará cuando quien administra el servidor lo haya actualizado.</translation>
    </message>
    <message>
        <source>Not yours to write.</source>
        <translation>No le corresponde a usted escribirlo.</translation>
    </message>
    <message>
        <source>The server cannot read this.</source>
        <translation>El servidor no puede leerlo.</translation>
    </message>
    <message>
        <source>Too long for the server.</source>
        <translation>Demasiado largo para el servidor.</translation>
    </message>
    <message>
        <source>The study is locked.</source>
        <translation>El estudio está bloqueado.</translation>
    </message>
    <message>
        <source>It is sent once the study is opened again.</source>
        <translation>Se enviará cuando se reabra el estudio.</translation>
    </message>
    <message>
        <source>The desks were opened before it came.</source>
        <translation>Las mesas se abrieron antes de que llegara.</translation>
    </message>
    <message>
        <source>It is sent in the next round.</source>
        <translation>Se enviará en la próxima ronda.</translation>
    </message>
    <message>
        <source>The item was never assigned to this person on the server.</source>
        <translation>El ítem nunca se asignó a esta persona en el servidor.</translation>
    </message>
    <message>
        <source>It is sent once the item has been assigned.</source>
        <translation>Se enviará cuando el ítem se haya asignado.</translation>
    </message>
    <message>
        <source>No two adjudicators differ there, as far as you may see.</source>
        <translation>Ahí no hay dos árbitros que difieran, hasta donde usted puede ver.</translation>
    </message>
    <message>
        <source>It is sent once the desks are open.</source>
        <translation>Se enviará cuando las mesas estén abiertas.</translation>
    </message>
    <message>
        <source>The server does not know this person yet.</source>
        <translation>El servidor aún no conoce a esta persona.</translation>
    </message>
    <message>
        <source>It is sent once the person has been added there.</source>
        <translation>Se enviará cuando se haya añadido allí a la persona.</translation>
    </message>
    <message>
        <source>Somebody who has read the answers of others cannot label again.</source>
        <translation>Quien ha leído las respuestas de otros no puede volver a etiquetar.</translation>
    </message>
    <message>
        <source>Add a separate person for that.</source>
        <translation>Añada para eso a una persona aparte.</translation>
    </message>
    <message>
        <source>Somebody else has this code on the server.</source>
        <translation>En el servidor este código lo tiene otra persona.</translation>
    </message>
    <message>
        <source>Add the person with another code.</source>
        <translation>Añada a la persona con otro código.</translation>
    </message>
    <message>
        <source>The server has it already, with different content.</source>
        <translation>El servidor ya lo tiene, con otro contenido.</translation>
    </message>
    <message>
        <source>The server did not accept it.</source>
        <translation>El servidor no lo aceptó.</translation>
    </message>
</context>
<context>
    <name>subtext::QualityPage</name>
    <message>
        <source>Quality</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Limits…</source>
        <translation>Límites…</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>Anotadores</translation>
    </message>
    <message>
        <source>Findings, charts and flags</source>
        <translation>Incidencias, gráficos y señalados</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Incidencias</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Annotators’ flags</source>
        <translation>Señalados por anotadores</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Incidencia</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Label again…</source>
        <translation>Volver a etiquetar…</translation>
    </message>
    <message>
        <source>There are no findings.</source>
        <translation>No hay incidencias.</translation>
    </message>
    <message>
        <source>No finding matches these filters.</source>
        <translation>Ninguna incidencia coincide con estos filtros.</translation>
    </message>
    <message>
        <source>Show only one annotator’s findings</source>
        <translation>Mostrar solo las incidencias de un anotador</translation>
    </message>
    <message>
        <source>Return on the annotator’s row</source>
        <translation>Intro en la fila del anotador</translation>
    </message>
    <message>
        <source>Undo a dismissal or a closed flag</source>
        <translation>Deshacer un descarte o un aviso cerrado</translation>
    </message>
    <message>
        <source>Redo a dismissal or a closed flag</source>
        <translation>Rehacer un descarte o un aviso cerrado</translation>
    </message>
    <message>
        <source>Limits and self-check</source>
        <translation>Límites y autocomprobación</translation>
    </message>
    <message>
        <source>Findings, charts or flags</source>
        <translation>Incidencias, gráficos o señalados</translation>
    </message>
    <message>
        <source>All annotators</source>
        <translation>Todos los anotadores</translation>
    </message>
    <message>
        <source>All findings</source>
        <translation>Todas las incidencias</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Pendientes</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Descartadas</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Ask for new answers to the items of the chosen findings.</source>
        <translation>Pedir respuestas nuevas a los ítems de las incidencias elegidas.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <translation>Aquí: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n findings dismissed.</source>
        <translation>
            <numerusform>%n incidencia descartada.</numerusform>
            <numerusform>%n incidencias descartadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings brought back.</source>
        <translation>
            <numerusform>%n incidencia recuperada.</numerusform>
            <numerusform>%n incidencias recuperadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n anotador</numerusform>
            <numerusform>%n anotadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open findings</source>
        <translation>
            <numerusform>%n incidencia abierta</numerusform>
            <numerusform>%n incidencias abiertas</numerusform>
        </translation>
    </message>
    <message>
        <source>open for reading only</source>
        <translation>abierto solo para lectura</translation>
    </message>
    <message>
        <source>no room for: %1</source>
        <translation>no cabe: %1</translation>
    </message>
</context>
<context>
    <name>subtext::QualityText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>1 sentence</source>
        <translation>1 frase</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 frases</translation>
    </message>
    <message>
        <source>Straight-lining</source>
        <translation>Respuesta invariable</translation>
    </message>
    <message>
        <source>Too fast</source>
        <translation>Demasiado rápido</translation>
    </message>
    <message>
        <source>Disengaged</source>
        <translation>Desatención</translation>
    </message>
    <message>
        <source>Timing outlier</source>
        <translation>Tiempo atípico</translation>
    </message>
    <message>
        <source>Contradiction (positive)</source>
        <translation>Contradicción (positiva)</translation>
    </message>
    <message>
        <source>Contradiction (negative)</source>
        <translation>Contradicción (negativa)</translation>
    </message>
    <message>
        <source>Three-way split</source>
        <translation>Dividido en tres</translation>
    </message>
    <message>
        <source>Wide range</source>
        <translation>Rango amplio</translation>
    </message>
    <message>
        <source>All no</source>
        <translation>Todo no</translation>
    </message>
    <message>
        <source>All yes</source>
        <translation>Todo sí</translation>
    </message>
    <message>
        <source>Short explanation</source>
        <translation>Explicación corta</translation>
    </message>
    <message>
        <source>Long explanation</source>
        <translation>Explicación larga</translation>
    </message>
    <message>
        <source>Same explanation</source>
        <translation>Misma explicación</translation>
    </message>
    <message>
        <source>Copied from the scene</source>
        <translation>Copiado de la escena</translation>
    </message>
    <message>
        <source>Like another’s explanation</source>
        <translation>Como la de otra persona</translation>
    </message>
    <message>
        <source>One emotion for more than %1 of the items, with %2 items or more.</source>
        <translation>Una sola emoción en más del %1 de los ítems, con %2 ítems o más.</translation>
    </message>
    <message>
        <source>Answered in under %1 of active time.</source>
        <translation>Respondido en menos de %1 de tiempo activo.</translation>
    </message>
    <message>
        <source>Took more than %1 of active time.</source>
        <translation>Llevó más de %1 de tiempo activo.</translation>
    </message>
    <message>
        <source>Far from this person’s own median: modified Z over %1, with %2 timed items or more.</source>
        <translation>Lejos de la mediana de la propia persona: Z modificada superior a %1, con %2 ítems cronometrados o más.</translation>
    </message>
    <message>
        <source>One of %1 with the valence “%2” or lower.</source>
        <translation>Una de estas: %1, con valencia «%2» o menos.</translation>
    </message>
    <message>
        <source>One of %1 with the valence “%2” or higher.</source>
        <translation>Una de estas: %1, con valencia «%2» o más.</translation>
    </message>
    <message>
        <source>No emotion has more votes than every other.</source>
        <translation>Ninguna emoción supera en votos a las demás.</translation>
    </message>
    <message>
        <source>Two annotators are more than %1 apart on one scale (−1 to +1).</source>
        <translation>Dos anotadores distan más de %1 en una escala (−1 a +1).</translation>
    </message>
    <message>
        <source>No to every row of a board, again and again.</source>
        <translation>«No» en todas las filas de un tablero, una y otra vez.</translation>
    </message>
    <message>
        <source>Yes to every row of a board, again and again.</source>
        <translation>«Sí» en todas las filas de un tablero, una y otra vez.</translation>
    </message>
    <message>
        <source>An explanation of fewer sentences than the task asks for.</source>
        <translation>Una explicación con menos frases de las que pide la tarea.</translation>
    </message>
    <message>
        <source>An explanation of more sentences than the task asks for.</source>
        <translation>Una explicación con más frases de las que pide la tarea.</translation>
    </message>
    <message>
        <source>The same explanation for %1 items or more.</source>
        <translation>La misma explicación en %1 ítems o más.</translation>
    </message>
    <message>
        <source>More than %1 of an explanation of %2 words or more appears in the scene.</source>
        <translation>Más del %1 de una explicación de %2 palabras o más aparece en la escena.</translation>
    </message>
    <message>
        <source>More than %1 of an explanation of %2 words or more appears in that of another annotator of the item, not counting quotes of the scene. Which of the two wrote first is not known.</source>
        <translation>Más del %1 de una explicación de %2 palabras o más aparece en la de otro anotador del ítem, sin contar las citas de la escena. No se sabe cuál de los dos escribió primero.</translation>
    </message>
    <message>
        <source>one emotion for %1, over %2</source>
        <translation>una sola emoción en el %1, más del %2</translation>
    </message>
    <message>
        <source>%1, over %2</source>
        <translation>%1, más de %2</translation>
    </message>
    <message>
        <source>%1, under %2</source>
        <translation>%1, menos de %2</translation>
    </message>
    <message>
        <source>far faster than usual for this person (%1; beyond ±%2 counts)</source>
        <translation>mucho más rápido de lo habitual en esta persona (%1; cuenta más allá de ±%2)</translation>
    </message>
    <message>
        <source>far slower than usual for this person (%1; beyond ±%2 counts)</source>
        <translation>mucho más lento de lo habitual en esta persona (%1; cuenta más allá de ±%2)</translation>
    </message>
    <message>
        <source>Valence “%1”</source>
        <translation>Valencia «%1»</translation>
    </message>
    <message>
        <source>%1 labels among %2 annotators</source>
        <translation>%1 etiquetas entre %2 anotadores</translation>
    </message>
    <message>
        <source>%1: %2 apart, over %3</source>
        <translation>%1: %2 de distancia, más de %3</translation>
    </message>
    <message>
        <source>%1, at least %2 asked for</source>
        <translation>%1, se piden al menos %2</translation>
    </message>
    <message>
        <source>%1, at most %2 asked for</source>
        <translation>%1, se piden como máximo %2</translation>
    </message>
    <message>
        <source>one text for %1 items, limit %2</source>
        <translation>un mismo texto en %1 ítems, límite %2</translation>
    </message>
    <message>
        <source>%1 of it stands in the scene, over %2</source>
        <translation>el %1 está en la escena, más del %2</translation>
    </message>
    <message>
        <source>%1 of it stands in another annotator’s, over %2</source>
        <translation>el %1 está en la de otro anotador, más del %2</translation>
    </message>
    <message>
        <source>one emotion for %1</source>
        <translation>una sola emoción en el %1</translation>
    </message>
    <message>
        <source>%1: %2 apart</source>
        <translation>%1: %2 de distancia</translation>
    </message>
    <message>
        <source>one text for %1 items</source>
        <translation>un mismo texto en %1 ítems</translation>
    </message>
    <message>
        <source>%1 of it stands in the scene</source>
        <translation>el %1 está en la escena</translation>
    </message>
    <message>
        <source>%1 of it stands in another annotator’s</source>
        <translation>el %1 está en la de otro anotador</translation>
    </message>
    <message>
        <source>the scenario is not in the study; import it first</source>
        <translation>el escenario no está en el estudio; impórtelo primero</translation>
    </message>
    <message>
        <source>the person is not on the roster; add them first</source>
        <translation>la persona no está en la lista de participantes; añádala primero</translation>
    </message>
    <message>
        <source>the item is not assigned to this person; assign it or take the answer out</source>
        <translation>el ítem no está asignado a esta persona; asígnelo o retire la respuesta</translation>
    </message>
    <message>
        <source>revision “%1” is impossible; the file was changed by another program</source>
        <translation>la revisión «%1» es imposible; otro programa modificó el archivo</translation>
    </message>
    <message>
        <source>revision %1 is there twice; compare the file with a backup</source>
        <translation>la revisión %1 está dos veces; compare el archivo con una copia de seguridad</translation>
    </message>
    <message>
        <source>no emotion; ask the annotator to answer again</source>
        <translation>sin emoción; pida al anotador que responda de nuevo</translation>
    </message>
    <message>
        <source>“%1” is none of the eight emotions; correct it at its source</source>
        <translation>«%1» no es ninguna de las ocho emociones; corríjalo en su origen</translation>
    </message>
    <message>
        <source>%1 has no answer; ask the annotator to answer again</source>
        <translation>%1 no tiene respuesta; pida al anotador que responda de nuevo</translation>
    </message>
    <message>
        <source>%1 is %2, outside −3 to +3; correct it at its source</source>
        <translation>%1 es %2, fuera de −3 a +3; corríjalo en su origen</translation>
    </message>
    <message>
        <source>no explanation; ask the annotator, or make it optional in the rules</source>
        <translation>sin explicación; pídasela al anotador, o hágala opcional en las reglas</translation>
    </message>
    <message>
        <source>flagged without a reason; ask the annotator for it</source>
        <translation>señalado sin motivo; pídaselo al anotador</translation>
    </message>
    <message>
        <source>%1 is negative (%2); the clock was wrong, leave the time out</source>
        <translation>%1 es negativo (%2); el reloj iba mal, omita el tiempo</translation>
    </message>
    <message>
        <source>“%1” is none of the options of %2; correct it at its source</source>
        <translation>«%1» no es ninguna de las opciones de %2; corríjalo en su origen</translation>
    </message>
    <message>
        <source>You chose %1 with “%2”.</source>
        <translation>Eligió %1 con «%2».</translation>
    </message>
    <message>
        <source>%1 Keep or change?</source>
        <translation>%1 ¿Mantener o cambiar?</translation>
    </message>
    <message>
        <source>Item %1 was labelled again. Revision %2 counts; the earlier ones are kept.</source>
        <translation>El ítem %1 se etiquetó de nuevo. Cuenta la revisión %2; las anteriores se conservan.</translation>
    </message>
    <message>
        <source>Item %1 was revised. Revision %2 counts; the earlier ones are kept.</source>
        <translation>El ítem %1 se revisó. Cuenta la revisión %2; las anteriores se conservan.</translation>
    </message>
    <message>
        <source>Item %1 was submitted very quickly. Keep it?</source>
        <translation>El ítem %1 se confirmó muy deprisa. ¿Mantenerlo?</translation>
    </message>
    <message>
        <source>Item %1 is revised.</source>
        <translation>El ítem %1 está revisado.</translation>
    </message>
    <message>
        <source>Item %1 is submitted.</source>
        <translation>El ítem %1 está confirmado.</translation>
    </message>
    <message>
        <source>%1 %2 Keep it?</source>
        <translation>%1 %2 ¿Mantenerlo?</translation>
    </message>
    <message>
        <source>%1 Its explanation is shorter than asked (%2). Keep it?</source>
        <translation>%1 Su explicación es más corta de lo que se pide (%2). ¿Mantenerla?</translation>
    </message>
    <message>
        <source>%1 Its explanation is longer than asked (%2). Keep it?</source>
        <translation>%1 Su explicación es más larga de lo que se pide (%2). ¿Mantenerla?</translation>
    </message>
</context>
<context>
    <name>subtext::QuestionDialog</name>
    <message>
        <source>Asked and answered</source>
        <translation>Consultas y contestaciones</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Nothing is sent yet. Cancel once more to discard what you wrote.</source>
        <translation>Todavía no se ha enviado nada. Cancele otra vez para descartar lo que ha escrito.</translation>
    </message>
    <message>
        <source>Sent.</source>
        <translation>Enviada.</translation>
    </message>
    <message>
        <source>Questions about %1</source>
        <translation>Consultas sobre %1</translation>
    </message>
    <message>
        <source>You reply to “%1”. Only the annotator who asked it will read the reply; whoever works in a hand-out gets it with the next one.</source>
        <translation>Va a contestar a «%1». Solo leerá la contestación el anotador que hizo la consulta; quien trabaja en un archivo de trabajo la recibe con el siguiente.</translation>
    </message>
    <message>
        <source>The study is locked or open for reading only, so nobody can reply.</source>
        <translation>El estudio está bloqueado o abierto solo para lectura, así que nadie puede contestar.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Contestar</translation>
    </message>
    <message>
        <source>Your reply</source>
        <translation>Su contestación</translation>
    </message>
</context>
<context>
    <name>subtext::QuestionKappaChart</name>
    <message>
        <source>κ by question</source>
        <translation>κ por pregunta</translation>
    </message>
    <message>
        <source>Every question over all items, and the mean of their κ, with 95 % intervals.</source>
        <translation>Cada pregunta sobre todos los ítems, y la media de sus κ, con intervalos del 95 %.</translation>
    </message>
    <message>
        <source>Fleiss’ κ. All questions share their resamples, so the interval of the mean allows for their correlation.</source>
        <translation>κ de Fleiss. Todas las preguntas comparten los remuestreos, así que el intervalo de la media tiene en cuenta su correlación.</translation>
    </message>
    <message>
        <source>No item has labels of two people yet, so there is nothing to compare.</source>
        <translation>Ningún ítem tiene todavía etiquetas de dos personas, así que no hay nada que comparar.</translation>
    </message>
    <message>
        <source>Fleiss’ κ</source>
        <translation>κ de Fleiss</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Inferior</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Superior</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Percent agreement (share)</source>
        <translation>Porcentaje de acuerdo (proporción)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Fleiss’ κ by question: %1.</source>
        <translation>κ de Fleiss por pregunta: %1.</translation>
    </message>
</context>
<context>
    <name>subtext::QuestionModel</name>
    <message>
        <source>needs a pick</source>
        <translation>falta elegir</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>picked %1</source>
        <translation>elegido %1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Votos</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
</context>
<context>
    <name>subtext::QuestionTable</name>
    <message>
        <source>Questions of the item</source>
        <translation>Preguntas del ítem</translation>
    </message>
    <message>
        <source>needs a pick</source>
        <translation>falta elegir</translation>
    </message>
</context>
<context>
    <name>subtext::QuestionText</name>
    <message>
        <source>Asked by an annotator</source>
        <translation>Consulta de un anotador</translation>
    </message>
    <message>
        <source>Asked by %1</source>
        <translation>Consulta de %1</translation>
    </message>
    <message>
        <source>Reply of the adjudicator</source>
        <translation>Contestación del árbitro</translation>
    </message>
    <message>
        <source>Reply of the coordinator</source>
        <translation>Contestación del coordinador</translation>
    </message>
    <message>
        <source>You asked: “%1” There is no reply yet.</source>
        <translation>Su consulta: «%1» Aún no hay contestación.</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>Your question about this item is not sent yet: F7 opens it.</source>
        <translation>Su consulta sobre este ítem está sin enviar: F7 la abre.</translation>
    </message>
    <message>
        <source>%1. %2: “%3”</source>
        <translation>%1. %2: «%3»</translation>
    </message>
    <message>
        <source>Your reply is not sent yet: F7 opens it.</source>
        <translation>Su contestación está sin enviar: F7 la abre.</translation>
    </message>
    <message>
        <source>An adjudicator has replied. You can read it once both adjudicators have decided every split, or after the lock.</source>
        <translation>Un árbitro ha contestado. Podrá leerlo cuando ambos árbitros hayan decidido todos los ítems divididos, o después del bloqueo.</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Contestada</translation>
    </message>
    <message>
        <source>Waits for a reply</source>
        <translation>Espera contestación</translation>
    </message>
    <message>
        <source>Nobody has asked anything yet. Annotators ask in Label, about the item in front of them; what they ask in a hand-out comes with the returned file.</source>
        <translation>Nadie ha hecho ninguna consulta todavía. Los anotadores consultan en Etiquetado, sobre el ítem que tienen delante; lo que consultan en un archivo de trabajo llega con el archivo devuelto.</translation>
    </message>
    <message>
        <source>Annotators cannot ask about items in this study. A coordinator can allow it in the settings of the study.</source>
        <translation>En este estudio los anotadores no pueden hacer consultas sobre los ítems. Un coordinador puede permitirlas en la configuración del estudio.</translation>
    </message>
</context>
<context>
    <name>subtext::QuestionsView</name>
    <message>
        <source>Reply…</source>
        <translation>Contestar…</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Consulta de</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Asked and answered</source>
        <translation>Consultas y contestaciones</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Reply not sent</source>
        <translation>Contestación sin enviar</translation>
    </message>
</context>
<context>
    <name>subtext::QueueModel</name>
    <message>
        <source>answer added</source>
        <translation>respuesta añadida</translation>
    </message>
    <message>
        <source>vote revised</source>
        <translation>voto revisado</translation>
    </message>
    <message>
        <source>scale revised</source>
        <translation>escala revisada</translation>
    </message>
    <message>
        <source>explanation revised</source>
        <translation>explicación revisada</translation>
    </message>
    <message>
        <source>answer revised</source>
        <translation>respuesta revisada</translation>
    </message>
    <message>
        <source>asked for again</source>
        <translation>pedida de nuevo</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>borrador</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>propuesto</translation>
    </message>
    <message>
        <source>reply not sent</source>
        <translation>contestación sin enviar</translation>
    </message>
    <message>
        <source>question without a reply</source>
        <translation>consulta sin contestación</translation>
    </message>
</context>
<context>
    <name>subtext::QueuePanel</name>
    <message>
        <source>To review</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Waiting for a decision</source>
        <translation>A la espera de decisión</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Divididos</translation>
    </message>
    <message>
        <source>Wide ranges</source>
        <translation>Rangos amplios</translation>
    </message>
    <message>
        <source>Flagged as broken</source>
        <translation>Señalados como defectuosos</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Aplazados</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decididos</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>Por regla</translation>
    </message>
    <message>
        <source>Adjudicators disagree</source>
        <translation>Los árbitros no coinciden</translation>
    </message>
    <message>
        <source>All items</source>
        <translation>Todos los ítems</translation>
    </message>
    <message>
        <source>No item here.</source>
        <translation>Aquí no hay ningún ítem.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Which items</source>
        <translation>Qué ítems</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Search scenes and notes</source>
        <translation>Buscar en escenas y notas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Items of the queue</source>
        <translation>Ítems de la cola</translation>
    </message>
    <message>
        <source>%1: all</source>
        <translation>%1: todo</translation>
    </message>
    <message>
        <source>All, one %1 at a time</source>
        <translation>Todos, un %1 tras otro</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Names, utterances, contexts, roles and notes (Ctrl+F)</source>
        <translation>Nombres, enunciados, contextos, papeles y notas (Ctrl+F)</translation>
    </message>
    <message>
        <source>Names, texts and notes (Ctrl+F)</source>
        <translation>Nombres, textos y notas (Ctrl+F)</translation>
    </message>
    <message>
        <source>The search for “%1” finds no item here. Change or clear it in the queue (Ctrl+F).</source>
        <translation>La búsqueda de «%1» no encuentra aquí ningún ítem. Cámbiela o bórrela en la cola (Ctrl+F).</translation>
    </message>
    <message>
        <source>The search for “%1” finds other items. Choose one in the queue; in the search Enter opens the first (Ctrl+F).</source>
        <translation>La búsqueda de «%1» encuentra otros ítems. Elija uno en la cola; en la búsqueda, Intro abre el primero (Ctrl+F).</translation>
    </message>
    <message>
        <source>Choose an item in the queue.</source>
        <translation>Elija un ítem en la cola.</translation>
    </message>
    <message>
        <source>There is nothing to decide: the study has no items that count.</source>
        <translation>No hay nada que decidir: el estudio no tiene ítems que cuenten.</translation>
    </message>
    <message>
        <source>No item is listed under “%1”. Choose “%2” in the queue to see every item.</source>
        <translation>No hay ningún ítem en «%1». Elija «%2» en la cola para ver todos los ítems.</translation>
    </message>
    <message>
        <source>%1 shown · nothing to review</source>
        <translation>%1 mostrados · nada por revisar</translation>
    </message>
    <message>
        <source>%1 shown · %2 to review · %3 waiting</source>
        <translation>%1 mostrados · %2 por revisar · %3 en espera</translation>
    </message>
</context>
<context>
    <name>subtext::RaterColumn</name>
    <message>
        <source>Explanation, %1</source>
        <translation>Explicación, %1</translation>
    </message>
    <message>
        <source>Broken or unclear</source>
        <translation>Defectuoso o poco claro</translation>
    </message>
    <message>
        <source> (no reason given)</source>
        <translation> (sin motivo indicado)</translation>
    </message>
    <message>
        <source>No explanation.</source>
        <translation>Sin explicación.</translation>
    </message>
</context>
<context>
    <name>subtext::RaterHead</name>
    <message>
        <source>%1: %2; take this label</source>
        <translation>%1: %2; tomar esta etiqueta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: no label</source>
        <translation>%1: sin etiqueta</translation>
    </message>
    <message>
        <source>%1. This is the label taken.</source>
        <translation>%1. Esta es la etiqueta tomada.</translation>
    </message>
    <message>
        <source> (key %1)</source>
        <translation> (tecla %1)</translation>
    </message>
    <message>
        <source>Take %1%2</source>
        <translation>Tomar %1%2</translation>
    </message>
    <message>
        <source>No label</source>
        <translation>Sin etiqueta</translation>
    </message>
</context>
<context>
    <name>subtext::ReasonDialog</name>
    <message>
        <source>Flagged: “%1”.</source>
        <translation>Señalado: «%1».</translation>
    </message>
    <message>
        <source>No figure, export or release will count it, but the list of errata names it with the reason. Its answers stay, and it can be included again.</source>
        <translation>Ninguna cifra, exportación ni publicación lo contará, pero la lista de erratas lo nombra con el motivo. Sus respuestas se quedan, y puede volver a incluirse.</translation>
    </message>
    <message>
        <source>Leave out %1</source>
        <translation>Excluir %1</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Why? For example: the text is cut off</source>
        <translation>¿Por qué? Por ejemplo: el texto está cortado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Left out of the data</source>
        <translation>Excluidos de los datos</translation>
    </message>
    <message>
        <source>These items count in no figure, export or release. An item that you include again keeps its answers and decisions.</source>
        <translation>Estos ítems no cuentan en ninguna cifra, exportación ni publicación. Un ítem que se vuelve a incluir conserva sus respuestas y decisiones.</translation>
    </message>
    <message>
        <source>Include it again</source>
        <translation>Volver a incluir</translation>
    </message>
    <message>
        <source>Why include it again?</source>
        <translation>¿Por qué volver a incluirlo?</translation>
    </message>
    <message>
        <source>Items left out</source>
        <translation>Ítems excluidos</translation>
    </message>
    <message>
        <source>Use %1 as practice</source>
        <translation>Usar %1 como práctica</translation>
    </message>
    <message>
        <source>The scene is added to the study’s practice scenes with its final label. Whoever practises reads your note after they answered, so name no one.</source>
        <translation>La escena se añade a las escenas de práctica del estudio con su etiqueta final. Quien practica lee su nota después de responder, así que no nombre a nadie.</translation>
    </message>
    <message>
        <source>Use as practice</source>
        <translation>Usar como práctica</translation>
    </message>
    <message>
        <source>What does it teach? For example: she agrees, and blames him by it</source>
        <translation>¿Qué enseña? Por ejemplo: le da la razón y, al dársela, lo culpa</translation>
    </message>
    <message>
        <source>What it teaches</source>
        <translation>Qué enseña</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
</context>
<context>
    <name>subtext::ReleasePage</name>
    <message>
        <source>Release</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>Views of the release</source>
        <translation>Vistas de Publicación</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>Datasheet</source>
        <translation>Ficha de datos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Tables and figures</source>
        <translation>Tablas y figuras</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Ctrl+E. Everything, for work outside Subtext: not a release.</source>
        <translation>Ctrl+E. Todo, para trabajar fuera de Subtext: no es una publicación.</translation>
    </message>
    <message>
        <source>Not saved. Your answer is still on the screen. %1</source>
        <translation>No se ha guardado. Su respuesta sigue en la pantalla. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Write the release</source>
        <translation>Escribir la publicación</translation>
    </message>
    <message>
        <source>Stop, or close the item</source>
        <translation>Detener, o cerrar el ítem</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Item behind a place</source>
        <translation>Ítem detrás de un lugar</translation>
    </message>
    <message>
        <source>Return on its line</source>
        <translation>Intro en su línea</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Escribiendo…</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Nothing was written: a check fails now.</source>
        <translation>No se escribió nada: ahora falla una comprobación.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Detenido. No se escribió nada.</translation>
    </message>
    <message>
        <source>Stopped. The earlier checks are still shown.</source>
        <translation>Detenido. Se siguen mostrando las comprobaciones anteriores.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>The study is open for reading only, and a release is recorded in it.</source>
        <translation>El estudio está abierto solo para lectura, y una publicación se registra en él.</translation>
    </message>
    <message>
        <source>It is being written.</source>
        <translation>Se está escribiendo.</translation>
    </message>
    <message>
        <source>Datasheet · %1 open</source>
        <translation>Ficha de datos · %1 pendientes</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>No se ha guardado. %1</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>%1 files were exported to %2.</source>
        <translation>Se exportaron %1 archivos a %2.</translation>
    </message>
</context>
<context>
    <name>subtext::ReleaseText</name>
    <message>
        <source>There is nothing to release yet. Import scenarios.</source>
        <translation>Todavía no hay nada que publicar. Importe escenarios.</translation>
    </message>
    <message numerus="yes">
        <source>%n assigned labels are missing. Ask the annotators, or assign the items to somebody else.</source>
        <translation>
            <numerusform>Falta %n etiqueta asignada. Pídasela al anotador o asigne el ítem a otra persona.</numerusform>
            <numerusform>Faltan %n etiquetas asignadas. Pídaselas a los anotadores o asigne los ítems a otras personas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are assigned to nobody. Assign them.</source>
        <translation>
            <numerusform>%n ítem no está asignado a nadie. Asígnelo.</numerusform>
            <numerusform>%n ítems no están asignados a nadie. Asígnelos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits have no decision. Decide them at the desk, or keep them as ambiguous.</source>
        <translation>
            <numerusform>%n ítem dividido no tiene decisión. Decídalo en la mesa o déjelo como ambiguo.</numerusform>
            <numerusform>%n ítems divididos no tienen decisión. Decídalos en la mesa o déjelos como ambiguos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two adjudicators differ on %n items. Settle them at the desk.</source>
        <translation>
            <numerusform>Dos árbitros difieren en %n ítem. Zánjelo en la mesa.</numerusform>
            <numerusform>Dos árbitros difieren en %n ítems. Zánjelos en la mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have fewer labels than the study asks for. Assign them to more people, or decide them at the desk.</source>
        <translation>
            <numerusform>%n ítem tiene menos etiquetas de las que pide el estudio. Asígnelo a más personas o decídalo en la mesa.</numerusform>
            <numerusform>%n ítems tienen menos etiquetas de las que pide el estudio. Asígnelos a más personas o decídalos en la mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people labelled and were never asked for consent. Let them sign in and answer, or say why it is right.</source>
        <translation>
            <numerusform>%n persona etiquetó sin que se le pidiera el consentimiento. Haga que entre y responda, o explique por qué es correcto.</numerusform>
            <numerusform>%n personas etiquetaron sin que se les pidiera el consentimiento. Haga que entren y respondan, o explique por qué es correcto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people declined consent: their answers must not be released.</source>
        <translation>
            <numerusform>%n persona denegó el consentimiento: sus respuestas no deben publicarse.</numerusform>
            <numerusform>%n personas denegaron el consentimiento: sus respuestas no deben publicarse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n e-mail addresses</source>
        <translation>
            <numerusform>%n dirección de correo</numerusform>
            <numerusform>%n direcciones de correo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time stamps</source>
        <translation>
            <numerusform>%n marca de tiempo</numerusform>
            <numerusform>%n marcas de tiempo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys of servers</source>
        <translation>
            <numerusform>%n clave de servidor</numerusform>
            <numerusform>%n claves de servidor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of explanations</source>
        <translation>
            <numerusform>%n fragmento de explicación</numerusform>
            <numerusform>%n fragmentos de explicaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Found in texts that would be released: %1. Change the note at the desk; correct the text of a scene.</source>
        <translation>Encontrado en textos que se publicarían: %1. Cambie la nota en la mesa; corrija el texto de una escena.</translation>
    </message>
    <message>
        <source>The reason for an override names somebody, or may do so, and it is printed in the README: give another reason.</source>
        <translation>El motivo para pasar por alto una comprobación nombra a alguien, o podría hacerlo, y aparece impreso en el README: indique otro motivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n names of people on the roster are in texts that would be released. Notes are rewritten automatically; other texts are not. If one is a word there, say so at its place.</source>
        <translation>
            <numerusform>%n nombre de la lista de participantes está en textos que se publicarían. Las notas se reescriben automáticamente; los demás textos, no. Si ahí es una palabra corriente, indíquelo en su lugar.</numerusform>
            <numerusform>%n nombres de la lista de participantes están en textos que se publicarían. Las notas se reescriben automáticamente; los demás textos, no. Si alguno es ahí una palabra corriente, indíquelo en su lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words may be names. Look at each and say whether it is.</source>
        <translation>
            <numerusform>%n palabra podría ser un nombre. Mírela e indique si lo es.</numerusform>
            <numerusform>%n palabras podrían ser nombres. Mire cada una e indique si lo es.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions of the datasheet are unanswered</source>
        <translation>
            <numerusform>%n pregunta de la ficha de datos está sin responder</numerusform>
            <numerusform>%n preguntas de la ficha de datos están sin responder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and no creator is named. The release will say so; this does not block it.</source>
        <translation>%1, y no se nombra a ningún autor. La publicación lo hará constar; esto no la impide.</translation>
    </message>
    <message>
        <source>%1. The release will say so; this does not block it.</source>
        <translation>%1. La publicación lo hará constar; esto no la impide.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes came that this program cannot use</source>
        <translation>
            <numerusform>llegó %n cambio que este programa no puede usar</numerusform>
            <numerusform>llegaron %n cambios que este programa no puede usar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes in this file were not accepted by the team</source>
        <translation>
            <numerusform>el equipo no aceptó %n cambio de este archivo</numerusform>
            <numerusform>el equipo no aceptó %n cambios de este archivo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes by %1 are not sent yet</source>
        <translation>
            <numerusform>%n cambio de %1 aún no se ha enviado</numerusform>
            <numerusform>%n cambios de %1 aún no se han enviado</numerusform>
        </translation>
    </message>
    <message>
        <source>it was never read to the end</source>
        <translation>nunca se leyó hasta el final</translation>
    </message>
    <message>
        <source>Not everything is as the team has it: %1. Connect to the team and wait for it, or release anyway. This does not block the release.</source>
        <translation>No todo está como lo tiene el equipo: %1. Conéctese al equipo y espere a que llegue, o publique de todos modos. Esto no impide la publicación.</translation>
    </message>
    <message numerus="yes">
        <source>%n places break the form of the data. Correct them.</source>
        <translation>
            <numerusform>%n lugar no respeta el formato de los datos. Corríjalo.</numerusform>
            <numerusform>%n lugares no respetan el formato de los datos. Corríjalos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters look damaged. Correct the texts, or say why they are right.</source>
        <translation>
            <numerusform>%n carácter parece dañado. Corrija el texto o explique por qué es correcto.</numerusform>
            <numerusform>%n caracteres parecen dañados. Corrija los textos o explique por qué son correctos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells start like a formula: a spreadsheet would compute them. Tick “Formulas as text”.</source>
        <translation>
            <numerusform>%n celda empieza como una fórmula: una hoja de cálculo la calcularía. Marque «Fórmulas como texto».</numerusform>
            <numerusform>%n celdas empiezan como una fórmula: una hoja de cálculo las calcularía. Marque «Fórmulas como texto».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags of annotators are open. Correct the scenes, leave the items out, or close the flags. This does not block the release.</source>
        <translation>
            <numerusform>%n aviso de los anotadores está abierto. Corrija la escena, excluya el ítem o cierre el aviso. Esto no impide la publicación.</numerusform>
            <numerusform>%n avisos de los anotadores están abiertos. Corrija las escenas, excluya los ítems o cierre los avisos. Esto no impide la publicación.</numerusform>
        </translation>
    </message>
    <message>
        <source>Labels of splits were picked by place (%1): the first place was taken more or less often than chance gives. Look at those decisions again, or say so in the datasheet. This does not block the release.</source>
        <translation>Las etiquetas de los ítems divididos se eligieron por su lugar (%1): el primer lugar se tomó más o menos veces de lo que daría el azar. Vuelva a mirar esas decisiones o hágalo constar en la ficha de datos. Esto no impide la publicación.</translation>
    </message>
    <message numerus="yes">
        <source>%n findings of the checks are open. Look at them, or release anyway. This does not block the release.</source>
        <translation>
            <numerusform>%n incidencia de las comprobaciones está abierta. Mírela o publique de todos modos. Esto no impide la publicación.</numerusform>
            <numerusform>%n incidencias de las comprobaciones están abiertas. Mírelas o publique de todos modos. Esto no impide la publicación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were asked for again and not given; the earlier answers count. This does not block the release.</source>
        <translation>
            <numerusform>%n respuesta se pidió de nuevo y no se ha dado; cuenta la anterior. Esto no impide la publicación.</numerusform>
            <numerusform>%n respuestas se pidieron de nuevo y no se han dado; cuentan las anteriores. Esto no impide la publicación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items have answers that were revised since. Look at them again in Adjudicate, or release anyway. This does not block the release.</source>
        <translation>
            <numerusform>%n ítem decidido tiene respuestas revisadas después. Vuelva a mirarlo en Arbitraje o publique de todos modos. Esto no impide la publicación.</numerusform>
            <numerusform>%n ítems decididos tienen respuestas revisadas después. Vuelva a mirarlos en Arbitraje o publique de todos modos. Esto no impide la publicación.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty parts of splits.json: %1. There are too few scenarios to divide; the datasheet says how many each part has. This does not block the release.</source>
        <translation>Particiones vacías en splits.json: %1. Hay muy pocos escenarios para repartir; la ficha de datos dice cuántos tiene cada partición. Esto no impide la publicación.</translation>
    </message>
    <message numerus="yes">
        <source>%n places to look at.</source>
        <translation>
            <numerusform>%n lugar por mirar.</numerusform>
            <numerusform>%n lugares por mirar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every item is assigned, and every annotator has labelled all of theirs.</source>
        <translation>Todos los ítems están asignados, y cada anotador ha etiquetado todos los suyos.</translation>
    </message>
    <message>
        <source>Every item with all its labels has a gold label or is kept as ambiguous.</source>
        <translation>Todos los ítems con todas sus etiquetas tienen etiqueta gold o se dejan como ambiguos.</translation>
    </message>
    <message>
        <source>Everybody who labelled here has agreed to the consent text; imported labels are not covered.</source>
        <translation>Quienes etiquetaron aquí aceptaron el texto de consentimiento; las etiquetas importadas quedan fuera de esta comprobación.</translation>
    </message>
    <message>
        <source>The study does not ask for consent.</source>
        <translation>El estudio no pide consentimiento.</translation>
    </message>
    <message>
        <source>Every answer has the form that the data dictionary promises.</source>
        <translation>Todas las respuestas tienen la forma que promete el diccionario de datos.</translation>
    </message>
    <message>
        <source>No e-mail address, time stamp or piece of an explanation in any text.</source>
        <translation>Ninguna dirección de correo, marca de tiempo ni fragmento de explicación en los textos.</translation>
    </message>
    <message>
        <source>No text contains a name from the roster, and every word close to one has been looked at. A release under names does not need this check.</source>
        <translation>Ningún texto contiene un nombre de la lista de participantes, y se ha mirado cada palabra parecida a uno. Una publicación con nombres no necesita esta comprobación.</translation>
    </message>
    <message>
        <source>No character looks damaged.</source>
        <translation>Ningún carácter parece dañado.</translation>
    </message>
    <message>
        <source>No cell starts like a formula, or those that do are written as text.</source>
        <translation>Ninguna celda empieza como una fórmula, o las que lo hacen se escriben como texto.</translation>
    </message>
    <message>
        <source>Passed.</source>
        <translation>Superada.</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 en «%2»</translation>
    </message>
    <message>
        <source>%1 is spelt like a name (%2)</source>
        <translation>%1 se escribe como un nombre (%2)</translation>
    </message>
    <message>
        <source>%1 may be a name with an s (%2)</source>
        <translation>%1 podría ser un nombre con s (%2)</translation>
    </message>
    <message>
        <source>%1 is the beginning of a name (%2)</source>
        <translation>%1 es el principio de un nombre (%2)</translation>
    </message>
    <message>
        <source>%1 holds a name, or is part of one (%2)</source>
        <translation>%1 contiene un nombre o es parte de uno (%2)</translation>
    </message>
    <message>
        <source>%1 may be initials (%2)</source>
        <translation>%1 podrían ser iniciales (%2)</translation>
    </message>
    <message>
        <source>%1 may be a given name (%2)</source>
        <translation>%1 podría ser un nombre de pila (%2)</translation>
    </message>
    <message>
        <source>%1 may be a name in two pieces (%2)</source>
        <translation>%1 podría ser un nombre en dos trozos (%2)</translation>
    </message>
    <message>
        <source>%1 is an e-mail address</source>
        <translation>%1 es una dirección de correo</translation>
    </message>
    <message>
        <source>%1 is a time stamp</source>
        <translation>%1 es una marca de tiempo</translation>
    </message>
    <message>
        <source>%1 looks like a key of a server</source>
        <translation>%1 parece la clave de un servidor</translation>
    </message>
    <message>
        <source>the study has no items</source>
        <translation>el estudio no tiene ítems</translation>
    </message>
    <message>
        <source>assigned to nobody</source>
        <translation>sin asignar a nadie</translation>
    </message>
    <message>
        <source>no label of %1 yet</source>
        <translation>aún sin etiqueta de %1</translation>
    </message>
    <message>
        <source>a split without a decision</source>
        <translation>dividido y sin decisión</translation>
    </message>
    <message>
        <source>two adjudicators differ</source>
        <translation>dos árbitros difieren</translation>
    </message>
    <message>
        <source>too few labels for a gold label by rule</source>
        <translation>muy pocas etiquetas para una etiqueta gold por regla</translation>
    </message>
    <message>
        <source>%1 labelled without having been asked for consent</source>
        <translation>%1 etiquetó sin que se le pidiera el consentimiento</translation>
    </message>
    <message>
        <source>%1 declined</source>
        <translation>%1 lo denegó</translation>
    </message>
    <message>
        <source>%1 appears in an explanation of %2</source>
        <translation>%1 aparece en una explicación de %2</translation>
    </message>
    <message>
        <source>%1 is a name (%2)</source>
        <translation>%1 es un nombre (%2)</translation>
    </message>
    <message>
        <source>%1 called it broken or unclear</source>
        <translation>%1 lo señaló como defectuoso o poco claro</translation>
    </message>
    <message>
        <source>labels picked for splits, from the first place to the last: %1</source>
        <translation>etiquetas elegidas en los ítems divididos, del primer lugar al último: %1</translation>
    </message>
    <message>
        <source>unanswered</source>
        <translation>sin responder</translation>
    </message>
    <message>
        <source>not asked by the study, and not answered here</source>
        <translation>el estudio no lo pregunta, y aquí no se ha respondido</translation>
    </message>
    <message numerus="yes">
        <source>%n findings are open</source>
        <translation>
            <numerusform>%n incidencia está abierta</numerusform>
            <numerusform>%n incidencias están abiertas</numerusform>
        </translation>
    </message>
    <message>
        <source>no scenario is in %1</source>
        <translation>ningún escenario está en %1</translation>
    </message>
    <message>
        <source>asked of %1 again, and not given</source>
        <translation>se pidió de nuevo a %1 y no se ha dado</translation>
    </message>
    <message>
        <source>an answer was revised after the decision</source>
        <translation>una respuesta se revisó después de la decisión</translation>
    </message>
    <message>
        <source>%1 starts with “%2”, like a formula</source>
        <translation>%1 empieza con «%2», como una fórmula</translation>
    </message>
    <message>
        <source>“%1” looks damaged; probably “%2”</source>
        <translation>«%1» parece dañado; probablemente «%2»</translation>
    </message>
    <message>
        <source>Every item labelled</source>
        <translation>Todos los ítems etiquetados</translation>
    </message>
    <message>
        <source>Every item decided</source>
        <translation>Todos los ítems decididos</translation>
    </message>
    <message>
        <source>Consent of everybody</source>
        <translation>Consentimiento de todos</translation>
    </message>
    <message>
        <source>All answers well-formed</source>
        <translation>Todas las respuestas bien formadas</translation>
    </message>
    <message>
        <source>Nothing private</source>
        <translation>Nada privado</translation>
    </message>
    <message>
        <source>No names under codes</source>
        <translation>Ningún nombre bajo los códigos</translation>
    </message>
    <message>
        <source>No damaged characters</source>
        <translation>Ningún carácter dañado</translation>
    </message>
    <message>
        <source>No formulas</source>
        <translation>Ninguna fórmula</translation>
    </message>
    <message>
        <source>Flags of the annotators</source>
        <translation>Ítems señalados por los anotadores</translation>
    </message>
    <message>
        <source>No preferred place</source>
        <translation>Ningún lugar preferido</translation>
    </message>
    <message>
        <source>Datasheet answered</source>
        <translation>Ficha de datos respondida</translation>
    </message>
    <message>
        <source>Findings of the checks</source>
        <translation>Incidencias de las comprobaciones</translation>
    </message>
    <message>
        <source>Labelled again where asked</source>
        <translation>Etiquetado de nuevo donde se pidió</translation>
    </message>
    <message>
        <source>Decisions up to date</source>
        <translation>Decisiones al día</translation>
    </message>
    <message>
        <source>All of the team&apos;s work</source>
        <translation>Todo el trabajo del equipo</translation>
    </message>
    <message>
        <source>Scenarios in every part</source>
        <translation>Escenarios en cada partición</translation>
    </message>
    <message numerus="yes">
        <source>%n items are not decided yet: labels are missing.</source>
        <translation>
            <numerusform>%n ítem no está decidido aún: faltan etiquetas.</numerusform>
            <numerusform>%n ítems no están decididos aún: faltan etiquetas.</numerusform>
        </translation>
    </message>
    <message>
        <source>speaker</source>
        <translation>hablante</translation>
    </message>
    <message>
        <source>listener</source>
        <translation>oyente</translation>
    </message>
    <message>
        <source>title of the study</source>
        <translation>título del estudio</translation>
    </message>
    <message>
        <source>task document</source>
        <translation>documento de la tarea</translation>
    </message>
    <message>
        <source>earlier changelog</source>
        <translation>registro de cambios anterior</translation>
    </message>
    <message>
        <source>code of an annotator</source>
        <translation>código de un anotador</translation>
    </message>
    <message>
        <source>name of an annotator</source>
        <translation>nombre de un anotador</translation>
    </message>
    <message>
        <source>reason why scenes were refused</source>
        <translation>motivo por el que se rechazaron escenas</translation>
    </message>
    <message>
        <source>datasheet, answer “%1”</source>
        <translation>ficha de datos, respuesta «%1»</translation>
    </message>
    <message>
        <source>origin of a generated scene</source>
        <translation>origen de una escena generada</translation>
    </message>
    <message>
        <source>a model’s answer</source>
        <translation>la respuesta de un modelo</translation>
    </message>
    <message>
        <source>name of a prediction set</source>
        <translation>nombre de un conjunto de predicciones</translation>
    </message>
    <message>
        <source>reason for the override “%1”</source>
        <translation>motivo para pasar por alto «%1»</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <translation>%1: %2 pasa a %3</translation>
    </message>
    <message>
        <source>The first release of this study</source>
        <translation>La primera publicación de este estudio</translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels changed</source>
        <translation>
            <numerusform>cambió %n etiqueta gold</numerusform>
            <numerusform>cambiaron %n etiquetas gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items removed</source>
        <translation>
            <numerusform>%n ítem retirado</numerusform>
            <numerusform>%n ítems retirados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields removed</source>
        <translation>
            <numerusform>%n campo retirado</numerusform>
            <numerusform>%n campos retirados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items added</source>
        <translation>
            <numerusform>%n ítem añadido</numerusform>
            <numerusform>%n ítems añadidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open items decided</source>
        <translation>
            <numerusform>%n ítem pendiente decidido</numerusform>
            <numerusform>%n ítems pendientes decididos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields added</source>
        <translation>
            <numerusform>%n campo añadido</numerusform>
            <numerusform>%n campos añadidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Major: %1</source>
        <translation>Mayor: %1</translation>
    </message>
    <message>
        <source>Minor: %1</source>
        <translation>Menor: %1</translation>
    </message>
    <message numerus="yes">
        <source>labels of %n items changed</source>
        <translation>
            <numerusform>cambiaron las etiquetas de %n ítem</numerusform>
            <numerusform>cambiaron las etiquetas de %n ítems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction sets added</source>
        <translation>
            <numerusform>%n conjunto de predicciones añadido</numerusform>
            <numerusform>%n conjuntos de predicciones añadidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction sets removed</source>
        <translation>
            <numerusform>%n conjunto de predicciones retirado</numerusform>
            <numerusform>%n conjuntos de predicciones retirados</numerusform>
        </translation>
    </message>
    <message>
        <source>Patch: items, gold labels and fields are those of the last release</source>
        <translation>Parche: los ítems, las etiquetas gold y los campos son los de la última publicación</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>ambiguo</translation>
    </message>
    <message>
        <source>%1, ambiguous</source>
        <translation>%1, ambiguo</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
</context>
<context>
    <name>subtext::ReleaseWriting</name>
    <message>
        <source>Choose a folder: “%1” will be created in it</source>
        <translation>Elija una carpeta: en ella se creará «%1»</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>A release there is replaced as a whole. Anything else is left alone.</source>
        <translation>Si ahí hay ya una publicación, se sustituye entera. Lo demás no se toca.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Sustituirla</translation>
    </message>
    <message>
        <source>“%1” is complete, but it could not be recorded in the study: %2</source>
        <translation>«%1» está completa, pero no se pudo registrar en el estudio: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Version %1 is in “%2” and recorded in the study.</source>
        <translation>La versión %1 está en «%2» y registrada en el estudio.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
</context>
<context>
    <name>subtext::ReliabilityChart</name>
    <message>
        <source>Reliability without gold</source>
        <translation>Fiabilidad sin gold</translation>
    </message>
    <message>
        <source>How far each annotator’s labels can be trusted, as models infer it from the answers alone: 0 is guessing or worse, 1 always right.</source>
        <translation>Hasta qué punto son fiables las etiquetas de cada anotador, según infieren los modelos solo a partir de las respuestas: 0 es adivinar o peor; 1, acertar siempre.</translation>
    </message>
    <message>
        <source>Dawid–Skene, full: accuracy</source>
        <translation>Dawid–Skene, completo: exactitud</translation>
    </message>
    <message>
        <source>Dawid–Skene, one-coin: accuracy</source>
        <translation>Dawid–Skene, one-coin: exactitud</translation>
    </message>
    <message>
        <source>MACE: competence</source>
        <translation>MACE: competencia</translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 trusts %2 completely</source>
        <translation>%1 confía por completo en %2</translation>
    </message>
    <message>
        <source>: not usable here</source>
        <translation>: aquí no es utilizable</translation>
    </message>
    <message>
        <source>log-likelihood %1 full, %2 one-coin; %3</source>
        <translation>log-verosimilitud %1 completo, %2 one-coin; %3</translation>
    </message>
    <message numerus="yes">
        <source>%n restarts</source>
        <translation>
            <numerusform>%n reinicio</numerusform>
            <numerusform>%n reinicios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>There are too few answers to fit the models.</source>
        <translation>Hay muy pocas respuestas para ajustar los modelos.</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>%1: %2, accuracy by the full model from %3 (%4) to %5 (%6); %7.</source>
        <translation>%1: %2, exactitud según el modelo completo de %3 (%4) a %5 (%6); %7.</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n anotador</numerusform>
            <numerusform>%n anotadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>subtext::RepeatsView</name>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>You have seen some of these before</source>
        <translation>Algunos de estos ya los ha visto</translation>
    </message>
    <message>
        <source>This measures how consistent labels are. It is stored separately, changes none of your answers, and does not test you.</source>
        <translation>Esto mide la coherencia de las etiquetas. Se guarda aparte, no cambia ninguna de sus respuestas y no le examina a usted.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message numerus="yes">
        <source>All your items are submitted. %n of the earlier items come up again. Answer as you read them now; your earlier answers are not shown.</source>
        <translation>
            <numerusform>Todos sus ítems están confirmados. Vuelve a aparecer %n de los primeros ítems. Responda tal como lo lea ahora; su respuesta anterior no se muestra.</numerusform>
            <numerusform>Todos sus ítems están confirmados. Vuelven a aparecer %n de los primeros ítems. Responda tal como los lea ahora; sus respuestas anteriores no se muestran.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen before: %1 of %2</source>
        <translation>Ya visto: %1 de %2</translation>
    </message>
</context>
<context>
    <name>subtext::ReplyNotice</name>
    <message numerus="yes">
        <source>%n new replies to your questions about items.</source>
        <translation>
            <numerusform>%n contestación nueva a sus consultas sobre los ítems.</numerusform>
            <numerusform>%n contestaciones nuevas a sus consultas sobre los ítems.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>subtext::ReportCard</name>
    <message>
        <source>Which of them</source>
        <translation>Cuál de ellos</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Copy the table: %1</source>
        <translation>Copiar la tabla: %1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <translation>Guardar: %1</translation>
    </message>
    <message>
        <source>It cannot be made: %1</source>
        <translation>No se puede crear: %1</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Tabla: %1</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Show the table: %1</source>
        <translation>Mostrar la tabla: %1</translation>
    </message>
    <message>
        <source>Show the picture: %1</source>
        <translation>Mostrar la imagen: %1</translation>
    </message>
</context>
<context>
    <name>subtext::ReportSentences</name>
    <message>
        <source>The study has no scenarios.</source>
        <translation>El estudio no tiene escenarios.</translation>
    </message>
    <message>
        <source>Nobody has answered anything yet.</source>
        <translation>Nadie ha respondido nada todavía.</translation>
    </message>
    <message>
        <source>The task has no groups.</source>
        <translation>La tarea no tiene grupos.</translation>
    </message>
    <message>
        <source>The task has no power relations.</source>
        <translation>La tarea no tiene relaciones de poder.</translation>
    </message>
    <message>
        <source>No item states a power relation.</source>
        <translation>Ningún ítem indica una relación de poder.</translation>
    </message>
    <message>
        <source>The task has no scale of valence.</source>
        <translation>La tarea no tiene escala de valencia.</translation>
    </message>
    <message>
        <source>The task asks nothing but yes or no.</source>
        <translation>La tarea solo pregunta sí o no.</translation>
    </message>
    <message>
        <source>Nobody has anything to label.</source>
        <translation>Nadie tiene nada que etiquetar.</translation>
    </message>
    <message>
        <source>No adjudicator has decided anything yet.</source>
        <translation>Ningún árbitro ha decidido nada todavía.</translation>
    </message>
    <message>
        <source>The study holds no predictions of models.</source>
        <translation>El estudio no contiene predicciones de modelos.</translation>
    </message>
    <message>
        <source>All prediction sets of the study are withdrawn.</source>
        <translation>Todos los conjuntos de predicciones del estudio están retirados.</translation>
    </message>
    <message>
        <source>Models answer this task in vectors, not in single labels.</source>
        <translation>Los modelos responden a esta tarea con vectores, no con etiquetas sueltas.</translation>
    </message>
    <message>
        <source>No prediction set is complete and about all items.</source>
        <translation>Ningún conjunto de predicciones está completo y cubre todos los ítems.</translation>
    </message>
    <message>
        <source>No item has a gold label.</source>
        <translation>Ningún ítem tiene etiqueta gold.</translation>
    </message>
    <message>
        <source>No model gave a label outside the options.</source>
        <translation>Ningún modelo dio una etiqueta ajena a las opciones.</translation>
    </message>
    <message>
        <source>The task has no board of yes and no that a prior connects.</source>
        <translation>La tarea no tiene ningún tablero de sí y no cuyas filas relacione una distribución previa.</translation>
    </message>
    <message>
        <source>No model gave probabilities of yes.</source>
        <translation>Ningún modelo dio probabilidades de «sí».</translation>
    </message>
    <message>
        <source>No model gave written answers.</source>
        <translation>Ningún modelo dio respuestas escritas.</translation>
    </message>
    <message>
        <source>No model said how sure it is.</source>
        <translation>Ningún modelo dijo qué seguridad tenía.</translation>
    </message>
    <message>
        <source>The study has no topics.</source>
        <translation>El estudio no tiene temas.</translation>
    </message>
    <message>
        <source>Nobody has marked any word.</source>
        <translation>Nadie ha marcado ninguna palabra.</translation>
    </message>
    <message>
        <source>Fewer than two scenarios have a topic and an embedding of their text.</source>
        <translation>Menos de dos escenarios tienen un tema y un embedding de su texto.</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <translation>Figura: %1</translation>
    </message>
</context>
<context>
    <name>subtext::ReportView</name>
    <message>
        <source>The study has data for every table and figure.</source>
        <translation>El estudio tiene datos para todas las tablas y figuras.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the tables and figures can be made. The others say what the study lacks.</source>
        <translation>
            <numerusform>Se puede crear %n de las tablas y figuras. En las demás se indica lo que le falta al estudio.</numerusform>
            <numerusform>Se pueden crear %n de las tablas y figuras. En las demás se indica lo que le falta al estudio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress of the computation</source>
        <translation>Progreso del cálculo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save all in a folder…</source>
        <translation>Guardar todo en una carpeta…</translation>
    </message>
    <message>
        <source>Tables and figures</source>
        <translation>Tablas y figuras</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Qué muestra</translation>
    </message>
    <message>
        <source>The study has changed; making them again…</source>
        <translation>El estudio ha cambiado; creándolas de nuevo…</translation>
    </message>
    <message>
        <source>Making the tables and figures…</source>
        <translation>Creando las tablas y figuras…</translation>
    </message>
    <message>
        <source>It is being made…</source>
        <translation>Se está creando…</translation>
    </message>
    <message>
        <source>%1 is copied as a table.</source>
        <translation>%1 se copió como tabla.</translation>
    </message>
    <message>
        <source>Save the table or the figure</source>
        <translation>Guardar la tabla o la figura</translation>
    </message>
    <message>
        <source>%1 can be saved as %2, but the file was to be called %3.</source>
        <translation>%1 se puede guardar como %2, pero el archivo iba a llamarse %3.</translation>
    </message>
    <message>
        <source>%1 is saved as %2.</source>
        <translation>%1 se guardó como %2.</translation>
    </message>
    <message>
        <source>Choose a folder: a new one will be created in it</source>
        <translation>Elija una carpeta: en ella se creará una nueva</translation>
    </message>
    <message numerus="yes">
        <source>%n files are written into %1.</source>
        <translation>
            <numerusform>Se escribe %n archivo en %1.</numerusform>
            <numerusform>Se escriben %n archivos en %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ResponseTimeChart</name>
    <message>
        <source>Response times</source>
        <translation>Tiempos de respuesta</translation>
    </message>
    <message>
        <source>Box: the middle half of a person’s items, with the median. Whiskers: the other items that no timing rule flags. Points: the items that one does.</source>
        <translation>Caja: la mitad central de los ítems de una persona, con la mediana. Bigotes: los demás ítems que ninguna regla de tiempo señala. Puntos: los ítems que alguna señala.</translation>
    </message>
    <message>
        <source>There are no times in this study.</source>
        <translation>En este estudio no hay fechas ni horas.</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>Items with a time</source>
        <translation>Ítems con tiempo</translation>
    </message>
    <message>
        <source>Shortest (s)</source>
        <translation>Más corto (s)</translation>
    </message>
    <message>
        <source>Lower quartile (s)</source>
        <translation>Cuartil inferior (s)</translation>
    </message>
    <message>
        <source>Median (s)</source>
        <translation>Mediana (s)</translation>
    </message>
    <message>
        <source>Upper quartile (s)</source>
        <translation>Cuartil superior (s)</translation>
    </message>
    <message>
        <source>Longest (s)</source>
        <translation>Más largo (s)</translation>
    </message>
    <message>
        <source>Flagged times</source>
        <translation>Tiempos señalados</translation>
    </message>
    <message>
        <source>%1. Medians from %2 (%3) to %4 (%5). %6.</source>
        <translation>%1. Medianas de %2 (%3) a %4 (%5). %6.</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n anotador</numerusform>
            <numerusform>%n anotadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are flagged</source>
        <translation>
            <numerusform>%n tiempo está señalado</numerusform>
            <numerusform>%n tiempos están señalados</numerusform>
        </translation>
    </message>
    <message>
        <source>too fast: under %1</source>
        <translation>demasiado rápido: menos de %1</translation>
    </message>
    <message>
        <source>disengaged: over %1</source>
        <translation>desatención: más de %1</translation>
    </message>
    <message>
        <source>%1: median %2, middle half %3 to %4, %5</source>
        <translation>%1: mediana %2, mitad central de %3 a %4, %5</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2. Click for the item.</source>
        <translation>%1: %2. Haga clic para ver el ítem.</translation>
    </message>
</context>
<context>
    <name>subtext::ReturnedFiles</name>
    <message>
        <source>Merge returned files</source>
        <translation>Fusionar archivos devueltos</translation>
    </message>
    <message>
        <source>Returned files (*.subtext *.zip)</source>
        <translation>Archivos devueltos (*.subtext *.zip)</translation>
    </message>
    <message>
        <source>There is no file that ends in .subtext.</source>
        <translation>No hay ningún archivo que termine en .subtext.</translation>
    </message>
    <message>
        <source>Drop a study to open it, or the files that the annotators sent back to merge them.</source>
        <translation>Suelte aquí un estudio para abrirlo, o los archivos que devolvieron los anotadores para fusionarlos.</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>Estudios (*.subtext)</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Elegir otro archivo</translation>
    </message>
</context>
<context>
    <name>subtext::RevisionTexts</name>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>nuevo: %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>subtext::RolesBadge</name>
    <message>
        <source>%1 (derived from the roles)</source>
        <translation>%1 (deducido de los papeles)</translation>
    </message>
    <message>
        <source>%1 speaks to %2</source>
        <translation>%1 habla con %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>subtext::RosterActions</name>
    <message>
        <source>Choose another folder…</source>
        <translation>Elegir otra carpeta…</translation>
    </message>
    <message>
        <source>Some items have too few annotators.</source>
        <translation>Algunos ítems tienen muy pocos anotadores.</translation>
    </message>
    <message>
        <source>Assign them</source>
        <translation>Asignarlos</translation>
    </message>
    <message numerus="yes">
        <source>%n people were added.</source>
        <translation>
            <numerusform>Se añadió %n persona.</numerusform>
            <numerusform>Se añadieron %n personas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was missing.</source>
        <translation>No faltaba nada.</translation>
    </message>
    <message>
        <source>Assigned: %1.</source>
        <translation>Asignado: %1.</translation>
    </message>
    <message>
        <source>Write these hand-outs again: %1.</source>
        <translation>Vuelva a escribir estos archivos de trabajo: %1.</translation>
    </message>
    <message>
        <source>Assign what is missing?</source>
        <translation>¿Asignar lo que falta?</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Asignar</translation>
    </message>
    <message numerus="yes">
        <source>%n assignments were made.</source>
        <translation>
            <numerusform>Se hizo %n asignación.</numerusform>
            <numerusform>Se hicieron %n asignaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Assign everything anew?</source>
        <translation>¿Asignarlo todo de nuevo?</translation>
    </message>
    <message numerus="yes">
        <source>The %n present assignments are discarded.</source>
        <translation>
            <numerusform>La asignación actual (%n) se descarta.</numerusform>
            <numerusform>Las %n asignaciones actuales se descartan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand-outs that are out no longer fit and must be written again.</source>
        <translation>Los archivos de trabajo ya repartidos dejan de encajar y hay que volver a escribirlos.</translation>
    </message>
    <message>
        <source>Assign anew</source>
        <translation>Asignar de nuevo</translation>
    </message>
    <message>
        <source>%1 has dropped out. %2</source>
        <translation>%1 se ha retirado. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n open items were taken back.</source>
        <translation>
            <numerusform>Se retiró %n ítem pendiente.</numerusform>
            <numerusform>Se retiraron %n ítems pendientes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Drop out and give the items to others</source>
        <translation>Retirar y pasar los ítems a otros</translation>
    </message>
    <message>
        <source>%1 drops out?</source>
        <translation>¿Se retira %1?</translation>
    </message>
    <message>
        <source>%1 is back. The items that were given to others stay with them.</source>
        <translation>%1 ha vuelto. Los ítems que se pasaron a otros se quedan con ellos.</translation>
    </message>
    <message>
        <source>%1 signs in without a passphrase.</source>
        <translation>%1 entra sin contraseña.</translation>
    </message>
    <message>
        <source>%1 signs in with the new passphrase.</source>
        <translation>%1 entra con la contraseña nueva.</translation>
    </message>
    <message>
        <source>The mail text for %1 is copied; paste it into a mail.</source>
        <translation>El texto de correo para %1 está copiado; péguelo en un mensaje.</translation>
    </message>
</context>
<context>
    <name>subtext::RosterEdit</name>
    <message>
        <source>From a &amp;file…</source>
        <translation>Desde un arch&amp;ivo…</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>One person per line: code, name, role.</source>
        <translation>Una persona por línea: código, nombre, papel.</translation>
    </message>
    <message>
        <source>One person per line:
Maya Ortiz
A07, Sam Weller
M01, Ruth Adler, adjudicator

Or paste a list from Moodle or Canvas.</source>
        <translation>Una persona por línea:
Maya Ortiz
A07, Sam Weller
M01, Ruth Adler, adjudicator

O pegue una lista de Moodle o Canvas.</translation>
    </message>
    <message>
        <source>CSV or text: your own list, or that of Moodle or Canvas</source>
        <translation>CSV o texto: su propia lista, o la de Moodle o Canvas</translation>
    </message>
    <message>
        <source>People to be added</source>
        <translation>Personas que se añadirán</translation>
    </message>
    <message>
        <source>Rosters (*.csv *.tsv *.txt *.xlsx)</source>
        <translation>Listas de participantes (*.csv *.tsv *.txt *.xlsx)</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Paste the list of a course, or type it. Without a code people get the next free one; without a role they are annotators.</source>
        <translation>Pegue la lista de un curso o escríbala. Quien no tiene código recibe el siguiente libre; quien no tiene papel es anotador.</translation>
    </message>
    <message>
        <source>%1. Change what is wrong in the table.</source>
        <translation>%1. Cambie en la tabla lo que esté mal.</translation>
    </message>
</context>
<context>
    <name>subtext::RosterModel</name>
    <message>
        <source>Proposed: the next code that is free.</source>
        <translation>Propuesto: el siguiente código libre.</translation>
    </message>
    <message>
        <source>Read from the list so that nothing is mistaken for a name. The study does not keep addresses.</source>
        <translation>Se lee de la lista para que nada se tome por un nombre. El estudio no guarda direcciones.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>E-mail (not kept)</source>
        <translation>Correo (no se guarda)</translation>
    </message>
</context>
<context>
    <name>subtext::RosterPage</name>
    <message>
        <source>Drop the returned files here</source>
        <translation>Suelte aquí los archivos devueltos</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>Views of the roster</source>
        <translation>Vistas de Participantes</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Asignación</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Merge returned files…</source>
        <translation>Fusionar archivos devueltos…</translation>
    </message>
    <message>
        <source>Write hand-outs…</source>
        <translation>Escribir archivos de trabajo…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Label Studio…</source>
        <translation>Label Studio…</translation>
    </message>
    <message>
        <source>All into one folder…</source>
        <translation>Todos en una carpeta…</translation>
    </message>
    <message>
        <source>A folder for each person…</source>
        <translation>Una carpeta por persona…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Escape. What is already merged stays.</source>
        <translation>Esc. Lo que ya se ha fusionado se queda.</translation>
    </message>
    <message>
        <source>The settings are saved, and the earlier ones are on record. Hand-outs that are out have the old ones until they are written again.</source>
        <translation>La configuración se ha guardado y queda constancia de la anterior. Los archivos de trabajo ya repartidos tienen la antigua hasta que se vuelvan a escribir.</translation>
    </message>
    <message>
        <source>Merging %1 of %2</source>
        <translation>Fusionando %1 de %2</translation>
    </message>
    <message>
        <source>Write hand-outs</source>
        <translation>Escribir archivos de trabajo</translation>
    </message>
    <message>
        <source>Reply to the chosen question</source>
        <translation>Contestar a la consulta elegida</translation>
    </message>
    <message>
        <source>Ctrl+Return in Questions</source>
        <translation>Ctrl+Intro en Consultas</translation>
    </message>
    <message>
        <source>Write hand-outs, a folder for each person</source>
        <translation>Escribir archivos de trabajo, una carpeta por persona</translation>
    </message>
    <message>
        <source>Merge returned files</source>
        <translation>Fusionar archivos devueltos</translation>
    </message>
    <message>
        <source>Watch a folder for returned files</source>
        <translation>Vigilar una carpeta para archivos devueltos</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import decisions</source>
        <translation>Importar decisiones</translation>
    </message>
    <message>
        <source>Choose scenes</source>
        <translation>Elegir escenas</translation>
    </message>
    <message>
        <source>Typo, correct a text, correction, edit, refuse, leave out, include again</source>
        <comment>Words by which people look for it</comment>
        <translation>Errata, corregir un texto, corrección, editar, rechazar, excluir, volver a incluir</translation>
    </message>
    <message>
        <source>Label Studio: pull a project, or push the study there</source>
        <translation>Label Studio: traer un proyecto, o enviar allí el estudio</translation>
    </message>
    <message>
        <source>Team: share the study, invite people, see devices</source>
        <translation>Equipo: compartir el estudio, invitar personas, ver dispositivos</translation>
    </message>
    <message>
        <source>Add people</source>
        <translation>Añadir personas</translation>
    </message>
    <message>
        <source>Save the settings</source>
        <translation>Guardar la configuración</translation>
    </message>
    <message>
        <source>Stop merging</source>
        <translation>Detener la fusión</translation>
    </message>
    <message>
        <source>Ctrl+L. Pull a project of a running Label Studio into the study, or push the study there.</source>
        <translation>Ctrl+L. Traer al estudio un proyecto de un Label Studio en marcha, o enviar allí el estudio.</translation>
    </message>
    <message>
        <source>This program cannot reach a server.</source>
        <translation>Este programa no puede conectar con ningún servidor.</translation>
    </message>
    <message>
        <source>Ctrl+I. Scenarios, labels and gold from CSV, JSON or Label Studio.</source>
        <translation>Ctrl+I. Escenarios, etiquetas y gold desde CSV, JSON o Label Studio.</translation>
    </message>
    <message>
        <source>Ctrl+O, or drop the files here</source>
        <translation>Ctrl+O, o suelte los archivos aquí</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Questions · %1 open</source>
        <translation>Consultas · %1 abiertas</translation>
    </message>
    <message>
        <source>%1 of %2 answers in</source>
        <translation>%1 de %2 respuestas recibidas</translation>
    </message>
    <message numerus="yes">
        <source>%n files are back</source>
        <translation>
            <numerusform>Ha vuelto %n archivo</numerusform>
            <numerusform>Han vuelto %n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Write the hand-outs, each in its own folder</source>
        <translation>Escribir los archivos de trabajo, cada uno en su propia carpeta</translation>
    </message>
    <message>
        <source>Write the hand-outs into a folder</source>
        <translation>Escribir los archivos de trabajo en una carpeta</translation>
    </message>
    <message>
        <source>Writing the hand-outs</source>
        <translation>Escribiendo los archivos de trabajo</translation>
    </message>
    <message numerus="yes">
        <source>%n hand-outs</source>
        <translation>
            <numerusform>%n archivo de trabajo</numerusform>
            <numerusform>%n archivos de trabajo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 written to %2, each in a folder of its own. Share each with its person.</source>
        <translation>Escrito en %2: %1, cada uno en su propia carpeta. Comparta cada una con su persona.</translation>
    </message>
    <message>
        <source>%1 written to %2. Mail each to its person.</source>
        <translation>Escrito en %2: %1. Envíe cada uno a su persona.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Returned files (*.subtext *.zip)</source>
        <translation>Archivos devueltos (*.subtext *.zip)</translation>
    </message>
    <message numerus="yes">
        <source>%n mirrors written to %1. Give each to its person only.</source>
        <translation>
            <numerusform>%n espejo escrito en %1. Delo solo a su persona.</numerusform>
            <numerusform>%n espejos escritos en %1. Dé cada uno solo a su persona.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no file that ends in .subtext.</source>
        <translation>No hay ningún archivo que termine en .subtext.</translation>
    </message>
    <message>
        <source>Nothing in the folders is new.</source>
        <translation>En las carpetas no hay nada nuevo.</translation>
    </message>
</context>
<context>
    <name>subtext::RosterText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>There is no name. Write it beside the code.</source>
        <translation>Falta el nombre. Escríbalo junto al código.</translation>
    </message>
    <message>
        <source>“%1” is more than a code, a name and a role. Write the name in one cell.</source>
        <translation>«%1» es más que un código, un nombre y un papel. Escriba el nombre en una sola celda.</translation>
    </message>
    <message>
        <source>“%1” is not a role. Choose annotator, adjudicator or coordinator.</source>
        <translation>«%1» no es un papel. Elija annotator, adjudicator o coordinator.</translation>
    </message>
    <message>
        <source>“%1” is not a valid code. A code has no invisible characters, and letters of one script only.</source>
        <translation>«%1» no es un código válido. Un código no tiene caracteres invisibles y usa letras de un solo alfabeto.</translation>
    </message>
    <message>
        <source>“%1” looks like a student’s number. A release prints codes: leave it empty for the next free one.</source>
        <translation>«%1» parece un número de estudiante. Los códigos se publican: déjelo vacío y recibirá el siguiente libre.</translation>
    </message>
    <message>
        <source>The code “%1” gives the name away. A release prints codes: leave it empty for the next free one.</source>
        <translation>El código «%1» revela el nombre. Los códigos se publican: déjelo vacío y recibirá el siguiente libre.</translation>
    </message>
    <message>
        <source>The code “%1” is taken, or looks like one that is. Choose another.</source>
        <translation>El código «%1» está ocupado o se parece a uno que lo está. Elija otro.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Not imported: %1. A column of codes is called “code”.</source>
        <translation>No importado: %1. Una columna de códigos se llama «code».</translation>
    </message>
    <message>
        <source>In both the list and the file, counted as one person each: %1.</source>
        <translation>En la lista y en el archivo; cada una cuenta como una persona: %1.</translation>
    </message>
</context>
<context>
    <name>subtext::RuleFields</name>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Somebody keeps giving the same answer, to one question or to all rows of a table together.</source>
        <translation>Alguien da siempre la misma respuesta, a una pregunta o a todas las filas de una tabla a la vez.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Or table</source>
        <translation>O tabla</translation>
    </message>
    <message>
        <source>More than this share of the answers</source>
        <translation>Más de esta proporción de las respuestas</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Minimum number of items</source>
        <translation>Número mínimo de ítems</translation>
    </message>
    <message>
        <source>Any answers that are the same</source>
        <translation>Cualquier respuesta repetida</translation>
    </message>
    <message>
        <source>No to everything</source>
        <translation>No a todo</translation>
    </message>
    <message>
        <source>Yes to everything</source>
        <translation>Sí a todo</translation>
    </message>
    <message>
        <source>A pleasant option with an unpleasant point of a scale, or the other way round.</source>
        <translation>Una opción agradable con un punto desagradable de una escala, o al revés.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Minimum distance from its midpoint</source>
        <translation>Distancia mínima a su punto medio</translation>
    </message>
    <message>
        <source>The answers to one item are far apart on a scale.</source>
        <translation>Las respuestas a un ítem quedan muy separadas en una escala.</translation>
    </message>
    <message>
        <source>By more than</source>
        <translation>En más de</translation>
    </message>
    <message>
        <source>Too fast: fewer seconds than</source>
        <translation>Demasiado rápido: menos segundos que</translation>
    </message>
    <message>
        <source>Disengaged: more seconds than</source>
        <translation>Desatención: más segundos que</translation>
    </message>
    <message>
        <source>Timing outlier: more standard deviations than</source>
        <translation>Tiempo atípico: más desviaciones estándar que</translation>
    </message>
    <message>
        <source>Timing outlier: minimum number of items</source>
        <translation>Tiempo atípico: número mínimo de ítems</translation>
    </message>
    <message>
        <source>What the desk may show after an adjudicator’s first pick.</source>
        <translation>Lo que la mesa puede mostrar tras la primera elección de un árbitro.</translation>
    </message>
    <message>
        <source>Nearness on the scale “%1”</source>
        <translation>Cercanía en la escala «%1»</translation>
    </message>
    <message>
        <source>Shared sign of the votes, on the scale</source>
        <translation>Signo compartido de los votos, en la escala</translation>
    </message>
    <message>
        <source>The adjudicator’s own decisions on the most similar items</source>
        <translation>Las decisiones del propio árbitro sobre los ítems más parecidos</translation>
    </message>
    <message>
        <source>Names of files beside the document; built-in:cei is the text that comes with CEI. The wizard for a new study also lets you choose the guideline and the consent text.</source>
        <translation>Nombres de archivos junto al documento; built-in:cei es el texto que viene con CEI. En el asistente de un estudio nuevo también se pueden elegir las directrices y el texto de consentimiento.</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Directrices</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Hoja resumen</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Consentimiento</translation>
    </message>
    <message>
        <source>Practice scenes</source>
        <translation>Escenas de práctica</translation>
    </message>
    <message>
        <source>Phrases for notes</source>
        <translation>Frases para las notas</translation>
    </message>
</context>
<context>
    <name>subtext::RulesForm</name>
    <message>
        <source>%1, %2: the same answer for more than %3 % of the items, with at least %4 items</source>
        <translation>%1, %2: la misma respuesta en más del %3 % de los ítems, con al menos %4 ítems</translation>
    </message>
    <message>
        <source>%1 against %2, at least %3 points from the midpoint of the scale</source>
        <translation>%1 frente a %2, al menos a %3 puntos del punto medio de la escala</translation>
    </message>
    <message>
        <source>%1: ratings of one item more than %2 apart</source>
        <translation>%1: valoraciones de un ítem a más de %2 de distancia</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Etiquetado</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Order of the items</source>
        <translation>Orden de los ítems</translation>
    </message>
    <message>
        <source>A separate order for each person, drawn from the seed, spreads fatigue over all items.</source>
        <translation>Un orden distinto para cada persona, sorteado con la semilla, reparte el cansancio entre todos los ítems.</translation>
    </message>
    <message>
        <source>One per person</source>
        <translation>Uno por persona</translation>
    </message>
    <message>
        <source>As in the files</source>
        <translation>Como en los archivos</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>A few sentences on each item. Exports hold them, releases never.</source>
        <translation>Unas frases sobre cada ítem. Las exportaciones las contienen; las publicaciones, nunca.</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Opcional</translation>
    </message>
    <message>
        <source>Cue words</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Annotators mark the words of the scene that gave it away. Nobody has to.</source>
        <translation>Los anotadores marcan las palabras de la escena que les dieron la clave. No es obligatorio.</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Se marcan</translation>
    </message>
    <message>
        <source>Not marked</source>
        <translation>No se marcan</translation>
    </message>
    <message>
        <source>Questions about items</source>
        <translation>Consultas sobre los ítems</translation>
    </message>
    <message>
        <source>Annotators may ask about an item, and you or an adjudicator answer. Nobody else sees it, and it is never part of the data.</source>
        <translation>Los anotadores pueden hacer consultas sobre un ítem, y usted o un árbitro contestan. Nadie más las ve, y nunca forman parte de los datos.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitidas</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No permitidas</translation>
    </message>
    <message>
        <source>Self-check</source>
        <translation>Autocomprobación</translation>
    </message>
    <message>
        <source>Annotators are asked about contradictory or too fast answers. They decide; nothing is blocked.</source>
        <translation>Se pregunta a los anotadores por las respuestas contradictorias o demasiado rápidas. Deciden ellos; no se bloquea nada.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Limits…</source>
        <translation>Límites…</translation>
    </message>
    <message>
        <source>Limits of the checks</source>
        <translation>Límites de las comprobaciones</translation>
    </message>
    <message>
        <source>What counts as too fast, too long or too uniform.</source>
        <translation>Qué cuenta como demasiado rápido, demasiado largo o demasiado uniforme.</translation>
    </message>
    <message>
        <source>Second looks</source>
        <translation>Segundas lecturas</translation>
    </message>
    <message>
        <source>A share of the splits that an adjudicator decided comes back two days later, without hints, to see how well they agree with themselves. The first decision stands.</source>
        <translation>Una parte de los ítems divididos que decidió un árbitro vuelve dos días después, sin sugerencias, para ver hasta qué punto coincide consigo mismo. Vale la primera decisión.</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>What adjudicators see of who answered, before the study is locked.</source>
        <translation>Qué ven los árbitros de quién respondió, antes de bloquear el estudio.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculto</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>In releases</source>
        <translation>En las publicaciones</translation>
    </message>
    <message>
        <source>Codes keep people unnamed in what is published.</source>
        <translation>Los códigos evitan nombrar a las personas en lo que se publica.</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Códigos</translation>
    </message>
    <message>
        <source>Contradictions are not checked.</source>
        <translation>No se comprueban las contradicciones.</translation>
    </message>
    <message>
        <source>Explanations are not checked.</source>
        <translation>No se comprueban las explicaciones.</translation>
    </message>
</context>
<context>
    <name>subtext::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>These are good as they stand. All but the order can change later; every change is recorded.</source>
        <translation>Puede dejarlas como están. Todo menos el orden puede cambiarse más adelante; cada cambio queda registrado.</translation>
    </message>
</context>
<context>
    <name>subtext::RunsView</name>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Hide run</source>
        <translation>Ocultar ejecución</translation>
    </message>
    <message>
        <source>Show run again</source>
        <translation>Volver a mostrar ejecución</translation>
    </message>
    <message>
        <source>Takes a run out of this list on this machine, for example one that failed. The study keeps it with all its answers, and its set stays on the leaderboard.</source>
        <translation>Quita una ejecución de esta lista en este dispositivo, por ejemplo una que falló. El estudio la conserva con todas sus respuestas, y su conjunto sigue en la clasificación.</translation>
    </message>
    <message>
        <source>Ask a model…</source>
        <translation>Preguntar a un modelo…</translation>
    </message>
    <message>
        <source>Generated scenes…</source>
        <translation>Escenas generadas…</translation>
    </message>
    <message>
        <source>Have a model write scenes, then review, edit, accept or reject them.</source>
        <translation>Hacer que un modelo escriba escenas, y después revisarlas, editarlas, aceptarlas o rechazarlas.</translation>
    </message>
    <message>
        <source>Topics…</source>
        <translation>Temas…</translation>
    </message>
    <message>
        <source>What the scenes are about: groups of scenes with similar embeddings.</source>
        <translation>De qué tratan las escenas: grupos de escenas con embeddings parecidos.</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>Cancelar la ejecución</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Progreso de la ejecución</translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation>Reanudar…</translation>
    </message>
    <message>
        <source>Show its set</source>
        <translation>Mostrar su conjunto</translation>
    </message>
    <message>
        <source>Read its answers again</source>
        <translation>Releer sus respuestas</translation>
    </message>
    <message>
        <source>Reads the labels again from the stored answers. Nothing is sent.</source>
        <translation>Vuelve a leer las etiquetas de las respuestas almacenadas. No se envía nada.</translation>
    </message>
    <message>
        <source>Failures only</source>
        <translation>Solo fallos</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>Request and response</source>
        <translation>Petición y respuesta</translation>
    </message>
    <message>
        <source>Ask a model</source>
        <translation>Preguntar a un modelo</translation>
    </message>
    <message>
        <source>Generated scenes</source>
        <translation>Escenas generadas</translation>
    </message>
    <message>
        <source>Topics of the scenes</source>
        <translation>Temas de las escenas</translation>
    </message>
    <message>
        <source>Cancel the run in progress</source>
        <translation>Cancelar la ejecución en curso</translation>
    </message>
    <message>
        <source>Open a run or a request</source>
        <translation>Abrir una ejecución o una petición</translation>
    </message>
    <message>
        <source>Return on its row</source>
        <translation>Intro en su fila</translation>
    </message>
    <message>
        <source>%1 of %2 read again from the stored responses; items that failed: %3. Nothing was sent.</source>
        <translation>Leído de nuevo a partir de lo almacenado: %1 de %2; ítems que fallaron: %3. No se envió nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n respuesta</numerusform>
            <numerusform>%n respuestas</numerusform>
        </translation>
    </message>
    <message>
        <source>A run is already in progress.</source>
        <translation>Ya hay una ejecución en curso.</translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>El estudio está abierto solo para lectura.</translation>
    </message>
    <message>
        <source>This program cannot reach models.</source>
        <translation>Este programa no puede conectar con modelos.</translation>
    </message>
    <message>
        <source>Asks only for the missing answers.</source>
        <translation>Pide solo las respuestas que faltan.</translation>
    </message>
    <message>
        <source>Each row is one run: this program asked a model about the scenes, and kept every answer. A run can be cancelled at any time and resumed later; answered questions are never sent again.</source>
        <translation>Cada fila es una ejecución: este programa preguntó a un modelo por las escenas y guardó todas las respuestas. Una ejecución se puede cancelar en cualquier momento y reanudar después; las preguntas respondidas nunca se vuelven a enviar.</translation>
    </message>
    <message>
        <source>Each row is one run: this program asked a model about the scenes. Only coordinators ask models; what they said about an item is shown once it is decided.</source>
        <translation>Cada fila es una ejecución: este programa preguntó a un modelo por las escenas. Solo los coordinadores preguntan a modelos; lo que estos dijeron de un ítem se muestra cuando está decidido.</translation>
    </message>
    <message>
        <source>being cancelled</source>
        <translation>cancelándose</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondido</translation>
    </message>
    <message>
        <source>Failed tries</source>
        <translation>Intentos fallidos</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Preguntado</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Empezada</translation>
    </message>
    <message>
        <source>%1 · profile %2 · prompt version %3 · at most %4 tokens per answer · temperature: %5</source>
        <translation>%1 · perfil %2 · versión del prompt %3 · como máximo %4 tokens por respuesta · temperatura: %5</translation>
    </message>
    <message>
        <source>the provider’s default</source>
        <translation>la predeterminada del proveedor</translation>
    </message>
    <message>
        <source> · top p: %1</source>
        <translation> · top p: %1</translation>
    </message>
    <message>
        <source> · template with SHA-256 %1</source>
        <translation> · plantilla con SHA-256 %1</translation>
    </message>
    <message>
        <source> · asked about: %1</source>
        <translation> · se pregunta por: %1</translation>
    </message>
    <message>
        <source> · answers: %1, with a schema</source>
        <translation> · respuestas: %1, con esquema</translation>
    </message>
    <message>
        <source> · answers: %1</source>
        <translation> · respuestas: %1</translation>
    </message>
    <message>
        <source> · scales: %1</source>
        <translation> · escalas: %1</translation>
    </message>
    <message>
        <source> · confidence rubric: %1</source>
        <translation> · rúbrica de seguridad: %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>The last %1 of %2.</source>
        <translation>Los últimos %1 de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n tries.</source>
        <translation>
            <numerusform>%n intento.</numerusform>
            <numerusform>%n intentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Intento</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Sent:</source>
        <translation>Enviado:</translation>
    </message>
    <message>
        <source>Received (%1):</source>
        <translation>Recibido (%1):</translation>
    </message>
    <message>
        <source>Stop without waiting</source>
        <translation>Detener sin esperar</translation>
    </message>
    <message>
        <source>%1 of %2 answered, failed: %3, %4</source>
        <translation>%1 de %2 respondidas, fallidas: %3, %4</translation>
    </message>
    <message>
        <source>Waiting for open requests. %1</source>
        <translation>Esperando las peticiones abiertas. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>With probabilities of the options: %1 of %2 answers.</source>
        <translation>Con probabilidades de las opciones: %1 de %2 respuestas.</translation>
    </message>
</context>
<context>
    <name>subtext::ScaleChart</name>
    <message>
        <source>Use of the scales</source>
        <translation>Uso de las escalas</translation>
    </message>
    <message>
        <source>How often each point was chosen. Bars lean to the side chosen more.</source>
        <translation>Con qué frecuencia se eligió cada punto. Las barras se inclinan hacia el lado más elegido.</translation>
    </message>
    <message>
        <source>The middle of the neutral point of every bar lies on one line.</source>
        <translation>El centro del punto neutro de todas las barras está sobre una misma línea.</translation>
    </message>
    <message>
        <source>Scale of the chart</source>
        <translation>Escala del gráfico</translation>
    </message>
    <message>
        <source>Which of the scales chart and table show.</source>
        <translation>Qué escala muestran el gráfico y la tabla.</translation>
    </message>
    <message>
        <source>There are no ratings of %1 yet.</source>
        <translation>Todavía no hay valoraciones de %1.</translation>
    </message>
    <message>
        <source>%1 in items of</source>
        <translation>%1 en ítems de</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>SD</source>
        <translation>DE</translation>
    </message>
    <message>
        <source>%1: %2, mean %3.</source>
        <translation>%1: %2, media %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n ratings</source>
        <translation>
            <numerusform>%n valoración</numerusform>
            <numerusform>%n valoraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2 to %3. %4</source>
        <translation>%1 de %2 a %3. %4</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: share of the ratings</source>
        <translation>%1: proporción de las valoraciones</translation>
    </message>
    <message>
        <source>no ratings</source>
        <translation>sin valoraciones</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 (%5 %)</source>
        <translation>%1: %2, %3 de %4 (%5 %)</translation>
    </message>
</context>
<context>
    <name>subtext::ScaleOffset</name>
    <message>
        <source>as the reference</source>
        <translation>igual que la referencia</translation>
    </message>
    <message>
        <source>%1: %2 (you: %3, reference: %4)</source>
        <translation>%1: %2 (usted: %3, referencia: %4)</translation>
    </message>
</context>
<context>
    <name>subtext::ScatterChart</name>
    <message>
        <source>1 item</source>
        <translation>1 ítem</translation>
    </message>
    <message>
        <source>2 to 4</source>
        <translation>2 a 4</translation>
    </message>
    <message>
        <source>5 or more</source>
        <translation>5 o más</translation>
    </message>
    <message>
        <source>%1; a sample of %2 of %3 places is drawn</source>
        <translation>%1; se dibuja una muestra de %2 de %3 lugares</translation>
    </message>
</context>
<context>
    <name>subtext::ScenarioScore</name>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n escenario</numerusform>
            <numerusform>%n escenarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Search for a scenario</source>
        <translation>Buscar un escenario</translation>
    </message>
    <message>
        <source>Search for a scenario by its name or its text</source>
        <translation>Buscar un escenario por su nombre o su texto</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>The score, term by term</source>
        <translation>La puntuación, término a término</translation>
    </message>
    <message>
        <source>α = </source>
        <translation>α = </translation>
    </message>
    <message>
        <source>Weight of the prior</source>
        <translation>Peso de la distribución previa</translation>
    </message>
    <message>
        <source>How much the prior counts beside the text. 0: the model alone.</source>
        <translation>Cuánto cuenta la distribución previa junto al texto. 0: solo el modelo.</translation>
    </message>
    <message>
        <source>Weight of the prior, in twentieths</source>
        <translation>Peso de la distribución previa, en veinteavos</translation>
    </message>
    <message>
        <source>Back to the α that the protocol chose for this set.</source>
        <translation>Volver al α que eligió el protocolo para este conjunto.</translation>
    </message>
    <message>
        <source>Chosen: α = %1</source>
        <translation>Elegido: α = %1</translation>
    </message>
    <message>
        <source>Choose a scenario that this set answers.</source>
        <translation>Elija un escenario al que responda este conjunto.</translation>
    </message>
    <message>
        <source>No probability came back for %1: it takes no part in MAP.</source>
        <translation>No llegó ninguna probabilidad para %1: no participa en MAP.</translation>
    </message>
    <message>
        <source>Gold: %1.</source>
        <translation>Gold: %1.</translation>
    </message>
    <message>
        <source>It has no gold yet: one of its emotions is undecided.</source>
        <translation>Aún no tiene gold: una de sus emociones está sin decidir.</translation>
    </message>
    <message>
        <source>Written answer: %1.</source>
        <translation>Respuesta escrita: %1.</translation>
    </message>
    <message>
        <source>Runner-up: %1, %2 behind.</source>
        <translation>Segundo: %1, a %2.</translation>
    </message>
</context>
<context>
    <name>subtext::SceneCorrection</name>
    <message>
        <source>Nobody has labelled it yet.</source>
        <translation>Nadie la ha etiquetado todavía.</translation>
    </message>
    <message numerus="yes">
        <source>%n people have labelled the present text. The labels stay, and the release says who read which text.</source>
        <translation>
            <numerusform>%n persona ha etiquetado el texto actual. La etiqueta se queda, y la publicación dice quién leyó cada texto.</numerusform>
            <numerusform>%n personas han etiquetado el texto actual. Las etiquetas se quedan, y la publicación dice quién leyó cada texto.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Nothing is wrong: close the flag</source>
        <translation>&amp;No hay ningún problema: cerrar el aviso</translation>
    </message>
    <message>
        <source>&amp;Save the correction</source>
        <translation>&amp;Guardar la corrección</translation>
    </message>
    <message>
        <source>Correct %1</source>
        <translation>Corregir %1</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Por qué</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>For example: a character was damaged in the file</source>
        <translation>Por ejemplo: un carácter se dañó en el archivo</translation>
    </message>
    <message>
        <source>Include it &amp;again</source>
        <translation>&amp;Volver a incluirlo</translation>
    </message>
    <message>
        <source>Leave it &amp;out</source>
        <translation>&amp;Excluirlo</translation>
    </message>
    <message>
        <source>Figures, exports and releases count the item again.</source>
        <translation>Las cifras, exportaciones y publicaciones vuelven a contar el ítem.</translation>
    </message>
    <message>
        <source>No figure, export or release counts the item. Its answers stay, and it can be included again.</source>
        <translation>Ninguna cifra, exportación ni publicación cuenta el ítem. Sus respuestas se quedan, y puede volver a incluirse.</translation>
    </message>
    <message>
        <source>The item stays as it is, and the flag is no open one any more.</source>
        <translation>El ítem queda como está, y el aviso deja de estar abierto.</translation>
    </message>
    <message>
        <source>For a correction, change a text and say why.</source>
        <translation>Para corregir, cambie un texto e indique por qué.</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Cancel once more to discard what you wrote.</source>
        <translation>Aún no se ha guardado nada. Cancele otra vez para descartar lo que ha escrito.</translation>
    </message>
    <message>
        <source>%1 is corrected. The earlier text is kept.</source>
        <translation>%1 está corregido. El texto anterior se conserva.</translation>
    </message>
    <message>
        <source>%1 counts again.</source>
        <translation>%1 vuelve a contar.</translation>
    </message>
    <message>
        <source>%1 is left out of the data.</source>
        <translation>%1 queda excluido de los datos.</translation>
    </message>
    <message>
        <source>The flag of %1 is closed.</source>
        <translation>El aviso sobre %1 está cerrado.</translation>
    </message>
</context>
<context>
    <name>subtext::SceneMarking</name>
    <message>
        <source>Mark words of the scene</source>
        <translation>Marcar palabras de la escena</translation>
    </message>
    <message>
        <source>Among the words: go, extend, mark or unmark, leave</source>
        <translation>Entre las palabras: moverse, ampliar, marcar o desmarcar, salir</translation>
    </message>
    <message>
        <source>Arrow keys, with Shift, Space, Enter</source>
        <translation>Flechas, con Mayús, Espacio, Intro</translation>
    </message>
</context>
<context>
    <name>subtext::SceneTargetsDialog</name>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Targets for scenes</source>
        <translation>Objetivos de escenas</translation>
    </message>
    <message>
        <source>How many scenes of a kind are to be kept. Write a number into the column Target; 0 is none. Targets are kept with the study and are in no release.</source>
        <translation>Cuántas escenas de cada tipo hay que conservar. Escriba un número en la columna Objetivo; 0 es ninguno. Los objetivos se guardan con el estudio y no están en ninguna publicación.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Escritas</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservadas</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>Too short</source>
        <translation>Demasiado cortas</translation>
    </message>
    <message>
        <source>Too long</source>
        <translation>Demasiado largas</translation>
    </message>
    <message>
        <source>Counts and targets</source>
        <translation>Recuentos y objetivos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
</context>
<context>
    <name>subtext::SceneView</name>
    <message>
        <source>The scene</source>
        <translation>La escena</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>subtext::ScenesDialog</name>
    <message>
        <source>Generated scenes</source>
        <translation>Escenas generadas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>subtext::ScenesPanel</name>
    <message>
        <source>Scenes</source>
        <translation>Escenas</translation>
    </message>
    <message>
        <source>Have a model &amp;write…</source>
        <translation>&amp;Hacer que un modelo escriba…</translation>
    </message>
    <message>
        <source>&amp;Stop the writing</source>
        <translation>&amp;Detener la escritura</translation>
    </message>
    <message>
        <source>To be read</source>
        <translation>Por leer</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Which scenes</source>
        <translation>Qué escenas</translation>
    </message>
    <message>
        <source>What it was made of</source>
        <translation>De qué se hizo</translation>
    </message>
    <message>
        <source>The event, its details, and the words that a scene must not contain.</source>
        <translation>El suceso, sus detalles y las palabras que una escena no debe contener.</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>La escena</translation>
    </message>
    <message>
        <source>As the model wrote it. It can be edited here before it is accepted; the model’s own text is kept in the study too.</source>
        <translation>Tal como la escribió el modelo. Se puede editar aquí antes de aceptarla; el texto del propio modelo también se conserva en el estudio.</translation>
    </message>
    <message>
        <source>Reason for accepting despite a warning, or for rejecting</source>
        <translation>Motivo para aceptarla pese a una advertencia, o para rechazarla</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Needed to accept a scene despite the warning of a check.</source>
        <translation>Hace falta para aceptar una escena pese a la advertencia de una comprobación.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Makes it a scenario of the study (Ctrl+Enter).</source>
        <translation>La convierte en un escenario del estudio (Ctrl+Intro).</translation>
    </message>
    <message>
        <source>It stays out of the study (Ctrl+R).</source>
        <translation>Se queda fuera del estudio (Ctrl+R).</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>en orden</translation>
    </message>
    <message>
        <source>%1 to review</source>
        <translation>%1 por revisar</translation>
    </message>
    <message>
        <source>No scene has been generated yet. A generated scene enters the study only when somebody accepts it.</source>
        <translation>Aún no se ha generado ninguna escena. Una escena generada solo entra en el estudio cuando alguien la acepta.</translation>
    </message>
    <message>
        <source>%1 written, %2 to be read.</source>
        <translation>%1 escritas, %2 por leer.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Suceso</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>It was rejected, and can still be accepted.</source>
        <translation>Se rechazó, y aún se puede aceptar.</translation>
    </message>
    <message>
        <source>It was rejected, and can still be accepted. The reason was: %1</source>
        <translation>Se rechazó, y aún se puede aceptar. El motivo fue: %1</translation>
    </message>
    <message>
        <source>Accept as edited</source>
        <translation>Aceptar con los cambios</translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>El estudio está abierto solo para lectura.</translation>
    </message>
    <message>
        <source>This program cannot reach models.</source>
        <translation>Este programa no puede conectar con modelos.</translation>
    </message>
    <message>
        <source>%1 of %2 written, failed: %3, %4</source>
        <translation>%1 de %2 escritas, fallidas: %3, %4</translation>
    </message>
    <message>
        <source>It is now scenario %1.</source>
        <translation>Ahora es el escenario %1.</translation>
    </message>
    <message>
        <source>Rejected: %1.</source>
        <translation>Rechazada: %1.</translation>
    </message>
    <message>
        <source>Close and lose what you wrote?</source>
        <translation>¿Cerrar y perder lo que ha escrito?</translation>
    </message>
    <message numerus="yes">
        <source>What you wrote about %n scenes is not saved and will be lost.</source>
        <translation>
            <numerusform>Lo que ha escrito sobre %n escena no está guardado y se perderá.</numerusform>
            <numerusform>Lo que ha escrito sobre %n escenas no está guardado y se perderá.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>subtext::SecondLookDialog</name>
    <message>
        <source>Keep and next</source>
        <translation>Mantener y seguir</translation>
    </message>
    <message>
        <source>Second looks</source>
        <translation>Segundas lecturas</translation>
    </message>
    <message>
        <source>Second look</source>
        <translation>Segunda lectura</translation>
    </message>
    <message>
        <source>You settled this item before. Choose as you see it now; your decision stands either way, and only how far the two agree is counted.</source>
        <translation>Usted ya resolvió este ítem. Elija tal como lo vea ahora; su decisión se mantiene en cualquier caso, y solo se cuenta hasta qué punto coinciden las dos.</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Su elección</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>What you have not kept comes again (Esc)</source>
        <translation>Lo que no haya guardado volverá a aparecer (Esc)</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>subtext::SecondLookOffer</name>
    <message>
        <source>All second looks that were waiting are done: %1. How far you agree with yourself is in Agreement.</source>
        <translation>Están hechas todas las segundas lecturas pendientes: %1. Hasta qué punto coinciden sus dos lecturas se ve en Acuerdo.</translation>
    </message>
</context>
<context>
    <name>subtext::SecretField</name>
    <message>
        <source>Put into the keychain</source>
        <translation>Guardar en el llavero</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Mostrar la clave</translation>
    </message>
    <message>
        <source>A key for the keychain</source>
        <translation>Una clave para el llavero</translation>
    </message>
    <message>
        <source>Only needed if the keychain does not have it yet. It goes there and nowhere else.</source>
        <translation>Solo hace falta si el llavero aún no la tiene. Va allí y a ningún otro sitio.</translation>
    </message>
    <message>
        <source>This machine has no keychain that answers. The key is kept in memory until the program closes.</source>
        <translation>En este dispositivo no responde ningún llavero. La clave se mantiene en memoria hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>The keychain has the key.</source>
        <translation>El llavero tiene la clave.</translation>
    </message>
</context>
<context>
    <name>subtext::SelfCheckRow</name>
    <message>
        <source>Keep</source>
        <translation>Mantener</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
</context>
<context>
    <name>subtext::SeminarDialog</name>
    <message>
        <source>Which items</source>
        <translation>Qué ítems</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Seminar</source>
        <translation>Seminario</translation>
    </message>
    <message>
        <source>Which items with a final label are shown, the hardest first. The choice is kept until you sign out.</source>
        <translation>Qué ítems con etiqueta final se muestran, empezando por los más difíciles. La elección se mantiene hasta que cierre la sesión.</translation>
    </message>
    <message>
        <source>All settled items (%1)</source>
        <translation>Todos los ítems resueltos (%1)</translation>
    </message>
    <message>
        <source>A part of them</source>
        <translation>Una parte de ellos</translation>
    </message>
    <message>
        <source>Single items</source>
        <translation>Ítems sueltos</translation>
    </message>
    <message>
        <source>%1: all</source>
        <translation>%1: todo</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Splits only (%1)</source>
        <translation>Solo los divididos (%1)</translation>
    </message>
    <message>
        <source>Search the items</source>
        <translation>Buscar en los ítems</translation>
    </message>
    <message>
        <source>Settled items</source>
        <translation>Ítems resueltos</translation>
    </message>
    <message>
        <source>Shown: %1 of %2</source>
        <translation>Se muestran: %1 de %2</translation>
    </message>
    <message>
        <source>No settled item has these words. %1</source>
        <translation>Ningún ítem resuelto contiene estas palabras. %1</translation>
    </message>
    <message>
        <source>Tick the items to show.</source>
        <translation>Marque los ítems que se mostrarán.</translation>
    </message>
    <message>
        <source>No settled item matches.</source>
        <translation>No coincide ningún ítem resuelto.</translation>
    </message>
</context>
<context>
    <name>subtext::SeminarRow</name>
    <message>
        <source>%1 ✓</source>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>One vote fewer for %1</source>
        <translation>Un voto menos para %1</translation>
    </message>
    <message>
        <source>One vote more for %1</source>
        <translation>Un voto más para %1</translation>
    </message>
    <message>
        <source>room: %1 of %2</source>
        <translation>sala: %1 de %2</translation>
    </message>
    <message>
        <source>annotators: %1 of %2</source>
        <translation>anotadores: %1 de %2</translation>
    </message>
    <message>
        <source>the final label</source>
        <translation>la etiqueta final</translation>
    </message>
</context>
<context>
    <name>subtext::SeminarWindow</name>
    <message>
        <source>Seminar</source>
        <translation>Seminario</translation>
    </message>
    <message>
        <source>How many say yes?</source>
        <translation>¿Cuántas personas dicen que sí?</translation>
    </message>
    <message>
        <source>There is nothing to show yet</source>
        <translation>Todavía no hay nada que mostrar</translation>
    </message>
    <message>
        <source>A seminar shows items with a final label. Esc closes it.</source>
        <translation>El seminario muestra ítems con etiqueta final. Esc lo cierra.</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 de %2 · %3</translation>
    </message>
    <message>
        <source>Space: votes of the room · Right: next item · Esc: close</source>
        <translation>Espacio: votos de la sala · Derecha: ítem siguiente · Esc: cerrar</translation>
    </message>
    <message>
        <source>A key adds a vote, with Shift it takes one away · Space: what the annotators said</source>
        <translation>Una tecla añade un voto; con Mayús, lo quita · Espacio: lo que dijeron los anotadores</translation>
    </message>
    <message>
        <source>Space: the final label · Backspace: back</source>
        <translation>Espacio: la etiqueta final · Retroceso: atrás</translation>
    </message>
    <message>
        <source>Space: next item · Ctrl+S: save the votes · Esc: close</source>
        <translation>Espacio: ítem siguiente · Ctrl+S: guardar los votos · Esc: cerrar</translation>
    </message>
    <message>
        <source> · without a final label and not shown: %1</source>
        <translation> · sin etiqueta final y no mostrados: %1</translation>
    </message>
    <message>
        <source>striped: annotators (%1)</source>
        <translation>rayado: anotadores (%1)</translation>
    </message>
    <message>
        <source>solid: the room · %1</source>
        <translation>liso: la sala · %1</translation>
    </message>
    <message>
        <source>Marked by %1 of %2: %3</source>
        <translation>Marcado por %1 de %2: %3</translation>
    </message>
    <message>
        <source>Final: %1</source>
        <translation>Final: %1</translation>
    </message>
    <message>
        <source>No votes yet</source>
        <translation>Aún no hay votos</translation>
    </message>
    <message>
        <source>Nobody in the room has voted.</source>
        <translation>Nadie en la sala ha votado.</translation>
    </message>
    <message>
        <source>Save the votes</source>
        <translation>Guardar los votos</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>The votes were not saved</source>
        <translation>Los votos no se guardaron</translation>
    </message>
</context>
<context>
    <name>subtext::SendingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The profile is not complete: %1.</source>
        <translation>El perfil no está completo: %1.</translation>
    </message>
    <message>
        <source>To %1. Key: %2.</source>
        <translation>A %1. Clave: %2.</translation>
    </message>
    <message>
        <source>To %1, which is this machine: nothing leaves it. Key: %2.</source>
        <translation>A %1, que es este dispositivo: nada sale de él. Clave: %2.</translation>
    </message>
    <message>
        <source>Send to %1</source>
        <translation>Enviar a %1</translation>
    </message>
    <message>
        <source>The key is being looked up.</source>
        <translation>Se está buscando la clave.</translation>
    </message>
    <message>
        <source>The request is being prepared.</source>
        <translation>Se está preparando la petición.</translation>
    </message>
    <message>
        <source>First say which model to ask: the name of a profile, and the model.</source>
        <translation>Indique primero a qué modelo preguntar: el nombre de un perfil, y el modelo.</translation>
    </message>
</context>
<context>
    <name>subtext::ServerErrorText</name>
    <message>
        <source>Nothing was changed on the server.</source>
        <translation>No se cambió nada en el servidor.</translation>
    </message>
    <message>
        <source>The study is locked on the server.</source>
        <translation>El estudio está bloqueado en el servidor.</translation>
    </message>
    <message>
        <source>The invitation has already been used, or was revoked.</source>
        <translation>La invitación ya se ha usado o fue revocada.</translation>
    </message>
    <message>
        <source>Ask the coordinator for a new one.</source>
        <translation>Pida una nueva al coordinador.</translation>
    </message>
    <message>
        <source>This person has a device already.</source>
        <translation>Esta persona ya tiene un dispositivo.</translation>
    </message>
    <message>
        <source>They can invite another one themselves, by “Team…” and “Invite…”; or revoke theirs first.</source>
        <translation>Ella misma puede invitar otro, con «Equipo…» e «Invitar…»; o revoque antes el que tiene.</translation>
    </message>
    <message>
        <source>This person has as many devices as the server allows.</source>
        <translation>Esta persona tiene tantos dispositivos como permite el servidor.</translation>
    </message>
    <message>
        <source>Revoke one that is no longer used.</source>
        <translation>Revoque uno que ya no se use.</translation>
    </message>
    <message>
        <source>Nobody would be left to coordinate the study.</source>
        <translation>No quedaría nadie para coordinar el estudio.</translation>
    </message>
    <message>
        <source>Let another coordinator join first.</source>
        <translation>Haga que antes se una otro coordinador.</translation>
    </message>
    <message>
        <source>The server knows nobody by that name in this study.</source>
        <translation>El servidor no conoce a nadie con ese nombre en este estudio.</translation>
    </message>
    <message>
        <source>Share the study&apos;s people first, or ask whoever coordinates it.</source>
        <translation>Comparta antes las personas del estudio, o pregunte a quien lo coordina.</translation>
    </message>
    <message>
        <source>This person was cut off for good: nobody can invite them again.</source>
        <translation>El acceso de esta persona se cortó definitivamente: nadie puede volver a invitarla.</translation>
    </message>
    <message>
        <source>What they sent stays. To have them back, add them under another code.</source>
        <translation>Lo que envió se queda. Para que vuelva, añádala con otro código.</translation>
    </message>
    <message>
        <source>The server has this study already, shared from another file.</source>
        <translation>El servidor ya tiene este estudio, compartido desde otro archivo.</translation>
    </message>
    <message>
        <source>Continue with that file, or ask whoever coordinates it for an invitation.</source>
        <translation>Continúe con ese archivo, o pida una invitación a quien lo coordina.</translation>
    </message>
    <message>
        <source>The server has other work of this device than this file.</source>
        <translation>El servidor tiene de este dispositivo un trabajo distinto del de este archivo.</translation>
    </message>
    <message>
        <source>An older copy of the file was opened, or it is used in two places. Continue with the newer one, or ask for a new invitation; the file can still be handed in.</source>
        <translation>Se abrió una copia antigua del archivo, o se usa en dos lugares. Continúe con la más reciente o pida una invitación nueva; el archivo aún se puede entregar.</translation>
    </message>
    <message>
        <source>The server lacks earlier work of this device.</source>
        <translation>Al servidor le falta trabajo anterior de este dispositivo.</translation>
    </message>
    <message>
        <source>It was restored from a backup; the next exchange sends again what is missing.</source>
        <translation>Se restauró a partir de una copia de seguridad; el próximo intercambio vuelve a enviar lo que falta.</translation>
    </message>
    <message>
        <source>Your share of the server&apos;s space is full.</source>
        <translation>Su parte del espacio del servidor está llena.</translation>
    </message>
    <message>
        <source>Ask whoever runs it; the file can still be handed in.</source>
        <translation>Pregunte a quien lo administra; el archivo aún se puede entregar.</translation>
    </message>
    <message>
        <source>The server has something different in place of a row of this file.</source>
        <translation>El servidor tiene algo distinto en lugar de una fila de este archivo.</translation>
    </message>
    <message>
        <source>Somebody changed it on the way. Tell the coordinator, and hand in as a file.</source>
        <translation>Alguien la modificó por el camino. Avise al coordinador y entregue como archivo.</translation>
    </message>
    <message>
        <source>The server refused it (%1: %2).</source>
        <translation>El servidor lo rechazó (%1: %2).</translation>
    </message>
    <message>
        <source>The server %1 cannot be reached (%2).</source>
        <translation>No se puede conectar con el servidor %1 (%2).</translation>
    </message>
    <message>
        <source>Work goes on without it; what waits is sent later.</source>
        <translation>El trabajo sigue sin él; lo que espera se enviará después.</translation>
    </message>
    <message>
        <source>The server could not prove that it is the one of the invitation (%1).</source>
        <translation>El servidor no pudo demostrar que es el de la invitación (%1).</translation>
    </message>
    <message>
        <source>Nothing was sent. Ask whoever runs it about its certificate.</source>
        <translation>No se envió nada. Pregunte por su certificado a quien lo administra.</translation>
    </message>
    <message>
        <source>The server does not know this device.</source>
        <translation>El servidor no conoce este dispositivo.</translation>
    </message>
    <message>
        <source>Ask the coordinator for a new invitation, or hand in as a file.</source>
        <translation>Pida al coordinador una invitación nueva, o entregue como archivo.</translation>
    </message>
    <message>
        <source>You do not take part in this study on the server, or may not do this.</source>
        <translation>Usted no participa en este estudio en el servidor, o esto no le está permitido.</translation>
    </message>
    <message>
        <source>Ask the coordinator; the file can still be handed in.</source>
        <translation>Pregunte al coordinador; el archivo aún se puede entregar.</translation>
    </message>
    <message>
        <source>The server cannot do this now (%1).</source>
        <translation>El servidor no puede hacerlo ahora (%1).</translation>
    </message>
    <message>
        <source>Nothing was lost; try again later.</source>
        <translation>No se ha perdido nada; inténtelo más tarde.</translation>
    </message>
    <message>
        <source>Work that the server had is no longer there (%1).</source>
        <translation>El trabajo que tenía el servidor ya no está ahí (%1).</translation>
    </message>
    <message>
        <source>Nothing was received or sent. If the server was restored from a backup, whoever runs it has to confirm that with “subtext-cli team restored”; if not, tell the coordinator.</source>
        <translation>No se recibió ni se envió nada. Si el servidor se restauró a partir de una copia de seguridad, quien lo administra tiene que confirmarlo con «subtext-cli team restored»; si no, avise al coordinador.</translation>
    </message>
    <message>
        <source>The server returned something other than what was sent to it (%1).</source>
        <translation>El servidor devolvió algo distinto de lo que se le envió (%1).</translation>
    </message>
    <message>
        <source>None of it was used. Tell the coordinator; the file can still be handed in.</source>
        <translation>No se usó nada de ello. Avise al coordinador; el archivo aún se puede entregar.</translation>
    </message>
    <message>
        <source>Something on the server was not sealed by the device that it names (%1).</source>
        <translation>Algo del servidor no lleva el sello del dispositivo que indica (%1).</translation>
    </message>
    <message>
        <source>Somebody added, changed or removed something there. Tell the coordinator, and hand in as a file.</source>
        <translation>Alguien añadió, cambió o quitó algo allí. Avise al coordinador y entregue como archivo.</translation>
    </message>
    <message>
        <source>The server says in its own name what it may not say (%1).</source>
        <translation>El servidor dice en su propio nombre algo que no le corresponde (%1).</translation>
    </message>
    <message>
        <source>Somebody added something there. Tell the coordinator, and hand in as a file.</source>
        <translation>Alguien añadió algo allí. Avise al coordinador y entregue como archivo.</translation>
    </message>
    <message>
        <source>The server gave an answer that this program cannot read (%1).</source>
        <translation>El servidor dio una respuesta que este programa no puede leer (%1).</translation>
    </message>
    <message>
        <source>None of it was used. Update Subtext, or ask whoever runs the server.</source>
        <translation>No se usó nada de ella. Actualice Subtext o pregunte a quien administra el servidor.</translation>
    </message>
    <message>
        <source>The library %1, which reaches the server of a team, is not installed or cannot be used (%2).</source>
        <translation>La biblioteca %1, que conecta con el servidor de un equipo, no está instalada o no se puede usar (%2).</translation>
    </message>
    <message>
        <source>Install the package libpq5 and start Subtext again.</source>
        <translation>Instale el paquete libpq5 y vuelva a iniciar Subtext.</translation>
    </message>
</context>
<context>
    <name>subtext::ServerForm</name>
    <message>
        <source>Address of the server</source>
        <translation>Dirección del servidor</translation>
    </message>
    <message>
        <source>As in the browser; of a project’s page, that project is chosen in the list. A server on another machine needs https.</source>
        <translation>Como en el navegador; si es la página de un proyecto, ese proyecto queda elegido en la lista. Un servidor en otro dispositivo necesita https.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>In the variable %1</source>
        <translation>En la variable %1</translation>
    </message>
    <message>
        <source>In the system’s keychain</source>
        <translation>En el llavero del sistema</translation>
    </message>
    <message>
        <source>Where the key is</source>
        <translation>Dónde está la clave</translation>
    </message>
    <message>
        <source>An access token of Label Studio. Subtext saves it in no file, and shows it only where somebody asks for that while typing it.</source>
        <translation>Un token de acceso de Label Studio. Subtext no lo guarda en ningún archivo, y solo lo muestra a quien lo pide mientras lo escribe.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>In Label Studio it is under Account &amp; Settings › Personal Access Token, or Access Token.</source>
        <translation>En Label Studio está en Account &amp; Settings › Personal Access Token, o Access Token.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Clave nueva</translation>
    </message>
</context>
<context>
    <name>subtext::SetContents</name>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>Share of gold</source>
        <translation>Proporción de gold</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Gold %1, %2 %3: %4 of %5</source>
        <translation>Gold %1, %2 %3: %4 de %5</translation>
    </message>
    <message>
        <source>%1 of %2 are the gold label.</source>
        <translation>%1 de %2 son la etiqueta gold.</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondido</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Voted</source>
        <translation>Votada</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>Valence</source>
        <translation>Valencia</translation>
    </message>
    <message>
        <source>Arousal</source>
        <translation>Activación</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>Dominancia</translation>
    </message>
    <message>
        <source>%1, mean of people</source>
        <translation>%1, media de las personas</translation>
    </message>
    <message>
        <source>%1, the model</source>
        <translation>%1, el modelo</translation>
    </message>
    <message>
        <source>As people</source>
        <translation>Como las personas</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model − people</source>
        <translation>Modelo − personas</translation>
    </message>
    <message>
        <source>%1 of %2: MAE %3, r %4.</source>
        <translation>%1 de %2: MAE %3, r %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n ítem</numerusform>
            <numerusform>%n ítems</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: people %2, model %3</source>
        <translation>%1: personas %2, modelo %3</translation>
    </message>
    <message>
        <source>Always “%1”</source>
        <translation>Siempre «%1»</translation>
    </message>
    <message>
        <source>Majority class</source>
        <translation>Clase mayoritaria</translation>
    </message>
    <message>
        <source>Annotator accuracy against others</source>
        <translation>Exactitud de los anotadores frente a los demás</translation>
    </message>
    <message>
        <source>Annotator accuracy against gold</source>
        <translation>Exactitud de los anotadores frente a gold</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Ítems</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>Macro-F1</translation>
    </message>
    <message>
        <source>Weighted-F1</source>
        <translation>F1 ponderada</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1 (n = %2)</translation>
    </message>
    <message>
        <source>Accuracy of %1 in %2.</source>
        <translation>Exactitud de %1 en %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n parts of the items</source>
        <translation>
            <numerusform>%n parte de los ítems</numerusform>
            <numerusform>%n partes de los ítems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::SetView</name>
    <message>
        <source>Set</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>What became of the items with gold. Only valid and translated answers have a label; the others count as wrong.</source>
        <translation>Qué fue de los ítems con gold. Solo las respuestas válidas y las traducidas tienen etiqueta; las demás cuentan como errores.</translation>
    </message>
    <message>
        <source>By option</source>
        <translation>Por opción</translation>
    </message>
    <message>
        <source>– where the share is undefined: no such answer, or no such gold. It counts as 0 in the macro-F1. A row opens the items with that gold label; its precision or “Answered” opens those that were answered so.</source>
        <translation>– si la proporción es indefinida: no hay tal respuesta, o no hay tal gold. Cuenta como 0 en la macro-F1. Una fila abre los ítems con esa etiqueta gold; su precisión o «Respondido», los que recibieron esa respuesta.</translation>
    </message>
    <message>
        <source>Labels outside the options</source>
        <translation>Etiquetas ajenas a las opciones</translation>
    </message>
    <message>
        <source>Valence, arousal, dominance</source>
        <translation>Valencia, activación, dominancia</translation>
    </message>
    <message>
        <source>Against the mean of the item’s raters; for people, an annotator against the mean of the others.</source>
        <translation>Frente a la media de los anotadores del ítem; en el caso de las personas, un anotador frente a la media de los demás.</translation>
    </message>
    <message>
        <source>Its labels against gold</source>
        <translation>Sus etiquetas frente a gold</translation>
    </message>
    <message>
        <source>Rows are gold labels, columns its answers, the last without a label. Shade: share of the row.</source>
        <translation>Las filas son etiquetas gold; las columnas, sus respuestas, la última sin etiqueta. Tono: proporción de la fila.</translation>
    </message>
    <message>
        <source>People’s votes against gold</source>
        <translation>Votos de las personas frente a gold</translation>
    </message>
    <message>
        <source>The same for every vote of the annotators. Gold is made from these votes, so they come closer to it.</source>
        <translation>Lo mismo para cada voto de los anotadores. Gold se forma con estos votos, así que se le acercan más.</translation>
    </message>
    <message>
        <source>By part of the items</source>
        <translation>Por parte de los ítems</translation>
    </message>
    <message>
        <source>Accuracy with its 95 % interval beside people and the most frequent gold label.</source>
        <translation>La exactitud con su intervalo del 95 % junto a la de las personas y la etiqueta gold más frecuente.</translation>
    </message>
    <message>
        <source>Scales, item by item</source>
        <translation>Escalas, ítem por ítem</translation>
    </message>
    <message>
        <source>Each item at the mean of its raters and at the model’s value. On the line the model agrees with people.</source>
        <translation>Cada ítem en la media de sus anotadores y en el valor del modelo. Sobre la línea, el modelo coincide con las personas.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>%1 answered %2</source>
        <translation>%1 respondió %2</translation>
    </message>
    <message>
        <source>Gold %1</source>
        <translation>Gold %1</translation>
    </message>
    <message>
        <source>Gold %1, voted %2</source>
        <translation>Gold %1, votada %2</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Ítems</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Exhaustividad</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondido</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>No hay ninguna.</translation>
    </message>
    <message>
        <source>How the table %1 translates them.</source>
        <translation>Cómo las traduce la tabla %1.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Translated to</source>
        <translation>Traducida como</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>MAE</source>
        <translation>MAE</translation>
    </message>
    <message>
        <source>r</source>
        <translation>r</translation>
    </message>
    <message>
        <source>People: MAE</source>
        <translation>Personas: MAE</translation>
    </message>
    <message>
        <source>People: r</source>
        <translation>Personas: r</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>No válidas</translation>
    </message>
    <message>
        <source>The set has no answers on these scales.</source>
        <translation>El conjunto no tiene respuestas en estas escalas.</translation>
    </message>
    <message>
        <source>Gold %1, answered %2</source>
        <translation>Gold %1, respondida %2</translation>
    </message>
    <message>
        <source>Gold %1, no label</source>
        <translation>Gold %1, sin etiqueta</translation>
    </message>
    <message>
        <source>%1, item by item</source>
        <translation>%1, ítem por ítem</translation>
    </message>
</context>
<context>
    <name>subtext::SettingRow</name>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
</context>
<context>
    <name>subtext::SettingsView</name>
    <message>
        <source>The study is locked, so most settings are read only. You can still change the names in releases, the practice scenes and the guideline. To change the others, unlock the study in Adjudicate.</source>
        <translation>El estudio está bloqueado, así que la mayor parte de la configuración es de solo lectura. Aún puede cambiar los nombres en las publicaciones, las escenas de práctica y las directrices. Para cambiar lo demás, desbloquee el estudio en Arbitraje.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>Consent, practice and repeats</source>
        <translation>Consentimiento, práctica y repeticiones</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Directrices</translation>
    </message>
    <message>
        <source>Undo the changes</source>
        <translation>Deshacer los cambios</translation>
    </message>
    <message>
        <source>Save the settings</source>
        <translation>Guardar la configuración</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>What annotators are asked of each scene. It stays as it is; only its words may change.</source>
        <translation>Lo que se pregunta a los anotadores sobre cada escena. Queda como está; solo pueden cambiar sus palabras.</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Asignación</translation>
    </message>
    <message>
        <source>How many annotators each item has, and the seed of every random order. Until labelling begins, the Assignment view draws it anew.</source>
        <translation>Cuántos anotadores tiene cada ítem, y la semilla de todos los órdenes al azar. Hasta que empiece el etiquetado, la vista Asignación puede sortearlo de nuevo.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Edit the practice scenes</source>
        <translation>Editar las escenas de práctica</translation>
    </message>
    <message>
        <source>Practice scenes</source>
        <translation>Escenas de práctica</translation>
    </message>
    <message>
        <source>Each with the answer that it teaches, and why. The desk adds settled items (Use as practice); here they are put in order, reworded or removed.</source>
        <translation>Cada una con la respuesta que enseña, y el porqué. La mesa añade ítems resueltos (Usar como práctica); aquí se ordenan, se redactan de otro modo o se quitan.</translation>
    </message>
    <message>
        <source>There are none yet: the desk can add settled items.</source>
        <translation>Todavía no hay ninguna: la mesa puede añadir ítems resueltos.</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <translation>%1 · semilla %2</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n anotador</numerusform>
            <numerusform>%n anotadores</numerusform>
        </translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>El estudio está abierto solo para lectura.</translation>
    </message>
    <message>
        <source>Not saved yet. Hand-outs that are out keep the old settings until they are written again.</source>
        <translation>Aún sin guardar. Los archivos de trabajo ya repartidos conservan la configuración antigua hasta que se vuelvan a escribir.</translation>
    </message>
    <message>
        <source>Every change is recorded with the study.</source>
        <translation>Cada cambio queda registrado con el estudio.</translation>
    </message>
    <message>
        <source>The settings were changed and are not saved.</source>
        <translation>La configuración se cambió y no está guardada.</translation>
    </message>
    <message>
        <source>Save them, discard the changes, or stay and look at them once more.</source>
        <translation>Guárdela, descarte los cambios, o quédese y revísela una vez más.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>subtext::SettleView</name>
    <message>
        <source>left to the votes, %1</source>
        <translation>decidido por los votos, %1</translation>
    </message>
    <message>
        <source>No note.</source>
        <translation>Sin nota.</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (usted)</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>You proposed: %1.%2 It is settled when the other confirms.</source>
        <translation>Usted propuso: %1.%2 Quedará zanjado cuando la otra persona lo confirme.</translation>
    </message>
    <message>
        <source>%1 proposes: %2.%3 Ctrl+Enter confirms; a different pick is your own proposal.</source>
        <translation>%1 propone: %2.%3 Ctrl+Intro lo confirma; una elección distinta es su propia propuesta.</translation>
    </message>
</context>
<context>
    <name>subtext::SetupWizard</name>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Asignación</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Consent, practice</source>
        <translation>Consentimiento, práctica</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Nuevo estudio</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Izquierda</translation>
    </message>
    <message>
        <source>Return, or Ctrl+Return in a text</source>
        <translation>Intro, o Ctrl+Intro dentro de un texto</translation>
    </message>
    <message>
        <source>The file is read. Look at what was found in it before you go on.</source>
        <translation>El archivo está leído. Vea lo que se encontró en él antes de seguir.</translation>
    </message>
    <message>
        <source>&amp;Make the study…</source>
        <translation>&amp;Crear el estudio…</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Nothing is written before you choose a file name.</source>
        <translation>No se escribe nada hasta que elija un nombre de archivo.</translation>
    </message>
    <message>
        <source>%1, row %2: %3</source>
        <translation>%1, fila %2: %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>Leave the new study?</source>
        <translation>¿Abandonar el nuevo estudio?</translation>
    </message>
    <message>
        <source>Nothing is written yet, and what you entered is lost.</source>
        <translation>Todavía no se ha escrito nada, y lo que ha introducido se perderá.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Abandonar</translation>
    </message>
</context>
<context>
    <name>subtext::ShareDialog</name>
    <message>
        <source>The server does not accept this login with this password.</source>
        <translation>El servidor no acepta este usuario con esta contraseña.</translation>
    </message>
    <message>
        <source>Check both with whoever runs the server; nothing was sent.</source>
        <translation>Compruebe ambos con quien administra el servidor; no se envió nada.</translation>
    </message>
    <message>
        <source>This login may not set up a study on the server.</source>
        <translation>Este usuario no puede preparar un estudio en el servidor.</translation>
    </message>
    <message>
        <source>Ask whoever runs the server; nothing was sent.</source>
        <translation>Pregunte a quien administra el servidor; no se envió nada.</translation>
    </message>
    <message>
        <source>This study is shared with a team already.</source>
        <translation>Este estudio ya está compartido con un equipo.</translation>
    </message>
    <message>
        <source>Invite people to that.</source>
        <translation>Invite a las personas a ese equipo.</translation>
    </message>
    <message>
        <source>The folder has this study already, shared from another file (%1).</source>
        <translation>La carpeta ya tiene este estudio, compartido desde otro archivo (%1).</translation>
    </message>
    <message>
        <source>Open that file, or choose another folder; nothing was written.</source>
        <translation>Abra ese archivo o elija otra carpeta; no se escribió nada.</translation>
    </message>
    <message>
        <source>Share with a team</source>
        <translation>Compartir con un equipo</translation>
    </message>
    <message>
        <source>Several computers can work on one study. It goes to a server or into a folder as a whole: scenarios, answers, decisions, codes and names. Secrets stay on this computer; nothing is sent before you agree below.</source>
        <translation>Varios dispositivos pueden trabajar en un mismo estudio. El estudio va entero a un servidor o a una carpeta: escenarios, respuestas, decisiones, códigos y nombres. Los secretos se quedan en este dispositivo; no se envía nada antes de que usted lo acepte abajo.</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Adónde va</translation>
    </message>
    <message>
        <source>On a server</source>
        <translation>A un servidor</translation>
    </message>
    <message>
        <source>In a shared folder</source>
        <translation>A una carpeta compartida</translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation>Carpeta compartida</translation>
    </message>
    <message>
        <source>On this computer; the others have it in places of their own.</source>
        <translation>En este dispositivo; los demás la tienen en lugares propios.</translation>
    </message>
    <message>
        <source>Choose the shared folder</source>
        <translation>Elegir la carpeta compartida</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>As HOST/DATABASE or HOST:PORT/DATABASE. The database must be there.</source>
        <translation>En la forma HOST/DATABASE o HOST:PORT/DATABASE. La base de datos debe existir.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Optional. The certificate of the authority that signed the server’s, where this system does not know it. Whoever runs the server has it.</source>
        <translation>Opcional. El certificado de la autoridad que firmó el del servidor, si este sistema no la conoce. Lo tiene quien administra el servidor.</translation>
    </message>
    <message>
        <source>Choose a certificate</source>
        <translation>Elegir un certificado</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificados (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>The login of whoever may set up the server, used once for each study; not your own.</source>
        <translation>El usuario de quien puede preparar el servidor, que se usa una vez por estudio; no el de usted.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>The password of that login. It is not saved anywhere, and is cleared here once it was used.</source>
        <translation>La contraseña de ese usuario. No se guarda en ningún sitio, y se borra de aquí en cuanto se ha usado.</translation>
    </message>
    <message>
        <source>A folder that all can open, such as one that a service copies to every computer, carries a team of annotators and one coordinator. It is not blind: a server decides who reads what, a folder cannot. Whoever can open it can read everything in it, names included. Use a server where that matters, and wherever people adjudicate.</source>
        <translation>Una carpeta que todos puedan abrir, por ejemplo una que un servicio copie en todos los dispositivos, sirve para un equipo de anotadores y un coordinador. No es ciega: un servidor decide quién lee qué; una carpeta no puede. Quien pueda abrirla puede leer todo lo que contiene, también los nombres. Use un servidor donde eso importe, y siempre que haya arbitraje.</translation>
    </message>
    <message>
        <source>A PostgreSQL server that your institution runs. Only people whom you invite can sign in, and each can read what their role allows. Whoever runs the server can read everything.</source>
        <translation>Un servidor PostgreSQL que administra su institución. Solo pueden entrar las personas que usted invite, y cada una puede leer lo que permite su papel. Quien administra el servidor puede leerlo todo.</translation>
    </message>
    <message>
        <source>I agree that this study goes into the folder “%1”, which is not blind</source>
        <translation>Acepto que este estudio vaya a la carpeta «%1», que no es ciega</translation>
    </message>
    <message>
        <source>I agree that this study is sent to %1 and kept there for its team</source>
        <translation>Acepto que este estudio se envíe a %1 y se guarde allí para su equipo</translation>
    </message>
    <message>
        <source>Setting the study up in the folder “%1”…</source>
        <translation>Preparando el estudio en la carpeta «%1»…</translation>
    </message>
    <message>
        <source>Setting the study up on %1…</source>
        <translation>Preparando el estudio en %1…</translation>
    </message>
    <message>
        <source>The study is shared in %1.</source>
        <translation>El estudio está compartido en %1.</translation>
    </message>
    <message>
        <source>The study is shared on %1.</source>
        <translation>El estudio está compartido en %1.</translation>
    </message>
    <message>
        <source>Its contents are being sent, which needs nothing more from you. Next, invite people: choose “Team…” at the foot of the window, then “Invite…”.</source>
        <translation>Su contenido se está enviando, para lo que no tiene que hacer nada más. A continuación invite a las personas: elija «Equipo…» al pie de la ventana y después «Invitar…».</translation>
    </message>
    <message>
        <source>Share on %1</source>
        <translation>Compartir en %1</translation>
    </message>
    <message>
        <source>Name the folder, and tick the box above.</source>
        <translation>Indique la carpeta y marque la casilla de arriba.</translation>
    </message>
    <message>
        <source>Name the server, and tick the box above.</source>
        <translation>Indique el servidor y marque la casilla de arriba.</translation>
    </message>
</context>
<context>
    <name>subtext::SheetChoice</name>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Sheet of %1</source>
        <translation>Hoja de %1</translation>
    </message>
</context>
<context>
    <name>subtext::ShortAnswer</name>
    <message>
        <source>All answered. Ctrl+Enter submits.</source>
        <translation>Todo respondido. Ctrl+Intro para confirmar.</translation>
    </message>
    <message>
        <source>Scenes answered</source>
        <translation>Escenas respondidas</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Still missing: %1</source>
        <translation>Falta: %1</translation>
    </message>
    <message>
        <source>You answered No to every row. Ctrl+Enter again submits.</source>
        <translation>Ha respondido «No» en todas las filas. Pulse Ctrl+Intro otra vez para confirmar.</translation>
    </message>
</context>
<context>
    <name>subtext::SignInPage</name>
    <message>
        <source>Another study</source>
        <translation>Otro estudio</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>¿Quién es usted?</translation>
    </message>
    <message>
        <source>Type your name</source>
        <translation>Escriba su nombre</translation>
    </message>
    <message>
        <source>Nobody is on the roster of this study yet. Make a study with “New study from files”, or add people with
subtext-cli roster add STUDY CODE NAME</source>
        <translation>Todavía no hay nadie en la lista de participantes de este estudio. Cree un estudio con «Nuevo estudio a partir de archivos», o añada personas con
subtext-cli roster add STUDY CODE NAME</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>Anotadores</translation>
    </message>
    <message>
        <source>Adjudicators</source>
        <translation>Árbitros</translation>
    </message>
    <message>
        <source>Coordinators</source>
        <translation>Coordinadores</translation>
    </message>
    <message>
        <source>You, last time</source>
        <translation>Usted, la última vez</translation>
    </message>
    <message>
        <source>%1 of %2 submitted</source>
        <translation>%1 de %2 confirmados</translation>
    </message>
    <message>
        <source>Nobody of this study has a name or a code with “%1”. Look for another spelling, or ask whoever runs the study to add you to the roster.</source>
        <translation>Nadie en este estudio tiene un nombre o un código que contenga «%1». Pruebe con otra grafía, o pida a quien dirige el estudio que le añada a la lista de participantes.</translation>
    </message>
</context>
<context>
    <name>subtext::Smoothing</name>
    <message>
        <source>Smoothing s = </source>
        <translation>Suavizado s = </translation>
    </message>
    <message>
        <source>Smoothing of the prior</source>
        <translation>Suavizado de la distribución previa</translation>
    </message>
    <message>
        <source>Added to every count, so that a pair that was never seen has a weight: θ of an emotion is ln((c + s) / (n − c + s)), of a pair ln((c + s) / (expected + s)).</source>
        <translation>Se suma a cada recuento, para que tenga peso un par que nunca se vio: θ de una emoción es ln((c + s) / (n − c + s)); de un par, ln((c + s) / (esperado + s)).</translation>
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
        <translation>%1, ahora</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, hecho</translation>
    </message>
</context>
<context>
    <name>subtext::StandingText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>Late: %1.</source>
        <translation>Con retraso: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 answers are in.</source>
        <translation>Han llegado %1 de %2 respuestas.</translation>
    </message>
    <message>
        <source>%1 of %2 hand-outs are not back. Merge what people send you.</source>
        <translation>Faltan por volver %1 de %2 archivos de trabajo. Fusione lo que le envíen.</translation>
    </message>
    <message>
        <source>items asked for again: %1</source>
        <translation>ítems pedidos de nuevo: %1</translation>
    </message>
    <message>
        <source>questions answered: %1</source>
        <translation>consultas contestadas: %1</translation>
    </message>
    <message>
        <source>The study has no scenarios yet. Import files, or pull a project with “Label Studio…” in Roster. A pull that was cut off can be started again there.</source>
        <translation>El estudio no tiene escenarios todavía. Importe archivos o traiga un proyecto con «Label Studio…» en Participantes. Si la descarga de un proyecto se cortó, puede reiniciarse allí.</translation>
    </message>
    <message>
        <source>The study has scenarios, and nobody to label them.</source>
        <translation>El estudio tiene escenarios, pero nadie para etiquetarlos.</translation>
    </message>
    <message>
        <source>Items are assigned, but some annotators have no hand-out to label them in. Annotators who work in this study file need none: they sign in here.</source>
        <translation>Hay ítems asignados, pero algunos anotadores no tienen archivo de trabajo en el que etiquetarlos. Quienes trabajan en este archivo del estudio no lo necesitan: entran aquí.</translation>
    </message>
    <message>
        <source>Everything is labelled. A split has no gold label until a person decides.</source>
        <translation>Todo está etiquetado. Un ítem dividido no tiene etiqueta gold hasta que decide una persona.</translation>
    </message>
    <message>
        <source>The study is locked.</source>
        <translation>El estudio está bloqueado.</translation>
    </message>
    <message>
        <source>Everything is labelled, and every split is decided.</source>
        <translation>Todo está etiquetado y todos los ítems divididos están decididos.</translation>
    </message>
    <message>
        <source>Version %1 is released; everything is labelled and decided.</source>
        <translation>La versión %1 está publicada; todo está etiquetado y decidido.</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Asignación</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiquetado</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>Arbitraje</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>%1 of %2 assigned</source>
        <translation>%1 de %2 asignados</translation>
    </message>
    <message>
        <source>%1 of %2 hand-outs back</source>
        <translation>%1 de %2 archivos de trabajo devueltos</translation>
    </message>
    <message>
        <source>Hand-outs to write</source>
        <translation>Archivos de trabajo por escribir</translation>
    </message>
    <message>
        <source>New hand-outs to write: %1</source>
        <translation>Nuevos archivos de trabajo por escribir: %1</translation>
    </message>
    <message>
        <source>%1 of %2 answers</source>
        <translation>%1 de %2 respuestas</translation>
    </message>
    <message>
        <source>%1 of %2 items complete</source>
        <translation>%1 de %2 ítems completos</translation>
    </message>
    <message>
        <source>To label again: %1</source>
        <translation>Por volver a etiquetar: %1</translation>
    </message>
    <message>
        <source>Asked for again, not given: %1</source>
        <translation>Pedidas de nuevo y no dadas: %1</translation>
    </message>
    <message>
        <source>%1 decided</source>
        <translation>%1 decididos</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ninguna todavía</translation>
    </message>
    <message>
        <source>Latest: %1</source>
        <translation>Última: %1</translation>
    </message>
    <message>
        <source>Import scenarios…</source>
        <translation>Importar escenarios…</translation>
    </message>
    <message>
        <source>Add annotators…</source>
        <translation>Añadir anotadores…</translation>
    </message>
    <message>
        <source>Write hand-outs…</source>
        <translation>Escribir archivos de trabajo…</translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation>Invitar…</translation>
    </message>
    <message>
        <source>Merge returned files…</source>
        <translation>Fusionar archivos devueltos…</translation>
    </message>
    <message>
        <source>See how everybody is doing</source>
        <translation>Ver cómo va cada cual</translation>
    </message>
    <message>
        <source>Make a release…</source>
        <translation>Hacer una publicación…</translation>
    </message>
    <message>
        <source>See the release</source>
        <translation>Ver la publicación</translation>
    </message>
    <message>
        <source>Nothing new since you last looked here (%1).</source>
        <translation>Nada nuevo desde la última vez que miró aquí (%1).</translation>
    </message>
    <message>
        <source>version %1 released</source>
        <translation>versión %1 publicada</translation>
    </message>
    <message>
        <source>New since you last looked here (%1): %2.</source>
        <translation>Novedades desde la última vez que miró aquí (%1): %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2 asked for again</source>
        <translation>%1, %2 pedidos de nuevo</translation>
    </message>
    <message>
        <source>not back yet</source>
        <translation>aún no ha vuelto</translation>
    </message>
    <message>
        <source>%1, the new one is not back</source>
        <translation>%1, el nuevo no ha vuelto</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Con retraso</translation>
    </message>
    <message>
        <source>No items</source>
        <translation>Sin ítems</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Not back yet</source>
        <translation>Aún no ha vuelto</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Sin empezar</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Late: items are open, and the last answer or the hand-out is at least %1 days old, or there is neither and others have begun.</source>
        <translation>Con retraso: hay ítems pendientes, y la última respuesta o el archivo de trabajo tienen al menos %1 días, o no hay ni una ni otro y los demás ya han empezado.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Dear %1,</source>
        <translation>Hola, %1:</translation>
    </message>
    <message>
        <source>In “%1” you have labelled %2 of %3 so far.</source>
        <translation>En «%1» ha etiquetado hasta ahora %2 de %3.</translation>
    </message>
    <message>
        <source>If you have gone further in your file, please choose “Hand in” in it and send the file that it names.</source>
        <translation>Si en su archivo ha avanzado más, elija en él «Entregar» y envíe el archivo que se le indique.</translation>
    </message>
    <message>
        <source>When can you go on? You can stop and come back at any time; everything is saved.</source>
        <translation>¿Cuándo puede continuar? Puede parar y volver cuando quiera; todo queda guardado.</translation>
    </message>
    <message>
        <source>Thank you,</source>
        <translation>Gracias.</translation>
    </message>
</context>
<context>
    <name>subtext::StartPage</name>
    <message>
        <source>Reading between the lines, and writing it down.</source>
        <translation>Leer entre líneas, y dejarlo por escrito.</translation>
    </message>
    <message>
        <source>Drop one study to open it, or several returned files to merge them</source>
        <translation>Suelte un estudio para abrirlo, o varios archivos devueltos para fusionarlos</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Abrir un estudio</translation>
    </message>
    <message>
        <source>A file that ends in .subtext</source>
        <translation>Un archivo que termina en .subtext</translation>
    </message>
    <message>
        <source>New study from files</source>
        <translation>Nuevo estudio a partir de archivos</translation>
    </message>
    <message>
        <source>Scenarios from CSV, Excel or JSON, a roster, an assignment</source>
        <translation>Escenarios en CSV, Excel o JSON, una lista de participantes, una asignación</translation>
    </message>
    <message>
        <source>Merge returned files</source>
        <translation>Fusionar archivos devueltos</translation>
    </message>
    <message>
        <source>What the annotators sent back; or drop the files here</source>
        <translation>Lo que devolvieron los anotadores; también puede soltar los archivos aquí</translation>
    </message>
    <message>
        <source>Demonstration study</source>
        <translation>Estudio de demostración</translation>
    </message>
    <message>
        <source>Scenes and invented people to try everything with</source>
        <translation>Escenas y personas inventadas para probarlo todo</translation>
    </message>
    <message>
        <source>Recent studies</source>
        <translation>Estudios recientes</translation>
    </message>
    <message>
        <source>Studies that you open will be listed here.</source>
        <translation>Aquí aparecerán los estudios que abra.</translation>
    </message>
    <message>
        <source>Everything stays on this machine unless you send it. No account, no telemetry.  ·  F1 manual  ·  F12 keys</source>
        <translation>Todo se queda en este dispositivo salvo que usted lo envíe. Sin cuenta, sin telemetría.  ·  F1 manual  ·  F12 teclas</translation>
    </message>
    <message>
        <source>Join a team…</source>
        <translation>Unirse a un equipo…</translation>
    </message>
    <message>
        <source>With an invitation that you were sent, a file or a link.</source>
        <translation>Con una invitación que haya recibido: un archivo o un enlace.</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>The name of a language</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Language of the window: %1</source>
        <translation>Idioma de la ventana: %1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>From Label Studio…</source>
        <translation>Desde Label Studio…</translation>
    </message>
    <message>
        <source>A project of a running server, with its people and answers</source>
        <translation>Un proyecto de un servidor en marcha, con sus personas y respuestas</translation>
    </message>
    <message>
        <source>%1 is no longer there. Click to look for its backups.</source>
        <translation>%1 ya no está ahí. Haga clic para buscar sus copias de seguridad.</translation>
    </message>
</context>
<context>
    <name>subtext::StepList</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aquí</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <translation>Paso %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>subtext::StratumBox</name>
    <message>
        <source>Items that count</source>
        <translation>Ítems que cuentan</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1 (n = %2)</translation>
    </message>
</context>
<context>
    <name>subtext::StudioDialog</name>
    <message>
        <source>Label Studio</source>
        <translation>Label Studio</translation>
    </message>
    <message>
        <source>Pull a project from a running Label Studio into this study, or push the study there. Nothing is requested before you connect.</source>
        <translation>Traer a este estudio un proyecto de un Label Studio en marcha, o enviar allí el estudio. No se pide nada antes de que usted se conecte.</translation>
    </message>
    <message>
        <source>You see what would be pulled or pushed before it is done.</source>
        <translation>Antes de hacerlo se ve lo que se traería o se enviaría.</translation>
    </message>
    <message>
        <source>The project that was made from this study, or a new one</source>
        <translation>El proyecto que se creó a partir de este estudio, o uno nuevo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Reading the project…</source>
        <translation>Leyendo el proyecto…</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>In Label Studio’s free edition everybody in a project can see and change everything in it.</source>
        <translation>En la edición gratuita de Label Studio, cualquiera que esté en un proyecto puede ver y cambiar todo lo que contiene.</translation>
    </message>
    <message>
        <source>Answers too, with codes and names</source>
        <translation>También las respuestas, con códigos y nombres</translation>
    </message>
    <message>
        <source>Gold labels and notes too</source>
        <translation>También las etiquetas gold y las notas</translation>
    </message>
    <message>
        <source>They are not shown while labelling, but anybody in the project can look them up.</source>
        <translation>No se muestran mientras se etiqueta, pero cualquiera del proyecto puede consultarlas.</translation>
    </message>
    <message>
        <source>What would be sent</source>
        <translation>Qué se enviaría</translation>
    </message>
    <message>
        <source>Push the study to it…</source>
        <translation>Enviarle el estudio…</translation>
    </message>
    <message>
        <source>the study’s own project</source>
        <translation>el proyecto propio del estudio</translation>
    </message>
    <message>
        <source>Projects on %1</source>
        <translation>Proyectos en %1</translation>
    </message>
    <message>
        <source>Pull “%1” into this study</source>
        <translation>Traer «%1» a este estudio</translation>
    </message>
    <message>
        <source>Push this study to “%1”</source>
        <translation>Enviar este estudio a «%1»</translation>
    </message>
    <message>
        <source>Push the study there…</source>
        <translation>Enviar allí el estudio…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Connect to %1</source>
        <translation>Conectarse a %1</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Look at the project</source>
        <translation>Ver el proyecto</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>Traer</translation>
    </message>
    <message>
        <source>Push to %1</source>
        <translation>Enviar a %1</translation>
    </message>
    <message>
        <source>the texts of the scenarios</source>
        <translation>los textos de los escenarios</translation>
    </message>
    <message>
        <source>answers with codes and names</source>
        <translation>respuestas con códigos y nombres</translation>
    </message>
    <message>
        <source>gold labels and notes</source>
        <translation>etiquetas gold y notas</translation>
    </message>
    <message>
        <source>I agree that these are sent to %1: %2</source>
        <translation>Acepto que se envíe a %1: %2</translation>
    </message>
    <message>
        <source>Stopped. Nothing was sent.</source>
        <translation>Detenido. No se envió nada.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was pulled.</source>
        <translation>Detenido. No se trajo nada.</translation>
    </message>
    <message>
        <source>Checking what is there…</source>
        <translation>Comprobando lo que hay allí…</translation>
    </message>
    <message>
        <source>Into project %1, “%2”.</source>
        <translation>Al proyecto %1, «%2».</translation>
    </message>
    <message>
        <source>A new project will be made.</source>
        <translation>Se creará un proyecto nuevo.</translation>
    </message>
    <message>
        <source>Everything is there already.</source>
        <translation>Ya está todo allí.</translation>
    </message>
    <message>
        <source>Project %1: %2 and %3 were sent.</source>
        <translation>Proyecto %1: se enviaron %2 y %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n escenario</numerusform>
            <numerusform>%n escenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n respuesta</numerusform>
            <numerusform>%n respuestas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::StudioFrame</name>
    <message>
        <source>Signing in…</source>
        <translation>Entrando…</translation>
    </message>
    <message>
        <source>The server is preparing the project…</source>
        <translation>El servidor está preparando el proyecto…</translation>
    </message>
    <message>
        <source>Fetching the project…</source>
        <translation>Obteniendo el proyecto…</translation>
    </message>
    <message>
        <source>Asking for the project…</source>
        <translation>Pidiendo el proyecto…</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Projects on the server</source>
        <translation>Proyectos del servidor</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Tick the box above before connecting to this host.</source>
        <translation>Marque la casilla de arriba antes de conectarse a este servidor.</translation>
    </message>
    <message>
        <source>I agree that Subtext signs in at %1 with my key; nothing from the study goes there</source>
        <translation>Acepto que Subtext se identifique en %1 con mi clave; no se envía nada del estudio</translation>
    </message>
    <message>
        <source>Looking for the key…</source>
        <translation>Buscando la clave…</translation>
    </message>
    <message>
        <source>Asking %1 (at most %2 s)…</source>
        <translation>Preguntando a %1 (como máximo %2 s)…</translation>
    </message>
</context>
<context>
    <name>subtext::StudioStudyDialog</name>
    <message>
        <source>This project has no labelling interface yet. Choose what the study asks; or set the interface up in Label Studio, under Settings › Labeling Interface, and come back.</source>
        <translation>Este proyecto aún no tiene interfaz de etiquetado. Elija qué pregunta el estudio; o prepare la interfaz en Label Studio, en Settings › Labeling Interface, y vuelva.</translation>
    </message>
    <message>
        <source>The labelling interface of this project cannot be read%1. Choose what the study asks.</source>
        <translation>La interfaz de etiquetado de este proyecto no se puede leer%1. Elija qué pregunta el estudio.</translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation> (línea %1)</translation>
    </message>
    <message>
        <source>New study from Label Studio</source>
        <translation>Nuevo estudio desde Label Studio</translation>
    </message>
    <message>
        <source>Make a study from a project of a running Label Studio, with its scenarios, people and answers. Nothing is requested before you connect.</source>
        <translation>Cree un estudio a partir de un proyecto de un Label Studio en marcha, con sus escenarios, personas y respuestas. No se pide nada antes de que usted se conecte.</translation>
    </message>
    <message>
        <source>Choose the project. The next pages show what it asks and what would be pulled.</source>
        <translation>Elija el proyecto. Las páginas siguientes muestran qué pregunta y qué se traería.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Your name, as the coordinator</source>
        <translation>Su nombre, como coordinador</translation>
    </message>
    <message>
        <source>Who hands out, collects and releases</source>
        <translation>Quién reparte, recoge y publica</translation>
    </message>
    <message>
        <source>Annotators per item</source>
        <translation>Anotadores por ítem</translation>
    </message>
    <message>
        <source>&amp;Your name, as the coordinator</source>
        <translation>S&amp;u nombre, como coordinador</translation>
    </message>
    <message>
        <source>&amp;Annotators per item</source>
        <translation>&amp;Anotadores por ítem</translation>
    </message>
    <message>
        <source>Projects on %1</source>
        <translation>Proyectos en %1</translation>
    </message>
    <message>
        <source>A study for “%1”</source>
        <translation>Un estudio para «%1»</translation>
    </message>
    <message>
        <source>Pull “%1” into the new study</source>
        <translation>Traer «%1» al nuevo estudio</translation>
    </message>
    <message>
        <source>The study is ready</source>
        <translation>El estudio está listo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Connect to %1</source>
        <translation>Conectarse a %1</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Look at the project</source>
        <translation>Ver el proyecto</translation>
    </message>
    <message>
        <source>Make the study…</source>
        <translation>Crear el estudio…</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>Traer</translation>
    </message>
    <message>
        <source>Open the study</source>
        <translation>Abrir el estudio</translation>
    </message>
    <message>
        <source>Go back to what the study asks?</source>
        <translation>¿Volver a lo que pregunta el estudio?</translation>
    </message>
    <message>
        <source>Nothing is pulled yet. The study that was begun is removed, and what you said of meanings is lost.</source>
        <translation>Aún no se ha traído nada. El estudio empezado se elimina, y se pierde lo que usted indicó sobre los significados.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Leave the new study?</source>
        <translation>¿Abandonar el nuevo estudio?</translation>
    </message>
    <message>
        <source>Nothing is pulled yet, and what you entered is lost. The study that was begun is removed: %1</source>
        <translation>Aún no se ha traído nada, y lo que ha introducido se perderá. El estudio empezado se elimina: %1</translation>
    </message>
    <message>
        <source>Nothing is pulled yet, and what you entered is lost.</source>
        <translation>Aún no se ha traído nada, y lo que ha introducido se perderá.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>No study was made</source>
        <translation>No se creó ningún estudio</translation>
    </message>
    <message>
        <source>This key gives access to no project.</source>
        <translation>Esta clave no da acceso a ningún proyecto.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was pulled.</source>
        <translation>Detenido. No se trajo nada.</translation>
    </message>
    <message>
        <source>“%1” has no tasks yet, so there is nothing to pull. Import its data in Label Studio first, or choose another project.</source>
        <translation>«%1» aún no tiene tareas, así que no hay nada que traer. Importe antes sus datos en Label Studio o elija otro proyecto.</translation>
    </message>
    <message>
        <source>Look at another project?</source>
        <translation>¿Ver otro proyecto?</translation>
    </message>
    <message>
        <source>What you changed for “%1” is lost.</source>
        <translation>Lo que cambió para «%1» se perderá.</translation>
    </message>
    <message>
        <source>Look at the other project</source>
        <translation>Ver el otro proyecto</translation>
    </message>
    <message>
        <source>Reading the project…</source>
        <translation>Leyendo el proyecto…</translation>
    </message>
    <message>
        <source>Nothing of “%1” can be imported as “%2”: its tasks have other columns, and without a labelling interface nothing says what they mean. Choose another task, set the interface up in Label Studio, or make a new study from the file that its tasks came from (New study from files, page Files).</source>
        <translation>No se puede importar nada de «%1» como «%2»: sus tareas tienen otras columnas, y sin interfaz de etiquetado nada dice qué significan. Elija otra tarea, prepare la interfaz en Label Studio, o cree un estudio nuevo a partir del archivo del que proceden sus tareas (Nuevo estudio a partir de archivos, página Archivos).</translation>
    </message>
    <message>
        <source>Its instructions are too long to become the guideline: they stay in Label Studio.</source>
        <translation>Sus instrucciones son demasiado largas para servir de directrices: se quedan en Label Studio.</translation>
    </message>
    <message>
        <source>Its instructions become the guideline; at the bottom of the page they can be changed or left out.</source>
        <translation>Sus instrucciones pasan a ser las directrices; al final de la página se pueden cambiar o quitar.</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>Proyecto %1</translation>
    </message>
    <message>
        <source>The task “%1” was made from what the project asks.</source>
        <translation>La tarea «%1» se creó a partir de lo que pregunta el proyecto.</translation>
    </message>
    <message>
        <source>No task can be made from this project: a task asks for at least one choice between options. Choose what the study asks.</source>
        <translation>De este proyecto no se puede crear una tarea: una tarea pide al menos una elección entre opciones. Elija qué pregunta el estudio.</translation>
    </message>
    <message>
        <source>“%1” asks what the project asks.</source>
        <translation>«%1» pregunta lo mismo que el proyecto.</translation>
    </message>
    <message>
        <source>It does not ask: %1.</source>
        <translation>No pregunta: %1.</translation>
    </message>
    <message>
        <source>Say who coordinates the study: without a coordinator nobody can hand out or collect.</source>
        <translation>Indique quién coordina el estudio: sin coordinador nadie puede repartir ni recoger.</translation>
    </message>
    <message>
        <source>Nothing was pulled, and the study that was begun for it was removed: %1</source>
        <translation>No se trajo nada, y el estudio empezado para ello se eliminó: %1</translation>
    </message>
    <message>
        <source>Nothing was pulled, and the study that was begun for it could not be removed. Delete it: %1</source>
        <translation>No se trajo nada, y el estudio empezado para ello no se pudo eliminar. Bórrelo: %1</translation>
    </message>
</context>
<context>
    <name>subtext::StudyFile</name>
    <message>
        <source>%1 exists already</source>
        <translation>%1 ya existe</translation>
    </message>
    <message>
        <source>A new study is never written over a file. That file stays as it is; choose another name.</source>
        <translation>Un estudio nuevo nunca se escribe encima de un archivo. Ese archivo se queda como está; elija otro nombre.</translation>
    </message>
    <message>
        <source>Choose another name…</source>
        <translation>Elegir otro nombre…</translation>
    </message>
    <message>
        <source>Make the study</source>
        <translation>Crear el estudio</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>Estudios (*.subtext)</translation>
    </message>
</context>
<context>
    <name>subtext::StudyOpener</name>
    <message>
        <source>The study was repaired</source>
        <translation>Se reparó el estudio</translation>
    </message>
    <message>
        <source>Open for reading</source>
        <translation>Abrir para lectura</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Quitarlo de la lista</translation>
    </message>
    <message>
        <source>Some rows of the files were not imported.</source>
        <translation>Algunas filas de los archivos no se importaron.</translation>
    </message>
</context>
<context>
    <name>subtext::StudyPlace</name>
    <message>
        <source>Stopped. The figures are those from before.</source>
        <translation>Detenido. Las cifras son las de antes.</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>subtext::SubmissionQuestions</name>
    <message numerus="yes">
        <source>The self-check asks about %n more items.</source>
        <translation>
            <numerusform>La autocomprobación pregunta por %n ítem más.</numerusform>
            <numerusform>La autocomprobación pregunta por %n ítems más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Volver a mirar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Mantener</translation>
    </message>
</context>
<context>
    <name>subtext::SummaryPage</name>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n escenario</numerusform>
            <numerusform>%n escenarios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation>
            <numerusform>%n etiqueta</numerusform>
            <numerusform>%n etiquetas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n personas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels</source>
        <translation>
            <numerusform>%n etiqueta gold</numerusform>
            <numerusform>%n etiquetas gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n annotators from the files</source>
        <translation>
            <numerusform>y %n anotador de los archivos</numerusform>
            <numerusform>y %n anotadores de los archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>As in the files</source>
        <translation>Como en los archivos</translation>
    </message>
    <message>
        <source>; everybody labels of all groups</source>
        <translation>; todos etiquetan de todos los grupos</translation>
    </message>
    <message>
        <source>%1, seed %2%3</source>
        <translation>%1, semilla %2%3</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators for each item</source>
        <translation>
            <numerusform>%n anotador por ítem</numerusform>
            <numerusform>%n anotadores por ítem</numerusform>
        </translation>
    </message>
    <message>
        <source>The study’s own</source>
        <translation>El propio del estudio</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>El incorporado</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Directrices</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Asignación</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Consent, practice and repeats</source>
        <translation>Consentimiento, práctica y repeticiones</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Read it once more. The last step asks for a file name and makes the study; the hand-outs are written from the Roster place.</source>
        <translation>Léalo todo una vez más. El último paso pide un nombre de archivo y crea el estudio; los archivos de trabajo se escriben desde Participantes.</translation>
    </message>
    <message>
        <source>Show the refused rows</source>
        <translation>Mostrar las filas no admitidas</translation>
    </message>
    <message>
        <source>Refused rows</source>
        <translation>Filas no admitidas</translation>
    </message>
</context>
<context>
    <name>subtext::SummaryView</name>
    <message>
        <source>Get more items</source>
        <translation>Pedir más ítems</translation>
    </message>
    <message>
        <source>Practise (F6)</source>
        <translation>Practicar (F6)</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>Etiquetas finales</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>confirmado</translation>
    </message>
    <message>
        <source>active time</source>
        <translation>tiempo activo</translation>
    </message>
    <message>
        <source>median per item</source>
        <translation>mediana por ítem</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>señalado</translation>
    </message>
    <message>
        <source>revised</source>
        <translation>revisados</translation>
    </message>
    <message>
        <source>labelled again</source>
        <translation>etiquetados de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>The self-check asks about %n items</source>
        <translation>
            <numerusform>La autocomprobación pregunta por %n ítem</numerusform>
            <numerusform>La autocomprobación pregunta por %n ítems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are open</source>
        <translation>
            <numerusform>%n ítem está pendiente</numerusform>
            <numerusform>%n ítems están pendientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items still to do</source>
        <translation>
            <numerusform>%n ítem por hacer</numerusform>
            <numerusform>%n ítems por hacer</numerusform>
        </translation>
    </message>
    <message>
        <source>Item %1: changed, not updated</source>
        <translation>Ítem %1: cambiado, sin actualizar</translation>
    </message>
    <message>
        <source>Item %1: label again</source>
        <translation>Ítem %1: volver a etiquetar</translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation>Ítem %1</translation>
    </message>
    <message>
        <source>and %1 more in the item list (F2)</source>
        <translation>y %1 más en la lista de ítems (F2)</translation>
    </message>
    <message>
        <source>Item %1: keep or change?</source>
        <translation>Ítem %1: ¿mantener o cambiar?</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your emotions</source>
        <translation>Sus emociones</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>Sus respuestas</translation>
    </message>
    <message>
        <source>Nothing is assigned to you</source>
        <translation>No tiene nada asignado</translation>
    </message>
    <message>
        <source>In this study you have no items to label. If you expected some, ask whoever coordinates the study, or sign in under another name.</source>
        <translation>En este estudio no tiene ítems que etiquetar. Si esperaba alguno, pregunte a quien coordina el estudio o entre con otro nombre.</translation>
    </message>
    <message>
        <source>All done. Thank you.</source>
        <translation>Todo hecho. Gracias.</translation>
    </message>
    <message>
        <source>Your work so far</source>
        <translation>Su trabajo hasta ahora</translation>
    </message>
    <message>
        <source>Every item is submitted and saved. %1</source>
        <translation>Todos los ítems están confirmados y guardados. %1</translation>
    </message>
    <message>
        <source>Every item is submitted and saved. You can still page back and revise; earlier answers are kept.</source>
        <translation>Todos los ítems están confirmados y guardados. Aún puede volver atrás y revisarlos; las respuestas anteriores se conservan.</translation>
    </message>
    <message>
        <source>Everything so far is saved. Some items are still to do.</source>
        <translation>Todo lo hecho hasta ahora está guardado. Quedan ítems por hacer.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>All items are submitted</source>
        <translation>Todos los ítems están confirmados</translation>
    </message>
    <message>
        <source>Your work is handed in. A few early items can still be shown again; if you answer them, hand in again.</source>
        <translation>Su trabajo está entregado. Aún se le pueden volver a mostrar algunos de los primeros ítems; si los responde, vuelva a entregar.</translation>
    </message>
    <message>
        <source>A few early items come up again. Hand in when you have answered them.</source>
        <translation>Vuelven a aparecer algunos de los primeros ítems. Entregue cuando los haya respondido.</translation>
    </message>
    <message numerus="yes">
        <source>See %n early items again</source>
        <translation>
            <numerusform>Volver a ver %n de los primeros ítems</numerusform>
            <numerusform>Volver a ver %n de los primeros ítems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::TableChoice</name>
    <message>
        <source>How labels outside the options are translated. A table of your own is a CSV file with the columns label and emotion.</source>
        <translation>Cómo se traducen las etiquetas ajenas a las opciones. Una tabla propia es un archivo CSV con las columnas label y emotion.</translation>
    </message>
    <message>
        <source>Label table</source>
        <translation>Tabla de etiquetas</translation>
    </message>
    <message>
        <source>Label table %1</source>
        <translation>Tabla de etiquetas %1</translation>
    </message>
    <message>
        <source>No label table</source>
        <translation>Sin tabla de etiquetas</translation>
    </message>
    <message>
        <source>Label table from a file…</source>
        <translation>Tabla de etiquetas desde un archivo…</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.xlsx);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.xlsx);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>subtext::TaskEditor</name>
    <message>
        <source>Edit a task</source>
        <translation>Editar una tarea</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Mayús+Z</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Desde un archivo…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar como archivo…</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>A task from a file</source>
        <translation>Una tarea desde un archivo</translation>
    </message>
    <message>
        <source>Tasks (*.json)</source>
        <translation>Tareas (*.json)</translation>
    </message>
    <message>
        <source>Save the task</source>
        <translation>Guardar la tarea</translation>
    </message>
    <message>
        <source>Fields or page</source>
        <translation>Campos o página</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>As annotators will see it</source>
        <translation>Como lo verán los anotadores</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Use this task</source>
        <translation>&amp;Usar esta tarea</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>Puede haber más.</translation>
    </message>
    <message>
        <source>%1 cannot be used</source>
        <translation>%1 no se puede usar</translation>
    </message>
    <message>
        <source>Correct what is listed above; then the file can be read again.</source>
        <translation>Corrija lo que se enumera arriba; después el archivo se podrá leer de nuevo.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Correct what is listed above first.</source>
        <translation>Corrija primero lo que se enumera arriba.</translation>
    </message>
    <message>
        <source>Leave the task?</source>
        <translation>¿Abandonar la tarea?</translation>
    </message>
    <message>
        <source>Your changes are not saved and will be lost.</source>
        <translation>Sus cambios no están guardados y se perderán.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Abandonar</translation>
    </message>
</context>
<context>
    <name>subtext::TaskPage</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>What annotators read, and what they are asked about each scene. Once there are answers, only its wording can change.</source>
        <translation>Lo que leen los anotadores y lo que se les pregunta sobre cada escena. En cuanto haya respuestas, solo podrá cambiarse la redacción.</translation>
    </message>
    <message>
        <source>N&amp;ame of the study</source>
        <translation>&amp;Nombre del estudio</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Nombre del estudio</translation>
    </message>
    <message>
        <source>Pragmatic emotions, spring term</source>
        <translation>Emociones pragmáticas, primer semestre</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Directrices</translation>
    </message>
    <message>
        <source>Annotators read it in the Guidelines place. Your own replaces the built-in one.</source>
        <translation>Los anotadores las leen en Directrices. Las suyas sustituyen a las incorporadas.</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Qué se pregunta</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Desde un arch&amp;ivo…</translation>
    </message>
    <message>
        <source>&amp;Edit a copy…</source>
        <translation>&amp;Editar una copia…</translation>
    </message>
    <message>
        <source>A task from a file</source>
        <translation>Una tarea desde un archivo</translation>
    </message>
    <message>
        <source>Tasks (*.json)</source>
        <translation>Tareas (*.json)</translation>
    </message>
    <message>
        <source>From &amp;Label Studio…</source>
        <translation>Desde &amp;Label Studio…</translation>
    </message>
    <message>
        <source>Make the study from a project of a running server, with its people and answers.</source>
        <translation>Crear el estudio a partir de un proyecto de un servidor en marcha, con sus personas y respuestas.</translation>
    </message>
    <message>
        <source>What is wrong with the document</source>
        <translation>Qué falla en el documento</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>Puede haber más.</translation>
    </message>
    <message>
        <source>%1 cannot be used</source>
        <translation>%1 no se puede usar</translation>
    </message>
    <message>
        <source>Give the study a name.</source>
        <translation>Ponga un nombre al estudio.</translation>
    </message>
</context>
<context>
    <name>subtext::TaskSentences</name>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>A task has at most %1 bytes.</source>
        <translation>Una tarea tiene como máximo %1 bytes.</translation>
    </message>
    <message>
        <source>“%1” is in this object twice</source>
        <translation>«%1» está dos veces en este objeto</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Deje uno de los dos.</translation>
    </message>
    <message>
        <source>“%1” is not the schema of a task</source>
        <translation>«%1» no es el esquema de una tarea</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot;.</source>
        <translation>Escriba &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>this is of type %1</source>
        <translation>esto es de tipo %1</translation>
    </message>
    <message>
        <source>Write a value of type %1.</source>
        <translation>Escriba un valor de tipo %1.</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>falta «%1»</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>Añádalo.</translation>
    </message>
    <message>
        <source>“%1” is not used here</source>
        <translation>«%1» no se usa aquí</translation>
    </message>
    <message>
        <source>Remove it, or use one of: %1.</source>
        <translation>Quítelo, o use uno de estos: %1.</translation>
    </message>
    <message>
        <source>Use one of: %1.</source>
        <translation>Use uno de estos: %1.</translation>
    </message>
    <message>
        <source>lists or objects are nested more than 100 deep</source>
        <translation>hay listas u objetos anidados a más de 100 niveles</translation>
    </message>
    <message>
        <source>A task needs five.</source>
        <translation>Una tarea necesita cinco.</translation>
    </message>
    <message>
        <source>an object has too many keys</source>
        <translation>un objeto tiene demasiadas claves</translation>
    </message>
    <message>
        <source>A task needs fifteen.</source>
        <translation>Una tarea necesita quince.</translation>
    </message>
    <message>
        <source>a number has too many characters</source>
        <translation>un número tiene demasiados caracteres</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Acórtelo.</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>esto no es JSON válido</translation>
    </message>
    <message>
        <source>Look for a comma, a quotation mark or a bracket that is missing or one too many.</source>
        <translation>Busque una coma, unas comillas o un corchete que falte o sobre.</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>el texto está vacío</translation>
    </message>
    <message>
        <source>Write something, or leave the key out.</source>
        <translation>Escriba algo u omita la clave.</translation>
    </message>
    <message>
        <source>the text begins or ends with a space</source>
        <translation>el texto empieza o termina con un espacio</translation>
    </message>
    <message>
        <source>Remove the space.</source>
        <translation>Quite el espacio.</translation>
    </message>
    <message>
        <source>the text has an invisible character, %1</source>
        <translation>el texto tiene un carácter invisible, %1</translation>
    </message>
    <message>
        <source>Remove it; a text is one line.</source>
        <translation>Quítelo; un texto es una sola línea.</translation>
    </message>
    <message>
        <source>the text has %1 characters</source>
        <translation>el texto tiene %1 caracteres</translation>
    </message>
    <message>
        <source>Shorten it to %1.</source>
        <translation>Acórtelo a %1.</translation>
    </message>
    <message>
        <source>“%1” is not a token</source>
        <translation>«%1» no es un token</translation>
    </message>
    <message>
        <source>Use small letters, digits, “-” and “_”, a letter first, 32 at most.</source>
        <translation>Use minúsculas, cifras, «-» y «_», con una letra al principio, 32 como máximo.</translation>
    </message>
    <message>
        <source>“%1” is a column that every task has</source>
        <translation>«%1» es una columna que tiene toda tarea</translation>
    </message>
    <message>
        <source>Choose another token.</source>
        <translation>Elija otro token.</translation>
    </message>
    <message>
        <source>“%1” is also the token of %2</source>
        <translation>«%1» es también el token de %2</translation>
    </message>
    <message>
        <source>Change one of the two.</source>
        <translation>Cambie uno de los dos.</translation>
    </message>
    <message>
        <source>“%1” could also mean %2</source>
        <translation>«%1» también podría significar %2</translation>
    </message>
    <message>
        <source>Change one of the two; files may hold either.</source>
        <translation>Cambie uno de los dos; los archivos pueden contener cualquiera de ellos.</translation>
    </message>
    <message>
        <source>“%1” is not a colour</source>
        <translation>«%1» no es un color</translation>
    </message>
    <message>
        <source>Write # and six hexadecimal digits, such as #d9a400.</source>
        <translation>Escriba # y seis cifras hexadecimales, como #d9a400.</translation>
    </message>
    <message>
        <source>“%1” is not a valid name for a file beside the document</source>
        <translation>«%1» no es un nombre válido para un archivo junto al documento</translation>
    </message>
    <message>
        <source>Name a file without its folder, or built-in:cei or built-in:emoscene.</source>
        <translation>Indique un archivo sin su carpeta, o built-in:cei o built-in:emoscene.</translation>
    </message>
    <message>
        <source>there is no file “%1” beside the document</source>
        <translation>no hay ningún archivo «%1» junto al documento</translation>
    </message>
    <message>
        <source>Put it there, or correct the name.</source>
        <translation>Póngalo ahí o corrija el nombre.</translation>
    </message>
    <message>
        <source>“{%1}” names no field of the scene</source>
        <translation>«{%1}» no nombra ningún campo de la escena</translation>
    </message>
    <message>
        <source>Name the token of one in braces, and use braces for nothing else.</source>
        <translation>Ponga entre llaves el token de un campo, y no use las llaves para nada más.</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 no es un número entero</translation>
    </message>
    <message>
        <source>Write one without a decimal point.</source>
        <translation>Escríbalo sin decimales.</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 está fuera de rango</translation>
    </message>
    <message>
        <source>It must be within %1.</source>
        <translation>Debe estar dentro de %1.</translation>
    </message>
    <message>
        <source>there are too few here (%1)</source>
        <translation>aquí hay muy pocos (%1)</translation>
    </message>
    <message>
        <source>Add some: there must be at least %1.</source>
        <translation>Añada algunos: debe haber al menos %1.</translation>
    </message>
    <message>
        <source>there are too many here (%1)</source>
        <translation>aquí hay demasiados (%1)</translation>
    </message>
    <message>
        <source>Remove some: there may be at most %1.</source>
        <translation>Quite algunos: puede haber como máximo %1.</translation>
    </message>
    <message>
        <source>%1 is not greater than %2, which comes before it</source>
        <translation>%1 no es mayor que %2, que va antes</translation>
    </message>
    <message>
        <source>Put them in ascending order.</source>
        <translation>Póngalos en orden ascendente.</translation>
    </message>
    <message>
        <source>“%1” is its own opposite</source>
        <translation>«%1» es su propio opuesto</translation>
    </message>
    <message>
        <source>Name another, or none.</source>
        <translation>Indique otro, o ninguno.</translation>
    </message>
    <message>
        <source>“%1” does not name this as its opposite</source>
        <translation>«%1» no tiene a este como opuesto</translation>
    </message>
    <message>
        <source>the opposite of “%1” is “%2”</source>
        <translation>el opuesto de «%1» es «%2»</translation>
    </message>
    <message>
        <source>Opposites come in pairs: let each name the other.</source>
        <translation>Los opuestos van en parejas: cada uno debe nombrar al otro.</translation>
    </message>
    <message>
        <source>a question outside a board has no opposite</source>
        <translation>una pregunta fuera de un tablero no tiene opuesto</translation>
    </message>
    <message>
        <source>Give it a board, or remove the key.</source>
        <translation>Asígnele un tablero o quite la clave.</translation>
    </message>
    <message>
        <source>no field has the place “hero”</source>
        <translation>ningún campo tiene el lugar «hero»</translation>
    </message>
    <message>
        <source>Say which text the questions are about.</source>
        <translation>Indique sobre qué texto son las preguntas.</translation>
    </message>
    <message>
        <source>%1 is at the place “%2” already</source>
        <translation>%1 ya está en el lugar «%2»</translation>
    </message>
    <message>
        <source>Give one of the two another place.</source>
        <translation>Dé otro lugar a uno de los dos.</translation>
    </message>
    <message>
        <source>the field at the place “hero” is of kind “%1”</source>
        <translation>el campo del lugar «hero» es de tipo «%1»</translation>
    </message>
    <message>
        <source>Make it a text.</source>
        <translation>Conviértalo en texto.</translation>
    </message>
    <message>
        <source>the field at the place “hero” may be absent</source>
        <translation>el campo del lugar «hero» puede faltar</translation>
    </message>
    <message>
        <source>Make it required.</source>
        <translation>Hágalo obligatorio.</translation>
    </message>
    <message>
        <source>a field of kind “%1” has no options</source>
        <translation>un campo de tipo «%1» no tiene opciones</translation>
    </message>
    <message>
        <source>Remove them, or make it a choice.</source>
        <translation>Quítelas o conviértalo en elección.</translation>
    </message>
    <message>
        <source>only a text has a number of words, not a field of kind “%1”</source>
        <translation>solo un texto tiene número de palabras, no un campo de tipo «%1»</translation>
    </message>
    <message>
        <source>Remove it, or make the field a text.</source>
        <translation>Quítelo o convierta el campo en texto.</translation>
    </message>
    <message>
        <source>%1 is the scale of confidence already</source>
        <translation>%1 ya es la escala de seguridad</translation>
    </message>
    <message>
        <source>other questions stand between those of the board “%1”</source>
        <translation>hay otras preguntas entre las del tablero «%1»</translation>
    </message>
    <message>
        <source>Put its questions next to each other.</source>
        <translation>Ponga sus preguntas una junto a otra.</translation>
    </message>
    <message>
        <source>the options differ from those of %1 on the board “%2”</source>
        <translation>las opciones difieren de las de %1 en el tablero «%2»</translation>
    </message>
    <message>
        <source>Give all questions of a board the same options.</source>
        <translation>Dé las mismas opciones a todas las preguntas de un tablero.</translation>
    </message>
    <message>
        <source>no question is on the board “%1”</source>
        <translation>ninguna pregunta está en el tablero «%1»</translation>
    </message>
    <message>
        <source>Remove it, or name it in a question.</source>
        <translation>Quítelo o nómbrelo en una pregunta.</translation>
    </message>
    <message>
        <source>there is no option “%1”</source>
        <translation>no existe la opción «%1»</translation>
    </message>
    <message>
        <source>Name one by its token.</source>
        <translation>Nombre una por su token.</translation>
    </message>
    <message>
        <source>there is no question “%1”</source>
        <translation>no existe la pregunta «%1»</translation>
    </message>
    <message>
        <source>there is no board “%1”</source>
        <translation>no existe el tablero «%1»</translation>
    </message>
    <message>
        <source>there is no scale “%1”</source>
        <translation>no existe la escala «%1»</translation>
    </message>
    <message>
        <source>the board “%1” has other options than no and yes</source>
        <translation>el tablero «%1» tiene otras opciones que «no» y «sí»</translation>
    </message>
    <message>
        <source>Ask for “same” only.</source>
        <translation>Pida solo «same».</translation>
    </message>
    <message>
        <source>this names neither a question nor a board, or both</source>
        <translation>esto no nombra ni una pregunta ni un tablero, o nombra ambos</translation>
    </message>
    <message>
        <source>Name one of them.</source>
        <translation>Nombre uno de los dos.</translation>
    </message>
    <message>
        <source>no option of “%1” is positive or negative</source>
        <translation>ninguna opción de «%1» es positiva ni negativa</translation>
    </message>
    <message>
        <source>Give options a valence, or remove the check.</source>
        <translation>Dé una valencia a las opciones o quite la comprobación.</translation>
    </message>
    <message>
        <source>“%1” is about the annotator, not the scene</source>
        <translation>«%1» trata del anotador, no de la escena</translation>
    </message>
    <message>
        <source>Name another scale.</source>
        <translation>Nombre otra escala.</translation>
    </message>
    <message>
        <source>the layout “%1” does not fit: the part “%2” differs from its task</source>
        <translation>el formato «%1» no encaja: la parte «%2» difiere de su tarea</translation>
    </message>
    <message>
        <source>Choose the layout “tidy”, or keep the tokens of that task.</source>
        <translation>Elija el formato «tidy» o conserve los tokens de esa tarea.</translation>
    </message>
    <message>
        <source>the analysis “%1” does not fit: the part “%2” differs from its task</source>
        <translation>el análisis «%1» no encaja: la parte «%2» difiere de su tarea</translation>
    </message>
    <message>
        <source>Choose the analysis “none”, or keep the tokens of that task.</source>
        <translation>Elija el análisis «none» o conserve los tokens de esa tarea.</translation>
    </message>
    <message>
        <source>the document</source>
        <translation>el documento</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <translation>%1, línea %2, columna %3</translation>
    </message>
    <message numerus="yes">
        <source>a table of %n rows</source>
        <translation>
            <numerusform>una tabla de %n fila</numerusform>
            <numerusform>una tabla de %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 question with %1 options</source>
        <translation>1 pregunta con %1 opciones</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 preguntas</translation>
    </message>
    <message>
        <source>no groups</source>
        <translation>ningún grupo</translation>
    </message>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n grupo</numerusform>
            <numerusform>%n grupos</numerusform>
        </translation>
    </message>
    <message>
        <source>groups from the files</source>
        <translation>grupos según los archivos</translation>
    </message>
    <message>
        <source>an explanation</source>
        <translation>una explicación</translation>
    </message>
    <message>
        <source>an explanation, optional</source>
        <translation>una explicación, opcional</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>guideline</source>
        <translation>directrices</translation>
    </message>
    <message>
        <source>cheat sheet</source>
        <translation>hoja resumen</translation>
    </message>
    <message>
        <source>consent text</source>
        <translation>texto de consentimiento</translation>
    </message>
    <message>
        <source>practice scenes</source>
        <translation>escenas de práctica</translation>
    </message>
    <message>
        <source>These built-in texts mention answers that this task does not have: %1. Write your own, or name none.</source>
        <translation>Estos textos incorporados mencionan respuestas que esta tarea no tiene: %1. Escriba los suyos, o no indique ninguno.</translation>
    </message>
    <message numerus="yes">
        <source>%n scales</source>
        <translation>
            <numerusform>%n escala</numerusform>
            <numerusform>%n escalas</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not the code of a language</source>
        <translation>«%1» no es el código de un idioma</translation>
    </message>
    <message>
        <source>Write it as in en, pt-BR or zh-Hans-CN.</source>
        <translation>Escríbalo así: en, pt-BR o zh-Hans-CN.</translation>
    </message>
</context>
<context>
    <name>subtext::TeamDialog</name>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n respuesta</numerusform>
            <numerusform>%n respuestas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decisión</numerusform>
            <numerusform>%n decisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements</source>
        <translation>
            <numerusform>%n acuerdo entre árbitros</numerusform>
            <numerusform>%n acuerdos entre árbitros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand-ins</source>
        <translation>
            <numerusform>%n entrega</numerusform>
            <numerusform>%n entregas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items</source>
        <translation>
            <numerusform>%n consulta sobre ítems</numerusform>
            <numerusform>%n consultas sobre ítems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replies to questions</source>
        <translation>
            <numerusform>%n contestación a consultas</numerusform>
            <numerusform>%n contestaciones a consultas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second looks</source>
        <translation>
            <numerusform>%n segunda lectura</numerusform>
            <numerusform>%n segundas lecturas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests to label again</source>
        <translation>
            <numerusform>%n petición de volver a etiquetar</numerusform>
            <numerusform>%n peticiones de volver a etiquetar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of the kind “%1”</source>
        <translation>
            <numerusform>%n fila de tipo «%1»</numerusform>
            <numerusform>%n filas de tipo «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of this file wait to be sent.</source>
        <translation>
            <numerusform>%n fila de este archivo espera a enviarse.</numerusform>
            <numerusform>%n filas de este archivo esperan a enviarse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server did not accept %n rows of this file:</source>
        <translation>
            <numerusform>El servidor no aceptó %n fila de este archivo:</numerusform>
            <numerusform>El servidor no aceptó %n filas de este archivo:</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything in this file has been sent and accepted.</source>
        <translation>Todo lo de este archivo se ha enviado y aceptado.</translation>
    </message>
    <message>
        <source>The invitation can then not be opened any more.</source>
        <translation>La invitación ya no podrá abrirse.</translation>
    </message>
    <message>
        <source>What the device writes into the folder after that is not taken; its file can still be handed in. It can read the folder for as long as that is shared with it.</source>
        <translation>Lo que el dispositivo escriba después en la carpeta no se toma; su archivo aún se puede entregar. Puede leer la carpeta mientras siga compartida con él.</translation>
    </message>
    <message>
        <source>The device can then send and receive nothing through %1. What it has not sent stays in its file, which can still be handed in.</source>
        <translation>El dispositivo ya no podrá enviar ni recibir nada a través de %1. Lo que no ha enviado se queda en su archivo, que aún se puede entregar.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were waiting there when it was last seen.</source>
        <translation>
            <numerusform>La última vez que se vio, allí esperaba %n fila.</numerusform>
            <numerusform>La última vez que se vio, allí esperaban %n filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is this device: this file would no longer take part.</source>
        <translation>Es este dispositivo: este archivo dejaría de participar.</translation>
    </message>
    <message>
        <source>%1 can be invited again, unless you cut them off for good, with all their devices.</source>
        <translation>A %1 se le puede volver a invitar, salvo que se le corte el acceso definitivamente, con todos sus dispositivos.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>This file</source>
        <translation>Este archivo</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Revocar…</translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation>Invitar…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>More items…</source>
        <translation>Más ítems…</translation>
    </message>
    <message>
        <source>Reads everything there again and compares it with what was sent and read.</source>
        <translation>Vuelve a leer todo lo que hay allí y lo compara con lo que se envió y se leyó.</translation>
    </message>
    <message>
        <source>Whether annotators may ask for more items when they have submitted everything.</source>
        <translation>Si los anotadores pueden pedir más ítems cuando lo han confirmado todo.</translation>
    </message>
    <message>
        <source>In the folder %1. It is not blind: whoever can open it can read everybody’s answers.</source>
        <translation>En la carpeta %1. No es ciega: quien pueda abrirla puede leer las respuestas de todos.</translation>
    </message>
    <message>
        <source>On %1, database %2.</source>
        <translation>En %1, base de datos %2.</translation>
    </message>
    <message>
        <source>A device is one computer of one person.</source>
        <translation>Un dispositivo es un equipo informático de una persona.</translation>
    </message>
    <message>
        <source>The devices of others are shown to coordinators only.</source>
        <translation>Los dispositivos de los demás solo se muestran a los coordinadores.</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>Preguntando a %1…</translation>
    </message>
    <message>
        <source>Revoke this device</source>
        <translation>Revocar este dispositivo</translation>
    </message>
    <message>
        <source>Revoke the invitation</source>
        <translation>Revocar la invitación</translation>
    </message>
    <message>
        <source>Cut %1 off for good</source>
        <translation>Cortar definitivamente el acceso de %1</translation>
    </message>
    <message>
        <source>Revoke a device of %1?</source>
        <translation>¿Revocar un dispositivo de %1?</translation>
    </message>
    <message>
        <source>Revoking at %1…</source>
        <translation>Revocando en %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n devices were revoked.</source>
        <translation>
            <numerusform>Se revocó %n dispositivo.</numerusform>
            <numerusform>Se revocaron %n dispositivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading everything again from %1…</source>
        <translation>Leyendo todo de nuevo desde %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are in the folder as they were sent.</source>
        <translation>
            <numerusform>%n fila está en la carpeta como se envió.</numerusform>
            <numerusform>%n filas están en la carpeta como se enviaron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are on the server as they were sent.</source>
        <translation>
            <numerusform>%n fila está en el servidor como se envió.</numerusform>
            <numerusform>%n filas están en el servidor como se enviaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything that this file has read is still there.</source>
        <translation>Todo lo que ha leído este archivo sigue allí.</translation>
    </message>
</context>
<context>
    <name>subtext::TeamLine</name>
    <message numerus="yes">
        <source>%n changes in this file are waiting to be sent.</source>
        <translation>
            <numerusform>%n cambio de este archivo espera a enviarse.</numerusform>
            <numerusform>%n cambios de este archivo esperan a enviarse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files there cannot be used (%1): “Team…” says which.</source>
        <translation>
            <numerusform>%n archivo de allí no se puede usar (%1): «Equipo…» dice cuál.</numerusform>
            <numerusform>%n archivos de allí no se pueden usar (%1): «Equipo…» dice cuáles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening the folder “%1”…</source>
        <translation>Abriendo la carpeta «%1»…</translation>
    </message>
    <message>
        <source>Team in the folder “%1”: everything sent and received at %2.</source>
        <translation>Equipo en la carpeta «%1»: todo enviado y recibido a las %2.</translation>
    </message>
    <message>
        <source>Team in the folder “%1”:</source>
        <translation>Equipo en la carpeta «%1»:</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Conectando con %1…</translation>
    </message>
    <message>
        <source>Team on %1:</source>
        <translation>Equipo en %1:</translation>
    </message>
    <message>
        <source>Team on %1: everything sent and received at %2.</source>
        <translation>Equipo en %1: todo enviado y recibido a las %2.</translation>
    </message>
    <message>
        <source>The server %1 cannot be reached.</source>
        <translation>No se puede conectar con el servidor %1.</translation>
    </message>
    <message>
        <source>The shared folder “%1” is not there.</source>
        <translation>La carpeta compartida «%1» no está ahí.</translation>
    </message>
    <message>
        <source>The shared folder “%1” is not there as a whole.</source>
        <translation>La carpeta compartida «%1» no está completa.</translation>
    </message>
    <message>
        <source>Keep working: your work is saved in the study file.</source>
        <translation>Siga trabajando: su trabajo se guarda en el archivo de estudio.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes were not accepted.</source>
        <translation>
            <numerusform>%n cambio no se aceptó.</numerusform>
            <numerusform>%n cambios no se aceptaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Intentarlo ahora</translation>
    </message>
    <message>
        <source>Team…</source>
        <translation>Equipo…</translation>
    </message>
</context>
<context>
    <name>subtext::TeamOffer</name>
    <message>
        <source>Without files: share the study with a team on a server of yours, or in a folder that all can open.</source>
        <translation>Sin archivos: comparta el estudio con un equipo en un servidor suyo, o en una carpeta que todos puedan abrir.</translation>
    </message>
    <message>
        <source>Shared with a team in %1: answers arrive by themselves.</source>
        <translation>Compartido con un equipo en %1: las respuestas llegan solas.</translation>
    </message>
    <message>
        <source>Shared with a team on %1: answers arrive by themselves.</source>
        <translation>Compartido con un equipo en %1: las respuestas llegan solas.</translation>
    </message>
    <message>
        <source>Team…</source>
        <translation>Equipo…</translation>
    </message>
    <message>
        <source>Share with a team…</source>
        <translation>Compartir con un equipo…</translation>
    </message>
</context>
<context>
    <name>subtext::TeamRequest</name>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>What was done by then stays done.</source>
        <translation>Lo que ya se había hecho queda hecho.</translation>
    </message>
    <message>
        <source>The secret of this device for the team cannot be read or kept (%1).</source>
        <translation>El secreto de este dispositivo para el equipo no se puede leer ni guardar (%1).</translation>
    </message>
    <message>
        <source>Unlock the keychain of this system, and try again.</source>
        <translation>Desbloquee el llavero de este sistema y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>No keychain of this system answers, so the secret of this device is in a file of the settings that your account alone can read. Whoever can read it can write in your name.</source>
        <translation>No responde ningún llavero de este sistema, así que el secreto de este dispositivo está en un archivo de configuración que solo puede leer su cuenta. Quien pueda leerlo puede escribir en nombre de usted.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>%1: choose</source>
        <translation>%1: elegir</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>subtext::TemplateField</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Without it</source>
        <translation>Sin ella</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>Elegir una plantilla</translation>
    </message>
    <message>
        <source>Without a template</source>
        <translation>Sin plantilla</translation>
    </message>
    <message>
        <source>Text files (*.txt *.md);;All files (*)</source>
        <translation>Archivos de texto (*.txt *.md);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>the template of the run</source>
        <translation>la plantilla de la ejecución</translation>
    </message>
</context>
<context>
    <name>subtext::TermsModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>The vector with the highest score is the answer; it leads by %1.</source>
        <translation>El vector con la puntuación más alta es la respuesta; aventaja al siguiente en %1.</translation>
    </message>
    <message>
        <source>ln(p / (1 − p)) by the text and α θ by how often the emotion is felt; a vector with it gets both.</source>
        <translation>ln(p / (1 − p)) según el texto y α θ según la frecuencia con que se siente la emoción; un vector que la tiene recibe ambos.</translation>
    </message>
    <message>
        <source>α θ of the two together; a vector gets it where it has both.</source>
        <translation>α θ de las dos juntas; un vector lo recibe si tiene ambas.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Término</translation>
    </message>
    <message>
        <source>p of the model</source>
        <translation>p del modelo</translation>
    </message>
    <message>
        <source>By the text</source>
        <translation>Por el texto</translation>
    </message>
    <message>
        <source>By the prior</source>
        <translation>Por la distribución previa</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Runner-up</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>p with the prior</source>
        <translation>p con la distribución previa</translation>
    </message>
</context>
<context>
    <name>subtext::TextChoice</name>
    <message>
        <source>From a file…</source>
        <translation>Desde un archivo…</translation>
    </message>
    <message>
        <source>Built-in text</source>
        <translation>Texto incorporado</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>Su propio texto</translation>
    </message>
    <message>
        <source>%1, as Markdown</source>
        <translation>%1, como Markdown</translation>
    </message>
    <message>
        <source># A heading

A paragraph, with *emphasis*.

- a point</source>
        <translation># Un título

Un párrafo, con *énfasis*.

- un punto</translation>
    </message>
    <message>
        <source>%1, as it is read</source>
        <translation>%1, como se lee</translation>
    </message>
    <message>
        <source>Markdown (*.md *.markdown *.txt)</source>
        <translation>Markdown (*.md *.markdown *.txt)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
</context>
<context>
    <name>subtext::TextReader</name>
    <message>
        <source>[Picture]</source>
        <translation>[Imagen]</translation>
    </message>
    <message>
        <source>[Picture: %1]</source>
        <translation>[Imagen: %1]</translation>
    </message>
</context>
<context>
    <name>subtext::TopicContents</name>
    <message>
        <source>topics</source>
        <translation>temas</translation>
    </message>
    <message>
        <source>squared distances to the centres</source>
        <translation>distancias al cuadrado a los centros</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Squared distances</source>
        <translation>Distancias al cuadrado</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>Codo</translation>
    </message>
    <message>
        <source>k-means</source>
        <translation>k-means</translation>
    </message>
    <message>
        <source>%1 topics: %2, the elbow</source>
        <translation>%1 temas: %2, el codo</translation>
    </message>
    <message>
        <source>%1 topics: %2</source>
        <translation>%1 temas: %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>The elbow is at %1 topics: beyond it, more topics hardly bring the texts closer to their centres.</source>
        <translation>El codo está en %1 temas: más allá, añadir temas apenas acerca los textos a sus centros.</translation>
    </message>
    <message>
        <source>%1 topics, by hand.</source>
        <translation>%1 temas, elegidos a mano.</translation>
    </message>
    <message>
        <source>first principal component (%1 of the variance)</source>
        <translation>primera componente principal (%1 de la varianza)</translation>
    </message>
    <message>
        <source>second (%1)</source>
        <translation>segunda (%1)</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>%1: topic %2, %3</source>
        <translation>%1: tema %2, %3</translation>
    </message>
    <message>
        <source>A two-dimensional view: it shows %1 of the variance between the texts. Topics are found in all dimensions.</source>
        <translation>Una vista bidimensional: muestra el %1 de la varianza entre los textos. Los temas se buscan en todas las dimensiones.</translation>
    </message>
    <message>
        <source>scenes</source>
        <translation>escenas</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Escenas</translation>
    </message>
    <message>
        <source>With gold</source>
        <translation>Con gold</translation>
    </message>
    <message>
        <source>Mostly</source>
        <translation>Sobre todo</translation>
    </message>
    <message>
        <source>Scenes with it</source>
        <translation>Escenas con ella</translation>
    </message>
    <message>
        <source>Its share</source>
        <translation>Su proporción</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Palabras clave</translation>
    </message>
    <message>
        <source>With the most frequent label</source>
        <translation>Con la etiqueta más frecuente</translation>
    </message>
    <message>
        <source>%1, %2 of those with gold</source>
        <translation>%1, %2 de las que tienen gold</translation>
    </message>
    <message>
        <source>The largest topic is “%2”, with %1.</source>
        <translation>El tema más grande es «%2», con %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n scenes</source>
        <translation>
            <numerusform>%n escena</numerusform>
            <numerusform>%n escenas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::TopicsDialog</name>
    <message>
        <source>This model gave no two embeddings of the same length.</source>
        <translation>Este modelo no dio dos embeddings de la misma longitud.</translation>
    </message>
    <message>
        <source>There are fewer texts with an embedding than topics.</source>
        <translation>Hay menos textos con embedding que temas.</translation>
    </message>
    <message>
        <source>There is no elbow: give the number of topics.</source>
        <translation>No hay codo: indique el número de temas.</translation>
    </message>
    <message>
        <source>Topics of the scenes</source>
        <translation>Temas de las escenas</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>How many topics</source>
        <translation>Cuántos temas</translation>
    </message>
    <message>
        <source>How far texts lie from the centres of their topics, by the number of topics. The star is the elbow.</source>
        <translation>A qué distancia quedan los textos de los centros de sus temas, según el número de temas. La estrella es el codo.</translation>
    </message>
    <message>
        <source>Map of the scenes</source>
        <translation>Mapa de las escenas</translation>
    </message>
    <message>
        <source>The first two principal components of the embeddings. For viewing only: topics are not found on this map.</source>
        <translation>Las dos primeras componentes principales de los embeddings. Solo para mirar: los temas no se buscan en este mapa.</translation>
    </message>
    <message>
        <source>No topics have been looked for yet.</source>
        <translation>Aún no se han buscado temas.</translation>
    </message>
    <message>
        <source>Ask for &amp;embeddings…</source>
        <translation>Pedir &amp;embeddings…</translation>
    </message>
    <message>
        <source>&amp;Stop asking</source>
        <translation>&amp;Dejar de pedir</translation>
    </message>
    <message>
        <source>Embeddings by</source>
        <translation>Embeddings de</translation>
    </message>
    <message>
        <source>The model that made the embeddings.</source>
        <translation>El modelo que hizo los embeddings.</translation>
    </message>
    <message>
        <source>by the elbow</source>
        <translation>según el codo</translation>
    </message>
    <message>
        <source>Number of topics</source>
        <translation>Número de temas</translation>
    </message>
    <message>
        <source>By the elbow: the number beyond which more topics hardly bring texts together.</source>
        <translation>Según el codo: el número a partir del cual añadir temas apenas acerca los textos entre sí.</translation>
    </message>
    <message>
        <source>&amp;Find topics</source>
        <translation>&amp;Buscar temas</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Guardarlos</translation>
    </message>
    <message>
        <source>Makes them the topics of the study. Those that were kept before stay on record.</source>
        <translation>Los convierte en los temas del estudio. Queda constancia de los que se guardaron antes.</translation>
    </message>
    <message>
        <source>Ne&amp;w study…</source>
        <translation>&amp;Nuevo estudio…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The study has no topics yet.</source>
        <translation>El estudio no tiene temas todavía.</translation>
    </message>
    <message>
        <source>The study’s topics, by %1.</source>
        <translation>Los temas del estudio, según %1.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Escenas</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Palabras clave</translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>El estudio está abierto solo para lectura.</translation>
    </message>
    <message>
        <source>This program cannot reach models.</source>
        <translation>Este programa no puede conectar con modelos.</translation>
    </message>
    <message>
        <source>Only for texts that have none by that model.</source>
        <translation>Solo para los textos que no tienen ninguno de ese modelo.</translation>
    </message>
    <message>
        <source>The task lists its groups, so topics cannot become groups.</source>
        <translation>La tarea enumera sus grupos, así que los temas no pueden pasar a ser grupos.</translation>
    </message>
    <message>
        <source>Keep topics first: they become the groups of the new study.</source>
        <translation>Guarde primero los temas: pasan a ser los grupos del estudio nuevo.</translation>
    </message>
    <message>
        <source>A study of the same scenes with the kept topics as its groups. Nobody has labelled anything in it.</source>
        <translation>Un estudio de las mismas escenas con los temas guardados como grupos. Nadie ha etiquetado nada en él.</translation>
    </message>
    <message>
        <source>Found and not kept yet, by %1.</source>
        <translation>Encontrados y aún sin guardar, según %1.</translation>
    </message>
    <message>
        <source>The number was given by hand.</source>
        <translation>El número se indicó a mano.</translation>
    </message>
    <message numerus="yes">
        <source>%n topics found.</source>
        <translation>
            <numerusform>%n tema encontrado.</numerusform>
            <numerusform>%n temas encontrados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scenes without an embedding, and so without a topic: %1.</source>
        <translation>Escenas sin embedding y, por tanto, sin tema: %1.</translation>
    </message>
    <message>
        <source>They are the topics of the study now.</source>
        <translation>Ahora son los temas del estudio.</translation>
    </message>
    <message>
        <source>New study by topic</source>
        <translation>Nuevo estudio por temas</translation>
    </message>
    <message>
        <source>%1 by topic</source>
        <translation>%1 por temas</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>Estudios (*.subtext)</translation>
    </message>
    <message>
        <source>%1 has %2 in %3.</source>
        <translation>%1 tiene %2 en %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n scenes</source>
        <translation>
            <numerusform>%n escena</numerusform>
            <numerusform>%n escenas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n grupo</numerusform>
            <numerusform>%n grupos</numerusform>
        </translation>
    </message>
    <message>
        <source>Scenes without a topic were left out: %1.</source>
        <translation>Se omitieron las escenas sin tema: %1.</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>&amp;Abrirlo</translation>
    </message>
</context>
<context>
    <name>subtext::TopicsView</name>
    <message>
        <source>What are the scenes about?</source>
        <translation>¿De qué tratan las escenas?</translation>
    </message>
    <message>
        <source>Topics are groups of scenes with similar texts. Of each you see its keywords, its most frequent gold label, and the scenes in it.</source>
        <translation>Los temas son grupos de escenas con textos parecidos. De cada uno se ven sus palabras clave, su etiqueta gold más frecuente y sus escenas.</translation>
    </message>
    <message>
        <source>Find topics…</source>
        <translation>Buscar temas…</translation>
    </message>
    <message>
        <source>Find topics again…</source>
        <translation>Buscar temas de nuevo…</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>How many scenes each topic has, and its most frequent label with its share of the scenes with gold. A row opens the scenes of the topic.</source>
        <translation>Cuántas escenas tiene cada tema, y su etiqueta más frecuente con su proporción entre las escenas con gold. Una fila abre las escenas del tema.</translation>
    </message>
    <message>
        <source>Map of the scenes</source>
        <translation>Mapa de las escenas</translation>
    </message>
    <message>
        <source>The first two principal components of the embeddings. Colours and shapes are topics, by their numbers. For viewing only: topics are not found on this map.</source>
        <translation>Las dos primeras componentes principales de los embeddings. Los colores y las formas son los temas, por sus números. Solo para mirar: los temas no se buscan en este mapa.</translation>
    </message>
    <message>
        <source>The study has no topics yet. A coordinator can find them.</source>
        <translation>El estudio no tiene temas todavía. Un coordinador puede buscarlos.</translation>
    </message>
    <message>
        <source>A model is asked for embeddings of the texts. You say which one, and see its host and what would be sent: nothing is sent before you agree.</source>
        <translation>Se piden a un modelo los embeddings de los textos. Usted dice a cuál, y ve su servidor y lo que se enviaría: no se envía nada antes de que lo acepte.</translation>
    </message>
    <message>
        <source>The texts are sent to the host of a model, for their embeddings: %1. Nothing is sent before you agree.</source>
        <translation>Los textos se envían al servidor de un modelo, para obtener sus embeddings: %1. No se envía nada antes de que usted lo acepte.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>The study’s topics, found in embeddings by %1 and kept %2.</source>
        <translation>Los temas del estudio, encontrados en embeddings de %1 y guardados el %2.</translation>
    </message>
    <message>
        <source>Scenes without a topic: %1.</source>
        <translation>Escenas sin tema: %1.</translation>
    </message>
    <message>
        <source>The study has no embeddings of these texts any more.</source>
        <translation>El estudio ya no tiene embeddings de estos textos.</translation>
    </message>
</context>
<context>
    <name>subtext::VadProfile</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>sin valorar</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Valoraciones</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Mean of all raters: %1</source>
        <translation>Media de todos los anotadores: %1</translation>
    </message>
    <message>
        <source>From %1 (%2) to %3 (%4)</source>
        <translation>De %1 (%2) a %3 (%4)</translation>
    </message>
</context>
<context>
    <name>subtext::VectorBoard</name>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Which scenarios count in this chart. Prior and α stay those of all.</source>
        <translation>Qué escenarios cuentan en este gráfico. La distribución previa y α siguen siendo los de todos.</translation>
    </message>
    <message>
        <source>What MAP gains, held out</source>
        <translation>Lo que gana MAP, fuera de la muestra</translation>
    </message>
    <message>
        <source>By protocol</source>
        <translation>Por protocolo</translation>
    </message>
    <message>
        <source>Published: runs</source>
        <translation>Publicado: ejecuciones</translation>
    </message>
    <message>
        <source>As printed by Kotaprolu et al. 2026 for 4,731 scenarios that are not in this study. Prior, α and figures are from the same scenarios: compare “As published”.</source>
        <translation>Como figura en Kotaprolu et al. 2026 para 4731 escenarios que no están en este estudio. La distribución previa, α y las cifras proceden de los mismos escenarios: compare con «Como en el artículo».</translation>
    </message>
    <message>
        <source>Published: ablation and errors</source>
        <translation>Publicado: ablación y errores</translation>
    </message>
    <message>
        <source>As printed by Kotaprolu et al. 2026 for the mode cot; the table has P1–P4 before MAP, calibration errors and gains by quartile. 0.00 stands for “about 0”.</source>
        <translation>Como figura en Kotaprolu et al. 2026 para el modo cot; la tabla tiene P1–P4 antes de MAP, los errores de calibración y las ganancias por cuartil. 0,00 equivale a «aproximadamente 0».</translation>
    </message>
    <message>
        <source>Sweep of α</source>
        <translation>Barrido de α</translation>
    </message>
    <message>
        <source>What the sweep shows</source>
        <translation>Qué muestra el barrido</translation>
    </message>
    <message>
        <source>Flips</source>
        <translation>Cambios de respuesta</translation>
    </message>
    <message>
        <source>Ablation</source>
        <translation>Ablación</translation>
    </message>
    <message>
        <source>Gain by quarter</source>
        <translation>Ganancia por cuartos</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Exhaustividad</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Single errors</source>
        <translation>Errores sueltos</translation>
    </message>
    <message>
        <source>Pairs of which one was missed</source>
        <translation>Pares de los que se omitió una</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Fiabilidad</translation>
    </message>
    <message>
        <source>Expected calibration error</source>
        <translation>Error de calibración esperado</translation>
    </message>
    <message>
        <source>All prediction sets are hidden.</source>
        <translation>Todos los conjuntos de predicciones están ocultos.</translation>
    </message>
    <message>
        <source>All prediction sets are withdrawn.</source>
        <translation>Todos los conjuntos de predicciones están retirados.</translation>
    </message>
    <message>
        <source>The study holds no predictions yet.</source>
        <translation>El estudio aún no contiene predicciones.</translation>
    </message>
    <message>
        <source>%1 gives written answers only: without probabilities there is nothing for a prior to weigh.</source>
        <translation>%1 solo da respuestas escritas: sin probabilidades, la distribución previa no tiene nada que ponderar.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Runs: %1</source>
        <translation>Ejecuciones: %1</translation>
    </message>
    <message>
        <source>Macro-F1 of each set before and after MAP, and of what it wrote. The table has the other measures. %1</source>
        <translation>Macro-F1 de cada conjunto antes y después de MAP, y de lo que escribió. La tabla tiene las demás medidas. %1</translation>
    </message>
    <message>
        <source>After − before on the test part, with 95 % intervals: prior and α have not seen it.</source>
        <translation>Después − antes en la partición de prueba, con intervalos del 95 %: ni la distribución previa ni α la han visto.</translation>
    </message>
    <message>
        <source>By protocol: %1</source>
        <translation>Por protocolo: %1</translation>
    </message>
    <message>
        <source>Macro-F1 before and after MAP by each of the protocols. Only what is held out was measured on scenarios that α has not seen.</source>
        <translation>Macro-F1 antes y después de MAP según cada protocolo. Solo lo que está fuera de la muestra se midió en escenarios que α no ha visto.</translation>
    </message>
    <message>
        <source>Ablation: %1</source>
        <translation>Ablación: %1</translation>
    </message>
    <message>
        <source>Macro-F1 without the prior, with its weights of single emotions alone, and with those of pairs too; each set at the α chosen for it.</source>
        <translation>Macro-F1 sin la distribución previa, solo con sus pesos de emociones sueltas, y también con los de pares; cada conjunto con el α elegido para él.</translation>
    </message>
    <message>
        <source>Right answers of eight that MAP brings, by how sure the model is. %1</source>
        <translation>Respuestas correctas de ocho que aporta MAP, según la seguridad del modelo. %1</translation>
    </message>
    <message>
        <source>What MAP changed: %1 answers in %2 scenarios. Filled: to right; hollow: to wrong. %3</source>
        <translation>Lo que cambió MAP: %1 respuestas en %2 escenarios. Relleno: a correctas; hueco: a erróneas. %3</translation>
    </message>
    <message>
        <source>%1 at each weight of the prior; the star is the α that was chosen, by macro-F1 where α was chosen. %2, %3.</source>
        <translation>%1 con cada peso de la distribución previa; la estrella es el α elegido, por macro-F1 donde se eligió α. %2, %3.</translation>
    </message>
    <message>
        <source>Of the scenarios where the emotion is predicted, how many have it in gold. %1</source>
        <translation>De los escenarios en que se predice la emoción, cuántos la tienen en gold. %1</translation>
    </message>
    <message>
        <source>Of the scenarios that have the emotion in gold, how many have it predicted. %1</source>
        <translation>De los escenarios que tienen la emoción en gold, en cuántos se predice. %1</translation>
    </message>
    <message>
        <source>Precision and recall in one figure. %1</source>
        <translation>Precisión y exhaustividad en una sola cifra. %1</translation>
    </message>
    <message>
        <source>Scenarios in which an emotion of gold was missed, or one was added; P1 and P2 are those that the publication names. %1</source>
        <translation>Escenarios en que se omitió una emoción de gold o se añadió una; P1 y P2 son los que nombra la publicación. %1</translation>
    </message>
    <message>
        <source>Scenarios with both emotions in gold of which only one was predicted; P3 and P4 are those that the publication names. The table has all 28. %1</source>
        <translation>Escenarios con ambas emociones en gold de las que solo se predijo una; P3 y P4 son los que nombra la publicación. La tabla tiene los 28. %1</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Señal</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>Error de calibración</translation>
    </message>
    <message>
        <source>Mean confidence</source>
        <translation>Confianza media</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correctas</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>The test part.</source>
        <translation>La partición de prueba.</translation>
    </message>
    <message>
        <source>All scenarios with gold.</source>
        <translation>Todos los escenarios con gold.</translation>
    </message>
    <message>
        <source>Reliability: %1</source>
        <translation>Fiabilidad: %1</translation>
    </message>
    <message>
        <source>How often answers are right at each level of confidence, in ten bins. A small mark stands for fewer than %1 answers. %2</source>
        <translation>Con qué frecuencia aciertan las respuestas en cada nivel de confianza, en diez intervalos. Una marca pequeña indica menos de %1 respuestas. %2</translation>
    </message>
    <message>
        <source>%1 gives neither complete probabilities nor a confidence.</source>
        <translation>%1 no da ni probabilidades completas ni un nivel de confianza.</translation>
    </message>
    <message>
        <source>How far confidence is from accuracy, on average over all answers of each set. %1</source>
        <translation>Cuánto se aparta la confianza de la exactitud, en promedio sobre todas las respuestas de cada conjunto. %1</translation>
    </message>
</context>
<context>
    <name>subtext::VectorModelText</name>
    <message>
        <source>%1 from the text</source>
        <translation>%1 por el texto</translation>
    </message>
    <message>
        <source>%1 from how often it is felt</source>
        <translation>%1 por la frecuencia con que se siente</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Como en el artículo</translation>
    </message>
    <message>
        <source>In sample</source>
        <translation>En la muestra</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Fuera de la muestra</translation>
    </message>
    <message>
        <source>Held out, fitted</source>
        <translation>Fuera de la muestra, ajustado</translation>
    </message>
    <message>
        <source>Prior, α and figures from all scenarios, without smoothing: as in the paper. α was chosen on the same scenarios that it is measured on.</source>
        <translation>Distribución previa, α y cifras a partir de todos los escenarios, sin suavizado: como en el artículo. α se eligió sobre los mismos escenarios con que se mide.</translation>
    </message>
    <message>
        <source>Prior, α and figures from all scenarios, smoothed by s = %1. α was chosen on the same scenarios that it is measured on.</source>
        <translation>Distribución previa, α y cifras a partir de todos los escenarios, con suavizado s = %1. α se eligió sobre los mismos escenarios con que se mide.</translation>
    </message>
    <message>
        <source>Prior and α from the train part, smoothed by s = %1; measured on the test part, which was used for neither.</source>
        <translation>Distribución previa y α a partir de la partición de entrenamiento, con suavizado s = %1; se mide en la partición de prueba, que no se usó para ninguna de las dos.</translation>
    </message>
    <message>
        <source>As held out, with the maximum-entropy prior: its shares equal those of the train part.</source>
        <translation>Como «Fuera de la muestra», con la distribución previa de máxima entropía: sus proporciones son iguales a las de la partición de entrenamiento.</translation>
    </message>
    <message>
        <source>No scenario that α could be chosen on has gold and all eight probabilities.</source>
        <translation>Ningún escenario con que elegir α tiene gold y las ocho probabilidades.</translation>
    </message>
    <message>
        <source>No scenario to measure on has gold and all eight probabilities.</source>
        <translation>Ningún escenario con que medir tiene gold y las ocho probabilidades.</translation>
    </message>
    <message>
        <source>none of the eight</source>
        <translation>ninguna de las ocho</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 de más</translation>
    </message>
    <message>
        <source>%1 missed</source>
        <translation>%1 de menos</translation>
    </message>
    <message>
        <source>One of %1 missed</source>
        <translation>Falta una de %1</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Self-report</source>
        <translation>Autoinforme</translation>
    </message>
    <message>
        <source>Self-report of yes</source>
        <translation>Autoinforme del sí</translation>
    </message>
    <message>
        <source>Self-report of no</source>
        <translation>Autoinforme del no</translation>
    </message>
    <message>
        <source>Maximum a posteriori (MAP) adjusts the model’s own answers by how often people feel these emotions together.</source>
        <translation>El máximo a posteriori (MAP) ajusta las respuestas del propio modelo según la frecuencia con que se sienten juntas estas emociones.</translation>
    </message>
    <message>
        <source>Here α = 0 was chosen, so nothing was moved.</source>
        <translation>Aquí se eligió α = 0, así que no se movió nada.</translation>
    </message>
    <message>
        <source>Here it took away %1 wrong and %2 right emotions, and added %3 right and %4 wrong ones.</source>
        <translation>Aquí quitó %1 emociones erróneas y %2 correctas, y añadió %3 correctas y %4 erróneas.</translation>
    </message>
    <message>
        <source>At α = %1 the answer remains what the model says by itself: %2.</source>
        <translation>Con α = %1 la respuesta sigue siendo la que el modelo da por sí solo: %2.</translation>
    </message>
    <message>
        <source>By itself the model says %1. At α = %2 the answer is %3.</source>
        <translation>Por sí solo el modelo dice %1. Con α = %2 la respuesta es %3.</translation>
    </message>
    <message>
        <source>%1 is added: it contributes %2 (%3).</source>
        <translation>Se añade %1: aporta %2 (%3).</translation>
    </message>
    <message>
        <source>%1 is dropped: it would contribute %2 (%3).</source>
        <translation>Se quita %1: aportaría %2 (%3).</translation>
    </message>
    <message>
        <source>%1 vectors share the best score; the one with the fewest emotions, then the earliest on the wheel, is chosen.</source>
        <translation>%1 vectores comparten la mejor puntuación; se elige el que tiene menos emociones y, después, el primero en la rueda.</translation>
    </message>
</context>
<context>
    <name>subtext::VectorModels</name>
    <message>
        <source>probabilities and words</source>
        <translation>probabilidades y palabras</translation>
    </message>
    <message>
        <source>probabilities</source>
        <translation>probabilidades</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>Before MAP</source>
        <translation>Antes de MAP</translation>
    </message>
    <message>
        <source>After MAP</source>
        <translation>Después de MAP</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Exhaustividad</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>%1 predicted, %2</source>
        <translation>%1 predicha, %2</translation>
    </message>
    <message>
        <source>%1 in gold</source>
        <translation>%1 en gold</translation>
    </message>
    <message>
        <source>%1 in gold or predicted, %2</source>
        <translation>%1 en gold o predicha, %2</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Most frequent before MAP: %1.</source>
        <translation>Más frecuente antes de MAP: %1.</translation>
    </message>
    <message>
        <source>Emotion</source>
        <translation>Emoción</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correctas</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadida</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Omitida</translation>
    </message>
    <message>
        <source>%1 right, %2 added, %3 missed</source>
        <translation>%1 correctas, %2 añadidas, %3 omitidas</translation>
    </message>
    <message>
        <source>%1 before and after MAP: %2.</source>
        <translation>%1 antes y después de MAP: %2.</translation>
    </message>
    <message>
        <source>%1, α = %2: %3 %4, %5 of %6 scenarios changed%7</source>
        <translation>%1, α = %2: %3 %4, %5 de %6 escenarios cambiados%7</translation>
    </message>
    <message>
        <source>; this α was chosen</source>
        <translation>; se eligió este α</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>%1, α = %2: changed</source>
        <translation>%1, α = %2: cambiados</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>Macro-F1</translation>
    </message>
    <message>
        <source>Cell accuracy</source>
        <translation>Exactitud por celda</translation>
    </message>
    <message>
        <source>Exact match</source>
        <translation>Coincidencia exacta</translation>
    </message>
    <message>
        <source>Micro-F1</source>
        <translation>Micro-F1</translation>
    </message>
    <message>
        <source>Changed scenarios</source>
        <translation>Escenarios cambiados</translation>
    </message>
    <message>
        <source>α, the weight of the prior</source>
        <translation>α, el peso de la distribución previa</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Distribución previa</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Elegido</translation>
    </message>
    <message>
        <source>Changed cells</source>
        <translation>Celdas cambiadas</translation>
    </message>
    <message>
        <source>Macro-F1 where α was chosen</source>
        <translation>Macro-F1 donde se eligió α</translation>
    </message>
    <message>
        <source>Whole prior</source>
        <translation>Distribución previa completa</translation>
    </message>
    <message>
        <source>Single emotions</source>
        <translation>Emociones sueltas</translation>
    </message>
    <message>
        <source>%1 at α = %2</source>
        <translation>%1 con α = %2</translation>
    </message>
    <message>
        <source>%1 with the whole prior: %2. Chosen: α = %3.</source>
        <translation>%1 con la distribución previa completa: %2. Elegido: α = %3.</translation>
    </message>
    <message>
        <source>Q1, least sure</source>
        <translation>Q1, menos seguridad</translation>
    </message>
    <message>
        <source>Q2</source>
        <translation>Q2</translation>
    </message>
    <message>
        <source>Q3</source>
        <translation>Q3</translation>
    </message>
    <message>
        <source>Q4, surest</source>
        <translation>Q4, más seguridad</translation>
    </message>
    <message>
        <source>Mean gain</source>
        <translation>Ganancia media</translation>
    </message>
    <message>
        <source>Right cells of eight: after − before</source>
        <translation>Celdas correctas de ocho: después − antes</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>Cuarto</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Added, right</source>
        <translation>Añadidas, correctas</translation>
    </message>
    <message>
        <source>Added, wrong</source>
        <translation>Añadidas, erróneas</translation>
    </message>
    <message>
        <source>Removed, right</source>
        <translation>Quitadas, correctas</translation>
    </message>
    <message>
        <source>Removed, wrong</source>
        <translation>Quitadas, erróneas</translation>
    </message>
    <message>
        <source>What MAP did</source>
        <translation>Lo que hizo MAP</translation>
    </message>
    <message>
        <source>MAP changed %1 answers in %2 scenarios: %3 to right and %4 to wrong.</source>
        <translation>MAP cambió %1 respuestas en %2 escenarios: %3 a correctas y %4 a erróneas.</translation>
    </message>
    <message>
        <source>Mean confidence</source>
        <translation>Confianza media</translation>
    </message>
    <message>
        <source>Share that is right</source>
        <translation>Proporción de aciertos</translation>
    </message>
    <message>
        <source>Perfect calibration</source>
        <translation>Calibración perfecta</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Señal</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>%1 from %2 to %3: %4 answers, %5 sure, %6 right</source>
        <translation>%1 de %2 a %3: %4 respuestas, seguridad %5, aciertos %6</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message>
        <source>%1: expected calibration error %2, mean confidence %3, right %4</source>
        <translation>%1: error de calibración esperado %2, confianza media %3, aciertos %4</translation>
    </message>
    <message>
        <source>Written answers</source>
        <translation>Respuestas escritas</translation>
    </message>
    <message>
        <source>Without prior</source>
        <translation>Sin distribución previa</translation>
    </message>
    <message>
        <source>Single emotions, at the α of the whole prior</source>
        <translation>Emociones sueltas, con el α de la distribución previa completa</translation>
    </message>
    <message>
        <source>Single emotions, at their own α</source>
        <translation>Emociones sueltas, con su propio α</translation>
    </message>
    <message>
        <source>Macro-F1, emotions in gold</source>
        <translation>Macro-F1, emociones en gold</translation>
    </message>
    <message>
        <source>Hamming loss</source>
        <translation>Pérdida de Hamming</translation>
    </message>
    <message>
        <source>%1, %2: not all eight right</source>
        <translation>%1, %2: no aciertan las ocho</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 undefined</source>
        <translation>%1 indefinido</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>Macro-F1 before and after MAP: %1.</source>
        <translation>Macro-F1 antes y después de MAP: %1.</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>%1, macro-F1: %2.</source>
        <translation>%1, macro-F1: %2.</translation>
    </message>
    <message>
        <source> (α = 0: prior not used)</source>
        <translation> (α = 0: no se usó la distribución previa)</translation>
    </message>
    <message>
        <source>After − before</source>
        <translation>Después − antes</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganancia</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Inferior</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Superior</translation>
    </message>
    <message>
        <source>Resamples</source>
        <translation>Remuestreos</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>%1: changed by MAP</source>
        <translation>%1: cambiados por MAP</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>95 % intervals of the gain in macro-F1: %1.</source>
        <translation>Intervalos del 95 % de la ganancia en macro-F1: %1.</translation>
    </message>
    <message>
        <source>α = %1</source>
        <translation>α = %1</translation>
    </message>
    <message>
        <source>%1, %2: changed</source>
        <translation>%1, %2: cambiados</translation>
    </message>
    <message>
        <source>Share of the gain that the pairs bring</source>
        <translation>Parte de la ganancia que aportan los pares</translation>
    </message>
    <message>
        <source>Gain of the pairs over that of single emotions</source>
        <translation>Ganancia de los pares sobre la de las emociones sueltas</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <translation>%1 %2, %3, %4</translation>
    </message>
    <message>
        <source>Macro-F1 without prior, with single emotions, with all: %1.</source>
        <translation>Macro-F1 sin distribución previa, con emociones sueltas, con todo: %1.</translation>
    </message>
    <message>
        <source>Expected calibration error</source>
        <translation>Error de calibración esperado</translation>
    </message>
    <message>
        <source>ECE</source>
        <translation>ECE</translation>
    </message>
    <message>
        <source>n = %1 answers</source>
        <translation>n = %1 respuestas</translation>
    </message>
    <message>
        <source>Expected calibration error of the probabilities: %1.</source>
        <translation>Error de calibración esperado de las probabilidades: %1.</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Macro-F1 before, %</source>
        <translation>Macro-F1 antes, %</translation>
    </message>
    <message>
        <source>after</source>
        <translation>después</translation>
    </message>
    <message>
        <source>Cell accuracy before, %</source>
        <translation>Exactitud por celda antes, %</translation>
    </message>
    <message>
        <source>Exact match before, %</source>
        <translation>Coincidencia exacta antes, %</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publicado</translation>
    </message>
    <message>
        <source>Published: 14 runs, macro-F1 before MAP %1 to %2, after %3 to %4.</source>
        <translation>Publicado: 14 ejecuciones, macro-F1 antes de MAP de %1 a %2, después de %3 a %4.</translation>
    </message>
    <message>
        <source>Without prior, %</source>
        <translation>Sin distribución previa, %</translation>
    </message>
    <message>
        <source>Single emotions, %</source>
        <translation>Emociones sueltas, %</translation>
    </message>
    <message>
        <source>Whole prior, %</source>
        <translation>Distribución previa completa, %</translation>
    </message>
    <message>
        <source>P1</source>
        <translation>P1</translation>
    </message>
    <message>
        <source>P2</source>
        <translation>P2</translation>
    </message>
    <message>
        <source>P3</source>
        <translation>P3</translation>
    </message>
    <message>
        <source>P4</source>
        <translation>P4</translation>
    </message>
    <message>
        <source>ECE of self-report</source>
        <translation>ECE del autoinforme</translation>
    </message>
    <message>
        <source>ECE of probability</source>
        <translation>ECE de la probabilidad</translation>
    </message>
    <message>
        <source>Gain by quartile</source>
        <translation>Ganancia por cuartil</translation>
    </message>
    <message>
        <source>Published, in the mode cot: macro-F1 without prior, with single emotions and with the whole prior, of seven models.</source>
        <translation>Publicado, en el modo cot: macro-F1 sin distribución previa, con emociones sueltas y con la distribución previa completa, de siete modelos.</translation>
    </message>
</context>
<context>
    <name>subtext::VectorViews</name>
    <message>
        <source>vectors</source>
        <translation>vectores</translation>
    </message>
    <message>
        <source>Prediction set</source>
        <translation>Conjunto de predicciones</translation>
    </message>
    <message>
        <source>One model in one mode, shown by the charts of one set.</source>
        <translation>Un modelo en un modo, el que muestran los gráficos de un solo conjunto.</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Score of this scenario…</source>
        <translation>Puntuación de este escenario…</translation>
    </message>
    <message>
        <source>Import a model’s predictions: for each scenario the probability of yes for eight emotions, or its written answers, as CSV, JSON or JSON Lines. Subtext then combines them with the prior of the gold vectors by maximum a posteriori (MAP) and shows what that gains, where, and why. The published figures are below.</source>
        <translation>Importe las predicciones de un modelo: para cada escenario, la probabilidad del sí para ocho emociones, o sus respuestas escritas, en CSV, JSON o JSON Lines. Subtext las combina con la distribución previa de los vectores gold mediante el máximo a posteriori (MAP) y muestra qué se gana con ello, dónde y por qué. Las cifras publicadas están abajo.</translation>
    </message>
    <message>
        <source>Import predictions…</source>
        <translation>Importar predicciones…</translation>
    </message>
    <message>
        <source>To the choice of set, or to the search of a scenario</source>
        <translation>Ir a la elección del conjunto, o a la búsqueda de un escenario</translation>
    </message>
    <message>
        <source>Scenarios behind a figure</source>
        <translation>Escenarios detrás de una cifra</translation>
    </message>
    <message>
        <source>Return on a row of a table; arrow keys and Return in a chart of lines</source>
        <translation>Intro en una fila de una tabla; flechas e Intro en un gráfico de líneas</translation>
    </message>
    <message>
        <source>Another α in the score of a scenario</source>
        <translation>Otro α en la puntuación de un escenario</translation>
    </message>
    <message>
        <source>Arrow keys on the slider</source>
        <translation>Flechas en el control deslizante</translation>
    </message>
    <message>
        <source>Adjudicators should not see what models say: the coordinator imports predictions.</source>
        <translation>Los árbitros no deberían ver lo que dicen los modelos: el coordinador importa las predicciones.</translation>
    </message>
    <message>
        <source>All prediction sets are hidden</source>
        <translation>Todos los conjuntos de predicciones están ocultos</translation>
    </message>
    <message>
        <source>All prediction sets are withdrawn</source>
        <translation>Todos los conjuntos de predicciones están retirados</translation>
    </message>
    <message>
        <source>No model has answered these scenarios yet</source>
        <translation>Ningún modelo ha respondido aún a estos escenarios</translation>
    </message>
    <message>
        <source>%1 gives no answer for this scenario.</source>
        <translation>%1 no da respuesta para este escenario.</translation>
    </message>
    <message>
        <source>No answer of this run is scored yet.</source>
        <translation>Aún no se ha puntuado ninguna respuesta de esta ejecución.</translation>
    </message>
    <message>
        <source>Each row is one prediction set, scored by how well its yes or no to eight emotions matches the gold labels: further right is better.</source>
        <translation>Cada fila es un conjunto de predicciones, puntuado por lo bien que su sí o no a ocho emociones coincide con las etiquetas gold: cuanto más a la derecha, mejor.</translation>
    </message>
    <message>
        <source>What becomes of the chosen set’s answers as the prior, how often people feel emotions together, gets more weight (α).</source>
        <translation>Qué pasa con las respuestas del conjunto elegido a medida que la distribución previa, es decir, la frecuencia con que las personas sienten juntas las emociones, gana peso (α).</translation>
    </message>
    <message>
        <source>Which emotions the chosen set misses or adds, compared with the gold labels.</source>
        <translation>Qué emociones omite o añade el conjunto elegido, en comparación con las etiquetas gold.</translation>
    </message>
    <message>
        <source>Whether answers that a model gives with 80 % confidence are right 80 % of the time: points on the diagonal say so.</source>
        <translation>Si las respuestas que un modelo da con un 80 % de confianza son correctas el 80 % de las veces: los puntos sobre la diagonal indican que sí.</translation>
    </message>
    <message>
        <source>One scenario: which emotions the model says, and why maximum a posteriori (MAP), which adds how often people feel them together, keeps or changes them.</source>
        <translation>Un escenario: qué emociones dice el modelo, y por qué el máximo a posteriori (MAP), que añade con qué frecuencia las personas las sienten juntas, las mantiene o las cambia.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios with gold</source>
        <translation>
            <numerusform>%n escenario con gold</numerusform>
            <numerusform>%n escenarios con gold</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 without gold left out</source>
        <translation>%1 sin gold excluidos</translation>
    </message>
    <message>
        <source>%1 lack a probability</source>
        <translation>a %1 les falta una probabilidad</translation>
    </message>
    <message numerus="yes">
        <source>%n written answers contradict their probability</source>
        <translation>
            <numerusform>%n respuesta escrita contradice su probabilidad</numerusform>
            <numerusform>%n respuestas escritas contradicen sus probabilidades</numerusform>
        </translation>
    </message>
    <message>
        <source>answers to undecided scenarios are withheld</source>
        <translation>las respuestas a escenarios sin decidir no se muestran</translation>
    </message>
</context>
<context>
    <name>subtext::VerdictCard</name>
    <message>
        <source>Write the release…</source>
        <translation>Escribir la publicación…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>The checks have not been run yet.</source>
        <translation>Las comprobaciones aún no se han ejecutado.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Todavía no</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 checks failed. Fix what they found, or override them with a reason.</source>
        <translation>
            <numerusform>Falló %n de %1 comprobaciones. Arregle lo que encontró, o pásela por alto indicando un motivo.</numerusform>
            <numerusform>Fallaron %n de %1 comprobaciones. Arregle lo que encontraron, o páselas por alto indicando un motivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>May be released</source>
        <translation>Se puede publicar</translation>
    </message>
    <message numerus="yes">
        <source>%n checks are overridden; the README will say so.</source>
        <translation>
            <numerusform>%n comprobación se ha pasado por alto; el README lo hará constar.</numerusform>
            <numerusform>%n comprobaciones se han pasado por alto; el README lo hará constar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>All %1 checks that can block the release pass.</source>
        <translation>Se superan las %1 comprobaciones que pueden impedir la publicación.</translation>
    </message>
    <message>
        <source>For %1: %2</source>
        <translation>Para %1: %2</translation>
    </message>
    <message>
        <source>Nothing has changed since %1: another release is of use where a text has, such as the datasheet.</source>
        <translation>No ha cambiado nada desde %1: otra publicación solo es útil si ha cambiado un texto, como la ficha de datos.</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Intro</translation>
    </message>
</context>
<context>
    <name>subtext::VerifiedText</name>
    <message>
        <source>the coordinator</source>
        <translation>el coordinador</translation>
    </message>
    <message>
        <source>Not sealed, because the device joined before devices signed: rows of %1.</source>
        <translation>Sin sello, porque el dispositivo se unió antes de que los dispositivos firmaran: filas de %1.</translation>
    </message>
    <message>
        <source>Sealed, but not checked, because this file may not read the key: rows of %1.</source>
        <translation>Con sello, pero sin comprobar, porque este archivo no puede leer la clave: filas de %1.</translation>
    </message>
    <message>
        <source>This file’s own history is not the one that this device sealed: it was restored from an older copy, or changed.</source>
        <translation>El historial propio de este archivo no es el que selló este dispositivo: se restauró de una copia anterior o se modificó.</translation>
    </message>
</context>
<context>
    <name>subtext::WatchedFolder</name>
    <message>
        <source>Watch a folder for returned files</source>
        <translation>Vigilar una carpeta para archivos devueltos</translation>
    </message>
    <message>
        <source>Last came in, %1: %2</source>
        <translation>Último en llegar, %1: %2</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Vigilar una carpeta…</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Dejar de vigilar</translation>
    </message>
    <message>
        <source>Choose a folder to watch, and files that are returned into it, or into a person’s folder inside it, are merged as they arrive.</source>
        <translation>Elija una carpeta que vigilar: los archivos que se devuelvan a ella, o a la carpeta de una persona dentro de ella, se fusionan según llegan.</translation>
    </message>
    <message>
        <source>Watching %1. Files that come in there are merged.</source>
        <translation>Se vigila %1. Los archivos que lleguen ahí se fusionan.</translation>
    </message>
    <message>
        <source>Watching %1, which cannot be reached at the moment.</source>
        <translation>Se vigila %1, que de momento no está accesible.</translation>
    </message>
</context>
<context>
    <name>subtext::WaysTo</name>
    <message>
        <source>Rules, protocol: Roster</source>
        <translation>Reglas, protocolo: Participantes</translation>
    </message>
    <message>
        <source>Label again: Roster &gt; Assignment</source>
        <translation>Volver a etiquetar: Participantes &gt; Asignación</translation>
    </message>
    <message>
        <source>Mirrors, one for each annotator: Roster &gt; People</source>
        <translation>Espejos, uno por anotador: Participantes &gt; Personas</translation>
    </message>
    <message>
        <source>Passphrase of somebody: Roster &gt; People</source>
        <translation>Contraseña de alguien: Participantes &gt; Personas</translation>
    </message>
    <message>
        <source>Password</source>
        <comment>Words by which people look for it</comment>
        <translation>Contraseña, clave</translation>
    </message>
    <message>
        <source>Undo a dismissal: Quality</source>
        <translation>Deshacer un descarte: Calidad</translation>
    </message>
    <message>
        <source>Export: Release</source>
        <translation>Exportar: Publicación</translation>
    </message>
    <message>
        <source>Final labels, gold labels: Release &gt; Files</source>
        <translation>Etiquetas finales, etiquetas gold: Publicación &gt; Archivos</translation>
    </message>
    <message>
        <source>DOI of the data: Release</source>
        <translation>DOI de los datos: Publicación</translation>
    </message>
    <message>
        <source>Report, tables and figures of a paper: Release</source>
        <translation>Informe, tablas y figuras de un artículo: Publicación</translation>
    </message>
    <message>
        <source>History of a decision: Adjudicate</source>
        <translation>Historial de una decisión: Arbitraje</translation>
    </message>
    <message>
        <source>Undo a decision: Adjudicate</source>
        <translation>Deshacer una decisión: Arbitraje</translation>
    </message>
    <message>
        <source>Lock, unlock the study: Adjudicate</source>
        <translation>Bloquear, desbloquear el estudio: Arbitraje</translation>
    </message>
    <message>
        <source>Kappa, alpha, power: Agreement</source>
        <translation>Kappa, alfa, potencia: Acuerdo</translation>
    </message>
    <message>
        <source>Submission of a prediction set: Models</source>
        <translation>Envío de un conjunto de predicciones: Modelos</translation>
    </message>
</context>
<context>
    <name>subtext::WholeText</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>subtext::WindowLook</name>
    <message>
        <source>Light, dark or high contrast</source>
        <translation>Claro, oscuro o alto contraste</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Text size as on the desktop</source>
        <translation>Tamaño del texto como en el escritorio</translation>
    </message>
    <message>
        <source>Theme, appearance, colours, night, black, white, settings, preferences</source>
        <comment>Words by which people look for it</comment>
        <translation>Tema, apariencia, aspecto, colores, noche, oscuro, negro, blanco, configuración, ajustes, preferencias</translation>
    </message>
    <message>
        <source>Text size, font, letters, zoom, bigger, scale, settings, preferences</source>
        <comment>Words by which people look for it</comment>
        <translation>Tamaño del texto, fuente, letra, zoom, aumentar, más grande, escala, configuración, ajustes, preferencias</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Idioma de la ventana</translation>
    </message>
    <message>
        <source>Buttons, messages, numbers and dates. What the study says, and every file that is written, stays as it is.</source>
        <translation>Botones, mensajes, números y fechas. Lo que dice el estudio y todo archivo que se escribe quedan como están.</translation>
    </message>
</context>
<context>
    <name>subtext::WindowSeminar</name>
    <message>
        <source>Seminar</source>
        <translation>Seminario</translation>
    </message>
    <message>
        <source>What comes next, what came before</source>
        <translation>Lo siguiente, lo anterior</translation>
    </message>
    <message>
        <source>Space, Backspace</source>
        <translation>Espacio, Retroceso</translation>
    </message>
    <message>
        <source>Another item</source>
        <translation>Otro ítem</translation>
    </message>
    <message>
        <source>Right, Left, Home, End</source>
        <translation>Derecha, Izquierda, Inicio, Fin</translation>
    </message>
    <message>
        <source>A vote of the room more, one fewer</source>
        <translation>Un voto más de la sala, uno menos</translation>
    </message>
    <message>
        <source>the label’s key, with Shift</source>
        <translation>la tecla de la etiqueta, con Mayús</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>Otra pregunta</translation>
    </message>
    <message>
        <source>Down, Up</source>
        <translation>Abajo, Arriba</translation>
    </message>
    <message>
        <source>Save the votes</source>
        <translation>Guardar los votos</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>subtext::WindowTeam</name>
    <message>
        <source>This program cannot join a team</source>
        <translation>Este programa no puede unirse a un equipo</translation>
    </message>
    <message>
        <source>This build cannot connect to a server. Open the invitation with Subtext from the Debian package.</source>
        <translation>Esta compilación no puede conectarse a un servidor. Abra la invitación con el Subtext del paquete de Debian.</translation>
    </message>
</context>
<context>
    <name>subtext::Withdrawing</name>
    <message>
        <source>Withdraw set…</source>
        <translation>Retirar conjunto…</translation>
    </message>
    <message>
        <source>A withdrawn set is in no figure, report, export or release of the study, for everybody. The study keeps it, with the reason.</source>
        <translation>Un conjunto retirado no figura en ninguna cifra, informe, exportación ni publicación del estudio, para nadie. El estudio lo conserva, con el motivo.</translation>
    </message>
    <message>
        <source>Withdraw %1</source>
        <translation>Retirar %1</translation>
    </message>
    <message>
        <source>No figure, report, export or release has it any more, for everybody who works on the study. Its answers stay, and it can be restored. Both are recorded, with the reason and your code.</source>
        <translation>Ya no figura en ninguna cifra, informe, exportación ni publicación, para ninguna de las personas que trabajan en el estudio. Sus respuestas se quedan, y puede restablecerse. Ambas cosas quedan registradas, con el motivo y el código de usted.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Why? For example: asked with the wrong template</source>
        <translation>¿Por qué? Por ejemplo: se preguntó con una plantilla equivocada</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Withdrawn sets</source>
        <translation>Conjuntos retirados</translation>
    </message>
    <message>
        <source>These sets are in no figure, report, export or release. The study keeps what they say; a set that is restored counts as before.</source>
        <translation>Estos conjuntos no figuran en ninguna cifra, informe, exportación ni publicación. El estudio conserva lo que dicen; un conjunto restablecido cuenta como antes.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Why restore it?</source>
        <translation>¿Por qué restablecerlo?</translation>
    </message>
    <message>
        <source>Withdrawn sets (%1)…</source>
        <translation>Conjuntos retirados (%1)…</translation>
    </message>
</context>
<context>
    <name>subtext::WorkArea</name>
    <message>
        <source>Label again</source>
        <translation>Volver a etiquetar</translation>
    </message>
    <message>
        <source>Take it up</source>
        <translation>Retomarlo</translation>
    </message>
    <message>
        <source>Label again: %1</source>
        <translation>Volver a etiquetar: %1</translation>
    </message>
    <message>
        <source>You had begun a change on %1. It is kept, and not in view.</source>
        <translation>Había empezado un cambio el %1. Se conserva, pero no se muestra.</translation>
    </message>
</context>
<context>
    <name>subtext::WriteScenesDialog</name>
    <message>
        <source>Have a model write scenes</source>
        <translation>Hacer que un modelo escriba escenas</translation>
    </message>
    <message>
        <source>Have a model write scenes from events</source>
        <translation>Hacer que un modelo escriba escenas a partir de sucesos</translation>
    </message>
    <message>
        <source>Sent for the first event:</source>
        <translation>Se envía para el primer suceso:</translation>
    </message>
    <message>
        <source>Request for the first event</source>
        <translation>Petición para el primer suceso</translation>
    </message>
    <message>
        <source>The whole request. It contains nothing of the study.</source>
        <translation>La petición completa. No contiene nada del estudio.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>There is no event to write about.</source>
        <translation>No hay ningún suceso sobre el que escribir.</translation>
    </message>
    <message>
        <source>Tick the box above before sending the events to this host.</source>
        <translation>Marque la casilla de arriba antes de enviar los sucesos a este servidor.</translation>
    </message>
    <message>
        <source>the 40 that come with Subtext</source>
        <translation>los 40 que vienen con Subtext</translation>
    </message>
    <message>
        <source>Table of events</source>
        <translation>Tabla de sucesos</translation>
    </message>
    <message>
        <source>The path of a CSV or JSON Lines file with event, relation and tail; empty: the table that comes with Subtext.</source>
        <translation>La ruta de un archivo CSV o JSON Lines con event, relation y tail; vacía: la tabla que viene con Subtext.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Sucesos</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>Number of events</source>
        <translation>Número de sucesos</translation>
    </message>
    <message>
        <source>Limit to the first N of the table, or use all of them.</source>
        <translation>Limitar a los primeros N de la tabla, o usarlos todos.</translation>
    </message>
    <message>
        <source>First events</source>
        <translation>Primeros sucesos</translation>
    </message>
    <message>
        <source>Scenes for each event</source>
        <translation>Escenas por cada suceso</translation>
    </message>
    <message>
        <source>Each is requested separately.</source>
        <translation>Cada una se pide por separado.</translation>
    </message>
    <message>
        <source>Scenes per event</source>
        <translation>Escenas por suceso</translation>
    </message>
    <message>
        <source> USD</source>
        <translation> USD</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>It stops before a request that might exceed it; it can be resumed later.</source>
        <translation>Se detiene antes de una petición que pudiera superarlo; se puede reanudar más tarde.</translation>
    </message>
    <message>
        <source>the one that comes with Subtext</source>
        <translation>el que viene con Subtext</translation>
    </message>
    <message>
        <source>A text file of your own that asks for a scene, with places like {event}, {subject} and {pairs}; the text at the right shows it filled in.</source>
        <translation>Un archivo de texto propio que pide una escena, con marcadores como {event}, {subject} y {pairs}; el texto de la derecha lo muestra rellenado.</translation>
    </message>
    <message>
        <source>Ask with the prompt that comes with Subtext.</source>
        <translation>Preguntar con el prompt que viene con Subtext.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Temperature of scenes</source>
        <translation>Temperatura de las escenas</translation>
    </message>
    <message>
        <source>In place of that of the profile, which is for answers (default 0.9). Not sent to a model that accepts none.</source>
        <translation>En lugar de la del perfil, que es para respuestas (predeterminada: 0,9). No se envía a un modelo que no la admite.</translation>
    </message>
    <message>
        <source>Scene temperature</source>
        <translation>Temperatura de escenas</translation>
    </message>
    <message>
        <source>Tokens per scene</source>
        <translation>Tokens por escena</translation>
    </message>
    <message>
        <source>Maximum tokens per scene (default 300). Reasoning tokens count.</source>
        <translation>Máximo de tokens por escena (predeterminado: 300). Los tokens de razonamiento cuentan.</translation>
    </message>
    <message>
        <source>Scene tokens</source>
        <translation>Tokens de la escena</translation>
    </message>
    <message>
        <source>Rows of the table that cannot be used and are left out: %1. The first is line %2.</source>
        <translation>Filas de la tabla que no se pueden usar y se omiten: %1. La primera es la línea %2.</translation>
    </message>
    <message>
        <source>Resume the unfinished run of %1 answers: ask only for what it lacks</source>
        <translation>Reanudar la ejecución sin terminar de %1 respuestas: pedir solo lo que le falta</translation>
    </message>
    <message>
        <source>I agree to sending these events to %1</source>
        <translation>Acepto que se envíen estos sucesos a %1</translation>
    </message>
    <message>
        <source>The same was asked before (%1). This is a new run, which asks for everything again.</source>
        <translation>Lo mismo ya se preguntó antes (%1). Esta es una ejecución nueva, que lo pide todo otra vez.</translation>
    </message>
    <message>
        <source>Ask again?</source>
        <translation>¿Preguntar otra vez?</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar otra vez</translation>
    </message>
</context>
<context>
    <name>subtext::WrittenSceneText</name>
    <message>
        <source>it is empty</source>
        <translation>está vacía</translation>
    </message>
    <message>
        <source>it contains the barred word “%1”</source>
        <translation>contiene la palabra vetada «%1»</translation>
    </message>
    <message numerus="yes">
        <source>it is too short: %n words</source>
        <translation>
            <numerusform>es demasiado corta: %n palabra</numerusform>
            <numerusform>es demasiado corta: %n palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it is too long: %n words</source>
        <translation>
            <numerusform>es demasiado larga: %n palabra</numerusform>
            <numerusform>es demasiado larga: %n palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has %n sentences, which is not what was asked for</source>
        <translation>
            <numerusform>tiene %n frase, que no es lo que se pidió</numerusform>
            <numerusform>tiene %n frases, que no es lo que se pidió</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not named</source>
        <translation>no se nombra a %1</translation>
    </message>
    <message>
        <source>it is nearly the same as “%1”</source>
        <translation>es casi igual que «%1»</translation>
    </message>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptada</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>editada</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>The person: %1</source>
        <translation>La persona: %1</translation>
    </message>
    <message>
        <source>Barred words: %1</source>
        <translation>Palabras vetadas: %1</translation>
    </message>
    <message>
        <source>This scene is not in the study.</source>
        <translation>Esta escena no está en el estudio.</translation>
    </message>
    <message>
        <source>The scene is a scenario of the study already.</source>
        <translation>La escena ya es un escenario del estudio.</translation>
    </message>
    <message>
        <source>Scenes of the task “%1” are not one person&apos;s story: it needs a role and a text, and nothing else.</source>
        <translation>Las escenas de la tarea «%1» no son la historia de una persona: hacen falta un papel y un texto, y nada más.</translation>
    </message>
    <message>
        <source>The task has no group “%1”.</source>
        <translation>La tarea no tiene el grupo «%1».</translation>
    </message>
    <message>
        <source>The scene was not accepted: a check found something.</source>
        <translation>La escena no se aceptó: una comprobación encontró algo.</translation>
    </message>
    <message>
        <source>Edit it, or say why it is accepted anyway.</source>
        <translation>Edítela, o explique por qué se acepta de todos modos.</translation>
    </message>
</context>
<context>
    <name>subtext::answer</name>
    <message>
        <source>All others no</source>
        <translation>Las demás, no</translation>
    </message>
</context>
<context>
    <name>subtext::charts</name>
    <message>
        <source>All items</source>
        <translation>Todos los ítems</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>option of “%1”</source>
        <translation>opción de «%1»</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>Person %1</source>
        <translation>Persona %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>0.1 s</source>
        <translation>0,1 s</translation>
    </message>
    <message>
        <source>0.3 s</source>
        <translation>0,3 s</translation>
    </message>
    <message>
        <source>1 s</source>
        <translation>1 s</translation>
    </message>
    <message>
        <source>3 s</source>
        <translation>3 s</translation>
    </message>
    <message>
        <source>10 s</source>
        <translation>10 s</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30 s</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 min</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10 min</translation>
    </message>
    <message>
        <source>30 min</source>
        <translation>30 min</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1 h</translation>
    </message>
    <message>
        <source>3 h</source>
        <translation>3 h</translation>
    </message>
    <message>
        <source>10 h</source>
        <translation>10 h</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 día</translation>
    </message>
    <message>
        <source>10 days</source>
        <translation>10 días</translation>
    </message>
    <message>
        <source>100 days</source>
        <translation>100 días</translation>
    </message>
    <message>
        <source>1000 days</source>
        <translation>1000 días</translation>
    </message>
</context>
<context>
    <name>subtext::setexport</name>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabla (CSV)…</translation>
    </message>
    <message>
        <source>JSON Lines…</source>
        <translation>JSON Lines…</translation>
    </message>
    <message>
        <source>Layout of the CEI authors…</source>
        <translation>Formato de los autores de CEI…</translation>
    </message>
    <message>
        <source>List of the CEI protocol…</source>
        <translation>Lista del protocolo de CEI…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write the answers of this set to a file</source>
        <translation>Escribir las respuestas de este conjunto en un archivo</translation>
    </message>
    <message>
        <source>Write the set</source>
        <translation>Escribir el conjunto</translation>
    </message>
    <message>
        <source>Predictions (*.%1)</source>
        <translation>Predicciones (*.%1)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
</context>
<context>
    <name>subtext::setsubmission</name>
    <message>
        <source>Submission…</source>
        <translation>Envío…</translation>
    </message>
    <message>
        <source>Write this set into a folder as a submission to a benchmark: answers, model card, scores, prompt</source>
        <translation>Escribir este conjunto en una carpeta como envío a un benchmark: respuestas, ficha del modelo, puntuaciones, prompt</translation>
    </message>
    <message>
        <source>A submission has one label for each item, and this study asks several questions.</source>
        <translation>Un envío tiene una etiqueta por ítem, y este estudio hace varias preguntas.</translation>
    </message>
    <message>
        <source>Choose a folder: “%1” will be created in it</source>
        <translation>Elija una carpeta: en ella se creará «%1»</translation>
    </message>
    <message>
        <source>The submission is in %1.</source>
        <translation>El envío está en %1.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>%1 is there already and was left as it is. Remove it, or choose another folder.</source>
        <translation>%1 ya existe y se dejó como está. Elimínelo o elija otra carpeta.</translation>
    </message>
</context>
</TS>
