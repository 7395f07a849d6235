import { useEffect, useRef, useState } from 'react';
import { useStyles } from '../../ui/style/use-styles.ts';
import type { FormLogo } from '../source/load-source.ts';
import styles from './clinic-logo.css?inline';

const sheets = [styles];

/** The clinic's logo, before its name; nothing where it cannot be loaded. */
export function ClinicLogo({ logo: { url, width, height, ground } }: { readonly logo: FormLogo }) {
  const [isLost, setLost] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  useStyles(box, sheets);
  useEffect(() => {
    // It may have failed before the form became live.
    if (image.current?.complete && image.current.naturalWidth === 0) setLost(true);
  }, []);
  return (
    <span ref={box} className="porsa-logo" part="clinic" data-ground={ground} hidden={isLost}>
      <img ref={image} src={url} width={width} height={height} alt="" onError={() => setLost(true)} />
    </span>
  );
}
