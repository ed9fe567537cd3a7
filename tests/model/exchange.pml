// SPDX-License-Identifier: MIT
// One device that sends its rows to the server of a team, and one that reads them there: what
// core/sync/courier.cpp, core/travel/outbox.cpp, core/travel/syncing.cpp and team.push in
// core/remote/schema say, with every fault at every step. packaging/model checks it.
//
// A link binds all that the device said before, so that here it is all that was said before: two
// bits a row, the last one lowest. No two histories share one, as with SHA-256.
//
// A step is one call to the server or one transaction of the file. A fault ends the sync there: the
// program is killed, the request or its answer is lost, or the server ends before or after its
// commit. All of these leave the file as it is and forget what was in memory.

// No row has two entries, ever. That rests on the reading after chains(): a request may come through
// late for rows that were called back, after the reading before and before chains(); they would get
// new places. SEND_ALONE: Courier::send, which reads nothing, unless something else is there than
// what was sent; by it a row may get a second entry. That vouches for the same row, and nothing is
// lost by it.

#ifndef FAULTS
#define FAULTS 2 // kills and cuts
#endif
#ifndef LATE
#define LATE 1 // requests that the server answers when their sender has gone
#endif
#ifndef RESTORES
#define RESTORES 1 // of the server, each from any older backup
#endif
#define ROWS 3
#define BATCH 2
#define MOST 9 // entries, with those that vouch again for a row that is there
#define LIMITED 2 // the row that is not taken while the server is closed to it

// Of a row in the file of the device.
#define UNWRITTEN 0
#define UNSENT 1
#define WAITING 2 // has its place and link, and no answer yet
#define THERE 3

#define TAKEN 1
#define REFUSED 2
#define FORK 3

#define rowOf(link) ((link) & 3)
#define without(link) ((link) >> 2)

// The server. An older backup of rows that are only ever added to is one of its beginnings.
byte n;     // entries of the stream
int chain; // their link
byte incarnation = 1;
bool isClosed;
bool isMoved; // whether a request whose sender has gone came through after chains() was asked

// The file of the device.
byte state[4]; // by row, from 1 on; so are the next two
byte place[4];
int link[4];
bool isAside[4];
byte known = 1; // incarnation

// What its program has in memory.
bool isOnline;
byte seen;
byte endK, beforeK;
int endLink, beforeLink;
bool isMended;
byte answer;

bool isNumberedTwice; // a row got a place that has one on the server, which was not read

// A request whose sender has gone.
byte lateK[BATCH];
int lateLink[BATCH];
bool isLate;

// The file of the reader.
bool has[4];
byte readN, readIncarnation = 1;
int readLink;

byte faults = FAULTS, lates = LATE, restores = RESTORES, closings = 1;

// Scratch of the steps below; each leaves it empty.
byte requestK[BATCH], i, j, m, heard;
int requestLink[BATCH], l;
bool isMet, isOther;

#define isAt(link, i, r) (rowOf((link) >> (2 * i)) == r)
#define isIn(link, r) (isAt(link, 0, r) || isAt(link, 1, r) || isAt(link, 2, r) || \
                       isAt(link, 3, r) || isAt(link, 4, r) || isAt(link, 5, r) || \
                       isAt(link, 6, r) || isAt(link, 7, r) || isAt(link, 8, r))
#define isThere(r) isIn(chain, r)
#ifdef SEND_ALONE
#define isExcused isNumberedTwice
#else
#define isExcused false
#endif
#define isWaiting (state[1] == WAITING || state[2] == WAITING || state[3] == WAITING)
#define isNew(r) (state[r] == UNSENT && !isAside[r])
#define isDone(r) (state[r] == THERE && !isAside[r])
#define hasWork (known != incarnation || state[1] == UNSENT || state[2] == UNSENT || \
                 state[3] == UNSENT || isWaiting || isAside[1] || isAside[2] || isAside[3])
#define allArrived (isDone(1) && isDone(2) && isDone(3) && isThere(1) && isThere(2) && \
                    isThere(3) && has[1] && has[2] && has[3])

// What is called there is there, of the server that the device knows.
inline check()
{
    assert(known != incarnation ||
           ((state[1] != THERE || isThere(1)) && (state[2] != THERE || isThere(2)) &&
            (state[3] != THERE || isThere(3))));
}

