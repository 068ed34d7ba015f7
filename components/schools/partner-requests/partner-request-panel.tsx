'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { SkeletonText } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import { type RequestState, requestStates } from '@/lib/domain/review/request-states';
import { PartnerRequestItem } from './partner-request-item';

const pageSize = 10;
const limitMax = 100;

/** Schools that ask for a partnership, by what became of it. */
export function PartnerRequestPanel() {
  const t = useTranslations('partnerRequests');
  const [state, setState] = useState<RequestState>('new');
  const [limit, setLimit] = useState(pageSize);
  const query = useQuery(marketingApi.partnerRequests.list.queryOptions({ query: { state, limit } }));
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        {requestStates.map((each) => (
          <Chip
            key={each}
            selected={state === each}
            onClick={() => {
              setState(each);
              setLimit(pageSize);
            }}
          >
            {t(`state.${each}`)}
          </Chip>
        ))}
      </div>
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={4} className="py-2" />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: <p className="text-muted">{t(`empty.${state}`)}</p>,
        }}
      >
        {({ data, countTotal }) => (
          <>
            <ul>
              {data.map((request) => (
                <PartnerRequestItem key={request.requestId} request={request} />
              ))}
            </ul>
            {countTotal > data.length && limit < limitMax && (
              <Button
                variant="secondary"
                className="mt-4"
                loading={query.isFetching}
                onClick={() => setLimit(limitMax)}
              >
                {t('more', { count: countTotal - data.length })}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
