import { formOfOwnPage } from '../own-page/form-of-own-page.ts';
import { guideEnter } from './enter-key.ts';

/** Somebody fills in a form: the Enter key is guided, what is said where answers cannot be sent is here by now, and its own page changes its language without leaving it. */
export function begin(filler: HTMLElement): void {
  guideEnter(filler.getRootNode() as Document | ShadowRoot);
  void import('../unsent/unsent.tsx').catch(() => undefined);
  const form = formOfOwnPage(filler);
  if (form)
    import('../own-page/change-language.ts').then(
      ({ changeLanguageInPlace }) => changeLanguageInPlace(form),
      // Its links lead to the other languages all the same.
      () => undefined,
    );
}
