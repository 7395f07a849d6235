import { createChanges, type Changes } from '../../../api/outbox/changes.ts';
import { $changeRound } from '../../../store/reach.ts';

/** The tabs of one person on one server. */
export const tabsOf = (server: string, person: string): string => `portal|${server}|${person}`;

const known = new Map<string, Changes>();
let isTelling = false;

function changesOf(tabs: string): Changes {
  const changes = known.get(tabs) ?? createChanges(tabs);
  known.set(tabs, changes);
  return changes;
}

export function tellOtherTabs(tabs: string): void {
  isTelling = true;
  changesOf(tabs).notify();
  isTelling = false;
}

/** Loads again what is shown here after another tab has changed something, at once or when this one is looked at. Returns what ends that. */
export function followOtherTabs(tabs: string): () => void {
  let isOld = false;
  const load = (): void => {
    if (!isOld || document.visibilityState === 'hidden') return;
    isOld = false;
    $changeRound.set($changeRound.get() + 1);
  };
  const quiet = changesOf(tabs).subscribe(() => {
    isOld ||= !isTelling;
    load();
  });
  document.addEventListener('visibilitychange', load);
  return () => {
    quiet();
    document.removeEventListener('visibilitychange', load);
  };
}
