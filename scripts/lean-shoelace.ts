import type { Plugin } from 'vite';

const theme = /\/@shoelace-style\/shoelace\/dist\/themes\/(?:light|dark)\.styles\.js$/;

/** The hues that no control of ours is painted in, from its lightest shade to its darkest. */
const hues = 'orange|yellow|lime|emerald|teal|cyan|blue|indigo|violet|purple|fuchsia|pink|rose';

/** Shoelace's themes without the hues that nothing asks for. */
export function leanShoelace(): Plugin {
  const shade = new RegExp(`^\\s*--sl-color-(?:${hues})-\\d+:.*;\\n`, 'gm');
  return {
    name: 'lean-shoelace',
    enforce: 'pre',
    transform: (code, id) => (theme.test(id) ? { code: code.replace(shade, ''), map: null } : undefined),
  };
}

/** The shades of these hues that this code names. */
export const cutShades = (code: string): readonly string[] =>
  code.match(new RegExp(`--sl-color-(?:${hues})-\\d+`, 'g')) ?? [];
