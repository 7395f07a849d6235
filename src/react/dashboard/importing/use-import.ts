import { useEffect, useRef, useState } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import { usePortal } from '../context/portal-context.ts';
import { readAndCheck, storeChecked, type Run, type Stage } from './run-import.ts';

export interface Importing {
  readonly stage: Stage;
  take(file: File): Promise<void>;
  store(): Promise<void>;
  /** Ends what is under way; what is stored stays. */
  stop(): void;
  restart(): void;
}

/** An import step by step: a file is read and checked, and once somebody has seen what it holds, stored. */
export function useImport(category: Category): Importing {
  const { client, screens } = usePortal();
  const [stage, setStage] = useState<Stage>({ kind: 'choosing' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useLeaveQuestion(stage.kind === 'storing');
  const begin = (): Run => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    return {
      client,
      read: async (...given) => screens.readRecords?.(...given),
      category: category.id,
      signal,
      show: (next) => !signal.aborted && setStage(next),
    };
  };
  return {
    stage,
    async take(file) {
      const run = begin();
      const next = await readAndCheck(run, file);
      if (next) run.show(next);
    },
    async store() {
      if (stage.kind === 'preview') setStage(await storeChecked(begin(), stage));
    },
    stop() {
      running.current?.abort();
      if (stage.kind !== 'storing') setStage({ kind: 'choosing' });
    },
    restart: () => setStage({ kind: 'choosing' }),
  };
}

/** The browser asks before a page is left that is storing. */
function useLeaveQuestion(isStoring: boolean): void {
  useEffect(() => {
    if (!isStoring) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isStoring]);
}
