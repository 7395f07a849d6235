import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { handlers, openClinic, refusal, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { visitForm } from '../../test/visit-form.ts';
import { readForm } from '../form-work/read-form.ts';
import { workApart } from '../form-work/run-in-worker.ts';

vi.hoisted(() => vi.resetModules());
vi.mock('../form-work/read-form.ts', { spy: true });
afterAll(() => {
  vi.doUnmock('../form-work/read-form.ts');
  vi.resetModules();
});

const bomb = Buffer.from(
  zipSync({ 'xl/workbook.xml': strToU8('<!DOCTYPE x [<!ENTITY a "aa">]><workbook/>') }),
).toString('base64');
const questionnaire = (item: unknown) => JSON.stringify({ resourceType: 'Questionnaire', status: 'active', item });
const nested = (depth: number) => `${'{"item":['.repeat(depth)}${']}'.repeat(depth)}`;

test.each<['porsa' | 'fhir' | 'xlsform' | 'redcap', string, string, string]>([
  ['porsa', 'reaches for a prototype', JSON.stringify(visitForm).replace('{', '{"__proto__":{"canary":1},'), 'badjson'],
  [
    'porsa',
    'reaches for one by its constructor',
    JSON.stringify(visitForm).replace('{', '{"constructor":{"prototype":{"canary":1}},'),
    'badjson',
  ],
  [
    'porsa',
    'is deeper than any form',
    JSON.stringify({ ...visitForm, more: 1 }).replace('"more":1', `"more":${nested(500)}`),
    'badjson',
  ],
  [
    'porsa',
    'holds a text no database keeps',
    JSON.stringify({ ...visitForm, title: 'a' }).replace('"title":"a"', '"title":"\\u0000"'),
    'badjson',
  ],
  [
    'porsa',
    'is a form whose parts have wrong shapes',
    JSON.stringify({
      ...visitForm,
      pages: [{ ...visitForm.pages[0], questions: [{ id: 'a', name: 'a', type: {}, title: 'A' }] }],
    }),
    'unreadableform',
  ],
  [
    'porsa',
    'is larger than a form may be',
    JSON.stringify({ ...visitForm, note: 'x'.repeat(2 * 1024 * 1024) }),
    'toolarge',
  ],
  ['fhir', 'reaches for a prototype', questionnaire([]).replace('{', '{"__proto__":{"canary":1},'), 'badjson'],
  ['fhir', 'is deeper than any form', `{"resourceType":"Questionnaire","item":[${nested(500)}]}`, 'badjson'],
  [
    'fhir',
    'has more questions than a form',
    questionnaire(Array.from({ length: 5001 }, (_, index) => ({ linkId: `q${index}`, type: 'string', text: 'Q' }))),
    'unreadableform',
  ],
  ['redcap', 'is no data dictionary', 'a,b\n1,2', 'unreadableform'],
  ['redcap', 'is nothing but quotation marks', '"'.repeat(1_000_000), 'unreadableform'],
  [
    'redcap',
    'has more fields than any form',
    `field_name,form_name,field_type,field_label\n${Array.from({ length: 5001 }, (_, index) => `v${index},f,text,V`).join('\n')}`,
    'unreadableform',
  ],
  ['xlsform', 'declares entities', bomb, 'unreadableform'],
  ['xlsform', 'is no archive', Buffer.from('PK\u0003\u0004 nothing').toString('base64'), 'unreadableform'],
  [
    'xlsform',
    'is an old workbook that leads nowhere',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, ...Array<number>(3000).fill(0)]).toString('base64'),
    'unreadableform',
  ],
])('A document as %s is refused where it %s', async (format, _what, content, code) => {
  expect((await refusal((async () => readForm({ format, content }))())).code).toBe(code);
  expect(Reflect.get({}, 'canary')).toBeUndefined();
});

describeEachDatabase('A document of another system', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    vi.clearAllMocks();
  });
  const bring = (format: 'porsa' | 'fhir' | 'xlsform', content: string) =>
    handlers['/category/import'](clinic.as('owner'), { category: clinic.slug, format, content });

  test('is read on a thread of its own, refusals and their places included', async () => {
    expect((await bring('porsa', JSON.stringify(visitForm))).definition).toEqual(visitForm);
    const unknown = await refusal(
      bring(
        'fhir',
        questionnaire(Array.from({ length: 5001 }, (_, index) => ({ linkId: `q${index}`, type: 'string', text: 'Q' }))),
      ),
    );
    expect([unknown.code, unknown.detail.fields?.length]).toEqual(['unreadableform', 1]);
    expect(vi.mocked(readForm)).not.toHaveBeenCalled();
  });

  test('stores nothing, and stands for nothing but its words', async () => {
    const before = await database.db.selectFrom('categories').select(['draft', 'rev']).execute();
    expect(
      (await bring('fhir', questionnaire([{ linkId: 'a', type: 'string', text: '{{7*7}} ${7*7} <%= 7*7 %>' }])))
        .definition.pages[0]?.questions[0]?.title,
    ).toBe('{{7*7}} ${7*7} <%= 7*7 %>');
    expect(await database.db.selectFrom('categories').select(['draft', 'rev']).execute()).toEqual(before);
  });

  test('is taken from admins, and from owners for a form of theirs alone', async () => {
    const content = JSON.stringify(visitForm);
    await handlers['/category/import'](clinic.as('admin'), { format: 'porsa', content });
    for (const person of ['owner', 'secretary', 'expert', 'newuser', 'stranger'] as const) {
      expect((await refusal(handlers['/category/import'](clinic.as(person), { format: 'porsa', content }))).code).toBe(
        'forbidden',
      );
    }
    expect(
      (
        await refusal(
          handlers['/category/import'](clinic.as('secretary'), { category: clinic.slug, format: 'porsa', content }),
        )
      ).code,
    ).toBe('forbidden');
  });
});

test('A document that takes too long, or too much memory, ends with its thread, and the next one is read', async () => {
  const content = questionnaire(
    Array.from({ length: 4000 }, (_, index) => ({ linkId: `q${index}`, type: 'string', text: 'Q'.repeat(200) })),
  );
  const read = (allowed?: Parameters<typeof workApart>[2]) =>
    workApart('a designer', { kind: 'read', document: { format: 'fhir', content } }, allowed);
  expect((await refusal(read({ ms: 1, megabytes: 256 }))).code).toBe('toomuchtoread');
  expect((await refusal(read({ ms: 60_000, megabytes: 1 }))).code).toBe('toomuchtoread');
  expect((await read()).definition.pages[0]?.questions).toHaveLength(4000);
});

/** What comes of a document of each of these people, read at the same moment. */
const readAll = (people: readonly string[]) =>
  Promise.all(
    people.map((person) =>
      workApart(person, { kind: 'read', document: { format: 'porsa', content: '{}' } }, { ms: 1, megabytes: 64 }).catch(
        (error: unknown) => (error as { code: string }).code,
      ),
    ),
  );

test('Of many documents at once one is read at a time, and the last are asked to come again', async () => {
  const outcomes = await readAll(Array.from({ length: 12 }, (_, index) => `designer ${index}`));
  expect(outcomes.filter((code) => code === 'unavailable')).toHaveLength(3);
});

test('A person has one document read at a time, and keeps nobody else from theirs', async () => {
  expect(await readAll(['a', 'a', 'a', 'b'])).toEqual(['toomuchtoread', 'toomany', 'toomany', 'toomuchtoread']);
});
