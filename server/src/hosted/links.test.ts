import { afterEach, beforeEach, expect, test } from 'vitest';
import { handlers } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { formOf, openHostedServer, type HostedServer } from '../../test/hosted.ts';
import { loadRenderer } from './load-renderer.ts';

const twoPages = formOf([
  [{ name: 'weight', type: 'number', title: 'Weight', mandatory: true }],
  [{ name: 'note', type: 'note', title: 'Note' }],
]);

describeEachDatabase('The page of a link to a form', (database) => {
  let hosted: HostedServer;
  beforeEach(async () => {
    hosted = await openHostedServer(database, loadRenderer(), {
      definition: twoPages,
      settings: { requireNameForSave: true },
    });
  });
  afterEach(() => hosted.server.close());
  const owner = () => hosted.clinic.as('owner');
  const store = async (body: object = {}) =>
    handlers['/app/storelink'](owner(), { kind: 'form', category: hosted.clinic.category, ...body });
  const open = (link: string) => hosted.browser.open(`/lnk/${link}?language=en&plain=1`);
  const send = (...sending: Parameters<HostedServer['browser']['send']>) => hosted.browser.send(...sending);
  const review = async (link: string) => {
    const second = await send(await open(link), { fill: { weight: '80', '_patient.name': 'Sara Amini' } });
    return send(second);
  };
  const refused = (page: Awaited<ReturnType<typeof open>>) => [page.status, page.all('h1')[0]?.['text']];

  test('begins with the answers and the language that it carries, none of them in its address', async () => {
    const { link, url } = await store({ answers: { weight: 72.5 }, language: 'fa' });
    expect(url).not.toContain('72.5');
    const page = await hosted.browser.open(`/lnk/${link}?plain=1`, { 'accept-language': 'en' });
    expect(page.all('html')[0]?.['lang']).toBe('en');
    const inPersian = await hosted.browser.open(`/lnk/${link}?plain=1`);
    expect(inPersian.all('html')[0]?.['lang']).toBe('fa');
    expect(inPersian.all('input').find(({ id }) => id === 'q-weight')?.['value']).toBe('۷۲٫۵');
    expect(inPersian.headers['cache-control']).toBe('no-store');
    expect(page.all('meta')).toContainEqual(expect.objectContaining({ name: 'robots', content: 'noindex' }));
  });

  test('shows what it carries to its own readers alone, whoever opens the form next', async () => {
    const [carrying, empty] = [await store({ answers: { weight: 72 } }), await store()];
    const weightAt = async (path: string) =>
      (await hosted.browser.open(`${path}?language=en&plain=1`)).all('input').find(({ id }) => id === 'q-weight')?.[
        'value'
      ];
    expect(await weightAt(`/lnk/${carrying.link}`)).toBe('72');
    for (const path of [`/lnk/${empty.link}`, '/f/visit']) expect((await weightAt(path)) ?? '').toBe('');
    expect(await weightAt(`/lnk/${carrying.link}`)).toBe('72');
  });

  test('becomes the element with the link, where scripts run', async () => {
    const { link } = await store();
    const page = await hosted.browser.open(`/lnk/${link}?language=en`);
    expect(page.all('porsa-form')[0]).toMatchObject({ link, language: 'en' });
    expect(page.all('link').map(({ rel }) => rel)).not.toContain('canonical');
    expect(page.all('meta')).toContainEqual(expect.objectContaining({ name: 'robots', content: 'noindex' }));
  });

  test('of a single use is used up by one response, whose outcome a reload still shows', async () => {
    const { link } = await store({ singleUse: true });
    const [one, two] = [await review(link), await review(link)];
    const outcome = await send(one);
    expect([outcome.status, outcome.text]).toEqual([200, expect.stringContaining('have been sent')]);
    expect(outcome.all('a').map(({ text }) => text)).not.toContain('Fill in again');
    expect((await send(one)).text).toBe(outcome.text);
    const late = await send(two);
    expect([late.status, late.text, late.buttons]).toEqual([410, expect.stringContaining('80'), []]);
    const used = await open(link);
    expect(refused(used)).toEqual([410, 'This link has already been used']);
    expect(used.text).toContain('Clinic');
    expect(await hosted.entries()).toHaveLength(1);
  });

  test('adds to the patient file that it was made for, and asks nobody who the patient is', async () => {
    const file = crypto.randomUUID();
    await handlers['/file/storefile'](owner(), {
      id: file,
      category: hosted.clinic.category,
      patient: { name: 'Saeed Moradi' },
    });
    const { link } = await store({ file, singleUse: true });
    const page = await open(link);
    expect(page.text).not.toContain('Full name');
    expect(page.html).not.toContain('Saeed');
    const last = await send(await send(page, { fill: { weight: '80' } }));
    const outcome = await send(last);
    expect([outcome.status, (await send(last)).text]).toEqual([200, outcome.text]);
    const [entry] = await database.db.selectFrom('entries').select(['file', 'source']).execute();
    expect(entry).toEqual({ file, source: 'https://forms.test/lnk' });
  });

  test('that was revoked takes no more, and shows what was typed', async () => {
    const { link, id } = await store();
    const page = await review(link);
    await handlers['/app/removelink'](owner(), { category: hosted.clinic.category, id });
    const over = await send(page);
    expect([over.status, over.text]).toEqual([410, expect.stringContaining('Sara Amini')]);
    expect(refused(await open(link))).toEqual([410, 'This link no longer works']);
    expect(await hosted.entries()).toEqual([]);
  });

  test('does not take the pages of another link, nor of the form itself', async () => {
    const [one, other] = [await store(), await store()];
    const page = await review(one.link);
    for (const action of [`/lnk/${other.link}?language=en`, '/f/visit?language=en'])
      expect((await send(page, { action })).status).toBe(400);
    expect(await hosted.entries()).toEqual([]);
  });
});
