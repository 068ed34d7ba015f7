export interface Never {
  rooms: string[];
  why: string;
}

/** One row of the table: files, what they may not import, and which libraries they may import nevertheless. */
export interface Zone {
  files: string[];
  never?: Never[];
  allows?: string[];
  /** Libraries that these files may not import, besides the common ones. */
  without?: string[];
}

const inside = (...rooms: string[]) => rooms.flatMap((room) => [`@/${room}`, `@/${room}/**`]);
export const backend = { rooms: inside('backend'), why: 'The backend is reached through lib/api.' };
export const rooms = (folder: string, names: string) =>
  names.split(' ').flatMap((name) => inside(`${folder}/${name}`));
