'use client';

import type { ReactNode } from 'react';
import { PortalPage } from '@/components/portal/membership/portal-page';
import { TabLinks } from '@/components/kits/list/tab-links';
import { useTranslations } from 'next-intl';
import { isShared } from '@/components/portal/membership/choose-membership';
import { portalHref } from '@/components/portal/membership/use-portal';
import { Skeleton } from '@/components/ui/skeleton';
import { type RecordPath, StudentChoice } from './student-choice';

export interface RecordOf {
  orgId: string;
  studentId: string;
  isOwn: boolean;
  seesScores: boolean;
}

const tabs = [
  ['score', '/profile/studyrecord/score'],
  ['coursejoined', '/profile/studyrecord/coursejoined'],
  ['classjoined', '/profile/studyrecord/classjoined'],
] as const;
/** Courses and classes are of the timetable; their results stand there only for who sees scores. */
const matterOf = { score: 'scores', coursejoined: 'timetable', classjoined: 'timetable' } as const;
const pathOf = new Map<string, RecordPath>(tabs);

interface RecordPageProps {
  page: (typeof tabs)[number][0];
  children: (of: RecordOf) => ReactNode;
  /** For those who work at the school, before a student is chosen. */
  work?: (orgId: string) => ReactNode;
}

/** A page of a study record: of oneself, of a child, or of a student that somebody who works at the school chooses. */
export function RecordPage({ page, children, work }: RecordPageProps) {
  const t = useTranslations('studyRecord');
  const path = pathOf.get(page) ?? '/profile/studyrecord/score';
  return (
    <PortalPage
      matter={matterOf[page]}
      title={t(`titles.${page}`)}
      lead={t(`leads.${page}`)}
      skeleton={<Skeleton className="h-96" />}
    >
      {(chosen) => {
        const { organizationId: orgId, kind } = chosen.membership;
        return (
          <>
            <TabLinks
              label={t('pages')}
              tabs={tabs
                .filter(([key]) => key === page || isShared(chosen, matterOf[key]))
                .map(([key]) => ({ key, label: t(`titles.${key}`) }))}
              current={page}
              hrefOf={(key) => portalHref(chosen, pathOf.get(key) ?? path)}
            />
            {chosen.studentId ? (
              children({
                orgId,
                studentId: chosen.studentId,
                isOwn: kind === 'student',
                seesScores: isShared(chosen, 'scores'),
              })
            ) : kind === 'teacher' && work ? (
              work(orgId)
            ) : (
              <StudentChoice chosen={chosen} path={path} />
            )}
          </>
        );
      }}
    </PortalPage>
  );
}
