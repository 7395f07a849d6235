import { useMemo, useState } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useDesigner } from '../../model/designer-context.ts';
import { GroupEditor } from './group-editor.tsx';
import { isFinished, readSentence, writeSentence, type Group } from './sentence.ts';
import { subjectsOf } from './subjects.ts';
import { addTexts } from '../../../../store/texts.ts';
import { sentenceTexts } from '../../texts/sentence-texts.ts';

addTexts('sentence', sentenceTexts);

interface SentenceEditorProps {
  /** What the sentence is for, such as "Show when". */
  readonly label: string;
  readonly formula: string;
  change(formula: string | undefined): void;
}

/** A condition built of clauses; the formula takes what they say once each is finished. */
export function SentenceEditor({ label, formula, change }: SentenceEditorProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const definition = useStore(model.$definition);
  const language = useStore(model.$editing);
  const subjects = useMemo(() => subjectsOf(definition, { language, t }), [definition, language, t]);
  const [built, build] = useState<{ readonly formula: string; readonly group: Group }>();
  const read = useMemo(() => readSentence(formula), [formula]);
  // What is being built stands as long as the formula is the one it was built on; an undo or typing takes over.
  const group = built?.formula === formula ? built.group : read;
  if (!group)
    return (
      <p className="porsa-kit-help" role="status">
        {t('sentence:unreadable')}
      </p>
    );
  const isWhole = group.parts.length === 0 || isFinished(group);
  const put = (next: Group): void => {
    const isReady = next.parts.length === 0 || isFinished(next);
    const written = isReady ? writeSentence(next) : formula;
    build({ formula: written, group: next });
    if (written !== formula) change(written || undefined);
  };
  return (
    <div className="porsa-d-sentence" role="group" aria-label={t('sentence:label', { label })}>
      <GroupEditor group={group} subjects={subjects} put={put} />
      <p className="porsa-kit-help" role="status">
        {!isWhole && t('sentence:unfinished')}
      </p>
    </div>
  );
}
