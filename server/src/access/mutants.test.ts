import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type Path } from '../../../src/api/contract/contract.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { fixtures, type CallFixture } from '../../test/matrix/bodies.ts';
import { cellsOf, openWorld, predictCell, type Cell, type World } from '../../test/matrix/world.ts';
import type { CallRule } from './call-rule.ts';
import { callRule, callRules } from './call-rules.ts';
import { actions, rights, rightsByShare, roles, type Action } from './rules.ts';

/** One row of a table, said otherwise for as long as a piece of work lasts. */
interface Mutant { readonly name: string; readonly isSame?: boolean; flip(): () => void }

function replaced<Key extends string, Value>(table: Readonly<Record<Key, Value>>, key: Key, value: Value): () => void {
  const open = table as Record<Key, Value>;
  const before = open[key];
  open[key] = value;
  return () => { open[key] = before; };
}

const extents = ['all', 'own', 'none'] as const;
const shares = ['read', 'write', 'none'] as const;
const paths = Object.keys(contract) as Path[];
/** Whether any call does that with a category, or with a file: where none does, a row may say what it likes. */
const asksOf = (on: 'category' | 'file', action: Action) => paths.some((path) => callRule(path).reach.some((reach) => reach.on === on && reach.action === action));
/** Of a category one is reached or not; its own and all of it are told apart by files alone. */
function isSame(action: Action, extent: string, before: string): boolean {
  if (asksOf('file', action)) return false;
  return !asksOf('category', action) || (extent !== 'none' && before !== 'none');
}
const rightMutants: readonly Mutant[] = actions.flatMap((action) => roles.flatMap((role) => extents.filter((extent) => extent !== rights[action][role])
  .map((extent) => ({ name: `${role} may ${action}: ${extent}`, isSame: isSame(action, extent, rights[action][role]), flip: () => replaced(rights[action], role, extent) }))));
const shareMutants: readonly Mutant[] = actions.flatMap((action) => shares.filter((share) => share !== rightsByShare[action])
  .map((share) => ({ name: `a share suffices to ${action}: ${share}`, isSame: !asksOf('file', action), flip: () => replaced(rightsByShare, action, share) })));
const needMutants: readonly Mutant[] = paths.filter((path) => callRule(path).need === 'admin')
  .map((path) => ({ name: `${path} needs a session alone`, flip: () => replaced(callRules as Readonly<Record<Path, CallRule>>, path, { ...callRule(path), need: 'session' }) }));

describeEachDatabase('a row of the tables that says something else', (database) => {
  let world: World;
  const cells = paths.filter((path) => (fixtures[path] as unknown as CallFixture<Path>).endless === undefined).flatMap((path) => cellsOf(path));
  beforeAll(async () => { world = await openWorld(database.db); }, 60_000);
  afterAll(() => world.close());

  /** The cells whose outcome the flipped row changes, as the tables say it: few of them are enough to be asked. */
  function changedBy(mutant: Mutant): readonly Cell[] {
    const before = cells.map((cell) => predictCell(cell));
    const back = mutant.flip();
    const changed = cells.filter((cell, index) => predictCell(cell) !== before[index]);
    back();
    return changed.slice(0, 3);
  }

  async function isCaught(mutant: Mutant, asked: readonly Cell[]): Promise<boolean> {
    const expected = asked.map((cell) => predictCell(cell));
    const back = mutant.flip();
    try {
      for (const [index, cell] of asked.entries()) {
        const { status } = await world.run(cell);
        const { status: good = 200 } = fixtures[cell.path] as unknown as CallFixture<Path>;
        if (status !== (expected[index] === 'allowed' ? good : expected[index])) return true;
      }
      return false;
    } finally {
      back();
    }
  }

  it('is caught by the walk through the matrix, whichever it is', async () => {
    const survivors: string[] = [];
    const unasked: string[] = [];
    for (const mutant of [...rightMutants, ...shareMutants, ...needMutants]) {
      const asked = changedBy(mutant);
      if (asked.length === 0 && !mutant.isSame) unasked.push(mutant.name);
      else if (asked.length > 0 && !await isCaught(mutant, asked)) survivors.push(mutant.name);
    }
    expect(survivors).toEqual([]);
    expect(unasked).toEqual([]);
  }, 120_000);
});
