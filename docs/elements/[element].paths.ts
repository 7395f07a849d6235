import { elementPages } from '../../scripts/site/element-pages.ts';

const routes = { paths: () => [...elementPages()] };

export { routes as default };
