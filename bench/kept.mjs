import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { labelOf } from './plan.mjs';

const place = fileURLToPath(new URL('results.json', import.meta.url));
const empty = { runs: [], peers: {}, visits: [], headless: [], designing: [], storing: [], wrong: [] };

const git = (...words) =>
  execFileSync('git', words, { encoding: 'utf8', cwd: fileURLToPath(new URL('.', import.meta.url)) }).trim();

/** The code as it is: its commit, and whether it has been changed since. */
function commitNow() {
  try {
    return (
      git('rev-parse', '--short', 'HEAD') +
      (git('status', '--porcelain', '--untracked-files=no', '--', ':/', ':(top,exclude)bench/RESULTS.md')
        ? ', changed'
        : '')
    );
  } catch {
    return 'no commit';
  }
}

const what = {
  visits: ({ name, count, phone, slowed }) => `${name}, ${labelOf({ count, phone, slowed: slowed > 1 ? slowed : 0 })}`,
  headless: ({ name, count }) => `${name}, ${count} without a document`,
  designing: ({ name, count }) => `designer ${name}, ${count}`,
  storing: ({ label }) => label,
};

/**
 * What has been measured, written down after each piece, so that a run that was ended is not lost.
 *
 * Merged into what is there: figures of the same commit count together; those of another are put out by the new ones of the same kind.
 */
export function openResults({ merge, command, path = place, commit = commitNow() }) {
  const kept =
    merge && existsSync(path) ? { ...empty, ...JSON.parse(readFileSync(path, 'utf8')) } : structuredClone(empty);
  const run = {
    id: kept.runs.reduce((last, { id }) => Math.max(last, id), 0) + 1,
    command,
    commit,
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    machine: `${cpus().length} × ${cpus()[0].model}, Node ${process.version}`,
    load: [],
  };
  kept.runs.push(run);
  const commitOf = (id) => kept.runs.find((each) => each.id === id)?.commit;
  const save = () => {
    run.minutes = Math.round((performance.now() - started) / 6_000) / 10;
    writeFileSync(`${path}.part`, JSON.stringify(kept));
    renameSync(`${path}.part`, path);
  };
  const started = performance.now();
  return {
    kept,
    /** One more figure of a kind, instead of those that another commit left; and what differed in it. */
    add(kind, one, wrong = []) {
      const about = what[kind](one);
      const stays = (each) => each.about !== about || commitOf(each.run) === run.commit;
      kept[kind] = kept[kind].filter((each) => stays({ about: what[kind](each), run: each.run }));
      kept.wrong = kept.wrong.filter(stays);
      kept[kind].push({ ...one, run: run.id });
      this.note(about, wrong);
    },
    note(about, lines) {
      kept.wrong.push(...lines.map((line) => ({ about, line: line ? `${about}: ${line}` : about, run: run.id })));
      save();
    },
    noteLoad() {
      run.load.push(Math.round(loadavg()[0] * 10) / 10);
    },
    /** Once all is measured: what differed in a part that was measured anew is gone with it. */
    finish() {
      const used = new Set(
        ['visits', 'headless', 'designing', 'storing'].flatMap((kind) => kept[kind].map(({ run: id }) => id)),
      );
      kept.runs = kept.runs.filter(({ id }) => used.has(id) || id === run.id);
      kept.wrong = kept.wrong.filter(({ run: id }) => kept.runs.some((each) => each.id === id));
      save();
      return kept;
    },
  };
}

export const readResults = () => ({ ...empty, ...JSON.parse(readFileSync(place, 'utf8')) });
