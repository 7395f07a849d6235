import { describe, expect, it } from 'vitest';
import { form, question, rows, text } from '../../../../../test/support/engine/scenario.ts';
import type { Localized, Question } from '../../../../engine/definition/types.ts';
import { patientNames } from '../../../../engine/dependencies/question-names.ts';
import { suggestDetail } from './suggest-detail.ts';

const suggested = (title: Localized, fit: readonly string[] = patientNames, ...others: readonly Question[]) => {
  const asked = text('asked', { title });
  return suggestDetail(form([asked, ...others]), asked, fit);
};

describe('A title asks for a detail of the patient', () => {
  it.each([
    ['Name', 'name'],
    ['Full name', 'name'],
    ['Patient’s name:', 'name'],
    ['What is your name?', 'name'],
    ['نام و نام خانوادگی', 'name'],
    ['لطفاً نام و نام خانوادگی خود را وارد کنید', 'name'],
    ['نام و نام‌خانوادگی بیمار', 'name'],
    ['National code', 'code'],
    ['National ID number', 'code'],
    ['کد ملی', 'code'],
    ['كد ملي', 'code'],
    ['Mobile number *', 'phone'],
    ['شمارهٔ تماس', 'phone'],
    ['Age (years)', 'age'],
    ['سن (به سال)', 'age'],
    ['سن', 'age'],
    ['Sex', 'gender'],
    ['جنسیت شما', 'gender'],
    ['Date of birth', 'birthdate'],
    ['تاریخ تولد', 'birthdate'],
    ['Home address', 'address'],
    ['نشانی', 'address'],
    ['شهر', 'city'],
    ['تابعیت', 'nationality'],
    ['مؤسسه', 'institution'],
    ['کد پرسنلی', 'personnelcode'],
    ['Name of the drug', undefined],
    ['نام دارو', undefined],
    ['Age at first symptoms', undefined],
    ['', undefined],
  ])('%s: %s', (title, detail) => {
    expect(suggested(title)).toBe(detail);
  });

  it('in whichever language it is written', () => {
    expect([suggested({ en: 'Question 1', fa: 'کد ملی' }), suggested({ en: 'City' })]).toEqual(['code', 'city']);
  });

  it('that fits the type, that no other question is, and that is asked once', () => {
    expect(suggested('Age', ['name'])).toBeUndefined();
    expect(suggested('Name', patientNames, text('other', { patientField: 'name' }))).toBeUndefined();
    const asked = text('asked', { title: 'Name', patientField: 'city' });
    expect(suggestDetail(form([asked]), asked, patientNames)).toBeUndefined();
    const inRow = text('asked', { title: 'Name' });
    expect(suggestDetail(form([rows('relatives', inRow)]), inRow, patientNames)).toBeUndefined();
  });

  it('but a name beside a last name is the first one alone', () => {
    expect(suggested('نام', patientNames, question('last', { type: 'text', title: 'نام خانوادگی' }))).toBeUndefined();
    expect(suggested('Name', patientNames, question('last', { type: 'text', title: 'Last name' }))).toBeUndefined();
  });
});
