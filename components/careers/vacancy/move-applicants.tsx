'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState, useId } from 'react';
import { KeptRows, useRest } from '@/components/kits/batch/kept-rows';
import { AnswerSelect } from '@/components/ui/answer-select';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { rejectReasonsApi } from '@/lib/api/reject-reasons';
import type { Step } from '@/lib/contract/admissions/applicant-shapes';
import type { VacancyApplicant } from '@/lib/contract/careers/vacancy-shapes';
import { rejectedStep } from '@/lib/domain/admissions/applicant-steps';
import { pickName, pickText } from '@/lib/i18n/pick';
import { LimitedTextarea } from '@/components/form/limited-text';
import { Label } from '@/components/ui/label';
import type { Text } from '@/lib/contract/fields';
import { vacancyMessageMaxChars } from '@/lib/domain/profiles/recruitment-options';
import { lettersOver } from '@/lib/domain/trim';
import { useBatch } from '@/components/kits/batch/use-batch';
import { recruitmentApi } from '@/lib/api/recruitment';
import { fullName } from '@/lib/domain/people/person-name';

const problems = { 'same-step': 'same', 412: 'changed', 404: 'gone', other: 'failed' } as const;

type ApplicantProblem = (typeof problems)[keyof typeof problems];

/** Moves applicants of vacancies, each based on the version that the reader saw. @returns those that stayed */
function useApplicantMoves(organizationId: string) {
  const { send } = useBatch({
    call: recruitmentApi.vacancyWork.move,
    params: { orgId: organizationId },
    problems,
    // A rejection ends the interview and the links beside it.
    invalidates: [recruitmentApi.vacancies.key, recruitmentApi.vacancyWork.key],
  });
  return (
    applicants: readonly VacancyApplicant[],
    step: { status: string; reason?: string; message?: Text },
  ) => send(applicants, ({ applicationId, version }) => ({ applicationId, version, ...step }));
}

/** Null for no words at all; undefined while they stand in only one language, or are too long. */
const wordsOf = ({ en, km }: Text): Text | null | undefined => {
  const words = { en: en.trim(), km: km.trim() };
  if (words.en === '' && words.km === '') return null;
  const isOver = [en, km].some((text) => lettersOver(text, vacancyMessageMaxChars) > 0);
  return isOver || words.en === '' || words.km === '' ? undefined : words;
};

interface OwnWordsProps {
  value: Text;
  onChange: (value: Text) => void;
}

/** Words to applicants, in both languages or in none. */
function OwnWords({ value, onChange }: OwnWordsProps) {
  const t = useTranslations('vacancyDesk.move.message');
  const id = useId();
  const isHalf = (value.en.trim() === '') !== (value.km.trim() === '');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('title')}</legend>
      {(['km', 'en'] as const).map((lang) => (
        <div key={lang} className="grid gap-1">
          <Label htmlFor={`${id}-${lang}`} className="text-sm">
            {t(lang)}
          </Label>
          <LimitedTextarea
            id={`${id}-${lang}`}
            lang={lang}
            rows={2}
            max={vacancyMessageMaxChars}
            aria-describedby={`${id}-hint`}
            value={value[lang]}
            onChange={(text) => onChange({ ...value, [lang]: text })}
          />
        </div>
      ))}
      <p id={`${id}-hint`} className={isHalf ? 'text-sm text-danger' : 'text-sm text-muted'}>
        {t('hint')}
      </p>
    </fieldset>
  );
}

interface MoveApplicantsProps {
  organizationId: string;
  applicants: readonly VacancyApplicant[];
  steps: readonly Step[];
  /** The step that is chosen at first. */
  target?: string;
  onClose: () => void;
}

/** Moves the chosen applicants to a step, with a reason where they are rejected; says of each that stayed why. */
export function MoveApplicants({ organizationId, applicants, steps, target, onClose }: MoveApplicantsProps) {
  const t = useTranslations('vacancyDesk.move');
  const locale = useLocale();
  const move = useApplicantMoves(organizationId);
  const { rest, kept, busy, run } = useRest<VacancyApplicant, ApplicantProblem>(applicants, {
    done: (count) => t('done', { count }),
    onAllDone: onClose,
  });
  const [status, setStatus] = useState<string | null>(target ?? null);
  const [words, setWords] = useState({ en: '', km: '' });
  const message = wordsOf(words);
  const [reason, setReason] = useState<string | null>(null);
  const reasons = useQuery(rejectReasonsApi.list.queryOptions({ params: { orgId: organizationId } }));
  const isRejected = status === rejectedStep.key;

  const send = () =>
    status === null
      ? undefined
      : run((rows) =>
          move(rows, { status, ...(isRejected && reason && { reason }), ...(message && { message }) }),
        );

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={t('title', { count: rest.length })}
        description={t('body')}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              loading={busy}
              disabled={status === null || message === undefined || (isRejected && reason === null)}
              onClick={send}
            >
              {t('submit')}
            </Button>
          </>
        }
      >
        <KeptRows
          kept={kept}
          title={(count) => t('refused', { count })}
          say={({ row: { lastName, firstName }, problem }) =>
            t('refusedOne', { name: fullName({ lastName, firstName }), reason: t(`problems.${problem}`) })
          }
        />
        <div className="grid gap-4">
          <AnswerSelect
            label={t('step')}
            none={t('choose')}
            value={status}
            options={steps.map((step) => ({ value: step.key, label: pickName(step, locale) }))}
            onPick={setStatus}
          />
          {isRejected && (
            <AnswerSelect
              label={t('reason')}
              none={t('choose')}
              value={reason}
              options={(reasons.data?.data ?? [])
                .filter(({ active }) => active)
                .map(({ key, name }) => ({ value: key, label: pickText(name, locale) }))}
              onPick={setReason}
            />
          )}
          <OwnWords value={words} onChange={setWords} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
