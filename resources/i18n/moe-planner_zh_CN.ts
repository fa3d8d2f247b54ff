<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>CardsChart</name>
    <message>
        <source>Experts on cards</source>
        <translation>卡上的专家</translation>
    </message>
    <message>
        <source>this model has no routed experts</source>
        <translation>该模型没有路由专家</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>decode</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>The experts cannot be placed: EP is no whole number.</source>
        <translation>无法放置专家：EP 不是整数。</translation>
    </message>
    <message>
        <source>This model has no routed experts.</source>
        <translation>该模型没有路由专家。</translation>
    </message>
    <message>
        <source>%1 GPUs are too many to draw.</source>
        <translation>%1 张卡太多，无法画出。</translation>
    </message>
    <message>
        <source>%1: EP%2, %3 + %4 experts per GPU</source>
        <translation>%1：EP%2，每卡 %3 + %4 个专家</translation>
    </message>
    <message>
        <source>, empty slots: %1</source>
        <translation>，空槽位：%1</translation>
    </message>
    <message>
        <source> (of %1 GPUs)</source>
        <translation>（单元共 %1 张卡）</translation>
    </message>
    <message>
        <source>Which experts get copies, their load decides; drawn are the first ones.</source>
        <translation>哪些专家有副本由负载决定；此处画的是编号最前的专家。</translation>
    </message>
    <message>
        <source>one layer; redundant copies: decode %1, prefill %2</source>
        <translation>一层；冗余副本：decode %1，prefill %2</translation>
    </message>
    <message>
        <source>%1: EP%2</source>
        <translation>%1：EP%2</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The picture&apos;s size must lie between 1 and 20,000, its scale between 0 and 8.</source>
        <translation>图片尺寸须在 1 到 20,000 之间，缩放须在 0 到 8 之间。</translation>
    </message>
    <message>
        <source>%1: the folder %2 does not exist.</source>
        <translation>%1：文件夹 %2 不存在。</translation>
    </message>
    <message>
        <source>%1: the picture could not be drawn; try a smaller size.</source>
        <translation>%1：无法绘制图片，请改用更小的尺寸。</translation>
    </message>
    <message>
        <source>%1: the name must end in .png, .svg or .pdf, or in .csv for the numbers.</source>
        <translation>%1：文件名须以 .png、.svg 或 .pdf 结尾；要导出数据则以 .csv 结尾。</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder.</source>
        <translation>%1 是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>%1: the folder cannot be made.</source>
        <translation>%1：无法创建该文件夹。</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 charts were written before)</source>
        <translation>%1（此前已写出 %3 张图中的 %2 张）</translation>
    </message>
</context>
<context>
    <name>ComparisonRows</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Efficiency profile</source>
        <translation>效率配置</translation>
    </message>
    <message>
        <source>follows: %1</source>
        <translation>跟随：%1</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>不可比</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>有变化</translation>
    </message>
    <message>
        <source>measured on the published plan, not on this one</source>
        <translation>在公开方案上测得，不属于本方案</translation>
    </message>
    <message>
        <source>%1, memory per GPU</source>
        <translation>%1，每卡显存</translation>
    </message>
    <message>
        <source>Inputs that differ</source>
        <translation>不同的参数</translation>
    </message>
    <message>
        <source>What rules</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>relative change</source>
        <translation>相对变化</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>input</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>指标</translation>
    </message>
</context>
<context>
    <name>DayChart</name>
    <message>
        <source>A day of traffic</source>
        <translation>一天的流量</translation>
    </message>
    <message>
        <source>prefill: %1 units, %2 nodes</source>
        <translation>prefill：%1 个单元，%2 个节点</translation>
    </message>
    <message>
        <source>decode: %1 units, %2 nodes</source>
        <translation>decode：%1 个单元，%2 个节点</translation>
    </message>
    <message>
        <source>demand needs %1 nodes, %2 run</source>
        <translation>需求需要 %1 个节点，实际运行 %2 个</translation>
    </message>
    <message>
        <source>published: %1 nodes</source>
        <translation>公开：%1 个节点</translation>
    </message>
    <message>
        <source>paid for: %1 nodes</source>
        <translation>付费：%1 个节点</translation>
    </message>
    <message>
        <source>input %1, output %2</source>
        <translation>输入 %1，输出 %2</translation>
    </message>
    <message>
        <source>%1 nodes on average, %2 at peak; %3 node-hours freed for research and training</source>
        <translation>平均 %1 个节点，峰值 %2 个；腾出 %3 节点小时，供研究和训练使用</translation>
    </message>
    <message>
        <source>Every published step is whole groups of %1 nodes: one decode unit and three prefill units.</source>
        <translation>公开曲线的台阶都是 %1 个节点的整数倍：一个 decode 单元加三个 prefill 单元。</translation>
    </message>
    <message>
        <source>Whole units, each pool rounded apart; the mix of tokens is the same all day.</source>
        <translation>整单元，两个池各自取整；token 的构成全天不变。</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>decode</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>freed: %1 node-hours</source>
        <translation>腾出：%1 节点小时</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公开</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Traffic or node rates are missing.</source>
        <translation>缺少流量或节点速率。</translation>
    </message>
</context>
<context>
    <name>DecodeStepChart</name>
    <message>
        <source>Decode step</source>
        <translation>decode 步长</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>dispatch</source>
        <translation>分发</translation>
    </message>
    <message>
        <source>combine</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>The chapter expects real systems at %1 to %2.</source>
        <translation>按章节的经验，实际步长为 %1 到 %2。</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Nothing was measured for this plan.</source>
        <translation>本方案没有实测数据。</translation>
    </message>
    <message>
        <source>Measured is of the published plan, not of this one.</source>
        <translation>实测值属于公开方案，不属于本方案。</translation>
    </message>
    <message>
        <source>Measured is %1 the bound; %2 to %3 per user give %4 to %5 and %6 to %7 requests.</source>
        <translation>实测为下限的 %1；单用户 %2 到 %3 对应步长 %4 到 %5、%6 到 %7 个请求。</translation>
    </message>
    <message>
        <source>shared expert</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>fixed time</source>
        <translation>固定时间</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>dense, MTP, head</source>
        <translation>稠密层、MTP、输出头</translation>
    </message>
    <message>
        <source>%1: %2 of the step</source>
        <translation>%1：占步长的 %2</translation>
    </message>
    <message>
        <source>%1: %2, ruled by %3; compute %4 hides behind all-to-all %5 or the other way round</source>
        <translation>%1：%2，瓶颈：%3；计算 %4 与 all-to-all %5 互相掩盖</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>极限</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>What is uncertain puts the estimate between %1 and %2.</source>
        <translation>计入不确定因素，估计在 %1 到 %2 之间。</translation>
    </message>
    <message>
        <source>waiting in a step of %1 layers; hidden time left out</source>
        <translation>%1 层的等待时间；被掩盖的部分不计</translation>
    </message>
</context>
<context>
    <name>EfficiencyChart</name>
    <message>
        <source>rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>rows per expert</source>
        <translation>每个专家的行数</translation>
    </message>
    <message>
        <source>query rows per KV head</source>
        <translation>每个 KV 头的 Q 行数</translation>
    </message>
    <message>
        <source>tokens of a prompt</source>
        <translation>prompt 的 token 数</translation>
    </message>
    <message>
        <source>tokens per GPU</source>
        <translation>每卡 token 数</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>this scenario</source>
        <translation>本方案</translation>
    </message>
    <message>
        <source>combine, ideal</source>
        <translation>合并，理想</translation>
    </message>
    <message>
        <source>combine</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>dispatch, ideal</source>
        <translation>分发，理想</translation>
    </message>
    <message>
        <source>dispatch</source>
        <translation>分发</translation>
    </message>
    <message>
        <source>%1: %2 at %3 %4</source>
        <translation>%1：%2（%4 %3）</translation>
    </message>
    <message>
        <source>Dense GEMM</source>
        <translation>稠密 GEMM</translation>
    </message>
    <message>
        <source>Grouped GEMM</source>
        <translation>分组 GEMM</translation>
    </message>
    <message>
        <source>MLA decode</source>
        <translation>MLA decode</translation>
    </message>
    <message>
        <source>GQA decode</source>
        <translation>GQA decode</translation>
    </message>
    <message>
        <source>Prefill attention</source>
        <translation>prefill 注意力</translation>
    </message>
    <message>
        <source>Passes over memory</source>
        <translation>访存算子</translation>
    </message>
    <message>
        <source>All-to-all, low latency</source>
        <translation>低延迟 all-to-all</translation>
    </message>
    <message>
        <source>All-to-all, high throughput</source>
        <translation>高吞吐 all-to-all</translation>
    </message>
    <message>
        <source>Between kernels</source>
        <translation>kernel 之间</translation>
    </message>
    <message>
        <source>share of the peak, by rows; the output projection of this model</source>
        <translation>峰值占比随行数变化；以该模型的输出投影为例</translation>
    </message>
    <message>
        <source>share of the peak, by rows per expert; the experts of one GPU</source>
        <translation>峰值占比随每个专家的行数变化；以一张卡上的专家为例</translation>
    </message>
    <message>
        <source>share of the peak, by the length of a prompt</source>
        <translation>峰值占比随 prompt 长度变化</translation>
    </message>
    <message>
        <source>share of the memory bandwidth, by tokens</source>
        <translation>显存带宽占比随 token 数变化</translation>
    </message>
    <message>
        <source>time of the decode unit&apos;s dispatch and combine, by tokens per GPU</source>
        <translation>decode 单元分发与合并的时间，随每卡 token 数变化</translation>
    </message>
    <message>
        <source>time of the prefill unit&apos;s dispatch and combine, by tokens per GPU</source>
        <translation>prefill 单元分发与合并的时间，随每卡 token 数变化</translation>
    </message>
    <message>
        <source>gaps, fixed times and what stays unexplained: they have no curve</source>
        <translation>间隙、固定时间与未能解释的部分：没有曲线</translation>
    </message>
    <message>
        <source>This model has no such work.</source>
        <translation>该模型没有这类计算。</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>share of the peak</source>
        <translation>峰值占比</translation>
    </message>
    <message>
        <source>this plan: %1</source>
        <translation>本方案：%1</translation>
    </message>
    <message>
        <source>share of the peak, by query rows; the requests of a rank at their mean context</source>
        <translation>峰值占比随 Q 行数变化；一个 rank 的全部请求，取平均上下文</translation>
    </message>
</context>
<context>
    <name>EntryText</name>
    <message>
        <source>Your own entry: %1</source>
        <translation>自有条目：%1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Source: %1 (%2)</source>
        <translation>来源：%1（%2）</translation>
    </message>
    <message>
        <source>* %1 is not verified: %2</source>
        <translation>* %1 未经核实：%2</translation>
    </message>
</context>
<context>
    <name>ExplanationText</name>
    <message>
        <source>%1 (published plan)</source>
        <translation>%1（公开方案）</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>was: %1</source>
        <translation>原为：%1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>%1 %2 better</source>
        <translation>%1 %2，变好</translation>
    </message>
    <message>
        <source>%1 %2 worse</source>
        <translation>%1 %2，变差</translation>
    </message>
</context>
<context>
    <name>FigureTitle</name>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>极限</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message>
        <source>%1, of the published plan</source>
        <translation>%1，公开</translation>
    </message>
    <message>
        <source>fits, %1 free</source>
        <translation>放得下，空闲 %1</translation>
    </message>
    <message>
        <source>does not fit: over by %1</source>
        <translation>放不下：超出 %1</translation>
    </message>
    <message>
        <source>fits; %1 requests at most</source>
        <translation>放得下；最多 %1 个请求</translation>
    </message>
    <message>
        <source>Memory per GPU</source>
        <translation>每卡显存</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>flips at %1</source>
        <translation>%1 时转移</translation>
    </message>
    <message>
        <source>Decode step</source>
        <translation>decode 步长</translation>
    </message>
    <message>
        <source>Output per GPU</source>
        <translation>每卡输出</translation>
    </message>
    <message>
        <source>FP8 utilisation</source>
        <translation>FP8 利用率</translation>
    </message>
    <message>
        <source>%1 of the BF16 peak</source>
        <translation>BF16 峰值的 %1</translation>
    </message>
    <message>
        <source>Computed per GPU</source>
        <translation>每卡实际计算</translation>
    </message>
    <message>
        <source>Cost of input</source>
        <translation>输入成本</translation>
    </message>
    <message>
        <source>prefill pool; all-in %1</source>
        <translation>prefill 池；全部成本 %1</translation>
    </message>
    <message>
        <source>KV hand-over per node</source>
        <translation>每节点 KV 传输</translation>
    </message>
    <message>
        <source>reads %1 from the cache</source>
        <translation>从缓存读取 %1</translation>
    </message>
    <message>
        <source>Nodes, average</source>
        <translation>平均节点数</translation>
    </message>
    <message>
        <source>%1; %2 at peak</source>
        <translation>%1；峰值 %2</translation>
    </message>
    <message>
        <source>Cost per day</source>
        <translation>每天成本</translation>
    </message>
    <message>
        <source>Cost of output</source>
        <translation>输出成本</translation>
    </message>
    <message>
        <source>all-in; %1 a day</source>
        <translation>全部成本；每天 %1</translation>
    </message>
    <message>
        <source>Markup on cost</source>
        <translation>成本利润率</translation>
    </message>
    <message>
        <source>gross margin %1</source>
        <translation>毛利率 %1</translation>
    </message>
    <message>
        <source>chapter | estimate; %1 measured</source>
        <translation>章节 | 估计；实测 %1</translation>
    </message>
    <message>
        <source>estimate; %1 measured</source>
        <translation>估计；实测 %1</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>首 token 时间</translation>
    </message>
    <message>
        <source>rough estimate; cache hit rate %1</source>
        <translation>粗略估计；缓存命中率 %1</translation>
    </message>
    <message>
        <source>%1 nodes, %2 a GPU</source>
        <translation>%1 个节点，每卡 %2</translation>
    </message>
    <message>
        <source>Revenue per day</source>
        <translation>每天收入</translation>
    </message>
    <message>
        <source>%1 after all steps</source>
        <translation>逐项扣减后 %1</translation>
    </message>
    <message>
        <source>Prefill | decode nodes</source>
        <translation>prefill | decode 节点</translation>
    </message>
    <message>
        <source>needed; ratio %1</source>
        <translation>所需；比值 %1</translation>
    </message>
    <message>
        <source>estimate; nothing measured</source>
        <translation>估计；无实测</translation>
    </message>
    <message>
        <source>no price or no traffic given</source>
        <translation>缺少定价或流量</translation>
    </message>
    <message>
        <source>chapter | estimate; nothing measured</source>
        <translation>章节 | 估计；无实测</translation>
    </message>
    <message>
        <source>estimate; published %1</source>
        <translation>估计；公开方案 %1</translation>
    </message>
    <message>
        <source>chapter | estimate; published %1</source>
        <translation>章节 | 估计；公开方案 %1</translation>
    </message>
</context>
<context>
    <name>HourChart</name>
    <message>
        <source>hours of the traffic&apos;s own clock, %1</source>
        <translation>流量所在时区的钟点，%1</translation>
    </message>
</context>
<context>
    <name>HoursMoneyChart</name>
    <message>
        <source>Cost and revenue by hour</source>
        <translation>每小时的成本与收入</translation>
    </message>
    <message>
        <source>cost %1, %2 nodes</source>
        <translation>成本 %1，%2 个节点</translation>
    </message>
    <message>
        <source>revenue %1 at list price, %2 after all steps</source>
        <translation>收入：按定价 %1，逐项扣减后 %2</translation>
    </message>
    <message>
        <source>published income %1 ± %2</source>
        <translation>公开的收入 %1 ± %2</translation>
    </message>
    <message>
        <source>off-peak for %1 of the hour</source>
        <translation>该小时有 %1 处于低谷时段</translation>
    </message>
    <message>
        <source>A day: cost %1, revenue %2 at list price, %3 after all steps</source>
        <translation>全天：成本 %1，收入按定价 %2，逐项扣减后 %3</translation>
    </message>
    <message>
        <source>Published income is read from a chart, to within %1.</source>
        <translation>公开的收入读自图表，误差不超过 %1。</translation>
    </message>
    <message>
        <source>Prices, traffic or node rates are missing.</source>
        <translation>缺少定价、流量或节点吞吐。</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>revenue, list price</source>
        <translation>收入（定价）</translation>
    </message>
    <message>
        <source>after all steps</source>
        <translation>逐项扣减后</translation>
    </message>
    <message>
        <source>published income</source>
        <translation>公开的收入</translation>
    </message>
    <message>
        <source>baseline: cost</source>
        <translation>基线：成本</translation>
    </message>
    <message>
        <source>baseline: revenue</source>
        <translation>基线：收入</translation>
    </message>
    <message>
        <source>off-peak</source>
        <translation>低谷时段</translation>
    </message>
</context>
<context>
    <name>KvChart</name>
    <message>
        <source>KV per token</source>
        <translation>每 token KV</translation>
    </message>
    <message>
        <source>%1: %2 per token (%3 bytes)</source>
        <translation>%1：每 token %2（%3 字节）</translation>
    </message>
    <message>
        <source>%1 past the windows</source>
        <translation>超出窗口后 %1</translation>
    </message>
    <message>
        <source>this plan: %1</source>
        <translation>本方案：%1</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>每 token 的 KV 缓存</translation>
    </message>
    <message>
        <source>what each further token of a request keeps; BF16 but for this plan; logarithmic axis</source>
        <translation>请求每增加一个 token 要保留的量；除本方案外均为 BF16；对数坐标</translation>
    </message>
</context>
<context>
    <name>MemoryChart</name>
    <message>
        <source>Memory per GPU</source>
        <translation>每卡显存</translation>
    </message>
    <message>
        <source>vocabulary, dense, router, MTP</source>
        <translation>词表、稠密层、路由器、MTP</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>routed experts</source>
        <translation>路由专家</translation>
    </message>
    <message>
        <source>shared expert</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>buffer, reserve</source>
        <translation>缓冲区、预留</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>空闲 %1</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>decode</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>One more request adds %1; %2 fit, limited by %3.</source>
        <translation>每多一个请求占 %1；最多 %2 个，受限于%3。</translation>
    </message>
    <message>
        <source>what fills the card; the line is its reported capacity</source>
        <translation>显存由什么占用；标线为驱动报告的容量</translation>
    </message>
</context>
<context>
    <name>ModelChart</name>
    <message>
        <source>%1: %2, %3 %</source>
        <translation>%1：%2，%3%</translation>
    </message>
    <message>
        <source>%1, sparse</source>
        <translation>%1，稀疏</translation>
    </message>
    <message>
        <source>window of %1</source>
        <translation>窗口 %1</translation>
    </message>
    <message>
        <source>linear attention</source>
        <translation>线性注意力</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 层</translation>
    </message>
    <message>
        <source>%1 of %2 experts + %3 shared</source>
        <translation>%2 选 %1 专家 + %3 共享</translation>
    </message>
    <message>
        <source>%1 of %2 experts</source>
        <translation>%2 选 %1 专家</translation>
    </message>
    <message>
        <source>FFN</source>
        <translation>FFN</translation>
    </message>
    <message>
        <source>dense FFN</source>
        <translation>稠密 FFN</translation>
    </message>
    <message>
        <source>routed experts</source>
        <translation>路由专家</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>shared expert</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>router, norms</source>
        <translation>路由器、归一化</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Layers and sizes of the model</source>
        <translation>模型的层与规模</translation>
    </message>
    <message>
        <source>each row at its own full length; without MTP layers</source>
        <translation>每行各自按全长绘制；不含 MTP 层</translation>
    </message>
    <message>
        <source>%1; each row at its own full length, without MTP layers</source>
        <translation>%1；每行各自按全长绘制，不含 MTP 层</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>激活参数</translation>
    </message>
    <message>
        <source>KV per token</source>
        <translation>每 token KV</translation>
    </message>
    <message>
        <source>KV, grows with the context</source>
        <translation>KV，随上下文增长</translation>
    </message>
    <message>
        <source>KV, until the window is full</source>
        <translation>KV，窗口填满为止</translation>
    </message>
    <message>
        <source>index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Fixed per request</source>
        <translation>每请求固定</translation>
    </message>
    <message>
        <source>full windows</source>
        <translation>填满的窗口</translation>
    </message>
    <message>
        <source>state of linear attention</source>
        <translation>线性注意力状态</translation>
    </message>
</context>
<context>
    <name>MoneyChart</name>
    <message>
        <source>Money</source>
        <translation>成本与收入</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>cache hits</source>
        <translation>缓存命中</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>未命中</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Revenue %1 − cost %2 = %3: markup %4, gross margin %5</source>
        <translation>收入 %1 − 成本 %2 = %3：成本利润率 %4，毛利率 %5</translation>
    </message>
    <message>
        <source>%1 nodes on average, %2. Left out: free traffic, cheaper models, night discount.</source>
        <translation>平均 %1 个节点（%2）。未计入：免费流量、低价模型、夜间折扣。</translation>
    </message>
    <message>
        <source>Prices, traffic or node rates are missing; what needs them shows a dash.</source>
        <translation>缺少定价、流量或节点吞吐；依赖它们的数值显示为短横线。</translation>
    </message>
    <message>
        <source>per day, every token at list price, not as earned</source>
        <translation>每天，所有 token 按定价折算，并非实际收入</translation>
    </message>
</context>
<context>
    <name>PrefillStepChart</name>
    <message>
        <source>Prefill pass</source>
        <translation>prefill 前向</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>shared expert</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>dispatch</source>
        <translation>分发</translation>
    </message>
    <message>
        <source>combine</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>unexplained</source>
        <translation>未解释</translation>
    </message>
    <message>
        <source>%1: %2 of the pass</source>
        <translation>%1：占前向的 %2</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>%1 for the tokens of a pass at the measured %2 per GPU</source>
        <translation>按实测每卡 %2，一次前向的 token 需要 %1</translation>
    </message>
    <message>
        <source>No lens is shown.</source>
        <translation>未显示任何视角。</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>极限</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>%1 per GPU by the estimate.</source>
        <translation>每卡估计 %1。</translation>
    </message>
    <message>
        <source>%1 per GPU by the estimate; nothing was measured.</source>
        <translation>每卡估计 %1；没有实测数据。</translation>
    </message>
    <message>
        <source>%1 per GPU by the estimate, %2 measured.</source>
        <translation>每卡估计 %1，实测 %2。</translation>
    </message>
    <message>
        <source>%1 per GPU; measured %2, of the published plan.</source>
        <translation>每卡估计 %1；实测 %2（公开方案）。</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>routed experts</source>
        <translation>路由专家</translation>
    </message>
    <message>
        <source>dense layers</source>
        <translation>稠密层</translation>
    </message>
    <message>
        <source>output head, fixed time and gaps</source>
        <translation>输出头、固定时间与间隙</translation>
    </message>
    <message>
        <source>Hatched: unexplained, a factor of %1.</source>
        <translation>斜线：未解释，系数 %1。</translation>
    </message>
    <message>
        <source>TTFT ≈ %1 at %2 load; %3 tokens a pass</source>
        <translation>负载 %2：TTFT ≈ %1；每卡 %3 token</translation>
    </message>
</context>
<context>
    <name>QuestionAnswers</name>
    <message>
        <source>Decode needs %1 nodes: %2 × %3 nodes, %4 busy.</source>
        <translation>decode 需要 %1 个节点：%2 × %3 个节点，利用率 %4。</translation>
    </message>
    <message>
        <source>Prefill needs %1 nodes: %2 × %3 nodes, %4 busy.</source>
        <translation>prefill 需要 %1 个节点：%2 × %3 个节点，利用率 %4。</translation>
    </message>
    <message>
        <source>Together %1 nodes, %2 GPUs, %3.</source>
        <translation>合计 %1 个节点，%2 张卡，%3。</translation>
    </message>
    <message>
        <source>Requests of these lengths: %1 on a prefill node, %2 on a decode node. Decode nodes per prefill node: %3.</source>
        <translation>这样长度的请求：一个 prefill 节点 %1，一个 decode 节点 %2。decode 与 prefill 节点数之比：%3。</translation>
    </message>
    <message>
        <source>Prefill units per decode unit: %1, so %2 whole ones; %3 GPUs in all, %4 of the prefill units idle.</source>
        <translation>每个 decode 单元配 %1 个 prefill 单元，取整为 %2 个；共 %3 张卡，prefill 单元空闲 %4。</translation>
    </message>
    <message>
        <source>With one unit of each, %1 saturates first.</source>
        <translation>各用一个单元时，%1 先饱和。</translation>
    </message>
    <message>
        <source>A request brings %1 at list price, %2 if all of its input is missed.</source>
        <translation>按定价，一个请求收入 %1；若输入全部未命中，则为 %2。</translation>
    </message>
    <message>
        <source>Batch %1, %2, step %3: each user gets %4.</source>
        <translation>batch 大小 %1，%2，步长 %3：每个用户得到 %4。</translation>
    </message>
    <message>
        <source>Cannot be answered yet: a rate, a length or the traffic is not given.</source>
        <translation>暂无法回答：缺少吞吐、长度或流量。</translation>
    </message>
</context>
<context>
    <name>RevenueChart</name>
    <message>
        <source>Revenue, step by step</source>
        <translation>收入逐项拆解</translation>
    </message>
    <message>
        <source>list price</source>
        <translation>定价</translation>
    </message>
    <message>
        <source>model mix</source>
        <translation>模型构成</translation>
    </message>
    <message>
        <source>off-peak</source>
        <translation>低谷折扣</translation>
    </message>
    <message>
        <source>free use</source>
        <translation>免费流量</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>other cost</source>
        <translation>其他成本</translation>
    </message>
    <message>
        <source>%1: %2, which leaves %3; were it the last step: markup %4, gross margin %5</source>
        <translation>%1：%2，剩余 %3；若到此为止：成本利润率 %4，毛利率 %5</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>亏损</translation>
    </message>
    <message>
        <source>profit</source>
        <translation>利润</translation>
    </message>
    <message>
        <source>%1 after all steps: %2; markup %3, gross margin %4</source>
        <translation>逐项扣减后的%1：%2；成本利润率 %3，毛利率 %4</translation>
    </message>
    <message>
        <source>From the headline down to what is left; every step is an input of yours.</source>
        <translation>从理论收入逐项减到最后的利润；每一步都是可以修改的参数。</translation>
    </message>
    <message>
        <source>markup | gross margin; click a name to edit</source>
        <translation>每一步旁边：成本利润率 | 毛利率；点名称修改其输入</translation>
    </message>
</context>
<context>
    <name>RooflineChart</name>
    <message>
        <source>Roofline, decode</source>
        <translation>decode 屋顶线</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>HBM %1</source>
        <translation>HBM %1</translation>
    </message>
    <message>
        <source>FLOP per byte of HBM traffic</source>
        <translation>每字节 HBM 访存的 FLOP</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>limited by memory</source>
        <translation>访存受限</translation>
    </message>
    <message>
        <source>limited by compute</source>
        <translation>计算受限</translation>
    </message>
    <message>
        <source>Roofline, prefill</source>
        <translation>prefill 屋顶线</translation>
    </message>
    <message>
        <source>down projections</source>
        <translation>降维投影</translation>
    </message>
    <message>
        <source>query up projection</source>
        <translation>Q 升维投影</translation>
    </message>
    <message>
        <source>KV up projection</source>
        <translation>KV 升维投影</translation>
    </message>
    <message>
        <source>absorb K</source>
        <translation>吸收 K</translation>
    </message>
    <message>
        <source>core attention</source>
        <translation>注意力核心</translation>
    </message>
    <message>
        <source>absorb V</source>
        <translation>吸收 V</translation>
    </message>
    <message>
        <source>output projection</source>
        <translation>输出投影</translation>
    </message>
    <message>
        <source>router</source>
        <translation>路由器</translation>
    </message>
    <message>
        <source>shared expert</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>experts, up</source>
        <translation>专家 up</translation>
    </message>
    <message>
        <source>experts, down</source>
        <translation>专家 down</translation>
    </message>
    <message>
        <source>dense FFN</source>
        <translation>稠密 FFN</translation>
    </message>
    <message>
        <source>passes over memory</source>
        <translation>访存算子</translation>
    </message>
    <message>
        <source>%1, limit: %2 at %3 FLOP per byte</source>
        <translation>%1，极限：%2，每字节 %3 FLOP</translation>
    </message>
    <message>
        <source>%1, estimate: %2 at %3 FLOP per byte</source>
        <translation>%1，估计：%2，每字节 %3 FLOP</translation>
    </message>
    <message>
        <source>%1 of its roof %2; %3, %4 of the layer&apos;s compute time</source>
        <translation>达到屋顶线 %2 的 %1；用时 %3，占该层计算时间的 %4</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>访存</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>limit; passes over memory %1 of the time</source>
        <translation>极限；访存算子占用时 %1</translation>
    </message>
    <message>
        <source>estimate filled, limit hollow; passes %1</source>
        <translation>实心为估计，空心为极限；访存算子占 %1</translation>
    </message>
    <message>
        <source>estimate; passes over memory %1 of the time</source>
        <translation>估计；访存算子占用时 %1</translation>
    </message>
</context>
<context>
    <name>ScenarioPicture</name>
    <message>
        <source>pale: baseline “%1”</source>
        <translation>浅色：基线“%1”</translation>
    </message>
</context>
<context>
    <name>StackedBarChart</name>
    <message>
        <source>No data</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>条形</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>from</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>上限</translation>
    </message>
</context>
<context>
    <name>SweepData</name>
    <message>
        <source>breaks a rule: does not fit, or cannot run</source>
        <translation>违反规则：放不下，或无法运行</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>本方案</translation>
    </message>
    <message>
        <source>%1 figures over %2</source>
        <translation>%1 个指标：随“%2”变化</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1：随“%2”变化</translation>
    </message>
    <message>
        <source>%1 over %2 and %3</source>
        <translation>%1：随“%2”与“%3”变化</translation>
    </message>
</context>
<context>
    <name>SystemChart</name>
    <message>
        <source>The service</source>
        <translation>服务系统</translation>
    </message>
    <message>
        <source>rates of the busiest hour, from %1</source>
        <translation>最忙一小时的速率，自 %1 起</translation>
    </message>
    <message>
        <source>expert balancer: %1</source>
        <translation>专家均衡：%1</translation>
    </message>
    <message>
        <source>API server</source>
        <translation>API 服务器</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>同时</translation>
    </message>
    <message>
        <source>%1 requests arrive per second, at %2 output tokens each; %3 are generating at once</source>
        <translation>每秒到达 %1 个请求，每个输出 %2 个 token；同时在生成的有 %3 个</translation>
    </message>
    <message>
        <source>prefill balancer</source>
        <translation>prefill 均衡</translation>
    </message>
    <message>
        <source>Spreads prompts over the prefill units.</source>
        <translation>把 prompt 分配到各 prefill 单元。</translation>
    </message>
    <message>
        <source>%1 prefill units</source>
        <translation>%1 个 prefill 单元</translation>
    </message>
    <message>
        <source>%1 nodes, %2 busy</source>
        <translation>%1 个节点，利用率 %2</translation>
    </message>
    <message>
        <source>%1 prefill nodes, %2 busy; the hottest GPU gets %3 the mean tokens</source>
        <translation>%1 个 prefill 节点，利用率 %2；最忙的卡收到的 token 数是平均值的 %3</translation>
    </message>
    <message>
        <source>KV store</source>
        <translation>KV 存储</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>写入 %1</translation>
    </message>
    <message>
        <source>out %1</source>
        <translation>读出 %1</translation>
    </message>
    <message>
        <source>%1; reads %2 for cache hits, writes %3 from prefill and %4 from decode</source>
        <translation>%1；缓存命中读取 %2；写入：prefill %3，decode %4</translation>
    </message>
    <message>
        <source>decode balancer</source>
        <translation>decode 均衡</translation>
    </message>
    <message>
        <source>Spreads requests over the decode units.</source>
        <translation>把请求分配到各 decode 单元。</translation>
    </message>
    <message>
        <source>%1 decode units</source>
        <translation>%1 个 decode 单元</translation>
    </message>
    <message>
        <source>%1 decode nodes, %2 busy; the hottest GPU gets %3 the mean tokens</source>
        <translation>%1 个 decode 节点，利用率 %2；最忙的卡收到的 token 数是平均值的 %3</translation>
    </message>
    <message>
        <source>tok/s in</source>
        <translation>tok/s 输入</translation>
    </message>
    <message>
        <source>Input: %1, of them %2 from the cache and %3 computed</source>
        <translation>输入：%1，其中 %2 来自缓存，%3 需计算</translation>
    </message>
    <message>
        <source>per unit</source>
        <translation>每单元</translation>
    </message>
    <message>
        <source>To each prefill unit: %1</source>
        <translation>每个 prefill 单元：%1</translation>
    </message>
    <message>
        <source>KV hand-over, prefill to decode: %1</source>
        <translation>KV 传输，从 prefill 到 decode：%1</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>同时 %1</translation>
    </message>
    <message>
        <source>Requests at once: %1</source>
        <translation>同时的请求：%1</translation>
    </message>
    <message>
        <source>Of each decode unit: %1</source>
        <translation>每个 decode 单元：%1</translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <translation>%1 tok/s</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>输出：%1</translation>
    </message>
    <message>
        <source>the traffic of the day is missing</source>
        <translation>缺少一天的流量</translation>
    </message>
    <message>
        <source>of KV</source>
        <translation>KV 传输</translation>
    </message>
</context>
<context>
    <name>TimelineChart</name>
    <message>
        <source>One layer, decode</source>
        <translation>decode 单层</translation>
    </message>
    <message>
        <source>One layer, prefill</source>
        <translation>prefill 单层</translation>
    </message>
    <message>
        <source>two micro-batches</source>
        <translation>双 micro-batch</translation>
    </message>
    <message>
        <source>MLP up</source>
        <translation>MLP up</translation>
    </message>
    <message>
        <source>MLP down</source>
        <translation>MLP down</translation>
    </message>
    <message>
        <source>ATTN</source>
        <translation>ATTN</translation>
    </message>
    <message>
        <source>%1 of micro-batch %2: %3, from %4 to %5</source>
        <translation>micro-batch %2 的 %1：%3，从 %4 到 %5</translation>
    </message>
    <message>
        <source>%1: %2, from %3 to %4</source>
        <translation>%1：%2，从 %3 到 %4</translation>
    </message>
    <message>
        <source>· %1 %2</source>
        <translation>· %1 %2</translation>
    </message>
    <message>
        <source>· of it %1 %2</source>
        <translation>· 其中 %1 %2</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>%1 busy</source>
        <translation>占用 %1</translation>
    </message>
    <message>
        <source>bottleneck</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>%1 idle for %2, from %3 to %4</source>
        <translation>%1：空闲 %2，从 %3 到 %4</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>原为 %1</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>基线：%1</translation>
    </message>
    <message>
        <source>the batch runs whole; hatched: idle</source>
        <translation>batch 不拆分；斜线：空闲</translation>
    </message>
    <message>
        <source>This model has no expert layers.</source>
        <translation>该模型没有专家层。</translation>
    </message>
    <message>
        <source>The time of a layer is not known for this plan.</source>
        <translation>本方案的单层时间未知。</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>shared expert</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>routed experts</source>
        <translation>路由专家</translation>
    </message>
    <message>
        <source>dispatch</source>
        <translation>分发</translation>
    </message>
    <message>
        <source>combine</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>one batch, partly hidden</source>
        <translation>单 batch，部分掩盖</translation>
    </message>
    <message>
        <source>five stages</source>
        <translation>五级流水</translation>
    </message>
    <message>
        <source>nothing overlaps</source>
        <translation>无重叠</translation>
    </message>
    <message>
        <source>The pass takes %1 times as long: unexplained.</source>
        <translation>前向的实际耗时是它的 %1 倍：未解释。</translation>
    </message>
    <message>
        <source>darker: micro-batch 0; lighter: 1; hatched: idle</source>
        <translation>深 / 浅：micro-batch 0 / 1；斜线：空闲</translation>
    </message>
    <message>
        <source>limit: %1; %2; network idle %3</source>
        <translation>极限：%1；%2；网络空闲 %3</translation>
    </message>
    <message>
        <source>estimate: %1; %2; network idle %3</source>
        <translation>估计：%1；%2；网络空闲 %3</translation>
    </message>
</context>
<context>
    <name>TokenCostChart</name>
    <message>
        <source>Cost of a million tokens</source>
        <translation>每百万 token 的成本</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>decode</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>input, prefill</source>
        <translation>prefill 输入</translation>
    </message>
    <message>
        <source>no cache</source>
        <translation>无缓存</translation>
    </message>
    <message>
        <source>Without the cache the same day needs %1 prefill nodes more and costs %2 more.</source>
        <translation>若没有缓存，同一天要多用 %1 个 prefill 节点，多花 %2。</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>any token</source>
        <translation>任意 token</translation>
    </message>
    <message>
        <source>Idle is %1 here: fewer nodes are paid than the rates need.</source>
        <translation>此处空闲为 %1：付费的节点少于吞吐所需。</translation>
    </message>
    <message>
        <source>by part; output and input each carry the whole cost</source>
        <translation>按组成部分；输出和输入各自在自己的一行中承担全部成本</translation>
    </message>
