'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Panel } from '@/components/ui/panel';
import { QrCode } from '@/components/ui/qr-code';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { formatMinute } from '@/lib/domain/dates/dates';
import { GuardianRow } from './guardian-row';

const api = lmsApi.guardians;

interface GuardiansProps {
  orgId: string;
  studentId: string;
}

/** A code is shown once: only its hash is stored. */
function MakeCode({
  params,
  codeUntil,
}: {
  params: { orgId: string; id: string };
  codeUntil: string | null;
}) {
  const t = useTranslations('portalCard');
  const locale = useLocale();
  const [made, setMade] = useState<{ code: string; codeUntil: string } | null>(null);
  // Whoever opens it signs up or logs in first, and then finds the code filled in.
  const addressOf = (code: string) =>
    `${window.location.origin}${localizePath(href('/profile/enrolled', undefined, { code }), locale)}`;
  const make = useWrite(api.makeCode, {
    problems: { 409: t('full'), other: t('failed') },
    done: setMade,
  });
  return (
    <div className="grid justify-items-start gap-3">
      {made && (
        <Alert
          tone="success"
          title={t('codeMade')}
          action={
            <>
              <CopyButton text={addressOf(made.code)}>{t('copyLink')}</CopyButton>
              <CopyButton text={made.code}>{t('copy')}</CopyButton>
            </>
          }
        >
          <p lang="en" className="text-2xl font-semibold" data-testid="guardian-code">
            {`${made.code.slice(0, 4)} ${made.code.slice(4)}`}
          </p>
          <div className="my-3 w-44">
            <QrCode text={addressOf(made.code)} label={t('codePicture')} />
          </div>
          <p>{t('codeUntil', { date: formatMinute(made.codeUntil, locale) })}</p>
        </Alert>
      )}
      {!made && codeUntil && (
        <p className="text-sm text-muted">{t('codeOpen', { date: formatMinute(codeUntil, locale) })}</p>
      )}
      <Button variant="secondary" loading={make.busy} onClick={() => void make.run({ params })}>
        {t('makeCode')}
      </Button>
    </div>
  );
}

/** Who else sees the records of a student. */
export function Guardians({ orgId, studentId }: GuardiansProps) {
  const t = useTranslations('portalCard');
  const params = { orgId, id: studentId };
  const query = useQuery(api.list.queryOptions({ params }));
  return (
    <Panel title={t('guardians')}>
      <p className="mb-4 text-muted">{t('guardiansLead')}</p>
      <QueryState query={query} skeleton={<SkeletonText lines={4} />}>
        {({ data, codeUntil, mayInvite, mayConfirm }) => (
          <div className="grid gap-4">
            {data.length === 0 ? (
              <p>{t('guardiansNone')}</p>
            ) : (
              <ul className="grid divide-y divide-border">
                {data.map((guardian) => (
                  <GuardianRow
                    key={guardian.guardianId}
                    guardian={guardian}
                    params={params}
                    mayConfirm={mayConfirm}
                    mayEnd={mayInvite}
                  />
                ))}
              </ul>
            )}
            {mayInvite && <MakeCode params={params} codeUntil={codeUntil} />}
          </div>
        )}
      </QueryState>
    </Panel>
  );
}
