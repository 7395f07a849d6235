import { afterEach, beforeEach, expect, it } from 'vitest';
import { handlers, visit } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { issuesIn, openFhirServer, type Asker, type FhirServer } from '../../test/fhir.ts';

interface Answer {
  readonly resource?: Readonly<Record<string, unknown>>;
  readonly response: {
    readonly status: string;
    readonly location?: string;
    readonly outcome?: { readonly issue: unknown };
  };
}

describeEachDatabase('A batch of FHIR requests', (database) => {
  let fhir: FhirServer;
  beforeEach(async () => {
    fhir = await openFhirServer(database);
  });
  afterEach(() => fhir.server.close());

  const get = (url: string) => ({ request: { method: 'GET', url } });
  const post = (value: number, ifNoneExist?: string) => ({
    request: { method: 'POST', url: 'QuestionnaireResponse', ...(ifNoneExist && { ifNoneExist }) },
    resource: {
      resourceType: 'QuestionnaireResponse',
      status: 'completed',
      questionnaire: `Questionnaire/${fhir.clinic.category}|1`,
      item: [{ linkId: 'first', item: [{ linkId: 'q-weight', answer: [{ valueDecimal: value }] }] }],
    },
  });
  const send = (entry: readonly object[], as?: Asker, more: object = {}) =>
    fhir.post('', { body: { resourceType: 'Bundle', type: 'batch', entry, ...more }, ...(as && { as }) });
  const answersTo = async (...given: Parameters<typeof send>) => {
    const { status, body } = await send(...given);
    expect([status, body['type']]).toEqual([200, 'batch-response']);
    return body['entry'] as readonly Answer[];
  };
  const statuses = (answers: readonly Answer[]) => answers.map(({ response }) => response.status);

  it('answers each by itself, in their order: what is refused keeps no other from being stored', async () => {
    const key = await fhir.key(['forms:read', 'files:read', 'files:write'], 'secretary');
    const answers = await answersTo(
      [
        get('Questionnaire/visit'),
        post(80),
        post(900),
        post(81, 'identifier=a'),
        post(82, 'identifier=a'),
        get('/QuestionnaireResponse?questionnaire=visit'),
      ],
      key,
    );
    expect(statuses(answers)).toEqual(['200', '201', '422', '201', '200', '200']);
    expect(answers[0]?.resource).toEqual((await fhir.get('Questionnaire/visit', { as: key })).body);
    expect(answers[1]?.response.location).toBe(
      `https://forms.test/fhir/QuestionnaireResponse/${answers[1]?.resource?.['id']}`,
    );
    expect(answers[2]).toEqual({
      response: {
        status: '422',
        outcome: { resourceType: 'OperationOutcome', issue: [expect.objectContaining({ code: 'value' })] },
      },
    });
    expect(answers[4]?.resource).toEqual(answers[3]?.resource);
    expect(answers[5]?.resource).toMatchObject({ resourceType: 'Bundle', total: 2 });
  });

  it('gives nobody more than each request gives by itself', async () => {
    const { id } = await handlers['/entry/storeentry'](fhir.clinic.as('secretary'), visit(fhir.clinic.category));
    const asked = [get(`QuestionnaireResponse/${id}`), get('Questionnaire/visit'), post(80)];
    for (const as of [
      undefined,
      'stranger',
      'newuser',
      'secretary',
      await fhir.key(['forms:read'], 'secretary'),
    ] as const) {
      const alone = [
        await fhir.get(`QuestionnaireResponse/${id}`, as ? { as } : {}),
        await fhir.get('Questionnaire/visit', as ? { as } : {}),
        await fhir.post('QuestionnaireResponse', { body: post(80).resource, ...(as && { as }) }),
      ];
      expect([as, statuses(await answersTo(asked, as))]).toEqual([as, alone.map(({ status }) => String(status))]);
    }
    const wrong = await fhir.post('', {
      body: { resourceType: 'Bundle', type: 'batch', entry: asked },
      as: { token: 'none' },
    });
    expect(wrong.status).toBe(401);
  });

  it('says what is wrong in the caller’s language', async () => {
    const { body } = await fhir.post('', {
      body: { resourceType: 'Bundle', type: 'batch', entry: [get('Observation/1')] },
      headers: { 'accept-language': 'fa' },
    });
    const [{ response }] = body['entry'] as [Answer];
    expect(response.status).toBe('404');
    expect(JSON.stringify(response.outcome)).toMatch(/[آ-ی]/);
  });

  it.each<[string, readonly object[], object, string]>([
    ['a transaction', [], { type: 'transaction' }, 'not-supported'],
    ['another resource', [], { resourceType: 'Patient' }, 'structure'],
    ['too many requests', Array.from({ length: 31 }, () => get('metadata')), {}, 'not-supported'],
    ['a batch within it', [{ request: { method: 'POST', url: '' } }], {}, 'structure'],
    ['a token', [{ request: { method: 'POST', url: 'auth/token' } }], {}, 'structure'],
    [
      'what is not of this service',
      [get('../user/getuser'), get('Patient/../../user/getuser'), get('https://x.test/Patient/1')],
      {},
      'structure',
    ],
    ['a batch behind encoded dots', [{ request: { method: 'POST', url: 'Patient/%2e%2e' } }], {}, 'structure'],
    [
      'a token behind half encoded dots',
      [{ request: { method: 'POST', url: 'Patient/.%2E/auth/token' } }],
      {},
      'structure',
    ],
    ['a way out by backslashes', [get('Patient\\..\\..\\user/getuser'), get('Patient/\\.%2e/x')], {}, 'structure'],
    ['a method that changes', [{ request: { method: 'DELETE', url: 'Patient/1' } }], {}, 'structure'],
    ['no request', [{}], {}, 'structure'],
  ])('that holds %s is refused', async (_, entry, more, code) => {
    const reply = await send(entry, 'secretary', more);
    expect([reply.status, issuesIn(reply)[0]?.code]).toEqual([400, code]);
  });
});
