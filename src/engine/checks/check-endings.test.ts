import { describe, expect, it } from 'vitest';
import { calculated, form, number, text } from '../../../test/support/engine/scenario.ts';
import { checkDefinition } from '../../published/engine.ts';
import type { Ending, Question } from '../definition/types.ts';

const faults = (definition: unknown) => checkDefinition(definition).map(({ path, rule }) => `${path} ${rule}`);
const ofEndings = (...endings: unknown[]) => faults({ ...form([number('score')]), endings: endings as Ending[] });
const ofLink = (href: unknown) => ofEndings({ id: 'e', links: [{ text: 'Call', href }] });
const ofBands = (...bands: unknown[]) =>
  faults(form([calculated('total', '1', { bands: bands as Question['bands'] })]));

describe('The endings of a form', () => {
  it('are sound with a title, a text, links or a redirect, always or under a condition', () => {
    expect(
      ofEndings(
        { id: 'a', title: { en: 'Thank you', fa: 'سپاسگزاریم' } },
        { id: 'b', when: 'score > 3', severity: 'danger', text: 'Call us' },
        { id: 'c', links: [{ text: { fa: 'اورژانس' }, href: { fa: 'tel:115' } }] },
        { id: 'd', redirect: '/thanks?from=form#top' },
        { id: 'e', redirect: 'https://clinic.example/thanks' },
      ),
    ).toEqual([]);
  });

  it('are refused with a condition that cannot be read or asks for what is not there', () => {
    expect(ofEndings({ id: 'a', title: 'A', when: 'score >' }, { id: 'b', title: 'B', when: 'other > 1' })).toEqual([
      expect.stringMatching(/^endings\[0\]\.when /),
      'endings[1].when unknownname',
    ]);
  });

  it('are refused where they say nothing, share an id or are none', () => {
    expect(
      ofEndings(
        { id: 'a' },
        { id: 'a', title: ' ', links: [] },
        3,
        { title: 'x' },
        { id: 'b', title: 'x', severity: 'red' },
      ),
    ).toEqual([
      'endings[0] endingempty',
      'endings[1].id iddouble',
      'endings[1] endingempty',
      'endings[2] notrecord',
      'endings[3].id keymissing',
      'endings[4].severity notallowed',
    ]);
    expect(faults({ ...form([]), endings: 'none' })).toEqual(['endings notlist']);
    expect(ofEndings(...Array.from({ length: 51 }, (_, index) => ({ id: `e${index}`, title: 'x' })))).toEqual([
      'endings toomanyendings',
    ]);
    expect(ofEndings({ id: 'a', links: Array(11).fill({ text: 'x', href: 'tel:115' }) })).toEqual([
      'endings[0].links toomanylinks',
    ]);
  });

  it.each([
    'tel:115',
    'tel:+98-21-1480',
    'sms:1480',
    'mailto:help@clinic.example',
    'https://findahelpline.com',
    'HTTPS://clinic.example/a?b#c',
  ])('may link to %s', (href) => {
    expect(ofLink(href)).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'http://clinic.example',
    'https://',
    'https://user@evil.example',
    '//evil.example',
    '/thanks',
    'tel:',
    'tel:ambulance',
    'mailto:',
    'https:\\\\evil.example',
    `https://x.example/${'a'.repeat(2000)}`,
    'vbscript:x',
    '',
    7,
  ])('may not link to %j', (href) => {
    expect(ofLink(href)).not.toEqual([]);
  });

  it('may link nowhere in one language where it may not in another', () => {
    expect(ofLink({ en: 'tel:115', fa: 'javascript:alert(1)' })).toEqual(['endings[0].links[0].href badlink']);
  });

  it.each([
    'http://clinic.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'thanks',
    'tel:115',
    '/a b',
    'https://a@b.example',
  ])('may not lead to %s by themselves', (redirect) => {
    expect(ofEndings({ id: 'e', redirect })).toEqual(['endings[0].redirect badredirect']);
  });
});

describe('The bands of a score', () => {
  it('are sound in ascending order, the first with a beginning or without', () => {
    expect(ofBands({ from: 0, text: 'Minimal' }, { from: 5, text: 'Mild', severity: 'warning' })).toEqual([]);
    expect(ofBands({ text: 'Low' }, { from: 18.5, text: 'Normal' })).toEqual([]);
  });

  it('are refused out of order, without words, and where nothing is computed', () => {
    expect(ofBands({ from: 5, text: 'a' }, { from: 5, text: 'b' }, { text: 'c' })).toEqual([
      'pages[0].questions[0].bands[1].from bandorder',
      'pages[0].questions[0].bands[2].from bandorder',
    ]);
    expect(ofBands({ text: '' }, 4, { from: 'x', text: 'y', severity: 1 })).toEqual([
      'pages[0].questions[0].bands[0].text titlemissing',
      'pages[0].questions[0].bands[1] notrecord',
      'pages[0].questions[0].bands[2].from notnumberkey',
      'pages[0].questions[0].bands[2].severity notallowed',
    ]);
    expect(faults(form([text('name', { bands: [{ text: 'x' }] })]))).toEqual([
      'pages[0].questions[0].bands bandsnotcalculated',
    ]);
    expect(ofBands(...Array.from({ length: 51 }, (_, index) => ({ from: index, text: 'x' })))).toEqual([
      'pages[0].questions[0].bands toomanybands',
    ]);
  });
});
