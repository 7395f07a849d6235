import { buffer, text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { delimitedRows } from '../../../../src/engine/rows/delimited-rows.ts';
import type { FormDefinition } from '../../../../src/engine/definition/types.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { handlers, openClinic, refusal, visit, type TestClinic, type TestContext } from '../../../test/clinic.ts';

const choice = (value: string, en: string) => ({ value, text: { en, fa: `«${en}»` } });

const study: FormDefinition = {
  schema: 1,
  title: { en: 'Cough study', fa: 'مطالعهٔ سرفه' },
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p1',
      text: 'Baseline data',
      pageType: 'form',
      questions: [
        { id: 'q1', name: 'weight', type: 'number', title: 'Weight "kg"', unit: 'kg', floatcount: 1, min: 1, max: 400 },
        { id: 'q2', name: 'born', type: 'date', title: 'Born' },
        { id: 'q3', name: 'seen', type: 'datetime', title: 'Seen' },
        {
          id: 'q4',
          name: 'smokes',
          type: 'select',
          title: 'Smokes',
          allowother: true,
          options: [choice('never', "Doesn't"), choice('daily', 'Daily')],
        },
        {
          id: 'q5',
          name: 'drugs',
          type: 'flatview',
          title: 'Drugs',
          multimode: true,
          options: [choice('1', 'Aspirin $x `y'), choice('-9', 'Other')],
        },
        { id: 'q6', name: 'pregnant', type: 'checkbox', title: 'Pregnant' },
        { id: 'q7', name: 'story', type: 'note', title: 'Story' },
        {
          id: 'q8',
          name: 'mood',
          type: 'matrix',
          title: 'Mood',
          options: [choice('0', 'No'), choice('1', 'Yes')],
          rows: [{ name: 'sleep', text: 'Sleep' }],
        },
        {
          id: 'q9',
          name: 'visits',
          type: 'container',
          title: 'Visits',
          multimode: true,
          questions: [{ id: 'qa', name: 'dose', type: 'number', title: 'Dose' }],
        },
        { id: 'qb', name: 'half', type: 'calculated', title: 'Half', formula: 'ROUND(weight / 2, 1)' },
        { id: 'qc', name: 'word', type: 'calculated', title: 'Word', formula: 'IF(weight > 50, "heavy", "light")' },
      ],
    },
  ],
};

const answers = {
  weight: 80.5,
  born: '1980-02-03',
  seen: '2026-05-04T08:30',
  smokes: 'never',
  drugs: ['-9'],
  pregnant: true,
  story: 'Sara from Shiraz',
  mood: { sleep: '1' },
  visits: [{ dose: 2 }, { dose: 3 }],
};

interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements of a document in their order. Throws where it is not well-formed. */
function readXml(document: string): readonly XmlElement[] {
  const body = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  const part = /<(\/?)([A-Za-z]\w*)((?:\s+[\w:]+="[^"<]*")*)(\/?)>|[^<&]+|&(?:amp|lt|gt|quot|#\d+);/y;
  const open: string[] = [];
  const elements: XmlElement[] = [];
  for (let at = 0; at < body.length; at = part.lastIndex) {
    part.lastIndex = at;
    const found = part.exec(body);
    if (!found) throw new Error(`Not well-formed: ${body.slice(at, at + 80)}`);
    const [, closes, name, attributes = '', isWhole] = found;
    if (name === undefined) {
      if (open.length === 0 && found[0].trim() !== '') throw new Error('A text outside the root');
      continue;
    }
    if (closes && open.pop() !== name) throw new Error(`</${name}> closes something else`);
    if (closes) continue;
    if (open.length === 0 && elements.length > 0) throw new Error('A second root');
    if (/&(?!(?:amp|lt|gt|quot|#\d+);)/.test(attributes)) throw new Error(`A bare ampersand in ${name}`);
    const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value] as const,
    );
    if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`An attribute of ${name} stands twice`);
    elements.push({ name, attributes: Object.fromEntries(pairs) });
    if (!isWhole) open.push(name);
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} never ends`);
  return elements;
}

const table = (csv: string) => {
  const [head = [], ...rows] = delimitedRows(csv.replace(/^\ufeff/, '').trimEnd(), ',');
  return rows.map((row) => Object.fromEntries(head.map((key, index) => [key, row[index]])));
};

describeEachDatabase('answers for studies', (database) => {
  let clinic: TestClinic;
  let owner: TestContext;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { definition: study });
    owner = clinic.as('owner');
  });

  const give = (
    more: object = {},
    patient: object = { name: 'Sara', code: '0012345678', gender: 'female', birthdate: '1930-01-02' },
  ) =>
    handlers['/entry/storeentry'](owner, {
      ...visit(clinic.category),
      answers: { ...answers, ...more },
      patient,
    } as never);
  const ask = (query: object, context = owner) =>
    handlers['/category/exportanswers'](context, { category: clinic.slug, language: 'en', ...query } as never);
  const take = async (query: object, context = owner) => text((await ask(query, context)).body as Readable);
  const archive = async (query: object) => {
    const files = unzipSync(await buffer((await ask(query)).body as Readable));
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  };

  it.each(['spss', 'stata', 'r'] as const)(
    'come for %s as an archive of data by codes, a script and a codebook',
    async (format) => {
      await give();
      await give({ smokes: 'a pipe, at times', drugs: undefined, weight: 40 });
      const reply = await ask({ format });
      expect([reply.type, reply.name]).toEqual([
        'application/zip',
        expect.stringMatching(new RegExp(`\\.${format}\\.zip$`)),
      ]);
      const files = await archive({ format });
      expect(Object.keys(files)).toEqual([expect.stringMatching(/^read\./), 'codebook.csv', 'data.csv']);
      expect(table(files['data.csv'] ?? '')).toMatchObject([
        {
          patient_name: 'Sara',
          weight: '80.5',
          born: '1980-02-03',
          seen: '2026-05-04 08:30',
          smokes: '1',
          smokes_other: '',
          drugs_1: '0',
          drugs_9: '1',
          pregnant: '1',
          mood_sleep: '1',
          visits_1_dose: '2',
          visits_2_dose: '3',
          half: '40.3',
          word: 'heavy',
        },
        { smokes: '', smokes_other: 'a pipe, at times', drugs_1: '', drugs_9: '', word: 'light' },
      ]);
    },
  );

  it.each(['spss', 'stata', 'r', 'redcap'] as const)(
    'come for %s letter by letter, unlike a table for a spreadsheet',
    async (format) => {
      await give({ story: '-2 kg since May' });
      const data = format === 'redcap' ? await take({ format }) : ((await archive({ format }))['data.csv'] ?? '');
      expect(table(data).map(({ story }) => story)).toContain('-2 kg since May');
      expect(await take({ format: 'csv' })).toContain("'-2 kg since May");
    },
  );

  it('are read by scripts that name every variable and value, whatever their texts are', async () => {
    await give();
    const { 'read.sps': spss = '' } = await archive({ format: 'spss' });
    expect(spss).toContain('    weight F12.1\r\n');
    expect(spss).toContain('    born SDATE10\r\n    seen YMDHMS16\r\n');
    expect(spss).toContain('  weight \'Weight "kg"\'\r\n');
    expect(spss).toContain("VALUE LABELS smokes\r\n  1 'Doesn''t'\r\n  2 'Daily'\r\n  .\r\n");
    const { 'read.do': stata = '' } = await archive({ format: 'stata' });
    expect(stata).toContain('destring weight, replace\n');
    expect(stata).toContain(
      'generate double born_t = date(born, "YMD")\ndrop born\nrename born_t born\nformat born %td\n',
    );
    expect(stata).toContain(`label variable weight "Weight 'kg'"\n`);
    expect(stata).toContain(
      `label define smokes_l 1 "Doesn't"\nlabel define smokes_l 2 "Daily", add\nlabel values smokes smokes_l\n`,
    );
    expect(stata).toContain(`label variable drugs_1 "Drugs: Aspirin \\$x 'y"\n`);
    const { 'read.R': r = '' } = await archive({ format: 'r' });
    expect(r).toContain(
      'data$smokes <- factor(as.numeric(data$smokes), levels = c(1, 2), labels = c("Doesn\'t", "Daily"))\n',
    );
    expect(r).toContain('data$born <- as.Date(data$born)\n');
    expect(r).toContain(String.raw`attr(data$weight, "label") <- "Weight \"kg\""`);
    for (const script of [spss, stata, r]) expect(script).not.toMatch(/undefined|\[object/);
  });

  it('have names that every program takes, each once', async () => {
    const questions = [
      'نام',
      'a-very-long-name_that_no_program_takes_as_it_is',
      'a_very_long_name_that_no_program_takes_either',
      'Response',
    ].map((name, index) => ({
      id: `q${index}`,
      name: name.replaceAll('-', '_'),
      type: 'number' as const,
      title: name,
    }));
    const long = await openClinic(database.db, {
      definition: { ...study, pages: [{ ...study.pages[0]!, questions }] },
    });
    const { body } = await handlers['/category/exportanswers'](long.as('owner'), {
      category: long.slug,
      format: 'codebook',
    });
    const names = delimitedRows(await text(body as Readable), ',')
      .slice(1, -1)
      .map(([name = '']) => name);
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]{0,25}$/);
    expect(names).not.toContain('response');
  });

  it('have a codebook as a table and as a page to be printed, in either language', async () => {
    await give();
    const rows = table(await take({ format: 'codebook' }));
    expect(rows.find(({ Variable }) => Variable === 'smokes')).toMatchObject({
      Question: 'smokes',
      Label: 'Smokes',
      Type: 'number',
      Codes: "1 = Doesn't (never) | 2 = Daily (daily)",
    });
    expect(rows.find(({ Variable }) => Variable === 'weight')).toMatchObject({
      Unit: 'kg',
      Minimum: '1',
      Maximum: '400',
    });
    const page = await take({ format: 'codebookpage', language: 'fa' });
    expect(page).toMatch(/^<!doctype html>\n<html lang="fa" dir="rtl">/);
    expect(page).toContain('Weight &quot;kg&quot;');
    expect(page).not.toContain('<script');
  });

  it('come as REDCap imports them: a column for each box, codes of the dictionary, rows as instances', async () => {
    const { id } = await give();
    const rows = table(await take({ format: 'redcap' }));
    expect(rows).toMatchObject([
      {
        record_id: id,
        redcap_repeat_instrument: '',
        redcap_repeat_instance: '',
        weight: '80.5',
        born: '1980-02-03',
        seen: '2026-05-04 08:30',
        smokes: 'never',
        drugs___1: '0',
        drugs____9: '1',
        pregnant: '1',
        sleep: '1',
        half: '40.3',
        baseline_data_complete: '2',
        visits_complete: '',
      },
      {
        record_id: id,
        redcap_repeat_instrument: 'visits',
        redcap_repeat_instance: '1',
        dose: '2',
        weight: '',
        baseline_data_complete: '',
        visits_complete: '2',
      },
      { record_id: id, redcap_repeat_instrument: 'visits', redcap_repeat_instance: '2', dose: '3' },
    ]);
  });

  it('come as well-formed CDISC ODM, in which everything that is named is defined', async () => {
    const { id, file } = await give({ story: 'A <b> & "c"\nnext ]]>' });
    const odm = await take({ format: 'odm' });
    const elements = readXml(odm);
    const [root] = elements;
    expect(root).toMatchObject({
      name: 'ODM',
      attributes: { ODMVersion: '1.3.2', xmlns: 'http://www.cdisc.org/ns/odm/v1.3' },
    });
    const all = (name: string, key: string) =>
      elements.flatMap(({ name: each, attributes }) =>
        each === name && attributes[key] !== undefined ? [attributes[key]] : [],
      );
    for (const [reference, key, definition] of [
      ['ItemRef', 'ItemOID', 'ItemDef'],
      ['ItemGroupRef', 'ItemGroupOID', 'ItemGroupDef'],
      ['FormRef', 'FormOID', 'FormDef'],
      ['CodeListRef', 'CodeListOID', 'CodeList'],
      ['MeasurementUnitRef', 'MeasurementUnitOID', 'MeasurementUnit'],
      ['ItemData', 'ItemOID', 'ItemDef'],
      ['ItemGroupData', 'ItemGroupOID', 'ItemGroupDef'],
      ['ClinicalData', 'MetaDataVersionOID', 'MetaDataVersion'],
    ] as const) {
      const defined = all(definition, 'OID');
      expect(all(reference, key).length, reference).toBeGreaterThan(0);
      expect(new Set(defined).size, definition).toBe(defined.length);
      expect(all(reference, key).filter((oid) => !defined.includes(oid))).toEqual([]);
    }
    const value = (oid: string) =>
      elements.flatMap(({ name, attributes }) =>
        name === 'ItemData' && attributes['ItemOID'] === oid ? [attributes['Value']] : [],
      );
    expect(value('I.weight')).toEqual(['80.5']);
    expect(value('I.seen')).toEqual(['2026-05-04T08:30:00']);
    expect(value('I.drugs.1')).toEqual(['false']);
    expect(value('I.drugs.-9')).toEqual(['true']);
    expect(value('I.mood.sleep')).toEqual(['1']);
    expect(value('I.dose')).toEqual(['2', '3']);
    expect(value('I.story')).toEqual(['A &lt;b&gt; &amp; &quot;c&quot;&#10;next ]]&gt;']);
    expect(all('SubjectData', 'SubjectKey')).toEqual([file]);
    expect(all('StudyEventData', 'StudyEventRepeatKey')).toEqual([id]);
    const hidden = await take({ format: 'odm', deidentified: true });
    expect(hidden).not.toMatch(/Sara|0012345678|1980-02-03|I\.story/);
    expect(readXml(hidden).length).toBeGreaterThan(20);
  });

  it('come long: a row for each answer, with its value and its text', async () => {
    const { id } = await give();
    const rows = table(await take({ format: 'csv', layout: 'long' }));
    expect(rows.filter(({ Question }) => Question === 'visits.dose')).toMatchObject([
      { Response: id, Row: '1', Value: '2' },
      { Response: id, Row: '2', Value: '3' },
    ]);
    expect(rows.find(({ Question }) => Question === 'smokes')).toMatchObject({
      Row: '',
      Title: 'Smokes',
      Value: 'never',
      Text: "Doesn't",
    });
    expect(rows.find(({ Question }) => Question === 'mood.sleep')).toMatchObject({ Value: '1', Text: 'Yes' });
  });

  it('hold the chosen questions alone', async () => {
    await give();
    const [row = {}] = table(await take({ format: 'csv', labels: 'values', questions: ['weight', 'visits'] }));
    expect(Object.keys(row).slice(10)).toEqual(['weight', 'visits[1].dose', 'visits[2].dose']);
    const [record = {}] = table(await take({ format: 'redcap', questions: ['weight'] }));
    expect(Object.keys(record)).toEqual(['record_id', 'weight', 'baseline_data_complete']);
  });

  it('tell nothing of the patient where they are de-identified, and keep the days between dates', async () => {
    const { file } = await give();
    await give({ born: '1980-02-13', smokes: 'a pipe' }, undefined);
    for (const query of [
      { format: 'csv', labels: 'values' },
      { format: 'csv', layout: 'long' },
      { format: 'redcap' },
      { format: 'spss' },
    ]) {
      const whole =
        query.format === 'spss'
          ? ((await archive({ ...query, deidentified: true }))['data.csv'] ?? '')
          : await take({ ...query, deidentified: true });
      expect(whole).not.toMatch(/Sara|0012345678|Shiraz|1930|1980-02-03|2026-05-04|a pipe|heavy/);
      expect(whole).not.toContain(file);
      expect(whole).toContain('80.5');
    }
    const [one, other] = table(await take({ format: 'csv', labels: 'values', deidentified: true }));
    expect(Object.keys(one ?? {})).toEqual(
      expect.not.arrayContaining(['Name', 'Code', 'Phone', 'Date of birth', 'story', 'word']),
    );
    expect(one).toMatchObject({ Gender: 'female', Age: '90', smokes: 'never' });
    const days = (from = '', to = '') => (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000;
    expect(days(one?.['born'], one?.['seen'])).toBe(days('1980-02-03', '2026-05-04'));
    expect(days(one?.['born'], '1980-02-03')).toBeGreaterThan(0);
    expect(days(one?.['born'], other?.['born'])).not.toBe(10);
    expect(one?.['File']).not.toBe(other?.['File']);
    expect(await take({ format: 'csv', deidentified: true })).toBe(await take({ format: 'csv', deidentified: true }));
  });

  it('are refused where a format has no such file', async () => {
    const path = async (query: object) => (await refusal(ask(query))).detail.fields?.map((field) => field.path);
    expect(await path({ format: 'spss', layout: 'long' })).toEqual(['layout']);
    expect(await path({ format: 'fhir', deidentified: true })).toEqual(['deidentified']);
    expect(await path({ format: 'fhir', questions: ['weight'] })).toEqual(['questions']);
    expect((await refusal(ask({ format: 'redcap' }, clinic.as('stranger')))).code).toBe('unknowncategory');
  });

  it('are cut to the role, and written down as taken without the person', async () => {
    await give();
    expect(table(await take({ format: 'redcap' }, clinic.as('newuser')))).toEqual([]);
    await take({ format: 'spss', deidentified: true });
    const { detail } = await database.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'category.export')
      .where('detail', 'like', '%spss%')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(String(detail))).toMatchObject({ entries: 1, format: 'spss', deidentified: true });
  });
});
