'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Cell, HeaderCell, Table, TableHead, TableRow } from '../table';

interface ChartFigureProps {
  label: string;
  columns: readonly string[];
  /** The same numbers in rows; the first cell names its row. */
  rows: readonly (readonly (string | number)[])[];
  children: ReactNode;
}

/** A drawing with its numbers as a table, for people who cannot see it or need exact values. */
export function ChartFigure({ label, columns, rows, children }: ChartFigureProps) {
  const t = useTranslations('chart');
  return (
    <figure aria-label={label} className="min-w-0">
      {children}
      <details className="group mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-sm text-sm font-medium text-accent-text">
          {t('asTable')}
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <Table label={label}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <HeaderCell key={column}>{column}</HeaderCell>
              ))}
            </TableRow>
          </TableHead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <TableRow key={name}>
                <HeaderCell scope="row">{name}</HeaderCell>
                {cells.map((cell, index) => (
                  <Cell key={columns[index + 1]} className="tabular-nums">
                    {cell}
                  </Cell>
                ))}
              </TableRow>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}
