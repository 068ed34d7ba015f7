'use client';

import { Icon } from '@/components/ui/icon';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { academicApi } from '@/lib/api/academic';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { pageSizes } from '@/lib/domain/limits/lists';
import { textLimits } from '@/lib/domain/limits/texts';
import { trimAll } from '@/lib/domain/trim';
import type { FormPage } from './form-pages';
import { SchoolRow } from './school-row';
import { useSettled } from '@/components/form/use-settled';

const settleMs = 300;
const shownMax = 96;

function RowSkeletons() {
  return (
    <div className="grid gap-2.5" aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-18 rounded-lg" />
      ))}
    </div>
  );
}

/** Finds a school by its name, in either script. */
export function SchoolPicker({ page }: { page: FormPage }) {
  const t = useTranslations('enrollment.create');
  const words = useTranslations('education.schoolType');
  const locale = useLocale();
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState<number>(pageSizes.schools);
  const keyword = useSettled(trimAll(typed).slice(0, textLimits.keywordMax), settleMs);
  const found = useQuery({
    ...academicApi.schools.search.queryOptions({
      query: { keyword: keyword || undefined, lang: locale, limit },
    }),
    placeholderData: keepPreviousData,
  });
  const total = found.data?.total.value;

  return (
    <section>
      <label htmlFor={inputId} className="mb-1.5 block font-semibold">
        {t('search')}
      </label>
      <span className="relative block">
        <Icon
          name="search"
          className="pointer-events-none absolute left-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
        <Input
          id={inputId}
          type="search"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setLimit(pageSizes.schools);
          }}
          autoComplete="off"
          className="pl-11"
        />
      </span>
      <p role="status" className="my-2.5 min-h-6 text-sm text-muted">
        {total !== undefined && (total > 0 || keyword) && t('results', { count: total })}
      </p>
      <QueryState
        query={found}
        skeleton={<RowSkeletons />}
        empty={{
          when: ({ hits }) => hits.length === 0,
          show: (
            <Empty title={t(keyword ? 'noneTitle' : 'noSchoolTitle')} illustration="search">
              {t(keyword ? 'noneBody' : 'noSchoolBody')}
            </Empty>
          ),
        }}
      >
        {({ hits }) => (
          <ul className="grid gap-2.5 xl:grid-cols-2">
            {hits.map((school) => {
              const province = provinceByCode(school.province);
              return (
                <li key={school.schoolId}>
                  <SchoolRow page={page} school={school}>
                    {words(school.schoolType)}
                    {province && ` · ${placeLabel(province, locale)}`}
                  </SchoolRow>
                </li>
              );
            })}
          </ul>
        )}
      </QueryState>
      {total !== undefined && total > limit && limit < shownMax && (
        <Button
          variant="secondary"
          wide
          className="mt-4"
          loading={found.isFetching}
          onClick={() => setLimit(limit + pageSizes.schools)}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}
