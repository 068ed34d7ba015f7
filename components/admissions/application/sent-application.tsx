'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName, pickText } from '@/lib/i18n/pick';
import { AttachedProgram } from './attached-program';
import { DetailSections } from './detail-sections';
import { listedPapers } from './listed-papers';
import { PaperState } from './paper-state';
import { StepStatus } from './step-status';
import { useQueryClient } from '@tanstack/react-query';
import { SaveFileButton } from '@/components/feedback/save-file-button';
import { applicantApi } from '@/lib/api/applicant';
import type { PrintedKind } from '@/lib/contract/admissions/printed-papers';

/** Saves the application, or the receipt for it, as PDF in the page's language. */
function SavePaper({ applicantId, kind }: { applicantId: string; kind: PrintedKind }) {
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

/** One application as it was sent, all of it open, by the form that it answers. */
export function SentApplication({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('offers.print');
  const tApplications = useTranslations('applications');
  const locale = useLocale();
  const { school, enrollToDetail, form, referenceCode, createdAt } = application;
  const papers = listedPapers(application);
  return (
    <div className="grid grid-cols-1 gap-4">
      <DetailHeader
        title={pickName(school, locale)}
        lead={t('title')}
        meta={
          <>
            <span>
              {tApplications('reference')} <strong className="tabular-nums text-text">{referenceCode}</strong>
            </span>
            <span>{tApplications('applied', { date: formatDate(createdAt, locale) })}</span>
          </>
        }
        actions={
          <>
            <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
              <Icon name="printer" className="size-5" />
              {t('print')}
            </Button>
            <SavePaper applicantId={application.applicantId} kind="application" />
            <SavePaper applicantId={application.applicantId} kind="receipt" />
          </>
        }
      />
      <p className="text-muted print:hidden">{t('lead')}</p>
      <Panel title={tApplications('sent.program')}>
        <AttachedProgram application={application} />
        <p className="mt-4 flex flex-wrap items-center gap-2">
          <span className="text-muted">{t('status')}:</span>
          <StepStatus step={application.step} className="font-semibold" />
        </p>
      </Panel>
      {enrollToDetail && <DetailSections detail={enrollToDetail} form={form} />}
      {papers.length > 0 && (
        <Panel title={t('papers')}>
          <ul className="grid gap-3">
            {papers.map(({ kind, label, paper, original }) => (
              <li key={kind}>
                <p className="font-semibold">{pickText(label, locale)}</p>
                <PaperState paper={paper} original={original} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
