'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TermLock } from '@/components/school-day/class-desk/term-lock';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { AssessmentDialog } from './assessment-dialog';

interface GradebookDeedsProps {
  orgId: string;
  course: TaughtCourse;
  isOffice: boolean;
}

/** What can be done with the gradebook of a course as a whole. */
export function GradebookDeeds({ orgId, course, isOffice }: GradebookDeedsProps) {
  const t = useTranslations('gradebook');
  const [isAdding, setAdding] = useState(false);
  const isOpen = !course.locked && !course.archived;
  if (!isOpen && !isOffice) return null;
  return (
    <>
      <Popover>
        <PopoverTrigger asChild>
          <IconButton label={t('deeds')} icon={<Icon name="ellipsis" className="size-5" />} />
        </PopoverTrigger>
        <PopoverContent aria-label={t('deeds')} className="grid w-64 justify-items-start gap-1 p-3">
          {isOpen && (
            <Button variant="ghost" size="sm" onClick={() => setAdding(true)}>
              {t('assessment.add')}
            </Button>
          )}
          {isOffice && <TermLock schoolId={orgId} term={course} locked={course.locked} />}
        </PopoverContent>
      </Popover>
      <AssessmentDialog
        orgId={orgId}
        courseId={course.courseId}
        edited={isAdding ? 'new' : null}
        onClose={() => setAdding(false)}
      />
    </>
  );
}
