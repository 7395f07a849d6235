import type { Option } from '../../../../engine/definition/types.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import type { OptionPath } from '../../definition/options.ts';
import type { OptionEdits } from './option-edits.ts';

interface OptionCodeProps {
  readonly option: Option;
  readonly path: OptionPath;
  readonly edits: OptionEdits;
  /** The words of a control, with the option’s place in them. */
  label(key: string): string;
}

/** What other systems call the option: the address of a code system, and the code in it. An imported one is shown until another is written. */
export function OptionCode({ option, path, edits, label }: OptionCodeProps) {
  const { t } = useLanguage();
  const imported = edits.imported(option.value);
  const write = (key: 'system' | 'code', text: string): void =>
    edits.change(path, key, ({ [key]: _, ...before }) => (text === '' ? before : { ...before, [key]: text }));
  const input = (key: 'system' | 'code', ghost: string) => (
    <input
      className="porsa-kit-control porsa-d-mono"
      aria-label={label(key)}
      placeholder={ghost}
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      value={option[key] ?? ''}
      onChange={(event) => write(key, event.target.value.trim())}
    />
  );
  return (
    <div className="porsa-d-row">
      {input('system', imported?.system ?? t('designer:options.systemshort'))}
      {input('code', imported?.code ?? t('designer:options.codeshort'))}
    </div>
  );
}
