import { isAway } from '../../../api/client/is-away.ts';
import { innermost } from '../calls/failure.ts';
import type { Loaded } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';

/** Whether a patient can be entered though what says so could not be asked: they are kept on this device, and the server decides later. */
export function useMayKeep(asked: Loaded<unknown>): boolean {
  const { readsFiles, waiting } = usePortal();
  return asked.state === 'failed' && isAway(innermost(asked.failure).code) && readsFiles && waiting.isOffered();
}
