import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';

/** Colours of code are classes of the site's own style: its policy takes no style from a page. */
export const codeTheme = createCssVariablesTheme({ name: 'porsa' });

export const coloursAsClasses: ShikiTransformer = {
  name: 'colours-as-classes',
  pre(node) {
    delete node.properties['style'];
  },
  span(node) {
    const [, token] = /--shiki-token-([\w-]+)/.exec(String(node.properties['style'])) ?? [];
    delete node.properties['style'];
    if (token) node.properties['class'] = `token-${token}`;
  },
};
