import type { CallData } from '../../../src/api/contract/contract.ts';
import type { ViewNode } from '../../../src/api/contract/pages/first-view.ts';
import type { PlainReply, PlainRequest } from '../../../src/api/contract/pages/plain-page.ts';
import { coreOf } from '../../../src/engine/languages/traits.ts';
import { readTexts } from '../languages/texts-in.ts';
import type { Calendar, Language } from '../../../src/engine/definition/types.ts';

/** What `renderer.js` exports; it is built with the server and carries React. */
export interface Program {
  /** Texts by file, of a language that the program does not carry; taken once. */
  learnTexts(language: Language, files: Readonly<Record<string, object | undefined>>): Promise<void>;
  renderFirstView(request: {
    readonly form: CallData<'/category/getform'>;
    /** What it was asked for by. */
    readonly category: string;
    readonly language: Language;
    readonly calendar?: Calendar | undefined;
    readonly page?: string | undefined;
    readonly at: string;
  }): Promise<
    | {
        readonly tree: readonly ViewNode[];
        readonly styles: readonly string[];
        readonly parts: readonly string[];
        readonly isOfToday: boolean;
      }
    | undefined
  >;
  /** What comes after what was sent: a page, the outcome, or an entry to be stored. */
  renderPlainPage(request: PlainRequest): Promise<PlainReply>;
  /** CSS of every plain page. */
  plainStyle(): string;
  /** CSS of a clinic's colour, `#rrggbb`. */
  plainBrandStyle(color: string): string;
  /** CSS of the colours of a form's questions; what is no colour is left out. */
  plainTintStyle(colors: readonly string[]): string;
  /** CSS that every form is drawn with inside its element, before any script has run. */
  standingStyle(): string;
}

export type Given<Name extends keyof Program> = Parameters<Program[Name]>;
export type Drawn<Name extends keyof Program> = Awaited<ReturnType<Program[Name]>>;

/** Has the program draw, wherever it runs. Those who ask in the same `turn`, such as one address, wait for each other. */
export type Draw = <Name extends keyof Program>(name: Name, given: Given<Name>, turn?: string) => Promise<Drawn<Name>>;

/** What a form says that is drawn in a language which the program does not carry. */
const drawnTexts = (language: Language): Readonly<Record<string, object | undefined>> =>
  Object.fromEntries(drawnFiles.map((file) => [file, readTexts(language, file)]));

const drawnFiles = [
  'language',
  'fields',
  'form',
  'rules',
  'laterules',
  'late',
  'plain',
  'files',
  'refusals',
  'closing',
];

/** The bundle lies beside this file's; tests run the source. */
export const isBundled = !import.meta.url.endsWith('.ts');
const address = new URL(isBundled ? './renderer.js' : '../../../src/prerender/renderer.ts', import.meta.url);

/** Draws in this thread. */
export const drawHere = (async (name: keyof Program, given: readonly unknown[]) => {
  const program = (await import(/* @vite-ignore */ address.href)) as Program;
  const [{ language } = {}] = given as readonly { readonly language?: Language }[];
  if (language && language !== coreOf(language)) await program.learnTexts(language, drawnTexts(language));
  const draw = program[name] as (...given: readonly unknown[]) => unknown;
  return draw(...given);
}) as Draw;
