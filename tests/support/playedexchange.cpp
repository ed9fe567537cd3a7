// SPDX-License-Identifier: MIT
#include "tests/support/playedexchange.h"

#include "core/sync/chain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace subtext::test {
namespace {

QJsonObject bodyOf(const WireRow& row)
{
    return QJsonDocument::fromJson(row.body).object();
}

/// The database reads 1 as true.
bool isTrue(const QJsonValue& value)
{
    return value.toBool() || value.toInt() == 1;
}

/// Of a request to label again: whether it is for this person, or for all.
bool isAskedOf(const Uuid& person, const WireRow& row)
{
    const QString whose = bodyOf(row).value(QLatin1String("person_id")).toString();
    return whose.isEmpty() || whose == person.text();
}

int rungOf(Role role)
{
    return static_cast<int>(role);
}

} // namespace

PlayedExchange::PlayedExchange(Uuid study, const Uuid& coordinator)
    : m_study(std::move(study))
    , m_founder(coordinator)
    , m_ids(std::make_shared<qint64>(0))
{
    m_incarnation = fresh();
    m_device = fresh();
}

Uuid PlayedExchange::fresh() const
{
    return *Uuid::fromText(
        QStringLiteral("eeeeeeee-0000-4000-8000-%1").arg(++*m_ids, 12, 16, QLatin1Char('0')));
}

void PlayedExchange::restore(const PlayedExchange& backup)
{
    *this = backup;
    m_incarnation = fresh();
}

template <typename Take> void PlayedExchange::forEachRow(Take take) const
{
    for (const auto& [key, stream] : m_streams) {
        for (const StreamEntry& entry : stream.entries)
            take(stream, entry.linked.row);
    }
}

std::vector<Uuid> PlayedExchange::people() const
{
    std::set<Uuid> people{m_founder};
    forEachRow([&](const Stream&, const WireRow& row) {
        if (row.kind == u"person")
            people.insert(row.person);
    });
    return {people.begin(), people.end()};
}

PlayedExchange::Standing PlayedExchange::standingOf(const Uuid& person) const
{
    Standing standing;
    Rank role;
    Rank withdrawal;
    if (person == m_founder)
        standing.role = Role::Coordinator;
    const auto outranks = [](const WireRow& row, Rank& last) {
        const Rank rank{row.at, row.uuid};
        if (rank <= last)
            return false;
        last = rank;
        return true;
    };
    forEachRow([&](const Stream&, const WireRow& row) {
        if (row.person != person)
            return;
        if (row.kind == u"person" && outranks(row, role)) {
            standing.role = roleFromToken(bodyOf(row)[u"role"].toString()).value_or(standing.role);
            standing.ordinal = bodyOf(row)[u"ordinal"].toInt(std::numeric_limits<int>::max());
        } else if (row.kind == u"withdrawal" && outranks(row, withdrawal)) {
            standing.isWithdrawn = isTrue(bodyOf(row)[u"withdrawn"]);
        } else if (row.kind == u"desk_watch") {
            standing.watches = true;
        }
    });
    return standing;
}

PlayedExchange::Seats PlayedExchange::seats() const
{
    Seats seats;
    std::map<std::pair<Uuid, Uuid>, std::pair<Rank, bool>> last;
    forEachRow([&](const Stream&, const WireRow& row) {
        if (row.kind != u"assignment")
            return;
        const auto note = [&](const QString& scenario, bool isLive) {
            const std::pair key{row.person, Uuid::fromText(scenario).value_or(Uuid())};
            const Rank rank{row.at, row.uuid};
            const auto found = last.find(key);
            if (found == last.end() || found->second.first < rank)
                last[key] = {rank, isLive};
        };
        const QJsonObject body = bodyOf(row);
        for (const QJsonValue& give : body[u"give"].toArray())
            note(give.toArray().at(0).toString(), true);
        for (const QJsonValue& take : body[u"take"].toArray())
            note(take.toString(), false);
    });
    for (const auto& [key, event] : last) {
        seats.ever.insert(key);
        if (event.second)
            seats.live.insert(key);
    }
    return seats;
}

