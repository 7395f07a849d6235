import type { KyselyPlugin } from 'kysely';
import type { Database } from '../src/db/database.ts';

/** A query may be compiled once and run often; its id tells which it was. */
const kinds = new WeakMap<object, string>();

/** How many statements read, and how many did anything else. */
export interface Statements {
  readonly reads: number;
  readonly writes: number;
}

/** The database, and what has been asked of it since one last looked. */
export function recordStatements(database: Database): { readonly db: Database; take(): Statements } {
  let statements: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      kinds.set(queryId, node.kind);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      statements.push(kinds.get(queryId) ?? 'unknown');
      return result;
    },
  };
  return {
    db: database.withPlugin(recorder) as Database,
    take: () => {
      const reads = statements.filter((kind) => kind === 'SelectQueryNode').length;
      const writes = statements.length - reads;
      statements = [];
      return { reads, writes };
    },
  };
}

/** The database, and how many statements of any kind it has run since one last looked. */
export function countStatements(database: Database): { readonly db: Database; take(): number } {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  };
  return {
    db: database.withPlugin(counter) as Database,
    take: () => {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}
