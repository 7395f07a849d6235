import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, refusal, type TestClinic } from '../../test/clinic.ts';
import { visitForm } from '../../test/visit-form.ts';
import { newId } from '../db/uuid.ts';
import { silentMs } from './editors.ts';

describeEachDatabase('who edits a form', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });
  type Who = Parameters<TestClinic['as']>[0];
  const edit = (who: Who, window: string, more: { page?: string; question?: string; left?: boolean } = {}) =>
    handlers['/category/editform'](clinic.as(who), { category: clinic.slug, window, ...more });

  it('names the others, and the page or question they are on', async () => {
    const [mine, theirs] = [newId(), newId()];
    expect((await edit('owner', mine)).editors).toEqual([]);
    const [seen] = (await edit('admin', theirs, { page: 'p1', question: 'q1' })).editors;
    expect(seen?.id).toBe(clinic.as('owner').caller.user?.id);
    expect((await edit('owner', mine)).editors).toMatchObject([{ page: 'p1', question: 'q1' }]);
    await edit('admin', theirs, { page: 'p2' });
    expect((await edit('owner', mine)).editors).toEqual([expect.not.objectContaining({ question: 'q1' })]);
  });

  it('names another window of the same person', async () => {
    const mine = newId();
    await edit('owner', newId());
    expect((await edit('owner', mine)).editors).toMatchObject([{ id: clinic.as('owner').caller.user?.id }]);
  });

  it('forgets a window that was closed, or that fell silent', async () => {
    const [mine, theirs] = [newId(), newId()];
    await edit('admin', theirs);
    await edit('admin', theirs, { left: true });
    expect((await edit('owner', mine)).editors).toEqual([]);
    await edit('admin', theirs);
    const long = new Date(clinic.as('admin').clock().getTime() - silentMs).toISOString();
    await database.db.updateTable('editors').set({ seen_at: long }).where('window_id', '=', theirs).execute();
    expect((await edit('owner', mine)).editors).toEqual([]);
  });

  it('lets nobody speak or leave for another person’s window', async () => {
    const theirs = newId();
    await edit('admin', theirs, { page: 'p1' });
    await edit('owner', theirs, { page: 'p2' });
    await edit('owner', theirs, { left: true });
    expect((await edit('owner', newId())).editors).toMatchObject([
      { id: clinic.as('admin').caller.user?.id, page: 'p1' },
    ]);
  });

  it('says which saving the draft has come to', async () => {
    const { rev } = await edit('owner', newId());
    await handlers['/category/storedraft'](clinic.as('admin'), { category: clinic.slug, rev, definition: visitForm });
    expect((await edit('owner', newId())).rev).toBe(rev + 1);
  });

  it('refuses whoever may not design the form, and a form that does not exist', async () => {
    expect((await refusal(edit('stranger', newId()))).code).toBe('unknowncategory');
    expect((await refusal(edit('expert', newId()))).code).toBe('forbidden');
    const gone = handlers['/category/editform'](clinic.as('owner'), { category: newId(), window: newId() });
    expect((await refusal(gone)).code).toBe('unknowncategory');
  });
});
