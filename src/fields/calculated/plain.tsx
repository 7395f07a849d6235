import type { FormScope } from '../../engine/live-form/types.ts';
import type { Question } from '../../engine/definition/types.ts';
import { bandOf } from '../../engine/outcome/band-of.ts';
import { useLanguage, type LanguageTools } from '../../react/ui/language/language.tsx';
import { isEmptySum } from '../../react/ui/results/is-empty-sum.ts';
import { asSelf, type PlainView, type PlainViewProps } from '../plain/plain-view.ts';
import { calculatedModel } from './model.ts';

/** A result as text, with what it means where it has a meaning. */
function PlainResult({ question, state, scope, id }: PlainViewProps) {
  const language = useLanguage();
  const { show } = language;
  const { value } = state;
  const band = value === undefined ? undefined : bandOf(value, question);
  return (
    <dl className="plain-result" data-severity={band?.severity}>
      <dt>
        {show(question.title)}
        {question.subtitle && (
          <span id={`${id}-subtitle`} className="plain-note">
            {show(question.subtitle)}
          </span>
        )}
      </dt>
      <dd id={id}>
        <b>{value !== undefined && show(calculatedModel.format(value, question, language))}</b>
        {typeof value === 'number' && !question.unit && rangeOf(scope.bounds(question.name), language)}
        {band && <span className="plain-band">{show(band.text)}</span>}
      </dd>
    </dl>
  );
}

/** What a score is out of. */
function rangeOf({ min, max }: Pick<Question, 'min' | 'max'>, { t, number }: LanguageTools): string {
  if (typeof max !== 'number') return '';
  return typeof min === 'number' && min !== 0 ? ` (${number(min)}–${number(max)})` : ` ${t('form:of', { max })}`;
}

const isEmpty = ({ name }: Question, scope: FormScope): boolean =>
  scope.get(name) === undefined || isEmptySum(scope, name);

export const calculatedPlain: PlainView = { labelling: asSelf, View: PlainResult, isEmpty };
