'use client';

import { ChipLink } from '@/components/ui/chip';
import { href } from '@/lib/routes/href';

interface ProvinceChipsProps {
  /** Code, name and number of schools. */
  provinces: readonly (readonly [code: string, name: string, count: number])[];
}

/** Provinces by name, as finished texts. */
export const ProvinceChips = ({ provinces }: ProvinceChipsProps) => (
  <ul className="-mx-4 flex gap-2.5 overflow-x-auto px-4 pb-3 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:p-0">
    {provinces.map(([code, name, count]) => (
      <li key={code} className="shrink-0">
        <ChipLink href={href('/explore', undefined, { province: code })} prefetch={false}>
          {name}
          <span className="text-muted">{count}</span>
        </ChipLink>
      </li>
    ))}
  </ul>
);
