'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { lmsApi } from '@/lib/api/lms';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';

interface ArchiveCourseProps {
  schoolId: string;
  course: TaughtCourse;
  onDone: () => void;
}

/** Takes a course out of use, or brings it back. */
export function ArchiveCourse({ schoolId, course, onDone }: ArchiveCourseProps) {
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
