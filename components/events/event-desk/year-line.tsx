'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { Tone } from '@/components/ui/tone';

export interface YearRow {
  key: string;
  name: string;
  when: string;
  /** The ISO day with which it begins. */
  startsOn: string;
  badge?: { text: string; tone: Tone } | undefined;
  /** The days of a range that are changed one by one. */
  days?: readonly YearRow[] | undefined;
  /** Absent for what others decide. */
  remove?: (() => Promise<unknown>) | undefined;
}

interface YearLineProps {
  row: YearRow;
  onEdit: (row: YearRow) => void;
  onRemove: (row: YearRow) => void;
}

/** One part of a year in one line. */
export function YearLine({ row, onEdit, onRemove }: YearLineProps) {
  const t = useTranslations('eventDesk.year');
  const { name, when, badge, days, remove } = row;
  const what = (
    <>
      <span className="min-w-0 flex-1 basis-40 font-medium">
        {name} {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
      </span>
      <span className="text-sm tabular-nums text-muted">{when}</span>
    </>
  );
  if (days)
    return (
      <li>
        <details>
          <summary className="flex min-h-12 flex-wrap items-center gap-x-4 px-4 py-1">
            {what}
            <Icon name="chevron-down" className="size-5 text-muted" />
          </summary>
          <ul className="divide-y divide-border border-t border-border bg-sunken pl-4">
            {days.map((day) => (
              <YearLine key={day.key} row={day} onEdit={onEdit} onRemove={onRemove} />
            ))}
          </ul>
        </details>
      </li>
    );
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 px-4 py-1">
      {what}
      {remove && (
        <span className="flex">
          <IconButton
            size="icon-sm"
            label={t('editOne', { name })}
            icon={<Icon name="pencil" className="size-5" />}
            onClick={() => onEdit(row)}
          />
          <IconButton
            size="icon-sm"
            label={t('removeOne', { name })}
            icon={<Icon name="trash" className="size-5" />}
            onClick={() => onRemove(row)}
          />
        </span>
      )}
    </li>
  );
}
