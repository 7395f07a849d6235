import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { findDuplicates, type Duplicate } from '../../../proposal/sources/find-duplicates.ts';
import type { CitationStyle } from '../../../proposal/sources/format-source.ts';
import { numberSources } from '../../../proposal/sources/number-sources.ts';
import { Button } from '../../kit/button/button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { QuestionFrame } from '../form/question-frame.tsx';
import { Segments } from '../parts/segments.tsx';
import type { QuestionProps } from '../questions/question-props.ts';
import { UndoButton } from '../parts/undo-button.tsx';
import { useRows } from '../rows/use-rows.ts';
import { AddSources } from './add-sources.tsx';
import { mergeSources, shortName, sourcesOf } from './source-list.ts';
import { SourceItem } from './source-item.tsx';

const styles: readonly CitationStyle[] = ['vancouver', 'apa'];

/** The list of sources: pasted or read from files, set in a style, each with the number it has in the text. */
export function SourcesQuestion({ question }: QuestionProps) {
  const { t } = useLanguage();
  const { store, $style } = useProposal();
  const style = useStore($style);
  const proposal = useStore(store.$proposal);
  const template = useStore(store.$template);
  const sources = sourcesOf(proposal.values[question.id]);
  const numbered = useMemo(() => numberSources(proposal, template).sources, [proposal, template]);
  const duplicates = useMemo(() => findDuplicates(sources), [sources]);
  const rows = useRows({
    rows: sources,
    name: t('proposal:sources.one'),
    blank: () => ({ id: '', item: { type: 'article' } }),
    set: (next, place) => store.set(question.id, next, place),
    undo: <UndoButton store={store} />,
  });
  return (
    <QuestionFrame question={question} group>
      {() => (
        <div className="porsa-p-sources">
          <AddSources
            sources={sources}
            add={(more) =>
              store.set(question.id, [...sourcesOf(store.$proposal.get().values[question.id]), ...more], null)
            }
          />
          {sources.length > 0 && (
            <>
              <div className="porsa-p-sources-head">
                <p>{t('proposal:sources.count', { count: sources.length })}</p>
                <Segments
                  label={t('proposal:sources.style')}
                  options={styles.map((each) => ({ value: each, text: t(`proposal:sources.styles.${each}`) }))}
                  value={style}
                  onChange={(each) => $style.set(each)}
                />
              </div>
              {duplicates.map((duplicate) => (
                <DuplicateNotice key={duplicate.keep} question={question.id} duplicate={duplicate} />
              ))}
              <ol ref={rows.list}>
                {sources.map((source, index) => (
                  <SourceItem
                    key={source.id}
                    source={source}
                    place={numbered.find((each) => each.source.id === source.id)}
                    style={style}
                    rows={rows}
                    index={index}
                  />
                ))}
              </ol>
            </>
          )}
        </div>
      )}
    </QuestionFrame>
  );
}

interface DuplicateNoticeProps {
  readonly question: string;
  readonly duplicate: Duplicate;
}

function DuplicateNotice({ question, duplicate: { keep, drop, by } }: DuplicateNoticeProps) {
  const { t } = useLanguage();
  const { store, toast } = useProposal();
  const kept = sourcesOf(store.$proposal.get().values[question]).find(({ id }) => id === keep);
  const merge = (): void => {
    store.change(mergeSources(store.$proposal.get(), question, keep, drop));
    toast(t('proposal:sources.merged'), <UndoButton store={store} />);
  };
  return (
    <div className="porsa-p-notice">
      <p>
        {t(`proposal:sources.duplicate.${by}`, { count: drop.length + 1 })} <bdi>{kept && shortName(kept)}</bdi>
      </p>
      <Button onClick={merge}>{t('proposal:sources.merge')}</Button>
    </div>
  );
}
