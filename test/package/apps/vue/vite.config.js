import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.startsWith('porsa-');

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
