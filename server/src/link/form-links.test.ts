import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, refusal, type Person, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { FormDefinition, Question } from '../../../src/engine/definition/types.ts';
import { newId } from '../db/uuid.ts';
import { tidy } from '../operations/tidy.ts';
import { openLink } from './open-link.ts';
import { writeInTurn } from '../write-queue/write-rows.ts';

const day = 24 * 60 * 60 * 1000;

const questions: readonly Question[] = [
  { id: 'q-weight', name: 'weight', type: 'number', title: 'Weight', min: 1, max: 400 },
  {
    id: 'q-ward',
    name: 'ward',
    type: 'select',
    title: 'Ward',
    options: [
      { text: 'One', value: 'one' },
      { text: 'Two', value: 'two' },
    ],
  },
  { id: 'q-note', name: 'note', type: 'note', title: 'Note' },
  { id: 'q-photo', name: 'photo', type: 'file', title: 'Photo' },
  { id: 'q-before', name: 'before', type: 'calculated', title: 'Before', formula: 'LAST(weight)' },
  { id: 'q-years', name: 'years', type: 'calculated', title: 'Years', formula: 'patient.age + 0' },
  { id: 'q-alert', name: 'alert', type: 'text', title: 'Alert', showforuser: false },
  {
    id: 'q-drugs',
    name: 'drugs',
    type: 'container',
    multimode: true,
    title: 'Drugs',
    questions: [{ id: 'q-drug', name: 'drug', type: 'text', title: 'Drug' }],
  },
];
const definition: FormDefinition = {
  schema: 1,
  title: 'Weight',
  language: 'en',
  pages: [{ id: 'one', text: 'One', pageType: 'form', questions }],
  conditions: [],
};

