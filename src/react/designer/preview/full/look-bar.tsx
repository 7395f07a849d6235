import type { CoreLanguage, Role } from '../../../../engine/definition/types.ts';
import { Field, SelectField } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { localToday } from '../../../ui/language/moment.ts';
import { languages } from '../../definition/languages.ts';
import { AnswerInput } from '../../editors/answer/answer-input.tsx';
import { roles } from '../../editors/basic/roles-field.tsx';
import { useDesigner } from '../../model/designer-context.ts';
import type { FullLook } from './full-preview.tsx';

interface LookBarProps {
  readonly look: FullLook;
  change(changes: Partial<FullLook>): void;
}

/** As whom, in which language and calendar, on what and on which day the form is seen. */
export function LookBar({ look, change }: LookBarProps) {
  const { previewReport } = useDesigner();
  const { t } = useLanguage();
  const choice = (values: readonly string[], words: (value: string) => string) =>
    values.map((value) => ({ value, text: words(value) }));
  return (
    <div className="porsa-d-full-bar">
      <SelectField
        label={t('designer:preview.role')}
        value={look.role}
        options={choice(roles, (value) => t(`designer:roles.${value}`))}
        onChange={(role) => change({ role: role as Role })}
      />
      <SelectField
        label={t('designer:preview.language')}
        value={look.language}
        options={choice(languages, (value) => t(`designer:languages.${value}`))}
        onChange={(language) => change({ language: language as CoreLanguage, calendar: language as CoreLanguage })}
      />
      <SelectField
        label={t('fullpreview:calendar')}
        value={look.calendar}
        options={choice(languages, (value) => t(`fullpreview:calendars.${value}`))}
        onChange={(calendar) => change({ calendar: calendar as CoreLanguage })}
      />
      <SelectField
        label={t('fullpreview:theme')}
        value={look.theme}
        options={choice(['light', 'dark'], (value) => t(`fullpreview:themes.${value}`))}
        onChange={(theme) => change({ theme: theme === 'dark' ? 'dark' : 'light' })}
      />
      <SelectField
        label={t('fullpreview:screen')}
        value={look.isPhone ? 'phone' : 'desk'}
        options={choice(['desk', 'phone'], (value) => t(`fullpreview:screens.${value}`))}
        onChange={(screen) => change({ isPhone: screen === 'phone' })}
      />
      <Field label={t('fullpreview:today')} group>
        {(control) => (
          <AnswerInput
            control={control}
            question={{ type: 'date', title: t('fullpreview:today') }}
            value={look.today ?? localToday()}
            change={(day) => change({ today: typeof day === 'string' && day !== localToday() ? day : undefined })}
          />
        )}
      </Field>
      {previewReport && (
        <SelectField
          label={t('fullpreview:beside')}
          value={look.hasReport ? 'report' : 'none'}
          options={choice(['report', 'none'], (value) => t(`fullpreview:besides.${value}`))}
          onChange={(beside) => change({ hasReport: beside === 'report' })}
        />
      )}
    </div>
  );
}
