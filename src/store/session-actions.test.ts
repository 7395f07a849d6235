import { describe, expect, it } from 'vitest';
import type { Session } from '../api/contract/shapes.ts';
import { chosenTheme } from './chosen-theme.ts';
import { reduceSession, type SessionAction } from './session-actions.ts';
import { sessionDefaults } from './session-record.ts';

const session: Session = {
  token: 't',
  access: 'admin',
  id: '01',
  firstName: 'Sara',
  lastName: 'Ahmadi',
  userRole: ['owner'],
  lang: 'fa',
  dateMode: 'fa',
  phone: '0912',
  picture: 'p.png',
  store: null,
  administers: false,
  readsFiles: false,
};

describe('the session record', () => {
  it('starts with the defaults of the specification', () => {
    expect(sessionDefaults).toMatchObject({
      lang: 'fa',
      dateMode: 'fa',
      direction: 'ltr',
      layout: 'page',
      darkMode: false,
      menuMode: 'dot',
      userMode: 'user',
      sliderMode: 'menu',
      allowAppBar: true,
      authenticated: false,
      title: 'Porsa',
    });
  });

  it('takes the person over at sign-in and marks them authenticated', () => {
    const after = reduceSession(sessionDefaults, { type: 'LOGIN', session });
    expect(after).toMatchObject({ ...session, authenticated: true, direction: 'rtl', userMode: 'user' });
  });

  it('takes over whether dark screens were chosen on another device, and keeps this one’s where nobody chose', () => {
    const dark = { ...sessionDefaults, darkMode: true };
    expect(
      [session, { ...session, darkMode: false }].map(
        (given) => reduceSession(dark, { type: 'LOGIN', session: given }).darkMode,
      ),
    ).toEqual([true, false]);
  });

  it('has a theme of its own only once somebody chose one, here or on their account', () => {
    const { darkMode: _, ...undecided } = session;
    const signedIn = reduceSession(sessionDefaults, { type: 'LOGIN', session: undecided });
    expect([sessionDefaults, signedIn, reduceSession(signedIn, { type: 'LOGOUT' })].map(chosenTheme)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const light = reduceSession(sessionDefaults, { type: 'LOGIN', session: { ...session, darkMode: false } });
    expect(chosenTheme(reduceSession(light, { type: 'LOGOUT' }))).toBe('light');
    expect(chosenTheme(reduceSession(sessionDefaults, { type: 'SET_DARK_MODE', darkMode: false }))).toBe('light');
    const dark = reduceSession(sessionDefaults, { type: 'TOGGLE_DARK_MODE' });
    expect(chosenTheme(dark)).toBe('dark');
    expect(chosenTheme(reduceSession(dark, { type: 'SET_DARK_MODE' })), 'the system’s again').toBeUndefined();
  });

  it('forgets the person at sign-out and goes back to user mode, but keeps the preferences', () => {
    const signedIn = reduceSession({ ...sessionDefaults, darkMode: true }, { type: 'LOGIN', session });
    const after = reduceSession({ ...signedIn, userMode: 'admin' }, { type: 'LOGOUT' });
    expect(after).toMatchObject({
      token: '',
      id: '',
      access: '',
      firstName: '',
      lastName: '',
      userRole: [],
      phone: '',
      picture: '',
      authenticated: false,
      userMode: 'user',
    });
    expect(after).toMatchObject({ darkMode: true, lang: 'fa', direction: 'rtl' });
  });

  it('lets the direction follow the language until somebody chose it', () => {
    const english = reduceSession(sessionDefaults, { type: 'RESOLVE_LANGUAGE', lang: 'en' });
    const persian = reduceSession(english, { type: 'TOGGLE_LANGUAGE' });
    expect([english.direction, persian.direction]).toEqual(['ltr', 'rtl']);
    const chosen = reduceSession(persian, { type: 'SET_DIRECTION', direction: 'ltr' });
    expect(
      reduceSession(reduceSession(chosen, { type: 'TOGGLE_LANGUAGE' }), { type: 'TOGGLE_LANGUAGE' }).direction,
    ).toBe('ltr');
  });

  it('toggles and toggles back', () => {
    const all = [
      'TOGGLE_DATE_MODE',
      'TOGGLE_DARK_MODE',
      'TOGGLE_USER_MODE',
      'TOGGLE_MENU_MODE',
      'TOGGLE_SLIDER_MODE',
    ] as const;
    for (const type of all) {
      const before = { ...sessionDefaults, themeChosen: true };
      const once = reduceSession(before, { type });
      expect(once).not.toEqual(before);
      expect(reduceSession(once, { type })).toEqual(before);
    }
  });

  it('takes the layout back to its defaults, and the direction back to the language', () => {
    const own = (['TOGGLE_MENU_MODE', 'TOGGLE_SLIDER_MODE', 'TOGGLE_DIRECTION'] as const).reduce(
      (record, type) => reduceSession(record, { type }),
      reduceSession(sessionDefaults, { type: 'RESOLVE_LANGUAGE', lang: 'fa' }),
    );
    expect(own).toMatchObject({ menuMode: 'icon', sliderMode: 'rail', direction: 'ltr', directionChosen: true });
    expect(reduceSession(own, { type: 'RESET_LAYOUT' })).toMatchObject({
      menuMode: 'dot',
      sliderMode: 'menu',
      direction: 'rtl',
      directionChosen: false,
    });
  });

  it('keeps the very same record for an unknown action', () => {
    expect(reduceSession(sessionDefaults, { type: 'NO_SUCH_ACTION' } as unknown as SessionAction)).toBe(
      sessionDefaults,
    );
  });
});
