import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { $session, dispatch, login, logout } from '../../store/session.ts';
import {
  type Answers,
  cleanUp,
  expectAccessible,
  openPortal,
  person,
  visits,
  accessAs,
} from '../../../test/support/screens/open-portal.tsx';
import { entriesPath, measuring, owning } from '../../../test/support/screens/portal-answers.ts';
import { still, until } from '../../../test/support/screens/wait.ts';

const filesPath = '/form/file/complaints/-/first-visit';
const designerPath = '/admin/forms/pages/complaints/-/first-visit/-/-';

before(() => setViewport({ width: 1280, height: 800 }));

describe('the portal', () => {
  afterEach(cleanUp);

  it('asks whoever is not signed in to sign in, and then goes where they were going', async () => {
    const portal = await openPortal(filesPath, { signedIn: false });
    expect(portal.text()).to.contain('You must log in to your account');
    portal.type('Email', 'sara@porsa.test');
    portal.type('Password', 'correct horse');
    await portal.press('Sign in');
    await portal.until('Zahra Mousavi');
    expect(portal.visited.at(-1)).to.equal(filesPath);
    expect($session.get()).to.include({ authenticated: true, firstName: 'Sara' });
  });

  it('says what is missing before it asks the server, and then the server’s message', async () => {
    const portal = await openPortal('/signin', {
      signedIn: false,
      answers: {
        'auth/veryifypassword': () => ({
          success: false,
          code: 5001,
          message: '',
          cause: { success: false, code: 4011, message: '' },
        }),
      },
    });
    await portal.press('Sign in');
    expect(portal.text()).to.contain('Enter your email.').and.contain('Enter your password.');
    expect(portal.calls.map(({ path }) => path)).not.to.contain('auth/veryifypassword');
    portal.type('Email', 'sara@porsa.test');
    portal.type('Password', 'wrong');
    await portal.press('Sign in');
    await portal.until('email or password is incorrect');
  });

  it('asks the server only what an activation link is for until the button is pressed', async () => {
    const person = {
      token: 'n',
      access: 'user',
      id: 'n',
      firstName: 'New',
      lastName: 'One',
      userRole: [],
      lang: 'en',
      dateMode: 'en',
      phone: '',
      picture: '',
      store: null,
    };
    const portal = await openPortal('/activation/abcdefghijklmnopqrstuv/', {
      signedIn: false,
      answers: { 'auth/activation': () => ({ purpose: 'activation' }), 'auth/activate': () => person },
    });
    expect([...new Set(portal.calls.map(({ path }) => path))]).to.deep.equal(['auth/activation']);
    await portal.press('Activate and sign in');
    expect([...new Set(portal.calls.map(({ path }) => path))]).to.deep.equal(['auth/activation']);
    portal.type('Password', 'a quiet morning');
    await expectAccessible(portal);
    await portal.press('Activate and sign in');
    await portal.until('Welcome, New');
    const { device, ...sent } = portal.calls.find(({ path }) => path === 'auth/activate')?.body as {
      readonly device: string;
    };
    expect(sent).to.deep.equal({ id: 'abcdefghijklmnopqrstuv', password: 'a quiet morning' });
    expect(device).to.match(/^[\w-]{43}$/);
  });

  it('offers the way to the dashboard, and no second try, where the server knows nothing or allows nothing', async () => {
    for (const code of [4030, 4040]) {
      const portal = await openPortal(entriesPath, {
        answers: { 'file/getfile': () => ({ success: false, code, message: '' }) },
      });
      await portal.until('Go to dashboard');
      expect(portal.find('main').textContent).not.to.contain('Try again');
      cleanUp();
    }
  });

  it('says so where there is nothing', async () => {
    expect((await openPortal('/nowhere')).text()).to.contain('Page not found');
  });

  it('shows designing screens to those who may design only', async () => {
    const path = '/admin/forms/pages/scores/-/phq-9/-/-';
    const user = await openPortal(path);
    await user.until('Only form designers');
    cleanUp();
    const owner = await openPortal(path, {
      answers: {
        'auth/getuseraccess': () => accessAs('owner'),
      },
    });
    await owner.until('designer phq-9 pages');
  });

  it('leaves the menu standing when a screen breaks, and tries again', async () => {
    let broken = true;
    const FormView = () => {
      if (broken) throw new Error('broken');
      return <p>mended</p>;
    };
    const portal = await openPortal('/form/page/scores/-/first-visit/-/-/-', {
      screens: {
        FormView,
        DayPicker: () => null,
        DesignerView: () => null,
        ShareView: () => null,
        ProposalView: () => null,
      },
    });
    await portal.until('A problem has occurred');
    expect(portal.text()).to.contain('Dashboard');
    broken = false;
    await portal.press('Try again');
    await portal.until('mended');
  });

  it('forgets the person at sign-out and goes to sign in', async () => {
    const portal = await openPortal('/dashboard');
    await portal.press('Sign out');
    expect($session.get()).to.include({ authenticated: false, token: '' });
    expect(portal.visited.at(-1)).to.equal('/signin');
    await portal.until('Forgot password?');
    expect(portal.host.shadowRoot?.activeElement?.localName, 'the keyboard is on the way in').to.equal('main');
  });

  it('says that the session has ended where it ended on a screen, with the keyboard on the way in', async () => {
    const portal = await openPortal('/services');
    logout();
    await portal.until('Your session has ended. Sign in again to pick up where you left off.');
    expect(portal.host.shadowRoot?.activeElement?.localName).to.equal('main');
    login(person);
    await until(() => portal.visited.at(-1) === '/services', 'the screen where it ended');
  });

  it('says nothing of an end where one comes from outside', async () => {
    const portal = await openPortal('/services', { signedIn: false });
    await portal.until('You must log in to your account to access this section.');
    expect(portal.text()).not.to.contain('has ended');
  });

  it('turns to Persian, right to left, with Persian digits, and keeps that on the account', async () => {
    const portal = await openPortal('/dashboard', { language: undefined });
    await portal.press('فارسی');
    await portal.until('داشبورد');
    expect(portal.find<HTMLElement>('.porsa-portal').dir).to.equal('rtl');
    expect(portal.text()).to.contain('نسخهٔ ۲');
    expect(portal.calls).to.deep.include({ path: 'user/updateuserlang', body: { lang: 'fa' } });
  });
});

