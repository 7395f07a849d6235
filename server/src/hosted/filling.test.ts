import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { handlers } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { formOf, openHostedServer, type HostedServer } from '../../test/hosted.ts';
import { loadRenderer } from './load-renderer.ts';

const yesOrNo = [
  { text: 'Yes', value: 'yes' },
  { text: 'No', value: 'no' },
];

const smoking = formOf(
  [
    [
      { name: 'smokes', type: 'flatview', title: 'Do you smoke?', mandatory: true, options: yesOrNo },
      { name: 'packs', type: 'number', title: 'Packs a day', mandatory: true, max: 10 },
    ],
    [
      { name: 'weight', type: 'number', title: 'Weight', mandatory: true, min: 1 },
      { name: 'height', type: 'number', title: 'Height', defaultvalue: 170 },
      { name: 'bmi', type: 'calculated', title: 'BMI', formula: 'ROUND(weight / (height/100)^2, 1)' },
    ],
  ],
  {
    conditions: [{ id: 'c1', kind: 'visibility', target: 'q-packs', when: 'smokes = "yes"' }],
    endings: [
      {
        id: 'e1',
        severity: 'danger',
        when: 'packs > 5',
        title: 'Call us',
        links: [{ text: 'Call', href: 'tel:+982112345' }],
      },
    ],
  },
);

