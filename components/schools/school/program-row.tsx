'use client';

import { useToday } from '@/components/ui/use-today';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

export interface ProgramRowTexts {
  /** The id of the program. */
  key: string;
  name: string;
  /** The name in the other language, for the search. */
  otherName: string;
  facts: string;
  fee: string;
  /** The period of the fee. */
  per: string;
  /** Whether it is open for applications, by day. */
  phases: readonly { from: string; text: string }[];
}

/** A program as one line of a long list; the whole line is a link. `madeOn` is the day on which the page was rendered. */
export function ProgramRow({ program, madeOn }: { program: ProgramRowTexts; madeOn: string }) {
  const { fee, per, phases } = program;
  const today = useToday(madeOn);
  const deadline = phases.findLast(({ from }) => from <= today)?.text;
  return (
    <div className="line-row program-row">
      <div>
        <Link href={href('/course/[id]', { id: program.key })} prefetch={false} className="line-link">
          {program.name}
        </Link>
        <p>{program.facts}</p>
      </div>
      <p className="line-end">
        <span className="price">
          {fee}
          {per && <span>{` ${per}`}</span>}
        </span>
        {deadline && <span>{deadline}</span>}
      </p>
    </div>
  );
}
