import { describe, expect, test } from 'vitest';
import { formatSource } from './format-source.ts';
import { plainSource, readSources } from './read-sources.ts';

const items = async (input: string | Uint8Array) => (await readSources(input)).sources.map(({ item }) => item);
const only = async (input: string | Uint8Array) => {
  const all = await items(input);
  expect(all).toHaveLength(1);
  return all[0]!;
};

describe('BibTeX', () => {
  test('is read with its names, accents, abbreviations and DOI', async () => {
    const item = await only(`@string{nejm = "N Engl J Med"}
@article{muller2020,
  author = {M{\\"u}ller, J{\\'o}zef and van der Berg, Anna and {World Health Organization}},
  title = {The {HIV} effect of $\\alpha$ on 50\\% of \\textit{E. coli}},
  journal = nejm, year = 2020, month = jul, volume = 3, number = {4}, pages = {12--19},
  doi = {https://doi.org/10.1000/ABC}
}`);
    expect(item).toMatchObject({
      type: 'article-journal',
      author: [
        { family: 'Müller', given: 'Józef' },
        { family: 'van der Berg', given: 'Anna' },
        { literal: 'World Health Organization' },
      ],
      title: 'The HIV effect of α on 50% of E. coli',
      'container-title': 'N Engl J Med',
      issued: { 'date-parts': [[2020, 7]] },
      page: '12-19',
      DOI: '10.1000/abc',
    });
  });

  test('keeps its keys as ids', async () => {
    const { sources } = await readSources('@book{knuth1984, title={The TeXbook}, year=1984}\n@book{a key, title={x}}');
    expect(sources.map(({ id }) => id)).toEqual(['knuth1984']);
  });

  test('may be in Persian, names joined with «و» and turned round with «،»', async () => {
    const item = await only(
      '@phdthesis{a, author={رضايي، محمد و احمدي، سارا}, title={اثر ورزش}, year={۱۳۹۹}, school={دانشگاه تهران}}',
    );
    expect(item).toMatchObject({
      author: [
        { family: 'رضایی', given: 'محمد' },
        { family: 'احمدی', given: 'سارا' },
      ],
      issued: { 'date-parts': [[1399]] },
      language: 'fa',
    });
  });

  test('takes fields of one entry over to another by crossref', async () => {
    const all = await items(`@incollection{one, author={A B}, title={Part}, crossref={whole}}
@collection{whole, title={Whole}, editor={C D}, publisher={House}, year={2001}}`);
    expect(all[0]).toMatchObject({ title: 'Part', 'container-title': 'Whole', publisher: 'House' });
  });

  test('may leave authors out by «and others», and hold comments', async () => {
    const { sources } = await readSources(
      '% Encoding: UTF-8\n@article{a, title={One}, author={Smith, John and others}, journal={BMJ}, year=2020}',
    );
    expect(sources.map((source) => formatSource(source, 'vancouver', 'en').text)).toEqual([
      'Smith J, et al. One. BMJ. 2020.',
    ]);
    expect(formatSource(sources[0]!, 'apa', 'en').text).toBe('Smith, J., et al. (2020). One. BMJ.');
  });

  test('says of a thesis which degree it was for', async () => {
    const { sources } = await readSources('@mastersthesis{a, title={One}, author={A B}, school={Uni}, year=2020}');
    expect(formatSource(sources[0]!, 'vancouver', 'en').text).toBe('B A. One [master’s thesis]. Uni; 2020.');
  });

  describe('that is broken', () => {
    const broken = `@article{good1, author={A B}, title={First}, year=2001}
@article{unclosed, author={C D}, title={Second, year=2002}
@article{good2, author={E F}, title={Third}, year=2003}
@article{comma author={G H} title={Fourth}}
@misc{nokey title={Fifth}}
some words in between`;

    test('gives the entries that are whole', async () => {
      const { sources } = await readSources(broken);
      expect(sources.map(({ id }) => id)).toEqual(['good1', 'good2', 'some']);
    });

    test('names each entry that is not, with its line, in both languages', async () => {
      const { left } = await readSources(broken);
      expect(left.map(({ message }) => message.en.slice(0, 47))).toEqual([
        'Reference “unclosed” (line 2) is not closed. Ad',
        'The reference on line 4 has no key. Write one a',
        'The reference on line 5 has no key. Write one a',
      ]);
      expect(left[0]?.message.fa).toContain('منبع «unclosed» (سطر ۲) بسته نشده است.');
    });

    test('loses nothing: what is left can be kept as plain text', async () => {
      const { left } = await readSources(broken);
      expect(left[0]?.text).toBe('@article{unclosed, author={C D}, title={Second, year=2002}');
      expect(plainSource(left[0]!.text)).toMatchObject({ item: { type: 'document' }, text: left[0]!.text });
    });
  });
});

