import type { Deps } from '@/backend/deps';
import { type Finding, good, remark } from './finding';
import { readSuccesses } from './job-runs';

const hourMs = 3_600_000;
/** One night may be missed by an hour, not by a day. */
const lateAfterHours = 26;

/** How old the last backup of this database is. A copy that PostgreSQL's own programs make is not known here. */
export async function checkBackup({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Finding> {
  const about = 'backup';
  const last = (await readSuccesses(db)).find(({ name }) => name === 'backup');
  if (!last)
    return remark(
      about,
      'npm run backup was never run on this database: systemctl enable --now sala-backup.timer.',
    );
  const hours = Math.floor((clock.now().getTime() - last.succeededAt.getTime()) / hourMs);
  const text = `The last one was made ${hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`} ago`;
  return hours <= lateAfterHours
    ? good(about, text)
    : remark(about, `${text}. Look at systemctl list-timers and journalctl -u sala-backup.`);
}
