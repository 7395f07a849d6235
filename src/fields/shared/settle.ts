import type { KeyboardEvent } from 'react';

/**
 * Handlers of a slider that nobody has answered yet: a press, a tap or a key that leaves it where it rests is an answer too.
 *
 * Keys act when they are let go, since most of them move the slider, which then tells so itself.
 */
export function settling(settle: () => void) {
  return {
    onClick: settle,
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (/^(Arrow|Page|Home|End|Enter| )/.test(key)) settle();
    },
  };
}
