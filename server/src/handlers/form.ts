import type { form } from '../../../src/api/contract/form.ts';
import { getCategories, removeCategory, storeCategory } from '../form/categories.ts';
import { editForm } from '../form/editors.ts';
import { getDraft, storeDraft } from '../form/drafts.ts';
import { getCategoryMinaPages, getForm } from '../form/get-form.ts';
import { getProjects, removeProject, storeProject } from '../form/projects.ts';
import { publish } from '../form/publish.ts';
import { getServices, removeService, storeService } from '../form/services.ts';
import { exportForm, importForm } from '../form/interchange.ts';
import { thenDrawn } from '../first-view/draw-ahead.ts';
import { openForm } from '../first-view/open-form.ts';
import type { HandlersOf } from '../context/handler.ts';

/** Services, projects, categories and their forms. */
export const formHandlers: HandlersOf<typeof form> = {
  '/page/getcategoryminapages': getCategoryMinaPages,
  '/service/getservices': getServices,
  '/service/storeservice': storeService,
  '/service/removeservice': removeService,
  '/project/getprojects': getProjects,
  '/project/storeproject': storeProject,
  '/project/removeproject': removeProject,
  '/category/getcategories': getCategories,
  '/category/storecategory': thenDrawn(storeCategory, ({ id }) => id),
  '/category/removecategory': removeCategory,
  '/category/getdraft': getDraft,
  '/category/storedraft': storeDraft,
  '/category/editform': editForm,
  '/category/publish': thenDrawn(publish, ({ category }) => category),
  '/category/getform': getForm,
  '/category/openform': openForm,
  '/category/import': importForm,
  '/category/export': exportForm,
};
