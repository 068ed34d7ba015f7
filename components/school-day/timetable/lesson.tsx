'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { SheetView } from '@/components/school-day/attendance/sheet-view';
import { personNames } from '@/components/accounts/people/person-names';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import { CancelLesson } from './cancel-lesson';
import { LessonForm } from './lesson-form';
import { lessonTitle, lessonWhen } from './lesson-names';

type Opened = 'attendance' | 'change' | 'cancel';

const titles = { attendance: 'attendance', change: 'changeTitle', cancel: 'cancelTitle' } as const;

interface LessonProps {
  schoolId: string;
  lesson: ClassSession;
  isOffice: boolean;
}

/** One lesson, and what may still be done with it. */
export function Lesson({ schoolId, lesson, isOffice }: LessonProps) {
  const t = useTranslations('timetable.lesson');
  const locale = useLocale();
  const [open, setOpen] = useState<Opened | null>(null);
  const isPlanned = lesson.state === 'planned';
  const isMarked = lesson.state === 'running' || lesson.state === 'held';
  const close = () => setOpen(null);
  const when = lessonWhen(lesson, locale);
  const about = [lessonTitle(lesson, locale), when, lesson.room].join(' · ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5">
      <span className="min-w-0">
        <span className="tabular-nums">{when}</span>
        <span className="block text-sm text-muted">
          {lesson.room}
          {lesson.substitute &&
            ` · ${t('substituteIs', { name: personNames(lesson.substitute, locale).name })}`}
        </span>
        {lesson.cancelReason && <span className="block text-sm">{lesson.cancelReason}</span>}
      </span>
      {lesson.state === 'cancelled' && <Badge tone="danger">{t('cancelled')}</Badge>}
      <span className="flex flex-wrap gap-2 empty:hidden">
        {isMarked && (
          <Button size="sm" onClick={() => setOpen('attendance')}>
            {t('attendance')}
          </Button>
        )}
        {isPlanned && (
          <>
            <Button size="sm" variant="secondary" onClick={() => setOpen('change')}>
              {t('change')}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setOpen('cancel')}>
              {t('cancel')}
            </Button>
          </>
        )}
      </span>
      <Dialog open={open !== null} onOpenChange={(next) => !next && close()}>
        {open && (
          <DialogContent title={t(titles[open])}>
            {open === 'attendance' ? (
              <SheetView
                orgId={schoolId}
                sessionId={lesson.sessionId}
                isOffice={isOffice}
                inDialog
                onDone={close}
              />
            ) : (
              <p className="mb-3 font-semibold">{about}</p>
            )}
            {open === 'change' && <LessonForm schoolId={schoolId} lesson={lesson} onSaved={close} />}
            {open === 'cancel' && <CancelLesson schoolId={schoolId} lesson={lesson} onDone={close} />}
          </DialogContent>
        )}
      </Dialog>
    </li>
  );
}
