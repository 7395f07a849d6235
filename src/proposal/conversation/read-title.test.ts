import { expect, it } from 'vitest';
import { readTitle } from './read-title.ts';

it.each([
  ['Effect of Music Therapy on Anxiety in Patients Undergoing Cardiac Surgery', { I: 'music therapy', O: 'anxiety' }],
  ['Yoga for anxiety in pregnant women: a double-blind, randomized phase II trial', { D: /trial$/ }],
  ['Effect of morphine on pain following abdominal surgery: a randomized, double-blind evaluation', { I: 'morphine' }],
  ['بررسی شیوع کم خونی در زنان باردار', { O: 'کم‌خونی', P: 'زنان باردار' }],
  ['تاثیر يوگا بر اضطراب زنان 20تا30ساله', { I: 'یوگا' }],
])('reads the parts of “%s”', (title, parts) => {
  const read = readTitle(title, 'en').parts;
  for (const [part, text] of Object.entries(parts))
    expect(read[part as 'I']).toMatch(typeof text === 'string' ? new RegExp(`^${text}$`) : text);
});

it('does not take “efficacy and safety” for an outcome', () => {
  expect(readTitle('Efficacy and safety of metformin in women with obesity', 'en').parts.O).toBeUndefined();
});

it.each([
  ['بررسی تأثیر یوگا بر اضطراب زنان باردار\nEffect of yoga on anxiety in pregnant women'],
  ['بررسی تأثیر یوگا بر اضطراب زنان باردار / Effect of yoga on anxiety in pregnant women'],
  ['بررسی تأثیر یوگا بر اضطراب زنان باردار (Effect of yoga on anxiety in pregnant women)'],
])('reads a title in both languages as one title: %s', (text) => {
  expect(readTitle(text, 'en')).toMatchObject({
    title: 'Effect of yoga on anxiety in pregnant women',
    language: 'en',
    other: 'بررسی تأثیر یوگا بر اضطراب زنان باردار',
  });
  expect(readTitle(text, 'fa')).toMatchObject({ language: 'fa', other: 'Effect of yoga on anxiety in pregnant women' });
});

it('leaves “efficacy” out beside an outcome that says more', () => {
  expect(readTitle('Efficacy of lidocaine on propofol injection pain', 'en').parts.O).toBe('propofol injection pain');
});

it('keeps Latin words within a Persian title', () => {
  expect(readTitle('تأثیر متفورمین بر HbA1c در زنان باردار', 'en')).toMatchObject({ language: 'fa' });
});
