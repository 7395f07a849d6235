import { describe, expect, it } from 'vitest';
import { foldText } from '../../../src/engine/likeness/fold-text.ts';
import { searchText, sortKey } from './fold.ts';

describe('a folded text', () => {
  it.each([
    ['كاظمي', 'کاظمی'],
    ['مريم', 'مریم'],
    ['مسئول', 'مسیول'],
    ['آرش', 'ارش'],
    ['سَلام', 'سلام'],
    ['مـحـمـد', 'محمد'],
    ['علی\u200cرضا', 'علی رضا'],
    ['علی  \u00a0 رضا ', 'علی رضا'],
    ['۰۹۱۲٣٤٥', '0912345'],
    ['RENÉ Müller', 'rene muller'],
    ['\u202eSara\u202c', 'sara'],
    ['ﻛﺎﻇﻤﻲ', 'کاظمی'],
    ['خانه‌ۀ', 'خانه ه'],
  ])('reads %s as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('stays as it is when folded again', () => {
    for (const text of ['كاظمي ۱۲', 'Ann\u200cOther', 'ٱلمَسئولۀ', 'é́'])
      expect(foldText(foldText(text))).toBe(foldText(text));
  });
});

describe('what search looks in', () => {
  it('has no spaces, and keeps its parts apart', () => {
    expect(searchText('علی رضا', undefined, '0912 345')).toBe('علیرضا\n\n0912345');
  });
});

describe('the order of names', () => {
  it('is that of the Persian alphabet, Latin first', () => {
    const names = ['یاسر', 'وحید', 'هما', 'گلناز', 'کاوه', 'ژاله', 'زهرا', 'چنگیز', 'پروین', 'آرش', 'Zoe'];
    const ordered = [...names].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
    expect(ordered).toEqual(['Zoe', 'آرش', 'پروین', 'چنگیز', 'زهرا', 'ژاله', 'کاوه', 'گلناز', 'وحید', 'هما', 'یاسر']);
  });
});
