import type { FieldViews } from '../react/ui/field-view.ts';
import { lateView } from '../react/ui/late.tsx';
import { calculatedView } from './calculated/view.tsx';
import { checkboxView } from './checkbox/view.tsx';
import { labelView } from './label/view.tsx';
import { lateCascadeview, lateDate, lateNumericrange } from './light-models.ts';
import { numberView } from './number/view.tsx';
import { selectView } from './select/view.tsx';
import type { LateModel } from './shared/late-model.ts';
import { textView } from './text/view.tsx';

/** The view's code, once the rules are there too. */
async function withRules<View>(view: Promise<View>, rules: LateModel): Promise<View> {
  const [brought] = await Promise.all([view, rules.bring()]);
  return brought;
}

/** What each type of question looks like in the filler. */
export const fieldViews: FieldViews = {
  text: textView,
  number: numberView,
  select: selectView,
  date: lateView('control', async () => (await withRules(import('./date/view.tsx'), lateDate)).dateView),
  note: lateView('control', async () => (await import('./note/view.tsx')).noteView),
  link: lateView('self', async () => (await import('./link/view.tsx')).linkView),
  label: labelView,
  container: lateView('self', async () => (await import('./container/view.tsx')).containerView),
  flatview: lateView('group', async () => (await import('./flatview/view.tsx')).flatviewView),
  cascadeview: lateView('group', async () => (await withRules(import('./cascadeview/view.tsx'), lateCascadeview)).cascadeviewView),
  numericrange: lateView('group', async () => (await withRules(import('./numericrange/view.tsx'), lateNumericrange)).numericrangeView),
  calculated: calculatedView,
  checkbox: checkboxView,
};
