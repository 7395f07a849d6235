import type { FormDefinition, QuestionType } from '../../../engine/definition/types.ts';
import {
  unexportedSettings as besides,
  type KeptSettings,
  type NotExported,
} from '../../shared/unexported-settings.ts';

/** Settings that each type keeps. */
const asked = ['mandatory', 'requiredWhen', 'constraint', 'initialformula', 'defaultvalue', 'relatedField'];
const choices = [...asked, 'options', 'multimode'];
const questions: KeptSettings['questions'] = {
  text: [...asked, 'format'],
  note: asked,
  number: [...asked, 'min', 'max', 'unit', 'floatcount'],
  select: choices,
  flatview: choices,
  cascadeview: [],
  date: [...asked, 'min', 'max'],
  time: asked,
  datetime: [...asked, 'min', 'max'],
  checkbox: asked,
  rating: [...asked, 'min', 'max', 'step', 'minLabel', 'maxLabel'],
  numericrange: [...asked, 'min', 'max', 'step', 'unit', 'minLabel', 'maxLabel'],
  calculated: ['formula', 'unit', 'floatcount', 'round'],
  label: [],
  link: ['url'],
  container: ['questions', 'multimode'],
  matrix: ['rows', 'options', 'mandatory', 'requiredWhen'],
  file: ['mandatory', 'requiredWhen', 'accept'],
  signature: ['mandatory', 'requiredWhen'],
};

/** Types that are asked in another way there. */
const asOther: readonly QuestionType[] = ['cascadeview', 'matrix', 'rating', 'link'];

const kept: KeptSettings = {
  questions,
  everywhere: ['id', 'name', 'type', 'title', 'subtitle', 'subtext', 'tooltip', 'helptext', 'hidden', 'fhir', 'redcap'],
  isOther: ({ type, multimode }) => asOther.includes(type) || (type === 'numericrange' && multimode === true),
};

/** Settings that no column of XLSForm is for, of the form, its pages and its questions. */
export const unexportedSettings = (definition: FormDefinition): readonly NotExported[] => besides(definition, kept);
