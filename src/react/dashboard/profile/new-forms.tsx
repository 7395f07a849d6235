import { showSuccess } from '../../../store/notices.ts';
import { SlSwitch } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { showFailure } from '../calls/failure.ts';
import { usePortal } from '../context/portal-context.ts';
import { Section } from '../parts/section.tsx';

interface NewFormsProps {
  readonly allowPublicScores: boolean;
  onStored(): void;
}

/** What forms begin with that the person adds. */
export function ProfileNewForms({ allowPublicScores, onStored }: NewFormsProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const change = async (toggle: { checked: boolean }): Promise<void> => {
    const wanted = toggle.checked;
    const reply = await client.user.updateUserAllowPublicScores({ allow: wanted });
    if (!reply.success) {
      toggle.checked = allowPublicScores;
      return showFailure(reply, t);
    }
    onStored();
    showSuccess(t('portal:saved'));
  };
  return (
    <Section title={t('portal:newForms.title')}>
      <div className="porsa-portal-panel">
        <SlSwitch
          checked={allowPublicScores}
          help-text={t('portal:newForms.publicScoresHelp')}
          onsl-change={(event) => void change(event.currentTarget)}
        >
          {t('portal:newForms.publicScores')}
        </SlSwitch>
      </div>
    </Section>
  );
}
