import { describe, expect, test } from 'vitest';
import { apaExamples } from '../../../test/support/proposal/apa-examples.ts';
import { nlmSamples } from '../../../test/support/proposal/nlm-samples.ts';
import type { CslItem } from '../types.ts';
import { formatSource } from './format-source.ts';

const vancouver = (item: CslItem) => formatSource({ id: 'x', item }, 'vancouver', 'en').text;
const apa = (item: CslItem) => formatSource({ id: 'x', item }, 'apa', 'en').text;

describe('Vancouver, after the samples of the National Library of Medicine', () => {
  test.each(nlmSamples)('$what', ({ item, text }) => expect(vancouver(item)).toBe(text));
});

describe('APA, after its own examples', () => {
  test.each(apaExamples)('$what', ({ item, text }) => expect(apa(item)).toBe(text));

  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ family: `Name${index + 1}`, given: 'A.' }));
  const article = {
    type: 'article-journal',
    title: 'One',
    'container-title': 'Two',
    issued: { 'date-parts': [[2020]] },
  };

  test('twenty authors are all named', () => {
    expect(apa({ ...article, author: people(20) })).toContain('Name19, A., & Name20, A. (2020).');
  });

  test('of twenty-one the first nineteen and the last are', () => {
    expect(apa({ ...article, author: people(21) })).toContain('Name19, A., . . . Name21, A. (2020).');
  });

  test('titles of journals, their volumes and titles of books are in italics', () => {
    const { runs } = formatSource({ id: 'x', item: apaExamples[0]!.item }, 'apa', 'en');
    expect(runs.filter(({ italic }) => italic).map(({ text }) => text)).toEqual([
      'Psychology of Popular Media Culture',
      '8',
    ]);
  });

  test('a letter behind the year tells two works of one year apart', () => {
    expect(formatSource({ id: 'x', item: apaExamples[4]!.item }, 'apa', 'en', 'b').text).toContain('(2020b).');
    expect(formatSource({ id: 'x', item: apaExamples[10]!.item }, 'apa', 'en', 'a').text).toContain('(n.d.-a).');
  });
});

describe('Sources in Persian', () => {
  const article: CslItem = {
    type: 'article-journal',
    language: 'fa',
    title: 'تأثیر آموزش گروهی بر خودمراقبتی بیماران مبتلا به نارسایی قلب',
    author: [
      { family: 'رضایی', given: 'محمد' },
      { family: 'حسینی‌نژاد', given: 'سارا' },
      { family: 'کریمی', given: 'علی' },
    ],
    'container-title': 'مجلهٔ نمونه',
    issued: { 'date-parts': [[1399, 5]] },
    volume: '12',
    issue: '3',
    page: '45-52',
  };
  const persian = (item: CslItem, style: 'vancouver' | 'apa' = 'vancouver') =>
    formatSource({ id: 'x', item }, style, 'en');

  test('have Persian punctuation and digits, and the solar year as printed', () => {
    expect(persian(article).text).toBe(
      'رضایی محمد، حسینی‌نژاد سارا، کریمی علی. تأثیر آموزش گروهی بر خودمراقبتی بیماران مبتلا به نارسایی قلب. مجلهٔ نمونه. مرداد ۱۳۹۹؛ ۱۲(۳): ۴۵–۵۲.',
    );
  });

  test('read from the right, whatever the language of the proposal', () => {
    expect(persian(article)).toMatchObject({ direction: 'rtl', language: 'fa' });
  });

  test('have «و همکاران» behind six authors', () => {
    const author = Array.from({ length: 7 }, (_, index) => ({ family: `نام${index + 1}`, given: 'الف' }));
    expect(persian({ ...article, author }).text).toContain('نام6 الف، و همکاران. ');
  });

  test('have «؛» and «و» between authors in APA', () => {
    expect(persian(article, 'apa').text).toBe(
      'رضایی، محمد؛ حسینی‌نژاد، سارا و کریمی، علی. (۱۳۹۹). تأثیر آموزش گروهی بر خودمراقبتی بیماران مبتلا به نارسایی قلب. مجلهٔ نمونه، ۱۲(۳)، ۴۵–۵۲.',
    );
  });

  test('name editions, theses and addresses in Persian', () => {
    const book: CslItem = {
      type: 'book',
      title: 'روش تحقیق',
      author: [{ family: 'دلاور', given: 'علی' }],
      edition: '4',
      'publisher-place': 'تهران',
      publisher: 'رشد',
      issued: { 'date-parts': [[1398]] },
    };
    expect(persian(book).text).toBe('دلاور علی. روش تحقیق. ویرایش ۴. تهران: رشد؛ ۱۳۹۸.');
    expect(persian({ ...book, type: 'thesis', genre: 'phdthesis', edition: undefined }).text).toContain(
      'روش تحقیق [رسالهٔ دکتری]. تهران',
    );
    expect(
      persian({
        type: 'webpage',
        title: 'راهنمای دیابت',
        URL: 'https://example.ir/a',
        accessed: { 'date-parts': [[1402, 1, 5]] },
      }).text,
    ).toBe('راهنمای دیابت [اینترنت]. [دسترسی در ۵ فروردین ۱۴۰۲]. قابل دسترسی در: https://example.ir/a');
  });
});

test('a source that was not taken apart is shown as it was pasted, its address a link', () => {
  const source = { id: 'x', item: { type: 'document' }, text: 'Report of the council, see https://example.org/a.' };
  expect(formatSource(source, 'vancouver', 'en').runs).toEqual([
    { text: 'Report of the council, see ' },
    { text: 'https://example.org/a', link: 'https://example.org/a' },
    { text: '.' },
  ]);
});

test('a source of which nothing is known shows its id rather than nothing', () => {
  expect(formatSource({ id: 'smith2020', item: { type: 'book' } }, 'vancouver', 'en').text).toBe('smith2020');
});
