'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { qaApi } from '@/lib/api/qa';
import { orientationTests } from '@/lib/domain/orientation/orientation-code';
import { gapsOf, ReadinessNotice } from './readiness-notice';
import type { Places, ResultNavigation } from './result-list';
import type { PreviewTexts } from './statement-preview';
import { StatementRow } from './statement-row';
import { TestChips } from './test-chips';

interface StatementsViewProps {
  list: ResultNavigation;
  places: Places;
  previewTexts: PreviewTexts;
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
