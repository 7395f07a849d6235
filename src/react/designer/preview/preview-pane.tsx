import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { PreviewBar, type PreviewLook } from './preview-bar.tsx';
import { useTrial } from './use-trial.ts';
import { WhyPanel } from './why-panel.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from '../icons/icons.ts';

/** The form as people will have it, to be tried while it is made. */
export function PreviewPane() {
  const { model, Preview, theme, previewas = 'owner' } = useDesigner();
  const { t, calendar } = useLanguage();
  const [look, setLook] = useState<PreviewLook>(() => ({
    language: model.$editing.get(),
    role: previewas,
    whole: true,
    phone: false,
  }));
  const page = useStore(model.$page);
  const trial = useTrial();
  const { definition } = trial;
  const only = look.whole || !definition?.pages.some(({ id }) => id === page?.id) ? undefined : page?.id;
  return (
    <section className="porsa-d-preview" aria-label={t('designer:preview.title')} data-phone={look.phone || undefined}>
      <PreviewBar look={look} trial={trial} change={(changes) => setLook((before) => ({ ...before, ...changes }))} />
      {(trial.behind || trial.left.length > 0) && <LeftNote count={trial.behind ? 0 : trial.left.length} />}
      {definition && (
        <div className="porsa-d-preview-form">
          <Preview
            key={`${trial.run} ${look.role} ${only ?? ''}`}
            definition={definition}
            mode="preview"
            storage="memory"
            language={look.language}
            calendar={calendar}
            theme={theme}
            role={look.role}
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

/** What is wrong with the form is not drawn; where nothing is left, the form appears later. */
function LeftNote({ count }: { readonly count: number }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  return (
    <p className="porsa-d-note" role="status">
      <Icon of={icons.warning} />
      {count > 0 ? t('designer:preview.left', { count }) : t('designer:preview.none')}
      <Button kind="link" onClick={() => model.$dialog.set({ kind: 'problems' })}>
        {t('designer:preview.see')}
      </Button>
    </p>
  );
}