describe('the keyboard', () => {
  afterEach(cleanUp);

  it('is in the screen after signing in, not on the way past the menu', async () => {
    const portal = await openPortal('/signin', { signedIn: false });
    // React gives the focus back to the element as a whole, and that puts it on its first stop.
    portal.host.focus = () => {
      portal.host.shadowRoot?.querySelector<HTMLElement>('.porsa-portal-skip')?.focus();
    };
    portal.type('Email', 'sara@porsa.test');
    portal.type('Password', 'correct horse');
    portal.find<HTMLElement>('input[type="password"]').focus();
    await portal.press('Sign in');
    await portal.until('Welcome, Sara');
    expect(portal.host.shadowRoot?.activeElement?.localName).to.equal('main');
  });

  it('stays in the screen when the focused element is removed', async () => {
    let tries = 0;
    const portal = await openPortal('/services', {
      answers: {
        'service/getservices': () =>
          tries++ === 0 ? { success: false, code: 4044, message: 'Away' } : { items: [], next: null },
      },
    });
    await portal.until('Try again');
    const skip = portal.find<HTMLElement>('.porsa-portal-skip');
    portal.host.focus = () => skip.focus();
    portal.find<HTMLElement>('main sl-button').focus();
    await portal.press('Try again');
    await portal.until('There are no services yet');
    expect(portal.host.shadowRoot?.activeElement?.tagName).to.equal('MAIN');
    portal.host.focus();
    expect(portal.host.shadowRoot?.activeElement).to.equal(skip);
  });
});

