import en from '../../../../locales/en/form.json';
import fa from '../../../../locales/fa/form.json';
import { addTexts } from '../../../store/texts.ts';
import { readLateTexts } from '../../ui/late/with-late-texts.ts';

/** Adds the words of the fields that people fill, which the designer shows for default values. */
export async function addFillerTexts(): Promise<void> {
  addTexts('form', { en, fa });
  await Promise.all([readLateTexts('en'), readLateTexts('fa')]);
}
