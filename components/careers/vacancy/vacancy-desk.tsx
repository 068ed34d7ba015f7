'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { RecordPage } from '@/components/kits/text-desk/record-page';
import { Alert } from '@/components/ui/alert';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { DeskVacancy } from '@/lib/contract/careers/vacancy-draft';
import { Link } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { VacancyActions } from './vacancy-actions';
import { VacancyBadge } from './vacancy-badge';
import { VacancyEditor } from './vacancy-editor';
import { applicantList, vacancyList } from './vacancy-list';

const ApplicantBoard = lazyPart(
  () => import('./applicant-board').then((module) => module.ApplicantBoard),
  ListSkeleton,
);
const ApplicantsView = lazyPart(
  () => import('./applicants-view').then((module) => module.ApplicantsView),
  ListSkeleton,
);

/** One vacancy: its text, what can be done with it, and who has applied. */
export function VacancyDesk({ organizationId, id }: { organizationId: string; id: string }) {
  const query = useQuery(
    recruitmentApi.vacancyDesk.get.queryOptions({ params: { orgId: organizationId, id } }),
  );
  return (
    <RecordPage query={query} skeleton={<DetailSkeleton />}>
      {(vacancy) => <Loaded organizationId={organizationId} vacancy={vacancy} />}
    </RecordPage>
  );
}

function Loaded({ organizationId, vacancy }: { organizationId: string; vacancy: DeskVacancy }) {
  const t = useTranslations('vacancyDesk');
  const locale = useLocale();
  const { vacancyId, state, title, companyName, applicantCount } = vacancy;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink href={vacancyList.href()}>{t('title')}</BackLink>
        <DetailHeader
          title={pickText(title, locale)}
          lead={pickText(companyName, locale)}
          meta={<VacancyBadge state={state} />}
          actions={<VacancyActions organizationId={organizationId} vacancy={vacancy} />}
        />
      </div>
      {state === 'held' && <WhyHeld vacancy={vacancy} />}
      <ListViews
        label={t('views.label')}
        views={[
          {
            key: 'text',
            label: t('views.text'),
            href: href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: vacancyId }),
            show: () => <VacancyEditor organizationId={organizationId} vacancy={vacancy} />,
          },
          {
            key: 'applicants',
            label: t('views.applicants', { count: applicantCount }),
            href: applicantList(vacancyId).href(),
            show: () => <ApplicantsView organizationId={organizationId} vacancy={vacancy} />,
          },
          {
            key: 'board',
            label: t('views.board'),
            href: href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: vacancyId }, { view: 'board' }),
            show: () => (
              <ApplicantBoard
                organizationId={organizationId}
                vacancyId={vacancyId}
                employer={pickText(companyName, locale)}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

/** Why readers do not see it, and what would change that. */
function WhyHeld({ vacancy: { decided, waitsFor, flags, company } }: { vacancy: DeskVacancy }) {
  const t = useTranslations('vacancyDesk.held');
  const flagName = useTranslations('vacancyDesk.flags');
  const linkStyle = 'font-semibold underline underline-offset-4';
  const isHidden = decided === 'hidden';
  const why = isHidden ? 'hidden' : (waitsFor ?? 'unchecked');
  return (
    <Alert tone="warning" title={t('title')}>
      <p>{t(why)}</p>
      {flags.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {flags.map(({ key, quote }) => (
            <li key={key} className="wrap-anywhere">
              {flagName(key)}
              {quote && <q className="block text-muted">{quote}</q>}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {why === 'unchecked' && company && (
          <Link
            href={href('/advisor/company/[companyid]/edit', { companyid: company.companyId })}
            className={linkStyle}
          >
            {t('toCompany')}
          </Link>
        )}
        <Link
          href={href('/advisor/review', undefined, isHidden ? { state: 'hidden' } : {})}
          className={linkStyle}
        >
          {t('toReview')}
        </Link>
      </p>
    </Alert>
  );
}
