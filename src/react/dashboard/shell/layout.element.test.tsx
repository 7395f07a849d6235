import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import {
  accessAs,
  cleanUp,
  expectAccessible,
  openPortal,
  patientFile,
  visits,
} from '../../../../test/support/screens/open-portal.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';
import { $menu, menuDefaults } from '../../../store/menu.ts';
import { dispatch } from '../../../store/session.ts';

const desk = { width: 1280, height: 800 };

describe('the layout of the portal', () => {
  beforeEach(() => setViewport(desk));
  afterEach(() => {
    cleanUp();
    $menu.set({ ...menuDefaults });
  });

  it('has the logo and the title of the application, which lead to the first page and open the default menu', async () => {
    const portal = await openPortal('/services');
    await portal.press('Menu');
    expect(portal.host.shadowRoot?.querySelector('nav.porsa-portal-drawer')).to.equal(null);
    const brand = portal.find<HTMLAnchorElement>('.porsa-portal-top-bar .porsa-portal-brand');
    expect(brand.textContent).to.equal('Porsa');
    expect(brand.querySelector('svg')?.getBoundingClientRect().width).to.equal(40);
    brand.click();
    await settled();
    expect(portal.visited.at(-1)).to.equal('/');
    expect($menu.get()).to.include({ selected: menuDefaults.defaultId, opened: true });
    expect(portal.find('nav.porsa-portal-drawer .porsa-portal-brand').textContent).to.equal('Porsa');
    expect(portal.host.shadowRoot?.querySelectorAll('.porsa-portal-brand').length).to.equal(1);
  });

  it('lets its bars cover nothing that has the focus, in either direction', async () => {
    await setViewport({ width: 390, height: 480 });
    const portal = await openPortal('/services');
    const stops = Array.from({ length: 40 }, (_, place) => {
      const stop = Object.assign(document.createElement('button'), { textContent: `Stop ${place}` });
      stop.style.display = 'block';
      return stop;
    });
    portal.find('main').append(...stops);
    const room = (): readonly [number, number] => [
      portal.find('.porsa-portal-top-bar').getBoundingClientRect().bottom,
      portal.host.shadowRoot?.querySelector('.porsa-portal-bottom-bar')?.getBoundingClientRect().top ?? innerHeight,
    ];
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      const { top, bottom } = stop.getBoundingClientRect();
      const [from, to] = room();
      expect(top, stop.outerHTML).to.be.at.least(from);
      expect(bottom, stop.outerHTML).to.be.at.most(to);
    }
  });

  it('gives the room of the logo to the title on the narrowest phones', async () => {
    const portal = await openPortal('/patients');
    for (const [width, logo] of [
      [390, true],
      [320, false],
    ] as const) {
      await setViewport({ width, height: 640 });
      await until(() => portal.find('.porsa-portal-brand').clientWidth > 0 === logo, `the bar at ${width} px`);
    }
  });

  it('keeps the direction of the language in texts where the layout runs the other way', async () => {
    const answers = { 'file/getfiles': () => ({ items: [patientFile('Zahra')], next: null, total: 26 }) };
    for (const [language, dir, text, number] of [
      ['en', 'rtl', '26 files', '26'],
      ['fa', 'ltr', '۲۶ پرونده', '۲۶'],
    ] as const) {
      const path = `/form/file/${visits.headline}/${visits.project}/${visits.slug}`;
      const portal = await openPortal(path, { language, dir, answers });
      await portal.until(text);
      const [node] = portal.find('.porsa-portal-count').childNodes;
      const range = document.createRange();
      const sideOf = (part: string): number => {
        const start = node!.textContent!.indexOf(part);
        range.setStart(node!, start);
        range.setEnd(node!, start + part.length);
        return range.getBoundingClientRect().left;
      };
      const isBefore = sideOf(number) < sideOf(text.split(' ')[1]!);
      expect(isBefore, language).to.equal(language === 'en');
      cleanUp();
    }
  });

  it('prints what the screen says, without menu, bars and buttons', async () => {
    const portal = await openPortal(`/form/file/${visits.headline}/${visits.project}/${visits.slug}`);
    await portal.until('Zahra Mousavi');
    const isShown = (selector: string) => portal.find<HTMLElement>(selector).checkVisibility();
    const pressed = ['.porsa-portal-drawer', '.porsa-portal-account', '.porsa-portal-toolbar'];
    expect(pressed.map(isShown)).to.deep.equal([true, true, true]);
    await emulateMedia({ media: 'print' });
    try {
      expect(pressed.map(isShown)).to.deep.equal([false, false, false]);
      expect([isShown('h1'), isShown('main table')]).to.deep.equal([true, true]);
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('marks the row of the menu that the screen belongs to', async () => {
    const row = (id: string) => ({ id, title: id, type: 'item', url: `/${id}` });
    const portal = await openPortal('/proposal', {
      answers: { 'app/getmenu': () => ['patients', 'services', 'proposal'].map(row) },
    });
    const marked = () =>
      [...portal.host.shadowRoot!.querySelectorAll('nav.porsa-portal-drawer [aria-current]')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]);
    await until(() => marked().length === 1, 'the row of the screen is marked');
    expect(marked()).to.deep.equal([['/proposal', 'page']]);
    for (const [path, section] of [
      ['/createproposal', '/proposal'],
      ['/serviceDetail?service=heart', '/services'],
      ['/patient/0190b000-0000-7000-8000-000000000001', '/patients'],
    ] as const) {
      await portal.go(path);
      await until(() => marked()[0]?.[0] === section, `${path} belongs to ${section}`);
      expect(marked()).to.deep.equal([[section, 'true']]);
    }
  });

  it('marks the dashboard of the admin menu, and the kind of forms that a project belongs to', async () => {
    const row = (url: string) => ({ id: url, title: url, type: 'item', url });
    const forms = ['complaints', 'scores'].map((headline) => row(`/admin/forms/projects/${headline}/-`));
    const portal = await openPortal('/dashboard', {
      answers: {
        'auth/getuseraccess': () => accessAs('owner'),
        'app/getmenu': () => [row('/'), { id: 'forms', title: 'forms', type: 'collapse', children: forms }],
      },
    });
    const marked = () =>
      [...portal.host.shadowRoot!.querySelectorAll('nav.porsa-portal-drawer [aria-current]')].map((link) =>
        link.getAttribute('href'),
      );
    await until(() => marked()[0] === '/', 'the dashboard is marked');
    for (const path of ['categories/scores/well-being/-', 'projects/scores/heart']) {
      await portal.go(`/admin/forms/${path}`);
      await until(() => marked()[0] === '/admin/forms/projects/scores/-', `${path} belongs to the scores`);
    }
  });

  it('names the menu’s failure and its code, and tries again', async () => {
    let broken = true;
    const portal = await openPortal('/services', {
      answers: { 'app/getmenu': () => (broken ? { success: false, code: 5000, message: '' } : []) },
    });
    const drawer = portal.find('nav.porsa-portal-drawer');
    await until(() => drawer.textContent?.includes('(5000)'), 'the code is shown');
    broken = false;
    await portal.press('Try again');
    await until(() => !drawer.textContent?.includes('(5000)'), 'the menu is asked for again');
  });

  it('shows a compact menu, whose items keep their names', async () => {
    const portal = await openPortal('/services');
    dispatch({ type: 'TOGGLE_SLIDER_MODE' });
    await settled();
    const drawer = portal.find('nav.porsa-portal-drawer');
    expect(drawer.getBoundingClientRect().width).to.be.below(80);
    expect(portal.find<HTMLAnchorElement>('.porsa-portal-menu-item').textContent).to.equal('Dashboard');
    await expectAccessible(portal, 'nav.porsa-portal-drawer');
  });

  it('sets a dot before the items of a submenu, or their own icons', async () => {
    const scores = { id: 's', title: 'scores', type: 'item', url: '/services', icon: 'calculator' };
    const portal = await openPortal('/services', {
      answers: { 'app/getmenu': () => [{ id: 'forms', title: 'forms', type: 'collapse', children: [scores] }] },
    });
    const drawn = (): string | null | undefined =>
      portal.host.shadowRoot?.querySelector('.porsa-portal-menu-children path')?.getAttribute('d');
    await until(() => drawn() !== undefined, 'the submenu is open');
    const dot = drawn();
    dispatch({ type: 'TOGGLE_MENU_MODE' });
    await settled();
    expect(drawn()).not.to.equal(dot);
  });
});

describe('the customization panel', () => {
  beforeEach(() => setViewport(desk));
  afterEach(() => {
    cleanUp();
    $menu.set({ ...menuDefaults });
  });

  async function open() {
    const portal = await openPortal('/services');
    await portal.press('Customize appearance');
    await portal.until('Corner radius');
    return portal;
  }

  function change(control: HTMLSelectElement | HTMLInputElement, value: string): void {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  }

  it('changes font, corners and direction of the screen beside it at once, and puts them back', async () => {
    const portal = await open();
    const root = portal.find('.porsa-portal');
    const [font, direction] = portal.host.shadowRoot!.querySelectorAll<HTMLSelectElement>('dialog select');
    change(font!, 'Tahoma');
    change(portal.find('dialog input[type=range]'), '4');
    change(direction!, 'rtl');
    await settled();
    expect(getComputedStyle(root).fontFamily).to.match(/^Tahoma/);
    expect(getComputedStyle(root).getPropertyValue('--_radius')).to.equal('4px');
    expect(getComputedStyle(root).direction).to.equal('rtl');
    await portal.press('Reset to defaults');
    expect(getComputedStyle(root).fontFamily).to.match(/^Roboto/);
    expect(getComputedStyle(root).getPropertyValue('--_radius')).to.equal('12px');
    expect(getComputedStyle(root).direction).to.equal('ltr');
  });

  it('is a panel of 320 pixels beside the screen, and accessible', async () => {
    const portal = await open();
    expect(portal.find('dialog').getBoundingClientRect().width).to.equal(320);
    await expectAccessible(portal, 'dialog');
  });
});
