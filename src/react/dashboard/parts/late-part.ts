import type { ComponentType } from 'react';
import type { Frame } from '../../kit/on-demand/on-demand.tsx';
import { onDemand, type LatePart } from './on-demand.tsx';

/** A part of the portal whose texts are fetched with it. */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>, frame?: Frame<P>): LatePart<P> {
  return onDemand(async () => {
    const [part, { addLatePortalTexts }] = await Promise.all([load(), import('../late-texts.ts')]);
    addLatePortalTexts();
    return part;
  }, frame);
}
