import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { betterMain, missingInMain, missingTexts, spokenLanguages } from './missing-texts.ts';

const both = { en: 'Words', fa: 'واژه‌ها' };
const question = (more: Partial<Question>): Question => ({
  id: 'q',
  name: 'q',
  type: 'flatview',
  title: both,
  ...more,
});
const form = (questions: readonly Question[], more: Partial<FormDefinition> = {}): FormDefinition => ({
  schema: 1,
  title: both,
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: '', displayTitle: both, pageType: 'form', questions }],
  ...more,
});
const missing = (definition: FormDefinition): readonly string[] =>
  missingTexts(definition).map(({ path, language, count }) => `${path} ${language} ${count}`);

describe('Texts that a form lacks', () => {
  it('are none where all is written in every language the form speaks', () => {
    expect(missing(form([question({ options: [{ text: both, value: '1' }] })]))).toEqual([]);
    expect(
      missing(
        form([question({ title: 'Age' })], {
          title: 'Visit',
          pages: [{ id: 'p', text: '', pageType: 'form', questions: [question({ title: 'Age' })] }],
        }),
      ),
    ).toEqual([]);
  });

  it('are those of a rule that notifies, too', () => {
    const rule = { id: 'n', kind: 'notify', when: 'q', to: [{ role: 'owner' }] } as const;
    expect(missing(form([question({})], { conditions: [{ ...rule, text: { fa: 'ببینید' } }] }))).toEqual([
      'conditions[0].text en 1',
    ]);
  });

  it('are those of a language in which only some are written, options of one question together', () => {
    const options = [
      { text: { en: 'No' }, value: '0', children: [{ text: { en: 'Never' }, value: 'n' }] },
      { text: both, value: '1' },
    ];
    expect(missing(form([question({ title: { en: 'Mood' }, options, helptext: 'Plain' })]))).toEqual([
      'pages[0].questions[0].title fa 1',
      'pages[0].questions[0].options[0].text fa 2',
      'pages[0].questions[0].helptext fa 1',
    ]);
  });

  it('are found in containers, rows, messages and the report', () => {
    const inner = question({
      id: 'i',
      name: 'i',
      rows: [{ name: 'row1', text: { fa: 'یک' } }],
      constraint: { when: 'i > 1', message: { fa: 'کم' } },
      format: { pattern: 'x', message: { en: 'No' } },
    });
    expect(
      missing(form([question({ type: 'container', questions: [inner] })], { report: { header: { en: 'Clinic' } } })),
    ).toEqual([
      'pages[0].questions[0].questions[0].rows[0].text en 1',
      'pages[0].questions[0].questions[0].constraint.message en 1',
      'pages[0].questions[0].questions[0].format.message fa 1',
      'report.header fa 1',
    ]);
  });

  it('are found in bands and endings', () => {
    const score = question({ type: 'calculated', bands: [{ text: both }, { from: 5, text: { en: 'High' } }] });
    expect(
      missing(
        form([score], {
          endings: [
            { id: 'e', title: both, text: { fa: 'تماس بگیرید' }, links: [{ text: { en: 'Call' }, href: 'tel:115' }] },
          ],
        }),
      ),
    ).toEqual(['pages[0].questions[0].bands[1].text fa 1', 'endings[0].text en 1', 'endings[0].links[0].text fa 1']);
  });

  it('keep a form from being published only where titles, options or rows lack its main language', () => {
    const found = missingInMain(
      form([
        question({ title: { fa: 'خلق' }, helptext: { fa: 'راهنما' }, options: [{ text: { en: 'No' }, value: '0' }] }),
      ]),
    );
    expect(found.map(({ path }) => path)).toEqual(['pages[0].questions[0].title']);
  });

  it('lead to another main language where everything needed is written in that', () => {
    const persian = form([question({ title: { fa: 'خلق' } })], { title: { fa: 'ویزیت' } });
    expect(spokenLanguages(persian)).toEqual(['en', 'fa']);
    expect(betterMain(persian)).toBe('fa');
    expect(betterMain(form([question({ title: { fa: 'خلق' } })], { title: { en: 'Visit' } }))).toBeUndefined();
    expect(betterMain(form([question({})]))).toBeUndefined();
  });
});
