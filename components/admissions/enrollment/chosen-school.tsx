'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { Alert } from '@/components/ui/alert';
import { PageTitle } from '@/components/ui/page-title';
import { academicApi } from '@/lib/api/academic';
import { applicantApi } from '@/lib/api/applicant';
import { isApiError } from '@/lib/api/api-error';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { pageSizes } from '@/lib/domain/limits/lists';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { EnrollmentFlow } from './enrollment-flow';
import { toEnrollmentProgram, toEnrollmentSchool } from './enrollment-school';
import type { FormComposition } from './form-composition';
import { type FormPage, formHref } from './form-pages';
import { FormSkeleton } from './form-skeleton';

function SchoolForm({ school, composition }: { school: SchoolDetail; composition: FormComposition }) {
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
  const schema = useQuery(applicantApi.applicants.schema.queryOptions({ params: { id: school.schoolId } }));
  return (
    <QueryState query={programs} skeleton={<FormSkeleton />}>
      {({ data }) => (
        <QueryState query={schema} skeleton={<FormSkeleton />}>
          {({ form }) => (
            <EnrollmentFlow
              school={toEnrollmentSchool(school)}
              programs={data.map(toEnrollmentProgram)}
              form={form}
              composition={composition}
            />
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

/** The form for the school in the address, with a link back to the choice. */
export function ChosenSchool({
  slug,
  page,
  composition,
}: {
  slug: string;
  page: FormPage;
  composition: FormComposition;
}) {
  const t = useTranslations('enrollment');
  const locale = useLocale();
  const school = useQuery(academicApi.schools.get.queryOptions({ params: { id: slug } }));
  const isMissing = isApiError(school.error, 404);
  return (
    <>
      <Link
        href={formHref(page)}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-text underline-offset-4 hover:underline"
      >
        <Icon name="arrow-left" className="size-5" />
        {t('create.change')}
      </Link>
      <PageTitle className="mb-5 mt-1">
        {school.data ? t('title', { school: pickName(school.data, locale) }) : t('create.title')}
      </PageTitle>
      {isMissing ? (
        <Alert tone="warning" title={t('create.loadFailed')} />
      ) : (
        <QueryState query={school} skeleton={<FormSkeleton />}>
          {(found) => <SchoolForm school={found} composition={composition} />}
        </QueryState>
      )}
    </>
  );
}
