'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { applicantApi } from '@/lib/api/applicant';
import { isOnCondition } from '@/lib/domain/admissions/offers';
import { pickName } from '@/lib/i18n/pick';

/** Which offers the result decides at once; nothing where no offer waits for it. */
export function OpenConditions({ userId }: { userId: string }) {
  const t = useTranslations('educationHistory.conditions');
  const locale = useLocale();
  // Only a warning: when it cannot be read, the form is there all the same.
  const mine = useQuery({
    ...applicantApi.applicants.mine.queryOptions({ params: { id: userId } }),
    retry: false,
  });
  const open = (mine.data?.data ?? []).filter(({ offer }) => offer && isOnCondition(offer));
  if (open.length === 0) return null;
  return (
    <Alert tone="warning" title={t('title')}>
      <ul className="list-disc pl-5">
        {open.map(({ applicantId, school, offer }) => (
          <li key={applicantId}>
            {t('one', { school: pickName(school, locale), grade: offer?.minimumGrade ?? '' })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
