import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { useDesigner } from '../designer-context.ts';
import { betterMain } from '../missing-texts.ts';
import type { PlacedProblem } from '../problem-places.ts';
import { Dialog } from './dialog.tsx';
import { PlaceList } from './place-list.tsx';

/** Everything wrong with the form; each leads to its place. */
export function ProblemsDialog({ close }: { close(): void }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const placed = useStore(model.$placed);
  return (
    <Dialog
      wide
      title={t('designer:problems.title')}
      close={close}
      actions={<SlButton onClick={close}>{t('common:close')}</SlButton>}
    >
      {placed.length === 0 ? <p>{t('designer:problems.none')}</p> : <ProblemList problems={placed} close={close} />}
    </Dialog>
  );
}

export function ProblemList({ problems, close }: { readonly problems: readonly PlacedProblem[]; close(): void }) {
  return (
    <>
      <MainLanguage />
      <PlaceList
        places={problems.map(({ problem, place }) => ({
          place,
          about: problem.message,
          ...(problem.rule === 'mainlanguage' && { editing: 'main' as const }),
        }))}
        close={close}
      />
    </>
  );
}

/** A form written in another language than the one it is said to be in: one press puts it right. */
function MainLanguage() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const main = betterMain(useStore(model.$definition));
  if (!main) return null;
  const language = t(`designer:languages.${main}`);
  return (
    <p className="porsa-d-offer">
      {t('designer:main.hint', { language })}
      <button
        type="button"
        className="porsa-d-small-button"
        onClick={() => {
          model.edit((form) => ({ ...form, language: main }));
          model.store.check();
        }}
      >
        {t('designer:main.switch', { language })}
      </button>
    </p>
  );
}
