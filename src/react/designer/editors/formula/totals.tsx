import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { Button } from '../../../kit/button/button.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useDesigner } from '../../model/designer-context.ts';
import * as icons from '../../icons/icons.ts';
import { totalsFor } from './score-totals.ts';

interface TotalsProps {
  readonly owner: string;
  take(formula: string): void;
}

/** The sums of scores that a formula still to be written may be: those of its page, and those of the form. */
export function Totals({ owner, take }: TotalsProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const definition = useStore(model.$definition);
  const totals = useMemo(() => totalsFor(definition, owner), [definition, owner]);
  if (totals.length === 0) return null;
  return (
    <div className="porsa-d-row-buttons">
      {totals.map(({ of, count, formula }) => (
        <Button key={of} icon={icons.plus} data-total={of} onClick={() => take(formula)}>
          {t(`designer:formula.totals.${of}`, { count })}
        </Button>
      ))}
    </div>
  );
}
