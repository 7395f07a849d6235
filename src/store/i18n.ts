import { createInstance, type i18n, type Resource } from 'i18next';
import { onTexts } from './texts.ts';

const embedded = ['en', 'fa'] as const;

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
  for (const language of embedded) root.addResourceBundle(language, namespace, texts[language] ?? {}, true, true);
});

/** The i18next instance of one language. English stands in for a language whose texts are still on their way. */
export function i18nFor(language: string): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = root.cloneInstance({ lng: language });
  instances.set(language, instance);
  return instance;
}

/**
 * Loads the texts of a language that is not part of the code from `{server}/locales/{lng}/{ns}.json`.
 * English and Persian are there already.
 */
export async function loadLanguage(language: string, server: string): Promise<void> {
  if ((embedded as readonly string[]).includes(language)) return;
  const { fetchTexts } = await import('./remote-texts.ts');
  const namespaces = Object.keys(root.getDataByLanguage('en') ?? {});
  const texts: Resource = await fetchTexts(language, namespaces, server);
  for (const [namespace, bundle] of Object.entries(texts[language] ?? {}))
    root.addResourceBundle(language, namespace, bundle, true, true);
}
