import { useLocale, useTranslations } from 'next-intl';
import { Illustration } from '@/components/ui/illustration';
import { LinkButton } from '@/components/ui/link-button';
import { formatDate } from '@/lib/domain/dates/dates';
import { type Href, href } from '@/lib/routes/href';
import { ClosingRow } from './closing-row';

export interface ClosingScholarship {
  href: Href;
  title: string;
  provider: string;
  /** The last day to apply. */
  endsAt: string;
}

interface ClosingScholarshipsProps {
  scholarships: readonly ClosingScholarship[];
  /** The number of schools with any. */
  schoolCount: number;
  heading?: 'h2' | 'h3';
}

/** Scholarships whose deadline comes first. */
export function ClosingScholarships({
  scholarships,
  schoolCount,
  heading: Heading = 'h2',
}: ClosingScholarshipsProps) {
  const t = useTranslations('homeChapters.closing');
  const words = useTranslations('home.scholarships');
  const locale = useLocale();
  return (
    <section aria-labelledby="home-scholarships" className="mx-auto max-w-page px-4 pt-8 sm:px-6 sm:pt-16">
      <div className="grid gap-6 rounded-xl bg-highlight-soft p-5 sm:p-8 lg:grid-cols-[1fr_1.5fr] lg:items-center lg:gap-12">
        <div>
          <Illustration name="scene-scholarship" className="h-auto w-72 max-sm:hidden" />
          <Heading id="home-scholarships" className="text-2xl sm:mt-3 sm:text-3xl">
            {t('title')}
          </Heading>
          {schoolCount > 0 && (
            <p className="mt-2 text-muted max-sm:hidden">{words('lead', { count: schoolCount })}</p>
          )}
          <LinkButton href={href('/scholarship')} variant="highlight" className="mt-4 max-sm:w-full">
            {t('all')}
          </LinkButton>
        </div>
        <ul className="grid gap-2.5 max-sm:[&>:nth-child(n+4)]:hidden">
          {scholarships.map(({ href: to, title, provider, endsAt }) => (
            <ClosingRow
              key={to}
              href={to}
              title={title}
              provider={provider}
              until={t('until', { date: formatDate(endsAt, locale) })}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
