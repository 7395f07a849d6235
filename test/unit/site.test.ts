import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from '../../docs/.vitepress/theme/playground/link.ts';
import { eventNames } from '../../docs/.vitepress/theme/event-log.ts';
import { createManifest } from '../../scripts/custom-elements.ts';
import { foldTerm } from '../../scripts/site/fold-term.ts';
import { elementPages } from '../../scripts/site/element-pages.ts';
import { siteLink } from '../../scripts/site/links.ts';
import { siteForms } from '../../scripts/site/site-forms.ts';
import { withoutInline } from '../../scripts/site/without-inline.ts';
import { samples } from '../../demo/samples/index.ts';
import { instruments } from '../../src/library/instruments.ts';
import { drawPages } from '../support/site/pages.ts';

describe('A page of the site', () => {
  const head = '<head><script id="dark">early()</script><script src="/a.js"></script></head>';

  it('has no script in it: what stood there is in a file that it loads', () => {
    const { html, scripts } = withoutInline(`<html>${head}<body></body></html>`, '/help/');
    expect(scripts).toEqual(['early()']);
    expect(html).not.toContain('early()');
    expect(html).toContain('<script src="/a.js"></script>');
    expect(html).toContain('<script src="/help/early.js"></script>');
  });

  it('has no style in a tag, and shows one in a text as it is', () => {
    const { html } = withoutInline('<p class="a" style="color:red" id="b">style="x" and &lt;p style="y"&gt;</p>', '/');
    expect(html).toBe('<p class="a" id="b">style="x" and &lt;p style="y"&gt;</p>');
  });
});

describe('A link within the repository', () => {
  it.each([
    ['access.md#files', 'docs/links.md', '/access#files'],
    ['../README.md', 'docs/links.md', '/'],
    ['docs/glossary.md', 'CONTRIBUTING.md', '/glossary'],
    ['decisions/README.md', 'docs/links.md', '/decisions/'],
    ['forms.fa.md', 'docs/forms.md', '/fa/forms'],
    ['../playground.md?form=phq-9', 'docs/instruments/phq-9.md', '/playground?form=phq-9'],
    ['https://example.org/a.md', 'docs/links.md', 'https://example.org/a.md'],
    ['#below', 'docs/links.md', '#below'],
  ])('%s of %s leads to %s', (link, page, address) => expect(siteLink(link, page)).toBe(address));

  it.each(['../src/engine/live-form.ts', '../bench/RESULTS.md', 'forms.data.ts'])(
    'to %s, which is no page, leads nowhere',
    (link) => expect(siteLink(link, 'docs/links.md')).toBeUndefined(),
  );
});

describe('The pages of the elements', () => {
  const pages = new Map(elementPages().map(({ params, content }) => [params['element'], content]));

  it.each(createManifest().modules.flatMap(({ declarations }) => declarations))(
    '$tagName names every member that its manifest lists',
    ({ tagName, attributes, members, events, cssParts, cssProperties }) => {
      const page = pages.get(tagName) ?? '';
      const names = [...attributes, ...members, ...events, ...cssParts, ...cssProperties].map(({ name }) => name);
      expect(names.length).toBeGreaterThan(20);
      expect(names.filter((name) => !new RegExp(`\\| \`${name}(?:\\(\\))?\` \\|`).test(page))).toEqual([]);
      expect([page.includes('```html live'), page.includes('href="/"')]).toContain(true);
    },
  );

  it('list in their log every event that an element has', () => {
    const all = createManifest().modules.flatMap(({ declarations }) => declarations.flatMap(({ events }) => events));
    expect([...eventNames].sort()).toEqual([...new Set(all.map(({ name }) => name))].sort());
  });

  it('run an example beside its code', async () => {
    const page = (await drawPages()).get('/elements/porsa-form') ?? '';
    const [, source = ''] = /<LiveExample source="([^"]+)">/.exec(page) ?? [];
    expect(decodeURIComponent(source)).toContain('<porsa-form storage="memory">');
    expect(page).toMatch(/<LiveExample[^>]+>[\s\S]*&lt;porsa-form/);
  }, 60_000);
});

it('Every sample and instrument is shown, each once', () => {
  const ids = siteForms.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...instruments.map(({ id }) => id), ...samples.map(({ category }) => category.slug)].sort()).toEqual(
    expect.arrayContaining(ids.sort()),
  );
  expect(ids).toEqual(expect.arrayContaining(instruments.map(({ id }) => id)));
});

it('The first pages count the instruments as the library does', () => {
  const fa = instruments.length.toLocaleString('fa-IR');
  expect(readFileSync('docs/index.md', 'utf8')).toContain(`${instruments.length} instruments`);
  expect(readFileSync('docs/fa/index.md', 'utf8')).toContain(`${fa} ابزار`);
});

describe('A link to the playground', () => {
  const at = (hash: string, search = '') => ({ hash, search });
  const definition = JSON.stringify({ schema: 1, title: 'پرسش‌نامه', pages: Array(40).fill({ text: 'page' }) });

  it('carries a definition, smaller than it is, in characters that need no escape', async () => {
    const link = await writeLink(definition);
    expect(link).toMatch(/^#code=[\w-]+$/);
    expect(link.length).toBeLessThan(definition.length / 4);
    expect(await readLink(at(link))).toEqual({ text: definition });
  });

  it('names a form of the site, or nothing', async () => {
    expect(await readLink(at('', '?form=phq-9'))).toEqual({ form: 'phq-9' });
    expect(await readLink(at(''))).toBeUndefined();
  });

  it.each(['#code=', '#code=%%%', '#code=AAAA', `#code=${'x'.repeat(50)}`])('that is damaged is refused: %s', (hash) =>
    expect(readLink(at(hash))).rejects.toThrow(),
  );

  it('that would fill the memory is refused', async () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000)).toString('base64url');
    await expect(readLink(at(`#code=${bomb}`))).rejects.toThrow('too long');
  });
});

describe('A word of the search', () => {
  it.each([
    ['پرونده‌ها', 'پروندهها'],
    ['كتابي', 'کتابی'],
    ['پروندهٔ', 'پرونده'],
    ['PHQ-۹', 'phq-9'],
  ])('%s is compared as %s', (typed, folded) => expect(foldTerm(typed)).toBe(folded));

  it('is folded by a function that stands for itself: the site carries its text', () => {
    const alone = runInNewContext(`(${foldTerm.toString()})`) as typeof foldTerm;
    expect(alone('كتاب‌ها')).toBe(foldTerm('كتاب‌ها'));
  });
});

it('Headings and code of Persian pages are named in Persian', async () => {
  const page = (await drawPages()).get('/fa/guide/designers') ?? '';
  expect(page).toContain('aria-label="لینک به «شروع»"');
  expect(page).not.toMatch(/Permalink|Copy code/);
}, 60_000);
