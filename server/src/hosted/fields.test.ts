import { afterEach, expect, test } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { formOf, openHostedServer, type HostedServer } from '../../test/hosted.ts';
import { multipart } from '../../test/multipart.ts';
import { readHtml, type OpenPage } from '../../test/plain-browser.ts';
import { rateLimits } from '../http/limits/limits.ts';
import { loadRenderer } from './load-renderer.ts';

describeEachDatabase('What a plain page sends', (database) => {
  let hosted: HostedServer;
  afterEach(() => hosted.server.close());
  const begin = (language = 'en') => hosted.browser.open(`/f/visit?language=${language}&plain=1`);
  const send = (...sending: Parameters<HostedServer['browser']['send']>) => hosted.browser.send(...sending);

  test('is asked once where a question of the form is a detail of the patient, and refused at that question', async () => {
    hosted = await openHostedServer(database, loadRenderer(), {
      settings: { requireNameForSave: true, requirePhoneForSave: true },
      definition: formOf(
        [
          [
            { name: 'called', type: 'text', title: 'Your name', patientField: 'name' },
            { name: 'mobile', type: 'text', title: 'Mobile', format: 'phone', patientField: 'phone' },
          ],
        ],
        { review: false },
      ),
    });
    const page = await begin();
    expect(page.fields.filter(([name]) => name.startsWith('_patient'))).toEqual([]);
    const wrong = await send(page, { fill: { called: 'Sara Amini' } });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('Mobile – Answer this question.')]);
    expect(wrong.all('a').map(({ href }) => href)).toContain('#q-mobile');
    const outcome = await send(wrong, { fill: { mobile: '۰۹۱۲۱۲۳۴۵۶۷' } });
    expect(outcome.status).toBe(200);
    const { patient } = await database.db.selectFrom('files').select('patient').executeTakeFirstOrThrow();
    expect(JSON.parse(patient)).toEqual({ name: 'Sara Amini', phone: '+989121234567' });
  });

  test('may be rows, which buttons add, move and remove', async () => {
    hosted = await openHostedServer(database, loadRenderer(), {
      definition: formOf([
        [
          {
            name: 'drugs',
            type: 'container',
            title: 'Medication',
            multimode: true,
            questions: [{ id: 'q-name', name: 'drug', type: 'text', title: 'Drug', mandatory: true }],
          },
        ],
      ]),
    });
    const one = await send(await begin(), { press: '_add:drugs' });
    const two = await send(one, { press: '_add:drugs', fill: { 'drugs[0].drug': 'Aspirin' } });
    expect(two.status).toBe(200);
    expect((await send(two)).status).toBe(422);
    const moved = await send(two, { press: '_up:drugs:1', fill: { 'drugs[1].drug': 'Codeine' } });
    expect(moved.fields.filter(([name]) => name.endsWith('.drug'))).toEqual([
      ['drugs[0].drug', 'Codeine'],
      ['drugs[1].drug', 'Aspirin'],
    ]);
    const left = await send(two, { press: '_remove:drugs:0', fill: { 'drugs[1].drug': 'Ibuprofen' } });
    expect(left.fields).toContainEqual(['drugs[0].drug', 'Ibuprofen']);
    expect((await send(left)).status).toBe(200);
    expect(await hosted.entries()).toMatchObject([{ answers: { drugs: [{ drug: 'Ibuprofen' }] } }]);
  });

  test('says who the patient is where the form wants to know, beside questions of the same names', async () => {
    hosted = await openHostedServer(database, loadRenderer(), {
      settings: { requireNameForSave: true, requireCodeForSave: true },
      definition: formOf([[{ name: 'name', type: 'text', title: 'Name of your cat' }]]),
    });
    const page = await begin();
    const wrong = await send(page, { fill: { name: 'Mitzi', '_patient.code': '123' } });
    expect([wrong.status, wrong.all('a').map(({ href }) => href)]).toEqual([
      422,
      expect.arrayContaining(['#q-_patient.name', '#q-_patient.code']),
    ]);
    const outcome = await send(wrong, { fill: { '_patient.name': 'Sara Amini', '_patient.code': '۰۰۱۲۳۴۵۶۷۹' } });
    expect(outcome.status).toBe(200);
    expect(await hosted.entries()).toMatchObject([{ answers: { name: 'Mitzi' } }]);
    const [file] = await database.db.selectFrom('files').select('patient').execute();
    expect(JSON.parse(file!.patient)).toMatchObject({ name: 'Sara Amini', code: '0012345679' });
  });

  const withFile = () =>
    openHostedServer(database, loadRenderer(), {
      definition: formOf([[{ name: 'letter', type: 'file', title: 'Referral', accept: 'any' }]]),
    });
  const sendFile = async (page: OpenPage, bytes: Buffer, name = 'referral.txt') => {
    const fields = { ...Object.fromEntries(page.fields), '_go:next': '1' };
    const { payload, headers } = multipart(fields, 'letter:file', name, bytes);
    const response = await hosted.server.inject({
      method: 'POST',
      url: page.action,
      payload,
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    });
    return { status: response.statusCode, headers: response.headers, ...readHtml(response.body) };
  };

  test('may be a file, which is kept once however often the page is sent', async () => {
    hosted = await withFile();
    const page = await begin();
    expect(page.html).toContain('enctype="multipart/form-data"');
    const sent = [
      await sendFile(page, Buffer.from('Dear colleague')),
      await sendFile(page, Buffer.from('Dear colleague')),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await hosted.entries()).toMatchObject([
      { answers: { letter: [{ name: 'referral.txt', type: 'text/plain' }] } },
    ]);
    expect(await database.db.selectFrom('uploads').select(['id', 'entry']).execute()).toHaveLength(1);
  });

  test.each([
    ['a program', Buffer.from('MZ\u0000\u0001'), 'run.exe', 'can’t be used here'],
    ['too large', Buffer.alloc(600_000, 'a'), 'long.txt', 'too large'],
    ['empty', Buffer.alloc(0), 'empty.txt', 'empty or damaged'],
  ])('says of a file what is wrong with it: %s', async (_what, bytes, name, words) => {
    hosted = await withFile();
    const page = await sendFile(await begin(), bytes, name);
    expect([page.status, page.text]).toEqual([422, expect.stringContaining(words)]);
    expect(page.all('a').map(({ href }) => href)).toContain('#q-letter');
    expect(await hosted.entries()).toEqual([]);
  });

  const short = formOf([[{ name: 'note', type: 'note', title: 'Note' }]]);

  test('is no more than a page can hold, and of a kind that pages send', async () => {
    hosted = await openHostedServer(database, loadRenderer(), { definition: short });
    const page = await begin();
    const large = await send(page, { fill: { note: 'a'.repeat(3 * 1024 * 1024) } });
    expect([large.status, large.text]).toEqual([413, expect.stringContaining('too much to send')]);
    const json = await hosted.server.inject({
      method: 'POST',
      url: page.action,
      payload: { note: 'x' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect([json.statusCode, json.body]).toEqual([415, expect.stringContaining('can’t be continued')]);
    const unsound = await send(page, { fill: { note: 'a\u0000b' } });
    expect(unsound.status).toBe(400);
    expect(await hosted.entries()).toEqual([]);
  });

  test('too often from one address, it is asked to wait, and the reload stores it', async () => {
    hosted = await openHostedServer(database, loadRenderer(), {
      definition: short,
      limits: { ...rateLimits, shedding: undefined, byCall: { '/entry/storeentry': { max: 1, spanMs: 60_000 } } },
    });
    const [first, second] = [await begin(), await begin()];
    // What another website makes the reader’s browser send does not use up their turns.
    expect((await send(first, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await send(first, { fill: { note: 'one' } })).status).toBe(200);
    const held = await send(second, { fill: { note: 'two' } });
    expect([held.status, held.headers['retry-after'], held.text]).toEqual([
      429,
      '60',
      expect.stringContaining('your browser sends them again'),
    ]);
    hosted.context.clock.advance(60_000);
    expect((await send(second, { fill: { note: 'two' } })).status).toBe(200);
    expect(await hosted.entries()).toHaveLength(2);
  });

  test('says of itself where it came from, and never by which link', async () => {
    hosted = await openHostedServer(database, loadRenderer(), { definition: short });
    await send(await begin(), { fill: { note: 'one' } });
    const { source } = await database.db.selectFrom('entries').select('source').executeTakeFirstOrThrow();
    expect(source).toBe('https://forms.test/f/visit');
  });
});
