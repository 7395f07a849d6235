import { createChanges, type Changes } from '../../../api/outbox/changes.ts';
import { $changeRound } from '../../../store/reach.ts';

/** Calls by which a person switches something on or off, adds or removes it: what their other tabs show of it is old from then on. */
const told: ReadonlySet<string> = new Set([
  '/user/storemyfavorite',
  '/user/updateUserAllowPublicScores',
  '/admin/storesecondsteproles',
  '/user/storerole',
  '/user/inviteuser',
  '/user/removeInvitedUser',
  '/user/storeVirtualgroup',
  '/user/removevirtualgroup',
  '/admin/storeaccount',
  '/service/storeservice',
  '/service/removeservice',
  '/project/storeproject',
  '/project/removeproject',
  '/category/storecategory',
  '/category/removecategory',
  '/category/storewebhook',
  '/category/removewebhook',
  '/admin/storeehr',
  '/admin/removeehr',
  '/admin/storeapikey',
  '/admin/removeapikey',
  '/auth/verifymobile',
  '/auth/removemobile',
  '/auth/startsmsstep',
  '/auth/confirmtotp',
  '/auth/stoptotp',
]);

/** The tabs of one person on one server. */
export const tabsOf = (server: string, person: string): string => `portal|${server}|${person}`;

const known = new Map<string, Changes>();
let isTelling = false;
/** Portals on this page that follow. One alone has already loaded what it changed itself. */
let followers = 0;

function changesOf(tabs: string): Changes {
  const changes = known.get(tabs) ?? createChanges(tabs);
  known.set(tabs, changes);
  return changes;
}

export function tellOtherTabs(tabs: string, call: string): void {
  if (!told.has(call)) return;
  isTelling = true;
  changesOf(tabs).notify();
  isTelling = false;
}

let isAsked = false;

/** Once for all portals of the page that have heard of the same change. */
function loadAgain(): void {
  if (isAsked) return;
  isAsked = true;
  queueMicrotask(() => {
    isAsked = false;
    $changeRound.set($changeRound.get() + 1);
  });
}

/** Loads again what is shown here after another tab, or another portal of this page, has changed something, at once or when this one is looked at. Returns what ends that. */
export function followOtherTabs(tabs: string): () => void {
  let isOld = false;
  const load = (): void => {
    if (!isOld || document.visibilityState === 'hidden') return;
    isOld = false;
    loadAgain();
  };
  const quiet = changesOf(tabs).subscribe(() => {
    isOld ||= !isTelling || followers > 1;
    load();
  });
  document.addEventListener('visibilitychange', load);
  followers += 1;
  return () => {
    followers -= 1;
    quiet();
    document.removeEventListener('visibilitychange', load);
  };
}
