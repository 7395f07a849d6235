import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  accessAs,
  cleanUp,
  expectAccessible,
  openPortal,
  patientFile,
  visits,
} from '../../../../test/support/screens/open-portal.tsx';
import { still, until } from '../../../../test/support/screens/wait.ts';

const filesPath = '/form/file/complaints/-/first-visit';

before(() => setViewport({ width: 1280, height: 800 }));

describe('A patient file that is opened', () => {
  afterEach(cleanUp);

  for (const [view, asked] of [
    ['', ['form en']],
    ['?view=trends', []],
  ] as const)
    it(`fetches what shows a response beside the file, and only where one is shown: ${view || 'responses'}`, async () => {
      const prepared: string[] = [];
      const portal = await openPortal(`/form/entries/complaints/-/first-visit/${patientFile('Zahra').id}${view}`, {
        answers: { 'file/getfile': () => new Promise(() => undefined) },
        prepare: (shown, language) => prepared.push(`${shown} ${language}`),
      });
      await until(() => portal.calls.some(({ path }) => path === 'file/getfile'), 'the file is asked for');
      expect(prepared).to.deep.equal(asked);
    });
});

describe('the list of patient files', () => {
  afterEach(cleanUp);

  it('is searched by what the address says', async () => {
    const portal = await openPortal(`${filesPath}?q=Zahra`);
    await portal.until('Zahra Mousavi');
    expect(portal.calls.find(({ path }) => path === 'file/getfiles')?.body).to.include({
      category: 'first-visit',
      search: 'Zahra',
      sort: 'updated',
    });
  });

  it('turns pages by cursor, forth and back', async () => {
    const pages: Record<string, unknown> = {
      '': { items: [patientFile('Alpha')], next: 'c2' },
      c2: { items: [patientFile('Beta', 2)], next: null },
    };
    const portal = await openPortal(filesPath, {
      answers: { 'file/getfiles': ({ after = '' }: { after?: string }) => pages[after] },
    });
    await portal.until('Alpha');
    await portal.press('Next');
    await portal.until('Beta');
    await portal.press('Previous');
    await portal.until('Page 1');
    expect(portal.text()).to.contain('Alpha');
  });

  it('makes a new file once, with the national code’s digits folded, and opens its form', async () => {
    const stored: { id: string; patient: object }[] = [];
    const portal = await openPortal(filesPath, {
      answers: {
        'file/storefile': (body: { id: string; patient: object }) => {
          stored.push(body);
          return { ...patientFile('Ali'), id: body.id };
        },
      },
    });
    await portal.until('New file');
    await portal.press('New file');
    await portal.press('Create file and fill in the form');
    expect(portal.text()).to.contain('Enter a name, ID or phone number');
    expect(stored).to.have.lengthOf(0);
    portal.type('Name', 'Ali');
    portal.type('National ID number', '۰۴۹۹۳۷۰۸۹۹');
    await portal.press('Create file and fill in the form');
    await portal.until('form first-visit fill');
    expect(stored).to.have.lengthOf(1);
    expect(stored[0]?.patient).to.deep.equal({ name: 'Ali', code: '0499370899' });
    expect(portal.visited.at(-1)).to.contain(stored[0]?.id);
  });

  it('says before a second file of one person is made, and opens the first one instead', async () => {
    const stored: object[] = [];
    const portal = await openPortal(filesPath, {
      answers: {
        'file/storefile': (body: object) => {
          stored.push(body);
          return patientFile('Zahra Mousavi', 2);
        },
      },
    });
    await portal.until('New file');
    await portal.press('New file');
    portal.type('National ID number', '0012345679');
    await portal.press('Create file and fill in the form');
    await portal.until('already has a file with this national ID number: Zahra Mousavi');
    expect(stored).to.deep.equal([]);
    await expectAccessible(portal);
    await portal.press('Create anyway');
    await until(() => stored.length === 1);
    await portal.go(filesPath);
    await portal.press('New file');
    portal.type('National ID number', '0012345679');
    await portal.press('Create file and fill in the form');
    await portal.press('Open that file');
    expect(portal.visited.at(-1)).to.contain(patientFile('Zahra Mousavi').id);
    expect(stored).to.have.lengthOf(1);
  });

  it('shows who may be the same person before a new file is made, and opens the file of that patient instead', async () => {
    const known = { id: '0190b000-0000-7000-8000-000000000001', files: 1, entries: 2, createdAt: '', updatedAt: '' };
    const alike = (by: 'phone' | 'code', patient: object) => ({ patient: { ...known, patient }, alike: by });
    const zahra = { name: 'Zahra Mousavi', code: '0012345679', phone: '+989121112233' };
    let found: readonly object[] = [alike('phone', zahra)];
    const stored: object[] = [];
    const portal = await openPortal(filesPath, {
      answers: {
        'auth/getuseraccess': () => accessAs('secretary'),
        'file/getfiles': () => ({ items: [], next: null, total: 0 }),
        'patient/findduplicates': () => ({ items: found, codeTaken: false, oddCode: false }),
        'patient/openfile': () => patientFile('Zahra Mousavi'),
        'file/storefile': (body: object) => {
          stored.push(body);
          return patientFile('Sister', 2);
        },
      },
    });
    const fillIn = async (name: string) => {
      await portal.press('New file');
      portal.type('Name', name);
      portal.type('Phone', '09121112233');
      await portal.press('Create file and fill in the form');
    };
    await fillIn('Zahra');
    await portal.until('These patients may be the same person.');
    expect(stored).to.deep.equal([]);
    await expectAccessible(portal, 'dialog');
    await portal.press('Back');
    expect(portal.find<HTMLInputElement>('dialog input').value).to.equal('Zahra');
    await portal.press('Create file and fill in the form');
    await portal.press('Use this one');
    await portal.until('form first-visit fill');
    expect(portal.visited.at(-1)).to.contain(patientFile('Zahra Mousavi').id);
    expect(portal.calls.find(({ path }) => path === 'patient/openfile')?.body).to.include({ patient: known.id });
    await portal.go(filesPath);
    await fillIn('Sister');
    await portal.press('Create anyway');
    await until(() => stored.length === 1);
    // Of one number and one name it is the same person, whom the server finds.
    found = [alike('code', zahra)];
    await portal.go(filesPath);
    await fillIn('Mousavi Zahra');
    await until(() => stored.length === 2);
  });

  it('leaves the keyboard at the button that turns the page', async () => {
    const portal = await openPortal(filesPath, {
      answers: {
        'file/getfiles': ({ after = '' }: { after?: string }) => ({
          items: [patientFile(`Page ${after}`)],
          next: `${after}x`,
        }),
      },
    });
    const next = (): HTMLElement | undefined =>
      [...(portal.host.shadowRoot?.querySelectorAll<HTMLElement>('.porsa-kit-pager sl-button') ?? [])].at(-1);
    await portal.until('Page 1');
    next()?.focus();
    next()?.click();
    await portal.until('Page 2');
    expect(portal.host.shadowRoot?.activeElement).to.equal(next());
  });

  it('begins a new file at its first field, and goes back to the button on Escape', async () => {
    const portal = await openPortal(filesPath);
    await portal.until('New file');
    const opener = portal.find<HTMLElement>('.porsa-portal-toolbar sl-button');
    opener.focus();
    opener.click();
    await still();
    expect(portal.host.shadowRoot?.activeElement).to.equal(portal.find('dialog input'));
    portal.find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await still();
    expect(portal.host.shadowRoot?.activeElement).to.equal(opener);
  });

  it('asks before it puts a file into the bin', async () => {
    const file = patientFile('Zahra Mousavi');
    const portal = await openPortal(`/form/entries/complaints/-/first-visit/${file.id}`, {
      answers: { 'file/getfile': () => ({ can: visits.can, file, entries: [] }), 'file/removefile': () => ({}) },
    });
    await portal.press('Move to trash');
    await portal.press('Cancel');
    expect(portal.calls.some(({ path }) => path === 'file/removefile')).to.equal(false);
    await portal.press('Move to trash');
    await portal.press('Delete');
    expect(portal.calls).to.deep.include({ path: 'file/removefile', body: { id: file.id } });
    expect(portal.visited.at(-1)).to.equal(filesPath);
  });
});
