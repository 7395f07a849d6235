import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { CslName } from '../../types.ts';
import { initialsOf } from './item-fields.ts';
import { namesAndMore } from './others.ts';

const most = 6;

/** Names as Vancouver lists them: six, then et al. Groups come after people, behind a semicolon. */
export function vancouverNames(names: readonly CslName[], language: CoreLanguage): string {
  const { given, more } = namesAndMore(names);
  const [comma, semicolon, others] = language === 'fa' ? ['، ', '؛ ', '، و همکاران'] : [', ', '; ', ', et al'];
  const shown = given.slice(0, most);
  const list = shown.map((name, index) => {
    const group = !name.family && shown[index - 1]?.family;
    return `${index ? (group ? semicolon : comma) : ''}${vancouverName(name, language)}`;
  });
  return list.join('') + (more || given.length > most ? others : '');
}

const suffixes: Readonly<Record<string, string>> = { II: '2nd', III: '3rd', IV: '4th', 'Jr.': 'Jr', 'Sr.': 'Sr' };

/** `Gilstrap LC 3rd` in English, at most two initials; `رضایی محمد` in Persian, where initials say little. */
function vancouverName({ family, given, literal, suffix }: CslName, language: CoreLanguage) {
  if (!family) return literal ?? given ?? '';
  if (language === 'fa') return [family, given].filter(Boolean).join(' ');
  const initials = initialsOf(given ?? '')
    .slice(0, 2)
    .join('');
  const after = suffix && (suffixes[suffix] ?? suffix);
  return [family, initials, after].filter(Boolean).join(' ');
}
