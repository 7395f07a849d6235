import { useState, type FormEvent } from 'react';
import type { Category, ChosenSettings } from '../../../api/contract/shapes.ts';
import { errors } from '../../../api/contract/errors.ts';
import { showSuccess } from '../../../store/notices.ts';
import { innermost } from '../calls/failure.ts';
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

/** Those of the settings that are changed, as they were when they were read. */
function ofThose(changed: ChosenSettings, { logo: _logo, ...read }: Category['settings']): ChosenSettings {
  return Object.fromEntries(Object.entries(read).filter(([key]) => key in changed));
}

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
  /** What somebody else has changed meanwhile of what is to be stored. */
  readonly theirs: ChosenSettings;
  submit(event: FormEvent): void;
}

/** A form's settings while they are edited. `onStored` is called once the server has them. */
export function useCategorySettings({ id, settings: opened }: Category, onStored: () => void): SettingsForm {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { start, theirs, readAgain } = useStart(id, opened);
  // What is not touched stays as it is by then, whoever changes it meanwhile.
  const [flags, setFlags] = useState<ChosenSettings>({});
  const [begun] = useState<Typed>({
    origins: (opened.allowedOrigins ?? []).join('\n'),
    language: opened.defaultLanguage ?? '',
    brandColor: opened.brandColor ?? '',
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
    theirs,
    turn: (flag, on) => setFlags((turned) => ({ ...turned, [flag]: on })),
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
        .send(check, async () => {
          const reply = await client.category.storecategory({ id, settings, was: ofThose(settings, start) });
          if (!reply.success && innermost(reply).code === errors.olderrev.code) await readAgain(settings);
          return reply;
        })
        .then((done) => {
          if (!done) return;
          showSuccess(t('portal:saved'));
          onStored();
        });
    },
  };
}

/** The settings as they were read last; after somebody else was first they are read again, with what is theirs of those that are to be changed. */
function useStart(id: string, opened: Category['settings']) {
  const { client } = usePortal();
  const [start, setStart] = useState(opened);
  const [theirs, setTheirs] = useState<ChosenSettings>({});
  const readAgain = async (changed: ChosenSettings): Promise<void> => {
    const reply = await client.category.getcategories({ only: [id], limit: 1 });
    const now = reply.success ? reply.data.items[0]?.settings : undefined;
    if (!now) return;
    const isTheirs = (key: string): boolean =>
      JSON.stringify(Reflect.get(now, key)) !== JSON.stringify(Reflect.get(start, key));
    setTheirs(
      Object.fromEntries(
        Object.keys(changed)
          .filter(isTheirs)
          .map((key) => [key, Reflect.get(now, key)]),
      ),
    );
    setStart(now);
  };
  return { start, theirs, readAgain };
}
