import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { PlainThanks } from '@/components/admissions/enrollment/plain-thanks';
import { ThanksBody } from '@/components/admissions/enrollment/thanks-body';
import { PageTitle } from '@/components/ui/page-title';

/** The end of the application: what happens next, and what to bring. */
export function CongratulationsScreen() {
  const t = useTranslations('enrollment.thanks');
  return (
    <section className="mx-auto max-w-2xl px-4 py-8 sm:px-6 sm:py-14">
      <div className="text-center">
        <span className="mx-auto flex size-20 items-center justify-center rounded-full bg-success-soft text-success">
          <Icon name="circle-check-big" className="size-10" />
        </span>
        <PageTitle size="public" className="mt-4">
          {t('title')}
        </PageTitle>
      </div>
      <Suspense fallback={<PlainThanks />}>
        <ThanksBody />
      </Suspense>
    </section>
  );
}
