'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AnswerSelect } from '@/components/ui/answer-select';
import { Button } from '@/components/ui/button';
import { examGrades, examTracks } from '@/lib/domain/admissions/national-exam';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';
import type { ScholarshipSeeker } from '@/lib/domain/schools/scholarship-rule';
import { seekerAnswers } from './seeker-answers';

/** What the rules of scholarships ask for; every answer counts at once and stays on this device. */
export function SeekerForm({ seeker }: { seeker: ScholarshipSeeker }) {
  const t = useTranslations('scholarship');
  const locale = useLocale();
  const set = (change: Partial<ScholarshipSeeker>) => seekerAnswers.write({ ...seeker, ...change });
  const none = t('noAnswer');
  const isSilent = Object.values(seeker).every((value) => value === null);
  return (
    <div>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
        <AnswerSelect
          label={t('question.grade')}
          none={none}
          value={seeker.grade}
          options={examGrades.map((value) => ({ value, label: value }))}
          onPick={(grade) => set({ grade })}
        />
        <AnswerSelect
          label={t('question.track')}
          none={none}
          value={seeker.track}
          options={examTracks.map((value) => ({ value, label: t(`track.${value}`) }))}
          onPick={(track) => set({ track })}
        />
        <AnswerSelect
          label={t('question.women')}
          none={none}
          value={seeker.gender}
          options={(['female', 'male'] as const).map((value) => ({ value, label: t(`gender.${value}`) }))}
          onPick={(gender) => set({ gender })}
        />
        <AnswerSelect
          label={t('question.province')}
          none={none}
          value={seeker.province}
          options={provinces.map((place) => ({ value: place.code, label: placeLabel(place, locale) }))}
          onPick={(province) => set({ province })}
        />
        <AnswerSelect
          label={t('question.need')}
          none={none}
          value={seeker.hasNeed === null ? null : seeker.hasNeed ? 'yes' : 'no'}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`need.${value}`) }))}
          onPick={(value) => set({ hasNeed: value === null ? null : value === 'yes' })}
        />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {t('onDevice')}
        {!isSilent && (
          <Button variant="link" size="sm" onClick={() => seekerAnswers.write(null)}>
            {t('forget')}
          </Button>
        )}
      </p>
    </div>
  );
}
