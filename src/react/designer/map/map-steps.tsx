import { useId, useState, type RefObject } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { useGoTo } from '../dialogs/place-list.tsx';
import * as icons from '../icons/icons.ts';
import { useDesigner } from '../model/designer-context.ts';
import { placeOfProblem } from '../problems/problem-places.ts';
import { stepsFrom, type FormMap, type Step } from './explore.ts';
import type { Thing } from './things-of-form.ts';

interface MapStepsProps {
  readonly map: FormMap;
  readonly chosen: Thing;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  follow(key: string): void;
  close(): void;
}

/** One thing between what it depends on and what depends on it. */
export function MapSteps({ map, chosen, heading, follow, close }: MapStepsProps) {
  const { t } = useLanguage();
  const goTo = useGoTo();
  const { place } = chosen;
  const parent = chosen.parent === undefined ? undefined : map.byKey.get(chosen.parent);
  const open = (to: NonNullable<Thing['place']>): void => {
    close();
    goTo(to);
  };
  return (
    <div className="porsa-d-map-thing">
      <header>
        <div>
          <p>
            {t(`map:kinds.${chosen.kind}`)}
            {parent && (
              <Button kind="link" onClick={() => follow(parent.key)}>
                <bdi>{unbroken(parent.title)}</bdi>
              </Button>
            )}
          </p>
          <h3 ref={heading} tabIndex={-1}>
            <bdi>{unbroken(chosen.title)}</bdi>
          </h3>
        </div>
        {place && <Button onClick={() => open(place)}>{t('map:open')}</Button>}
      </header>
      <div className="porsa-d-map-ways">
        {(['needs', 'uses'] as const).map((way) => (
          <Way
            key={`${way} ${chosen.key}`}
            way={way}
            steps={stepsFrom(map, chosen.key, way)}
            follow={follow}
            open={open}
          />
        ))}
      </div>
    </div>
  );
}

interface WayProps {
  readonly way: 'needs' | 'uses';
  readonly steps: readonly Step[];
  follow(key: string): void;
  open(place: NonNullable<Thing['place']>): void;
}

/** Steps that are shown before the rest is asked for. */
const shownAtOnce = 30;

function Way({ way, steps, follow, open }: WayProps) {
  const { t } = useLanguage();
  const heading = useId();
  const [count, setCount] = useState(shownAtOnce);
  const left = steps.length - count;
  return (
    <section aria-labelledby={heading} data-way={way}>
      <h4 id={heading}>{t(`map:${way}`, { count: steps.length })}</h4>
      {steps.length === 0 ? (
        <p className="porsa-kit-help">{t(`map:none.${way}`)}</p>
      ) : (
        <ul>
          {steps.slice(0, count).map((step, index) => (
            <StepRow key={index} way={way} step={step} follow={follow} open={open} />
          ))}
        </ul>
      )}
      {left > 0 && <Button onClick={() => setCount(steps.length)}>{t('map:more', { count: left })}</Button>}
    </section>
  );
}

type StepRowProps = Omit<WayProps, 'steps'> & { readonly step: Step };

function StepRow({ way, step: { link, other, part }, follow, open }: StepRowProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  return (
    <li>
      <p>
        {t(`map:relations.${link.relation}.${way}`)}
        {part && (
          <>
            {' · '}
            <bdi>{unbroken(part.title)}</bdi>
          </>
        )}
      </p>
      <Button kind="link" onClick={() => follow(other.key)}>
        <bdi>{unbroken(other.title)}</bdi>
      </Button>
      {link.text.trim() && <code dir="ltr">{link.text}</code>}
      <IconButton
        icon={icons.settings}
        label={t('map:edit', { title: other.title })}
        onClick={() => open(placeOfProblem(model.$definition.get(), link.path))}
      />
    </li>
  );
}
