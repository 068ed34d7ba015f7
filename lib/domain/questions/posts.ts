/** What readers see of a post: `held` waits for a first look, `hidden` was decided, `merged` leads to another question. */
export const questionStates = ['open', 'held', 'hidden', 'merged'] as const;
export const answerStates = ['open', 'held', 'hidden'] as const;

export const communityLimits = {
  /** Open posts of an account after which the next ones are no longer held. */
  trustedFromPosts: 2,
  /** Held posts of an account with which it writes no more until somebody has decided about one of them. */
  heldPostsMax: 5,
  /** Changes within these minutes are not marked. */
  silentEditMinutes: 5,
  /** For so long one’s own message of a chat can be put right. */
  messageEditMinutes: 15,
  /** The same words of one person are refused for so long. */
  sameWordsHours: 24,
  /** Links of accounts that were younger than this when they wrote stay text. */
  linksFromDays: 7,
  /** An author's silence after which staff may accept an answer. */
  acceptedByStaffAfterDays: 7,
  /** An unanswered question is marked after these hours. */
  answerWithinHours: 48,
} as const;

/** The number of who asked; others below a question count from 2. */
export const askerNumber = 1;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Whether a change now is told to readers. */
export const isToldEdit = (writtenAt: Date, now: Date): boolean =>
  now.getTime() - writtenAt.getTime() > communityLimits.silentEditMinutes * minuteMs;

/** Whether the writer of a message may still change it. */
export const isMessageOpen = (writtenAt: Date, now: Date): boolean =>
  now.getTime() - writtenAt.getTime() <= communityLimits.messageEditMinutes * minuteMs;

/** Links in a post are links, not text. */
export const hasLinks = (role: 'student' | 'staff', joinedAt: Date, writtenAt: Date): boolean =>
  role === 'staff' || writtenAt.getTime() - joinedAt.getTime() >= communityLimits.linksFromDays * dayMs;

/** Readers see it, and nobody has answered for too long. */
export const isOverdue = (
  { state, answerCount, createdAt }: { state: string; answerCount: number; createdAt: string },
  now: Date,
): boolean =>
  state === 'open' &&
  answerCount === 0 &&
  now.getTime() - Date.parse(createdAt) > communityLimits.answerWithinHours * hourMs;

/** Staff chooses once who asked has been silent for days after an answer, or is gone. */
export const mayStaffAccept = (
  asked: { hasAuthor: boolean },
  answer: { createdAt: string | null } | null,
  now: Date,
): boolean =>
  !asked.hasAuthor ||
  !answer?.createdAt ||
  now.getTime() - Date.parse(answer.createdAt) >= communityLimits.acceptedByStaffAfterDays * dayMs;
