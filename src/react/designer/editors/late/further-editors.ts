/** Editors that are not seen when a question is selected: one file, fetched once the designer stands. */
import { addTexts } from '../../../../store/texts.ts';
import { lateDesignerTexts } from '../../texts/late-designer-texts.ts';

export { BandsField } from '../bands/bands-field.tsx';
export { BoundField } from '../answer/bound-field.tsx';
export { ColorField } from '../basic/color-field.tsx';
export { DefaultValueField } from '../answer/default-value-field.tsx';
export { FormulaField } from '../formula/formula-field.tsx';
export { FormatField } from '../basic/format-field.tsx';
export { DetailOffer } from '../patient/detail-offer.tsx';
export { PatientField } from '../patient/patient-field.tsx';
export { RelatedField } from '../basic/related-field.tsx';
export { RowsField } from '../rows/rows-field.tsx';
export { UsedBy } from '../uses/used-by.tsx';

addTexts('designer', lateDesignerTexts);
