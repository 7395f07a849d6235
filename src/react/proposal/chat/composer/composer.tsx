import { useId, type KeyboardEvent, type Ref } from 'react';
import { useStore } from '@nanostores/react';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { send, undo } from '../../icons.ts';
import type { ChatStore } from '../store/create-chat.ts';

interface ComposerProps {
  readonly chat: ChatStore;
  readonly box: Ref<HTMLTextAreaElement>;
  readonly canTakeBack: boolean;
  onTakeBack(): void;
}

/** Lines that the box grows to before it scrolls. */
const mostLines = 6;

/** The text box at the foot: Enter sends, Shift and Enter begin a new line. */
export function Composer({ chat, box, canTakeBack, onTakeBack }: ComposerProps) {
  const { t } = useLanguage();
  const id = useId();
  const draft = useStore(chat.$draft);
  const submit = (): void => chat.send(draft);
  return (
    <form
      className="porsa-p-composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div>
        <IconButton icon={undo} label={t('proposal:chat.takeback')} disabled={!canTakeBack} onClick={onTakeBack} />
        <label htmlFor={id} className="porsa-kit-hidden">
          {t('proposal:chat.answer')}
        </label>
        <textarea
          ref={box}
          id={id}
          dir={draft === '' ? undefined : 'auto'}
          rows={linesOf(draft)}
          className="porsa-kit-control"
          placeholder={t('proposal:chat.placeholder')}
          aria-describedby={`${id}-keys`}
          value={draft}
          onChange={(event) => chat.$draft.set(event.target.value)}
          onKeyDown={(event) => isSend(event) && (event.preventDefault(), submit())}
        />
        <IconButton type="submit" icon={send} label={t('proposal:chat.send')} />
      </div>
      <p id={`${id}-keys`} className="porsa-kit-hidden">
        {t('proposal:chat.keys')}
      </p>
    </form>
  );
}

/** While an input method composes a word, Enter ends the word. */
const isSend = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;

function linesOf(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1 && lines < mostLines; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
