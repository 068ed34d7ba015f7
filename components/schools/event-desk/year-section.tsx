'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { useRefusal } from './use-refusal';

export interface YearRow {
  key: string;
  name: string;
  when: string;
  badge?: string | undefined;
  /** What it is called when it is asked whether to remove it; absent for what others decide. */
  remove?: (() => Promise<unknown>) | undefined;
}

interface YearSectionProps {
  title: string;
  lead: string;
  none: string;
  addLabel: string;
  rows: readonly YearRow[];
  /** The form of one row, or of a new one for null. */
  form: (key: string | null, onDone: () => void) => ReactNode;
}

/** Days or parts of a year: listed, added, changed, removed. */
export function YearSection({ title, lead, none, addLabel, rows, form }: YearSectionProps) {
  const t = useTranslations('eventDesk.year');
  const refusal = useRefusal();
  const [edited, setEdited] = useState<{ key: string | null } | null>(null);
  const [removed, setRemoved] = useState<YearRow | null>(null);
  const close = () => setEdited(null);
  return (
    <section className="grid gap-3">
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
      <ul className="grid divide-y divide-border rounded-lg border border-border bg-surface empty:hidden">
        {rows.map((row) => (
          <li
            key={row.key}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5"
          >
            <div className="min-w-0">
              <p className="font-medium">
                {row.name} {row.badge && <Badge className="ml-1">{row.badge}</Badge>}
              </p>
              <p className="text-sm text-muted">{row.when}</p>
            </div>
            {row.remove && (
              <div className="flex gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('editOne', { name: row.name })}
                  onClick={() => setEdited({ key: row.key })}
                >
                  {t('edit')}
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('removeOne', { name: row.name })}
                  onClick={() => setRemoved(row)}
                >
                  {t('remove')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
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
