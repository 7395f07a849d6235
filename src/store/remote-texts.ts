import ChainedBackend from 'i18next-chained-backend';
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

type Read = (namespace: string) => Promise<object | undefined>;

/**
 * Texts of one language by namespace, from the server, or from the last seven days' copy of them. What cannot be had is
 * left out. i18next's backends without i18next, which a form does not carry.
 */
export async function fetchTexts(
  language: string,
  namespaces: readonly string[],
  server: string,
): Promise<Readonly<Record<string, object>>> {
  const read = createReader(language, server);
  const found: Record<string, object> = {};
  const waiting = [...namespaces];
  const readOn = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const texts = await read(next);
      if (texts) found[next] = texts;
    }
  };
  await Promise.all(Array.from({ length: textLoading.maxParallelReads }, readOn));
  return found;
}

function createReader(language: string, server: string): Read {
  const { expirationTime, prefix, maxRetries, retryTimeout } = textLoading;
  const backend = new ChainedBackend(
    {},
    {
      backends: [LocalStorageBackend, HttpBackend],
      backendOptions: [{ expirationTime, prefix }, { loadPath: `${server}/locales/{{lng}}/{{ns}}.json` }],
    },
  );
  const read = (namespace: string, tries: number, wait: number): Promise<object | undefined> =>
    new Promise((resolve) => {
      backend.read(language, namespace, (error, data) => {
        // `true` in the place of data says that it is worth another try.
        if (error && data === true && tries < maxRetries)
          setTimeout(() => resolve(read(namespace, tries + 1, wait * 2)), wait);
        else resolve(!error && typeof data === 'object' && data ? data : undefined);
      });
    });
  return (namespace) => read(namespace, 0, retryTimeout);
}