describeEachDatabase('A link to a form', (database) => {
  let clinic: TestClinic;
  let start: number;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { definition, settings: { allowPublicScores: true } });
    start = clinic.as('visitor').clock().getTime();
  });

  type Body = Partial<CallBody<'/app/storelink'>>;
  const make = (body: Body = {}, person: Person = 'expert') =>
    handlers['/app/storelink'](clinic.as(person), { kind: 'form', category: clinic.category, ...body });
  /** Somebody without an account, so long after the beginning. */
  const visitor = (after = 0) => {
    const context = clinic.as('visitor');
    context.clock.advance(Math.max(0, start + after - context.clock().getTime()));
    return context;
  };
  const entry = (link: string, answers: object = { weight: 80 }) => ({
    id: newId(),
    category: clinic.slug,
    version: 1,
    answers: answers as never,
    link,
  });
  const store = handlers['/entry/storeentry'];
  const list = async (person: Person = 'owner') =>
    (await handlers['/app/getlinks'](clinic.as(person), { category: clinic.category })).items;
  const addFile = async (patient: object = { name: 'Sara', age: 40 }, person: Person = 'expert') => {
    const id = newId();
    await handlers['/file/storefile'](clinic.as(person), { id, category: clinic.category, patient });
    await store(clinic.as('expert'), {
      id: newId(),
      category: clinic.category,
      version: 1,
      file: id,
      answers: { weight: 70 },
    });
    return id;
  };
  const withoutId = ({ id: _id, ...body }: ReturnType<typeof entry>) => body;

  it('carries answers, a language and a name for its maker, none of it in its address', async () => {
    const { link, url, qr } = await make({ answers: { weight: '۸۰', ward: 'one' }, language: 'fa', label: 'Ward one' });
    expect(url).toBe(`https://forms.test/lnk/${link}`);
    expect(link).toMatch(/^[A-Za-z0-9]{12}$/);
    expect(qr.every((row) => row.length === qr.length && /^[01]+$/.test(row))).toBe(true);
    expect((await handlers['/public/resolvelink'](visitor(), { link })).form).toEqual({
      category: clinic.slug,
      language: 'fa',
      answers: { weight: 80, ward: 'one' },
      singleUse: false,
      forPatient: false,
    });
    expect(await openLink(visitor(), link)).toMatchObject({ language: 'fa', answers: { weight: 80, ward: 'one' } });
  });

  it('opens its form in any language that has texts, and in no other', async () => {
    const { link } = await make({ language: 'ar' });
    expect((await handlers['/public/resolvelink'](visitor(), { link })).form).toMatchObject({ language: 'ar' });
    expect((await list())[0]).toMatchObject({ language: 'ar' });
  });

  it('refuses answers that the form does not take, each by its name', async () => {
    const answers = {
      weight: 500,
      ward: 'three',
      note: 'x'.repeat(4001),
      photo: [],
      before: 3,
      alert: 'red',
      shoe: 43,
      drugs: [{ drug: 'A', colour: 'red' }],
    };
    const { code, detail } = await refusal(make({ answers: answers as never }));
    expect(code).toBe('brokenrule');
    expect(Object.fromEntries(detail.fields!.map(({ path, rule }) => [path, rule]))).toEqual({
      'answers.weight': 'outofrange',
      'answers.ward': 'notoption',
      'answers.note': 'toolong',
      'answers.photo': 'notprefilled',
      'answers.before': 'notprefilled',
      'answers.alert': 'unknownkey',
      'answers.shoe': 'unknownkey',
      'answers.drugs[0].colour': 'unknownkey',
    });
    expect((await refusal(make({ answers: { drugs: 'A' } }))).detail.fields).toMatchObject([
      { path: 'answers.drugs', rule: 'type' },
    ]);
    const many = Array.from({ length: 50 }, () => ({ drug: 'x'.repeat(100) }));
    expect((await refusal(make({ answers: { drugs: many } as never }))).detail.fields).toMatchObject([
      { path: 'answers.drugs', rule: 'toolong' },
    ]);
    expect(await list()).toEqual([]);
  });

  it('is of a form that has been published, where it carries answers', async () => {
    const { id } = await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      title: 'New',
    });
    const { code } = await refusal(
      handlers['/app/storelink'](clinic.as('admin'), { kind: 'form', category: id, answers: { weight: 1 } }),
    );
    expect(code).toBe('unpublished');
  });

  it('leaves out what the form no longer takes once it is published anew', async () => {
    const { link } = await make({ answers: { weight: 80, ward: 'one' } });
    const newer = {
      ...definition,
      pages: [{ ...definition.pages[0]!, questions: questions.filter(({ name }) => name !== 'ward') }],
    };
    await handlers['/category/storedraft'](clinic.as('owner'), {
      category: clinic.category,
      rev: 1,
      definition: newer,
    });
    await handlers['/category/publish'](clinic.as('owner'), { category: clinic.category });
    expect((await openLink(visitor(), link))?.answers).toEqual({ weight: 80 });
  });

  it('is not needed for the form’s own page, whose address can be had by those who fill the form', async () => {
    const address = () => handlers['/app/getaddress'](clinic.as('newuser'), { category: clinic.category });
    expect(await address()).toMatchObject({
      url: `https://forms.test/f/${clinic.slug}`,
      script: 'https://forms.test/embed/porsa.js',
      category: clinic.slug,
      clinic: 'Clinic',
      isPublished: true,
      isPublic: true,
      isWithdrawn: false,
      isEmbeddable: false,
    });
    const newer = await openClinic(database.db, { slug: 'same', definition, settings: { allowPublicScores: true } });
    const older = await handlers['/app/getaddress'](newer.as('owner'), { category: newer.category });
    expect([older.url, older.qr.length > 20]).toEqual(['https://forms.test/f/same', true]);
    await database.db
      .updateTable('categories')
      .set({ slug: 'same', created_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', clinic.category)
      .execute();
    expect((await handlers['/app/getaddress'](newer.as('owner'), { category: newer.category })).url).toBe(
      `https://forms.test/f/${newer.category}`,
    );
  });

  it('names the entries that come by it, and counts them', async () => {
    const { id, link } = await make({ label: 'Leaflet' });
    await store(visitor(), entry(link));
    await store(visitor(), entry(link));
    expect((await database.db.selectFrom('entries').select('link').execute()).map((row) => row.link)).toEqual([id, id]);
    expect(await list()).toMatchObject([
      {
        id,
        label: 'Leaflet',
        createdBy: 'expert Karimi',
        entries: 2,
        state: 'open',
        singleUse: false,
        canRevoke: true,
      },
    ]);
    const rows = await database.db
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('action', 'in', ['link.store', 'entry.store'])
      .execute();
    expect(rows.filter(({ detail }) => detail?.includes(id))).toHaveLength(3);
  });

  it('of a single use takes one entry, and gives its repeat the same reply', async () => {
    const { link } = await make({ singleUse: true, answers: { weight: 80 } });
    const sent = entry(link);
    const first = await store(visitor(), sent);
    expect(await store(visitor(), sent)).toEqual(first);
    expect((await refusal(store(visitor(), entry(link)))).code).toBe('linkused');
    expect((await refusal(openLink(visitor(), link))).code).toBe('linkused');
    expect(await list()).toMatchObject([{ state: 'used', entries: 1, prefilled: [] }]);
    expect(await database.db.selectFrom('short_links').select('answers').execute()).toEqual([{ answers: null }]);
  });

  it('of a single use takes one of several at once, and refuses the others whole', async () => {
    const { link } = await make({ singleUse: true });
    const sent = [entry(link), entry(link), entry(link), entry(link)];
    const outcomes = await Promise.allSettled(sent.map((body) => store(visitor(), body)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))).toEqual(
      Array(3).fill('linkused'),
    );
    expect(await database.db.selectFrom('entries').select('id').execute()).toHaveLength(1);
    expect(await database.db.selectFrom('files').select('id').execute()).toHaveLength(1);
  });

  it('of a single use is stored once, however often the same entry comes at once', async () => {
    const { link } = await make({ singleUse: true });
    const sent = entry(link);
    const replies = await Promise.all([1, 2, 3].map(() => store(visitor(), sent)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  });

  it('of a single use is not used up by an entry that is refused', async () => {
    const { link } = await make({ singleUse: true });
    expect((await refusal(store(visitor(), entry(link, { weight: 500 })))).code).toBe('brokenrule');
    const sent = entry(link);
    const other = await store(visitor(), { ...withoutId(entry((await make()).link)), id: sent.id });
    expect((await refusal(store(visitor(), sent))).code).toBe('idtaken');
    expect(other.id).toBe(sent.id);
    expect(await store(visitor(), entry(link))).toMatchObject({ problems: [] });
  });

  it('expires: it opens no more, and takes for a day what was being filled in', async () => {
    const expiresAt = new Date(visitor().clock().getTime() + day).toISOString();
    const { link } = await make({ expiresAt, answers: { weight: 80 } });
    expect((await openLink(visitor(day - 1), link))?.answers).toEqual({ weight: 80 });
    expect((await refusal(openLink(visitor(day), link))).code).toBe('linkexpired');
    expect((await refusal(handlers['/public/resolvelink'](visitor(day), { link }))).code).toBe('linkexpired');
    expect(await store(visitor(2 * day - 1), entry(link))).toMatchObject({ problems: [] });
    expect((await refusal(store(visitor(2 * day), entry(link)))).code).toBe('linkexpired');
    await tidy(database.db, visitor(3 * day - 1).clock);
    expect((await list())[0]!.prefilled).toEqual(['weight']);
    await tidy(database.db, visitor(3 * day + 1).clock);
    expect((await list())[0]!.prefilled).toEqual([]);
  });

  it('does not begin with its end', async () => {
    const { detail } = await refusal(make({ expiresAt: visitor().clock().toISOString() }));
    expect(detail.fields).toMatchObject([{ path: 'expiresAt', rule: 'toosmall' }]);
  });

  it('is revoked at once: it opens nothing, takes nothing and forgets what it carried', async () => {
    const { id, link } = await make({ answers: { weight: 80 } });
    const revoke = () => handlers['/app/removelink'](clinic.as('owner'), { category: clinic.category, id });
    await revoke();
    await revoke();
    expect((await refusal(openLink(visitor(), link))).code).toBe('linkrevoked');
    expect((await refusal(store(visitor(), entry(link)))).code).toBe('linkrevoked');
    expect(await list()).toMatchObject([{ id, state: 'revoked', prefilled: [] }]);
    expect(
      await database.db.selectFrom('audit').select('action').where('action', '=', 'link.revoke').execute(),
    ).toHaveLength(1);
  });

  it('that was used and is revoked then says that it is revoked', async () => {
    const { id, link } = await make({ singleUse: true });
    await store(visitor(), entry(link));
    await handlers['/app/removelink'](clinic.as('owner'), { category: clinic.category, id });
    expect((await refusal(openLink(visitor(), link))).code).toBe('linkrevoked');
  });

  it('of a single use that is revoked while an entry is on its way takes it no more', async () => {
    const { id, link } = await make({ singleUse: true });
    const opened = (await openLink(visitor(), link, 'send'))!;
    await handlers['/app/removelink'](clinic.as('owner'), { category: clinic.category, id });
    const links = [{ clinic: clinic.id, id: opened.id, at: new Date(start).toISOString() }];
    const spent = database.db.transaction().execute((transaction) => writeInTurn(transaction, { links }));
    await expect(spent).rejects.toMatchObject({ of: 'links' });
    expect((await list()).map(({ state, usedAt }) => [state, usedAt])).toEqual([['revoked', null]]);
  });

  it('is revoked by way of its own form alone', async () => {
    const other = await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      title: 'Other',
    });
    const { id, link } = await make();
    const owner = clinic.as('admin');
    expect((await refusal(handlers['/app/removelink'](owner, { category: other.id, id }))).code).toBe('unknown');
    expect((await openLink(visitor(), link))?.id).toBe(id);
  });

  it('is revoked by its maker and those who may remove files, and by nobody else', async () => {
    const { id } = await make({}, 'secretary');
    const revoke = (person: Person) =>
      refusal(handlers['/app/removelink'](clinic.as(person), { category: clinic.category, id }));
    expect((await revoke('expert')).code).toBe('forbidden');
    expect((await revoke('newuser')).code).toBe('unknown');
    const own = await make({}, 'newuser');
    await handlers['/app/removelink'](clinic.as('newuser'), { category: clinic.category, id: own.id });
    expect((await list()).map(({ state }) => state)).toEqual(expect.arrayContaining(['open', 'revoked']));
  });

  it('is listed to those who see all files, and its own to a new user', async () => {
    const { id } = await make({}, 'newuser');
    await make({}, 'secretary');
    expect((await list('expert')).map(({ createdBy, canRevoke }) => [createdBy, canRevoke]).sort()).toEqual([
      ['newuser Karimi', false],
      ['secretary Karimi', false],
    ]);
    expect((await list('newuser')).map((link) => link.id)).toEqual([id]);
  });

  it('is listed page by page', async () => {
    const made = [await make(), await make(), await make()].map(({ id }) => id);
    const page = (after?: string) =>
      handlers['/app/getlinks'](clinic.as('owner'), { category: clinic.category, limit: 2, ...(after && { after }) });
    const first = await page();
    const second = await page(first.next ?? '');
    expect([...first.items, ...second.items].map(({ id }) => id).sort()).toEqual([...made].sort());
    expect([first.items.length, second.next]).toEqual([2, null]);
  });

  it('is the same link when it is asked for again, and another one is not made under its id', async () => {
    const id = newId();
    const one = await make({ id, answers: { weight: 80 } });
    expect(await make({ id, answers: { weight: 80 } })).toEqual(one);
    for (const other of [{ answers: { weight: 81 } }, { singleUse: true, answers: { weight: 80 } }, {}])
      expect((await refusal(make({ id, ...other }))).code).toBe('idtaken');
    expect((await refusal(make({ id, answers: { weight: 80 } }, 'owner'))).code).toBe('idtaken');
  });

  it('asks those to sign in who open a form that is not public, and tells strangers nothing of it', async () => {
    const { link } = await make();
    await handlers['/category/storecategory'](clinic.as('owner'), {
      id: clinic.category,
      settings: { allowPublicScores: false },
    });
    expect((await refusal(openLink(visitor(), link))).code).toBe('unauthenticated');
    expect((await refusal(openLink(clinic.as('stranger'), link))).code).toBe('unknowncategory');
    expect((await refusal(store(visitor(), entry(link)))).code).toBe('unauthenticated');
  });

  it('opens no form that is withdrawn', async () => {
    const { link } = await make();
    const settings = { allowPublicScores: true, withdrawn: true };
    await handlers['/category/storecategory'](clinic.as('owner'), { id: clinic.category, settings });
    expect((await refusal(openLink(visitor(), link))).code).toBe('withdrawn');
    expect((await refusal(store(visitor(), entry(link)))).code).toBe('withdrawn');
  });

  it('opens no form that is not published', async () => {
    const { id } = await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      title: 'New',
      settings: { allowPublicScores: true },
    });
    const { link } = await make({ category: id }, 'admin');
    expect((await refusal(openLink(visitor(), link))).code).toBe('unpublished');
  });

  it('takes the entries of its own form alone', async () => {
    const other = await openClinic(database.db, { definition, settings: { allowPublicScores: true } });
    const { link } = await make();
    expect((await refusal(store(visitor(), { ...entry(link), category: other.slug }))).code).toBe('deadlink');
    expect((await refusal(store(visitor(), entry('abcdefghjkmn')))).code).toBe('deadlink');
    expect((await refusal(store(visitor(), { ...entry(link), file: newId() }))).detail.fields).toMatchObject([
      { path: 'file', rule: 'unknownkey' },
    ]);
  });

  it('to a file is none to a form: it takes no entry, and carries nothing', async () => {
    const file = await addFile();
    const { link } = await handlers['/app/storelink'](clinic.as('expert'), { kind: 'file', file });
    expect(await openLink(visitor(), link)).toBeUndefined();
    expect((await refusal(store(visitor(), entry(link)))).code).toBe('deadlink');
    const carrying = { kind: 'file', file, answers: {}, singleUse: true } as const;
    expect((await refusal(handlers['/app/storelink'](clinic.as('expert'), carrying))).detail.fields).toMatchObject([
      { path: 'answers', rule: 'unknownkey' },
      { path: 'singleUse', rule: 'unknownkey' },
    ]);
  });

  it('for a patient puts the entry into their file, and shows nothing of it', async () => {
    const file = await addFile();
    const { link } = await make({ file });
    expect(JSON.stringify(await handlers['/public/resolvelink'](visitor(), { link }))).not.toContain(file);
    const sent = entry(link);
    const reply = await store(visitor(), sent);
    expect(reply.computed).toEqual({});
    expect((await store(visitor(), sent)).computed).toEqual({});
    const read = await handlers['/file/getfile'](clinic.as('expert'), { id: file });
    expect(read.file).toMatchObject({ entries: 2, patient: { name: 'Sara', age: 40 } });
    expect(read.entries.map(({ answers }) => answers)).toContainEqual({ weight: 80, before: 70, years: 40 });
    expect(await list()).toMatchObject([{ patient: { file, name: 'Sara' }, entries: 1 }]);
    expect(await list('newuser')).toEqual([]);
  });

  it('for a patient changes nothing of who the patient is', async () => {
    const file = await addFile();
    const { link } = await make({ file });
    const { detail } = await refusal(store(visitor(), { ...entry(link), patient: { name: 'Somebody' } } as never));
    expect(detail.fields).toMatchObject([{ path: 'patient', rule: 'unknownkey' }]);
  });

  it('finds the patient by their code, if it is the code of one', async () => {
    const file = await addFile({ name: 'Sara', code: '0012345679' });
    expect(await openLink(visitor(), (await make({ code: '0012345679' })).link)).toMatchObject({ file });
    expect((await refusal(make({ code: '1111111111' }))).detail.fields).toMatchObject([{ path: 'code' }]);
    await addFile({ name: 'Another Sara', code: '0012345679' });
    expect((await refusal(make({ code: '0012345679' }))).code).toBe('unknownfile');
  });

  it('for a patient is made by those alone who may add to the file', async () => {
    const file = await addFile();
    for (const person of ['secretary', 'owner', 'admin'] as const)
      expect((await make({ file }, person)).link).toHaveLength(12);
    expect((await refusal(make({ file }, 'newuser'))).code).toBe('unknown');
    const other = await openClinic(database.db, { definition, settings: { allowPublicScores: true } });
    expect((await refusal(make({ file: newId() }))).code).toBe('unknown');
    const foreign = { kind: 'form', category: other.category, file } as const;
    expect((await refusal(handlers['/app/storelink'](other.as('owner'), foreign))).code).toBe('unknown');
    await handlers['/file/sharefile'](clinic.as('expert'), {
      file,
      to: [{ user: clinic.userId('newuser') }],
      right: 'write',
    });
    expect((await refusal(make({ file }, 'newuser'))).code).toBe('forbidden');
  });

  it('for a patient ends with the file, and when its maker may no longer add to it', async () => {
    const [file, another] = [await addFile(), await addFile({}, 'secretary')];
    const [one, two] = [await make({ file }), await make({ file: another })];
    await handlers['/file/removefile'](clinic.as('owner'), { id: file });
    expect((await refusal(openLink(visitor(), one.link))).code).toBe('deadlink');
    expect((await refusal(store(visitor(), entry(one.link)))).code).toBe('deadlink');
    await database.db.deleteFrom('members').where('user_id', '=', clinic.userId('expert')).execute();
    expect((await refusal(openLink(visitor(), two.link))).code).toBe('deadlink');
    const three = await make({ file: another }, 'secretary');
    await database.db
      .updateTable('users')
      .set({ disabled_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', clinic.userId('secretary'))
      .execute();
    expect((await refusal(store(visitor(), entry(three.link)))).code).toBe('deadlink');
  });
});
