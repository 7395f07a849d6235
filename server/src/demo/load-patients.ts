import type { CallBody, CallData, Path } from '../../../src/api/contract/contract.ts';
import type { DemoEntry, DemoPatient } from '../../../demo/patients/patients.ts';
import type { Caller } from '../context/caller.ts';
import type { Context, ServerContext } from '../context/context.ts';
import { newId } from '../db/uuid.ts';
import { handlers } from '../handlers/handlers.ts';
import { callingUser } from '../sessions/sessions.ts';

const minute = 60_000;

/** Every fourth response came from the patient themselves, by the public form. */
const fromPatients = 4;

/** Every tenth patient's files are shared with the demo's secretary. */
const shared = 10;

type Call = <P extends Path>(at: Date, path: P, body: CallBody<P>) => Promise<CallData<P>>;

/**
 * Gives a demo without patients some with histories, by the same calls as people's; nobody is mailed of them.
 *
 * After a start that was cut short those stay who were there by then.
 */
export async function loadPatients(context: ServerContext, patients: readonly DemoPatient[]): Promise<void> {
  const { db } = context;
  const known = await db.selectFrom('patients').select('id').limit(1).executeTakeFirst();
  const staff = await callerOf(context, 'expert@porsa.test');
  const secretary = await callerOf(context, 'secretary@porsa.test');
  if (known !== undefined || staff === undefined || secretary?.user === undefined) return;
  const now = context.clock();
  const asStaff = callAs(context, staff);
  const asPublic = callAs(context, { language: 'fa', address: 'demo' });
  for (const [number, patient] of patients.entries()) {
    const files = await loadPatient(patient, { now, asStaff, asPublic });
    if (number % shared === 0)
      for (const file of files)
        await asStaff(now, '/file/sharefile', { file, to: [{ user: secretary.user.id }], right: 'read' });
  }
}

interface Loading {
  readonly now: Date;
  readonly asStaff: Call;
  readonly asPublic: Call;
}

/** Gives the patient's files. */
async function loadPatient(
  { patient, entries }: DemoPatient,
  { now, asStaff, asPublic }: Loading,
): Promise<readonly string[]> {
  const at = (entry: DemoEntry | undefined) => new Date(now.getTime() - (entry?.minutesAgo ?? 0) * minute);
  const { id } = await asStaff(at(entries[0]), '/patient/storepatient', { id: newId(), patient });
  const files = new Map<string, string>();
  for (const [place, entry] of entries.entries()) {
    const time = at(entry);
    const { form, answers } = entry;
    const isFirst = !files.has(form);
    const file =
      files.get(form) ??
      (await asStaff(time, '/patient/openfile', { patient: id, category: form, id: newId(time.getTime()) })).id;
    files.set(form, file);
    const body = { id: newId(time.getTime()), category: form, version: 1, answers };
    // The public adds no response to a file: theirs becomes one of its own, and is found by the code.
    const byPatient = patient.code !== undefined && isFirst && place % fromPatients === fromPatients - 1;
    await (byPatient
      ? asPublic(time, '/entry/storeentry', { ...body, patient: { name: patient.name, code: patient.code } })
      : asStaff(time, '/entry/storeentry', { ...body, file }));
  }
  return [...files.values()];
}

async function callerOf({ db }: ServerContext, email: string): Promise<Caller | undefined> {
  const row = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  return row && { user: callingUser(row), language: row.lang, address: 'demo' };
}

/** Calls as somebody at a time of the past. */
function callAs(server: ServerContext, caller: Caller): Call {
  const mail = { ...server.mail, add: async () => undefined };
  return (at, path, body) => {
    const context: Context = { ...server, mail, caller, clock: () => at };
    return (handlers[path] as unknown as (context: Context, body: unknown) => Promise<CallData<typeof path>>)(
      context,
      body,
    );
  };
}
