import type { CallBody, Path } from '../../../src/api/contract/contract.ts';
import type { Action } from './rules.ts';

/** Who must be there before anything else is looked at. */
export type Need = 'nobody' | 'session' | 'person' | 'maker' | 'admin';

/** A category or file that a call names, and what is done with it. */
export interface Reach<Key extends string = string> {
  readonly action: Action;
  readonly on: 'category' | 'file';
  /** The key of the body that names it; a call whose body leaves it out does not reach it. */
  readonly from: Key;
  /** The handler checks access itself, because it looks the category or file up in its own way; it may do nothing but this action. */
  readonly within?: true;
  /** A share of the file in this key gives access to the category as far as that file needs it. */
  readonly through?: Key;
}

/** Who may make a call. */
export interface CallRule<Key extends string = string> {
  readonly need: Need;
  readonly reach: readonly Reach<Key>[];
  /** Asked instead of `need` where the body names none of what `reach` looks for. */
  readonly otherwise?: Need;
  /** Open to somebody who must set up a second step first. */
  readonly early?: true;
}

/** The rule of a call may only name keys of its body. */
export type RuleOf<P extends Path> = CallRule<keyof CallBody<P> & string>;

type Row = <const Key extends string = never>(...reach: readonly Reach<Key>[]) => CallRule<Key>;

/** Takes no session, and reads one where it is given. */
export const nobody: Row = (...reach) => ({ need: 'nobody', reach });
/** Somebody signed in; what is not named as reached is their own. */
export const session: Row = (...reach) => ({ need: 'session', reach });
/** Somebody signed in by themselves: no session that a partner opened for one category. */
export const person: Row = (...reach) => ({ need: 'person', reach });
/** Somebody with admin access, or an API key that makes forms. */
export const maker: Row = (...reach) => ({ need: 'maker', reach });
/** Somebody with admin access. */
export const admin: Row = (...reach) => ({ need: 'admin', reach });

/** Open to somebody who has yet to set up a required second step. */
export function early<Key extends string>(rule: CallRule<Key>): CallRule<Key> {
  return { ...rule, early: true };
}

/** `category('design', 'id')`: the category in the body's `id` is reached to design it. */
export function category<const Key extends string>(action: Action, from: Key, through?: Key): Reach<Key> {
  return { action, on: 'category', from, ...(through !== undefined && { through }) };
}

/** `file('view', 'id')`: the patient file in the body's `id` is reached to view it. */
export function file<const Key extends string>(action: Action, from: Key): Reach<Key> {
  return { action, on: 'file', from };
}

/** The handler checks access itself, for the same action. */
export function within<const Key extends string>(reach: Reach<Key>): Reach<Key> {
  return { ...reach, within: true };
}

/** The rule in words, for the documents. */
export function describeRule({ need, reach, otherwise }: CallRule): string {
  const needs = {
    nobody: 'anybody',
    session: 'signed in',
    person: 'signed in, and not for one category alone',
    maker: 'admin access, or an API key that makes forms',
    admin: 'admin access',
  } as const;
  const reached = reach.map(
    ({ action, on, from, through }) =>
      `may ${action} the ${on} in \`${from}\`${through === undefined ? '' : `, or has a share of the file in \`${through}\``}`,
  );
  const last = otherwise === undefined ? [] : [`where none is named: ${needs[otherwise]}`];
  return [needs[need], ...reached, ...last].join('; ');
}