</context>
<context>
    <name>ValidationChart</name>
    <message>
        <source>predicted time</source>
        <translation>预测时间</translation>
    </message>
    <message>
        <source>predicted memory</source>
        <translation>预测显存</translation>
    </message>
    <message>
        <source>predicted rate</source>
        <translation>预测速率</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>预测与实测对照</translation>
    </message>
    <message>
        <source>a formula of a paper, not measured</source>
        <translation>论文中的公式，并非实测</translation>
    </message>
    <message>
        <source>a constant was fitted on it</source>
        <translation>参与过常数拟合</translation>
    </message>
    <message>
        <source>not used in any fit</source>
        <translation>未参与任何拟合</translation>
    </message>
    <message>
        <source>predicted %1, measured %2: %3; %4</source>
        <translation>预测 %1，实测 %2：%3；%4</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Click to open this deployment as a scenario.</source>
        <translation>点击可将该部署作为方案打开。</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>measurement</source>
        <translation>实测项</translation>
    </message>
    <message>
        <source>deployment</source>
        <translation>部署</translation>
    </message>
    <message>
        <source>component</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>component, fitted on</source>
        <translation>组件，参与拟合</translation>
    </message>
    <message>
        <source>formula of a paper</source>
        <translation>论文公式</translation>
    </message>
    <message>
        <source>off by more than 20 %</source>
        <translation>偏差超过 20%</translation>
    </message>
    <message>
        <source>predicted tok/s per GPU</source>
        <translation>预测的每 GPU tok/s</translation>
    </message>
    <message>
        <source>one calibration; bands ±10 % and ±20 %; click to open</source>
        <translation>所有点共用一套标定；色带为 ±10 % 与 ±20 %；点击即打开该部署</translation>
    </message>
</context>
<context>
    <name>WaterfallChart</name>
    <message>
        <source>Why not the bound</source>
        <translation>为什么达不到下限</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>全部层</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>kernels</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation>不均衡</translation>
    </message>
    <message>
        <source>fixed time</source>
        <translation>固定时间</translation>
    </message>
    <message>
        <source>unexplained</source>
        <translation>未解释</translation>
    </message>
    <message>
        <source>There is no estimate for this plan.</source>
        <translation>本方案没有估计值。</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>之前为 %1</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>Estimate %1; the limit is %2.</source>
        <translation>估计 %1；极限为 %2。</translation>
    </message>
    <message>
        <source>decode step; causes are switched on in this order</source>
        <translation>decode 步长；按此顺序逐项计入各个原因</translation>
    </message>
</context>
<context>
    <name>groups</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message>
        <source>Legal: %1</source>
        <translation>取值：%1</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>默认值：%1</translation>
    </message>
    <message>
        <source>Follows, until it is set: %1</source>
        <translation>设定之前跟随：%1</translation>
    </message>
    <message>
        <source>Source of the default: %1</source>
        <translation>默认值的来源：%1</translation>
    </message>
    <message>
        <source>Inputs: %1</source>
        <translation>参数：%1</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>指标：%1</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>极限</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Decode unit</source>
        <translation>decode 单元</translation>
    </message>
    <message>
        <source>Prefill unit</source>
        <translation>prefill 单元</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Whole units</source>
        <translation>整单元</translation>
    </message>
    <message>
        <source>Revenue</source>
        <translation>收入</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问答</translation>
    </message>
