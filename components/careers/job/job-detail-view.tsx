import { useLocale, useTranslations } from 'next-intl';
import { Crumbs } from '@/components/kits/detail/crumbs';
import type { VacancyDetail, VacancySummary } from '@/lib/contract/careers/vacancy-shapes';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { JobApplySlot } from './job-apply-slot';
import { JobCard } from './job-card';
import { JobDeed } from './job-deed';
import { JobEmployer } from './job-employer';
import { JobHead } from './job-head';
import { JobJsonLd } from './job-json-ld';
import { JobSafetyBox } from './job-safety-box';

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
          <aside className="grid min-w-0 gap-6 lg:sticky lg:top-24">
            <div className="max-lg:hidden">
              <JobDeed vacancy={vacancy} shape="card" />
            </div>
            <JobSafetyBox vacancyId={vacancyId} />
          </aside>
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
