import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { attachmentsOf, documentTypes, pictureTypes } from '../attachments/attachments.ts';
import { asGroup, type PlainView, type PlainViewProps } from '../plain/plain-view.ts';
import { fileField, HeldFiles, readHeld, readUploaded } from '../plain/uploads.tsx';

function PlainFile(props: PlainViewProps) {
  const { question, state, id, name, describedBy } = props;
  const { t } = useLanguage();
  const isAny = question.accept === 'any';
  const note = `${id}-taken`;
  const held = attachmentsOf(state.value);
  return (
    <div className="plain-upload">
      <HeldFiles name={name} files={held} />
      <label htmlFor={id}>{t(isAny ? 'files:choosefile' : 'files:choosepicture')}</label>
      <input
        {...controlAttributes({ ...props, describedBy: [describedBy, note].filter(Boolean).join(' ') })}
        type="file"
        name={fileField(name)}
        className="porsa-input"
        accept={[...pictureTypes, ...(isAny ? documentTypes : [])].join(',')}
        multiple={question.multimode === true}
      />
      <p id={note} className="porsa-soft">
        {t(isAny ? 'plain:anyfile' : 'plain:pictures')}
      </p>
    </div>
  );
}

export const filePlain: PlainView = {
  labelling: asGroup,
  View: PlainFile,
  read(fields, name, { multimode }) {
    const uploaded = readUploaded(fields, name);
    // One file takes the place of the one before.
    return uploaded.length > 0 && !multimode ? uploaded : [...readHeld(fields, name), ...uploaded];
  },
};
