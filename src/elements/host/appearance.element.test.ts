import { expect } from '@open-wc/testing';
import { sessionDefaults } from '../../store/session-record.ts';
import { resolveAppearance } from './appearance.ts';
import { toPreferences } from './reader.ts';

/** Of an element on a page of a language, at an address, for a reader whose browser speaks English. */
function languageAt(search: string, around: string, wishes = {}, preferences = {}): string {
  const page = document.createElement('div');
  page.lang = around;
  const element = page.appendChild(document.createElement('p'));
  const here = location.href;
  history.replaceState(null, '', `${location.pathname}${search}`);
  try {
    return resolveAppearance(element, wishes, preferences).language;
  } finally {
    history.replaceState(null, '', here);
  }
}

describe('The theme of an element', () => {
  it('is its attribute’s, then the reader’s choice; without either the system’s in the portal, and light elsewhere', () => {
    const system = window.matchMedia;
    window.matchMedia = (query) => Object.assign(new EventTarget() as MediaQueryList, { media: query, matches: true });
    const themeOf = (tag: string, wishes = {}, preferences = {}) =>
      resolveAppearance(document.createElement(tag), wishes, preferences).theme;
    try {
      expect(themeOf('porsa-dashboard')).to.equal('dark');
      expect(themeOf('porsa-dashboard', {}, { theme: 'light' })).to.equal('light');
      expect(themeOf('porsa-dashboard', { theme: 'light' }, { theme: 'dark' })).to.equal('light');
      expect(themeOf('porsa-form')).to.equal('light');
      const signedIn = { ...sessionDefaults, authenticated: true };
      expect(themeOf('porsa-dashboard', {}, toPreferences(signedIn))).to.equal('dark');
      expect(themeOf('porsa-dashboard', {}, toPreferences({ ...signedIn, themeChosen: true }))).to.equal('light');
      expect(themeOf('porsa-form', {}, toPreferences(signedIn))).to.equal('light');
      expect(themeOf('porsa-form', {}, toPreferences({ ...signedIn, darkMode: true }))).to.equal('dark');
      expect(themeOf('porsa-form', { theme: 'auto' })).to.equal('dark');
    } finally {
      window.matchMedia = system;
    }
  });
});

describe('The language of an element', () => {
  it('is its attribute’s, then the reader’s choice, then the address’s, and then the browser’s', () => {
    expect(languageAt('?language=fa', 'fa', { language: 'en' }, { language: 'fa' })).to.equal('en');
    expect(languageAt('?language=en', 'en', {}, { language: 'fa' })).to.equal('fa');
    expect(languageAt('?language=fa', 'en')).to.equal('fa');
    expect(languageAt('?lng=fa', 'en')).to.equal('fa');
    expect(languageAt('?language=xx', 'fa')).to.equal('en');
  });
});
