import { beforeEach, describe, expect, it, vi } from 'vitest';

type SessionModule = typeof import('./session.ts');

const key = 'porsa|https://forms.test|user';

/** A page of its own: fresh modules, fresh shared state, and the storage that a browser would give. */
async function newPage(stored: string | null | Error): Promise<{
  readonly page: SessionModule;
  readonly kept: Map<string, string>;
  readonly otherTab: (text: string | null) => void;
}> {
  vi.resetModules();
  delete (globalThis as unknown as Record<symbol, unknown>)[Symbol.for('porsa.session')];
  const kept = new Map(typeof stored === 'string' ? [[key, stored]] : []);
  const heard: ((event: { key: string | null; newValue: string | null }) => void)[] = [];
  vi.stubGlobal('addEventListener', (name: string, listener: (typeof heard)[0]) => {
    if (name === 'storage') heard.push(listener);
  });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => {
      if (stored instanceof Error) throw stored;
      return kept.get(name) ?? null;
    },
    setItem: (name: string, text: string) => {
      if (stored instanceof Error) throw stored;
      kept.set(name, text);
    },
  });
  const page = await import('./session.ts');
  return { page, kept, otherTab: (newValue) => heard.forEach((listener) => listener({ key, newValue })) };
}

const session = {
  token: 'secret',
  access: 'user',
  id: '01',
  firstName: 'Sara',
  lastName: 'Ahmadi',
  userRole: [],
  lang: 'fa',
  dateMode: 'fa',
  phone: '',
  picture: '',
  store: null,
  administers: false,
  readsFiles: false,
} as const;

describe('the language that the browser speaks for', () => {
  it('is the page’s where none was given, however else its record has changed', async () => {
    const { page } = await newPage(null);
    page.openSession('https://forms.test');
    page.dispatch({ type: 'SET_DARK_MODE', darkMode: true });
    page.suggestLanguage('en');
    expect(page.$language.get()).toBe('en');
  });

  it.each(['fa', 'en'])('comes too late where the reader has chosen %s meanwhile', async (chosen) => {
    const { page } = await newPage(null);
    page.openSession('https://forms.test');
    page.resolveLanguage(chosen);
    page.suggestLanguage('ar');
    expect(page.$language.get()).toBe(chosen);
  });

  it('comes too late where somebody has signed in meanwhile', async () => {
    const { page } = await newPage(null);
    page.openSession('https://forms.test');
    page.login({ ...session, userRole: [] });
    page.suggestLanguage('en');
    expect(page.$language.get()).toBe('fa');
  });
});

describe('the session of the page', () => {
  beforeEach(() => void vi.unstubAllGlobals());

  it('is kept under product, server and user, without what belongs to the screen', async () => {
    const { page, kept } = await newPage(null);
    page.openSession('https://forms.test');
    page.login({ ...session, userRole: [] });
    page.setScreen({ search: 'Reza', title: 'Files' });
    const record = JSON.parse(kept.get(key) ?? '{}');
    expect(record).toMatchObject({ token: 'secret', authenticated: true, lang: 'fa' });
    expect(Object.keys(record)).not.toContain('search');
    expect(Object.keys(record)).not.toContain('title');
  });

  it('is there again at the next visit', async () => {
    const { page } = await newPage('{"token":"old","authenticated":true,"lang":"en","darkMode":true}');
    page.openSession('https://forms.test');
    expect(page.$session.get()).toMatchObject({
      token: 'old',
      authenticated: true,
      lang: 'en',
      darkMode: true,
      layout: 'page',
    });
    expect(page.$theme.get()).toBe('dark');
  });

  it('keeps the defaults where the stored text is broken or of the wrong kind', async () => {
    for (const text of [
      '{"token":',
      'null',
      '7',
      '{"token":5,"darkMode":"yes","userMode":"root","userRole":"owner"}',
    ]) {
      const { page } = await newPage(text);
      page.openSession('https://forms.test');
      expect(page.$session.get()).toMatchObject({ token: '', darkMode: false, userMode: 'user', userRole: [] });
    }
  });

  it('goes on in memory where storage is blocked', async () => {
    const { page } = await newPage(new Error('SecurityError'));
    page.openSession('https://forms.test');
    page.login({ ...session, userRole: [] });
    expect(page.$session.get().token).toBe('secret');
  });

  it('follows another tab signing in and out', async () => {
    const { page, otherTab } = await newPage(null);
    page.openSession('https://forms.test');
    otherTab('{"token":"theirs","authenticated":true}');
    expect(page.$session.get().token).toBe('theirs');
    otherTab(null);
    expect(page.$session.get()).toMatchObject({ token: '', authenticated: false });
  });

  it('is one for two copies of the script', async () => {
    const first = (await newPage(null)).page;
    vi.resetModules();
    const second: SessionModule = await import('./session.ts');
    expect(second).not.toBe(first);
    first.login({ ...session, userRole: [] });
    expect(second.$session.get().token).toBe('secret');
  });

  it('gives its token to its own server only', async () => {
    const { page } = await newPage(null);
    page.openSession('https://forms.test');
    page.login({ ...session, userRole: [] });
    expect(page.sessionSource('https://forms.test').token()).toBe('secret');
    expect(page.sessionSource('https://evil.test').token()).toBe('');
    page.sessionSource('https://forms.test').end('an older token');
    expect(page.$session.get().authenticated).toBe(true);
    page.sessionSource('https://forms.test').end('secret');
    expect(page.$session.get().authenticated).toBe(false);
  });
});
