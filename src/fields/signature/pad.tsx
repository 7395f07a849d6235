import { useRef, useState, type PointerEvent } from 'react';
import { ink, penWidth, toPath, withPoint, type Stroke } from './strokes.ts';

export interface PadProps {
  readonly strokes: readonly Stroke[];
  readonly label: string;
  readonly id: string;
  /** A stroke has ended; the size is the pad's, in pixels. */
  drawn(stroke: Stroke, width: number, height: number): void;
}

/** White paper to sign on. What is drawn is for pointers; beside it the name can be typed. */
export function Pad({ strokes, label, id, drawn }: PadProps) {
  const paper = useRef<SVGSVGElement>(null);
  /** The stroke under the pen; events come faster than the page is drawn. */
  const current = useRef<Stroke>([]);
  const [shown, show] = useState<Stroke>([]);
  const keep = (stroke: Stroke) => {
    current.current = stroke;
    show(stroke);
  };
  const pointOf = (event: { readonly clientX: number; readonly clientY: number }) => {
    const { left, top } = paper.current!.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const begin = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    // A stroke that was drawn before the form was live is drawn again without its pen.
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
    keep([pointOf(event)]);
  };
  const move = (event: PointerEvent) => {
    if (current.current.length === 0) return;
    // A fast pen gives several places in one event.
    const events = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const points = (events.length ? events : [event]).map(pointOf);
    keep(points.reduce(withPoint, current.current));
  };
  const end = () => {
    const stroke = current.current;
    if (stroke.length === 0) return;
    const { width, height } = paper.current!.getBoundingClientRect();
    keep([]);
    drawn(stroke, width, height);
  };
  return (
    <svg
      ref={paper}
      id={id}
      className="porsa-pad"
      role="img"
      aria-label={label}
      fill="none"
      stroke={ink}
      strokeWidth={penWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {[...strokes, shown].map((stroke, index) => (
        <path key={index} d={toPath(stroke)} />
      ))}
    </svg>
  );
}
