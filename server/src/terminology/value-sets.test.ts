import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, type TestClinic } from '../../test/clinic.ts';
import { testConfiguration } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { toQuestionnaire } from '../../../src/interchange/fhir/export/to-questionnaire.ts';
import { toResponse } from '../../../src/interchange/fhir/response/to-response.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { readAddress } from './read-address.ts';

const sct = 'http://snomed.info/sct';
const smoking = 'https://sets.test/ValueSet/smoking';
const setOf = (...codes: readonly string[]) => ({
  resourceType: 'ValueSet',
  expansion: { total: codes.length, contains: codes.map((code) => ({ system: sct, code, display: `Code ${code}` })) },
});
const questionnaire = (...sets: readonly string[]) => ({
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Visit',
  item: sets.map((answerValueSet, index) => ({
    linkId: `q${index}`,
    type: 'choice',
    text: `Question ${index}`,
    answerValueSet,
  })),
});

describeEachDatabase('An imported form that names a value set', (database) => {
  let clinic: TestClinic;
  let server: Server;
  let config: Configuration;
  let asked: string[];
  /** What the terminology server says of each value set: a resource, or a status. */
  let sets: Readonly<Record<string, object | number>>;

  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    asked = [];
    sets = { [smoking]: setOf('1', '2') };
    server = createServer(({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://tx.test');
      asked.push(`${pathname} ${searchParams.get('url')} ${searchParams.get('valueSetVersion') ?? ''}`.trim());
      const said = sets[searchParams.get('url') ?? ''] ?? 404;
      if (typeof said === 'number') response.writeHead(said, { location: 'https://elsewhere.test/' }).end('{}');
      else response.end(JSON.stringify(said));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    config = {
      ...testConfiguration,
      terminologyUrl: `http://127.0.0.1:${port}/fhir`,
      webhookHosts: ['127.0.0.1'],
    };
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const read = (resource: object, used: Configuration = config) => {
    const context = { ...clinic.as('owner'), config: used };
    return handlers['/category/import'](context, {
      category: clinic.slug,
      format: 'fhir',
      content: JSON.stringify(resource),
    });
  };
  const offered = ({ definition }: Awaited<ReturnType<typeof read>>) =>
    definition.pages[0]?.questions.map(({ options = [] }) => options.map(({ value }) => value));

  it('offers the codes that the terminology server has, and goes back as it came', async () => {
    const resource = questionnaire(smoking);
    const { definition, left } = await read(resource);
    expect([offered({ definition, left }), left]).toEqual([[['1', '2']], []]);
    const [{ name = '' } = {}] = definition.pages[0]?.questions ?? [];
    expect(JSON.stringify(toResponse({ [name]: '2' }, definition))).toContain(
      `"valueCoding":{"system":"${sct}","code":"2","display":"Code 2"}`,
    );
    expect(toQuestionnaire(definition)).toEqual(resource);
  });

  it('asks once in an hour for each, by its version, and not for those that it holds itself', async () => {
    const held = { ...setOf('7'), id: 'own', url: 'https://sets.test/own' };
    const resource = { ...questionnaire(`${smoking}|3`, `${smoking}|3`, '#own', held.url), contained: [held] };
    for (const _ of [1, 2]) expect(offered(await read(resource))).toEqual([['1', '2'], ['1', '2'], ['7'], ['7']]);
    expect(asked).toEqual([`/fhir/ValueSet/$expand ${smoking} 3`]);
  });

  it.each([
    ['has none', 404, 'did not give it'],
    ['fails', 500, 'did not give it'],
    ['sends elsewhere', 302, 'did not give it'],
    ['gives something else', { resourceType: 'OperationOutcome' }, 'did not give it'],
    ['gives it empty', setOf(), 'has no codes'],
    ['has too many codes', { ...setOf('1'), expansion: { ...setOf('1').expansion, total: 2001 } }, 'more codes than'],
    ['gives too much', { ...setOf('1'), text: 'x'.repeat(2_000_001) }, 'did not give it'],
  ] as const)('is imported all the same where the terminology server %s, which is listed', async (_, said, reason) => {
    sets = { [smoking]: said };
    const { definition, left } = await read(questionnaire(smoking));
    expect(definition.pages[0]?.questions[0]).not.toHaveProperty('options');
    expect(left.map(({ what }) => what).join(' ')).toContain(reason);
    // It is asked again the next time.
    sets = { [smoking]: setOf('1') };
    expect(offered(await read(questionnaire(smoking)))).toEqual([['1']]);
  });

  it('asks no address inside of one’s own walls that the operator has not named', async () => {
    const { left } = await read(questionnaire(smoking), { ...config, webhookHosts: [] });
    expect(left.map(({ what }) => what).join(' ')).toContain('PORSA_WEBHOOK_HOSTS');
    expect(asked).toEqual([]);
  });

  it('asks nobody where no terminology server is set', async () => {
    const { left } = await read(questionnaire(smoking), testConfiguration);
    expect(left.map(({ what }) => what).join(' ')).toContain('is not in the Questionnaire');
    expect(asked).toEqual([]);
  });

  it('waits no longer than it may for an answer', async () => {
    server.removeAllListeners('request');
    server.on('request', () => undefined);
    await expect(readAddress(config.terminologyUrl ?? '', ['127.0.0.1'], 20)).rejects.toThrow();
  });
});
