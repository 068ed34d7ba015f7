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
import { isOnItsWay, useUploads } from './use-uploads';
import { useMutation } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { filesApi } from '@/lib/api/files';
import { isApiError } from '@/lib/api/api-error';
import { openFile } from './open-file';

interface StoredRowProps {
  fileKey: string;
  /** Known for files uploaded from this page. */
  upload: StoredUpload | undefined;
  number: number;
  onRemoved: () => void;
}

/** An uploaded file: opened by a link of one minute, removed after a confirmation. */
function StoredRow({ fileKey, upload, number, onRemoved }: StoredRowProps) {
  const t = useTranslations('upload');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<'view' | 'remove' | 'needed' | null>(null);
  const remove = useMutation(filesApi.uploads.remove.mutationOptions());
  const name = upload?.fileName ?? t('file', { number });
  const view = async () => {
    setProblem((await openFile(fileKey)) ? null : 'view');
  };
  const confirm = async () => {
    try {
      await remove.mutateAsync({ body: { link: fileKey } });
    } catch (error) {
      // A file that was removed elsewhere counts as removed.
      if (!isApiError(error, 404)) return setProblem(isApiError(error, 409) ? 'needed' : 'remove');
    }
    onRemoved();
  };
  return (
    <li className="flex items-center gap-3 rounded-md border border-border bg-surface p-3">
      <Icon name="file-text" className="size-6 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {problem && t(`problem.${problem}`)}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11"
        aria-label={t('viewOf', { name })}
        onClick={() => void view()}
      >
        <Icon name="eye" className="size-4" />
        {t('view')}
      </Button>
      <IconButton
        label={t('remove', { name })}
        icon={<Icon name="trash" className="size-5" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeTitle')}
        description={t('removeBody', { name })}
        confirmLabel={t('removeConfirm')}
        danger
        onConfirm={confirm}
      />
    </li>
  );
}

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
