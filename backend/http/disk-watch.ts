import type { Clock, Logger } from '@/backend/process';
import { diskFullLogSeconds, diskFullRetrySeconds } from '@/backend/limits';

/** What this process knows of the disk of its data: nothing but the writes that found no room. */
export class DiskWatch {
  private lastAt = Number.NEGATIVE_INFINITY;
  private saidAt = Number.NEGATIVE_INFINITY;
  private unsaid = 0;

  constructor(
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  private seconds = (): number => this.clock.now().getTime() / 1000;

  /** A write found no room. While every write fails, one line a minute says how many did. */
  note(reason: string | undefined): void {
    this.lastAt = this.seconds();
    this.unsaid += 1;
    if (this.lastAt - this.saidAt < diskFullLogSeconds) return;
    this.saidAt = this.lastAt;
    this.log.error('disk-full', { refused: this.unsaid, reason });
    this.unsaid = 0;
  }

  /** Until a write may be tried again: without requests nothing would ever find the room that was made. */
  isFull = (): boolean => this.seconds() - this.lastAt < diskFullRetrySeconds;
}
