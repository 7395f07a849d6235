/** Calls that one turn takes in however long it lasts: a single slow call must not turn others away. */
const alwaysTaken = 50;

/**
 * Whether the turn of the event loop that is under way has worked on so many calls, for so long, that the ones still to
 * be read would wait too long. The count begins anew with each turn.
 *
 * With SQLite a call is worked on as soon as it is read: what waits, waits unread, and no count of calls under way
 * would show it.
 */
export function createCrowdedTurn(longestMs: number): () => boolean {
  let turn: { readonly begun: number; calls: number } | undefined;
  return () => {
    if (turn === undefined) {
      turn = { begun: performance.now(), calls: 0 };
      setImmediate(() => {
        turn = undefined;
      });
    }
    turn.calls += 1;
    return turn.calls > alwaysTaken && performance.now() - turn.begun > longestMs;
  };
}
