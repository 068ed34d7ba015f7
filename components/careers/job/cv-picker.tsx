'use client';

import { useTranslations } from 'next-intl';
import { FilePicker } from '@/components/kits/upload/file-picker';
import { useReportUploads } from '@/components/kits/upload/running-uploads';
import { SendingRow } from '@/components/kits/upload/sending-row';
import { isOnItsWay, useUploads } from '@/components/kits/upload/use-uploads';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { StoredUpload } from '@/lib/contract/files/upload-shapes';
import { cvFileTypes } from '@/lib/domain/profiles/recruitment-options';

interface CvPickerProps {
  cv: StoredUpload | null;
  onChange: (cv: StoredUpload | null) => void;
}

/** One CV, sent as soon as it is chosen. */
export function CvPicker({ cv, onChange }: CvPickerProps) {
  const t = useTranslations('jobApply.cv');
  const uploads = useUploads({ purpose: 'cv' }, 'cv', onChange);
  useReportUploads(uploads.sendings.filter(isOnItsWay).length);
  return (
    <div role="group" aria-label={t('title')} className="grid gap-2">
      <p className="font-medium">{t('title')}</p>
      <p className="text-sm text-muted">{t('hint')}</p>
      {cv && (
        <p className="flex flex-wrap items-center gap-3 rounded-md border border-border p-3 wrap-anywhere">
          <Icon name="file-text" className="size-5 shrink-0" />
          {cv.fileName}
          <Button variant="link" onClick={() => onChange(null)}>
            {t('remove')}
          </Button>
        </p>
      )}
      <ul className="grid gap-2 empty:hidden">
        {uploads.sendings.map((sending) => (
          <SendingRow
            key={sending.id}
            sending={sending}
            onRetry={() => uploads.retry(sending)}
            onStop={() => uploads.stop(sending)}
          />
        ))}
      </ul>
      {!cv && uploads.sendings.length === 0 && (
        <div className="flex flex-wrap gap-3">
          <FilePicker
            types={cvFileTypes}
            camera="environment"
            texts={{
              photo: t('photo'),
              choose: t('choose'),
              photoLabel: t('photo'),
              chooseLabel: t('choose'),
            }}
            onFiles={(files) => uploads.add(files.slice(0, 1))}
          />
        </div>
      )}
    </div>
  );
}
