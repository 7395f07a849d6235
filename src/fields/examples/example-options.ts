import type { Option } from '../../engine/definition/types.ts';

export const frequencies: readonly Option[] = [
  { text: { en: 'Not at all', fa: 'هیچ‌وقت' }, value: '0', score: 0 },
  { text: { en: 'Several days', fa: 'چند روز' }, value: '1', score: 1 },
  { text: { en: 'Nearly every day', fa: 'تقریباً هر روز' }, value: '3', score: 3 },
];

export const symptoms: readonly Option[] = [
  { text: { en: 'Fever', fa: 'تب' }, value: 'fever' },
  { text: { en: 'Cough', fa: 'سرفه' }, value: 'cough' },
  { text: { en: 'Rash', fa: 'بثورات' }, value: 'rash' },
];