</context>
<context>
    <name>inputs</name>
    <message>
        <source>Legal: %1</source>
        <translation>取值：%1</translation>
    </message>
    <message>
        <source>Follows: %1</source>
        <translation>跟随：%1</translation>
    </message>
    <message>
        <source>Set by hand; could follow: %1</source>
        <translation>手动设置；可跟随：%1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>Decode unit: the weights alone do not fit; over by {over}.</source>
        <translation>decode 单元：仅权重就放不下，超出 {over}。</translation>
    </message>
    <message>
        <source>Prefill unit: the weights alone do not fit; over by {over}.</source>
        <translation>prefill 单元：仅权重就放不下，超出 {over}。</translation>
    </message>
    <message>
        <source>Decode unit: does not fit, over by {over}; the weights fit.</source>
        <translation>decode 单元：放不下，超出 {over}；仅权重放得下。</translation>
    </message>
    <message>
        <source>Prefill unit: does not fit, over by {over}; the weights fit.</source>
        <translation>prefill 单元：放不下，超出 {over}；仅权重放得下。</translation>
    </message>
    <message>
        <source>Decode unit: {empty} expert slots of a layer stay empty at EP{ep}; {redundant} redundant experts would fill them.</source>
        <translation>decode 单元：EP{ep} 下每层空出 {empty} 个专家槽位；设 {redundant} 个冗余专家可填满。</translation>
    </message>
    <message>
        <source>Prefill unit: {empty} expert slots of a layer stay empty at EP{ep}; {redundant} redundant experts would fill them.</source>
        <translation>prefill 单元：EP{ep} 下每层空出 {empty} 个专家槽位；设 {redundant} 个冗余专家可填满。</translation>
    </message>
    <message>
        <source>Decode unit: EP{ep} on {gpus} GPUs.</source>
        <translation>decode 单元：EP{ep}，但有 {gpus} 张卡。</translation>
    </message>
    <message>
        <source>Prefill unit: EP{ep} on {gpus} GPUs.</source>
        <translation>prefill 单元：EP{ep}，但有 {gpus} 张卡。</translation>
    </message>
    <message>
        <source>Decode unit: attention TP{tp} does not divide {heads} heads and {gpus} GPUs.</source>
        <translation>decode 单元：注意力 TP{tp} 不能整除 {heads} 个头和 {gpus} 张卡。</translation>
    </message>
    <message>
        <source>Prefill unit: attention TP{tp} does not divide {heads} heads and {gpus} GPUs.</source>
        <translation>prefill 单元：注意力 TP{tp} 不能整除 {heads} 个头和 {gpus} 张卡。</translation>
    </message>
    <message>
        <source>Decode unit: {tokens} tokens per micro-batch, the dispatch buffer holds {limit}.</source>
        <translation>decode 单元：每个 micro-batch 有 {tokens} 个 token，分发缓冲区只容纳 {limit} 个。</translation>
    </message>
    <message>
        <source>A step cannot advance {tokens} tokens with {drafts} drafted; {most} at most.</source>
        <translation>草稿 token 为 {drafts} 个时，一步不可能前进 {tokens} 个 token，最多 {most} 个。</translation>
    </message>
    <message>
        <source>Each token is sent to {chosen} experts, the model has {experts}.</source>
        <translation>每个 token 发给 {chosen} 个专家，但模型只有 {experts} 个。</translation>
    </message>
    <message>
        <source>{dense} layers are dense, the model has {layers}.</source>
        <translation>稠密层有 {dense} 层，但模型共 {layers} 层。</translation>
    </message>
    <message>
        <source>{kv} KV heads for {heads} attention heads.</source>
        <translation>KV 头 {kv} 个，多于注意力头 {heads} 个。</translation>
    </message>
    <message>
        <source>This GPU has no {format}; choose another format for the multiplications.</source>
        <translation>此 GPU 不支持 {format}；请为矩阵乘选择其他格式。</translation>
    </message>
    <message>
        <source>is no assignment; write ID=VALUE, such as network.nic_bandwidth=800Gb/s</source>
        <translation>不是赋值；请写成 ID=VALUE，例如 network.nic_bandwidth=800Gb/s</translation>
    </message>
    <message>
        <source>is no parameter; `moe-planner-cli parameters` lists them</source>
        <translation>不是参数；用 `moe-planner-cli parameters` 可列出全部参数</translation>
    </message>
    <message>
        <source>is no catalog entry: its format must be “{format}”</source>
        <translation>不是目录条目：format 必须为“{format}”</translation>
    </message>
    <message>
        <source>needs an id and values</source>
        <translation>需要 id 和 values</translation>
    </message>
    <message>
        <source>is not a key that a catalog entry has</source>
        <translation>不是目录条目的键</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>“{id}” is not in the catalog; known are {known}</source>
        <translation>目录中没有“{id}”；可用的有 {known}</translation>
    </message>
    <message>
        <source>is neither a file nor a preset; presets are {known}</source>
        <translation>既不是文件也不是预设；预设有 {known}</translation>
    </message>
    <message>
        <source>embedding and head</source>
        <translation>嵌入与输出头</translation>
    </message>
    <message>
        <source>bytes per scale</source>
        <translation>每个缩放因子的字节数</translation>
    </message>
    <message>
        <source>values per scale</source>
        <translation>每个缩放因子对应的数值个数</translation>
    </message>
    <message>
        <source>the hand calculation needs routed experts</source>
        <translation>手算需要有路由专家</translation>
    </message>
    <message>
        <source>bytes per KiB</source>
        <translation>每 KiB 字节数</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>bytes per kB</source>
        <translation>每 kB 字节数</translation>
    </message>
    <message>
        <source>the measurement is of the published plan, not of this one</source>
        <translation>实测值属于公开方案，不属于当前方案</translation>
    </message>
    <message>
        <source>all-to-all</source>
        <translation>all-to-all</translation>
    </message>
    <message>
        <source>attention compute</source>
        <translation>注意力计算</translation>
    </message>
    <message>
        <source>attention memory</source>
        <translation>注意力访存</translation>
    </message>
    <message>
        <source>experts compute</source>
        <translation>专家计算</translation>
    </message>
    <message>
        <source>experts memory</source>
        <translation>专家访存</translation>
    </message>
    <message>
        <source>Output rate per decode GPU</source>
        <translation>decode 每卡输出吞吐</translation>
    </message>
    <message>
        <source>Measured output tokens per second of one decode GPU.</source>
        <translation>实测每张 decode 卡每秒输出的 token 数。</translation>
    </message>
    <message>
        <source>Requests per GPU</source>
        <translation>每卡请求数</translation>
    </message>
    <message>
        <source>Requests that one decode GPU serves at a time.</source>
        <translation>一张 decode 卡同时服务的请求数。</translation>
    </message>
    <message>
        <source>Requests per GPU, low end</source>
        <translation>每卡请求数（低端）</translation>
    </message>
    <message>
        <source>At the high end of the published speed of one user.</source>
        <translation>对应公开单用户速度的高端。</translation>
    </message>
    <message>
        <source>Requests per GPU, high end</source>
        <translation>每卡请求数（高端）</translation>
    </message>
    <message>
        <source>At the low end of the published speed of one user.</source>
        <translation>对应公开单用户速度的低端。</translation>
    </message>
    <message>
        <source>Tokens per GPU and step</source>
        <translation>每卡每步 token 数</translation>
    </message>
    <message>
        <source>Requests times one token and its drafts.</source>
        <translation>请求数 ×（1 个 token + 草稿 token）。</translation>
    </message>
    <message>
        <source>Experts read per layer</source>
        <translation>每层读取的专家数</translation>
    </message>
    <message>
        <source>Routed slots of the GPU and the shared experts.</source>
        <translation>该卡的路由专家槽位加共享专家。</translation>
    </message>
    <message>
        <source>KV cache per GPU</source>
        <translation>每卡 KV 缓存</translation>
    </message>
    <message>
        <source>Cache of all requests of one GPU, without the MTP layer&apos;s.</source>
        <translation>一张卡上全部请求的 KV 缓存，不含 MTP 层。</translation>
    </message>
    <message>
        <source>KV per token in KiB</source>
        <translation>每 token 的 KV（KiB）</translation>
    </message>
    <message>
        <source>The chapter prints this number with the unit KB.</source>
        <translation>章节把这个数写作 KB。</translation>
    </message>
    <message>
        <source>KV cache as the chapter prints it</source>
        <translation>按章节写法的 KV 缓存</translation>
    </message>
    <message>
        <source>KiB per token taken for thousands of bytes, as in exercise 1.</source>
        <translation>把每 token 的 KiB 当作千字节，同练习 1。</translation>
    </message>
    <message>
        <source>Weights per GPU</source>
        <translation>每卡权重</translation>
    </message>
    <message>
        <source>Attention, experts and vocabulary at one byte each, as the chapter counts.</source>
        <translation>注意力、专家和词表均按每参数 1 字节计，与章节一致。</translation>
    </message>
    <message>
        <source>Attention, memory time per layer</source>
        <translation>每层注意力访存时间</translation>
    </message>
    <message>
        <source>Reading attention weights and KV of one layer.</source>
        <translation>读取一层的注意力权重和 KV。</translation>
    </message>
    <message>
        <source>Attention, compute time per layer</source>
        <translation>每层注意力计算时间</translation>
    </message>
    <message>
        <source>Queries against the cache of one layer.</source>
        <translation>一层中 Q 与 KV 缓存的计算。</translation>
    </message>
    <message>
        <source>Attention time per layer</source>
        <translation>每层注意力时间</translation>
    </message>
    <message>
        <source>The slower of reading and computing.</source>
        <translation>读取与计算中较慢者。</translation>
    </message>
    <message>
        <source>Experts, memory time per layer</source>
        <translation>每层专家访存时间</translation>
    </message>
    <message>
        <source>Reading the experts of one layer.</source>
        <translation>读取一层的专家权重。</translation>
    </message>
    <message>
        <source>Experts, compute time per layer</source>
        <translation>每层专家计算时间</translation>
    </message>
    <message>
        <source>Multiplying the tokens of one layer.</source>
        <translation>一层中 token 的矩阵乘。</translation>
    </message>
    <message>
        <source>Experts time per layer</source>
        <translation>每层专家时间</translation>
    </message>
    <message>
        <source>All-to-all time per layer</source>
        <translation>每层 all-to-all 时间</translation>
    </message>
    <message>
        <source>Dispatch and combine of one layer at the full NIC rate.</source>
        <translation>一层的分发与合并，按网卡满速率计。</translation>
    </message>
    <message>
        <source>Attention and experts per layer</source>
        <translation>每层注意力与专家时间</translation>
    </message>
    <message>
        <source>What must hide the all-to-all, or hide behind it.</source>
        <translation>与 all-to-all 互相掩盖的计算部分。</translation>
    </message>
    <message>
        <source>Layers per step</source>
        <translation>每步层数</translation>
    </message>
    <message>
        <source>Decoder layers, and the MTP layer while tokens are drafted.</source>
        <translation>解码器层数；使用草稿 token 时加 MTP 层。</translation>
    </message>
    <message>
        <source>Decode step, lower bound</source>
        <translation>decode 步长下限</translation>
    </message>
    <message>
        <source>All layers, communication and compute fully overlapped.</source>
        <translation>全部层，假设通信与计算完全重叠。</translation>
    </message>
    <message>
        <source>Attention per step</source>
        <translation>每步注意力时间</translation>
    </message>
    <message>
        <source>All layers of one step.</source>
        <translation>一步的全部层。</translation>
    </message>
    <message>
        <source>Experts per step</source>
        <translation>每步专家时间</translation>
    </message>
    <message>
        <source>Dispatch per step</source>
        <translation>每步分发时间</translation>
    </message>
    <message>
        <source>All layers of one step, at the full NIC rate.</source>
        <translation>一步的全部层，按网卡满速率计。</translation>
    </message>
    <message>
        <source>Combine per step</source>
        <translation>每步合并时间</translation>
    </message>
    <message>
        <source>Compute per step</source>
        <translation>每步计算时间</translation>
    </message>
    <message>
        <source>Attention and experts of all layers.</source>
        <translation>全部层的注意力与专家。</translation>
    </message>
    <message>
        <source>All-to-all per step</source>
        <translation>每步 all-to-all 时间</translation>
    </message>
    <message>
        <source>Dispatch and combine of all layers.</source>
        <translation>全部层的分发与合并。</translation>
    </message>
    <message>
        <source>Attention, FLOP per byte</source>
        <translation>注意力每字节 FLOP</translation>
    </message>
    <message>
        <source>Work of the attention term over the bytes it reads.</source>
        <translation>注意力项的计算量 ÷ 读取的字节数。</translation>
    </message>
    <message>
        <source>Experts, FLOP per byte</source>
        <translation>专家每字节 FLOP</translation>
    </message>
    <message>
        <source>Work of the experts term over the bytes it reads.</source>
        <translation>专家项的计算量 ÷ 读取的字节数。</translation>
    </message>
    <message>
        <source>Attention, compute rate</source>
        <translation>注意力算力</translation>
    </message>
    <message>
        <source>Work of the attention term over its time.</source>
        <translation>注意力项的计算量 ÷ 所用时间。</translation>
    </message>
    <message>
        <source>Experts, compute rate</source>
        <translation>专家算力</translation>
    </message>
    <message>
        <source>Work of the experts term over its time.</source>
        <translation>专家项的计算量 ÷ 所用时间。</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>The term that rules the step.</source>
        <translation>决定步长的那一项。</translation>
    </message>
    <message>
        <source>NIC rate at which the bottleneck flips</source>
        <translation>瓶颈转移的网卡速率</translation>
    </message>
    <message>
        <source>Where all-to-all takes as long as attention and experts.</source>
        <translation>all-to-all 与注意力加专家耗时相等处。</translation>
    </message>
    <message>
        <source>Output rate per GPU, upper bound</source>
        <translation>每卡输出吞吐上限</translation>
    </message>
    <message>
        <source>Requests times tokens per step over the bound of the step.</source>
        <translation>请求数 × 每步 token 数 ÷ 步长下限。</translation>
    </message>
    <message>
        <source>Speed of one user, upper bound</source>
        <translation>单用户速度上限</translation>
    </message>
    <message>
        <source>Tokens per step over the bound of the step.</source>
        <translation>每步 token 数 ÷ 步长下限。</translation>
    </message>
    <message>
        <source>Step to expect, low end</source>
        <translation>预计步长（低端）</translation>
    </message>
    <message>
        <source>The chapter&apos;s advice: 1.5 times the bound.</source>
        <translation>章节建议：下限的 1.5 倍。</translation>
    </message>
    <message>
        <source>Step to expect, high end</source>
        <translation>预计步长（高端）</translation>
    </message>
    <message>
        <source>The chapter&apos;s advice: 2.5 times the bound.</source>
        <translation>章节建议：下限的 2.5 倍。</translation>
    </message>
    <message>
        <source>Measured decode step</source>
        <translation>实测 decode 步长</translation>
    </message>
    <message>
        <source>Tokens per step over the published speed of one user.</source>
        <translation>每步 token 数 ÷ 公开的单用户速度。</translation>
    </message>
    <message>
        <source>Measured decode step, low end</source>
        <translation>实测 decode 步长（低端）</translation>
    </message>
    <message>
        <source>At the high end of the published speed.</source>
        <translation>对应公开速度的高端。</translation>
    </message>
    <message>
        <source>Measured decode step, high end</source>
        <translation>实测 decode 步长（高端）</translation>
    </message>
    <message>
        <source>At the low end of the published speed.</source>
        <translation>对应公开速度的低端。</translation>
    </message>
    <message>
        <source>Measured step over bound</source>
        <translation>实测步长与下限之比</translation>
    </message>
    <message>
        <source>Missing after an edit: the measurement is of the published plan.</source>
        <translation>修改方案后没有此值：实测属于公开方案。</translation>
    </message>
    <message>
        <source>Cache hit rate</source>
        <translation>缓存命中率</translation>
    </message>
    <message>
        <source>Share of the input tokens read from the disk cache.</source>
        <translation>从磁盘缓存读取的输入 token 占比。</translation>
    </message>
    <message>
        <source>Computed input rate per GPU</source>
        <translation>每卡实际计算的输入吞吐</translation>
    </message>
    <message>
        <source>Measured input tokens per second of one prefill GPU, hits left out.</source>
        <translation>实测每张 prefill 卡每秒的输入 token 数，不含命中。</translation>
    </message>
    <message>
        <source>Work per computed token</source>
        <translation>每个计算 token 的计算量</translation>
    </message>
    <message>
        <source>Activated parameters and causal attention.</source>
        <translation>激活参数的矩阵乘加因果注意力。</translation>
    </message>
    <message>
        <source>Achieved compute rate</source>
        <translation>实际算力</translation>
    </message>
    <message>
        <source>Of one prefill GPU, from the measured rate.</source>
        <translation>一张 prefill 卡，由实测吞吐得出。</translation>
    </message>
    <message>
        <source>FP8 utilisation</source>
        <translation>FP8 利用率</translation>
    </message>
    <message>
        <source>Achieved rate over the dense FP8 peak.</source>
        <translation>实际算力 ÷ 稠密 FP8 峰值。</translation>
    </message>
    <message>
        <source>BF16 utilisation</source>
        <translation>BF16 利用率</translation>
    </message>
    <message>
        <source>Achieved rate over the dense BF16 peak.</source>
        <translation>实际算力 ÷ 稠密 BF16 峰值。</translation>
    </message>
    <message>
        <source>Input rate per GPU, upper bound</source>
        <translation>每卡输入吞吐上限</translation>
    </message>
    <message>
        <source>Input tokens, hits included, if every FLOP of the peak were used.</source>
        <translation>用满峰值算力时的输入 token 数，含命中。</translation>
    </message>
    <message>
        <source>Routed expert slots per GPU</source>
        <translation>每卡路由专家槽位</translation>
    </message>
    <message>
        <source>Slots of one layer: experts and copies over EP, rounded up.</source>
        <translation>一层的槽位：（路由专家 + 冗余专家）÷ EP，向上取整。</translation>
    </message>
    <message>
        <source>Empty expert slots</source>
        <translation>空专家槽位</translation>
    </message>
    <message>
        <source>Slots of one layer over all GPUs that hold no expert.</source>
        <translation>一层在全部卡上没有放专家的槽位数。</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>Projections of all layers over attention TP.</source>
        <translation>全部层的投影矩阵 ÷ 注意力 TP。</translation>
    </message>
    <message>
        <source>Dense FFN</source>
        <translation>稠密 FFN</translation>
    </message>
    <message>
        <source>Feed-forward part of the dense layers, whole on each GPU.</source>
        <translation>稠密层的 FFN，每卡一份完整副本。</translation>
    </message>
    <message>
        <source>Routed experts</source>
        <translation>路由专家</translation>
    </message>
    <message>
        <source>Expert slots of one GPU in all MoE layers.</source>
        <translation>一张卡在全部 MoE 层的专家槽位。</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>A copy on each GPU, in all MoE layers.</source>
        <translation>全部 MoE 层，每卡一份。</translation>
    </message>
    <message>
        <source>Router and norms</source>
        <translation>路由器与归一化</translation>
    </message>
    <message>
        <source>Kept in BF16, whole on each GPU.</source>
        <translation>保持 BF16，每卡一份完整副本。</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Embedding and head, kept in BF16.</source>
        <translation>嵌入与输出头，保持 BF16。</translation>
    </message>
    <message>
        <source>MTP layer</source>
        <translation>MTP 层</translation>
    </message>
    <message>
        <source>Weights of the MTP layer; it shares embedding and head.</source>
        <translation>MTP 层的权重；嵌入与输出头和主模型共用。</translation>
    </message>
    <message>
        <source>All weights</source>
        <translation>全部权重</translation>
    </message>
    <message>
        <source>Sum of the weights on one GPU.</source>
        <translation>一张卡上的权重合计。</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>MTP layer&apos;s KV</source>
        <translation>MTP 层 KV</translation>
    </message>
    <message>
        <source>Cache of the MTP layer.</source>
        <translation>MTP 层的 KV 缓存。</translation>
    </message>
    <message>
        <source>Communication buffer</source>
        <translation>通信缓冲区</translation>
    </message>
    <message>
        <source>Buffer of the all-to-all kernels.</source>
        <translation>all-to-all kernel 的缓冲区。</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>Part of the card that the usable fraction keeps back.</source>
        <translation>可用比例以外留出的显存。</translation>
    </message>
    <message>
        <source>Memory in use</source>
        <translation>已用显存</translation>
    </message>
    <message>
        <source>All parts but the reserve.</source>
        <translation>除预留外各部分合计。</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>What the card reports.</source>
        <translation>驱动报告的显存容量。</translation>
    </message>
    <message>
        <source>Free memory</source>
        <translation>空闲显存</translation>
    </message>
    <message>
        <source>Capacity less total and reserve; negative where the plan does not fit.</source>
        <translation>容量减去已用与预留；为负表示放不下。</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>Whether free memory is zero or more.</source>
        <translation>空闲显存是否不小于零。</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>dispatch buffer</source>
        <translation>分发缓冲区</translation>
    </message>
    <message>
        <source>Memory per request</source>
        <translation>每请求显存</translation>
    </message>
    <message>
        <source>What one more request adds to one GPU, with the MTP layer&apos;s part.</source>
        <translation>每增加一个请求，一张卡多占的显存，含 MTP 层。</translation>
    </message>
    <message>
        <source>Tokens per GPU and micro-batch</source>
        <translation>每卡每 micro-batch token 数</translation>
    </message>
    <message>
        <source>What the dispatch buffer must hold at once.</source>
        <translation>分发缓冲区一次须容纳的 token 数。</translation>
    </message>
    <message>
        <source>Largest batch by memory</source>
        <translation>显存允许的最大 batch</translation>
    </message>
    <message>
        <source>Requests per attention rank that the memory holds.</source>
        <translation>显存能容纳的每个注意力 rank 的请求数。</translation>
    </message>
    <message>
        <source>Largest batch by dispatch buffer</source>
        <translation>分发缓冲区允许的最大 batch</translation>
    </message>
    <message>
        <source>Requests per attention rank that the buffer holds.</source>
        <translation>缓冲区能容纳的每个注意力 rank 的请求数。</translation>
    </message>
    <message>
        <source>Largest batch</source>
        <translation>最大 batch</translation>
    </message>
    <message>
        <source>Requests per attention rank that fit.</source>
        <translation>每个注意力 rank 放得下的请求数。</translation>
    </message>
    <message>
        <source>Largest batch is limited by</source>
        <translation>最大 batch 受限于</translation>
    </message>
    <message>
        <source>What runs out first.</source>
        <translation>最先用尽的资源。</translation>
    </message>
    <message>
        <source>MoE layers</source>
        <translation>MoE 层数</translation>
    </message>
    <message>
        <source>Layers that hold routed experts.</source>
        <translation>含路由专家的层数。</translation>
    </message>
    <message>
        <source>Attention parameters per layer</source>
        <translation>每层注意力参数量</translation>
    </message>
    <message>
        <source>Projections and inner norms of one layer&apos;s attention.</source>
        <translation>一层注意力的投影矩阵与内部归一化。</translation>
    </message>
    <message>
        <source>Parameters of one expert</source>
        <translation>单个专家参数量</translation>
    </message>
    <message>
        <source>Gate, up and down projection of one routed expert.</source>
        <translation>一个路由专家的 gate、up、down 投影。</translation>
    </message>
    <message>
        <source>Shared expert parameters per layer</source>
        <translation>每层共享专家参数量</translation>
    </message>
    <message>
        <source>All shared experts of one layer together.</source>
        <translation>一层全部共享专家合计。</translation>
    </message>
    <message>
        <source>Dense FFN parameters per layer</source>
        <translation>每层稠密 FFN 参数量</translation>
    </message>
    <message>
        <source>Feed-forward part of one dense layer.</source>
        <translation>一个稠密层的 FFN。</translation>
    </message>
    <message>
        <source>Router parameters per layer</source>
        <translation>每层路由器参数量</translation>
    </message>
    <message>
        <source>Router matrix and bias of one MoE layer.</source>
        <translation>一个 MoE 层的路由器矩阵与偏置。</translation>
    </message>
    <message>
        <source>Norm parameters per layer</source>
        <translation>每层归一化参数量</translation>
    </message>
    <message>
        <source>The two norms before attention and feed-forward part.</source>
        <translation>注意力前与 FFN 前的两个归一化。</translation>
    </message>
    <message>
        <source>Parameters of one vocabulary table</source>
        <translation>单张词表参数量</translation>
    </message>
    <message>
        <source>Vocabulary times hidden size.</source>
        <translation>词表大小 × 隐藏维度。</translation>
    </message>
    <message>
        <source>Vocabulary tables</source>
        <translation>词表张数</translation>
    </message>
    <message>
        <source>Embedding and output head; one table where they are tied.</source>
        <translation>嵌入与输出头；共享时为一张。</translation>
    </message>
    <message>
        <source>Total parameters</source>
        <translation>总参数量</translation>
    </message>
    <message>
        <source>All parameters without the MTP layers.</source>
        <translation>全部参数，不含 MTP 层。</translation>
    </message>
    <message>
        <source>Activated parameters</source>
        <translation>激活参数量</translation>
    </message>
    <message>
        <source>Parameters that one token uses, with both vocabulary tables.</source>
        <translation>一个 token 用到的参数，含两张词表。</translation>
    </message>
    <message>
        <source>Activated parameters without the input table</source>
        <translation>激活参数量（不含输入嵌入）</translation>
    </message>
    <message>
        <source>As papers count them: the input embedding is looked up, not multiplied.</source>
        <translation>论文的算法：输入嵌入只查表，不做矩阵乘。</translation>
    </message>
    <message>
        <source>KV per token and layer</source>
        <translation>每 token 每层 KV</translation>
    </message>
    <message>
        <source>Latent vector, or keys and values of all KV heads, of one layer.</source>
        <translation>一层的潜向量，或全部 KV 头的 K 和 V。</translation>
    </message>
    <message>
        <source>KV per token</source>
        <translation>每 token KV</translation>
    </message>
    <message>
        <source>Cache that one token leaves behind in all layers, without the MTP layer.</source>
        <translation>一个 token 在全部层留下的 KV 缓存，不含 MTP 层。</translation>
    </message>
    <message>
        <source>Decode attention work per pair</source>
        <translation>decode 注意力每对计算量</translation>
    </message>
    <message>
        <source>One query token against one cached token in one layer; MLA absorbed.</source>
        <translation>一层中一个查询 token 对一个缓存 token；MLA 用吸收形式。</translation>
    </message>
    <message>
        <source>Prefill attention work per pair</source>
        <translation>prefill 注意力每对计算量</translation>
    </message>
    <message>
        <source>As above in prefill; MLA expanded to ordinary heads.</source>
        <translation>同上，用于 prefill；MLA 展开为普通多头。</translation>
    </message>
    <message>
        <source>Dispatch message</source>
        <translation>分发消息</translation>
    </message>
    <message>
        <source>One token sent to one expert: hidden state and its scales.</source>
        <translation>一个 token 发给一个专家：隐藏状态及其缩放因子。</translation>
    </message>
    <message>
        <source>Combine message</source>
        <translation>合并消息</translation>
    </message>
    <message>
        <source>One result that comes back from one expert.</source>
        <translation>一个专家返回的一个结果。</translation>
    </message>
    <message>
        <source>Nodes of the service</source>
        <translation>服务节点数来源</translation>
    </message>
    <message>
        <source>Published, or sized from demand and node rate after an edit.</source>
        <translation>公开值；修改方案后按需求和节点吞吐估算。</translation>
    </message>
    <message>
        <source>Decode rate against the published plan</source>
        <translation>decode 吞吐与公开方案之比</translation>
    </message>
    <message>
        <source>Prediction now over prediction of the published plan.</source>
        <translation>当前预测 ÷ 公开方案的预测。</translation>
    </message>
    <message>
        <source>Prefill rate against the published plan</source>
        <translation>prefill 吞吐与公开方案之比</translation>
    </message>
    <message>
        <source>Decode rate per node</source>
        <translation>每节点 decode 吞吐</translation>
    </message>
    <message>
        <source>Measured rate, scaled by prediction where the nodes are sized.</source>
        <translation>实测吞吐；节点数为估算时按预测缩放。</translation>
    </message>
    <message>
        <source>Prefill rate per node</source>
        <translation>每节点 prefill 吞吐</translation>
    </message>
    <message>
        <source>Input tokens, hits included; scaled by prediction where the nodes are sized.</source>
        <translation>输入 token，含命中；节点数为估算时按预测缩放。</translation>
    </message>
    <message>
        <source>Prefill nodes</source>
        <translation>prefill 节点数</translation>
    </message>
    <message>
        <source>Mean demand over the node rate.</source>
        <translation>平均需求 ÷ 每节点吞吐。</translation>
    </message>
    <message>
        <source>Decode nodes</source>
        <translation>decode 节点数</translation>
    </message>
    <message>
        <source>Nodes from the rates</source>
        <translation>由吞吐推算的节点数</translation>
    </message>
    <message>
        <source>Prefill and decode nodes; a cross-check of the published average.</source>
        <translation>prefill 与 decode 节点数之和，用于核对公开的平均值。</translation>
    </message>
    <message>
        <source>Nodes, average</source>
        <translation>平均节点数</translation>
    </message>
    <message>
        <source>What the service pays for, over the day.</source>
        <translation>服务全天付费的节点数。</translation>
    </message>
    <message>
        <source>Nodes at peak</source>
        <translation>峰值节点数</translation>
    </message>
    <message>
        <source>GPUs, average</source>
        <translation>平均 GPU 数</translation>
    </message>
    <message>
        <source>Average nodes times GPUs per node.</source>
        <translation>平均节点数 × 每节点 GPU 数。</translation>
    </message>
    <message>
        <source>GPUs at peak</source>
        <translation>峰值 GPU 数</translation>
    </message>
    <message>
        <source>Peak nodes times GPUs per node.</source>
        <translation>峰值节点数 × 每节点 GPU 数。</translation>
    </message>
    <message>
        <source>Decode nodes per prefill node</source>
        <translation>decode 与 prefill 节点比</translation>
    </message>
    <message>
        <source>Ratio of the two pools.</source>
        <translation>两个池的节点数之比。</translation>
    </message>
    <message>
        <source>KV hand-over per prefill node</source>
        <translation>每个 prefill 节点的 KV 传输</translation>
    </message>
    <message>
        <source>KV of all input tokens that a prefill node passes on.</source>
        <translation>一个 prefill 节点传出的全部输入 token 的 KV。</translation>
    </message>
    <message>
        <source>Disk cache reads per prefill node</source>
        <translation>每个 prefill 节点的磁盘缓存读取</translation>
    </message>
    <message>
        <source>KV of the cache hits that a prefill node reads.</source>
        <translation>一个 prefill 节点读取的命中 KV。</translation>
    </message>
    <message>
        <source>Cost per day</source>
        <translation>每天成本</translation>
    </message>
    <message>
        <source>Revenue, cache hits</source>
        <translation>收入（缓存命中）</translation>
    </message>
    <message>
        <source>Input tokens read from the cache, at list price.</source>
        <translation>从缓存读取的输入 token，按定价折算。</translation>
    </message>
    <message>
        <source>Revenue, cache misses</source>
        <translation>收入（未命中）</translation>
    </message>
    <message>
        <source>Input tokens that are computed, at list price.</source>
        <translation>需要计算的输入 token，按定价折算。</translation>
    </message>
    <message>
        <source>Revenue, output</source>
        <translation>收入（输出）</translation>
    </message>
    <message>
        <source>Output tokens at list price.</source>
        <translation>输出 token，按定价折算。</translation>
    </message>
    <message>
        <source>Revenue per day, theoretical</source>
        <translation>每天理论收入</translation>
    </message>
    <message>
        <source>As if every token were paid at list price; not what was earned.</source>
        <translation>假设所有 token 都按定价付费，并非实际收入。</translation>
    </message>
    <message>
        <source>Profit per day, theoretical</source>
        <translation>每天理论利润</translation>
    </message>
    <message>
        <source>Theoretical revenue less cost.</source>
        <translation>理论收入减成本。</translation>
    </message>
    <message>
        <source>Published profit per day</source>
        <translation>公开的每天利润</translation>
    </message>
    <message>
        <source>Published income less the cost of the published nodes.</source>
        <translation>公开收入减公开节点数的成本。</translation>
    </message>
    <message>
        <source>Markup on cost</source>
        <translation>成本利润率</translation>
    </message>
    <message>
        <source>Profit over cost: what the published 545 % means.</source>
        <translation>利润 ÷ 成本：公开的 545% 即此值。</translation>
    </message>
    <message>
        <source>Gross margin</source>
        <translation>毛利率</translation>
    </message>
    <message>
        <source>Profit over revenue.</source>
        <translation>利润 ÷ 收入。</translation>
    </message>
    <message>
        <source>Cost per million output tokens, all-in</source>
        <translation>每百万输出 token 全部成本</translation>
    </message>
    <message>
        <source>Whole cost over the output tokens.</source>
        <translation>全部成本 ÷ 输出 token 数。</translation>
    </message>
    <message>
        <source>Cost per million input tokens, all-in</source>
        <translation>每百万输入 token 全部成本</translation>
    </message>
    <message>
        <source>Whole cost over the input tokens.</source>
        <translation>全部成本 ÷ 输入 token 数。</translation>
    </message>
    <message>
        <source>Cost per million output tokens, decode pool</source>
        <translation>每百万输出 token 成本（decode 池）</translation>
    </message>
    <message>
        <source>Cost of the decode nodes over the output tokens.</source>
        <translation>decode 节点成本 ÷ 输出 token 数。</translation>
    </message>
    <message>
        <source>Cost per million input tokens, prefill pool</source>
        <translation>每百万输入 token 成本（prefill 池）</translation>
    </message>
    <message>
        <source>Cost of the prefill nodes over the input tokens.</source>
        <translation>prefill 节点成本 ÷ 输入 token 数。</translation>
    </message>
    <message>
        <source>bytes per value, BF16</source>
        <translation>BF16 每数值字节数</translation>
    </message>
    <message>
        <source>bytes per value, FP8</source>
        <translation>FP8 每数值字节数</translation>
    </message>
    <message>
        <source>bytes per value, FP4</source>
        <translation>FP4 每数值字节数</translation>
    </message>
    <message>
        <source>vocabulary, router and norms stay in BF16</source>
        <translation>词表、路由器与归一化保持 BF16</translation>
    </message>
    <message>
        <source>FLOP per multiply-add</source>
        <translation>每次乘加的 FLOP</translation>
    </message>
    <message>
        <source>one multiplication and one addition</source>
        <translation>一次乘法和一次加法</translation>
    </message>
    <message>
        <source>published until an edit of the plan makes it sized</source>
        <translation>修改方案前为公开值，之后按需求估算</translation>
    </message>
    <message>
        <source>prefill keeps no MTP layer</source>
        <translation>prefill 不保留 MTP 层</translation>
    </message>
    <message>
        <source>bytes of a message&apos;s header</source>
        <translation>消息头字节数</translation>
    </message>
    <message>
        <source>send and receive buffers, twice</source>
        <translation>收发缓冲区，各两份</translation>
    </message>
    <message>
        <source>no experts, no dispatch</source>
        <translation>没有专家，无需分发</translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation>micro-batch 数</translation>
    </message>
    <message>
        <source>hours per day</source>
        <translation>每天小时数</translation>
    </message>
    <message>
        <source>tokens per million</source>
        <translation>每百万 token 数</translation>
    </message>
    <message>
        <source>GPUs that share the KV cache</source>
        <translation>共享 KV 缓存的 GPU 数</translation>
    </message>
    <message>
        <source>seconds per day</source>
        <translation>每天秒数</translation>
    </message>
    <message>
        <source>{input}: {source}</source>
        <translation>{input}：{source}</translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <translation>无法写入：{reason}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>is a folder, not a file</source>
        <translation>是文件夹，不是文件</translation>
    </message>
    <message>
        <source>is too large: {reason}</source>
        <translation>过大：{reason}</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>无法读取：{reason}</translation>
    </message>
    <message>
        <source>is no regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>is nested deeper than {levels} levels</source>
        <translation>嵌套超过 {levels} 层</translation>
    </message>
    <message>
        <source>stands there twice; keep one of the two</source>
        <translation>出现了两次，请只保留一处</translation>
    </message>
    <message>
        <source>is empty; a JSON object is needed</source>
        <translation>是空的，需要一个 JSON 对象</translation>
    </message>
    <message>
        <source>is cut short: the JSON ends at {place} before it is complete</source>
        <translation>不完整：JSON 在 {place} 处中断</translation>
    </message>
    <message>
        <source>is not JSON: {place} cannot be read</source>
        <translation>不是 JSON：无法解析 {place}</translation>
    </message>
    <message>
        <source>holds a number beyond what can be calculated with</source>
        <translation>包含超出计算范围的数值</translation>
    </message>
    <message>
        <source>{given} is not possible; {legal}</source>
        <translation>不能是 {given}，应为 {legal}</translation>
    </message>
    <message>
        <source>it is one of: {words}</source>
        <translation>{words} 之一</translation>
    </message>
    <message>
        <source>a whole number from {minimum} to {maximum}</source>
        <translation>{minimum}～{maximum} 的整数</translation>
    </message>
    <message>
        <source>from {minimum} to {maximum}</source>
        <translation>{minimum}～{maximum}</translation>
    </message>
    <message>
        <source>is missing; {legal}</source>
        <translation>缺失，应为 {legal}</translation>
    </message>
    <message>
        <source>Output tokens per second of one decode node.</source>
        <translation>一个 decode 节点每秒输出的 token 数。</translation>
    </message>
    <message>
        <source>Input tokens per second of one prefill node, cache hits included.</source>
        <translation>一个 prefill 节点每秒输入的 token 数，含缓存命中。</translation>
    </message>
    <message>
        <source>Speed of one user</source>
        <translation>单用户速度</translation>
    </message>
    <message>
        <source>Output tokens per second that one request receives.</source>
        <translation>一个请求每秒得到的输出 token 数。</translation>
    </message>
    <message>
        <source>Speed of one user, low end</source>
        <translation>单用户速度（低端）</translation>
    </message>
    <message>
        <source>Low end of the published range.</source>
        <translation>公开范围的低端。</translation>
    </message>
    <message>
        <source>Speed of one user, high end</source>
        <translation>单用户速度（高端）</translation>
    </message>
    <message>
        <source>High end of the published range.</source>
        <translation>公开范围的高端。</translation>
    </message>
    <message>
        <source>Nodes, average of the day</source>
        <translation>当日平均节点数</translation>
    </message>
    <message>
        <source>Nodes in use, averaged over the published day.</source>
        <translation>公开当日平均占用的节点数。</translation>
    </message>
    <message>
        <source>Most nodes in use at once on the published day.</source>
        <translation>公开当日同时占用的最多节点数。</translation>
    </message>
    <message>
        <source>Theoretical income of the day</source>
        <translation>当日理论收入</translation>
    </message>
    <message>
        <source>Published income if every token were paid at R1&apos;s price.</source>
        <translation>假设所有 token 按 R1 定价付费的公开收入。</translation>
    </message>
    <message>
        <source>Used by the hand calculation; the chapter rounds to 187 million.</source>
        <translation>用于手算；章节取 1.87 亿（187 M）。</translation>
    </message>
    <message>
        <source>the architecture&apos;s own count</source>
        <translation>按模型结构计算的数值</translation>
    </message>
    <message>
        <source>Used by the hand calculation; the chapter rounds to 44 million.</source>
        <translation>用于手算；章节取 4400 万（44 M）。</translation>
    </message>
    <message>
        <source>Used by the hand calculation; the chapter rounds to 37 billion.</source>
        <translation>用于手算；章节取 370 亿（37 B）。</translation>
    </message>
    <message>
        <source>Real systems, low end</source>
        <translation>实际系统（低端）</translation>
    </message>
    <message>
        <source>The chapter&apos;s advice: a real step takes 1.5 to 2.5 times the bound.</source>
        <translation>章节建议：实际步长为下限的 1.5～2.5 倍。</translation>
    </message>
    <message>
        <source>Real systems, high end</source>
        <translation>实际系统（高端）</translation>
    </message>
    <message>
        <source>BF16 peak, dense</source>
        <translation>BF16 稠密峰值</translation>
    </message>
    <message>
        <source>Dense BF16 tensor peak of one GPU, not the sparse figure.</source>
        <translation>单卡 BF16 张量核心的稠密峰值，不是稀疏值。</translation>
    </message>
    <message>
        <source>FP8 peak, dense</source>
        <translation>FP8 稠密峰值</translation>
    </message>
    <message>
        <source>Dense FP8 tensor peak; missing where the GPU has no FP8.</source>
        <translation>FP8 张量核心的稠密峰值；不支持 FP8 的 GPU 无此值。</translation>
    </message>
    <message>
        <source>FP4 peak, dense</source>
        <translation>FP4 稠密峰值</translation>
    </message>
    <message>
        <source>Dense FP4 tensor peak, used where weights are FP4; missing where the GPU has no FP4.</source>
        <translation>FP4 张量核心的稠密峰值，权重为 FP4 时使用；不支持 FP4 的 GPU 无此值。</translation>
    </message>
    <message>
        <source>HBM bandwidth</source>
        <translation>HBM 带宽</translation>
    </message>
    <message>
        <source>Memory bandwidth of one GPU.</source>
        <translation>单卡显存带宽。</translation>
    </message>
    <message>
        <source>Memory, as the card reports it</source>
        <translation>显存（驱动报告）</translation>
    </message>
    <message>
        <source>What the driver shows: 81,559 MiB on a card sold as 80 GB.</source>
        <translation>驱动显示的容量：标称 80 GB 的卡为 81,559 MiB。</translation>
    </message>
    <message>
        <source>NIC sold with the GPU</source>
        <translation>GPU 配套网卡</translation>
    </message>
    <message>
        <source>Usual NIC rate per GPU and direction for this GPU.</source>
        <translation>该 GPU 通常配备的每卡单向网卡速率。</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>每节点 GPU 数</translation>
    </message>
    <message>
        <source>GPUs that share one node.</source>
        <translation>一个节点内的 GPU 数。</translation>
    </message>
    <message>
        <source>NIC per GPU</source>
        <translation>每卡网卡带宽</translation>
    </message>
    <message>
        <source>Network rate per GPU, one way, after bonding: 400 Gb/s is 50 GB/s.</source>
        <translation>每卡单向网络速率，聚合后：400 Gb/s 即 50 GB/s。</translation>
    </message>
    <message>
        <source>the NIC sold with the GPU</source>
        <translation>GPU 配套网卡</translation>
    </message>
    <message>
        <source>MLA</source>
        <translation>MLA</translation>
    </message>
    <message>
        <source>GQA / MHA</source>
        <translation>GQA / MHA</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>one per head dimension</source>
        <translation>按头维</translation>
    </message>
    <message>
        <source>over all heads</source>
        <translation>跨所有头</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>MLA keeps one latent vector per token, GQA keys and values for each KV head.</source>
        <translation>MLA 每个 token 存一个潜向量，GQA 为每个 KV 头存 K 和 V。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Decoder layers, without the MTP layers.</source>
        <translation>解码器层数，不含 MTP 层。</translation>
    </message>
    <message>
        <source>Dense layers</source>
        <translation>稠密层数</translation>
    </message>
    <message>
        <source>Layers whose feed-forward part is dense; the others hold experts.</source>
        <translation>FFN 为稠密的层数，其余为 MoE 层。</translation>
    </message>
    <message>
        <source>MTP layers</source>
        <translation>MTP 层数</translation>
    </message>
    <message>
        <source>Multi-token-prediction layers, used when tokens are drafted.</source>
        <translation>多 token 预测层，生成草稿 token 时使用。</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>Width of the residual stream; what dispatch and combine carry.</source>
        <translation>残差流的维度，也是分发与合并所传数据的维度。</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <source>Query heads.</source>
        <translation>Q 头的个数。</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头数</translation>
    </message>
    <message>
        <source>Key-value heads of GQA; not used by MLA.</source>
        <translation>GQA 的 KV 头数；MLA 不使用。</translation>
    </message>
    <message>
        <source>Head dimension</source>
        <translation>头维</translation>
    </message>
    <message>
        <source>Width of one head of GQA; not used by MLA.</source>
        <translation>GQA 单个头的维度；MLA 不使用。</translation>
    </message>
    <message>
        <source>Query latent rank</source>
        <translation>Q 潜向量维度</translation>
    </message>
    <message>
        <source>MLA: width of the compressed query; 0 where queries are not compressed.</source>
        <translation>MLA：压缩后 Q 的维度；Q 不压缩时为 0。</translation>
    </message>
    <message>
        <source>KV latent rank</source>
        <translation>KV 潜向量维度</translation>
    </message>
    <message>
        <source>MLA: width of the latent vector kept per token and layer.</source>
        <translation>MLA：每 token 每层所存潜向量的维度。</translation>
    </message>
    <message>
        <source>Head dimension without position</source>
        <translation>非 RoPE 头维</translation>
    </message>
    <message>
        <source>MLA: part of the query-key head without rotary position.</source>
        <translation>MLA：QK 头中不带 RoPE 的部分。</translation>
    </message>
    <message>
        <source>Rotary head dimension</source>
        <translation>RoPE 头维</translation>
    </message>
    <message>
        <source>MLA: rotary part, shared by all heads and kept beside the latent vector.</source>
        <translation>MLA：RoPE 部分，所有头共用，与潜向量一同保存。</translation>
    </message>
    <message>
        <source>Value head dimension</source>
        <translation>V 头维</translation>
    </message>
    <message>
        <source>Query-key norm</source>
        <translation>QK 归一化</translation>
    </message>
    <message>
        <source>GQA: normalisation weights on queries and keys; counts parameters only.</source>
        <translation>GQA：Q 和 K 的归一化权重；只影响参数量。</translation>
    </message>
    <message>
        <source>QKV bias</source>
        <translation>QKV 偏置</translation>
    </message>
    <message>
        <source>GQA: bias on the query, key and value projections; counts parameters only.</source>
        <translation>GQA：Q、K、V 投影的偏置；只影响参数量。</translation>
    </message>
    <message>
        <source>Experts per MoE layer that the router chooses from.</source>
        <translation>每个 MoE 层供路由器选择的专家数。</translation>
    </message>
    <message>
        <source>Experts per token (top-k)</source>
        <translation>每 token 专家数（top-k）</translation>
    </message>
    <message>
        <source>Routed experts that each token is sent to.</source>
        <translation>每个 token 发往的路由专家数。</translation>
    </message>
    <message>
        <source>Experts that every token passes; each GPU holds a copy.</source>
        <translation>每个 token 都经过的专家；每卡一份。</translation>
    </message>
    <message>
        <source>Expert width</source>
        <translation>专家中间维度</translation>
    </message>
    <message>
        <source>Intermediate width of one routed expert.</source>
        <translation>单个路由专家的中间维度。</translation>
    </message>
    <message>
        <source>Shared expert width, all together</source>
        <translation>共享专家中间维度（合计）</translation>
    </message>
    <message>
        <source>Intermediate width of all shared experts of a layer together.</source>
        <translation>一层全部共享专家的中间维度合计。</translation>
    </message>
    <message>
        <source>Dense FFN width</source>
        <translation>稠密 FFN 中间维度</translation>
    </message>
    <message>
        <source>Intermediate width of the dense layers.</source>
        <translation>稠密层的中间维度。</translation>
    </message>
    <message>
        <source>Entries of the embedding table.</source>
        <translation>嵌入表的条目数。</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>嵌入共享</translation>
    </message>
    <message>
        <source>Whether input embedding and output head are one table.</source>
        <translation>输入嵌入与输出头是否共用一张表。</translation>
    </message>
    <message>
        <source>Router bias</source>
        <translation>路由器偏置</translation>
    </message>
    <message>
        <source>Whether the router keeps one correction bias per expert; counts parameters only.</source>
        <translation>路由器是否为每个专家保存修正偏置；只影响参数量。</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>published day</source>
        <translation>公开统计</translation>
    </message>
    <message>
        <source>sized from demand</source>
        <translation>按需求估算</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Format of the matrices and of their multiplications; vocabulary and router stay BF16.</source>
        <translation>权重矩阵及矩阵乘的格式；词表与路由器保持 BF16。</translation>
    </message>
    <message>
        <source>Attention core</source>
        <translation>注意力核心</translation>
    </message>
    <message>
        <source>Format in which queries meet keys and values.</source>
        <translation>Q 与 K、V 计算所用的格式。</translation>
    </message>
    <message>
        <source>Format in which keys and values, or the latent vector, are kept.</source>
        <translation>K 和 V 或潜向量的存储格式。</translation>
    </message>
    <message>
        <source>Dispatch</source>
        <translation>分发（dispatch）</translation>
    </message>
    <message>
        <source>Format of the tokens sent to experts; FP8 carries one 4-byte scale per 128 values.</source>
        <translation>发给专家的 token 的格式；FP8 每 128 个数值带一个 4 字节缩放因子。</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>合并（combine）</translation>
    </message>
    <message>
        <source>Format of the results that come back from experts.</source>
        <translation>专家返回结果的格式。</translation>
    </message>
    <message>
        <source>Usable fraction</source>
        <translation>可用比例</translation>
    </message>
    <message>
        <source>Share of the card that may be filled; the rest is kept for activations, graphs and the runtime.</source>
        <translation>可以占用的显存比例；其余留给激活、CUDA Graph 和运行时。</translation>
    </message>
    <message>
        <source>Input tokens per day</source>
        <translation>每天输入 token</translation>
    </message>
    <message>
        <source>Prompt tokens that arrive in a day, cache hits included.</source>
        <translation>一天到达的 prompt token 数，含缓存命中。</translation>
    </message>
    <message>
        <source>Output tokens per day</source>
        <translation>每天输出 token</translation>
    </message>
    <message>
        <source>Tokens generated in a day.</source>
        <translation>一天生成的 token 数。</translation>
    </message>
    <message>
        <source>The published node count, or nodes sized from demand and node rate.</source>
        <translation>公开的节点数，或按需求和节点吞吐估算。</translation>
    </message>
    <message>
        <source>GPU hour</source>
        <translation>GPU 小时单价</translation>
    </message>
    <message>
        <source>Rent of one GPU for one hour.</source>
        <translation>一张卡一小时的租金。</translation>
    </message>
    <message>
        <source>Input, cache hit</source>
        <translation>输入（缓存命中）</translation>
    </message>
    <message>
        <source>Price of a million input tokens read from the cache (R1).</source>
        <translation>每百万缓存命中的输入 token 的定价（R1）。</translation>
    </message>
    <message>
        <source>Input, cache miss</source>
        <translation>输入（未命中）</translation>
    </message>
    <message>
        <source>Price of a million input tokens that must be computed (R1).</source>
        <translation>每百万未命中的输入 token 的定价（R1）。</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Price of a million output tokens (R1).</source>
        <translation>每百万输出 token 的定价（R1）。</translation>
    </message>
    <message>
        <source>single batch</source>
        <translation>单 batch</translation>
    </message>
    <message>
        <source>two micro-batches</source>
        <translation>双 micro-batch</translation>
    </message>
    <message>
        <source>five stages</source>
        <translation>五级流水</translation>
    </message>
    <message>
        <source>the chapter&apos;s hand calculation</source>
        <translation>章节手算</translation>
    </message>
    <message>
        <source>a guess: not published</source>
        <translation>猜测值，未公开</translation>
    </message>
    <message>
        <source>nodes × GPUs per node</source>
        <translation>节点数 × 每节点 GPU 数</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Nodes of one decode unit.</source>
        <translation>一个 decode 单元的节点数。</translation>
    </message>
    <message>
        <source>Expert parallel (EP)</source>
        <translation>专家并行（EP）</translation>
    </message>
    <message>
        <source>GPUs over which the routed experts of a layer are spread.</source>
        <translation>一层的路由专家分布到的 GPU 数。</translation>
    </message>
    <message>
        <source>Redundant experts</source>
        <translation>冗余专家</translation>
    </message>
    <message>
        <source>Copies of routed experts per layer beyond one each, for balance.</source>
        <translation>每层额外的路由专家副本数，用于负载均衡。</translation>
    </message>
    <message>
        <source>Requests per attention rank</source>
        <translation>每注意力 rank 请求数</translation>
    </message>
    <message>
        <source>Requests decoded together on one GPU, or on one attention TP group.</source>
        <translation>一张卡（或一个注意力 TP 组）同时 decode 的请求数。</translation>
    </message>
    <message>
        <source>measured tokens per GPU ÷ measured speed of one user</source>
        <translation>实测每卡吞吐 ÷ 实测单用户速度</translation>
    </message>
    <message>
        <source>Context, mean</source>
        <translation>平均上下文</translation>
    </message>
    <message>
        <source>Mean number of cached tokens that one output token attends to.</source>
        <translation>每个输出 token 平均对应的 KV 长度。</translation>
    </message>
    <message>
        <source>Draft tokens</source>
        <translation>草稿 token 数</translation>
    </message>
    <message>
        <source>Tokens drafted per step by MTP; all are checked in one pass.</source>
        <translation>MTP 每步生成的草稿 token 数，一次前向全部验证。</translation>
    </message>
    <message>
        <source>Tokens per step (MTP)</source>
        <translation>每步 token 数（MTP）</translation>
    </message>
    <message>
        <source>Tokens that a request advances per step: 1 + accepted drafts.</source>
        <translation>一个请求每步前进的 token 数：1 + 被接受的草稿。</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠方式</translation>
    </message>
    <message>
        <source>How communication hides behind compute; decides the tokens per micro-batch.</source>
        <translation>通信与计算如何重叠；决定每个 micro-batch 的 token 数。</translation>
    </message>
    <message>
        <source>Attention TP</source>
        <translation>注意力 TP</translation>
    </message>
    <message>
        <source>GPUs that share one attention rank; GQA splits its KV heads, MLA copies its KV.</source>
        <translation>共同组成一个注意力 rank 的 GPU 数；GQA 切分 KV 头，MLA 复制 KV。</translation>
    </message>
    <message>
        <source>Dispatch buffer, tokens</source>
        <translation>分发缓冲区 token 数</translation>
    </message>
    <message>
        <source>Tokens per GPU and micro-batch that the low-latency buffer is made for.</source>
        <translation>低延迟缓冲区按每卡每 micro-batch 多少 token 分配。</translation>
    </message>
    <message>
        <source>Nodes of one prefill unit.</source>
        <translation>一个 prefill 单元的节点数。</translation>
    </message>
    <message>
        <source>GPUs that share one attention rank.</source>
        <translation>共同组成一个注意力 rank 的 GPU 数。</translation>
    </message>
    <message>
        <source>Share of the input tokens whose KV is read from the disk cache.</source>
        <translation>KV 从磁盘缓存读取的输入 token 占比。</translation>
    </message>
    <message>
        <source>Attended tokens, mean</source>
        <translation>平均注意力长度</translation>
    </message>
    <message>
        <source>Mean number of tokens that a computed input token attends to.</source>
        <translation>每个实际计算的输入 token 平均关注的 token 数。</translation>
    </message>
    <message>
        <source>half of the mean decode context</source>
        <translation>decode 平均上下文的一半</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>prompt 长度</translation>
    </message>
    <message>
        <source>Mean prompt length; sets the KV held while prompts are in flight.</source>
        <translation>平均 prompt 长度；决定在途 prompt 占用的 KV。</translation>
    </message>
    <message>
        <source>Prompts in flight per GPU</source>
        <translation>每卡在途 prompt 数</translation>
    </message>
    <message>
        <source>Prompts whose KV a GPU holds: being computed or handed over.</source>
        <translation>KV 仍在卡上的 prompt 数：正在计算或传输。</translation>
    </message>
    <message>
        <source>High-throughput all-to-all buffer of one GPU.</source>
        <translation>单卡高吞吐 all-to-all 的缓冲区。</translation>
    </message>
    <message>
        <source>follows {link}</source>
        <translation>跟随：{link}</translation>
    </message>
    <message>
        <source>set in this plan</source>
        <translation>在本方案中设置</translation>
    </message>
    <message>
        <source>stated without a source</source>
        <translation>未注明来源</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>必须是文本</translation>
    </message>
    <message>
        <source>is not a scenario: a JSON object is needed</source>
        <translation>不是方案：需要一个 JSON 对象</translation>
    </message>
    <message>
        <source>is not a scenario: its format must be “{format}”</source>
        <translation>不是方案：format 必须为“{format}”</translation>
    </message>
    <message>
        <source>must be a whole number from 1</source>
        <translation>必须是不小于 1 的整数</translation>
    </message>
    <message>
        <source>is {found}: the file was made by a newer program; this one reads versions up to {known}</source>
        <translation>为 {found}：文件由更新版本的程序生成，本程序最高支持版本 {known}</translation>
    </message>
    <message>
        <source>must be an object of texts</source>
        <translation>必须是由文本组成的对象</translation>
    </message>
    <message>
        <source>must be an object of groups</source>
        <translation>必须是由分组组成的对象</translation>
    </message>
    <message>
        <source>is not known to this version; it is kept as it is</source>
        <translation>本版本不认识，按原样保留</translation>
    </message>
    <message>
        <source>{found} is not one of its words; {legal}</source>
        <translation>{found} 不是可选值，应为 {legal}</translation>
    </message>
    <message>
        <source>{found} is not a number; {legal}</source>
        <translation>{found} 不是数值，应为 {legal}</translation>
    </message>
    <message>
        <source>must be an object of named values</source>
        <translation>必须是由命名数值组成的对象</translation>
    </message>
    <message>
        <source>nothing was typed; write for example {examples}</source>
        <translation>尚未输入；例如 {examples}</translation>
    </message>
    <message>
        <source>“{text}” is not a number: the decimal point is “.”, for example {examples}</source>
        <translation>“{text}”不是数值：小数点为“.”，例如 {examples}</translation>
    </message>
    <message>
        <source>“{text}” is not a number; write for example {examples}</source>
        <translation>“{text}”不是数值；例如 {examples}</translation>
    </message>
    <message>
        <source>the unit of “{text}” does not belong here; write for example {examples}</source>
        <translation>“{text}”的单位不适用于此处；例如 {examples}</translation>
    </message>
    <message>
        <source>has no file yet; choose where to save it</source>
        <translation>还没有对应的文件，请选择保存位置</translation>
    </message>
    <message>
        <source>DeepSeek-V3 decode unit, EP144</source>
        <translation>DeepSeek-V3 decode 单元，EP144</translation>
    </message>
    <message>
        <source>The published decode unit of 18 nodes on its own: 2 routed experts and 1 shared expert per GPU.</source>
        <translation>单看公开的 18 节点 decode 单元：每卡 2 个路由专家和 1 个共享专家。</translation>
    </message>
    <message>
        <source>DeepSeek-V3 decode unit of the report, EP320</source>
        <translation>DeepSeek-V3 技术报告的 decode 单元，EP320</translation>
    </message>
    <message>
        <source>The decode unit of the technical report: 40 nodes, one expert per GPU, 64 GPUs for redundant and shared experts.</source>
        <translation>技术报告中的 decode 单元：40 个节点，每卡 1 个专家，其中 64 张卡放冗余专家和共享专家。</translation>
    </message>
    <message>
        <source>DeepSeek-V3 / R1 online</source>
        <translation>DeepSeek-V3 / R1 线上服务</translation>
    </message>
    <message>
        <source>The published service of 27 to 28 February 2025: prefill units of 4 nodes (EP32), decode units of 18 nodes (EP144), one day of real statistics.</source>
        <translation>2025 年 2 月 27～28 日公开的服务：prefill 单元 4 个节点（EP32），decode 单元 18 个节点（EP144），一天的真实统计。</translation>
    </message>
    <message>
        <source>DeepSeek-V3 prefill unit, EP32</source>
        <translation>DeepSeek-V3 prefill 单元，EP32</translation>
    </message>
    <message>
        <source>The published prefill unit of 4 nodes on its own: 9 routed experts and 1 shared expert per GPU.</source>
        <translation>单看公开的 4 节点 prefill 单元：每卡 9 个路由专家和 1 个共享专家。</translation>
    </message>
    <message>
        <source>Qwen3-235B-A22B at the load of the published decode unit: 88 requests of 5,000 tokens per GPU.</source>
        <translation>Qwen3-235B-A22B，负载同公开的 decode 单元：每卡 88 个请求，每个 5,000 个 token。</translation>
    </message>
    <message>
        <source>Exercise 2: 800 Gb/s NICs</source>
        <translation>练习 2：800 Gb/s 网卡</translation>
    </message>
    <message>
        <source>The published decode unit with twice the network: which term rules the step then?</source>
        <translation>公开的 decode 单元，网络带宽翻倍：瓶颈会变成什么？</translation>
    </message>
    <message>
        <source>“{word}” stands there twice</source>
        <translation>“{word}”出现了两次</translation>
    </message>
    <message>
        <source>“{count}” values are not possible; a whole number from 1 to {most}</source>
        <translation>取值个数不能是“{count}”，应为 1 到 {most} 的整数</translation>
    </message>
    <message>
        <source>“{text}” is no range; write FROM:TO:COUNT or FROM:TO:COUNT:log</source>
        <translation>“{text}”不是范围，请写 FROM:TO:COUNT 或 FROM:TO:COUNT:log</translation>
    </message>
    <message>
        <source>a range needs a number at both ends</source>
        <translation>范围的两端都需要是数</translation>
    </message>
    <message>
        <source>a logarithmic range has no 0; begin above it</source>
        <translation>对数范围不含 0，请从大于 0 的值开始</translation>
    </message>
    <message>
        <source>says no values; write ID=FROM:TO:COUNT or ID=WORD,WORD</source>
        <translation>没有给出取值，请写 ID=FROM:TO:COUNT 或 ID=WORD,WORD</translation>
    </message>
    <message>
        <source>a sweep varies one to three inputs, not {count}</source>
        <translation>扫描可以变动一到三个参数，不能是 {count} 个</translation>
    </message>
    <message>
        <source>a sweep needs at least one figure</source>
        <translation>扫描至少需要一项指标</translation>
    </message>
    <message>
        <source>is varied twice</source>
        <translation>被变动了两次</translation>
    </message>
    <message>
        <source>{points} points are too many; {most} at most</source>
        <translation>{points} 个点太多，最多 {most} 个</translation>
    </message>
    <message>
        <source>{points} points are too many for a table in memory</source>
        <translation>{points} 个点太多，内存中的表放不下</translation>
    </message>
    <message>
        <source>the sweep was stopped after {done} of {size} points</source>
        <translation>扫描已停止：共 {size} 个点，完成 {done} 个</translation>
    </message>
    <message>
        <source>must be a list of assignments, ID=VALUE</source>
        <translation>必须是赋值列表，形如 ID=VALUE</translation>
    </message>
    <message>
        <source>must be a list of objects</source>
        <translation>必须是对象列表</translation>
    </message>
    <message>
        <source>is no figure; `moe-planner-cli figures` lists them</source>
        <translation>不是指标；用 `moe-planner-cli figures` 可列出全部指标</translation>
    </message>
    <message>
        <source>needs an observed value</source>
        <translation>需要观测值</translation>
    </message>
    <message>
        <source>is no measurement</source>
        <translation>不是实测文件</translation>
    </message>
    <message>
        <source>needs a scenario and what was observed</source>
        <translation>需要方案和观测结果</translation>
    </message>
    <message>
        <source>DeepSeek&apos;s decode profile, EP128</source>
        <translation>DeepSeek decode profile，EP128</translation>
    </message>
    <message>
        <source>The published decode trace: 128 GPUs, 128 requests per GPU, balanced routing, two micro-batches.</source>
        <translation>公开的 decode trace：128 张卡，每卡 128 个请求，路由均衡，双 micro-batch。</translation>
    </message>
    <message>
        <source>DeepSeek&apos;s prefill profile, EP32</source>
        <translation>DeepSeek prefill profile，EP32</translation>
    </message>
    <message>
        <source>The published prefill profile: 32 GPUs, 4 K prompts, 16 K tokens per GPU, balanced routing.</source>
        <translation>公开的 prefill profile：32 张卡，4 K 的 prompt，每卡 16 K 个 token，路由均衡。</translation>
    </message>
    <message>
        <source>SGLang on 96 H100</source>
        <translation>SGLang，96 张 H100</translation>
    </message>
    <message>
        <source>Three prefill units of 32 GPUs and a decode unit of 72, 256 requests per GPU, as published in May 2025.</source>
        <translation>三个 32 卡 prefill 单元和一个 72 卡 decode 单元，每卡 256 个请求，2025 年 5 月公开。</translation>
    </message>
    <message>
        <source>no tensor parallelism</source>
        <translation>没有张量并行</translation>
    </message>
    <message>
        <source>no such layer</source>
        <translation>没有这种层</translation>
    </message>
    <message>
        <source>queries are not compressed</source>
        <translation>Q 不压缩</translation>
    </message>
    <message>
        <source>MLA only</source>
        <translation>仅 MLA</translation>
    </message>
    <message>
        <source>no experts</source>
        <translation>没有专家</translation>
    </message>
    <message>
        <source>prefill runs on other GPUs</source>
        <translation>prefill 在其他 GPU 上运行</translation>
    </message>
    <message>
        <source>nothing is drafted</source>
        <translation>不生成草稿 token</translation>
    </message>
    <message>
        <source>no start-up per K</source>
        <translation>启动开销不随 K 增长</translation>
    </message>
    <message>
        <source>rows do not move with the ridge</source>
        <translation>行数不随拐点变化</translation>
    </message>
    <message>
        <source>no rows of a tile</source>
        <translation>没有分块行数</translation>
    </message>
    <message>
        <source>the limit: everything ideal</source>
        <translation>极限：一切理想</translation>
    </message>
    <message>
        <source>bytes read and written per value</source>
        <translation>每个数值读写的字节数</translation>
    </message>
    <message>
        <source>formats of what the pass reads and writes</source>
        <translation>该算子读写数据的格式</translation>
    </message>
    <message>
        <source>bytes per FP8 activation and its scale</source>
        <translation>每个 FP8 激活值及其缩放因子的字节数</translation>
    </message>
    <message>
        <source>SMs, not known: as on H800</source>
        <translation>SM 数未知，按 H800</translation>
    </message>
    <message>
        <source>Norm and quantise before attention</source>
        <translation>注意力前归一化与量化</translation>
    </message>
    <message>
        <source>Pass over the hidden states.</source>
        <translation>读写一遍隐藏状态。</translation>
    </message>
    <message>
        <source>Down projections</source>
        <translation>降维投影</translation>
    </message>
    <message>
        <source>Queries and KV to their latents; GQA: queries, keys and values.</source>
        <translation>Q 与 KV 投影到潜向量；GQA 为 Q、K、V 投影。</translation>
    </message>
    <message>
        <source>Norm and quantise of the latents</source>
        <translation>潜向量归一化与量化</translation>
    </message>
    <message>
        <source>Pass over the latents.</source>
        <translation>读写一遍潜向量。</translation>
    </message>
    <message>
        <source>Query up projection</source>
        <translation>Q 升维投影</translation>
    </message>
    <message>
        <source>From the query latent to all heads; MLA only.</source>
        <translation>从 Q 潜向量到所有头；仅 MLA。</translation>
    </message>
    <message>
        <source>Absorb K</source>
        <translation>吸收 K</translation>
    </message>
    <message>
        <source>Queries into the space of the KV latent; MLA only.</source>
        <translation>把 Q 变换到 KV 潜向量空间；仅 MLA。</translation>
    </message>
    <message>
        <source>Rotary position and cache write</source>
        <translation>RoPE 与缓存写入</translation>
    </message>
    <message>
        <source>Pass over queries and keys.</source>
        <translation>读写一遍 Q 和 K。</translation>
    </message>
    <message>
        <source>Core attention</source>
        <translation>注意力核心</translation>
    </message>
    <message>
        <source>Queries against the cache of the busiest GPU.</source>
        <translation>Q 与最忙的卡上的 KV 缓存计算。</translation>
    </message>
    <message>
        <source>Absorb V</source>
        <translation>吸收 V</translation>
    </message>
    <message>
        <source>From the KV latent back to heads; MLA only.</source>
        <translation>从 KV 潜向量还原到各头；仅 MLA。</translation>
    </message>
    <message>
        <source>Quantise before the output projection</source>
        <translation>输出投影前量化</translation>
    </message>
    <message>
        <source>Pass over the heads&apos; outputs.</source>
        <translation>读写一遍各头的输出。</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>输出投影</translation>
    </message>
    <message>
        <source>Heads to hidden states, and their sum over attention TP.</source>
        <translation>各头投影到隐藏状态，并在注意力 TP 内求和。</translation>
    </message>
    <message>
        <source>Norm before the experts</source>
        <translation>专家前归一化</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>路由器</translation>
    </message>
    <message>
        <source>Router matrix in BF16 and the choice of experts.</source>
        <translation>BF16 路由器矩阵与专家选择。</translation>
    </message>
    <message>
        <source>Shared expert</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>Quantise, up and gate, activation, down.</source>
        <translation>量化、up 与 gate、激活、down。</translation>
    </message>
    <message>
        <source>Routed experts, up and gate</source>
        <translation>路由专家 up 与 gate</translation>
    </message>
    <message>
        <source>Grouped GEMM over the experts touched, and the activation.</source>
        <translation>所涉及专家的分组 GEMM，以及激活。</translation>
    </message>
    <message>
        <source>Routed experts, down</source>
        <translation>路由专家 down</translation>
    </message>
    <message>
        <source>Grouped GEMM over the experts touched.</source>
        <translation>所涉及专家的分组 GEMM。</translation>
    </message>
    <message>
        <source>ATTN-0</source>
        <translation>ATTN-0</translation>
    </message>
    <message>
        <source>Everything from the norm to core attention.</source>
        <translation>从归一化到注意力核心之前的全部计算。</translation>
    </message>
    <message>
        <source>ATTN-1</source>
        <translation>ATTN-1</translation>
    </message>
    <message>
        <source>Core attention, output projection and router.</source>
        <translation>注意力核心、输出投影与路由器。</translation>
    </message>
    <message>
        <source>SHARED</source>
        <translation>SHARED</translation>
    </message>
    <message>
        <source>The shared expert.</source>
        <translation>共享专家。</translation>
    </message>
    <message>
        <source>DISPATCH</source>
        <translation>DISPATCH</translation>
    </message>
    <message>
        <source>Low-latency all-to-all to the experts.</source>
        <translation>发往专家的低延迟 all-to-all。</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Routed experts of the hottest GPU.</source>
        <translation>最热的卡上的路由专家。</translation>
    </message>
    <message>
        <source>COMBINE</source>
        <translation>COMBINE</translation>
    </message>
    <message>
        <source>Low-latency all-to-all back from the experts.</source>
        <translation>从专家返回的低延迟 all-to-all。</translation>
    </message>
    <message>
        <source>Split into micro-batches</source>
        <translation>拆分为 micro-batch</translation>
    </message>
    <message>
        <source>Whether two micro-batches are faster than one; small batches run whole.</source>
        <translation>拆成两个 micro-batch 是否更快；小 batch 不拆分。</translation>
    </message>
    <message>
        <source>MoE layer</source>
        <translation>MoE 层</translation>
    </message>
    <message>
        <source>One layer of the whole batch, by the schedule.</source>
        <translation>整个 batch 的一层，按重叠方式调度。</translation>
    </message>
    <message>
        <source>Dense layer</source>
        <translation>稠密层</translation>
    </message>
    <message>
        <source>One layer without experts; it neither dispatches nor combines.</source>
        <translation>没有专家的一层，无需分发与合并。</translation>
    </message>
    <message>
        <source>All decoder layers</source>
        <translation>全部解码器层</translation>
    </message>
    <message>
        <source>MoE and dense layers of one step.</source>
        <translation>一步的 MoE 层与稠密层。</translation>
    </message>
    <message>
        <source>MTP</source>
        <translation>MTP</translation>
    </message>
    <message>
        <source>Drafting the tokens of the next step.</source>
        <translation>生成下一步的草稿 token。</translation>
    </message>
    <message>
        <source>Output head</source>
        <translation>输出头</translation>
    </message>
    <message>
        <source>Final norm and vocabulary projection.</source>
        <translation>最终归一化与词表投影。</translation>
    </message>
    <message>
        <source>Fixed time</source>
        <translation>固定时间</translation>
    </message>
    <message>
        <source>Launch, sampling and scheduler, once per forward pass.</source>
        <translation>启动、采样与调度，每次前向一次。</translation>
    </message>
    <message>
        <source>Wait for prefill</source>
        <translation>等待 prefill</translation>
    </message>
    <message>
        <source>Prefill of new prompts per step, while all attention ranks wait; colocated only.</source>
        <translation>每步中新 prompt 的 prefill，期间所有注意力 rank 等待；仅用于同卡共置。</translation>
    </message>
    <message>
        <source>Decode step</source>
        <translation>decode 步长</translation>
    </message>
    <message>
        <source>Layers, MTP, head and fixed time.</source>
        <translation>各层、MTP、输出头与固定时间。</translation>
    </message>
    <message>
        <source>Requests times tokens per step over the step.</source>
        <translation>请求数 × 每步 token 数 ÷ 步长。</translation>
    </message>
    <message>
        <source>Tokens per step over the step.</source>
        <translation>每步 token 数 ÷ 步长。</translation>
    </message>
    <message>
        <source>The resource that is busy longest in a layer.</source>
        <translation>一层中占用时间最长的资源。</translation>
    </message>
    <message>
        <source>Causal attention of the new tokens, prefix included.</source>
        <translation>新 token 的因果注意力，含前缀。</translation>
    </message>
    <message>
        <source>Routed experts, multiplications</source>
        <translation>路由专家矩阵乘</translation>
    </message>
    <message>
        <source>Both grouped GEMMs of the hottest GPU.</source>
        <translation>最热的卡的两次分组 GEMM。</translation>
    </message>
    <message>
        <source>ATTN</source>
        <translation>ATTN</translation>
    </message>
    <message>
        <source>MLA and router.</source>
        <translation>MLA 与路由器。</translation>
    </message>
    <message>
        <source>High-throughput all-to-all to the experts.</source>
        <translation>发往专家的高吞吐 all-to-all。</translation>
    </message>
    <message>
        <source>Routed experts of the hottest GPU, with the passes around them.</source>
        <translation>最热的卡上的路由专家，含前后的访存算子。</translation>
    </message>
    <message>
        <source>High-throughput all-to-all back.</source>
        <translation>返回的高吞吐 all-to-all。</translation>
    </message>
    <message>
        <source>Whether two micro-batches are faster than one.</source>
        <translation>拆成两个 micro-batch 是否更快。</translation>
    </message>
    <message>
        <source>One layer of the whole pass, by the schedule.</source>
        <translation>整次前向的一层，按重叠方式调度。</translation>
    </message>
    <message>
        <source>One layer without experts.</source>
        <translation>没有专家的一层。</translation>
    </message>
    <message>
        <source>Forward pass</source>
        <translation>前向时间</translation>
    </message>
    <message>
        <source>All layers, head and fixed time, times the factor named unexplained.</source>
        <translation>全部层、输出头与固定时间，乘以未解释系数。</translation>
    </message>
    <message>
        <source>Computed tokens of a pass over its time; cache hits left out.</source>
        <translation>一次前向计算的 token 数 ÷ 前向时间，不含缓存命中。</translation>
    </message>
    <message>
        <source>Input rate per GPU</source>
        <translation>每卡输入吞吐</translation>
    </message>
    <message>
        <source>As above, cache hits included.</source>
        <translation>同上，含缓存命中。</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>首 token 时间</translation>
    </message>
    <message>
        <source>Passes of one prompt and the mean wait of a queue (M/D/1) at the given load: a rough estimate.</source>
        <translation>一个 prompt 的各次前向，加上给定负载率下 M/D/1 队列的平均等待：粗略估计。</translation>
    </message>
    <message>
        <source>all experts lie in one NVLink domain</source>
        <translation>全部专家在同一 NVLink 域内</translation>
    </message>
    <message>
        <source>Share of the nameplate rate that is reached at best.</source>
        <translation>最好情况下达到标称速率的比例。</translation>
    </message>
    <message>
        <source>Time that passes whatever the size of the work.</source>
        <translation>与工作量大小无关的耗时。</translation>
    </message>
    <message>
        <source>Rows for half speed, per FLOP/B of the GPU&apos;s ridge point.</source>
        <translation>达到半速所需的行数，按 GPU 拐点的每 FLOP/B 计。</translation>
    </message>
    <message>
        <source>Rows for half speed that are the same on every GPU.</source>
        <translation>达到半速所需的行数，各种 GPU 相同。</translation>
    </message>
    <message>
        <source>Dense GEMM, start-up</source>
        <translation>稠密 GEMM 启动开销</translation>
    </message>
    <message>
        <source>Dense GEMM, start-up per element of K</source>
        <translation>稠密 GEMM 每 K 启动开销</translation>
    </message>
    <message>
        <source>Dense GEMM, compute</source>
        <translation>稠密 GEMM 计算</translation>
    </message>
    <message>
        <source>Dense GEMM, memory</source>
        <translation>稠密 GEMM 访存</translation>
    </message>
    <message>
        <source>Dense GEMM, rows per ridge</source>
        <translation>稠密 GEMM 拐点行数</translation>
    </message>
    <message>
        <source>Grouped GEMM, start-up</source>
        <translation>分组 GEMM 启动开销</translation>
    </message>
    <message>
        <source>Grouped GEMM, compute</source>
        <translation>分组 GEMM 计算</translation>
    </message>
    <message>
        <source>Grouped GEMM, memory</source>
        <translation>分组 GEMM 访存</translation>
    </message>
    <message>
        <source>Grouped GEMM, rows per ridge</source>
        <translation>分组 GEMM 拐点行数</translation>
    </message>
    <message>
        <source>Grouped GEMM, rows of a tile</source>
        <translation>分组 GEMM 分块行数</translation>
    </message>
    <message>
        <source>MLA decode, start-up</source>
        <translation>MLA decode 启动开销</translation>
    </message>
    <message>
        <source>MLA decode, compute in BF16</source>
        <translation>MLA decode BF16 计算</translation>
    </message>
    <message>
        <source>MLA decode, compute in FP8</source>
        <translation>MLA decode FP8 计算</translation>
    </message>
    <message>
        <source>MLA decode, memory</source>
        <translation>MLA decode 访存</translation>
    </message>
    <message>
        <source>MLA decode, rows of a tile</source>
        <translation>MLA decode 分块行数</translation>
    </message>
    <message>
        <source>GQA decode, start-up</source>
        <translation>GQA decode 启动开销</translation>
    </message>
    <message>
        <source>GQA decode, compute</source>
        <translation>GQA decode 计算</translation>
    </message>
    <message>
        <source>GQA decode, memory</source>
        <translation>GQA decode 访存</translation>
    </message>
    <message>
        <source>GQA decode, rows of a tile</source>
        <translation>GQA decode 分块行数</translation>
    </message>
    <message>
        <source>Prefill attention, start-up</source>
        <translation>prefill 注意力启动开销</translation>
    </message>
    <message>
        <source>Prefill attention, compute in BF16</source>
        <translation>prefill 注意力 BF16 计算</translation>
    </message>
    <message>
        <source>Prefill attention, compute in FP8</source>
        <translation>prefill 注意力 FP8 计算</translation>
    </message>
    <message>
        <source>Prefill attention, memory</source>
        <translation>prefill 注意力访存</translation>
    </message>
    <message>
        <source>Prefill attention, rows of a tile</source>
        <translation>prefill 注意力分块行数</translation>
    </message>
    <message>
        <source>Memory pass, start-up</source>
        <translation>访存算子启动开销</translation>
    </message>
    <message>
        <source>Memory pass, memory</source>
        <translation>访存算子带宽</translation>
    </message>
    <message>
        <source>Dispatch over NICs, latency</source>
        <translation>网卡分发延迟</translation>
    </message>
    <message>
        <source>Combine over NICs, latency</source>
        <translation>网卡合并延迟</translation>
    </message>
    <message>
        <source>Dispatch over NICs, rate</source>
        <translation>网卡分发速率</translation>
    </message>
    <message>
        <source>Combine over NICs, rate</source>
        <translation>网卡合并速率</translation>
    </message>
    <message>
        <source>Inside the NVLink domain, latency</source>
        <translation>NVLink 域内延迟</translation>
    </message>
    <message>
        <source>Inside the NVLink domain, rate</source>
        <translation>NVLink 域内速率</translation>
    </message>
    <message>
        <source>High-throughput all-to-all, latency</source>
        <translation>高吞吐 all-to-all 延迟</translation>
    </message>
    <message>
        <source>High-throughput all-to-all, NICs</source>
        <translation>高吞吐 all-to-all 网卡</translation>
    </message>
    <message>
        <source>High-throughput all-to-all, NVLink</source>
        <translation>高吞吐 all-to-all NVLink</translation>
    </message>
    <message>
        <source>Gap between stages</source>
        <translation>阶段间隙</translation>
    </message>
    <message>
        <source>Fixed time per forward pass</source>
        <translation>每次前向固定时间</translation>
    </message>
    <message>
        <source>Prefill factor, unexplained</source>
        <translation>prefill 未解释系数</translation>
    </message>
    <message>
        <source>Measured over predicted prefill time of the one point it is taken from; applied to every prefill estimate.</source>
        <translation>所取测点的实测 prefill 时间 ÷ 预测时间；用于所有 prefill 估计。</translation>
    </message>
    <message>
        <source>SMs taken by prefill communication</source>
        <translation>prefill 通信占用 SM</translation>
    </message>
    <message>
        <source>SMs that all-to-all kernels occupy while two micro-batches overlap.</source>
        <translation>双 micro-batch 重叠时 all-to-all kernel 占用的 SM 数。</translation>
    </message>
    <message>
        <source>experts spread evenly over the GPUs of the unit</source>
        <translation>专家均匀分布在单元的各张卡上</translation>
    </message>
    <message>
        <source>NVLink per direction</source>
        <translation>NVLink 单向带宽</translation>
    </message>
    <message>
        <source>Rate of one GPU inside its NVLink domain, one way.</source>
        <translation>单卡在 NVLink 域内的单向速率。</translation>
    </message>
    <message>
        <source>GPUs of an NVLink domain</source>
        <translation>NVLink 域 GPU 数</translation>
    </message>
    <message>
        <source>GPUs that reach each other without a NIC.</source>
        <translation>无需网卡即可互通的 GPU 数。</translation>
    </message>
    <message>
        <source>SMs</source>
        <translation>SM 数</translation>
    </message>
    <message>
        <source>Multiprocessors; prefill gives some of them to communication.</source>
        <translation>流式多处理器个数；prefill 会分一部分给通信。</translation>
    </message>
    <message>
        <source>Sustained share of the peak</source>
        <translation>持续峰值比例</translation>
    </message>
    <message>
        <source>Clock under full tensor load over the nameplate&apos;s clock.</source>
        <translation>张量核心满载时的频率 ÷ 标称频率。</translation>
    </message>
    <message>
        <source>Remote share</source>
        <translation>远端占比</translation>
    </message>
    <message>
        <source>Share of the low-latency messages that leave the NVLink domain.</source>
        <translation>低延迟消息中离开 NVLink 域的比例。</translation>
    </message>
    <message>
        <source>1 − GPUs of the NVLink domain ÷ EP</source>
        <translation>1 − NVLink 域 GPU 数 ÷ EP</translation>
    </message>
    <message>
        <source>Expert groups</source>
        <translation>专家组数</translation>
    </message>
    <message>
        <source>Groups that routing first chooses among; 0 where it chooses freely.</source>
        <translation>路由先在其中选择的组数；自由选择时为 0。</translation>
    </message>
    <message>
        <source>Groups per token</source>
        <translation>每 token 组数</translation>
    </message>
    <message>
        <source>Groups that one token may use; bounds the nodes that it is sent to.</source>
        <translation>一个 token 可用的组数，限制其发往的节点数。</translation>
    </message>
    <message>
        <source>Bytes of a scale</source>
        <translation>缩放因子字节数</translation>
    </message>
    <message>
        <source>FP8 messages carry one scale per 128 values; 0 leaves scales out.</source>
        <translation>FP8 消息每 128 个数值带一个缩放因子；0 表示不计缩放因子。</translation>
    </message>
    <message>
        <source>1.3 for real traffic across nodes, 1.1 inside one node, 1.0 for balanced profiles</source>
        <translation>跨节点真实流量取 1.3，单节点内取 1.1，均衡的 profile 取 1.0</translation>
    </message>
    <message>
        <source>Expert imbalance</source>
        <translation>专家不均衡系数</translation>
    </message>
    <message>
        <source>Rows of the hottest GPU&apos;s experts over the mean.</source>
        <translation>最热的卡上专家的行数 ÷ 平均值。</translation>
    </message>
    <message>
        <source>Token imbalance</source>
        <translation>token 不均衡系数</translation>
    </message>
    <message>
        <source>Tokens that the hottest GPU receives and sends over the mean.</source>
        <translation>最热的卡收发的 token 数 ÷ 平均值。</translation>
    </message>
    <message>
        <source>expert imbalance</source>
        <translation>专家不均衡系数</translation>
    </message>
    <message>
        <source>Attention imbalance</source>
        <translation>注意力不均衡系数</translation>
    </message>
    <message>
        <source>Attention work of the busiest GPU over the mean.</source>
        <translation>最忙的卡的注意力计算量 ÷ 平均值。</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>输出长度</translation>
    </message>
    <message>
        <source>Mean tokens of an answer; colocated units prefill once per answer.</source>
        <translation>一次回答的平均 token 数；同卡共置时，每次回答做一次 prefill。</translation>
    </message>
    <message>
        <source>Tokens per GPU and pass</source>
        <translation>每卡每次前向 token 数</translation>
    </message>
    <message>
        <source>Computed tokens of one forward pass on one GPU, both micro-batches.</source>
        <translation>单卡一次前向计算的 token 数，含两个 micro-batch。</translation>
    </message>
    <message>
        <source>How communication hides behind compute.</source>
        <translation>通信与计算如何重叠。</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载率</translation>
    </message>
    <message>
        <source>Share of the time that a prefill unit computes; sets the wait in the queue.</source>
        <translation>prefill 单元计算时间的占比；决定排队等待时间。</translation>
    </message>
    <message>
        <source>prefill and decode apart</source>
        <translation>PD 分离</translation>
    </message>
    <message>
        <source>on the same GPUs</source>
        <translation>同卡共置</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>部署方式</translation>
    </message>
    <message>
        <source>Colocated: prefill runs on the decode GPUs, and all of them wait for it.</source>
        <translation>共置：prefill 在 decode 的卡上运行，所有卡都要等待。</translation>
    </message>
    <message>
        <source>a file of at most {size} MiB is read</source>
        <translation>只读取不超过 {size} MiB 的文件</translation>
    </message>
    <message>
        <source>more than {size} MiB came</source>
        <translation>读到的内容超过 {size} MiB</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统为只读</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接层数过多</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>The model has {experts} experts, but tokens are sent to none.</source>
        <translation>模型有 {experts} 个专家，但每个 token 发给 0 个。</translation>
    </message>
    <message>
        <source>A token may use {limit} expert groups of {groups}.</source>
        <translation>一个 token 可用 {limit} 个专家组，但模型只有 {groups} 个。</translation>
    </message>
    <message>
        <source>{apart} layers have windows or linear attention, the model has {layers}.</source>
        <translation>窗口层与线性注意力层共 {apart} 层，但模型只有 {layers} 层。</translation>
    </message>
    <message>
        <source>{sparse} layers have sparse attention, but only {full} could.</source>
        <translation>稀疏注意力有 {sparse} 层，但最多只能有 {full} 层。</translation>
    </message>
    <message>
        <source>MLA needs the rank of its KV latent.</source>
        <translation>MLA 需要给出 KV 潜向量维度。</translation>
    </message>
    <message>
        <source>GQA needs its number of KV heads.</source>
        <translation>GQA 需要给出 KV 头数。</translation>
    </message>
    <message>
        <source>GQA needs the width of a head.</source>
        <translation>GQA 需要给出头维。</translation>
    </message>
    <message>
        <source>Window layers need the length of their window.</source>
        <translation>窗口层需要给出窗口长度。</translation>
    </message>
    <message>
        <source>Linear attention needs its heads and their widths.</source>
        <translation>线性注意力需要给出头数及各头的维度。</translation>
    </message>
    <message>
        <source>Sparse attention needs the heads of its index, their width and how many tokens it picks.</source>
        <translation>稀疏注意力需要给出索引的头数、头维，以及选取的 token 数。</translation>
    </message>
    <message>
        <source>The FP8 peak is {ratio} the BF16 peak; dense peaks of one card differ by 2.00.</source>
        <translation>FP8 峰值是 BF16 峰值的 {ratio}；同一张卡的稠密峰值应相差 2.00 倍。</translation>
    </message>
    <message>
        <source>The FP4 peak is {ratio} the FP8 peak; dense peaks of one card differ by 2 to 3.</source>
        <translation>FP4 峰值是 FP8 峰值的 {ratio}；同一张卡的稠密峰值应相差 2～3 倍。</translation>
    </message>
    <message>
        <source>The BF16 peak over the memory bandwidth is {ridge}; dense peaks give 20 to 450. A peak with sparsity is twice the dense one.</source>
        <translation>BF16 峰值与显存带宽之比为 {ridge}；按稠密峰值应在 20 到 450 之间。稀疏峰值是稠密峰值的两倍。</translation>
    </message>
    <message>
        <source>Reading the whole memory takes {time}; cards take 8 to 200 ms.</source>
        <translation>读完整张卡的显存需要 {time}；实际的卡需要 8～200 ms。</translation>
    </message>
    <message>
        <source>{memory} is a nominal capacity; write what the card reports (nvidia-smi shows MiB), or mark it as not verified.</source>
        <translation>{memory} 是标称容量；请填写驱动报告的容量（nvidia-smi 以 MiB 显示），或标为未核实。</translation>
    </message>
    <message>
        <source>{rate} per GPU is more than any NIC has; 400 Gb/s are 50 GB/s.</source>
        <translation>每卡 {rate} 超过任何网卡的带宽；400 Gb/s 即 50 GB/s。</translation>
    </message>
    <message>
        <source>The scale-up link, {rate} per direction, is faster than the memory.</source>
        <translation>机内互联单向 {rate}，比显存带宽还高。</translation>
    </message>
    <message>
        <source>“{id}” is already the id of {file}</source>
        <translation>“{id}”已是 {file} 的 ID</translation>
    </message>
    <message>
        <source>What if: DeepSeek-V3.2&apos;s sparse attention</source>
        <translation>假设：DeepSeek-V3.2 的稀疏注意力</translation>
    </message>
    <message>
        <source>DeepSeek-V3.2 on the published units and day, 48 requests of 16,384 tokens per GPU: an index picks 2,048 of them for each query.</source>
        <translation>DeepSeek-V3.2 放到公开的部署单元和那一天上，每卡 48 个请求，每个 16,384 个 token：索引为每个 Q 从中选取 2,048 个。</translation>
    </message>
    <message>
        <source>is not an id that a catalog entry has</source>
        <translation>不是目录条目的 ID</translation>
    </message>
    <message>
        <source>is {found}; this program reads version {known}</source>
        <translation>为 {found}；本程序读取版本 {known}</translation>
    </message>
    <message>
        <source>only MLA can be expanded</source>
        <translation>只有 MLA 可以展开</translation>
    </message>
    <message>
        <source>no index</source>
        <translation>没有索引</translation>
    </message>
    <message>
        <source>bytes of the key&apos;s scale</source>
        <translation>K 的缩放因子的字节数</translation>
    </message>
    <message>
        <source>the cache is expanded</source>
        <translation>缓存已展开</translation>
    </message>
    <message>
        <source>tokens of a chunk</source>
        <translation>一个分块的 token 数</translation>
    </message>
    <message>
        <source>Layers with full attention</source>
        <translation>全注意力层数</translation>
    </message>
    <message>
        <source>Layers that are neither window layers nor linear attention.</source>
        <translation>既不是窗口层、也不是线性注意力的层。</translation>
    </message>
    <message>
        <source>Attention parameters per window layer</source>
        <translation>每个窗口层的注意力参数量</translation>
    </message>
    <message>
        <source>Projections and inner norms; 0 without such layers.</source>
        <translation>投影与内部归一化；没有这种层时为 0。</translation>
    </message>
    <message>
        <source>Parameters per linear-attention layer</source>
        <translation>每个线性注意力层的参数量</translation>
    </message>
    <message>
        <source>Projections, convolution and gates; 0 without such layers.</source>
        <translation>投影、卷积与门控；没有这种层时为 0。</translation>
    </message>
    <message>
        <source>Index parameters per layer</source>
        <translation>每层的索引参数量</translation>
    </message>
    <message>
        <source>What sparse attention adds to a layer; 0 without an index.</source>
        <translation>稀疏注意力给一层增加的参数；没有索引时为 0。</translation>
    </message>
    <message>
        <source>Attention parameters</source>
        <translation>注意力参数量</translation>
    </message>
    <message>
        <source>Of all layers together, with the index.</source>
        <translation>全部层合计，含索引。</translation>
    </message>
    <message>
        <source>Projections around the experts, per layer</source>
        <translation>每层专家前后的投影</translation>
    </message>
    <message>
        <source>From the hidden size to the experts&apos; own width and back; 0 where both are the same.</source>
        <translation>从隐藏维度到专家自身的维度再变回；两者相同时为 0。</translation>
    </message>
    <message>
        <source>Parameters of one MTP layer</source>
        <translation>单个 MTP 层参数量</translation>
    </message>
    <message>
        <source>A MoE layer, its norms and the projection in front of it; without embedding and head.</source>
        <translation>一个 MoE 层及其归一化和前面的投影；不含嵌入与输出头。</translation>
    </message>
    <message>
        <source>Parameters with MTP layers</source>
        <translation>总参数量（含 MTP 层）</translation>
    </message>
    <message>
        <source>As checkpoints hold them: MTP layers keep copies of embedding and head.</source>
        <translation>与 checkpoint 一致：MTP 层另存一份嵌入与输出头。</translation>
    </message>
    <message>
        <source>Work per token without attention</source>
        <translation>每 token 计算量（不含注意力）</translation>
    </message>
    <message>
        <source>Multiplications with the weights: two for each activated parameter, input table left out.</source>
        <translation>与权重的矩阵乘：每个激活参数 2 FLOP，不含输入嵌入。</translation>
    </message>
    <message>
        <source>KV per token, past the windows</source>
        <translation>每 token KV（超出窗口后）</translation>
    </message>
    <message>
        <source>What each further token of a long request adds: full attention only.</source>
        <translation>长请求每多一个 token 增加的量：只计全注意力层。</translation>
    </message>
    <message>
        <source>KV per token, expanded</source>
        <translation>每 token KV（展开）</translation>
    </message>
    <message>
        <source>If MLA kept the keys and values of all heads instead of the latent.</source>
        <translation>假如 MLA 不存潜向量，而存全部头的 K 和 V。</translation>
    </message>
    <message>
        <source>KV per token, plain heads</source>
        <translation>每 token KV（普通多头）</translation>
    </message>
    <message>
        <source>If every query head kept keys and values of its own, both as wide as its values.</source>
        <translation>假如每个 Q 头各存自己的 K 和 V，维度都与 V 相同。</translation>
    </message>
    <message>
        <source>KV per token and window layer</source>
        <translation>每 token 每窗口层 KV</translation>
    </message>
    <message>
        <source>Kept for the tokens of the window only.</source>
        <translation>只为窗口内的 token 保存。</translation>
    </message>
    <message>
        <source>Window caches per request</source>
        <translation>每请求窗口缓存</translation>
    </message>
    <message>
        <source>Full windows of all window layers.</source>
        <translation>全部窗口层填满的窗口。</translation>
    </message>
    <message>
        <source>State per request and linear layer</source>
        <translation>每请求每线性层的状态</translation>
    </message>
    <message>
        <source>States of all heads and the tail of the convolution.</source>
        <translation>全部头的状态，以及卷积保留的尾部。</translation>
    </message>
    <message>
        <source>Linear state per request</source>
        <translation>每请求线性注意力状态</translation>
    </message>
    <message>
        <source>Of all linear-attention layers; does not grow.</source>
        <translation>全部线性注意力层合计；不随上下文增长。</translation>
    </message>
    <message>
        <source>Fixed cache per request</source>
        <translation>每请求固定缓存</translation>
    </message>
    <message>
        <source>Full windows and linear state: what a request keeps at any length past the window.</source>
        <translation>填满的窗口与线性注意力状态：请求超出窗口后始终保留的部分。</translation>
    </message>
    <message>
        <source>Index cache per token and layer</source>
        <translation>每 token 每层索引缓存</translation>
    </message>
    <message>
        <source>One index key and its scale.</source>
        <translation>一个索引 K 及其缩放因子。</translation>
    </message>
    <message>
        <source>Index cache per token</source>
        <translation>每 token 索引缓存</translation>
    </message>
    <message>
        <source>Of all layers with an index, beside the KV.</source>
        <translation>全部带索引的层合计，不计入 KV。</translation>
    </message>
    <message>
        <source>Index work per pair</source>
        <translation>索引每对计算量</translation>
    </message>
    <message>
        <source>One query token scored against one cached token in one layer.</source>
        <translation>一层中一个查询 token 给一个缓存 token 打分。</translation>
    </message>
    <message>
        <source>Window attention work per pair</source>
        <translation>窗口注意力每对计算量</translation>
    </message>
    <message>
        <source>One query token against one token of its window in one layer.</source>
        <translation>一层中一个查询 token 对窗口内的一个 token。</translation>
    </message>
    <message>
        <source>Linear attention work per token</source>
        <translation>线性注意力每 token 计算量</translation>
    </message>
    <message>
        <source>Updating and reading the states of one layer.</source>
        <translation>更新并读取一层的状态。</translation>
    </message>
    <message>
        <source>Work per token in decode</source>
        <translation>decode 每 token 计算量</translation>
    </message>
    <message>
        <source>Weights, and attention over the context.</source>
        <translation>权重的矩阵乘，加上对上下文的注意力。</translation>
    </message>
    <message>
        <source>Work per token in prefill</source>
        <translation>prefill 每 token 计算量</translation>
    </message>
    <message>
        <source>Weights, and attention over the tokens attended to on average.</source>
        <translation>权重的矩阵乘，加上平均注意力长度上的注意力。</translation>
    </message>
    <message>
        <source>Index of sparse attention</source>
        <translation>稀疏注意力的索引</translation>
    </message>
    <message>
        <source>Projections, scores of all cached tokens and the choice of the best; 0 without an index.</source>
        <translation>投影、给全部缓存 token 打分并选出得分最高的；没有索引时为 0。</translation>
    </message>
    <message>
        <source>Cache of the requests of one GPU, with windows and linear states.</source>
        <translation>一张卡上全部请求的缓存，含窗口与线性注意力状态。</translation>
    </message>
    <message>
        <source>Index cache</source>
        <translation>索引缓存</translation>
    </message>
    <message>
        <source>Keys that the index of sparse attention keeps.</source>
        <translation>稀疏注意力的索引所存的 K。</translation>
    </message>
    <message>
        <source>Memory per further token</source>
        <translation>每多一个 token 的显存</translation>
    </message>
    <message>
        <source>What one more token of a long request adds to one GPU, with the index and the MTP layer&apos;s part.</source>
        <translation>长请求每多一个 token，一张卡多占的显存，含索引与 MTP 层的部分。</translation>
    </message>
    <message>
        <source>Cached tokens of an attention rank</source>
        <translation>每注意力 rank 可缓存 token 数</translation>
    </message>
    <message>
        <source>As many as capacity, reserve, weights and buffer leave room for beside the requests&apos; fixed caches.</source>
        <translation>容量扣除预留、权重、缓冲区和各请求的固定缓存后，还能缓存的 token 数。</translation>
    </message>
    <message>
        <source>Cached tokens that the unit holds</source>
        <translation>单元可缓存 token 数</translation>
    </message>
    <message>
        <source>Over all attention ranks; copies inside a rank count once.</source>
        <translation>全部注意力 rank 合计；rank 内的副本只计一次。</translation>
    </message>
    <message>
        <source>Smallest usable fraction</source>
        <translation>最小可用比例</translation>
    </message>
    <message>
        <source>Memory in use over capacity.</source>
        <translation>已用显存 ÷ 容量。</translation>
    </message>
    <message>
        <source>the model has no layers</source>
        <translation>模型没有层</translation>
    </message>
    <message>
        <source>one token</source>
        <translation>一个 token</translation>
    </message>
    <message>
        <source>sliding window</source>
        <translation>滑动窗口</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>lightning</source>
        <translation>Lightning</translation>
    </message>
    <message>
        <source>gated delta rule</source>
        <translation>Gated DeltaNet</translation>
    </message>
    <message>
        <source>Kimi delta rule</source>
        <translation>KDA（Kimi）</translation>
    </message>
    <message>
        <source>DeepSeek-V3 has no such part</source>
        <translation>DeepSeek-V3 没有这一部分</translation>
    </message>
    <message>
        <source>Window layers</source>
        <translation>窗口层数</translation>
    </message>
    <message>
        <source>Of all layers, those whose attention sees only the latest tokens (GQA).</source>
        <translation>全部层中，注意力只看最近若干 token 的层（GQA）。</translation>
    </message>
    <message>
        <source>Kind of window</source>
        <translation>窗口类型</translation>
    </message>
    <message>
        <source>A window that slides with each token, or chunks that tokens stay in.</source>
        <translation>随每个 token 滑动的窗口，或 token 所在的固定分块。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口长度</translation>
    </message>
    <message>
        <source>Tokens that a window layer sees and keeps.</source>
        <translation>窗口层能看到并保存的 token 数。</translation>
    </message>
    <message>
        <source>Attention heads of window layers</source>
        <translation>窗口层注意力头数</translation>
    </message>
    <message>
        <source>Query heads of a window layer; 0: as in the other layers.</source>
        <translation>窗口层的 Q 头数；0 表示与其他层相同。</translation>
    </message>
    <message>
        <source>KV heads of window layers</source>
        <translation>窗口层 KV 头数</translation>
    </message>
    <message>
        <source>Key-value heads of a window layer; 0: as in the other layers.</source>
        <translation>窗口层的 KV 头数；0 表示与其他层相同。</translation>
    </message>
    <message>
        <source>Head dimension of window layers</source>
        <translation>窗口层头维</translation>
    </message>
    <message>
        <source>Width of one head of a window layer; 0: as in the other layers.</source>
        <translation>窗口层单个头的维度；0 表示与其他层相同。</translation>
    </message>
    <message>
        <source>Value head dimension of window layers</source>
        <translation>窗口层 V 头维</translation>
    </message>
    <message>
        <source>Width of one value head of a window layer; 0: as wide as its keys.</source>
        <translation>窗口层单个 V 头的维度；0 表示与 K 相同。</translation>
    </message>
    <message>
        <source>Linear-attention layers</source>
        <translation>线性注意力层数</translation>
    </message>
    <message>
        <source>Of all layers, those that keep a state of fixed size instead of a cache.</source>
        <translation>全部层中，以固定大小的状态代替 KV 缓存的层。</translation>
    </message>
    <message>
        <source>Kind of linear attention</source>
        <translation>线性注意力类型</translation>
    </message>
    <message>
        <source>Which projections a linear-attention layer has.</source>
        <translation>线性注意力层具有哪些投影。</translation>
    </message>
    <message>
        <source>Key heads of linear attention</source>
        <translation>线性注意力 K 头数</translation>
    </message>
    <message>
        <source>Heads of queries and keys.</source>
        <translation>Q 与 K 的头数。</translation>
    </message>
    <message>
        <source>Value heads of linear attention</source>
        <translation>线性注意力 V 头数</translation>
    </message>
    <message>
        <source>Heads of values; each has a state.</source>
        <translation>V 的头数；每个头有一个状态。</translation>
    </message>
    <message>
        <source>Key dimension of linear attention</source>
        <translation>线性注意力 K 维度</translation>
    </message>
    <message>
        <source>Rows of the state of one head.</source>
        <translation>单个头的状态的行数。</translation>
    </message>
    <message>
        <source>Value dimension of linear attention</source>
        <translation>线性注意力 V 维度</translation>
    </message>
    <message>
        <source>Columns of the state of one head.</source>
        <translation>单个头的状态的列数。</translation>
    </message>
    <message>
        <source>Convolution of linear attention</source>
        <translation>线性注意力卷积长度</translation>
    </message>
    <message>
        <source>Tokens that a short convolution covers before it; 0 where there is none.</source>
        <translation>前面的短卷积覆盖的 token 数；没有卷积时为 0。</translation>
    </message>
    <message>
        <source>Bytes per value of the state</source>
        <translation>状态每数值字节数</translation>
    </message>
    <message>
        <source>Format of the state that linear attention keeps; FP32 has 4 bytes.</source>
        <translation>线性注意力状态的存储格式；FP32 为 4 字节。</translation>
    </message>
    <message>
        <source>Layers with sparse attention</source>
        <translation>稀疏注意力层数</translation>
    </message>
    <message>
        <source>Layers in which an index picks the cached tokens that attention reads.</source>
        <translation>由索引挑选注意力要读哪些缓存 token 的层。</translation>
    </message>
    <message>
        <source>Index heads</source>
        <translation>索引头数</translation>
    </message>
    <message>
        <source>Query heads of the index.</source>
        <translation>索引的 Q 头数。</translation>
    </message>
    <message>
        <source>Index head dimension</source>
        <translation>索引头维</translation>
    </message>
    <message>
        <source>Width of one index head, and of the key that the index keeps per token.</source>
        <translation>单个索引头的维度，也是索引为每个 token 所存 K 的维度。</translation>
    </message>
    <message>
        <source>Tokens that the index picks</source>
        <translation>索引选取的 token 数</translation>
    </message>
    <message>
        <source>Cached tokens that a query reads at most where there is an index.</source>
        <translation>有索引时，一个 Q 最多读取的缓存 token 数。</translation>
    </message>
    <message>
        <source>Output gate</source>
        <translation>输出门控</translation>
    </message>
    <message>
        <source>A projection as wide as attention&apos;s output that gates it.</source>
        <translation>与注意力输出同维度、对其做门控的投影。</translation>
    </message>
    <message>
        <source>Output bias</source>
        <translation>输出偏置</translation>
    </message>
    <message>
        <source>Bias on attention&apos;s output projection; counts parameters only.</source>
        <translation>注意力输出投影的偏置；只影响参数量。</translation>
    </message>
    <message>
        <source>Attention sinks</source>
        <translation>attention sink</translation>
    </message>
    <message>
        <source>One learned sink per query head; counts parameters only.</source>
        <translation>每个 Q 头一个可学习的 sink；只影响参数量。</translation>
    </message>
    <message>
        <source>Hidden size of experts</source>
        <translation>专家隐藏维度</translation>
    </message>
    <message>
        <source>Width at which routed experts read and write, and which dispatch and combine then carry; 0: the hidden size.</source>
        <translation>路由专家输入输出的维度，分发与合并也按此维度传输；0 表示与隐藏维度相同。</translation>
    </message>
    <message>
        <source>Gated experts</source>
        <translation>门控专家</translation>
    </message>
    <message>
        <source>Whether a routed expert has gate, up and down, or only up and down.</source>
        <translation>路由专家有 gate、up、down 三个矩阵，还是只有 up 和 down。</translation>
    </message>
    <message>
        <source>Expert bias</source>
        <translation>专家偏置</translation>
    </message>
    <message>
        <source>Biases of the routed experts; counts parameters only.</source>
        <translation>路由专家的偏置；只影响参数量。</translation>
    </message>
    <message>
        <source>Width of one value head; for GQA 0 where it is as wide as a key.</source>
        <translation>单个 V 头的维度；GQA 中与 K 相同时为 0。</translation>
    </message>
    <message>
        <source>Format of the keys that the index of sparse attention keeps; FP8 and FP4 carry one 4-byte scale per token and layer.</source>
        <translation>稀疏注意力索引所存 K 的格式；FP8 与 FP4 每 token 每层带一个 4 字节缩放因子。</translation>
    </message>
    <message>
        <source>of the card (vLLM, SGLang)</source>
        <translation>整卡（vLLM、SGLang）</translation>
    </message>
    <message>
        <source>of what the weights leave (TensorRT-LLM)</source>
        <translation>权重之外（TensorRT-LLM）</translation>
    </message>
    <message>
        <source>latent vector</source>
        <translation>潜向量</translation>
    </message>
    <message>
        <source>expanded to heads</source>
        <translation>展开为各头</translation>
    </message>
    <message>
        <source>MLA cache</source>
        <translation>MLA 缓存</translation>
    </message>
    <message>
        <source>MLA: whether decode keeps the latent vector or the keys and values of all heads made from it.</source>
        <translation>MLA：decode 时存潜向量，还是存由它展开的全部头的 K 和 V。</translation>
    </message>
    <message>
        <source>Usable fraction of</source>
        <translation>可用比例的基数</translation>
    </message>
    <message>
        <source>What the usable fraction is a share of; serving engines differ.</source>
        <translation>可用比例以什么为基数；各推理引擎不同。</translation>
    </message>
    <message>
        <source>“{id}” is not in this catalog; the file&apos;s own values are used</source>
        <translation>“{id}”不在目录中；使用文件自带的数值</translation>
    </message>
    <message>
        <source>all-to-all takes less than the rest at any context</source>
        <translation>无论上下文多长，all-to-all 都短于其余部分</translation>
    </message>
    <message>
        <source>too few drafts are accepted to pay at any fixed time</source>
        <translation>被接受的草稿太少，固定时间再长也不划算</translation>
    </message>
    <message>
        <source>Bytes of all messages</source>
        <translation>全部消息的字节数</translation>
    </message>
    <message>
        <source>Nodes that a token may go to</source>
        <translation>一个 token 可发往的节点数</translation>
    </message>
    <message>
        <source>Distinct nodes per token</source>
        <translation>每 token 发往的不同节点数</translation>
    </message>
    <message>
        <source>Distinct GPUs per token</source>
        <translation>每 token 发往的不同卡数</translation>
    </message>
    <message>
        <source>Time over NVLink</source>
        <translation>NVLink 传输时间</translation>
    </message>
    <message>
        <source>NVLink domains of the unit</source>
        <translation>单元的 NVLink 域数</translation>
    </message>
    <message>
        <source>Copies per token over the NIC</source>
        <translation>每 token 经网卡发送的份数</translation>
    </message>
    <message>
        <source>Imbalance between nodes</source>
        <translation>节点间不均衡</translation>
    </message>
    <message>
        <source>Time over the NIC</source>
        <translation>网卡传输时间</translation>
    </message>
    <message>
        <source>Sum over the attention rank</source>
        <translation>注意力 rank 内求和</translation>
    </message>
    <message>
        <source>Bytes sent</source>
        <translation>发送的字节数</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Quantise</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>Up and gate</source>
        <translation>up 与 gate</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>down</translation>
    </message>
    <message>
        <source>Tokens per copy of an expert</source>
        <translation>每个专家副本的 token 数</translation>
    </message>
    <message>
        <source>Experts touched</source>
        <translation>涉及的专家数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Prefill of one prompt</source>
        <translation>一个 prompt 的 prefill</translation>
    </message>
    <message>
        <source>Prompts per step</source>
        <translation>每步 prompt 数</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>最终归一化</translation>
    </message>
    <message>
        <source>Vocabulary projection</source>
        <translation>词表投影</translation>
    </message>
    <message>
        <source>Around the MTP layer</source>
        <translation>MTP 层前后</translation>
    </message>
    <message>
        <source>Projection of two hidden states onto one</source>
        <translation>两个隐藏状态合并为一个的投影</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Dense multiplication</source>
        <translation>稠密矩阵乘</translation>
    </message>
    <message>
        <source>BF16 multiplication</source>
        <translation>BF16 矩阵乘</translation>
    </message>
    <message>
        <source>Grouped multiplication</source>
        <translation>分组矩阵乘</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值个数</translation>
    </message>
    <message>
        <source>Memory pass</source>
        <translation>访存算子</translation>
    </message>
    <message>
        <source>Rows that share the weights</source>
        <translation>共用权重的行数</translation>
    </message>
    <message>
        <source>Peak of the computing SMs</source>
        <translation>参与计算的 SM 的峰值</translation>
    </message>
    <message>
        <source>Rows at half speed</source>
        <translation>半速行数</translation>
    </message>
    <message>
        <source>Compute rate</source>
        <translation>计算速率</translation>
    </message>
    <message>
        <source>Time to compute</source>
        <translation>计算时间</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>Time of memory traffic</source>
        <translation>访存时间</translation>
    </message>
    <message>
        <source>Bytes read and written</source>
        <translation>读写字节数</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Inner size</source>
        <translation>K 维</translation>
    </message>
    <message>
        <source>New tokens of a prompt</source>
        <translation>prompt 的新 token 数</translation>
    </message>
    <message>
        <source>Cached tokens of a prompt</source>
        <translation>prompt 的已缓存 token 数</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>prompt 数</translation>
    </message>
    <message>
        <source>Norm of the latents</source>
        <translation>潜向量的归一化</translation>
    </message>
    <message>
        <source>Read the latents</source>
        <translation>读取潜向量</translation>
    </message>
    <message>
        <source>Expand the latents</source>
        <translation>展开潜向量</translation>
    </message>
    <message>
        <source>Gather keys</source>
        <translation>收集 K</translation>
    </message>
    <message>
        <source>Query, key and value projections</source>
        <translation>Q、K、V 投影</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>Tokens attended to</source>
        <translation>注意力长度</translation>
    </message>
    <message>
        <source>Norm before attention</source>
        <translation>注意力前的归一化</translation>
    </message>
    <message>
        <source>Pairs of a query and a key</source>
        <translation>Q 与 K 的配对数</translation>
    </message>
    <message>
        <source>Share of the SMs that compute</source>
        <translation>参与计算的 SM 占比</translation>
    </message>
    <message>
        <source>Tokens that arrive</source>
        <translation>到达的 token 数</translation>
    </message>
    <message>
        <source>Sort tokens to experts</source>
        <translation>按专家重排 token</translation>
    </message>
    <message>
        <source>Add up the results</source>
        <translation>结果求和</translation>
    </message>
    <message>
        <source>To the experts&apos; width and back</source>
        <translation>变换到专家的维度再变回</translation>
    </message>
    <message>
        <source>Add to the routed experts</source>
        <translation>与路由专家的结果相加</translation>
    </message>
    <message>
        <source>Layer, batch whole</source>
        <translation>单层（batch 不拆分）</translation>
    </message>
    <message>
        <source>Layer, batch split</source>
        <translation>单层（batch 拆分）</translation>
    </message>
    <message>
        <source>Context at which the bottleneck flips</source>
        <translation>瓶颈转移的上下文长度</translation>
    </message>
    <message>
        <source>Where attention and experts take as long as all-to-all; memory may run out before.</source>
        <translation>注意力加专家与 all-to-all 耗时相等处；显存可能先用尽。</translation>
    </message>
    <message>
        <source>Layer without drafting</source>
        <translation>单层（不用草稿）</translation>
    </message>
    <message>
        <source>One token per request instead of one more for each draft.</source>
        <translation>每个请求只算 1 个 token，没有草稿 token。</translation>
    </message>
    <message>
        <source>Fixed time at which drafting pays</source>
        <translation>草稿划算所需的固定时间</translation>
    </message>
    <message>
        <source>Per layer, on top of the bound: with less, drafting makes output slower; 0 where it pays anyway.</source>
        <translation>每层、加在下限之上：低于此值，草稿反而使输出变慢；本来就划算时为 0。</translation>
    </message>
    <message>
        <source>Step without drafting</source>
        <translation>步长（不用草稿）</translation>
    </message>
    <message>
        <source>The same requests, one token of each per step.</source>
        <translation>同样的请求，每步各前进一个 token。</translation>
    </message>
    <message>
        <source>Per layer, on top of what the step has: with less, drafting makes output slower; 0 where it pays anyway.</source>
        <translation>每层、加在现有步长之上：低于此值，草稿反而使输出变慢；本来就划算时为 0。</translation>
    </message>
    <message>
        <source>Decode unit: {to} redundant experts instead of {from}, so that {experts} experts fill EP{ep} evenly.</source>
        <translation>decode 单元：冗余专家由 {from} 改为 {to}，使 {experts} 个专家均匀放到 EP{ep} 上。</translation>
    </message>
    <message>
        <source>Decode unit: attention TP{to} instead of TP{from}, which does not divide {heads} heads.</source>
        <translation>decode 单元：注意力改用 TP{to}，因为 TP{from} 不能整除 {heads} 个头。</translation>
    </message>
    <message>
        <source>Prefill unit: {to} redundant experts instead of {from}, so that {experts} experts fill EP{ep} evenly.</source>
        <translation>prefill 单元：冗余专家由 {from} 改为 {to}，使 {experts} 个专家均匀放到 EP{ep} 上。</translation>
    </message>
    <message>
        <source>Prefill unit: attention TP{to} instead of TP{from}, which does not divide {heads} heads.</source>
        <translation>prefill 单元：注意力改用 TP{to}，因为 TP{from} 不能整除 {heads} 个头。</translation>
    </message>
    <message>
        <source>{input}: {to} instead of {from}, since this model has no MTP layers.</source>
        <translation>{input}：由 {from} 改为 {to}，因为该模型没有 MTP 层。</translation>
    </message>
    <message>
        <source>{input}: {to} instead of {from}, which this GPU does not have.</source>
        <translation>{input}：改用 {to}，因为该 GPU 不支持 {from}。</translation>
    </message>
    <message>
        <source>{input} is now {value}, as the file says ({key}).</source>
        <translation>“{input}”现为 {value}，依据文件中的 {key}。</translation>
    </message>
    <message>
        <source>belongs to Mamba or another layer without attention, which is not modelled</source>
        <translation>属于 Mamba 或其他没有注意力的层，未建模</translation>
    </message>
    <message>
        <source>gives each layer a shape of its own, and some no attention at all, which is not modelled</source>
        <translation>为每层给出不同的形状，有的层没有注意力，未建模</translation>
    </message>
    <message>
        <source>other than 0 is not modelled: layers that share a cache, or an embedding of their own</source>
        <translation>不为 0 的情形未建模：多层共用缓存，或各层有自己的嵌入</translation>
    </message>
    <message>
        <source>“{name}” is no architecture whose layers are known, so its sizes would be guessed; known are {known}</source>
        <translation>不认识架构“{name}”的各层结构，规模只能靠猜；认识的有 {known}</translation>
    </message>
    <message>
        <source>is too large for a config.json; those take a few kilobytes</source>
        <translation>作为 config.json 太大；这种文件通常只有几 KB</translation>
    </message>
    <message>
        <source>is a web page, not JSON; save the raw config.json instead</source>
        <translation>是网页而不是 JSON；请保存原始的 config.json</translation>
    </message>
    <message>
        <source>is no config.json: a JSON object is needed</source>
        <translation>不是 config.json：需要一个 JSON 对象</translation>
    </message>
    <message>
        <source>differs between layers, which is not modelled: {found}</source>
        <translation>各层不同，未建模：{found}</translation>
    </message>
    <message>
        <source>{found} is not a whole number</source>
        <translation>{found} 不是整数</translation>
    </message>
    <message>
        <source>says {one}, but {other_key} says {other}; which is right?</source>
        <translation>写的是 {one}，而 {other_key} 写的是 {other}；哪个正确？</translation>
    </message>
    <message>
        <source>is missing; without it the model has no size (known keys: {keys})</source>
        <translation>缺失；没有它就无法确定模型规模（可识别的键：{keys}）</translation>
    </message>
    <message>
        <source>{found} is neither true nor false</source>
        <translation>{found} 既不是 true 也不是 false</translation>
    </message>
    <message>
        <source>{found} is no text</source>
        <translation>{found} 不是文本</translation>
    </message>
    <message>
        <source>{found} is no list</source>
        <translation>{found} 不是列表</translation>
    </message>
    <message>
        <source>has {entries} entries for {layers} layers</source>
        <translation>有 {entries} 项，而模型有 {layers} 层</translation>
    </message>
    <message>
        <source>is beyond what can be planned</source>
        <translation>超出可规划的范围</translation>
    </message>
    <message>
        <source>cannot be planned with, because a part is not modelled: {parts}</source>
        <translation>无法用于规划，因为有未建模的部分：{parts}</translation>
    </message>
    <message>
        <source>names {block}, a layer that is not modelled</source>
        <translation>含有 {block}，这种层未建模</translation>
    </message>
    <message>
        <source>has windows and chunks in one model, which is not modelled</source>
        <translation>同一模型中既有滑动窗口又有分块，未建模</translation>
    </message>
    <message>
        <source>may hold 0 and 1 only</source>
        <translation>只能包含 0 和 1</translation>
    </message>
    <message>
        <source>is missing; it says which layers have full attention</source>
        <translation>缺失；要靠它说明哪些层是全注意力</translation>
    </message>
    <message>
        <source>holds {found}, which is no layer from 1 to {layers}</source>
        <translation>含有 {found}，不是 1 到 {layers} 之间的层号</translation>
    </message>
    <message>
        <source>all layers that {key} does not name</source>
        <translation>{key} 未列出的所有层</translation>
    </message>
    <message>
        <source>all layers but one in {n}, by {key}</source>
        <translation>按 {key}，每 {n} 层中除一层外的所有层</translation>
    </message>
    <message>
        <source>every fourth layer is global, as in Llama 4&apos;s layers without rotary position; no key says so</source>
        <translation>每四层中有一层是全局注意力，即 Llama 4 中不带 RoPE 的层；文件中没有键说明</translation>
    </message>
    <message>
        <source>the layers that architecture “{name}” uses {key} in</source>
        <translation>架构“{name}”中使用 {key} 的层</translation>
    </message>
    <message>
        <source>is there, but no key says which layers use it (layer_types)</source>
        <translation>已给出，但没有键说明哪些层使用它（layer_types）</translation>
    </message>
    <message>
        <source>MLA, since {key} is a positive number</source>
        <translation>MLA，因为 {key} 是正数</translation>
    </message>
    <message>
        <source>queries are not compressed: {key} is null or absent</source>
        <translation>Q 不压缩：{key} 为 null 或不存在</translation>
    </message>
    <message>
        <source>not used by MLA; from {keys}</source>
        <translation>MLA 不使用；由 {keys} 得出</translation>
    </message>
    <message>
        <source>not used by MLA; as many as query heads</source>
        <translation>MLA 不使用；与 Q 头数相同</translation>
    </message>
    <message>
        <source>is missing, and hidden size {hidden} does not divide by {heads} heads</source>
        <translation>缺失，且隐藏维度 {hidden} 不能被 {heads} 个头整除</translation>
    </message>
    <message>
        <source>GQA, since there is no latent rank (kv_lora_rank)</source>
        <translation>GQA，因为没有潜向量维度（kv_lora_rank）</translation>
    </message>
    <message>
        <source>one for each query head: num_key_value_heads is null or absent</source>
        <translation>每个 Q 头一个：num_key_value_heads 为 null 或不存在</translation>
    </message>
    <message>
        <source>{kv} KV heads cannot serve {heads} query heads evenly</source>
        <translation>{kv} 个 KV 头无法由 {heads} 个 Q 头均分</translation>
    </message>
    <message>
        <source>values are as wide as keys</source>
        <translation>V 与 K 维度相同</translation>
    </message>
    <message>
        <source>used by MLA only</source>
        <translation>仅 MLA 使用</translation>
    </message>
    <message>
        <source>this norm has no weights</source>
        <translation>该归一化没有权重</translation>
    </message>
    <message>
        <source>biases of MLA&apos;s projections are not counted</source>
        <translation>未计入 MLA 投影的偏置</translation>
    </message>
    <message>
        <source>KV cache and attention: each layer compresses its cache by a ratio of its own, and the projections differ from MLA and GQA</source>
        <translation>KV 缓存与注意力：各层按自己的比例压缩缓存，投影也不同于 MLA 和 GQA</translation>
    </message>
    <message>
        <source>every layer, since {key} is there</source>
        <translation>每一层，因为有 {key}</translation>
    </message>
    <message>
        <source>speaks of experts, but no key says how many there are (known keys: n_routed_experts, num_experts, num_local_experts, moe_num_experts, num_routed_experts)</source>
        <translation>提到了专家，但没有键说明专家数（可识别的键：n_routed_experts、num_experts、num_local_experts、moe_num_experts、num_routed_experts）</translation>
    </message>
    <message>
        <source>every layer: no experts</source>
        <translation>每一层：没有专家</translation>
    </message>
    <message>
        <source>is {experts}, but no key says to how many of them a token goes (num_experts_per_tok, num_experts_per_token, top_k_experts, moe_top_k)</source>
        <translation>为 {experts}，但没有键说明每个 token 发给几个专家（num_experts_per_tok、num_experts_per_token、top_k_experts、moe_top_k）</translation>
    </message>
    <message>
        <source>sends a token to {chosen} experts, but there are only {experts} ({key})</source>
        <translation>把每个 token 发给 {chosen} 个专家，但只有 {experts} 个（{key}）</translation>
    </message>
    <message>
        <source>routing chooses among all experts</source>
        <translation>路由在全部专家中自由选择</translation>
    </message>
    <message>
        <source>the dense part beside the experts ({key})</source>
        <translation>与专家并列的稠密部分（{key}）</translation>
    </message>
    <message>
        <source>one, since {key} gives its width</source>
        <translation>一个，因为 {key} 给出了它的维度</translation>
    </message>
    <message>
        <source>no key names shared experts</source>
        <translation>没有键提到共享专家</translation>
    </message>
    <message>
        <source>no dense layers</source>
        <translation>没有稠密层</translation>
    </message>
    <message>
        <source>cannot be the width of experts and of dense layers at once (known keys: moe_intermediate_size, dense_intermediate_size, intermediate_size_mlp)</source>
        <translation>不能既是专家又是稠密层的中间维度（可识别的键：moe_intermediate_size、dense_intermediate_size、intermediate_size_mlp）</translation>
    </message>
    <message>
        <source>is {experts}, but {moe} of {layers} layers would hold them</source>
        <translation>为 {experts}，但 {layers} 层中会有 {moe} 层含专家</translation>
    </message>
    <message>
        <source>length of {key}</source>
        <translation>{key} 的长度</translation>
    </message>
    <message>
        <source>puts attention and feed-forward parts into layers of their own, which is not modelled</source>
        <translation>把注意力和 FFN 放在不同的层中，未建模</translation>
    </message>
    <message>
        <source>no key names MTP layers</source>
        <translation>没有键提到 MTP 层</translation>
    </message>
    <message>
        <source>parameters: this architecture has more than the two norms that are counted per layer</source>
        <translation>参数量：该架构每层的归一化不止计入的两个</translation>
    </message>
    <message>
        <source>the default of this architecture; {key} is not there</source>
        <translation>该架构的默认值；没有 {key}</translation>
    </message>
    <message>
        <source>parameters: full layers are counted with a value projection, which this model shares with the keys</source>
        <translation>参数量：全注意力层按有单独的 V 投影计算，而该模型的 K 与 V 共用投影</translation>
    </message>
    <message>
        <source>puts window layers beside MLA, which is not modelled</source>
        <translation>在 MLA 之外还有窗口层，未建模</translation>
    </message>
    <message>
        <source>from {key}, which only this kind has</source>
        <translation>由 {key} 得出，只有这一类型有此键</translation>
    </message>
    <message>
        <source>asks for linear attention, but no key says its heads (linear_num_key_heads, linear_attn_config)</source>
        <translation>使用线性注意力，但没有键说明它的头数（linear_num_key_heads、linear_attn_config）</translation>
    </message>
    <message>
        <source>FP32, as implementations keep it; no key says so</source>
        <translation>FP32，与各实现一致；没有键说明</translation>
    </message>
    <message>
        <source>must be a list of layer numbers</source>
        <translation>必须是层号列表</translation>
    </message>
    <message>
        <source>no key names dense layers</source>
        <translation>没有键提到稠密层</translation>
    </message>
    <message>
        <source>counted from {keys}</source>
        <translation>由 {keys} 数出</translation>
    </message>
    <message>
        <source>{key}: {reason}; choose it yourself</source>
        <translation>{key}：{reason}；请自行选择</translation>
    </message>
    <message>
        <source>“{found}” is none of the formats that are modelled</source>
        <translation>“{found}”不是已建模的格式</translation>
    </message>
    <message>
        <source>parts of the model are in different formats</source>
        <translation>模型各部分的格式不同</translation>
    </message>
    <message>
        <source>is absent, and so is any word on quantisation</source>
        <translation>不存在，也没有任何量化说明</translation>
    </message>
    <message>
        <source>names no group</source>
        <translation>没有列出任何组</translation>
    </message>
    <message>
        <source>weights: parts that stay BF16 are counted in the format of the experts</source>
        <translation>权重：仍为 BF16 的部分按专家的格式计算</translation>
    </message>
    <message>
        <source>names neither a method nor a format</source>
        <translation>既没有方法也没有格式</translation>
    </message>
    <message>
        <source>BF16, since no key speaks of the KV cache</source>
        <translation>BF16，因为没有键提到 KV 缓存</translation>
    </message>
    <message>
        <source>derived: {how}</source>
        <translation>推算：{how}</translation>
    </message>
    <message>
        <source>assumed: {why}</source>
        <translation>假设：{why}</translation>
    </message>
    <message>
        <source>architecture “{name}” has it; no key says so</source>
        <translation>架构“{name}”具有此项；没有键说明</translation>
    </message>
    <message>
        <source>no key asks for it</source>
        <translation>没有键启用它</translation>
    </message>
    <message>
        <source>must be an object of catalog entries</source>
        <translation>必须是由目录条目组成的对象</translation>
    </message>
    <message>
        <source>The traffic by hour is an own column, and none is given: paste one, or choose another profile.</source>
        <translation>每小时流量选了自定义列，但没有给出：请粘贴一列，或改选其他曲线。</translation>
    </message>
    <message>
        <source>The off-peak window has one end only, so that no discount counts.</source>
        <translation>低谷时段只给出一端，因此不计折扣。</translation>
    </message>
    <message>
        <source>belongs to no price sheet</source>
        <translation>不属于价目表</translation>
    </message>
    <message>
        <source>a price sheet needs the date from which it holds</source>
        <translation>价目表需要写明生效日期</translation>
    </message>
    <message>
        <source>is no day of traffic: its format must be “{format}”</source>
        <translation>不是一天的流量：format 必须是“{format}”</translation>
    </message>
    <message>
        <source>the node steps must cover the day once</source>
        <translation>节点数的各级台阶必须恰好覆盖一天</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>decode</translation>
    </message>
    <message>
        <source>Busiest hour over the mean</source>
        <translation>最忙一小时与均值之比</translation>
    </message>
    <message>
        <source>Demand of the busiest hour of the profile over the mean of the day.</source>
        <translation>流量曲线最忙一小时的需求 ÷ 全天均值。</translation>
    </message>
    <message>
        <source>Prefill units, busiest hour</source>
        <translation>prefill 单元数（最忙一小时）</translation>
    </message>
    <message>
        <source>Whole units.</source>
        <translation>整单元。</translation>
    </message>
    <message>
        <source>Decode units, busiest hour</source>
        <translation>decode 单元数（最忙一小时）</translation>
    </message>
    <message>
        <source>Prefill units, quietest hour</source>
        <translation>prefill 单元数（最闲一小时）</translation>
    </message>
    <message>
        <source>Decode units, quietest hour</source>
        <translation>decode 单元数（最闲一小时）</translation>
    </message>
    <message>
        <source>Prefill nodes, whole units</source>
        <translation>prefill 节点数（整单元）</translation>
    </message>
    <message>
        <source>Mean of the day.</source>
        <translation>全天均值。</translation>
    </message>
    <message>
        <source>Decode nodes, whole units</source>
        <translation>decode 节点数（整单元）</translation>
    </message>
    <message>
        <source>Nodes, whole units, average</source>
        <translation>平均节点数（整单元）</translation>
    </message>
    <message>
        <source>Both pools, rounded apart in every hour, with headroom, minimum and stay.</source>
        <translation>两个池每小时各自取整，计入余量、最少单元数和驻留时间。</translation>
    </message>
    <message>
        <source>Nodes, whole units, at peak</source>
        <translation>峰值节点数（整单元）</translation>
    </message>
    <message>
        <source>Most nodes in one hour.</source>
        <translation>一小时内最多的节点数。</translation>
    </message>
    <message>
        <source>Prefill pool in use</source>
        <translation>prefill 池利用率</translation>
    </message>
    <message>
        <source>Demand over what the whole units of the day can carry.</source>
        <translation>需求 ÷ 全天整单元的承载能力。</translation>
    </message>
    <message>
        <source>Decode pool in use</source>
        <translation>decode 池利用率</translation>
    </message>
    <message>
        <source>Whole units in use</source>
        <translation>整单元利用率</translation>
    </message>
    <message>
        <source>Nodes that demand needs over nodes of the whole units.</source>
        <translation>需求所需节点数 ÷ 整单元的节点数。</translation>
    </message>
    <message>
        <source>Idle share of whole units</source>
        <translation>整单元空闲比例</translation>
    </message>
    <message>
        <source>What rounding, headroom, minimum and stay leave unused.</source>
        <translation>取整、余量、最少单元数和驻留时间造成的空闲。</translation>
    </message>
    <message>
        <source>Node-hours freed, whole units</source>
        <translation>腾出的节点小时（整单元）</translation>
    </message>
    <message>
        <source>Below the peak, over the day.</source>
        <translation>全天低于峰值的部分。</translation>
    </message>
    <message>
        <source>Pool that saturates first</source>
        <translation>先饱和的池</translation>
    </message>
    <message>
        <source>The pool with the higher load in the busiest hour.</source>
        <translation>最忙一小时负载率较高的池。</translation>
    </message>
    <message>
        <source>Largest gap to the published nodes</source>
        <translation>与公开节点数的最大差距</translation>
    </message>
    <message>
        <source>Of the hourly means; whole units against the published day.</source>
        <translation>按每小时均值：整单元与公开的一天相比。</translation>
    </message>
    <message>
        <source>GPU hour, owned</source>
        <translation>GPU 小时成本（自有）</translation>
    </message>
    <message>
        <source>Purchase over the years of use, power at the PUE, and hosting.</source>
        <translation>购置价按使用年限分摊，加上计入 PUE 的电费和托管费。</translation>
    </message>
    <message>
        <source>GPU hour, as paid</source>
        <translation>GPU 小时成本（实付）</translation>
    </message>
    <message>
        <source>Rent, or the cost of owning.</source>
        <translation>租金，或自有成本。</translation>
    </message>
    <message>
        <source>Nodes paid for</source>
        <translation>付费节点数</translation>
    </message>
    <message>
        <source>The average where nodes are rented, the peak where they are owned.</source>
        <translation>租用时按平均数，自有时按峰值。</translation>
    </message>
    <message>
        <source>Price of a cache hit</source>
        <translation>输入价格（缓存命中）</translation>
    </message>
    <message>
        <source>From the price sheet, in dollars.</source>
        <translation>取自价目表，折合美元。</translation>
    </message>
    <message>
        <source>Price of a cache miss</source>
        <translation>输入价格（未命中）</translation>
    </message>
    <message>
        <source>Price of output</source>
        <translation>输出价格</translation>
    </message>
    <message>
        <source>Rent of the average nodes for a day, or a day of owning those of the peak.</source>
        <translation>平均节点数一天的租金，或自有峰值节点一天的成本。</translation>
    </message>
    <message>
        <source>Cost per day, prefill pool</source>
        <translation>每天成本（prefill 池）</translation>
    </message>
    <message>
        <source>Prefill nodes that the mean demand needs.</source>
        <translation>平均需求所需的 prefill 节点。</translation>
    </message>
    <message>
        <source>Cost per day, decode pool</source>
        <translation>每天成本（decode 池）</translation>
    </message>
    <message>
        <source>Decode nodes that the mean demand needs.</source>
        <translation>平均需求所需的 decode 节点。</translation>
    </message>
    <message>
        <source>Cost per day, idle</source>
        <translation>每天成本（空闲）</translation>
    </message>
    <message>
        <source>What is paid beyond both pools: rounding, headroom, nights of owned nodes.</source>
        <translation>两个池之外的付费：取整、余量、自有节点夜间空闲。</translation>
    </message>
    <message>
        <source>Cost per million tokens of any kind</source>
        <translation>每百万 token 成本（不分种类）</translation>
    </message>
    <message>
        <source>Whole cost over input and output tokens.</source>
        <translation>全部成本 ÷ 输入与输出 token 数之和。</translation>
    </message>
    <message>
        <source>Cost per million computed input tokens, prefill pool</source>
        <translation>每百万实际计算的输入 token 成本（prefill 池）</translation>
    </message>
    <message>
        <source>Cost of the prefill nodes over the cache misses.</source>
        <translation>prefill 节点成本 ÷ 未命中的 token 数。</translation>
    </message>
    <message>
        <source>Price of input, mean of hits and misses</source>
        <translation>输入均价（命中与未命中）</translation>
    </message>
    <message>
        <source>At the day&apos;s cache hit rate.</source>
        <translation>按当天的缓存命中率。</translation>
    </message>
    <message>
        <source>Output tokens per dollar, all-in</source>
        <translation>每美元输出 token（全部成本）</translation>
    </message>
    <message>
        <source>The exact reciprocal of the cost per million.</source>
        <translation>每百万成本的精确倒数。</translation>
    </message>
    <message>
        <source>Input tokens per dollar, all-in</source>
        <translation>每美元输入 token（全部成本）</translation>
    </message>
    <message>
        <source>Decode nodes for these users</source>
        <translation>这些用户所需 decode 节点数</translation>
    </message>
    <message>
        <source>Before rounding to units.</source>
        <translation>取整为单元之前。</translation>
    </message>
    <message>
        <source>Prefill nodes for these users</source>
        <translation>这些用户所需 prefill 节点数</translation>
    </message>
    <message>
        <source>Decode units for these users</source>
        <translation>这些用户所需 decode 单元数</translation>
    </message>
    <message>
        <source>Prefill units for these users</source>
        <translation>这些用户所需 prefill 单元数</translation>
    </message>
    <message>
        <source>Nodes for these users</source>
        <translation>这些用户所需节点数</translation>
    </message>
    <message>
        <source>Whole units of both pools.</source>
        <translation>两个池的整单元。</translation>
    </message>
    <message>
        <source>GPUs for these users</source>
        <translation>这些用户所需 GPU 数</translation>
    </message>
    <message>
        <source>Cost per hour for these users</source>
        <translation>这些用户每小时成本</translation>
    </message>
    <message>
        <source>Of all GPUs together.</source>
        <translation>全部 GPU 合计。</translation>
    </message>
    <message>
        <source>Decode units in use</source>
        <translation>decode 单元利用率</translation>
    </message>
    <message>
        <source>Nodes needed over nodes of the units.</source>
        <translation>所需节点数 ÷ 单元的节点数。</translation>
    </message>
    <message>
        <source>Prefill units in use</source>
        <translation>prefill 单元利用率</translation>
    </message>
    <message>
        <source>Requests per prefill node</source>
        <translation>每个 prefill 节点的请求吞吐</translation>
    </message>
    <message>
        <source>Rate of a node over the input of a request.</source>
        <translation>节点吞吐 ÷ 每个请求的输入长度。</translation>
    </message>
    <message>
        <source>Requests per decode node</source>
        <translation>每个 decode 节点的请求吞吐</translation>
    </message>
    <message>
        <source>Rate of a node over the output of a request.</source>
        <translation>节点吞吐 ÷ 每个请求的输出长度。</translation>
    </message>
    <message>
        <source>Decode nodes per prefill node, by lengths</source>
        <translation>decode 与 prefill 节点比（按请求长度）</translation>
    </message>
    <message>
        <source>For requests of these lengths.</source>
        <translation>按这样的请求长度。</translation>
    </message>
    <message>
        <source>First to saturate, one unit of each</source>
        <translation>各一个单元时先饱和的单元</translation>
    </message>
    <message>
        <source>The unit that serves fewer requests of these lengths per second.</source>
        <translation>每秒能处理这种长度请求较少的单元。</translation>
    </message>
    <message>
        <source>Prefill units per decode unit</source>
        <translation>每个 decode 单元配的 prefill 单元数</translation>
    </message>
    <message>
        <source>Before rounding; keeps one decode unit busy.</source>
        <translation>取整之前；恰好喂饱一个 decode 单元。</translation>
    </message>
    <message>
        <source>Prefill units per decode unit, whole</source>
        <translation>每个 decode 单元配的 prefill 单元数（取整）</translation>
    </message>
    <message>
        <source>Rounded up.</source>
        <translation>向上取整。</translation>
    </message>
    <message>
        <source>GPUs of that group</source>
        <translation>该组的 GPU 数</translation>
    </message>
    <message>
        <source>One decode unit and its prefill units.</source>
        <translation>一个 decode 单元及其 prefill 单元。</translation>
    </message>
    <message>
        <source>Idle share of its prefill units</source>
        <translation>其 prefill 单元空闲比例</translation>
    </message>
    <message>
        <source>What rounding up leaves unused.</source>
        <translation>向上取整造成的空闲。</translation>
    </message>
    <message>
        <source>Revenue of one request</source>
        <translation>单个请求的收入</translation>
    </message>
    <message>
        <source>These lengths at list price and the day&apos;s cache hit rate.</source>
        <translation>按这样的长度、定价和当天的缓存命中率计算。</translation>
    </message>
    <message>
        <source>Revenue of one request, all missed</source>
        <translation>单个请求的收入（全部未命中）</translation>
    </message>
    <message>
        <source>As if every input token were billed as a miss.</source>
        <translation>假设每个输入 token 都按未命中计费。</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>batch 大小</translation>
    </message>
    <message>
        <source>As in the log, or rate times step.</source>
        <translation>取自日志，或吞吐 × 步长。</translation>
    </message>
    <message>
        <source>Rate of the rank</source>
        <translation>该 rank 的吞吐</translation>
    </message>
    <message>
        <source>As in the log, or batch over step.</source>
        <translation>取自日志，或 batch 大小 ÷ 步长。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>As in the log, or batch over rate.</source>
        <translation>取自日志，或 batch 大小 ÷ 吞吐。</translation>
    </message>
    <message>
        <source>Speed of one user by the log</source>
        <translation>按日志计的单用户速度</translation>
    </message>
    <message>
        <source>One over the step.</source>
        <translation>步长的倒数。</translation>
    </message>
    <message>
        <source>Tokens in the off-peak window</source>
        <translation>低谷时段的 token</translation>
    </message>
    <message>
        <source>Share of the day&apos;s tokens, by the profile and its time zone.</source>
        <translation>占全天 token 的比例，按流量曲线及其时区计算。</translation>
    </message>
    <message>
        <source>Left out: the cheaper model</source>
        <translation>未计入：低价模型</translation>
    </message>
    <message>
        <source>What the other model&apos;s tokens bring less than the headline counts.</source>
        <translation>另一个模型的 token 比理论收入少收的部分。</translation>
    </message>
    <message>
        <source>Left out: off-peak discount</source>
        <translation>未计入：低谷折扣</translation>
    </message>
    <message>
        <source>What tokens in the off-peak window bring less, of both models.</source>
        <translation>低谷时段的 token 少收的部分，两个模型合计。</translation>
    </message>
    <message>
        <source>Left out: free traffic</source>
        <translation>未计入：免费流量</translation>
    </message>
    <message>
        <source>Tokens that nobody pays for, at what is left of their price.</source>
        <translation>无人付费的 token，按扣减后的价格计。</translation>
    </message>
    <message>
        <source>Revenue per day after all steps</source>
        <translation>逐项扣减后的每天收入</translation>
    </message>
    <message>
        <source>Headline less the cheaper model, the discount and free traffic.</source>
        <translation>理论收入减去低价模型、折扣和免费流量。</translation>
    </message>
    <message>
        <source>Profit per day after all steps</source>
        <translation>逐项扣减后的每天利润</translation>
    </message>
    <message>
        <source>Less the cost of the nodes and other cost.</source>
        <translation>再减去节点成本和其他成本。</translation>
    </message>
    <message>
        <source>Markup on cost after all steps</source>
        <translation>逐项扣减后的成本利润率</translation>
    </message>
    <message>
        <source>Profit over the cost of the nodes and other cost.</source>
        <translation>利润 ÷（节点成本 + 其他成本）。</translation>
    </message>
    <message>
        <source>Gross margin after all steps</source>
        <translation>逐项扣减后的毛利率</translation>
    </message>
    <message>
        <source>Profit over the revenue that is left.</source>
        <translation>利润 ÷ 剩余的收入。</translation>
    </message>
    <message>
        <source>Input tokens of the day</source>
        <translation>当天输入 token</translation>
    </message>
    <message>
        <source>With growth; hits and misses.</source>
        <translation>计入增长；含命中与未命中。</translation>
    </message>
    <message>
        <source>Output tokens of the day</source>
        <translation>当天输出 token</translation>
    </message>
    <message>
        <source>With growth.</source>
        <translation>计入增长。</translation>
    </message>
    <message>
        <source>Input tokens per second</source>
        <translation>每秒输入 token</translation>
    </message>
    <message>
        <source>Mean of the day, whole service, cache hits included.</source>
        <translation>全天均值，整个服务，含缓存命中。</translation>
    </message>
    <message>
        <source>Output tokens per second</source>
        <translation>每秒输出 token</translation>
    </message>
    <message>
        <source>Mean of the day, whole service.</source>
        <translation>全天均值，整个服务。</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>同时在线请求数</translation>
    </message>
    <message>
        <source>Output tokens per second over the measured speed of one user: Little&apos;s law.</source>
        <translation>每秒输出 token ÷ 实测的单用户速度（Little 定律）。</translation>
    </message>
    <message>
        <source>Published, or sized for the busiest hour.</source>
        <translation>公开值，或按最忙一小时估算。</translation>
    </message>
    <message>
        <source>Prefill units, mean</source>
        <translation>平均 prefill 单元数</translation>
    </message>
    <message>
        <source>Prefill nodes over the nodes of a unit, before rounding.</source>
        <translation>prefill 节点数 ÷ 单元节点数，取整之前。</translation>
    </message>
    <message>
        <source>Decode units, mean</source>
        <translation>平均 decode 单元数</translation>
    </message>
    <message>
        <source>Decode nodes over the nodes of a unit, before rounding.</source>
        <translation>decode 节点数 ÷ 单元节点数，取整之前。</translation>
    </message>
    <message>
        <source>Node-hours freed</source>
        <translation>腾出的节点小时</translation>
    </message>
    <message>
        <source>Below the peak, over the day: what goes to research and training at night.</source>
        <translation>全天低于峰值的部分：夜间转给研究和训练。</translation>
    </message>
    <message>
        <source>KV hand-over, share of the NICs</source>
        <translation>KV 传输占网卡带宽比例</translation>
    </message>
    <message>
        <source>Of the network rate of one prefill node.</source>
        <translation>占一个 prefill 节点的网络速率。</translation>
    </message>
    <message>
        <source>KV hand-over, whole service</source>
        <translation>KV 传输（整个服务）</translation>
    </message>
    <message>
        <source>Prefill to decode, mean of the day.</source>
        <translation>从 prefill 到 decode，全天均值。</translation>
    </message>
    <message>
        <source>KV received per decode node</source>
        <translation>每个 decode 节点接收的 KV</translation>
    </message>
    <message>
        <source>The hand-over spread over the decode nodes.</source>
        <translation>传输量分摊到各 decode 节点。</translation>
    </message>
    <message>
        <source>Disk cache reads, whole service</source>
        <translation>磁盘缓存读取（整个服务）</translation>
    </message>
    <message>
        <source>KV of the cache hits, mean of the day.</source>
        <translation>缓存命中的 KV，全天均值。</translation>
    </message>
    <message>
        <source>Disk cache writes, whole service</source>
        <translation>磁盘缓存写入（整个服务）</translation>
    </message>
    <message>
        <source>KV of the misses and of the output, mean of the day.</source>
        <translation>未命中输入与输出的 KV，全天均值。</translation>
    </message>
    <message>
        <source>Disk cache</source>
        <translation>磁盘缓存容量</translation>
    </message>
    <message>
        <source>All that is written within the lifetime of cached KV.</source>
        <translation>缓存 KV 存活期内写入的全部内容。</translation>
    </message>
    <message>
        <source>KV of one request</source>
        <translation>单个请求的 KV</translation>
    </message>
    <message>
        <source>At the mean context of decode.</source>
        <translation>按 decode 的平均上下文。</translation>
    </message>
    <message>
        <source>KV hand-over of one request</source>
        <translation>单个请求的 KV 传输时间</translation>
    </message>
    <message>
        <source>Over one NIC at its full rate.</source>
        <translation>经一张网卡，按满速率传输。</translation>
    </message>
    <message>
        <source>seconds per hour</source>
        <translation>每小时秒数</translation>
    </message>
    <message>
        <source>hours per year</source>
        <translation>每年小时数</translation>
    </message>
    <message>
        <source>365 days</source>
        <translation>365 天</translation>
    </message>
    <message>
        <source>no off-peak price</source>
        <translation>没有低谷价</translation>
    </message>
    <message>
        <source>no nodes by hour are published of this service</source>
        <translation>该服务没有公开每小时的节点数</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>第 {line} 行：{what}</translation>
    </message>
    <message>
        <source>the hour {hour} has no number; write 0 where nothing arrives</source>
        <translation>{hour} 时没有数值；没有流量请写 0</translation>
    </message>
    <message>
        <source>“{line}” is not one number for the hour {hour}: write numbers without separators of thousands, or in quotes</source>
        <translation>“{line}”不是 {hour} 时的一个数值：请勿使用千位分隔符，或加引号</translation>
    </message>
    <message>
        <source>{number} is negative; traffic is 0 or more</source>
        <translation>{number} 是负数；流量不能小于 0</translation>
    </message>
    <message>
        <source>the traffic of an hour is a number, 0 or more</source>
        <translation>每小时流量应是不小于 0 的数值</translation>
    </message>
    <message>
        <source>the hours add up to nothing; one of them must be above 0</source>
        <translation>各小时之和为零；至少一个要大于 0</translation>
    </message>
    <message>
        <source>the text is UTF-16; save it as UTF-8</source>
        <translation>文本是 UTF-16；请另存为 UTF-8</translation>
    </message>
    <message>
        <source>is a 25th hour; a day has 24, from midnight on</source>
        <translation>是第 25 个小时；一天从零点起共 24 小时</translation>
    </message>
    <message>
        <source>ends after {count} hours; a day has 24, from midnight on</source>
        <translation>只有 {count} 个小时；一天从零点起共 24 小时</translation>
    </message>
    <message>
        <source>US dollars</source>
        <translation>美元</translation>
    </message>
    <message>
        <source>yuan</source>
        <translation>人民币</translation>
    </message>
    <message>
        <source>rented</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>自有</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Input, cache hit, off-peak</source>
        <translation>低谷输入（命中）</translation>
    </message>
    <message>
        <source>Price in the off-peak window.</source>
        <translation>低谷时段的价格。</translation>
    </message>
    <message>
        <source>Input, cache miss, off-peak</source>
        <translation>低谷输入（未命中）</translation>
    </message>
    <message>
        <source>Output, off-peak</source>
        <translation>低谷输出</translation>
    </message>
    <message>
        <source>Off-peak from, UTC</source>
        <translation>低谷开始（UTC）</translation>
    </message>
    <message>
        <source>Hour of the day in UTC; a dash where the sheet has no off-peak price.</source>
        <translation>UTC 钟点；价目表没有低谷价时显示短横线。</translation>
    </message>
    <message>
        <source>Off-peak to, UTC</source>
        <translation>低谷结束（UTC）</translation>
    </message>
    <message>
        <source>Hour of the day in UTC; the window may pass midnight.</source>
        <translation>UTC 钟点；时段可以跨零点。</translation>
    </message>
    <message>
        <source>Input, cache hit, yuan</source>
        <translation>输入（命中，人民币）</translation>
    </message>
    <message>
        <source>Used where the sheet is read in yuan.</source>
        <translation>价格币种选人民币时使用。</translation>
    </message>
    <message>
        <source>Input, cache miss, yuan</source>
        <translation>输入（未命中，人民币）</translation>
    </message>
    <message>
        <source>Output, yuan</source>
        <translation>输出（人民币）</translation>
    </message>
    <message>
        <source>Input, cache hit, off-peak, yuan</source>
        <translation>低谷命中（人民币）</translation>
    </message>
    <message>
        <source>Input, cache miss, off-peak, yuan</source>
        <translation>低谷未命中（人民币）</translation>
    </message>
    <message>
        <source>Output, off-peak, yuan</source>
        <translation>低谷输出（人民币）</translation>
    </message>
    <message>
        <source>Currency of the prices</source>
        <translation>价格币种</translation>
    </message>
    <message>
        <source>Which of the sheet&apos;s two lists counts; yuan are changed into dollars.</source>
        <translation>采用价目表的美元价还是人民币价；人民币折算为美元。</translation>
    </message>
    <message>
        <source>Rate of exchange</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Yuan for a dollar.</source>
        <translation>一美元兑人民币。</translation>
    </message>
    <message>
        <source>an assumption: about the rate of early 2025</source>
        <translation>假设：约为 2025 年初的汇率</translation>
    </message>
    <message>
        <source>GPUs are</source>
        <translation>GPU 来源</translation>
    </message>
    <message>
        <source>Rented nodes are paid while they run; owned ones are paid all day.</source>
        <translation>租用的节点按运行时间付费，自有的全天计费。</translation>
    </message>
    <message>
        <source>Price of a node</source>
        <translation>节点价格</translation>
    </message>
    <message>
        <source>Owned: purchase price with its share of network and storage.</source>
        <translation>自有：购置价，含分摊的网络与存储。</translation>
    </message>
    <message>
        <source>Years of use</source>
        <translation>使用年限</translation>
    </message>
    <message>
        <source>Owned: the price is written off evenly over these years.</source>
        <translation>自有：购置价按年限平均摊销。</translation>
    </message>
    <message>
        <source>Power of a node</source>
        <translation>节点功率</translation>
    </message>
    <message>
        <source>Owned: drawn by one node, cooling left out.</source>
        <translation>自有：单个节点的功率，不含制冷。</translation>
    </message>
    <message>
        <source>unverified: the most that an eight-GPU node of this kind draws</source>
        <translation>未核实：此类八卡节点的最大功率</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Owned: power of the site over power of the nodes.</source>
        <translation>自有：机房总功率 ÷ 节点功率。</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>Owned: price of a kilowatt-hour.</source>
        <translation>自有：每千瓦时价格。</translation>
    </message>
    <message>
        <source>Hosting of a node</source>
        <translation>节点托管费</translation>
    </message>
    <message>
        <source>Owned: space, staff and repair of one node, per hour.</source>
        <translation>自有：单个节点每小时的机位、人员与维修费。</translation>
    </message>
    <message>
        <source>Tokens of the cheaper model</source>
        <translation>低价模型的 token 占比</translation>
    </message>
    <message>
        <source>Share of all tokens that the other model serves, at its own prices.</source>
        <translation>全部 token 中由另一个模型处理、按其价格计费的比例。</translation>
    </message>
    <message>
        <source>Cheaper model, cache hit</source>
        <translation>低价模型（缓存命中）</translation>
    </message>
    <message>
        <source>Price of the other model (V3).</source>
        <translation>另一个模型（V3）的价格。</translation>
    </message>
    <message>
        <source>Cheaper model, cache miss</source>
        <translation>低价模型（未命中）</translation>
    </message>
    <message>
        <source>Cheaper model, output</source>
        <translation>低价模型（输出）</translation>
    </message>
    <message>
        <source>Cheaper model, cache hit, off-peak</source>
        <translation>低价模型低谷命中</translation>
    </message>
    <message>
        <source>Off-peak price of the other model (V3).</source>
        <translation>另一个模型（V3）的低谷价。</translation>
    </message>
    <message>
        <source>Cheaper model, cache miss, off-peak</source>
        <translation>低价模型低谷未命中</translation>
    </message>
    <message>
        <source>Cheaper model, output, off-peak</source>
        <translation>低价模型低谷输出</translation>
    </message>
    <message>
        <source>Off-peak discount</source>
        <translation>低谷折扣</translation>
    </message>
    <message>
        <source>Whether tokens in the off-peak window bring the off-peak price.</source>
        <translation>低谷时段的 token 是否按低谷价计费。</translation>
    </message>
    <message>
        <source>Time zone of the traffic</source>
        <translation>流量的时区</translation>
    </message>
    <message>
        <source>Hours that the clock of the traffic is ahead of UTC.</source>
        <translation>流量的钟点比 UTC 早的小时数。</translation>
    </message>
    <message>
        <source>Tokens that are paid for</source>
        <translation>付费 token 占比</translation>
    </message>
    <message>
        <source>Web and app are free: only a part of the tokens earns.</source>
        <translation>网页和 App 免费：只有一部分 token 产生收入。</translation>
    </message>
    <message>
        <source>Other cost per day</source>
        <translation>每天其他成本</translation>
    </message>
    <message>
        <source>Staff, research, storage: what GPU hours leave out.</source>
        <translation>人员、研发、存储：GPU 小时之外的成本。</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>平坦</translation>
    </message>
    <message>
        <source>published nodes</source>
        <translation>公开的节点数</translation>
    </message>
    <message>
        <source>published income</source>
        <translation>公开的收入</translation>
    </message>
    <message>
        <source>own column</source>
        <translation>自定义列</translation>
    </message>
    <message>
        <source>as demand asks</source>
        <translation>按需求（不取整）</translation>
    </message>
    <message>
        <source>whole units</source>
        <translation>整单元</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>手动输入</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>batch 大小</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>吞吐</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>Used where the rate of a node is typed.</source>
        <translation>节点吞吐选手动输入时使用。</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>增长倍数</translation>
    </message>
    <message>
        <source>Multiplies the tokens of the day, input and output alike.</source>
        <translation>一天的 token 数乘以此倍数，输入输出相同。</translation>
    </message>
    <message>
        <source>Traffic by hour</source>
        <translation>每小时流量</translation>
    </message>
    <message>
        <source>How the day&apos;s tokens spread over its hours; the mix stays the same all day.</source>
        <translation>一天的 token 如何分布到各小时；构成全天不变。</translation>
    </message>
    <message>
        <source>Nodes paid</source>
        <translation>付费节点</translation>
    </message>
    <message>
        <source>Sized nodes: demand over node rate, or the whole units of every hour.</source>
        <translation>按需求估算时：需求 ÷ 节点吞吐，或每小时的整单元。</translation>
    </message>
    <message>
        <source>Rate of a node</source>
        <translation>节点吞吐</translation>
    </message>
    <message>
        <source>What sized nodes rest on; a measured rate is scaled by the prediction.</source>
        <translation>估算节点数所用的吞吐；实测值按预测缩放。</translation>
    </message>
    <message>
        <source>Decode rate, typed</source>
        <translation>decode 吞吐（手动输入）</translation>
    </message>
    <message>
        <source>Prefill rate, typed</source>
        <translation>prefill 吞吐（手动输入）</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Whole units carry this much more than the hour&apos;s demand.</source>
        <translation>整单元的承载能力比该小时需求多出的比例。</translation>
    </message>
    <message>
        <source>Prefill units, at least</source>
        <translation>最少 prefill 单元数</translation>
    </message>
    <message>
        <source>Whole units that run at any hour.</source>
        <translation>任何时刻都在运行的整单元数。</translation>
    </message>
    <message>
        <source>Decode units, at least</source>
        <translation>最少 decode 单元数</translation>
    </message>
    <message>
        <source>A unit stays</source>
        <translation>单元驻留时间</translation>
    </message>
    <message>
        <source>Hours for which a unit runs once it is started, and goes on from the last hour that needs it.</source>
        <translation>单元启动后至少运行的小时数；最后一个需要它的小时之后也继续运行这么久。</translation>
    </message>
    <message>
        <source>Lifetime of cached KV</source>
        <translation>缓存 KV 存活期</translation>
    </message>
    <message>
        <source>How long the disk cache keeps what was written.</source>
        <translation>磁盘缓存保留写入内容的时间。</translation>
    </message>
    <message>
        <source>Users at once</source>
        <translation>同时在线用户</translation>
    </message>
    <message>
        <source>Requests that are generating at the same time.</source>
        <translation>同时生成的请求数。</translation>
    </message>
    <message>
        <source>Output tokens per second that each of them receives.</source>
        <translation>每个用户每秒得到的输出 token 数。</translation>
    </message>
    <message>
        <source>Output tokens of a request</source>
        <translation>每个请求的输出 token 数</translation>
    </message>
    <message>
        <source>Mean length of an answer.</source>
        <translation>回答的平均长度。</translation>
    </message>
    <message>
        <source>Input tokens of a request</source>
        <translation>每个请求的输入 token 数</translation>
    </message>
    <message>
        <source>Mean length of a prompt, cache hits included.</source>
        <translation>prompt 的平均长度，含缓存命中。</translation>
    </message>
    <message>
        <source>output length in the day&apos;s mix</source>
        <translation>按一天的构成，由输出长度推算</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>待求量</translation>
    </message>
    <message>
        <source>Which of batch, rate and step follows from the other two.</source>
        <translation>batch 大小、吞吐、步长三者中，由另两个求得的一个。</translation>
    </message>
    <message>
        <source>Batch in the log</source>
        <translation>日志中的 batch 大小</translation>
    </message>
    <message>
        <source>Requests that run on the rank.</source>
        <translation>该 rank 上运行的请求数。</translation>
    </message>
    <message>
        <source>Rate in the log</source>
        <translation>日志中的吞吐</translation>
    </message>
    <message>
        <source>Output tokens per second of the rank.</source>
        <translation>该 rank 每秒输出的 token 数。</translation>
    </message>
    <message>
        <source>Step in the log</source>
        <translation>日志中的步长</translation>
    </message>
    <message>
        <source>Time between two tokens of one request.</source>
        <translation>同一请求两个 token 之间的时间。</translation>
    </message>
    <message>
        <source>yours to decide</source>
        <translation>由你决定</translation>
    </message>
    <message>
        <source>1: the day as it is</source>
        <translation>1 表示保持原样</translation>
    </message>
    <message>
        <source>must be a list of 24 numbers, one for each hour</source>
        <translation>必须是 24 个数值的列表，每小时一个</translation>
    </message>
    <message>
        <source>This model has no routed experts.</source>
        <translation>该模型没有路由专家。</translation>
    </message>
    <message>
        <source>EP must be a whole number of GPUs.</source>
        <translation>EP 必须是整数张卡。</translation>
    </message>
    <message>
        <source>These are more experts or GPUs than can be shown.</source>
        <translation>专家或 GPU 太多，无法逐一显示。</translation>
    </message>
    <message>
        <source>There are no experts to place.</source>
        <translation>没有可放置的专家。</translation>
    </message>
    <message>
        <source>Loads of experts must be numbers from 0 up.</source>
        <translation>专家负载必须是不小于 0 的数。</translation>
    </message>
    <message>
        <source>GPUs, nodes and groups must be at least 1, copies at least 0.</source>
        <translation>GPU、节点和组至少为 1，副本至少为 0。</translation>
    </message>
    <message>
        <source>{number} experts do not divide into {parts} groups.</source>
        <translation>{number} 个专家不能均分为 {parts} 组。</translation>
    </message>
    <message>
        <source>{number} expert groups do not divide over {parts} nodes: then only the global policy is possible.</source>
        <translation>{number} 个专家组不能均分到 {parts} 个节点：此时只能用全局策略。</translation>
    </message>
    <message>
        <source>{number} GPUs do not divide over {parts} nodes.</source>
        <translation>{number} 张卡不能均分到 {parts} 个节点。</translation>
    </message>
    <message>
        <source>{number} experts and copies do not divide over {parts} nodes.</source>
        <translation>{number} 个专家及副本不能均分到 {parts} 个节点。</translation>
    </message>
    <message>
        <source>is no lesson: its format must be “{format}”</source>
        <translation>不是课程：格式必须是“{format}”</translation>
    </message>
    <message>
        <source>this program reads version {version}</source>
        <translation>本程序读取版本 {version}</translation>
    </message>
    <message>
        <source>has {cells} cells; the table has {columns} columns</source>
        <translation>有 {cells} 个单元格，但表格有 {columns} 列</translation>
    </message>
    <message>
        <source>must be prefill, decode, experts or overlap</source>
        <translation>必须是 prefill、decode、experts 或 overlap</translation>
    </message>
    <message>
        <source>“{id}” is no preset; `moe-planner-cli presets` lists them</source>
        <translation>“{id}”不是预设；用 `moe-planner-cli presets` 可列出全部预设</translation>
    </message>
    <message>
        <source>“{id}” is neither a figure nor an input</source>
        <translation>“{id}”既不是指标也不是参数</translation>
    </message>
    <message>
        <source>stands there twice; progress is kept under it</source>
        <translation>出现了两次；学习进度按它保存</translation>
    </message>
    <message>
        <source>is empty; a lesson needs a step</source>
        <translation>是空的；课程至少要有一步</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>必须是一个对象</translation>
    </message>
    <message>
        <source>is no key of this place; known are {keys}</source>
        <translation>不是这里的键；已知的有 {keys}</translation>
    </message>
    <message>
        <source>lacks “{key}”</source>
        <translation>缺少“{key}”</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>必须是一个列表</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>必须是数值</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>必须是 true 或 false</translation>
    </message>
    <message>
        <source>“{id}” is no figure; `moe-planner-cli figures` lists them</source>
        <translation>“{id}”不是指标；用 `moe-planner-cli figures` 可列出全部指标</translation>
    </message>
    <message>
        <source>“{id}” is no input; `moe-planner-cli parameters` lists them</source>
        <translation>“{id}”不是参数；用 `moe-planner-cli parameters` 可列出全部参数</translation>
    </message>
    <message>
        <source>needs either a product or a sum</source>
        <translation>需要 product 或 sum 之一</translation>
    </message>
    <message>
        <source>must be above 0 and below “to”: the slider is logarithmic</source>
        <translation>必须大于 0 且小于“to”：滑块是对数刻度</translation>
    </message>
    <message>
        <source>must be between 0 and 1, such as 0.05</source>
        <translation>必须在 0 和 1 之间，例如 0.05</translation>
    </message>
    <message>
        <source>cannot be said here: the figure under “answer” decides</source>
        <translation>这里不能写：由“answer”下的指标决定</translation>
    </message>
    <message>
        <source>need exactly one that is right</source>
        <translation>必须恰好有一个正确选项</translation>
    </message>
    <message>
        <source>must be “number” or “choice”</source>
        <translation>必须是“number”或“choice”</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Both plans</source>
        <translation>两个方案</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Relative change</source>
        <translation>相对变化</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Decode unit</source>
        <translation>decode 单元</translation>
    </message>
    <message>
        <source>Prefill unit</source>
        <translation>prefill 单元</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Pricing</source>
        <translation>定价</translation>
    </message>
    <message>
        <source>Chapter constants</source>
        <translation>章节常数</translation>
    </message>
    <message>
        <source>{value} (of the published plan)</source>
        <translation>{value}（公开方案）</translation>
    </message>
    <message>
        <source>{label} ({group})</source>
        <translation>{label}（{group}）</translation>
    </message>
    <message>
        <source>chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>极限</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} 个百分点</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>of the published plan</source>
        <translation>属于公开方案</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>改变</translation>
    </message>
    <message>
        <source>better</source>
        <translation>变好</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>变差</translation>
    </message>
    <message>
        <source>{amount}, better</source>
        <translation>{amount}，变好</translation>
    </message>
    <message>
        <source>{amount}, worse</source>
        <translation>{amount}，变差</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>Prepared by</source>
        <translation>编制人</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Serving plan: {plan}</source>
        <translation>推理部署方案：{plan}</translation>
    </message>
    <message>
        <source>Not verified: {input}: {why}</source>
        <translation>未核实：{input}：{why}</translation>
    </message>
    <message>
        <source>changed from {value}: {source}</source>
        <translation>原为 {value}：{source}</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Source, and what was changed</source>
        <translation>来源与修改</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Every input of the plan, with its value, its unit and where it comes from. What was changed since the plan it started from says so.</source>
        <translation>方案的全部参数，附数值、单位与来源。与初始方案相比有修改的均已注明。</translation>
    </message>
    <message>
        <source>Every figure</source>
        <translation>全部指标</translation>
    </message>
    <message>
        <source>What “moe-planner-cli evaluate” prints for the attached scenario.</source>
        <translation>即“moe-planner-cli evaluate”对所附方案的输出。</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>全部指标</translation>
    </message>
    <message>
        <source>How to get this again</source>
        <translation>如何复现</translation>
    </message>
    <message>
        <source>Made by MoE Planner {version}. The scenario travels with this report: drop the report on the window or open it there, and the plan is back; or take the scenario out and evaluate it again:</source>
        <translation>由 MoE Planner {version} 生成。方案随报告附带：将报告拖入窗口或在窗口中打开，即可恢复方案；也可以取出方案重新计算：</translation>
    </message>
    <message>
        <source>The attached scenario is the proposal. The baseline is “{baseline}”; what differs stands in the table of inputs that differ.</source>
        <translation>所附方案为提案。基线为“{baseline}”，差异见“不同的参数”表。</translation>
    </message>
    <message>
        <source>Efficiency profile</source>
        <translation>效率配置</translation>
    </message>
    <message>
        <source>Inputs that differ</source>
        <translation>不同的参数</translation>
    </message>
    <message>
        <source>Source in the proposal</source>
        <translation>提案中的来源</translation>
    </message>
    <message>
        <source>catalog</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Baseline against proposal</source>
        <translation>基线与提案对比</translation>
    </message>
    <message>
        <source>Baseline: {baseline}. Proposal: {plan}. In every chart below the pale shape behind is the baseline, on the same axes.</source>
        <translation>基线：{baseline}。提案：{plan}。下文各图中，背后的浅色图形为基线，坐标轴相同。</translation>
    </message>
    <message>
        <source>No input differs: the two plans are the same.</source>
        <translation>没有不同的参数：两个方案相同。</translation>
    </message>
    <message>
        <source>Bottleneck of each</source>
        <translation>各自的瓶颈</translation>
    </message>
    <message>
        <source>Figures that change</source>
        <translation>有变化的指标</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>计算值</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>公开值</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>Against what was published of this plan</source>
        <translation>与本方案公开数据对照</translation>
    </message>
    <message>
        <source>Nodes from traffic and rates, against the published average</source>
        <translation>由流量与吞吐推算的节点数，对照公开的平均值</translation>
    </message>
    <message>
        <source>Decode step by the estimate, against the measured one</source>
        <translation>估计的 decode 步长，对照实测</translation>
    </message>
    <message>
        <source>Output per GPU by the estimate, against the measured rate</source>
        <translation>估计的每卡输出吞吐，对照实测</translation>
    </message>
    <message>
        <source>Computed input per GPU by the estimate, against the measured rate</source>
        <translation>估计的每卡实际计算输入吞吐，对照实测</translation>
    </message>
    <message>
        <source>Theoretical profit, against the published one</source>
        <translation>理论利润，对照公开值</translation>
    </message>
    <message>
        <source>The estimate against published deployments</source>
        <translation>估计与公开部署对照</translation>
    </message>
    <message>
        <source>Fitted</source>
        <translation>是否参与拟合</translation>
    </message>
    <message>
        <source>Half of the deployments that took part in no fit lie within {deployments}, half of the kernels and transfers within {components}.</source>
        <translation>未参与拟合的部署中，一半的偏差在 {deployments} 以内；kernel 与通信中，一半在 {components} 以内。</translation>
    </message>
    <message>
        <source>Cross-checks</source>
        <translation>交叉核对</translation>
    </message>
    <message>
        <source>The measured decode step is {ratio} the chapter&apos;s bound. Prefill reaches {fp8} of the FP8 peak, {bf16} of the BF16 peak.</source>
        <translation>实测 decode 步长为章节下限的 {ratio}。prefill 达到 FP8 峰值的 {fp8}、BF16 峰值的 {bf16}。</translation>
    </message>
    <message>
        <source>Nothing was measured on this very plan. What was measured on the published plan is marked so and not compared with.</source>
        <translation>本方案没有实测数据。公开方案的实测值均已注明，不作比较。</translation>
    </message>
    <message>
        <source>Decision asked for: to run “{plan}” as planned here.</source>
        <translation>请求决策：按本文方案运行“{plan}”。</translation>
    </message>
    <message>
        <source>Decision asked for: to run “{plan}” in place of “{baseline}”; inputs that differ: {count}.</source>
        <translation>请求决策：以“{plan}”取代“{baseline}”；不同的参数有 {count} 个。</translation>
    </message>
    <message>
        <source>The decode unit does not fit: {total} of {capacity} per GPU and the reserve; over by {over}.</source>
        <translation>decode 单元放不下：每卡已用 {total} / {capacity}，另需预留；超出 {over}。</translation>
    </message>
    <message>
        <source>The decode unit fits: {total} of {capacity} per GPU are in use, {free} stay free; {most} requests per attention rank fit at most.</source>
        <translation>decode 单元放得下：每卡已用 {total} / {capacity}，空闲 {free}；每注意力 rank 最多容纳 {most} 个请求。</translation>
    </message>
    <message>
        <source>A decode step takes at least {chapter} by the chapter&apos;s bound and {estimate} by the estimate; what rules the bound is {bottleneck}.</source>
        <translation>decode 步长按章节下限至少为 {chapter}，估计为 {estimate}；下限的瓶颈：{bottleneck}。</translation>
    </message>
    <message>
        <source>A million output tokens cost {cost}, the cost of the whole service over its output; the service pays for {nodes} nodes on average, {day} a day.</source>
        <translation>每百万输出 token 成本为 {cost}（整个服务的成本除以输出量）；服务平均使用 {nodes} 个节点，每天 {day}。</translation>
    </message>
    <message>
        <source>What is uncertain (imbalance, network rates, fixed time) puts “{figure}” between {low} and {high}.</source>
        <translation>计入不确定因素（不均衡、网络速率、固定时间），“{figure}”在 {low} 到 {high} 之间。</translation>
    </message>
    <message>
        <source>Against the baseline, “{figure}” goes from {before} to {now} ({verdict}).</source>
        <translation>与基线相比，“{figure}”由 {before} 变为 {now}（{verdict}）。</translation>
    </message>
    <message>
        <source>Decision and key figures</source>
        <translation>决策与关键指标</translation>
    </message>
    <message>
        <source>Key figures</source>
        <translation>关键指标</translation>
    </message>
    <message>
        <source>{input} {value}: {source}</source>
        <translation>{input} {value}：{source}</translation>
    </message>
    <message>
        <source>{figure} = {value}, from {count} inputs: “moe-planner-cli explain” writes the formula out.</source>
        <translation>{figure} = {value}，由 {count} 个参数算得：“moe-planner-cli explain”可写出完整公式。</translation>
    </message>
    <message>
        <source>{figure} ({lens})</source>
        <translation>{figure}（{lens}）</translation>
    </message>
    <message>
        <source>Derivations</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>How the key figures come about, in names and in numbers, and what their formulas use. These are the formulas that were computed with, written down by the same code. “moe-planner-cli explain” and the window lead further, down to the source of every constant.</source>
        <translation>关键指标的由来，先写名称再写数值，并列出公式所用的量。这些就是实际计算所用的公式，由同一份代码写出。“moe-planner-cli explain”和窗口可继续追溯到每个常数的来源。</translation>
    </message>
    <message>
        <source>The plan breaks no rule.</source>
        <translation>方案没有违反任何规则。</translation>
    </message>
    <message>
        <source>Broken: {finding}</source>
        <translation>违反：{finding}</translation>
    </message>
    <message>
        <source>Note: {finding}</source>
        <translation>提示：{finding}</translation>
    </message>
    <message>
        <source>Placement of the experts</source>
        <translation>专家放置</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Feasibility</source>
        <translation>可行性</translation>
    </message>
    <message>
        <source>Per GPU, in GB of 10⁹ bytes. A decode GPU uses {decode}, a prefill GPU {prefill}; the card reports {capacity}.</source>
        <translation>按每卡计，GB 为 10⁹ 字节。decode 卡已用 {decode}，prefill 卡已用 {prefill}；驱动报告的容量为 {capacity}。</translation>
    </message>
    <message>
        <source>Memory of one GPU by what fills it</source>
        <translation>单卡显存构成</translation>
    </message>
    <message>
        <source>Chapter: the textbook&apos;s hand calculation. Attention, experts and all-to-all of a layer at nameplate rates, compute and communication perfectly overlapped. A lower bound of times, an upper bound of rates.</source>
        <translation>章节：教材的手算。一层的注意力、专家与 all-to-all 均按标称速率计算，计算与通信完全重叠。时间的下限，吞吐的上限。</translation>
    </message>
    <message>
        <source>Limit: every kernel and transfer of the full model, with efficiencies of 1, no start-up and perfect balance, in the schedule chosen.</source>
        <translation>极限：完整模型的全部 kernel 与传输，效率为 1，没有启动开销，完全均衡，按所选调度执行。</translation>
    </message>
    <message>
        <source>Estimate: the same full model with realistic efficiencies: start-up of kernels, small matrices, latency and rate of the network, the hottest GPU, gaps and fixed time per pass.</source>
        <translation>估计：同一完整模型，采用实际效率：kernel 启动开销、小矩阵、网络延迟与速率、最热的卡、间隙与每次前向的固定时间。</translation>
    </message>
    <message>
        <source>Measured: what was published, or a person&apos;s own measurement. Of another plan than this one, it is marked so and no ratio to it is given.</source>
        <translation>实测：公开的数据或自己的测量。若属于其他方案，则注明且不给出比值。</translation>
    </message>
    <message>
        <source>{unit}: nothing overlaps; compute and communication follow one another.</source>
        <translation>{unit}：无重叠，计算与通信依次进行。</translation>
    </message>
    <message>
        <source>{unit}: one batch; the shared expert and the projections hide a part of its own communication.</source>
        <translation>{unit}：单 batch，共享专家与投影掩盖自身的部分通信。</translation>
    </message>
    <message>
        <source>{unit}: two micro-batches; while one computes the other communicates. A batch that is faster whole is not split.</source>
        <translation>{unit}：双 micro-batch，一个计算时另一个通信。整体运行更快的 batch 不拆分。</translation>
    </message>
    <message>
        <source>{unit}: five stages over two micro-batches; dispatch hides behind the shared expert and ATTN-0, combine behind ATTN-1, the expert stage hides nothing. A batch that is faster whole is not split.</source>
        <translation>{unit}：双 micro-batch 五级流水，分发由共享专家与 ATTN-0 掩盖，合并由 ATTN-1 掩盖，专家阶段不掩盖任何通信。整体运行更快的 batch 不拆分。</translation>
    </message>
    <message>
        <source>congestion in the network and slow links; a GPU&apos;s NIC carries its own traffic only</source>
        <translation>网络拥塞与慢链路；每张卡的网卡只承载自己的流量</translation>
    </message>
    <message>
        <source>imbalance beyond the factors given: experts, tokens and attention of the hottest GPU</source>
        <translation>所给系数以外的不均衡：最热的卡的专家、token 与注意力</translation>
    </message>
    <message>
        <source>warm-up, compilation, failures and restarts, and the spares they need</source>
        <translation>预热、编译、故障与重启，以及所需的备用机</translation>
    </message>
    <message>
        <source>queues of requests, beyond the rough wait in the time to first token</source>
        <translation>请求排队，TTFT 中的粗略等待除外</translation>
    </message>
    <message>
        <source>fragmentation of the KV cache and of its pages</source>
        <translation>KV 缓存及其分页的碎片</translation>
    </message>
    <message>
        <source>work of the host beyond the fixed time per pass</source>
        <translation>每次前向固定时间以外的主机开销</translation>
    </message>
    <message>
        <source>What the model says and what it leaves out</source>
        <translation>模型的含义与未涵盖的内容</translation>
    </message>
    <message>
        <source>Four words that never mix:</source>
        <translation>四个词，绝不混用：</translation>
    </message>
    <message>
        <source>What overlaps:</source>
        <translation>重叠方式：</translation>
    </message>
    <message>
        <source>What is not modelled:</source>
        <translation>未建模：</translation>
    </message>
    <message>
        <source>GB is 10⁹ bytes and GiB 2³⁰. TFLOPS are dense. NIC rates are per GPU and one way. Every rate names its denominator.</source>
        <translation>GB 为 10⁹ 字节，GiB 为 2³⁰ 字节。TFLOPS 为稠密算力。网卡速率按每卡单向计。每个速率都注明分母。</translation>
    </message>
    <message>
        <source>{value}: not possible</source>
        <translation>{value}：不允许</translation>
    </message>
    <message>
        <source>{value}: breaks a rule</source>
        <translation>{value}：违反规则</translation>
    </message>
    <message>
        <source>{figure}: {value}</source>
        <translation>{figure}：{value}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>调低</translation>
    </message>
    <message>
        <source>Figure then</source>
        <translation>指标变为</translation>
    </message>
    <message>
        <source>Higher</source>
        <translation>调高</translation>
    </message>
    <message>
        <source>Choices in place of amounts</source>
        <translation>选项类参数</translation>
    </message>
    <message>
        <source>In place of what is chosen</source>
        <translation>改选</translation>
    </message>
    <message>
        <source>The bottleneck of the bound flips at {rate} per GPU.</source>
        <translation>每卡 {rate} 时，下限的瓶颈发生转移。</translation>
    </message>
    <message>
        <source>Memory is full at {requests} requests per attention rank, the dispatch buffer at {buffer}.</source>
        <translation>每注意力 rank 到 {requests} 个请求时显存用尽，到 {buffer} 个时分发缓冲区用尽。</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>敏感性</translation>
    </message>
    <message>
        <source>Every input is moved by 20 % to either side on its own, whole numbers to the next one that makes sense; the ten strongest stand here, words in a table of their own. A value that the input cannot have is named and not evaluated. Nodes are sized from the demand, so that every input moves the money.</source>
        <translation>每个参数单独上下变动 20%，整数取最近的合理值；此处列出影响最大的十个，选项类参数另列一表。参数不能取的值会注明，不作计算。节点数按需求估算，因此每个参数都会影响成本。</translation>
    </message>
    <message>
        <source>The cost is not known: a price, the traffic or a node rate is missing; what needs it shows a dash.</source>
        <translation>成本未知：缺少价格、流量或节点吞吐，相关项显示为短横线。</translation>
    </message>
    <message>
        <source>The service costs {cost} a day at {hour} per GPU. If every token were paid at list price it would take in {revenue}: a markup on cost of {markup}, which is a gross margin of {margin}. All-in, a million output tokens cost {all_in}, of the decode pool alone {pool}.</source>
        <translation>按每卡 {hour} 计，服务每天成本为 {cost}。若所有 token 均按定价付费，收入为 {revenue}：成本利润率 {markup}，即毛利率 {margin}。计入全部成本，每百万输出 token 为 {all_in}，仅 decode 池为 {pool}。</translation>
    </message>
    <message>
        <source>Nodes: {source}. On average {average}, at peak {peak}; the rates need {prefill} for prefill and {decode} for decode.</source>
        <translation>节点数：{source}。平均 {average}，峰值 {peak}；按吞吐推算，prefill 需 {prefill}，decode 需 {decode}。</translation>
    </message>
    <message>
        <source>Nodes and rates</source>
        <translation>节点与吞吐</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Cost and theoretical revenue</source>
        <translation>成本与理论收入</translation>
    </message>
    <message>
        <source>Left out: free traffic, cheaper models and night discounts on the side of revenue; staff, storage, idle spares and the network between nodes on the side of cost, unless the GPU&apos;s price holds them.</source>
        <translation>未计入：收入方面的免费流量、低价模型与夜间折扣；成本方面的人员、存储、闲置备用机与节点间网络（除非已含在 GPU 单价中）。</translation>
    </message>
    <message>
        <source>the chapter&apos;s bound</source>
        <translation>章节下限</translation>
    </message>
    <message>
        <source>every layer and kernel, perfectly overlapped</source>
        <translation>全部层与 kernel，完全重叠</translation>
    </message>
    <message>
        <source>stages that cannot hide each other: the limit</source>
        <translation>无法互相掩盖的阶段：极限</translation>
    </message>
    <message>
        <source>latency and rate of the network</source>
        <translation>网络延迟与速率</translation>
    </message>
    <message>
        <source>kernels and clocks below the nameplate</source>
        <translation>kernel 与频率达不到标称值</translation>
    </message>
    <message>
        <source>imbalance: the hottest GPU rules</source>
        <translation>不均衡：由最热的卡决定</translation>
    </message>
    <message>
        <source>gaps and fixed time: the estimate</source>
        <translation>间隙与固定时间：估计</translation>
    </message>
    <message>
        <source>not explained: the measured step</source>
        <translation>未解释：实测步长</translation>
    </message>
    <message>
        <source>There is no estimate of the step for this plan.</source>
        <translation>本方案没有步长的估计值。</translation>
    </message>
    <message>
        <source>From the bound to the estimate, one cause after another</source>
        <translation>从下限到估计，逐项原因</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>Step then</source>
        <translation>此时步长</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>极限</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>Baseline, estimate</source>
        <translation>基线（估计）</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>Decode step: {chapter} by the chapter&apos;s bound, ruled by {bottleneck}; {limit} by the limit; {estimate} by the estimate; measured: {measured}. All-to-all rules the bound below {flip} per GPU.</source>
        <translation>decode 步长：章节下限 {chapter}（瓶颈：{bottleneck}）；极限 {limit}；估计 {estimate}；实测 {measured}。每卡网卡带宽低于 {flip} 时，下限的瓶颈是 all-to-all。</translation>
    </message>
    <message>
        <source>The chapter&apos;s hand calculation</source>
        <translation>章节手算</translation>
    </message>
    <message>
        <source>Decode: stages of one MoE layer per micro-batch, and the step</source>
        <translation>decode：每 micro-batch 单个 MoE 层的各阶段，及步长</translation>
    </message>
    <message>
        <source>Prefill: stages of one MoE layer per micro-batch, and the pass</source>
        <translation>prefill：每 micro-batch 单个 MoE 层的各阶段，及前向</translation>
    </message>
    <message>
        <source>carries no scenario; pictures and reports saved by this program do</source>
        <translation>不含方案；只有本程序保存的图片和报告才带有方案</translation>
    </message>
    <message>
        <source>{model}, MLA expanded</source>
        <translation>{model}，MLA 展开</translation>
    </message>
    <message>
        <source>{model}, plain heads</source>
        <translation>{model}，普通多头</translation>
    </message>
    <message>
        <source>{model}, grouped heads</source>
        <translation>{model}，分组头</translation>
    </message>
    <message>
        <source>{model}, MLA</source>
        <translation>{model}，MLA</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>激活参数</translation>
    </message>
    <message>
        <source>activated, without input table</source>
        <translation>激活参数，不含输入嵌入</translation>
    </message>
    <message>
        <source>KV per token, BF16</source>
        <translation>每 token KV，BF16</translation>
    </message>
    <message>
        <source>KV per token, FP8</source>
        <translation>每 token KV，FP8</translation>
    </message>
    <message>
        <source>KV per token past the windows, BF16</source>
        <translation>每 token KV（超出窗口后），BF16</translation>
    </message>
    <message>
        <source>index cache per token</source>
        <translation>每 token 索引缓存</translation>
    </message>
    <message>
        <source>fixed cache per request</source>
        <translation>每请求固定缓存</translation>
    </message>
    <message>
        <source>cannot be made: {reason}</source>
        <translation>无法创建：{reason}</translation>
    </message>
    <message>
        <source>Exercise 1: a model with GQA</source>
        <translation>练习 1：换成 GQA 模型</translation>
    </message>
    <message>
        <source>Revenue at off-peak prices</source>
        <translation>按低谷价计的收入</translation>
    </message>
    <message>
        <source>Revenue of the cheaper model at off-peak prices</source>
        <translation>低价模型按低谷价计的收入</translation>
    </message>
    <message>
        <source>Revenue of the cheaper model</source>
        <translation>低价模型的收入</translation>
    </message>
    <message>
        <source>DeepSeek R1, from January 2025</source>
        <translation>DeepSeek R1，2025 年 1 月起</translation>
    </message>
    <message>
        <source>DeepSeek V3, launch offer to 2025-02-08</source>
        <translation>DeepSeek V3，首发优惠价，至 2025-02-08</translation>
    </message>
    <message>
        <source>DeepSeek V3, from 2025-02-08</source>
        <translation>DeepSeek V3，2025-02-08 起</translation>
    </message>
    <message>
        <source>DeepSeek V3.1, from 2025-09-05</source>
        <translation>DeepSeek V3.1，2025-09-05 起</translation>
    </message>
    <message>
        <source>DeepSeek V3.2, from 2025-09-29</source>
        <translation>DeepSeek V3.2，2025-09-29 起</translation>
    </message>
    <message>
        <source>H800, published kernels</source>
        <translation>H800，公开的 kernel</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>Llama-3.1-405B (KV check only)</source>
        <translation>Llama-3.1-405B（仅核对 KV）</translation>
    </message>
    <message>
        <source>Llama-3.1-70B (dense control)</source>
        <translation>Llama-3.1-70B（稠密对照）</translation>
    </message>
    <message>
        <source>Qwen2.5-72B (KV check only)</source>
        <translation>Qwen2.5-72B（仅核对 KV）</translation>
    </message>
    <message>
        <source>Ascend 910B (376T bin)</source>
        <translation>昇腾 910B（376T 版）</translation>
    </message>
    <message>
        <source>Ascend 910C (package of two dies)</source>
        <translation>昇腾 910C（双 die 封装）</translation>
    </message>
    <message>
        <source>GB200 NVL72 (per GPU)</source>
        <translation>GB200 NVL72（单 GPU）</translation>
    </message>
    <message>
        <source>GB300 NVL72 (per GPU)</source>
        <translation>GB300 NVL72（单 GPU）</translation>
    </message>
    <message>
        <source>open-infra-index day 6, DeepSeek-V3/R1 inference system overview</source>
        <translation>open-infra-index 第 6 天：DeepSeek-V3/R1 推理系统概览</translation>
    </message>
    <message>
        <source>open-infra-index day 6: each node has eight H800 GPUs</source>
        <translation>open-infra-index 第 6 天：每个节点 8 张 H800</translation>
    </message>
    <message>
        <source>open-infra-index day 6: 108 SMs compute, 24 communicate</source>
        <translation>open-infra-index 第 6 天：108 个 SM 计算，24 个通信</translation>
    </message>
    <message>
        <source>copies of DeepSeek&apos;s pricing page, February 2025 (secondary)</source>
        <translation>DeepSeek 定价页的转载，2025 年 2 月（二手来源）</translation>
    </message>
    <message>
        <source>deepseek-ai/FlashMLA, docs/20250929 and docs/20250422 (H800 SXM)</source>
        <translation>deepseek-ai/FlashMLA，docs/20250929 与 docs/20250422（H800 SXM）</translation>
    </message>
    <message>
        <source>deepseek-ai/FlashMLA docs/20250422: throttles to about 865 of 989 TFLOPS</source>
        <translation>deepseek-ai/FlashMLA docs/20250422：降频后约 865 TFLOPS，标称 989</translation>
    </message>
    <message>
        <source>FlashMLA README: 3,000 of 3,350 GB/s</source>
        <translation>FlashMLA README：3,350 GB/s 中达到 3,000</translation>
    </message>
    <message>
        <source>fitted on DeepEP&apos;s low-latency rows (H800, EP8 to EP256) and aiconfigurator&apos;s H200 rows</source>
        <translation>由 DeepEP 的低延迟数据（H800，EP8～EP256）和 aiconfigurator 的 H200 数据拟合</translation>
    </message>
    <message>
        <source>fitted on DeepEP&apos;s normal-kernel rows, V1 and V2</source>
        <translation>由 DeepEP 普通 kernel 的数据（V1 与 V2）拟合</translation>
    </message>
    <message>
        <source>fitted on InferSim gemm-h800.csv, DeepGEMM README (H800) and the GEMM rows of DeepSeek&apos;s decode trace</source>
        <translation>由 InferSim gemm-h800.csv、DeepGEMM README（H800）和 DeepSeek decode trace 中的 GEMM 拟合</translation>
    </message>
    <message>
        <source>fitted on InferSim grouped_gemm-{decode,prefill}-h800.csv, DeepGEMM README and two rows of the decode trace</source>
        <translation>由 InferSim grouped_gemm-{decode,prefill}-h800.csv、DeepGEMM README 和 decode trace 中的两项拟合</translation>
    </message>
    <message>
        <source>fitted on InferSim mla-decode-h800 and the core attention of the decode trace</source>
        <translation>由 InferSim mla-decode-h800 和 decode trace 中的注意力核心拟合</translation>
    </message>
    <message>
        <source>fitted on InferSim mha-decode-h800</source>
        <translation>由 InferSim mha-decode-h800 拟合</translation>
    </message>
    <message>
        <source>fitted on InferSim mla-prefill-h800</source>
        <translation>由 InferSim mla-prefill-h800 拟合</translation>
    </message>
    <message>
        <source>fitted on the 11 memory passes of DeepSeek&apos;s decode trace</source>
        <translation>由 DeepSeek decode trace 中的 11 个访存算子拟合</translation>
    </message>
    <message>
        <source>a guess: a quarter of a 64-row tile, for few heads</source>
        <translation>猜测：头数少时取 64 行分块的四分之一</translation>
    </message>
    <message>
        <source>half of a 64-row tile, the mean waste of ragged groups; chosen with H20&apos;s tables in view</source>
        <translation>64 行分块的一半，即不整齐的分组平均浪费的行数；选取时参考了 H20 的数据</translation>
    </message>
    <message>
        <source>the diagonal tile of a causal 128-wide block</source>
        <translation>因果掩码下宽 128 的对角分块</translation>
    </message>
    <message>
        <source>BF16&apos;s share × 0.85: 1.7 times the speed on twice the peak (LMSYS and Ant Group, 2025-09-26)</source>
        <translation>BF16 的比例 × 0.85：峰值两倍时速度为 1.7 倍（LMSYS 与蚂蚁集团，2025-09-26）</translation>
    </message>
    <message>
        <source>a guess: BF16&apos;s share × 0.85, as in decode</source>
        <translation>猜测：BF16 的比例 × 0.85，同 decode</translation>
    </message>
    <message>
        <source>a guess: never binds</source>
        <translation>猜测：从不起限制作用</translation>
    </message>
    <message>
        <source>as prefill attention; does not bind on the measured rows</source>
        <translation>同 prefill 注意力；在实测数据上不起限制作用</translation>
    </message>
    <message>
        <source>as low-latency dispatch</source>
        <translation>同低延迟分发</translation>
    </message>
    <message>
        <source>(1,431 us measured - 1,418 us by the rule) / 6 stage boundaries of the decode trace</source>
        <translation>（实测 1,431 µs − 按规则 1,418 µs）÷ decode trace 的 6 个阶段边界</translation>
    </message>
    <message>
        <source>a guess, 0 to 6 ms: launch, sampling and scheduler; once a step and once a draft</source>
        <translation>猜测，0～6 ms：启动、采样与调度；每步一次，每个草稿一次</translation>
    </message>
    <message>
        <source>taken from ds-profile-prefill-ep32 (7,839 tok/s per GPU)</source>
        <translation>取自 ds-profile-prefill-ep32（每卡 7,839 tok/s）</translation>
    </message>
    <message>
        <source>arXiv 2505.09343 section 4: eight 400 Gb/s NICs per node</source>
        <translation>arXiv 2505.09343 第 4 节：每个节点 8 张 400 Gb/s 网卡</translation>
    </message>
    <message>
        <source>arXiv 2505.09343 section 4: 400 GB/s both ways together</source>
        <translation>arXiv 2505.09343 第 4 节：双向合计 400 GB/s</translation>
    </message>
    <message>
        <source>deepseek-ai/DeepEP, low-latency buffer layout</source>
        <translation>deepseek-ai/DeepEP，低延迟缓冲区布局</translation>
    </message>
    <message>
        <source>deepseek-ai/profile-data: 16 K tokens per GPU</source>
        <translation>deepseek-ai/profile-data：每卡 16 K 个 token</translation>
    </message>
    <message>
        <source>DeepSeek-V3.2-Exp inference code: FP8 keys with one scale</source>
        <translation>DeepSeek-V3.2-Exp 推理代码：FP8 的 K，一个缩放因子</translation>
    </message>
    <message>
        <source>nvidia-smi listing of an H800 node: 81559 MiB</source>
        <translation>H800 节点的 nvidia-smi 输出：81559 MiB</translation>
    </message>
    <message>
        <source>vLLM&apos;s default gpu_memory_utilization</source>
        <translation>vLLM 的 gpu_memory_utilization 默认值</translation>
    </message>
    <message>
        <source>deepseek-ai/open-infra-index, day 6 (2025-03-01): DeepSeek-V3/R1 inference system overview</source>
        <translation>deepseek-ai/open-infra-index 第 6 天（2025-03-01）：DeepSeek-V3/R1 推理系统概览</translation>
    </message>
    <message>
        <source>deepseek-ai/open-infra-index, day 6 (2025-03-01): DeepSeek-V3/R1 inference system overview: 342 of 608 billion tokens</source>
        <translation>deepseek-ai/open-infra-index 第 6 天（2025-03-01）：DeepSeek-V3/R1 推理系统概览：6080 亿 token 中的 3420 亿</translation>
    </message>
    <message>
        <source>deepseek-ai/open-infra-index, day 6 (2025-03-01): DeepSeek-V3/R1 inference system overview: assumed there</source>
        <translation>deepseek-ai/open-infra-index 第 6 天（2025-03-01）：DeepSeek-V3/R1 推理系统概览：其中的假设</translation>
    </message>
    <message>
        <source>deepseek-ai/open-infra-index, day 6 (2025-03-01): DeepSeek-V3/R1 inference system overview: R1 list price</source>
        <translation>deepseek-ai/open-infra-index 第 6 天（2025-03-01）：DeepSeek-V3/R1 推理系统概览：R1 定价</translation>
    </message>
    <message>
        <source>standard: footnote of open-infra-index day 6 (2025-03-01); off-peak and yuan: copies of DeepSeek&apos;s pricing page (secondary)</source>
        <translation>标准价：open-infra-index 第 6 天（2025-03-01）的脚注；低谷价与人民币价：DeepSeek 定价页的转载（二手来源）</translation>
    </message>
    <message>
        <source>copies of DeepSeek&apos;s pricing page (secondary)</source>
        <translation>DeepSeek 定价页的转载（二手来源）</translation>
    </message>
    <message>
        <source>secondary: copies of DeepSeek&apos;s announcement</source>
        <translation>二手来源：DeepSeek 公告的转载</translation>
    </message>
    <message>
        <source>api-docs.deepseek.com/quick_start/pricing, snapshot</source>
        <translation>api-docs.deepseek.com/quick_start/pricing，快照</translation>
    </message>
    <message>
        <source>api-docs.deepseek.com/quick_start/pricing; still so in April 2026 (benchlm.ai)</source>
        <translation>api-docs.deepseek.com/quick_start/pricing；2026 年 4 月仍如此（benchlm.ai）</translation>
    </message>
    <message>
        <source>fitted on published kernel tables of the H800 and on DeepEP rows; no constant but the prefill factor comes from a deployment</source>
        <translation>由公开的 H800 kernel 数据和 DeepEP 数据拟合；除 prefill 系数外，没有常数来自整套部署</translation>
    </message>
    <message>
        <source>fitted on published kernel tables and DeepEP rows; each constant names its own source</source>
        <translation>由公开的 kernel 数据和 DeepEP 数据拟合；每个常数各有来源</translation>
    </message>
    <message>
        <source>definition: every kernel and link at its nameplate, nothing in between</source>
        <translation>定义：每个 kernel 和链路都达到标称值，没有间隙</translation>
    </message>
    <message>
        <source>DeepSeek-V3 report (arXiv 2412.19437): 37 billion activated</source>
        <translation>DeepSeek-V3 技术报告（arXiv 2412.19437）：激活 370 亿参数</translation>
    </message>
    <message>
        <source>DeepSeek-V3 technical report (arXiv 2412.19437), section 3.4.2: 40 nodes, 320 GPUs, one expert per GPU</source>
        <translation>DeepSeek-V3 技术报告（arXiv 2412.19437）3.4.2 节：40 个节点，320 张卡，每卡 1 个专家</translation>
    </message>
    <message>
        <source>as in the later published service, for comparison; not published for EP320</source>
        <translation>与后来公开的服务相同，便于比较；EP320 未公开此值</translation>
    </message>
    <message>
        <source>the chapter rounds 187,107,328</source>
        <translation>章节由 187,107,328 取整</translation>
    </message>
    <message>
        <source>the chapter rounds 44,040,192</source>
        <translation>章节由 44,040,192 取整</translation>
    </message>
    <message>
        <source>the chapter&apos;s assumption; not published</source>
        <translation>章节的假设，未公开</translation>
    </message>
    <message>
        <source>the chapter&apos;s assumption: BF16; not published</source>
        <translation>章节的假设：BF16；未公开</translation>
    </message>
    <message>
        <source>the chapter&apos;s exercise 1</source>
        <translation>章节练习 1</translation>
    </message>
    <message>
        <source>the chapter&apos;s exercise 1: no drafts</source>
        <translation>章节练习 1：没有草稿</translation>
    </message>
    <message>
        <source>the chapter&apos;s exercise 1: one token per step</source>
        <translation>章节练习 1：每步 1 个 token</translation>
    </message>
    <message>
        <source>the chapter&apos;s exercise 1: the unit of the published service</source>
        <translation>章节练习 1：公开服务的部署单元</translation>
    </message>
    <message>
        <source>128 experts and 16 copies give each of 144 GPUs one slot</source>
        <translation>128 个专家加 16 个副本，144 张卡每卡一个槽位</translation>
    </message>
    <message>
        <source>128 experts divide evenly by 32</source>
        <translation>128 个专家能被 32 整除</translation>
    </message>
    <message>
        <source>1.3 for real traffic across nodes</source>
        <translation>跨节点真实流量取 1.3</translation>
    </message>
    <message>
        <source>a guess: 176 tokens per GPU and step need 256 at most</source>
        <translation>猜测：每卡每步 176 个 token，最多需要 256</translation>
    </message>
    <message>
        <source>middle of the published 20 to 22 tokens per second</source>
        <translation>公开的每秒 20～22 个 token 的中间值</translation>
    </message>
    <message>
        <source>arXiv 2505.09343 section 4: eight 400 Gb/s ConnectX-7 per node</source>
        <translation>arXiv 2505.09343 第 4 节：每个节点 8 张 400 Gb/s ConnectX-7</translation>
    </message>
    <message>
        <source>H800 SXM: deepseek-ai/FlashMLA docs, nvidia-smi, arXiv 2505.09343</source>
        <translation>H800 SXM：deepseek-ai/FlashMLA 文档、nvidia-smi、arXiv 2505.09343</translation>
    </message>
    <message>
        <source>H100 SXM: aiconfigurator h100_sxm.yaml, nvidia-smi</source>
        <translation>H100 SXM：aiconfigurator h100_sxm.yaml、nvidia-smi</translation>
    </message>
    <message>
        <source>lm-sys blog 2025-05-05, large-scale EP</source>
        <translation>LMSYS 博客 2025-05-05，大规模 EP</translation>
    </message>
    <message>
        <source>lm-sys blog 2025-05-05, large-scale EP: 2,000 in, 100 out</source>
        <translation>LMSYS 博客 2025-05-05，大规模 EP：输入 2,000，输出 100</translation>
    </message>
    <message>
        <source>deepseek-ai/profile-data README.md: 4 K prompts</source>
        <translation>deepseek-ai/profile-data README.md：4 K 的 prompt</translation>
    </message>
    <message>
        <source>deepseek-ai/profile-data README.md: 128 requests per GPU</source>
        <translation>deepseek-ai/profile-data README.md：每卡 128 个请求</translation>
    </message>
    <message>
        <source>deepseek-ai/profile-data README.md: routing simulated as perfectly balanced</source>
        <translation>deepseek-ai/profile-data README.md：模拟的路由完全均衡</translation>
    </message>
    <message>
        <source>inferred from the kernel times: two tokens per request and step</source>
        <translation>由 kernel 时间推断：每个请求每步 2 个 token</translation>
    </message>
    <message>
        <source>SGLang&apos;s assumption of 60 % acceptance</source>
        <translation>SGLang 假设 60% 的接受率</translation>
    </message>
    <message>
        <source>DeepSeek-V3.2-Exp config.json and inference code</source>
        <translation>DeepSeek-V3.2-Exp config.json 与推理代码</translation>
    </message>
    <message>
        <source>FlashMLA&apos;s FP8 cache of sparse attention</source>
        <translation>FlashMLA 稀疏注意力的 FP8 缓存</translation>
    </message>
    <message>
        <source>a what-if: long contexts are what sparse attention is for</source>
        <translation>假设情形：稀疏注意力就是为长上下文准备的</translation>
    </message>
    <message>
        <source>a what-if: as many as fit with long contexts</source>
        <translation>假设情形：长上下文时放得下的最多个数</translation>
    </message>
    <message>
        <source>Cost of GPUs</source>
        <translation>GPU 成本</translation>
    </message>
    <message>
        <source>What the headline leaves out</source>
        <translation>理论收入未计入的部分</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问答</translation>
    </message>
    <message>
        <source>the middle one by error of {count} kernel times</source>
        <translation>{count} 个 kernel 时间中误差居中的一个</translation>
    </message>
    <message>
        <source>with the prefill factor</source>
        <translation>含 prefill 系数</translation>
    </message>
    <message>
        <source>a formula, not a measurement: communication only</source>
        <translation>公式而非实测：只含通信</translation>
    </message>
    <message>
        <source>without the quantisation</source>
        <translation>不含量化</translation>
    </message>
    <message>
        <source>with the activation</source>
        <translation>含激活</translation>
    </message>
    <message>
        <source>lost by copying attention, dense FFNs and vocabulary; TP8 keeps no dispatch buffer</source>
        <translation>因复制注意力、稠密 FFN 与词表而占用；TP8 没有分发缓冲区</translation>
    </message>
    <message>
        <source>end to end</source>
        <translation>端到端</translation>
    </message>
    <message>
        <source>the factor named unexplained is taken from this point</source>
        <translation>未解释系数取自这一点</translation>
    </message>
    <message>
        <source>freed by twice the GPUs; the source does not itemise 6 to 7 GB of either step</source>
        <translation>卡数翻倍所腾出的显存；每一步中各有 6～7 GB，来源没有逐项说明</translation>
    </message>
    <message>
        <source>the gaps between stages were taken from it</source>
        <translation>阶段间隙取自这里</translation>
    </message>
    <message>
        <source>65,536 positions of 64 requests, one query token each; batch, EP and drafts are not published</source>
        <translation>64 个请求共 65,536 个位置，每个请求一个查询 token；batch、EP 与草稿均未公开</translation>
    </message>
    <message>
        <source>as it stands, without the factor taken from it</source>
        <translation>原样，不含取自它的系数</translation>
    </message>
    <message>
        <source>gate, split-K sum and top-k</source>
        <translation>门控、split-K 求和与 top-k</translation>
    </message>
    <message>
        <source>tokens of KV per GPU, from usage in the logs; the memory fraction is not published</source>
        <translation>每卡 KV 的 token 数，由日志中的用量得出；显存比例未公开</translation>
    </message>
    <message>
        <source>prefill included; with the prefill factor</source>
        <translation>含 prefill，且含 prefill 系数</translation>
    </message>
    <message>
        <source>a day average with its half-filled hours: a steady estimate should lie above it</source>
        <translation>含清闲时段的全天平均：稳态的估计应高于它</translation>
    </message>
    <message>
        <source>73,700 per node with cache hits; a day average with its half-filled hours, prompt lengths not published</source>
        <translation>每节点 73,700，含缓存命中；含清闲时段的全天平均，prompt 长度未公开</translation>
    </message>
    <message>
        <source>61 layers of the trace</source>
        <translation>trace 的 61 层</translation>
    </message>
    <message>
        <source>norm and quantisation</source>
        <translation>归一化与量化</translation>
    </message>
    <message>
        <source>over 24 h</source>
        <translation>按 24 小时</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Each constant names its own source. m0 moves with the ridge point, so the profile carries over to other GPUs; H20 tables come within 20 % median without a refit.</source>
        <translation>每个常数各有来源。m0 随拐点移动，因此可用于其他 GPU；H20 的数据不重新拟合，误差中位数也在 20% 以内。</translation>
    </message>
    <message>
        <source>With imbalances of 1 and a sustained share of 1 the estimate is then the limit.</source>
        <translation>不均衡系数与持续峰值比例都为 1 时，估计即等于极限。</translation>
    </message>
    <message>
        <source>Off-peak 16:30 to 00:30 UTC, from 2025-02-26 to 2025-09-05; 75 % off.</source>
        <translation>低谷时段 UTC 16:30 到 00:30，2025-02-26 至 2025-09-05；优惠 75%。</translation>
    </message>
    <message>
        <source>Off-peak 16:30 to 00:30 UTC, from 2025-02-26 to 2025-09-05; 50 % off.</source>
        <translation>低谷时段 UTC 16:30 到 00:30，2025-02-26 至 2025-09-05；优惠 50%。</translation>
    </message>
    <message>
        <source>Offer until 2025-02-08.</source>
        <translation>优惠截至 2025-02-08。</translation>
    </message>
    <message>
        <source>From 16:00 UTC, for both model names; the off-peak price was abolished.</source>
        <translation>UTC 16:00 起，两个模型名同价；低谷价已取消。</translation>
    </message>
    <message>
        <source>V3.2-Exp and V3.2.</source>
        <translation>V3.2-Exp 与 V3.2。</translation>
    </message>
    <message>
        <source>secondary: blog.moontak.com, coolwj citing 证券时报</source>
        <translation>二手来源：blog.moontak.com，coolwj 引自《证券时报》</translation>
    </message>
    <message>
        <source>secondary: seen in copies of the page, not on the page itself</source>
        <translation>二手来源：见于该页的转载，未见原页</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>未核实</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>必须大于 0</translation>
    </message>
