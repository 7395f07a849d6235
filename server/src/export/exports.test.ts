import { walkQuestions } from '../../../src/engine/definition/walk-questions.ts';
import { buffer, text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import readXlsxFile from 'read-excel-file/node';
import { unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { checkResponse } from '../../../src/interchange/fhir/check/check-response.ts';
import { fromResponse } from '../../../src/interchange/fhir/response/from-response.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { recordStatements } from '../../test/record-statements.ts';
import { readForm } from '../form-work/read-form.ts';
import { handlers, openClinic, refusal, visit, type TestClinic, type TestContext } from '../../test/clinic.ts';
import { visitForm } from '../../test/visit-form.ts';
import { newId } from '../db/uuid.ts';

/** RFC 4180, read by another hand than the one that writes it. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

describeEachDatabase('exported answers', (database) => {
  let clinic: TestClinic;
  let owner: TestContext;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { settings: { allowPublicScores: true } });
    owner = clinic.as('owner');
  });

  const give = (answers: object, context = owner, more: object = {}) =>
    handlers['/entry/storeentry'](context, { ...visit(clinic.category, answers as never), ...more } as never);
  const take = async (query: object, context = owner) =>
    (await handlers['/category/exportanswers'](context, { category: clinic.slug, format: 'csv', ...query } as never))
      .body as Readable;
  const table = async (query: object = {}, context = owner) => {
    const [head = [], ...rows] = readCsv(await text(await take(query, context)));
    return rows.map((row) => Object.fromEntries(head.map((key, index) => [key, row[index]])));
  };

  async function publishWithout(name: string): Promise<void> {
    const pages = visitForm.pages.map((page) => ({
      ...page,
      questions: page.questions.filter((question) => question.name !== name),
    }));
    const { rev } = await handlers['/category/getdraft'](owner, { category: clinic.category });
    await handlers['/category/storedraft'](owner, {
      category: clinic.category,
      rev,
      definition: { ...visitForm, pages },
    });
    await handlers['/category/publish'](owner, { category: clinic.category, rev: rev + 1 });
  }

  it('gives a row for each entry, a column for each question and each row of a container, and what was computed', async () => {
    await give(
      {
        medications: [
          { drug: 'A', dose: 2 },
          { drug: 'B', dose: 3 },
        ],
      },
      owner,
      { patient: { name: 'سارا', code: '0012345678' } },
    );
    expect(await table({ labels: 'values', language: 'en' })).toMatchObject([
      {
        Name: 'سارا',
        Code: '0012345678',
        weight: '80',
        bmi: '20',
        totaldose: '5',
        'medications[1].drug': 'A',
        'medications[2].dose': '3',
      },
    ]);
  });

  it('keeps answers to questions that the form no longer asks, and marks them', async () => {
    await give({ confided: 'told once' });
    await publishWithout('confided');
    await give({ weight: 90 }, owner, { version: 2 });
    expect(await table({ labels: 'values', language: 'en' })).toMatchObject([
      { 'confided (removed from the form)': 'told once', Version: '1' },
      { 'confided (removed from the form)': '', weight: '90', Version: '2' },
    ]);
    const { file } = await give({ confided: 'again' }, owner, { version: 1 });
    expect((await handlers['/file/getfile'](owner, { id: file })).entries[0]!.answers).toMatchObject({
      confided: 'again',
    });
    expect(
      (await handlers['/report/getreport'](owner, { file })).definition.pages[0]!.questions.map(({ name }) => name),
    ).toContain('confided');
  });

  it('says options as people read them, or as they are stored', async () => {
    await give({ smokes: 'no' });
    expect(await table({ labels: 'texts', language: 'en' })).toMatchObject([{ Smokes: 'No' }]);
    expect(await table({ labels: 'values', language: 'en' })).toMatchObject([{ smokes: 'no' }]);
  });

  it('leaves no cell that a spreadsheet would compute, in either format', async () => {
    const attacks = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '=HYPERLINK("https://evil.test")',
      '＝1',
      'plain, "quoted"\nline',
    ];
    for (const alert of attacks) await give({ alert }, owner, { patient: { name: alert.trim() || 'x' } });
    const cells = (await table({ labels: 'values', language: 'en' })).map((row) => row['alert']!);
    expect(cells).toHaveLength(attacks.length);
    expect(cells.filter((cell) => /^[=+\-@\t\r＝]/.test(cell))).toEqual([]);
    expect(cells.some((cell) => cell.startsWith('plain, "quoted"'))).toBe(true);
    const workbook = await buffer(await take({ format: 'xlsx', labels: 'values', language: 'en' }));
    const sheet = Buffer.from(unzipSync(workbook)['xl/worksheets/sheet1.xml']!).toString();
    expect(sheet).not.toMatch(/<f[ >]/);
    const rows = await readXlsxFile(workbook);
    expect(JSON.stringify(rows)).toContain("'=1+1");
    expect(JSON.stringify(rows)).not.toMatch(/"[=+@]/);
  });

  it('lays a Persian sheet from right to left, and an English one not', async () => {
    await give({});
    const sheetOf = async (language: string) =>
      Buffer.from(
        unzipSync(await buffer(await take({ format: 'xlsx', language })))['xl/worksheets/sheet1.xml']!,
      ).toString();
    expect(await sheetOf('fa')).toContain('rightToLeft="1"');
    expect(await sheetOf('en')).not.toContain('rightToLeft');
  });

  it('gives a FHIR Bundle whose responses are read back as they were given, and name their patients', async () => {
    await give({ medications: [{ drug: 'A' }] }, owner, {
      patient: { name: 'Sara', gender: 'female', birthdate: '1990-01-02' },
    });
    const bundle = JSON.parse(await text(await take({ format: 'fhir' }))) as {
      entry: { fullUrl: string; resource: Record<string, unknown> }[];
    };
    const of = (type: string) => bundle.entry.filter(({ resource }) => resource['resourceType'] === type);
    expect([of('Questionnaire').length, of('Patient').length, of('QuestionnaireResponse').length]).toEqual([1, 1, 1]);
    const [response] = of('QuestionnaireResponse');
    expect(of('Patient').map(({ fullUrl }) => fullUrl)).toContain(
      (response!.resource['subject'] as { reference: string }).reference,
    );
    expect(checkResponse(of('Questionnaire')[0]!.resource, response!.resource)).toEqual([]);
    const { answers, left } = fromResponse(response!.resource, visitForm);
    expect({ answers, left }).toMatchObject({
      answers: { weight: 80, bmi: 20, medications: [{ drug: 'A' }] },
      left: [],
    });
  });

  it('cuts to the role: what a secretary may not read is in no column of theirs, and a new user gets their own alone', async () => {
    await give({ confided: 'for experts' });
    await give({ weight: 55 }, clinic.as('newuser'));
    const secretary = await text(await take({ labels: 'texts' }, clinic.as('secretary')));
    expect(secretary).not.toMatch(/for experts|Confided/);
    expect(await table({ labels: 'values', language: 'en' }, clinic.as('newuser'))).toMatchObject([{ weight: '55' }]);
  });

  it('writes down who took how many', async () => {
    await give({});
    await text(await take({}));
    const rows = await database.db
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('action', '=', 'category.export')
      .execute();
    expect(rows).toEqual([{ action: 'category.export', detail: '{"entries":1,"format":"csv"}' }]);
  });

  it('begins before all entries are read, where no container repeats', async () => {
    const [first] = visitForm.pages;
    const plain = await openClinic(database.db, {
      definition: { ...visitForm, conditions: [], pages: [{ ...first!, questions: first!.questions.slice(0, 3) }] },
    });
    const { db, take: taken } = recordStatements(database.db);
    const readsBefore = async (): Promise<number> => {
      const { body } = await handlers['/category/exportanswers'](
        { ...plain.as('owner'), db },
        { category: plain.slug, format: 'csv' },
      );
      const { reads } = taken();
      await text(body as Readable);
      return reads;
    };
    const { id } = await handlers['/entry/storeentry'](plain.as('owner'), visit(plain.category));
    await readsBefore();
    const ofOne = await readsBefore();
    const row = await database.db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await database.db
      .insertInto('entries')
      .values(Array.from({ length: 450 }, () => ({ ...row, id: newId() })))
      .execute();
    expect(await readsBefore()).toBe(ofOne);
  });

  it('holds twenty thousand entries no more than a few at a time, and lets other calls in between', async () => {
    const { id } = await give({});
    const row = await database.db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    for (let start = 0; start < 20_000; start += 500) {
      await database.db
        .insertInto('entries')
        .values(Array.from({ length: 500 }, () => ({ ...row, id: newId() })))
        .execute();
    }
    let others = 0;
    const timer = setInterval(() => {
      others += 1;
    }, 1);
    let lines = 0;
    let largest = 0;
    for await (const chunk of await take({ labels: 'values' })) {
      lines += 1;
      largest = Math.max(largest, String(chunk).length);
    }
    clearInterval(timer);
    expect(lines).toBe(20_002);
    expect(largest).toBeLessThan(2000);
    expect(others).toBeGreaterThan(50);
  });

  it('sums up a category: days there, choices, numbers, how long it took; cut to the role', async () => {
    for (const weight of [60, 70, 80])
      await give({ weight, smokes: weight > 60 ? 'no' : 'yes', packs: 1, confided: 'x' }, owner, {
        startedAt: '2026-05-04T07:58:00.000Z',
      });
    owner.clock.advance(16 * 3_600_000);
    await give({ weight: 90 });
    const summary = await handlers['/category/getsummary'](owner, { category: clinic.slug, offset: 210 });
    expect(summary).toMatchObject({
      entries: 4,
      files: 4,
      read: 4,
      days: [
        { day: '2026-05-04', entries: 3 },
        { day: '2026-05-05', entries: 1 },
      ],
      seconds: { median: 120, entries: 3 },
    });
    expect((await handlers['/category/getsummary'](owner, { category: clinic.slug, offset: -600 })).days).toEqual([
      { day: '2026-05-03', entries: 3 },
      { day: '2026-05-04', entries: 1 },
    ]);
    const of = (name: string) => summary.questions.find((question) => question.name === name);
    expect(of('smokes')!.choices).toMatchObject([
      { value: 'yes', count: 1 },
      { value: 'no', count: 2 },
    ]);
    expect(of('weight')!.numbers).toMatchObject({ mean: 75, min: 60, max: 90, median: 75 });
    expect(of('weight')!.numbers!.bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(4);
    const newUser = await handlers['/category/getsummary'](clinic.as('newuser'), { category: clinic.slug });
    expect(newUser).toMatchObject({ entries: 0, questions: [] });
  });

  it('gives the first screen what is new, each person of what they may read', async () => {
    await give({});
    await give({}, clinic.as('newuser'));
    expect(await handlers['/dashboard/getsummary'](owner, { offset: 210 })).toMatchObject({
      filesToday: 2,
      entriesToday: 2,
      waitingShared: 0,
      categories: [{ slug: clinic.slug, files: 2, entries: 2 }],
    });
    expect(await handlers['/dashboard/getsummary'](clinic.as('newuser'), {})).toMatchObject({
      filesToday: 1,
      entriesToday: 1,
      categories: [{ files: 1, entries: 1 }],
    });
    expect(await handlers['/dashboard/getsummary'](clinic.as('stranger'), {})).toMatchObject({
      filesToday: 0,
      categories: [{ files: 0 }],
    });
  });

  it('counts what others have answered since a person last opened the form, for those who read the answers of others', async () => {
    const freshOf = async (by: Parameters<typeof clinic.as>[0]) =>
      (await handlers['/dashboard/getsummary'](clinic.as(by), {})).categories.map(({ fresh }) => fresh);
    await give({});
    await give({}, clinic.as('newuser'));
    expect([await freshOf('owner'), await freshOf('secretary'), await freshOf('newuser')]).toEqual([[1], [2], [0]]);
    owner.clock.advance(1000);
    await handlers['/user/addmostvisited'](clinic.as('secretary'), { kind: 'category', id: clinic.slug });
    expect(await freshOf('secretary')).toEqual([0]);
    owner.clock.advance(1000);
    await give({}, clinic.as('newuser'));
    expect([await freshOf('owner'), await freshOf('secretary')]).toEqual([[2], [1]]);
  });

  it('reads a form back as it was exported, in our own words and in those of FHIR, and stores nothing', async () => {
    for (const format of ['porsa', 'fhir'] as const) {
      const { body } = await handlers['/category/export'](owner, { category: clinic.slug, format });
      const { definition, left } = await handlers['/category/import'](owner, {
        category: clinic.slug,
        format,
        content: (body as Buffer).toString(),
      });
      expect({ format, definition, left }).toEqual({ format, definition: visitForm, left: [] });
    }
    expect((await handlers['/category/getdraft'](owner, { category: clinic.slug })).rev).toBe(1);
  });

  it('reads a form back as it was exported for KoboToolbox and ODK', async () => {
    const { body, type, name } = await handlers['/category/export'](owner, {
      category: clinic.slug,
      format: 'xlsform',
    });
    expect([type, name]).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      `${clinic.slug}.xlsx`,
    ]);
    const { definition } = await handlers['/category/import'](owner, {
      category: clinic.slug,
      format: 'xlsform',
      content: (body as Buffer).toString('base64'),
    });
    const asked = (form: typeof definition) => walkQuestions(form).map(({ question }) => question.name);
    expect(asked(definition)).toEqual(asked(visitForm));
  });

  it('reads a form back as it was exported for REDCap', async () => {
    const { body, type, name } = await handlers['/category/export'](owner, { category: clinic.slug, format: 'redcap' });
    expect([type, name]).toEqual(['text/csv; charset=utf-8', `${clinic.slug}.csv`]);
    const { definition } = await handlers['/category/import'](owner, {
      category: clinic.slug,
      format: 'redcap',
      content: (body as Buffer).toString(),
    });
    const asked = (form: typeof definition) =>
      walkQuestions(form).flatMap(({ question }) => (question.type === 'container' ? [] : [question.name]));
    expect(asked(definition).toSorted()).toEqual(asked(visitForm).toSorted());
  });

  it('reads a survey of SurveyJS and rows of a spreadsheet, and lists what they hold beyond', async () => {
    const bring = (format: 'surveyjs' | 'xlsformrows', content: string) =>
      handlers['/category/import'](owner, { category: clinic.slug, format, content });
    const survey = await bring(
      'surveyjs',
      JSON.stringify({ title: 'Visit', sendResultOnPageNext: true, elements: [{ type: 'comment', name: 'story' }] }),
    );
    expect(survey.definition).toMatchObject({
      title: 'Visit',
      pages: [{ questions: [{ name: 'story', type: 'note' }] }],
    });
    expect(survey.left.map(({ path }) => path)).toEqual(['sendResultOnPageNext']);
    const rows = await bring('xlsformrows', 'type\tname\tlabel\ninteger\tage\tAge\nbarcode\tcode\tCode');
    expect(rows.definition.pages[0]?.questions[0]).toMatchObject({ name: 'age', type: 'number', title: 'Age' });
    expect(rows.left.map(({ path }) => path)).toEqual(['survey!3']);
  });

  it('refuses documents that are no form, with the place', async () => {
    const bring = async (format: string, content: string) => readForm({ format, content } as never);
    for (const [format, content] of [
      ['porsa', '[]'],
      ['porsa', '{"schema":1,"pages":[7]}'],
      ['fhir', '{"resourceType":"Patient"}'],
      ['xlsform', 'bm90aGluZw=='],
      ['xlsform', ''],
      ['xlsformrows', ''],
      ['xlsformrows', 'text\tcough\tDo you cough?'],
      ['redcap', ''],
      ['redcap', 'type,name,label\ntext,a,A'],
      ['surveyjs', '7'],
      ['surveyjs', '[]'],
    ]) {
      expect({ format, content, code: (await refusal(bring(format!, content!))).code }).toEqual({
        format,
        content,
        code: 'unreadableform',
      });
    }
    for (const content of ['{"a":', `${'['.repeat(100_000)}`, '{"__proto__":{"a":1}}'])
      expect((await refusal(bring('fhir', content))).code).toBe('badjson');
  });
});
