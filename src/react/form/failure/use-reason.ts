import { useEffect, useState } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { failureText } from './failure-text.ts';
import { errorName } from './failure.ts';

/** Why the server refused, in the reader's words; undefined while they load. */
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
  return name && failureText({ code: name }, language);
}
