'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { useSearchParams } from '@/lib/i18n/navigation';
import type { FormComposition } from './form-composition';
import type { FormPage } from './form-pages';
import { FormSkeleton } from './form-skeleton';

const SchoolChoice = lazyPart(
  () => import('./school-choice').then((module) => module.SchoolChoice),
  () => <Skeleton className="h-96" />,
  { ahead: true },
);
const ChosenSchool = lazyPart(
  () => import('./chosen-school').then((module) => module.ChosenSchool),
  FormSkeleton,
);

function SchoolFirst({ page }: { page: FormPage }) {
  const t = useTranslations('enrollment.create');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{t('lead')}</p>
      <SchoolChoice page={page} />
    </>
  );
}

interface SchoolThenFormProps {
  page: FormPage;
  composition?: FormComposition;
}

function SchoolOrForm({ page, composition = 'steps' }: SchoolThenFormProps) {
  const slug = useSearchParams().get('school');
  if (!slug) return <SchoolFirst page={page} />;
  return <ChosenSchool key={slug} slug={slug} page={page} composition={composition} />;
}

/** Selects the school first; the choice is in the address, so that it survives a reload and a log-in. */
export function SchoolThenForm(props: SchoolThenFormProps) {
  return (
    <Suspense fallback={<SchoolFirst page={props.page} />}>
      <SchoolOrForm {...props} />
    </Suspense>
  );
}
