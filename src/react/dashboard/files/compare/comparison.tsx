import { useRef, type ReactNode } from 'react';
import type { Score } from '../../../../api/contract/shapes.ts';
import { ChangeList, ChangeRow } from '../../../kit/changes/changes.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { unbroken } from '../../../ui/language/unbroken.tsx';
import * as icons from '../../parts/icons.ts';
import { ScoreWords } from '../../scores/score-words.tsx';
import type { Absent, ComparedAnswer, ComparedResponses, ComparedScore, Given } from './compare-responses.ts';
import { printComparison } from './print-comparison.ts';

type Pair<T> = readonly [before: T, after: T];

interface ComparisonProps {
  readonly compared: ComparedResponses;
  /** Whose responses they are, and to which form; for the printed page. */
  readonly title: string;
  /** What the two are called. */
  readonly heads: Pair<string>;
  readonly versions: Pair<number>;
}

/** What changed comes first; what stayed the same is folded. */
export function Comparison({ compared, title, heads, versions }: ComparisonProps) {
  const { t, language } = useLanguage();
  const sheet = useRef<HTMLDivElement>(null);
  const { scores, changed, askedOnce, unchanged, unchangedScores } = compared;
  const count = scores.length + changed.length;
  const same = unchanged.length + unchangedScores.length;
  const print = (): void => {
    if (sheet.current) void printComparison(sheet.current, { title, language });
  };
  return (
    <div className="porsa-portal-sheet porsa-portal-comparison">
      <div className="porsa-portal-comparison-head">
        <p role="status">{t(count === 0 ? 'portal:compare.none' : 'portal:compare.count', { count })}</p>
        <SlButton onClick={print}>
          <Icon of={icons.print} size={18} slot="prefix" />
          {t('portal:compare.print')}
        </SlButton>
      </div>
      <div ref={sheet}>
        <p className="porsa-portal-comparison-sides">
          <bdi>{heads[0]}</bdi> <span aria-hidden="true">↔</span> <bdi>{heads[1]}</bdi>
        </p>
        <Part title={t('portal:compare.scores')} isShown={scores.length > 0}>
          <Scores scores={scores} versions={versions} />
        </Part>
        <Part title={t('portal:compare.changed')} isShown={changed.length > 0}>
          <Answers answers={changed} versions={versions} isChanged />
        </Part>
        <Part title={t('portal:compare.askedOnce')} isShown={askedOnce.length > 0}>
          <Answers answers={askedOnce} versions={versions} />
        </Part>
        {same > 0 && (
          <details>
            <summary>{t('portal:compare.unchanged', { count: same })}</summary>
            <Scores scores={unchangedScores} versions={versions} />
            <Answers answers={unchanged} versions={versions} />
          </details>
        )}
      </div>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

function Part({ title, isShown, children }: PartProps) {
  if (!isShown) return null;
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface ScoresProps {
  readonly scores: readonly ComparedScore[];
  readonly versions: Pair<number>;
}

function Scores({ scores, versions }: ScoresProps) {
  const { t, text, number } = useLanguage();
  if (scores.length === 0) return null;
  return (
    <ChangeList>
      {scores.map(({ name, before, after }) => {
        const score = 'value' in after ? after : 'value' in before ? before : undefined;
        const delta = 'value' in after && 'value' in before ? after.value - before.value : 0;
        const signed = `${delta > 0 ? '+' : '−'}${number(Math.abs(delta), score?.floatcount)}`;
        return (
          <ChangeRow
            key={name}
            label={text(score?.title) || name}
            sides={[t('portal:compare.before'), t('portal:compare.after')]}
            before={<OneScore of={before} version={versions[0]} />}
            after={
              <>
                <OneScore of={after} version={versions[1]} />
                {delta !== 0 && (
                  <span className="porsa-portal-comparison-delta">
                    <span className="porsa-kit-hidden">{t('portal:compare.delta')} </span>
                    <bdi dir="ltr">{signed}</bdi>
                  </span>
                )}
              </>
            }
          />
        );
      })}
    </ChangeList>
  );
}

function OneScore({ of, version }: { readonly of: Score | Absent; readonly version: number }) {
  return 'value' in of ? <ScoreWords score={of} /> : <Blank of={of} version={version} />;
}

interface AnswersProps {
  readonly answers: readonly ComparedAnswer[];
  readonly versions: Pair<number>;
  readonly isChanged?: boolean;
}

function Answers({ answers, versions, isChanged = false }: AnswersProps) {
  const { t } = useLanguage();
  if (answers.length === 0) return null;
  return (
    <ChangeList>
      {answers.map(({ name, title, titleBefore, before, after, readsAlike }) => (
        <ChangeRow
          key={name}
          label={
            <>
              <bdi>{unbroken(title)}</bdi>
              {titleBefore && (
                <small>
                  {t('portal:compare.wording', { version: versions[0], title: `\u2068${titleBefore}\u2069` })}
                </small>
              )}
              {readsAlike && <small>{t('portal:compare.alike')}</small>}
            </>
          }
          sides={[t('portal:compare.before'), t('portal:compare.after')]}
          before={<Value of={before} other={after} version={versions[0]} mark={isChanged ? 'del' : undefined} />}
          after={<Value of={after} other={before} version={versions[1]} mark={isChanged ? 'ins' : undefined} />}
        />
      ))}
    </ChangeList>
  );
}

interface ValueProps {
  readonly of: Given;
  readonly other: Given;
  readonly version: number;
  readonly mark: 'del' | 'ins' | undefined;
}

/** An answer; of one with rows those are marked that the other has not. */
function Value({ of, other, version, mark }: ValueProps) {
  if ('missing' in of) return <Blank of={of} version={version} />;
  const shared = 'lines' in other && of.lines.length > 1 ? other.lines : [];
  return of.lines.map((line, index) => {
    const Line = mark === undefined || shared.includes(line) ? 'bdi' : mark;
    return (
      <Line key={index} className="porsa-portal-comparison-line">
        {Line === 'bdi' ? line : <bdi>{line}</bdi>}
      </Line>
    );
  });
}

function Blank({ of: { missing }, version }: { readonly of: Absent; readonly version: number }) {
  const { t } = useLanguage();
  return <em>{t(`portal:compare.missing.${missing}`, { version })}</em>;
}
