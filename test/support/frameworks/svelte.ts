import { flushSync, mount, unmount } from 'svelte';
import type { Framework, MountedPage } from './page.ts';
import PageView from './page.svelte';

export const svelte: Framework = {
  name: 'Svelte',
  mount: (target, page, hear) => {
    const view = mount(PageView, { target, props: { first: page, hear } }) as Pick<MountedPage, 'draw'>;
    flushSync();
    return { draw: (next) => view.draw(next), unmount: () => void unmount(view) };
  },
};
