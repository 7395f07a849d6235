import { useLanguage } from '../../../ui/language/language.tsx';
import { PlaceTitle, useGoTo } from '../../dialogs/place-list.tsx';
import { settingLabel } from './setting-label.ts';
import { Button } from '../../../kit/button/button.tsx';
import type { LeftOut } from '../drawable-form.ts';

interface LeftOutListProps {
  readonly left: readonly LeftOut[];
  /** Nothing of the form can be drawn. */
  readonly isBehind: boolean;
}

/** What of the form is not shown because something is wrong with it; each leads there. */
export function LeftOutList({ left, isBehind }: LeftOutListProps) {
  const { t } = useLanguage();
  const goTo = useGoTo();
  if (left.length === 0 && !isBehind) return null;
  return (
    <div className="porsa-d-full-left" role="status">
      <p>{t(isBehind ? 'designer:preview.none' : 'fullpreview:left', { count: left.length })}</p>
      <ul>
        {left.map(({ place, isWhole }, index) => (
          <li key={index}>
            <Button kind="link" onClick={() => goTo(place)}>
              <bdi>
                <PlaceTitle place={place} />
              </bdi>
            </Button>
            {' – '}
            {isWhole ? t('fullpreview:whole') : settingLabel(place, t)}
          </li>
        ))}
      </ul>
    </div>
  );
}
