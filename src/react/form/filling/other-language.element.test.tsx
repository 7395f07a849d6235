import { expect } from '@open-wc/testing';
import type { FormDefinition, Language, Localized } from '../../../engine/definition/types.ts';
import {
  click,
  formOf,
  mountFiller,
  question,
  type,
  unmountAll,
  type TestFiller,
} from '../../../../test/support/screens/mount-filler.tsx';
import { until } from '../../../../test/support/screens/wait.ts';

const readers = [
  { reader: 'fa', other: 'en', dir: 'ltr', written: 'Are you well?', own: 'حالتان خوب است؟' },
  { reader: 'en', other: 'fa', dir: 'rtl', written: 'حالتان خوب است؟', own: 'Are you well?' },
] as const;

const many = Array.from({ length: 9 }, (_, index) => String(index));

/** A form whose every text is this one. */
const formWithText = (label: Localized): FormDefinition => {
  const options = [
    { value: 'a', text: label, score: 1 },
    { value: 'b', text: label, score: 2 },
  ];
  const form = formOf([
    question('titled', 'number', {
      title: label,
      subtitle: label,
      subtext: label,
      helptext: label,
      tooltip: label,
      unit: label,
      mandatory: true,
    }),
    question('noted', 'label', { title: label, subtitle: label }),
    question('card', 'container', { title: label, subtitle: label, questions: [] }),
    question('flat', 'flatview', { title: label, options }),
    question('few', 'select', { title: label, options }),
    question('searched', 'select', { title: label, options: many.map((value) => ({ value, text: label })) }),
    question('grid', 'matrix', { title: label, options, rows: [{ name: 'r', text: label }] }),
    question('scale', 'rating', {
      title: label,
      min: 1,
      max: 2,
      minLabel: label,
      maxLabel: label,
      options: [{ value: '1', text: label }],
    }),
    question('range', 'numericrange', { title: label, unit: label, min: 0, max: 9 }),
    question('address', 'link', { title: label, url: 'https://example.org/' }),
    question('result', 'calculated', {
      title: label,
      formula: '1 + 1',
      unit: label,
      bands: [{ from: 0, text: label, severity: 'info' }],
    }),
  ]);
  return {
    ...form,
    title: label,
    review: true,
    pages: form.pages.map((page) => ({ ...page, displayTitle: label })),
    endings: [
      {
        id: 'end',
        title: label,
        text: label,
        severity: 'danger',
        links: [{ text: label, href: 'https://example.org/' }],
      },
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
    const definition = formWithText({ [other]: written });

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
      const filler = await fillAndRead(formWithText({ [reader]: own, [other]: written }), reader);
      expect(filler.all('bdi')).to.deep.equal([]);
      expect(filler.all('[lang]')).to.deep.equal([filler.root]);
    });

    it('knows a text whose language nobody named by its script', async () => {
      const filler = await fillAndRead(formWithText(written), reader);
      expect(wrong(filler, written, `${other} ${dir}`)).to.deep.equal([]);
    });
  });
}