int PlayedExchange::lastOpenRound(const Uuid& person) const
{
    int last = 0;
    for (const auto& [round, who] : m_openings)
        last = who == person ? std::max(last, round) : last;
    return last;
}

bool PlayedExchange::reads(const Member& who, const Standing& as, const Stream& stream) const
{
    const bool isStaff = as.role != Role::Annotator;
    const bool isCoordinator = as.role == Role::Coordinator;
    const bool isOwn = stream.person == who.person;
    switch (stream.of) {
    case StreamClass::Common:
        return true;
    case StreamClass::Scenes:
    case StreamClass::Staff:
        return isStaff;
    case StreamClass::About:
    case StreamClass::Answers:
        return isOwn || isStaff;
    case StreamClass::Name: // a study shows names before the lock only where its protocol says so
        return isOwn || isCoordinator || (isStaff && m_isLocked);
    case StreamClass::Course:
        return isOwn || isCoordinator;
    case StreamClass::Desk:
        return isOwn || (isStaff && (stream.round <= lastOpenRound(who.person) ||
                                     (isCoordinator && as.watches)));
    case StreamClass::Office:
        return isCoordinator;
    }
    return false;
}

ServerHello PlayedExchange::hello(const Member& who) const
{
    const Standing as = standingOf(who.person);
    ServerHello hello;
    hello.version = 1;
    hello.study = m_study;
    hello.incarnation = m_incarnation;
    hello.person = who.person;
    hello.device = who.device;
    hello.role = as.role;
    hello.watches = as.watches;
    hello.serverDevice = m_device;
    hello.isLocked = m_isLocked;
    hello.round = m_round;
    return hello;
}

std::vector<StreamHead> PlayedExchange::heads(const Member& who) const
{
    const Standing as = standingOf(who.person);
    std::vector<StreamHead> heads;
    for (const auto& [key, stream] : m_streams) {
        if (reads(who, as, stream))
            heads.push_back({stream.id, key, static_cast<qint64>(stream.entries.size()),
                             stream.entries.back().head});
    }
    return heads;
}

std::vector<PulledEntry> PlayedExchange::pull(const Member& who,
                                              const std::vector<CourierLine::After>& afters,
                                              int limit) const
{
    const Standing as = standingOf(who.person);
    std::vector<PulledEntry> pulled;
    for (const CourierLine::After& after : afters) {
        for (const auto& [key, stream] : m_streams) {
            if (stream.id != after.stream || !reads(who, as, stream))
                continue;
            for (auto n = static_cast<std::size_t>(after.n);
                 n < stream.entries.size() && static_cast<int>(pulled.size()) < limit; ++n) {
                pulled.push_back({stream.id, 0, stream.entries[n]});
                pulled.back().entry.linked.row.round.reset(); // the key of the stream says it
            }
        }
    }
    return pulled;
}

std::vector<PulledScene> PlayedExchange::scenes(const Member& who,
                                                const std::vector<Uuid>& wanted) const
{
    const Seats all = seats();
    std::vector<PulledScene> scenes;
    forEachRow([&](const Stream&, const WireRow& row) {
        const bool isScene = row.kind == u"scene" || row.kind == u"scene_change" ||
                             (row.kind == u"label_again" && isAskedOf(who.person, row));
        if (isScene && all.ever.contains({who.person, row.scenario}) &&
            std::find(wanted.begin(), wanted.end(), row.scenario) != wanted.end())
            scenes.push_back({row, rowDigest(m_study, row)});
    });
    std::sort(scenes.begin(), scenes.end(), [](const PulledScene& a, const PulledScene& b) {
        return std::tie(a.row.scenario, a.row.kind, a.row.at, a.row.uuid) <
               std::tie(b.row.scenario, b.row.kind, b.row.at, b.row.uuid);
    });
    return scenes;
}

std::vector<OwnChainEnd> PlayedExchange::chains(const Member& who) const
{
    std::vector<OwnChainEnd> chains;
    const Standing as = standingOf(who.person);
    for (const auto& [key, stream] : m_streams) {
        const auto own = stream.chains.find(who.device);
        if (own != stream.chains.end() && reads(who, as, stream))
            chains.push_back({stream.id, key, own->second});
    }
    return chains;
}

