import errorsEn from '../../../locales/en/lateerrors.json';
import en from '../../../locales/en/lateportal.json';
import errorsFa from '../../../locales/fa/lateerrors.json';
import fa from '../../../locales/fa/lateportal.json';
import { addTexts } from '../../store/texts.ts';
import { addEntranceTexts } from './sign-in/entrance-texts.ts';

/** Texts of screens that are fetched when they are opened, and of refusals that only these meet, added to those of the portal. */
export function addLatePortalTexts(): void {
  addEntranceTexts();
  addTexts('portal', { en, fa });
  addTexts('errors', { en: errorsEn, fa: errorsFa });
}
