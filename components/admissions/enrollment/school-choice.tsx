'use client';

import { type FormPage, formHref } from './form-pages';
import { useLocale, useTranslations } from 'next-intl';
import { formatMinute } from '@/lib/domain/dates/dates';
import { useViewer } from '@/lib/query/use-viewer';
import { draftsOf } from './draft-store';
import { Icon } from '@/components/ui/icon';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
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
import { useSettled } from '@/components/form/use-settled';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';

interface SchoolRowProps {
  page: FormPage;
  school: { slug: string; name: string; nameNative: string; hue?: number };
  children: ReactNode;
}

/** A school to apply to; the whole row is the link. */
function SchoolRow({ page, school, children }: SchoolRowProps) {
  const locale = useLocale();
  return (
    <Card interactive className="flex min-h-18 items-center gap-3 p-3">
      {school.hue !== undefined && (
        <SchoolEmblem
          school={{ name: school.name, nameNative: school.nameNative, hue: school.hue }}
          sizePx={44}
        />
      )}
      <div className="min-w-0 flex-1">
        <Link href={formHref(page, school.slug)} className={`font-semibold ${cardLinkStyle}`}>
          {pickName(school, locale)}
        </Link>
        <p className="text-sm text-muted">{children}</p>
      </div>
      <Icon name="chevron-right" className="size-5 shrink-0 text-muted" />
    </Card>
  );
}

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
function SchoolPicker({ page }: { page: FormPage }) {
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

/** Unsent applications on this device; nothing when there are none. */
function DraftList({ page }: { page: FormPage }) {
  const t = useTranslations('enrollment.create');
  const locale = useLocale();
  const { data: viewer } = useViewer();
  // Only the browser knows the person and the drafts.
  const drafts = viewer ? draftsOf(viewer.sub).filter(({ savedAt }) => savedAt !== null) : [];
  if (drafts.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-2.5 text-lg">{t('drafts')}</h2>
      <ul className="grid gap-2.5">
        {drafts.map(({ school, savedAt }) => (
          <li key={school.schoolId}>
            <SchoolRow page={page} school={school}>
              {savedAt && t('draftSaved', { date: formatMinute(savedAt, locale) })}
            </SchoolRow>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Unfinished applications, then all schools. */
export function SchoolChoice({ page }: { page: FormPage }) {
  return (
    <>
      <DraftList page={page} />
      <SchoolPicker page={page} />
    </>
  );
}
