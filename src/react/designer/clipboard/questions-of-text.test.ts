import { expect, test } from 'vitest';
import { questionsOfText } from './questions-of-text.ts';

const read = (text: string) =>
  questionsOfText(text, 'en').map(({ title, type, options }) => [
    type,
    (title as { en: string }).en,
    ...(options ?? []).map((option) => [(option.text as { en: string }).en, option.value, option.score]),
  ]);

test('A line is a question, without its number', () => {
  expect(read('1. Little interest\n\n(2) Feeling down\n۳) Sleep\n5-year survival')).toEqual([
    ['text', 'Little interest'],
    ['text', 'Feeling down'],
    ['text', 'Sleep'],
    ['text', '5-year survival'],
  ]);
});

test('Lines with a bullet or a letter are the options of the question right above them alone', () => {
  expect(read('Name\nSex\n- Male\n- Female\nSmoker\na) Yes\nb) No')).toEqual([
    ['text', 'Name'],
    ['flatview', 'Sex', ['Male', 'Male', undefined], ['Female', 'Female', undefined]],
    ['flatview', 'Smoker', ['Yes', 'Yes', undefined], ['No', 'No', undefined]],
  ]);
});

test('A scale that a blank line parts from its questions is the scale of all of them, with its scores', () => {
  const scale = [
    ['Not at all', '0', 0],
    ['Every day', '3', 3],
  ];
  expect(read('Sex\n- F\n\nInterest\nSleep\n\n• Not at all|0|0\n• Every day\t3\t3\n\nNotes')).toEqual([
    ['flatview', 'Sex', ['F', 'F', undefined]],
    ['flatview', 'Interest', ...scale],
    ['flatview', 'Sleep', ...scale],
    ['text', 'Notes'],
  ]);
});

test('Options above every question are questions, for nothing is left out', () => {
  expect(read('- One\n\n- Two')).toEqual([['flatview', '- One', ['Two', 'Two', undefined]]]);
});
