import { calculatedPlain } from '../calculated/plain.tsx';
import { cascadeviewPlain } from '../cascadeview/plain.tsx';
import { checkboxPlain } from '../checkbox/plain.tsx';
import { containerPlain } from '../container/plain.tsx';
import { datePlain } from '../date/plain.tsx';
import { datetimePlain } from '../datetime/plain.tsx';
import { filePlain } from '../file/plain.tsx';
import { flatviewPlain } from '../flatview/plain.ts';
import { labelPlain } from '../label/plain.ts';
import { linkPlain } from '../link/plain.ts';
import { matrixPlain } from '../matrix/plain.tsx';
import { notePlain } from '../note/plain.tsx';
import { numberPlain } from '../number/plain.tsx';
import { numericrangePlain } from '../numericrange/plain.tsx';
import type { PlainViews } from '../plain/plain-view.ts';
import { ratingPlain } from '../rating/plain.tsx';
import { selectPlain } from '../select/plain.tsx';
import { signaturePlain } from '../signature/plain.tsx';
import { textPlain } from '../text/plain.tsx';
import { timePlain } from '../time/plain.tsx';

/** Every type of question in native controls, which need no script. */
export const plainViews: PlainViews = {
  text: textPlain,
  number: numberPlain,
  select: selectPlain,
  date: datePlain,
  note: notePlain,
  link: linkPlain,
  label: labelPlain,
  container: containerPlain,
  flatview: flatviewPlain,
  cascadeview: cascadeviewPlain,
  numericrange: numericrangePlain,
  calculated: calculatedPlain,
  checkbox: checkboxPlain,
  time: timePlain,
  datetime: datetimePlain,
  rating: ratingPlain,
  matrix: matrixPlain,
  file: filePlain,
  signature: signaturePlain,
};
