import { Placeholder } from '../../kit/states/placeholder.tsx';
import { useAwaited } from '../calls/awaited.ts';

/** Stands for a part of a screen that is still on its way; the screen that has just been opened waits for it. */
export function Waiting() {
  useAwaited(true);
  return <Placeholder />;
}
