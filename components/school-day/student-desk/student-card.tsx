'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { SaveFileButton } from '@/components/feedback/save-file-button';
import { QrCode } from '@/components/ui/qr-code';
import { schoolStructureApi } from '@/lib/api/school-structure';
import type { ListedStudent } from '@/lib/contract/school-day/students';
import { href } from '@/lib/routes/href';

interface SaveCardsProps {
  schoolId: string;
  /** Whose cards. */
  of: { studentId: string } | { structureRecordId: string };
  label: string;
}

/** Saves cards as PDF, in the page's language. */
export function SaveCards({ schoolId, of, label }: SaveCardsProps) {
  const t = useTranslations('studentDesk.card');
  const locale = useLocale();
  const client = useQueryClient();
  const params = { id: schoolId };
  return (
    <SaveFileButton
      label={label}
      failed={t('failed')}
      read={() =>
        client.fetchQuery({
          ...schoolStructureApi.studentCards.print.queryOptions({ params, query: { ...of, lang: locale } }),
          // Who is in a class, and under which name, may have changed since.
          staleTime: 0,
        })
      }
    />
  );
}

/** The code that opens the public card of a student, and the card to print. */
export function StudentCard({ schoolId, student }: { schoolId: string; student: ListedStudent }) {
  const t = useTranslations('studentDesk.card');
  const locale = useLocale();
  const { studentId, uniqueKey } = student;
  const prefix = locale === 'en' ? '/en' : '';
  return (
    <section aria-labelledby="student-card" className="grid justify-items-start gap-3">
      <h3 id="student-card" className="text-base font-semibold">
        {t('title')}
      </h3>
      <p className="text-sm text-muted">{t('lead')}</p>
      <div className="w-40">
        <QrCode
          text={`${window.location.origin}${prefix}${href('/student-card')}#${uniqueKey}`}
          label={t('code')}
        />
      </div>
      <SaveCards schoolId={schoolId} of={{ studentId }} label={t('save')} />
    </section>
  );
}
