import { foldDigits } from '../../../engine/numbers/digits.ts';
import type { CslItem } from '../../types.ts';
import { normalizeDoi } from '../doi.ts';

/** What can be told of a reference that is kept as it is: enough to find it twice. */
export function itemOfText(text: string): CslItem {
  const plain = foldDigits(text);
  const doi = normalizeDoi(/10\.\d{4,9}\/\S+/.exec(plain)?.[0] ?? '');
  const pmid = /\bPMID:?\s*(\d{1,8})\b/i.exec(plain)?.[1];
  const address = /https?:\/\/[^\s<>"،؛]+/.exec(text)?.[0]?.replace(/[.,;)\]]+$/, '');
  return {
    type: 'document',
    ...(doi && { DOI: doi }),
    ...(pmid && { PMID: pmid }),
    ...(address && !doi && { URL: address }),
  };
}
