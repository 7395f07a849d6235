import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import type { Use } from '../edits/uses.ts';
import { placeOfProblem } from '../problems/problem-places.ts';
import { PlaceList } from './place-list.tsx';

interface UseListProps {
  readonly uses: readonly Use[];
  close(): void;
}

/** What mentions a thing that is to be removed, each with the way there; nothing where nothing does. */
export function UseList({ uses, close }: UseListProps) {
  const { t } = useLanguage();
  if (uses.length === 0) return null;
  return (
    <section className="porsa-d-gap">
      <p>{t('designer:remove.used', { count: uses.length })}</p>
      <UsePlaces uses={uses} close={close} />
    </section>
  );
}

/** Expressions by the place that they stand in, each with the way there. */
export function UsePlaces({ uses, close }: UseListProps) {
  const { model } = useDesigner();
  const definition = model.$definition.get();
  return (
    <PlaceList
      places={uses.map(({ path, text }) => ({
        place: placeOfProblem(definition, path),
        about: <code dir="ltr">{text}</code>,
      }))}
      close={close}
    />
  );
}