describe('dark screens', () => {
  afterEach(cleanUp);

  it('are kept on the account of whoever turns to them', async () => {
    const portal = await openPortal('/dashboard');
    await portal.press('Dark mode');
    expect(portal.find<HTMLElement>('.porsa-portal').dataset['theme']).to.equal('dark');
    expect(portal.calls).to.deep.include({ path: 'user/updateuserdarkmode', body: { darkMode: true } });
  });
});

describe('the theme', () => {
  const system = window.matchMedia;
  afterEach(() => {
    cleanUp();
    window.matchMedia = system;
  });
  /** A system that is dark: the browser of the tests cannot be made to be. */
  const darken = (): void => {
    window.matchMedia = (query) =>
      query.includes('dark') ? Object.assign(new EventTarget() as MediaQueryList, { matches: true }) : system(query);
  };
  const shown = (portal: Awaited<ReturnType<typeof openPortal>>) =>
    portal.find<HTMLElement>('.porsa-portal').dataset['theme'];

  it('of whoever has chosen none is the system’s, signed in or not, and their own from then on', async () => {
    expect(shown(await openPortal('/signin', { signedIn: false }))).to.equal('light');
    cleanUp();
    darken();
    const portal = await openPortal('/signin', { signedIn: false });
    expect(shown(portal)).to.equal('dark');
    dispatch({ type: 'SET_DARK_MODE', darkMode: false });
    await until(() => shown(portal) === 'light', 'the chosen theme');
    cleanUp();
    expect(shown(await openPortal('/dashboard'))).to.equal('dark');
  });

  it('of a dark system turns light at the first press of the switch, which shows it as on, and dark at the second', async () => {
    darken();
    const portal = await openPortal('/dashboard');
    const items = [...portal.host.shadowRoot!.querySelectorAll<HTMLElement & { checked: boolean }>('sl-menu-item')];
    const isOn = () => items.find(({ textContent }) => textContent.includes('Dark mode'))?.checked;
    for (const next of ['light', 'dark']) {
      expect(isOn()).to.equal(next === 'light');
      await portal.press('Dark mode');
      await until(() => shown(portal) === next, `it is ${next}`);
      expect(portal.calls.at(-1)).to.deep.equal({
        path: 'user/updateuserdarkmode',
        body: { darkMode: next === 'dark' },
      });
    }
  });

  it('can be the system’s again, by the profile', async () => {
    darken();
    const portal = await openPortal('/profile');
    await portal.until('System default');
    const theme = () =>
      [...portal.host.shadowRoot!.querySelectorAll('select')].find(({ textContent }) =>
        textContent?.includes('System default'),
      )!;
    const choose = async (value: string, then: string): Promise<void> => {
      theme().value = value;
      theme().dispatchEvent(new Event('change', { bubbles: true }));
      await until(() => shown(portal) === then && theme().value === value, `${value} is chosen`);
    };
    expect(theme().value).to.equal('system');
    await choose('light', 'light');
    await choose('system', 'dark');
    const stored = portal.calls.filter(({ path }) => path === 'user/updateuserdarkmode').map(({ body }) => body);
    expect(stored).to.deep.equal([{ darkMode: false }, {}]);
  });
});

describe('the menu', () => {
  afterEach(cleanUp);

  it('opens the part that holds where one is', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { 'auth/getuseraccess': () => accessAs(undefined, 'admin') },
    });
    const part = () => portal.find('.porsa-portal-menu-item[aria-expanded]').getAttribute('aria-expanded');
    expect(part()).to.equal('false');
    await portal.go('/admin/forms/projects/scores/-');
    expect(part()).to.equal('true');
    expect(portal.find('.porsa-portal-menu-item[aria-current="page"]').textContent).to.equal('Score forms');
  });

  it('says that an item is of no known type', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { 'app/getmenu': () => [{ id: 'x', title: 'x', type: 'strange' }] },
    });
    expect(portal.text()).to.contain('Menu Items Error');
  });

  it('says the server’s refusal, and asks again', async () => {
    let round = 0;
    const portal = await openPortal('/dashboard', {
      answers: {
        'app/getmenu': () =>
          (round += 1) === 1
            ? { success: false, code: 5030, message: '' }
            : [{ id: 'p', title: 'projects', type: 'item', url: '/projects' }],
      },
    });
    await portal.until('The server is busy');
    await portal.press('Try again');
    await portal.until('Projects');
  });
});

