import { describe, expect, it } from 'vitest';
import { filterOptions, foldForSearch, matchOption } from './search-options.ts';

const drugs = [
  { value: 'a', text: 'Paracetamol' },
  { value: 'b', text: 'Metformin' },
  { value: 'c', text: 'Formoterol' },
];
const values = (options: readonly { value: string }[]) => options.map((option) => option.value).join();

describe('searching options', () => {
  it('puts those that begin with the query before those that hold it', () => {
    expect(values(filterOptions(drugs, 'form'))).toBe('c,b');
  });
  it('finds an option by its text in either language', () => {
    const complaints = [
      { value: 'h', text: 'Headache', words: { en: 'Headache', fa: 'سردرد' } },
      { value: 'c', text: 'Cough', words: { en: 'Cough', fa: 'سرفه' } },
    ];
    expect(['سر', 'سردرد', 'head', 'درد'].map((query) => values(filterOptions(complaints, query)))).toEqual([
      'h,c',
      'h',
      'h',
      'h',
    ]);
    expect(['سرفه', 'cough'].map((typed) => matchOption(complaints, typed)?.value)).toEqual(['c', 'c']);
  });
  it('takes neither of two that read the same', () => {
    const twins = [
      { value: 'chest', text: 'Pain' },
      { value: 'joint', text: 'Pain' },
    ];
    expect(matchOption(twins, 'pain')).toBeUndefined();
    expect(matchOption(twins, 'Pain')).toBeUndefined();
  });
  it('gives all for a blank query', () => {
    expect(filterOptions(drugs, '  ')).toBe(drugs);
  });
  it('takes Arabic letters, half-spaces and digits of any script as one', () => {
    expect(foldForSearch('كيست')).toBe(foldForSearch('کیست'));
    expect(foldForSearch('می\u200cشود ۱۲')).toBe('میشود12');
    expect(foldForSearch('مسئول آزمایش رؤیا خانۀ ٣')).toBe(foldForSearch('مسيول ازمايش رويا خانه 3'));
  });
  it.each(['تب\u200cدار', 'تب دار', 'تبدار', ' تب  دار '])('finds words however they are joined: %j', (query) => {
    expect(values(filterOptions([{ value: 'fever', text: 'تب\u200cدار بودن' }], query))).toBe('fever');
  });
  it('takes of two texts that differ only in their spaces the one that is written so, or neither', () => {
    const twins = [
      { value: 'apart', text: 'no rash' },
      { value: 'joined', text: 'norash' },
    ];
    expect(['norash', 'no rash', 'NO RASH'].map((typed) => matchOption(twins, typed)?.value)).toEqual([
      'joined',
      'apart',
      undefined,
    ]);
  });
  it('finds the option that was typed out, and no other', () => {
    expect(matchOption(drugs, ' metFORMIN ')?.value).toBe('b');
    expect(matchOption(drugs, 'met')).toBeUndefined();
    expect(matchOption(drugs, '')).toBeUndefined();
  });
});
