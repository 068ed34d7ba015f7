'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { qaApi } from '@/lib/api/qa';
import { orientationTests, type OrientationTest } from '@/lib/domain/orientation/orientation-code';
import type { Places, ResultNavigation } from './result-list';
import { type StatementTexts, type StatementPlace, StatementPreview } from './statement-preview';
import { StatementRow } from './statement-row';
import { TestChips } from './test-chips';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Question } from '@/lib/contract/questions/posts';
import { findQuestionnaireGaps, type QuestionnaireGap } from '@/lib/domain/orientation/orientation-answers';
import type { QuestionnairePlace } from '@/lib/env/orientation-subjects';
import { keyName, scalesOf } from './scale-names';
import type * as z from 'zod';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import type { newQuestion } from '@/lib/contract/questions/questions';
import { StatementFields } from './statement-fields';
import { statementTexts } from './statement-schema';

interface AddStatementProps extends Omit<StatementPlace, 'id'> {
  place: QuestionnairePlace;
  scale: NonNullable<z.output<typeof newQuestion>['scale']>;
  reversed: boolean;
  onDone: () => void;
}

const unwritten = { version: 0 };

/** Writes a missing statement of a questionnaire; its key follows from what is missing. */
function AddStatement({ place, scale, reversed, onDone, ...rest }: AddStatementProps) {
  const t = useTranslations('orientationStaff.add');
  const { key, create } = qaApi.questions;
  const id = `new-${scale}-${reversed}`;
  return (
    <RecordEditor
      name={`statement:${place.subjectId}:${id}`}
      record={unwritten}
      schema={statementTexts}
      toValues={() => ({ title: '', titleNative: '' })}
      create={(texts, idempotencyKey) =>
        create({
          params: { orgId: place.organizationId, subjectId: place.subjectId },
          body: { ...texts, scale, orderNumber: rest.number, ...(reversed && { reversed }) },
          idempotencyKey,
        })
      }
      keys={[key]}
      saved={t('done')}
      onSaved={onDone}
      onCancel={onDone}
      describe={() => null}
      preview={({ title = '', titleNative = '' }) => (
        <StatementPreview {...rest} id={id} texts={{ km: titleNative, en: title }} />
      )}
      hint={t('hint', { number: rest.number })}
    >
      <StatementFields />
    </RecordEditor>
  );
}

type Gap = QuestionnaireGap<(typeof scalesOf)[OrientationTest]['scales'][number]>;

/** What a questionnaire lacks or has too many of. */
function gapsOf(test: OrientationTest, questions: readonly Question[]): Gap[] {
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
  previewTexts: StatementTexts;
}

/** Whether students get results; if not, what is missing or surplus, with a link to add it. */
function ReadinessNotice({ test, questions, gaps, place, previewTexts }: ReadinessNoticeProps) {
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

interface StatementsViewProps {
  list: ResultNavigation;
  places: Places;
  previewTexts: StatementTexts;
}

/** The statements of a test in order, each with its key, editable in place. */
export function StatementsView({ list, places, previewTexts }: StatementsViewProps) {
  const t = useTranslations('orientationStaff');
  const test = list.state.filters.test || 'holland';
  const place = places[test];
  const query = useQuery(
    qaApi.questions.list.queryOptions({
      params: { orgId: place.organizationId, subjectId: place.subjectId },
    }),
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <TestChips list={list} tests={orientationTests} chosen={test} />
      <p className="text-muted">{t('statementsLead')}</p>
      <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {({ data }) => {
          const gaps = gapsOf(test, data);
          return (
            <>
              <ReadinessNotice
                test={test}
                questions={data}
                gaps={gaps}
                place={place}
                previewTexts={previewTexts}
              />
              {data.length === 0 && <Empty title={t('noStatements')} />}
              <ol aria-label={t('views.statements')} className="grid gap-3">
                {data.map((question) => (
                  <li key={question.questionId}>
                    <StatementRow
                      question={question}
                      test={test}
                      total={data.length}
                      previewTexts={previewTexts}
                      surplus={gaps.some(
                        ({ scale, reversed, missing }) =>
                          missing < 0 && scale === question.key?.scale && reversed === question.key.reversed,
                      )}
                    />
                  </li>
                ))}
              </ol>
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
