import type { Handlers } from '../http/handler.ts';
import { getCategories, removeCategory, storeCategory } from './categories.ts';
import { getDraft, storeDraft } from './drafts.ts';
import { getCategoryMinaPages, getForm } from './get-form.ts';
import { getProjects, removeProject, storeProject } from './projects.ts';
import { getVersions, publish } from './publish.ts';
import { getServices, removeService, storeService } from './services.ts';

/** Services, projects, categories, and the forms in them. */
export const formHandlers = {
  '/page/getcategoryminapages': getCategoryMinaPages,
  '/service/getservices': getServices,
  '/service/storeservice': storeService,
  '/service/removeservice': removeService,
  '/project/getprojects': getProjects,
  '/project/storeproject': storeProject,
  '/project/removeproject': removeProject,
  '/category/getcategories': getCategories,
  '/category/storecategory': storeCategory,
  '/category/removecategory': removeCategory,
  '/category/getdraft': getDraft,
  '/category/storedraft': storeDraft,
  '/category/publish': publish,
  '/category/getversions': getVersions,
  '/category/getform': getForm,
} satisfies Partial<Handlers>;
