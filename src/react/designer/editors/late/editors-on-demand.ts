import { onDemand } from '../../parts/on-demand.tsx';

const load = () => import('./further-editors.ts');

export const BandsField = onDemand(async () => (await load()).BandsField);
export const BoundField = onDemand(async () => (await load()).BoundField);
export const ColorField = onDemand(async () => (await load()).ColorField);
export const DefaultValueField = onDemand(async () => (await load()).DefaultValueField);
export const FormatField = onDemand(async () => (await load()).FormatField);
export const FormulaField = onDemand(async () => (await load()).FormulaField);
export const DetailOffer = onDemand(async () => (await load()).DetailOffer);
export const PatientField = onDemand(async () => (await load()).PatientField);
export const RelatedField = onDemand(async () => (await load()).RelatedField);
export const RowsField = onDemand(async () => (await load()).RowsField);
export const UsedBy = onDemand(async () => (await load()).UsedBy);

/** Fetches them before somebody opens a tab that has them. */
export const prepareEditors = (): Promise<unknown> =>
  Promise.all(
    [
      BandsField,
      BoundField,
      ColorField,
      DefaultValueField,
      FormatField,
      FormulaField,
      PatientField,
      RelatedField,
      RowsField,
      UsedBy,
    ].map((editor) => editor.prepare()),
  );
