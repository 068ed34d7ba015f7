import { useLocale, useTranslations } from 'next-intl';
import { Crumbs } from '@/components/kits/detail/crumbs';
import type { VacancyDetail, VacancySummary } from '@/lib/contract/careers/vacancy-shapes';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { JobApplySlot } from './job-apply-slot';
import { JobCard } from './job-card';
import { JobDeed } from './job-deed';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { timestampInCambodia } from '@/lib/domain/dates/cambodian-days';
import { formatDate } from '@/lib/domain/dates/dates';
import { provinceName, provinceByCode } from '@/lib/domain/geography/geography';
import { Badge } from '@/components/ui/badge';
import { PageTitle } from '@/components/ui/page-title';
import { payTextOf } from './job-pay';
import { JsonLd } from '@/components/ui/json-ld';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { helpHref } from '@/lib/routes/help-places';
import { ReportJob } from './report-job';

const points = ['money', 'papers', 'contract'] as const;

/** What protects an applicant, and one tap to warn others. */
function JobSafetyBox({ vacancyId }: { vacancyId: string }) {
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

const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
} as const;

/** The vacancy in schema.org's format: only while it is open and its employer is checked. */
function JobJsonLd({ vacancy, locale }: { vacancy: VacancyDetail; locale: Locale }) {
  const { isOpen, checkedOn, salaryMinUsd, salaryMaxUsd, deadline, postedAt, employer } = vacancy;
  if (!isOpen || checkedOn === null) return null;
  const pay = {
    ...(salaryMinUsd !== null && { minValue: salaryMinUsd }),
    ...(salaryMaxUsd !== null && { maxValue: salaryMaxUsd }),
  };
  return (
    <JsonLd
      data={{
        '@type': 'JobPosting',
        title: pickText(vacancy.title, locale),
        description: pickText(vacancy.description, locale),
        ...(postedAt && { datePosted: postedAt.slice(0, 10) }),
        ...(deadline && { validThrough: timestampInCambodia(deadline, '23:59:59') }),
        employmentType: vacancy.kind === 'internship' ? 'INTERN' : employmentTypes[vacancy.schedule],
        hiringOrganization: {
          '@type': 'Organization',
          name: pickText(vacancy.companyName, locale),
          ...(employer?.site && { sameAs: employer.site }),
        },
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressRegion: provinceByCode(vacancy.province)?.en ?? vacancy.province,
            addressCountry: 'KH',
            ...(employer?.address && { streetAddress: employer.address }),
          },
        },
        ...(vacancy.workplace === 'remote' && { jobLocationType: 'TELECOMMUTE' }),
        ...(Object.keys(pay).length > 0 && {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'USD',
            value: { '@type': 'QuantitativeValue', unitText: 'MONTH', ...pay },
          },
        }),
      }}
    />
  );
}

