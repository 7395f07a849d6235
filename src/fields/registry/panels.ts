import type { FieldPanels } from '../../react/ui/field/field-panel.ts';
import { calculatedPanel } from '../calculated/panel.ts';
import { cascadeviewPanel } from '../cascadeview/panel.ts';
import { checkboxPanel } from '../checkbox/panel.ts';
import { containerPanel } from '../container/panel.ts';
import { datePanel } from '../date/panel.ts';
import { datetimePanel } from '../datetime/panel.ts';
import { filePanel } from '../file/panel.ts';
import { flatviewPanel } from '../flatview/panel.ts';
import { labelPanel } from '../label/panel.ts';
import { linkPanel } from '../link/panel.ts';
import { matrixPanel } from '../matrix/panel.ts';
import { notePanel } from '../note/panel.ts';
import { numberPanel } from '../number/panel.ts';
import { numericrangePanel } from '../numericrange/panel.ts';
import { ratingPanel } from '../rating/panel.ts';
import { selectPanel } from '../select/panel.ts';
import { signaturePanel } from '../signature/panel.ts';
import { textPanel } from '../text/panel.ts';
import { timePanel } from '../time/panel.ts';

/** How the designer offers and sets every field type. */
export const fieldPanels: FieldPanels = {
  text: textPanel,
  number: numberPanel,
  select: selectPanel,
  date: datePanel,
  note: notePanel,
  link: linkPanel,
  label: labelPanel,
  container: containerPanel,
  flatview: flatviewPanel,
  cascadeview: cascadeviewPanel,
  numericrange: numericrangePanel,
  calculated: calculatedPanel,
  checkbox: checkboxPanel,
  time: timePanel,
  datetime: datetimePanel,
  rating: ratingPanel,
  matrix: matrixPanel,
  file: filePanel,
  signature: signaturePanel,
};
