'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { SheetView } from '@/components/school-day/attendance/sheet-view';
import { personNames } from '@/components/people/people/person-names';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { ClassSession } from '@/lib/contract/lms/course-shapes';
import { formatDate, formatHours } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { CancelLesson } from './cancel-lesson';
import { LessonForm } from './lesson-form';

type Opened = 'attendance' | 'change' | 'cancel';

const titles = { attendance: 'attendance', change: 'changeTitle', cancel: 'cancelTitle' } as const;

/** One lesson, and what may still be done with it. */
export function Lesson({ schoolId, lesson }: { schoolId: string; lesson: ClassSession }) {
  const t = useTranslations('classDesk.lessons');
  const locale = useLocale();
  const [open, setOpen] = useState<Opened | null>(null);
  const isPlanned = lesson.state === 'planned';
  const isMarked = lesson.state === 'running' || lesson.state === 'held';
  const close = () => setOpen(null);
  const className = lesson.className
    ? pickName({ name: lesson.className, nameNative: lesson.classNameNative ?? lesson.className }, locale)
    : null;
  const at = `${formatDate(lesson.startsAt, locale)}, ${formatHours(lesson.startsAt, lesson.endsAt)}`;
  const about = [pickName(lesson, locale), className, at, lesson.room].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5">
      <span className="min-w-0">
        <span className="tabular-nums">
          {formatDate(lesson.startsAt, locale)}, {formatHours(lesson.startsAt, lesson.endsAt)}
        </span>
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
              <SheetView orgId={schoolId} sessionId={lesson.sessionId} isOffice inDialog onDone={close} />
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
