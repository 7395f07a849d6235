import { useEffect, useMemo } from 'react';
import type { PatientFile } from '../../../api/contract/shapes.ts';
import type { Patient } from '../../../engine/live-form/types.ts';
import { foldDigits } from '../../../engine/numbers/digits.ts';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { pathTo, type RouteParameters } from '../navigation/routes.ts';

/** A parameter that the specification wants and nobody has is `-`. */
export const known = (parameter: string | undefined): string | undefined =>
  parameter === '-' || parameter === '' ? undefined : parameter;

const isCode = (code: string): boolean => /^\d{10}$/.test(code);

/** Who the patient is, as far as the address says. */
export function addressedPatient({ patient, code: typed }: Pick<RouteParameters<'fill'>, 'patient' | 'code'>): Patient {
  const [name, code] = [known(patient), foldDigits(known(typed) ?? '')];
  return { ...(name && { name }), ...(isCode(code) && { code }) };
}

type Found = { readonly items: readonly PatientFile[] };
const nothing = { success: true, data: { items: [] } } as const;

/**
 * The file and patient of a form's address. An address that names no file but a patient's code leads to the one file
 * that has it; without one, the response begins a file of that name and code.
 */
export function useAddressedFile(params: RouteParameters<'fill'>): {
  readonly file: string | undefined;
  readonly patient: Patient | undefined;
  /** The file of the code is still being looked up. */
  readonly isSearching: boolean;
} {
  const { client, navigation, readsFiles } = usePortal();
  const file = known(params.file);
  const { category, patient: name, code: typed } = params;
  const patient = useMemo(() => addressedPatient({ patient: name, code: typed }), [name, typed]);
  const { code } = patient;
  const searches = file === undefined && code !== undefined && readsFiles;
  const found = useCall<Found>(`${category} ${searches ? code : ''}`, async (signal) =>
    searches ? client.file.getfiles({ category, search: code, limit: 2 }, { signal }) : nothing,
  );
  const files = found.state === 'ready' ? found.data.items.filter((each) => each.patient.code === code) : [];
  const own = searches && files.length === 1 ? files[0]!.id : undefined;
  useEffect(() => {
    if (own) navigation.go(pathTo('fill', { ...params, file: own }), { replace: true });
    // The address is complete once it names the file.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [own]);
  return {
    file,
    patient: file === undefined && Object.keys(patient).length > 0 ? patient : undefined,
    isSearching: searches && (found.state === 'loading' || own !== undefined),
  };
}
