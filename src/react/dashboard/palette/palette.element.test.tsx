import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { askConfirm } from '../../../store/notices.ts';
import { $session } from '../../../store/session.ts';
import { $singleKeys, setSingleKeys } from '../../../store/single-keys.ts';
import {
  accessAs,
  cleanUp,
  expectAccessible,
  openPortal,
  patientFile,
  visits,
  visitsAs,
} from '../../../../test/support/screens/open-portal.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';

type Portal = Awaited<ReturnType<typeof openPortal>>;

const form = {
  slug: 'first-visit',
  title: { en: 'First visit', fa: 'ویزیت نخست' },
  headline: 'complaints',
  project: visits.project,
};
const finding = {
  'file/findfiles': () => ({ items: [{ file: patientFile('Zahra Mousavi'), form }], more: false }),
  'file/getsharedfiles': () => ({ items: [], next: null }),
  'category/getcategories': () => ({ items: [visits], next: null }),
};
const zahra = {
  id: '0190a000-0000-7000-8000-000000000401',
  patient: { name: 'Zahra Mousavi', code: '0012345679', phone: '09121234567' },
  files: 1,
  entries: 1,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
};
const filesPath = '/form/file/complaints/-/first-visit';

const shadow = (portal: Portal): ShadowRoot => portal.host.shadowRoot as ShadowRoot;
const field = (portal: Portal) => shadow(portal).querySelector<HTMLInputElement>('.porsa-portal-palette input');
const options = (portal: Portal): readonly string[] =>
  [...shadow(portal).querySelectorAll('[role="option"] bdi:first-child')].map((text) => text.textContent ?? '');
const headings = (portal: Portal): readonly string[] =>
  [...shadow(portal).querySelectorAll('.porsa-portal-palette-group')].map((heading) => heading.textContent ?? '');
