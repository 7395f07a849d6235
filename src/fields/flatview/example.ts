import type { FieldExample } from '../field-example.ts';
import { frequencies, symptoms } from '../shared/example-options.ts';

export const flatviewExample: FieldExample = {
  question: {
    id: 'q-flatview',
    name: 'interest',
    type: 'flatview',
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
  variants: [
    {
      question: {
        id: 'q-flatview-many',
        name: 'symptoms',
        type: 'flatview',
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
    },
    {
      question: {
        id: 'q-flatview-other',
        name: 'symptoms',
        type: 'flatview',
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
        id: 'q-flatview-others',
        name: 'symptoms',
        type: 'flatview',
        title: 'Symptoms',
        options: symptoms,
        allowother: true,
        multimode: true,
        max: 2,
      },
      good: [{ input: ['itch', 'fever'], answer: ['fever', 'itch'], en: 'Fever, itch', fa: 'تب، itch' }],
      bad: [{ input: ['fever', 'itch', 'pain'], rule: 'toomanychoices' }],
    },
  ],
};
