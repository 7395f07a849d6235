import { useEffect, useReducer, useState, type ComponentType } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { late } from '../../ui/late/late.tsx';
import { Button } from '../../kit/button/button.tsx';

type OnDemand<P> = ComponentType<P> & {
  /** Fetches the code; asked again after a failure, it tries again. */
  prepare(): Promise<void>;
};

/** A part of the designer whose code is fetched apart. Where it does not come, it says so and tries again on request. */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
  const Loaded = late(load);
  function Part(props: P) {
    const { t } = useLanguage();
    const [failed, setFailed] = useState(false);
    const [tries, retry] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      let current = true;
      const settle = (isFailed: boolean) => () => {
        if (current) setFailed(isFailed);
      };
      Loaded.prepare().then(settle(false), settle(true));
      return () => {
        current = false;
      };
    }, [tries]);
    if (!failed) return <Loaded key={tries} {...props} />;
    return (
      <p className="porsa-kit-help" role="alert">
        {t('designer:toast.notloaded')}{' '}
        <Button kind="link" onClick={retry}>
          {t('common:retry')}
        </Button>
      </p>
    );
  }
  return Object.assign(Part, { prepare: Loaded.prepare });
}
