import type { FoundEhr } from './discover.ts';
import type { LaunchKind } from './smart-configuration.ts';

/** What is asked for, with the visit where forms are opened with it, in the syntax of scopes that the EHR says it understands: of version 2, or of 1. */
export function scopesFor(
  kind: LaunchKind,
  { capabilities, signsPeople }: Pick<FoundEhr, 'capabilities' | 'signsPeople'>,
  asked: ReadonlySet<string> = new Set(),
): string {
  const isNew = capabilities.includes('permission-v2');
  const data = [
    ...(isNew
      ? ['patient/Patient.r', 'patient/QuestionnaireResponse.c']
      : ['patient/Patient.read', 'patient/QuestionnaireResponse.write']),
    ...(asked.has('encounter') ? [isNew ? 'patient/Encounter.r' : 'patient/Encounter.read'] : []),
  ];
  const context = kind === 'ehr' ? 'launch' : 'launch/patient';
  return [context, ...(signsPeople ? ['openid', 'fhirUser'] : []), ...data].join(' ');
}

/** Whether what was granted is enough to read the patient and to send a response; an EHR that says nothing granted all. */
export function isEnough(granted: string | undefined): boolean {
  if (granted === undefined) return true;
  const scopes = granted.split(' ');
  return allows(scopes, 'Patient', 'r', 'read') && allows(scopes, 'QuestionnaireResponse', 'c', 'write');
}

function allows(scopes: readonly string[], type: string, letter: string, word: string): boolean {
  return scopes.some((scope) => {
    const [, resource, rights = ''] = /^(?:patient|user)\/(\*|[A-Za-z]+)\.([a-z*]+)(?:\?.*)?$/.exec(scope) ?? [];
    const isOfType = resource === type || resource === '*';
    return isOfType && (rights === '*' || rights === word || (/^c?r?u?d?s?$/.test(rights) && rights.includes(letter)));
  });
}
