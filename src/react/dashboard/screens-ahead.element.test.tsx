import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { cleanUp, openPortal } from '../../../test/support/screens/open-portal.tsx';
import { until } from '../../../test/support/screens/wait.ts';

/** The browser notes 250 by itself, which the test page alone has. */
performance.setResourceTimingBufferSize(5_000);

const isFetched = (file: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.endsWith(file));

describe('the code of a screen', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  afterEach(cleanUp);

  it('is fetched when its link is pointed at, or reached by keyboard, and not before', async () => {
    const day = { day: '2026-11-20', entries: 3 };
    const summary = { filesToday: 0, entriesToday: 0, waitingShared: 0, days: [day], categories: [] };
    const portal = await openPortal('/dashboard', { answers: { 'dashboard/getsummary': () => summary } });
    await portal.until('Responses in the last 30 days');
    const card = portal.find<HTMLAnchorElement>('a[href^="/form/file/"]');
    expect(isFetched('/files/files.tsx')).to.equal(false);
    card.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await until(() => isFetched('/files/files.tsx'), 'the list of files is fetched');
    expect(isFetched('/summary/summary.tsx')).to.equal(false);
    await until(() => portal.find<HTMLElement>('main').dataset['opening'] === undefined, 'the screen can be reached');
    portal.find<HTMLAnchorElement>('a[href="/summary"]').focus();
    await until(() => isFetched('/summary/summary.tsx'), 'the summary is fetched');
  });

  it('is fetched for each row of the menu once the page has nothing else to do', async () => {
    const rows = ['/shared', '/patients'].map((url) => ({ id: url, title: url, type: 'item', url }));
    await openPortal('/dashboard', { answers: { 'app/getmenu': () => rows } });
    await until(() => isFetched('/sharing/shared-files.tsx'), 'the shared files are fetched');
    await until(() => isFetched('/patients/list/patients.tsx'), 'the patients are fetched');
    expect(isFetched('/proposals/list/proposals.tsx')).to.equal(false);
  });

  it('is fetched for the palette too, so that no letter typed into it is lost', async () => {
    await openPortal('/services');
    await until(() => isFetched('/palette/palette.tsx'), 'the palette is fetched');
  });

  it('is fetched ahead once the first screen is shown, and is not in its way', async () => {
    const never = new Promise(() => undefined);
    const portal = await openPortal('/dashboard', { answers: { 'dashboard/getsummary': () => never } });
    await until(() => portal.host.shadowRoot?.querySelector('.porsa-portal-strips'), 'what stands above has come');
    expect(portal.find<HTMLElement>('main').dataset['opening']).to.equal(undefined);
  });
});
