'use client';

import { Link } from '@/lib/i18n/navigation';
import { href, withHash } from '@/lib/routes/href';

interface SchoolRecordsProps {
  title: string;
  /** Finished texts, so that a page's data contains only these. */
  records: readonly { id: string; title: string; deadline: string }[];
}

/** The scholarships of a school that the finder knows; they lead there. */
export const SchoolRecords = ({ title, records }: SchoolRecordsProps) => (
  <>
    <h3 className="mb-2 mt-6 text-lg text-muted">{title}</h3>
    <ul className="grid gap-1">
      {records.map((record) => (
        <li key={record.id}>
          <Link href={withHash(href('/scholarship'), record.id)} className="font-medium underline">
            {record.title}
          </Link>{' '}
          <span className="inline-block text-sm text-muted">{record.deadline}</span>
        </li>
      ))}
    </ul>
  </>
);
