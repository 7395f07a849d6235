import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { issuesIn, openFhirServer, type FhirServer } from '../../test/fhir.ts';
import { fhirRoutes } from '../access/fhir-routes.ts';

describeEachDatabase('The FHIR service', (database) => {
  let fhir: FhirServer;
  let server: FastifyInstance;
  beforeEach(async () => {
    fhir = await openFhirServer(database, { settings: { allowPublicScores: true } });
    ({ server } = fhir);
  });
  afterEach(() => server.close());

  it('says what it can do, and has a route for each thing that it says', async () => {
    const { status, body } = await fhir.get('metadata');
    expect([status, body['resourceType'], body['fhirVersion']]).toEqual([200, 'CapabilityStatement', '4.0.1']);
    const [rest] = body['rest'] as readonly [
      {
        resource: { type: string; interaction: { code: string }[]; operation?: { name: string }[] }[];
      },
    ];
    const address: Readonly<Record<string, string>> = {
      read: 'GET /:id',
      vread: 'GET /:id/_history/:version',
      'history-instance': 'GET /:id/_history',
      'search-type': 'GET ',
      create: 'POST ',
      update: 'PUT /:id',
    };
    const said = rest.resource.flatMap(({ type, interaction, operation = [] }) => [
      ...interaction.map(({ code }) => address[code]!.replace(' ', ` /fhir/${type}`)),
      ...operation.map(({ name }) => `POST /fhir/${type}/$${name}`),
    ]);
    const kept = Object.keys(fhirRoutes).filter(
      (name) => / \/fhir\/[A-Z]/.test(name) && !/\/:id\/\$|_search$/.test(name),
    );
    expect(said.sort()).toEqual(kept.sort());
  });

  it('takes a token of a session or a key in either header, and none that is neither', async () => {
    const as = await fhir.key(['forms:read'], 'expert');
    expect((await fhir.get('Questionnaire', { as })).status).toBe(200);
    expect((await fhir.get('Questionnaire', { headers: { 'access-token': as.token } })).status).toBe(200);
    const wrong: readonly Readonly<Record<string, string>>[] = [
      { authorization: `Bearer ${as.token}x` },
      { authorization: 'Basic YTpi' },
      { 'access-token': 'nonsense' },
    ];
    for (const headers of wrong) {
      // A form that is open to all, too: whoever sends a token means to be known.
      const reply = await fhir.get('Questionnaire/visit', { headers });
      expect([reply.status, reply.headers['www-authenticate'], issuesIn(reply)[0]?.code]).toEqual([
        401,
        'Bearer',
        'login',
      ]);
    }
  });

  it('speaks JSON alone, and says so in the caller’s language', async () => {
    const xml = await fhir.get('metadata', { headers: { accept: 'application/fhir+xml' } });
    expect([xml.status, issuesIn(xml)[0]?.code]).toEqual([406, 'not-supported']);
    expect((await fhir.get('metadata?_format=xml')).status).toBe(406);
    for (const format of ['json', 'application/fhir+json'])
      expect((await fhir.get(`metadata?_format=${format}`)).status).toBe(200);
    const sent = await fhir.post('QuestionnaireResponse', { body: '<x/>', headers: { 'content-type': 'text/xml' } });
    expect([sent.status, issuesIn(sent)[0]?.code]).toEqual([415, 'not-supported']);
    const broken = await fhir.post('QuestionnaireResponse', {
      body: '{"resourceType":',
      headers: { 'accept-language': 'fa' },
    });
    expect([broken.status, issuesIn(broken)[0]?.code]).toEqual([400, 'structure']);
    expect(issuesIn(broken)[0]?.details?.text).toMatch(/[آ-ی]/);
  });

  it('answers what it does not know with an OperationOutcome', async () => {
    for (const path of ['Observation', 'Observation/1', 'Questionnaire/visit/more'])
      expect([path, issuesIn(await fhir.get(path))[0]?.code]).toEqual([path, 'not-found']);
  });
});
