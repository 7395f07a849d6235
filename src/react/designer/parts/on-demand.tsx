import type { ComponentType } from 'react';
import { onDemand as fetchedPart, type Frame, type OnDemand } from '../../kit/on-demand/on-demand.tsx';

/** A part of the designer whose code is fetched apart; where it does not come, one line says so. */
export const onDemand = <P extends object>(load: () => Promise<ComponentType<P>>, frame?: Frame<P>): OnDemand<P> =>
  fetchedPart(load, { frame, inLine: true });
