'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { OnSight } from '@/components/feedback/on-sight';
import { ChipLink } from '@/components/ui/chip';
import { TextLink } from '@/components/ui/text-link';
import { href } from '@/lib/routes/href';

/** As large as the map, so that nothing moves. */
const MapSpace = () => <div className="mx-auto aspect-[1060/912] w-full max-w-md" />;
// For pointers: by key, the list of schools is narrowed to any of them.
const ProvinceMap = lazyPart(() => import('./province-map').then((module) => module.ProvinceMap), MapSpace, {
  ssr: false,
});

export interface ProvinceOnMap {
  code: string;
  name: string;
  /** Schools. */
  count: number;
}

/** Those that most are asked for; the map and the list of schools have the others. */
const namedMax = 8;

interface ProvinceChoiceProps {
  /** Most schools first. */
  provinces: readonly ProvinceOnMap[];
  /** Leads to all of them. */
  everywhere: string;
}

/** Provinces on the map, and the first of them by name, as finished texts. */
export const ProvinceChoice = ({ provinces, everywhere }: ProvinceChoiceProps) => (
  <div className="grid items-center gap-x-12 gap-y-5 lg:grid-cols-[26rem_1fr]">
    {/* On phones the list is enough, and the map is never fetched. */}
    <div className="max-sm:hidden">
      <OnSight before={<MapSpace />}>
        <ProvinceMap provinces={provinces} className="mx-auto h-auto w-full max-w-md" />
      </OnSight>
    </div>
    <ul className="-mx-4 flex gap-2.5 overflow-x-auto px-4 pb-3 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:p-0">
      {provinces.slice(0, namedMax).map(({ code, name, count }) => (
        <li key={code} className="shrink-0">
          <ChipLink href={href('/explore', undefined, { province: code })} prefetch={false}>
            {name}
            <span className="text-muted">{count}</span>
          </ChipLink>
        </li>
      ))}
      <li className="shrink-0">
        <TextLink href={href('/explore')}>{everywhere}</TextLink>
      </li>
    </ul>
  </div>
);
