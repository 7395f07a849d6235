import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type Path } from '../../../src/api/contract/contract.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { fixtures, type CallFixture } from '../../test/matrix/bodies.ts';
import { cellsOf, openWorld, predictCell, type Cell, type Result, type World } from '../../test/matrix/world.ts';
import type { CallRule, Reach } from './call-rule.ts';
import { callRule, callRules } from './call-rules.ts';
import { actions, rights, rightsByShare, roles, type Action } from './rules.ts';

/** One row of a table, changed for as long as a piece of work lasts. */
interface Mutant {
  readonly name: string;
  /** It may change no cell at all. */
  readonly isSame?: boolean;
  /** The call whose row it is; absent: a table that all calls ask. */
  readonly path?: Path;
  /** The cells it is held against; absent: any. */
  readonly about?: (cell: Cell) => boolean;
  flip(): () => void;
}

function replaced<Key extends string, Value>(table: Readonly<Record<Key, Value>>, key: Key, value: Value): () => void {
  const open = table as Record<Key, Value>;
  const before = open[key];
  open[key] = value;
  return () => {
    open[key] = before;
  };
}

const extents = ['all', 'own', 'none'] as const;
const shares = ['read', 'write', 'none'] as const;
const paths = Object.keys(contract) as Path[];
/** Whether any call does that with a category, or with a file: where none does, the row has no effect. */
const asksOf = (on: 'category' | 'file', action: Action) =>
  paths.some((path) => callRule(path).reach.some((reach) => reach.on === on && reach.action === action));
/** Of a category one is reached or not; its own and all of it differ by files alone. */
function isSame(action: Action, extent: string, before: string): boolean {
  if (asksOf('file', action)) return false;
  return !asksOf('category', action) || (extent !== 'none' && before !== 'none');
}
const rightMutants: readonly Mutant[] = actions.flatMap((action) =>
  roles.flatMap((role) =>
    extents
      .filter((extent) => extent !== rights[action][role])
      .map((extent) => ({
        name: `${role} may ${action}: ${extent}`,
        isSame: isSame(action, extent, rights[action][role]),
        flip: () => replaced(rights[action], role, extent),
      })),
  ),
);
const shareMutants: readonly Mutant[] = actions.flatMap((action) =>
  shares
    .filter((share) => share !== rightsByShare[action])
    .map((share) => ({
      name: `a share suffices to ${action}: ${share}`,
      isSame: !asksOf('file', action),
      flip: () => replaced(rightsByShare, action, share),
    })),
);

/** A row of the calls, changed; what it changes lies in the cells of its call alone. */
function rowMutant(path: Path, label: string, changed: Partial<CallRule>, about?: (cell: Cell) => boolean): Mutant {
  return {
    name: `${path} ${label}`,
    path,
    isSame: true,
    ...(about && { about }),
    flip: () => replaced(callRules as Readonly<Record<Path, CallRule>>, path, { ...callRule(path), ...changed }),
  };
}

/** Whose thing a cell points at: each is flipped by itself. */
const whose = {
  'of one’s own category': ({ target }) => target.on !== 'nothing' && target.place === 'home',
  'of another category': ({ target }) => target.on !== 'nothing' && target.place === 'elsewhere',
  'of a form open to all': ({ target }) => target.on !== 'nothing' && target.place === 'open',
  'of another clinic': ({ target }) => target.on !== 'nothing' && target.place === 'foreign',
  'that was shared': ({ actor, target }) =>
    target.on === 'file' && (actor === 'reader' || actor === 'writer' || actor === 'withdrawn' || actor === 'expired'),
} as const satisfies Readonly<Record<string, (cell: Cell) => boolean>>;

const rowMutants: readonly Mutant[] = paths.flatMap((path) => {
  const { need, reach, otherwise } = callRule(path);
  const withReach = (index: number, instead: readonly Reach[]) => ({
    reach: reach.flatMap((one, at) => (at === index ? instead : [one])),
  });
  const reached = reach.flatMap((one, index) => [
    ...Object.entries(whose).map(([thing, about]) =>
      rowMutant(path, `does not ask for a ${one.on} ${thing}`, withReach(index, []), about),
    ),
    ...(['fill', 'administer'] as const)
      .filter((action) => action !== one.action)
      .map((action) => rowMutant(path, `asks who may ${action} the ${one.on}`, withReach(index, [{ ...one, action }]))),
    ...(one.through === undefined
      ? []
      : [rowMutant(path, 'counts no share', withReach(index, [{ action: one.action, on: one.on, from: one.from }]))]),
  ]);
  const needs = (['session', 'person', 'admin'] as const)
    .filter((other) => other !== need && need !== 'nobody')
    .map((other) => rowMutant(path, `needs a ${other}`, { need: other }));
  return [
    ...reached,
    ...needs,
    ...(otherwise === undefined
      ? []
      : [rowMutant(path, 'lets anybody where nothing is named', { otherwise: 'session' })]),
  ];
});

