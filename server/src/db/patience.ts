/** How long one connection to PostgreSQL may keep others, or its caller, waiting. In milliseconds; 0: without end. */
export interface Patience {
  /** For one statement to run. */
  readonly statementMs: number;
  /** For a row or table that another connection holds. */
  readonly lockMs: number;
  /** Between two statements of a transaction: a process that is paused in one is cut off, and what it held is free. */
  readonly idleInTransactionMs: number;
  /** For any answer to arrive, beyond the database's own time-outs: it may be paused or unreachable. */
  readonly answerMs: number;
}

/** For calls: a retry is better than a longer wait. */
export const callPatience: Patience = {
  statementMs: 30_000,
  lockMs: 2_000,
  idleInTransactionMs: 15_000,
  answerMs: 40_000,
};

/** For migrations, backups, restoring and moving: they read and write all there is, and wait for one another. */
export const operationPatience: Patience = {
  statementMs: 0,
  lockMs: 600_000,
  idleInTransactionMs: 600_000,
  answerMs: 0,
};

/** Lets TCP detect a peer that vanished. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Set on the connection and not in its start-up message, which poolers refuse to pass on. */
export function patienceStatement({ statementMs, lockMs, idleInTransactionMs }: Patience): string {
  return `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
}
