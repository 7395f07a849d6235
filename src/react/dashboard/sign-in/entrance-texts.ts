import en from '../../../../locales/en/entranceportal.json';
import fa from '../../../../locales/fa/entranceportal.json';
import { addTexts } from '../../../store/texts.ts';

/** Texts of the ways in, added to those of the portal; the screens behind them say some of them too. */
export function addEntranceTexts(): void {
  addTexts('portal', { en, fa });
}
