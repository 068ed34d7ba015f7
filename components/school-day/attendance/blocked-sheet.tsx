'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Sheet } from './use-sheet';

const reasons = {
  'too-early': 'early',
  'session-cancelled': 'cancelled',
  'term-locked': 'locked',
  'course-archived': 'archived',
  'not-found': 'notYours',
  forbidden: 'notYours',
} as const;

const isKnown = (code: string): code is keyof typeof reasons => code in reasons;

/** Why a whole sheet was not taken. What was typed stays until it is sent again or thrown away. */
export function BlockedSheet({ sheet }: { sheet: Sheet }) {
  const t = useTranslations('attendance.blocked');
  const { blocked, waiting } = sheet;
  if (blocked === null) return null;
  return (
    <Alert
      tone="warning"
      title={t('title')}
      action={
        <span className="flex flex-wrap gap-2">
          <Button onClick={sheet.sendAgain}>{t('again')}</Button>
          <Button variant="secondary" onClick={sheet.discard}>
            {t('discard')}
          </Button>
        </span>
      }
    >
      <p>{t(`reasons.${isKnown(blocked) ? reasons[blocked] : 'other'}`)}</p>
      <p>{t('kept', { count: waiting })}</p>
    </Alert>
  );
}
