'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SkeletonText } from '@/components/ui/skeleton';
import { rejectReasonsApi } from '@/lib/api/reject-reasons';
import { type RejectReason, rejectReasonDraft } from '@/lib/contract/careers/reject-reasons';
import { ownRejectReasonsMax } from '@/lib/domain/careers/reject-reasons';
import { pickText } from '@/lib/i18n/pick';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { randomUuid } from '@/lib/device/random-uuid';
import { textLimits } from '@/lib/domain/limits/texts';

const words = rejectReasonDraft.pick({ name: true });

interface ReasonFormProps {
  /** null: a new one. */
  reason: RejectReason | null;
  store: (reason: RejectReason) => Promise<unknown>;
  onDone: () => void;
}

/** The words of a reason in both languages. */
function ReasonForm({ reason, store, onDone }: ReasonFormProps) {
  const t = useTranslations('vacancyDesk.reasons');
  // A new reason keeps its key while it is tried again.
  const [newKey] = useState(() => `reason-${randomUuid().slice(0, 13)}`);
  const { key = newKey, name = { en: '', km: '' }, active = true } = reason ?? {};
  const form = useZodForm(words, { defaultValues: { name } });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await store({ key, active, ...values });
        showToast({ kind: 'success', message: t('saved') });
        onDone();
      }}
    >
      <BilingualField name="name" label={t('name')} maxLength={textLimits.shortTextMax} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton wide={false}>{t('save')}</SubmitButton>
        <Button variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** Why the organization rejects applicants of vacancies: the words, and which reasons are in use. */
export function ReasonsView({ organizationId: orgId }: { organizationId: string }) {
  const t = useTranslations('vacancyDesk.reasons');
  const locale = useLocale();
  const query = useQuery(rejectReasonsApi.list.queryOptions({ params: { orgId } }));
  /** The key of the reason that is open, '' for a new one. */
  const [openKey, setOpenKey] = useState<string | null>(null);
  const set = useWrite(rejectReasonsApi.set);
  const store = (body: RejectReason) => set.send({ params: { orgId }, body });
  const turn = (reason: RejectReason) =>
    set.run({ params: { orgId }, body: { ...reason, active: !reason.active } });
  const close = () => setOpenKey(null);
  return (
    <section className="mt-10 grid gap-4">
      <h2 className="text-xl font-semibold">{t('title')}</h2>
      <p className="max-w-prose text-muted">{t('lead')}</p>
      <QueryState query={query} skeleton={<SkeletonText lines={4} />}>
        {({ data }) => (
          <>
            <ul className="grid gap-3">
              {data.map((reason) => (
                <li key={reason.key} className="rounded-md border border-border bg-surface p-3">
                  {openKey === reason.key ? (
                    <ReasonForm reason={reason} store={store} onDone={close} />
                  ) : (
                    <div className="flex flex-wrap items-center gap-3">
                      <span className="mr-auto">{pickText(reason.name, locale)}</span>
                      {!reason.active && <Badge>{t('off')}</Badge>}
                      <Button variant="secondary" onClick={() => setOpenKey(reason.key)}>
                        {t('edit')}
                      </Button>
                      <Button variant="ghost" disabled={set.busy} onClick={() => void turn(reason)}>
                        {t(reason.active ? 'switchOff' : 'switchOn')}
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
            {openKey === '' && <ReasonForm reason={null} store={store} onDone={close} />}
            {openKey !== '' && (
              <Button
                variant="secondary"
                className="justify-self-start"
                disabled={data.length >= ownRejectReasonsMax}
                onClick={() => setOpenKey('')}
              >
                <Icon name="plus" className="size-5" />
                {t('add')}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}
