import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { Bilingual, Instrument } from '../../../library/instrument.ts';
import type { FormDefinition, Localized, Option, Question } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { changeNames } from '../../../engine/syntax/rename.ts';
import { languages } from '../definition/languages.ts';
import { allQuestions } from '../definition/tree.ts';
import { textIn } from '../definition/set-text.ts';

export type Alteration = 'wording' | 'options' | 'scoring' | 'formula' | 'bands' | 'missing';

/** A question of the form that differs from the instrument it came from; `missing`: the place where it was. */
export interface AlteredQuestion {
  readonly path: string;
  readonly instrument: Bilingual;
  readonly changes: readonly Alteration[];
  /** The question that is missing. */
  readonly title?: Localized;
}

interface Pair {
  readonly item: Question;
  readonly own: Question;
  readonly isSame: boolean;
}

/** An instrument that stands in the form. */
interface Standing {
  readonly instrument: Instrument;
  readonly pairs: readonly Pair[];
  readonly missing: readonly Question[];
  /** How many questions it asks. */
  readonly asked: number;
}

/** What differs from ready instruments whose questions stand in the form: a score is comparable only while nothing does. */
export function alteredInstruments(
  definition: FormDefinition,
  library: readonly Instrument[],
): readonly AlteredQuestion[] {
  const paths = new Map(walkQuestions(definition).map(({ question, path }) => [question.id, path]));
  return standingIn(definition, library).flatMap(({ instrument, pairs, missing }): readonly AlteredQuestion[] => {
    const names = new Map(pairs.map(({ item, own }) => [item.name, own.name]));
    const { title, language } = instrument.definition;
    const altered = pairs.flatMap(({ item, own }) => {
      const changes = changesOf(item, own, { names, languages: [language, definition.language] });
      return changes.length ? [{ path: paths.get(own.id) ?? '', instrument: title, changes }] : [];
    });
    const place = paths.get(pairs.at(-1)?.own.id ?? '') ?? '';
    return [
      ...altered,
      ...missing.map((lost) => ({ path: place, instrument: title, changes: ['missing'] as const, title: lost.title })),
    ];
  });
}

/** The instruments of which half stands in the form in their own words; a short one does not count within a longer one. */
function standingIn(definition: FormDefinition, library: readonly Instrument[]): readonly Standing[] {
  const own = allQuestions(definition);
  const found = library
    .map((instrument) => standing(instrument, own, definition.language))
    .sort((one, other) => alike(other).length - alike(one).length || one.asked - other.asked);
  const taken = new Set<string>();
  return found.filter((each) => {
    const fresh = alike(each).filter(({ own: { id } }) => !taken.has(id));
    const stands = fresh.length > 1 && fresh.length * 2 >= each.asked;
    if (stands)
      for (const {
        own: { id },
      } of each.pairs)
        taken.add(id);
    return stands;
  });
}

/** What stands in its own words, and is asked. */
const alike = ({ pairs }: Standing): readonly Pair[] =>
  pairs.filter(({ isSame, item }) => isSame && item.type !== 'calculated');

function standing(instrument: Instrument, own: readonly Question[], language: CoreLanguage): Standing {
  const items = allQuestions(instrument.definition).filter(({ type }) => type !== 'label' && type !== 'container');
  const pairs = items.flatMap((item): readonly Pair[] => {
    const same = own.find(
      (each) =>
        each.type === item.type && hasSameWords(item.title, each.title, [instrument.definition.language, language]),
    );
    const named = same ?? own.find(({ name, type }) => type === item.type && stem(name) === stem(item.name));
    return named ? [{ item, own: named, isSame: same !== undefined }] : [];
  });
  const matched = new Set(pairs.map(({ item }) => item));
  return {
    instrument,
    pairs,
    missing: items.filter((item) => !matched.has(item)),
    asked: items.filter(({ type }) => type !== 'calculated').length,
  };
}

const stem = (name: string): string => name.replace(/_\d+$/, '');

type Languages = readonly [of: CoreLanguage, own: CoreLanguage];

const plain = (text: string): string => text.replace(/[\s\u200c]+/g, ' ').trim();

/** In each language in which both are written; untranslated is not altered. */
function differs(before: Localized | undefined, now: Localized | undefined, [of, own]: Languages): boolean {
  return languages.some((language) => {
    const [first, second] = [plain(textIn(before, language, of)), plain(textIn(now, language, own))];
    return first !== '' && second !== '' && first !== second;
  });
}

const hasSameWords = (before: Localized, now: Localized, [of, own]: Languages): boolean =>
  languages.some((language) => {
    const words = plain(textIn(before, language, of));
    return words !== '' && words === plain(textIn(now, language, own));
  });

interface Comparing {
  readonly names: ReadonlyMap<string, string>;
  readonly languages: Languages;
}

function changesOf(item: Question, own: Question, { names, languages: spoken }: Comparing): readonly Alteration[] {
  const renamed = (text = ''): string =>
    plain(changeNames(text, (segments) => segments.map((segment) => names.get(segment) ?? segment)));
  const { options = [], rows = [], bands = [] } = item;
  const found: Record<Exclude<Alteration, 'missing'>, boolean> = {
    wording:
      differs(item.title, own.title, spoken) ||
      rows.length !== (own.rows ?? []).length ||
      rows.some(({ text }, index) => differs(text, own.rows?.[index]?.text, spoken)),
    options: !sameOptions(options, own.options ?? [], spoken),
    scoring: options.some(({ value, score }) => own.options?.find((each) => each.value === value)?.score !== score),
    formula: renamed(item.formula) !== plain(own.formula ?? ''),
    bands:
      bands.length !== (own.bands ?? []).length ||
      bands.some(({ from, severity, text }, index) => {
        const band = own.bands?.[index];
        return band?.from !== from || band?.severity !== severity || differs(text, band?.text, spoken);
      }),
  };
  return (Object.keys(found) as (keyof typeof found)[]).filter((each) => found[each]);
}

const sameOptions = (before: readonly Option[], now: readonly Option[], spoken: Languages): boolean =>
  before.length === now.length &&
  before.every(({ value, text }, index) => value === now[index]?.value && !differs(text, now[index].text, spoken));
