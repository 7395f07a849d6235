import type { Setting, SettingGroup } from '../../ui/field/field-panel.ts';
import { foldForSearch } from '../../ui/options/search-options.ts';
import { designerTexts } from '../texts/designer-texts.ts';

interface FoundGroup {
  readonly group: SettingGroup;
  readonly settings: readonly Setting[];
  /** The condition of the whole question, which no panel lists. */
  readonly visibility: boolean;
}

const labels: readonly Readonly<Record<string, string>>[] = Object.values(designerTexts).map(
  ({ settings }) => settings,
);

const isCalled = (label: string, sought: string): boolean =>
  labels.some((words) => foldForSearch(words[label] ?? '').includes(sought));

/** The settings whose label holds the words, in either language, by tab. */
export function findSettings(
  groups: ReadonlyMap<SettingGroup, readonly Setting[]>,
  words: string,
): readonly FoundGroup[] {
  const sought = foldForSearch(words);
  return [...groups]
    .map(([group, settings]) => ({
      group,
      settings: settings.filter(({ key, label = key }) => isCalled(label, sought)),
      visibility: group === 'visibility' && isCalled('visibility', sought),
    }))
    .filter(({ settings, visibility }) => settings.length > 0 || visibility);
}
