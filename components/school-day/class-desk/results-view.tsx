'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { useListState } from '@/components/kits/list/use-list-state';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { AveragesTable } from './averages-table';
import type { ClassLists } from './class-lists';
import { useClassOptions } from './use-classes';
import { type Term, termKey, useTerms } from './use-terms';

interface ChosenClass {
  schoolId: string;
  structureRecordId: string;
}

function ClassAverages({ schoolId, structureRecordId, term }: ChosenClass & { term: Term }) {
  const t = useTranslations('classDesk.results');
  const query = useQuery(
    lmsApi.marking.averages.queryOptions({ params: { orgId: schoolId, id: structureRecordId }, query: term }),
  );
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonText lines={8} />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: <Empty title={t('nobodyTitle')}>{t('nobodyBody')}</Empty>,
      }}
    >
      {(averages) => (
        <div className="grid gap-3">
          <p className="text-sm text-muted">{t(averages.ranked ? 'howSchool' : 'how')}</p>
          <AveragesTable averages={averages} />
        </div>
      )}
    </QueryState>
  );
}

interface ClassTermsProps extends ChosenClass {
  chosen: string;
  onChoose: (key: string) => void;
}

function ClassTerms({ chosen, onChoose, ...of }: ClassTermsProps) {
  const t = useTranslations('classDesk');
  const terms = useTerms(of.schoolId, of.structureRecordId);
  return (
    <QueryState
      query={terms}
      skeleton={<SkeletonText lines={8} />}
      empty={{
        when: (all) => all.length === 0,
        show: <Empty title={t('results.noTermTitle')}>{t('results.noTermBody')}</Empty>,
      }}
    >
      {(all) => {
        const term = all.find((each) => termKey(each) === chosen) ?? all[0];
        return (
          <div className="grid gap-5">
            <div className="grid max-w-md gap-1.5">
              <Label htmlFor="results-term">{t('term')}</Label>
              <Select
                id="results-term"
                value={term && termKey(term)}
                onChange={(event) => onChoose(event.target.value)}
              >
                {all.map((each) => (
                  <option key={termKey(each)} value={termKey(each)}>
                    {t('termOf', { year: each.academicYear, term: each.term })}
                  </option>
                ))}
              </Select>
            </div>
            {term && <ClassAverages {...of} term={term} />}
          </div>
        );
      }}
    </QueryState>
  );
}

interface ResultsViewProps {
  schoolId: string;
  address: ClassLists['results'];
  /** On the page of a class, which chooses it. */
  isOfClass?: boolean;
}

/** What a class has reached in a term. */
export function ResultsView({ schoolId, address, isOfClass = false }: ResultsViewProps) {
  const t = useTranslations('classDesk');
  const classes = useClassOptions(schoolId);
  const { state, go } = useListState(address);
  const { structureRecordId, term } = state.filters;
  return (
    <div className="grid grid-cols-1 gap-5">
      {!isOfClass && (
        <div className="grid max-w-md gap-1.5">
          <Label htmlFor="results-class">{t('class')}</Label>
          <Select
            id="results-class"
            value={structureRecordId}
            onChange={(event) => go({ filters: { structureRecordId: event.target.value, term: '' } })}
          >
            <option value="">{t('results.chooseClass')}</option>
            {classes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      )}
      {structureRecordId && (
        <ClassTerms
          key={structureRecordId}
          schoolId={schoolId}
          structureRecordId={structureRecordId}
          chosen={term}
          onChoose={(key) => go({ filters: { structureRecordId, term: key } })}
        />
      )}
    </div>
  );
}