describeEachDatabase('A form filled without scripts', (database) => {
  let hosted: HostedServer;
  const openWith = async (
    ...options: Parameters<typeof openHostedServer> extends [unknown, unknown, ...infer More] ? More : never
  ) => {
    hosted = await openHostedServer(database, loadRenderer(), ...options);
    return hosted.browser;
  };
  const begin = (language = 'en') => hosted.browser.open(`/f/visit?language=${language}&plain=1`);
  const send = (...sending: Parameters<HostedServer['browser']['send']>) => hosted.browser.send(...sending);
  beforeEach(async () => {
    await openWith({ definition: smoking });
  });
  afterEach(() => hosted.server.close());

  /** To the review, with both pages answered. */
  const answered = async () => {
    const second = await send(await begin(), { fill: { smokes: 'no' } });
    return send(second, { fill: { weight: '80' } });
  };

  test('goes page by page to the review and the outcome, and is stored as it was answered', async () => {
    const second = await send(await begin(), { fill: { smokes: 'no' } });
    expect([second.status, second.text]).toEqual([200, expect.stringContaining('Step 2 of 2')]);
    const review = await send(second, { fill: { weight: '۸۰' } });
    expect(review.text).toContain('Nothing has been sent yet');
    expect(review.headers['cache-control']).toBe('no-store');
    expect(await hosted.entries()).toEqual([]);
    expect(review.all('dd').map(({ text }) => text)).toEqual(['No', '80', '170', '27.7']);
    const outcome = await send(review);
    expect([outcome.status, outcome.text]).toEqual([200, expect.stringContaining('Your answers have been sent')]);
    expect(outcome.text).toContain('27.7');
    expect(await hosted.entries()).toMatchObject([{ answers: { smokes: 'no', weight: 80, height: 170, bmi: 27.7 } }]);
  });

  test('sent again, by a reload or a second press, is stored once and shows the same outcome', async () => {
    const review = await answered();
    const [first, second] = await Promise.all([send(review), send(review)]);
    hosted.context.clock.advance(3 * 60 * 60 * 1000);
    const later = await send(review);
    expect([first.status, second.status, later.status]).toEqual([200, 200, 200]);
    expect([second.text, later.text]).toEqual([first.text, first.text]);
    expect(await hosted.entries()).toHaveLength(1);
  });

  test('changed after it was sent is another entry only once that was said, and asked for', async () => {
    const review = await answered();
    await send(review);
    const second = await send(review, { press: '_go:change:page2' });
    const again = await send(second, { fill: { weight: '90' } });
    const said = await send(again);
    expect([said.status, said.text]).toEqual([409, expect.stringContaining('These answers were sent before')]);
    expect(await hosted.entries()).toHaveLength(1);
    expect((await send(said)).status).toBe(200);
    const stored = await hosted.entries();
    expect(stored.map(({ answers }) => (answers as { weight: number }).weight).sort()).toEqual([80, 90]);
  });

  test('says what is missing or wrong at the top, with a way to each question, and keeps what was typed', async () => {
    const page = await send(await begin(), { fill: { smokes: 'yes' } });
    expect(page.text).toContain('one more question');
    const wrong = await send(page, { fill: { packs: '40' } });
    expect(wrong.status).toBe(422);
    expect(wrong.all('title')[0]?.['text']).toMatch(/^Error: /);
    const link = wrong.all('a').find(({ text }) => text?.startsWith('Packs a day'));
    expect(link?.['href']).toBe('#q-packs');
    const control = wrong.all('input').find(({ id }) => id === 'q-packs');
    expect(control).toMatchObject({ value: '40', 'aria-invalid': 'true' });
    expect(wrong.all('p').map(({ id }) => id)).toContain(control?.['aria-describedby']);
    expect(wrong.fields).toContainEqual(['smokes', 'yes']);
  });

  test('shows questions that come up because of the answers before it goes on', async () => {
    const up = await send(await begin(), { fill: { smokes: 'yes' } });
    expect([up.status, up.text]).toEqual([200, expect.stringContaining('Packs a day')]);
    expect(up.all('a').map(({ href }) => href)).toContain('#q-packs');
    expect((await send(up, { fill: { packs: '1' } })).text).toContain('Step 2 of 2');
  });

  test('goes back with what was typed, wrong or not, and forward again', async () => {
    const second = await send(await begin(), { fill: { smokes: 'no' } });
    const first = await send(second, { press: '_go:back', fill: { weight: 'much', height: '' } });
    expect(first.fields).toContainEqual(['smokes', 'no']);
    const again = await send(first);
    expect(again.all('input').find(({ id }) => id === 'q-weight')?.['value']).toBe('much');
    expect(again.all('input').find(({ id }) => id === 'q-height')?.['value']).toBe('');
    expect((await send(again)).status).toBe(422);
  });

  test('an answer that is changed in the review leads back to it', async () => {
    const second = await send(await answered(), { press: '_go:change:page1' });
    expect(second.fields).toContainEqual(['smokes', 'no']);
    const up = await send(second, { fill: { smokes: 'yes' } });
    const review = await send(up, { fill: { packs: '2' } });
    expect(review.text).toContain('Packs a day');
    await send(review);
    expect(await hosted.entries()).toMatchObject([{ answers: { smokes: 'yes', packs: 2, weight: 80 } }]);
  });

  test('urgent advice stands before the answers are sent, and first in the outcome', async () => {
    const up = await send(await begin(), { fill: { smokes: 'yes' } });
    const review = await send(await send(up, { fill: { packs: '6' } }), { fill: { weight: '80' } });
    for (const page of [review, await send(review)]) {
      expect(page.text).toContain('Call us');
      expect(page.all('a').map(({ href }) => href)).toContain('tel:+982112345');
    }
  });

  test('changes its language with all that was typed', async () => {
    const second = await send(await begin(), { fill: { smokes: 'no' } });
    const persian = await send(second, {
      press: '_go:stay',
      action: '/f/visit?language=fa&plain=1',
      fill: { weight: '80.5' },
    });
    expect(persian.all('html')[0]).toMatchObject({ lang: 'fa', dir: 'rtl' });
    expect(persian.text).toContain('مرحلهٔ ۲ از ۲');
    const review = await send(persian);
    expect(review.all('dd').map(({ text }) => text)).toContain('۸۰٫۵');
    await send(review);
    expect(await hosted.entries()).toMatchObject([{ answers: { weight: 80.5 } }]);
  });

  test('changes its language from the page that is whole in its HTML, with all that was typed there', async () => {
    const page = await hosted.browser.open('/f/visit?language=en');
    const [persian] = page.all('button').filter(({ text, formaction }) => text === 'فارسی' && formaction);
    const second = await send(page, {
      press: persian!['name']!,
      action: persian!['formaction']!,
      fill: { smokes: 'no' },
    });
    expect(second.all('html')[0]).toMatchObject({ lang: 'fa', dir: 'rtl' });
    expect(second.all('input').filter(({ name, checked }) => name === 'smokes' && checked !== undefined)).toMatchObject(
      [{ value: 'no' }],
    );
  });

  test('shows its outcome in the other language, and stores nothing by that', async () => {
    const outcome = await send(await answered());
    expect(outcome.all('html')[0]).toMatchObject({ lang: 'en' });
    const [button] = outcome.all('button').filter(({ text }) => text === 'فارسی');
    const again = await send(outcome, { press: button!['name']!, action: button!['formaction']! });
    expect([again.status, again.all('html')[0]?.['lang']]).toEqual([200, 'fa']);
    const reference = (page: typeof outcome) => page.all('bdi')[0]?.['text'];
    expect(reference(again)).toBe(reference(outcome));
    expect(again.all('h1')[0]?.['text']).toBe('سپاسگزاریم. پاسخ‌های شما ارسال شد.');
    expect(await hosted.entries()).toHaveLength(1);
  });

  test('the first button of each page goes on: the Enter key presses that one', async () => {
    const first = await begin();
    for (const page of [first, await send(first), await answered()]) {
      const [button] = page.all('button').filter(({ form }) => form === undefined || form === 'plain-form');
      expect(button?.['name']).toBe('_go:next');
    }
  });

  describe('refuses', () => {
    const stays = async (page: Awaited<ReturnType<typeof begin>>, status: number, words: string) => {
      expect([page.status, page.text]).toEqual([status, expect.stringContaining(words)]);
      expect(await hosted.entries()).toEqual([]);
    };
    const draftOf = (page: Awaited<ReturnType<typeof begin>>) =>
      page.fields.find(([name]) => name === '_draft:')?.[1] ?? '';

    test('a hidden field that was changed, left out or made up', async () => {
      const review = await answered();
      const sealed = draftOf(review);
      const flipped = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
      for (const draft of [flipped, '', 'x.y', JSON.stringify({ id: 'x', version: 1 })])
        await stays(await send(review, { fill: { '_draft:': draft } }), 400, 'can’t be continued');
    });

    test('the hidden field of another form, and of another address of the same', async () => {
      const review = await answered();
      await stays(
        await send(review, { action: `/f/${hosted.clinic.category}?language=en` }),
        400,
        'can’t be continued',
      );
    });

    test('pages of other websites, and of frames that hide where they are', async () => {
      const review = await answered();
      const foreign: readonly Readonly<Record<string, string>>[] = [
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
        { 'sec-fetch-site': 'same-site', origin: 'https://other.forms.test' },
        { 'sec-fetch-site': 'same-origin', origin: 'null' },
        { 'sec-fetch-site': 'same-origin', origin: 'https://evil.test', host: 'evil.test' },
      ];
      for (const headers of foreign) await stays(await send(review, { headers }), 403, 'another website');
      expect((await send(review)).status).toBe(200);
    });

    test('answers that break a rule on another page than the one sent, with a button that leads there', async () => {
      const second = await send(await begin(), { fill: { smokes: 'no' } });
      const first = await send(second, { press: '_go:back' });
      const jumped = await send(first, { press: '_go:change:page2', fill: { smokes: [] } });
      const wrong = await send(jumped, { fill: { weight: '80' } });
      await stays(wrong, 422, 'Do you smoke?');
      expect((await send(wrong, { press: '_go:change:page1' })).text).toContain('Step 1 of 2');
    });
  });

  test('withdrawn in between, it shows the answers for keeping and stores nothing', async () => {
    const review = await answered();
    await database.db
      .updateTable('categories')
      .set({ settings: JSON.stringify({ allowPublicScores: true, withdrawn: true }) })
      .where('id', '=', hosted.clinic.category)
      .execute();
    for (const page of [await send(review), await send(review, { press: '_go:change:page2' })]) {
      expect([page.status, page.buttons]).toEqual([410, []]);
      expect(page.text).toContain('This form was closed while you filled it in');
      expect(page.all('dd').map(({ text }) => text)).toContain('80');
    }
    expect(await hosted.entries()).toEqual([]);
  });

  test('withdrawn after it was sent, a reload still shows the outcome', async () => {
    const review = await answered();
    const outcome = await send(review);
    await database.db
      .updateTable('categories')
      .set({ settings: JSON.stringify({ allowPublicScores: true, withdrawn: true }) })
      .where('id', '=', hosted.clinic.category)
      .execute();
    expect((await send(review)).text).toBe(outcome.text);
  });

  test('published anew in between, it goes on in the version that it was begun in', async () => {
    const second = await send(await begin(), { fill: { smokes: 'no' } });
    const { clinic } = hosted;
    const as = clinic.as('owner');
    const { rev } = await handlers['/category/getdraft'](as, { category: clinic.category });
    const definition = formOf([[{ name: 'other', type: 'text', title: 'Another form' }]]);
    await handlers['/category/storedraft'](as, { category: clinic.category, rev, definition });
    await handlers['/category/publish'](as, { category: clinic.category });
    const review = await send(second, { fill: { weight: '80' } });
    expect((await send(review)).status).toBe(200);
    expect(await hosted.entries()).toMatchObject([{ version: 1, answers: { smokes: 'no', weight: 80 } }]);
    expect((await begin()).text).toContain('Another form');
  });

  test('busy, it keeps the answers on the page and takes them later', async () => {
    await hosted.server.close();
    let wait = 0;
    await openWith({ definition: smoking, context: { publicEntries: async () => wait } });
    const review = await answered();
    wait = 20;
    const refused = await send(review);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '20']);
    expect(refused.text).toContain('Nothing you typed was lost');
    wait = 0;
    expect((await send(refused)).status).toBe(200);
    expect(await hosted.entries()).toMatchObject([{ answers: { weight: 80 } }]);
  });
});