std::vector<HeadAt> PlayedExchange::links(const Member& who, const Uuid& stream,
                                          const std::vector<qint64>& places) const
{
    const Standing as = standingOf(who.person);
    std::vector<HeadAt> heads;
    for (const auto& [key, of] : m_streams) {
        if (of.id != stream || !reads(who, as, of))
            continue;
        for (const qint64 n : places) {
            if (n >= 1 && n <= static_cast<qint64>(of.entries.size()))
                heads.push_back({n, of.entries[static_cast<std::size_t>(n - 1)].head});
        }
    }
    return heads;
}

/// Items whose votes tie at the top in some question, once enough people have voted.
std::set<Uuid> PlayedExchange::splits() const
{
    const Seats all = seats();
    int raters = 1;
    int splitFrom = 2;
    Rank rules;
    Rank limits;
    using Vote = std::pair<std::tuple<int, qint64, Uuid>, QStringList>;
    std::map<std::pair<Uuid, Uuid>, Vote> votes; // scenario and person
    forEachRow([&](const Stream&, const WireRow& row) {
        const Rank rank{row.at, row.uuid};
        if (row.kind == u"protocol" && rank > rules) {
            rules = rank;
            raters = bodyOf(row)[u"raters"].toInt();
        } else if (row.kind == u"quality_protocol" && rank > limits) {
            limits = rank;
            splitFrom = bodyOf(row)[u"split_from"].toInt(2);
        } else if (row.kind == u"annotation" && all.live.contains({row.person, row.scenario})) {
            Vote& vote = votes[{row.scenario, row.person}];
            const std::tuple of{*row.revision, row.at, row.uuid};
            if (vote.second.isEmpty() || of > vote.first)
                vote = {of, *row.vote};
        }
    });
    std::map<Uuid, int> live;
    for (const auto& [person, scenario] : all.live)
        ++live[scenario];
    int most = live.empty() ? raters : 0;
    for (const auto& [scenario, count] : live)
        most = std::max(most, count);
    const int need = std::max({2, splitFrom, std::min(raters, most)});
    std::map<Uuid, std::vector<QStringList>> byScene;
    for (const auto& [key, vote] : votes)
        byScene[key.first].push_back(vote.second);
    std::set<Uuid> splits;
    for (const auto& [scenario, given] : byScene) {
        if (static_cast<int>(given.size()) < need)
            continue;
        for (qsizetype question = 0; question < given.front().size(); ++question) {
            std::map<QString, int> counts;
            for (const QStringList& vote : given)
                ++counts[vote.value(question)];
            int top = 0;
            int atTop = 0;
            for (const auto& [label, count] : counts) {
                atTop = count > top ? 1 : atTop + int(count == top);
                top = std::max(top, count);
            }
            if (atTop > 1)
                splits.insert(scenario);
        }
    }
    return splits;
}

/// By the last voice of the last round in which the person said something of an item.
std::set<Uuid> PlayedExchange::decidedBy(const Uuid& person) const
{
    std::map<Uuid, std::pair<std::tuple<int, qint64, Uuid>, bool>> last;
    forEachRow([&](const Stream& stream, const WireRow& row) {
        if (row.kind != u"decision" || row.person != person)
            return;
        const std::tuple of{stream.round, row.at, row.uuid};
        const auto found = last.find(row.scenario);
        if (found == last.end() || of > found->second.first)
            last[row.scenario] = {of, row.vote.has_value()};
    });
    std::set<Uuid> decided;
    for (const auto& [scenario, voice] : last) {
        if (voice.second)
            decided.insert(scenario);
    }
    return decided;
}

DeskProgress PlayedExchange::deskProgress(const Member& who) const
{
    const std::set<Uuid> tied = splits();
    const std::set<Uuid> decided = decidedBy(who.person);
    const auto open = std::count_if(tied.begin(), tied.end(), [&](const Uuid& scenario) {
        return !decided.contains(scenario);
    });
    return {static_cast<int>(tied.size()), static_cast<int>(open)};
}

