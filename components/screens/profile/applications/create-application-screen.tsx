'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { DraftList } from '@/components/enrollment/draft-list';
import { EnrollmentFlow } from '@/components/enrollment/enrollment-flow';
import { toEnrollmentProgram, toEnrollmentSchool } from '@/components/enrollment/enrollment-school';
import { FormSkeleton } from '@/components/enrollment/form-skeleton';
import { SchoolPicker } from '@/components/enrollment/school-picker';
import { QueryState } from '@/components/feedback/query-state';
import { Alert } from '@/components/ui/alert';
import { academicApi } from '@/lib/api/academic';
import { isApiError } from '@/lib/api/api-error';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { pageSizes } from '@/lib/domain/limits';
import { Link, useSearchParams } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

function SchoolForm({ school }: { school: SchoolDetail }) {
  const programs = useQuery(
    academicApi.subjects.list.queryOptions({
      query: {
        schoolId: school.schoolId,
        status: 'active',
        order: 'updatedAt',
        sort: 'desc',
        limit: pageSizes.programs,
      },
    }),
  );
  return (
    <QueryState query={programs} skeleton={<FormSkeleton />}>
      {({ data }) => (
        <EnrollmentFlow school={toEnrollmentSchool(school)} programs={data.map(toEnrollmentProgram)} />
      )}
    </QueryState>
  );
}

function ChosenSchool({ slug }: { slug: string }) {
  const t = useTranslations('enrollment');
  const locale = useLocale();
  const school = useQuery(academicApi.schools.get.queryOptions({ params: { id: slug } }));
  const isMissing = isApiError(school.error, 404);
  return (
    <>
      <Link
        href={href('/profile/applications/create')}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-text underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('create.change')}
      </Link>
      <h1 className="mb-5 mt-1 text-2xl sm:text-3xl">
        {school.data ? t('title', { school: pickName(school.data, locale) }) : t('create.title')}
      </h1>
      {isMissing ? (
        <Alert tone="warning" title={t('create.loadFailed')} />
      ) : (
        <QueryState query={school} skeleton={<FormSkeleton />}>
          {(found) => <SchoolForm school={found} />}
        </QueryState>
      )}
    </>
  );
}

/** Chooses the school first; the choice stands in the address, so that it outlives a reload and a log-in. */
export function CreateApplicationScreen() {
  const t = useTranslations('enrollment.create');
  const slug = useSearchParams().get('school');
  if (slug) return <ChosenSchool key={slug} slug={slug} />;
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="mb-6 mt-1.5 text-muted">{t('lead')}</p>
      <DraftList />
      <SchoolPicker />
    </>
  );
}
