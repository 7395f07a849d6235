import { limits } from '../../engine/definition/limits.ts';
import type { Condition, FormDefinition, Option, Page, Question } from '../../engine/definition/types.ts';
import type { SurveyParts } from './check-survey.ts';
import { groupChoices, type ChoiceLists } from './choice-lists.ts';
import { choiceConditions } from './choice-filter.ts';
import type { XlsFormImport, XlsFormLeft } from './from-xls-form.ts';
import { NotCarried, textLiteral, truth, type Made, type ValueKind } from './made.ts';
import { isSeen, localized, patternIn, questionOf, typeOf } from './question-of.ts';
import { foldHidden } from '../fold-hidden.ts';
import { giveName } from './give-name.ts';
import { isDynamic } from './references.ts';
import { isNo, uncarriedCells, uncarriedSheets } from './uncarried.ts';
import { resolvePath } from './resolve-path.ts';
import { settle } from './settle.ts';
import type { TableRow } from './tables.ts';
import type { SurveyNode } from './survey-tree.ts';
import { translateXPath, type Names } from './translate-xpath.ts';
import { isInput, onceIn, readOnlyOf, unaskedOf } from './unasked.ts';
import { labelOf, languageOf, spokenIn } from './words.ts';

const kinds: Readonly<Partial<Record<string, ValueKind>>> = {
  number: 'number',
  numericrange: 'number',
  date: 'date',
  datetime: 'date',
  time: 'text',
  checkbox: 'boolean',
  calculated: 'any',
};
class Builder {
  readonly left: XlsFormLeft[] = [];
  readonly conditions: Condition[] = [];
  /** Columns of choices that conditions of options ask for. */
  readonly columns = new Set<string>();
  readonly #parts: SurveyParts;
  readonly #external: ChoiceLists;
  readonly #names = new Map<SurveyNode, string>();
  readonly #formulas = new Map<SurveyNode, string>();
  readonly #taken = new Set<string>();

  constructor(parts: SurveyParts) {
    this.#parts = parts;
    this.#external = groupChoices(parts.tables.get('external_choices'));
    for (const node of parts.tree.all) {
      const name = giveName(node.name, this.#taken);
      this.#names.set(node, name);
      if (name !== node.name) this.note(node, `the name '${node.name}' is '${name}' here`);
    }
    this.#translateFormulas();
  }

  readonly note = ({ row }: { readonly row: number }, what: string): void =>
    void this.left.push({ path: `survey!${row}`, what });

  #asked(written: string, node: SurveyNode): SurveyNode | undefined {
    const { tree } = this.#parts;
    if (written === '.') return node;
    return written.includes('/') ? resolvePath(written, node, tree) : tree.byName.get(written)?.[0];
  }

