// SPDX-License-Identifier: MIT
// The desks of a team by rounds: what team.open_desks, subtext.undecided, subtext.my_streams,
// subtext.differs and the refusals of team.push say (core/remote/schema), with three people who
// decide: two adjudicators, one of whom is revoked at some time or never, and a coordinator who
// decides like them or watches. Two of them take part, the first on the roster who have a voice; as
// long as both adjudicators do, the coordinator is a third, whom nobody waits for. packaging/model
// checks it.
//
// A scene is what there is to decide, with one question. Which scenes are splits is not asked here:
// items that are left out or wait for further raters are none of them, and of several questions each
// that is split must be decided (subtext.splits, which tests/remote/desksplitsoracletest.cpp holds
// against the file).
//
// A step is one call. Between asking for the round and the arrival of a decision anything happens.

#define PEOPLE 3
#define SCENES 2
#define ROUNDS 3 // nobody decides any more after them
#define REVOKED 1
#define COORDINATOR 2
#define BACK 3 // what a decision that was taken back says; 1 and 2 are picks

#ifndef MINDS
#define MINDS 1 // decisions that are changed or taken back
#endif

#define voice(p, s, r) said[((p) * SCENES + (s)) * ROUNDS + (r) - 1]
#define lastUpTo(p, s, r) ((r >= 3 && voice(p, s, 3)) -> voice(p, s, 3) : \
    ((r >= 2 && voice(p, s, 2)) -> voice(p, s, 2) : (r >= 1 -> voice(p, s, 1) : 0)))
#define last(p, s) lastUpTo(p, s, ROUNDS)
#define isPick(v) ((v) == 1 || (v) == 2)
#define isOpen(p, s) (isSplit[s] && !isPick(last(p, s)))
#define openOf(p) (isOpen(p, 0) + isOpen(p, 1))
#define hasPick(p) (isPick(voice(p, 0, 1)) || isPick(voice(p, 0, 2)) || isPick(voice(p, 0, 3)) || \
                    isPick(voice(p, 1, 1)) || isPick(voice(p, 1, 2)) || isPick(voice(p, 1, 3)))
#define hasVoiceIn(p, r) (voice(p, 0, r) || voice(p, 1, r))

// The server.
byte round = 1;
byte said[18]; // voice(person, scene, round)
bool isSplit[SCENES] = { true, false };
bool isRevoked[PEOPLE];
bool isWatching[PEOPLE];
byte opened[PEOPLE]; // the last round whose desks are open to them

// The round that a decision on its way names; 0: none is. What it says is chosen when it arrives.
byte way[PEOPLE];

byte minds = MINDS;
bool mayRevoke = true, mayWatch = true;

// What must hold is said by these, which the rules above never look at.
byte known[PEOPLE];    // the latest round of which they have read a voice of somebody else
byte took[PEOPLE];     // the latest round in whose opening they took part with all decided
bool hasSaid[6];       // whether their decision stands: person, scene
bool isRoundBegun;     // whether anybody said something in this round
#define stands(p, s) hasSaid[(p) * SCENES + (s)]
#define isThrough(p) ((!isSplit[0] || stands(p, 0)) && (!isSplit[1] || stands(p, 1)))

#ifndef MUTANT_A_REVOKED_PERSON_IS_AWAITED
#define isGone(p) (isRevoked[p] || isWatching[p])
#else
#define isGone(p) (isWatching[p])
#endif
#define counts(p) (!isGone(p) && hasPick(p))
#define isThird(p) (p == COORDINATOR && counts(0) && counts(1))
#define takesPart(p) (counts(p) && !isThird(p))
#ifndef MUTANT_OPENED_ONE_EARLY
#define isReady(p) (!takesPart(p) || openOf(p) == 0)
#else
#define isReady(p) (!takesPart(p) || openOf(p) <= 1)
#endif
#ifndef MUTANT_ONE_IS_ENOUGH
#define areEnough (counts(0) + counts(1) + counts(2) >= 2)
#else
#define areEnough true
#endif
#define mayOpen(p) (!isRevoked[p] && round <= ROUNDS && takesPart(p) && openOf(p) == 0 && areEnough && \
    isReady(0) && isReady(1) && isReady(2) && \
    (hasVoiceIn(0, round) || hasVoiceIn(1, round) || hasVoiceIn(2, round)))

#ifndef MUTANT_A_ROUND_TOO_MANY
#define upTo(p) (isRevoked[p] -> 0 : (isWatching[p] -> ROUNDS : opened[p]))
#else
#define upTo(p) (isRevoked[p] -> 0 : (isWatching[p] -> ROUNDS : (opened[p] > 0 -> opened[p] + 1 : 0)))
#endif
#define isNews(p, q, r) (p != q && r <= upTo(p) && r > known[p] && hasVoiceIn(q, r))
#define isNewsOf(p, r) (isNews(p, 0, r) || isNews(p, 1, r) || isNews(p, 2, r))

// Of somebody who would settle: what they may read, and their own.
#define heard(p, q, s) (p == q -> last(q, s) : lastUpTo(q, s, (isWatching[p] -> ROUNDS : opened[p])))
#define differ(a, b) (a != 0 && b != 0 && a != BACK && b != BACK && a != b)
#define differs(p, s) (differ(heard(p, 0, s), heard(p, 1, s)) || \
    differ(heard(p, 0, s), heard(p, 2, s)) || differ(heard(p, 1, s), heard(p, 2, s)))
#define differsUnheard(s) (differ(last(0, s), last(1, s)) || differ(last(0, s), last(2, s)) || \
    differ(last(1, s), last(2, s)))
