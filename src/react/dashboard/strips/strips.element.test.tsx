import { expect } from '@open-wc/testing';
import { accessAs, cleanUp, expectAccessible, openPortal } from '../../../../test/support/screens/open-portal.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';
import { markSharedDevice } from '../../../api/device/mark-shared-device.ts';
import { isSharedDevice, sharedDeviceMark } from '../../../api/device/shared-device.ts';
import { $reachRound, $shownSince } from '../../../store/reach.ts';

const strip = '.porsa-portal-strip[data-kind="away"]';

describe('a screen that the server could not be asked for', () => {
  afterEach(() => {
    $shownSince.set(undefined);
    cleanUp();
  });

  it('says of when it is: the time of today, or the day as well', async () => {
    const portal = await openPortal('/services');
    await until(() => portal.host.shadowRoot?.querySelector('.porsa-portal-strips'), 'the strips are there');
    const today = new Date();
    today.setHours(0, 1);
    $shownSince.set(today.toISOString());
    await portal.until('As of 00:01, from this device');
    await expectAccessible(portal, strip);
    $shownSince.set('2026-03-20T14:00:00.000Z');
    await settled();
    expect(portal.find(`${strip} .porsa-portal-strip-title`).textContent).to.match(/2026.*, from this device/);
  });

  it('is tried again at a press, and what comes replaces what is shown', async () => {
    let title = 'Before';
    const service = () => ({ id: '0190a000-0000-7000-8000-0000000000bb', slug: 'clinic', title, projects: 0 });
    const portal = await openPortal('/services', {
      answers: { 'service/getservices': () => ({ items: [service()], next: null, total: 1 }) },
    });
    await portal.until('Before');
    $shownSince.set(new Date().toISOString());
    title = 'After';
    await portal.press('Try again');
    await portal.until('After');
  });

  it('keeps what it shows where the server still does not answer', async () => {
    let isAway = false;
    const service = { id: '0190a000-0000-7000-8000-0000000000bb', slug: 'clinic', title: 'Clinic', projects: 0 };
    let asked = 0;
    const portal = await openPortal('/services', {
      answers: {
        'service/getservices': () => {
          asked += 1;
          return isAway ? { success: false, code: 5002, message: '' } : { items: [service], next: null, total: 1 };
        },
      },
    });
    await portal.until('Clinic');
    isAway = true;
    const before = asked;
    $reachRound.set($reachRound.get() + 1);
    await until(() => asked > before, 'it is asked for again');
    await settled();
    expect(portal.text()).to.contain('Clinic');
    expect(portal.host.shadowRoot?.querySelector('main [role="alert"]')).to.equal(null);
  });

  it('leaves the designer what is left of the window', async () => {
    const portal = await openPortal('/admin/forms/pages/complaints/-/first-visit/-/-', {
      answers: { 'auth/getuseraccess': () => accessAs('owner') },
    });
    const root = portal.host.shadowRoot!;
    const frame = () => root.querySelector('.porsa-portal-designer-frame');
    await until(() => frame() && root.querySelector('.porsa-portal-strips'), 'designer and strips are there');
    const before = frame()!.getBoundingClientRect();
    $shownSince.set(new Date().toISOString());
    await until(() => root.querySelector(strip), 'it is said');
    await until(() => frame()!.getBoundingClientRect().top > before.top, 'the designer stands below it');
    await until(() => Math.abs(frame()!.getBoundingClientRect().bottom - before.bottom) < 1, 'and ends where it did');
  });

  it('says nothing of the next one', async () => {
    const portal = await openPortal('/services');
    await until(() => portal.host.shadowRoot?.querySelector('.porsa-portal-strips'), 'the strips are there');
    $shownSince.set(new Date().toISOString());
    await until(() => portal.host.shadowRoot?.querySelector(strip), 'it is said');
    await portal.go('/projects');
    await until(() => !portal.host.shadowRoot?.querySelector(strip), 'it is said no more');
  });
});

describe('the mark of a shared device', () => {
  afterEach(() => {
    markSharedDevice(false);
    cleanUp();
  });

  it('is set before anybody signs in, stays, and is taken off again', async () => {
    const portal = await openPortal('/signin', { signedIn: false });
    const box = (): HTMLInputElement => portal.find('.porsa-portal-shared-device input');
    await portal.until('This is a shared device');
    await expectAccessible(portal, '.porsa-portal-shared-device');
    box().click();
    expect([isSharedDevice(), box().getAttribute('aria-describedby')]).to.deep.equal([
      true,
      portal.find('.porsa-portal-shared-device p').id,
    ]);
    box().click();
    expect(isSharedDevice()).to.equal(false);
    await until(() => !box().checked, 'it is off');
    localStorage.setItem(sharedDeviceMark, '1');
    window.dispatchEvent(new StorageEvent('storage', { key: sharedDeviceMark }));
    await until(() => box().checked, 'another tab has set it');
  });
});
