/** Calls that one turn accepts however long it lasts: a single slow call must not shed others. */
const alwaysAccepted = 50;

/**
 * Whether the current turn of the event loop has handled so many calls for so long that those still unread would wait
 * too long. The count starts again with each turn.
 *
 * With SQLite a call is handled as soon as it is read: waiting calls are unread, and a count of calls in flight would
 * not show them.
 */
export function createOverloadCheck(longestMs: number): () => boolean {
  let turn: { readonly begun: number; calls: number } | undefined;
  return () => {
    if (turn === undefined) {
      turn = { begun: performance.now(), calls: 0 };
      setImmediate(() => {
        turn = undefined;
      });
    }
    turn.calls += 1;
    return turn.calls > alwaysAccepted && performance.now() - turn.begun > longestMs;
  };
}
