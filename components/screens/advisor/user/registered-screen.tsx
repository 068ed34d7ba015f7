'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { Suspense, useState } from 'react';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { hrefOfPeople, peoplePerPage, readPeopleFilter } from '@/components/people/people-filter';
import { PeopleFilterForm } from '@/components/people/people-filter-form';
import { PeopleCards, PeopleTable } from '@/components/people/people-rows';
import { type People, usePeople } from '@/components/people/use-people';
import { LinkButton } from '@/components/ui/link-button';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton } from '@/components/ui/skeleton';
import { defaultRoleName } from '@/lib/domain/people/roles';
import { useSearchParams } from '@/lib/i18n/navigation';

const PersonSheet = dynamic(
  () => import('@/components/people/person-sheet').then((module) => module.PersonSheet),
  { ssr: false },
);

interface RegisteredScreenProps {
  /** Sala's own organization: everybody belongs to it. */
  organizationId: string;
}

/** Everybody with an account, by name, number or role; what is shown stands in the address. */
export function RegisteredScreen({ organizationId }: RegisteredScreenProps) {
  const t = useTranslations('people');
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="mb-5 mt-1.5 text-muted">{t('lead')}</p>
      <Suspense fallback={<Rows />}>
        <List orgId={organizationId} />
      </Suspense>
    </>
  );
}

function List({ orgId }: { orgId: string }) {
  const t = useTranslations('people');
  const filter = readPeopleFilter(useSearchParams());
  const query = usePeople(orgId, filter);
  const [openId, setOpenId] = useState<string | null>(null);
  // Once it was wanted it stays: it closes with a movement and gives the focus back.
  const [wanted, setWanted] = useState(false);
  const open = query.data?.data.find(({ id }) => id === openId) ?? null;
  const clear = (
    <LinkButton
      href={hrefOfPeople({ keyword: '', role: defaultRoleName, page: 1 })}
      variant="secondary"
      scroll={false}
    >
      {t('clear')}
    </LinkButton>
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <PeopleFilterForm filter={filter} />
      <QueryState
        query={query}
        skeleton={<Rows />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: (
            <Empty title={t('noneTitle')} illustration="search" action={clear}>
              {t('noneBody')}
            </Empty>
          ),
        }}
      >
        {(people) => (
          <>
            <Found
              people={people}
              onOpen={(id) => {
                setWanted(true);
                setOpenId(id);
              }}
            />
            <Pagination
              page={filter.page}
              pageCount={Math.ceil(people.countTotal / peoplePerPage)}
              hrefOf={(page) => hrefOfPeople({ ...filter, page })}
            />
          </>
        )}
      </QueryState>
      {wanted && <PersonSheet orgId={orgId} person={open} onClose={() => setOpenId(null)} />}
    </div>
  );
}

function Found({ people, onOpen }: { people: People; onOpen: (id: string) => void }) {
  const t = useTranslations('people');
  return (
    <div className="grid grid-cols-1 gap-4">
      <p aria-live="polite" className="text-sm text-muted">
        {t('shown', { count: people.countTotal })}
      </p>
      <div className="max-lg:hidden">
        <PeopleTable people={people.data} onOpen={onOpen} />
      </div>
      <div className="lg:hidden">
        <PeopleCards people={people.data} onOpen={onOpen} />
      </div>
    </div>
  );
}

const Rows = () => (
  <div className="grid gap-4">
    <Skeleton className="h-28 rounded-lg" />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-20 rounded-lg" />
    ))}
  </div>
);
