'use client';

import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { cn } from '@/components/ui/cn';
import { Progress } from '@/components/ui/progress';
import { pickName } from '@/lib/i18n/pick';
import { useEnrollment } from './enrollment-context';
import { usePreview } from './use-preview';

/** The current content of the application; beside the form where there is room, else collapsed above it. */
export function ApplicationPreview({ className }: { className?: string }) {
  const t = useTranslations('enrollment.preview');
  const locale = useLocale();
  const listId = useId();
  const { school, applicant } = useEnrollment();
  const [isOpen, setIsOpen] = useState(false);
  const lines = usePreview();
  const filled = lines.filter(({ value }) => value !== '').length;
  const title = applicant === undefined ? t('title') : t('titleFor', { name: applicant });
  const progress = t('filled', { filled, total: lines.length });

  return (
    <aside
      aria-label={title}
      className={cn('rounded-lg border border-border bg-surface p-4 shadow-soft', className)}
    >
      <div className="flex items-center gap-3">
        <SchoolEmblem school={school} sizePx={40} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{title}</p>
          <p className="truncate text-sm text-muted">{pickName(school, locale)}</p>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="-mr-2 flex min-h-11 items-center gap-1 rounded-md px-2 text-sm font-semibold text-accent-text @3xl:hidden"
        >
          {isOpen ? t('hide') : t('show')}
          <Icon name="chevron-down" className={cn('size-5 transition-transform', isOpen && 'rotate-180')} />
        </button>
      </div>
      <Progress label={progress} value={filled} max={lines.length} className="mt-3 h-1.5" />
      <p className="mt-1.5 text-sm text-muted">{progress}</p>
      <dl
        id={listId}
        className={cn('mt-3 gap-2.5 border-t border-border pt-3 @3xl:grid', isOpen ? 'grid' : 'hidden')}
      >
        {lines.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className={cn('break-words', value === '' ? 'text-sm text-muted' : 'font-medium')}>
              {value || t('empty')}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
