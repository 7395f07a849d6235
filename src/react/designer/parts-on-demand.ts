import { onDemand } from './on-demand.tsx';
import { prepareEditors } from './settings/editors/editors-on-demand.ts';

export const Sections = onDemand(async () => (await import('./sections/sections.tsx')).Sections);
export const PreviewPane = onDemand(async () => (await import('./preview/preview-pane.tsx')).PreviewPane);

/** Fetches, once the designer stands, what is not seen at first, so that it opens at once and without a connection. */
export function prepareParts(): void {
  for (const prepare of [Sections.prepare, PreviewPane.prepare, prepareEditors]) prepare().catch(() => undefined);
}
