import { useId, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { mergeForms, type Collision } from '../merge/merge-forms.ts';
import type { Side } from '../merge/merge-order.ts';
import { useDesigner } from '../model/designer-context.ts';
import type { Author, Conflict } from '../store/remote.ts';
import { CollisionChoice } from './collision-choice.tsx';

/** Whose changes they are and when they were saved, as sentences mention them. */
export function useAuthor({ by, at }: { readonly by?: Author; readonly at?: string }): {
  readonly kind: 'you' | 'other';
  readonly params: Readonly<Record<string, string>>;
} {
  const { person } = useDesigner();
  const language = useLanguage();
  const { t } = language;
  const name = by?.name ? `\u2068${by.name}\u2069` : t('designer:editors.somebody');
  return {
    kind: by !== undefined && by.id === person ? 'you' : 'other',
    params: { name, time: at ? formatMoment(at, language) : t('designer:conflict.meanwhile') },
  };
}

/** What two people, or one in two windows, changed both: each is asked, side by side. All else is merged. */
export function ConflictDialog({ conflict }: { readonly conflict: Conflict }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const { kind, params } = useAuthor(conflict);
  const mine = model.$definition.get();
  const { collisions } = useMemo(() => mergeForms({ ...conflict, mine }), [conflict, mine]);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const note = useId();
  const chooseAll = (side: Side): void => setChoices(new Map(collisions.map(({ key }) => [key, side])));
  const save = (): void => {
    const open = collisions.findIndex(({ key }) => !choices.has(key));
    if (open < 0) return void model.store.resolve(choices);
    setAsked(true);
    list.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus();
  };
  return (
    <Dialog
      wide
      role="alertdialog"
      title={t(`designer:conflict.title.${kind}`, params)}
      actions={
        <SlButton variant="primary" onClick={save}>
          {t('designer:conflict.save')}
        </SlButton>
      }
    >
      <p>{t(`designer:conflict.text.${kind}`, params)}</p>
      <div ref={list} className="porsa-d-collisions" aria-describedby={note}>
        {collisions.map((collision: Collision) => (
          <CollisionChoice
            key={collision.key}
            collision={collision}
            forms={[mine, conflict.theirs]}
            names={{ mine: t('designer:conflict.mine'), theirs: t(`designer:conflict.theirs.${kind}`, params) }}
            chosen={choices.get(collision.key)}
            isMissing={isAsked && !choices.has(collision.key)}
            choose={(side) => setChoices(new Map([...choices, [collision.key, side]]))}
          />
        ))}
      </div>
      {collisions.length > 1 && (
        <p className="porsa-d-collisions-all">
          <Button kind="link" onClick={() => chooseAll('mine')}>
            {t('designer:conflict.allmine')}
          </Button>
          <Button kind="link" onClick={() => chooseAll('theirs')}>
            {t(`designer:conflict.alltheirs.${kind}`)}
          </Button>
        </p>
      )}
      <p id={note} className="porsa-d-collisions-note">
        {t('designer:conflict.undo')}
      </p>
    </Dialog>
  );
}
