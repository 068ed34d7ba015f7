'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { CourseCard } from '@/components/schools/course/course-card';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { LinkButton } from '@/components/ui/link-button';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { formatUsdShort } from '@/lib/domain/money/fees';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';
import { orientationLimits } from '@/lib/domain/limits/orientation';
import { href, withHash } from '@/lib/routes/href';
import { findOpenPrograms, findSchools, type Where } from './find-open-programs';
import { ResultSection } from './result-section';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { finishedLevelOf } from '@/lib/domain/schools/finished-levels';
import { type Seeker, seekerStore, silentSeeker } from '@/components/schools/seeker/seeker';
import { useDeviceValue } from '@/lib/device/use-device-value';

/** The region and budget for programs; null for any. */
type SearchPlace = Pick<Seeker, 'place' | 'budgetUsd'>;

const linkStyle =
  'inline-flex min-h-11 items-center text-accent-text underline-offset-4 hover:underline print:hidden';

/** Schools that teach the majors: with scholarships, and with contacts. Left out when there is none. */
function ResultSchools({ categories, where }: { categories: string[]; where: Where }) {
  const t = useTranslations('orientationResult.schools');
  const words = useTranslations('education');
  const locale = useLocale();
  const query = useQuery({
    queryKey: ['orientation/schools', categories, where],
    queryFn: () => findSchools(categories, where),
  });
  if (query.data?.length === 0) return null;
  return (
    <ResultSection title={t('title')} lead={t('lead')} folds>
      <QueryState query={query} skeleton={<Skeleton className="h-48" />}>
        {(schools) => (
          <ul className="divide-y divide-border">
            {schools.map((school) => {
              const page = href('/school/[slug]', { slug: school.slug });
              return (
                <li key={school.schoolId} className="flex break-inside-avoid items-start gap-3 py-3">
                  <SchoolEmblem school={school} sizePx={44} />
                  <div className="min-w-0">
                    <Link href={page} className="font-semibold underline-offset-4 hover:underline">
                      {pickName(school, locale)}
                    </Link>
                    <p className="flex flex-wrap gap-x-5">
                      {school.scholarshipCount > 0 && (
                        <Link href={withHash(page, 'scholarships')} className={linkStyle}>
                          {words('scholarshipCount', { count: school.scholarshipCount })}
                          <span className="sr-only"> – {pickName(school, locale)}</span>
                        </Link>
                      )}
                      <Link href={withHash(page, 'contact')} className={linkStyle}>
                        {t('ask')}
                        <span className="sr-only"> – {pickName(school, locale)}</span>
                      </Link>
                    </p>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </QueryState>
    </ResultSection>
  );
}

const { budgetsUsd } = orientationLimits;

interface PlaceChoiceProps {
  place: SearchPlace;
  onChange: (next: Partial<SearchPlace>) => void;
}

function PlaceChoice({ place: { place: province, budgetUsd }, onChange }: PlaceChoiceProps) {
  const t = useTranslations('orientationResult.programs');
  const locale = useLocale();
  const id = useId();
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-2 lg:max-w-2xl print:hidden">
      <div>
        <Label htmlFor={`${id}-province`}>{t('province')}</Label>
        <Select
          id={`${id}-province`}
          value={province ?? ''}
          onChange={({ target }) => onChange({ place: target.value || null })}
        >
          <option value="">{t('anyProvince')}</option>
          {provinces.map((each) => (
            <option key={each.code} value={each.code}>
              {placeLabel(each, locale)}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <Label htmlFor={`${id}-budget`}>{t('budget')}</Label>
        <Select
          id={`${id}-budget`}
          value={budgetUsd ?? ''}
          onChange={({ target }) => onChange({ budgetUsd: Number(target.value) || null })}
        >
          <option value="">{t('anyBudget')}</option>
          {budgetsUsd.map((amount) => (
            <option key={amount} value={amount}>
              {t('upTo', { amount: formatUsdShort(amount) })}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

/**
 * Programs of the majors that are open for applications, in the reader's province and budget, and the schools
 * there.
 */
export function OpenPrograms({ categories }: { categories: string[] }) {
  const t = useTranslations('orientationResult.programs');
  const seeker = useDeviceValue(seekerStore) ?? silentSeeker;
  const { place: province, budgetUsd } = seeker;
  const finished = finishedLevelOf(seeker);
  const where = {
    ...(province !== null && { province }),
    ...(budgetUsd !== null && { maxPrice: budgetUsd }),
    ...(finished !== null && { finished }),
  };
  const query = useQuery({
    queryKey: ['orientation/open-programs', categories, where],
    queryFn: () => findOpenPrograms(categories, where),
    placeholderData: keepPreviousData,
  });
  const search = (next: Partial<SearchPlace>) =>
    seekerStore.update((before) => ({ ...(before ?? silentSeeker), ...next }));
  // Without any, there is nothing to narrow and no list to open.
  if (query.data?.countTotal === 0 && province === null && budgetUsd === null)
    return (
      <ResultSection title={t('title')}>
        <Empty title={t('noneAnywhere')} />
      </ResultSection>
    );
  return (
    <>
      <ResultSection title={t('title')} lead={t('lead')}>
        <PlaceChoice place={seeker} onChange={search} />
        <QueryState
          query={query}
          skeleton={<Skeleton className="h-64" />}
          empty={{
            when: ({ data }) => data.length === 0,
            show: (
              <Empty
                title={t('none')}
                action={
                  <Button variant="secondary" onClick={() => search({ place: null, budgetUsd: null })}>
                    {t('widen')}
                  </Button>
                }
              />
            ),
          }}
        >
          {({ data, countTotal, isRelated }) => (
            <>
              <p role="status" className="mb-3 font-semibold">
                {t(isRelated ? 'related' : 'count', { count: countTotal })}
              </p>
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {data.map((course) => (
                  <li key={course.enrollableSubjectId} className="break-inside-avoid">
                    <CourseCard course={course} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </QueryState>
        <LinkButton
          href={href('/course', undefined, { ...where, categories, openNow: 'true' })}
          variant="secondary"
          className="mt-5 print:hidden"
        >
          {t('more')}
        </LinkButton>
      </ResultSection>
      <ResultSchools categories={categories} where={where} />
    </>
  );
}
