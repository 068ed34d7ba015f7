'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { FormSkeleton } from '@/components/enrollment/form-skeleton';
import { Skeleton } from '@/components/ui/skeleton';
import { useSearchParams } from '@/lib/i18n/navigation';

const SchoolChoice = lazyPart(
  () => import('@/components/enrollment/school-choice').then((module) => module.SchoolChoice),
  () => <Skeleton className="h-96" />,
  { ahead: true },
);
const ChosenSchool = lazyPart(
  () => import('@/components/enrollment/chosen-school').then((module) => module.ChosenSchool),
  FormSkeleton,
);

function SchoolFirst() {
  const t = useTranslations('enrollment.create');
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="mb-6 mt-1.5 text-muted">{t('lead')}</p>
      <SchoolChoice />
    </>
  );
}

function SchoolOrForm() {
  const slug = useSearchParams().get('school');
  if (!slug) return <SchoolFirst />;
  return <ChosenSchool key={slug} slug={slug} />;
}

/** Selects the school first; the choice is in the address, so that it survives a reload and a log-in. */
export function CreateScreen() {
  return (
    <Suspense fallback={<SchoolFirst />}>
      <SchoolOrForm />
    </Suspense>
  );
}
