'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState, useId } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { ProvenExam } from '@/lib/contract/admissions/result-shapes';
import { IsoDayInput } from '@/components/form/iso-day-input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { useToday } from '@/components/ui/use-today';
import {
  examGrades,
  examTracks,
  type ExamGrade,
  type ExamTrack,
} from '@/lib/domain/admissions/national-exam';
import { parseMonthDayYear, toMonthDayYear } from '@/lib/domain/dates/dates';

/** The result of the exam while somebody reads it off a paper or a record; `day` is an ISO day, '' where nothing is typed. */
interface TypedExam {
  track: ExamTrack | '';
  grade: ExamGrade | '';
  day: string;
}

/** What the applicant has told; only the letter is to be read, so that nobody confirms what they have not looked at. */
function typedExamOf({ enrollToDetail }: Pick<ApplicantDetail, 'enrollToDetail'>): TypedExam {
  const exam = enrollToDetail?.nationalExam;
  if (!exam || exam.state === 'not-taken') return { track: '', grade: '', day: '' };
  return { track: exam.track, grade: '', day: parseMonthDayYear(exam.date) ?? '' };
}

/** Null while something is missing. */
function provenExamOf({ track, grade, day }: TypedExam): ProvenExam | null {
  const [knownTrack, knownGrade] = [
    examTracks.find((each) => each === track),
    examGrades.find((each) => each === grade),
  ];
  if (!knownTrack || !knownGrade || day === '') return null;
  return { track: knownTrack, grade: knownGrade, date: toMonthDayYear(day) };
}

interface ProvenExamFieldsProps {
  exam: TypedExam;
  onChange: (exam: TypedExam) => void;
}

/** What a paper or a record says of the national exam. */
function ProvenExamFields({ exam, onChange }: ProvenExamFieldsProps) {
  const t = useTranslations('offers.results');
  const tracks = useTranslations('education.examTrack');
  const id = useId();
  const today = useToday();
  return (
    <div className="grid gap-3">
      <div>
        <Label htmlFor={`${id}-grade`} className="mb-1.5">
          {t('letter')}
        </Label>
        <Select
          id={`${id}-grade`}
          value={exam.grade}
          onChange={({ target }) =>
            onChange({ ...exam, grade: examGrades.find((grade) => grade === target.value) ?? '' })
          }
        >
          <option value="">–</option>
          {examGrades.map((grade) => (
            <option key={grade}>{grade}</option>
          ))}
        </Select>
      </div>
      <div>
        <Label htmlFor={`${id}-day`} className="mb-1.5">
          {t('day')}
        </Label>
        <IsoDayInput
          id={`${id}-day`}
          label={t('day')}
          day={exam.day}
          max={today}
          onDay={(day) => onChange({ ...exam, day })}
        />
      </div>
      <div>
        <Label htmlFor={`${id}-track`} className="mb-1.5">
          {t('track')}
        </Label>
        <Select
          id={`${id}-track`}
          value={exam.track}
          onChange={({ target }) =>
            onChange({ ...exam, track: examTracks.find((track) => track === target.value) ?? '' })
          }
        >
          <option value="">–</option>
          {examTracks.map((track) => (
            <option key={track} value={track}>
              {tracks(track)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

type Problem = 'required' | 'otherExam' | 'dayAhead' | 'changed' | 'failed';
const problems: Outcomes<Problem> = {
  'other-exam': 'otherExam',
  'date-in-future': 'dayAhead',
  'paper-changed': 'changed',
  other: 'failed',
};

interface ProofDialogProps {
  application: ApplicantDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The letter, the day and the class are asked for. */
  asksExam: boolean;
  /** False where what is asked for besides the exam is missing. */
  isComplete?: boolean;
  onProve: (exam: ProvenExam | null) => Promise<unknown>;
  children?: ReactNode;
}

/** Asks what a paper or a record says before a result is proven by it; what was typed stays after a refusal. */
export function ProofDialog(props: ProofDialogProps) {
  const {
    application,
    open,
    onOpenChange,
    title,
    description,
    asksExam,
    isComplete = true,
    onProve,
    children,
  } = props;
  const t = useTranslations('offers.results');
  const tChecks = useTranslations('applications.checks');
  const [typed, setTyped] = useState(() => typedExamOf(application));
  const [problem, setProblem] = useState<Problem | null>(null);
  const confirm = async () => {
    const exam = asksExam ? provenExamOf(typed) : null;
    const isMissing = !isComplete || (asksExam && exam === null);
    setProblem(isMissing ? 'required' : null);
    if (isMissing) return false;
    try {
      await onProve(exam);
      return true;
    } catch (error) {
      setProblem(outcomeOf(error, problems));
      return false;
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      confirmLabel={t('confirm')}
      onConfirm={confirm}
    >
      <div className="grid gap-3">
        {asksExam && <ProvenExamFields exam={typed} onChange={setTyped} />}
        {children}
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {problem && (problem === 'changed' ? tChecks(problem) : t(problem))}
        </p>
      </div>
    </ConfirmDialog>
  );
}
