import { beforeEach, expect, test } from 'vitest';
import { proposalLimits } from '../../../src/api/contract/proposal/limits.ts';
import type { Proposal } from '../../../src/proposal/types.ts';
import { handlers, openClinic, refusal, type TestContext } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { proposalOf } from '../../test/proposals.ts';
import { newId } from '../db/uuid.ts';
import { versionLimits } from './keep-version.ts';

const minute = 60_000;

describeEachDatabase('Versions of a proposal', (database) => {
  let mina: TestContext;
  let id: string;
  let rev: number;
  beforeEach(async () => {
    await database.clear();
    mina = (await openClinic(database.db)).as('expert');
    ({ id, rev } = await handlers['/proposal/storeproposal'](mina, { proposal: proposalOf('Title 0') }));
  });

  const save = async (text: string | Proposal, after = 0) => {
    mina.clock.advance(after);
    const proposal = typeof text === 'string' ? proposalOf(text) : text;
    ({ rev } = await handlers['/proposal/storeproposal'](mina, { id, rev, proposal }));
  };
  const versions = () => handlers['/proposal/getversions'](mina, { id });
  const titles = async () => (await versions()).map(({ title }) => title);

  test('are kept once in five minutes of work, and hold the text as it was', async () => {
    await save('Title 1', minute);
    await save('Title 2', minute);
    await save('Title 3', 2 * minute);
    expect(await titles()).toEqual(['Title 0']);
    await save('Title 4', 2 * minute);
    await save('Title 5', minute);
    expect(await titles()).toEqual(['Title 4', 'Title 0']);
    const [first] = (await versions()).slice(-1);
    expect(await handlers['/proposal/getversion'](mina, { id, version: first!.id })).toEqual({
      version: first,
      proposal: proposalOf('Title 0'),
    });
  });

  test('are kept whatever the time where much of the text is gone', async () => {
    await save(proposalOf('Title', { method: 'A long method. '.repeat(100) }), minute);
    await save(proposalOf('Title', { method: 'A long method. '.repeat(99) }), minute);
    expect(await versions()).toHaveLength(1);
    await save(proposalOf('Title'), minute);
    const [last] = await versions();
    expect((await handlers['/proposal/getversion'](mina, { id, version: last!.id })).proposal.values['method']).toBe(
      'A long method. '.repeat(99),
    );
  });

  test('are not made by a store that changes nothing', async () => {
    const before = rev;
    await save('Title 0', 10 * minute);
    expect([rev, await versions()]).toEqual([before, []]);
  });

  test('lose the oldest first beyond fifty, and never one with a name', async () => {
    await handlers['/proposal/storeversion'](mina, { id, version: newId(), name: 'As agreed' });
    for (let count = 1; count <= versionLimits.most + 5; count += 1) await save(`Title ${count}`, 6 * minute);
    const kept = await versions();
    expect(kept.filter(({ name }) => name === null)).toHaveLength(versionLimits.most);
    expect(kept.at(-1)).toMatchObject({ name: 'As agreed', title: 'Title 0' });
  });

  test('lose the oldest first beyond eight mebibytes', async () => {
    const long = (count: number) =>
      proposalOf(`Title ${count}`, { method: 'x'.repeat(999_000), necessity: 'y'.repeat(990_000) });
    for (let count = 1; count <= 7; count += 1) await save(long(count), 6 * minute);
    expect(await titles()).toEqual(['Title 6', 'Title 5', 'Title 4', 'Title 3']);
  });

  test('are given a name, and another one by the same id, up to twenty', async () => {
    const version = newId();
    await handlers['/proposal/storeversion'](mina, { id, version, name: 'First' });
    expect(await handlers['/proposal/storeversion'](mina, { id, version, name: 'Sent to Dr Karimi' })).toMatchObject({
      id: version,
      name: 'Sent to Dr Karimi',
      title: 'Title 0',
    });
    expect(await versions()).toHaveLength(1);
    for (let count = 1; count < proposalLimits.namedVersions; count += 1)
      await handlers['/proposal/storeversion'](mina, { id, version: newId(), name: `Version ${count}` });
    const full = handlers['/proposal/storeversion'](mina, { id, version: newId(), name: 'One more' });
    expect((await refusal(full)).code).toBe('versionsfull');
    await handlers['/proposal/storeversion'](mina, { id, version, name: 'Sent again' });
    await handlers['/proposal/removeversion'](mina, { id, version });
    await handlers['/proposal/storeversion'](mina, { id, version: newId(), name: 'One more' });
  });

  test('become the present text again, which is kept as a version', async () => {
    const version = newId();
    await handlers['/proposal/storeversion'](mina, { id, version, name: 'First' });
    await save('Title 1', minute);
    const restored = await handlers['/proposal/restoreversion'](mina, { id, version, rev });
    expect(restored).toMatchObject({ id, rev: rev + 1, proposal: proposalOf('Title 0') });
    expect(await handlers['/proposal/getproposal'](mina, { id })).toMatchObject({
      rev: rev + 1,
      proposal: proposalOf('Title 0'),
    });
    expect((await titles())[0]).toBe('Title 1');
  });

  test('take the place of nothing that was stored meanwhile', async () => {
    const version = newId();
    await handlers['/proposal/storeversion'](mina, { id, version, name: 'First' });
    await save('Title 1', minute);
    const { code, detail } = await refusal(handlers['/proposal/restoreversion'](mina, { id, version, rev: 1 }));
    expect([code, detail.data]).toEqual([
      'olderrev',
      expect.objectContaining({ rev: 2, proposal: proposalOf('Title 1') }),
    ]);
  });

  test('that are not there are unknown', async () => {
    const version = newId();
    for (const call of [
      () => handlers['/proposal/getversion'](mina, { id, version }),
      () => handlers['/proposal/removeversion'](mina, { id, version }),
      () => handlers['/proposal/restoreversion'](mina, { id, version, rev: 1 }),
    ])
      expect((await refusal(call())).code).toBe('unknown');
  });
});
