'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { Empty } from '@/components/feedback/empty';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { personNames } from '@/components/accounts/people/person-names';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';
import type { StudentMatter } from '@/lib/domain/school-day/school-life';
import { type ChosenMembership, isShared } from './choose-membership';
import { RoomHead } from './room-head';
import { placeOf, type PortalPageKey } from './rooms';
import { usePortal } from './use-portal';

interface PortalPageProps {
  page: PortalPageKey;
  lead?: ReactNode;
  /** The lead for a guardian, who reads of a child. */
  leadOfChild?: (name: string) => ReactNode;
  /** The lead for an office, which works on what others ask. */
  leadOfOffice?: ReactNode;
  /** Beside the title: what of the school or the student is shown, and what can be done with it. */
  beside?: (chosen: ChosenMembership) => ReactNode;
  /** As large as the content. */
  skeleton: ReactNode;
  children: (chosen: ChosenMembership) => ReactNode;
}

/** A page of the portal: its heading, and its content for the school and the student of the address. */
export function PortalPage(props: PortalPageProps) {
  return (
    <Suspense
      fallback={
        <Headed page={props.page} lead={props.lead}>
          {props.skeleton}
        </Headed>
      }
    >
      <Chosen {...props} />
    </Suspense>
  );
}

type HeadedProps = Pick<PortalPageProps, 'page' | 'lead'> & { beside?: ReactNode; children: ReactNode };

function Headed({ page, lead, beside, children }: HeadedProps) {
  return (
    <>
      <RoomHead page={page} beside={beside} />
      {lead && <p className="mt-4 text-muted">{lead}</p>}
      <div className={lead ? 'mt-5 grid grid-cols-1 gap-5' : 'mt-2 grid grid-cols-1 gap-5'}>{children}</div>
    </>
  );
}

function Chosen({ skeleton, children, page, lead, leadOfChild, leadOfOffice, beside }: PortalPageProps) {
  const t = useTranslations('portal');
  const { query, all, chosen } = usePortal();
  const child = useChildName(chosen);
  const { matter } = placeOf(page).page;
  if (all && all.length > 0 && !chosen) return <NotFoundScreen />;
  const isOffice = chosen?.membership.kind === 'office';
  const leadOfReader = (isOffice && leadOfOffice) || (child !== null && leadOfChild?.(child)) || lead;
  return (
    <Headed page={page} lead={leadOfReader} beside={chosen && beside?.(chosen)}>
      <QueryState query={query} skeleton={skeleton}>
        {() =>
          chosen ? (
            <>
              {child !== null && <Alert tone="info">{t('asGuardian', { name: child })}</Alert>}
              {isShared(chosen, matter) ? children(chosen) : <NotShared name={child} matter={matter} />}
            </>
          ) : (
            <Empty
              title={t('none')}
              illustration="applications"
              action={<LinkButton href={href('/profile/enrolled')}>{t('join')}</LinkButton>}
            >
              {t('noneBody')}
            </Empty>
          )
        }
      </QueryState>
    </Headed>
  );
}

/** The child whose records a guardian reads; null for everybody else. */
function useChildName(chosen: ChosenMembership | null): string | null {
  const locale = useLocale();
  if (chosen?.membership.kind !== 'guardian' || !chosen.membership.student) return null;
  return personNames(chosen.membership.student, locale).name;
}

/** A closed door is no fault of the network: it says who closed it. */
function NotShared({ name, matter }: { name: string | null; matter: StudentMatter | undefined }) {
  const t = useTranslations('portal.notShared');
  if (name === null || matter === undefined) return null;
  return <Empty title={t(matter, { name })}>{t('body', { name })}</Empty>;
}
