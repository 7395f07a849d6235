import type { Option, Question } from '../../../engine/definition/types.ts';

/** Longest name of a field. */
const mostLetters = 100;

/** Names of fields, each once: small letters, digits and `_`, beginning with a letter. */
export class Variables {
  readonly #taken = new Set<string>();
  readonly #given = new Map<string, string>();

  /** `key` is what the name is asked by afterwards. */
  give(key: string, wanted: string, otherwise: string): string {
    const known = this.#given.get(key);
    if (known !== undefined) return known;
    const start = variableOf(wanted) || otherwise;
    let name = start;
    for (let count = 2; this.#taken.has(name); count += 1) name = `${start}_${count}`;
    this.#taken.add(name);
    this.#given.set(key, name);
    return name;
  }

  of(key: string): string | undefined {
    return this.#given.get(key);
  }
}

/** A name as REDCap may have it; blank where nothing of it stays. */
export function variableOf(name: string): string {
  const letters = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .replaceAll(/_{2,}/g, '_')
    .slice(0, mostLetters);
  return letters === '' || /^[a-z]/.test(letters) ? letters : `f_${letters}`;
}

/** Values as codes of REDCap: as they are where all of them may be codes, else by their places. */
export function codesOf({ options = [] }: Question): ReadonlyMap<string, string> {
  const values = flat(options);
  const codes = values.map((value) => (/^-?[A-Za-z0-9_.]+$/.test(value) ? value : undefined));
  const isWhole = codes.every((code) => code !== undefined) && new Set(codes).size === codes.length;
  return new Map(values.map((value, index) => [value, isWhole ? value : String(index + 1)]));
}

/** Of a cascade each place is a value of its own, by the path to it. */
const flat = (options: readonly Option[], before = ''): readonly string[] =>
  options.flatMap(({ value, children = [] }) => [
    `${before}${value}`,
    ...flat(children, `${before}${value}${pathSign}`),
  ]);

/** Between the levels of a cascade. */
export const pathSign = '-';

export const partKey = (question: Question, part: string): string => `${question.id}.${part}`;
