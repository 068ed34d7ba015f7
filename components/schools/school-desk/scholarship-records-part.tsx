'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { QueryState } from '@/components/feedback/query-state';
import { useDeletion } from '@/components/kits/write/use-write';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { scholarshipApi } from '@/lib/api/scholarships';
import type { Scholarship } from '@/lib/contract/schools/scholarships';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { ScholarshipRecordFields } from './scholarship-record-fields';
import { scholarshipRecordForm, scholarshipRecordValues } from './scholarship-record-form';
import { WrittenTexts } from './written-texts';

const shownMax = 100;

interface Edited {
  version: number;
  record: Scholarship | null;
}

/** Scholarships of a school with rules that the finder for students reads; advisors look after them. */
export function ScholarshipRecordsPart({ schoolId }: { schoolId: string }) {
  const t = useTranslations('schoolDesk');
  const locale = useLocale();
  /** The id of the record that is open, '' for a new one. */
  const [openId, setOpenId] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Scholarship | null>(null);
  const { list, remove } = scholarshipApi;
  const records = useQuery(list.queryOptions({ query: { schoolId, state: 'all', limit: shownMax } }));
  const removal = useDeletion(remove, {});
  // From the query, so that a conflict finds what somebody else has saved.
  const record = records.data?.data.find(({ scholarshipId }) => scholarshipId === openId) ?? null;
  if (openId === '' || record) {
    return (
      <ScholarshipEditor
        schoolId={schoolId}
        edited={{ version: record?.version ?? 0, record }}
        onClose={() => setOpenId(null)}
      />
    );
  }
  return (
    <Panel
      title={t('scholarships.records')}
      aside={
        <Button variant="secondary" onClick={() => setOpenId('')}>
          {t('scholarships.addRecord')}
        </Button>
      }
    >
      <p className="mb-4 text-sm text-muted">{t('scholarships.recordsHint')}</p>
      <QueryState
        query={records}
        skeleton={<SkeletonText lines={3} />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: <p className="text-muted">{t('scholarships.recordsNone')}</p>,
        }}
      >
        {({ data }) => (
          <ul className="grid gap-3">
            {data.map((each) => (
              <li
                key={each.scholarshipId}
                className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-border p-3"
              >
                <div className="min-w-0">
                  <p className="font-semibold">{pickText(each.title, locale)}</p>
                  <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
                    {t('scholarships.until', { date: formatDate(each.deadline, locale) })}
                    {each.status === 'inactive' && <Badge>{t('state.inactive')}</Badge>}
                  </p>
                </div>
                <span className="flex gap-2">
                  <Button variant="secondary" onClick={() => setOpenId(each.scholarshipId)}>
                    {t('scholarships.edit')}
                  </Button>
                  <Button variant="ghost" onClick={() => setLeaving(each)}>
                    {t('scholarships.remove')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={t('scholarships.removeTitle')}
        description={leaving && pickText(leaving.title, locale)}
        confirmLabel={t('scholarships.remove')}
        danger
        onConfirm={async () => {
          if (leaving) return removal.run({ params: { id: leaving.scholarshipId } });
        }}
      />
    </Panel>
  );
}

interface ScholarshipEditorProps {
  schoolId: string;
  edited: Edited;
  onClose: () => void;
}

const editedFrom = (record: Scholarship): Edited => ({ version: record.version, record });

function ScholarshipEditor({ schoolId, edited, onClose }: ScholarshipEditorProps) {
  const t = useTranslations('schoolDesk');
  const { key, create, update } = scholarshipApi;
  return (
    <RecordEditor
      name={`scholarship:${edited.record?.scholarshipId ?? `new:${schoolId}`}`}
      record={edited}
      schema={scholarshipRecordForm}
      toValues={({ record }) => scholarshipRecordValues(record)}
      create={async (body, idempotencyKey) =>
        editedFrom(await create({ body: { ...body, schoolId }, idempotencyKey }))
      }
      update={async (body, version, { record }) =>
        editedFrom(await update({ params: { id: record?.scholarshipId ?? '' }, body, version }))
      }
      keys={[key]}
      saved={t('saved')}
      onSaved={onClose}
      onCancel={onClose}
      describe={({ record }) => <WrittenTexts values={scholarshipRecordValues(record)} />}
    >
      <ScholarshipRecordFields />
    </RecordEditor>
  );
}
