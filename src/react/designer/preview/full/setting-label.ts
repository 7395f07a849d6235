import type { LanguageTools } from '../../../ui/language/language.tsx';
import type { ProblemPlace } from '../../problems/problem-places.ts';

/** The setting at fault as the designer calls it. */
export function settingLabel({ kind, key }: ProblemPlace, t: LanguageTools['t']): string {
  const [setting = ''] = /^\w+/.exec(key) ?? [];
  const name = `designer:${kind === 'page' && setting !== 'visibility' ? 'pagesettings' : 'settings'}.${setting}`;
  const label = t(name);
  return label === name || label === name.replace('designer:', '') ? t('fullpreview:setting') : label;
}
