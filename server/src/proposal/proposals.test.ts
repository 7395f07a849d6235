import { beforeEach, expect, test } from 'vitest';
import { proposalLimits } from '../../../src/api/contract/proposal/limits.ts';
import { standardTemplate } from '../../../src/proposal/template/standard/standard-template.ts';
import { handlers, openClinic, refusal, type TestClinic, type TestContext } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { proposalOf } from '../../test/proposals.ts';
import { newId } from '../db/uuid.ts';
import { tidy } from '../operations/tidy.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describeEachDatabase('Proposals', (database) => {
  let clinic: TestClinic;
  let mina: TestContext;
  let omid: TestContext;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    mina = clinic.as('expert');
    omid = clinic.as('admin');
  });

  const store = (title: string, more: { readonly id?: string; readonly rev?: number } = {}, context = mina) =>
    handlers['/proposal/storeproposal'](context, { ...more, proposal: proposalOf(title) });
  const read = (id: string, context = mina) => handlers['/proposal/getproposal'](context, { id });
  const list = async (query: Readonly<Record<string, unknown>> = {}, context = mina) =>
    handlers['/proposal/getproposals'](context, query);

  test('are stored as they are, whatever their template', async () => {
    const mine = { ...proposalOf('Vitamin D'), template: 'our-centre', reasons: { comparison: 'A cohort' } };
    const { id, rev } = await handlers['/proposal/storeproposal'](mina, { proposal: mine });
    expect(rev).toBe(1);
    expect(await read(id)).toMatchObject({ id, rev: 1, proposal: mine, openComments: 0, links: [] });
  });

  test('are listed last changed first, in pages, with how many there are', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await store(title);
      mina.clock.advance(minute);
    }
    const first = await list({ limit: 2 });
    expect([first.items.map(({ title }) => title), first.total]).toEqual([['Three', 'Two'], 3]);
    const second = await list({ limit: 2, after: first.next! });
    expect([second.items.map(({ title }) => title), second.next, second.total]).toEqual([['One'], null, 3]);
  });

  test('are found by title and names, in any spelling of Persian', async () => {
    await handlers['/proposal/storeproposal'](mina, {
      proposal: {
        template: 'standard',
        language: 'fa',
        values: { title: 'اثر ویتامین دی بر کمردرد', fullname: 'مینا کریمی', supervisor: 'علی رضایی' },
      },
    });
    await store('Exercise');
    for (const search of ['ويتامين', 'کریمی', 'رضايي', 'كمر درد'])
      expect({ search, found: (await list({ search })).total }).toEqual({ search, found: 1 });
    expect((await list({ search: '%' })).total).toBe(0);
  });

  test('have a title of one line, without marks that turn its neighbours', async () => {
    await store(`Effect \u202eof\u202c\n vitamin D ${'x'.repeat(5000)}`);
    const [{ title } = { title: '' }] = (await list()).items;
    expect(title).toMatch(/^Effect of vitamin D x+$/);
    expect(title).toHaveLength(300);
  });

  test('are stored once when the line breaks and they are sent again', async () => {
    const id = newId();
    const first = await store('Vitamin D', { id });
    expect(await store('Vitamin D', { id })).toEqual(first);
    const second = await store('Vitamin D and pain', { id, rev: 1 });
    expect(second.rev).toBe(2);
    expect(await store('Vitamin D and pain', { id, rev: 1 })).toEqual(second);
    expect((await list()).total).toBe(1);
  });

  test('are not overwritten by what was made from an older one; the newer one comes with the refusal', async () => {
    const { id } = await store('Vitamin D');
    await store('Vitamin D, from the phone', { id, rev: 1 });
    for (const more of [{ id, rev: 1 }, { id, rev: 7 }, { id }]) {
      const { code, detail } = await refusal(store('Vitamin D, from the desk', more));
      expect(code).toBe('olderrev');
      expect(detail.data).toMatchObject({ id, rev: 2, proposal: proposalOf('Vitamin D, from the phone') });
    }
    expect((await read(id)).proposal).toEqual(proposalOf('Vitamin D, from the phone'));
  });

  test('let one of many at once through', async () => {
    const { id } = await store('Vitamin D');
    const titles = Array.from({ length: 12 }, (_one, count) => `Title ${count}`);
    const outcomes = await Promise.allSettled(titles.map((title) => store(title, { id, rev: 1 })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(id)).rev).toBe(2);
  });

  test('of somebody else are reached by no call, not even by an admin, and their ids can be anybody’s', async () => {
    const { id } = await store('Vitamin D');
    const { version } = await handlers['/proposal/storeversion'](mina, { id, version: newId(), name: 'First' }).then(
      (kept) => ({ version: kept.id }),
    );
    const ways: Readonly<Record<string, () => Promise<unknown>>> = {
      getproposal: () => read(id, omid),
      storeproposal: () => store('Mine', { id, rev: 1 }, omid),
      removeproposal: () => handlers['/proposal/removeproposal'](omid, { id }),
      erase: () => handlers['/proposal/removeproposal'](omid, { id, forever: true }),
      restoreproposal: () => handlers['/proposal/restoreproposal'](omid, { id }),
      getversions: () => handlers['/proposal/getversions'](omid, { id }),
      getversion: () => handlers['/proposal/getversion'](omid, { id, version }),
      storeversion: () => handlers['/proposal/storeversion'](omid, { id, version, name: 'Mine' }),
      removeversion: () => handlers['/proposal/removeversion'](omid, { id, version }),
      restoreversion: () => handlers['/proposal/restoreversion'](omid, { id, version, rev: 1 }),
      storecommentlink: () => handlers['/proposal/storecommentlink'](omid, { proposal: id, id: newId() }),
      removecommentlink: () => handlers['/proposal/removecommentlink'](omid, { proposal: id, id: newId() }),
      getcomments: () => handlers['/proposal/getcomments'](omid, { id }),
      storereply: () =>
        handlers['/proposal/storereply'](omid, { proposal: id, comment: newId(), id: newId(), text: 'Mine' }),
      resolvecomment: () =>
        handlers['/proposal/resolvecomment'](omid, { proposal: id, comment: newId(), resolved: true }),
      removecomment: () => handlers['/proposal/removecomment'](omid, { proposal: id, comment: newId() }),
    };
    for (const [name, way] of Object.entries(ways))
      expect({ name, refusal: await refusal(way()) }).toEqual({ name, refusal: { code: 'unknown', detail: {} } });
    expect((await list({}, omid)).total).toBe(0);
    await store('Omid’s own', { id }, omid);
    expect([(await read(id)).proposal.values['title'], (await read(id, omid)).proposal.values['title']]).toEqual([
      'Vitamin D',
      'Omid’s own',
    ]);
  });

  test('are there for a partner’s people too, whose accounts are theirs alone', async () => {
    const limited = clinic.as('newuser', { user: { ...clinic.as('newuser').caller.user!, category: clinic.category } });
    const { id } = await store('Vitamin D', {}, limited);
    expect([(await list({}, limited)).total, (await list()).total]).toEqual([1, 0]);
    expect((await refusal(read(id))).code).toBe('unknown');
  });

  test('keep the template they came with, on a device that does not know it too, until another takes its place', async () => {
    const ours = { ...proposalOf('Vitamin D'), template: 'our-centre' };
    const template = { ...standardTemplate, id: 'our-centre' };
    const { id } = await handlers['/proposal/storeproposal'](mina, { proposal: ours, template });
    const changed = { ...ours, values: { title: 'Vitamin D and pain' } };
    await handlers['/proposal/storeproposal'](mina, { id, rev: 1, proposal: changed });
    await handlers['/proposal/storeproposal'](mina, { id, rev: 1, proposal: changed });
    expect(await read(id)).toMatchObject({ rev: 2, proposal: changed, template });
    await store('Vitamin D', { id, rev: 2 });
    expect((await read(id)).template).toBeUndefined();
    const { code } = await refusal(handlers['/proposal/storeproposal'](mina, { proposal: proposalOf('x'), template }));
    expect(code).toBe('unreadabletemplate');
  });

  test('are refused with a template that cannot be read, place by place, in the caller’s language', async () => {
    const template = {
      id: 'our-centre',
      title: '',
      sections: [{ id: 'one', title: 'One', questions: [{ id: 'a b' }] }],
    };
    const ours = { ...proposalOf('Vitamin D'), template: 'our-centre' };
    const send = (language: 'en' | 'fa') =>
      handlers['/proposal/storeproposal'](clinic.as('expert', { language, user: mina.caller.user! }), {
        proposal: ours,
        template: template as never,
      });
    const { code, detail } = await refusal(send('en'));
    expect([code, detail.fields?.map(({ path }) => path)]).toEqual([
      'unreadabletemplate',
      expect.arrayContaining(['template.sections[0].questions[0].id']),
    ]);
    expect((await refusal(send('fa'))).detail.fields?.[0]?.message).toMatch(/[آ-ی]/);
    expect((await list()).total).toBe(0);
  });

  test('are refused beyond two hundred, removed ones included, while one that is there can be changed', async () => {
    const { id } = await store('The first');
    await handlers['/proposal/removeproposal'](mina, { id: (await store('The second')).id });
    const [row] = await database.db.selectFrom('proposals').selectAll().where('id', '=', id).execute();
    for (let count = 2; count < proposalLimits.proposals; count += 1)
      await database.db
        .insertInto('proposals')
        .values({ ...row!, id: newId() })
        .execute();
    expect((await refusal(store('One too many'))).code).toBe('proposalsfull');
    expect((await store('The first, changed', { id, rev: 1 })).rev).toBe(2);
    expect((await store('The first, changed', { id, rev: 1 })).rev).toBe(2);
  });

  test('have a room of a hundred mebibytes with all their versions, in which a shorter text always fits', async () => {
    const { id } = await store('Vitamin D');
    const long = (count: number) => proposalOf('Vitamin D', { method: 'x'.repeat(count) });
    await handlers['/proposal/storeproposal'](mina, { id, rev: 1, proposal: long(1000) });
    const fill = (size: number) => database.db.updateTable('proposal_versions').set({ size, name: 'First' }).execute();
    await handlers['/proposal/storeversion'](mina, { id, version: newId(), name: 'First' });
    await fill(proposalLimits.room);
    mina.clock.advance(10 * minute);
    const longer = handlers['/proposal/storeproposal'](mina, { id, rev: 2, proposal: long(1001) });
    expect((await refusal(longer)).code).toBe('proposalsfull');
    expect((await refusal(store('Another'))).code).toBe('proposalsfull');
    const version = handlers['/proposal/storeversion'](mina, { id, version: newId(), name: 'Second' });
    expect((await refusal(version)).code).toBe('versionsfull');
    expect((await handlers['/proposal/storeproposal'](mina, { id, rev: 2, proposal: long(10) })).rev).toBe(3);
    await fill(1000);
    expect((await handlers['/proposal/storeproposal'](mina, { id, rev: 3, proposal: long(2000) })).rev).toBe(4);
  });

  test('that are larger than the server keeps are refused, and what was there stays', async () => {
    const { id } = await store('Vitamin D');
    const large = proposalOf('Vitamin D', { method: 'م'.repeat(900_000), necessity: 'م'.repeat(200_000) });
    const { code } = await refusal(handlers['/proposal/storeproposal'](mina, { id, rev: 1, proposal: large }));
    expect([code, (await read(id)).rev]).toEqual(['toolarge', 1]);
  });

  test('that were removed can be restored for thirty days, and are gone then with all that belongs to them', async () => {
    const { id } = await store('Vitamin D');
    const { id: other } = await store('Exercise');
    await handlers['/proposal/storeversion'](mina, { id, version: newId(), name: 'First' });
    await handlers['/proposal/storecommentlink'](mina, { proposal: id, id: newId() });
    await handlers['/proposal/removeproposal'](mina, { id });
    expect((await refusal(read(id))).code).toBe('unknown');
    expect((await refusal(store('Vitamin D', { id, rev: 1 }))).code).toBe('unknown');
    expect((await list()).items.map((item) => item.id)).toEqual([other]);
    const [removed] = (await list({ removed: true })).items;
    expect(removed).toMatchObject({
      id,
      removedAt: mina.clock().toISOString(),
      goneAt: new Date(mina.clock().getTime() + 30 * day).toISOString(),
    });
    await handlers['/proposal/restoreproposal'](mina, { id });
    expect((await read(id)).rev).toBe(1);
    await handlers['/proposal/removeproposal'](mina, { id });
    mina.clock.advance(29 * day);
    await handlers['/proposal/removeproposal'](mina, { id });
    await tidy(database.db, mina.clock);
    expect((await list({ removed: true })).total).toBe(1);
    mina.clock.advance(day + 1);
    await tidy(database.db, mina.clock);
    expect((await list({ removed: true })).total).toBe(0);
    for (const table of ['proposal_versions', 'comment_links'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await list()).total).toBe(1);
  });

  test('are erased at once where their owner says so, and the log keeps that it was done', async () => {
    const { id } = await store('Vitamin D');
    await handlers['/proposal/removeproposal'](mina, { id, forever: true });
    expect((await list({ removed: true })).total).toBe(0);
    const rows = await database.db.selectFrom('audit').select(['action', 'user_id', 'detail']).orderBy('seq').execute();
    expect(rows.filter(({ action }) => action === 'proposal.erase')).toEqual([
      { action: 'proposal.erase', user_id: clinic.userId('expert'), detail: JSON.stringify({ proposal: id }) },
    ]);
  });

  test('go with the account of their owner', async () => {
    const { id } = await store('Vitamin D');
    await handlers['/proposal/storecommentlink'](mina, { proposal: id, id: newId() });
    await database.db.deleteFrom('users').where('id', '=', clinic.userId('expert')).execute();
    for (const table of ['proposals', 'comment_links'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
