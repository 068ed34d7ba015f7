'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type AdmissionRule, standings } from '@/lib/domain/schools/admission-rule';
import { type Admission, hasSat, mayEnter } from '@/lib/domain/schools/may-enter';
import { AnswerSelect } from '@/components/ui/answer-select';
import { Button } from '@/components/ui/button';
import { examGrades, type ExamSubject, examTracks } from '@/lib/domain/admissions/national-exam';
import {
  candidateOfSeeker,
  type Seeker,
  seekerStore,
  silentSeeker,
} from '@/components/schools/seeker/seeker';
import { useToday } from '@/components/ui/use-today';
import { useDeviceValue } from '@/lib/device/use-device-value';

type Check = (rule: AdmissionRule | null) => Admission;

interface Asked {
  answers: Seeker;
  thisYear: number;
  /** Null until the first question is answered. */
  check: Check | null;
}

/** The answers on this device, and the rule with them. */
function useCandidate(): Asked {
  const answers = useDeviceValue(seekerStore) ?? silentSeeker;
  const today = useToday();
  const candidate = candidateOfSeeker(answers);
  return {
    answers,
    thisYear: Number(today.slice(0, 4)),
    check: candidate && ((rule) => mayEnter(rule, candidate, today)),
  };
}

interface EntryFormProps {
  answers: Seeker;
  /** The papers that the rules in question ask for. */
  papers: readonly ExamSubject[];
  thisYear: number;
}

const yearsOffered = 12;

/** What the rules need to know; every answer counts at once and stays on this device. */
function EntryForm({ answers, papers, thisYear }: EntryFormProps) {
  const t = useTranslations('entry');
  const words = useTranslations('education');
  const { standing, track, grade, year } = answers;
  const set = (change: Partial<Seeker>) => seekerStore.write({ ...answers, ...change });
  const none = t('choose');
  const letters = examGrades.map((value) => ({ value, label: value }));
  const years = Array.from({ length: yearsOffered }, (_, back) => String(thisYear - back));
  return (
    <fieldset className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <legend className="mb-3 text-sm text-muted">{t('lead')}</legend>
      <AnswerSelect
        label={t('standing')}
        none={none}
        value={standing}
        options={standings.map((value) => ({ value, label: t(`standings.${value}`) }))}
        onPick={(value) => set({ standing: value })}
      />
      {standing !== null && standing !== 'grade-9' && (
        <AnswerSelect
          label={t('track')}
          none={none}
          value={track}
          options={examTracks.map((value) => ({ value, label: words(`examTrack.${value}`) }))}
          onPick={(value) => set({ track: value })}
        />
      )}
      {standing !== null && hasSat(standing) && (
        <>
          <AnswerSelect
            label={t('grade')}
            none={none}
            value={grade}
            options={letters}
            onPick={(value) => set({ grade: value })}
          />
          <AnswerSelect
            label={t('year')}
            none={none}
            value={year === null ? null : String(year)}
            options={years.map((value) => ({ value, label: value }))}
            onPick={(value) => set({ year: value === null ? null : Number(value) })}
          />
          {papers.map((subject) => (
            <AnswerSelect
              key={subject}
              label={t('paper', { subject: words(`examSubject.${subject}`) })}
              none={none}
              value={answers.papers[subject] ?? null}
              options={letters}
              onPick={(value) => {
                const { [subject]: _before, ...rest } = answers.papers;
                set({ papers: value === null ? rest : { ...rest, [subject]: value } });
              }}
            />
          ))}
        </>
      )}
      {answers !== silentSeeker && (
        <div className="self-end">
          <Button variant="link" size="sm" onClick={() => seekerStore.write(null)}>
            {t('forget')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface EntryPanelProps {
  /** The rules in question; null where a program has published none. */
  rules: readonly (AdmissionRule | null)[];
  /** The answer; asked once the first question is answered. */
  children: (check: Check) => ReactNode;
}

/** The questions that the rules need, and below them the answer, which is announced. */
export function EntryPanel({ rules, children }: EntryPanelProps) {
  const t = useTranslations('entry');
  const { answers, thisYear, check } = useCandidate();
  const papers = rules.flatMap((rule) => rule?.papers ?? []);
  return (
    <>
      <EntryForm
        answers={answers}
        thisYear={thisYear}
        papers={[...new Set(papers.map(({ subject }) => subject))]}
      />
      <div aria-live="polite" className="mt-5">
        {check && (
          <>
            {children(check)}
            <p className="mt-4 text-sm text-muted">{t('schoolDecides')}</p>
          </>
        )}
      </div>
    </>
  );
}
