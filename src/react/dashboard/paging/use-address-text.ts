import { useEffect, useState } from 'react';
import { firstPageOf, useAddress } from '../parts/use-address.ts';

/** Nothing is asked while somebody types faster than this, in milliseconds. */
const pause = 180;

interface AddressText {
  readonly typed: string;
  /** What the list is searched by. */
  readonly search: string | undefined;
  type(text: string): void;
}

/** The search of one list among several on a screen, kept in the address once the typing pauses. */
export function useAddressText(name: string, list: string): AddressText {
  const { query, change } = useAddress();
  const search = query.get(name) ?? '';
  const [typed, type] = useState(search);
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === search) return undefined;
    const timer = setTimeout(() => change({ [name]: wanted, ...firstPageOf(list) }, { replace: true }), pause);
    return () => clearTimeout(timer);
  });
  return { typed, search: search || undefined, type };
}
