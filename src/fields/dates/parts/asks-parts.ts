import type { Question } from '../../../engine/definition/types.ts';

const birthTitle = /\bdate of birth\b|\bbirth ?da(?:te|y)\b|(?:تاریخ|روز) تولد/i;

/** A day so long ago that a calendar which opens on today would be paged back for years: by what it is of the patient, by its name or its title. */
export const isBirthdate = ({
  patientField,
  relatedField,
  name,
  title,
}: Pick<Question, 'patientField' | 'relatedField' | 'name' | 'title'>): boolean =>
  /birth/i.test(patientField ?? relatedField ?? name) || birthTitle.test(JSON.stringify(title));

/** Whether a date is asked for as day, month and year in three fields: of birth, unless its author chose otherwise. */
export const asksParts = (question: Question): boolean =>
  question.dateEntry === undefined ? isBirthdate(question) : question.dateEntry === 'parts';