</context>
<context>
    <name>planner::ui::AxisEditor</name>
    <message>
        <source>Input to vary</source>
        <translation>要扫描的参数</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值个数</translation>
    </message>
    <message>
        <source>Number of values</source>
        <translation>取值个数</translation>
    </message>
    <message>
        <source>equal ratios</source>
        <translation>等比</translation>
    </message>
    <message>
        <source>Each value is as many times the one before, instead of as much more</source>
        <translation>每个值都是前一个值的固定倍数，而不是加上固定的量</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
</context>
<context>
    <name>planner::ui::CardBarsChart</name>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>load</source>
        <translation>负载项</translation>
    </message>
    <message>
        <source>value</source>
        <translation>数值</translation>
    </message>
</context>
<context>
    <name>planner::ui::CardsPlot</name>
    <message>
        <source>routed expert</source>
        <translation>路由专家</translation>
    </message>
    <message>
        <source>redundant copy</source>
        <translation>冗余副本</translation>
    </message>
    <message>
        <source>shared expert</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>empty slot</source>
        <translation>空槽位</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>S</source>
        <comment>a shared expert on a card, one letter</comment>
        <translation>共</translation>
    </message>
    <message>
        <source>There is no room here to draw the cards; show this chart alone.</source>
        <translation>此处放不下全部卡；请单独显示此图。</translation>
    </message>
    <message>
        <source>%1, node %2, GPU %3</source>
        <translation>%1，节点 %2，GPU %3</translation>
    </message>
    <message>
        <source>%1: shared expert, on every GPU</source>
        <translation>%1：共享专家，每张卡都有</translation>
    </message>
    <message>
        <source>%1: an empty slot; its memory is taken all the same</source>
        <translation>%1：空槽位；显存照样占用</translation>
    </message>
    <message>
        <source>%1: a redundant copy of expert %2</source>
        <translation>%1：专家 %2 的冗余副本</translation>
    </message>
    <message>
        <source>%1: expert %2</source>
        <translation>%1：专家 %2</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>slot</source>
        <translation>槽位</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>redundant</source>
        <translation>冗余</translation>
    </message>
