import { hash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import type { KeyScope } from '../../../src/api/contract/service-accounts.ts';
import { parseXml, type XmlElement } from '../../../src/interchange/xforms/parse-xml.ts';
import { handlers, openClinic, type TestClinic } from '../../test/clinic.ts';
import { testServerContext, type TestServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openTestServer } from '../../test/server.ts';
import { drawQr } from '../second-step/draw-qr.ts';

const definition: FormDefinition = {
  schema: 1,
  title: { en: 'Home visit', fa: 'ویزیت در منزل' },
  language: 'en',
  opening: { purpose: { en: 'What was found at home' } },
  pages: [
    {
      id: 'p',
      text: 'Visit',
      pageType: 'form',
      questions: [
        { id: 'a', name: 'code', type: 'text', title: 'National code', format: 'nationalcode', patientField: 'code' },
        {
          id: 'b',
          name: 'weight',
          type: 'number',
          title: { en: 'Weight', fa: 'وزن' },
          mandatory: true,
          min: 1,
          max: 400,
        },
        { id: 'c', name: 'twice', type: 'calculated', title: 'Twice', formula: 'weight * 2' },
        { id: 'd', name: 'wound', type: 'file', title: 'Wound' },
        { id: 'e', name: 'secret', type: 'text', title: 'Secret', showforsecretary: false },
        {
          id: 'f',
          name: 'drugs',
          type: 'container',
          title: 'Drugs',
          multimode: true,
          questions: [{ id: 'g', name: 'dose', type: 'number', title: 'Dose', max: 10 }],
        },
      ],
    },
  ],
  conditions: [],
};

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const md5 = (text: string): string => hash('md5', text);
const byName = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...byName(child, name)]);
const textsOf = (element: XmlElement, name: string) => byName(element, name).map(({ text }) => text);

