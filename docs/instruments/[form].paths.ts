import { formPages } from '../../scripts/site/form-pages.ts';

const routes = { paths: () => [...formPages('en')] };

export { routes as default };
