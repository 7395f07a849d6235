import type { FieldFault } from '../../api/contract/contract.ts';
import { toProblems } from '../../react/form/filling/field-problems.ts';
import { listProblems } from '../../react/form/filling/problem-list.ts';
import type { PlainFilling } from './open-filling.ts';
import type { PlainRefusal } from '../../api/contract/pages/plain-page.ts';

/** Lists what the server found wrong, each beside its question. */
export function showRefusal({ core, form, patientForm, language }: PlainFilling, { fields = [] }: PlainRefusal): void {
  core.set({
    problems: [
      ...(patientForm ? listProblems(patientForm, toProblems(patientForm, ofPatient(fields)), language) : []),
      ...listProblems(form, toProblems(form, fields), language),
    ],
  });
}

/** `patient.code` is the question of that fact. */
function ofPatient(fields: readonly FieldFault[]): readonly FieldFault[] {
  return fields.flatMap((fault) => {
    const fact = /^patient[./](\w+)$/.exec(fault.path)?.[1];
    return fact === undefined ? [] : [{ ...fault, path: fact }];
  });
}
