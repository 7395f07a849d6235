import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { handlers, openClinic, refusal, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { visitForm } from '../../test/visit-form.ts';

const bomb = Buffer.from(zipSync({ 'xl/workbook.xml': strToU8('<!DOCTYPE x [<!ENTITY a "aa">]><workbook/>') })).toString('base64');
const questionnaire = (item: unknown) => JSON.stringify({ resourceType: 'Questionnaire', status: 'active', item });
const nested = (depth: number) => `${'{"item":['.repeat(depth)}${']}'.repeat(depth)}`;

describeEachDatabase('A document brought from elsewhere', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });
  const bring = (format: 'porsa' | 'fhir' | 'xlsform', content: string) => handlers['/category/import'](clinic.as('owner'), { category: clinic.slug, format, content });

  test.each<['porsa' | 'fhir' | 'xlsform', string, string, string]>([
    ['porsa', 'reaches for a prototype', JSON.stringify(visitForm).replace('{', '{"__proto__":{"canary":1},'), 'badjson'],
    ['porsa', 'reaches for one by its constructor', JSON.stringify(visitForm).replace('{', '{"constructor":{"prototype":{"canary":1}},'), 'badjson'],
    ['porsa', 'is deeper than any form', JSON.stringify({ ...visitForm, more: 1 }).replace('"more":1', `"more":${nested(500)}`), 'badjson'],
    ['porsa', 'holds a text no database keeps', JSON.stringify({ ...visitForm, title: 'a' }).replace('"title":"a"', '"title":"\\u0000"'), 'badjson'],
    ['porsa', 'is a form whose parts have wrong shapes', JSON.stringify({ ...visitForm, pages: [{ ...visitForm.pages[0], questions: [{ id: 'a', name: 'a', type: {}, title: 'A' }] }] }), 'unreadableform'],
    ['porsa', 'is larger than a form may be', JSON.stringify({ ...visitForm, note: 'x'.repeat(2 * 1024 * 1024) }), 'toolarge'],
    ['fhir', 'reaches for a prototype', questionnaire([]).replace('{', '{"__proto__":{"canary":1},'), 'badjson'],
    ['fhir', 'is deeper than any form', `{"resourceType":"Questionnaire","item":[${nested(500)}]}`, 'badjson'],
    ['fhir', 'has more questions than a form', questionnaire(Array.from({ length: 5001 }, (_, index) => ({ linkId: `q${index}`, type: 'string', text: 'Q' }))), 'unreadableform'],
    ['xlsform', 'declares entities', bomb, 'unreadableform'],
    ['xlsform', 'is no archive', Buffer.from('PK\u0003\u0004 nothing').toString('base64'), 'unreadableform'],
    ['xlsform', 'is an old workbook that leads nowhere', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, ...Array<number>(3000).fill(0)]).toString('base64'), 'unreadableform'],
  ])('as %s is refused where it %s', async (format, _what, content, code) => {
    expect((await refusal(bring(format, content))).code).toBe(code);
    expect(Reflect.get({}, 'canary')).toBeUndefined();
  });

  test('is read where it is none of these, and stores nothing', async () => {
    const before = await database.db.selectFrom('categories').select(['draft', 'rev']).execute();
    expect((await bring('porsa', JSON.stringify(visitForm))).definition).toEqual(visitForm);
    expect((await bring('fhir', questionnaire([{ linkId: 'a', type: 'string', text: '{{7*7}} ${7*7} <%= 7*7 %>' }]))).definition.pages[0]?.questions[0]?.title).toBe('{{7*7}} ${7*7} <%= 7*7 %>');
    expect(await database.db.selectFrom('categories').select(['draft', 'rev']).execute()).toEqual(before);
  });
});