bool PlayedExchange::openDesks(const Member& who)
{
    std::vector<Uuid> deciding;
    for (const Uuid& person : people()) {
        const Standing as = standingOf(person);
        if (as.role != Role::Annotator && !as.isWithdrawn && !as.watches &&
            !decidedBy(person).empty())
            deciding.push_back(person);
    }
    std::stable_sort(deciding.begin(), deciding.end(), [&](const Uuid& one, const Uuid& other) {
        return standingOf(one).ordinal < standingOf(other).ordinal;
    });
    deciding.resize(std::min(deciding.size(), std::size_t{2})); // a third is not waited for
    bool isRoundBegun = false;
    forEachRow([&](const Stream& stream, const WireRow& row) {
        isRoundBegun = isRoundBegun || (row.kind == u"decision" && stream.round == m_round);
    });
    const bool areAllThrough =
        std::all_of(deciding.begin(), deciding.end(), [&](const Uuid& person) {
            return deskProgress({person, {}}).open == 0;
        });
    if (deciding.size() < 2 || !isRoundBegun || !areAllThrough ||
        std::find(deciding.begin(), deciding.end(), who.person) == deciding.end())
        return false;
    QJsonArray named;
    for (const Uuid& person : deciding) {
        m_openings.insert({m_round, person});
        named.append(person.text());
    }
    WireRow row;
    row.kind = QStringLiteral("opening");
    row.uuid = fresh();
    row.body = QJsonDocument(QJsonObject{{QStringLiteral("people"), named},
                                         {QStringLiteral("round"), m_round}})
                   .toJson(QJsonDocument::Compact);
    Stream& stream = streamOf(row);
    const auto chain = stream.chains.find(m_device);
    OwnChain own = chain == stream.chains.end() ? OwnChain(m_study, stream.key, m_device)
                                                : OwnChain(m_study, chain->second);
    put(stream, {}, m_device, own.add(row));
    ++m_round;
    return true;
}

std::optional<int> PlayedExchange::roundOf(const Uuid& decision) const
{
    const auto found = m_parcels.find(decision);
    if (found == m_parcels.end())
        return std::nullopt;
    const Stream& stream = m_streams.at(found->second.first);
    return stream.of == StreamClass::Desk ? std::optional(stream.round) : std::nullopt;
}

bool PlayedExchange::mayWrite(const Member& who, const Standing& as, const WireRow& row) const
{
    const bool isStaff = as.role != Role::Annotator;
    const bool isCoordinator = as.role == Role::Coordinator;
    if (row.kind == u"decision")
        return isStaff && row.person == who.person && !as.watches;
    if (row.kind == u"settlement")
        return (isCoordinator && row.person.isNull()) ||
               (isStaff && row.person == who.person &&
                (as.watches || lastOpenRound(who.person) > 0));
    const WireKind& kind = *findWireKind(row.kind);
    return (kind.byPerson && row.person == who.person &&
            (as.role == Role::Annotator || row.kind == u"device" || row.kind == u"certificate")) ||
           (kind.byAdjudicator && as.role == Role::Adjudicator) ||
           (kind.byCoordinator && isCoordinator);
}

std::optional<PushRefusal> PlayedExchange::refusal(const Member& who, const Standing& as,
                                                   const Seats& seats, const LinkedRow& row) const
{
    const WireRow& of = row.row;
    const WireKind* kind = findWireKind(of.kind);
    if (!kind)
        return PushRefusal::UnknownKind;
    if (!mayWrite(who, as, of))
        return PushRefusal::NotYours;
    if (of.uuid.isNull() || of.body.isEmpty() || of.at < 0 ||
        (isPersonal(kind->streamClass) && of.person.isNull()))
        return PushRefusal::Malformed;
    if (m_isLocked && kind->isFrozen)
        return PushRefusal::Locked;
    if (kind->streamClass == StreamClass::Desk && of.round != m_round)
        return PushRefusal::Round;
    if (kind->streamClass == StreamClass::Answers && !of.scenario.isNull() &&
        !seats.ever.contains({of.person, of.scenario}))
        return PushRefusal::Unassigned;
    if (of.kind == u"withdrawal") {
        const std::vector<Uuid> known = people();
        if (std::find(known.begin(), known.end(), of.person) == known.end())
            return PushRefusal::UnknownPerson;
    }
    if (of.kind == u"person" &&
        rungOf(standingOf(of.person).role) >
            rungOf(roleFromToken(bodyOf(of)[u"role"].toString()).value_or(Role::Annotator)) &&
        of.person != m_founder)
        return PushRefusal::Demotion;
    const auto known = m_parcels.find(of.uuid);
    if (known != m_parcels.end() && known->second.second != rowDigest(m_study, of))
        return PushRefusal::ChangedRow;
    return std::nullopt;
}

