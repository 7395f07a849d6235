import type { Question } from '../../../engine/definition/types.ts';

/** A day so long ago that a calendar which opens on today would be paged back for years. */
export const isBirthdate = ({ relatedField, name }: Pick<Question, 'relatedField' | 'name'>): boolean =>
  /birth/i.test(relatedField ?? name);

/** Whether a date is asked for as day, month and year in three fields: of birth, unless its author chose otherwise. */
export const asksParts = (question: Question): boolean =>
  question.dateEntry === undefined ? isBirthdate(question) : question.dateEntry === 'parts';
