import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { showSuccess } from '../../../store/notices.ts';
import { $session, dispatch } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { Face } from '../pictures/face.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../context/portal-context.ts';

interface Chosen {
  readonly file: File;
  readonly url: string;
}

/** The person's picture, shown cut as the server will cut it before it is sent. */
export function ProfilePicture() {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { firstName, lastName, phone } = useStore($session);
  const input = useRef<HTMLInputElement>(null);
  const fields = useFields({});
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.url);
    },
    [chosen],
  );
  const choose = (file: File | undefined): void => {
    if (file) setChosen({ file, url: URL.createObjectURL(file) });
  };
  const send = ({ file }: Chosen): void => {
    void fields.send({}, async () => {
      const reply = await client.user.completeprofilepicture({ picture: file });
      if (!reply.success) return reply;
      dispatch({ type: 'UPDATE_PROFILE', profile: { firstName, lastName, phone, picture: reply.data.picture } });
      setChosen(undefined);
      showSuccess(t('portal:saved'));
      return reply;
    });
  };
  return (
    <div className="porsa-portal-picture">
      {chosen ? (
        <img className="porsa-portal-face" src={chosen.url} alt={t('portal:profile.preview')} />
      ) : (
        <Face firstName={firstName} lastName={lastName} />
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="porsa-kit-hidden"
        tabIndex={-1}
        aria-label={t('portal:profile.choosePicture')}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <div className="porsa-portal-actions">
        <SlButton onClick={() => input.current?.click()}>{t('portal:profile.choosePicture')}</SlButton>
        {chosen && (
          <SlButton variant="primary" loading={fields.busy} onClick={() => send(chosen)}>
            {t('portal:profile.usePicture')}
          </SlButton>
        )}
      </div>
      <Alert text={fields.problem} />
    </div>
  );
}
