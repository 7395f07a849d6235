/** Changes that listeners here and in other tabs hear of. */
export interface Changes {
  notify(): void;
  subscribe(listener: () => void): () => void;
}

export function createChanges(name: string): Changes {
  const listeners = new Set<() => void>();
  const call = (): void => {
    for (const listener of listeners) listener();
  };
  let channel: BroadcastChannel | undefined;
  return {
    notify() {
      call();
      const out = channel ?? openChannel(name);
      out?.postMessage(0);
      if (out !== channel) out?.close();
    },
    subscribe(listener) {
      listeners.add(listener);
      channel ??= openChannel(name);
      if (channel) channel.onmessage = call;
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          channel?.close();
          channel = undefined;
        }
      };
    },
  };
}

/** Some browsers grant a sandboxed frame no channel; other tabs then hear nothing. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`porsa-${name}`);
  } catch {
    return undefined;
  }
}
