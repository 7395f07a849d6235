import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const figures = ['text', 'number', 'choose', 'validations'];

/** Two processes that agree within a tenth are enough. */
const agree = (seen) =>
  seen.length > 1 &&
  figures.every((key) => {
    const values = seen.map((each) => each[key]);
    return Math.max(...values) <= Math.min(...values) * 1.1;
  });

/** Each engine in a process of its own, so that no peer warms another. */
export async function measureHeadless({ results, names, repetitions, quick, print, fail }) {
  const withEngine = names.filter((name) => existsSync(here(`../peers/${name}/engine.mjs`)));
  const seen = new Map();
  for (let round = 0; round < Math.min(repetitions, 3); round += 1)
    for (const count of quick ? [50] : [50, 1000])
      for (const name of withEngine) {
        const key = `${name}, ${count} without a document`;
        if (agree(seen.get(key) ?? [])) continue;
        try {
          const { stdout } = await promisify(execFile)(process.execPath, [here('headless.mjs'), name, String(count)], {
            timeout: 300_000,
          });
          const one = JSON.parse(stdout);
          seen.set(key, [...(seen.get(key) ?? []), one]);
          results.add('headless', one, one.wrong);
          print(`${round + 1} ${key}`);
        } catch (error) {
          fail(key, error);
        }
      }
}

/** What the server stores, and what the designers take: of Porsa and those beside it. */
export async function measureOthers({ results, names, repetitions, quick, print, fail }) {
  if (!names.some((name) => name.startsWith('porsa'))) return;
  try {
    const { measureStoring } = await import('./storing.mjs');
    for (const one of await measureStoring({ seconds: quick ? 2 : 10 })) results.add('storing', one);
  } catch (error) {
    fail('storing', error);
  }
  try {
    const { measureDesigning } = await import('./designing.mjs');
    const job = quick ? { count: 50, keys: 5 } : { count: 1000, keys: 24 };
    for (const one of await measureDesigning({ ...job, repetitions: Math.min(repetitions, 3), print }))
      results.add('designing', one, one.wrong);
  } catch (error) {
    fail('designing', error);
  }
}
