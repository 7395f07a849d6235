import type { KeyScope } from '../../../../src/api/contract/service-accounts.ts';

/** Scopes of SMART App Launch for programs, and those of an API key that they stand for. */
export const smartScopes = {
  'system/Questionnaire.rs': 'forms:read',
  'system/Questionnaire.cu': 'forms:write',
  'system/QuestionnaireResponse.rs': 'files:read',
  'system/Patient.rs': 'files:read',
  'system/QuestionnaireResponse.c': 'files:write',
} as const satisfies Readonly<Record<string, KeyScope>>;

type SmartScope = keyof typeof smartScopes;

const all = Object.keys(smartScopes) as readonly SmartScope[];

/** Scopes of the first version, which one of the second says more exactly, and those for everything. */
const wide: Readonly<Record<string, readonly SmartScope[]>> = {
  'system/*.read': all.filter((scope) => scope.endsWith('.rs')),
  'system/*.rs': all.filter((scope) => scope.endsWith('.rs')),
  'system/*.write': ['system/Questionnaire.cu', 'system/QuestionnaireResponse.c'],
  'system/*.*': all,
  'system/*.cruds': all,
  'system/Questionnaire.read': ['system/Questionnaire.rs'],
  'system/Questionnaire.write': ['system/Questionnaire.cu'],
  'system/Questionnaire.crus': ['system/Questionnaire.cu', 'system/Questionnaire.rs'],
  'system/QuestionnaireResponse.read': ['system/QuestionnaireResponse.rs'],
  'system/QuestionnaireResponse.write': ['system/QuestionnaireResponse.c'],
  'system/QuestionnaireResponse.crs': ['system/QuestionnaireResponse.c', 'system/QuestionnaireResponse.rs'],
  'system/Patient.read': ['system/Patient.rs'],
};

/** What a key’s scopes allow, as SMART says it. */
export function allowedBy(scopes: readonly KeyScope[]): readonly SmartScope[] {
  return all.filter((scope) => scopes.includes(smartScopes[scope]));
}

/** Of what is asked for, that which the key’s scopes allow; everything where nothing is asked for. */
export function grantedScopes(asked: string, scopes: readonly KeyScope[]): readonly SmartScope[] {
  const allowed = allowedBy(scopes);
  const names = asked.split(/\s+/).filter(Boolean);
  if (names.length === 0) return allowed;
  const wanted = names.flatMap((name) => (Object.hasOwn(wide, name) ? wide[name]! : [name as SmartScope]));
  return allowed.filter((scope) => wanted.includes(scope));
}

/** The scopes of a key that these stand for: responses and patients are read by one of them, so both or neither. */
export function keyScopesFor(granted: readonly SmartScope[]): readonly KeyScope[] {
  return [...new Set(granted.map((scope) => smartScopes[scope]))];
}
