import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { visitForm } from '../../test/visit-form.ts';
import type { FirstViewRequest } from '../context/first-views.ts';
import { drawAllAhead } from './draw-ahead.ts';

describeEachDatabase('What is drawn before anybody asks', (database) => {
  let clinic: TestClinic;
  let drawn: string[];
  const waiting: (() => void)[] = [];
  const settings = { allowPublicScores: true };
  const firstViews = {
    find: async ({ form, asked }: FirstViewRequest) => {
      drawn.push(`${asked.category} ${form.version} ${asked.language} ${form.role}`);
      for (const seen of waiting.splice(0)) seen();
      return undefined;
    },
    stop: async () => undefined,
  };
  beforeEach(async () => {
    drawn = [];
    await database.clear();
    clinic = await openClinic(database.db, { settings });
  });
  const owner = () => ({ ...clinic.as('owner'), firstViews });
  const set = (more: object) =>
    handlers['/category/storecategory'](owner(), {
      id: clinic.category,
      project: clinic.project,
      title: 'Visit',
      settings: { ...settings, ...more },
    });
  const until = async (count: number) => {
    while (drawn.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
  };

  it('is a form that was published, as the public is shown it, in both languages', async () => {
    const definition = { ...visitForm, title: { en: 'Anew' } };
    await handlers['/category/storedraft'](owner(), { category: clinic.slug, rev: 1, definition });
    await handlers['/category/publish'](owner(), { category: clinic.category });
    await until(2);
    expect(drawn).toEqual([`${clinic.slug} 2 en public`, `${clinic.slug} 2 fa public`]);
  });

  it('is a form whose settings were changed', async () => {
    await set({ brandColor: '#0a5c36' });
    await until(2);
    expect(drawn).toHaveLength(2);
  });

  it('is every form that is open to all, as the server starts, and no other', async () => {
    const start = () => drawAllAhead({ ...clinic.as('owner'), firstViews }, () => false);
    await start();
    expect(drawn).toEqual([`${clinic.slug} 1 en public`, `${clinic.slug} 1 fa public`]);
    drawn = [];
    await drawAllAhead({ ...clinic.as('owner'), firstViews }, () => true);
    for (const closed of [{ withdrawn: true }, { allowPublicScores: false }]) {
      await database.db
        .updateTable('categories')
        .set({ settings: JSON.stringify({ ...settings, ...closed }) })
        .where('id', '=', clinic.category)
        .execute();
      await start();
    }
    expect(drawn).toEqual([]);
  });

  it('keeps nobody from publishing where it fails', async () => {
    const failing = { ...firstViews, find: () => Promise.reject(new Error('no view')) };
    const context = { ...clinic.as('owner'), firstViews: failing };
    expect(await handlers['/category/publish'](context, { category: clinic.category })).toMatchObject({ version: 1 });
    await drawAllAhead(context, () => false);
  });
});
