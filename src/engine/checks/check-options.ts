import { hasWords } from './check-shape.ts';
import { limits } from '../definition/limits.ts';
import type { Report } from './report.ts';
import { isRecord } from '../definition/walk-questions.ts';

interface Level {
  readonly options: unknown;
  readonly path: string;
  readonly depth: number;
}

/** Reports options without a text or value, and texts and values that stand twice on one level. */
export function checkOptions(options: unknown, path: string, report: Report): void {
  let count = 0;
  const waiting: Level[] = [{ options, path, depth: 0 }];
  for (let level = waiting.pop(); level; level = waiting.pop()) {
    if (!Array.isArray(level.options)) {
      report(level.path, { rule: 'notlist' });
      continue;
    }
    count += level.options.length;
    if (level.options.length > limits.options)
      return report(level.path, { rule: 'toomanyoptions', params: { max: limits.options } });
    if (count > limits.optionsOfAllLevels)
      return report(path, { rule: 'toomanyoptions', params: { max: limits.optionsOfAllLevels } });
    waiting.push(...checkLevel(level.options, level, report));
  }
}

function checkLevel(options: readonly unknown[], { path, depth }: Level, report: Report): readonly Level[] {
  const seen = { text: new Set<string>(), value: new Set<string>() };
  return options.flatMap((option, index) => {
    const where = `${path}[${index}]`;
    if (!isRecord(option)) {
      report(where, { rule: 'notrecord' });
      return [];
    }
    checkOption(option, where, seen, report);
    return option['children'] === undefined
      ? []
      : [{ options: option['children'], path: `${where}.children`, depth: depth + 1 }];
  });
}

function checkOption(
  option: Readonly<Record<string, unknown>>,
  path: string,
  seen: { text: Set<string>; value: Set<string> },
  report: Report,
): void {
  const { text, value, score } = option;
  if (!hasWords(text)) report(`${path}.text`, { rule: 'optiontextmissing' });
  else if (textsOf(text).some((written) => isKnown(seen.text, written)))
    report(`${path}.text`, { rule: 'optiontextdouble' });
  if (typeof value !== 'string' || value.trim() === '') report(`${path}.value`, { rule: 'optionvaluemissing' });
  else if (isKnown(seen.value, value))
    report(`${path}.value`, { rule: 'optionvaluedouble', params: { value: value.slice(0, 50) } });
  if (score !== undefined && !Number.isFinite(score)) report(`${path}.score`, { rule: 'notnumberkey' });
  if (option.keepChosen !== undefined && typeof option.keepChosen !== 'boolean')
    report(`${path}.keepChosen`, { rule: 'notboolean' });
  for (const key of textKeys) {
    const written: unknown = Reflect.get(option, key);
    if (written !== undefined && typeof written !== 'string') report(`${path}.${key}`, { rule: 'nottextkey' });
  }
}

const textKeys = ['visibleWhen', 'system', 'code'] as const;

/** A text in each language, so that English is compared with English only. */
function textsOf(text: unknown): readonly string[] {
  if (!isRecord(text)) return [String(text).trim()];
  return Object.entries(text).flatMap(([language, written]) =>
    typeof written === 'string' && written.trim() !== '' ? [`${language}:${written.trim()}`] : [],
  );
}

function isKnown(seen: Set<string>, text: string): boolean {
  if (seen.has(text)) return true;
  seen.add(text);
  return false;
}