describe('the designer in the portal', () => {
  afterEach(cleanUp);

  for (const width of [390, 1280]) {
    it(`has all the room below the top bar, ${width} px wide`, async () => {
      await setViewport({ width, height: 800 });
      const portal = await openPortal(designerPath, { answers: owning });
      await portal.until('designer first-visit pages');
      await still();
      const frame = portal.find('.porsa-portal-designer-frame').getBoundingClientRect();
      const bar = portal.find('.porsa-portal-top-bar').getBoundingClientRect();
      expect(frame.top).to.equal(bar.bottom);
      expect(frame.height).to.equal(innerHeight - bar.height);
      expect(frame.width).to.equal(bar.width);
      await setViewport({ width: 1280, height: 800 });
    });
  }

  it('stands under the form’s title as it is being changed', async () => {
    const portal = await openPortal(designerPath, {
      answers: owning,
      screens: {
        FormView: () => null,
        DayPicker: () => null,
        DesignerView: ({ onTitle }) => (
          <button type="button" onClick={() => onTitle({ en: 'Second visit' })}>
            {'Rename'}
          </button>
        ),
        ShareView: () => null,
        ProposalView: () => null,
      },
    });
    await until(() => portal.find('h1').textContent === 'First visit', 'the form’s title is there');
    await portal.press('Rename');
    await until(() => portal.find('h1').textContent === 'Second visit', 'the title follows');
  });

  it('has the menu folded away, which comes over it', async () => {
    const portal = await openPortal(designerPath, { answers: owning });
    await portal.until('designer first-visit pages');
    expect(portal.host.shadowRoot!.querySelector('.porsa-portal-drawer')).to.equal(null);
    await portal.press('Menu');
    expect(portal.find('.porsa-portal-drawer').matches('dialog:modal')).to.equal(true);
    portal.find('dialog').dispatchEvent(new Event('cancel'));
    await portal.go('/dashboard');
    await until(
      () => portal.find('.porsa-portal-drawer').matches('nav'),
      'elsewhere the menu stands beside the screen',
    );
  });

  it('is one step from the card of a form that one may design', async () => {
    const portal = await openPortal('/dashboard', { answers: owning });
    await portal.press('Design');
    await portal.until('designer first-visit pages');
  });
});

describe('the way back', () => {
  const address = location.href;
  afterEach(() => {
    cleanUp();
    history.replaceState(null, '', address);
  });

  it('leads to where one was, and to the dashboard for whoever came by a link', async () => {
    history.replaceState(null, '', address);
    const portal = await openPortal('/services', { routing: 'hash', answers: measuring });
    await portal.go(entriesPath);
    await portal.press('Back');
    await until(() => location.hash === '#/services', 'one is where one was');
    cleanUp();
    history.replaceState(null, '', address);
    const linked = await openPortal(entriesPath, { routing: 'hash', answers: measuring });
    await linked.press('Back');
    await until(() => location.hash === '#/dashboard', 'one is at the dashboard');
  });
});

describe('the name of the window', () => {
  const before = document.title;
  const address = location.href;
  afterEach(() => {
    cleanUp();
    document.title = before;
    history.replaceState(null, '', address);
  });

  it('says where one is, but never a patient’s name', async () => {
    const portal = await openPortal('/services', { routing: 'hash', answers: measuring });
    expect(document.title).to.equal('Services · Porsa');
    await portal.go(entriesPath);
    await portal.until('Zahra');
    expect(document.title).to.equal('Patient file · Porsa');
  });

  it('stays the host’s where the portal is a part of a page', async () => {
    await openPortal('/services');
    expect(document.title).to.equal(before);
  });
});

