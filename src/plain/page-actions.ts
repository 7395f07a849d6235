import { limits } from '../engine/definition/limits.ts';
import type { Question } from '../engine/definition/types.ts';
import { isRepeating } from '../engine/definition/walk-questions.ts';
import type { FormScope } from '../engine/live-form/types.ts';
import { askedField, rowAction, rowId, updateField } from '../fields/plain/page-fields.ts';
import type { PlainFields } from '../fields/plain/plain-view.ts';
import { plainViews } from '../fields/registry/plain.ts';
import { isDrawn } from './is-drawn.ts';
import { questionId } from './question-id.ts';
import { scopesIn } from './read-page.ts';

/** A button was pressed after which the same page is drawn again, with nothing checked. */
export interface PageAction {
  /** Id of what takes the focus then (`PlainPage.focus`). */
  readonly focus?: string;
}

/** What was sent, and where. */
interface Sent {
  readonly fields: PlainFields;
  /** As the page was drawn with (`PlainPage.prefix`). */
  readonly prefix?: string;
}

/** Adds, removes or moves the row that a page's button asks for. Call it once the page is read. */
export function takePageAction(sent: Sent, questions: readonly Question[], scope: FormScope): PageAction | undefined {
  const ofRows = takeRowAction(sent, questions, scope);
  if (ofRows) return ofRows;
  const update = sent.fields.get(updateField);
  if (update === undefined) return undefined;
  const held = new Set(sent.fields.all(askedField));
  return { focus: update || firstNew(held, sent.prefix ?? '', questions, scope) };
}

function takeRowAction(sent: Sent, questions: readonly Question[], scope: FormScope): PageAction | undefined {
  for (const question of questions.filter((each) => each.questions)) {
    const done = isRepeating(question) ? changeRows(sent, question, scope) : undefined;
    if (done) return done;
    for (const inner of scopesIn(question, scope)) {
      const within = takeRowAction(sent, question.questions ?? [], inner);
      if (within) return within;
    }
  }
  return undefined;
}

function changeRows({ fields, prefix = '' }: Sent, { name }: Question, scope: FormScope): PageAction | undefined {
  const path = prefix + scope.path + name;
  const rows = scope.rows(name);
  if (fields.get(rowAction.add(path)) !== undefined) {
    if (rows.length < limits.rows) scope.addRow(name);
    return { focus: rowId(questionId(path), scope.rows(name).length - 1) };
  }
  const removed = rows.find((_, index) => fields.get(rowAction.remove(path, index)) !== undefined);
  if (removed) {
    scope.removeRow(name, removed.key);
    return { focus: questionId(path) };
  }
  return moveRow({ fields, path }, name, scope);
}

/** The row that was moved takes the focus, so that the next press moves it on. */
function moveRow(
  { fields, path }: { readonly fields: PlainFields; readonly path: string },
  name: string,
  scope: FormScope,
): PageAction | undefined {
  const rows = scope.rows(name);
  for (const [index, { key }] of rows.entries()) {
    const isUp = fields.get(rowAction.up(path, index)) !== undefined;
    if (!isUp && fields.get(rowAction.down(path, index)) === undefined) continue;
    const to = index + (isUp ? -1 : 1);
    if (to < 0 || to >= rows.length) return undefined;
    scope.moveRow(name, key, to);
    return { focus: rowId(questionId(path), to) };
  }
  return undefined;
}

/** The first question that the page did not hold before. */
function firstNew(
  held: ReadonlySet<string>,
  prefix: string,
  questions: readonly Question[],
  scope: FormScope,
): string | undefined {
  for (const question of questions.filter((each) => isDrawn(each, scope))) {
    const path = prefix + scope.path + question.name;
    if (plainViews[question.type].read && !held.has(path)) return questionId(path);
    for (const inner of question.questions ? scopesIn(question, scope) : []) {
      const found = firstNew(held, prefix, question.questions ?? [], inner);
      if (found) return found;
    }
  }
  return undefined;
}
