'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { IsoDayInput } from '@/components/form/iso-day-input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { useToday } from '@/components/ui/use-today';
import { examGrades, examTracks } from '@/lib/domain/admissions/national-exam';
import type { TypedExam } from './proven-exam';

interface ProvenExamFieldsProps {
  exam: TypedExam;
  onChange: (exam: TypedExam) => void;
}

/** What a paper or a record says of the national exam. */
export function ProvenExamFields({ exam, onChange }: ProvenExamFieldsProps) {
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
