'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Button } from '@/components/ui/button';
import { lmsApi } from '@/lib/api/lms';
import type { TaughtCourse } from '@/lib/contract/lms/course-shapes';

interface ArchiveCourseProps {
  schoolId: string;
  course: TaughtCourse;
  onDone: () => void;
}

/** Takes a course out of use, or brings it back. */
export function ArchiveCourse({ schoolId, course, onDone }: ArchiveCourseProps) {
  const t = useTranslations('classDesk.archive');
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const update = useMutation(lmsApi.courses.update.mutationOptions());
  const archive = async () => {
    try {
      await update.mutateAsync({
        params: { orgId: schoolId, id: course.courseId },
        body: { archived: !course.archived },
        version: course.version,
      });
    } catch (error) {
      showToast({ kind: 'danger', message: errorText(error) });
      return false;
    }
    showToast({ kind: 'success', message: t(course.archived ? 'broughtBack' : 'done') });
    onDone();
    return true;
  };
  return (
    <div className="border-t border-border pt-6">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t(course.archived ? 'bringBack' : 'archive')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(course.archived ? 'bringBackTitle' : 'title')}
        description={t(course.archived ? 'bringBackBody' : 'body')}
        confirmLabel={t(course.archived ? 'bringBack' : 'archive')}
        onConfirm={archive}
      />
    </div>
  );
}
