import type { Client, Refusal } from '../../../api/client/client.ts';
import type { CallData } from '../../../api/contract/contract.ts';
import { readText, type Unfit } from './read-text.ts';
import { sendRecords } from './send-records.ts';
import type { ImportedRecord, OtherProject, Outcome, ReadRecordsFile, RecordsFile } from './types.ts';

type Form = CallData<'/category/getform'>;

/** A record with what the server has said of it. */
export type Told = readonly [ImportedRecord, Outcome];

export type Problem = Unfit | 'empty' | 'notloaded' | OtherProject | Refusal;

export type Stage =
  | { readonly kind: 'choosing'; readonly problem?: Problem }
  | { readonly kind: 'reading'; readonly part: number }
  | {
      readonly kind: 'checking' | 'storing';
      readonly told: readonly Told[];
      readonly total: number;
      readonly isWaiting: boolean;
    }
  | { readonly kind: 'preview'; readonly form: Form; readonly file: RecordsFile; readonly checked: readonly Told[] }
  | {
      readonly kind: 'over';
      readonly form: Form;
      readonly told: readonly Told[];
      /** Records of which nobody knows whether they are stored. */
      readonly open: number;
      readonly ended?: Refusal;
    };

export interface Run {
  readonly client: Pick<Client, 'category' | 'entry'>;
  readonly read: ReadRecordsFile;
  readonly category: string;
  readonly signal: AbortSignal;
  show(stage: Stage): void;
}

/** Reads a file, and asks the server what would become of its records. Stopped, it gives nothing. */
export async function readAndCheck(run: Run, file: File): Promise<Stage | undefined> {
  const { client, read, category, signal, show } = run;
  show({ kind: 'reading', part: 0 });
  const [content, form] = await Promise.all([readText(file), client.category.getform({ category }, { signal })]);
  if (signal.aborted) return undefined;
  if ('unfit' in content) return refused(content.unfit);
  if (!form.success) return refused(form);
  const { definition } = form.data;
  const onProgress = (part: number): void => show({ kind: 'reading', part });
  const found = await read(definition, content.text, { signal, onProgress }).catch(() => 'notloaded' as const);
  if (signal.aborted || found === undefined) return undefined;
  if (found === 'notloaded') return refused(found);
  if (!('records' in found)) return refused(found);
  if (found.records.length === 0) return refused('empty');
  const { told, ended } = await ask(run, 'checking', form.data, found.records);
  if (signal.aborted) return undefined;
  return ended ? refused(ended) : { kind: 'preview', form: form.data, file: found, checked: told };
}

const refused = (problem: Problem): Stage => ({ kind: 'choosing', problem });

/** Stores the records that the check accepted; what it gives is what the server has said, also where it was stopped. */
export async function storeChecked(
  run: Run,
  { form, checked }: Extract<Stage, { readonly kind: 'preview' }>,
): Promise<Stage> {
  const isWanted = ([, { outcome }]: Told): boolean => outcome === 'acceptable';
  const wanted = checked.filter(isWanted).map(([record]) => record);
  const { told, ended } = await ask(run, 'storing', form, wanted);
  const others = checked.filter((one) => !isWanted(one));
  const open = wanted.length - told.length;
  return { kind: 'over', form, told: [...others, ...told], open, ...(ended && { ended }) };
}

async function ask(
  { client, signal, show }: Run,
  kind: 'checking' | 'storing',
  { id, version }: Form,
  records: readonly ImportedRecord[],
): Promise<{ readonly told: readonly Told[]; readonly ended: Refusal | undefined }> {
  const told: Told[] = [];
  let isWaiting = false;
  const tell = (): void => show({ kind, told: [...told], total: records.length, isWaiting });
  tell();
  const ended = await sendRecords(records, {
    call: client.entry.importentries,
    form: { category: id, version, ...(kind === 'checking' && { check: true }) },
    signal,
    onOutcomes(sent, outcomes) {
      sent.forEach((record, index) => told.push([record, outcomes[index] ?? { outcome: 'refused' }]));
      tell();
    },
    onWaiting(is) {
      isWaiting = is;
      tell();
    },
  });
  return { told, ended };
}
