import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallBody, Path } from '../../../src/api/contract/contract.ts';
import { handlers, visit } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openFhirServer, resourcesIn, type Asker, type FhirServer } from '../../test/fhir.ts';
import { call } from '../../test/server.ts';
import { fhirRoutes, type FhirRouteName } from '../access/fhir-routes.ts';
import { keyScopes } from '../access/key-scopes.ts';
import { openSession } from '../sessions/sessions.ts';
import { openExchange, openRoute } from './exchange.ts';

const people = ['admin', 'owner', 'secretary', 'expert', 'newuser', 'stranger'] as const;

describeEachDatabase('FHIR gives nobody more than the calls that it answers as', (database) => {
  let fhir: FhirServer;
  const stored = new Map<string, string>();
  beforeAll(async () => {
    fhir = await openFhirServer(database);
    for (const person of ['secretary', 'newuser'] as const) {
      const { id } = await handlers['/entry/storeentry'](fhir.clinic.as(person), visit(fhir.clinic.category));
      stored.set(person, id);
    }
  });
  afterAll(() => fhir.server.close());

  const tokens = async (): Promise<readonly (readonly [string, { readonly token: string } | undefined])[]> => [
    ['nobody', undefined],
    ...(await Promise.all(
      people.map(async (person) => {
        const token = await openSession(fhir.context, { clinic: fhir.clinic.id, id: fhir.clinic.userId(person) });
        return [person, { token }] as const;
      }),
    )),
    ...(await Promise.all(
      (['forms:read', 'files:read', 'files:write', 'answers:export'] as const).map(
        async (scope) => [`key ${scope}`, await fhir.key([scope], 'secretary')] as const,
      ),
    )),
  ];
  const asks = (as: Asker | undefined) => (as === undefined ? {} : { as });
  const called = async <P extends Path>(path: P, body: CallBody<P>, as: { readonly token: string } | undefined) =>
    call(fhir.server, path, body, as === undefined ? {} : as);

  it('reads forms, responses and lists of them for whom the calls do, and refuses all others alike', async () => {
    const { category } = fhir.clinic;
    for (const [who, as] of await tokens()) {
      const form = await fhir.get(`Questionnaire/${category}`, asks(as));
      expect([who, form.status]).toEqual([who, (await called('/category/getform', { category }, as)).status]);
      for (const [author, id] of stored) {
        const read = await fhir.get(`QuestionnaireResponse/${id}`, asks(as));
        // The first response of a file that it was made for has the file’s ID.
        const { status } = await called('/entry/getentries', { file: id }, as);
        expect([who, author, read.status]).toEqual([who, author, status]);
      }
      const list = await fhir.get(`QuestionnaireResponse?questionnaire=${category}`, asks(as));
      const { reply, status } = await called('/entry/getentries', { category }, as);
      expect([who, list.status]).toEqual([who, status === 404 ? 200 : status]);
      expect([who, resourcesIn(list).map(({ id }) => id)]).toEqual([
        who,
        reply.success ? reply.data.items.map(({ id }) => id) : [],
      ]);
      const forms = await fhir.get('Questionnaire', asks(as));
      expect([who, forms.status]).toEqual([who, (await called('/category/getcategories', {}, as)).status]);
    }
  });

  it('stores responses for whom the calls do', async () => {
    for (const [who, as] of await tokens()) {
      const body = {
        resourceType: 'QuestionnaireResponse',
        status: 'completed',
        questionnaire: `Questionnaire/${fhir.clinic.category}|1`,
        item: [{ linkId: 'first', item: [{ linkId: 'q-weight', answer: [{ valueDecimal: 80 }] }] }],
      };
      const sent = await fhir.post('QuestionnaireResponse', { body, ...asks(as) });
      const { status } = await called('/entry/storeentry', visit(fhir.clinic.category), as);
      expect([who, sent.status]).toEqual([who, status === 200 ? 201 : status]);
    }
  });
});

describe('An interaction', () => {
  it('makes no call that its row does not list', async () => {
    const exchange = openExchange(
      { config: { publicUrl: 'https://forms.test' } } as never,
      {} as never,
      openRoute('GET /fhir/Questionnaire/:id'),
      { headers: {}, caller: null } as never,
      {} as never,
    );
    await expect(exchange.call('/entry/getentries', {})).rejects.toThrow('does not list');
    await expect(exchange.allow('/file/getfiles', { category: 'x' })).rejects.toThrow('does not list');
  });

  it('lists no call that changes forms, rights or keys', () => {
    const open = new Set<Path>(Object.values(keyScopes).flat());
    const names = Object.keys(fhirRoutes) as FhirRouteName[];
    const closed = names.flatMap((name) => fhirRoutes[name].calls.filter((path) => !open.has(path)));
    expect(closed).toEqual([]);
  });
});