/**
 * Handlers that ask once more what their row says, so that a wrong row alone opens nothing: those that need the caller's own
 * account, and those that look the thing up in a way of their own.
 */
const askedAgain: Readonly<Record<string, RegExp>> = {
  'own account':
    /^\/(user\/(storeVirtualgroup|getvirtualgroups|getvirtualgroupusers|removevirtualgroup|completeprofile\/|updateUserAllowPublicScores)|auth\/(storeautologin|gettotp|starttotp|confirmtotp|stoptotp|renewrecoverycodes|getmobile|sendmobilecode|verifymobile|removemobile|startsmsstep|sendownsmsstep|changepassword|getsessions|endsession|endothersessions)|sendemailverifycode\/) needs a session$/,
  'an entry’s file': /^\/entry\/storeentry (does not ask for a file|asks who may administer the file)/,
  'admin access': /^\/(category\/storecategory|user\/registeruser) lets anybody where nothing is named$/,
};
const isAskedAgain = (name: string): boolean => Object.values(askedAgain).some((pattern) => pattern.test(name));

const everyMutant = [...rightMutants, ...shareMutants, ...rowMutants];
/** The tables are asked alike over both databases: the second meets a handful, and all of them with `PORSA_MUTANTS=all`, which takes a while. */
const isWhole = process.env['PORSA_MUTANTS'] === 'all';
const mutantsFor = (kind: 'sqlite' | 'postgres') =>
  kind === 'sqlite' || isWhole ? everyMutant : everyMutant.filter((_, index) => index % 40 === 0);

describeEachDatabase('a row of the tables that says something else', (database) => {
  let world: World;
  const cells = paths
    .filter((path) => (fixtures[path] as unknown as CallFixture<Path>).endless === undefined)
    .flatMap((path) => cellsOf(path));
  const before = new Map(cells.map((cell) => [cell, predictCell(cell)]));
  const cellsBy = new Map(paths.map((path) => [path, cells.filter((cell) => cell.path === path)]));
  beforeAll(async () => {
    world = await openWorld(database.db);
  });
  afterAll(() => world.close());

  /** The cells whose outcome the flipped row changes, as the tables say it: few of them are enough to be asked. */
  function changedBy({ path, about, flip }: Mutant): readonly Cell[] {
    const back = flip();
    const changed = (path === undefined ? cells : (cellsBy.get(path) ?? [])).filter(
      (cell) => about?.(cell) !== false && predictCell(cell) !== before.get(cell),
    );
    back();
    return changed.slice(0, 3);
  }

  async function runFlipped({ flip }: Mutant, cell: Cell): Promise<Result> {
    const back = flip();
    try {
      return await world.run(cell);
    } finally {
      back();
    }
  }

  /** Where the status is the same as before, as where a good body is refused too, the reply and the log may still differ. */
  async function isCaught(mutant: Mutant, asked: readonly Cell[]): Promise<boolean> {
    for (const cell of asked) {
      const flipped = await runFlipped(mutant, cell);
      const { status: good = 200 } = fixtures[cell.path] as unknown as CallFixture<Path>;
      if (flipped.status !== (before.get(cell) === 'allowed' ? good : before.get(cell))) return true;
      if (flipped.status >= 400 && reported(flipped) !== reported(await world.run(cell))) return true;
    }
    return false;
  }
  const reported = ({ reply, rows }: Result) =>
    `${(JSON.parse(reply) as { readonly code?: number }).code} ${rows.filter((row) => row.result === 'denied').length}`;

  it(
    'is caught by the walk through the matrix, whichever it is',
    async () => {
      const survivors: string[] = [];
      const unasked: string[] = [];
      for (const mutant of mutantsFor(database.kind)) {
        const asked = changedBy(mutant);
        if (asked.length === 0 && !mutant.isSame) unasked.push(mutant.name);
        else if (asked.length > 0 && !(await isCaught(mutant, asked))) survivors.push(mutant.name);
      }
      expect(survivors.filter((name) => !isAskedAgain(name))).toEqual([]);
      if (database.kind === 'sqlite' || isWhole)
        expect(survivors).toEqual(everyMutant.map(({ name }) => name).filter(isAskedAgain));
      expect(unasked).toEqual([]);
    },
    isWhole ? 3_600_000 : 120_000,
  );
});
