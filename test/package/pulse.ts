import type { FormDefinition } from '../../src/engine/definition/types.ts';

/** The form of all applications that install the package: a number, and what is computed from it. */
export const pulse: FormDefinition = {
  schema: 1,
  title: 'Pulse',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'Pulse',
      pageType: 'form',
      questions: [
        { id: 'a', name: 'pulse', type: 'number', title: 'Pulse' },
        { id: 'b', name: 'double', type: 'calculated', title: 'Double', formula: 'pulse * 2' },
      ],
    },
  ],
};
