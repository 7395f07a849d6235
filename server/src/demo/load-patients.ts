import type { DemoEntry, DemoPatient } from '../../../demo/patients/patients.ts';
import type { ServerContext } from '../context/context.ts';
import { newId } from '../db/uuid.ts';
import { callAs, demoCaller, demoPublic, type PastCall } from './demo-calls.ts';
import { leaveTraces } from './leave-traces.ts';
import { openingHour } from './opening-hour.ts';

/** So many patients at once. */
const atOnce = 16;

/** Every fourth response came from the patient themselves, by the public form. */
const fromPatients = 4;

/**
 * Gives a demo without patients some with histories, by the same calls as people's; nobody is mailed of them.
 *
 * Several patients at once, so that the write queue stores what it gets of them together; not all, of whom the last would
 * wait too long for their turn. After a start that was cut short those stay who were there by then.
 */
export async function loadPatients(context: ServerContext, patients: readonly DemoPatient[]): Promise<void> {
  const known = await context.db.selectFrom('patients').select('id').limit(1).executeTakeFirst();
  const [expert, secretary, owner] = await Promise.all(
    ['expert', 'secretary', 'owner'].map((name) => demoCaller(context, `${name}@porsa.test`)),
  );
  if (known !== undefined || !expert?.user || !secretary?.user || !owner) return;
  const now = context.clock();
  const asExpert = callAs(context, expert);
  const loading = { now, asExpert, asSecretary: callAs(context, secretary), asPublic: callAs(context, demoPublic) };
  const files: (readonly string[])[] = [];
  const waiting = patients.entries();
  const loadNext = async (): Promise<void> => {
    for (const [place, patient] of waiting) files[place] = await loadPatient(patient, loading);
  };
  await Promise.all(Array.from({ length: atOnce }, loadNext));
  const people = { asExpert, asOwner: callAs(context, owner), secretary: secretary.user.id, expert: expert.user.id };
  await leaveTraces({ now, files, ...people });
}

interface Loading {
  readonly now: Date;
  readonly asExpert: PastCall;
  readonly asSecretary: PastCall;
  readonly asPublic: PastCall;
}

/** People take some ten seconds for a question, and some more to look around. */
const secondsToFill = ({ answers, minutesAgo }: DemoEntry): number =>
  Object.keys(answers).length * 11 + (minutesAgo % 120);

/** Gives the patient's files. */
async function loadPatient(
  { patient, entries }: DemoPatient,
  { now, asExpert, asSecretary, asPublic }: Loading,
): Promise<readonly string[]> {
  const at = (entry: DemoEntry | undefined) => openingHour(now, entry?.minutesAgo ?? 0);
  const { id } = await asExpert(at(entries[0]), '/patient/storepatient', { id: newId(), patient });
  const files = new Map<string, string>();
  for (const [place, entry] of entries.entries()) {
    const time = at(entry);
    const { form, answers } = entry;
    const isFirst = !files.has(form);
    const file =
      files.get(form) ??
      (await asExpert(time, '/patient/openfile', { patient: id, category: form, id: newId(time.getTime()) })).id;
    files.set(form, file);
    const startedAt = new Date(time.getTime() - secondsToFill(entry) * 1000).toISOString();
    const body = { id: newId(time.getTime()), category: form, version: 1, answers, startedAt };
    // The public adds no response to a file: theirs becomes one of its own, and is found by the code.
    const byPatient =
      form !== 'first-visit' && patient.code !== undefined && isFirst && place % fromPatients === fromPatients - 1;
    const asStaff = form === 'pain-diary' ? asSecretary : asExpert;
    await (byPatient
      ? asPublic(time, '/entry/storeentry', { ...body, patient: { name: patient.name, code: patient.code } })
      : asStaff(time, '/entry/storeentry', { ...body, file }));
  }
  return [...files.values()];
}
