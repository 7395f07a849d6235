import { expect, test } from 'vitest';
import { ownOrigins } from './own-origins.ts';
import { readConfiguration } from './read-configuration.ts';

const own = (environment: Readonly<Record<string, string>>) => ownOrigins(readConfiguration(environment));

test('A server with a public URL has that origin alone, wherever it listens', () => {
  for (const HOST of ['127.0.0.1', '0.0.0.0', '192.0.2.7'])
    expect(own({ HOST, PORSA_PUBLIC_URL: 'https://Forms.Example.org:443/' })).toEqual(['https://forms.example.org']);
  expect(own({ PORSA_PUBLIC_URL: 'http://127.0.0.1:8080' })).toEqual(['http://127.0.0.1:8080']);
});

test('Without one, a server that is reached from its own machine has the loopback names of its port', () => {
  const names = ['http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000'];
  for (const HOST of ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::'])
    expect(new Set(own({ HOST, PORT: '9000' }))).toEqual(new Set(names));
  expect(own({ PORT: '80' })).toContain('http://localhost');
});

test('Without one, a server that listens at another address has that address alone, as browsers write it', () => {
  expect(own({ HOST: '192.0.2.7', PORT: '80' })).toEqual(['http://192.0.2.7']);
  expect(own({ HOST: 'Forms.LAN', PORT: '9000' })).toEqual(['http://forms.lan:9000']);
});
