import { OtherLanguages } from '../../sign-in/other-languages.tsx';
import { Logo } from '../../pictures/logo.tsx';

/** The product, and the way to the other language. */
export function CommentedHead() {
  return (
    <div className="porsa-portal-commented-bar">
      <div className="porsa-portal-brand">
        <Logo />
      </div>
      <OtherLanguages />
    </div>
  );
}
