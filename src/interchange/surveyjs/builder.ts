import type { Question } from '../../engine/definition/types.ts';
import { recordsOf, textOf, type Raw } from '../shared/raw.ts';
import { beginningOf, endsOf, rulesOf } from './answer-rules.ts';
import { exclusiveOf, optionsOf, specialOf } from './choices.ts';
import { isHiddenResult } from './hidden-results.ts';
import { choicesFor, together } from './listed-choices.ts';
import { noteRest } from './note-rest.ts';
import { cellOf } from './outline.ts';
import { boundsOf, isComputed, rowsOf, sample, typeOf } from './question-settings.ts';
import { listOf } from './raw-survey.ts';
import type { Element, SurveyContext } from './survey-context.ts';
import { wordsOf } from './words.ts';

/** Makes questions of elements, and conditions of what decides about them. */
export class Builder {
  readonly #context: SurveyContext;
  readonly #used = new Set<string>();

  constructor(context: SurveyContext) {
    this.#context = context;
  }

  calculated(raw: Raw, path: string): readonly Question[] {
    const formula = this.#context.expression(raw['expression'], `${path}.expression`, '');
    if (textOf(raw['expression']) === undefined) this.#context.note(path, 'computes nothing');
    if (formula === undefined) return [];
    const name = this.#context.outline.nameOf(raw);
    return [
      {
        id: this.#context.newId(path),
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
    const id = this.#context.newId(path, raw);
    this.#context.conditions.push(...this.#context.visibility(raw, id, path, scope));
    noteRest(raw, path, this.#context.note);
    if (this.#context.outline.isDouble(raw))
      this.#context.note(
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
        return this.#question(raw, id, this.#context.outline.nameOf(raw), path, scope);
    }
  }

  #group(raw: Raw, id: string, path: string, questions: readonly Question[], isRepeated = false): readonly Question[] {
    const name = this.#context.outline.nameOf(raw);
    const subtext = wordsOf(raw['description'], `${path}.description`, this.#context.main, this.#context.note);
    if (questions.length === 0) {
      this.#context.note(path, 'asks nothing');
      return [{ id, name, type: 'label', title: this.#context.titleOf(raw, path, name) }];
    }
    for (const key of ['isRequired', 'requiredIf'])
      if (raw[key] !== undefined && raw[key] !== false)
        this.#context.note(`${path}.${key}`, 'what is asked in it may be left out');
    return [
      {
        id,
        name,
        type: 'container',
        title: this.#context.titleOf(raw, path, name),
        ...(subtext !== undefined && { subtext }),
        ...(isRepeated && { multimode: true, ...rowsOf(raw) }),
        questions,
      },
    ];
  }

  #columns(raw: Raw, path: string): readonly Question[] {
    return recordsOf(raw['columns']).flatMap((column, index) => {
      noteRest(cellOf(column, raw), `${path}.columns[${index}]`, this.#context.note, true);
      return this.#cell(
        cellOf(column, raw),
        this.#context.outline.nameOf(column),
        `${path}.columns[${index}]`,
        textOf(raw['name']) ?? '',
      );
    });
  }

  /** One group for each row, with a question for each column. */
  #cells(raw: Raw, path: string): readonly Question[] {
    const columns = recordsOf(raw['columns']);
    columns.forEach((column, index) =>
      noteRest(cellOf(column, raw), `${path}.columns[${index}]`, this.#context.note, true),
    );
    const when = (row: Raw, value: string, where: string): string | undefined =>
      together([
        this.#context.expression(row['visibleIf'], `${where}.visibleIf`, ''),
        this.#context.expression(raw['rowsVisibleIf'], `${path}.rowsVisibleIf`, '', value),
      ]);
    const rows = optionsOf(raw['rows'], {
      path: `${path}.rows`,
      main: this.#context.main,
      note: this.#context.note,
      when,
    });
    return rows.map((row, index): Question => {
      const id = this.#context.newId(`${path}.rows[${index}]`);
      if (row.visibleWhen !== undefined)
        this.#context.conditions.push({ id: `c-${id}`, kind: 'visibility', target: id, when: row.visibleWhen });
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
    const id = this.#context.newId(path);
    this.#context.conditions.push(...this.#context.visibility(raw, id, path, scope));
    return this.#question(raw, id, name, path, scope);
  }

  /** Parts that are called alike, or by nothing, still have names of their own. */
  #partName(raw: Raw, part: string): string {
    const known = this.#context.outline.nameOf(raw, part);
    const name = this.#used.has(known) ? this.#context.outline.another(known) : known;
    this.#used.add(name);
    return name;
  }

  #item(raw: Raw, item: Raw, path: string, scope: string): Question {
    const name = this.#partName(raw, textOf(item['name']) ?? 'item');
    noteRest(item, path, this.#context.note);
    return this.#question({ ...item, type: 'text' }, this.#context.newId(path), name, path, scope)[0] as Question;
  }

  #question(raw: Raw, id: string, name: string, path: string, scope: string): readonly Question[] {
    const { main, note } = this.#context;
    const made = typeOf(raw);
    const title = this.#context.titleOf(raw, path, name);
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
    const element: Element = { raw, path, scope };
    const question = {
      ...plain,
      ...boundsOf(raw, made.type, path, note),
      ...endsOf(this.#context, element),
      ...choicesFor(this.#context, element, plain),
      ...(raw['allowMultiple'] === true && { multimode: true }),
    };
    const special = specialOf(raw, { path, main, note });
    const ruled = {
      ...question,
      ...rulesOf(this.#context, element, question, [...exclusiveOf(raw['choices']), ...special.alone]),
      ...beginningOf(this.#context, element, question),
    };
    return special.hasOther ? [ruled, this.#comment(raw, ruled, path)] : [ruled];
  }

  #computed(raw: Raw, plain: Question, path: string, scope: string, key = 'expression'): readonly Question[] {
    const formula = this.#context.expression(raw['expression'], `${path}.${key}`, scope);
    if (formula !== undefined) return [{ ...plain, formula, ...(isHiddenResult(raw) && { hidden: true }) }];
    if (textOf(raw['expression']) === undefined) this.#context.note(`${path}.expression`, 'computes nothing');
    return [{ id: plain.id, name: plain.name, type: 'label', title: plain.title }];
  }

  /** What `other` is, asked where it is chosen. */
  #comment(raw: Raw, question: Question, path: string): Question {
    const id = this.#context.newId(path);
    this.#context.conditions.push({
      id: `c-${id}`,
      kind: 'visibility',
      target: id,
      when: `${question.name} = "other"`,
    });
    return {
      id,
      name: this.#context.outline.nameOf(raw, 'comment'),
      type: 'text',
      title: wordsOf(raw['otherText'], `${path}.otherText`, this.#context.main, () => undefined) ?? {
        en: 'Other (describe)',
        fa: 'غیره (شرح دهید)',
      },
    };
  }
}
