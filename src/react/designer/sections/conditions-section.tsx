import { useStore } from '@nanostores/react';
import type { Condition } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { putCondition } from '../edits/conditions.ts';
import { newId } from '../definition/identity.ts';
import { Endings } from './endings.tsx';
import { ConditionCard } from './condition-card.tsx';
import { useReceivers } from './use-receivers.ts';
import { Button } from '../../kit/button/button.tsx';
import * as icons from '../icons/icons.ts';

const kinds = ['gotopage', 'error', 'sendfile', 'notify', 'visibility'] as const satisfies readonly Condition['kind'][];

/** Whom a rule notifies at first: those who answer for the patients. */
const newRule = { to: [{ role: 'owner' }, { role: 'expert' }], severity: 'warning', text: '' } as const;

/** The form's conditions: where to go next, what is refused, whom the file is sent to, who is notified, and what is shown when. */
export function ConditionsSection() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const { conditions, pages } = useStore(model.$definition);
  const receivers = useReceivers();
  const add = (condition: Condition): void => model.edit((form) => putCondition(form, condition));
  return (
    <section className="porsa-d-sheet" aria-label={t('designer:views.condition')}>
      <h3>{t('designer:views.condition')}</h3>
      <p>
        <Button icon={icons.condition} onClick={() => model.$dialog.set({ kind: 'map' })}>
          {t('designer:bar.map')}
        </Button>
      </p>
      {kinds.map((kind) => {
        const own = conditions.filter((condition) => condition.kind === kind);
        if (kind === 'sendfile' && !receivers && !own.length) return null;
        return (
          <section key={kind} className="porsa-d-condition-kind" aria-label={t(`designer:conditions.${kind}`)}>
            <h4>{t(`designer:conditions.${kind}`)}</h4>
            <p className="porsa-kit-help">{t(`designer:conditions.${kind}hint`)}</p>
            {own.map((condition) => (
              <ConditionCard key={condition.id} condition={condition} receivers={receivers} />
            ))}
            {kind === 'gotopage' && (
              <Button
                icon={icons.plus}
                disabled={pages.length < 2}
                onClick={() =>
                  add({ id: newId('condition'), kind, when: '', from: pages[0]?.id ?? '', to: pages[1]?.id ?? '' })
                }
              >
                {t('designer:conditions.addgotopage')}
              </Button>
            )}
            {kind === 'error' && (
              <Button icon={icons.plus} onClick={() => add({ id: newId('condition'), kind, when: '', target: '' })}>
                {t('designer:conditions.adderror')}
              </Button>
            )}
            {kind === 'notify' && (
              <Button icon={icons.plus} onClick={() => add({ id: newId('condition'), kind, when: '', ...newRule })}>
                {t('designer:conditions.addnotify')}
              </Button>
            )}
            {kind === 'sendfile' && receivers && (
              <Button icon={icons.plus} onClick={() => add({ id: newId('condition'), kind, when: '', to: [] })}>
                {t('designer:conditions.addsendfile')}
              </Button>
            )}
          </section>
        );
      })}
      <Endings />
    </section>
  );
}
