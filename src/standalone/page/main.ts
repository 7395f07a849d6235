import { languages } from '../../elements/first/known-languages.ts';
import type { Language } from '../../engine/languages/known.ts';
import { readReader } from '../../elements/host/reader.ts';
import { manifestFile } from '../manifest-file.ts';
import { followLanguage } from './follow-language.ts';
import { registerWorker } from './register.ts';

/** Whoever installs the portal gets it by its name in their own language. */
function nameManifest(): void {
  const spoken = navigator.languages
    .map((tag) => tag.split('-')[0])
    .find((tag): tag is Language => languages.includes(tag as Language));
  const language = readReader(location.origin)?.preferences.language ?? spoken ?? 'en';
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/portal/${manifestFile(language)}`);
}

/** Once the page has loaded what it shows: fetching the shell would be in the way of that. */
addEventListener('load', () => {
  nameManifest();
  followLanguage(document.documentElement, document.querySelector('porsa-dashboard'));
  void registerWorker({
    workers: navigator.serviceWorker as ServiceWorkerContainer | undefined,
    host: location.hostname,
    fetch: (...given) => fetch(...given),
    // Whoever runs the site reads it there; no reader is told.
    // eslint-disable-next-line no-console
    report: (message, error) => console.error(message, error),
    loaded: () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  });
});
