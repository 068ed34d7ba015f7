'use client';

import { type CSSProperties, useEffect, useState } from 'react';
import { deviceStore, readBy } from '@/lib/device/device-store';

const seenMax = 30;
const freshMs = 3_600_000;
/** As long as the slowest petal falls. */
const lastsMs = 4_200;
const petalCount = 18;

const readSeen = readBy((value) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : null,
);

const petals = Array.from({ length: petalCount }, (_, index) => ({
  '--x': `${(index * 100) / petalCount + (index % 3)}%`,
  '--fall': `${2_400 + (index % 5) * 250}ms`,
  '--wait': `${(index % 6) * 130}ms`,
  '--sway': `${index % 2 === 0 ? 2.5 : -2.5}rem`,
})) as readonly CSSProperties[];

interface PetalsProps {
  /** Names what is celebrated; each is celebrated once on a device. */
  moment: string;
  /** The instant; a moment of another hour is over. Absent: whenever it is seen first. */
  at?: string;
  /** For screen readers. */
  announce: string;
}

/** Petals of romduol fall for a moment. They cover nothing, and nobody waits for them. */
export function Petals({ moment, at, announce }: PetalsProps) {
  const [isNow, setIsNow] = useState(false);
  useEffect(() => {
    const store = deviceStore('sala.moments', readSeen, { scope: 'device' });
    const seen = store.read() ?? [];
    const isOver = at !== undefined && Date.now() - Date.parse(at) > freshMs;
    if (isOver || seen.includes(moment)) return;
    store.write([...seen, moment].slice(-seenMax));
    const begin = setTimeout(() => setIsNow(true));
    const end = setTimeout(() => setIsNow(false), lastsMs);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
    };
  }, [moment, at]);
  return (
    <>
      <p role="status" className="sr-only">
        {isNow && announce}
      </p>
      {isNow && (
        <div aria-hidden="true" className="petals">
          {petals.map((style, index) => (
            <i key={index} style={style} />
          ))}
        </div>
      )}
    </>
  );
}
