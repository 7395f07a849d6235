import type { FieldViews } from '../../react/ui/field/field-view.ts';
import { lateView } from '../../react/ui/late/late.tsx';
import { Combobox, isSearched } from '../../react/ui/options/searched.ts';
import { withLateTexts } from '../../react/ui/late/with-late-texts.ts';
import { resultView } from '../calculated/result-view.tsx';
import { checkboxView } from '../checkbox/view.tsx';
import { labelView } from '../label/view.tsx';
import { eachLater } from '../loading/later-types.ts';
import { numberView } from '../number/view.tsx';
import { textView } from '../text/view.tsx';

/** What each type of question looks like in the filler. */
export const fieldViews: FieldViews = {
  text: textView,
  number: numberView,
  select: lateView(
    'control',
    async () => (await import('../select/view.tsx')).selectView,
    (question) => (isSearched(question) ? Combobox.prepare() : undefined),
  ),
  date: lateView('control', async () => (await withLateTexts(import('../date/view.tsx'))).dateView),
  note: lateView('control', async () => (await import('../note/view.tsx')).noteView),
  link: lateView('self', async () => (await import('../link/view.tsx')).linkView),
  label: labelView,
  container: lateView(
    'self',
    async () => (await withLateTexts(import('../container/view.tsx'))).containerView,
    async ({ multimode }) => void (multimode && (await import('../container/rows.tsx'))),
  ),
  flatview: lateView('group', async () => (await import('../flatview/view.tsx')).flatviewView),
  cascadeview: lateView('group', async () => (await withLateTexts(import('../cascadeview/view.tsx'))).cascadeviewView),
  numericrange: lateView(
    'group',
    async () => (await withLateTexts(import('../numericrange/view.tsx'))).numericrangeView,
  ),
  calculated: resultView,
  checkbox: checkboxView,
  ...eachLater((type) =>
    lateView('group', async () => (await withLateTexts(import('../loading/later.ts'))).laterFields[type].view),
  ),
};
