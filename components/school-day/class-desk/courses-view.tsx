'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ImportTable } from '@/components/school-day/school-tables/import-table';
import { CreateButton } from '@/components/kits/list/create-button';
import type { Column, RowName } from '@/components/kits/list/columns';
import { ListPage } from '@/components/kits/list/list-page';
import { personNames } from '@/components/accounts/people/person-names';
import { Badge } from '@/components/ui/badge';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { pickName } from '@/lib/i18n/pick';
import { type ClassLists, courseQuery } from './class-lists';
import { CourseForm } from './course-form';
import { useClassOptions } from './use-classes';
import { CourseGradebook } from '@/components/school-day/gradebook/course-gradebook';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { CourseMembers } from './course-members';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { lmsApi } from '@/lib/api/lms';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { addDays } from '@/lib/domain/calendar-days';
import { Lesson } from '@/components/school-day/timetable/lesson';
import { SeriesForm } from './series-form';

/** As many days as one call answers. */
const shownDays = 61;
/** Of the past, as long as attendance is usually marked late. */
const pastDays = 14;

/** The lessons of a course around today, and the form that writes a weekly series. */
function CourseLessons({ schoolId, course }: { schoolId: string; course: TaughtCourse }) {
  const t = useTranslations('classDesk.lessons');
  const today = useToday();
  const lately = addDays(today, -pastDays);
  const from = lately > course.startDate && lately <= course.endDate ? lately : course.startDate;
  const query = useQuery(
    lmsApi.classSessions.list.queryOptions({
      params: { orgId: schoolId },
      query: { courseId: course.courseId, from, to: addDays(from, shownDays) },
    }),
  );
  return (
    <div className="grid gap-6">
      {!course.archived && <SeriesForm schoolId={schoolId} course={course} />}
      <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
        {({ data }) => (
          <section>
            <h3 className="mb-2 text-base font-semibold">{t('around')}</h3>
            {data.length === 0 && <p className="text-muted">{t('none')}</p>}
            <ul className="divide-y divide-border">
              {data.map((lesson) => (
                <Lesson key={lesson.sessionId} schoolId={schoolId} lesson={lesson} isOffice />
              ))}
            </ul>
          </section>
        )}
      </QueryState>
    </div>
  );
}

interface ArchiveCourseProps {
  schoolId: string;
  course: TaughtCourse;
  onDone: () => void;
}

/** Takes a course out of use, or brings it back. */
function ArchiveCourse({ schoolId, course, onDone }: ArchiveCourseProps) {
  const t = useTranslations('classDesk.archive');
  const update = useWrite(lmsApi.courses.update, {
    done: () => {
      onDone();
      return t(course.archived ? 'broughtBack' : 'done');
    },
  });
  return (
    <div className="border-t border-border pt-6">
      <WriteButton
        variant="secondary"
        write={update}
        onWrite={() =>
          update.run({
            params: { orgId: schoolId, id: course.courseId },
            body: { archived: !course.archived },
            version: course.version,
          })
        }
        asks={{
          title: t(course.archived ? 'bringBackTitle' : 'title'),
          description: t(course.archived ? 'bringBackBody' : 'body'),
        }}
      >
        {t(course.archived ? 'bringBack' : 'archive')}
      </WriteButton>
    </div>
  );
}

interface CourseSheetProps {
  schoolId: string;
  course: TaughtCourse | null;
  onClose: () => void;
}

/** One course at the side of the list: its members, its lessons, and what it is. */
function CourseSheet({ schoolId, course, onClose }: CourseSheetProps) {
  const t = useTranslations('classDesk');
  const locale = useLocale();
  return (
    <Sheet open={course !== null} onOpenChange={(open) => !open && onClose()}>
      {course && (
        <SheetContent
          side="right"
          title={`${course.code} · ${pickName(course, locale)}`}
          className="w-[min(38rem,100vw)]"
        >
          <Tabs defaultValue="members">
            <TabList aria-label={t('course')}>
              <Tab value="members">{t('members.title')}</Tab>
              <Tab value="lessons">{t('lessons.title')}</Tab>
              <Tab value="scores">{t('scores.title')}</Tab>
              <Tab value="course">{t('course')}</Tab>
            </TabList>
            <TabPanel value="members">
              <CourseMembers schoolId={schoolId} course={course} />
            </TabPanel>
            <TabPanel value="lessons">
              <CourseLessons schoolId={schoolId} course={course} />
            </TabPanel>
            <TabPanel value="scores">
              <CourseGradebook orgId={schoolId} courseId={course.courseId} />
            </TabPanel>
            <TabPanel value="course" className="grid gap-8">
              <CourseForm key={course.courseId} schoolId={schoolId} course={course} onSaved={onClose} />
              <ArchiveCourse schoolId={schoolId} course={course} onDone={onClose} />
            </TabPanel>
          </Tabs>
        </SheetContent>
      )}
    </Sheet>
  );
}

