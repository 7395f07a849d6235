type LetterWidth = (family: string, character: string) => number;

/** Tells how wide a font draws a character. */
export function createLetterWidth(): LetterWidth {
  const pen = document.createElement('canvas').getContext('2d')!;
  return (family, character) => {
    pen.font = `99px ${family}`;
    return pen.measureText(character).width;
  };
}

/** Whether the machine has no letters of its own for Persian: all that are missing are drawn as the same box. */
export const lacksPersian = (width = createLetterWidth()): boolean =>
  width('sans-serif', 'ا') === width('sans-serif', 'س');
