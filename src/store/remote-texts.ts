import { createInstance, type Resource } from 'i18next';
import ChainedBackend, { type ChainedBackendOptions } from 'i18next-chained-backend';
import HttpBackend from 'i18next-http-backend';
import LocalStorageBackend from 'i18next-localstorage-backend';

/** Numbers of the specification for texts that are loaded: how many at once, how often again, how long kept. */
const textLoading = {
  maxParallelReads: 10,
  maxRetries: 5,
  retryTimeout: 350,
  expirationTime: 604_800_000,
  prefix: 'i18next_res_',
} as const;

/** Texts of one language from the server, or from the last seven days' copy of them. What cannot be had is left out. */
export async function fetchTexts(language: string, namespaces: readonly string[], server: string): Promise<Resource> {
  const loader = createInstance();
  const { expirationTime, prefix, ...reading } = textLoading;
  await loader.use(ChainedBackend).init<ChainedBackendOptions>({
    lng: language,
    fallbackLng: false,
    ns: [...namespaces],
    ...reading,
    backend: {
      backends: [LocalStorageBackend, HttpBackend],
      backendOptions: [{ expirationTime, prefix }, { loadPath: `${server}/locales/{{lng}}/{{ns}}.json` }],
    },
  });
  return { [language]: loader.getDataByLanguage(language) ?? {} };
}