</context>
<context>
    <name>planner::ui::CatalogDialog</name>
    <message>
        <source>No entry has these words.</source>
        <translation>没有条目包含这些词。</translation>
    </message>
    <message>
        <source>Choose a GPU</source>
        <translation>选择 GPU</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>search by name, figure or source</source>
        <translation>按名称、数值或来源搜索</translation>
    </message>
    <message>
        <source>Search the catalog</source>
        <translation>搜索目录</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 列表</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型列表</translation>
    </message>
    <message>
        <source>Use in this plan</source>
        <translation>用于本方案</translation>
    </message>
</context>
<context>
    <name>planner::ui::CatalogPicker</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Fills the model&apos;s dimensions from the catalog.</source>
        <translation>从目录填入模型的各项结构参数。</translation>
    </message>
    <message>
        <source>Fills the GPU&apos;s figures from the catalog.</source>
        <translation>从目录填入 GPU 的各项规格。</translation>
    </message>
    <message>
        <source>Efficiency profile</source>
        <translation>效率配置</translation>
    </message>
    <message>
        <source>Fills the efficiencies from a profile.</source>
        <translation>从效率配置填入各项效率。</translation>
    </message>
    <message>
        <source>no sheet</source>
        <translation>无价目表</translation>
    </message>
    <message>
        <source>Price sheet</source>
        <translation>价目表</translation>
    </message>
    <message>
        <source>Fills the prices of tokens from a dated list.</source>
        <translation>从注明日期的价目表填入 token 价格。</translation>
    </message>
