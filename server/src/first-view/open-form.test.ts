import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, refusal, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { visitForm } from '../../test/visit-form.ts';
import type { Context } from '../context/context.ts';
import { drawHere } from '../drawing/program.ts';
import { drawForms } from './draw-form.ts';
import { keepViews } from './keep-views.ts';

describeEachDatabase('a form with its first view', (database) => {
  let clinic: TestClinic;
  const settings = { allowPublicScores: true };
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { settings });
  });

  const views = keepViews({
    draw: drawForms(drawHere),
    clock: () => new Date('2026-11-23T08:00:00Z'),
    logger: { warn: () => {} },
    filesFor: () => [],
    patienceMs: 600_000,
  });
  const open = (context: Context, language: 'en' | 'fa' = 'en') =>
    handlers['/category/openform']({ ...context, firstViews: views }, { category: clinic.slug, language });

  it('is drawn in the language that is asked for', async () => {
    const { view, version } = await open(clinic.as('visitor'), 'fa');
    expect(version).toBe(1);
    const tree = JSON.stringify(view?.tree);
    expect(tree).toContain('"lang":"fa","dir":"rtl"');
    expect(tree).toContain('porsa-question');
    expect(view?.at).toBe('2026-11-23T08:00:00');
  });

  it('shows nothing that the form for the same person does not hold', async () => {
    const forPublic = JSON.stringify(await open(clinic.as('visitor')));
    for (const secret of ['Risk', 'Alert', 'bmi * 2', 'staffnote', 'Batch']) expect(forPublic).not.toContain(secret);
    await open(clinic.as('owner'));
    expect(JSON.stringify(await open(clinic.as('visitor')))).toBe(forPublic);
  });

  it('is the same where the form belongs to what it was asked for in, and refused elsewhere', async () => {
    const asked = { category: clinic.slug, language: 'en' } as const;
    const openIn = (within: object) =>
      handlers['/category/openform']({ ...clinic.as('visitor'), firstViews: views }, { ...asked, ...within });
    const anywhere = await open(clinic.as('visitor'));
    expect(await openIn({ headline: 'complaints', project: clinic.project })).toEqual(anywhere);
    for (const elsewhere of [{ headline: 'scores' }, { service: 'another' }, { project: 'another' }])
      expect((await refusal(openIn(elsewhere))).code).toBe('unknowncategory');
  });

  it('is that of the version published last', async () => {
    await open(clinic.as('visitor'));
    const definition = { ...visitForm, title: { en: 'Anew' } };
    await handlers['/category/storedraft'](clinic.as('owner'), { category: clinic.slug, rev: 1, definition });
    await handlers['/category/publish'](clinic.as('owner'), { category: clinic.slug });
    const { view, version } = await open(clinic.as('visitor'));
    expect(version).toBe(2);
    expect(JSON.stringify(view?.tree)).toContain('Anew');
  });

  it('is drawn for no page that the form has not, however many names are tried', async () => {
    const asked = { category: clinic.slug, language: 'en', page: 'none' } as const;
    const never = { ...views, find: () => Promise.reject(new Error('drawn')) };
    const opened = handlers['/category/openform']({ ...clinic.as('visitor'), firstViews: never }, asked);
    expect((await opened).view).toBeNull();
  });

  it('opens to nobody whom the form is closed to, however often it was opened before', async () => {
    await open(clinic.as('visitor'));
    const set = (more: object) =>
      handlers['/category/storecategory'](clinic.as('owner'), {
        id: clinic.category,
        project: clinic.project,
        title: 'Visit',
        settings: { ...settings, ...more },
      });
    await set({ allowedOrigins: ['https://clinic.test'] });
    expect((await refusal(open(clinic.as('visitor', { origin: 'https://evil.test' })))).code).toBe('originnotallowed');
    await set({ withdrawn: true });
    expect((await refusal(open(clinic.as('visitor')))).code).toBe('withdrawn');
    await set({ allowPublicScores: false });
    expect((await refusal(open(clinic.as('visitor')))).code).toBe('unauthenticated');
  });

  it('comes without a view where nothing draws', async () => {
    const { view, slug } = await handlers['/category/openform'](clinic.as('visitor'), {
      category: clinic.slug,
      language: 'en',
    });
    expect([view, slug]).toEqual([null, clinic.slug]);
  });
});
