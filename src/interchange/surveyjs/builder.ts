import type { Condition, Option, Question } from '../../engine/definition/types.ts';
import { recordsOf, textOf, type Note, type Raw } from '../fhir/raw.ts';
import { exclusiveOf, optionsOf, specialOf } from './choices.ts';
import { cellOf, type Outline } from './outline.ts';
import { noteRest } from './note-rest.ts';
import { boundsOf, isComputed, rowsOf, sample, typeOf } from './question-settings.ts';
import { isHiddenResult } from './hidden-results.ts';
import { listOf } from './raw-survey.ts';
import { translateExpression } from './translate-expression.ts';
import { validatorsOf } from './validators.ts';
import { wordsOf } from './words.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function together(parts: readonly (string | undefined)[]): string | undefined {
  const written = parts.filter((part) => part !== undefined);
  return written.length > 1 ? `AND(${written.join(', ')})` : written[0];
}

const pickWhen = (visibleWhen: string | undefined): Partial<Option> =>
  visibleWhen === undefined ? {} : { visibleWhen };

/** Makes questions of elements, and conditions of what decides about them. */
export class Builder {
  readonly conditions: Condition[] = [];
  readonly placed = new Map<string, { readonly path: string }>();
  readonly main: 'en' | 'fa';
  readonly note: Note;
  readonly #outline: Outline;
  readonly #ids = new Map<Raw | undefined, string>();
  readonly #used = new Set<string>();
  #count = 0;
  /** Places whose expression was looked at: one that is asked of many choices is noted once. */
  readonly #noted = new Set<string>();

  constructor(outline: Outline, main: 'en' | 'fa', note: Note) {
    this.#outline = outline;
    this.main = main;
    this.note = note;
  }

  another(wanted: string): string {
    return this.#outline.another(wanted);
  }

