interface FunnelProps {
  label: string;
  /** Each a part of the one before. */
  stages: readonly { key: string; label: string; value: number }[];
  /** Of how many of the stage before go on, in percent. */
  shareText: (share: number) => string;
}

/** How many of those who began go how far; each stage narrows to the next, with the share that goes on. */
export function Funnel({ label, stages, shareText }: FunnelProps) {
  const all = stages[0]?.value ?? 0;
  const edgeOf = (value: number) => 50 * (1 - (all > 0 ? value / all : 0));
  return (
    <ol aria-label={label} className="grid gap-1">
      {stages.map(({ key, label: name, value }, index) => {
        const before = stages[index - 1]?.value;
        const next = stages[index + 1]?.value ?? value;
        const [top, bottom] = [edgeOf(value), edgeOf(next)];
        return (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-4 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)_6rem]"
          >
            <span className="text-sm">{name}</span>
            <span aria-hidden="true" className="order-last h-8 basis-full bg-border/60 sm:order-none sm:h-11">
              <span
                className="block h-full bg-accent"
                style={{
                  clipPath: `polygon(${top}% 0, ${100 - top}% 0, ${100 - bottom}% 100%, ${bottom}% 100%)`,
                }}
              />
            </span>
            <span className="text-sm tabular-nums">
              <span className="text-base font-semibold">{value}</span>
              {before !== undefined && before > 0 && (
                <span className="text-nowrap text-muted sm:block">
                  {' '}
                  {shareText(Math.round((value / before) * 100))}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
