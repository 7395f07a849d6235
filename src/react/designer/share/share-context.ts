import { createContext, useContext, type ComponentType } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { Theme } from '../../ui/style/use-theme.ts';
import type { PreviewProps, ScreenClient, ShareCalls } from '../props/designer-props.ts';

/** What the Share dialog works with, in the designer and in the portal. */
export interface ShareTools {
  readonly calls: ShareCalls;
  /** Slug or id of the form. */
  readonly category: string;
  readonly client: Pick<ScreenClient, 'file'> & { readonly category: Pick<ScreenClient['category'], 'storecategory'> };
  /** The form as people fill it. */
  loadForm(): Promise<ClientReply<FormDefinition>>;
  readonly Preview: ComponentType<PreviewProps>;
  readonly theme: Theme;
  /** Calls when settings of the form were changed. */
  onChange?(): void;
}

const ShareContext = createContext<ShareTools | undefined>(undefined);

export const ShareProvider = ShareContext.Provider;

export function useShare(): ShareTools {
  const tools = useContext(ShareContext);
  if (!tools) throw new Error('ShareProvider is missing around this part');
  return tools;
}
