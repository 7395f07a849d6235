import type { ReportBlock } from '../definition/types.ts';
import { reportLimits } from '../report/report-limits.ts';
import { isRecord, type PlacedQuestion } from '../definition/walk-questions.ts';
import { mergeNames, responseNames } from '../report/merge-fields.ts';
import { patientNames } from '../dependencies/question-names.ts';
import { checkKeys, hasWords } from './check-shape.ts';
import type { Report } from './report.ts';
import { blockShape } from './shapes.ts';

type Raw = Readonly<Record<string, unknown>>;
type Names = ReadonlyMap<string, PlacedQuestion>;

/** Reports blocks that print nothing, or that ask for what the form does not have. */
export function checkReport(blocks: readonly unknown[], byName: Names, report: Report): void {
  if (blocks.length > reportLimits.blocks)
    return report('report.blocks', { rule: 'toomanyblocks', params: { max: reportLimits.blocks } });
  const ids = new Set<unknown>();
  blocks.forEach((block, index) => {
    const path = `report.blocks[${index}]`;
    if (!isRecord(block)) return report(path, { rule: 'notrecord' });
    checkKeys(block, path, blockShape, report);
    if (typeof block['id'] === 'string' && ids.has(block['id']))
      report(`${path}.id`, { rule: 'iddouble', params: { id: block['id'].slice(0, 50) } });
    ids.add(block['id']);
    checkBlock(block, path, byName, report);
  });
}

function checkBlock(block: Raw, path: string, byName: Names, report: Report): void {
  switch (block['kind'] as ReportBlock['kind']) {
    case 'letterhead':
      if (typeof block['logo'] === 'string' && !isLogo(block['logo']))
        report(`${path}.logo`, {
          rule: 'badlogo',
          params: { max: Math.floor((reportLimits.logoCharacters * 3) / 4000) },
        });
      return;
    case 'chart':
      if (typeof block['question'] !== 'string' || !byName.has(block['question']))
        report(`${path}.question`, { rule: 'chartquestion' });
      return;
    case 'text':
      if (!hasWords(block['text'])) report(`${path}.text`, { rule: 'blocktextmissing' });
      return checkMerged(block['text'], `${path}.text`, byName, report);
    case 'answers':
    case 'table':
      return checkListed(block['questions'], `${path}.questions`, byName, report);
    case 'patient':
    case 'scores':
    case 'signature':
    case 'pagebreak':
      return;
  }
}

/** A picture within the form itself, of a kind that every browser shows and that carries no script. */
export const isLogo = (address: string): boolean =>
  address.length <= reportLimits.logoCharacters &&
  /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/.test(address);

function checkListed(questions: unknown, path: string, byName: Names, report: Report): void {
  if (!Array.isArray(questions)) return;
  questions.forEach((name: unknown, index) => {
    if (typeof name !== 'string' || !byName.has(name))
      report(`${path}[${index}]`, { rule: 'blockquestionunknown', params: { name: String(name).slice(0, 50) } });
  });
}

function checkMerged(text: unknown, path: string, byName: Names, report: Report): void {
  const texts = isRecord(text) ? Object.values(text) : [text];
  for (const name of new Set(texts.flatMap((each) => (typeof each === 'string' ? mergeNames(each) : [])))) {
    if (!byName.has(name) && !isFact(name)) report(path, { rule: 'mergeunknown', params: { name: name.slice(0, 50) } });
  }
}

const facts: ReadonlySet<string> = new Set([...patientNames.map((fact) => `patient.${fact}`), ...responseNames]);

const isFact = (name: string): boolean => facts.has(name);
