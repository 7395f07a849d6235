import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openHostedServer, type HostedServer } from '../../test/hosted.ts';
import { rateLimits } from '../http/limits/limits.ts';
import { loadRenderer } from './load-renderer.ts';

describeEachDatabase('The page of a form', (database) => {
  let hosted: HostedServer;
  beforeEach(async () => {
    hosted = await openHostedServer(database, loadRenderer(), { settings: { brandColor: '#0a5c36' } });
  });
  afterEach(() => hosted.server.close());
  const open = (url: string, headers?: Readonly<Record<string, string>>) => hosted.browser.open(url, headers);

  test('is whole in its HTML: whose it is, what it asks, and a card for messengers', async () => {
    const page = await open('/f/visit?language=fa');
    expect(page.status).toBe(200);
    expect(page.all('html')[0]).toMatchObject({ lang: 'fa', dir: 'rtl' });
    expect(page.all('title')[0]?.['text']).toBe('ویزیت – Clinic');
    expect(page.all('h1').map(({ text }) => text)).toEqual(['ویزیت']);
    expect(page.text).toContain('Weight');
    const meta = Object.fromEntries(page.all('meta').map((one) => [one['property'] ?? one['name'], one['content']]));
    expect(meta).toMatchObject({
      'og:title': 'ویزیت',
      'og:site_name': 'Clinic',
      'og:locale': 'fa_IR',
      'og:url': 'https://forms.test/f/visit?language=fa',
      'twitter:card': 'summary_large_image',
      'og:image': 'https://forms.test/portal/card.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'theme-color': '#0a5c36',
      description: 'Clinic از شما دعوت می‌کند این فرم را پر کنید: ویزیت.',
    });
    expect(meta['robots']).toBeUndefined();
    const links = page.all('link').map(({ rel, href, hreflang }) => [rel, hreflang, href]);
    expect(links).toContainEqual(['canonical', undefined, 'https://forms.test/f/visit?language=fa']);
    expect(links).toContainEqual(['alternate', 'en', 'https://forms.test/f/visit?language=en']);
    expect(links).toContainEqual(['stylesheet', undefined, '/f/brand.css?color=0a5c36']);
    expect(page.all('a').map(({ href }) => href)).toContain('/f/visit?language=en');
  });

  test('is in a language of which only texts were added: what stands around the form; the form’s own words are English', async () => {
    for (const url of ['/f/visit?language=ar', '/f/visit?language=ar&plain']) {
      const page = await open(url);
      expect(page.status).toBe(200);
      expect(page.all('html')[0]).toMatchObject({ lang: 'ar', dir: 'rtl' });
      expect(page.all('h1').map(({ text }) => text)).toEqual(['Visit']);
      expect(page.text).toContain('إرسال');
      expect(page.text).toContain('لم يراجع هذه الترجمة متحدث أصلي بعد');
    }
    const links = (await open('/f/visit?language=ar')).all('a').map(({ hreflang, text }) => [hreflang, text]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['en', 'English'],
        ['fa', 'فارسی'],
      ]),
    );
    const spoken = await open('/f/visit', { 'accept-language': 'ar-EG,ar;q=0.9' });
    expect(spoken.all('html')[0]).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  test('says in Arabic why there is no form', async () => {
    const page = await open('/f/nothing?language=ar');
    expect(page.status).toBe(404);
    expect(page.all('html')[0]).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(page.text).toMatch(/[\u0621-\u064a]{3}/);
  });

  const settings = (more: CategorySettings) =>
    database.db
      .updateTable('categories')
      .set({ settings: JSON.stringify({ allowPublicScores: true, ...more }) })
      .where('id', '=', hosted.clinic.category)
      .execute();
  const metaAt = async (url: string) =>
    Object.fromEntries((await open(url)).all('meta').map((one) => [one['property'] ?? one['name'], one['content']]));

  test('has the clinic’s logo on its card, where it has one', async () => {
    await settings({ logo: { picture: 'p'.repeat(22), width: 240, height: 80 } });
    expect(await metaAt('/f/visit?language=en')).toMatchObject({
      'og:image': `https://forms.test/images/${'p'.repeat(22)}`,
      'og:image:width': '240',
      'og:image:height': '80',
      'og:image:alt': 'Clinic',
      'twitter:card': 'summary',
    });
  });

  test('is to be found by search engines only as its form says', async () => {
    expect((await metaAt('/f/visit'))['robots']).toBeUndefined();
    await settings({ unlisted: true });
    expect(await metaAt('/f/visit')).toMatchObject({ robots: 'noindex', 'og:title': 'Visit' });
  });

  test('becomes the element where scripts run, and stands in its place where they do not', async () => {
    const page = await open('/f/visit?language=en');
    expect(page.all('porsa-form')[0]).toMatchObject({ category: 'visit', language: 'en' });
    expect(page.html).toMatch(/<noscript><form[^>]* method="post"/);
    expect(page.all('script')).toEqual([{ defer: '', src: '/embed/porsa.js', text: '' }]);
    expect(page.all('a').map(({ href }) => href)).toContain('/f/visit?language=en&plain=1');
  });

  test('asked for in its plain form loads no script and allows none', async () => {
    const page = await open('/f/visit?language=en&plain=1');
    expect(page.all('script')).toEqual([]);
    expect(page.html).not.toMatch(/<noscript|<porsa-form|\sstyle=|\son\w+=/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('script-src');
  });

  test('sets no cookie, is kept for no other visit, and tells its address to this server alone', async () => {
    for (const [url, cache] of [
      ['/f/visit', 'private, no-cache'],
      ['/f/visit?plain=1', 'private, no-cache'],
      ['/f/nothing', 'no-store'],
    ] as const) {
      const { headers } = await open(url);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers).toMatchObject({ 'cache-control': cache, 'referrer-policy': 'same-origin' });
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
  });

  test('is in the language of its address, or the browser’s, or its own', async () => {
    const languageAt = async (url: string, accept?: string) =>
      (await open(url, accept === undefined ? {} : { 'accept-language': accept })).all('html')[0]?.['lang'];
    expect([
      await languageAt('/f/visit?language=en', 'fa-IR'),
      await languageAt('/f/visit', 'fa-IR,en;q=0.5'),
      await languageAt('/f/visit', 'de'),
      await languageAt('/f/visit?language=xx'),
      await languageAt('/f/visit?lng=fa', 'en'),
    ]).toEqual(['en', 'fa', 'en', 'en', 'fa']);
  });

  test('is found by the id of its form, too', async () => {
    const page = await open(`/f/${hosted.clinic.category}?language=en`);
    expect([page.status, page.all('h1')[0]?.['text']]).toEqual([200, 'Visit']);
  });

  test('has its style in files, the clinic’s colour among them', async () => {
    const style = await hosted.server.inject({ url: '/f/style.css' });
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(style.headers['cache-control']).toBe('public, max-age=300');
    const [current] = (await open('/f/visit')).html.match(/\/f\/style\.css\?v=\w+/) ?? [];
    expect((await hosted.server.inject({ url: current! })).headers['cache-control']).toContain('immutable');
    expect((await hosted.server.inject({ url: '/f/brand.css?color=0a5c36' })).body).toContain('#0a5c36');
    for (const color of ['', 'red', '0a5c36;x', 'ffffff'])
      expect(
        (await hosted.server.inject({ url: `/f/brand.css?color=${encodeURIComponent(color)}` })).statusCode,
      ).not.toBe(200);
  });

  test.each([
    ['en', '/f/no-such-form', 404, 'There is no form at this address'],
    ['fa', '/f/no-such-form', 404, 'در این نشانی فرمی نیست'],
    ['en', '/lnk/abcdefghjkmn', 410, 'This link no longer works'],
    ['fa', '/lnk/abcdefghjkmn', 410, 'این لینک دیگر کار نمی‌کند'],
  ] as const)('that does not exist says so in %s: %s', async (language, url, status, words) => {
    const page = await open(`${url}?language=${language}`);
    expect([page.status, page.all('h1')[0]?.['text'], page.all('html')[0]?.['lang']]).toEqual([
      status,
      words,
      language,
    ]);
    expect(page.all('meta')).toContainEqual(expect.objectContaining({ name: 'robots', content: 'noindex' }));
  });

  test('is as unknown as any where the form is not open to all', async () => {
    const { clinic, server } = hosted;
    const settingsOf = (settings: object) =>
      database.db
        .updateTable('categories')
        .set({ settings: JSON.stringify(settings) })
        .where('id', '=', clinic.category)
        .execute();
    await settingsOf({ allowPublicScores: false });
    const [closed, unknown] = [await open('/f/visit?language=en'), await open('/f/no-such-form?language=en')];
    expect([closed.status, closed.html]).toEqual([404, unknown.html.replaceAll('no-such-form', 'visit')]);
    await settingsOf({ allowPublicScores: true, withdrawn: true });
    const withdrawn = await open('/f/visit?language=en');
    expect([withdrawn.status, withdrawn.all('h1')[0]?.['text']]).toEqual([410, 'This form is closed']);
    expect(withdrawn.all('title')[0]?.['text']).toBe('This form is closed – Clinic');
    await settingsOf({ allowPublicScores: true, allowedOrigins: ['https://elsewhere.test'] });
    expect((await open('/f/visit')).status).toBe(200);
    expect(server).toBeDefined();
  });

  test('that is asked for too often says when it can be asked for again', async () => {
    await hosted.server.close();
    hosted = await openHostedServer(database, loadRenderer(), {
      limits: { ...rateLimits, general: { max: 2, spanMs: 60_000 }, shedding: undefined },
    });
    await open('/f/visit');
    await open('/f/visit');
    const page = await open('/f/visit?language=en');
    expect([page.status, page.headers['retry-after'], page.all('h1')[0]?.['text']]).toEqual([
      429,
      '60',
      'Too many requests',
    ]);
    expect(page.text).toContain('Wait 60 seconds');
  });

  test('says that the server is at fault where it is', async () => {
    await hosted.server.close();
    const broken = { ...loadRenderer(), draw: () => Promise.reject(new Error('no page')) };
    hosted = await openHostedServer(database, broken);
    const page = await open('/f/visit?language=fa');
    expect([page.status, page.all('h1')[0]?.['text']]).toEqual([500, 'مشکلی از سوی ما پیش آمده است']);
  });

  test('is drawn once a minute however many open it, anew at once where it changes, and each has an entry of their own', async () => {
    await hosted.server.close();
    const real = loadRenderer();
    let drawn = 0;
    const counting = {
      ...real,
      draw: (request: Parameters<typeof real.draw>[0]) => {
        drawn += 1;
        return real.draw(request, '');
      },
    };
    hosted = await openHostedServer(database, counting);
    const pages = [await open('/f/visit?language=en&plain=1'), await open('/f/visit?language=en&plain=1')];
    expect(drawn).toBe(1);
    for (const page of pages) expect((await hosted.browser.send(page, { fill: { weight: '80' } })).status).toBe(200);
    expect(await hosted.entries()).toHaveLength(2);
    const before = drawn;
    await open('/f/visit?language=fa&plain=1');
    expect(drawn).toBe(before + 1);
    await database.db
      .updateTable('categories')
      .set({ settings: JSON.stringify({ allowPublicScores: true, requireNameForSave: true }) })
      .where('id', '=', hosted.clinic.category)
      .execute();
    expect((await open('/f/visit?language=en&plain=1')).text).toContain('Full name');
    hosted.context.clock.advance(60_000);
    await open('/f/visit?language=en&plain=1');
    expect(drawn).toBe(before + 3);
  });
});
