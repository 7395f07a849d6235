import { useRef, useState } from 'react';
import type { Category, CategorySettings, Logo } from '../../../api/contract/shapes.ts';
import { showSuccess } from '../../../store/notices.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { usePortal } from '../context/portal-context.ts';
import { useFields } from '../parts/use-fields.ts';
import styles from './logo-field.css?inline';

const sheets = [styles];

interface LogoFieldProps {
  readonly category: Category;
  /** The server has another logo now, or none. */
  onStored(): void;
}

/** As it is seen in either theme. */
function LogoPreview({ logo: { picture, width, height, ground } }: { readonly logo: Logo }) {
  const { t } = useLanguage();
  const { server } = usePortal();
  return (['light', 'dark'] as const).map((theme) => (
    <span key={theme} className="porsa-portal-brand-logo" data-theme={theme} data-ground={ground}>
      <img
        src={`${server}/images/${encodeURIComponent(picture)}`}
        width={width}
        height={height}
        alt={t(`portal:settings.logoOn.${theme}`)}
      />
    </span>
  ));
}

/** The logo at a form's head, as it is seen in either theme; stored as soon as it is chosen. */
export function LogoField({ category, onStored }: LogoFieldProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const root = useRef<HTMLFieldSetElement>(null);
  useStyles(root, sheets);
  const [logo, setLogo] = useState(category.settings.logo);
  const input = useRef<HTMLInputElement>(null);
  const fields = useFields({});
  const take = (stored: CategorySettings['logo']): void => {
    setLogo(stored);
    showSuccess(t('portal:saved'));
    onStored();
  };
  const send = (file: File | undefined): void => {
    if (!file) return;
    void fields.send({}, async () => {
      const reply = await client.category.storelogo({ category: category.id, logo: file });
      if (reply.success) take(reply.data);
      return reply;
    });
  };
  const remove = (): void => {
    void fields.send({}, async () => {
      const reply = await client.category.removelogo({ category: category.id });
      if (reply.success) take(undefined);
      return reply;
    });
  };
  return (
    <fieldset ref={root} className="porsa-portal-form-logo">
      <legend>{t('portal:settings.logo')}</legend>
      {logo && <LogoPreview logo={logo} />}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="porsa-kit-hidden"
        tabIndex={-1}
        aria-label={t('portal:settings.logoChoose')}
        onChange={(event) => {
          send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className="porsa-portal-actions">
        <SlButton loading={fields.busy} onClick={() => input.current?.click()}>
          {t(logo ? 'portal:settings.logoReplace' : 'portal:settings.logoChoose')}
        </SlButton>
        {logo && <SlButton onClick={remove}>{t('portal:settings.logoRemove')}</SlButton>}
      </div>
      <p className="porsa-portal-brand-help">{t('portal:settings.logoHelp')}</p>
      <Alert text={fields.problem} />
    </fieldset>
  );
}
