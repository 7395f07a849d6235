import { describe, expect, test } from 'vitest';
import { sampleProposals } from '../../../demo/proposals/proposals.ts';
import { checkProposal } from '../check/check-proposal.ts';
import { templates } from '../template/templates.ts';
import { standardTemplate } from '../template/standard/standard-template.ts';
import { countWords } from '../text/count-words.ts';
import { proposalTexts } from '../sources/proposal-texts.ts';
import { fileName } from './file-name.ts';
import { toDocument } from './to-document.ts';
import { toHtml } from './to-html.ts';
import { toMarkdown } from './to-markdown.ts';
import { writeDocument } from './write-document.ts';

const [english, persian] = sampleProposals as [(typeof sampleProposals)[0], (typeof sampleProposals)[0]];
const templateOf = (id: string) => templates.find((one) => one.id === id)!;
const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;'\u0000 javascript:alert(1)`;

describe('Names of files', () => {
  test.each([
    ['Effect of A/B: on C?', 'Effect of A B on C.docx'],
    ['تأثیر ورزش بر «کیفیت خواب»؛ می‌شود؟', 'تأثیر ورزش بر کیفیت خواب ؛ می\u200cشود.docx'],
    ['..\\..\\etc/passwd', 'etc passwd.docx'],
    ['CON', 'proposal.docx'],
    ['   ', 'proposal.docx'],
    ['a\u202egnp.exe', 'a gnp.exe.docx'],
  ])('are made of the title: %s', (title, name) => expect(fileName(title, 'docx')).toBe(name));

  test('are of a length that every system takes', () => {
    expect(new TextEncoder().encode(fileName('ک'.repeat(1000), 'docx')).length).toBeLessThan(255);
  });
});

describe('The printed page', () => {
  test('says its language and direction and what it is called', () => {
    const html = toHtml(toDocument(persian, { template: templateOf(persian.template) }));
    expect(html).toMatch(/^<!doctype html>\n<html lang="fa" dir="rtl">/);
    expect(html).toContain('<title>تأثیر تن‌آرامی');
    expect(html).toContain('@page { size: A4;');
  });

  test('leads from each citation to its reference', () => {
    const html = toHtml(toDocument(english, { template: templateOf(english.template) }));
    const targets = new Set([...html.matchAll(/href="#(ref-\d+)"/g)].map(([, id]) => id));
    expect(targets.size).toBeGreaterThan(5);
    for (const id of targets) expect(html).toContain(`<li id="${id}"`);
  });

  test('never takes what was typed for markup, wherever it stands', () => {
    const values = Object.fromEntries(
      templateOf('iran-medical').sections.flatMap(({ questions }) =>
        questions.map(({ id, kind, columns }) => {
          if (kind === 'list') return [id, [hostile]];
          if (kind === 'sampleSize')
            return [id, { formula: hostile, given: { [hostile]: hostile }, stated: hostile, justification: hostile }];
          if (kind === 'sources')
            return [
              id,
              [
                { id: 'a', item: { type: hostile, title: hostile, URL: 'javascript:alert(1)', DOI: hostile } },
                { id: 'b', item: { type: 'document' }, text: hostile },
              ],
            ];
          const names = [
            ...(columns ?? []).map((column) => column.id),
            'name',
            'kind',
            'item',
            'activity',
            'starts',
            'measure',
          ];
          if (['table', 'outcomes', 'variables', 'timetable', 'budget'].includes(kind))
            return [id, [Object.fromEntries(names.map((name) => [name, hostile]))]];
          return [id, hostile];
        }),
      ),
    );
    const html = toHtml(
      toDocument(
        { template: 'iran-medical', language: 'fa', values: values as never },
        { template: templateOf('iran-medical') },
      ),
    );
    const tags = new Set([...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name]) => name));
    expect(tags).not.toContain('script');
    expect(tags).not.toContain('img');
    expect(html).not.toMatch(/\shref="javascript:/);
    expect(html).not.toContain('\u0000');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});

test('JSON is the proposal as it is stored', async () => {
  const { text, name, type } = await writeDocument(english, 'json', { template: templateOf(english.template) });
  expect(JSON.parse(text ?? '')).toEqual(english);
  expect(name).toMatch(/^Effect of text messages .+\.json$/);
  expect(type).toBe('application/json');
});

test('the samples are complete: more than 1,500 words each, all their sources cited', () => {
  for (const proposal of [english, persian]) {
    const template = templateOf(proposal.template);
    const words = proposalTexts(proposal, template).reduce((sum, text) => sum + countWords(text), 0);
    expect(words).toBeGreaterThan(1500);
    const references = toDocument(proposal, { template }).blocks.find(
      (block) => block.kind === 'bibliography',
    )?.references;
    expect(references?.filter(({ cited }) => !cited)).toEqual([]);
  }
});

test('the samples are sound: no check finds an error in them', () => {
  for (const proposal of [english, persian])
    for (const id of [proposal.template, 'standard']) {
      const findings = checkProposal({ ...proposal, template: id }, { template: templateOf(id) });
      expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    }
});

test.each(['en', 'fa'] as const)('100,000 words are laid out and written (%s)', (language) => {
  const sentence =
    language === 'en' ? 'One of many words (about 7.5%) here. ' : 'یکی از هزاران واژهٔ HbA1c (حدود 7.5%) اینجا. ';
  const method = `${sentence.repeat(14_300)}\n${'word,'.repeat(20_000)}\n${'(a'.repeat(20_000)}\n${'[@a]'.repeat(5_000)}`;
  const document = toDocument({ template: 'standard', language, values: { method } }, { template: standardTemplate });
  for (const text of [toHtml(document), toMarkdown(document)]) {
    expect(text.match(/many|هزاران/g)).toHaveLength(14_300);
    expect(text.match(/word,/g)).toHaveLength(20_000);
  }
});
