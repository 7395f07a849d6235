import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { showDigits } from '../../engine/numbers/digits.ts';
import { proposalRoles, questionKinds } from '../template/kinds.ts';
import { readTemplate } from '../template/read-template.ts';
import { rules } from './rules.ts';

const page = readFileSync('docs/proposals.md', 'utf8');
const persian = readFileSync('docs/fa/proposals.md', 'utf8');
const levels = { error: 'خطا', warning: 'هشدار', note: 'یادداشت' } as const;

it.each(rules.map((rule) => [rule.code, rule] as const))('%s is in docs/proposals.md as it is', (code, rule) => {
  expect(page).toContain(`| \`${code}\` | ${rule.level} | ${rule.message.en} |`);
  expect(persian).toContain(`| \`${code}\` | ${levels[rule.level]} | ${showDigits(rule.message.fa, 'fa')} |`);
});

it('docs/proposals.md names no rule that is gone', () => {
  const named = [...page.matchAll(/^\| `([\w-]+)` \| (?:error|warning|note) \|/gm)].map(([, code]) => code);
  expect(named).toEqual(rules.map(({ code }) => code));
});

it('docs/proposals.md names all kinds and roles of questions', () => {
  for (const name of [...questionKinds, ...proposalRoles])
    for (const text of [page, persian]) expect(text).toContain(`\`${name}\``);
});

it('the template of docs/proposals.md can be read', () => {
  const [, json = ''] = /```json\n([^]*?)```/.exec(page) ?? [];
  expect(readTemplate(json)).toHaveProperty('template.id', 'heart-center');
});
