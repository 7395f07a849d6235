import { useEffect, useState } from 'react';
import type { Client } from '../../../api/client/client.ts';
import type { FoundFile } from '../../../api/contract/patients/file.ts';
import type { PatientItem } from '../../../api/contract/patients/patient.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import type { SharedFile } from '../../../api/contract/sharing.ts';
import { usePortal } from '../context/portal-context.ts';

/** What the server found for a text. */
export interface Found {
  readonly text: string;
  readonly patients: readonly PatientItem[];
  readonly files: readonly FoundFile[];
  readonly shared: readonly SharedFile[];
  readonly forms: readonly Category[];
  /** There are more than are listed. */
  readonly more: boolean;
}

export type Search =
  | { readonly state: 'idle' | 'searching' | 'failed'; readonly found?: undefined }
  | { readonly state: 'ready'; readonly found: Found };

const listed = { patients: 5, files: 5, shared: 4, forms: 5 } as const;

/** From this many characters on patients are searched. */
const shortest = 2;

/** The server is asked once nothing was typed for as long as this, in milliseconds. */
const pause = 180;

async function ask(client: Client, text: string, signal: AbortSignal): Promise<Found | undefined> {
  const [patients, files, shared, forms] = await Promise.all([
    client.patient.getpatients({ search: text, limit: listed.patients }, { signal }),
    client.file.findfiles({ search: text, limit: listed.files }, { signal }),
    client.file.getsharedfiles({ search: text, limit: listed.shared }, { signal }),
    client.category.getcategories({ search: text, limit: listed.forms }, { signal }),
  ]);
  if (!patients.success || !files.success || !shared.success || !forms.success) return undefined;
  return {
    text,
    patients: patients.data.items,
    files: files.data.items,
    shared: shared.data.items,
    forms: forms.data.items,
    more: patients.data.next !== null || files.data.more || shared.data.next !== null || forms.data.next !== null,
  };
}

/** Searches patients, patient files, files shared with the person, and forms on the server: no more than the person may see. */
export function useFound(typed: string): Search & { retry(): void } {
  const { client } = usePortal();
  const text = typed.trim();
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly key: string; readonly found: Found | undefined }>();
  const key = `${round} ${text}`;
  useEffect(() => {
    if (text.length < shortest) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const found = await ask(client, text, stop.signal);
      if (!stop.signal.aborted) setOutcome({ key, found });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, text, key]);
  const retry = (): void => setRound(round + 1);
  if (text.length < shortest) return { state: 'idle', retry };
  if (outcome?.key !== key) return { state: 'searching', retry };
  return outcome.found ? { state: 'ready', found: outcome.found, retry } : { state: 'failed', retry };
}
