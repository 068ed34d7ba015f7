'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { StudentListView } from '@/components/school-day/student-desk/student-list-view';
import { TabLinks } from '@/components/kits/list/tab-links';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import type { SchoolClass } from '@/lib/contract/school-day/courses';
import { Link, useSearchParams } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { type ClassLists, type ClassTab, classTabs } from './class-lists';
import { CoursesView } from './courses-view';
import { ResultsView } from './results-view';
import { TimetableView } from './timetable-view';

interface ClassViewProps {
  schoolId: string;
  lists: ClassLists;
}

const asTab = (wanted: string | null): ClassTab => classTabs.find((each) => each === wanted) ?? classTabs[0];

/** One class: who is in it, what it learns, when, and what it has reached. */
export function ClassView({ schoolId, lists }: ClassViewProps) {
  const t = useTranslations('classDesk');
  const search = useSearchParams();
  const structureRecordId = search.get('structureRecordId') ?? '';
  const classes = useQuery(lmsApi.courses.classes.queryOptions({ params: { orgId: schoolId } }));
  const tab = asTab(search.get('tab'));
  return (
    <QueryState query={classes} skeleton={<SkeletonText lines={10} />}>
      {({ data }) => {
        const found = data.find((each) => each.structureRecordId === structureRecordId);
        return (
          <div className="grid grid-cols-1 gap-1 sm:gap-2">
            <div className="flex items-center gap-x-2 sm:flex-wrap">
              <Link
                href={lists.classes.href()}
                aria-label={t('classes.all')}
                className="-ml-2 inline-flex size-9 shrink-0 items-center justify-center rounded-md text-accent-text hover:bg-sunken"
              >
                <Icon name="chevron-left" className="size-5" />
              </Link>
              {found ? <ClassHead found={found} /> : <p className="text-muted">{t('classes.gone')}</p>}
            </div>
            {found && (
              <>
                <TabLinks
                  label={t('class')}
                  tabs={classTabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
                  current={tab}
                  hrefOf={(key) => lists.ofClass[asTab(key)].href({ filters: { structureRecordId } })}
                />
                {tab === 'students' && (
                  <StudentListView schoolId={schoolId} address={lists.ofClass.students} isOfClass />
                )}
                {tab === 'courses' && (
                  <CoursesView schoolId={schoolId} address={lists.ofClass.courses} isOfClass />
                )}
                {tab === 'timetable' && (
                  <TimetableView schoolId={schoolId} address={lists.ofClass.timetable} isOfClass />
                )}
                {tab === 'results' && (
                  <ResultsView schoolId={schoolId} address={lists.ofClass.results} isOfClass />
                )}
              </>
            )}
          </div>
        );
      }}
    </QueryState>
  );
}

/** The name of a class, what it belongs to, and how large it is. */
function ClassHead({ found }: { found: SchoolClass }) {
  const t = useTranslations('classDesk');
  const locale = useLocale();
  const above = found.path.slice(0, -1).map((unit) => pickName(unit, locale));
  return (
    <>
      <h2 className="min-w-0 text-lg max-sm:line-clamp-1 sm:text-xl">{pickName(found, locale)}</h2>
      <Badge tone={found.isOpen ? 'success' : 'neutral'}>{t(found.isOpen ? 'open' : 'closed')}</Badge>
      <p className="text-sm text-muted max-sm:hidden">
        {[
          ...above,
          t('members.count', { count: found.studentCount }),
          t('courses.shown', { count: found.courseCount }),
        ].join(' · ')}
      </p>
    </>
  );
}
