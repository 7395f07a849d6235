import enEntrance from '../../../locales/en/entranceportal.json' with { type: 'json' };
import enLate from '../../../locales/en/lateportal.json' with { type: 'json' };
import en from '../../../locales/en/portal.json' with { type: 'json' };
import faEntrance from '../../../locales/fa/entranceportal.json' with { type: 'json' };
import faLate from '../../../locales/fa/lateportal.json' with { type: 'json' };
import fa from '../../../locales/fa/portal.json' with { type: 'json' };

const files = { en: [en, enEntrance, enLate], fa: [fa, faEntrance, faLate] } as const;

/** The words of the portal in a language, by the key that its screens use. */
export function portalTexts(language: keyof typeof files): (key: string) => string {
  return (key) => {
    for (const file of files[language]) {
      let found: unknown = file;
      for (const part of key.split('.'))
        found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[part] : undefined;
      if (typeof found === 'string') return found;
    }
    throw new Error(`There is no text portal:${key} in ${language}`);
  };
}
