'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { Icon } from '@/components/ui/icon';
import { FilePicker } from '@/components/kits/upload/file-picker';
import { openFile } from '@/components/kits/upload/open-file';
import { SendingRow } from '@/components/kits/upload/sending-row';
import { useUploads } from '@/components/kits/upload/use-uploads';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import { uploadRules } from '@/lib/domain/uploads';
import { pickText } from '@/lib/i18n/pick';
import type { ListedPaper } from './listed-papers';
import { PaperState } from './paper-state';

const purpose = 'application-document';

interface OwnPaperProps {
  applicantId: string;
  listed: ListedPaper;
  /** The school still looks at papers. */
  isOpen: boolean;
}

/** One paper as its student sees it: sent as a photo or a file, replaced, taken back. */
export function OwnPaper({ applicantId, listed, isOpen }: OwnPaperProps) {
  const t = useTranslations('applications.papers');
  const locale = useLocale();
  const [isUnread, setUnread] = useState(false);
  const options = {
    invalidates: [applicantApi.applicants.key],
    inPlace: true,
    problems: { 409: t('received'), other: t('failed') },
  };
  const send = useWrite(applicantApi.papers.send, options);
  const remove = useWrite(applicantApi.papers.remove, options);
  const { kind, paper, required, original } = listed;
  const label = pickText(listed.label, locale);
  const labelOf = (action: string) => t('of', { action, paper: label });
  const params = { id: applicantId };

  const problem = isUnread ? t('failed') : (send.problem ?? remove.problem);
  const clear = () => {
    setUnread(false);
    send.clear();
    remove.clear();
  };
  const uploads = useUploads({ purpose }, `${applicantId} ${kind}`, ({ key }) => {
    clear();
    void send.run({ params, body: { kind, fileKey: key } });
  });
  const { fileKey } = paper ?? {};
  const isRemovable = isOpen && paper !== null && paper.state !== 'received';
  const choose = paper ? t('replace') : t('choose');

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="font-semibold">
          {label}
          {!required && <span className="font-normal text-muted"> ({t('optional')})</span>}
        </h3>
        <PaperState paper={paper} original={original} />
      </div>
      <ul className="grid w-full gap-2 empty:hidden">
        {uploads.sendings.map((sending) => (
          <SendingRow
            key={sending.id}
            sending={sending}
            onRetry={() => uploads.retry(sending)}
            onStop={() => uploads.stop(sending)}
          />
        ))}
      </ul>
      <p role="alert" className="w-full text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden max-sm:w-full [&>button]:min-h-11 max-sm:[&>button]:flex-auto max-sm:[&>button]:px-2">
        {fileKey && (
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            aria-label={labelOf(t('view'))}
            onClick={async () => {
              clear();
              setUnread(!(await openFile(fileKey)));
            }}
          >
            <Icon name="eye" className="size-4" />
            {t('view')}
          </Button>
        )}
        {isOpen && !original && uploads.sendings.length === 0 && (
          <FilePicker
            types={uploadRules[purpose].types}
            camera="environment"
            texts={{
              photo: t('photo'),
              choose,
              photoLabel: labelOf(t('photo')),
              chooseLabel: labelOf(choose),
            }}
            button={{ size: 'sm', loading: send.busy }}
            onFiles={(files) => uploads.add(files.slice(0, 1))}
          />
        )}
        {isRemovable && (
          <Button
            variant="link"
            className="min-h-11 text-sm"
            loading={remove.busy}
            aria-label={labelOf(t('remove'))}
            onClick={() => {
              clear();
              void remove.run({ params, body: { kind } });
            }}
          >
            <Icon name="rotate-ccw" className="size-4" />
            {t('remove')}
          </Button>
        )}
      </div>
    </li>
  );
}
