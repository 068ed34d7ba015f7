'use client';

import { illustrationFolder } from '@/lib/illustrations/illustration-files';
import { provinceMarks } from '@/lib/illustrations/map/province-marks';
import { Link } from '@/lib/i18n/navigation';
import { href, type Href } from '@/lib/routes/href';

export interface MapProvince {
  code: string;
  name: string;
  count: number;
  /** What it leads to, instead of its schools. */
  href?: Href;
}

const file = `${illustrationFolder}/map-provinces.svg`;

/** Steps from many schools to none, as parts of the largest number. */
const shade = (count: number, most: number) => {
  const share = count / most;
  if (share > 0.5) return 'map-many';
  if (share > 0.15) return 'map-some';
  return 'map-few';
};

/**
 * Cambodia by province; each links to its schools or to what it counts. For pointers only, because small provinces are small: the list of
 * provinces beside it offers the same.
 */
export function ProvinceMap({
  provinces,
  numbered = true,
  className,
}: {
  provinces: readonly MapProvince[];
  /** Without numbers where the map is too small for them to be read; the list beside it has them. */
  numbered?: boolean;
  className?: string;
}) {
  const found = new Map(provinces.map((province) => [province.code, province]));
  const most = Math.max(1, ...provinces.map(({ count }) => count));
  return (
    <svg aria-hidden="true" viewBox="0 0 1060 912" className={`province-map ${className ?? ''}`}>
      {Object.entries(provinceMarks).map(([code, [x, y]]) => {
        const province = found.get(code);
        const shape = <use href={`${file}#p${code}`} />;
        if (!province) return <g key={code}>{shape}</g>;
        return (
          <Link
            key={code}
            href={province.href ?? href('/explore', undefined, { province: code })}
            prefetch={false}
            tabIndex={-1}
            className={shade(province.count, most)}
          >
            <title>{`${province.name}: ${province.count}`}</title>
            {shape}
            {numbered && (
              <text x={x} y={y + 10}>
                {province.count}
              </text>
            )}
          </Link>
        );
      })}
      <use href={`${file}#lake`} className="map-lake" />
      <use href={`${file}#river`} className="map-river" />
    </svg>
  );
}