/** The name of a vacancy, its facts, and whether it is closed. */
function JobHead({ vacancy }: { vacancy: VacancyDetail }) {
  const t = useTranslations('job');
  const words = useTranslations('jobPage');
  const locale = useLocale();
  const { deadline, isOpen } = vacancy;
  const title = pickText(vacancy.title, locale);
  const pay = payTextOf(vacancy);
  const facts = [
    ['map-pin', provinceName(vacancy.province, locale)],
    ['clock', `${t(`schedule.${vacancy.schedule}`)} · ${t(`workplace.${vacancy.workplace}`)}`],
    ['users', t('openings', { count: vacancy.openings })],
  ] as const;
  return (
    <header>
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{t(`kind.${vacancy.kind}`)}</Badge>
        {!isOpen && <Badge tone="warning">{t('closed')}</Badge>}
      </p>
      <PageTitle size="public" className="mt-3">
        {title}
      </PageTitle>
      <p className="mt-1 text-muted">{pickText(vacancy.companyName, locale)}</p>
      <p className="mt-3 lg:hidden">
        <span className="block text-lg font-semibold">{t(`pay.${pay.key}`, pay.values)}</span>
        {deadline ? words('until', { date: formatDate(deadline, locale) }) : t('noDeadline')}
      </p>
      <ul className="card-facts">
        {facts.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      {!isOpen && <Alert tone="warning" className="mt-4" title={words('closed')} />}
    </header>
  );
}

/** Who the employer is, and what was checked of it on which day: never only that it is checked. */
function JobEmployer({ vacancy }: { vacancy: VacancyDetail }) {
  const t = useTranslations('jobPage.employer');
  const locale = useLocale();
  const { employer, checkedOn, companyName, companyAbout } = vacancy;
  const about = pickText(companyAbout, locale);
  return (
    <Panel title={t('title')}>
      <p className="font-semibold">{pickText(companyName, locale)}</p>
      {about && <p className="mt-1 max-w-prose whitespace-pre-line text-muted">{about}</p>}
      {employer && (
        <ul className="mt-3 grid gap-1.5 text-sm">
          <li className="flex gap-2">
            <Icon name="map-pin" className="mt-1 size-4 shrink-0" />
            {[employer.address, provinceName(employer.province, locale)].filter(Boolean).join(', ')}
          </li>
          {employer.registrationNumber && (
            <li className="flex gap-2">
              <Icon name="file-text" className="mt-1 size-4 shrink-0" />
              {t('number', { number: employer.registrationNumber })}
            </li>
          )}
          {employer.site && (
            <li className="flex gap-2 wrap-anywhere">
              <Icon name="globe" className="mt-1 size-4 shrink-0" />
              <a
                href={employer.site}
                rel="nofollow noopener noreferrer"
                className="underline underline-offset-4"
              >
                {employer.site}
              </a>
            </li>
          )}
        </ul>
      )}
      {checkedOn === null ? (
        <Alert tone="warning" className="mt-4" title={t('unchecked')} />
      ) : (
        <Alert
          tone="success"
          className="mt-4"
          title={t('checkedOn', { date: formatDate(checkedOn, locale) })}
        >
          {employer && employer.seen.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {employer.seen.map((point) => (
                <li key={point}>{t(`seen.${point}`)}</li>
              ))}
            </ul>
          )}
          {employer?.checkedUntil && (
            <p className="mt-1 text-sm">{t('until', { date: formatDate(employer.checkedUntil, locale) })}</p>
          )}
        </Alert>
      )}
    </Panel>
  );
}

interface JobDetailViewProps {
  vacancy: VacancyDetail;
  similar: readonly VacancySummary[];
  /** The day on which the page was rendered. */
  today: string;
}

/** A vacancy for its readers: what it is, who offers it and what was checked, and the way to apply. */
export function JobDetailView({ vacancy, similar, today }: JobDetailViewProps) {
  const t = useTranslations('job');
  const words = useTranslations('jobPage');
  const locale = useLocale();
  const { vacancyId, slug, isOpen } = vacancy;
  const title = pickText(vacancy.title, locale);
  const list = href('/career-center/internship-job-opportunities');
  const page = href('/career-center/internship-job-opportunities/[slug]', { slug });
  const parts = (['duties', 'requirements', 'benefits'] as const).filter((part) => vacancy[part].length > 0);
  return (
    <>
      <div className="mx-auto max-w-page px-4 pb-14 pt-6 sm:px-6">
        <JobJsonLd vacancy={vacancy} locale={locale} />
        <Crumbs
          trail={[
            { label: t('title'), href: list },
            { label: title, href: page },
          ]}
        />
        <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-8">
            <JobHead vacancy={vacancy} />
            <section aria-labelledby="job-about" className="max-w-prose">
              <h2 id="job-about" className="mb-2 text-xl">
                {words('about')}
              </h2>
              <p className="whitespace-pre-line">{pickText(vacancy.description, locale)}</p>
            </section>
            {parts.map((part) => (
              <section key={part} aria-labelledby={`job-${part}`} className="max-w-prose">
                <h2 id={`job-${part}`} className="mb-2 text-xl">
                  {words(part)}
                </h2>
                <ul className="grid list-disc gap-1.5 pl-5">
                  {vacancy[part].map((point) => (
                    <li key={point.en}>{pickText(point, locale)}</li>
                  ))}
                </ul>
              </section>
            ))}
            <JobEmployer vacancy={vacancy} />
            <JobApplySlot
              organizationId={vacancy.organizationId}
              vacancyId={vacancyId}
              slug={slug}
              isOpen={isOpen}
              questions={vacancy.questions}
            />
          </div>
          <div className="grid min-w-0 gap-6 lg:sticky lg:top-24">
            <div className="max-lg:hidden">
              <JobDeed vacancy={vacancy} shape="card" />
            </div>
            <JobSafetyBox vacancyId={vacancyId} />
          </div>
        </div>
        {similar.length > 0 && (
          <section aria-labelledby="job-similar" className="mt-14">
            <h2 id="job-similar" className="mb-4 text-xl">
              {words('similar')}
            </h2>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {similar.map((other) => (
                <li key={other.vacancyId}>
                  <JobCard vacancy={other} heading="h3" today={today} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <JobDeed vacancy={vacancy} shape="bar" />
    </>
  );
}
