'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { isApiError } from '@/lib/api/api-error';
import type { NamedRecord } from '@/lib/contract/named-record';
import { provinceName } from '@/lib/domain/geography/geography';
import { hasAnyRole, roleNames } from '@/lib/domain/accounts/roles';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

interface Named {
  name?: string | undefined;
  nameNative?: string | undefined;
  isAnotherSchool?: boolean | undefined;
}

const namesOf = ({ name, nameNative }: Named) => JSON.stringify([name, nameNative]);

/** Asks whether a school is one of those with a near name; the answer counts for the names that were asked about. */
export function useNearQuestion() {
  const [near, setNear] = useState<readonly NamedRecord[]>([]);
  const asked = useRef('');
  const answered = useRef('');
  return {
    near,
    /** It is another school: says so with the next try. */
    answer: () => {
      answered.current = asked.current;
    },
    send: async <Body extends Named, Result>(body: Body, call: (body: Body) => Promise<Result>) => {
      const names = namesOf(body);
      try {
        const result = await call(answered.current === names ? { ...body, isAnotherSchool: true } : body);
        setNear([]);
        return result;
      } catch (error) {
        if (isApiError(error, 409) && error.code === 'near-names') {
          asked.current = names;
          setNear(error.records);
        } else setNear([]);
        throw error;
      }
    },
  };
}

/** Schools by their names and places; those that readers see open beside the page. */
export function NearSchools({ schools }: { schools: readonly NamedRecord[] }) {
  const t = useTranslations('schoolNames');
  const locale = useLocale();
  return (
    <ul className="grid">
      {schools.map((school) => (
        <li key={school.id} className="flex min-h-11 flex-wrap items-center gap-x-2">
          {school.slug === null ? (
            <span className="font-semibold">{pickName(school, locale)}</span>
          ) : (
            <Link
              href={href('/school/[slug]', { slug: school.slug })}
              target="_blank"
              className="inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline"
            >
              {pickName(school, locale)}
            </Link>
          )}
          <span className="text-muted">
            {provinceName(school.province, locale)}
            {school.slug === null && `, ${t('hidden')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface NearNamesProps {
  question: Pick<ReturnType<typeof useNearQuestion>, 'near' | 'answer'>;
  /** The names are those of a school that has other ones. */
  isRenamed?: boolean;
}

/** The question of the server, inside a form that the answer sends again. */
export function NearNames({ question: { near, answer }, isRenamed = false }: NearNamesProps) {
  const t = useTranslations('schoolNames');
  const isAdvisor = hasAnyRole(useViewer().data?.roles ?? [], [roleNames.advisor]);
  if (near.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t('question', { count: near.length })}
      action={
        <Button type="submit" variant="secondary" onClick={answer}>
          {t('another')}
        </Button>
      }
    >
      <NearSchools schools={near} />
      {!isAdvisor && <p>{t(isRenamed ? 'nameWaits' : 'schoolWaits')}</p>}
    </Alert>
  );
}
