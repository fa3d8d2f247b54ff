// SPDX-License-Identifier: GPL-3.0-or-later
// Which card gets which request: in prefill at once, in decode as they come.
#include "model/analysis/balancers/decode.h"
#include "model/analysis/balancers/imbalance.h"
#include "model/analysis/balancers/load_generators.h"
#include "model/analysis/balancers/prefill.h"
#include "tests/model/generators.h"
#include "tests/model/support.h"

#include <numeric>

using namespace planner;
using namespace planner::testing;

class TestRequestBalancers : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { FIX_SEED(); }
    void equalCountsAreNotEqualWork();
    void bothCannotAlwaysBeEqual();
    void greedyAgainstTheBest();
    void everyRequestIsPlacedOnce();
    void decodeByHand();
    void decodePoliciesDiffer();
    void decodeKeepsBooks();
    void fewestRequestsAreEven();
};

namespace {

constexpr std::array prefill_policies{PrefillPolicy::in_turn, PrefillPolicy::by_tokens,
                                      PrefillPolicy::by_attention, PrefillPolicy::by_both};
constexpr std::array decode_policies{DecodePolicy::in_turn, DecodePolicy::fewest_requests,
                                     DecodePolicy::least_kv, DecodePolicy::both};

/// The least possible load of the fullest card, by trying everything.
double best_of_all(const std::vector<double>& work, int cards) {
    double best = std::accumulate(work.begin(), work.end(), 0.0);
    std::vector<int> card_of(work.size(), 0);
    for (;;) {
        std::vector<double> loads(static_cast<std::size_t>(cards), 0.0);
        for (std::size_t item = 0; item < work.size(); ++item)
            loads[static_cast<std::size_t>(card_of[item])] += work[item];
        best = std::min(best, *std::max_element(loads.begin(), loads.end()));
        std::size_t digit = 0;
        while (digit < card_of.size() && ++card_of[digit] == cards)
            card_of[digit++] = 0;
        if (digit == card_of.size())
            return best;
    }
}

} // namespace

void TestRequestBalancers::equalCountsAreNotEqualWork() {
    // Two requests a card: 8000 and 1000 tokens against 1000 and 1000.
    const std::vector<double> lengths{8000, 1000, 1000, 1000};
    const auto loads = prefill_loads(lengths, balance_prefill(lengths, 2, PrefillPolicy::in_turn), 2);
    QCOMPARE(loads.tokens, (std::vector<double>{9000, 2000}));
    QCOMPARE(loads.attention, (std::vector<double>{32.5e6, 1e6})); // (64 + 1) / 2 and (1 + 1) / 2 million
    COMPARE_CLOSE(loads.token_imbalance, 9000 / 5500.0, 1e-12);
    COMPARE_CLOSE(loads.attention_imbalance, 32.5 / 16.75, 1e-12);
}

void TestRequestBalancers::bothCannotAlwaysBeEqual() {
    // One long prompt against eight short ones: equal tokens are 8 times the attention, and no way to part
    // them makes both equal.
    std::vector<double> lengths(8, 1000.0);
    lengths.insert(lengths.begin(), 8000.0);
    const auto loads = prefill_loads(lengths, balance_prefill(lengths, 2, PrefillPolicy::by_tokens), 2);
    QCOMPARE(loads.token_imbalance, 1.0);
    COMPARE_CLOSE(loads.attention_imbalance, 2 * 64.0 / 72, 1e-12);
    for (int set = 0; set < (1 << 9); ++set) {
        std::vector<int> card_of;
        for (int request = 0; request < 9; ++request)
            card_of.push_back((set >> request) & 1);
        const auto tried = prefill_loads(lengths, card_of, 2);
        QVERIFY(tried.token_imbalance > 1.0 || tried.attention_imbalance > 1.0);
    }
}

void TestRequestBalancers::greedyAgainstTheBest() {
    VERIFY_PROPERTY("longest first is at most 4/3 - 1/(3 cards) of the best", [] {
        std::vector<double> lengths(static_cast<std::size_t>(*rc::gen::inRange(1, 8)));
        for (auto& length : lengths)
            length = 1 + std::floor(random_share() * 10000);
        const int cards = *rc::gen::inRange(1, 4);
        const double factor = 4.0 / 3 - 1 / (3.0 * cards);
        const auto tokens =
            prefill_loads(lengths, balance_prefill(lengths, cards, PrefillPolicy::by_tokens), cards).tokens;
        RC_ASSERT(*std::max_element(tokens.begin(), tokens.end()) <=
                  best_of_all(lengths, cards) * factor * (1 + 1e-12));
        std::vector<double> work;
        for (const double length : lengths)
            work.push_back(attention_work(length));
        const auto attention =
            prefill_loads(lengths, balance_prefill(lengths, cards, PrefillPolicy::by_attention), cards)
                .attention;
        RC_ASSERT(*std::max_element(attention.begin(), attention.end()) <=
                  best_of_all(work, cards) * factor * (1 + 1e-12));
    });
}

