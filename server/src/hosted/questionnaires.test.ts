import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openHostedServer, type HostedServer } from '../../test/hosted.ts';
import { handlers } from '../handlers/handlers.ts';
import { loadRenderer } from './load-renderer.ts';

describeEachDatabase('The Questionnaire of a form', (database) => {
  let hosted: HostedServer;
  beforeEach(async () => {
    hosted = await openHostedServer(database, loadRenderer());
  });
  afterEach(() => hosted.server.close());
  const read = (category: string, headers: Readonly<Record<string, string>> = {}) =>
    hosted.server.inject({ url: `/fhir/Questionnaire/${category}`, headers });
  const settings = (given: CategorySettings) =>
    database.db
      .updateTable('categories')
      .set({ settings: JSON.stringify(given) })
      .where('id', '=', hosted.clinic.category)
      .execute();
  const exported = async (version?: number): Promise<Record<string, unknown>> => {
    const { body } = await handlers['/category/export'](hosted.clinic.as('owner'), {
      category: hosted.clinic.category,
      format: 'fhir',
      ...(version !== undefined && { version }),
    });
    return JSON.parse(String(body)) as Record<string, unknown>;
  };

  test('is read at the address that its export names, whatever host was asked', async () => {
    const reply = await read(hosted.clinic.category, { host: 'elsewhere.test' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/fhir+json; charset=utf-8');
    const resource: Record<string, unknown> = reply.json();
    expect(resource).toMatchObject({ resourceType: 'Questionnaire', status: 'active', version: '1' });
    expect(resource['url']).toBe(`https://forms.test/fhir/Questionnaire/${hosted.clinic.category}`);
    expect((await read('visit')).json()).toEqual(resource);
    expect(new URL(String((await exported(1))['url'])).pathname).toBe(`/fhir/Questionnaire/${hosted.clinic.category}`);
    expect((await exported(1))['version']).toBe('1');
    expect(await exported()).not.toHaveProperty('version');
  });

  test('is refused where the form is not open to all, is withdrawn, or is none', async () => {
    const asked = (category: string) =>
      hosted.server.inject({
        method: 'POST',
        url: '/category/getform',
        headers: { origin: 'https://forms.test' },
        payload: { category },
      });
    await settings({ allowPublicScores: false });
    for (const category of ['visit', hosted.clinic.category, 'nowhere']) {
      const reply = await read(category);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBe((await asked(category)).statusCode);
      expect(reply.body).not.toContain('Weight');
    }
    await settings({ allowPublicScores: true, withdrawn: true });
    const withdrawn = await read('visit');
    expect(withdrawn.statusCode).toBeGreaterThanOrEqual(400);
    expect(withdrawn.body).not.toContain('Weight');
  });
});
