import { useMemo } from 'react';
import type { Demand } from '../../../engine/live-form/types.ts';
import { useFilling } from '../filling/filling-context.ts';
import { pagesToFill } from '../filling/pages-to-fill.ts';

const order: readonly Demand[] = ['some', 'most', 'all'];

/** How much of what is asked on this visit must be answered; stars tell apart only where it is `some`. */
export function useDemand(): Demand {
  const { form, patientForm, input } = useFilling();
  const { mode, page } = input;
  return useMemo(() => {
    const { pages } = form.definition;
    const filled = mode === 'fill' ? pagesToFill(pages, form.history.length > 0) : pages;
    const demands = [form.demand(page ? [page] : filled.map(({ id }) => id)), patientForm?.demand() ?? 'all'];
    const isOne = form.count().asked < 2;
    return isOne ? 'some' : (order.find((each) => demands.includes(each)) ?? 'some');
  }, [form, patientForm, mode, page]);
}
