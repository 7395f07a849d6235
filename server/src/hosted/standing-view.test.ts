import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handlers } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openHostedServer, type HostedServer } from '../../test/hosted.ts';
import { drawHere } from '../drawing/program.ts';
import { drawForms } from '../first-view/draw-form.ts';
import { keepViews } from '../first-view/keep-views.ts';
import { writeTree } from './document/write-tree.ts';
import { loadRenderer } from './load-renderer.ts';

const firstViews = keepViews({
  draw: drawForms(drawHere),
  clock: () => new Date('2026-05-04T08:00:00Z'),
  logger: { warn: () => undefined },
  filesFor: (parts) => parts.map((part) => `chunks/${part}.js`),
  patienceMs: 600_000,
});

describeEachDatabase('A form’s own page, before any script', (database) => {
  let hosted: HostedServer;
  beforeEach(async () => {
    hosted = await openHostedServer(database, loadRenderer(), {
      settings: { brandColor: '#0a5c36' },
      context: { firstViews },
    });
  });
  afterEach(() => hosted.server.close());
  const open = async (url: string) => hosted.server.inject(url);
  const standing = (html: string) => /<template shadowrootmode="open">(.*)<\/template>/s.exec(html)?.[1];

  test('holds the form as the element draws it, in its language', async () => {
    const { body } = await open('/f/visit?language=fa');
    const inside = standing(body)!;
    expect(inside).toMatch(/<porsa-form-screen class="porsa-screen"><div class="porsa-root[^>]* lang="fa" dir="rtl"/);
    expect(inside).toContain('ویزیت');
    expect(inside).not.toMatch(/<script|<link|\son\w+=/);
    expect(body).toMatch(/<porsa-form category="visit" language="fa" theme="auto"><template/);
  });

  test('notes by itself that its button was pressed, and says in its language what that waits for', async () => {
    for (const [language, words] of [
      ['en', 'as soon as the form is ready'],
      ['fa', 'به‌محض آماده شدن فرم'],
    ] as const) {
      const inside = standing((await open(`/f/visit?language=${language}`)).body)!;
      const [button] = /<button[^>]*data-primary[^>]*>/.exec(inside)!;
      expect(button).toContain(' popovertarget="porsa-pressed" popovertargetaction="show"');
      expect(inside).toMatch(
        new RegExp(`<p id="porsa-pressed" popover="manual" role="status">[^<]*${words}[^<]*</p></porsa-form-screen>`),
      );
      expect(inside.match(/popovertarget=/g)).toHaveLength(1);
    }
  });

  test('gives the element all that it would ask for, without the tree that stands there', async () => {
    const { body } = await open('/f/visit?language=en');
    const [, names, json] = /<script type="application\/json" id="porsa-opened"([^>]*)>(.*?)<\/script>/s.exec(body)!;
    expect(names).toBe(' data-category="visit" data-language="en"');
    const asked = await open('/category/openform?category=visit&language=en');
    const { data } = asked.json<{ data: { view: object } }>();
    expect(JSON.parse(json!)).toEqual({ ...data, view: { ...data.view, tree: [] } });
    expect(body).toContain('<link rel="modulepreload" href="/embed/chunks/result.js" crossorigin="anonymous">');
  });

  test('allows the CSS that it holds, and no other', async () => {
    const { body, headers } = await open('/f/visit?language=en');
    const policy = String(headers['content-security-policy']);
    const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
    const elements = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css!);
    const attributes = [...standing(body)!.matchAll(/ style="([^"]*)"/g)].map(([, css]) => css!);
    expect([elements.length > 2, attributes.length > 0]).toEqual([true, true]);
    for (const css of [...elements, ...attributes]) expect(policy).toContain(hashOf(css));
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|script-src[^;]*sha/);
    expect(elements.join('')).toContain('#0a5c36');
    expect(body).not.toContain('rel="stylesheet"');
  });

  test('is left out of the plain form', async () => {
    const { body, headers } = await open('/f/visit?language=en&plain=1');
    expect([standing(body), body.includes('porsa-opened')]).toEqual([undefined, false]);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  test('stands in the page of a link that brings nothing, for that link alone', async () => {
    const { category } = hosted.clinic;
    const { link } = await store();
    const { body, headers } = await open(`/lnk/${link}?language=en`);
    const shown = standing((await open(`/f/${category}?language=en`)).body);
    expect(shown).toContain('Weight');
    expect(standing(body)).toBe(shown);
    expect(body).toContain(
      `<script type="application/json" id="porsa-opened" data-category="${category}" data-link="${link}" data-language="en">`,
    );
    expect(headers['content-security-policy']).toContain('sha256-');
    const another = await store({ singleUse: true });
    const other = await open(`/lnk/${another.link}?language=en`);
    expect([standing(other.body), other.body.includes(link)]).toEqual([shown, false]);
  });

  test('is left to the element where a link brings answers or leads to a patient file', async () => {
    const file = crypto.randomUUID();
    const { category } = hosted.clinic;
    await handlers['/file/storefile'](hosted.clinic.as('owner'), { id: file, category, patient: { name: 'Saeed' } });
    for (const carried of [{ answers: { weight: 72 } }, { file }]) {
      const { link } = await store(carried);
      const { body, statusCode } = await open(`/lnk/${link}?language=en`);
      expect([statusCode, standing(body), body.includes('porsa-opened')]).toEqual([200, undefined, false]);
    }
  });

  test('is in no page of a link that was used, revoked or has expired, or whose form was closed', async () => {
    const [used, revoked, expired, closed] = [await store(), await store(), await store(), await store()];
    const set = (id: string, values: { used_at: string } | { expires_at: string }) =>
      database.db.updateTable('short_links').set(values).where('id', '=', id).execute();
    const page = async ({ link }: { readonly link: string }) => {
      const { body, statusCode } = await open(`/lnk/${link}?language=en`);
      return [statusCode, standing(body), body.includes('porsa-opened'), body.includes('Weight')];
    };
    const { category } = hosted.clinic;
    const past = '2020-01-01T00:00:00.000Z';
    expect((await page(closed))[0]).toBe(200);
    await set(expired.id, { expires_at: past });
    await set(used.id, { used_at: past });
    await handlers['/app/removelink'](hosted.clinic.as('owner'), { category, id: revoked.id });
    for (const link of [used, expired, revoked]) expect(await page(link)).toEqual([410, undefined, false, false]);
    await database.db
      .updateTable('categories')
      .set({ settings: JSON.stringify({ allowPublicScores: true, withdrawn: true }) })
      .where('id', '=', category)
      .execute();
    expect(await page(closed)).toEqual([410, undefined, false, false]);
  });

  test('is never that of an older version, nor of a form that was closed', async () => {
    await open('/f/visit?language=en');
    const definition = JSON.stringify({ ...(await definitionOf()), title: { en: 'Anew', fa: 'از نو' } });
    await database.db
      .insertInto('versions')
      .values({ ...(await versionOf()), version: 2, definition })
      .execute();
    await database.db.updateTable('categories').set({ version: 2 }).where('id', '=', hosted.clinic.category).execute();
    expect(standing((await open('/f/visit?language=en')).body)).toContain('Anew');
    await database.db
      .updateTable('categories')
      .set({ settings: JSON.stringify({ allowPublicScores: true, withdrawn: true }) })
      .where('id', '=', hosted.clinic.category)
      .execute();
    const closed = await open('/f/visit?language=en');
    expect([closed.statusCode, standing(closed.body)]).toEqual([410, undefined]);
  });

  const store = (more: object = {}) =>
    handlers['/app/storelink'](hosted.clinic.as('owner'), { kind: 'form', category: hosted.clinic.category, ...more });
  const versionOf = () =>
    database.db
      .selectFrom('versions')
      .selectAll()
      .where('category', '=', hosted.clinic.category)
      .executeTakeFirstOrThrow();
  const definitionOf = async () => JSON.parse((await versionOf()).definition) as object;
});

test('A tree is written so that a browser reads the same nodes, whatever its texts hold', () => {
  const { html, inlineStyles } = writeTree([
    ['p', { title: '"<b>&', style: '--_span:12' }, '<script>', ['!', {}, ' '], '&amp;'],
    ['input', { value: '' }],
    ['textarea', {}, '\nline'],
    ['p', { style: '--_span:12' }],
  ]);
  expect(html.text).toBe(
    '<p title="&quot;&lt;b&gt;&amp;" style="--_span:12">&lt;script&gt;<!-- -->&amp;amp;</p><input value=""><textarea>\n\nline</textarea><p style="--_span:12"></p>',
  );
  expect(inlineStyles).toEqual(['--_span:12']);
});