</context>
<context>
    <name>planner::ui::CatalogTable</name>
    <message>
        <source>sparse</source>
        <translation>稀疏</translation>
    </message>
    <message>
        <source>window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1（自有）</translation>
    </message>
    <message>
        <source>some dimensions of this model are not verified</source>
        <translation>该模型的部分结构参数未经核实</translation>
    </message>
    <message>
        <source>Not verified: %1</source>
        <translation>未经核实：%1</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Scale-up</source>
        <translation>机内互联</translation>
    </message>
    <message>
        <source>NIC</source>
        <translation>网卡</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>激活参数</translation>
    </message>
    <message>
        <source>KV per token</source>
        <translation>每 token KV</translation>
    </message>
    <message>
        <source>Fixed per request</source>
        <translation>每请求固定</translation>
    </message>
</context>
<context>
    <name>planner::ui::ChartActions</name>
    <message>
        <source>“%1” is on the clipboard: as a picture, as SVG and as numbers.</source>
        <translation>已将“%1”复制到剪贴板：图片、SVG 和数据。</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>已保存 %1。</translation>
    </message>
    <message>
        <source>&amp;Export all charts…</source>
        <translation>导出全部图表(&amp;E)…</translation>
    </message>
    <message>
        <source>Print previe&amp;w…</source>
        <translation>打印预览(&amp;W)…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>打印(&amp;I)…</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n charts in %1.</source>
        <translation>
            <numerusform>已将 %n 张图保存到 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>导出对比</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>The printer did not take the page.</source>
        <translation>打印机未接受该页。</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>打印预览</translation>
    </message>