  #id(path: string): string {
    this.#count += 1;
    const id = `q${this.#count}`;
    this.placed.set(id, { path });
    return id;
  }

  /** The expression in our language; what cannot be carried is noted at its place. */
  expression(text: unknown, path: string, scope: string, item?: string): string | undefined {
    if (textOf(text) === undefined) return undefined;
    const names = this.#outline.namesIn(scope);
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

  /** One that shows questions and pages is a condition of each; what sets values or ends the survey has no counterpart. */
  trigger(raw: Raw, path: string, pages: readonly Raw[]): void {
    const names = (key: string): readonly string[] =>
      (Array.isArray(raw[key]) ? (raw[key] as readonly unknown[]) : []).map(String);
    const shown = [
      ...names('pages').map((name) => ({
        place: `${path}.pages`,
        target: pages.some((page) => page['name'] === name)
          ? `p${pages.findIndex((page) => page['name'] === name) + 1}`
          : undefined,
      })),
      ...names('questions').map((name) => ({
        place: `${path}.questions`,
        target: this.#ids.get(this.#outline.element(name)),
      })),
    ];
    if (raw['type'] !== 'visible' || shown.length === 0)
      return this.note(path, `a trigger that has no counterpart: ${sample(raw)}`);
    const when = this.expression(raw['expression'], `${path}.expression`, '');
    for (const { place, target } of when === undefined ? [] : shown) {
      const isDecided =
        target === undefined ||
        this.conditions.some((condition) => condition.kind === 'visibility' && condition.target === target);
      if (isDecided) this.note(place, 'shows what is not there, or what another rule decides about');
      else this.conditions.push({ id: `c-${target}`, kind: 'visibility', target, when: when ?? '' });
    }
    if (when === undefined && textOf(raw['expression']) === undefined)
      this.note(path, `a trigger that has no counterpart: ${sample(raw)}`);
  }

  calculated(raw: Raw, path: string): readonly Question[] {
    const formula = this.expression(raw['expression'], `${path}.expression`, '');
    if (textOf(raw['expression']) === undefined) this.note(path, 'computes nothing');
    if (formula === undefined) return [];
    const name = this.#outline.nameOf(raw);
    return [
      {
        id: this.#id(path),
        name,
        type: 'calculated',
        title: textOf(raw['name']) ?? name,
        formula,
        ...{ hidden: true },
      },
    ];
  }

  elements(raws: readonly Raw[], path: string, scope: string): readonly Question[] {
    return raws.flatMap((raw, index) => this.#element(raw, `${path}[${index}]`, scope));
  }

  #element(raw: Raw, path: string, scope: string): readonly Question[] {
    const id = this.#id(path);
    this.#ids.set(raw, id);
    this.conditions.push(...this.visibility(raw, id, path, scope));
    noteRest(raw, path, this.note);
    if (this.#outline.isDouble(raw))
      this.note(
        `${path}.name`,
        `another question is called '${String(raw['name']).slice(0, 100)}' too: each has an answer of its own`,
      );
    switch (raw['type']) {
      case 'panel':
        return this.#group(raw, id, path, this.elements(listOf(raw), `${path}.elements`, scope));
      case 'paneldynamic':
        return this.#group(
          raw,
          id,
          path,
          this.elements(recordsOf(raw['templateElements']), `${path}.templateElements`, textOf(raw['name']) ?? ''),
          true,
        );
      case 'matrixdynamic':
        return this.#group(raw, id, path, this.#columns(raw, path), true);
      case 'matrixdropdown':
        return this.#group(raw, id, path, this.#cells(raw, path));
      case 'multipletext':
        return this.#group(
          raw,
          id,
          path,
          recordsOf(raw['items']).map((item, index) => this.#item(raw, item, `${path}.items[${index}]`, scope)),
        );
      default:
        return this.#question(raw, id, this.#outline.nameOf(raw), path, scope);
    }
  }

  #title(raw: Raw, path: string, name: string): Question['title'] {
    return wordsOf(raw['title'], `${path}.title`, this.main, this.note) ?? textOf(raw['name']) ?? name;
  }

  #group(raw: Raw, id: string, path: string, questions: readonly Question[], isRepeated = false): readonly Question[] {
    const name = this.#outline.nameOf(raw);
    const subtext = wordsOf(raw['description'], `${path}.description`, this.main, this.note);
    if (questions.length === 0) {
      this.note(path, 'asks nothing');
      return [{ id, name, type: 'label', title: this.#title(raw, path, name) }];
    }
    for (const key of ['isRequired', 'requiredIf'])
      if (raw[key] !== undefined && raw[key] !== false)
        this.note(`${path}.${key}`, 'what is asked in it may be left out');
    return [
      {
        id,
        name,
        type: 'container',
        title: this.#title(raw, path, name),
        ...(subtext !== undefined && { subtext }),
        ...(isRepeated && { multimode: true, ...rowsOf(raw) }),
        questions,
      },
    ];
  }

  #columns(raw: Raw, path: string): readonly Question[] {
    return recordsOf(raw['columns']).flatMap((column, index) => {
      noteRest(cellOf(column, raw), `${path}.columns[${index}]`, this.note, true);
      return this.#cell(
        cellOf(column, raw),
        this.#outline.nameOf(column),
        `${path}.columns[${index}]`,
        textOf(raw['name']) ?? '',
      );
    });
  }

  /** One group for each row, with a question for each column. */
  #cells(raw: Raw, path: string): readonly Question[] {
    const columns = recordsOf(raw['columns']);
    columns.forEach((column, index) => noteRest(cellOf(column, raw), `${path}.columns[${index}]`, this.note, true));
    const when = (row: Raw, value: string, where: string): string | undefined =>
      together([
        this.expression(row['visibleIf'], `${where}.visibleIf`, ''),
        this.expression(raw['rowsVisibleIf'], `${path}.rowsVisibleIf`, '', value),
      ]);
    const rows = optionsOf(raw['rows'], { path: `${path}.rows`, main: this.main, note: this.note, when });
    return rows.map((row, index): Question => {
      const id = this.#id(`${path}.rows[${index}]`);
      if (row.visibleWhen !== undefined)
        this.conditions.push({ id: `c-${id}`, kind: 'visibility', target: id, when: row.visibleWhen });
      return {
        id,
        name: this.#partName(raw, row.value),
        type: 'container',
        title: row.text,
        questions: columns.flatMap((column, place) =>
          this.#cell(
            cellOf(column, raw),
            this.#partName(raw, `${row.value}.${textOf(column['name']) ?? ''}`),
            `${path}.columns[${place}]`,
            '',
          ),
        ),
      };
    });
  }

  #cell(raw: Raw, name: string, path: string, scope: string): readonly Question[] {
    const id = this.#id(path);
    this.conditions.push(...this.visibility(raw, id, path, scope));
    return this.#question(raw, id, name, path, scope);
  }

  /** Parts that are called alike, or by nothing, still have names of their own. */
  #partName(raw: Raw, part: string): string {
    const known = this.#outline.nameOf(raw, part);
    const name = this.#used.has(known) ? this.#outline.another(known) : known;
    this.#used.add(name);
    return name;
  }

  #item(raw: Raw, item: Raw, path: string, scope: string): Question {
    const name = this.#partName(raw, textOf(item['name']) ?? 'item');
    noteRest(item, path, this.note);
    return this.#question({ ...item, type: 'text' }, this.#id(path), name, path, scope)[0] as Question;
  }

  #question(raw: Raw, id: string, name: string, path: string, scope: string): readonly Question[] {
    const { main, note } = this;
    const made = typeOf(raw);
    const title = this.#title(raw, path, name);
    if (raw['type'] === 'html')
      return [{ id, name, type: 'label', title: wordsOf(raw['html'], `${path}.html`, main, note) || title }];
    if (!made) {
      note(path, `'${String(raw['type']).slice(0, 60)}' has no counterpart: its title is shown (${sample(raw)})`);
      return [{ id, name, type: 'label', title }];
    }
    if (made.lost) note(path, made.lost);
    if (isComputed(raw))
      return this.#computed(
        { ...raw, expression: raw['setValueExpression'] },
        { id, name, type: 'calculated', title },
        path,
        scope,
        'setValueExpression',
      );
    const subtext = wordsOf(raw['description'], `${path}.description`, main, note);
    const plain: Question = {
      id,
      name,
      type: made.type,
      title,
      ...(subtext !== undefined && { subtext }),
      ...made.settings,
    };
    if (made.type === 'calculated') return this.#computed(raw, plain, path, scope);
    const question = {
      ...plain,
      ...boundsOf(raw, made.type, path, note),
      ...this.#ends(raw, path),
      ...this.#choices(raw, plain, path, scope),
      ...(raw['allowMultiple'] === true && { multimode: true }),
    };
    const special = specialOf(raw, { path, main, note });
    const ruled = {
      ...question,
      ...this.#rules(raw, question, [...exclusiveOf(raw['choices']), ...special.alone], path, scope),
      ...this.#beginning(raw, question, path, scope),
    };
    return special.hasOther ? [ruled, this.#comment(raw, ruled, path)] : [ruled];
  }

  #computed(raw: Raw, plain: Question, path: string, scope: string, key = 'expression'): readonly Question[] {
    const formula = this.expression(raw['expression'], `${path}.${key}`, scope);
    if (formula !== undefined) return [{ ...plain, formula, ...(isHiddenResult(raw) && { hidden: true }) }];
    if (textOf(raw['expression']) === undefined) this.note(`${path}.expression`, 'computes nothing');
    return [{ id: plain.id, name: plain.name, type: 'label', title: plain.title }];
  }

  #ends(raw: Raw, path: string): Partial<Question> {
    const [low, high] = (['minRateDescription', 'maxRateDescription'] as const).map((key) =>
      wordsOf(raw[key], `${path}.${key}`, this.main, this.note),
    );
    return { ...(low !== undefined && { minLabel: low }), ...(high !== undefined && { maxLabel: high }) };
  }

  #choices(raw: Raw, { type, name }: Question, path: string, scope: string): Partial<Question> {
    const { main, note } = this;
    if (type === 'matrix') {
      const rows = optionsOf(raw['rows'], { path: `${path}.rows`, main, note }).map((row) => ({
        name: this.#outline.rowName(raw, row.value),
        text: row.text,
        ...(raw['isAllRowRequired'] === true && { mandatory: true }),
      }));
      return { options: optionsOf(raw['columns'], { path: `${path}.columns`, main, note }), rows };
    }
    if (type === 'rating') {
      const options = optionsOf(raw['rateValues'], { path: `${path}.rateValues`, main, note });
      const values = options.map(({ value }) => Number(value));
      return options.length === 0 || values.some(Number.isNaN)
        ? {}
        : { options, min: Math.min(...values), max: Math.max(...values) };
    }
    if (type !== 'flatview' && type !== 'select') return {};
    if (raw['type'] === 'boolean') return { options: this.#yesAndNo(raw, path) };
    const options = [...this.#listed(raw, path, scope, new Set()), ...specialOf(raw, { path, main, note }).options];
    if (options.length > 0) return { options };
    note(path, `the choices of '${name}' are not in the survey: the answer is typed`);
    if (textOf(raw['choicesVisibleIf']) !== undefined)
      note(`${path}.choicesVisibleIf`, 'decides about choices that are not in the survey');
    return { type: 'text', ...{ multimode: undefined } } as Partial<Question>;
  }

  #yesAndNo(raw: Raw, path: string): readonly Option[] {
    const words = (key: string): Option['text'] | undefined =>
      wordsOf(raw[key], `${path}.${key}`, this.main, this.note);
    return [
      { value: String(raw['valueTrue'] ?? true), text: words('labelTrue') ?? { en: 'Yes', fa: 'بله' } },
      { value: String(raw['valueFalse'] ?? false), text: words('labelFalse') ?? { en: 'No', fa: 'خیر' } },
    ];
  }

  /** Its own choices, or those of the question it takes them from, all of them or as they are chosen there. */
  #listed(raw: Raw, path: string, scope: string, seen: Set<string>): readonly Option[] {
    const source = textOf(raw['choicesFromQuestion']);
    const from = source === undefined || seen.has(source) ? undefined : this.#outline.element(source);
    const mode = raw['choicesFromQuestionMode'];
    const key = raw['type'] === 'rating' ? 'rateValues' : 'choices';
    const chosen = from && (mode === 'selected' || mode === 'unselected') ? this.#outline.nameOf(from) : undefined;
    const when = (choice: Raw, value: string, where: string): string | undefined =>
      together([
        this.expression(choice['visibleIf'], `${where}.visibleIf`, scope),
        this.#itemIf(raw, value, path, scope),
        chosen === undefined ? undefined : `${mode === 'selected' ? '' : 'NOT'}(${chosen} = ${quoted(value)})`,
      ]);
    if (source === undefined)
      return optionsOf(raw[key], { path: `${path}.${key}`, main: this.main, note: this.note, when });
    if (from)
      return this.#listed(from, path, scope, seen.add(source)).map((option) => ({
        ...option,
        ...pickWhen(together([option.visibleWhen, when({}, option.value, path)])),
      }));
    this.note(`${path}.choicesFromQuestion`, `takes its choices from '${source.slice(0, 100)}', which has none`);
    return [];
  }

  /** What decides about every choice, asked of this one: `{item}` is its value. */
  #itemIf(raw: Raw, value: string, path: string, scope: string): string | undefined {
    return textOf(raw['choicesVisibleIf']) === undefined
      ? undefined
      : this.expression(raw['choicesVisibleIf'], `${path}.choicesVisibleIf`, scope, value);
  }

  #rules(raw: Raw, question: Question, alone: readonly string[], path: string, scope: string): Partial<Question> {
    const { main, note } = this;
    const { name } = question;
    const requiredWhen = this.expression(raw['requiredIf'], `${path}.requiredIf`, scope);
    const ruled = validatorsOf(raw, question, {
      path,
      name,
      main,
      note,
      expression: (text, where) => this.expression(text, where, scope),
    });
    const single = question.multimode ? alone.map((value) => `OR(NOT(${name} = "${value}"), COUNTA(${name}) = 1)`) : [];
    const rules = [...(ruled.constraint ? [ruled.constraint.when] : []), ...single];
    const when = rules.length > 1 ? `AND(${rules.join(', ')})` : rules[0];
    const bounds = (['min', 'max'] as const).flatMap((key) => {
      const bound = this.expression(raw[`${key}ValueExpression`], `${path}.${key}ValueExpression`, scope);
      return bound === undefined ? [] : [[key, bound] as const];
    });
    return {
      ...ruled,
      ...Object.fromEntries(bounds),
      ...(when !== undefined && { constraint: { ...ruled.constraint, when } }),
      ...(raw['isRequired'] === true && { mandatory: true }),
      ...(requiredWhen !== undefined && { requiredWhen }),
    };
  }

  #beginning(raw: Raw, { type, multimode }: Question, path: string, scope: string): Partial<Question> {
    const given = raw['defaultValue'];
    const written = textOf(raw['defaultValueExpression']);
    if (written !== undefined) {
      const followed = this.#followed(written, scope);
      if (followed !== undefined) return { relatedField: followed };
      if (/\{/.test(written))
        this.note(`${path}.defaultValueExpression`, `follows other answers (${written.slice(0, 300)})`);
      const initialformula = /\{/.test(written)
        ? undefined
        : this.expression(written, `${path}.defaultValueExpression`, scope);
      if (initialformula !== undefined) return { initialformula };
    }
    if (given === undefined || given === null) return {};
    const isText = typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean';
    if (multimode && Array.isArray(given)) return { defaultvalue: given.map((each) => String(each).trim()) };
    if (isText && (type === 'flatview' || type === 'select'))
      return { defaultvalue: multimode ? [String(given).trim()] : String(given).trim() };
    if (isText) return { defaultvalue: given };
    if (type === 'matrix') return { defaultvalue: given as NonNullable<Question['defaultvalue']> };
    this.note(`${path}.defaultValue`, `a default that has no counterpart: ${sample(given)}`);
    return {};
  }

  /** The one question that the value is, until it is edited. */
  #followed(written: string, scope: string): string | undefined {
    const found = this.#outline.namesIn(scope).find(/^\s*\{([^{}]+)\}\s*$/.exec(written)?.[1]?.trim() ?? '');
    return found && !['rows', 'list'].includes(found.kind) && !/[.(]/.test(found.name) ? found.name : undefined;
  }

  /** What `other` is, asked where it is chosen. */
  #comment(raw: Raw, question: Question, path: string): Question {
    const id = this.#id(path);
    this.conditions.push({ id: `c-${id}`, kind: 'visibility', target: id, when: `${question.name} = "other"` });
    return {
      id,
      name: this.#outline.nameOf(raw, 'comment'),
      type: 'text',
      title: wordsOf(raw['otherText'], `${path}.otherText`, this.main, () => undefined) ?? {
        en: 'Other (describe)',
        fa: 'غیره (شرح دهید)',
      },
    };
  }
}
