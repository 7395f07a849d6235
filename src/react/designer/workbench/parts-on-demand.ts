import { prepareCards } from '../canvas/late/late-parts.ts';
import { onDemand } from '../parts/on-demand.tsx';
import { prepareCombining } from '../store/late-combining.ts';
import { SettingSearch } from '../settings/question-settings.tsx';
import { prepareEditors } from '../editors/late/editors-on-demand.ts';

export const Sections = onDemand(async () => (await import('../sections/sections.tsx')).Sections);
export const PreviewPane = onDemand(async () => (await import('../preview/preview-pane.tsx')).PreviewPane);

/** Fetches, once the designer stands, what is not seen at first, so that it opens at once and without a connection. */
export function prepareParts(): void {
  for (const prepare of [
    prepareCards,
    Sections.prepare,
    PreviewPane.prepare,
    SettingSearch.prepare,
    prepareEditors,
    prepareCombining,
  ])
    prepare().catch(() => undefined);
}
