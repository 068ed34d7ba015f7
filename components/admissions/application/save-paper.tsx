'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { SaveFileButton } from '@/components/feedback/save-file-button';
import { applicantApi } from '@/lib/api/applicant';
import type { PrintedKind } from '@/lib/contract/admissions/printed-papers';

/** Saves the application, or the receipt for it, as PDF in the page's language. */
export function SavePaper({ applicantId, kind }: { applicantId: string; kind: PrintedKind }) {
  const t = useTranslations('offers.print');
  const locale = useLocale();
  const client = useQueryClient();
  const params = { id: applicantId };
  return (
    <SaveFileButton
      label={t(kind === 'receipt' ? 'receipt' : 'pdf')}
      failed={t('pdfFailed')}
      read={() =>
        client.fetchQuery(
          applicantApi.printedPapers.get.queryOptions({ params, query: { kind, lang: locale } }),
        )
      }
    />
  );
}
