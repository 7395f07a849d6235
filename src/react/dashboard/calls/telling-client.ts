import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Client, ClientReply } from '../../../api/client/client.ts';
import { $session } from '../../../store/session.ts';

/** Calls by which a person switches something on or off, adds or removes it: what their other tabs show of it is old from then on. */
const told: ReadonlySet<string> = new Set([
  'user/storemyfavorite',
  'user/updateUserAllowPublicScores',
  'admin/storesecondsteproles',
  'user/storerole',
  'user/inviteuser',
  'user/removeInvitedUser',
  'user/storeVirtualgroup',
  'user/removevirtualgroup',
  'admin/storeaccount',
  'service/storeservice',
  'service/removeservice',
  'project/storeproject',
  'project/removeproject',
  'category/storecategory',
  'category/removecategory',
  'category/storewebhook',
  'category/removewebhook',
  'admin/storeehr',
  'admin/removeehr',
  'admin/storeapikey',
  'admin/removeapikey',
  'auth/verifymobile',
  'auth/removemobile',
  'auth/startsmsstep',
  'auth/confirmtotp',
  'auth/stoptotp',
]);

/** The client, which tells the person's other tabs of what it has changed. Who follows them comes once the portal is shown. */
export function useTellingClient(client: Client, server: string): Client {
  const { id } = useStore($session);
  return useMemo(
    () =>
      tellingClient(client, () => {
        void import('../other-tabs/other-tabs.ts').then(
          ({ tabsOf, tellOtherTabs }) => tellOtherTabs(tabsOf(server, id)),
          () => undefined,
        );
      }),
    [client, server, id],
  );
}

type Call = (...given: readonly unknown[]) => Promise<ClientReply<unknown>>;

function tellingClient(client: Client, tell: () => void): Client {
  const telling =
    (call: Call): Call =>
    async (...given) => {
      const reply = await call(...given);
      if (reply.success) tell();
      return reply;
    };
  const ofService = (calls: object, service: string): object =>
    new Proxy(calls, {
      get: (target, name) => {
        const call: unknown = Reflect.get(target, name);
        return told.has(`${service}/${String(name)}`) ? telling(call as Call) : call;
      },
    });
  return new Proxy(client, {
    get: (target, service) => {
      const calls: unknown = Reflect.get(target, service);
      return typeof calls === 'object' && calls !== null ? ofService(calls, String(service)) : calls;
    },
  });
}
