import type { Language } from '../engine/definition/types.ts';
import { learnLanguage, type LanguageFile } from '../engine/languages/learn-language.ts';
import { holdFormTexts, loadFormTexts } from '../react/form/texts/load-texts.ts';
import { addTexts } from '../store/texts.ts';

const learned = new Set<Language>();

type Files = Readonly<Record<string, object | undefined>>;

/** Takes the texts of a language that the program does not carry, by file; English stands in for what they lack. */
export async function learnTexts(language: Language, { language: file, fields, ...files }: Files): Promise<void> {
  if (learned.has(language)) return;
  learned.add(language);
  const sentences = { ...files['laterules'], ...files['rules'] } as Readonly<Record<string, string>>;
  if (file)
    learnLanguage(language, file as LanguageFile, {
      words: fields as { yes: string; no: string } | undefined,
      sentences,
    });
  await loadFormTexts('en');
  for (const [name, texts] of Object.entries(files))
    if (texts) addTexts(name === 'laterules' ? 'rules' : name, { [language]: texts });
  holdFormTexts(language);
}
