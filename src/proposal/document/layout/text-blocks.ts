import type { CitationContext } from '../../sources/citation-text.ts';
import type { Direction } from '../../sources/runs.ts';
import type { DocumentBlock, ListBlock } from '../types.ts';
import { directionOf, textRuns } from './text-runs.ts';

const bullet = /^\s*[-–•*●▪]\s+(?=\S)/;
const ordinal = /^\s*[([]?[0-9۰-۹]{1,2}\s?[.)\]ـ-]\s+(?=\S)/;

/** What was written in a large field: a paragraph for each line, lists where lines begin as lists do. */
export function textBlocks(text: string, context: CitationContext): readonly DocumentBlock[] {
  const base: Direction = context.language === 'fa' ? 'rtl' : 'ltr';
  const blocks: DocumentBlock[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const words = line.trim();
    if (!words) continue;
    const mark = [bullet, ordinal].find((pattern) => pattern.test(line));
    if (mark) addItem(blocks, mark === ordinal, textRuns(line.replace(mark, '').trim(), context, base));
    else {
      const direction = directionOf(words, base);
      blocks.push({
        kind: 'paragraph',
        runs: textRuns(words, context, direction),
        ...(direction !== base && { direction }),
      });
    }
  }
  return blocks;
}

function addItem(blocks: DocumentBlock[], ordered: boolean, item: ListBlock['items'][number]): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.ordered === ordered)
    blocks[blocks.length - 1] = { ...last, items: [...last.items, item] };
  else blocks.push({ kind: 'list', ordered, items: [item] });
}
