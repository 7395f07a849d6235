import type { FieldViews } from '../react/ui/field-view.ts';
import { lateView } from '../react/ui/late.tsx';
import { withLateTexts } from '../react/ui/with-late-texts.ts';
import { resultView } from './calculated/result-view.tsx';
import { checkboxView } from './checkbox/view.tsx';
import { labelView } from './label/view.tsx';
import { eachLater, lateCascadeview, lateDate, lateNumericrange, later } from './light-models.ts';
import { numberView } from './number/view.tsx';
import type { LateModel } from './shared/late-model.ts';
import { textView } from './text/view.tsx';

/** The view's code, once the rules and the texts are there too. */
const withRest = <View>(view: Promise<View>, rules?: LateModel): Promise<View> =>
  withLateTexts(Promise.all([view, rules?.bring()]).then(([brought]) => brought));

/** What each type of question looks like in the filler. */
export const fieldViews: FieldViews = {
  text: textView,
  number: numberView,
  select: lateView('control', async () => (await import('./select/view.tsx')).selectView),
  date: lateView('control', async () => (await withRest(import('./date/view.tsx'), lateDate)).dateView),
  note: lateView('control', async () => (await import('./note/view.tsx')).noteView),
  link: lateView('self', async () => (await import('./link/view.tsx')).linkView),
  label: labelView,
  container: lateView('self', async () => (await withRest(import('./container/view.tsx'))).containerView),
  flatview: lateView('group', async () => (await import('./flatview/view.tsx')).flatviewView),
  cascadeview: lateView(
    'group',
    async () => (await withRest(import('./cascadeview/view.tsx'), lateCascadeview)).cascadeviewView,
  ),
  numericrange: lateView(
    'group',
    async () => (await withRest(import('./numericrange/view.tsx'), lateNumericrange)).numericrangeView,
  ),
  calculated: resultView,
  checkbox: checkboxView,
  ...eachLater((type) =>
    lateView('group', async () => (await withRest(import('./later.ts'), later[type])).laterFields[type].view),
  ),
};