describeEachDatabase('OpenRosa for field apps', (database) => {
  let context: TestServerContext;
  let clinic: TestClinic;
  let server: FastifyInstance;
  let key: { readonly id: string; readonly key: string };
  beforeEach(async () => {
    await database.clear();
    context = testServerContext(database.db);
    clinic = await openClinic(database.db, { definition });
    server = await openTestServer(context, { handlers });
    key = await makeKey();
  });
  afterEach(() => server.close());

  const makeKey = (more: object = {}, scopes: KeyScope[] = ['forms:read', 'files:write']) =>
    handlers['/admin/storeapikey'](clinic.as('admin'), {
      title: 'Tablets',
      scopes,
      roles: [{ category: clinic.category, role: 'secretary' }],
      fieldApps: true,
      ...more,
    } as never);

  type Method = 'GET' | 'HEAD' | 'POST';
  type Payload = { readonly body: Buffer; readonly type: string };
  const ask = (
    method: Method,
    url: string,
    authorization?: string,
    more: { payload?: Payload; language?: string } = {},
  ) =>
    server.inject({
      method,
      url,
      headers: {
        'x-openrosa-version': '1.0',
        ...(authorization !== undefined && { authorization }),
        ...(more.language !== undefined && { 'accept-language': more.language }),
        ...(more.payload && { 'content-type': more.payload.type }),
      },
      ...(more.payload && { payload: more.payload.body }),
    });
  const challengeOf = (headers: Record<string, unknown>) =>
    [headers['www-authenticate']].flat().find((one) => String(one).startsWith('Digest')) as string;
  const nonceIn = (challenge: string) => /nonce="([^"]+)"/.exec(challenge)![1]!;
  const proof = (method: Method, uri: string, nonce: string, { id, key: secret } = key) => {
    const [nc, cnonce] = ['00000001', 'f00d'];
    const secretHash = md5(`${id}:Porsa:${secret}`);
    const response = md5([secretHash, nonce, nc, cnonce, 'auth', md5(`${method}:${uri}`)].join(':'));
    return `Digest username="${id}", realm="Porsa", nonce="${nonce}", uri="${uri}", qop=auth, nc=${nc}, cnonce="${cnonce}", response="${response}", algorithm=MD5`;
  };
  /** As a device does: asks, is challenged, and proves its key. */
  const collect = async (
    method: Method,
    url: string,
    more: { payload?: Payload; language?: string } = {},
    as = key,
  ) => {
    const refused = await ask(method, url, undefined, more);
    expect([url, refused.statusCode]).toEqual([url, 401]);
    return ask(method, url, proof(method, url, nonceIn(challengeOf(refused.headers)), as), more);
  };
  const submission = (answers: string, { instance = 'uuid:1', version = '1', meta = '' } = {}): string =>
    `<?xml version='1.0' ?><data id="${clinic.category}" version="${version}" xmlns:orx="http://openrosa.org/xforms"><page_1>${answers}</page_1><orx:meta><orx:instanceID>${instance}</orx:instanceID>${meta}</orx:meta></data>`;
  const parts = (xml: string, files: readonly (readonly [string, Buffer])[] = [], isIncomplete = false): Payload => {
    const mark = 'porsa-boundary';
    const part = (head: string, body: Buffer) =>
      Buffer.concat([
        Buffer.from(`--${mark}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        body,
        Buffer.from('\r\n'),
      ]);
    return {
      type: `multipart/form-data; boundary=${mark}`,
      body: Buffer.concat([
        part('name="xml_submission_file"; filename="a.xml"\r\nContent-Type: text/xml', Buffer.from(xml)),
        ...files.map(([name, bytes]) => part(`name="${name}"; filename="${name}"\r\nContent-Type: image/png`, bytes)),
        ...(isIncomplete ? [part('name="*isIncomplete*"', Buffer.from('yes'))] : []),
        Buffer.from(`--${mark}--\r\n`),
      ]),
    };
  };
  const send = (payload: Payload, language?: string) =>
    collect('POST', '/openrosa/submission', { payload, ...(language && { language }) });
  const messageIn = (body: string) => textsOf(parseXml(body), 'message')[0];
  const stored = () =>
    database.db.selectFrom('entries').select(['answers', 'version', 'source', 'started_at', 'file']).execute();

  it('lists the forms of a key to who proves it, each with the hash of what is then downloaded', async () => {
    const { statusCode, headers, body } = await collect('GET', '/openrosa/formList?verbose=true');
    expect([statusCode, headers['x-openrosa-version'], headers['content-type']]).toEqual([
      200,
      '1.0',
      'text/xml; charset=utf-8',
    ]);
    expect(Number(headers['x-openrosa-accept-content-length'])).toBeGreaterThan(1_000_000);
    const list = parseXml(body);
    expect(textsOf(list, 'formID')).toEqual([clinic.category]);
    expect([textsOf(list, 'name'), textsOf(list, 'version')]).toEqual([['Visit'], ['1']]);
    expect(textsOf(list, 'descriptionText')).toEqual(['What was found at home']);
    const url = new URL(textsOf(list, 'downloadUrl')[0]!);
    const form = await collect('GET', url.pathname);
    expect(textsOf(list, 'hash')).toEqual([`md5:${md5(form.body)}`]);
    expect(byName(parseXml(form.body), 'bind').map(({ attributes }) => attributes.get('nodeset'))).toContain(
      '/data/page_1/weight',
    );
    expect(form.body).not.toContain('Secret');
  });

  it('lists one form by its ID, and none that is another’s, withdrawn or open to all', async () => {
    const ids = async (query = '') =>
      textsOf(parseXml((await collect('GET', `/openrosa/formList${query}`)).body), 'formID');
    expect(await ids(`?formID=${clinic.category}`)).toEqual([clinic.category]);
    expect(await ids('?formID=other')).toEqual([]);
    const keyOfNone = await makeKey({ roles: [] });
    const change = (settings: object) =>
      handlers['/category/storecategory'](clinic.as('owner'), {
        id: clinic.category,
        project: clinic.project,
        slug: clinic.slug,
        title: 'Visit',
        settings,
      } as never);
    await change({ allowPublicScores: true });
    expect((await collect('GET', '/openrosa/formList', {}, keyOfNone)).body).not.toContain('formID');
    await change({ withdrawn: true });
    expect(await ids()).toEqual([]);
    expect((await collect('GET', `/openrosa/forms/${clinic.category}/1`)).statusCode).toBe(410);
    expect((await send(parts(submission('<weight>70</weight>')))).statusCode).toBe(410);
  });

  it('refuses who does not prove a key, and gives a new nonce for one that is too old', async () => {
    const url = '/openrosa/formList';
    const challenge = challengeOf((await ask('GET', url)).headers);
    const nonce = nonceIn(challenge);
    expect(challenge).toContain('qop="auth"');
    const statusOf = async (authorization: string) => (await ask('GET', url, authorization)).statusCode;
    expect(await statusOf(proof('GET', url, nonce))).toBe(200);
    expect(await statusOf(proof('GET', url, nonce, { ...key, key: 'porsa_key_other' }))).toBe(401);
    expect(await statusOf(proof('POST', url, nonce))).toBe(401);
    expect(await statusOf(proof('GET', '/openrosa/submission', nonce))).toBe(401);
    expect(await statusOf(proof('GET', url, 'made-up'))).toBe(401);
    expect(await statusOf(proof('GET', url, nonce).replace('qop=auth, ', ''))).toBe(401);
    context.clock.advance(6 * 60_000);
    const late = await ask('GET', url, proof('GET', url, nonce));
    expect([late.statusCode, challengeOf(late.headers).includes('stale=true')]).toEqual([401, true]);
    expect(await statusOf(proof('GET', url, nonceIn(challengeOf(late.headers))))).toBe(200);
  });

  it('knows by digest only keys that were made for field apps, and any key that is sent itself', async () => {
    const other = await makeKey({ fieldApps: false });
    const url = '/openrosa/formList';
    expect((await collect('GET', url, {}, other)).statusCode).toBe(401);
    const basic = `Basic ${Buffer.from(`x:${other.key}`).toString('base64')}`;
    expect((await ask('GET', url, basic)).statusCode).toBe(200);
    expect((await ask('GET', url, `Bearer ${other.key}`)).statusCode).toBe(200);
  });

  it('ends with the key: revoked, expired, or of a scope that does not reach so far', async () => {
    const reader = await makeKey({}, ['forms:read']);
    const payload = parts(submission('<weight>70</weight>'));
    expect((await collect('GET', '/openrosa/formList', {}, reader)).statusCode).toBe(200);
    expect((await collect('POST', '/openrosa/submission', { payload }, reader)).statusCode).toBe(403);
    await handlers['/admin/removeapikey'](clinic.as('admin'), { id: reader.id });
    expect((await collect('GET', '/openrosa/formList', {}, reader)).statusCode).toBe(401);
    const { digest } = await database.db
      .selectFrom('api_keys')
      .select('digest')
      .where('id', '=', reader.id)
      .executeTakeFirstOrThrow();
    expect(digest).toBeNull();
    context.clock.advance(91 * 24 * 60 * 60_000);
    expect((await collect('GET', '/openrosa/formList')).statusCode).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it('is set up on a device by a code with the settings of Collect', async () => {
    const { id, key: secret, device } = await makeKey();
    const server_url = 'https://forms.test/openrosa';
    const general = { protocol: 'odk_default', server_url, username: id, password: secret };
    const settings = JSON.stringify({ general, admin: {}, project: { name: 'Tablets' } });
    expect(device).toEqual({ url: server_url, qr: drawQr(deflateSync(settings).toString('base64')) });
    expect((await makeKey({ fieldApps: false })).device).toBeUndefined();
    const keys = await handlers['/admin/getapikeys'](clinic.as('admin'), {});
    expect(keys.filter(({ fieldApps }) => fieldApps)).toHaveLength(2);
    expect(keys).toHaveLength(3);
  });

  it('keeps no key, and no digest that the database alone would give away', async () => {
    const rows = JSON.stringify(await database.db.selectFrom('api_keys').selectAll().execute());
    expect(rows).not.toContain(key.key);
    expect(rows).not.toContain(md5(`${key.id}:Porsa:${key.key}`));
  });

  it('stores a response with its patient once, however often it is sent', async () => {
    const payload = parts(
      submission(
        '<code>0499370899</code><weight>70</weight><twice>140</twice><drugs><dose>2</dose></drugs><drugs><dose>3</dose></drugs>',
        {
          meta: '<orx:timeStart>2026-01-01T10:00:00.000+03:30</orx:timeStart>',
        },
      ),
    );
    const head = await collect('HEAD', '/openrosa/submission');
    expect([head.statusCode, head.headers['location']]).toEqual([204, expect.stringContaining('/openrosa/submission')]);
    for (let time = 0; time < 3; time += 1) {
      const { statusCode, body } = await send(payload);
      expect([statusCode, messageIn(body)]).toEqual([201, 'Response saved.']);
    }
    const [entry, ...more] = await stored();
    expect(more).toEqual([]);
    expect(JSON.parse(entry!.answers)).toEqual({
      code: '0499370899',
      weight: 70,
      twice: 140,
      drugs: [{ dose: 2 }, { dose: 3 }],
    });
    expect([entry!.version, entry!.source, entry!.started_at]).toEqual([
      1,
      'openrosa uuid:1',
      '2026-01-01T06:30:00.000Z',
    ]);
    const file = await handlers['/file/getfile'](clinic.as('expert'), { id: entry!.file });
    expect(file).toMatchObject({ file: { patient: { code: '0499370899' } } });
  });

  it('refuses other answers under an instance that is stored, and edits of one', async () => {
    await send(parts(submission('<weight>70</weight>')));
    expect((await send(parts(submission('<weight>71</weight>')))).statusCode).toBe(409);
    const edit = submission('<weight>71</weight>', {
      instance: 'uuid:2',
      meta: '<orx:deprecatedID>uuid:1</orx:deprecatedID>',
    });
    const { statusCode, body } = await send(parts(edit));
    expect([statusCode, messageIn(body)]).toEqual([400, expect.stringContaining('can’t be changed')]);
    expect(await stored()).toHaveLength(1);
  });

  it('refuses what breaks a rule with the titles of its questions, in the reader’s language, and stores nothing', async () => {
    const broken = parts(submission('<weight>999</weight><drugs><dose>1</dose></drugs><drugs><dose>50</dose></drugs>'));
    const { statusCode, body } = await send(broken);
    expect(statusCode).toBe(400);
    expect(messageIn(body)).toMatch(/Weight: .*400/);
    expect(messageIn(body)).toMatch(/Drugs \(2\) › Dose: .*10/);
    expect(messageIn((await send(broken, 'fa')).body)).toMatch(/وزن: .*۴۰۰/);
    for (const xml of [
      submission('<weight>70</weight><unknown>1</unknown>'),
      submission('<weight>70</weight>', { version: '7' }),
      submission('<weight>70</weight>', { instance: '' }),
      '<data',
      `<!DOCTYPE data [<!ENTITY a "b">]>${submission('<weight>70</weight>')}`,
    ])
      expect((await send(parts(xml))).statusCode).toBeGreaterThanOrEqual(400);
    expect(await stored()).toEqual([]);
  });

  it('takes photos that come in several parts, and the response once all of them are there', async () => {
    const xml = submission('<weight>70</weight><wound>wound.png</wound>');
    const missing = await send(parts(xml));
    expect([missing.statusCode, messageIn(missing.body)]).toEqual([400, expect.stringContaining('Wound')]);
    const first = await send(parts(xml, [['wound.png', png]], true));
    expect([first.statusCode, messageIn(first.body)]).toEqual([201, expect.stringContaining('still to come')]);
    expect(await stored()).toEqual([]);
    for (let time = 0; time < 2; time += 1) expect((await send(parts(xml))).statusCode).toBe(201);
    expect((await send(parts(xml, [['wound.png', png]]))).statusCode).toBe(201);
    const [entry, ...more] = await stored();
    expect(more).toEqual([]);
    const [{ id, type, name }] = JSON.parse(entry!.answers).wound;
    expect([type, name]).toEqual(['image/png', 'wound.png']);
    const uploads = await database.db.selectFrom('uploads').select(['id', 'file']).execute();
    expect(uploads).toEqual([{ id, file: entry!.file }]);
  });

  it('judges answers by the version that they were given in', async () => {
    const [page] = definition.pages;
    const next = {
      ...definition,
      pages: [{ ...page!, questions: [{ id: 'n', name: 'fresh', type: 'text', title: 'Fresh', mandatory: true }] }],
    };
    await handlers['/category/storedraft'](clinic.as('owner'), {
      category: clinic.category,
      rev: 1,
      definition: next as never,
    });
    await handlers['/category/publish'](clinic.as('owner'), { category: clinic.category, rev: 2 });
    expect((await send(parts(submission('<weight>70</weight>')))).statusCode).toBe(201);
    expect(
      (await send(parts(submission('<weight>70</weight>', { instance: 'uuid:3', version: '2' })))).statusCode,
    ).toBe(400);
    expect((await stored()).map(({ version }) => version)).toEqual([1]);
    expect(textsOf(parseXml((await collect('GET', '/openrosa/formList')).body), 'version')).toEqual(['2']);
  });

  it('asks for the details of the patient that the form requires', async () => {
    await handlers['/category/storecategory'](clinic.as('owner'), {
      id: clinic.category,
      project: clinic.project,
      slug: clinic.slug,
      title: 'Visit',
      settings: { requireNameForSave: true },
    } as never);
    const { body } = await collect('GET', `/openrosa/forms/${clinic.category}/1`);
    expect(body).toContain('/data/page_1/patient_name');
    const answers = (name: string) =>
      submission('').replace(
        '<page_1></page_1>',
        `<page_1><patient_name>${name}</patient_name></page_1><page_2><weight>70</weight></page_2>`,
      );
    const { statusCode, body: refused } = await send(parts(answers('')));
    expect([statusCode, messageIn(refused)]).toEqual([400, expect.stringContaining('Patient’s name')]);
    expect((await send(parts(answers('Sara Karimi')))).statusCode).toBe(201);
    const [entry] = await stored();
    const file = await handlers['/file/getfile'](clinic.as('expert'), { id: entry!.file });
    expect(file).toMatchObject({ file: { patient: { name: 'Sara Karimi' } } });
  });

  describe('continues the file of a patient', () => {
    const visit = (instance: string, weight: number, { code = '0499370899', name = '' } = {}) =>
      parts(
        submission('', { instance }).replace(
          '<page_1></page_1>',
          name
            ? `<page_1><patient_name>${name}</patient_name></page_1><page_2><code>${code}</code><weight>${weight}</weight></page_2>`
            : `<page_1><code>${code}</code><weight>${weight}</weight></page_1>`,
        ),
      );
    const statuses = async (...payloads: readonly Payload[]) => {
      const found: number[] = [];
      for (const payload of payloads) found.push((await send(payload)).statusCode);
      return found;
    };
    const files = () => database.db.selectFrom('files').select(['id', 'entries', 'patient_id', 'created_by']).execute();
    const requireName = () =>
      handlers['/category/storecategory'](clinic.as('owner'), {
        id: clinic.category,
        project: clinic.project,
        slug: clinic.slug,
        title: 'Visit',
        settings: { requireNameForSave: true },
      } as never);

    it('who is known by the national code, whoever opened it, and each response is there once', async () => {
      await handlers['/entry/storeentry'](clinic.as('expert'), {
        id: '0190a000-0000-7000-8000-000000000001',
        category: clinic.category,
        version: 1,
        answers: { code: '0499370899', weight: 69 },
      });
      expect(await statuses(visit('uuid:1', 70), visit('uuid:2', 71), visit('uuid:1', 70))).toEqual([201, 201, 201]);
      expect(await files()).toMatchObject([{ id: '0190a000-0000-7000-8000-000000000001', entries: 3 }]);
      expect(await statuses(visit('uuid:1', 72))).toEqual([409]);
      expect(await statuses(visit('uuid:3', 70, { code: '0013542419' }), visit('uuid:4', 70, { code: '' }))).toEqual([
        201, 201,
      ]);
      expect((await files()).map(({ entries }) => entries).sort()).toEqual([1, 1, 3]);
    });

    it('and no file in the trash', async () => {
      await send(visit('uuid:1', 70));
      const [file] = await files();
      await handlers['/file/removefile'](clinic.as('owner'), { id: file!.id });
      expect(await statuses(visit('uuid:2', 71), visit('uuid:3', 72))).toEqual([201, 201]);
      expect((await files()).map(({ entries }) => entries).sort()).toEqual([1, 2]);
    });

    it('but opens one of its own under the same patient where another name was typed', async () => {
      await requireName();
      const sara = { name: 'Sara Karimi' };
      expect(await statuses(visit('uuid:1', 70, sara), visit('uuid:2', 71, { name: 'sara  karimi' }))).toEqual([
        201, 201,
      ]);
      expect(await files()).toMatchObject([{ entries: 2 }]);
      expect(await statuses(visit('uuid:3', 72, { name: 'Ali Amini' }))).toEqual([201]);
      const [one, other] = (await files()).sort((first, second) => second.entries - first.entries);
      expect([other?.entries, other?.patient_id]).toEqual([1, one?.patient_id]);
      const { file } = await handlers['/file/getfile'](clinic.as('expert'), { id: one!.id });
      expect(file.patient).toMatchObject({ name: 'Sara Karimi' });
    });

    it('of whom a new user knows only the files that they opened', async () => {
      await send(visit('uuid:1', 70));
      const own = await makeKey({ roles: [{ category: clinic.category, role: 'newuser' }] });
      const sendAs = (payload: Payload) => collect('POST', '/openrosa/submission', { payload }, own);
      for (const instance of ['uuid:2', 'uuid:3']) expect((await sendAs(visit(instance, 70))).statusCode).toBe(201);
      expect((await files()).map(({ entries }) => entries).sort()).toEqual([1, 2]);
    });

    it('and finds a response again after its file was merged into another', async () => {
      await send(visit('uuid:1', 70));
      await send(visit('uuid:2', 71));
      await send(visit('uuid:3', 72, { code: '0013542419' }));
      const [kept, ...rest] = (await files()).sort((a, b) => a.entries - b.entries);
      await handlers['/file/mergefile'](clinic.as('owner'), { keep: kept!.id, merge: rest[0]!.id });
      expect(
        await statuses(visit('uuid:1', 70), visit('uuid:2', 71), visit('uuid:3', 72, { code: '0013542419' })),
      ).toEqual([201, 201, 201]);
      expect(await stored()).toHaveLength(3);
    });
  });
});
