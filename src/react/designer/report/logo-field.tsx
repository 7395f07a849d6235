import { useId, useRef, useState } from 'react';
import { reportLimits } from '../../../engine/report/report-limits.ts';
import { Button } from '../../kit/button/button.tsx';
import { Field } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';

interface LogoFieldProps {
  readonly logo: string | undefined;
  readonly problem: readonly string[];
  change(logo: string | undefined): void;
}

/** The picture of the letterhead, drawn anew so small that it travels with the form. */
export function LogoField({ logo, problem, change }: LogoFieldProps) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const drawn = await toLogo(file).catch(() => undefined);
    setFailed(drawn === undefined);
    if (drawn) change(drawn);
  };
  return (
    <Field id={useId()} label={t('report:logo')} group problem={failed ? [t('report:badlogo')] : problem}>
      {() => (
        <div className="porsa-d-row">
          {logo && <img className="porsa-d-logo" src={logo} alt={t('report:logo')} />}
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button onClick={() => input.current?.click()}>{t(logo ? 'report:changeLogo' : 'report:chooseLogo')}</Button>
          {logo && <Button onClick={() => change(undefined)}>{t('report:removeLogo')}</Button>}
        </div>
      )}
    </Field>
  );
}

/** Wide enough to print sharply on the 45 mm it may take. */
const widths = [640, 480, 320, 200] as const;

async function toLogo(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  for (const width of widths) {
    const scale = Math.min(1, width / picture.width, width / 2 / picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const drawn = [canvas.toDataURL('image/png'), canvas.toDataURL('image/webp', 0.9)];
    const small = drawn.find((address) => address.length <= reportLimits.logoCharacters);
    if (small) return small;
  }
  throw new Error('The picture stays too large');
}
