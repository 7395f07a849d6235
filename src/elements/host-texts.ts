import en from '../../locales/en/elements.json' with { type: 'json' };
import fa from '../../locales/fa/elements.json' with { type: 'json' };
import type { WrongAttribute } from './attributes.ts';

export type HostText = keyof typeof en;

const texts: Readonly<Record<'en' | 'fa', Readonly<Record<HostText, string>>>> = { en, fa };

/** What an element says before its screen is there, with no library to say it. */
export function hostText(language: 'en' | 'fa', key: HostText, params: Readonly<Record<string, string>> = {}): string {
  return texts[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');
}

export function wrongAttributeText(language: 'en' | 'fa', { name, value, choices }: WrongAttribute): string {
  const listed = choices.join(language === 'fa' ? '، ' : ', ');
  return hostText(language, choices.length ? 'wrongchoice' : 'wrongattribute', { name, value, choices: listed });
}
