import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Campus, campusOf } from '@/lib/illustrations/campus';
import { Price } from '@/components/ui/price';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import { feePeriodOfSchool } from '@/lib/domain/money/fee-period';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { emblemOf } from '@/lib/domain/schools/emblem';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { SchoolCardFace } from './school-card-face';

interface SchoolCardProps {
  school: SchoolSummary;
  /** The heading level in the outline of the page. */
  heading?: 'h2' | 'h3';
  /** A button at the upper corner, such as the heart; it is above the card's link. */
  action?: ReactNode;
  /** In a list, so that no two neighbours look the same (`campusesInList`). */
  campus?: Campus | undefined;
  /** The button that chooses it for a comparison: `CompareSchool`. */
  compare?: ReactNode;
  /** For the first card of a page: its cover is the largest thing that a phone shows. */
  eager?: boolean;
}

/** A school in a list, for server and client components; texts from `education` and `ui`. */
export function SchoolCard({
  school,
  heading = 'h3',
  action,
  campus,
  compare,
  eager = false,
}: SchoolCardProps) {
  const t = useTranslations('education');
  const locale = useLocale();
  const province = provinceByCode(school.province);
  const { programCount, scholarshipCount } = school;
  return (
    <SchoolCardFace
      href={href('/school/[slug]', { slug: school.slug })}
      heading={heading}
      name={pickName(school, locale)}
      about={`${t(`schoolType.${school.schoolType}`)} · ${t(`sector.${school.isPublic ? 'public' : 'private'}`)}`}
      tagline={pickText(school.tagline, locale)}
      emblem={emblemOf(school, locale)}
      feeLabel={t('fee')}
      fee={
        <Price amountUsd={school.minFee} toUsd={school.maxFee} per={feePeriodOfSchool(school.schoolType)} />
      }
      campus={campus ?? campusOf(school)}
      action={action}
      {...(eager && { eager })}
      compare={compare}
      // A catalogue, which is the list with a comparison, shows each school once.
      {...(compare && { shared: `school-${school.schoolId}` })}
      {...(school.verified && { verified: t('verified') })}
      {...(province && { place: placeLabel(province, locale) })}
      {...(programCount > 0 && { programs: t('programCount', { count: programCount }) })}
      {...(scholarshipCount > 0 && { scholarships: t('scholarshipCount', { count: scholarshipCount }) })}
    />
  );
}
