import { useLanguage } from '../../react/ui/language/language.tsx';
import { Icon } from './attached.tsx';
import type { Picker } from './use-picker.ts';

/** What a browser offers; phones turn their own formats into these. */
const offered = {
  images: 'image/jpeg,image/png,image/webp',
  any: 'image/jpeg,image/png,image/webp,application/pdf,.txt,.csv',
} as const;

const hidden = { type: 'file', hidden: true, tabIndex: -1 } as const;

interface ChoosingProps {
  readonly id: string;
  readonly describedBy?: string;
  readonly accept: keyof typeof offered;
  readonly most: number;
  /** How many are attached. */
  readonly count: number;
  readonly picker: Picker;
}

/** Buttons that open the pickers, and what may be chosen. */
export function Choosing({ id, describedBy, accept, most, count, picker }: ChoosingProps) {
  const { t } = useLanguage();
  const { files, camera, open, onChange } = picker;
  const first = t(accept === 'any' ? 'files:choosefile' : 'files:choosepicture');
  return (
    <>
      <button
        id={id}
        type="button"
        className="porsa-button"
        data-choose
        aria-describedby={[describedBy, `${id}-taken`].filter(Boolean).join(' ')}
        aria-disabled={(count >= most && most > 1) || undefined}
        onClick={() => {
          if (count < most || most === 1) open(files);
        }}
      >
        <Icon path="M12 16V4M7 9l5-5 5 5M5 16v4h14v-4" />
        {most === 1 || count === 0 ? first : t('files:another')}
      </button>
      <button type="button" className="porsa-button porsa-camera" onClick={() => open(camera)}>
        <Icon path="M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7" />
        {t('files:camera')}
      </button>
      <span className="porsa-soft porsa-drophint" aria-hidden="true">
        {t('files:drop')}
      </span>
      <span id={`${id}-taken`} className="porsa-soft porsa-taken">
        {t(accept === 'any' ? 'files:any' : 'files:pictures')}
      </span>
      <input {...hidden} ref={files} accept={offered[accept]} multiple={most > 1} onChange={onChange} />
      <input {...hidden} ref={camera} accept="image/*" capture="environment" onChange={onChange} />
    </>
  );
}
