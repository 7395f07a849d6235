import { expect, it } from 'vitest';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { FieldViews } from '../../ui/field/field-view.ts';
import { withViews } from './prepare-views.ts';

const definition: FormDefinition = {
  schema: 1,
  title: 'Pain',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'page',
      text: 'Page',
      pageType: 'form',
      questions: [
        {
          id: 'where',
          name: 'where',
          type: 'container',
          title: 'Where',
          questions: [{ id: 'how', name: 'how', type: 'numericrange', title: 'How much' }],
        },
      ],
    },
  ],
};
const loaded = { ok: true, source: { definition, settings: {}, patient: {}, history: [] } } as const;

it('a form waits for the views of its rare questions, in containers too', async () => {
  const asked: string[] = [];
  const views = {
    numericrange: {
      prepare: async ({ name }: { name: string }) => {
        asked.push(name);
      },
    },
  } as unknown as FieldViews;
  expect(await withViews(loaded, views)).toEqual({ ok: true, source: { ...loaded.source, styles: [] } });
  expect(asked).toEqual(['how']);
});

it('a view that cannot be loaded is reported as a lost connection', async () => {
  const views = {
    numericrange: { prepare: () => Promise.reject(new TypeError('Failed to fetch')) },
  } as unknown as FieldViews;
  expect(await withViews(loaded, views)).toEqual({ ok: false, failure: { code: 'offline' } });
});

it('a form that asks who the patient is waits for the date in its panel', async () => {
  const asked: string[] = [];
  const views = {
    date: {
      prepare: async ({ name }: { name: string }) => {
        asked.push(name);
      },
    },
  } as unknown as FieldViews;
  await withViews({ ok: true, source: { ...loaded.source, settings: { requireNameForSave: true } } }, views);
  await withViews(
    { ok: true, source: { ...loaded.source, settings: { requireNameForSave: true }, patient: { name: 'Sara' } } },
    views,
  );
  expect(asked).toEqual(['birthdate']);
});
