import type { Answers, FormDefinition, ReportBlock } from '../engine/definition/types.ts';
import { reportBlocks, withBlockConditions } from '../engine/report/report-blocks.ts';
import type { PrintedChart } from './chart/chart-template.ts';
import { toHistory } from './content/history.ts';
import { inOrder, isPrinted, toFormer, toLines } from './content/lines.ts';
import { toMerged } from './content/merged.ts';
import {
  flat,
  isResult,
  type Printing,
  type ReportData,
  type ReportLine,
  type ReportTable,
  type ReportWords,
} from './content/printing.ts';
import { reportEngine } from './report-engine.ts';

interface PrintedSection {
  readonly title: string;
  readonly lines: readonly ReportLine[];
}

/** A block of the report with what it says. A blank `title` is the block's usual one. */
export type PrintedBlock = { readonly id: string } & (
  | { readonly kind: 'letterhead'; readonly logo?: string }
  | { readonly kind: 'patient' | 'pagebreak' }
  | { readonly kind: 'scores'; readonly title: string; readonly lines: readonly ReportLine[] }
  | { readonly kind: 'answers'; readonly title: string; readonly sections: readonly PrintedSection[] }
  | { readonly kind: 'chart'; readonly title: string; readonly chart: PrintedChart }
  | { readonly kind: 'table'; readonly title: string; readonly table: ReportTable }
  | { readonly kind: 'text'; readonly title: string; readonly text: string }
  | { readonly kind: 'signature'; readonly title: string }
);

/** The blocks of the report that have something to say, in the version of the form with which the entry was made. */
export function toReportContent(data: ReportData, words: ReportWords): readonly PrintedBlock[] {
  const { definition, entry, file, history } = data;
  const answers: Answers = entry?.answers ?? {};
  const earlier = history
    .filter(({ createdAt }) => entry === undefined || createdAt < entry.createdAt)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const form = reportEngine.createForm(withBlockConditions(definition), {
    answers,
    patient: file.patient,
    role: 'owner',
    language: words.language,
    now: () => (entry ? new Date(entry.createdAt) : new Date()),
    history: earlier.map(({ id, createdAt, answers }) => ({ id, at: createdAt, answers })),
  });
  const entries = entry ? [...earlier, entry] : earlier;
  const printing: Printing = { data, definition, form, answers, words, entries };
  const held = new Set(form.endings().map(({ id }) => id));
  return reportBlocks(definition.report)
    .filter(({ id }) => held.has(id))
    .flatMap((block) => toPrinted(block, printing) ?? []);
}

function toPrinted(block: ReportBlock, printing: Printing): PrintedBlock | undefined {
  const { words } = printing;
  const { id } = block;
  const title = 'title' in block ? words.text(block.title) : '';
  switch (block.kind) {
    case 'letterhead':
      return { id, kind: 'letterhead', logo: block.logo };
    case 'patient':
    case 'pagebreak':
      return { id, kind: block.kind };
    case 'scores': {
      const lines = toScores(printing);
      return lines.length > 0 ? { id, kind: 'scores', title, lines } : undefined;
    }
    case 'answers':
      return { id, kind: 'answers', title, sections: toSections(block, printing) };
    case 'chart': {
      const chart = toChart(block.question, printing);
      return chart && { id, kind: 'chart', title: title || words.text(chart.question.title), chart };
    }
    case 'table': {
      const table = toHistory(printing, block.questions);
      return table && { id, kind: 'table', title: title || words.t('portal:report.history'), table };
    }
    case 'text':
      return { id, kind: 'text', title, text: toMerged(words.text(block.text), printing) };
    case 'signature':
      return { id, kind: 'signature', title: title || words.t('portal:report.signature') };
    default:
      return block satisfies never;
  }
}

/** What the form computed. */
function toScores(printing: Printing): readonly ReportLine[] {
  const chosen = printing.definition.report?.questions;
  return flat(printing.definition)
    .filter((question) => isResult(question) && isPrinted(question, printing, chosen))
    .flatMap((question) => toLines(question, printing, chosen))
    .filter(({ answer }) => answer !== '');
}

/** An entry of one page leaves the other pages out, blank questions included. */
const isAnswered = ({ answer, table }: ReportLine): boolean => answer !== '' || table !== undefined;

/** Answers by page, then those to questions that the form of that day did not have any more. Results stand apart where they have a block. */
function toSections(
  { questions }: Extract<ReportBlock, { kind: 'answers' }>,
  printing: Printing,
): readonly PrintedSection[] {
  const { definition, data, words } = printing;
  const chosen = questions ?? definition.report?.questions;
  const apart = !questions && hasScores(definition);
  const pages = definition.pages
    .map((page) => ({
      title: words.text(page.displayTitle) || words.text(data.category.title),
      lines: inOrder(
        page.questions.filter((each) => isPrinted(each, printing, chosen) && !(apart && isResult(each))),
        chosen,
      ).flatMap((question) => toLines(question, printing, chosen)),
    }))
    .filter(({ lines }) => lines.length > 0 && ((data.entry?.page ?? null) === null || lines.some(isAnswered)));
  const former = questions ? [] : toFormer(printing);
  return former.length > 0 ? [...pages, { title: words.t('portal:report.former'), lines: former }] : pages;
}

const hasScores = ({ report }: FormDefinition): boolean => reportBlocks(report).some(({ kind }) => kind === 'scores');

function toChart(name: string, { definition, entries }: Printing): PrintedChart | undefined {
  const question = flat(definition).find((each) => each.name === name);
  if (!question || question.displayInReport === false) return undefined;
  const points = entries.flatMap(({ createdAt, answers }) => {
    const value = answers[name];
    return typeof value === 'number' ? [{ at: createdAt, value }] : [];
  });
  return points.length > 0 ? { question, points } : undefined;
}
