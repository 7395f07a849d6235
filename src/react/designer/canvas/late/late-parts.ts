import { late } from '../../../ui/late/late.tsx';
import { onDemand } from '../../parts/on-demand.tsx';

const load = () => import('./further-parts.ts');

export const CardActions = late(async () => (await load()).CardActions);
export const CanvasMenu = late(async () => (await load()).CanvasMenu);
export const CanvasTools = late(async () => (await load()).CanvasTools);
export const Look = late(async () => (await load()).Look);
export const Moving = late(async () => (await load()).Moving);
export const Outline = onDemand(async () => (await load()).Outline);
export const TypedOptions = onDemand(async () => (await load()).TypedOptions);

/** Fetches them before somebody selects a card or writes on it. */
export const prepareCards = (): Promise<unknown> =>
  Promise.all(
    [CardActions, CanvasMenu, CanvasTools, Look, Moving, Outline, TypedOptions].map((part) => part.prepare()),
  );
