import { formPages } from '../../../scripts/site/form-pages.ts';

const routes = { paths: () => [...formPages('fa')] };

export { routes as default };
