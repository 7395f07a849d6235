import { describe, expect, it } from 'vitest';
import { createForm } from '../../published/engine.ts';
import type { FormDefinition } from '../../engine/definition/types.ts';
import { fromQuestionnaire } from '../fhir/import/from-questionnaire.ts';
import { isPersian } from './persian-text.ts';
import { fromSurveyJs } from '../surveyjs/from-survey-js.ts';
import { fromXlsForm } from '../xlsform/from-xls-form.ts';

const first = ({ pages }: FormDefinition) => pages[0]?.questions[0];

describe('Persian', () => {
  it.each([
    ['نام و نام خانوادگی', true],
    ['سن', true],
    ['آیا درد دارید؟ VAS', true],
    ['Name', false],
    ['ما اسمك وما هي الأعراض', false],
    ['آپ کی عمر کیا ہے', false],
    ['ناوت چییە و تەمەنت', false],
    ['', false],
  ])('is known by its script: %s', (text, is) => {
    expect(isPersian([text])).toBe(is);
  });

  it.each([
    ['label::فارسی (fa)'],
    ['label::فارسی'],
    ['label::فارسي'],
    ['label::Persian'],
    ['label::Farsi (fa)'],
    ['label:Persian'],
    ['label::fa'],
    ['label::Language 2'],
    ['label::زبان من'],
  ])('is the language of the column %s', (header) => {
    const { definition, left } = fromXlsForm({
      survey: [
        ['type', 'name', 'label::English', header],
        ['text', 'a', 'Your name', 'نام شما چیست؟'],
        ['select_one c', 'b', 'Sex', 'جنس'],
      ],
      choices: [
        ['list_name', 'name', 'label::English', header],
        ['c', 'f', 'Female', 'زن'],
        ['c', 'm', 'Male', 'مردی'],
      ],
    });
    expect(left).toEqual([]);
    expect(first(definition)?.title).toEqual({ en: 'Your name', fa: 'نام شما چیست؟' });
    expect(definition.pages[0]?.questions[1]?.options).toMatchObject([
      { text: { en: 'Female', fa: 'زن' } },
      { text: { en: 'Male', fa: 'مردی' } },
    ]);
    expect(definition.language).toBe('en');
  });

  it('is the language of a workbook that has no other, and of its plain columns beside English ones', () => {
    const plain = fromXlsForm({
      survey: [
        ['type', 'name', 'label', 'required'],
        ['text', 'a', 'نام شما چیست؟', 'yes'],
      ],
    });
    expect(plain).toMatchObject({ definition: { language: 'fa' }, left: [] });
    expect(createForm(plain.definition).validate()[0]?.message).toMatch(/[آ-ی]/);
    expect(
      fromXlsForm({
        survey: [
          ['type', 'name', 'label::فارسی (fa)'],
          ['text', 'a', 'نام'],
        ],
      }).definition.language,
    ).toBe('fa');
    expect(
      first(
        fromXlsForm({
          survey: [
            ['type', 'name', 'label', 'label::English (en)'],
            ['text', 'a', 'نام شما چیست؟', 'Your name'],
          ],
        }).definition,
      )?.title,
    ).toEqual({ en: 'Your name', fa: 'نام شما چیست؟' });
  });

  it('is not taken for Arabic, Urdu or what a workbook says it is', () => {
    const urdu = fromXlsForm({
      survey: [
        ['type', 'name', 'label::English', 'label::Urdu'],
        ['text', 'a', 'Age', 'آپ کی عمر کیا ہے'],
      ],
    });
    expect(urdu.left).toEqual([{ path: 'survey!2', what: 'label in Urdu' }]);
    expect(
      fromXlsForm({
        survey: [
          ['type', 'name', 'label'],
          ['text', 'a', 'نام شما چیست؟'],
        ],
        settings: [['default_language'], ['English (en)']],
      }).definition.language,
    ).toBe('en');
  });

  it('is the language of a Questionnaire that says none', () => {
    const questionnaire = {
      resourceType: 'Questionnaire',
      status: 'active',
      title: 'پرسش‌نامه',
      item: [
        { linkId: 'g', type: 'group', text: 'درد', item: [{ linkId: 'a', type: 'string', text: 'نام شما چیست؟' }] },
      ],
    };
    expect(fromQuestionnaire(questionnaire)).toMatchObject({ definition: { language: 'fa' }, left: [] });
    expect(fromQuestionnaire({ ...questionnaire, language: 'en' }).definition.language).toBe('en');
  });

  it('is the default language of a survey that names none', () => {
    const survey = {
      elements: [
        { type: 'text', name: 'a', title: { default: 'نام شما چیست؟', en: 'Your name' }, isRequired: true },
        {
          type: 'radiogroup',
          name: 'b',
          title: 'جنس',
          choices: [
            { value: 1, text: 'زن' },
            { value: 2, text: 'مرد' },
          ],
        },
      ],
    };
    const { definition, left } = fromSurveyJs(survey);
    expect(left).toEqual([]);
    expect(definition.language).toBe('fa');
    expect(first(definition)?.title).toEqual({ en: 'Your name', fa: 'نام شما چیست؟' });
    expect(fromSurveyJs({ ...survey, locale: 'en' }).definition.language).toBe('en');
  });
});
