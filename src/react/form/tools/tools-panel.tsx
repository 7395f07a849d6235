import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { useFilling } from '../filling/filling-context.ts';
import { passagesOf } from './passages.ts';
import { readAloud, voiceFor, watchVoices, type Reading } from './read-aloud.ts';
import { showSize, sizes, storedSize, storeSize, watchSize } from './text-size.ts';
import styles from './tools-panel.css?inline';

const sheets = [styles];

interface ToolsPanelProps {
  readonly isOpen: boolean;
  /** Leaves no more of it than reading needs. */
  fold(): void;
}

/** Larger text, and reading aloud where the device has a voice for the language; stays at hand while it reads. */
export function ToolsPanel({ isOpen, fold }: ToolsPanelProps) {
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const { isReading, canRead, read, stop, skip } = useReading(box);
  useEffect(() => {
    const tools = box.current?.parentElement;
    if (!tools || !(isOpen || isReading)) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // A dialog of the website stays as it is.
      event.preventDefault();
      stop();
      fold();
      (box.current?.previousElementSibling as HTMLElement | null)?.focus();
    };
    const onClick = (event: MouseEvent): void => {
      if (!event.composedPath().includes(tools)) fold();
    };
    tools.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      tools.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  });
  const begin = () => {
    fold();
    read();
  };
  return (
    <div ref={box} className="porsa-panel" hidden={!isOpen && !isReading}>
      {isOpen && <TextSize />}
      {canRead && (
        <button type="button" className="porsa-button" onClick={isReading ? stop : begin}>
          {t(isReading ? 'late:tools.stop' : 'late:tools.read')}
        </button>
      )}
      {isReading && (
        <button type="button" className="porsa-button" onClick={skip}>
          {t('late:tools.next')}
        </button>
      )}
    </div>
  );
}

function TextSize() {
  const { t, number } = useLanguage();
  const { input } = useFilling();
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(storedSize);
  useEffect(() => watchSize(() => setSize(storedSize())), []);
  const change = (by: number) => {
    const next = sizes[sizes.indexOf(size) + by];
    if (next === undefined) return;
    setSize(next);
    showSize(box.current, next);
    if (input.storage !== 'memory') storeSize(next);
  };
  const step = (by: -1 | 1, label: string, sign: string) => (
    <button
      type="button"
      className="porsa-button"
      aria-label={label}
      aria-disabled={sizes[sizes.indexOf(size) + by] === undefined || undefined}
      onClick={() => change(by)}
    >
      {sign}
    </button>
  );
  return (
    <div ref={box} className="porsa-text-size" role="group" aria-label={t('late:tools.size')}>
      {step(-1, t('late:tools.smaller'), '−')}
      <output>{t('late:tools.percent', { size: number(size) })}</output>
      {step(1, t('late:tools.larger'), '+')}
    </div>
  );
}

/** Reads the page from what is in sight; stops where the page is left. */
function useReading(box: { readonly current: HTMLElement | null }) {
  const { language } = useLanguage();
  const { page, reviewed } = useFilling();
  const reading = useRef<Reading | undefined>(undefined);
  const [isReading, setReading] = useState(false);
  const hasVoice = () => voiceFor(language) !== undefined;
  const canRead = useSyncExternalStore(watchVoices, hasVoice, () => false);
  const end = () => reading.current?.stop();
  useEffect(() => end, [page, reviewed, language]);
  const read = () => {
    const filling = box.current?.closest<HTMLElement>('.porsa-filling');
    if (!filling) return;
    const below = box.current?.closest('.porsa-bar')?.getBoundingClientRect().bottom ?? 0;
    const passages = passagesOf(filling);
    const first = passages.findIndex(({ element }) => element.getBoundingClientRect().top >= below);
    setReading(true);
    reading.current = readAloud(passages.slice(Math.max(0, first)), () => setReading(false));
  };
  return { isReading, canRead, read, stop: end, skip: () => reading.current?.skip() };
}