const chosen = (portal: Portal): string =>
  shadow(portal).getElementById(field(portal)?.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

/** The portal hears keys of its own screens alone while it is a part of a page. */
async function inScreen(portal: Portal): Promise<void> {
  portal.find<HTMLElement>('main').focus();
  await settled();
}

async function openPalette(portal: Portal): Promise<void> {
  await inScreen(portal);
  await sendKeys({ down: 'Control' });
  await sendKeys({ press: 'k' });
  await sendKeys({ up: 'Control' });
  await until(() => field(portal) && shadow(portal).activeElement === field(portal), 'the field has the focus');
}

async function search(portal: Portal, text: string): Promise<void> {
  await sendKeys({ type: text });
  await until(() => field(portal)?.value === text, 'the text is typed');
}

describe('the command palette', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  afterEach(cleanUp);

  it('leads to a patient’s file of any form, by the keyboard alone', async () => {
    const portal = await openPortal('/dashboard', { answers: finding });
    await openPalette(portal);
    await search(portal, 'zahra');
    await until(() => chosen(portal).includes('Zahra Mousavi'), 'the patient is the chosen line');
    expect(chosen(portal)).to.contain('First visit');
    expect(portal.calls).to.deep.include({ path: 'file/findfiles', body: { search: 'zahra', limit: 5 } });
    await sendKeys({ press: 'Enter' });
    await until(() => portal.visited.at(-1)?.startsWith('/form/entries/'), 'the file is open');
    expect(field(portal)).to.equal(null);
  });

  it('leads to a patient by their number, before the files that hang under them', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { ...finding, 'patient/getpatients': () => ({ items: [zahra], next: null, total: 1, canStore: true }) },
    });
    await openPalette(portal);
    await search(portal, '0012345679');
    await until(() => options(portal).length >= 2, 'the patient and their file are found');
    expect(headings(portal).slice(0, 2)).to.deep.equal(['Patients', 'Patient files']);
    expect(chosen(portal)).to.contain('Zahra Mousavi').and.contain('0012345679').and.contain('09121234567');
    expect(portal.calls).to.deep.include({ path: 'patient/getpatients', body: { search: '0012345679', limit: 5 } });
    await sendKeys({ press: 'Enter' });
    await until(() => portal.visited.at(-1) === `/patient/${zahra.id}`, 'the patient is open');
  });

  it('says that there are more patients than it lists', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { ...finding, 'patient/getpatients': () => ({ items: [zahra], next: 'a', total: 9, canStore: true }) },
    });
    await openPalette(portal);
    await search(portal, 'zahra');
    await portal.until('There are more results');
  });

  it('says that the search failed where patients cannot be searched', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { ...finding, 'patient/getpatients': () => ({ success: false, code: 5002, message: '' }) },
    });
    await openPalette(portal);
    await search(portal, 'zahra');
    await portal.until('Search failed.');
  });

  it('opens the documentation in the person’s language, beside the portal', async () => {
    const portal = await openPortal('/dashboard', { answers: finding });
    const opened: unknown[][] = [];
    const { open } = window;
    window.open = (...given) => {
      opened.push(given);
      return null;
    };
    try {
      await openPalette(portal);
      await search(portal, 'help');
      await until(() => chosen(portal) === 'Help', 'the line is chosen');
      await sendKeys({ press: 'Enter' });
      await until(() => opened.length > 0, 'the documentation is opened');
    } finally {
      window.open = open;
    }
    expect(opened.map(([address, target]) => [String(address).replace(/^https?:\/\/[^/]+/, ''), target])).to.deep.equal(
      [['/help/', '_blank']],
    );
  });

  it('goes to a screen, and up and down through the lines and round again', async () => {
    const portal = await openPortal('/dashboard', { answers: finding });
    await openPalette(portal);
    await until(() => options(portal).includes('Dashboard'), 'the menu is there');
    const first = chosen(portal);
    await sendKeys({ press: 'ArrowUp' });
    await until(() => chosen(portal).includes('Sign out'), 'the last line is chosen');
    await sendKeys({ press: 'ArrowDown' });
    await until(() => chosen(portal) === first, 'the first line is chosen again');
    await search(portal, 'prof');
    await until(() => chosen(portal).includes('My profile'), 'the profile is chosen');
    await sendKeys({ press: 'Enter' });
    await until(() => portal.visited.at(-1) === '/profile', 'the profile is open');
  });

  it('offers what the screen can do, and does it', async () => {
    const portal = await openPortal(filesPath);
    await portal.until('New file');
    await openPalette(portal);
    await search(portal, 'new f');
    await until(() => chosen(portal).includes('New file'), 'the screen’s own action is the first line');
    await sendKeys({ press: 'Enter' });
    await until(
      () => shadow(portal).querySelector('dialog[open] h2')?.textContent === 'New file',
      'the dialog of a new file is open',
    );
  });

  it('finds a screen by its name in the other language, and what was chosen stands first the next time', async () => {
    const portal = await openPortal('/dashboard', { answers: finding });
    await openPalette(portal);
    await search(portal, 'پروفايل');
    await until(() => chosen(portal).includes('My profile'), 'the profile is found');
    await sendKeys({ press: 'Enter' });
    await until(() => portal.visited.at(-1) === '/profile', 'the profile is open');
    await openPalette(portal);
    await until(() => headings(portal)[0] === 'Recent', 'recent lines stand first');
    expect(options(portal)[0]).to.equal('My profile');
  });

  it('begins a patient wherever one is, if the server lets the person', async () => {
    const patients = (canStore: boolean) => ({ items: [zahra], next: null, total: 1, canStore });
    const portal = await openPortal('/services', {
      answers: { ...finding, 'patient/getpatients': () => patients(true) },
    });
    await openPalette(portal);
    await search(portal, 'new pat');
    await until(() => chosen(portal).includes('New patient'), 'it is offered');
    await sendKeys({ press: 'Enter' });
    await until(
      () => shadow(portal).querySelector('dialog[open] h2')?.textContent === 'New patient',
      'the dialog of a new patient is open',
    );
    expect(portal.visited.at(-1)).to.equal('/patients');
    cleanUp();
    const reader = await openPortal('/services', {
      answers: {
        ...finding,
        'patient/getpatients': () => patients(false),
        'category/getcategories': () => ({ items: [], next: null }),
      },
    });
    await openPalette(reader);
    await until(() => options(reader).includes('Sign out'), 'the actions are listed');
    await until(() => reader.calls.some(({ path }) => path === 'category/getcategories'), 'forms are asked for');
    await settled();
    for (const text of ['New patient', 'New form', 'Invite someone']) expect(options(reader)).not.to.include(text);
  });

  it('leads to a new form and to an invitation those who may add them', async () => {
    const portal = await openPortal('/services', {
      answers: {
        ...finding,
        'auth/getuseraccess': () => accessAs(undefined, 'admin'),
        'category/getcategories': () => ({ items: [visitsAs('owner')], next: null }),
        'user/getinvitedusers': () => ({ items: [], next: null }),
      },
    });
    await openPalette(portal);
    await until(() => options(portal).includes('New form'), 'a new form is offered');
    await search(portal, 'دعوت');
    await until(() => chosen(portal).includes('Invite'), 'inviting is found');
    await sendKeys({ press: 'Enter' });
    await until(() => portal.visited.at(-1) === '/userRoles', 'members are open');
    await until(() => shadow(portal).querySelector('dialog[open]'), 'the dialog is open');
  });

  it('finds forms with their ways, and designing only where one may', async () => {
    const portal = await openPortal('/dashboard', {
      answers: {
        ...finding,
        'file/findfiles': () => ({ items: [], more: false }),
        'category/getcategories': () => ({ items: [visitsAs('expert')], next: null }),
      },
    });
    await openPalette(portal);
    await search(portal, 'first');
    await until(() => options(portal).length > 0, 'the form is found');
    expect(shadow(portal).querySelector('[role="listbox"]')?.textContent)
      .to.contain('Patient files')
      .and.not.contain('Design');
  });

  it('says that the search failed, and tries again', async () => {
    let fails = true;
    const portal = await openPortal('/dashboard', {
      answers: {
        ...finding,
        'file/findfiles': () => (fails ? { success: false, code: 5002, message: '' } : finding['file/findfiles']()),
      },
    });
    await openPalette(portal);
    await search(portal, 'zahra');
    await portal.until('Search failed.');
    fails = false;
    await portal.press('Try again');
    await until(() => chosen(portal).includes('Zahra Mousavi'), 'the patient is found');
  });

  it('says that there are more than it lists, and that there is nothing', async () => {
    let items = [{ file: patientFile('Zahra Mousavi'), form }];
    const portal = await openPortal('/dashboard', {
      answers: {
        ...finding,
        'file/findfiles': () => ({ items, more: items.length > 0 }),
        'category/getcategories': () => ({ items: [], next: null }),
      },
    });
    await openPalette(portal);
    await search(portal, 'zahra');
    await portal.until('There are more results');
    items = [];
    await sendKeys({ type: 'x' });
    await portal.until('No results for “zahrax”');
  });

  it('closes on Escape, and the focus is back where it was', async () => {
    const portal = await openPortal(filesPath);
    await openPalette(portal);
    await sendKeys({ press: 'Escape' });
    await until(() => field(portal) === null, 'it is closed');
    await until(() => shadow(portal).activeElement?.localName === 'main', 'the focus is back');
  });

  for (const language of ['en', 'fa'] as const)
    for (const theme of ['light', 'dark'] as const)
      it(`has no accessibility fault, ${language}, ${theme}`, async () => {
        const patients = { items: [zahra], next: null, total: 1, canStore: true };
        const answers = { ...finding, 'patient/getpatients': () => patients };
        const portal = await openPortal('/dashboard', { language, theme, answers });
        await openPalette(portal);
        await search(portal, 'zahra');
        await until(() => chosen(portal).includes('Zahra'), 'the patient is found');
        await expectAccessible(portal);
      });
});

