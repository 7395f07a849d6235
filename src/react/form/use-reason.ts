import { useEffect, useState } from 'react';
import { useLanguage } from '../ui/language.tsx';
import { errorName } from './form-source.ts';
import { sayFailure } from './notices.tsx';

/** Why the server refused, in the reader's words; nothing while they are on their way. */
export function useReason(code: number | undefined): string | undefined {
  const language = useLanguage();
  const [name, setName] = useState<string>();
  useEffect(() => {
    let current = true;
    const take = (found: string) => {
      if (current) setName(found);
    };
    if (code !== undefined) errorName(code).then(take, () => take('internal'));
    return () => {
      current = false;
    };
  }, [code]);
  return name && sayFailure({ code: name }, language);
}
