import errorsEn from '../../../locales/en/errors.json';
import portalEn from '../../../locales/en/portal.json';
import errorsFa from '../../../locales/fa/errors.json';
import portalFa from '../../../locales/fa/portal.json';
import { addTexts } from '../../store/texts.ts';

/** The portal's own words, and the server's refusals. */
export function addPortalTexts(): void {
  addTexts('portal', { en: portalEn, fa: portalFa });
  addTexts('errors', { en: errorsEn, fa: errorsFa });
}
