import { useId } from 'react';
import type { Ending } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { changeEnding, moveEnding, removeEnding } from '../edits/endings.ts';
import { FormulaField } from '../editors/formula/formula-field.tsx';
import { LocalizedField } from '../editors/basic/localized-field.tsx';
import { SeverityField } from '../editors/basic/severity-field.tsx';
import { TextField } from '../editors/basic/text-field.tsx';
import { useProblems } from '../field/use-problems.ts';
import { Problems } from '../field/problems.tsx';
import { EndingLinks } from './ending-links.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import * as icons from '../icons/icons.ts';

interface EndingCardProps {
  readonly ending: Ending;
  readonly index: number;
  readonly count: number;
}

/** One ending: what it says, how urgent it is, where it leads, and when it is shown. */
export function EndingCard({ ending, index, count }: EndingCardProps) {
  const { t } = useLanguage();
  const problems = useProblems(ending.id, '');
  return (
    <article
      className="porsa-d-condition porsa-d-ending"
      data-ending={ending.id}
      data-focus-ending={ending.id}
      tabIndex={-1}
      aria-label={t('designer:endings.one', { place: index + 1 })}
    >
      <EndingHead ending={ending} index={index} count={count} />
      {problems.length > 0 && <Problems of={problems} />}
      <EndingFields ending={ending} />
    </article>
  );
}

/** Which ending it is, and the ways up, down and out of the list. */
function EndingHead({ ending: { id }, index, count }: EndingCardProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const place = { place: index + 1 };
  const move = (to: number): void => model.edit((form) => moveEnding(form, id, to));
  const remove = (): void => {
    model.edit((form) => removeEnding(form, id));
    model.$toast.set({ text: t('designer:endings.removed'), undo: true });
  };
  return (
    <div className="porsa-d-row">
      <strong>{t('designer:endings.one', place)}</strong>
      <IconButton
        icon={icons.arrowUp}
        label={t('designer:endings.up', place)}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      />
      <IconButton
        icon={icons.arrowDown}
        label={t('designer:endings.down', place)}
        disabled={index === count - 1}
        onClick={() => move(index + 1)}
      />
      <IconButton icon={icons.trash} danger label={t('designer:endings.remove', place)} onClick={remove} />
    </div>
  );
}

function EndingFields({ ending }: Pick<EndingCardProps, 'ending'>) {
  const { t } = useLanguage();
  const title = useEndingField(ending, 'title');
  const text = useEndingField(ending, 'text');
  const severity = useEndingField(ending, 'severity');
  const links = useEndingField(ending, 'links');
  const redirect = useEndingField(ending, 'redirect');
  const when = useEndingField(ending, 'when');
  return (
    <>
      <LocalizedField {...title} />
      <LocalizedField {...text} long />
      <SeverityField {...severity} help={t('designer:endings.severityhint')} />
      <EndingLinks
        owner={ending.id}
        links={links.value ?? []}
        change={(next, part) => links.change(next.length ? next : undefined, part)}
      />
      <TextField {...redirect} ltr help={t('designer:endings.redirecthint')} />
      <FormulaField {...when} gives="truth" help={t('designer:endings.whenhint')} />
    </>
  );
}

/** One setting of an ending, as its editor takes it. */
function useEndingField<K extends keyof Ending>(ending: Ending, key: K) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  return {
    id: `${useId()}-${key}`,
    label: t(`designer:endings.${key}`),
    problem: useProblems(ending.id, key),
    value: ending[key],
    change: (value: unknown, part: string | null = ''): void =>
      model.edit((form) => changeEnding(form, ending.id, { [key]: value }), `${ending.id} ${key} ${part ?? ''}`),
  };
}
