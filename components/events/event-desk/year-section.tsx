'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { monthTitle } from '@/components/ui/calendar/calendar-names';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { useRefusal } from './use-refusal';
import { YearLine, type YearRow } from './year-line';
import { byMonth } from './year-rows';

interface YearSectionProps {
  title: string;
  lead: string;
  none: string;
  addLabel: string;
  rows: readonly YearRow[];
  /** The form of one row, or of a new one for null. */
  form: (key: string | null, onDone: () => void) => ReactNode;
}

/** Days or parts of a year by month: listed, added, changed, removed. */
export function YearSection({ title, lead, none, addLabel, rows, form }: YearSectionProps) {
  const t = useTranslations('eventDesk.year');
  const locale = useLocale();
  const refusal = useRefusal();
  const [edited, setEdited] = useState<{ key: string | null } | null>(null);
  const [removed, setRemoved] = useState<YearRow | null>(null);
  const close = () => setEdited(null);
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-xl">{title}</h2>
          <p className="max-w-prose text-muted">{lead}</p>
        </div>
        <Button variant="secondary" onClick={() => setEdited({ key: null })}>
          <Icon name="plus" className="size-5" />
          {addLabel}
        </Button>
      </div>
      {rows.length === 0 && <p className="py-4 text-muted">{none}</p>}
      {byMonth(rows).map(([month, own]) => (
        <div key={month} className="grid grid-cols-1 gap-1">
          <h3 className="text-sm font-semibold text-muted">{monthTitle(`${month}-01`, locale)}</h3>
          <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
            {own.map((row) => (
              <YearLine
                key={row.key}
                row={row}
                onEdit={({ key }) => setEdited({ key })}
                onRemove={setRemoved}
              />
            ))}
          </ul>
        </div>
      ))}
      <Dialog open={edited !== null} onOpenChange={(open) => !open && close()}>
        {edited && (
          <DialogContent title={edited.key ? t('edit') : addLabel}>{form(edited.key, close)}</DialogContent>
        )}
      </Dialog>
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={(open) => !open && setRemoved(null)}
        title={t('removeOne', { name: removed?.name ?? '' })}
        description={removed?.when}
        confirmLabel={t('remove')}
        danger
        onConfirm={async () => {
          try {
            await removed?.remove?.();
          } catch (error) {
            showToast({ kind: 'danger', message: refusal(error) });
          }
        }}
      />
    </section>
  );
}
