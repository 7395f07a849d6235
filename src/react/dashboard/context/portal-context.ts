import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { Client } from '../../../api/client/client.ts';
import type { Navigation, Place } from '../navigation/navigation.ts';
import type { Unsent } from './unsent.ts';
import type { Waiting } from './waiting.ts';
import type { PortalScreens, ReportSubject } from './types.ts';

/** What can be open over any screen. */
export type Panel = 'palette' | 'shortcuts' | 'customization';

/** What every screen of the portal works with. */
export interface Portal {
  readonly client: Client;
  readonly server: string;
  readonly navigation: Navigation;
  readonly screens: PortalScreens;
  readonly theme: 'light' | 'dark';
  /** What waits on this device to reach the server. */
  readonly unsent: Unsent;
  /** Patients and files that wait on this device. */
  readonly waiting: Waiting;
  /** May switch to admin mode: product-wide admin, or owner of a category. */
  readonly canAdminister: boolean;
  /** The server lets them add, rename and delete services and projects, and add forms: an owner of forms alone may not. */
  readonly isAdmin: boolean;
  /** Reads the files of others in some category. */
  readonly readsFiles: boolean;
  /** What is open over the screen, whichever that is. */
  readonly $panel: WritableAtom<Panel | undefined>;
  /** Fetches the code of the screen at an address before it is opened. */
  preload(address: string): Promise<void>;
  print(subject: ReportSubject): void;
  signOut(): void;
}

const PortalContext = createContext<Portal | undefined>(undefined);

export const PortalProvider = PortalContext.Provider;

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('PortalProvider is missing around this screen');
  return portal;
}

/** Where the portal is; draws again when that changes. */
export function usePlace(): Place {
  return useStore(usePortal().navigation.$place);
}
