'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Download } from '@/components/ui/icon';
import { applicantApi } from '@/lib/api/applicant';
import type { PrintedKind } from '@/lib/contract/applicant/printed-papers';
import { saveFile } from '@/lib/device/save-file';

/** Saves the application, or the receipt for it, as PDF in the page's language. */
export function SavePaper({ applicantId, kind }: { applicantId: string; kind: PrintedKind }) {
  const t = useTranslations('offers.print');
  const locale = useLocale();
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    try {
      const { fileName, type, content } = await client.fetchQuery(
        applicantApi.printedPapers.get.queryOptions({
          params: { id: applicantId },
          query: { kind, lang: locale },
        }),
      );
      saveFile(
        fileName,
        type,
        Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)),
      );
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="print:hidden">
      <Button variant="secondary" loading={state === 'busy'} onClick={() => void save()}>
        <Download aria-hidden="true" className="size-5" />
        {t(kind === 'receipt' ? 'receipt' : 'pdf')}
      </Button>
      <p role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {state === 'failed' && t('pdfFailed')}
      </p>
    </div>
  );
}
