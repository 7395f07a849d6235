import type { Question } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language.tsx';
import { usePart, useDesigner } from '../designer-context.ts';
import { Icon } from '../icon.tsx';

/** What sets a question apart, at a glance. */
export function CardBadges({ question }: { readonly question: Question }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const conditioned = usePart(model.$conditioned, (targets) => targets.has(question.id));
  const problems = usePart(model.$problems, (all) => all.get(question.id)?.length ?? 0);
  const badges = badgesOf(question, conditioned);
  return (
    <>
      {badges.map(({ key, icon }) => (
        <span key={key} className="porsa-d-badge" data-kind={key}>
          <Icon name={icon} size={11} />
          {t(`designer:badges.${key}`)}
        </span>
      ))}
      {problems > 0 && (
        <span className="porsa-d-badge" data-kind="problem">
          <Icon name="exclamation-triangle" size={11} />
          {t('designer:badges.problems', { count: problems })}
        </span>
      )}
    </>
  );
}

function badgesOf(
  question: Question,
  conditioned: boolean,
): readonly { readonly key: string; readonly icon: string }[] {
  const badges = [
    { key: 'mandatory', icon: 'asterisk', when: question.mandatory === true },
    { key: 'condition', icon: 'signpost-split', when: conditioned },
    { key: 'formula', icon: 'lightning', when: question.formula !== undefined },
    { key: 'repeats', icon: 'copy', when: question.questions !== undefined && question.multimode === true },
    { key: 'hiddenuser', icon: 'eye-slash', when: question.showforuser === false },
    { key: 'hiddensecretary', icon: 'eye-slash', when: question.showforsecretary === false },
  ];
  return badges.filter((badge) => badge.when);
}
