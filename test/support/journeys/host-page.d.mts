import type { Browser, Page } from 'playwright-core';

/** A server on a port of its own. */
export interface Site {
  readonly origin: string;
  close(): Promise<unknown>;
}

export function serveEmbed(): Promise<Site>;
export function serveHost(files: Readonly<Record<string, string>>, policy?: string): Promise<Site>;
export function strictPolicy(server: string): string;
export function launchBrowser(): Promise<Browser>;
export function collectTrouble(page: Page): readonly string[];
