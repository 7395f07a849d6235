import { useState } from 'react';
import { Icon } from '../../kit/icon/icon.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import * as icons from '../icons/icons.ts';

/** Whether it was copied: a page without TLS has no clipboard, and a person may forbid it. */
const copyText = async (text: string): Promise<boolean> =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false;

/** A text that is copied as a whole; reports it once the clipboard has it. */
export function Copied({
  text,
  label,
  children,
}: {
  readonly text: string;
  readonly label: string;
  readonly children: string;
}) {
  const { t } = useLanguage();
  const [outcome, setOutcome] = useState<'copied' | 'notcopied'>();
  const copy = async (): Promise<void> => {
    setOutcome(undefined);
    setOutcome((await copyText(text)) ? 'copied' : 'notcopied');
  };
  return (
    <div className="porsa-d-share-copy">
      <pre className="porsa-d-share-code" dir="ltr" tabIndex={0} aria-label={label}>
        <code>{text}</code>
      </pre>
      <div className="porsa-d-share-row">
        <SlButton onClick={() => void copy()}>
          <Icon of={icons.copy} size={18} slot="prefix" />
          {children}
        </SlButton>
        <span role="status">{outcome && t(`designer:share.${outcome}`)}</span>
      </div>
    </div>
  );
}
