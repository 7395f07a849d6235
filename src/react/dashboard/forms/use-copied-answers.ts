import type { Answers } from '../../../engine/definition/types.ts';
import { useCall, type Loaded } from '../calls/use-call.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';

/** What the address of a form says where its response is to start from the file's last one. */
export const fromLast = '?from=last';

/** The answers that a new response begins with: those of the file's last one where the address asks for that, else none, at once. */
export function useCopiedAnswers(category: string, file: string | undefined): Loaded<Answers | undefined> {
  const { client, screens } = usePortal();
  const copy = usePlace().query.get('from') === 'last' && file !== undefined ? screens.copyAnswers : undefined;
  // What somebody has begun with stays, whatever the file's last response is by now.
  const copied = useCall<Answers | undefined>(
    `${category} ${file ?? ''} ${copy !== undefined}`,
    async () => (copy && file ? copy(client, category, file) : nothing),
    true,
  );
  return copy ? copied : { ...nothing, state: 'ready', reload: () => undefined };
}

const nothing = { success: true, data: undefined } as const;
