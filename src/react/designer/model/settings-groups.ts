import type { Question } from '../../../engine/definition/types.ts';
import type { FieldPanels, Setting, SettingGroup } from '../../ui/field/field-panel.ts';

/** The order of the tabs. */
const settingGroups: readonly SettingGroup[] = ['main', 'answers', 'limits', 'layout', 'visibility', 'advanced'];

/** What can be set of a question now, by tab; a tab without settings is left out, what is the type's own comes first, but everything can be shown on a condition. */
export function settingsOf(
  question: Question,
  panels: FieldPanels,
  common: readonly Setting[],
): ReadonlyMap<SettingGroup, readonly Setting[]> {
  const settings = [...panels[question.type].settings, ...common].filter(
    (setting) => setting.visibleWhen?.(question) ?? true,
  );
  const groups = settingGroups.map((group) => [group, settings.filter((setting) => setting.group === group)] as const);
  return new Map(groups.filter(([group, within]) => within.length > 0 || group === 'visibility'));
}

/** The tab where a setting is found, and where a problem of it is shown. */
export function groupOf(
  key: string,
  question: Question,
  panels: FieldPanels,
  common: readonly Setting[],
): SettingGroup {
  const name = /^\w+/.exec(key)?.[0];
  if (name === 'visibility') return 'visibility';
  return [...common, ...panels[question.type].settings].find((setting) => setting.key === name)?.group ?? 'main';
}
