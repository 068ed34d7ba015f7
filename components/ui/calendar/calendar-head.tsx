'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { IconButton } from '../icon-button';

interface CalendarHeadProps {
  /** One below the heading that the calendar stands under. */
  level: 2 | 3;
  title: string;
  onBack: () => void;
  onToday: () => void;
  onNext: () => void;
  /** After the buttons of the period. */
  actions?: ReactNode;
}

/** The period, and buttons for before, today and after. */
export function CalendarHead({ level, title, onBack, onToday, onNext, actions }: CalendarHeadProps) {
  const t = useTranslations('calendar');
  const Heading = `h${level}` as const;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-1">
      <Heading aria-live="polite" className="mr-auto text-lg max-sm:basis-full">
        {title}
      </Heading>
      <Button variant="secondary" size="sm" className="min-h-11 print:hidden" onClick={onToday}>
        {t('today')}
      </Button>
      <IconButton
        label={t('back')}
        icon={<Icon name="chevron-left" className="size-5" />}
        className="print:hidden"
        onClick={onBack}
      />
      <IconButton
        label={t('next')}
        icon={<Icon name="chevron-right" className="size-5" />}
        className="print:hidden"
        onClick={onNext}
      />
      {actions}
    </div>
  );
}
