export const timings = {
  fetchDisplayDelayMinMs: 200,
  idlePrefetchTimeoutMs: 2_000,
  scrollAnimationMs: 600,
  /** After an answer a statement stays visible this long before the next one. */
  answerSeenMs: 350,
  /** A list that does not show a change yet is asked again after so long, and so long at most. */
  /** A profile is read again so long after the schools of its person were added. */
  profileReloadDelayMs: 500,
  pollMs: 500,
  pollAtMostMs: 10_000,
} as const;

/** Effective connection types without prefetching. */
export const prefetchSkippedOn = ['2g', 'slow-2g'] as const;

export const toastTimeoutsMs = {
  default: 5_000,
  warning: 10_000,
  denied: 10_000,
  danger: 20_000,
} as const;

/** A decision is sent after so long, and can be undone until then: as long as its toast is shown. */
export const undoMs = toastTimeoutsMs.default;

export const progressBar = {
  throttleMs: 200,
  durationMs: 5_000,
  hideDelayMs: 500,
  startPercent: 0,
  endPercent: 100,
} as const;

/** From this width on, a page is laid out for more than a phone: Tailwind's `sm`. */
export const wideScreenMinPx = 640;

/** From this width on, a row opens beside its list: Tailwind's `xl`. */
export const panelBesideMinPx = 1280;

/** Widths of pictures on pages. */
export const imageBreakpointsPx = [320, 640, 768, 1024, 1280, 1536] as const;
