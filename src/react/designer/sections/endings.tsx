import { useStore } from '@nanostores/react';
import { limits } from '../../../engine/definition/limits.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { addEnding } from '../edits/endings.ts';
import { newId } from '../definition/identity.ts';
import { EndingCard } from './ending-card.tsx';
import { Button } from '../../kit/button/button.tsx';
import * as icons from '../icons/icons.ts';

/** What people see once the form is sent, and when. */
export function Endings() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const { endings = [] } = useStore(model.$definition);
  return (
    <section className="porsa-d-condition-kind" aria-label={t('designer:endings.heading')}>
      <h4>{t('designer:endings.heading')}</h4>
      <p className="porsa-kit-help">{t('designer:endings.hint')}</p>
      {endings.map((ending, index) => (
        <EndingCard key={ending.id} ending={ending} index={index} count={endings.length} />
      ))}
      <Button
        icon={icons.plus}
        disabled={endings.length >= limits.endings}
        onClick={() => model.edit((form) => addEnding(form, newId('ending')))}
      >
        {t('designer:endings.add')}
      </Button>
    </section>
  );
}