Result<PushOutcome> PlayedExchange::push(const Member& who, const std::vector<LinkedRow>& rows)
{
    const Standing as = standingOf(who.person);
    const Seats all = seats();
    PushOutcome outcome;
    for (std::size_t place = 0; place < rows.size(); ++place) {
        if (const auto reason = refusal(who, as, all, rows[place]))
            outcome.refused.push_back({place, *reason});
    }
    if (!outcome.refused.empty())
        return outcome;
    // All of it or nothing.
    PlayedExchange after = *this;
    auto taken = after.append(who, rows);
    if (taken)
        *this = std::move(after);
    return taken;
}

Result<PushOutcome> PlayedExchange::append(const Member& who, const std::vector<LinkedRow>& rows)
{
    const auto fork = [](const char* state, const char* words) {
        return fail(serverError(QString::fromLatin1(state), QString::fromLatin1(words)));
    };
    PushOutcome outcome;
    for (const LinkedRow& row : rows) {
        Stream& stream = streamOf(row.row);
        const auto own = stream.chains.find(who.device);
        const StreamCursor::ChainEnd end =
            own == stream.chains.end()
                ? StreamCursor::ChainEnd{0, firstLink(m_study, stream.key, who.device)}
                : own->second;
        if (row.k <= end.k) {
            const auto sent = std::find_if(
                stream.entries.begin(), stream.entries.end(), [&](const StreamEntry& entry) {
                    return entry.device == who.device && entry.linked.k == row.k;
                });
            if (sent == stream.entries.end() || sent->linked.link != row.link)
                return fork("ST003", "fork");
            ++outcome.known;
            continue;
        }
        if (row.k != end.k + 1)
            return fork("ST004", "gap");
        if (row.link != nextLink(end.link, rowDigest(m_study, row.row)))
            return fork("ST003", "fork");
        const bool isNew = !m_parcels.contains(row.row.uuid);
        if (!isNew && m_parcels.at(row.row.uuid).first != stream.key)
            return fork("ST007", "changed_row");
        put(stream, who.person, who.device, row);
        if (isNew)
            apply(row.row);
        ++outcome.taken;
    }
    return outcome;
}

void PlayedExchange::put(Stream& stream, const Uuid& author, const Uuid& device,
                         const LinkedRow& row)
{
    const QByteArray before = stream.entries.empty() ? firstHead() : stream.entries.back().head;
    stream.entries.push_back({static_cast<qint64>(stream.entries.size()) + 1, author, device, row,
                              nextHead(before, row.link)});
    stream.chains[device] = {row.k, row.link};
    m_parcels.try_emplace(row.row.uuid, stream.key, rowDigest(m_study, row.row));
}

PlayedExchange::Stream& PlayedExchange::streamOf(const WireRow& row)
{
    const QString key = *streamKeyOf(row);
    const auto found = m_streams.find(key);
    if (found != m_streams.end())
        return found->second;
    Stream stream;
    stream.id = fresh();
    stream.key = key;
    stream.of = findWireKind(row.kind)->streamClass;
    stream.person = isPersonal(stream.of) ? row.person : Uuid();
    stream.round = row.round.value_or(0);
    return m_streams.emplace(key, std::move(stream)).first->second;
}

/// A lock ends the round of the desk and opens it to all who adjudicate.
void PlayedExchange::apply(const WireRow& row)
{
    const Rank rank{row.at, row.uuid};
    if (row.kind != u"study_lock" || (m_lockedBy && rank <= *m_lockedBy))
        return;
    m_lockedBy = rank;
    m_isLocked = isTrue(bodyOf(row)[u"locked"]);
    if (!m_isLocked)
        return;
    for (const Uuid& person : people()) {
        if (standingOf(person).role != Role::Annotator)
            m_openings.insert({m_round, person});
    }
    ++m_round;
}

} // namespace subtext::test
