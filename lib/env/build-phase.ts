/** True inside `next build`, where the backend may be out of reach. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';
