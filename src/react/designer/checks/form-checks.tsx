import { listMark } from '../../../engine/languages/traits.ts';
import en from '../../../../locales/en/checks.json';
import fa from '../../../../locales/fa/checks.json';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { Reach } from '../../../engine/walk/walk-form.ts';
import type { Instrument } from '../../../library/instrument.ts';
import { addTexts } from '../../../store/texts.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { PlaceList, type NotedPlace } from '../dialogs/place-list.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { placeOfProblem } from '../problems/problem-places.ts';
import { sentenceTexts } from '../texts/sentence-texts.ts';
import { alteredInstruments } from './altered-instruments.ts';
import checks from './checks.css?inline';
import { transparentColors } from './transparent-colors.ts';
import { deadValues } from './dead-values.ts';
import { ObstacleList } from './obstacle-list.tsx';
import { placeOfTarget } from './place-of-target.ts';
import { useWalk } from './use-walk.ts';

addTexts('checks', { en, fa });
addTexts('sentence', sentenceTexts);

const sheets = [checks];

interface FormChecksProps {
  close(): void;
  /** How many things were found so far. */
  onFound(count: number): void;
}

interface Group {
  readonly title: string;
  readonly places: readonly NotedPlace[];
}

/** What somebody should look at before the form is published, though nothing of it is an error; each with the way there. */
export function FormChecks({ close, onFound }: FormChecksProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const definition = useStore(model.$definition);
  const walking = useWalk(definition);
  const groups = [...useReached(definition, walking.reaches), ...useWritten(definition)].filter(
    ({ places }) => places.length > 0,
  );
  const count = groups.reduce((sum, { places }) => sum + places.length, 0);
  useEffect(() => onFound(count), [count, onFound]);
  const isClear = walking.state === 'done' && walking.reaches.every(({ verdict }) => verdict === 'reached');
  return (
    <div ref={root} className="porsa-d-checks-part">
      {groups.map(({ title, places }) => (
        <section key={title} className="porsa-d-gap">
          <h3>{title}</h3>
          <PlaceList places={places} close={close} />
        </section>
      ))}
      <p className="porsa-kit-help" role="status">
        {walking.state === 'running' && t('checks:running')}
        {walking.state === 'failed' && t('checks:failed')}
        {isClear && t('checks:clear')}
      </p>
    </div>
  );
}

/** What no answers lead to. */
function useReached(definition: FormDefinition, reaches: readonly Reach[]): readonly Group[] {
  const { t } = useLanguage();
  const noted = (wanted: (reach: Reach) => boolean): readonly NotedPlace[] =>
    reaches.filter(wanted).map((reach) => ({
      place: placeOfTarget(definition, reach.target),
      about: <ObstacleList reach={reach} />,
    }));
  const isSeen = ({ target: { kind } }: Reach): boolean => kind === 'page' || kind === 'question';
  return [
    { title: t('checks:unreachable'), places: noted((reach) => reach.verdict === 'impossible' && isSeen(reach)) },
    { title: t('checks:never'), places: noted((reach) => reach.verdict === 'impossible' && !isSeen(reach)) },
    { title: t('checks:unsure'), places: noted((reach) => reach.verdict === 'notfound') },
  ];
}

/** What is wrong as it is written, whatever is answered. */
function useWritten(definition: FormDefinition): readonly Group[] {
  const tools = useLanguage();
  const { t } = tools;
  const library = useLibrary();
  const found = useMemo(
    () => ({
      dead: deadValues(definition),
      colors: transparentColors(definition),
      altered: alteredInstruments(definition, library),
    }),
    [definition, library],
  );
  const at = (path: string, about: ReactNode): NotedPlace => ({ place: placeOfProblem(definition, path), about });
  return [
    {
      title: t('checks:values'),
      places: found.dead.map(({ kind, path, value }) => at(path, t(`checks:${kind}`, { value }))),
    },
    {
      title: t('checks:colors'),
      places: found.colors.map(({ path, color }) => at(path, t('checks:color', { color: `\u2066${color}\u2069` }))),
    },
    {
      title: t('checks:altered'),
      places: found.altered.map((altered) => at(altered.path, alteredWords(altered, tools))),
    },
  ];
}

function alteredWords(
  { instrument, changes, title }: ReturnType<typeof alteredInstruments>[number],
  { t, text, language }: LanguageTools,
): string {
  if (title !== undefined) return t('checks:missing', { title: text(instrument), question: text(title) });
  const words = changes.map((change) => t(`checks:changes.${change}`));
  return t('checks:instrument', { title: text(instrument), changes: words.join(listMark(language)) });
}

/** Ready instruments, which the form's questions are compared with; none until they are fetched. */
function useLibrary(): readonly Instrument[] {
  const [library, setLibrary] = useState<readonly Instrument[]>([]);
  useEffect(() => {
    let current = true;
    import('../../../library/instruments.ts').then(
      ({ instruments }) => current && setLibrary(instruments),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return library;
}
