import { useStore } from '@nanostores/react';
import { limits } from '../../../engine/definition/limits.ts';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { addEnding } from '../edits/endings.ts';
import { newId } from '../edits/identity.ts';
import { Icon } from '../icon.tsx';
import { EndingCard } from './ending-card.tsx';

/** What people see once the form is sent, and when. */
export function Endings() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const { endings = [] } = useStore(model.$definition);
  return (
    <section className="porsa-d-condition-kind" aria-label={t('designer:endings.heading')}>
      <h4>{t('designer:endings.heading')}</h4>
      <p className="porsa-d-hint">{t('designer:endings.hint')}</p>
      {endings.map((ending, index) => (
        <EndingCard key={ending.id} ending={ending} index={index} count={endings.length} />
      ))}
      <button
        type="button"
        className="porsa-d-small-button"
        disabled={endings.length >= limits.endings}
        onClick={() => model.edit((form) => addEnding(form, newId('ending')))}
      >
        <Icon name="plus-lg" size={14} />
        {t('designer:endings.add')}
      </button>
    </section>
  );
}
