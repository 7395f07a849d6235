import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { CitationContext } from '../../sources/citation-text.ts';
import type { SampleSize } from '../../types.ts';
import { labels, sampleSizeTerms } from '../labels.ts';
import type { DocumentBlock, Fact } from '../types.ts';
import { shownNumber } from './tables.ts';
import { textBlocks } from './text-blocks.ts';

/** The size, what it was computed from, and where those numbers come from. */
export function sampleSizeBlocks(value: SampleSize, context: CitationContext): readonly DocumentBlock[] {
  const { language } = context;
  const facts: Fact[] = [];
  const add = (label: string, text: string): void => {
    if (text.trim()) facts.push({ label, runs: [{ text }] });
  };
  add(labels.stated[language], shownNumber(value.stated ?? '', language));
  add(labels.formula[language], formulaName(value.formula ?? '', language));
  const given = value.given ?? {};
  const terms = Object.keys(sampleSizeTerms).filter((name) => name in given);
  for (const name of [...terms, ...Object.keys(given).filter((one) => !(one in sampleSizeTerms))])
    add(sampleSizeTerms[name]?.[language] ?? name, shownNumber(given[name] ?? '', language));
  return [
    ...(facts.length ? [{ kind: 'facts', facts } as const] : []),
    ...textBlocks(value.justification ?? '', context),
  ];
}

const formulas = ['oneMean', 'oneProportion', 'twoMeans', 'twoProportions', 'correlation'] as const;

function formulaName(formula: string, language: CoreLanguage): string {
  if (formula === 'other') return labels.otherFormula[language];
  const known = formulas.find((one) => one === formula);
  return known ? labels[known][language] : formula;
}
