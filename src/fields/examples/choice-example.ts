import { frequencies, symptoms } from './example-options.ts';
import type { FieldExample } from './field-example.ts';

type ChoiceType = 'flatview' | 'select';

/** Both types of choices take and refuse the same. */
export const choiceExample = (type: ChoiceType): FieldExample => ({
  question: {
    id: `q-${type}`,
    name: 'interest',
    type,
    title: { en: 'Little interest', fa: 'کم‌علاقگی' },
    options: frequencies,
    mandatory: true,
  },
  good: [
    { input: '1', answer: '1', en: 'Several days', fa: 'چند روز' },
    { input: ['3'], answer: '3', en: 'Nearly every day', fa: 'تقریباً هر روز' },
  ],
  bad: [
    { input: '2', rule: 'notoption' },
    { input: { value: '1' }, rule: 'notoption' },
    { input: ['0', '1'], rule: 'chooseone' },
  ],
  variants: [severalChoices(type), ...otherChoices(type)],
});

type Variant = Omit<FieldExample, 'variants'>;

const severalChoices = (type: ChoiceType): Variant => ({
  question: {
    id: `q-${type}-many`,
    name: 'symptoms',
    type,
    title: 'Symptoms',
    options: symptoms,
    multimode: true,
    min: 1,
    max: 2,
  },
  good: [{ input: ['rash', 'fever', 'fever'], answer: ['fever', 'rash'], en: 'Fever, Rash', fa: 'تب، بثورات' }],
  bad: [
    { input: ['fever', 'itch'], rule: 'notoption' },
    { input: ['fever', 'cough', 'rash'], rule: 'toomanychoices' },
  ],
});

/** An answer of one's own among the choices. */
const otherChoices = (type: ChoiceType): readonly Variant[] => [
  {
    question: {
      id: `q-${type}-other`,
      name: 'symptoms',
      type,
      title: 'Symptoms',
      options: symptoms,
      allowother: true,
    },
    good: [
      { input: 'rash', answer: 'rash', en: 'Rash', fa: 'بثورات' },
      { input: ' itch ', answer: 'itch', en: 'itch', fa: 'itch' },
    ],
    bad: [{ input: ['itch', 'rash'], rule: 'chooseone' }],
  },
  {
    question: {
      id: `q-${type}-others`,
      name: 'symptoms',
      type,
      title: 'Symptoms',
      options: symptoms,
      allowother: true,
      multimode: true,
      max: 2,
    },
    good: [{ input: ['itch', 'fever'], answer: ['fever', 'itch'], en: 'Fever, itch', fa: 'تب، itch' }],
    bad: [{ input: ['fever', 'itch', 'pain'], rule: 'toomanychoices' }],
  },
];
