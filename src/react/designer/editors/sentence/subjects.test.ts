import { describe, expect, test } from 'vitest';
import type { FormDefinition } from '../../../../engine/definition/types.ts';
import { subjectsOf } from './subjects.ts';

const blank: FormDefinition = { schema: 1, title: 'Visit', language: 'en', conditions: [], pages: [] };

describe('what is known of the patient', () => {
  test('is picked where there is a list of it: nobody types the code of a gender', () => {
    const gender = subjectsOf(blank, { language: 'en', t: (key) => key }).find(({ name }) => name === 'patient.gender');
    expect(gender).toMatchObject({
      kind: 'choice',
      options: [
        { value: 'female', text: 'designer:gender.female' },
        { value: 'male', text: 'designer:gender.male' },
      ],
    });
  });
});
