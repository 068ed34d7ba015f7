/**
 * Node gives a process of its own as much memory as the machine has, and keeps it: 330 MB under load where 180 do.
 * The heap grows by a tenth of what lives, not by a multiple of it, and the middle one of V8's three compilers, whose code
 * and bookkeeping take tens of megabytes, is left out. The limit of the heap is in megabytes; six whole lists of courses at
 * once stay below it.
 */
export const backendNodeArgs = Object.freeze([
  '--max-semi-space-size=2',
  '--max-old-space-size=512',
  '--heap-growing-percent=10',
  '--no-maglev',
]);

/** glibc gives less and less of freed memory back the larger the pieces were; a threshold that is set stays where it is. */
export const backendMemoryEnv = Object.freeze({ MALLOC_TRIM_THRESHOLD_: String(128 * 1024) });
