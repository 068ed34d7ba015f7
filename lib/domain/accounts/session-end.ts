/** Why a session is over, as its person is told: another of their devices, a new PIN, a disabled account, or nothing special. */
export const sessionEnds = ['elsewhere', 'secret', 'disabled', 'ended'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

export const isSessionEnd = (value: unknown): value is SessionEnd => sessionEnds.some((end) => end === value);
