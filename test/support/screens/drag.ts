import { shadow } from './open-designer.tsx';
import { settled, still, until } from './wait.ts';

export type Spot = readonly [x: number, y: number];

export function mouse(target: EventTarget, type: string, [clientX, clientY]: Spot): void {
  const buttons = type === 'mouseup' ? 0 : 1;
  target.dispatchEvent(
    new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, button: 0, buttons, clientX, clientY }),
  );
}

export const ghost = (): HTMLElement | null => shadow.querySelector('.porsa-d-ghost');

export function middleOf(element: HTMLElement): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Presses a thing and carries it to a place, where that place is once nothing moves it any more; it still hangs there. */
export async function carry(from: HTMLElement, place: () => Spot): Promise<Spot> {
  await still();
  const { left, top } = from.getBoundingClientRect();
  mouse(from, 'mousedown', [left + 5, top + 5]);
  mouse(document, 'mousemove', [left + 25, top + 25]);
  await until(ghost, 'it hangs under the pointer');
  let [x, y] = [Number.NaN, Number.NaN];
  await until(async () => {
    const before = [x, y];
    [x, y] = place();
    mouse(document, 'mousemove', [x, y + 1]);
    await settled();
    mouse(document, 'mousemove', [x, y]);
    await still();
    return before[0] === x && before[1] === y;
  }, 'the place stays where it is');
  return [x, y];
}

/** The same, and lets it go there. */
export async function drag(from: HTMLElement, place: () => Spot): Promise<void> {
  mouse(document, 'mouseup', await carry(from, place));
  await until(() => !ghost(), 'it was let go');
  await settled();
}
