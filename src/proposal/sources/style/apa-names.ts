import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { CslName } from '../../types.ts';
import { initialsOf } from './item-fields.ts';
import { namesAndMore } from './others.ts';

const most = 20;

/** `Grady, J. S., Her, M., & Moreno, G.`; of more than twenty the first nineteen, an ellipsis and the last. */
export function apaNames(names: readonly CslName[], language: CoreLanguage): string {
  const { given, more } = namesAndMore(names);
  const list = given.map((name) => inverted(name, language));
  if (more) return language === 'fa' ? `${list.join('؛ ')} و همکاران` : `${list.join(', ')}, et al.`;
  return language === 'fa' ? persianList(list) : englishList(list);
}

function englishList(names: readonly string[]): string {
  if (names.length > most) return `${names.slice(0, most - 1).join(', ')}, . . . ${names.at(-1)}`;
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')}, & ${names.at(-1)}`;
}

/** Semicolons part people, since a comma parts the two halves of each name. */
function persianList(names: readonly string[]): string {
  if (names.length > most) return `${names.slice(0, most - 1).join('؛ ')}؛ … ${names.at(-1)}`;
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join('؛ ')} و ${names.at(-1)}`;
}

function inverted({ family, given, literal, suffix }: CslName, language: CoreLanguage): string {
  if (!family) return literal ?? given ?? '';
  if (language === 'fa') return [family, given].filter(Boolean).join('، ');
  return [family, initials(given), suffix].filter(Boolean).join(', ');
}

/** `R. F. Subotnik, P. Olszewski-Kubilius, & F. C. Worrell`: editors keep the order of speech. */
export function apaEditors(names: readonly CslName[], language: CoreLanguage): string {
  const list = names.map(({ family, given, literal }) => {
    if (!family) return literal ?? given ?? '';
    return [language === 'fa' ? given : initials(given), family].filter(Boolean).join(' ');
  });
  if (list.length < 3) return list.join(language === 'fa' ? ' و ' : ' & ');
  return language === 'fa'
    ? `${list.slice(0, -1).join('، ')} و ${list.at(-1)}`
    : `${list.slice(0, -1).join(', ')}, & ${list.at(-1)}`;
}

/** `J.-P. M.`: hyphens stay. */
const initials = (given = ''): string =>
  /^\p{Lu}{2,3}$/u.test(given.trim())
    ? initialsOf(given).map(point).join(' ')
    : given
        .split(/\s+|(?<=\.)(?=\p{L})/u)
        .filter(Boolean)
        .map((name) => initialsOf(name).map(point).join('-'))
        .join(' ');

const point = (letter: string): string => `${letter}.`;

/** `Grady et al.`, `Smith & Jones`: who is named in a text. */
export function apaShortNames(names: readonly CslName[], language: CoreLanguage): string {
  const { given: people, more } = namesAndMore(names);
  const list = people.map(({ family, literal, given }) => family ?? literal ?? given ?? '');
  if (more || list.length > 2) return `${list[0]} ${language === 'fa' ? 'و همکاران' : 'et al.'}`;
  return list.join(language === 'fa' ? ' و ' : ' & ');
}
