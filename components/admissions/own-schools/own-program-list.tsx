'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { LinkButton } from '@/components/ui/link-button';
import { applicantApi } from '@/lib/api/applicant';
import { remindersApi } from '@/lib/api/reminders';
import { href } from '@/lib/routes/href';
import { OwnProgramCard } from './own-program-card';
import { CardSkeletons } from './own-school-list';
import { ownPrograms } from './own-programs';

/** The programs that the person has applied to or saved. */
export function OwnProgramList({ userId }: { userId: string }) {
  const t = useTranslations('ownSchools');
  const applied = useQuery(applicantApi.applicants.mine.queryOptions({ params: { id: userId } }));
  const saved = useQuery(remindersApi.list.queryOptions({ params: { userId } }));
  return (
    <QueryState query={applied} skeleton={<CardSkeletons />}>
      {({ data: applications }) => (
        <QueryState query={saved} skeleton={<CardSkeletons />}>
          {({ data: reminders }) => {
            const ids = reminders.map(({ enrollableSubjectId }) => enrollableSubjectId);
            const programs = ownPrograms(applications, ids);
            if (programs.length === 0) {
              return (
                <Empty
                  title={t('courses.none')}
                  illustration="applications"
                  action={<LinkButton href={href('/course')}>{t('courses.browse')}</LinkButton>}
                >
                  {t('courses.noneBody')}
                </Empty>
              );
            }
            return (
              <ul className="grid grid-cols-1 gap-4">
                {programs.map((own) => (
                  <li key={own.id}>
                    <OwnProgramCard own={own} />
                  </li>
                ))}
              </ul>
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}