#ifndef MUTANT_SETTLEMENT_AS_AN_ORACLE
#define isTaken(p, s) differs(p, s)
#else
#define isTaken(p, s) differsUnheard(s)
#endif
#define maySettle(p) (!isRevoked[p] && (isWatching[p] || opened[p] > 0))

#ifndef MUTANT_A_WATCHER_DECIDES
#define mayDecide(p) (!isRevoked[p] && !isWatching[p])
#else
#define mayDecide(p) (!isRevoked[p])
#endif
#ifndef MUTANT_A_LATE_VOICE_COUNTS
#define isOfNow(r) (r == round)
#else
#define isOfNow(r) true
#endif

// Whoever may read something has read it: so they know as much as they can, as soon as they can.
inline read(p)
{
    if
    :: isNewsOf(p, 3) -> known[p] = 3
    :: !isNewsOf(p, 3) && isNewsOf(p, 2) -> known[p] = 2
    :: !isNewsOf(p, 3) && !isNewsOf(p, 2) && isNewsOf(p, 1) -> known[p] = 1
    :: else -> skip
    fi;
    assert(isWatching[p] || known[p] <= took[p])
}

// Over two voices that they know, after they have said their own; or a watcher.
inline settle(p, s)
{
    assert(!(maySettle(p) && isTaken(p, s)) ||
           ((isWatching[p] || took[p] > 0) && differs(p, s)))
}

// After each step.
inline look()
{
    d_step {
        read(0); read(1); read(2);
        settle(0, 0); settle(0, 1); settle(1, 0); settle(1, 1); settle(2, 0); settle(2, 1)
    }
}

inline say(p, s, which)
{
    assert(known[p] < way[p]);  // blind
    assert(way[p] == round);    // what is open stays as it was
    voice(p, s, way[p]) = which;
    stands(p, s) = isPick(which);
    isRoundBegun = true
}

inline openFor(q)
{
    if
#if defined(MUTANT_OPEN_FOR_ALL)
    :: !isGone(q) ->
#elif defined(MUTANT_OPEN_FOR_A_THIRD)
    :: counts(q) ->
#else
    :: takesPart(q) ->
#endif
        opened[q] = round;
        if
        :: isThrough(q) && hasPick(q) -> took[q] = round
        :: else -> skip
        fi
    :: else -> skip
    fi
}

inline openDesks()
{
    // All who take part have decided all, and they are two at least.
    assert(isGone(0) || !hasPick(0) || isThrough(0));
    assert(isGone(1) || !hasPick(1) || isThrough(1));
    assert(isGone(2) || !hasPick(2) || isThird(2) || isThrough(2));
    assert(counts(0) + counts(1) + counts(2) >= 2);
    openFor(0);
    openFor(1);
    openFor(2);
#ifndef MUTANT_THE_ROUND_STAYS
    round++;
#endif
    isRoundBegun = false
}

active [PEOPLE] proctype Person()
{
#ifdef MUTANT_OPENED_WITHOUT_LOCK
    bool isAbout;
#endif
endOfDay:
    do
    :: atomic { // decides, with the round that the server named
        way[_pid] == 0 && round <= ROUNDS && mayDecide(_pid) && (openOf(_pid) > 0 || minds > 0) ->
        way[_pid] = round
    }
    :: atomic { // refused: it goes with the next round
        way[_pid] > 0 && !(mayDecide(_pid) && isOfNow(way[_pid])) -> way[_pid] = 0
    }
    :: atomic {
        way[_pid] > 0 && mayDecide(_pid) && isOfNow(way[_pid]) ->
        if
        :: isOpen(_pid, 0) -> say(_pid, 0, 1)
        :: isOpen(_pid, 0) && _pid > 0 -> say(_pid, 0, 2) // the first one's pick is called 1
        :: isOpen(_pid, 1) -> say(_pid, 1, 1)
        :: isOpen(_pid, 1) && _pid > 0 -> say(_pid, 1, 2)
        :: minds > 0 && isPick(last(_pid, 0)) -> minds--; say(_pid, 0, BACK)
        :: minds > 0 && last(_pid, 0) == 1 -> minds--; say(_pid, 0, 2)
        :: minds > 0 && last(_pid, 0) == 2 -> minds--; say(_pid, 0, 1)
        :: minds > 0 && last(_pid, 1) == 1 -> minds--; say(_pid, 1, 2)
        :: minds > 0 && last(_pid, 1) == 2 -> minds--; say(_pid, 1, 1)
        :: minds == 0 && openOf(_pid) == 0 -> skip // somebody else has changed the mind that was left
        fi;
        way[_pid] = 0;
        look()
    }
#ifndef MUTANT_OPENED_WITHOUT_LOCK
    :: atomic { mayOpen(_pid) -> openDesks(); look() }
#else
    :: atomic { !isAbout && mayOpen(_pid) -> isAbout = true }
    :: atomic { isAbout -> isAbout = false; openDesks(); look() }
#endif
    :: atomic { _pid == COORDINATOR && mayWatch -> mayWatch = false; isWatching[COORDINATOR] = true; look() }
    od
}

active proctype World()
{
endOfWorld:
    do
    :: !isSplit[1] -> isSplit[1] = true // an answer came late
    :: atomic { mayRevoke -> mayRevoke = false; isRevoked[REVOKED] = true }
    :: atomic { mayRevoke || mayWatch -> mayRevoke = false; mayWatch = false } // nothing more
    od
}

#define isAlone (isRevoked[REVOKED] && isWatching[COORDINATOR])

// A round that was begun is opened, unless nobody is left to open it with.
ltl opens { [] (isRoundBegun -> <> (!isRoundBegun || isAlone)) }
