import { memo, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { Question } from '../../../engine/definition/types.ts';
import type { QuestionListProps } from '../../ui/field/filler-tools.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { blocksOf } from './question-blocks.ts';
import { atOnce, partsOf } from './question-parts.ts';
import { createMonitor } from './question-monitor.ts';
import { useQuestionTools } from './question-tools.ts';

/**
 * Questions on their grid of twelve columns; a long list in parts, of which those out of sight are neither laid out nor painted.
 *
 * Of a list of thousands the first parts are drawn at once, and the others between the person's acts: one that is in the
 * document can be found in the page, reached by keyboard and printed.
 */
export const QuestionList = memo(function QuestionList({ questions, scope }: QuestionListProps) {
  const parts = useMemo(() => partsOf(questions), [questions]);
  const first = atOnce(parts);
  const isWhole = useDeferredValue(true, first === parts);
  if (parts.length < 2)
    return (
      <div className="porsa-questions">
        <Drawn questions={questions} scope={scope} />
      </div>
    );
  return (
    <div className="porsa-parts" aria-busy={!isWhole || undefined}>
      {(isWhole ? parts : first).map((part) => (
        <div key={part[0]?.id} className="porsa-questions" data-part="true">
          <Drawn questions={part} scope={scope} />
        </div>
      ))}
    </div>
  );
});

/** Each question in its frame; of an open form, what belongs together as one. */
function Drawn({ questions, scope }: QuestionListProps) {
  const tools = useQuestionTools();
  const language = useLanguage();
  const monitor = useMemo(() => createMonitor(scope, questions, tools), [scope, questions, tools]);
  const shown = useSyncExternalStore(monitor.subscribe, monitor.read, monitor.read);
  const { views, readOnly } = tools;
  const apart = readOnly || scope.form.definition.scaleTables === false;
  const blocks = useMemo(() => blocksOf(questions, apart ? {} : views), [questions, apart, views]);
  let drawn = 0;
  return blocks.map((block) => {
    const from = drawn;
    drawn += block.length;
    const frames = block.map((question, at) => (
      <QuestionFrame
        key={question.id}
        question={question}
        scope={scope}
        tools={tools}
        language={language}
        watched={monitor.watched[from + at]!}
        shown={shown[from + at]!}
      />
    ));
    const [{ id, type }] = block as [Question];
    const Block = block.length > 1 && views[type].block?.Block;
    return Block ? <Block key={id} questions={block} children={frames} /> : frames[0];
  });
}