</context>
<context>
    <name>planner::ui::ChartCard</name>
    <message>
        <source>Back to all charts</source>
        <translation>返回全部图表</translation>
    </message>
    <message>
        <source>Show this chart alone</source>
        <translation>只显示此图表</translation>
    </message>
    <message>
        <source>Copy the chart: picture and numbers</source>
        <translation>复制图表：图片和数据</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <translation>前移</translation>
    </message>
    <message>
        <source>Move later</source>
        <translation>后移</translation>
    </message>
    <message>
        <source>Save the chart as PNG, SVG, PDF or CSV</source>
        <translation>将图表保存为 PNG、SVG、PDF 或 CSV</translation>
    </message>
</context>
<context>
    <name>planner::ui::ClassTimes</name>
    <message>
        <source>Step: %1 of %2 min</source>
        <translation>本步：%1 / %2 分钟</translation>
    </message>
    <message>
        <source>Step: %1</source>
        <translation>本步：%1</translation>
    </message>
    <message>
        <source>Class: %1; planned to the end of this step: %2 of %3 min</source>
        <translation>全课：%1；按预计，讲完这一步是第 %2 分钟，共 %3 分钟</translation>
    </message>
    <message>
        <source>Class: %1 of %2 min</source>
        <translation>全课：%1 / %2 分钟</translation>
    </message>
    <message>
        <source>Restart the clock</source>
        <translation>重新计时</translation>
    </message>
</context>
<context>
    <name>planner::ui::ClassVotes</name>
    <message>
        <source>Answers of the class</source>
        <translation>全班的答案</translation>
    </message>
    <message>
        <source>Answers: %1. Median: %2.</source>
        <translation>%1 个答案，中位数 %2。</translation>
    </message>
    <message>
        <source>None yet. “Class vote” below the question collects them.</source>
        <translation>还没有。勾选题目下方的“全班投票”来收集。</translation>
    </message>