// The server takes the request or nothing of it. All of it is one transaction.
inline take(result)
{
    m = n;
    l = chain;
    result = TAKEN;
    i = 0;
    do
    :: i < BATCH && requestK[i] > 0 && isClosed && rowOf(requestLink[i]) == LIMITED ->
        result = REFUSED; i++
    :: i < BATCH && !(requestK[i] > 0 && isClosed && rowOf(requestLink[i]) == LIMITED) -> i++
    :: i >= BATCH -> break
    od;
    i = 0;
    do
    :: i < BATCH && requestK[i] > 0 && result == TAKEN ->
        if
#ifndef MUTANT_KNOWN_ROWS_AGAIN
        :: requestK[i] <= m ->
#ifndef MUTANT_KNOWN_BY_NUMBER
            if
            :: (l >> (2 * (m - requestK[i]))) != requestLink[i] -> result = FORK
            :: else -> skip
            fi
#else
            skip
#endif
#else
        :: requestK[i] <= m ->
            assert(isExcused || !isIn(l, rowOf(requestLink[i])));
            m++;
            l = (l << 2) + rowOf(requestLink[i])
#endif
        :: else ->
            if
#ifndef MUTANT_GAPS_TAKEN
            :: requestK[i] != m + 1 || without(requestLink[i]) != l -> result = FORK
#endif
            :: else ->
                assert(requestK[i] == m + 1 && without(requestLink[i]) == l); // no gap
                assert(m < MOST);
                assert(isExcused || !isIn(l, rowOf(requestLink[i]))); // nothing twice
                m++;
                l = requestLink[i]
            fi
        fi;
        i++
    :: else -> break
    od;
    if
    :: result == TAKEN ->
        n = m;
        chain = l
    :: else -> skip
    fi;
    i = 0;
    do
    :: i < BATCH -> requestK[i] = 0; requestLink[i] = 0; i++
    :: else -> break
    od;
    i = 0; m = 0; l = 0
}

// The rows on their way, as the request that carries them.
inline pack()
{
    i = 0;
    j = 1;
    do
    :: j <= MOST ->
        m = 1;
        do
        :: m <= ROWS && i < BATCH && state[m] == WAITING && place[m] == j ->
            requestK[i] = place[m]; requestLink[i] = link[m]; i++; m++
        :: m <= ROWS && !(i < BATCH && state[m] == WAITING && place[m] == j) -> m++
        :: m > ROWS -> break
        od;
        j++
    :: else -> break
    od;
    i = 0; j = 0; m = 0
}

inline mark(r, as) { state[r] = as; place[r] = 0; link[r] = 0 }

// What the server has, in whatever way it came there. Its place is fixed by heads(), so that what
// comes in between the calls of a reading waits for the next one.
inline pull()
{
    i = 1;
    do
    :: i <= ROWS && isThere(i) -> mark(i, THERE); i++
    :: i <= ROWS && !isThere(i) -> i++
    :: i > ROWS -> break
    od;
    i = 0
}

inline callBack()
{
    i = 1;
    do
    :: i <= ROWS && state[i] == WAITING -> mark(i, UNSENT); i++
    :: i <= ROWS && state[i] != WAITING -> i++
    :: i > ROWS -> break
    od;
    i = 0
}

inline reconcile()
{
    i = 1;
    do
    :: i <= ROWS && state[i] == WAITING && place[i] <= endK ->
        isOther = true;
        if
        :: place[i] == endK && link[i] == endLink -> isMet = true
        :: else -> skip
        fi;
        i++
    :: i <= ROWS && !(state[i] == WAITING && place[i] <= endK) -> i++
    :: i > ROWS -> break
    od;
    if
    :: isOther && !isMet ->
#ifndef MUTANT_OTHERS_IN_ITS_PLACE
        callBack()
#else
        skip
#endif
    :: else ->
        i = 1;
        do
        :: i <= ROWS && state[i] == WAITING && place[i] <= endK -> mark(i, THERE); i++
        :: i <= ROWS && !(state[i] == WAITING && place[i] <= endK) -> i++
        :: i > ROWS -> break
        od
    fi;
    i = 1;
    do
#ifndef MUTANT_REFUSED_FOR_EVER
    :: i <= ROWS -> isAside[i] = false; i++
#endif
    :: else -> break
    od;
    i = 0; isMet = false; isOther = false
}

