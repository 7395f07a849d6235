import type { FormDefinition, Question, QuestionType } from '../../../engine/definition/types.ts';
import type { LiftDirection } from '../definition/lift-step.ts';
import type { OptionPath } from '../definition/options.ts';
import type { WrittenQuestion } from '../clipboard/insert-questions.ts';
import type { Place } from '../definition/tree.ts';

/** What a person does in the designer: each changes the form, announces it, and leaves the focus where work goes on. */
export interface DesignerActions {
  /** A new question of the type; without a place behind the selected one, or at the page's end. */
  add(type: QuestionType, place?: Place): void;
  /** New questions as they are given, as one step; the focus stays where they were written. */
  addMany(questions: readonly WrittenQuestion[], place: Place): void;
  addPage(): void;
  /** Removes it; asks first where something would go with it. */
  remove(id: string, sure?: boolean): void;
  removePage(id: string, sure?: boolean): void;
  /** Removes an option; asks first where something compares with it. */
  removeOption(id: string, path: OptionPath, sure?: boolean): void;
  /** Removes a row of a matrix; asks first where something mentions it. */
  removeRow(id: string, index: number, sure?: boolean): void;
  /** Another value for an option, wherever the form compares with it too. */
  renameOption(id: string, path: OptionPath, value: string): void;
  duplicate(id: string): void;
  move(id: string, to: Place): void;
  step(id: string, direction: LiftDirection): void;
  movePage(id: string, to: number): void;
  /** Makes it another type; asks first where settings would be lost. */
  changeType(id: string, type: QuestionType, sure?: boolean): void;
  undo(): void;
  redo(): void;
  holds(question: Question): boolean;
  /** "Age: place 3 of 8". */
  describePlace(definition: FormDefinition, id: string): string;
}
