import { Icon, type Drawing } from '../../kit/icon/icon.tsx';
import { Link } from './link.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';

interface IconLinkProps {
  readonly icon: Drawing;
  readonly to: string;
  readonly text: string;
}

/** A short link with an icon, beside the link of the item it belongs to. */
export function IconLink({ icon, to, text }: IconLinkProps) {
  return (
    <Link className="porsa-portal-icon-link" to={to}>
      <Icon of={icon} size={18} />
      {unbroken(text)}
    </Link>
  );
}
