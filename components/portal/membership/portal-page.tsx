'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { Empty } from '@/components/feedback/empty';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { personNames } from '@/components/people/people/person-names';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { href } from '@/lib/routes/href';
import type { ChosenMembership } from './choose-membership';
import { usePortal } from './use-portal';

interface PortalPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** As large as the content. */
  skeleton: ReactNode;
  children: (chosen: ChosenMembership) => ReactNode;
}

/** A page of the portal: its heading, and its content for the school and the student of the address. */
export function PortalPage(props: PortalPageProps) {
  return (
    <Suspense
      fallback={
        <Headed title={props.title} lead={props.lead}>
          {props.skeleton}
        </Headed>
      }
    >
      <Chosen {...props} />
    </Suspense>
  );
}

type HeadedProps = Pick<PortalPageProps, 'title' | 'lead'> & { children: ReactNode };

function Headed({ title, lead, children }: HeadedProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {lead && <p className="mt-1.5 text-muted">{lead}</p>}
      <div className="mt-5 grid grid-cols-1 gap-5">{children}</div>
    </>
  );
}

function Chosen({ skeleton, children, ...heading }: PortalPageProps) {
  const t = useTranslations('portal');
  const { query, all, chosen } = usePortal();
  if (all && all.length > 0 && !chosen) return <NotFoundScreen />;
  return (
    <Headed {...heading}>
      <QueryState query={query} skeleton={skeleton}>
        {() =>
          chosen ? (
            <>
              <GuardianNote {...chosen} />
              {children(chosen)}
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

/** Whose records a guardian reads. */
function GuardianNote({ membership: { kind, student } }: ChosenMembership) {
  const t = useTranslations('portal');
  const locale = useLocale();
  if (kind !== 'guardian' || !student) return null;
  return <Alert tone="info">{t('asGuardian', { name: personNames(student, locale).name })}</Alert>;
}