void TestRequestBalancers::everyRequestIsPlacedOnce() {
    VERIFY_PROPERTY("each request has one card, and all work is on the cards", [] {
        const int cards = *rc::gen::inRange(1, 33);
        const auto lengths = random_lengths(*rc::gen::inRange(0, 120), 2000, 3 * random_share(),
                                            static_cast<std::uint64_t>(*rc::gen::inRange(0, 1000)));
        for (const auto policy : prefill_policies) {
            const auto card_of = balance_prefill(lengths, cards, policy);
            RC_ASSERT(card_of.size() == lengths.size());
            for (const int card : card_of)
                RC_ASSERT(card >= 0 && card < cards);
            const auto loads = prefill_loads(lengths, card_of, cards);
            RC_ASSERT(std::accumulate(loads.tokens.begin(), loads.tokens.end(), 0.0) ==
                      std::accumulate(lengths.begin(), lengths.end(), 0.0));
            RC_ASSERT(loads.attention_imbalance >= 1.0);
            RC_ASSERT(loads.token_imbalance >= 1.0);
            RC_ASSERT(loads.token_imbalance <= cards * (1 + 1e-12));
        }
    });
}

void TestRequestBalancers::decodeByHand() {
    // Two cards, one step between arrivals, answers of two steps.
    const std::vector<DecodeArrival> arrivals{{100, 2}, {10, 2}, {10, 2}, {10, 2}};
    const auto frames = balance_decode(arrivals, 2, 1, DecodePolicy::least_kv);
    QCOMPARE(frames.size(), std::size_t{4});
    QCOMPARE(frames[0].kv_tokens, (std::vector<double>{100, 0}));
    QCOMPARE(frames[1].kv_tokens, (std::vector<double>{101, 10}));
    // After its second step the first has left; the second has 11.
    QCOMPARE(frames[2].kv_tokens, (std::vector<double>{10, 11}));
    QCOMPARE(frames[2].requests, (std::vector<int>{1, 1}));
    QCOMPARE(frames[2].placed_on, 0);
    COMPARE_CLOSE(frames[2].kv_imbalance, 11 / 10.5, 1e-12);
    QCOMPARE(frames[3].kv_tokens, (std::vector<double>{11, 10}));
    QCOMPARE(frames[3].request_imbalance, 1.0);
}

void TestRequestBalancers::decodePoliciesDiffer() {
    const auto arrivals = arrivals_of(mixed_lengths(400, 1000, 32000, 0.1, 11), 300);
    const auto last = [&](DecodePolicy policy) { return balance_decode(arrivals, 8, 1, policy).back(); };
    const auto by_count = last(DecodePolicy::fewest_requests);
    const auto by_kv = last(DecodePolicy::least_kv);
    const auto by_both = last(DecodePolicy::both);
    // Equal requests are not equal KV, nor the other way round; both is in between.
    QVERIFY(by_count.kv_imbalance > by_kv.kv_imbalance + 0.1);
    QVERIFY(by_kv.request_imbalance > by_count.request_imbalance + 0.1);
    QVERIFY(by_both.kv_imbalance < by_count.kv_imbalance);
    QVERIFY(by_both.request_imbalance < by_kv.request_imbalance);
}

void TestRequestBalancers::decodeKeepsBooks() {
    VERIFY_PROPERTY("no request is lost, and none is placed twice", [] {
        const int cards = *rc::gen::inRange(1, 17);
        const int between = *rc::gen::inRange(0, 4);
        const int output = *rc::gen::inRange(1, 40);
        const auto contexts = random_lengths(*rc::gen::inRange(1, 60), 500, 1.5,
                                             static_cast<std::uint64_t>(*rc::gen::inRange(0, 1000)));
        const auto arrivals = arrivals_of(contexts, output);
        for (const auto policy : decode_policies) {
            const auto frames = balance_decode(arrivals, cards, between, policy);
            RC_ASSERT(frames.size() == arrivals.size());
            for (std::size_t number = 0; number < frames.size(); ++number) {
                // Those that came less than `output` steps ago are still there, with the steps that they ran.
                int present = 0;
                double kv = 0;
                for (std::size_t came = 0; came <= number; ++came) {
                    const int ran = static_cast<int>(number - came) * between;
                    if (ran < output) {
                        ++present;
                        kv += contexts[came] + ran;
                    }
                }
                const auto& frame = frames[number];
                RC_ASSERT(std::accumulate(frame.requests.begin(), frame.requests.end(), 0) == present);
                RC_ASSERT(std::accumulate(frame.kv_tokens.begin(), frame.kv_tokens.end(), 0.0) == kv);
                RC_ASSERT(frame.kv_imbalance >= 1.0);
                RC_ASSERT(frame.request_imbalance >= 1.0);
            }
        }
        // Without departures the greedy is within one request of the mean.
        const auto stay = balance_decode(arrivals, cards, 0, DecodePolicy::least_kv).back();
        RC_ASSERT(*std::max_element(stay.kv_tokens.begin(), stay.kv_tokens.end()) <=
                  mean_load(stay.kv_tokens) +
                      (1 - 1.0 / cards) * *std::max_element(contexts.begin(), contexts.end()) + 1e-6);
    });
}

void TestRequestBalancers::fewestRequestsAreEven() {
    const auto frames = balance_decode(arrivals_of(std::vector<double>(64, 100.0), 1000), 8, 1,
                                       DecodePolicy::fewest_requests);
    QCOMPARE(frames.back().requests, std::vector<int>(8, 8));
    QCOMPARE(frames.back().request_imbalance, 1.0);
}

QTEST_APPLESS_MAIN(TestRequestBalancers)
#include "tst_request_balancers.moc"
