import { useTranslations } from 'next-intl';
import { Panel } from '@/components/ui/panel';
import { Link } from '@/lib/i18n/navigation';
import { helpHref } from '@/lib/routes/help-places';
import { ReportJob } from './report-job';

const points = ['money', 'papers', 'contract'] as const;

/** What protects an applicant, and one tap to warn others. */
export function JobSafetyBox({ vacancyId }: { vacancyId: string }) {
  const t = useTranslations('jobPage.safety');
  return (
    <Panel title={t('title')}>
      <ul className="grid list-disc gap-1 pl-5">
        {points.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
      <p className="mt-3">
        <Link
          href={helpHref('job-safety')}
          className="font-semibold text-accent-text underline underline-offset-4"
        >
          {t('signs')}
        </Link>
      </p>
      <ReportJob
        vacancyId={vacancyId}
        texts={{
          report: t('report'),
          why: t('why'),
          fraud: t('reason.fraud'),
          money: t('reason.money'),
          'private-data': t('reason.private-data'),
          wrong: t('reason.wrong'),
          thanks: t('thanks'),
          again: t('again'),
          failed: t('failed'),
          many: t('many'),
        }}
      />
    </Panel>
  );
}
