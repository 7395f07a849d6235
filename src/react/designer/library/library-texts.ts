import en from '../../../../locales/en/library.json' with { type: 'json' };
import fa from '../../../../locales/fa/library.json' with { type: 'json' };
import { addTexts } from '../../../store/texts.ts';

/** Words of the library, fetched with what shows them. */
export const addLibraryTexts = (): void => addTexts('library', { en, fa });
