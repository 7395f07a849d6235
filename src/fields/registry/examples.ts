import type { QuestionType } from '../../engine/definition/types.ts';
import { calculatedExample } from '../calculated/example.ts';
import { cascadeviewExample } from '../cascadeview/example.ts';
import { checkboxExample } from '../checkbox/example.ts';
import { containerExample } from '../container/example.ts';
import { dateExample } from '../date/example.ts';
import { datetimeExample } from '../datetime/example.ts';
import { fileExample } from '../file/example.ts';
import { flatviewExample } from '../flatview/example.ts';
import { labelExample } from '../label/example.ts';
import { linkExample } from '../link/example.ts';
import { matrixExample } from '../matrix/example.ts';
import { noteExample } from '../note/example.ts';
import { numberExample } from '../number/example.ts';
import { numericrangeExample } from '../numericrange/example.ts';
import { ratingExample } from '../rating/example.ts';
import { selectExample } from '../select/example.ts';
import { signatureExample } from '../signature/example.ts';
import { textExample } from '../text/example.ts';
import { timeExample } from '../time/example.ts';
import type { FieldExample } from '../examples/field-example.ts';

/** Example questions of every field type, for tests, documents and the demo. */
export const fieldExamples: Readonly<Record<QuestionType, FieldExample>> = {
  text: textExample,
  number: numberExample,
  select: selectExample,
  date: dateExample,
  note: noteExample,
  link: linkExample,
  label: labelExample,
  container: containerExample,
  flatview: flatviewExample,
  cascadeview: cascadeviewExample,
  numericrange: numericrangeExample,
  calculated: calculatedExample,
  checkbox: checkboxExample,
  time: timeExample,
  datetime: datetimeExample,
  rating: ratingExample,
  matrix: matrixExample,
  file: fileExample,
  signature: signatureExample,
};
