'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useState, useId } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { DuplicatePair } from '@/lib/contract/admissions/merges';
import { type ReadableApplication, isEmptyValue, useMergeRows, type MergeRow } from './use-merge-rows';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { isApiError } from '@/lib/api/api-error';
import { formatDate } from '@/lib/domain/dates/dates';
import { changedByMerge } from './changed-by-merge';
import { useMergeProblem } from './use-merge-problem';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import { applicantNames } from '@/components/admissions/application/names';
import { pickName } from '@/lib/i18n/pick';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { formatPhone } from '@/lib/domain/values/phone';
import { Link } from '@/lib/i18n/navigation';

/** Two accounts that people sign in to: how to reach their owner, who alone can say which one stays. */
function UsedAccounts({ pair }: { pair: readonly ApplicantDetail[] }) {
  const t = useTranslations('merging');
  const locale = useLocale();
  const area = useApplicationArea();
  return (
    <>
      <Alert tone="warning">{t('accounts.used')}</Alert>
      <ul className="grid gap-3 sm:grid-cols-2">
        {pair.map((each) => (
          <li key={each.applicantId} className="rounded-md border border-border p-4">
            <p className="font-semibold">{applicantNames(each, locale).name}</p>
            <p className="text-sm text-muted">
              {t('from', {
                code: each.referenceCode,
                date: formatDate(each.createdAt, locale),
                school: pickName(each.school, locale),
              })}
            </p>
            <p className="mt-1 flex flex-wrap gap-x-4 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:underline-offset-4">
              {each.phone && <a href={`tel:${each.phone}`}>{formatPhone(each.phone)}</a>}
              <Link href={area.application(each.applicantId)}>{t('open', { code: each.referenceCode })}</Link>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

interface KeptChoiceProps {
  pair: readonly ApplicantDetail[];
  keptId: string;
  onKept: (applicantId: string) => void;
}

/** Which of the two applications stays. */
function KeptChoice({ pair, keptId, onKept }: KeptChoiceProps) {
  const t = useTranslations('merging');
  const locale = useLocale();
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('stays')}</legend>
      <RadioGroup role={undefined} columns={2}>
        {pair.map((each) => (
          <Radio
            key={each.applicantId}
            name={`${id}-kept`}
            checked={each.applicantId === keptId}
            onChange={() => onKept(each.applicantId)}
            hint={t('from', {
              code: each.referenceCode,
              date: formatDate(each.createdAt, locale),
              school: pickName(each.school, locale),
            })}
          >
            {applicantNames(each, locale).name}
          </Radio>
        ))}
      </RadioGroup>
    </fieldset>
  );
}

interface FieldChoicesProps {
  rows: readonly MergeRow[];
  /** Of the application that stays, and of the other one. */
  codes: readonly [string, string];
  sideOf: (row: MergeRow) => 'kept' | 'lost';
  onChoose: (key: string, side: 'kept' | 'lost') => void;
}

/** The right value of each field in which two applications differ. */
function FieldChoices({ rows, codes, sideOf, onChoose }: FieldChoicesProps) {
  const t = useTranslations('merging');
  const id = useId();
  return (
    <>
      {rows.map((row) => (
        <fieldset key={row.key}>
          <legend className="mb-2 font-semibold">{row.label}</legend>
          <RadioGroup role={undefined} columns={2}>
            {(['kept', 'lost'] as const).map((side, index) => (
              <Radio
                key={side}
                name={`${id}-${row.key}`}
                checked={sideOf(row) === side}
                onChange={() => onChoose(row.key, side)}
                hint={codes[index]}
                className="wrap-anywhere"
              >
                {isEmptyValue(row.values[index]) ? (
                  <span className="text-muted">{t('empty')}</span>
                ) : (
                  row.values[index]
                )}
              </Radio>
            ))}
          </RadioGroup>
        </fieldset>
      ))}
      <p className="text-muted">{t('same')}</p>
    </>
  );
}

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
function Comparison({ pair, accounts, isStale, onStale, onClose, onJoined }: ComparisonProps) {
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

interface CompareDialogProps {
  pair: DuplicatePair;
  onClose: () => void;
  /** They are one now. */
  onJoined?: (keptId: string) => void;
}

const readable = (application: ApplicantDetail | undefined): ReadableApplication | null =>
  application?.enrollToDetail ? { ...application, enrollToDetail: application.enrollToDetail } : null;

/** Two applications side by side: one stays, with the right value of each. */
export function CompareDialog({ pair, onClose, onJoined }: CompareDialogProps) {
  const t = useTranslations('merging');
  const [isStale, setIsStale] = useState(false);
  // As they are now, not as a list showed them.
  const queryOf = (applicantId: string) => ({
    ...applicantApi.applicants.get.queryOptions({ query: { applicantId } }),
    staleTime: 0,
  });
  const [first, second] = [
    useQuery(queryOf(pair.first.applicantId)),
    useQuery(queryOf(pair.second.applicantId)),
  ];
  const [one, other] = [readable(first.data), readable(second.data)];
  const reload = async () => {
    await Promise.all([first.refetch(), second.refetch()]);
    setIsStale(true);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('compareTitle')}
        description={t(pair.accounts === 'used' ? 'usedLead' : 'compareLead')}
        wide
      >
        {/* Once they are joined, both addresses answer with the one that stays. */}
        {one && other && one.applicantId !== other.applicantId ? (
          <Comparison
            // A changed application begins the choice anew.
            key={`${one.version}-${other.version}`}
            pair={[one, other]}
            accounts={pair.accounts}
            isStale={isStale}
            onStale={reload}
            onClose={onClose}
            {...(onJoined && { onJoined })}
          />
        ) : (
          <QueryState query={first.isError ? first : second} skeleton={<Skeleton className="h-64" />}>
            {() => <Skeleton className="h-64" />}
          </QueryState>
        )}
      </DialogContent>
    </Dialog>
  );
}
