import { guideEnter } from './enter-key.ts';

/** Somebody fills in a form: the Enter key is guided, what is said where answers cannot be sent is here by now, and its own page changes its language without leaving it. */
export function begin(filler: HTMLElement): void {
  const root = filler.getRootNode() as Document | ShadowRoot;
  guideEnter(root);
  void import('../unsent/unsent.tsx').catch(() => undefined);
  if (root instanceof ShadowRoot && root.host.closest('.plain-main'))
    import('../own-page/change-language.ts').then(
      ({ changeLanguageInPlace }) => changeLanguageInPlace(root.host),
      // Its links lead to the other languages all the same.
      () => undefined,
    );
}
