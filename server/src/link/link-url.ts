import type { Context } from '../context/context.ts';

/** Where a short link is opened. Nothing of what it carries is in it. */
export function linkUrl({ config }: Pick<Context, 'config'>, link: string): string {
  return `${config.publicUrl}/lnk/${link}`;
}
