import en from '../../../../locales/en/files.json';
import fa from '../../../../locales/fa/files.json';
import { addTexts } from '../../../store/texts.ts';

/** Brings what questions for files and signatures say; few forms have such questions. */
export async function loadFileTexts(): Promise<void> {
  addTexts('files', { en, fa });
}
