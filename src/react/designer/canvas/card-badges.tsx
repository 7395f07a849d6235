import type { Question } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePart, useDesigner } from '../model/designer-context.ts';
import { Icon, type Drawing } from '../../kit/icon/icon.tsx';
import * as icons from '../icons/icons.ts';

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
          <Icon of={icon} size={11} />
          {t(`designer:badges.${key}`)}
        </span>
      ))}
      {problems > 0 && (
        <span className="porsa-d-badge" data-kind="problem">
          <Icon of={icons.warning} size={11} />
          {t('designer:badges.problems', { count: problems })}
        </span>
      )}
    </>
  );
}

function badgesOf(
  question: Question,
  conditioned: boolean,
): readonly { readonly key: string; readonly icon: Drawing }[] {
  const badges = [
    { key: 'mandatory', icon: icons.asterisk, when: question.mandatory === true },
    { key: 'condition', icon: icons.condition, when: conditioned },
    { key: 'formula', icon: icons.lightning, when: question.formula !== undefined },
    { key: 'repeats', icon: icons.copy, when: question.questions !== undefined && question.multimode === true },
    { key: 'hiddenuser', icon: icons.eyeOff, when: question.showforuser === false },
    { key: 'hiddensecretary', icon: icons.eyeOff, when: question.showforsecretary === false },
  ];
  return badges.filter((badge) => badge.when);
}
