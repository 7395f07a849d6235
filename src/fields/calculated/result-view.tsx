import type { FieldView } from '../../react/ui/field/field-view.ts';
import { late } from '../../react/ui/late/late.tsx';

/** No form begins with a result: its card is fetched with the questions, which do not wait for it. */
const View = late(
  async () => (await import('./result/view.tsx')).Calculated,
  () => <span className="porsa-none" />,
  true,
);

export const resultView: FieldView = {
  labelling: 'control',
  View,
  prepare: () => void View.prepare().catch(() => undefined),
};
