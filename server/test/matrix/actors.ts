import type { Role } from '../../../src/engine/definition/types.ts';

/** Everybody a call may come from. The last six are of other clinics than the one asked about, but for the disabled. */
export const actors = [
  'anonymous',
  'limited',
  'newuser',
  'expert',
  'secretary',
  'owner',
  'admin',
  'stranger',
  'disabled',
  'reader',
  'writer',
  'withdrawn',
  'expired',
  'foreignowner',
] as const;
export type Actor = (typeof actors)[number];

/** Where a category or file lies: with the members, in another category of their clinic, open to the public, or in another clinic. */
export const places = ['home', 'elsewhere', 'open', 'foreign'] as const;
export type Place = (typeof places)[number];

/** What a call points at; `removed` is in the bin, `nowhere` never was. */
export type Target =
  | { readonly on: 'nothing' }
  | { readonly on: 'category'; readonly place: Place | 'nowhere' }
  | { readonly on: 'file'; readonly place: Place; readonly state: 'own' | 'others' | 'removed' | 'nowhere' };

const members: Partial<Readonly<Record<Actor, Role>>> = {
  limited: 'owner',
  newuser: 'newuser',
  expert: 'expert',
  secretary: 'secretary',
  owner: 'owner',
};
const colleagues: readonly Actor[] = ['reader', 'writer', 'withdrawn', 'expired'];

/** Whose session is dead or was never opened. */
export const isSignedIn = (actor: Actor): boolean => actor !== 'anonymous' && actor !== 'disabled';

export function clinicOf(actor: Actor): 'first' | 'second' | 'third' {
  if (actor === 'foreignowner') return 'second';
  return colleagues.includes(actor) ? 'third' : 'first';
}

/** The role each actor has at a place, written out by hand. */
export function roleAt(actor: Actor, place: Place): Role | undefined {
  const clinic = place === 'foreign' ? 'second' : 'first';
  const outside = place === 'open' ? 'public' : undefined;
  if (!isSignedIn(actor) || clinicOf(actor) !== clinic) return outside;
  if (actor === 'admin' || actor === 'foreignowner') return 'owner';
  if (place === 'home') return members[actor];
  if (actor === 'limited') return outside;
  return place === 'open' ? 'newuser' : undefined;
}

export function shareOf(actor: Actor): 'read' | 'write' | undefined {
  if (actor === 'reader') return 'read';
  return actor === 'writer' ? 'write' : undefined;
}
