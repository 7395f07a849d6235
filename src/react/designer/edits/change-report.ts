import type { FormDefinition, Localized, ReportBlock, ReportDesign } from '../../../engine/definition/types.ts';
import { mergeNames, renameMerged } from '../../../engine/report/merge-fields.ts';
import { mapSame, withChanges } from '../definition/question-expressions.ts';
import { insertAt } from '../definition/tree.ts';
import { withoutBlanks } from './change-page.ts';
import type { Use } from './uses.ts';

/** Changes the report; a key given as undefined is removed, and a report of nothing is no report. */
export function changeReport(definition: FormDefinition, changes: Partial<ReportDesign>): FormDefinition {
  const report = withoutBlanks({ ...definition.report, ...changes });
  return withoutBlanks({ ...definition, report: Object.keys(report).length ? report : undefined });
}

/** Each text of several languages changed. */
const changeText = (text: Localized, change: (text: string) => string): Localized =>
  typeof text === 'string'
    ? change(text)
    : Object.fromEntries(Object.entries(text).map(([language, words]) => [language, change(words)]));

const wordsOf = (text: Localized): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** The report with a question renamed in its lists, charts and texts. */
export function renameInReport(report: ReportDesign, from: string, to: string): ReportDesign {
  const renamed = (name: string): string => (name === from ? to : name);
  return {
    ...report,
    ...(report.questions && { questions: report.questions.map(renamed) }),
    ...(report.blocks && {
      blocks: mapSame(report.blocks, (block): ReportBlock => {
        if (block.kind === 'chart') return withChanges(block, { question: renamed(block.question) });
        if (block.kind === 'text')
          return withChanges(block, { text: changeText(block.text, (text) => renameMerged(text, from, to)) });
        return (block.kind === 'answers' || block.kind === 'table') && block.questions
          ? withChanges(block, { questions: block.questions.map(renamed) })
          : block;
      }),
    }),
  };
}

/** The report without removed questions in its lists, and without their charts. */
export function withoutNames(report: ReportDesign, names: ReadonlySet<string>): ReportDesign {
  const left = (listed: readonly string[]): readonly string[] => listed.filter((name) => !names.has(name));
  return {
    ...report,
    ...(report.questions && { questions: left(report.questions) }),
    ...(report.blocks && {
      blocks: report.blocks.flatMap((block): readonly ReportBlock[] => {
        if (block.kind === 'chart') return names.has(block.question) ? [] : [block];
        return (block.kind === 'answers' || block.kind === 'table') && block.questions
          ? [{ ...block, questions: left(block.questions) }]
          : [block];
      }),
    }),
  };
}

/** Charts and texts of the report that speak of a question, which would be lost or left behind without it. */
export function blockUses(
  { report }: FormDefinition,
  isMeant: (segments: readonly string[]) => boolean,
): readonly Use[] {
  return (report?.blocks ?? []).flatMap((block, index): readonly Use[] => {
    const path = `report.blocks[${index}]`;
    if (block.kind === 'chart') return isMeant([block.question]) ? [{ path, text: block.question }] : [];
    const found = block.kind === 'text' ? blockNames(block).filter((name) => isMeant(name.split('.'))) : [];
    return found.map((name) => ({ path: `${path}.text`, text: `{${name}}` }));
  });
}

/** The questions and facts that a block prints by its own choice. */
export function blockNames(block: ReportBlock): readonly string[] {
  if (block.kind === 'chart') return [block.question];
  if (block.kind === 'text') return [...new Set(wordsOf(block.text).flatMap(mergeNames))];
  return block.kind === 'answers' || block.kind === 'table' ? (block.questions ?? []) : [];
}

/** The blocks with one changed; a key given as undefined is removed. */
export const changeBlock = <K extends ReportBlock['kind']>(
  blocks: readonly ReportBlock[],
  id: string,
  change: Partial<Extract<ReportBlock, { kind: K }>>,
): readonly ReportBlock[] =>
  blocks.map((block) => (block.id === id ? (withoutBlanks({ ...block, ...change }) as ReportBlock) : block));

/** The block at another place; `to` counts without it. */
export function moveBlock(blocks: readonly ReportBlock[], id: string, to: number): readonly ReportBlock[] {
  const block = blocks.find((each) => each.id === id);
  return block
    ? insertAt(
        blocks.filter((each) => each !== block),
        to,
        block,
      )
    : blocks;
}
