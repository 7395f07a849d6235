import { useState } from 'react';
import { coreOf } from '../../../engine/languages/traits.ts';
import type { LeftText } from '../../../proposal/sources/reading/left.ts';
import { Button } from '../../kit/button/button.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';

interface LeftTextsProps {
  readonly left: readonly LeftText[];
  setLeft(left: (before: readonly LeftText[]) => readonly LeftText[]): void;
  /** Takes the text as a source that is shown as it is. */
  keep(text: string): Promise<void>;
  /** Reads the text once more. */
  again(text: string): Promise<boolean>;
}

/** What could not be read, each with why: it can be mended, kept as plain text, or left out. */
export function LeftTexts({ left, setLeft, keep, again }: LeftTextsProps) {
  const { t } = useLanguage();
  if (left.length === 0) return null;
  return (
    <section className="porsa-p-left" aria-label={t('proposal:sources.left')}>
      <h3>{t('proposal:sources.left')}</h3>
      <ul>
        {left.map((each, index) => {
          const drop = (): void => setLeft((before) => before.filter((_, at) => at !== index));
          return (
            <Left
              key={`${index} ${each.text}`}
              left={each}
              drop={drop}
              keep={(text) => void keep(text).then(drop)}
              again={(text) => {
                drop();
                void again(text);
              }}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface LeftProps {
  readonly left: LeftText;
  drop(): void;
  keep(text: string): void;
  again(text: string): void;
}

function Left({ left, drop, keep, again }: LeftProps) {
  const { t, language: reader } = useLanguage();
  const language = coreOf(reader);
  const [text, setText] = useState(left.text);
  return (
    <li>
      <TextField label={left.message[language]} lines={3} value={text} onChange={setText} />
      <div className="porsa-p-actions">
        <Button onClick={() => again(text)}>{t('proposal:sources.again')}</Button>
        <Button onClick={() => keep(text)}>{t('proposal:sources.keeptext')}</Button>
        <Button kind="danger" onClick={drop}>
          {t('proposal:sources.leaveout')}
        </Button>
      </div>
    </li>
  );
}
