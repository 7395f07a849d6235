import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { accessAs, patientFile, visits, type Answers } from './open-portal.tsx';

const visitDefinition: FormDefinition = {
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'p',
      displayTitle: 'Visit',
      pageType: 'form',
      questions: [
        {
          id: 's',
          name: 'systolic',
          type: 'number',
          title: { en: 'Systolic pressure', fa: 'فشار سیستولی' },
          unit: 'mmHg',
          historytype: 'followup',
        },
      ],
    },
  ],
};
const zahra = patientFile('Zahra Mousavi');
export const entriesPath = `/form/entries/complaints/-/first-visit/${zahra.id}`;
const entry = (day: number, systolic: number) => ({
  id: `e${day}`,
  file: zahra.id,
  category: visits.id,
  version: 1,
  page: null,
  answers: { systolic },
  createdAt: `2026-11-${day}T08:00:00Z`,
  createdBy: 'Sara',
});
const measured = [entry(10, 158), entry(12, 140), entry(20, 128)];
export const measuring: Answers = {
  'file/getfile': () => ({ can: visits.can, file: { ...zahra, entries: 3 }, entries: measured }),
  'report/getreport': () => ({
    file: zahra,
    entry: measured[2],
    definition: visitDefinition,
    category: visits,
    clinic: 'Clinic',
    history: measured,
  }),
};
export const owning: Answers = {
  'auth/getuseraccess': () => accessAs('owner'),
};
