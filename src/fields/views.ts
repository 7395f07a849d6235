import type { FieldViews } from '../react/ui/field-view.ts';
import { lateView } from '../react/ui/late.tsx';
import { calculatedView } from './calculated/view.tsx';
import { checkboxView } from './checkbox/view.tsx';
import { labelView } from './label/view.tsx';
import { noteView } from './note/view.tsx';
import { numberView } from './number/view.tsx';
import { selectView } from './select/view.tsx';
import { textView } from './text/view.tsx';

/** What each type of question looks like in the filler. */
export const fieldViews: FieldViews = {
  text: textView,
  number: numberView,
  select: selectView,
  date: lateView('control', async () => (await import('./date/view.tsx')).dateView),
  note: noteView,
  link: lateView('self', async () => (await import('./link/view.tsx')).linkView),
  label: labelView,
  container: lateView('self', async () => (await import('./container/view.tsx')).containerView),
  flatview: lateView('group', async () => (await import('./flatview/view.tsx')).flatviewView),
  cascadeview: lateView('group', async () => (await import('./cascadeview/view.tsx')).cascadeviewView),
  numericrange: lateView('group', async () => (await import('./numericrange/view.tsx')).numericrangeView),
  calculated: calculatedView,
  checkbox: checkboxView,
};
