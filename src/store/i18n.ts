import { createInstance, type i18n } from 'i18next';
import { onTexts } from './texts.ts';

const root = createInstance({
  lng: 'en',
  fallbackLng: 'en',
  ns: [],
  defaultNS: 'common',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false, bindI18nStore: 'added' },
});
void root.init();

const instances = new Map<string, i18n>();

onTexts((namespace, texts) => {
  for (const [language, bundle] of Object.entries(texts))
    root.addResourceBundle(language, namespace, bundle, true, true);
});

/** The i18next instance of one language. English stands in for a language whose texts are still on their way. */
export function i18nFor(language: string): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = root.cloneInstance({ lng: language });
  instances.set(language, instance);
  return instance;
}
