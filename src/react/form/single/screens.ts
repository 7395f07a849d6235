import type { Page, Question } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import type { FieldViews } from '../../ui/field/field-view.ts';

/** What a phone shows at a time: one question, and the texts and results that stand before it. */
export interface Screen {
  /** Names of the questions of the page that are drawn. */
  readonly names: readonly string[];
  /** The question that is asked; absent where a page asks none. */
  readonly asked?: Question;
}

/** Asks nothing by itself: a text, a link, a result. */
const tells = ({ type, formula, url }: Question, views: Partial<FieldViews>): boolean =>
  views[type]?.isNote === true || formula !== undefined || url !== undefined;

/** The screens of a page as the conditions stand now; what follows the last question is drawn with it. */
export function screensOf(page: Page, form: LiveForm, views: Partial<FieldViews>): readonly Screen[] {
  const screens: Screen[] = [];
  let before: string[] = [];
  for (const question of page.questions) {
    if (!form.state(question.name).visible || Reflect.get(question, 'hidden') === true) continue;
    before.push(question.name);
    if (tells(question, views)) continue;
    screens.push({ names: before, asked: question });
    before = [];
  }
  const last = screens.pop();
  return [...screens, { ...last, names: [...(last?.names ?? []), ...before] }];
}

const within = ({ name, questions = [] }: Question): readonly string[] => [name, ...questions.flatMap(within)];

/** Whether the problem or the key of this name belongs to the screen: its question, one within, or one in a row of it. */
export function holds({ asked }: Screen, name: string): boolean {
  const [top = name] = name.split('[');
  return asked !== undefined && within(asked).includes(top);
}

/** Where somebody goes on who has been here before: at the first question without an answer, else at the last. */
export function firstOpen(screens: readonly Screen[], form: LiveForm): number {
  const answers = form.answers();
  const isOpen = ({ asked }: Screen) =>
    asked !== undefined && !within(asked).some((name) => answers[name] !== undefined);
  const found = screens.findIndex(isOpen);
  return found < 0 ? screens.length - 1 : found;
}
