import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import type { Readable } from 'node:stream';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers as most, openClinic, visit, type Person, type TestClinic } from '../../test/clinic.ts';
import { visitForm } from '../../test/visit-form.ts';
import { newId } from '../db/uuid.ts';
import { handlers as all } from '../handlers/handlers.ts';
import type { Stream } from '../context/handler.ts';
import { guarded } from '../guard/authorize-call.ts';

const handlers = { ...most, ...guarded(all) };
const answer = 'canary-told-in-confidence';
const title = 'Canary of a hidden question';

describeEachDatabase('What a role may not see', (database) => {
  let clinic: TestClinic;
  let file: string;
  beforeEach(async () => {
    await database.clear();
    const [first, ...others] = visitForm.pages;
    const hidden = {
      id: 'q-trusts',
      name: 'trusts',
      type: 'select' as const,
      title,
      showforsecretary: false,
      options: [{ text: 'Canary of an option', value: 'yes' }],
    };
    const pages = [
      {
        ...first!,
        questions: [
          ...first!.questions.map((question) => (question.name === 'confided' ? { ...question, title } : question)),
          hidden,
        ],
      },
      ...others,
    ];
    clinic = await openClinic(database.db, { definition: { ...visitForm, pages } });
    await handlers['/category/storewebhook'](clinic.as('owner'), {
      category: clinic.category,
      id: newId(),
      url: 'https://receiver.example.org/',
      events: ['entry.stored', 'file.shared'],
    });
    ({ file } = await handlers['/entry/storeentry'](clinic.as('owner'), {
      ...visit(clinic.category, { confided: answer, trusts: 'yes' }),
      patient: { name: 'Sara' },
    }));
  });

  async function read({ body }: Stream): Promise<string> {
    if (Buffer.isBuffer(body)) return body.toString();
    const chunks = (await (body as Readable).toArray()) as readonly (Buffer | string)[];
    const bytes = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)));
    return bytes.subarray(0, 2).toString() === 'PK'
      ? Object.values(unzipSync(bytes))
          .map((part) => Buffer.from(part).toString())
          .join('\n')
      : bytes.toString();
  }

  const category = () => clinic.category;
  const ways: Readonly<Record<string, (person: Person) => Promise<string>>> = {
    'an export as CSV': async (person) =>
      read(
        await handlers['/category/exportanswers'](clinic.as(person), {
          category: category(),
          format: 'csv',
          labels: 'texts',
        }),
      ),
    'an export as XLSX': async (person) =>
      read(
        await handlers['/category/exportanswers'](clinic.as(person), {
          category: category(),
          format: 'xlsx',
          labels: 'texts',
        }),
      ),
    'an export as a FHIR Bundle': async (person) =>
      read(await handlers['/category/exportanswers'](clinic.as(person), { category: category(), format: 'fhir' })),
    'a patient’s whole file': async (person) =>
      read(await handlers['/file/exportfile'](clinic.as(person), { id: file })),
    'a file and its entries': async (person) =>
      JSON.stringify([
        await handlers['/file/getfile'](clinic.as(person), { id: file }),
        await handlers['/entry/getentries'](clinic.as(person), { file }),
        await handlers['/entry/getentries'](clinic.as(person), { category: category() }),
      ]),
    'the report that is printed': async (person) =>
      JSON.stringify(await handlers['/report/getreport'](clinic.as(person), { file })),
    'figures of a category': async (person) =>
      JSON.stringify(await handlers['/category/getsummary'](clinic.as(person), { category: category() })),
    'the form itself': async (person) =>
      JSON.stringify([
        await handlers['/category/getform'](clinic.as(person), { category: category() }),
        await handlers['/category/getform'](clinic.as(person), { category: category(), version: 1, file }),
        await handlers['/page/getcategoryminapages'](clinic.as(person), { category: category(), file }),
      ]),
  };

  test.each(Object.keys(ways))('is in none of the words of %s', async (way) => {
    const [secretary, owner] = [await ways[way]!('secretary'), await ways[way]!('owner')];
    expect(owner).toMatch(/canary/i);
    expect(secretary).not.toMatch(/canary/i);
    expect(secretary.length).toBeGreaterThan(20);
  });

  test('is found by no search, shown on no first screen, and written into no message', async () => {
    const secretary = clinic.as('secretary');
    expect((await handlers['/file/getfiles'](secretary, { category: category(), search: 'canary' })).items).toEqual([]);
    await handlers['/file/sharefile'](clinic.as('owner'), {
      file,
      to: [{ user: clinic.userId('secretary') }],
      note: 'See this',
    });
    expect(
      JSON.stringify([
        await handlers['/dashboard/getsummary'](secretary, {}),
        await handlers['/app/getnotices'](secretary, {}),
      ]),
    ).not.toMatch(/canary/i);
    const deliveries = await database.db.selectFrom('webhook_deliveries').selectAll().execute();
    const messages = JSON.stringify((secretary.mail as unknown as { readonly messages: readonly unknown[] }).messages);
    expect(deliveries).toHaveLength(2);
    expect(
      JSON.stringify(deliveries) +
        messages +
        JSON.stringify(await database.db.selectFrom('live_events').selectAll().execute()),
    ).not.toMatch(/canary/i);
  });
});
