import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { questionsOfText } from '../clipboard/questions-of-text.ts';
import { siblingsOf } from '../definition/lift-step.ts';
import { useDesigner } from '../model/designer-context.ts';
import { typeNew } from './begin-typing.ts';
import { TypedTitle } from './typed-title.tsx';

/** The last line of a page: what is written there becomes a question, and pasted lines become many. */
export function AddLine({ parent }: { readonly parent: string }) {
  const tools = useDesigner();
  const { model, actions } = tools;
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const [written, write] = useState('');
  const line = useRef<HTMLDivElement>(null);
  const end = () => ({ parent, index: siblingsOf(model.$definition.get(), parent).length });
  const add = (text: string): void => {
    actions.addMany(questionsOfText(text, editing), end());
    write('');
    requestAnimationFrame(() => line.current?.scrollIntoView({ block: 'nearest' }));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !written.trim()) return;
    event.preventDefault();
    add(written);
  };
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!text.trim().includes('\n')) return;
    event.preventDefault();
    add(written ? `${written}\n${text}` : text);
  };
  return (
    <div ref={line} className="porsa-d-add-line">
      <TypedTitle
        label={t('designer:typing.add')}
        ghost={t('designer:typing.addghost')}
        value={written}
        change={write}
        pick={(type) => typeNew(tools, type, end())}
        onKey={onKey}
        onPaste={paste}
      />
    </div>
  );
}
