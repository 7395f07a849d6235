import type { KeptFocus } from './keep-focus.ts';

/** Keeps the focus in a screen from when somebody first comes into it: what does that is fetched then. */
export function watchFocus(root: HTMLElement): KeptFocus {
  let kept: KeptFocus | undefined;
  let isOver = false;
  const begin = () =>
    import('./keep-focus.ts').then(
      ({ keepFocus }) => {
        if (!isOver) kept = keepFocus(root);
      },
      // Without it, the focus goes where the browser puts it.
      () => undefined,
    );
  root.addEventListener('focusin', begin, { once: true });
  return {
    restore: (options) => kept?.restore(options) ?? false,
    end: () => {
      isOver = true;
      kept?.end();
    },
  };
}
