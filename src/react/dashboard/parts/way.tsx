import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';

/** A further way from a card, beside its own. */
export function Way({ icon, to, text }: { readonly icon: IconName; readonly to: string; readonly text: string }) {
  return (
    <Link className="porsa-portal-way" to={to}>
      <Icon name={icon} size={18} />
      {text}
    </Link>
  );
}
