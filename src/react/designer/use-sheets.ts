import { useMemo } from 'react';
import type { FieldViews } from '../ui/field/field-view.ts';

/** The designer's style sheets and those of the field views, which it shows for default values. */
export function useSheets(own: readonly string[], views: FieldViews): readonly string[] {
  return useMemo(() => [...own, ...new Set(Object.values(views).flatMap((view) => view.styles ?? []))], [own, views]);
}
