/** True inside `next build`, where the backend may be unavailable. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';

/** True under `next dev`, where static parameters are computed in a process that cannot open the embedded database. */
export const isDeveloping = (): boolean => process.env.NODE_ENV === 'development';
