import { describe, expect, it } from 'vitest';
import { filterOptions, foldForSearch, listOptions, matchOption } from './option-list.ts';

const drugs = [{ value: 'a', text: 'Paracetamol' }, { value: 'b', text: 'Metformin' }, { value: 'c', text: 'Formoterol' }];
const values = (options: readonly { value: string }[]) => options.map((option) => option.value).join();

describe('searching options', () => {
  it('puts those that begin with the query before those that hold it', () => {
    expect(values(filterOptions(drugs, 'form'))).toBe('c,b');
  });
  it('gives all for a blank query', () => {
    expect(filterOptions(drugs, '  ')).toBe(drugs);
  });
  it('takes Arabic letters, half-spaces and digits of any script as one', () => {
    expect(foldForSearch('كيست')).toBe(foldForSearch('کیست'));
    expect(foldForSearch('می\u200cشود ۱۲')).toBe('میشود 12');
  });
  it('finds the option that was typed out, and no other', () => {
    expect(matchOption(drugs, ' metFORMIN ')?.value).toBe('b');
    expect(matchOption(drugs, 'met')).toBeUndefined();
    expect(matchOption(drugs, '')).toBeUndefined();
  });
  it('keeps a chosen value readable that is no longer offered', () => {
    const listed = listOptions([{ value: 'x', text: { en: 'Ex', fa: 'ایکس' } }], (text) => (typeof text === 'string' ? text : text.fa!), ['x', 'old']);
    expect(listed).toEqual([{ value: 'x', text: 'ایکس' }, { value: 'old', text: 'old' }]);
  });
});
