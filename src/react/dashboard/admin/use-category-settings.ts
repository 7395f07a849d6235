import { useState, type FormEvent } from 'react';
import type { Category, ChosenSettings } from '../../../api/contract/shapes.ts';
import { listMark } from '../../../engine/languages/traits.ts';
import { showSuccess } from '../../../store/notices.ts';
import { isOrigin, toOrigins } from '../../kit/field/origins.ts';
import { contrastOfWhite, leastContrast } from '../../kit/color-field/readable-shade.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import type { StoredMeanwhile } from '../meanwhile/meanwhile.tsx';
import { useMeanwhile } from '../meanwhile/use-meanwhile.ts';
import { useFields, type Fields } from '../parts/use-fields.ts';

/** The settings that are switched on or off, by what they are about. */
export const flagGroups = [
  { name: 'access', flags: ['allowPublicScores', 'unlisted', 'withdrawn'] },
  { name: 'saving', flags: ['requireNameForSave', 'requireCodeForSave', 'requirePhoneForSave'] },
  { name: 'list', flags: ['displayFilesOnLoad', 'sortByDate', 'filesByWeekday'] },
] as const;

const flags = flagGroups.flatMap((group) => group.flags);
export type Flag = (typeof flags)[number];

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
  readonly fields: Fields<Typed, ChosenSettings>;
  /** The colour field, with its problem shown while it is typed. */
  readonly brand: ReturnType<Fields<Typed>['bind']>;
  isOn(flag: Flag): boolean;
  turn(flag: Flag, on: boolean): void;
  /** What somebody else has changed meanwhile of what is to be stored. */
  readonly theirs: readonly StoredMeanwhile[];
  submit(event: FormEvent): void;
}

/** A form's settings while they are edited. `onStored` is called once the server has them. */
export function useCategorySettings({ id, settings: opened }: Category, onStored: () => void): SettingsForm {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { read: start, theirs, look } = useSettingsRead(id, opened);
  const [begun] = useState<Typed>({
    origins: (opened.allowedOrigins ?? []).join('\n'),
    language: opened.defaultLanguage ?? '',
    brandColor: opened.brandColor ?? '',
  });
  // What is not touched stays as it is by then, whoever changes it meanwhile.
  const fields = useFields<Typed, ChosenSettings>(begun, { of: id, choices: {} });
  const turned = fields.choices;
  const pale = (color: string): string | undefined => {
    const ratio = paleness(color);
    return ratio === undefined ? undefined : t('portal:settings.brandPale', { ratio, least: leastContrast });
  };
  const brand = fields.bind('brandColor');
  const changed = (): ChosenSettings => {
    const { language, brandColor, origins } = fields.values;
    return {
      ...turned,
      ...(origins !== begun.origins && { allowedOrigins: toOrigins(origins) }),
      ...(brandColor !== begun.brandColor && { brandColor }),
      ...(language !== begun.language && { defaultLanguage: language === 'en' || language === 'fa' ? language : '' }),
    };
  };
  return {
    fields,
    brand: { ...brand, problem: pale(brand.value) ?? brand.problem },
    isOn: (flag) => turned[flag] ?? start[flag] ?? onByDefault.includes(flag),
    theirs: theirs.filter(({ label }) => Object.keys(changed()).some((key) => label === t(`portal:settings.${key}`))),
    turn: (flag, on) => fields.choose({ [flag]: on }),
    submit(event) {
      event.preventDefault();
      const { brandColor, origins } = fields.values;
      const wrong = toOrigins(origins).find((origin) => !isOrigin(origin));
      const settings = changed();
      const check = {
        origins: wrong && t('portal:settings.badOrigin', { origin: wrong }),
        brandColor: pale(brandColor),
      };
      void fields
        .send(check, async () =>
          look(await client.category.storecategory({ id, settings, was: ofThose(settings, start) })),
        )
        .then((done) => {
          if (!done) return;
          showSuccess(t('portal:saved'));
          onStored();
        });
    },
  };
}

/** The settings as they were read last, and what somebody else has made of them since. */
function useSettingsRead(id: string, opened: Category['settings']) {
  const tools = useLanguage();
  const { client } = usePortal();
  return useMeanwhile(opened, {
    async again() {
      const reply = await client.category.getcategories({ only: [id], limit: 1 });
      return reply.success ? reply.data.items[0]?.settings : undefined;
    },
    inWords: (settings) => inWords(settings, tools),
  });
}

/** Settings as their fields call them. */
function inWords(settings: ChosenSettings, { t, language }: LanguageTools): readonly StoredMeanwhile[] {
  const { allowedOrigins = [], defaultLanguage, brandColor = '' } = settings;
  return [
    ...flags.map((flag) => ({
      label: t(`portal:settings.${flag}`),
      value: t((settings[flag] ?? onByDefault.includes(flag)) ? 'portal:yes' : 'portal:no'),
    })),
    { label: t('portal:settings.allowedOrigins'), value: allowedOrigins.join(listMark(language)) },
    { label: t('portal:settings.defaultLanguage'), value: t(`portal:settings.language.${defaultLanguage || 'own'}`) },
    { label: t('portal:settings.brandColor'), value: brandColor },
  ];
}
