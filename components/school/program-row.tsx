'use client';

import { useToday } from '@/components/ui/use-today';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

export interface ProgramRowTexts {
  key: string;
  href: Href;
  name: string;
  /** The name in the other language, for the search. */
  otherName: string;
  facts: string;
  fee: string;
  /** The period of the fee. */
  per: string;
  /** Whether it is open for applications, by day. */
  phases: readonly { from: string; text: string }[];
  /** The day on which the page was rendered. */
  madeOn: string;
}

/** A programme as one line of a long list; the whole line is a link. */
export function ProgramRow({ program }: { program: ProgramRowTexts }) {
  const { fee, per, phases } = program;
  const today = useToday(program.madeOn);
  const deadline = phases.findLast(({ from }) => from <= today)?.text;
  return (
    <div className="line-row">
      <div className="min-w-0 flex-1 basis-64">
        <Link href={program.href} prefetch={false} className="line-link">
          {program.name}
        </Link>
        <p className="text-sm text-muted">{program.facts}</p>
      </div>
      <p className="line-end">
        <span className="font-semibold tabular-nums">
          {fee}
          {per && <span className="font-normal text-muted"> {per}</span>}
        </span>
        {deadline && <span className="text-sm text-muted">{deadline}</span>}
      </p>
    </div>
  );
}
