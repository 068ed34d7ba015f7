'use client';

import { illustrationFolder } from '@/lib/illustrations/illustration-files';
import { placeOnMap, pointOnMap } from '@/lib/illustrations/map/map-projection';
import { provinceMarks } from '@/lib/illustrations/map/province-marks';

interface Position {
  latitude: number;
  longitude: number;
}

interface CampusMapProps {
  place: Position | null;
  onPick: (place: Position) => void;
}

const file = `${illustrationFolder}/map-provinces.svg`;
const [width, height] = [1060, 912];

/** Cambodia with one marked place. For pointers only: the fields beside it say the same. */
export function CampusMap({ place, onPick }: CampusMapProps) {
  const point = place && pointOnMap(place);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="province-map cursor-crosshair rounded-md border border-border bg-surface"
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const x = ((event.clientX - box.left) / box.width) * width;
        const y = ((event.clientY - box.top) / box.height) * height;
        onPick(placeOnMap([x, y]));
      }}
    >
      {Object.keys(provinceMarks).map((code) => (
        <use key={code} href={`${file}#p${code}`} />
      ))}
      <use href={`${file}#lake`} className="map-lake" />
      <use href={`${file}#river`} className="map-river" />
      {point && (
        <circle
          cx={point[0]}
          cy={point[1]}
          r={22}
          className="fill-accent stroke-surface"
          strokeWidth={8}
          pointerEvents="none"
        />
      )}
    </svg>
  );
}
