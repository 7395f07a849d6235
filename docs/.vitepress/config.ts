import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcssRTLCSS from 'postcss-rtlcss';
import { defineConfig } from 'vitepress';
import { codeTheme, coloursAsClasses } from '../../scripts/site/highlight.ts';
import { extendMarkdown } from '../../scripts/site/markdown.ts';
import { bilingualPages, inEnglish, inPersian } from '../../scripts/site/navigation.ts';
import { foldTerm } from '../../scripts/site/fold-term.ts';
import { siteForms } from '../../scripts/site/site-forms.ts';
import { earlyScript, withoutInline } from '../../scripts/site/without-inline.ts';

const base = '/help/';
const demo = 'http://127.0.0.1:8080';
const mirrored = postcssRTLCSS({ ltrPrefix: ':where([dir="ltr"])', rtlPrefix: ':where([dir="rtl"])' });
const early = new Set<string>();

const config = defineConfig({
  base,
  outDir: '../dist/help',
  cacheDir: '../.cache/vitepress',
  cleanUrls: true,
  metaChunk: true,
  // Its transition is turned off by a style in the page, which our policy does not take.
  appearance: { disableTransition: false },
  rewrites: { 'forms.fa.md': 'fa/forms.md', 'decisions/README.md': 'decisions/index.md' },
  head: [
    ['link', { rel: 'icon', href: '/portal/icon.svg', type: 'image/svg+xml' }],
    ['script', { async: '', src: '/embed/porsa.js' }],
  ],
  markdown: { theme: codeTheme, codeTransformers: [coloursAsClasses], config: extendMarkdown },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('porsa-') } } },
  vite: {
    publicDir: false,
    logLevel: 'warn',
    build: { chunkSizeWarningLimit: 2000 },
    // While pages are written, the elements come from the demo.
    server: { proxy: { '/embed': demo, '/portal': demo } },
    // VitePress's own style names sides; ours is logical.
    css: { postcss: { plugins: [mirrored] } },
  },
  title: 'Porsa',
  description: 'Clinical forms on your own website',
  locales: { root: inEnglish, fa: inPersian },
  themeConfig: {
    logo: '/icon.svg',
    search: { provider: 'local', options: { detailedView: false, miniSearch: { options: { processTerm: foldTerm } } } },
    // Runs in the page: a page that the other language lacks leads to its start.
    i18nRouting: ({ page, theme }, _route, target) => {
      const name = page.value.relativePath
        .replace(/^fa\//, '')
        .replace(/(^|\/)index\.md$/, '$1')
        .replace(/\.md$/, '');
      const pages = (theme.value as { bilingual?: readonly string[] }).bilingual ?? [];
      const found = pages.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : known === name));
      return (target === 'root' ? '/' : `/${target}/`) + (found ? name : '');
    },
    ...{ bilingual: bilingualPages },
  },
  transformHtml(html) {
    const page = withoutInline(html, base);
    page.scripts.forEach((script) => early.add(script));
    return page.html;
  },
  buildEnd({ outDir }) {
    copyFileSync('demo/portal/icon.svg', join(outDir, 'icon.svg'));
    writeFileSync(join(outDir, earlyScript), [...early].join('\n'));
    mkdirSync(join(outDir, 'definitions'), { recursive: true });
    for (const { id, definition } of siteForms)
      writeFileSync(join(outDir, 'definitions', `${id}.json`), JSON.stringify(definition));
  },
});

export { config as default };
