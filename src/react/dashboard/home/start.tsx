import { useState } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { dialogOnDemand } from '../../kit/on-demand/dialog-on-demand.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { byKey } from '../keyboard/screen-actions.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import * as icons from '../parts/icons.ts';

const NewPatientDialog = dialogOnDemand(async () => {
  const [{ NewPatientDialog: Loaded }, { addLatePortalTexts }] = await Promise.all([
    import('../patients/editor/new-patient-dialog.tsx'),
    import('../late-texts.ts'),
  ]);
  addLatePortalTexts();
  return Loaded;
});

interface HomeStartProps {
  /** Undefined until they have come: the way to a patient stands there before. */
  readonly categories: readonly Category[] | undefined;
  /** They could not be asked for, and a patient is kept on this device. */
  readonly mayKeep: boolean;
}

/** What a morning begins with, for people who work with patients: finding one, or adding one. */
export function HomeStart({ categories, mayKeep }: HomeStartProps) {
  const { t } = useLanguage();
  const { readsFiles } = usePortal();
  const [isAdding, setAdding] = useState(false);
  if (!readsFiles || categories?.length === 0) return null;
  return (
    <div className="porsa-portal-start">
      <PaletteButton label={t('portal:home.find')} />
      {(mayKeep || categories?.some(({ canAll }) => canAll.write)) && (
        <SlButton variant="primary" {...byKey('n')} onClick={() => setAdding(true)}>
          <Icon of={icons.plus} size={18} slot="prefix" />
          {t('portal:home.newPatient')}
        </SlButton>
      )}
      {isAdding && <NewPatientDialog onClose={() => setAdding(false)} />}
    </div>
  );
}
