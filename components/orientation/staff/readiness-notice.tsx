'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Question } from '@/lib/contract/questions/posts';
import { findQuestionnaireGaps, type QuestionnaireGap } from '@/lib/domain/orientation/orientation-answers';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import type { QuestionnairePlace } from '@/lib/env/orientation-subjects';
import { AddStatement } from './add-statement';
import { keyName, scalesOf } from './scale-names';
import type { PreviewTexts } from './statement-preview';

type Gap = QuestionnaireGap<(typeof scalesOf)[OrientationTest]['scales'][number]>;

/** What a questionnaire lacks or has too many of. */
export function gapsOf(test: OrientationTest, questions: readonly Question[]): Gap[] {
  const { scales, perScale } = scalesOf[test];
  return findQuestionnaireGaps<Gap['scale']>(
    questions.flatMap(({ key }) => key ?? []),
    scales,
    perScale,
  );
}

/** The first unused number. */
const freeNumber = (questions: readonly Question[]): number => {
  const taken = new Set(questions.map(({ orderNumber }) => orderNumber));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
};

interface ReadinessNoticeProps {
  test: OrientationTest;
  questions: readonly Question[];
  gaps: readonly Gap[];
  place: QuestionnairePlace;
  previewTexts: PreviewTexts;
}

/** Whether students get results; if not, what is missing or surplus, with a link to add it. */
export function ReadinessNotice({ test, questions, gaps, place, previewTexts }: ReadinessNoticeProps) {
  const t = useTranslations('orientationStaff.readiness');
  const types = useTranslations('orientationTypes');
  const [adding, setAdding] = useState<Gap | null>(null);
  const { scales, perScale } = scalesOf[test];
  const total = scales.length * perScale.items;
  const sameGap = (gap: Gap) => gap.scale === adding?.scale && gap.reversed === adding.reversed;
  if (gaps.length === 0) return <Alert tone="success">{t('ready', { count: questions.length })}</Alert>;
  return (
    <div className="grid gap-4">
      <Alert tone="warning" title={t('title')}>
        <p>{t('body', { count: questions.length, total })}</p>
        <ul className="mt-2 grid gap-2">
          {gaps.map((gap) => (
            <li key={`${gap.scale}-${gap.reversed}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{keyName(types, gap)}</span>
              {gap.missing > 0 ? t('missing', { count: gap.missing }) : t('surplus', { count: -gap.missing })}
              {gap.missing > 0 && !sameGap(gap) && (
                <Button variant="secondary" size="sm" onClick={() => setAdding(gap)}>
                  {t('add')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Alert>
      {adding && (
        <Card className="p-4 sm:p-5">
          <h2 className="mb-3 text-lg">{t('addTitle', { key: keyName(types, adding) })}</h2>
          <AddStatement
            key={`${adding.scale}-${adding.reversed}`}
            test={test}
            place={place}
            scale={adding.scale}
            reversed={adding.reversed}
            number={freeNumber(questions)}
            total={total}
            previewTexts={previewTexts}
            onDone={() => setAdding(null)}
          />
        </Card>
      )}
    </div>
  );
}
