import en from '../../../locales/en/hosted.json' with { type: 'json' };
import enRefusals from '../../../locales/en/refusals.json' with { type: 'json' };
import fa from '../../../locales/fa/hosted.json' with { type: 'json' };
import faRefusals from '../../../locales/fa/refusals.json' with { type: 'json' };
import { addTexts } from '../../store/texts.ts';

/** Adds the texts of the pages, besides those that the controls bring. */
export function addPageTexts(): void {
  addTexts('hosted', { en, fa });
  addTexts('refusals', { en: enRefusals, fa: faRefusals });
}
