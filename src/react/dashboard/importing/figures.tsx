import { useLanguage } from '../../ui/language/language.tsx';
import type { Told } from './run-import.ts';

export type Figure = readonly [name: string, value: string | number];

/** Figures of an import, each with its name. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const { t, number } = useLanguage();
  return (
    <dl className="porsa-portal-import-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`importrecords:figures.${name}`)}</dt>
          <dd>{typeof value === 'number' ? number(value) : <bdi dir="ltr">{value}</bdi>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Records that have come to this. */
export const having = (told: readonly Told[], wanted: Told[1]['outcome']): readonly Told[] =>
  told.filter(([, { outcome }]) => outcome === wanted);

/** The files that records are of. */
export const countFiles = (told: readonly Told[]): number => new Set(told.map(([{ key }]) => key)).size;
