import { describe, expect, it } from 'vitest';
import en from '../../../../locales/en/history.json' with { type: 'json' };
import fa from '../../../../locales/fa/history.json' with { type: 'json' };
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { addTexts, translate } from '../../../store/texts.ts';
import { createLanguageTools } from '../../ui/language/language.tsx';
import { changeQuestion } from '../edits/change-question.ts';
import { movePage } from '../edits/move-page.ts';
import { moveQuestion } from '../edits/move-question.ts';
import { removePage } from '../edits/remove-page.ts';
import { removeQuestion } from '../edits/remove-question.ts';
import { renameQuestion } from '../edits/rename-question.ts';
import type { FormAct } from '../store/form-act.ts';
import { lateDesignerTexts } from '../texts/late-designer-texts.ts';
import { designerTexts } from '../texts/designer-texts.ts';
import { nameAct } from './name-act.ts';

addTexts('designer', designerTexts);
addTexts('designer', lateDesignerTexts);
addTexts('history', { en, fa });

const question = (name: string, title: string, more: Partial<Question> = {}): Question => ({
  id: `q-${name}`,
  name,
  type: 'number',
  title: { en: title, fa: `${title} فارسی` },
  ...more,
});

const form: FormDefinition = {
  schema: 1,
  title: { en: 'Visit' },
  language: 'en',
  pages: [
    {
      id: 'one',
      text: 'Start',
      pageType: 'form',
      questions: [
        question('age', 'Age'),
        question('years', 'Years', { type: 'calculated', formula: 'age * 2' }),
        question('box', 'Box', { type: 'container', questions: [question('dose', 'Dose'), question('unit', 'Unit')] }),
      ],
    },
    { id: 'two', text: '', pageType: 'form', questions: [] },
  ],
  conditions: [{ id: 'c', kind: 'visibility', target: 'q-years', when: 'age > 3' }],
};

function name(after: FormDefinition, act?: FormAct, language: 'en' | 'fa' = 'en', before = form): string {
  const tools = createLanguageTools(language, language, 'ltr', (key, params, shown) =>
    translate(language, key, params, shown),
  );
  return nameAct({ before, after, act }, tools).replaceAll(/[\u2068\u2069]/g, '');
}

const change = (more: Partial<Question>): FormDefinition => changeQuestion(form, 'q-age', more);

describe('The name of an act', () => {
  it('says what came and what went, without what it holds', () => {
    expect(name(removeQuestion(form, 'q-box'))).toBe('Deleted Box');
    expect(name(form, undefined, 'en', removeQuestion(form, 'q-box'))).toBe('Added Box');
    expect(name(removePage(form, 'one'))).toBe('Deleted page Start');
    const without = removeQuestion(removeQuestion(form, 'q-dose'), 'q-unit');
    expect([name(without), name(form, undefined, 'en', without)]).toEqual(['Deleted 2 questions', 'Added 2 questions']);
  });

  it('says what was moved, and where it left its page', () => {
    expect(name(moveQuestion(form, 'q-age', { parent: 'two', index: 0 }))).toBe('Moved Age to Page 2');
    expect(name(moveQuestion(form, 'q-age', { parent: 'q-box', index: 0 }))).toBe('Moved Age to Box');
    const [first, second] = ['q-age', 'q-years'].map((id) =>
      name(moveQuestion(form, 'q-age', { parent: 'one', index: 1 }), { kind: 'moved', id }),
    );
    expect([first, second]).toEqual(['Moved Age', 'Moved Years']);
    expect(name(movePage(form, 'two', 0), { kind: 'moved', id: 'two' })).toBe('Moved Page 1');
  });

  it('says what was changed: a title, one setting, several, the type', () => {
    expect(name(change({ title: { en: 'Years lived' } }))).toBe('Changed a question’s title to Years lived');
    expect(name(change({ mandatory: true }))).toBe('Age: changed “Required”');
    expect(name(change({ mandatory: true, min: 0 }))).toBe('Changed Age');
    expect(name(change({ type: 'text', min: undefined }))).toBe('Changed Age to Short text');
    expect(name({ ...form, title: 'Follow-up' })).toBe('Changed the form’s title to Follow-up');
    expect(name({ ...form, conditions: [] })).toBe('Deleted a condition');
    expect(name({ ...form, endings: [{ id: 'e', text: 'Bye' }] })).toBe('Added an ending');
    expect(name({ ...form, report: { paper: 'A5' } })).toBe('Changed the report');
  });

  it('calls a new name a renaming, though formulas follow it', () => {
    expect(name(renameQuestion(form, 'q-age', 'span'))).toBe('Renamed Age to span in formulas');
  });

  it('counts what else was changed', () => {
    const both = changeQuestion(change({ mandatory: true }), 'q-dose', { mandatory: true });
    expect(name(both)).toBe('Age: changed “Required”, and 1 more change');
  });

  it('is what it was made as, where the form cannot tell', () => {
    expect(name(change({ min: 1 }), { kind: 'restored', version: 3 })).toBe('Restored version 3');
  });

  it('is said in Persian, in its digits', () => {
    expect(name(change({ mandatory: true }), undefined, 'fa')).toBe('Age فارسی: تغییر «الزامی»');
    expect(name(change({ min: 1 }), { kind: 'restored', version: 3 }, 'fa')).toBe('بازیابی نسخهٔ ۳');
  });
});
