import { sql } from 'kysely';
import type { KnownForm, KnownForms } from '../context/known-forms.ts';
import { canNotify } from '../db/can-notify.ts';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';

/** The channel on which processes say that forms have changed. */
export const formsChannel = 'porsa_forms';

/** Even where no word comes, as from an engine that passes none on, nothing older is believed. */
const believedMs = 2000;
/** How long a change may take from when it is made until it is committed and the word has come. */
const unsureMs = 30_000;
const most = 1000;

interface Known {
  readonly forms: readonly KnownForm[];
  readonly until: number;
}

/** A reading under way; of before a change, where the age is another by now. */
interface Reading {
  readonly age: number;
  readonly forms: Promise<readonly KnownForm[]>;
}

/** What a process knows of forms; `forget` when another one says that they have changed. */
export function createKnownForms(db: Database, hears: () => boolean): KnownForms & { forget(): void } {
  const known = new Map<string, Known>();
  const readings = new Map<string, Reading>();
  let unsureUntil = 0;
  let age = 0;
  const forget = (): void => {
    known.clear();
    age += 1;
  };
  const isSure = () => hears() && performance.now() >= unsureUntil;
  return {
    forget,
    find: async (named, read) => {
      if (!isSure()) return read();
      const found = known.get(named);
      if (found !== undefined && found.until > performance.now()) return found.forms;
      const underWay = readings.get(named);
      if (underWay?.age === age) return underWay.forms;
      const reading = { age, forms: read() };
      readings.set(named, reading);
      const forms = await reading.forms.finally(() => {
        if (readings.get(named) === reading) readings.delete(named);
      });
      // What was read before a change may be old by now.
      if (reading.age === age && isSure()) {
        if (known.size >= most) known.clear();
        known.set(named, { forms, until: performance.now() + believedMs });
      }
      return forms;
    },
    changed: async (transaction) => {
      unsureUntil = performance.now() + unsureMs;
      forget();
      if (isPostgres(db) && (await canNotify(db)))
        await sql`select pg_notify(${formsChannel}, 'changed')`.execute(transaction);
    },
  };
}
