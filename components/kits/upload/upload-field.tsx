'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Field, type FieldBase } from '@/components/form/field';
import { Alert } from '@/components/ui/alert';
import type { StoredUpload } from '@/lib/contract/files/upload-shapes';
import { uploadRules } from '@/lib/domain/uploads';
import { FilePicker } from './file-picker';
import { type PictureProblem, problemOfPicture } from './picture-quality';
import { useReportUploads } from './running-uploads';
import type { UploadDestination } from './send-file';
import { SendingRow } from './sending-row';
import { StoredRow } from './stored-row';
import { isOnItsWay, useUploads } from './use-uploads';

interface UploadFieldProps extends FieldBase {
  destination: UploadDestination;
  /** With more than one, the value is a list of keys; else a key, or null. */
  max?: number;
  /** The rear camera for papers, the front one for faces; none where a photo is not useful. */
  camera?: 'environment' | 'user' | 'none';
  /** What to say of a photo that is hard to read; photos are looked at only where there are words for it. */
  warnings?: Record<PictureProblem, string>;
}

const keysOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (key): key is string => typeof key === 'string' && key !== '',
  );

/** Files of a form: chosen or photographed, reduced, uploaded at once; the form contains their keys. */
export function UploadField(props: UploadFieldProps) {
  const { destination, max = 1, camera = 'environment', warnings, ...base } = props;
  const t = useTranslations('upload');
  const { field } = useController({ name: base.name, defaultValue: max > 1 ? [] : null });
  const [stored, setStored] = useState<ReadonlyMap<string, StoredUpload>>(new Map());
  const keys = keysOf(field.value);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const look = async (file: File | undefined) => {
    setProblem(null);
    if (file && warnings) setProblem(await problemOfPicture(file));
  };
  const { clearErrors, getValues } = useFormContext();
  // Several uploads may finish between two renderings.
  const changeKeys = (change: (keys: string[]) => string[]) => {
    const next = change(keysOf(getValues(base.name)));
    field.onChange(max > 1 ? next : (next[0] ?? null));
  };
  const uploads = useUploads(destination, base.name, (upload) => {
    setStored((known) => new Map(known).set(upload.key, upload));
    changeKeys((before) => [...before, upload.key].slice(-max));
  });
  useReportUploads(uploads.sendings.filter(isOnItsWay).length);
  const rule = uploadRules[destination.purpose];
  const room = max - keys.length - uploads.sendings.length;
  return (
    <Field {...base} group>
      {({ id, 'aria-required': _required, 'aria-invalid': _invalid, ...control }) => (
        <div className="grid grid-cols-1 gap-3">
          <ul className="grid grid-cols-1 gap-2 empty:hidden">
            {keys.map((key, index) => (
              <StoredRow
                key={key}
                fileKey={key}
                upload={stored.get(key)}
                number={index + 1}
                onRemoved={() => {
                  setProblem(null);
                  changeKeys((before) => before.filter((each) => each !== key));
                }}
              />
            ))}
            {uploads.sendings.map((sending) => (
              <SendingRow
                key={sending.id}
                sending={sending}
                onRetry={() => uploads.retry(sending)}
                onStop={() => uploads.stop(sending)}
              />
            ))}
          </ul>
          {problem && warnings && <Alert tone="warning">{warnings[problem]}</Alert>}
          {room > 0 && (
            <div className="flex flex-wrap gap-2.5">
              <FilePicker
                types={rule.types}
                camera={camera}
                multiple={max > 1}
                texts={{
                  photo: t('photo'),
                  choose: t('choose'),
                  photoLabel: `${base.label}: ${t('photo')}`,
                  chooseLabel: `${base.label}: ${t('choose')}`,
                }}
                button={{ ...control, id }}
                onFiles={(files) => {
                  // A file on its way is not missing; the next check of the form sees whether it arrived.
                  clearErrors(base.name);
                  uploads.add(files.slice(0, room));
                  void look(files[0]);
                }}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
