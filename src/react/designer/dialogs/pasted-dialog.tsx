import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useDesigner } from '../model/designer-context.ts';
import { namesOf } from '../definition/identity.ts';
import { topmost, withChildren } from '../definition/tree.ts';
import { usesOfNames } from '../edits/uses.ts';
import { placeOfProblem } from '../problems/problem-places.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { PlaceList } from './place-list.tsx';

interface PastedDialogProps {
  readonly ids: readonly string[];
  /** Questions that the pasted ones mention, which were not copied with them. */
  readonly names: readonly string[];
  close(): void;
}

/** Says which formulas and conditions of pasted questions speak of questions that stayed behind. */
export function PastedDialog({ ids, names, close }: PastedDialogProps) {
  const { model } = useDesigner();
  const { t, language } = useLanguage();
  const definition = model.$definition.get();
  const here = namesOf(definition);
  const isPersian = language === 'fa';
  const quoted = (name: string): string => (isPersian ? `«\u2068${name}\u2069»` : `“${name}”`);
  const named = (some: readonly string[]): string => some.map(quoted).join(isPersian ? '، ' : ', ');
  const missing = names.filter((name) => !here.has(name));
  const known = names.filter((name) => here.has(name));
  const pasted = new Set(withChildren(topmost(definition, ids)).map(({ id }) => id));
  const places = usesOfNames(definition, names)
    .map(({ path, text }) => ({ place: placeOfProblem(definition, path), about: <code dir="ltr">{text}</code> }))
    .filter(({ place }) => place.kind === 'question' && pasted.has(place.id));
  return (
    <Dialog
      wide
      title={t('designer:clipboard.outside')}
      actions={<SlButton onClick={close}>{t('common:close')}</SlButton>}
      onClose={close}
    >
      {missing.length > 0 && <p>{t('designer:clipboard.missing', { names: named(missing) })}</p>}
      {known.length > 0 && <p>{t('designer:clipboard.known', { names: named(known) })}</p>}
      <PlaceList places={places} close={close} />
    </Dialog>
  );
}
