export const mount = (root, form) => globalThis.LForms.Util.addFormToPage(form, root, { fhirVersion: 'R4' });