describe('free of accessibility faults', () => {
  afterEach(cleanUp);

  for (const language of ['en', 'fa'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      const projects: Answers = {
        'project/getprojects': () => ({
          items: [{ id: 'x', slug: 'x', title: 'X', service: 'y', headline: 'scores', categories: 1 }],
          next: null,
        }),
        'service/getservices': () => ({ items: [{ id: 'y', slug: 'y', title: 'Y', projects: 1 }], next: null }),
      };
      for (const path of [
        '/signin',
        '/dashboard',
        filesPath,
        '/services',
        '/projects',
        '/nowhere',
        entriesPath,
        `${entriesPath}?view=trends`,
        '/admin/forms/categories/scores/x/-',
        '/admin/forms/projects/scores/-',
        designerPath,
      ]) {
        it(`${path}, ${language}, ${theme}`, async () => {
          const portal = await openPortal(path, {
            language,
            theme,
            signedIn: path !== '/signin',
            answers: { ...owning, ...measuring, ...projects },
          });
          await expectAccessible(portal);
        });
      }
    }
  }

  it('the dialog of a form’s settings', async () => {
    const portal = await openPortal('/admin/forms/categories/complaints/-/-', { answers: owning });
    await portal.until('First visit');
    await portal.press('Settings');
    await expectAccessible(portal);
  });

  it('the dialog of a new file', async () => {
    const portal = await openPortal(filesPath);
    await portal.until('New file');
    await portal.press('New file');
    await expectAccessible(portal);
  });
});

describe('designing people', () => {
  afterEach(cleanUp);

  it('add a service, and find it in the menu at once', async () => {
    const titles = ['Heart'];
    const portal = await openPortal('/services', {
      answers: {
        'auth/getuseraccess': () => accessAs(undefined, 'admin'),
        'app/getmenu': () =>
          titles.map((title) => ({ id: title, title, type: 'item', url: `/admin/forms/projects/scores/${title}` })),
        'service/getservices': () => ({
          items: titles.map((title) => ({ id: title, slug: title.toLowerCase(), title, projects: 0 })),
          next: null,
        }),
        'service/storeservice': ({ title }: { title: { en: string } }) => {
          titles.push(title.en);
          return { id: 'x', slug: 'x' };
        },
      },
    });
    await portal.press('Admin mode');
    await portal.go('/services');
    await portal.press('New service');
    portal.type('Title in English', 'Lungs');
    await portal.press('Save');
    await portal.until('Lungs');
    const inMenu = (): readonly (string | null)[] =>
      [...(portal.host.shadowRoot?.querySelectorAll('.porsa-portal-menu-item') ?? [])].map((item) => item.textContent);
    await until(() => inMenu().length === 2, 'the menu is drawn again');
    expect(inMenu()).to.deep.equal(['Heart', 'Lungs']);
  });

  it('find the actions of forms that they may design, and of no others', async () => {
    const other = {
      ...visits,
      id: '0190a000-0000-7000-8000-000000000002',
      slug: 'gad-7',
      title: 'GAD-7',
      can: { ...visits.can, design: false },
    };
    const portal = await openPortal('/admin/forms/categories/complaints/-/-', {
      answers: {
        'auth/getuseraccess': () => accessAs(undefined, 'admin'),
        'category/getcategories': () => ({ items: [visits, other], next: null }),
      },
    });
    await portal.until('GAD-7');
    const cards = [...(portal.host.shadowRoot?.querySelectorAll('.porsa-kit-item') ?? [])];
    expect(cards.map((card) => card.textContent?.includes('Design'))).to.deep.equal([true, false]);
  });
});
