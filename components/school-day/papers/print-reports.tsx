'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { SaveFileButton } from '@/components/feedback/save-file-button';
import { lmsApi } from '@/lib/api/lms';

interface Typed {
  kind: string;
  structureRecordId: string;
  academicYear: string;
  term: string;
  month: string;
}

/** Saves the report cards of the class and term that the form names as one file to print. */
export function PrintReports({ orgId }: { orgId: string }) {
  const t = useTranslations('portalPapers');
  const client = useQueryClient();
  const { kind, structureRecordId, academicYear, term, month } = useWatch<Typed>() as Typed;
  if (kind !== 'report-card' || !structureRecordId || !academicYear || !term) return null;
  const query = { structureRecordId, academicYear, term: Number(term), ...(month && { month }) };
  return (
    <div className="grid gap-1.5">
      <SaveFileButton
        label={t('printClass')}
        failed={t('printFailed')}
        read={() =>
          client.fetchQuery({
            ...lmsApi.issuedPapers.printReports.queryOptions({ params: { orgId }, query }),
            staleTime: 0,
          })
        }
      />
      <p className="text-sm text-muted">{t('printHint')}</p>
    </div>
  );
}
