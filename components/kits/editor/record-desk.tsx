'use client';

import { useLocale } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import type { FormSchema } from '@/components/form/schema-resolver';
import { DetailColumns } from '@/components/kits/detail/detail-columns';
import { pickText } from '@/lib/i18n/pick';
import type { Versioned } from '@/lib/query/use-versioned';
import type { Href } from '@/lib/routes/href';
import { BothTexts } from './both-texts';
import { EditorTop } from './editor-top';
import { RecordEditor, type RecordEditorProps } from './record-editor';
import { RemoveRecord } from './remove-record';

interface Head<Entity> {
  list: { href: Href; label: string };
  /** The heading of a new record. */
  heading: string;
  /** The name or title of a stored one. */
  names: (record: Entity) => { km: string; en: string };
  /** Small print below the name of a stored one. */
  meta?: ReactNode;
  /** Buttons beside the name of a stored one. */
  actions?: ReactNode;
  /** A stored one can be deleted. */
  removal?: Pick<ComponentProps<typeof RemoveRecord>, 'body' | 'remove'>;
  /** Above the fields of a stored one. */
  above?: ReactNode;
  /** Beside the fields of a stored one. */
  aside?: ReactNode;
}

type RecordDeskProps<Schema extends FormSchema, Entity extends Versioned> = Head<Entity> &
  Omit<RecordEditorProps<Schema, Entity>, 'describe' | 'title' | 'above' | 'leave'> &
  Partial<Pick<RecordEditorProps<Schema, Entity>, 'describe'>>;

/** The page on which one record of a list is added or changed. */
export function RecordDesk<Schema extends FormSchema, Entity extends Versioned>(
  props: RecordDeskProps<Schema, Entity>,
) {
  const { list, heading, names, meta, actions, removal, above, aside, ...editor } = props;
  const { record, keys } = editor;
  const locale = useLocale();
  const isNew = record.version === 0;
  const title = isNew ? heading : pickText(names(record), locale);
  const fields = (
    <RecordEditor
      describe={(theirs: Entity) => <BothTexts {...names(theirs)} />}
      {...editor}
      title={title}
      above={!isNew && above}
      leave={list.href}
    />
  );
  return (
    <div className="grid grid-cols-1">
      <EditorTop list={list}>
        {!isNew && (
          <>
            {meta}
            {actions}
            {removal && <RemoveRecord title={title} stale={keys} back={list.href} {...removal} />}
          </>
        )}
      </EditorTop>
      {isNew || !aside ? fields : <DetailColumns aside={aside}>{fields}</DetailColumns>}
    </div>
  );
}
