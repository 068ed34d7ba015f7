'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { FormSkeleton } from '@/components/enrollment/form-skeleton';
import { Skeleton } from '@/components/ui/skeleton';
import { useSearchParams } from '@/lib/i18n/navigation';

const loadChoice = () => import('@/components/enrollment/school-choice');
const SchoolChoice = lazy(() => loadChoice().then((module) => ({ default: module.SchoolChoice })));
const ChosenSchool = lazy(() =>
  import('@/components/enrollment/chosen-school').then((module) => ({ default: module.ChosenSchool })),
);

// Calls and schemas come beside the page, not before it: asked for while React still wakes the page up.
if (typeof window !== 'undefined') void loadChoice().catch(() => undefined);

function SchoolFirst() {
  const t = useTranslations('enrollment.create');
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="mb-6 mt-1.5 text-muted">{t('lead')}</p>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <SchoolChoice />
      </Suspense>
    </>
  );
}

function SchoolOrForm() {
  const slug = useSearchParams().get('school');
  if (!slug) return <SchoolFirst />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <ChosenSchool key={slug} slug={slug} />
    </Suspense>
  );
}

/** Chooses the school first; the choice stands in the address, so that it outlives a reload and a log-in. */
export function CreateScreen() {
  return (
    <Suspense fallback={<SchoolFirst />}>
      <SchoolOrForm />
    </Suspense>
  );
}
