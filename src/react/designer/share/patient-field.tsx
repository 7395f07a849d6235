import { useEffect, useState } from 'react';
import type { PatientFile } from '../../../api/contract/shapes.ts';
import { Button } from '../../kit/button/button.tsx';
import { Field, TextField } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import type { ScreenClient } from '../props/designer-props.ts';
import { reasonOf } from './reply.tsx';

interface PatientFieldProps {
  readonly category: string;
  readonly getfiles: NonNullable<ScreenClient['file']>['getfiles'];
  readonly file: PatientFile | undefined;
  /** Defaults to what becomes of a response that is sent. */
  readonly help?: string;
  choose(file: PatientFile | undefined): void;
}

const pauseMs = 300;

/** The patient file that the response goes to, found by name, ID or phone. */
export function PatientField({ category, getfiles, file, help, choose }: PatientFieldProps) {
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const found = useFound(category, getfiles, search.trim());
  const nameOf = ({ patient }: PatientFile): string =>
    [patient.name ?? t('designer:share.unnamedPatient'), patient.code].filter(Boolean).join(' · ');
  if (file)
    return (
      <Field label={t('designer:share.patient')} group>
        {() => (
          <div className="porsa-d-share-row">
            <strong>{nameOf(file)}</strong>
            <Button kind="link" onClick={() => choose(undefined)}>
              {t('designer:clear')}
            </Button>
          </div>
        )}
      </Field>
    );
  return (
    <>
      <TextField
        label={t('designer:share.patient')}
        help={help ?? t('designer:share.patientHelp')}
        value={search}
        onChange={setSearch}
        maxLength={200}
        problem={found.problem && reasonOf(found.problem, t)}
      />
      {found.files && (
        <ul className="porsa-d-share-found" aria-label={t('designer:share.found')}>
          {found.files.map((each) => (
            <li key={each.id}>
              <Button onClick={() => choose(each)}>{nameOf(each)}</Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="porsa-kit-help">
        {found.files?.length === 0 && t('designer:share.noPatient')}
      </p>
    </>
  );
}

interface Found {
  readonly files?: readonly PatientFile[];
  readonly problem?: { readonly code: number; readonly message: string };
}

function useFound(category: string, getfiles: PatientFieldProps['getfiles'], search: string): Found {
  const [found, setFound] = useState<Found>({});
  useEffect(() => {
    let current = true;
    setFound({});
    if (search.length < 2) return undefined;
    const timer = setTimeout(() => {
      void getfiles({ category, search, limit: 8 }).then((reply) => {
        if (current) setFound(reply.success ? { files: reply.data.items } : { problem: reply });
      });
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [category, getfiles, search]);
  return found;
}
