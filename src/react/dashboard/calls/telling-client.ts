import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Client, ClientReply } from '../../../api/client/client.ts';
import { $session } from '../../../store/session.ts';

/** Calls that may change something which the person’s other tabs show. */
const mayChange = /^(store|remove|invite|update|verify|start|confirm|stop)/;

/** The client, which tells the person's other tabs of what it has changed. Who follows them comes once the portal is shown. */
export function useTellingClient(client: Client, server: string): Client {
  const { id } = useStore($session);
  return useMemo(
    () =>
      tellingClient(client, (path) => {
        void import('../other-tabs/other-tabs.ts').then(
          ({ tabsOf, tellOtherTabs }) => tellOtherTabs(tabsOf(server, id), path),
          () => undefined,
        );
      }),
    [client, server, id],
  );
}

type Call = (...given: readonly unknown[]) => Promise<ClientReply<unknown>>;

function tellingClient(client: Client, tell: (path: string) => void): Client {
  const telling =
    (call: Call, service: string, name: string): Call =>
    async (...given) => {
      const reply = await call(...given);
      if (reply.success) tell(`/${service}/${name}`);
      return reply;
    };
  const ofService = (calls: object, service: string): object =>
    new Proxy(calls, {
      get: (target, name) => {
        const call: unknown = Reflect.get(target, name);
        return mayChange.test(String(name)) ? telling(call as Call, service, String(name)) : call;
      },
    });
  return new Proxy(client, {
    get: (target, service) => {
      const calls: unknown = Reflect.get(target, service);
      return typeof calls === 'object' && calls !== null ? ofService(calls, String(service)) : calls;
    },
  });
}