// Gives their places to rows that have none, where none is on its way.
inline next()
{
    beforeK = endK;
    beforeLink = endLink;
    if
    :: isWaiting ->
        i = 1;
        do
        :: i <= ROWS && state[i] == WAITING && place[i] > j -> // the last one is the end
            j = place[i]; endK = place[i]; endLink = link[i]; i++
        :: i <= ROWS && !(state[i] == WAITING && place[i] > j) -> i++
        :: i > ROWS -> break
        od
    :: else ->
        i = 1;
        do
        :: i <= ROWS && isNew(i) && j < BATCH ->
            endK++;
            endLink = (endLink << 2) + i;
            isNumberedTwice = isNumberedTwice || isThere(i);
            state[i] = WAITING; place[i] = endK; link[i] = endLink;
            j++; i++
        :: i <= ROWS && !(isNew(i) && j < BATCH) -> i++
        :: i > ROWS -> break
        od
    fi;
    i = 0; j = 0
}

inline acknowledge()
{
    i = 1;
    do
    :: i <= ROWS && state[i] == WAITING -> mark(i, THERE); i++
    :: i <= ROWS && state[i] != WAITING -> i++
    :: i > ROWS -> break
    od;
    i = 0
}

// With `which`: the row that was refused, or none.
inline refuse(which)
{
    if
    :: which > 0 && state[which] == WAITING -> mark(which, UNSENT); isAside[which] = true
    :: else -> skip
    fi;
#ifdef MUTANT_ACKNOWLEDGES_REFUSED
    acknowledge();
#endif
#ifndef MUTANT_PLACES_KEPT
    callBack();
    endK = beforeK; // places that were not taken are free again
    endLink = beforeLink
#endif
}

// A call needs its line, which a restored server has cut; and every step may be the last.
#define ends (!isOnline)
#define strikes (faults > 0)

active proctype Device()
{
away:
    skip;
    d_step {
        isOnline = false; seen = 0; endK = 0; endLink = 0; beforeK = 0; beforeLink = 0;
        isMended = false; answer = 0
    }
endOfWork:
    atomic { hasWork -> isOnline = true; seen = incarnation } // hello
    atomic {
        if
        :: strikes -> faults--; goto away
        :: d_step {
            true ->
#ifndef MUTANT_RESTORE_UNNOTICED
            if
            :: seen != known ->
                i = 1;
                do
                :: i <= ROWS && state[i] != UNWRITTEN -> mark(i, UNSENT); i++
                :: i <= ROWS && state[i] == UNWRITTEN -> i++
                :: i > ROWS -> break
                od;
                i = 0
            :: else -> skip
            fi;
#endif
            known = seen;
            seen = 0;
            check()
        }
        fi
    }
#ifndef SEND_ALONE
    atomic {
        if
        :: ends -> goto away
        :: strikes -> faults--; goto away
        :: !ends -> d_step { pull(); check() }
        :: !ends && strikes -> d_step { pull(); check(); faults-- }; goto away
        fi
    }
#endif
ask:
    atomic {
        if
        :: ends -> goto away
        :: !ends -> d_step {
#ifndef MUTANT_NO_RECONCILE
            endK = n; endLink = chain;
#endif
            isMoved = false
        }
        :: !ends && strikes -> faults--; goto away
        fi
    }
#ifdef SEND_ALONE
    if
    :: !isMended -> goto meet
    :: else -> skip
    fi;
#endif
#ifndef MUTANT_ENDS_UNREAD
    atomic { // what was said up to here is read first
        if
        :: ends -> goto away
        :: !ends -> d_step { pull(); check() }
        :: !ends && strikes -> faults--; goto away
        :: !ends && strikes -> d_step { pull(); check(); faults-- }; goto away
        fi
    }
#endif
#ifdef SEND_ALONE
meet:
#endif
    atomic {
        if
        :: d_step {
            true ->
#ifndef MUTANT_NO_RECONCILE
            reconcile();
#endif
            check()
        }
        :: strikes -> faults--; goto away
        fi
    }
more:
    atomic {
        if
        :: d_step { true -> next(); check() }
        :: strikes -> faults--; goto away
        fi
    }
    if
    :: !isWaiting -> goto after
    :: else -> skip
    fi;
#ifdef MUTANT_ACKNOWLEDGES_FIRST
    atomic {
        if
        :: d_step { true -> pack(); acknowledge(); check(); i = 0 }
        fi
    }
#endif
    atomic { // push
        if
        :: ends -> goto away
        :: !ends -> d_step {
            pack();
            take(answer);
            // Whoever numbers from where the server was meets nothing else there, unless a request
            // of its own from before came through meanwhile.
            assert(answer != FORK || isMoved || isExcused)
        }
        :: !ends && strikes -> faults--; goto away // the request is lost
        :: !ends && strikes -> d_step { pack(); take(answer); faults-- }; goto away // the answer is
        :: !ends && lates > 0 && !isLate -> d_step { // the server is still at it
            pack();
            i = 0;
            do
            :: i < BATCH ->
                lateK[i] = requestK[i]; lateLink[i] = requestLink[i];
                requestK[i] = 0; requestLink[i] = 0; i++
            :: else -> break
            od;
            i = 0;
            isLate = true;
            lates--
        }; goto away
#ifdef MUTANT_ANSWERS_BEFORE_COMMIT
        :: !ends && strikes -> answer = TAKEN; faults--
#endif
        fi
    }
    atomic {
        if
        :: strikes -> faults--; goto away
        :: answer == TAKEN -> d_step { acknowledge(); check(); answer = 0 }; goto more
        :: answer == REFUSED -> d_step { refuse(LIMITED); check(); answer = 0 }; goto more
        :: answer == FORK && !isMended -> d_step { refuse(0); check(); isMended = true; answer = 0 }
        :: answer == FORK && isMended -> goto away
        fi
    };
    goto ask;
after:
#ifndef SEND_ALONE
    atomic {
        if
        :: ends -> skip
        :: !ends -> d_step { pull(); check() }
        fi
    }
#endif
    goto away
}