describe('Ctrl K in a dialog', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  afterEach(cleanUp);

  const dialogField = (portal: Portal) =>
    shadow(portal).querySelector<HTMLInputElement>('dialog.porsa-kit-dialog[open] input');
  const openDialog = async (): Promise<Portal> => {
    const portal = await openPortal('/admin/forms/projects/complaints/-', {
      answers: {
        ...finding,
        'auth/getuseraccess': () => accessAs(undefined, 'admin'),
        'service/getservices': () => ({ items: [{ id: 's', slug: 'mind', title: 'Mind', projects: 0 }], next: null }),
      },
    });
    await portal.press('New project');
    await until(() => dialogField(portal), 'the dialog is open');
    dialogField(portal)!.focus();
    return portal;
  };
  const callPalette = async (portal: Portal): Promise<void> => {
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'k' });
    await sendKeys({ up: 'Control' });
    await until(() => field(portal) && shadow(portal).activeElement === field(portal), 'the palette has the focus');
  };

  it('opens the palette over it, and what was typed and the focus are there again afterwards', async () => {
    const portal = await openDialog();
    await sendKeys({ type: 'Moods' });
    await callPalette(portal);
    expect(headings(portal)).not.to.include('On this screen');
    await expectAccessible(portal);
    await sendKeys({ press: 'Escape' });
    await until(() => !field(portal), 'the palette is closed');
    expect(dialogField(portal)?.value).to.equal('Moods');
    expect(shadow(portal).activeElement).to.equal(dialogField(portal));
  });

  it('asks before it leads away from what was typed, and stays if that is wanted', async () => {
    const portal = await openDialog();
    await sendKeys({ type: 'Moods' });
    await callPalette(portal);
    await search(portal, 'My profile');
    await sendKeys({ press: 'Enter' });
    await portal.until('What you entered in the open dialog will be lost.');
    await sendKeys({ press: 'Escape' });
    await until(() => !portal.text().includes('Leave without saving?'), 'the question is answered');
    expect(dialogField(portal)?.value).to.equal('Moods');
    await callPalette(portal);
    await search(portal, 'My profile');
    await sendKeys({ press: 'Enter' });
    await portal.press('Leave');
    await until(() => shadow(portal).querySelector('h1')?.textContent === 'My profile', 'the profile is open');
    expect(dialogField(portal)).to.equal(null);
  });

  it('leads away at once where nothing was typed', async () => {
    const portal = await openDialog();
    await callPalette(portal);
    await search(portal, 'My profile');
    await sendKeys({ press: 'Enter' });
    await until(() => shadow(portal).querySelector('h1')?.textContent === 'My profile', 'the profile is open');
    expect(dialogField(portal)).to.equal(null);
  });

  it('waits until a question is answered', async () => {
    const portal = await openDialog();
    void askConfirm('Sure?');
    await portal.until('Sure?');
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'k' });
    await sendKeys({ up: 'Control' });
    await settled();
    expect(field(portal)).to.equal(null);
    await portal.press('Cancel');
  });
});

