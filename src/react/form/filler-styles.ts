import type { FieldViews } from '../ui/field/field-view.ts';
import controlStyles from '../ui/style/controls.css?inline';
import tokens from '../ui/style/tokens.css?inline';
import frame from './form.css?inline';
import bar from './page/form-bar.css?inline';
import notices from './page/notice.css?inline';
import wide from './page/wide-form.css?inline';
import longList from './question/long-list.css?inline';
import questions from './question/question.css?inline';

/** The form itself; what wide screens and paper change comes last. */
export const formStyles = [frame, bar, questions, longList, notices, wide].join('\n');

/** What every form is drawn with, whatever it asks. */
export const baseStyles: readonly string[] = [tokens, controlStyles, formStyles];

/** The same with the CSS of everyday questions. */
export const fillerStyles = (views: FieldViews): readonly string[] => [
  ...baseStyles,
  ...new Set(Object.values(views).flatMap((view) => view.styles ?? [])),
];
