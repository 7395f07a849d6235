import { useMemo } from 'react';
import { ChangeList, ChangeRow } from '../../../kit/changes/changes.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import type { PartChange, SettingChange } from '../../changes/form-changes.ts';
import { subjectsOf } from '../../editors/sentence/subjects.ts';
import type { Receiver } from '../../sections/use-receivers.ts';
import type { TwoForms } from './comparison.tsx';
import { lineLabel, sayValue, type SaidValue } from './say-line.ts';
import { settingLines } from './setting-lines.ts';

interface SettingListProps {
  readonly kind: PartChange['kind'];
  readonly settings: readonly SettingChange[];
  readonly forms: TwoForms;
  /** Whom rules can name; only rules name anybody. */
  readonly receivers?: readonly Receiver[];
}

/** Settings with both values, before and after. */
export function SettingList({ kind, settings, forms, receivers }: SettingListProps) {
  const tools = useLanguage();
  const { t, language } = tools;
  const subjects = useMemo(() => forms.map((form) => subjectsOf(form, { language, t })), [forms, language, t]);
  const lines = settings.flatMap((setting) => settingLines(setting, forms));
  if (lines.length === 0) return null;
  const [before = [], after = []] = subjects;
  const said = { kind, tools, receivers };
  return (
    <ChangeList>
      {lines.map((line, index) => (
        <ChangeRow
          key={index}
          label={lineLabel(line, { kind, tools })}
          sides={[t('versions:before'), t('versions:after')]}
          before={
            <Value said={sayValue(line, 'before', { ...said, subjects: before, form: forms[0] })} side="before" />
          }
          after={<Value said={sayValue(line, 'after', { ...said, subjects: after, form: forms[1] })} side="after" />}
        />
      ))}
    </ChangeList>
  );
}

function Value({
  said: { words, code, lang, isBlank },
  side,
}: {
  readonly said: SaidValue;
  readonly side: 'before' | 'after';
}) {
  const shown = (
    <>
      {words !== '' && <bdi lang={lang}>{words}</bdi>} {code !== undefined && <code dir="ltr">{code}</code>}
    </>
  );
  if (isBlank) return <em>{shown}</em>;
  return side === 'before' ? <del>{shown}</del> : <ins>{shown}</ins>;
}
