import type { Drawing } from '../../kit/icon/icon.tsx';
import { MoreMenu } from '../../kit/menu/more-menu.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { IconLink } from '../link/icon-link.tsx';

/** A way from a form to something of it, or what can be done with it. */
export type CardAction = {
  readonly icon: Drawing;
  readonly text: string;
  /** What it takes away does not come back by itself. */
  readonly danger?: boolean;
} & ({ readonly to: string } | { act(): void });

interface CardActionsProps {
  /** The form they belong to. */
  readonly title: string;
  readonly actions: readonly CardAction[];
}

/** So many stand beside each other by their names. */
const most = 2;

/** At the foot of a card: two ways by their names, or the first one and a menu of the others. */
export function CardFoot({ title, actions }: CardActionsProps) {
  const { t } = useLanguage();
  const named = actions.length > most ? actions.slice(0, 1) : actions;
  return (
    <>
      {named.map(
        (action) =>
          'to' in action && <IconLink key={action.text} icon={action.icon} to={action.to} text={action.text} />,
      )}
      <CardMenu title={title} actions={actions.slice(named.length)} text={t('portal:category.more')} />
    </>
  );
}

/** All of them in one menu, where a card is a row. */
export function CardMenu({ title, actions, text }: CardActionsProps & { readonly text?: string }) {
  const { t } = useLanguage();
  const { navigation } = usePortal();
  return (
    <MoreMenu
      text={text}
      label={t('portal:category.moreOf', { title })}
      actions={actions.map((action) => ({
        ...action,
        act: () => ('to' in action ? navigation.go(action.to) : action.act()),
      }))}
    />
  );
}