const courseTables = [
  'courses',
  'course-members',
  'class-sessions',
  'assessments',
  'attendances',
  'scores',
] as const;

function useCourseColumns(isOfClass: boolean): Column<TaughtCourse>[] {
  const t = useTranslations('classDesk');
  const locale = useLocale();
  const className = ({ className: en, classNameNative: km }: TaughtCourse) =>
    en === null ? '' : pickName({ name: en, nameNative: km ?? en }, locale);
  const teachers = (course: TaughtCourse) =>
    course.teachers.map((teacher) => personNames(teacher, locale).name).join(', ') || course.teacher[locale];
  const termOf = ({ academicYear, term }: TaughtCourse) => t('termOf', { year: academicYear, term });
  return [
    { id: 'class', header: t('class'), cell: className, text: className, onlyDiffering: isOfClass },
    { id: 'teachers', header: t('fields.teachers'), cell: teachers, text: teachers },
    { id: 'term', header: t('term'), className: 'tabular-nums', cell: termOf, text: termOf },
    {
      id: 'members',
      header: t('studentCount'),
      className: 'tabular-nums',
      cell: ({ memberCount }) => String(memberCount),
      text: ({ memberCount }) => String(memberCount),
    },
    {
      id: 'lessons',
      header: t('lessons.title'),
      className: 'tabular-nums',
      cell: ({ sessionCount }) => String(sessionCount),
      text: ({ sessionCount }) => String(sessionCount),
    },
    {
      id: 'state',
      header: t('state'),
      card: 'badge',
      cell: ({ locked, archived }) =>
        (locked || archived) && <Badge tone="neutral">{t(archived ? 'archived' : 'locked')}</Badge>,
    },
  ];
}

interface CoursesViewProps {
  schoolId: string;
  address: ClassLists['courses'];
  /** On the page of a class, which chooses it. */
  isOfClass?: boolean;
}

/** The courses of a school; each opens with its members and lessons. */
export function CoursesView({ schoolId, address, isOfClass = false }: CoursesViewProps) {
  const t = useTranslations('classDesk');
  const tList = useTranslations('classDesk.courses');
  const locale = useLocale();
  const classes = useClassOptions(schoolId);
  const [isAdding, setAdding] = useState(false);
  const name: RowName<TaughtCourse> = {
    header: t('course'),
    key: ({ courseId }) => courseId,
    name: (course) => pickName(course, locale),
    below: ({ code }) => <span className="text-sm text-muted">{code}</span>,
    csv: [
      { header: t('fields.code'), text: ({ code }) => code },
      { header: t('english'), text: (course) => course.name },
      { header: t('khmer'), text: (course) => course.nameNative },
    ],
  };
  const columns = useCourseColumns(isOfClass);
  return (
    <>
      <ListPage
        lead={tList('lead')}
        primary={<CreateButton label={tList('create')} onPress={() => setAdding(true)} />}
        actions={<ImportTable schoolId={schoolId} tables={courseTables} label={t('import')} />}
        address={address}
        query={courseQuery(schoolId)}
        texts={tList}
        name={name}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: tList('keyword') },
          ...(isOfClass
            ? []
            : [
                {
                  kind: 'select' as const,
                  name: 'structureRecordId' as const,
                  label: t('class'),
                  any: t('all'),
                  options: classes,
                },
              ]),
          { kind: 'text', name: 'academicYear', label: t('fields.academicYear') },
          {
            kind: 'select',
            name: 'term',
            label: t('fields.term'),
            any: t('all'),
            options: (['1', '2', '3'] as const).map((value) => ({ value, label: value })),
          },
          {
            kind: 'select',
            name: 'archived',
            label: t('state'),
            any: t('inUse'),
            options: [{ value: 'true', label: t('archived') }],
            narrows: true,
          },
        ]}
        shown={(count) => tList('shown', { count })}
        detail={(course, onClose) => <CourseSheet schoolId={schoolId} course={course} onClose={onClose} />}
        exports={{ fileName: 'courses', rowsPerCall: 100 }}
      />
      <Dialog open={isAdding} onOpenChange={setAdding}>
        {isAdding && (
          <DialogContent wide title={tList('create')}>
            <CourseForm schoolId={schoolId} onSaved={() => setAdding(false)} />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
