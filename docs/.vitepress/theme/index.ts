import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { HomePage } from './home-page.ts';
import { LiveExample } from './live-example.ts';
import { LiveForm } from './live-form.ts';
import { Playground } from './playground/playground.ts';
import './style.css';

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('HomePage', HomePage).component('LiveExample', LiveExample);
    app.component('LiveForm', LiveForm).component('Playground', Playground);
  },
};

export { theme as default };
