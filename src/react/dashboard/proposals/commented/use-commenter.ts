import { useState } from 'react';

const key = 'porsa.commenter';

/** Where storage is blocked, the name lasts as long as the page. */
function remembered(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Under which name the reader comments: asked once, and kept until the tab is closed. */
export function useCommenter(): { readonly name: string; keep(name: string): void } {
  const [name, setName] = useState(remembered);
  return {
    name,
    keep(next) {
      setName(next);
      try {
        sessionStorage.setItem(key, next);
      } catch {
        // Blocked or full.
      }
    },
  };
}
