import type { Language } from '../../../../engine/definition/types.ts';
import changes from '../../../kit/changes/changes.css?inline';
import { printPage } from '../../../kit/print/print-page.ts';
import states from '../../../kit/states/states.css?inline';
import { directionOf } from '../../../ui/language/language.tsx';
import scales from '../../../ui/style/scales.css?inline';
import tokens from '../../../ui/style/tokens.css?inline';
import scores from '../../scores/scores.css?inline';
import compare from './compare.css?inline';
import paper from './paper.css?inline';

interface Page {
  readonly title: string;
  readonly language: Language;
}

/** Prints what is compared on pages of its own, with what is folded on the screen. */
export async function printComparison(shown: Element, page: Page): Promise<void> {
  await printPage(comparisonPage(shown, page), printedStyles);
}

const printedStyles = [tokens, scales, states, changes, scores, compare, paper].join('\n');

export function comparisonPage(shown: Element, { title, language }: Page): string {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = language;
  page.documentElement.dir = directionOf(language);
  const heading = page.createElement('h1');
  heading.textContent = title;
  const sheet = page.importNode(shown, true);
  for (const folded of sheet.querySelectorAll('details')) folded.open = true;
  const root = page.createElement('div');
  root.className = 'porsa-root porsa-portal-comparison';
  root.append(heading, sheet);
  page.body.append(root);
  return page.documentElement.outerHTML;
}
