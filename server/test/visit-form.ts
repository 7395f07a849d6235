import type { FormDefinition } from '../../src/engine/definition/types.ts';

/** A form with a little of everything that the server has to mind. */
export const visitForm: FormDefinition = {
  schema: 1,
  title: { en: 'Visit', fa: 'ویزیت' },
  language: 'en',
  pages: [
    {
      id: 'first',
      text: 'First',
      pageType: 'form',
      displayTitle: { en: 'Visit', fa: 'ویزیت' },
      questions: [
        { id: 'q-weight', name: 'weight', type: 'number', title: 'Weight', mandatory: true, min: 1, max: 400 },
        { id: 'q-height', name: 'height', type: 'number', title: 'Height', defaultvalue: 170 },
        { id: 'q-bmi', name: 'bmi', type: 'calculated', title: 'BMI', formula: 'ROUND(weight / (height/100)^2, 1)' },
        {
          id: 'q-smokes',
          name: 'smokes',
          type: 'select',
          title: 'Smokes',
          options: [
            { text: 'Yes', value: 'yes' },
            { text: 'No', value: 'no' },
          ],
        },
        { id: 'q-packs', name: 'packs', type: 'number', title: 'Packs', mandatory: true },
        {
          id: 'q-meds',
          name: 'medications',
          type: 'container',
          title: 'Medications',
          multimode: true,
          questions: [
            { id: 'q-drug', name: 'drug', type: 'text', title: 'Drug', mandatory: true },
            { id: 'q-dose', name: 'dose', type: 'number', title: 'Dose' },
            { id: 'q-code', name: 'batch', type: 'text', title: 'Batch', showforuser: false },
          ],
        },
        { id: 'q-total', name: 'totaldose', type: 'calculated', title: 'Dose in all', formula: 'SUM(dose)' },
        { id: 'q-alert', name: 'alert', type: 'text', title: 'Alert', showforuser: false },
        { id: 'q-risk', name: 'risk', type: 'calculated', title: 'Risk', formula: 'bmi * 2', showforuser: false },
        {
          id: 'q-hint',
          name: 'hint',
          type: 'calculated',
          title: 'Hint',
          formula: 'IF(alert = "red", "call us", "fine")',
        },
        { id: 'q-private', name: 'confided', type: 'text', title: 'Confided', showforsecretary: false },
        { id: 'q-age', name: 'years', type: 'calculated', title: 'Years', formula: 'patient.age + 0' },
        { id: 'q-words', name: 'words', type: 'label', title: 'Thank you' },
      ],
    },
    {
      id: 'staff',
      text: 'Staff',
      pageType: 'form',
      roles: ['secretary'],
      displayTitle: 'Staff',
      questions: [{ id: 'q-staff', name: 'staffnote', type: 'text', title: 'Note' }],
    },
    {
      id: 'next',
      text: 'Next',
      pageType: 'followup',
      questions: [
        { id: 'q-pressure', name: 'pressure', type: 'number', title: 'Pressure', mandatory: true },
        { id: 'q-change', name: 'change', type: 'calculated', title: 'Change', formula: 'pressure - LAST(pressure)' },
      ],
    },
  ],
  conditions: [{ id: 'c-packs', kind: 'visibility', target: 'q-packs', when: 'smokes = "yes"' }],
};
