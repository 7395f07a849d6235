import type { CoreLanguage, Option } from '../../../engine/definition/types.ts';
import { parseOptions } from '../definition/options.ts';
import type { WrittenQuestion } from './insert-questions.ts';

interface Block {
  readonly title: string;
  readonly options: string[];
}

/**
 * Questions from a text, a line each; lines with a bullet or a letter below one are its options, with value and score
 * parted by tabs or `|`.
 *
 * A list of options that a blank line parts from the questions above it is the scale of all of them.
 */
export function questionsOfText(text: string, language: CoreLanguage): readonly WrittenQuestion[] {
  const blocks: Block[] = [];
  let from: number | undefined;
  let isParted = false;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const option = blocks.length ? optionLine.exec(line)?.[1] : undefined;
    if (line === '') {
      isParted = true;
      continue;
    }
    if (option === undefined) {
      blocks.push({ title: line.replace(ordinal, ''), options: [] });
      from = undefined;
    } else {
      from ??= isParted ? firstWithoutOptions(blocks) : blocks.length - 1;
      blocks.forEach(({ options }, at) => at >= (from ?? 0) && options.push(option));
    }
    isParted = false;
  }
  return blocks.map((block) => questionOf(block, language));
}

const optionLine = /^(?:[-–—*•●○◦☐□▢]|\(?\p{L}[.)])\s+(.+)$/u;
const ordinal = /^\(?\p{Nd}+\s?[.):\-–]\s+/u;

/** The beginning of the run of questions at the end that have none yet. */
function firstWithoutOptions(blocks: readonly Block[]): number {
  return blocks.findLastIndex(({ options }) => options.length > 0) + 1;
}

function questionOf({ title, options }: Block, language: CoreLanguage): WrittenQuestion {
  const parsed: readonly Option[] = parseOptions(options.join('\n'), language, []);
  return {
    title: { [language]: title },
    ...(parsed.length ? { type: 'flatview' as const, options: parsed } : { type: 'text' as const }),
  };
}