describe('RIS', () => {
  const record = (title: string, author: string) =>
    `TY  - JOUR\nAU  - ${author}\nTI  - ${title}\nJO  - BMJ\nPY  - 2020\nVL  - 3\nSP  - 45\nEP  - 52\nDO  - 10.1000/x\nER  - \n`;

  test('is read', async () => {
    expect(await only(record('One', 'Smith, John'))).toMatchObject({
      type: 'article-journal',
      author: [{ family: 'Smith', given: 'John' }],
      page: '45-52',
      issued: { 'date-parts': [[2020]] },
    });
  });

  test('may lack spaces and the end of its last record, as files of Iranian databases do', async () => {
    const item = await only('TY - JOUR\nAU - رضایی، محمد\nTI - اثر ورزش\nJF - مجله نمونه\nPY - ۱۳۹۹///\nVL - ۱۲');
    expect(item).toMatchObject({
      author: [{ family: 'رضایی', given: 'محمد' }],
      issued: { 'date-parts': [[1399]] },
      volume: '12',
      language: 'fa',
    });
  });

  test('a record without title, author and DOI is left with its line', async () => {
    const { sources, left } = await readSources(`${record('One', 'Smith, John')}TY  - JOUR\nPY  - 2020\nER  - `);
    expect(sources).toHaveLength(1);
    expect(left[0]?.message.en).toContain('The RIS record on line 11');
    expect(left[0]?.message.fa).toContain('سطر ۱۱');
  });

  test('in Windows-1256 gives proper Persian', async () => {
    const bytes = [...record('@', '#')].flatMap((letter) => {
      if (letter === '@') return [0xc2, 0xe3, 0xe6, 0xd2, 0xd4, 0x20, 0x90, 0xd1, 0xe6, 0xe5, 0xed]; // آموزش گروهي
      if (letter === '#') return [0x98, 0xd1, 0xed, 0xe3, 0xed, 0xa1, 0x20, 0xc7, 0xe3, 0xed, 0x9d, 0xc8]; // کريمي، امي‌ب
      return [letter.charCodeAt(0)];
    });
    expect(await only(new Uint8Array(bytes))).toMatchObject({
      title: 'آموزش گروهی',
      author: [{ family: 'کریمی', given: 'امی\u200cب' }],
    });
  });

  test('in UTF-16 and in UTF-8 with a mark is the same', async () => {
    const text = record('آموزش گروهی', 'Smith, John');
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
    const utf8 = new Uint8Array([0xef, 0xbb, 0xbf, ...Buffer.from(text, 'utf8')]);
    expect(await only(utf16)).toEqual(await only(text));
    expect(await only(new Uint8Array(Buffer.from(text, 'utf16le')))).toEqual(await only(text));
    expect(await only(utf8)).toEqual(await only(text));
  });

  test('with accents in Windows-1252 is not taken for Persian', async () => {
    const bytes = new Uint8Array(Buffer.from(record('Café à la crème', 'Müller, Jörg'), 'latin1'));
    expect(await only(bytes)).toMatchObject({
      title: 'Café à la crème',
      author: [{ family: 'Müller', given: 'Jörg' }],
    });
  });
});

test('PubMed’s format is read, lines that go on included', async () => {
  const item = await only(`PMID- 12140307
OWN - NLM
DP  - 2002 Jul 25
TI  - Solid-organ transplantation in HIV-infected
      patients.
PG  - 284-7
LID - 10.1056/NEJMsb020632 [doi]
FAU - Halpern, Scott D
AU  - Halpern SD
FAU - Ubel, Peter A
AU  - Ubel PA
LA  - eng
PT  - Journal Article
VI  - 347
IP  - 4
JT  - The New England journal of medicine
TA  - N Engl J Med
AID - 347/4/284 [pii]
SO  - N Engl J Med. 2002 Jul 25;347(4):284-7.`);
  expect(item).toMatchObject({
    title: 'Solid-organ transplantation in HIV-infected patients',
    author: [
      { family: 'Halpern', given: 'Scott D' },
      { family: 'Ubel', given: 'Peter A' },
    ],
    issued: { 'date-parts': [[2002, 7, 25]] },
    'container-title-short': 'N Engl J Med',
    PMID: '12140307',
    DOI: '10.1056/nejmsb020632',
  });
});

