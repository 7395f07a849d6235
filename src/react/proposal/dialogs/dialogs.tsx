import { dialogOnDemand } from '../../kit/on-demand/dialog-on-demand.tsx';

/** What is asked in a dialog; each is fetched when it is first opened. */
export type DialogName = 'template' | 'proposals' | 'submit';

interface DialogProps {
  onClose(): void;
}

const dialogs = {
  template: dialogOnDemand<DialogProps>(async () => (await import('./template-dialog.tsx')).TemplateDialog),
  proposals: dialogOnDemand<DialogProps>(async () => (await import('./proposals-dialog.tsx')).ProposalsDialog),
  submit: dialogOnDemand<DialogProps>(async () => (await import('../submit/submit-dialog.tsx')).SubmitDialog),
} as const satisfies Record<DialogName, unknown>;

export function OpenDialog({ name, onClose }: DialogProps & { readonly name: DialogName }) {
  const Dialog = dialogs[name];
  return <Dialog onClose={onClose} />;
}
