import { nextPort, releasePort } from '../../test/ports.ts';
import { makeFolder, startProgram, type Program } from './program.ts';
import { until } from './until.ts';

/** Three of etcd, which agree on who leads as long as two of them are there. */
export interface Agreement {
  readonly hosts: readonly string[];
  readonly members: readonly Program[];
  close(): Promise<void>;
}

export async function startEtcd(etcd: string, folder: string): Promise<Agreement> {
  const places = [1, 2, 3].map((number) => ({ name: `etcd${number}`, client: nextPort(), peer: nextPort() }));
  const url = (port: number) => `http://127.0.0.1:${port}`;
  const all = places.map(({ name, peer }) => `${name}=${url(peer)}`).join(',');
  const members: Program[] = [];
  for (const { name, client, peer } of places) {
    const place = await makeFolder(folder, name);
    const options = {
      name,
      'data-dir': `${place}/data`,
      'listen-client-urls': url(client),
      'advertise-client-urls': url(client),
      'listen-peer-urls': url(peer),
      'initial-advertise-peer-urls': url(peer),
      'initial-cluster': all,
      'initial-cluster-state': 'new',
    };
    const words = Object.entries(options).flatMap(([key, value]) => [`--${key}`, value]);
    members.push(startProgram(etcd, words, { folder: place, name }));
  }
  for (const { client } of places)
    await until(`etcd is healthy: ${members[0]?.log()}`, async () => {
      const answer = await fetch(`${url(client)}/health`);
      return ((await answer.json()) as { health?: string }).health === 'true';
    });
  return {
    hosts: places.map(({ client }) => `127.0.0.1:${client}`),
    members,
    close: async () => {
      await Promise.all(members.map((member) => member.kill()));
      for (const { client, peer } of places) [client, peer].forEach(releasePort);
    },
  };
}
