import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { attachmentsOf, pictureTypes } from '../attachments/attachments.ts';
import { asGroup, type PlainView, type PlainViewProps } from '../plain/plain-view.ts';
import { fileField, HeldFiles, readHeld, readUploaded } from '../plain/uploads.tsx';

/** Nothing is drawn without a script: the name is typed, or a picture of a signature is uploaded. */
function PlainSignature(props: PlainViewProps) {
  const { state, id, name, describedBy } = props;
  const { t } = useLanguage();
  const note = `${id}-note`;
  const picture = `${id}-picture`;
  const attributes = controlAttributes({ ...props, describedBy: [describedBy, note].filter(Boolean).join(' ') });
  return (
    <div className="plain-upload">
      <p id={note} className="porsa-soft">
        {t('plain:signature.note')}
      </p>
      <label htmlFor={id}>{t('files:signature.name')}</label>
      <input
        {...attributes}
        name={name}
        className="porsa-input"
        dir="auto"
        autoComplete="name"
        maxLength={200}
        defaultValue={typeof state.value === 'string' ? state.value : ''}
      />
      <HeldFiles name={name} files={attachmentsOf(state.value)} />
      <label htmlFor={picture}>{t('plain:signature.picture')}</label>
      <input
        id={picture}
        type="file"
        name={fileField(name)}
        className="porsa-input"
        accept={pictureTypes.join(',')}
        aria-describedby={`${picture}-taken`}
      />
      <p id={`${picture}-taken`} className="porsa-soft">
        {t('plain:pictures')}
      </p>
    </div>
  );
}

export const signaturePlain: PlainView = {
  labelling: asGroup,
  View: PlainSignature,
  read(fields, name) {
    const uploaded = readUploaded(fields, name);
    const typed = fields.get(name)?.trim() ?? '';
    return uploaded.length > 0 ? uploaded : typed || readHeld(fields, name);
  },
};
