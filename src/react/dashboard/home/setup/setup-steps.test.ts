import { describe, expect, it } from 'vitest';
import type { Category, Project, Service } from '../../../../api/contract/shapes.ts';
import { setupSteps, type ClinicSoFar } from './setup-steps.ts';

const nothing: ClinicSoFar = { services: [], projects: [], categories: [], colleagues: 0 };
const service: Service = { id: 's', slug: 'mind', title: 'Mind', projects: 1 };
const project: Project = {
  id: 'p',
  slug: 'moods',
  title: 'Moods',
  service: 's',
  serviceTitle: 'Mind',
  headline: 'scores',
  categories: 1,
};
const form = (version: number | null, settings: Category['settings'] = {}): Category =>
  ({ id: 'c', slug: 'phq-9', title: 'PHQ-9', project: 'moods', headline: 'scores', version, settings }) as Category;

const doneIn = (clinic: Partial<ClinicSoFar>): readonly string[] =>
  setupSteps({ ...nothing, ...clinic })
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name);
const waysIn = (clinic: Partial<ClinicSoFar>): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(setupSteps({ ...nothing, ...clinic }).map(({ name, to }) => [name, to]));

describe('The way to a form on the website', () => {
  it('begins with a service, and nothing else can be done before it', () => {
    expect(doneIn({})).toEqual([]);
    expect(Object.values(waysIn({})).filter(Boolean)).toEqual(['/services']);
  });

  it('ticks what exists, in whatever order it came', () => {
    expect(doneIn({ services: [service], projects: [project], categories: [form(null)] })).toEqual([
      'service',
      'project',
      'form',
    ]);
    expect(doneIn({ colleagues: 1 })).toEqual(['invite']);
    expect(doneIn({ categories: [form(3)] })).toEqual(['form', 'publish']);
    expect(doneIn({ categories: [form(3, { allowedOrigins: ['https://clinic.example'] })] })).toContain('embed');
    expect(doneIn({ categories: [form(3, { allowedOrigins: [] })] })).not.toContain('embed');
  });

  it('leads to the project’s forms, and to the form that is not published yet', () => {
    const ways = waysIn({
      services: [service],
      projects: [project],
      categories: [form(3), { ...form(null), slug: 'gad-7' }],
    });
    expect(ways).toMatchObject({
      form: '/admin/forms/categories/scores/moods/-',
      publish: '/admin/forms/pages/scores/moods/gad-7/-/-',
      invite: '/userRoles?invite=1',
    });
  });

  it('leads to the Share dialog of a published form, and nowhere as long as there is none', () => {
    const { embed } = waysIn({
      services: [service],
      projects: [project],
      categories: [form(null), { ...form(3), slug: 'gad-7' }],
    });
    expect(embed).toBe('/admin/forms/categories/scores/moods/-?share=gad-7&way=website');
    expect(waysIn({ services: [service], projects: [project], categories: [form(null)] })['embed']).toBeUndefined();
  });
});
