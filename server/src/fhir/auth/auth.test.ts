import { afterEach, beforeEach, expect, it } from 'vitest';
import type { KeyScope } from '../../../../src/api/contract/service-accounts.ts';
import { handlers } from '../../../test/clinic.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { issuesIn, openFhirServer, type FhirServer } from '../../../test/fhir.ts';
import { call } from '../../../test/server.ts';

type Fields = Readonly<Record<string, string>>;

describeEachDatabase('A program without a person', (database) => {
  let fhir: FhirServer;
  let client: { readonly id: string; readonly key: string };
  beforeEach(async () => {
    fhir = await openFhirServer(database);
    client = await makeKey(['forms:read', 'files:read', 'answers:export']);
  });
  afterEach(() => fhir.server.close());

  const makeKey = (scopes: KeyScope[]) =>
    handlers['/admin/storeapikey'](fhir.clinic.as('admin'), {
      title: 'Program',
      scopes,
      ...(scopes.includes('accounts') ? {} : { roles: [{ category: fhir.clinic.category, role: 'expert' }] }),
    });
  const ask = async (fields: Fields, headers: Fields = {}) => {
    const response = await fhir.server.inject({
      method: 'POST',
      url: '/fhir/auth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() as Record<string, unknown> };
  };
  const credentials = () => ({
    grant_type: 'client_credentials',
    client_id: client.id,
    client_secret: client.key,
  });
  const tokenFor = async (scope = '') => {
    const { body } = await ask({ ...credentials(), ...(scope !== '' && { scope }) });
    return { token: String(body['access_token']) };
  };

  it('finds where tokens are issued', async () => {
    const { status, body } = await fhir.get('.well-known/smart-configuration');
    expect([status, body]).toMatchObject([
      200,
      {
        token_endpoint: 'https://forms.test/fhir/auth/token',
        grant_types_supported: ['client_credentials'],
        capabilities: expect.arrayContaining(['client-confidential-symmetric']) as string[],
      },
    ]);
    expect(JSON.stringify((await fhir.get('metadata')).body)).toContain(
      '"valueUri":"https://forms.test/fhir/auth/token"',
    );
  });

  it('gets a token for its key, by either way of showing it, with the scopes of the key', async () => {
    const basic = Buffer.from(`${client.id}:${client.key}`).toString('base64');
    for (const reply of [
      await ask(credentials()),
      await ask({ grant_type: 'client_credentials' }, { authorization: `Basic ${basic}` }),
    ]) {
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(reply.body).toMatchObject({
        token_type: 'Bearer',
        expires_in: 300,
        scope: 'system/Questionnaire.rs system/QuestionnaireResponse.rs system/Patient.rs',
      });
      expect(JSON.stringify(reply.body)).not.toContain(client.key);
      const as = { token: String(reply.body['access_token']) };
      expect((await fhir.get('Questionnaire', { as })).body['total']).toBe(1);
      expect((await fhir.get('QuestionnaireResponse?questionnaire=visit', { as })).status).toBe(200);
    }
  });

  it('gets no more than it asks for, or than its key has', async () => {
    const narrow = await tokenFor('system/Questionnaire.rs system/QuestionnaireResponse.c');
    expect((await fhir.get('Questionnaire', { as: narrow })).status).toBe(200);
    expect(issuesIn(await fhir.get('Patient?name=a', { as: narrow }))[0]?.code).toBe('forbidden');
    const asked = async (scope: string) => (await ask({ ...credentials(), scope })).body;
    expect(await asked('system/*.read')).toMatchObject({
      scope: 'system/Questionnaire.rs system/QuestionnaireResponse.rs system/Patient.rs',
    });
    for (const scope of ['system/QuestionnaireResponse.c', 'user/Patient.rs', 'constructor'])
      expect([scope, await asked(scope)]).toEqual([scope, { error: 'invalid_scope' }]);
  });

  it('is refused without its key, and told no more', async () => {
    const other = await makeKey(['forms:read']);
    const accounts = await makeKey(['accounts']);
    for (const [fields, status, error] of [
      [{}, 400, 'invalid_request'],
      [{ ...credentials(), grant_type: 'password' }, 400, 'unsupported_grant_type'],
      [{ ...credentials(), client_secret: `${client.key}x` }, 401, 'invalid_client'],
      [{ ...credentials(), client_id: other.id }, 401, 'invalid_client'],
      [{ ...credentials(), client_id: 'nobody' }, 401, 'invalid_client'],
      [{ grant_type: 'client_credentials' }, 401, 'invalid_client'],
      [{ ...credentials(), client_id: accounts.id, client_secret: accounts.key }, 400, 'invalid_scope'],
    ] as const) {
      const reply = await ask(fields as Fields);
      expect([reply.status, reply.body]).toEqual([status, { error }]);
      expect(reply.headers['www-authenticate']).toBe(status === 401 ? 'Basic realm="fhir"' : undefined);
    }
  });

  it('is refused once its token has ended, or its key has been revoked', async () => {
    const as = await tokenFor();
    const status = async () => (await fhir.get('Questionnaire', { as })).status;
    fhir.context.clock.advance(299_000);
    expect(await status()).toBe(200);
    fhir.context.clock.advance(2000);
    expect(await status()).toBe(401);
    const next = await tokenFor();
    await handlers['/admin/removeapikey'](fhir.clinic.as('admin'), { id: client.id });
    expect((await fhir.get('Questionnaire', { as: next })).status).toBe(401);
    expect((await ask(credentials())).status).toBe(401);
  });

  it('opens FHIR alone with its token, and no token that somebody made up', async () => {
    const { token } = await tokenFor();
    expect((await call(fhir.server, '/category/getcategories', {}, { token })).status).toBe(401);
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const made of [changed, 'porsa_at_', 'porsa_at_x.y', `porsa_at_${client.key}`])
      expect([made, (await fhir.get('Questionnaire', { as: { token: made } })).status]).toEqual([made, 401]);
  });

  it('sends fields of a form to get a token, and nowhere else', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await fhir.post('QuestionnaireResponse', { body: 'a=b', headers });
    expect([reply.status, issuesIn(reply)[0]?.code]).toEqual([415, 'not-supported']);
  });
});
