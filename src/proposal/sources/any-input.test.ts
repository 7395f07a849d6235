import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standardTemplate } from '../template/standard/standard-template.ts';
import { toDocument } from '../document/to-document.ts';
import { toHtml } from '../document/to-html.ts';
import { toMarkdown } from '../document/to-markdown.ts';
import type { CslItem, Source } from '../types.ts';
import { findDuplicates } from './find-duplicates.ts';
import { formatSource } from './format-source.ts';
import { readSources } from './read-sources.ts';

const fragments = [
  '@article{a, ',
  '@book(b, ',
  'title={',
  'author="',
  '}',
  '"',
  ',',
  '\n',
  'TY  - JOUR\n',
  'AU  - a\n',
  'ER  - \n',
  'PMID- 1\n',
  'FAU - x\n',
  '      more\n',
  '%0 Book\n',
  '%T x\n',
  '[{"title": "x"',
  '}]',
  '10.1000/x',
  'https://',
  '1. ',
  '۱. ',
  'Smith J. A title here. BMJ. 2001;3:4-5.',
  'رضایی م. عنوان. مجله. ۱۳۹۹؛ ۱: ۲.',
  '\\"{u}',
  '$',
  '%',
  '\u0000',
  '@string{x = ',
];
const pasted = fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 8 })), { maxLength: 30 });

test('whatever is pasted is read or left with a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(pasted, async (parts) => {
      const text = parts.join('');
      const { sources, left } = await readSources(text);
      if (/\p{L}{4}/u.test(text.replace(/^\s*%.*$/gm, '').replace(/@string[^]*/g, '')))
        expect(sources.length + left.length).toBeGreaterThan(0);
      expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
      for (const { message } of left) expect(message.en && message.fa).toBeTruthy();
      for (const source of sources) expect(formatSource(source, 'vancouver', 'en').text).not.toBe('');
    }),
    { numRuns: 300 },
  );
});

test('any bytes are read as some text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      await readSources(bytes);
    }),
    { numRuns: 200 },
  );
});

const names = [
  'title',
  'author',
  'editor',
  'issued',
  'accessed',
  'event-date',
  'page',
  'volume',
  'DOI',
  'URL',
  'language',
  'edition',
  'genre',
  'status',
  'container-title',
];
const types = ['article-journal', 'book', 'chapter', 'thesis', 'report', 'paper-conference', 'webpage', 'article', 'x'];
const item = fc
  .record({
    type: fc.constantFrom(...types),
    fields: fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 })),
  })
  .map(({ type, fields }) => ({ ...fields, type }) as unknown as CslItem);

test('an item of any shape, as files from elsewhere hold, is set in both styles and laid out', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 4 }), fc.constantFrom('en' as const, 'fa' as const), (items, language) => {
      const sources: Source[] = items.map((one, index) => ({ id: `s${index}`, item: one }));
      findDuplicates(sources);
      for (const style of ['vancouver', 'apa'] as const) {
        for (const source of sources) expect(formatSource(source, style, language).text).not.toBe('');
        const values = { sources, method: 'x [@s0; @s1] [@s2]' };
        const document = toDocument({ template: 'standard', language, values }, { template: standardTemplate, style });
        expect(toHtml(document) + toMarkdown(document)).not.toContain('undefined');
      }
    }),
    { numRuns: 300 },
  );
});
