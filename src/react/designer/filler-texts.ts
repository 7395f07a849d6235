import en from '../../../locales/en/form.json';
import fa from '../../../locales/fa/form.json';
import { addTexts } from '../../store/texts.ts';

/** Adds the words of the fields that people fill, which the designer shows for default values. */
export function addFillerTexts(): void {
  addTexts('form', { en, fa });
}
