import { afterEach, beforeEach, expect, it } from 'vitest';
import type { KeyScope } from '../../../../src/api/contract/service-accounts.ts';
import { handlers } from '../../../test/clinic.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import {
  issuesIn,
  openFhirServer,
  resourcesIn,
  type Asker,
  type FhirReply,
  type FhirServer,
} from '../../../test/fhir.ts';

const url = 'http://hospital.test/Questionnaire/pain';
const pain = {
  resourceType: 'Questionnaire',
  url,
  version: '2.1',
  title: 'Pain diary',
  status: 'active',
  item: [
    { linkId: 'where', type: 'string', text: 'Where does it hurt?' },
    { linkId: 'how', type: 'integer', text: 'How much, from 0 to 10?' },
  ],
};
const uncomputable = {
  linkId: 'sum',
  type: 'integer',
  text: 'Sum',
  readOnly: true,
  extension: [
    {
      url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
      valueExpression: { language: 'text/fhirpath', expression: '%nowhere +' },
    },
  ],
};
const unknown = {
  linkId: 'mood',
  type: 'string',
  text: 'Mood',
  extension: [{ url: 'http://hospital.test/StructureDefinition/colour', valueString: 'blue' }],
};

describeEachDatabase('A Questionnaire that is sent', (database) => {
  let fhir: FhirServer;
  beforeEach(async () => {
    fhir = await openFhirServer(database);
  });
  afterEach(() => fhir.server.close());

  const maker = async (scopes: KeyScope[] = ['forms:read', 'forms:write'], projects = [fhir.clinic.project]) => {
    const { key } = await handlers['/admin/storeapikey'](fhir.clinic.as('admin'), {
      title: 'Library',
      scopes,
      projects,
    });
    return { token: key };
  };
  const create = (as: Asker | undefined, body: object = pain, headers = {}) =>
    fhir.post('Questionnaire', { body, headers, ...(as && { as }) });
  const idOf = ({ body }: FhirReply): string => String(body['id']);
  const forms = async () =>
    database.db
      .selectFrom('categories')
      .select(['id', 'version', 'rev'])
      .where('id', '!=', fhir.clinic.category)
      .execute();

  it('is a form that is published at once, is read as it was sent, and takes responses', async () => {
    const key = await maker(['forms:read', 'forms:write', 'files:write']);
    const reply = await create(key);
    const id = idOf(reply);
    expect([reply.status, reply.headers['location'], reply.headers['etag']]).toEqual([
      201,
      `https://forms.test/fhir/Questionnaire/${id}/_history/1`,
      'W/"1"',
    ]);
    expect(reply.body).toMatchObject({
      url: `https://forms.test/fhir/Questionnaire/${id}`,
      derivedFrom: [`${url}|2.1`],
      version: '1',
      status: 'active',
      title: 'Pain diary',
      item: pain.item,
    });
    expect((await fhir.get(`Questionnaire/${id}`, { as: key })).body).toEqual(reply.body);
    const answered = await fhir.post('QuestionnaireResponse', {
      as: key,
      body: {
        resourceType: 'QuestionnaireResponse',
        status: 'completed',
        questionnaire: `Questionnaire/${id}`,
        item: [{ linkId: 'how', answer: [{ valueInteger: 4 }] }],
      },
    });
    expect(answered.status).toBe(201);
  });

  it('belongs to its key and to whoever created that, and the log says that the key made it', async () => {
    const id = idOf(await create(await maker()));
    const members = await database.db
      .selectFrom('members')
      .innerJoin('users', 'users.id', 'members.user_id')
      .select(['users.first_name', 'members.role'])
      .where('category', '=', id)
      .execute();
    expect(members.map(({ first_name: name, role }) => `${name} ${role}`).sort()).toEqual([
      'Library owner',
      expect.stringMatching(/ owner$/),
    ]);
    const { body } = await fhir.get(`Questionnaire/${id}`, { as: 'admin' });
    expect(body['title']).toBe('Pain diary');
    const logged = await database.db
      .selectFrom('audit')
      .innerJoin('users', 'users.id', 'audit.user_id')
      .select(['audit.action', 'users.first_name'])
      .where('audit.category', '=', id)
      .execute();
    expect(logged).toContainEqual({ action: 'category.publish', first_name: 'Library' });
  });

  it('is a draft where it says so, which its designers alone read and find', async () => {
    const key = await maker();
    const reply = await create(key, { ...pain, status: 'draft' });
    const id = idOf(reply);
    expect([reply.status, reply.headers['location'], reply.body['status'], reply.headers['etag']]).toEqual([
      201,
      `https://forms.test/fhir/Questionnaire/${id}`,
      'draft',
      'W/"draft-0"',
    ]);
    expect((await fhir.get(`Questionnaire/${id}`, { as: key })).body).toEqual(reply.body);
    expect((await fhir.get(`Questionnaire/${id}`, { as: 'secretary' })).status).toBe(404);
    const drafts = async (as: Asker) =>
      resourcesIn(await fhir.get('Questionnaire?status=draft', { as })).map((found) => found['id']);
    expect([await drafts(key), await drafts('secretary')]).toEqual([[id], []]);
    expect(resourcesIn(await fhir.get('Questionnaire', { as: key }))).toEqual([]);
  });

  it('is found by the address that it came from', async () => {
    const key = await maker();
    const id = idOf(await create(key));
    const found = async (query: string) =>
      resourcesIn(await fhir.get(`Questionnaire?${query}`, { as: key })).map((each) => each['id']);
    expect(await found(`url=${encodeURIComponent(url)}`)).toEqual([id]);
    expect(await found(`url=${encodeURIComponent(`${url}|2.1`)}&title=pain`)).toEqual([id]);
    expect(await found('url=http://hospital.test/Questionnaire/other')).toEqual([]);
    expect(await found(`url=https://forms.test/fhir/Questionnaire/${id}`)).toEqual([id]);
  });

  it('is added once with If-None-Exist, however often it is sent', async () => {
    const key = await maker();
    const once = { 'if-none-exist': `url=${encodeURIComponent(url)}` };
    const [first, second] = [await create(key, pain, once), await create(key, { ...pain, status: 'draft' }, once)];
    expect([first.status, second.status, idOf(second), (await forms()).length]).toEqual([201, 200, idOf(first), 1]);
    await create(key);
    const several = await create(key, pain, once);
    expect([several.status, issuesIn(several)[0]?.code]).toEqual([412, 'duplicate']);
  });

  it('is refused with the place of each problem where it cannot be published, and nothing is stored', async () => {
    const key = await maker();
    const reply = await create(key, { ...pain, item: [...pain.item, uncomputable] });
    expect([reply.status, await forms()]).toEqual([422, []]);
    expect(issuesIn(reply)[0]).toMatchObject({ severity: 'error', expression: ['Questionnaire.item[2]'] });
    const draft = await create(
      key,
      { ...pain, status: 'draft', item: [...pain.item, uncomputable] },
      { prefer: 'return=OperationOutcome' },
    );
    expect([draft.status, issuesIn(draft)[1]]).toMatchObject([
      201,
      { severity: 'warning', expression: ['Questionnaire.item[2]'] },
    ]);
  });

  it('is refused where it is no Questionnaire that a form can be made of', async () => {
    const key = await maker();
    const faults = async (body: object) => {
      const reply = await create(key, body);
      return [reply.status, issuesIn(reply)[0]?.code, issuesIn(reply)[0]?.expression?.[0]];
    };
    expect(await faults({ resourceType: 'Patient' })).toEqual([400, 'structure', undefined]);
    expect(await faults({ ...pain, status: 'retired' })).toEqual([422, 'not-supported', 'Questionnaire.status']);
    expect(await faults({ ...pain, status: undefined })).toEqual([422, 'required', 'Questionnaire.status']);
    expect(await faults({ ...pain, item: 'none' })).toEqual([422, 'structure', 'Questionnaire.item']);
  });

  it('says what it did not understand, and keeps it', async () => {
    const key = await maker();
    const reply = await create(key, { ...pain, item: [...pain.item, unknown] }, { prefer: 'return=OperationOutcome' });
    expect(reply.status).toBe(201);
    expect(issuesIn(reply).map(({ severity, expression }) => `${severity} ${expression?.[0] ?? ''}`)).toContain(
      'information Questionnaire.item[2].extension[0]',
    );
    const [form] = await forms();
    expect((await fhir.get(`Questionnaire/${form!.id}`, { as: key })).body).toMatchObject({
      item: [{}, {}, { extension: unknown.extension }],
    });
  });

  it('is checked without being stored by $validate', async () => {
    const key = await maker();
    const check = async (body: object, as: Asker = key) => fhir.post('Questionnaire/$validate', { as, body });
    expect(issuesIn(await check(pain))).toMatchObject([{ severity: 'information' }]);
    const parameters = {
      resourceType: 'Parameters',
      parameter: [{ name: 'resource', resource: { ...pain, item: [uncomputable] } }],
    };
    expect(issuesIn(await check(parameters))[0]).toMatchObject({
      severity: 'error',
      expression: ['Questionnaire.item[0]'],
    });
    expect(await forms()).toEqual([]);
    expect((await check(pain, await fhir.key(['forms:read'], 'expert'))).status).toBe(403);
  });

  it('goes to the project that its tag names, of those that the key makes forms in', async () => {
    const { id: other } = await handlers['/project/storeproject'](fhir.clinic.as('admin'), {
      service: (await handlers['/service/getservices'](fhir.clinic.as('admin'), {})).items[0]!.id,
      headline: 'complaints',
      title: 'Other',
      slug: 'other',
    });
    const tagged = { ...pain, meta: { tag: [{ system: 'https://porsa.dev/fhir/project', code: 'other' }] } };
    const [both, one] = [await maker(undefined, [fhir.clinic.project, other]), await maker()];
    const untold = await create(both);
    expect([untold.status, issuesIn(untold)[0]?.diagnostics]).toEqual([400, 'project: required']);
    const id = idOf(await create(both, tagged));
    const row = await database.db.selectFrom('categories').select('project').where('id', '=', id).executeTakeFirst();
    expect(row?.project).toBe(other);
    expect((await create(one, tagged)).status).toBe(403);
  });

  it('is refused to all who neither have admin access nor a key that makes forms', async () => {
    const statuses = [];
    for (const as of [undefined, 'owner', 'secretary', 'stranger', await fhir.key(['forms:read'], 'expert')] as const)
      statuses.push((await create(as)).status);
    expect([statuses, await forms()]).toEqual([[401, 403, 403, 403, 403], []]);
    expect((await create('admin')).status).toBe(201);
    const elsewhere = await maker(['forms:write'], []);
    expect((await create(elsewhere)).status).toBe(403);
  });

  describeChanges();

  function describeChanges() {
    const put = (id: string, as: Asker, body: object, headers = {}) =>
      fhir.put(`Questionnaire/${id}`, { as, body, headers });
    const renamed = (body: object, title: string) => ({ ...body, title });

    it('makes a version of its form, and none where nothing has changed', async () => {
      const key = await maker();
      const { body } = await create(key);
      const id = String(body['id']);
      const same = await put(id, key, body);
      expect([same.status, same.body]).toEqual([200, body]);
      const changed = await put(id, key, renamed(body, 'Diary of pain'));
      expect([changed.status, changed.headers['etag'], changed.body['version'], changed.body['title']]).toEqual([
        200,
        'W/"2"',
        '2',
        'Diary of pain',
      ]);
      expect(changed.body['derivedFrom']).toEqual([`${url}|2.1`]);
      expect((await fhir.get(`Questionnaire/${id}/_history/1`, { as: key })).body).toEqual(body);
      expect(resourcesIn(await fhir.get(`Questionnaire?url=${encodeURIComponent(url)}`, { as: key }))).toHaveLength(1);
    });

    it('changes a form that was made here, by whoever owns it', async () => {
      const { body } = await fhir.get('Questionnaire/visit', { as: 'owner' });
      const same = await put('visit', 'owner', body);
      expect([same.status, same.body]).toEqual([200, body]);
      expect((await put('visit', 'owner', renamed(body, 'Check-up'))).body['version']).toBe('2');
      for (const as of ['secretary', 'expert'] as const) expect((await put('visit', as, body)).status).toBe(403);
      expect((await put('visit', 'stranger', body)).status).toBe(404);
      expect((await put('visit', await maker(), body)).status).toBe(404);
    });

    it('leaves what is published as it is where it is a draft', async () => {
      const { body } = await fhir.get('Questionnaire/visit', { as: 'owner' });
      const reply = await put('visit', 'owner', { ...renamed(body, 'Next'), status: 'draft' });
      expect([reply.body['status'], reply.body['title']]).toEqual(['draft', 'Next']);
      expect((await fhir.get('Questionnaire/visit', { as: 'owner' })).body).toEqual(body);
    });

    it('does not write over what somebody else has changed and not published, unless it says that it has seen that', async () => {
      const { body } = await fhir.get('Questionnaire/visit', { as: 'admin' });
      await put('visit', 'owner', { ...renamed(body, 'Being written'), status: 'draft' });
      const refused = await put('visit', 'admin', renamed(body, 'Mine'));
      expect([refused.status, issuesIn(refused)[0]?.code]).toEqual([409, 'conflict']);
      const [, tag] = /If-Match: (\S+)/.exec(issuesIn(refused)[0]?.diagnostics ?? '') ?? [];
      expect((await put('visit', 'admin', renamed(body, 'Mine'), { 'if-match': 'W/"1"' })).status).toBe(412);
      expect((await put('visit', 'admin', renamed(body, 'Mine'), { 'if-match': tag! })).body['version']).toBe('2');
    });

    it('is refused where it is of another form, or cannot be published: then the draft stays as it was', async () => {
      const { body } = await fhir.get('Questionnaire/visit', { as: 'owner' });
      const other = await put('visit', 'owner', { ...body, id: 'other' });
      expect([other.status, issuesIn(other)[0]?.expression]).toEqual([400, ['Questionnaire.id']]);
      expect((await put('visit', 'owner', { ...pain, id: 'visit', item: [uncomputable] })).status).toBe(422);
      expect((await fhir.get('Questionnaire/visit', { as: 'owner' })).body).toEqual(body);
      expect((await put('nothing', 'owner', { ...pain, id: 'nothing' })).status).toBe(404);
    });
  }
});
