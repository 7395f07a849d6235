import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { errorName } from '../failure/failure.ts';
import { findWrongAttribute, loadSource } from './load-source.ts';
import type { FillerClient } from '../types.ts';

const definition: FormDefinition = {
  schema: 1,
  title: 'T',
  language: 'en',
  conditions: [],
  pages: [{ id: 'one', text: 'One', pageType: 'form', questions: [] }],
};
const answers = (reply: unknown): FillerClient => ({ category: { getform: async () => reply as never } });
const form = {
  success: true,
  data: {
    id: 'x',
    slug: 'phq-9',
    version: 3,
    definition,
    role: 'public',
    settings: {},
    branding: { title: 'T', clinic: 'C' },
  },
};

describe('where a form comes from', () => {
  it('is the server, which says role and version', async () => {
    const loaded = await loadSource({ category: 'phq-9', client: answers(form), language: 'en' });
    expect(loaded.ok && [loaded.source.role, loaded.source.version, loaded.source.category]).toEqual([
      'public',
      3,
      'phq-9',
    ]);
  });
  it('says what the form is opened with, besides the patient', async () => {
    const launch = { user: { resourceType: 'Practitioner', id: 'u' } };
    const client = answers({ ...form, data: { ...form.data, launch } });
    const loaded = await loadSource({ category: 'phq-9', client, language: 'en' });
    expect(loaded.ok && loaded.source.launch).toEqual(launch);
  });
  const linked = (reply: unknown): FillerClient => ({
    category: {
      getform: async () => ({ ...form, data: { ...form.data, settings: { requireNameForSave: true } } }) as never,
    },
    public: { resolvelink: async () => reply as never },
  });
  it('is opened by a link with the answers that it carries, and asks not who the patient is where the link knows', async () => {
    const reply = (forPatient: boolean) => ({
      success: true,
      data: { route: '/', form: { category: 'phq-9', singleUse: true, forPatient, answers: { mood: 2 } } },
    });
    const open = async (forPatient: boolean) => {
      const client = linked(reply(forPatient));
      const loaded = await loadSource({ category: 'phq-9', link: 'abcdefghjkmn', client, language: 'en' });
      return loaded.ok && [loaded.source.answers, loaded.source.link, loaded.source.settings.requireNameForSave];
    };
    expect([await open(true), await open(false)]).toEqual([
      [{ mood: 2 }, 'abcdefghjkmn', false],
      [{ mood: 2 }, 'abcdefghjkmn', true],
    ]);
  });
  it('says, where the server fails, by which reference the person may report it', async () => {
    const client = answers({ success: false, code: 5000, message: '', request: '7KQM-2F4T-XD9A' });
    expect(await loadSource({ category: 'phq-9', client, language: 'en' })).toEqual({
      ok: false,
      failure: { code: 'internal', request: '7KQM-2F4T-XD9A' },
    });
  });
  it('stays closed where its link is used up', async () => {
    const client = linked({ success: false, code: 4101, message: '' });
    expect(await loadSource({ category: 'phq-9', link: 'abcdefghjkmn', client, language: 'en' })).toEqual({
      ok: false,
      failure: { code: 'linkused' },
    });
  });
  it('is the definition where one is given, and needs no server', async () => {
    expect((await loadSource({ definition, language: 'fa' })).ok).toBe(true);
  });
  it('brings the earlier entries of the file, oldest first', async () => {
    const entries = [
      { id: 'b', createdAt: '2024-02-01T00:00:00Z', answers: { bp: 130 } },
      { id: 'a', createdAt: '2024-01-01T00:00:00Z', answers: { bp: 120 } },
    ];
    const client = {
      ...answers(form),
      file: {
        getfile: async () => ({ success: true, data: { file: { patient: { name: 'Ali' } }, entries } }) as never,
      },
    };
    const loaded = await loadSource({ category: 'phq-9', file: 'f', client, language: 'en' });
    expect(loaded.ok && loaded.source.history.map((entry) => entry.answers.bp)).toEqual([120, 130]);
    expect(loaded.ok && loaded.source.patient.name).toBe('Ali');
  });
});

describe('why there is no form', () => {
  it.each([
    [4041, 'unknowncategory'],
    [4100, 'withdrawn'],
    [4042, 'unpublished'],
    [4031, 'originnotallowed'],
    [5002, 'offline'],
    [9999, 'internal'],
  ])('is reported by name for code %i', async (code, name) => {
    expect(await errorName(code)).toBe(name);
    const loaded = await loadSource({
      category: 'x',
      client: answers({ success: false, code, message: '' }),
      language: 'en',
    });
    expect(!loaded.ok && loaded.failure.code).toBe(name);
  });
  it('is an attribute that makes no sense', async () => {
    expect(findWrongAttribute({ category: 'Not A Slug', client: answers(form) })?.params).toEqual({
      name: 'category',
      value: 'Not A Slug',
    });
    expect(findWrongAttribute({ definition, mode: 'edit' as never })?.params?.name).toBe('mode');
    expect(findWrongAttribute({})?.params?.name).toBe('category');
    const loaded = await loadSource({ definition, page: 'nine', language: 'en' });
    expect(!loaded.ok && loaded.failure.params).toEqual({ name: 'page', value: 'nine' });
  });
  it('is nothing worse when a call breaks', async () => {
    const client: FillerClient = { category: { getform: () => Promise.reject(new Error('x')) } };
    const loaded = await loadSource({ category: 'x', client, language: 'en' });
    expect(!loaded.ok && loaded.failure.code).toBe('internal');
  });
});

describe('a form for a patient file', () => {
  const id = '0190a000-0000-7000-8000-000000000001';
  const withFile = (file: unknown, asked: unknown[] = []): FillerClient => ({
    category: {
      getform: async (body) => {
        asked.push(body);
        return { ...form, data: { ...form.data, id } } as never;
      },
    },
    file: { getfile: async () => file as never },
  });
  const found = { success: true, data: { file: { patient: {} }, entries: [] } };

  it('is asked for with the file, so that a share of it opens it too', async () => {
    const asked: unknown[] = [];
    await loadSource({ category: 'phq-9', file: 'f', client: withFile(found, asked), language: 'en' });
    expect(asked).toMatchObject([{ category: 'phq-9', file: 'f' }]);
  });
  it('keeps the id it was asked for by: another clinic’s form may have the same slug', async () => {
    const [byId, bySlug] = await Promise.all(
      [id, 'phq-9'].map((category) => loadSource({ category, file: 'f', client: withFile(found), language: 'en' })),
    );
    expect([byId, bySlug].map((loaded) => loaded?.ok && loaded.source.category)).toEqual([id, 'phq-9']);
  });
  it.each([
    [4040, 'unknown'],
    [4010, 'unauthenticated'],
    [4030, 'forbidden'],
    [5002, 'offline'],
    [5000, 'internal'],
  ])('stays closed where the file cannot be read (%i)', async (code, name) => {
    const loaded = await loadSource({
      category: 'phq-9',
      file: 'f',
      client: withFile({ success: false, code, message: '' }),
      language: 'en',
    });
    expect(!loaded.ok && loaded.failure).toEqual({ code: name });
  });
});