test('EndNote’s format is read', async () => {
  const [one, two] = await items(`%0 Journal Article
%T Effect of exercise
%A Smith, John
%A Doe, Jane
%J BMJ
%V 3
%N 4
%P 12-19
%D 2020

%0 Thesis
%T اثر ورزش
%A رضایی، محمد
%I دانشگاه تهران
%D ۱۳۹۹`);
  expect(one).toMatchObject({
    type: 'article-journal',
    author: [
      { family: 'Smith', given: 'John' },
      { family: 'Doe', given: 'Jane' },
    ],
    'container-title': 'BMJ',
    page: '12-19',
    issued: { 'date-parts': [[2020]] },
  });
  expect(two).toMatchObject({ type: 'thesis', publisher: 'دانشگاه تهران', issued: { 'date-parts': [[1399]] } });
});

describe('CSL-JSON', () => {
  const one = {
    id: 'a',
    type: 'book',
    title: 'One',
    author: [{ family: 'Smith' }],
    issued: { 'date-parts': [['2001']] },
  };

  test('is read as a list, as one item and as the items of an export', async () => {
    for (const value of [[one], one, { items: [one] }])
      expect(await only(JSON.stringify(value))).toMatchObject({ title: 'One', issued: { 'date-parts': [[2001]] } });
  });

  test('that is broken gives the items that are whole', async () => {
    const { sources, left } = await readSources(
      `[${JSON.stringify(one)}, {"id": "b", "title": "Two",, }, {"title": "Thr`,
    );
    expect(sources.map(({ id }) => id)).toEqual(['a']);
    expect(left.map(({ message }) => message.en)).toEqual([
      expect.stringContaining('Item 2 looks like CSL-JSON'),
      expect.stringContaining('Item 3 looks like CSL-JSON'),
    ]);
    expect(left[1]?.text).toBe('{"title": "Thr');
  });
});

describe('DOIs', () => {
  test('are read in all the ways they are written', async () => {
    const all = await items(`10.1056/NEJMsa020632
https://doi.org/10.1136/bmj.a2752.
doi: 10.1016/S0140-6736(21)01330-1
http://dx.doi.org/10.1000%2Fabc`);
    expect(all.map(({ DOI }) => DOI)).toEqual([
      '10.1056/nejmsa020632',
      '10.1136/bmj.a2752',
      '10.1016/s0140-6736(21)01330-1',
      '10.1000/abc',
    ]);
  });

  test('are shown as addresses until more is known', async () => {
    const { sources } = await readSources('10.1056/NEJMsa020632');
    expect(sources[0]?.text).toBe('https://doi.org/10.1056/nejmsa020632');
  });
});

