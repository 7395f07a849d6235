import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../../locales/en/definition.json' with { type: 'json' };
import fa from '../../../locales/fa/definition.json' with { type: 'json' };
import { answerSentences } from './answer-sentences.ts';
import { createSentences } from './sentences.ts';

const rooms = ['../../engine/', '../'].map((room) => new URL(room, import.meta.url));
const sources = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*\.test).*\.ts$/.test(file))
      .map((file) => readFileSync(new URL(file, room), 'utf8')),
  )
  .join('\n');
const checks = new URL('../../engine/checks/', import.meta.url);
const checker = readdirSync(checks)
  .filter((file) => /^(?!.*\.test).*\.ts$/.test(file))
  .map((file) => readFileSync(new URL(file, checks), 'utf8'))
  .join('\n');

describe('The sentences of definitions', () => {
  it('stand in both languages, with the same parameters', () => {
    expect(Object.keys(fa)).toEqual(Object.keys(en));
    const parameters = (sentence: string) => [...new Set(sentence.match(/\{\{\w+\}\}/g) ?? [])].sort();
    for (const [rule, sentence] of Object.entries(en))
      expect(parameters(fa[rule as keyof typeof fa]), rule).toEqual(parameters(sentence));
  });

  it('are there for every rule that the checker knows, and for no other', () => {
    const named = [...checker.matchAll(/rule: '(\w+)'/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(30);
    for (const rule of named) expect(en, rule).toHaveProperty(rule);
    for (const rule of Object.keys(en)) expect(sources, rule).toContain(`'${rule}'`);
  });
});

describe('A sentence', () => {
  it('shows numbers and dates in the digits of its reader', () => {
    expect(createSentences('fa', answerSentences)({ rule: 'toolarge', params: { max: 2.5 } })).toContain('۲٫۵');
    expect(createSentences('en', answerSentences)({ rule: 'toolarge', params: { max: 2.5 } })).toContain('2.5');
  });

  it('says a bound that is a day in the calendar of its language, with its time', () => {
    expect(createSentences('fa', answerSentences)({ rule: 'tooearly', params: { min: '2024-03-20' } })).toContain(
      '۱ فروردین ۱۴۰۳',
    );
    expect(createSentences('en', answerSentences)({ rule: 'tooearly', params: { min: '2024-03-20' } })).toContain(
      '20 March 2024',
    );
    expect(createSentences('fa', answerSentences)({ rule: 'toolate', params: { max: '2024-03-20T08:30' } })).toContain(
      '۱ فروردین ۱۴۰۳، ۰۸:۳۰',
    );
    expect(createSentences('fa', answerSentences)({ rule: 'timetooearly', params: { min: '08:30' } })).toContain(
      '۰۸:۳۰',
    );
  });

  it("takes texts in its reader's language, and leaves them as they are written", () => {
    const message = { en: 'Only {{max}} please', fa: 'فقط پلاک' };
    expect(createSentences('fa', answerSentences)({ rule: 'patternmessage', params: { message } })).toBe('فقط پلاک');
    expect(createSentences('en', answerSentences)({ rule: 'patternmessage', params: { message, max: 3 } })).toBe(
      'Only {{max}} please',
    );
  });

  it('exists for every rule, known or not', () => {
    for (const rule of ['constructor', '__proto__', 'toString', 'nobody-knows'])
      expect(createSentences('en', answerSentences)({ rule })).toMatch(/\w \w/);
  });
});
