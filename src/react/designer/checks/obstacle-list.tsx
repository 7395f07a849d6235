import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { clauseMark } from '../../../engine/languages/traits.ts';
import type { Obstacle, Reach } from '../../../engine/walk/walk-form.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { sayValue } from '../parts/say-value.ts';
import { subjectsOf } from '../editors/sentence/subjects.ts';
import { conditionWords } from './condition-words.ts';

/** Why something is not reached: each condition in words and as it is written, with the values nearest to it. */
export function ObstacleList({ reach: { verdict, obstacles, tries } }: { readonly reach: Reach }) {
  const { t } = useLanguage();
  return (
    <span className="porsa-d-obstacles">
      {obstacles.map((obstacle) => (
        <ObstacleLine key={obstacle.path} obstacle={obstacle} isProven={verdict === 'impossible'} />
      ))}
      {verdict === 'notfound' && <span>{t('checks:tried', { count: tries })}</span>}
    </span>
  );
}

function ObstacleLine({ obstacle, isProven }: { readonly obstacle: Obstacle; readonly isProven: boolean }) {
  const { model } = useDesigner();
  const tools = useLanguage();
  const { t, language } = tools;
  const definition = useStore(model.$definition);
  const subjects = useMemo(() => subjectsOf(definition, { language, t }), [definition, language, t]);
  const { text, isUnwanted, values } = obstacle;
  const said = isUnwanted ? (isProven ? 'skipped' : 'passed') : isProven ? 'blocked' : 'unmet';
  const tried = values.map(({ name, value }) => {
    const subject = subjects.find((each) => each.name === name);
    const option = subject?.options?.find((each) => each.value === value);
    return `${subject?.title ?? name}: ${option?.text ?? sayValue(value, tools)}`;
  });
  return (
    <span>
      <span>{t(`checks:${said}`, { condition: conditionWords(text, subjects, tools) })}</span>{' '}
      <code dir="ltr">{text}</code>
      {tried.length > 0 && <span>{t('checks:nearest', { values: tried.join(clauseMark(language)) })}</span>}
    </span>
  );
}
