import { errors as errorsEn, reference as referenceEn } from '../../../locales/en/errors.json';
import portalEn from '../../../locales/en/portal.json';
import { errors as errorsFa, reference as referenceFa } from '../../../locales/fa/errors.json';
import portalFa from '../../../locales/fa/portal.json';
import { addTexts } from '../../store/texts.ts';
import { commonTexts } from '../kit/texts/common-texts.ts';

/** The portal's own words, and the server's refusals; what is wrong with a place of a body the server says in words. */
export function addPortalTexts(): void {
  addTexts('common', commonTexts);
  addTexts('portal', { en: portalEn, fa: portalFa });
  addTexts('errors', {
    en: { errors: errorsEn, reference: referenceEn },
    fa: { errors: errorsFa, reference: referenceFa },
  });
}
