import { expect } from '@open-wc/testing';
import type { FormDefinition, Language, Localized } from '../../engine/definition/types.ts';
import {
  click,
  formOf,
  mountFiller,
  question,
  type,
  unmountAll,
  until,
  type TestFiller,
} from './mount-filler.test.tsx';

const readers = [
  { reader: 'fa', other: 'en', dir: 'ltr', written: 'Are you well?', own: 'حالتان خوب است؟' },
  { reader: 'en', other: 'fa', dir: 'rtl', written: 'حالتان خوب است؟', own: 'Are you well?' },
] as const;

const many = Array.from({ length: 9 }, (_, index) => String(index));

/** A form whose every text is this one. */
const formSaying = (said: Localized): FormDefinition => {
  const options = [
    { value: 'a', text: said, score: 1 },
    { value: 'b', text: said, score: 2 },
  ];
  const form = formOf([
    question('titled', 'number', {
      title: said,
      subtitle: said,
      subtext: said,
      helptext: said,
      tooltip: said,
      unit: said,
      mandatory: true,
    }),
    question('noted', 'label', { title: said, subtitle: said }),
    question('card', 'container', { title: said, subtitle: said, questions: [] }),
    question('flat', 'flatview', { title: said, options }),
    question('few', 'select', { title: said, options }),
    question('searched', 'select', { title: said, options: many.map((value) => ({ value, text: said })) }),
    question('grid', 'matrix', { title: said, options, rows: [{ name: 'r', text: said }] }),
    question('scale', 'rating', {
      title: said,
      min: 1,
      max: 2,
      minLabel: said,
      maxLabel: said,
      options: [{ value: '1', text: said }],
    }),
    question('range', 'numericrange', { title: said, unit: said, min: 0, max: 9 }),
    question('address', 'link', { title: said, url: 'https://example.org/' }),
    question('result', 'calculated', {
      title: said,
      formula: '1 + 1',
      unit: said,
      bands: [{ from: 0, text: said, severity: 'info' }],
    }),
  ]);
  return {
    ...form,
    title: said,
    review: true,
    pages: form.pages.map((page) => ({ ...page, displayTitle: said })),
    endings: [
      { id: 'end', title: said, text: said, severity: 'danger', links: [{ text: said, href: 'https://example.org/' }] },
    ],
  };
};

/** What holds text nodes with the words. */
function placesOf(filler: TestFiller, words: string): readonly Element[] {
  const found = new Set<Element>();
  const walker = document.createTreeWalker(filler.root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode.textContent?.includes(words)) found.add(walker.currentNode.parentElement!);
  return [...found];
}

const voiceOf = (element: Element): string =>
  `${element.closest('[lang]')?.getAttribute('lang')} ${getComputedStyle(element).direction}`;
/** What is drawn otherwise than in the other language, by what it stands in. */
const wrong = (filler: TestFiller, words: string, voice: string) =>
  placesOf(filler, words)
    .filter((place) => voiceOf(place) !== voice)
    .map((place) => place.outerHTML.slice(0, 120));

async function fillAndRead(definition: FormDefinition, language: Language, answers = {}) {
  const filler = await mountFiller({ definition, language, answers });
  await until(() => filler.all('.porsa-result, .porsa-tooltip, .porsa-rating').length === 3, 'what comes late');
  return filler;
}

for (const { reader, other, dir, written, own } of readers) {
  describe(`a form in ${other} for a reader of ${reader}`, () => {
    afterEach(unmountAll);
    const definition = formSaying({ [other]: written });

    it('says of each of its texts which language it is in, and which way it runs', async () => {
      const filler = await fillAndRead(definition, reader);
      click(filler.control('searched'));
      await until(() => filler.all('[role="option"]').length === many.length, 'the list');
      expect(placesOf(filler, written).length).to.be.greaterThan(30);
      expect(wrong(filler, written, `${other} ${dir}`)).to.deep.equal([]);
    });

    it('says so where problems are listed, where answers are reviewed, and at the end', async () => {
      const filler = await fillAndRead(definition, reader, {
        flat: 'a',
        few: 'b',
        grid: { r: 'a' },
        scale: 1,
        searched: '3',
        range: 4,
      });
      click(filler.find('.porsa-foot [data-primary]'));
      await until(() => filler.all('.porsa-summary li').length === 1, 'the problem');
      expect(wrong(filler, written, `${other} ${dir}`)).to.deep.equal([]);
      await type(filler.control('titled'), '3');
      click(filler.find('.porsa-foot [data-primary]'));
      await until(() => filler.all('.porsa-review .porsa-value').length > 3, 'the review');
      const isUnit = (html: string) => html.includes('porsa-value') && /[\d۰-۹]/.test(html);
      expect(wrong(filler, written, `${other} ${dir}`).filter((html) => !isUnit(html))).to.deep.equal([]);
    });

    it('leaves what is in the reader’s language as it is', async () => {
      const filler = await fillAndRead(formSaying({ [reader]: own, [other]: written }), reader);
      expect(filler.all('bdi')).to.deep.equal([]);
      expect(filler.all('[lang]')).to.deep.equal([filler.root]);
    });

    it('knows a text whose language nobody named by its script', async () => {
      const filler = await fillAndRead(formSaying(written), reader);
      expect(wrong(filler, written, `${other} ${dir}`)).to.deep.equal([]);
    });
  });
}
