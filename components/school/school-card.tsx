import { BadgeCheck, BookOpen, Gift, MapPin } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { Cover } from '@/components/ui/cover';
import { DemoBadge } from '@/components/ui/demo-badge';
import { Price } from '@/components/ui/price';
import type { SchoolSummary } from '@/lib/contract/academic/schools';
import { feePeriodOfSchool } from '@/lib/domain/money/fee-period';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { Link } from '@/lib/i18n/navigation';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { SchoolEmblem } from './school-emblem';

interface SchoolCardProps {
  school: SchoolSummary;
  /** The level that fits the page's outline. */
  heading?: 'h2' | 'h3';
  /** A button at the upper corner, such as the heart; it lies above the card's link. */
  action?: ReactNode;
}

/** A school in a list, for server and client components; texts from `education` and `ui`. */
export function SchoolCard({ school, heading: Heading = 'h3', action }: SchoolCardProps) {
  const t = useTranslations('education');
  const locale = useLocale();
  const province = provinceByCode(school.province);
  return (
    <Card interactive className="flex h-full flex-col overflow-hidden">
      <div className="relative h-20 overflow-hidden">
        <Cover hue={school.hue} className="aspect-[2/1] h-auto" />
        {school.isDemo && <DemoBadge className="absolute left-3 top-3" />}
        {action && <div className="absolute right-2 top-2 z-10">{action}</div>}
      </div>
      <div className="flex flex-1 flex-col px-4 pb-4">
        <SchoolEmblem school={school} sizePx={56} className="relative -mt-8 ring-4 ring-surface" />
        <p className="mt-2 text-sm text-muted">
          {t(`schoolType.${school.schoolType}`)} · {t(`sector.${school.isPublic ? 'public' : 'private'}`)}
        </p>
        <Heading className="mt-0.5 text-lg font-semibold">
          <Link href={href('/school/[slug]', { slug: school.slug })} className={cardLinkStyle}>
            {pickName(school, locale)}
            {school.verified && (
              <>
                {' '}
                <BadgeCheck
                  aria-hidden="true"
                  className="inline-block size-5 align-[-0.2em] text-accent-text"
                />
                <span className="sr-only"> ({t('verified')})</span>
              </>
            )}
          </Link>
        </Heading>
        <p className="mt-1 line-clamp-2 text-sm text-muted">{pickText(school.tagline, locale)}</p>
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted [&_li]:flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
          {province && (
            <li>
              <MapPin aria-hidden="true" />
              {placeLabel(province, locale)}
            </li>
          )}
          {school.programCount > 0 && (
            <li>
              <BookOpen aria-hidden="true" />
              {t('programCount', { count: school.programCount })}
            </li>
          )}
          {school.scholarshipCount > 0 && (
            <li>
              <Gift aria-hidden="true" />
              {t('scholarshipCount', { count: school.scholarshipCount })}
            </li>
          )}
        </ul>
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-4">
          <span className="text-sm text-muted">{t('tuitionFee')}</span>
          <Price amountUsd={school.minFee} toUsd={school.maxFee} per={feePeriodOfSchool(school.schoolType)} />
        </p>
      </div>
    </Card>
  );
}
