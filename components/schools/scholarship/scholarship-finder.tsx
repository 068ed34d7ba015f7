'use client';

import { useTranslations, useLocale } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { useToday } from '@/components/ui/use-today';
import { useDeviceValue } from '@/lib/device/use-device-value';
import {
  matchScholarship,
  type ScholarshipKind,
  scholarshipKinds,
  type ScholarshipMatch,
  type ScholarshipSeeker,
} from '@/lib/domain/schools/scholarship-rule';
import type { ScholarshipItem } from './scholarship-item';
import { type Seeker, seekerStore, silentSeeker } from '@/components/schools/seeker/seeker';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { ScholarshipRecordCard } from './scholarship-record-card';
import { AnswerSelect } from '@/components/ui/answer-select';
import { examGrades, examTracks } from '@/lib/domain/admissions/national-exam';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';

/** What the rules of scholarships judge. */
const scholarshipSeekerOf = ({ grade, track, gender, home, hasNeed }: Seeker): ScholarshipSeeker => ({
  grade,
  track,
  gender,
  province: home,
  hasNeed,
});
const isAsked = (seeker: Seeker) =>
  Object.values(scholarshipSeekerOf(seeker)).some((value) => value !== null);

/** What the rules of scholarships ask for; every answer counts at once and stays on this device. */
function SeekerForm({ seeker }: { seeker: Seeker }) {
  const t = useTranslations('scholarship');
  const locale = useLocale();
  const set = (change: Partial<Seeker>) => seekerStore.write({ ...seeker, ...change });
  const none = t('noAnswer');
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
          value={seeker.home}
          options={provinces.map((place) => ({ value: place.code, label: placeLabel(place, locale) }))}
          onPick={(home) => set({ home })}
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
        {isAsked(seeker) && (
          <Button variant="link" size="sm" onClick={() => seekerStore.write(null)}>
            {t('forget')}
          </Button>
        )}
      </p>
    </div>
  );
}

const tones = { yes: 'success', perhaps: 'accent', no: 'neutral' } as const;

/** A scholarship of the finder: with answers, whether it fits and why not. */
function ScholarshipFit({ item, match }: { item: ScholarshipItem; match: ScholarshipMatch | null }) {
  const t = useTranslations('scholarship');
  if (!match) return <ScholarshipRecordCard item={item} heading="h2" />;
  return (
    <ScholarshipRecordCard
      item={item}
      heading="h2"
      badge={<Badge tone={tones[match.fits]}>{t(`fits.${match.fits}`)}</Badge>}
    >
      {match.failed.length > 0 && (
        <ul className="mt-2 grid gap-1 text-sm text-danger">
          {match.failed.map((rule) => (
            <li key={rule} className="flex gap-1.5">
              <Icon name="x" className="mt-[0.2em] size-4 shrink-0" />
              {t(`failed.${rule}`)}
            </li>
          ))}
        </ul>
      )}
      {match.fits === 'perhaps' && (
        <p className="mt-2 text-sm text-muted">
          {t('openRules', { rules: match.open.map((rule) => t(`question.${rule}`)).join(', ') })}
        </p>
      )}
    </ScholarshipRecordCard>
  );
}

/** Shown before somebody asks for all of them. */
const shownFirst = 6;

const order = { yes: 0, perhaps: 1, no: 2 } as const;

interface ScholarshipFinderProps {
  /** The next deadline first. */
  items: readonly ScholarshipItem[];
  /** The day on which the page was rendered. */
  madeOn: string;
}

/** All scholarships; answers put those that fit first and say of the others which rule fails. */
export function ScholarshipFinder({ items, madeOn }: ScholarshipFinderProps) {
  const t = useTranslations('scholarship');
  const today = useToday(madeOn);
  const seeker = useDeviceValue(seekerStore) ?? silentSeeker;
  const [kind, setKind] = useState<ScholarshipKind | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const asked = scholarshipSeekerOf(seeker);

  const shown = items
    .filter((item) => item.deadline >= today && (kind === null || item.kind === kind))
    .map((item) => ({ item, match: isAsked(seeker) ? matchScholarship(item.rule, asked) : null }))
    .toSorted((one, other) =>
      one.match && other.match ? order[one.match.fits] - order[other.match.fits] : 0,
    );
  const fitting = shown.filter(({ match }) => match?.fits !== 'no').length;

  return (
    <section aria-label={t('page.title')} className="mt-4">
      <details className="group rounded-lg border border-border bg-surface">
        <summary className="flex min-h-11 items-center gap-2 px-4 font-semibold text-accent-text">
          <Icon name="sliders-horizontal" className="size-5" />
          <span className="mr-auto">{t('title')}</span>
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-4">
          <p className="mb-3 max-w-prose text-muted">{t('lead')}</p>
          <SeekerForm seeker={seeker} />
        </div>
      </details>
      <div
        role="group"
        aria-label={t('kinds')}
        className="-mx-4 mt-3 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0 [&>*]:shrink-0"
      >
        <Chip selected={kind === null} onClick={() => setKind(null)}>
          {t('allKinds')}
        </Chip>
        {scholarshipKinds.map((each) => (
          <Chip key={each} selected={kind === each} onClick={() => setKind(each)}>
            {t(`kind.${each}`)}
          </Chip>
        ))}
      </div>
      <p role="status" className="my-2 font-semibold max-sm:text-sm sm:my-4">
        {isAsked(seeker)
          ? t('fitting', { count: fitting, all: shown.length })
          : t('count', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <p className="rounded-lg bg-sunken p-5 text-muted">{t('none')}</p>
      ) : (
        <ul data-records className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
          {shown.slice(0, showsAll ? undefined : shownFirst).map(({ item, match }) => (
            <li key={item.id}>
              <ScholarshipFit item={item} match={match} />
            </li>
          ))}
        </ul>
      )}
      {!showsAll && shown.length > shownFirst && (
        <Button variant="secondary" className="mt-4" onClick={() => setShowsAll(true)}>
          {t('showAll', { count: shown.length })}
        </Button>
      )}
    </section>
  );
}
