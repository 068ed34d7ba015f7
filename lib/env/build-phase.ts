/** True inside `next build`, where the backend may be unavailable. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';

/** True in `npm run dev -- --mocked`, where every call is answered by the example of its contract. */
export const isMocked = (): boolean => isDeveloping() && process.env.NEXT_PUBLIC_MOCKED === 'on';

/** True under `next dev`, where static parameters are computed in a process that cannot open the embedded database. */
export const isDeveloping = (): boolean => process.env.NODE_ENV === 'development';
