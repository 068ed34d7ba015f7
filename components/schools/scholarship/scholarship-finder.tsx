'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { useToday } from '@/components/ui/use-today';
import { useDeviceValue } from '@/lib/device/use-device-value';
import {
  matchScholarship,
  type ScholarshipKind,
  scholarshipKinds,
} from '@/lib/domain/schools/scholarship-rule';
import type { ScholarshipItem } from './scholarship-item';
import { ScholarshipFit } from './scholarship-fit';
import { seekerAnswers, silentSeeker } from './seeker-answers';
import { SeekerForm } from './seeker-form';

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
  const seeker = useDeviceValue(seekerAnswers) ?? silentSeeker;
  const [kind, setKind] = useState<ScholarshipKind | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const isAsked = Object.values(seeker).some((value) => value !== null);

  const shown = items
    .filter((item) => item.deadline >= today && (kind === null || item.kind === kind))
    .map((item) => ({ item, match: isAsked ? matchScholarship(item.rule, seeker) : null }))
    .toSorted((one, other) =>
      one.match && other.match ? order[one.match.fits] - order[other.match.fits] : 0,
    );
  const fitting = shown.filter(({ match }) => match?.fits !== 'no').length;

  return (
    <section aria-labelledby="scholarship-finder" className="mt-8">
      <h2 id="scholarship-finder" className="text-2xl">
        {t('title')}
      </h2>
      <p className="mb-4 mt-1 max-w-prose text-muted">{t('lead')}</p>
      <div className="rounded-lg border border-border bg-surface p-4 sm:p-5">
        <SeekerForm seeker={seeker} />
      </div>
      <div role="group" aria-label={t('kinds')} className="mt-4 flex flex-wrap gap-2">
        <Chip selected={kind === null} onClick={() => setKind(null)}>
          {t('allKinds')}
        </Chip>
        {scholarshipKinds.map((each) => (
          <Chip key={each} selected={kind === each} onClick={() => setKind(each)}>
            {t(`kind.${each}`)}
          </Chip>
        ))}
      </div>
      <p role="status" className="my-4 font-semibold">
        {isAsked ? t('fitting', { count: fitting, all: shown.length }) : t('count', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <p className="rounded-lg bg-sunken p-5 text-muted">{t('none')}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
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
