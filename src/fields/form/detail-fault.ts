import type { Fault } from '../../engine/definition/problem.ts';
import type { Option, Question } from '../../engine/definition/types.ts';
import { detailsOf, formats, genders } from './patient-details.ts';

/** Why the answer cannot be the detail that the question names. */
export function detailFault(question: Question): Fault | undefined {
  const { patientField: detail, format, options } = question;
  if (detail === undefined) return undefined;
  if (!detailsOf(question).includes(detail)) return { rule: 'patientfieldunfit' };
  const needed = formats[detail];
  if (needed && format !== needed) return { rule: 'patientfieldformat', params: { format: needed } };
  const values = Array.isArray(options) ? (options as readonly (Option | null)[]).map((option) => option?.value) : [];
  const saysGender = genders.every((gender) => values.includes(gender));
  return detail === 'gender' && !saysGender
    ? { rule: 'patientfieldgender', params: { values: genders.join(', ') } }
    : undefined;
}
