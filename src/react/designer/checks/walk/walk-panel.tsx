import { listMark } from '../../../../engine/languages/traits.ts';
import en from '../../../../../locales/en/checks.json';
import fa from '../../../../../locales/fa/checks.json';
import { useMemo, useRef } from 'react';
import type { FormDefinition } from '../../../../engine/definition/types.ts';
import type { Reach } from '../../../../engine/walk/walk-form.ts';
import { addTexts } from '../../../../store/texts.ts';
import { useLanguage, type LanguageTools } from '../../../ui/language/language.tsx';
import { unbroken } from '../../../ui/language/unbroken.tsx';
import { useStyles } from '../../../ui/style/use-styles.ts';
import { NamedButton } from '../../../kit/button/named-button.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { titleOf } from '../../dialogs/collision-values.ts';
import { sentenceTexts } from '../../texts/sentence-texts.ts';
import checks from '../checks.css?inline';
import { ObstacleList } from '../obstacle-list.tsx';
import { useWalk, type StoppableWalk } from '../use-walk.ts';
import walkStyles from './walk.css?inline';
import { otherReaches, walkRows, type WalkRow } from './walk-rows.ts';

addTexts('checks', { en, fa });
addTexts('sentence', sentenceTexts);

const sheets = [checks, walkStyles];

/** Where a way leads, with the answers that lead there. */
export interface Way {
  readonly reach: Reach;
  /** The page to open; absent where the whole form decides. */
  readonly page?: string;
  readonly title: string;
}

interface WalkPanelProps {
  /** A form that can be filled. */
  readonly definition: FormDefinition;
  show(way: Way): void;
}

/** Whether every page and question can be reached, each with answers that lead there or with what stands in the way. */
export function WalkPanel({ definition, show }: WalkPanelProps) {
  const { t } = useLanguage();
  const root = useRef<HTMLElement>(null);
  useStyles(root, sheets);
  const walk = useWalk(definition);
  const rows = useMemo(() => walkRows(definition, walk.reaches), [definition, walk.reaches]);
  const others = otherReaches(walk.reaches);
  return (
    <section ref={root} className="porsa-d-walk porsa-d-sheet" aria-label={t('checks:walk.title')}>
      <h3>{t('checks:walk.title')}</h3>
      <Progress walk={walk} rows={rows} />
      <ul>
        {rows.map((row) => (
          <Row key={row.path} row={row} definition={definition} show={show} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h4>{t('checks:walk.others')}</h4>
          <ul>
            {others.map((reach) => (
              <Item key={reach.target.path} title={t(`checks:kinds.${kindOf(reach)}`)} reach={reach} show={show} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const kindOf = ({ target: { kind } }: Reach): string => kind;

function Progress({ walk, rows }: { readonly walk: StoppableWalk; readonly rows: readonly WalkRow[] }) {
  const { t } = useLanguage();
  const reached = rows.filter(({ reach }) => reach?.verdict === 'reached').length;
  const isRunning = walk.state === 'running';
  return (
    <div className="porsa-d-walk-progress">
      <p role="status">
        {isRunning && `${t('checks:running')} `}
        {walk.state === 'failed' && t('checks:failed')}
        {walk.state === 'stopped' && `${t('checks:walk.stopped')} `}
        {!isRunning && walk.state !== 'failed' && t('checks:walk.summary', { reached, count: rows.length })}
      </p>
      {isRunning ? (
        <SlButton size="small" onClick={walk.stop}>
          {t('checks:walk.stop')}
        </SlButton>
      ) : (
        <SlButton size="small" onClick={walk.again}>
          {t('checks:walk.again')}
        </SlButton>
      )}
    </div>
  );
}

interface RowProps {
  readonly row: WalkRow;
  readonly definition: FormDefinition;
  show(way: Way): void;
}

/** What stands under no condition of its own tells of its obstacles where they are. */
function Row({ row: { kind, id, page, reach, isImplied }, definition, show }: RowProps) {
  const tools = useLanguage();
  const title = titleOf(id, [definition], tools);
  return <Item kind={kind} title={title} reach={reach} page={page} isImplied={isImplied} show={show} />;
}

interface ItemProps {
  readonly kind?: WalkRow['kind'];
  readonly title: string;
  readonly reach: Reach | undefined;
  readonly page?: string;
  readonly isImplied?: boolean;
  show(way: Way): void;
}

function Item({ kind, title, reach, page, isImplied = false, show }: ItemProps) {
  const tools = useLanguage();
  const { t } = tools;
  const verdict = reach?.verdict ?? 'pending';
  const at = page ?? reach?.target.page;
  return (
    <li data-kind={kind} data-verdict={verdict}>
      <div className="porsa-d-walk-line">
        <span>
          <bdi>{unbroken(title)}</bdi> <span className="porsa-d-walk-verdict">{t(`checks:walk.${verdict}`)}</span>
        </span>
        {reach?.answers && (
          <NamedButton
            size="small"
            label={t('checks:walk.showof', { title })}
            onClick={() => show({ reach, title, ...(at !== undefined && { page: at }) })}
          >
            {t('checks:walk.show')}
          </NamedButton>
        )}
      </div>
      {reach?.patient && !isImplied && (
        <p className="porsa-kit-help">{t('checks:walk.patient', { facts: facts(reach, tools) })}</p>
      )}
      {reach && verdict !== 'reached' && !isImplied && <ObstacleList reach={reach} />}
    </li>
  );
}

function facts({ patient = {} }: Reach, { t, digits, date, language }: LanguageTools): string {
  return Object.entries(patient)
    .map(([name, value]) => {
      const words = name === 'birthdate' ? date(String(value)) : digits(String(value));
      return `${t(`designer:patient.${name}`)}: \u2068${name === 'gender' ? t(`checks:walk.genders.${String(value)}`) : words}\u2069`;
    })
    .join(listMark(language));
}
