import type { FormDefinition, QuestionType } from '../../../engine/definition/types.ts';
import { unexportedSettings, type KeptSettings, type NotExported } from '../../shared/unexported-settings.ts';

/** Settings that each type keeps; bounds, formulas and formats are looked at where they are written. */
const asked = ['mandatory', 'initialformula', 'defaultvalue'];
const choices = [...asked, 'options', 'multimode'];
const scale = [...asked, 'min', 'max', 'minLabel', 'maxLabel', 'unit'];
const questions: KeptSettings['questions'] = {
  text: [...asked, 'format', 'min', 'max'],
  note: asked,
  number: [...asked, 'min', 'max', 'unit', 'floatcount'],
  select: [...choices, 'constraint'],
  flatview: [...choices, 'constraint'],
  cascadeview: [...asked, 'options'],
  date: [...asked, 'min', 'max'],
  time: [...asked, 'min', 'max'],
  datetime: [...asked, 'min', 'max'],
  checkbox: asked,
  rating: scale,
  numericrange: scale,
  calculated: ['formula', 'unit', 'floatcount', 'round'],
  label: [],
  link: ['url'],
  container: ['questions'],
  matrix: ['rows', 'options', 'mandatory'],
  file: ['mandatory', 'accept'],
  signature: ['mandatory'],
};

/** Types that are asked in another way there. */
const asOther: readonly QuestionType[] = ['cascadeview', 'rating', 'link'];

const kept: KeptSettings = {
  questions,
  everywhere: [
    'id',
    'name',
    'type',
    'title',
    'subtitle',
    'subtext',
    'tooltip',
    'helptext',
    'hidden',
    'showforuser',
    'fhir',
    'redcap',
  ],
  isOther: ({ type, multimode }) =>
    asOther.includes(type) || (multimode === true && (type === 'numericrange' || type === 'select')),
};

/** Settings of the form, its pages and its questions that no column of a dictionary is for. */
export const unexported = (definition: FormDefinition): readonly NotExported[] => unexportedSettings(definition, kept);