describe('Plain text', () => {
  test('in Vancouver style is taken apart', async () => {
    const item = await only(
      'Halpern SD, Ubel PA, Caplan AL. Solid-organ transplantation in HIV-infected patients. N Engl J Med. 2002 Jul 25;347(4):284-7.',
    );
    expect(item).toMatchObject({
      author: [
        { family: 'Halpern', given: 'S D' },
        { family: 'Ubel', given: 'P A' },
        { family: 'Caplan', given: 'A L' },
      ],
      title: 'Solid-organ transplantation in HIV-infected patients',
      'container-title': 'N Engl J Med',
      issued: { 'date-parts': [[2002, 7, 25]] },
      volume: '347',
      issue: '4',
    });
  });

  test('keeps its et al.', async () => {
    const pasted = 'Rose ME, Huerbin MB, et al. Regulation of interstitial amino acids. Brain Res. 2002;935(1-2):40-6.';
    const { sources } = await readSources(pasted);
    expect(sources[0]?.text).toBeUndefined();
    expect(formatSource(sources[0]!, 'vancouver', 'en').text).toBe(pasted);
  });

  test('in Persian is taken apart too', async () => {
    const item = await only('رضایی محمد، احمدی سارا. تأثیر آموزش گروهی بر خودمراقبتی. مجلهٔ نمونه. ۱۳۹۹؛ ۱۲(۳): ۴۵–۵۲.');
    expect(item).toMatchObject({
      author: [
        { family: 'رضایی', given: 'محمد' },
        { family: 'احمدی', given: 'سارا' },
      ],
      issued: { 'date-parts': [[1399]] },
      page: '45-52',
      language: 'fa',
    });
  });

  test('in APA style is taken apart', async () => {
    expect(
      await only(
        'Grady, J. S., Her, M., & Moreno, G. (2019). Emotions in storybooks: A comparison. Psychology of Popular Media Culture, 8(3), 207–217. https://doi.org/10.1037/ppm0000185',
      ),
    ).toMatchObject({
      author: [
        { family: 'Grady', given: 'J. S.' },
        { family: 'Her', given: 'M.' },
        { family: 'Moreno', given: 'G.' },
      ],
      title: 'Emotions in storybooks: A comparison',
      'container-title': 'Psychology of Popular Media Culture',
      issued: { 'date-parts': [[2019]] },
      page: '207-217',
      DOI: '10.1037/ppm0000185',
    });
    expect(
      await only('رضایی، محمد؛ احمدی، سارا و کریمی، علی. (۱۳۹۹). تأثیر آموزش گروهی. مجلهٔ نمونه، ۱۲(۳)، ۴۵–۵۲.'),
    ).toMatchObject({
      author: [
        { family: 'رضایی', given: 'محمد' },
        { family: 'احمدی', given: 'سارا' },
        { family: 'کریمی', given: 'علی' },
      ],
      issued: { 'date-parts': [[1399]] },
    });
  });

  test('is one source a line, numbered or not, its numbers left out', async () => {
    for (const list of [
      'One work. 2001.\nTwo works. 2002.',
      '1. One work. 2001.\n2. Two works. 2002.',
      '[۱] One work. 2001.\n[۲] Two works. 2002.',
    ]) {
      const { sources } = await readSources(list);
      expect(sources.map(({ text }) => text)).toEqual(['One work. 2001.', 'Two works. 2002.']);
    }
  });

  test('goes on over several lines where it is numbered or in paragraphs', async () => {
    const expected = ['One long work by many people. 2001.', 'Two works.'];
    for (const list of [
      '1. One long work\nby many people. 2001.\n2. Two works.',
      'One long work\nby many people. 2001.\n\nTwo works.',
    ]) {
      const { sources } = await readSources(list);
      expect(sources.map(({ text }) => text)).toEqual(expected);
    }
  });
});

test('formats may be mixed, in the order they are pasted', async () => {
  const { sources, left } = await readSources(`@book{knuth1984, title={The TeXbook}, year=1984}

TY  - BOOK
TI  - Second
PY  - 2001
ER  - 

10.1136/bmj.a2752
Some report. Geneva: WHO; 2003.`);
  expect(left).toEqual([]);
  expect(sources.map(({ item, text }) => item.title ?? item.DOI ?? text)).toEqual([
    'The TeXbook',
    'Second',
    '10.1136/bmj.a2752',
    'Some report. Geneva: WHO; 2003.',
  ]);
});

test('new sources get ids that are not taken', async () => {
  const { sources } = await readSources('@book{a, title={One}}\n@book{a, title={Two}}', { taken: ['a'] });
  expect(sources.map(({ id }) => id)).toEqual(['a-2', 'a-3']);
});

test('a work that comes twice is said', async () => {
  const { duplicates } = await readSources(`@article{a, title={One effect}, doi={10.1000/X}}
@article{b, title={One effect}, author={A B}, year=2001, doi={https://doi.org/10.1000/x}}`);
  expect(duplicates).toEqual([{ keep: 'b', drop: ['a'], by: 'DOI' }]);
});

test('nothing comes of nothing', async () => {
  expect(await readSources(' \n\t')).toEqual({ sources: [], left: [], duplicates: [] });
});

test('100,000 words are read, none lost', async () => {
  const line = 'word '.repeat(49) + 'end. 2001.';
  const { sources } = await readSources(Array.from({ length: 2000 }, () => line).join('\n'));
  expect(sources).toHaveLength(2000);
  const paragraph = await readSources('کلمه '.repeat(100_000));
  expect(paragraph.sources).toHaveLength(1);
  expect(paragraph.sources[0]?.text).toHaveLength(499_999);
});

test.each([
  ['brackets', '@article{'.repeat(20_000)],
  ['tags', 'TY  - \n'.repeat(20_000)],
  ['commas', 'A, '.repeat(50_000)],
  ['points', 'Ab C. '.repeat(30_000)],
  ['JSON', '[{"title":'.repeat(20_000)],
  ['DOIs', '10.1000/('.repeat(20_000)],
])('hostile text of %s is read as well', async (_, text) => {
  const { sources, left } = await readSources(text);
  expect(sources.length + left.length).toBeGreaterThan(0);
});
