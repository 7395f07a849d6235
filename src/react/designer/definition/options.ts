import { parseNumber } from '../../../engine/numbers/number-text.ts';
import type { CoreLanguage, Localized, Option } from '../../../engine/definition/types.ts';
import { insertAt } from './tree.ts';
import { textIn } from './set-text.ts';

/** The position of an option: its index, and those of the options around it, outermost first. */
export type OptionPath = readonly number[];

type Options = readonly Option[];

/** Puts what `change` makes of the option in its place; undefined removes it. */
export function changeOption(
  options: Options,
  [index = 0, ...inner]: OptionPath,
  change: (option: Option) => Option | undefined,
): Options {
  return options.flatMap((option, at) => {
    if (at !== index) return [option];
    return (
      (inner.length ? withChildren(option, changeOption(option.children ?? [], inner, change)) : change(option)) ?? []
    );
  });
}

export function moveOption(options: Options, [index = 0, ...inner]: OptionPath, to: number): Options {
  const option = options[index];
  if (!option) return options;
  if (!inner.length)
    return insertAt(
      options.filter((_, at) => at !== index),
      to,
      option,
    );
  return changeOption(options, [index], () => withChildren(option, moveOption(option.children ?? [], inner, to)));
}

/** A new, still wordless option at the end of a list; its value is the first number that is free. */
export function addOption(options: Options, path: OptionPath, text: Localized): Options {
  if (!path.length) return [...options, { text, value: freeValue(options, options.length + 1) }];
  return changeOption(options, path, (option) => withChildren(option, addOption(option.children ?? [], [], text)));
}

function withChildren(option: Option, children: Options): Option {
  const { children: _, ...alone } = option;
  return children.length ? { ...alone, children } : alone;
}

function freeValue(options: Options, from: number): string {
  const taken = new Set(options.map((option) => option.value));
  let number = from;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

/**
 * Options from pasted lines: text, then value and score where they are given, parted by tabs as in a spreadsheet, or by `|`.
 *
 * A line without a value gets its text for one; a value that is taken gets a number behind it.
 */
export function parseOptions(pasted: string, language: CoreLanguage, known: Options): Options {
  const taken = new Set(known.map((option) => option.value));
  return pasted
    .split(/\r?\n/)
    .map((line) => line.split(/\t|\|/).map((cell) => cell.trim()))
    .flatMap(([text = '', value = '', score = '']) => {
      if (!text) return [];
      const free = freeName(taken, value || text);
      taken.add(free);
      const points = parseNumber(score);
      return [{ text: { [language]: text }, value: free, ...(points !== undefined && { score: points }) }];
    });
}

function freeName(taken: ReadonlySet<string>, value: string): string {
  let number = 2;
  let name = value;
  while (taken.has(name)) name = `${value}_${number++}`;
  return name;
}

/** The lines that `parseOptions` would read back. */
export function optionLines(options: Options, language: CoreLanguage, formLanguage: CoreLanguage): string {
  return options
    .map(({ text, value, score }) =>
      [textIn(text, language, formLanguage), value, score].filter((cell) => cell !== undefined).join('\t'),
    )
    .join('\n');
}
