/** Editors that are not seen when a question is selected: one file, fetched once the designer stands. */
export { BandsField } from './bands-field.tsx';
export { BoundField } from './bound-field.tsx';
export { ColorField } from './color-field.tsx';
export { DefaultValueField } from './default-value-field.tsx';
export { FormulaField } from './formula-field.tsx';
export { FormatField } from './format-field.tsx';
export { RelatedField } from './related-field.tsx';
export { RowsField } from './rows-field.tsx';
