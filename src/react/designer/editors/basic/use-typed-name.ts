import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** An input whose text is taken once it is left or Enter is pressed; Escape puts back what was there. */
export function useTypedName(value: string, take: (value: string) => void) {
  const [typed, setTyped] = useState<string>();
  const latest = useRef({ typed, value, take });
  latest.current = { typed, value, take };
  const finish = (): void => {
    const { typed: written, value: before, take: taken } = latest.current;
    setTyped(undefined);
    if (written !== undefined && written !== before) taken(written);
  };
  // What is typed is taken also where the input goes before it is left.
  useEffect(
    () => () => {
      const { typed: written, value: before, take: taken } = latest.current;
      if (written !== undefined && written !== before) taken(written);
    },
    [],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') finish();
    if (event.key !== 'Escape' || typed === undefined) return;
    event.stopPropagation();
    latest.current.typed = undefined;
    setTyped(undefined);
  };
  return {
    value: typed ?? value,
    onChange: (event: { readonly target: { readonly value: string } }) => setTyped(event.target.value),
    onBlur: finish,
    onKeyDown,
  };
}