// Who works at the device, in the middle of a sync, too.
active proctype Person()
{
    state[1] = UNSENT;
    state[2] = UNSENT;
    state[3] = UNSENT
}

active proctype World()
{
endOfFaults:
    do
    :: atomic { // a request of before comes through
        isLate -> d_step {
            i = 0;
            do
            :: i < BATCH ->
                requestK[i] = lateK[i]; requestLink[i] = lateLink[i];
                lateK[i] = 0; lateLink[i] = 0; i++
            :: else -> break
            od;
            i = 0;
            isLate = false;
            j = n;
            take(heard);
            isMoved = isMoved || n != j;
            j = 0; heard = 0
        }
    }
    :: d_step { // or does not
        isLate ->
        i = 0;
        do
        :: i < BATCH -> lateK[i] = 0; lateLink[i] = 0; i++
        :: else -> break
        od;
        i = 0;
        isLate = false
    }
    :: atomic { // the server is restored from a backup
        restores > 0 && n > 0 ->
        restores--;
        do
        :: n > 0 -> n--; chain = without(chain)
        :: break
        od;
#ifndef MUTANT_SAME_INCARNATION
        incarnation++;
#endif
        isOnline = false
    }
    :: atomic { closings > 0 -> closings--; isClosed = true }
    :: isClosed -> isClosed = false
    od
}

// Somebody else of the team.
active proctype Reader()
{
endOfReading:
    do
    :: d_step {
        readIncarnation != incarnation || readN != n || readLink != chain ->
        if
        :: readIncarnation != incarnation -> readN = 0; readLink = 0; readIncarnation = incarnation
        :: else -> skip
        fi;
        assert(n >= readN);                              // else it says "dropped"
        assert((chain >> (2 * (n - readN))) == readLink); // else "altered"
        i = 1;
        do
        :: i <= ROWS && isThere(i) -> has[i] = true; i++
        :: i <= ROWS && !isThere(i) -> i++
        :: i > ROWS -> break
        od;
        i = 0;
        readN = n;
        readLink = chain
    }
    od
}

// Kills, cuts and restores come to an end; then everything is with everybody.
ltl arrives { <>[] allArrived }
