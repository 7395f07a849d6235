import { expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../engine/definition/types.ts';
import { createForm } from '../form/create-form.ts';

const formWith = (set: Partial<Question>): FormDefinition => ({
  schema: 1,
  title: 'Code',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'p',
      pageType: 'form',
      questions: [{ id: 'q', name: 'code', type: 'text', title: 'Code', format: 'nationalcode', ...set }],
    },
  ],
});

it('a national code whose check digit does not fit is an answer, with a warning beside it', () => {
  const form = createForm(formWith({}));
  form.set('code', '۰۰۱۰۳۵۰۸۲۱');
  expect(form.validate()).toEqual([]);
  expect(form.answers()).toEqual({ code: '0010350821' });
  expect(form.state('code').warning).toMatchObject({
    rule: 'checkdigit',
    name: 'code',
    message: expect.stringContaining('Check the digits'),
  });
  form.set('code', '0010350829');
  expect(form.state('code').warning).toBeUndefined();
});

it('is refused where the question is set so, and then there is nothing to warn of', () => {
  const form = createForm(formWith({ checkDigit: 'refuse' }));
  form.set('code', '0010350821');
  expect(form.validate().map(({ rule }) => rule)).toEqual(['checkdigit']);
  expect(form.state('code').warning).toBeUndefined();
});

it('warns of nothing in a code that is none, or in another format', () => {
  const form = createForm(formWith({}));
  form.set('code', '123');
  expect([form.state('code').problem?.rule, form.state('code').warning]).toEqual(['notnationalcode', undefined]);
  const phone = createForm(formWith({ format: 'phone' }));
  phone.set('code', '09123456789');
  expect(phone.state('code').warning).toBeUndefined();
});
