import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createForm } from '../../published/engine.ts';
import { fromSurveyJs } from './from-survey-js.ts';

const folder = `${process.env['PORSA_CORPORA'] ?? '../shared/corpora'}/surveyjs`;
const absent = !existsSync(folder);
const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));

interface Case {
  readonly form: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>> & { readonly visible?: Readonly<Record<string, boolean>> };
}

describe.skipIf(absent)(`the surveys of the corpus${absent ? ` (skipped: no ${folder})` : ''}`, () => {
  const cases = absent ? [] : (read('expected.json').cases as readonly Case[]);

  it.each(cases)('$form with $input gives $expected', ({ form, input, expected: { visible = {}, ...values } }) => {
    const live = createForm(fromSurveyJs(read(form)).definition);
    for (const [name, answer] of Object.entries(input)) live.set(name, answer);
    expect(Object.fromEntries(Object.keys(values).map((name) => [name, live.get(name)]))).toEqual(values);
    expect(Object.fromEntries(Object.keys(visible).map((name) => [name, live.state(name).visible]))).toEqual(visible);
  });

  it('there are ten of them', () => expect(cases.length).toBe(10));

  it('PHQ-9 is carried whole; the others say what is left', () => {
    expect(fromSurveyJs(read('surveyjs-phq9.json')).left).toEqual([]);
    expect(fromSurveyJs(read('surveyjs-eligibility.json')).left).toEqual([]);
    const { left } = fromSurveyJs(read('survey-library-american-history.json'));
    expect(left.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'timeLimit',
        'firstPageIsStartPage',
        'pages[1].elements[0].correctAnswer',
        'pages[2].elements[0].choicesOrder',
      ]),
    );
  });

  it.each(['formio-test1.json', 'formio-test3.json'])('%s of Form.io is no survey', (file) => {
    expect(() => fromSurveyJs(read(file))).toThrow(
      expect.objectContaining({ name: 'InterchangeError', code: 'notsurvey' }),
    );
  });
});
