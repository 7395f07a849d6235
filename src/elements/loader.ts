import { dashboardSpec } from './dashboard-spec.ts';
import type { Language } from '../engine/definition/types.ts';
import { defineElement } from './define-element.ts';
import { designerSpec } from './designer-spec.ts';
import { lendFonts, type FontFiles } from './fonts.ts';
import { formSpec } from './form-spec.ts';
import type { HostOptions } from './host-life.ts';
import type { ScreenModule } from './screen-module.ts';
import type { ElementSpec } from './spec.ts';
import { whenWaiting } from './when-waiting.ts';

/** For each screen its chunk first and then all that the chunk imports; put in by the build. */
declare const __PORSA_CHUNKS__: Readonly<Record<'form' | 'designer' | 'dashboard', readonly [string, ...string[]]>>;

/** The file of the filler's texts in each language; put in by the build. */
declare const __PORSA_TEXTS__: Readonly<Record<Language, string>>;

/** File names of the shipped fonts; put in by the build. */
declare const __PORSA_FONTS__: FontFiles;

/** Where this script came from: everything else lies beside it, the server one level above. A module is told its address by no one but a stack. */
const own =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  /https?:.+?\.js[^:\s)]*/.exec(new Error().stack ?? '')?.[0] ||
  document.baseURI;
const folder = new URL('.', own).href;
const api = new URL('..', own).href.replace(/\/$/, '');
const { roboto, vazirmatn } = __PORSA_FONTS__;
const fonts: FontFiles = { roboto: `${folder}fonts/${roboto}`, vazirmatn: `${folder}fonts/${vazirmatn}` };

/** Asks for all files of a screen at once: found one by one they would come one after another. */
function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href: folder + file,
      crossOrigin: 'anonymous',
    });
    document.head.append(link);
  }
}

/** The first look into local storage waits for the disk, up to a tenth of a second: better while files are on their way than after. */
function wakeStorage(): void {
  try {
    void localStorage.length;
  } catch {
    // Blocked: the session will find out for itself.
  }
}

/** A chunk that failed once is asked for under another address, since some browsers remember the failure. */
async function importScreen(screen: keyof typeof __PORSA_CHUNKS__, attempt: number): Promise<ScreenModule> {
  const module = (await import(
    /* @vite-ignore */ folder + __PORSA_CHUNKS__[screen][0] + (attempt ? `?${attempt}` : '')
  )) as Record<string, ScreenModule>;
  return module[`${screen}Screen`]!;
}

async function loadScreen(
  screen: keyof typeof __PORSA_CHUNKS__,
  ...[attempt, language, element]: Parameters<HostOptions['load']>
): Promise<ScreenModule> {
  const files = __PORSA_CHUNKS__[screen];
  if (!attempt) preload(screen === 'form' ? [...files, __PORSA_TEXTS__[language]] : files);
  const loading = importScreen(screen, attempt);
  wakeStorage();
  const module = await loading;
  await lendFonts(fonts, element, language, screen === 'form' ? 'optional' : 'swap').catch(() => {});
  return module;
}

function define(spec: ElementSpec, screen: keyof typeof __PORSA_CHUNKS__): void {
  defineElement(spec, { api, load: (...request) => loadScreen(screen, ...request) });
}

define(formSpec, 'form');
define(designerSpec, 'designer');
define(dashboardSpec, 'dashboard');
whenWaiting(async (attempt) => (await importScreen('form', attempt)).sendWaiting?.());
