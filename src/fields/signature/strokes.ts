/** A place under the pen, in pixels of the pad. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Stroke = readonly Point[];

/** Near points say nothing but that a hand trembles. */
const nearest = 1.5;

export function withPoint(stroke: Stroke, point: Point): Stroke {
  const last = stroke.at(-1);
  return last && Math.hypot(point.x - last.x, point.y - last.y) < nearest ? stroke : [...stroke, point];
}

/** The stroke as a path of curves through the middles between its points, so that no corner shows. One touch is a dot. */
export function toPath(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return '';
  const start = `M${round(first.x)} ${round(first.y)}`;
  const last = rest.at(-1);
  if (!last) return `${start}h0.01`;
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${round(point.x)} ${round(point.y)} ${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}`;
  });
  return `${start}${curves.join('')}L${round(last.x)} ${round(last.y)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Twice as fine as the screen, as print wants it. */
const fineness = 2;
export const ink = '#16181d';
export const penWidth = 2.6;

/** The signature as a picture on white paper, legible in any theme. */
export async function toPicture(
  strokes: readonly Stroke[],
  width: number,
  height: number,
  name: string,
): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * fineness);
  canvas.height = Math.round(height * fineness);
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(fineness, fineness);
  Object.assign(brush, { strokeStyle: ink, lineWidth: penWidth, lineCap: 'round', lineJoin: 'round' });
  for (const stroke of strokes) brush.stroke(new Path2D(toPath(stroke)));
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return blob ? new File([blob], `${name}.png`, { type: 'image/png' }) : undefined;
}
