import type { FieldView } from '../../react/ui/field-view.ts';
import { late } from '../../react/ui/late.tsx';

/** No form begins with a result: its card is fetched once the questions are drawn. */
const View = late(
  async () => (await import('./view.tsx')).Calculated,
  () => <span className="porsa-none" />,
);

export const resultView: FieldView = { labelling: 'control', View };
