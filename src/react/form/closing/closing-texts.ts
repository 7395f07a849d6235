import en from '../../../../locales/en/closing.json' with { type: 'json' };
import fa from '../../../../locales/fa/closing.json' with { type: 'json' };
import { addTexts } from '../../../store/texts.ts';

/** Texts for the end of a page or of the form, in both languages: loaded with the views that show them. */
addTexts('closing', { en, fa });
