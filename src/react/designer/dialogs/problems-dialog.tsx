import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useDesigner } from '../model/designer-context.ts';
import { betterMain } from '../definition/missing-texts.ts';
import type { PlacedProblem } from '../problems/problem-places.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { PlaceList } from './place-list.tsx';
import { Button } from '../../kit/button/button.tsx';

/** Everything wrong with the form; each leads to its place. */
export function ProblemsDialog({ close }: { close(): void }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const placed = useStore(model.$placed);
  return (
    <Dialog
      wide
      title={t('designer:problems.title')}
      onClose={close}
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

/** A form written in another language than the one it declares: one press corrects it. */
function MainLanguage() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const main = betterMain(useStore(model.$definition));
  if (!main) return null;
  const language = t(`designer:languages.${main}`);
  return (
    <p className="porsa-d-offer">
      {t('designer:main.hint', { language })}
      <Button
        onClick={() => {
          model.edit((form) => ({ ...form, language: main }));
          model.store.check();
        }}
      >
        {t('designer:main.switch', { language })}
      </Button>
    </p>
  );
}
