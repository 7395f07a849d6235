import { useEffect } from 'react';
import { setScreen } from '../../store/session.ts';

export interface ScreenHead {
  readonly title: string;
  readonly subTitle?: string;
  /** Not for first screens. */
  readonly back?: boolean;
  /** The screen reads `q` of the query. */
  readonly search?: boolean;
}

/** Tells the top bar what this screen is; leaving it clears the search text. */
export function useScreen({ title, subTitle = '', back = true, search = false }: ScreenHead): void {
  useEffect(() => setScreen({ title, subTitle, allowBack: back, allowSearch: search }), [title, subTitle, back, search]);
  useEffect(() => () => setScreen({ search: '' }), []);
}
