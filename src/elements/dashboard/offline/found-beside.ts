import type { CallBody, CallData } from '../../../api/contract/contract.ts';
import type { PatientDuplicate, PatientItem } from '../../../api/contract/patients/patient.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { foldText } from '../../../engine/likeness/fold-text.ts';
import type { KeptReplies, KeptReply } from '../../../api/kept/kept-replies.ts';
import { isPatient, type WaitingRecord } from '../../../api/records/record.ts';
import { likenessOf } from '../../../engine/likeness/likeness.ts';
import type { Patient } from '../../../engine/live-form/types.ts';
import { hasValidCheckDigit, readPhone } from '../../../fields/texts/text-formats.ts';
import { formsToFill } from './forms-ahead.ts';
import { itemOf } from './reply-with-waiting.ts';

interface Asked {
  readonly kept: Pick<KeptReplies, 'all' | 'find'>;
  /** The person's id. */
  readonly id: string;
  readonly path: string;
  readonly body: object;
  waiting(id: string): Promise<readonly WaitingRecord[]>;
}

/** What was not kept under its own call, and can be told from what was kept of others. */
export async function foundBeside({ kept, id, path, body, waiting }: Asked): Promise<KeptReply | undefined> {
  switch (path) {
    case '/patient/findduplicates': {
      const known = [...patientsIn(await kept.all(id)), ...(await waiting(id)).filter(isPatient).map(itemOf)];
      return { at: new Date().toISOString(), data: duplicatesOf(body as CallBody<'/patient/findduplicates'>, known) };
    }
    case '/category/getcategories': {
      const { only, search, can } = body as CallBody<'/category/getcategories'>;
      const list = only?.length === 1 || can === 'write' ? await kept.find(id, path, formsToFill) : undefined;
      const { items } = (list?.data ?? { items: [] }) as CallData<'/category/getcategories'>;
      const found = items.filter(
        (form) => (!only || only.includes(form.id) || only.includes(form.slug)) && hasInTitle(form, search),
      );
      return list && (found.length > 0 || !only)
        ? { ...list, data: { items: found, next: null, total: found.length } }
        : undefined;
    }
    default:
      return undefined;
  }
}

const hasInTitle = ({ title }: Category, search = ''): boolean =>
  foldText(typeof title === 'string' ? title : Object.values(title).join('\n')).includes(foldText(search));

/** Patients in lists of them and on pages of theirs. */
function patientsIn(replies: readonly unknown[]): readonly PatientItem[] {
  return (
    replies as readonly { readonly canStore?: unknown; readonly items?: unknown; readonly patient?: unknown }[]
  ).flatMap((reply) => {
    if ('canStore' in reply) return reply.items as readonly PatientItem[];
    return 'patient' in reply && 'files' in reply ? [reply.patient as PatientItem] : [];
  });
}

const order = ['code', 'phone', 'name'] as const;
const mostShown = 10;

/** Who may be the same person, by the server's own rules, as far as this device knows. */
function duplicatesOf(
  { patient, except }: CallBody<'/patient/findduplicates'>,
  known: readonly PatientItem[],
): CallData<'/patient/findduplicates'> {
  const typed = withPhone(patient);
  const alike = new Map<string, PatientDuplicate>();
  for (const item of known) {
    const likeness = item.id === except ? undefined : likenessOf(typed, withPhone(item.patient));
    if (likeness) alike.set(item.id, { patient: item, alike: likeness });
  }
  const items = [...alike.values()].sort((one, two) => order.indexOf(one.alike) - order.indexOf(two.alike));
  const { code } = patient;
  return {
    items: items.slice(0, mostShown),
    codeTaken: false,
    oddCode: code !== undefined && !/^(\d)\1*$/.test(code) && !hasValidCheckDigit(code),
  };
}

/** A phone in the one spelling that the server keeps; one it would not take stays as it is. */
const withPhone = (patient: Patient): Patient =>
  patient.phone === undefined ? patient : { ...patient, phone: readPhone(patient.phone) ?? patient.phone };
