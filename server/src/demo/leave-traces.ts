import { newId } from '../db/uuid.ts';
import type { PastCall } from './demo-calls.ts';
import { openingHour } from './opening-hour.ts';

const day = 24 * 60 * 60_000;

/** Every tenth patient's files are shared with the secretary, every fifteenth's with the expert's group until next month. */
const withSecretary = 10;
const withGroup = 15;
/** The owner asks the expert about one file of every thirtieth patient, until an hour and a half ago; so many minutes lie between two. */
const withExpert = 30;
const minutesBetween = 26 * 60 + 17;
const questions = ['نظر شما دربارهٔ ادامهٔ درمان چیست؟', 'لطفاً پیش از نوبت بعدی نگاهی بیندازید.', undefined];
/** One file in so many was entered by mistake, and lies in the trash. */
const removed = 45;
/** Older alerts have been seen. */
const seenAfterDays = 4;

interface Clinic {
  readonly now: Date;
  /** Of each patient. */
  readonly files: readonly (readonly string[])[];
  readonly asExpert: PastCall;
  readonly asOwner: PastCall;
  /** Their ids. */
  readonly secretary: string;
  readonly expert: string;
}

/** What people leave behind who work with patients: shares, a group, seen alerts, files in the trash, links, favorites. */
export async function leaveTraces(clinic: Clinic): Promise<void> {
  await shareFiles(clinic);
  await askExpert(clinic);
  await seeAlerts(clinic);
  await removeFiles(clinic);
  await markForms(clinic);
}

async function shareFiles({ now, files, asExpert, secretary }: Clinic): Promise<void> {
  const { id: group } = await asExpert(now, '/user/storeVirtualgroup', { title: 'گروه پیگیری', users: [secretary] });
  const expiresAt = new Date(now.getTime() + 30 * day).toISOString();
  const every = (step: number) => files.filter((_files, number) => number % step === 0).flat();
  for (const file of every(withSecretary))
    await asExpert(now, '/file/sharefile', { file, to: [{ user: secretary }], right: 'read' });
  for (const file of every(withGroup)) {
    const note = 'لطفاً ماه آینده پیگیری شود.';
    await asExpert(now, '/file/sharefile', { file, to: [{ group }], right: 'write', note, expiresAt });
  }
}

async function askExpert({ now, files, asOwner, expert }: Clinic): Promise<void> {
  const asked = files.flatMap((own, number) => (number % withExpert === withExpert - 1 ? own.slice(0, 1) : []));
  for (const [number, file] of asked.entries()) {
    const sentAt = openingHour(now, (asked.length - number - 1) * minutesBetween + 90);
    const note = questions[number % questions.length];
    await asOwner(sentAt, '/file/sharefile', { file, to: [{ user: expert }], right: 'read', ...(note && { note }) });
  }
}

async function seeAlerts({ now, asOwner }: Clinic): Promise<void> {
  const { items } = await asOwner(now, '/app/getalerts', { limit: 200 });
  const old = items.filter(({ createdAt }) => now.getTime() - Date.parse(createdAt) > seenAfterDays * day);
  for (const { id, createdAt } of old)
    await asOwner(new Date(Date.parse(createdAt) + day / 8), '/app/seealert', { id });
}

/** Of patients who have another file. */
async function removeFiles({ now, files, asOwner }: Clinic): Promise<void> {
  const several = files.filter((one, number) => one.length > 1 && number % withSecretary !== 0);
  for (const [number, one] of several.entries())
    if (number % removed === removed - 1) await asOwner(now, '/file/removefile', { id: one.at(-1)! });
}

async function markForms({ now, asOwner, asExpert }: Clinic): Promise<void> {
  const label = 'پیامک یادآوری نوبت';
  const expiresAt = new Date(now.getTime() + 14 * day).toISOString();
  await asOwner(now, '/app/storelink', { id: newId(), category: 'pain-diary', kind: 'form', label, expiresAt });
  for (const call of [asOwner, asExpert]) {
    for (const id of ['phq-9', 'first-visit'])
      await call(now, '/user/storemyfavorite', { kind: 'category', id, favorite: true });
    const items = ['first-visit', 'phq-9', 'pain-diary', 'bmi'].map((id) => ({ kind: 'category' as const, id }));
    await call(now, '/user/storemostvisited', { items });
  }
}
