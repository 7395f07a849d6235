import type { CoreLanguage, Condition, Question } from '../../engine/definition/types.ts';
import { textOf, type Note, type Raw } from '../shared/raw.ts';
import { isHiddenResult } from './hidden-results.ts';
import type { Outline } from './outline.ts';
import { translateExpression } from './translate-expression.ts';
import { wordsOf } from './words.ts';

export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** An element of the survey, its place there, and the group whose questions its expressions see first. */
export interface Element {
  readonly raw: Raw;
  readonly path: string;
  readonly scope: string;
}

/** What all elements of one survey share. */
export class SurveyContext {
  readonly conditions: Condition[] = [];
  readonly placed = new Map<string, { readonly path: string }>();
  readonly outline: Outline;
  readonly main: CoreLanguage;
  readonly note: Note;
  readonly #ids = new Map<Raw | undefined, string>();
  #count = 0;
  /** Places whose expression was looked at: one that is asked of many choices is noted once. */
  readonly #noted = new Set<string>();

  constructor(outline: Outline, main: CoreLanguage, note: Note) {
    this.outline = outline;
    this.main = main;
    this.note = note;
  }

  newId(path: string, raw?: Raw): string {
    this.#count += 1;
    const id = `q${this.#count}`;
    this.placed.set(id, { path });
    if (raw) this.#ids.set(raw, id);
    return id;
  }

  /** The id of the question that an element became. */
  idOf(raw: Raw | undefined): string | undefined {
    return this.#ids.get(raw);
  }

  /** The expression in our language; what cannot be carried is noted at its place. */
  expression(text: unknown, path: string, scope: string, item?: string): string | undefined {
    if (textOf(text) === undefined) return undefined;
    const names = this.outline.namesIn(scope);
    const result = translateExpression(
      String(text),
      item === undefined
        ? names
        : {
            find: (written) =>
              /^(?:item|choice)$/.test(written) ? { name: quoted(item), kind: 'text' } : names.find(written),
          },
    );
    if (!result.ok && !this.#noted.has(path)) this.note(path, `${result.why} (${String(text).slice(0, 300)})`);
    this.#noted.add(path);
    return result.ok ? result.made.text : undefined;
  }

  visibility(raw: Raw, target: string, path: string, scope: string): Condition[] {
    if (isHiddenResult(raw)) return [];
    const written = this.expression(raw['visibleIf'], path ? `${path}.visibleIf` : 'visibleIf', scope);
    const when = written ?? (raw['visible'] === false && textOf(raw['visibleIf']) === undefined ? 'FALSE' : undefined);
    return when === undefined ? [] : [{ id: `c-${target}`, kind: 'visibility', target, when }];
  }

  titleOf(raw: Raw, path: string, name: string): Question['title'] {
    return wordsOf(raw['title'], `${path}.title`, this.main, this.note) ?? textOf(raw['name']) ?? name;
  }
}
