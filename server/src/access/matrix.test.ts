import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Path } from '../../../src/api/contract/contract.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { fixtures, type CallFixture } from '../../test/matrix/bodies.ts';
import { cellsOf, openWorld, type Result, type World } from '../../test/matrix/world.ts';
import { callRule } from './call-rules.ts';

const paths = Object.keys(contract) as Path[];
const fixtureOf = (path: Path): CallFixture<Path> => fixtures[path] as never;

describe('the table of calls', () => {
  it('asks for a session exactly where the contract says so', () => {
    const needing = (path: Path) => callRule(path).need !== 'nobody';
    expect(paths.filter((path) => needing(path) !== (contract[path].who === 'user'))).toEqual([]);
  });
});

describeEachDatabase('every call, by everybody, at everything', (database) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(database.db);
  });
  afterAll(() => world.close());

  it.each(paths)('%s: as the tables say, cell by cell', async (path) => {
    const wrong: string[] = [];
    const nowhere = new Map<string, string>();
    for (const cell of cellsOf(path).toReversed()) {
      if (fixtureOf(path).endless && cell.actor !== 'anonymous' && cell.actor !== 'disabled') continue;
      const result = await world.run(cell);
      const isRecorded = isAlike(result, nowhere) && isWrittenDown(result, path);
      if (!result.isRight || !isRecorded)
        wrong.push(
          `${cell.actor} ${Object.values(cell.target).join(' ')}: ${result.expected}, and was ${result.status}${isRecorded ? '' : ', or was not logged or reported as it should be'}; ${result.reply.slice(0, 120)} ${JSON.stringify(result.rows)}`,
        );
    }
    expect(wrong).toEqual([]);
  });
});

/** What is not theirs reads, letter by letter, as what never was; the walk meets that first. */
function isAlike({ cell: { actor, target }, expected, reply }: Result, nowhere: Map<string, string>): boolean {
  if (expected !== 404 || target.on === 'nothing') return true;
  const key = target.on === 'file' ? `${actor} file ${target.place}` : actor;
  if (!nowhere.has(key)) nowhere.set(key, reply);
  return nowhere.get(key) === reply;
}

/** One row for each denied try of somebody signed in, and one for each thing done with a patient's data. */
function isWrittenDown({ cell: { actor, target }, expected, rows }: Result, path: Path): boolean {
  const denied = rows.filter((row) => row.result === 'denied').length;
  const isKnown = actor !== 'anonymous' && actor !== 'disabled';
  if (expected === 'allowed')
    return (denied === 0 || target.on === 'nothing') && (!fixtureOf(path).audited || rows.length > 0);
  // Turned away at the door, before anything that the body names was looked at.
  const isTurnedAway = actor === 'limited' && callRule(path).need === 'person';
  return rows.length === denied && denied === (isKnown && !isTurnedAway && target.on !== 'nothing' ? 1 : 0);
}
