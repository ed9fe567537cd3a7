<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>subtext::ActionRegistry</name>
    <message>
        <source>Place: %1</source>
        <translation>页面：%1</translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <comment>Place and view</comment>
        <translation>%1 &gt; %2</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>所有位置</translation>
    </message>
</context>
<context>
    <name>subtext::AddPeopleDialog</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add people</source>
        <translation>添加人员</translation>
    </message>
    <message>
        <source>One person per line. Latecomers get items that lack annotators; nobody’s work is touched.</source>
        <translation>每行一人。后加入的人会分到缺标注员的条目；不影响任何人的成果。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>Add %n people</source>
        <translation>
            <numerusform>添加 %n 人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::AgreementPage</name>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Progress of the computation</source>
        <translation>计算进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Subtype</source>
        <translation>子类型</translation>
    </message>
    <message>
        <source>All subtypes</source>
        <translation>所有子类型</translation>
    </message>
    <message>
        <source>Power relation</source>
        <translation>权力关系</translation>
    </message>
    <message>
        <source>Any power relation</source>
        <translation>所有关系</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Any domain</source>
        <translation>所有领域</translation>
    </message>
    <message>
        <source>Without ambiguous</source>
        <translation>不含多义</translation>
    </message>
    <message>
        <source>Leaves out items that were decided to be ambiguous, with a label or without.</source>
        <translation>排除被裁定为多义的条目，无论有无标签。</translation>
    </message>
    <message>
        <source>Fleiss’ κ</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>Agreement beyond chance, with chance estimated from the label distribution.</source>
        <translation>超出随机水平的一致性，随机水平由标签分布估计。</translation>
    </message>
    <message>
        <source>Krippendorff’s α</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>Nominal. Like κ, but corrected for small samples and missing ratings.</source>
        <translation>名义型。与 κ 类似，但对小样本和缺失标注作了校正。</translation>
    </message>
    <message>
        <source>Gwet’s AC1</source>
        <translation>Gwet AC1</translation>
    </message>
    <message>
        <source>Agreement beyond chance, robust to a dominant label.</source>
        <translation>超出随机水平的一致性，不易受占优标签影响。</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>百分比一致性</translation>
    </message>
    <message>
        <source>Share of rating pairs that agree, not corrected for chance.</source>
        <translation>标注一致的配对占比，未对随机一致作校正。</translation>
    </message>
    <message>
        <source>Unanimous · majority · split</source>
        <translation>全体一致 · 多数 · 分歧</translation>
    </message>
    <message>
        <source>Items with all their ratings, by how their votes are distributed.</source>
        <translation>标注齐全的条目，按票的分布。</translation>
    </message>
    <message>
        <source>%1: all</source>
        <translation>%1：全部</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>总体</translation>
    </message>
    <message>
        <source>%1 chosen twice or more</source>
        <translation>%1被选两次以上</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>与%2同现贡献 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal agreement</source>
        <translation>一致程度相同</translation>
    </message>
    <message>
        <source>Close the items, or stop computing</source>
        <translation>关闭条目，或停止计算</translation>
    </message>
    <message>
        <source>To the filters</source>
        <translation>转到筛选条件</translation>
    </message>
    <message>
        <source>Items behind a mark</source>
        <translation>图中标记对应的条目</translation>
    </message>
    <message numerus="yes">
        <source>%n ambiguous items left out</source>
        <translation>
            <numerusform>未计入 %n 个多义条目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, other than gold</source>
        <translation>%1，与金标签不同</translation>
    </message>
    <message>
        <source>Enter on a row of its table; arrow keys and Enter in the heat map, the patterns and the lengths</source>
        <translation>在其表格的行上按 Enter；热图、投票格局和长度图中用方向键和 Enter</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>所有部分</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>所有主题</translation>
    </message>
</context>
<context>
    <name>subtext::AgreementText</name>
    <message>
        <source>unanimous</source>
        <translation>全体一致</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>多数</translation>
    </message>
    <message>
        <source>split</source>
        <translation>分歧</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>no interval</source>
        <translation>无区间</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>差</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>轻微</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>尚可</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>substantial</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>almost perfect</source>
        <translation>几乎完全一致</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1%–%2%</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: Fleiss’ κ of the items that were labelled again (n = %2): before %3, after %4.</source>
        <translation>%1：重新标注条目的 Fleiss κ（n = %2）：之前 %3，之后 %4。</translation>
    </message>
    <message>
        <source>Items asked for: %1. Labelled again by all who were asked: %2.</source>
        <translation>要求重新标注的条目：%1。所有相关人员都已重新标注：%2。</translation>
    </message>
    <message>
        <source>The place Agreement has κ before and after, question by question.</source>
        <translation>“一致性”页按题目列出前后的 κ。</translation>
    </message>
    <message>
        <source>%1, second looks: %2 of %3 done.</source>
        <translation>%1，复看：已完成 %2/%3。</translation>
    </message>
    <message>
        <source>%1 %2: %3 of the picks the same, Cohen’s κ %4 (%5), n = %6.</source>
        <translation>%1 %2：相同选择 %3，Cohen κ %4（%5），n = %6。</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations</source>
        <translation>
            <numerusform>%n 条标注</numerusform>
        </translation>
    </message>
    <message>
        <source>No items</source>
        <translation>无条目</translation>
    </message>
    <message>
        <source>all rated once, as asked</source>
        <translation>均按要求各标注一次</translation>
    </message>
    <message>
        <source>%1 rated once, as asked</source>
        <translation>%1 按要求标注一次</translation>
    </message>
    <message>
        <source>all with their %1 ratings</source>
        <translation>均有全部 %1 份标注</translation>
    </message>
    <message>
        <source>%1 with all %2 ratings</source>
        <translation>%1 有全部 %2 份标注</translation>
    </message>
    <message numerus="yes">
        <source>Agreement needs two annotators on an item. None of the %n items has two yet.</source>
        <translation>
            <numerusform>计算一致性需要同一条目有两位标注员。%n 个条目中还没有一个达到两位。</numerusform>
        </translation>
    </message>
    <message>
        <source>can detect even small effects</source>
        <translation>小效应也能检出</translation>
    </message>
    <message>
        <source>can detect medium and large effects</source>
        <translation>能检出中等和大效应</translation>
    </message>
    <message>
        <source>can detect large effects only</source>
        <translation>只能检出大效应</translation>
    </message>
    <message>
        <source>The smallest effect (Cohen’s w) that a χ² test with %1 degrees of freedom finds in %2 items with power .80 at α = .05 is %3. The published paper prints √(χ²-critical/N) = %4, which has a power of only about one half.</source>
        <translation>在 %2 个条目中，自由度为 %1 的 χ² 检验以 α = .05、检验功效 .80 能发现的最小效应（Cohen&apos;s w）为 %3。已发表的论文给出的是 √(χ²临界值/N) = %4，其检验功效只有一半左右。</translation>
    </message>
    <message>
        <source>items that two annotators answered</source>
        <translation>两位标注员都答过的条目</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>重复条目</translation>
    </message>
    <message>
        <source>second readings</source>
        <translation>第二解读</translation>
    </message>
    <message>
        <source>Second readings: %1 of %2 answers allow for another option (%3).</source>
        <translation>第二解读：%2 个答案中有 %1 个还容许另一个选项（%3）。</translation>
    </message>
    <message numerus="yes">
        <source>%n answers asked for after a split left out of agreement</source>
        <translation>
            <numerusform>一致性未计入出现分歧后加请的 %n 个答案</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean entropy of an item: %1 bits, n = %2. All items; the choices above do not apply here.</source>
        <translation>每个条目的平均熵：%1 比特，n = %2。涵盖所有条目，不受上面的选择影响。</translation>
    </message>
    <message>
        <source>including answers asked for after a split</source>
        <translation>包括出现分歧后加请的答案</translation>
    </message>
    <message>
        <source>too few items to detect even large effects</source>
        <translation>条目太少，连大效应也无法检出</translation>
    </message>
    <message>
        <source>annotators who answered two items that others answered, too</source>
        <translation>答过两个他人也答过的条目的标注员</translation>
    </message>
    <message>
        <source>A surprisingly popular label was found on %1 of %2 items.</source>
        <translation>在 %2 个条目中的 %1 个上找到了出人意料地受欢迎的标签。</translation>
    </message>
    <message>
        <source>Items that also have a single most frequent label: %2. On %1 of them it is the surprisingly popular label, on %3 it is not.</source>
        <translation>其中还有唯一最常见标签的条目：%2 个。在其中 %1 个条目上，它就是出人意料地受欢迎的标签，在 %3 个条目上不是。</translation>
    </message>
    <message>
        <source>The surprisingly popular label agrees with gold on %1 of %2.</source>
        <translation>出人意料地受欢迎的标签在 %2 个条目中有 %1 个与金标签一致。</translation>
    </message>
</context>
<context>
    <name>subtext::AnnotatorFlags</name>
    <message>
        <source>Correct, leave out or close…</source>
        <translation>更正、排除或关闭…</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Flagged by</source>
        <translation>标出者</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Flags of the annotators</source>
        <translation>标注员标出的问题</translation>
    </message>
    <message>
        <source>open</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>nothing wrong</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>No annotator has flagged an item.</source>
        <translation>没有标注员把条目标为有问题。</translation>
    </message>
    <message numerus="yes">
        <source>Annotators have flagged %n items as broken or unclear.</source>
        <translation>
            <numerusform>标注员把 %n 个条目标为有误或不清楚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Flags still open: %1.</source>
        <translation>未处理的问题标记：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n more are left out of the data.</source>
        <translation>
            <numerusform>另有 %n 个已从数据中排除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Flagged: “%1”.</source>
        <translation>标为有问题：“%1”。</translation>
    </message>
    <message>
        <source>The flag of %1 is closed again.</source>
        <translation>%1 的问题标记已重新关闭。</translation>
    </message>
    <message>
        <source>The flag of %1 is open again.</source>
        <translation>%1 的问题标记已重新打开。</translation>
    </message>
</context>
<context>
    <name>subtext::AnnotatorModel</name>
    <message numerus="yes">
        <source>%1 of items, %n findings about all</source>
        <translation>
            <numerusform>%1 的条目，%n 个涉及全体的疑点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tied, %2</source>
        <translation>%1 项并列，%2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2</translation>
    </message>
    <message>
        <source>Equally often, %1 each: %2</source>
        <translation>同样多，各 %1：%2</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>%2 个中 %1 个一致</translation>
    </message>
    <message>
        <source>%1, below the bar</source>
        <translation>%1，未达标</translation>
    </message>
    <message>
        <source>Practice, %1.</source>
        <translation>练习，%1。</translation>
    </message>
    <message>
        <source>Mixed up in the first whole round: %1.</source>
        <translation>第一轮完整练习中的混淆：%1。</translation>
    </message>
    <message>
        <source>Labels of the best practice round that match the reference</source>
        <translation>最好一轮练习中与参考一致的标签</translation>
    </message>
    <message>
        <source>Mixed up in everybody’s first whole round: %1.</source>
        <translation>所有人第一轮完整练习中的混淆：%1。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Self-agreement: %1 of the labels the same, Cohen’s κ %2</source>
        <translation>自我一致性：%1 的标签相同，Cohen κ %2</translation>
    </message>
    <message>
        <source>Self-agreement: %1 of the labels the same, Cohen’s κ %2, scales %3 points apart on average</source>
        <translation>自我一致性：%1 的标签相同，Cohen κ %2，量表平均相差 %3 分</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Items submitted of those assigned, without those that are asked for again</source>
        <translation>已分配条目中已提交的，不含要求重新标注的</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>疑点</translation>
    </message>
    <message>
        <source>Share of items with a finding, dismissed ones included; the mark is the study’s limit. A finding about all items, such as straight-lining, is counted beside it</source>
        <translation>有疑点的条目占比，含已忽略的；刻度线为研究设定的阈值。涉及全体条目的疑点（如直线作答）另计</translation>
    </message>
    <message>
        <source>Dominant</source>
        <translation>最常见</translation>
    </message>
    <message>
        <source>Most frequent answer to the first question, and its share</source>
        <translation>第一题最常见的答案及其占比</translation>
    </message>
    <message>
        <source>Most frequent emotion and its share</source>
        <translation>最常见的情绪及其占比</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>用时中位数</translation>
    </message>
    <message>
        <source>Median active time of an item, and the times in order</source>
        <translation>每条目有效用时的中位数，以及按顺序的各次用时</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Items whose answers contradict each other</source>
        <translation>答案自相矛盾的条目</translation>
    </message>
    <message>
        <source>Items whose valence contradicts their emotion</source>
        <translation>效价与情绪矛盾的条目</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>连续相同</translation>
    </message>
    <message>
        <source>Most items in a row with the same answer, where the order of the items is known; for information</source>
        <translation>连续给出相同答案的最多条目数（条目顺序已知时）；仅供参考</translation>
    </message>
    <message>
        <source>Most items in a row with one emotion, where the order of the items is known; for information</source>
        <translation>连续选择同一情绪的最多条目数（条目顺序已知时）；仅供参考</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>离散度</translation>
    </message>
    <message>
        <source>Standard deviation of the scale answers, 0 to 1; for information</source>
        <translation>量表答案的标准差，0 到 1；仅供参考</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>漂移</translation>
    </message>
    <message>
        <source>Rank correlation of response time with position, where that is known: negative means getting faster; for information</source>
        <translation>作答用时与位置（已知时）的秩相关：负值表示越来越快；仅供参考</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复条目</translation>
    </message>
    <message>
        <source>Labels that were the same when an early item was seen again</source>
        <translation>再次看到先前条目时标签相同的比例</translation>
    </message>
    <message>
        <source>Last activity</source>
        <translation>最近活动</translation>
    </message>
</context>
<context>
    <name>subtext::AnnotatorStandings</name>
    <message>
        <source>%1, before the new hand-out</source>
        <translation>%1，早于新的分发文件</translation>
    </message>
    <message>
        <source>%1, revised since</source>
        <translation>%1，之后有修改</translation>
    </message>
    <message>
        <source>%1, more since</source>
        <translation>%1，之后又有新的</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>Of a person</comment>
        <translation>姓名</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>最近作答</translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation>已上交</translation>
    </message>
</context>
<context>
    <name>subtext::AnswerKeysText</name>
    <message>
        <source>Keys 1 to %1.</source>
        <translation>按键 1 到 %1。</translation>
    </message>
    <message>
        <source>Keys 1 to 9, then a.</source>
        <translation>按键 1 到 9，然后 a。</translation>
    </message>
    <message>
        <source>Keys 1 to 9, then a to %1.</source>
        <translation>按键 1 到 9，然后 a 到 %1。</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 到 %1</translation>
    </message>
    <message>
        <source>1 to 9, then a</source>
        <translation>1 到 9，然后 a</translation>
    </message>
    <message>
        <source>1 to 9, then a to %1</source>
        <translation>1 到 9，然后 a 到 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Questions, and their keys</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>1 to 9, then a to w</source>
        <translation>1 到 9，然后 a 到 w</translation>
    </message>
</context>
<context>
    <name>subtext::AnswerMarks</name>
    <message>
        <source>%1 active</source>
        <translation>有效用时 %1</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>用时不明</translation>
    </message>
</context>
<context>
    <name>subtext::AnswerPanel</name>
    <message>
        <source>This answer is complete.</source>
        <translation>此题已答完。</translation>
    </message>
    <message>
        <source>Enter to change</source>
        <translation>按 Enter 修改</translation>
    </message>
</context>
<context>
    <name>subtext::AnswerText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>the reason for the flag</source>
        <translation>标为有问题的原因</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1 to %2 sentences</source>
        <translation>%1 到 %2 句</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>没有别的</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>也可能是%1</translation>
    </message>
    <message>
        <source>whether it could also be something else</source>
        <translation>是否也可能是别的</translation>
    </message>
    <message>
        <source>others: %1</source>
        <translation>他人：%1</translation>
    </message>
    <message>
        <source>what most others will say</source>
        <translation>多数人会怎么回答</translation>
    </message>
</context>
<context>
    <name>subtext::AskDialog</name>
    <message>
        <source>Zero-shot: the answer at once</source>
        <translation>零样本：直接回答</translation>
    </message>
    <message>
        <source>Chain of thought: a few lines first</source>
        <translation>思维链：先写几行</translation>
    </message>
    <message>
        <source>Few-shot: after three worked scenes</source>
        <translation>少样本：先给三个示例场景</translation>
    </message>
    <message>
        <source>Free: a text</source>
        <translation>自由：文本</translation>
    </message>
    <message>
        <source>Constrained: the options only</source>
        <translation>约束：只能选选项</translation>
    </message>
    <message>
        <source>Scored: how likely each option is</source>
        <translation>评分：各选项的可能性</translation>
    </message>
    <message>
        <source>(and a header with the key: %1)</source>
        <translation>（以及含密钥的请求头：%1）</translation>
    </message>
    <message>
        <source>Resume a run</source>
        <translation>续跑</translation>
    </message>
    <message>
        <source>Ask a model</source>
        <translation>询问模型</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>续跑 %1</translation>
    </message>
    <message>
        <source>Ask a model about every scene</source>
        <translation>就每个场景询问模型</translation>
    </message>
    <message>
        <source>Sent for the first scene:</source>
        <translation>为第一个场景发送的内容：</translation>
    </message>
    <message>
        <source>Request for the first scene</source>
        <translation>第一个场景的请求</translation>
    </message>
    <message>
        <source>The whole request. It never contains ids, labels, notes or names of people.</source>
        <translation>完整的请求。绝不含 id、标签、备注或人名。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>续跑</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Nothing left to ask: everything has an answer.</source>
        <translation>没有要问的了：全部都已有回答。</translation>
    </message>
    <message>
        <source>Tick the box above before sending the texts to this host.</source>
        <translation>把文本发送到此主机之前，请先勾选上面的方框。</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>How the model is asked; the text at the right shows it.</source>
        <translation>以何种方式询问模型；右侧文本显示其效果。</translation>
    </message>
    <message>
        <source>A text file of your own that asks, with places like {scene} and {options}; the text at the right shows it filled in.</source>
        <translation>你自己写的提问文本文件，含 {scene}、{options} 等占位符；右侧文本显示填充后的效果。</translation>
    </message>
    <message>
        <source>Ask with the prompt of the mode.</source>
        <translation>用该模式自带的提示词提问。</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>What the model is held to. Small models keep to the options when answers are constrained or scored; not every server can do both.</source>
        <translation>要求模型遵循的形式。约束或评分时，小模型也不会超出选项；并非每台服务器都支持这两种。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Limit to the first N scenes for a trial, or ask about all.</source>
        <translation>试跑时只问前 N 个场景，或询问全部。</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Tokens per answer</source>
        <translation>每个回答的 token</translation>
    </message>
    <message>
        <source>Maximum tokens per answer (default 1,024; 2,048 with chain of thought). Reasoning tokens count.</source>
        <translation>每个回答的 token 上限（默认 1,024；思维链 2,048）。推理 token 计算在内。</translation>
    </message>
    <message>
        <source>Answer tokens</source>
        <translation>回答 token</translation>
    </message>
    <message>
        <source> USD</source>
        <translation> USD</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>The run stops before a request that might exceed it; it can be resumed later.</source>
        <translation>在可能超出预算的请求之前，运行会停止；之后可以续跑。</translation>
    </message>
    <message>
        <source>whom the task asks about</source>
        <translation>任务所问的人物</translation>
    </message>
    <message>
        <source>Whom the template asks about</source>
        <translation>模板问的是谁</translation>
    </message>
    <message>
        <source>Where it is not whom the task asks about: “listener”, where people were asked about the speaker. The run keeps it, and reports say it beside the scores.</source>
        <translation>若与任务所问的人物不同，请填写：例如人们被问的是说话者，而这里填“listener”。运行会保留此信息，报告会在得分旁注明。</translation>
    </message>
    <message>
        <source>Asks about</source>
        <translation>问的是</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>量表</translation>
    </message>
    <message>
        <source>Ask for a point of each scale in the same request. The points are scored beside the labels.</source>
        <translation>在同一请求中询问各量表的分值。分值与标签分别评测。</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>确信度</translation>
    </message>
    <message>
        <source>Ask how sure the model is as well, with five lines that say what the numbers mean. Numbers of two models can be compared only where both were given the same lines. A template shows them at {confidence_rubric}.</source>
        <translation>同时询问模型有多确信，并用五行说明各数字的含义。只有两个模型得到的说明相同，其数字才可比较。模板在 {confidence_rubric} 处显示这些说明。</translation>
    </message>
    <message>
        <source>The run was begun with a different model, address, prompt version or limits: choose its profile, or begin another run.</source>
        <translation>该运行开始时用的模型、地址、提示词版本或上限与现在不同：请选择其配置，或另开一次运行。</translation>
    </message>
    <message>
        <source>I agree to sending the texts and roles of these scenes to %1</source>
        <translation>我同意把这些场景的文本和角色发送到 %1</translation>
    </message>
    <message>
        <source>%1 asks the same and lacks answers. “Resume…” asks only for those; this asks everything again.</source>
        <translation>%1 问的内容相同且回答不全。“续跑…”只问其缺少的部分；这里会全部重新提问。</translation>
    </message>
    <message>
        <source>none</source>
        <comment>Of a budget</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>the mode’s prompt</source>
        <translation>该模式的提示词</translation>
    </message>
    <message>
        <source>From 1 to 5, with each number explained</source>
        <translation>1 到 5，每个数字都有说明</translation>
    </message>
</context>
<context>
    <name>subtext::AssignmentPage</name>
    <message>
        <source>For the %1 in the files: their labels say who labelled what, and nothing is drawn.</source>
        <translation>按文件中的 %1：由其标签可知谁标注了什么，无需抽签分配。</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Until an item has that many labels, its votes decide nothing.</source>
        <translation>条目的标签未达到该数量之前，各票不决定任何结果。</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators of your roster get no items.</source>
        <translation>
            <numerusform>名单上有 %n 位标注员分不到条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>To use your roster instead, untick the labels on the page Files.</source>
        <translation>若要改用自己的名单，请在“文件”页取消勾选标签。</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>人员分组</translation>
    </message>
    <message>
        <source>&amp;Annotators per item</source>
        <translation>每条目标注员数(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>One for each %1</source>
        <translation>每个%1一组</translation>
    </message>
    <message>
        <source>Everybody labels all</source>
        <translation>所有人标注全部</translation>
    </message>
    <message>
        <source>Teams: %1</source>
        <translation>人员分组：%1</translation>
    </message>
    <message>
        <source>The seed decides who gets what, and the same seed always gives the same result.</source>
        <translation>种子决定谁标注什么；同一种子总是得到相同结果。</translation>
    </message>
    <message>
        <source>Each person labels one %1 where there are enough people, so that they keep one question in mind.</source>
        <translation>人数足够时，每人只标注一个%1，这样心里只需想着一个问题。</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 标注%2。</translation>
    </message>
    <message numerus="yes">
        <source>Each %1 has a team of its own; with %n people, some are in several.</source>
        <translation>
            <numerusform>每个%1各有一个团队；只有 %n 人时，有些人会在多个团队中。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::AssignmentView</name>
    <message>
        <source>Label again…</source>
        <translation>重新标注…</translation>
    </message>
    <message>
        <source>Assign them…</source>
        <translation>分配…</translation>
    </message>
    <message>
        <source>Everybody labels all</source>
        <translation>所有人标注全部</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Choose scenes…</source>
        <translation>挑选场景…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N. Read what was written, and refuse what is not labelled.</source>
        <translation>Ctrl+Shift+N。审阅已写好的场景，弃用不需要标注的。</translation>
    </message>
    <message>
        <source>Annotators per item</source>
        <translation>每条目标注员数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Otherwise each group has its own people, where there are enough.</source>
        <translation>否则在人数足够时，每组各有自己的标注员。</translation>
    </message>
    <message>
        <source>Assign anew…</source>
        <translation>重新分配…</translation>
    </message>
    <message>
        <source>Look at what was asked for again and not given.</source>
        <translation>查看要求重新标注但尚未给出的答案。</translation>
    </message>
    <message>
        <source>Ask for new answers to the items that a changed clause touches.</source>
        <translation>对受条款变动影响的条目，请求新的答案。</translation>
    </message>
    <message>
        <source>Ask more annotators…</source>
        <translation>请更多标注员标注…</translation>
    </message>
    <message>
        <source>Norming round…</source>
        <translation>校准轮…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G. People vote on some items by themselves, see how all voted, and vote again.</source>
        <translation>Ctrl+Shift+G。几个人各自对一些条目投票，查看所有人的投票，然后再次投票。</translation>
    </message>
    <message>
        <source>Take items back…</source>
        <translation>撤回条目…</translation>
    </message>
    <message>
        <source>Items that went to more annotators after a split, and that they have not begun.</source>
        <translation>因分歧追加给更多标注员、但他们尚未开始的条目。</translation>
    </message>
</context>
<context>
    <name>subtext::BackupText</name>
    <message>
        <source>No backup of it was found on this machine; ask for a copy.</source>
        <translation>本机上未找到它的备份；请向他人索取副本。</translation>
    </message>
    <message>
        <source>No sound backup of it was found on this machine: %1 too. Ask for a copy.</source>
        <translation>本机上未找到它的完好备份：%1。请向他人索取副本。</translation>
    </message>
    <message>
        <source>Its newest sound backup is from %1 and has %2.</source>
        <translation>最新的完好备份来自 %1，含 %2。</translation>
    </message>
    <message>
        <source>A date in the future means that a clock was wrong; go by the number of answers.</source>
        <translation>日期在将来，说明某个时钟不准；请以答案数量为准。</translation>
    </message>
    <message>
        <source>Restoring makes a new file beside the study; nothing is overwritten.</source>
        <translation>恢复会在研究旁生成新文件，不覆盖任何内容。</translation>
    </message>
    <message>
        <source>Restore %1 (in the future), %2</source>
        <translation>恢复 %1（日期在将来），%2</translation>
    </message>
    <message>
        <source>Restore %1, %2</source>
        <translation>恢复 %1，%2</translation>
    </message>
    <message>
        <source>No backup is made: this study is damaged (%1). Earlier backups are kept. Close the study and open it again to restore one.</source>
        <translation>未生成备份：这项研究已损坏（%1）。先前的备份会保留。关闭研究再打开即可恢复备份。</translation>
    </message>
    <message>
        <source>No backup is made: the folder %1 cannot be created. Check that nothing else has its name and that you may write there.</source>
        <translation>未生成备份：无法创建文件夹 %1。请检查是否有同名文件，以及你是否有写入权限。</translation>
    </message>
    <message>
        <source>No backup is made: the folder %1 cannot be written to. Change its permissions.</source>
        <translation>未生成备份：无法写入文件夹 %1。请更改其权限。</translation>
    </message>
    <message>
        <source>No backup is made: the disk of %1 is full. Make room there.</source>
        <translation>未生成备份：%1 所在磁盘已满。请腾出空间。</translation>
    </message>
    <message>
        <source>No backup is made in %1 (%2). Check that disk.</source>
        <translation>未在 %1 生成备份（%2）。请检查该磁盘。</translation>
    </message>
</context>
<context>
    <name>subtext::BasisBox</name>
    <message>
        <source>Basis of the decision</source>
        <translation>裁定依据</translation>
    </message>
    <message>
        <source>Basis (required)…</source>
        <translation>依据（必填）…</translation>
    </message>
    <message>
        <source>Basis…</source>
        <translation>依据…</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必填</translation>
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
        <translation>未作答</translation>
    </message>
    <message>
        <source>%1 %2: %3, row %4 of %5</source>
        <translation>%1 %2：%3，第 %4 行，共 %5 行</translation>
    </message>
    <message>
        <source>Shift+key: no. 0: no to all remaining rows.</source>
        <translation>Shift+按键：否。0：其余各行全选“否”。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No to every row that is not answered yet</source>
        <translation>所有未作答的行都选“否”</translation>
    </message>
    <message>
        <source>%1 — please answer</source>
        <translation>%1——请作答</translation>
    </message>
</context>
<context>
    <name>subtext::ChangesView</name>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels changed</source>
        <translation>
            <numerusform>%n 个金标签改变</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier releases</source>
        <translation>先前的发布版</translation>
    </message>
    <message>
        <source>Differences from the last release</source>
        <translation>与上次发布的差异</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>强制放行</translation>
    </message>
    <message>
        <source>SHA-256 of SHA256SUMS</source>
        <translation>SHA256SUMS 的 SHA-256</translation>
    </message>
    <message>
        <source>Nothing to compare with</source>
        <translation>没有可比较的</translation>
    </message>
    <message>
        <source>Nothing has changed since %1.</source>
        <translation>自 %1 以来没有变化。</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>Labelled differently since then</source>
        <translation>此后标注有变</translation>
    </message>
    <message>
        <source>Labelled differently, and nothing says by whom</source>
        <translation>标注有变，但没有记录是谁所为</translation>
    </message>
    <message>
        <source>Decided since then</source>
        <translation>此后裁定</translation>
    </message>
    <message>
        <source>Items added</source>
        <translation>新增条目</translation>
    </message>
    <message>
        <source>Items removed</source>
        <translation>移除条目</translation>
    </message>
    <message>
        <source>Fields added</source>
        <translation>新增字段</translation>
    </message>
    <message>
        <source>Fields removed</source>
        <translation>移除字段</translation>
    </message>
    <message>
        <source>Predictions of models added</source>
        <translation>新增模型预测</translation>
    </message>
    <message>
        <source>Predictions of models removed</source>
        <translation>移除模型预测</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>代号</translation>
    </message>
    <message>
        <source>names</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n checks</source>
        <translation>
            <numerusform>%n 项检查</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ChartBoard</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ChartPanel</name>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>There is nothing to show yet.</source>
        <translation>还没有可显示的内容。</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>图表：%1</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>表格：%1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <translation>保存：%1</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Show the chart: %1</source>
        <translation>显示图表：%1</translation>
    </message>
    <message>
        <source>Show the table: %1</source>
        <translation>显示表格：%1</translation>
    </message>
    <message>
        <source>A chart can be saved as .svg, .pdf, .png, .csv, .xlsx or .tex, but the file was to be called %1.</source>
        <translation>图表可存为 .svg、.pdf、.png、.csv、.xlsx 或 .tex，但指定的文件名是 %1。</translation>
    </message>
    <message>
        <source>%1 could not be saved. Check that the folder exists and the disk is not full.</source>
        <translation>无法保存 %1。请检查文件夹是否存在，以及磁盘是否已满。</translation>
    </message>
    <message>
        <source>%1 is saved as %2.</source>
        <translation>%1 已存为 %2。</translation>
    </message>
    <message>
        <source>%1 is copied as a picture.</source>
        <translation>%1 已作为图片复制。</translation>
    </message>
    <message>
        <source>%1 is copied as a table.</source>
        <translation>%1 已作为表格复制。</translation>
    </message>
    <message>
        <source>The chart was not saved</source>
        <translation>图表未保存</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>保存图表</translation>
    </message>
</context>
<context>
    <name>subtext::ChartSaving</name>
    <message>
        <source>Picture for print (SVG)…</source>
        <translation>印刷用图片 (SVG)…</translation>
    </message>
    <message>
        <source>Page (PDF)…</source>
        <translation>页面 (PDF)…</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>图片 (PNG)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>表格 (CSV)…</translation>
    </message>
    <message>
        <source>Table (Excel)…</source>
        <translation>表格 (Excel)…</translation>
    </message>
    <message>
        <source>Table (LaTeX)…</source>
        <translation>表格 (LaTeX)…</translation>
    </message>
    <message>
        <source>Excel workbooks (*.xlsx)</source>
        <translation>Excel 工作簿 (*.xlsx)</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 文件 (*.%2)</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 已存在。</translation>
    </message>
</context>
<context>
    <name>subtext::CheckText</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>straight-lining: %1 answered the same for %2, over %3</source>
        <translation>直线作答：%1 对 %2 给出相同答案，超过 %3</translation>
    </message>
    <message>
        <source>straight-lining: %1 answered no throughout for %2, over %3</source>
        <translation>直线作答：%1 对 %2 全选“否”，超过 %3</translation>
    </message>
    <message>
        <source>straight-lining: %1 answered yes throughout for %2, over %3</source>
        <translation>直线作答：%1 对 %2 全选“是”，超过 %3</translation>
    </message>
    <message>
        <source>%1: %2 against %3 “%4”</source>
        <translation>%1：%2，而%3为“%4”</translation>
    </message>
    <message>
        <source>split: %1, %2 answers among %3 annotators</source>
        <translation>分歧：%1，%3 位标注员给出 %2 种答案</translation>
    </message>
    <message>
        <source>wide range: %1, %2 apart, over %3</source>
        <translation>差距大：%1，相差 %2，超过 %3</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分歧</translation>
    </message>
    <message>
        <source>%1: %2, over %3</source>
        <translation>%1：%2，超过 %3</translation>
    </message>
    <message>
        <source>%1 against %2 “%3”</source>
        <translation>%1，而%2为“%3”</translation>
    </message>
    <message>
        <source>%1: %2 answers among %3 annotators</source>
        <translation>%1：%3 位标注员给出 %2 种答案</translation>
    </message>
    <message>
        <source>%1: %2 apart, over %3</source>
        <translation>%1：相差 %2，超过 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 apart</source>
        <translation>%1：相差 %2</translation>
    </message>
    <message>
        <source>The same answer for more than %1 of the items.</source>
        <translation>超过 %1 的条目答案相同。</translation>
    </message>
    <message>
        <source>No to every row for more than %1 of the items.</source>
        <translation>超过 %1 的条目每行都选“否”。</translation>
    </message>
    <message>
        <source>Yes to every row for more than %1 of the items.</source>
        <translation>超过 %1 的条目每行都选“是”。</translation>
    </message>
    <message>
        <source>A positive answer with %1 “%2” or lower.</source>
        <translation>选了正面答案，而%1为“%2”或更低。</translation>
    </message>
    <message>
        <source>A negative answer with %1 “%2” or higher.</source>
        <translation>选了负面答案，而%1为“%2”或更高。</translation>
    </message>
    <message>
        <source>No answer has more votes than every other.</source>
        <translation>没有哪个答案的票数多于其他所有答案。</translation>
    </message>
    <message>
        <source>Two annotators are more than %1 apart.</source>
        <translation>有两位标注员相差超过 %1。</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a point of it; correct it at its source</source>
        <translation>%1为 %2，不是该量表上的点；请在来源处更正</translation>
    </message>
    <message>
        <source>%1-way split</source>
        <translation>%1 方分歧</translation>
    </message>
</context>
<context>
    <name>subtext::ChecklistView</name>
    <message>
        <source>They name people on the roster. The release has codes in their place; the study keeps every note as it is.</source>
        <translation>其中提到名单上的人。发布内容以代号代替；研究中的备注一律保持原样。</translation>
    </message>
    <message numerus="yes">
        <source>%n notes will be changed</source>
        <translation>
            <numerusform>%n 条备注将改写</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ChoiceBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>subtext::ChoiceStep</name>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1，第 %2 项，共 %3 项</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>%1: please answer</source>
        <translation>%1：请作答</translation>
    </message>
    <message>
        <source>%1 — please answer</source>
        <translation>%1——请作答</translation>
    </message>
</context>
<context>
    <name>subtext::ChooseScenesDialog</name>
    <message>
        <source>open</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>labelled</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>已弃用</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>one text too short, one too long</source>
        <translation>一段文本太短，一段太长</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>太短</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>太长</translation>
    </message>
    <message>
        <source>%1: words %2, asked are %3 to %4</source>
        <translation>%1：%2 个词，要求 %3 至 %4 个</translation>
    </message>
    <message>
        <source>Generated by %1 from “%2”, and edited before it was accepted.</source>
        <translation>由 %1 依“%2”生成，接受前经过编辑。</translation>
    </message>
    <message>
        <source>Generated by %1 from “%2”.</source>
        <translation>由 %1 依“%2”生成。</translation>
    </message>
    <message>
        <source>Choose scenes</source>
        <translation>挑选场景</translation>
    </message>
    <message>
        <source>Which scenes are read</source>
        <translation>阅读哪些场景</translation>
    </message>
    <message>
        <source>In the study</source>
        <translation>研究中的</translation>
    </message>
    <message>
        <source>Generated scenes</source>
        <translation>生成的场景</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation>Ctrl+%1</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Near duplicate of</source>
        <translation>近似重复于</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Which kind of scenes</source>
        <translation>哪一类场景</translation>
    </message>
    <message>
        <source>Which scenes</source>
        <translation>哪些场景</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留的</translation>
    </message>
    <message>
        <source>Near duplicates</source>
        <translation>近似重复</translation>
    </message>
    <message>
        <source>Refused or left out</source>
        <translation>已弃用或排除</translation>
    </message>
    <message>
        <source>Targets…</source>
        <translation>目标…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Why? For example: too much like another</source>
        <translation>为什么？例如：与另一个太相似</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Kept with the study. The datasheet says how many scenes were refused for which reason.</source>
        <translation>随研究保存。数据说明书会写明有多少场景因何原因弃用。</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>弃用</translation>
    </message>
    <message>
        <source>The study has no scenes yet. Import some, or have a model write them.</source>
        <translation>这项研究还没有场景。请导入一些，或让模型来写。</translation>
    </message>
    <message>
        <source>The study has no scenes yet. Import some first.</source>
        <translation>这项研究还没有场景。请先导入一些。</translation>
    </message>
    <message>
        <source>%1 written, %2 kept, %3 refused. What is refused stays in the study and counts nowhere.</source>
        <translation>已写 %1，保留 %2，弃用 %3。弃用的留在研究中，但不计入任何统计。</translation>
    </message>
    <message>
        <source>Of those that are kept, %1 are shorter and %2 longer than the task asks.</source>
        <translation>保留的场景中，%1 个短于任务要求，%2 个长于任务要求。</translation>
    </message>
    <message>
        <source>Too short or too long</source>
        <translation>太短或太长</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>生成的</translation>
    </message>
    <message>
        <source>%1: %2 of %3 kept</source>
        <translation>%1：保留 %2/%3</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>%1, target %2</source>
        <translation>%1，目标 %2</translation>
    </message>
    <message>
        <source>Somebody has labelled it, so it cannot be refused. “Edit…” can leave it out.</source>
        <translation>已有人标注，因此不能弃用。可用“编辑…”将其排除。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Ctrl+R. A reason is needed.</source>
        <translation>Ctrl+R。须填写原因。</translation>
    </message>
    <message>
        <source>Include it again</source>
        <translation>重新纳入</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>已弃用：%1。</translation>
    </message>
    <message>
        <source>Included again: %1.</source>
        <translation>已重新纳入：%1。</translation>
    </message>
</context>
<context>
    <name>subtext::ClaimsDialog</name>
    <message>
        <source>Annotators may get more items, up to %1 open at a time.</source>
        <translation>标注员可领取更多条目，未完成的最多同时 %1 个。</translation>
    </message>
    <message>
        <source>Annotators may not get more items.</source>
        <translation>标注员不可领取更多条目。</translation>
    </message>
    <message>
        <source>More items for annotators</source>
        <translation>标注员领取更多条目</translation>
    </message>
    <message>
        <source>Whoever has submitted everything then finds “Get more items” in the summary of their work. Items nearest to having all their raters are given first, and no item gets more raters than the study wants. What was given stays with whoever got it.</source>
        <translation>全部提交的人会在其汇总中看到“领取更多条目”。最接近凑齐标注人数的条目先发；任何条目都不会超过研究要求的人数。已领到的归领取者。</translation>
    </message>
    <message>
        <source>Annotators may get more items</source>
        <translation>标注员可领取更多条目</translation>
    </message>
    <message>
        <source>Open items at most</source>
        <translation>未完成条目上限</translation>
    </message>
    <message>
        <source>How many items one annotator may have whose answer is not on the server yet.</source>
        <translation>一位标注员最多可有多少个答案尚未到达服务器的条目。</translation>
    </message>
    <message>
        <source>Save on %1</source>
        <translation>保存到 %1</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>正在询问 %1…</translation>
    </message>
    <message>
        <source>Saving on %1…</source>
        <translation>正在保存到 %1…</translation>
    </message>
</context>
<context>
    <name>subtext::CollectView</name>
    <message>
        <source>Imported: %1</source>
        <translation>已导入：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n new scenarios</source>
        <translation>
            <numerusform>%n 个新情境</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation>
            <numerusform>%n 个标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels</source>
        <translation>
            <numerusform>%n 个金标签</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Hand-outs and returned files</source>
        <translation>分发文件和交回的文件</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Nothing has been handed out or returned, and nothing needs to be: the team’s answers arrive by themselves. Whoever works without the team can still get a hand-out; drop the returned file here.</source>
        <translation>还没有分发或交回任何文件，也不需要：团队的答案会自动到来。不经团队工作的人仍可领取分发文件；请把交回的文件拖到这里。</translation>
    </message>
    <message>
        <source>Nothing has been handed out or returned yet. Write the hand-outs, mail each to its person, and drop the returned files here.</source>
        <translation>还没有分发或交回任何文件。请生成分发文件，用邮件分别发给各人，再把交回的文件拖到这里。</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Handed out: %1</source>
        <translation>已分发：%1</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Copy the mail texts</source>
        <translation>复制邮件文本</translation>
    </message>
    <message>
        <source>Merged: %1</source>
        <translation>已合并：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand-outs</source>
        <translation>
            <numerusform>%n 份分发文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1. The mail texts could not be made: the study could not be read.</source>
        <translation>已写入 %1。邮件文本未能生成：无法读取研究。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Written to %1, each in a folder of its own. Share each folder with the person it is for; the text of each message is below.</source>
        <translation>已写入 %1，每份在各自的文件夹中。请把每个文件夹共享给对应的人；各条消息的文本在下方。</translation>
    </message>
    <message>
        <source>Written to %1. Mail each file to the person it is for; the text of each mail is below.</source>
        <translation>已写入 %1。请把每个文件用邮件发给对应的人；各封邮件的文本在下方。</translation>
    </message>
</context>
<context>
    <name>subtext::ColourField</name>
    <message>
        <source>Pick…</source>
        <translation>选取…</translation>
    </message>
    <message>
        <source>chosen by the program</source>
        <translation>由程序选定</translation>
    </message>
    <message>
        <source>%1: pick</source>
        <translation>%1：选取</translation>
    </message>
</context>
<context>
    <name>subtext::ColourWords</name>
    <message>
        <source>On a dark background its contrast is %1 : 1; at least 3 : 1 is easy to see.</source>
        <translation>在深色背景上对比度为 %1 : 1；至少 3 : 1 才容易看清。</translation>
    </message>
    <message>
        <source>On a light background its contrast is %1 : 1; at least 3 : 1 is easy to see.</source>
        <translation>在浅色背景上对比度为 %1 : 1；至少 3 : 1 才容易看清。</translation>
    </message>
    <message>
        <source>Hard to tell from “%1” %2.</source>
        <translation>对%2而言，难以与“%1”区分。</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>for everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>without red vision (protanopia)</source>
        <translation>红色盲者</translation>
    </message>
    <message>
        <source>without green vision (deuteranopia)</source>
        <translation>绿色盲者</translation>
    </message>
    <message>
        <source>without blue vision (tritanopia)</source>
        <translation>蓝色盲者</translation>
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
        <translation>子类型</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>说话者</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>听话者</translation>
    </message>
    <message>
        <source>Power relation</source>
        <translation>权力关系</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>语境</translation>
    </message>
    <message>
        <source>Utterance</source>
        <translation>话语</translation>
    </message>
    <message>
        <source>Gold label</source>
        <translation>金标签</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Emotion</source>
        <translation>情绪</translation>
    </message>
    <message>
        <source>Valence</source>
        <translation>效价</translation>
    </message>
    <message>
        <source>Arousal</source>
        <translation>唤醒度</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>支配度</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>确信度</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>情境名称</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>问题标记</translation>
    </message>
    <message>
        <source>Read with these columns</source>
        <translation>按这些列读取</translation>
    </message>
    <message>
        <source>Columns of the file</source>
        <translation>文件的列</translation>
    </message>
    <message>
        <source>All scenarios of the file are</source>
        <translation>文件中所有情境均为</translation>
    </message>
    <message>
        <source>choose a %1</source>
        <translation>选择%1</translation>
    </message>
    <message>
        <source>Meaning of column “%1”</source>
        <translation>列“%1”的含义</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Check what the columns of %1 are.</source>
        <translation>请检查 %1 各列的含义。</translation>
    </message>
    <message>
        <source>Match the columns of %1 below.</source>
        <translation>请在下方对应 %1 的各列。</translation>
    </message>
    <message>
        <source>Read as: %1.</source>
        <translation>读作：%1。</translation>
    </message>
    <message>
        <source>The columns are matched, but no %1 of this task is called “%2”.</source>
        <translation>各列已对应，但本任务没有名为“%2”的%1。</translation>
    </message>
    <message>
        <source>” or “</source>
        <translation>”或“</translation>
    </message>
    <message>
        <source>Everything is there; the rows name scenarios that the study has.</source>
        <translation>已齐全；各行所指的是研究中已有的情境。</translation>
    </message>
    <message>
        <source>Everything is there.</source>
        <translation>已齐全。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Rows with another value are refused.</source>
        <translation>其他取值的行会被拒收。</translation>
    </message>
    <message>
        <source>The others are shown when you point at the name of a column.</source>
        <translation>指向列名即可显示其余的。</translation>
    </message>
    <message>
        <source>Two columns for: %1.</source>
        <translation>对应了两列：%1。</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>还缺：%1。</translation>
    </message>
</context>
<context>
    <name>subtext::ComingSteps</name>
    <message>
        <source>Then: %1</source>
        <comment>What is asked next</comment>
        <translation>接下来：%1</translation>
    </message>
</context>
<context>
    <name>subtext::CommonWords</name>
    <message>
        <source>Joy</source>
        <translation>喜悦</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>Fear</source>
        <translation>恐惧</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>惊讶</translation>
    </message>
    <message>
        <source>Sadness</source>
        <translation>悲伤</translation>
    </message>
    <message>
        <source>Disgust</source>
        <translation>厌恶</translation>
    </message>
    <message>
        <source>Anger</source>
        <translation>愤怒</translation>
    </message>
    <message>
        <source>Anticipation</source>
        <translation>期待</translation>
    </message>
    <message>
        <source>Valence</source>
        <translation>效价</translation>
    </message>
    <message>
        <source>Arousal</source>
        <translation>唤醒度</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>支配度</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>确信度</translation>
    </message>
    <message>
        <source>Deflection and misdirection</source>
        <translation>回避与转移话题</translation>
    </message>
    <message>
        <source>Mixed signals</source>
        <translation>混合信号</translation>
    </message>
    <message>
        <source>Passive aggression</source>
        <translation>被动攻击</translation>
    </message>
    <message>
        <source>Sarcasm and irony</source>
        <translation>讽刺与反语</translation>
    </message>
    <message>
        <source>Strategic politeness</source>
        <translation>策略性礼貌</translation>
    </message>
    <message>
        <source>Annotator</source>
        <comment>The role</comment>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Adjudicator</source>
        <translation>仲裁员</translation>
    </message>
    <message>
        <source>Coordinator</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>Unknown domain</source>
        <translation>领域不明</translation>
    </message>
    <message>
        <source>Workplace</source>
        <translation>职场</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>家庭</translation>
    </message>
    <message>
        <source>Social</source>
        <translation>社交</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Between equals</source>
        <translation>地位相当</translation>
    </message>
    <message>
        <source>High to low</source>
        <translation>上对下</translation>
    </message>
    <message>
        <source>Low to high</source>
        <translation>下对上</translation>
    </message>
    <message>
        <source>speaks to an equal</source>
        <translation>对地位相当的人说</translation>
    </message>
    <message>
        <source>speaks to someone with less power</source>
        <translation>对权力较小的人说</translation>
    </message>
    <message>
        <source>speaks to someone with more power</source>
        <translation>对权力较大的人说</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source> %</source>
        <comment>Behind a number</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>, </source>
        <comment>Between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>One sentence after the other</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>A text, and what is said of it</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>d MMMM yyyy, HH:mm</source>
        <comment>How a moment is written, for QLocale</comment>
        <translation>yyyy年M月d日 HH:mm</translation>
    </message>
    <message>
        <source>d MMM, HH:mm</source>
        <comment>How a moment is written, for QLocale</comment>
        <translation>M月d日 HH:mm</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n 字节</numerusform>
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
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>very unpleasant</source>
        <translation>非常不愉快</translation>
    </message>
    <message>
        <source>unpleasant</source>
        <translation>不愉快</translation>
    </message>
    <message>
        <source>mildly unpleasant</source>
        <translation>略不愉快</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>中性</translation>
    </message>
    <message>
        <source>mildly pleasant</source>
        <translation>略愉快</translation>
    </message>
    <message>
        <source>pleasant</source>
        <translation>愉快</translation>
    </message>
    <message>
        <source>very pleasant</source>
        <translation>非常愉快</translation>
    </message>
    <message>
        <source>very calm</source>
        <translation>非常平静</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>平静</translation>
    </message>
    <message>
        <source>slightly calm</source>
        <translation>略平静</translation>
    </message>
    <message>
        <source>slightly excited</source>
        <translation>略激动</translation>
    </message>
    <message>
        <source>excited</source>
        <translation>激动</translation>
    </message>
    <message>
        <source>very excited</source>
        <translation>非常激动</translation>
    </message>
    <message>
        <source>very controlled</source>
        <translation>非常受制</translation>
    </message>
    <message>
        <source>controlled</source>
        <translation>受制</translation>
    </message>
    <message>
        <source>slightly controlled</source>
        <translation>略受制</translation>
    </message>
    <message>
        <source>slightly in control</source>
        <translation>略能掌控</translation>
    </message>
    <message>
        <source>in control</source>
        <translation>能掌控</translation>
    </message>
    <message>
        <source>very in control</source>
        <translation>完全掌控</translation>
    </message>
    <message>
        <source>very unsure</source>
        <translation>非常不确定</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>mildly unsure</source>
        <translation>略不确定</translation>
    </message>
    <message>
        <source>mildly confident</source>
        <translation>略确定</translation>
    </message>
    <message>
        <source>confident</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>very confident</source>
        <translation>非常确定</translation>
    </message>
</context>
<context>
    <name>subtext::ConfusionChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 and %2: %3, %4 % of the pairs with %1</source>
        <translation>%1与%2：%3，占含%1配对的 %4%</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs agree.</source>
        <translation>所有配对均一致。</translation>
    </message>
    <message>
        <source>%1 and %2 (%3)</source>
        <translation>%1与%2（%3）</translation>
    </message>
    <message>
        <source>Most often confused: %1.</source>
        <translation>最常混淆：%1。</translation>
    </message>
    <message>
        <source>Most often confused: %1. %2 of %3 differing pairs are neighbours on the wheel: %4 %, by chance it would be %5 %.</source>
        <translation>最常混淆：%1。%3 个不一致的配对中有 %2 个在情绪轮上相邻：%4%，随机水平为 %5%。</translation>
    </message>
    <message>
        <source>Labels that meet on one item</source>
        <translation>同一条目上并存的标签</translation>
    </message>
    <message>
        <source>How often two people gave one item these two labels. The stronger the shade, the larger the share of the row’s pairs; outlined: both chose the same. Click a cell for its items.</source>
        <translation>两人对同一条目给出这两个标签的次数。颜色越深，占该行配对的比例越大；带框：两人选择相同。点击单元格可看其条目。</translation>
    </message>
    <message>
        <source>No item has two answers yet.</source>
        <translation>还没有条目有两个答案。</translation>
    </message>
</context>
<context>
    <name>subtext::ConsentPage</name>
    <message>
        <source>What you are asked to agree to</source>
        <translation>请你确认是否同意</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>我不同意</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>我同意</translation>
    </message>
    <message>
        <source>That is fine</source>
        <translation>没关系</translation>
    </message>
    <message>
        <source>You did not agree, so nothing is asked of you and no scene is shown. Only the fact that you declined is recorded. You need not give a reason, and you can change your mind.</source>
        <translation>你没有同意，因此不会请你做任何事，也不会显示任何场景。只记录你拒绝这一事实。你无需说明理由，也可以改变主意。</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>再读一遍</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The text has changed since you last answered.</source>
        <translation>自你上次答复以来，文本有改动。</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>未保存。%1</translation>
    </message>
</context>
<context>
    <name>subtext::Controls</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
</context>
<context>
    <name>subtext::CoordinatorOffer</name>
    <message>
        <source>I run this study…</source>
        <translation>我负责这项研究…</translation>
    </message>
    <message>
        <source>Add me and sign in</source>
        <translation>添加我并登录</translation>
    </message>
    <message>
        <source>This study has no coordinator: nobody can assign items, see its quality or make a release.</source>
        <translation>这项研究没有负责人：没有人能分配条目、查看质量或发布。</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的姓名</translation>
    </message>
    <message>
        <source>Your name, as coordinator</source>
        <translation>负责人姓名（你本人）</translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>研究以只读方式打开。</translation>
    </message>
</context>
<context>
    <name>subtext::CourseForm</name>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>A few scenes before the first item, each with a reference answer and the reason. Kept apart, never part of the data.</source>
        <translation>第一个条目之前的几个场景，每个都附参考答案和原因。单独保存，绝不计入数据。</translation>
    </message>
    <message>
        <source>Bar to pass</source>
        <translation>达标线</translation>
    </message>
    <message>
        <source>How many labels of a practice round must match before the first item comes. After three rounds it comes anyway, and Roster says who fell short.</source>
        <translation>一轮练习中须有多少标签一致，才会出现第一个条目。三轮之后照样出现，“名单”页会注明谁未达标。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复条目</translation>
    </message>
    <message>
        <source>Some of the first items come up again at the end, to see how well people agree with themselves. Never part of the data.</source>
        <translation>最初的一些条目在末尾再次出现，以考察标注员与自己的一致程度。绝不计入数据。</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>知情同意</translation>
    </message>
    <message>
        <source>Asked before anything else; which version was accepted is recorded. Whoever declines cannot continue.</source>
        <translation>最先征求；记录接受的是哪个版本。拒绝者无法继续。</translation>
    </message>
    <message>
        <source>The practice scenes do not fit the questions of this task: nobody would see them. Name others among the texts of the task, or do without.</source>
        <translation>练习场景不符合本任务的题目：没有人会看到。请在任务文本中另行指定，或不用练习。</translation>
    </message>
    <message>
        <source>Check this against your own scenes: the built-in text says what they are about.</source>
        <translation>请对照自己的场景核查：内置文本会说明场景的内容。</translation>
    </message>
    <message>
        <source>Consent text</source>
        <translation>知情同意书</translation>
    </message>
    <message>
        <source>This task has no practice scenes.</source>
        <translation>本任务没有练习场景。</translation>
    </message>
    <message>
        <source>About the reader</source>
        <translation>关于读者</translation>
    </message>
    <message>
        <source>Annotators fill in a short form about themselves, so that disagreement can be broken down by reader. Nobody has to answer, and the consent text says so. Once anybody has answered, the form can no longer be changed.</source>
        <translation>用你提供的表单向标注员询问其本人情况，以便按读者考察分歧。任何人都可以不回答，知情同意书中会说明这一点。一旦有人回答，表单便不能再更改。</translation>
    </message>
</context>
<context>
    <name>subtext::CoursePage</name>
    <message>
        <source>Consent and practice</source>
        <translation>知情同意与练习</translation>
    </message>
    <message>
        <source>What people see before their first item and after their last. All of it can change later.</source>
        <translation>标注员在第一个条目之前和最后一个条目之后看到的内容。以后都可更改。</translation>
    </message>
    <message>
        <source>Write the consent text, or choose the built-in one.</source>
        <translation>请撰写知情同意书，或选用内置文本。</translation>
    </message>
</context>
<context>
    <name>subtext::CourseText</name>
    <message>
        <source>People get %1 to %2 items.</source>
        <translation>每人 %1 至 %2 个条目。</translation>
    </message>
    <message>
        <source>%1 of %2 labels match</source>
        <translation>%2 个标签中 %1 个一致</translation>
    </message>
    <message>
        <source>%1, scales off by %2 points on average</source>
        <translation>%1，量表平均相差 %2 分</translation>
    </message>
    <message>
        <source>first round: %1; best round: %2</source>
        <translation>第一轮：%1；最好一轮：%2</translation>
    </message>
    <message>
        <source>first and best round: %1</source>
        <translation>第一轮（也是最好一轮）：%1</translation>
    </message>
    <message>
        <source>first round: %1</source>
        <translation>第一轮：%1</translation>
    </message>
    <message>
        <source>The bar of %1 was not reached (whole rounds: %2)</source>
        <translation>未达到 %1 的达标线（完整轮数：%2）</translation>
    </message>
    <message>
        <source>The study asks that at least %1 of the labels of a round match the reference.</source>
        <translation>研究要求一轮中至少 %1 的标签与参考一致。</translation>
    </message>
    <message>
        <source>The study asks for at least %1 of the labels, and this round reached that.</source>
        <translation>研究要求至少 %1 的标签一致，本轮已达到。</translation>
    </message>
    <message>
        <source>The study asks for at least %1 of the labels, and an earlier round reached that.</source>
        <translation>研究要求至少 %1 的标签一致，先前一轮已达到。</translation>
    </message>
    <message>
        <source>The study asks for at least %1 of the labels.</source>
        <translation>研究要求至少 %1 的标签一致。</translation>
    </message>
    <message>
        <source>After %1 whole rounds your items are open anyway.</source>
        <translation>完整做过 %1 轮后，条目照样开放。</translation>
    </message>
    <message>
        <source>Please practise once more, with the same scenes. After %1 whole rounds your items open in any case.</source>
        <translation>请用同样的场景再练一次。完整做过 %1 轮后，条目无论如何都会开放。</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>“%1”当成“%2”</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1（%3 次中 %2 次）</translation>
    </message>
    <message>
        <source>You took %1 once.</source>
        <translation>你有一次把%1。</translation>
    </message>
    <message>
        <source>You took %1 twice.</source>
        <translation>你有两次把%1。</translation>
    </message>
    <message>
        <source>You took %1 %2 times.</source>
        <translation>你有 %2 次把%1。</translation>
    </message>
    <message>
        <source>Everybody has their own order</source>
        <translation>每人顺序各不相同</translation>
    </message>
    <message>
        <source>Everybody follows the order of the files</source>
        <translation>所有人按文件顺序</translation>
    </message>
    <message>
        <source>An explanation is required</source>
        <translation>必须写解释</translation>
    </message>
    <message>
        <source>An explanation is optional</source>
        <translation>解释选填</translation>
    </message>
    <message>
        <source>Cue words can be marked</source>
        <translation>可划线索词</translation>
    </message>
    <message>
        <source>No cue words</source>
        <translation>无线索词</translation>
    </message>
    <message>
        <source>Questions about items are allowed</source>
        <translation>允许就条目提问</translation>
    </message>
    <message>
        <source>No questions about items</source>
        <translation>不允许就条目提问</translation>
    </message>
    <message>
        <source>Self-check on</source>
        <translation>自查开启</translation>
    </message>
    <message>
        <source>Self-check off</source>
        <translation>自查关闭</translation>
    </message>
    <message>
        <source>The usual limits for the checks</source>
        <translation>质量检查用默认阈值</translation>
    </message>
    <message>
        <source>Changed limits for the checks</source>
        <translation>质量检查阈值已改</translation>
    </message>
    <message>
        <source>Second looks at %1 % of the decided splits</source>
        <translation>复看 %1% 的已裁定分歧</translation>
    </message>
    <message>
        <source>No second looks</source>
        <translation>不复看</translation>
    </message>
    <message>
        <source>Adjudicators see names before the lock</source>
        <translation>仲裁员在锁定前可见姓名</translation>
    </message>
    <message>
        <source>Adjudicators see no names before the lock</source>
        <translation>仲裁员在锁定前看不到姓名</translation>
    </message>
    <message>
        <source>Releases under codes</source>
        <translation>以代号发布</translation>
    </message>
    <message>
        <source>Releases under names</source>
        <translation>以姓名发布</translation>
    </message>
    <message>
        <source>Asks for consent, with the study’s own text</source>
        <translation>征求知情同意，用研究自有文本</translation>
    </message>
    <message>
        <source>Asks for consent, with the built-in text</source>
        <translation>征求知情同意，用内置文本</translation>
    </message>
    <message>
        <source>Practice before the first item, at least %1 % of the labels matching</source>
        <translation>第一个条目之前先练习，至少 %1% 的标签一致</translation>
    </message>
    <message>
        <source>Practice before the first item</source>
        <translation>第一个条目之前先练习</translation>
    </message>
    <message>
        <source>No practice</source>
        <translation>无练习</translation>
    </message>
    <message>
        <source>No repeats</source>
        <translation>无重复条目</translation>
    </message>
    <message>
        <source>Does not ask for consent</source>
        <translation>不征求知情同意</translation>
    </message>
    <message>
        <source>nothing in it is new</source>
        <translation>没有新内容</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>被拒收：%1</translation>
    </message>
    <message>
        <source>Returned empty: %1</source>
        <translation>空白交回：%1</translation>
    </message>
    <message>
        <source>Returned: %1</source>
        <translation>已交回：%1</translation>
    </message>
    <message>
        <source>%1 of %2 answers refused</source>
        <translation>%2 个答案中 %1 个被拒收</translation>
    </message>
    <message>
        <source>%1 of %2 entries refused</source>
        <translation>%2 条记录中 %1 条被拒收</translation>
    </message>
    <message>
        <source>it is not the work of the person whose file this is</source>
        <translation>不是该文件所属者本人的成果</translation>
    </message>
    <message>
        <source>it is by somebody who is not on the roster</source>
        <translation>作者不在名单上</translation>
    </message>
    <message>
        <source>the study has no such item</source>
        <translation>研究中没有这个条目</translation>
    </message>
    <message>
        <source>the text of the item differs from the study’s</source>
        <translation>条目文本与研究中的不同</translation>
    </message>
    <message>
        <source>the study has this row with different content</source>
        <translation>研究中已有此行，但内容不同</translation>
    </message>
    <message>
        <source>it gives consent to a text that the study never had</source>
        <translation>所同意的文本在研究中从未有过</translation>
    </message>
    <message>
        <source>not written by Subtext: no version of it writes such a row</source>
        <translation>不是 Subtext 写的：没有哪个版本会写出这样的行</translation>
    </message>
    <message>
        <source> (%1 and %2 more)</source>
        <translation> （另有 %1 和 %2）</translation>
    </message>
    <message>
        <source>%1 read, %2 merged.</source>
        <translation>读取 %1，合并 %2。</translation>
    </message>
    <message>
        <source>Items that somebody has still to label and that practice shows with their answer: %1. Remove them from the practice scenes, in Settings of Roster.</source>
        <translation>有人尚未标注、而练习会连同答案一起显示的条目：%1。请在“名单”的“设置”中把它们从练习场景里移除。</translation>
    </message>
    <message>
        <source>Nothing is assigned yet.</source>
        <translation>尚未分配任何条目。</translation>
    </message>
    <message>
        <source>%1 has labelled nothing.</source>
        <translation>%1 什么都没有标注。</translation>
    </message>
    <message>
        <source>Of %1, %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>A hand-out has not come back yet: merge it first, or the labels in it will be refused later.</source>
        <translation>有一份分发文件尚未交回：请先合并，否则其中的标签之后会被拒收。</translation>
    </message>
    <message>
        <source>No item is open, so nobody else gets any.</source>
        <translation>没有待完成的条目，因此不会转给别人。</translation>
    </message>
    <message>
        <source>Nobody on the roster can take them: everybody who labels that group has them already. Add an annotator, then assign what is missing.</source>
        <translation>名单上没有人可以接手：凡标注该组的人都已有这些条目。请添加标注员，再分配缺少的部分。</translation>
    </message>
    <message>
        <source>They go to those with the fewest items: people of the same group, and people who have no items yet. New items come at the end of a person’s order; items already assigned or labelled stay as they are.</source>
        <translation>它们会分给条目最少的人：同组的人，以及还没有条目的人。新条目排在各人顺序的末尾；已分配或已标注的条目不变。</translation>
    </message>
    <message>
        <source>Fixed: labelling has begun, and this decides who labels what in which order.</source>
        <translation>已固定：标注已经开始，而此项决定谁按什么顺序标注什么。</translation>
    </message>
    <message>
        <source>Second readings: one more option</source>
        <translation>第二解读：再选一个选项</translation>
    </message>
    <message>
        <source>Second readings: 100 points</source>
        <translation>第二解读：100 分</translation>
    </message>
    <message>
        <source>No second readings</source>
        <translation>无第二解读</translation>
    </message>
    <message>
        <source>In this study an explanation is optional.</source>
        <translation>在本研究中，解释选填。</translation>
    </message>
    <message>
        <source>Guess of the others at %1 % of the items</source>
        <translation>在 %1% 的条目上预测他人的回答</translation>
    </message>
    <message>
        <source>No guess of the others</source>
        <translation>不预测他人的回答</translation>
    </message>
    <message>
        <source>Votes in a norming round came in.</source>
        <translation>收到了一轮校准的投票。</translation>
    </message>
    <message>
        <source>You are marked as dropped out of this study: you get no more items, and what you submitted stays.</source>
        <translation>你已被标记为中止参与这项研究：不会再获得条目，你已提交的内容会保留。</translation>
    </message>
    <message>
        <source>the item was never assigned to this person</source>
        <translation>该条目从未分配给此人</translation>
    </message>
</context>
<context>
    <name>subtext::CoverageBar</name>
    <message>
        <source>Coverage</source>
        <translation>覆盖率</translation>
    </message>
</context>
<context>
    <name>subtext::CueChart</name>
    <message>
        <source>Cue words</source>
        <translation>线索词</translation>
    </message>
    <message>
        <source>%1 of %2 answers mark words.</source>
        <translation>%2 个答案中有 %1 个划了词。</translation>
    </message>
    <message>
        <source>Mean overlap in an item (F1): %1, n = %2.</source>
        <translation>同一条目内的平均重合度 (F1)：%1，n = %2。</translation>
    </message>
    <message>
        <source>Krippendorff’s α for unitizing the texts: %1, n = %2.</source>
        <translation>文本切分的 Krippendorff α：%1，n = %2。</translation>
    </message>
    <message>
        <source>Nobody has marked a word of the scenes as they read now.</source>
        <translation>还没有人在现有文本的场景中划词。</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Answers with marks</source>
        <translation>有划词的答案</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Answers that mark it</source>
        <translation>划此词的答案</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Answers that mark the word</source>
        <translation>划了该词的答案</translation>
    </message>
    <message>
        <source>“%1”, %2</source>
        <translation>“%1”，%2</translation>
    </message>
    <message numerus="yes">
        <source>of %n answers with marks</source>
        <translation>
            <numerusform>共 %n 个有划词的答案</numerusform>
        </translation>
    </message>
    <message>
        <source>Below: the words most marked with a label. All items; the choices above do not apply here.</source>
        <translation>下方：各标签下划得最多的词。涵盖所有条目，不受上面的选择影响。</translation>
    </message>
</context>
<context>
    <name>subtext::CueLegend</name>
    <message>
        <source>Marked by one</source>
        <translation>一人划出</translation>
    </message>
    <message>
        <source>by several</source>
        <translation>多人划出</translation>
    </message>
    <message>
        <source>by all who marked (%1 of %2 marked)</source>
        <translation>所有划词者都划（%2 人中 %1 人划词）</translation>
    </message>
    <message>
        <source>This annotator marked no word: %1</source>
        <translation>这位标注员没有划词：%1</translation>
    </message>
    <message>
        <source>Marks of one annotator: %1</source>
        <translation>一位标注员的划词：%1</translation>
    </message>
    <message>
        <source>Point at an annotator’s column, or go there with Tab, to see their marks alone.</source>
        <translation>指向某位标注员的列，或用 Tab 移到那里，即可只看其划词。</translation>
    </message>
</context>
<context>
    <name>subtext::CueMarker</name>
    <message>
        <source>%1, marked</source>
        <translation>%1，已划出</translation>
    </message>
</context>
<context>
    <name>subtext::CueRow</name>
    <message>
        <source>Quote in the explanation</source>
        <translation>引用到解释中</translation>
    </message>
    <message>
        <source>Clear marks</source>
        <translation>清除划词</translation>
    </message>
    <message numerus="yes">
        <source>%n words marked</source>
        <translation>
            <numerusform>已划 %n 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>No more places can be marked: the limit is %1</source>
        <translation>不能再划了：上限为 %1 处</translation>
    </message>
    <message>
        <source>The scene was corrected after you marked words in it.</source>
        <translation>你划词之后，场景文本有过更正。</translation>
    </message>
    <message>
        <source>No words marked</source>
        <translation>未划词</translation>
    </message>
    <message>
        <source>Click the words that gave it away, or Ctrl+K</source>
        <translation>点击透露了情绪的词语，或按 Ctrl+K</translation>
    </message>
</context>
<context>
    <name>subtext::CueSentences</name>
    <message>
        <source>By all who marked: %1</source>
        <translation>所有划词者都划：%1</translation>
    </message>
    <message>
        <source>By several: %1</source>
        <translation>多人划出：%1</translation>
    </message>
    <message>
        <source>By one: %1</source>
        <translation>一人划出：%1</translation>
    </message>
</context>
<context>
    <name>subtext::CueTexts</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Marked words of an earlier text</source>
        <translation>先前文本中的划词</translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <translation>划词：%1</translation>
    </message>
    <message>
        <source>%1, and words of an earlier text</source>
        <translation>%1，以及先前文本中的词</translation>
    </message>
</context>
<context>
    <name>subtext::DatasheetForm</name>
    <message>
        <source>What the study knows is filled in already, and you can reword it. Only people can answer the rest. The answers are kept in the study and printed in DATASHEET.md.</source>
        <translation>研究已知的内容都已填好，你可以改写。其余的只能由人来回答。回答保存在研究中，并写入 DATASHEET.md。</translation>
    </message>
    <message>
        <source>unanswered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>All %1 questions are answered</source>
        <translation>全部 %1 个问题均已回答</translation>
    </message>
    <message>
        <source>%1 of %2 questions answered</source>
        <translation>已回答 %1/%2 个问题</translation>
    </message>
</context>
<context>
    <name>subtext::DatasheetText</name>
    <message>
        <source>Motivation</source>
        <translation>动机</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Collection process</source>
        <translation>收集过程</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分发</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维护</translation>
    </message>
    <message>
        <source>For what purpose was the data set created?</source>
        <translation>创建该数据集的目的是什么？</translation>
    </message>
    <message>
        <source>Who created it? (One person or institution per line)</source>
        <translation>由谁创建？（每行一个人或机构）</translation>
    </message>
    <message>
        <source>Who paid for it?</source>
        <translation>由谁出资？</translation>
    </message>
    <message>
        <source>What did each of its authors contribute?</source>
        <translation>每位作者各贡献了什么？</translation>
    </message>
    <message>
        <source>What competing interests do the authors have?</source>
        <translation>作者有哪些利益冲突？</translation>
    </message>
    <message>
        <source>Is it complete or a sample? If a sample, of what, and how was it chosen?</source>
        <translation>它是完整的还是一个样本？如果是样本，取自哪里，如何选取？</translation>
    </message>
    <message>
        <source>In which languages are the texts? (Codes such as en, one per line)</source>
        <translation>文本使用哪些语言？（“en”之类的代码，每行一个）</translation>
    </message>
    <message>
        <source>Are there errors that only its creators know of?</source>
        <translation>是否存在只有创建者才知道的错误？</translation>
    </message>
    <message>
        <source>Might some of it offend or frighten readers?</source>
        <translation>其中是否有内容可能冒犯读者或令其恐惧？</translation>
    </message>
    <message>
        <source>Which groups of people does it distinguish, and how?</source>
        <translation>它区分了哪些人群，如何区分？</translation>
    </message>
    <message>
        <source>Where do the scenarios come from?</source>
        <translation>情境来自哪里？</translation>
    </message>
    <message>
        <source>Who took part, and how were they chosen and paid?</source>
        <translation>有哪些人参与？如何选取他们并支付报酬？</translation>
    </message>
    <message>
        <source>When was the data collected?</source>
        <translation>数据是何时收集的？</translation>
    </message>
    <message>
        <source>How many hours of work went into it?</source>
        <translation>共投入了多少工时？</translation>
    </message>
    <message>
        <source>Was there an ethical review? With what outcome?</source>
        <translation>是否经过伦理审查？结果如何？</translation>
    </message>
    <message>
        <source>Were the people informed, and did they consent? Can they withdraw?</source>
        <translation>是否告知了相关人员并取得其同意？他们能否撤回同意？</translation>
    </message>
    <message>
        <source>Was the impact on the people behind the data assessed?</source>
        <translation>是否评估过对数据背后的人的影响？</translation>
    </message>
    <message>
        <source>What has it been used for, and where is that listed?</source>
        <translation>它已被用于什么，在哪里列出？</translation>
    </message>
    <message>
        <source>What else could it be used for?</source>
        <translation>它还可以用于什么？</translation>
    </message>
    <message>
        <source>What about it could harm or mislead future uses?</source>
        <translation>它有哪些方面可能损害或误导今后的使用？</translation>
    </message>
    <message>
        <source>What should it not be used for?</source>
        <translation>它不应被用于什么？</translation>
    </message>
    <message>
        <source>Where is it published? (A web address)</source>
        <translation>它发布在哪里？（网址）</translation>
    </message>
    <message>
        <source>What is its DOI?</source>
        <translation>它的 DOI 是什么？</translation>
    </message>
    <message>
        <source>Do its authors take responsibility for the data, in case rights were violated?</source>
        <translation>如果侵犯了权利，作者是否对数据承担责任？</translation>
    </message>
    <message>
        <source>Do others have rights in it, or do export rules apply?</source>
        <translation>他人是否对其拥有权利，或是否适用出口规定？</translation>
    </message>
    <message>
        <source>Who maintains it?</source>
        <translation>由谁维护？</translation>
    </message>
    <message>
        <source>Who hosts it?</source>
        <translation>由谁托管？</translation>
    </message>
    <message>
        <source>For how many years will it be hosted and maintained?</source>
        <translation>将托管和维护多少年？</translation>
    </message>
    <message>
        <source>How can they be reached?</source>
        <translation>如何联系他们？</translation>
    </message>
    <message>
        <source>Will it be updated? By whom, how often?</source>
        <translation>它会更新吗？由谁更新，频率如何？</translation>
    </message>
    <message>
        <source>For how long may data about the people be kept?</source>
        <translation>有关人员的数据可以保存多久？</translation>
    </message>
    <message>
        <source>Will older versions stay available?</source>
        <translation>旧版本是否仍然可用？</translation>
    </message>
    <message>
        <source>How can others extend it?</source>
        <translation>其他人如何扩展它？</translation>
    </message>
</context>
<context>
    <name>subtext::DecisionPanel</name>
    <message>
        <source>Decision</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>History of the item, and to use it as practice</source>
        <translation>条目的历史，以及将其用作练习</translation>
    </message>
    <message>
        <source>Leave out…</source>
        <translation>排除…</translation>
    </message>
    <message>
        <source>Leave this item out: the scene is unusable (Ctrl+M)</source>
        <translation>排除此条目：场景无法使用 (Ctrl+M)</translation>
    </message>
    <message>
        <source>Label is ambiguous</source>
        <translation>标签为多义</translation>
    </message>
    <message>
        <source>Keeps the label as the closest of several that apply, and marks the item as ambiguous (Ctrl+Shift+B)</source>
        <translation>保留该标签作为几个适用标签中最贴近的一个，并将条目标为多义 (Ctrl+Shift+B)</translation>
    </message>
    <message>
        <source>Note on the decision</source>
        <translation>裁定备注</translation>
    </message>
    <message>
        <source>Note: what decided it? Published, so name no one.</source>
        <translation>备注：依据什么裁定？会发表，请勿写人名。</translation>
    </message>
    <message>
        <source>Save and next</source>
        <translation>保存，下一个</translation>
    </message>
    <message>
        <source>Phrases…</source>
        <translation>常用语…</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Hold for later and go on (Ctrl+H)</source>
        <translation>暂且搁置并继续 (Ctrl+H)</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Note (required): why against the votes? Published, so name no one.</source>
        <translation>备注（必填）：为何与票数相反？会发表，请勿写人名。</translation>
    </message>
    <message>
        <source>the proposal</source>
        <translation>该提议</translation>
    </message>
    <message>
        <source>Confirm %1 and next</source>
        <translation>确认%1，下一个</translation>
    </message>
    <message>
        <source>Propose and next</source>
        <translation>提议，下一个</translation>
    </message>
    <message>
        <source>Replace decision</source>
        <translation>替换裁定</translation>
    </message>
    <message>
        <source>You disagree, and it is not settled yet.</source>
        <translation>你们意见不同，尚未定夺。</translation>
    </message>
    <message>
        <source>You disagree. One of you proposes a label, the other confirms it.</source>
        <translation>你们意见不同。一人提议标签，另一人确认。</translation>
    </message>
    <message>
        <source>Decided: %1.</source>
        <translation>已裁定：%1。</translation>
    </message>
    <message>
        <source>By rule: %1, %2.</source>
        <translation>依规则：%1，%2。</translation>
    </message>
    <message>
        <source>By rule: %1, %2. A pick overrides it.</source>
        <translation>依规则：%1，%2。另作选择即推翻。</translation>
    </message>
    <message>
        <source>Not all ratings are in yet.</source>
        <translation>标注尚未到齐。</translation>
    </message>
    <message>
        <source>A split that nobody decided.</source>
        <translation>无人裁定的分歧。</translation>
    </message>
    <message>
        <source>A split. Nothing is decided until you do.</source>
        <translation>这是分歧。在你裁定之前没有结果。</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Draft saved</source>
        <translation>草稿已保存</translation>
    </message>
    <message>
        <source>Decided, saved</source>
        <translation>已裁定并保存</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Choose a label, or “Ambiguous”, first.</source>
        <translation>请先选择标签或“多义”。</translation>
    </message>
    <message>
        <source>Choose a label, or “Ambiguous”, for %1 first.</source>
        <translation>请先为%1选择标签或“多义”。</translation>
    </message>
    <message>
        <source>A split needs a basis: what decided it?</source>
        <translation>分歧需要依据：凭什么裁定？</translation>
    </message>
    <message>
        <source>This overrides the votes. Explain why in the note.</source>
        <translation>这会推翻票数。请在备注中说明原因。</translation>
    </message>
    <message>
        <source>This keeps the distribution: there is no label to mark.</source>
        <translation>这会保留分布：没有可标记的标签。</translation>
    </message>
    <message>
        <source>Choose a label first; then it can be marked as ambiguous.</source>
        <translation>请先选择标签，然后才能标为多义。</translation>
    </message>
    <message>
        <source>An answer was given after this decision (%1).</source>
        <translation>此裁定之后又有新的答案（%1）。</translation>
    </message>
    <message>
        <source>A vote was revised after this decision (%1).</source>
        <translation>此裁定之后有一票被修订（%1）。</translation>
    </message>
    <message>
        <source>A scale was revised after this decision (%1), and no vote changed.</source>
        <translation>此裁定之后有量表评分被修订（%1），票未变。</translation>
    </message>
    <message>
        <source>An explanation was revised after this decision (%1), and no vote changed.</source>
        <translation>此裁定之后有解释被修订（%1），票未变。</translation>
    </message>
    <message>
        <source>An answer was revised after this decision (%1), and no vote changed.</source>
        <translation>此裁定之后有答案被修订（%1），票未变。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>date unknown</source>
        <translation>日期不明</translation>
    </message>
    <message>
        <source>Saving replaces this decision (%1, %2); the history keeps it.</source>
        <translation>保存会替换此裁定（%1，%2）；历史中仍保留。</translation>
    </message>
    <message>
        <source>Save to keep it, or choose again.</source>
        <translation>保存以保留，或另作选择。</translation>
    </message>
    <message numerus="yes">
        <source>%n answers are asked for again: each counts until the new one is there.</source>
        <translation>
            <numerusform>有 %n 个答案要求重新标注：新答案到来之前仍计入旧的。</numerusform>
        </translation>
    </message>
    <message>
        <source>Still needed: the basis, what decided it.</source>
        <translation>还需要：依据，即凭什么裁定。</translation>
    </message>
    <message>
        <source>Still needed: a note that says why, as this overrides the votes.</source>
        <translation>还需要：说明原因的备注，因为这会推翻票数。</translation>
    </message>
</context>
<context>
    <name>subtext::DecisionSide</name>
    <message>
        <source>No item is on the desk, so there is nothing to decide.</source>
        <translation>仲裁台上没有条目，因此没有可裁定的内容。</translation>
    </message>
</context>
<context>
    <name>subtext::DecisionsDialog</name>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>选择文件(&amp;C)…</translation>
    </message>
    <message>
        <source>No file is chosen yet.</source>
        <translation>尚未选择文件。</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>Import decisions</source>
        <translation>导入裁定</translation>
    </message>
    <message>
        <source>A row for each scenario, with the columns scenario, gold, basis, ambiguous and note. All rows are imported, or none.</source>
        <translation>每个情境一行，含列 scenario、gold、basis、ambiguous 和 note。要么全部导入，要么一行也不导入。</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情境</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金标签</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Decisions in the file</source>
        <translation>文件中的裁定</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>裁定归属(&amp;W)</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>裁定归属</translation>
    </message>
    <message>
        <source>Decisions that are nobody’s replace those made before. A person’s are recorded as their own, and that person can undo them at the desk.</source>
        <translation>不属于任何人的裁定会替换之前作出的。属于某人的裁定记在此人名下，此人可在仲裁台撤销。</translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <translation>不属于任何人</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt *.xlsx);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n 条裁定</numerusform>
        </translation>
    </message>
    <message>
        <source>(the first %1 are shown)</source>
        <translation>（只显示前 %1 条）</translation>
    </message>
    <message numerus="yes">
        <source>%n rows only say what the votes give by themselves.</source>
        <translation>
            <numerusform>有 %n 行只是重复了票数本身的结果。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::DeskCharts</name>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1/%2（%3%）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Progress, %1</source>
        <translation>进度，%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>No splits</source>
        <translation>没有分歧</translation>
    </message>
    <message>
        <source>%1 of %2 decided</source>
        <translation>已裁定 %1/%2</translation>
    </message>
    <message>
        <source>No splits to decide</source>
        <translation>没有待裁定的分歧</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>已裁定</translation>
    </message>
    <message numerus="yes">
        <source>%n splits waiting</source>
        <translation>
            <numerusform>%n 个分歧待裁定</numerusform>
        </translation>
    </message>
    <message>
        <source>no splits waiting</source>
        <translation>没有待裁定的分歧</translation>
    </message>
    <message>
        <source>, %1 disputed</source>
        <translation>，%1 个有争议</translation>
    </message>
    <message>
        <source>%1 disputed</source>
        <translation>%1 个有争议</translation>
    </message>
    <message numerus="yes">
        <source>%n other items decided</source>
        <translation>
            <numerusform>另裁定 %n 个其他条目</numerusform>
        </translation>
    </message>
    <message>
        <source>A split has no gold label until a person decides. The queue also holds wide ranges and items that a rater called broken or unclear; they are not counted here.</source>
        <translation>分歧在由人裁定之前没有金标签。队列中还有差距大的条目，以及有评判者标为有误或不清楚的条目；这些不在此计数。</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>投票格局</translation>
    </message>
    <message>
        <source>unanimous</source>
        <translation>全体一致</translation>
    </message>
    <message>
        <source>Unanimous</source>
        <translation>全体一致</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>多数</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>多数</translation>
    </message>
    <message>
        <source>split</source>
        <translation>分歧</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分歧</translation>
    </message>
    <message>
        <source>of %1 with all ratings</source>
        <translation>共 %1，标注齐全</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>no item has all ratings yet</source>
        <translation>还没有条目标注齐全</translation>
    </message>
    <message numerus="yes">
        <source>of %n items</source>
        <translation>
            <numerusform>共 %n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>none complete yet</source>
        <translation>尚无齐全的</translation>
    </message>
    <message>
        <source>How the votes of an item are distributed. The first two get their gold label by rule; a decision can override it.</source>
        <translation>条目的票如何分布。前两种依规则得到金标签；裁定可以推翻。</translation>
    </message>
    <message>
        <source>Picks by file order</source>
        <translation>按文件顺序的选取</translation>
    </message>
    <message>
        <source>Picks by place</source>
        <translation>按位置的选取</translation>
    </message>
    <message>
        <source>%1 place</source>
        <translation>%1位</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>A label no rater chose, or ambiguous: %1</source>
        <translation>没有评判者选过的标签，或多义：%1</translation>
    </message>
    <message>
        <source>too few decisions to test for a preference (%1 of %2)</source>
        <translation>裁定太少，无法检验是否有偏好（%1/%2）</translation>
    </message>
    <message>
        <source>too few: %1 of %2</source>
        <translation>太少：%1/%2</translation>
    </message>
    <message>
        <source>%1, first place vs %2</source>
        <translation>%1，第一位相对于 %2</translation>
    </message>
    <message>
        <source>no sign of a preference, %1</source>
        <translation>没有偏好的迹象，%1</translation>
    </message>
    <message>
        <source>%1, 1st vs %2</source>
        <translation>%1，第 1 位相对于 %2</translation>
    </message>
    <message>
        <source>no preference, %1</source>
        <translation>无偏好，%1</translation>
    </message>
    <message>
        <source>not tested: items have different numbers of raters</source>
        <translation>未检验：各条目的评判者人数不同</translation>
    </message>
    <message>
        <source>not tested: raters differ</source>
        <translation>未检验：人数不同</translation>
    </message>
    <message>
        <source>no rater’s label taken yet</source>
        <translation>还没有采用任何评判者的标签</translation>
    </message>
    <message>
        <source>no split decided yet</source>
        <translation>还没有裁定任何分歧</translation>
    </message>
    <message>
        <source>none taken yet</source>
        <translation>尚无采用</translation>
    </message>
    <message>
        <source>none decided yet</source>
        <translation>尚无裁定</translation>
    </message>
    <message>
        <source>How often each rater’s label became gold, by file order, as some decisions came without the order on screen. A preferred place means that the order decided, not the scene.</source>
        <translation>每位评判者的标签成为金标签的次数，按文件顺序统计，因为有些裁定没有屏幕上的顺序。若某个位置更受青睐，说明起决定作用的是顺序而不是场景。</translation>
    </message>
    <message>
        <source>How often the label in each place on screen was taken. A preferred place means that the order decided, not the scene.</source>
        <translation>屏幕上每个位置的标签被采用的次数。若某个位置更受青睐，说明起决定作用的是顺序而不是场景。</translation>
    </message>
    <message>
        <source>Hints followed</source>
        <translation>采纳提示</translation>
    </message>
    <message>
        <source>nearest</source>
        <translation>最接近</translation>
    </message>
    <message>
        <source>Label nearest in %1 taken</source>
        <translation>采用%1最接近的标签</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>有改动</translation>
    </message>
    <message>
        <source>Pick changed after the hints</source>
        <translation>看到提示后改选</translation>
    </message>
    <message>
        <source>likeliest</source>
        <translation>最可能</translation>
    </message>
    <message>
        <source>Most likely label taken</source>
        <translation>采用最可能的标签</translation>
    </message>
    <message numerus="yes">
        <source>of %n decisions with hints</source>
        <translation>
            <numerusform>共 %n 次有提示的裁定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n with hints</source>
        <translation>
            <numerusform>共 %n 次有提示</numerusform>
        </translation>
    </message>
    <message>
        <source>no decision with hints yet</source>
        <translation>还没有带提示的裁定</translation>
    </message>
    <message>
        <source>none with hints yet</source>
        <translation>尚无带提示的</translation>
    </message>
    <message>
        <source>Whether the final pick followed the hints, and how often the first pick was changed after them.</source>
        <translation>最终选择是否采纳提示，以及看到提示后改变初选的频率。</translation>
    </message>
    <message>
        <source>no gold label yet</source>
        <translation>还没有金标签</translation>
    </message>
    <message>
        <source>all ambiguous</source>
        <translation>全部为多义</translation>
    </message>
    <message>
        <source>%1-way tie, %2 each</source>
        <translation>%1 项并列，各 %2</translation>
    </message>
    <message>
        <source>%1-way tie</source>
        <translation>%1 项并列</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>多义</translation>
    </message>
    <message>
        <source>most often %1, %2 of %3</source>
        <translation>最多的是%1，%2/%3</translation>
    </message>
    <message>
        <source>most often %1</source>
        <translation>最多的是%1</translation>
    </message>
    <message>
        <source>Gold labels</source>
        <translation>金标签</translation>
    </message>
    <message>
        <source>Gold labels, %1</source>
        <translation>金标签，%1</translation>
    </message>
    <message>
        <source>Digits are the emotions in wheel order; ± means ambiguous: the distribution of the votes is kept.</source>
        <translation>数字按情绪轮的顺序代表各情绪；± 表示多义：保留票的分布。</translation>
    </message>
    <message>
        <source>The options of %1 in their order; ± means ambiguous: the distribution of the votes is kept.</source>
        <translation>%1的选项按其顺序；± 表示多义：保留票的分布。</translation>
    </message>
    <message>
        <source>Time per decision</source>
        <translation>每次裁定用时</translation>
    </message>
    <message>
        <source>nothing decided here yet</source>
        <translation>此处尚未裁定</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中位数 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n 条裁定</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1，%2 至 %3</translation>
    </message>
    <message>
        <source>Active time at the desk, decision by decision; the dotted line is the median.</source>
        <translation>在仲裁台的有效用时，逐次裁定；虚线为中位数。</translation>
    </message>
</context>
<context>
    <name>subtext::DeskHead</name>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>The list of items, and the search in it (Ctrl+F)</source>
        <translation>条目列表及其中的搜索 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Items left out of all figures, and how to include them again</source>
        <translation>从所有统计中排除的条目，以及如何重新纳入</translation>
    </message>
    <message>
        <source>Splits that you decided, for another look (F9)</source>
        <translation>你裁定过的分歧，供复看 (F9)</translation>
    </message>
    <message>
        <source>Left out: %1…</source>
        <translation>已排除：%1…</translation>
    </message>
    <message>
        <source>Second looks: %1…</source>
        <translation>复看：%1…</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>解锁…</translation>
    </message>
    <message>
        <source>Lock the study…</source>
        <translation>锁定研究…</translation>
    </message>
    <message>
        <source>Lock…</source>
        <translation>锁定…</translation>
    </message>
</context>
<context>
    <name>subtext::DeskLeavingOut</name>
    <message>
        <source>The item was not left out</source>
        <translation>条目未能排除</translation>
    </message>
    <message>
        <source>%1 is left out of the data.</source>
        <translation>%1 已从数据中排除。</translation>
    </message>
    <message>
        <source>Include it again</source>
        <translation>重新纳入</translation>
    </message>
    <message>
        <source>Undone at the desk</source>
        <translation>已在仲裁台撤销</translation>
    </message>
    <message>
        <source>The item was not included again</source>
        <translation>条目未能重新纳入</translation>
    </message>
</context>
<context>
    <name>subtext::DeskPage</name>
    <message>
        <source>Adjudicate</source>
        <translation>仲裁</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 到 9</translation>
    </message>
    <message>
        <source>Shift+1 to Shift+9</source>
        <translation>Shift+1 到 Shift+9</translation>
    </message>
    <message>
        <source>The options or rows beyond the ninth, as in Label</source>
        <translation>第九个以后的选项或行，与“标注”页相同</translation>
    </message>
    <message>
        <source>A to W</source>
        <translation>A 到 W</translation>
    </message>
    <message>
        <source>Shift+A to Shift+W</source>
        <translation>Shift+A 到 Shift+W</translation>
    </message>
    <message>
        <source>Next question that needs a pick, or else the next one</source>
        <translation>下一道需要选择的题目，没有则为下一题</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>上一题</translation>
    </message>
    <message>
        <source>Take the label of the annotator in the first, second, … place</source>
        <translation>采用第一、第二……位标注员的标签</translation>
    </message>
    <message>
        <source>A  S  D  F  G  H  J  K  L</source>
        <translation>A  S  D  F  G  H  J  K  L</translation>
    </message>
    <message>
        <source>The same, where letters choose options</source>
        <translation>同上，用于字母键选择选项的情形</translation>
    </message>
    <message>
        <source>Alt+A, S, D, …</source>
        <translation>Alt+A、S、D……</translation>
    </message>
    <message>
        <source>Ambiguous: keep the distribution</source>
        <translation>多义：保留分布</translation>
    </message>
    <message>
        <source>Mark the label as ambiguous; label and mark are both kept</source>
        <translation>把标签标为多义；标签和标记都保留</translation>
    </message>
    <message>
        <source>Leave the item out: the scene is unusable</source>
        <translation>排除条目：场景无法使用</translation>
    </message>
    <message>
        <source>Basis, in the order of the box</source>
        <translation>依据，按列表中的顺序</translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+6</source>
        <translation>Ctrl+1 到 Ctrl+6</translation>
    </message>
    <message>
        <source>Save and next; when settling: propose, or confirm the proposal</source>
        <translation>保存，下一个；定夺时：提议，或确认提议</translation>
    </message>
    <message>
        <source>Next item of the queue</source>
        <translation>队列中的下一条目</translation>
    </message>
    <message>
        <source>Previous item of the queue</source>
        <translation>队列中的上一条目</translation>
    </message>
    <message>
        <source>Go to the note, or leave it</source>
        <translation>进入备注，或离开</translation>
    </message>
    <message>
        <source>Leave the note</source>
        <translation>离开备注</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Phrases for the note</source>
        <translation>备注常用语</translation>
    </message>
    <message>
        <source>Hold for later and go on; on a held item, stop holding it</source>
        <translation>暂且搁置并继续；对已搁置的条目则取消搁置</translation>
    </message>
    <message>
        <source>Undo, including decisions and settling</source>
        <translation>撤销，包括裁定和定夺</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Show or hide the tallies</source>
        <translation>显示或隐藏统计</translation>
    </message>
    <message>
        <source>Search the queue</source>
        <translation>搜索队列</translation>
    </message>
    <message>
        <source>History of the item</source>
        <translation>条目的历史</translation>
    </message>
    <message>
        <source>Use the item as a practice scene, with a note on what it teaches</source>
        <translation>把条目用作练习场景，并附上教学说明</translation>
    </message>
    <message>
        <source>Reply to a question about the item</source>
        <translation>回复关于条目的提问</translation>
    </message>
    <message>
        <source>Second looks at splits that you decided</source>
        <translation>复看你裁定过的分歧</translation>
    </message>
    <message>
        <source>Have a screen reader say the scene again</source>
        <translation>让屏幕阅读器再读一遍场景</translation>
    </message>
    <message>
        <source>Charts: this group</source>
        <translation>图表：本组</translation>
    </message>
    <message>
        <source>Which items the charts below cover</source>
        <translation>下方图表涵盖哪些条目</translation>
    </message>
    <message>
        <source>Taken back: %1. Ctrl+Shift+Z brings it back.</source>
        <translation>已撤回：%1。Ctrl+Shift+Z 可恢复。</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>未保存。%1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>All items</source>
        <translation>所有条目</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Charts: all items</source>
        <translation>图表：所有条目</translation>
    </message>
    <message>
        <source>Charts: this %1</source>
        <translation>图表：本%1</translation>
    </message>
    <message>
        <source>This study is open for reading only; nothing can be changed.</source>
        <translation>这项研究以只读方式打开，无法作任何更改。</translation>
    </message>
    <message>
        <source>The lock was not changed</source>
        <translation>锁定状态未改变</translation>
    </message>
    <message>
        <source>No item is on the desk.</source>
        <translation>仲裁台上没有条目。</translation>
    </message>
    <message>
        <source>“%1” is a practice scene now.</source>
        <translation>“%1”现在是练习场景。</translation>
    </message>
    <message>
        <source>Go to Release</source>
        <translation>转到“发布”</translation>
    </message>
    <message>
        <source>Choose an option, as in Label</source>
        <translation>选择选项，与“标注”页相同</translation>
    </message>
    <message>
        <source>On a board: yes to a row</source>
        <translation>判断表：此行选“是”</translation>
    </message>
    <message>
        <source>On a board: no to a row</source>
        <translation>判断表：此行选“否”</translation>
    </message>
    <message>
        <source>On a board: no to a row beyond the ninth</source>
        <translation>判断表：第九行以后的某行选“否”</translation>
    </message>
    <message>
        <source>You watch the desks: you see what others decide before the round opens, and no longer decide anything.</source>
        <translation>你正在旁观裁定：可在本轮公开前看到他人的裁定，自己不再作任何裁定。</translation>
    </message>
    <message>
        <source>an item that is not in the queue</source>
        <translation>不在队列中的条目</translation>
    </message>
    <message>
        <source>date unknown</source>
        <translation>日期不明</translation>
    </message>
    <message>
        <source>Your last decision is from an earlier session (%1, %2). Ctrl+Z again takes it back.</source>
        <translation>你的上一个决定来自之前的会话（%1，%2）。再按一次 Ctrl+Z 即可撤回。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message numerus="yes">
        <source>%n held items are all that is left to decide; the queue lists them under “Held”.</source>
        <translation>
            <numerusform>只剩 %n 个已搁置的条目有待决定；它们列在队列的“已搁置”下。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show held items</source>
        <translation>显示已搁置的条目</translation>
    </message>
    <message>
        <source>Nothing to take back.</source>
        <translation>没有可撤回的操作。</translation>
    </message>
</context>
<context>
    <name>subtext::DeskProgress</name>
    <message>
        <source>%1 (you)</source>
        <translation>%1（你）</translation>
    </message>
    <message>
        <source>%1 for %2.</source>
        <translation>%2：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n proposals waiting</source>
        <translation>
            <numerusform>%n 个提议待处理</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Two adjudicators: κ = %1. %2 decided by both, %3 disputed, %4 settled.</source>
        <translation>两位仲裁员：κ = %1。两人都裁定了 %2，%3 个有争议，%4 个已定夺。</translation>
    </message>
    <message>
        <source>Two adjudicators; %1 decided by both so far.</source>
        <translation>两位仲裁员；目前两人都裁定了 %1。</translation>
    </message>
    <message>
        <source>%1 You have finished; waiting for %2.</source>
        <translation>%1你已完成；等待 %2。</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2/%3</translation>
    </message>
    <message>
        <source>Splits decided: %1.</source>
        <translation>已裁定的分歧：%1。</translation>
    </message>
    <message>
        <source>%1 Decisions are compared once both have finished.</source>
        <translation>%1两人都完成后再比较裁定。</translation>
    </message>
    <message>
        <source>%1 disagree and will settle it. Nothing is waiting for you.</source>
        <translation>%1 意见不同，将由他们定夺。没有等待你处理的内容。</translation>
    </message>
    <message>
        <source>Decided by %1. Nothing is waiting for you.</source>
        <translation>由 %1 裁定。没有等待你处理的内容。</translation>
    </message>
    <message>
        <source>The final labels are in Release, under Files.</source>
        <translation>最终标签在“发布”页的“文件”中。</translation>
    </message>
    <message>
        <source>Every split is decided.</source>
        <translation>所有分歧均已裁定。</translation>
    </message>
    <message numerus="yes">
        <source>%n answers that were asked for again have not come; the earlier ones count until then.</source>
        <translation>
            <numerusform>要求重新标注的答案有 %n 个尚未到来；在此之前以先前的为准。</numerusform>
        </translation>
    </message>
    <message>
        <source>Next, the coordinator looks at the findings and makes the release. Locking the study ends all changes.</source>
        <translation>接下来由负责人查看疑点并发布。锁定研究后不再有任何更改。</translation>
    </message>
    <message numerus="yes">
        <source>%n items are not decided yet: they are waiting for labels.</source>
        <translation>
            <numerusform>有 %n 个条目尚未裁定：正在等待标签。</numerusform>
        </translation>
    </message>
    <message>
        <source>it could not be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>The study is locked. Labels and decisions no longer change; annotators see where the final label differs from theirs. Reason: “%1”</source>
        <translation>研究已锁定。标签和裁定不再改变；标注员可以看到最终标签与自己的不同之处。原因：“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n splits that you have not decided</source>
        <translation>
            <numerusform>%n 个分歧你尚未裁定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits that nobody has decided</source>
        <translation>
            <numerusform>%n 个分歧无人裁定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items on which the adjudicators disagree: no gold label</source>
        <translation>
            <numerusform>%n 个条目仲裁员意见不同：无金标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items with an answer revised after the decision</source>
        <translation>
            <numerusform>%n 个已裁定的条目，裁定之后答案有修订</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items held</source>
        <translation>
            <numerusform>%n 个条目搁置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items with ratings missing</source>
        <translation>
            <numerusform>%n 个条目缺少标注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers that were asked for again and have not come</source>
        <translation>
            <numerusform>%n 个要求重新标注的答案尚未到来</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items without a reply</source>
        <translation>
            <numerusform>%n 条条目提问没有回复</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people do not have the replies to their questions yet: they need a new hand-out, and a locked study writes none</source>
        <translation>
            <numerusform>%n 人尚未收到对其提问的回复：需要新的分发文件，而已锁定的研究不能再写出</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::DeskQuestions</name>
    <message>
        <source>Reply…</source>
        <translation>回复…</translation>
    </message>
    <message>
        <source>F7</source>
        <translation>F7</translation>
    </message>
    <message>
        <source>Questions…</source>
        <translation>提问…</translation>
    </message>
</context>
<context>
    <name>subtext::DeskSession</name>
    <message>
        <source>Undone at the desk</source>
        <translation>已在仲裁台撤销</translation>
    </message>
</context>
<context>
    <name>subtext::DeskStrip</name>
    <message>
        <source>Hide the tallies</source>
        <translation>隐藏统计</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Only progress and time (Ctrl+T)</source>
        <translation>只显示进度和用时 (Ctrl+T)</translation>
    </message>
    <message>
        <source>Places picked, hints followed, labels so far (Ctrl+T)</source>
        <translation>选取的位置、采纳的提示、目前的标签 (Ctrl+T)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Figures, %1</source>
        <translation>数字，%1</translation>
    </message>
</context>
<context>
    <name>subtext::DeskText</name>
    <message>
        <source>scale</source>
        <translation>量表</translation>
    </message>
    <message>
        <source>item of this %1</source>
        <translation>本%1的条目</translation>
    </message>
    <message>
        <source>item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>items of this %1</source>
        <translation>本%1的条目</translation>
    </message>
    <message>
        <source>items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1, no basis given</source>
        <translation>%1，未给出依据</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>by rule</source>
        <translation>依规则</translation>
    </message>
    <message>
        <source>held</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>已裁定</translation>
    </message>
    <message>
        <source>revisited</source>
        <translation>已重裁</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>有争议</translation>
    </message>
    <message>
        <source>by others</source>
        <translation>他人裁定</translation>
    </message>
    <message>
        <source>others differ</source>
        <translation>他人不同</translation>
    </message>
    <message>
        <source>unanimous</source>
        <translation>全体一致</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>多数</translation>
    </message>
    <message>
        <source>%1 polarity</source>
        <translation>%1极性</translation>
    </message>
    <message>
        <source>misreading</source>
        <translation>误读</translation>
    </message>
    <message>
        <source>%1 fit</source>
        <translation>%1契合</translation>
    </message>
    <message>
        <source>override</source>
        <translation>推翻</translation>
    </message>
    <message>
        <source>unstated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>All raters chose this label.</source>
        <translation>所有评判者都选了这个标签。</translation>
    </message>
    <message>
        <source>More raters chose this label than any other.</source>
        <translation>选这个标签的评判者多于选其他任何标签的。</translation>
    </message>
    <message>
        <source>The raters differ in the %1 but share the sign of %2, and this label goes with that sign.</source>
        <translation>评判者的%1不同，但%2的正负号相同，而此标签与之相符。</translation>
    </message>
    <message>
        <source>Somebody chose this label; those who chose another misread the scene, the speaker or the tone.</source>
        <translation>有人选了这个标签；选其他标签的人误读了场景、说话者或语气。</translation>
    </message>
    <message>
        <source>This label is the nearest to where the raters put %1.</source>
        <translation>这个标签最接近评判者给出的%1。</translation>
    </message>
    <message>
        <source>The votes give another label, or nobody chose this one, but it is better, for the reason in the note.</source>
        <translation>各票指向别的标签，或没有人选它，但它更合适，原因见备注。</translation>
    </message>
    <message>
        <source>The label came with a file that gives no reason.</source>
        <translation>标签来自文件，文件未说明理由。</translation>
    </message>
    <message>
        <source>“%1” does not apply here: the votes give this label by themselves, so its basis is “%2”.</source>
        <translation>“%1”在此不适用：票数本身就给出这个标签，其依据应为“%2”。</translation>
    </message>
    <message>
        <source>“%1” does not apply here: this study has no scale for it.</source>
        <translation>“%1”在此不适用：这项研究没有相应的量表。</translation>
    </message>
    <message>
        <source>“%1” does not apply here: the votes alone do not give this label.</source>
        <translation>“%1”在此不适用：单凭票数得不出这个标签。</translation>
    </message>
    <message>
        <source>“%1” does not apply here: nobody chose this label, so nobody read the scene that way.</source>
        <translation>“%1”在此不适用：没有人选这个标签，也就没有人这样理解场景。</translation>
    </message>
    <message>
        <source>“%1” does not apply here: somebody chose this label, and the votes give no other, so there is nothing to override.</source>
        <translation>“%1”在此不适用：有人选了这个标签，而票数也没有给出别的标签，因此没有可推翻的。</translation>
    </message>
    <message>
        <source>“%1” does not apply here.</source>
        <translation>“%1”在此不适用。</translation>
    </message>
    <message>
        <source>all %1 ratings are negative</source>
        <translation>所有%1评分均为负</translation>
    </message>
    <message>
        <source>all %1 ratings are neutral</source>
        <translation>所有%1评分均为中性</translation>
    </message>
    <message>
        <source>all %1 ratings are positive</source>
        <translation>所有%1评分均为正</translation>
    </message>
    <message>
        <source>the %1 ratings differ in sign</source>
        <translation>%1评分正负不一</translation>
    </message>
    <message>
        <source>%1: no %2 has this gold label yet</source>
        <translation>%1：还没有%2得到这个金标签</translation>
    </message>
    <message>
        <source>One label only; nothing to compare.</source>
        <translation>只有一个标签，无从比较。</translation>
    </message>
    <message>
        <source>Too few %1 have a gold label to compare the votes with.</source>
        <translation>有金标签的%1太少，无法与各票比较。</translation>
    </message>
    <message>
        <source>Nearest of the voted labels in %4: &lt;b&gt;%1&lt;/b&gt;, by %2 (%3).</source>
        <translation>得票标签中，就%4而言最接近的是：&lt;b&gt;%1&lt;/b&gt;，相差 %2（%3）。</translation>
    </message>
    <message>
        <source>Two of the voted labels are about equally near (%1).</source>
        <translation>得票标签中有两个接近程度大致相同（%1）。</translation>
    </message>
    <message>
        <source>Based on the %1 that have a gold label so far, including labels by rule; it can change as more of them get one.</source>
        <translation>依据目前已有金标签的%1，包括依规则得出的标签；随着更多条目得到金标签，结果可能变化。</translation>
    </message>
    <message>
        <source>The distance from the item’s mean %1 to the mean of the %3 decided for each voted label, not counting this item. %2</source>
        <translation>该条目的平均%1，与各得票标签下已裁定的%3的平均值之间的距离，不计该条目。%2</translation>
    </message>
    <message>
        <source>The scale runs from −1 to +1.</source>
        <translation>量表范围为 −1 到 +1。</translation>
    </message>
    <message>
        <source>Scales run from −1 to +1.</source>
        <translation>各量表范围为 −1 到 +1。</translation>
    </message>
    <message>
        <source>The %1 ratings differ in sign. Is polarity still the basis?</source>
        <translation>%1评分正负不一。依据仍是极性吗？</translation>
    </message>
    <message>
        <source>The ratings are nearer to %1. Is the fit still the basis?</source>
        <translation>评分更接近%1。依据仍是契合吗？</translation>
    </message>
    <message>
        <source>Too few %1 have a gold label to compare the ratings with. Is the fit still the basis?</source>
        <translation>有金标签的%1太少，无法与评分比较。依据仍是契合吗？</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>多义</translation>
    </message>
    <message>
        <source>%1 (ambiguous)</source>
        <translation>%1（多义）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>tie %1</source>
        <translation>平票 %1</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1“%2”</translation>
    </message>
    <message>
        <source>%1 is shared; the labels name the same feeling.</source>
        <translation>%1相同；这些标签指的是同一种感受。</translation>
    </message>
    <message>
        <source>One annotator took the words literally.</source>
        <translation>有一位标注员按字面理解了。</translation>
    </message>
    <message>
        <source>One annotator labelled the %1, not the %2.</source>
        <translation>有一位标注员标的是%1，而不是%2。</translation>
    </message>
    <message>
        <source>The %1 decides between the two readings.</source>
        <translation>%1决定了两种解读的取舍。</translation>
    </message>
    <message>
        <source>Both readings hold; the scene does not decide.</source>
        <translation>两种解读都成立，场景本身不足以判定。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>轻微</translation>
    </message>
    <message>
        <source>mild</source>
        <translation>较轻</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>明显</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>严重</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>第三</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>第四</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>第五</translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation>第六</translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation>第七</translation>
    </message>
    <message>
        <source>Eighth</source>
        <translation>第八</translation>
    </message>
    <message>
        <source>Ninth</source>
        <translation>第九</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>第 %1 位</translation>
    </message>
    <message>
        <source>%1st</source>
        <translation>第 %1</translation>
    </message>
    <message>
        <source>%1nd</source>
        <translation>第 %1</translation>
    </message>
    <message>
        <source>%1rd</source>
        <translation>第 %1</translation>
    </message>
    <message>
        <source>%1th</source>
        <translation>第 %1</translation>
    </message>
    <message>
        <source>p &lt; 0.0001</source>
        <translation>p &lt; 0.0001</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>When this was decided, the ratings were nearest to this label. By the gold labels of now they are nearer to %1.</source>
        <translation>裁决时，评分最接近此标签；按目前的金标签，评分更接近%1。</translation>
    </message>
    <message>
        <source>None of the other %1 has the picked label as its gold label yet, so that the ratings were not compared with it. Is the fit still the basis?</source>
        <translation>其余%1中还没有以所选标签为金标签的，因此评分没有与它比较。依据仍是契合吗？</translation>
    </message>
</context>
<context>
    <name>subtext::DeviceTable</name>
    <message>
        <source>%1, dropped out</source>
        <translation>%1，已中止参与</translation>
    </message>
    <message>
        <source>cut off for good</source>
        <translation>已永久移出</translation>
    </message>
    <message>
        <source>not invited</source>
        <translation>未受邀请</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>invited until %1</source>
        <translation>邀请有效至 %1</translation>
    </message>
    <message>
        <source>joined (this one)</source>
        <translation>已加入（本机）</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>已加入</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>快 %1</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>慢 %1</translation>
    </message>
    <message>
        <source>People and devices of the team</source>
        <translation>团队的人员和设备</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最近在线</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待发送</translation>
    </message>
    <message>
        <source>Not accepted</source>
        <translation>未接受</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从未</translation>
    </message>
    <message>
        <source>joined, invitation not checked yet</source>
        <translation>已加入，邀请尚未核对</translation>
    </message>
</context>
<context>
    <name>subtext::DialogButtons</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>subtext::DialogPrompts</name>
    <message>
        <source>“%1” is a file, not a folder.</source>
        <translation>“%1”是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>“%1” does not exist and cannot be created.</source>
        <translation>“%1”不存在，也无法创建。</translation>
    </message>
    <message>
        <source>Choose a folder that you can write to.</source>
        <translation>请选择你可以写入的文件夹。</translation>
    </message>
</context>
<context>
    <name>subtext::DisagreementChart</name>
    <message>
        <source>Where disagreement comes from</source>
        <translation>分歧从何而来</translation>
    </message>
    <message>
        <source>All disagreement</source>
        <translation>全部分歧</translation>
    </message>
    <message>
        <source>How likely two annotators are to differ on an item; the other rows are shares of it</source>
        <translation>两位标注员对同一条目给出不同答案的概率；其他各行为其中的占比</translation>
    </message>
    <message>
        <source>Ambiguity</source>
        <translation>多义</translation>
    </message>
    <message>
        <source>The item is open to both readings, and annotators see the other one</source>
        <translation>条目两种解读都成立，标注员也看得到另一种</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Annotators prefer different options, or each sees only their own reading of the item</source>
        <translation>标注员各有偏好的选项，或各自只看到自己对条目的解读</translation>
    </message>
    <message>
        <source>Unsteadiness</source>
        <translation>不稳定</translation>
    </message>
    <message>
        <source>The same annotator gives the same item another answer later</source>
        <translation>同一标注员后来对同一条目给出了不同的答案</translation>
    </message>
    <message numerus="yes">
        <source>%n second readings</source>
        <translation>
            <numerusform>%n 个第二解读</numerusform>
        </translation>
    </message>
    <message>
        <source>all answers in points</source>
        <translation>所有答案均按分数给出</translation>
    </message>
    <message>
        <source>n: %1, %2, %3, %4.</source>
        <translation>n：%1，%2，%3，%4。</translation>
    </message>
    <message numerus="yes">
        <source>%n items with two answers</source>
        <translation>
            <numerusform>%n 个条目有两个答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n 位标注员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeats</source>
        <translation>
            <numerusform>%n 个重复条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody differs, and there is nothing to divide.</source>
        <translation>无人意见不同，没有可拆分的分歧。</translation>
    </message>
    <message>
        <source>Not identifiable without %1: %2.</source>
        <translation>缺少%1，无法辨识：%2。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>占比 (%)</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Share of it</source>
        <translation>其中占比</translation>
    </message>
    <message>
        <source>not identifiable</source>
        <translation>无法辨识</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>百分比</translation>
    </message>
    <message numerus="yes">
        <source>Without %n answers asked for after a split.</source>
        <translation>
            <numerusform>未计入出现分歧后加请的 %n 个答案。</numerusform>
        </translation>
    </message>
    <message>
        <source>How likely two annotators are to differ on an item, and how much of that is ambiguity, perspective or unsteadiness, with 95 % intervals. All items; the choices above do not apply here.</source>
        <translation>两位标注员对同一条目给出不同答案的概率，以及其中多义、视角和不稳定各占多少，附 95% 区间。涵盖所有条目，不受上面的选择影响。</translation>
    </message>
    <message>
        <source>Median time per item: %1 s with a second reading (n = %2), %3 s without (n = %4).</source>
        <translation>每个条目用时的中位数：有第二解读 %1 秒（n = %2），无第二解读 %3 秒（n = %4）。</translation>
    </message>
</context>
<context>
    <name>subtext::DismissRow</name>
    <message>
        <source>Dismiss</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Reason for dismissing</source>
        <translation>忽略的理由</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>恢复%1</translation>
    </message>
    <message>
        <source>Dismiss %1</source>
        <translation>忽略%1</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Why these findings are dismissed</source>
        <translation>为何忽略这些疑点</translation>
    </message>
    <message>
        <source>Why this finding is dismissed</source>
        <translation>为何忽略这个疑点</translation>
    </message>
    <message>
        <source>Say why these findings are dismissed</source>
        <translation>请写明为何忽略这些疑点</translation>
    </message>
    <message>
        <source>Say why this finding is dismissed</source>
        <translation>请写明为何忽略这个疑点</translation>
    </message>
</context>
<context>
    <name>subtext::EmbedDialog</name>
    <message>
        <source>Ask for embeddings</source>
        <translation>请求嵌入</translation>
    </message>
    <message>
        <source>Request embeddings from a model</source>
        <translation>向模型请求嵌入</translation>
    </message>
    <message>
        <source>First request</source>
        <translation>第一个请求</translation>
    </message>
    <message>
        <source>The whole request: texts only. It never contains ids, labels, notes or names of people.</source>
        <translation>完整的请求：只有文本。绝不含 id、标签、备注或人名。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Every text has an embedding by this model.</source>
        <translation>每段文本都已有该模型的嵌入。</translation>
    </message>
    <message>
        <source>Tick the box above before sending the texts to this host.</source>
        <translation>把文本发送到此主机之前，请先勾选上面的方框。</translation>
    </message>
    <message>
        <source>Embeddings need a server with the API “openai”.</source>
        <translation>嵌入需要支持 API“openai”的服务器。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n texts</source>
        <translation>
            <numerusform>%n 段文本</numerusform>
        </translation>
    </message>
    <message>
        <source>I agree to sending the texts of these scenes to %1</source>
        <translation>我同意把这些场景的文本发送到 %1</translation>
    </message>
</context>
<context>
    <name>subtext::EmotionChart</name>
    <message>
        <source>Emotions chosen</source>
        <translation>所选情绪</translation>
    </message>
    <message>
        <source>The share of each emotion in a person’s answers, in the order of the wheel.</source>
        <translation>各情绪在一个人的答案中的占比，按情绪轮的顺序。</translation>
    </message>
    <message>
        <source>%1: what everybody chooses</source>
        <translation>%1：所有人的选择</translation>
    </message>
    <message>
        <source>The share of each row in what a person said yes to, in the order of the task.</source>
        <translation>各行在一个人选“是”的内容中的占比，按任务中的顺序。</translation>
    </message>
    <message>
        <source>The share of each answer in a person’s answers, in the order of the task.</source>
        <translation>各答案在一个人的答案中的占比，按任务中的顺序。</translation>
    </message>
    <message>
        <source>Nobody has labelled anything yet.</source>
        <translation>还没有人标注。</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>%1. Of all answers: %2.</source>
        <translation>%1。占全部答案：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n 位标注员</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 (%5 %)</source>
        <translation>%1：%2，%3/%4（%5%）</translation>
    </message>
</context>
<context>
    <name>subtext::EmotionKappaChart</name>
    <message>
        <source>κ by option</source>
        <translation>各选项的 κ</translation>
    </message>
    <message>
        <source>option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>κ by %1</source>
        <translation>各%1的 κ</translation>
    </message>
    <message>
        <source>Each %1 against all others, over all items, with 95 % intervals.</source>
        <translation>每个%1相对于其他所有，基于所有条目，附 95% 区间。</translation>
    </message>
    <message>
        <source>Fleiss’ κ of the label against its absence. It is undefined where nobody, or everybody, chose the %1.</source>
        <translation>该标签有与无之间的 Fleiss κ。若无人选或人人都选该%1，则无定义。</translation>
    </message>
    <message>
        <source>No item has labels of two people yet, so there is nothing to compare.</source>
        <translation>还没有条目有两个人的标签，因此无从比较。</translation>
    </message>
    <message>
        <source>Fleiss’ κ</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Share of the labels</source>
        <translation>占标签的比例</translation>
    </message>
    <message>
        <source>%1 % of the labels</source>
        <translation>占标签的 %1%</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Fleiss’ κ by %1: %2.</source>
        <translation>各%1的 Fleiss κ：%2。</translation>
    </message>
</context>
<context>
    <name>subtext::EntanglementMaps</name>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n 个情境</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>s = %1</source>
        <translation>s = %1</translation>
    </message>
    <message>
        <source>Fitted</source>
        <translation>拟合</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>出现</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>%1: gap</source>
        <translation>%1：差距</translation>
    </message>
    <message>
        <source>Largest gap of an emotion</source>
        <translation>单个情绪的最大差距</translation>
    </message>
    <message>
        <source>Largest gap of a pair</source>
        <translation>情绪对的最大差距</translation>
    </message>
    <message>
        <source>ln Z</source>
        <translation>ln Z</translation>
    </message>
    <message>
        <source>%1: θ = %2, felt in %3</source>
        <translation>%1：θ = %2，出现于 %3</translation>
    </message>
    <message>
        <source>θ</source>
        <translation>θ</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>情境</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>关系</translation>
    </message>
    <message>
        <source>Drawn together most: %1. Kept apart most: %2. Of eight dyads %3 are positive, of four opposites %4 are negative.</source>
        <translation>相互吸引最强：%1。相互排斥最强：%2。八个复合情绪中 %3 个为正，四个相对情绪中 %4 个为负。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1: felt in %2</source>
        <translation>%1：出现于 %2</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Most often together: %1.</source>
        <translation>最常同时出现：%1。</translation>
    </message>
    <message>
        <source>%1 where %2 is felt: undefined, since it never is</source>
        <translation>%2出现时的%1：无定义，因为前者从未出现</translation>
    </message>
    <message>
        <source>%1 where %2 is felt: %3, %4 of %5</source>
        <translation>%2出现时的%1：%3，%4/%5</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>P(felt | given)</source>
        <translation>P(出现 | 已知)</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>分母</translation>
    </message>
    <message>
        <source>How often one emotion is felt where another is; the table has all 56.</source>
        <translation>一种情绪出现时另一种情绪出现的频率；表格列出全部 56 个。</translation>
    </message>
    <message>
        <source>%1 with itself</source>
        <translation>%1与自身</translation>
    </message>
    <message>
        <source>%1: %2 nats, together in %3</source>
        <translation>%1：%2 nats，同时出现于 %3</translation>
    </message>
    <message>
        <source>Mutual information (nats)</source>
        <translation>互信息 (nats)</translation>
    </message>
    <message>
        <source>Most: %1.</source>
        <translation>最大：%1。</translation>
    </message>
    <message>
        <source>Share of scenarios</source>
        <translation>占情境的比例</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>差距 %1</translation>
    </message>
    <message>
        <source>%1: largest gap %2, of a pair %3</source>
        <translation>%1：最大差距 %2，情绪对为 %3</translation>
    </message>
    <message>
        <source>%1: undefined</source>
        <translation>%1：无定义</translation>
    </message>
</context>
<context>
    <name>subtext::EntanglementPage</name>
    <message>
        <source>Entanglement</source>
        <translation>情绪纠缠</translation>
    </message>
    <message>
        <source>Scenarios without gold: votes split on an emotion, or a rating missing.</source>
        <translation>没有金标签的情境：某种情绪上票数有分歧，或缺少标注。</translation>
    </message>
    <message>
        <source>From all</source>
        <translation>取自全部</translation>
    </message>
    <message>
        <source>From the train part</source>
        <translation>取自训练集</translation>
    </message>
    <message>
        <source>Scenarios that count</source>
        <translation>计入的情境</translation>
    </message>
    <message>
        <source>Use s = ½</source>
        <translation>取 s = ½</translation>
    </message>
    <message>
        <source>Without gold</source>
        <translation>无金标签</translation>
    </message>
    <message>
        <source>Scenarios with gold</source>
        <translation>有金标签的情境</translation>
    </message>
    <message>
        <source>Those of which every emotion is decided, by votes or by a person.</source>
        <translation>每种情绪都已由票数或由人判定的情境。</translation>
    </message>
    <message>
        <source>ln Z makes the probabilities of the 256 vectors sum to one. Below: the largest gaps between the prior’s own shares and the data’s, of an emotion and of a pair.</source>
        <translation>ln Z 使 256 个向量的概率之和为一。下方：先验自身的占比与数据占比之间的最大差距，分单个情绪和情绪对。</translation>
    </message>
    <message>
        <source>ln Z, published</source>
        <translation>ln Z，论文</translation>
    </message>
    <message>
        <source>ln Z, smoothed</source>
        <translation>ln Z，平滑</translation>
    </message>
    <message>
        <source>ln Z, fitted</source>
        <translation>ln Z，拟合</translation>
    </message>
    <message>
        <source>θ, published</source>
        <translation>θ，论文</translation>
    </message>
    <message>
        <source>θ, smoothed</source>
        <translation>θ，平滑</translation>
    </message>
    <message>
        <source>θ, fitted</source>
        <translation>θ，拟合</translation>
    </message>
    <message>
        <source>Felt together</source>
        <translation>同时出现</translation>
    </message>
    <message>
        <source>P(row | column)</source>
        <translation>P(行 | 列)</translation>
    </message>
    <message>
        <source>Mutual information</source>
        <translation>互信息</translation>
    </message>
    <message>
        <source>Marginals</source>
        <translation>边际分布</translation>
    </message>
    <message>
        <source>Close the items</source>
        <translation>关闭条目</translation>
    </message>
    <message>
        <source>To the choice of scenarios</source>
        <translation>转到情境选择</translation>
    </message>
    <message>
        <source>Scenarios behind a figure</source>
        <translation>数字背后的情境</translation>
    </message>
    <message>
        <source>The train part is named in the study’s files: it is all that a prior may see when a model is measured on the others.</source>
        <translation>训练集由研究的文件指定：用其余情境评测模型时，先验只能看到训练集。</translation>
    </message>
    <message>
        <source>The train part is 70 % of the scenarios, drawn with seed 42: it is all that a prior may see when a model is measured on the others.</source>
        <translation>训练集占情境的 70%，以种子 42 抽取：用其余情境评测模型时，先验只能看到训练集。</translation>
    </message>
    <message numerus="yes">
        <source>From all %n scenarios with gold</source>
        <translation>
            <numerusform>取自全部 %n 个有金标签的情境</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n scenarios with gold, of the train part</source>
        <translation>
            <numerusform>取自训练集中 %n 个有金标签的情境</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 without gold</source>
        <translation>%1 无金标签</translation>
    </message>
    <message>
        <source>gaps ≤ %1 and %2</source>
        <translation>差距 ≤ %1 和 %2</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>θ, published (s = 0)</source>
        <translation>θ，论文 (s = 0)</translation>
    </message>
    <message>
        <source>Logit of the share on the diagonal, logarithm of the lift elsewhere.</source>
        <translation>对角线上为占比的 logit，其余为提升度的对数。</translation>
    </message>
    <message>
        <source>θ, smoothed (s = %1)</source>
        <translation>θ，平滑 (s = %1)</translation>
    </message>
    <message>
        <source>The same with %1 added to the counts.</source>
        <translation>同上，各计数加 %1。</translation>
    </message>
    <message>
        <source>Maximum entropy: the weights that reproduce the shares of the data.</source>
        <translation>最大熵：能再现数据中各占比的权重。</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2。</translation>
    </message>
    <message>
        <source>%1 Framed: dyads, %2 of 8 positive; dashed: opposites, %3 of 4 negative. %4.</source>
        <translation>%1 实线框：复合情绪，8 个中 %2 个为正；虚线框：相对情绪，4 个中 %3 个为负。%4。</translation>
    </message>
    <message>
        <source>Framed: dyads; dashed: opposites. %1.</source>
        <translation>实线框：复合情绪；虚线框：相对情绪。%1。</translation>
    </message>
    <message>
        <source>Scenarios with both emotions; on the diagonal, with the one.</source>
        <translation>两种情绪都有的情境；对角线上为有该情绪的情境。</translation>
    </message>
    <message>
        <source>How often the emotion of the row is felt where that of the column is.</source>
        <translation>列的情绪出现时，行的情绪出现的频率。</translation>
    </message>
    <message>
        <source>What one emotion tells about the other, in nats.</source>
        <translation>一种情绪对另一种情绪提供的信息，以 nats 计。</translation>
    </message>
    <message>
        <source>How often each emotion is felt in the data, and would be under each prior. The table has the gaps, also of pairs. %1.</source>
        <translation>各情绪在数据中出现的频率，以及在各先验下应有的频率。表格列出差距，含情绪对。%1。</translation>
    </message>
    <message>
        <source>Nothing to show here either.</source>
        <translation>这里也没有可显示的内容。</translation>
    </message>
    <message>
        <source>With gold</source>
        <translation>有金标签</translation>
    </message>
    <message>
        <source>Which emotions are felt together and which rule each other out: how often each combination occurs in the gold labels, and the weights (θ) of a prior that gives every combination a probability.</source>
        <translation>哪些情绪会同时出现，哪些互相排斥：每种组合在金标签中出现的频率，以及为每种组合给出概率的先验的权重（θ）。</translation>
    </message>
    <message>
        <source>Enter on a row of a table; arrow keys and Enter in a heat map</source>
        <translation>在表格的行上按 Enter；热图中用方向键和 Enter</translation>
    </message>
    <message>
        <source>Without gold (%1)…</source>
        <translation>无金标签（%1）…</translation>
    </message>
</context>
<context>
    <name>subtext::EntanglementText</name>
    <message>
        <source>love</source>
        <translation>爱</translation>
    </message>
    <message>
        <source>submission</source>
        <translation>顺从</translation>
    </message>
    <message>
        <source>awe</source>
        <translation>敬畏</translation>
    </message>
    <message>
        <source>disapproval</source>
        <translation>不赞同</translation>
    </message>
    <message>
        <source>remorse</source>
        <translation>懊悔</translation>
    </message>
    <message>
        <source>contempt</source>
        <translation>鄙视</translation>
    </message>
    <message>
        <source>aggressiveness</source>
        <translation>好斗</translation>
    </message>
    <message>
        <source>optimism</source>
        <translation>乐观</translation>
    </message>
    <message>
        <source>opposites</source>
        <translation>相对情绪</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>No scenario here has gold for all eight emotions yet.</source>
        <translation>这里还没有八种情绪都有金标签的情境。</translation>
    </message>
    <message>
        <source>Undefined without smoothing (s = 0).</source>
        <translation>不平滑（s = 0）时无定义。</translation>
    </message>
    <message>
        <source>Never felt: %1.</source>
        <translation>从未出现：%1。</translation>
    </message>
    <message>
        <source>Felt in every scenario: %1.</source>
        <translation>每个情境都出现：%1。</translation>
    </message>
    <message>
        <source>Never felt together: %1.</source>
        <translation>从未同时出现：%1。</translation>
    </message>
    <message>
        <source>With s = ½ every term has a value.</source>
        <translation>取 s = ½ 时每一项都有值。</translation>
    </message>
    <message>
        <source>With every other protocol each term has a value.</source>
        <translation>其他各种方案下每一项都有值。</translation>
    </message>
</context>
<context>
    <name>subtext::ErrorTexts</name>
    <message>
        <source>the row has a different number of cells from the header (%1)</source>
        <translation>该行的单元格数与表头不同（%1）</translation>
    </message>
    <message>
        <source>the row names no scenario</source>
        <translation>该行没有指明情境</translation>
    </message>
    <message>
        <source>the row has no reason</source>
        <translation>该行没有写明原因</translation>
    </message>
    <message>
        <source>several scenarios have the id “%1”; name the group too</source>
        <translation>有多个情境的 id 为“%1”；请同时指明组</translation>
    </message>
    <message>
        <source>“%1” is left out already</source>
        <translation>“%1”已被排除</translation>
    </message>
    <message>
        <source>“%1” was there already</source>
        <translation>“%1”前面已经出现过</translation>
    </message>
    <message>
        <source>“%1” is not one of the eight emotions</source>
        <translation>“%1”不是八种情绪之一</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no</source>
        <translation>“%1”既非“是”也非“否”</translation>
    </message>
    <message>
        <source>the row has no label and does not say that the item is ambiguous</source>
        <translation>该行没有标签，也没有注明条目为多义</translation>
    </message>
    <message>
        <source>the votes do not give this label as “%1”</source>
        <translation>以“%1”为依据时，票数得不出这个标签</translation>
    </message>
    <message>
        <source>“%1” is not one of unanimous, majority, valence-polarity, misreading, vad-fit, override, unstated</source>
        <translation>“%1”不是 unanimous、majority、valence-polarity、misreading、vad-fit、override、unstated 之一</translation>
    </message>
    <message>
        <source>“%1” cannot be used (%2)</source>
        <translation>无法使用“%1”（%2）</translation>
    </message>
    <message>
        <source>explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>reason for the flag</source>
        <translation>标为有问题的原因</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>question</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>There is no note yet.</source>
        <translation>还没有备注。</translation>
    </message>
    <message>
        <source>Say what the scene teaches; whoever practises reads it.</source>
        <translation>请写明这个场景教什么；练习的人会看到。</translation>
    </message>
    <message>
        <source>“%1” is one of the practice scenes already.</source>
        <translation>“%1”已是练习场景之一。</translation>
    </message>
    <message>
        <source>What it teaches can be changed in Roster, Settings.</source>
        <translation>所教内容可在“名单”的“设置”中更改。</translation>
    </message>
    <message>
        <source>Another adjudicator decides as well, and you are not both through.</source>
        <translation>另有一位仲裁员也在裁定，你们尚未都完成。</translation>
    </message>
    <message>
        <source>Use items as practice once you are: a practice scene shows what was decided.</source>
        <translation>请在都完成之后再用作练习：练习场景会显示裁定结果。</translation>
    </message>
    <message>
        <source>“%1” does not have a final label on every question.</source>
        <translation>“%1”并非每道题都有最终标签。</translation>
    </message>
    <message>
        <source>Decide it first; a scene that is kept as ambiguous without a label teaches none.</source>
        <translation>请先裁定；保留为多义而没有标签的场景起不到教学作用。</translation>
    </message>
    <message>
        <source>Nobody rated “%1” on every scale, so it has no reference.</source>
        <translation>没有人对“%1”的每个量表都评过分，因此没有参考值。</translation>
    </message>
    <message>
        <source>Choose another item.</source>
        <translation>请选择其他条目。</translation>
    </message>
    <message>
        <source>Annotators who have yet to see “%1” again as a repeat: %2. Practice would show them its answer.</source>
        <translation>尚未作为重复条目再次看到“%1”的标注员：%2。练习会让他们看到答案。</translation>
    </message>
    <message>
        <source>Use it as practice once they have finished their repeats.</source>
        <translation>请等他们完成重复条目后再用作练习。</translation>
    </message>
    <message>
        <source>Annotators who have still to submit “%1”: %2. Practice would show them its answer.</source>
        <translation>尚未提交“%1”的标注员：%2。练习会让他们看到答案。</translation>
    </message>
    <message>
        <source>Use it as practice once everybody to whom it is assigned has submitted it.</source>
        <translation>请等所有分到它的人都提交后再用作练习。</translation>
    </message>
    <message>
        <source>This study takes no questions about items.</source>
        <translation>这项研究不接受关于条目的提问。</translation>
    </message>
    <message>
        <source>A coordinator can allow them in the settings of the study.</source>
        <translation>负责人可在研究设置中允许提问。</translation>
    </message>
    <message>
        <source>There is no question yet.</source>
        <translation>还没有写提问。</translation>
    </message>
    <message>
        <source>Write what you want to know.</source>
        <translation>写下你想知道的内容。</translation>
    </message>
    <message>
        <source>There is no reply yet.</source>
        <translation>还没有写回复。</translation>
    </message>
    <message>
        <source>Write what the annotator is to know.</source>
        <translation>写下要告诉标注员的内容。</translation>
    </message>
    <message>
        <source>There is no question “%1”.</source>
        <translation>没有提问“%1”。</translation>
    </message>
    <message>
        <source>“questions STUDY” lists them.</source>
        <translation>“questions STUDY”会列出全部提问。</translation>
    </message>
    <message>
        <source>The study has no topics yet.</source>
        <translation>这项研究还没有主题。</translation>
    </message>
    <message>
        <source>Find some and keep them first.</source>
        <translation>请先查找并保留一些主题。</translation>
    </message>
    <message>
        <source>The task lists its groups, so topics cannot become groups.</source>
        <translation>任务已列出各组，因此主题不能成为组。</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>未写入任何内容。</translation>
    </message>
    <message>
        <source>The task already has a part with the token “topic”.</source>
        <translation>任务中已有 token 为“topic”的部分。</translation>
    </message>
    <message>
        <source>Two scenarios would both be called “%1”.</source>
        <translation>会有两个情境都叫“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not to be labelled again.</source>
        <translation>“%1”没有要求重新标注。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有改动任何内容。</translation>
    </message>
    <message>
        <source>%1 has not labelled “%2”.</source>
        <translation>%1 还没有标注“%2”。</translation>
    </message>
    <message>
        <source>%1 does not have to label “%2” again.</source>
        <translation>%1 不需要重新标注“%2”。</translation>
    </message>
    <message>
        <source>The %1 is too long.</source>
        <translation>%1过长。</translation>
    </message>
    <message>
        <source>Shorten it; nothing of it was lost.</source>
        <translation>请缩短；内容没有丢失。</translation>
    </message>
    <message>
        <source>The study’s task is “%1”, which has no such figures.</source>
        <translation>研究的任务是“%1”，没有这类数字。</translation>
    </message>
    <message>
        <source>They exist for EmoScene only; figures of agreement exist for every task.</source>
        <translation>这类数字只有 EmoScene 才有；一致性数字则每种任务都有。</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a valid code.</source>
        <translation>第 %1 行：“%2”不是有效的代号。</translation>
    </message>
    <message>
        <source>“%1” is not a valid code.</source>
        <translation>“%1”不是有效的代号。</translation>
    </message>
    <message>
        <source>A code has no invisible characters, and letters of one script only.</source>
        <translation>代号不得含不可见字符，字母须属于同一种文字。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Correct it there and try again; nothing was imported from the file.</source>
        <translation>请在原处更正后重试；未从该文件导入任何内容。</translation>
    </message>
    <message>
        <source>The text would be empty.</source>
        <translation>文本会变为空。</translation>
    </message>
    <message>
        <source>Leave the item out instead.</source>
        <translation>请改为排除该条目。</translation>
    </message>
    <message>
        <source>Nothing of “%1” would change.</source>
        <translation>“%1”不会有任何变化。</translation>
    </message>
    <message>
        <source>The code “%1” gives the person’s name away.</source>
        <translation>代号“%1”会泄露此人的姓名。</translation>
    </message>
    <message>
        <source>Releases print codes: choose one that reveals nothing, or none for the next free one.</source>
        <translation>发布的内容会印出代号：请选一个不透露任何信息的代号；不填则用下一个空闲代号。</translation>
    </message>
    <message>
        <source>The votes do not give this label as “%1”.</source>
        <translation>以“%1”为依据时，票数得不出这个标签。</translation>
    </message>
    <message>
        <source>Choose another basis.</source>
        <translation>请选择其他依据。</translation>
    </message>
    <message>
        <source>The licence “%1” of the data is not known.</source>
        <translation>数据的许可协议“%1”未知。</translation>
    </message>
    <message>
        <source>Choose one in the place Release.</source>
        <translation>请在“发布”页选择一个。</translation>
    </message>
    <message>
        <source>No scene can be “%1”.</source>
        <translation>没有场景可以是“%1”。</translation>
    </message>
    <message>
        <source>Name the group or a field with a list of words, and what stands there: FIELD:VALUE.</source>
        <translation>请写出组，或一个带词表的字段，以及其中的值：FIELD:VALUE。</translation>
    </message>
    <message>
        <source>“%1” is not a number of scenes.</source>
        <translation>“%1”不是场景数量。</translation>
    </message>
    <message>
        <source>Give one from 1 to 1,000,000, or 0 for no target.</source>
        <translation>请填 1 到 1,000,000 之间的数；0 表示不设目标。</translation>
    </message>
    <message>
        <source>There is no reason yet.</source>
        <translation>还没有写原因。</translation>
    </message>
    <message>
        <source>State one; it is kept with the study.</source>
        <translation>请写明原因；它会随研究保存。</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be used (%3).</source>
        <translation>第 %1 行：无法使用“%2”（%3）。</translation>
    </message>
    <message>
        <source>“%1” cannot be used (%2).</source>
        <translation>无法使用“%1”（%2）。</translation>
    </message>
    <message>
        <source>Write one person a line: CODE, NAME, ROLE.</source>
        <translation>每人写一行：CODE, NAME, ROLE。</translation>
    </message>
    <message>
        <source>There is no field “%1”.</source>
        <translation>没有字段“%1”。</translation>
    </message>
    <message>
        <source>The fields are: %1.</source>
        <translation>字段有：%1。</translation>
    </message>
    <message>
        <source>%1 has no sheet “%2”.</source>
        <translation>%1 中没有工作表“%2”。</translation>
    </message>
    <message>
        <source>Its sheets are: %1.</source>
        <translation>其中的工作表有：%1。</translation>
    </message>
    <message>
        <source>%1 is not a mapping that can be used: “%2”.</source>
        <translation>%1 不是可用的映射：“%2”。</translation>
    </message>
    <message>
        <source>A mapping has the schema “subtext.mapping/1” and the keys columns, first_of, group, people, scales, skipped, unused and values.</source>
        <translation>映射的 schema 为“subtext.mapping/1”，键有 columns、first_of、group、people、scales、skipped、unused 和 values。</translation>
    </message>
    <message>
        <source>Hand-outs of the current assignment are out; returned work would no longer fit.</source>
        <translation>当前分配的分发文件已经发出；重新分配后，交回的成果会对不上。</translation>
    </message>
    <message>
        <source>Nothing was changed. To assign anew anyway, confirm it (--yes), and write the hand-outs again.</source>
        <translation>未作任何改动。若仍要重新分配，请确认 (--yes)，并重新生成分发文件。</translation>
    </message>
    <message>
        <source>The earlier hand-out of %1 (%2) has answers or other work that this study does not have yet.</source>
        <translation>%1 先前的分发文件（%2）中有这项研究尚未收到的答案或其他成果。</translation>
    </message>
    <message>
        <source>Merge that file first, or choose another folder; nothing was written.</source>
        <translation>请先合并该文件，或另选文件夹；未写入任何内容。</translation>
    </message>
    <message>
        <source>The earlier hand-out of %1 (%2) was worked in after it was handed in: this study lacks no answer of it, but times.</source>
        <translation>%1 先前的分发文件（%2）在上交之后又被使用过：答案一个不缺，但缺少用时记录。</translation>
    </message>
    <message>
        <source>Merge that file as well, or choose another folder; nothing was written.</source>
        <translation>请把该文件也合并进来，或另选文件夹；未写入任何内容。</translation>
    </message>
    <message>
        <source>The earlier hand-out of %1 (%2) has something that was begun and not submitted or sent, which a merge does not bring.</source>
        <translation>%1 先前的分发文件（%2）中有已开始但未提交或未发送的内容，合并不会带入这些内容。</translation>
    </message>
    <message>
        <source>Choose another folder; nothing was written.</source>
        <translation>请另选文件夹；未写入任何内容。</translation>
    </message>
    <message>
        <source>%1: somebody has labelled “%2” already, or begun to.</source>
        <translation>%1：已有人标注或开始标注“%2”。</translation>
    </message>
    <message>
        <source>Somebody has labelled “%1” already, or begun to.</source>
        <translation>已有人标注或开始标注“%1”。</translation>
    </message>
    <message>
        <source>Nothing was refused. Leave a labelled scene out instead.</source>
        <translation>没有弃用任何场景。已标注的场景请改为排除。</translation>
    </message>
    <message>
        <source>“%1” has items or decisions in the current role.</source>
        <translation>“%1”以当前角色已有条目或裁定。</translation>
    </message>
    <message>
        <source>Add the person again under another code.</source>
        <translation>请以另一个代号再次添加此人。</translation>
    </message>
    <message>
        <source>Labelling has begun, so the assignment can no longer be replaced.</source>
        <translation>标注已经开始，分配不能再替换。</translation>
    </message>
    <message>
        <source>Nothing was changed; start a new study to assign afresh.</source>
        <translation>未作任何改动；如要重新分配，请新建研究。</translation>
    </message>
    <message>
        <source>This item is not assigned to this person.</source>
        <translation>这个条目未分配给此人。</translation>
    </message>
    <message>
        <source>Assign it first, or choose another item.</source>
        <translation>请先分配，或选择其他条目。</translation>
    </message>
    <message>
        <source>There is no “%1” on the roster.</source>
        <translation>名单上没有“%1”。</translation>
    </message>
    <message>
        <source>Add the person to the roster first.</source>
        <translation>请先把此人加入名单。</translation>
    </message>
    <message>
        <source>The files of “%1” and “%2” would have the same name.</source>
        <translation>“%1”和“%2”的文件会重名。</translation>
    </message>
    <message>
        <source>Write the file of “%1” separately, under another name; nothing was written.</source>
        <translation>请把“%1”的文件另用名称单独生成；未写入任何内容。</translation>
    </message>
    <message>
        <source>The code “%1” is taken, or looks like one that is.</source>
        <translation>代号“%1”已被占用，或与已有代号过于相似。</translation>
    </message>
    <message>
        <source>Choose another code.</source>
        <translation>请选择其他代号。</translation>
    </message>
    <message>
        <source>In a study that is shared with a team only a coordinator locks and unlocks, in their own file: from this one nobody else would hear of it.</source>
        <translation>在团队共享的研究中，只有负责人能在自己的文件里锁定和解锁：在这份文件里操作，别人不会得知。</translation>
    </message>
    <message>
        <source>Ask a coordinator of the study.</source>
        <translation>请联系研究负责人。</translation>
    </message>
    <message>
        <source>“%1” has another role.</source>
        <translation>“%1”是另一种角色。</translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <translation>请另选一人。</translation>
    </message>
    <message>
        <source>Add an annotator first.</source>
        <translation>请先添加一位标注员。</translation>
    </message>
    <message>
        <source>Add annotators or ask for fewer per item.</source>
        <translation>请添加标注员，或减少每个条目的人数。</translation>
    </message>
    <message>
        <source>“%1” has no items.</source>
        <translation>“%1”没有条目。</translation>
    </message>
    <message>
        <source>Assign some first.</source>
        <translation>请先分配一些。</translation>
    </message>
    <message>
        <source>The study has no scenarios yet.</source>
        <translation>这项研究还没有情境。</translation>
    </message>
    <message>
        <source>Import some first.</source>
        <translation>请先导入一些。</translation>
    </message>
    <message>
        <source>The study is locked: labels and decisions can no longer change. The reason: “%1”</source>
        <translation>研究已锁定：标签和裁定不能再改。原因：“%1”</translation>
    </message>
    <message>
        <source>Unlock it first, with a reason; nothing was changed.</source>
        <translation>请先解锁并说明原因；未作任何改动。</translation>
    </message>
    <message>
        <source>The study is not locked: labels and decisions can still change, and nobody is told before that how others answered.</source>
        <translation>研究未锁定：标签和裁定仍可更改，锁定之前不会告诉任何人别人的答案。</translation>
    </message>
    <message>
        <source>Lock it first, in the place Adjudicate.</source>
        <translation>请先在“仲裁”页锁定。</translation>
    </message>
    <message>
        <source>The adjudicators do not differ on “%1”.</source>
        <translation>各仲裁员对“%1”没有分歧。</translation>
    </message>
    <message>
        <source>There is nothing to settle; decide the item anew to change it.</source>
        <translation>没有需要定夺的；如要更改，请对该条目重新裁定。</translation>
    </message>
    <message>
        <source>There is no decision to undo or redo.</source>
        <translation>没有可撤销或重做的裁定。</translation>
    </message>
    <message>
        <source>The decision on “%1” goes against the votes and has no note.</source>
        <translation>对“%1”的裁定与票数相反，却没有备注。</translation>
    </message>
    <message>
        <source>Explain why in the note.</source>
        <translation>请在备注中说明原因。</translation>
    </message>
    <message>
        <source>The label for “%1” has no basis.</source>
        <translation>“%1”的标签没有依据。</translation>
    </message>
    <message>
        <source>Choose what it rests on: the polarity of valence, a misreading, the fit of the ratings, or an override.</source>
        <translation>请选择其依据：效价极性、误读、评分契合或推翻。</translation>
    </message>
    <message>
        <source>The answer is not complete.</source>
        <translation>答案不完整。</translation>
    </message>
    <message>
        <source>Fill in what is missing.</source>
        <translation>请补全缺少的部分。</translation>
    </message>
    <message>
        <source>%1: there is no scenario “%2”.</source>
        <translation>%1：没有情境“%2”。</translation>
    </message>
    <message>
        <source>There is no scenario “%1”.</source>
        <translation>没有情境“%1”。</translation>
    </message>
    <message>
        <source>Check its name.</source>
        <translation>请检查名称。</translation>
    </message>
    <message>
        <source>This file is a hand-out: it holds the work of one person.</source>
        <translation>这是分发文件：其中只有一个人的成果。</translation>
    </message>
    <message>
        <source>Do that in the study that the hand-out was written from.</source>
        <translation>请在生成该分发文件的研究中进行此操作。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>An index of the study was damaged. It was rebuilt from the rows, which the audit chain shows to be unchanged: nothing is lost. Check the disk.</source>
        <translation>研究的一个索引曾损坏，现已根据各行重建；审计链表明各行未被改动：没有任何丢失。请检查磁盘。</translation>
    </message>
    <message>
        <source>The study does not ask annotators about “%1”.</source>
        <translation>本研究不向标注员询问“%1”。</translation>
    </message>
    <message>
        <source>Choose one of the questions of its form.</source>
        <translation>请选择其表单中的一个问题。</translation>
    </message>
    <message>
        <source>“%1” is no answer to this question.</source>
        <translation>“%1”不是此问题的答案。</translation>
    </message>
    <message>
        <source>Choose one of the answers that the form lists.</source>
        <translation>请选择表单列出的一个答案。</translation>
    </message>
    <message>
        <source>Annotators have answered questions about themselves already, so the form stays as it is.</source>
        <translation>已有标注员回答了关于本人的问题，因此表单保持不变。</translation>
    </message>
    <message>
        <source>In a study that is shared with a team only a coordinator corrects scenes and leaves items out, in their own file: from this one nobody else would hear of it.</source>
        <translation>在团队共享的研究中，只有负责人能在自己的文件里更正场景、排除条目：在这份文件里操作，别人不会得知。</translation>
    </message>
    <message>
        <source>Not all that came from the team is in the study yet.</source>
        <translation>来自团队的内容尚未全部写入本研究。</translation>
    </message>
    <message>
        <source>Nothing was changed or written; try again when the study has synced.</source>
        <translation>没有更改或写入任何内容；请在研究同步完成后重试。</translation>
    </message>
    <message>
        <source>Leave it to the adjudicators.</source>
        <translation>请交由仲裁员裁定。</translation>
    </message>
    <message>
        <source>%1 watches the desks, and no longer decides anything.</source>
        <translation>%1 正在旁观裁定，不再作任何裁定。</translation>
    </message>
</context>
<context>
    <name>subtext::EvaluationText</name>
    <message>
        <source>Correct it there; the table has the columns label and emotion.</source>
        <translation>请在原处更正；该表有 label 和 emotion 两列。</translation>
    </message>
    <message>
        <source>%1: “%2” is not one of the labels of the question.</source>
        <translation>%1：“%2”不是该题目的标签。</translation>
    </message>
    <message>
        <source>%1: “%2” was there already, with another emotion.</source>
        <translation>%1：“%2”已出现过，对应另一种情绪。</translation>
    </message>
    <message>
        <source>%1: “%2” cannot be translated: it is empty, or one of the labels itself.</source>
        <translation>%1：“%2”无法转换：它为空，或本身就是选项。</translation>
    </message>
    <message>
        <source>A model, a mode or a run has an empty name.</source>
        <translation>某个模型、模式或运行的名称为空。</translation>
    </message>
    <message>
        <source>“%1” is too long for the name of a model, a mode or a run: it has %2 characters.</source>
        <translation>“%1”作为模型、模式或运行的名称太长：共 %2 个字符。</translation>
    </message>
    <message>
        <source>A name has 1 to %1 characters.</source>
        <translation>名称长度为 1 至 %1 个字符。</translation>
    </message>
    <message>
        <source>%1 answers %2 differently from %3, for the same model, mode and run.</source>
        <translation>在同一模型、模式和运行下，%1 对 %2 的回答与 %3 不同。</translation>
    </message>
    <message>
        <source>Remove one of the two, or tell them apart in a column “run”.</source>
        <translation>请删除其中之一，或用“run”列加以区分。</translation>
    </message>
    <message>
        <source>%1 answers %2 differently from %3 in the study.</source>
        <translation>%1 对 %2 的回答与研究中的 %3 不同。</translation>
    </message>
    <message>
        <source>The study keeps what it has. Import the file as another run: --run 2.</source>
        <translation>研究保留已有内容。请将该文件作为另一次运行导入：--run 2。</translation>
    </message>
    <message>
        <source>The table cei-2026 is about CEI&apos;s eight emotions, but the question “%1” has other options.</source>
        <translation>cei-2026 对照表针对 CEI 的八种情绪，但题目“%1”的选项不同。</translation>
    </message>
    <message>
        <source>Use --harmonise none, or a table of your own.</source>
        <translation>请使用 --harmonise none，或自备的对照表。</translation>
    </message>
    <message>
        <source>%1 names its scenarios by the ids of an older release.</source>
        <translation>%1 用旧发布版的 id 指称情境。</translation>
    </message>
    <message>
        <source>Name the table of that release, which says what they stood for, with --ids.</source>
        <translation>请用 --ids 指定该发布版的表，其中说明各 id 代表哪个情境。</translation>
    </message>
    <message>
        <source>No row of %1 is about an item of this study.</source>
        <translation>%1 中没有任何一行属于本研究的条目。</translation>
    </message>
    <message>
        <source>Items are named subtype/id, subtype_id or by their id. Check that file and study belong together.</source>
        <translation>条目以 subtype/id、subtype_id 或 id 指称。请检查文件与研究是否对应。</translation>
    </message>
    <message>
        <source>%1 has no column “%2”.</source>
        <translation>%1 中没有列“%2”。</translation>
    </message>
    <message>
        <source>A table of labels has the columns label and emotion.</source>
        <translation>标签对照表有 label 和 emotion 两列。</translation>
    </message>
    <message>
        <source>The table of an older release has the columns scenario_id, context and utterance.</source>
        <translation>旧发布版的表有 scenario_id、context 和 utterance 三列。</translation>
    </message>
    <message>
        <source>%1 has no “%2”.</source>
        <translation>%1 没有“%2”。</translation>
    </message>
    <message>
        <source>It needs the scenario (or subtype and id) and an answer: emotion, raw_response, probabilities or scales. Name a column that is called something else with --map FIELD=NAME.</source>
        <translation>需要情境（或 subtype 和 id）以及一个回答：emotion、raw_response、probabilities 或 scales。名称不同的列请用 --map FIELD=NAME 指定。</translation>
    </message>
    <message>
        <source>The folder %1 holds no file that ends in .json.</source>
        <translation>文件夹 %1 中没有以 .json 结尾的文件。</translation>
    </message>
    <message>
        <source>Name the folder that holds the records, or a file.</source>
        <translation>请指定包含记录的文件夹，或一个文件。</translation>
    </message>
    <message>
        <source>%1 is not in a format for predictions.</source>
        <translation>%1 不是预测文件的格式。</translation>
    </message>
    <message>
        <source>Use CSV with a header, JSON or JSON Lines.</source>
        <translation>请使用带表头的 CSV、JSON 或 JSON Lines。</translation>
    </message>
    <message>
        <source>At %1 an answer was expected, a JSON object, but a value of type %2 was found.</source>
        <translation>%1 处应为一个回答（JSON 对象），实际却是类型为 %2 的值。</translation>
    </message>
    <message>
        <source>Correct it there and try again.</source>
        <translation>请在原处更正后重试。</translation>
    </message>
    <message>
        <source>the row has a different number of cells from the header</source>
        <translation>该行的单元格数与表头不同</translation>
    </message>
    <message>
        <source>the row does not say which scenario it is about</source>
        <translation>该行没有说明针对哪个情境</translation>
    </message>
    <message>
        <source>the study has no such scenario</source>
        <translation>研究中没有这个情境</translation>
    </message>
    <message>
        <source>several scenarios have this id: name it with its subtype</source>
        <translation>有多个情境使用此 id：请同时写明子类型</translation>
    </message>
    <message>
        <source>an id of an older release, and no table of it says which scenario it was</source>
        <translation>旧发布版的 id，且没有表说明它代表哪个情境</translation>
    </message>
    <message>
        <source>neither a number from -1 to 1 nor a word of the scale; only this value was left out</source>
        <translation>既不是 -1 到 1 的数，也不是量表中的词；只有此值未采用</translation>
    </message>
    <message>
        <source>no distribution over the labels (a negative share, another label, or a sum other than 1); only the distribution was left out</source>
        <translation>不是标签的分布（占比为负、含其他标签，或总和不为 1）；只有该分布未采用</translation>
    </message>
    <message>
        <source>the study does not ask for that emotion</source>
        <translation>研究没有问到这种情绪</translation>
    </message>
    <message>
        <source>neither a probability from 0 to 1 nor a finite logit; only this value was left out</source>
        <translation>既不是 0 到 1 的概率，也不是有限的 logit；只有此值未采用</translation>
    </message>
    <message>
        <source>neither yes nor no; only this value was left out</source>
        <translation>既非“是”也非“否”；只有此值未采用</translation>
    </message>
    <message>
        <source>no whole number from 1 to 5, and no share of a label; only this value was left out</source>
        <translation>不是 1 到 5 的整数，也不是标签的占比；只有此值未采用</translation>
    </message>
    <message>
        <source>%1 more: %2</source>
        <translation>另有 %1 个：%2</translation>
    </message>
    <message>
        <source>%1:%2 repeats %3:%4 (%5) and was dropped</source>
        <translation>%1:%2 与 %3:%4 重复（%5），已丢弃</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>回答：%1</translation>
    </message>
    <message>
        <source>Template with SHA-256 %1</source>
        <translation>模板 SHA-256：%1</translation>
    </message>
    <message>
        <source>Asked about: %1; where people were asked about somebody else, the scores are agreement with the answers to another question</source>
        <translation>问的是：%1；若当时问人的是另一人物，则得分表示与另一道题的答案的一致程度</translation>
    </message>
    <message>
        <source>Temperature: %1</source>
        <translation>Temperature：%1</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>translated by the table</source>
        <translation>经对照表转换</translation>
    </message>
    <message>
        <source>outside the labels</source>
        <translation>不在选项之列</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>被截断</translation>
    </message>
    <message>
        <source>no single label</source>
        <translation>没有单一标签</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>Of a model that would not answer</comment>
        <translation>拒绝回答</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>Of a request to a model</comment>
        <translation>失败</translation>
    </message>
    <message numerus="yes">
        <source>%n more rows repeat others and were dropped</source>
        <translation>
            <numerusform>另有 %n 行与其他行重复，已丢弃</numerusform>
        </translation>
    </message>
    <message>
        <source>A file needs the scenario (or subtype and id) and an answer: emotion, raw_response, probabilities or scales. If a column has another name, give it under “%1”.</source>
        <translation>文件需要情境（或 subtype 和 id）以及一个回答：emotion、raw_response、probabilities 或 scales。名称不同的列请在“%1”下指定。</translation>
    </message>
    <message>
        <source>Under “%1” choose the table of that release, which says what they stood for.</source>
        <translation>请在“%1”下选择该发布版的表，其中说明各 id 代表哪个情境。</translation>
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
        <translation>她的邻居</translation>
    </message>
    <message>
        <source>“You have thought of everything. Even of the umbrella.”</source>
        <translation>“你什么都想到了。连雨伞都想到了。”</translation>
    </message>
    <message>
        <source>It has rained since the morning. Mara comes home late, and the parcel that she waited for stands dry behind the door.</source>
        <translation>从早上起就一直下雨。Mara 很晚才到家，她等的包裹干干爽爽地放在门后。</translation>
    </message>
</context>
<context>
    <name>subtext::ExplanationBox</name>
    <message>
        <source>Would this help someone choose between readings?</source>
        <translation>这能帮助别人在几种解读之间做出选择吗？</translation>
    </message>
    <message numerus="yes">
        <source>%n sentences</source>
        <translation>
            <numerusform>%n 句</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>选填</translation>
    </message>
    <message>
        <source>very short, is it enough?</source>
        <translation>很短，够了吗？</translation>
    </message>
    <message>
        <source>%1, %2 expected</source>
        <translation>%1，应为 %2</translation>
    </message>
    <message>
        <source>%1:
please answer</source>
        <translation>%1：
请作答</translation>
    </message>
    <message>
        <source>%1 — please answer</source>
        <translation>%1——请作答</translation>
    </message>
</context>
<context>
    <name>subtext::ExportDialog</name>
    <message>
        <source>&amp;Tidy CSV</source>
        <translation>整洁 CSV(&amp;T)</translation>
    </message>
    <message>
        <source>One row per annotation, in one file.</source>
        <translation>每条标注一行，一个文件。</translation>
    </message>
    <message>
        <source>CSV in &amp;CEI’s layout</source>
        <translation>CEI 格式的 CSV(&amp;C)</translation>
    </message>
    <message>
        <source>One file per subtype, in a folder; without explanations.</source>
        <translation>每个子类型一个文件，放在一个文件夹中；不含解释。</translation>
    </message>
    <message>
        <source>&amp;JSON Lines</source>
        <translation>JSON Lines(&amp;J)</translation>
    </message>
    <message>
        <source>One scenario per line, with its annotations and decision.</source>
        <translation>每行一个情境，含其标注和裁定。</translation>
    </message>
    <message>
        <source>&amp;Decisions as CSV</source>
        <translation>CSV 格式的裁定(&amp;D)</translation>
    </message>
    <message>
        <source>One row per revision of a decision: everything that was decided.</source>
        <translation>每次裁定修订一行：含全部裁定记录。</translation>
    </message>
    <message>
        <source>&amp;Label Studio, tasks</source>
        <translation>Label Studio 任务(&amp;L)</translation>
    </message>
    <message>
        <source>Scenarios and annotations, for an import there.</source>
        <translation>情境和标注，供导入 Label Studio。</translation>
    </message>
    <message>
        <source>Label Studio, &amp;interface</source>
        <translation>Label Studio 界面(&amp;I)</translation>
    </message>
    <message>
        <source>The labelling interface that those tasks need.</source>
        <translation>上述任务所需的标注界面。</translation>
    </message>
    <message>
        <source>&amp;CSV, two files</source>
        <translation>CSV，两个文件(&amp;C)</translation>
    </message>
    <message>
        <source>Scenarios and annotations, each in a file, in a folder.</source>
        <translation>情境和标注各一个文件，放在一个文件夹中。</translation>
    </message>
    <message>
        <source>One scenario per line, with its annotations.</source>
        <translation>每行一个情境，含其标注。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells start like formulas, and a spreadsheet would compute them. “Formulas as text” keeps it from that.</source>
        <translation>
            <numerusform>有 %n 个单元格以公式形式开头，电子表格会对其求值。勾选“公式作为文本”可避免。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Formulas as text</source>
        <translation>公式作为文本(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>For work outside Subtext. It holds names and explanations.</source>
        <translation>供在 Subtext 之外使用。含有姓名和解释。</translation>
    </message>
    <message>
        <source>It is not a release: for others, write a release.</source>
        <translation>这不是发布版：若要提供给他人，请生成发布版。</translation>
    </message>
    <message>
        <source>An apostrophe stands before every cell that a spreadsheet would compute: a copy for reading, not for an import.</source>
        <translation>电子表格会求值的单元格前都加上撇号：这是供阅读的副本，不供导入。</translation>
    </message>
    <message>
        <source>Export into a folder</source>
        <translation>导出到文件夹</translation>
    </message>
    <message>
        <source>Replace files of the folder?</source>
        <translation>替换文件夹中的文件吗？</translation>
    </message>
    <message>
        <source>These are there already, and may be what the study was made from: %1.</source>
        <translation>这些文件已存在，可能正是创建研究时所用的：%1。</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>subtext::ExportMeanings</name>
    <message>
        <source>Marked as ground truth: left out</source>
        <translation>标为 ground truth 的标注：不导入</translation>
    </message>
    <message>
        <source>Marked as ground truth: gold labels</source>
        <translation>标为 ground truth 的标注：作为金标签</translation>
    </message>
    <message>
        <source>Marked as ground truth: answers</source>
        <translation>标为 ground truth 的标注：作为答案</translation>
    </message>
    <message>
        <source>Ground truth</source>
        <translation>Ground truth</translation>
    </message>
    <message>
        <source>How annotations that Label Studio calls ground truth are imported.</source>
        <translation>Label Studio 中称为 ground truth 的标注如何导入。</translation>
    </message>
    <message>
        <source>Skipped tasks: not imported</source>
        <translation>跳过的任务：不导入</translation>
    </message>
    <message>
        <source>Skipped tasks: flagged drafts</source>
        <translation>跳过的任务：作为标为有问题的草稿</translation>
    </message>
    <message>
        <source>Skipped tasks</source>
        <translation>跳过的任务</translation>
    </message>
    <message>
        <source>Whether tasks that somebody skipped in Label Studio are counted and no more, or become drafts of that person with a flag.</source>
        <translation>在 Label Studio 中被人跳过的任务，是只计数，还是成为该人标为有问题的草稿。</translation>
    </message>
</context>
<context>
    <name>subtext::FaultPanel</name>
    <message>
        <source>the fields of this scene</source>
        <translation>此场景的字段</translation>
    </message>
    <message>
        <source>these groups</source>
        <translation>这些组</translation>
    </message>
    <message>
        <source>these questions</source>
        <translation>这些题目</translation>
    </message>
    <message>
        <source>these scales</source>
        <translation>这些量表</translation>
    </message>
    <message>
        <source>a task without an explanation</source>
        <translation>没有解释的任务</translation>
    </message>
    <message>
        <source>“%1” does not fit %2</source>
        <translation>“%1”与%2不相符</translation>
    </message>
    <message>
        <source>Choose “%1” under “%2”, or keep the tokens that it needs.</source>
        <translation>请在“%2”下选择“%1”，或沿用它所需的 token。</translation>
    </message>
    <message>
        <source>What needs correcting</source>
        <translation>需要更正之处</translation>
    </message>
    <message numerus="yes">
        <source>%n things to correct</source>
        <translation>
            <numerusform>有 %n 处需要更正</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
</context>
<context>
    <name>subtext::FeedbackCard</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1 of your %2 answers match the reference.</source>
        <translation>你的 %2 个答案中有 %1 个与参考答案一致。</translation>
    </message>
    <message>
        <source>Careful readers differ here; yours is one of the answers that fit.</source>
        <translation>对此，细心的读者看法不一；你的答案是合理答案之一。</translation>
    </message>
    <message>
        <source>Careful readers differ here, but yours is not one of the answers that fit.</source>
        <translation>对此，细心的读者看法不一，但你的答案不在合理答案之列。</translation>
    </message>
    <message>
        <source>You read this as the reference does.</source>
        <translation>你的理解与参考答案一致。</translation>
    </message>
    <message>
        <source>You read this differently from the reference.</source>
        <translation>你的理解与参考答案不同。</translation>
    </message>
    <message>
        <source>Yours: %1. Accepted: %2.</source>
        <translation>你的答案：%1。可接受：%2。</translation>
    </message>
    <message>
        <source>You chose %1; the reference is %2.</source>
        <translation>你选了%1，参考答案是%2。</translation>
    </message>
    <message>
        <source>Yours: %1.</source>
        <translation>你的答案：%1。</translation>
    </message>
    <message>
        <source>Reference: %1.</source>
        <translation>参考答案：%1。</translation>
    </message>
    <message>
        <source>Careful readers differ on: %1.</source>
        <translation>细心的读者看法不一的有：%1。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Your scales: the dot is yours, the ring is the reference</source>
        <translation>你的量表评分：圆点是你的，圆环是参考</translation>
    </message>
</context>
<context>
    <name>subtext::FileErrorText</name>
    <message>
        <source>Nothing more is saved there. Save a copy of your own, or put the file back.</source>
        <translation>之后的内容不会再存入其中。请保存一份自己的副本，或把文件放回原处。</translation>
    </message>
    <message>
        <source>%1 was replaced by another file.</source>
        <translation>%1 被另一个文件替换了。</translation>
    </message>
    <message>
        <source>Another program has overwritten %1.</source>
        <translation>另一个程序覆盖了 %1。</translation>
    </message>
    <message>
        <source>Another program has removed the log of %1, which belongs beside it.</source>
        <translation>另一个程序移除了 %1 的日志，而日志应在该文件旁边。</translation>
    </message>
    <message>
        <source>Everything that was saved is in the file. Close the study and open it again.</source>
        <translation>保存过的一切都在文件中。请关闭研究后重新打开。</translation>
    </message>
    <message>
        <source>%1 is no longer there: it was moved, renamed or deleted.</source>
        <translation>%1 已不在原处：可能被移动、改名或删除。</translation>
    </message>
    <message>
        <source>%1 has no answers to “%2”.</source>
        <translation>%1 中没有“%2”的答案。</translation>
    </message>
    <message>
        <source>It has: %1.</source>
        <translation>其中有：%1。</translation>
    </message>
    <message>
        <source>Say which of them it is with --column FIELD=NAME. If the project asked something other than this study, make a task from its labelling interface (subtext-cli task from-label-studio CONFIG.xml --out TASK.json) and a study that asks the same.</source>
        <translation>请用 --column FIELD=NAME 指明是哪一项。如果该项目所问的与这项研究不同，请用其标注界面创建任务 (subtext-cli task from-label-studio CONFIG.xml --out TASK.json)，再建一项提问相同的研究。</translation>
    </message>
    <message>
        <source>%1 holds a formula without its result, at %2.</source>
        <translation>%1 在 %2 处有一个没有结果的公式。</translation>
    </message>
    <message>
        <source>Open the workbook in Excel or LibreOffice, save it, and add it again.</source>
        <translation>请在 Excel 或 LibreOffice 中打开该工作簿并保存，再重新添加。</translation>
    </message>
    <message>
        <source>%1 unpacks to more than can be read (%2).</source>
        <translation>%1 解压后超出可读取的大小（%2）。</translation>
    </message>
    <message>
        <source>Save the sheet that you need as CSV UTF-8, and add that file.</source>
        <translation>请把需要的工作表存为 CSV UTF-8，再添加该文件。</translation>
    </message>
    <message>
        <source>%1 is a damaged Excel workbook (%2 cannot be read).</source>
        <translation>%1 是损坏的 Excel 工作簿（无法读取 %2）。</translation>
    </message>
    <message>
        <source>Get the file again, or open it in Excel and save it under another name.</source>
        <translation>请重新获取该文件，或在 Excel 中打开后另存为其他名称。</translation>
    </message>
    <message>
        <source>Save it as CSV.</source>
        <translation>请存为 CSV。</translation>
    </message>
    <message>
        <source>An Excel workbook has room for 1,048,576 rows, and the table has %1.</source>
        <translation>Excel 工作簿最多容纳 1,048,576 行，而该表有 %1 行。</translation>
    </message>
    <message>
        <source>An Excel workbook has room for 16,384 columns, and the table has %1.</source>
        <translation>Excel 工作簿最多容纳 16,384 列，而该表有 %1 列。</translation>
    </message>
    <message>
        <source>A cell of an Excel workbook has room for 32,767 characters, and that in row %1, column %2 has %3.</source>
        <translation>Excel 工作簿的单元格最多容纳 32,767 个字符，而第 %1 行第 %2 列有 %3 个。</translation>
    </message>
    <message>
        <source>%1 holds no file that ends in .subtext.</source>
        <translation>%1 中没有以 .subtext 结尾的文件。</translation>
    </message>
    <message>
        <source>Download what was handed in for the assignment with the hand-outs.</source>
        <translation>请在发放这些分发文件的那次作业中，下载学生提交的内容。</translation>
    </message>
    <message>
        <source>%1 holds %2 files, more than a learning platform packs.</source>
        <translation>%1 中有 %2 个文件，多于教学平台一次打包的数量。</translation>
    </message>
    <message>
        <source>Unpack it, and merge the files that end in .subtext.</source>
        <translation>请先解压，再合并以 .subtext 结尾的文件。</translation>
    </message>
    <message>
        <source>The studies in %1 are more than can be unpacked at once.</source>
        <translation>%1 中的研究太多，无法一次解压。</translation>
    </message>
    <message>
        <source>Merge this archive by itself, or unpack it and merge the files.</source>
        <translation>请单独合并这个压缩包，或先解压再合并其中的文件。</translation>
    </message>
    <message>
        <source>%1 is protected by a password.</source>
        <translation>%1 有密码保护。</translation>
    </message>
    <message>
        <source>Unpack the archive, and merge the file from there.</source>
        <translation>请解压该压缩包，再合并其中的文件。</translation>
    </message>
    <message>
        <source>%1 is damaged in its archive and cannot be unpacked.</source>
        <translation>%1 在压缩包中已损坏，无法解压。</translation>
    </message>
    <message>
        <source>Download the archive again.</source>
        <translation>请重新下载该压缩包。</translation>
    </message>
    <message>
        <source>%1 is not a ZIP archive, or a damaged one.</source>
        <translation>%1 不是 ZIP 压缩包，或已损坏。</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>请重新下载。</translation>
    </message>
    <message>
        <source>At %1 there is no checksum of a file in this folder.</source>
        <translation>%1 处不是本文件夹中某个文件的校验和。</translation>
    </message>
    <message>
        <source>The row that begins at %1 has a quotation mark in a place where CSV allows none, or one that is never closed.</source>
        <translation>从 %1 开始的那一行有引号出现在 CSV 不允许的位置，或引号没有闭合。</translation>
    </message>
    <message>
        <source>This is not valid JSON at %1.</source>
        <translation>%1 处不是有效的 JSON。</translation>
    </message>
    <message>
        <source>This is not valid XML at %1, or more than a labelling interface needs.</source>
        <translation>%1 处不是有效的 XML，或超出了标注界面所需。</translation>
    </message>
    <message>
        <source>Before %1 two choices are both exported as “%2”: their answers could not be told apart.</source>
        <translation>在 %1 之前，有两个选项都导出为“%2”：其答案将无法区分。</translation>
    </message>
    <message>
        <source>At %1 lists or objects are nested more than 100 deep.</source>
        <translation>%1 处的列表或对象嵌套超过 100 层。</translation>
    </message>
    <message>
        <source>At %1 an object has more than %2 keys.</source>
        <translation>%1 处的对象有超过 %2 个键。</translation>
    </message>
    <message>
        <source>At %1 there are more than %2 columns.</source>
        <translation>%1 处有超过 %2 列。</translation>
    </message>
    <message>
        <source>At %1 a number has more than 4,096 characters.</source>
        <translation>%1 处的一个数字超过 4,096 个字符。</translation>
    </message>
    <message>
        <source>%1 was changed while it was being read.</source>
        <translation>读取过程中 %1 被改动了。</translation>
    </message>
    <message>
        <source>At %1 a scenario was expected, a JSON object, but a value of type %2 was found.</source>
        <translation>%1 处应为一个情境（JSON 对象），实际却是类型为 %2 的值。</translation>
    </message>
    <message>
        <source>%1 holds no list of scenarios.</source>
        <translation>%1 中没有情境列表。</translation>
    </message>
    <message>
        <source>At %1 the value of “%2” is of type %3; only text and numbers can be used.</source>
        <translation>%1 处“%2”的值类型为 %3；只能使用文本和数字。</translation>
    </message>
    <message>
        <source>The study %1 is damaged: in the table “%2” the row %3 has a value in “%4” that no version of Subtext writes (“%5”).</source>
        <translation>研究 %1 已损坏：表“%2”第 %3 行的“%4”中有一个任何版本的 Subtext 都不会写入的值（“%5”）。</translation>
    </message>
    <message>
        <source>The study %1 is damaged: its tables are not those of Subtext. It was left untouched.</source>
        <translation>研究 %1 已损坏：其中的表不是 Subtext 的表。文件保持原样。</translation>
    </message>
    <message>
        <source>The study %1 is damaged: an index does not fit its table, so that answers could be missed. It was left untouched.</source>
        <translation>研究 %1 已损坏：有一个索引与表不符，可能漏掉答案。文件保持原样。</translation>
    </message>
    <message>
        <source>The study %1 is damaged and was left untouched.</source>
        <translation>研究 %1 已损坏，文件保持原样。</translation>
    </message>
    <message>
        <source>Nothing was written. Open a backup of it, or ask for a copy.</source>
        <translation>未写入任何内容。请打开它的备份，或向他人索取副本。</translation>
    </message>
    <message>
        <source>Open it once for work: if no row is damaged, that repairs it.</source>
        <translation>请以可写方式打开一次：如果没有行损坏，这样就能修复。</translation>
    </message>
    <message>
        <source>Open it in the window of Subtext on the machine where it was worked on: its sound backups are offered there. Without any, ask for a copy.</source>
        <translation>请在工作过的那台机器上，用 Subtext 窗口打开：会列出其完好的备份。如果没有备份，请向他人索取副本。</translation>
    </message>
    <message>
        <source>The audit chain of %1 does not hold (%2, entry %3).</source>
        <translation>%1 的审计链校验未通过（%2，记录 %3）。</translation>
    </message>
    <message>
        <source>The audit chain of %1 does not hold: the file has something that no entry records (%2).</source>
        <translation>%1 的审计链校验未通过：文件中有未被任何记录记载的内容（%2）。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>请检查名称和文件夹。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>Check that it is a file and that you may read it.</source>
        <translation>请确认它是文件，并且你有读取权限。</translation>
    </message>
    <message>
        <source>%1 is in the place of the hand-out of %2, and is none that this study wrote for them.</source>
        <translation>%1 占了 %2 的分发文件的位置，却不是这项研究为其生成的。</translation>
    </message>
    <message>
        <source>Move that file away, or choose another folder; nothing was written.</source>
        <translation>请移走该文件，或另选文件夹；未写入任何内容。</translation>
    </message>
    <message>
        <source>%1 is a file in the place of the folder for %2.</source>
        <translation>%1 是文件，占了 %2 的文件夹的位置。</translation>
    </message>
    <message>
        <source>%1 holds more than a release (%2).</source>
        <translation>%1 中除发布版外还有别的（%2）。</translation>
    </message>
    <message>
        <source>Choose another folder, or an empty one; nothing was changed.</source>
        <translation>请另选文件夹，或选一个空文件夹；未作任何改动。</translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation>%1 已存在。</translation>
    </message>
    <message>
        <source>Choose another name; nothing is ever overwritten.</source>
        <translation>请另选名称；绝不覆盖任何文件。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>Make it first or choose another.</source>
        <translation>请先创建，或另选一个。</translation>
    </message>
    <message>
        <source>%1 is not a Subtext study.</source>
        <translation>%1 不是 Subtext 研究。</translation>
    </message>
    <message>
        <source>Only its extension is that of a study. Ask for the file again.</source>
        <translation>只有扩展名像研究。请重新索取该文件。</translation>
    </message>
    <message>
        <source>Choose a file that ends in .subtext, or import data files into a study.</source>
        <translation>请选择以 .subtext 结尾的文件，或把数据文件导入研究。</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Subtext (schema %2).</source>
        <translation>%1 由更新版本的 Subtext 创建（schema %2）。</translation>
    </message>
    <message>
        <source>Install the newer version; the file was left untouched.</source>
        <translation>请安装新版本；文件保持原样。</translation>
    </message>
    <message>
        <source>%1 was made by an older version of Subtext.</source>
        <translation>%1 由旧版本的 Subtext 创建。</translation>
    </message>
    <message>
        <source>Open it once for writing, so that it is brought up to date (a copy is kept).</source>
        <translation>请以可写方式打开一次，以便升级（会保留一份副本）。</translation>
    </message>
    <message>
        <source>%1 was made by an unreleased build of Subtext and cannot be opened.</source>
        <translation>%1 由未发布的 Subtext 构建版本创建，无法打开。</translation>
    </message>
    <message>
        <source>Export its data with that build and import them into a new study; the file was left untouched.</source>
        <translation>请用该构建版本导出数据，再导入新的研究；文件保持原样。</translation>
    </message>
    <message>
        <source>The file was changed by another program; compare it with a backup.</source>
        <translation>文件被另一个程序改动过；请与备份比对。</translation>
    </message>
    <message>
        <source>%1 is too large to be read (%2 bytes).</source>
        <translation>%1 太大，无法读取（%2 字节）。</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>请确认是否选对了文件。</translation>
    </message>
    <message>
        <source>%1 is a labelling interface, not data.</source>
        <translation>%1 是标注界面，不是数据。</translation>
    </message>
    <message>
        <source>It says what the answers of an export mean: in the window, add the project&apos;s export (JSON) to the files beside it (on the command line: subtext-cli import STUDY EXPORT --interface FILE).</source>
        <translation>它说明导出文件中各答案的含义：在窗口中，请把该项目的导出文件 (JSON) 与它一并加入（命令行：subtext-cli import STUDY EXPORT --interface FILE）。</translation>
    </message>
    <message>
        <source>%1 is a table of a release that holds no answers: gold and shares follow from the answers and the decisions.</source>
        <translation>%1 是发布版中不含答案的表：金标签和占比由答案和裁定得出。</translation>
    </message>
    <message>
        <source>Leave it out: scenarios.csv and annotations.csv are enough. Decisions are imported separately: subtext-cli adjudicate STUDY decisions.csv.</source>
        <translation>请不要加入它：scenarios.csv 和 annotations.csv 已足够。裁定另行导入：subtext-cli adjudicate STUDY decisions.csv。</translation>
    </message>
    <message>
        <source>%1 is not in a format that can be imported.</source>
        <translation>%1 的格式无法导入。</translation>
    </message>
    <message>
        <source>Use CEI CSV, scenarios as CSV, JSON or JSON Lines, or an export of Label Studio.</source>
        <translation>请使用 CEI CSV，CSV、JSON 或 JSON Lines 格式的情境，或 Label Studio 的导出文件。</translation>
    </message>
    <message>
        <source>%1 is an Excel workbook that cannot be read.</source>
        <translation>%1 是无法读取的 Excel 工作簿。</translation>
    </message>
    <message>
        <source>It is damaged, protected by a password, or of another kind than .xlsx. In Excel: Save as, Excel Workbook (.xlsx) or CSV UTF-8. Then add that file.</source>
        <translation>文件已损坏、有密码保护，或不是 .xlsx 格式。在 Excel 中：另存为 → Excel 工作簿 (.xlsx) 或 CSV UTF-8，再添加该文件。</translation>
    </message>
    <message>
        <source>%1 holds no text (it begins with %2).</source>
        <translation>%1 中没有文本（以 %2 开头）。</translation>
    </message>
    <message>
        <source>Save it as UTF-8 text and try again.</source>
        <translation>请存为 UTF-8 文本后重试。</translation>
    </message>
    <message>
        <source>Get SHA256SUMS again from where the release is.</source>
        <translation>请从发布版所在处重新获取 SHA256SUMS。</translation>
    </message>
    <message>
        <source>Correct it there and import the file again.</source>
        <translation>请在原处更正后重新导入该文件。</translation>
    </message>
    <message>
        <source>%1 has no columns for %2.</source>
        <translation>%1 中没有对应 %2 的列。</translation>
    </message>
    <message>
        <source>%1 has no column “%2”.</source>
        <translation>%1 中没有列“%2”。</translation>
    </message>
    <message>
        <source>It needs id and reason; the group is needed where several scenarios have the same id.</source>
        <translation>需要 id 和 reason；若多个情境 id 相同，还需要组。</translation>
    </message>
    <message>
        <source>It needs scenario (or subtype and id) and gold or ambiguous; basis and note are optional.</source>
        <translation>需要 scenario（或 subtype 和 id）以及 gold 或 ambiguous；basis 和 note 可选。</translation>
    </message>
    <message>
        <source>Say in the window which column holds it, or rename one (on the command line: --column FIELD=NAME).</source>
        <translation>请在窗口中指明哪一列是它，或给某列改名（命令行：--column FIELD=NAME）。</translation>
    </message>
    <message>
        <source>%1 seems to belong to another task: it has the columns %2.</source>
        <translation>%1 似乎属于另一项任务：其中有列 %2。</translation>
    </message>
    <message>
        <source>This study reads %1. Say in the window which column holds what (on the command line: --column FIELD=NAME).</source>
        <translation>这项研究读取 %1。请在窗口中指明各列的含义（命令行：--column FIELD=NAME）。</translation>
    </message>
    <message>
        <source>At %1 an object has the key “%2” twice.</source>
        <translation>%1 处的对象有两个键“%2”。</translation>
    </message>
    <message>
        <source>Rename or remove one of them.</source>
        <translation>请将其中一个改名或删除。</translation>
    </message>
    <message>
        <source>%1 has the column “%2” twice.</source>
        <translation>%1 有两列“%2”。</translation>
    </message>
    <message>
        <source>%1 does not give the subtype of its scenarios.</source>
        <translation>%1 没有给出情境的子类型。</translation>
    </message>
    <message>
        <source>Add a column “subtype”, or put the subtype into the file’s name (data_sarcasm-irony.csv).</source>
        <translation>请添加“subtype”列，或把子类型写入文件名 (data_sarcasm-irony.csv)。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 是空的。</translation>
    </message>
    <message>
        <source>Choose the file that holds the data.</source>
        <translation>请选择含有数据的文件。</translation>
    </message>
    <message>
        <source>%1 is too large for a hand-out (%2 bytes).</source>
        <translation>%1 太大，不像分发文件（%2 字节）。</translation>
    </message>
    <message>
        <source>%1 is a study, not a hand-out.</source>
        <translation>%1 是研究，不是分发文件。</translation>
    </message>
    <message>
        <source>Choose the files that the annotators sent back.</source>
        <translation>请选择标注员交回的文件。</translation>
    </message>
    <message>
        <source>%1 belongs to another study (“%2”).</source>
        <translation>%1 属于另一项研究（“%2”）。</translation>
    </message>
    <message>
        <source>Merge it there; nothing was merged here.</source>
        <translation>请在那项研究中合并；这里没有合并任何内容。</translation>
    </message>
    <message>
        <source>%1 asks other questions than this study (its task is “%2”; they differ at %3).</source>
        <translation>%1 的题目与这项研究不同（其任务为“%2”；差异在 %3）。</translation>
    </message>
    <message>
        <source>Make the hand-out anew from this study; nothing was merged.</source>
        <translation>请从这项研究重新生成分发文件；没有合并任何内容。</translation>
    </message>
    <message>
        <source>%1 says that it is the work of %2, but it was not made for that person.</source>
        <translation>%1 标明是 %2 的成果，但并不是为此人生成的。</translation>
    </message>
    <message>
        <source>Ask for the file again; nothing was merged.</source>
        <translation>请重新索取该文件；没有合并任何内容。</translation>
    </message>
    <message>
        <source>The disk is full; %1 could not be written.</source>
        <translation>磁盘已满；无法写入 %1。</translation>
    </message>
    <message>
        <source>Free some space. What was saved before is safe.</source>
        <translation>请腾出一些空间。之前保存的内容是安全的。</translation>
    </message>
    <message>
        <source>%1 has a second name (a hard link), through which it could be changed unnoticed.</source>
        <translation>%1 另有一个名称（硬链接），可能经由它被悄悄改动。</translation>
    </message>
    <message>
        <source>Copy it to a file of its own, or open it here for reading only.</source>
        <translation>请复制为独立的文件，或在这里以只读方式打开。</translation>
    </message>
    <message>
        <source>You may not write to %1.</source>
        <translation>你没有写入 %1 的权限。</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folder, or copy it to a place of your own.</source>
        <translation>请检查文件及其文件夹的权限，或复制到自己的位置。</translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation>%1 正被另一个程序使用。</translation>
    </message>
    <message>
        <source>Close it there and try again.</source>
        <translation>请在那里关闭后重试。</translation>
    </message>
    <message>
        <source>%1 is open already (%2).</source>
        <translation>%1 已经打开（%2）。</translation>
    </message>
    <message>
        <source>Close it there, or open it here for reading only.</source>
        <translation>请在那里关闭，或在这里以只读方式打开。</translation>
    </message>
    <message>
        <source>Another program is reading %1, so part of the study is still in the files beside it.</source>
        <translation>另一个程序正在读取 %1，因此研究的一部分仍在其旁边的文件中。</translation>
    </message>
    <message>
        <source>Close it there and try again; until then do not mail or copy the file.</source>
        <translation>请在那里关闭后重试；在此之前不要发送或复制该文件。</translation>
    </message>
    <message>
        <source>This machine does not have enough memory.</source>
        <translation>本机内存不足。</translation>
    </message>
    <message>
        <source>This machine does not have enough memory for %1.</source>
        <translation>本机内存不足，无法处理 %1。</translation>
    </message>
    <message>
        <source>Close other programs and try again; what was saved before is safe.</source>
        <translation>请关闭其他程序后重试；之前保存的内容是安全的。</translation>
    </message>
    <message>
        <source>%1 is on a disk where files cannot be locked (%2).</source>
        <translation>%1 所在的磁盘不支持文件锁定（%2）。</translation>
    </message>
    <message>
        <source>Copy it to a disk of this machine and open it there.</source>
        <translation>请复制到本机磁盘，并在那里打开。</translation>
    </message>
    <message>
        <source>%1 could not be read or written (%2).</source>
        <translation>无法读取或写入 %1（%2）。</translation>
    </message>
    <message>
        <source>Check the disk and try again; what was saved before is safe.</source>
        <translation>请检查磁盘后重试；之前保存的内容是安全的。</translation>
    </message>
    <message>
        <source>It needs the column item, and one for each question of the round, named by its token.</source>
        <translation>文件需要 item 列，以及这一轮每道题目各一列，列名为题目的标记。</translation>
    </message>
</context>
<context>
    <name>subtext::FileMeaningText</name>
    <message>
        <source>Tidy: one row per annotation</source>
        <translation>整洁格式：每条标注一行</translation>
    </message>
    <message>
        <source>One row per stretch of a scenario that an annotator marked as what gave it away. Marking is voluntary; marks over a text that was corrected since are left out</source>
        <translation>标注员在情境中标为线索的每处文字一行。标记出于自愿；此后文本经过更正的标记不计入</translation>
    </message>
    <message>
        <source>One row per option that an annotator gave anything to where the study asked what else an answer could be; an answer with nothing but its first reading has one row, and one that was not asked has none</source>
        <translation>在研究询问还可能是什么之处，标注员分给任何份额的每个选项一行；只有第一解读的回答有一行，未被询问的没有</translation>
    </message>
    <message>
        <source>One row per scenario, question and option where an annotator gave a second reading: the option&apos;s share in the mean of what the annotators of the scenario said, and its entropy. Soft labels of the votes alone are in soft_labels.csv</source>
        <translation>有标注员给出第二解读的每个情境、题目和选项一行：该选项在此情境各标注员所答均值中的占比，以及其熵。只由各票构成的软标签见 soft_labels.csv</translation>
    </message>
    <message>
        <source>One row per question of which an annotator guessed what most others would say, beside what they chose; the same scenarios asked all annotators for it. It is not an answer, and no label comes from it</source>
        <translation>标注员猜测多数人会如何作答的每道题一行，旁列其自己的选择；同一批情境向所有标注员都问了。这不是回答，也不产生标签</translation>
    </message>
    <message>
        <source>One row per annotation that was asked for because the first annotators of the scenario split; the others were asked whatever anybody had answered</source>
        <translation>因情境的最初几位标注员出现分歧而加请的每条标注一行；其余标注与任何人的回答无关</translation>
    </message>
    <message>
        <source>One row per vote of a norming round: annotators voted on some scenarios by themselves, saw how all had voted, and voted again. A vote is not an annotation, and no label comes from it</source>
        <translation>校准轮的每一票一行：标注员先各自对部分情境投票，看到所有人的投票后再投一次。投票不是标注，也不产生标签</translation>
    </message>
    <message>
        <source>One row per annotator and language of the program&apos;s window, with how many of their answers were given in it; answers of which it is not known are left out</source>
        <translation>每位标注员及其程序窗口语言一行，附在该语言下作答的数量；语言未知的回答不计入</translation>
    </message>
    <message>
        <source>One row per answer that annotators gave about themselves, with how many gave it; answers of few people are one row with those of whoever did not say, and nothing in it is about one person</source>
        <translation>标注员关于自身的每种回答一行，附给出该回答的人数；人数很少的回答与未作答者合为一行，其中没有关于单个人的内容</translation>
    </message>
    <message>
        <source>This text, with the data dictionary</source>
        <translation>本说明，附数据字典</translation>
    </message>
    <message>
        <source>Datasheet following Gebru et al. (2021)</source>
        <translation>依照 Gebru 等 (2021) 的数据说明书</translation>
    </message>
    <message>
        <source>Reproducibility checklist following Pineau et al. (2021)</source>
        <translation>依照 Pineau 等 (2021) 的可复现性清单</translation>
    </message>
    <message>
        <source>Metadata in Croissant 1.0</source>
        <translation>Croissant 1.0 格式的元数据</translation>
    </message>
    <message>
        <source>Licence of the data</source>
        <translation>数据许可</translation>
    </message>
    <message>
        <source>How to cite, in Citation File Format 1.2.0</source>
        <translation>引用方式，Citation File Format 1.2.0 格式</translation>
    </message>
    <message>
        <source>How to cite, for BibTeX and biblatex</source>
        <translation>引用方式，供 BibTeX 和 biblatex 使用</translation>
    </message>
    <message>
        <source>Metadata for a deposit at Zenodo</source>
        <translation>供存入 Zenodo 的元数据</translation>
    </message>
    <message>
        <source>What changed from version to version</source>
        <translation>各版本之间的变更</translation>
    </message>
    <message>
        <source>Corrected texts, and items that are left out</source>
        <translation>更正过的文本和排除的条目</translation>
    </message>
    <message>
        <source>Checksums for sha256sum -c</source>
        <translation>供 sha256sum -c 使用的校验和</translation>
    </message>
    <message>
        <source>Scenarios written by models: from what, and by which model</source>
        <translation>模型撰写的情境：依据什么、出自哪个模型</translation>
    </message>
    <message>
        <source>Topics that were found in the scenarios: which scenario is of which</source>
        <translation>在情境中发现的主题：各情境属于哪个主题</translation>
    </message>
    <message>
        <source>Every figure of agreement, unrounded</source>
        <translation>所有一致性数字，未舍入</translation>
    </message>
    <message>
        <source>Findings of the quality checks</source>
        <translation>质量检查的发现</translation>
    </message>
    <message>
        <source>How often emotions occur together, and the priors over them, unrounded</source>
        <translation>情绪同时出现的频率及相应的先验，未舍入</translation>
    </message>
    <message>
        <source>The same for each emotion and pair, as a table: the values behind its maps</source>
        <translation>同样内容，按每种情绪和情绪对列成表：各图背后的数值</translation>
    </message>
    <message>
        <source>What one model answered in one mode and run, one object per scenario; the software can read it</source>
        <translation>一个模型在一种模式的一次运行中的回答，每个情境一个对象；本软件可读取</translation>
    </message>
    <message>
        <source>Every score of the predictions, unrounded</source>
        <translation>预测的所有得分，未舍入</translation>
    </message>
    <message>
        <source>Scores of the predictions with their intervals, as a table: the values behind their chart</source>
        <translation>预测得分及其区间的表：其图背后的数值</translation>
    </message>
    <message>
        <source>Scores of the predictions, for LaTeX</source>
        <translation>预测得分，供 LaTeX 使用</translation>
    </message>
    <message>
        <source>A prior over the emotions as a matrix, for LaTeX</source>
        <translation>情绪的先验矩阵，供 LaTeX 使用</translation>
    </message>
    <message>
        <source>One row per scenario: the votes as a distribution</source>
        <translation>每个情境一行：各票的分布</translation>
    </message>
    <message>
        <source>One row per scenario: its gold label and where it comes from</source>
        <translation>每个情境一行：金标签及其来源</translation>
    </message>
    <message>
        <source>One scenario per line, as JSON</source>
        <translation>每行一个情境，JSON 格式</translation>
    </message>
    <message>
        <source>Parts for machine learning: seed, fractions, proportions (counts by part and subtype), and assignments with one entry per scenario</source>
        <translation>供机器学习的划分：种子、比例、分布（各划分和子类型的数量），以及每个情境一条的分配</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa by subtype, for LaTeX</source>
        <translation>各子类型的 Fleiss κ，供 LaTeX 使用</translation>
    </message>
    <message>
        <source>Patterns of the votes by subtype, for LaTeX</source>
        <translation>各子类型的投票格局，供 LaTeX 使用</translation>
    </message>
    <message>
        <source>ICC(2,1) by subtype and scale, for LaTeX</source>
        <translation>各子类型和量表的 ICC(2,1)，供 LaTeX 使用</translation>
    </message>
    <message>
        <source>How often two labels were given to the same scenario, for LaTeX</source>
        <translation>两个标签给予同一情境的频次，供 LaTeX 使用</translation>
    </message>
    <message>
        <source>One row per scenario: what the annotators read</source>
        <translation>每个情境一行：标注员读到的内容</translation>
    </message>
    <message>
        <source>One row per scenario and question: the gold label and how it was reached</source>
        <translation>每个情境和题目一行：金标签及其得出方式</translation>
    </message>
    <message>
        <source>One row per scenario, question and option: the votes as a distribution</source>
        <translation>每个情境、题目和选项一行：各票的分布</translation>
    </message>
    <message>
        <source>One row per scenario about which somebody decided: what, and on what basis</source>
        <translation>有人裁定的每个情境一行：裁定结果及依据</translation>
    </message>
    <message>
        <source>What was asked, as a document that the software can read</source>
        <translation>所提的问题，本软件可读取的文档</translation>
    </message>
    <message>
        <source>Parts for machine learning: proportions (counts by part), and assignments with one entry per scenario. Parts that came with the data have the origin &quot;imported&quot;, and scenarios without a part have no entry; otherwise seed and fractions say how the parts were drawn</source>
        <translation>供机器学习的划分：分布（各划分的数量），以及每个情境一条的分配。随数据而来的划分来源为“imported”，没有划分的情境没有条目；否则由种子和比例说明如何抽取</translation>
    </message>
    <message>
        <source>Agreement by question, for LaTeX</source>
        <translation>各题目的一致性，供 LaTeX 使用</translation>
    </message>
    <message>
        <source>Agreement by group, for LaTeX</source>
        <translation>各组的一致性，供 LaTeX 使用</translation>
    </message>
    <message>
        <source>Patterns of the votes by question, for LaTeX</source>
        <translation>各题目的投票格局，供 LaTeX 使用</translation>
    </message>
    <message>
        <source>ICC(2,1) by scale, for LaTeX</source>
        <translation>各量表的 ICC(2,1)，供 LaTeX 使用</translation>
    </message>
    <message>
        <source>The numbers of the figure with the same name, unrounded</source>
        <translation>同名图的数值，未舍入</translation>
    </message>
    <message>
        <source>A chart</source>
        <translation>图</translation>
    </message>
    <message>
        <source>A chart as a PDF file, for printing; it is not listed in SHA256SUMS</source>
        <translation>供打印的 PDF 图；未列入 SHA256SUMS</translation>
    </message>
    <message>
        <source>A table, unrounded; the caption is in the file for LaTeX</source>
        <translation>未舍入的表；标题见 LaTeX 文件</translation>
    </message>
    <message>
        <source>The table with the same name as it is printed, for LaTeX</source>
        <translation>同名表的印刷形式，供 LaTeX 使用</translation>
    </message>
    <message>
        <source>How often two answers to one question were given to the same scenario, for LaTeX</source>
        <translation>同一情境在一道题上得到某两种回答的频次，供 LaTeX 使用</translation>
    </message>
    <message>
        <source>One subtype in the column layout of CEI: one row per scenario</source>
        <translation>一个子类型，采用 CEI 的列布局：每个情境一行</translation>
    </message>
    <message>
        <source>The words that were counted as looking forward, one a line, as the software reads them</source>
        <translation>被计为面向未来的词语，每行一个，与程序读取的一致</translation>
    </message>
    <message>
        <source>Topics that were found in the scenarios: how many are of each, and its keywords</source>
        <translation>在情境中找到的主题：每个主题的数量及其关键词</translation>
    </message>
    <message>
        <source>One row per question and part of its disagreement: how likely two annotators are to differ on a scenario, and which share of that is ambiguity, perspective or unsteadiness, with 95 % intervals. Where annotators later answered scenarios a second time, these answers are counted, but not released</source>
        <translation>每个问题的分歧及其各组成部分各一行：两位标注员对同一情境给出不同答案的概率，以及其中多义、视角和不稳定各占多少，附 95% 区间。标注员后来若有重复作答，也计算在内，但不公开</translation>
    </message>
</context>
<context>
    <name>subtext::FilePreview</name>
    <message>
        <source>Contents as a table</source>
        <translation>以表格显示内容</translation>
    </message>
    <message>
        <source>Contents as text</source>
        <translation>以文本显示内容</translation>
    </message>
    <message>
        <source>Contents as they are</source>
        <translation>按原样显示内容</translation>
    </message>
    <message>
        <source>Contents as a picture</source>
        <translation>以图片显示内容</translation>
    </message>
    <message>
        <source>No file chosen</source>
        <translation>未选择文件</translation>
    </message>
    <message>
        <source>The first %1 rows</source>
        <translation>前 %1 行</translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>前 %1</translation>
    </message>
</context>
<context>
    <name>subtext::FilesPage</name>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>CSV files in CEI’s layout, scenarios as CSV, Excel workbook, JSON or JSON Lines, or exports of Label Studio.</source>
        <translation>CEI 格式的 CSV 文件，CSV、Excel 工作簿、JSON 或 JSON Lines 格式的情境，或 Label Studio 的导出文件。</translation>
    </message>
    <message>
        <source>Scenarios, with or without answers, as CSV, Excel workbook, JSON or JSON Lines, or exports of Label Studio.</source>
        <translation>CSV、Excel 工作簿、JSON 或 JSON Lines 格式的情境（可含答案），或 Label Studio 的导出文件。</translation>
    </message>
    <message>
        <source>They are read and left as they are; nothing is written before the last page.</source>
        <translation>只读取，不改动这些文件；到最后一页之前不写入任何内容。</translation>
    </message>
    <message>
        <source>“Next” reads %1 with these columns.</source>
        <translation>按“下一步”将以这些列读取 %1。</translation>
    </message>
    <message>
        <source>A table of scenarios needs these columns: %1. If they have other names there, you are asked which is which.</source>
        <translation>情境表格需要以下列：%1。如果表中列名不同，程序会询问各列的对应关系。</translation>
    </message>
    <message>
        <source>A column %1 says which %2 a scenario is of; without it, one can be chosen for the whole file.</source>
        <translation>%1 列说明情境属于哪一类（%2）；没有这一列时，可以为整个文件选择一类。</translation>
    </message>
</context>
<context>
    <name>subtext::FilesView</name>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>%1, %2 together, exactly as they will be written</source>
        <translation>%1，共 %2，与将要写出的完全一致</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>The study has changed; making the files again…</source>
        <translation>研究有变化，正在重新生成文件…</translation>
    </message>
    <message>
        <source>Making the files…</source>
        <translation>正在生成文件…</translation>
    </message>
    <message>
        <source>Correct a scene…</source>
        <translation>更正场景…</translation>
    </message>
    <message>
        <source>A typing error in a scene: choose the scene, then Edit… (F2)</source>
        <translation>场景中有错别字：选中该场景，然后点“编辑…”(F2)</translation>
    </message>
</context>
<context>
    <name>subtext::FinalLabelsView</name>
    <message>
        <source>read differently</source>
        <translation>理解不同</translation>
    </message>
    <message numerus="yes">
        <source>%n of your %1 labels differ from the final one: scenes that can be read in more than one way. Votes and note show how others read them. Press Enter on a row to see the item.</source>
        <translation>
            <numerusform>你的 %1 个标签中有 %n 个与最终标签不同：这些场景可以有不止一种解读。各票和备注说明了其他人的理解。在某一行按 Enter 可查看该条目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your %1 answers differ from the final one, in %2 of your %3 items: scenes that can be read in more than one way. Votes and note show how others read them. Press Enter on a row to see the item.</source>
        <translation>
            <numerusform>你的 %1 个答案中有 %n 个与最终结果不同，涉及你 %3 个条目中的 %2 个：这些场景可以有不止一种解读。各票和备注说明了其他人的理解。在某一行按 Enter 可查看该条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the items</source>
        <translation>返回条目</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>最终标签</translation>
    </message>
    <message>
        <source>Items whose final label differs from yours</source>
        <translation>最终标签与你不同的条目</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Your label</source>
        <translation>你的标签</translation>
    </message>
    <message>
        <source>Final label</source>
        <translation>最终标签</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>各票</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message numerus="yes">
        <source>None of your %n labels differs from the final one.</source>
        <translation>
            <numerusform>你的 %n 个标签与最终标签全部相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your %n answers differs from the final one.</source>
        <translation>
            <numerusform>你的 %n 个答案与最终结果全部相同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::FindingsView</name>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>疑点</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Label again…</source>
        <translation>重新标注…</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>疑点</translation>
    </message>
    <message>
        <source>There are no findings.</source>
        <translation>没有疑点。</translation>
    </message>
    <message>
        <source>No finding matches these filters.</source>
        <translation>没有疑点符合这些筛选条件。</translation>
    </message>
    <message>
        <source>All annotators</source>
        <translation>所有标注员</translation>
    </message>
    <message>
        <source>All findings</source>
        <translation>所有疑点</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>Of findings</comment>
        <translation>未处理</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>All</source>
        <comment>Of findings</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Ask for new answers to the items of the chosen findings.</source>
        <translation>对所选疑点的条目请求新的答案。</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <translation>此处：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n findings dismissed.</source>
        <translation>
            <numerusform>已忽略 %n 个疑点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings brought back.</source>
        <translation>
            <numerusform>已恢复 %n 个疑点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Nothing to take back.</source>
        <translation>没有可撤回的操作。</translation>
    </message>
</context>
<context>
    <name>subtext::FlagModel</name>
    <message>
        <source>all items</source>
        <translation>所有条目</translation>
    </message>
    <message>
        <source>all annotators</source>
        <translation>所有标注员</translation>
    </message>
    <message>
        <source>dismissed: %1</source>
        <translation>已忽略：%1</translation>
    </message>
    <message>
        <source>asked for again</source>
        <translation>已要求重新标注</translation>
    </message>
    <message>
        <source>settled by a decision</source>
        <translation>已由裁定解决</translation>
    </message>
    <message>
        <source>open</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <translation>此处：%1。</translation>
    </message>
    <message>
        <source>%1, usually %2</source>
        <translation>%1，平常 %2</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>疑点</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>subtext::FlagRow</name>
    <message>
        <source>Flagged as broken or unclear</source>
        <translation>已标为有误或不清楚</translation>
    </message>
    <message>
        <source>Reason for the flag</source>
        <translation>标为有问题的原因</translation>
    </message>
    <message>
        <source>What is wrong with the item?</source>
        <translation>这个条目有什么问题？</translation>
    </message>
</context>
<context>
    <name>subtext::FlagTimelineChart</name>
    <message>
        <source>Findings over time</source>
        <translation>疑点随时间的变化</translation>
    </message>
    <message>
        <source>How many of today’s findings come from answers up to each moment.</source>
        <translation>如今的疑点中，有多少来自截至各时刻的答案。</translation>
    </message>
    <message>
        <source>There are no times in this study.</source>
        <translation>这项研究没有时间记录。</translation>
    </message>
    <message>
        <source>%1 between %2 and %3.</source>
        <translation>%2 至 %3 之间：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n 个疑点</numerusform>
        </translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>New findings</source>
        <translation>新疑点</translation>
    </message>
    <message>
        <source>Findings so far</source>
        <translation>累计疑点</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>%1: %2, %3 so far</source>
        <translation>%1：%2，累计 %3</translation>
    </message>
</context>
<context>
    <name>subtext::FolderText</name>
    <message>
        <source>%1 was in the shared folder and is no longer there.</source>
        <translation>%1 曾在共享文件夹中，现已不见。</translation>
    </message>
    <message>
        <source>Wait until the folder is copied as a whole, or restore the file. If neither helps, tell the coordinator.</source>
        <translation>请等文件夹完整同步，或恢复该文件。若都不行，请告知负责人。</translation>
    </message>
    <message>
        <source>%1 is not as it was written into the shared folder.</source>
        <translation>%1 与写入共享文件夹时不同。</translation>
    </message>
    <message>
        <source>Restore it, or tell the coordinator. The file of the study can still be handed in.</source>
        <translation>请恢复它，或告知负责人。研究文件仍可上交。</translation>
    </message>
    <message>
        <source>The shared folder %1 does not have the whole study yet.</source>
        <translation>共享文件夹 %1 中还没有完整的研究。</translation>
    </message>
    <message>
        <source>Wait until the coordinator’s files are copied, and try again; nothing was made.</source>
        <translation>请等负责人的文件同步完毕后重试；没有创建任何内容。</translation>
    </message>
    <message>
        <source>the folder “%1”</source>
        <translation>文件夹“%1”</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <source>Wait until the folder is copied as a whole and sync again, or restore the file.</source>
        <translation>请等文件夹完整同步后再次同步，或恢复该文件。</translation>
    </message>
    <message>
        <source>%1 has no end.</source>
        <translation>%1 没有结尾。</translation>
    </message>
    <message>
        <source>Wait until it is copied as a whole and sync again, or restore it.</source>
        <translation>请等它完整同步后再次同步，或恢复该文件。</translation>
    </message>
    <message>
        <source>%1 cannot be read, or a later version wrote it.</source>
        <translation>无法读取 %1，或它由更新的版本写成。</translation>
    </message>
    <message>
        <source>Restore it, or update Subtext.</source>
        <translation>请恢复它，或更新 Subtext。</translation>
    </message>
    <message>
        <source>%1 does not follow what was read before: it was changed or replaced.</source>
        <translation>%1 与之前读到的内容接不上：它被改动或替换了。</translation>
    </message>
    <message>
        <source>Restore it, or let its owner hand in a file.</source>
        <translation>请恢复它，或请其所有者以文件上交。</translation>
    </message>
    <message>
        <source>%1 is not sealed by its device.</source>
        <translation>%1 没有其设备的签章。</translation>
    </message>
    <message>
        <source>%1 is of another study or device.</source>
        <translation>%1 属于另一项研究或另一台设备。</translation>
    </message>
    <message>
        <source>Move it away, and restore what was there.</source>
        <translation>请移走它，并恢复原来的内容。</translation>
    </message>
    <message>
        <source>%1 says what its owner may not say, and nothing of it was taken.</source>
        <translation>%1 的内容超出其所有者的权限，未采纳其中任何部分。</translation>
    </message>
    <message>
        <source>Ask whose device it is.</source>
        <translation>请查问这是谁的设备。</translation>
    </message>
    <message>
        <source>%1 is a second copy and was not read.</source>
        <translation>%1 是重复的副本，未读取。</translation>
    </message>
    <message>
        <source>Move it away.</source>
        <translation>请把它移走。</translation>
    </message>
    <message>
        <source>%1 is of a device that was not invited, and was not read.</source>
        <translation>%1 来自未受邀请的设备，未读取。</translation>
    </message>
    <message>
        <source>%1 says what the locked study does not take.</source>
        <translation>%1 中有已锁定的研究不接收的内容。</translation>
    </message>
    <message>
        <source>It is taken once the study is unlocked.</source>
        <translation>研究解锁后就会接收。</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>not copied as a whole</source>
        <translation>未完整复制</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>有改动</translation>
    </message>
    <message>
        <source>not sealed</source>
        <translation>无签章</translation>
    </message>
    <message>
        <source>of another study or device</source>
        <translation>属于另一项研究或设备</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>无权限</translation>
    </message>
    <message>
        <source>a second copy</source>
        <translation>重复副本</translation>
    </message>
    <message>
        <source>not invited</source>
        <translation>未受邀请</translation>
    </message>
    <message>
        <source>after the lock</source>
        <translation>锁定之后</translation>
    </message>
    <message>
        <source>The folder %1 has nothing of this team.</source>
        <translation>文件夹 %1 中没有这个团队的任何内容。</translation>
    </message>
    <message>
        <source>Wait until it is copied as a whole, or name the folder that the coordinator shares.</source>
        <translation>请等它完整同步，或指定负责人共享的那个文件夹。</translation>
    </message>
    <message>
        <source>The shared folder %1 is not there.</source>
        <translation>共享文件夹 %1 不在原处。</translation>
    </message>
    <message>
        <source>Start what copies or connects it. If it was moved, “subtext-cli team folder” says where it is now.</source>
        <translation>请启动负责同步或连接它的程序。如果它被移动了，可用“subtext-cli team folder”指明现在的位置。</translation>
    </message>
    <message>
        <source>What the coordinator wrote into the shared folder is not there yet (%1).</source>
        <translation>负责人写入共享文件夹的内容尚未到达（%1）。</translation>
    </message>
    <message>
        <source>Wait until the folder is copied as a whole, and try again.</source>
        <translation>请等文件夹完整同步后重试。</translation>
    </message>
    <message>
        <source>%1 cannot be read, which says who takes part.</source>
        <translation>无法读取 %1，而参与者信息就在其中。</translation>
    </message>
    <message>
        <source>Check that you may read the shared folder, and try again.</source>
        <translation>请确认你有读取共享文件夹的权限，然后重试。</translation>
    </message>
    <message>
        <source>%1 is not as the coordinator wrote it.</source>
        <translation>%1 与负责人所写的不一致。</translation>
    </message>
    <message>
        <source>Wait until it is copied as a whole, or restore it; until then nothing is sent or received.</source>
        <translation>请等它完整同步，或恢复它；在此之前不收发任何内容。</translation>
    </message>
    <message>
        <source>%1 is of another study.</source>
        <translation>%1 属于另一项研究。</translation>
    </message>
    <message>
        <source>Restore what was there.</source>
        <translation>请恢复原来的内容。</translation>
    </message>
    <message>
        <source>The shared folder %1 has another key of this device.</source>
        <translation>共享文件夹 %1 中记有这台设备的另一把密钥。</translation>
    </message>
    <message>
        <source>Ask the coordinator for a new invitation, or hand in as a file.</source>
        <translation>请向负责人索取新的邀请，或以文件上交。</translation>
    </message>
    <message>
        <source>You do not take part by the shared folder %1, or may not do this.</source>
        <translation>你没有通过共享文件夹 %1 参与，或无权进行此操作。</translation>
    </message>
    <message>
        <source>Ask the coordinator; the file of the study can still be handed in.</source>
        <translation>请联系负责人；研究文件仍可上交。</translation>
    </message>
</context>
<context>
    <name>subtext::GateRow</name>
    <message>
        <source>See them in Quality</source>
        <translation>在“质量”页查看</translation>
    </message>
    <message>
        <source>Places of “%1”</source>
        <translation>“%1”所在各处</translation>
    </message>
    <message>
        <source>Reason for overriding “%1”</source>
        <translation>强制放行“%1”的理由</translation>
    </message>
    <message>
        <source>Reason; it is printed in the README of the release</source>
        <translation>理由；会印在发布版的 README 中</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>强制放行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Overridden: %1</source>
        <translation>已强制放行：%1</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>for information</source>
        <translation>供参考</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>overridden</source>
        <translation>已强制放行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message numerus="yes">
        <source>Show %n places</source>
        <translation>
            <numerusform>显示 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation>“%2”：%1</translation>
    </message>
    <message>
        <source>Override…</source>
        <translation>强制放行…</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Override “%1”</source>
        <translation>强制放行“%1”</translation>
    </message>
    <message>
        <source>Withdraw the override of “%1”</source>
        <translation>撤回对“%1”的强制放行</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1</translation>
    </message>
    <message numerus="yes">
        <source>Is it a name? Show %n places</source>
        <translation>
            <numerusform>是人名吗？显示 %n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::GoldChart</name>
    <message>
        <source>Answers equal to gold</source>
        <translation>与金标签相同的答案</translation>
    </message>
    <message>
        <source>Each annotator’s accuracy against gold, over items with a gold label.</source>
        <translation>每位标注员相对金标签的准确率，基于有金标签的条目。</translation>
    </message>
    <message>
        <source>Solid lines: the mean of the %1.</source>
        <translation>实线：%1的平均。</translation>
    </message>
    <message>
        <source>Dashed line: the mean of all.</source>
        <translation>虚线：所有人的平均。</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>No item has a gold label yet.</source>
        <translation>还没有条目有金标签。</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Equal to gold</source>
        <translation>与金标签相同</translation>
    </message>
    <message>
        <source>Items with gold</source>
        <translation>有金标签的条目</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>占比 (%)</translation>
    </message>
    <message>
        <source>%1. From %2 % (%3, %4) to %5 % (%6, %7).</source>
        <translation>%1。从 %2%（%3，%4）到 %5%（%6，%7）。</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n 位标注员</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean of %1: %2 %.</source>
        <translation>%1的平均：%2%。</translation>
    </message>
    <message>
        <source>Mean of all annotators: %1 %.</source>
        <translation>所有标注员的平均：%1%。</translation>
    </message>
    <message>
        <source>mean of all annotators: %1 %</source>
        <translation>所有标注员的平均：%1%</translation>
    </message>
    <message>
        <source>%1: %2 of %3 items equal to gold (%4 %)</source>
        <translation>%1：%3 个条目中 %2 个与金标签相同（%4%）</translation>
    </message>
    <message>
        <source>mean %1 %</source>
        <translation>平均 %1%</translation>
    </message>
    <message>
        <source>%1 % (%2 of %3)</source>
        <translation>%1%（%2/%3）</translation>
    </message>
</context>
<context>
    <name>subtext::GroupTexts</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>This task has no %1 %2.</source>
        <translation>本任务没有%1 %2。</translation>
    </message>
    <message>
        <source>This task has no %1 %2 or %3.</source>
        <translation>本任务没有%1 %2 或 %3。</translation>
    </message>
    <message>
        <source>The task has: %1.</source>
        <translation>本任务有：%1。</translation>
    </message>
</context>
<context>
    <name>subtext::GuessStep</name>
    <message>
        <source>What will most others say?</source>
        <translation>多数人会怎么回答？</translation>
    </message>
    <message>
        <source>Your guess, not your answer. It may be the same.</source>
        <translation>这是你的预测，不是你的回答。两者可以相同。</translation>
    </message>
    <message>
        <source>%1, guess of the others: not answered</source>
        <translation>%1，预测他人的回答：未作答</translation>
    </message>
    <message>
        <source>%1, guess of the others: %2, %3 of %4</source>
        <translation>%1，预测他人的回答：%2，第 %3 项，共 %4 项</translation>
    </message>
</context>
<context>
    <name>subtext::GuidelineDock</name>
    <message>
        <source>Revision %1</source>
        <translation>修订 %1</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>以此为准</translation>
    </message>
    <message>
        <source>imported without a time</source>
        <translation>导入，无时间</translation>
    </message>
    <message>
        <source>Flagged: %1</source>
        <translation>标为有问题：%1</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>速查表</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>标注规范</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>History %1</source>
        <translation>历史 %1</translation>
    </message>
    <message>
        <source>Your earlier answer is kept. It is shown here once you have submitted the new one.</source>
        <translation>你先前的答案已保留，提交新答案后会显示在这里。</translation>
    </message>
    <message>
        <source>This item has not been submitted yet. Every submission will be listed here; none is ever overwritten.</source>
        <translation>这个条目尚未提交。每次提交都会列在这里，不会被覆盖。</translation>
    </message>
</context>
<context>
    <name>subtext::GuidelinesPage</name>
    <message>
        <source>Guideline</source>
        <translation>标注规范</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>速查表</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>定义</translation>
    </message>
</context>
<context>
    <name>subtext::HandInCard</name>
    <message>
        <source>Hand in</source>
        <translation>上交</translation>
    </message>
    <message>
        <source>Hand in my work</source>
        <translation>上交我的成果</translation>
    </message>
    <message>
        <source>Back to the items</source>
        <translation>返回条目</translation>
    </message>
    <message>
        <source>Path copied</source>
        <translation>已复制路径</translation>
    </message>
    <message>
        <source>Message to send with it</source>
        <translation>随附的邮件内容</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeats</source>
        <translation>
            <numerusform>%n 个重复条目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>with %1 of %2 items submitted</source>
        <translation>已提交 %1/%2 个条目</translation>
    </message>
    <message>
        <source>Handed in on %1. %2 changed since. %3</source>
        <translation>已于 %1 上交，此后改动了 %2。%3</translation>
    </message>
    <message>
        <source>Handed in on %1, %2. %3</source>
        <translation>已于 %1 上交，%2。%3</translation>
    </message>
    <message>
        <source>Handing in records that you have finished. Your work is sent to %1 by itself.</source>
        <translation>上交即表示你已完成。成果会自动发送至 %1。</translation>
    </message>
    <message>
        <source>Handed in on %1. %2 changed since. Hand in again when you have finished. It is sent to %3 by itself.</source>
        <translation>已于 %1 上交，此后改动了 %2。全部完成后请再次上交，成果会自动发送至 %3。</translation>
    </message>
    <message>
        <source>Your work is handed in, %1. It is sent to %2 by itself.</source>
        <translation>成果已上交，%1，会自动发送至 %2。</translation>
    </message>
    <message>
        <source>Your work is handed in. It is sent to %1 by itself.</source>
        <translation>成果已上交，会自动发送至 %1。</translation>
    </message>
    <message>
        <source>Handed in on %1. %2 changed since. The file is out of date: write it again and send back the new one.</source>
        <translation>已于 %1 上交，此后改动了 %2。原文件已过时：请重新生成，并交回新文件。</translation>
    </message>
    <message>
        <source>Handed in on %1. %2 changed since. Hand in again when you have finished. Your work is in:
%3</source>
        <translation>已于 %1 上交，此后改动了 %2。全部完成后请再次上交。你的成果在：
%3</translation>
    </message>
    <message>
        <source>Your file is ready, %1. One step is left: send it back, by mail or as you were asked to:
%2
If you change anything later, hand in again.</source>
        <translation>文件已备好，%1。还差一步：通过邮件或按要求的方式交回：
%2
之后若有改动，请再次上交。</translation>
    </message>
    <message>
        <source>Your file is ready. One step is left: send it back, by mail or as you were asked to:
%1
It holds everything; if you change anything later, hand in again.</source>
        <translation>文件已备好。还差一步：通过邮件或按要求的方式交回：
%1
文件里已包含全部内容；之后若有改动，请再次上交。</translation>
    </message>
    <message>
        <source>Handed in on %1, %2. Hand in again to write a new file to send back.</source>
        <translation>已于 %1 上交，%2。再次上交会生成一份新文件供交回。</translation>
    </message>
    <message>
        <source>Handing in writes one file with all of your work beside this one. That file is what you send back:
%1</source>
        <translation>上交时会在本文件旁生成一份包含你全部成果的文件，请把它交回：
%1</translation>
    </message>
    <message>
        <source>Handing in writes one file with all of your work. You choose where; that file is what you send back.</source>
        <translation>上交时会生成一份包含你全部成果的文件。保存位置由你选择，请把它交回。</translation>
    </message>
    <message>
        <source>Handed in on %1, %2. Your work is in this file; leave it where it is, or send it if you were asked to:
%3</source>
        <translation>已于 %1 上交，%2。你的成果在以下文件中；留在原处即可，若有要求再发送：
%3</translation>
    </message>
    <message>
        <source>Handing in records that you have finished and puts all of your work into this one file:
%1</source>
        <translation>上交即表示你已完成，全部成果会写入这一个文件：
%1</translation>
    </message>
    <message>
        <source>Hello,

Here is my work for “%1”: %2, with %3 of %4 items submitted.

Best wishes</source>
        <translation>你好：

这是我在“%1”中的成果：%2，已提交 %3/%4 个条目。

祝好</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>显示文件</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>Hand in again</source>
        <translation>再次上交</translation>
    </message>
    <message>
        <source>Your file to send back is written:
%1
If you have sent it already and change nothing, there is nothing more to send.</source>
        <translation>要寄回的文件已写好：
%1
如果你已寄出且不再改动，就无需再寄。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n new replies to your questions about items.</source>
        <translation>
            <numerusform>你关于条目的提问有 %n 条新回复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %n replies</source>
        <translation>
            <numerusform>显示 %n 条回复</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Nothing can be handed in either.</source>
        <translation>%1也无法上交。</translation>
    </message>
</context>
<context>
    <name>subtext::HandOutText</name>
    <message>
        <source>3. It asks for your consent; a few practice scenes follow, then your items.</source>
        <translation>3. 首先会征求你的知情同意，接着是几个练习场景，然后是你的条目。</translation>
    </message>
    <message>
        <source>3. It asks for your consent; your items follow.</source>
        <translation>3. 首先会征求你的知情同意，然后是你的条目。</translation>
    </message>
    <message>
        <source>3. It begins with a few practice scenes; your items follow.</source>
        <translation>3. 首先是几个练习场景，然后是你的条目。</translation>
    </message>
    <message>
        <source>3. Read the replies to your questions, if there are any, and label the items that are open.</source>
        <translation>3. 如有对你提问的回复，请先阅读，然后标注尚未完成的条目。</translation>
    </message>
    <message>
        <source>3. Label your items.</source>
        <translation>3. 标注你的条目。</translation>
    </message>
    <message>
        <source>Attached is your file for “%1”: %2. It holds %3 and the guideline, and nothing from anybody else.</source>
        <translation>附件是“%1”的文件，供你使用：%2。其中有 %3 和标注规范，不含他人的任何内容。</translation>
    </message>
    <message>
        <source>Your file for “%1” is in the folder that I share with you: %2. It holds %3 and the guideline, and nothing from anybody else.</source>
        <translation>“%1”的文件已放在我与你共享的文件夹中：%2。其中有 %3 和标注规范，不含他人的任何内容。</translation>
    </message>
    <message>
        <source>Your file for “%1” is %2; you get it by mail or in a folder that I share with you. It holds %3 and the guideline, and nothing from anybody else.</source>
        <translation>“%1”中你的文件是 %2；你会通过邮件或我与你共享的文件夹收到。其中有 %3 和标注规范，不含他人的任何内容。</translation>
    </message>
    <message>
        <source>1. Save the file on your computer.</source>
        <translation>1. 把文件保存到你的电脑上。</translation>
    </message>
    <message>
        <source>1. Let the folder be copied to your computer, and leave the file in it.</source>
        <translation>1. 让文件夹同步到你的电脑，文件留在其中即可。</translation>
    </message>
    <message>
        <source>1. Save the file on your computer; if it is in a shared folder, leave it there.</source>
        <translation>1. 把文件保存到你的电脑上；如果文件在共享文件夹中，就留在那里。</translation>
    </message>
    <message>
        <source>4. When you have finished, choose “Hand in”. It says which file to send; please reply with that file attached.</source>
        <translation>4. 完成后选择“上交”。程序会说明要发送哪个文件，请附上该文件回复本邮件。</translation>
    </message>
    <message>
        <source>4. When you have finished, choose “Hand in”. It writes the file for me beside yours, in the same folder; you need not send anything.</source>
        <translation>4. 完成后选择“上交”。程序会把给我的文件写在同一文件夹中，就在你的文件旁边；你无需发送任何东西。</translation>
    </message>
    <message>
        <source>4. When you have finished, choose “Hand in”. It says which file is for me: please mail it to me, unless it is in the shared folder, where I find it.</source>
        <translation>4. 完成后选择“上交”。程序会说明哪个文件是给我的：请用邮件发给我；如果在共享文件夹中，我会自己取。</translation>
    </message>
    <message>
        <source>%1: your file</source>
        <translation>%1：你的文件</translation>
    </message>
    <message>
        <source>Dear %1,</source>
        <translation>%1：你好！</translation>
    </message>
    <message>
        <source>2. Open it with Subtext: a double click is enough if Subtext is installed.</source>
        <translation>2. 用 Subtext 打开；如果已安装 Subtext，双击即可。</translation>
    </message>
    <message>
        <source>It asks for the passphrase that we agreed on.</source>
        <translation>打开时需要输入我们约定的口令。</translation>
    </message>
    <message>
        <source>Everything is saved as you go; you can stop and come back.</source>
        <translation>内容随时自动保存，可以中途停下，之后再继续。</translation>
    </message>
    <message>
        <source>Please do not rename the file, and work on one copy only.</source>
        <translation>请不要给文件改名，并且只在一份副本上工作。</translation>
    </message>
    <message>
        <source>Thank you,</source>
        <translation>谢谢！</translation>
    </message>
    <message>
        <source>It takes the place of the file that you had and holds what you have handed in so far. Please go on in this one only.</source>
        <translation>它取代你之前的文件，并包含你迄今提交的内容。请只在这个文件中继续。</translation>
    </message>
    <message>
        <source>Before you label, vote in the place Norming, and hand in the file: I wait for everybody’s votes.</source>
        <translation>标注之前，请先在“校准投票”处投票并上交文件：我在等所有人的投票。</translation>
    </message>
    <message>
        <source>In the place Norming you see how all voted, without names. Vote again there, and hand in the file.</source>
        <translation>在“校准投票”处你会看到所有人的投票（不含姓名）。请在那里再次投票并上交文件。</translation>
    </message>
</context>
<context>
    <name>subtext::Hiding</name>
    <message>
        <source>Show hidden (%1)</source>
        <translation>显示隐藏的 (%1)</translation>
    </message>
</context>
<context>
    <name>subtext::HintsView</name>
    <message>
        <source>unanimous</source>
        <translation>全体一致</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt; · votes: %3</source>
        <translation>%1：&lt;b&gt;%2&lt;/b&gt; · 票：%3</translation>
    </message>
    <message>
        <source>Votes: %1</source>
        <translation>票：%1</translation>
    </message>
    <message>
        <source>Mean ratings: %1</source>
        <translation>平均评分：%1</translation>
    </message>
    <message>
        <source>You decided: %1</source>
        <translation>你的裁定：%1</translation>
    </message>
    <message>
        <source>in votes</source>
        <translation>票</translation>
    </message>
    <message>
        <source>in ratings</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>and in %1</source>
        <translation>以及%1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>Nearest %1.</source>
        <translation>最接近，依据：%1。</translation>
    </message>
    <message>
        <source>Hints appear after your first pick.</source>
        <translation>初选之后会显示提示。</translation>
    </message>
    <message>
        <source>Hints appear once every open question has its first pick.</source>
        <translation>每道未定的题目都有初选之后，会显示提示。</translation>
    </message>
    <message>
        <source>%1; the item is settled</source>
        <translation>%1；条目已定</translation>
    </message>
    <message>
        <source>You have decided no other item yet.</source>
        <translation>你还没有裁定过其他条目。</translation>
    </message>
    <message>
        <source>Your own decisions most similar to this one:</source>
        <translation>你的裁定中与此最相似的：</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>More annotators chose it than expected others to choose it. It can be right where the label with the most votes is not; no label comes from it.</source>
        <translation>实际选择它的标注员多于大家的预测。得票最多的标签出错时，它可能是对的；不会由此产生任何标签。</translation>
    </message>
    <message>
        <source>None of your decisions is similar to this item.</source>
        <translation>你的裁决中没有与此条目相似的。</translation>
    </message>
</context>
<context>
    <name>subtext::HistoryDialog</name>
    <message>
        <source>from a file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1（你）</translation>
    </message>
    <message>
        <source>a proposal</source>
        <translation>提议</translation>
    </message>
    <message>
        <source>settled by both</source>
        <translation>双方已定夺</translation>
    </message>
    <message>
        <source>back to the earlier decision</source>
        <translation>退回到先前的裁定</translation>
    </message>
    <message>
        <source>brought back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>first pick %1</source>
        <translation>初选 %1</translation>
    </message>
    <message>
        <source>date unknown</source>
        <translation>日期不明</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Note only</source>
        <translation>仅备注</translation>
    </message>
    <message>
        <source>No item is on the desk.</source>
        <translation>仲裁台上没有条目。</translation>
    </message>
    <message>
        <source>You have not decided this item, so there is no history to show.</source>
        <translation>你没有裁定过这个条目，因此没有历史可显示。</translation>
    </message>
    <message>
        <source>History of %1</source>
        <translation>%1 的历史</translation>
    </message>
    <message>
        <source>Use as practice…</source>
        <translation>用作练习…</translation>
    </message>
    <message>
        <source>Make a practice scene of this item, with a note on what it teaches (Ctrl+Shift+L)</source>
        <translation>把此条目作为练习场景，并附上教学说明 (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>subtext::HomePage</name>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Change or stop</source>
        <translation>更改或停止</translation>
    </message>
    <message>
        <source>Goes to Files in the Roster</source>
        <translation>转到“名单”中的“文件”</translation>
    </message>
    <message>
        <source>The folder “%1” is watched; no returned file has come in yet.</source>
        <translation>正在监视文件夹“%1”；还没有收到交回的文件。</translation>
    </message>
    <message>
        <source>The folder “%1” is watched; the last returned file came in %2.</source>
        <translation>正在监视文件夹“%1”；最近一份交回的文件收到于 %2。</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>There are no annotators yet. Once they are on the roster, this shows what each of them has done.</source>
        <translation>还没有标注员。名单上有人之后，这里会显示每个人的进度。</translation>
    </message>
    <message>
        <source>Copy a reminder</source>
        <translation>复制提醒</translation>
    </message>
    <message>
        <source>Save as e-mail…</source>
        <translation>存为邮件…</translation>
    </message>
    <message>
        <source>A file that your mail program opens; you address and send it.</source>
        <translation>可用邮件程序打开的文件；收件人由你填写并发送。</translation>
    </message>
    <message>
        <source>Do what is next</source>
        <translation>进行下一步</translation>
    </message>
    <message>
        <source>Copy a reminder to those chosen who are late</source>
        <translation>为所选的逾期人员复制提醒</translation>
    </message>
    <message>
        <source>Save that reminder as an e-mail</source>
        <translation>把该提醒存为邮件</translation>
    </message>
    <message>
        <source>open for reading only</source>
        <translation>以只读方式打开</translation>
    </message>
    <message>
        <source>Reading the study.</source>
        <translation>正在读取研究。</translation>
    </message>
    <message numerus="yes">
        <source>%n reminders are copied, one below the other.</source>
        <translation>
            <numerusform>已复制 %n 条提醒，依次排列。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the reminder</source>
        <translation>保存提醒</translation>
    </message>
    <message>
        <source>E-mail (*.eml)</source>
        <translation>电子邮件 (*.eml)</translation>
    </message>
    <message>
        <source>Save the reminders into a folder</source>
        <translation>把提醒保存到文件夹</translation>
    </message>
    <message>
        <source>Choose in the table who is to be reminded.</source>
        <translation>请在表中选择要提醒的人。</translation>
    </message>
    <message>
        <source>Nobody is late.</source>
        <translation>没有人逾期。</translation>
    </message>
    <message>
        <source>Saved. Open it in your mail program, and say who it goes to.</source>
        <translation>已保存。请用邮件程序打开，并填写收件人。</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>subtext::IccChart</name>
    <message>
        <source>fewer than two raters</source>
        <translation>评判者不足两人</translation>
    </message>
    <message>
        <source>no item rated by everybody</source>
        <translation>没有所有人都评过分的条目</translation>
    </message>
    <message>
        <source>only one item rated by everybody</source>
        <translation>只有一个条目所有人都评过分</translation>
    </message>
    <message>
        <source>all ratings are equal</source>
        <translation>所有评分相同</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n items rated by everybody</source>
        <translation>
            <numerusform>所有人都评过分的条目有 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raters</source>
        <translation>
            <numerusform>%n 位评判者</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>ICC. %1</source>
        <translation>ICC。%1</translation>
    </message>
    <message>
        <source>Undefined: %1.</source>
        <translation>无定义：%1。</translation>
    </message>
    <message>
        <source>Undefined for %1: %2.</source>
        <translation>%1无定义：%2。</translation>
    </message>
    <message>
        <source>ICC by scale</source>
        <translation>各量表的 ICC</translation>
    </message>
    <message>
        <source>ICC(2,1) of items rated by everybody, with 95 % intervals.</source>
        <translation>所有人都评过分的条目的 ICC(2,1)，附 95% 区间。</translation>
    </message>
    <message>
        <source>Absolute agreement of single raters: the share of the variance of the ratings that lies between items, not between people.</source>
        <translation>单个评判者的绝对一致性：评分方差中来自条目之间（而非人与人之间）的比例。</translation>
    </message>
    <message>
        <source>Small: the subtypes.</source>
        <translation>小点：各子类型。</translation>
    </message>
    <message>
        <source>Small: by %1.</source>
        <translation>小点：按%1。</translation>
    </message>
    <message>
        <source>The table has the interval of every %1.</source>
        <translation>表格中有每个%1的区间。</translation>
    </message>
    <message>
        <source>Nobody has rated anything yet.</source>
        <translation>还没有人评分。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>量表</translation>
    </message>
    <message>
        <source>Items of</source>
        <translation>条目范围</translation>
    </message>
    <message>
        <source>ICC(2,1)</source>
        <translation>ICC(2,1)</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Ordinal α</source>
        <translation>定序 α</translation>
    </message>
    <message>
        <source>Raters</source>
        <translation>评判者</translation>
    </message>
    <message>
        <source>Rated by everybody</source>
        <translation>所有人都评过分</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>未计入</translation>
    </message>
    <message>
        <source>Why undefined</source>
        <translation>无定义的原因</translation>
    </message>
</context>
<context>
    <name>subtext::ImportDialog</name>
    <message>
        <source>Imported: %1.</source>
        <translation>已导入：%1。</translation>
    </message>
    <message>
        <source>&amp;Decisions…</source>
        <translation>裁定(&amp;D)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import into this study</source>
        <translation>导入到这项研究</translation>
    </message>
    <message>
        <source>What the study already has stays as it is. A row that contradicts it is refused.</source>
        <translation>研究中已有的内容保持不变。与之矛盾的行会被拒收。</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>导入的内容</translation>
    </message>
    <message>
        <source>Ctrl+Shift+I. Import the decisions of adjudicators from a file.</source>
        <translation>Ctrl+Shift+I。从文件导入仲裁员的裁定。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>subtext::ImportForm</name>
    <message>
        <source>&amp;Add files…</source>
        <translation>添加文件(&amp;A)…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Use from them</source>
        <translation>从中采用</translation>
    </message>
    <message>
        <source>Show the refused rows</source>
        <translation>显示被拒收的行</translation>
    </message>
    <message>
        <source>What is shown of the files</source>
        <translation>显示文件的哪些内容</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>They bring their people and who labelled what. Without them your roster labels the scenes.</source>
        <translation>会带入其中的人员以及谁标注了什么。否则由你名单上的人标注这些场景。</translation>
    </message>
    <message>
        <source>Without them everything is still to be adjudicated.</source>
        <translation>否则全部仍待仲裁。</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>添加文件</translation>
    </message>
    <message>
        <source>Scenarios and labels (*.csv *.json *.jsonl *.tsv *.txt *.xml *.xlsx *.xls)</source>
        <translation>情境和标签 (*.csv *.json *.jsonl *.tsv *.txt *.xml *.xlsx *.xls)</translation>
    </message>
    <message>
        <source>What the importer found</source>
        <translation>导入程序的发现</translation>
    </message>
    <message>
        <source>What is imported</source>
        <translation>导入的内容</translation>
    </message>
    <message>
        <source>Meanings</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>%1 was on the list already. It is read again, and counts once.</source>
        <translation>%1 已在列表中。已重新读取，只计一次。</translation>
    </message>
    <message>
        <source>Its columns are still to be matched.</source>
        <translation>其各列尚待对应。</translation>
    </message>
    <message>
        <source>The labels of %1</source>
        <translation>%1 的标签</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels, with notes</source>
        <translation>
            <numerusform>%n 个金标签，附备注</numerusform>
        </translation>
    </message>
    <message>
        <source>No files yet. Add them, or drop them here.</source>
        <translation>还没有文件。请添加，或拖到这里。</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>停止读取</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Choose the columns of %1…</source>
        <translation>选择 %1 的列…</translation>
    </message>
    <message>
        <source>&amp;Take every %1 from the files</source>
        <translation>沿用文件中的每个%1(&amp;T)</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>正在读取文件…</translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <translation>读取已停止。</translation>
    </message>
    <message>
        <source>The files were not read to the end. Read them again, or remove them.</source>
        <translation>文件没有读完。请重新读取，或移除。</translation>
    </message>
    <message>
        <source>Read %1 with these columns.</source>
        <translation>请按这些列读取 %1。</translation>
    </message>
    <message>
        <source>Match the columns of %1.</source>
        <translation>请对应 %1 的各列。</translation>
    </message>
    <message>
        <source>Choose under “Meanings” what %1 says, or remove it.</source>
        <translation>请在“含义”下指明 %1 的内容，或将其移除。</translation>
    </message>
    <message>
        <source>Fix %1, or remove it.</source>
        <translation>请修正 %1，或将其移除。</translation>
    </message>
    <message>
        <source>Add the files that hold the scenarios.</source>
        <translation>请添加含有情境的文件。</translation>
    </message>
    <message>
        <source>Take every %1 from the files, or correct the files.</source>
        <translation>请沿用文件中的每个%1，或更正文件。</translation>
    </message>
    <message>
        <source>No row of these files can be used.</source>
        <translation>这些文件中没有可用的行。</translation>
    </message>
</context>
<context>
    <name>subtext::ImportPreviewText</name>
    <message>
        <source>In all: %1</source>
        <translation>合计：%1</translation>
    </message>
    <message>
        <source>, %1 in the study already, %2 new</source>
        <translation>，研究中已有 %1，新增 %2</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>%1 “%2”: %3</source>
        <translation>%1“%2”：%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation>值得注意</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1；%2。</translation>
    </message>
    <message>
        <source>no scenarios and no answers</source>
        <translation>没有情境，也没有答案</translation>
    </message>
    <message>
        <source>Choose the right one under “Meanings”. If the project asked something else, make a new study with a task that asks the same.</source>
        <translation>请在“含义”下选择正确的一项。如果该项目所问的与此不同，请用提问相同的任务新建研究。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; says what the answers of the exports mean.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 说明导出文件中各答案的含义。</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>The first answers</source>
        <translation>最前面的答案</translation>
    </message>
    <message>
        <source>Add CSV files in CEI’s layout, or scenarios as CSV, Excel workbook, JSON or JSON Lines. Their contents will be shown here before anything is made.</source>
        <translation>请添加 CEI 格式的 CSV 文件，或 CSV、Excel 工作簿、JSON、JSON Lines 格式的情境。创建任何内容之前，会先在这里显示其内容。</translation>
    </message>
    <message>
        <source>Add scenarios and annotations as CSV, Excel workbook, JSON or JSON Lines. Their contents will be shown here before anything is made.</source>
        <translation>请添加 CSV、Excel 工作簿、JSON 或 JSON Lines 格式的情境和标注。创建任何内容之前，会先在这里显示其内容。</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>按%1</translation>
    </message>
    <message>
        <source>The first scene</source>
        <translation>第一个场景</translation>
    </message>
</context>
<context>
    <name>subtext::ImportSource</name>
    <message>
        <source>as it is called here</source>
        <translation>沿用此处的名称</translation>
    </message>
    <message>
        <source>Other columns…</source>
        <translation>其他列…</translation>
    </message>
    <message>
        <source>For files with other column names, or with scenario ids of an older release</source>
        <translation>用于列名不同的文件，或情境 id 来自旧发布版的文件</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Column or key of the file</source>
        <translation>文件的列或键</translation>
    </message>
    <message>
        <source>Where the files have this field. Empty: in its usual place.</source>
        <translation>文件中此字段的位置。留空：在通常的位置。</translation>
    </message>
    <message>
        <source>is in the column</source>
        <translation>所在列</translation>
    </message>
    <message>
        <source>Table of an older release…</source>
        <translation>旧发布版的表…</translation>
    </message>
    <message>
        <source>For ids like CEI-0001: which scenes they stood for, by their texts. It has the columns scenario_id, context and utterance.</source>
        <translation>用于 CEI-0001 这类 id：按文本说明它们代表哪些场景。含列 scenario_id、context 和 utterance。</translation>
    </message>
    <message>
        <source>Without it</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Table of an older release</source>
        <translation>旧发布版的表</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.xlsx);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.xlsx);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Other columns or ids…</source>
        <translation>其他列或 id…</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 在“%2”中</translation>
    </message>
    <message>
        <source>ids by %1</source>
        <translation>id 依据 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>subtext::ImportText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2</translation>
    </message>
    <message>
        <source>Of its exports, JSON keeps ids; CSV and JSON-MIN leave them out.</source>
        <translation>它的导出格式中，JSON 保留 id；CSV 和 JSON-MIN 不含 id。</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>%1, %2: damaged character “%3”; it was kept as it is.</source>
        <translation>%1，%2：损坏的字符“%3”；已原样保留。</translation>
    </message>
    <message>
        <source>%1, %2: “%3” is probably a damaged “%4”; it was kept as it is.</source>
        <translation>%1，%2：“%3”可能是损坏的“%4”；已原样保留。</translation>
    </message>
    <message>
        <source>not a point of this scale by the range %1</source>
        <translation>在 %1 的范围下，不是该量表上的点</translation>
    </message>
    <message>
        <source>not a word that this column can have</source>
        <translation>不是该列允许的词</translation>
    </message>
    <message>
        <source>not one of: %1</source>
        <translation>不在以下之列：%1</translation>
    </message>
    <message>
        <source>of another task than this study’s</source>
        <translation>所属任务与这项研究不同</translation>
    </message>
    <message>
        <source>of another task than this study’s (%1)</source>
        <translation>所属任务与这项研究不同（%1）</translation>
    </message>
    <message>
        <source>a number, and nobody said what the numbers count; add the project&apos;s labelling interface, an .xml file, to the files (on the command line: --interface FILE, or --scale %1=LOW..HIGH, the lowest point first)</source>
        <translation>是数字，但没有说明数字代表什么；请把该项目的标注界面（.xml 文件）加入文件（命令行：--interface FILE，或 --scale %1=LOW..HIGH，最低点在前）</translation>
    </message>
    <message>
        <source>the row has a different number of cells from the header (%1)</source>
        <translation>该行的单元格数与表头不同（%1）</translation>
    </message>
    <message>
        <source>the cell is empty and must not be</source>
        <translation>单元格为空，此处不允许为空</translation>
    </message>
    <message>
        <source>not one of sarcasm-irony, mixed-signals, strategic-politeness, passive-aggression, deflection-misdirection</source>
        <translation>不是 sarcasm-irony、mixed-signals、strategic-politeness、passive-aggression、deflection-misdirection 之一</translation>
    </message>
    <message>
        <source>not one of workplace, family, social, service</source>
        <translation>不是 workplace、family、social、service 之一</translation>
    </message>
    <message>
        <source>not one of peer, high-to-low, low-to-high</source>
        <translation>不是 peer、high-to-low、low-to-high 之一</translation>
    </message>
    <message>
        <source>not a number or time that can be used</source>
        <translation>不是可用的数字或时间</translation>
    </message>
    <message>
        <source>this scenario was there already</source>
        <translation>该情境前面已经出现过</translation>
    </message>
    <message>
        <source>this annotator answered this scenario already</source>
        <translation>该标注员已对此情境作答</translation>
    </message>
    <message>
        <source>the study has this scenario with another text</source>
        <translation>研究中已有此情境，但文本不同</translation>
    </message>
    <message>
        <source>the study has another answer of this annotator</source>
        <translation>研究中已有该标注员的另一个答案</translation>
    </message>
    <message>
        <source>the study has another gold label or note for this scenario</source>
        <translation>研究中此情境已有另一个金标签或备注</translation>
    </message>
    <message>
        <source>on the roster, but not as an annotator</source>
        <translation>在名单上，但不是标注员</translation>
    </message>
    <message>
        <source>a code with an invisible character or letters of two scripts</source>
        <translation>代号中有不可见字符或混用了两种文字</translation>
    </message>
    <message>
        <source>looks like the code of somebody else</source>
        <translation>与另一人的代号过于相似</translation>
    </message>
    <message>
        <source>the study has no scenario of this name</source>
        <translation>研究中没有这个名称的情境</translation>
    </message>
    <message>
        <source>scenarios of several groups have this id; write group/id</source>
        <translation>有多个组的情境用此 id；请写 组/id</translation>
    </message>
    <message>
        <source>several were chosen where one is asked; --first-of FIELD imports the first</source>
        <translation>此处只能选一个，却选了多个；--first-of FIELD 会导入第一个</translation>
    </message>
    <message>
        <source>may be somebody whom the study has under another name; say who it is with --person NAME=CODE, or that it is somebody new with --person NAME=NAME</source>
        <translation>可能是研究中以另一姓名存在的人；请用 --person NAME=CODE 指明是谁，或用 --person NAME=NAME 表示是新人</translation>
    </message>
    <message>
        <source>the file has another gold label for this scenario as well; decide it at the desk</source>
        <translation>文件中此情境还有另一个金标签；请在仲裁台裁定</translation>
    </message>
    <message>
        <source>task %1</source>
        <translation>任务 %1</translation>
    </message>
    <message>
        <source>scenario %1</source>
        <translation>情境 %1</translation>
    </message>
    <message>
        <source>annotation %1</source>
        <translation>标注 %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>标注员 %1</translation>
    </message>
    <message>
        <source>the rows have a different number of cells from the header</source>
        <translation>各行的单元格数与表头不同</translation>
    </message>
    <message>
        <source>The file cannot tell whether %1 is gold or somebody’s answer; it was left out. Use the JSON export, or say that it is gold with --column gold=NAME.</source>
        <translation>从文件看不出 %1 是金标签还是某人的答案，因此未导入。请使用 JSON 导出，或用 --column gold=NAME 指明它是金标签。</translation>
    </message>
    <message>
        <source>Read as %1. Check accents and quotation marks.</source>
        <translation>按 %1 读取。请检查重音字母和引号。</translation>
    </message>
    <message>
        <source>Only the sheet “%1” was read. To read another, choose it below the files (on the command line: --sheet NAME).</source>
        <translation>只读取了工作表“%1”。要读取其他工作表，请在文件下方选择（命令行：--sheet NAME）。</translation>
    </message>
    <message>
        <source>The column “%1” is not known and was left out.</source>
        <translation>列“%1”未知，未导入。</translation>
    </message>
    <message>
        <source>Read with what its columns meant before (%1).</source>
        <translation>按各列以前的含义读取（%1）。</translation>
    </message>
    <message>
        <source>The column “%1” was taken for %2.</source>
        <translation>列“%1”按 %2 读取。</translation>
    </message>
    <message>
        <source>The labels come without response times.</source>
        <translation>标签不带作答用时。</translation>
    </message>
    <message>
        <source>Answers in the files: %1 new, %2 changed since, %3 the same as in the study, %4 different.</source>
        <translation>文件中的回答：新增 %1，此后有改动 %2，与研究中相同 %3，不同 %4。</translation>
    </message>
    <message>
        <source>Answers in the files: %1 new, %2 the same as in the study, %3 different.</source>
        <translation>文件中的回答：新增 %1，与研究中相同 %2，不同 %3。</translation>
    </message>
    <message>
        <source>Where they differ, the study keeps its own.</source>
        <translation>不同之处以研究中的为准。</translation>
    </message>
    <message>
        <source>not one of the labels of this scale: %1</source>
        <translation>不是此量表的标签之一：%1</translation>
    </message>
    <message>
        <source>not one of the eight emotions: %1</source>
        <translation>不是八种情绪之一：%1</translation>
    </message>
</context>
<context>
    <name>subtext::ImportView</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>另有 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>In the files</source>
        <translation>在文件中</translation>
    </message>
    <message>
        <source>Not imported yet.</source>
        <translation>尚未导入。</translation>
    </message>
    <message>
        <source>What cannot be used</source>
        <translation>无法使用的内容</translation>
    </message>
    <message>
        <source>Rows and values that are left out; the others can be imported.</source>
        <translation>未采用的行和值；其余的可以导入。</translation>
    </message>
    <message>
        <source>Kept in the study</source>
        <translation>保留在研究中</translation>
    </message>
    <message>
        <source>Imported predictions stay here and go into copies of the study, but never into a hand-out.</source>
        <translation>导入的预测留在这里，也会进入研究的副本，但绝不进入分发文件。</translation>
    </message>
    <message>
        <source>Labels that are none of the options</source>
        <translation>不在选项之列的标签</translation>
    </message>
    <message>
        <source>Imported as they are. They count as no label unless a label table translates them.</source>
        <translation>按原样导入。除非标签对照表转换它们，否则按无标签计。</translation>
    </message>
    <message>
        <source>Gold labels that are not the study’s</source>
        <translation>与研究不同的金标签</translation>
    </message>
    <message>
        <source>The study keeps its own and scores against them.</source>
        <translation>研究保留自己的金标签并据此评测。</translation>
    </message>
    <message>
        <source>Used for rows without these columns. Defaults: file name, zero-shot, 1.</source>
        <translation>用于没有这些列的行。默认：文件名、zero-shot、1。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>name of the file</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>For rows that name no model. Empty: the name of the file.</source>
        <translation>用于未注明模型的行。留空：使用文件名。</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>zero-shot</source>
        <translation>zero-shot</translation>
    </message>
    <message>
        <source>For rows that name no mode.</source>
        <translation>用于未注明模式的行。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>For rows that name no run.</source>
        <translation>用于未注明运行的行。</translation>
    </message>
    <message>
        <source>Import predictions…</source>
        <translation>导入预测…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>研究以只读方式打开。</translation>
    </message>
    <message>
        <source>Bring in what models answered, from files: CSV with a header, Excel, JSON or JSON Lines, of one model or several. They are read and checked first, and nothing is kept before you import it; gold labels in a file never replace the study’s.</source>
        <translation>从文件带入模型的回答：带表头的 CSV、Excel、JSON 或 JSON Lines，可含一个或多个模型。先读取并检查，导入之前不保留任何内容；文件中的金标签绝不替换研究的金标签。</translation>
    </message>
    <message>
        <source>%1 (withdrawn)</source>
        <translation>%1（已撤下）</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>预测集</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Contradicted</source>
        <translation>有矛盾</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Predictions (*.csv *.tsv *.json *.jsonl *.xlsx);;All files (*)</source>
        <translation>预测 (*.csv *.tsv *.json *.jsonl *.xlsx);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>With a label</source>
        <translation>有标签</translation>
    </message>
    <message>
        <source>Items of the study</source>
        <translation>研究的条目</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are in the study already.</source>
        <translation>
            <numerusform>%n 行研究中已有。</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing this changes nothing.</source>
        <translation>导入不会带来任何变化。</translation>
    </message>
    <message numerus="yes">
        <source>%n are new.</source>
        <translation>
            <numerusform>%n 条是新的。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Give a shorter one above, or in the file.</source>
        <translation>%1请在上方或文件中给一个更短的。</translation>
    </message>
    <message>
        <source>%1 Give the run another name above, or discard the file.</source>
        <translation>%1请在上方给该运行另取名称，或丢弃该文件。</translation>
    </message>
    <message>
        <source>%1 imported, from %2.</source>
        <translation>已导入 %1，来自 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n 个回答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n 个预测集</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were there already.</source>
        <translation>
            <numerusform>%n 条此前已有。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows or values were left out.</source>
        <translation>
            <numerusform>%n 行或值未采用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows repeat others and were dropped.</source>
        <translation>
            <numerusform>%n 行与其他行重复，已丢弃。</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty answer)</source>
        <translation>（空回答）</translation>
    </message>
</context>
<context>
    <name>subtext::IntervalChart</name>
    <message>
        <source>undefined: %1</source>
        <translation>无定义：%1</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>95 % interval: %1</source>
        <translation>95% 区间：%1</translation>
    </message>
</context>
<context>
    <name>subtext::IntervalContent</name>
    <message>
        <source>%1 (the axis does not begin at 0)</source>
        <translation>%1（坐标轴不从 0 开始）</translation>
    </message>
</context>
<context>
    <name>subtext::InviteDialog</name>
    <message>
        <source>Invite to the team</source>
        <translation>邀请加入团队</translation>
    </message>
    <message>
        <source>For another device of yours. The file can be opened once, and whoever opens it works as you: give it to nobody.</source>
        <translation>供你的另一台设备使用。文件只能打开一次，打开者将以你的身份工作：不要给任何人。</translation>
    </message>
    <message>
        <source>Each person gets a file. It can be opened once, and whoever opens it works as that person: send it to that person alone.</source>
        <translation>每人得到一个文件。文件只能打开一次，打开者将以此人的身份工作：只发给本人。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Whoever is ticked is invited. Space ticks.</source>
        <translation>勾选的人会受到邀请。按空格键勾选。</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>For how many days an invitation can be opened.</source>
        <translation>邀请在多少天内可以打开。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Where the files are written, each named after a code.</source>
        <translation>文件写入的位置，均以代号命名。</translation>
    </message>
    <message>
        <source>Choose a folder for the invitations</source>
        <translation>为邀请选择文件夹</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>邀请</translation>
    </message>
    <message>
        <source>&amp;Copy as links</source>
        <translation>复制为链接(&amp;C)</translation>
    </message>
    <message>
        <source>For a message in the place of the file. Each link opens the same invitation: send it to that person alone.</source>
        <translation>用于以消息代替文件。每个链接打开的是同一份邀请：只发给本人。</translation>
    </message>
    <message>
        <source>was cut off for good</source>
        <translation>已被永久移出</translation>
    </message>
    <message>
        <source>only annotators can be invited to a folder</source>
        <translation>共享文件夹只能邀请标注员</translation>
    </message>
    <message>
        <source>yourself: for another device</source>
        <translation>本人：供另一台设备</translation>
    </message>
    <message>
        <source>takes part already</source>
        <translation>已在参与</translation>
    </message>
    <message>
        <source>has dropped out</source>
        <translation>已中止参与</translation>
    </message>
    <message>
        <source>invited until %1</source>
        <translation>邀请有效至 %1</translation>
    </message>
    <message>
        <source>Inviting %1…</source>
        <translation>正在邀请 %1…</translation>
    </message>
    <message>
        <source>Inviting %1 at %2…</source>
        <translation>正在 %2 邀请 %1…</translation>
    </message>
    <message>
        <source>%1: %2 can be opened until %3.</source>
        <translation>%1：%2 可在 %3 之前打开。</translation>
    </message>
    <message>
        <source>%1: not invited. %2</source>
        <translation>%1：未邀请。%2</translation>
    </message>
    <message>
        <source>%1: not asked any more.</source>
        <translation>%1：不再询问。</translation>
    </message>
    <message numerus="yes">
        <source>%n invitations were written to %1.</source>
        <translation>
            <numerusform>已把 %n 份邀请写入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>It opens once. Take it to your other device, and delete it here once it was opened.</source>
        <translation>只能打开一次。请拿到另一台设备上，打开之后在此删除。</translation>
    </message>
    <message>
        <source>Each opens once, for that person only. Send each file to that person alone, and delete it here once it was opened.</source>
        <translation>每份只能由本人打开一次。请把每个文件只发给本人，打开之后在此删除。</translation>
    </message>
    <message>
        <source>Whoever joins is asked where the shared folder is on their computer: share it with them first.</source>
        <translation>加入者会被问到共享文件夹在其电脑上的位置：请先与其共享。</translation>
    </message>
    <message numerus="yes">
        <source>Invite %n people</source>
        <translation>
            <numerusform>邀请 %n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Invite %n people at %1</source>
        <translation>
            <numerusform>在 %1 邀请 %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: invited, but the file was not written. %2 “Copy as links” has the invitation.</source>
        <translation>%1：已邀请，但文件未写入。%2 “复制为链接”中有该邀请。</translation>
    </message>
</context>
<context>
    <name>subtext::ItemCard</name>
    <message>
        <source>active %1, visits %2</source>
        <translation>有效用时 %1，访问 %2 次</translation>
    </message>
    <message>
        <source>The item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Choose a finding or a point in a chart; its item will be shown here.</source>
        <translation>选择一个疑点或图中的一个点，对应的条目会显示在这里。</translation>
    </message>
    <message>
        <source>The item of a finding, or of a point in a chart, is shown here.</source>
        <translation>疑点或图中的点所对应的条目显示在这里。</translation>
    </message>
    <message>
        <source>The answers are shown at the desk.</source>
        <translation>答案在仲裁台显示。</translation>
    </message>
</context>
<context>
    <name>subtext::ItemListModel</name>
    <message>
        <source>open</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>label again</source>
        <translation>重新标注</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>已开始</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>changed, not updated</source>
        <translation>有改动，未更新</translation>
    </message>
    <message>
        <source>Item %1, %2. %3</source>
        <translation>条目 %1，%2。%3</translation>
    </message>
    <message>
        <source>question not sent</source>
        <translation>提问未发送</translation>
    </message>
    <message>
        <source>new reply</source>
        <translation>有新回复</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>有问题</translation>
    </message>
</context>
<context>
    <name>subtext::ItemListPanel</name>
    <message>
        <source>Your items</source>
        <translation>你的条目</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>Of items</comment>
        <translation>待完成</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>No items are assigned to you.</source>
        <translation>没有分配给你的条目。</translation>
    </message>
    <message>
        <source>Every item is submitted.</source>
        <translation>所有条目都已提交。</translation>
    </message>
    <message>
        <source>Nothing is submitted yet.</source>
        <translation>还没有提交任何条目。</translation>
    </message>
    <message>
        <source>No item is flagged.</source>
        <translation>没有标为有问题的条目。</translation>
    </message>
</context>
<context>
    <name>subtext::ItemMenu</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Use as practice…</source>
        <translation>用作练习…</translation>
    </message>
    <message>
        <source>What was decided about the item</source>
        <translation>此条目的裁定情况</translation>
    </message>
    <message>
        <source>Make a practice scene of the item, with a note on what it teaches</source>
        <translation>把条目作为练习场景，并附上教学说明</translation>
    </message>
    <message>
        <source>Correct the scene…</source>
        <translation>更正此场景…</translation>
    </message>
    <message>
        <source>A typing error, or a role that is wrong</source>
        <translation>错别字或角色有误</translation>
    </message>
</context>
<context>
    <name>subtext::ItemPanel</name>
    <message>
        <source>To the desk</source>
        <translation>前往仲裁台</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
</context>
<context>
    <name>subtext::ItemSourcesChart</name>
    <message>
        <source>Items by their disagreement</source>
        <translation>按分歧排列的条目</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Differ (%)</source>
        <translation>不同（%）</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>Ambiguity (%)</source>
        <translation>多义（%）</translation>
    </message>
    <message>
        <source>Perspective (%)</source>
        <translation>视角（%）</translation>
    </message>
    <message>
        <source>Unsteadiness (%)</source>
        <translation>不稳定（%）</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Two annotators differ</source>
        <translation>两位标注员不同</translation>
    </message>
    <message>
        <source>not identifiable</source>
        <translation>无法辨识</translation>
    </message>
    <message>
        <source>ambiguity %1, perspective %2, unsteadiness %3</source>
        <translation>多义 %1，视角 %2，不稳定 %3</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>百分比</translation>
    </message>
    <message numerus="yes">
        <source>The %n rows with the most disagreement are drawn; the table has all.</source>
        <translation>
            <numerusform>图中显示分歧最大的 %n 行；表格包含全部。</numerusform>
        </translation>
    </message>
    <message>
        <source>How likely two further annotators are to differ on an item, with 95 % intervals, and how much of that is ambiguity, perspective or unsteadiness. An item’s few answers say little by themselves, so the estimate leans on all items. All items with two answers; the choices above do not apply here.</source>
        <translation>另外两位标注员对同一条目给出不同答案的概率及其 95% 区间，以及其中多少来自多义、视角或不稳定。单个条目的少量答案本身说明不了多少，因此估计借助全部条目。包括所有有两个答案的条目，不受上方选择影响。</translation>
    </message>
    <message>
        <source>A bar is divided into these three, as far as they can be told apart.</source>
        <translation>每个条形分为这三部分（在可以区分的范围内）。</translation>
    </message>
    <message>
        <source>Ambiguity</source>
        <translation>多义</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Unsteadiness</source>
        <translation>不稳定</translation>
    </message>
    <message>
        <source>Observed (%)</source>
        <translation>观测值（%）</translation>
    </message>
</context>
<context>
    <name>subtext::ItemsModel</name>
    <message>
        <source>open</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>once decided</source>
        <translation>裁定后</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>多义</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金标签</translation>
    </message>
</context>
<context>
    <name>subtext::ItemsView</name>
    <message>
        <source>All items</source>
        <translation>所有条目</translation>
    </message>
    <message>
        <source>Whatever was answered.</source>
        <translation>无论回答了什么。</translation>
    </message>
    <message>
        <source>People agree, models do not</source>
        <translation>人一致，模型不符</translation>
    </message>
    <message>
        <source>All votes are the gold label, and no set gave it.</source>
        <translation>所有票都是金标签，却没有预测集给出它。</translation>
    </message>
    <message>
        <source>Models agree, people do not</source>
        <translation>模型一致，人有分歧</translation>
    </message>
    <message>
        <source>All sets gave one label, and the votes are split.</source>
        <translation>所有预测集给出同一标签，而票有分歧。</translation>
    </message>
    <message>
        <source>Label outside the options</source>
        <translation>选项外的标签</translation>
    </message>
    <message>
        <source>A set gave a label that is none of the options.</source>
        <translation>有预测集给出了不在选项之列的标签。</translation>
    </message>
    <message>
        <source>Kept by keyword</source>
        <translation>按关键词保留</translation>
    </message>
    <message>
        <source>A set’s label was found as a word in its text.</source>
        <translation>有预测集的标签是在其文本中作为词找到的。</translation>
    </message>
    <message>
        <source>Which items</source>
        <translation>哪些条目</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>no room for: %1</source>
        <translation>放不下：%1</translation>
    </message>
</context>
<context>
    <name>subtext::JoinDialog</name>
    <message>
        <source>Join a team</source>
        <translation>加入团队</translation>
    </message>
    <message>
        <source>Whoever coordinates a study has sent you an invitation, a file or a link that can be opened once. It makes a study file on this computer. You work in that file, also without a connection; whenever there is one, Subtext sends your work and receives what is for you.</source>
        <translation>研究负责人给你发了一份只能打开一次的邀请（文件或链接）。它会在本机创建一个研究文件。你在该文件中工作，没有连接时也可以；一旦有连接，Subtext 就会发送你的成果并接收给你的内容。</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>邀请</translation>
    </message>
    <message>
        <source>The file that you were sent (.subtext-invite), or the link (subtext-team://).</source>
        <translation>你收到的文件 (.subtext-invite)，或链接 (subtext-team://)。</translation>
    </message>
    <message>
        <source>Choose the file, or paste the link here</source>
        <translation>请选择文件，或在此粘贴链接</translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation>共享文件夹</translation>
    </message>
    <message>
        <source>Where the folder is on this computer that the coordinator has shared with you.</source>
        <translation>负责人与你共享的文件夹在本机上的位置。</translation>
    </message>
    <message>
        <source>Where your study file is kept</source>
        <translation>你的研究文件保存在哪里</translation>
    </message>
    <message>
        <source>A file on this computer, which joining makes. It must not be there yet.</source>
        <translation>加入时在本机创建的文件。该位置不能已有同名文件。</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>The certificate of the authority that signed the server’s, where neither the invitation nor this system has it. Whoever runs the server does.</source>
        <translation>签发服务器证书的机构的证书，在邀请和本系统都没有时需要。服务器管理员那里有。</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Open an invitation</source>
        <translation>打开邀请</translation>
    </message>
    <message>
        <source>Invitations (*.subtext-invite)</source>
        <translation>邀请 (*.subtext-invite)</translation>
    </message>
    <message>
        <source>Save the study file</source>
        <translation>保存研究文件</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>研究 (*.subtext)</translation>
    </message>
    <message>
        <source>Choose the shared folder</source>
        <translation>选择共享文件夹</translation>
    </message>
    <message>
        <source>Choose a certificate</source>
        <translation>选择证书</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>证书 (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>The invitation is no longer valid. Ask the coordinator for a new one, unless you have opened this one before.</source>
        <translation>邀请已失效。请向负责人索取新的邀请，除非此邀请是你自己之前打开过的。</translation>
    </message>
    <message>
        <source>For %1 in the study “%2”, in a shared folder. It is not blind: whoever can open the folder can read what you answer.</source>
        <translation>给研究“%2”中的 %1，通过共享文件夹。这不是盲标：能打开文件夹的人都能看到你的答案。</translation>
    </message>
    <message>
        <source>For %1 in the study “%2”, on the server %3.</source>
        <translation>给研究“%2”中的 %1，在服务器 %3 上。</translation>
    </message>
    <message>
        <source>It can be opened until %1.</source>
        <translation>可在 %1 之前打开。</translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation>正在加入…</translation>
    </message>
    <message>
        <source>Joining at %1…</source>
        <translation>正在加入 %1…</translation>
    </message>
    <message>
        <source>The secret of this device is in a file</source>
        <translation>此设备的密钥存在文件中</translation>
    </message>
    <message>
        <source>The study file is made, with what could be read in the shared folder.</source>
        <translation>研究文件已创建，包含共享文件夹中能读到的内容。</translation>
    </message>
    <message>
        <source>Close this to open the study. What is missing comes by itself, once it is there.</source>
        <translation>关闭此窗口以打开研究。缺少的内容一到就会自动补上。</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>加入 %1</translation>
    </message>
</context>
<context>
    <name>subtext::KappaChart</name>
    <message>
        <source>Fleiss’ κ</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>Krippendorff’s α</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>Gwet’s AC1</source>
        <translation>Gwet AC1</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>百分比一致性</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>轻微</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>尚可</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>substantial</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>almost perfect</source>
        <translation>几乎完全一致</translation>
    </message>
    <message>
        <source>%1 resamples, item by item</source>
        <translation>重抽样 %1 次，逐条目</translation>
    </message>
    <message>
        <source>%1 resamples, equal items together</source>
        <translation>重抽样 %1 次，相同条目合并</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Fleiss’ κ: %1.</source>
        <translation>Fleiss κ：%1。</translation>
    </message>
    <message>
        <source>κ and other coefficients</source>
        <translation>κ 与其他系数</translation>
    </message>
    <message>
        <source>0 is what chance alone would give. There are several coefficients because they differ in what they count as chance: κ and α estimate it from how often each label was used and fall when one label dominates; AC1 does not. Percent agreement is not corrected for chance.</source>
        <translation>0 表示仅凭随机所能达到的水平。之所以有多个系数，是因为它们对“随机”的定义不同：κ 和 α 由各标签的使用频率估计，当一个标签占优时会下降；AC1 不会。百分比一致性未对随机一致作校正。</translation>
    </message>
    <message>
        <source>κ by %1</source>
        <translation>各%1的 κ</translation>
    </message>
    <message>
        <source>Agreement on %1, with 95 % intervals. Hollow: not corrected for chance. Words: Landis and Koch, for κ.</source>
        <translation>%1的一致性，附 95% 区间。空心：未对随机一致作校正。用词：Landis 和 Koch，针对 κ。</translation>
    </message>
    <message>
        <source>No item has labels of two people yet, so there is nothing to compare.</source>
        <translation>还没有条目有两个人的标签，因此无从比较。</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Items of</source>
        <translation>条目范围</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>未计入</translation>
    </message>
    <message>
        <source>κ low</source>
        <translation>κ 下限</translation>
    </message>
    <message>
        <source>κ high</source>
        <translation>κ 上限</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>α low</source>
        <translation>α 下限</translation>
    </message>
    <message>
        <source>α high</source>
        <translation>α 上限</translation>
    </message>
    <message>
        <source>AC1 low</source>
        <translation>AC1 下限</translation>
    </message>
    <message>
        <source>AC1 high</source>
        <translation>AC1 上限</translation>
    </message>
    <message>
        <source>Percent agreement (share)</source>
        <translation>百分比一致性（占比）</translation>
    </message>
    <message>
        <source>Share low</source>
        <translation>占比下限</translation>
    </message>
    <message>
        <source>Share high</source>
        <translation>占比上限</translation>
    </message>
    <message>
        <source>Intervals of κ, α and share</source>
        <translation>κ、α 和占比的区间</translation>
    </message>
</context>
<context>
    <name>subtext::KeyTable</name>
    <message>
        <source>Annotator</source>
        <comment>The role</comment>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Adjudicator: the annotator’s, and</source>
        <translation>仲裁员：在标注员的按键之外，还有</translation>
    </message>
    <message>
        <source>Coordinator: the adjudicator’s, and</source>
        <translation>负责人：在仲裁员的按键之外，还有</translation>
    </message>
    <message>
        <source>| Keys | What they do |</source>
        <translation>| 按键 | 作用 |</translation>
    </message>
</context>
<context>
    <name>subtext::KeyText</name>
    <message>
        <source>Enter</source>
        <comment>The key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>subtext::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>subtext::KindsOfStudy</name>
    <message>
        <source>where the study asks for cue words</source>
        <translation>研究要求线索词时</translation>
    </message>
    <message>
        <source>where the study takes questions</source>
        <translation>研究接受提问时</translation>
    </message>
    <message>
        <source>where the study asks for second looks</source>
        <translation>研究要求复看时</translation>
    </message>
    <message>
        <source>where the study asks for a guess of the others</source>
        <translation>当研究要求预测他人的回答时</translation>
    </message>
    <message>
        <source>where the task has a board</source>
        <translation>任务含判断表时</translation>
    </message>
    <message>
        <source>where a board has more than nine rows</source>
        <translation>判断表超过九行时</translation>
    </message>
    <message>
        <source>where there are more than nine options or rows</source>
        <translation>选项或行超过九个时</translation>
    </message>
    <message>
        <source>where the task asks several questions</source>
        <translation>任务有多个问题时</translation>
    </message>
    <message>
        <source>where the study asks for another option as a second reading</source>
        <translation>研究要求以另一选项作为第二解读时</translation>
    </message>
    <message>
        <source>where the study asks for second readings in points</source>
        <translation>研究要求以分数表示第二解读时</translation>
    </message>
    <message>
        <source>where the task has an explanation</source>
        <translation>任务含解释时</translation>
    </message>
    <message>
        <source>where the task has no explanation</source>
        <translation>任务不含解释时</translation>
    </message>
</context>
<context>
    <name>subtext::LabelAgainDialog</name>
    <message>
        <source>No guide has changed, as far as is known, since the answers were given.</source>
        <translation>据所知，自给出答案以来没有指南改变过。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Ask for new labels</source>
        <translation>请求新标签</translation>
    </message>
    <message>
        <source>Label again</source>
        <translation>重新标注</translation>
    </message>
    <message>
        <source>New labels are asked for. Items: %1</source>
        <translation>已请求新标签。条目：%1</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>已撤回。</translation>
    </message>
    <message>
        <source>Answered by an old guide</source>
        <translation>按旧指南作答</translation>
    </message>
    <message>
        <source>To be labelled again</source>
        <translation>待重新标注</translation>
    </message>
    <message>
        <source>All items with an answer</source>
        <translation>所有有答案的条目</translation>
    </message>
    <message>
        <source>Which items are listed</source>
        <translation>列出哪些条目</translation>
    </message>
    <message>
        <source>Search items, texts and roles</source>
        <translation>搜索条目、文本和角色</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Old guide</source>
        <translation>旧指南</translation>
    </message>
    <message>
        <source>Still owed by</source>
        <translation>待作答人员</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>The scene, and why it was asked for</source>
        <translation>场景，以及请求重新标注的原因</translation>
    </message>
    <message>
        <source>Choose an item to read its scene.</source>
        <translation>选择一个条目以阅读其场景。</translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation>请求哪些人</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>After a clause of the guide changed: choose the items that it touches, say what changed, and ask.</source>
        <translation>指南条款变动之后：选择受影响的条目，写明变动内容，然后提出请求。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>变动内容</translation>
    </message>
    <message>
        <source>Why, in a sentence that annotators read</source>
        <translation>原因，一句话，供标注员阅读</translation>
    </message>
    <message>
        <source>What changed, in a sentence that annotators read</source>
        <translation>变动内容，一句话，供标注员阅读</translation>
    </message>
    <message>
        <source>Not given by</source>
        <translation>未作答人员</translation>
    </message>
    <message>
        <source>Computing how far annotators agree…</source>
        <translation>正在计算标注员的一致程度…</translation>
    </message>
    <message>
        <source>The search finds no item here. Change or clear it, or list all items with an answer.</source>
        <translation>搜索在此没有找到条目。请更改或清除搜索，或列出所有有答案的条目。</translation>
    </message>
    <message>
        <source>No answer is known to have been given by another guide than the present one.</source>
        <translation>没有已知按其他指南给出的答案。</translation>
    </message>
    <message>
        <source>No item is to be labelled again.</source>
        <translation>没有要重新标注的条目。</translation>
    </message>
    <message>
        <source>No item has an answer yet.</source>
        <translation>还没有条目有答案。</translation>
    </message>
    <message>
        <source>Asked for because: %1</source>
        <translation>请求原因：%1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>Everybody who labelled them</source>
        <translation>所有标注过的人</translation>
    </message>
    <message>
        <source>The items with these findings are selected. Say why they should be labelled again, then ask.</source>
        <translation>已选中这些疑点的条目。请写明为何要重新标注，然后提出请求。</translation>
    </message>
    <message>
        <source>They will be open again for %1 only, without the old answer in view. The old answers stay, and count until the new ones are there. Whoever works on a file needs a new hand-out.</source>
        <translation>条目将只对 %1 重新开放，旧答案不显示。旧答案会保留，新答案到来之前仍计入。使用文件工作的人需要新的分发文件。</translation>
    </message>
    <message>
        <source>They will be open again for everyone who labelled them, without the old answer in view. The old answers stay, and count until the new ones are there. People who work on files need a new hand-out.</source>
        <translation>条目将对标注过它们的人重新开放，旧答案不显示。旧答案会保留，新答案到来之前仍计入。使用文件工作的人需要新的分发文件。</translation>
    </message>
</context>
<context>
    <name>subtext::LabelBar</name>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Show the item list (F2)</source>
        <translation>显示条目列表 (F2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Previous item (Ctrl+Left)</source>
        <translation>上一条目 (Ctrl+←)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Next item (Ctrl+Right)</source>
        <translation>下一条目 (Ctrl+→)</translation>
    </message>
    <message>
        <source>Submitted items</source>
        <translation>已提交的条目</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>标记问题</translation>
    </message>
    <message>
        <source>The item is broken or unclear (Ctrl+M)</source>
        <translation>条目有误或不清楚 (Ctrl+M)</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Guideline and definitions (F1)</source>
        <translation>标注规范与定义 (F1)</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Submit and go to the next open item (Ctrl+Enter)</source>
        <translation>提交并转到下一个待完成条目 (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 submitted</source>
        <translation>已提交 %1</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>最终标签</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>上交</translation>
    </message>
    <message>
        <source>Your labels beside the final ones</source>
        <translation>你的标签与最终标签对照</translation>
    </message>
    <message>
        <source>Summary and hand-in (F4)</source>
        <translation>汇总与上交 (F4)</translation>
    </message>
    <message>
        <source>Item %1 saved</source>
        <translation>条目 %1 已保存</translation>
    </message>
    <message>
        <source>All answered. Ctrl+Enter submits.</source>
        <translation>已全部作答，按 Ctrl+Enter 提交。</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Draft saved</source>
        <translation>草稿已保存</translation>
    </message>
    <message>
        <source>Submitted, saved</source>
        <translation>已提交并保存</translation>
    </message>
    <message>
        <source>Change saved as draft, not updated yet</source>
        <translation>改动已存为草稿，尚未更新</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
</context>
<context>
    <name>subtext::LabelEnding</name>
    <message>
        <source>The study is locked; nothing can be changed.</source>
        <translation>研究已锁定，无法再改动。</translation>
    </message>
    <message>
        <source>This study is open for reading only; nothing can be changed.</source>
        <translation>这项研究以只读方式打开，无法作任何更改。</translation>
    </message>
    <message numerus="yes">
        <source>%n items are open.</source>
        <translation>
            <numerusform>%n 个条目待完成。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items were changed after they were submitted, and not updated.</source>
        <translation>
            <numerusform>%n 个条目提交后有改动，尚未更新。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand in anyway?</source>
        <translation>仍要上交吗？</translation>
    </message>
    <message>
        <source>Hand in this work?</source>
        <translation>上交这份成果吗？</translation>
    </message>
    <message>
        <source>Not everything is submitted</source>
        <translation>尚未全部提交</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>上交</translation>
    </message>
    <message>
        <source>Hand in anyway</source>
        <translation>仍然上交</translation>
    </message>
    <message>
        <source>Where to save the file that you send back</source>
        <translation>交回文件的保存位置</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>研究 (*.subtext)</translation>
    </message>
    <message>
        <source>Handed in, but the file is not complete. %1 %2</source>
        <translation>已上交，但文件不完整。%1%2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Your work is saved, but the file to send back was not written. %1</source>
        <translation>成果已保存，但未能生成要交回的文件。%1</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>另选文件夹</translation>
    </message>
    <message>
        <source>Nothing was changed in item %1.</source>
        <translation>条目 %1 没有更改。</translation>
    </message>
    <message>
        <source>This is the work of %1: %2 of %3 submitted. Nothing was changed since you signed in.</source>
        <translation>这是 %1 的成果：已提交 %2/%3。自你登录以来没有任何改动。</translation>
    </message>
    <message numerus="yes">
        <source>%n items were submitted or revised since the latest hand-in.</source>
        <translation>
            <numerusform>自上次上交以来提交或修改了 %n 个条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your votes are in this file.</source>
        <translation>你的投票在此文件中。</translation>
    </message>
</context>
<context>
    <name>subtext::LabelPage</name>
    <message>
        <source>Label</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Answer the highlighted step and move on</source>
        <translation>回答高亮的步骤并继续</translation>
    </message>
    <message>
        <source>On a board: yes to a row; with Shift: no</source>
        <translation>判断表：此行选“是”；加 Shift：选“否”</translation>
    </message>
    <message>
        <source>1 to 9, then a to g</source>
        <translation>1 到 9，然后 a 到 g</translation>
    </message>
    <message>
        <source>On a board: no to all remaining rows</source>
        <translation>判断表：其余各行全选“否”</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Adjust the highlighted step</source>
        <translation>调整高亮的步骤</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Clear the choice</source>
        <translation>清除选择</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Next or previous step</source>
        <translation>下一步或上一步</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Submit or update, and go to the next open item</source>
        <translation>提交或更新，并转到下一个待完成条目</translation>
    </message>
    <message>
        <source>Previous item (in a text: Alt+Left)</source>
        <translation>上一条目（在文本中：Alt+←）</translation>
    </message>
    <message>
        <source>Next item (in a text: Alt+Right)</source>
        <translation>下一条目（在文本中：Alt+→）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Flag as broken or unclear</source>
        <translation>标为有误或不清楚</translation>
    </message>
    <message>
        <source>Into the explanation</source>
        <translation>进入解释框</translation>
    </message>
    <message>
        <source>Guideline, cheat sheet and definitions</source>
        <translation>标注规范、速查表与定义</translation>
    </message>
    <message>
        <source>Item list</source>
        <translation>条目列表</translation>
    </message>
    <message>
        <source>History of the item</source>
        <translation>条目的历史</translation>
    </message>
    <message>
        <source>Have a screen reader say the scene again</source>
        <translation>让屏幕阅读器再读一遍场景</translation>
    </message>
    <message>
        <source>Practise with feedback</source>
        <translation>带反馈的练习</translation>
    </message>
    <message>
        <source>Summary and hand-in</source>
        <translation>汇总与上交</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>最终标签</translation>
    </message>
    <message>
        <source>Item %1 saved.</source>
        <translation>条目 %1 已保存。</translation>
    </message>
    <message>
        <source>Back at item %1. It stays submitted until you change and update it.</source>
        <translation>回到条目 %1。在你改动并更新之前，它仍为已提交。</translation>
    </message>
    <message>
        <source>Back at item %1.</source>
        <translation>回到条目 %1。</translation>
    </message>
    <message>
        <source>Item %1 of %2.</source>
        <translation>第 %1 个条目，共 %2 个。</translation>
    </message>
    <message>
        <source>Digits answer and move on · Ctrl+Enter submits · F1 guide · F12 all keys</source>
        <translation>数字键作答并前进 · Ctrl+Enter 提交 · F1 指南 · F12 全部按键</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>明白了</translation>
    </message>
    <message>
        <source>Not saved. Your answer is still on the screen. %1</source>
        <translation>未保存。你的答案仍在屏幕上。%1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>指南：%1</translation>
    </message>
    <message>
        <source>Guide closed</source>
        <translation>指南已关闭</translation>
    </message>
    <message>
        <source>Second reading: no other option</source>
        <translation>第二解读：没有其他选项</translation>
    </message>
    <message>
        <source>Second reading in points: 5 more or less for an option</source>
        <translation>以分数表示第二解读：给一个选项加或减 5 分</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下方向键</translation>
    </message>
    <message>
        <source>Guess of the others: the option that most will choose</source>
        <translation>预测他人的回答：多数人会选的选项</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Your earlier answer to item %1 is back as a draft. Ctrl+Enter makes it count again; until then the updated one counts.</source>
        <translation>条目 %1 的先前答案已恢复为草稿。按 Ctrl+Enter 使其重新生效；在此之前以更新后的答案为准。</translation>
    </message>
    <message>
        <source>Out of the explanation, to the first step; else close the guide</source>
        <translation>离开解释框，回到第一步；否则关闭指南</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>关闭指南</translation>
    </message>
    <message>
        <source>Nothing to take back.</source>
        <translation>没有可撤回的操作。</translation>
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
        <translation>关于此条目的提问</translation>
    </message>
    <message>
        <source>Ask about the item</source>
        <translation>就此条目提问</translation>
    </message>
    <message>
        <source>Ask about this item…</source>
        <translation>就此条目提问…</translation>
    </message>
    <message>
        <source>Your questions…</source>
        <translation>你的提问…</translation>
    </message>
    <message>
        <source>Questions about item %1</source>
        <translation>关于条目 %1 的提问</translation>
    </message>
    <message>
        <source>The coordinator and the adjudicators read your question; other annotators do not. It is not part of your answer. From a hand-out it goes to them when you hand in, and a reply comes with the next hand-out.</source>
        <translation>负责人和仲裁员会看到你的提问，其他标注员看不到。提问不属于你的答案。如果用的是分发文件，提问会在你上交时一并送达，回复则随下一份分发文件到来。</translation>
    </message>
    <message>
        <source>This study takes no further questions about items.</source>
        <translation>这项研究不再接受关于条目的提问。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>你的提问</translation>
    </message>
</context>
<context>
    <name>subtext::LabelStudioText</name>
    <message>
        <source>The address has a user or a password in it.</source>
        <translation>地址中含有用户名或密码。</translation>
    </message>
    <message>
        <source>Leave them out: Subtext signs in with the key.</source>
        <translation>请去掉它们：Subtext 用密钥登录。</translation>
    </message>
    <message>
        <source>The address of a server has no “?” and no “#”.</source>
        <translation>服务器地址中不含“?”和“#”。</translation>
    </message>
    <message>
        <source>Leave out what begins with them.</source>
        <translation>请去掉以它们开头的部分。</translation>
    </message>
    <message>
        <source>“%1” begins with neither https:// nor http://.</source>
        <translation>“%1”既不以 https:// 也不以 http:// 开头。</translation>
    </message>
    <message>
        <source>Write it like https://label.example.org.</source>
        <translation>请写成 https://label.example.org 这样。</translation>
    </message>
    <message>
        <source>“%1” is not the address of a server.</source>
        <translation>“%1”不是服务器地址。</translation>
    </message>
    <message>
        <source>Write it like https://label.example.org, without user and password.</source>
        <translation>请写成 https://label.example.org 这样，不带用户名和密码。</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 没有及时响应。</translation>
    </message>
    <message>
        <source>Nothing was pulled. Check the address, or try again later.</source>
        <translation>没有拉取任何内容。请检查地址，或稍后再试。</translation>
    </message>
    <message>
        <source>The answer from %1 broke off.</source>
        <translation>来自 %1 的响应中断了。</translation>
    </message>
    <message>
        <source>Nothing was pulled. Try again.</source>
        <translation>没有拉取任何内容。请重试。</translation>
    </message>
    <message>
        <source>%1 cannot be reached%2.</source>
        <translation>无法连接 %1%2。</translation>
    </message>
    <message>
        <source>Check the address and whether the server runs.</source>
        <translation>请检查地址，以及服务器是否在运行。</translation>
    </message>
    <message>
        <source>%1 has no encrypted connection.</source>
        <translation>%1 没有加密连接。</translation>
    </message>
    <message>
        <source>The key would travel unencrypted: nothing was sent. Use https, or a server on this machine.</source>
        <translation>密钥会以未加密方式传输，因此未发送任何内容。请使用 https，或本机上的服务器。</translation>
    </message>
    <message>
        <source>%1 answers, but without encryption.</source>
        <translation>%1 有响应，但未加密。</translation>
    </message>
    <message>
        <source>Nothing was sent. Perhaps its address begins with http:// instead.</source>
        <translation>未发送任何内容。也许其地址应以 http:// 开头。</translation>
    </message>
    <message>
        <source>Nothing was sent: the key goes unencrypted only to this machine. Perhaps https has another port there; ask whoever runs it.</source>
        <translation>未发送任何内容：密钥只有发往本机时才不加密。也许那里的 https 用的是另一个端口；请询问服务器管理员。</translation>
    </message>
    <message>
        <source>%1 redirects to %2.</source>
        <translation>%1 重定向到 %2。</translation>
    </message>
    <message>
        <source>The key is never passed on to another server: nothing was sent there. If that is the right one, give its address instead.</source>
        <translation>密钥绝不转交其他服务器：没有向那里发送任何内容。如果那才是正确的服务器，请改填其地址。</translation>
    </message>
    <message>
        <source>%1 cannot prove that it is the right server%2.</source>
        <translation>%1 无法证明自己是正确的服务器%2。</translation>
    </message>
    <message>
        <source>Its certificate is not trusted here: nothing was sent.</source>
        <translation>其证书在本机不受信任：未发送任何内容。</translation>
    </message>
    <message>
        <source>The project “%1” asks something other than the study.</source>
        <translation>项目“%1”所问的与这项研究不同。</translation>
    </message>
    <message>
        <source>Its answers cannot go there. Push only the scenarios, or push the answers to the study’s own project.</source>
        <translation>研究的答案不能发到那里。请只推送情境，或把答案推送到研究自己的项目。</translation>
    </message>
    <message>
        <source>%1 answered with a web page.</source>
        <translation>%1 返回的是网页。</translation>
    </message>
    <message>
        <source>Label Studio is not at this address, or its version is too old: check the address.</source>
        <translation>该地址上没有 Label Studio，或其版本太旧：请检查地址。</translation>
    </message>
    <message>
        <source>The answer from %1 is not one that Label Studio gives%2.</source>
        <translation>来自 %1 的响应不符合 Label Studio 的格式%2。</translation>
    </message>
    <message>
        <source>Nothing was pulled. Check the address and the version of the server.</source>
        <translation>没有拉取任何内容。请检查地址和服务器版本。</translation>
    </message>
    <message>
        <source>The answer from %1 is larger than %2 bytes.</source>
        <translation>来自 %1 的响应超过 %2 字节。</translation>
    </message>
    <message>
        <source>Nothing was pulled.</source>
        <translation>没有拉取任何内容。</translation>
    </message>
    <message>
        <source>%1 does not allow it%2.</source>
        <translation>%1 不允许此操作%2。</translation>
    </message>
    <message>
        <source>Ask whoever runs it for permission, or use another key.</source>
        <translation>请向服务器管理员申请权限，或换一个密钥。</translation>
    </message>
    <message>
        <source>%1 has no such project%2.</source>
        <translation>%1 没有这个项目%2。</translation>
    </message>
    <message>
        <source>The list of projects shows those that the key may see.</source>
        <translation>项目列表显示该密钥可见的项目。</translation>
    </message>
    <message>
        <source>%1 refused it (%2)%3.</source>
        <translation>%1 拒绝了请求（%2）%3。</translation>
    </message>
    <message>
        <source>What was sent before stays there; trying again sends only what is missing.</source>
        <translation>之前已发送的保留在那里；重试时只发送缺少的部分。</translation>
    </message>
    <message>
        <source>project %1</source>
        <translation>项目 %1</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>不到一分钟</translation>
    </message>
    <message>
        <source>%1 of these requests are sent one by one, about %2 a second: %3</source>
        <translation>其中 %1 个请求逐个发送，每秒约 %2 个：%3</translation>
    </message>
    <message>
        <source>%1 does not accept the key%2.</source>
        <translation>%1 不接受该密钥%2。</translation>
    </message>
    <message>
        <source>Copy it again there: Account &amp; Settings › Personal Access Token, or Access Token.</source>
        <translation>请在那里重新复制：Account &amp; Settings › Personal Access Token 或 Access Token。</translation>
    </message>
    <message>
        <source>%1 cannot do this now (%2)%3.</source>
        <translation>%1 现在无法完成（%2）%3。</translation>
    </message>
    <message>
        <source>Try again later; what was sent before stays there.</source>
        <translation>请稍后再试；之前已发送的保留在那里。</translation>
    </message>
    <message>
        <source>The project has no tasks yet.</source>
        <translation>项目中还没有任务。</translation>
    </message>
    <message>
        <source>There is nothing to pull.</source>
        <translation>没有可拉取的内容。</translation>
    </message>
    <message>
        <source>What the server sent as the tasks of %1 cannot be read.</source>
        <translation>无法读取服务器作为 %1 的任务发来的内容。</translation>
    </message>
    <message>
        <source>There is no key under %1.</source>
        <translation>%1 下没有密钥。</translation>
    </message>
    <message>
        <source>Set the variable SUBTEXT_LABELSTUDIO_TOKEN, or put the key into the keychain.</source>
        <translation>请设置变量 SUBTEXT_LABELSTUDIO_TOKEN，或把密钥存入钥匙串。</translation>
    </message>
    <message>
        <source>The key under %1 has characters that are not allowed in a key.</source>
        <translation>%1 下的密钥含有密钥不允许的字符。</translation>
    </message>
    <message>
        <source>Copy it again from Label Studio.</source>
        <translation>请从 Label Studio 重新复制。</translation>
    </message>
    <message>
        <source>The keychain did not return the key %1 (%2).</source>
        <translation>钥匙串没有返回密钥 %1（%2）。</translation>
    </message>
    <message>
        <source>Set the variable SUBTEXT_LABELSTUDIO_TOKEN instead.</source>
        <translation>请改为设置变量 SUBTEXT_LABELSTUDIO_TOKEN。</translation>
    </message>
    <message>
        <source>This machine has no keychain that answers.</source>
        <translation>本机没有可用的钥匙串。</translation>
    </message>
    <message>
        <source>Type the key under “New key”: it is kept in memory until the program closes.</source>
        <translation>请在“新密钥”处输入密钥：它只保存在内存中，直到程序关闭。</translation>
    </message>
    <message>
        <source>The keychain did not return the key (%1).</source>
        <translation>钥匙串没有返回密钥（%1）。</translation>
    </message>
    <message>
        <source>Unlock the keychain and connect again.</source>
        <translation>请解锁钥匙串后重新连接。</translation>
    </message>
    <message>
        <source>The variable %1 was not set when the program was started.</source>
        <translation>程序启动时没有设置变量 %1。</translation>
    </message>
    <message>
        <source>Choose the system’s keychain as the place of the key, and type the key under “New key”.</source>
        <translation>请选择系统钥匙串作为密钥的存放处，并在“新密钥”处输入密钥。</translation>
    </message>
    <message>
        <source>The keychain has no key for this server yet.</source>
        <translation>钥匙串中还没有这台服务器的密钥。</translation>
    </message>
    <message>
        <source>Type it under “New key”.</source>
        <translation>请在“新密钥”处输入。</translation>
    </message>
    <message>
        <source>The project has no answers to “%1”. It has: %2.</source>
        <translation>项目中没有“%1”的答案。其中有：%2。</translation>
    </message>
    <message>
        <source>Choose the right one under “Meanings”, pull the scenarios only, or make a task from the project for a new study.</source>
        <translation>请在“含义”处选择正确的一项，或只拉取情境，或用该项目为新研究创建任务。</translation>
    </message>
    <message>
        <source>The project has instructions of its own. They are not pulled: the study keeps its guideline.</source>
        <translation>项目有自己的说明，不会拉取：研究沿用自己的标注规范。</translation>
    </message>
    <message>
        <source>%1; %2. Untick “Gold labels and notes” to adjudicate all of them here.</source>
        <translation>%1；%2。若要在这里全部仲裁，请取消勾选“金标签和备注”。</translation>
    </message>
    <message>
        <source>no split is left to adjudicate</source>
        <translation>没有待仲裁的分歧</translation>
    </message>
    <message>
        <source>What an earlier push had left half-way there was removed.</source>
        <translation>先前推送中途残留的内容已移除。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Sending again sends only what is missing there.</source>
        <translation>再次发送时只发送那里缺少的部分。</translation>
    </message>
    <message>
        <source>What an earlier push left half-way there is removed</source>
        <translation>会移除先前推送中途残留的内容</translation>
    </message>
</context>
<context>
    <name>subtext::LabelViews</name>
    <message>
        <source>labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Gold labels</source>
        <translation>金标签</translation>
    </message>
    <message>
        <source>Gold of the study</source>
        <translation>研究的金标签</translation>
    </message>
    <message>
        <source>Gold of the files</source>
        <translation>文件的金标签</translation>
    </message>
    <message>
        <source>Prediction files may include the gold labels they were published with. Scored on these, figures can be compared with the publication.</source>
        <translation>预测文件可含其发表时附带的金标签。据此评测，所得数字可与论文比较。</translation>
    </message>
    <message>
        <source>Without ambiguous</source>
        <translation>不含多义</translation>
    </message>
    <message>
        <source>Leaves out items that have a label and were decided to be ambiguous.</source>
        <translation>排除有标签但被裁定为多义的条目。</translation>
    </message>
    <message>
        <source>How would a model do?</source>
        <translation>模型表现如何？</translation>
    </message>
    <message>
        <source>Compare models with people: how often models give the gold label, how often they give a person’s label, and whether a model could stand in for a person.</source>
        <translation>把模型与人比较：模型给出金标签的频率、给出某个人标签的频率，以及模型能否代替一个人。</translation>
    </message>
    <message>
        <source>Import predictions…</source>
        <translation>导入预测…</translation>
    </message>
    <message>
        <source>To the figure, the set or the filter</source>
        <translation>转到数字、预测集或筛选条件</translation>
    </message>
    <message>
        <source>Items behind a figure</source>
        <translation>数字背后的条目</translation>
    </message>
    <message>
        <source>Open a set</source>
        <translation>打开预测集</translation>
    </message>
    <message>
        <source>The study holds no predictions yet. Import them from files, which you check before anything is kept, or ask models (Asking). Nothing is sent before you agree.</source>
        <translation>研究中还没有预测。请从文件导入（保留之前可先检查），或询问模型（“询问”）。你同意之前不会发送任何内容。</translation>
    </message>
    <message>
        <source>The study holds no predictions yet. A coordinator imports them from files.</source>
        <translation>研究中还没有预测。由负责人从文件导入。</translation>
    </message>
    <message>
        <source>Only coordinators can import predictions, because the report names undecided items.</source>
        <translation>只有负责人能导入预测，因为报告会列出尚未裁定的条目。</translation>
    </message>
    <message>
        <source>%1, scored on %2 with gold</source>
        <translation>%1，按 %2的金标签评测</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source> of the files</source>
        <translation> （取自文件）</translation>
    </message>
    <message>
        <source>; %1 ambiguous or without gold left out</source>
        <translation>；未计入 %1 个多义或无金标签的</translation>
    </message>
    <message>
        <source>; %1 without gold left out</source>
        <translation>；未计入 %1 个无金标签的</translation>
    </message>
    <message>
        <source>Each row is one prediction set, compared with people’s gold labels, or with their votes for the vote share: further right is better. Lines are 95 % bootstrap intervals over items.</source>
        <translation>每行是一个预测集，与人的金标签比较；得票率则与各票比较：越靠右越好。线段为对条目做自助法的 95% 区间。</translation>
    </message>
    <message>
        <source>One prediction set: how many items it labelled, how often its labels are the gold labels, and which labels it gave instead.</source>
        <translation>单个预测集：标注了多少条目，标签有多常是金标签，以及给出了哪些别的标签。</translation>
    </message>
    <message>
        <source>Each row is one item: people’s votes, its gold label, and the label that each prediction set gave, with ✓ where it is the gold label.</source>
        <translation>每行是一个条目：人的票、金标签，以及各预测集给出的标签；与金标签相同的标 ✓。</translation>
    </message>
    <message>
        <source>All prediction sets are hidden. “Show hidden” brings them back.</source>
        <translation>所有预测集都已隐藏。“显示隐藏的”可恢复显示。</translation>
    </message>
    <message>
        <source>All prediction sets are withdrawn. “Withdrawn sets” says why.</source>
        <translation>所有预测集都已撤下。“已撤下的预测集”中写明了原因。</translation>
    </message>
    <message>
        <source>No answer of this run is scored yet: none is for an item with a gold label.</source>
        <translation>该运行还没有可评测的回答：其中没有一个对应有金标签的条目。</translation>
    </message>
    <message>
        <source>Enter on a row of a table; arrow keys and Enter in a heat map</source>
        <translation>在表格的行上按 Enter；热图中用方向键和 Enter</translation>
    </message>
    <message>
        <source>Enter on its row of the leaderboard</source>
        <translation>在其排行榜所在行按 Enter</translation>
    </message>
    <message>
        <source>%1, %2 hidden</source>
        <translation>%1，%2 个已隐藏</translation>
    </message>
</context>
<context>
    <name>subtext::Leaderboard</name>
    <message>
        <source>Annotator accuracy against gold</source>
        <translation>标注员相对金标签的准确率</translation>
    </message>
    <message>
        <source>The mean over annotators. It flatters them: their own votes helped to make the gold labels.</source>
        <translation>标注员的平均。这个数字偏高：金标签有一部分就来自他们自己的票。</translation>
    </message>
    <message>
        <source>Annotator accuracy against others</source>
        <translation>标注员相对他人的准确率</translation>
    </message>
    <message>
        <source>How often an annotator gives the label that most of an item’s other annotators gave. Compare a model’s vote share with this.</source>
        <translation>标注员给出该条目其他标注员中多数所选标签的频率。请与模型的得票率比较。</translation>
    </message>
    <message>
        <source>Best single label</source>
        <translation>最佳单一标签</translation>
    </message>
    <message>
        <source>The mean largest share of an item’s votes: no single label agrees with more.</source>
        <translation>条目得票最大占比的平均：没有哪个单一标签能与更多的票一致。</translation>
    </message>
    <message>
        <source>Always “%1”</source>
        <translation>总是“%1”</translation>
    </message>
    <message>
        <source>The most frequent gold label, whatever the item says.</source>
        <translation>最常见的金标签，不管条目内容。</translation>
    </message>
    <message>
        <source>Random, uniform</source>
        <translation>随机，均匀</translation>
    </message>
    <message>
        <source>A label drawn at random, each equally likely.</source>
        <translation>随机抽取标签，机会均等。</translation>
    </message>
    <message>
        <source>Random, as often as gold</source>
        <translation>随机，按金标签频率</translation>
    </message>
    <message>
        <source>A label drawn at random, each as likely as it is frequent in gold.</source>
        <translation>随机抽取标签，机会与其在金标签中的频率相同。</translation>
    </message>
    <message>
        <source>%1 of %2 items with a label</source>
        <translation>%2 个条目中 %1 个有标签</translation>
    </message>
    <message numerus="yes">
        <source>It gives no answer for %n items, which count as wrong</source>
        <translation>
            <numerusform>对 %n 个条目没有给出回答，按错误计</numerusform>
        </translation>
    </message>
    <message>
        <source>No set has a figure here.</source>
        <translation>此处没有预测集有数字。</translation>
    </message>
    <message>
        <source>%1 of %2: highest is %4, of %3.</source>
        <translation>%2 的%1：最高的是 %4，来自 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n 个预测集</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Accuracy answered</source>
        <translation>已答准确率</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>宏 F1</translation>
    </message>
    <message>
        <source>Weighted-F1</source>
        <translation>加权 F1</translation>
    </message>
    <message>
        <source>Vote share</source>
        <translation>得票率</translation>
    </message>
    <message>
        <source>The share of all items with a gold label that the set labels correctly; where the set has no label, it counts as wrong.</source>
        <translation>在所有有金标签的条目中，该预测集标对的占比；没有标签的按错误计。</translation>
    </message>
    <message>
        <source>Correct of the items that the set labelled: read it with the accuracy, never instead of it.</source>
        <translation>在该预测集标注了的条目中标对的占比：请与准确率一并看，不可取而代之。</translation>
    </message>
    <message>
        <source>The mean F1 over all options, however often each is gold.</source>
        <translation>所有选项 F1 的平均，不论各自作为金标签的频率。</translation>
    </message>
    <message>
        <source>The mean F1, each option weighted by how often it is gold.</source>
        <translation>F1 的平均，各选项按其作为金标签的频率加权。</translation>
    </message>
    <message>
        <source>The mean share of an item’s votes for the model’s label, of all items with votes: how often it agrees with a person picked at random.</source>
        <translation>模型标签在条目得票中的平均占比，基于所有有票的条目：即与随机选取的一个人一致的频率。</translation>
    </message>
    <message>
        <source>All items</source>
        <translation>所有条目</translation>
    </message>
    <message>
        <source>Votes: %1</source>
        <translation>票：%1</translation>
    </message>
    <message>
        <source>Split: %1</source>
        <translation>子集：%1</translation>
    </message>
    <message>
        <source>Topic: %1</source>
        <translation>主题：%1</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 items)</source>
        <translation>%1（%3 个条目中 %2 个）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n runs open</source>
        <translation>
            <numerusform>%n 次运行未完成</numerusform>
        </translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Without the label table</source>
        <translation>不用标签对照表</translation>
    </message>
    <message>
        <source>Asked about part of the items</source>
        <translation>只问了部分条目</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>People, against gold they voted for</source>
        <translation>人，相对其投票参与形成的金标签</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>预测集</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95% 区间下限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Whether %1 could stand in for a person cannot be said: no annotator has an item that somebody else labelled too.</source>
        <translation>无法判断 %1 能否代替一个人：没有标注员有他人也标注过的条目。</translation>
    </message>
    <message>
        <source>%1 could stand in for a person.</source>
        <translation>%1 可以代替一个人。</translation>
    </message>
    <message>
        <source>%1 could not stand in for a person.</source>
        <translation>%1 不能代替一个人。</translation>
    </message>
    <message>
        <source>With ε = %1 it matches or beats %2 of %3 annotators in agreeing with the others (winning rate ω = %4; it passes from 0.50). Compared with an annotator on an item, it is at least as close to the others in %5 of cases (advantage probability). Counted over all items with votes, n = %6.</source>
        <translation>取 ε = %1 时，在与其他人的一致程度上，它持平或胜过 %3 位标注员中的 %2 位（胜率 ω = %4，达到 0.50 即通过）。在单个条目上与一位标注员相比，有 %5 的情形它与其他人至少同样接近（优势概率）。基于所有有票的条目，n = %6。</translation>
    </message>
    <message>
        <source>%1 is compared with no other set, because it is unfinished.</source>
        <translation>%1 尚未完成，因此不与其他预测集比较。</translation>
    </message>
    <message>
        <source>%1 is compared with no other set, because it was asked about part of the items only.</source>
        <translation>%1 只被问了部分条目，因此不与其他预测集比较。</translation>
    </message>
    <message>
        <source>There is no other set to compare %1 with.</source>
        <translation>没有可与 %1 比较的其他预测集。</translation>
    </message>
    <message>
        <source>%1 is compared with no other set, because each of them is unfinished or was asked about part of the items only.</source>
        <translation>其他预测集均未完成或只被问了部分条目，因此 %1 不与它们比较。</translation>
    </message>
</context>
<context>
    <name>subtext::LeaderboardView</name>
    <message>
        <source>%1: its figures cover these items only, so it is compared with no other set.</source>
        <translation>%1：其数字只涵盖这些条目，因此不与其他预测集比较。</translation>
    </message>
    <message>
        <source>%1: it gives no answer for the others, which count as wrong.</source>
        <translation>%1：对其余条目没有给出回答，按错误计。</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>排行榜</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>所有指标</translation>
    </message>
    <message>
        <source>Figures for the same answers may differ from those of a publication: gold is what this study holds now, labels outside the options follow the chosen table, and intervals use Subtext’s own random numbers.</source>
        <translation>同样的回答，所得数字可能与论文不同：金标签以本研究现有的为准，选项外的标签按所选对照表处理，区间使用 Subtext 自己的随机数。</translation>
    </message>
    <message>
        <source>Items without gold are those whose votes split or that lack ratings, the harder ones. Accuracy and F1 leave them out, which usually makes both higher.</source>
        <translation>无金标签的条目是票有分歧或缺少标注的，也是较难的条目。准确率和 F1 不计入它们，因此通常两者都会偏高。</translation>
    </message>
    <message>
        <source>Figures of the sets, people and chance</source>
        <translation>预测集、人和随机的指标</translation>
    </message>
    <message>
        <source>Could it stand in for a person?</source>
        <translation>能否代替一个人？</translation>
    </message>
    <message>
        <source>ε = </source>
        <translation>ε = </translation>
    </message>
    <message>
        <source>How much worse the model may be</source>
        <translation>允许模型差多少</translation>
    </message>
    <message>
        <source>How much worse than a person the model may be and still count as equal, since a person costs more: 0.2 for trained annotators, less for a crowd.</source>
        <translation>由于人的成本更高，模型比人差多少仍可视为相当：训练过的标注员取 0.2，众包取更小值。</translation>
    </message>
    <message>
        <source>The alternative annotator test of Calderon, Reichart and Dror (2025): on each item, whoever agrees with more of the others wins.</source>
        <translation>Calderon、Reichart 和 Dror (2025) 的替代标注员检验：在每个条目上，与更多其他人一致者胜出。</translation>
    </message>
    <message>
        <source>Which items with gold count</source>
        <translation>哪些有金标签的条目计入</translation>
    </message>
    <message>
        <source>The vote share covers all items with votes.</source>
        <translation>得票率涵盖所有有票的条目。</translation>
    </message>
    <message>
        <source>Choose a set.</source>
        <translation>请选择一个预测集。</translation>
    </message>
    <message>
        <source>▸ is chosen; ≈ does not differ significantly from it in accuracy on these items (Holm’s p is 0.05 or more).</source>
        <translation>▸ 为所选；≈ 表示在这些条目上准确率与其差异不显著（Holm p 值为 0.05 或更大）。</translation>
    </message>
    <message>
        <source>“Annotator accuracy against gold” flatters people: their own votes helped to make the gold labels.</source>
        <translation>“标注员相对金标签的准确率”对人有利：金标签有一部分就来自他们自己的票。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>not different</source>
        <translation>无差异</translation>
    </message>
    <message>
        <source>%1
n = %2</source>
        <translation>%1
n = %2</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>预测集</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>宏 F1</translation>
    </message>
    <message>
        <source>Weighted-F1</source>
        <translation>加权 F1</translation>
    </message>
    <message>
        <source>Vote share</source>
        <translation>得票率</translation>
    </message>
    <message>
        <source>No table</source>
        <translation>不用对照表</translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>its 95 % interval</source>
        <translation>其 95% 区间</translation>
    </message>
    <message>
        <source>McNemar p</source>
        <translation>McNemar p</translation>
    </message>
    <message>
        <source>Holm p</source>
        <translation>Holm p</translation>
    </message>
    <message>
        <source>Versus chosen</source>
        <translation>与所选相比</translation>
    </message>
    <message>
        <source>Accuracy where labels outside the options count as no answer</source>
        <translation>把选项外的标签算作无回答时的准确率</translation>
    </message>
    <message>
        <source>Between its accuracy and that of the chosen set, on the items shown</source>
        <translation>其准确率与所选预测集准确率之差，在所示条目上</translation>
    </message>
    <message>
        <source>McNemar’s p on the items shown, adjusted for all pairs of sets there</source>
        <translation>所示条目上的 McNemar p 值，对所有预测集配对作了校正</translation>
    </message>
    <message>
        <source>%1: it is ranked and compared once it has ended, since questions not asked yet would count as wrong. Enter shows its answers.</source>
        <translation>%1：结束之后才参与排名和比较，因为尚未提问的会按错误计。按 Enter 显示其回答。</translation>
    </message>
    <message>
        <source>Choose a set to compare it with the others; Enter opens it. Two sets differ significantly where Holm’s p of their accuracies on the items shown is below 0.05.</source>
        <translation>选择一个预测集与其他比较；按 Enter 打开。若两个预测集在所示条目上准确率的 Holm p 值低于 0.05，则差异显著。</translation>
    </message>
    <message>
        <source>▸ is chosen.</source>
        <translation>▸ 为所选。</translation>
    </message>
    <message numerus="yes">
        <source>It is over %n items with gold.</source>
        <translation>
            <numerusform>它涉及 %n 个有金标签的条目。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::LengthChart</name>
    <message>
        <source>undefined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>Length and agreement</source>
        <translation>长度与一致程度</translation>
    </message>
    <message>
        <source>Each item at its number of words, in the band for how many of its votes agree on one label. Strokes: the mean of a band. The height within a band has no meaning.</source>
        <translation>每个条目按词数定位，所在的条带表示有多少票同意同一标签。短线：该条带的平均。条带内的高低没有含义。</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>语境</translation>
    </message>
    <message>
        <source>Show the words of the context</source>
        <translation>显示语境的词数</translation>
    </message>
    <message>
        <source>Utterance</source>
        <translation>话语</translation>
    </message>
    <message>
        <source>Show the words of the utterance</source>
        <translation>显示话语的词数</translation>
    </message>
    <message>
        <source>No item has all its answers yet.</source>
        <translation>还没有条目答案齐全。</translation>
    </message>
    <message>
        <source>Unanimous</source>
        <translation>全体一致</translation>
    </message>
    <message>
        <source>Majority, %1</source>
        <translation>多数，%1</translation>
    </message>
    <message>
        <source>Split, %1</source>
        <translation>分歧，%1</translation>
    </message>
    <message>
        <source>%1 agree</source>
        <translation>%1 一致</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Context words, mean</source>
        <translation>语境词数，平均</translation>
    </message>
    <message>
        <source>Context words, median</source>
        <translation>语境词数，中位数</translation>
    </message>
    <message>
        <source>Utterance words, mean</source>
        <translation>话语词数，平均</translation>
    </message>
    <message>
        <source>Utterance words, median</source>
        <translation>话语词数，中位数</translation>
    </message>
    <message>
        <source>%1: %2, mean %3 words</source>
        <translation>%1：%2，平均 %3 个词</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>words in the context; Spearman’s ρ = %1</source>
        <translation>语境词数；Spearman ρ = %1</translation>
    </message>
    <message>
        <source>words in the utterance; Spearman’s ρ = %1</source>
        <translation>话语词数；Spearman ρ = %1</translation>
    </message>
    <message>
        <source>; a sample of %1 of %2 items is drawn</source>
        <translation>；抽样绘出 %2 个条目中的 %1 个</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation>条目 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>平均 %1</translation>
    </message>
</context>
<context>
    <name>subtext::LimitNote</name>
    <message>
        <source>%1 characters</source>
        <translation>%1 个字符</translation>
    </message>
    <message>
        <source>This is the maximum length: %1. What did not fit was left out.</source>
        <translation>已达最大长度：%1。超出的部分已舍去。</translation>
    </message>
</context>
<context>
    <name>subtext::LimitedTextEdit</name>
    <message>
        <source>This is the maximum length: %1.</source>
        <translation>已达最大长度：%1。</translation>
    </message>
    <message>
        <source>Not added: with these %1 the text would be longer than the maximum of %2.</source>
        <translation>未添加：加上这 %1 后，文本会超过最大长度 %2。</translation>
    </message>
</context>
<context>
    <name>subtext::LimitsDialog</name>
    <message>
        <source>Limits</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Limits of the quality checks</source>
        <translation>质量检查的阈值</translation>
    </message>
    <message>
        <source>Every change is a new revision in the study; annotators get it at their next sign-in.</source>
        <translation>每次更改都是研究中的一个新修订；标注员下次登录时生效。</translation>
    </message>
    <message>
        <source>Set these limits</source>
        <translation>设定这些阈值</translation>
    </message>
    <message>
        <source>Straight-lining: over</source>
        <translation>直线作答：超过</translation>
    </message>
    <message>
        <source>Straight-lining: from this many items on</source>
        <translation>直线作答：条目数达到</translation>
    </message>
    <message>
        <source>Too fast: under</source>
        <translation>过快：少于</translation>
    </message>
    <message>
        <source>Disengaged: over</source>
        <translation>敷衍作答：超过</translation>
    </message>
    <message>
        <source>Timing outlier: modified Z over</source>
        <translation>用时异常：修正 Z 值超过</translation>
    </message>
    <message>
        <source>Timing outlier: from this many timed items on</source>
        <translation>用时异常：有用时的条目数达到</translation>
    </message>
    <message>
        <source>Check for contradictions</source>
        <translation>检查矛盾</translation>
    </message>
    <message>
        <source>Contradiction: valence opposes the emotion by</source>
        <translation>矛盾：效价与情绪相反，至少</translation>
    </message>
    <message>
        <source>Contradiction: least distance from the midpoint</source>
        <translation>矛盾：距中点至少</translation>
    </message>
    <message>
        <source>Positive emotions</source>
        <translation>正面情绪</translation>
    </message>
    <message>
        <source>Negative emotions</source>
        <translation>负面情绪</translation>
    </message>
    <message>
        <source>Wide range on one scale: over</source>
        <translation>单个量表差距大：超过</translation>
    </message>
    <message>
        <source>Check explanations</source>
        <translation>检查解释</translation>
    </message>
    <message>
        <source>Same explanation: in at least this many items</source>
        <translation>解释相同：条目数至少</translation>
    </message>
    <message>
        <source>Copied explanation: over</source>
        <translation>解释抄袭：超过</translation>
    </message>
    <message>
        <source>Copied explanation: of at least this many words</source>
        <translation>解释抄袭：词数至少</translation>
    </message>
    <message>
        <source>Limit for the share of items with findings</source>
        <translation>有疑点条目占比的阈值</translation>
    </message>
    <message>
        <source>Ask annotators while they label</source>
        <translation>标注时询问标注员</translation>
    </message>
    <message>
        <source>About contradictory and too fast answers.</source>
        <translation>针对矛盾和过快的答案。</translation>
    </message>
    <message>
        <source>Self-check</source>
        <translation>自查</translation>
    </message>
    <message>
        <source>Ask why the votes are overridden</source>
        <translation>询问为何推翻票数</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>在仲裁台</translation>
    </message>
</context>
<context>
    <name>subtext::LivePage</name>
    <message>
        <source>As annotators will see it</source>
        <translation>标注员看到的样子</translation>
    </message>
    <message>
        <source>Below is the task as it was before it had anything to correct.</source>
        <translation>下方是任务出现待更正之处以前的样子。</translation>
    </message>
    <message>
        <source>It appears here once what is listed below is corrected.</source>
        <translation>更正下列各处之后，会显示在这里。</translation>
    </message>
</context>
<context>
    <name>subtext::LockDialog</name>
    <message>
        <source>Lock anyway</source>
        <translation>仍然锁定</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>Unlock the study</source>
        <translation>解锁研究</translation>
    </message>
    <message>
        <source>Lock the study</source>
        <translation>锁定研究</translation>
    </message>
    <message>
        <source>Labels, decisions and assignments can change again. Adjudicators no longer see who gave which answer, but names already seen cannot be hidden again.</source>
        <translation>标签、裁定和分配又可更改。仲裁员不再看到谁给出了哪个答案，但已看过的姓名无法再隐去。</translation>
    </message>
    <message>
        <source>Labels, decisions and assignments can no longer be changed. Names are shown at the desk, and annotators see where the final label differs from theirs.</source>
        <translation>标签、裁定和分配不能再更改。仲裁台会显示姓名，标注员会看到最终标签与自己的不同之处。</translation>
    </message>
    <message>
        <source>Still open:</source>
        <translation>仍未完成：</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Reason; it is recorded with the date and your code</source>
        <translation>原因；会连同日期和你的代号一起记录</translation>
    </message>
</context>
<context>
    <name>subtext::LostStudy</name>
    <message>
        <source>%1 What you see is what was read before.</source>
        <translation>%1你看到的是之前读到的内容。</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Save my copy as…</source>
        <translation>我的副本另存为…</translation>
    </message>
    <message>
        <source>Save a copy first?</source>
        <translation>先保存一份副本吗？</translation>
    </message>
    <message>
        <source>The study is no longer where it was, and nothing more is saved there. A copy keeps everything that you submitted or began.</source>
        <translation>研究已不在原处，之后的内容不会再存入其中。副本会保留你提交过和开始填写的全部内容。</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <translation>不保存，直接离开</translation>
    </message>
    <message>
        <source>%1 (my copy)</source>
        <translation>%1（我的副本）</translation>
    </message>
    <message>
        <source>Save my copy as</source>
        <translation>我的副本另存为</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>研究 (*.subtext)</translation>
    </message>
    <message>
        <source>What is on the screen is not in it.</source>
        <translation>屏幕上的内容不在其中。</translation>
    </message>
    <message>
        <source>The copy was not saved. %1 Choose another place; the study is no longer where it was.</source>
        <translation>副本未能保存。%1请另选位置；研究已不在原处。</translation>
    </message>
    <message>
        <source>Your copy is saved with everything that you submitted or began: %1. Continue in it; once the study is back, merge the copy into it as you merge returned files.</source>
        <translation>副本已保存，包含你提交过和开始填写的全部内容：%1。请在副本中继续；研究找回后，像合并交回的文件那样把副本并入即可。</translation>
    </message>
    <message>
        <source>Continue in the copy</source>
        <translation>在副本中继续</translation>
    </message>
</context>
<context>
    <name>subtext::MainWindow</name>
    <message>
        <source>Open a study</source>
        <translation>打开研究</translation>
    </message>
    <message>
        <source>Studies and invitations (*.subtext *.subtext-invite)</source>
        <translation>研究和邀请 (*.subtext *.subtext-invite)</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>研究 (*.subtext)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>本按键列表</translation>
    </message>
    <message>
        <source>Keyboard, shortcuts, settings, preferences</source>
        <comment>Words by which people look for it</comment>
        <translation>键盘 按键 快捷键 热键 设置 选项 偏好设置</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>转到…</translation>
    </message>
    <message>
        <source>Seminar: items one by one, on the whole screen</source>
        <translation>研讨：全屏逐条显示条目</translation>
    </message>
    <message>
        <source>Manual, at the section on this place</source>
        <translation>手册，直达与当前位置相关的章节</translation>
    </message>
    <message>
        <source>Guide or manual</source>
        <translation>指南或手册</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>搜索所有页面</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>What was found: the next, the one before</source>
        <translation>搜索结果：下一处、上一处</translation>
    </message>
    <message>
        <source>F3, Shift+F3</source>
        <translation>F3、Shift+F3</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>后退、前进</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+←、Alt+→</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Empty the search, else close</source>
        <translation>清空搜索；已空则关闭</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>退出登录</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>The study could not be read. %1 What you see is what was read before.</source>
        <translation>无法读取研究。%1你看到的是之前读到的内容。</translation>
    </message>
</context>
<context>
    <name>subtext::ManualWindow</name>
    <message>
        <source>Manual – Subtext</source>
        <translation>手册 – Subtext</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>手册页面</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>搜索所有页面</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>没有页面包含这些词。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+→</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>Where the words stand before this</source>
        <translation>这些词上一次出现的位置</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Where the words stand after this</source>
        <translation>这些词下一次出现的位置</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Ctrl+P: on paper, or into a PDF file</source>
        <translation>Ctrl+P：打印到纸上，或存为 PDF 文件</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 on this page</source>
        <translation>本页 %1 处</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>None on this page</source>
        <translation>本页没有</translation>
    </message>
    <message>
        <source>F3, or Enter in the search</source>
        <translation>F3，或在搜索框中按 Enter</translation>
    </message>
</context>
<context>
    <name>subtext::MappingFiles</name>
    <message>
        <source>Mapping from a file…</source>
        <translation>从文件读取映射…</translation>
    </message>
    <message>
        <source>Save mapping…</source>
        <translation>保存映射…</translation>
    </message>
    <message>
        <source>A mapping that was saved here or on the command line.</source>
        <translation>在这里或命令行保存过的映射。</translation>
    </message>
    <message>
        <source>For another study, or for the command line. It names people who have answered.</source>
        <translation>供另一项研究或命令行使用。其中有已作答人员的姓名。</translation>
    </message>
    <message>
        <source>Mappings (*.json)</source>
        <translation>映射 (*.json)</translation>
    </message>
    <message>
        <source>Mapping from a file</source>
        <translation>从文件读取映射</translation>
    </message>
    <message>
        <source>Save mapping</source>
        <translation>保存映射</translation>
    </message>
    <message>
        <source>The mapping cannot be used</source>
        <translation>无法使用该映射</translation>
    </message>
    <message>
        <source>%1 is for a study that asks something else: this one has no %2.</source>
        <translation>%1 适用于提问不同的研究：这项研究没有 %2。</translation>
    </message>
    <message>
        <source>The mapping was not saved</source>
        <translation>映射未保存</translation>
    </message>
</context>
<context>
    <name>subtext::MarkerRow</name>
    <message>
        <source>Choose a list…</source>
        <translation>选择词表…</translation>
    </message>
    <message>
        <source>A text file with one word on each line. The list goes into a release that is made while it counts.</source>
        <translation>每行一个词的文本文件。使用该词表期间制作的发布中会包含它。</translation>
    </message>
    <message>
        <source>Built-in list</source>
        <translation>内置词表</translation>
    </message>
    <message>
        <source>Choose a list of words that look forward</source>
        <translation>选择展望性词语的词表</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>文本文件 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1, line %2: “%3” is not one word.</source>
        <translation>%1，第 %2 行：“%3”不是一个词。</translation>
    </message>
    <message>
        <source>Words that look forward: %1</source>
        <translation>展望性词语：%1</translation>
    </message>
    <message numerus="yes">
        <source>Words that look forward: %n words from %1</source>
        <translation>
            <numerusform>展望性词语：来自 %1 的 %n 个词</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::MatrixModel</name>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 labelled</source>
        <translation>已标注 %1/%2</translation>
    </message>
    <message>
        <source>%1, %2 asked for again</source>
        <translation>%1，其中要求重标 %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>subtext::MeanValenceChart</name>
    <message numerus="yes">
        <source>%n ratings</source>
        <translation>
            <numerusform>%n 次评分</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut at the end of the scale; computed: %1</source>
        <translation>在量表端点截断；计算值：%1</translation>
    </message>
    <message>
        <source>Mean valence by option</source>
        <translation>各选项的平均效价</translation>
    </message>
    <message>
        <source>Mean valence by %1</source>
        <translation>各%1的平均效价</translation>
    </message>
    <message>
        <source>From very unpleasant (−1) to very pleasant (+1), with 95 % intervals of the mean, cut at the ends of the scale.</source>
        <translation>从非常不愉快 (−1) 到非常愉快 (+1)，附平均值的 95% 区间，在量表端点截断。</translation>
    </message>
    <message>
        <source>Of the ratings whose author chose the %1, and of all ratings of items with that gold label. %2</source>
        <translation>取自作者选了该%1的评分，以及金标签为该%1的条目的全部评分。%2</translation>
    </message>
    <message>
        <source>option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>There are no ratings of valence yet.</source>
        <translation>还没有效价评分。</translation>
    </message>
    <message>
        <source>By the annotator’s own label</source>
        <translation>按标注员自己的标签</translation>
    </message>
    <message>
        <source>By gold label</source>
        <translation>按金标签</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Own label: mean</source>
        <translation>自己的标签：平均</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Sample SD</source>
        <translation>样本标准差</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Gold label: mean</source>
        <translation>金标签：平均</translation>
    </message>
    <message>
        <source>Mean valence by the annotator’s own label: %1.</source>
        <translation>按标注员自己标签的平均效价：%1。</translation>
    </message>
    <message>
        <source>No item has a gold label yet.</source>
        <translation>还没有条目有金标签。</translation>
    </message>
</context>
<context>
    <name>subtext::MeaningTree</name>
    <message>
        <source>In Label Studio</source>
        <translation>在 Label Studio 中</translation>
    </message>
    <message>
        <source>In this study</source>
        <translation>在这项研究中</translation>
    </message>
    <message>
        <source>What the interface of the project means</source>
        <translation>项目界面的含义</translation>
    </message>
    <message>
        <source>Meaning of “%1”</source>
        <translation>“%1”的含义</translation>
    </message>
    <message>
        <source>What it means in this study.</source>
        <translation>在这项研究中的含义。</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>whose answer it is</source>
        <translation>是谁的答案</translation>
    </message>
    <message>
        <source>what “all others no” answered</source>
        <translation>“其余全选否”所答的内容</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>not imported: a study cannot ask a question of the kind %1</source>
        <translation>不导入：研究中不能有 %1 类型的题目</translation>
    </message>
    <message>
        <source>as its numbers count</source>
        <translation>按其数字含义</translation>
    </message>
    <message>
        <source>not known: refused</source>
        <translation>未知：拒收</translation>
    </message>
    <message>
        <source>%1 is the lowest point</source>
        <translation>%1 为最低点</translation>
    </message>
    <message>
        <source>%1, %2 the highest</source>
        <translation>%1，%2 为最高点</translation>
    </message>
    <message>
        <source>its numbers</source>
        <translation>其数字</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>a new person, if they answered in Label Studio itself</source>
        <translation>新人员（若本人直接在 Label Studio 中作答）</translation>
    </message>
    <message>
        <source>a new person, if there are answers of theirs</source>
        <translation>新人员（若有其答案）</translation>
    </message>
    <message>
        <source>as the study knows them</source>
        <translation>按研究中已知的身份</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>Flag reason</source>
        <translation>标记原因</translation>
    </message>
</context>
<context>
    <name>subtext::MergeText</name>
    <message>
        <source>%1; sign in as coordinator.</source>
        <translation>%1；请以负责人身份登录。</translation>
    </message>
    <message>
        <source>%1, but nobody on the roster is a coordinator. Close the study, and merge with
subtext-cli merge STUDY FILES</source>
        <translation>%1，但名单上没有负责人。请关闭研究，并用以下命令合并：
subtext-cli merge STUDY FILES</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 flagged</source>
        <translation>%1 个标为有问题</translation>
    </message>
    <message>
        <source>%1 revised</source>
        <translation>%1 个修订过</translation>
    </message>
    <message>
        <source>%1 labelled again</source>
        <translation>%1 个重新标注</translation>
    </message>
    <message>
        <source>%1 of %2 practice labels match</source>
        <translation>练习标签 %2 个中 %1 个一致</translation>
    </message>
    <message>
        <source>handed in %1</source>
        <translation>上交于 %1</translation>
    </message>
    <message>
        <source>not handed in yet</source>
        <translation>尚未上交</translation>
    </message>
    <message>
        <source>This is the empty file that you sent to %1: nothing was done in it. Ask for the one that was worked on.</source>
        <translation>这是发给 %1 的空白文件，其中没有做任何标注。请索取做过标注的那一份。</translation>
    </message>
    <message>
        <source>Where is the study “%1” that the returned files belong to?</source>
        <translation>交回的文件所属的研究“%1”在哪里？</translation>
    </message>
    <message>
        <source>%1 is a hand-out, not the study “%2”.</source>
        <translation>%1 是分发文件，不是研究“%2”。</translation>
    </message>
    <message>
        <source>Choose the file that the hand-outs were written from.</source>
        <translation>请选择生成这些分发文件的研究文件。</translation>
    </message>
    <message>
        <source>%1 is another study with the same title (“%2”).</source>
        <translation>%1 是标题相同的另一项研究（“%2”）。</translation>
    </message>
    <message>
        <source>%1 is the study “%2”, not “%3”.</source>
        <translation>%1 是研究“%2”，不是“%3”。</translation>
    </message>
    <message>
        <source>None of these %1 files can be merged.</source>
        <translation>这 %1 个文件都无法合并。</translation>
    </message>
    <message>
        <source>%1 Choose the files that the annotators sent back.</source>
        <translation>%1请选择标注员交回的文件。</translation>
    </message>
    <message>
        <source>Only a coordinator can merge them. Sign out, sign in as coordinator, and merge them at Roster.</source>
        <translation>只有负责人可以合并。请退出登录，以负责人身份登录，然后在“名单”页合并。</translation>
    </message>
    <message>
        <source>The study is open for reading only. Close it where it is open for writing, and merge again.</source>
        <translation>研究以只读方式打开。请关闭以可写方式打开它的那一处，再重新合并。</translation>
    </message>
</context>
<context>
    <name>subtext::MirrorPage</name>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1/%2（%3%）</translation>
    </message>
    <message>
        <source>Mirror of %1</source>
        <translation>%1 的对照页</translation>
    </message>
    <message>
        <source>Mirror of %1 (%2)</source>
        <translation>%1 的对照页（%2）</translation>
    </message>
    <message>
        <source>No clear difference</source>
        <translation>无明显差异</translation>
    </message>
    <message>
        <source>Nearer to “%1” than the others</source>
        <translation>比其他人更偏向“%1”</translation>
    </message>
    <message>
        <source>Too few items to say</source>
        <translation>条目太少，无法判断</translation>
    </message>
    <message>
        <source>%1. Items that you answered: %2.</source>
        <translation>%1。你作答的条目：%2。</translation>
    </message>
    <message>
        <source>This page shows your answers beside those of the others who labelled the same scenes. It is no grade: whoever reads a scene differently may have seen what the others missed.</source>
        <translation>本页把你的答案与标注相同场景的其他人的答案并列显示。这不是评分：理解不同的人，也许看到了别人忽略之处。</translation>
    </message>
    <message>
        <source>%1, from %2 (%3) to %4 (%5)</source>
        <translation>%1，从 %2（%3）到 %4（%5）</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Where your ratings lie</source>
        <translation>你的评分所处位置</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>量表</translation>
    </message>
    <message>
        <source>You read the scenes</source>
        <translation>你对场景的理解</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Difference: your point minus the mean of the others’ points, on average over the items that another rated too. Where the interval holds 0, or there are fewer than %1 items, the figures show no clear difference.</source>
        <translation>差异：你的分值减去其他人分值的平均数，再对其他人也评过分的条目取平均。若区间包含 0，或条目少于 %1 个，则数字未显示明显差异。</translation>
    </message>
    <message>
        <source>Your labels</source>
        <translation>你的标签</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Same as most of the others</source>
        <translation>与多数人相同</translation>
    </message>
    <message>
        <source>Same as the final label</source>
        <translation>与最终标签相同</translation>
    </message>
    <message>
        <source>How often each label was chosen, on the items that another labelled too; of the others all votes are counted:</source>
        <translation>在其他人也标注过的条目上，各标签被选的次数；其他人的票全部计入：</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>其他人</translation>
    </message>
    <message>
        <source>Your label</source>
        <translation>你的标签</translation>
    </message>
    <message>
        <source>Final label</source>
        <translation>最终标签</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>各票</translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <translation>划词：%1</translation>
    </message>
    <message>
        <source>%1, %2:</source>
        <translation>%1，%2：</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Your ratings:</source>
        <translation>你的评分：</translation>
    </message>
    <message>
        <source>Your explanation:</source>
        <translation>你的解释：</translation>
    </message>
    <message>
        <source>Words that you marked:</source>
        <translation>你划出的词：</translation>
    </message>
    <message>
        <source>Note of the adjudicator:</source>
        <translation>仲裁员的备注：</translation>
    </message>
    <message>
        <source>Scenes worth rereading</source>
        <translation>值得重读的场景</translation>
    </message>
    <message>
        <source>None of your labels differs from the final one.</source>
        <translation>你的标签与最终标签全部相同。</translation>
    </message>
    <message>
        <source>Scenes whose final label differs from yours, those first on which your ratings lie farthest from the others’.</source>
        <translation>最终标签与你不同的场景，你的评分与其他人相差最大的排在最前。</translation>
    </message>
    <message>
        <source>Early items again</source>
        <translation>先前条目再现</translation>
    </message>
    <message>
        <source>Items that you were shown again after your last: %1.</source>
        <translation>在你最后一个条目之后再次显示给你的条目：%1。</translation>
    </message>
    <message>
        <source>Same label both times</source>
        <translation>两次标签相同</translation>
    </message>
    <message>
        <source>How far the two ratings lie apart, on average and in the numbers of the scale:</source>
        <translation>两次评分相差多少，取平均，以量表分值计：</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>相差</translation>
    </message>
    <message>
        <source>Explanations of others are not shown.</source>
        <translation>不显示其他人的解释。</translation>
    </message>
    <message>
        <source>Explanations of others and words that they marked stand under their codes. Whoever made this page stated that the consent text allows it.</source>
        <translation>其他人的解释和划出的词以其代号列出。制作本页的人已声明知情同意书允许这样做。</translation>
    </message>
    <message>
        <source>Explanations of others stand under their codes. Whoever made this page stated that the consent text allows it.</source>
        <translation>其他人的解释以其代号列出。制作本页的人已声明知情同意书允许这样做。</translation>
    </message>
    <message>
        <source>%1 Intervals: percentile bootstrap over the items, %2 resamples, seed %3.</source>
        <translation>%1 区间：对条目做百分位自助法，重抽样 %2 次，种子 %3。</translation>
    </message>
</context>
<context>
    <name>subtext::MirrorsDialog</name>
    <message>
        <source>The consent text allows others’ explanations and marked words to be shown under codes</source>
        <translation>知情同意书允许以代号显示他人的解释和划词</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Write PDF files…</source>
        <translation>写出 PDF 文件(&amp;W)…</translation>
    </message>
    <message>
        <source>Mirrors</source>
        <translation>对照页</translation>
    </message>
    <message>
        <source>A page for each person, their answers beside those of the others: where they read scenes differently, with intervals and without a grade, three scenes worth rereading, and how steady they were on early items. Pages of the same name in the folder are replaced. Give each page to its person only.</source>
        <translation>每人一页，把本人的答案与其他人的并列：哪些场景理解不同（附区间，不评分），三个值得重读的场景，以及对先前条目的前后一致程度。文件夹中的同名页面会被替换。每页只发给本人。</translation>
    </message>
    <message>
        <source>Whose pages</source>
        <translation>哪些人的页面</translation>
    </message>
    <message>
        <source>Tick one person to print.</source>
        <translation>勾选一人以打印。</translation>
    </message>
    <message>
        <source>Computing the pages…</source>
        <translation>正在计算页面…</translation>
    </message>
    <message>
        <source>Write the mirrors into a folder</source>
        <translation>把对照页写入文件夹</translation>
    </message>
    <message>
        <source>Writing page %1 of %2</source>
        <translation>正在写第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>subtext::MissingNotice</name>
    <message>
        <source>Not submitted yet. Still missing: %1.</source>
        <translation>尚未提交，还缺：%1。</translation>
    </message>
    <message>
        <source>Not submitted yet. You answered No to every row. Press Ctrl+Enter again to submit.</source>
        <translation>尚未提交。你在每一行都选了“否”。再按一次 Ctrl+Enter 即可提交。</translation>
    </message>
    <message>
        <source>Submit as it is</source>
        <translation>照此提交</translation>
    </message>
</context>
<context>
    <name>subtext::ModelItemPanel</name>
    <message>
        <source>no label (%1)</source>
        <translation>无标签（%1）</translation>
    </message>
    <message>
        <source>%1, said “%2”</source>
        <translation>%1，原文为“%2”</translation>
    </message>
    <message>
        <source>%1, found as a word</source>
        <translation>%1，作为词找到</translation>
    </message>
    <message>
        <source>Their own words</source>
        <translation>模型原文</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>What the models answered</source>
        <translation>模型的回答</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>What models answered is shown once the item is decided.</source>
        <translation>条目裁定之后才显示模型的回答。</translation>
    </message>
    <message>
        <source>Gold: %1</source>
        <translation>金标签：%1</translation>
    </message>
    <message>
        <source>No gold</source>
        <translation>无金标签</translation>
    </message>
    <message>
        <source>The file has no text.</source>
        <translation>文件中没有文本。</translation>
    </message>
</context>
<context>
    <name>subtext::ModelText</name>
    <message>
        <source>There is no key under the name “%1”.</source>
        <translation>没有名为“%1”的密钥。</translation>
    </message>
    <message>
        <source>Set the variable, or put the key into the keychain.</source>
        <translation>请设置该变量，或把密钥存入钥匙串。</translation>
    </message>
    <message>
        <source>The key under the name “%1” has characters that are not allowed in a key.</source>
        <translation>名为“%1”的密钥含有密钥不允许的字符。</translation>
    </message>
    <message>
        <source>Copy it again, without spaces and line breaks.</source>
        <translation>请重新复制，不要带空格和换行。</translation>
    </message>
    <message>
        <source>The keychain did not return the key “%1”: it says “%2”.</source>
        <translation>钥匙串没有返回密钥“%1”，提示为“%2”。</translation>
    </message>
    <message>
        <source>Unlock the keychain, or name an environment variable instead.</source>
        <translation>请解锁钥匙串，或改为指定一个环境变量。</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <translation>%1，第 %2 行，第 %3 列</translation>
    </message>
    <message>
        <source>%1: there is a byte %2, which text in UTF-8 does not have.</source>
        <translation>%1：含字节 %2，UTF-8 文本中不会出现。</translation>
    </message>
    <message>
        <source>Save the template as plain text in UTF-8.</source>
        <translation>请把模板存为 UTF-8 纯文本。</translation>
    </message>
    <message>
        <source>%1: {examples} is for the mode few-shot only.</source>
        <translation>%1：{examples} 只用于少样本模式。</translation>
    </message>
    <message>
        <source>Ask few-shot, or remove it.</source>
        <translation>请用少样本提问，或将其删除。</translation>
    </message>
    <message>
        <source>%1: “{%2}” is not a place that can be filled here.</source>
        <translation>%1：“{%2}”不是这里可填充的占位符。</translation>
    </message>
    <message>
        <source>There are: %1. Braces that are text have a space or a quotation mark behind the first.</source>
        <translation>可用的有：%1。作为正文的花括号，请在左括号后加空格或引号。</translation>
    </message>
    <message>
        <source>The template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>%1 is too large for a prompt (%2 bytes).</source>
        <translation>%1 太大，不适合作提示词（%2 字节）。</translation>
    </message>
    <message>
        <source>Choose a text of at most 100,000 bytes: every request carries it.</source>
        <translation>请选用不超过 100,000 字节的文本：每个请求都会带上它。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 是空的。</translation>
    </message>
    <message>
        <source>Write in it what the model is to be asked.</source>
        <translation>请在其中写明要向模型提什么问题。</translation>
    </message>
    <message>
        <source>%1: what is said of whom it asks about is too long (%2 characters).</source>
        <translation>%1：对所问人物的描述太长（%2 个字符）。</translation>
    </message>
    <message>
        <source>Name the person in a few words, at most 60 characters: “listener”.</source>
        <translation>请用几个词指明此人，最多 60 个字符：“listener”。</translation>
    </message>
    <message>
        <source>%1 does not show the scene, so every request would be the same.</source>
        <translation>%1 不显示场景，因此每个请求都会一样。</translation>
    </message>
    <message>
        <source>Put one of these where it belongs: %1</source>
        <translation>请在相应位置放入其中之一：%1</translation>
    </message>
    <message>
        <source>%1 does not show the event, so every request would be the same.</source>
        <translation>%1 不显示事件，因此每个请求都会一样。</translation>
    </message>
    <message>
        <source>Put {event} where it belongs.</source>
        <translation>请在相应位置放入 {event}。</translation>
    </message>
    <message>
        <source>%1 does not say whom a scene is about, and nor does the event “%2”.</source>
        <translation>%1 没有说明场景是关于谁的，事件“%2”也没有。</translation>
    </message>
    <message>
        <source>Put {subject} where the name belongs.</source>
        <translation>请在人名的位置放入 {subject}。</translation>
    </message>
    <message>
        <source>%1 does not say which question of the task is asked.</source>
        <translation>%1 没有说明问的是任务的哪道题。</translation>
    </message>
    <message>
        <source>Put {ask} where the question belongs.</source>
        <translation>请在题目的位置放入 {ask}。</translation>
    </message>
    <message>
        <source>%1 does not name the options of “%2”.</source>
        <translation>%1 没有列出“%2”的选项。</translation>
    </message>
    <message>
        <source>Put {options} where they belong, or write all of them out.</source>
        <translation>请在相应位置放入 {options}，或把选项全部写出。</translation>
    </message>
    <message>
        <source>Ask for constrained answers (--answer constrained).</source>
        <translation>请改用约束式回答 (--answer constrained)。</translation>
    </message>
    <message>
        <source>The API “%1” gives no probabilities of tokens, so its answers cannot be scored.</source>
        <translation>API“%1”不给出 token 概率，因此无法对其回答评分。</translation>
    </message>
    <message>
        <source>The API “%1” has no completions, so the options cannot be scored as such.</source>
        <translation>API“%1”没有补全接口，因此无法以补全方式对选项评分。</translation>
    </message>
    <message>
        <source>Score the answers themselves (--score-by answer), or ask a server with the OpenAI API.</source>
        <translation>请对回答本身评分 (--score-by answer)，或使用提供 OpenAI API 的服务器。</translation>
    </message>
    <message>
        <source>Scored answers are read at the first token, where a chain of thought has none.</source>
        <translation>评分式回答读取第一个 token，而思维链的第一个 token 并不是答案。</translation>
    </message>
    <message>
        <source>“%1” has more than 20 options; servers give the probabilities of no more.</source>
        <translation>“%1”有超过 20 个选项；服务器给出的概率最多 20 个。</translation>
    </message>
    <message>
        <source>The options %1 of “%2” begin alike, so that the first token does not tell them apart.</source>
        <translation>“%2”的选项 %1 开头相同，凭第一个 token 无法区分。</translation>
    </message>
    <message>
        <source>The task “%1” has no scales that a model can be asked for.</source>
        <translation>任务“%1”没有可以问模型的量表。</translation>
    </message>
    <message>
        <source>Ask without them.</source>
        <translation>请不带量表提问。</translation>
    </message>
    <message>
        <source>A scored answer is the probabilities of the options and has no points of scales.</source>
        <translation>评分式回答是各选项的概率，没有量表分值。</translation>
    </message>
    <message>
        <source>Ask for constrained answers (--answer constrained), or without scales.</source>
        <translation>请改用约束式回答 (--answer constrained)，或不带量表。</translation>
    </message>
    <message>
        <source>The worked examples have no points of scales.</source>
        <translation>示例中没有量表分值。</translation>
    </message>
    <message>
        <source>Ask zero-shot or with a chain of thought, or without scales.</source>
        <translation>请用零样本或思维链提问，或不带量表。</translation>
    </message>
    <message>
        <source>A scored answer is the probabilities of the options and has no confidence.</source>
        <translation>评分式回答是各选项的概率，没有确信度。</translation>
    </message>
    <message>
        <source>Ask for constrained answers (--answer constrained), or without the rubric.</source>
        <translation>请改用约束式回答 (--answer constrained)，或不带评分细则。</translation>
    </message>
    <message>
        <source>%1 does not show the lines of the rubric.</source>
        <translation>%1 不显示评分细则的各行。</translation>
    </message>
    <message>
        <source>Put {confidence_rubric} where they belong, or ask without the rubric.</source>
        <translation>请在相应位置放入 {confidence_rubric}，或不带评分细则提问。</translation>
    </message>
    <message>
        <source>The worked examples do not say how sure their answers are.</source>
        <translation>示例没有说明其答案有多确信。</translation>
    </message>
    <message>
        <source>Ask zero-shot or with a chain of thought, or without the rubric.</source>
        <translation>请用零样本或思维链提问，或不带评分细则。</translation>
    </message>
    <message>
        <source>no answer in the reply</source>
        <translation>回复中没有答案</translation>
    </message>
    <message>
        <source>HTTP %1</source>
        <translation>HTTP %1</translation>
    </message>
    <message>
        <source>its name must consist of letters, digits, “.”, “-” and “_”, 100 at most</source>
        <translation>其名称只能由字母、数字、“.”、“-”和“_”组成，最多 100 个字符</translation>
    </message>
    <message>
        <source>its address (base URL) must be like https://host/v1, without a password in it and without the path of a request</source>
        <translation>其地址 (base URL) 须形如 https://host/v1，不含密码，也不含请求路径</translation>
    </message>
    <message>
        <source>it names no model</source>
        <translation>没有指明模型</translation>
    </message>
    <message>
        <source>it does not say where its key is: the name of an environment variable has letters, digits and _ only, and the key itself does not belong here</source>
        <translation>没有说明密钥的位置：环境变量名只含字母、数字和 _，且这里不能填密钥本身</translation>
    </message>
    <message>
        <source>1 to 64 requests can be open at once</source>
        <translation>同时进行的请求数须为 1 到 64</translation>
    </message>
    <message>
        <source>its requests a minute are negative</source>
        <translation>每分钟请求数为负</translation>
    </message>
    <message>
        <source>its tokens a minute are negative</source>
        <translation>每分钟 token 数为负</translation>
    </message>
    <message>
        <source>its time limit must be from 1 s to 1 h</source>
        <translation>时限须为 1 s 到 1 h</translation>
    </message>
    <message>
        <source>its temperature must be from 0 to 2</source>
        <translation>temperature 须为 0 到 2</translation>
    </message>
    <message>
        <source>its top p must be from 0.0001 to 1</source>
        <translation>top p 须为 0.0001 到 1</translation>
    </message>
    <message>
        <source>0 to 20 alternatives of a token can be asked for</source>
        <translation>每个 token 可请求 0 到 20 个候选</translation>
    </message>
    <message>
        <source>its price is negative</source>
        <translation>价格为负</translation>
    </message>
    <message>
        <source>its %1 is missing or not valid</source>
        <translation>%1 缺失或无效</translation>
    </message>
    <message>
        <source>The prompt:</source>
        <translation>提示词：</translation>
    </message>
    <message>
        <source>The request:</source>
        <translation>请求：</translation>
    </message>
    <message>
        <source>The key “%1” could not be put into the keychain: it says “%2”.</source>
        <translation>无法把密钥“%1”存入钥匙串，提示为“%2”。</translation>
    </message>
    <message>
        <source>Unlock the keychain, or set an environment variable instead.</source>
        <translation>请解锁钥匙串，或改为设置环境变量。</translation>
    </message>
    <message>
        <source>There are no worked examples for the task “%1”.</source>
        <translation>任务“%1”没有示例。</translation>
    </message>
    <message>
        <source>Ask it zero-shot or with a chain of thought.</source>
        <translation>请用零样本或思维链提问。</translation>
    </message>
    <message>
        <source>Worked example %1 is an item of this study, so that its answer would be given away.</source>
        <translation>示例 %1 是这项研究的条目，其答案会因此泄露。</translation>
    </message>
    <message>
        <source>Ask in another mode.</source>
        <translation>请换一种模式提问。</translation>
    </message>
    <message>
        <source>The key would be sent to %1 unencrypted, readable by everybody on the way.</source>
        <translation>密钥会以未加密方式发往 %1，途中任何人都能读到。</translation>
    </message>
    <message>
        <source>Give the profile an https:// address, or reach the server through a tunnel that begins on this machine (http://127.0.0.1:PORT).</source>
        <translation>请给配置填写 https:// 地址，或经由起点在本机的隧道连接服务器 (http://127.0.0.1:PORT)。</translation>
    </message>
    <message>
        <source>The price of %1 is not known, so a budget cannot be kept.</source>
        <translation>%1 的价格未知，因此无法控制预算。</translation>
    </message>
    <message>
        <source>Add a price to its profile.</source>
        <translation>请在其配置中填写价格。</translation>
    </message>
    <message>
        <source>Everything was asked.</source>
        <translation>已全部问完。</translation>
    </message>
    <message>
        <source>Everything was asked; what failed is asked again when the run is resumed.</source>
        <translation>已全部问完；失败的会在续跑时重新提问。</translation>
    </message>
    <message>
        <source>Stopped. The run can be resumed later.</source>
        <translation>已停止。之后可以续跑。</translation>
    </message>
    <message>
        <source>Stopped: the next request might exceed the budget.</source>
        <translation>已停止：下一个请求可能超出预算。</translation>
    </message>
    <message>
        <source>The server refuses: %1</source>
        <translation>服务器拒绝：%1</translation>
    </message>
    <message>
        <source>The quota is used up: %1</source>
        <translation>配额已用完：%1</translation>
    </message>
    <message>
        <source>The server asked to wait too long: %1</source>
        <translation>服务器要求等待的时间过长：%1</translation>
    </message>
    <message>
        <source>The server cannot be trusted: %1</source>
        <translation>服务器不可信任：%1</translation>
    </message>
    <message>
        <source>The server did not answer: %1. Check that its address is right and that it runs.</source>
        <translation>服务器没有响应：%1。请检查地址是否正确、服务器是否在运行。</translation>
    </message>
    <message>
        <source>Five items in a row failed, the last with: %1</source>
        <translation>连续五个条目失败，最后一个的原因：%1</translation>
    </message>
    <message>
        <source>An answer could not be saved, so nothing further was asked.</source>
        <translation>有一个回答未能保存，因此没有继续提问。</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>paused: budget</source>
        <translation>已暂停：预算</translation>
    </message>
    <message>
        <source>stopped: refused</source>
        <translation>已停止：被拒绝</translation>
    </message>
    <message>
        <source>paused: quota used up</source>
        <translation>已暂停：配额用完</translation>
    </message>
    <message>
        <source>paused: asked to wait</source>
        <translation>已暂停：被要求等待</translation>
    </message>
    <message>
        <source>stopped: server not trusted</source>
        <translation>已停止：服务器不可信</translation>
    </message>
    <message>
        <source>stopped: failures</source>
        <translation>已停止：多次失败</translation>
    </message>
    <message>
        <source>stopped: not saved</source>
        <translation>已停止：未能保存</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>asked, some failed</source>
        <translation>已问完，部分失败</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>%1 (unfinished: %2 of %3 answered)</source>
        <translation>%1（未完成：%3 个中已答 %2 个）</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 asked)</source>
        <translation>%1（%3 个中已问 %2 个）</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1（已隐藏）</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>refused by the provider</source>
        <translation>被提供方拒绝</translation>
    </message>
    <message>
        <source>one option scored</source>
        <translation>已为一个选项评分</translation>
    </message>
    <message>
        <source>answered, cut off by the token limit</source>
        <translation>已回答，因 token 上限被截断</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>%1 USD</source>
        <translation>%1 USD</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>目前 %1</translation>
    </message>
    <message>
        <source>%1, at most %2 USD</source>
        <translation>%1，最多 %2 USD</translation>
    </message>
    <message>
        <source>%1, about %2 tokens sent and %3 received, %4</source>
        <translation>%1，约发送 %2 个、接收 %3 个 token，%4</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>At most: if every answer used all the tokens that it may. Failed requests are sent again, up to %1 times; they rarely cost anything.</source>
        <translation>上限：按每个回答都用足允许的全部 token 计。失败的请求最多重发 %1 次，通常几乎不产生费用。</translation>
    </message>
    <message>
        <source>%1 of %2 answers were cut off by the token limit; reasoning tokens may be using it up.</source>
        <translation>%2 个回答中有 %1 个因 token 上限被截断；可能是推理 token 用去了额度。</translation>
    </message>
    <message>
        <source>The first five answers are none of the options. The run continues</source>
        <translation>前五个回答都不在选项之列。运行仍在继续</translation>
    </message>
    <message>
        <source>%1; another one with “%2” answers may do better.</source>
        <translation>%1；改用“%2”回答另行运行，效果可能更好。</translation>
    </message>
    <message>
        <source>none needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>environment %1</source>
        <comment>The name of a variable</comment>
        <translation>环境变量 %1</translation>
    </message>
    <message>
        <source>keychain %1</source>
        <comment>The name of an entry</comment>
        <translation>钥匙串条目 %1</translation>
    </message>
    <message>
        <source>%1; the server seems to ignore the schema. Another form of it in the profile may do better: --schema json-object or --schema grammar, in the window “Constrained answers”.</source>
        <translation>%1；服务器似乎忽略了 schema。在配置中换一种形式可能会更好：--schema json-object 或 --schema grammar，在窗口中为“约束式回答”。</translation>
    </message>
    <message>
        <source>Ask zero-shot or few-shot, or for constrained answers (--answer constrained).</source>
        <translation>请用零样本或少样本提问，或改用约束式回答 (--answer constrained)。</translation>
    </message>
</context>
<context>
    <name>subtext::ModelViews</name>
    <message>
        <source>Hide set</source>
        <translation>隐藏预测集</translation>
    </message>
    <message>
        <source>Show set again</source>
        <translation>重新显示预测集</translation>
    </message>
    <message>
        <source>A hidden set is not scored here, and not compared with the others. It stays in the study: exports, releases and other people’s windows have it as before.</source>
        <translation>隐藏的预测集在此不评测，也不与其他比较。它仍在研究中：导出、发布和其他人的窗口照旧包含它。</translation>
    </message>
    <message>
        <source>%1 is withdrawn: %2</source>
        <translation>%1 已撤下：%2</translation>
    </message>
    <message>
        <source>%1 is hidden. “Show hidden” brings it back.</source>
        <translation>%1 已隐藏。“显示隐藏的”可恢复显示。</translation>
    </message>
</context>
<context>
    <name>subtext::ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Views of the models</source>
        <translation>模型的视图</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>排行榜</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>预测集</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>可靠性</translation>
    </message>
    <message>
        <source>One scenario</source>
        <translation>单个情境</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Close the items</source>
        <translation>关闭条目</translation>
    </message>
</context>
<context>
    <name>subtext::ModelsPanel</name>
    <message>
        <source>Predictions, with scores</source>
        <translation>预测，附得分</translation>
    </message>
    <message>
        <source>The models’ own words</source>
        <translation>模型的原文</translation>
    </message>
    <message>
        <source>Entanglement</source>
        <translation>情绪纠缠</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Predictions of models, one file per set, with their evaluation and its tables. No label in the data comes from them.</source>
        <translation>模型的预测，每个预测集一个文件，附其评测和表格。数据中的标签都不来自预测。</translation>
    </message>
    <message>
        <source>Prediction sets in the release</source>
        <translation>发布版中的预测集</translation>
    </message>
    <message>
        <source>The texts that models wrote. Without them each answer is only the label that was read from its text.</source>
        <translation>模型写出的文本。若不含，每个回答就只有从文本中读出的标签。</translation>
    </message>
    <message>
        <source>How often emotions go together, and the priors over them, as figures and tables.</source>
        <translation>情绪同时出现的频率及相应的先验，以图和表呈现。</translation>
    </message>
    <message>
        <source>No prediction set is chosen.</source>
        <translation>未选择预测集。</translation>
    </message>
    <message>
        <source>Figures of the emotions</source>
        <translation>情绪的统计数字</translation>
    </message>
</context>
<context>
    <name>subtext::MoreItems</name>
    <message>
        <source>No more items came. %1</source>
        <translation>没有领到更多条目。%1</translation>
    </message>
    <message>
        <source>This study gives you no more items. Ask whoever coordinates it.</source>
        <translation>这项研究不再给你更多条目，请询问研究负责人。</translation>
    </message>
    <message>
        <source>No items are left for you now. Others have taken them all.</source>
        <translation>目前没有可领的条目了，已被其他人领完。</translation>
    </message>
    <message>
        <source>More items came: %1.</source>
        <translation>又领到条目：%1。</translation>
    </message>
</context>
<context>
    <name>subtext::MoreRatersText</name>
    <message>
        <source>About %1 were expected to change.</source>
        <translation>预计约有 %1 个。</translation>
    </message>
    <message>
        <source>As people differ in this study, about %1 items are expected to change.</source>
        <translation>按本研究中人们意见不一的情况，预计约 %1 个条目会发生变化。</translation>
    </message>
    <message>
        <source>They go to those with the fewest items, at the end of a person’s order. Nobody is told that an item was a split.</source>
        <translation>它们会分配给条目最少的人，排在各人顺序的末尾。不会告诉任何人某个条目曾出现分歧。</translation>
    </message>
    <message>
        <source>Nobody is free: whoever could be asked has these items already. Add annotators in Roster, People.</source>
        <translation>没有空闲的人：可以请的人都已有这些条目。请在“名单”的“人员”中添加标注员。</translation>
    </message>
    <message>
        <source>Each is taken from whoever was asked. It is a split again, which can be decided or given to more annotators.</source>
        <translation>这些条目将从追加的标注员处撤回，重新成为分歧条目，可以裁定，也可以再交给更多标注员。</translation>
    </message>
</context>
<context>
    <name>subtext::NavigationBar</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>退出登录</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>Of the window</comment>
        <translation>页面</translation>
    </message>
    <message>
        <source>Language of the window (Ctrl+Shift+K)</source>
        <translation>界面语言 (Ctrl+Shift+K)</translation>
    </message>
    <message>
        <source>Language of the window: %1</source>
        <translation>界面语言：%1</translation>
    </message>
</context>
<context>
    <name>subtext::NormingChart</name>
    <message>
        <source>Norming round</source>
        <translation>校准轮</translation>
    </message>
    <message>
        <source>Norming round: %1</source>
        <translation>校准轮：%1</translation>
    </message>
    <message>
        <source>Nobody has voted twice yet.</source>
        <translation>还没有人投过两次票。</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>统计内容</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Krippendorff’s α</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>How far people agreed before and after they saw how all voted, by Krippendorff’s α with 95 % intervals; the table has every figure and who moved where. Only people who voted twice are counted. It is a diagnostic: no label comes from it.</source>
        <translation>看到全体投票结果前后的一致程度（Krippendorff α，附 95% 区间）；表格列出全部指标与改投去向。只计入投过两次票的人。仅供诊断：不会由此产生任何标签。</translation>
    </message>
</context>
<context>
    <name>subtext::NormingCountsView</name>
    <message numerus="yes">
        <source>How all voted: %n votes</source>
        <translation>
            <numerusform>所有人的投票：%n 票</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>your first vote</source>
        <translation>你的第一次投票</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>subtext::NormingDialog</name>
    <message>
        <source>Open the round…</source>
        <translation>公开本轮…</translation>
    </message>
    <message>
        <source>Close the round…</source>
        <translation>关闭本轮…</translation>
    </message>
    <message>
        <source>Norming round</source>
        <translation>校准轮</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>There is no round yet.</source>
        <translation>还没有校准轮。</translation>
    </message>
    <message>
        <source>Everybody in the round sees how all voted, and votes again. First votes cannot be given any more.</source>
        <translation>本轮中的每个人都会看到所有人的投票，并再次投票。此后不能再进行第一次投票。</translation>
    </message>
    <message>
        <source>These are left out, because their votes are not in: %1.</source>
        <translation>以下人员因投票未收到而不计入：%1。</translation>
    </message>
    <message>
        <source>Open the round “%1”?</source>
        <translation>公开“%1”这一轮吗？</translation>
    </message>
    <message>
        <source>Open the round</source>
        <translation>公开本轮</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>不计入他们，直接公开</translation>
    </message>
    <message>
        <source>Close the round “%1”?</source>
        <translation>关闭“%1”这一轮吗？</translation>
    </message>
    <message>
        <source>Votes that come after this do not count.</source>
        <translation>此后到来的投票不计入。</translation>
    </message>
    <message>
        <source>Close the round</source>
        <translation>关闭本轮</translation>
    </message>
    <message>
        <source>The round is closed.</source>
        <translation>本轮已关闭。</translation>
    </message>
    <message>
        <source>Another round…</source>
        <translation>新的一轮…</translation>
    </message>
    <message>
        <source>People vote on some items by themselves, see how all voted, and vote again. Votes are not labels and enter no other figure of the study.</source>
        <translation>几个人各自对一些条目投票，查看所有人的投票，然后再次投票。投票不是标签：不计入研究的其他任何数字。</translation>
    </message>
    <message>
        <source>The round has begun. Hand-outs written before do not have it: write them again.</source>
        <translation>本轮已开始。此前生成的分发文件不包含本轮：请重新生成。</translation>
    </message>
    <message>
        <source>The round is open. Write the hand-outs again: they then show how all voted.</source>
        <translation>本轮已公开。请重新生成分发文件：其中会显示所有人的投票。</translation>
    </message>
</context>
<context>
    <name>subtext::NormingErrorText</name>
    <message>
        <source>The round has no title.</source>
        <translation>这一轮没有标题。</translation>
    </message>
    <message>
        <source>The title is too long.</source>
        <translation>标题太长。</translation>
    </message>
    <message>
        <source>Enter one of 200 characters at most.</source>
        <translation>请输入不超过 200 个字符的标题。</translation>
    </message>
    <message>
        <source>A round has between 1 and 2,000 items.</source>
        <translation>一轮有 1 到 2,000 个条目。</translation>
    </message>
    <message>
        <source>Choose other items.</source>
        <translation>请另选条目。</translation>
    </message>
    <message>
        <source>There is no split that is undecided.</source>
        <translation>没有尚未裁定的分歧条目。</translation>
    </message>
    <message>
        <source>Name the items instead.</source>
        <translation>请改为指定条目。</translation>
    </message>
    <message>
        <source>A round has between 2 and 2,000 people.</source>
        <translation>一轮有 2 到 2,000 人。</translation>
    </message>
    <message>
        <source>“%1” is not an annotator.</source>
        <translation>“%1”不是标注员。</translation>
    </message>
    <message>
        <source>Choose annotators of the study.</source>
        <translation>请选择本研究的标注员。</translation>
    </message>
    <message>
        <source>A round asks at least one question.</source>
        <translation>一轮至少要有一道题目。</translation>
    </message>
    <message>
        <source>The study has no question “%1”.</source>
        <translation>这项研究没有题目“%1”。</translation>
    </message>
    <message>
        <source>Choose questions of the task.</source>
        <translation>请选择任务中的题目。</translation>
    </message>
    <message>
        <source>The study has no norming round yet.</source>
        <translation>这项研究还没有校准轮。</translation>
    </message>
    <message>
        <source>Begin one first.</source>
        <translation>请先开始一轮。</translation>
    </message>
    <message>
        <source>There is no norming round “%1”.</source>
        <translation>没有校准轮“%1”。</translation>
    </message>
    <message>
        <source>“norming status STUDY” lists them.</source>
        <translation>“norming status STUDY”会列出它们。</translation>
    </message>
    <message>
        <source>The round “%1” is at another step.</source>
        <translation>“%1”这一轮处于另一个步骤。</translation>
    </message>
    <message>
        <source>First votes come before it is opened, second votes after that until it is closed; votes that were handed in stay.</source>
        <translation>第一次投票在公开之前进行，第二次投票在公开之后、关闭之前进行；已上交的投票不再改变。</translation>
    </message>
    <message>
        <source>The round “%1” is sealed, so nobody sees its votes.</source>
        <translation>“%1”这一轮处于封存状态，因此没有人能看到投票。</translation>
    </message>
    <message>
        <source>Open it once everybody’s first votes are in.</source>
        <translation>等所有人的第一次投票都到齐后再公开。</translation>
    </message>
    <message>
        <source>First votes are not in yet from: %1.</source>
        <translation>以下人员的第一次投票尚未到：%1。</translation>
    </message>
    <message>
        <source>Wait for them, or open the round without these people.</source>
        <translation>请等待，或不等这些人就公开这一轮。</translation>
    </message>
    <message>
        <source>The votes of fewer than two people would count.</source>
        <translation>计入的投票将不足两人。</translation>
    </message>
    <message>
        <source>Wait for more first votes.</source>
        <translation>请等待更多第一次投票。</translation>
    </message>
    <message>
        <source>“%1” is not in this round.</source>
        <translation>“%1”没有参加这一轮。</translation>
    </message>
    <message>
        <source>“norming status STUDY” says who is.</source>
        <translation>“norming status STUDY”会列出参加者。</translation>
    </message>
    <message>
        <source>This vote does not fit the round.</source>
        <translation>这一票不属于这一轮。</translation>
    </message>
    <message>
        <source>Choose an option for a question of the round.</source>
        <translation>请为这一轮的题目选择一个选项。</translation>
    </message>
    <message>
        <source>Votes are handed in once there is one for every item.</source>
        <translation>每个条目都有投票后才能上交。</translation>
    </message>
    <message>
        <source>the row names no item</source>
        <translation>这一行没有条目名称</translation>
    </message>
    <message>
        <source>there is no option for the question “%1”</source>
        <translation>题目“%1”没有选项</translation>
    </message>
    <message>
        <source>“%1” is not an option of this question</source>
        <translation>“%1”不是这道题目的选项</translation>
    </message>
    <message>
        <source>“%1” is not an item of this round</source>
        <translation>“%1”不是这一轮的条目</translation>
    </message>
    <message>
        <source>“%1” has a vote already</source>
        <translation>“%1”已有投票</translation>
    </message>
    <message>
        <source>these items have no vote: %1</source>
        <translation>这些条目没有投票：%1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Correct the file and try again; none of it was taken.</source>
        <translation>请更正文件后重试；其中的内容都没有采用。</translation>
    </message>
</context>
<context>
    <name>subtext::NormingFiguresView</name>
    <message>
        <source>Figures of the round</source>
        <translation>本轮的指标</translation>
    </message>
</context>
<context>
    <name>subtext::NormingForm</name>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Begin the round</source>
        <translation>开始本轮</translation>
    </message>
    <message>
        <source>Splits so far</source>
        <translation>目前的分歧条目</translation>
    </message>
    <message>
        <source>Items by name</source>
        <translation>按名称选择条目</translation>
    </message>
    <message>
        <source>Items without a label</source>
        <translation>没有标签的条目</translation>
    </message>
    <message>
        <source>One name a line, or separated by commas</source>
        <translation>每行一个名称，或用逗号分隔</translation>
    </message>
    <message>
        <source>Names of the items</source>
        <translation>这些条目的名称</translation>
    </message>
    <message>
        <source>How many of them at most</source>
        <translation>最多取多少个</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Item names</source>
        <translation>条目名称</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>Tick two people at least.</source>
        <translation>请至少勾选两个人。</translation>
    </message>
    <message>
        <source>Tick a question at least.</source>
        <translation>请至少勾选一道题目。</translation>
    </message>
    <message>
        <source>There is no split so far.</source>
        <translation>目前没有分歧条目。</translation>
    </message>
    <message>
        <source>There are no items of these names: %1.</source>
        <translation>没有这些名称的条目：%1。</translation>
    </message>
    <message>
        <source>Enter the names of the items.</source>
        <translation>请输入条目的名称。</translation>
    </message>
    <message>
        <source>Every item has a label.</source>
        <translation>所有条目都已有标签。</translation>
    </message>
</context>
<context>
    <name>subtext::NormingMovesChart</name>
    <message>
        <source>First %1, then %2: %3</source>
        <translation>先%1，后%2：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n votes</source>
        <translation>
            <numerusform>%n 票</numerusform>
        </translation>
    </message>
    <message>
        <source>First vote</source>
        <translation>第一次投票</translation>
    </message>
    <message>
        <source>from %1 to %2 (%3)</source>
        <translation>由%1到%2（%3）</translation>
    </message>
    <message>
        <source>Nobody moved.</source>
        <translation>没有人改投。</translation>
    </message>
    <message>
        <source>Moved: %1.</source>
        <translation>改投：%1。</translation>
    </message>
    <message>
        <source>Who moved where</source>
        <translation>改投去向</translation>
    </message>
    <message>
        <source>Who moved where: %1</source>
        <translation>改投去向：%1</translation>
    </message>
    <message>
        <source>Rows are first votes, columns second votes. The stronger the shade, the larger the share of the row’s votes; outlined: both votes are the same.</source>
        <translation>行为第一次投票，列为第二次投票。颜色越深，占该行票数的比例越大；带边框：两次投票相同。</translation>
    </message>
    <message>
        <source>Nobody has voted twice yet.</source>
        <translation>还没有人投过两次票。</translation>
    </message>
</context>
<context>
    <name>subtext::NormingPage</name>
    <message>
        <source>Norming round</source>
        <translation>校准轮</translation>
    </message>
    <message>
        <source>Kept. Ctrl+Enter goes to the next item.</source>
        <translation>已保存。按 Ctrl+Enter 转到下一个条目。</translation>
    </message>
    <message>
        <source>All items have a vote. Ctrl+Enter hands them in.</source>
        <translation>所有条目都已投票。按 Ctrl+Enter 上交。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Keep my vote</source>
        <translation>保留我的投票</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Hand in my votes</source>
        <translation>上交我的投票</translation>
    </message>
    <message>
        <source>Ctrl+Left</source>
        <translation>Ctrl+左箭头</translation>
    </message>
    <message>
        <source>Ctrl+K. Votes as the first time.</source>
        <translation>Ctrl+K。与第一次投票相同。</translation>
    </message>
    <message>
        <source>Ctrl+Right</source>
        <translation>Ctrl+右箭头</translation>
    </message>
    <message>
        <source>Norming</source>
        <translation>校准投票</translation>
    </message>
    <message>
        <source>Vote on the highlighted question and move on</source>
        <translation>对高亮的题目投票并继续</translation>
    </message>
    <message>
        <source>Go to the next item, or hand in the votes</source>
        <translation>转到下一个条目，或上交投票</translation>
    </message>
    <message>
        <source>Previous item</source>
        <translation>上一个条目</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>下一个条目</translation>
    </message>
    <message>
        <source>Keep my first vote</source>
        <translation>保留我的第一次投票</translation>
    </message>
    <message>
        <source>Have a screen reader say the scene again</source>
        <translation>让屏幕阅读器再读一遍场景</translation>
    </message>
    <message>
        <source>There is no norming round to vote in.</source>
        <translation>没有可以投票的校准轮。</translation>
    </message>
    <message>
        <source>The round was opened without your votes, because they were not in. There is nothing for you to do.</source>
        <translation>由于没有收到你的投票，本轮公开时未计入你的投票。你无需做任何事。</translation>
    </message>
    <message>
        <source>Your votes are in. You will see how all voted when the round is open.</source>
        <translation>你的投票已上交。本轮公开后，你会看到所有人的投票。</translation>
    </message>
    <message>
        <source>First vote. Nobody sees what you choose before the round is open.</source>
        <translation>第一次投票。在本轮公开之前，没有人能看到你的选择。</translation>
    </message>
    <message>
        <source>Your second votes are in.</source>
        <translation>你的第二次投票已上交。</translation>
    </message>
    <message>
        <source>Second vote. You see how all voted, and choose again.</source>
        <translation>第二次投票。你会看到所有人的投票，然后再次选择。</translation>
    </message>
    <message>
        <source>The round is closed. You see how all voted, and your own votes.</source>
        <translation>本轮已关闭。你可以看到所有人的投票和你自己的投票。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>There is no vote on this item yet.</source>
        <translation>这个条目还没有投票。</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message numerus="yes">
        <source>%n items have no vote yet.</source>
        <translation>
            <numerusform>还有 %n 个条目没有投票。</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand in your votes?</source>
        <translation>上交你的投票吗？</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>上交</translation>
    </message>
    <message>
        <source>Not saved. Your vote is still on the screen. %1</source>
        <translation>未保存。你的投票仍在屏幕上。%1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Hand in the file now, as you do with your labels: your votes are in it.</source>
        <translation>请像上交标注一样现在就上交文件：其中包含你的投票。</translation>
    </message>
    <message>
        <source>Hand in the file…</source>
        <translation>上交文件…</translation>
    </message>
    <message>
        <source>You cannot change them afterwards. Nobody sees them before the round is open.</source>
        <translation>之后不能再改。在本轮公开之前，没有人能看到它们。</translation>
    </message>
    <message>
        <source>You cannot change them afterwards: there is no third vote.</source>
        <translation>之后不能再改：没有第三次投票。</translation>
    </message>
    <message>
        <source>Item %1: first vote kept.</source>
        <translation>条目 %1：已保留第一次投票。</translation>
    </message>
    <message>
        <source>Item %1: first vote kept. Ctrl+Enter hands in all.</source>
        <translation>条目 %1：已保留第一次投票。按 Ctrl+Enter 全部上交。</translation>
    </message>
    <message>
        <source>This is the first vote: there is no earlier one to keep.</source>
        <translation>这是第一次投票，没有更早的投票可保留。</translation>
    </message>
    <message>
        <source>The round is closed: votes stay as they are.</source>
        <translation>本轮已关闭，投票不再更改。</translation>
    </message>
</context>
<context>
    <name>subtext::NormingText</name>
    <message>
        <source>Krippendorff’s α before</source>
        <translation>之前的 Krippendorff α</translation>
    </message>
    <message>
        <source>Krippendorff’s α after</source>
        <translation>之后的 Krippendorff α</translation>
    </message>
    <message>
        <source>Change in α</source>
        <translation>α 的变化</translation>
    </message>
    <message>
        <source>Pairs that agree before</source>
        <translation>之前一致的配对</translation>
    </message>
    <message>
        <source>Pairs that agree after</source>
        <translation>之后一致的配对</translation>
    </message>
    <message>
        <source>Votes that moved</source>
        <translation>改变的投票</translation>
    </message>
    <message>
        <source>Differed from most others and went over to them</source>
        <translation>原与多数他人不同，后改为相同</translation>
    </message>
    <message>
        <source>Agreed with most others and moved away</source>
        <translation>原与多数他人相同，后改为不同</translation>
    </message>
    <message>
        <source>First votes that are gold</source>
        <translation>与金标签一致的第一次投票</translation>
    </message>
    <message>
        <source>Second votes that are gold</source>
        <translation>与金标签一致的第二次投票</translation>
    </message>
    <message>
        <source>Lift towards gold (percentage points)</source>
        <translation>向金标签的提升（百分点）</translation>
    </message>
    <message>
        <source>Moved from %1 to %2</source>
        <translation>由%1改为%2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>Voted twice: %1, on %2.</source>
        <translation>投过两次票：%1，共%2。</translation>
    </message>
    <message>
        <source>Lift of the votes that went over to most others (percentage points)</source>
        <translation>改投多数方的票的提升（百分点）</translation>
    </message>
    <message>
        <source>With fewer than ten items the intervals are too narrow and lopsided; take them as a rough guide.</source>
        <translation>条目少于十个时，区间过窄且偏斜，仅供粗略参考。</translation>
    </message>
</context>
<context>
    <name>subtext::NormingTexts</name>
    <message>
        <source>%1: the votes themselves did not come with the file.</source>
        <translation>%1：文件中没有投票本身。</translation>
    </message>
    <message>
        <source>%1: the votes came without the proof of when they were handed in.</source>
        <translation>%1：投票缺少上交时间的证明。</translation>
    </message>
    <message>
        <source>%1: the votes are not those that were handed in.</source>
        <translation>%1：这些投票不是当时上交的投票。</translation>
    </message>
    <message>
        <source>First votes</source>
        <translation>第一次投票</translation>
    </message>
    <message>
        <source>Open for second votes</source>
        <translation>可进行第二次投票</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>First votes are in: %1.</source>
        <translation>已收到第一次投票：%1。</translation>
    </message>
    <message>
        <source>Waiting for: %1.</source>
        <translation>正在等待：%1。</translation>
    </message>
    <message>
        <source>Voted again: %1.</source>
        <translation>已再次投票：%1。</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>未计入：%1。</translation>
    </message>
    <message>
        <source>Still to vote again: %1.</source>
        <translation>尚未再次投票：%1。</translation>
    </message>
</context>
<context>
    <name>subtext::NoteChangesHtml</name>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1</translation>
    </message>
</context>
<context>
    <name>subtext::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>subtext::Offering</name>
    <message>
        <source>The study is open for reading only.</source>
        <translation>研究以只读方式打开。</translation>
    </message>
    <message>
        <source>The study is locked. To do this, unlock it in Adjudicate.</source>
        <translation>研究已锁定。如需此操作，请在“仲裁”页解锁。</translation>
    </message>
</context>
<context>
    <name>subtext::OptionsPanel</name>
    <message>
        <source>People are called by</source>
        <translation>人员称呼</translation>
    </message>
    <message>
        <source>Codes at random</source>
        <translation>随机代号</translation>
    </message>
    <message>
        <source>Extended CSV files</source>
        <translation>扩展 CSV 文件</translation>
    </message>
    <message>
        <source>Formulas as text</source>
        <translation>公式作为文本</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Date of the release</source>
        <translation>发布日期</translation>
    </message>
    <message>
        <source>Licence of the data</source>
        <translation>数据许可协议</translation>
    </message>
    <message>
        <source>Creators</source>
        <translation>创建者</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>代号</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Everybody gets a different code from the one in the study, the same in every such release. Useful where codes follow the order of the names.</source>
        <translation>每人得到一个与研究中不同的代号，在所有这类发布版中保持一致。适用于代号按姓名顺序编排的情形。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The CSV files of each subtype get more columns after those of CEI’s layout.</source>
        <translation>各子类型的 CSV 文件在 CEI 格式的列之后增加更多列。</translation>
    </message>
    <message>
        <source>In CSV files an apostrophe stands before what a spreadsheet would compute, such as notes that begin with “-”.</source>
        <translation>在 CSV 文件中，电子表格会求值的内容前加上撇号，例如以“-”开头的备注。</translation>
    </message>
    <message>
        <source>The JSON Lines keep every text to the character.</source>
        <translation>JSON Lines 逐字保留每段文本。</translation>
    </message>
    <message>
        <source>Nobody is named yet.</source>
        <translation>还没有署名。</translation>
    </message>
    <message>
        <source>Name them…</source>
        <translation>署名…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Name the creators</source>
        <translation>署明创建者</translation>
    </message>
    <message>
        <source>Change the creators</source>
        <translation>更改创建者</translation>
    </message>
    <message>
        <source>Proposed: %1. %2</source>
        <translation>建议：%1。%2</translation>
    </message>
    <message>
        <source>The version has the form 1.0.0.</source>
        <translation>版本号的格式为 1.0.0。</translation>
    </message>
    <message>
        <source>The date has the form YYYY-MM-DD.</source>
        <translation>日期的格式为 YYYY-MM-DD。</translation>
    </message>
    <message>
        <source>The seed is a whole number.</source>
        <translation>种子须为整数。</translation>
    </message>
</context>
<context>
    <name>subtext::OwnQuestions</name>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>subtext::PaletteDialog</name>
    <message>
        <source>Nothing is called that.</source>
        <translation>没有这个名称的内容。</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Where to, or what to do?</source>
        <translation>去哪里，或做什么？</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>结果</translation>
    </message>
    <message numerus="yes">
        <source>%n found.</source>
        <translation>
            <numerusform>找到 %n 项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Up and Down move · Enter goes there · Esc closes</source>
        <translation>上下键移动 · Enter 前往 · Esc 关闭</translation>
    </message>
</context>
<context>
    <name>subtext::PaletteModel</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>Of the window</comment>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>subtext::PartFields</name>
    <message>
        <source>Short name, used in files</source>
        <translation>短名称，用于文件</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Version of this wording</source>
        <translation>此措辞的版本</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>In a question, {%1} stands for this text.</source>
        <translation>在题目中，{%1} 代表此文本。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Who somebody is</source>
        <translation>人物身份</translation>
    </message>
    <message>
        <source>One of several words</source>
        <translation>几个词之一</translation>
    </message>
    <message>
        <source>Place on the page</source>
        <translation>页面上的位置</translation>
    </message>
    <message>
        <source>A paragraph</source>
        <translation>一个段落</translation>
    </message>
    <message>
        <source>The large text that the questions are about</source>
        <translation>题目所针对的大字文本</translation>
    </message>
    <message>
        <source>Who it comes from</source>
        <translation>出自谁</translation>
    </message>
    <message>
        <source>Who it goes to</source>
        <translation>对谁说</translation>
    </message>
    <message>
        <source>What is between the two</source>
        <translation>两人之间的关系</translation>
    </message>
    <message>
        <source>Not shown separately</source>
        <translation>不单独显示</translation>
    </message>
    <message>
        <source>Every scene must have it</source>
        <translation>每个场景都必须有</translation>
    </message>
    <message>
        <source>Words, from</source>
        <translation>词数，从</translation>
    </message>
    <message>
        <source>Words, to</source>
        <translation>词数，到</translation>
    </message>
    <message>
        <source>0 and 0: no length is given. Choose scenes marks those that are shorter or longer; none is refused for it.</source>
        <translation>0 和 0：不限长度。“挑选场景”会标出过短或过长的，但不会因此弃用。</translation>
    </message>
    <message>
        <source>Scenes fall into</source>
        <translation>场景划分为</translation>
    </message>
    <message>
        <source>no groups</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>the groups in the files</source>
        <translation>文件中的组</translation>
    </message>
    <message>
        <source>these groups</source>
        <translation>这些组</translation>
    </message>
    <message>
        <source>Name of the groups</source>
        <translation>组的名称</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Colour on a dark background</source>
        <translation>深色背景上的颜色</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Its opposite</source>
        <translation>对立项</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Short name, in tables and charts</source>
        <translation>短名称，用于表格和图表</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Help for answering</source>
        <translation>作答说明</translation>
    </message>
    <message>
        <source>The options form a circle: the last is next to the first</source>
        <translation>选项构成一圈：最后一个与第一个相邻</translation>
    </message>
    <message>
        <source>Question above the rows</source>
        <translation>各行上方的题目</translation>
    </message>
    <message>
        <source>No question yet: annotators see only the rows.</source>
        <translation>还没有题目：标注员只看到各行。</translation>
    </message>
    <message>
        <source>Rows without a name: %1.</source>
        <translation>没有名称的行：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、 </translation>
    </message>
    <message>
        <source>The rows form a circle: the last is next to the first</source>
        <translation>各行构成一圈：最后一行与第一行相邻</translation>
    </message>
    <message>
        <source>All rows have the same answers. With the answers no and yes, in this order, one key answers a row.</source>
        <translation>所有行的答案相同。若答案依次为“否”和“是”，按一个键即可回答一行。</translation>
    </message>
    <message>
        <source>Is it pleasant?</source>
        <translation>是否令人愉快？</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>Pleasant</source>
        <translation>愉快</translation>
    </message>
    <message>
        <source>Unpleasant</source>
        <translation>不愉快</translation>
    </message>
    <message>
        <source>Help for choosing it</source>
        <translation>选择说明</translation>
    </message>
    <message>
        <source>Drawn as</source>
        <translation>图示</translation>
    </message>
    <message>
        <source>Words only</source>
        <translation>仅文字</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>面孔</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能量</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>条形</translation>
    </message>
    <message>
        <source>It is about how sure annotators are, not about the scene</source>
        <translation>它问的是标注员有多确信，而不是场景</translation>
    </message>
    <message>
        <source>Value, used in files</source>
        <translation>值，用于文件</translation>
    </message>
    <message>
        <source>Number, used for figures</source>
        <translation>数字，用于统计</translation>
    </message>
    <message>
        <source>An explanation is</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>不要求</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>选填</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Why do you think so?</source>
        <translation>你为什么这样认为？</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>短名称</translation>
    </message>
    <message>
        <source>Text in the empty field</source>
        <translation>空白框中的文字</translation>
    </message>
    <message>
        <source>Sentences, from</source>
        <translation>句数，从</translation>
    </message>
    <message>
        <source>Sentences, to</source>
        <translation>句数，到</translation>
    </message>
    <message>
        <source>0 and 0: no length is given. Explanations are never published.</source>
        <translation>0 和 0：不限长度。解释绝不发表。</translation>
    </message>
    <message>
        <source>What annotators read. Up to %1 fields; one of them is the large text that the questions are about.</source>
        <translation>标注员阅读的内容。最多 %1 个字段，其中一个是题目所针对的大字文本。</translation>
    </message>
    <message>
        <source>Up to %1 questions, each with exactly one answer. Rows of a table are asked together and have the same answers.</source>
        <translation>最多 %1 道题，每题恰有一个答案。表格各行一起提问，答案相同。</translation>
    </message>
    <message>
        <source>Up to %1 scales of %2 to %3 points.</source>
        <translation>最多 %1 个量表，每个 %2 至 %3 个点。</translation>
    </message>
    <message>
        <source>Rules for checking answers. They never block anything.</source>
        <translation>检查答案的规则。绝不作任何阻拦。</translation>
    </message>
</context>
<context>
    <name>subtext::PartTree</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+↑</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+↓</translation>
    </message>
    <message>
        <source>Parts of the task</source>
        <translation>任务的各部分</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1  ⚠</source>
        <translation>%1  ⚠</translation>
    </message>
    <message>
        <source>%1, needs correcting</source>
        <translation>%1，需要更正</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>添加：%1</translation>
    </message>
    <message>
        <source>Add a part</source>
        <translation>添加部分</translation>
    </message>
</context>
<context>
    <name>subtext::PartWords</name>
    <message>
        <source>Name and layout</source>
        <translation>名称与格式</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择题</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Table of rows</source>
        <translation>多行表格</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>量表</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>量表</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>The same answer repeatedly</source>
        <translation>重复的相同答案</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Wide range</source>
        <translation>差距大</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Hints at the desk</source>
        <translation>仲裁台的提示</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The tables of every task</source>
        <translation>每种任务都有的表</translation>
    </message>
    <message>
        <source>The tables of every task, and files in CEI’s layout</source>
        <translation>每种任务都有的表，以及 CEI 格式的文件</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>The figures of every task</source>
        <translation>每种任务都有的统计</translation>
    </message>
    <message>
        <source>The figures of every task, and EmoScene’s entanglement</source>
        <translation>每种任务都有的统计，以及 EmoScene 的情绪纠缠</translation>
    </message>
    <message>
        <source>%1 without a word</source>
        <translation>%1，没有文字</translation>
    </message>
</context>
<context>
    <name>subtext::PassphraseDialog</name>
    <message>
        <source>Remove it</source>
        <translation>移除口令</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>设置口令</translation>
    </message>
    <message>
        <source>Passphrase of %1</source>
        <translation>%1 的口令</translation>
    </message>
    <message>
        <source>It keeps others from signing in under this name by mistake, here and in hand-outs written from now on. Only its hash is kept: nobody can read it, and the file itself is not encrypted.</source>
        <translation>防止他人误用此姓名登录，对这里和今后生成的分发文件都有效。只保存其哈希值：没有人能读出口令；文件本身并未加密。</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>口令</translation>
    </message>
    <message>
        <source>Repeat the passphrase</source>
        <translation>再输一遍口令</translation>
    </message>
    <message>
        <source>At least %1 characters; a few words are easier to remember.</source>
        <translation>至少 %1 个字符；几个词更容易记住。</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>两次输入不一致。</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>两次输入一致。</translation>
    </message>
</context>
<context>
    <name>subtext::PassphrasePanel</name>
    <message>
        <source>Passphrase</source>
        <translation>口令</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>换个人</translation>
    </message>
    <message>
        <source>Passphrase of %1</source>
        <translation>%1 的口令</translation>
    </message>
    <message numerus="yes">
        <source>That was not right. You can try again in %n seconds.</source>
        <translation>
            <numerusform>口令不对。%n 秒后可再试。</numerusform>
        </translation>
    </message>
    <message>
        <source>That was not right. Try again.</source>
        <translation>口令不对，请再试一次。</translation>
    </message>
</context>
<context>
    <name>subtext::PatternChart</name>
    <message>
        <source>Patterns of votes</source>
        <translation>投票格局</translation>
    </message>
    <message>
        <source>Items with all their ratings, by how their votes are distributed. Click a piece for its items.</source>
        <translation>标注齐全的条目，按票的分布。点击某一块可看其条目。</translation>
    </message>
    <message>
        <source>Unanimous: all chose the same %1. Majority: one %1 has the most votes. Split: none has. Items that miss a rating that the study asks for are not counted yet.</source>
        <translation>全体一致：所有人选了同一个%1。多数：某个%1票数最多。分歧：没有票数最多的。尚未达到研究所要求标注数的条目暂不计入。</translation>
    </message>
    <message>
        <source>option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>The study asks for one rating of each item; to compare votes, an item needs two.</source>
        <translation>研究只要求每个条目一份标注；要比较各票，一个条目需要两份。</translation>
    </message>
    <message>
        <source>No item has all its ratings yet, so there is nothing to compare.</source>
        <translation>还没有条目标注齐全，因此无从比较。</translation>
    </message>
    <message>
        <source>Items of</source>
        <translation>条目范围</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Unanimous</source>
        <translation>全体一致</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>多数</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分歧</translation>
    </message>
    <message>
        <source>Unanimous (%)</source>
        <translation>全体一致 (%)</translation>
    </message>
    <message>
        <source>Majority (%)</source>
        <translation>多数 (%)</translation>
    </message>
    <message>
        <source>Split (%)</source>
        <translation>分歧 (%)</translation>
    </message>
    <message>
        <source>%1: %2 unanimous, %3 majority, %4 split.</source>
        <translation>%1：全体一致 %2，多数 %3，分歧 %4。</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 (%5 %)</source>
        <translation>%1：%2，%3/%4（%5%）</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>no item with all ratings</source>
        <translation>没有标注齐全的条目</translation>
    </message>
</context>
<context>
    <name>subtext::PeopleModel</name>
    <message>
        <source>Dropped out</source>
        <translation>已中止参与</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>未生成</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代号</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>Of a person</comment>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>Hand-out</source>
        <translation>分发文件</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>交回</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>最近作答</translation>
    </message>
</context>
<context>
    <name>subtext::PeoplePage</name>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Also in the roster as coordinator, and counted as one person.</source>
        <translation>也以负责人身份在名单上，按一人计。</translation>
    </message>
    <message>
        <source>Give the annotators of the files their &amp;codes at random</source>
        <translation>为文件中的标注员随机分配代号(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Your name, as the coordinator</source>
        <translation>你的姓名（作为负责人）(&amp;Y)</translation>
    </message>
    <message>
        <source>Your name, as the coordinator</source>
        <translation>你的姓名（作为负责人）</translation>
    </message>
    <message>
        <source>Who hands out, collects and releases</source>
        <translation>由谁分发、回收和发布</translation>
    </message>
    <message>
        <source>&amp;Roster</source>
        <translation>名单(&amp;R)</translation>
    </message>
    <message>
        <source>Otherwise the codes follow the alphabetical order of the names, and whoever has a list of the annotators can tell whose they are.</source>
        <translation>否则代号按姓名的字母顺序排列，任何持有标注员名单的人都能看出谁是谁。</translation>
    </message>
    <message>
        <source>Line %1 of the roster cannot be used yet.</source>
        <translation>名单第 %1 行暂时无法使用。</translation>
    </message>
    <message>
        <source>Say who coordinates the study: without a coordinator nobody can hand out or collect.</source>
        <translation>请填写研究负责人：没有负责人，就无人分发和回收。</translation>
    </message>
    <message>
        <source>Add the people who label, one per line.</source>
        <translation>添加标注人员，每行一人。</translation>
    </message>
    <message>
        <source>Everybody who works on the study. Their names stay in it; what is published has codes in their place. People can be added later.</source>
        <translation>所有参与研究的人员。姓名只留在研究中；发布的内容里以代号代替。之后还可添加人员。</translation>
    </message>
</context>
<context>
    <name>subtext::PeopleView</name>
    <message>
        <source>Consent and practice could not be read.</source>
        <translation>无法读取知情同意与练习情况。</translation>
    </message>
    <message>
        <source>Signs in with a passphrase.</source>
        <translation>登录时需要口令。</translation>
    </message>
    <message>
        <source>Consent: not asked yet.</source>
        <translation>知情同意：尚未征求。</translation>
    </message>
    <message>
        <source>Consent: given on %1.</source>
        <translation>知情同意：已于 %1 同意。</translation>
    </message>
    <message>
        <source>Consent: declined on %1.</source>
        <translation>知情同意：已于 %1 拒绝。</translation>
    </message>
    <message>
        <source>Practice, %1.</source>
        <translation>练习，%1。</translation>
    </message>
    <message>
        <source>Mixed up in the first whole round: %1.</source>
        <translation>第一轮完整练习中的混淆：%1。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Copy the mail text</source>
        <translation>复制邮件文本</translation>
    </message>
    <message>
        <source>Name and role…</source>
        <translation>姓名与角色…</translation>
    </message>
    <message>
        <source>Passphrase…</source>
        <translation>口令…</translation>
    </message>
    <message>
        <source>Add people…</source>
        <translation>添加人员…</translation>
    </message>
    <message>
        <source>Mirrors…</source>
        <translation>对照页…</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>A page for each annotator: their answers beside the others’.</source>
        <translation>每位标注员一页：本人的答案与其他人的并列。</translation>
    </message>
    <message>
        <source>Once the study is locked, in the place Adjudicate: a page for each annotator, their answers beside the others’.</source>
        <translation>研究在“仲裁”页锁定之后可用：每位标注员一页，本人的答案与其他人的并列。</translation>
    </message>
    <message>
        <source>Nobody has answered anything yet.</source>
        <translation>还没有人作答。</translation>
    </message>
    <message>
        <source>Nobody is chosen</source>
        <translation>未选择人员</translation>
    </message>
    <message>
        <source>dropped out</source>
        <translation>已中止参与</translation>
    </message>
    <message>
        <source>Items labelled: %1.</source>
        <translation>已标注条目：%1。</translation>
    </message>
    <message>
        <source>No items.</source>
        <translation>没有条目。</translation>
    </message>
    <message>
        <source>Back again</source>
        <translation>恢复参与</translation>
    </message>
    <message>
        <source>Dropped out…</source>
        <translation>中止参与…</translation>
    </message>
    <message>
        <source>Write the hand-out…</source>
        <translation>生成分发文件…</translation>
    </message>
</context>
<context>
    <name>subtext::PersonDialog</name>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Name and role of %1</source>
        <translation>%1 的姓名与角色</translation>
    </message>
    <message>
        <source>The code stays: hand-outs and releases know the person by it. A role can change as long as there is no work in it.</source>
        <translation>代号不变：分发文件和发布内容靠它识别此人。只要以该角色还没有成果，就可更改角色。</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>Of a person</comment>
        <translation>姓名</translation>
    </message>
</context>
<context>
    <name>subtext::PickButton</name>
    <message>
        <source>Ambiguous, keep the distribution</source>
        <translation>多义，保留分布</translation>
    </message>
    <message>
        <source>Ctrl+B. No label; the votes themselves are the result.</source>
        <translation>Ctrl+B。不定标签，票的分布就是结果。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n votes</source>
        <translation>
            <numerusform>%n 票</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PlacePanel</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Correct the text…</source>
        <translation>更正文本…</translation>
    </message>
    <message>
        <source>It is not a name</source>
        <translation>不是姓名</translation>
    </message>
    <message>
        <source>It is a name</source>
        <translation>是姓名</translation>
    </message>
    <message>
        <source>In notes a code takes its place; elsewhere it has to be corrected. The same is recorded wherever this word is still open.</source>
        <translation>在备注中以代号代替；其他地方须更正。凡此词尚未处理之处，均作同样记录。</translation>
    </message>
    <message>
        <source>In this text “%1” stays as it is. You are asked about it in every other.</source>
        <translation>在这段文本中“%1”保持原样。其他文本中仍会询问。</translation>
    </message>
    <message>
        <source>It stays as it is. The same is recorded wherever this word is still open.</source>
        <translation>保持原样。凡此词尚未处理之处，均作同样记录。</translation>
    </message>
    <message>
        <source>“%1” stays as it is in every text, now and later. With a capital you are asked about it as before.</source>
        <translation>“%1”在所有文本中保持原样，现在和今后都是如此。首字母大写时仍会询问。</translation>
    </message>
    <message>
        <source>Open at the desk</source>
        <translation>在仲裁台打开</translation>
    </message>
    <message>
        <source>See who has not finished</source>
        <translation>查看谁未完成</translation>
    </message>
    <message>
        <source>To the answer</source>
        <translation>转到回答</translation>
    </message>
    <message>
        <source>Never a name in small letters</source>
        <translation>小写时都不是姓名</translation>
    </message>
</context>
<context>
    <name>subtext::Places</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>标注规范</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>仲裁</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>名单</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Entanglement</source>
        <translation>情绪纠缠</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>What is on the screen could not be saved.</source>
        <translation>屏幕上的内容未能保存。</translation>
    </message>
    <message>
        <source>Stay and try again, or go and lose what is not saved.</source>
        <translation>可留下重试；若离开，未保存的内容会丢失。</translation>
    </message>
    <message>
        <source>Go anyway</source>
        <translation>仍然离开</translation>
    </message>
    <message>
        <source>Norming</source>
        <translation>校准投票</translation>
    </message>
</context>
<context>
    <name>subtext::Plurals</name>
    <message numerus="yes">
        <source>%n items without a gold label are left out.</source>
        <translation>
            <numerusform>未计入 %n 个没有金标签的条目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n 个情境</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations</source>
        <translation>
            <numerusform>%n 条标注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels</source>
        <translation>
            <numerusform>%n 个金标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows can be used</source>
        <translation>
            <numerusform>%n 行中有 %1 行可用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are refused</source>
        <translation>
            <numerusform>%n 行被拒收</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed answers</source>
        <translation>
            <numerusform>%n 个有改动的答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n 个答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them changed since the study had them</source>
        <translation>
            <numerusform>其中 %n 个自研究收到后有改动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n 条备注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts</source>
        <translation>
            <numerusform>%n 份草稿</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new people</source>
        <translation>
            <numerusform>%n 位新人员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows refused</source>
        <translation>
            <numerusform>%n 行被拒收</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios have no %1. Annotators see who speaks to whom and no more.</source>
        <translation>
            <numerusform>有 %n 个情境没有%1。标注员只看到谁对谁说话。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points above the reference</source>
        <translation>
            <numerusform>比参考高 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points below the reference</source>
        <translation>
            <numerusform>比参考低 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions imported.</source>
        <translation>
            <numerusform>已导入 %n 条裁定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentences</source>
        <translation>
            <numerusform>%n 句</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n backups are damaged</source>
        <translation>
            <numerusform>%n 份备份已损坏</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer backups are damaged too.</source>
        <translation>
            <numerusform>另有 %n 份更新的备份也已损坏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n visits</source>
        <translation>
            <numerusform>%n 次访问</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n self-checks</source>
        <translation>
            <numerusform>%n 次自查</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n consents</source>
        <translation>
            <numerusform>%n 份知情同意</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice answers</source>
        <translation>
            <numerusform>%n 个练习答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated answers</source>
        <translation>
            <numerusform>%n 个重复作答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items</source>
        <translation>
            <numerusform>%n 条条目提问</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replies to questions</source>
        <translation>
            <numerusform>%n 条提问回复</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand-ins</source>
        <translation>
            <numerusform>%n 次上交</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items came in.</source>
        <translation>
            <numerusform>收到 %n 条条目提问。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replies to questions came in.</source>
        <translation>
            <numerusform>收到 %n 条提问回复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n 位标注员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adjudicators</source>
        <translation>
            <numerusform>%n 位仲裁员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coordinators</source>
        <translation>
            <numerusform>%n 位负责人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n items.</source>
        <translation>
            <numerusform>每人 %n 个条目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeats at the end</source>
        <translation>
            <numerusform>末尾 %n 个重复条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new entries were merged</source>
        <translation>
            <numerusform>合并了 %n 条新记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were known already</source>
        <translation>
            <numerusform>%n 条此前已有</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were refused</source>
        <translation>
            <numerusform>%n 条被拒收</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new entries</source>
        <translation>
            <numerusform>%n 条新记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files were refused.</source>
        <translation>
            <numerusform>%n 个文件被拒收。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were refused.</source>
        <translation>
            <numerusform>%n 条记录被拒收。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every item has its %n annotators.</source>
        <translation>
            <numerusform>每个条目都有 %n 位标注员。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assignments are missing: items have too few annotators.</source>
        <translation>
            <numerusform>还缺 %n 项分配：有些条目的标注员不够。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labelled items stay as they are</source>
        <translation>
            <numerusform>%n 个已标注的条目保持不变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open items are taken back, with their drafts.</source>
        <translation>
            <numerusform>收回 %n 个待完成的条目及其草稿。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until they are assigned to somebody else, they have fewer than %n annotators.</source>
        <translation>
            <numerusform>在分配给别人之前，这些条目的标注员不足 %n 位。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can take %n of them.</source>
        <translation>
            <numerusform>其中 %n 个可由别人接手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assignments are missing.</source>
        <translation>
            <numerusform>还缺 %n 项分配。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every item should have its %n annotators.</source>
        <translation>
            <numerusform>每个条目应有 %n 位标注员。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n can be assigned now.</source>
        <translation>
            <numerusform>%n 项现在都可分配。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be assigned now.</source>
        <translation>
            <numerusform>其中 %n 项现在可分配。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay unassigned: nobody is left who could take them, because whoever labels that group has the items already. Add annotators, then assign again.</source>
        <translation>
            <numerusform>%n 项仍无法分配：没有人可以接手，因为标注该组的人都已有这些条目。请添加标注员，再次分配。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the folder cannot be used:</source>
        <translation>
            <numerusform>文件夹中有 %n 个文件无法使用：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were changed since the study had them; they would be revised here.</source>
        <translation>
            <numerusform>有 %n 个答案自研究收到后有改动；在此会作为修订。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were changed since the study had them; they were kept as later revisions.</source>
        <translation>
            <numerusform>有 %n 个答案自研究收到后有改动；已作为后续修订保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no id for their scenario, so the numbers of the tasks in Label Studio are used.</source>
        <translation>
            <numerusform>有 %n 行的情境没有 id，因此使用 Label Studio 中的任务编号。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and were left out; --ground-truth gold imports them as gold labels, --ground-truth answer as answers.</source>
        <translation>
            <numerusform>有 %n 条标注被标为 ground truth，未导入；--ground-truth gold 把它们导入为金标签，--ground-truth answer 导入为答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and were left out; the menu “Marked as ground truth” can make them gold labels or answers.</source>
        <translation>
            <numerusform>有 %n 条标注被标为 ground truth，未导入；可用菜单“标为 ground truth 的标注”把它们作为金标签或答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts would become drafts here.</source>
        <translation>
            <numerusform>有 %n 份草稿在此会成为草稿。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped tasks would become drafts with a flag.</source>
        <translation>
            <numerusform>有 %n 个跳过的任务会成为标为有问题的草稿。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and would become gold labels.</source>
        <translation>
            <numerusform>有 %n 条标注被标为 ground truth，会成为金标签。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags have no reason; they would be kept with “(no reason given)”.</source>
        <translation>
            <numerusform>有 %n 个问题标记没有原因；会以“（未说明原因）”保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts were left out: nobody has submitted them.</source>
        <translation>
            <numerusform>有 %n 份草稿未导入：没有人提交过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts became drafts here.</source>
        <translation>
            <numerusform>有 %n 份草稿在此成为草稿。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped tasks became drafts with a flag.</source>
        <translation>
            <numerusform>有 %n 个跳过的任务在此成为标为有问题的草稿。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped tasks were left as they are here: there is an answer or a draft already, or it is unclear whose they are.</source>
        <translation>
            <numerusform>有 %n 个跳过的任务在此保持不变：已有答案或草稿，或不清楚属于谁。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: no person gave them.</source>
        <translation>
            <numerusform>有 %n 条预测未导入：不是由人给出的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations are marked as ground truth and became gold labels.</source>
        <translation>
            <numerusform>有 %n 条标注被标为 ground truth，已成为金标签。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were last changed by somebody else than who gave them.</source>
        <translation>
            <numerusform>有 %n 条标注最后由作者以外的人改动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations began as predictions that were filled in.</source>
        <translation>
            <numerusform>有 %n 条标注最初由预测填入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are impossible and were left out; their answers were kept.</source>
        <translation>
            <numerusform>有 %n 个用时不可能成立，已舍去；相应答案保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags have no reason; they were kept with “(no reason given)”.</source>
        <translation>
            <numerusform>有 %n 个问题标记没有原因；已以“（未说明原因）”保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios were recognised by their texts.</source>
        <translation>
            <numerusform>有 %n 个情境凭文本认出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios have no power relation; it was derived from the role words.</source>
        <translation>
            <numerusform>有 %n 个情境没有权力关系；已由角色词推断。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios have no power relation, and no rule matched their roles. Figures count them as “peer” beside scenarios that have one; annotators are shown nothing.</source>
        <translation>
            <numerusform>有 %n 个情境没有权力关系，其角色也不符合任何规则。统计中与有权力关系的情境并列时按“peer”计；不向标注员显示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios were in the study already.</source>
        <translation>
            <numerusform>有 %n 个情境研究中已有。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids are used in more than one group; each use is a scenario of its own. Ids with their lines: %1.</source>
        <translation>
            <numerusform>有 %n 个 id 用于多个组；每处各为一个情境。id 及其行号：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were in the study already.</source>
        <translation>
            <numerusform>有 %n 条标注研究中已有。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were cancelled or empty in Label Studio; they were left out.</source>
        <translation>
            <numerusform>有 %n 条标注在 Label Studio 中已取消或为空，未导入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotations were left out: the same person gave a later one for the scenario.</source>
        <translation>
            <numerusform>有 %n 条标注未导入：同一人对该情境有更晚的标注。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more damaged characters; they were kept as they are.</source>
        <translation>
            <numerusform>另有 %n 个损坏的字符；已原样保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more rows of %1: %2</source>
        <translation>
            <numerusform>%1 另有 %n 行：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>约 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits are decided by the project’s gold labels</source>
        <translation>
            <numerusform>%n 个分歧由项目的金标签定夺</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits are left to adjudicate</source>
        <translation>
            <numerusform>%n 个分歧待仲裁</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%n 个任务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were kept, as answers of their models</source>
        <translation>
            <numerusform>%n 条预测已保留，作为相应模型的回答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were kept before</source>
        <translation>
            <numerusform>%n 条预测此前已保留</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: their models have other answers here</source>
        <translation>
            <numerusform>%n 条预测未拉取：其模型在这里有另外的回答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: their models have later ones for the scenarios</source>
        <translation>
            <numerusform>%n 条预测未拉取：其模型对这些情境有更晚的预测</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: the names of their models are too long</source>
        <translation>
            <numerusform>%n 条预测未拉取：其模型名称过长</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions were left out: they answer no question of this study</source>
        <translation>
            <numerusform>%n 条预测未拉取：不对应这项研究的任何题目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of our answers there were removed: they have later revisions, or stood there twice.</source>
        <translation>
            <numerusform>移除了先前推送到那里的 %n 个答案：它们已有后续修订，或在那里重复出现。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios to send</source>
        <translation>
            <numerusform>待发送 %n 个情境</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers to send</source>
        <translation>
            <numerusform>待发送 %n 个答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of our answers there have later revisions here, or stand there twice: they are removed</source>
        <translation>
            <numerusform>先前推送到那里的 %n 个答案在这里已有后续修订，或在那里重复出现：将从那里移除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios are there already</source>
        <translation>
            <numerusform>%n 个情境那里已有</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers are there already</source>
        <translation>
            <numerusform>%n 个答案那里已有</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were given there; they are not sent back</source>
        <translation>
            <numerusform>%n 个答案是在那里作出的，不回传</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were changed there and stay: pull first</source>
        <translation>
            <numerusform>%n 个答案在那里有改动，保留不动：请先拉取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks there are not scenarios of this study</source>
        <translation>
            <numerusform>那里有 %n 个任务不是这项研究的情境</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks there repeat scenarios</source>
        <translation>
            <numerusform>那里有 %n 个任务重复了情境</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n returned files were not merged.</source>
        <translation>
            <numerusform>交回的 %n 个文件没有合并。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned files are to be merged</source>
        <translation>
            <numerusform>有 %n 个交回的文件待合并</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other files in archives were left aside.</source>
        <translation>
            <numerusform>压缩包中另有 %n 个文件被略过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n 个请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people have not opened their invitation yet.</source>
        <translation>
            <numerusform>有 %n 人还没有打开邀请。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels changed since version %1.</source>
        <translation>
            <numerusform>自版本 %1 以来有 %n 个金标签改变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labels of %n items changed since then: the next release has them.</source>
        <translation>
            <numerusform>此后有 %n 个条目的标签改变：下一个发布版会包含这些变动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labels of %n items changed since then (answers of %1): the next release has them.</source>
        <translation>
            <numerusform>此后有 %n 个条目的标签改变（%1 的答案）：下一个发布版会包含这些变动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items have answers that were revised since: look at them again in Adjudicate.</source>
        <translation>
            <numerusform>有 %n 个已裁定的条目，其答案后来有修订：请在“仲裁”页复查。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were asked for again and not given; the earlier answers count.</source>
        <translation>
            <numerusform>有 %n 个答案要求重新标注但尚未给出；以先前的答案为准。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people need a new hand-out (%1).</source>
        <translation>
            <numerusform>有 %n 人需要新的分发文件（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have nobody to label them.</source>
        <translation>
            <numerusform>有 %n 个条目没有人标注。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people have items and are not invited yet.</source>
        <translation>
            <numerusform>有 %n 人已有条目但尚未受邀。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings of the checks are open: look at them in Quality, or release anyway.</source>
        <translation>
            <numerusform>检查发现的疑点有 %n 个未处理：请在“质量”页查看，或仍然发布。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings of the checks are open.</source>
        <translation>
            <numerusform>检查发现的疑点有 %n 个未处理。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open findings</source>
        <translation>
            <numerusform>%n 个未处理的疑点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items without a reply</source>
        <translation>
            <numerusform>%n 条条目提问没有回复</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits open</source>
        <translation>
            <numerusform>%n 个分歧待裁定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other items decided</source>
        <translation>
            <numerusform>另裁定 %n 个其他条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items to look at again</source>
        <translation>
            <numerusform>%n 个已裁定的条目需复查</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n releases</source>
        <translation>
            <numerusform>%n 个发布版</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n items…</source>
        <translation>
            <numerusform>分配 %n 个条目…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide %n splits…</source>
        <translation>
            <numerusform>裁定 %n 个分歧…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers (%1)</source>
        <translation>
            <numerusform>%n 个答案（%1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revisions (%1)</source>
        <translation>
            <numerusform>%n 次修订（%1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers labelled again (%1)</source>
        <translation>
            <numerusform>%n 个重新标注的答案（%1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files back (%1)</source>
        <translation>
            <numerusform>%n 个文件交回（%1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits decided</source>
        <translation>
            <numerusform>已裁定 %n 个分歧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items labelled differently from the last release</source>
        <translation>
            <numerusform>%n 个条目的标签与上次发布不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels that differ from the last release</source>
        <translation>
            <numerusform>%n 个金标签与上次发布不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are open</source>
        <translation>
            <numerusform>%n 个条目待完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are left out: they were decided to be ambiguous.</source>
        <translation>
            <numerusform>未计入 %n 个条目：它们被裁定为多义。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenes refused.</source>
        <translation>
            <numerusform>已弃用 %n 个场景。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <comment>begins a sentence</comment>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels of the files differ from the study&apos;s; --json lists them.</source>
        <translation>
            <numerusform>文件中有 %n 个金标签与研究的不同；--json 会列出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files written into %1</source>
        <translation>
            <numerusform>已将 %n 个文件写入 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions</source>
        <translation>
            <numerusform>%n 条预测</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels of the files differ from the study&apos;s, which keeps its own.</source>
        <translation>
            <numerusform>文件中有 %n 个金标签与研究的不同；研究保留自己的金标签。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n 个预测集</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were</source>
        <translation>
            <numerusform>%n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of another copy of the study say something different</source>
        <translation>
            <numerusform>研究的另一副本中有 %n 行内容不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scales</source>
        <translation>
            <numerusform>%n 个量表</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Item %1 was labelled again. The new answer counts; %n earlier answers are kept.</source>
        <translation>
            <numerusform>条目 %1 已重新标注。以新答案为准；保留了 %n 个先前的答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Item %1 was revised. The new answer counts; %n earlier answers are kept.</source>
        <translation>
            <numerusform>条目 %1 已修改。以新答案为准；保留了 %n 个先前的答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were asked for again; the earlier ones count until the new ones come.</source>
        <translation>
            <numerusform>%n 个答案已要求重新给出；新答案到来之前以先前的为准。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people did not get the replies to their questions before the lock: they need a new hand-out, and a locked study writes none.</source>
        <translation>
            <numerusform>有 %n 人在锁定前没有收到对其提问的回复：他们需要新的分发文件，而已锁定的研究不再生成。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more annotators after a split</source>
        <translation>
            <numerusform>出现分歧后再请 %n 位标注员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers of further annotators are still to come.</source>
        <translation>
            <numerusform>还有 %n 份来自追加标注员的答案未到。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits received answers from more annotators.</source>
        <translation>
            <numerusform>%n 个分歧已由更多标注员作答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them changed.</source>
        <translation>
            <numerusform>其中 %n 个发生了变化。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Annotators split on %n items.</source>
        <translation>
            <numerusform>标注员在 %n 个条目上出现分歧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more answers would be asked for.</source>
        <translation>
            <numerusform>将再请求 %n 份答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody is free for %n of them.</source>
        <translation>
            <numerusform>其中 %n 个没有人可接。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guesses</source>
        <translation>
            <numerusform>%n 个预测</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is shown about groups of fewer than %n people.</source>
        <translation>
            <numerusform>不显示少于 %n 人的群体的任何信息。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask more annotators about %n splits…</source>
        <translation>
            <numerusform>请更多标注员标注 %n 个分歧条目…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items.</source>
        <translation>
            <numerusform>%n 个条目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n 对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n votes</source>
        <translation>
            <numerusform>%n 票</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have no vote yet.</source>
        <translation>
            <numerusform>还有 %n 个条目没有投票。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assignments are missing, and nobody can take them over.</source>
        <translation>
            <numerusform>还缺 %n 项分配，且没有人可以接手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every item needs %n annotators and the roster has %1.</source>
        <translation>
            <numerusform>每个条目需要 %n 位标注员，而名单上只有 %1 位。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items of further annotators have not been begun.</source>
        <translation>
            <numerusform>追加标注员有 %n 个条目尚未开始。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items were taken back.</source>
        <translation>
            <numerusform>已撤回 %n 个条目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers are kept and do not count: the items are no longer assigned to this person.</source>
        <translation>
            <numerusform>保留了 %n 个答案，但不计入：这些条目已不再分配给此人。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::PointsStep</name>
    <message>
        <source>Could it also be …?</source>
        <translation>也可能是……？</translation>
    </message>
    <message>
        <source>Share 100 points. Its key gives an option 40, 0 gives nothing away; the up and down arrow keys move 5.</source>
        <translation>分配 100 分。按选项的键给它 40 分，按 0 则不分出；上下方向键每次移动 5 分。</translation>
    </message>
</context>
<context>
    <name>subtext::PowerList</name>
    <message>
        <source>Who has more power</source>
        <translation>谁的权力更大</translation>
    </message>
    <message>
        <source>All unstated</source>
        <translation>全部未注明</translation>
    </message>
    <message>
        <source>Scenarios without a power relation</source>
        <translation>没有权力关系的情境</translation>
    </message>
    <message>
        <source>The first letter of an answer selects it; Space opens the list.</source>
        <translation>键入答案首字即可选中；按空格键打开列表。</translation>
    </message>
    <message numerus="yes">
        <source>The roles of %n scenarios match no rule, so nothing says who has more power. Say it here, or leave it: such scenarios show annotators no relation, and figures count them as “peer” beside scenarios that have one.</source>
        <translation>
            <numerusform>有 %n 个情境的角色不符合任何规则，因此无从得知谁的权力更大。请在这里注明，或留空：这类情境不向标注员显示权力关系，统计中与有权力关系的情境并列时按“peer”计。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 stated</source>
        <translation>已注明 %1/%2</translation>
    </message>
</context>
<context>
    <name>subtext::PowerModel</name>
    <message>
        <source>Unstated (assumed: peer)</source>
        <translation>未注明（按 peer 计）</translation>
    </message>
    <message>
        <source>Neither (peers)</source>
        <translation>双方相当 (peer)</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>说话者</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>听话者</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情境</translation>
    </message>
    <message>
        <source>Speaker → listener</source>
        <translation>说话者 → 听话者</translation>
    </message>
    <message>
        <source>Utterance</source>
        <translation>话语</translation>
    </message>
    <message>
        <source>Who has more power</source>
        <translation>谁的权力更大</translation>
    </message>
</context>
<context>
    <name>subtext::PracticeDialog</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>accepted as well: %1</source>
        <translation>也可接受：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Built-in scenes</source>
        <translation>内置场景</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What to look out for next time</source>
        <translation>下次注意什么</translation>
    </message>
    <message>
        <source>Practice scenes</source>
        <translation>练习场景</translation>
    </message>
    <message>
        <source>In the order in which they are shown. Answers that were given to a scene stay when it is removed, and count for nothing. Hand-outs that are out keep the scenes that they have.</source>
        <translation>按显示顺序排列。移除场景后，已给出的答案仍保留，但不计入任何统计。已发出的分发文件保留其中原有的场景。</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>场景讲什么</translation>
    </message>
    <message>
        <source>Why this is the answer</source>
        <translation>为什么答案如此</translation>
    </message>
    <message>
        <source>What to look out for next time; may stay empty</source>
        <translation>下次注意什么；可以留空</translation>
    </message>
    <message>
        <source>Say what the scene is about, and why this is the answer.</source>
        <translation>请写明场景讲什么，以及为什么答案如此。</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Cancel once more to discard your edits.</source>
        <translation>尚未保存。再按一次“取消”将丢弃编辑内容。</translation>
    </message>
    <message>
        <source>One scene stays. Practice itself is switched off in Settings.</source>
        <translation>至少保留一个场景。练习本身可在“设置”中关闭。</translation>
    </message>
    <message>
        <source>The practice scenes were changed elsewhere meanwhile, so that your edits cannot be saved. Copy what you need, cancel, and open them again.</source>
        <translation>其间练习场景在别处被改动，因此你的编辑无法保存。请复制需要的内容，取消后重新打开。</translation>
    </message>
</context>
<context>
    <name>subtext::PracticeOutcome</name>
    <message>
        <source>Your scales were exactly those of the reference.</source>
        <translation>你的量表评分与参考完全相同。</translation>
    </message>
    <message>
        <source>Your scales were %1 points from the reference on average; a point or so is usual.</source>
        <translation>你的量表评分与参考平均相差 %1 分；相差一分左右属正常。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more mix-ups.</source>
        <translation>
            <numerusform>另有 %n 处混淆。</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice done</source>
        <translation>练习完成</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation>再练一次</translation>
    </message>
    <message>
        <source>%1 of %2 labels match the reference.</source>
        <translation>%2 个标签中有 %1 个与参考一致。</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>值得再看：</translation>
    </message>
    <message>
        <source>One more round</source>
        <translation>再来一轮</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>退出登录</translation>
    </message>
    <message>
        <source>To my work</source>
        <translation>去标注我的条目</translation>
    </message>
    <message>
        <source>Show the scene, your answer and the reference</source>
        <translation>显示场景、你的答案和参考答案</translation>
    </message>
</context>
<context>
    <name>subtext::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Guideline and definitions</source>
        <translation>标注规范与定义</translation>
    </message>
    <message>
        <source>Answer the highlighted step and move on</source>
        <translation>回答高亮的步骤并继续</translation>
    </message>
    <message>
        <source>Submit, and go to the next scene</source>
        <translation>提交，并转到下一个场景</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Have a screen reader say the scene again</source>
        <translation>让屏幕阅读器再读一遍场景</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>退出登录</translation>
    </message>
    <message>
        <source>To my work</source>
        <translation>去标注我的条目</translation>
    </message>
    <message>
        <source>Practice %1 of %2</source>
        <translation>练习 %1/%2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>指南：%1</translation>
    </message>
    <message>
        <source>Guide closed</source>
        <translation>指南已关闭</translation>
    </message>
    <message>
        <source>See how it went</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Next scene</source>
        <translation>下一个场景</translation>
    </message>
    <message>
        <source>Not saved. Your answer is still on the screen. %1</source>
        <translation>未保存。你的答案仍在屏幕上。%1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close the guide, else leave; what was answered is kept</source>
        <translation>关闭指南，否则离开；已作答的内容会保留</translation>
    </message>
</context>
<context>
    <name>subtext::PracticeWelcome</name>
    <message>
        <source>Practice does not count: your answers are kept apart from your work and are never published. Whoever coordinates the study can see them.</source>
        <translation>练习不计入：你的练习答案与正式成果分开保存，绝不会发表。研究负责人可以看到。</translation>
    </message>
    <message numerus="yes">
        <source>%n scenes to practise on.</source>
        <translation>
            <numerusform>共 %n 个练习场景。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenes that teach %1.</source>
        <translation>
            <numerusform>共 %n 个场景，用来练习%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>You answer as you will later.</source>
        <translation>作答方式与正式标注相同。</translation>
    </message>
    <message>
        <source>After each scene you see how it is usually read, and why.</source>
        <translation>每个场景之后，会说明通常如何理解以及原因。</translation>
    </message>
    <message>
        <source>A little practice first</source>
        <translation>先做一点练习</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message numerus="yes">
        <source>Continue: %n scenes left</source>
        <translation>
            <numerusform>继续：还剩 %n 个场景</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>退出登录</translation>
    </message>
    <message>
        <source>To my work</source>
        <translation>去标注我的条目</translation>
    </message>
    <message>
        <source>You answer as you will later, only without the explanation.</source>
        <translation>作答方式与正式标注相同，但不必写解释。</translation>
    </message>
</context>
<context>
    <name>subtext::ProfileForm</name>
    <message>
        <source>OpenAI and compatible servers</source>
        <translation>OpenAI 及兼容服务器</translation>
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
        <translation>JSON schema</translation>
    </message>
    <message>
        <source>JSON object with a schema</source>
        <translation>带 schema 的 JSON 对象</translation>
    </message>
    <message>
        <source>Grammar (llama.cpp)</source>
        <translation>语法 (llama.cpp)</translation>
    </message>
    <message>
        <source>By completion, each option</source>
        <translation>按补全，逐个选项</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>A model that you have asked before, or another.</source>
        <translation>以前询问过的模型，或另一个。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove this profile</source>
        <translation>移除此配置</translation>
    </message>
    <message>
        <source>Removes it from your settings. Its runs stay, and so does a key in the keychain.</source>
        <translation>从你的设置中移除。其运行保留，钥匙串中的密钥也保留。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The profile’s name in your settings.</source>
        <translation>此配置在你的设置中的名称。</translation>
    </message>
    <message>
        <source>my-model</source>
        <translation>my-model</translation>
    </message>
    <message>
        <source>API of the server</source>
        <translation>服务器的 API</translation>
    </message>
    <message>
        <source>API of the server. llama.cpp, Ollama and vLLM use the OpenAI API.</source>
        <translation>服务器的 API。llama.cpp、Ollama 和 vLLM 使用 OpenAI API。</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>The base URL of the server, without the path of a request. Empty: the provider’s own, shown in grey.</source>
        <translation>服务器的 base URL，不含请求路径。留空：使用提供方自己的地址，以灰色显示。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The model’s name on that server.</source>
        <translation>模型在该服务器上的名称。</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Number of requests at once, prices, and special requirements of a server.</source>
        <translation>同时请求数、价格，以及服务器的特殊要求。</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>同时请求数</translation>
    </message>
    <message>
        <source>How many requests are open at the same time.</source>
        <translation>同时进行多少个请求。</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>同时</translation>
    </message>
    <message>
        <source>▾ Advanced</source>
        <translation>▾ 高级</translation>
    </message>
    <message>
        <source>▸ Advanced</source>
        <translation>▸ 高级</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>无密钥</translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation>在环境变量中</translation>
    </message>
    <message>
        <source>In the system keychain</source>
        <translation>在系统钥匙串中</translation>
    </message>
    <message>
        <source>Where the key is</source>
        <translation>密钥存放处</translation>
    </message>
    <message>
        <source>Subtext writes the key itself to no file and never shows it.</source>
        <translation>Subtext 不把密钥本身写入任何文件，也绝不显示。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation>密钥名称</translation>
    </message>
    <message>
        <source>Name of the variable or of the keychain entry.</source>
        <translation>变量或钥匙串条目的名称。</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新密钥</translation>
    </message>
    <message>
        <source>by the table</source>
        <translation>按价格表</translation>
    </message>
    <message>
        <source>USD per million tokens. “By the table”: the price in Subtext’s price table, if it lists the model.</source>
        <translation>每百万 token 的 USD 价格。“按价格表”：使用 Subtext 价格表中的价格（如列有该模型）。</translation>
    </message>
    <message>
        <source>USD per million input tokens</source>
        <translation>每百万输入 token 的 USD 价格</translation>
    </message>
    <message>
        <source>Price of input tokens</source>
        <translation>输入 token 价格</translation>
    </message>
    <message>
        <source>USD per million output tokens</source>
        <translation>每百万输出 token 的 USD 价格</translation>
    </message>
    <message>
        <source>Price of output tokens</source>
        <translation>输出 token 价格</translation>
    </message>
    <message>
        <source>Accepts no temperature</source>
        <translation>不接受 temperature</translation>
    </message>
    <message>
        <source>If ticked, none is sent and the provider’s default applies.</source>
        <translation>勾选后不发送，采用提供方的默认值。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperature</translation>
    </message>
    <message>
        <source>How freely the model draws its words when it is asked, from 0 to 2. 0 gives the likeliest ones.</source>
        <translation>提问时模型选词的自由程度，0 到 2。0 给出可能性最大的词。</translation>
    </message>
    <message>
        <source>Wants max_completion_tokens</source>
        <translation>须用 max_completion_tokens</translation>
    </message>
    <message>
        <source>Parameter name that newer OpenAI models require for the token limit.</source>
        <translation>较新的 OpenAI 模型设置 token 上限时要求的参数名。</translation>
    </message>
    <message>
        <source>Constrained answers</source>
        <translation>约束式回答</translation>
    </message>
    <message>
        <source>How a server with the OpenAI API is told that only the options may be answered. Older servers of llama.cpp accept only the second or the third.</source>
        <translation>如何告知提供 OpenAI API 的服务器只能回答选项。较旧的 llama.cpp 服务器只接受第二种或第三种。</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>不发送</translation>
    </message>
    <message>
        <source>Top p</source>
        <translation>Top p</translation>
    </message>
    <message>
        <source>The share of probability from which tokens are drawn. Some models accept either this or a temperature.</source>
        <translation>从多大概率份额中抽取 token。有些模型只接受它与 temperature 之一。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Token probabilities</source>
        <translation>token 概率</translation>
    </message>
    <message>
        <source>How many alternatives per token the server can return. They are requested where a question is answered by yes or no.</source>
        <translation>服务器每个 token 能返回多少个候选。在以是非回答的题目中会请求。</translation>
    </message>
    <message>
        <source>Probabilities</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Scored answers</source>
        <translation>评分式回答</translation>
    </message>
    <message>
        <source>By completion takes one request for each option, and a server with the OpenAI API whose completions give the log-probabilities of the prompt.</source>
        <translation>按补全方式，每个选项需要一个请求，且服务器须提供 OpenAI API，其补全接口能给出提示词的对数概率。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Another model…</source>
        <translation>另一个模型…</translation>
    </message>
    <message>
        <source>%1, if left empty</source>
        <translation>留空则为 %1</translation>
    </message>
    <message>
        <source>Remove the profile?</source>
        <translation>移除此配置吗？</translation>
    </message>
    <message>
        <source>%1 is removed from your settings. Its runs stay, and so does a key in the keychain.</source>
        <translation>将从你的设置中移除 %1。其运行保留，钥匙串中的密钥也保留。</translation>
    </message>
    <message>
        <source>By answer tokens</source>
        <translation>按回答的 token</translation>
    </message>
</context>
<context>
    <name>subtext::ProfileLegend</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Legend of the profiles</source>
        <translation>剖面图图例</translation>
    </message>
    <message>
        <source>Filled dots: one annotator. Rings on a dotted line: the mean of all. From left to right, %1.</source>
        <translation>实心点：一位标注员。虚线上的圆环：所有人的平均。从左到右：%1。</translation>
    </message>
    <message>
        <source>one annotator</source>
        <translation>一位标注员</translation>
    </message>
    <message>
        <source>mean of all</source>
        <translation>所有人的平均</translation>
    </message>
    <message>
        <source>left to right: %1</source>
        <translation>从左到右：%1</translation>
    </message>
</context>
<context>
    <name>subtext::ProofMark</name>
    <message>
        <source>%1 – Subtext</source>
        <translation>%1 – Subtext</translation>
    </message>
    <message>
        <source>%1 (being checked) – Subtext</source>
        <translation>%1（正在检查） – Subtext</translation>
    </message>
</context>
<context>
    <name>subtext::PullPage</name>
    <message>
        <source>What is shown of the project</source>
        <translation>显示项目的哪些内容</translation>
    </message>
    <message>
        <source>What is pulled</source>
        <translation>拉取的内容</translation>
    </message>
    <message>
        <source>Meanings</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>What would be pulled</source>
        <translation>将要拉取的内容</translation>
    </message>
    <message>
        <source>Make a task from it…</source>
        <translation>由此创建任务…</translation>
    </message>
    <message>
        <source>A task document that asks what this project asks, for a new study.</source>
        <translation>与该项目提问相同的任务文档，用于新建研究。</translation>
    </message>
    <message>
        <source>Scenarios only</source>
        <translation>仅情境</translation>
    </message>
    <message>
        <source>Answers, drafts, gold labels and predictions stay in Label Studio.</source>
        <translation>答案、草稿、金标签和预测留在 Label Studio 中。</translation>
    </message>
    <message>
        <source>Gold labels and notes</source>
        <translation>金标签和备注</translation>
    </message>
    <message>
        <source>Those that stand in the tasks, as Subtext writes them there. Without them everything is still to be adjudicated.</source>
        <translation>Label Studio 任务中由 Subtext 写入的金标签和备注。否则全部仍待仲裁。</translation>
    </message>
    <message>
        <source>Gold labels and notes stay in Label Studio.</source>
        <translation>金标签和备注留在 Label Studio 中。</translation>
    </message>
    <message numerus="yes">
        <source>%n predictions are read as answers of their models</source>
        <translation>
            <numerusform>%n 条预测作为其模型的回答读取</numerusform>
        </translation>
    </message>
    <message>
        <source>Would be pulled: %1.</source>
        <translation>将要拉取：%1。</translation>
    </message>
    <message>
        <source>It has no new scenarios and no new answers.</source>
        <translation>没有新的情境，也没有新的答案。</translation>
    </message>
    <message>
        <source>Pulled: %1.</source>
        <translation>已拉取：%1。</translation>
    </message>
    <message>
        <source>No task can be made from it: a task asks for at least one choice between options. You can write one in the task editor instead.</source>
        <translation>无法由它创建任务：任务至少要有一道选择题。可改在任务编辑器中编写。</translation>
    </message>
    <message>
        <source>Save the task</source>
        <translation>保存任务</translation>
    </message>
    <message>
        <source>Task documents (*.json)</source>
        <translation>任务文档 (*.json)</translation>
    </message>
    <message>
        <source>The task is saved. Make a new study with it, and pull the project into that study.</source>
        <translation>任务已保存。请用它新建研究，再把项目拉取到该研究。</translation>
    </message>
    <message>
        <source>It does not ask: %1.</source>
        <translation>未问到：%1。</translation>
    </message>
    <message>
        <source>Task saved</source>
        <translation>任务已保存</translation>
    </message>
</context>
<context>
    <name>subtext::PushRefusalText</name>
    <message>
        <source>It stays in this file. Tell the coordinator, who can merge the file.</source>
        <translation>它留在本文件中。请告知负责人，由其合并该文件。</translation>
    </message>
    <message>
        <source>The server is older than this program and does not know what this is.</source>
        <translation>服务器版本比本程序旧，不认识这一项。</translation>
    </message>
    <message>
        <source>It is sent once whoever runs the server has updated it.</source>
        <translation>服务器管理员更新之后就会发送。</translation>
    </message>
    <message>
        <source>Not yours to write.</source>
        <translation>你无权写入。</translation>
    </message>
    <message>
        <source>The server cannot read this.</source>
        <translation>服务器无法读取这一项。</translation>
    </message>
    <message>
        <source>Too long for the server.</source>
        <translation>对服务器来说过长。</translation>
    </message>
    <message>
        <source>The study is locked.</source>
        <translation>研究已锁定。</translation>
    </message>
    <message>
        <source>It is sent once the study is opened again.</source>
        <translation>研究重新开放后就会发送。</translation>
    </message>
    <message>
        <source>The desks were opened before it came.</source>
        <translation>各仲裁台在它到达之前已经开放。</translation>
    </message>
    <message>
        <source>It is sent in the next round.</source>
        <translation>会在下一轮发送。</translation>
    </message>
    <message>
        <source>The item was never assigned to this person on the server.</source>
        <translation>服务器上从未把该条目分配给此人。</translation>
    </message>
    <message>
        <source>It is sent once the item has been assigned.</source>
        <translation>该条目分配之后就会发送。</translation>
    </message>
    <message>
        <source>No two adjudicators differ there, as far as you may see.</source>
        <translation>就你能看到的而言，那里没有两位仲裁员意见不同。</translation>
    </message>
    <message>
        <source>It is sent once the desks are open.</source>
        <translation>各仲裁台开放后就会发送。</translation>
    </message>
    <message>
        <source>The server does not know this person yet.</source>
        <translation>服务器还不认识此人。</translation>
    </message>
    <message>
        <source>It is sent once the person has been added there.</source>
        <translation>在那里添加此人后就会发送。</translation>
    </message>
    <message>
        <source>Somebody who has read the answers of others cannot label again.</source>
        <translation>看过别人答案的人不能再标注。</translation>
    </message>
    <message>
        <source>Add a separate person for that.</source>
        <translation>请为此另行添加一人。</translation>
    </message>
    <message>
        <source>Somebody else has this code on the server.</source>
        <translation>服务器上此代号属于别人。</translation>
    </message>
    <message>
        <source>Add the person with another code.</source>
        <translation>请用另一个代号添加此人。</translation>
    </message>
    <message>
        <source>The server has it already, with different content.</source>
        <translation>服务器上已有，但内容不同。</translation>
    </message>
    <message>
        <source>The server did not accept it.</source>
        <translation>服务器没有接受。</translation>
    </message>
</context>
<context>
    <name>subtext::QualityPage</name>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Limits…</source>
        <translation>阈值…</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Findings, charts and flags</source>
        <translation>疑点、图表和问题标记</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>疑点</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Annotators’ flags</source>
        <translation>标注员的问题标记</translation>
    </message>
    <message>
        <source>Show only one annotator’s findings</source>
        <translation>只显示一位标注员的疑点</translation>
    </message>
    <message>
        <source>Undo a dismissal or a closed flag</source>
        <translation>撤销对疑点的忽略或对问题标记的关闭</translation>
    </message>
    <message>
        <source>Redo a dismissal or a closed flag</source>
        <translation>重做对疑点的忽略或对问题标记的关闭</translation>
    </message>
    <message>
        <source>Limits and self-check</source>
        <translation>阈值与自查</translation>
    </message>
    <message>
        <source>Findings, charts or flags</source>
        <translation>疑点、图表或问题标记</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n 位标注员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open findings</source>
        <translation>
            <numerusform>%n 个未处理的疑点</numerusform>
        </translation>
    </message>
    <message>
        <source>open for reading only</source>
        <translation>以只读方式打开</translation>
    </message>
    <message>
        <source>no room for: %1</source>
        <translation>放不下：%1</translation>
    </message>
    <message>
        <source>Enter on the annotator’s row</source>
        <translation>在标注员所在行按 Enter</translation>
    </message>
</context>
<context>
    <name>subtext::QualityText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Straight-lining</source>
        <translation>直线作答</translation>
    </message>
    <message>
        <source>Too fast</source>
        <translation>过快</translation>
    </message>
    <message>
        <source>Disengaged</source>
        <translation>敷衍作答</translation>
    </message>
    <message>
        <source>Timing outlier</source>
        <translation>用时异常</translation>
    </message>
    <message>
        <source>Contradiction (positive)</source>
        <translation>矛盾（正面）</translation>
    </message>
    <message>
        <source>Contradiction (negative)</source>
        <translation>矛盾（负面）</translation>
    </message>
    <message>
        <source>Three-way split</source>
        <translation>三方分歧</translation>
    </message>
    <message>
        <source>Wide range</source>
        <translation>差距大</translation>
    </message>
    <message>
        <source>All no</source>
        <translation>全“否”</translation>
    </message>
    <message>
        <source>All yes</source>
        <translation>全“是”</translation>
    </message>
    <message>
        <source>Short explanation</source>
        <translation>解释过短</translation>
    </message>
    <message>
        <source>Long explanation</source>
        <translation>解释过长</translation>
    </message>
    <message>
        <source>Same explanation</source>
        <translation>解释相同</translation>
    </message>
    <message>
        <source>Copied from the scene</source>
        <translation>抄自场景</translation>
    </message>
    <message>
        <source>Like another’s explanation</source>
        <translation>与他人解释雷同</translation>
    </message>
    <message>
        <source>One emotion for more than %1 of the items, with %2 items or more.</source>
        <translation>条目数不少于 %2 时，超过 %1 的条目选了同一种情绪。</translation>
    </message>
    <message>
        <source>Answered in under %1 of active time.</source>
        <translation>作答的有效用时不到 %1。</translation>
    </message>
    <message>
        <source>Took more than %1 of active time.</source>
        <translation>有效用时超过 %1。</translation>
    </message>
    <message>
        <source>Far from this person’s own median: modified Z over %1, with %2 timed items or more.</source>
        <translation>远离此人自己的中位数：修正 Z 值超过 %1，且有用时的条目不少于 %2 个。</translation>
    </message>
    <message>
        <source>One of %1 with the valence “%2” or lower.</source>
        <translation>选了%1之一，而效价为“%2”或更低。</translation>
    </message>
    <message>
        <source>One of %1 with the valence “%2” or higher.</source>
        <translation>选了%1之一，而效价为“%2”或更高。</translation>
    </message>
    <message>
        <source>No emotion has more votes than every other.</source>
        <translation>没有哪种情绪的票数多于其他所有情绪。</translation>
    </message>
    <message>
        <source>Two annotators are more than %1 apart on one scale (−1 to +1).</source>
        <translation>两位标注员在某个量表上相差超过 %1（−1 到 +1）。</translation>
    </message>
    <message>
        <source>No to every row of a board, again and again.</source>
        <translation>判断表每行都选“否”，且一再如此。</translation>
    </message>
    <message>
        <source>Yes to every row of a board, again and again.</source>
        <translation>判断表每行都选“是”，且一再如此。</translation>
    </message>
    <message>
        <source>An explanation of fewer sentences than the task asks for.</source>
        <translation>解释的句数少于任务要求。</translation>
    </message>
    <message>
        <source>An explanation of more sentences than the task asks for.</source>
        <translation>解释的句数多于任务要求。</translation>
    </message>
    <message>
        <source>The same explanation for %1 items or more.</source>
        <translation>不少于 %1 个条目的解释相同。</translation>
    </message>
    <message>
        <source>More than %1 of an explanation of %2 words or more appears in the scene.</source>
        <translation>%2 个词以上的解释中，超过 %1 出现在场景里。</translation>
    </message>
    <message>
        <source>More than %1 of an explanation of %2 words or more appears in that of another annotator of the item, not counting quotes of the scene. Which of the two wrote first is not known.</source>
        <translation>%2 个词以上的解释中，超过 %1 出现在同一条目另一位标注员的解释里，不计对场景的引用。两人谁先写的无从得知。</translation>
    </message>
    <message>
        <source>one emotion for %1, over %2</source>
        <translation>%1 选了同一种情绪，超过 %2</translation>
    </message>
    <message>
        <source>%1, over %2</source>
        <translation>%1，超过 %2</translation>
    </message>
    <message>
        <source>%1, under %2</source>
        <translation>%1，不到 %2</translation>
    </message>
    <message>
        <source>far faster than usual for this person (%1; beyond ±%2 counts)</source>
        <translation>远快于此人平常（%1；超出 ±%2 即计入）</translation>
    </message>
    <message>
        <source>far slower than usual for this person (%1; beyond ±%2 counts)</source>
        <translation>远慢于此人平常（%1；超出 ±%2 即计入）</translation>
    </message>
    <message>
        <source>Valence “%1”</source>
        <translation>效价“%1”</translation>
    </message>
    <message>
        <source>%1 labels among %2 annotators</source>
        <translation>%2 位标注员给出 %1 种标签</translation>
    </message>
    <message>
        <source>%1: %2 apart, over %3</source>
        <translation>%1：相差 %2，超过 %3</translation>
    </message>
    <message>
        <source>%1, at least %2 asked for</source>
        <translation>%1，要求至少 %2</translation>
    </message>
    <message>
        <source>%1, at most %2 asked for</source>
        <translation>%1，要求最多 %2</translation>
    </message>
    <message>
        <source>one text for %1 items, limit %2</source>
        <translation>%1 个条目用同一段文字，阈值 %2</translation>
    </message>
    <message>
        <source>%1 of it stands in the scene, over %2</source>
        <translation>%1 出自场景，超过 %2</translation>
    </message>
    <message>
        <source>%1 of it stands in another annotator’s, over %2</source>
        <translation>%1 与另一位标注员的相同，超过 %2</translation>
    </message>
    <message>
        <source>one emotion for %1</source>
        <translation>%1 选了同一种情绪</translation>
    </message>
    <message>
        <source>%1: %2 apart</source>
        <translation>%1：相差 %2</translation>
    </message>
    <message>
        <source>one text for %1 items</source>
        <translation>%1 个条目用同一段文字</translation>
    </message>
    <message>
        <source>%1 of it stands in the scene</source>
        <translation>%1 出自场景</translation>
    </message>
    <message>
        <source>%1 of it stands in another annotator’s</source>
        <translation>%1 与另一位标注员的相同</translation>
    </message>
    <message>
        <source>the scenario is not in the study; import it first</source>
        <translation>研究中没有该情境；请先导入</translation>
    </message>
    <message>
        <source>the person is not on the roster; add them first</source>
        <translation>此人不在名单上；请先添加</translation>
    </message>
    <message>
        <source>the item is not assigned to this person; assign it or take the answer out</source>
        <translation>条目未分配给此人；请分配，或取出该答案</translation>
    </message>
    <message>
        <source>revision “%1” is impossible; the file was changed by another program</source>
        <translation>不可能有修订“%1”；文件被另一个程序改动过</translation>
    </message>
    <message>
        <source>revision %1 is there twice; compare the file with a backup</source>
        <translation>修订 %1 出现两次；请与备份比对</translation>
    </message>
    <message>
        <source>no emotion; ask the annotator to answer again</source>
        <translation>没有情绪；请让标注员重新作答</translation>
    </message>
    <message>
        <source>“%1” is none of the eight emotions; correct it at its source</source>
        <translation>“%1”不是八种情绪之一；请在来源处更正</translation>
    </message>
    <message>
        <source>%1 has no answer; ask the annotator to answer again</source>
        <translation>%1没有答案；请让标注员重新作答</translation>
    </message>
    <message>
        <source>%1 is %2, outside −3 to +3; correct it at its source</source>
        <translation>%1为 %2，不在 −3 到 +3 之内；请在来源处更正</translation>
    </message>
    <message>
        <source>no explanation; ask the annotator, or make it optional in the rules</source>
        <translation>没有解释；请询问标注员，或在规则中设为选填</translation>
    </message>
    <message>
        <source>flagged without a reason; ask the annotator for it</source>
        <translation>标为有问题但没有原因；请询问标注员</translation>
    </message>
    <message>
        <source>%1 is negative (%2); the clock was wrong, leave the time out</source>
        <translation>%1为负（%2）；时钟有误，请舍去该用时</translation>
    </message>
    <message>
        <source>“%1” is none of the options of %2; correct it at its source</source>
        <translation>“%1”不是%2的选项之一；请在来源处更正</translation>
    </message>
    <message>
        <source>You chose %1 with “%2”.</source>
        <translation>你选了%1，同时选了“%2”。</translation>
    </message>
    <message>
        <source>%1 Keep or change?</source>
        <translation>%1保留还是更改？</translation>
    </message>
    <message>
        <source>Item %1 was submitted very quickly. Keep it?</source>
        <translation>条目 %1 提交得非常快。保留吗？</translation>
    </message>
    <message>
        <source>Item %1 is revised.</source>
        <translation>条目 %1 已修改。</translation>
    </message>
    <message>
        <source>Item %1 is submitted.</source>
        <translation>条目 %1 已提交。</translation>
    </message>
    <message>
        <source>%1 %2 Keep it?</source>
        <translation>%1%2保留吗？</translation>
    </message>
    <message>
        <source>%1 Its explanation is shorter than asked (%2). Keep it?</source>
        <translation>%1其解释短于要求（%2）。保留吗？</translation>
    </message>
    <message>
        <source>%1 Its explanation is longer than asked (%2). Keep it?</source>
        <translation>%1其解释长于要求（%2）。保留吗？</translation>
    </message>
</context>
<context>
    <name>subtext::QuestionDialog</name>
    <message>
        <source>Asked and answered</source>
        <translation>问与答</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Nothing is sent yet. Cancel once more to discard what you wrote.</source>
        <translation>尚未发送。再按一次“取消”将丢弃已写的内容。</translation>
    </message>
    <message>
        <source>Sent.</source>
        <translation>已发送。</translation>
    </message>
    <message>
        <source>Questions about %1</source>
        <translation>关于 %1 的提问</translation>
    </message>
    <message>
        <source>You reply to “%1”. Only the annotator who asked it will read the reply; whoever works in a hand-out gets it with the next one.</source>
        <translation>你在回复“%1”。只有提问的标注员会看到回复；使用分发文件的人会在下一份分发文件中收到。</translation>
    </message>
    <message>
        <source>The study is locked or open for reading only, so nobody can reply.</source>
        <translation>研究已锁定或为只读，因此无法回复。</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Your reply</source>
        <translation>你的回复</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>subtext::QuestionKappaChart</name>
    <message>
        <source>κ by question</source>
        <translation>各题目的 κ</translation>
    </message>
    <message>
        <source>Fleiss’ κ. All questions share their resamples, so the interval of the mean allows for their correlation.</source>
        <translation>Fleiss κ。所有题目共用重抽样，因此平均值的区间考虑了其相关性。</translation>
    </message>
    <message>
        <source>No item has labels of two people yet, so there is nothing to compare.</source>
        <translation>还没有条目有两个人的标签，因此无从比较。</translation>
    </message>
    <message>
        <source>Fleiss’ κ</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Percent agreement (share)</source>
        <translation>百分比一致性（占比）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Fleiss’ κ by question: %1.</source>
        <translation>各题目的 Fleiss κ：%1。</translation>
    </message>
    <message>
        <source>Every question, and the mean of their κ, with 95 % intervals.</source>
        <translation>每道题，以及各题 κ 的平均，附 95% 区间。</translation>
    </message>
</context>
<context>
    <name>subtext::QuestionModel</name>
    <message>
        <source>needs a pick</source>
        <translation>待选择</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>picked %1</source>
        <translation>已选%1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>各票</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
</context>
<context>
    <name>subtext::QuestionTable</name>
    <message>
        <source>Questions of the item</source>
        <translation>条目的题目</translation>
    </message>
    <message>
        <source>needs a pick</source>
        <translation>待选择</translation>
    </message>
</context>
<context>
    <name>subtext::QuestionText</name>
    <message>
        <source>Asked by an annotator</source>
        <translation>一位标注员提问</translation>
    </message>
    <message>
        <source>Asked by %1</source>
        <translation>%1 提问</translation>
    </message>
    <message>
        <source>Reply of the adjudicator</source>
        <translation>仲裁员的回复</translation>
    </message>
    <message>
        <source>Reply of the coordinator</source>
        <translation>负责人的回复</translation>
    </message>
    <message>
        <source>You asked: “%1” There is no reply yet.</source>
        <translation>你的提问：“%1”（还没有回复）</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1：“%2”</translation>
    </message>
    <message>
        <source>Your question about this item is not sent yet: F7 opens it.</source>
        <translation>你对此条目的提问尚未发送：按 F7 打开。</translation>
    </message>
    <message>
        <source>%1. %2: “%3”</source>
        <translation>%1。%2：“%3”</translation>
    </message>
    <message>
        <source>Your reply is not sent yet: F7 opens it.</source>
        <translation>你的回复尚未发送：按 F7 打开。</translation>
    </message>
    <message>
        <source>An adjudicator has replied. You can read it once both adjudicators have decided every split, or after the lock.</source>
        <translation>仲裁员已回复。两位仲裁员裁定完所有分歧之后，或锁定之后，你就能看到。</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已答复</translation>
    </message>
    <message>
        <source>Waits for a reply</source>
        <translation>等待回复</translation>
    </message>
    <message>
        <source>Nobody has asked anything yet. Annotators ask in Label, about the item in front of them; what they ask in a hand-out comes with the returned file.</source>
        <translation>还没有人提问。标注员在“标注”页就眼前的条目提问；在分发文件中提的问题随交回的文件到来。</translation>
    </message>
    <message>
        <source>Annotators cannot ask about items in this study. A coordinator can allow it in the settings of the study.</source>
        <translation>在这项研究中，标注员不能就条目提问。负责人可在研究设置中允许。</translation>
    </message>
</context>
<context>
    <name>subtext::QuestionsView</name>
    <message>
        <source>Reply…</source>
        <translation>回复…</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>提问者</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Question</source>
        <comment>About an item</comment>
        <translation>提问</translation>
    </message>
    <message>
        <source>Questions</source>
        <comment>About items</comment>
        <translation>提问</translation>
    </message>
    <message>
        <source>Asked and answered</source>
        <translation>问与答</translation>
    </message>
    <message>
        <source>Reply not sent</source>
        <translation>回复未发送</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>subtext::QueueModel</name>
    <message>
        <source>answer added</source>
        <translation>答案有新增</translation>
    </message>
    <message>
        <source>vote revised</source>
        <translation>票有修订</translation>
    </message>
    <message>
        <source>scale revised</source>
        <translation>量表有修订</translation>
    </message>
    <message>
        <source>explanation revised</source>
        <translation>解释有修订</translation>
    </message>
    <message>
        <source>answer revised</source>
        <translation>答案有修订</translation>
    </message>
    <message>
        <source>asked for again</source>
        <translation>已要求重新标注</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>已提议</translation>
    </message>
    <message>
        <source>reply not sent</source>
        <translation>回复未发送</translation>
    </message>
    <message>
        <source>question without a reply</source>
        <translation>提问无回复</translation>
    </message>
</context>
<context>
    <name>subtext::QueuePanel</name>
    <message>
        <source>To review</source>
        <translation>待审阅</translation>
    </message>
    <message>
        <source>Waiting for a decision</source>
        <translation>待裁定</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>分歧</translation>
    </message>
    <message>
        <source>Wide ranges</source>
        <translation>差距大</translation>
    </message>
    <message>
        <source>Flagged as broken</source>
        <translation>标为有误</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>已搁置</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>已裁定</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>依规则</translation>
    </message>
    <message>
        <source>Adjudicators disagree</source>
        <translation>仲裁员意见不同</translation>
    </message>
    <message>
        <source>All items</source>
        <translation>所有条目</translation>
    </message>
    <message>
        <source>No item here.</source>
        <translation>此处没有条目。</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Which items</source>
        <translation>哪些条目</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Search scenes and notes</source>
        <translation>搜索场景和备注</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Items of the queue</source>
        <translation>队列中的条目</translation>
    </message>
    <message>
        <source>%1: all</source>
        <translation>%1：全部</translation>
    </message>
    <message>
        <source>All, one %1 at a time</source>
        <translation>全部，逐个%1</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Names, utterances, contexts, roles and notes (Ctrl+F)</source>
        <translation>名称、话语、语境、角色和备注 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Names, texts and notes (Ctrl+F)</source>
        <translation>名称、文本和备注 (Ctrl+F)</translation>
    </message>
    <message>
        <source>The search for “%1” finds no item here. Change or clear it in the queue (Ctrl+F).</source>
        <translation>搜索“%1”在此没有找到条目。请在队列中更改或清除搜索 (Ctrl+F)。</translation>
    </message>
    <message>
        <source>The search for “%1” finds other items. Choose one in the queue; in the search Enter opens the first (Ctrl+F).</source>
        <translation>搜索“%1”找到的是其他条目。请在队列中选择；在搜索框中按 Enter 打开第一个 (Ctrl+F)。</translation>
    </message>
    <message>
        <source>Choose an item in the queue.</source>
        <translation>请在队列中选择条目。</translation>
    </message>
    <message>
        <source>There is nothing to decide: the study has no items that count.</source>
        <translation>没有可裁定的内容：研究中没有计入统计的条目。</translation>
    </message>
    <message>
        <source>No item is listed under “%1”. Choose “%2” in the queue to see every item.</source>
        <translation>“%1”下没有条目。请在队列中选择“%2”以查看所有条目。</translation>
    </message>
    <message>
        <source>%1 shown · nothing to review</source>
        <translation>显示 %1 · 无待审阅</translation>
    </message>
    <message>
        <source>%1 shown · %2 to review · %3 waiting</source>
        <translation>显示 %1 · 待审阅 %2 · 待裁定 %3</translation>
    </message>
    <message>
        <source>Shown: items in the list as it is filtered. To review: splits and other flagged items that nobody has decided, or that need another look. Waiting: splits that you are asked to decide and have not.</source>
        <translation>显示：当前筛选出的条目。待审阅：尚无人裁定或需要再看一次的分歧及其他标记条目。待裁定：请您裁定而您尚未裁定的分歧。</translation>
    </message>
</context>
<context>
    <name>subtext::RaterColumn</name>
    <message>
        <source>Explanation, %1</source>
        <translation>解释，%1</translation>
    </message>
    <message>
        <source>Broken or unclear</source>
        <translation>有误或不清楚</translation>
    </message>
    <message>
        <source> (no reason given)</source>
        <translation> （未说明原因）</translation>
    </message>
    <message>
        <source>No explanation.</source>
        <translation>无解释。</translation>
    </message>
</context>
<context>
    <name>subtext::RaterHead</name>
    <message>
        <source>%1: %2; take this label</source>
        <translation>%1：%2；采用此标签</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: no label</source>
        <translation>%1：无标签</translation>
    </message>
    <message>
        <source>%1. This is the label taken.</source>
        <translation>%1。这是所采用的标签。</translation>
    </message>
    <message>
        <source> (key %1)</source>
        <translation> （按键 %1）</translation>
    </message>
    <message>
        <source>Take %1%2</source>
        <translation>采用%1%2</translation>
    </message>
    <message>
        <source>No label</source>
        <translation>无标签</translation>
    </message>
</context>
<context>
    <name>subtext::ReaderChart</name>
    <message>
        <source>Groups of annotators</source>
        <translation>标注员分组</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>“%1”（%2）</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Fleiss’ κ</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>Krippendorff’s α</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <translation>%1（%）</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>%1: κ %2, α %3</source>
        <translation>%1：κ %2，α %3</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>No group has answers of %1 people or more yet.</source>
        <translation>还没有任何一组有 %1 人或更多人的回答。</translation>
    </message>
    <message>
        <source>How far annotators with the same answer about themselves agree on “%1”, and what they chose. Groups of few people differ by chance. All items; the choices above do not apply here.</source>
        <translation>对本人情况回答相同的标注员在“%1”上的一致程度，以及他们的选择。人数少的组之间的差异可能只是偶然。涵盖所有条目，不受上面的选择影响。</translation>
    </message>
    <message numerus="yes">
        <source>%n groups are left out: fewer than %1 of their people answered this question, or so few others did that these would be given away.</source>
        <translation>
            <numerusform>已略去 %n 个组：组内回答此题的不足 %1 人，或其余回答者太少，以致其回答可能被推算出来。</numerusform>
        </translation>
    </message>
    <message>
        <source>People in no group: %1. They did not answer, or fewer than %2 people gave their answer. If so few people would be left that they could be recognised, the smallest group is counted here as well.</source>
        <translation>不属于任何组的人：%1。他们没有回答，或给出同样回答的不足 %2 人。若剩下的人太少、可能被认出，最小的组也计入此处。</translation>
    </message>
</context>
<context>
    <name>subtext::ReaderFormChoice</name>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Choose a file with questions about the reader</source>
        <translation>选择含有读者相关问题的文件</translation>
    </message>
    <message>
        <source>Remove the questions about the reader</source>
        <translation>移除关于读者的问题</translation>
    </message>
    <message>
        <source>Questions about the reader</source>
        <translation>关于读者的问题</translation>
    </message>
    <message>
        <source>Forms (*.json)</source>
        <translation>表单 (*.json)</translation>
    </message>
    <message>
        <source>Before the first item: %1</source>
        <translation>第一个条目之前：%1</translation>
    </message>
    <message>
        <source>After the last item: %1</source>
        <translation>最后一个条目之后：%1</translation>
    </message>
</context>
<context>
    <name>subtext::ReaderPage</name>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>About you</source>
        <translation>关于你</translation>
    </message>
    <message>
        <source>These questions are about you, so that it can be seen whether people with different backgrounds read the same text differently. You need not answer any. Nobody else who labels sees your answers, and they are published only as numbers of people by group.</source>
        <translation>这些问题是关于你本人的，用来了解不同背景的人对同一文本的理解是否不同。你可以不回答任何问题。其他标注员看不到你的回答，公布时只给出各群体的人数。</translation>
    </message>
    <message>
        <source>Save and go on</source>
        <translation>保存并继续</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Prefer not to say</source>
        <translation>不愿透露</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>未保存。%1</translation>
    </message>
</context>
<context>
    <name>subtext::ReasonDialog</name>
    <message>
        <source>Flagged: “%1”.</source>
        <translation>标为有问题：“%1”。</translation>
    </message>
    <message>
        <source>No figure, export or release will count it, but the list of errata names it with the reason. Its answers stay, and it can be included again.</source>
        <translation>任何统计、导出或发布都不再计入它，但勘误表会列出它和原因。它的答案会保留，也可重新纳入。</translation>
    </message>
    <message>
        <source>Leave out %1</source>
        <translation>排除 %1</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Why? For example: the text is cut off</source>
        <translation>为什么？例如：文本被截断</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Left out of the data</source>
        <translation>已从数据中排除</translation>
    </message>
    <message>
        <source>These items count in no figure, export or release. An item that you include again keeps its answers and decisions.</source>
        <translation>这些条目不计入任何统计、导出或发布。重新纳入的条目会保留其答案和裁定。</translation>
    </message>
    <message>
        <source>Include it again</source>
        <translation>重新纳入</translation>
    </message>
    <message>
        <source>Why include it again?</source>
        <translation>为什么重新纳入？</translation>
    </message>
    <message>
        <source>Items left out</source>
        <translation>已排除的条目</translation>
    </message>
    <message>
        <source>Use %1 as practice</source>
        <translation>把 %1 用作练习</translation>
    </message>
    <message>
        <source>The scene is added to the study’s practice scenes with its final label. Whoever practises reads your note after they answered, so name no one.</source>
        <translation>该场景会连同最终标签加入研究的练习场景。练习的人作答之后会读到你的说明，请勿写人名。</translation>
    </message>
    <message>
        <source>Use as practice</source>
        <translation>用作练习</translation>
    </message>
    <message>
        <source>What it teaches</source>
        <translation>教学说明</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What does this scene teach? For example: by agreeing, she blames him</source>
        <translation>这个场景教什么？例如：她嘴上同意，其实是在责怪他</translation>
    </message>
</context>
<context>
    <name>subtext::ReleasePage</name>
    <message>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Views of the release</source>
        <translation>“发布”页的视图</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>检查清单</translation>
    </message>
    <message>
        <source>Datasheet</source>
        <translation>数据说明书</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变更</translation>
    </message>
    <message>
        <source>Tables and figures</source>
        <translation>表格和图</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Ctrl+E. Everything, for work outside Subtext: not a release.</source>
        <translation>Ctrl+E。导出全部内容，供在 Subtext 之外使用：不是发布版。</translation>
    </message>
    <message>
        <source>Not saved. Your answer is still on the screen. %1</source>
        <translation>未保存。你的答案仍在屏幕上。%1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Write the release</source>
        <translation>生成发布版</translation>
    </message>
    <message>
        <source>Stop, or close the item</source>
        <translation>停止，或关闭条目</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Item behind a place</source>
        <translation>该处对应的条目</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Nothing was written: a check fails now.</source>
        <translation>未写入任何内容：现在有检查未通过。</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>已停止。未写入任何内容。</translation>
    </message>
    <message>
        <source>Stopped. The earlier checks are still shown.</source>
        <translation>已停止。显示的仍是先前的检查结果。</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>The study is open for reading only, and a release is recorded in it.</source>
        <translation>研究以只读方式打开，而发布需要记录在研究中。</translation>
    </message>
    <message>
        <source>It is being written.</source>
        <translation>正在写入。</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>未保存。%1</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>已导出到 %1。</translation>
    </message>
    <message>
        <source>%1 files were exported to %2.</source>
        <translation>已把 %1 个文件导出到 %2。</translation>
    </message>
    <message numerus="yes">
        <source>Datasheet · %n open</source>
        <translation>
            <numerusform>数据说明书 · %n 项未答</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter on its line</source>
        <translation>在其所在行按 Enter</translation>
    </message>
</context>
<context>
    <name>subtext::ReleaseText</name>
    <message>
        <source>There is nothing to release yet. Import scenarios.</source>
        <translation>还没有可发布的内容。请导入情境。</translation>
    </message>
    <message numerus="yes">
        <source>%n assigned labels are missing. Ask the annotators, or assign the items to somebody else.</source>
        <translation>
            <numerusform>缺少 %n 个已分配的标签。请询问标注员，或把条目分配给别人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are assigned to nobody. Assign them.</source>
        <translation>
            <numerusform>有 %n 个条目未分配给任何人。请分配。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n splits have no decision. Decide them at the desk, or keep them as ambiguous.</source>
        <translation>
            <numerusform>有 %n 个分歧没有裁定。请在仲裁台裁定，或保留为多义。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two adjudicators differ on %n items. Settle them at the desk.</source>
        <translation>
            <numerusform>两位仲裁员在 %n 个条目上意见不同。请在仲裁台定夺。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have fewer labels than the study asks for. Assign them to more people, or decide them at the desk.</source>
        <translation>
            <numerusform>有 %n 个条目的标签少于研究要求。请分配给更多人，或在仲裁台裁定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people labelled and were never asked for consent. Let them sign in and answer, or say why it is right.</source>
        <translation>
            <numerusform>有 %n 人做了标注，却从未被征求知情同意。请让他们登录并答复，或说明为何可行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people declined consent: their answers must not be released.</source>
        <translation>
            <numerusform>有 %n 人拒绝同意：其答案不得发布。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n e-mail addresses</source>
        <translation>
            <numerusform>%n 个电子邮件地址</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time stamps</source>
        <translation>
            <numerusform>%n 个时间戳</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys of servers</source>
        <translation>
            <numerusform>%n 个服务器密钥</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of explanations</source>
        <translation>
            <numerusform>%n 处解释片段</numerusform>
        </translation>
    </message>
    <message>
        <source>Found in texts that would be released: %1. Change the note at the desk; correct the text of a scene.</source>
        <translation>在将要发布的文本中发现：%1。备注请在仲裁台更改；场景请更正其文本。</translation>
    </message>
    <message>
        <source>The reason for an override names somebody, or may do so, and it is printed in the README: give another reason.</source>
        <translation>强制放行的理由中出现或可能出现人名，而该理由会印在 README 中：请另写理由。</translation>
    </message>
    <message numerus="yes">
        <source>%n words may be names. Look at each and say whether it is.</source>
        <translation>
            <numerusform>有 %n 个词可能是姓名。请逐一查看并注明是否是姓名。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions of the datasheet are unanswered</source>
        <translation>
            <numerusform>数据说明书有 %n 个问题未回答</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and no creator is named. The release will say so; this does not block it.</source>
        <translation>%1，且没有署明创建者。发布内容会注明这一点；不妨碍发布。</translation>
    </message>
    <message>
        <source>%1. The release will say so; this does not block it.</source>
        <translation>%1。发布内容会注明这一点；不妨碍发布。</translation>
    </message>
    <message numerus="yes">
        <source>%n changes came that this program cannot use</source>
        <translation>
            <numerusform>收到 %n 处本程序无法使用的更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes in this file were not accepted by the team</source>
        <translation>
            <numerusform>本文件中有 %n 处更改未被团队接受</numerusform>
        </translation>
    </message>
    <message>
        <source>it was never read to the end</source>
        <translation>从未完整读取</translation>
    </message>
    <message>
        <source>Not everything is as the team has it: %1. Connect to the team and wait for it, or release anyway. This does not block the release.</source>
        <translation>与团队的内容尚未完全一致：%1。请连接团队并等待，或仍然发布。不妨碍发布。</translation>
    </message>
    <message numerus="yes">
        <source>%n places break the form of the data. Correct them.</source>
        <translation>
            <numerusform>有 %n 处不符合数据格式。请更正。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters look damaged. Correct the texts, or say why they are right.</source>
        <translation>
            <numerusform>有 %n 个字符看起来已损坏。请更正文本，或说明为何正确。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells start like a formula: a spreadsheet would compute them. Tick “Formulas as text”.</source>
        <translation>
            <numerusform>有 %n 个单元格以公式形式开头：电子表格会对其求值。请勾选“公式作为文本”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags of annotators are open. Correct the scenes, leave the items out, or close the flags. This does not block the release.</source>
        <translation>
            <numerusform>标注员标出的问题有 %n 个未处理。请更正场景、排除条目或关闭问题标记。不妨碍发布。</numerusform>
        </translation>
    </message>
    <message>
        <source>Labels of splits were picked by place (%1): the first place was taken more or less often than chance gives. Look at those decisions again, or say so in the datasheet. This does not block the release.</source>
        <translation>分歧的标签有按位置选取的倾向（%1）：第一位被选中的次数偏离随机水平。请复查这些裁定，或在数据说明书中注明。不妨碍发布。</translation>
    </message>
    <message numerus="yes">
        <source>%n findings of the checks are open. Look at them, or release anyway. This does not block the release.</source>
        <translation>
            <numerusform>检查发现的疑点有 %n 个未处理。请查看，或仍然发布。不妨碍发布。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were asked for again and not given; the earlier answers count. This does not block the release.</source>
        <translation>
            <numerusform>有 %n 个答案要求重新标注但尚未给出；以先前的答案为准。不妨碍发布。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided items have answers that were revised since. Look at them again in Adjudicate, or release anyway. This does not block the release.</source>
        <translation>
            <numerusform>有 %n 个已裁定的条目，其答案后来有修订。请在“仲裁”页复查，或仍然发布。不妨碍发布。</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty parts of splits.json: %1. There are too few scenarios to divide; the datasheet says how many each part has. This does not block the release.</source>
        <translation>splits.json 中为空的子集：%1。情境太少，不够划分；数据说明书会注明各子集的情境数量。不妨碍发布。</translation>
    </message>
    <message numerus="yes">
        <source>%n places to look at.</source>
        <translation>
            <numerusform>有 %n 处需要查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every item with all its labels has a gold label or is kept as ambiguous.</source>
        <translation>标签齐全的条目都有金标签，或保留为多义。</translation>
    </message>
    <message>
        <source>Everybody who labelled here has agreed to the consent text; imported labels are not covered.</source>
        <translation>在此标注的人都已同意知情同意书；导入的标签不在此列。</translation>
    </message>
    <message>
        <source>The study does not ask for consent.</source>
        <translation>这项研究不征求知情同意。</translation>
    </message>
    <message>
        <source>Every answer has the form that the data dictionary promises.</source>
        <translation>每个答案都符合数据字典规定的格式。</translation>
    </message>
    <message>
        <source>No e-mail address, time stamp or piece of an explanation in any text.</source>
        <translation>所有文本中均无电子邮件地址、时间戳或解释片段。</translation>
    </message>
    <message>
        <source>No text contains a name from the roster, and every word close to one has been looked at. A release under names does not need this check.</source>
        <translation>文本中没有名单上的姓名，与姓名相近的词都已查看过。以姓名发布时不需要此项检查。</translation>
    </message>
    <message>
        <source>No character looks damaged.</source>
        <translation>没有看起来损坏的字符。</translation>
    </message>
    <message>
        <source>No cell starts like a formula, or those that do are written as text.</source>
        <translation>没有以公式形式开头的单元格，或此类单元格会写为文本。</translation>
    </message>
    <message>
        <source>Passed.</source>
        <translation>通过。</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 在“%2”中</translation>
    </message>
    <message>
        <source>%1 is spelt like a name (%2)</source>
        <translation>%1 的写法与姓名相同（%2）</translation>
    </message>
    <message>
        <source>%1 may be a name with an s (%2)</source>
        <translation>%1 可能是带 s 的姓名（%2）</translation>
    </message>
    <message>
        <source>%1 is the beginning of a name (%2)</source>
        <translation>%1 是某姓名的开头（%2）</translation>
    </message>
    <message>
        <source>%1 holds a name, or is part of one (%2)</source>
        <translation>%1 包含姓名，或是姓名的一部分（%2）</translation>
    </message>
    <message>
        <source>%1 may be initials (%2)</source>
        <translation>%1 可能是姓名首字母（%2）</translation>
    </message>
    <message>
        <source>%1 may be a given name (%2)</source>
        <translation>%1 可能是名字（%2）</translation>
    </message>
    <message>
        <source>%1 may be a name in two pieces (%2)</source>
        <translation>%1 可能是分成两段的姓名（%2）</translation>
    </message>
    <message>
        <source>%1 is an e-mail address</source>
        <translation>%1 是电子邮件地址</translation>
    </message>
    <message>
        <source>%1 is a time stamp</source>
        <translation>%1 是时间戳</translation>
    </message>
    <message>
        <source>%1 looks like a key of a server</source>
        <translation>%1 像是服务器密钥</translation>
    </message>
    <message>
        <source>the study has no items</source>
        <translation>研究没有条目</translation>
    </message>
    <message>
        <source>assigned to nobody</source>
        <translation>未分配给任何人</translation>
    </message>
    <message>
        <source>no label of %1 yet</source>
        <translation>%1 还没有标签</translation>
    </message>
    <message>
        <source>a split without a decision</source>
        <translation>没有裁定的分歧</translation>
    </message>
    <message>
        <source>two adjudicators differ</source>
        <translation>两位仲裁员意见不同</translation>
    </message>
    <message>
        <source>too few labels for a gold label by rule</source>
        <translation>标签太少，无法依规则得出金标签</translation>
    </message>
    <message>
        <source>%1 labelled without having been asked for consent</source>
        <translation>%1 未被征求知情同意就做了标注</translation>
    </message>
    <message>
        <source>%1 declined</source>
        <translation>%1 已拒绝</translation>
    </message>
    <message>
        <source>%1 appears in an explanation of %2</source>
        <translation>%1 出现在 %2 的解释中</translation>
    </message>
    <message>
        <source>%1 is a name (%2)</source>
        <translation>%1 是姓名（%2）</translation>
    </message>
    <message>
        <source>%1 called it broken or unclear</source>
        <translation>%1 标为有误或不清楚</translation>
    </message>
    <message>
        <source>labels picked for splits, from the first place to the last: %1</source>
        <translation>分歧中选取的标签，从第一位到最后一位：%1</translation>
    </message>
    <message>
        <source>unanswered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>not asked by the study, and not answered here</source>
        <translation>研究没有问到，这里也没有回答</translation>
    </message>
    <message numerus="yes">
        <source>%n findings are open</source>
        <translation>
            <numerusform>%n 个疑点未处理</numerusform>
        </translation>
    </message>
    <message>
        <source>no scenario is in %1</source>
        <translation>%1 中没有情境</translation>
    </message>
    <message>
        <source>asked of %1 again, and not given</source>
        <translation>要求 %1 重新标注，尚未给出</translation>
    </message>
    <message>
        <source>an answer was revised after the decision</source>
        <translation>裁定之后有答案被修订</translation>
    </message>
    <message>
        <source>%1 starts with “%2”, like a formula</source>
        <translation>%1 像公式一样以“%2”开头</translation>
    </message>
    <message>
        <source>“%1” looks damaged; probably “%2”</source>
        <translation>“%1”看起来已损坏；可能是“%2”</translation>
    </message>
    <message>
        <source>Every item labelled</source>
        <translation>每个条目都已标注</translation>
    </message>
    <message>
        <source>Every item decided</source>
        <translation>每个条目都已裁定</translation>
    </message>
    <message>
        <source>Consent of everybody</source>
        <translation>全员知情同意</translation>
    </message>
    <message>
        <source>All answers well-formed</source>
        <translation>答案格式均正确</translation>
    </message>
    <message>
        <source>Nothing private</source>
        <translation>无私密内容</translation>
    </message>
    <message>
        <source>No names under codes</source>
        <translation>以代号发布时无姓名</translation>
    </message>
    <message>
        <source>No damaged characters</source>
        <translation>无损坏字符</translation>
    </message>
    <message>
        <source>No formulas</source>
        <translation>无公式</translation>
    </message>
    <message>
        <source>Flags of the annotators</source>
        <translation>标注员标出的问题</translation>
    </message>
    <message>
        <source>No preferred place</source>
        <translation>无位置偏好</translation>
    </message>
    <message>
        <source>Datasheet answered</source>
        <translation>数据说明书已填写</translation>
    </message>
    <message>
        <source>Findings of the checks</source>
        <translation>检查发现的疑点</translation>
    </message>
    <message>
        <source>Labelled again where asked</source>
        <translation>应重新标注的已重标</translation>
    </message>
    <message>
        <source>Decisions up to date</source>
        <translation>裁定均未过时</translation>
    </message>
    <message>
        <source>All of the team&apos;s work</source>
        <translation>团队成果齐全</translation>
    </message>
    <message>
        <source>Scenarios in every part</source>
        <translation>各子集都有情境</translation>
    </message>
    <message numerus="yes">
        <source>%n items are not decided yet: labels are missing.</source>
        <translation>
            <numerusform>%n 个条目尚未裁定：缺少标签。</numerusform>
        </translation>
    </message>
    <message>
        <source>speaker</source>
        <translation>说话者</translation>
    </message>
    <message>
        <source>listener</source>
        <translation>听话者</translation>
    </message>
    <message>
        <source>title of the study</source>
        <translation>研究标题</translation>
    </message>
    <message>
        <source>task document</source>
        <translation>任务文档</translation>
    </message>
    <message>
        <source>earlier changelog</source>
        <translation>先前的更改日志</translation>
    </message>
    <message>
        <source>code of an annotator</source>
        <translation>标注员的代号</translation>
    </message>
    <message>
        <source>name of an annotator</source>
        <translation>标注员的姓名</translation>
    </message>
    <message>
        <source>reason why scenes were refused</source>
        <translation>场景弃用的原因</translation>
    </message>
    <message>
        <source>datasheet, answer “%1”</source>
        <translation>数据说明书，回答“%1”</translation>
    </message>
    <message>
        <source>origin of a generated scene</source>
        <translation>生成场景的来源</translation>
    </message>
    <message>
        <source>a model’s answer</source>
        <translation>模型的回答</translation>
    </message>
    <message>
        <source>name of a prediction set</source>
        <translation>预测集的名称</translation>
    </message>
    <message>
        <source>reason for the override “%1”</source>
        <translation>强制放行“%1”的理由</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <translation>%1：%2 变为 %3</translation>
    </message>
    <message>
        <source>The first release of this study</source>
        <translation>这项研究的首个发布版</translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels changed</source>
        <translation>
            <numerusform>%n 个金标签改变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items removed</source>
        <translation>
            <numerusform>移除 %n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields removed</source>
        <translation>
            <numerusform>移除 %n 个字段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items added</source>
        <translation>
            <numerusform>新增 %n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open items decided</source>
        <translation>
            <numerusform>新裁定 %n 个待定条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields added</source>
        <translation>
            <numerusform>新增 %n 个字段</numerusform>
        </translation>
    </message>
    <message>
        <source>Major: %1</source>
        <translation>主版本：%1</translation>
    </message>
    <message>
        <source>Minor: %1</source>
        <translation>次版本：%1</translation>
    </message>
    <message numerus="yes">
        <source>labels of %n items changed</source>
        <translation>
            <numerusform>%n 个条目的标签有变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction sets added</source>
        <translation>
            <numerusform>新增 %n 个预测集</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction sets removed</source>
        <translation>
            <numerusform>移除 %n 个预测集</numerusform>
        </translation>
    </message>
    <message>
        <source>Patch: items, gold labels and fields are those of the last release</source>
        <translation>修订版本：条目、金标签和字段与上次发布相同</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>尚未裁定</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>多义</translation>
    </message>
    <message>
        <source>%1, ambiguous</source>
        <translation>%1，多义</translation>
    </message>
    <message>
        <source>Every item is assigned and has been labelled by everyone it is assigned to. Repeats, and answers that were asked for again, do not count here.</source>
        <translation>每个条目都已分配，且所有分配到的人都已标注。重复条目和要求重新给出的答案不计入此项。</translation>
    </message>
    <message>
        <source>title of a norming round</source>
        <translation>校准轮的标题</translation>
    </message>
    <message>
        <source>list of words that look forward</source>
        <translation>展望性词语的词表</translation>
    </message>
    <message numerus="yes">
        <source>%n changes by %1 have not reached the team</source>
        <translation>
            <numerusform>%1 的 %n 处更改尚未到达团队</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places in texts that would be released name people on the roster, or have a word that is such a name. Names in notes are replaced automatically, in other texts not. At a place that is a word, say that it is not a name.</source>
        <translation>
            <numerusform>将要发布的文本中有 %n 处写有名单上的姓名，或与姓名相同的词。备注中的姓名会自动替换，其他文本中的不会。如果某处只是普通词语，请注明那不是姓名。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ReleaseWriting</name>
    <message>
        <source>Choose a folder: “%1” will be created in it</source>
        <translation>选择文件夹：将在其中创建“%1”</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 已存在。</translation>
    </message>
    <message>
        <source>A release there is replaced as a whole. Anything else is left alone.</source>
        <translation>该处的发布版将整体替换，其他内容不动。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>“%1” is complete, but it could not be recorded in the study: %2</source>
        <translation>“%1”已完成，但未能记入研究：%2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Version %1 is in “%2” and recorded in the study.</source>
        <translation>版本 %1 已写入“%2”并记入研究。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
</context>
<context>
    <name>subtext::ReliabilityChart</name>
    <message>
        <source>Reliability without gold</source>
        <translation>不依赖金标签的可靠度</translation>
    </message>
    <message>
        <source>How far each annotator’s labels can be trusted, as models infer it from the answers alone: 0 is guessing or worse, 1 always right.</source>
        <translation>模型仅从答案推断的每位标注员标签的可信程度：0 为随机猜测或更差，1 为始终正确。</translation>
    </message>
    <message>
        <source>Dawid–Skene, full: accuracy</source>
        <translation>Dawid–Skene 完整模型：准确率</translation>
    </message>
    <message>
        <source>Dawid–Skene, one-coin: accuracy</source>
        <translation>Dawid–Skene 单币模型：准确率</translation>
    </message>
    <message>
        <source>MACE: competence</source>
        <translation>MACE：胜任度</translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>另外 %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>log-likelihood %1 full, %2 one-coin; %3</source>
        <translation>对数似然：完整 %1，单币 %2；%3</translation>
    </message>
    <message numerus="yes">
        <source>%n restarts</source>
        <translation>
            <numerusform>%n 次重启</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>There are too few answers to fit the models.</source>
        <translation>答案太少，无法拟合模型。</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>%1: %2, accuracy by the full model from %3 (%4) to %5 (%6); %7.</source>
        <translation>%1：%2，完整模型的准确率从 %3（%4）到 %5（%6）；%7。</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n 位标注员</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 trusts %2 completely</source>
        <translation>%1 完全信任 %2</translation>
    </message>
    <message>
        <source>: not usable here</source>
        <translation>：此处不可用</translation>
    </message>
</context>
<context>
    <name>subtext::RepeatsView</name>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>You have seen some of these before</source>
        <translation>其中有些你已经见过</translation>
    </message>
    <message>
        <source>This measures how consistent labels are. It is stored separately, changes none of your answers, and does not test you.</source>
        <translation>这是为了衡量标注是否前后一致。结果单独保存，不改变你的任何答案，也不是在考你。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message numerus="yes">
        <source>All your items are submitted. %n of the earlier items come up again. Answer as you read them now; your earlier answers are not shown.</source>
        <translation>
            <numerusform>你的条目已全部提交。先前的 %n 个条目会再次出现。请按现在的理解作答；不会显示你先前的答案。</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen before: %1 of %2</source>
        <translation>见过的条目：%1/%2</translation>
    </message>
</context>
<context>
    <name>subtext::ReplyNotice</name>
    <message numerus="yes">
        <source>%n new replies to your questions about items.</source>
        <translation>
            <numerusform>你关于条目的提问有 %n 条新回复。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>subtext::ReportCard</name>
    <message>
        <source>Which of them</source>
        <translation>选哪一个</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Copy the table: %1</source>
        <translation>复制表格：%1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <translation>保存：%1</translation>
    </message>
    <message>
        <source>It cannot be made: %1</source>
        <translation>无法生成：%1</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>表格：%1</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Show the table: %1</source>
        <translation>显示表格：%1</translation>
    </message>
    <message>
        <source>Show the picture: %1</source>
        <translation>显示图片：%1</translation>
    </message>
</context>
<context>
    <name>subtext::ReportSentences</name>
    <message>
        <source>The study has no scenarios.</source>
        <translation>这项研究没有情境。</translation>
    </message>
    <message>
        <source>Nobody has answered anything yet.</source>
        <translation>还没有人作答。</translation>
    </message>
    <message>
        <source>The task has no groups.</source>
        <translation>任务没有组。</translation>
    </message>
    <message>
        <source>The task has no power relations.</source>
        <translation>任务没有权力关系。</translation>
    </message>
    <message>
        <source>No item states a power relation.</source>
        <translation>没有条目注明权力关系。</translation>
    </message>
    <message>
        <source>The task has no scale of valence.</source>
        <translation>任务没有效价量表。</translation>
    </message>
    <message>
        <source>The task asks nothing but yes or no.</source>
        <translation>任务只有是非题。</translation>
    </message>
    <message>
        <source>Nobody has anything to label.</source>
        <translation>没有人有需要标注的条目。</translation>
    </message>
    <message>
        <source>No adjudicator has decided anything yet.</source>
        <translation>还没有仲裁员作出任何裁定。</translation>
    </message>
    <message>
        <source>The study holds no predictions of models.</source>
        <translation>研究中没有模型预测。</translation>
    </message>
    <message>
        <source>All prediction sets of the study are withdrawn.</source>
        <translation>研究的所有预测集都已撤下。</translation>
    </message>
    <message>
        <source>Models answer this task in vectors, not in single labels.</source>
        <translation>这项任务中模型以向量作答，而不是单个标签。</translation>
    </message>
    <message>
        <source>No prediction set is complete and about all items.</source>
        <translation>没有哪个预测集是完整且覆盖全部条目的。</translation>
    </message>
    <message>
        <source>No item has a gold label.</source>
        <translation>没有条目有金标签。</translation>
    </message>
    <message>
        <source>No model gave a label outside the options.</source>
        <translation>没有模型给出选项之外的标签。</translation>
    </message>
    <message>
        <source>No model gave probabilities of yes.</source>
        <translation>没有模型给出“是”的概率。</translation>
    </message>
    <message>
        <source>No model gave written answers.</source>
        <translation>没有模型给出书面回答。</translation>
    </message>
    <message>
        <source>No model said how sure it is.</source>
        <translation>没有模型说明其确信程度。</translation>
    </message>
    <message>
        <source>The study has no topics.</source>
        <translation>这项研究没有主题。</translation>
    </message>
    <message>
        <source>Nobody has marked any word.</source>
        <translation>没有人划过词。</translation>
    </message>
    <message>
        <source>Fewer than two scenarios have a topic and an embedding of their text.</source>
        <translation>既有主题又有文本嵌入的情境不足两个。</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <translation>图：%1</translation>
    </message>
    <message>
        <source>Gold labels and votes by label</source>
        <translation>各标签的金标签数与票数</translation>
    </message>
    <message>
        <source>Items by group and power relation</source>
        <translation>各组、各权力关系的条目数</translation>
    </message>
    <message>
        <source>Agreement and patterns of votes by group</source>
        <translation>各组的一致性与投票模式</translation>
    </message>
    <message>
        <source>Agreement by power relation and group</source>
        <translation>各权力关系、各组的一致性</translation>
    </message>
    <message>
        <source>Valence of split items</source>
        <translation>分歧条目的效价</translation>
    </message>
    <message>
        <source>Labels that are confused, and neighbours among them</source>
        <translation>易混淆的标签及其中的相邻标签</translation>
    </message>
    <message>
        <source>Mean valence by label within each group</source>
        <translation>各组内各标签的平均效价</translation>
    </message>
    <message>
        <source>Items by their share of agreement</source>
        <translation>按一致比例划分的条目</translation>
    </message>
    <message>
        <source>Words that are marked most with each label</source>
        <translation>各标签下划得最多的词</translation>
    </message>
    <message>
        <source>How far marked words are the same by group</source>
        <translation>各组划词的重合程度</translation>
    </message>
    <message>
        <source>Items, hours and flags of each annotator</source>
        <translation>每位标注者的条目、工时与标记</translation>
    </message>
    <message>
        <source>Items and hours of each adjudicator</source>
        <translation>每位仲裁员的条目与工时</translation>
    </message>
    <message>
        <source>What adjudication did to gold labels, and other rules for it</source>
        <translation>仲裁对金标签的影响，以及其他规则</translation>
    </message>
    <message>
        <source>Models against gold, with intervals</source>
        <translation>模型与金标签对照，含区间</translation>
    </message>
    <message>
        <source>Accuracy of models by group, beside people&apos;s kappa</source>
        <translation>各组的模型准确率，并列人类的 κ</translation>
    </message>
    <message>
        <source>Accuracy by model and prompt mode, and parse failures</source>
        <translation>各模型、各提示模式的准确率与解析失败</translation>
    </message>
    <message>
        <source>Labels of models outside the options</source>
        <translation>模型给出的选项外标签</translation>
    </message>
    <message>
        <source>Confusion of all models, beside people&apos;s</source>
        <translation>所有模型的混淆，并列人类的混淆</translation>
    </message>
    <message>
        <source>Whether what is hard for people is hard for models</source>
        <translation>人觉得难的，模型是否也觉得难</translation>
    </message>
    <message>
        <source>Models in vectors without the prior and with it</source>
        <translation>向量模型：不用先验与使用先验</translation>
    </message>
    <message>
        <source>What the pairs of the prior add</source>
        <translation>先验中成对项的贡献</translation>
    </message>
    <message>
        <source>Precision, recall and F1 of each emotion</source>
        <translation>各情绪的精确率、召回率与 F1</translation>
    </message>
    <message>
        <source>Whether models are as accurate as they are confident</source>
        <translation>模型的准确率是否与其确信度相符</translation>
    </message>
    <message>
        <source>The same by bin of confidence</source>
        <translation>同上，按确信度分段</translation>
    </message>
    <message>
        <source>Gain by confidence of a model</source>
        <translation>按模型确信度的增益</translation>
    </message>
    <message>
        <source>F1 at each weight of the prior</source>
        <translation>先验各权重下的 F1</translation>
    </message>
    <message>
        <source>The four errors that the publication names</source>
        <translation>论文中提到的四种错误</translation>
    </message>
    <message>
        <source>All errors, most frequent first</source>
        <translation>所有错误，最常见的在前</translation>
    </message>
    <message>
        <source>What the prior changed, for better and for worse</source>
        <translation>先验带来的改变：变好与变坏</translation>
    </message>
    <message>
        <source>Written answers of models, without probabilities</source>
        <translation>模型的书面回答，不含概率</translation>
    </message>
    <message>
        <source>Counts, weights and marginals of emotions and pairs</source>
        <translation>情绪与情绪对的计数、权重与边际分布</translation>
    </message>
    <message>
        <source>What the priors say, and how far from the data</source>
        <translation>各先验的含义及其与数据的差距</translation>
    </message>
    <message>
        <source>Words, sentences and emotions of the scenarios</source>
        <translation>各情境的词数、句数与情绪</translation>
    </message>
    <message>
        <source>How often one emotion comes with another</source>
        <translation>一种情绪伴随另一种情绪的频率</translation>
    </message>
    <message>
        <source>The most frequent gold vectors</source>
        <translation>最常见的金标签向量</translation>
    </message>
    <message>
        <source>Topics, their keywords and most frequent label</source>
        <translation>主题、关键词及其最常见的标签</translation>
    </message>
    <message>
        <source>Shares of gold labels and votes</source>
        <translation>金标签与票的占比</translation>
    </message>
    <message>
        <source>Agreement by group, with intervals</source>
        <translation>各组的一致性，含区间</translation>
    </message>
    <message>
        <source>Agreement by power relation, with intervals</source>
        <translation>各权力关系的一致性，含区间</translation>
    </message>
    <message>
        <source>Mean valence by label, with intervals</source>
        <translation>各标签的平均效价，含区间</translation>
    </message>
    <message>
        <source>Labels that meet on one item</source>
        <translation>同一条目上同时出现的标签</translation>
    </message>
    <message>
        <source>Answers of all models by gold label</source>
        <translation>各金标签下所有模型的回答</translation>
    </message>
    <message>
        <source>How many models are right about an item</source>
        <translation>有多少模型答对一个条目</translation>
    </message>
    <message>
        <source>People&apos;s kappa against accuracy of models, by group</source>
        <translation>各组：人类的 κ 与模型准确率对照</translation>
    </message>
    <message>
        <source>Precision against recall of each emotion</source>
        <translation>各情绪的精确率与召回率对照</translation>
    </message>
    <message>
        <source>Accuracy against confidence of models</source>
        <translation>模型的准确率与确信度对照</translation>
    </message>
    <message>
        <source>Where the scenarios of each topic lie</source>
        <translation>各主题的情境所在位置</translation>
    </message>
    <message>
        <source>Answers that could also be something else</source>
        <translation>也可能是其他选项的答案</translation>
    </message>
    <message>
        <source>Agreement and labels of readers with one answer about themselves</source>
        <translation>按读者信息分组的一致性与标签</translation>
    </message>
    <message>
        <source>What more annotators changed on splits</source>
        <translation>追加标注员对分歧条目的影响</translation>
    </message>
    <message>
        <source>No answer says what else it could be.</source>
        <translation>没有答案注明第二种解读。</translation>
    </message>
    <message>
        <source>Nobody has guessed what the others say.</source>
        <translation>没有人预测过他人的回答。</translation>
    </message>
    <message>
        <source>Nobody said anything about themselves, or too few people said the same.</source>
        <translation>没有人填写过个人信息，或填写相同信息的人太少。</translation>
    </message>
    <message>
        <source>No split has gone to more annotators.</source>
        <translation>没有分歧条目交给过更多标注员。</translation>
    </message>
    <message>
        <source>No item has two answers, or nobody was asked again or for second readings.</source>
        <translation>没有条目有两个答案，或没有人被再次询问或被要求给出第二解读。</translation>
    </message>
    <message>
        <source>Agreement in train, validation and test, by group</source>
        <translation>训练、验证和测试部分的一致性（按组）</translation>
    </message>
    <message>
        <source>Agreement of ratings on each scale by group</source>
        <translation>各组在各量表上评分的一致性</translation>
    </message>
    <message>
        <source>The task has no scales.</source>
        <translation>任务没有量表。</translation>
    </message>
    <message>
        <source>No file says which items are train, validation or test.</source>
        <translation>没有文件说明哪些项目属于训练、验证或测试部分。</translation>
    </message>
    <message>
        <source>Labels chosen by more people than expected</source>
        <translation>选择人数多于预期的标签</translation>
    </message>
    <message>
        <source>Where disagreement comes from, by question</source>
        <translation>分歧从何而来（按问题）</translation>
    </message>
    <message>
        <source>The task is no yes-or-no board with a prior over its questions.</source>
        <translation>任务不是各问题之间有先验的是非判断表。</translation>
    </message>
    <message>
        <source>Agreement by topic and group</source>
        <translation>各主题、各组的一致性</translation>
    </message>
    <message>
        <source>Accuracy of models in train, validation and test, beside people&apos;s kappa</source>
        <translation>训练、验证和测试部分的模型准确率，并列人类的 κ</translation>
    </message>
</context>
<context>
    <name>subtext::ReportView</name>
    <message>
        <source>The study has data for every table and figure.</source>
        <translation>研究的数据足以生成全部表格和图。</translation>
    </message>
    <message numerus="yes">
        <source>%n of the tables and figures can be made. The others say what the study lacks.</source>
        <translation>
            <numerusform>有 %n 个表格和图可以生成。其余的会说明研究缺少什么。</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress of the computation</source>
        <translation>计算进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save all in a folder…</source>
        <translation>全部存入文件夹…</translation>
    </message>
    <message>
        <source>Tables and figures</source>
        <translation>表格和图</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>内容说明</translation>
    </message>
    <message>
        <source>The study has changed; making them again…</source>
        <translation>研究有变化，正在重新生成…</translation>
    </message>
    <message>
        <source>Making the tables and figures…</source>
        <translation>正在生成表格和图…</translation>
    </message>
    <message>
        <source>It is being made…</source>
        <translation>正在生成…</translation>
    </message>
    <message>
        <source>%1 is copied as a table.</source>
        <translation>%1 已作为表格复制。</translation>
    </message>
    <message>
        <source>Save the table or the figure</source>
        <translation>保存表格或图</translation>
    </message>
    <message>
        <source>%1 can be saved as %2, but the file was to be called %3.</source>
        <translation>%1 可存为 %2，但指定的文件名是 %3。</translation>
    </message>
    <message>
        <source>%1 is saved as %2.</source>
        <translation>%1 已存为 %2。</translation>
    </message>
    <message>
        <source>Choose a folder: a new one will be created in it</source>
        <translation>选择文件夹：将在其中新建一个文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%n files are written into %1.</source>
        <translation>
            <numerusform>已把 %n 个文件写入 %1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::ResponseTimeChart</name>
    <message>
        <source>Response times</source>
        <translation>作答用时</translation>
    </message>
    <message>
        <source>Box: the middle half of a person’s items, with the median. Whiskers: the other items that no timing rule flags. Points: the items that one does.</source>
        <translation>箱体：一个人居中一半的条目，含中位数。须线：未被任何用时规则标出的其余条目。点：被标出的条目。</translation>
    </message>
    <message>
        <source>There are no times in this study.</source>
        <translation>这项研究没有时间记录。</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Items with a time</source>
        <translation>有用时的条目</translation>
    </message>
    <message>
        <source>Shortest (s)</source>
        <translation>最短 (s)</translation>
    </message>
    <message>
        <source>Lower quartile (s)</source>
        <translation>下四分位数 (s)</translation>
    </message>
    <message>
        <source>Median (s)</source>
        <translation>中位数 (s)</translation>
    </message>
    <message>
        <source>Upper quartile (s)</source>
        <translation>上四分位数 (s)</translation>
    </message>
    <message>
        <source>Longest (s)</source>
        <translation>最长 (s)</translation>
    </message>
    <message>
        <source>Flagged times</source>
        <translation>标出的用时</translation>
    </message>
    <message>
        <source>%1. Medians from %2 (%3) to %4 (%5). %6.</source>
        <translation>%1。中位数从 %2（%3）到 %4（%5）。%6。</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n 位标注员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are flagged</source>
        <translation>
            <numerusform>标出 %n 个用时</numerusform>
        </translation>
    </message>
    <message>
        <source>too fast: under %1</source>
        <translation>过快：少于 %1</translation>
    </message>
    <message>
        <source>disengaged: over %1</source>
        <translation>敷衍作答：超过 %1</translation>
    </message>
    <message>
        <source>%1: median %2, middle half %3 to %4, %5</source>
        <translation>%1：中位数 %2，居中一半 %3 至 %4，%5</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2. Click for the item.</source>
        <translation>%1：%2。点击查看条目。</translation>
    </message>
</context>
<context>
    <name>subtext::ReturnedFiles</name>
    <message>
        <source>Merge returned files</source>
        <translation>合并交回的文件</translation>
    </message>
    <message>
        <source>Returned files (*.subtext *.zip)</source>
        <translation>交回的文件 (*.subtext *.zip)</translation>
    </message>
    <message>
        <source>There is no file that ends in .subtext.</source>
        <translation>没有以 .subtext 结尾的文件。</translation>
    </message>
    <message>
        <source>Drop a study to open it, or the files that the annotators sent back to merge them.</source>
        <translation>把研究拖到这里即可打开；把标注员交回的文件拖到这里即可合并。</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>研究 (*.subtext)</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>选择其他文件</translation>
    </message>
</context>
<context>
    <name>subtext::RevisionTexts</name>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>新增：%1</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
</context>
<context>
    <name>subtext::RolesBadge</name>
    <message>
        <source>%1 (derived from the roles)</source>
        <translation>%1（由角色推断）</translation>
    </message>
    <message>
        <source>%1 speaks to %2</source>
        <translation>%1 对 %2 说</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>subtext::RosterActions</name>
    <message>
        <source>Choose another folder…</source>
        <translation>另选文件夹…</translation>
    </message>
    <message>
        <source>Some items have too few annotators.</source>
        <translation>有些条目标注员不够。</translation>
    </message>
    <message>
        <source>Assign them</source>
        <translation>进行分配</translation>
    </message>
    <message numerus="yes">
        <source>%n people were added.</source>
        <translation>
            <numerusform>已添加 %n 人。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was missing.</source>
        <translation>没有缺少的。</translation>
    </message>
    <message>
        <source>Assigned: %1.</source>
        <translation>已分配：%1。</translation>
    </message>
    <message>
        <source>Write these hand-outs again: %1.</source>
        <translation>请重新生成这些分发文件：%1。</translation>
    </message>
    <message>
        <source>Assign what is missing?</source>
        <translation>分配缺少的部分吗？</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>分配</translation>
    </message>
    <message numerus="yes">
        <source>%n assignments were made.</source>
        <translation>
            <numerusform>已作 %n 项分配。</numerusform>
        </translation>
    </message>
    <message>
        <source>Assign everything anew?</source>
        <translation>全部重新分配吗？</translation>
    </message>
    <message numerus="yes">
        <source>The %n present assignments are discarded.</source>
        <translation>
            <numerusform>现有的 %n 项分配将作废。</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand-outs that are out no longer fit and must be written again.</source>
        <translation>已发出的分发文件不再适用，须重新生成。</translation>
    </message>
    <message>
        <source>Assign anew</source>
        <translation>重新分配</translation>
    </message>
    <message>
        <source>%1 has dropped out. %2</source>
        <translation>%1 已中止参与。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n open items were taken back.</source>
        <translation>
            <numerusform>已收回 %n 个待完成的条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>中止参与</translation>
    </message>
    <message>
        <source>Drop out and give the items to others</source>
        <translation>中止参与并把条目分给他人</translation>
    </message>
    <message>
        <source>%1 drops out?</source>
        <translation>%1 中止参与吗？</translation>
    </message>
    <message>
        <source>%1 is back. The items that were given to others stay with them.</source>
        <translation>%1 已恢复参与。已分给他人的条目仍归他人。</translation>
    </message>
    <message>
        <source>%1 signs in without a passphrase.</source>
        <translation>%1 登录时无需口令。</translation>
    </message>
    <message>
        <source>%1 signs in with the new passphrase.</source>
        <translation>%1 使用新口令登录。</translation>
    </message>
    <message>
        <source>The mail text for %1 is copied; paste it into a mail.</source>
        <translation>给 %1 的邮件文本已复制，可粘贴到邮件中。</translation>
    </message>
    <message>
        <source>Ask more annotators?</source>
        <translation>请更多标注员标注？</translation>
    </message>
    <message>
        <source>Write the hand-out into a folder</source>
        <translation>把分发文件写入文件夹</translation>
    </message>
    <message>
        <source>%1 is written to %2. Mail it to its person.</source>
        <translation>%1 已写入 %2。请用邮件发给相应的人。</translation>
    </message>
    <message>
        <source>Take items back?</source>
        <translation>撤回条目？</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
</context>
<context>
    <name>subtext::RosterEdit</name>
    <message>
        <source>From a &amp;file…</source>
        <translation>从文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>名单</translation>
    </message>
    <message>
        <source>One person per line: code, name, role.</source>
        <translation>每行一人：代号、姓名、角色。</translation>
    </message>
    <message>
        <source>One person per line:
Maya Ortiz
A07, Sam Weller
M01, Ruth Adler, adjudicator

Or paste a list from Moodle or Canvas.</source>
        <translation>每行一人：
Maya Ortiz
A07, Sam Weller
M01, Ruth Adler, adjudicator

也可粘贴 Moodle 或 Canvas 的名单。</translation>
    </message>
    <message>
        <source>CSV or text: your own list, or that of Moodle or Canvas</source>
        <translation>CSV 或文本：自己的名单，或 Moodle、Canvas 的名单</translation>
    </message>
    <message>
        <source>People to be added</source>
        <translation>要添加的人员</translation>
    </message>
    <message>
        <source>Rosters (*.csv *.tsv *.txt *.xlsx)</source>
        <translation>名单 (*.csv *.tsv *.txt *.xlsx)</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Paste the list of a course, or type it. Without a code people get the next free one; without a role they are annotators.</source>
        <translation>粘贴课程名单，或直接输入。未写代号的人得到下一个空闲代号；未写角色的人为标注员。</translation>
    </message>
    <message>
        <source>%1. Change what is wrong in the table.</source>
        <translation>%1。请在表中改正有误之处。</translation>
    </message>
</context>
<context>
    <name>subtext::RosterModel</name>
    <message>
        <source>Proposed: the next code that is free.</source>
        <translation>建议：下一个空闲代号。</translation>
    </message>
    <message>
        <source>Read from the list so that nothing is mistaken for a name. The study does not keep addresses.</source>
        <translation>从名单中读出，以免把它误认为姓名。研究不保存邮箱地址。</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代号</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>Of a person</comment>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>E-mail (not kept)</source>
        <translation>电子邮件（不保存）</translation>
    </message>
</context>
<context>
    <name>subtext::RosterPage</name>
    <message>
        <source>Drop the returned files here</source>
        <translation>把交回的文件拖到这里</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>名单</translation>
    </message>
    <message>
        <source>Views of the roster</source>
        <translation>名单的视图</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Questions</source>
        <comment>About items</comment>
        <translation>提问</translation>
    </message>
    <message>
        <source>Merge returned files…</source>
        <translation>合并交回的文件…</translation>
    </message>
    <message>
        <source>Write hand-outs…</source>
        <translation>生成分发文件…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Label Studio…</source>
        <translation>Label Studio…</translation>
    </message>
    <message>
        <source>All into one folder…</source>
        <translation>全部放入一个文件夹…</translation>
    </message>
    <message>
        <source>A folder for each person…</source>
        <translation>每人一个文件夹…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The settings are saved, and the earlier ones are on record. Hand-outs that are out have the old ones until they are written again.</source>
        <translation>设置已保存，先前的设置留有记录。已发出的分发文件在重新生成之前沿用旧设置。</translation>
    </message>
    <message>
        <source>Merging %1 of %2</source>
        <translation>正在合并 %1/%2</translation>
    </message>
    <message>
        <source>Write hand-outs</source>
        <translation>生成分发文件</translation>
    </message>
    <message>
        <source>Reply to the chosen question</source>
        <translation>回复所选的提问</translation>
    </message>
    <message>
        <source>Write hand-outs, a folder for each person</source>
        <translation>生成分发文件，每人一个文件夹</translation>
    </message>
    <message>
        <source>Merge returned files</source>
        <translation>合并交回的文件</translation>
    </message>
    <message>
        <source>Watch a folder for returned files</source>
        <translation>监视文件夹，接收交回的文件</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import decisions</source>
        <translation>导入裁定</translation>
    </message>
    <message>
        <source>Choose scenes</source>
        <translation>挑选场景</translation>
    </message>
    <message>
        <source>Typo, correct a text, correction, edit, refuse, leave out, include again</source>
        <comment>Words by which people look for it</comment>
        <translation>错别字 更正文本 更正 修改 编辑 弃用 排除 重新纳入</translation>
    </message>
    <message>
        <source>Label Studio: pull a project, or push the study there</source>
        <translation>Label Studio：拉取项目，或把研究推送过去</translation>
    </message>
    <message>
        <source>Team: share the study, invite people, see devices</source>
        <translation>团队：共享研究、邀请人员、查看设备</translation>
    </message>
    <message>
        <source>Add people</source>
        <translation>添加人员</translation>
    </message>
    <message>
        <source>Save the settings</source>
        <translation>保存设置</translation>
    </message>
    <message>
        <source>Stop merging</source>
        <translation>停止合并</translation>
    </message>
    <message>
        <source>Ctrl+L. Pull a project of a running Label Studio into the study, or push the study there.</source>
        <translation>Ctrl+L。把运行中的 Label Studio 的项目拉取到研究，或把研究推送过去。</translation>
    </message>
    <message>
        <source>This program cannot reach a server.</source>
        <translation>本程序无法连接服务器。</translation>
    </message>
    <message>
        <source>Ctrl+I. Scenarios, labels and gold from CSV, JSON or Label Studio.</source>
        <translation>Ctrl+I。从 CSV、JSON 或 Label Studio 导入情境、标签和金标签。</translation>
    </message>
    <message>
        <source>Ctrl+O, or drop the files here</source>
        <translation>Ctrl+O，或把文件拖到这里</translation>
    </message>
    <message>
        <source>%1 of %2 answers in</source>
        <translation>已收到答案 %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n files are back</source>
        <translation>
            <numerusform>交回 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Write the hand-outs, each in its own folder</source>
        <translation>生成分发文件，每份在各自的文件夹中</translation>
    </message>
    <message>
        <source>Write the hand-outs into a folder</source>
        <translation>把分发文件写入文件夹</translation>
    </message>
    <message>
        <source>Writing the hand-outs</source>
        <translation>正在生成分发文件</translation>
    </message>
    <message numerus="yes">
        <source>%n hand-outs</source>
        <translation>
            <numerusform>%n 份分发文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 written to %2, each in a folder of its own. Share each with its person.</source>
        <translation>%1 已写入 %2，每份在各自的文件夹中。请分别共享给相应的人。</translation>
    </message>
    <message>
        <source>%1 written to %2. Mail each to its person.</source>
        <translation>%1 已写入 %2。请用邮件分别发给相应的人。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Returned files (*.subtext *.zip)</source>
        <translation>交回的文件 (*.subtext *.zip)</translation>
    </message>
    <message numerus="yes">
        <source>%n mirrors written to %1. Give each to its person only.</source>
        <translation>
            <numerusform>已把 %n 份对照页写入 %1。每份只发给本人。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no file that ends in .subtext.</source>
        <translation>没有以 .subtext 结尾的文件。</translation>
    </message>
    <message>
        <source>Nothing in the folders is new.</source>
        <translation>文件夹中没有新内容。</translation>
    </message>
    <message>
        <source>Norming round: begin, open, close</source>
        <translation>校准轮：开始、公开、关闭</translation>
    </message>
    <message numerus="yes">
        <source>Questions · %n open</source>
        <translation>
            <numerusform>提问 · %n 条未答复</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc. What is already merged stays.</source>
        <translation>Esc。已合并的保留。</translation>
    </message>
    <message>
        <source>Ctrl+Enter in Questions</source>
        <translation>在“提问”中按 Ctrl+Enter</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Verify, revoke, server, shared folder</source>
        <comment>Words by which people look for it</comment>
        <translation>核验、撤销、服务器、共享文件夹</translation>
    </message>
</context>
<context>
    <name>subtext::RosterText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2</translation>
    </message>
    <message>
        <source>There is no name. Write it beside the code.</source>
        <translation>没有姓名。请写在代号旁边。</translation>
    </message>
    <message>
        <source>“%1” is more than a code, a name and a role. Write the name in one cell.</source>
        <translation>“%1”不止含代号、姓名和角色。请把姓名写在一个单元格中。</translation>
    </message>
    <message>
        <source>“%1” is not a role. Choose annotator, adjudicator or coordinator.</source>
        <translation>“%1”不是角色。请选用 annotator、adjudicator 或 coordinator。</translation>
    </message>
    <message>
        <source>“%1” is not a valid code. A code has no invisible characters, and letters of one script only.</source>
        <translation>“%1”不是有效的代号。代号不得含不可见字符，字母须属于同一种文字。</translation>
    </message>
    <message>
        <source>“%1” looks like a student’s number. A release prints codes: leave it empty for the next free one.</source>
        <translation>“%1”像是学号。发布的内容会印出代号：请留空，以使用下一个空闲代号。</translation>
    </message>
    <message>
        <source>The code “%1” gives the name away. A release prints codes: leave it empty for the next free one.</source>
        <translation>代号“%1”会泄露姓名。发布的内容会印出代号：请留空，以使用下一个空闲代号。</translation>
    </message>
    <message>
        <source>The code “%1” is taken, or looks like one that is. Choose another.</source>
        <translation>代号“%1”已被占用，或与已有代号过于相似。请另选一个。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Not imported: %1. A column of codes is called “code”.</source>
        <translation>未导入：%1。代号列的列名应为“code”。</translation>
    </message>
    <message>
        <source>In both the list and the file, counted as one person each: %1.</source>
        <translation>列表和文件中都有，各按一人计：%1。</translation>
    </message>
</context>
<context>
    <name>subtext::RuleFields</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Somebody keeps giving the same answer, to one question or to all rows of a table together.</source>
        <translation>有人对一道题，或对表格的所有行，总是给出相同答案。</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Or table</source>
        <translation>或表格</translation>
    </message>
    <message>
        <source>More than this share of the answers</source>
        <translation>超过此比例的答案</translation>
    </message>
    <message>
        <source>Minimum number of items</source>
        <translation>最少条目数</translation>
    </message>
    <message>
        <source>Any answers that are the same</source>
        <translation>任何相同的答案</translation>
    </message>
    <message>
        <source>No to everything</source>
        <translation>全选“否”</translation>
    </message>
    <message>
        <source>Yes to everything</source>
        <translation>全选“是”</translation>
    </message>
    <message>
        <source>A pleasant option with an unpleasant point of a scale, or the other way round.</source>
        <translation>愉快的选项配了量表上不愉快的点，或者相反。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>量表</translation>
    </message>
    <message>
        <source>Minimum distance from its midpoint</source>
        <translation>距中点的最小距离</translation>
    </message>
    <message>
        <source>The answers to one item are far apart on a scale.</source>
        <translation>对同一条目的答案在某个量表上相差很远。</translation>
    </message>
    <message>
        <source>By more than</source>
        <translation>相差超过</translation>
    </message>
    <message>
        <source>Too fast: fewer seconds than</source>
        <translation>过快：秒数少于</translation>
    </message>
    <message>
        <source>Disengaged: more seconds than</source>
        <translation>敷衍作答：秒数超过</translation>
    </message>
    <message>
        <source>Timing outlier: more standard deviations than</source>
        <translation>用时异常：标准差倍数超过</translation>
    </message>
    <message>
        <source>Timing outlier: minimum number of items</source>
        <translation>用时异常：最少条目数</translation>
    </message>
    <message>
        <source>What the desk may show after an adjudicator’s first pick.</source>
        <translation>仲裁员初选之后，仲裁台可以显示的内容。</translation>
    </message>
    <message>
        <source>Nearness on the scale “%1”</source>
        <translation>量表“%1”上的接近程度</translation>
    </message>
    <message>
        <source>Shared sign of the votes, on the scale</source>
        <translation>各票正负号相同，所依量表</translation>
    </message>
    <message>
        <source>The adjudicator’s own decisions on the most similar items</source>
        <translation>仲裁员自己对最相似条目的裁定</translation>
    </message>
    <message>
        <source>Names of files beside the document; built-in:cei is the text that comes with CEI. The wizard for a new study also lets you choose the guideline and the consent text.</source>
        <translation>文档旁文件的名称；built-in:cei 是随 CEI 提供的文本。新建研究的向导中也可选择标注规范和知情同意书。</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>标注规范</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>速查表</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>知情同意</translation>
    </message>
    <message>
        <source>Practice scenes</source>
        <translation>练习场景</translation>
    </message>
    <message>
        <source>Phrases for notes</source>
        <translation>备注常用语</translation>
    </message>
</context>
<context>
    <name>subtext::RulesForm</name>
    <message>
        <source>%1, %2: the same answer for more than %3 % of the items, with at least %4 items</source>
        <translation>%1，%2：超过 %3% 的条目答案相同，且至少 %4 个条目</translation>
    </message>
    <message>
        <source>%1 against %2, at least %3 points from the midpoint of the scale</source>
        <translation>%1与%2矛盾，距量表中点至少 %3 分</translation>
    </message>
    <message>
        <source>%1: ratings of one item more than %2 apart</source>
        <translation>%1：同一条目的评分相差超过 %2</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Order of the items</source>
        <translation>条目顺序</translation>
    </message>
    <message>
        <source>A separate order for each person, drawn from the seed, spreads fatigue over all items.</source>
        <translation>每人一个由种子抽取的独立顺序，使疲劳分散到所有条目。</translation>
    </message>
    <message>
        <source>One per person</source>
        <translation>每人不同</translation>
    </message>
    <message>
        <source>As in the files</source>
        <translation>按文件顺序</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>A few sentences on each item. Exports hold them, releases never.</source>
        <translation>每个条目写几句话。导出文件中包含，发布版中绝不包含。</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>选填</translation>
    </message>
    <message>
        <source>Cue words</source>
        <translation>线索词</translation>
    </message>
    <message>
        <source>Annotators mark the words of the scene that gave it away. Nobody has to.</source>
        <translation>标注员划出场景中透露了情绪的词语。并非必须。</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>划词</translation>
    </message>
    <message>
        <source>Not marked</source>
        <translation>不划词</translation>
    </message>
    <message>
        <source>Questions about items</source>
        <translation>关于条目的提问</translation>
    </message>
    <message>
        <source>Annotators may ask about an item, and you or an adjudicator answer. Nobody else sees it, and it is never part of the data.</source>
        <translation>标注员可就条目提问，由你或仲裁员答复。其他人看不到，也绝不计入数据。</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>不允许</translation>
    </message>
    <message>
        <source>Self-check</source>
        <translation>自查</translation>
    </message>
    <message>
        <source>Annotators are asked about contradictory or too fast answers. They decide; nothing is blocked.</source>
        <translation>针对矛盾或过快的答案询问标注员。由标注员决定，不作任何阻拦。</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Limits…</source>
        <translation>阈值…</translation>
    </message>
    <message>
        <source>Limits of the checks</source>
        <translation>检查的阈值</translation>
    </message>
    <message>
        <source>What counts as too fast, too long or too uniform.</source>
        <translation>怎样算过快、过长或过于单一。</translation>
    </message>
    <message>
        <source>Second looks</source>
        <translation>复看</translation>
    </message>
    <message>
        <source>A share of the splits that an adjudicator decided comes back two days later, without hints, to see how well they agree with themselves. The first decision stands.</source>
        <translation>仲裁员裁定过的分歧，有一部分两天后再次出现，不带提示，以考察其与自己的一致程度。第一次裁定不变。</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>在仲裁台</translation>
    </message>
    <message>
        <source>What adjudicators see of who answered, before the study is locked.</source>
        <translation>研究锁定之前，仲裁员能看到多少作答者的信息。</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>In releases</source>
        <translation>发布版中的称呼</translation>
    </message>
    <message>
        <source>Codes keep people unnamed in what is published.</source>
        <translation>代号使发表的内容中不出现姓名。</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>代号</translation>
    </message>
    <message>
        <source>Contradictions are not checked.</source>
        <translation>不检查矛盾。</translation>
    </message>
    <message>
        <source>Explanations are not checked.</source>
        <translation>不检查解释。</translation>
    </message>
    <message>
        <source>Second reading</source>
        <translation>第二解读</translation>
    </message>
    <message>
        <source>After their choice, annotators say what else it could be: one key more for each question with three options or more.</source>
        <translation>标注员在选择之后再说明还可能是什么：每个有三个或更多选项的问题多按一个键。</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>不询问</translation>
    </message>
    <message>
        <source>One more option</source>
        <translation>再选一个选项</translation>
    </message>
    <message>
        <source>100 points</source>
        <translation>100 分</translation>
    </message>
    <message>
        <source>Guess of the others</source>
        <translation>预测他人的回答</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>After a split</source>
        <translation>出现分歧后</translation>
    </message>
    <message>
        <source>How many more annotators can be given an item on which the first ones split. The Assignment view says on which items that is worth it. They are not told why.</source>
        <translation>最初的标注员出现分歧时，一个条目最多可再分配给几位标注员。“分配”视图会说明哪些条目值得这样做。不会告诉他们原因。</translation>
    </message>
    <message>
        <source>On this share of the items, annotators also say what they expect most others to answer. It shows which label is chosen more often than expected.</source>
        <translation>在这一比例的条目上，标注员还要说出他们认为多数人会怎样回答。这样可以看出哪个标签被选的次数比大家预期的多。</translation>
    </message>
</context>
<context>
    <name>subtext::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>These are good as they stand. All but the order can change later; every change is recorded.</source>
        <translation>默认设置即可直接使用。除顺序外以后都可更改，每次更改都有记录。</translation>
    </message>
</context>
<context>
    <name>subtext::RunsView</name>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Hide run</source>
        <translation>隐藏运行</translation>
    </message>
    <message>
        <source>Show run again</source>
        <translation>重新显示运行</translation>
    </message>
    <message>
        <source>Takes a run out of this list on this machine, for example one that failed. The study keeps it with all its answers, and its set stays on the leaderboard.</source>
        <translation>从本机的列表中去掉一次运行，例如失败的运行。研究会保留它和全部回答，其预测集仍在排行榜上。</translation>
    </message>
    <message>
        <source>Ask a model…</source>
        <translation>询问模型…</translation>
    </message>
    <message>
        <source>Generated scenes…</source>
        <translation>生成的场景…</translation>
    </message>
    <message>
        <source>Have a model write scenes, then review, edit, accept or reject them.</source>
        <translation>让模型写场景，再审阅、编辑、接受或否决。</translation>
    </message>
    <message>
        <source>Topics…</source>
        <translation>主题…</translation>
    </message>
    <message>
        <source>What the scenes are about: groups of scenes with similar embeddings.</source>
        <translation>场景讲什么：嵌入相近的场景归为一组。</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>取消运行</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>运行进度</translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation>续跑…</translation>
    </message>
    <message>
        <source>Show its set</source>
        <translation>显示其预测集</translation>
    </message>
    <message>
        <source>Read its answers again</source>
        <translation>重新解析其回答</translation>
    </message>
    <message>
        <source>Reads the labels again from the stored answers. Nothing is sent.</source>
        <translation>从保存的回答中重新读取标签。不发送任何内容。</translation>
    </message>
    <message>
        <source>Failures only</source>
        <translation>仅失败</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Request and response</source>
        <translation>请求与响应</translation>
    </message>
    <message>
        <source>Ask a model</source>
        <translation>询问模型</translation>
    </message>
    <message>
        <source>Generated scenes</source>
        <translation>生成的场景</translation>
    </message>
    <message>
        <source>Topics of the scenes</source>
        <translation>场景的主题</translation>
    </message>
    <message>
        <source>Cancel the run in progress</source>
        <translation>取消正在进行的运行</translation>
    </message>
    <message>
        <source>Open a run or a request</source>
        <translation>打开运行或请求</translation>
    </message>
    <message>
        <source>%1 of %2 read again from the stored responses; items that failed: %3. Nothing was sent.</source>
        <translation>已从保存的响应中重新解析 %2 的 %1；失败的条目：%3。未发送任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n 个回答</numerusform>
        </translation>
    </message>
    <message>
        <source>A run is already in progress.</source>
        <translation>已有运行正在进行。</translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>研究以只读方式打开。</translation>
    </message>
    <message>
        <source>This program cannot reach models.</source>
        <translation>本程序无法连接模型。</translation>
    </message>
    <message>
        <source>Asks only for the missing answers.</source>
        <translation>只问缺少的回答。</translation>
    </message>
    <message>
        <source>Each row is one run: this program asked a model about the scenes, and kept every answer. A run can be cancelled at any time and resumed later; answered questions are never sent again.</source>
        <translation>每行是一次运行：本程序就各场景询问了一个模型，并保留每个回答。运行可随时取消，之后续跑；已回答的问题绝不再次发送。</translation>
    </message>
    <message>
        <source>Each row is one run: this program asked a model about the scenes. Only coordinators ask models; what they said about an item is shown once it is decided.</source>
        <translation>每行是一次运行：本程序就各场景询问了一个模型。只有负责人能询问模型；模型对某条目的回答在该条目裁定后才显示。</translation>
    </message>
    <message>
        <source>being cancelled</source>
        <translation>正在取消</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>Failed tries</source>
        <translation>失败次数</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>已问</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>开始于</translation>
    </message>
    <message>
        <source>%1 · profile %2 · prompt version %3 · at most %4 tokens per answer · temperature: %5</source>
        <translation>%1 · 配置 %2 · 提示词版本 %3 · 每个回答最多 %4 个 token · temperature：%5</translation>
    </message>
    <message>
        <source>the provider’s default</source>
        <translation>提供方默认值</translation>
    </message>
    <message>
        <source> · top p: %1</source>
        <translation> · top p：%1</translation>
    </message>
    <message>
        <source> · template with SHA-256 %1</source>
        <translation> · 模板 SHA-256：%1</translation>
    </message>
    <message>
        <source> · asked about: %1</source>
        <translation> · 问的是：%1</translation>
    </message>
    <message>
        <source> · answers: %1, with a schema</source>
        <translation> · 回答：%1，带 schema</translation>
    </message>
    <message>
        <source> · answers: %1</source>
        <translation> · 回答：%1</translation>
    </message>
    <message>
        <source> · scales: %1</source>
        <translation> · 量表：%1</translation>
    </message>
    <message>
        <source> · confidence rubric: %1</source>
        <translation> · 确信度评分细则：%1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>The last %1 of %2.</source>
        <translation>最近 %1 个，共 %2 个。</translation>
    </message>
    <message numerus="yes">
        <source>%n tries.</source>
        <translation>
            <numerusform>%n 次尝试。</numerusform>
        </translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Sent:</source>
        <translation>已发送：</translation>
    </message>
    <message>
        <source>Received (%1):</source>
        <translation>已收到（%1）：</translation>
    </message>
    <message>
        <source>Stop without waiting</source>
        <translation>不等待，立即停止</translation>
    </message>
    <message>
        <source>Waiting for open requests. %1</source>
        <translation>正在等待未完成的请求。%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>With probabilities of the options: %1 of %2 answers.</source>
        <translation>带选项概率：%2 个回答中 %1 个。</translation>
    </message>
    <message>
        <source>Enter on its row</source>
        <translation>在其所在行按 Enter</translation>
    </message>
    <message>
        <source>%1 of %2 answered, items that failed: %3, %4</source>
        <translation>已答 %1/%2，失败的条目：%3，%4</translation>
    </message>
</context>
<context>
    <name>subtext::ScaleChart</name>
    <message>
        <source>Use of the scales</source>
        <translation>量表的使用</translation>
    </message>
    <message>
        <source>How often each point was chosen. Bars lean to the side chosen more.</source>
        <translation>各点被选择的次数。条形偏向选得更多的一侧。</translation>
    </message>
    <message>
        <source>The middle of the neutral point of every bar lies on one line.</source>
        <translation>每个条形的中性点的中央都在同一条线上。</translation>
    </message>
    <message>
        <source>Scale of the chart</source>
        <translation>图表的量表</translation>
    </message>
    <message>
        <source>Which of the scales chart and table show.</source>
        <translation>图表和表格显示哪个量表。</translation>
    </message>
    <message>
        <source>There are no ratings of %1 yet.</source>
        <translation>还没有%1的评分。</translation>
    </message>
    <message>
        <source>%1 in items of</source>
        <translation>%1，条目范围</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>SD</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>%1: %2, mean %3.</source>
        <translation>%1：%2，平均 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n ratings</source>
        <translation>
            <numerusform>%n 次评分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2 to %3. %4</source>
        <translation>%1，从 %2 到 %3。%4</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1: share of the ratings</source>
        <translation>%1：占评分的比例</translation>
    </message>
    <message>
        <source>no ratings</source>
        <translation>没有评分</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 (%5 %)</source>
        <translation>%1：%2，%3/%4（%5%）</translation>
    </message>
</context>
<context>
    <name>subtext::ScaleOffset</name>
    <message>
        <source>as the reference</source>
        <translation>与参考相同</translation>
    </message>
    <message>
        <source>%1: %2 (you: %3, reference: %4)</source>
        <translation>%1：%2（你：%3，参考：%4）</translation>
    </message>
</context>
<context>
    <name>subtext::ScatterChart</name>
    <message>
        <source>1 item</source>
        <translation>1 个条目</translation>
    </message>
    <message>
        <source>2 to 4</source>
        <translation>2 至 4</translation>
    </message>
    <message>
        <source>5 or more</source>
        <translation>5 个以上</translation>
    </message>
    <message>
        <source>%1; a sample of %2 of %3 places is drawn</source>
        <translation>%1；抽样绘出 %3 处中的 %2 处</translation>
    </message>
</context>
<context>
    <name>subtext::ScenarioScore</name>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n 个情境</numerusform>
        </translation>
    </message>
    <message>
        <source>Search for a scenario</source>
        <translation>搜索情境</translation>
    </message>
    <message>
        <source>Search for a scenario by its name or its text</source>
        <translation>按名称或文本搜索情境</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>情境</translation>
    </message>
    <message>
        <source>The score, term by term</source>
        <translation>得分，逐项</translation>
    </message>
    <message>
        <source>α = </source>
        <translation>α = </translation>
    </message>
    <message>
        <source>Weight of the prior</source>
        <translation>先验的权重</translation>
    </message>
    <message>
        <source>How much the prior counts beside the text. 0: the model alone.</source>
        <translation>先验相对于文本的分量。0：仅模型。</translation>
    </message>
    <message>
        <source>Weight of the prior, in twentieths</source>
        <translation>先验的权重，以二十分之一计</translation>
    </message>
    <message>
        <source>Back to the α that the protocol chose for this set.</source>
        <translation>回到该方案为此预测集选定的 α。</translation>
    </message>
    <message>
        <source>Chosen: α = %1</source>
        <translation>选定：α = %1</translation>
    </message>
    <message>
        <source>Choose a scenario that this set answers.</source>
        <translation>请选择该预测集作答过的情境。</translation>
    </message>
    <message>
        <source>No probability came back for %1: it takes no part in MAP.</source>
        <translation>没有返回 %1 的概率：它不参与 MAP。</translation>
    </message>
    <message>
        <source>Gold: %1.</source>
        <translation>金标签：%1。</translation>
    </message>
    <message>
        <source>It has no gold yet: one of its emotions is undecided.</source>
        <translation>还没有金标签：其中一种情绪尚未裁定。</translation>
    </message>
    <message>
        <source>Written answer: %1.</source>
        <translation>书面回答：%1。</translation>
    </message>
    <message>
        <source>Runner-up: %1, %2 behind.</source>
        <translation>次优：%1，落后 %2。</translation>
    </message>
    <message>
        <source>A scenario that a model has answered is shown here.</source>
        <translation>这里显示模型作答过的情境。</translation>
    </message>
    <message>
        <source>There is no prediction set to show. Once there is one, the score of each scenario that it answers is explained here.</source>
        <translation>没有可显示的预测集。有了预测集之后，这里会逐一说明它作答过的情境的得分。</translation>
    </message>
</context>
<context>
    <name>subtext::SceneCorrection</name>
    <message>
        <source>Nobody has labelled it yet.</source>
        <translation>还没有人标注过。</translation>
    </message>
    <message numerus="yes">
        <source>%n people have labelled the present text. The labels stay, and the release says who read which text.</source>
        <translation>
            <numerusform>有 %n 人标注过当前文本。标签保留，发布内容会注明谁读的是哪个文本。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Nothing is wrong: close the flag</source>
        <translation>没有问题，关闭问题标记(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Save the correction</source>
        <translation>保存更正(&amp;S)</translation>
    </message>
    <message>
        <source>Correct %1</source>
        <translation>更正 %1</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>原因(&amp;W)</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>For example: a character was damaged in the file</source>
        <translation>例如：文件中有一个字符损坏</translation>
    </message>
    <message>
        <source>Include it &amp;again</source>
        <translation>重新纳入(&amp;A)</translation>
    </message>
    <message>
        <source>Leave it &amp;out</source>
        <translation>排除(&amp;O)</translation>
    </message>
    <message>
        <source>Figures, exports and releases count the item again.</source>
        <translation>统计、导出和发布重新计入该条目。</translation>
    </message>
    <message>
        <source>No figure, export or release counts the item. Its answers stay, and it can be included again.</source>
        <translation>任何统计、导出或发布都不计入该条目。其答案保留，也可重新纳入。</translation>
    </message>
    <message>
        <source>The item stays as it is, and the flag is no open one any more.</source>
        <translation>条目保持原样，问题标记不再是未处理状态。</translation>
    </message>
    <message>
        <source>For a correction, change a text and say why.</source>
        <translation>要更正，请改动文本并写明原因。</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Cancel once more to discard what you wrote.</source>
        <translation>尚未保存。再按一次“取消”将丢弃已写的内容。</translation>
    </message>
    <message>
        <source>%1 is corrected. The earlier text is kept.</source>
        <translation>%1 已更正。先前的文本保留。</translation>
    </message>
    <message>
        <source>%1 counts again.</source>
        <translation>%1 重新计入。</translation>
    </message>
    <message>
        <source>%1 is left out of the data.</source>
        <translation>%1 已从数据中排除。</translation>
    </message>
    <message>
        <source>The flag of %1 is closed.</source>
        <translation>%1 的问题标记已关闭。</translation>
    </message>
</context>
<context>
    <name>subtext::SceneMarking</name>
    <message>
        <source>Mark words of the scene</source>
        <translation>在场景中划词</translation>
    </message>
    <message>
        <source>Among the words: go, extend, mark or unmark, leave</source>
        <translation>在词语间：移动、扩展、划出或取消、离开</translation>
    </message>
    <message>
        <source>Arrow keys, with Shift, Space, Enter</source>
        <translation>方向键、加 Shift、空格键、Enter</translation>
    </message>
</context>
<context>
    <name>subtext::SceneTargetsDialog</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Targets for scenes</source>
        <translation>场景目标</translation>
    </message>
    <message>
        <source>How many scenes of a kind are to be kept. Write a number into the column Target; 0 is none. Targets are kept with the study and are in no release.</source>
        <translation>每类场景要保留多少。请在“目标”列填写数字；0 表示不设目标。目标随研究保存，不进入任何发布版。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>已写</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留的</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>Too short</source>
        <translation>太短</translation>
    </message>
    <message>
        <source>Too long</source>
        <translation>太长</translation>
    </message>
    <message>
        <source>Counts and targets</source>
        <translation>数量与目标</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>A target is a whole number from 0 to %1.</source>
        <translation>目标是 0 到 %1 之间的整数。</translation>
    </message>
</context>
<context>
    <name>subtext::SceneView</name>
    <message>
        <source>The scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>subtext::ScenesDialog</name>
    <message>
        <source>Generated scenes</source>
        <translation>生成的场景</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>subtext::ScenesPanel</name>
    <message>
        <source>Scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Have a model &amp;write…</source>
        <translation>让模型写场景(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Stop the writing</source>
        <translation>停止写场景(&amp;S)</translation>
    </message>
    <message>
        <source>To be read</source>
        <translation>待审阅</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Which scenes</source>
        <translation>哪些场景</translation>
    </message>
    <message>
        <source>What it was made of</source>
        <translation>写作素材</translation>
    </message>
    <message>
        <source>The event, its details, and the words that a scene must not contain.</source>
        <translation>事件、其细节，以及场景中不得出现的词。</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>As the model wrote it. It can be edited here before it is accepted; the model’s own text is kept in the study too.</source>
        <translation>模型写出的原文。接受之前可在此编辑；模型的原文也保留在研究中。</translation>
    </message>
    <message>
        <source>Reason for accepting despite a warning, or for rejecting</source>
        <translation>不顾警告仍接受的理由，或否决的理由</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Needed to accept a scene despite the warning of a check.</source>
        <translation>检查发出警告而仍要接受场景时必填。</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>否决</translation>
    </message>
    <message>
        <source>Makes it a scenario of the study (Ctrl+Enter).</source>
        <translation>使其成为研究的情境 (Ctrl+Enter)。</translation>
    </message>
    <message>
        <source>It stays out of the study (Ctrl+R).</source>
        <translation>不进入研究 (Ctrl+R)。</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>无问题</translation>
    </message>
    <message>
        <source>%1 to review</source>
        <translation>%1 待审阅</translation>
    </message>
    <message>
        <source>No scene has been generated yet. A generated scene enters the study only when somebody accepts it.</source>
        <translation>还没有生成场景。生成的场景只有在有人接受之后才进入研究。</translation>
    </message>
    <message>
        <source>%1 written, %2 to be read.</source>
        <translation>已写 %1，待审阅 %2。</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>It was rejected, and can still be accepted.</source>
        <translation>已被否决，仍可接受。</translation>
    </message>
    <message>
        <source>It was rejected, and can still be accepted. The reason was: %1</source>
        <translation>已被否决，仍可接受。当时的理由：%1</translation>
    </message>
    <message>
        <source>Accept as edited</source>
        <translation>按编辑稿接受</translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>研究以只读方式打开。</translation>
    </message>
    <message>
        <source>This program cannot reach models.</source>
        <translation>本程序无法连接模型。</translation>
    </message>
    <message>
        <source>%1 of %2 written, failed: %3, %4</source>
        <translation>已写 %1/%2，失败：%3，%4</translation>
    </message>
    <message>
        <source>It is now scenario %1.</source>
        <translation>现在是情境 %1。</translation>
    </message>
    <message>
        <source>Rejected: %1.</source>
        <translation>已否决：%1。</translation>
    </message>
    <message>
        <source>Close and lose what you wrote?</source>
        <translation>关闭并丢弃所写内容吗？</translation>
    </message>
    <message numerus="yes">
        <source>What you wrote about %n scenes is not saved and will be lost.</source>
        <translation>
            <numerusform>你对 %n 个场景所写的内容尚未保存，将会丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>subtext::SecondLookDialog</name>
    <message>
        <source>Keep and next</source>
        <translation>记下，下一个</translation>
    </message>
    <message>
        <source>Second looks</source>
        <translation>复看</translation>
    </message>
    <message>
        <source>Second look</source>
        <translation>复看</translation>
    </message>
    <message>
        <source>You settled this item before. Choose as you see it now; your decision stands either way, and only how far the two agree is counted.</source>
        <translation>你先前定过这个条目。请按现在的理解选择；无论如何，你的裁定不变，只统计两次的一致程度。</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>你的选择</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>What you have not kept comes again (Esc)</source>
        <translation>未记下的下次还会出现 (Esc)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>subtext::SecondLookOffer</name>
    <message>
        <source>All second looks that were waiting are done: %1. How far you agree with yourself is in Agreement.</source>
        <translation>待复看的已全部完成：%1。你与自己的一致程度见“一致性”页。</translation>
    </message>
</context>
<context>
    <name>subtext::SecondStep</name>
    <message>
        <source>Could it also be …?</source>
        <translation>也可能是……？</translation>
    </message>
    <message>
        <source>Choose one more option, or 0 for none.</source>
        <translation>再选一个选项，没有则按 0。</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Nothing but “%1”</source>
        <translation>只有“%1”</translation>
    </message>
    <message>
        <source>%1, second reading: %2</source>
        <translation>%1，第二解读：%2</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1，第 %2 项，共 %3 项</translation>
    </message>
</context>
<context>
    <name>subtext::SecretField</name>
    <message>
        <source>Put into the keychain</source>
        <translation>存入钥匙串</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>显示密钥</translation>
    </message>
    <message>
        <source>A key for the keychain</source>
        <translation>要存入钥匙串的密钥</translation>
    </message>
    <message>
        <source>Only needed if the keychain does not have it yet. It goes there and nowhere else.</source>
        <translation>仅在钥匙串中还没有时需要。只存入钥匙串，不会去别处。</translation>
    </message>
    <message>
        <source>This machine has no keychain that answers. The key is kept in memory until the program closes.</source>
        <translation>本机没有可用的钥匙串。密钥只保存在内存中，直到程序关闭。</translation>
    </message>
    <message>
        <source>The keychain has the key.</source>
        <translation>钥匙串中已有密钥。</translation>
    </message>
</context>
<context>
    <name>subtext::SelfCheckRow</name>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
</context>
<context>
    <name>subtext::SeminarDialog</name>
    <message>
        <source>Which items</source>
        <translation>哪些条目</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Seminar</source>
        <translation>研讨</translation>
    </message>
    <message>
        <source>Which items with a final label are shown, the hardest first. The choice is kept until you sign out.</source>
        <translation>显示哪些有最终标签的条目，最难的在前。此选择保留到退出登录为止。</translation>
    </message>
    <message>
        <source>All settled items (%1)</source>
        <translation>所有已定条目 (%1)</translation>
    </message>
    <message>
        <source>A part of them</source>
        <translation>其中一部分</translation>
    </message>
    <message>
        <source>Single items</source>
        <translation>逐个挑选</translation>
    </message>
    <message>
        <source>%1: all</source>
        <translation>%1：全部</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Splits only (%1)</source>
        <translation>仅分歧条目 (%1)</translation>
    </message>
    <message>
        <source>Search the items</source>
        <translation>搜索条目</translation>
    </message>
    <message>
        <source>Settled items</source>
        <translation>已定条目</translation>
    </message>
    <message>
        <source>Shown: %1 of %2</source>
        <translation>显示：%1/%2</translation>
    </message>
    <message>
        <source>No settled item has these words. %1</source>
        <translation>没有已定条目包含这些词。%1</translation>
    </message>
    <message>
        <source>Tick the items to show.</source>
        <translation>勾选要显示的条目。</translation>
    </message>
    <message>
        <source>No settled item matches.</source>
        <translation>没有符合的已定条目。</translation>
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
        <translation>%1减一票</translation>
    </message>
    <message>
        <source>One vote more for %1</source>
        <translation>%1加一票</translation>
    </message>
    <message>
        <source>room: %1 of %2</source>
        <translation>现场：%1/%2</translation>
    </message>
    <message>
        <source>annotators: %1 of %2</source>
        <translation>标注员：%1/%2</translation>
    </message>
    <message>
        <source>the final label</source>
        <translation>最终标签</translation>
    </message>
</context>
<context>
    <name>subtext::SeminarWindow</name>
    <message>
        <source>Seminar</source>
        <translation>研讨</translation>
    </message>
    <message>
        <source>How many say yes?</source>
        <translation>有多少人选“是”？</translation>
    </message>
    <message>
        <source>There is nothing to show yet</source>
        <translation>还没有可显示的内容</translation>
    </message>
    <message>
        <source>A seminar shows items with a final label. Esc closes it.</source>
        <translation>研讨显示有最终标签的条目。按 Esc 关闭。</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1/%2 · %3</translation>
    </message>
    <message>
        <source>Space: votes of the room · Right: next item · Esc: close</source>
        <translation>空格键：现场投票 · →：下一条目 · Esc：关闭</translation>
    </message>
    <message>
        <source>A key adds a vote, with Shift it takes one away · Space: what the annotators said</source>
        <translation>按标签键加一票，加 Shift 减一票 · 空格键：标注员的选择</translation>
    </message>
    <message>
        <source>Space: the final label · Backspace: back</source>
        <translation>空格键：最终标签 · Backspace：后退</translation>
    </message>
    <message>
        <source>Space: next item · Ctrl+S: save the votes · Esc: close</source>
        <translation>空格键：下一条目 · Ctrl+S：保存现场票数 · Esc：关闭</translation>
    </message>
    <message>
        <source> · without a final label and not shown: %1</source>
        <translation> · 无最终标签、未显示：%1</translation>
    </message>
    <message>
        <source>striped: annotators (%1)</source>
        <translation>条纹：标注员 (%1)</translation>
    </message>
    <message>
        <source>solid: the room · %1</source>
        <translation>实心：现场 · %1</translation>
    </message>
    <message>
        <source>Marked by %1 of %2: %3</source>
        <translation>%2 人中有 %1 人划词：%3</translation>
    </message>
    <message>
        <source>Final: %1</source>
        <translation>最终：%1</translation>
    </message>
    <message>
        <source>No votes yet</source>
        <translation>还没有票</translation>
    </message>
    <message>
        <source>Nobody in the room has voted.</source>
        <translation>现场还没有人投票。</translation>
    </message>
    <message>
        <source>Save the votes</source>
        <translation>保存现场票数</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>The votes were not saved</source>
        <translation>现场票数未保存</translation>
    </message>
</context>
<context>
    <name>subtext::SendingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The profile is not complete: %1.</source>
        <translation>配置不完整：%1。</translation>
    </message>
    <message>
        <source>To %1. Key: %2.</source>
        <translation>发往 %1。密钥：%2。</translation>
    </message>
    <message>
        <source>To %1, which is this machine: nothing leaves it. Key: %2.</source>
        <translation>发往 %1，即本机：不会离开本机。密钥：%2。</translation>
    </message>
    <message>
        <source>Send to %1</source>
        <translation>发送到 %1</translation>
    </message>
    <message>
        <source>The key is being looked up.</source>
        <translation>正在查找密钥。</translation>
    </message>
    <message>
        <source>The request is being prepared.</source>
        <translation>正在准备请求。</translation>
    </message>
    <message>
        <source>First say which model to ask: the name of a profile, and the model.</source>
        <translation>请先指明询问哪个模型：配置的名称和模型。</translation>
    </message>
</context>
<context>
    <name>subtext::ServerErrorText</name>
    <message>
        <source>Nothing was changed on the server.</source>
        <translation>服务器上没有任何改动。</translation>
    </message>
    <message>
        <source>The study is locked on the server.</source>
        <translation>研究已在服务器上锁定。</translation>
    </message>
    <message>
        <source>Ask the coordinator for a new one.</source>
        <translation>请向负责人索取新的邀请。</translation>
    </message>
    <message>
        <source>This person has a device already.</source>
        <translation>此人已有一台设备。</translation>
    </message>
    <message>
        <source>They can invite another one themselves, by “Team…” and “Invite…”; or revoke theirs first.</source>
        <translation>此人可自行通过“团队…”和“邀请…”再邀请一台设备；或先撤销已有的设备。</translation>
    </message>
    <message>
        <source>This person has as many devices as the server allows.</source>
        <translation>此人的设备数已达服务器允许的上限。</translation>
    </message>
    <message>
        <source>Revoke one that is no longer used.</source>
        <translation>请撤销一台不再使用的设备。</translation>
    </message>
    <message>
        <source>Nobody would be left to coordinate the study.</source>
        <translation>这样一来研究就没有负责人了。</translation>
    </message>
    <message>
        <source>Let another coordinator join first.</source>
        <translation>请先让另一位负责人加入。</translation>
    </message>
    <message>
        <source>The server knows nobody by that name in this study.</source>
        <translation>服务器在这项研究中找不到叫这个名字的人。</translation>
    </message>
    <message>
        <source>Share the study&apos;s people first, or ask whoever coordinates it.</source>
        <translation>请先共享研究的人员名单，或询问研究负责人。</translation>
    </message>
    <message>
        <source>This person was cut off for good: nobody can invite them again.</source>
        <translation>此人已被永久移出：任何人都不能再邀请。</translation>
    </message>
    <message>
        <source>What they sent stays. To have them back, add them under another code.</source>
        <translation>其发送过的内容保留。要让此人回来，请以另一个代号添加。</translation>
    </message>
    <message>
        <source>The server has this study already, shared from another file.</source>
        <translation>服务器上已有这项研究，是从另一份文件共享的。</translation>
    </message>
    <message>
        <source>Continue with that file, or ask whoever coordinates it for an invitation.</source>
        <translation>请使用那份文件，或向研究负责人索取邀请。</translation>
    </message>
    <message>
        <source>The server has other work of this device than this file.</source>
        <translation>服务器上此设备的成果与本文件不同。</translation>
    </message>
    <message>
        <source>An older copy of the file was opened, or it is used in two places. Continue with the newer one, or ask for a new invitation; the file can still be handed in.</source>
        <translation>可能打开了旧副本，或在两处使用同一文件。请使用较新的那份，或索取新的邀请；文件仍可上交。</translation>
    </message>
    <message>
        <source>The server lacks earlier work of this device.</source>
        <translation>服务器缺少此设备先前的成果。</translation>
    </message>
    <message>
        <source>It was restored from a backup; the next exchange sends again what is missing.</source>
        <translation>服务器是从备份恢复的；下次同步会重新发送缺少的部分。</translation>
    </message>
    <message>
        <source>Your share of the server&apos;s space is full.</source>
        <translation>你在服务器上的空间已用完。</translation>
    </message>
    <message>
        <source>Ask whoever runs it; the file can still be handed in.</source>
        <translation>请联系服务器管理员；文件仍可上交。</translation>
    </message>
    <message>
        <source>The server has something different in place of a row of this file.</source>
        <translation>服务器上某行的内容与本文件不同。</translation>
    </message>
    <message>
        <source>Somebody changed it on the way. Tell the coordinator, and hand in as a file.</source>
        <translation>传输途中有人作了改动。请告知负责人，并以文件上交。</translation>
    </message>
    <message>
        <source>The server refused it (%1: %2).</source>
        <translation>服务器拒绝了请求（%1：%2）。</translation>
    </message>
    <message>
        <source>The server %1 cannot be reached (%2).</source>
        <translation>无法连接服务器 %1（%2）。</translation>
    </message>
    <message>
        <source>Work goes on without it; what waits is sent later.</source>
        <translation>没有服务器也可继续工作；待发内容稍后发送。</translation>
    </message>
    <message>
        <source>The server could not prove that it is the one of the invitation (%1).</source>
        <translation>服务器无法证明自己就是邀请中的那台（%1）。</translation>
    </message>
    <message>
        <source>The server does not know this device.</source>
        <translation>服务器不认识这台设备。</translation>
    </message>
    <message>
        <source>Ask the coordinator for a new invitation, or hand in as a file.</source>
        <translation>请向负责人索取新的邀请，或以文件上交。</translation>
    </message>
    <message>
        <source>You do not take part in this study on the server, or may not do this.</source>
        <translation>在服务器上你没有参与这项研究，或无权进行此操作。</translation>
    </message>
    <message>
        <source>Ask the coordinator; the file can still be handed in.</source>
        <translation>请联系负责人；文件仍可上交。</translation>
    </message>
    <message>
        <source>The server cannot do this now (%1).</source>
        <translation>服务器现在无法完成（%1）。</translation>
    </message>
    <message>
        <source>Nothing was lost; try again later.</source>
        <translation>没有丢失任何内容；请稍后再试。</translation>
    </message>
    <message>
        <source>Work that the server had is no longer there (%1).</source>
        <translation>服务器上原有的成果已不在（%1）。</translation>
    </message>
    <message>
        <source>Nothing was received or sent. If the server was restored from a backup, whoever runs it has to confirm that with “subtext-cli team restored”; if not, tell the coordinator.</source>
        <translation>没有收发任何内容。如果服务器是从备份恢复的，须由服务器管理员用“subtext-cli team restored”确认；否则请告知负责人。</translation>
    </message>
    <message>
        <source>The server returned something other than what was sent to it (%1).</source>
        <translation>服务器返回的内容与发送给它的不同（%1）。</translation>
    </message>
    <message>
        <source>None of it was used. Tell the coordinator; the file can still be handed in.</source>
        <translation>未采用其中任何部分。请告知负责人；文件仍可上交。</translation>
    </message>
    <message>
        <source>Something on the server was not sealed by the device that it names (%1).</source>
        <translation>服务器上有内容没有其所标明设备的签章（%1）。</translation>
    </message>
    <message>
        <source>Somebody added, changed or removed something there. Tell the coordinator, and hand in as a file.</source>
        <translation>有人在那里添加、更改或删除了内容。请告知负责人，并以文件上交。</translation>
    </message>
    <message>
        <source>The server says in its own name what it may not say (%1).</source>
        <translation>服务器以自己的名义写了它无权写的内容（%1）。</translation>
    </message>
    <message>
        <source>Somebody added something there. Tell the coordinator, and hand in as a file.</source>
        <translation>有人在那里添加了内容。请告知负责人，并以文件上交。</translation>
    </message>
    <message>
        <source>The server gave an answer that this program cannot read (%1).</source>
        <translation>服务器给出了本程序无法读取的响应（%1）。</translation>
    </message>
    <message>
        <source>None of it was used. Update Subtext, or ask whoever runs the server.</source>
        <translation>未采用其中任何部分。请更新 Subtext，或询问服务器管理员。</translation>
    </message>
    <message>
        <source>The library %1, which reaches the server of a team, is not installed or cannot be used (%2).</source>
        <translation>连接团队服务器所用的库 %1 未安装或无法使用（%2）。</translation>
    </message>
    <message>
        <source>Install the package libpq5 and start Subtext again.</source>
        <translation>请安装软件包 libpq5，然后重新启动 Subtext。</translation>
    </message>
    <message>
        <source>A device that nobody invited wrote on the server (%1).</source>
        <translation>有一台未获邀请的设备在服务器上写入了内容（%1）。</translation>
    </message>
    <message>
        <source>This program is too old for the server.</source>
        <translation>此程序版本过旧，服务器不再支持。</translation>
    </message>
    <message>
        <source>Install a newer version of Subtext. Work goes on without the server; what waits is sent later.</source>
        <translation>请安装新版本的 Subtext。没有服务器也可以继续工作；待发送的内容会稍后发送。</translation>
    </message>
    <message>
        <source>The server is too old for this.</source>
        <translation>服务器版本过旧，不支持此操作。</translation>
    </message>
    <message>
        <source>Ask whoever runs it to update it with “subtext-cli team upgrade”. Nothing was lost.</source>
        <translation>请联系服务器管理员用“subtext-cli team upgrade”更新服务器。没有丢失任何内容。</translation>
    </message>
    <message>
        <source>The invitation has already been used or revoked, or has expired.</source>
        <translation>该邀请已被使用、已撤销或已过期。</translation>
    </message>
    <message>
        <source>It is revoked, but connections still open were not ended.</source>
        <translation>已撤销，但仍打开的连接未能断开。</translation>
    </message>
    <message>
        <source>They may last a little; nothing more is read or sent in them.</source>
        <translation>它们可能还会保持一会儿，但已不能通过它们读取或发送任何内容。</translation>
    </message>
    <message>
        <source>Nothing was sent. Check this computer&apos;s date and time, and ask whoever runs the server about its certificate.</source>
        <translation>未发送任何内容。请检查本机的日期和时间，并向服务器管理员询问其证书。</translation>
    </message>
</context>
<context>
    <name>subtext::ServerForm</name>
    <message>
        <source>Address of the server</source>
        <translation>服务器地址</translation>
    </message>
    <message>
        <source>As in the browser; of a project’s page, that project is chosen in the list. A server on another machine needs https.</source>
        <translation>与浏览器中相同；若是项目页面的地址，列表中会选中该项目。另一台机器上的服务器须用 https。</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>In the variable %1</source>
        <translation>在变量 %1 中</translation>
    </message>
    <message>
        <source>Where the key is</source>
        <translation>密钥存放处</translation>
    </message>
    <message>
        <source>An access token of Label Studio. Subtext saves it in no file, and shows it only where somebody asks for that while typing it.</source>
        <translation>Label Studio 的访问令牌。Subtext 不把它存入任何文件，只在输入时应要求显示。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>In Label Studio it is under Account &amp; Settings › Personal Access Token, or Access Token.</source>
        <translation>在 Label Studio 中位于 Account &amp; Settings › Personal Access Token 或 Access Token。</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新密钥</translation>
    </message>
    <message>
        <source>In the system keychain</source>
        <translation>在系统钥匙串中</translation>
    </message>
</context>
<context>
    <name>subtext::SetContents</name>
    <message>
        <source>Gold</source>
        <translation>金标签</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Share of gold</source>
        <translation>占金标签的比例</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Gold %1, %2 %3: %4 of %5</source>
        <translation>金标签%1，%2%3：%4/%5</translation>
    </message>
    <message>
        <source>%1 of %2 are the gold label.</source>
        <translation>%2 个中 %1 个与金标签相同。</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Voted</source>
        <translation>得票</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>无回答</translation>
    </message>
    <message>
        <source>Valence</source>
        <translation>效价</translation>
    </message>
    <message>
        <source>Arousal</source>
        <translation>唤醒度</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>支配度</translation>
    </message>
    <message>
        <source>%1, mean of people</source>
        <translation>%1，人的平均</translation>
    </message>
    <message>
        <source>%1, the model</source>
        <translation>%1，模型</translation>
    </message>
    <message>
        <source>As people</source>
        <translation>与人相同</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model − people</source>
        <translation>模型 − 人</translation>
    </message>
    <message>
        <source>%1 of %2: MAE %3, r %4.</source>
        <translation>%2 的%1：MAE %3，r %4。</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: people %2, model %3</source>
        <translation>%1：人 %2，模型 %3</translation>
    </message>
    <message>
        <source>Always “%1”</source>
        <translation>总是“%1”</translation>
    </message>
    <message>
        <source>Majority class</source>
        <translation>多数类</translation>
    </message>
    <message>
        <source>Annotator accuracy against others</source>
        <translation>标注员相对他人的准确率</translation>
    </message>
    <message>
        <source>Annotator accuracy against gold</source>
        <translation>标注员相对金标签的准确率</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95% 区间下限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>宏 F1</translation>
    </message>
    <message>
        <source>Weighted-F1</source>
        <translation>加权 F1</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1（n = %2）</translation>
    </message>
    <message>
        <source>Accuracy of %1 in %2.</source>
        <translation>%1 在%2中的准确率。</translation>
    </message>
    <message numerus="yes">
        <source>%n parts of the items</source>
        <translation>
            <numerusform>%n 个条目子集</numerusform>
        </translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>各票</translation>
    </message>
    <message>
        <source>Second readings</source>
        <translation>第二解读</translation>
    </message>
</context>
<context>
    <name>subtext::SetView</name>
    <message>
        <source>Set</source>
        <translation>预测集</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>覆盖率</translation>
    </message>
    <message>
        <source>What became of the items with gold. Only valid and translated answers have a label; the others count as wrong.</source>
        <translation>有金标签的条目结果如何。只有有效的和经对照表转换的回答才有标签；其余按错误计。</translation>
    </message>
    <message>
        <source>By option</source>
        <translation>按选项</translation>
    </message>
    <message>
        <source>– where the share is undefined: no such answer, or no such gold. It counts as 0 in the macro-F1. A row opens the items with that gold label; its precision or “Answered” opens those that were answered so.</source>
        <translation>– 表示占比无定义：没有这样的回答，或没有这样的金标签。在宏 F1 中按 0 计。点击一行打开该金标签的条目；点击其精确率或“已答”打开如此回答的条目。</translation>
    </message>
    <message>
        <source>Labels outside the options</source>
        <translation>选项外的标签</translation>
    </message>
    <message>
        <source>Valence, arousal, dominance</source>
        <translation>效价、唤醒度、支配度</translation>
    </message>
    <message>
        <source>Against the mean of the item’s raters; for people, an annotator against the mean of the others.</source>
        <translation>与条目评判者的平均比较；对人而言，是一位标注员与其他人的平均比较。</translation>
    </message>
    <message>
        <source>Its labels against gold</source>
        <translation>其标签与金标签</translation>
    </message>
    <message>
        <source>Rows are gold labels, columns its answers, the last without a label. Shade: share of the row.</source>
        <translation>行为金标签，列为其回答，最后一列为无标签。颜色深浅：占该行的比例。</translation>
    </message>
    <message>
        <source>People’s votes against gold</source>
        <translation>人的票与金标签</translation>
    </message>
    <message>
        <source>The same for every vote of the annotators. Gold is made from these votes, so they come closer to it.</source>
        <translation>同上，针对标注员的每一票。金标签由这些票得出，因此更为接近。</translation>
    </message>
    <message>
        <source>By part of the items</source>
        <translation>按条目子集</translation>
    </message>
    <message>
        <source>Accuracy with its 95 % interval beside people and the most frequent gold label.</source>
        <translation>准确率及其 95% 区间，与人和最常见的金标签并列。</translation>
    </message>
    <message>
        <source>Scales, item by item</source>
        <translation>量表，逐条目</translation>
    </message>
    <message>
        <source>Each item at the mean of its raters and at the model’s value. On the line the model agrees with people.</source>
        <translation>每个条目位于评判者平均值与模型值的交点。落在线上表示模型与人一致。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>量表</translation>
    </message>
    <message>
        <source>%1 answered %2</source>
        <translation>%1 回答%2</translation>
    </message>
    <message>
        <source>Gold %1</source>
        <translation>金标签%1</translation>
    </message>
    <message>
        <source>Gold %1, voted %2</source>
        <translation>金标签%1，投票%2</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金标签</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>没有。</translation>
    </message>
    <message>
        <source>How the table %1 translates them.</source>
        <translation>对照表 %1 如何转换它们。</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Translated to</source>
        <translation>转换为</translation>
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
        <translation>人：MAE</translation>
    </message>
    <message>
        <source>People: r</source>
        <translation>人：r</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>The set has no answers on these scales.</source>
        <translation>该预测集没有这些量表上的回答。</translation>
    </message>
    <message>
        <source>Gold %1, answered %2</source>
        <translation>金标签%1，回答%2</translation>
    </message>
    <message>
        <source>Gold %1, no label</source>
        <translation>金标签%1，无标签</translation>
    </message>
    <message>
        <source>%1, item by item</source>
        <translation>%1，逐条目</translation>
    </message>
    <message>
        <source>Against votes and second readings</source>
        <translation>与各票及第二解读比较</translation>
    </message>
    <message>
        <source>How far its probabilities lie from the item’s votes, and from the soft label that its second readings make: 0 is the same. An answer without probabilities counts as all on its label, and has no cross-entropy. Divergence is Jensen–Shannon’s in bits.</source>
        <translation>其概率与条目各票的距离，以及与第二解读所构成的软标签的距离：0 表示相同。没有给出概率的回答，视为概率全部落在其标签上，且没有交叉熵。散度为 Jensen–Shannon 散度，单位为比特。</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>散度</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier 分数</translation>
    </message>
    <message>
        <source>Cross-entropy</source>
        <translation>交叉熵</translation>
    </message>
    <message>
        <source>With probabilities</source>
        <translation>带概率</translation>
    </message>
    <message numerus="yes">
        <source>Over %n items with gold.</source>
        <translation>
            <numerusform>涉及 %n 个有金标签的条目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>People and the most frequent label are over all %n items with gold.</source>
        <translation>
            <numerusform>人和最常见的标签涉及全部 %n 个有金标签的条目。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::SettingRow</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>subtext::SettingsView</name>
    <message>
        <source>The study is locked, so most settings are read only. You can still change the names in releases, the practice scenes and the guideline. To change the others, unlock the study in Adjudicate.</source>
        <translation>研究已锁定，因此多数设置为只读。仍可更改发布版中的称呼、练习场景和标注规范。要更改其他设置，请在“仲裁”页解锁研究。</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Consent, practice and repeats</source>
        <translation>知情同意、练习和重复条目</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>标注规范</translation>
    </message>
    <message>
        <source>Undo the changes</source>
        <translation>撤销更改</translation>
    </message>
    <message>
        <source>Save the settings</source>
        <translation>保存设置</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>What annotators are asked of each scene. It stays as it is; only its words may change.</source>
        <translation>就每个场景问标注员什么。内容不变，只能改措辞。</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>How many annotators each item has, and the seed of every random order. Until labelling begins, the Assignment view draws it anew.</source>
        <translation>每个条目有多少位标注员，以及所有随机顺序的种子。标注开始之前，可在“分配”视图重新抽取。</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Edit the practice scenes</source>
        <translation>编辑练习场景</translation>
    </message>
    <message>
        <source>Practice scenes</source>
        <translation>练习场景</translation>
    </message>
    <message>
        <source>Each with the answer that it teaches, and why. The desk adds settled items (Use as practice); here they are put in order, reworded or removed.</source>
        <translation>每个场景附有其所教的答案和原因。仲裁台可添加已定的条目（“用作练习”）；在这里可排序、改写或移除。</translation>
    </message>
    <message>
        <source>There are none yet: the desk can add settled items.</source>
        <translation>还没有：仲裁台可添加已定的条目。</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <translation>%1 · 种子 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators</source>
        <translation>
            <numerusform>%n 位标注员</numerusform>
        </translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>研究以只读方式打开。</translation>
    </message>
    <message>
        <source>Not saved yet. Hand-outs that are out keep the old settings until they are written again.</source>
        <translation>尚未保存。已发出的分发文件在重新生成之前沿用旧设置。</translation>
    </message>
    <message>
        <source>Every change is recorded with the study.</source>
        <translation>每次更改都随研究记录。</translation>
    </message>
    <message>
        <source>The settings were changed and are not saved.</source>
        <translation>设置已更改，尚未保存。</translation>
    </message>
    <message>
        <source>Save them, discard the changes, or stay and look at them once more.</source>
        <translation>请保存、放弃更改，或留下再看一遍。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Annotators have answered it already, so it stays as it is.</source>
        <translation>已有标注员填写，因此保持不变。</translation>
    </message>
</context>
<context>
    <name>subtext::SettleView</name>
    <message>
        <source>left to the votes, %1</source>
        <translation>以票数为准，%1</translation>
    </message>
    <message>
        <source>No note.</source>
        <translation>无备注。</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1（你）</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>You proposed: %1.%2 It is settled when the other confirms.</source>
        <translation>你提议：%1。%2对方确认后即告定夺。</translation>
    </message>
    <message>
        <source>%1 proposes: %2.%3 Ctrl+Enter confirms; a different pick is your own proposal.</source>
        <translation>%1 提议：%2。%3按 Ctrl+Enter 确认；另作选择即为你自己的提议。</translation>
    </message>
</context>
<context>
    <name>subtext::SetupWizard</name>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Consent, practice</source>
        <translation>知情同意、练习</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>新建研究</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>The file is read. Look at what was found in it before you go on.</source>
        <translation>文件已读取。请先看看其中的内容，再继续。</translation>
    </message>
    <message>
        <source>&amp;Make the study…</source>
        <translation>创建研究(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Nothing is written before you choose a file name.</source>
        <translation>在你选定文件名之前，不会写入任何内容。</translation>
    </message>
    <message>
        <source>%1, row %2: %3</source>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1</translation>
    </message>
    <message>
        <source>Leave the new study?</source>
        <translation>放弃新建研究吗？</translation>
    </message>
    <message>
        <source>Nothing is written yet, and what you entered is lost.</source>
        <translation>尚未写入任何内容，已填写的内容会丢失。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Enter, or Ctrl+Enter in a text</source>
        <translation>Enter；在文本中为 Ctrl+Enter</translation>
    </message>
    <message>
        <source>Next page; on the last one, make the study</source>
        <translation>下一页；在最后一页则创建研究</translation>
    </message>
    <message>
        <source>Enter, Alt+Right; in a text Ctrl+Enter</source>
        <translation>Enter、Alt+→；在文本中为 Ctrl+Enter</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next or previous field</source>
        <translation>下一个或上一个字段</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Press the button with this letter underlined</source>
        <translation>按下带有该下划线字母的按钮</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt 加字母</translation>
    </message>
    <message>
        <source>Manual, at the section on this page</source>
        <translation>手册中关于本页的章节</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>本按键列表</translation>
    </message>
    <message>
        <source>F12</source>
        <translation>F12</translation>
    </message>
    <message>
        <source>Leave; what you entered is asked about first</source>
        <translation>离开；若已有输入，会先询问</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>subtext::ShareDialog</name>
    <message>
        <source>The server does not accept this login with this password.</source>
        <translation>服务器不接受此登录名与密码。</translation>
    </message>
    <message>
        <source>Check both with whoever runs the server; nothing was sent.</source>
        <translation>请与服务器管理员核对两者；未发送任何内容。</translation>
    </message>
    <message>
        <source>This login may not set up a study on the server.</source>
        <translation>此登录名无权在服务器上设置研究。</translation>
    </message>
    <message>
        <source>Ask whoever runs the server; nothing was sent.</source>
        <translation>请联系服务器管理员；未发送任何内容。</translation>
    </message>
    <message>
        <source>This study is shared with a team already.</source>
        <translation>这项研究已与团队共享。</translation>
    </message>
    <message>
        <source>Invite people to that.</source>
        <translation>请邀请人员加入该团队。</translation>
    </message>
    <message>
        <source>The folder has this study already, shared from another file (%1).</source>
        <translation>文件夹中已有这项研究，是从另一份文件共享的（%1）。</translation>
    </message>
    <message>
        <source>Open that file, or choose another folder; nothing was written.</source>
        <translation>请打开那份文件，或另选文件夹；未写入任何内容。</translation>
    </message>
    <message>
        <source>Share with a team</source>
        <translation>与团队共享</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>发往哪里</translation>
    </message>
    <message>
        <source>On a server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>In a shared folder</source>
        <translation>共享文件夹</translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation>共享文件夹</translation>
    </message>
    <message>
        <source>On this computer; the others have it in places of their own.</source>
        <translation>这是在本机上的位置；其他人的位置各不相同。</translation>
    </message>
    <message>
        <source>Choose the shared folder</source>
        <translation>选择共享文件夹</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>As HOST/DATABASE or HOST:PORT/DATABASE. The database must be there.</source>
        <translation>写成 HOST/DATABASE 或 HOST:PORT/DATABASE。数据库须已存在。</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>Optional. The certificate of the authority that signed the server’s, where this system does not know it. Whoever runs the server has it.</source>
        <translation>可选。签发服务器证书的机构的证书，在本系统不认识它时需要。服务器管理员那里有。</translation>
    </message>
    <message>
        <source>Choose a certificate</source>
        <translation>选择证书</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>证书 (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>登录名</translation>
    </message>
    <message>
        <source>The login of whoever may set up the server, used once for each study; not your own.</source>
        <translation>有权设置服务器者的登录名，每项研究只用一次；不是你自己的登录名。</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>A folder that all can open, such as one that a service copies to every computer, carries a team of annotators and one coordinator. It is not blind: a server decides who reads what, a folder cannot. Whoever can open it can read everything in it, names included. Use a server where that matters, and wherever people adjudicate.</source>
        <translation>大家都能打开的文件夹（例如由某项服务同步到每台电脑）适合由标注员和一位负责人组成的团队。这不是盲标：服务器能决定谁可以读什么，文件夹不能。能打开文件夹的人都能读到其中的一切，包括姓名。若对此有要求，或有人进行仲裁，请使用服务器。</translation>
    </message>
    <message>
        <source>A PostgreSQL server that your institution runs. Only people whom you invite can sign in, and each can read what their role allows. Whoever runs the server can read everything.</source>
        <translation>由你所在机构运行的 PostgreSQL 服务器。只有你邀请的人能登录，每人只能读到其角色允许的内容。服务器管理员能读到一切。</translation>
    </message>
    <message>
        <source>I agree that this study goes into the folder “%1”, which is not blind</source>
        <translation>我同意把这项研究放入文件夹“%1”，并知道这不是盲标</translation>
    </message>
    <message>
        <source>I agree that this study is sent to %1 and kept there for its team</source>
        <translation>我同意把这项研究发送到 %1，并为其团队保存在那里</translation>
    </message>
    <message>
        <source>Setting the study up in the folder “%1”…</source>
        <translation>正在文件夹“%1”中设置研究…</translation>
    </message>
    <message>
        <source>Setting the study up on %1…</source>
        <translation>正在 %1 上设置研究…</translation>
    </message>
    <message>
        <source>The study is shared in %1.</source>
        <translation>研究已在 %1 中共享。</translation>
    </message>
    <message>
        <source>The study is shared on %1.</source>
        <translation>研究已在 %1 上共享。</translation>
    </message>
    <message>
        <source>Its contents are being sent, which needs nothing more from you. Next, invite people: choose “Team…” at the foot of the window, then “Invite…”.</source>
        <translation>内容正在发送，无需你再做什么。接下来邀请人员：选择窗口底部的“团队…”，然后选择“邀请…”。</translation>
    </message>
    <message>
        <source>Share on %1</source>
        <translation>在 %1 上共享</translation>
    </message>
    <message>
        <source>Name the folder, and tick the box above.</source>
        <translation>请指定文件夹，并勾选上面的方框。</translation>
    </message>
    <message>
        <source>Name the server, and tick the box above.</source>
        <translation>请指定服务器，并勾选上面的方框。</translation>
    </message>
    <message>
        <source>Several computers can work on one study. It goes to a server or into a folder as a whole: scenarios, answers, decisions, codes and names. Secrets stay on this computer; nothing is sent before you agree.</source>
        <translation>多台电脑可以共同处理一项研究。研究会整体发送到服务器或文件夹：情境、答案、裁定、代号和姓名。密钥等机密留在本机；你同意之前，不会发送任何内容。</translation>
    </message>
    <message>
        <source>The password of that login. It is not saved anywhere, and is cleared here once the study is shared.</source>
        <translation>该登录名的密码。它不会保存在任何地方，研究共享后即从此处清除。</translation>
    </message>
</context>
<context>
    <name>subtext::SheetChoice</name>
    <message>
        <source>Sheet</source>
        <translation>工作表</translation>
    </message>
    <message>
        <source>Sheet of %1</source>
        <translation>%1 的工作表</translation>
    </message>
</context>
<context>
    <name>subtext::ShortAnswer</name>
    <message>
        <source>All answered. Ctrl+Enter submits.</source>
        <translation>已全部作答，按 Ctrl+Enter 提交。</translation>
    </message>
    <message>
        <source>Scenes answered</source>
        <translation>已作答的场景</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Still missing: %1</source>
        <translation>还缺：%1</translation>
    </message>
    <message>
        <source>You answered No to every row. Ctrl+Enter again submits.</source>
        <translation>你在每一行都选了“否”。再按 Ctrl+Enter 即可提交。</translation>
    </message>
</context>
<context>
    <name>subtext::SignInPage</name>
    <message>
        <source>Another study</source>
        <translation>其他研究</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>你是哪一位？</translation>
    </message>
    <message>
        <source>Type your name</source>
        <translation>输入姓名</translation>
    </message>
    <message>
        <source>Nobody is on the roster of this study yet. Make a study with “New study from files”, or add people with
subtext-cli roster add STUDY CODE NAME</source>
        <translation>这项研究的名单上还没有人。可用“从文件新建研究”来创建，或用以下命令添加人员：
subtext-cli roster add STUDY CODE NAME</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Adjudicators</source>
        <translation>仲裁员</translation>
    </message>
    <message>
        <source>Coordinators</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>You, last time</source>
        <translation>上次是你</translation>
    </message>
    <message>
        <source>%1 of %2 submitted</source>
        <translation>已提交 %1/%2</translation>
    </message>
    <message>
        <source>Nobody of this study has a name or a code with “%1”. Look for another spelling, or ask whoever runs the study to add you to the roster.</source>
        <translation>这项研究中没有姓名或代号含“%1”的人。请换个写法再找，或请研究负责人把你加入名单。</translation>
    </message>
</context>
<context>
    <name>subtext::Smoothing</name>
    <message>
        <source>Smoothing s = </source>
        <translation>平滑 s = </translation>
    </message>
    <message>
        <source>Smoothing of the prior</source>
        <translation>先验的平滑</translation>
    </message>
    <message>
        <source>Added to every count, so that a pair that was never seen has a weight: θ of an emotion is ln((c + s) / (n − c + s)), of a pair ln((c + s) / (expected + s)).</source>
        <translation>加到每个计数上，使从未出现过的情绪对也有权重：单个情绪的 θ 为 ln((c + s) / (n − c + s))，情绪对的为 ln((c + s) / (期望 + s))。</translation>
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
        <translation>%1，进行中</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1，已完成</translation>
    </message>
</context>
<context>
    <name>subtext::StandingText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2</translation>
    </message>
    <message>
        <source>Late: %1.</source>
        <translation>逾期：%1。</translation>
    </message>
    <message>
        <source>%1 of %2 answers are in.</source>
        <translation>已收到 %2 个答案中的 %1 个。</translation>
    </message>
    <message>
        <source>%1 of %2 hand-outs are not back. Merge what people send you.</source>
        <translation>%2 份分发文件中有 %1 份未交回。请合并收到的文件。</translation>
    </message>
    <message>
        <source>items asked for again: %1</source>
        <translation>要求重新标注的条目：%1</translation>
    </message>
    <message>
        <source>questions answered: %1</source>
        <translation>已答复的提问：%1</translation>
    </message>
    <message>
        <source>The study has no scenarios yet. Import files, or pull a project with “Label Studio…” in Roster. A pull that was cut off can be started again there.</source>
        <translation>这项研究还没有情境。请导入文件，或在“名单”页用“Label Studio…”拉取项目。中断的拉取可在那里重新开始。</translation>
    </message>
    <message>
        <source>The study has scenarios, and nobody to label them.</source>
        <translation>研究已有情境，但没有人来标注。</translation>
    </message>
    <message>
        <source>Items are assigned, but some annotators have no hand-out to label them in. Annotators who work in this study file need none: they sign in here.</source>
        <translation>条目已分配，但有些标注员还没有用来标注的分发文件。直接在本研究文件中标注的人不需要：在这里登录即可。</translation>
    </message>
    <message>
        <source>Everything is labelled. A split has no gold label until a person decides.</source>
        <translation>已全部标注。分歧在由人裁定之前没有金标签。</translation>
    </message>
    <message>
        <source>The study is locked.</source>
        <translation>研究已锁定。</translation>
    </message>
    <message>
        <source>Everything is labelled, and every split is decided.</source>
        <translation>已全部标注，所有分歧均已裁定。</translation>
    </message>
    <message>
        <source>Version %1 is released; everything is labelled and decided.</source>
        <translation>版本 %1 已发布；已全部标注并裁定。</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>准备</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>仲裁</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>%1 of %2 assigned</source>
        <translation>已分配 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 hand-outs back</source>
        <translation>分发文件已交回 %1/%2</translation>
    </message>
    <message>
        <source>Hand-outs to write</source>
        <translation>待生成分发文件</translation>
    </message>
    <message>
        <source>New hand-outs to write: %1</source>
        <translation>待生成的新分发文件：%1</translation>
    </message>
    <message>
        <source>%1 of %2 answers</source>
        <translation>答案 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 items complete</source>
        <translation>条目已完成 %1/%2</translation>
    </message>
    <message>
        <source>To label again: %1</source>
        <translation>待重新标注：%1</translation>
    </message>
    <message>
        <source>Asked for again, not given: %1</source>
        <translation>要求重标、尚未给出：%1</translation>
    </message>
    <message>
        <source>%1 decided</source>
        <translation>已裁定 %1</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>Latest: %1</source>
        <translation>最新：%1</translation>
    </message>
    <message>
        <source>Import scenarios…</source>
        <translation>导入情境…</translation>
    </message>
    <message>
        <source>Add annotators…</source>
        <translation>添加标注员…</translation>
    </message>
    <message>
        <source>Write hand-outs…</source>
        <translation>生成分发文件…</translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation>邀请…</translation>
    </message>
    <message>
        <source>Merge returned files…</source>
        <translation>合并交回的文件…</translation>
    </message>
    <message>
        <source>See how everybody is doing</source>
        <translation>查看各人进度</translation>
    </message>
    <message>
        <source>Make a release…</source>
        <translation>发布…</translation>
    </message>
    <message>
        <source>See the release</source>
        <translation>查看发布版</translation>
    </message>
    <message>
        <source>Nothing new since you last looked here (%1).</source>
        <translation>自你上次查看（%1）以来没有新内容。</translation>
    </message>
    <message>
        <source>version %1 released</source>
        <translation>版本 %1 已发布</translation>
    </message>
    <message>
        <source>New since you last looked here (%1): %2.</source>
        <translation>自你上次查看（%1）以来新增：%2。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, %2 asked for again</source>
        <translation>%1，其中要求重标 %2</translation>
    </message>
    <message>
        <source>not back yet</source>
        <translation>未交回</translation>
    </message>
    <message>
        <source>%1, the new one is not back</source>
        <translation>%1，新的一份未交回</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>逾期</translation>
    </message>
    <message>
        <source>No items</source>
        <translation>无条目</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Not back yet</source>
        <translation>未交回</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Late: items are open, and the last answer or the hand-out is at least %1 days old, or there is neither and others have begun.</source>
        <translation>逾期：有条目待完成，且距最近一次作答或分发文件已至少 %1 天；或两者皆无，而其他人已经开始。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Dear %1,</source>
        <translation>%1：你好！</translation>
    </message>
    <message>
        <source>In “%1” you have labelled %2 of %3 so far.</source>
        <translation>在“%1”中，你目前已标注 %2/%3。</translation>
    </message>
    <message>
        <source>If you have gone further in your file, please choose “Hand in” in it and send the file that it names.</source>
        <translation>如果你的文件中实际进度更多，请选择“上交”，并发送程序指明的文件。</translation>
    </message>
    <message>
        <source>When can you go on? You can stop and come back at any time; everything is saved.</source>
        <translation>你什么时候可以继续？可以随时停下再回来，所有内容都已保存。</translation>
    </message>
    <message>
        <source>Thank you,</source>
        <translation>谢谢！</translation>
    </message>
    <message>
        <source>The study was unlocked after version %1: labels and decisions can change again. When that is done, lock it in Adjudicate and make the next release.</source>
        <translation>版本 %1 发布之后研究又解锁了：标签和裁定可以再次更改。改完后，请在“仲裁”页锁定，再次发布。</translation>
    </message>
    <message>
        <source>Everything is labelled. By the rules of the study more annotators are asked about splits before somebody decides.</source>
        <translation>全部已标注。按研究规则，出现分歧的条目先请更多标注员标注，再作裁定。</translation>
    </message>
    <message>
        <source>Norming rounds to open: %1</source>
        <translation>待公开的校准轮：%1</translation>
    </message>
    <message>
        <source>Norming rounds to close: %1</source>
        <translation>待关闭的校准轮：%1</translation>
    </message>
    <message>
        <source>Norming rounds waiting for votes: %1</source>
        <translation>等待投票的校准轮：%1</translation>
    </message>
    <message>
        <source>Which scenes are labelled, and how many of each kind, is chosen before that, with “Choose scenes…” in Roster.</source>
        <translation>标注哪些场景、每类多少，要在此之前用“名单”页的“挑选场景…”决定。</translation>
    </message>
</context>
<context>
    <name>subtext::StartPage</name>
    <message>
        <source>Reading between the lines, and writing it down.</source>
        <translation>读懂言外之意，并记录下来。</translation>
    </message>
    <message>
        <source>Drop one study to open it, or several returned files to merge them</source>
        <translation>拖入一项研究可打开，拖入多份交回的文件可合并</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>打开研究</translation>
    </message>
    <message>
        <source>A file that ends in .subtext</source>
        <translation>以 .subtext 结尾的文件</translation>
    </message>
    <message>
        <source>New study from files</source>
        <translation>从文件新建研究</translation>
    </message>
    <message>
        <source>Scenarios from CSV, Excel or JSON, a roster, an assignment</source>
        <translation>CSV、Excel 或 JSON 中的情境，加上名单和分配方案</translation>
    </message>
    <message>
        <source>Merge returned files</source>
        <translation>合并交回的文件</translation>
    </message>
    <message>
        <source>What the annotators sent back; or drop the files here</source>
        <translation>标注员交回的文件；也可直接拖到这里</translation>
    </message>
    <message>
        <source>Demonstration study</source>
        <translation>演示研究</translation>
    </message>
    <message>
        <source>Scenes and invented people to try everything with</source>
        <translation>用示例场景和虚构人员试用全部功能</translation>
    </message>
    <message>
        <source>Recent studies</source>
        <translation>最近的研究</translation>
    </message>
    <message>
        <source>Studies that you open will be listed here.</source>
        <translation>打开过的研究会列在这里。</translation>
    </message>
    <message>
        <source>Everything stays on this machine unless you send it. No account, no telemetry.  ·  F1 manual  ·  F12 keys</source>
        <translation>除非你主动发送，一切都只留在本机。无需账号，不收集使用数据。  ·  F1 手册  ·  F12 按键</translation>
    </message>
    <message>
        <source>Join a team…</source>
        <translation>加入团队…</translation>
    </message>
    <message>
        <source>With an invitation that you were sent, a file or a link.</source>
        <translation>使用收到的邀请（文件或链接）。</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>The name of a language</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Language of the window: %1</source>
        <translation>界面语言：%1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>From Label Studio…</source>
        <translation>从 Label Studio 拉取…</translation>
    </message>
    <message>
        <source>A project of a running server, with its people and answers</source>
        <translation>取自运行中的服务器上的项目，含人员和答案</translation>
    </message>
    <message>
        <source>%1 is no longer there. Click to look for its backups.</source>
        <translation>%1 已不在原处。点击可查找其备份。</translation>
    </message>
    <message>
        <source>How people disagree</source>
        <translation>人们如何产生分歧</translation>
    </message>
    <message>
        <source>%1 (with predictions of invented models)</source>
        <translation>%1（含虚构模型的预测）</translation>
    </message>
</context>
<context>
    <name>subtext::StepList</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>here</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>open</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>未到</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <translation>第 %1 步，%2：%3</translation>
    </message>
</context>
<context>
    <name>subtext::StratumBox</name>
    <message>
        <source>Items that count</source>
        <translation>计入的条目</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1（n = %2）</translation>
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
        <translation>把运行中的 Label Studio 的项目拉取到这项研究，或把研究推送过去。连接之前不会发出任何请求。</translation>
    </message>
    <message>
        <source>You see what would be pulled or pushed before it is done.</source>
        <translation>执行之前会显示将要拉取或推送的内容。</translation>
    </message>
    <message>
        <source>The project that was made from this study, or a new one</source>
        <translation>由这项研究创建的项目，或新项目</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Reading the project…</source>
        <translation>正在读取项目…</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>正在发送…</translation>
    </message>
    <message>
        <source>In Label Studio’s free edition everybody in a project can see and change everything in it.</source>
        <translation>在 Label Studio 免费版中，项目里的每个人都能查看和更改其中的一切。</translation>
    </message>
    <message>
        <source>Answers too, with codes and names</source>
        <translation>也含答案，带代号和姓名</translation>
    </message>
    <message>
        <source>Gold labels and notes too</source>
        <translation>也含金标签和备注</translation>
    </message>
    <message>
        <source>They are not shown while labelling, but anybody in the project can look them up.</source>
        <translation>标注时不显示，但项目中的任何人都能查到。</translation>
    </message>
    <message>
        <source>What would be sent</source>
        <translation>将要发送的内容</translation>
    </message>
    <message>
        <source>Push the study to it…</source>
        <translation>把研究推送过去…</translation>
    </message>
    <message>
        <source>the study’s own project</source>
        <translation>研究自己的项目</translation>
    </message>
    <message>
        <source>Projects on %1</source>
        <translation>%1 上的项目</translation>
    </message>
    <message>
        <source>Pull “%1” into this study</source>
        <translation>把“%1”拉取到这项研究</translation>
    </message>
    <message>
        <source>Push this study to “%1”</source>
        <translation>把这项研究推送到“%1”</translation>
    </message>
    <message>
        <source>Push the study there…</source>
        <translation>把研究推送过去…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Connect to %1</source>
        <translation>连接 %1</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Look at the project</source>
        <translation>查看项目</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>拉取</translation>
    </message>
    <message>
        <source>Push to %1</source>
        <translation>推送到 %1</translation>
    </message>
    <message>
        <source>the texts of the scenarios</source>
        <translation>情境的文本</translation>
    </message>
    <message>
        <source>answers with codes and names</source>
        <translation>带代号和姓名的答案</translation>
    </message>
    <message>
        <source>gold labels and notes</source>
        <translation>金标签和备注</translation>
    </message>
    <message>
        <source>I agree that these are sent to %1: %2</source>
        <translation>我同意把以下内容发送到 %1：%2</translation>
    </message>
    <message>
        <source>Stopped. Nothing was sent.</source>
        <translation>已停止。未发送任何内容。</translation>
    </message>
    <message>
        <source>Stopped. Nothing was pulled.</source>
        <translation>已停止。没有拉取任何内容。</translation>
    </message>
    <message>
        <source>Checking what is there…</source>
        <translation>正在检查那里已有的内容…</translation>
    </message>
    <message>
        <source>Into project %1, “%2”.</source>
        <translation>写入项目 %1“%2”。</translation>
    </message>
    <message>
        <source>A new project will be made.</source>
        <translation>将新建一个项目。</translation>
    </message>
    <message>
        <source>Everything is there already.</source>
        <translation>那里已经全有了。</translation>
    </message>
    <message>
        <source>Project %1: %2 and %3 were sent.</source>
        <translation>项目 %1：已发送 %2 和 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n 个情境</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n 个答案</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::StudioFrame</name>
    <message>
        <source>Signing in…</source>
        <translation>正在登录…</translation>
    </message>
    <message>
        <source>The server is preparing the project…</source>
        <translation>服务器正在准备项目…</translation>
    </message>
    <message>
        <source>Fetching the project…</source>
        <translation>正在获取项目…</translation>
    </message>
    <message>
        <source>Asking for the project…</source>
        <translation>正在请求项目…</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Projects on the server</source>
        <translation>服务器上的项目</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Tick the box above before connecting to this host.</source>
        <translation>连接此主机之前，请先勾选上面的方框。</translation>
    </message>
    <message>
        <source>I agree that Subtext signs in at %1 with my key; nothing from the study goes there</source>
        <translation>我同意 Subtext 用我的密钥登录 %1；研究的任何内容都不会发往那里</translation>
    </message>
    <message>
        <source>Looking for the key…</source>
        <translation>正在查找密钥…</translation>
    </message>
    <message>
        <source>Asking %1 (at most %2 s)…</source>
        <translation>正在询问 %1（最多 %2 秒）…</translation>
    </message>
</context>
<context>
    <name>subtext::StudioStudyDialog</name>
    <message>
        <source>This project has no labelling interface yet. Choose what the study asks; or set the interface up in Label Studio, under Settings › Labeling Interface, and come back.</source>
        <translation>这个项目还没有标注界面。请选择研究所问的内容；或在 Label Studio 的 Settings › Labeling Interface 中设置界面后再回来。</translation>
    </message>
    <message>
        <source>The labelling interface of this project cannot be read%1. Choose what the study asks.</source>
        <translation>无法读取该项目的标注界面%1。请选择研究所问的内容。</translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation> （第 %1 行）</translation>
    </message>
    <message>
        <source>New study from Label Studio</source>
        <translation>从 Label Studio 新建研究</translation>
    </message>
    <message>
        <source>Make a study from a project of a running Label Studio, with its scenarios, people and answers. Nothing is requested before you connect.</source>
        <translation>用运行中的 Label Studio 的项目创建研究，含其情境、人员和答案。连接之前不会发出任何请求。</translation>
    </message>
    <message>
        <source>Choose the project. The next pages show what it asks and what would be pulled.</source>
        <translation>请选择项目。后面的页面会显示它所问的内容和将要拉取的内容。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Your name, as the coordinator</source>
        <translation>你的姓名（作为负责人）</translation>
    </message>
    <message>
        <source>Who hands out, collects and releases</source>
        <translation>由谁分发、回收和发布</translation>
    </message>
    <message>
        <source>Annotators per item</source>
        <translation>每条目标注员数</translation>
    </message>
    <message>
        <source>&amp;Your name, as the coordinator</source>
        <translation>你的姓名（作为负责人）(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Annotators per item</source>
        <translation>每条目标注员数(&amp;A)</translation>
    </message>
    <message>
        <source>Projects on %1</source>
        <translation>%1 上的项目</translation>
    </message>
    <message>
        <source>A study for “%1”</source>
        <translation>“%1”的研究</translation>
    </message>
    <message>
        <source>Pull “%1” into the new study</source>
        <translation>把“%1”拉取到新研究</translation>
    </message>
    <message>
        <source>The study is ready</source>
        <translation>研究已就绪</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Connect to %1</source>
        <translation>连接 %1</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Look at the project</source>
        <translation>查看项目</translation>
    </message>
    <message>
        <source>Make the study…</source>
        <translation>创建研究…</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>拉取</translation>
    </message>
    <message>
        <source>Open the study</source>
        <translation>打开研究</translation>
    </message>
    <message>
        <source>Go back to what the study asks?</source>
        <translation>返回到研究所问的内容吗？</translation>
    </message>
    <message>
        <source>Nothing is pulled yet. The study that was begun is removed, and what you said of meanings is lost.</source>
        <translation>尚未拉取任何内容。已开始的研究会被移除，你指定的含义会丢失。</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Leave the new study?</source>
        <translation>放弃新建研究吗？</translation>
    </message>
    <message>
        <source>Nothing is pulled yet, and what you entered is lost. The study that was begun is removed: %1</source>
        <translation>尚未拉取任何内容，已填写的内容会丢失。已开始的研究会被移除：%1</translation>
    </message>
    <message>
        <source>Nothing is pulled yet, and what you entered is lost.</source>
        <translation>尚未拉取任何内容，已填写的内容会丢失。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>No study was made</source>
        <translation>没有创建研究</translation>
    </message>
    <message>
        <source>This key gives access to no project.</source>
        <translation>此密钥无权访问任何项目。</translation>
    </message>
    <message>
        <source>Stopped. Nothing was pulled.</source>
        <translation>已停止。没有拉取任何内容。</translation>
    </message>
    <message>
        <source>“%1” has no tasks yet, so there is nothing to pull. Import its data in Label Studio first, or choose another project.</source>
        <translation>“%1”还没有任务，因此没有可拉取的内容。请先在 Label Studio 中导入其数据，或选择其他项目。</translation>
    </message>
    <message>
        <source>Look at another project?</source>
        <translation>查看其他项目吗？</translation>
    </message>
    <message>
        <source>What you changed for “%1” is lost.</source>
        <translation>你对“%1”所作的更改会丢失。</translation>
    </message>
    <message>
        <source>Look at the other project</source>
        <translation>查看其他项目</translation>
    </message>
    <message>
        <source>Reading the project…</source>
        <translation>正在读取项目…</translation>
    </message>
    <message>
        <source>Nothing of “%1” can be imported as “%2”: its tasks have other columns, and without a labelling interface nothing says what they mean. Choose another task, set the interface up in Label Studio, or make a new study from the file that its tasks came from (New study from files, page Files).</source>
        <translation>“%1”的内容无法作为“%2”导入：其任务的列不同，又没有标注界面说明其含义。请选择其他任务，或在 Label Studio 中设置界面，或用其任务来源文件新建研究（“从文件新建研究”，“文件”页）。</translation>
    </message>
    <message>
        <source>Its instructions are too long to become the guideline: they stay in Label Studio.</source>
        <translation>其说明太长，不能作为标注规范：留在 Label Studio 中。</translation>
    </message>
    <message>
        <source>Its instructions become the guideline; at the bottom of the page they can be changed or left out.</source>
        <translation>其说明成为标注规范；可在页面底部更改或去掉。</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>项目 %1</translation>
    </message>
    <message>
        <source>The task “%1” was made from what the project asks.</source>
        <translation>任务“%1”根据该项目所问的内容创建。</translation>
    </message>
    <message>
        <source>No task can be made from this project: a task asks for at least one choice between options. Choose what the study asks.</source>
        <translation>无法由该项目创建任务：任务至少要有一道选择题。请选择研究所问的内容。</translation>
    </message>
    <message>
        <source>“%1” asks what the project asks.</source>
        <translation>“%1”与该项目所问的相同。</translation>
    </message>
    <message>
        <source>It does not ask: %1.</source>
        <translation>未问到：%1。</translation>
    </message>
    <message>
        <source>Say who coordinates the study: without a coordinator nobody can hand out or collect.</source>
        <translation>请填写研究负责人：没有负责人，就无人分发和回收。</translation>
    </message>
    <message>
        <source>Nothing was pulled, and the study that was begun for it was removed: %1</source>
        <translation>没有拉取任何内容，为此开始的研究已移除：%1</translation>
    </message>
    <message>
        <source>Nothing was pulled, and the study that was begun for it could not be removed. Delete it: %1</source>
        <translation>没有拉取任何内容，为此开始的研究未能移除。请将其删除：%1</translation>
    </message>
</context>
<context>
    <name>subtext::StudyFile</name>
    <message>
        <source>%1 exists already</source>
        <translation>%1 已存在</translation>
    </message>
    <message>
        <source>A new study is never written over a file. That file stays as it is; choose another name.</source>
        <translation>新建研究绝不会覆盖已有文件。该文件保持原样，请另选名称。</translation>
    </message>
    <message>
        <source>Choose another name…</source>
        <translation>另选名称…</translation>
    </message>
    <message>
        <source>Make the study</source>
        <translation>创建研究</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>研究 (*.subtext)</translation>
    </message>
</context>
<context>
    <name>subtext::StudyOpener</name>
    <message>
        <source>The study was repaired</source>
        <translation>研究已修复</translation>
    </message>
    <message>
        <source>Open for reading</source>
        <translation>以只读方式打开</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Some rows of the files were not imported.</source>
        <translation>文件中有些行未导入。</translation>
    </message>
</context>
<context>
    <name>subtext::StudyPlace</name>
    <message>
        <source>Stopped. The figures are those from before.</source>
        <translation>已停止。显示的仍是之前的数字。</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>subtext::SubmissionQuestions</name>
    <message numerus="yes">
        <source>The self-check asks about %n more items.</source>
        <translation>
            <numerusform>自查对另外 %n 个条目有疑问。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再看看</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>subtext::SummaryPage</name>
    <message numerus="yes">
        <source>%n scenarios</source>
        <translation>
            <numerusform>%n 个情境</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n labels</source>
        <translation>
            <numerusform>%n 个标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold labels</source>
        <translation>
            <numerusform>%n 个金标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n 条备注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n annotators from the files</source>
        <translation>
            <numerusform>以及文件中的 %n 位标注员</numerusform>
        </translation>
    </message>
    <message>
        <source>As in the files</source>
        <translation>按文件顺序</translation>
    </message>
    <message>
        <source>%1, seed %2%3</source>
        <translation>%1，种子 %2%3</translation>
    </message>
    <message numerus="yes">
        <source>%n annotators for each item</source>
        <translation>
            <numerusform>每个条目 %n 位标注员</numerusform>
        </translation>
    </message>
    <message>
        <source>The study’s own</source>
        <translation>本研究自有</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>标注规范</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Consent, practice and repeats</source>
        <translation>知情同意、练习和重复条目</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Read it once more. The last step asks for a file name and makes the study; the hand-outs are written from the Roster place.</source>
        <translation>请再通读一遍。最后一步会询问文件名并创建研究；分发文件在“名单”页生成。</translation>
    </message>
    <message>
        <source>Show the refused rows</source>
        <translation>显示被拒收的行</translation>
    </message>
    <message>
        <source>Refused rows</source>
        <translation>被拒收的行</translation>
    </message>
    <message numerus="yes">
        <source>%n questions about the reader</source>
        <translation>
            <numerusform>%n 个关于读者的问题</numerusform>
        </translation>
    </message>
    <message>
        <source>; everybody labels items of all groups</source>
        <translation>；所有人标注全部组</translation>
    </message>
</context>
<context>
    <name>subtext::SummaryView</name>
    <message>
        <source>Get more items</source>
        <translation>领取更多条目</translation>
    </message>
    <message>
        <source>Practise (F6)</source>
        <translation>练习 (F6)</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>最终标签</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>active time</source>
        <translation>有效用时</translation>
    </message>
    <message>
        <source>median per item</source>
        <translation>每条目用时中位数</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>有问题</translation>
    </message>
    <message>
        <source>revised</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>labelled again</source>
        <translation>已重新标注</translation>
    </message>
    <message numerus="yes">
        <source>The self-check asks about %n items</source>
        <translation>
            <numerusform>自查对 %n 个条目有疑问</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are open</source>
        <translation>
            <numerusform>%n 个条目待完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items still to do</source>
        <translation>
            <numerusform>%n 个条目待完成</numerusform>
        </translation>
    </message>
    <message>
        <source>Item %1: changed, not updated</source>
        <translation>条目 %1：有改动，未更新</translation>
    </message>
    <message>
        <source>Item %1: label again</source>
        <translation>条目 %1：重新标注</translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation>条目 %1</translation>
    </message>
    <message>
        <source>and %1 more in the item list (F2)</source>
        <translation>条目列表中还有 %1 个 (F2)</translation>
    </message>
    <message>
        <source>Item %1: keep or change?</source>
        <translation>条目 %1：保留还是更改？</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Your emotions</source>
        <translation>你的情绪标签</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>你的答案</translation>
    </message>
    <message>
        <source>Nothing is assigned to you</source>
        <translation>没有分配给你的内容</translation>
    </message>
    <message>
        <source>In this study you have no items to label. If you expected some, ask whoever coordinates the study, or sign in under another name.</source>
        <translation>在这项研究中，你没有需要标注的条目。如果你认为应该有，请询问研究负责人，或换个姓名登录。</translation>
    </message>
    <message>
        <source>All done. Thank you.</source>
        <translation>全部完成，谢谢！</translation>
    </message>
    <message>
        <source>Your work so far</source>
        <translation>目前的成果</translation>
    </message>
    <message>
        <source>Every item is submitted and saved. %1</source>
        <translation>所有条目都已提交并保存。%1</translation>
    </message>
    <message>
        <source>Every item is submitted and saved. You can still page back and revise; earlier answers are kept.</source>
        <translation>所有条目都已提交并保存。你仍可翻回去修改；先前的答案会保留。</translation>
    </message>
    <message>
        <source>Everything so far is saved. Some items are still to do.</source>
        <translation>目前的内容都已保存，还有一些条目待完成。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>All items are submitted</source>
        <translation>所有条目都已提交</translation>
    </message>
    <message>
        <source>Your work is handed in. A few early items can still be shown again; if you answer them, hand in again.</source>
        <translation>成果已上交。少量先前的条目还可再次显示；如果作答了，请再次上交。</translation>
    </message>
    <message>
        <source>A few early items come up again. Hand in when you have answered them.</source>
        <translation>少量先前的条目会再次出现。答完后请上交。</translation>
    </message>
    <message numerus="yes">
        <source>See %n early items again</source>
        <translation>
            <numerusform>再看 %n 个先前的条目</numerusform>
        </translation>
    </message>
    <message>
        <source>You coordinate this study; annotators label the items. Who gets which is decided in Roster, under Assignment.</source>
        <translation>你负责这项研究；条目由标注员标注。谁标注哪些条目，在“名单”的“分配”中决定。</translation>
    </message>
    <message>
        <source>About you…</source>
        <translation>关于你…</translation>
    </message>
    <message>
        <source>Your votes are in</source>
        <translation>你的投票已上交</translation>
    </message>
    <message>
        <source>Hand in the file, so that they reach whoever coordinates the study.</source>
        <translation>请上交文件，以便投票送达研究负责人。</translation>
    </message>
</context>
<context>
    <name>subtext::SurpriseChart</name>
    <message>
        <source>Surprisingly popular labels</source>
        <translation>出人意料地受欢迎的标签</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>统计内容</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>占比 (%)</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Share of the items</source>
        <translation>条目比例</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>is found</source>
        <translation>存在</translation>
    </message>
    <message>
        <source>is the most frequent</source>
        <translation>是最常见标签</translation>
    </message>
    <message>
        <source>is another one</source>
        <translation>是另一标签</translation>
    </message>
    <message>
        <source>agrees with gold</source>
        <translation>与金标签一致</translation>
    </message>
    <message>
        <source>most frequent: with gold</source>
        <translation>最常见：与金标签一致</translation>
    </message>
    <message>
        <source>is another one, all guesses right</source>
        <translation>是另一标签，且预测全部正确</translation>
    </message>
    <message>
        <source>The label that was chosen more often than annotators expected others to choose it, compared with the most frequent one where an item has one. Annotators guess the most frequent label alone, and so it leans towards a minority: where all of them guess right, it is one that fewer chose. A diagnostic: no label comes from it. All items where the guess is asked for; the choices above do not apply here.</source>
        <translation>实际选择人数超过标注员预测的标签；若条目有唯一的最常见标签，则与之比较。标注员只预测最常见的标签，因此结果偏向少数：若所有人都预测正确，得出的便是较少人选择的标签。仅供诊断，不会由此产生任何标签。涵盖所有要求预测的条目，不受上面的选择影响。</translation>
    </message>
</context>
<context>
    <name>subtext::SurpriseText</name>
    <message>
        <source>No label is surprisingly popular (%1).</source>
        <translation>没有出人意料地受欢迎的标签（%1）。</translation>
    </message>
    <message>
        <source>Surprisingly popular: %1 (margin %2, %3).</source>
        <translation>出人意料地受欢迎：%1（差距 %2，%3）。</translation>
    </message>
</context>
<context>
    <name>subtext::TableChoice</name>
    <message>
        <source>How labels outside the options are translated. A table of your own is a CSV file with the columns label and emotion.</source>
        <translation>如何转换选项外的标签。自备对照表是含 label 和 emotion 两列的 CSV 文件。</translation>
    </message>
    <message>
        <source>Label table</source>
        <translation>标签对照表</translation>
    </message>
    <message>
        <source>Label table %1</source>
        <translation>标签对照表 %1</translation>
    </message>
    <message>
        <source>No label table</source>
        <translation>不用标签对照表</translation>
    </message>
    <message>
        <source>Label table from a file…</source>
        <translation>从文件读取标签对照表…</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.xlsx);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.xlsx);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>subtext::TakenItems</name>
    <message numerus="yes">
        <source>%n items are no longer yours to label. What you submitted stays.</source>
        <translation>
            <numerusform>%n 个条目已不再分配给你。你已提交的内容会保留。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::TaskEditor</name>
    <message>
        <source>Edit a task</source>
        <translation>编辑任务</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>存为文件…</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>A task from a file</source>
        <translation>从文件读取任务</translation>
    </message>
    <message>
        <source>Tasks (*.json)</source>
        <translation>任务 (*.json)</translation>
    </message>
    <message>
        <source>Save the task</source>
        <translation>保存任务</translation>
    </message>
    <message>
        <source>Fields or page</source>
        <translation>字段或页面</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>As annotators will see it</source>
        <translation>标注员看到的样子</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Use this task</source>
        <translation>使用此任务(&amp;U)</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>可能还有更多。</translation>
    </message>
    <message>
        <source>%1 cannot be used</source>
        <translation>无法使用 %1</translation>
    </message>
    <message>
        <source>Correct what is listed above; then the file can be read again.</source>
        <translation>请更正上面列出的内容，然后可重新读取文件。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存为 %1。</translation>
    </message>
    <message>
        <source>Correct what is listed above first.</source>
        <translation>请先更正上面列出的内容。</translation>
    </message>
    <message>
        <source>Leave the task?</source>
        <translation>放弃编辑任务吗？</translation>
    </message>
    <message>
        <source>Your changes are not saved and will be lost.</source>
        <translation>更改尚未保存，将会丢失。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>subtext::TaskPage</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>What annotators read, and what they are asked about each scene. Once there are answers, only its wording can change.</source>
        <translation>标注员读什么，以及就每个场景回答什么。一旦有了答案，就只能改措辞。</translation>
    </message>
    <message>
        <source>N&amp;ame of the study</source>
        <translation>研究名称(&amp;A)</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>研究名称</translation>
    </message>
    <message>
        <source>Pragmatic emotions, spring term</source>
        <translation>语用情绪，春季学期</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>标注规范</translation>
    </message>
    <message>
        <source>Annotators read it in the Guidelines place. Your own replaces the built-in one.</source>
        <translation>标注员在“标注规范”页阅读。自备的规范会取代内置的。</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>标注内容</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>从文件(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Edit a copy…</source>
        <translation>编辑副本(&amp;E)…</translation>
    </message>
    <message>
        <source>A task from a file</source>
        <translation>从文件读取任务</translation>
    </message>
    <message>
        <source>Tasks (*.json)</source>
        <translation>任务 (*.json)</translation>
    </message>
    <message>
        <source>From &amp;Label Studio…</source>
        <translation>从 Label Studio 拉取(&amp;L)…</translation>
    </message>
    <message>
        <source>Make the study from a project of a running server, with its people and answers.</source>
        <translation>用运行中的服务器上的项目（含人员和答案）创建研究。</translation>
    </message>
    <message>
        <source>What is wrong with the document</source>
        <translation>文档中的错误</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>可能还有更多。</translation>
    </message>
    <message>
        <source>%1 cannot be used</source>
        <translation>无法使用 %1</translation>
    </message>
    <message>
        <source>Give the study a name.</source>
        <translation>请为研究命名。</translation>
    </message>
</context>
<context>
    <name>subtext::TaskSentences</name>
    <message>
        <source>it is too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>A task has at most %1 bytes.</source>
        <translation>任务最多 %1 字节。</translation>
    </message>
    <message>
        <source>“%1” is in this object twice</source>
        <translation>“%1”在此对象中出现两次</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>请保留其中一个。</translation>
    </message>
    <message>
        <source>“%1” is not the schema of a task</source>
        <translation>“%1”不是任务的 schema</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot;.</source>
        <translation>请写 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>this is of type %1</source>
        <translation>此处的类型为 %1</translation>
    </message>
    <message>
        <source>Write a value of type %1.</source>
        <translation>请写类型为 %1 的值。</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>缺少“%1”</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>请补上。</translation>
    </message>
    <message>
        <source>“%1” is not used here</source>
        <translation>此处不用“%1”</translation>
    </message>
    <message>
        <source>Remove it, or use one of: %1.</source>
        <translation>请删除，或改用其中之一：%1。</translation>
    </message>
    <message>
        <source>Use one of: %1.</source>
        <translation>请使用其中之一：%1。</translation>
    </message>
    <message>
        <source>lists or objects are nested more than 100 deep</source>
        <translation>列表或对象嵌套超过 100 层</translation>
    </message>
    <message>
        <source>A task needs five.</source>
        <translation>任务只需五层。</translation>
    </message>
    <message>
        <source>an object has too many keys</source>
        <translation>对象的键太多</translation>
    </message>
    <message>
        <source>A task needs fifteen.</source>
        <translation>任务只需十五个。</translation>
    </message>
    <message>
        <source>a number has too many characters</source>
        <translation>数字的字符太多</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>请缩短。</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>不是有效的 JSON</translation>
    </message>
    <message>
        <source>Look for a comma, a quotation mark or a bracket that is missing or one too many.</source>
        <translation>请检查是否缺少或多出逗号、引号或括号。</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>文本为空</translation>
    </message>
    <message>
        <source>Write something, or leave the key out.</source>
        <translation>请填写内容，或去掉该键。</translation>
    </message>
    <message>
        <source>the text begins or ends with a space</source>
        <translation>文本以空格开头或结尾</translation>
    </message>
    <message>
        <source>Remove the space.</source>
        <translation>请去掉空格。</translation>
    </message>
    <message>
        <source>the text has an invisible character, %1</source>
        <translation>文本含有不可见字符 %1</translation>
    </message>
    <message>
        <source>Remove it; a text is one line.</source>
        <translation>请删除；文本只能有一行。</translation>
    </message>
    <message>
        <source>the text has %1 characters</source>
        <translation>文本有 %1 个字符</translation>
    </message>
    <message>
        <source>Shorten it to %1.</source>
        <translation>请缩短到 %1 个。</translation>
    </message>
    <message>
        <source>“%1” is not a token</source>
        <translation>“%1”不是 token</translation>
    </message>
    <message>
        <source>Use small letters, digits, “-” and “_”, a letter first, 32 at most.</source>
        <translation>请用小写字母、数字、“-”和“_”，以字母开头，最多 32 个字符。</translation>
    </message>
    <message>
        <source>“%1” is a column that every task has</source>
        <translation>“%1”是每个任务都有的列</translation>
    </message>
    <message>
        <source>Choose another token.</source>
        <translation>请换一个 token。</translation>
    </message>
    <message>
        <source>“%1” is also the token of %2</source>
        <translation>“%1”也是%2的 token</translation>
    </message>
    <message>
        <source>Change one of the two.</source>
        <translation>请改动两者之一。</translation>
    </message>
    <message>
        <source>“%1” could also mean %2</source>
        <translation>“%1”也可能指%2</translation>
    </message>
    <message>
        <source>Change one of the two; files may hold either.</source>
        <translation>请改动两者之一；文件中两种写法都可能出现。</translation>
    </message>
    <message>
        <source>“%1” is not a colour</source>
        <translation>“%1”不是颜色</translation>
    </message>
    <message>
        <source>Write # and six hexadecimal digits, such as #d9a400.</source>
        <translation>请写 # 加六位十六进制数字，如 #d9a400。</translation>
    </message>
    <message>
        <source>“%1” is not a valid name for a file beside the document</source>
        <translation>“%1”不能用作文档旁文件的名称</translation>
    </message>
    <message>
        <source>Name a file without its folder, or built-in:cei or built-in:emoscene.</source>
        <translation>请写不带文件夹的文件名，或 built-in:cei、built-in:emoscene。</translation>
    </message>
    <message>
        <source>there is no file “%1” beside the document</source>
        <translation>文档旁没有文件“%1”</translation>
    </message>
    <message>
        <source>Put it there, or correct the name.</source>
        <translation>请把文件放在那里，或更正名称。</translation>
    </message>
    <message>
        <source>“{%1}” names no field of the scene</source>
        <translation>“{%1}”不是场景的字段</translation>
    </message>
    <message>
        <source>Name the token of one in braces, and use braces for nothing else.</source>
        <translation>请在花括号中写字段的 token，花括号不作他用。</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 不是整数</translation>
    </message>
    <message>
        <source>Write one without a decimal point.</source>
        <translation>请写不带小数点的数。</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 超出范围</translation>
    </message>
    <message>
        <source>It must be within %1.</source>
        <translation>必须在 %1 之内。</translation>
    </message>
    <message>
        <source>there are too few here (%1)</source>
        <translation>此处太少（%1）</translation>
    </message>
    <message>
        <source>Add some: there must be at least %1.</source>
        <translation>请增加：至少要有 %1 个。</translation>
    </message>
    <message>
        <source>there are too many here (%1)</source>
        <translation>此处太多（%1）</translation>
    </message>
    <message>
        <source>Remove some: there may be at most %1.</source>
        <translation>请删减：最多 %1 个。</translation>
    </message>
    <message>
        <source>%1 is not greater than %2, which comes before it</source>
        <translation>%1 不大于前面的 %2</translation>
    </message>
    <message>
        <source>Put them in ascending order.</source>
        <translation>请按升序排列。</translation>
    </message>
    <message>
        <source>“%1” is its own opposite</source>
        <translation>“%1”的对立项是它自己</translation>
    </message>
    <message>
        <source>Name another, or none.</source>
        <translation>请另指定一个，或不指定。</translation>
    </message>
    <message>
        <source>“%1” does not name this as its opposite</source>
        <translation>“%1”没有把此项指定为对立项</translation>
    </message>
    <message>
        <source>the opposite of “%1” is “%2”</source>
        <translation>“%1”的对立项是“%2”</translation>
    </message>
    <message>
        <source>Opposites come in pairs: let each name the other.</source>
        <translation>对立项成对出现：请让两者互相指定。</translation>
    </message>
    <message>
        <source>a question outside a board has no opposite</source>
        <translation>判断表之外的题目没有对立项</translation>
    </message>
    <message>
        <source>Give it a board, or remove the key.</source>
        <translation>请为它指定判断表，或删除该键。</translation>
    </message>
    <message>
        <source>no field has the place “hero”</source>
        <translation>没有字段位于“hero”</translation>
    </message>
    <message>
        <source>Say which text the questions are about.</source>
        <translation>请指明题目针对的是哪段文本。</translation>
    </message>
    <message>
        <source>%1 is at the place “%2” already</source>
        <translation>%1 已位于“%2”</translation>
    </message>
    <message>
        <source>Give one of the two another place.</source>
        <translation>请给两者之一换个位置。</translation>
    </message>
    <message>
        <source>the field at the place “hero” is of kind “%1”</source>
        <translation>位于“hero”的字段类型为“%1”</translation>
    </message>
    <message>
        <source>Make it a text.</source>
        <translation>请改为文本。</translation>
    </message>
    <message>
        <source>the field at the place “hero” may be absent</source>
        <translation>位于“hero”的字段可以缺省</translation>
    </message>
    <message>
        <source>Make it required.</source>
        <translation>请设为必填。</translation>
    </message>
    <message>
        <source>a field of kind “%1” has no options</source>
        <translation>“%1”类型的字段没有选项</translation>
    </message>
    <message>
        <source>Remove them, or make it a choice.</source>
        <translation>请删除选项，或改为选择类型。</translation>
    </message>
    <message>
        <source>only a text has a number of words, not a field of kind “%1”</source>
        <translation>只有文本才有词数，“%1”类型的字段没有</translation>
    </message>
    <message>
        <source>Remove it, or make the field a text.</source>
        <translation>请删除词数，或把字段改为文本。</translation>
    </message>
    <message>
        <source>%1 is the scale of confidence already</source>
        <translation>%1已是确信度量表</translation>
    </message>
    <message>
        <source>other questions stand between those of the board “%1”</source>
        <translation>判断表“%1”的题目之间夹有其他题目</translation>
    </message>
    <message>
        <source>Put its questions next to each other.</source>
        <translation>请把它的题目排在一起。</translation>
    </message>
    <message>
        <source>the options differ from those of %1 on the board “%2”</source>
        <translation>选项与判断表“%2”上的%1不同</translation>
    </message>
    <message>
        <source>Give all questions of a board the same options.</source>
        <translation>请让同一判断表的所有题目选项相同。</translation>
    </message>
    <message>
        <source>no question is on the board “%1”</source>
        <translation>没有题目在判断表“%1”上</translation>
    </message>
    <message>
        <source>Remove it, or name it in a question.</source>
        <translation>请删除它，或在题目中指定它。</translation>
    </message>
    <message>
        <source>there is no option “%1”</source>
        <translation>没有选项“%1”</translation>
    </message>
    <message>
        <source>Name one by its token.</source>
        <translation>请写选项的 token。</translation>
    </message>
    <message>
        <source>there is no question “%1”</source>
        <translation>没有题目“%1”</translation>
    </message>
    <message>
        <source>there is no board “%1”</source>
        <translation>没有判断表“%1”</translation>
    </message>
    <message>
        <source>there is no scale “%1”</source>
        <translation>没有量表“%1”</translation>
    </message>
    <message>
        <source>the board “%1” has other options than no and yes</source>
        <translation>判断表“%1”的选项不是“否”和“是”</translation>
    </message>
    <message>
        <source>Ask for “same” only.</source>
        <translation>请只用“same”。</translation>
    </message>
    <message>
        <source>this names neither a question nor a board, or both</source>
        <translation>此处既未指定题目也未指定判断表，或两者都指定了</translation>
    </message>
    <message>
        <source>Name one of them.</source>
        <translation>请指定其中一个。</translation>
    </message>
    <message>
        <source>no option of “%1” is positive or negative</source>
        <translation>“%1”没有正面或负面的选项</translation>
    </message>
    <message>
        <source>Give options a valence, or remove the check.</source>
        <translation>请为选项设定效价，或删除该检查。</translation>
    </message>
    <message>
        <source>“%1” is about the annotator, not the scene</source>
        <translation>“%1”是关于标注员的，不是关于场景的</translation>
    </message>
    <message>
        <source>Name another scale.</source>
        <translation>请指定其他量表。</translation>
    </message>
    <message>
        <source>the layout “%1” does not fit: the part “%2” differs from its task</source>
        <translation>格式“%1”不适用：“%2”部分与其任务不同</translation>
    </message>
    <message>
        <source>Choose the layout “tidy”, or keep the tokens of that task.</source>
        <translation>请选择格式“tidy”，或沿用该任务的 token。</translation>
    </message>
    <message>
        <source>the analysis “%1” does not fit: the part “%2” differs from its task</source>
        <translation>分析“%1”不适用：“%2”部分与其任务不同</translation>
    </message>
    <message>
        <source>Choose the analysis “none”, or keep the tokens of that task.</source>
        <translation>请选择分析“none”，或沿用该任务的 token。</translation>
    </message>
    <message>
        <source>the document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <translation>%1，第 %2 行，第 %3 列</translation>
    </message>
    <message numerus="yes">
        <source>a table of %n rows</source>
        <translation>
            <numerusform>一个 %n 行的表</numerusform>
        </translation>
    </message>
    <message>
        <source>1 question with %1 options</source>
        <translation>1 道题，%1 个选项</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 道题</translation>
    </message>
    <message>
        <source>no groups</source>
        <translation>不分组</translation>
    </message>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n 个组</numerusform>
        </translation>
    </message>
    <message>
        <source>groups from the files</source>
        <translation>组取自文件</translation>
    </message>
    <message>
        <source>an explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>an explanation, optional</source>
        <translation>解释（选填）</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>guideline</source>
        <translation>标注规范</translation>
    </message>
    <message>
        <source>cheat sheet</source>
        <translation>速查表</translation>
    </message>
    <message>
        <source>consent text</source>
        <translation>知情同意书</translation>
    </message>
    <message>
        <source>practice scenes</source>
        <translation>练习场景</translation>
    </message>
    <message>
        <source>These built-in texts mention answers that this task does not have: %1. Write your own, or name none.</source>
        <translation>这些内置文本提到了本任务没有的答案：%1。请自行撰写，或不指定。</translation>
    </message>
    <message numerus="yes">
        <source>%n scales</source>
        <translation>
            <numerusform>%n 个量表</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not the code of a language</source>
        <translation>“%1”不是语言代码</translation>
    </message>
    <message>
        <source>Write it as in en, pt-BR or zh-Hans-CN.</source>
        <translation>请按 en、pt-BR 或 zh-Hans-CN 的形式书写。</translation>
    </message>
</context>
<context>
    <name>subtext::TeamDialog</name>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n 个答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n 条裁定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements</source>
        <translation>
            <numerusform>%n 次定夺</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand-ins</source>
        <translation>
            <numerusform>%n 次上交</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions about items</source>
        <translation>
            <numerusform>%n 条条目提问</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replies to questions</source>
        <translation>
            <numerusform>%n 条提问回复</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second looks</source>
        <translation>
            <numerusform>%n 次复看</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests to label again</source>
        <translation>
            <numerusform>%n 项重新标注请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of the kind “%1”</source>
        <translation>
            <numerusform>%n 行“%1”类型</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of this file wait to be sent.</source>
        <translation>
            <numerusform>本文件有 %n 行等待发送。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server did not accept %n rows of this file:</source>
        <translation>
            <numerusform>服务器没有接受本文件的 %n 行：</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything in this file has been sent and accepted.</source>
        <translation>本文件的全部内容都已发送并被接受。</translation>
    </message>
    <message>
        <source>What the device writes into the folder after that is not taken; its file can still be handed in. It can read the folder for as long as that is shared with it.</source>
        <translation>此后该设备写入文件夹的内容不再采纳；其文件仍可上交。只要文件夹仍与之共享，它就能读取该文件夹。</translation>
    </message>
    <message>
        <source>The device can then send and receive nothing through %1. What it has not sent stays in its file, which can still be handed in.</source>
        <translation>此后该设备无法再通过 %1 收发任何内容。尚未发送的留在其文件中，文件仍可上交。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were waiting there when it was last seen.</source>
        <translation>
            <numerusform>最近一次在线时，那里有 %n 行待发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is this device: this file would no longer take part.</source>
        <translation>就是这台设备：本文件将不再参与。</translation>
    </message>
    <message>
        <source>%1 can be invited again, unless you cut them off for good, with all their devices.</source>
        <translation>可再次邀请 %1，除非你将其连同所有设备永久移出。</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>This file</source>
        <translation>本文件</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>撤销…</translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation>邀请…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>核验</translation>
    </message>
    <message>
        <source>More items…</source>
        <translation>更多条目…</translation>
    </message>
    <message>
        <source>Reads everything there again and compares it with what was sent and read.</source>
        <translation>重新读取那里的一切，并与收发过的内容比对。</translation>
    </message>
    <message>
        <source>Whether annotators may ask for more items when they have submitted everything.</source>
        <translation>标注员全部提交后能否领取更多条目。</translation>
    </message>
    <message>
        <source>In the folder %1. It is not blind: whoever can open it can read everybody’s answers.</source>
        <translation>在文件夹 %1 中。这不是盲标：能打开它的人都能看到所有人的答案。</translation>
    </message>
    <message>
        <source>On %1, database %2.</source>
        <translation>在 %1 上，数据库 %2。</translation>
    </message>
    <message>
        <source>A device is one computer of one person.</source>
        <translation>一台设备指某个人的一台电脑。</translation>
    </message>
    <message>
        <source>The devices of others are shown to coordinators only.</source>
        <translation>他人的设备只对负责人显示。</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>正在询问 %1…</translation>
    </message>
    <message>
        <source>Revoke this device</source>
        <translation>撤销此设备</translation>
    </message>
    <message>
        <source>Revoke the invitation</source>
        <translation>撤销邀请</translation>
    </message>
    <message>
        <source>Cut %1 off for good</source>
        <translation>永久移出 %1</translation>
    </message>
    <message>
        <source>Revoke a device of %1?</source>
        <translation>撤销 %1 的一台设备吗？</translation>
    </message>
    <message>
        <source>Revoking at %1…</source>
        <translation>正在 %1 撤销…</translation>
    </message>
    <message numerus="yes">
        <source>%n devices were revoked.</source>
        <translation>
            <numerusform>已撤销 %n 台设备。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading everything again from %1…</source>
        <translation>正在从 %1 重新读取全部内容…</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are in the folder as they were sent.</source>
        <translation>
            <numerusform>文件夹中有 %n 行与发送时一致。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are on the server as they were sent.</source>
        <translation>
            <numerusform>服务器上有 %n 行与发送时一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything that this file has read is still there.</source>
        <translation>本文件读取过的内容都还在那里。</translation>
    </message>
    <message>
        <source>Watch…</source>
        <translation>旁观…</translation>
    </message>
    <message>
        <source>See what others decide before the round opens, and decide nothing yourself.</source>
        <translation>在本轮公开前查看他人的裁定，自己不再裁定。</translation>
    </message>
    <message>
        <source>Watch the desks?</source>
        <translation>旁观裁定？</translation>
    </message>
    <message>
        <source>Watch the desks</source>
        <translation>旁观</translation>
    </message>
    <message>
        <source>You watch the desks. What others have decided comes with the next sync.</source>
        <translation>你已开始旁观。他人的裁定会在下次同步时送达。</translation>
    </message>
    <message>
        <source>Try again once they have been sent.</source>
        <translation>请在发送完毕后重试。</translation>
    </message>
    <message>
        <source>You then see what adjudicators decide before the round opens, and can no longer decide anything yourself; what you have decided stays. They go on without seeing each other’s decisions, and are not held up by you. It cannot be taken back.</source>
        <translation>之后你可以在本轮公开前看到仲裁员的裁定，但自己不能再裁定；你已作的裁定会保留。仲裁员之间仍互不可见，也无需等你。此操作无法撤回。</translation>
    </message>
    <message>
        <source>The invitation can then no longer be opened.</source>
        <translation>此后邀请不能再打开。</translation>
    </message>
</context>
<context>
    <name>subtext::TeamLine</name>
    <message numerus="yes">
        <source>%n changes in this file are waiting to be sent.</source>
        <translation>
            <numerusform>本文件有 %n 处更改等待发送。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files there cannot be used (%1): “Team…” says which.</source>
        <translation>
            <numerusform>那里有 %n 个文件无法使用（%1）：“团队…”中列出了是哪些。</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening the folder “%1”…</source>
        <translation>正在打开文件夹“%1”…</translation>
    </message>
    <message>
        <source>Team in the folder “%1”: everything sent and received at %2.</source>
        <translation>团队文件夹“%1”：已于 %2 全部收发完毕。</translation>
    </message>
    <message>
        <source>Team in the folder “%1”:</source>
        <translation>团队文件夹“%1”：</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接 %1…</translation>
    </message>
    <message>
        <source>Team on %1:</source>
        <translation>团队服务器 %1：</translation>
    </message>
    <message>
        <source>Team on %1: everything sent and received at %2.</source>
        <translation>团队服务器 %1：已于 %2 全部收发完毕。</translation>
    </message>
    <message>
        <source>The server %1 cannot be reached.</source>
        <translation>无法连接服务器 %1。</translation>
    </message>
    <message>
        <source>The shared folder “%1” is not there.</source>
        <translation>共享文件夹“%1”不在原处。</translation>
    </message>
    <message>
        <source>The shared folder “%1” is not there as a whole.</source>
        <translation>共享文件夹“%1”不完整。</translation>
    </message>
    <message>
        <source>Keep working: your work is saved in the study file.</source>
        <translation>请继续工作：成果保存在研究文件中。</translation>
    </message>
    <message numerus="yes">
        <source>%n changes were not accepted.</source>
        <translation>
            <numerusform>有 %n 处更改未被接受。</numerusform>
        </translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>立即重试</translation>
    </message>
    <message>
        <source>Team…</source>
        <translation>团队…</translation>
    </message>
    <message numerus="yes">
        <source>%n changes in this file wait: the study is locked.</source>
        <translation>
            <numerusform>本文件有 %n 处更改在等待：研究已锁定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes came that this program cannot use.</source>
        <translation>
            <numerusform>收到 %n 处本程序无法使用的更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Install a newer version of Subtext.</source>
        <translation>请安装新版本的 Subtext。</translation>
    </message>
    <message>
        <source>Team in the folder “%1”: sent and received at %2.</source>
        <translation>团队文件夹“%1”：已于 %2 收发。</translation>
    </message>
    <message>
        <source>Team on %1: sent and received at %2.</source>
        <translation>团队服务器 %1：已于 %2 收发。</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 ahead of the server&apos;s: check its date and time.</source>
        <translation>本机时钟比服务器快 %1：请检查日期和时间。</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 behind the server&apos;s: check its date and time.</source>
        <translation>本机时钟比服务器慢 %1：请检查日期和时间。</translation>
    </message>
</context>
<context>
    <name>subtext::TeamOffer</name>
    <message>
        <source>Without files: share the study with a team on a server of yours, or in a folder that all can open.</source>
        <translation>不用文件：与团队共享研究，可放在你的服务器上，或放在大家都能打开的文件夹中。</translation>
    </message>
    <message>
        <source>Shared with a team in %1: answers arrive by themselves.</source>
        <translation>已与团队在 %1 中共享：答案自动到来。</translation>
    </message>
    <message>
        <source>Shared with a team on %1: answers arrive by themselves.</source>
        <translation>已与团队在 %1 上共享：答案自动到来。</translation>
    </message>
    <message>
        <source>Team…</source>
        <translation>团队…</translation>
    </message>
    <message>
        <source>Share with a team…</source>
        <translation>与团队共享…</translation>
    </message>
</context>
<context>
    <name>subtext::TeamRequest</name>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>What was done by then stays done.</source>
        <translation>在此之前已完成的部分仍然有效。</translation>
    </message>
    <message>
        <source>The secret of this device for the team cannot be read or kept (%1).</source>
        <translation>无法读取或保存此设备的团队密钥（%1）。</translation>
    </message>
    <message>
        <source>Unlock the keychain of this system, and try again.</source>
        <translation>请解锁系统钥匙串后重试。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>%1: choose</source>
        <translation>%1：选择</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>No system keychain answers, so this device’s secret is kept in a settings file that only your account can read. Whoever can read it can write in your name.</source>
        <translation>系统没有可用的钥匙串，因此此设备的密钥存放在设置文件中，只有你的账户能读取。能读到它的人就能以你的名义写入。</translation>
    </message>
    <message>
        <source>The server %1 cannot be reached: nothing answers there at port %2.</source>
        <translation>无法连接服务器 %1：其端口 %2 没有任何响应。</translation>
    </message>
    <message>
        <source>The system’s words: %1</source>
        <translation>系统消息：%1</translation>
    </message>
    <message>
        <source>Check the address and the network, and ask whoever runs the server whether it is running.</source>
        <translation>请检查地址和网络，并向服务器的管理者确认它是否在运行。</translation>
    </message>
    <message>
        <source>Check the network, and try again later. Work goes on without the server; what waits is sent later.</source>
        <translation>请检查网络，稍后再试。没有服务器也可继续工作；待发内容稍后发送。</translation>
    </message>
</context>
<context>
    <name>subtext::TemplateField</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Without it</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>选择模板</translation>
    </message>
    <message>
        <source>Without a template</source>
        <translation>不用模板</translation>
    </message>
    <message>
        <source>Text files (*.txt *.md);;All files (*)</source>
        <translation>文本文件 (*.txt *.md);;所有文件 (*)</translation>
    </message>
    <message>
        <source>the template of the run</source>
        <translation>该运行的模板</translation>
    </message>
</context>
<context>
    <name>subtext::TermsModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>The vector with the highest score is the answer; it leads by %1.</source>
        <translation>得分最高的向量即为答案；领先 %1。</translation>
    </message>
    <message>
        <source>ln(p / (1 − p)) by the text and α θ by how often the emotion is felt; a vector with it gets both.</source>
        <translation>文本给出 ln(p / (1 − p))，情绪的出现频率给出 α θ；含该情绪的向量两者都得。</translation>
    </message>
    <message>
        <source>α θ of the two together; a vector gets it where it has both.</source>
        <translation>两种情绪同时出现的 α θ；同时含两者的向量得到此项。</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>项</translation>
    </message>
    <message>
        <source>p of the model</source>
        <translation>模型的 p</translation>
    </message>
    <message>
        <source>By the text</source>
        <translation>来自文本</translation>
    </message>
    <message>
        <source>By the prior</source>
        <translation>来自先验</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>Runner-up</source>
        <translation>次优</translation>
    </message>
    <message>
        <source>p with the prior</source>
        <translation>加先验的 p</translation>
    </message>
</context>
<context>
    <name>subtext::TextChoice</name>
    <message>
        <source>From a file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>Built-in text</source>
        <translation>内置文本</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>自备文本</translation>
    </message>
    <message>
        <source>%1, as Markdown</source>
        <translation>%1，Markdown 形式</translation>
    </message>
    <message>
        <source># A heading

A paragraph, with *emphasis*.

- a point</source>
        <translation># 标题

一段文字，含*强调*。

- 要点</translation>
    </message>
    <message>
        <source>%1, as it is read</source>
        <translation>%1，阅读效果</translation>
    </message>
    <message>
        <source>Markdown (*.md *.markdown *.txt)</source>
        <translation>Markdown (*.md *.markdown *.txt)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>subtext::TextReader</name>
    <message>
        <source>[Picture]</source>
        <translation>[图片]</translation>
    </message>
    <message>
        <source>[Picture: %1]</source>
        <translation>[图片：%1]</translation>
    </message>
</context>
<context>
    <name>subtext::TopicContents</name>
    <message>
        <source>topics</source>
        <translation>主题数</translation>
    </message>
    <message>
        <source>squared distances to the centres</source>
        <translation>到中心的距离平方</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Squared distances</source>
        <translation>距离平方</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>肘部</translation>
    </message>
    <message>
        <source>k-means</source>
        <translation>k-means</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>The elbow is at %1 topics: beyond it, more topics hardly bring the texts closer to their centres.</source>
        <translation>肘部在 %1 个主题处：超过之后，再增加主题也几乎不能让文本更接近中心。</translation>
    </message>
    <message>
        <source>first principal component (%1 of the variance)</source>
        <translation>第一主成分（占方差 %1）</translation>
    </message>
    <message>
        <source>second (%1)</source>
        <translation>第二主成分（%1）</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>%1: topic %2, %3</source>
        <translation>%1：主题 %2，%3</translation>
    </message>
    <message>
        <source>A two-dimensional view: it shows %1 of the variance between the texts. Topics are found in all dimensions.</source>
        <translation>二维视图：显示文本间方差的 %1。主题是在所有维度上找出的。</translation>
    </message>
    <message>
        <source>scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>With gold</source>
        <translation>有金标签</translation>
    </message>
    <message>
        <source>Mostly</source>
        <translation>主要标签</translation>
    </message>
    <message>
        <source>Scenes with it</source>
        <translation>含该标签的场景</translation>
    </message>
    <message>
        <source>Its share</source>
        <translation>其占比</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>With the most frequent label</source>
        <translation>含最常见标签</translation>
    </message>
    <message>
        <source>%1, %2 of those with gold</source>
        <translation>%1，占有金标签者的 %2</translation>
    </message>
    <message>
        <source>The largest topic is “%2”, with %1.</source>
        <translation>最大的主题是“%2”，有 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n scenes</source>
        <translation>
            <numerusform>%n 个场景</numerusform>
        </translation>
    </message>
    <message>
        <source>First</source>
        <comment>Principal component</comment>
        <translation>第一</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>Principal component</comment>
        <translation>第二</translation>
    </message>
    <message numerus="yes">
        <source>%n topics: %1, the elbow</source>
        <translation>
            <numerusform>%n 个主题：%1，肘部</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topics: %1</source>
        <translation>
            <numerusform>%n 个主题：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topics, by hand.</source>
        <translation>
            <numerusform>%n 个主题，手动指定。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::TopicsDialog</name>
    <message>
        <source>This model gave no two embeddings of the same length.</source>
        <translation>该模型给出的嵌入没有两个长度相同。</translation>
    </message>
    <message>
        <source>There are fewer texts with an embedding than topics.</source>
        <translation>有嵌入的文本少于主题数。</translation>
    </message>
    <message>
        <source>There is no elbow: give the number of topics.</source>
        <translation>没有肘部：请指定主题数。</translation>
    </message>
    <message>
        <source>Topics of the scenes</source>
        <translation>场景的主题</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>How many topics</source>
        <translation>有多少个主题</translation>
    </message>
    <message>
        <source>How far texts lie from the centres of their topics, by the number of topics. The star is the elbow.</source>
        <translation>文本到其主题中心的距离，随主题数的变化。星号为肘部。</translation>
    </message>
    <message>
        <source>Map of the scenes</source>
        <translation>场景分布图</translation>
    </message>
    <message>
        <source>The first two principal components of the embeddings. For viewing only: topics are not found on this map.</source>
        <translation>嵌入的前两个主成分。仅供查看：主题不是在此图上找出的。</translation>
    </message>
    <message>
        <source>No topics have been looked for yet.</source>
        <translation>还没有查找过主题。</translation>
    </message>
    <message>
        <source>Ask for &amp;embeddings…</source>
        <translation>请求嵌入(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Stop asking</source>
        <translation>停止请求(&amp;S)</translation>
    </message>
    <message>
        <source>Embeddings by</source>
        <translation>嵌入模型</translation>
    </message>
    <message>
        <source>The model that made the embeddings.</source>
        <translation>生成嵌入的模型。</translation>
    </message>
    <message>
        <source>by the elbow</source>
        <translation>按肘部法则</translation>
    </message>
    <message>
        <source>Number of topics</source>
        <translation>主题数</translation>
    </message>
    <message>
        <source>By the elbow: the number beyond which more topics hardly bring texts together.</source>
        <translation>按肘部法则：超过该数目后，再增加主题也几乎不能让文本更集中。</translation>
    </message>
    <message>
        <source>&amp;Find topics</source>
        <translation>查找主题(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Makes them the topics of the study. Those that were kept before stay on record.</source>
        <translation>使其成为研究的主题。以前保留的仍有记录。</translation>
    </message>
    <message>
        <source>Ne&amp;w study…</source>
        <translation>新建研究(&amp;W)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The study has no topics yet.</source>
        <translation>这项研究还没有主题。</translation>
    </message>
    <message>
        <source>The study’s topics, by %1.</source>
        <translation>研究的主题，由 %1 得出。</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>The study is open for reading only.</source>
        <translation>研究以只读方式打开。</translation>
    </message>
    <message>
        <source>This program cannot reach models.</source>
        <translation>本程序无法连接模型。</translation>
    </message>
    <message>
        <source>Only for texts that have none by that model.</source>
        <translation>仅针对没有该模型嵌入的文本。</translation>
    </message>
    <message>
        <source>The task lists its groups, so topics cannot become groups.</source>
        <translation>任务已列出各组，因此主题不能成为组。</translation>
    </message>
    <message>
        <source>Keep topics first: they become the groups of the new study.</source>
        <translation>请先保留主题：它们会成为新研究的组。</translation>
    </message>
    <message>
        <source>A study of the same scenes with the kept topics as its groups. Nobody has labelled anything in it.</source>
        <translation>场景相同、以保留的主题为组的研究。其中还没有任何标注。</translation>
    </message>
    <message>
        <source>The number was given by hand.</source>
        <translation>主题数为手动指定。</translation>
    </message>
    <message numerus="yes">
        <source>%n topics found.</source>
        <translation>
            <numerusform>找到 %n 个主题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Scenes without an embedding, and so without a topic: %1.</source>
        <translation>没有嵌入、因而没有主题的场景：%1。</translation>
    </message>
    <message>
        <source>New study by topic</source>
        <translation>按主题新建研究</translation>
    </message>
    <message>
        <source>%1 by topic</source>
        <translation>%1（按主题）</translation>
    </message>
    <message>
        <source>Studies (*.subtext)</source>
        <translation>研究 (*.subtext)</translation>
    </message>
    <message>
        <source>%1 has %2 in %3.</source>
        <translation>%1 含 %2，分为 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n scenes</source>
        <translation>
            <numerusform>%n 个场景</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n 个组</numerusform>
        </translation>
    </message>
    <message>
        <source>Scenes without a topic were left out: %1.</source>
        <translation>未纳入没有主题的场景：%1。</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Found by %1, not kept yet.</source>
        <translation>由 %1 得出，尚未保留。</translation>
    </message>
    <message>
        <source>These are now the topics of the study.</source>
        <translation>这些现在是研究的主题。</translation>
    </message>
</context>
<context>
    <name>subtext::TopicsView</name>
    <message>
        <source>What are the scenes about?</source>
        <translation>场景讲些什么？</translation>
    </message>
    <message>
        <source>Topics are groups of scenes with similar texts. Of each you see its keywords, its most frequent gold label, and the scenes in it.</source>
        <translation>主题是文本相近的场景组。每个主题显示其关键词、最常见的金标签和其中的场景。</translation>
    </message>
    <message>
        <source>Find topics…</source>
        <translation>查找主题…</translation>
    </message>
    <message>
        <source>Find topics again…</source>
        <translation>重新查找主题…</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>How many scenes each topic has, and its most frequent label with its share of the scenes with gold. A row opens the scenes of the topic.</source>
        <translation>每个主题有多少场景，以及最常见的标签和它在有金标签的场景中的占比。点击一行打开该主题的场景。</translation>
    </message>
    <message>
        <source>Map of the scenes</source>
        <translation>场景分布图</translation>
    </message>
    <message>
        <source>The first two principal components of the embeddings. Colours and shapes are topics, by their numbers. For viewing only: topics are not found on this map.</source>
        <translation>嵌入的前两个主成分。颜色和形状代表主题，附其编号。仅供查看：主题不是在此图上找出的。</translation>
    </message>
    <message>
        <source>The study has no topics yet. A coordinator can find them.</source>
        <translation>这项研究还没有主题。负责人可以查找。</translation>
    </message>
    <message>
        <source>A model is asked for embeddings of the texts. You say which one, and see its host and what would be sent: nothing is sent before you agree.</source>
        <translation>向模型请求文本的嵌入。由你指定模型，并可看到其主机和将要发送的内容：你同意之前不会发送任何内容。</translation>
    </message>
    <message>
        <source>The texts are sent to the host of a model, for their embeddings: %1. Nothing is sent before you agree.</source>
        <translation>文本会发送到模型的主机以获取嵌入：%1。你同意之前不会发送任何内容。</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>The study’s topics, found in embeddings by %1 and kept %2.</source>
        <translation>研究的主题，由 %1 的嵌入得出，保留于 %2。</translation>
    </message>
    <message>
        <source>Scenes without a topic: %1.</source>
        <translation>没有主题的场景：%1。</translation>
    </message>
    <message>
        <source>The study has no embeddings of these texts any more.</source>
        <translation>研究中已没有这些文本的嵌入。</translation>
    </message>
    <message>
        <source>The scenes of a topic, or of a point on the map, are shown here.</source>
        <translation>此处显示某个主题或图上某个点的场景。</translation>
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
        <translation>未评分</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Mean of all raters: %1</source>
        <translation>所有评判者的平均：%1</translation>
    </message>
    <message>
        <source>From %1 (%2) to %3 (%4)</source>
        <translation>从 %1（%2）到 %3（%4）</translation>
    </message>
</context>
<context>
    <name>subtext::VectorBoard</name>
    <message>
        <source>%1, %2.</source>
        <translation>%1，%2。</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Which scenarios count in this chart. Prior and α stay those of all.</source>
        <translation>此图计入哪些情境。先验和 α 仍取自全部情境。</translation>
    </message>
    <message>
        <source>What MAP gains, held out</source>
        <translation>MAP 的增益，留出</translation>
    </message>
    <message>
        <source>By protocol</source>
        <translation>按方案</translation>
    </message>
    <message>
        <source>Published: runs</source>
        <translation>论文：运行</translation>
    </message>
    <message>
        <source>As printed by Kotaprolu et al. 2026 for 4,731 scenarios that are not in this study. Prior, α and figures are from the same scenarios: compare “As published”.</source>
        <translation>Kotaprolu 等 2026 所载，针对 4,731 个不在本研究中的情境。先验、α 和数字取自同一批情境：请与“同论文”比较。</translation>
    </message>
    <message>
        <source>Published: ablation and errors</source>
        <translation>论文：消融与错误</translation>
    </message>
    <message>
        <source>As printed by Kotaprolu et al. 2026 for the mode cot; the table has P1–P4 before MAP, calibration errors and gains by quartile. 0.00 stands for “about 0”.</source>
        <translation>Kotaprolu 等 2026 所载，cot 模式；表格中有 MAP 之前的 P1–P4、校准误差和各四分组的增益。0.00 表示“约为 0”。</translation>
    </message>
    <message>
        <source>Sweep of α</source>
        <translation>α 扫描</translation>
    </message>
    <message>
        <source>What the sweep shows</source>
        <translation>扫描显示的内容</translation>
    </message>
    <message>
        <source>Flips</source>
        <translation>翻转</translation>
    </message>
    <message>
        <source>Ablation</source>
        <translation>消融</translation>
    </message>
    <message>
        <source>Gain by quarter</source>
        <translation>各四分组的增益</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Single errors</source>
        <translation>单个错误</translation>
    </message>
    <message>
        <source>Pairs of which one was missed</source>
        <translation>漏掉其一的情绪对</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>可靠性</translation>
    </message>
    <message>
        <source>Expected calibration error</source>
        <translation>期望校准误差</translation>
    </message>
    <message>
        <source>All prediction sets are hidden.</source>
        <translation>所有预测集都已隐藏。</translation>
    </message>
    <message>
        <source>All prediction sets are withdrawn.</source>
        <translation>所有预测集都已撤下。</translation>
    </message>
    <message>
        <source>The study holds no predictions yet.</source>
        <translation>研究中还没有预测。</translation>
    </message>
    <message>
        <source>%1 gives written answers only: without probabilities there is nothing for a prior to weigh.</source>
        <translation>%1 只给出书面回答：没有概率，先验就无从加权。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Runs: %1</source>
        <translation>运行：%1</translation>
    </message>
    <message>
        <source>Macro-F1 of each set before and after MAP, and of what it wrote. The table has the other measures. %1</source>
        <translation>每个预测集在 MAP 前后的宏 F1，以及其书面回答的宏 F1。表格中有其他指标。%1</translation>
    </message>
    <message>
        <source>After − before on the test part, with 95 % intervals: prior and α have not seen it.</source>
        <translation>测试集上的之后 − 之前，附 95% 区间：先验和 α 没有见过测试集。</translation>
    </message>
    <message>
        <source>By protocol: %1</source>
        <translation>按方案：%1</translation>
    </message>
    <message>
        <source>Macro-F1 before and after MAP by each of the protocols. Only what is held out was measured on scenarios that α has not seen.</source>
        <translation>各方案下 MAP 前后的宏 F1。只有“留出”是在 α 没有见过的情境上评测的。</translation>
    </message>
    <message>
        <source>Ablation: %1</source>
        <translation>消融：%1</translation>
    </message>
    <message>
        <source>Macro-F1 without the prior, with its weights of single emotions alone, and with those of pairs too; each set at the α chosen for it.</source>
        <translation>宏 F1：不用先验、只用单个情绪的权重、同时用情绪对的权重；各预测集取为其选定的 α。</translation>
    </message>
    <message>
        <source>Right answers of eight that MAP brings, by how sure the model is. %1</source>
        <translation>MAP 使八个答案中的正确数增加多少，按模型的确信程度。%1</translation>
    </message>
    <message>
        <source>%1 at each weight of the prior; the star is the α that was chosen, by macro-F1 where α was chosen. %2, %3.</source>
        <translation>先验取各权重时的%1；星号为选定的 α，按宏 F1 选定。%2，%3。</translation>
    </message>
    <message>
        <source>Of the scenarios where the emotion is predicted, how many have it in gold. %1</source>
        <translation>预测有该情绪的情境中，金标签也有的占多少。%1</translation>
    </message>
    <message>
        <source>Of the scenarios that have the emotion in gold, how many have it predicted. %1</source>
        <translation>金标签有该情绪的情境中，预测也有的占多少。%1</translation>
    </message>
    <message>
        <source>Precision and recall in one figure. %1</source>
        <translation>精确率与召回率合为一个数字。%1</translation>
    </message>
    <message>
        <source>Scenarios in which an emotion of gold was missed, or one was added; P1 and P2 are those that the publication names. %1</source>
        <translation>漏掉金标签中的某种情绪，或多出某种情绪的情境；P1 和 P2 是论文中列举的。%1</translation>
    </message>
    <message>
        <source>Scenarios with both emotions in gold of which only one was predicted; P3 and P4 are those that the publication names. The table has all 28. %1</source>
        <translation>金标签有两种情绪而只预测出一种的情境；P3 和 P4 是论文中列举的。表格列出全部 28 个。%1</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>信号</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>校准误差</translation>
    </message>
    <message>
        <source>Mean confidence</source>
        <translation>平均确信度</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>The test part.</source>
        <translation>测试集。</translation>
    </message>
    <message>
        <source>All scenarios with gold.</source>
        <translation>所有有金标签的情境。</translation>
    </message>
    <message>
        <source>Reliability: %1</source>
        <translation>可靠性：%1</translation>
    </message>
    <message>
        <source>How often answers are right at each level of confidence, in ten bins. A small mark stands for fewer than %1 answers. %2</source>
        <translation>各确信度水平下答案的正确率，分为十个区间。小标记表示不足 %1 个答案。%2</translation>
    </message>
    <message>
        <source>%1 gives neither complete probabilities nor a confidence.</source>
        <translation>%1 既没有给出完整的概率，也没有给出确信度。</translation>
    </message>
    <message>
        <source>How far confidence is from accuracy, on average over all answers of each set. %1</source>
        <translation>确信度与准确率平均相差多少，基于各预测集的全部答案。%1</translation>
    </message>
    <message>
        <source>What MAP changed: %1 in %2. Filled: to right; hollow: to wrong. %3</source>
        <translation>MAP 改变了：%2中的%1。实心：改对；空心：改错。%3</translation>
    </message>
</context>
<context>
    <name>subtext::VectorModelText</name>
    <message>
        <source>%1 from the text</source>
        <translation>文本贡献 %1</translation>
    </message>
    <message>
        <source>%1 from how often it is felt</source>
        <translation>出现频率贡献 %1</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>与%2同现贡献 %1</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>同论文</translation>
    </message>
    <message>
        <source>In sample</source>
        <translation>样本内</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>留出</translation>
    </message>
    <message>
        <source>Held out, fitted</source>
        <translation>留出并拟合</translation>
    </message>
    <message>
        <source>Prior, α and figures from all scenarios, without smoothing: as in the paper. α was chosen on the same scenarios that it is measured on.</source>
        <translation>先验、α 和数字均取自全部情境，不平滑：与论文相同。α 在用于评测的同一批情境上选定。</translation>
    </message>
    <message>
        <source>Prior, α and figures from all scenarios, smoothed by s = %1. α was chosen on the same scenarios that it is measured on.</source>
        <translation>先验、α 和数字均取自全部情境，平滑参数 s = %1。α 在用于评测的同一批情境上选定。</translation>
    </message>
    <message>
        <source>Prior and α from the train part, smoothed by s = %1; measured on the test part, which was used for neither.</source>
        <translation>先验和 α 取自训练集，平滑参数 s = %1；在测试集上评测，测试集未用于确定二者。</translation>
    </message>
    <message>
        <source>As held out, with the maximum-entropy prior: its shares equal those of the train part.</source>
        <translation>同“留出”，但采用最大熵先验：其占比与训练集相同。</translation>
    </message>
    <message>
        <source>No scenario that α could be chosen on has gold and all eight probabilities.</source>
        <translation>没有既有金标签又有全部八个概率、可用于选定 α 的情境。</translation>
    </message>
    <message>
        <source>No scenario to measure on has gold and all eight probabilities.</source>
        <translation>没有既有金标签又有全部八个概率、可用于评测的情境。</translation>
    </message>
    <message>
        <source>none of the eight</source>
        <translation>八种都没有</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>多出 %1</translation>
    </message>
    <message>
        <source>%1 missed</source>
        <translation>漏掉 %1</translation>
    </message>
    <message>
        <source>One of %1 missed</source>
        <translation>%1中漏掉一个</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Self-report</source>
        <translation>自报</translation>
    </message>
    <message>
        <source>Self-report of yes</source>
        <translation>自报“是”</translation>
    </message>
    <message>
        <source>Self-report of no</source>
        <translation>自报“否”</translation>
    </message>
    <message>
        <source>Maximum a posteriori (MAP) adjusts the model’s own answers by how often people feel these emotions together.</source>
        <translation>最大后验 (MAP) 根据人们同时感受到这些情绪的频率，调整模型自己的答案。</translation>
    </message>
    <message>
        <source>Here α = 0 was chosen, so nothing was moved.</source>
        <translation>这里选定的是 α = 0，因此没有任何变动。</translation>
    </message>
    <message>
        <source>Here it took away %1 wrong and %2 right emotions, and added %3 right and %4 wrong ones.</source>
        <translation>这里去掉了 %1 个错误情绪和 %2 个正确情绪，添加了 %3 个正确情绪和 %4 个错误情绪。</translation>
    </message>
    <message>
        <source>At α = %1 the answer remains what the model says by itself: %2.</source>
        <translation>α = %1 时，答案仍与模型自己的一致：%2。</translation>
    </message>
    <message>
        <source>By itself the model says %1. At α = %2 the answer is %3.</source>
        <translation>模型自己的答案是 %1。α = %2 时，答案为 %3。</translation>
    </message>
    <message>
        <source>%1 is added: it contributes %2 (%3).</source>
        <translation>添加%1：其贡献为 %2（%3）。</translation>
    </message>
    <message>
        <source>%1 is dropped: it would contribute %2 (%3).</source>
        <translation>去掉%1：其贡献本会是 %2（%3）。</translation>
    </message>
    <message>
        <source>%1 vectors share the best score; the one with the fewest emotions, then the earliest on the wheel, is chosen.</source>
        <translation>有 %1 个向量并列最高分；取情绪最少的，再取情绪轮上最靠前的。</translation>
    </message>
</context>
<context>
    <name>subtext::VectorModels</name>
    <message>
        <source>probabilities and words</source>
        <translation>概率和文字</translation>
    </message>
    <message>
        <source>probabilities</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Before MAP</source>
        <translation>MAP 之前</translation>
    </message>
    <message>
        <source>After MAP</source>
        <translation>MAP 之后</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>%1 predicted, %2</source>
        <translation>%1 预测，%2</translation>
    </message>
    <message>
        <source>%1 in gold</source>
        <translation>%1 为金标签</translation>
    </message>
    <message>
        <source>%1 in gold or predicted, %2</source>
        <translation>%1 为金标签或预测，%2</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>情境</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Most frequent before MAP: %1.</source>
        <translation>MAP 之前最常见：%1。</translation>
    </message>
    <message>
        <source>Emotion</source>
        <translation>情绪</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>多出</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>漏掉</translation>
    </message>
    <message>
        <source>%1 right, %2 added, %3 missed</source>
        <translation>%1 正确，%2 多出，%3 漏掉</translation>
    </message>
    <message>
        <source>%1 before and after MAP: %2.</source>
        <translation>MAP 前后的 %1：%2。</translation>
    </message>
    <message>
        <source>%1, α = %2: %3 %4, %5 of %6 scenarios changed%7</source>
        <translation>%1，α = %2：%3 %4，%6 个情境中 %5 个有变%7</translation>
    </message>
    <message>
        <source>; this α was chosen</source>
        <translation>；选定的就是此 α</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>%1, α = %2: changed</source>
        <translation>%1，α = %2：有变</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>宏 F1</translation>
    </message>
    <message>
        <source>Cell accuracy</source>
        <translation>单元格准确率</translation>
    </message>
    <message>
        <source>Exact match</source>
        <translation>完全匹配率</translation>
    </message>
    <message>
        <source>Micro-F1</source>
        <translation>微 F1</translation>
    </message>
    <message>
        <source>Changed scenarios</source>
        <translation>有变的情境</translation>
    </message>
    <message>
        <source>α, the weight of the prior</source>
        <translation>α，先验的权重</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>先验</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>选定</translation>
    </message>
    <message>
        <source>Changed cells</source>
        <translation>有变的单元格</translation>
    </message>
    <message>
        <source>Macro-F1 where α was chosen</source>
        <translation>选定 α 处的宏 F1</translation>
    </message>
    <message>
        <source>Whole prior</source>
        <translation>完整先验</translation>
    </message>
    <message>
        <source>Single emotions</source>
        <translation>单个情绪</translation>
    </message>
    <message>
        <source>%1 at α = %2</source>
        <translation>%1，α = %2</translation>
    </message>
    <message>
        <source>%1 with the whole prior: %2. Chosen: α = %3.</source>
        <translation>%1，用完整先验：%2。选定：α = %3。</translation>
    </message>
    <message>
        <source>Q1, least sure</source>
        <translation>Q1，最不确信</translation>
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
        <translation>Q4，最确信</translation>
    </message>
    <message>
        <source>Mean gain</source>
        <translation>平均增益</translation>
    </message>
    <message>
        <source>Right cells of eight: after − before</source>
        <translation>八个单元格中的正确数：之后 − 之前</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>四分组</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Added, right</source>
        <translation>添加，正确</translation>
    </message>
    <message>
        <source>Added, wrong</source>
        <translation>添加，错误</translation>
    </message>
    <message>
        <source>Removed, right</source>
        <translation>移除，正确</translation>
    </message>
    <message>
        <source>Removed, wrong</source>
        <translation>移除，错误</translation>
    </message>
    <message>
        <source>What MAP did</source>
        <translation>MAP 的作用</translation>
    </message>
    <message>
        <source>Mean confidence</source>
        <translation>平均确信度</translation>
    </message>
    <message>
        <source>Share that is right</source>
        <translation>正确的占比</translation>
    </message>
    <message>
        <source>Perfect calibration</source>
        <translation>完全校准</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>信号</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1，从 %2 到 %3</translation>
    </message>
    <message>
        <source>%1: expected calibration error %2, mean confidence %3, right %4</source>
        <translation>%1：期望校准误差 %2，平均确信度 %3，正确 %4</translation>
    </message>
    <message>
        <source>Written answers</source>
        <translation>书面回答</translation>
    </message>
    <message>
        <source>Without prior</source>
        <translation>无先验</translation>
    </message>
    <message>
        <source>Single emotions, at the α of the whole prior</source>
        <translation>单个情绪，取完整先验的 α</translation>
    </message>
    <message>
        <source>Single emotions, at their own α</source>
        <translation>单个情绪，取各自的 α</translation>
    </message>
    <message>
        <source>Macro-F1, emotions in gold</source>
        <translation>宏 F1，金标签中的情绪</translation>
    </message>
    <message>
        <source>Hamming loss</source>
        <translation>Hamming 损失</translation>
    </message>
    <message>
        <source>%1, %2: not all eight right</source>
        <translation>%1，%2：八个未全对</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 undefined</source>
        <translation>%1 无定义</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>预测集</translation>
    </message>
    <message>
        <source>Macro-F1 before and after MAP: %1.</source>
        <translation>MAP 前后的宏 F1：%1。</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>%1, macro-F1: %2.</source>
        <translation>%1，宏 F1：%2。</translation>
    </message>
    <message>
        <source> (α = 0: prior not used)</source>
        <translation> （α = 0：未使用先验）</translation>
    </message>
    <message>
        <source>After − before</source>
        <translation>之后 − 之前</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Resamples</source>
        <translation>重抽样</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>%1: changed by MAP</source>
        <translation>%1：被 MAP 改变</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>95 % intervals of the gain in macro-F1: %1.</source>
        <translation>宏 F1 增益的 95% 区间：%1。</translation>
    </message>
    <message>
        <source>α = %1</source>
        <translation>α = %1</translation>
    </message>
    <message>
        <source>%1, %2: changed</source>
        <translation>%1，%2：有变</translation>
    </message>
    <message>
        <source>Share of the gain that the pairs bring</source>
        <translation>情绪对带来的增益占比</translation>
    </message>
    <message>
        <source>Gain of the pairs over that of single emotions</source>
        <translation>情绪对相对于单个情绪的增益</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <translation>%1 %2，%3，%4</translation>
    </message>
    <message>
        <source>Macro-F1 without prior, with single emotions, with all: %1.</source>
        <translation>宏 F1：无先验、用单个情绪、用全部：%1。</translation>
    </message>
    <message>
        <source>Expected calibration error</source>
        <translation>期望校准误差</translation>
    </message>
    <message>
        <source>ECE</source>
        <translation>ECE</translation>
    </message>
    <message>
        <source>Expected calibration error of the probabilities: %1.</source>
        <translation>概率的期望校准误差：%1。</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Macro-F1 before, %</source>
        <translation>之前宏 F1，%</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Cell accuracy before, %</source>
        <translation>之前单元格准确率，%</translation>
    </message>
    <message>
        <source>Exact match before, %</source>
        <translation>之前完全匹配率，%</translation>
    </message>
    <message>
        <source>published</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Published: 14 runs, macro-F1 before MAP %1 to %2, after %3 to %4.</source>
        <translation>论文：14 次运行，MAP 之前宏 F1 为 %1 至 %2，之后为 %3 至 %4。</translation>
    </message>
    <message>
        <source>Without prior, %</source>
        <translation>无先验，%</translation>
    </message>
    <message>
        <source>Single emotions, %</source>
        <translation>单个情绪，%</translation>
    </message>
    <message>
        <source>Whole prior, %</source>
        <translation>完整先验，%</translation>
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
        <translation>自报的 ECE</translation>
    </message>
    <message>
        <source>ECE of probability</source>
        <translation>概率的 ECE</translation>
    </message>
    <message>
        <source>Gain by quartile</source>
        <translation>各四分组的增益</translation>
    </message>
    <message>
        <source>Published, in the mode cot: macro-F1 without prior, with single emotions and with the whole prior, of seven models.</source>
        <translation>论文，cot 模式：七个模型的宏 F1，分无先验、用单个情绪、用完整先验。</translation>
    </message>
    <message>
        <source>MAP changed %1 in %2: %3 to right and %4 to wrong.</source>
        <translation>MAP 在%2中改变了%1：%3 个改对，%4 个改错。</translation>
    </message>
    <message numerus="yes">
        <source>%1 from %2 to %3: %n answers, %4 sure, %5 right</source>
        <translation>
            <numerusform>%1，从 %2 到 %3：%n 个答案，确信 %4，正确 %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n answers</source>
        <translation>
            <numerusform>n = %n 个答案</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::VectorViews</name>
    <message>
        <source>vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>Prediction set</source>
        <translation>预测集</translation>
    </message>
    <message>
        <source>One model in one mode, shown by the charts of one set.</source>
        <translation>一个模型在一种模式下，由单个预测集的图表显示。</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Score of this scenario…</source>
        <translation>该情境的得分…</translation>
    </message>
    <message>
        <source>Import a model’s predictions: for each scenario the probability of yes for eight emotions, or its written answers, as CSV, JSON or JSON Lines. Subtext then combines them with the prior of the gold vectors by maximum a posteriori (MAP) and shows what that gains, where, and why. The published figures are below.</source>
        <translation>导入模型的预测：每个情境中八种情绪选“是”的概率，或其书面回答，格式为 CSV、JSON 或 JSON Lines。Subtext 随后用最大后验 (MAP) 把它们与金标签向量的先验结合，并显示由此得到的增益、所在位置和原因。论文的数字在下方。</translation>
    </message>
    <message>
        <source>Import predictions…</source>
        <translation>导入预测…</translation>
    </message>
    <message>
        <source>To the choice of set, or to the search of a scenario</source>
        <translation>转到预测集选择，或情境搜索</translation>
    </message>
    <message>
        <source>Scenarios behind a figure</source>
        <translation>数字背后的情境</translation>
    </message>
    <message>
        <source>Another α in the score of a scenario</source>
        <translation>情境得分中换一个 α</translation>
    </message>
    <message>
        <source>Arrow keys on the slider</source>
        <translation>在滑块上按方向键</translation>
    </message>
    <message>
        <source>Adjudicators should not see what models say: the coordinator imports predictions.</source>
        <translation>仲裁员不应看到模型的回答：由负责人导入预测。</translation>
    </message>
    <message>
        <source>All prediction sets are hidden</source>
        <translation>所有预测集都已隐藏</translation>
    </message>
    <message>
        <source>All prediction sets are withdrawn</source>
        <translation>所有预测集都已撤下</translation>
    </message>
    <message>
        <source>No model has answered these scenarios yet</source>
        <translation>还没有模型就这些情境作答</translation>
    </message>
    <message>
        <source>%1 gives no answer for this scenario.</source>
        <translation>%1 对此情境没有给出回答。</translation>
    </message>
    <message>
        <source>No answer of this run is scored yet.</source>
        <translation>该运行还没有可评测的回答。</translation>
    </message>
    <message>
        <source>Each row is one prediction set, scored by how well its yes or no to eight emotions matches the gold labels: further right is better.</source>
        <translation>每行是一个预测集，按其对八种情绪的是非判断与金标签的相符程度评测：越靠右越好。</translation>
    </message>
    <message>
        <source>What becomes of the chosen set’s answers as the prior, how often people feel emotions together, gets more weight (α).</source>
        <translation>随着先验（人们同时感受到各情绪的频率）的权重 (α) 增大，所选预测集的答案如何变化。</translation>
    </message>
    <message>
        <source>Which emotions the chosen set misses or adds, compared with the gold labels.</source>
        <translation>与金标签相比，所选预测集漏掉或多出哪些情绪。</translation>
    </message>
    <message>
        <source>Whether answers that a model gives with 80 % confidence are right 80 % of the time: points on the diagonal say so.</source>
        <translation>模型以 80% 确信度给出的答案是否有 80% 正确：落在对角线上的点表示是。</translation>
    </message>
    <message>
        <source>One scenario: which emotions the model says, and why maximum a posteriori (MAP), which adds how often people feel them together, keeps or changes them.</source>
        <translation>单个情境：模型判断有哪些情绪，以及最大后验 (MAP) 加上人们同时感受到这些情绪的频率之后，为何保留或改变它们。</translation>
    </message>
    <message numerus="yes">
        <source>%n scenarios with gold</source>
        <translation>
            <numerusform>%n 个有金标签的情境</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter on a row of a table; arrow keys and Enter in a chart of lines</source>
        <translation>在表格的行上按 Enter；折线图中用方向键和 Enter</translation>
    </message>
    <message>
        <source>%1 is scored on %2.</source>
        <translation>%1 按 %2评测。</translation>
    </message>
    <message numerus="yes">
        <source>%n without gold are left out.</source>
        <translation>
            <numerusform>未计入 %n 个无金标签的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lack a probability.</source>
        <translation>
            <numerusform>%n 个缺少概率。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n written answers contradict their probability.</source>
        <translation>
            <numerusform>%n 个书面回答与其概率矛盾。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers to undecided scenarios are withheld.</source>
        <translation>尚未裁定的情境的回答暂不显示。</translation>
    </message>
</context>
<context>
    <name>subtext::VerdictCard</name>
    <message>
        <source>Write the release…</source>
        <translation>生成发布版…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>The checks have not been run yet.</source>
        <translation>尚未运行检查。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>没有变化</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>尚不能发布</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 checks failed. Fix what they found, or override them with a reason.</source>
        <translation>
            <numerusform>%1 项检查中有 %n 项未通过。请解决发现的问题，或写明理由强制放行。</numerusform>
        </translation>
    </message>
    <message>
        <source>May be released</source>
        <translation>可以发布</translation>
    </message>
    <message numerus="yes">
        <source>%n checks are overridden; the README will say so.</source>
        <translation>
            <numerusform>有 %n 项检查被强制放行；README 会注明。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>All %1 checks that can block the release pass.</source>
        <translation>可阻止发布的 %1 项检查全部通过。</translation>
    </message>
    <message>
        <source>For %1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>The data has not changed since %1. Another release only makes sense if a text has, such as the datasheet.</source>
        <translation>自 %1 以来数据没有变化。只有文本（如数据说明书）改变时，再次发布才有意义。</translation>
    </message>
</context>
<context>
    <name>subtext::VerifiedText</name>
    <message>
        <source>the coordinator</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>Not sealed, because the device joined before devices signed: rows of %1.</source>
        <translation>没有签章，因为设备加入时尚无签名功能：%1 的行。</translation>
    </message>
    <message>
        <source>Sealed, but not checked, because this file may not read the key: rows of %1.</source>
        <translation>有签章但未核验，因为本文件无权读取密钥：%1 的行。</translation>
    </message>
    <message>
        <source>This file’s own history is not the one that this device sealed: it was restored from an older copy, or changed.</source>
        <translation>本文件自身的历史与此设备签章时的不一致：它是从旧副本恢复的，或被改动过。</translation>
    </message>
    <message>
        <source>Written by devices that nobody invited, and made up on the server: rows of %1.</source>
        <translation>由未获邀请、在服务器上伪造的设备写入：%1 的记录。</translation>
    </message>
    <message>
        <source>What everybody reads: %1</source>
        <translation>所有人可读的内容：%1</translation>
    </message>
    <message>
        <source>What adjudicators and coordinators read: %1</source>
        <translation>仲裁员和负责人可读的内容：%1</translation>
    </message>
    <message>
        <source>What coordinators read: %1</source>
        <translation>负责人可读的内容：%1</translation>
    </message>
    <message>
        <source>Fingerprints, to be compared with those of somebody who verifies at the same time:</source>
        <translation>指纹，可与同时进行核验的另一人的指纹比对：</translation>
    </message>
    <message>
        <source>All that this file reads, to be compared with your own devices only: %1</source>
        <translation>本文件可读的全部内容，仅用于与您自己的其他设备比对：%1</translation>
    </message>
</context>
<context>
    <name>subtext::WatchedFolder</name>
    <message>
        <source>Watch a folder for returned files</source>
        <translation>监视文件夹，接收交回的文件</translation>
    </message>
    <message>
        <source>Last came in, %1: %2</source>
        <translation>最近收到，%1：%2</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>监视文件夹…</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>停止监视</translation>
    </message>
    <message>
        <source>Choose a folder to watch, and files that are returned into it, or into a person’s folder inside it, are merged as they arrive.</source>
        <translation>选择要监视的文件夹；交回到其中（或其中某人的文件夹）的文件，一到达就会合并。</translation>
    </message>
    <message>
        <source>Watching %1. Files that come in there are merged.</source>
        <translation>正在监视 %1。收到的文件会自动合并。</translation>
    </message>
    <message>
        <source>Watching %1, which cannot be reached at the moment.</source>
        <translation>正在监视 %1，但目前无法访问。</translation>
    </message>
</context>
<context>
    <name>subtext::WaysTo</name>
    <message>
        <source>Rules, protocol: Roster</source>
        <translation>规则、规程：名单</translation>
    </message>
    <message>
        <source>Label again: Roster &gt; Assignment</source>
        <translation>重新标注：名单 &gt; 分配</translation>
    </message>
    <message>
        <source>Mirrors, one for each annotator: Roster &gt; People</source>
        <translation>对照页，每位标注员一份：名单 &gt; 人员</translation>
    </message>
    <message>
        <source>Passphrase of somebody: Roster &gt; People</source>
        <translation>某人的口令：名单 &gt; 人员</translation>
    </message>
    <message>
        <source>Password</source>
        <comment>Words by which people look for it</comment>
        <translation>密码 口令</translation>
    </message>
    <message>
        <source>Undo a dismissal: Quality</source>
        <translation>撤销忽略：质量</translation>
    </message>
    <message>
        <source>Export: Release</source>
        <translation>导出：发布</translation>
    </message>
    <message>
        <source>Final labels, gold labels: Release &gt; Files</source>
        <translation>最终标签、金标签：发布 &gt; 文件</translation>
    </message>
    <message>
        <source>DOI of the data: Release</source>
        <translation>数据的 DOI：发布</translation>
    </message>
    <message>
        <source>Report, tables and figures of a paper: Release</source>
        <translation>论文用的报告、表格和图：发布</translation>
    </message>
    <message>
        <source>History of a decision: Adjudicate</source>
        <translation>裁定的历史：仲裁</translation>
    </message>
    <message>
        <source>Undo a decision: Adjudicate</source>
        <translation>撤销裁定：仲裁</translation>
    </message>
    <message>
        <source>Lock, unlock the study: Adjudicate</source>
        <translation>锁定、解锁研究：仲裁</translation>
    </message>
    <message>
        <source>Kappa, alpha, power: Agreement</source>
        <translation>Kappa、alpha、检验功效：一致性</translation>
    </message>
    <message>
        <source>Submission of a prediction set: Models</source>
        <translation>预测集的提交包：模型</translation>
    </message>
    <message>
        <source>Correct a scene: Roster &gt; Choose scenes</source>
        <translation>更正场景：名单 &gt; 挑选场景</translation>
    </message>
    <message>
        <source>Typo, typing error, spelling</source>
        <comment>Words by which people look for it</comment>
        <translation>错别字 打字错误 拼写</translation>
    </message>
    <message>
        <source>Scenes before labelling: Roster &gt; Choose scenes</source>
        <translation>标注前的场景：名单 &gt; 挑选场景</translation>
    </message>
    <message>
        <source>Curation, curate, balance, targets, generate, generated scenes, have a model write</source>
        <comment>Words by which people look for it</comment>
        <translation>筛选, 策展, 平衡, 均衡, 目标, 生成, 生成的场景, 让模型写</translation>
    </message>
</context>
<context>
    <name>subtext::WholeText</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>subtext::WindowLook</name>
    <message>
        <source>Light, dark or high contrast</source>
        <translation>浅色、深色或高对比度</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Text size as on the desktop</source>
        <translation>文字大小与桌面一致</translation>
    </message>
    <message>
        <source>Theme, appearance, colours, night, black, white, settings, preferences</source>
        <comment>Words by which people look for it</comment>
        <translation>主题 外观 颜色 夜间 深色 黑 白 设置 选项 偏好设置</translation>
    </message>
    <message>
        <source>Text size, font, letters, zoom, bigger, scale, settings, preferences</source>
        <comment>Words by which people look for it</comment>
        <translation>文字大小 字号 字体 缩放 放大 比例 设置 选项 偏好设置</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>界面语言</translation>
    </message>
    <message>
        <source>Buttons, messages, numbers and dates, and the guides and tasks that come with the program. What a study says in words of its own, and every file that is written, stays as it is.</source>
        <translation>按钮、消息、数字和日期，以及随程序提供的标注规范和任务。研究自己的文字以及写出的每个文件都保持原样。</translation>
    </message>
    <message>
        <source>On this computer, for everybody who has not chosen a language of their own.</source>
        <translation>在此电脑上，对所有未自选语言的人生效。</translation>
    </message>
    <message>
        <source>On this computer, for you and for everybody who has not chosen a language of their own.</source>
        <translation>在此电脑上，对你以及所有未自选语言的人生效。</translation>
    </message>
    <message>
        <source>Language of the window…</source>
        <translation>界面语言…</translation>
    </message>
</context>
<context>
    <name>subtext::WindowSeminar</name>
    <message>
        <source>Seminar</source>
        <translation>研讨</translation>
    </message>
    <message>
        <source>What comes next, what came before</source>
        <translation>下一步、上一步</translation>
    </message>
    <message>
        <source>Space, Backspace</source>
        <translation>空格键、Backspace</translation>
    </message>
    <message>
        <source>Another item</source>
        <translation>切换条目</translation>
    </message>
    <message>
        <source>Right, Left, Home, End</source>
        <translation>→、←、Home、End</translation>
    </message>
    <message>
        <source>A vote of the room more, one fewer</source>
        <translation>现场票数加一、减一</translation>
    </message>
    <message>
        <source>the label’s key, with Shift</source>
        <translation>标签的按键，加 Shift 为减</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>切换题目</translation>
    </message>
    <message>
        <source>Down, Up</source>
        <translation>↓、↑</translation>
    </message>
    <message>
        <source>Save the votes</source>
        <translation>保存现场票数</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>本程序无法加入团队</translation>
    </message>
    <message>
        <source>This build cannot connect to a server. Open the invitation with Subtext from the Debian package.</source>
        <translation>此构建版本无法连接服务器。请用 Debian 软件包中的 Subtext 打开邀请。</translation>
    </message>
</context>
<context>
    <name>subtext::Withdrawing</name>
    <message>
        <source>Withdraw set…</source>
        <translation>撤下预测集…</translation>
    </message>
    <message>
        <source>A withdrawn set is in no figure, report, export or release of the study, for everybody. The study keeps it, with the reason.</source>
        <translation>撤下的预测集对所有人都不再出现在研究的任何统计、报告、导出或发布中。研究会保留它和原因。</translation>
    </message>
    <message>
        <source>Withdraw %1</source>
        <translation>撤下 %1</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Why? For example: asked with the wrong template</source>
        <translation>为什么？例如：提问时用错了模板</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>Withdrawn sets</source>
        <translation>已撤下的预测集</translation>
    </message>
    <message>
        <source>These sets are in no figure, report, export or release. The study keeps what they say; a set that is restored counts as before.</source>
        <translation>这些预测集不在任何统计、报告、导出或发布中。研究保留其内容；恢复的预测集照旧计入。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Why restore it?</source>
        <translation>为什么恢复它？</translation>
    </message>
    <message>
        <source>Withdrawn sets (%1)…</source>
        <translation>已撤下的预测集 (%1)…</translation>
    </message>
    <message>
        <source>It leaves every figure, report, export and release, for everybody who works on the study. Its answers stay, and it can be restored. Both are recorded, with the reason and your code.</source>
        <translation>对参与研究的所有人，它会从所有统计、报告、导出和发布中移除。其回答保留，也可恢复。两者都会连同原因和你的代号一起记录。</translation>
    </message>
</context>
<context>
    <name>subtext::WorkArea</name>
    <message>
        <source>Label again</source>
        <translation>重新标注</translation>
    </message>
    <message>
        <source>Take it up</source>
        <translation>接着改</translation>
    </message>
    <message>
        <source>Label again: %1</source>
        <translation>重新标注：%1</translation>
    </message>
    <message>
        <source>You had begun a change on %1. It is kept, and not in view.</source>
        <translation>你对 %1 的改动尚未完成。改动已保留，目前未显示。</translation>
    </message>
</context>
<context>
    <name>subtext::WriteScenesDialog</name>
    <message>
        <source>Have a model write scenes</source>
        <translation>让模型写场景</translation>
    </message>
    <message>
        <source>Have a model write scenes from events</source>
        <translation>让模型根据事件写场景</translation>
    </message>
    <message>
        <source>Sent for the first event:</source>
        <translation>为第一个事件发送的内容：</translation>
    </message>
    <message>
        <source>Request for the first event</source>
        <translation>第一个事件的请求</translation>
    </message>
    <message>
        <source>The whole request. It contains nothing of the study.</source>
        <translation>完整的请求。不含研究中的任何内容。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>There is no event to write about.</source>
        <translation>没有可写的事件。</translation>
    </message>
    <message>
        <source>Tick the box above before sending the events to this host.</source>
        <translation>把事件发送到此主机之前，请先勾选上面的方框。</translation>
    </message>
    <message>
        <source>the 40 that come with Subtext</source>
        <translation>Subtext 自带的 40 个</translation>
    </message>
    <message>
        <source>Table of events</source>
        <translation>事件表</translation>
    </message>
    <message>
        <source>The path of a CSV or JSON Lines file with event, relation and tail; empty: the table that comes with Subtext.</source>
        <translation>CSV 或 JSON Lines 文件的路径，含 event、relation 和 tail；留空：使用 Subtext 自带的表。</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Number of events</source>
        <translation>事件数</translation>
    </message>
    <message>
        <source>Limit to the first N of the table, or use all of them.</source>
        <translation>只用表中前 N 个，或全部使用。</translation>
    </message>
    <message>
        <source>First events</source>
        <translation>前几个事件</translation>
    </message>
    <message>
        <source>Scenes for each event</source>
        <translation>每个事件的场景数</translation>
    </message>
    <message>
        <source>Each is requested separately.</source>
        <translation>每个场景单独请求。</translation>
    </message>
    <message>
        <source>Scenes per event</source>
        <translation>每事件场景数</translation>
    </message>
    <message>
        <source> USD</source>
        <translation> USD</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>It stops before a request that might exceed it; it can be resumed later.</source>
        <translation>在可能超出预算的请求之前会停止；之后可以续跑。</translation>
    </message>
    <message>
        <source>the one that comes with Subtext</source>
        <translation>Subtext 自带的</translation>
    </message>
    <message>
        <source>A text file of your own that asks for a scene, with places like {event}, {subject} and {pairs}; the text at the right shows it filled in.</source>
        <translation>你自己写的、要求写出场景的文本文件，含 {event}、{subject}、{pairs} 等占位符；右侧文本显示填充后的效果。</translation>
    </message>
    <message>
        <source>Ask with the prompt that comes with Subtext.</source>
        <translation>用 Subtext 自带的提示词提问。</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Temperature of scenes</source>
        <translation>场景的 temperature</translation>
    </message>
    <message>
        <source>In place of that of the profile, which is for answers (default 0.9). Not sent to a model that accepts none.</source>
        <translation>代替配置中用于回答的 temperature（默认 0.9）。对不接受的模型不发送。</translation>
    </message>
    <message>
        <source>Scene temperature</source>
        <translation>场景 temperature</translation>
    </message>
    <message>
        <source>Tokens per scene</source>
        <translation>每个场景的 token</translation>
    </message>
    <message>
        <source>Maximum tokens per scene (default 300). Reasoning tokens count.</source>
        <translation>每个场景的 token 上限（默认 300）。推理 token 计算在内。</translation>
    </message>
    <message>
        <source>Scene tokens</source>
        <translation>场景 token</translation>
    </message>
    <message>
        <source>Rows of the table that cannot be used and are left out: %1. The first is line %2.</source>
        <translation>表中无法使用、未采用的行：%1。第一处在第 %2 行。</translation>
    </message>
    <message>
        <source>I agree to sending these events to %1</source>
        <translation>我同意把这些事件发送到 %1</translation>
    </message>
    <message>
        <source>The same was asked before (%1). This is a new run, which asks for everything again.</source>
        <translation>以前问过同样的内容（%1）。这是一次新的运行，会全部重新提问。</translation>
    </message>
    <message>
        <source>Ask again?</source>
        <translation>重新提问吗？</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新提问</translation>
    </message>
    <message>
        <source>none</source>
        <comment>Of a budget</comment>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>Resume the unfinished run of %n answers: ask only for what it lacks</source>
        <translation>
            <numerusform>续跑有 %n 个回答的未完成运行：只问其缺少的部分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>subtext::WrittenSceneText</name>
    <message>
        <source>it is empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>it contains the barred word “%1”</source>
        <translation>含有禁用词“%1”</translation>
    </message>
    <message numerus="yes">
        <source>it is too short: %n words</source>
        <translation>
            <numerusform>太短：%n 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it is too long: %n words</source>
        <translation>
            <numerusform>太长：%n 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has %n sentences, which is not what was asked for</source>
        <translation>
            <numerusform>有 %n 句，与要求不符</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not named</source>
        <translation>没有提到 %1</translation>
    </message>
    <message>
        <source>it is nearly the same as “%1”</source>
        <translation>与“%1”几乎相同</translation>
    </message>
    <message>
        <source>open</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>已编辑</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>已否决</translation>
    </message>
    <message>
        <source>The person: %1</source>
        <translation>人物：%1</translation>
    </message>
    <message>
        <source>Barred words: %1</source>
        <translation>禁用词：%1</translation>
    </message>
    <message>
        <source>This scene is not in the study.</source>
        <translation>这个场景不在研究中。</translation>
    </message>
    <message>
        <source>The scene is a scenario of the study already.</source>
        <translation>这个场景已是研究的情境。</translation>
    </message>
    <message>
        <source>Scenes of the task “%1” are not one person&apos;s story: it needs a role and a text, and nothing else.</source>
        <translation>任务“%1”的场景不是单个人物的故事：只能有一个角色和一段文本，别无其他。</translation>
    </message>
    <message>
        <source>The task has no group “%1”.</source>
        <translation>任务没有组“%1”。</translation>
    </message>
    <message>
        <source>The scene was not accepted: a check found something.</source>
        <translation>场景未被接受：有检查发现了问题。</translation>
    </message>
    <message>
        <source>Edit it, or say why it is accepted anyway.</source>
        <translation>请编辑它，或说明为何仍然接受。</translation>
    </message>
    <message>
        <source>may feel: %1</source>
        <translation>可能感到：%1</translation>
    </message>
    <message>
        <source>in the body: %1</source>
        <translation>身体上：%1</translation>
    </message>
    <message>
        <source>in the face: %1</source>
        <translation>面部：%1</translation>
    </message>
    <message>
        <source>may do: %1</source>
        <translation>可能会做：%1</translation>
    </message>
    <message>
        <source>may say: %1</source>
        <translation>可能会说：%1</translation>
    </message>
    <message>
        <source>how it came to that: %1</source>
        <translation>事情的起因：%1</translation>
    </message>
    <message>
        <source>what may come of it: %1</source>
        <translation>可能的后果：%1</translation>
    </message>
</context>
<context>
    <name>subtext::answer</name>
    <message>
        <source>All others no</source>
        <translation>其余全选“否”</translation>
    </message>
</context>
<context>
    <name>subtext::charts</name>
    <message>
        <source>All items</source>
        <translation>所有条目</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>option of “%1”</source>
        <translation>“%1”的选项</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>总体</translation>
    </message>
    <message>
        <source>Person %1</source>
        <translation>人员 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>0.1 s</source>
        <translation>0.1 秒</translation>
    </message>
    <message>
        <source>0.3 s</source>
        <translation>0.3 秒</translation>
    </message>
    <message>
        <source>1 s</source>
        <translation>1 秒</translation>
    </message>
    <message>
        <source>3 s</source>
        <translation>3 秒</translation>
    </message>
    <message>
        <source>10 s</source>
        <translation>10 秒</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30 秒</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 分</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 分</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10 分</translation>
    </message>
    <message>
        <source>30 min</source>
        <translation>30 分</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1 小时</translation>
    </message>
    <message>
        <source>3 h</source>
        <translation>3 小时</translation>
    </message>
    <message>
        <source>10 h</source>
        <translation>10 小时</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 天</translation>
    </message>
    <message>
        <source>10 days</source>
        <translation>10 天</translation>
    </message>
    <message>
        <source>100 days</source>
        <translation>100 天</translation>
    </message>
    <message>
        <source>1000 days</source>
        <translation>1000 天</translation>
    </message>
</context>
<context>
    <name>subtext::setexport</name>
    <message>
        <source>Table (CSV)…</source>
        <translation>表格 (CSV)…</translation>
    </message>
    <message>
        <source>JSON Lines…</source>
        <translation>JSON Lines…</translation>
    </message>
    <message>
        <source>Layout of the CEI authors…</source>
        <translation>CEI 作者的格式…</translation>
    </message>
    <message>
        <source>List of the CEI protocol…</source>
        <translation>CEI 规程的列表…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write the answers of this set to a file</source>
        <translation>把该预测集的回答写入文件</translation>
    </message>
    <message>
        <source>Write the set</source>
        <translation>写出预测集</translation>
    </message>
    <message>
        <source>Predictions (*.%1)</source>
        <translation>预测 (*.%1)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
</context>
<context>
    <name>subtext::setsubmission</name>
    <message>
        <source>Submission…</source>
        <translation>提交包…</translation>
    </message>
    <message>
        <source>Write this set into a folder as a submission to a benchmark: answers, model card, scores, prompt</source>
        <translation>把该预测集作为基准测试的提交包写入文件夹：回答、模型卡、得分、提示词</translation>
    </message>
    <message>
        <source>A submission has one label for each item, and this study asks several questions.</source>
        <translation>提交包中每个条目只有一个标签，而这项研究有多道题目。</translation>
    </message>
    <message>
        <source>Choose a folder: “%1” will be created in it</source>
        <translation>选择文件夹：将在其中创建“%1”</translation>
    </message>
    <message>
        <source>The submission is in %1.</source>
        <translation>提交包在 %1 中。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>%1 is there already and was left as it is. Remove it, or choose another folder.</source>
        <translation>%1 已存在，未作改动。请将其移除，或另选文件夹。</translation>
    </message>
</context>
</TS>
