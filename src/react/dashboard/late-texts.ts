import en from '../../../locales/en/lateportal.json';
import fa from '../../../locales/fa/lateportal.json';
import { addTexts } from '../../store/texts.ts';

/** Texts of screens that are fetched when they are opened, added to those of the portal. */
export function addLatePortalTexts(): void {
  addTexts('portal', { en, fa });
}
