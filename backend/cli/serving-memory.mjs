/**
 * Variables of a long-running server that keep it from holding memory without use; the operator's own win. The units
 * in `deploy/systemd` have the same ones (docs/decisions/front-server.md).
 */
export const servingMemory = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=16' };
