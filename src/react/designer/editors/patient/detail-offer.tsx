import type { Question } from '../../../../engine/definition/types.ts';
import { Button } from '../../../kit/button/button.tsx';
import type { Setting } from '../../../ui/field/field-panel.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useDesigner, usePart } from '../../model/designer-context.ts';
import { useAnnounce } from '../../model/announce.ts';
import { suggestDetail } from './suggest-detail.ts';
import { useDetail } from './use-detail.ts';

export interface DetailOfferProps {
  readonly question: Question;
  readonly setting: Setting;
}

/** Offers to keep the answer in the patient file, where the title asks for a detail of the patient. */
export function DetailOffer({ question, setting }: DetailOfferProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const announce = useAnnounce();
  const choose = useDetail(question, setting);
  const fitting = setting.choicesFor?.(question) ?? [];
  const detail = usePart(model.$definition, (definition) => suggestDetail(definition, question, fitting));
  if (detail === undefined) return null;
  const named = { detail: t(`designer:patient.${detail}`) };
  const take = (): void => {
    choose(detail);
    announce(t('designer:patientfield.taking', named));
    model.$tab.set(setting.group);
    model.$focus.set({ on: 'settings', id: setting.key });
  };
  return (
    <p className="porsa-d-detail-offer">
      {t('designer:patientfield.offer', named)}{' '}
      <Button kind="link" onClick={take}>
        {t('designer:patientfield.take')}
      </Button>
    </p>
  );
}
