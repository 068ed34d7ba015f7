'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { lmsApi } from '@/lib/api/lms';
import type { Assessment } from '@/lib/contract/school-day/assessments';
import { absentFromTest, excusedFromTest } from '@/lib/domain/school-day/assessments';
import { pickText } from '@/lib/i18n/pick';
import { MarkHistory } from '@/components/school-day/attendance/mark-history';

/** Who changed which score of an assessment, in a dialog. */
export function ScoreHistory({ schoolId, assessment }: { schoolId: string; assessment: Assessment }) {
  const t = useTranslations('attendance.history');
  const words = useTranslations('gradebook');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const title = t('ofScores', { name: pickText(assessment.name, locale) });
  const params = { orgId: schoolId, id: assessment.assessmentId };
  const query = useQuery({
    ...lmsApi.sheets.scoreChanges.queryOptions({ params, query: {} }),
    enabled: isOpen,
  });
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={title} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        {isOpen && (
          <DialogContent title={title}>
            <MarkHistory
              query={query}
              valueOf={(value) =>
                value === absentFromTest || value === excusedFromTest ? words(value) : String(value)
              }
            />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
