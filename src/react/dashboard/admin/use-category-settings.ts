import { useState, type FormEvent } from 'react';
import type { Category, ChosenSettings } from '../../../api/contract/shapes.ts';
import { showSuccess } from '../../../store/notices.ts';
import { isOrigin, toOrigins } from '../../kit/field/origins.ts';
import { contrastOfWhite, leastContrast } from '../../kit/color-field/readable-shade.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useFields, type Fields } from '../parts/use-fields.ts';

/** The settings that are switched on or off. */
export type Flag =
  | 'allowPublicScores'
  | 'unlisted'
  | 'requireNameForSave'
  | 'requireCodeForSave'
  | 'requirePhoneForSave'
  | 'displayFilesOnLoad'
  | 'sortByDate'
  | 'filesByWeekday'
  | 'withdrawn';

const onByDefault: readonly Flag[] = ['displayFilesOnLoad', 'sortByDate'];

/** How well white is read on a colour, where that is too little. */
function paleness(color: string): number | undefined {
  const ratio = contrastOfWhite(color);
  return ratio !== undefined && ratio < leastContrast ? ratio : undefined;
}

type Typed = { readonly origins: string; readonly language: string; readonly brandColor: string };

interface SettingsForm {
  readonly fields: Fields<Typed>;
  /** The colour field, with its problem shown while it is typed. */
  readonly brand: ReturnType<Fields<Typed>['bind']>;
  isOn(flag: Flag): boolean;
  turn(flag: Flag, on: boolean): void;
  submit(event: FormEvent): void;
}

/** A form's settings while they are edited. `onStored` is called once the server has them. */
export function useCategorySettings({ id, settings: start }: Category, onStored: () => void): SettingsForm {
  const { t } = useLanguage();
  const { client } = usePortal();
  // What is not touched stays as it is by then, whoever changes it meanwhile.
  const [flags, setFlags] = useState<ChosenSettings>({});
  const [begun] = useState<Typed>({
    origins: (start.allowedOrigins ?? []).join('\n'),
    language: start.defaultLanguage ?? '',
    brandColor: start.brandColor ?? '',
  });
  const fields = useFields<Typed>(begun);
  const pale = (color: string): string | undefined => {
    const ratio = paleness(color);
    return ratio === undefined ? undefined : t('portal:settings.brandPale', { ratio, least: leastContrast });
  };
  const brand = fields.bind('brandColor');
  return {
    fields,
    brand: { ...brand, problem: pale(brand.value) ?? brand.problem },
    isOn: (flag) => flags[flag] ?? start[flag] ?? onByDefault.includes(flag),
    turn: (flag, on) => setFlags({ ...flags, [flag]: on }),
    submit(event) {
      event.preventDefault();
      const { language, brandColor, origins } = fields.values;
      const allowedOrigins = toOrigins(origins);
      const wrong = allowedOrigins.find((origin) => !isOrigin(origin));
      const settings: ChosenSettings = {
        ...flags,
        ...(origins !== begun.origins && { allowedOrigins }),
        ...(brandColor !== begun.brandColor && { brandColor }),
        ...(language !== begun.language && { defaultLanguage: language === 'en' || language === 'fa' ? language : '' }),
      };
      const check = {
        origins: wrong && t('portal:settings.badOrigin', { origin: wrong }),
        brandColor: pale(brandColor),
      };
      void fields
        .send(check, () => client.category.storecategory({ id, settings }))
        .then((done) => {
          if (!done) return;
          showSuccess(t('portal:saved'));
          onStored();
        });
    },
  };
}
