import type { Page } from '../../engine/definition/types.ts';
import type { Demand } from '../../engine/live-form/types.ts';
import type { PlainFilling } from './open-filling.ts';

const order: readonly Demand[] = ['some', 'most', 'all'];

/** How much of what a page asks must be answered; what is required is marked only where it is `some`. */
export function pageDemand({ core, form, patientForm }: PlainFilling, page: Page): Demand {
  const asksPatient = patientForm !== undefined && page === core.$state.get().pages[0];
  const demands = [form.demand([page.id]), ...(asksPatient ? [patientForm.demand()] : [])];
  if (form.count([page.id]).asked < 2) return 'some';
  return order.find((each) => demands.includes(each)) ?? 'some';
}
