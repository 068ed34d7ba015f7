'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lmsApi } from '@/lib/api/lms';
import { attendanceMarks } from '@/lib/domain/school-day/attendance';
import { MarkHistory } from './mark-history';

/** Who marked whom in a lesson, below its sheet; read when it is asked for. */
export function AttendanceHistory({ schoolId, sessionId }: { schoolId: string; sessionId: string }) {
  const t = useTranslations('attendance');
  const [isOpen, setOpen] = useState(false);
  const params = { orgId: schoolId, id: sessionId };
  const query = useQuery({
    ...lmsApi.sheets.attendanceChanges.queryOptions({ params, query: {} }),
    enabled: isOpen,
  });
  const valueOf = (value: string | number) => {
    const mark = attendanceMarks.find((each) => each === value);
    return mark ? t(`marks.${mark}`) : String(value);
  };
  return (
    <section className="border-t border-border pt-4">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('history.open')}
      </Button>
      {isOpen && (
        <div className="mt-4">
          <MarkHistory query={query} valueOf={valueOf} />
        </div>
      )}
    </section>
  );
}