  #namesAt(node: SurveyNode, ask: (asked: SurveyNode) => void = () => undefined): Names {
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
        const choices = found && this.#choices(found);
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
    const names = this.#namesAt(node, (asked) => {
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
    this.note(
      node,
      `calculation: ${result.ok ? 'is too long' : result.why} (${(node.cells.get('calculation') ?? (written || 'nothing is written')).slice(0, 300)})`,
    );
    return false;
  }

  expression(node: SurveyNode, column: string): string | undefined {
    const made = this.#translated(node, column);
    return made && truth(made);
  }

  #translated(node: SurveyNode, column: string, written = node.cells.get(column)): Made | undefined {
    if (written === undefined) return undefined;
    const result = translateXPath(written, this.#namesAt(node));
    if (!result.ok) this.note(node, `${column}: ${result.why} (${written.slice(0, 300)})`);
    else this.#noteMeaning(node, column, written);
    return result.ok ? result.made : undefined;
  }

  /** Where an expression that is carried over says something else at its edges. */
  #noteMeaning(node: SurveyNode, column: string, written: string): void {
    const isTyped = [...written.matchAll(/\$\{([^{}]+)\}|(?<![\w.$])\.(?![\w.])/g)].some(([whole, name]) => {
      const found = whole === '.' ? node : this.#parts.tree.byName.get(name ?? '')?.[0];
      return found?.type === 'text' || found?.type === 'barcode';
    });
    if (isTyped && /=\s*(?:'[^']*[a-z]|"[^"]*[a-z])|\b(?:contains|starts-with|ends-with)\s*\(/i.test(written))
      this.note(node, `${column}: texts are compared without regard to capitals (${written.slice(0, 300)})`);
    if (/\bsum\s*\(/.test(written))
      this.note(node, `${column}: blanks are left out of a sum (${written.slice(0, 300)})`);
  }

  relevant(node: SurveyNode, target: string): void {
    if (isInput(node)) return;
    const when = this.expression(node, 'relevant');
    if (when !== undefined) this.conditions.push({ id: `c${node.row}`, kind: 'visibility', target, when });
  }

  questions(nodes: readonly SurveyNode[]): readonly Question[] {
    return nodes.flatMap((node) => {
      const question = this.#question(node);
      return question ? [question, ...(node.isOther ? [this.#specified(node, question)] : [])] : [];
    });
  }

  /** What `or_other` asks besides. */
  #specified({ row }: SurveyNode, { id, name }: Question): Question {
    this.conditions.push({ id: `c${row}_other`, kind: 'visibility', target: `${id}_other`, when: `${name} = "other"` });
    return {
      id: `${id}_other`,
      name: giveName(`${name}_other`, this.#taken),
      type: 'text',
      title: { en: 'Specify other.', fa: 'مورد دیگر را بنویسید.' },
    };
  }

  #question(node: SurveyNode): Question | undefined {
    const unasked = unaskedOf(node);
    if (node.kind === 'metadata' && !unasked) {
      this.note(node, `${node.type} '${node.name}', which nobody is asked`);
      this.#noteRules(node);
      return undefined;
    }
    const name = this.#names.get(node) ?? node.name;
    if (node.kind !== 'question' && !unasked) return this.#group(node, name);
    const formula = this.#formulas.get(node);
    if (isComputed(node) && formula === undefined) {
      this.#noteRules(node);
      return undefined;
    }
    this.relevant(node, `q${node.row}`);
    const question = this.#filtered(node, questionOf(node, name, this.#choices(node), this.note));
    this.#noteRest(node);
    if (
      node.cells.has('required') &&
      !isNo(node.cells.get('required')) &&
      (unasked || formula !== undefined || question.type === 'label')
    )
      this.note(node, `required: ${node.cells.get('required')}, where nobody answers`);
    if (unasked && isInput(node) && unasked.relatedField === undefined && question.defaultvalue === undefined)
      this.note(node, `'${node.name}', which another app fills in and nobody is asked here`);
    if (unasked?.relatedField !== undefined)
      return {
        id: question.id,
        name,
        type: unasked.type,
        title: name,
        relatedField: unasked.relatedField,
        ...{ hidden: true },
      };
    if (unasked)
      return {
        id: question.id,
        name,
        type: unasked.type,
        title: name,
        ...(question.defaultvalue !== undefined && { defaultvalue: question.defaultvalue }),
        ...this.#initial(node, question),
        ...(unasked.initialformula !== undefined && { initialformula: unasked.initialformula }),
        ...(formula !== undefined && { initialformula: formula }),
        ...{ hidden: true },
      };
    if (formula !== undefined && node.cells.has('constraint'))
      this.note(node, `constraint of a calculation (${node.cells.get('constraint')?.slice(0, 300)})`);
    if (formula !== undefined) return { ...question, formula, ...(!isSeen(node) && { hidden: true }) };
    return {
      ...question,
      ...this.#required(node, question),
      ...this.#constraint(node, question),
      ...this.#initial(node, question),
    };
  }

  #choices({ type, list = '' }: SurveyNode): readonly TableRow[] {
    return (type === 'select_one_external' ? this.#external : this.#parts.lists).get(list) ?? [];
  }

  /** The question with its options' conditions. */
  #filtered(node: SurveyNode, question: Question): Question {
    const written = node.cells.get('choice_filter');
    if (written === undefined) return question;
    const result = question.options
      ? choiceConditions(written, this.#choices(node), this.#namesAt(node))
      : { ok: false as const, why: 'has no choices here' };
    if (!result.ok) {
      this.note(node, `choice_filter: ${result.why} (${written.slice(0, 300)})`);
      return question;
    }
    this.#noteMeaning(node, 'choice_filter', written);
    for (const column of result.columns) this.columns.add(column);
    const options = question.options?.map((option): Option => {
      const visibleWhen = result.conditions.get(option.value);
      return visibleWhen === undefined ? option : { ...option, visibleWhen };
    });
    return { ...question, options };
  }

  /** What was to decide about a question that is not carried over. */
  #noteRules({ cells, row }: SurveyNode): void {
    for (const column of ['relevant', 'required', 'constraint'])
      if (cells.has(column)) this.note({ row }, `${column}: ${cells.get(column)?.slice(0, 300)}`);
  }

  #required(node: SurveyNode, { type }: Question): Partial<Question> {
    const written = node.cells.get('required');
    if (written === undefined || type === 'label' || /^(?:yes|no|true|false|true\(\)|false\(\)|1|0)$/i.test(written))
      return {};
    const requiredWhen = this.expression(node, 'required');
    return requiredWhen === undefined ? {} : { requiredWhen };
  }

  #constraint(node: SurveyNode, { type }: Question): Partial<Question> {
    const written = node.cells.get('constraint');
    if (written === undefined) return {};
    if (type === 'label') this.note(node, `constraint of a note (${written.slice(0, 300)})`);
    if (type === 'label') return {};
    const message = localized(node, 'constraint_message', this.note);
    const pattern = type === 'text' ? patternIn(written) : undefined;
    if (pattern !== undefined) return { format: { pattern, ...(message !== undefined && { message }) } };
    const when = this.expression(node, 'constraint');
    return when === undefined ? {} : { constraint: { when, ...(message !== undefined && { message }) } };
  }

  #initial(node: SurveyNode, { type }: Question): Partial<Question> {
    const isOnce = onceIn(node) !== undefined && !isComputed(node);
    if (
      type === 'label' ||
      type === 'file' ||
      type === 'signature' ||
      !(isOnce || isDynamic(node.cells.get('default') ?? '', node.type))
    )
      return {};
    const made = this.#translated(node, isOnce ? 'calculation' : 'default', onceIn(node));
    return made === undefined ? {} : { initialformula: type === 'checkbox' ? made.text : valued(made) };
  }

  #group(node: SurveyNode, name: string): Question | undefined {
    const questions = this.questions(node.children);
    if (questions.length === 0) {
      this.note(node, `the ${node.kind} '${node.name}', in which nothing is asked`);
      return undefined;
    }
    if (node.kind === 'loop') this.note(node, `the loop over '${node.list}': asked once`);
    this.relevant(node, `q${node.row}`);
    this.#noteRest(node);
    return {
      id: `q${node.row}`,
      name,
      type: 'container',
      title: localized(node, 'label', this.note) ?? node.name,
      questions,
      ...(node.kind === 'repeat' && { multimode: true, ...this.#counted(node) }),
    };
  }

  /** How many rows there are; they are added by hand. */
  #counted(node: SurveyNode): Partial<Question> {
    const written = node.cells.get('repeat_count');
    if (written === undefined) return {};
    const count = Number(written);
    const text =
      Number.isInteger(count) && count > 0 && count <= limits.rows
        ? count
        : this.#translated(node, 'repeat_count')?.text;
    if (text === undefined) return {};
    this.note(node, `repeat_count: the rows are counted, and added by hand (${written.slice(0, 300)})`);
    return { min: text, max: text };
  }

  #noteRest(node: SurveyNode): void {
    for (const what of uncarriedCells(node)) this.note(node, what);
  }

  /** Groups of the form itself are its pages; what stands between them has pages of its own. */
  pages(): readonly Page[] {
    const { root } = this.#parts.tree;
    const isPaged = root.filter(({ kind }) => kind === 'group').length <= 90;
    const pages: Page[] = [];
    let loose: SurveyNode[] = [];
    const flush = (): void => {
      const questions = this.questions(loose);
      if (questions.length > 0)
        pages.push({ id: `p${loose[0]?.row}`, text: titleOf(this.#parts), pageType: 'form', questions });
      loose = [];
    };
    for (const node of root) {
      if (node.kind !== 'group' || !isPaged) {
        loose.push(node);
        continue;
      }
      flush();
      const questions = this.questions(node.children);
      if (questions.length === 0) continue;
      const title = localized(node, 'label', this.note);
      pages.push({
        id: `p${node.row}`,
        text: typeof title === 'string' ? title : (title?.en ?? title?.fa ?? node.name),
        ...(title !== undefined && { displayTitle: title }),
        pageType: 'form',
        questions,
      });
      this.relevant(node, `p${node.row}`);
      this.#noteRest(node);
    }
    flush();
    return pages.length > 0
      ? foldHidden(pages, this.conditions, (wanted) => giveName(wanted, this.#taken))
      : [{ id: 'p0', text: titleOf(this.#parts), pageType: 'form', questions: [] }];
  }
}

/** Whether an expression says what it is, once or always; without it nothing may ask for it. */
const isComputed = (node: SurveyNode): boolean =>
  typeOf(node) === 'calculated' || (onceIn(node) !== undefined && unaskedOf(node) !== undefined);

const writtenDown = (written: string, type: string): Made =>
  /^(?:integer|decimal)$/.test(type) && Number.isFinite(Number(written))
    ? { text: String(Number(written)), kind: 'number' }
    : textLiteral(written);

/** A truth is a text in XForms. */
const valued = ({ kind, text }: Made): string => (kind === 'boolean' ? `IF(${text}, "true", "false")` : text);

const titleOf = ({ settings }: SurveyParts): string =>
  settings.get('form_title') ?? settings.get('form_id') ?? settings.get('name') ?? 'Form';

/** The definition of a survey that was looked through, and what it could not hold. */
export function buildDefinition(parts: SurveyParts): XlsFormImport {
  const builder = new Builder(parts);
  const pages = builder.pages();
  builder.left.push(...uncarriedSheets(parts, builder.columns));
  const language = languageOf(parts.settings.get('default_language') ?? '') ?? spokenIn(parts.tables);
  const definition: FormDefinition = {
    schema: 1,
    title: titleOf(parts),
    language,
    pages,
    conditions: builder.conditions,
  };
  return settle(definition, builder.left);
}
