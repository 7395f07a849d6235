import { describe, expect, it } from 'vitest';
import type { CallData } from '../../../src/api/contract/contract.ts';
import type { Drawing } from './drawing.ts';
import { keepViews, type ViewsOptions } from './keep-views.ts';

const drawing: Drawing = { tree: ['text'], styles: [], parts: ['date'], isOfToday: false };
const form: CallData<'/category/getform'> = {
  id: 'id',
  slug: 'visit',
  version: 1,
  definition: { schema: 1, title: 'T', language: 'en', conditions: [], pages: [] },
  role: 'public',
  settings: {},
  branding: { title: 'T', clinic: 'C' },
};
const asked = { category: 'visit', language: 'en' } as const;

function open(options: Partial<ViewsOptions> = {}) {
  const failures: object[] = [];
  const at: string[] = [];
  let now = '2026-11-23T08:00:00.000Z';
  const views = keepViews({
    draw: async (request) => {
      at.push(request.at);
      return drawing;
    },
    clock: () => new Date(now),
    logger: { warn: (fields) => failures.push(fields) },
    filesFor: (parts) => parts.map((part) => `${part}.js`),
    ...options,
  });
  return { views, failures, at, goTo: (time: string) => void (now = time) };
}

describe('The first view of a form', () => {
  it('names the time it was drawn with and the files that its questions need', async () => {
    const { views } = open();
    expect(await views.find({ form, asked })).toEqual({
      tree: ['text'],
      styles: [],
      at: '2026-11-23T08:00:00',
      files: ['date.js'],
    });
  });

  it('is drawn once, however many ask for it at once and later', async () => {
    const { views, at } = open();
    await Promise.all([views.find({ form, asked }), views.find({ form, asked })]);
    await views.find({ form, asked });
    expect(at).toHaveLength(1);
  });

  it.each([
    ['name in its address', { form: { ...form, slug: 'other' }, asked }],
    ['version', { form: { ...form, version: 2 }, asked }],
    ['role', { form: { ...form, role: 'expert' as const }, asked }],
    ['colour', { form: { ...form, settings: { brandColor: '#1a5fb4' } }, asked }],
    ['clinic', { form: { ...form, branding: { title: 'T', clinic: 'D' } }, asked }],
    ['language', { form, asked: { ...asked, language: 'fa' as const } }],
    ['calendar', { form, asked: { ...asked, calendar: 'fa' as const } }],
    ['page', { form, asked: { ...asked, page: 'two' } }],
    ['way of naming it', { form, asked: { ...asked, category: 'id' } }],
  ])('is another one for another %s', async (_, other) => {
    const { views, at } = open();
    await views.find({ form, asked });
    await views.find(other);
    expect(at).toHaveLength(2);
  });

  it('is drawn again the next day where it depends on the day', async () => {
    const at: string[] = [];
    const { views, goTo } = open({
      draw: async (request) => {
        at.push(request.at);
        return { ...drawing, isOfToday: true };
      },
    });
    await views.find({ form, asked });
    goTo('2026-11-23T23:59:00.000Z');
    await views.find({ form, asked });
    goTo('2026-11-24T00:00:00.000Z');
    await views.find({ form, asked });
    expect(at).toEqual(['2026-11-23T08:00:00', '2026-11-24T00:00:00']);
  });

  it('is none where drawing fails, which is logged once without a word of the form', async () => {
    let tries = 0;
    const { views, failures } = open({
      draw: async () => {
        tries += 1;
        throw new Error('a name');
      },
    });
    expect(await views.find({ form, asked })).toBeUndefined();
    expect(await views.find({ form, asked })).toBeUndefined();
    expect([tries, failures.length]).toEqual([1, 1]);
    expect(JSON.stringify(failures)).not.toContain('a name');
  });

  it('keeps nobody waiting, and is there for the next who asks', async () => {
    let finish = (_: Drawing): void => {};
    const { views } = open({ draw: () => new Promise((resolve) => (finish = resolve)), patienceMs: 0 });
    expect(await views.find({ form, asked })).toBeUndefined();
    finish(drawing);
    await new Promise((resolve) => setImmediate(resolve));
    expect((await views.find({ form, asked }))?.tree).toEqual(['text']);
  });

  it('is forgotten for newer ones when there is no room, the one asked for longest ago first', async () => {
    const { views, at } = open({ room: 400 });
    const inLanguage = (language: 'en' | 'fa', version: number) =>
      views.find({ form: { ...form, version }, asked: { ...asked, language } });
    await inLanguage('en', 1);
    await inLanguage('fa', 1);
    await inLanguage('en', 1);
    expect(at).toHaveLength(2);
    await inLanguage('en', 2);
    await inLanguage('en', 1);
    expect(at).toHaveLength(3);
    await inLanguage('fa', 1);
    expect(at).toHaveLength(4);
  });
});
