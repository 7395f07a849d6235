import type { FieldModel } from '../../engine/capabilities/field-model.ts';
import type { FieldView } from '../../react/ui/field/field-view.ts';
import { lateView } from '../../react/ui/late/late.tsx';
import { datetimeModel } from '../datetime/model.ts';
import { datetimeView } from '../datetime/view.tsx';
import { fileModel } from '../file/model.ts';
import type { LaterType } from './later-types.ts';
import { matrixModel } from '../matrix/model.ts';
import { matrixView } from '../matrix/view.tsx';
import { ratingModel } from '../rating/model.ts';
import { ratingView } from '../rating/view.tsx';
import { signatureModel } from '../signature/model.ts';
import { timeModel } from '../time/model.ts';
import { timeView } from '../time/view.tsx';

/** Types that came later, each with its rules and its looks: one file, which forms that have one of them fetch. Files and signatures bring their looks apart. */
export const laterFields: Readonly<Record<LaterType, { readonly model: FieldModel; readonly view: FieldView }>> = {
  time: { model: timeModel, view: timeView },
  datetime: { model: datetimeModel, view: datetimeView },
  rating: { model: ratingModel, view: ratingView },
  matrix: { model: matrixModel, view: matrixView },
  file: { model: fileModel, view: lateView('group', async () => (await import('../file/view.tsx')).fileView) },
  signature: {
    model: signatureModel,
    view: lateView('group', async () => (await import('../signature/view.tsx')).signatureView),
  },
};
