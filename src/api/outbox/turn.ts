/** The name of the work that one tab does at a time: sending what waits on this device for a server, and changing it. */
export const outboxTurn = (server: string): string => `porsa-outbox|${server}|`;
