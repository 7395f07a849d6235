import { Fragment } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { onward } from './onward.ts';
import type { Thing } from './things-of-form.ts';

interface MapCirclesProps {
  readonly circles: readonly (readonly Thing[])[];
  follow(key: string): void;
}

/** Things that wait for each other, each circle as its path. */
export function MapCircles({ circles, follow }: MapCirclesProps) {
  const { t } = useLanguage();
  if (circles.length === 0) return null;
  return (
    <section className="porsa-d-map-circles" aria-label={t('map:circles', { count: circles.length })}>
      <h3>{t('map:circles', { count: circles.length })}</h3>
      <ul>
        {circles.map((circle, index) => (
          <li key={index}>
            {circle.map((thing, at) => (
              <Fragment key={at}>
                {at > 0 && <Icon of={onward} size={16} />}
                <Button kind="link" onClick={() => follow(thing.key)}>
                  <bdi>{unbroken(thing.title)}</bdi>
                </Button>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
