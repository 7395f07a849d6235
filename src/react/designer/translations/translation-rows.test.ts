import { describe, expect, test } from 'vitest';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { fromTable, isMissing, toTable, translationRows, withTranslations } from './translation-rows.ts';

const definition: FormDefinition = {
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'P',
      pageType: 'form',
      questions: [
        {
          id: 'q',
          name: 'cough',
          type: 'flatview',
          title: { en: 'Do you cough?', fa: 'سرفه می‌کنید؟' },
          helptext: 'Also at night',
          options: [
            { value: 'y', text: { en: 'Yes', fa: 'بله' } },
            { value: 'n', text: 'No' },
          ],
        },
        { id: 'r', name: 'rest', type: 'note', title: 'No' },
      ],
    },
  ],
  endings: [{ id: 'e', title: { fa: 'سپاس' } }],
};
const option = 'pages[0].questions[0].options[1].text';

describe('The translations of a form', () => {
  test('are all texts that are written, with what is missing', () => {
    const missing = translationRows(definition).map((row) => [row.path, isMissing(row, 'en'), isMissing(row, 'fa')]);
    expect(missing).toEqual([
      ['title', false, true],
      ['pages[0].questions[0].title', false, false],
      ['pages[0].questions[0].options[0].text', false, false],
      [option, false, true],
      ['pages[0].questions[0].helptext', false, true],
      ['pages[0].questions[1].title', false, true],
      ['endings[0].title', true, false],
    ]);
  });

  test('are written where they stand, and nothing else is touched', () => {
    const changed = withTranslations(definition, [{ path: option, language: 'fa', text: 'خیر' }]);
    expect(changed.pages[0]?.questions[0]?.options?.[1]).toEqual({ value: 'n', text: { en: 'No', fa: 'خیر' } });
    expect(changed.pages[0]?.questions[0]?.options?.[0]).toBe(definition.pages[0]?.questions[0]?.options?.[0]);
    expect(changed.pages[0]?.questions[1]).toBe(definition.pages[0]?.questions[1]);
    expect(changed.endings).toBe(definition.endings);
  });

  test('go with their last word where they may be missing, and stay blank where they may not', () => {
    const path = 'pages[0].questions[0].helptext';
    const question = withTranslations(definition, [
      { path, language: 'en', text: '' },
      { path: option, language: 'en', text: '' },
    ]).pages[0]?.questions[0];
    expect(question).not.toHaveProperty('helptext');
    expect(question?.options?.[1]).toEqual({ value: 'n', text: '' });
  });
});

describe('A table of translations', () => {
  test('holds every text, the main language first, and changes nothing when it comes back as it went', () => {
    const table = toTable(definition);
    expect(table[0]).toEqual(['path', 'en', 'fa']);
    expect(table).toContainEqual([option, 'No', '']);
    expect(fromTable(definition, table)).toEqual({ translations: [], unknown: 0 });
  });

  test('brings what was written into it', () => {
    const table = toTable(definition).map(([path, en, fa]) => [path!, en!, path === option ? 'خیر' : fa!]);
    expect(fromTable(definition, table)?.translations).toEqual([{ path: option, language: 'fa', text: 'خیر' }]);
  });

  test('brings the main language where only the other one was written', () => {
    const lines = [
      ['path', 'en', 'fa'],
      ['endings[0].title', 'Thanks', 'سپاس'],
    ];
    expect(fromTable(definition, lines)).toEqual({
      translations: [{ path: 'endings[0].title', language: 'en', text: 'Thanks' }],
      unknown: 0,
    });
  });

  test('finds a text that was moved by its words, unless several say the same', () => {
    const lines = [
      ['path', 'EN', 'FA'],
      ['pages[7].title', 'Also at night', 'شب‌ها هم'],
      ['pages[7].title', 'No', 'خیر'],
      ['title', 'Another title', 'عنوان'],
      ['title', 'Visit', ''],
    ];
    expect(fromTable(definition, lines)).toEqual({
      translations: [{ path: 'pages[0].questions[0].helptext', language: 'fa', text: 'شب‌ها هم' }],
      unknown: 2,
    });
  });

  test('needs both languages in its head', () => {
    expect(
      fromTable(definition, [
        ['path', 'en', 'de'],
        ['title', 'Visit', 'Besuch'],
      ]),
    ).toBeUndefined();
    expect(fromTable(definition, [])).toBeUndefined();
  });
});
