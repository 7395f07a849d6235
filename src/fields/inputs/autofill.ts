import type { FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useFillerTools } from '../../react/ui/field/filler-tools.ts';

/** What the browser calls the facts about a patient. */
const tokens: Readonly<Record<string, string>> = {
  name: 'name',
  firstname: 'given-name',
  lastname: 'family-name',
  phone: 'tel',
  mobile: 'tel',
  email: 'email',
  birthdate: 'bday',
  address: 'street-address',
  city: 'address-level2',
  postalcode: 'postal-code',
};

/**
 * What the browser may fill in (HTML `autocomplete`), of a question about the patient.
 *
 * Nothing where somebody else's file is open: the browser knows the one who types.
 */
export function useAutofill({
  question: { patientField, relatedField, name, format },
  scope,
}: Pick<FieldViewProps, 'question' | 'scope'>): string | undefined {
  const { aboutAnother } = useFillerTools();
  // In a row of a list a name is a drug's or a relative's.
  const fact =
    patientField ??
    (relatedField?.startsWith('patient.') ? relatedField.slice('patient.'.length) : scope.path === '' ? name : '');
  const token = Object.hasOwn(tokens, fact) ? tokens[fact] : undefined;
  if (aboutAnother && (token || typeof format === 'string')) return 'off';
  return token;
}
