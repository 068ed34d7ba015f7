'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { isApiError } from '@/lib/api/api-error';
import { applicantApi } from '@/lib/api/applicant';
import type { DuplicatePair } from '@/lib/contract/admissions/merges';
import { formatDate } from '@/lib/domain/dates/dates';
import { changedByMerge } from './changed-by-merge';
import { FieldChoices } from './field-choices';
import { KeptChoice } from './kept-choice';
import { useMergeProblem } from './use-merge-problem';
import { UsedAccounts } from './used-accounts';
import { isEmptyValue, type ReadableApplication, useMergeRows } from './use-merge-rows';

interface ComparisonProps {
  pair: readonly [ReadableApplication, ReadableApplication];
  accounts: DuplicatePair['accounts'];
  /** Somebody else changed one of them since the reader began. */
  isStale: boolean;
  onStale: () => Promise<void>;
  onClose: () => void;
  onJoined?: (keptId: string) => void;
}

/** The choice of what stays, and the answer: one person, or two. */
export function Comparison({ pair, accounts, isStale, onStale, onClose, onJoined }: ComparisonProps) {
  const t = useTranslations('merging');
  const locale = useLocale();
  const problem = useMergeProblem();
  const [first, second] = pair;
  const [keptId, setKeptId] = useState(first.applicantId);
  const [kept, lost] = keptId === first.applicantId ? [first, second] : [second, first];
  const isOneSchool = first.schoolId === second.schoolId;
  const rows = useMergeRows(kept, lost);
  const [chosen, setChosen] = useState<Record<string, 'kept' | 'lost'>>({});
  // What is missing in the one that stays comes from the other one, unless staff say otherwise.
  const sideOf = ({ key, values }: (typeof rows)[number]) =>
    chosen[key] ?? (isEmptyValue(values[0]) && !isEmptyValue(values[1]) ? 'lost' : 'kept');
  const join = useWrite(applicantApi.merges.create, {
    invalidates: changedByMerge,
    inPlace: true,
    problems: problem,
    done: ({ undoUntil }) => {
      onClose();
      onJoined?.(kept.applicantId);
      return t('joined', { date: formatDate(undoUntil, locale) });
    },
  });
  const apart = useWrite(applicantApi.merges.setApart, {
    inPlace: true,
    problems: problem,
    done: () => {
      onClose();
      return t('setApart');
    },
  });

  const send = async () => {
    const take = isOneSchool
      ? rows.filter((row) => sideOf(row) === 'lost').flatMap(({ fields }) => fields)
      : [];
    const isDone = await join.run({
      params: { id: kept.applicantId },
      body: { lostId: lost.applicantId, lostVersion: lost.version, take },
      version: kept.version,
    });
    if (!isDone && isApiError(join.error(), 412)) await onStale();
  };
  const separate = () =>
    apart.run({ params: { id: first.applicantId }, body: { otherId: second.applicantId } });
  const failed = join.problem ?? apart.problem;

  return (
    <div className="grid gap-5">
      {isStale && <Alert tone="warning">{t('changed')}</Alert>}
      {failed && !isStale && <Alert tone="danger">{failed}</Alert>}
      {accounts === 'unused' && <Alert>{t('accounts.unused')}</Alert>}
      {accounts === 'used' ? (
        <UsedAccounts pair={pair} />
      ) : (
        <KeptChoice
          pair={pair}
          keptId={keptId}
          onKept={(id) => {
            setKeptId(id);
            setChosen({});
          }}
        />
      )}
      {accounts !== 'used' && isOneSchool && (
        <FieldChoices
          rows={rows}
          codes={[kept.referenceCode, lost.referenceCode]}
          sideOf={sideOf}
          onChoose={(key, side) => setChosen((before) => ({ ...before, [key]: side }))}
        />
      )}
      {accounts !== 'used' && !isOneSchool && <Alert>{t('accounts.people')}</Alert>}
      <div className="flex flex-col-reverse gap-2.5 border-t border-border pt-4 sm:flex-row sm:justify-end">
        <Button variant="ghost" disabled={join.busy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="secondary" disabled={join.busy} loading={apart.busy} onClick={() => void separate()}>
          {t('apart')}
        </Button>
        {accounts !== 'used' && (
          <Button loading={join.busy} onClick={() => void send()}>
            {t('join')}
          </Button>
        )}
      </div>
    </div>
  );
}
