import type { ValueKind } from '../xpath/made.ts';
import { NotCarried, textLiteral, truth, type Made } from '../xpath/made.ts';
import type { Names } from '../xpath/names.ts';
import { resolvePath } from '../xpath/resolve-path.ts';
import { translateXPath } from '../xpath/translate-xpath.ts';
import { groupChoices, type ChoiceLists } from '../survey/choice-lists.ts';
import type { SurveyParts } from '../survey/survey-parts.ts';
import type { SurveyNode } from '../survey/survey-tree.ts';
import type { TableRow } from '../survey/tables.ts';
import { onceIn, readOnlyOf, unaskedOf } from '../survey/unasked.ts';
import { labelOf } from '../survey/words.ts';
import { giveName } from './give-name.ts';
import { typeOf } from './question-of.ts';

export type NoteRow = (node: { readonly row: number }, what: string) => void;

const kinds: Readonly<Partial<Record<string, ValueKind>>> = {
  number: 'number',
  numericrange: 'number',
  date: 'date',
  datetime: 'date',
  time: 'text',
  checkbox: 'boolean',
  calculated: 'any',
};

/** The names of a survey's questions here, and its expressions in our language; what cannot be carried over is noted. */
export class SurveyExpressions {
  readonly #parts: SurveyParts;
  readonly #note: NoteRow;
  readonly #external: ChoiceLists;
  readonly #names = new Map<SurveyNode, string>();
  readonly #formulas = new Map<SurveyNode, string>();
  readonly #taken = new Set<string>();

  constructor(parts: SurveyParts, note: NoteRow) {
    this.#parts = parts;
    this.#note = note;
    this.#external = groupChoices(parts.tables.get('external_choices'));
    for (const node of parts.tree.all) {
      const name = this.another(node.name);
      this.#names.set(node, name);
      if (name !== node.name) note(node, `the name '${node.name}' is '${name}' here`);
    }
    this.#translateFormulas();
  }

  /** A name that no question has yet. */
  readonly another = (wanted: string): string => giveName(wanted, this.#taken);

  nameOf(node: SurveyNode): string {
    return this.#names.get(node) ?? node.name;
  }

  /** The formula of a computed question; undefined where it could not be carried over. */
  formulaOf(node: SurveyNode): string | undefined {
    return this.#formulas.get(node);
  }

  choices({ type, list = '' }: SurveyNode): readonly TableRow[] {
    return (type === 'select_one_external' ? this.#external : this.#parts.lists).get(list) ?? [];
  }

  #asked(written: string, node: SurveyNode): SurveyNode | undefined {
    const { tree } = this.#parts;
    if (written === '.') return node;
    return written.includes('/') ? resolvePath(written, node, tree) : tree.byName.get(written)?.[0];
  }

  namesAt(node: SurveyNode, ask: (asked: SurveyNode) => void = () => undefined): Names {
    return {
      find: (written) => {
        const found = this.#asked(written, node);
        if (!found) return undefined;
        ask(found);
        const name = this.#names.get(found);
        if (
          name === undefined ||
          found.kind === 'group' ||
          found.kind === 'loop' ||
          (found.kind === 'metadata' && !unaskedOf(found))
        )
          return undefined;
        if (found.kind === 'repeat') return { name, kind: 'rows' };
        const type = typeOf(found);
        if (type === 'label' || (isComputed(found) && !this.#formulas.has(found))) return undefined;
        return { name, kind: kinds[type] ?? (/^(?:select_multiple|rank)$/.test(found.type) ? 'list' : 'text') };
      },
      labels: (written) => {
        const [found] = this.#parts.tree.byName.get(written) ?? [];
        const choices = found && this.choices(found);
        return choices?.length ? choices.map(({ cells }) => [cells.get('name') ?? '', labelOf(cells)]) : undefined;
      },
    };
  }

  /** A formula that asks for one that could not be carried cannot be carried either. */
  #translateFormulas(): void {
    const all = this.#parts.tree.all.filter((node) => node.kind === 'question' && isComputed(node));
    for (const node of all) this.#formulas.set(node, '');
    const asking = new Map<SurveyNode, SurveyNode[]>();
    const waiting = all.toReversed();
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (this.#formulas.has(node) && !this.#translateFormula(node, asking)) waiting.push(...(asking.get(node) ?? []));
    }
  }

  /** Whether it is carried; who asks for whom is noted in `asking`. */
  #translateFormula(node: SurveyNode, asking: Map<SurveyNode, SurveyNode[]>): boolean {
    const names = this.namesAt(node, (asked) => {
      if (asked === node) throw new NotCarried('asks for its own value');
      const known = asking.get(asked);
      if (known) known.push(node);
      else asking.set(asked, [node]);
    });
    const written = onceIn(node) ?? node.cells.get('calculation') ?? node.cells.get('default') ?? '';
    const result =
      readOnlyOf(node, false) === 'calculated'
        ? { ok: true as const, made: writtenDown(written, node.type) }
        : translateXPath(written, names);
    if (result.ok && result.made.text.length < 10_000) {
      this.#formulas.set(node, valued(result.made));
      return true;
    }
    this.#formulas.delete(node);
    this.#note(
      node,
      `calculation: ${result.ok ? 'is too long' : result.why} (${(node.cells.get('calculation') ?? (written || 'nothing is written')).slice(0, 300)})`,
    );
    return false;
  }

  expression(node: SurveyNode, column: string): string | undefined {
    const made = this.translated(node, column);
    return made && truth(made);
  }

  translated(node: SurveyNode, column: string, written = node.cells.get(column)): Made | undefined {
    if (written === undefined) return undefined;
    const result = translateXPath(written, this.namesAt(node));
    if (!result.ok) this.#note(node, `${column}: ${result.why} (${written.slice(0, 300)})`);
    else this.noteMeaning(node, column, written);
    return result.ok ? result.made : undefined;
  }

  /** Where an expression that is carried over says something else at its edges. */
  noteMeaning(node: SurveyNode, column: string, written: string): void {
    const isTyped = [...written.matchAll(/\$\{([^{}]+)\}|(?<![\w.$])\.(?![\w.])/g)].some(([whole, name]) => {
      const found = whole === '.' ? node : this.#parts.tree.byName.get(name ?? '')?.[0];
      return found?.type === 'text' || found?.type === 'barcode';
    });
    if (isTyped && /=\s*(?:'[^']*[a-z]|"[^"]*[a-z])|\b(?:contains|starts-with|ends-with)\s*\(/i.test(written))
      this.#note(node, `${column}: texts are compared without regard to capitals (${written.slice(0, 300)})`);
    if (/\bsum\s*\(/.test(written))
      this.#note(node, `${column}: blanks are left out of a sum (${written.slice(0, 300)})`);
  }
}

/** Whether an expression says what it is, once or always; without it nothing may ask for it. */
export const isComputed = (node: SurveyNode): boolean =>
  typeOf(node) === 'calculated' || (onceIn(node) !== undefined && unaskedOf(node) !== undefined);

const writtenDown = (written: string, type: string): Made =>
  /^(?:integer|decimal)$/.test(type) && Number.isFinite(Number(written))
    ? { text: String(Number(written)), kind: 'number' }
    : textLiteral(written);

/** A truth is a text in XForms. */
export const valued = ({ kind, text }: Made): string => (kind === 'boolean' ? `IF(${text}, "true", "false")` : text);
