import { useEffect, useState } from 'react';
import { loadTemplate } from '../../../../proposal/template/load-template.ts';
import type { ProposalTemplate } from '../../../../proposal/template/types.ts';
import type { Proposal } from '../../../../proposal/types.ts';

export type LoadedTemplate =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly template: ProposalTemplate };

/** The template to show a proposal by: the one that came with it, or Porsa's own of that id, or else the standard one. */
export function useTemplate({ template: id }: Pick<Proposal, 'template'>, own?: ProposalTemplate): LoadedTemplate {
  const [found, setFound] = useState<{ readonly id: string; readonly template: ProposalTemplate | undefined }>();
  const [tries, setTries] = useState(0);
  const known = own !== undefined;
  useEffect(() => {
    if (known) return;
    let isCurrent = true;
    void find(id).then((template) => {
      if (isCurrent) setFound({ id, template });
    });
    return () => {
      isCurrent = false;
    };
  }, [known, id, tries]);
  if (own) return { state: 'ready', template: own };
  if (found?.id !== id) return { state: 'loading' };
  if (found.template) return { state: 'ready', template: found.template };
  return {
    state: 'failed',
    retry: () => {
      setFound(undefined);
      setTries(tries + 1);
    },
  };
}

const find = async (id: string): Promise<ProposalTemplate | undefined> => {
  try {
    return (await loadTemplate(id)) ?? (await loadTemplate('standard'));
  } catch {
    return undefined;
  }
};
