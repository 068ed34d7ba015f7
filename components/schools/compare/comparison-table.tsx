'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Icon } from '@/components/ui/icon';
import { Table } from '@/components/ui/table';

interface ComparedColumn {
  id: string;
  /** In the page's language, for the button that takes it out. */
  name: string;
  head: ReactNode;
}

export interface ComparedRow {
  key: string;
  label: string;
  /** One for each column; null where nothing is published. */
  cells: readonly ReactNode[];
}

interface ComparisonTableProps {
  label: string;
  columns: readonly ComparedColumn[];
  rows: readonly ComparedRow[];
  onRemove: (id: string) => void;
}

const labelStyle =
  'sticky left-0 z-10 w-28 min-w-28 border-r border-border bg-sunken px-3 py-3 align-top sm:w-44';

/** Two to four records side by side; it scrolls sideways inside itself, with the labels in place. */
export function ComparisonTable({ label, columns, rows, onRemove }: ComparisonTableProps) {
  const t = useTranslations('comparison');
  return (
    <Table label={label}>
      <thead>
        <tr className="border-b border-border">
          <th scope="col" className={labelStyle}>
            <span className="sr-only">{t('fact')}</span>
          </th>
          {columns.map(({ id, name, head }) => (
            <th key={id} scope="col" className="min-w-44 px-4 py-3 align-top font-normal">
              <div className="flex items-start gap-2">
                <div className="min-w-0 flex-1">{head}</div>
                <IconButton
                  label={t('remove', { name })}
                  icon={<Icon name="x" />}
                  size="icon-sm"
                  onClick={() => onRemove(id)}
                />
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-b border-border last:border-b-0">
            <th scope="row" className={`${labelStyle} text-sm font-semibold`}>
              {row.label}
            </th>
            {columns.map(({ id }, index) => (
              <td key={id} className="min-w-44 px-4 py-3 align-top">
                {row.cells[index] ?? <span className="text-muted">{t('notPublished')}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
