import { useState } from 'react';
import { useLanguage } from '../../ui/language.tsx';
import { sayMoment } from '../../ui/moment.ts';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { useDesigner } from '../designer-context.ts';
import type { Author, SavingState } from '../designer-store.ts';
import { allQuestions } from '../edits/tree.ts';
import { openDefinition } from '../open-definition.ts';
import { Dialog } from './dialog.tsx';
import { DifferenceList } from './difference-list.tsx';

type Conflict = Extract<SavingState, { kind: 'conflict' }>;

/** Somebody else saved the form meanwhile: theirs or mine. Mine erases theirs, so that is asked once more. */
export function ConflictDialog({ conflict }: { readonly conflict: Conflict }) {
  const [erases, setErases] = useState(false);
  return erases ? (
    <EraseDialog conflict={conflict} back={() => setErases(false)} />
  ) : (
    <ChoiceDialog conflict={conflict} keepMine={() => setErases(true)} />
  );
}

/** Whose changes they are and when they were saved, as sentences mention them. */
export function useAuthor({ by, at }: { readonly by?: Author; readonly at?: string }): {
  readonly kind: 'you' | 'other';
  readonly params: Readonly<Record<string, string>>;
} {
  const { person } = useDesigner();
  const language = useLanguage();
  const { t } = language;
  const name = by?.name ? `\u2068${by.name}\u2069` : t('designer:conflict.somebody');
  return {
    kind: by !== undefined && by.id === person ? 'you' : 'other',
    params: { name, time: at ? sayMoment(at, language) : t('designer:conflict.meanwhile') },
  };
}

function ChoiceDialog({ conflict, keepMine }: { readonly conflict: Conflict; keepMine(): void }) {
  const { model } = useDesigner();
  const { t, language } = useLanguage();
  const { kind, params } = useAuthor(conflict);
  const mine = model.$definition.get();
  const theirs = openDefinition(conflict.theirs, language);
  const sizeOf = (form: typeof mine): string =>
    t('designer:conflict.size', { pages: form.pages.length, questions: allQuestions(form).length });
  const actions = (
    <>
      <SlButton onClick={keepMine}>{t('designer:conflict.keepmine')}</SlButton>
      <SlButton variant="primary" onClick={() => void model.store.resolve('theirs')}>
        {t(`designer:conflict.take.${kind}`)}
      </SlButton>
    </>
  );
  return (
    <Dialog wide role="alertdialog" title={t(`designer:conflict.title.${kind}`, params)} actions={actions}>
      <p>{t(`designer:conflict.text.${kind}`, params)}</p>
      <dl className="porsa-d-compare">
        <div>
          <dt>{t('designer:conflict.mine')}</dt>
          <dd>{sizeOf(mine)}</dd>
        </div>
        <div>
          <dt>{t(`designer:conflict.theirs.${kind}`, params)}</dt>
          <dd>{sizeOf(theirs)}</dd>
        </div>
      </dl>
      <DifferenceList mine={mine} theirs={theirs} />
    </Dialog>
  );
}

function EraseDialog({ conflict, back }: { readonly conflict: Conflict; back(): void }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const { kind, params } = useAuthor(conflict);
  const actions = (
    <>
      <SlButton onClick={back}>{t('common:cancel')}</SlButton>
      <SlButton variant="danger" onClick={() => void model.store.resolve('mine')}>
        {t('designer:conflict.erase')}
      </SlButton>
    </>
  );
  return (
    <Dialog role="alertdialog" title={t(`designer:conflict.erasetitle.${kind}`, params)} actions={actions} close={back}>
      <p>{t(`designer:conflict.erasetext.${kind}`, params)}</p>
      <p>{t('designer:conflict.eraseundo')}</p>
    </Dialog>
  );
}
