import { apgar } from './apgar.ts';
import { bmi } from './bmi.ts';
import { everyQuestion } from './every-question/every-question.ts';
import { firstVisit } from './first-visit/first-visit.ts';
import { gad7 } from './gad-7.ts';
import { painDiary } from './pain-diary.ts';
import { phq9 } from './phq-9.ts';
import type { Sample } from './sample.ts';
import { who5 } from './who-5.ts';

/** The forms that come with the demo, in the order in which they are listed. */
export const samples: readonly Sample[] = [phq9, gad7, who5, apgar, bmi, firstVisit, painDiary, everyQuestion];
