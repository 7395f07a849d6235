import type { ComponentType, FunctionComponent } from 'react';
import { onDemand as fetchedPart, type Frame } from '../../kit/on-demand/on-demand.tsx';
import { Waiting } from './waiting.tsx';

/** A part that is fetched when it is shown, or before: what is fetched ahead and does not come is nobody's business yet. */
export type LatePart<P> = FunctionComponent<P> & { preload(): Promise<void> };

/** A part of the portal whose code is fetched apart; the screen that has just been opened waits for it. */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>, frame?: Frame<P>): LatePart<P> {
  const Part = fetchedPart(load, { frame, Meanwhile: Waiting });
  return Object.assign(Part, { preload: () => Part.prepare().catch(() => undefined) });
}
