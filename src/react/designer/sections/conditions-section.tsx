import { useStore } from '@nanostores/react';
import type { Condition } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { putCondition } from '../edits/conditions.ts';
import { newId } from '../edits/identity.ts';
import { Icon } from '../icon.tsx';
import { Endings } from './endings.tsx';
import { ConditionCard } from './condition-card.tsx';
import { useReceivers } from './use-receivers.ts';

const kinds = ['gotopage', 'sendfile', 'visibility'] as const satisfies readonly Condition['kind'][];

/** The form's conditions: where to go next, whom the file is sent to, and what is shown when. */
export function ConditionsSection() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const { conditions, pages } = useStore(model.$definition);
  const receivers = useReceivers();
  const add = (condition: Condition): void => model.edit((form) => putCondition(form, condition));
  return (
    <section className="porsa-d-sheet" aria-label={t('designer:views.condition')}>
      <h3>{t('designer:views.condition')}</h3>
      {kinds.map((kind) => {
        const own = conditions.filter((condition) => condition.kind === kind);
        if (kind === 'sendfile' && !receivers && !own.length) return null;
        return (
          <section key={kind} className="porsa-d-condition-kind" aria-label={t(`designer:conditions.${kind}`)}>
            <h4>{t(`designer:conditions.${kind}`)}</h4>
            <p className="porsa-d-hint">{t(`designer:conditions.${kind}hint`)}</p>
            {own.map((condition) => (
              <ConditionCard key={condition.id} condition={condition} receivers={receivers} />
            ))}
            {kind === 'gotopage' && (
              <button
                type="button"
                className="porsa-d-small-button"
                disabled={pages.length < 2}
                onClick={() =>
                  add({ id: newId('condition'), kind, when: '', from: pages[0]?.id ?? '', to: pages[1]?.id ?? '' })
                }
              >
                <Icon name="plus-lg" size={14} />
                {t('designer:conditions.addgotopage')}
              </button>
            )}
            {kind === 'sendfile' && receivers && (
              <button
                type="button"
                className="porsa-d-small-button"
                onClick={() => add({ id: newId('condition'), kind, when: '', to: [] })}
              >
                <Icon name="plus-lg" size={14} />
                {t('designer:conditions.addsendfile')}
              </button>
            )}
          </section>
        );
      })}
      <Endings />
    </section>
  );
}
