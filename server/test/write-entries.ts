import { writeSync } from 'node:fs';
import { openDatabase } from '../src/db/database.ts';
import { handlers, visit } from './clinic.ts';
import { testServerContext } from './context.ts';

/** A process that stores entries until it is killed, and tells the id of each one that was acknowledged. */
const [config = '{}', category = ''] = process.argv.slice(2);
const db = await openDatabase(JSON.parse(config) as { path?: string; url?: string });
const context = { ...testServerContext(db), caller: { language: 'en' as const, address: '127.0.0.1' } };

async function keepStoring(): Promise<never> {
  for (;;) {
    const { id } = await handlers['/entry/storeentry'](context, visit(category));
    writeSync(1, `${id}\n`);
  }
}

/** Enough for several to be stored with one commit. */
const atOnce = 16;

await Promise.all(Array.from({ length: atOnce }, keepStoring));
