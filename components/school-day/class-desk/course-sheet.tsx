'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CourseGradebook } from '@/components/school-day/gradebook/course-gradebook';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { pickName } from '@/lib/i18n/pick';
import { ArchiveCourse } from './archive-course';
import { CourseForm } from './course-form';
import { CourseLessons } from './course-lessons';
import { CourseMembers } from './course-members';

interface CourseSheetProps {
  schoolId: string;
  course: TaughtCourse | null;
  onClose: () => void;
}

/** One course at the side of the list: its members, its lessons, and what it is. */
export function CourseSheet({ schoolId, course, onClose }: CourseSheetProps) {
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
