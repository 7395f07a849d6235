import { limits } from '../../../engine/definition/limits.ts';
import type { Condition, FormDefinition, Option, Page, Question } from '../../../engine/definition/types.ts';
import { foldHidden } from '../../shared/fold-hidden.ts';
import { isDynamic } from '../survey/references.ts';
import type { SurveyParts } from '../survey/survey-parts.ts';
import type { SurveyNode } from '../survey/survey-tree.ts';
import { isInput, onceIn, unaskedOf } from '../survey/unasked.ts';
import { languageOf, spokenIn } from '../survey/words.ts';
import { isNo } from '../survey/yes-no.ts';
import { choiceConditions } from '../xpath/choice-filter.ts';
import { isSeen, localized, patternIn, questionOf } from './question-of.ts';
import { settle } from './settle.ts';
import { isComputed, SurveyExpressions, valued } from './survey-expressions.ts';
import { uncarriedCells, uncarriedSheets } from './uncarried.ts';
import type { XlsFormImport, XlsFormLeft } from './xls-form-import.ts';

/** Makes pages and questions of a survey, and conditions of what decides about them. */
class Builder {
  readonly left: XlsFormLeft[] = [];
  readonly conditions: Condition[] = [];
  /** Columns of choices that conditions of options ask for. */
  readonly columns = new Set<string>();
  readonly #parts: SurveyParts;
  readonly #expressions: SurveyExpressions;

  constructor(parts: SurveyParts) {
    this.#parts = parts;
    this.#expressions = new SurveyExpressions(parts, this.note);
  }

  readonly note = ({ row }: { readonly row: number }, what: string): void =>
    void this.left.push({ path: `survey!${row}`, what });

  relevant(node: SurveyNode, target: string): void {
    if (isInput(node)) return;
    const when = this.#expressions.expression(node, 'relevant');
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
      name: this.#expressions.another(`${name}_other`),
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
    const name = this.#expressions.nameOf(node);
    if (node.kind !== 'question' && !unasked) return this.#group(node, name);
    const formula = this.#expressions.formulaOf(node);
    if (isComputed(node) && formula === undefined) {
      this.#noteRules(node);
      return undefined;
    }
    this.relevant(node, `q${node.row}`);
    const question = this.#filtered(node, questionOf(node, name, this.#expressions.choices(node), this.note));
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

  /** The question with its options' conditions. */
  #filtered(node: SurveyNode, question: Question): Question {
    const written = node.cells.get('choice_filter');
    if (written === undefined) return question;
    const result = question.options
      ? choiceConditions(written, this.#expressions.choices(node), this.#expressions.namesAt(node))
      : { ok: false as const, why: 'has no choices here' };
    if (!result.ok) {
      this.note(node, `choice_filter: ${result.why} (${written.slice(0, 300)})`);
      return question;
    }
    this.#expressions.noteMeaning(node, 'choice_filter', written);
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
    const requiredWhen = this.#expressions.expression(node, 'required');
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
    const when = this.#expressions.expression(node, 'constraint');
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
    const made = this.#expressions.translated(node, isOnce ? 'calculation' : 'default', onceIn(node));
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
        : this.#expressions.translated(node, 'repeat_count')?.text;
    if (text === undefined) return {};
    this.note(node, `repeat_count: the rows are counted, and added by hand (${written.slice(0, 300)})`);
    return { min: text, max: text };
  }

  #noteRest(node: SurveyNode): void {
    for (const what of uncarriedCells(node)) this.note(node, what);
  }

  /** A page that has no heading goes by its name, or by that of the form where it was named by its number. */
  #unheaded({ name }: SurveyNode): string {
    return /^page_\d+$/.test(name) ? titleOf(this.#parts) : name;
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
        text: typeof title === 'string' ? title : (title?.en ?? title?.fa ?? this.#unheaded(node)),
        ...(title !== undefined && { displayTitle: title }),
        pageType: 'form',
        questions,
      });
      this.relevant(node, `p${node.row}`);
      this.#noteRest(node);
    }
    flush();
    return pages.length > 0
      ? foldHidden(pages, this.conditions, this.#expressions.another)
      : [{ id: 'p0', text: titleOf(this.#parts), pageType: 'form', questions: [] }];
  }
}

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
