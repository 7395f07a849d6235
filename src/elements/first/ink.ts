import type { AddAct, Listen } from './acts.ts';

interface Stroke {
  readonly pad: Element;
  readonly path: Element;
  /** From the pad's corner, wherever it will have been scrolled to. */
  readonly points: (readonly [x: number, y: number])[];
  readonly pointerId: number;
}

/** Shows at once what is drawn on a pad, and draws it again on the live one. Gives what wipes it off before. */
export function recordInk(listen: Listen, add: AddAct): () => void {
  const paths: Element[] = [];
  let stroke: Stroke | undefined;
  const draw = ({ clientX, clientY }: PointerEvent): void => {
    if (!stroke) return;
    const { pad, path, points } = stroke;
    const { left, top } = pad.getBoundingClientRect();
    points.push([clientX - left, clientY - top]);
    path.setAttribute('d', `M${points.join('L')}${points.length > 1 ? '' : 'h0.01'}`);
  };
  const keep = (...last: readonly string[]): void => {
    if (stroke) add(stroke.pad, redraw(stroke, last));
    stroke = undefined;
  };
  listen('pointerdown', (event, target) => {
    const pad = target.closest('.porsa-pad');
    if (!pad || event.button !== 0 || !event.isPrimary) return;
    const { pointerId } = event;
    pad.setPointerCapture(pointerId);
    stroke = { pad, path: document.createElementNS(pad.namespaceURI, 'path'), points: [], pointerId };
    paths.push(pad.appendChild(stroke.path));
    draw(event);
  });
  listen('pointermove', draw);
  listen('pointerup', () => keep('pointerup'));
  listen('pointercancel', () => keep('pointerup'));
  return () => {
    // One that is being drawn is ended by its own pen.
    keep();
    for (const path of paths) path.remove();
  };
}

function redraw({ pad, points, pointerId }: Stroke, last: readonly string[]): () => void {
  return () => {
    const { left, top } = pad.getBoundingClientRect();
    const send = (name: string, [x, y] = points.at(-1)!): void =>
      void pad.dispatchEvent(
        new PointerEvent(name, {
          pointerId,
          isPrimary: true,
          clientX: left + x,
          clientY: top + y,
          bubbles: true,
          composed: true,
        }),
      );
    send('pointerdown', points[0]);
    for (const point of points.slice(1)) send('pointermove', point);
    for (const name of last) send(name);
  };
}
