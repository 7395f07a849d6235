import type { FormDefinition, Question, QuestionType } from '../../../engine/definition/types.ts';
import type { LiftDirection } from '../definition/lift-step.ts';
import type { OptionPath } from '../definition/options.ts';
import type { Copied } from '../edits/copy-questions.ts';
import type { Before } from '../edits/follow-title.ts';
import type { WrittenQuestion } from '../clipboard/insert-questions.ts';
import type { Place } from '../definition/tree.ts';

/** What a person does in the designer: each changes the form, announces it, and leaves the focus where work goes on. */
export interface DesignerActions {
  /** A new question of the type; without a place behind the selected one, or at the page's end. */
  add(type: QuestionType, place?: Place): void;
  /** New questions as they are given, as one step; the focus stays where they were written. */
  addMany(questions: readonly WrittenQuestion[], place: Place): void;
  addPage(): void;
  /** Removes them; asks first where something would go with them. */
  remove(ids: readonly string[], sure?: boolean): void;
  removePage(id: string, sure?: boolean): void;
  /** Removes an option; asks first where something compares with it. */
  removeOption(id: string, path: OptionPath, sure?: boolean): void;
  /** Removes a row of a matrix; asks first where something mentions it. */
  removeRow(id: string, index: number, sure?: boolean): void;
  /** Another value for an option, wherever the form compares with it too. */
  renameOption(id: string, path: OptionPath, value: string): void;
  duplicate(ids: readonly string[]): void;
  /** Copies of questions of this form or another, as one step. */
  insert(copied: Copied, place: Place): void;
  /** `to.index` counts without them. */
  move(ids: readonly string[], to: Place): void;
  /** One question goes into and out of containers too; several stay in their lists. */
  step(ids: readonly string[], direction: LiftDirection): void;
  /** Whether an answer is needed, of those that have one. */
  require(ids: readonly string[], mandatory: boolean): void;
  /** Marks questions to be changed together: a range up to this one, this one besides or no longer, or all of the page. */
  mark(how: 'range' | 'toggle', id: string): void;
  markAll(): void;
  /** Announces how many are marked. */
  sayMarks(): void;
  /** Nothing is marked any more, and a press selects again. */
  clearMarks(): void;
  movePage(id: string, to: number): void;
  /** Makes it another type; asks first where settings would be lost. */
  changeType(id: string, type: QuestionType, sure?: boolean): void;
  /** The name of a question that was added just now follows what its title has become; `merge`: as part of which step back. */
  followTitle(id: string, before: Before, merge: string): void;
  undo(): void;
  redo(): void;
  holds(question: Question): boolean;
  /** Whether people answer it; labels and links, say, have no answer. */
  takesAnswer(question: Question): boolean;
  /** "Age: place 3 of 8". */
  describePlace(definition: FormDefinition, id: string): string;
}
