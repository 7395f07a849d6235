import en from '../../../locales/en/lateportal.json';
import fa from '../../../locales/fa/lateportal.json';
import { addTexts } from '../../store/texts.ts';
import { addEntranceTexts } from './sign-in/entrance-texts.ts';

/** Texts of screens that are fetched when they are opened, added to those of the portal. */
export function addLatePortalTexts(): void {
  addEntranceTexts();
  addTexts('portal', { en, fa });
}
