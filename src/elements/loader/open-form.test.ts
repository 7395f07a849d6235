import { expect, test } from 'vitest';
import type { OpenRequest } from '../first/open-request.ts';
import type { OpeningHost } from '../host/host-life.ts';
import { openForm } from './open-form.ts';

/** What the server is asked for in the first moment of an element with these values. */
function askedFor(values: object, isDisabled = false): readonly OpenRequest[] {
  const asked: OpenRequest[] = [];
  const host: Partial<OpeningHost> = {
    isDisabled,
    token: 'of a colleague',
    values: () => ({ category: 'phq-9', ...values }),
    api: () => 'https://forms.example.org',
    appearance: () => ({ language: 'fa', calendar: 'fa', dir: 'rtl', theme: 'light' }),
    wrapper: { children: [] } as unknown as HTMLElement,
  };
  const opening = openForm(host as OpeningHost, new Promise(() => undefined), {
    folder: '/',
    text: () => '',
    preload: () => undefined,
    own: () => new Promise(() => undefined),
    ask: async (request) => {
      asked.push(request);
      return undefined;
    },
  });
  opening.follow();
  opening.follow();
  return asked;
}

test('A form that begins a new file is asked for once, for the role of whoever is signed in', () => {
  expect(askedFor({ page: 'one' })).toEqual([
    {
      api: 'https://forms.example.org',
      category: 'phq-9',
      language: 'fa',
      calendar: 'fa',
      page: 'one',
      token: 'of a colleague',
    },
  ]);
});

test('A form that has to belong somewhere is asked for with that', () => {
  const within = { service: 'clinic', headline: 'scores', project: 'mood' };
  expect(askedFor(within)).toEqual([expect.objectContaining({ category: 'phq-9', ...within })]);
});

test.each([
  ['for a patient file', { file: '01HX' }],
  ['for a known patient', { patient: { name: 'Mina' } }],
  ['with answers to begin with', { answers: { mood: '1' } }],
  ['of a page’s own', { definition: { title: 'Own' } }],
  ['of a link, which brings its own', { link: 'abc' }],
  ['that is only read', { mode: 'view' }],
  ['that is tried', { mode: 'preview' }],
  ['without a name', { category: undefined }],
])('No first view is asked for of a form %s', (_, values) => {
  expect(askedFor(values)).toEqual([]);
});

test('No first view is asked for of a form that is disabled', () => {
  expect(askedFor({}, true)).toEqual([]);
});
