import { useRef } from 'react';
import { useStyles } from '../../ui/style/use-styles.ts';
import styles from './qr-code.css?inline';

const sheets = [styles];

/** A QR code drawn from rows of 0 and 1; dark on light in either theme, since cameras ask for that. */
export function QrCode({ rows, label }: { readonly rows: readonly string[]; readonly label: string }) {
  const root = useRef<SVGSVGElement>(null);
  useStyles(root, sheets);
  const margin = 4;
  const size = rows.length + 2 * margin;
  const dark = rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index + margin} ${y + margin}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
  return (
    <svg
      ref={root}
      className="porsa-kit-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
