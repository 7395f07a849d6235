declare module '*.svelte' {
  import type { Component } from 'svelte';
  const component: Component<Record<string, unknown>>;
  export = component;
}

declare module 'vue/dist/vue.esm-browser.prod.js' {
  export * from 'vue';
}