describe('Ctrl and Enter', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  afterEach(cleanUp);

  it('send the form of a dialog from any of its fields', async () => {
    const portal = await openPortal('/admin/forms/projects/complaints/-', {
      answers: {
        'auth/getuseraccess': () => accessAs(undefined, 'admin'),
        'service/getservices': () => ({ items: [{ id: 's', slug: 'mind', title: 'Mind', projects: 0 }], next: null }),
        'project/storeproject': () => ({ id: 'p', slug: 'moods' }),
      },
    });
    await portal.press('New project');
    await until(() => shadow(portal).querySelector('dialog[open] input'), 'the dialog is open');
    portal.find<HTMLInputElement>('dialog[open] input').focus();
    await sendKeys({ type: 'Moods' });
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ up: 'Control' });
    await until(() => portal.calls.some(({ path }) => path === 'project/storeproject'), 'it is sent');
  });
});

describe('single keys', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  afterEach(() => {
    cleanUp();
    setSingleKeys(true);
  });

  it('lead somewhere, two of them one after the other', async () => {
    const portal = await openPortal('/dashboard');
    await inScreen(portal);
    await sendKeys({ press: 'g' });
    await sendKeys({ press: 's' });
    await until(() => portal.visited.at(-1) === '/services', 'the services are open');
  });

  it('lead to the patients those who read their files', async () => {
    const portal = await openPortal('/services');
    await inScreen(portal);
    await sendKeys({ press: 'g' });
    await sendKeys({ press: 'p' });
    await settled();
    expect(portal.visited).to.deep.equal([]);
    cleanUp();
    const reader = await openPortal('/services', { answers: { 'auth/getuseraccess': () => accessAs('secretary') } });
    await until(() => reader.calls.some(({ path }) => path === 'auth/getuseraccess'), 'the person’s rights are known');
    await inScreen(reader);
    await sendKeys({ press: 'g' });
    await sendKeys({ press: 'p' });
    await until(() => reader.visited.at(-1) === '/patients', 'the patients are open');
  });

  it('stand in the tooltips of the menu, as long as they are on', async () => {
    const portal = await openPortal('/services');
    await until(() => shadow(portal).querySelector('nav a[title="Dashboard (G H)"]'), 'the keys are named');
    setSingleKeys(false);
    await until(() => !shadow(portal).querySelector('nav a[title]'), 'they are not');
  });

  it('lead designers alone to the activity log', async () => {
    const portal = await openPortal('/dashboard');
    await inScreen(portal);
    await sendKeys({ press: 'g' });
    await sendKeys({ press: 'a' });
    await settled();
    expect(portal.visited).to.deep.equal([]);
    cleanUp();
    const owner = await openPortal('/dashboard', { answers: { 'auth/getuseraccess': () => accessAs('owner') } });
    await inScreen(owner);
    await sendKeys({ press: 'g' });
    await sendKeys({ press: 'a' });
    await until(() => owner.visited.at(-1) === '/admin/audit', 'the log is open');
  });

  it('set off what the screen offers, and put the cursor into its search', async () => {
    const portal = await openPortal(filesPath);
    await portal.until('New file');
    await inScreen(portal);
    await sendKeys({ press: '/' });
    await until(() => shadow(portal).activeElement?.localName === 'sl-input', 'the search has the focus');
    await sendKeys({ type: 'n' });
    await settled();
    expect(shadow(portal).querySelector('dialog[open]')).to.equal(null);
    await inScreen(portal);
    await sendKeys({ press: 'n' });
    await until(() => shadow(portal).querySelector('dialog[open]'), 'the dialog of a new file is open');
  });

  it('are letters, and nothing else, in a form that is being filled', async () => {
    const portal = await openPortal('/form/page/scores/-/first-visit/-/-/-');
    await inScreen(portal);
    await sendKeys({ press: 'g' });
    await sendKeys({ press: 's' });
    await settled();
    expect(portal.visited).to.deep.equal([]);
  });

  it('are listed under the question mark, and turned off there', async () => {
    const portal = await openPortal(filesPath);
    await portal.until('New file');
    await inScreen(portal);
    await sendKeys({ press: '?' });
    await portal.until('Keyboard shortcuts');
    await until(() => portal.text().includes('Go to services'), 'the ways are listed');
    await until(() => shadow(portal).querySelector('dialog[open]'), 'the list is open');
    await expectAccessible(portal, 'dialog[open]');
    portal.find<HTMLElement>('dialog sl-switch').click();
    await until(() => !$singleKeys.get(), 'single keys are off');
    await until(() => !portal.text().includes('Go to services'), 'only the palette’s keys are listed');
    await sendKeys({ press: 'Escape' });
    await until(() => shadow(portal).querySelector('dialog[open]') === null, 'the list is closed');
    await inScreen(portal);
    await sendKeys({ press: 'n' });
    await settled();
    expect(shadow(portal).querySelector('dialog[open]')).to.equal(null);
    await openPalette(portal);
    expect($session.get().authenticated).to.equal(true);
  });
});
