import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import { HomePage } from './home-page.ts';
import { LiveExample } from './live-example.ts';
import { LiveForm } from './live-form.ts';
import { NotFound } from './not-found.ts';
import { Playground } from './playground/playground.ts';
import './style.css';

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(NotFound) }),
  enhanceApp({ app }) {
    app.component('HomePage', HomePage).component('LiveExample', LiveExample);
    app.component('LiveForm', LiveForm).component('Playground', Playground);
  },
};

export { theme as default };