</context>
<context>
    <name>planner::ui::CompareActions</name>
    <message>
        <source>&amp;Take this plan as baseline</source>
        <translation>以当前方案为基线(&amp;T)</translation>
    </message>
    <message>
        <source>Baseline from a &amp;preset</source>
        <translation>以预设为基线(&amp;P)</translation>
    </message>
    <message>
        <source>Baseline from a &amp;file…</source>
        <translation>以文件为基线(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Name the baseline…</source>
        <translation>为基线命名(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Swap plan and baseline</source>
        <translation>交换方案与基线(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Clear the baseline</source>
        <translation>清除基线(&amp;C)</translation>
    </message>
    <message>
        <source>Compare plans side &amp;by side…</source>
        <translation>并排对比方案(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Vary inputs…</source>
        <translation>扫描参数(&amp;V)…</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Scenarios and pictures (*.json *.png *.svg *.pdf);;All files (*)</source>
        <translation>方案与图片 (*.json *.png *.svg *.pdf);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Name of the baseline</source>
        <translation>基线的名称</translation>
    </message>
</context>
<context>
    <name>planner::ui::CompareWindow</name>
    <message>
        <source>This plan, as it is now</source>
        <translation>当前方案（不再随编辑更新）</translation>
    </message>
    <message>
        <source>A preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>对比对象</translation>
    </message>
    <message>
        <source>Scenarios and pictures (*.json *.png *.svg *.pdf);;All files (*)</source>
        <translation>方案与图片 (*.json *.png *.svg *.pdf);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Compare plans</source>
        <translation>对比方案</translation>
    </message>
    <message>
        <source>Inputs and figures</source>
        <translation>参数与指标</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>search names and ids</source>
        <translation>搜索名称与 ID</translation>
    </message>
    <message>
        <source>Search the comparison</source>
        <translation>在对比中搜索</translation>
    </message>
    <message>
        <source>only what differs</source>
        <translation>只看不同之处</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>all on the same scales</source>
        <translation>全部使用相同的刻度</translation>
    </message>
    <message>
        <source>Add a plan</source>
        <translation>添加方案</translation>
    </message>
    <message>
        <source>Swap plan and baseline</source>
        <translation>交换方案与基线</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>planner::ui::ComparisonModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>相对于“%1”</translation>
    </message>
</context>
<context>
    <name>planner::ui::DashboardPicture</name>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>planner::ui::DecodeSandbox</name>
    <message>
        <source>in turn</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>fewest requests</source>
        <translation>请求最少</translation>
    </message>
    <message>
        <source>least KV</source>
        <translation>KV 最少</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者兼顾</translation>
    </message>
    <message>
        <source>hottest ÷ mean = %1</source>
        <translation>最高 ÷ 平均 = %1</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>Decode balancer</source>
        <translation>decode 负载均衡</translation>
    </message>
    <message>
        <source>KV, tokens</source>
        <translation>KV（token 数）</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求数</translation>
    </message>
    <message>
        <source>Request %1, with a context of %2, went to GPU %3. The GPU with most KV has %4 times the mean, the one with most requests %5 times.</source>
        <translation>第 %1 个请求（上下文 %2）放到了 GPU %3。KV 最多的卡是平均值的 %4 倍，请求最多的卡是 %5 倍。</translation>
    </message>
    <message>
        <source>Requests come one by one, one in each step; most contexts are short, some are long. Attention reads the whole KV of a GPU in every step, so the GPU with most KV holds up all others. The numbers under each rule are those at the end.</source>
        <translation>请求逐个到来，每步一个；上下文大多较短，少数很长。注意力每步都要读取一张卡的全部 KV，因此 KV 最多的卡会拖慢所有卡。各规则下方是结束时的数值。</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Short context</source>
        <translation>短上下文</translation>
    </message>
    <message>
        <source>Long context</source>
        <translation>长上下文</translation>
    </message>
    <message>
        <source>Long, per cent</source>
        <translation>长上下文占比（%）</translation>
    </message>
    <message>
        <source>Answer, tokens</source>
        <translation>回答长度（token）</translation>
    </message>
    <message>
        <source>Chance (seed)</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>KV %1
requests %2</source>
        <translation>KV %1
请求 %2</translation>
    </message>
</context>
<context>
    <name>planner::ui::DockHandle</name>
    <message>
        <source>Drag to move this panel; a double click floats it or puts it back.</source>
        <translation>拖动可移动此面板；双击可使其浮动或复位。</translation>
    </message>
</context>
<context>
    <name>planner::ui::EfficiencyCard</name>
    <message>
        <source>What if this were ideal?</source>
        <translation>如果这一项是理想的？</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
</context>
<context>
    <name>planner::ui::EfficiencyRow</name>
    <message>
        <source>ideal: %1</source>
        <translation>理想：%1</translation>
    </message>
    <message>
        <source>What if this were ideal?</source>
        <translation>如果这一项是理想的？</translation>
    </message>
    <message>
        <source>Make %1 ideal</source>
        <translation>将“%1”设为理想值</translation>
    </message>
</context>
<context>
    <name>planner::ui::ExpertSandbox</name>
    <message>
        <source>Load of one copy of each expert</source>
        <translation>每个专家单个副本的负载</translation>
    </message>
    <message>
        <source>Load of each GPU</source>
        <translation>每张卡的负载</translation>
    </message>
    <message>
        <source>so far, hottest ÷ mean = %1</source>
        <translation>目前最高 ÷ 平均 = %1</translation>
    </message>
    <message>
        <source>GPU %1: a redundant copy of expert %2, load %3</source>
        <translation>GPU %1：专家 %2 的冗余副本，负载 %3</translation>
    </message>
    <message>
        <source>GPU %1: expert %2, load %3</source>
        <translation>GPU %1：专家 %2，负载 %3</translation>
    </message>
    <message>
        <source>The group of experts %1 to %2, load %3, goes to node %4: the heaviest group left, to the lightest node.</source>
        <translation>专家 %1 到 %2 一组（负载 %3）放到节点 %4：把剩余最重的组放到最轻的节点。</translation>
    </message>
    <message>
        <source>Expert %1 gets one more copy; each copy now carries %2.</source>
        <translation>专家 %1 增加一个副本；每个副本现在承担 %2。</translation>
    </message>
    <message>
        <source>A copy of expert %1, load %2, goes to GPU %3.</source>
        <translation>专家 %1 的一个副本（负载 %2）放到 GPU %3。</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>按编号</translation>
    </message>
    <message>
        <source>packed, copies in turn</source>
        <translation>装箱，依次复制</translation>
    </message>
    <message>
        <source>global</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>grouped by node</source>
        <translation>按节点分组</translation>
    </message>
    <message>
        <source>Expert balancer</source>
        <translation>专家负载均衡</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不可行</translation>
    </message>
    <message>
        <source>When all is placed, the hottest GPU has %1 times the mean load.</source>
        <translation>全部放置后，最热的卡的负载是平均值的 %1 倍。</translation>
    </message>
    <message>
        <source>Copies wasted beside another of the same expert: %1.</source>
        <translation>与同一专家的副本同卡而浪费的副本：%1 个。</translation>
    </message>
    <message>
        <source>Nothing is placed yet.</source>
        <translation>尚未放置任何专家。</translation>
    </message>
    <message>
        <source>Experts in the slots of the GPUs: %1</source>
        <translation>各卡槽位中的专家：%1</translation>
    </message>
    <message>
        <source>EPLB README, first layer</source>
        <translation>EPLB README 示例，第一层</translation>
    </message>
    <message>
        <source>EPLB README, second layer</source>
        <translation>EPLB README 示例，第二层</translation>
    </message>
    <message>
        <source>decode unit of this plan, load by Zipf’s law</source>
        <translation>本方案的 decode 单元，负载服从 Zipf 分布</translation>
    </message>
    <message>
        <source>prefill unit of this plan, load by Zipf’s law</source>
        <translation>本方案的 prefill 单元，负载服从 Zipf 分布</translation>
    </message>
    <message>
        <source>Experts and GPUs</source>
        <translation>专家与 GPU</translation>
    </message>
    <message>
        <source>Redundant experts</source>
        <translation>冗余专家</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>偏斜度</translation>
    </message>
    <message>
        <source>Chance (seed)</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Expert %1: load %2 in %3 copies, %4 each. Draw it higher or lower, or press Shift with Up or Down, to change its load.</source>
        <translation>专家 %1：负载 %2，%3 个副本，每个 %4。上下拖动，或按 Shift 加上下方向键，可改变其负载。</translation>
    </message>
    <message>
        <source>Replicate the hottest of its node: expert %1, load %2 in each copy. With %3 copies each carries %4.</source>
        <translation>给本节点内最热的专家加副本：专家 %1，原来每个副本负载 %2；%3 个副本后，每个 %4。</translation>
    </message>
    <message>
        <source>Replicate the hottest: expert %1, load %2 in each copy. With %3 copies each carries %4.</source>
        <translation>给最热的专家加副本：专家 %1，原来每个副本负载 %2；%3 个副本后，每个 %4。</translation>
    </message>
    <message>
        <source>Pack the heaviest first: a copy of expert %1, load %2, goes to GPU %3, the lightest of its node with a free slot.</source>
        <translation>从最重的开始放：专家 %1 的一个副本（负载 %2）放到 GPU %3，即本节点内尚有空槽、负载最轻的一张。</translation>
    </message>
    <message>
        <source>Pack the heaviest first: a copy of expert %1, load %2, goes to GPU %3, the lightest with a free slot.</source>
        <translation>从最重的开始放：专家 %1 的一个副本（负载 %2）放到 GPU %3，即尚有空槽、负载最轻的一张。</translation>
    </message>
    <message>
        <source>“%1” is no load: write numbers from 0 up, with spaces between.</source>
        <translation>“%1”不是有效负载：请填写不小于 0 的数，用空格隔开。</translation>
    </message>
    <message>
        <source>There is no load here.</source>
        <translation>这里没有负载。</translation>
    </message>
    <message>
        <source>%1 experts are more than can be shown; %2 can.</source>
        <translation>%1 个专家超出可显示的数量，最多 %2 个。</translation>
    </message>
    <message>
        <source>Tokens choose their experts unevenly, and the hottest GPU holds up all others. Spare slots take copies of the hottest experts; then the heaviest copy goes first, each to the lightest GPU with a free slot. The number under each rule is hottest ÷ mean. Draw an expert’s bar higher or lower to change its load.</source>
        <translation>token 对专家的选择并不均匀，最热的 GPU 会拖慢所有其他 GPU。多出的槽位放最热专家的副本；然后从最重的副本开始，依次放到尚有空槽、负载最轻的 GPU 上。每条规则下方的数字是最热 ÷ 均值。上下拖动专家的柱子可改变其负载。</translation>
    </message>
    <message>
        <source>Loads of the experts</source>
        <translation>各专家负载</translation>
    </message>
</context>
<context>
    <name>planner::ui::ExplainPanel</name>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>Change this input</source>
        <translation>修改此参数</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Copy the derivation as text</source>
        <translation>以文本形式复制推导过程</translation>
    </message>
</context>
<context>
    <name>planner::ui::ExportDialog</name>
    <message>
        <source>Export all charts</source>
        <translation>导出全部图表</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>PNG: pixels, for slides and the web</source>
        <translation>PNG：像素图，用于幻灯片和网页</translation>
    </message>
    <message>
        <source>SVG: vectors, for editing</source>
        <translation>SVG：矢量图，便于编辑</translation>
    </message>
    <message>
        <source>PDF: vectors with fonts, for documents</source>
        <translation>PDF：内嵌字体的矢量图，用于文档</translation>
    </message>
    <message>
        <source>CSV: the numbers behind the chart</source>
        <translation>CSV：图表背后的数据</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Pixels per point</source>
        <translation>缩放倍数</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Charts (*.png *.svg *.pdf *.csv)</source>
        <translation>图表 (*.png *.svg *.pdf *.csv)</translation>
    </message>
    <message>
        <source>Already there, and would be replaced: %1</source>
        <translation>以下文件已存在，将被替换：%1</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>请选择文件夹。</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>请选择文件。</translation>
    </message>
</context>
<context>
    <name>planner::ui::FigureList</name>
    <message>
        <source>add a figure</source>
        <translation>添加指标</translation>
    </message>
    <message>
        <source>Add a figure</source>
        <translation>添加指标</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>planner::ui::FileActions</name>
    <message>
        <source>Scenarios (*.json);;All files (*)</source>
        <translation>方案 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;Presets…</source>
        <translation>预设(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>还原(&amp;V)</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>暂无文件</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>打开方案</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>保存方案</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <source>Opened the deployment of %1; Undo goes back.</source>
        <translation>已打开 %1 的部署；撤销即可返回。</translation>
    </message>
    <message>
        <source>Scenarios, pictures and reports (*.json *.png *.svg *.pdf *.html);;All files (*)</source>
        <translation>方案、图片与报告 (*.json *.png *.svg *.pdf *.html);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>planner::ui::FindingsBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 条</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>planner::ui::HeaderBar</name>
    <message>
        <source>Take this plan as baseline</source>
        <translation>以当前方案为基线</translation>
    </message>
    <message>
        <source>Clear the baseline</source>
        <translation>清除基线</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>公开配置</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>基线：%1</translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>无基线</translation>
    </message>
    <message>
        <source>Decode unit</source>
        <translation>decode 单元</translation>
    </message>
    <message>
        <source>Prefill unit</source>
        <translation>prefill 单元</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Show what was measured beside what is computed</source>
        <translation>在计算值旁显示实测值</translation>
    </message>
    <message>
        <source>What every chart shows as a ghost</source>
        <translation>各图表以虚影显示的对照方案</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未修改</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>极限</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>Show the chapter&apos;s hand calculation, a lower bound</source>
        <translation>显示章节的手算，即下限</translation>
    </message>
    <message>
        <source>Show the full model with everything ideal</source>
        <translation>显示一切理想的完整模型</translation>
    </message>
    <message>
        <source>Show the full model with realistic efficiencies</source>
        <translation>显示采用实际效率的完整模型</translation>
    </message>
    <message>
        <source>Swap plan and baseline</source>
        <translation>交换方案与基线</translation>
    </message>
</context>
<context>
    <name>planner::ui::HeatMapPlot</name>
    <message>
        <source>%1 over %2 and %3</source>
        <translation>%1：随“%2”与“%3”变化</translation>
    </message>
    <message numerus="yes">
        <source>%n plans break a rule</source>
        <translation>
            <numerusform>%n 个方案违反规则</numerusform>
        </translation>
    </message>
    <message>
        <source>breaks a rule</source>
        <translation>违反规则</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>planner::ui::HelpWindow</name>
    <message>
        <source>Guide</source>
        <translation>使用指南</translation>
    </message>
    <message>
        <source>search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
</context>
<context>
    <name>planner::ui::HourPlot</name>
    <message>
        <source>hour</source>
        <translation>小时</translation>
    </message>
</context>
<context>
    <name>planner::ui::ImportActions</name>
    <message>
        <source>Import a model from the clip&amp;board</source>
        <translation>从剪贴板导入模型(&amp;B)</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>导入模型</translation>
    </message>
    <message>
        <source>Model configs (*.json);;All files (*)</source>
        <translation>模型配置 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy the config.json of a model first.</source>
        <translation>剪贴板里没有文本。请先复制某个模型的 config.json。</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>未导入：%1</translation>
    </message>
    <message>
        <source>I&amp;mport a model (config.json)…</source>
        <translation>导入模型（config.json）(&amp;M)…</translation>
    </message>
</context>
<context>
    <name>planner::ui::ImportDialog</name>
    <message>
        <source>Import a model</source>
        <translation>导入模型</translation>
    </message>
    <message>
        <source>Read from: %1. Nothing has changed yet.</source>
        <translation>来源：%1。目前尚未改动任何内容。</translation>
    </message>
    <message>
        <source>Use in this plan</source>
        <translation>用于本方案</translation>
    </message>
    <message>
        <source>What was read of the model</source>
        <translation>从模型配置读到的内容</translation>
    </message>
    <message>
        <source>Replace it in my catalog</source>
        <translation>替换我的目录中的条目</translation>
    </message>
    <message>
        <source>Keep in my catalog</source>
        <translation>保存到我的目录</translation>
    </message>
    <message>
        <source>totals</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>not modelled</source>
        <translation>未建模</translation>
    </message>
    <message>
        <source>This model cannot be planned with: a part that the engine needs is not modelled. The first lines of the table say why.</source>
        <translation>该模型无法用于规划：引擎需要的某个部分未建模，原因见表格前几行。</translation>
    </message>
    <message>
        <source>Used in this plan, it also changes:</source>
        <translation>用于本方案时还会改动：</translation>
    </message>
    <message>
        <source>There is no folder for your own entries: HOME is not set.</source>
        <translation>没有可存放自有条目的文件夹：未设置 HOME。</translation>
    </message>
    <message>
        <source>Kept as %1</source>
        <translation>已保存为 %1</translation>
    </message>
</context>
<context>
    <name>planner::ui::ImportTable</name>
    <message>
        <source>not modelled</source>
        <translation>未建模</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>planner::ui::InputsPanel</name>
    <message>
        <source>Inputs</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search inputs</source>
        <translation>搜索参数</translation>
    </message>
    <message>
        <source>No input has these words in its name, id or help.</source>
        <translation>没有参数的名称、ID 或说明包含这些词。</translation>
    </message>
</context>
<context>
    <name>planner::ui::KvPanel</name>
    <message>
        <source>Compare with</source>
        <translation>对比模型</translation>
    </message>
    <message>
        <source>Models to compare with</source>
        <translation>用于对比的模型</translation>
    </message>
</context>
<context>
    <name>planner::ui::LessonActions</name>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>上一步(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;End the lesson</source>
        <translation>结束课程(&amp;E)</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>课程 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Le&amp;ssons</source>
        <translation>课程(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>打开课程文件(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Teacher view…</source>
        <translation>教师视图(&amp;T)…</translation>
    </message>
</context>
<context>
    <name>planner::ui::LessonPanel</name>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>回到课程</translation>
    </message>
    <message>
        <source>Free play</source>
        <translation>自由操作</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Restore this step</source>
        <translation>恢复这一步</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>全部步骤</translation>
    </message>
</context>
<context>
    <name>planner::ui::LinePlot</name>
    <message>
        <source>breaks a rule</source>
        <translation>违反规则</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>planner::ui::MainWindow</name>
    <message>
        <source>%1[*] – MoE Planner</source>
        <translation>%1[*] – MoE Planner</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问答</translation>
    </message>
</context>
<context>
    <name>planner::ui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>planner::ui::ModelView</name>
    <message>
        <source>Dimensions</source>
        <translation>结构参数</translation>
    </message>
</context>
<context>
    <name>planner::ui::MoveBar</name>
    <message>
        <source>move a prompt</source>
        <translation>移动一条 prompt</translation>
    </message>
    <message>
        <source>change a load</source>
        <translation>改变负载</translation>
    </message>
    <message>
        <source>change a stage</source>
        <translation>改变阶段时长</translation>
    </message>
    <message>
        <source>change a field</source>
        <translation>修改数值</translation>
    </message>
    <message>
        <source>choose a rule</source>
        <translation>选择规则</translation>
    </message>
    <message>
        <source>take other numbers</source>
        <translation>换一组数据</translation>
    </message>
    <message>
        <source>other prompt lengths</source>
        <translation>换一组 prompt 长度</translation>
    </message>
    <message>
        <source>start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo in this sandbox: %1 (%2)</source>
        <translation>撤销沙盒中的操作：%1（%2）</translation>
    </message>
    <message>
        <source>No move in this sandbox to undo</source>
        <translation>沙盒中没有可撤销的操作</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Redo in this sandbox: %1 (%2)</source>
        <translation>重做沙盒中的操作：%1（%2）</translation>
    </message>
    <message>
        <source>No move in this sandbox to redo</source>
        <translation>沙盒中没有可重做的操作</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Back to how this sandbox began; Undo brings your moves back</source>
        <translation>回到沙盒的初始状态；“撤销”可找回你的操作</translation>
    </message>
</context>
<context>
    <name>planner::ui::OverlapPanel</name>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>%1, %2 times as fast</source>
        <translation>%1，速度 %2 倍</translation>
    </message>
    <message>
        <source>Both micro-batches take %1 instead of %2: %3 times as fast.</source>
        <translation>两个 micro-batch 共需 %1，而不是 %2：速度提高到 %3 倍。</translation>
    </message>
    <message>
        <source>Overlap never gives more than 2 times: at best compute and network both work all the time. With these lengths no rule gives more than %1 times.</source>
        <translation>重叠最多快到 2 倍：最好的情况也只是计算与网络始终都在工作。按现在的时长，任何方式都不会超过 %1 倍。</translation>
    </message>
    <message>
        <source>Attention is cut in two because the experts hide nothing: one half hides the dispatch, the other the combine. In one piece it could hide only one of them: %1.</source>
        <translation>注意力切成两段，是因为专家计算掩盖不了任何通信：一段掩盖分发，另一段掩盖合并。若不切开，只能掩盖其中之一：%1。</translation>
    </message>
    <message>
        <source>With these lengths the cut through attention does not help: in one piece %1.</source>
        <translation>按现在的时长，切开注意力没有好处：不切开为 %1。</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>%1 % busy</source>
        <translation>占用 %1%</translation>
    </message>
    <message>
        <source>bottleneck</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>%1 idle for %2</source>
        <translation>%1：空闲 %2</translation>
    </message>
    <message>
        <source>One layer of two micro-batches</source>
        <translation>两个 micro-batch 的一层</translation>
    </message>
    <message>
        <source>All stages are of length 0.</source>
        <translation>所有阶段的时长均为 0。</translation>
    </message>
    <message>
        <source>nothing overlaps: %1</source>
        <translation>无重叠：%1</translation>
    </message>
    <message>
        <source>darker: micro-batch 0; lighter: 1; hatched: idle</source>
        <translation>深色：micro-batch 0；浅色：micro-batch 1；斜线：空闲</translation>
    </message>
    <message>
        <source>Compute and network can work at the same time, but one micro-batch must wait for its own transfers. So two take turns: one computes while the other travels. Drag the right edge of a block, or set the lengths below, and see gaps open.</source>
        <translation>计算与网络可以同时工作，但一个 micro-batch 必须等待自己的传输。因此两个 micro-batch 交替进行：一个计算时另一个在传输。拖动色块的右边缘，或在下方设置时长，看看空隙如何出现。</translation>
    </message>
    <message>
        <source>As decode of the plan</source>
        <translation>取自方案的 decode</translation>
    </message>
    <message>
        <source>As prefill of the plan</source>
        <translation>取自方案的 prefill</translation>
    </message>
    <message>
        <source>%1 of micro-batch %2: %3. Drag its right edge, or press Shift with Left or Right, to make it shorter or longer.</source>
        <translation>micro-batch %2 的 %1：%3。拖动右边缘，或按 Shift 加左右方向键，可缩短或拉长。</translation>
    </message>
</context>
<context>
    <name>planner::ui::PageSwitch</name>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>The charts of this plan</source>
        <translation>本方案的图表</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Every estimate against what was measured</source>
        <translation>每项估计与实测的对照</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>How close kernels and network come to the nameplate</source>
        <translation>kernel 与网络离标称值有多远</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The model&apos;s layers, sizes and dimensions</source>
        <translation>模型的层、规模与结构参数</translation>
    </message>
</context>
<context>
    <name>planner::ui::ParameterRow</name>
    <message>
        <source>Follows %1</source>
        <translation>跟随：%1</translation>
    </message>
    <message>
        <source>Set by hand; click to follow %1</source>
        <translation>手动设置；点击恢复跟随：%1</translation>
    </message>
    <message>
        <source>Changed; click to reset</source>
        <translation>已修改；点击重置</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置“%1”</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Keep This Value</source>
        <translation>固定当前值</translation>
    </message>
    <message>
        <source>Follow Again: %1</source>
        <translation>恢复跟随：%1</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>查看推导</translation>
    </message>
    <message>
        <source>Copy Id</source>
        <translation>复制 ID</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁定</translation>
    </message>
</context>
<context>
    <name>planner::ui::PlanNames</name>
    <message>
        <source>this plan, as it is edited</source>
        <translation>当前方案（随编辑更新）</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>beside it</source>
        <translation>并列方案</translation>
    </message>
    <message>
        <source>Name of plan %1</source>
        <translation>方案 %1 的名称</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>planner::ui::PlanSet</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>planner::ui::PlansChart</name>
    <message>
        <source>plan</source>
        <translation>方案</translation>
    </message>
</context>
<context>
    <name>planner::ui::PrefillSandbox</name>
    <message>
        <source>equal counts</source>
        <translation>个数相等</translation>
    </message>
    <message>
        <source>fewest tokens</source>
        <translation>token 最少</translation>
    </message>
    <message>
        <source>least attention</source>
        <translation>注意力最少</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者兼顾</translation>
    </message>
    <message>
        <source>Prefill balancer</source>
        <translation>prefill 负载均衡</translation>
    </message>
    <message>
        <source>“%1” is no prompt length: write whole numbers of tokens from 1 to 10000000, with spaces between.</source>
        <translation>“%1”不是 prompt 长度：请填写 1 到 10000000 之间的整数 token 数，以空格分隔。</translation>
    </message>
    <message>
        <source>There is no prompt length here.</source>
        <translation>这里没有 prompt 长度。</translation>
    </message>
    <message>
        <source>%1 prompts are more than can be shown; %2 can.</source>
        <translation>%1 个 prompt 太多，最多显示 %2 个。</translation>
    </message>
    <message>
        <source>Attention work</source>
        <translation>注意力计算量</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>Prompt of %1: it attends to %2 pairs of tokens. Drag it to another GPU, or move it with Shift and the arrow keys.</source>
        <translation>长 %1 的 prompt：注意力涉及 %2 对 token。可拖到另一张卡，或按 Shift 加方向键移动。</translation>
    </message>
    <message>
        <source>hottest ÷ mean = %1</source>
        <translation>最高 ÷ 平均 = %1</translation>
    </message>
    <message>
        <source>By hand: the busiest GPU has %1 times the mean attention work and the fullest %2 times the mean tokens.</source>
        <translation>手动放置：最忙的卡的注意力计算量是平均值的 %1 倍，token 最多的卡是 %2 倍。</translation>
    </message>
    <message>
        <source>The busiest GPU has %1 times the mean attention work, and the fullest %2 times the mean tokens.</source>
        <translation>最忙的卡的注意力计算量是平均值的 %1 倍，token 最多的卡是 %2 倍。</translation>
    </message>
    <message>
        <source>Each prompt goes to one GPU. Attention work grows with the square of a prompt&apos;s length, other work with its tokens: equal counts are not equal work. Drag prompts between the GPUs: can you make both equal?</source>
        <translation>每个 prompt 放到一张卡上。注意力计算量随 prompt 长度的平方增长，其余计算量随 token 数增长：个数相等并不等于计算量相等。在卡与卡之间拖动 prompt：你能让两者都相等吗？</translation>
    </message>
    <message>
        <source>Prompt lengths, tokens</source>
        <translation>prompt 长度（token）</translation>
    </message>
    <message>
        <source>Other prompt lengths by chance</source>
        <translation>随机生成另一批 prompt 长度</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>attention %1
tokens %2</source>
        <translation>注意力 %1
token %2</translation>
    </message>
    <message>
        <source>Random lengths</source>
        <translation>随机长度</translation>
    </message>
</context>
<context>
    <name>planner::ui::Presentation</name>
    <message>
        <source>Presentation &amp;mode</source>
        <translation>演示模式(&amp;M)</translation>
    </message>
</context>
<context>
    <name>planner::ui::PresetGallery</name>
    <message>
        <source>decode step at least %1, ruled by %2; memory %3 of %4</source>
        <translation>decode 步长至少 %1，瓶颈：%2；显存 %3 / %4</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>prefill %1 per GPU by the estimate, ruled by %2; memory %3 of %4</source>
        <translation>估计每卡 prefill %1，瓶颈：%2；显存 %3 / %4</translation>
    </message>
</context>
<context>
    <name>planner::ui::QuantityLine</name>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>a number, such as %1</source>
        <translation>一个数值，例如 %1</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的答案</translation>
    </message>
    <message>
        <source>Your answer, on a logarithmic scale</source>
        <translation>你的答案（对数刻度）</translation>
    </message>
</context>
<context>
    <name>planner::ui::QuestionCard</name>
    <message>
        <source>Class vote: collect answers first</source>
        <translation>全班投票：先收集答案</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>How the figure comes about</source>
        <translation>这个数怎么来的</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>对：%1。</translation>
    </message>
    <message>
        <source>The right order of magnitude; it is %1.</source>
        <translation>数量级对了，正确的是 %1。</translation>
    </message>
    <message>
        <source>Not quite: it is %1.</source>
        <translation>不对：正确的是 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) so far</source>
        <translation>
            <numerusform>已收到 %n 个答案</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>planner::ui::QuestionsPanel</name>
    <message>
        <source>Questions</source>
        <translation>问答</translation>
    </message>
    <message>
        <source>How many nodes do these users need?</source>
        <translation>这些用户需要多少节点？</translation>
    </message>
    <message>
        <source>How many prefill units for one decode unit?</source>
        <translation>一个 decode 单元要配多少个 prefill 单元？</translation>
    </message>
    <message>
        <source>Batch, rate and step: which is the third?</source>
        <translation>batch 大小、吞吐、步长：第三个是多少？</translation>
    </message>
</context>
<context>
    <name>planner::ui::RooflinePlot</name>
    <message>
        <source>%1: %2 at %3 FLOP per byte</source>
        <translation>%1：%2，每字节 %3 FLOP</translation>
    </message>
    <message>
        <source>Above its roof: the inputs contradict each other.</source>
        <translation>高于屋顶线：参数互相矛盾。</translation>
    </message>
    <message>
        <source>Roof %1: %2</source>
        <translation>屋顶线 %1：%2</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>FLOP per byte</source>
        <translation>每字节 FLOP</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>share of time</source>
        <translation>时间占比</translation>
    </message>
    <message>
        <source>FLOP per byte, baseline</source>
        <translation>每字节 FLOP（基线）</translation>
    </message>
    <message>
        <source>FLOP/s, baseline</source>
        <translation>FLOP/s（基线）</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>intensity</source>
        <translation>计算强度</translation>
    </message>
    <message>
        <source>achieved rate</source>
        <translation>实际速率</translation>
    </message>
    <message>
        <source>intensity, baseline</source>
        <translation>计算强度（基线）</translation>
    </message>
    <message>
        <source>achieved rate, baseline</source>
        <translation>实际速率（基线）</translation>
    </message>
    <message>
        <source>roof %1</source>
        <translation>屋顶线 %1</translation>
    </message>
</context>
<context>
    <name>planner::ui::SandboxWindow</name>
    <message>
        <source>Sandboxes</source>
        <translation>沙盒</translation>
    </message>
</context>
<context>
    <name>planner::ui::ScenarioDocument</name>
    <message>
        <source>Set %1 to %2</source>
        <translation>将“%1”设为 %2</translation>
    </message>
    <message>
        <source>Keep %1 at %2</source>
        <translation>将“%1”固定为 %2</translation>
    </message>
    <message>
        <source>Let %1 follow %2</source>
        <translation>让“%1”跟随：%2</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置“%1”</translation>
    </message>
    <message>
        <source>Choose model %1</source>
        <translation>选择模型 %1</translation>
    </message>
    <message>
        <source>Choose GPU %1</source>
        <translation>选择 GPU %1</translation>
    </message>
    <message>
        <source>Revert to saved</source>
        <translation>还原到已保存版本</translation>
    </message>
    <message>
        <source>Load “%1”</source>
        <translation>载入“%1”</translation>
    </message>
    <message>
        <source>pinned at %1</source>
        <translation>以 %1 为基线</translation>
    </message>
    <message>
        <source>as opened</source>
        <translation>打开时的方案</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Choose efficiency profile %1</source>
        <translation>选择效率配置 %1</translation>
    </message>
    <message>
        <source>Make %1 ideal</source>
        <translation>将“%1”设为理想值</translation>
    </message>
    <message>
        <source>Make %1 efficiencies ideal</source>
        <translation>将 %1 项效率设为理想值</translation>
    </message>
    <message>
        <source>Reset %1 inputs</source>
        <translation>重置 %1 项参数</translation>
    </message>
    <message>
        <source>Choose price sheet %1</source>
        <translation>选择价目表 %1</translation>
    </message>
    <message>
        <source>Set several inputs</source>
        <translation>设置多个参数</translation>
    </message>
    <message>
        <source>Swap plan and baseline</source>
        <translation>交换方案与基线</translation>
    </message>
    <message>
        <source>Set own traffic by hour</source>
        <translation>设置自定义的每小时流量</translation>
    </message>
</context>
<context>
    <name>planner::ui::SectionHeader</name>
    <message>
        <source>expanded group of inputs</source>
        <translation>参数组，已展开</translation>
    </message>
    <message>
        <source>collapsed group of inputs</source>
        <translation>参数组，已折叠</translation>
    </message>
</context>
<context>
    <name>planner::ui::StepPlayer</name>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Let the steps run by themselves</source>
        <translation>自动逐步播放</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>跳到结尾</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
</context>
<context>
    <name>planner::ui::SweepWindow</name>
    <message>
        <source>%1 of %2 plans</source>
        <translation>已完成 %1 / %2 个方案</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 plans</source>
        <translation>已停止：完成 %1 / %2 个方案</translation>
    </message>
    <message>
        <source>%1 break a rule, hatched</source>
        <translation>%1 个违反规则（斜线）</translation>
    </message>
    <message>
        <source>Choose a point to set the plan to it.</source>
        <translation>点选一个点，可将方案设为该点。</translation>
    </message>
    <message>
        <source>Vary inputs</source>
        <translation>扫描参数</translation>
    </message>
    <message>
        <source>Vary</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>and a second input, as a map</source>
        <translation>再加一个参数，画成热图</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Set the plan to this point</source>
        <translation>将方案设为该点</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
</context>
<context>
    <name>planner::ui::SystemPlot</name>
    <message>
        <source>rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>含义</translation>
    </message>
</context>
<context>
    <name>planner::ui::TeacherAnswer</name>
    <message>
        <source>Hide answer</source>
        <translation>收起答案</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Right: %1. Right order of magnitude: %2. Far off: %3.</source>
        <translation>正确：%1；数量级正确：%2；相差很远：%3。</translation>
    </message>
    <message>
        <source>Known mistakes, and the answers that look like each</source>
        <translation>常见的错误，以及看上去属于它的答案</translation>
    </message>
    <message>
        <source>As the plan stands now, none of the choices is right.</source>
        <translation>按方案现在的样子，没有一个选项是对的。</translation>
    </message>
    <message>
        <source>What the others are told</source>
        <translation>选其他项会看到</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>%1 个答案</translation>
    </message>
</context>
<context>
    <name>planner::ui::TeacherView</name>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一步：%1</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>这是最后一步。</translation>
    </message>
    <message>
        <source>Teacher view</source>
        <translation>教师视图</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新提问</translation>
    </message>
    <message>
        <source>Clears the answers and hides the right one from the class again</source>
        <translation>清空收到的答案，并向全班重新隐藏正确答案</translation>
    </message>
    <message>
        <source>Reveal to the class</source>
        <translation>向全班公布</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>planner::ui::TimelinePlot</name>
    <message>
        <source>stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>micro-batch</translation>
    </message>
    <message>
        <source>start, s</source>
        <translation>开始（s）</translation>
    </message>
    <message>
        <source>end, s</source>
        <translation>结束（s）</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>时间（s）</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>end</source>
        <translation>结束</translation>
    </message>
</context>
<context>
    <name>planner::ui::TrafficDialog</name>
    <message>
        <source>%1: cannot be read: %2</source>
        <translation>%1：无法读取：%2</translation>
    </message>
    <message>
        <source>Open traffic by hour</source>
        <translation>打开每小时流量</translation>
    </message>
    <message>
        <source>Columns (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>数据列 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Own traffic by hour</source>
        <translation>自定义的每小时流量</translation>
    </message>
    <message>
        <source>24 lines, one number for each hour from midnight on, in the traffic&apos;s own time zone. A heading and the hour before the number are allowed; only the proportions count.</source>
        <translation>24 行，从零点起每小时一个数值，按流量所在的时区。可以有标题行，数值前可以写钟点；只看比例。</translation>
    </message>
    <message>
        <source>Traffic by hour, 24 lines</source>
        <translation>每小时流量，24 行</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Use this traffic</source>
        <translation>使用此流量</translation>
    </message>
</context>
<context>
    <name>planner::ui::TrafficRow</name>
    <message>
        <source>Paste or open own traffic…</source>
        <translation>粘贴或打开自己的流量…</translation>
    </message>
    <message>
        <source>Traffic of each hour from midnight to midnight.</source>
        <translation>从零点到零点每小时的流量。</translation>
    </message>
    <message>
        <source>Traffic by hour</source>
        <translation>每小时流量</translation>
    </message>
</context>
<context>
    <name>planner::ui::UseInPlan</name>
    <message>
        <source>Use %1 in the plan</source>
        <translation>将 %1 用于方案</translation>
    </message>
    <message>
        <source>%1 of the plan: %2</source>
        <translation>方案的“%1”：%2</translation>
    </message>
    <message>
        <source>Sets the input of the plan; one step to undo (%1)</source>
        <translation>写入方案的这项参数；撤销一次即可还原（%1）</translation>
    </message>
</context>
<context>
    <name>planner::ui::ValidationView</name>
    <message>
        <source>Median error</source>
        <translation>误差中位数</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>%1 of %2 within 10 %</source>
        <translation>%2 个中有 %1 个在 10% 以内</translation>
    </message>
    <message>
        <source>Components, fitted on</source>
        <translation>组件，参与拟合</translation>
    </message>
    <message>
        <source>Components, not fitted</source>
        <translation>组件，未参与拟合</translation>
    </message>
    <message>
        <source>Deployments, fitted on</source>
        <translation>部署，参与拟合</translation>
    </message>
    <message>
        <source>Deployments, not fitted</source>
        <translation>部署，未参与拟合</translation>
    </message>
    <message>
        <source>Formulas of papers take no part. Judge by what was not fitted, components first: in the aggregate errors cancel.</source>
        <translation>论文公式不计入。请以未参与拟合的点为准，先看组件：整套部署中误差可能相互抵消。</translation>
    </message>
</context>
<context>
    <name>planner::ui::ViewActions</name>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>缩小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>默认文字大小(&amp;U)</translation>
    </message>
    <message>
        <source>Larg&amp;er text</source>
        <translation>放大文字(&amp;E)</translation>
    </message>
</context>
<context>
    <name>planner::ui::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Find an input</source>
        <translation>查找参数(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Show one &amp;chart</source>
        <translation>单独显示图表(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;All charts</source>
        <translation>全部图表(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Restore the usual layout</source>
        <translation>恢复默认布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>对比(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About MoE Planner</source>
        <translation>关于 MoE Planner(&amp;A)</translation>
    </message>
    <message>
        <source>About MoE Planner</source>
        <translation>关于 MoE Planner</translation>
    </message>
    <message>
        <source>&lt;h3&gt;MoE Planner %1&lt;/h3&gt;&lt;p&gt;Plans the serving of large mixture-of-experts models, explains its own numbers and draws them.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty. Uses Qt and Qt Charts (GPL-3.0), QCustomPlot (GPL-3.0 or later), nlohmann/json, {fmt}, tl::expected and CLI11.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;MoE Planner %1&lt;/h3&gt;&lt;p&gt;规划大规模 MoE 模型的推理部署，推导每个数字的来历并绘制成图。&lt;/p&gt;&lt;p&gt;自由软件，采用 GNU 通用公共许可证第 3 版或更高版本，不提供任何担保。使用 Qt 和 Qt Charts（GPL-3.0）、QCustomPlot（GPL-3.0 或更高版本）、nlohmann/json、{fmt}、tl::expected 和 CLI11。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>图表(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Validation</source>
        <translation>验证(&amp;V)</translation>
    </message>
    <message>
        <source>Eff&amp;iciency</source>
        <translation>效率(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>教学(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Decode balancer…</source>
        <translation>decode 负载均衡(&amp;D)…</translation>
    </message>
    <message>
        <source>E&amp;xpert balancer…</source>
        <translation>专家负载均衡(&amp;X)…</translation>
    </message>
    <message>
        <source>O&amp;verlap…</source>
        <translation>重叠(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>使用指南(&amp;G)</translation>
    </message>
    <message>
        <source>Prefi&amp;ll balancer…</source>
        <translation>prefill 负载均衡(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
</context>
</TS>
