const draftsOnDevice = async (api: string) => (await import('../../api/drafts/drafts.ts')).createDrafts(api);

const formsOnDevice = async (api: string) => (await import('../../api/drafts/unsaved-forms.ts')).unsavedForms(api);

const proposalsOnDevice = async (api: string, person: string) =>
  (await import('../../api/drafts/proposals.ts')).createOwnProposals(api, person);

/** Deletes what a person has left on the device: the next one at it must not find it. */
export async function forgetPerson(api: string, person: string): Promise<void> {
  const [drafts, forms, proposals] = await Promise.all([
    draftsOnDevice(api),
    formsOnDevice(api),
    proposalsOnDevice(api, person),
  ]);
  await Promise.all([drafts.clearAll(), forms.clearAll(person), proposals.clearAll()]);
}

/** Forms and proposals with changes that only this device has. */
export async function countUnsaved(api: string, person: string): Promise<number> {
  const [forms, proposals] = await Promise.all([formsOnDevice(api), proposalsOnDevice(api, person)]);
  return (await forms.count(person)) + (await proposals.count());
}
