import { useState } from 'react';
import type { LeftText } from '../../../proposal/sources/reading/left.ts';
import type { Source } from '../../../proposal/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';

const load = () => import('../../../proposal/sources/read-sources.ts');

/** Larger files than any list of sources; what is more would stop the page. */
const mostBytes = 5_000_000;

/** Reads sources from texts and files, and holds what could not be read. */
export function useReading(sources: readonly Source[], add: (sources: readonly Source[]) => void) {
  const { t } = useLanguage();
  const { announce } = useProposal();
  const [left, setLeft] = useState<readonly LeftText[]>([]);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  /** False where there was nothing in it, or the code could not be fetched: then what was given stays. */
  async function read(input: string | Uint8Array): Promise<boolean> {
    setBusy(true);
    setProblem('');
    try {
      const { readSources } = await load();
      const found = await readSources(input, { taken: sources.map(({ id }) => id) });
      if (found.sources.length > 0) add(found.sources);
      setLeft((before) => [...before, ...found.left]);
      announce(t('proposal:sources.added', { count: found.sources.length }));
      const isEmpty = found.sources.length + found.left.length === 0;
      if (isEmpty) setProblem(t('proposal:sources.nothing'));
      return !isEmpty;
    } catch {
      setProblem(t('proposal:sources.offline'));
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function readFiles(files: readonly File[]): Promise<void> {
    const texts = await Promise.all(files.filter(({ size }) => size <= mostBytes).map((file) => file.arrayBuffer()));
    const large = files.find(({ size }) => size > mostBytes);
    // One after the other: each takes ids that the next must not.
    for (const text of texts) await read(new Uint8Array(text));
    if (large) setProblem(t('proposal:sources.toolarge', { name: large.name }));
  }

  async function keep(text: string): Promise<void> {
    const { plainSource } = await load();
    add([
      plainSource(
        text,
        sources.map(({ id }) => id),
      ),
    ]);
  }

  return { left, setLeft, problem, busy, read, readFiles, keep };
}
