import { describe, expect, it } from 'vitest';
import { form, number } from '../../../test/support/engine/scenario.ts';
import { checkDefinition } from '../../published/engine.ts';
import { reportLimits } from '../report/report-limits.ts';
import type { ReportBlock } from '../definition/types.ts';

const ofBlocks = (...blocks: unknown[]) =>
  checkDefinition({ ...form([number('score')]), report: { blocks: blocks as ReportBlock[] } }).map(
    ({ path, rule }) => `${path} ${rule}`,
  );
const png = 'data:image/png;base64,iVBORw0KGgo=';

describe('The blocks of a report', () => {
  it('are sound of every kind, with what they may hold', () => {
    expect(
      ofBlocks(
        { id: 'a', kind: 'letterhead', logo: png },
        { id: 'b', kind: 'patient', when: 'score > 3' },
        { id: 'c', kind: 'scores', title: { fa: 'نتیجه' } },
        { id: 'd', kind: 'answers', questions: ['score'] },
        { id: 'e', kind: 'chart', question: 'score' },
        { id: 'f', kind: 'table' },
        { id: 'g', kind: 'text', text: { en: 'Dear {patient.name}, {score} on {response.date} {free text}' } },
        { id: 'h', kind: 'signature' },
        { id: 'i', kind: 'pagebreak' },
      ),
    ).toEqual([]);
  });

  it('are refused where they are none, share an id or are of no kind', () => {
    expect(ofBlocks(3, { id: 'a', kind: 'patient' }, { id: 'a', kind: 'video' }, { kind: 'patient' })).toEqual([
      'report.blocks[0] notrecord',
      'report.blocks[2].kind notallowed',
      'report.blocks[2].id iddouble',
      'report.blocks[3].id keymissing',
    ]);
  });

  it('are refused where they ask for questions that the form does not have', () => {
    expect(
      ofBlocks(
        { id: 'a', kind: 'chart', question: 'other' },
        { id: 'b', kind: 'table', questions: ['score', 'other'] },
        { id: 'c', kind: 'text', text: { en: '{score}', fa: '{other} {patient.shoe}' } },
        { id: 'd', kind: 'patient', when: 'other > 1' },
        { id: 'e', kind: 'patient', when: 'score >' },
      ),
    ).toEqual([
      'report.blocks[0].question chartquestion',
      'report.blocks[1].questions[1] blockquestionunknown',
      'report.blocks[2].text mergeunknown',
      'report.blocks[2].text mergeunknown',
      'report.blocks[3].when unknownname',
      expect.stringMatching(/^report\.blocks\[4\]\.when /),
    ]);
  });

  it('are refused with a logo that is no picture, carries a script or is too large', () => {
    for (const logo of [
      'https://clinic.example/logo.png',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'javascript:alert(1)',
      `data:image/png;base64,${'A'.repeat(reportLimits.logoCharacters)}`,
    ])
      expect(ofBlocks({ id: 'a', kind: 'letterhead', logo })).toEqual(['report.blocks[0].logo badlogo']);
  });

  it('are refused without their text, or too many', () => {
    expect(ofBlocks({ id: 'a', kind: 'text', text: ' ' })).toEqual(['report.blocks[0].text blocktextmissing']);
    const many = Array.from({ length: reportLimits.blocks + 1 }, (_, index) => ({ id: `b${index}`, kind: 'patient' }));
    expect(ofBlocks(...many)).toEqual(['report.blocks toomanyblocks']);
  });

  it('are on one of the papers', () => {
    const onPaper = (paper: unknown) =>
      checkDefinition({ ...form([number('score')]), report: { paper: paper as 'A4' } }).map(({ rule }) => rule);
    expect([onPaper('A5'), onPaper('B5')]).toEqual([[], ['notallowed']]);
  });
});
