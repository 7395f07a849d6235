import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Language, Role } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { Icon } from '../icon.tsx';
import { languages } from '../languages.ts';
import { roles } from '../settings/roles-field.tsx';
import { useTrial } from './use-trial.ts';
import { WhyPanel } from './why-panel.tsx';

/** The form as people will have it, to be tried while it is made. */
export function PreviewPane() {
  const { model, Preview, theme } = useDesigner();
  const { t, calendar } = useLanguage();
  const [language, setLanguage] = useState<Language>(() => model.$editing.get());
  const [role, setRole] = useState<Role>('owner');
  const [phone, setPhone] = useState(false);
  const [whole, setWhole] = useState(true);
  const page = useStore(model.$page);
  const trial = useTrial();
  const { definition } = trial;
  const only = whole || !definition?.pages.some(({ id }) => id === page?.id) ? undefined : page?.id;
  return (
    <section className="porsa-d-preview" aria-label={t('designer:preview.title')} data-phone={phone || undefined}>
      <div className="porsa-d-preview-bar">
        <h3>{t('designer:preview.title')}</h3>
        <select
          className="porsa-d-field-input"
          aria-label={t('designer:preview.pages')}
          value={whole ? 'whole' : 'page'}
          onChange={(event) => {
            setWhole(event.target.value === 'whole');
            trial.goOn();
          }}
        >
          <option value="whole">{t('designer:preview.whole')}</option>
          <option value="page">{t('designer:preview.page')}</option>
        </select>
        <select
          className="porsa-d-field-input"
          aria-label={t('designer:preview.role')}
          value={role}
          onChange={(event) => {
            setRole(event.target.value as Role);
            trial.goOn();
          }}
        >
          {roles.map((each) => (
            <option key={each} value={each}>
              {t(`designer:roles.${each}`)}
            </option>
          ))}
        </select>
        <select
          className="porsa-d-field-input"
          aria-label={t('designer:preview.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {languages.map((each) => (
            <option key={each} value={each}>
              {t(`designer:languages.${each}`)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="porsa-d-icon-button porsa-d-wide-only"
          aria-pressed={phone}
          aria-label={t('designer:preview.phone')}
          title={t('designer:preview.phone')}
          onClick={() => setPhone(!phone)}
        >
          <Icon name="phone" />
        </button>
        <button
          type="button"
          className="porsa-d-icon-button"
          aria-label={t('designer:preview.anew')}
          title={t('designer:preview.anew')}
          onClick={trial.anew}
        >
          <Icon name="arrow-counterclockwise" />
        </button>
      </div>
      {trial.behind && (
        <p className="porsa-d-preview-note" role="status">
          <Icon name="exclamation-triangle" />
          {t(definition ? 'designer:preview.behind' : 'designer:preview.none')}
          <button type="button" className="porsa-d-link-button" onClick={() => model.$dialog.set({ kind: 'problems' })}>
            {t('designer:preview.see')}
          </button>
        </p>
      )}
      {definition && (
        <div className="porsa-d-preview-form">
          <Preview
            key={`${trial.run} ${role} ${only ?? ''}`}
            definition={definition}
            mode="preview"
            storage="memory"
            language={language}
            calendar={calendar}
            theme={theme}
            role={role}
            page={only}
            answers={trial.answers}
            startAt={trial.page}
            onReady={trial.ready}
          />
        </div>
      )}
      {definition && trial.form && <WhyPanel form={trial.form} />}
    </section>
  );
}
