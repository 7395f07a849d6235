import { expect, it } from 'vitest';
import type { LanguageTools } from '../../ui/language/language.tsx';
import type { Subject } from '../editors/sentence/subjects.ts';
import { conditionWords } from './condition-words.ts';

const subjects: readonly Subject[] = [
  { name: 'total', title: 'Score', kind: 'number', isAnswer: true },
  { name: 'visit', title: 'Visit', kind: 'date', isAnswer: true },
  { name: 'sex', title: 'Sex', kind: 'choice', isAnswer: true, options: [{ value: 'f', text: 'Female' }] },
];
const tools = {
  t: (key: string, params: Readonly<Record<string, string>> = {}) => {
    const said = key.replace(/^sentence:/, '');
    return params['title']
      ? `${said}[${params['title']}]`
      : params['number'] && said !== 'daytoday'
        ? `${params['number']} ${said}`
        : said;
  },
  language: 'en',
  number: String,
  digits: String,
  date: String,
} as unknown as LanguageTools;
const inPersian = { ...tools, language: 'fa' } as LanguageTools;

it.each([
  ['total > LAST(total)', 'Score plain.more than derived.last[Score]'],
  ['visit < TODAY()', 'Visit moment.less than daytoday'],
  ['visit >= TODAY() - 30', 'Visit moment.least 30 daybefore'],
  ['AGE(visit) >= 18', 'derived.years[Visit] plain.least 18'],
  ['LAST(sex) = "f"', 'derived.last[Sex] plain.equal “Female”'],
  ['AND(total > 3, MONTHS(visit, sex) > 2)', 'joins.all: Score plain.more than 3; MONTHS(visit, sex) > 2'],
])('A condition is said in words: %s', (formula, words) => {
  expect(conditionWords(formula, subjects, tools)).toBe(words);
});

it('In Persian the verb comes last, and what is compared with before it', () => {
  expect(conditionWords('visit < TODAY() + 2', subjects, inPersian)).toBe('Visit than 2 dayafter moment.less');
  expect(conditionWords('sex = "f"', subjects, inPersian)).toBe('Sex «Female» plain.equal');
});
