'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { applicantApi } from '@/lib/api/applicant';
import type { Merge } from '@/lib/contract/admissions/merges';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { changedByMerge } from './changed-by-merge';
import { useMergeProblem } from './use-merge-problem';

/** Separates two applications again, after a question. */
export function UndoMerge({ merge }: { merge: Merge }) {
  const t = useTranslations('merging');
  const locale = useLocale();
  const problem = useMergeProblem();
  const [asking, setAsking] = useState(false);
  const undo = useWrite(applicantApi.merges.undo, {
    invalidates: changedByMerge,
    inPlace: true,
    problems: problem,
    done: ({ left }, { params }) =>
      params.id === merge.mergeId && left.length > 0
        ? t('undoneLeft', { kept: merge.keptReferenceCode })
        : t('undone'),
  });
  const { mergeId, lostReferenceCode: lost, keptReferenceCode: kept, undoUntil } = merge;
  const name = pickName({ name: merge.name, nameNative: merge.nameKm }, locale);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11"
        aria-label={t('undoOne', { name, lost, kept })}
        onClick={() => setAsking(true)}
      >
        <Icon name="undo-2" className="size-5" />
        {t('undo')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('undoTitle')}
        description={t('undoBody', { kept, date: formatDate(undoUntil, locale) })}
        confirmLabel={t('undo')}
        onConfirm={() => undo.run({ params: { id: mergeId } })}
      >
        {undo.problem && <Alert tone="danger">{undo.problem}</Alert>}
      </ConfirmDialog>
    </>
  );
}

/** What was joined lately, each with its undo. */
export function MergedList({ merges }: { merges: readonly Merge[] }) {
  const t = useTranslations('merging');
  const locale = useLocale();
  return (
    <section className="mt-6">
      <h3 className="mb-2 text-lg">{t('recent')}</h3>
      <ul className="grid gap-2">
        {merges.map((merge) => (
          <li
            key={merge.mergeId}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3"
          >
            <span className="min-w-0">
              <span className="block font-medium">
                {pickName({ name: merge.name, nameNative: merge.nameKm }, locale)}
              </span>
              <span className="block text-sm tabular-nums text-muted">
                {t('recentOne', {
                  lost: merge.lostReferenceCode,
                  kept: merge.keptReferenceCode,
                  date: formatDate(merge.mergedAt, locale),
                })}
              </span>
            </span>
            <UndoMerge merge={merge} />
          </li>
        ))}
      </ul>
    </section>
  );
}
